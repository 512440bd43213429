### Pega em 6!: rules, events, refusals, faults, examples, and the names of things on the table.

# A card is always "la carta 14", never "il 14": with 1, 8, 11 and 80 to 89 the article would become l'.

game = Pega em 6!
    .about = Dieci carte a testa, quattro file, e nessuno vuole i buoi.

## Rules: base game

P6-01 = Possono giocare da due a dieci persone.
    .title = Giocatori
P6-02 = Si usano solo le 104 carte con i numeri, una per ogni numero; le carte speciali restano nella scatola.
    .title = Le carte
P6-03 = Ogni testa di bue che raccogli è un punto di penalità. Vince chi ha meno punti.
    .title = Scopo del gioco
P6-04 = Si mescolano tutte le carte e se ne danno dieci a ciascuno. Una persona segna i punti.
    .title = La distribuzione
P6-05 = Si scoprono altre quattro carte, e ognuna apre una fila. In una fila c'è posto per cinque carte, compresa la prima.
    .title = Quattro file
P6-06 = Le carte né distribuite né scoperte restano fuori gioco fino alla manche successiva.
    .title = Carte avanzate
P6-07 = A ogni turno ciascuno sceglie una sola carta dalla propria mano e la mette coperta sul tavolo.
    .title = Una carta ciascuno
P6-08 = Nessuno scopre la sua carta finché tutti non hanno scelto; poi si scoprono tutte insieme.
    .title = Si scoprono insieme
P6-09 = Le carte scoperte si posano una alla volta, a partire dalla più bassa; si passa alla successiva solo quando la precedente è sistemata.
    .title = Prima la più bassa
P6-10 = Una carta si aggiunge sempre in fondo alla fila, a destra.
    .title = In fondo alla fila
P6-11 = Una manche dura dieci turni; poi nessuno ha più carte in mano.
    .title = Dieci turni
P6-12 = Una carta può andare solo in una fila che finisce con una carta più bassa.
    .title = Ordine crescente
P6-13 = Se sono possibili più file, la carta va in quella con l'ultima carta più vicina. Chi l'ha giocata non può scegliere.
    .title = La differenza più piccola
P6-14 = Una fila di cinque carte è completa.
    .title = Fila completa
P6-15 = Se una carta deve andare in una fila completa, chi l'ha giocata prende quelle cinque carte; la fila riparte dalla carta giocata.
    .title = La sesta carta prende la fila
P6-16 = Una carta più bassa dell'ultima carta di ogni fila è una carta bassa. Chi l'ha giocata prende una fila intera, che riparte dalla carta bassa.
    .title = Carta bassa
P6-17 = Con una carta bassa si può prendere qualsiasi fila. Di solito conviene quella con meno teste, ma nessuno è obbligato.
    .title = Una fila a scelta
P6-18 = I numeri che finiscono per 5 hanno due teste, i multipli di dieci tre, quelli fatti di due cifre uguali cinque, il 55 sette; tutti gli altri una.
    .title = Teste di bue
P6-19 = Le carte prese vanno coperte sul mazzetto dei buoi di chi le prende.
    .title = Mazzetto dei buoi
P6-20 = Per tutta la manche, le carte prese non tornano più in mano a nessuno.
    .title = Quel che è preso è preso
P6-21 = La manche finisce quando tutte le carte in mano sono state giocate.
    .title = Fine della manche
P6-22 = Si contano le teste di ciascuno e si aggiungono al suo totale. Le carte rimaste nelle file non contano per nessuno.
    .title = Il conteggio
P6-23 = Se la partita continua, si rimescolano tutte le carte e si distribuiscono per una nuova manche.
    .title = La manche successiva
P6-24 = La partita finisce dopo la manche in cui il totale di qualcuno arriva a 66.
    .title = Fine della partita
P6-25 = Vince il totale più basso.
    .title = Chi vince
P6-26 = Se più persone hanno il totale più basso, condividono la vittoria.
    .title = Vittoria condivisa
P6-27 = Ci si può accordare su un altro traguardo, oppure su un numero fisso di manche.
    .title = Un'altra durata
P6-C02 = Solo dopo il conteggio di una manche si guarda se qualcuno ha raggiunto il traguardo.
    .title = Quando si controlla il totale
P6-C25 = Le carte di apertura formano le file nell'ordine in cui escono dal mazzo; per il gioco non cambia nulla.
    .title = Ordine delle file
P6-C26 = Le carte in mano sono segrete. I mazzetti dei buoi si possono guardare, perché tutti hanno visto prendere ogni carta.
    .title = Che cosa è segreto

## Events

event-card-chosen = { $seat } sceglie la carta { $card } e la mette coperta sul tavolo.
    .step = { $seat } sceglie una carta
event-card-chosen-hidden = { $seat } ha scelto una carta.
    .step = { $seat } sceglie una carta
event-cards-revealed = Si scoprono tutte le carte: { $cards }. Si comincia dalla più bassa.
    .step = Si scoprono tutte le carte
event-card-placed = { $possible-count ->
    [one] { $higher-count ->
        [0] La carta { $card } va nella fila { $row }, dopo la carta { $end }.
       *[other] Solo la fila { $row } finisce con un numero più basso ({ $end }): la carta { $card } deve andare lì.
    }
   *[other] La carta { $card } potrebbe andare { $possible-or }. Decide la differenza più piccola: fila { $row }.
}{ $size ->
    [5] {" "}Ora la fila { $row } è completa.
   *[other] {""}
}
    .possible = dopo { $end } nella fila { $row } (differenza { $gap })
    .step = La carta { $card } va nella fila { $row }
event-row-taken-full = { $possible-count ->
    [one] La carta { $card } va nella fila { $row }, dopo la carta { $end }.
   *[other] La carta { $card } potrebbe andare { $possible-or }; la più vicina è la carta { $end }.
} Ma la fila { $row } è completa: { $seat } prende { $cards }. Sono { $sum } = { $heads ->
    [one] una testa
   *[other] { $heads } teste
}. La fila riparte dalla carta { $card }.
    .possible = dopo { $end } nella fila { $row } (differenza { $gap })
    .step = La carta { $card } prende la fila { $row }
event-row-taken-low = La carta { $card } è più bassa dell'ultima carta di ogni fila ({ $ends }), quindi { $seat } prende una fila e sceglie la fila { $row }: { $cards-count ->
    [one] la carta { $cards } ({ $heads ->
        [one] una testa
       *[other] { $heads } teste
    })
   *[other] le carte { $cards } ({ $sum } = { $heads ->
        [one] una testa
       *[other] { $heads } teste
    })
}. La fila riparte dalla carta { $card }.
    .step = La carta { $card } prende la fila { $row }
event-low-card = La carta { $card } è più bassa dell'ultima carta di ogni fila ({ $ends }). { $seat } deve prendere una fila, ma può scegliere quale: { $costs }.
    .costs = la fila { $row } costa { $heads }
    .step = La carta { $card } è una carta bassa
event-round-ended = La manche { $round } è finita. { $scores }.
    .scores = { $seat } ha { $heads ->
        [one] una testa
       *[other] { $heads } teste
    } ({ $total } in tutto)
    .step = Conteggio della manche { $round }
event-round-dealt = Manche { $round }: ciascuno riceve { $hand } nuove carte; le carte { $cards } aprono le file.
    .step = Inizia la manche { $round }
event-game-ended = { $reason ->
    [two-rounds] Le due manche sono finite.
    [rounds] { $round ->
        [one] L'unica manche concordata è finita.
       *[other] Le { $round } manche concordate sono finite.
    }
   *[other] Il totale di qualcuno ha raggiunto il traguardo di { $target }: la partita è finita.
} { $winners-count ->
    [one] Vince { $winners } con il totale più basso, { $best }.
   *[other] { $winners } hanno il totale più basso, { $best }, e condividono la vittoria.
}
    .step = La partita è finita
event-heads-counted = { $why ->
    [five] Il numero { $card } finisce per 5: due teste.
    [ten] Il numero { $card } è un multiplo di dieci: tre teste.
    [double] Il numero { $card } è fatto di due cifre uguali: cinque teste.
    [both] Il numero { $card } è fatto di due cifre uguali e finisce per 5: cinque più due, sette teste.
   *[plain] Il numero { $card } non ha niente di speciale: una testa.
}
    .step = Teste della carta { $card }
event-costs-counted = Chi prende una fila adesso ne paga le teste: { $costs }. { $cheapest-count ->
    [0] Costano tutte lo stesso.
    [one] La fila { $cheapest } è la più economica.
   *[other] Le file { $cheapest } sono le più economiche.
}
    .costs = la fila { $row } costa { $heads }
    .step = Quanto costa ogni fila
event-hand-counted = { $seat } ha ancora { $result ->
    [one] una carta
   *[other] { $result } carte
} in mano: le carte prese non finiscono lì.
    .step = Carte in mano

event-cheap-row = La fila { $row } costa { $heads ->
    [one] una testa
   *[other] { $heads } teste
}; nessuna fila costa meno.
event-dear-row = È permesso, ma la fila { $row } costa { $heads ->
    [one] una testa
   *[other] { $heads } teste
}. { $cheapest-count ->
    [one] Con la fila { $cheapest }
   *[other] Con la fila { $cheapest-or }
} ne paghi solo { $best }.

## Refusals

refusal-not-one-card = { $cards-count ->
    [0] { $seat } deve scegliere una carta.
   *[other] { $seat } può scegliere una sola carta, non { $cards }.
}
refusal-already-chosen = { $seat } ha già scelto una carta per questo turno.
refusal-taken-card = La carta { $card } è nel mazzetto dei buoi di { $seat }. Le carte prese non tornano più in mano.
refusal-not-in-hand = { $seat } non ha in mano la carta { $card }{ $cards-count ->
    [0] {""}
   *[other] , ma solo { $cards }
}.
refusal-still-placing = Prima di scegliere di nuovo bisogna posare la carta { $card }.
refusal-nothing-revealed = Nessuna carta è stata ancora scoperta.
refusal-not-lowest = La carta { $card } deve aspettare: la carta { $lowest } è più bassa e va posata prima.
refusal-other-card = Adesso tocca alla carta { $lowest }, non alla carta { $card }.
refusal-no-such-row = Nella fila { $row } non c'è nessuna carta da prendere; { $rows ->
    [one] c'è solo la fila 1
   *[other] le file vanno da 1 a { $rows }
}.
refusal-low-card = La carta { $card } è più bassa dell'ultima carta di ogni fila ({ $ends }). Non può aggiungersi a nessuna: chi l'ha giocata deve prendere una fila.
refusal-row-too-high = La fila { $row } finisce con { $end }, e la carta { $card } non è più alta. Il suo posto è nella fila { $right }, dopo la carta { $right_end }.
refusal-row-not-nearest = La fila { $row } finisce con { $end }: la differenza è { $gap }. La fila { $right } finisce con { $right_end }: la differenza è solo { $right_gap }, quindi la carta { $card } va lì.
refusal-row-is-fixed = Può scegliere una fila solo chi ha giocato una carta bassa. La carta { $card } è più alta della carta { $right_end } e va nella fila { $right }.
refusal-not-all-chosen = Non si scopre niente finché tutti non hanno scelto una carta; { $missing-count ->
    [one] deve ancora scegliere { $missing }
   *[other] devono ancora scegliere { $missing }
}.

refusal-row-is-full = La fila { $row } ha già cinque carte, quindi la carta { $card } non può semplicemente aggiungersi: { $seat } deve prendere la fila.
refusal-own-card-stays = { $seat } prende le cinque carte che erano lì. La carta { $card } invece resta sul tavolo, e la fila riparte da lei.

## Faults of a set-up

fault-players = I giocatori devono essere da { $least } a { $most }, non { $players }.
fault-big-hand = { $seat } ha in mano { $size } carte; se ne danno al massimo { $most }.
fault-uneven-hands = Le mani non hanno tutte lo stesso numero di carte: si va da { $least } a { $most }.
fault-chosen-and-revealed = Alcune carte sono coperte e altre scoperte; vanno scoperte tutte insieme.
fault-no-rows = Sul tavolo non c'è nessuna fila, quindi non si può posare nessuna carta.
fault-rows = Sul tavolo { $rows ->
    [one] c'è una sola fila
   *[other] ci sono { $rows } file
}; si gioca con { $right }.
fault-empty-row = La fila { $row } è vuota.
fault-long-row = La fila { $row } ha { $size } carte; c'è posto per { $most }.
fault-falling-row = La fila { $row } non è in ordine crescente da sinistra a destra.
fault-unknown-end = Nessuno conosce l'ultima carta della fila { $row }, quindi nessun'altra carta si può confrontare con quella.
fault-card-twice = La carta { $card } è sul tavolo { $times } volte; ne esiste una sola.

## Errors

error-players = i giocatori devono essere da { $least } a { $most }, non { $given }.
error-no-card = "{ $given }" non è una carta; le carte vanno da { $lowest } a { $highest }.
error-no-row = "{ $given }" non è una fila; le file sono R1, R2 e così via.
error-card-and-row = indica una carta e una fila, come in "place 44 R3".
error-nothing-more = qui non serve altro, ma c'è "{ $given }".
error-one-card = lì può esserci una sola carta.
error-too-many-rows = troppe file; il massimo è { $limit }.
error-no-count = "{ $given }" non si può contare.

## Names of things

piece = { $card }, { $heads ->
    [one] una testa
   *[other] { $heads } teste
}
piece-unknown = carta coperta
zone-row = Fila { $n }
zone-hand = Mano di { $seat }
zone-chosen = Carta scelta da { $seat }
zone-revealed = Carta che { $seat } deve posare
zone-pile = Mazzetto dei buoi di { $seat }
zone-unused = Carte fuori gioco
label-row = Fila { $n }
label-seat = { $seat }
label-pile = { $heads ->
    [one] una testa
   *[other] { $heads } teste
}
label-pile-unknown = { $count ->
    [one] una carta
   *[other] { $count } carte
}
label-total = { $total ->
    [one] un punto
   *[other] { $total } punti
}

## Questions

ask-which-row = Dove va la carta { $card }?
ask-full-row = La carta { $card } va nella fila { $row }, dopo la carta { $end }. Che cosa succede?
ask-which-take = La carta { $card } è una carta bassa. Quale fila prenderesti?
ask-cheapest = Quale fila costerebbe meno teste?
ask-heads = Quante teste ha la carta { $card }?
ask-winner = Chi vince?
ask-may-place = La carta { $card } può andare nella fila { $row }?
ask-may-choose = { $seat } può scegliere la carta { $card }?
option-yes = Sì
option-no = No
option-row = Fila { $n }
option-joins = La carta { $card } si aggiunge alla fila { $row } come sesta carta.
option-takes = { $seat } prende le cinque carte; la fila riparte dalla carta { $card }.
option-takes-all = { $seat } prende le cinque carte e anche la carta { $card }.
option-heads = { $heads }
option-wins = { $seat }, con { $total ->
    [one] un punto
   *[other] { $total } punti
}
option-share = { $winners } condividono la vittoria.

## Examples

example-fig-1 = Quattro file
    .intro = Si scoprono quattro carte. Ognuna apre una fila.
example-fig-2 = Ordine crescente, differenza più piccola
    .intro = Quattro giocatori hanno scoperto una carta ciascuno. Dove va ognuna?
example-fig-3 = Una fila completa
    .intro = Le quattro carte successive. La fila 1 si fa lunga.
example-fig-4 = Una carta bassa
    .intro = Il terzo turno comincia con un numero molto piccolo.
example-tip-low-card = Quale fila prendere
    .intro = Chi ha giocato la carta bassa deve prendere una fila. Conviene prima contare.
example-bull-heads = Teste di bue
    .intro = Quante teste ha ogni carta? Lo dice il numero.
example-bull-pile = Quel che è preso è preso
    .intro = La fila 1 è completa, e la carta 30 deve andare lì.
example-fig-5 = La vicina sbagliata
    .intro = Scopri la carta 45 e speri nella fila 3, accanto alla carta 41.
example-fig-6 = Qualcuno ti svuota la fila
    .intro = Scopri la carta 62, di uno più alta della carta 61 nella fila 1. Che cosa potrebbe andare storto?
part-fig-6-without = E senza la carta 29?
    .intro = Lo stesso tavolo, ma nessuno ha giocato la carta 29.
example-end-of-game = La fine della partita
    .intro = Dopo la seconda manche nessuno ha più carte in mano. È ora di contare.

## Rules: professional variant

P6-PRO-01 = La variante professionale è per due-sei persone. Valgono le regole di base, tranne per le carte usate e la distribuzione.
    .title = Professionisti
P6-PRO-02 = Si gioca solo con le carte da 1 a dieci volte i giocatori più quattro: tutti sanno quali carte ci sono.
    .title = Un mazzo noto
P6-PRO-03 = Tutte queste carte stanno scoperte. A turno ciascuno ne prende una, finché tutti ne hanno dieci.
    .title = Comporre la mano
P6-PRO-04 = Le quattro carte che nessuno ha preso aprono le file.
    .title = Gli avanzi aprono le file

## Rules: anniversary variant

P6-X-01 = La variante anniversario è per due-otto persone. Le regole di base valgono dove non si dice altro.
    .title = Giocatori dell'anniversario
P6-X-02 = Numeri e carte speciali si mescolano separatamente: 104 numeri e sette tipi di speciali, quattro per tipo.
    .title = Due mazzi
P6-X-03 = Ciascuno riceve dodici numeri e tre carte speciali.
    .title = Distribuzione dell'anniversario
P6-X-04 = Quattro numeri aprono le file; quelli che avanzano restano da parte, inutilizzati.
    .title = File e avanzi
P6-X-05 = Le speciali avanzate formano un mazzo coperto; quelle usate stanno scoperte accanto.
    .title = Mazzo e scarti
P6-X-06 = Si giocano due manche di dodici turni. I 66 punti non contano.
    .title = Due manche
P6-X-07 = Una carta speciale si gioca solo quando chi la possiede sta per posare il proprio numero.
    .title = Quando giocare una speciale
P6-X-08 = Nessuno è obbligato a giocare una speciale, e ogni numero ne permette al massimo una.
    .title = Una o nessuna
P6-X-09 = La speciale si mette accanto al numero; poi il numero si posa come dice la carta.
    .title = Prima si mostra, poi si usa
P6-X-10 = Una speciale usata va negli scarti. Quinta fila, Prendi 7 e Bloccare restano sul tavolo finché hanno effetto.
    .title = Dove vanno le speciali usate
P6-X-ROW5-01 = Il numero apre una quinta fila, e non si prende nulla.
    .title = Quinta fila (5ª Fileira)
P6-X-ROW5-02 = Con cinque file sul tavolo non si gioca un'altra Quinta fila.
    .title = Mai sei file
P6-X-ROW5-03 = Con cinque file, chi prende una fila prende anche il numero appena giocato.
    .title = Cinque file: via anche la propria
P6-X-ROW5-04 = Dopo quella presa il posto della fila presa sparisce. Restano quattro file e Quinta fila si scarta.
    .title = Di nuovo quattro file
P6-X-SEVEN-01 = Invece di prendere la fila completa, il numero vi entra come sesta carta, seguito da Prendi 7.
    .title = Prendi 7 (Pega em 7!)
P6-X-SEVEN-02 = Una fila con Prendi 7 viene presa solo dal settimo numero.
    .title = La settima carta prende
P6-X-SEVEN-03 = Prendi 7 resta sulla sua fila finché la fila viene presa.
    .title = Resta con la fila
P6-X-SEVEN-04 = Chi prende una fila così riceve i suoi sei numeri; la fila riparte dalla carta giocata.
    .title = Sei carte in una volta
P6-X-SEVEN-05 = Prendi 7 può stare anche su una fila non completa: anche lì c'è posto per sei.
    .title = Su una fila corta
P6-X-INSERT-01 = Il numero non va in fondo: entra fra due carte, o prima della prima, in una fila qualsiasi.
    .title = Inserire (Inserir)
P6-X-INSERT-02 = La fila deve continuare a crescere da sinistra a destra.
    .title = La fila cresce ancora
P6-X-INSERT-03 = Se la fila era completa, la si prende comunque; la sua ultima carta resta e la riapre.
    .title = Inserire in una fila completa
P6-X-REPLACE-01 = Il numero torna in mano a chi l'ha giocato.
    .title = Sostituire (Substituir)
P6-X-REPLACE-02 = Un'altra carta della mano ne prende il posto e si posa subito con le regole normali.
    .title = Un'altra carta
P6-X-REPLACE-03 = L'ordine in cui gli altri posano le carte non cambia.
    .title = Stesso ordine
P6-X-MOVE-01 = Prima di posare il proprio numero, si sposta una carta qualsiasi da una fila a un'altra.
    .title = Spostare (Movimentar)
P6-X-MOVE-02 = La carta spostata deve rispettare l'ordine crescente della nuova fila: all'inizio, in mezzo o in fondo.
    .title = Deve starci
P6-X-MOVE-03 = La nuova fila può avere Prendi 7, ma non Bloccare.
    .title = Mai verso una fila bloccata
P6-X-MOVE-04 = Poi il proprio numero si posa in fondo a una fila con le regole normali.
    .title = Poi il proprio numero
P6-X-MOVE-05 = Si può spostare anche l'unica carta di una fila; allora il proprio numero apre la fila vuota.
    .title = L'unica carta di una fila
P6-X-BLOCK-01 = Prima di posare il proprio numero, si mette Bloccare in fondo a una fila qualsiasi.
    .title = Bloccare (Bloquear)
P6-X-BLOCK-02 = Nessuno aggiunge carte a una fila bloccata, ne toglie, o la prende.
    .title = Fila chiusa
P6-X-BLOCK-03 = Poi il numero va in un'altra fila con le regole normali.
    .title = La carta va altrove
P6-X-BLOCK-04 = Al massimo due file sono bloccate insieme.
    .title = Due blocchi al massimo
P6-X-BLOCK-05 = La prossima volta che qualcuno prende una fila, tutti i blocchi vengono tolti.
    .title = Una presa toglie i blocchi
P6-X-BLOCK-06 = Bloccare può stare accanto a Prendi 7.
    .title = Bloccare con Prendi 7
P6-X-NEGPOS-01 = La gioca solo chi sta per prendere una fila.
    .title = Negativo = Positivo
P6-X-NEGPOS-02 = Si indica una carta di quella fila: le sue teste contano a favore invece che contro.
    .title = Una carta si rovescia
P6-X-NEGPOS-03 = Si prende la fila e quel valore annulla subito teste del proprio mazzetto, carte nuove comprese.
    .title = Annullare teste
P6-X-NEGPOS-04 = La carta indicata e quelle annullate lasciano il mazzetto dei buoi e restano da parte.
    .title = Le carte annullate escono
P6-X-NEGPOS-05 = Il valore che non trova nulla da annullare è perso.
    .title = L'avanzo è perso
P6-X-TRADE-01 = Ogni volta che prendi una fila puoi cambiare una speciale: la scarti e peschi la prima del mazzo.
    .title = Cambiare dopo una presa
P6-X-TRADE-02 = Se il mazzo è vuoto, le speciali scartate si mescolano e ne formano uno nuovo.
    .title = Mazzo vuoto
P6-X-END-01 = La prima manche finisce quando tutti i numeri sono giocati; si annotano le teste di ciascuno.
    .title = Fine della manche 1
P6-X-END-02 = Per la seconda manche si mescolano tutti i numeri, dodici a testa, e si aprono quattro file nuove.
    .title = Manche 2
P6-X-END-03 = Le speciali rimaste in mano si possono tenere per la seconda manche.
    .title = Tenere le speciali
P6-X-END-04 = Ciascuno riceve altre tre carte speciali.
    .title = Altre tre
P6-X-END-05 = Se non bastano per tre a testa, tutti ne ricevono due, oppure una.
    .title = Troppo poche speciali
P6-X-END-06 = La partita finisce dopo la seconda manche; le speciali rimaste in mano non contano.
    .title = Fine dell'anniversario
P6-X-END-07 = Si sommano le teste delle due manche. Vince la somma più bassa; i pari merito condividono.
    .title = Chi vince l'anniversario
P6-C01 = Una persona comincia a prendere, poi si va in senso orario; nella manche dopo comincia la seguente.
    .title = Chi prende per primo
P6-C03 = Inserire non mette mai una carta in fondo, a meno che il gruppo decida altrimenti.
    .title = Inserire in fondo?
P6-C04 = Spostare non porta carte in una fila completa, a meno che il gruppo decida che allora si prende quella fila.
    .title = Spostare in una fila completa?
P6-C05 = Prendi 7 sta sulla fila in cui entra il numero, a meno che il gruppo permetta una fila qualsiasi.
    .title = Su quale fila va Prendi 7?
P6-C06 = Una fila porta un solo Prendi 7, e una carta bassa non può usarlo, perché non entra in nessuna fila.
    .title = Prendi 7: uno, mai con la bassa
P6-C07 = Inserire in una fila completa prende tutto tranne l'ultima carta, compresa quella inserita.
    .title = Che cosa si prende inserendo
P6-C08 = Si annullano carte intere che insieme non valgono più di quella indicata; o semplici punti, se il gruppo vuole.
    .title = Quanto si può annullare
P6-C09 = Senza un altro numero in mano, Sostituire non si può giocare.
    .title = Niente con cui sostituire
P6-C10 = Se la carta nuova prende una fila, la prende normalmente; non c'è una seconda speciale.
    .title = Sostituire e poi prendere
P6-C11 = Se un blocco lascia solo file che finiscono più in alto, la carta è bassa: si prende una fila aperta, via i blocchi.
    .title = Un blocco che rende bassi
P6-C12 = Con una carta bassa non si prende una fila bloccata; i blocchi si tolgono solo dopo la scelta.
    .title = Carta bassa e file bloccate
P6-C13 = Sparisce la fila presa, non la più nuova. Le altre tengono il numero; una quinta futura prende quello libero.
    .title = Quale fila sparisce
P6-C14 = Una presa toglie il Prendi 7 di quella fila, Quinta fila e tutti i blocchi; i Prendi 7 altrove restano.
    .title = Tutto ciò che una presa toglie
P6-C15 = Con cinque file, inserire in una completa prende tutta la fila e la carta inserita; restano quattro file.
    .title = Cinque file e Inserire
P6-C16 = Con cinque file non si può indicare la propria carta, ma la si può annullare.
    .title = Indicare la propria carta?
P6-C17 = Nessuna carta si sposta da o verso una fila bloccata. Con Prendi 7 ci stanno sei carte, e lui resta con la fila.
    .title = Spostare, blocchi e Prendi 7
P6-C18 = Quando Spostare svuota una fila, il proprio numero la apre sempre, per quanto vicina finisca un'altra.
    .title = Prima la fila svuotata
P6-C19 = Una carta va in un'altra fila, mai dentro la propria; e si spostano solo carte che stanno nelle file.
    .title = Solo da fila a fila
P6-C20 = Una speciale si può giocare anche senza bisogno; solo Negativo = Positivo vuole una fila da prendere.
    .title = Senza bisogno
P6-C21 = Ogni tipo di presa toglie i blocchi e permette un cambio.
    .title = Ogni presa conta
P6-C22 = La carta ceduta si scarta prima, quindi un mazzo vuoto può restituirla. Gli scarti si mescolano solo se serve.
    .title = Può tornare
P6-C23 = A fine manche le speciali sul tavolo vanno negli scarti.
    .title = Si sgombera il tavolo
P6-C24 = Per la manche 2 mazzo e scarti si mescolano insieme; ciascuno ne riceve quante bastano per tutti, al massimo tre.
    .title = Speciali per la manche 2
P6-C27 = Una carta bassa che prende una fila corta con Prendi 7 riceve le carte che ci sono; Prendi 7 si scarta.
    .title = Carta bassa e Prendi 7
P6-C28 = La variante anniversario non si gioca con il mazzo professionale.
    .title = Non tutte e due insieme

## Events: professional variant

event-card-picked = { $seat } prende la carta { $card }. { $left ->
    [one] Resta una carta
   *[other] Restano { $left } carte
} sul tavolo.
    .step = { $seat } prende la carta { $card }
event-draft-ended = Tutti hanno dieci carte. Le quattro rimaste aprono le file: { $cards }.
    .step = Si aprono le file
event-draft-opened = Manche { $round }: le carte da 1 a { $size } stanno scoperte, da prendere a turno.
    .step = Manche { $round }: carte da prendere
event-deck-counted = { $players ->
    [one] Una persona gioca
   *[other] { $players } persone giocano
} con dieci carte a testa e quattro per le file: le carte da 1 a { $result }.
    .step = Carte per { $players ->
        [one] una persona
       *[other] { $players } persone
    }

## Events: anniversary variant

event-special-played = { $seat } mostra { piece-special } accanto alla carta { $card }. { $how ->
    [takes] Senza, la carta { $card } prenderebbe la fila { $row } e costerebbe { $heads ->
        [one] una testa
       *[other] { $heads } teste
    }.
    [low] Senza, la carta { $card } sarebbe una carta bassa e costerebbe almeno { $heads ->
        [one] una testa
       *[other] { $heads } teste
    }.
   *[joins] Senza, la carta { $card } entrerebbe semplicemente nella fila { $row }.
}
    .step = { $seat } mostra { piece-special }
event-special-passed = { $seat } non gioca carte speciali con la carta { $card }.
    .step = Nessuna speciale
event-fifth-row-opened = La carta { $card } apre la fila { $row }, la quinta. Non si prende nulla; la speciale segna la fila.{ $how ->
    [joins] {""}
   *[other] {" "}Così si risparmia: { $heads ->
        [one] una testa
       *[other] { $heads } teste
    }.
}
    .step = La carta { $card } apre una quinta fila
event-seven-laid = { $full ->
    [yes] La fila { $row } è completa, ma Prendi 7 fa posto a una sesta carta. Per ora nessuno la prende.
   *[no] Prendi 7 sta sulla fila { $row }: adesso c'è posto per sei carte.
}
    .step = Prendi 7 sulla fila { $row }
event-card-placed-seven = { $possible-count ->
    [one] La carta { $card } va nella fila { $row }, dopo la carta { $end }.
   *[other] La carta { $card } potrebbe andare { $possible-or }; la più vicina è la carta { $end }.
} Con Prendi 7 ci stanno sei carte: questa è la { $size ->
    [6] sesta, e la prossima prende la fila.
   *[other] numero { $size }.
}
    .possible = dopo la carta { $end } nella fila { $row } (differenza { $gap })
    .step = Carta { $card } nella fila { $row }
event-row-taken-seven = { $possible-count ->
    [one] La carta { $card } va nella fila { $row }, dopo la carta { $end }.
   *[other] La carta { $card } potrebbe andare { $possible-or }; la più vicina è la carta { $end }.
} È la settima: { $seat } prende { $cards }. Sono { $sum } = { $heads } teste. La fila riparte dalla carta { $card }.
    .possible = dopo la carta { $end } nella fila { $row } (differenza { $gap })
    .step = La carta { $card } prende la fila { $row }
event-seven-lifted = Prendi 7 lascia la fila { $row } insieme alle carte prese: la fila torna a cinque posti.
    .step = Prendi 7 si scarta
event-row-taken-five = { $how ->
    [low] La carta { $card } è una carta bassa: { $seat } prende la fila { $row }
    [insert] La fila { $row } era completa, e inserire la fa prendere: la fila va a { $seat }
   *[other] La carta { $card } va nella fila { $row }, che è completa: { $seat } la prende
}: { $cards } = { $heads ->
    [one] una testa
   *[other] { $heads } teste
}.
    .step = La carta { $card } prende la fila { $row }
event-own-card-taken = Sul tavolo ci sono cinque file, quindi { $seat } prende anche la carta { $card } ({ $heads ->
    [one] una testa
   *[other] { $heads } teste
}). In tutto: { $total } teste.
    .step = Via anche la carta { $card }
event-fifth-row-ended = Il posto della fila { $row } sparisce. Restano le file { $left }, e Quinta fila si scarta.
    .step = La fila { $row } sparisce
event-card-inserted = { $after ->
    [none] La carta { $card } entra prima della carta { $before } nella fila { $row }.
   *[other] { $before ->
        [none] La carta { $card } entra dopo la carta { $after } nella fila { $row }.
       *[other] La carta { $card } entra fra la carta { $after } e la carta { $before } nella fila { $row }.
    }
}{ $how ->
    [joins] {""}
   *[other] {" "}Così si risparmia: { $spared ->
        [one] una testa
       *[other] { $spared } teste
    }.
}
    .step = Carta { $card } nella fila { $row }
event-row-taken-insert = La fila { $row } era già completa. Con la carta { $card } ne ha { $size }: { $seat } prende { $cards } = { $heads } teste. Solo l'ultima, la carta { $left }, resta e riapre la fila.
    .step = La carta { $card } prende la fila { $row }
event-card-replaced = { $seat } riprende in mano la carta { $back } e posa subito la carta { $card }, qualunque numero sia.{ $how ->
    [takes] {" "}La carta { $back } sarebbe costata { $heads ->
        [one] una testa
       *[other] { $heads } teste
    }.
   *[other] {""}
}
    .step = Carta { $card } al posto della { $back }
event-card-moved = { $seat } sposta la carta { $moved } dalla fila { $source } alla fila { $row }. { $emptied ->
    [yes] La fila { $source } ora è vuota, e la carta { $card } la aprirà.
   *[no] Solo dopo si posa la carta { $card }.
}
    .step = La carta { $moved } va nella fila { $row }
event-row-taken-move = La fila { $row } era completa, e spostarvi la carta { $moved } la fa prendere: { $seat } riceve { $cards } = { $heads } teste.
    .step = La carta { $moved } prende la fila { $row }
event-emptied-row-opened = La carta { $card } apre la fila { $row }, rimasta vuota, per quanto vicina finisca un'altra fila.
    .step = La carta { $card } apre la fila { $row }
event-row-blocked = { $seat } blocca la fila { $row }. Nessuno vi aggiunge, toglie o prende nulla finché qualcuno prende una fila; la carta { $card } va altrove.
    .step = La fila { $row } è bloccata
event-blocks-lifted = Una fila è stata presa, quindi tutti i blocchi vengono tolti: { $rows-count ->
    [one] la fila { $rows } è di nuovo aperta.
   *[other] le file { $rows } sono di nuovo aperte.
}
    .step = I blocchi vengono tolti
event-row-chosen = { $seat } sta per prendere la fila { $row }: { $cards }, { $heads ->
    [one] una testa
   *[other] { $heads } teste
}. Una di queste carte conterà al contrario.
    .step = È scelta la fila { $row }
event-card-turned-round = La carta { $named } si rovescia: lascia il mazzetto dei buoi e vi annulla { $points ->
    [one] una testa
   *[other] fino a { $points } teste
}. { $suggest-count ->
    [0] Niente nel mazzetto costa così poco.
   *[other] Un modo di usarla: { $suggest }.
}
    .step = La carta { $named } conta per { $seat }
event-card-cancelled = La carta { $card } ({ $heads ->
    [one] una testa
   *[other] { $heads } teste
}) è annullata e messa da parte. { $points ->
    [0] Il valore è esaurito.
    [one] Si può annullare ancora una testa.
   *[other] Si possono annullare ancora { $points } teste.
}
    .step = La carta { $card } è annullata
event-cancelling-done = { $points ->
    [0] Tutto è stato usato.
    [one] Una testa di valore non trova nulla da annullare ed è persa.
   *[other] { $points } teste di valore non trovano nulla da annullare e sono perse.
} { $heads ->
    [0] Il mazzetto di { $seat } ora non conta nulla.
    [one] Il mazzetto di { $seat } ora conta una testa.
   *[other] Il mazzetto di { $seat } ora conta { $heads } teste.
}
    .step = Fine dell'annullamento
event-points-taken-off = { $points ->
    [one] Si toglie un punto
   *[other] Si tolgono { $points } punti
} dalle teste di { $seat }{ $lost ->
    [0] .
   *[other] ; { $lost } vanno persi.
}
    .step = Punti tolti
event-trade-offered = Dopo aver preso una fila, { $seat } può cambiare una speciale con la prima del mazzo.
    .step = Si può cambiare
event-special-given-up = { $seat } scarta { piece-special }.
    .step = { piece-special } negli scarti
event-discards-shuffled = Il mazzo è vuoto, quindi si mescolano gli scarti, compresa la carta appena ceduta: { $size ->
    [one] una carta
   *[other] { $size } carte
}.
    .step = Si mescolano gli scarti
event-special-drawn = { $seat } pesca { piece-special }.
    .step = { $seat } pesca una speciale
event-special-drawn-hidden = { $seat } pesca una carta speciale.
    .step = { $seat } pesca una speciale
event-special-kept = { $seat } tiene le proprie speciali.
    .step = Nessun cambio
event-round-dealt-special = Manche { $round }: ciascuno ha { $hand } numeri nuovi, e { $cards } aprono le file. { $special_cards ->
    [0] Non ci sono altre speciali da distribuire.
    [one] Ciascuno riceve un'altra carta speciale.
   *[other] Ciascuno riceve altre { $special_cards } carte speciali.
} Tenute in mano: { $kept }. Nel mazzo: { $size }.
    .step = Si distribuisce la manche { $round }
event-specials-counted = { $result ->
    [one] Una carta speciale è rimasta
   *[other] { $result } carte speciali sono rimaste
} in mano, quindi ne restano { $pool } su { $all } per { $players } persone.
    .step = Speciali rimaste

## Refusals: professional variant

refusal-not-your-pick = Adesso tocca a { $owner }; si prende una carta alla volta.
refusal-picked-already = La carta { $card } non è più sul tavolo: qualcuno l'ha presa.
refusal-out-of-deck = La carta { $card } non è in gioco: con questo numero di persone la più alta è { $highest }.

## Refusals: anniversary variant

refusal-no-specials = Le carte speciali sono della variante anniversario; qui restano nella scatola.
refusal-special-too-early = { piece-special } si può giocare solo quando { $seat } sta per posare un numero.
refusal-special-twice = { $seat } ha già deciso sulla carta speciale per questo numero, e se ne gioca al massimo una.
refusal-special-not-held = { $seat } non ha { piece-special }{ $held-count ->
    [0] {""}
   *[other] , ma solo { $held }
}.
    .held = { piece-special }
refusal-five-rows = Ci sono già { $rows } file, quindi adesso non se ne apre un'altra.
refusal-seven-low = La carta { $card } è una carta bassa: non entra in nessuna fila, quindi Prendi 7 non ha dove stare.
refusal-seven-twice = Prendi 7 sta già sulla fila { $row }; la settima carta deve prenderla.
refusal-row-is-blocked = La fila { $row } è bloccata: nulla entra, nulla esce e nessuno la prende.
refusal-insert-nowhere = Ogni fila aperta finisce più in basso della carta { $card } ({ $ends }): potrebbe andare solo in fondo. Inserire mette una carta prima di un'altra.
refusal-insert-at-end = Dopo la carta { $end }, la carta { $card } starebbe in fondo alla fila { $row }. Inserire mette una carta fra due altre o prima della prima.
refusal-order-broken = { $right ->
    [none] Con la carta { $card } la fila { $row } non crescerebbe più.
   *[other] Al posto { $place } la carta { $card } romperebbe l'ordine della fila { $row }; ci sta al posto { $right }.
}
refusal-nothing-to-replace = { $seat } non ha in mano un altro numero da posare al posto della carta { $card }.
refusal-same-card = La carta { $card } è quella che torna in mano; ne serve un'altra al suo posto.
refusal-nothing-to-move = Nessuna carta si può spostare: nessuna sta in un'altra fila aperta con posto libero.
refusal-not-in-a-row = La carta { $card } non sta in una fila; si spostano solo le carte delle file.
refusal-from-blocked = La carta { $card } sta nella fila { $row }, che è bloccata; da lì non esce nulla.
refusal-same-row = La carta { $card } sta già nella fila { $row }; deve andare in un'altra.
refusal-move-to-full = La fila { $row } è completa con { $most } carte; la carta { $card } non ci può andare.
refusal-two-blocks = Le file { $rows } sono già bloccate, e due blocchi sono il massimo.
refusal-block-twice = La fila { $row } è già bloccata.
refusal-no-other-row = Non resterebbe un'altra fila aperta per il numero.
refusal-no-row-to-take = La carta { $card } entra nella fila { $row } e non prende nulla, quindi non c'è carta da rovesciare.
refusal-not-of-the-row = La carta { $card } non sta nella fila { $row }; scegli fra { $cards-or }.
refusal-name-own-card = La carta { $card } è quella giocata e non è della fila { $row }; scegli fra { $cards-or }.
refusal-not-in-pile = La carta { $card } non sta nel mazzetto dei buoi di { $seat }, quindi non si può annullare.
refusal-too-many-heads = La carta { $card } ha { $heads } teste, ma se ne { $points ->
    [one] può annullare ancora solo una
   *[other] possono annullare ancora solo { $points }
}. Le carte non si dividono.
refusal-no-take = { $seat } non ha appena preso una fila, quindi non c'è cambio.
refusal-emptied-first = La fila { $row } è rimasta vuota, e la carta { $card } deve aprirla, per quanto vicina finisca un'altra.

## Faults: variants

fault-no-open-row = Tutte le file sono bloccate, quindi nessuna carta si può posare.
fault-marker = Quinta fila sta sul tavolo { $markers ->
    [0] zero volte
    [one] una volta
   *[other] { $markers } volte
}, con { $rows } file; ci deve stare solo finché sono cinque.
fault-specials-in-the-box = Le carte speciali si usano solo nella variante anniversario.
fault-twice-on-a-row = { piece-special } sta più di una volta sulla fila { $row }.
fault-number-among-specials = La carta { $card } sta dove stanno le speciali.
fault-many-blocks = Sul tavolo ci sono { $blocks } blocchi; il massimo è { $most }.
fault-odd-part = Una speciale sta accanto a un numero che non c'è o che non si può giudicare ({ $seat }).
fault-special-too-often = { piece-special } c'è { $times } volte; ne esistono solo { $most }.

## Errors: variants

error-no-special = "{ $given }" non è una carta speciale; a scelta: { $kinds }.

## Names of things: variants

piece-special = { $special ->
    [ROW5] Quinta fila
    [SEVEN] Prendi 7
    [INSERT] Inserire
    [REPLACE] Sostituire
    [MOVE] Spostare
    [BLOCK] Bloccare
    [NEGPOS] Negativo = Positivo
   *[other] una speciale sconosciuta
}
piece-special-full = { $special ->
    [ROW5] Quinta fila (5ª Fileira)
    [SEVEN] Prendi 7 (Pega em 7!)
    [INSERT] Inserire (Inserir)
    [REPLACE] Sostituire (Substituir)
    [MOVE] Spostare (Movimentar)
    [BLOCK] Bloccare (Bloquear)
   *[NEGPOS] Negativo = Positivo, carta speciale
}
zone-beside = Speciali sulla fila { $n }
zone-specials = Carte speciali di { $seat }
zone-played = Speciale che { $seat } sta giocando
zone-deck = Mazzo delle speciali
zone-discards = Speciali scartate
zone-market = Carte da prendere
label-deck = Mazzo
label-discards = Scarti
label-unused = Da parte
label-market = Da prendere

## Questions: variants

ask-without = { $seat } deve posare la carta { $card }. Che cosa farebbe senza carta speciale?
ask-own-card = Sul tavolo ci sono cinque file. Che ne è della carta { $card }?
ask-which-goes = Quale fila sparisce?
ask-how-many = La carta { $card } prende la fila { $row }. Quante carte riceve { $seat }?
ask-who-opens = La carta { $card } entra nella fila { $row }, che è completa. Quale carta riapre la fila?
ask-points = La carta { $named } si rovescia. Quante teste si possono annullare?
ask-blocks = Una fila è appena stata presa. Che ne è dei blocchi?
ask-specials-each = Quante altre speciali riceve ciascuno?
ask-deck = Con quante carte si gioca in { $players ->
    [one] una persona
   *[other] { $players } persone
}?
ask-may-special = { $seat } può giocare { piece-special } adesso?
ask-may-pick = { $seat } può prendere la carta { $card } adesso?
ask-may-insert = La carta { $card } può entrare lì, nella fila { $row }?
ask-may-shift = La carta { $card } può spostarsi lì, nella fila { $row }?
ask-may-take = { $seat } può prendere la fila { $row }?
ask-may-cancel = La carta { $card } si può annullare adesso?
ask-may-trade = { $seat } può cambiare { piece-special } adesso?
option-without-joins = Entrerebbe in una fila.
option-without-takes = Prenderebbe una fila completa.
option-without-low = Sarebbe una carta bassa.
option-own-opens = La fila riparte da lei.
option-own-taken = { $seat } prende anche quella.
option-cards = { $count }
option-card = La carta { $card }
option-blocks-stay = Restano.
option-blocks-go = Vengono tolti tutti.

## Examples: variants

example-pro-deck = Quali carte sono in gioco
    .intro = I professionisti giocano con meno carte, e tutti sanno quali.
example-pro-draft = Comporre la mano
    .intro = Tutte le carte da 1 a 24 sono scoperte. Ana e Bruno prendono a turno.
example-x-row5 = Quinta fila (5ª Fileira)
    .intro = Gustavo deve posare la carta 23. La fila 4 finisce con 20 ed è completa.
part-x-row5-full = E poi: una fila completa
    .intro = Sul tavolo ci sono cinque file. Qualcuno scopre la carta 22.
part-x-row5-low = E poi: una carta bassa
    .intro = Le stesse cinque file. Stavolta qualcuno ha scoperto la carta 3 e ha un'altra Quinta fila.
example-x-row5-tip = Segnare la quinta fila
    .intro = Come ci si ricorda che le file sono cinque?
example-x-seven = Prendi 7 (Pega em 7!)
    .intro = Clara deve posare la carta 20. La fila 2 finisce con 18 ed è completa.
part-x-seven-taken = E poi: la settima carta
    .intro = La fila 2 ha sei carte e Prendi 7. Qualcuno scopre la carta 22.
part-x-seven-short = Su una fila non completa
    .intro = Lo stesso tavolo, ma Clara ha scoperto la carta 33.
example-x-insert = Inserire (Inserir)
    .intro = La carta 10 di Christian è più bassa della fine di ogni fila.
part-x-insert-full = In una fila completa
    .intro = Lo stesso, ma la fila 1 ha cinque carte.
part-x-insert-end = Non in fondo
    .intro = Con la carta 40 Christian vorrebbe seguire la 33. Inserire non lo permette.
example-x-replace = Sostituire (Substituir)
    .intro = La carta 25 di José andrebbe accanto alla 17 e prenderebbe quella fila. Ha un altro numero in mano.
part-x-replace-order = L'ordine resta
    .intro = Lo stesso, ma José mette la carta 50. La 46 di chi segue è più bassa.
example-x-move-1 = Spostare (Movimentar)
    .intro = La carta 24 di Maria va accanto alla 22, e quella fila è completa.
example-x-move-2 = L'unica carta di una fila
    .intro = La fila 2 ha solo la carta 13. Maria può spostarla?
example-x-block = Bloccare (Bloquear)
    .intro = La carta 22 di Paulo prenderebbe la prima fila.
part-x-block-next = E poi: la carta 23
    .intro = La fila 1 è bloccata. La persona seguente posa la carta 23.
part-x-block-lifted = E poi: una carta bassa
    .intro = Un turno dopo qualcuno deve posare la carta 2. La fila 1 è ancora bloccata.
example-x-negpos-1 = Negativo = Positivo (Gabi)
    .intro = La carta 20 di Gabi deve prendere la fila 1, che vale dieci teste.
example-x-negpos-2 = Negativo = Positivo (Pedro)
    .intro = La carta 3 di Pedro è una carta bassa, e il suo mazzetto ha le carte 15, 25 e 40.
part-x-negpos-2-lost = Valore perso
    .intro = Lo stesso, ma Pedro annulla altre carte.
example-x-overview = Le sette carte speciali
    .intro = Una riga per ciascuna.
example-x-trade = Cambiare una speciale
    .intro = Il giocatore 1 sta per prendere la fila 2 e vorrebbe un'altra speciale.
part-x-trade-empty = Mazzo vuoto
    .intro = Lo stesso, ma nel mazzo non c'è più nulla.
example-x-round2 = La seconda manche
    .intro = Sei persone hanno finito la manche 1 e tenuto undici carte speciali.

## Moves, as a button says them

move-choose = { $all-count ->
    [0] Non scegliere carte
    [one] Scegli la carta { $all }
   *[other] Scegli le carte { $all }
}
move-reveal = Scopri tutte le carte
move-place = Posa la carta { $a } nella fila { DIGITS($b) }
move-take = Prendi la fila { DIGITS($a) }
move-pick = Prendi la carta { $a }
move-special = Gioca { piece-special }
    .special = { $a }
move-pass = Non giocare speciali
move-seven = Metti Prendi 7 sulla fila { DIGITS($a) }
move-insert = { $b ->
    [none] Inserisci nella fila { DIGITS($a) }
   *[other] Inserisci nella fila { DIGITS($a) }, al posto { $b }
}
move-replace = Sostituisci con la carta { $a }
move-shift = { $c ->
    [none] Sposta la carta { $a } nella fila { DIGITS($b) }
   *[other] Sposta la carta { $a } nella fila { DIGITS($b) }, al posto { $c }
}
move-block = Blocca la fila { DIGITS($a) }
move-negpos = Rovescia la carta { $a }
move-cancel = Annulla la carta { $a }
move-done = Non annullare altro
move-trade = Cambia la carta { piece-special }
    .special = { $a }
move-keep = Non cambiare niente

## Fields of a position

field-variant = Variante
    .base = Gioco base
    .pro = Variante professionale
    .anniversary = Variante dell'anniversario
field-stage = Che cosa viene adesso
    .play = un turno
    .draft = qualcuno prende una carta per la mano
    .deal = si distribuisce la prossima manche
    .over = niente: la partita è finita
field-round = Manche
field-rows = File
field-target_points = La partita finisce a questo totale
field-fixed_rounds = Numero fisso di manche
    .none = nessuno: decide il traguardo
field-show_piles = I mazzetti dei buoi si possono guardare
field-pro_first_picker = Prende per primo nella manche 1
    .seat = { $seat }
field-x_insert_at_end = Inserire anche in fondo alla fila
field-x_move_to_full = Spostare in una fila completa
    .refuse = non permesso
    .take = permesso, e si prende quella fila
field-x_seven_row = Prendi 7 si mette
    .own = sulla fila in cui entra il numero
    .any = su una fila qualsiasi
field-x_negpos_cancel = Negativo = Positivo annulla
    .whole_cards = carte intere
    .points = semplici punti
field-x_block_lift = Con una carta bassa i blocchi si tolgono
    .after_take = dopo aver preso la fila
    .before_choice = prima di scegliere la fila
field-x_negpos_own_card = Con cinque file si può indicare la propria carta
field-x_round2_pool = Le speciali della manche 2 vengono
    .deck_and_discards = da mazzo e scarti
    .deck_only = solo dal mazzo
