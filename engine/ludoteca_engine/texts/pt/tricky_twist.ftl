### Tricky Twist em português: regras, acontecimentos, recusas, falhas, exemplos e nomes das coisas na mesa.

game = Tricky Twist
    .about = Ganhar vazas e perder cartas: o que rende é ter tantas vazas quantas falsas vazas.

label-suit = { $suit ->
    [O] anéis
    [X] estrelas
    [W] coroas
   *[D] gotas
}
bonus-word = { $bonus ->
    [BACK] Retomar (BACK)
    [FLIP] Virar (FLIP)
    [JOKER] Curinga (JOKER)
    [TRICKS] Pontos por vaza (TRICKS)
   *[other] carta variável { $bonus }
}
score-word = { $score ->
    [RUN] Maior sequência (RUN)
    [PAIR-1] Par de naipes 1 (PAIR-1)
    [PAIR-2] Par de naipes 2 (PAIR-2)
    [SUIT] Melhor naipe (SUIT)
    [KINDS] Naipes diferentes (KINDS)
    [FEW] Menos (FEW)
    [MANY] Mais (MANY)
    [EVEN] Valores pares (EVEN)
    [ODD] Valores ímpares (ODD)
   *[other] { $score }
}

## Rules: setting up

TT-01 = Jogam três ou quatro pessoas.
    .title = Jogadores
TT-02 = As nove cartas de pontuação são embaralhadas numa pilha virada para baixo; a de cima é aberta.
    .title = Cartas de pontuação
TT-03 = As oito cartas de bônus ficam abertas ao alcance de todos.
    .title = Cartas de bônus
TT-04 = As quatro cartas de bônus variáveis mostram o lado que combina com a carta de pontuação aberta.
    .title = Que lado fica para cima
TT-05 = O acaso decide quem começa a primeira rodada.
    .title = Quem começa
TT-06 = Antes de cada nova rodada abre-se a carta de pontuação seguinte sobre a anterior. Só a visível conta.
    .title = Próxima carta de pontuação
TT-07 = Antes de cada nova rodada as cartas variáveis são viradas conforme a nova carta de pontuação.
    .title = Virar as cartas variáveis
TT-08 = Distribuem-se todas as 48 cartas de número: 16 para cada um com três jogadores, 12 com quatro.
    .title = Distribuição
TT-09 = Cada um pode olhar a própria mão quando quiser; mais ninguém a vê.
    .title = As mãos são secretas
TT-10 = Da mão escolhem-se exatamente cinco cartas, que são embaralhadas e postas viradas para baixo: a reserva.
    .title = A reserva
TT-11 = Ninguém espia uma reserva. O dono sabe quais cartas estão nela, mas não em que ordem.
    .title = Sem espiar

## Rules: drawing and playing

TT-12 = Antes da primeira carta de uma vaza, cada um por sua vez, a começar por quem abre, pode passar para a mão a carta de cima da própria reserva.
    .title = Comprar
TT-13 = Ninguém é obrigado a comprar. No máximo uma carta antes de cada vaza, e nenhuma de uma reserva vazia.
    .title = Uma carta no máximo
TT-14 = Quem abre a vaza joga qualquer carta da própria mão.
    .title = Abrir a vaza
TT-15 = Os outros juntam uma carta da mão cada um, em sentido horário.
    .title = Na sua vez
TT-16 = Quem tem o naipe pedido deve jogá-lo; o valor é livre. Não importa se outros não puderam.
    .title = Seguir o naipe
TT-17 = Quem não tem carta do naipe pedido pode jogar qualquer uma.
    .title = Nada para seguir
TT-18 = Quando todos jogaram uma carta, a vaza está completa.
    .title = Vaza completa
TT-20 = Ganha a carta mais alta do naipe pedido. Outro naipe nunca ganha, por mais alto que seja: não há trunfo.
    .title = Quem ganha
TT-21 = Quem ganha recolhe as cartas do naipe pedido e nenhuma outra. Pode ser uma só.
    .title = Só o naipe pedido
TT-22 = O que se recolhe forma uma vaza: virada para baixo, separada das outras.
    .title = Uma vaza
TT-23 = Uma carta de outro naipe volta a quem a jogou, virada para cima. É uma falsa vaza.
    .title = Uma falsa vaza
TT-24 = Quem seguiu o naipe e não ganhou fica sem nada.
    .title = Nada de nada
TT-25 = Vazas e falsas vazas ficam separadas, para poderem ser contadas a qualquer momento.
    .title = Cada coisa no seu lugar
TT-26 = Quem ganhou a vaza abre a seguinte.
    .title = Quem abre depois

## Rules: sevens and bonus cards

TT-30 = Quem recolhe um 7, numa vaza ou como falsa vaza, pode pegar uma carta de bônus. Não importa quem jogou o 7.
    .title = Os setes
TT-31 = Se vários recolhem um 7 na mesma vaza, escolhem um depois do outro, em sentido horário.
    .title = Vários setes
TT-32 = Uma carta de uso imediato age na hora. As outras ficam diante do dono até o fim da rodada.
    .title = Agora ou depois
TT-33 = Ninguém é obrigado a usar uma carta de bônus.
    .title = Sem obrigação
TT-BON-01 = BACK: na hora, você pode devolver uma das suas falsas vazas à mão.
    .title = Retomar
TT-BON-02 = Depois disso BACK sai do jogo, usada ou não.
    .title = Retomar vai embora
TT-BON-03 = FLIP: você pode transformar uma das suas vazas em falsa vaza, ou uma das suas falsas vazas em vaza.
    .title = Virar
TT-BON-04 = Se a vaza virada tem várias cartas, você escolhe a de cima. Só essa conta.
    .title = A carta de cima
TT-BON-05 = JOKER: conta como vaza ou como falsa vaza, à sua escolha. Não tem valor nem naipe.
    .title = Curinga
TT-BON-06 = TRICKS: mais um ponto por vaza, tenha ela quantas cartas tiver.
    .title = Pontos por vaza
TT-BON-07 = Lado de naipes: conta como falsa vaza de um dos dois naipes mostrados; você escolhe.
    .title = Lado de naipes
TT-BON-08 = Lado ímpar: conta como falsa vaza com um dos valores ímpares mostrados.
    .title = Lado ímpar
TT-BON-09 = Lado par: conta como falsa vaza com um dos valores pares mostrados.
    .title = Lado par
TT-BON-10 = Lado livre: conta como falsa vaza com qualquer valor de 1 a 12.
    .title = Qualquer valor
TT-BON-11 = Um 7 escolhido numa carta de bônus não traz outra carta de bônus.
    .title = Um 7 escolhido
TT-BON-12 = Lado mais-menos: junto a uma das suas falsas vazas, torna o valor um maior ou um menor.
    .title = Mais ou menos um
TT-BON-13 = O valor mudado fica entre 1 e 12.
    .title = Nunca além dos limites

## Rules: end of the round and scoring

TT-40 = A rodada acaba quando uma vaza foi resolvida e a mão de alguém está vazia. A reserva não ajuda.
    .title = Fim da rodada
TT-41 = Enquanto todos têm cartas na mão, começa outra vaza.
    .title = Mais uma vaza
TT-42 = Cartas que sobram nas mãos e nas reservas não valem nada.
    .title = Sobras
TT-50 = Cada vaza vale um ponto.
    .title = Vazas
TT-51 = Uma vaza e uma falsa vaza formam um par. Há tantos pares quantos permite o tipo de que você tem menos.
    .title = Pares
TT-52 = Cada par vale três pontos.
    .title = Três por par
TT-53 = Cada par vale cinco pontos se você tem exatamente tantas vazas quantas falsas vazas.
    .title = Cinco se iguais
TT-54 = A carta de pontuação soma seus pontos. Ela só olha para as falsas vazas.
    .title = A carta de pontuação
TT-CARD-RUN = Conta as cartas da sua maior sequência de valores seguidos. Naipe e ordem não importam.
    .title = Maior sequência
TT-CARD-PAIR-1 = Conta suas cartas de um dos dois naipes mostrados; vale o melhor.
    .title = Par de naipes 1
TT-CARD-PAIR-2 = Conta suas cartas de um dos dois naipes mostrados; vale o melhor.
    .title = Par de naipes 2
TT-CARD-SUIT = Conta as cartas do seu melhor naipe. Em caso de empate, só um naipe conta.
    .title = Melhor naipe
TT-CARD-KINDS = Conta os naipes de que você tem pelo menos uma carta.
    .title = Naipes diferentes
TT-CARD-FEW = Quem tem menos falsas vazas, mas pelo menos uma, ganha 12; o próximo 7, e assim por diante. Quem empata ganha o mesmo.
    .title = Menos falsas vazas
TT-CARD-MANY = Quem tem mais falsas vazas, pelo menos uma, ganha 12; o próximo 7, e assim por diante. Quem empata ganha o mesmo.
    .title = Mais falsas vazas
TT-CARD-EVEN = Conta suas cartas de valor par.
    .title = Valores pares
TT-CARD-ODD = Conta suas cartas de valor ímpar.
    .title = Valores ímpares
TT-60 = Há tantas rodadas quantos jogadores.
    .title = Número de rodadas
TT-61 = Em cada nova rodada começa quem está à esquerda de quem começou a anterior.
    .title = A vez passa adiante
TT-62 = Ganha quem tem mais pontos somando todas as rodadas.
    .title = Vitória
TT-63 = Quem empata em pontos divide a vitória.
    .title = Vitória dividida

## Rulings

TT-Q01 = O livro não diz quem abre a vaza seguinte. Aqui abre quem ganhou; outro costume é que abra sempre quem começou a rodada.
    .title = Quem abre a seguinte
TT-Q02 = A chance de comprar vem antes de cada vaza, inclusive a primeira.
    .title = Quando comprar
TT-Q03 = Uma mão vazia acaba a rodada antes da próxima compra. Pode-se combinar que se olhe só depois das compras.
    .title = Mão vazia, reserva cheia
TT-Q04 = Compra-se um depois do outro. Todos veem que você compra, ninguém vê o quê.
    .title = Compras secretas
TT-Q05 = Quem recolheu um 7 escolhe em sentido horário a partir de quem ganhou. Pode-se combinar que se comece por quem abriu.
    .title = Ordem de escolha
TT-Q06 = Ninguém recolhe dois setes numa vaza: a vaza tem um só naipe e a falsa vaza é uma só carta.
    .title = Um 7 de cada vez
TT-Q07 = BACK pode buscar a falsa vaza recém-ganha e assim manter a rodada viva.
    .title = Recém-ganha, retomada
TT-Q08 = Pode-se pegar BACK sem ter falsa vaza. Ela não faz nada e sai do jogo.
    .title = Nada para retomar
TT-Q09 = Todas as cartas de bônus voltam na rodada seguinte, menos BACK depois de pega. Pode-se combinar que volte também.
    .title = Os bônus voltam
TT-Q10 = No fim da rodada os bônus são usados em sentido horário a partir de quem ganhou a última vaza, às claras e em definitivo. Pode-se combinar que todos decidam em segredo e mostrem juntos.
    .title = Ordem de uso
TT-Q11 = Uma vaza virada é uma só falsa vaza, com o naipe e o valor da carta de cima. Um 7 em cima não traz bônus.
    .title = O que mostra a vaza virada
TT-Q12 = FLIP vale para pilhas de cartas de número, não para cartas de bônus.
    .title = Bônus não se vira
TT-Q13 = Mais-menos também vale para uma vaza virada e para um bônus com valor, mas não onde não há valor.
    .title = O que pode mudar
TT-Q14 = Um 12 só pode virar 11, um 1 só 2. Mais-menos não é falsa vaza, e um 7 feito assim não traz nada.
    .title = Nos limites
TT-Q15 = O lado de naipes não tem valor, o de valores não tem naipe, o curinga não tem nenhum. Todos contam como falsas vazas.
    .title = O que os bônus mostram
TT-Q16 = TRICKS conta as vazas depois de todas as outras mudanças.
    .title = Vazas por último
TT-Q17 = Quem empata divide a posição, e a seguinte é pulada. Pode-se combinar que não se pule.
    .title = Empates de posição
TT-Q18 = Sem falsa vaza não se ganha nada com FEW e MANY nem se ocupa posição.
    .title = Nenhuma não é pouca
TT-Q19 = Numa sequência cada valor conta uma vez, e o 12 não emenda no 1. Pode-se combinar que todas as cartas contem.
    .title = Valores iguais na sequência
TT-Q20 = Sem vazas e sem falsas vazas não há pares nem pontos.
    .title = Nada é nada
TT-Q21 = Uma carta de bônus pode ser recusada, mas não pega mais tarde.
    .title = Agora ou nunca
TT-Q22 = Você pode rever as próprias vazas, não as dos outros.
    .title = Rever vazas
TT-Q23 = Todos escolhem as reservas em segredo, e ninguém abre antes de todos terminarem.
    .title = Primeiro as reservas

## Events

event-card-aside = { $seat } separa { $cards }: { $count } de { $size }.{ $voids-count ->
    [0] {""}
   *[other] {" "}Na mão não há mais { $voids-or }.
}
    .voids = { label-suit }
    .step = { $seat } separa { $cards }
event-card-aside-hidden = { $seat } separa uma carta ({ $count } de { $size }).
    .step = { $seat } separa uma carta
event-card-returned = { $seat } devolve { $card } à mão.
    .step = { $seat } devolve { $card }
event-card-returned-hidden = { $seat } devolve uma carta à mão.
    .step = { $seat } devolve uma carta
event-reserve-closed = { $seat } embaralha { $cards } e põe tudo virado para baixo: a reserva. { $left ->
    [0] Não fica carta na mão
    [one] Fica uma carta na mão
   *[other] Ficam { $left } cartas na mão
}{ $voids-count ->
    [0] .
   *[other] , sem { $voids-or }.
}
    .voids = { label-suit }
    .step = A reserva de { $seat }
event-reserve-closed-hidden = { $seat } embaralha cinco cartas e as põe viradas para baixo: a reserva.
    .step = A reserva de { $seat }
event-tricks-begin = Todas as reservas estão prontas. { $seat } vai abrir a primeira vaza; antes disso, todos podem comprar.
    .step = A primeira vaza
event-card-drawn = { $seat } compra a carta de cima da reserva: { $card }. Na mão: { $held ->
    [0] nenhuma carta
    [one] uma carta
   *[other] { $held } cartas
}.
    .step = { $seat } compra { $card }
event-card-drawn-hidden = { $seat } compra uma carta; { $left ->
    [0] a reserva ficou vazia
    [one] fica uma na reserva
   *[other] ficam { $left } na reserva
}.
    .step = { $seat } compra uma carta
event-draw-passed = { $seat } não compra.
    .step = { $seat } não compra
event-card-led = { $seat } abre com { $card }: pedem-se { label-suit }.
    .step = { $seat } abre com { $card }
event-card-followed = { $held-count ->
    [0] { $seat } segue o naipe com { $card }.
    [1] { $seat } tem uma só carta de { label-suit }, { $card }, e deve jogá-la.
   *[other] { $seat } tem { label-suit } ({ $held }) e deve seguir; qual delas é livre. Joga { $card }.
}
    .step = { $seat } segue com { $card }
event-card-thrown = { $seat } não tem { label-suit } e pode jogar qualquer carta: { $card }.
    .step = { $seat } joga { $card }, outro naipe
event-trick-won = { $alone ->
    [yes] Mais ninguém jogou { label-suit }: { $seat } ganha com { $card } e recolhe só essa carta.
   *[no] { $card } é a mais alta de { label-suit }: { $seat } ganha e recolhe { $cards }, uma vaza.
}{ $high-count ->
    [0] {""}
    [1] {" "}{ $high } é mais alta, mas de outro naipe, e outros naipes nunca ganham.
   *[other] {" "}{ $high } são mais altas, mas de outros naipes, e outros naipes nunca ganham.
}{ $empty-count ->
    [0] {""}
    [1] {" "}{ $empty } seguiu e fica sem nada.
   *[other] {" "}{ $empty } seguiram e ficam sem nada.
}
    .step = { $seat } ganha com { $card }
event-false-trick = { $card } não é do naipe pedido. Volta para { $seat }, virada para cima: { $count ->
    [1] a primeira falsa vaza.
   *[other] falsa vaza número { $count }.
}
    .step = { $card } volta para { $seat }
event-bonus-due = { $order-count ->
    [1] { $seat } recolheu { $cards } e pode pegar uma carta de bônus.
   *[other] Foram recolhidas { $cards }. Os bônus são escolhidos em sentido horário, { $by_winner ->
        [yes] a partir de quem ganhou
       *[no] a partir de quem abriu
    }: { $order }.
}
    .step = Um 7 foi recolhido
event-bonus-taken = { $seat } pega { bonus-word }{ $now ->
    [yes] , para usar na hora.
   *[no] {" "}e guarda para o fim da rodada.
}{ $side ->
    [suits] {" "}A carta mostra o lado de naipes.
    [values] {" "}A carta mostra o lado de valores.
   *[other] {""}
}{ $assumed ->
    [yes] {" "}(Que lado fica para cima é suposição.)
   *[no] {""}
}
    .step = { $seat } pega { $bonus }
event-bonus-declined = { $seat } não pega carta de bônus. Para este 7 não há segunda chance.
    .step = { $seat } recusa
event-recall-declined = { $seat } deixa as falsas vazas como estão. BACK sai do jogo mesmo assim.
    .step = { $seat } não usa BACK
event-false-trick-recalled = { $seat } devolve a falsa vaza { $card } à mão (agora { $held ->
    [0] nenhuma carta
    [one] uma carta
   *[other] { $held } cartas
}). BACK sai do jogo.{ $seven ->
    [yes] {" "}Jogado de novo, este 7 pode trazer outro bônus.
   *[no] {""}
}
    .step = { $card } volta à mão
event-nothing-to-recall = { $seat } não tem falsa vaza para retomar. BACK não faz nada e sai do jogo.
    .step = Nada para retomar
event-next-trick = Todos ainda têm cartas na mão. { $by_winner ->
    [yes] { $seat } ganhou e abre
   *[no] { $seat } começou a rodada e abre
} a vaza { $number }.
    .step = { $seat } abre a vaza { $number }
event-round-over = { $empty-count ->
    [1] A mão de { $empty } está vazia
   *[other] As mãos de { $empty } estão vazias
}: a rodada acabou.{ $left-count ->
    [0] {""}
   *[other] {" "}Sobram sem valer nada: { $left }.
}
    .left = { $seat } ({ $hand } na mão, { $reserve } na reserva)
    .step = A rodada acabou
event-flipped-to-false = { $seat } vira a vaza { $cards }. { $under-count ->
    [0] Agora é
   *[other] Com { $card } em cima, agora é
} uma falsa vaza: { $was_tricks } / { $was_false } passa a { $tricks } vazas / { $false } falsas vazas.
    .step = { $seat } vira uma vaza
event-flipped-to-trick = { $seat } transforma a falsa vaza { $card } em vaza: { $was_tricks } / { $was_false } passa a { $tricks } vazas / { $false } falsas vazas.
    .step = { $seat } vira uma falsa vaza
event-joker-set = { $seat } conta o curinga como { $as_trick ->
    [yes] vaza
   *[no] falsa vaza
}: { $was_tricks } / { $was_false } passa a { $tricks } vazas / { $false } falsas vazas.
    .step = O curinga de { $seat }
event-tricks-claimed = { $seat } usa { bonus-word }: mais um ponto por vaza; vazas: { $tricks ->
    [0] nenhuma
    [one] uma
   *[other] { $tricks }
}.
    .step = { $seat } usa TRICKS
event-suit-set = { $seat } conta { $bonus } como falsa vaza de { label-suit }. Não tem valor. Agora { $tricks } vazas / { $false } falsas vazas.{ $assumed ->
    [yes] {" "}(Os naipes desta carta são suposição.)
   *[no] {""}
}
    .step = { $bonus } conta como { label-suit }
event-value-set = { $seat } conta { $bonus } como falsa vaza de valor { $value }. Não tem naipe. Agora { $tricks } vazas / { $false } falsas vazas.{ $seven ->
    [yes] {" "}Um 7 numa carta de bônus não traz bônus.
   *[no] {""}
}{ $assumed ->
    [yes] {" "}(Os valores desta carta são suposição.)
   *[no] {""}
}
    .step = { $bonus } conta como { $value }
event-value-changed = { $seat } junta { $bonus } a { $named }: { $was } passa a { $value }. Falsas vazas: { $false }, como antes.{ $assumed ->
    [yes] {" "}(Qual carta tem o lado mais-menos é suposição.)
   *[no] {""}
}
    .step = { $named } passa a { $value }
event-uses-finished = { $seat } deixa { $left } sem usar.
    .step = { $seat } termina
event-use-planned = { $seat } decide em segredo sobre { bonus-word }{ $words ->
    [none] {""}
   *[other] : { $words }
}. Isso será mostrado quando todos tiverem decidido.
    .step = { $seat } decide em segredo
event-uses-ready = { $seat } já decidiu; a escolha fica em segredo até todos decidirem.
    .step = { $seat } já decidiu
event-uses-revealed = Todos decidiram. As escolhas são mostradas juntas: { $order }.
    .step = Todas as escolhas à mostra
event-base-scored = { $seat }: { $tricks ->
    [0] nenhuma vaza
    [one] uma vaza
   *[other] { $tricks } vazas
} = { $tricks }. { $pairs ->
    [0] Nenhum par
    [one] Um par
   *[other] { $pairs } pares
} × { $each } = { $pair_points }{ $equal ->
    [yes] , porque há tantas vazas quantas falsas vazas.
   *[no] {" "}(falsas vazas: { $false }, número diferente).
}{ $bonus ->
    [0] {""}
   *[other] {" "}TRICKS soma { $bonus }.
} No total { $points }.
    .step = { $seat } faz { $points } com vazas e pares
event-card-scored = { score-word }, { $seat }: { $score ->
    [RUN] { $count ->
        [0] nenhuma sequência
        [one] uma carta ({ $values })
       *[other] sequência de { $count } ({ $values })
    }
    [KINDS] { $count ->
        [0] nenhum naipe
        [one] um naipe ({ $suits })
       *[other] { $count } naipes ({ $suits })
    }
    [FEW] { $rank ->
        [0] nenhuma falsa vaza, nenhuma posição
       *[other] falsas vazas: { $count }, posição { $rank }
    }
    [MANY] { $rank ->
        [0] nenhuma falsa vaza, nenhuma posição
       *[other] falsas vazas: { $count }, posição { $rank }
    }
    [EVEN] { $count ->
        [0] nenhum valor par
        [one] um valor par ({ $values })
       *[other] { $count } valores pares ({ $values })
    }
    [ODD] { $count ->
        [0] nenhum valor ímpar
        [one] um valor ímpar ({ $values })
       *[other] { $count } valores ímpares ({ $values })
    }
   *[other] { $count ->
        [0] nenhuma carta destes naipes
        [one] uma carta de { $suits }
       *[other] { $count } cartas de { $suits }
    }
} = { $points ->
    [0] nenhum ponto
    [one] um ponto
   *[other] { $points } pontos
}{ $assumed ->
    [yes] {" "}(tabela suposta).
   *[no] .
}
    .suits = { label-suit }
    .step = Carta de pontuação: { $points } para { $seat }
event-round-scored = A rodada { $round } de { $rounds } está contada: { $scores }.
    .scores = { $seat } +{ $points } ({ $total } ao todo)
    .step = Contagem da rodada { $round }
event-round-dealt = Rodada { $round }: { $hand } cartas novas para cada um. A carta de pontuação é { score-word }; { $again ->
    [yes] as cartas variáveis ficam no lado de { $side ->
        [suits] naipes
       *[values] valores
    }
   *[no] as cartas variáveis viram para o lado de { $side ->
        [suits] naipes
       *[values] valores
    }
}{ $assumed ->
    [yes] {" "}(suposição).
   *[no] .
} Começa { $seat }.
    .step = Rodada { $round }
event-game-ended = As { $rounds } rodadas foram jogadas. { $winners-count ->
    [1] { $winners } tem mais pontos, { $best }, e ganha.
   *[other] { $winners } têm mais pontos, { $best } cada, e dividem a vitória.
}
    .step = Fim do jogo
event-hand-counted = { $seat } tem { $result ->
    [0] nenhuma carta
    [one] uma carta
   *[other] { $result } cartas
} na mão.
    .step = Cartas na mão
event-card-described = { $card } é um { $value } de { label-suit }: símbolo, cor e desenho dizem o mesmo. { $seven ->
    [yes] Traz o símbolo de bônus: quem a recolhe pode pegar uma carta de bônus.
   *[no] Não traz o símbolo de bônus.
}
    .step = A carta { $card }
event-timing-told = { bonus-word }: { $now ->
    [yes] usa-se na hora, ao ser pega.
   *[no] guarda-se até o fim da rodada.
}
    .step = Quando se usa { $bonus }
event-side-shown = A carta de pontuação é { score-word }; por isso as cartas variáveis mostram o lado de { $side ->
    [suits] naipes
   *[values] valores
}.{ $assumed ->
    [yes] {" "}(A tabela do livro se perdeu; isto é suposição.)
   *[no] {""}
}
    .step = Que lado fica para cima

## Refusals

refusal-too-many-aside = Uma reserva tem exatamente { $size } cartas. { $seat } já separou { $cards }; não cabem mais { $more }.
refusal-too-few-cards = { $seat } só tem { $held } cartas, poucas demais para uma reserva de { $size }.
refusal-reserve-closed = A reserva de { $seat } está fechada; não se mexe nela nem se olha mais.
refusal-not-aside = { $card } não está entre as cartas que { $seat } separou.
refusal-not-five = Uma reserva tem exatamente { $size } cartas; { $seat } separou { $count }.
refusal-no-peeking = Ninguém espia uma reserva. { $seat } só pode comprar a carta de cima, antes de uma vaza começar.
refusal-trick-begun = A vaza já começou. { $seat } podia comprar antes da primeira carta, e poderá de novo antes da próxima vaza.
refusal-empty-reserve = A reserva de { $seat } está vazia.
refusal-already-asked = { $seat } já decidiu sobre comprar antes desta vaza; uma carta no máximo.
refusal-reserves-first = Ninguém compra nem abre antes de todas as reservas estarem fechadas; ainda { $missing-count ->
    [1] falta { $missing }.
   *[other] faltam { $missing }.
}
refusal-hand-is-empty = A rodada acabou, porque há uma mão vazia ({ $empty }). As cartas da reserva já não servem a { $seat }.
refusal-draws-first = Primeiro { $owner } decide se compra ou passa; depois começa a vaza.
refusal-must-follow = { $seat } tem { label-suit } ({ $held }) e deve seguir { $led }. { $card } não é permitida.
refusal-still-in-reserve = { $card } está na reserva de { $seat }. É preciso comprá-la antes de jogar.
refusal-not-in-hand = { $seat } não tem { $card }{ $cards-count ->
    [0] {""}
   *[other] , só { $cards }
}.
refusal-no-seven = { $seat } não acaba de recolher um 7; não há carta de bônus para pegar.
refusal-wait-for-bonus = { $seat } também vai escolher, mas primeiro é a vez de { $owner }.
refusal-not-in-supply = { $bonus } não está entre as cartas para pegar. À escolha: { $supply }.
refusal-nothing-to-decline = Nada foi oferecido a { $seat }.
refusal-no-back = { $card } só pode ser retomada com BACK, no momento em que { $seat } pega BACK.
refusal-no-such-false = { $seat } não tem a falsa vaza { $card }{ $cards-count ->
    [0] {""}
   *[other] , só { $cards }
}.
refusal-not-your-false = { $card } é uma falsa vaza de { $owner }. { $seat } só pode retomar uma das próprias.
refusal-not-owner = { $seat } não tem { $bonus }.
refusal-too-early = { $bonus } é para o fim da rodada; { $seat } guarda até lá.
refusal-already-used = { $seat } já usou { $bonus }; isso é definitivo.
refusal-nothing-to-use = Os bônus se usam no fim da rodada; { $seat } não tem nada para terminar agora.
refusal-joker-status = Diga como o curinga conta: "trick" (vaza) ou "false" (falsa vaza).
refusal-nothing-to-say = { $bonus } não pede escolha; basta usar.
refusal-not-this-suit = { $bonus } mostra { $suits-or }, mais nada.
    .suits = { label-suit }
refusal-not-this-value = { $bonus } oferece os valores { $values-or }.
refusal-not-the-top = Essa carta não está nesta vaza. Em cima pode ficar { $cards-or }.
refusal-flip-bonus = { $bonus } é uma carta de bônus e diz por si o que é. FLIP só vira pilhas de cartas de número.
refusal-not-your-pile = { $card } é de { $owner }. { $seat } só pode virar uma pilha própria.
refusal-no-such-pile = Diga uma das suas vazas (são { $tricks }) e a carta de cima ("T1 4D"), ou uma das suas falsas vazas ("12X").
refusal-beyond-the-ends = { $named } tem o valor { $value }; com { $step } sairia do intervalo de 1 a 12. Só o outro sentido é possível.
refusal-no-value-there = { $named } não mostra valor, então não há o que mudar.
refusal-no-false-trick = Diga uma falsa vaza de { $seat } que tenha valor, e +1 ou -1, como em "8O -1".
refusal-other-suit = { $card } não é do naipe pedido ({ label-suit }, depois de { $led }). Outros naipes nunca ganham, seja qual for o valor.
refusal-too-low = { $card } é do naipe pedido, mas { $best } é mais alta.
refusal-led-suit-only = { $owner } ganha a vaza, mas só recolhe o naipe pedido. { $card } volta para casa.
refusal-not-to-hand = { $card } já foi jogada. Fica diante de { $seat } como falsa vaza, não na mão.

## Faults of a set-up

fault-players = O jogo é para { $least } a { $most } pessoas, não { $players }.
fault-no-such-player = Quem abre, quem começa ou quem ganhou não está sentado aqui: há { $players } lugares.
fault-big-hand = { $seat } tem { $size } cartas; só se dão { $most }.
fault-big-reserve = A reserva de { $seat } é grande demais; nela cabem { $most } cartas.
fault-empty-trick = Uma vaza de { $seat } não tem carta nenhuma.
fault-left-aside = { $seat } ainda tem cartas separadas, mas as reservas já não estão sendo escolhidas.
fault-strange-card = { $card } não pertence ao lugar onde está.
fault-card-twice = { $card } aparece { $times } vezes; na caixa há uma.
fault-no-lead = Alguém jogou, mas não quem abre; não há naipe pedido.
fault-unknown-in-trick = Uma carta no meio é desconhecida; a vaza não pode ser julgada.
fault-tricks-too-soon = As reservas ainda estão sendo escolhidas, mas já se jogaram vazas.
fault-strange-use = { $bonus } de { $seat } não pode ter sido usada como { $use }.
fault-strange-plan = { $seat } não pode decidir isto agora: { $words }.

## Errors

error-players = o jogo é para { $least } a { $most } pessoas, não { $given }.
error-bad-table = { $table } não pode ser { $given }; espera-se algo como { $expected }.
error-bad-form = o formulário ainda não pode ser usado. { $slips }
error-no-card = "{ $given }" não é uma carta; as cartas de número vão de 1O a 12D com os naipes O, X, W e D.
error-no-number-card = aqui é preciso uma carta de número, como "7W"; os naipes são O, X, W e D.
error-one-card = ali só cabe uma carta.
error-one-seat = aqui só cabe uma pessoa.
error-open-set = o conjunto não está fechado; escreva como {"{"}4W 5W{"}"}.
error-no-use = "{ $given }" não é um uso de carta de bônus.
error-no-entry = "{ $given }" não é uma entrada das tabelas; espera-se algo como { $expected }.
error-no-bonus = "{ $given }" não é uma carta de bônus; à escolha: { $cards }.
error-nothing-more = aqui não se espera mais nada, mas há "{ $given }".
error-no-count = "{ $given }" não pode ser contado.

## Names of things

piece = { $name }, { $value } de { label-suit }
piece-unknown = uma carta virada para baixo
zone-score = Carta de pontuação
zone-scored = Cartas de pontuação de rodadas anteriores
zone-scorepile = Pilha de cartas de pontuação
zone-supply = Cartas de bônus para pegar, lado de naipes
zone-turnedsupply = Cartas de bônus para pegar, lado de valores
zone-removed = Cartas fora do jogo
zone-middle = Carta jogada por { $seat }
zone-hand = Mão de { $seat }
zone-aside = Cartas separadas por { $seat }
zone-reserve = Reserva de { $seat }
zone-false = Falsas vazas de { $seat }
zone-covered = Cartas sob uma vaza virada de { $seat }
zone-bonus = Cartas de bônus de { $seat }, lado de naipes
zone-turned = Cartas de bônus de { $seat }, lado de valores
zone-trick = Vaza de { $seat }

## Labels

label-seat = { $seat }
label-leads = { $seat } abre: { label-suit }
label-points = { $seat }: { $points ->
    [0] nenhum ponto
    [one] um ponto
   *[other] { $points } pontos
}
label-total = { $seat }: { $before } + { $points } = { $total }
label-supply = Cartas de bônus, lado de naipes
label-turnedsupply = Cartas de bônus, lado de valores
label-reserve = Reserva { $count }
label-aside = Separadas { $count }
label-tricks = Vazas { $count }
label-false = Falsas vazas { $count }
label-bonus = Bônus
label-uses = { $uses }
    .uses = { $bonus } → { $use }

## Figures under a caption: what is counted, and how much it is

figure-points = { $points }
figure-tricks = { $tricks ->
    [1] Uma vaza × 1
   *[other] { $tricks } vazas × 1
}
figure-pairs = { $pairs ->
    [1] Um par × { $each }
   *[other] { $pairs } pares × { $each }
}
figure-bonus = TRICKS, { $tricks } × 1
figure-base = Vazas e pares
figure-card = { score-word }: { $ranked ->
    [yes] { $rank ->
        [0] sem posição
       *[other] posição { $rank }
    }
   *[no] { $count }
}
figure-round = Esta rodada
figure-total = Todas as rodadas
figure-added = { $before } + { $points } = { $total }
figure-seat = { $seat }
figure-piles = { $tricks ->
    [1] uma vaza
   *[other] { $tricks } vazas
}, { $false ->
    [1] uma falsa
   *[other] { $false } falsas
}
figure-trick-piles = Vazas
figure-false-piles = Falsas vazas
figure-change = { $before } → { $after }

## The form for one's own box

form-hint = Escreva o que está nas cartas da sua caixa. Um campo vazio continua suposição, e as pontuações que dependem dele dizem isso.
form-count-points = Pontos por 0, 1, 2 … cartas contadas
form-rank-points = Pontos por posição
form-ranks = Menos e mais (FEW, MANY)
form-pair-suits = Naipes das duas cartas de par
form-bonus-pairs = Lados de naipes das cartas de bônus variáveis
form-value-sides = Lados de valores das cartas de bônus variáveis
form-values = Valores à escolha
form-turns = Que lado fica para cima
form-turning = Cartas de pontuação com o lado de valores para cima
form-known = Sei com quais cartas de pontuação o lado de valores fica para cima; estão marcadas aqui:
form-assumed = { $value } (suposição)
form-suits-on = Naipes em { $bonus }
form-suit-side = { $bonus }, lado de naipes
form-value-side = { $bonus }, lado de valores
form-suits = { $suits }
    .suits = { label-suit }
form-side = { $side ->
    [odd] lado ímpar
    [even] lado par
    [any] qualquer valor
   *[step] mais ou menos um
}
form-slip = { $entry }: "{ $given }" não serve. { $expected }
form-expects-row = Esperam-se números inteiros de 0 a 1000 separados por vírgulas: os pontos por 0, 1, 2 … cartas, como 0, 0, 1, 3, 6; ou uma das palavras triangular e linear.
form-expects-ranks = Esperam-se números inteiros de 0 a 1000 separados por vírgulas: os pontos da primeira posição, da segunda e assim por diante, como 12, 7, 3, 0.
form-expects-values = Esperam-se valores de 1 a 12 separados por vírgulas, como 1, 3, 5.
form-typed = { $count ->
    [0] Nada foi escrito ainda: todas as { $all } entradas são suposição.
   *[other] Entradas escritas: { $count } de { $all }. As outras são suposição.
}

## Questions

ask-must-follow = A vaza abriu com { $led }. { $seat } tem de seguir um naipe?
ask-who-wins = Quem ganha a vaza?
ask-where-to = { $owner } ganhou. Para onde vai { $card }?
ask-who-chooses = Quem escolhe primeiro uma carta de bônus?
ask-base = Quanto valem { $tricks } vazas e { $false } falsas vazas de { $seat }, antes da carta de pontuação?
ask-card = Quantos pontos a carta de pontuação dá a { $seat }?
ask-who-leads = Quem abre a próxima vaza?
ask-goes-on = Há uma mão vazia ({ $empty }). A rodada continua?
ask-winner = Quem ganha o jogo?
ask-seven = { $card } traz o símbolo de bônus?
ask-side = Que lado das cartas variáveis fica para cima com esta carta de pontuação?
ask-timing = Quando se usa { bonus-word }?
ask-may-play = { $seat } pode jogar { $words }?
ask-may-take = { $seat } pode pegar { $words }?
ask-may-close = { $seat } já pode fechar a reserva?
ask-may-peek = { $seat } pode espiar a reserva?
ask-may-draw = { $seat } pode comprar agora?
ask-may-use = { $seat } pode usar { $words }?
ask-may-recall = { $seat } pode retomar { $words }?
option-yes = Sim
option-no = Não
option-bound = Sim, { label-suit }
option-free = Não, vale qualquer carta
option-plays = { $seat } com { $card }
option-to-winner = Para { $owner }, que ganhou a vaza
option-false-trick = De volta a { $seat }, virada para cima, como falsa vaza
option-to-hand = De volta à mão de { $seat }
option-seat = { $seat }
option-points = { $points }
option-share = { $winners } dividem a vitória.
option-suit-side = O lado de naipes
option-value-side = O lado de valores
option-now = Na hora
option-later = No fim da rodada

## Examples

example-trick-7-9-2 = Uma vaza de quatro cartas
    .intro = Primeira vaza de uma rodada. Earl abre; antes disso, todos podem comprar da reserva.
example-resolve-elsa = Quem fica com que carta
    .intro = Os quatro jogaram. O que acontece com cada carta?
example-bonus-elsa = Um 7 traz um bônus
    .intro = A mesma vaza. Earl jogou o 7: quem ganha com isso?
example-score-earl = Seis vazas, uma falsa vaza
    .intro = A rodada acabou. Primeira linha da contagem: Earl.
example-score-elsa = Três vazas, quatro falsas vazas
    .intro = A mesma rodada: agora Elsa.
example-score-john = Quatro e quatro
    .intro = A mesma rodada: agora John, com tantas vazas quantas falsas vazas.
example-score-add-card = A contagem inteira de uma rodada
    .intro = As pilhas de todos e a carta de pontuação Naipes diferentes.
example-card-run = Maior sequência
    .intro = Cinco falsas vazas. A carta de pontuação conta a maior sequência.
example-card-suit = Melhor naipe
    .intro = Cinco falsas vazas. A carta de pontuação conta o melhor naipe.
example-card-kinds = Naipes diferentes
    .intro = Cinco falsas vazas. Quantos naipes há?
example-card-even = Valores pares
    .intro = Cinco falsas vazas. Quantas são pares?
example-card-odd = Valores ímpares
    .intro = As mesmas cinco. Quantas são ímpares?
example-card-pair = Um de dois naipes
    .intro = A carta de pontuação mostra dois naipes, aqui coroas e gotas. Um deles conta.
part-card-pair-other = A outra carta de par
    .intro = As mesmas cartas com o par anéis e estrelas.
example-card-few = Menos falsas vazas
    .intro = Quatro jogadores com 0, 2, 2 e 5 falsas vazas. Poucas é bom, nenhuma não.
example-card-many = Mais falsas vazas
    .intro = Os mesmos quatro; agora ter muitas é bom.
example-idea = Uma vaza a mais
    .intro = Cinco vazas e quatro falsas vazas: é melhor que quatro e quatro?
part-idea-equal = Uma vaza a menos
    .intro = As mesmas falsas vazas, mas só quatro vazas. E os quatro valores se seguem.
example-card-anatomy = Uma carta de número
    .intro = Valor e naipe, e em algumas cartas um símbolo a mais.
example-sides = Dois lados
    .intro = Quatro cartas de bônus têm dois lados. A carta de pontuação decide qual fica para cima.
example-deal-reserve = Cinco cartas separadas
    .intro = John recebeu doze cartas. Cinco delas formam a reserva.
example-reserve-box = Comprar antes da vaza
    .intro = Antes da primeira carta, todos podem comprar. John quer.
example-lone-lead = Ninguém segue
    .intro = Vaza 12 de uma rodada. Earl abre com estrelas, e mais ninguém tem.
example-use-icons = Agora ou depois
    .intro = Uma carta de bônus age na hora, sete esperam o fim da rodada.
example-bonus-back = Retomar
    .intro = Elsa e John vão recolher um 7 cada. John quer a carta BACK.
example-bonus-flip = Virar
    .intro = Quatro vazas e duas falsas vazas. FLIP pode consertar isso.
example-bonus-joker = Curinga
    .intro = Três vazas e duas falsas vazas, e um curinga.
part-bonus-joker-trick = E como vaza?
    .intro = A mesma mesa; desta vez o curinga conta como vaza.
example-bonus-tricks = Pontos por vaza
    .intro = Cinco vazas, quatro falsas vazas e a carta TRICKS.
example-bonus-suit-side = Um lado de naipes
    .intro = Conta o melhor naipe, e V1 pode ser mais uma carta dele.
example-bonus-odd = O lado ímpar
    .intro = Contam os ímpares, e V1 pode ser mais um.
example-bonus-even = O lado par
    .intro = Contam os pares, e V2 pode ser mais um.
example-bonus-any = Qualquer valor
    .intro = Uma sequência com um buraco, e V3 pode ser qualquer valor.
example-bonus-plus-minus = Mais ou menos um
    .intro = Uma sequência com um buraco, e V4 pode mover um valor em um.
part-bonus-plus-minus-ends = Nos limites
    .intro = Um 1 e um 12: até onde podem ir?
example-x-sevens-order = Dois setes numa vaza
    .intro = Elsa e Dick vão recolher um 7 cada. Quem escolhe primeiro?
example-x-round-end = Reserva cheia, mão vazia
    .intro = Dick nunca comprou. A vaza 7 está completa, e a mão dele está vazia.
example-x-whole-round = Uma rodada inteira, vaza por vaza
    .intro = Treze vazas de Earl, Elsa e John, até a contagem. Antes da primeira ninguém compra.
part-next-draws = A próxima vaza, com compras
    .intro = Antes desta vaza alguém compra.
part-next-leads = A próxima vaza
    .intro = Desta vez ninguém compra.

## Jogadas, como um botão as diz

move-aside = Separar { $all }
move-return = Devolver { $a } à mão
move-close = Fechar a reserva
move-draw = Comprar uma carta
move-pass = Não comprar
move-peek = Espiar a reserva
move-play = Jogar { $a }
move-take = Pegar { $a }
move-decline = Recusar
move-recall = Retomar { $a }
move-use = { $a ->
    [FLIP] { $c ->
        [none] Virar a falsa vaza { $b }
       *[other] Virar a vaza { DIGITS($b) }, com { $c } em cima
    }
    [JOKER] { $b ->
        [trick] Contar o curinga como vaza
       *[false] Contar o curinga como falsa vaza
    }
   *[other] { $c ->
        [none] { $b ->
            [none] Usar { $a }
            [O] Contar { $a } como { label-suit }
            [X] Contar { $a } como { label-suit }
            [W] Contar { $a } como { label-suit }
            [D] Contar { $a } como { label-suit }
           *[other] Contar { $a } como { $b }
        }
       *[other] Juntar { $a } a { $b } ({ $c })
    }
}
    .suit = { $b }
move-done = Não usar mais nada

## Campos de uma posição

field-variant = Variante
    .base = Jogo básico
field-tables = Tabelas da sua caixa
field-stage = O que vem a seguir
    .draw = comprar, e depois a vaza
    .reserve = cada um escolhe a reserva
    .resolve = as falsas vazas voltam aos donos
    .bonus = pegam-se cartas de bônus
    .recall = pode-se retomar uma falsa vaza
    .uses = usam-se as cartas de bônus
    .deal = distribui-se a próxima rodada
    .over = nada: o jogo acabou
field-round = Rodada
field-asked = Quantos já decidiram se compram
field-leader = Quem abre esta vaza
    .seat = { $seat }
field-first = Quem começou a rodada
    .seat = { $seat }
field-last = Quem ganhou a última vaza
    .seat = { $seat }
field-lead_next = A vaza seguinte é aberta por
    .winner = quem ganhou a vaza
    .first_player = quem começou a rodada
field-round_end_check = Procura-se uma mão vazia
    .after_trick = depois da vaza
    .after_draw = depois das compras
field-bonus_order = Escolhe primeiro uma carta de bônus
    .winner = quem ganhou a vaza
    .leader = quem abriu a vaza
field-back_removed = Depois de pega, BACK fica de fora
    .game = até o fim do jogo
    .round = nesta rodada
field-round_bonus_order = As cartas de bônus são usadas
    .clockwise = por um jogador de cada vez
    .simultaneous = em qualquer ordem
field-tie_rank = Depois de jogadores empatados
    .skip = pula-se a posição seguinte
    .dense = não se pula nenhuma posição
field-run_duplicates = Numa sequência
    .distinct = cada valor conta uma vez
    .count_all = todas as cartas contam
field-points = Pontos de { $seat } nesta rodada
