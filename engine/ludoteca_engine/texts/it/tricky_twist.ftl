### Tricky Twist in italiano: regole, avvenimenti, rifiuti, difetti, esempi e nomi delle cose sul tavolo.

game = Tricky Twist
    .about = Vincere prese e perdere carte: rende avere tante prese quante false prese.

label-suit = { $suit ->
    [O] anelli
    [X] stelle
    [W] corone
   *[D] gocce
}
bonus-word = { $bonus ->
    [BACK] Riprendi (BACK)
    [FLIP] Gira (FLIP)
    [JOKER] Jolly (JOKER)
    [TRICKS] Punti per presa (TRICKS)
   *[other] carta variabile { $bonus }
}
score-word = { $score ->
    [RUN] Scala più lunga (RUN)
    [PAIR-1] Coppia di semi 1 (PAIR-1)
    [PAIR-2] Coppia di semi 2 (PAIR-2)
    [SUIT] Seme migliore (SUIT)
    [KINDS] Semi diversi (KINDS)
    [FEW] Il minor numero (FEW)
    [MANY] Il maggior numero (MANY)
    [EVEN] Valori pari (EVEN)
    [ODD] Valori dispari (ODD)
   *[other] { $score }
}

## Rules: setting up

TT-01 = Si gioca in tre o in quattro.
    .title = Giocatori
TT-02 = Le nove carte punteggio si mescolano in un mazzo coperto; la prima si scopre.
    .title = Carte punteggio
TT-03 = Le otto carte bonus stanno scoperte a portata di tutti.
    .title = Carte bonus
TT-04 = Le quattro carte bonus variabili mostrano il lato che va con la carta punteggio scoperta.
    .title = Quale lato in alto
TT-05 = Il caso decide chi è primo nel primo round.
    .title = Chi comincia
TT-06 = Prima di ogni altro round si scopre la carta punteggio seguente sopra quella di prima. Conta solo quella visibile.
    .title = Carta punteggio seguente
TT-07 = Prima di ogni altro round le carte variabili si girano secondo la nuova carta punteggio.
    .title = Girare le carte variabili
TT-08 = Si distribuiscono tutte le 48 carte numero: 16 a testa in tre, 12 in quattro.
    .title = Distribuzione
TT-09 = Ognuno guarda la propria mano quando vuole; nessun altro la vede.
    .title = Le mani sono segrete
TT-10 = Dalla mano si scelgono esattamente cinque carte, si mescolano e si posano coperte: la riserva.
    .title = La riserva
TT-11 = Nessuno guarda in una riserva. Il proprietario sa quali carte contiene, ma non in che ordine.
    .title = Niente sbirciate

## Rules: drawing and playing

TT-12 = Prima della prima carta di una presa ognuno a turno, da chi apre in poi, può aggiungere alla mano la prima carta della propria riserva.
    .title = Pescare
TT-13 = Non è mai obbligatorio pescare. Al massimo una carta prima di ogni presa, e nessuna da una riserva vuota.
    .title = Una carta al massimo
TT-14 = Chi apre gioca una carta qualsiasi della propria mano.
    .title = Aprire
TT-15 = Gli altri aggiungono una carta a testa dalla mano, in senso orario.
    .title = A turno
TT-16 = Chi ha il seme richiesto deve giocarlo; il valore è libero. Non importa se altri non hanno potuto.
    .title = Rispondere al seme
TT-17 = Chi non ha carte del seme richiesto può giocarne una qualsiasi.
    .title = Niente per rispondere
TT-18 = Quando tutti hanno giocato una carta la presa è completa.
    .title = Presa completa
TT-20 = Vince la carta più alta del seme richiesto. Un altro seme non vince mai, per quanto alto: non c'è briscola.
    .title = Chi vince
TT-21 = Chi vince raccoglie le carte del seme richiesto e nessun'altra. Può essere anche una sola.
    .title = Solo il seme richiesto
TT-22 = Ciò che si raccoglie è una presa: coperta, separata dalle altre.
    .title = Una presa
TT-23 = Una carta di un altro seme torna a chi l'ha giocata, scoperta. È una falsa presa.
    .title = Una falsa presa
TT-24 = Chi ha risposto al seme senza vincere non riceve nulla.
    .title = Proprio nulla
TT-25 = Prese e false prese restano separate, così si possono contare in ogni momento.
    .title = Tenerle separate
TT-26 = Chi ha vinto la presa apre la seguente.
    .title = Chi apre dopo

## Rules: sevens and bonus cards

TT-30 = Chi raccoglie un 7, in una presa o come falsa presa, può prendere una carta bonus. Non importa chi ha giocato il 7.
    .title = I sette
TT-31 = Se in una presa più persone raccolgono un 7, scelgono una dopo l'altra in senso orario.
    .title = Più sette
TT-32 = Una carta a uso immediato agisce subito. Le altre restano davanti al proprietario fino alla fine del round.
    .title = Subito o dopo
TT-33 = Non è mai obbligatorio usare una carta bonus.
    .title = Nessun obbligo
TT-BON-01 = BACK: subito, puoi riprendere in mano una delle tue false prese.
    .title = Riprendi
TT-BON-02 = Dopo, BACK esce dal gioco, usata o no.
    .title = Riprendi se ne va
TT-BON-03 = FLIP: puoi trasformare una tua presa in falsa presa, o una tua falsa presa in presa.
    .title = Gira
TT-BON-04 = Se la presa girata ha più carte, scegli quella in cima. Conta solo quella.
    .title = La carta in cima
TT-BON-05 = JOKER: vale come presa o come falsa presa, a tua scelta. Non ha valore né seme.
    .title = Jolly
TT-BON-06 = TRICKS: un punto in più per ogni tua presa, non importa di quante carte.
    .title = Punti per presa
TT-BON-07 = Lato dei semi: vale come falsa presa di uno dei due semi mostrati; scegli tu.
    .title = Lato dei semi
TT-BON-08 = Lato dispari: vale come falsa presa con uno dei valori dispari mostrati.
    .title = Lato dispari
TT-BON-09 = Lato pari: vale come falsa presa con uno dei valori pari mostrati.
    .title = Lato pari
TT-BON-10 = Lato libero: vale come falsa presa con un valore qualsiasi da 1 a 12.
    .title = Qualsiasi valore
TT-BON-11 = Un 7 scelto su una carta bonus non porta altre carte bonus.
    .title = Un 7 scelto
TT-BON-12 = Lato più-meno: aggiunto a una tua falsa presa, ne alza o abbassa il valore di uno.
    .title = Più o meno uno
TT-BON-13 = Il valore cambiato resta fra 1 e 12.
    .title = Mai oltre gli estremi

## Rules: end of the round and scoring

TT-40 = Il round finisce quando una presa è stata risolta e la mano di qualcuno è vuota. La riserva non aiuta.
    .title = Fine del round
TT-41 = Finché tutti hanno carte in mano comincia un'altra presa.
    .title = Un'altra presa
TT-42 = Le carte rimaste in mano e in riserva non valgono nulla.
    .title = Carte avanzate
TT-50 = Ogni presa vale un punto.
    .title = Prese
TT-51 = Una presa e una falsa presa formano una coppia. Hai tante coppie quante ne permette il tipo di cui hai meno.
    .title = Coppie
TT-52 = Ogni coppia vale tre punti.
    .title = Tre per coppia
TT-53 = Ogni coppia vale cinque punti se hai esattamente tante prese quante false prese.
    .title = Cinque se uguali
TT-54 = La carta punteggio aggiunge i suoi punti. Guarda solo le false prese.
    .title = La carta punteggio
TT-CARD-RUN = Conta le carte della tua scala più lunga di valori consecutivi. Semi e ordine non importano.
    .title = Scala più lunga
TT-CARD-PAIR-1 = Conta le tue carte di uno dei due semi mostrati; vale il migliore.
    .title = Coppia di semi 1
TT-CARD-PAIR-2 = Conta le tue carte di uno dei due semi mostrati; vale il migliore.
    .title = Coppia di semi 2
TT-CARD-SUIT = Conta le carte del tuo seme migliore. A parità di carte conta un seme solo.
    .title = Seme migliore
TT-CARD-KINDS = Conta i semi di cui hai almeno una carta.
    .title = Semi diversi
TT-CARD-FEW = Chi ha meno false prese, ma almeno una, segna 12; il secondo 7, e così via. A pari merito si segna lo stesso.
    .title = Meno false prese
TT-CARD-MANY = Chi ha più false prese, almeno una, segna 12; il secondo 7, e così via. A pari merito si segna lo stesso.
    .title = Più false prese
TT-CARD-EVEN = Conta le tue carte di valore pari.
    .title = Valori pari
TT-CARD-ODD = Conta le tue carte di valore dispari.
    .title = Valori dispari
TT-60 = I round sono tanti quanti i giocatori.
    .title = Numero di round
TT-61 = In ogni nuovo round è primo chi siede a sinistra del primo di prima.
    .title = Il primo si sposta
TT-62 = Vince chi ha più punti in tutti i round insieme.
    .title = Vittoria
TT-63 = A parità di punti si condivide la vittoria.
    .title = Vittoria condivisa

## Rulings

TT-Q01 = Il regolamento non dice chi apre la presa seguente. Qui apre chi ha vinto; altrove apre sempre il primo del round.
    .title = Chi apre la seguente
TT-Q02 = L'occasione di pescare viene prima di ogni presa, anche della prima.
    .title = Quando pescare
TT-Q03 = Una mano vuota chiude il round prima della pesca seguente. Ci si può accordare di guardare solo dopo le pesche.
    .title = Mano vuota, riserva piena
TT-Q04 = Si pesca uno dopo l'altro. Tutti vedono che peschi, nessuno vede che cosa.
    .title = Pesche segrete
TT-Q05 = Chi ha raccolto un 7 sceglie in senso orario da chi ha vinto la presa. Ci si può accordare di partire da chi ha aperto.
    .title = Ordine di scelta
TT-Q06 = Nessuno raccoglie due sette in una presa: la presa ha un solo seme e la falsa presa è una sola carta.
    .title = Un 7 alla volta
TT-Q07 = BACK può riprendere la falsa presa appena avuta, e così tenere vivo il round.
    .title = Appena avuta, ripresa
TT-Q08 = Si può prendere BACK senza avere false prese. Non fa nulla ed esce dal gioco.
    .title = Niente da riprendere
TT-Q09 = Tutte le carte bonus tornano nel round seguente, tranne BACK una volta presa. Ci si può accordare che torni anche questa.
    .title = I bonus tornano
TT-Q10 = A fine round i bonus si usano in senso orario da chi ha vinto l'ultima presa, apertamente e in modo definitivo. Ci si può accordare di decidere tutti in segreto e mostrare tutto insieme.
    .title = Ordine d'uso
TT-Q11 = Una presa girata è una sola falsa presa, con seme e valore della carta in cima. Un 7 in cima non porta bonus.
    .title = Che cosa mostra una presa girata
TT-Q12 = FLIP vale per pile di carte numero, non per carte bonus.
    .title = I bonus non si girano
TT-Q13 = Più-meno vale anche su una presa girata e su un bonus con valore, non dove un valore manca.
    .title = Che cosa si può cambiare
TT-Q14 = Un 12 può diventare solo 11, un 1 solo 2. Più-meno non è una falsa presa, e un 7 ottenuto così non porta nulla.
    .title = Agli estremi
TT-Q15 = Il lato dei semi non ha valore, quello dei valori non ha seme, il jolly né l'uno né l'altro. Tutti contano come false prese.
    .title = Che cosa mostrano i bonus
TT-Q16 = TRICKS conta le prese dopo tutti gli altri cambiamenti.
    .title = Le prese per ultime
TT-Q17 = A pari merito si condivide il posto, e il seguente si salta. Ci si può accordare di non saltarlo.
    .title = A pari merito
TT-Q18 = Senza false prese, con FEW e MANY non si segna nulla e non si occupa un posto.
    .title = Nessuna non è poche
TT-Q19 = In una scala ogni valore conta una volta, e dopo il 12 non viene l'1. Ci si può accordare di contare tutte le carte.
    .title = Valori uguali in scala
TT-Q20 = Nessuna presa e nessuna falsa presa: nessuna coppia e nessun punto.
    .title = Nulla è nulla
TT-Q21 = Una carta bonus si può rifiutare, ma non prendere più tardi.
    .title = Ora o mai più
TT-Q22 = Puoi riguardare le tue prese, non quelle degli altri.
    .title = Riguardare le prese
TT-Q23 = Tutti scelgono la riserva in segreto, e nessuno apre prima che tutti abbiano finito.
    .title = Prima le riserve

## Events

event-card-aside = { $seat } mette da parte { $cards }: { $count } di { $size }.{ $voids-count ->
    [0] {""}
   *[other] {" "}In mano non restano { $voids-or }.
}
    .voids = { label-suit }
    .step = { $seat } mette da parte { $cards }
event-card-aside-hidden = { $seat } mette da parte una carta ({ $count } di { $size }).
    .step = { $seat } mette da parte una carta
event-card-returned = { $seat } riprende in mano { $card }.
    .step = { $seat } riprende { $card }
event-card-returned-hidden = { $seat } riprende in mano una carta.
    .step = { $seat } riprende una carta
event-reserve-closed = { $seat } mescola { $cards } e le posa coperte: la riserva. In mano { $left ->
    [one] resta una carta
   *[other] restano { $left } carte
}{ $voids-count ->
    [0] .
   *[other] , e niente { $voids-or }.
}
    .voids = { label-suit }
    .step = La riserva di { $seat }
event-reserve-closed-hidden = { $seat } mescola cinque carte e le posa coperte: la riserva.
    .step = La riserva di { $seat }
event-tricks-begin = Tutte le riserve sono pronte. { $seat } aprirà la prima presa; prima tutti possono pescare.
    .step = La prima presa
event-card-drawn = { $seat } pesca la prima carta della riserva: { $card }. Ora in mano: { $held ->
    [one] una carta
   *[other] { $held } carte
}.
    .step = { $seat } pesca { $card }
event-card-drawn-hidden = { $seat } pesca una carta; { $left ->
    [0] la riserva ora è vuota
    [one] in riserva ne resta una
   *[other] in riserva ne restano { $left }
}.
    .step = { $seat } pesca una carta
event-draw-passed = { $seat } non pesca.
    .step = { $seat } non pesca
event-card-led = { $seat } apre con { $card }: si chiedono { label-suit }.
    .step = { $seat } apre con { $card }
event-card-followed = { $held-count ->
    [0] { $seat } risponde al seme con { $card }.
    [one] { $seat } ha una sola carta di { label-suit }, { $card }, e deve giocarla.
   *[other] { $seat } ha { label-suit } ({ $held }) e deve rispondere con una di queste. Gioca { $card }.
}
    .step = { $seat } risponde con { $card }
event-card-thrown = { $seat } non ha { label-suit } e può giocare qualsiasi carta: { $card }.
    .step = { $seat } gioca { $card }, altro seme
event-trick-won = { $alone ->
    [yes] Nessun altro ha giocato { label-suit }: { $seat } vince con { $card } e raccoglie solo quella carta.
   *[no] { $card } è la più alta di { label-suit }: { $seat } vince e raccoglie { $cards }, una presa.
}{ $high-count ->
    [0] {""}
    [one] {" "}{ $high } è più alta, ma di un altro seme, e gli altri semi non vincono mai.
   *[other] {" "}{ $high } sono più alte, ma di altri semi, e gli altri semi non vincono mai.
}{ $empty-count ->
    [0] {""}
    [one] {" "}{ $empty } ha risposto e non riceve nulla.
   *[other] {" "}{ $empty } hanno risposto e non ricevono nulla.
}
    .step = { $seat } vince con { $card }
event-false-trick = { $card } non è del seme richiesto. Torna da { $seat }, scoperta: { $count ->
    [one] la prima falsa presa.
   *[other] falsa presa numero { $count }.
}
    .step = { $card } torna da { $seat }
event-bonus-due = { $order-count ->
    [one] { $seat } ha raccolto { $cards } e può prendere una carta bonus.
   *[other] Sono state raccolte { $cards }. I bonus si scelgono in senso orario, { $by_winner ->
        [yes] da chi ha vinto
       *[no] da chi ha aperto
    }: { $order }.
}
    .step = È stato raccolto un 7
event-bonus-taken = { $seat } prende { bonus-word }{ $now ->
    [yes] , da usare subito.
   *[no] {" "}e la tiene per la fine del round.
}{ $side ->
    [suits] {" "}Mostra il lato dei semi.
    [values] {" "}Mostra il lato dei valori.
   *[other] {""}
}{ $assumed ->
    [yes] {" "}(Quale lato sia in alto è un'ipotesi.)
   *[no] {""}
}
    .step = { $seat } prende { $bonus }
event-bonus-declined = { $seat } non prende carte bonus. Per questo 7 non c'è una seconda occasione.
    .step = { $seat } rifiuta
event-recall-declined = { $seat } lascia le false prese come sono. BACK esce dal gioco lo stesso.
    .step = { $seat } non usa BACK
event-false-trick-recalled = { $seat } riprende in mano la falsa presa { $card } (ora { $held ->
    [one] una carta
   *[other] { $held } carte
}). BACK esce dal gioco.{ $seven ->
    [yes] {" "}Rigiocato, questo 7 può portare un altro bonus.
   *[no] {""}
}
    .step = { $card } torna in mano
event-nothing-to-recall = { $seat } non ha false prese da riprendere. BACK non fa nulla ed esce dal gioco.
    .step = Niente da riprendere
event-next-trick = Tutti hanno ancora carte in mano. { $by_winner ->
    [yes] { $seat } ha vinto e apre
   *[no] { $seat } è primo del round e apre
} la presa { $number }.
    .step = { $seat } apre la presa { $number }
event-round-over = { $empty-count ->
    [one] La mano di { $empty } è vuota
   *[other] Le mani di { $empty } sono vuote
}: il round è finito.{ $left-count ->
    [0] {""}
   *[other] {" "}Avanzano senza valere nulla: { $left }.
}
    .left = { $seat } ({ $hand } in mano, { $reserve } in riserva)
    .step = Il round è finito
event-flipped-to-false = { $seat } gira la presa { $cards }. { $under-count ->
    [0] Ora è
   *[other] Con { $card } in cima ora è
} una falsa presa: { $was_tricks } / { $was_false } diventa { $tricks } prese / { $false } false prese.
    .step = { $seat } gira una presa
event-flipped-to-trick = { $seat } trasforma la falsa presa { $card } in presa: { $was_tricks } / { $was_false } diventa { $tricks } prese / { $false } false prese.
    .step = { $seat } gira una falsa presa
event-joker-set = { $seat } conta il jolly come { $as_trick ->
    [yes] presa
   *[no] falsa presa
}: { $was_tricks } / { $was_false } diventa { $tricks } prese / { $false } false prese.
    .step = Il jolly di { $seat }
event-tricks-claimed = { $seat } usa { bonus-word }: un punto in più per ogni presa, e sono { $tricks ->
    [one] una
   *[other] { $tricks }
}.
    .step = { $seat } usa TRICKS
event-suit-set = { $seat } conta { $bonus } come falsa presa di { label-suit }. Non ha valore. Ora { $tricks } prese / { $false } false prese.{ $assumed ->
    [yes] {" "}(I semi di questa carta sono un'ipotesi.)
   *[no] {""}
}
    .step = { $bonus } conta come { label-suit }
event-value-set = { $seat } conta { $bonus } come falsa presa di valore { $value }. Non ha seme. Ora { $tricks } prese / { $false } false prese.{ $seven ->
    [yes] {" "}Un 7 su una carta bonus non porta bonus.
   *[no] {""}
}{ $assumed ->
    [yes] {" "}(I valori di questa carta sono un'ipotesi.)
   *[no] {""}
}
    .step = { $bonus } conta come { $value }
event-value-changed = { $seat } aggiunge { $bonus } a { $named }: { $was } diventa { $value }. False prese: { $false }, come prima.{ $assumed ->
    [yes] {" "}(Quale carta abbia il lato più-meno è un'ipotesi.)
   *[no] {""}
}
    .step = { $named } diventa { $value }
event-uses-finished = { $seat } lascia { $left } senza usarle.
    .step = { $seat } ha finito
event-use-planned = { $seat } decide in segreto su { bonus-word }{ $words ->
    [none] {""}
   *[other] : { $words }
}. Si mostrerà quando tutti avranno deciso.
    .step = { $seat } decide in segreto
event-uses-ready = { $seat } ha deciso; la scelta resta segreta finché tutti non hanno deciso.
    .step = { $seat } ha deciso
event-uses-revealed = Tutti hanno deciso. Le scelte si mostrano insieme: { $order }.
    .step = Tutte le scelte scoperte
event-base-scored = { $seat }: { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
} = { $tricks }. { $pairs ->
    [one] Una coppia
   *[other] { $pairs } coppie
} × { $each } = { $pair_points }{ $equal ->
    [yes] , perché le prese sono tante quante le false prese.
   *[no] {" "}(false prese: { $false }, non altrettante).
}{ $bonus ->
    [0] {""}
   *[other] {" "}TRICKS aggiunge { $bonus }.
} In tutto { $points }.
    .step = { $seat } fa { $points } con prese e coppie
event-card-scored = { score-word }, { $seat }: { $score ->
    [RUN] { $count ->
        [0] nessuna scala
        [one] una carta ({ $values })
       *[other] scala di { $count } ({ $values })
    }
    [KINDS] { $count ->
        [0] nessun seme
        [one] un seme ({ $suits })
       *[other] { $count } semi ({ $suits })
    }
    [FEW] { $rank ->
        [0] nessuna falsa presa, nessun posto
       *[other] false prese: { $count }, posto { $rank }
    }
    [MANY] { $rank ->
        [0] nessuna falsa presa, nessun posto
       *[other] false prese: { $count }, posto { $rank }
    }
    [EVEN] { $count ->
        [0] nessun valore pari
        [one] un valore pari ({ $values })
       *[other] { $count } valori pari ({ $values })
    }
    [ODD] { $count ->
        [0] nessun valore dispari
        [one] un valore dispari ({ $values })
       *[other] { $count } valori dispari ({ $values })
    }
   *[other] { $count ->
        [0] nessuna carta di questi semi
        [one] una carta di { $suits }
       *[other] { $count } carte di { $suits }
    }
} = { $points ->
    [one] un punto
   *[other] { $points } punti
}{ $assumed ->
    [yes] {" "}(tabella ipotizzata).
   *[no] .
}
    .suits = { label-suit }
    .step = Carta punteggio: { $points } a { $seat }
event-round-scored = Il round { $round } di { $rounds } è contato: { $scores }.
    .scores = { $seat } +{ $points } ({ $total } in tutto)
    .step = Conteggio del round { $round }
event-round-dealt = Round { $round }: { $hand } carte nuove a testa. La carta punteggio è { score-word }; { $again ->
    [yes] le carte variabili restano sul lato { $side ->
        [suits] dei semi
       *[values] dei valori
    }
   *[no] le carte variabili si girano sul lato { $side ->
        [suits] dei semi
       *[values] dei valori
    }
}{ $assumed ->
    [yes] {" "}(ipotesi).
   *[no] .
} Comincia { $seat }.
    .step = Round { $round }
event-game-ended = I { $rounds } round sono finiti. { $winners-count ->
    [one] { $winners } ha più punti, { $best }, e vince.
   *[other] { $winners } hanno più punti, { $best } a testa, e condividono la vittoria.
}
    .step = Fine della partita
event-hand-counted = { $seat } ha { $result ->
    [one] una carta
   *[other] { $result } carte
} in mano.
    .step = Carte in mano
event-card-described = { $card } è un { $value } di { label-suit }: simbolo, colore e disegno dicono lo stesso. { $seven ->
    [yes] Porta il simbolo bonus: chi la raccoglie può prendere una carta bonus.
   *[no] Non porta il simbolo bonus.
}
    .step = La carta { $card }
event-timing-told = { bonus-word }: { $now ->
    [yes] si usa subito, appena presa.
   *[no] si tiene fino alla fine del round.
}
    .step = Quando si usa { $bonus }
event-side-shown = La carta punteggio è { score-word }, perciò le carte variabili mostrano il lato { $side ->
    [suits] dei semi
   *[values] dei valori
}.{ $assumed ->
    [yes] {" "}(La tabella del regolamento è perduta; questa è un'ipotesi.)
   *[no] {""}
}
    .step = Quale lato in alto

## Refusals

refusal-too-many-aside = Una riserva ha esattamente { $size } carte. { $seat } ha già messo da parte { $cards }; non altre { $more }.
refusal-too-few-cards = { $seat } ha solo { $held } carte, troppo poche per una riserva di { $size }.
refusal-reserve-closed = La riserva di { $seat } è chiusa; non si tocca e non si guarda più.
refusal-not-aside = { $card } non è fra le carte che { $seat } ha messo da parte.
refusal-not-five = Una riserva ha esattamente { $size } carte; { $seat } ne ha messe da parte { $count }.
refusal-no-peeking = Nessuno guarda in una riserva. { $seat } può solo pescarne la prima carta, prima che cominci una presa.
refusal-trick-begun = La presa è cominciata. { $seat } poteva pescare prima della prima carta e potrà di nuovo prima della presa seguente.
refusal-empty-reserve = La riserva di { $seat } è vuota.
refusal-already-asked = { $seat } ha già deciso se pescare prima di questa presa; una carta al massimo.
refusal-reserves-first = Nessuno pesca o apre prima che tutte le riserve siano chiuse; { $missing-count ->
    [one] sta ancora scegliendo { $missing }.
   *[other] stanno ancora scegliendo { $missing }.
}
refusal-hand-is-empty = Il round è finito, perché c'è una mano vuota ({ $empty }). Le carte della riserva non aiutano più { $seat }.
refusal-draws-first = Prima tocca a { $owner } pescare o passare; poi comincia la presa.
refusal-must-follow = { $seat } ha { label-suit } ({ $held }) e deve rispondere a { $led }. { $card } non è permessa.
refusal-still-in-reserve = { $card } è nella riserva di { $seat }. Va pescata prima di poterla giocare.
refusal-not-in-hand = { $seat } non ha { $card }{ $cards-count ->
    [0] {""}
   *[other] , solo { $cards }
}.
refusal-no-seven = { $seat } non ha appena raccolto un 7: non c'è carta bonus da prendere.
refusal-wait-for-bonus = Anche { $seat } sceglierà, ma prima tocca a { $owner }.
refusal-not-in-supply = { $bonus } non è fra le carte da prendere. A scelta: { $supply }.
refusal-nothing-to-decline = A { $seat } non è stato offerto nulla.
refusal-no-back = { $card } si può riprendere solo con BACK, nel momento in cui { $seat } prende BACK.
refusal-no-such-false = { $seat } non ha la falsa presa { $card }{ $cards-count ->
    [0] {""}
   *[other] , solo { $cards }
}.
refusal-not-your-false = { $card } è una falsa presa di { $owner }. { $seat } può riprendere solo una delle proprie.
refusal-not-owner = { $seat } non ha { $bonus }.
refusal-too-early = { $bonus } è per la fine del round; { $seat } la tiene fino ad allora.
refusal-already-used = { $seat } ha già usato { $bonus }; è definitivo.
refusal-nothing-to-use = I bonus si usano alla fine del round; ora { $seat } non ha nulla da concludere.
refusal-joker-status = Di' come vale il jolly: "trick" (presa) o "false" (falsa presa).
refusal-nothing-to-say = { $bonus } non chiede scelte; basta usarla.
refusal-not-this-suit = { $bonus } mostra { $suits-or }, nient'altro.
    .suits = { label-suit }
refusal-not-this-value = { $bonus } offre i valori { $values-or }.
refusal-not-the-top = Quella carta non è in questa presa. In cima può stare { $cards-or }.
refusal-flip-bonus = { $bonus } è una carta bonus e dice da sé che cos'è. FLIP gira solo pile di carte numero.
refusal-not-your-pile = { $card } è di { $owner }. { $seat } può girare solo una delle proprie pile.
refusal-no-such-pile = Indica una delle tue prese (sono { $tricks }) e la carta in cima ("T1 4D"), o una tua falsa presa ("12X").
refusal-beyond-the-ends = { $named } ha valore { $value }; con { $step } non starebbe più fra 1 e 12. È possibile solo nell'altro verso.
refusal-no-value-there = { $named } non mostra un valore, quindi non c'è nulla da cambiare.
refusal-no-false-trick = Indica una falsa presa di { $seat } che abbia un valore, e +1 o -1, come in "8O -1".
refusal-other-suit = { $card } non è del seme richiesto ({ label-suit }, dopo { $led }). Altri semi non vincono mai, qualunque sia il valore.
refusal-too-low = { $card } è del seme richiesto, ma { $best } è più alta.
refusal-led-suit-only = { $owner } vince la presa, ma raccoglie solo il seme richiesto. { $card } torna a casa.
refusal-not-to-hand = { $card } è stata giocata. Resta davanti a { $seat } come falsa presa, non in mano.

## Faults of a set-up

fault-players = Si gioca da { $least } a { $most } persone, non { $players }.
fault-no-such-player = Chi apre, il primo o chi ha vinto non siede qui: i posti sono { $players }.
fault-big-hand = { $seat } ha { $size } carte; se ne danno solo { $most }.
fault-big-reserve = La riserva di { $seat } è troppo grande; ci vanno { $most } carte.
fault-empty-trick = Una presa di { $seat } non ha carte.
fault-left-aside = { $seat } ha ancora carte da parte, ma le riserve non si stanno più scegliendo.
fault-strange-card = { $card } non appartiene al posto in cui sta.
fault-card-twice = { $card } compare { $times } volte; nella scatola ce n'è una.
fault-no-lead = Qualcuno ha giocato, ma non chi apre; non c'è un seme richiesto.
fault-unknown-in-trick = Una carta al centro è sconosciuta; la presa non si può giudicare.
fault-tricks-too-soon = Le riserve si stanno ancora scegliendo, ma si sono già giocate prese.
fault-strange-use = { $bonus } di { $seat } non può essere stata usata come { $use }.
fault-strange-plan = { $seat } non può decidere questo ora: { $words }.

## Errors

error-players = si gioca da { $least } a { $most } persone, non { $given }.
error-bad-table = { $table } non può essere { $given }; ci si aspetta qualcosa come { $expected }.
error-bad-form = il modulo non si può ancora usare. { $slips }
error-no-card = "{ $given }" non è una carta; le carte numero vanno da 1O a 12D con i semi O, X, W e D.
error-no-number-card = qui serve una carta numero, come "7W"; i semi sono O, X, W e D.
error-one-card = lì può stare una carta sola.
error-one-seat = qui può stare una persona sola.
error-open-set = l'insieme non è chiuso; scrivi come {"{"}4W 5W{"}"}.
error-no-use = "{ $given }" non è un uso di una carta bonus.
error-no-entry = "{ $given }" non è una voce delle tabelle; ci si aspetta qualcosa come { $expected }.
error-no-bonus = "{ $given }" non è una carta bonus; a scelta: { $cards }.
error-nothing-more = qui non ci si aspetta altro, ma c'è "{ $given }".
error-no-count = "{ $given }" non si può contare.

## Names of things

piece = { $name }, { $value } di { label-suit }
piece-unknown = una carta coperta
zone-score = Carta punteggio
zone-scored = Carte punteggio dei round passati
zone-scorepile = Mazzo delle carte punteggio
zone-supply = Carte bonus da prendere, lato dei semi
zone-turnedsupply = Carte bonus da prendere, lato dei valori
zone-removed = Carte fuori dal gioco
zone-middle = Carta giocata da { $seat }
zone-hand = Mano di { $seat }
zone-aside = Carte messe da parte da { $seat }
zone-reserve = Riserva di { $seat }
zone-false = False prese di { $seat }
zone-covered = Carte sotto una presa girata di { $seat }
zone-bonus = Carte bonus di { $seat }, lato dei semi
zone-turned = Carte bonus di { $seat }, lato dei valori
zone-trick = Presa di { $seat }

## Labels

label-seat = { $seat }
label-leads = { $seat } apre: { label-suit }
label-points = { $seat }: { $points ->
    [one] un punto
   *[other] { $points } punti
}
label-total = { $seat }: { $before } + { $points } = { $total }
label-supply = Carte bonus, lato dei semi
label-turnedsupply = Carte bonus, lato dei valori
label-reserve = Riserva { $count }
label-aside = Da parte { $count }
label-tricks = Prese { $count }
label-false = False prese { $count }
label-bonus = Bonus
label-uses = { $uses }
    .uses = { $bonus } → { $use }

## Figures under a caption: what is counted, and how much it is

figure-points = { $points }
figure-tricks = { $tricks ->
    [one] Una presa × 1
   *[other] { $tricks } prese × 1
}
figure-pairs = { $pairs ->
    [one] Una coppia × { $each }
   *[other] { $pairs } coppie × { $each }
}
figure-bonus = TRICKS, { $tricks } × 1
figure-base = Prese e coppie
figure-card = { score-word }: { $ranked ->
    [yes] { $rank ->
        [0] nessun posto
       *[other] posto { $rank }
    }
   *[no] { $count }
}
figure-round = Questo round
figure-total = Tutti i round
figure-added = { $before } + { $points } = { $total }
figure-seat = { $seat }
figure-piles = { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}, { $false ->
    [one] una falsa
   *[other] { $false } false
}
figure-trick-piles = Prese
figure-false-piles = False prese
figure-change = { $before } → { $after }

## The form for one's own box

form-hint = Scrivi che cosa c'è sulle carte della tua scatola. Un campo vuoto resta un'ipotesi, e i punteggi che ne dipendono lo dicono.
form-count-points = Punti per 0, 1, 2 … carte contate
form-rank-points = Punti per posto
form-ranks = Minore, maggiore (FEW, MANY)
form-pair-suits = Semi sulle due carte con coppia
form-bonus-pairs = Lati dei semi delle carte bonus variabili
form-value-sides = Lati dei valori delle carte bonus variabili
form-values = Valori fra cui scegliere
form-turns = Quale lato in alto
form-turning = Carte punteggio con il lato dei valori in alto
form-known = So con quali carte punteggio il lato dei valori sta in alto; le ho spuntate qui:
form-assumed = { $value } (ipotesi)
form-suits-on = Semi su { $bonus }
form-suit-side = { $bonus }, lato dei semi
form-value-side = { $bonus }, lato dei valori
form-suits = { $suits }
    .suits = { label-suit }
form-side = { $side ->
    [odd] lato dispari
    [even] lato pari
    [any] qualsiasi valore
   *[step] più o meno uno
}
form-slip = { $entry }: "{ $given }" non va bene. { $expected }
form-expects-row = Servono numeri interi da 0 a 1000 separati da virgole: i punti per 0, 1, 2 … carte, come 0, 0, 1, 3, 6; oppure una delle parole triangular e linear.
form-expects-ranks = Servono numeri interi da 0 a 1000 separati da virgole: i punti del primo, del secondo e così via, come 12, 7, 3, 0.
form-expects-values = Servono valori da 1 a 12 separati da virgole, come 1, 3, 5.
form-typed = { $count ->
    [0] Non è ancora scritto nulla: tutte le { $all } voci sono ipotesi.
   *[other] Voci scritte: { $count } di { $all }. Le altre sono ipotesi.
}

## Questions

ask-must-follow = Si è aperto con { $led }. { $seat } deve rispondere a un seme?
ask-who-wins = Chi vince la presa?
ask-where-to = { $owner } ha vinto. Dove va { $card }?
ask-who-chooses = Chi sceglie per primo una carta bonus?
ask-base = Quanto valgono { $tricks } prese e { $false } false prese di { $seat }, prima della carta punteggio?
ask-card = Quanti punti dà la carta punteggio a { $seat }?
ask-who-leads = Chi apre la prossima presa?
ask-goes-on = C'è una mano vuota ({ $empty }). Il round continua?
ask-winner = Chi vince la partita?
ask-seven = { $card } porta il simbolo bonus?
ask-side = Quale lato delle carte variabili sta in alto con questa carta punteggio?
ask-timing = Quando si usa { bonus-word }?
ask-may-play = { $seat } può giocare { $words }?
ask-may-take = { $seat } può prendere { $words }?
ask-may-close = { $seat } può già chiudere la riserva?
ask-may-peek = { $seat } può guardare nella riserva?
ask-may-draw = { $seat } può pescare adesso?
ask-may-use = { $seat } può usare { $words }?
ask-may-recall = { $seat } può riprendere { $words }?
option-yes = Sì
option-no = No
option-bound = Sì, { label-suit }
option-free = No, va bene qualsiasi carta
option-plays = { $seat } con { $card }
option-to-winner = A { $owner }, che ha vinto la presa
option-false-trick = Di nuovo a { $seat }, scoperta, come falsa presa
option-to-hand = Di nuovo nella mano di { $seat }
option-seat = { $seat }
option-points = { $points }
option-share = { $winners } condividono la vittoria.
option-suit-side = Il lato dei semi
option-value-side = Il lato dei valori
option-now = Subito
option-later = Alla fine del round

## Examples

example-trick-7-9-2 = Una presa di quattro carte
    .intro = Prima presa di un round. Apre Earl; prima tutti possono pescare dalla riserva.
example-resolve-elsa = A chi va ogni carta
    .intro = Tutti e quattro hanno giocato. Che cosa succede a ogni carta?
example-bonus-elsa = Un 7 porta un bonus
    .intro = La stessa presa. Il 7 l'ha giocato Earl: chi ci guadagna?
example-score-earl = Sei prese, una falsa presa
    .intro = Il round è finito. Prima riga del conteggio: Earl.
example-score-elsa = Tre prese, quattro false prese
    .intro = Lo stesso round: ora Elsa.
example-score-john = Quattro e quattro
    .intro = Lo stesso round: ora John, con tante prese quante false prese.
example-score-add-card = Tutto il conteggio di un round
    .intro = Le pile di tutti e la carta punteggio Semi diversi.
example-card-run = Scala più lunga
    .intro = Cinque false prese. La carta punteggio conta la scala più lunga.
example-card-suit = Seme migliore
    .intro = Cinque false prese. La carta punteggio conta il seme migliore.
example-card-kinds = Semi diversi
    .intro = Cinque false prese. Quanti semi ci sono?
example-card-even = Valori pari
    .intro = Cinque false prese. Quante sono pari?
example-card-odd = Valori dispari
    .intro = Le stesse cinque. Quante sono dispari?
example-card-pair = Uno di due semi
    .intro = La carta punteggio mostra due semi, qui corone e gocce. Ne conta uno.
part-card-pair-other = L'altra carta con due semi
    .intro = Le stesse carte con la coppia anelli e stelle.
example-card-few = Meno false prese
    .intro = Quattro giocatori con 0, 2, 2 e 5 false prese. Poche va bene, nessuna no.
example-card-many = Più false prese
    .intro = Gli stessi quattro; ora è bene averne molte.
example-idea = Una presa di troppo
    .intro = Cinque prese e quattro false prese: meglio di quattro e quattro?
part-idea-equal = Una presa in meno
    .intro = Le stesse false prese, ma solo quattro prese. E i quattro valori si susseguono.
example-card-anatomy = Una carta numero
    .intro = Valore e seme, e su alcune carte un simbolo in più.
example-sides = Due lati
    .intro = Quattro carte bonus hanno due lati. La carta punteggio decide quale sta in alto.
example-deal-reserve = Cinque carte da parte
    .intro = John ha ricevuto dodici carte. Cinque diventano la riserva.
example-reserve-box = Pescare prima della presa
    .intro = Prima della prima carta tutti possono pescare. John lo vuole fare.
example-lone-lead = Nessuno risponde
    .intro = Presa 12 di un round. Earl apre a stelle, e nessun altro ne ha.
example-use-icons = Subito o dopo
    .intro = Una carta bonus agisce subito, sette aspettano la fine del round.
example-bonus-back = Riprendi
    .intro = Elsa e John stanno per raccogliere un 7 a testa. John vuole la carta BACK.
example-bonus-flip = Gira
    .intro = Quattro prese e due false prese. FLIP può rimediare.
example-bonus-joker = Jolly
    .intro = Tre prese e due false prese, e un jolly.
part-bonus-joker-trick = E come presa?
    .intro = Lo stesso tavolo; questa volta il jolly vale come presa.
example-bonus-tricks = Punti per presa
    .intro = Cinque prese, quattro false prese e la carta TRICKS.
example-bonus-suit-side = Un lato dei semi
    .intro = Conta il seme migliore, e V1 può esserne una carta in più.
example-bonus-odd = Il lato dispari
    .intro = Contano i dispari, e V1 può essere uno in più.
example-bonus-even = Il lato pari
    .intro = Contano i pari, e V2 può essere uno in più.
example-bonus-any = Qualsiasi valore
    .intro = Una scala con un buco, e V3 può avere qualsiasi valore.
example-bonus-plus-minus = Più o meno uno
    .intro = Una scala con un buco, e V4 può spostare un valore di uno.
part-bonus-plus-minus-ends = Agli estremi
    .intro = Un 1 e un 12: fin dove possono andare?
example-x-sevens-order = Due sette in una presa
    .intro = Elsa e Dick raccoglieranno un 7 a testa. Chi sceglie per primo?
example-x-round-end = Riserva piena, mano vuota
    .intro = Dick non ha mai pescato. La presa 7 è completa, e la sua mano è vuota.
example-x-whole-round = Un round intero, presa per presa
    .intro = Tredici prese di Earl, Elsa e John, fino al conteggio. Prima della prima nessuno pesca.
part-next-draws = La presa seguente, con pesche
    .intro = Prima di questa presa qualcuno pesca.
part-next-leads = La presa seguente
    .intro = Questa volta nessuno pesca.

## Mosse, come le dice un pulsante

move-aside = Metti da parte { $all }
move-return = Riprendi in mano { $a }
move-close = Chiudi la riserva
move-draw = Pesca una carta
move-pass = Non pescare
move-peek = Guarda nella riserva
move-play = Gioca { $a }
move-take = Prendi { $a }
move-decline = Rifiuta
move-recall = Riprendi in mano { $a }
move-use = { $a ->
    [FLIP] { $c ->
        [none] Gira la falsa presa { $b }
       *[other] Gira la presa { DIGITS($b) }, con { $c } in cima
    }
    [JOKER] { $b ->
        [trick] Conta il jolly come presa
       *[false] Conta il jolly come falsa presa
    }
   *[other] { $c ->
        [none] { $b ->
            [none] Usa { $a }
            [O] Conta { $a } come { label-suit }
            [X] Conta { $a } come { label-suit }
            [W] Conta { $a } come { label-suit }
            [D] Conta { $a } come { label-suit }
           *[other] Conta { $a } come { $b }
        }
       *[other] Aggiungi { $a } a { $b } ({ $c })
    }
}
    .suit = { $b }
move-done = Non usare altro

## Campi di una posizione

field-variant = Variante
    .base = Gioco base
field-tables = Tabelle della tua scatola
field-stage = Che cosa viene adesso
    .draw = si pesca, poi la presa
    .reserve = ognuno sceglie la riserva
    .resolve = le false prese tornano a casa
    .bonus = si prendono carte bonus
    .recall = si può riprendere una falsa presa
    .uses = si usano le carte bonus
    .deal = si distribuisce il prossimo round
    .over = niente: la partita è finita
field-round = Round
field-asked = Quanti hanno già deciso se pescare
field-leader = Chi apre questa presa
    .seat = { $seat }
field-first = Il primo del round
    .seat = { $seat }
field-last = Chi ha vinto l'ultima presa
    .seat = { $seat }
field-lead_next = La presa seguente la apre
    .winner = chi ha vinto la presa
    .first_player = il primo del round
field-round_end_check = Se una mano è vuota si guarda
    .after_trick = dopo la presa
    .after_draw = dopo le pesche
field-bonus_order = Sceglie per primo una carta bonus
    .winner = chi ha vinto la presa
    .leader = chi ha aperto la presa
field-back_removed = Una volta presa, BACK resta fuori
    .game = per tutta la partita
    .round = per questo round
field-round_bonus_order = Le carte bonus si usano
    .clockwise = un giocatore dopo l'altro
    .simultaneous = in ordine libero
field-tie_rank = Dopo un posto a pari merito
    .skip = il posto seguente si salta
    .dense = non si salta nessun posto
field-run_duplicates = In una scala
    .distinct = ogni valore conta una volta
    .count_all = contano tutte le carte
field-points = Punti di { $seat } in questo round
