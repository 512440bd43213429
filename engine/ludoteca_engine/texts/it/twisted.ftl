### Twisted: regole, eventi, rifiuti, errori, esempi, e i nomi di ciò che sta sul tavolo.

# A card is always "la carta 34", never "il 34": with 80 to 89 the article would become l'.

game = Twisted
    .about = Una fila di carte, dieci in più o in meno, e una gemella che le trasforma in punti.

## Regole: preparazione

TW-01 = Possono giocare da due a quattro persone.
    .title = Giocatori
TW-02 = Ci sono 79 carte: tutti i numeri da 12 a 98 tranne i multipli di dieci, una per numero. Si mescolano tutte.
    .title = Le carte
TW-03 = Due carte sono gemelle quando una mostra le cifre dell'altra in ordine invertito, come 49 e 94.
    .title = Carte gemelle
TW-04 = Una carta con due cifre uguali è un rospo. Anche invertita resta la stessa, quindi non ha una gemella.
    .title = Rospi
TW-05 = Un rospo costa cinque punti a chi lo prende. Ogni altra carta vale un punto, in più o in meno.
    .title = Quanto vale una carta
TW-06 = In due o tre si ricevono nove carte a testa, in quattro otto. Nessuno mostra le proprie.
    .title = Le carte in mano
TW-07 = Le carte rimaste formano il mazzo, coperto in mezzo al tavolo.
    .title = Il mazzo
TW-08 = Comincia chi siede subito a sinistra del mazziere.
    .title = Chi comincia
TW-09 = I turni girano in senso orario.
    .title = Ordine dei turni
TW-10 = La fila parte accanto al mazzo e cresce verso destra, una carta alla volta. Può diventare lunga quanto si vuole.
    .title = La fila
TW-11 = Quando una carta viene invertita, le altre chiudono subito il buco e restano nello stesso ordine.
    .title = Il buco si chiude

## Regole: il turno

TW-20 = Nel tuo turno posi una carta oppure inverti una carta. Se non fai né l'uno né l'altro, prendi la fila.
    .title = Posare, invertire o prendere
TW-21 = Un turno, una carta della fila: mai posarne due, mai invertirne due.
    .title = Una carta per turno
TW-22 = Dopo aver posato o invertito si pesca esattamente una carta, e la mano torna completa.
    .title = Pescare
TW-23 = Dopo la pesca il turno passa alla persona successiva.
    .title = Passare il turno
TW-24 = Gioca solo chi è di turno, e solo con le carte della propria mano.
    .title = Il tuo turno, le tue carte
TW-30 = La carta posata all'estremità destra può essere al massimo di 10 più alta o più bassa di quella che c'è già. Anche 10 esatti vanno bene.
    .title = Entro dieci
TW-31 = Chi ha più carte adatte sceglie quella che vuole.
    .title = Scelta libera
TW-32 = Se nella fila non c'è nessuna carta bisogna posarne una, e va bene qualsiasi carta.
    .title = Aprire una fila
TW-33 = Un rospo si posa come le altre carte: entro dieci dall'estremità destra.
    .title = Posare un rospo
TW-40 = Invece di posare una carta si può invertire una carta della fila.
    .title = Invertire
TW-41 = Per invertire una carta della fila bisogna averne in mano la gemella.
    .title = La gemella in mano
TW-42 = Si può invertire in qualsiasi punto della fila, per quanto lontani siano i numeri.
    .title = Dovunque nella fila
TW-43 = Un rospo nella fila non si può invertire.
    .title = I rospi restano
TW-44 = Si può invertire anche l'unica carta di una fila. Chi viene dopo apre allora una fila nuova.
    .title = La carta sola
TW-45 = Mostra la gemella, togli dalla fila la carta corrispondente e metti entrambe scoperte davanti a te: è il tuo mucchio positivo.
    .title = Escono tutte e due
TW-46 = Ogni carta di una coppia invertita vale alla fine un punto in più.
    .title = Due punti in più
TW-50 = Chi non può o non vuole né posare né invertire prende tutta la fila.
    .title = Prendere la fila
TW-51 = Si può prendere la fila anche potendo posare o invertire.
    .title = Prendere per scelta
TW-52 = Le carte prese vanno coperte davanti a te, sul mucchio negativo, non in mano.
    .title = Mucchio negativo
TW-53 = Dopo aver preso, il turno continua: posa una carta qualsiasi come prima di una fila nuova.
    .title = Aprire dopo aver preso
TW-54 = Aperta la fila nuova si pesca una carta, e il turno passa.
    .title = Una carta dopo aver preso

## Regole: la fine

TW-60 = Quando il mazzo è finito, nessuno pesca più.
    .title = Non si pesca più
TW-61 = Si continua come al solito finché qualcuno prende la fila. Così finisce la manche.
    .title = L'ultima fila
TW-62 = A mazzo finito, anche invertire l'ultima carta della fila chiude la manche.
    .title = L'ultima inversione
TW-63 = La manche finisce in quel preciso momento: niente fila nuova, niente pesca, si conta soltanto.
    .title = Finita subito
TW-64 = Le carte rimaste in mano non contano nulla.
    .title = La mano non conta
TW-65 = Ogni carta del mucchio positivo è un punto in più.
    .title = Punti in più
TW-66 = Ogni carta del mucchio negativo è un punto in meno, un rospo cinque.
    .title = Punti in meno
TW-67 = Il risultato è la differenza fra punti in più e punti in meno. Può scendere sotto lo zero.
    .title = Risultato
TW-70 = I risultati si segnano. Due manche complete fanno una partita.
    .title = Due manche
TW-71 = Vince il totale più alto di tutte le manche.
    .title = Chi vince
TW-72 = Ci si può accordare su più di due manche.
    .title = Più manche

## Regole: variante per esperti

TW-PRO-01 = Variante per esperti: chi prende una fila di una sola carta la mette come sempre sul mucchio negativo.
    .title = Esperti: la carta sola
TW-PRO-02 = Variante per esperti: in più ci aggiunge, coperta, la prima carta del mazzo.
    .title = Esperti: carta di penalità
TW-PRO-03 = Variante per esperti: tutto il resto non cambia. Chi ha preso apre comunque una fila e poi pesca.
    .title = Esperti: il resto
TW-PRO-04 = La variante per esperti rende al meglio in due, ma la può usare chiunque.
    .title = Esperti: per chi

## Casi dubbi

TW-Q01 = Se un'inversione svuota la fila mentre il mazzo dura, chi viene dopo apre con una carta qualsiasi.
    .title = Chi apre dopo un'inversione
TW-Q02 = Nessuno può prendere una fila vuota per evitare di posare.
    .title = Non si passa
TW-Q03 = Per prendere non serve un motivo. Se ci si accorda, prende solo chi non può giocare.
    .title = Prendere senza bisogno
TW-Q04 = Chi ha la mano vuota non viene saltato: prende la fila, e la manche finisce.
    .title = Mano vuota
TW-Q05 = Finito il mazzo, la manche finisce con la fila: presa, o con l'ultima carta invertita. Se ci si accorda, l'ultima inversione non la chiude.
    .title = Che cosa chiude la manche
TW-Q06 = Se mazzo e fila finiscono insieme, si continua: chi viene dopo apre l'ultima fila. Se ci si accorda, la manche finisce lì.
    .title = Finiti insieme
TW-Q07 = Pescare l'ultima carta del mazzo non chiude la manche. La fila sul tavolo è l'ultima.
    .title = L'ultima carta pescata
TW-Q08 = Nessuno è designato a prendere l'ultima fila: tocca al primo che non può o non vuole giocare.
    .title = Chi prende l'ultima fila
TW-Q09 = A parità di totale la vittoria è condivisa. Se ci si accorda, si gioca un'altra manche.
    .title = Parità
TW-Q10 = A ogni manche dà le carte la persona successiva in senso orario. Se ci si accorda, le dà sempre la stessa.
    .title = Chi dà le carte dopo
TW-Q11 = I mucchi positivi sono scoperti. Quelli negativi restano chiusi fino al conteggio, ma si vede quante carte contengono. Se ci si accorda, sono aperti anche loro.
    .title = Chi può guardare
TW-Q12 = Variante per esperti: senza mazzo non c'è carta di penalità, e chi prende chiude la manche.
    .title = Niente carta, niente penalità
TW-Q13 = Variante per esperti: se la penalità era l'ultima carta del mazzo, chi ha preso apre ancora una fila ma non pesca.
    .title = Penalità con l'ultima carta
TW-Q14 = Variante per esperti: invertire una carta sola non costa penalità.
    .title = Invertire è gratis
TW-Q15 = Nessuno guarda la carta di penalità prima del conteggio. Se è un rospo, costa cinque.
    .title = Penalità alla cieca
TW-Q16 = Dopo un'inversione due carte vicine possono distare più di dieci. Si misura solo una carta nuova all'estremità destra.
    .title = I salti sono ammessi
TW-Q17 = Avere la gemella in mano non obbliga a niente. Si inverte quando si vuole.
    .title = Nessun obbligo di invertire
TW-Q18 = Due gemelle nella stessa mano non servono insieme: una delle due deve stare nella fila.
    .title = Gemelle nella stessa mano
TW-Q19 = La carta si pesca da sola, così nessuno se ne dimentica. Le mani restano complete finché dura il mazzo.
    .title = La pesca è automatica
TW-Q20 = Si può posare un rospo anche solo per guastare la fila.
    .title = Guastare la fila

## Eventi

event-row-opened = { $taken ->
    [yes] { $seat } continua e apre una fila nuova con la carta { $card }; andava bene qualsiasi carta.
   *[no] Nella fila non c'è nessuna carta, quindi va bene qualsiasi carta. { $seat } apre con la carta { $card }.
}{ $frog ->
    [yes] {" "}È un rospo, che nessuno può invertire.
   *[no] {""}
}{ $last ->
    [yes] {" "}Il mazzo è finito: questa fila è l'ultima.
   *[no] {""}
}
    .step = { $seat } apre con { $card }
event-card-laid = L'estremità destra è { $end }: vanno bene i numeri da { $low } a { $high }. { $fitting-count ->
    [one] { $seat } ha solo la carta { $card } e la posa.
   *[other] { $seat } potrebbe posare { $fitting-or } e posa la carta { $card }.
}{ $twists-count ->
    [0] {""}
   *[other] {" "}Si poteva anche invertire: { $twists-or }.
}
    .twists = { $card } con { $twin }
    .step = { $seat } posa { $card }
event-card-laid-seen = L'estremità destra è { $end }: vanno bene i numeri da { $low } a { $high }. { $seat } posa la carta { $card }, distante { $gap }.
    .step = { $seat } posa { $card }
event-card-twisted = { $seat } mostra la carta { $shown } e toglie dalla fila la gemella { $removed }. Vanno entrambe scoperte sul mucchio positivo: +2 alla fine.{ $closing-count ->
    [0] {""}
    [one] {" "}La carta { $closing } chiude il buco.
   *[other] {" "}Le carte { $closing } chiudono il buco.
}{ $frogs-count ->
    [0] {""}
    [one] {" "}La carta { $frogs } è un rospo e non si poteva invertire.
   *[other] {" "}Le carte { $frogs } sono rospi e non si potevano invertire.
}{ $twists-count ->
    [0] {""}
   *[other] {" "}C'era un'altra inversione possibile: { $twists-or }.
}{ $over ->
    [yes] {" "}Mazzo e fila sono finiti, quindi la manche è finita.
   *[no] {""}
}
    .twists = { $card } con { $twin }
    .step = { $seat } inverte { $removed }
event-card-twisted-seen = { $seat } mostra la carta { $shown } e toglie dalla fila la gemella { $removed }. Vanno entrambe scoperte sul mucchio positivo: +2 alla fine.{ $over ->
    [yes] {" "}Mazzo e fila sono finiti, quindi la manche è finita.
   *[no] {""}
}
    .step = { $seat } inverte { $removed }
event-row-taken = { $reason ->
    [must] Nella mano di { $seat } non c'è niente da { $low } a { $high }{ $missing-count ->
        [0] {""}
        [one] , e manca anche la gemella { $missing }
       *[other] , e mancano anche le gemelle { $missing }
    }: { $seat } deve prendere la fila.
    [empty] { $seat } non ha più carte da posare o invertire e deve prendere la fila.
    [may] { $seat } potrebbe { $fitting-count ->
        [0] invertire
       *[other] posare { $fitting-or }
    }, ma prende la fila per scelta.
   *[unknown] { $seat } prende la fila.
} { $cards-count ->
    [one] La carta { $cards } costa
   *[other] Le carte { $cards } costano { $sum } =
} { $cost } alla fine. { $over ->
    [yes] Il mazzo è finito, quindi la manche si chiude subito.
   *[no] Il turno continua: { $seat } apre una fila nuova.
}
    .step = { $seat } prende la fila
event-row-taken-seen = { $seat } prende la fila. { $cards-count ->
    [one] La carta { $cards } costa
   *[other] Le carte { $cards } costano { $sum } =
} { $cost } alla fine. { $over ->
    [yes] Il mazzo è finito, quindi la manche si chiude subito.
   *[no] Il turno continua: { $seat } apre una fila nuova.
}
    .step = { $seat } prende la fila
event-card-drawn = { $seat } pesca { $seen ->
    [yes] la carta { $card }
   *[no] una carta
}{ $left ->
    [none] {""}
    [0] , l'ultima del mazzo
    [one] ; nel mazzo ne resta una
   *[other] ; nel mazzo ne restano { $left }
}. { $over ->
    [yes] Mazzo e fila sono finiti insieme, quindi la manche è finita.
   *[no] { $size ->
        [0] La fila è vuota: { $next } ne apre una nuova con una carta qualsiasi.
       *[other] Tocca a { $next }. L'estremità destra è { $end }: vanno bene i numeri da { $low } a { $high }, e prendere la fila costerebbe { $cost }.
    }
}
    .step = { $seat } pesca una carta
event-card-drawn-seen = { $seat } pesca una carta{ $left ->
    [none] {""}
    [0] , l'ultima del mazzo
    [one] ; nel mazzo ne resta una
   *[other] ; nel mazzo ne restano { $left }
}. { $over ->
    [yes] Mazzo e fila sono finiti insieme, quindi la manche è finita.
   *[no] { $size ->
        [0] La fila è vuota: { $next } ne apre una nuova con una carta qualsiasi.
       *[other] Tocca a { $next }. L'estremità destra è { $end }: vanno bene i numeri da { $low } a { $high }, e prendere la fila costerebbe { $cost }.
    }
}
    .step = { $seat } pesca una carta
event-nothing-drawn = Il mazzo è finito, quindi { $seat } non pesca. { $over ->
    [yes] Mazzo e fila sono finiti insieme, quindi la manche è finita.
   *[no] { $size ->
        [0] La fila è vuota: { $next } ne apre una nuova con una carta qualsiasi.
       *[other] Tocca a { $next }. L'estremità destra è { $end }: vanno bene i numeri da { $low } a { $high }, e prendere la fila costerebbe { $cost } e chiuderebbe la manche.
    }
}
    .step = Niente da pescare
event-penalty-paid = Nella variante per esperti una fila di una sola carta costa di più: la prima carta del mazzo va coperta a { $seat }, e nessuno la guarda.{ $left ->
    [0] {" "}Ora il mazzo è finito, ma la manche continua.
   *[other] {""}
}
    .step = Carta di penalità per { $seat }
event-no-penalty = Il mazzo è finito, quindi { $seat } non paga nessuna penalità. La manche è finita.
    .step = Nessuna penalità
event-nobody-opens = Mazzo e fila sono finiti, e { $seat } non ha una carta per aprire una fila nuova. La manche è finita.
    .step = Nessuno apre una fila
event-round-ended = Si conta la manche { $round }; le carte in mano non contano. { $scores }.
    .scores = { $seat }: { $plus } in più, { $minus } in meno, risultato { $result } (totale { $total })
    .step = Conteggio della manche { $round }
event-round-dealt = { $tie ->
    [yes] I totali migliori sono pari, quindi decide un'altra manche.
   *[no] Comincia la manche { $round }.
} { $dealer } dà { $hand } carte a testa, e { $next } comincia con la fila vuota.
    .step = Comincia la manche { $round }
event-game-ended = Le { $round } manche sono finite. { $totals }. { $winners-count ->
    [one] Vince { $winners } con il totale più alto, { $best }.
   *[other] { $winners } hanno il totale più alto, { $best }, e condividono la vittoria.
}
    .totals = { $seat } { $total }
    .step = La partita è finita

event-twin-found = Scambiando le cifre di { $card } si ottiene { $twin }: le due carte sono gemelle.
    .step = La gemella di { $card }
event-no-twin = La carta { $card } ha due cifre uguali. Scambiarle non cambia nulla: è un rospo e non ha una gemella.
    .step = { $card } non ha una gemella
event-pairs-counted = Delle { $cards } carte solo i rospi { $alone } non hanno una gemella. Le altre { $plain } formano { $result } coppie.
    .step = Quante coppie ci sono
event-minus-counted = { $cards-count ->
    [0] Davanti a { $seat } non c'è niente di coperto: nessun punto in meno.
    [one] { $frogs-count ->
        [0] La carta { $cards } costa a { $seat } un punto, come ogni carta normale.
       *[other] La carta { $cards } è un rospo e costa a { $seat } cinque punti.
    }
   *[other] { $seat } ha { $cards } nel mucchio negativo. { $frogs-count ->
        [0] Sono { $cost } punti in meno.
        [one] La carta { $frogs } è un rospo: { $sum } = { $cost } punti in meno.
       *[other] Le carte { $frogs } sono rospi: { $sum } = { $cost } punti in meno.
    }
}
    .step = Punti in meno di { $seat }
event-plus-counted = { $result ->
    [one] Una carta è scoperta
   *[other] { $result } carte sono scoperte
} davanti a { $seat }, un punto in più ciascuna: +{ $result }.
    .step = Punti in più di { $seat }
event-result-counted = { $seat } ha { $plus } punti in più e { $minus } in meno: { $plus } − { $minus } = { $result }.{ $hand ->
    [0] {""}
    [one] {" "}La carta in mano non conta.
   *[other] {" "}Le { $hand } carte in mano non contano.
}
    .step = Risultato di { $seat }
event-range-found = L'estremità destra è { $end }: può seguire tutto da { $low } a { $high }, estremi compresi. { $fitting-count ->
    [0] { $seat } non ha nessuna di queste carte.
    [one] { $seat } ha la carta { $fitting }.
   *[other] { $seat } ha le carte { $fitting }.
}
    .step = Che cosa si può posare
event-twists-found = { $twists-count ->
    [0] { $seat } non ha la gemella di nessuna carta della fila.
   *[other] { $seat } potrebbe invertire { $twists-or }, dovunque si trovino.
}{ $frogs-count ->
    [0] {""}
    [one] {" "}La carta { $frogs } è un rospo: nessuno può invertirla.
   *[other] {" "}Le carte { $frogs } sono rospi: nessuno può invertirle.
}
    .twists = la carta { $card } con la { $twin }
    .step = Che cosa si può invertire
event-cost-counted = Prendere la fila adesso costerebbe { $sum } = { $cost }{ $frogs-count ->
    [0] {""}
    [one] , perché la carta { $frogs } è un rospo
   *[other] , perché le carte { $frogs } sono rospi
}.
    .step = Quanto costerebbe la fila
event-hand-counted = { $seat } ha di nuovo { $result ->
    [one] una carta
   *[other] { $result } carte
} in mano; nel mazzo { $left ->
    [one] ne resta una
   *[other] ne restano { $left }
}.
    .step = Carte in mano

## Rifiuti

refusal-must-open = { $seat } ha preso la fila e ora deve posare una carta che ne apra una nuova; altro non si può fare.
refusal-not-one-card = { $cards-count ->
    [0] { $seat } deve dire quale carta posa.
   *[other] { $seat } può posare una sola carta per turno, non { $cards }.
}
refusal-not-in-hand = { $seat } non ha in mano la carta { $card }{ $cards-count ->
    [0] {""}
   *[other] , ma solo { $cards }
}.
refusal-too-far = L'estremità destra è { $end }: vanno bene solo i numeri da { $low } a { $high }. La carta { $card } dista { $gap }. { $fitting-count ->
    [0] Nessuna carta di { $seat } va bene: bisogna invertire o prendere la fila.
    [one] { $seat } potrebbe posare la carta { $fitting }.
   *[other] { $seat } potrebbe posare { $fitting-or }.
}
refusal-nothing-to-twist = Nella fila non c'è nessuna carta, quindi non c'è niente da invertire. { $seat } deve posare una carta, e va bene qualsiasi carta.
refusal-not-one-twist = { $seat } può invertire una sola carta per turno, non { $cards }.
refusal-frog-stays = La carta { $card } è un rospo: invertita resta la stessa, quindi non ha una gemella e rimane nella fila. { $twists-count ->
    [0] { $seat } non ha la gemella di nessuna carta della fila.
   *[other] { $seat } potrebbe invertire { $twists-or }.
}
    .twists = la carta { $card } con la { $twin }
refusal-wrong-way-round = Al contrario: { $seat } mostra la carta { $card } dalla mano e toglie la { $twin } dalla fila. Si scrive "twist { $card } { $twin }".
refusal-both-in-hand = { $seat } ha in mano sia { $twin } sia { $card }. Una delle gemelle deve stare nella fila.
refusal-not-in-row = La carta { $card } non è nella fila ({ $cards }), quindi non si può invertire.
refusal-not-twins = La carta { $shown } non è la gemella di { $card }; la gemella è { $twin }{ $held ->
    [yes] , e { $seat } ce l'ha
   *[no] {""}
}.
refusal-twin-not-held = Per invertire la carta { $card }, { $seat } dovrebbe avere in mano la { $twin }.
refusal-nothing-to-take = Nella fila non c'è nessuna carta, quindi non c'è niente da prendere. { $seat } deve posare una carta, e va bene qualsiasi carta.
refusal-could-play = Si era d'accordo che prende la fila solo chi non può giocare. { $seat } potrebbe { $fitting-count ->
    [0] invertire { $twists-or }
   *[other] posare { $fitting-or }
}.
    .twists = la carta { $card } con la { $twin }
refusal-pile-is-empty = Il mazzo è finito: non c'è più niente da pescare, per nessuno.
refusal-no-free-draw = { $on_turn ->
    [yes] Adesso { $seat } non può pescare: prima si posa, si inverte o si prende, poi la carta arriva da sola.
   *[no] { $seat } pesca una carta dopo aver posato o invertito, e nessun'altra.
}

refusal-turn-not-over = Il turno non passa ancora: { $seat } ha preso la fila e deve aprirne una nuova.
refusal-twin-leaves-too = La carta { $shown } non entra nella fila. Le due gemelle vanno scoperte davanti a { $seat }, e la fila si accorcia.
refusal-not-into-hand = In mano non va niente: le due gemelle stanno scoperte davanti a { $seat } e sono punti in più.
refusal-only-one-leaves = Dalla fila esce solo la carta { $removed }. { $closing } { $closing-count ->
    [one] resta e chiude
   *[other] restano e chiudono
} il buco.
refusal-other-range = Ora l'estremità destra è { $end }, e conta solo quella: da { $low } a { $high }.
refusal-top-card-too = Per una fila di una sola carta la variante per esperti aggiunge la prima carta del mazzo, senza guardarla.

## Difetti di una posizione

fault-players = Il gioco è per { $least }-{ $most } persone, non { $players }.
fault-big-hand = { $seat } ha { $size } carte in mano; quelle giuste sarebbero { $right }.
fault-small-hand = { $seat } ha { $size ->
    [one] una carta
   *[other] { $size } carte
} in mano, ma finché dura il mazzo dovrebbero essere { $right }.
fault-unknown-end = Nessuno conosce l'estremità destra della fila, quindi nessuna carta si può confrontare con essa.
fault-row-not-gone = Nella fila ci sono carte, anche se è appena stata presa.
fault-frog-in-plus = La carta { $card } è nel mucchio positivo di { $seat }, ma un rospo non può mai finirci.
fault-unpaired = La carta { $card } è nel mucchio positivo di { $seat } senza la gemella { $twin }.
fault-penalty-without-pro = { $seat } ha una carta di penalità, che esiste solo nella variante per esperti.
fault-card-twice = La carta { $card } è sul tavolo { $times } volte; ce n'è una sola.

## Errori

error-players = il gioco è per { $least }-{ $most } persone, non { $given }.
error-no-card = "{ $given }" non è una carta; le carte vanno da { $lowest } a { $highest }, senza i multipli di dieci.
error-two-cards = indica la carta che mostri e quella che togli, come in "twist 94 49".
error-one-seat = "{ $section }" indica un solo posto, come in "{ $section } p2".
error-nothing-more = qui non ci va altro, ma c'è "{ $given }".
error-no-count = "{ $given }" non si può contare.

## Nomi delle cose

piece = { $card }, gemella { $twin }
piece-frog = { $card }, rospo
piece-unknown = carta coperta
zone-pile = Mazzo
zone-row = Fila
zone-hand = Mano di { $seat }
zone-plus = Mucchio positivo di { $seat }
zone-minus = Mucchio negativo di { $seat }
zone-penalty = Carte di penalità di { $seat }
zone-counted = Mucchio negativo di { $seat }, scoperto
zone-paid = Carte di penalità di { $seat }, scoperte
label-pile = Mazzo { $count }
label-range = Va bene: { $low }–{ $high }
label-any = Va bene qualsiasi carta
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

## Domande

ask-which-card = L'estremità destra è { $end }. Quale carta può posare { $seat }?
ask-open = { $taken ->
    [yes] { $seat } ha preso la fila. E adesso?
   *[no] Nella fila non c'è nessuna carta. Che cosa deve fare { $seat }?
}
ask-what-leaves = { $seat } inverte la carta { $removed } con la { $shown }. Che cosa esce dalla fila, e dove va?
ask-what-now = L'estremità destra è { $end }. Che cosa deve fare { $seat }?
ask-may-take-anyway = { $seat } potrebbe giocare. Può prendere lo stesso la fila?
ask-may-lay = { $seat } può posare la carta { $card }?
ask-may-twist = { $seat } può invertire la carta { $card } con la { $shown }?
ask-may-take = { $seat } può prendere la fila adesso?
ask-may-draw = { $seat } può pescare una carta adesso?
ask-next-range = Tocca a { $next }. Quali numeri si possono posare adesso?
ask-penalty = Variante per esperti: { $seat } ha preso una fila di una sola carta. Che cosa si aggiunge?
ask-result = Qual è il risultato di { $seat }?
ask-minus = Quanti punti in meno sono queste carte per { $seat }?
ask-twin = Qual è la gemella di { $card }?
ask-winner = Chi vince?
option-yes = Sì
option-no = No
option-card = { $card }
option-no-card = Non ce l'ha.
option-any-card = Posare una carta, una qualsiasi.
option-draw = Pescare una carta.
option-take = Prendere la fila.
option-pass = Niente: il turno passa a { $next }.
option-lay = Posare la carta { $card }.
option-twist = Invertire la carta { $card }.
option-both = La carta { $removed }. Va scoperta davanti a { $seat }, insieme alla { $shown }.
option-swap = La carta { $removed }. Al suo posto nella fila va la { $shown }.
option-to-hand = La carta { $removed }. Va nella mano di { $seat }.
option-rest = La carta { $removed } e tutte quelle alla sua destra.
option-range = da { $low } a { $high }
option-number = { $number }
option-nothing-more = Nient'altro.
option-own-card = Una carta della propria mano, coperta.
option-top-card = La prima carta del mazzo, coperta.
option-wins = { $seat }, con { $total ->
    [one] un punto
   *[other] { $total } punti
}
option-share = { $winners } condividono la vittoria.

## Esempi

example-twin-pairs = Carte gemelle
    .intro = Tre carte hanno la gemella fra le carte qui sotto. Una non ce l'ha.
example-frog-values = Quanto costa un rospo
    .intro = Due mucchi negativi con una carta ciascuno. Quale fa più male?
example-alex-34 = La prima carta
    .intro = Marlene ha dato le carte. La fila è vuota.
example-sara-41 = Entro dieci
    .intro = Sara vuole aggiungere una carta all'estremità destra.
example-lino-49 = Qualsiasi carta adatta
    .intro = La carta 41 è la nuova estremità destra. Tocca a Lino.
example-row-of-five = La fila cresce
    .intro = Marlene e Alex aggiungono una carta ciascuno.
example-marlene-94 = La prima inversione
    .intro = La fila si allunga, e Marlene ha in mano la carta 94.
example-gap-closes = Il buco si chiude
    .intro = Alex ha in mano la carta 14. La gemella è in mezzo alla fila.
example-tip-empty-row = Niente nella fila
    .intro = Tocca a Sara, e nella fila non c'è nessuna carta.
example-tip-lone-card = Invertire l'unica carta
    .intro = Nella fila c'è una sola carta, e Lino ne ha la gemella.
example-tip-frog-safe = I rospi non si invertono
    .intro = Alex ha due gemelle utili. E il rospo?
example-take-row = Prendere la fila
    .intro = La fila finisce con 52. Guarda la mano di Sara.
example-sara-minus-5 = Il conteggio
    .intro = La manche è finita. Qual è il risultato di Sara?
example-two-rounds = Due manche, una vittoria
    .intro = La seconda manche è quasi finita. Accanto ai nomi ci sono i totali della prima.
example-x-voluntary-take = Prendere per scelta
    .intro = Alex potrebbe posare una carta, ma ha un'altra idea.
example-x-right-end-twist = Invertire l'estremità destra
    .intro = Alex inverte la carta da cui tutti misuravano.
example-x-end-by-take = La fine: la fila viene presa
    .intro = Il mazzo è finito, e tocca a Marlene.
example-x-end-by-twist = La fine: l'ultima carta è invertita
    .intro = Il mazzo è finito, e nella fila c'è una sola carta.
example-x-pro = Variante per esperti
    .intro = Si gioca con la variante per esperti. Alex non può usare la carta 66.

## Mosse, come le dice un pulsante

move-lay = { $all-count ->
    [0] Non posare carte
    [one] Posa la carta { $all }
   *[other] Posa le carte { $all }
}
move-twist = { $c ->
    [none] Inverti la carta { $b } con la { $a }
   *[other] Inverti più carte insieme ({ $all })
}
move-take = Prendi la fila
move-draw = Pesca una carta

## Campi di una posizione

field-variant = Variante
    .base = Gioco base
field-stage = Che cosa viene adesso
    .play = un turno
    .reopen = chi ha preso la fila ne apre una nuova
    .draw = si pesca una carta
    .penalty = la carta di penalità
    .count = si conta la manche
    .deal = si distribuisce la prossima manche
    .over = niente: la partita è finita
field-round = Manche
field-dealer = Mazziere
    .seat = { $seat }
field-rounds = Manche in una partita
field-pro = Variante per esperti
field-voluntary_take = La fila si può prendere senza motivo
field-end_on_last_twist = A mazzo finito, invertire l'ultima carta chiude la manche
field-end_if_both_empty = La manche finisce se mazzo e fila finiscono insieme
field-tie_break = A parità di totale
    .shared = la vittoria è condivisa
    .extra_round = si gioca un'altra manche
field-rotate_dealer = A ogni manche cambia il mazziere
field-reveal_minus = I mucchi negativi sono aperti
