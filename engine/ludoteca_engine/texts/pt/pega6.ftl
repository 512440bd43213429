### Pega em 6!: regras, acontecimentos, recusas, falhas, exemplos e os nomes do que está na mesa.
### As cartas são femininas ("a 14"). A categoria "one" do português inclui o 0: onde ele pode aparecer, tem um ramo próprio.

game = Pega em 6!
    .about = Dez cartas na mão, quatro fileiras, e ninguém quer os bois.

## Regras: jogo básico

P6-01 = Jogam de duas a dez pessoas.
    .title = Quantas pessoas
P6-02 = Só entram em jogo as 104 cartas numeradas, uma de cada; as cartas especiais ficam na caixa.
    .title = As cartas
P6-03 = Cada cabeça de boi que você junta é um ponto negativo. Vence quem tiver menos.
    .title = Objetivo
P6-04 = Todas as cartas são embaralhadas, e cada pessoa recebe dez. Alguém anota os pontos.
    .title = Dar as cartas
P6-05 = Mais quatro cartas são abertas na mesa, e cada uma começa uma fileira. Numa fileira cabem cinco cartas, contando a primeira.
    .title = Quatro fileiras
P6-06 = As cartas que não foram dadas nem abertas ficam fora de jogo até a próxima rodada.
    .title = Cartas que sobram
P6-07 = A cada turno, cada pessoa escolhe exatamente uma carta da própria mão e a põe na mesa, virada para baixo.
    .title = Uma carta por pessoa
P6-08 = Ninguém revela sua carta enquanto houver gente escolhendo; depois, todas são reveladas juntas.
    .title = Todas juntas
P6-09 = As cartas reveladas são colocadas uma a uma, começando pela menor; só quando uma está resolvida vem a seguinte.
    .title = A menor primeiro
P6-10 = Carta nova entra sempre pela direita, no fim da fileira.
    .title = No fim da fileira
P6-11 = Dez turnos fazem uma rodada; depois deles, todas as mãos estão vazias.
    .title = Dez turnos
P6-12 = Uma carta só pode entrar numa fileira que termine com uma carta menor.
    .title = Ordem crescente
P6-13 = Se várias fileiras servem, a carta vai para a que termina com o número mais próximo. Quem jogou a carta não escolhe.
    .title = Menor diferença
P6-14 = A quinta carta completa a fileira.
    .title = Fileira completa
P6-15 = Se o lugar da carta é numa fileira completa, quem a jogou pega as cinco cartas que estão lá; a carta jogada recomeça a fileira.
    .title = A sexta carta pega
P6-16 = Carta baixa é uma carta menor que a última de cada fileira. Quem a jogou pega uma fileira inteira, e a carta baixa recomeça essa fileira.
    .title = Carta baixa
P6-17 = Quem joga uma carta baixa pode pegar qualquer fileira. Em geral, compensa a que tem menos cabeças de boi, mas não é obrigatório.
    .title = Qualquer fileira serve
P6-18 = Número terminado em 5: duas cabeças de boi; múltiplo de dez: três; dois algarismos iguais: cinco; o 55: sete; qualquer outro: uma.
    .title = Cabeças de boi
P6-19 = Quem pega cartas guarda todas na própria pilha de bois, viradas para baixo.
    .title = Pilha de bois
P6-20 = O que foi para a pilha de bois não volta para a mão durante a rodada.
    .title = Pegou, ficou
P6-21 = A rodada acaba quando ninguém mais tem carta para jogar.
    .title = Fim da rodada
P6-22 = As cabeças de boi de cada pessoa são contadas e somadas ao total dela. As cartas que ainda estão nas fileiras não contam para ninguém.
    .title = Contagem
P6-23 = Se a partida continua, todas as cartas são embaralhadas e dadas para uma nova rodada.
    .title = Próxima rodada
P6-24 = A partida acaba depois da rodada em que o total de alguém chega a 66.
    .title = Fim da partida
P6-25 = O menor total vence.
    .title = Vitória
P6-26 = Quem empata no menor total divide a vitória.
    .title = Vitória dividida
P6-27 = Vocês podem combinar outra meta de pontos ou um número fixo de rodadas.
    .title = Outras durações
P6-C02 = Só se confere se alguém chegou à meta depois de contar os pontos da rodada.
    .title = Quando se confere o total
P6-C25 = As primeiras cartas formam as fileiras na ordem em que são abertas; para o jogo, tanto faz.
    .title = Ordem das fileiras
P6-C26 = As mãos são secretas. As pilhas de bois podem ser consultadas, porque todo mundo viu cada carta ser pega.
    .title = O que é secreto

## Acontecimentos

event-card-chosen = { $seat } escolhe a { $card } e a põe na mesa, virada para baixo.
    .step = { $seat } escolhe uma carta
event-card-chosen-hidden = { $seat } já escolheu uma carta.
    .step = { $seat } escolhe uma carta
event-cards-revealed = Todas as cartas são reveladas: { $cards }. A menor vai primeiro.
    .step = Todas as cartas são reveladas
event-card-placed = { $possible-count ->
    [one] { $higher-count ->
        [0] A { $card } vem depois da { $end } na fileira { $row }.
       *[other] Só a fileira { $row } termina com uma carta menor, a { $end }: é para lá que vai a { $card }.
    }
   *[other] A { $card } poderia vir depois { $possible-or }. Vale a menor diferença: fileira { $row }.
}{ $size ->
    [5] {" "}Agora a fileira { $row } está completa.
   *[other] {""}
}
    .possible = da { $end } na fileira { $row } (diferença de { $gap })
    .step = A { $card } vai para a fileira { $row }
event-row-taken-full = { $possible-count ->
    [one] O lugar da { $card } é na fileira { $row }, depois da { $end }.
   *[other] A { $card } poderia vir depois { $possible-or }; a mais próxima é a { $end }.
} Mas a fileira { $row } está completa: { $seat } pega { $cards }. São { $sum } = { $heads ->
    [1] 1 cabeça
   *[other] { $heads } cabeças
} de boi. A { $card } recomeça a fileira.
    .possible = da { $end } na fileira { $row } (diferença de { $gap })
    .step = A { $card } pega a fileira { $row }
event-row-taken-low = A { $card } é menor que a última carta de cada fileira ({ $ends }), então { $seat } tem que pegar uma fileira e escolhe a fileira { $row }: { $cards-count ->
    [one] a { $cards }, com { $heads ->
        [0] zero cabeças
        [one] uma cabeça
       *[other] { $heads } cabeças
    } de boi
   *[other] { $cards }, com { $sum } = { $heads ->
        [1] 1 cabeça
       *[other] { $heads } cabeças
    } de boi
}. A { $card } recomeça a fileira.
    .step = A { $card } pega a fileira { $row }
event-low-card = A { $card } é menor que a última carta de cada fileira ({ $ends }). { $seat } tem que pegar uma fileira, mas pode escolher qual: { $costs }.
    .costs = a fileira { $row } custa { $heads }
    .step = A { $card } é uma carta baixa
event-round-ended = A rodada { $round } acabou. { $scores }.
    .scores = { $seat } ficou { $heads ->
        [0] sem nenhuma cabeça
        [one] com uma cabeça
       *[other] com { $heads } cabeças
    } de boi ({ $total } no total)
    .step = Contagem da rodada { $round }
event-round-dealt = Rodada { $round }: cada pessoa recebe { $hand } cartas novas, e as fileiras começam com { $cards }.
    .step = Começa a rodada { $round }
event-game-ended = { $reason ->
    [rounds] { $round ->
        [one] A rodada combinada acabou.
       *[other] As { $round } rodadas combinadas acabaram.
    }
   *[other] Alguém alcançou a meta de { $target }, e a partida acabou.
} { $winners-count ->
    [one] { $winners } tem o menor total, { $best }, e vence.
   *[other] { $winners } têm o menor total, { $best }, e dividem a vitória.
}
    .step = A partida acabou
event-heads-counted = { $why ->
    [five] A { $card } termina em 5: duas cabeças de boi.
    [ten] A { $card } é um múltiplo de dez: três cabeças de boi.
    [double] A { $card } é formada por dois algarismos iguais: cinco cabeças de boi.
    [both] A { $card } é formada por dois algarismos iguais e termina em 5: cinco mais duas são sete cabeças de boi.
   *[plain] A { $card } não tem nada de especial: uma cabeça de boi.
}
    .step = Cabeças de boi da { $card }
event-costs-counted = Quem pegar uma fileira agora leva as cabeças de boi dela: { $costs }. { $cheapest-count ->
    [0] Todas custam o mesmo.
    [one] A fileira { $cheapest } é a mais barata.
   *[other] As fileiras { $cheapest } são as mais baratas.
}
    .costs = a fileira { $row } custa { $heads }
    .step = Quanto custa cada fileira
event-hand-counted = { $seat } { $result ->
    [0] não tem mais cartas
    [one] ainda tem uma carta
   *[other] ainda tem { $result } cartas
} na mão: as cartas que pegou não vão para lá.
    .step = Cartas na mão

event-cheap-row = A fileira { $row } custa { $heads ->
    [0] zero cabeças
    [one] uma cabeça
   *[other] { $heads } cabeças
} de boi; nenhuma custa menos.
event-dear-row = Pode, mas a fileira { $row } custa { $heads ->
    [0] zero cabeças
    [one] uma cabeça
   *[other] { $heads } cabeças
} de boi. Pegar a fileira { $cheapest-count ->
    [one] { $cheapest }
   *[other] { $cheapest-or }
} custaria só { $best }.

## Recusas

refusal-not-one-card = { $cards-count ->
    [0] { $seat } tem que escolher uma carta.
   *[other] { $seat } só pode escolher uma carta, não { $cards } de uma vez.
}
refusal-already-chosen = { $seat } já escolheu uma carta neste turno.
refusal-taken-card = A { $card } está na pilha de bois de { $seat }. Carta que foi para a pilha não volta para a mão.
refusal-not-in-hand = { $seat } não tem a { $card } na mão{ $cards-count ->
    [0] {""}
   *[other] , só { $cards }
}.
refusal-still-placing = Antes de alguém escolher de novo, é preciso colocar a { $card }.
refusal-nothing-revealed = Nenhuma carta foi revelada ainda.
refusal-not-lowest = A { $card } tem que esperar: a { $lowest } é menor e vai primeiro.
refusal-other-card = A carta da vez é a { $lowest }, não a { $card }.
refusal-no-such-row = Não há fileira { $row } para pegar; a mesa tem { $rows ->
    [0] zero fileiras
    [one] uma fileira
   *[other] { $rows } fileiras
}.
refusal-low-card = A { $card } é menor que a última carta de cada fileira ({ $ends }). Ela não entra em nenhuma; quem a jogou tem que pegar uma fileira.
refusal-row-too-high = A fileira { $row } termina com a { $end }, e a { $card } não é maior. O lugar da { $card } é na fileira { $right }, depois da { $right_end }.
refusal-row-not-nearest = A fileira { $row } termina com a { $end }: diferença de { $gap }. A fileira { $right } termina com a { $right_end }: diferença de só { $right_gap }. O lugar da { $card } é lá.
refusal-row-is-fixed = Só escolhe a fileira quem joga uma carta baixa. A { $card } é maior que a { $right_end } e vai para a fileira { $right }.
refusal-not-all-chosen = As cartas só são reveladas depois que a última pessoa escolher; ainda { $missing-count ->
    [one] falta
   *[other] faltam
} { $missing }.

refusal-row-is-full = A fileira { $row } já tem cinco cartas, e a { $card } não pode simplesmente entrar nela: { $seat } tem que pegar a fileira.
refusal-own-card-stays = { $seat } pega as cinco cartas que estavam lá. A própria { $card } fica na mesa e recomeça a fileira.

## Falhas na montagem

fault-players = O jogo é para { $least } a { $most } pessoas, não { $players }.
fault-big-hand = { $seat } tem { $size } cartas na mão; são dadas no máximo { $most }.
fault-uneven-hands = As mãos têm tamanhos diferentes, de { $least } a { $most } cartas.
fault-chosen-and-revealed = Há cartas viradas para baixo e outras já reveladas; todas são reveladas juntas.
fault-no-rows = Não há fileiras na mesa, então nenhuma carta pode ser colocada.
fault-rows = A mesa tem { $rows ->
    [0] zero fileiras
    [one] uma fileira
   *[other] { $rows } fileiras
}; o jogo é com { $right }.
fault-empty-row = A fileira { $row } está vazia.
fault-long-row = A fileira { $row } tem { $size } cartas; só cabem { $most }.
fault-falling-row = A fileira { $row } não está em ordem crescente.
fault-unknown-end = Ninguém sabe qual é a última carta da fileira { $row }, então não dá para comparar nenhuma carta com ela.
fault-card-twice = A { $card } aparece { $times } vezes na mesa; só existe uma.

## Erros

error-players = o jogo é para { $least } a { $most } pessoas, não { $given }.
error-no-card = "{ $given }" não é uma carta; as cartas vão de { $lowest } a { $highest }.
error-no-row = "{ $given }" não é uma fileira; as fileiras são R1, R2 e assim por diante.
error-card-and-row = diga uma carta e uma fileira, como em "place 44 R3".
error-nothing-more = aqui não se espera mais nada, mas há "{ $given }".
error-one-card = ali só cabe uma carta.
error-too-many-rows = são lidas no máximo { $limit } fileiras.
error-no-count = não dá para contar "{ $given }".

## Nomes das coisas

piece = { $card }, { $heads ->
    [0] zero cabeças
    [one] uma cabeça
   *[other] { $heads } cabeças
} de boi
piece-unknown = carta virada para baixo
zone-row = Fileira { $n }
zone-hand = Mão de { $seat }
zone-chosen = Carta que { $seat } escolheu
zone-revealed = Carta que { $seat } tem que colocar
zone-pile = Pilha de bois de { $seat }
zone-unused = Cartas fora de jogo
label-row = Fileira { $n }
label-seat = { $seat }
label-pile = { $heads ->
    [0] 0 cabeças
    [one] 1 cabeça
   *[other] { $heads } cabeças
}
label-pile-unknown = { $count ->
    [0] nenhuma carta
    [one] uma carta
   *[other] { $count } cartas
}
label-total = { $total ->
    [1] 1 ponto
   *[other] { $total } pontos
}

## Perguntas

ask-which-row = Para onde vai a { $card }?
ask-full-row = O lugar da { $card } é na fileira { $row }, depois da { $end }. O que acontece?
ask-which-take = A { $card } é uma carta baixa. Qual fileira você pegaria?
ask-cheapest = Qual fileira custaria menos cabeças de boi?
ask-heads = Quantas cabeças de boi tem a { $card }?
ask-winner = Quem vence?
ask-may-place = A { $card } pode ir para a fileira { $row }?
ask-may-choose = { $seat } pode escolher a { $card }?
option-yes = Sim
option-no = Não
option-row = Fileira { $n }
option-joins = A { $card } entra na fileira { $row } como sexta carta.
option-takes = { $seat } pega as cinco cartas; a { $card } recomeça a fileira.
option-takes-all = { $seat } pega as cinco cartas e também a { $card }.
option-heads = { $heads }
option-wins = { $seat }, com { $total ->
    [1] 1 ponto
   *[other] { $total } pontos
}
option-share = { $winners } dividem a vitória.

## Exemplos

example-fig-1 = Quatro fileiras
    .intro = Quatro cartas são abertas na mesa. Cada uma começa uma fileira.
example-fig-2 = Ordem crescente, menor diferença
    .intro = Quatro pessoas revelaram uma carta cada. Para onde vai cada carta?
example-fig-3 = Uma fileira completa
    .intro = As quatro cartas seguintes. A fileira 1 está ficando comprida.
example-fig-4 = Uma carta baixa
    .intro = O terceiro turno começa com um número bem pequeno.
example-tip-low-card = Qual fileira pegar
    .intro = Quem jogou a carta baixa tem que pegar uma fileira. Vale a pena contar antes.
example-bull-heads = Cabeças de boi
    .intro = Quantas cabeças de boi tem cada carta? O número já diz.
example-bull-pile = Pegou, ficou
    .intro = A fileira 1 está completa, e é para lá que vai a 30.
example-fig-5 = A vizinha errada
    .intro = Você revela a 45, de olho na fileira 3, logo depois da 41.
example-fig-6 = Alguém esvazia a sua fileira
    .intro = Você revela a 62, só um a mais que a 61 da fileira 1. O que poderia dar errado?
part-fig-6-without = E sem a 29?
    .intro = A mesma mesa, mas ninguém jogou a 29.
example-end-of-game = O fim da partida
    .intro = Depois da segunda rodada, todas as mãos estão vazias. É hora de contar.
