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
