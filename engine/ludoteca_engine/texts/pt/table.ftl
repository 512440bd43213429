### Frases comuns a todos os jogos: regras da mesa, recusas, erros, nomes e textos da interface.
### Lidas no Brasil e em Portugal. A categoria "one" do português inclui o 0: onde ele pode aparecer, tem um ramo próprio.

## Nomes e listas

seat = Jogador { $n }
list-and = e
list-or = ou

## Regras da mesa

T-01 = Só age quem tem uma decisão a tomar.
    .title = De quem é a vez
T-02 = Cada jogada responde à decisão que se espera naquele momento.
    .title = O que se decide agora
T-03 = Uma jogada vale para a mesa como está agora, não como estava antes.
    .title = A mesa como está
T-04 = Depois do fim da partida, não se joga mais nada.
    .title = Depois do fim
T-05 = Uma carta que ninguém viu não pode ser jogada nem avaliada.
    .title = Cartas desconhecidas
T-06 = Só participa quem tem lugar à mesa.
    .title = Quem joga
T-07 = Uma falha na montagem da mesa impede as jogadas que dependem dela, e mais nenhuma.
    .title = Falhas na montagem

## Recusas

refusal-no-such-seat = { $seat } não está nesta mesa, que { $seats ->
    [0] não tem lugares
    [one] tem um lugar
   *[other] tem { $seats } lugares
}.
refusal-not-asked = { $asked-count ->
    [0] Agora ninguém tem nada a decidir.
   *[other] A decisão não é de { $seat }; é de { $asked-or }.
}
refusal-not-now = { $due-count ->
    [0] Agora { $seat } não tem nada a decidir.
   *[other] Agora { $seat } não pode jogar "{ $verb }"; o que se espera é "{ $due-or }".
}
refusal-stale = A mesa mudou depois que { $seat } escolheu esta jogada.
refusal-game-over = A partida já acabou.
refusal-unknown = Isto depende de uma carta que ninguém viu. Primeiro, preencha as cartas desconhecidas.
refusal-blocked = A montagem da mesa tem uma falha que impede esta jogada.

refused = { $move } não é permitido: { $reasons }
legal-now = Permitido agora: { $moves }

## Erros

error-place = No caractere { $column }:
error-in-move = Não foi possível ler esta jogada (caractere { $column }):
error-in-position = Não foi possível ler esta posição (caractere { $column }):
error-in-record = Não foi possível ler este registo (linha { $line }, caractere { $column }):
error-not-text = é preciso um texto, não um valor do tipo { $type }.
error-too-long = o texto tem { $length } caracteres; são lidos no máximo { $limit }.
error-empty = não há nada para ler.
error-no-seat = "{ $given }" não é um lugar; os lugares vão de p1 a p{ $seats }.
error-seat-twice = { $seat } aparece duas vezes.
error-seat-first = não se sabe de quem é "{ $given }"; em "{ $section }" o lugar vem primeiro, como em "{ $section } p1 ...".
error-no-number = "{ $given }" não é um número inteiro de { $least } a { $most }.
error-too-many = há peças demais; são lidas no máximo { $limit }.
error-other-game = "{ $given }" é outro jogo; este texto deve começar com "{ $expected }".
error-no-section = "{ $given }" não é uma parte da posição; as partes são { $sections }.
error-section-twice = a parte "{ $given }" aparece duas vezes.
error-missing-verb = falta a jogada; as jogadas são { $verbs }.
error-long-name = um nome tem no máximo { $limit } caracteres.
error-not-one-of = "{ $given }" não cabe em "{ $section }"; pode ser { $allowed-or }.
error-no-verb = "{ $given }" não é uma jogada; as jogadas são { $verbs }.
error-no-variant = não existe a variante "{ $given }"; disponíveis: { $variants }.
error-no-option = não existe a opção "{ $given }"; disponíveis: { $options }.
error-option-twice = a opção "{ $given }" aparece duas vezes.
error-no-value = { $option } não pode ser { $given }; permitido: { $allowed }.
error-no-whole-number = { $what } deve ser um número inteiro, não { $given }.
error-no-example = não existe o exemplo "{ $given }"; disponíveis: { $examples }.
error-no-game = não existe o jogo "{ $given }"; disponíveis: { $games }.
error-no-language = não existe o idioma { $given }; disponíveis: { $languages }.
error-example-name = indique um exemplo pelo jogo e pelo nome, como em "pega6/fig-2", não por { $given }. Jogos disponíveis: { $games }.
error-seat = aqui os lugares vão de 1 a { $seats }; { $given } não é um deles.
error-no-zone = não existe a área "{ $given }" nesta mesa; disponíveis: { $zones }.
error-no-piece-there = não há peça { $index } em { $zone }, contando a partir de 0: o total ali é { $size }.
error-no-field = não existe o campo "{ $given }"; disponíveis: { $fields }.
error-bad-field = { $field } não pode ser { $given }; permitido: { $allowed }.
error-no-record = "{ $given }" não faz parte do registo de uma partida; um registo começa com "record twisted" (ou outro jogo), e depois vêm linhas como "0 = (uma posição)" e "1 0 p1 lay 19".
error-not-in-record = esta jogada não pode ser repetida. { $reason }
error-too-slow = a leitura deste texto demorou mais de { $seconds } s e foi interrompida; um texto mais curto pode ser lido.
error-not-that-node = não existe o ponto { $given } nesta árvore; os pontos vão de 0 a { $last }.
error-start-stays = o início de uma árvore fica; só se apaga o que vem depois.
error-no-start = uma mesa de experiências não pode começar com { $given }; serve um jogo ("pega6"), um exemplo ("pega6/fig-2"), uma posição em texto ou um estado. Jogos disponíveis: { $games }.
error-no-edit-with-seat = uma mesa vista de um só lugar não pode ser editada; para isso, é preciso abri-la sem indicar um lugar.
error-bad-action = isto não foi compreendido; nada mudou.
error-stale = a mesa tinha mudado entretanto; nada foi feito.
error-unexpected = algo correu mal por dentro: { $reason }. Nada mudou.
error-other-seat = esta mesa é vista de um só lugar; daqui não se joga por { $seat }.
error-no-step = os passos deste exemplo vão de 0 a { $last }; { $given } não existe.

## O que um exemplo diz entre as jogadas

event-compared = Para comparar: foi assim que terminou da primeira vez.
    .step = Para comparar
step-refused = Impedida por: { $rule }

## O que está na mesa, em palavras

alt-zone = { $zone }: { $pieces }.
alt-hidden = { $zone }: { $count ->
    [0] nenhuma carta.
    [one] uma carta virada para baixo.
   *[other] { $count } cartas viradas para baixo.
}

## Textos da interface

ui-ask-again = Perguntar outra vez
ui-back = Voltar um passo
ui-continue = Continuar
ui-controls = Passos
ui-first = Primeiro passo
ui-forward = Avançar um passo
ui-free = { $zone }, livre
ui-in-grid = { $zone }, { $face }
ui-language = Idioma
ui-language-name = Português
ui-last = Último passo
ui-mark-f = fora de questão
ui-mark-h = na mão
ui-mark-m = acabou de se mover
ui-mark-o = possível
ui-mark-x = jogada recusada
ui-pause = Pausar
ui-piece = { $face }, { $zone }, { $place } de { $count }
ui-play = Reproduzir
ui-predict = Perguntar antes
ui-python-gone = O Python foi reiniciado. Ainda é possível percorrer os passos; para reconectar, execute a célula outra vez.
ui-question = O que acontece a seguir?
ui-right = Certo.
ui-rules = Regras que decidem
ui-show-me = Mostrar
ui-start = Início
ui-step = Passo
ui-step-of = Passo { $step } de { $steps }
ui-steps = Todos os passos
ui-what-if = E se?
ui-wrong = Não é bem isso.

## A mesa de experiências

sandbox-title = Mesa de experiências: { $game }
sandbox-play = Jogar
sandbox-edit = Editar
sandbox-keep = Guardar
sandbox-undo = Desfazer
sandbox-redo = Refazer
sandbox-back-to-example = Voltar ao exemplo

sandbox-start = Início
sandbox-ply = Jogada { $n } de { $count }
sandbox-seed = Cartas dadas com a semente { NUMBER($seed, useGrouping: 0) }
sandbox-to-act = Vez de: { $asked }
sandbox-nobody = Aqui ninguém tem nada a decidir.
sandbox-settle = Deixar acontecer
    .hint = Resolve o que não precisa de decisão.
sandbox-over = A partida acabou. { $tied ->
    [yes] Terminou empatada.
   *[no] { $winners-count ->
        [0] Ninguém ganhou.
        [one] { $winners } ganhou.
       *[other] { $winners } ganharam.
    }
}
sandbox-others = Deixar os outros escolher
sandbox-legal = Jogadas permitidas
sandbox-type-move = Escrever uma jogada
sandbox-type-move-hint = Por exemplo { $move }; várias separam-se com ;
sandbox-try = Experimentar
sandbox-would-happen = Se for jogada:
sandbox-also = Também possível agora
sandbox-not-there = Isso aqui não é uma jogada. Pode-se tocar no que está marcado.
sandbox-pick-target = Falta escolher onde
sandbox-which = Qual destas jogadas?

sandbox-palette = Fora da mesa
sandbox-fields = Ajustes desta posição
sandbox-faults = O que há de estranho aqui
sandbox-no-faults = Esta posição pode surgir numa partida de verdade.
sandbox-blocking = impede algumas jogadas
sandbox-deal = Dar novas cartas
sandbox-fill = Preencher o resto ao acaso
sandbox-shuffle = Misturar as cartas desconhecidas
sandbox-clear = Limpar a mesa
sandbox-remove = Retirar

sandbox-moves = Jogadas até agora
sandbox-variations = Variações a partir daqui
sandbox-variation = Esta variação
sandbox-name = Nome
sandbox-promote = Tornar a linha principal
sandbox-delete = Apagar
sandbox-deleted = Variação apagada.
sandbox-restore = Recuperar
sandbox-compare = Comparar
sandbox-set-up = Posição alterada
sandbox-hidden-move = { $seat } já jogou.

sandbox-position = Posição em texto
sandbox-record = Árvore da partida em texto
sandbox-python = Linha de Python
sandbox-apply = Usar este texto
sandbox-copy = Copiar
sandbox-save = Gravar
sandbox-load = Abrir
sandbox-waiting = À espera do Python ...
sandbox-gone = O Python deixou de responder. Execute a célula outra vez; a posição ainda pode ser copiada.

## Jogadas com o lugar, e os campos de uma posição

move-of-seat = { $seat }: { $move }
value-yes = sim
value-no = não
value-none = nenhum
field-players = Número de jogadores
field-seed = Semente do sorteio
    .none = por definir
field-turn = De quem é a vez
    .seat = { $seat }
field-name = Nome de { $seat }
field-total = Total de { $seat }

## Looking rules up

lookup-search = Procurar regras
lookup-shown-in = Aparece em
lookup-found = { $count ->
    [0] Nenhuma regra
    [one] Uma regra
   *[other] { $count } regras
}
