### Tricky Twist in het Nederlands: regels, gebeurtenissen, weigeringen, fouten, voorbeelden en namen op tafel.

game = Tricky Twist
    .about = Slagen winnen en kaarten verliezen: evenveel slagen als valse slagen, dat loont.

label-suit = { $suit ->
    [O] ringen
    [X] sterren
    [W] kronen
   *[D] druppels
}
bonus-word = { $bonus ->
    [BACK] Terugnemen (BACK)
    [FLIP] Omdraaien (FLIP)
    [JOKER] Joker (JOKER)
    [TRICKS] Slagpunten (TRICKS)
   *[other] variabele kaart { $bonus }
}
score-word = { $score ->
    [RUN] Langste reeks (RUN)
    [PAIR-1] Soortenpaar 1 (PAIR-1)
    [PAIR-2] Soortenpaar 2 (PAIR-2)
    [SUIT] Beste soort (SUIT)
    [KINDS] Aantal soorten (KINDS)
    [FEW] Minste (FEW)
    [MANY] Meeste (MANY)
    [EVEN] Even waarden (EVEN)
    [ODD] Oneven waarden (ODD)
   *[other] { $score }
}

## Rules: setting up

TT-01 = Je speelt met drie of vier.
    .title = Spelers
TT-02 = De negen scorekaarten worden geschud tot een gedekte stapel; de bovenste gaat open.
    .title = Scorekaarten
TT-03 = De acht bonuskaarten liggen open binnen ieders bereik.
    .title = Bonuskaarten
TT-04 = De vier variabele bonuskaarten tonen de kant die bij de open scorekaart hoort.
    .title = Welke kant boven ligt
TT-05 = Het toeval bepaalt wie in de eerste ronde begint.
    .title = Eerste speler
TT-06 = Voor elke volgende ronde gaat een nieuwe scorekaart open, boven op de vorige. Alleen de zichtbare telt.
    .title = Volgende scorekaart
TT-07 = Voor elke volgende ronde draai je de variabele bonuskaarten naar de kant die bij de nieuwe scorekaart hoort.
    .title = Variabele kaarten draaien
TT-08 = Alle 48 nummerkaarten worden gedeeld: 16 elk met drie spelers, 12 elk met vier.
    .title = Delen
TT-09 = Je eigen hand bekijk je wanneer je wilt; niemand anders ziet die.
    .title = Handen zijn geheim
TT-10 = Uit je hand kies je precies vijf kaarten; je schudt ze en legt ze gedekt neer: je reserve.
    .title = De reserve
TT-11 = Niemand kijkt in een reserve. Je weet welke kaarten erin zitten, maar niet in welke volgorde.
    .title = Niet gluren

## Rules: drawing and playing

TT-12 = Voor de eerste kaart van een slag mag ieder om de beurt, te beginnen bij wie uitkomt, de bovenste kaart van de eigen reserve in de hand nemen.
    .title = Bijnemen
TT-13 = Bijnemen hoeft nooit. Hoogstens één kaart voor elke slag, en niets uit een lege reserve.
    .title = Hoogstens één kaart
TT-14 = Wie uitkomt speelt een kaart naar keuze uit de eigen hand.
    .title = Uitkomen
TT-15 = De anderen leggen met de klok mee elk één handkaart bij.
    .title = Om de beurt
TT-16 = Wie de gevraagde soort heeft moet die spelen; de waarde is vrij. Dat anderen niet konden, maakt niet uit.
    .title = Soort bekennen
TT-17 = Wie geen kaart van de gevraagde soort heeft mag elke kaart spelen.
    .title = Niets om te bekennen
TT-18 = Als iedereen één kaart heeft gespeeld is de slag compleet.
    .title = Een complete slag
TT-20 = De hoogste kaart van de gevraagde soort wint. Een andere soort wint nooit, hoe hoog ook: er is geen troef.
    .title = Wie wint
TT-21 = De winnaar neemt alleen de kaarten van de gevraagde soort. Dat kan er ook maar één zijn.
    .title = Alleen de gevraagde soort
TT-22 = Wat de winnaar neemt is één slag: gedekt, los van andere slagen.
    .title = Een slag
TT-23 = Een kaart van een andere soort keert open terug naar wie die speelde. Het is een valse slag.
    .title = Een valse slag
TT-24 = Wie bekende en niet won krijgt niets.
    .title = Helemaal niets
TT-25 = Slagen en valse slagen blijven gescheiden, zodat ze altijd te tellen zijn.
    .title = Uit elkaar houden
TT-26 = Wie de slag won komt uit voor de volgende.
    .title = Wie daarna uitkomt

## Rules: sevens and bonus cards

TT-30 = Wie een 7 krijgt, in een slag of als valse slag, mag een bonuskaart nemen. Wie de 7 speelde doet er niet toe.
    .title = Zevens
TT-31 = Krijgen meer spelers in één slag een 7, dan kiezen ze na elkaar, met de klok mee.
    .title = Meer zevens
TT-32 = Een kaart voor onmiddellijk gebruik werkt meteen. De andere blijven voor je liggen tot het einde van de ronde.
    .title = Nu of later
TT-33 = Een bonuskaart gebruiken hoeft nooit.
    .title = Geen plicht
TT-BON-01 = BACK: je mag meteen een van je eigen valse slagen weer in de hand nemen.
    .title = Terugnemen
TT-BON-02 = Daarna is BACK uit het spel, gebruikt of niet.
    .title = Terugnemen verdwijnt
TT-BON-03 = FLIP: je mag een van je slagen tot valse slag maken, of een van je valse slagen tot slag.
    .title = Omdraaien
TT-BON-04 = Heeft de omgedraaide slag meer kaarten, dan kies je welke boven komt. Alleen die telt.
    .title = De bovenste kaart
TT-BON-05 = JOKER: telt als slag of als valse slag, naar keuze. Zonder waarde en zonder soort.
    .title = Joker
TT-BON-06 = TRICKS: nog een punt voor elk van je slagen, hoeveel kaarten er ook in zitten.
    .title = Slagpunten
TT-BON-07 = Soortkant: telt als valse slag van een van de twee getoonde soorten; jij kiest.
    .title = Soortkant
TT-BON-08 = Oneven kant: telt als valse slag met een van de getoonde oneven waarden.
    .title = Oneven kant
TT-BON-09 = Even kant: telt als valse slag met een van de getoonde even waarden.
    .title = Even kant
TT-BON-10 = Vrije kant: geldt als valse slag, en je bepaalt zelf de waarde, van 1 tot en met 12.
    .title = Elke waarde
TT-BON-11 = Een 7 die je op een bonuskaart kiest levert geen nieuwe bonuskaart op.
    .title = Een gekozen 7
TT-BON-12 = Plus-minkant: bij een van je valse slagen gelegd maakt die de waarde één hoger of één lager.
    .title = Plus of min één
TT-BON-13 = De veranderde waarde blijft tussen 1 en 12.
    .title = Nooit over de rand

## Rules: end of the round and scoring

TT-40 = De ronde eindigt als een slag is afgehandeld en iemands hand leeg is. Een reserve helpt niet.
    .title = Einde van de ronde
TT-41 = Zolang iedereen een handkaart heeft begint er een nieuwe slag.
    .title = Nog een slag
TT-42 = Kaarten die in handen en reserves overblijven zijn niets waard.
    .title = Wat overblijft
TT-50 = Elke slag is één punt waard.
    .title = Slagen
TT-51 = Een slag en een valse slag vormen samen een paar. Het kleinste van de twee aantallen is het aantal paren.
    .title = Paren
TT-52 = Elk paar is drie punten waard.
    .title = Drie per paar
TT-53 = Elk paar is vijf punten waard als je precies evenveel slagen als valse slagen hebt.
    .title = Vijf bij gelijk
TT-54 = Daar komen de punten van de scorekaart bij. Die kijkt alleen naar valse slagen.
    .title = De scorekaart
TT-CARD-RUN = Telt de kaarten in je langste reeks opeenvolgende waarden. Soort en volgorde doen er niet toe.
    .title = Langste reeks
TT-CARD-PAIR-1 = Telt je kaarten van een van de twee getoonde soorten; de beste geldt.
    .title = Soortenpaar 1
TT-CARD-PAIR-2 = Telt je kaarten van een van de twee getoonde soorten; de beste geldt.
    .title = Soortenpaar 2
TT-CARD-SUIT = Telt de kaarten in je beste soort. Van gelijke soorten telt er maar één.
    .title = Beste soort
TT-CARD-KINDS = Telt de soorten waarvan je minstens één kaart hebt.
    .title = Aantal soorten
TT-CARD-FEW = Wie zo weinig mogelijk valse slagen heeft, maar niet nul, krijgt 12; wie daarna komt 7, enzovoort. Bij gelijke stand krijgt ieder hetzelfde.
    .title = Minste valse slagen
TT-CARD-MANY = Wie de meeste valse slagen heeft, en niet nul, krijgt 12; wie daarna komt 7, enzovoort. Bij gelijke stand krijgt ieder hetzelfde.
    .title = Meeste valse slagen
TT-CARD-EVEN = Telt je kaarten met een even waarde.
    .title = Even waarden
TT-CARD-ODD = Telt je kaarten met een oneven waarde.
    .title = Oneven waarden
TT-60 = Er zijn evenveel ronden als spelers.
    .title = Aantal ronden
TT-61 = In elke nieuwe ronde begint wie links zit van wie de vorige begon.
    .title = De beurt schuift op
TT-62 = Wie over alle ronden de meeste punten heeft wint.
    .title = Winnaar
TT-63 = Wie evenveel punten heeft deelt de overwinning.
    .title = Gedeelde overwinning

## Rulings

TT-Q01 = Het boekje zegt niet wie voor de volgende slag uitkomt. Bij ons de winnaar; een andere gewoonte is: altijd de eerste speler van de ronde.
    .title = Wie komt nu uit
TT-Q02 = De kans om bij te nemen komt voor elke slag, ook voor de eerste.
    .title = Wanneer bijnemen
TT-Q03 = Een lege hand beëindigt de ronde voor er weer wordt bijgenomen. Je kunt afspreken pas na het bijnemen te kijken.
    .title = Hand leeg, reserve vol
TT-Q04 = Bijnemen gaat na elkaar. Iedereen ziet dat je bijneemt, niemand ziet wat.
    .title = Bijnemen is geheim
TT-Q05 = Wie een 7 kreeg kiest met de klok mee vanaf de winnaar van de slag. Je kunt afspreken te beginnen bij wie uitkwam.
    .title = Volgorde van kiezen
TT-Q06 = Niemand krijgt twee zevens in één slag: een slag heeft één soort en een valse slag is één kaart.
    .title = Eén 7 tegelijk
TT-Q07 = Met BACK mag je ook de valse slag van zojuist terugnemen, en zo een ronde gaande houden.
    .title = Net gekregen, teruggenomen
TT-Q08 = Je mag BACK nemen zonder valse slag. De kaart doet niets en gaat uit het spel.
    .title = Niets om terug te nemen
TT-Q09 = Alle bonuskaarten keren terug voor de volgende ronde, behalve BACK als die genomen is. Je kunt afspreken dat ook die terugkeert.
    .title = Bonuskaarten keren terug
TT-Q10 = Aan het einde van een ronde gebruik je bonuskaarten met de klok mee vanaf de laatste winnaar, open en definitief. Je kunt afspreken dat allen in het geheim beslissen en het tegelijk tonen.
    .title = Volgorde van gebruik
TT-Q11 = Een omgedraaide slag is één valse slag met soort en waarde van de bovenste kaart. Een 7 boven geeft geen bonuskaart.
    .title = Wat een gedraaide slag toont
TT-Q12 = FLIP werkt op stapels nummerkaarten, niet op bonuskaarten.
    .title = Bonuskaarten draai je niet om
TT-Q13 = Plus-min werkt ook op een omgedraaide slag en op een bonuskaart met een waarde, niet waar geen waarde is.
    .title = Wat te veranderen is
TT-Q14 = Een 12 kan alleen 11 worden, een 1 alleen 2. Plus-min is zelf geen valse slag, en een 7 die zo ontstaat levert niets op.
    .title = Aan de rand
TT-Q15 = Een soortkant heeft geen waarde, een waardekant geen soort, een joker geen van beide. Alle tellen als valse slag.
    .title = Wat bonuskaarten tonen
TT-Q16 = TRICKS telt de slagen na alle andere veranderingen.
    .title = Slagen tel je het laatst
TT-Q17 = Gelijken delen een plaats, en de volgende plaats vervalt. Je kunt afspreken dat die niet vervalt.
    .title = Gelijke plaatsen
TT-Q18 = Zonder valse slag krijg je bij FEW en MANY niets en neem je geen plaats in.
    .title = Geen is niet weinig
TT-Q19 = In een reeks telt elke waarde één keer, en 12 sluit niet aan op 1. Je kunt afspreken alle kaarten te tellen.
    .title = Gelijke waarden in een reeks
TT-Q20 = Geen slagen en geen valse slagen: geen paren en geen punten.
    .title = Niets is niets
TT-Q21 = Een bonuskaart mag je laten liggen, maar niet later alsnog nemen.
    .title = Nu of nooit
TT-Q22 = Je eigen slagen mag je doorkijken, die van anderen niet.
    .title = Slagen bekijken
TT-Q23 = Iedereen kiest de reserve in het geheim, en niemand komt uit voor allen klaar zijn.
    .title = Eerst de reserves

## Events

event-card-aside = { $seat } legt { $cards } apart: { $count } van { $size }.{ $voids-count ->
    [0] {""}
   *[other] {" "}Geen { $voids-or } meer in de hand.
}
    .voids = { label-suit }
    .step = { $seat } legt { $cards } apart
event-card-aside-hidden = { $seat } legt een kaart apart ({ $count } van { $size }).
    .step = { $seat } legt een kaart apart
event-card-returned = { $seat } neemt { $card } terug in de hand.
    .step = { $seat } neemt { $card } terug
event-card-returned-hidden = { $seat } neemt een kaart terug in de hand.
    .step = { $seat } neemt een kaart terug
event-reserve-closed = { $seat } schudt { $cards } en legt ze gedekt neer: de reserve. In de hand { $left ->
    [one] blijft één kaart
   *[other] blijven { $left } kaarten
}{ $voids-count ->
    [0] .
   *[other] , en geen { $voids-or }.
}
    .voids = { label-suit }
    .step = De reserve van { $seat }
event-reserve-closed-hidden = { $seat } schudt vijf kaarten en legt ze gedekt neer: de reserve.
    .step = De reserve van { $seat }
event-tricks-begin = Alle reserves liggen klaar. { $seat } komt uit voor de eerste slag; eerst mag iedereen bijnemen.
    .step = De eerste slag
event-card-drawn = { $seat } neemt de bovenste kaart van de reserve: { $card }. Nu { $held ->
    [one] één kaart
   *[other] { $held } kaarten
} in de hand.
    .step = { $seat } neemt { $card } bij
event-card-drawn-hidden = { $seat } neemt een kaart bij; { $left ->
    [0] de reserve is nu leeg
    [one] in de reserve blijft er één
   *[other] in de reserve blijven er { $left }
}.
    .step = { $seat } neemt een kaart bij
event-draw-passed = { $seat } neemt niets bij.
    .step = { $seat } neemt niets bij
event-card-led = { $seat } komt uit met { $card }: er worden { label-suit } gevraagd.
    .step = { $seat } komt uit met { $card }
event-card-followed = { $held-count ->
    [0] { $seat } bekent met { $card }.
    [one] { $seat } heeft één kaart in { label-suit }, { $card }, en moet die spelen.
   *[other] { $seat } heeft { label-suit } ({ $held }) en moet bekennen; welke is vrij. Het wordt { $card }.
}
    .step = { $seat } bekent met { $card }
event-card-thrown = { $seat } heeft geen { label-suit } en mag alles spelen: { $card }.
    .step = { $seat } speelt { $card }, een andere soort
event-trick-won = { $alone ->
    [yes] Niemand anders speelde { label-suit }: { $seat } wint met { $card } en neemt alleen die kaart.
   *[no] { $card } is de hoogste van de { label-suit }: { $seat } wint en neemt { $cards }, één slag.
}{ $high-count ->
    [0] {""}
    [one] {" "}{ $high } is hoger, maar van een andere soort, en die wint nooit.
   *[other] {" "}{ $high } zijn hoger, maar van andere soorten, en die winnen nooit.
}{ $empty-count ->
    [0] {""}
    [one] {" "}{ $empty } bekende en krijgt niets.
   *[other] {" "}{ $empty } bekenden en krijgen niets.
}
    .step = { $seat } wint met { $card }
event-false-trick = { $card } is niet van de gevraagde soort. De kaart keert open terug naar { $seat }: { $count ->
    [one] de eerste valse slag.
   *[other] valse slag nummer { $count }.
}
    .step = { $card } keert terug naar { $seat }
event-bonus-due = { $order-count ->
    [one] { $seat } heeft { $cards } gekregen en mag een bonuskaart nemen.
   *[other] { $cards } zijn binnengehaald. De bonuskaarten worden met de klok mee gekozen, { $by_winner ->
        [yes] te beginnen bij de winnaar
       *[no] te beginnen bij wie uitkwam
    }: { $order }.
}
    .step = Er is een 7 binnengehaald
event-bonus-taken = { $seat } neemt { bonus-word }{ $now ->
    [yes] , om meteen te gebruiken.
   *[no] {" "}en bewaart die tot het einde van de ronde.
}{ $side ->
    [suits] {" "}De soortkant ligt boven.
    [values] {" "}De waardekant ligt boven.
   *[other] {""}
}{ $assumed ->
    [yes] {" "}(Welke kant boven ligt is een aanname.)
   *[no] {""}
}
    .step = { $seat } neemt { $bonus }
event-bonus-declined = { $seat } neemt geen bonuskaart. Voor deze 7 komt geen tweede kans.
    .step = { $seat } bedankt
event-recall-declined = { $seat } laat de valse slagen zoals ze zijn. BACK gaat toch uit het spel.
    .step = { $seat } gebruikt BACK niet
event-false-trick-recalled = { $seat } neemt de valse slag { $card } terug in de hand (nu { $held ->
    [one] één kaart
   *[other] { $held } kaarten
}). BACK gaat uit het spel.{ $seven ->
    [yes] {" "}Opnieuw gespeeld kan deze 7 nog een bonuskaart opleveren.
   *[no] {""}
}
    .step = { $card } komt terug in de hand
event-nothing-to-recall = { $seat } heeft geen valse slag om terug te nemen. BACK doet niets en gaat uit het spel.
    .step = Niets om terug te nemen
event-next-trick = Iedereen heeft nog handkaarten. { $by_winner ->
    [yes] { $seat } won en komt uit
   *[no] { $seat } is eerste speler en komt uit
} voor slag { $number }.
    .step = { $seat } komt uit voor slag { $number }
event-round-over = { $empty-count ->
    [one] De hand van { $empty } is leeg
   *[other] De handen van { $empty } zijn leeg
}: de ronde is voorbij.{ $left-count ->
    [0] {""}
   *[other] {" "}Over en niets waard: { $left }.
}
    .left = { $seat } ({ $hand } in de hand, { $reserve } in reserve)
    .step = De ronde is voorbij
event-flipped-to-false = { $seat } draait de slag { $cards } om. { $under-count ->
    [0] Het is
   *[other] Met { $card } boven is het
} nu een valse slag: { $was_tricks } / { $was_false } wordt { $tricks } slagen / { $false } valse slagen.
    .step = { $seat } draait een slag om
event-flipped-to-trick = { $seat } maakt van de valse slag { $card } een slag: { $was_tricks } / { $was_false } wordt { $tricks } slagen / { $false } valse slagen.
    .step = { $seat } draait een valse slag om
event-joker-set = { $seat } telt de joker als { $as_trick ->
    [yes] slag
   *[no] valse slag
}: { $was_tricks } / { $was_false } wordt { $tricks } slagen / { $false } valse slagen.
    .step = De joker van { $seat }
event-tricks-claimed = { $seat } gebruikt { bonus-word }: nog een punt per slag, en dat { $tricks ->
    [one] is er één
   *[other] zijn er { $tricks }
}.
    .step = { $seat } gebruikt TRICKS
event-suit-set = { $seat } telt { $bonus } als valse slag in { label-suit }. Zonder waarde. Nu { $tricks } slagen / { $false } valse slagen.{ $assumed ->
    [yes] {" "}(De soorten op deze kaart zijn een aanname.)
   *[no] {""}
}
    .step = { $bonus } telt als { label-suit }
event-value-set = { $seat } telt { $bonus } als valse slag met waarde { $value }. Zonder soort. Nu { $tricks } slagen / { $false } valse slagen.{ $seven ->
    [yes] {" "}Een 7 op een bonuskaart levert geen bonuskaart op.
   *[no] {""}
}{ $assumed ->
    [yes] {" "}(De waarden op deze kaart zijn een aanname.)
   *[no] {""}
}
    .step = { $bonus } telt als { $value }
event-value-changed = { $seat } legt { $bonus } bij { $named }: { $was } wordt { $value }. Valse slagen: nog steeds { $false }.{ $assumed ->
    [yes] {" "}(Welke kaart de plus-minkant heeft is een aanname.)
   *[no] {""}
}
    .step = { $named } wordt { $value }
event-uses-finished = { $seat } laat { $left } ongebruikt.
    .step = { $seat } is klaar
event-use-planned = { $seat } beslist in het geheim over { bonus-word }{ $words ->
    [none] {""}
   *[other] : { $words }
}. Dat wordt getoond zodra allen klaar zijn.
    .step = { $seat } beslist in het geheim
event-uses-ready = { $seat } is klaar; wat is beslist blijft geheim tot allen klaar zijn.
    .step = { $seat } is klaar
event-uses-revealed = Allen zijn klaar. Alle beslissingen worden tegelijk getoond: { $order }.
    .step = Alle beslissingen op tafel
event-base-scored = { $seat }: { $tricks ->
    [one] één slag
   *[other] { $tricks } slagen
} = { $tricks }. { $pairs ->
    [one] Eén paar
   *[other] { $pairs } paren
} × { $each } = { $pair_points }{ $equal ->
    [yes] , want er zijn evenveel slagen als valse slagen.
   *[no] {" "}(valse slagen: { $false }, niet gelijk).
}{ $bonus ->
    [0] {""}
   *[other] {" "}TRICKS geeft { $bonus }.
} Samen { $points }.
    .step = { $seat } krijgt { $points } voor slagen en paren
event-card-scored = { score-word }, { $seat }: { $score ->
    [RUN] { $count ->
        [0] geen reeks
        [one] één kaart ({ $values })
       *[other] een reeks van { $count } ({ $values })
    }
    [KINDS] { $count ->
        [0] geen soort
        [one] één soort ({ $suits })
       *[other] { $count } soorten ({ $suits })
    }
    [FEW] { $rank ->
        [0] geen valse slag, geen plaats
       *[other] valse slagen: { $count }, plaats { $rank }
    }
    [MANY] { $rank ->
        [0] geen valse slag, geen plaats
       *[other] valse slagen: { $count }, plaats { $rank }
    }
    [EVEN] { $count ->
        [0] geen even waarde
        [one] één even waarde ({ $values })
       *[other] { $count } even waarden ({ $values })
    }
    [ODD] { $count ->
        [0] geen oneven waarde
        [one] één oneven waarde ({ $values })
       *[other] { $count } oneven waarden ({ $values })
    }
   *[other] { $count ->
        [0] geen kaart van deze soorten
        [one] één kaart in { $suits }
       *[other] { $count } kaarten in { $suits }
    }
} = { $points ->
    [one] één punt
   *[other] { $points } punten
}{ $assumed ->
    [yes] {" "}(tabel aangenomen).
   *[no] .
}
    .suits = { label-suit }
    .step = Scorekaart: { $points } voor { $seat }
event-round-scored = Ronde { $round } van { $rounds } is geteld: { $scores }.
    .scores = { $seat } +{ $points } (samen { $total })
    .step = Ronde { $round } wordt geteld
event-round-dealt = Ronde { $round }: elk { $hand } nieuwe kaarten. De scorekaart is { score-word }; { $again ->
    [yes] de variabele bonuskaarten blijven op de { $side ->
        [suits] soortkant
       *[values] waardekant
    }
   *[no] de variabele bonuskaarten gaan naar de { $side ->
        [suits] soortkant
       *[values] waardekant
    }
}{ $assumed ->
    [yes] {" "}(aanname).
   *[no] .
} { $seat } is eerste speler.
    .step = Ronde { $round } wordt gedeeld
event-game-ended = Alle { $rounds } ronden zijn gespeeld. { $winners-count ->
    [one] { $winners } heeft de meeste punten, { $best }, en wint.
   *[other] { $winners } hebben de meeste punten, elk { $best }, en delen de overwinning.
}
    .step = Het spel is uit
event-hand-counted = { $seat } heeft { $result ->
    [one] één kaart
   *[other] { $result } kaarten
} in de hand.
    .step = Kaarten in de hand
event-card-described = { $card } is een { $value } in { label-suit }: symbool, kleur en patroon zeggen hetzelfde. { $seven ->
    [yes] De kaart draagt het bonussymbool: wie haar krijgt mag een bonuskaart nemen.
   *[no] De kaart draagt geen bonussymbool.
}
    .step = De kaart { $card }
event-timing-told = { bonus-word }: { $now ->
    [yes] meteen gebruiken, zodra je de kaart neemt.
   *[no] bewaren tot het einde van de ronde.
}
    .step = Wanneer je { $bonus } gebruikt
event-side-shown = De scorekaart is { score-word }, dus tonen de variabele bonuskaarten hun { $side ->
    [suits] soortkant
   *[values] waardekant
}.{ $assumed ->
    [yes] {" "}(De tabel van het boekje is verloren; dit is een aanname.)
   *[no] {""}
}
    .step = Welke kant boven ligt

## Refusals

refusal-too-many-aside = Een reserve heeft precies { $size } kaarten. { $seat } heeft al { $cards } apart gelegd; nog { $more } erbij gaat niet.
refusal-too-few-cards = { $seat } heeft maar { $held } kaarten, te weinig voor een reserve van { $size }.
refusal-reserve-closed = De reserve van { $seat } is gesloten; niemand komt er nog aan of kijkt erin.
refusal-not-aside = { $card } hoort niet bij de kaarten die { $seat } apart heeft gelegd.
refusal-not-five = Een reserve heeft precies { $size } kaarten; { $seat } heeft er { $count } apart gelegd.
refusal-no-peeking = Niemand kijkt in een reserve. { $seat } mag alleen de bovenste kaart bijnemen, voor een slag begint.
refusal-trick-begun = De slag is begonnen. { $seat } kon voor de eerste kaart bijnemen en kan dat weer voor de volgende slag.
refusal-empty-reserve = De reserve van { $seat } is leeg.
refusal-already-asked = { $seat } heeft voor deze slag al beslist over bijnemen; hoogstens één kaart.
refusal-reserves-first = Niemand neemt bij of komt uit voor alle reserves gesloten zijn; { $missing } { $missing-count ->
    [one] kiest
   *[other] kiezen
} nog.
refusal-hand-is-empty = De ronde is voorbij, want er is een lege hand ({ $empty }). Kaarten in de reserve helpen { $seat } niet meer.
refusal-draws-first = Eerst mag { $owner } bijnemen of passen; dan begint de slag.
refusal-must-follow = { $seat } heeft { label-suit } ({ $held }) en moet op { $led } bekennen. { $card } mag niet.
refusal-still-in-reserve = { $card } ligt in de reserve van { $seat }. Die kaart moet eerst worden bijgenomen.
refusal-not-in-hand = { $seat } heeft { $card } niet{ $cards-count ->
    [0] {""}
   *[other] , alleen { $cards }
}.
refusal-no-seven = { $seat } heeft zojuist geen 7 gekregen, dus valt er geen bonuskaart te nemen.
refusal-wait-for-bonus = Ook { $seat } mag kiezen, maar eerst { $owner }.
refusal-not-in-supply = { $bonus } ligt niet in de voorraad. Te kiezen: { $supply }.
refusal-nothing-to-decline = { $seat } is niets aangeboden.
refusal-no-back = { $card } kan alleen met BACK worden teruggenomen, op het moment dat { $seat } BACK neemt.
refusal-no-such-false = { $seat } heeft geen valse slag { $card }{ $cards-count ->
    [0] {""}
   *[other] , alleen { $cards }
}.
refusal-not-your-false = { $card } is een valse slag van { $owner }. { $seat } mag alleen een eigen valse slag terugnemen.
refusal-not-owner = { $seat } heeft { $bonus } niet.
refusal-too-early = { $bonus } is voor het einde van de ronde; { $seat } bewaart de kaart tot dan.
refusal-already-used = { $seat } heeft { $bonus } al gebruikt; dat is definitief.
refusal-nothing-to-use = Bonuskaarten gebruik je aan het einde van de ronde; { $seat } heeft nu niets af te ronden.
refusal-joker-status = Zeg als wat de joker telt: "trick" (slag) of "false" (valse slag).
refusal-nothing-to-say = { $bonus } vraagt geen keuze; gebruik de kaart gewoon.
refusal-not-this-suit = { $bonus } toont { $suits-or }, verder niets.
    .suits = { label-suit }
refusal-not-this-value = { $bonus } biedt de waarden { $values-or }.
refusal-not-the-top = Die kaart zit niet in deze slag. Boven kan liggen: { $cards-or }.
refusal-flip-bonus = { $bonus } is een bonuskaart en zegt zelf wat ze is. FLIP draait alleen stapels nummerkaarten om.
refusal-not-your-pile = { $card } is van { $owner }. { $seat } mag alleen een eigen stapel omdraaien.
refusal-no-such-pile = Noem een van je slagen (het zijn er { $tricks }) met de bovenste kaart ("T1 4D"), of een van je valse slagen ("12X").
refusal-beyond-the-ends = { $named } heeft waarde { $value }; met { $step } valt dat buiten 1 tot 12. Alleen de andere kant op kan.
refusal-no-value-there = { $named } toont geen waarde, dus is er niets te veranderen.
refusal-no-false-trick = Noem een valse slag van { $seat } die een waarde heeft, en +1 of -1, zoals in "8O -1".
refusal-other-suit = { $card } is niet van de gevraagde soort ({ label-suit }, na { $led }). Andere soorten winnen nooit, welke waarde ze ook hebben.
refusal-too-low = { $card } is van de gevraagde soort, maar { $best } is hoger.
refusal-led-suit-only = { $owner } wint de slag, maar neemt alleen de gevraagde soort. { $card } gaat terug naar wie die speelde.
refusal-not-to-hand = { $card } is gespeeld. De kaart ligt voor { $seat } als valse slag, niet in de hand.

## Faults of a set-up

fault-players = Het spel is voor { $least } tot { $most } spelers, niet { $players }.
fault-no-such-player = Wie uitkomt, begint of won zit hier niet: er zijn { $players } plaatsen.
fault-big-hand = { $seat } heeft { $size } kaarten; er worden er maar { $most } gedeeld.
fault-big-reserve = De reserve van { $seat } is te groot; er horen { $most } kaarten in.
fault-empty-trick = Een slag van { $seat } heeft geen kaart.
fault-left-aside = { $seat } heeft nog kaarten apart liggen, maar de reserves worden niet meer gekozen.
fault-strange-card = { $card } hoort niet op de plaats waar die kaart ligt.
fault-card-twice = { $card } ligt er { $times } keer; in de doos zit er één.
fault-no-lead = Iemand heeft gespeeld, maar niet wie uitkomt; er is geen gevraagde soort.
fault-unknown-in-trick = Een kaart in het midden is onbekend; de slag is niet te beoordelen.
fault-tricks-too-soon = De reserves worden nog gekozen, maar er zijn al slagen gespeeld.
fault-strange-use = { $bonus } van { $seat } kan niet als { $use } zijn gebruikt.
fault-strange-plan = { $seat } kan dit nu niet beslissen: { $words }.

## Errors

error-players = het spel is voor { $least } tot { $most } spelers, niet { $given }.
error-bad-table = { $table } kan niet { $given } zijn; verwacht wordt iets als { $expected }.
error-bad-form = het formulier is nog niet te gebruiken. { $slips }
error-no-card = "{ $given }" is geen kaart; nummerkaarten gaan van 1O tot 12D met de soorten O, X, W en D.
error-no-number-card = hier hoort een nummerkaart, zoals "7W"; de soorten zijn O, X, W en D.
error-one-card = daar kan maar één kaart liggen.
error-one-seat = hier kan maar één speler staan.
error-open-set = de verzameling is niet gesloten; schrijf zoals {"{"}4W 5W{"}"}.
error-no-use = "{ $given }" is geen gebruik van een bonuskaart.
error-no-entry = "{ $given }" hoort niet in de tabellen; verwacht wordt iets als { $expected }.
error-no-bonus = "{ $given }" is geen bonuskaart; te kiezen: { $cards }.
error-nothing-more = hier wordt niets meer verwacht, maar er staat "{ $given }".
error-no-count = "{ $given }" is niet te tellen.

## Names of things

piece = { $name }, { $value } van { label-suit }
piece-unknown = een gedekte kaart
zone-score = Scorekaart
zone-scored = Scorekaarten van vorige ronden
zone-scorepile = Stapel scorekaarten
zone-supply = Bonuskaarten om te nemen, soortkant boven
zone-turnedsupply = Bonuskaarten om te nemen, waardekant boven
zone-removed = Kaarten uit het spel
zone-middle = Kaart die { $seat } speelde
zone-hand = Hand van { $seat }
zone-aside = Kaarten die { $seat } apart legde
zone-reserve = Reserve van { $seat }
zone-false = Valse slagen van { $seat }
zone-covered = Kaarten onder een omgedraaide slag van { $seat }
zone-bonus = Bonuskaarten van { $seat }, soortkant boven
zone-turned = Bonuskaarten van { $seat }, waardekant boven
zone-trick = Slag van { $seat }

## Labels

label-seat = { $seat }
label-leads = { $seat } komt uit: { label-suit }
label-points = { $seat }: { $points ->
    [one] één punt
   *[other] { $points } punten
}
label-total = { $seat }: { $before } + { $points } = { $total }
label-supply = Bonuskaarten, soortkant boven
label-turnedsupply = Bonuskaarten, waardekant boven
label-reserve = Reserve { $count }
label-aside = Apart { $count }
label-tricks = Slagen { $count }
label-false = Valse slagen { $count }
label-bonus = Bonus
label-uses = { $uses }
    .uses = { $bonus } → { $use }

## Figures under a caption: what is counted, and how much it is

figure-points = { $points }
figure-tricks = { $tricks ->
    [one] Eén slag × 1
   *[other] { $tricks } slagen × 1
}
figure-pairs = { $pairs ->
    [one] Eén paar × { $each }
   *[other] { $pairs } paren × { $each }
}
figure-bonus = TRICKS, { $tricks } × 1
figure-base = Slagen en paren
figure-card = { score-word }: { $ranked ->
    [yes] { $rank ->
        [0] geen plaats
       *[other] plaats { $rank }
    }
   *[no] { $count }
}
figure-round = Deze ronde
figure-total = Alle ronden
figure-added = { $before } + { $points } = { $total }
figure-seat = { $seat }
figure-piles = { $tricks ->
    [one] één slag
   *[other] { $tricks } slagen
}, { $false } vals
figure-trick-piles = Slagen
figure-false-piles = Valse slagen
figure-change = { $before } → { $after }

## The form for one's own box

form-hint = Typ in wat er op de kaarten van je eigen doos staat. Een leeg veld blijft een aanname, en scores die daarop berusten zeggen dat.
form-count-points = Punten voor 0, 1, 2 … getelde kaarten
form-rank-points = Punten per plaats
form-ranks = Minste en meeste (FEW, MANY)
form-pair-suits = Soorten op de twee paarkaarten
form-bonus-pairs = Soortkanten van de variabele bonuskaarten
form-value-sides = Waardekanten van de variabele bonuskaarten
form-values = Waarden om uit te kiezen
form-turns = Welke kant boven ligt
form-turning = Scorekaarten waarbij de waardekant boven ligt
form-known = Ik weet bij welke scorekaarten de waardekant boven ligt; die zijn hier aangevinkt:
form-assumed = { $value } (aanname)
form-suits-on = Soorten op { $bonus }
form-suit-side = { $bonus }, soortkant
form-value-side = { $bonus }, waardekant
form-suits = { $suits }
    .suits = { label-suit }
form-side = { $side ->
    [odd] oneven kant
    [even] even kant
    [any] elke waarde
   *[step] plus of min één
}
form-slip = { $entry }: "{ $given }" past niet. { $expected }
form-expects-row = Verwacht worden hele getallen van 0 tot 1000 met komma's ertussen: de punten voor 0, 1, 2 … kaarten, zoals 0, 0, 1, 3, 6; of een van de woorden triangular en linear.
form-expects-ranks = Verwacht worden hele getallen van 0 tot 1000 met komma's ertussen: de punten voor de eerste, de tweede enzovoort, zoals 12, 7, 3, 0.
form-expects-values = Verwacht worden waarden van 1 tot 12 met komma's ertussen, zoals 1, 3, 5.
form-typed = { $count ->
    [0] Er is nog niets ingevuld: alle { $all } velden zijn aannames.
   *[other] Ingevuld: { $count } van { $all } velden. De andere zijn aannames.
}

## Questions

ask-must-follow = Er is met { $led } uitgekomen. Moet { $seat } een soort bekennen?
ask-who-wins = Wie wint de slag?
ask-where-to = { $owner } heeft gewonnen. Waar gaat { $card } heen?
ask-who-chooses = Wie kiest als eerste een bonuskaart?
ask-base = Wat zijn { $tricks } slagen en { $false } valse slagen van { $seat } waard, zonder de scorekaart?
ask-card = Hoeveel punten geeft de scorekaart aan { $seat }?
ask-who-leads = Wie komt uit voor de volgende slag?
ask-goes-on = Er is een lege hand ({ $empty }). Gaat de ronde door?
ask-winner = Wie wint het spel?
ask-seven = Draagt { $card } het bonussymbool?
ask-side = Welke kant van de variabele bonuskaarten ligt boven bij deze scorekaart?
ask-timing = Wanneer gebruik je { bonus-word }?
ask-may-play = Mag { $seat } { $words } spelen?
ask-may-take = Mag { $seat } { $words } nemen?
ask-may-close = Mag { $seat } de reserve nu sluiten?
ask-may-peek = Mag { $seat } in de reserve kijken?
ask-may-draw = Mag { $seat } nu bijnemen?
ask-may-use = Mag { $seat } { $words } gebruiken?
ask-may-recall = Mag { $seat } { $words } terugnemen?
option-yes = Ja
option-no = Nee
option-bound = Ja, { label-suit }
option-free = Nee, elke kaart mag
option-plays = { $seat } met { $card }
option-to-winner = Naar { $owner }, die de slag won
option-false-trick = Terug naar { $seat }, open, als valse slag
option-to-hand = Terug in de hand van { $seat }
option-seat = { $seat }
option-points = { $points }
option-share = { $winners } delen de overwinning.
option-suit-side = De soortkant
option-value-side = De waardekant
option-now = Meteen
option-later = Aan het einde van de ronde

## Examples

example-trick-7-9-2 = Een slag van vier kaarten
    .intro = Eerste slag van een ronde. Earl komt uit; eerst mag iedereen uit de reserve bijnemen.
example-resolve-elsa = Wie krijgt welke kaart
    .intro = Alle vier hebben gespeeld. Wat gebeurt er met elke kaart?
example-bonus-elsa = Een 7 levert een bonuskaart op
    .intro = Dezelfde slag. Earl speelde de 7: wie heeft er iets aan?
example-score-earl = Zes slagen, één valse slag
    .intro = De ronde is voorbij. Eerste regel van de telling: Earl.
example-score-elsa = Drie slagen, vier valse slagen
    .intro = Dezelfde ronde: nu Elsa.
example-score-john = Vier en vier
    .intro = Dezelfde ronde: nu John, met evenveel slagen als valse slagen.
example-score-add-card = De hele telling van een ronde
    .intro = Ieders stapels, en de scorekaart Aantal soorten.
example-card-run = Langste reeks
    .intro = Vijf valse slagen. De scorekaart telt de langste reeks.
example-card-suit = Beste soort
    .intro = Vijf valse slagen. De scorekaart telt de beste soort.
example-card-kinds = Aantal soorten
    .intro = Vijf valse slagen. Hoeveel soorten zijn het?
example-card-even = Even waarden
    .intro = Vijf valse slagen. Hoeveel ervan zijn even?
example-card-odd = Oneven waarden
    .intro = Dezelfde vijf. Hoeveel ervan zijn oneven?
example-card-pair = Een van twee soorten
    .intro = De scorekaart noemt twee soorten, hier kronen en druppels. Eén ervan telt.
part-card-pair-other = De andere paarkaart
    .intro = Dezelfde kaarten met het paar ringen en sterren.
example-card-few = Minste valse slagen
    .intro = Vier spelers met 0, 2, 2 en 5 valse slagen. Weinig is goed, geen niet.
example-card-many = Meeste valse slagen
    .intro = Dezelfde vier spelers; nu is veel goed.
example-idea = Eén slag te veel
    .intro = Vijf slagen en vier valse slagen: is dat beter dan vier en vier?
part-idea-equal = Eén slag minder
    .intro = Dezelfde valse slagen, maar vier slagen. En de vier waarden volgen op elkaar.
example-card-anatomy = Een nummerkaart
    .intro = Waarde en soort, en op sommige kaarten nog een symbool.
example-sides = Twee kanten
    .intro = Vier bonuskaarten hebben twee kanten. De scorekaart bepaalt welke boven ligt.
example-deal-reserve = Vijf kaarten apart
    .intro = John kreeg twaalf kaarten. Vijf ervan worden de reserve.
example-reserve-box = Bijnemen voor een slag
    .intro = Voor de eerste kaart mag iedereen bijnemen. John wil dat.
example-lone-lead = Niemand bekent
    .intro = Slag 12 van een ronde. Earl komt uit met sterren, en niemand anders heeft er een.
example-use-icons = Nu of later
    .intro = Eén bonuskaart werkt meteen, zeven wachten op het einde van de ronde.
example-bonus-back = Terugnemen
    .intro = Elsa en John krijgen straks elk een 7. John is uit op de kaart BACK.
example-bonus-flip = Omdraaien
    .intro = Vier slagen en twee valse slagen. FLIP kan dat rechtzetten.
example-bonus-joker = Joker
    .intro = Drie slagen en twee valse slagen, en een joker.
part-bonus-joker-trick = En als slag?
    .intro = Dezelfde tafel; nu telt de joker als slag.
example-bonus-tricks = Slagpunten
    .intro = Vijf slagen, vier valse slagen en de kaart TRICKS.
example-bonus-suit-side = Een soortkant
    .intro = De beste soort telt, en V1 kan er nog een kaart van zijn.
example-bonus-odd = De oneven kant
    .intro = Oneven waarden tellen, en V1 kan er nog een zijn.
example-bonus-even = De even kant
    .intro = Even waarden tellen, en V2 kan er nog een zijn.
example-bonus-any = Elke waarde
    .intro = Een reeks met een gat, en V3 kan elke waarde zijn.
example-bonus-plus-minus = Plus of min één
    .intro = Een reeks met een gat, en V4 kan een waarde één opschuiven.
part-bonus-plus-minus-ends = Aan de rand
    .intro = Een 1 en een 12: hoe ver kunnen die?
example-x-sevens-order = Twee zevens in één slag
    .intro = Elsa en Dick krijgen straks elk een 7. Wie kiest eerst?
example-x-round-end = Volle reserve, lege hand
    .intro = Dick heeft nooit bijgenomen. Slag 7 is compleet, en zijn hand is leeg.
example-x-whole-round = Een hele ronde, slag voor slag
    .intro = Dertien slagen van Earl, Elsa en John, tot en met de telling. Voor de eerste neemt niemand bij.
part-next-draws = De volgende slag, met bijnemen
    .intro = Voor deze slag neemt iemand bij.
part-next-leads = De volgende slag
    .intro = Deze keer neemt niemand bij.

## Zetten, zoals een knop ze zegt

move-aside = Leg { $all } apart
move-return = Neem { $a } terug
move-close = Sluit de reserve
move-draw = Neem een kaart bij
move-pass = Neem niets bij
move-peek = Kijk in de reserve
move-play = Speel { $a }
move-take = Neem { $a }
move-decline = Bedank
move-recall = Neem { $a } terug in de hand
move-use = { $a ->
    [FLIP] { $c ->
        [none] Draai de valse slag { $b } om
       *[other] Draai slag { DIGITS($b) } om, met { $c } boven
    }
    [JOKER] { $b ->
        [trick] Tel de joker als slag
       *[false] Tel de joker als valse slag
    }
   *[other] { $c ->
        [none] { $b ->
            [none] Gebruik { $a }
            [O] Tel { $a } als { label-suit }
            [X] Tel { $a } als { label-suit }
            [W] Tel { $a } als { label-suit }
            [D] Tel { $a } als { label-suit }
           *[other] Tel { $a } als { $b }
        }
       *[other] Leg { $a } bij { $b } ({ $c })
    }
}
    .suit = { $b }
move-done = Gebruik niets meer

## Velden van een opstelling

field-variant = Variant
    .base = Basisspel
field-tables = Tabellen van je eigen doos
field-stage = Wat er nu komt
    .draw = bijnemen, dan de slag
    .reserve = ieder kiest een reserve
    .resolve = valse slagen keren terug naar huis
    .bonus = er worden bonuskaarten genomen
    .recall = een valse slag mag worden teruggenomen
    .uses = bonuskaarten worden gebruikt
    .deal = de volgende ronde wordt gedeeld
    .over = niets: het spel is uit
field-round = Ronde
field-asked = Spelers die al beslist hebben over bijnemen
field-leader = Wie uitkomt voor deze slag
    .seat = { $seat }
field-first = Eerste speler van de ronde
    .seat = { $seat }
field-last = Winnaar van de laatste slag
    .seat = { $seat }
field-lead_next = Voor de volgende slag komt uit
    .winner = wie de slag won
    .first_player = de eerste speler van de ronde
field-round_end_check = Of een hand leeg is, wordt bekeken
    .after_trick = na de slag
    .after_draw = na het bijnemen
field-bonus_order = Kiest het eerst een bonuskaart
    .winner = wie de slag won
    .leader = wie uitkwam
field-back_removed = Eenmaal genomen blijft BACK weg
    .game = tot het einde van het spel
    .round = voor deze ronde
field-round_bonus_order = Bonuskaarten worden gebruikt
    .clockwise = speler na speler
    .simultaneous = in vrije volgorde
field-tie_rank = Na spelers op een gelijke plaats
    .skip = vervalt de volgende plaats
    .dense = vervalt geen plaats
field-run_duplicates = In een reeks
    .distinct = telt elke waarde één keer
    .count_all = tellen alle kaarten
field-points = Punten van { $seat } in deze ronde
