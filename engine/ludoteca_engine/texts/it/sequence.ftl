### Sequence: regole, avvenimenti, rifiuti, difetti, esempi e nomi delle cose sul tavolo.

game = Sequence
    .about = Gioca una carta, copri la sua figura sul tabellone e metti per primo cinque in fila.
side = { $side ->
    [B] Blu
    [G] Verde
    [R] Rosso
   *[none] nessuno
}

## Regole: giocatori e preparazione

SEQ-01 = Si gioca da due a dodici, purché il numero sia divisibile per due o per tre.
    .title = Giocatori
SEQ-02 = In due o in tre ognuno gioca per sé. Da quattro in su si formano squadre.
    .title = Da soli o in squadra
SEQ-03 = Le squadre sono due o tre, mai di più, e tutte ugualmente numerose.
    .title = Squadre pari
SEQ-04 = Ogni parte ha fiche di un solo colore. Con due parti il terzo colore resta nella scatola.
    .title = Fiche
SEQ-05 = Due squadre siedono alternate: a destra e a sinistra c'è sempre un avversario.
    .title = Posti di due squadre
SEQ-06 = Con tre squadre, ogni terza persona attorno al tavolo è della stessa squadra.
    .title = Posti di tre squadre
SEQ-07 = Tutti tagliano il mazzo. Comincia la carta più bassa; l'asso è alto.
    .title = Chi comincia
SEQ-08 = Si mescola e tutti ricevono lo stesso numero di carte: più giocatori, meno carte.
    .title = La distribuzione
SEQ-09 = Le carte non distribuite formano il mazzo coperto da cui si pesca.
    .title = Mazzo
SEQ-10 = Ognuno guarda le proprie carte e non le mostra a nessuno, nemmeno ai compagni.
    .title = Mani segrete
SEQ-11 = Ognuno ha i propri scarti accanto al tabellone.
    .title = Scarti
SEQ-12 = Comincia chi siede alla sinistra di chi dà le carte; poi si va in senso orario.
    .title = Ordine dei turni

## Regole: il turno

SEQ-13 = Per prima cosa metti una carta della mano, scoperta, sui tuoi scarti.
    .title = Una carta
SEQ-14 = Poi metti una fiche del tuo colore su una casella che mostra quella carta.
    .title = Una fiche
SEQ-15 = Infine peschi una carta.
    .title = Una pescata
SEQ-16 = Se chi ti segue ha giocato e pescato prima che tu peschi, non puoi più pescare.
    .title = La pescata dimenticata
SEQ-17 = Una pescata persa non si recupera: continui con una carta in meno fino alla fine.
    .title = Persa è persa
SEQ-18 = Ogni carta, tranne i fanti, è due volte sul tabellone, e va bene l'una o l'altra casella.
    .title = Due caselle per carta
SEQ-19 = Una casella con una fiche, di chiunque sia, è occupata.
    .title = Caselle coperte
SEQ-20 = I quattro angoli valgono come una fiche del tuo colore, per ogni parte.
    .title = Angoli bonus
SEQ-21 = Con un angolo bastano quattro fiche per una Sequenza.
    .title = Quattro e un angolo
SEQ-22 = Gli angoli non sono di nessuno: più parti possono usare lo stesso.
    .title = Angoli condivisi

## Regole: fanti e carte morte

SEQ-23 = Fra le carte ci sono otto fanti, con un occhio o con due. Sul tabellone non ce n'è nessuno.
    .title = Fanti
SEQ-24 = Un fante con due occhi mette la tua fiche su una qualsiasi casella libera.
    .title = Fante con due occhi
SEQ-25 = Un fante con un occhio toglie dal tabellone una fiche avversaria.
    .title = Fante con un occhio
SEQ-26 = Le fiche di una Sequenza completa sono bloccate: nessun fante le toglie.
    .title = Fiche bloccate
SEQ-27 = Ciò che è diventato Sequenza resta Sequenza.
    .title = Le Sequenze restano
SEQ-28 = Un fante è la carta del tuo turno, come le altre; quando, lo decidi tu.
    .title = In un tuo turno qualsiasi
SEQ-29 = Una carta è morta quando entrambe le sue caselle sono coperte.
    .title = Carte morte
SEQ-30 = Nel tuo turno, prima di giocare, puoi cambiare una carta morta: lo dici, la scarti e ne peschi un'altra.
    .title = Cambiare una carta morta
SEQ-31 = Il cambio non costa nulla: il turno è ancora da giocare.
    .title = E poi si gioca

## Regole: vincere

SEQ-32 = Una Sequenza sono cinque caselle vicine di una parte in linea retta: in orizzontale, in verticale o in diagonale.
    .title = Sequenza
SEQ-33 = Con due parti si vince con due Sequenze.
    .title = Due parti: due Sequenze
SEQ-34 = La seconda Sequenza può usare una casella della prima, ma non due.
    .title = Una fiche in comune
SEQ-35 = Con tre parti si vince con una Sequenza.
    .title = Tre parti: una Sequenza
SEQ-36 = I compagni non parlano del gioco e non danno consigli.
    .title = Niente suggerimenti
SEQ-37 = Se qualcuno avverte un compagno, ogni membro di quella squadra scarta una carta a scelta.
    .title = Il prezzo delle parole
SEQ-38 = Gioco avanzato: il fante con un occhio toglie qualsiasi fiche avversaria, anche da una Sequenza.
    .title = Gioco avanzato

## Decisioni dove il regolamento tace

SEQ-C01 = Chi taglia la carta più bassa gioca per primo, e dà le carte chi siede alla sua destra. Alcuni fanno dare le carte a chi ha tagliato più basso.
    .title = Chi gioca e chi dà
SEQ-C02 = Chi pareggia con la carta più bassa taglia di nuovo.
    .title = Parità nel taglio
SEQ-C03 = Gli otto fanti sono nel mazzo; sul tabellone non ce ne sono.
    .title = Dove sono i fanti
SEQ-C04 = I fanti di cuori e di picche hanno un occhio, quelli di quadri e di fiori due.
    .title = Un occhio o due
SEQ-C05 = Su un angolo non si mette mai una fiche e non se ne toglie.
    .title = Angoli sempre vuoti
SEQ-C06 = Da cinque a otto in fila sono una Sequenza, nove o dieci sono due. Ci si può accordare che nella stessa linea non si condivida nulla.
    .title = File lunghe
SEQ-C07 = Un angolo può essere l'unica casella comune delle tue due Sequenze.
    .title = Angolo in comune
SEQ-C08 = Una sola fiche può completare due Sequenze, e valgono entrambe.
    .title = Due in un colpo
SEQ-C09 = In una fila da sei a otto scegli le tue cinque, con la fiche nuova, a meno che tu non vinca comunque. Ci si può accordare di bloccare tutta la fila.
    .title = Scegliere le cinque
SEQ-C10 = Una Sequenza non va annunciata: si vede.
    .title = Nessun annuncio
SEQ-C11 = Un fante con due occhi può completare una Sequenza e andare dove andrebbe anche un'altra tua carta.
    .title = Il fante può chiudere
SEQ-C12 = Le fiche proprie e della squadra non si tolgono. Con tre parti vale l'uno o l'altro avversario.
    .title = Solo avversari
SEQ-C13 = Dopo aver tolto una fiche non se ne mette un'altra: si pesca e il turno è finito.
    .title = Togliere, non mettere
SEQ-C14 = Un fante non è mai morto, anche se al momento non serve. Ci si può accordare di cambiarlo.
    .title = I fanti non muoiono
SEQ-C15 = Una carta morta rivive appena una sua casella si libera. Nessuno è obbligato a cambiarla.
    .title = Di nuovo viva
SEQ-C16 = Chi non può né giocare né cambiare passa e non pesca. Se tutti passano di seguito, la partita è patta.
    .title = Passare
SEQ-C17 = Si cambia una carta morta per turno. Ci si può accordare di non avere limiti.
    .title = Un cambio per turno
SEQ-C18 = Se serve una carta e il mazzo è vuoto, si mescolano tutti gli scarti. Ci si può accordare di andare avanti senza, o di fermarsi.
    .title = Mazzo vuoto
SEQ-C19 = Nel gioco avanzato una Sequenza che perde una fiche non conta più, salvo altri accordi.
    .title = Sequenze spezzate
SEQ-C20 = Il prezzo delle parole si paga in ogni gioco a squadre, salvo altri accordi, e le carte non si rimpiazzano.
    .title = Parlare costa carte
SEQ-C21 = Se anche chi ti segue si dimentica di pescare, il tuo diritto finisce con il suo.
    .title = Due smemorati
SEQ-C22 = La carta presa al posto di quella morta non è la pescata del turno: si pesca due volte.
    .title = Due pescate
SEQ-C23 = In sei o in dodici si sceglie fra due e tre squadre; il numero di carte è lo stesso.
    .title = Due o tre squadre
SEQ-C24 = Le fiche non finiscono; se la scatola è vuota, va bene qualcos'altro.
    .title = Fiche a sufficienza
SEQ-C25 = Un tabellone pieno senza vincitore è una patta.
    .title = Tabellone pieno

## Avvenimenti

event-card-played = { $seat } mette { $card } sugli scarti. { $kind ->
    [two-eyed] Ha due occhi: la fiche può andare su una qualsiasi delle { $count } caselle libere.
    [one-eyed] Ha un occhio: toglie una fiche, qui una di { $count }.
   *[plain] { $spaces-count ->
        [one] Per questa carta è libera solo { $spaces }.
       *[other] È raffigurata su { $spaces }.
    }
}
    .step = { $seat } gioca { $card }
event-chip-placed = { side } mette una fiche su { $space }, che mostra { $shown }.{ $lines-count ->
    [0] {""}
   *[other] {" "}Ora sono { $lines }.
}{ $others-count ->
    [0] {""}
   *[other] {" "}Poteva andare anche su { $others-or }.
}
    .lines = { $count } su cinque { $dir ->
        [across] in orizzontale
        [down] in verticale
       *[other] in diagonale
    } ({ $line })
    .step = Fiche su { $space }
event-claim-due = La fila di { side } è più lunga di cinque. { $seat } sceglie le cinque che contano, con la fiche nuova su { $space }: { $lines-or }.
    .step = Quali cinque?
event-sequence-made = { side } ha una Sequenza { $dir ->
    [across] in orizzontale
    [down] in verticale
   *[other] in diagonale
}: { $line }.{ $corners-count ->
    [0] {""}
   *[other] {" "}{ $corners } vale come una fiche, perciò ne bastano { $chips }.
}{ $theirs-count ->
    [0] {""}
   *[other] {" "}Anche un'altra parte usa questo angolo.
}{ $shared-count ->
    [0] {""}
   *[other] {" "}Ha { $shared } in comune con l'altra.
}{ $run ->
    [5] {""}
   *[other] {" "}La fila ha { $run } caselle, ma una Sequenza ne ha cinque.
} { $goal ->
    [1] Ne serviva una sola.
   *[other] È a { $count } su { $goal }.
}
    .step = Sequenza { $line }
event-chip-removed = { $seat } toglie la fiche di { side } da { $space } con { $card }. La casella ({ $shown }) è di nuovo libera; non si mette un'altra fiche.
    .step = Fiche via da { $space }
event-sequence-broken = La Sequenza { $line } ha perso { $space } e non conta più. { side } ora ne ha { $count ->
    [0] zero
    [one] una
   *[other] { $count }
}; le altre fiche sono di nuovo libere.
    .step = Sequenza spezzata
event-card-exchanged = { $jack ->
    [yes] { $seat } non può fare nulla con { $card } e cambia questa carta.
   *[no] Entrambe le caselle di { $card } sono coperte ({ $spaces }): è una carta morta. { $seat } lo dice e la scarta.
}
    .step = { $seat } cambia { $card }
event-passed = { $seat } non può giocare nulla{ $size ->
    [0] , senza più carte,
   *[other] {""}
} e passa senza pescare.
    .step = { $seat } passa
event-talk-punished = { $seat } accusa { $accused } di aver parlato. Ogni membro della squadra { side } perde una carta: { $asked }.
    .step = Qualcuno ha parlato
event-card-forfeited = { $seat } perde { $card } e resta con { $size ->
    [one] una carta
   *[other] { $size } carte
}. Non si rimpiazza.
    .step = { $seat } perde { $card }
event-draw-owed = { $seat } può ancora pescare, finché { $next } non ha giocato e pescato.
    .step = { $seat } deve ancora pescare
event-card-drawn = { $seat } pesca { $known ->
    [yes] { $card }
   *[no] una carta
} e ha di nuovo { $size ->
    [one] una carta
   *[other] { $size } carte
}.{ $why ->
    [exchange] {" "}Il turno è ancora da giocare.
   *[other] {""}
}
    .step = { $seat } pesca
event-card-drawn-hidden = { $seat } pesca una carta e ha di nuovo { $size ->
    [one] una carta
   *[other] { $size } carte
}.{ $why ->
    [exchange] {" "}Il turno è ancora da giocare.
   *[other] {""}
}
    .step = { $seat } pesca
event-draw-lost = { $next } ha giocato e pescato. { $seat } non ha pescato in tempo e continua con { $size ->
    [one] una carta
   *[other] { $size } carte
}.
    .step = { $seat } perde la pescata
event-nothing-to-draw = Non ci sono più carte da pescare; { $seat } continua con meno.
    .step = Niente da pescare
event-pile-reshuffled = Il mazzo è vuoto quando { $seat } deve pescare: si mescolano tutte le { $count } carte scartate.
    .step = Si mescolano gli scarti
event-cut-tied = { $tied } hanno tagliato ugualmente basso ({ $cards }) e tagliano di nuovo.
    .step = Parità
event-first-decided = Dalla più bassa alla più alta: { $cards }. { $lowest } ha la più bassa, { $card }{ $how ->
    [low_cut_deals] , e dà le carte. { $first }, a sinistra, comincia.
   *[low_cut] , e comincia. { $dealer }, a destra, dà le carte.
}
    .step = Comincia { $first }
event-hands-dealt = { $dealer } dà le carte: { $players } giocatori ne ricevono { $size } a testa, ne restano { $left } da pescare. Comincia { $first }.
    .step = { $size } carte a testa
event-game-won = { side } ha { $goal ->
    [1] una Sequenza, e con tre parti ne basta una
   *[other] { $count } Sequenze
}: { $winners-count ->
    [one] vince { $winners }.
   *[other] vincono { $winners }.
}
    .step = Vince { side }
event-game-drawn = { $reason ->
    [full] Il tabellone è pieno e nessuno ha vinto
    [no-cards] Il mazzo è finito
   *[passed] Tutti hanno passato di seguito
}: la partita è patta.
    .step = Patta
event-spaces-counted = { $result ->
    [0] Entrambe le caselle di { $card } sono coperte ({ $taken }): la carta è morta.
    [1] Delle due caselle di { $card } una è libera: { $spaces }. La carta non è morta.
   *[other] Entrambe le caselle di { $card } sono libere: { $spaces }.
}
    .step = Caselle di { $card }
event-sequences-counted = { side } { $result ->
    [0] non ha nessuna Sequenza: in nessun posto ci sono cinque in linea retta
    [one] ha una Sequenza
   *[other] ha { $result } Sequenze
}. Per vincere { $goal ->
    [1] ne serve una.
   *[other] ne servono { $goal }.
}
    .step = Sequenze di { side }
event-chips-counted = { side } ha { $result ->
    [one] una fiche
   *[other] { $result } fiche
} sul tabellone.
    .step = Fiche di { side }
event-hand-counted = { $seat } ha { $result ->
    [one] una carta
   *[other] { $result } carte
}; ne erano state date { $dealt }.
    .step = Carte di { $seat }
event-pile-counted = Restano { $result } carte da pescare.
    .step = Carte rimaste
event-sides-counted = { $players } giocatori formano { $result } parti: { $sides }.
    .sides = { side } ({ $seats })
    .step = { $players } giocatori
event-pictures-counted = { $result ->
    [0] { $card } è nel mazzo { $copies } volte, ma non è sul tabellone.
   *[other] { $card } è sul tabellone { $result } volte e nel mazzo { $copies } volte.
}
    .step = Figure di { $card }

event-lines-judged = { $made ->
    [0] Non ce ne sono ancora cinque in fila: { $lines }.
    [one] Con { $space } le cinque sono complete: { $made_of }.
   *[other] Con { $space } si completano { $made } file di cinque: { $made_of }.
}
    .lines = { $count } su cinque in { $line }
event-goal-judged = { side } ha { $count ->
    [one] una Sequenza
   *[other] { $count } Sequenze
}; { $goal ->
    [1] con tre parti ne basta una.
   *[other] con due parti ne servono { $goal }.
}{ $wins ->
    [yes] {" "}La partita è vinta.
   *[no] {" "}La partita continua.
}

## Rifiuti

refusal-removed-already = { $seat } ha tolto una fiche da { $freed }, e il turno era tutto lì. Ora tocca a { $asked-or }.
refusal-penalty-first = Qualcuno ha parlato: prima { $asked } { $asked-count ->
    [one] deve
   *[other] devono
} perdere una carta.
refusal-claim-first = Prima { $seat } sceglie le cinque che contano: { $lines-or }.
refusal-corner = { $space } è un angolo. Vale già per ogni parte; lì non si mette una fiche.
refusal-not-in-hand = { $seat } non ha { $card }{ $cards-count ->
    [0] {""}
   *[other] , ma solo { $cards }
}.
refusal-other-card = { $space } mostra { $shown } e non { $card }. { $spaces-count ->
    [0] { $card } non ha caselle libere.
   *[other] { $card } può andare su { $spaces-or }.
}
refusal-covered = { $space } è già coperta{ $side ->
    [none] {""}
   *[other] {" "}da una fiche di { side }
}. { $wild ->
    [yes] { $card } richiede una casella libera.
   *[no] { $spaces-count ->
        [0] Lo sono entrambe le caselle di { $card }: la carta è morta.
       *[other] { $card } può ancora andare su { $spaces-or }.
    }
}
refusal-no-chip = Su { $space } non c'è una fiche da togliere. { $card } ha un occhio: toglie fiche e non ne mette.
refusal-own-chip = La fiche su { $space } è di { side }, la parte di { $seat }. { $card } toglie solo fiche avversarie.
refusal-locked = La fiche su { $space } fa parte della Sequenza { $lines } di { side }. È bloccata fino alla fine della partita.
refusal-exchange-too-late = { $seat } ha già giocato una carta. { $card } si poteva cambiare solo prima.
refusal-jack-not-dead = { $card } è un fante. { $useless ->
    [yes] Ora non può fare nulla, ma non è una carta morta: resta in mano.
   *[no] { $swap ->
        [yes] Si può ancora giocare, perciò non si cambia.
       *[no] I fanti non hanno caselle proprie, perciò non sono mai morti.
    }
}
refusal-not-dead = { $card } non è morta: { $spaces-count ->
    [one] { $spaces } è ancora libera.
   *[other] { $spaces } sono ancora libere.
}
refusal-exchanged-already = { $seat } ha già cambiato una carta morta in questo turno; { $most ->
    [one] il limite è una.
   *[other] il limite è { $most }.
}
refusal-can-still-act = { $seat } non può passare: { $verb ->
    [exchange] si può cambiare { $cards-or }.
   *[other] si può giocare { $cards-or }.
}
refusal-nothing-to-claim = Non c'è nulla da scegliere: { $seat } non ha una fila di più di cinque.
refusal-no-five = Da un capo all'altro di { $line } non ci sono cinque caselle in linea retta. A scelta: { $lines-or }.
refusal-gap = Non tutte le cinque di { $line } sono tue. A scelta: { $lines-or }.
refusal-shares-too-much = { $line } ha { $spaces } in comune con la tua Sequenza { $other }; la casella comune può essere una sola.
refusal-without-new-chip = Le cinque devono comprendere la fiche nuova su { $chip }: { $lines-or }.
refusal-draw-lapsed = Troppo tardi: chi seguiva ha giocato e pescato. { $seat } ha perso { $lost ->
    [one] questa pescata
   *[other] { $lost } pescate
} e continua con meno carte.
refusal-no-draw = { $before ->
    [yes] { $seat } gioca prima una carta e poi pesca.
   *[no] { $seat } ha già pescato: una carta per turno.
}
refusal-no-penalty = Si è deciso che parlare non costa nulla; { $accused } non perde carte.
refusal-own-team = { $accused } è dalla stessa parte di { $seat }; solo un avversario può accusare.
refusal-no-team = { $accused } gioca per sé e non ha nessuno da avvertire.
refusal-no-cards-left = La squadra di { $accused } non ha più carte da perdere.
refusal-nothing-to-forfeit = { $seat } non deve perdere carte adesso.

## Difetti di una posizione

fault-players = Si gioca in { $allowed-or }, non in { $players }.
fault-uneven-teams = Le parti non sono ugualmente numerose: { $sizes }.
fault-seating = { $sides ->
    [2] Le due squadre non siedono alternate.
   *[other] Non ogni terza persona è della stessa squadra.
}
fault-no-turn = Tocca a qualcuno che non siede al tavolo.
fault-big-hand = { $seat } ha { $size } carte; se ne danno { $most }.
fault-no-card-in-hand = { $seat } ha in mano qualcosa che non è una carta.
fault-empty-forfeit = Qualcuno deve perdere una carta e non ne ha.
fault-chip-on-corner = C'è qualcosa sull'angolo { $space }.
fault-no-chip-on-space = Ciò che sta su { $space } non è una fiche.
fault-strange-colour = La fiche su { $space } è di { side }, e nessuno gioca quel colore.
fault-broken-sequence = Alla Sequenza { $line } di { side } manca una fiche.
fault-overlapping = La Sequenza { $line } di { side } ha più di una casella in comune con un'altra.
fault-wrong-locks = Queste fiche sono bloccate senza essere di una Sequenza, o viceversa: { $spaces }.
fault-unnamed-sequence = { side } ha cinque in { $line } che non contano ancora come Sequenza.
fault-card-too-often = { $card } c'è { $times } volte; nel mazzo ce ne sono due.

## Errori

error-players = si gioca in { $allowed-or }, non in { $given }.
error-uneven = { $players } giocatori non formano { $sides } parti uguali.
error-no-card = "{ $given }" non è una carta; le carte si scrivono 9D, 10H, QS o JC.
error-no-piece = "{ $given }" non è né una carta (9D) né una fiche (B, G, R, o B! in una Sequenza).
error-no-space = "{ $given }" non è una casella; le caselle vanno da r1c1 a r10c10.
error-no-line = "{ $given }" non indica cinque caselle in linea retta, come fa r3c3-r3c7.
error-no-colour = "{ $given }" non è una parte; le parti sono { $colours-or }.
error-card-and-space = indica una carta e una casella, come in "play 9D r5c8".
error-one-card = indica una carta, come in "exchange 9D".
error-one-seat = indica un posto, come in "talk p3".
error-nothing-more = qui non serve altro, ma c'è "{ $given }".
error-no-count = "{ $given }" non si può contare.

## Nomi delle cose

piece-card = { $rank ->
    [J] { $eyes ->
        [one] fante con un occhio
       *[two] fante con due occhi
    }
    [Q] donna
    [K] re
    [A] asso
    [10] dieci
    [9] nove
    [8] otto
    [7] sette
    [6] sei
    [5] cinque
    [4] quattro
    [3] tre
   *[2] due
} di { $suit ->
    [S] picche
    [H] cuori
    [D] quadri
   *[C] fiori
}
piece-chip = { $colour ->
    [B] fiche blu
    [G] fiche verde
   *[R] fiche rossa
}
piece-locked = { $colour ->
    [B] fiche blu, bloccata
    [G] fiche verde, bloccata
   *[R] fiche rossa, bloccata
}
piece-board = il tabellone
piece-unknown = una carta coperta
zone-space = { $space }, { piece-card }
zone-corner = { $space }, angolo bonus per tutti
space = { zone-space }, { $owner ->
    [none] libera
    [B] fiche blu
    [G] fiche verde
    [R] fiche rossa
   *[other] coperta
}
zone-board = Tabellone
zone-draw = Mazzo
zone-stock = Resto del mazzo
zone-chipsb = Fiche blu
zone-chipsg = Fiche verdi
zone-chipsr = Fiche rosse
zone-boxb = Altre fiche blu
zone-boxg = Altre fiche verdi
zone-boxr = Altre fiche rosse
zone-hand = Mano di { $seat }
zone-discard = Scarti di { $seat }
zone-below = Scarti più vecchi di { $seat }
zone-cut = Carta tagliata da { $seat }
label-draw = { $count ->
    [0] Mazzo
   *[other] Mazzo: { $count }
}
label-side = { side }: { $count } su { $goal }
label-hand = { $seat }
label-owing = { $seat }: può ancora pescare
label-discard = Scarti
label-space = casella

## Domande

ask-may-play = { $seat } può giocare { $card } su { $space }?
ask-may-exchange = { $seat } può cambiare { $card }?
ask-may-draw = { $seat } può pescare adesso?
ask-may-claim = { $seat } può scegliere { $line }?
ask-which-space = { $seat } gioca { $card }. Dove può andare la fiche?
ask-which-chip = { $seat } gioca { $card }. Quale fiche si può togliere?
ask-how-many-lines = { side } mette una fiche su { $space }. Quante Sequenze completa?
ask-enough = { side } completa { $line }. La partita è vinta?
ask-dead = { $seat } ha { $card }. È una carta morta?
ask-spaces = Quante caselle libere ha { $card }?
ask-sequences = Quante Sequenze ha { side }?
ask-pictures = Quante volte è sul tabellone { $card }?
ask-first = Chi gioca per primo?
ask-dealt = Quante carte riceve ciascuno di { $players } giocatori?
option-yes = Sì
option-no = No
option-number = { $count }
option-lines = { $count ->
    [0] Nessuna
    [one] Una
   *[other] { $count }
}
option-seat = { $seat }

## Esempi

example-goal = Cinque in fila
    .intro = Blu ne ha quattro in fila e ha la carta che manca.
part-goal-down = In verticale
    .intro = Lo stesso dall'alto in basso.
part-goal-falling = In diagonale
    .intro = Contano anche le diagonali.
part-goal-rising = Nell'altra diagonale
    .intro = In entrambi i versi.
part-goal-bent = Con una curva
    .intro = Cinque fiche blu si toccano. È una Sequenza?
example-players = Chi può giocare
    .intro = In quanti ci si può sedere, e chi gioca insieme?
part-players-three = Tre giocatori
    .intro = Tre persone, tre colori.
part-players-six = Sei in due squadre
    .intro = Sei persone possono formare due squadre da tre.
part-players-six-three = Sei in tre squadre
    .intro = Le stesse sei persone in tre coppie.
example-cut = Comincia la carta più bassa
    .intro = Tre giocatori tagliano il mazzo.
example-deal = Carte per tutti
    .intro = Si siedono in due. Giocatore 2 dà le carte.
part-deal-twelve = Dodici giocatori
    .intro = E con una dozzina di persone?
example-turn = Carta, fiche, pescata
    .intro = Il tabellone è vuoto. Giocatore 1 vuole giocare 9♦.
example-tip-draw = La pescata dimenticata
    .intro = Come prima, ma nessuno pesca per i giocatori: devono pensarci loro.
part-tip-draw-in-time = Appena in tempo
    .intro = Di nuovo lo stesso; questa volta Giocatore 1 se ne ricorda.
example-covered = Due figure, una coperta
    .intro = Verde è già su una delle due caselle di 9♦.
example-corner = Quattro fiche e un angolo
    .intro = Blu ha tre fiche accanto all'angolo.
example-corner-shared = Un angolo per due
    .intro = Blu ha usato l'angolo r1c1. Può usarlo anche Verde?
example-two-eyed = Il fante tuttofare
    .intro = A Blu manca 6♦, ma ha un fante con due occhi.
example-one-eyed = Il ladro
    .intro = Verde ha quattro cuori in fila, aperti ai due lati.
example-locked = Fiche bloccate
    .intro = Verde ha una Sequenza, e altrove una fiche isolata.
example-tip-jacks = Tenere i fanti per il momento giusto
    .intro = Giocatore 1 ha fanti di entrambi i tipi. Quale ferma Verde?
part-tip-jacks-other = Con l'altro fante
    .intro = La stessa posizione. E se Giocatore 1 chiude un'estremità con il fante con due occhi?
part-tip-jacks-wait = Aspettare
    .intro = Nessuno è obbligato a usare subito un fante.
example-dead-card = Una carta morta
    .intro = Entrambe le caselle di 9♦ sono coperte, e Giocatore 1 ne ha uno.
example-second = La seconda Sequenza
    .intro = Blu ha una Sequenza e ne costruisce un'altra che la incrocia.
example-table-talk = Qualcuno ha parlato
    .intro = I giocatori 1 e 3 sono una squadra. Giocatore 3 ha appena avvertito Giocatore 1.
example-advanced = Niente è al sicuro
    .intro = Il gioco avanzato: la stessa Sequenza di prima, e Giocatore 1 ha un fante con un occhio.
example-three-sides = Ne basta una
    .intro = Tre giocatori. Rosso ne ha quattro in fila.
example-nine = Nove in fila
    .intro = Quattro e quattro fiche con un buco in mezzo.
part-nine-six = Sei in fila
    .intro = Una fila più corta, con un buco.
example-edge-eight = Otto fiche, due angoli
    .intro = Blu occupa tutto il bordo, con un buco.
part-edge-eight-corner = Un angolo, due volte
    .intro = Le due Sequenze di Blu si incontrano nell'angolo.
## Mosse, come le dice un pulsante

move-play = { $a-typed ->
    [JH] Togli la fiche da { $b } con { $a }
    [JS] Togli la fiche da { $b } con { $a }
   *[other] Gioca { $a } su { $b }
}
move-exchange = Cambia { $a }
move-draw = Pesca una carta
move-claim = Scegli { $a } come le cinque
move-pass = Passa
move-talk = Accusa { $a } di aver parlato
move-forfeit = Scarta { $a }

## Campi di una posizione

field-variant = Variante
    .base = Gioco base
field-exchanged = Carte morte cambiate in questo turno
field-passes = Passi consecutivi
field-shuffles = Quante volte si sono mescolati gli scarti
field-ended = Com'è finita
    .no = non è ancora finita
    .won = qualcuno ha vinto
    .passed = patta: hanno passato tutti
    .full = patta: tabellone pieno
    .no-cards = patta: niente più da pescare
field-sides = Parti, in sei o in dodici
field-first_player = Chi taglia la carta più bassa
    .low_cut = gioca per primo
    .low_cut_deals = dà le carte
field-auto_draw = La carta del turno si pesca da sola
field-advanced = Gioco avanzato
field-share_same_line = Due Sequenze nella stessa linea possono condividere una casella
field-long_run_lock = In una fila più lunga di cinque si bloccano
    .five = le cinque scelte
    .whole_run = tutte le fiche della fila
field-exchange_useless_jack = Un fante che al momento non serve si può cambiare
field-dead_cards_per_turn = Carte morte che si possono cambiare per turno
    .none = nessun limite
field-deck_exhaustion = Quando il mazzo è vuoto
    .reshuffle = si mescolano gli scarti
    .no_more_draws = nessuno pesca più
    .draw_game = la partita è patta
field-broken_counts = Una Sequenza spezzata conta ancora
field-table_talk_penalty = Parlare costa carte
field-team = Parte di { $seat }
    .B = Blu
    .G = Verde
    .R = Rosso
field-lapsed = Pescate perse da { $seat }
