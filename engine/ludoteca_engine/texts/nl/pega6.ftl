### Pega em 6!: rules, events, refusals, faults, examples, and the names of things on the table.

game = Pega em 6!
    .about = Ieder tien kaarten, vier rijen, en niemand wil de stieren.

## Rules: base game

P6-01 = Je speelt met twee tot tien spelers.
    .title = Spelers
P6-02 = Je gebruikt alleen de 104 getalkaarten, van elk getal één; de speciale kaarten blijven in de doos.
    .title = De kaarten
P6-03 = Elke stierenkop die je verzamelt, is een strafpunt. Wie de minste punten heeft, wint.
    .title = Doel
P6-04 = Alle kaarten worden geschud en iedereen krijgt er tien. Eén speler houdt de score bij.
    .title = Delen
P6-05 = Er worden nog vier kaarten opengelegd; met elke kaart begint een rij. In een rij passen vijf kaarten, de eerste meegeteld.
    .title = Vier rijen
P6-06 = Kaarten die niet gedeeld of opengelegd zijn, doen pas de volgende ronde weer mee.
    .title = Kaarten die overblijven
P6-07 = Elke beurt kiest iedereen precies één kaart uit de eigen hand en legt die gedekt neer.
    .title = Ieder één kaart
P6-08 = Niemand draait een kaart om voordat iedereen heeft gekozen; dan gaan alle kaarten tegelijk open.
    .title = Tegelijk omdraaien
P6-09 = De open kaarten worden één voor één aangelegd, de laagste eerst. Pas als een kaart helemaal is afgehandeld, komt de volgende.
    .title = Laagste eerst
P6-10 = Een kaart komt altijd rechts achteraan in een rij.
    .title = Achteraan in de rij
P6-11 = Een ronde duurt tien beurten; dan zijn alle handen leeg.
    .title = Tien beurten
P6-12 = Een kaart mag alleen in een rij waarvan de laatste kaart lager is.
    .title = Oplopende volgorde
P6-13 = Zijn er meerdere rijen mogelijk, dan hoort de kaart in de rij waarvan de laatste kaart er het dichtst bij zit. Te kiezen valt er niets.
    .title = Kleinste verschil
P6-14 = Een rij van vijf kaarten is vol.
    .title = Volle rij
P6-15 = Hoort je kaart in een volle rij, dan neem je de vijf kaarten die er liggen. Met jouw kaart begint de rij opnieuw.
    .title = De zesde kaart neemt de rij
P6-16 = Een kaart die lager is dan de laatste kaart van elke rij, is een lage kaart. Wie die speelt, neemt een hele rij. Met de lage kaart begint die rij opnieuw.
    .title = Lage kaart
P6-17 = Met een lage kaart mag je elke rij nemen. De rij met de minste stierenkoppen is meestal het best, maar verplicht is dat niet.
    .title = Elke rij mag
P6-18 = Eindigt het getal op 5, dan heeft de kaart twee stierenkoppen; eindigt het op 0, dan drie. Bestaat het uit twee gelijke cijfers, dan zijn het er vijf, en bij de 55 zeven. Alle andere kaarten hebben er één.
    .title = Stierenkoppen
P6-19 = Kaarten die je neemt, leg je gedekt op je stierenstapel.
    .title = Stierenstapel
P6-20 = Genomen kaarten komen tijdens de ronde nooit terug in je hand.
    .title = Genomen is genomen
P6-21 = De ronde is afgelopen als alle handkaarten gespeeld zijn.
    .title = Einde van een ronde
P6-22 = Je telt je stierenkoppen en telt ze op bij je totaal. Kaarten die nog in de rijen liggen, tellen voor niemand.
    .title = Tellen
P6-23 = Gaat het spel verder, dan worden alle kaarten geschud en wordt er opnieuw gedeeld.
    .title = Volgende ronde
P6-24 = Het spel eindigt na de ronde waarin iemand in totaal op 66 punten of meer komt.
    .title = Einde van het spel
P6-25 = Het laagste totaal wint.
    .title = Winnaar
P6-26 = Hebben meerdere spelers het laagste totaal, dan delen ze de overwinning.
    .title = Gedeelde overwinning
P6-27 = De spelers mogen een andere puntengrens afspreken, of een vast aantal rondes.
    .title = Andere speelduur
P6-C02 = Pas als een ronde geteld is, kijk je of iemand de puntengrens heeft bereikt.
    .title = Wanneer je naar het totaal kijkt
P6-C25 = De vier opengelegde kaarten vormen de rijen in de volgorde waarin ze op tafel komen; voor het spel maakt dat niets uit.
    .title = Volgorde van de rijen
P6-C26 = Handkaarten zijn geheim. Stierenstapels mag je bekijken, want iedereen heeft gezien welke kaarten er genomen zijn.
    .title = Wat geheim is

## Events

event-card-chosen = { $seat } kiest de { $card } en legt die gedekt neer.
    .step = { $seat } kiest een kaart
event-card-chosen-hidden = { $seat } heeft een kaart gekozen.
    .step = { $seat } kiest een kaart
event-cards-revealed = Alle kaarten gaan open: { $cards }. De laagste wordt het eerst aangelegd.
    .step = Alle kaarten gaan open
event-card-placed = { $possible-count ->
    [one] { $higher-count ->
        [0] De { $card } komt achter de { $end } in rij { $row }.
       *[other] Alleen rij { $row } eindigt op een lagere kaart, de { $end }: daar moet de { $card } naartoe.
    }
   *[other] De { $card } past achter { $possible-or }. Het kleinste verschil beslist: rij { $row }.
}{ $size ->
    [5] {" "}Rij { $row } is nu vol.
   *[other] {""}
}
    .possible = de { $end } in rij { $row } (verschil { $gap })
    .step = { $card } naar rij { $row }
event-row-taken-full = { $possible-count ->
    [one] De { $card } hoort in rij { $row }, achter de { $end }.
   *[other] De { $card } past achter { $possible-or }; de { $end } zit er het dichtst bij.
} Maar rij { $row } is vol: { $seat } neemt de { $cards }. Dat is samen { $sum } = { $heads ->
    [one] 1 stierenkop
   *[other] { $heads } stierenkoppen
}. Met de { $card } begint de rij opnieuw.
    .possible = de { $end } in rij { $row } (verschil { $gap })
    .step = { $card } neemt rij { $row }
event-row-taken-low = De { $card } is lager dan de laatste kaart van elke rij ({ $ends }), dus { $seat } moet een rij nemen en kiest rij { $row }: { $cards-count ->
    [one] de { $cards }, { $heads ->
        [one] één stierenkop
       *[other] { $heads } stierenkoppen
    }
   *[other] de { $cards }, samen { $sum } = { $heads ->
        [one] 1 stierenkop
       *[other] { $heads } stierenkoppen
    }
}. Met de { $card } begint de rij opnieuw.
    .step = { $card } neemt rij { $row }
event-low-card = De { $card } is lager dan de laatste kaart van elke rij ({ $ends }). { $seat } moet een rij nemen en mag kiezen welke. De prijs in stierenkoppen: { $costs }.
    .costs = rij { $row } kost { $heads }
    .step = { $card } is een lage kaart
event-round-ended = Ronde { $round } is afgelopen. { $scores }.
    .scores = { $seat } heeft { $heads ->
        [0] geen stierenkoppen
        [one] één stierenkop
       *[other] { $heads } stierenkoppen
    } (in totaal { $total })
    .step = Ronde { $round } wordt geteld
event-round-dealt = Ronde { $round }: iedereen krijgt { $hand } nieuwe kaarten. De rijen beginnen met { $cards }.
    .step = Ronde { $round } wordt gedeeld
event-game-ended = { $reason ->
    [rounds] { $round ->
        [one] De afgesproken ronde is gespeeld.
       *[other] De afgesproken { $round } rondes zijn gespeeld.
    }
   *[other] Iemand heeft de puntengrens van { $target } bereikt, dus het spel is afgelopen.
} { $winners-count ->
    [one] { $winners } heeft de minste punten, { $best }, en wint.
   *[other] { $winners } hebben de minste punten, elk { $best }, en delen de overwinning.
}
    .step = Het spel is afgelopen
event-heads-counted = { $why ->
    [five] De { $card } eindigt op een 5: twee stierenkoppen.
    [ten] De { $card } eindigt op een 0: drie stierenkoppen.
    [double] De { $card } bestaat uit twee gelijke cijfers: vijf stierenkoppen.
    [both] De { $card } bestaat uit twee gelijke cijfers en eindigt op een 5: vijf plus twee is zeven stierenkoppen.
   *[plain] De { $card } is geen bijzonder getal: één stierenkop.
}
    .step = Stierenkoppen van de { $card }
event-costs-counted = Wie nu een rij neemt, betaalt in stierenkoppen: { $costs }. { $cheapest-count ->
    [0] Ze kosten allemaal evenveel.
    [one] Rij { $cheapest } is het goedkoopst.
   *[other] Rij { $cheapest } zijn het goedkoopst.
}
    .costs = rij { $row } kost er { $heads }
    .step = Wat elke rij kost
event-hand-counted = { $seat } heeft { $result ->
    [0] geen kaarten meer
    [one] nog één kaart
   *[other] nog { $result } kaarten
} in de hand: genomen kaarten komen daar niet bij.
    .step = Kaarten in de hand

event-cheap-row = Rij { $row } kost { $heads ->
    [one] één stierenkop
   *[other] { $heads } stierenkoppen
}; goedkoper kan niet.
event-dear-row = Dat mag, maar rij { $row } kost { $heads ->
    [one] één stierenkop
   *[other] { $heads } stierenkoppen
}. { $cheapest-count ->
    [one] Rij { $cheapest }
   *[other] Rij { $cheapest-or }
} kost er maar { $best }.

## Refusals

refusal-not-one-card = { $cards-count ->
    [0] { $seat } moet een kaart kiezen.
   *[other] { $seat } mag maar één kaart kiezen, niet { $cards }.
}
refusal-already-chosen = { $seat } heeft deze beurt al een kaart gekozen.
refusal-taken-card = De { $card } ligt op de stierenstapel van { $seat }. Genomen kaarten komen nooit terug in de hand.
refusal-not-in-hand = { $seat } heeft de { $card } niet in de hand{ $cards-count ->
    [0] {""}
   *[other] , alleen de { $cards }
}.
refusal-still-placing = Eerst moet de { $card } worden aangelegd; daarna wordt er weer gekozen.
refusal-nothing-revealed = Er is nog geen kaart omgedraaid.
refusal-not-lowest = De { $card } moet wachten: de { $lowest } is lager en gaat voor.
refusal-other-card = Nu is de { $lowest } aan de beurt, niet de { $card }.
refusal-no-such-row = In rij { $row } ligt geen kaart; { $rows ->
    [one] er is maar één rij
   *[other] de rijen lopen van 1 tot en met { $rows }
}.
refusal-low-card = De { $card } is lager dan de laatste kaart van elke rij ({ $ends }) en past dus nergens. Wie zo'n kaart speelt, moet een rij nemen.
refusal-row-too-high = De { $card } is te laag voor rij { $row }, want die eindigt op de { $end }. De { $card } hoort in rij { $right }, achter de { $right_end }.
refusal-row-not-nearest = Rij { $row } eindigt op de { $end }, een verschil van { $gap }. Rij { $right } eindigt op de { $right_end }, een verschil van maar { $right_gap }: daar hoort de { $card }.
refusal-row-is-fixed = Alleen wie een lage kaart speelt, kiest een rij. De { $card } is hoger dan de { $right_end } en hoort in rij { $right }.
refusal-not-all-chosen = De kaarten gaan pas open als iedereen er één heeft gekozen; { $missing-count ->
    [one] { $missing } moet
   *[other] { $missing } moeten
} nog kiezen.

refusal-row-is-full = In rij { $row } liggen al vijf kaarten, dus de { $card } kan er niet zomaar bij: { $seat } moet de rij nemen.
refusal-own-card-stays = { $seat } neemt de vijf kaarten die er lagen. De { $card } zelf blijft liggen: daarmee begint de rij opnieuw.

## Faults of a set-up

fault-players = Het spel is voor { $least } tot { $most } spelers, niet voor { $players }.
fault-big-hand = { $seat } heeft { $size } kaarten in de hand; er worden er hoogstens { $most } gedeeld.
fault-uneven-hands = Niet iedereen heeft evenveel kaarten: het aantal loopt uiteen van { $least } tot { $most }.
fault-chosen-and-revealed = Sommige kaarten liggen gedekt en andere al open; ze worden allemaal tegelijk omgedraaid.
fault-no-rows = Er ligt geen rij op tafel, dus er kan geen kaart worden aangelegd.
fault-rows = Op tafel { $rows ->
    [one] ligt één rij
   *[other] liggen { $rows } rijen
}; er horen er { $right } te liggen.
fault-empty-row = Rij { $row } is leeg.
fault-long-row = In rij { $row } liggen { $size } kaarten; er passen er { $most }.
fault-falling-row = Rij { $row } loopt van links naar rechts niet op.
fault-unknown-end = Niemand kent de laatste kaart van rij { $row }, dus valt niet te zeggen welke kaart daar past.
fault-card-twice = De { $card } ligt { $times } keer op tafel; er is er maar één.

## Errors

error-players = het spel is voor { $least } tot { $most } spelers, niet voor { $given }.
error-no-card = "{ $given }" is geen kaart; de kaarten lopen van { $lowest } tot en met { $highest }.
error-no-row = "{ $given }" is geen rij; de rijen heten R1, R2 enzovoort.
error-card-and-row = noem een kaart en een rij, zoals in "place 44 R3".
error-nothing-more = hier hoort niets meer te staan, maar er staat "{ $given }".
error-one-card = daar kan maar één kaart liggen.
error-too-many-rows = er worden hoogstens { $limit } rijen gelezen.
error-no-count = "{ $given }" kan niet worden geteld.

## Names of things

piece = { $card }, { $heads ->
    [one] één stierenkop
   *[other] { $heads } stierenkoppen
}
piece-unknown = een gedekte kaart
zone-row = Rij { $n }
zone-hand = Hand van { $seat }
zone-chosen = Gekozen kaart van { $seat }
zone-revealed = Kaart die { $seat } moet aanleggen
zone-pile = Stierenstapel van { $seat }
zone-unused = Kaarten die niet meedoen
label-row = Rij { $n }
label-seat = { $seat }
label-pile = { $heads ->
    [one] 1 kop
   *[other] { $heads } koppen
}
label-pile-unknown = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
label-total = { $total ->
    [one] 1 punt
   *[other] { $total } punten
}

## Questions

ask-which-row = Waar komt de { $card } te liggen?
ask-full-row = De { $card } hoort in rij { $row }, achter de { $end }. Wat gebeurt er?
ask-which-take = De { $card } is een lage kaart. Welke rij zou jij nemen?
ask-cheapest = Welke rij kost de minste stierenkoppen?
ask-heads = Hoeveel stierenkoppen heeft de { $card }?
ask-winner = Wie wint?
ask-may-place = Mag de { $card } in rij { $row }?
ask-may-choose = Mag { $seat } de { $card } kiezen?
option-yes = Ja
option-no = Nee
option-row = Rij { $n }
option-joins = De { $card } komt als zesde kaart in rij { $row }.
option-takes = { $seat } neemt de vijf kaarten; met de { $card } begint de rij opnieuw.
option-takes-all = { $seat } neemt de vijf kaarten en ook de { $card }.
option-heads = { $heads }
option-wins = { $seat }, met { $total ->
    [one] 1 punt
   *[other] { $total } punten
}
option-share = { $winners } delen de overwinning.

## Examples

example-fig-1 = Vier rijen
    .intro = Er worden vier kaarten opengelegd. Met elke kaart begint een rij.
example-fig-2 = Oplopende volgorde, kleinste verschil
    .intro = Vier spelers hebben elk een kaart omgedraaid. Waar komen die te liggen?
example-fig-3 = Een volle rij
    .intro = De volgende vier kaarten. Rij 1 wordt al aardig lang.
example-fig-4 = Een lage kaart
    .intro = De derde beurt begint met een heel klein getal.
example-tip-low-card = Welke rij neem je?
    .intro = Wie de lage kaart speelde, moet een rij nemen. Eerst tellen loont.
example-bull-heads = Stierenkoppen
    .intro = Hoeveel stierenkoppen heeft elke kaart? Dat zie je aan het getal.
example-bull-pile = Genomen is genomen
    .intro = Rij 1 is vol, en daar moet de 30 naartoe.
example-fig-5 = De verkeerde buur
    .intro = Je draait de 45 om en hoopt op rij 3, naast de 41.
example-fig-6 = Iemand neemt jouw rij
    .intro = Je draait de 62 om, één hoger dan de 61 in rij 1. Wat kan er misgaan?
part-fig-6-without = En zonder de 29?
    .intro = Dezelfde tafel, maar niemand heeft de 29 gespeeld.
example-end-of-game = Het einde van het spel
    .intro = Na de tweede ronde zijn alle handen leeg. Tijd om te tellen.
