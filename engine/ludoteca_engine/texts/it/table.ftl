### Sentences every game shares: rules of the table, refusals, errors, names, and the strings of the interface.

## Names and lists

seat = Giocatore { $n }
list-and = e
list-or = o

## Rules of the table

T-01 = Può agire solo chi deve prendere una decisione.
    .title = A chi tocca
T-02 = Una mossa risponde alla decisione da prendere in quel momento.
    .title = Che cosa c'è da decidere
T-03 = Una mossa vale per il tavolo com'è adesso, non com'era prima.
    .title = Il tavolo com'è
T-04 = A partita finita non si gioca più.
    .title = Dopo la fine
T-05 = Una carta che nessuno ha guardato non si può né giocare né valutare.
    .title = Carte sconosciute
T-06 = Gioca solo chi siede al tavolo.
    .title = Chi gioca
T-07 = Un errore nella disposizione blocca le mosse che lo riguardano, e nessun'altra.
    .title = Errori nella disposizione

## Refusals

refusal-no-such-seat = { $seat } non siede a questo tavolo, che ha { $seats ->
    [one] un solo posto
   *[other] { $seats } posti
}.
refusal-not-asked = { $asked-count ->
    [0] Adesso nessuno ha niente da decidere.
   *[other] Adesso non decide { $seat }: deve decidere { $asked-or }.
}
refusal-not-now = { $due-count ->
    [0] Adesso { $seat } non ha niente da decidere.
   *[other] Adesso { $seat } non può fare { $verb }; mossa richiesta: { $due-or }.
}
refusal-stale = Da quando { $seat } ha scelto questa mossa, il tavolo è cambiato.
refusal-game-over = La partita è finita.
refusal-unknown = Dipende da una carta che nessuno ha guardato. Prima assegna un valore alle carte sconosciute.
refusal-blocked = La disposizione contiene un errore che riguarda questa mossa.

refused = La mossa { $move } non è permessa. { $reasons }
legal-now = Mosse possibili ora: { $moves }

## Errors

error-place = Al carattere { $column }:
error-in-move = Mossa non leggibile al carattere { $column }:
error-in-position = Posizione non leggibile al carattere { $column }:
error-in-record = Registrazione non leggibile alla riga { $line }, carattere { $column }:
error-not-text = serve un testo, non un valore di tipo { $type }.
error-too-long = il testo ha { $length } caratteri; il massimo è { $limit }.
error-empty = non c'è niente da leggere.
error-no-seat = "{ $given }" non è un posto; i posti vanno da p1 a p{ $seats }.
error-seat-twice = { $seat } compare due volte.
error-seat-first = non si sa di chi è "{ $given }"; in "{ $section }" si indica prima un posto, come in "{ $section } p1 ...".
error-no-number = "{ $given }" non è un numero intero da { $least } a { $most }.
error-too-many = troppi elementi; il massimo è { $limit }.
error-other-game = "{ $given }" è un altro gioco; questo testo deve iniziare con "{ $expected }".
error-no-section = "{ $given }" non è una sezione; sezioni disponibili: { $sections }.
error-section-twice = la sezione "{ $given }" compare due volte.
error-missing-verb = manca la mossa; mosse disponibili: { $verbs }.
error-long-name = un nome può avere al massimo { $limit } caratteri.
error-not-one-of = "{ $given }" non va bene in "{ $section }"; può essere { $allowed-or }.
error-no-verb = "{ $given }" non è una mossa; mosse disponibili: { $verbs }.
error-no-variant = la variante "{ $given }" non esiste; varianti disponibili: { $variants }.
error-no-option = l'opzione "{ $given }" non esiste; opzioni disponibili: { $options }.
error-option-twice = l'opzione "{ $given }" compare due volte.
error-no-value = { $option } non può essere { $given }; valori ammessi: { $allowed }.
error-no-whole-number = { $what } deve essere un numero intero, non { $given }.
error-no-example = l'esempio "{ $given }" non esiste; esempi disponibili: { $examples }.
error-no-game = il gioco "{ $given }" non esiste; giochi disponibili: { $games }.
error-no-language = la lingua { $given } non c'è; lingue disponibili: { $languages }.
error-example-name = un esempio si indica con il gioco e il suo nome, come in "pega6/fig-2", non con { $given }. Giochi disponibili: { $games }.
error-seat = qui i posti vanno da 1 a { $seats }; { $given } non va bene.
error-no-zone = su questo tavolo non c'è la zona "{ $given }"; zone disponibili: { $zones }.
error-no-piece-there = non c'è alcun pezzo { $index } in { $zone }, contando da 0: il totale lì è { $size }.
error-no-field = il campo "{ $given }" non esiste; campi disponibili: { $fields }.
error-bad-field = { $field } non può essere { $given }; valori ammessi: { $allowed }.
error-no-record = "{ $given }" non fa parte della registrazione di una partita; una registrazione inizia con "record twisted" (o un altro gioco), poi seguono righe come "0 = (una posizione)" e "1 0 p1 lay 19".
error-not-in-record = questa mossa non si può rigiocare. { $reason }
error-too-slow = leggere questo testo ha richiesto più di { $seconds } s e la lettura è stata interrotta; un testo più corto si può leggere.
error-not-that-node = in questo albero non c'è il punto { $given }; i punti vanno da 0 a { $last }.
error-start-stays = l'inizio di un albero resta; si può eliminare solo ciò che segue.
error-no-start = un tavolo di prova non può iniziare con { $given }; va bene un gioco ("pega6"), un esempio ("pega6/fig-2"), una posizione come testo o uno stato. Giochi disponibili: { $games }.
error-no-edit-with-seat = un tavolo visto da un solo posto non si può modificare; aprilo senza indicare un posto.
error-bad-action = richiesta non comprensibile; nulla è cambiato.
error-stale = nel frattempo il tavolo era cambiato; non è stato fatto nulla.
error-unexpected = qualcosa è andato storto all’interno: { $reason }. Nulla è cambiato.
error-other-seat = questo tavolo è visto da un solo posto; da qui non si gioca per { $seat }.
error-no-step = i passi di questo esempio vanno da 0 a { $last }; { $given } non esiste.

## What an example says between its moves

event-compared = Per confronto, ecco com'era finita la prima volta.
    .step = Confronto
step-refused = Fermata da: { $rule }

## What lies on the table, in words

alt-zone = { $zone }: { $pieces }.
alt-hidden = { $zone }: { $count ->
    [one] una carta coperta.
   *[other] { $count } carte coperte.
}

## Strings of the interface

ui-ask-again = Chiedimelo di nuovo
ui-back = Un passo indietro
ui-continue = Continua
ui-controls = Passi
ui-first = Primo passo
ui-forward = Un passo avanti
ui-free = { $zone }, posto libero
ui-in-grid = { $zone }, { $face }
ui-language = Lingua
ui-language-name = Italiano
ui-last = Ultimo passo
ui-mark-f = esclusa
ui-mark-h = in mano
ui-mark-m = appena spostata
ui-mark-o = possibile
ui-mark-x = non permessa
ui-pause = Pausa
ui-piece = { $face }, { $zone }, { $place } di { $count }
ui-play = Riproduci
ui-predict = Fammi indovinare
ui-python-gone = Python è stato riavviato. Puoi ancora scorrere i passi; per ricollegarti, esegui di nuovo la cella.
ui-question = Che cosa succede adesso?
ui-right = Esatto.
ui-rules = Regole applicate
ui-show-me = Fammi vedere
ui-start = Inizio
ui-step = Passo
ui-step-of = Passo { $step } di { $steps }
ui-steps = Tutti i passi
ui-what-if = E se...?
ui-wrong = Non proprio.

## The sandbox

sandbox-title = Tavolo di prova: { $game }
sandbox-play = Gioca
sandbox-edit = Modifica
sandbox-keep = Conserva
sandbox-undo = Annulla
sandbox-redo = Ripeti
sandbox-back-to-example = Torna all'esempio

sandbox-start = Inizio
sandbox-ply = Mossa { $n } di { $count }
sandbox-seed = Distribuzione casuale numero { NUMBER($seed, useGrouping: 0) }
sandbox-to-act = Deve giocare: { $asked }
sandbox-nobody = Qui nessuno deve decidere niente.
sandbox-settle = Lascia che accada
    .hint = Risolve ciò che non richiede decisioni.
sandbox-over = La partita è finita. { $tied ->
    [yes] Finisce in parità.
   *[no] { $winners-count ->
        [0] Non ha vinto nessuno.
        [one] Ha vinto { $winners }.
       *[other] Hanno vinto { $winners }.
    }
}
sandbox-others = Fai scegliere gli altri
sandbox-legal = Mosse permesse
sandbox-type-move = Scrivi una mossa
sandbox-type-move-hint = Per esempio { $move }; se sono più d'una, separale con ;
sandbox-try = Prova
sandbox-would-happen = Se la giochi:
sandbox-also = Ora si può anche
sandbox-not-there = Qui non c'è una mossa. Puoi toccare ciò che è segnato.
sandbox-pick-target = Ora scegli dove
sandbox-which = Quale mossa intendi?

sandbox-palette = Fuori dal tavolo
sandbox-fields = Impostazioni di questa posizione
sandbox-faults = Che cosa c'è di strano qui
sandbox-no-faults = Questa posizione può capitare in una partita vera.
sandbox-blocking = blocca alcune mosse
sandbox-deal = Distribuisci nuove carte
sandbox-fill = Completa il resto a caso
sandbox-shuffle = Mescola le carte sconosciute
sandbox-clear = Svuota il tavolo
sandbox-remove = Togli

sandbox-moves = Mosse finora
sandbox-variations = Diramazioni da qui
sandbox-variation = Questa diramazione
sandbox-name = Nome
sandbox-promote = Rendila la linea principale
sandbox-delete = Elimina
sandbox-deleted = Diramazione eliminata.
sandbox-restore = Ripristina
sandbox-compare = Confronta
sandbox-set-up = Posizione modificata
sandbox-hidden-move = { $seat } ha giocato.

sandbox-position = Posizione come testo
sandbox-record = Albero della partita come testo
sandbox-python = Riga di Python
sandbox-apply = Usa questo testo
sandbox-copy = Copia
sandbox-save = Salva
sandbox-load = Carica
sandbox-waiting = In attesa di Python ...
sandbox-gone = Python non risponde più. Esegui di nuovo la cella; la posizione si può ancora copiare.

## Moves with their seat, and the fields of a position

move-of-seat = { $seat }: { $move }
value-yes = sì
value-no = no
value-none = nessuno
field-players = Numero di giocatori
field-seed = Numero della distribuzione casuale
    .none = non indicato
field-turn = A chi tocca
    .seat = { $seat }
field-name = Nome di { $seat }
field-total = Totale di { $seat }

## Looking rules up

lookup-search = Cerca tra le regole
lookup-shown-in = Si vede in
lookup-found = { $count ->
    [0] Nessuna regola
    [one] Una regola
   *[other] { $count } regole
}
