### Twisted: regels, gebeurtenissen, weigeringen, fouten, voorbeelden, en de namen van wat er op tafel ligt.

game = Twisted
    .about = Eén rij kaarten, tien omhoog of omlaag, en een tweelingkaart die er punten van maakt.

## Regels: voorbereiding

TW-01 = Je speelt met twee tot vier personen.
    .title = Spelers
TW-02 = Er zijn 79 kaarten: elk getal van 12 tot en met 98, behalve de tientallen, van elk één. Ze worden allemaal geschud.
    .title = De kaarten
TW-03 = Twee kaarten zijn een tweeling als de ene de cijfers van de andere omgekeerd toont, zoals 49 en 94.
    .title = Tweelingen
TW-04 = Een kaart met twee gelijke cijfers is een kikker. Omgekeerd blijft die hetzelfde, dus een kikker heeft geen tweeling.
    .title = Kikkers
TW-05 = Een kikker kost wie hem neemt vijf punten. Elke andere kaart is één punt waard, plus of min.
    .title = Wat een kaart waard is
TW-06 = Met twee of drie spelers krijgt iedereen negen kaarten, met vier spelers acht. Je laat ze niet zien.
    .title = Handkaarten
TW-07 = De overige kaarten vormen de trekstapel, gedekt in het midden.
    .title = Trekstapel
TW-08 = Wie links van de gever zit, begint.
    .title = Wie begint
TW-09 = De beurten gaan met de klok mee.
    .title = Volgorde van de beurten
TW-10 = De rij begint naast de trekstapel en groeit naar rechts, kaart voor kaart. Ze mag zo lang worden als ze wil.
    .title = De rij
TW-11 = Een gedraaide kaart laat een gat achter. De andere schuiven meteen aan en houden hun volgorde.
    .title = Aanschuiven

## Regels: een beurt

TW-20 = In je beurt leg je één kaart aan of draai je één kaart. Doe je geen van beide, dan neem je de rij.
    .title = Leggen, draaien of nemen
TW-21 = Eén beurt, één kaart van de rij: nooit twee leggen, nooit twee draaien.
    .title = Eén kaart per beurt
TW-22 = Na het leggen of draaien trek je precies één kaart, en je hand is weer vol.
    .title = Trekken
TW-23 = Heb je getrokken, dan is de volgende aan de beurt.
    .title = De beurt gaat door
TW-24 = Alleen wie aan de beurt is, speelt, en alleen met eigen handkaarten.
    .title = Jouw beurt, jouw kaarten
TW-30 = Een kaart die je rechts aanlegt, mag hoogstens 10 hoger of 10 lager zijn dan de kaart die daar ligt. Precies 10 mag ook.
    .title = Hoogstens tien
TW-31 = Passen er meer van je kaarten, dan leg je welke je wilt.
    .title = Vrije keuze
TW-32 = Ligt er geen kaart in de rij, dan moet je er een leggen, en elke kaart is goed.
    .title = Een rij openen
TW-33 = Een kikker leg je als elke andere kaart: hoogstens tien van het rechtereinde.
    .title = Een kikker leggen
TW-40 = In plaats van een kaart te leggen mag je één kaart van de rij draaien.
    .title = Draaien
TW-41 = Om een kaart van de rij te draaien heb je haar tweeling in je hand nodig.
    .title = De tweeling in je hand
TW-42 = Draaien kan overal in de rij, hoe ver de getallen ook uit elkaar liggen.
    .title = Overal in de rij
TW-43 = Een kikker in de rij kun je niet draaien.
    .title = Kikkers blijven
TW-44 = Ook de enige kaart van een rij mag je draaien. De volgende speler opent dan een nieuwe rij.
    .title = De eenzame kaart
TW-45 = Laat de tweeling zien, haal de andere uit de rij en leg beide open voor je neer: je plusstapel.
    .title = Allebei weg
TW-46 = Elke kaart van een gedraaid paar is aan het eind één pluspunt waard.
    .title = Twee pluspunten
TW-50 = Wie niet kan of wil leggen of draaien, neemt de hele rij.
    .title = De rij nemen
TW-51 = Je mag de rij ook nemen als je kunt leggen of draaien.
    .title = Vrijwillig nemen
TW-52 = Genomen kaarten komen gedekt voor je neer, op je minstapel, niet in je hand.
    .title = Minstapel
TW-53 = Na het nemen gaat je beurt door: leg een willekeurige handkaart als eerste van een nieuwe rij.
    .title = Openen na het nemen
TW-54 = Heb je de nieuwe rij geopend, dan trek je één kaart en gaat de beurt door.
    .title = Eén kaart na het nemen

## Regels: het einde

TW-60 = Is de trekstapel op, dan trekt niemand meer.
    .title = Niet meer trekken
TW-61 = Er wordt gewoon doorgespeeld tot iemand de rij neemt. Dan is de ronde afgelopen.
    .title = De laatste rij
TW-62 = Als de stapel op is, eindigt de ronde ook als de laatste kaart van de rij gedraaid wordt.
    .title = De laatste draai
TW-63 = De ronde eindigt op dat moment: geen nieuwe rij, niet trekken, alleen tellen.
    .title = Meteen afgelopen
TW-64 = Kaarten die nog in je hand zitten, tellen niet.
    .title = Je hand telt niet
TW-65 = Elke kaart van je plusstapel is één pluspunt.
    .title = Pluspunten
TW-66 = Elke kaart van je minstapel is één minpunt, een kikker vijf.
    .title = Minpunten
TW-67 = Je uitslag is pluspunten min minpunten. Die kan onder nul komen.
    .title = Uitslag
TW-70 = De uitslagen worden genoteerd. Twee volledige rondes zijn een partij.
    .title = Twee rondes
TW-71 = Het hoogste totaal van alle rondes wint.
    .title = Winnaar
TW-72 = Je mag meer dan twee rondes afspreken.
    .title = Meer rondes

## Regels: variant voor experts

TW-PRO-01 = Expertvariant: wie een rij van één enkele kaart neemt, legt die zoals altijd op de minstapel.
    .title = Expert: de eenzame kaart
TW-PRO-02 = Expertvariant: daar komt de bovenste kaart van de trekstapel nog bij, gedekt.
    .title = Expert: strafkaart
TW-PRO-03 = Expertvariant: al het andere blijft gelijk. Wie nam, opent nog een rij en trekt daarna.
    .title = Expert: de rest
TW-PRO-04 = De expertvariant is op haar best met twee spelers, maar iedereen mag haar gebruiken.
    .title = Expert: voor wie

## Uitspraken

TW-Q01 = Maakt een draai de rij leeg terwijl er nog een stapel is, dan opent de volgende speler met een willekeurige kaart.
    .title = Wie opent na een draai
TW-Q02 = Niemand mag een lege rij nemen om niet te hoeven leggen.
    .title = Niet passen
TW-Q03 = Nemen mag zonder reden. Volgens afspraak mag alleen nemen wie niet kan spelen.
    .title = Nemen zonder noodzaak
TW-Q04 = Wie geen handkaarten meer heeft, wordt niet overgeslagen: die neemt de rij, en de ronde is afgelopen.
    .title = Lege hand
TW-Q05 = Is de stapel op, dan eindigt de ronde met de rij: genomen, of de laatste kaart gedraaid. Volgens afspraak maakt een laatste draai geen einde.
    .title = Wat de ronde beëindigt
TW-Q06 = Zijn stapel en rij tegelijk op, dan gaat het door: de volgende speler opent de laatste rij. Volgens afspraak eindigt de ronde daar.
    .title = Tegelijk op
TW-Q07 = De laatste kaart van de stapel trekken maakt geen einde aan de ronde. De rij die er ligt, is de laatste.
    .title = De laatste kaart getrokken
TW-Q08 = Niemand wordt aangewezen om de laatste rij te nemen: ze is voor de eerste die niet kan of wil spelen.
    .title = Wie de laatste rij neemt
TW-Q09 = Wie een gelijk totaal heeft, deelt de winst. Volgens afspraak komt er nog een ronde.
    .title = Gelijke stand
TW-Q10 = Elke ronde geeft de volgende speler met de klok mee. Volgens afspraak geeft steeds dezelfde.
    .title = De volgende gever
TW-Q11 = Plusstapels liggen open. Minstapels blijven dicht tot het tellen, maar iedereen ziet hoeveel kaarten het zijn. Volgens afspraak liggen ook die open.
    .title = Wie mag kijken
TW-Q12 = Expertvariant: zonder stapel is er geen strafkaart, en wie neemt, beëindigt de ronde.
    .title = Geen kaart, geen straf
TW-Q13 = Expertvariant: was de strafkaart de laatste van de stapel, dan opent wie nam nog een rij, maar trekt niets.
    .title = Straf met de laatste kaart
TW-Q14 = Expertvariant: een eenzame kaart draaien kost geen straf.
    .title = Draaien is gratis
TW-Q15 = Niemand bekijkt de strafkaart voor het tellen. Is het een kikker, dan kost die vijf.
    .title = Onbekende straf
TW-Q16 = Na een draai mogen buren in de rij meer dan tien verschillen. Alleen een nieuwe kaart aan het rechtereinde wordt gemeten.
    .title = Sprongen mogen
TW-Q17 = Een tweeling in je hand verplicht tot niets. Je draait wanneer je wilt.
    .title = Draaien hoeft niet
TW-Q18 = Twee tweelingkaarten in één hand helpen niet: een van de twee moet in de rij liggen.
    .title = Allebei in de hand
TW-Q19 = De kaart wordt vanzelf getrokken, dan vergeet niemand het. Handen blijven vol zolang er een stapel is.
    .title = Trekken gaat vanzelf
TW-Q20 = Je mag een kikker leggen alleen om de rij te bederven.
    .title = De rij bederven

## Gebeurtenissen

event-row-opened = { $taken ->
    [yes] { $seat } gaat door en opent een nieuwe rij met de { $card }; elke kaart was goed.
   *[no] Er ligt geen kaart in de rij, dus elke kaart is goed. { $seat } opent met de { $card }.
}{ $frog ->
    [yes] {" "}Een kikker die niemand kan draaien.
   *[no] {""}
}{ $last ->
    [yes] {" "}De stapel is op: dit is de laatste rij.
   *[no] {""}
}
    .step = { $seat } opent met { $card }
event-card-laid = Het rechtereinde is { $end }, dus { $low } tot en met { $high } past. { $fitting-count ->
    [one] { $seat } heeft alleen de { $card } en legt die.
   *[other] { $seat } kan { $fitting-or } leggen en legt de { $card }.
}{ $twists-count ->
    [0] {""}
   *[other] {" "}Draaien kon ook: { $twists-or }.
}
    .twists = { $card } met { $twin }
    .step = { $seat } legt { $card }
event-card-laid-seen = Het rechtereinde is { $end }, dus { $low } tot en met { $high } past. { $seat } legt de { $card }, verschil { $gap }.
    .step = { $seat } legt { $card }
event-card-twisted = { $seat } laat de { $shown } zien en haalt de tweeling daarvan, de { $removed }, uit de rij. Beide komen open op de plusstapel: +2 aan het eind.{ $closing-count ->
    [0] {""}
    [one] {" "}De { $closing } schuift aan.
   *[other] {" "}{ $closing } schuiven aan.
}{ $frogs-count ->
    [0] {""}
    [one] {" "}De { $frogs } is een kikker en kon niet gedraaid worden.
   *[other] {" "}{ $frogs } zijn kikkers en konden niet gedraaid worden.
}{ $twists-count ->
    [0] {""}
   *[other] {" "}Er was nog een draai mogelijk: { $twists-or }.
}{ $over ->
    [yes] {" "}Stapel en rij zijn op, dus de ronde is afgelopen.
   *[no] {""}
}
    .twists = { $card } met { $twin }
    .step = { $seat } draait { $removed }
event-card-twisted-seen = { $seat } laat de { $shown } zien en haalt de tweeling daarvan, de { $removed }, uit de rij. Beide komen open op de plusstapel: +2 aan het eind.{ $over ->
    [yes] {" "}Stapel en rij zijn op, dus de ronde is afgelopen.
   *[no] {""}
}
    .step = { $seat } draait { $removed }
event-row-taken = { $reason ->
    [must] { $seat } heeft niets van { $low } tot en met { $high }{ $missing-count ->
        [0] {""}
        [one] , en ook de tweeling { $missing } niet
       *[other] , en ook de tweelingen { $missing } niet
    }: { $seat } moet de rij nemen.
    [empty] { $seat } heeft geen kaart meer om te leggen of te draaien en moet de rij nemen.
    [may] { $seat } kan { $fitting-count ->
        [0] draaien
       *[other] { $fitting-or } leggen
    }, maar neemt de rij vrijwillig.
   *[unknown] { $seat } neemt de rij.
} { $cards-count ->
    [one] De { $cards } kost
   *[other] { $cards } kosten { $sum } =
} { $cost } aan het eind. { $over ->
    [yes] De stapel is op, dus de ronde is meteen afgelopen.
   *[no] De beurt gaat door: { $seat } opent een nieuwe rij.
}
    .step = { $seat } neemt de rij
event-row-taken-seen = { $seat } neemt de rij. { $cards-count ->
    [one] De { $cards } kost
   *[other] { $cards } kosten { $sum } =
} { $cost } aan het eind. { $over ->
    [yes] De stapel is op, dus de ronde is meteen afgelopen.
   *[no] De beurt gaat door: { $seat } opent een nieuwe rij.
}
    .step = { $seat } neemt de rij
event-card-drawn = { $seat } trekt { $seen ->
    [yes] de { $card }
   *[no] een kaart
}{ $left ->
    [none] {""}
    [0] , de laatste van de stapel
    [one] ; er is nog één kaart op de stapel
   *[other] ; er zijn er nog { $left } op de stapel
}. { $over ->
    [yes] Stapel en rij zijn allebei op, dus de ronde is afgelopen.
   *[no] { $size ->
        [0] De rij is leeg: { $next } opent een nieuwe met een willekeurige kaart.
       *[other] { $next } is aan de beurt. Het rechtereinde is { $end }: { $low } tot en met { $high } past, en de rij nemen zou { $cost } kosten.
    }
}
    .step = { $seat } trekt een kaart
event-card-drawn-seen = { $seat } trekt een kaart{ $left ->
    [none] {""}
    [0] , de laatste van de stapel
    [one] ; er is nog één kaart op de stapel
   *[other] ; er zijn er nog { $left } op de stapel
}. { $over ->
    [yes] Stapel en rij zijn allebei op, dus de ronde is afgelopen.
   *[no] { $size ->
        [0] De rij is leeg: { $next } opent een nieuwe met een willekeurige kaart.
       *[other] { $next } is aan de beurt. Het rechtereinde is { $end }: { $low } tot en met { $high } past, en de rij nemen zou { $cost } kosten.
    }
}
    .step = { $seat } trekt een kaart
event-nothing-drawn = De stapel is op, dus { $seat } trekt niets. { $over ->
    [yes] Stapel en rij zijn allebei op, dus de ronde is afgelopen.
   *[no] { $size ->
        [0] De rij is leeg: { $next } opent een nieuwe met een willekeurige kaart.
       *[other] { $next } is aan de beurt. Het rechtereinde is { $end }: { $low } tot en met { $high } past, en de rij nemen zou { $cost } kosten en de ronde beëindigen.
    }
}
    .step = Niets te trekken
event-penalty-paid = Een rij van één enkele kaart kost extra in de expertvariant: de bovenste kaart van de stapel gaat gedekt naar { $seat }, en niemand bekijkt die.{ $left ->
    [0] {" "}De stapel is nu op, maar de ronde gaat door.
   *[other] {""}
}
    .step = Strafkaart voor { $seat }
event-no-penalty = De stapel is op, dus { $seat } krijgt geen strafkaart. De ronde is afgelopen.
    .step = Geen strafkaart
event-nobody-opens = Stapel en rij zijn op, en { $seat } heeft geen kaart om een nieuwe rij te openen. De ronde is afgelopen.
    .step = Niemand opent een rij
event-round-ended = Ronde { $round } wordt geteld; handkaarten tellen niet. { $scores }.
    .scores = { $seat }: { $plus } plus, { $minus } min, uitslag { $result } (totaal { $total })
    .step = Ronde { $round } wordt geteld
event-round-dealt = { $tie ->
    [yes] De hoogste totalen zijn gelijk, dus beslist nog een ronde.
   *[no] Ronde { $round } begint.
} { $dealer } geeft iedereen { $hand } kaarten, en { $next } begint met een lege rij.
    .step = Ronde { $round } begint
event-game-ended = De { $round } rondes zijn gespeeld. { $totals }. { $winners-count ->
    [one] { $winners } heeft het hoogste totaal, { $best }, en wint.
   *[other] { $winners } hebben het hoogste totaal, { $best }, en delen de winst.
}
    .totals = { $seat } { $total }
    .step = De partij is afgelopen

event-twin-found = Verwissel de cijfers van { $card } en je krijgt { $twin }: die twee zijn een tweeling.
    .step = De tweeling van { $card }
event-no-twin = De { $card } heeft twee gelijke cijfers. Verwisselen verandert niets: het is een kikker, zonder tweeling.
    .step = { $card } heeft geen tweeling
event-pairs-counted = Van de { $cards } kaarten hebben alleen de kikkers { $alone } geen tweeling. De andere { $plain } vormen { $result } paren.
    .step = Hoeveel paren er zijn
event-minus-counted = { $cards-count ->
    [0] Er ligt niets gedekt voor { $seat }: geen minpunten.
    [one] { $frogs-count ->
        [0] De { $cards } kost { $seat } één punt, zoals elke gewone kaart.
       *[other] De { $cards } is een kikker en kost { $seat } vijf punten.
    }
   *[other] { $seat } heeft { $cards } op de minstapel. { $frogs-count ->
        [0] Dat zijn { $cost } minpunten.
        [one] De { $frogs } is een kikker: { $sum } = { $cost } minpunten.
       *[other] { $frogs } zijn kikkers: { $sum } = { $cost } minpunten.
    }
}
    .step = Minpunten van { $seat }
event-plus-counted = { $result ->
    [one] Er ligt één kaart
   *[other] Er liggen { $result } kaarten
} open voor { $seat }, elk één pluspunt: +{ $result }.
    .step = Pluspunten van { $seat }
event-result-counted = { $seat } heeft { $plus } pluspunten en { $minus } minpunten: { $plus } − { $minus } = { $result }.{ $hand ->
    [0] {""}
    [one] {" "}De kaart in de hand telt niet.
   *[other] {" "}De { $hand } kaarten in de hand tellen niet.
}
    .step = Uitslag van { $seat }
event-range-found = Het rechtereinde is { $end }: alles van { $low } tot en met { $high } mag volgen. { $fitting-count ->
    [0] { $seat } heeft daar niets van.
    [one] { $seat } heeft de { $fitting }.
   *[other] { $seat } heeft { $fitting }.
}
    .step = Wat er gelegd mag worden
event-twists-found = { $twists-count ->
    [0] { $seat } heeft geen tweeling van een kaart in de rij.
   *[other] { $seat } kan { $twists-or } draaien, waar ze ook liggen.
}{ $frogs-count ->
    [0] {""}
    [one] {" "}De { $frogs } is een kikker: die kan niemand draaien.
   *[other] {" "}{ $frogs } zijn kikkers: die kan niemand draaien.
}
    .twists = de { $card } met de { $twin }
    .step = Wat er gedraaid mag worden
event-cost-counted = De rij nu nemen zou { $sum } = { $cost } kosten{ $frogs-count ->
    [0] {""}
    [one] , want de { $frogs } is een kikker
   *[other] , want { $frogs } zijn kikkers
}.
    .step = Wat de rij zou kosten
event-hand-counted = { $seat } heeft weer { $result ->
    [one] één kaart
   *[other] { $result } kaarten
} in de hand; op de stapel { $left ->
    [one] ligt er nog één
   *[other] liggen er nog { $left }
}.
    .step = Kaarten in de hand

## Weigeringen

refusal-must-open = { $seat } heeft de rij genomen en moet nu een kaart leggen die een nieuwe opent; iets anders kan niet.
refusal-not-one-card = { $cards-count ->
    [0] { $seat } moet zeggen welke kaart.
   *[other] { $seat } mag maar één kaart per beurt leggen, niet { $cards }.
}
refusal-not-in-hand = { $seat } heeft de { $card } niet{ $cards-count ->
    [0] {""}
   *[other] , alleen { $cards }
}.
refusal-too-far = Het rechtereinde is { $end }, dus alleen { $low } tot en met { $high } past. De { $card } ligt er { $gap } vanaf. { $fitting-count ->
    [0] Geen kaart van { $seat } past: draaien of de rij nemen.
    [one] { $seat } kan de { $fitting } leggen.
   *[other] { $seat } kan { $fitting-or } leggen.
}
refusal-nothing-to-twist = Er ligt geen kaart in de rij, dus er valt niets te draaien. { $seat } moet een kaart leggen, en elke kaart is goed.
refusal-not-one-twist = { $seat } mag maar één kaart per beurt draaien, niet { $cards }.
refusal-frog-stays = De { $card } is een kikker: omgekeerd blijft die hetzelfde, dus zonder tweeling, en hij blijft liggen. { $twists-count ->
    [0] { $seat } heeft geen tweeling van een kaart in de rij.
   *[other] { $seat } kan { $twists-or } draaien.
}
    .twists = de { $card } met de { $twin }
refusal-wrong-way-round = Andersom: { $seat } laat de { $card } uit de hand zien en haalt de { $twin } uit de rij. Schrijf "twist { $card } { $twin }".
refusal-both-in-hand = { $seat } heeft { $twin } en { $card } allebei in de hand. Een van de twee moet in de rij liggen.
refusal-not-in-row = De { $card } ligt niet in de rij ({ $cards }), dus die kun je niet draaien.
refusal-not-twins = De { $shown } is niet de tweeling van de { $card }; dat is de { $twin }{ $held ->
    [yes] , en die heeft { $seat }
   *[no] {""}
}.
refusal-twin-not-held = Om de { $card } te draaien zou { $seat } de { $twin } in de hand moeten hebben.
refusal-nothing-to-take = Er ligt geen kaart in de rij, dus er valt niets te nemen. { $seat } moet een kaart leggen, en elke kaart is goed.
refusal-could-play = Afgesproken is dat alleen wie niet kan spelen de rij neemt. { $seat } kan { $fitting-count ->
    [0] { $twists-or } draaien
   *[other] { $fitting-or } leggen
}.
    .twists = de { $card } met de { $twin }
refusal-pile-is-empty = De stapel is op: er valt niets meer te trekken, voor niemand.
refusal-no-free-draw = { $on_turn ->
    [yes] { $seat } kan nu niet trekken: eerst leggen, draaien of nemen, dan komt er vanzelf een kaart.
   *[no] { $seat } trekt één kaart na zelf leggen of draaien, en niet meer.
}

refusal-turn-not-over = De beurt gaat nog niet door: { $seat } heeft de rij genomen en moet nog een nieuwe openen.
refusal-twin-leaves-too = De { $shown } komt niet in de rij. Beide komen open voor { $seat } te liggen, en de rij wordt korter.
refusal-not-into-hand = Er gaat niets naar de hand: beide liggen open voor { $seat } en zijn pluspunten.
refusal-only-one-leaves = Alleen de { $removed } gaat uit de rij. { $closing } { $closing-count ->
    [one] blijft en schuift
   *[other] blijven en schuiven
} aan.
refusal-other-range = Het rechtereinde is nu { $end }, en alleen dat telt: { $low } tot en met { $high }.
refusal-top-card-too = Voor een rij van één enkele kaart komt er in de expertvariant de bovenste kaart van de stapel bij, onbekeken.

## Fouten in een opstelling

fault-players = Het spel is voor { $least } tot { $most } spelers, niet { $players }.
fault-big-hand = { $seat } heeft { $size } kaarten in de hand; { $right } zou goed zijn.
fault-small-hand = { $seat } heeft { $size ->
    [one] één kaart
   *[other] { $size } kaarten
} in de hand, maar zolang er een stapel is, moeten het er { $right } zijn.
fault-unknown-end = Niemand kent het rechtereinde van de rij, dus er valt geen kaart mee te vergelijken.
fault-row-not-gone = Er liggen kaarten in de rij, hoewel die net genomen is.
fault-frog-in-plus = De { $card } ligt op de plusstapel van { $seat }, maar een kikker kan daar nooit komen.
fault-unpaired = De { $card } ligt op de plusstapel van { $seat } zonder de tweeling, de { $twin }.
fault-penalty-without-pro = { $seat } heeft een strafkaart, en die bestaat alleen in de expertvariant.
fault-card-twice = De { $card } ligt { $times } keer op tafel; er is er maar één.

## Leesfouten

error-players = het spel is voor { $least } tot { $most } spelers, niet { $given }.
error-no-card = "{ $given }" is geen kaart; kaarten zijn { $lowest } tot en met { $highest }, zonder de tientallen.
error-two-cards = noem de kaart die je laat zien en de kaart die je weghaalt, zoals in "twist 94 49".
error-one-seat = "{ $section }" noemt één plaats, zoals in "{ $section } p2".
error-nothing-more = hier hoort niets meer te staan, maar er staat "{ $given }".
error-no-count = "{ $given }" valt niet te tellen.

## Namen van dingen

piece = { $card }, tweeling { $twin }
piece-frog = { $card }, kikker
piece-unknown = gedekte kaart
zone-pile = Trekstapel
zone-row = Rij
zone-hand = Hand van { $seat }
zone-plus = Plusstapel van { $seat }
zone-minus = Minstapel van { $seat }
zone-penalty = Strafkaarten van { $seat }
zone-counted = Minstapel van { $seat }, open
zone-paid = Strafkaarten van { $seat }, open
label-pile = Stapel { $count }
label-range = Past: { $low }–{ $high }
label-any = Elke kaart past
label-row = Rij
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

## Vragen

ask-which-card = Het rechtereinde is { $end }. Welke kaart mag { $seat } leggen?
ask-open = { $taken ->
    [yes] { $seat } heeft de rij genomen. En nu?
   *[no] Er ligt geen kaart in de rij. Wat moet { $seat } doen?
}
ask-what-leaves = { $seat } draait de { $removed } met de { $shown }. Wat gaat uit de rij, en waarheen?
ask-what-now = Het rechtereinde is { $end }. Wat moet { $seat } doen?
ask-may-take-anyway = { $seat } kan spelen. Mag { $seat } de rij toch nemen?
ask-may-lay = Mag { $seat } de { $card } leggen?
ask-may-twist = Mag { $seat } de { $card } draaien met de { $shown }?
ask-may-take = Mag { $seat } de rij nu nemen?
ask-may-draw = Mag { $seat } nu een kaart trekken?
ask-next-range = { $next } is aan de beurt. Welke getallen mogen nu gelegd worden?
ask-penalty = Expertvariant: { $seat } heeft een rij van één enkele kaart genomen. Wat komt er nog bij?
ask-result = Wat is de uitslag van { $seat }?
ask-minus = Hoeveel minpunten zijn deze kaarten voor { $seat }?
ask-twin = Welke kaart is de tweeling van { $card }?
ask-winner = Wie wint?
option-yes = Ja
option-no = Nee
option-card = { $card }
option-no-card = Die is er niet.
option-any-card = Een kaart leggen, welke dan ook.
option-draw = Een kaart trekken.
option-take = De rij nemen.
option-pass = Niets: { $next } is aan de beurt.
option-lay = De { $card } leggen.
option-twist = De { $card } draaien.
option-both = De { $removed }. Die komt open voor { $seat } te liggen, samen met de { $shown }.
option-swap = De { $removed }. De { $shown } komt op die plaats in de rij.
option-to-hand = De { $removed }. Die gaat naar de hand van { $seat }.
option-rest = De { $removed } en alle kaarten rechts daarvan.
option-range = { $low } tot en met { $high }
option-number = { $number }
option-nothing-more = Niets meer.
option-own-card = Een kaart uit de eigen hand, gedekt.
option-top-card = De bovenste kaart van de stapel, gedekt.
option-wins = { $seat }, met { $total ->
    [one] één punt
   *[other] { $total } punten
}
option-share = { $winners } delen de winst.

## Voorbeelden

example-twin-pairs = Tweelingen
    .intro = Drie kaarten hebben hun tweeling bij de kaarten eronder. Eén heeft er geen.
example-frog-values = Wat een kikker kost
    .intro = Twee minstapels met elk één kaart. Welke doet meer pijn?
example-alex-34 = De eerste kaart
    .intro = Marlene heeft gegeven. De rij is leeg.
example-sara-41 = Hoogstens tien
    .intro = Sara wil een kaart aan het rechtereinde leggen.
example-lino-49 = Elke kaart die past
    .intro = De 41 is het nieuwe rechtereinde. Lino is aan de beurt.
example-row-of-five = De rij groeit
    .intro = Marlene en Alex leggen elk een kaart aan.
example-marlene-94 = De eerste draai
    .intro = De rij wordt lang, en Marlene heeft de 94.
example-gap-closes = Het gat sluit zich
    .intro = Alex heeft de 14. De tweeling ligt midden in de rij.
example-tip-empty-row = Niets in de rij
    .intro = Sara is aan de beurt, en er ligt geen kaart in de rij.
example-tip-lone-card = De enige kaart draaien
    .intro = Er ligt één enkele kaart in de rij, en Lino heeft de tweeling.
example-tip-frog-safe = Kikkers kun je niet draaien
    .intro = Alex heeft twee bruikbare tweelingen. En de kikker?
example-take-row = De rij nemen
    .intro = De rij eindigt op 52. Kijk naar de hand van Sara.
example-sara-minus-5 = Tellen
    .intro = De ronde is afgelopen. Wat is de uitslag van Sara?
example-two-rounds = Twee rondes, één winnaar
    .intro = De tweede ronde is bijna afgelopen. Achter de namen staan de totalen van de eerste.
example-x-voluntary-take = Vrijwillig nemen
    .intro = Alex kan een kaart leggen, maar heeft een ander plan.
example-x-right-end-twist = Het rechtereinde draaien
    .intro = Alex draait de kaart waarmee iedereen rekende.
example-x-end-by-take = Het einde: de rij wordt genomen
    .intro = De stapel is op, en Marlene is aan de beurt.
example-x-end-by-twist = Het einde: de laatste kaart wordt gedraaid
    .intro = De stapel is op, en er ligt één enkele kaart in de rij.
example-x-pro = Expertvariant
    .intro = De expertvariant is afgesproken. Alex kan niets met de 66.

## Zetten, zoals een knop ze zegt

move-lay = { $all-count ->
    [0] Leg geen kaart
    [one] Leg de { $all }
   *[other] Leg { $all }
}
move-twist = { $c ->
    [none] Draai de { $b } met de { $a }
   *[other] Draai er meer tegelijk ({ $all })
}
move-take = Neem de rij
move-draw = Trek een kaart

## Velden van een opstelling

field-variant = Variant
    .base = Basisspel
field-stage = Wat er nu komt
    .play = een beurt
    .reopen = wie de rij nam, opent een nieuwe
    .draw = er wordt een kaart getrokken
    .penalty = de strafkaart
    .count = de ronde wordt geteld
    .deal = de volgende ronde wordt gegeven
    .over = niets: de partij is afgelopen
field-round = Ronde
field-dealer = Gever
    .seat = { $seat }
field-rounds = Rondes per partij
field-pro = Expertvariant
field-voluntary_take = De rij nemen mag zonder reden
field-end_on_last_twist = Is de stapel op, dan beëindigt een laatste draai de ronde
field-end_if_both_empty = De ronde eindigt als stapel en rij tegelijk op zijn
field-tie_break = Gelijke totalen
    .shared = delen de winst
    .extra_round = spelen nog een ronde
field-rotate_dealer = Elke ronde geeft een ander
field-reveal_minus = Minstapels liggen open
