### Twisted: regras, acontecimentos, recusas, falhas, exemplos e os nomes do que está na mesa.
### As cartas são femininas ("a 34"). "Inversa" é a carta com os algarismos trocados. A categoria "one" do português
### inclui o 0: onde ele pode aparecer, tem um ramo próprio. O texto serve no Brasil e em Portugal.

game = Twisted
    .about = Uma fila de cartas, dez para cima ou para baixo, e uma carta inversa que vira pontos.

## Regras: preparação

TW-01 = Jogam de duas a quatro pessoas.
    .title = Quantas pessoas
TW-02 = São 79 cartas: todos os números de 12 a 98, menos os múltiplos de dez, um de cada. Todas são embaralhadas.
    .title = As cartas
TW-03 = Duas cartas são inversas quando uma mostra os algarismos da outra em ordem trocada, como 49 e 94.
    .title = Cartas inversas
TW-04 = Uma carta com dois algarismos iguais é um sapo. Trocar os algarismos não muda nada: ela não tem inversa.
    .title = Sapos
TW-05 = Um sapo custa cinco pontos a quem o leva. Qualquer outra carta vale um ponto, a favor ou contra.
    .title = Quanto vale uma carta
TW-06 = Com duas ou três pessoas, cada uma recebe nove cartas; com quatro, oito. Ninguém mostra as suas.
    .title = As mãos
TW-07 = As cartas que sobram formam o monte, virado para baixo no meio da mesa.
    .title = O monte
TW-08 = Começa quem está à esquerda de quem deu as cartas.
    .title = Quem começa
TW-09 = A vez passa no sentido do relógio.
    .title = Ordem das jogadas
TW-10 = A fila nasce ao lado do monte e cresce para a direita, uma carta de cada vez. Não há limite de comprimento.
    .title = A fila
TW-11 = Quando uma carta é invertida, as outras fecham logo o espaço e mantêm a ordem.
    .title = Fechar o espaço

## Regras: a jogada

TW-20 = Na sua vez, você coloca uma carta ou inverte uma carta. Se não fizer nem uma coisa nem outra, leva a fila.
    .title = Colocar, inverter ou levar
TW-21 = Em cada jogada mexe-se com uma só carta da fila: não se colocam duas nem se invertem duas.
    .title = Uma carta por jogada
TW-22 = Depois de colocar ou inverter, tira-se exatamente uma carta do monte, e a mão fica completa outra vez.
    .title = Tirar do monte
TW-23 = Tirada a carta, é a vez da pessoa seguinte.
    .title = Passar a vez
TW-24 = Só joga quem está na vez, e só com as cartas da própria mão.
    .title = Sua vez, suas cartas
TW-30 = A carta colocada na ponta direita pode ser no máximo 10 maior ou 10 menor que a carta que lá está. Exatamente 10 também vale.
    .title = Até dez de diferença
TW-31 = Quem tem várias cartas que servem escolhe a que quiser.
    .title = Escolha livre
TW-32 = Se não há nenhuma carta na fila, é preciso colocar uma, e qualquer carta serve.
    .title = Abrir a fila
TW-33 = Um sapo é colocado como qualquer carta: a no máximo dez da ponta direita.
    .title = Colocar um sapo
TW-40 = Em vez de colocar uma carta, pode-se inverter uma carta da fila.
    .title = Inverter
TW-41 = Para inverter uma carta da fila é preciso ter a inversa dela na mão.
    .title = A inversa na mão
TW-42 = Pode-se inverter em qualquer lugar da fila, por maior que seja a distância entre os números.
    .title = Em qualquer lugar
TW-43 = Um sapo que está na fila não pode ser invertido.
    .title = O sapo fica
TW-44 = Até a única carta da fila pode ser invertida. A pessoa seguinte abre então uma fila nova.
    .title = A carta sozinha
TW-45 = Mostre a inversa, retire da fila a carta que lhe corresponde e deixe as duas à sua frente, viradas para cima: é a pilha positiva.
    .title = Saem as duas
TW-46 = Cada carta de um par invertido vale um ponto positivo no fim.
    .title = Dois pontos positivos
TW-50 = Quem não pode ou não quer colocar nem inverter leva a fila inteira.
    .title = Levar a fila
TW-51 = Pode-se levar a fila mesmo podendo colocar ou inverter.
    .title = Levar por vontade
TW-52 = As cartas levadas ficam viradas para baixo à sua frente, na pilha negativa. Não vão para a mão.
    .title = Pilha negativa
TW-53 = Depois de levar a fila, a jogada continua: coloque qualquer carta da mão como primeira de uma fila nova.
    .title = Abrir depois de levar
TW-54 = Aberta a fila nova, tira-se uma carta do monte e a vez passa.
    .title = Uma carta depois de levar

## Regras: o fim

TW-60 = Quando o monte acaba, ninguém tira mais cartas.
    .title = Sem monte
TW-61 = Joga-se então como sempre até alguém levar a fila. Isso termina a rodada.
    .title = A última fila
TW-62 = Com o monte acabado, inverter a última carta da fila também termina a rodada.
    .title = A última inversão
TW-63 = A rodada termina nesse instante: sem fila nova, sem tirar cartas, só contando.
    .title = Acaba na hora
TW-64 = As cartas que ficaram na mão não contam.
    .title = A mão não conta
TW-65 = Cada carta da pilha positiva é um ponto positivo.
    .title = Pontos positivos
TW-66 = Cada carta da pilha negativa é um ponto negativo; um sapo, cinco.
    .title = Pontos negativos
TW-67 = O resultado são os pontos positivos menos os negativos. Pode ficar abaixo de zero.
    .title = Resultado
TW-70 = Os resultados são anotados. Duas rodadas completas fazem uma partida.
    .title = Duas rodadas
TW-71 = Vence o maior total de todas as rodadas.
    .title = Vitória
TW-72 = Pode-se combinar mais de duas rodadas.
    .title = Mais rodadas

## Regras: variante para especialistas

TW-PRO-01 = Variante para especialistas: quem leva uma fila de uma só carta guarda essa carta na pilha negativa, como sempre.
    .title = Especialistas: carta sozinha
TW-PRO-02 = Variante para especialistas: além disso, põe também a carta de cima do monte na pilha negativa, sem virar.
    .title = Especialistas: carta de castigo
TW-PRO-03 = Variante para especialistas: tudo o mais fica igual. Quem levou ainda abre uma fila e depois tira uma carta.
    .title = Especialistas: o resto
TW-PRO-04 = A variante para especialistas é melhor a dois, mas qualquer grupo pode usá-la.
    .title = Especialistas: para quem

## Decisões

TW-Q01 = Se uma inversão esvazia a fila enquanto há monte, a pessoa seguinte abre com qualquer carta.
    .title = Quem abre depois de inverter
TW-Q02 = Ninguém pode levar uma fila vazia para escapar de colocar uma carta.
    .title = Não se passa
TW-Q03 = Para levar a fila não é preciso motivo. Por acordo, só leva quem não pode jogar.
    .title = Levar sem precisar
TW-Q04 = Quem está sem cartas na mão não é saltado: leva a fila, e isso termina a rodada.
    .title = Mão vazia
TW-Q05 = Sem monte, a rodada acaba com a fila: levada, ou com a última carta invertida. Por acordo, a última inversão não a termina.
    .title = O que termina a rodada
TW-Q06 = Se monte e fila acabam juntos, o jogo continua: a pessoa seguinte abre a última fila. Por acordo, a rodada termina aí.
    .title = Os dois acabam juntos
TW-Q07 = Tirar a última carta do monte não termina a rodada. A fila que está na mesa é a última.
    .title = A última carta do monte
TW-Q08 = Ninguém é nomeado para levar a última fila: ela cabe à primeira pessoa que não pode ou não quer jogar.
    .title = Quem leva a última fila
TW-Q09 = Totais iguais dividem a vitória. Por acordo, joga-se mais uma rodada.
    .title = Empates
TW-Q10 = A cada rodada, quem dá as cartas é a pessoa seguinte, no sentido do relógio. Por acordo, dá sempre a mesma.
    .title = Quem dá a seguir
TW-Q11 = As pilhas positivas são abertas. As negativas ficam fechadas até a contagem, mas o número de cartas está à vista. Por acordo, também são abertas.
    .title = Quem pode olhar
TW-Q12 = Variante para especialistas: sem monte não há carta de castigo, e levar a fila termina a rodada.
    .title = Sem carta, sem castigo
TW-Q13 = Variante para especialistas: se a carta de castigo era a última do monte, quem levou ainda abre uma fila, mas não tira carta.
    .title = Castigo com a última carta
TW-Q14 = Variante para especialistas: inverter uma carta sozinha não custa castigo.
    .title = Inverter é grátis
TW-Q15 = Ninguém olha a carta de castigo antes da contagem. Se for um sapo, custa cinco.
    .title = Castigo às escuras
TW-Q16 = Depois de uma inversão, cartas vizinhas podem diferir em mais de dez. Só se mede uma carta nova na ponta direita.
    .title = Saltos são permitidos
TW-Q17 = Ter a inversa na mão não obriga a nada. Inverte-se quando se quiser.
    .title = Inverter não é dever
TW-Q18 = Duas inversas na mesma mão não servem juntas: uma delas tem que estar na fila.
    .title = As duas na mão
TW-Q19 = A carta é tirada por si, para ninguém esquecer. As mãos ficam completas enquanto há monte.
    .title = Tira-se sozinho
TW-Q20 = Pode-se colocar um sapo só para estragar a fila.
    .title = Estragar a fila

## Acontecimentos

event-row-opened = { $taken ->
    [yes] { $seat } continua e abre uma fila nova com a { $card }; qualquer carta servia.
   *[no] Não há carta na fila, então qualquer uma servia. { $seat } abre com a { $card }.
}{ $frog ->
    [yes] {" "}É um sapo, que ninguém pode inverter.
   *[no] {""}
}{ $last ->
    [yes] {" "}O monte acabou: esta fila é a última.
   *[no] {""}
}
    .step = { $seat } abre com a { $card }
event-card-laid = A ponta direita é { $end }: servem cartas de { $low } a { $high }. { $fitting-count ->
    [one] { $seat } só tem a { $card }, e é essa que coloca.
   *[other] { $seat } podia colocar { $fitting-or } e coloca a { $card }.
}{ $twists-count ->
    [0] {""}
   *[other] {" "}Também dava para inverter: { $twists-or }.
}
    .twists = { $card } com { $twin }
    .step = { $seat } coloca a { $card }
event-card-laid-seen = A ponta direita é { $end }: servem cartas de { $low } a { $high }. { $seat } coloca a { $card }, com diferença de { $gap }.
    .step = { $seat } coloca a { $card }
event-card-twisted = { $seat } mostra a { $shown } e retira a inversa dela, a { $removed }. As duas ficam viradas para cima na pilha positiva: +2 no fim.{ $closing-count ->
    [0] {""}
    [one] {" "}A { $closing } fecha o espaço.
   *[other] {" "}{ $closing } fecham o espaço.
}{ $frogs-count ->
    [0] {""}
    [one] {" "}A { $frogs } é um sapo e não podia ser invertida.
   *[other] {" "}{ $frogs } são sapos e não podiam ser invertidas.
}{ $twists-count ->
    [0] {""}
   *[other] {" "}Havia outra inversão possível: { $twists-or }.
}{ $over ->
    [yes] {" "}Acabaram o monte e a fila: a rodada terminou.
   *[no] {""}
}
    .twists = { $card } com { $twin }
    .step = { $seat } inverte a { $removed }
event-card-twisted-seen = { $seat } mostra a { $shown } e retira a inversa dela, a { $removed }. As duas ficam viradas para cima na pilha positiva: +2 no fim.{ $over ->
    [yes] {" "}Acabaram o monte e a fila: a rodada terminou.
   *[no] {""}
}
    .step = { $seat } inverte a { $removed }
event-row-taken = { $reason ->
    [must] Na mão de { $seat } não há nada de { $low } a { $high }{ $missing-count ->
        [0] {""}
        [one] , nem a inversa { $missing }
       *[other] , nem as inversas { $missing }
    }: { $seat } tem que levar a fila.
    [empty] { $seat } não tem mais cartas para colocar ou inverter e tem que levar a fila.
    [may] { $seat } podia { $fitting-count ->
        [0] inverter
       *[other] colocar { $fitting-or }
    }, mas leva a fila por vontade própria.
   *[unknown] { $seat } leva a fila.
} { $cards-count ->
    [one] A { $cards } custa
   *[other] { $cards } custam { $sum } =
} { $cost } no fim. { $over ->
    [yes] O monte acabou, então a rodada termina na hora.
   *[no] A jogada continua: { $seat } abre uma fila nova.
}
    .step = { $seat } leva a fila
event-row-taken-seen = { $seat } leva a fila. { $cards-count ->
    [one] A { $cards } custa
   *[other] { $cards } custam { $sum } =
} { $cost } no fim. { $over ->
    [yes] O monte acabou, então a rodada termina na hora.
   *[no] A jogada continua: { $seat } abre uma fila nova.
}
    .step = { $seat } leva a fila
event-card-drawn = { $seat } tira { $seen ->
    [yes] a { $card }
   *[no] uma carta
}{ $left ->
    [none] {""}
    [0] , a última do monte
    [1] ; resta uma carta no monte
   *[other] ; restam { $left } no monte
}. { $over ->
    [yes] Acabaram o monte e a fila: a rodada terminou.
   *[no] { $size ->
        [0] A fila está vazia: { $next } abre uma nova com qualquer carta.
       *[other] É a vez de { $next }. A ponta direita é { $end }: servem cartas de { $low } a { $high }, e levar a fila custaria { $cost }.
    }
}
    .step = { $seat } tira uma carta
event-card-drawn-seen = { $seat } tira uma carta{ $left ->
    [none] {""}
    [0] , a última do monte
    [1] ; resta uma carta no monte
   *[other] ; restam { $left } no monte
}. { $over ->
    [yes] Acabaram o monte e a fila: a rodada terminou.
   *[no] { $size ->
        [0] A fila está vazia: { $next } abre uma nova com qualquer carta.
       *[other] É a vez de { $next }. A ponta direita é { $end }: servem cartas de { $low } a { $high }, e levar a fila custaria { $cost }.
    }
}
    .step = { $seat } tira uma carta
event-nothing-drawn = O monte acabou: { $seat } não tira carta. { $over ->
    [yes] Acabaram o monte e a fila: a rodada terminou.
   *[no] { $size ->
        [0] A fila está vazia: { $next } abre uma nova com qualquer carta.
       *[other] É a vez de { $next }. A ponta direita é { $end }: servem cartas de { $low } a { $high }, e levar a fila custaria { $cost } e terminaria a rodada.
    }
}
    .step = Nada para tirar
event-penalty-paid = Na variante para especialistas, uma fila de uma só carta custa mais: a carta de cima do monte vai para { $seat }, virada para baixo, e ninguém a olha.{ $left ->
    [0] {" "}O monte acabou, mas a rodada continua.
   *[other] {""}
}
    .step = Carta de castigo para { $seat }
event-no-penalty = O monte acabou: { $seat } não recebe carta de castigo. A rodada terminou.
    .step = Sem carta de castigo
event-nobody-opens = Acabaram o monte e a fila, e { $seat } não tem carta para abrir outra. A rodada terminou.
    .step = Ninguém abre uma fila
event-round-ended = Contagem da rodada { $round }; as cartas na mão não contam. { $scores }.
    .scores = { $seat }: { $plus } a favor, { $minus } contra, resultado { $result } (total { $total })
    .step = Contagem da rodada { $round }
event-round-dealt = { $tie ->
    [yes] Os melhores totais estão empatados: mais uma rodada decide.
   *[no] Começa a rodada { $round }.
} { $dealer } dá { $hand } cartas a cada pessoa, e { $next } começa com a fila vazia.
    .step = Começa a rodada { $round }
event-game-ended = Acabaram as { $round } rodadas. { $totals }. { $winners-count ->
    [one] { $winners } tem o maior total, { $best }, e vence.
   *[other] { $winners } têm o maior total, { $best }, e dividem a vitória.
}
    .totals = { $seat } { $total }
    .step = A partida acabou

event-twin-found = Trocando os algarismos de { $card } obtém-se { $twin }: uma é a inversa da outra.
    .step = A inversa da { $card }
event-no-twin = A { $card } tem dois algarismos iguais. Trocá-los não muda nada: é um sapo e não tem inversa.
    .step = A { $card } não tem inversa
event-pairs-counted = Das { $cards } cartas, só os sapos { $alone } não têm inversa. As outras { $plain } formam { $result } pares.
    .step = Quantos pares existem
event-minus-counted = { $cards-count ->
    [0] Não há cartas viradas para baixo à frente de { $seat }: nenhum ponto negativo.
    [1] { $frogs-count ->
        [0] A { $cards } custa um ponto a { $seat }, como qualquer carta comum.
       *[other] A { $cards } é um sapo e custa cinco pontos a { $seat }.
    }
   *[other] { $seat } tem { $cards } na pilha negativa. { $frogs-count ->
        [0] São { $cost } pontos negativos.
        [1] A { $frogs } é um sapo: { $sum } = { $cost } pontos negativos.
       *[other] { $frogs } são sapos: { $sum } = { $cost } pontos negativos.
    }
}
    .step = Pontos negativos de { $seat }
event-plus-counted = { $result ->
    [0] Não há carta virada para cima
    [1] Há uma carta virada para cima
   *[other] Há { $result } cartas viradas para cima
} à frente de { $seat }, um ponto positivo por carta: +{ $result }.
    .step = Pontos positivos de { $seat }
event-result-counted = { $seat } tem { $plus } a favor e { $minus } contra: { $plus } − { $minus } = { $result }.{ $hand ->
    [0] {""}
    [1] {" "}A carta na mão não conta.
   *[other] {" "}As { $hand } cartas na mão não contam.
}
    .step = Resultado de { $seat }
event-range-found = A ponta direita é { $end }: serve tudo de { $low } a { $high }, incluindo os dois extremos. { $fitting-count ->
    [0] { $seat } não tem nenhuma dessas cartas.
    [1] { $seat } tem a { $fitting }.
   *[other] { $seat } tem { $fitting }.
}
    .step = O que se pode colocar
event-twists-found = { $twists-count ->
    [0] { $seat } não tem a inversa de nenhuma carta da fila.
   *[other] { $seat } podia inverter { $twists-or }, onde quer que estejam.
}{ $frogs-count ->
    [0] {""}
    [1] {" "}A { $frogs } é um sapo: ninguém pode invertê-la.
   *[other] {" "}{ $frogs } são sapos: ninguém pode invertê-las.
}
    .twists = a { $card } com a { $twin }
    .step = O que se pode inverter
event-cost-counted = Levar a fila agora custaria { $sum } = { $cost }{ $frogs-count ->
    [0] {""}
    [1] , porque a { $frogs } é um sapo
   *[other] , porque { $frogs } são sapos
}.
    .step = Quanto custaria a fila
event-hand-counted = { $seat } tem outra vez { $result ->
    [0] zero cartas
    [1] uma carta
   *[other] { $result } cartas
} na mão; { $left ->
    [0] não resta nenhuma
    [1] resta uma
   *[other] restam { $left }
} no monte.
    .step = Cartas na mão

## Recusas

refusal-must-open = { $seat } levou a fila e agora tem que colocar uma carta que abra outra; mais nada é possível.
refusal-not-one-card = { $cards-count ->
    [0] { $seat } tem que dizer que carta coloca.
   *[other] { $seat } só pode colocar uma carta por jogada, não { $cards }.
}
refusal-not-in-hand = { $seat } não tem a { $card } na mão{ $cards-count ->
    [0] {""}
   *[other] , só { $cards }
}.
refusal-too-far = A ponta direita é { $end }: só servem cartas de { $low } a { $high }. A { $card } fica a { $gap } de distância. { $fitting-count ->
    [0] Nenhuma carta de { $seat } serve: é inverter ou levar a fila.
    [1] { $seat } podia colocar a { $fitting }.
   *[other] { $seat } podia colocar { $fitting-or }.
}
refusal-nothing-to-twist = Não há carta na fila, portanto não há nada para inverter. { $seat } tem que colocar uma carta, e qualquer uma serve.
refusal-not-one-twist = { $seat } só pode inverter uma carta por jogada, não { $cards }.
refusal-frog-stays = A { $card } é um sapo: com os algarismos trocados continua igual, por isso não tem inversa e fica na fila. { $twists-count ->
    [0] { $seat } não tem a inversa de nenhuma carta da fila.
   *[other] { $seat } podia inverter { $twists-or }.
}
    .twists = a { $card } com a { $twin }
refusal-wrong-way-round = É ao contrário: { $seat } mostra a { $card } da mão e retira a { $twin } da fila. Escreve-se "twist { $card } { $twin }".
refusal-both-in-hand = { $seat } tem as duas na mão, { $twin } e { $card }. Uma das inversas tem que estar na fila.
refusal-not-in-row = A { $card } não está na fila ({ $cards }), por isso não pode ser invertida.
refusal-not-twins = A { $shown } não é a inversa da { $card }; a inversa é a { $twin }{ $held ->
    [yes] , e { $seat } tem essa carta
   *[no] {""}
}.
refusal-twin-not-held = Para inverter a { $card }, { $seat } precisaria ter a { $twin } na mão.
refusal-nothing-to-take = Não há carta na fila, portanto não há nada para levar. { $seat } tem que colocar uma carta, e qualquer uma serve.
refusal-could-play = Ficou combinado que só leva a fila quem não pode jogar. { $seat } podia { $fitting-count ->
    [0] inverter { $twists-or }
   *[other] colocar { $fitting-or }
}.
    .twists = a { $card } com a { $twin }
refusal-pile-is-empty = O monte acabou: não há mais nada para tirar, para ninguém.
refusal-no-free-draw = { $on_turn ->
    [yes] { $seat } não pode tirar carta agora: primeiro coloca, inverte ou leva; depois a carta vem por si.
   *[no] { $seat } tira uma carta depois da própria jogada, e mais nenhuma.
}

refusal-turn-not-over = A vez ainda não passa: { $seat } levou a fila e ainda tem que abrir outra.
refusal-twin-leaves-too = A { $shown } não entra na fila. As duas inversas ficam viradas para cima à frente de { $seat }, e a fila encurta.
refusal-not-into-hand = Nada vai para a mão: as duas inversas ficam viradas para cima à frente de { $seat } e são pontos positivos.
refusal-only-one-leaves = Só a { $removed } sai da fila. { $closing } { $closing-count ->
    [one] fica e fecha
   *[other] ficam e fecham
} o espaço.
refusal-other-range = Agora a ponta direita é { $end }, e só ela conta: de { $low } a { $high }.
refusal-top-card-too = Por uma fila de uma só carta, a variante para especialistas acrescenta a carta de cima do monte, sem ninguém a ver.

## Falhas na montagem

fault-players = O jogo é para { $least } a { $most } pessoas, não { $players }.
fault-big-hand = { $seat } tem { $size } cartas na mão; o certo seriam { $right }.
fault-small-hand = { $seat } tem { $size ->
    [0] zero cartas
    [1] uma carta
   *[other] { $size } cartas
} na mão, mas enquanto há monte deveriam ser { $right }.
fault-unknown-end = Ninguém sabe qual é a carta da ponta direita, por isso não dá para comparar nenhuma carta com ela.
fault-row-not-gone = Há cartas na fila, embora ela acabe de ser levada.
fault-frog-in-plus = A { $card } está na pilha positiva de { $seat }, mas um sapo nunca chega lá.
fault-unpaired = A { $card } está na pilha positiva de { $seat } sem a inversa, a { $twin }.
fault-penalty-without-pro = { $seat } tem uma carta de castigo, que só existe na variante para especialistas.
fault-card-twice = A { $card } aparece { $times } vezes na mesa; só existe uma.

## Erros

error-players = o jogo é para { $least } a { $most } pessoas, não { $given }.
error-no-card = "{ $given }" não é uma carta; as cartas vão de { $lowest } a { $highest }, sem os múltiplos de dez.
error-two-cards = diga a carta que mostra e a carta que retira, como em "twist 94 49".
error-one-seat = "{ $section }" indica um só lugar, como em "{ $section } p2".
error-nothing-more = aqui não se espera mais nada, mas há "{ $given }".
error-no-count = não dá para contar "{ $given }".

## Nomes das coisas

piece = { $card }, inversa { $twin }
piece-frog = { $card }, sapo
piece-unknown = carta virada para baixo
zone-pile = Monte
zone-row = Fila
zone-hand = Mão de { $seat }
zone-plus = Pilha positiva de { $seat }
zone-minus = Pilha negativa de { $seat }
zone-penalty = Cartas de castigo de { $seat }
zone-counted = Pilha negativa de { $seat }, aberta
zone-paid = Cartas de castigo de { $seat }, abertas
label-pile = Monte { $count }
label-range = Serve: { $low }–{ $high }
label-any = Qualquer carta serve
label-row = Fila
label-seat = { $turn ->
    [yes] ▸ { $seat }
   *[no] { $seat }
}{ $total ->
    [none] {""}
   *[other] {" "}({ $total })
}
label-plus = +{ $count }
label-minus = −{ $cost } ({ $count })
label-minus-unknown = −? ({ $count })

## Perguntas

ask-which-card = A ponta direita é { $end }. Que carta { $seat } pode colocar?
ask-open = { $taken ->
    [yes] { $seat } levou a fila. E agora?
   *[no] Não há carta na fila. O que { $seat } tem que fazer?
}
ask-what-leaves = { $seat } inverte a { $removed } com a { $shown }. O que sai da fila, e para onde vai?
ask-what-now = A ponta direita é { $end }. O que { $seat } tem que fazer?
ask-may-take-anyway = { $seat } podia jogar. Mesmo assim, { $seat } pode levar a fila?
ask-may-lay = { $seat } pode colocar a { $card }?
ask-may-twist = { $seat } pode inverter a { $card } com a { $shown }?
ask-may-take = { $seat } pode levar a fila agora?
ask-may-draw = { $seat } pode tirar uma carta agora?
ask-next-range = É a vez de { $next }. Que números podem ser colocados agora?
ask-penalty = Variante para especialistas: { $seat } levou uma fila de uma só carta. O que vem a mais?
ask-result = Qual é o resultado de { $seat }?
ask-minus = Quantos pontos negativos são estas cartas para { $seat }?
ask-twin = Qual é a inversa da { $card }?
ask-winner = Quem vence?
option-yes = Sim
option-no = Não
option-card = { $card }
option-no-card = Não tem.
option-any-card = Colocar uma carta, qualquer uma.
option-draw = Tirar uma carta.
option-take = Levar a fila.
option-pass = Nada: é a vez de { $next }.
option-lay = Colocar a { $card }.
option-twist = Inverter a { $card }.
option-both = A { $removed }. Fica virada para cima à frente de { $seat }, junto com a { $shown }.
option-swap = A { $removed }. A { $shown } ocupa o lugar dela na fila.
option-to-hand = A { $removed }. Vai para a mão de { $seat }.
option-rest = A { $removed } e todas as cartas à direita dela.
option-range = { $low } a { $high }
option-number = { $number }
option-nothing-more = Mais nada.
option-own-card = Uma carta da própria mão, virada para baixo.
option-top-card = A carta de cima do monte, virada para baixo.
option-wins = { $seat }, com { $total ->
    [1] 1 ponto
   *[other] { $total } pontos
}
option-share = { $winners } dividem a vitória.

## Exemplos

example-twin-pairs = Cartas inversas
    .intro = Três cartas têm a inversa entre as cartas de baixo. Uma não tem nenhuma.
example-frog-values = Quanto custa um sapo
    .intro = Duas pilhas negativas com uma carta cada. Qual dói mais?
example-alex-34 = A primeira carta
    .intro = Marlene deu as cartas. A fila está vazia.
example-sara-41 = Até dez de diferença
    .intro = Sara quer colocar uma carta na ponta direita.
example-lino-49 = Qualquer carta que sirva
    .intro = A 41 é a nova ponta direita. É a vez de Lino.
example-row-of-five = A fila cresce
    .intro = Marlene e Alex colocam uma carta cada.
example-marlene-94 = A primeira inversão
    .intro = A fila já está comprida, e Marlene tem a 94.
example-gap-closes = O espaço fecha
    .intro = Alex tem a 14. A inversa está no meio da fila.
example-tip-empty-row = Nada na fila
    .intro = É a vez de Sara, e não há carta na fila.
example-tip-lone-card = Inverter a única carta
    .intro = Há uma só carta na fila, e Lino tem a inversa.
example-tip-frog-safe = Sapos não se invertem
    .intro = Alex tem duas inversas úteis. E o sapo?
example-take-row = Levar a fila
    .intro = A fila termina em 52. Veja a mão de Sara.
example-sara-minus-5 = A contagem
    .intro = A rodada acabou. Qual é o resultado de Sara?
example-two-rounds = Duas rodadas, uma vitória
    .intro = A segunda rodada está no fim. Ao lado dos nomes estão os totais da primeira.
example-x-voluntary-take = Levar por vontade
    .intro = Alex podia colocar uma carta, mas tem outra ideia.
example-x-right-end-twist = Inverter a ponta direita
    .intro = Alex inverte a carta pela qual se media.
example-x-end-by-take = O fim: alguém leva a fila
    .intro = O monte acabou, e é a vez de Marlene.
example-x-end-by-twist = O fim: a última carta é invertida
    .intro = O monte acabou, e há uma só carta na fila.
example-x-pro = Variante para especialistas
    .intro = Ficou combinada a variante para especialistas. Alex não pode usar a 66.

## Jogadas, como um botão as diz

move-lay = { $all-count ->
    [0] Não colocar carta
    [1] Colocar a { $all }
   *[other] Colocar { $all }
}
move-twist = { $c ->
    [none] Inverter a { $b } com a { $a }
   *[other] Inverter várias de uma vez ({ $all })
}
move-take = Levar a fila
move-draw = Tirar uma carta

## Campos de uma posição

field-variant = Variante
    .base = Jogo básico
field-stage = O que vem a seguir
    .play = uma jogada
    .reopen = quem levou a fila abre outra
    .draw = tira-se uma carta
    .penalty = a carta de castigo
    .count = conta-se a rodada
    .deal = dão-se as cartas da próxima rodada
    .over = nada: a partida acabou
field-round = Rodada
field-dealer = Quem dá as cartas
    .seat = { $seat }
field-rounds = Rodadas por partida
field-pro = Variante para especialistas
field-voluntary_take = Pode-se levar a fila sem precisar
field-end_on_last_twist = Sem monte, inverter a última carta termina a rodada
field-end_if_both_empty = A rodada termina se monte e fila acabam juntos
field-tie_break = Totais iguais
    .shared = dividem a vitória
    .extra_round = jogam mais uma rodada
field-rotate_dealer = A cada rodada, outra pessoa dá as cartas
field-reveal_minus = As pilhas negativas são abertas
