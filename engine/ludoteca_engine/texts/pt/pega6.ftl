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
    [two-rounds] As duas rodadas acabaram.
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

## Regras: variante profissional

P6-PRO-01 = A variante profissional é para duas a seis pessoas. Valem as regras básicas, menos nas cartas usadas e na distribuição.
    .title = Profissionais
P6-PRO-02 = Só entram as cartas de 1 até dez vezes o número de jogadores mais quatro: todos sabem quais cartas estão em jogo.
    .title = Um baralho conhecido
P6-PRO-03 = Todas essas cartas ficam abertas. Cada pessoa, na sua vez, pega uma carta, até que todas tenham dez.
    .title = Escolher a mão
P6-PRO-04 = As quatro cartas que ninguém quis abrem as fileiras.
    .title = O que sobra abre as fileiras

## Regras: variante de aniversário

P6-X-01 = A variante de aniversário é para duas a oito pessoas. As regras básicas valem sempre que nada diferente é dito.
    .title = Jogadores no aniversário
P6-X-02 = Números e cartas especiais são embaralhados à parte: 104 números e sete tipos de especiais, quatro de cada.
    .title = Dois baralhos
P6-X-03 = Cada pessoa recebe doze números e três cartas especiais.
    .title = Distribuição de aniversário
P6-X-04 = Quatro números abrem as fileiras; os que sobram ficam de lado, sem uso.
    .title = Fileiras e sobras
P6-X-05 = As cartas especiais que sobram formam um monte fechado; as usadas ficam abertas ao lado.
    .title = Monte e descarte
P6-X-06 = Jogam-se duas rodadas de doze turnos. Os 66 pontos não contam aqui.
    .title = Duas rodadas
P6-X-07 = Uma carta especial só pode ser usada quando quem a tem está prestes a colocar o próprio número.
    .title = Quando usar uma especial
P6-X-08 = Ninguém precisa usar uma carta especial, e cada número permite no máximo uma.
    .title = Uma ou nenhuma
P6-X-09 = A carta especial é posta ao lado do número; depois o número é colocado como ela manda.
    .title = Primeiro mostrar, depois usar
P6-X-10 = Uma carta especial usada vai para o descarte. 5ª Fileira, Pega em 7! e Bloquear ficam na mesa enquanto valem.
    .title = Para onde vão as usadas
P6-X-ROW5-01 = O número abre uma quinta fileira, e ninguém pega nada.
    .title = 5ª Fileira
P6-X-ROW5-02 = Com cinco fileiras na mesa, não se usa outra 5ª Fileira.
    .title = Nunca seis fileiras
P6-X-ROW5-03 = Com cinco fileiras, quem pega uma fileira leva também o número que acabou de jogar.
    .title = Cinco fileiras: vai também a carta
P6-X-ROW5-04 = Depois disso o lugar da fileira pega deixa de existir. Ficam quatro, e a 5ª Fileira é descartada.
    .title = De volta a quatro fileiras
P6-X-SEVEN-01 = Em vez de pegar a fileira completa, o número entra como sexta carta, com Pega em 7! logo depois.
    .title = Pega em 7!
P6-X-SEVEN-02 = Uma fileira com Pega em 7! só é pega pela sétima carta de número.
    .title = A sétima carta pega
P6-X-SEVEN-03 = Pega em 7! fica na sua fileira até alguém pegá-la.
    .title = Fica com a fileira
P6-X-SEVEN-04 = Quem pega essa fileira leva os seis números; a carta jogada recomeça a fileira.
    .title = Seis cartas de uma vez
P6-X-SEVEN-05 = Pega em 7! também pode ir para uma fileira incompleta; então ela também comporta seis.
    .title = Numa fileira curta
P6-X-INSERT-01 = O número não vai para o fim: entra entre duas cartas ou antes da primeira, em qualquer fileira.
    .title = Inserir
P6-X-INSERT-02 = A fileira tem que continuar crescendo da esquerda para a direita.
    .title = A fileira continua crescendo
P6-X-INSERT-03 = Se a fileira já estava completa, ela é pega assim mesmo; a última carta fica e a recomeça.
    .title = Inserir em fileira completa
P6-X-REPLACE-01 = O número volta para a mão de quem o jogou.
    .title = Substituir
P6-X-REPLACE-02 = Outra carta da mão entra no lugar e é colocada na hora, pelas regras normais.
    .title = Outra carta no lugar
P6-X-REPLACE-03 = A ordem em que os outros colocam suas cartas não muda.
    .title = A ordem não muda
P6-X-MOVE-01 = Antes de colocar o próprio número, a pessoa leva uma carta qualquer de uma fileira para outra.
    .title = Movimentar
P6-X-MOVE-02 = A carta movida tem que caber na ordem crescente da nova fileira: no começo, no meio ou no fim.
    .title = Tem que caber
P6-X-MOVE-03 = A nova fileira pode ter Pega em 7!, mas não Bloquear.
    .title = Nunca para fileira bloqueada
P6-X-MOVE-04 = Depois o próprio número é colocado no fim de uma fileira, pelas regras normais.
    .title = Depois, o próprio número
P6-X-MOVE-05 = Até a única carta de uma fileira pode ser movida; o próprio número então abre a fileira vazia.
    .title = A única carta da fileira
P6-X-BLOCK-01 = Antes de colocar o próprio número, a pessoa põe Bloquear no fim de uma fileira qualquer.
    .title = Bloquear
P6-X-BLOCK-02 = Ninguém põe carta numa fileira bloqueada, tira carta dela nem a pega.
    .title = Fileira fechada
P6-X-BLOCK-03 = Depois o número vai para outra fileira, pelas regras normais.
    .title = A carta vai para outro lugar
P6-X-BLOCK-04 = No máximo duas fileiras ficam bloqueadas ao mesmo tempo.
    .title = Dois bloqueios no máximo
P6-X-BLOCK-05 = Na próxima vez que alguém pega uma fileira, todos os bloqueios saem.
    .title = Pegar solta os bloqueios
P6-X-BLOCK-06 = Bloquear pode ficar ao lado de Pega em 7!.
    .title = Bloquear com Pega em 7!
P6-X-NEGPOS-01 = Só quem está prestes a pegar uma fileira pode usá-la.
    .title = Negativo = Positivo
P6-X-NEGPOS-02 = A pessoa indica uma carta dessa fileira; as cabeças dela contam a favor, e não contra.
    .title = Uma carta muda de lado
P6-X-NEGPOS-03 = A fileira é pega, e esse valor cancela na hora cabeças da própria pilha, com as cartas novas incluídas.
    .title = Cancelar cabeças
P6-X-NEGPOS-04 = A carta indicada e as canceladas saem da pilha de bois e ficam de lado, sem uso.
    .title = Canceladas saem
P6-X-NEGPOS-05 = O valor que não encontra nada para cancelar se perde.
    .title = O resto se perde
P6-X-TRADE-01 = Sempre que você pega uma fileira, pode trocar uma carta especial: descarta e compra a de cima do monte.
    .title = Trocar depois de pegar
P6-X-TRADE-02 = Se o monte acabou, as especiais descartadas são embaralhadas e formam outro.
    .title = Monte vazio
P6-X-END-01 = A primeira rodada acaba quando todos os números foram jogados; as cabeças de cada um são anotadas.
    .title = Fim da rodada 1
P6-X-END-02 = Para a segunda rodada, todos os números são embaralhados, doze para cada um, e abrem-se quatro fileiras.
    .title = Rodada 2
P6-X-END-03 = As cartas especiais que sobraram na mão podem ser guardadas para a segunda rodada.
    .title = Guardar especiais
P6-X-END-04 = Cada pessoa recebe mais três cartas especiais.
    .title = Mais três
P6-X-END-05 = Se não há três para cada um, todos recebem duas, ou então uma.
    .title = Especiais de menos
P6-X-END-06 = O jogo acaba depois da segunda rodada; especiais na mão não contam nada.
    .title = Fim do jogo de aniversário
P6-X-END-07 = Somam-se as cabeças das duas rodadas. Vence a menor soma; no empate, a vitória é dividida.
    .title = Quem vence no aniversário
P6-C01 = Uma pessoa começa a escolha, que segue no sentido horário; na rodada seguinte começa a próxima.
    .title = Quem escolhe primeiro
P6-C03 = Inserir nunca põe uma carta no fim da fileira, a não ser que o grupo combine outra coisa.
    .title = Inserir no fim?
P6-C04 = Movimentar não leva carta para fileira completa, a não ser que o grupo combine que aí se pega essa fileira.
    .title = Movimentar para fileira completa?
P6-C05 = Pega em 7! fica na fileira em que o número entra, a não ser que o grupo permita qualquer fileira.
    .title = Em que fileira vai Pega em 7!?
P6-C06 = Uma fileira tem no máximo um Pega em 7!, e uma carta baixa não pode usá-lo, pois não entra em fileira nenhuma.
    .title = Pega em 7!: um só, e sem baixa
P6-C07 = Inserir numa fileira completa leva todas as cartas menos a última, inclusive a inserida.
    .title = O que se pega ao inserir
P6-C08 = Cancelam-se cartas inteiras que, juntas, não valham mais que a indicada; ou só pontos, se o grupo preferir.
    .title = Quanto se pode cancelar
P6-C09 = Sem outro número na mão, Substituir não pode ser usado.
    .title = Nada para pôr no lugar
P6-C10 = Se a nova carta pega uma fileira, pega normalmente; não há uma segunda especial para ela.
    .title = Substituir e depois pegar
P6-C11 = Se o bloqueio só deixa fileiras que terminam mais alto, a carta é baixa: pega-se uma aberta, e os bloqueios saem.
    .title = Bloqueio que deixa a carta baixa
P6-C12 = Com carta baixa não se pega fileira bloqueada; os bloqueios só saem depois da escolha.
    .title = Carta baixa e bloqueios
P6-C13 = Some a fileira que foi pega, não a mais nova. As outras guardam o número; uma quinta fileira futura usa o livre.
    .title = Qual fileira some
P6-C14 = Quem pega uma fileira faz sair o Pega em 7! dela, a 5ª Fileira e todos os bloqueios; outros Pega em 7! ficam.
    .title = Tudo o que sai ao pegar
P6-C15 = Com cinco fileiras, inserir numa completa leva a fileira toda e a carta inserida; ficam quatro fileiras.
    .title = Cinco fileiras e Inserir
P6-C16 = Com cinco fileiras, a própria carta não pode ser a indicada, mas pode ser cancelada.
    .title = Indicar a própria carta?
P6-C17 = Nenhuma carta sai de fileira bloqueada nem entra nela. Com Pega em 7! cabem seis, e ele fica com a fileira.
    .title = Movimentar, bloqueio e 7
P6-C18 = Quando Movimentar esvazia uma fileira, o próprio número sempre a abre, por mais perto que outra termine.
    .title = Primeiro a fileira vazia
P6-C19 = Uma carta vai para outra fileira, nunca dentro da própria; e só se movem cartas que estão em fileiras.
    .title = Só de fileira para fileira
P6-C20 = Pode-se usar uma especial sem necessidade; só Negativo = Positivo exige uma fileira a pegar.
    .title = Sem necessidade
P6-C21 = Qualquer forma de pegar uma fileira solta os bloqueios e permite uma troca.
    .title = Toda fileira pega conta
P6-C22 = A carta entregue é descartada antes, então um monte vazio pode devolvê-la. O descarte só é embaralhado se faltar carta.
    .title = Ela pode voltar
P6-C23 = Quando a rodada acaba, as especiais que estão na mesa vão para o descarte.
    .title = Limpar a mesa
P6-C24 = Para a rodada 2, monte e descarte são embaralhados juntos, e cada um recebe quantas der para todos, até três.
    .title = Especiais da rodada 2
P6-C27 = Uma carta baixa que pega uma fileira curta com Pega em 7! leva as cartas que estão lá; Pega em 7! é descartado.
    .title = Carta baixa e Pega em 7!
P6-C28 = A variante de aniversário não se joga com o baralho profissional.
    .title = Nunca as duas variantes

## Acontecimentos: variante profissional

event-card-picked = { $seat } fica com a { $card }. { $left ->
    [0] Não resta nenhuma carta
    [one] Resta uma carta
   *[other] Restam { $left } cartas
} na mesa.
    .step = { $seat } fica com a { $card }
event-draft-ended = Todos têm dez cartas. As quatro que sobraram abrem as fileiras: { $cards }.
    .step = Abrem-se as fileiras
event-draft-opened = Rodada { $round }: as cartas de 1 a { $size } ficam abertas, para escolher uma por vez.
    .step = Rodada { $round }: cartas para escolher
event-deck-counted = { $players ->
    [1] Uma pessoa joga
   *[other] { $players } pessoas jogam
} com dez cartas cada uma e quatro para as fileiras: as cartas de 1 a { $result }.
    .step = Cartas para { $players ->
        [1] uma pessoa
       *[other] { $players } pessoas
    }

## Acontecimentos: variante de aniversário

event-special-played = { $seat } mostra { piece-special } ao lado da { $card }. { $how ->
    [takes] Sem ela, a { $card } pegaria a fileira { $row } e custaria { $heads ->
        [0] 0 cabeças
        [one] 1 cabeça
       *[other] { $heads } cabeças
    }.
    [low] Sem ela, a { $card } seria uma carta baixa e custaria pelo menos { $heads ->
        [0] 0 cabeças
        [one] 1 cabeça
       *[other] { $heads } cabeças
    }.
   *[joins] Sem ela, a { $card } só entraria na fileira { $row }.
}
    .step = { $seat } mostra { piece-special }
event-special-passed = { $seat } não usa carta especial com a { $card }.
    .step = Sem carta especial
event-fifth-row-opened = A { $card } abre a fileira { $row }, a quinta. Ninguém pega nada; a carta especial marca a fileira.{ $how ->
    [joins] {""}
   *[other] {" "}Assim se evita o custo de { $heads ->
        [0] 0 cabeças
        [one] 1 cabeça
       *[other] { $heads } cabeças
    }.
}
    .step = A { $card } abre a quinta fileira
event-seven-laid = { $full ->
    [yes] A fileira { $row } está completa, mas Pega em 7! abre lugar para a sexta carta. Ninguém a pega agora.
   *[no] Pega em 7! fica na fileira { $row }: agora ela comporta seis cartas.
}
    .step = Pega em 7! na fileira { $row }
event-card-placed-seven = { $possible-count ->
    [one] A { $card } vem depois da { $end } na fileira { $row }.
   *[other] A { $card } poderia vir depois { $possible-or }; a mais próxima é a { $end }.
} Com Pega em 7! cabem seis: esta é a { $size ->
    [6] sexta, e a próxima pega a fileira.
   *[other] carta número { $size }.
}
    .possible = da { $end } na fileira { $row } (diferença { $gap })
    .step = A { $card } na fileira { $row }
event-row-taken-seven = { $possible-count ->
    [one] O lugar da { $card } é na fileira { $row }, depois da { $end }.
   *[other] A { $card } poderia vir depois { $possible-or }; a mais próxima é a { $end }.
} É a sétima carta: { $seat } pega { $cards }. São { $sum } = { $heads } cabeças. A { $card } recomeça a fileira.
    .possible = da { $end } na fileira { $row } (diferença { $gap })
    .step = A { $card } pega a fileira { $row }
event-seven-lifted = Pega em 7! sai da fileira { $row } com as cartas que foram pegas: ela volta a comportar cinco.
    .step = Pega em 7! é descartado
event-row-taken-five = { $how ->
    [low] A { $card } é uma carta baixa: { $seat } pega a fileira { $row }
    [insert] A fileira { $row } já estava completa, e inserir faz pegá-la: { $seat } fica com a fileira
   *[other] O lugar da { $card } é na fileira { $row }, que está completa: { $seat } pega a fileira
}: { $cards } = { $heads ->
    [0] 0 cabeças
    [one] 1 cabeça
   *[other] { $heads } cabeças
}.
    .step = A { $card } pega a fileira { $row }
event-own-card-taken = Há cinco fileiras na mesa, então { $seat } pega também a própria { $card } ({ $heads ->
    [0] 0 cabeças
    [one] 1 cabeça
   *[other] { $heads } cabeças
}). Ao todo: { $total } cabeças.
    .step = A { $card } também vai
event-fifth-row-ended = O lugar da fileira { $row } deixa de existir. Ficam as fileiras { $left }, e a 5ª Fileira é descartada.
    .step = A fileira { $row } some
event-card-inserted = { $after ->
    [none] A { $card } entra antes da { $before } na fileira { $row }.
   *[other] { $before ->
        [none] A { $card } entra depois da { $after } na fileira { $row }.
       *[other] A { $card } entra entre a { $after } e a { $before } na fileira { $row }.
    }
}{ $how ->
    [joins] {""}
   *[other] {" "}Assim se evita o custo de { $spared ->
        [0] 0 cabeças
        [one] 1 cabeça
       *[other] { $spared } cabeças
    }.
}
    .step = A { $card } entra na fileira { $row }
event-row-taken-insert = A fileira { $row } já estava completa. Com a { $card } são { $size } cartas: { $seat } pega { $cards } = { $heads } cabeças. Só a última, a { $left }, fica e recomeça a fileira.
    .step = A { $card } pega a fileira { $row }
event-card-replaced = { $seat } volta com a { $back } para a mão e coloca a { $card } no lugar, agora, seja qual for o número.{ $how ->
    [takes] {" "}A { $back } teria custado { $heads ->
        [0] 0 cabeças
        [one] 1 cabeça
       *[other] { $heads } cabeças
    }.
   *[other] {""}
}
    .step = A { $card } no lugar da { $back }
event-card-moved = { $seat } leva a { $moved } da fileira { $source } para a fileira { $row }. { $emptied ->
    [yes] A fileira { $source } ficou vazia, e a { $card } vai abri-la.
   *[no] Só depois disso a { $card } é colocada.
}
    .step = A { $moved } vai para a fileira { $row }
event-row-taken-move = A fileira { $row } estava completa, e levar a { $moved } para lá faz pegá-la: { $seat } fica com { $cards } = { $heads } cabeças.
    .step = A { $moved } pega a fileira { $row }
event-emptied-row-opened = A { $card } abre a fileira { $row }, que ficou vazia, por mais perto que outra fileira termine.
    .step = A { $card } abre a fileira { $row }
event-row-blocked = { $seat } bloqueia a fileira { $row }. Ninguém põe, tira nem pega nada ali até alguém pegar uma fileira; a { $card } vai para outro lugar.
    .step = A fileira { $row } é bloqueada
event-blocks-lifted = Uma fileira foi pega, então todos os bloqueios saem: { $rows-count ->
    [one] a fileira { $rows } está aberta
   *[other] as fileiras { $rows } estão abertas
} de novo.
    .step = Os bloqueios saem
event-row-chosen = { $seat } vai pegar a fileira { $row }: { $cards }, { $heads ->
    [0] 0 cabeças
    [one] 1 cabeça
   *[other] { $heads } cabeças
}. Uma dessas cartas vai contar ao contrário.
    .step = A fileira { $row } é escolhida
event-card-turned-round = A { $named } muda de lado: sai da pilha de bois e cancela { $points ->
    [1] 1 cabeça
   *[other] até { $points } cabeças
} ali. { $suggest-count ->
    [0] Nada na pilha é barato o bastante.
   *[other] Um jeito de usar: { $suggest }.
}
    .step = A { $named } conta a favor de { $seat }
event-card-cancelled = A { $card } ({ $heads ->
    [0] 0 cabeças
    [one] 1 cabeça
   *[other] { $heads } cabeças
}) é cancelada e fica de lado. { $points ->
    [0] O valor acabou.
    [one] Ainda dá para cancelar 1 cabeça.
   *[other] Ainda dá para cancelar { $points } cabeças.
}
    .step = A { $card } é cancelada
event-cancelling-done = { $points ->
    [0] Tudo foi usado.
    [one] Uma cabeça de valor não tem o que cancelar e se perde.
   *[other] { $points } cabeças de valor não têm o que cancelar e se perdem.
} { $heads ->
    [0] A pilha de bois de { $seat } não conta nada agora.
    [one] A pilha de bois de { $seat } conta agora 1 cabeça.
   *[other] A pilha de bois de { $seat } conta agora { $heads } cabeças.
}
    .step = Fim do cancelamento
event-points-taken-off = { $points ->
    [0] Nenhum ponto é descontado
    [one] Um ponto é descontado
   *[other] { $points } pontos são descontados
} das cabeças de { $seat }{ $lost ->
    [0] .
   *[other] ; { $lost } se perdem.
}
    .step = Pontos descontados
event-trade-offered = Por ter pego uma fileira, { $seat } pode trocar uma carta especial pela de cima do monte.
    .step = Uma troca é possível
event-special-given-up = { $seat } descarta { piece-special }.
    .step = { piece-special } vai para o descarte
event-discards-shuffled = O monte acabou, então o descarte é embaralhado, com a carta recém-entregue: { $size ->
    [0] nenhuma carta
    [one] uma carta
   *[other] { $size } cartas
}.
    .step = O descarte é embaralhado
event-special-drawn = { $seat } compra { piece-special }.
    .step = { $seat } compra uma especial
event-special-drawn-hidden = { $seat } compra uma carta especial.
    .step = { $seat } compra uma especial
event-special-kept = { $seat } fica com as especiais que tem.
    .step = Sem troca
event-round-dealt-special = Rodada { $round }: cada um tem { $hand } números novos, e { $cards } abrem as fileiras. { $special_cards ->
    [0] Não há mais especiais para distribuir.
    [one] Cada um recebe mais uma carta especial.
   *[other] Cada um recebe mais { $special_cards } cartas especiais.
} Guardadas da primeira rodada: { $kept }. No monte: { $size }.
    .step = A rodada { $round } é dada
event-specials-counted = { $result ->
    [0] Nenhuma carta especial ficou
    [one] Uma carta especial ficou
   *[other] { $result } cartas especiais ficaram
} na mão, então sobram { $pool } de { $all } para { $players } pessoas.
    .step = Especiais que sobram

## Recusas: variante profissional

refusal-not-your-pick = Quem escolhe agora é { $owner }; cada um pega uma carta por vez.
refusal-picked-already = A { $card } não está mais na mesa: alguém já ficou com ela.
refusal-out-of-deck = A { $card } não está em jogo: com este número de pessoas, a carta mais alta é { $highest }.

## Recusas: variante de aniversário

refusal-no-specials = Cartas especiais são da variante de aniversário; aqui ficam na caixa.
refusal-special-too-early = { piece-special } só pode ser usada quando { $seat } está prestes a colocar um número.
refusal-special-twice = { $seat } já decidiu sobre uma carta especial para este número, e só pode haver uma.
refusal-special-not-held = { $seat } não tem { piece-special }{ $held-count ->
    [0] {""}
   *[other] , só { $held }
}.
    .held = { piece-special }
refusal-five-rows = Já há { $rows } fileiras, então agora não se abre outra.
refusal-seven-low = A { $card } é uma carta baixa: não entra em fileira nenhuma, e Pega em 7! não teria onde ficar.
refusal-seven-twice = Pega em 7! já está na fileira { $row }; a sétima carta tem que pegá-la.
refusal-row-is-blocked = A fileira { $row } está bloqueada: nada entra, nada sai e ninguém a pega.
refusal-insert-nowhere = Toda fileira aberta termina abaixo da { $card } ({ $ends }), e ela só poderia ir para um fim. Inserir põe uma carta antes de outra.
refusal-insert-at-end = Depois da { $end }, a { $card } ficaria no fim da fileira { $row }. Inserir põe uma carta entre duas outras ou antes da primeira.
refusal-order-broken = { $right ->
    [none] Com a { $card } a fileira { $row } deixaria de crescer.
   *[other] No lugar { $place } a { $card } quebraria a ordem da fileira { $row }; ela cabe no lugar { $right }.
}
refusal-nothing-to-replace = { $seat } não tem outro número na mão para pôr no lugar da { $card }.
refusal-same-card = A { $card } é a carta que volta; outra tem que entrar no lugar dela.
refusal-nothing-to-move = Nenhuma carta pode ser movida: nenhuma cabe em outra fileira aberta que tenha lugar.
refusal-not-in-a-row = A { $card } não está em nenhuma fileira; só cartas das fileiras podem ser movidas.
refusal-from-blocked = A { $card } está na fileira { $row }, que está bloqueada; nada sai de lá.
refusal-same-row = A { $card } já está na fileira { $row }; ela tem que ir para outra.
refusal-move-to-full = A fileira { $row } está completa, com { $most } cartas; a { $card } não pode ir para lá.
refusal-two-blocks = As fileiras { $rows } já estão bloqueadas, e dois bloqueios são o máximo.
refusal-block-twice = A fileira { $row } já está bloqueada.
refusal-no-other-row = Não sobraria outra fileira aberta para o número.
refusal-no-row-to-take = A { $card } entra na fileira { $row } e não pega nada, então nenhuma carta pode mudar de lado.
refusal-not-of-the-row = A { $card } não está na fileira { $row }; escolha entre { $cards-or }.
refusal-name-own-card = A { $card } está sendo jogada e não é da fileira { $row }; escolha entre { $cards-or }.
refusal-not-in-pile = A { $card } não está na pilha de bois de { $seat }, então não pode ser cancelada.
refusal-too-many-heads = A { $card } tem { $heads } cabeças, mas só { $points ->
    [1] 1 pode
   *[other] { $points } podem
} ainda ser canceladas. Cartas não se dividem.
refusal-no-take = { $seat } não acabou de pegar uma fileira, então não há troca.
refusal-emptied-first = A fileira { $row } ficou vazia, e a { $card } tem que abri-la, por mais perto que outra termine.

## Defeitos: variantes

fault-no-open-row = Todas as fileiras estão bloqueadas, então nenhuma carta pode ser colocada.
fault-marker = A 5ª Fileira está na mesa { $markers ->
    [0] nenhuma vez
    [one] uma vez
   *[other] { $markers } vezes
}, com { $rows } fileiras; o lugar dela é lá só enquanto há cinco.
fault-specials-in-the-box = Cartas especiais só se usam na variante de aniversário.
fault-twice-on-a-row = { piece-special } está mais de uma vez na fileira { $row }.
fault-number-among-specials = A { $card } está onde ficam as cartas especiais.
fault-many-blocks = Há { $blocks } bloqueios na mesa; o máximo é { $most }.
fault-odd-part = Uma carta especial está ao lado de um número que não existe ou não pode ser avaliado ({ $seat }).
fault-special-too-often = { piece-special } aparece { $times } vezes; só existem { $most }.

## Erros: variantes

error-no-special = "{ $given }" não é uma carta especial; à escolha: { $kinds }.

## Nomes das coisas: variantes

piece-special = { $special ->
    [ROW5] 5ª Fileira
    [SEVEN] Pega em 7!
    [INSERT] Inserir
    [REPLACE] Substituir
    [MOVE] Movimentar
    [BLOCK] Bloquear
    [NEGPOS] Negativo = Positivo
   *[other] uma carta especial desconhecida
}
piece-special-full = { $special ->
    [ROW5] 5ª Fileira, carta especial
    [SEVEN] Pega em 7!, carta especial
    [INSERT] Inserir, carta especial
    [REPLACE] Substituir, carta especial
    [MOVE] Movimentar, carta especial
    [BLOCK] Bloquear, carta especial
   *[NEGPOS] Negativo = Positivo, carta especial
}
zone-beside = Cartas especiais na fileira { $n }
zone-specials = Cartas especiais de { $seat }
zone-played = Carta especial que { $seat } está usando
zone-deck = Monte de cartas especiais
zone-discards = Cartas especiais descartadas
zone-market = Cartas para escolher
label-deck = Monte
label-discards = Descarte
label-unused = De lado
label-market = Para escolher

## Perguntas: variantes

ask-without = { $seat } tem que colocar a { $card }. O que ela faria sem carta especial?
ask-own-card = Há cinco fileiras na mesa. O que acontece com a { $card }?
ask-which-goes = Qual fileira some?
ask-how-many = A { $card } pega a fileira { $row }. Quantas cartas { $seat } leva?
ask-who-opens = A { $card } entra na fileira { $row }, que está completa. Qual carta recomeça a fileira?
ask-points = A { $named } muda de lado. Quantas cabeças podem ser canceladas?
ask-blocks = Uma fileira acaba de ser pega. O que acontece com os bloqueios?
ask-specials-each = Quantas cartas especiais cada um recebe a mais?
ask-deck = Quantas cartas entram em jogo com { $players ->
    [1] uma pessoa
   *[other] { $players } pessoas
}?
ask-may-special = { $seat } pode usar { piece-special } agora?
ask-may-pick = { $seat } pode ficar com a { $card } agora?
ask-may-insert = A { $card } pode entrar ali, na fileira { $row }?
ask-may-shift = A { $card } pode ir para ali, na fileira { $row }?
ask-may-take = { $seat } pode pegar a fileira { $row }?
ask-may-cancel = A { $card } pode ser cancelada agora?
ask-may-trade = { $seat } pode trocar { piece-special } agora?
option-without-joins = Entraria numa fileira.
option-without-takes = Pegaria uma fileira completa.
option-without-low = Seria uma carta baixa.
option-own-opens = Recomeça a fileira.
option-own-taken = { $seat } também a pega.
option-cards = { $count }
option-card = A { $card }
option-blocks-stay = Ficam.
option-blocks-go = Saem todos.

## Exemplos: variantes

example-pro-deck = Quais cartas entram em jogo
    .intro = Profissionais jogam com menos cartas, e todos sabem quais são.
example-pro-draft = Escolher a mão
    .intro = Todas as cartas de 1 a 24 estão abertas. Ana e Bruno escolhem, uma por vez.
example-x-row5 = 5ª Fileira
    .intro = Gustavo tem que colocar a 23. A fileira 4 termina em 20 e está completa.
part-x-row5-full = E depois: uma fileira completa
    .intro = Há cinco fileiras na mesa. Alguém revela a 22.
part-x-row5-low = E depois: uma carta baixa
    .intro = As mesmas cinco fileiras. Desta vez alguém revelou a 3 e tem outra 5ª Fileira.
example-x-row5-tip = Marcar a quinta fileira
    .intro = Como todos se lembram de que há cinco fileiras?
example-x-seven = Pega em 7!
    .intro = Clara tem que colocar a 20. A fileira 2 termina em 18 e está completa.
part-x-seven-taken = E depois: a sétima carta
    .intro = A fileira 2 tem seis cartas e Pega em 7!. Alguém revela a 22.
part-x-seven-short = Numa fileira incompleta
    .intro = A mesma mesa, mas Clara revelou a 33.
example-x-insert = Inserir
    .intro = A 10 de Christian é menor que o fim de todas as fileiras.
part-x-insert-full = Numa fileira completa
    .intro = A mesma coisa, mas a fileira 1 tem cinco cartas.
part-x-insert-end = Não no fim
    .intro = Com a 40, Christian gostaria de vir depois da 33. Inserir não serve para isso.
example-x-replace = Substituir
    .intro = A 25 de José iria para junto da 17 e pegaria a fileira. Ele tem outro número na mão.
part-x-replace-order = A ordem fica
    .intro = A mesma coisa, mas José põe a 50 no lugar. A 46 da pessoa seguinte é menor.
example-x-move-1 = Movimentar
    .intro = O lugar da 24 de Maria é junto da 22, e essa fileira está completa.
example-x-move-2 = A única carta da fileira
    .intro = A fileira 2 só tem a 13. Maria pode movê-la?
example-x-block = Bloquear
    .intro = A 22 de Paulo pegaria a primeira fileira.
part-x-block-next = E depois: a 23
    .intro = A fileira 1 está bloqueada. A próxima pessoa coloca a 23.
part-x-block-lifted = E depois: uma carta baixa
    .intro = Um turno depois, alguém tem que colocar a 2. A fileira 1 continua bloqueada.
example-x-negpos-1 = Negativo = Positivo (Gabi)
    .intro = A 20 de Gabi tem que pegar a fileira 1, que vale dez cabeças.
example-x-negpos-2 = Negativo = Positivo (Pedro)
    .intro = A 3 de Pedro é uma carta baixa, e a pilha de bois dele tem a 15, a 25 e a 40.
part-x-negpos-2-lost = Valor que se perde
    .intro = A mesma coisa, mas Pedro cancela outras cartas.
example-x-overview = As sete cartas especiais
    .intro = Uma linha para cada uma.
example-x-trade = Trocar uma carta especial
    .intro = O jogador 1 está prestes a pegar a fileira 2 e gostaria de outra carta especial.
part-x-trade-empty = Monte vazio
    .intro = A mesma coisa, mas o monte acabou.
example-x-round2 = A segunda rodada
    .intro = Seis pessoas terminaram a rodada 1 e guardaram onze cartas especiais.

## Jogadas, como um botão as diz

move-choose = { $all-count ->
    [0] Não escolher carta
    [1] Escolher a { $all }
   *[other] Escolher { $all }
}
move-reveal = Revelar todas as cartas
move-place = Colocar a { $a } na fileira { DIGITS($b) }
move-take = Pegar a fileira { DIGITS($a) }
move-pick = Ficar com a { $a }
move-special = Usar { piece-special }
    .special = { $a }
move-pass = Não usar carta especial
move-seven = Pôr Pega em 7! na fileira { DIGITS($a) }
move-insert = { $b ->
    [none] Inserir na fileira { DIGITS($a) }
   *[other] Inserir na fileira { DIGITS($a) }, no lugar { $b }
}
move-replace = Substituir pela { $a }
move-shift = { $c ->
    [none] Levar a { $a } para a fileira { DIGITS($b) }
   *[other] Levar a { $a } para a fileira { DIGITS($b) }, lugar { $c }
}
move-block = Bloquear a fileira { DIGITS($a) }
move-negpos = Mudar a { $a } de lado
move-cancel = Cancelar a { $a }
move-done = Não cancelar mais nada
move-trade = Trocar a carta { piece-special }
    .special = { $a }
move-keep = Não trocar nada

## Campos de uma posição

field-variant = Variante
    .base = Jogo básico
    .pro = Variante profissional
    .anniversary = Variante de aniversário
field-stage = O que vem a seguir
    .play = um turno
    .draft = alguém escolhe uma carta para a mão
    .deal = dão-se as cartas da próxima rodada
    .over = nada: a partida acabou
field-round = Rodada
field-rows = Fileiras
field-target_points = A partida acaba com este total
field-fixed_rounds = Número fixo de rodadas
    .none = nenhum: decide a meta de pontos
field-show_piles = As pilhas de bois podem ser vistas
field-pro_first_picker = Escolhe primeiro na rodada 1
    .seat = { $seat }
field-x_insert_at_end = Inserir também no fim da fileira
field-x_move_to_full = Movimentar para fileira completa
    .refuse = não pode
    .take = pode, e pega-se essa fileira
field-x_seven_row = Pega em 7! fica
    .own = na fileira em que o número entra
    .any = em qualquer fileira
field-x_negpos_cancel = Negativo = Positivo cancela
    .whole_cards = cartas inteiras
    .points = só pontos
field-x_block_lift = Com carta baixa, os bloqueios saem
    .after_take = depois de pegar a fileira
    .before_choice = antes de escolher a fileira
field-x_negpos_own_card = Com cinco fileiras, pode-se indicar a própria carta
field-x_round2_pool = As especiais da rodada 2 vêm
    .deck_and_discards = do monte e do descarte
    .deck_only = só do monte
