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
    .title = Twee partijen: twee
SEQ-34 = Je tweede Sequence mag één vak van de eerste gebruiken, maar geen twee.
    .title = Eén gedeelde fiche
SEQ-35 = Met drie partijen win je met één Sequence.
    .title = Drie partijen: één
SEQ-36 = Teamgenoten praten niet over het spel en geven geen raad.
    .title = Niet praten
SEQ-37 = Waarschuwt iemand een teamgenoot, dan legt iedereen van dat team een kaart naar keuze af.
    .title = De prijs van praten
SEQ-38 = Spel voor gevorderden: een boer met één oog haalt elke fiche van een tegenstander weg, ook uit een Sequence.
    .title = Voor gevorderden

## Beslissingen waar de spelregels zwijgen

SEQ-C01 = De laagste kaart speelt het eerst, en wie rechts daarvan zit, deelt. Sommigen laten de laagste kaart delen.
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
SEQ-C09 = In een rij van zes tot acht kies je zelf je vijf, met de nieuwe fiche, tenzij je toch al wint. Je kunt afspreken de hele rij vast te leggen.
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
    [0] Nergens zijn er vijf vol: { $lines }.
    [one] Met { $space } zijn de vijf vol: { $made_of }.
   *[other] Met { $space } zijn er { $made } keer vijf vol: { $made_of }.
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
refusal-penalty-first = Er is gepraat: eerst leveren { $asked } een kaart in.
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
space = { $space }, { piece-card }, { $owner ->
    [none] vrij
    [B] blauwe fiche
    [G] groene fiche
    [R] rode fiche
   *[other] bedekt
}
space-corner = { $space }, bonushoek
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
ask-how-many-lines = { side } legt een fiche op { $space }. Hoeveel Sequences zijn daarmee vol?
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
    .intro = Als zonet, maar niemand trekt voor de spelers: ze moeten er zelf aan denken.
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

## Vakken van het bord

zone-r1c1 = r1c1, bonushoek
zone-r1c2 = r1c2, schoppen twee
zone-r1c3 = r1c3, schoppen drie
zone-r1c4 = r1c4, schoppen vier
zone-r1c5 = r1c5, schoppen vijf
zone-r1c6 = r1c6, schoppen zes
zone-r1c7 = r1c7, schoppen zeven
zone-r1c8 = r1c8, schoppen acht
zone-r1c9 = r1c9, schoppen negen
zone-r1c10 = r1c10, bonushoek
zone-r2c1 = r2c1, klaver zes
zone-r2c2 = r2c2, klaver vijf
zone-r2c3 = r2c3, klaver vier
zone-r2c4 = r2c4, klaver drie
zone-r2c5 = r2c5, klaver twee
zone-r2c6 = r2c6, hartenaas
zone-r2c7 = r2c7, hartenheer
zone-r2c8 = r2c8, hartenvrouw
zone-r2c9 = r2c9, harten tien
zone-r2c10 = r2c10, schoppen tien
zone-r3c1 = r3c1, klaver zeven
zone-r3c2 = r3c2, schoppenaas
zone-r3c3 = r3c3, ruiten twee
zone-r3c4 = r3c4, ruiten drie
zone-r3c5 = r3c5, ruiten vier
zone-r3c6 = r3c6, ruiten vijf
zone-r3c7 = r3c7, ruiten zes
zone-r3c8 = r3c8, ruiten zeven
zone-r3c9 = r3c9, harten negen
zone-r3c10 = r3c10, schoppenvrouw
zone-r4c1 = r4c1, klaver acht
zone-r4c2 = r4c2, schoppenheer
zone-r4c3 = r4c3, klaver zes
zone-r4c4 = r4c4, klaver vijf
zone-r4c5 = r4c5, klaver vier
zone-r4c6 = r4c6, klaver drie
zone-r4c7 = r4c7, klaver twee
zone-r4c8 = r4c8, ruiten acht
zone-r4c9 = r4c9, harten acht
zone-r4c10 = r4c10, schoppenheer
zone-r5c1 = r5c1, klaver negen
zone-r5c2 = r5c2, schoppenvrouw
zone-r5c3 = r5c3, klaver zeven
zone-r5c4 = r5c4, harten zes
zone-r5c5 = r5c5, harten vijf
zone-r5c6 = r5c6, harten vier
zone-r5c7 = r5c7, hartenaas
zone-r5c8 = r5c8, ruiten negen
zone-r5c9 = r5c9, harten zeven
zone-r5c10 = r5c10, schoppenaas
zone-r6c1 = r6c1, klaver tien
zone-r6c2 = r6c2, schoppen tien
zone-r6c3 = r6c3, klaver acht
zone-r6c4 = r6c4, harten zeven
zone-r6c5 = r6c5, harten twee
zone-r6c6 = r6c6, harten drie
zone-r6c7 = r6c7, hartenheer
zone-r6c8 = r6c8, ruiten tien
zone-r6c9 = r6c9, harten zes
zone-r6c10 = r6c10, ruiten twee
zone-r7c1 = r7c1, klavervrouw
zone-r7c2 = r7c2, schoppen negen
zone-r7c3 = r7c3, klaver negen
zone-r7c4 = r7c4, harten acht
zone-r7c5 = r7c5, harten negen
zone-r7c6 = r7c6, harten tien
zone-r7c7 = r7c7, hartenvrouw
zone-r7c8 = r7c8, ruitenvrouw
zone-r7c9 = r7c9, harten vijf
zone-r7c10 = r7c10, ruiten drie
zone-r8c1 = r8c1, klaverheer
zone-r8c2 = r8c2, schoppen acht
zone-r8c3 = r8c3, klaver tien
zone-r8c4 = r8c4, klavervrouw
zone-r8c5 = r8c5, klaverheer
zone-r8c6 = r8c6, klaveraas
zone-r8c7 = r8c7, ruitenaas
zone-r8c8 = r8c8, ruitenheer
zone-r8c9 = r8c9, harten vier
zone-r8c10 = r8c10, ruiten vier
zone-r9c1 = r9c1, klaveraas
zone-r9c2 = r9c2, schoppen zeven
zone-r9c3 = r9c3, schoppen zes
zone-r9c4 = r9c4, schoppen vijf
zone-r9c5 = r9c5, schoppen vier
zone-r9c6 = r9c6, schoppen drie
zone-r9c7 = r9c7, schoppen twee
zone-r9c8 = r9c8, harten twee
zone-r9c9 = r9c9, harten drie
zone-r9c10 = r9c10, ruiten vijf
zone-r10c1 = r10c1, bonushoek
zone-r10c2 = r10c2, ruitenaas
zone-r10c3 = r10c3, ruitenheer
zone-r10c4 = r10c4, ruitenvrouw
zone-r10c5 = r10c5, ruiten tien
zone-r10c6 = r10c6, ruiten negen
zone-r10c7 = r10c7, ruiten acht
zone-r10c8 = r10c8, ruiten zeven
zone-r10c9 = r10c9, ruiten zes
zone-r10c10 = r10c10, bonushoek
