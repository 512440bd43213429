### Sequence: regras, acontecimentos, recusas, falhas, exemplos e nomes das coisas na mesa.

game = Sequence
    .about = Joga uma carta, tapa a imagem dela no tabuleiro e faz cinco em linha antes dos outros.
side = { $side ->
    [B] Azul
    [G] Verde
    [R] Vermelho
   *[none] ninguém
}

## Regras: jogadores e preparação

SEQ-01 = Jogam de duas a doze pessoas, desde que o número se possa dividir por dois ou por três.
    .title = Jogadores
SEQ-02 = Duas ou três pessoas jogam cada uma por si. A partir de quatro formam-se equipas.
    .title = Sozinho ou em equipa
SEQ-03 = Há duas ou três equipas, nunca mais, e todas têm o mesmo tamanho.
    .title = Equipas iguais
SEQ-04 = Cada lado tem fichas de uma só cor. Com dois lados, a terceira cor fica na caixa.
    .title = Fichas
SEQ-05 = Duas equipas sentam-se alternadas: de cada lado de quem joga há um adversário.
    .title = Lugares de duas equipas
SEQ-06 = Com três equipas, de três em três lugares senta-se alguém da mesma equipa.
    .title = Lugares de três equipas
SEQ-07 = Todos cortam o baralho. Começa quem tem a carta mais baixa; o ás é a mais alta.
    .title = Quem começa
SEQ-08 = Baralha-se e todos recebem o mesmo número de cartas: quanto mais jogadores, menos cartas.
    .title = Dar as cartas
SEQ-09 = As cartas que sobram ficam viradas para baixo: são o monte.
    .title = Monte
SEQ-10 = Cada um vê as suas cartas e não as mostra a ninguém, nem à própria equipa.
    .title = Mãos secretas
SEQ-11 = Cada um tem o seu descarte ao lado do tabuleiro.
    .title = Descartes
SEQ-12 = Começa quem está à esquerda de quem dá as cartas; depois segue-se no sentido do relógio.
    .title = Ordem de jogo

## Regras: a vez

SEQ-13 = Primeiro, pousa uma carta da mão, virada para cima, no teu descarte.
    .title = Uma carta
SEQ-14 = Depois, põe uma ficha da tua cor numa casa que mostre essa carta.
    .title = Uma ficha
SEQ-15 = Por fim, tira uma carta do monte.
    .title = Tirar uma carta
SEQ-16 = Se quem vem a seguir já jogou e já tirou carta antes de ti, perdes o direito de tirar a tua.
    .title = A carta esquecida
SEQ-17 = Uma carta perdida não se recupera: continuas com menos uma até ao fim.
    .title = Perdida é perdida
SEQ-18 = Cada carta, tirando os valetes, está duas vezes no tabuleiro, e qualquer das casas serve.
    .title = Duas casas por carta
SEQ-19 = Uma casa com uma ficha, seja de quem for, está ocupada.
    .title = Casas tapadas
SEQ-20 = Os quatro cantos valem como ficha da tua cor, seja qual for o lado.
    .title = Cantos de bónus
SEQ-21 = Com um canto bastam quatro fichas para uma Sequência.
    .title = Quatro e um canto
SEQ-22 = Nenhum canto tem dono: vários lados podem usar o mesmo.
    .title = Cantos partilhados

## Regras: valetes e cartas mortas

SEQ-23 = Há oito valetes no baralho, uns com um olho e outros com dois. Nenhum está no tabuleiro.
    .title = Valetes
SEQ-24 = Um valete de dois olhos põe a tua ficha em qualquer casa livre.
    .title = Valete de dois olhos
SEQ-25 = Um valete de um olho tira do tabuleiro uma ficha de um adversário.
    .title = Valete de um olho
SEQ-26 = As fichas de uma Sequência completa ficam presas: nenhum valete as tira.
    .title = Fichas presas
SEQ-27 = O que já é Sequência, Sequência fica.
    .title = As Sequências ficam
SEQ-28 = O valete é a carta da tua vez, como qualquer outra; o momento escolhes tu.
    .title = Em qualquer das tuas vezes
SEQ-29 = Uma carta está morta quando as duas casas dela estão tapadas.
    .title = Cartas mortas
SEQ-30 = Na tua vez, antes de jogar, podes trocar uma carta morta: avisa, descarta-a e tira outra.
    .title = Trocar uma carta morta
SEQ-31 = A troca não custa nada: ainda jogas a tua vez.
    .title = E depois joga-se

## Regras: ganhar

SEQ-32 = Uma Sequência são cinco casas seguidas do mesmo lado em linha reta: na horizontal, na vertical ou na diagonal.
    .title = Sequência
SEQ-33 = Com dois lados são precisas duas Sequências para ganhar.
    .title = Dois lados: duas Sequências
SEQ-34 = A segunda Sequência pode usar uma casa da primeira, mas não duas.
    .title = Uma ficha em comum
SEQ-35 = Com três lados basta uma Sequência.
    .title = Três lados: uma Sequência
SEQ-36 = Quem é da mesma equipa não fala do jogo nem dá conselhos.
    .title = Sem conversa
SEQ-37 = Se alguém avisa um colega de equipa, cada membro dessa equipa descarta uma carta à escolha.
    .title = O preço da conversa
SEQ-38 = Jogo avançado: o valete de um olho tira qualquer ficha adversária, mesmo de uma Sequência.
    .title = Jogo avançado

## Decisões onde o livro de regras se cala

SEQ-C01 = Quem corta a carta mais baixa joga primeiro, e dá as cartas quem está à sua direita. Há quem prefira que dê as cartas quem cortou mais baixo.
    .title = Primeiro a jogar e a dar
SEQ-C02 = Quem empata com a carta mais baixa corta outra vez.
    .title = Empate no corte
SEQ-C03 = Os oito valetes estão no baralho; no tabuleiro não há nenhum.
    .title = Onde estão os valetes
SEQ-C04 = Os valetes de copas e de espadas têm um olho; os de ouros e de paus têm dois.
    .title = Um olho ou dois
SEQ-C05 = Num canto nunca se põe nem se tira uma ficha.
    .title = Cantos sempre vazios
SEQ-C06 = De cinco a oito em linha contam como uma Sequência, nove ou dez como duas. Pode-se combinar que na mesma linha não há casa em comum.
    .title = Filas compridas
SEQ-C07 = Um canto pode ser a casa comum das tuas duas Sequências.
    .title = Canto em comum
SEQ-C08 = Uma só ficha pode completar duas Sequências, e contam ambas.
    .title = Duas de uma vez
SEQ-C09 = Numa fila de seis a oito escolhes as tuas cinco, com a ficha nova, a não ser que ganhes logo. Pode-se combinar prender a fila toda.
    .title = Escolher as cinco
SEQ-C10 = Uma Sequência não precisa de ser anunciada: está à vista.
    .title = Sem anúncio
SEQ-C11 = Um valete de dois olhos pode completar uma Sequência e pode ir para onde outra carta tua também serviria.
    .title = O valete pode completar
SEQ-C12 = Não se tiram fichas próprias nem da equipa. Com três lados, vale qualquer adversário.
    .title = Só adversários
SEQ-C13 = Depois de tirar uma ficha não se põe outra: tira-se uma carta e a vez acabou.
    .title = Tirar, não pôr
SEQ-C14 = Um valete nunca está morto, mesmo que de momento não sirva. Pode-se combinar que se troca.
    .title = Valetes não morrem
SEQ-C15 = Uma carta morta revive mal uma das suas casas fica livre. Ninguém é obrigado a trocá-la.
    .title = De volta à vida
SEQ-C16 = Quem não pode jogar nem trocar passa e não tira carta. Se todos passarem seguidos, o jogo fica empatado.
    .title = Passar
SEQ-C17 = Troca-se uma carta morta por vez. Pode-se combinar que não há limite.
    .title = Uma troca por vez
SEQ-C18 = Se é preciso tirar e o monte acabou, baralham-se todos os descartes. Pode-se combinar seguir sem cartas, ou parar.
    .title = Monte vazio
SEQ-C19 = No jogo avançado, uma Sequência que perde uma ficha deixa de contar, salvo outro acordo.
    .title = Sequências desfeitas
SEQ-C20 = O preço da conversa paga-se em todos os jogos de equipas, salvo outro acordo, e as cartas não se repõem.
    .title = Falar custa cartas
SEQ-C21 = Se quem vem a seguir também se esquece de tirar, o teu direito acaba com o dele.
    .title = Dois esquecidos
SEQ-C22 = A carta que substitui a morta não é a da vez: tiram-se duas.
    .title = Duas cartas tiradas
SEQ-C23 = Seis ou doze jogadores escolhem entre duas e três equipas; o número de cartas é o mesmo.
    .title = Duas ou três equipas
SEQ-C24 = As fichas nunca acabam; se a caixa se esvaziar, serve outra coisa qualquer.
    .title = Fichas que chegam
SEQ-C25 = Um tabuleiro cheio sem vencedor é um empate.
    .title = Tabuleiro cheio

## Acontecimentos

event-card-played = { $seat } pousa { $card } no descarte. { $kind ->
    [two-eyed] Tem dois olhos: a ficha pode ir para qualquer das { $count } casas livres.
    [one-eyed] Tem um olho: tira uma ficha, aqui uma de { $count }.
   *[plain] { $spaces-count ->
        [one] Só { $spaces } está livre para ela.
       *[other] Está em { $spaces }.
    }
}
    .step = { $seat } joga { $card }
event-chip-placed = { side } põe uma ficha em { $space }, que mostra { $shown }.{ $lines-count ->
    [0] {""}
   *[other] {" "}São agora { $lines }.
}{ $others-count ->
    [0] {""}
   *[other] {" "}Também podia ter ido para { $others-or }.
}
    .lines = { $count } de cinco { $dir ->
        [across] na horizontal
        [down] na vertical
       *[other] na diagonal
    } ({ $line })
    .step = Ficha em { $space }
event-claim-due = A fila de { side } tem mais de cinco. { $seat } escolhe as cinco que contam, com a ficha nova em { $space }: { $lines-or }.
    .step = Quais cinco?
event-sequence-made = { side } tem uma Sequência { $dir ->
    [across] na horizontal
    [down] na vertical
   *[other] na diagonal
}: { $line }.{ $corners-count ->
    [0] {""}
   *[other] {" "}{ $corners } vale como ficha, por isso bastam { $chips } fichas.
}{ $theirs-count ->
    [0] {""}
   *[other] {" "}Outro lado também usa este canto.
}{ $shared-count ->
    [0] {""}
   *[other] {" "}Tem { $shared } em comum com a outra.
}{ $run ->
    [5] {""}
   *[other] {" "}A fila tem { $run } casas, mas uma Sequência tem cinco.
} { $goal ->
    [1] Bastava uma.
   *[other] Vai em { $count } de { $goal }.
}
    .step = Sequência { $line }
event-chip-removed = { $seat } tira a ficha de { side } de { $space } com { $card }. A casa ({ $shown }) volta a estar livre; não se põe outra ficha.
    .step = Ficha fora de { $space }
event-sequence-broken = A Sequência { $line } perdeu { $space } e já não conta. { side } tem agora { $count ->
    [0] zero
    [one] uma
   *[other] { $count }
}; as outras fichas ficam soltas.
    .step = Sequência desfeita
event-card-exchanged = { $jack ->
    [yes] { $seat } não pode fazer nada com { $card } e troca essa carta.
   *[no] As duas casas de { $card } estão tapadas ({ $spaces }): é uma carta morta. { $seat } avisa e descarta-a.
}
    .step = { $seat } troca { $card }
event-passed = { $seat } não pode jogar nada{ $size ->
    [0] , já sem cartas,
   *[other] {""}
} e passa sem tirar carta.
    .step = { $seat } passa
event-talk-punished = { $seat } acusa { $accused } de ter falado. Cada membro da equipa { side } perde uma carta: { $asked }.
    .step = Alguém falou
event-card-forfeited = { $seat } perde { $card } e fica com { $size ->
    [0] zero cartas
    [one] uma carta
   *[other] { $size } cartas
}. Não se repõe.
    .step = { $seat } perde { $card }
event-draw-owed = { $seat } ainda pode tirar carta, até { $next } ter jogado e tirado a sua.
    .step = { $seat } ainda não tirou
event-card-drawn = { $seat } tira { $known ->
    [yes] { $card }
   *[no] uma carta
} e volta a ter { $size ->
    [0] zero cartas
    [one] uma carta
   *[other] { $size } cartas
}.{ $why ->
    [exchange] {" "}A vez ainda está por jogar.
   *[other] {""}
}
    .step = { $seat } tira carta
event-card-drawn-hidden = { $seat } tira uma carta e volta a ter { $size ->
    [0] zero cartas
    [one] uma carta
   *[other] { $size } cartas
}.{ $why ->
    [exchange] {" "}A vez ainda está por jogar.
   *[other] {""}
}
    .step = { $seat } tira carta
event-draw-lost = { $next } já jogou e tirou carta. { $seat } esqueceu-se de tirar e continua com { $size ->
    [0] zero cartas
    [one] uma carta
   *[other] { $size } cartas
}.
    .step = { $seat } perde a carta
event-nothing-to-draw = Não há mais cartas para tirar; { $seat } continua com menos.
    .step = Nada para tirar
event-pile-reshuffled = O monte acabou quando { $seat } tinha de tirar: baralham-se as cartas descartadas, { $count } ao todo.
    .step = Baralham-se os descartes
event-cut-tied = { $tied } cortaram igualmente baixo ({ $cards }) e cortam outra vez.
    .step = Empate
event-first-decided = Da mais baixa à mais alta: { $cards }. { $lowest } tem a mais baixa, { $card }{ $how ->
    [low_cut_deals] , e dá as cartas. { $first }, à esquerda, joga primeiro.
   *[low_cut] , e joga primeiro. { $dealer }, à direita, dá as cartas.
}
    .step = { $first } joga primeiro
event-hands-dealt = { $dealer } dá as cartas: { $players } jogadores recebem { $size } cada, e sobram { $left } no monte. { $first } começa.
    .step = { $size } cartas a cada um
event-game-won = { side } tem { $goal ->
    [1] uma Sequência, e com três lados basta uma
   *[other] { $count } Sequências
}: { $winners-count ->
    [one] { $winners } ganha.
   *[other] { $winners } ganham.
}
    .step = { side } ganha
event-game-drawn = { $reason ->
    [full] O tabuleiro está cheio e ninguém ganhou
    [no-cards] O monte acabou
   *[passed] Todos passaram seguidos
}: o jogo fica empatado.
    .step = Empate
event-spaces-counted = { $result ->
    [0] As duas casas de { $card } estão tapadas ({ $taken }): a carta está morta.
    [1] Das duas casas de { $card } uma está livre: { $spaces }. A carta não está morta.
   *[other] As duas casas de { $card } estão livres: { $spaces }.
}
    .step = Casas de { $card }
event-sequences-counted = { side } { $result ->
    [0] não tem nenhuma Sequência: em lado nenhum há cinco numa linha reta
    [one] tem uma Sequência
   *[other] tem { $result } Sequências
}. Para ganhar { $goal ->
    [1] é precisa uma.
   *[other] são precisas { $goal }.
}
    .step = Sequências de { side }
event-chips-counted = { side } tem { $result ->
    [0] zero fichas
    [one] uma ficha
   *[other] { $result } fichas
} no tabuleiro.
    .step = Fichas de { side }
event-hand-counted = { $seat } tem { $result ->
    [0] zero cartas
    [one] uma carta
   *[other] { $result } cartas
}; foram dadas { $dealt }.
    .step = Cartas de { $seat }
event-pile-counted = Cartas que sobram no monte: { $result }.
    .step = O que sobra
event-sides-counted = { $players } jogadores fazem { $result } lados: { $sides }.
    .sides = { side } ({ $seats })
    .step = { $players } jogadores
event-pictures-counted = { $result ->
    [0] { $card } está { $copies } vezes no baralho, mas não está no tabuleiro.
   *[other] { $card } está { $result } vezes no tabuleiro e { $copies } vezes no baralho.
}
    .step = Imagens de { $card }

event-lines-judged = { $made ->
    [0] Ainda não há cinco completas: { $lines }.
    [one] Com { $space } as cinco estão completas: { $made_of }.
   *[other] Com { $space } completam-se { $made } linhas de cinco: { $made_of }.
}
    .lines = { $count } de cinco em { $line }
event-goal-judged = { side } tem { $count ->
    [0] zero Sequências
    [one] uma Sequência
   *[other] { $count } Sequências
}; { $goal ->
    [1] com três lados basta uma.
   *[other] com dois lados são precisas { $goal }.
}{ $wins ->
    [yes] {" "}O jogo está ganho.
   *[no] {" "}O jogo continua.
}

## Recusas

refusal-removed-already = { $seat } tirou uma ficha de { $freed }, e a vez foi só isso. Agora decide { $asked-or }.
refusal-penalty-first = Alguém falou: primeiro { $asked } { $asked-count ->
    [one] tem
   *[other] têm
} de perder uma carta.
refusal-claim-first = Primeiro { $seat } escolhe as cinco que contam: { $lines-or }.
refusal-corner = { $space } é um canto. Já vale para todos os lados; ali não se põe ficha.
refusal-not-in-hand = { $seat } não tem { $card }{ $cards-count ->
    [0] {""}
   *[other] , só { $cards }
}.
refusal-other-card = { $space } mostra { $shown } e não { $card }. { $spaces-count ->
    [0] { $card } não tem casa livre.
   *[other] { $card } pode ir para { $spaces-or }.
}
refusal-covered = { $space } já está tapada{ $side ->
    [none] {""}
   *[other] {" "}por uma ficha de { side }
}. { $wild ->
    [yes] { $card } precisa de uma casa livre.
   *[no] { $spaces-count ->
        [0] As duas casas de { $card } estão tapadas: a carta está morta.
       *[other] { $card } ainda pode ir para { $spaces-or }.
    }
}
refusal-no-chip = Em { $space } não há ficha para tirar. { $card } tem um olho: tira fichas e não põe nenhuma.
refusal-own-chip = A ficha em { $space } é de { side }, o lado de { $seat }. { $card } só tira fichas adversárias.
refusal-locked = A ficha em { $space } pertence à Sequência { $lines } de { side }. Fica presa até ao fim do jogo.
refusal-exchange-too-late = { $seat } já jogou uma carta. { $card } só se podia trocar antes disso.
refusal-jack-not-dead = { $card } é um valete. { $useless ->
    [yes] Agora não pode fazer nada, mas não é carta morta: fica na mão.
   *[no] { $swap ->
        [yes] Ainda se pode jogar, por isso não se troca.
       *[no] Os valetes não têm casas próprias, por isso nunca estão mortos.
    }
}
refusal-not-dead = { $card } não está morta: { $spaces-count ->
    [one] { $spaces } ainda está livre.
   *[other] { $spaces } ainda estão livres.
}
refusal-exchanged-already = { $seat } já trocou uma carta morta nesta vez; { $most ->
    [one] o limite é uma.
   *[other] o limite é { $most }.
}
refusal-can-still-act = { $seat } não pode passar: { $verb ->
    [exchange] pode trocar-se { $cards-or }.
   *[other] pode jogar-se { $cards-or }.
}
refusal-nothing-to-claim = Não há nada a escolher: { $seat } não tem uma fila de mais de cinco.
refusal-no-five = De uma ponta à outra de { $line } não são cinco casas em linha reta. À escolha: { $lines-or }.
refusal-gap = Nem todas as cinco de { $line } são tuas. À escolha: { $lines-or }.
refusal-shares-too-much = { $line } tem { $spaces } em comum com a tua Sequência { $other }; só pode haver uma casa comum.
refusal-without-new-chip = As cinco têm de incluir a ficha nova em { $chip }: { $lines-or }.
refusal-draw-lapsed = Tarde demais: quem vinha a seguir já jogou e tirou carta. { $seat } perdeu { $lost ->
    [0] zero cartas
    [one] esta carta
   *[other] { $lost } cartas
} e continua com menos.
refusal-no-draw = { $before ->
    [yes] { $seat } joga primeiro uma carta e só depois tira.
   *[no] { $seat } já tirou: uma carta por vez.
}
refusal-no-penalty = Combinou-se que falar não custa nada; { $accused } não perde nenhuma carta.
refusal-own-team = { $accused } é do mesmo lado que { $seat }; só um adversário pode acusar.
refusal-no-team = { $accused } joga por si e não tem a quem avisar.
refusal-no-cards-left = A equipa de { $accused } já não tem cartas para perder.
refusal-nothing-to-forfeit = { $seat } não tem de perder nenhuma carta agora.

## Falhas de uma posição

fault-players = O jogo é para { $allowed-or } jogadores, não para { $players }.
fault-uneven-teams = Os lados não têm o mesmo tamanho: { $sizes }.
fault-seating = { $sides ->
    [2] As duas equipas não estão alternadas.
   *[other] Nem sempre o terceiro jogador é da mesma equipa.
}
fault-no-turn = É a vez de alguém que não está à mesa.
fault-big-hand = { $seat } tem { $size } cartas; dão-se { $most }.
fault-no-card-in-hand = { $seat } tem na mão algo que não é uma carta.
fault-empty-forfeit = Alguém tem de perder uma carta e não tem nenhuma.
fault-chip-on-corner = Há alguma coisa no canto { $space }.
fault-no-chip-on-space = O que está em { $space } não é uma ficha.
fault-strange-colour = A ficha em { $space } é de { side }, e ninguém joga com essa cor.
fault-broken-sequence = Falta uma ficha à Sequência { $line } de { side }.
fault-overlapping = A Sequência { $line } de { side } tem mais de uma casa em comum com outra.
fault-wrong-locks = Estas fichas estão presas sem serem de uma Sequência, ou o contrário: { $spaces }.
fault-unnamed-sequence = { side } tem cinco em { $line } que ainda não contam como Sequência.
fault-card-too-often = { $card } aparece { $times } vezes; no baralho há duas.

## Erros

error-players = o jogo é para { $allowed-or } jogadores, não para { $given }.
error-uneven = { $players } jogadores não formam { $sides } lados iguais.
error-no-card = "{ $given }" não é uma carta; as cartas escrevem-se 9D, 10H, QS ou JC.
error-no-piece = "{ $given }" não é uma carta (9D) nem uma ficha (B, G, R, ou B! numa Sequência).
error-no-space = "{ $given }" não é uma casa; as casas vão de r1c1 a r10c10.
error-no-line = "{ $given }" não indica cinco casas em linha reta, como r3c3-r3c7.
error-no-colour = "{ $given }" não é um lado; os lados são { $colours-or }.
error-card-and-space = indica uma carta e uma casa, como em "play 9D r5c8".
error-one-card = indica uma carta, como em "exchange 9D".
error-one-seat = indica um lugar, como em "talk p3".
error-nothing-more = aqui não se espera mais nada, mas há "{ $given }".
error-no-count = "{ $given }" não se pode contar.

## Nomes das coisas

piece-card = { $rank ->
    [J] { $eyes ->
        [one] valete de um olho
       *[two] valete de dois olhos
    }
    [Q] dama
    [K] rei
    [A] ás
    [10] dez
    [9] nove
    [8] oito
    [7] sete
    [6] seis
    [5] cinco
    [4] quatro
    [3] três
   *[2] dois
} de { $suit ->
    [S] espadas
    [H] copas
    [D] ouros
   *[C] paus
}
piece-chip = { $colour ->
    [B] ficha azul
    [G] ficha verde
   *[R] ficha vermelha
}
piece-locked = { $colour ->
    [B] ficha azul, presa
    [G] ficha verde, presa
   *[R] ficha vermelha, presa
}
piece-board = o tabuleiro
piece-unknown = uma carta virada para baixo
zone-space = { $space }, { piece-card }
zone-corner = { $space }, canto de bónus para todos
space = { zone-space }, { $owner ->
    [none] livre
    [B] ficha azul
    [G] ficha verde
    [R] ficha vermelha
   *[other] tapada
}
zone-board = Tabuleiro
zone-draw = Monte
zone-stock = Resto do monte
zone-chipsb = Fichas azuis
zone-chipsg = Fichas verdes
zone-chipsr = Fichas vermelhas
zone-boxb = Mais fichas azuis
zone-boxg = Mais fichas verdes
zone-boxr = Mais fichas vermelhas
zone-hand = Mão de { $seat }
zone-discard = Descarte de { $seat }
zone-below = Descartes antigos de { $seat }
zone-cut = Carta que { $seat } cortou
label-draw = { $count ->
    [0] Monte
   *[other] Monte: { $count }
}
label-side = { side }: { $count } de { $goal }
label-hand = { $seat }
label-owing = { $seat }: ainda pode tirar
label-discard = Descarte
label-space = casa

## Perguntas

ask-may-play = { $seat } pode jogar { $card } em { $space }?
ask-may-exchange = { $seat } pode trocar { $card }?
ask-may-draw = { $seat } pode tirar carta agora?
ask-may-claim = { $seat } pode escolher { $line }?
ask-which-space = { $seat } joga { $card }. Para onde pode ir a ficha?
ask-which-chip = { $seat } joga { $card }. Que ficha se pode tirar?
ask-how-many-lines = { side } põe uma ficha em { $space }. Quantas Sequências completa?
ask-enough = { side } completa { $line }. O jogo está ganho?
ask-dead = { $seat } tem { $card }. É uma carta morta?
ask-spaces = Quantas casas livres tem { $card }?
ask-sequences = Quantas Sequências tem { side }?
ask-pictures = Quantas vezes está { $card } no tabuleiro?
ask-first = Quem joga primeiro?
ask-dealt = Quantas cartas recebe cada um de { $players } jogadores?
option-yes = Sim
option-no = Não
option-number = { $count }
option-lines = { $count ->
    [0] Nenhuma
    [one] Uma
   *[other] { $count }
}
option-seat = { $seat }

## Exemplos

example-goal = Cinco em linha
    .intro = Azul tem quatro seguidas e a carta que falta.
part-goal-down = Na vertical
    .intro = O mesmo de cima para baixo.
part-goal-falling = Na diagonal
    .intro = As diagonais também contam.
part-goal-rising = Na outra diagonal
    .intro = Nos dois sentidos.
part-goal-bent = Com uma curva
    .intro = Cinco fichas azuis tocam-se. É uma Sequência?
example-players = Quem pode jogar
    .intro = Quantas pessoas se podem sentar, e quem joga com quem?
part-players-three = Três jogadores
    .intro = Três pessoas, três cores.
part-players-six = Seis em duas equipas
    .intro = Seis pessoas podem formar duas equipas de três.
part-players-six-three = Seis em três equipas
    .intro = As mesmas seis pessoas em três pares.
example-cut = Começa a carta mais baixa
    .intro = Três jogadores cortam o baralho.
example-deal = Cartas para todos
    .intro = Sentam-se duas pessoas. Jogador 2 dá as cartas.
part-deal-twelve = Doze jogadores
    .intro = E com uma dúzia de pessoas?
example-turn = Carta, ficha, monte
    .intro = O tabuleiro está vazio. Jogador 1 quer jogar 9♦.
example-tip-draw = A carta esquecida
    .intro = Como antes, mas ninguém tira carta pelos jogadores: têm de se lembrar.
part-tip-draw-in-time = Mesmo a tempo
    .intro = Outra vez o mesmo; agora Jogador 1 lembra-se.
example-covered = Duas imagens, uma tapada
    .intro = Verde já está numa das duas casas de 9♦.
example-corner = Quatro fichas e um canto
    .intro = Azul tem três fichas junto ao canto.
example-corner-shared = Um canto, dois donos
    .intro = Azul usou o canto r1c1. Verde também o pode usar?
example-two-eyed = O valete que serve para tudo
    .intro = Azul não tem 6♦, mas tem um valete de dois olhos.
example-one-eyed = O ladrão
    .intro = Verde tem quatro copas seguidas, abertas dos dois lados.
example-locked = Fichas presas
    .intro = Verde tem uma Sequência, e uma ficha solta noutro sítio.
example-tip-jacks = Guardar os valetes para quando rendem
    .intro = Jogador 1 tem os dois tipos de valete. Qual deles trava Verde?
part-tip-jacks-other = Com o outro valete
    .intro = A mesma posição. E se Jogador 1 tapar uma ponta com o valete de dois olhos?
part-tip-jacks-wait = Esperar
    .intro = Ninguém é obrigado a usar logo um valete.
example-dead-card = Uma carta morta
    .intro = As duas casas de 9♦ estão tapadas, e Jogador 1 tem um na mão.
example-second = A segunda Sequência
    .intro = Azul tem uma Sequência e está a cruzá-la com outra.
example-table-talk = Alguém falou
    .intro = Os jogadores 1 e 3 são equipa. Jogador 3 acabou de avisar Jogador 1.
example-advanced = Nada está a salvo
    .intro = O jogo avançado: a mesma Sequência de há pouco, e Jogador 1 tem um valete de um olho.
example-three-sides = Basta uma
    .intro = Três jogadores. Vermelho tem quatro seguidas.
example-nine = Nove em linha
    .intro = Quatro e quatro fichas com um buraco no meio.
part-nine-six = Seis em linha
    .intro = Uma fila mais curta, com um buraco.
example-edge-eight = Oito fichas, dois cantos
    .intro = Azul ocupa a borda inteira, com um buraco.
part-edge-eight-corner = Um canto, duas vezes
    .intro = As duas Sequências de Azul encontram-se no canto.
## Jogadas, como um botão as diz

move-play = { $a-typed ->
    [JH] Tirar a ficha de { $b } com { $a }
    [JS] Tirar a ficha de { $b } com { $a }
   *[other] Jogar { $a } em { $b }
}
move-exchange = Trocar { $a }
move-draw = Tirar uma carta
move-claim = Escolher { $a } como as cinco
move-pass = Passar
move-talk = Acusar { $a } de ter falado
move-forfeit = Descartar { $a }

## Campos de uma posição

field-variant = Variante
    .base = Jogo base
field-exchanged = Cartas mortas trocadas nesta vez
field-passes = Passes seguidos
field-shuffles = Vezes que se baralharam os descartes
field-ended = Como acabou
    .no = ainda não acabou
    .won = alguém ganhou
    .passed = empate: todos passaram
    .full = empate: tabuleiro cheio
    .no-cards = empate: não há cartas para tirar
field-sides = Lados, com seis ou doze jogadores
field-first_player = Quem corta a carta mais baixa
    .low_cut = joga primeiro
    .low_cut_deals = dá as cartas
field-auto_draw = A carta da vez tira-se sozinha
field-advanced = Jogo avançado
field-share_same_line = Duas Sequências na mesma linha podem ter uma casa em comum
field-long_run_lock = Numa fila de mais de cinco ficam presas
    .five = as cinco escolhidas
    .whole_run = todas as fichas da fila
field-exchange_useless_jack = Um valete que de momento não serve pode ser trocado
field-dead_cards_per_turn = Cartas mortas que se podem trocar por vez
    .none = sem limite
field-deck_exhaustion = Quando o monte acaba
    .reshuffle = baralham-se os descartes
    .no_more_draws = ninguém tira mais cartas
    .draw_game = o jogo fica empatado
field-broken_counts = Uma Sequência desfeita ainda conta
field-table_talk_penalty = Falar custa cartas
field-team = Lado de { $seat }
    .B = Azul
    .G = Verde
    .R = Vermelho
field-lapsed = Cartas que { $seat } perdeu por não tirar
