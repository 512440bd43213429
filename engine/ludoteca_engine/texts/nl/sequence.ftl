### Sequence: regels, gebeurtenissen, weigeringen, fouten, voorbeelden en de namen van de dingen op tafel.

game = Sequence
    .about = Speel een kaart, bedek haar plaatje op het bord en leg als eerste vijf op een rij.
side = { $side ->
    [B] Blauw
    [G] Groen
    [R] Rood
   *[none] niemand
}

## Regels: spelers en voorbereiding

SEQ-01 = Er spelen twee tot twaalf mensen, als hun aantal deelbaar is door twee of door drie.
    .title = Spelers
SEQ-02 = Met twee of drie speelt ieder voor zich. Vanaf vier vormen de spelers teams.
    .title = Alleen of in teams
SEQ-03 = Er zijn twee of drie teams, nooit meer, en ze zijn allemaal even groot.
    .title = Gelijke teams
SEQ-04 = Elke partij heeft fiches van één kleur. Met twee partijen blijft de derde kleur in de doos.
    .title = Fiches
SEQ-05 = Twee teams zitten om en om: aan weerszijden zit een tegenstander.
    .title = Plaatsen van twee teams
SEQ-06 = Met drie teams hoort elke derde persoon aan tafel bij hetzelfde team.
    .title = Plaatsen van drie teams
SEQ-07 = Iedereen coupeert. De laagste kaart begint; azen zijn hoog.
    .title = Wie begint
SEQ-08 = Er wordt geschud en iedereen krijgt evenveel kaarten: hoe meer spelers, hoe minder kaarten.
    .title = Delen
SEQ-09 = Wat over is, ligt gedekt als trekstapel.
    .title = Trekstapel
SEQ-10 = Je bekijkt je eigen kaarten en laat ze aan niemand zien, ook niet aan je team.
    .title = Geheime handen
SEQ-11 = Iedereen heeft naast het bord een eigen aflegstapel.
    .title = Aflegstapels
SEQ-12 = Wie links van de deler zit, begint; daarna gaat het met de klok mee.
    .title = Volgorde

## Regels: een beurt

SEQ-13 = Leg eerst één kaart uit je hand open op je eigen aflegstapel.
    .title = Eén kaart
SEQ-14 = Leg dan één fiche van je kleur op een vak dat deze kaart toont.
    .title = Eén fiche
SEQ-15 = Trek tot slot één kaart.
    .title = Eén kaart trekken
SEQ-16 = Heeft de volgende al gespeeld en getrokken voordat jij trekt, dan mag je niet meer trekken.
    .title = Vergeten te trekken
SEQ-17 = Een gemiste kaart haal je nooit meer in: je speelt tot het einde met één minder.
    .title = Weg is weg
SEQ-18 = Elke kaart behalve de boeren staat twee keer op het bord, en beide vakken zijn goed.
    .title = Twee vakken per kaart
SEQ-19 = Een vak met een fiche erop, van wie ook, is bezet.
    .title = Bedekte vakken
SEQ-20 = De vier hoeken tellen voor elke partij als een fiche van de eigen kleur.
    .title = Bonushoeken
SEQ-21 = Met een hoek zijn vier fiches genoeg voor een Sequence.
    .title = Vier en een hoek
SEQ-22 = Een hoek is van niemand: meer partijen mogen dezelfde gebruiken.
    .title = Gedeelde hoeken

## Regels: boeren en dode kaarten

SEQ-23 = Er zitten acht boeren in het spel, met één oog of met twee. Op het bord staat er geen.
    .title = Boeren
SEQ-24 = Een boer met twee ogen legt jouw fiche op een willekeurig vrij vak.
    .title = Boer met twee ogen
SEQ-25 = Een boer met één oog haalt een fiche van een tegenstander van het bord.
    .title = Boer met één oog
SEQ-26 = Fiches van een voltooide Sequence liggen vast: geen boer haalt ze weg.
    .title = Vaste fiches
SEQ-27 = Wat eenmaal een Sequence is, blijft er een.
    .title = Een Sequence blijft
SEQ-28 = Een boer is de kaart van je beurt, zoals elke andere; jij kiest wanneer.
    .title = In elke eigen beurt
SEQ-29 = Een kaart is dood als haar beide vakken bedekt zijn.
    .title = Dode kaarten
SEQ-30 = In je beurt mag je, voordat je speelt, een dode kaart ruilen: zeg het, leg haar af en trek een andere.
    .title = Een dode kaart ruilen
SEQ-31 = Ruilen kost niets: je beurt moet nog komen.
    .title = Daarna speel je gewoon

## Regels: winnen

SEQ-32 = Een Sequence is vijf vakken van één partij naast elkaar in een rechte lijn: horizontaal, verticaal of diagonaal.
    .title = Sequence
SEQ-33 = Met twee partijen win je met twee Sequences.
    .title = Twee partijen: twee Sequences
SEQ-34 = Je tweede Sequence mag één vak van de eerste gebruiken, maar geen twee.
    .title = Eén gedeelde fiche
SEQ-35 = Met drie partijen win je met één Sequence.
    .title = Drie partijen: één Sequence
SEQ-36 = Teamgenoten praten niet over het spel en geven geen raad.
    .title = Niet praten
SEQ-37 = Waarschuwt iemand een teamgenoot, dan legt iedereen van dat team een kaart naar keuze af.
    .title = De prijs van praten
SEQ-38 = Spel voor gevorderden: een boer met één oog haalt elke fiche van een tegenstander weg, ook uit een Sequence.
    .title = Voor gevorderden

## Beslissingen waar de spelregels zwijgen

SEQ-C01 = Wie de laagste kaart coupeert, speelt het eerst; wie rechts daarvan zit, deelt. Sommigen laten de laagste juist delen.
    .title = Wie begint en wie deelt
SEQ-C02 = Wie gelijk eindigt met de laagste kaart, coupeert opnieuw.
    .title = Gelijk bij het couperen
SEQ-C03 = De acht boeren zitten in de stapel; op het bord staat er geen.
    .title = Waar de boeren zijn
SEQ-C04 = Hartenboer en schoppenboer hebben één oog, ruitenboer en klaverboer twee.
    .title = Welke boer is welke
SEQ-C05 = Op een hoek wordt nooit een fiche gelegd en er wordt er geen weggehaald.
    .title = Hoeken blijven leeg
SEQ-C06 = Vijf tot acht op een rij zijn één Sequence, negen of tien zijn er twee. Je kunt afspreken dat twee op dezelfde lijn niets delen.
    .title = Lange rijen
SEQ-C07 = Een hoek mag het ene vak zijn dat je twee Sequences delen.
    .title = Een hoek delen
SEQ-C08 = Eén fiche kan twee Sequences voltooien, en beide tellen.
    .title = Twee in één keer
SEQ-C09 = In een rij van zes tot acht kies je zelf je vijf, met de nieuwe fiche, tenzij je toch al wint. Je kunt afspreken dat de hele rij vastligt.
    .title = De vijf kiezen
SEQ-C10 = Een Sequence hoef je niet te melden: ze ligt er.
    .title = Geen melding
SEQ-C11 = Een boer met twee ogen mag een Sequence voltooien, en mag ook waar een andere kaart van je past.
    .title = De boer mag afmaken
SEQ-C12 = Eigen fiches en die van je team haal je niet weg. Met drie partijen mag het bij beide tegenstanders.
    .title = Alleen tegenstanders
SEQ-C13 = Na het weghalen leg je geen fiche: je trekt en de beurt is voorbij.
    .title = Weghalen, niet leggen
SEQ-C14 = Een boer is nooit dood, ook als hij nu niets kan. Je kunt afspreken dat hij geruild mag worden.
    .title = Boeren zijn niet dood
SEQ-C15 = Een dode kaart leeft weer zodra een van haar vakken vrijkomt. Niemand hoeft haar te ruilen.
    .title = Weer levend
SEQ-C16 = Wie niet kan spelen en niet kan ruilen, past en trekt niet. Passen allen na elkaar, dan is het gelijkspel.
    .title = Passen
SEQ-C17 = Per beurt ruil je één dode kaart. Je kunt afspreken dat er geen grens is.
    .title = Eén keer ruilen
SEQ-C18 = Moet er getrokken worden en is de trekstapel leeg, dan worden alle afgelegde kaarten geschud. Je kunt afspreken zonder verder te gaan, of te stoppen.
    .title = Lege trekstapel
SEQ-C19 = In het spel voor gevorderden telt een Sequence die een fiche verliest niet meer, tenzij anders afgesproken.
    .title = Verbroken Sequences
SEQ-C20 = De prijs van praten geldt in elk teamspel, tenzij anders afgesproken, en de kaarten worden niet aangevuld.
    .title = Praten kost kaarten
SEQ-C21 = Vergeet de volgende ook te trekken, dan vervalt jouw recht samen met het zijne.
    .title = Twee die vergeten
SEQ-C22 = De kaart voor een dode kaart is niet de kaart van de beurt: er wordt twee keer getrokken.
    .title = Twee keer trekken
SEQ-C23 = Zes of twaalf spelers kiezen tussen twee en drie teams; het aantal kaarten is hetzelfde.
    .title = Twee of drie teams
SEQ-C24 = Fiches raken niet op; is de doos leeg, dan mag iets anders ook.
    .title = Genoeg fiches
SEQ-C25 = Een vol bord zonder winnaar is gelijkspel.
    .title = Vol bord

## Gebeurtenissen

event-card-played = { $seat } legt { $card } op de aflegstapel. { $kind ->
    [two-eyed] Twee ogen: de fiche mag op elk van de { $count } vrije vakken.
    [one-eyed] Eén oog: er gaat een fiche weg, hier een van de { $count }.
   *[plain] { $spaces-count ->
        [one] Alleen { $spaces } is er nog vrij voor.
       *[other] Die kaart staat op { $spaces }.
    }
}
    .step = { $seat } speelt { $card }
event-chip-placed = { side } legt een fiche op { $space }, waar { $shown } staat.{ $lines-count ->
    [0] {""}
   *[other] {" "}Dat zijn er nu { $lines }.
}{ $others-count ->
    [0] {""}
   *[other] {" "}Het had ook { $others-or } mogen zijn.
}
    .lines = { $count } van de vijf { $dir ->
        [across] horizontaal
        [down] verticaal
       *[other] diagonaal
    } ({ $line })
    .step = Fiche op { $space }
event-claim-due = De rij van { side } is langer dan vijf. { $seat } kiest de vijf die tellen, met de nieuwe fiche op { $space }: { $lines-or }.
    .step = Welke vijf?
event-sequence-made = { side } heeft { $dir ->
    [across] horizontaal
    [down] verticaal
   *[other] diagonaal
} een Sequence: { $line }.{ $corners-count ->
    [0] {""}
   *[other] {" "}{ $corners } telt als fiche, dus { $chips } fiches zijn genoeg.
}{ $theirs-count ->
    [0] {""}
   *[other] {" "}Ook een andere partij gebruikt deze hoek.
}{ $shared-count ->
    [0] {""}
   *[other] {" "}Ze deelt { $shared } met de andere.
}{ $run ->
    [5] {""}
   *[other] {" "}De rij telt { $run } vakken, maar een Sequence heeft er vijf.
} { $goal ->
    [1] Er was er maar één nodig.
   *[other] Dat is { $count } van de { $goal }.
}
    .step = Sequence { $line }
event-chip-removed = { $seat } haalt met { $card } de fiche van { side } van { $space }. Het vak ({ $shown }) is weer vrij; er komt geen andere fiche.
    .step = Fiche van { $space } af
event-sequence-broken = De Sequence { $line } is { $space } kwijt en telt niet meer. { side } heeft er nu { $count ->
    [0] geen
    [one] één
   *[other] { $count }
}; de andere fiches liggen weer los.
    .step = Sequence verbroken
event-card-exchanged = { $jack ->
    [yes] { $seat } kan niets met { $card } en ruilt die kaart.
   *[no] Beide vakken van { $card } zijn bedekt ({ $spaces }): de kaart is dood. { $seat } zegt dat en legt haar af.
}
    .step = { $seat } ruilt { $card }
event-passed = { $seat } kan niets spelen{ $size ->
    [0] , zonder kaarten in de hand,
   *[other] {""}
} en past zonder te trekken.
    .step = { $seat } past
event-talk-punished = { $seat } betrapt { $accused } op praten. Iedereen van team { side } levert een kaart in: { $asked }.
    .step = Er is gepraat
event-card-forfeited = { $seat } levert { $card } in en houdt { $size ->
    [one] één kaart
   *[other] { $size } kaarten
} over. Die kaart wordt niet aangevuld.
    .step = { $seat } levert { $card } in
event-draw-owed = { $seat } mag nog trekken, tot { $next } gespeeld en getrokken heeft.
    .step = { $seat } moet nog trekken
event-card-drawn = { $seat } trekt { $known ->
    [yes] { $card }
   *[no] een kaart
} en heeft weer { $size ->
    [one] één kaart
   *[other] { $size } kaarten
}.{ $why ->
    [exchange] {" "}De beurt zelf moet nog komen.
   *[other] {""}
}
    .step = { $seat } trekt
event-card-drawn-hidden = { $seat } trekt een kaart en heeft weer { $size ->
    [one] één kaart
   *[other] { $size } kaarten
}.{ $why ->
    [exchange] {" "}De beurt zelf moet nog komen.
   *[other] {""}
}
    .step = { $seat } trekt
event-draw-lost = { $next } heeft gespeeld en getrokken. { $seat } is vergeten te trekken en speelt verder met { $size ->
    [one] één kaart
   *[other] { $size } kaarten
}.
    .step = { $seat } mist een kaart
event-nothing-to-draw = Er is geen kaart meer om te trekken; { $seat } gaat met minder verder.
    .step = Niets te trekken
event-pile-reshuffled = De trekstapel is leeg als { $seat } moet trekken: alle { $count } afgelegde kaarten worden geschud.
    .step = De aflegstapels worden geschud
event-cut-tied = { $tied } hebben even laag gecoupeerd ({ $cards }) en doen het opnieuw.
    .step = Gelijk
event-first-decided = Van laag naar hoog: { $cards }. { $lowest } heeft de laagste, { $card }{ $how ->
    [low_cut_deals] , en deelt. { $first }, links, begint.
   *[low_cut] {" "}en begint. { $dealer }, rechts, deelt.
}
    .step = { $first } begint
event-hands-dealt = { $dealer } deelt: { $players } spelers krijgen elk { $size } kaarten, { $left } blijven over om te trekken. { $first } begint.
    .step = Ieder { $size } kaarten
event-game-won = { side } heeft { $goal ->
    [1] een Sequence, en met drie partijen is één genoeg
   *[other] { $count } Sequences
}: { $winners-count ->
    [one] { $winners } wint.
   *[other] { $winners } winnen.
}
    .step = { side } wint
event-game-drawn = { $reason ->
    [full] Het bord is vol en niemand heeft gewonnen
    [no-cards] De trekstapel is op
   *[passed] Iedereen heeft na elkaar gepast
}: het is gelijkspel.
    .step = Gelijkspel
event-spaces-counted = { $result ->
    [0] Beide vakken van { $card } zijn bedekt ({ $taken }): de kaart is dood.
    [1] Van de twee vakken van { $card } is er één vrij: { $spaces }. De kaart is niet dood.
   *[other] Beide vakken van { $card } zijn vrij: { $spaces }.
}
    .step = Vakken van { $card }
event-sequences-counted = { side } heeft { $result ->
    [0] geen Sequence: nergens vijf in één rechte lijn
    [one] één Sequence
   *[other] { $result } Sequences
}. Om te winnen { $goal ->
    [1] is er één nodig.
   *[other] zijn er { $goal } nodig.
}
    .step = Sequences van { side }
event-chips-counted = { side } heeft { $result ->
    [one] één fiche
   *[other] { $result } fiches
} op het bord.
    .step = Fiches van { side }
event-hand-counted = { $seat } heeft { $result ->
    [one] één kaart
   *[other] { $result } kaarten
}; er waren er { $dealt } gedeeld.
    .step = Kaarten van { $seat }
event-pile-counted = Er blijven { $result } kaarten over om te trekken.
    .step = Wat over is
event-sides-counted = { $players } spelers vormen { $result } partijen: { $sides }.
    .sides = { side } ({ $seats })
    .step = { $players } spelers
event-pictures-counted = { $result ->
    [0] { $card } zit { $copies } keer in de stapel, maar staat niet op het bord.
   *[other] { $card } staat { $result } keer op het bord en zit { $copies } keer in de stapel.
}
    .step = Plaatjes van { $card }

event-lines-judged = { $made ->
    [0] Nog nergens liggen er vijf: { $lines }.
    [one] Met { $space } zijn de vijf compleet: { $made_of }.
   *[other] Met { $space } zijn { $made } rijen van vijf compleet: { $made_of }.
}
    .lines = { $count } van de vijf in { $line }
event-goal-judged = { side } heeft { $count ->
    [one] één Sequence
   *[other] { $count } Sequences
}; { $goal ->
    [1] met drie partijen is één genoeg.
   *[other] met twee partijen zijn er { $goal } nodig.
}{ $wins ->
    [yes] {" "}Het spel is gewonnen.
   *[no] {" "}Het spel gaat door.
}

## Weigeringen

refusal-removed-already = { $seat } heeft een fiche van { $freed } gehaald; dat was de hele beurt. Nu beslist { $asked-or }.
refusal-penalty-first = Er is gepraat: eerst { $asked-count ->
    [one] levert
   *[other] leveren
} { $asked } een kaart in.
refusal-claim-first = Eerst kiest { $seat } de vijf die tellen: { $lines-or }.
refusal-corner = { $space } is een hoek. Die telt al voor elke partij; er wordt geen fiche op gelegd.
refusal-not-in-hand = { $seat } heeft { $card } niet{ $cards-count ->
    [0] {""}
   *[other] , alleen { $cards }
}.
refusal-other-card = Op { $space } staat { $shown }, niet { $card }. { $spaces-count ->
    [0] Voor { $card } is geen vak vrij.
   *[other] { $card } kan op { $spaces-or }.
}
refusal-covered = { $space } is al bedekt{ $side ->
    [none] {""}
   *[other] {" "}door een fiche van { side }
}. { $wild ->
    [yes] Voor { $card } is een vrij vak nodig.
   *[no] { $spaces-count ->
        [0] Dat geldt voor beide vakken van { $card }: de kaart is dood.
       *[other] { $card } kan nog op { $spaces-or }.
    }
}
refusal-no-chip = Op { $space } ligt geen fiche om weg te halen. { $card } heeft één oog: die haalt fiches weg en legt er geen.
refusal-own-chip = De fiche op { $space } is van { side }, de partij van { $seat }. { $card } haalt alleen fiches van tegenstanders weg.
refusal-locked = De fiche op { $space } hoort bij de Sequence { $lines } van { side }. Ze ligt vast tot het einde van het spel.
refusal-exchange-too-late = { $seat } heeft al een kaart gespeeld. { $card } ruilen kan alleen daarvoor.
refusal-jack-not-dead = { $card } is een boer. { $useless ->
    [yes] Die kan nu niets, maar is geen dode kaart: hij blijft in de hand.
   *[no] { $swap ->
        [yes] Die kan nog gespeeld worden en wordt dus niet geruild.
       *[no] Boeren hebben geen eigen vakken en zijn dus nooit dood.
    }
}
refusal-not-dead = { $card } is niet dood: { $spaces-count ->
    [one] { $spaces } is nog vrij.
   *[other] { $spaces } zijn nog vrij.
}
refusal-exchanged-already = { $seat } heeft deze beurt al een dode kaart geruild; { $most ->
    [one] één is de grens.
   *[other] { $most } is de grens.
}
refusal-can-still-act = { $seat } mag niet passen: { $verb ->
    [exchange] { $cards-or } kan geruild worden.
   *[other] { $cards-or } kan gespeeld worden.
}
refusal-nothing-to-claim = Er valt niets te kiezen: { $seat } heeft geen rij van meer dan vijf.
refusal-no-five = Van het ene eind van { $line } tot het andere zijn het geen vijf vakken in een rechte lijn. Te kiezen: { $lines-or }.
refusal-gap = Niet alle vijf van { $line } zijn van jou. Te kiezen: { $lines-or }.
refusal-shares-too-much = { $line } deelt { $spaces } met je Sequence { $other }; er mag maar één vak gedeeld worden.
refusal-without-new-chip = De nieuwe fiche op { $chip } moet bij de vijf horen: { $lines-or }.
refusal-draw-lapsed = Te laat: de volgende heeft gespeeld en getrokken. { $seat } is { $lost ->
    [one] deze kaart
   *[other] { $lost } kaarten
} kwijt en speelt met minder verder.
refusal-no-draw = { $before ->
    [yes] { $seat } speelt eerst een kaart en trekt dan.
   *[no] { $seat } heeft al getrokken: één kaart per beurt.
}
refusal-no-penalty = Er is afgesproken dat praten niets kost; { $accused } levert geen kaart in.
refusal-own-team = { $accused } hoort bij dezelfde partij als { $seat }; alleen een tegenstander kan iemand betrappen.
refusal-no-team = { $accused } speelt alleen en heeft niemand om te waarschuwen.
refusal-no-cards-left = Het team van { $accused } heeft geen kaart meer om in te leveren.
refusal-nothing-to-forfeit = { $seat } hoeft nu geen kaart in te leveren.

## Fouten in een opstelling

fault-players = Het spel is voor { $allowed-or } spelers, niet voor { $players }.
fault-uneven-teams = De partijen zijn niet even groot: { $sizes }.
fault-seating = { $sides ->
    [2] De twee teams zitten niet om en om.
   *[other] Niet elke derde speler hoort bij hetzelfde team.
}
fault-no-turn = De beurt is aan iemand die niet aan tafel zit.
fault-big-hand = { $seat } heeft { $size } kaarten; er worden er { $most } gedeeld.
fault-no-card-in-hand = { $seat } heeft iets in de hand dat geen kaart is.
fault-empty-forfeit = Iemand moet een kaart inleveren en heeft er geen.
fault-chip-on-corner = Er ligt iets op de hoek { $space }.
fault-no-chip-on-space = Wat op { $space } ligt, is geen fiche.
fault-strange-colour = De fiche op { $space } is van { side }, en niemand speelt die kleur.
fault-broken-sequence = In de Sequence { $line } van { side } ontbreekt een fiche.
fault-overlapping = De Sequence { $line } van { side } deelt meer dan één vak met een andere.
fault-wrong-locks = Deze fiches liggen vast zonder bij een Sequence te horen, of andersom: { $spaces }.
fault-unnamed-sequence = { side } heeft vijf in { $line } die nog niet als Sequence tellen.
fault-card-too-often = { $card } is er { $times } keer; in de stapel zitten er twee.

## Leesfouten

error-players = het spel is voor { $allowed-or } spelers, niet voor { $given }.
error-uneven = { $players } spelers vormen geen { $sides } gelijke partijen.
error-no-card = "{ $given }" is geen kaart; kaarten schrijf je als 9D, 10H, QS of JC.
error-no-piece = "{ $given }" is geen kaart (9D) en geen fiche (B, G, R, of B! in een Sequence).
error-no-space = "{ $given }" is geen vak; vakken gaan van r1c1 tot r10c10.
error-no-line = "{ $given }" noemt geen vijf vakken in een rechte lijn, zoals r3c3-r3c7.
error-no-colour = "{ $given }" is geen partij; partijen zijn { $colours-or }.
error-card-and-space = noem een kaart en een vak, zoals in "play 9D r5c8".
error-one-card = noem één kaart, zoals in "exchange 9D".
error-one-seat = noem één plaats, zoals in "talk p3".
error-nothing-more = hier wordt niets meer verwacht, maar er staat "{ $given }".
error-no-count = "{ $given }" kan niet geteld worden.

## Namen van dingen

piece-card = { $suit ->
    [S] schoppen
    [H] harten
    [D] ruiten
   *[C] klaver
}{ $rank ->
    [J] boer{ $eyes ->
        [one] {" "}met één oog
       *[two] {" "}met twee ogen
    }
    [Q] vrouw
    [K] heer
    [A] aas
    [10] {" "}tien
    [9] {" "}negen
    [8] {" "}acht
    [7] {" "}zeven
    [6] {" "}zes
    [5] {" "}vijf
    [4] {" "}vier
    [3] {" "}drie
   *[2] {" "}twee
}
piece-chip = { $colour ->
    [B] blauwe fiche
    [G] groene fiche
   *[R] rode fiche
}
piece-locked = { $colour ->
    [B] blauwe fiche, ligt vast
    [G] groene fiche, ligt vast
   *[R] rode fiche, ligt vast
}
piece-board = het bord
piece-unknown = een gedekte kaart
zone-space = { $space }, { piece-card }
zone-corner = { $space }, bonushoek voor iedereen
space = { zone-space }, { $owner ->
    [none] vrij
    [B] blauwe fiche
    [G] groene fiche
    [R] rode fiche
   *[other] bedekt
}
zone-board = Bord
zone-draw = Trekstapel
zone-stock = Rest van de trekstapel
zone-chipsb = Blauwe fiches
zone-chipsg = Groene fiches
zone-chipsr = Rode fiches
zone-boxb = Meer blauwe fiches
zone-boxg = Meer groene fiches
zone-boxr = Meer rode fiches
zone-hand = Hand van { $seat }
zone-discard = Aflegstapel van { $seat }
zone-below = Eerder afgelegd door { $seat }
zone-cut = Kaart die { $seat } coupeerde
label-draw = { $count ->
    [0] Trekstapel
   *[other] Trekstapel: { $count }
}
label-side = { side }: { $count } van { $goal }
label-hand = { $seat }
label-owing = { $seat }: mag nog trekken
label-discard = Afgelegd
label-space = vak

## Vragen

ask-may-play = Mag { $seat } met { $card } op { $space } spelen?
ask-may-exchange = Mag { $seat } { $card } ruilen?
ask-may-draw = Mag { $seat } nu trekken?
ask-may-claim = Mag { $seat } { $line } kiezen?
ask-which-space = { $seat } speelt { $card }. Waar mag de fiche liggen?
ask-which-chip = { $seat } speelt { $card }. Welke fiche mag weg?
ask-how-many-lines = { side } legt een fiche op { $space }. Hoeveel Sequences zijn daarmee compleet?
ask-enough = { side } voltooit { $line }. Is het spel gewonnen?
ask-dead = { $seat } heeft { $card }. Is dat een dode kaart?
ask-spaces = Hoeveel vrije vakken heeft { $card }?
ask-sequences = Hoeveel Sequences heeft { side }?
ask-pictures = Hoe vaak staat { $card } op het bord?
ask-first = Wie begint?
ask-dealt = Hoeveel kaarten krijgt elk van { $players } spelers?
option-yes = Ja
option-no = Nee
option-number = { $count }
option-lines = { $count ->
    [0] Geen
    [one] Eén
   *[other] { $count }
}
option-seat = { $seat }

## Voorbeelden

example-goal = Vijf op een rij
    .intro = Blauw heeft er vier op een rij en de kaart die ontbreekt.
part-goal-down = Verticaal
    .intro = Hetzelfde van boven naar beneden.
part-goal-falling = Diagonaal
    .intro = Diagonalen tellen ook.
part-goal-rising = De andere diagonaal
    .intro = In beide richtingen.
part-goal-bent = Met een knik
    .intro = Vijf blauwe fiches raken elkaar. Is dat een Sequence?
example-players = Wie mee kan doen
    .intro = Hoeveel mensen kunnen aanschuiven, en wie speelt samen?
part-players-three = Drie spelers
    .intro = Drie mensen, drie kleuren.
part-players-six = Zes in twee teams
    .intro = Zes mensen kunnen twee teams van drie vormen.
part-players-six-three = Zes in drie teams
    .intro = Dezelfde zes mensen als drie paren.
example-cut = De laagste kaart begint
    .intro = Drie spelers couperen.
example-deal = Kaarten voor iedereen
    .intro = Er schuiven twee mensen aan. Speler 2 deelt.
part-deal-twelve = Twaalf spelers
    .intro = En met een dozijn mensen?
example-turn = Kaart, fiche, trekken
    .intro = Het bord is leeg. Speler 1 wil 9♦ spelen.
example-tip-draw = Vergeten te trekken
    .intro = Zoals zonet, maar niemand trekt voor de spelers: ze moeten er zelf aan denken.
part-tip-draw-in-time = Net op tijd
    .intro = Nog eens hetzelfde; nu denkt Speler 1 eraan.
example-covered = Twee plaatjes, één bedekt
    .intro = Groen ligt al op een van de twee vakken van 9♦.
example-corner = Vier fiches en een hoek
    .intro = Blauw heeft drie fiches naast de hoek.
example-corner-shared = Eén hoek, twee gebruikers
    .intro = Blauw heeft de hoek r1c1 gebruikt. Mag Groen dat ook?
example-two-eyed = De boer die alles kan
    .intro = Blauw mist 6♦ maar heeft een boer met twee ogen.
example-one-eyed = De dief
    .intro = Groen heeft vier harten op een rij, aan beide kanten open.
example-locked = Vaste fiches
    .intro = Groen heeft een Sequence, en elders een losse fiche.
example-tip-jacks = Bewaar de boeren tot ze lonen
    .intro = Speler 1 heeft beide soorten boeren. Welke houdt Groen tegen?
part-tip-jacks-other = Met de andere boer
    .intro = Dezelfde stand. En als Speler 1 één kant afsluit met de boer met twee ogen?
part-tip-jacks-wait = Wachten
    .intro = Niemand hoeft een boer meteen te gebruiken.
example-dead-card = Een dode kaart
    .intro = Beide vakken van 9♦ zijn bedekt, en Speler 1 heeft er een.
example-second = De tweede Sequence
    .intro = Blauw heeft één Sequence en bouwt er een tweede dwars doorheen.
example-table-talk = Er is gepraat
    .intro = Speler 1 en Speler 3 zijn een team. Speler 3 heeft Speler 1 net gewaarschuwd.
example-advanced = Niets is veilig
    .intro = Het spel voor gevorderden: dezelfde Sequence als zonet, en Speler 1 heeft een boer met één oog.
example-three-sides = Eén is genoeg
    .intro = Drie spelers. Rood heeft er vier op een rij.
example-nine = Negen op een rij
    .intro = Vier en vier fiches met een gat ertussen.
part-nine-six = Zes op een rij
    .intro = Een kortere rij, met één gat.
example-edge-eight = Acht fiches, twee hoeken
    .intro = Blauw ligt langs de hele rand, met één gat.
part-edge-eight-corner = Eén hoek, twee keer
    .intro = De twee Sequences van Blauw komen samen in de hoek.
## Zetten, zoals een knop ze zegt

move-play = { $a-typed ->
    [JH] Haal met { $a } de fiche van { $b } af
    [JS] Haal met { $a } de fiche van { $b } af
   *[other] Speel { $a } op { $b }
}
move-exchange = Ruil { $a }
move-draw = Trek een kaart
move-claim = Kies { $a } als de vijf
move-pass = Pas
move-talk = Betrap { $a } op praten
move-forfeit = Lever { $a } in

## Velden van een opstelling

field-variant = Variant
    .base = Basisspel
field-exchanged = Dode kaarten geruild in deze beurt
field-passes = Keren na elkaar gepast
field-shuffles = Keren dat de aflegstapels geschud zijn
field-ended = Hoe het afliep
    .no = nog niet afgelopen
    .won = iemand heeft gewonnen
    .passed = gelijkspel: iedereen paste
    .full = gelijkspel: het bord is vol
    .no-cards = gelijkspel: niets meer te trekken
field-sides = Partijen, bij zes of twaalf spelers
field-first_player = Wie de laagste kaart coupeert
    .low_cut = speelt het eerst
    .low_cut_deals = deelt
field-auto_draw = De kaart van de beurt wordt vanzelf getrokken
field-advanced = Spel voor gevorderden
field-share_same_line = Twee Sequences op dezelfde lijn mogen een vak delen
field-long_run_lock = In een rij van meer dan vijf liggen vast
    .five = de vijf die gekozen zijn
    .whole_run = alle fiches van de rij
field-exchange_useless_jack = Een boer die nu niets kan, mag geruild worden
field-dead_cards_per_turn = Dode kaarten die je per beurt mag ruilen
    .none = geen grens
field-deck_exhaustion = Als de trekstapel leeg is
    .reshuffle = worden de afgelegde kaarten geschud
    .no_more_draws = trekt niemand meer
    .draw_game = is het gelijkspel
field-broken_counts = Een verbroken Sequence telt nog
field-table_talk_penalty = Praten kost kaarten
field-team = Partij van { $seat }
    .B = Blauw
    .G = Groen
    .R = Rood
field-lapsed = Kaarten die { $seat } miste door niet te trekken
