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
    [two-rounds] Beide rondes zijn gespeeld.
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

## Rules: professional variant

P6-PRO-01 = De profvariant is voor twee tot zes spelers. De basisregels gelden, behalve voor de kaarten en het delen.
    .title = Profspelers
P6-PRO-02 = Alleen de kaarten van 1 tot tien keer het aantal spelers plus vier doen mee: iedereen weet welke er zijn.
    .title = Een bekend spel kaarten
P6-PRO-03 = Al die kaarten liggen open. Om de beurt pakt iedereen één kaart, tot ieder er tien heeft.
    .title = Een hand samenstellen
P6-PRO-04 = De vier kaarten die niemand pakt, openen de rijen.
    .title = De rest opent de rijen

## Rules: anniversary variant

P6-X-01 = De jubileumvariant is voor twee tot acht spelers. De basisregels gelden waar niets anders staat.
    .title = Spelers bij het jubileum
P6-X-02 = Getallen en speciale kaarten worden apart geschud: 104 getallen en zeven soorten speciale kaarten, elk vier keer.
    .title = Twee stapels
P6-X-03 = Ieder krijgt twaalf getallen en drie speciale kaarten.
    .title = Delen bij het jubileum
P6-X-04 = Vier getallen openen de rijen; wat overblijft gaat ongebruikt opzij.
    .title = Rijen en wat overblijft
P6-X-05 = Overgebleven speciale kaarten vormen een gedekte trekstapel; gebruikte liggen er open naast.
    .title = Trekstapel en aflegstapel
P6-X-06 = Er zijn twee rondes van twaalf beurten. De 66 punten tellen niet.
    .title = Twee rondes
P6-X-07 = Een speciale kaart speel je alleen als je op het punt staat je eigen getal aan te leggen.
    .title = Wanneer een speciale kaart mag
P6-X-08 = Een speciale kaart spelen hoeft nooit, en per getal mag er hooguit één.
    .title = Eén of geen
P6-X-09 = De speciale kaart komt naast het getal; daarna wordt het getal gelegd zoals die kaart zegt.
    .title = Eerst tonen, dan gebruiken
P6-X-10 = Een gebruikte kaart gaat naar de aflegstapel. Vijfde rij, Pak bij 7 en Blokkeren blijven zolang ze werken.
    .title = Waar gebruikte kaarten blijven
P6-X-ROW5-01 = Het getal opent een vijfde rij, en er wordt niets genomen.
    .title = Vijfde rij (5ª Fileira)
P6-X-ROW5-02 = Zolang er vijf rijen liggen, mag er geen tweede Vijfde rij bij.
    .title = Nooit zes rijen
P6-X-ROW5-03 = Bij vijf rijen neemt wie een rij neemt ook het net gespeelde getal.
    .title = Vijf rijen: eigen kaart ook mee
P6-X-ROW5-04 = Daarna is de plek van de genomen rij weg. Er blijven vier rijen, en Vijfde rij wordt afgelegd.
    .title = Terug naar vier rijen
P6-X-SEVEN-01 = In plaats van de volle rij te nemen, leg je het getal er als zesde bij, met Pak bij 7 erachter.
    .title = Pak bij 7 (Pega em 7!)
P6-X-SEVEN-02 = Een rij met Pak bij 7 wordt pas door het zevende getal genomen.
    .title = De zevende kaart neemt
P6-X-SEVEN-03 = Pak bij 7 blijft bij de rij tot die genomen wordt.
    .title = Het blijft bij de rij
P6-X-SEVEN-04 = Wie zo'n rij neemt, krijgt de zes getallen; met de gespeelde kaart begint de rij opnieuw.
    .title = Zes kaarten tegelijk
P6-X-SEVEN-05 = Pak bij 7 mag ook op een rij die nog niet vol is; ook daar passen er dan zes.
    .title = Op een korte rij
P6-X-INSERT-01 = Het getal komt niet achteraan, maar tussen twee kaarten of vóór de eerste, in een rij naar keuze.
    .title = Invoegen (Inserir)
P6-X-INSERT-02 = De rij moet van links naar rechts blijven oplopen.
    .title = De rij blijft oplopen
P6-X-INSERT-03 = Was die rij vol, dan neem je hem toch; de laatste kaart blijft liggen en opent hem opnieuw.
    .title = Invoegen in een volle rij
P6-X-REPLACE-01 = Het getal gaat terug naar de hand van wie het speelde.
    .title = Vervangen (Substituir)
P6-X-REPLACE-02 = Een andere kaart uit de hand komt ervoor in de plaats en wordt meteen normaal aangelegd.
    .title = Een andere kaart
P6-X-REPLACE-03 = De volgorde waarin de anderen aanleggen, verandert niet.
    .title = Zelfde volgorde
P6-X-MOVE-01 = Voor je je eigen getal aanlegt, verplaats je één kaart uit een rij naar een andere rij.
    .title = Verplaatsen (Movimentar)
P6-X-MOVE-02 = De verplaatste kaart moet in de oplopende volgorde passen: vooraan, in het midden of achteraan.
    .title = Het moet passen
P6-X-MOVE-03 = Op de nieuwe rij mag Pak bij 7 liggen, maar geen Blokkeren.
    .title = Niet naar een geblokkeerde rij
P6-X-MOVE-04 = Daarna leg je je eigen getal volgens de gewone regels achter aan een rij.
    .title = Dan het eigen getal
P6-X-MOVE-05 = Ook de enige kaart van een rij mag weg; je eigen getal opent dan de lege rij.
    .title = De enige kaart van een rij
P6-X-BLOCK-01 = Voor je je eigen getal aanlegt, leg je Blokkeren achter een rij naar keuze.
    .title = Blokkeren (Bloquear)
P6-X-BLOCK-02 = Bij een geblokkeerde rij mag niets bij, er mag niets af, en niemand neemt hem.
    .title = Een gesloten rij
P6-X-BLOCK-03 = Daarna gaat je getal volgens de gewone regels naar een andere rij.
    .title = De kaart gaat ergens anders heen
P6-X-BLOCK-04 = Er zijn nooit meer dan twee rijen tegelijk geblokkeerd.
    .title = Hooguit twee blokkades
P6-X-BLOCK-05 = Zodra iemand weer een rij neemt, verdwijnen alle blokkades.
    .title = Nemen heft blokkades op
P6-X-BLOCK-06 = Blokkeren mag naast Pak bij 7 liggen.
    .title = Blokkeren naast Pak bij 7
P6-X-NEGPOS-01 = Alleen wie op het punt staat een rij te nemen, mag deze kaart spelen.
    .title = Negatief = Positief
P6-X-NEGPOS-02 = Je wijst één kaart van die rij aan; de koppen daarvan tellen vóór je in plaats van tegen je.
    .title = Eén kaart draait om
P6-X-NEGPOS-03 = Je neemt de rij, en die waarde streept meteen koppen weg uit je stierenstapel, ook nieuwe kaarten.
    .title = Koppen wegstrepen
P6-X-NEGPOS-04 = De aangewezen kaart en de weggestreepte verlaten de stierenstapel en gaan ongebruikt opzij.
    .title = Weggestreept is weg
P6-X-NEGPOS-05 = Waarde waarvoor niets weg te strepen valt, gaat verloren.
    .title = De rest gaat verloren
P6-X-TRADE-01 = Telkens als je een rij neemt, mag je één speciale kaart ruilen: afleggen en de bovenste trekken.
    .title = Ruilen na een rij
P6-X-TRADE-02 = Is de trekstapel leeg, dan worden de afgelegde speciale kaarten geschud tot een nieuwe.
    .title = Een lege trekstapel
P6-X-END-01 = Ronde 1 is afgelopen als alle getallen gespeeld zijn; ieders koppen worden genoteerd.
    .title = Einde van ronde 1
P6-X-END-02 = Voor ronde 2 worden alle getallen geschud, twaalf de man gedeeld en vier rijen geopend.
    .title = Ronde 2
P6-X-END-03 = Speciale kaarten die je nog hebt, mag je bewaren voor ronde 2.
    .title = Speciale kaarten bewaren
P6-X-END-04 = Ieder krijgt er nog drie speciale kaarten bij.
    .title = Nog drie erbij
P6-X-END-05 = Zijn er niet genoeg voor drie, dan krijgt ieder er twee, of anders één.
    .title = Te weinig speciale kaarten
P6-X-END-06 = Het spel is uit na ronde 2; speciale kaarten in de hand tellen niet.
    .title = Einde van het jubileumspel
P6-X-END-07 = De koppen van beide rondes worden opgeteld. De laagste som wint; bij gelijke stand wordt gedeeld.
    .title = Winnaar van het jubileum
P6-C01 = Eén speler begint met pakken, daarna gaat het met de klok mee; in de volgende ronde begint de volgende.
    .title = Wie het eerst pakt
P6-C03 = Invoegen legt nooit een kaart achteraan, tenzij jullie anders afspreken.
    .title = Invoegen aan het eind?
P6-C04 = Verplaatsen naar een volle rij mag niet, tenzij jullie afspreken dat je die rij dan neemt.
    .title = Verplaatsen naar een volle rij?
P6-C05 = Pak bij 7 ligt op de rij waar het getal bij komt, tenzij jullie elke rij toestaan.
    .title = Op welke rij ligt Pak bij 7?
P6-C06 = Op een rij ligt hooguit één Pak bij 7, en een lage kaart kan het niet gebruiken: die komt bij geen rij.
    .title = Pak bij 7: één, en niet laag
P6-C07 = Invoegen in een volle rij neemt alles behalve de laatste kaart, de ingevoegde erbij.
    .title = Wat invoegen neemt
P6-C08 = Je streept hele kaarten weg, samen niet meer waard dan de aangewezen kaart; of gewoon punten, als jullie dat willen.
    .title = Hoeveel er weg mag
P6-C09 = Zonder ander getal in de hand kan Vervangen niet gespeeld worden.
    .title = Niets om te vervangen
P6-C10 = Neemt de nieuwe kaart een rij, dan gaat dat gewoon; een tweede speciale kaart is er niet bij.
    .title = Vervangen en dan nemen
P6-C11 = Laat een blokkade alleen hogere rijen over, dan is de kaart laag: je neemt een open rij, en alle blokkades gaan weg.
    .title = Een blokkade die laag maakt
P6-C12 = Met een lage kaart mag je geen geblokkeerde rij nemen; blokkades verdwijnen pas na de keuze.
    .title = Lage kaart en blokkades
P6-C13 = De genomen rij verdwijnt, niet de nieuwste. De andere houden hun nummer; een latere vijfde rij krijgt het vrije.
    .title = Welke rij verdwijnt
P6-C14 = Wie neemt, haalt Pak bij 7 van die rij, Vijfde rij en alle blokkades weg; Pak bij 7 op andere rijen blijft.
    .title = Alles wat nemen weghaalt
P6-C15 = Bij vijf rijen neemt invoegen in een volle rij de hele rij met de ingevoegde kaart; er blijven vier rijen.
    .title = Vijf rijen en Invoegen
P6-C16 = Bij vijf rijen mag je je eigen kaart niet aanwijzen, maar wel wegstrepen.
    .title = De eigen kaart aanwijzen?
P6-C17 = Van en naar een geblokkeerde rij gaat niets. Met Pak bij 7 passen er zes, en die kaart blijft bij haar rij.
    .title = Verplaatsen en blokkades
P6-C18 = Maakt Verplaatsen een rij leeg, dan opent je eigen kaart die altijd, hoe dichtbij een andere rij ook eindigt.
    .title = Eerst de lege rij
P6-C19 = Een kaart gaat naar een andere rij, nooit binnen dezelfde; en alleen kaarten uit rijen gaan mee.
    .title = Alleen van rij naar rij
P6-C20 = Een speciale kaart mag ook zonder noodzaak; alleen Negatief = Positief vraagt om een rij die je neemt.
    .title = Zonder noodzaak
P6-C21 = Elke manier van nemen heft blokkades op en geeft recht op één ruil.
    .title = Elke genomen rij telt
P6-C22 = De ingeleverde kaart wordt eerst afgelegd en kan dus terugkomen. Er wordt pas geschud als er een kaart nodig is.
    .title = Hij kan terugkomen
P6-C23 = Aan het eind van een ronde worden speciale kaarten op tafel afgelegd.
    .title = De tafel leegmaken
P6-C24 = Voor ronde 2 worden trek- en aflegstapel samen geschud; ieder krijgt er zoveel als voor allen kan, hooguit drie.
    .title = Speciale kaarten voor ronde 2
P6-C27 = Neemt een lage kaart een korte rij met Pak bij 7, dan krijg je wat er ligt; Pak bij 7 wordt afgelegd.
    .title = Lage kaart en Pak bij 7
P6-C28 = De jubileumvariant wordt niet met de kaarten van de profvariant gespeeld.
    .title = Niet beide varianten tegelijk

## Events: professional variant

event-card-picked = { $seat } pakt de { $card }. Er { $left ->
    [one] ligt nog één kaart
   *[other] liggen nog { $left } kaarten
} op tafel.
    .step = { $seat } pakt de { $card }
event-draft-ended = Iedereen heeft tien kaarten. De vier die overblijven, openen de rijen: { $cards }.
    .step = De rijen worden geopend
event-draft-opened = Ronde { $round }: de kaarten van 1 tot { $size } liggen open, om de beurt te pakken.
    .step = Ronde { $round }: kaarten om te pakken
event-deck-counted = { $players ->
    [one] Eén speler speelt
   *[other] { $players } spelers spelen
} met tien kaarten elk en vier voor de rijen: de kaarten van 1 tot { $result }.
    .step = Kaarten voor { $players ->
        [one] één speler
       *[other] { $players } spelers
    }

## Events: anniversary variant

event-special-played = { $seat } toont { piece-special } naast de { $card }. { $how ->
    [takes] Zonder zou de { $card } rij { $row } nemen en { $heads ->
        [one] 1 kop
       *[other] { $heads } koppen
    } kosten.
    [low] Zonder zou de { $card } een lage kaart zijn en minstens { $heads ->
        [one] 1 kop
       *[other] { $heads } koppen
    } kosten.
   *[joins] Zonder zou de { $card } gewoon in rij { $row } komen.
}
    .step = { $seat } toont { piece-special }
event-special-passed = { $seat } speelt geen speciale kaart bij de { $card }.
    .step = Geen speciale kaart
event-fifth-row-opened = De { $card } opent rij { $row } als vijfde rij. Er wordt niets genomen; de speciale kaart merkt de rij.{ $how ->
    [joins] {""}
   *[other] {" "}Dat scheelt { $heads ->
        [one] 1 kop
       *[other] { $heads } koppen
    }.
}
    .step = { $card } opent een vijfde rij
event-seven-laid = { $full ->
    [yes] Rij { $row } is vol, maar Pak bij 7 maakt plaats voor een zesde kaart. Niemand neemt hem nu.
   *[no] Pak bij 7 ligt op rij { $row }: daar passen nu zes kaarten.
}
    .step = Pak bij 7 op rij { $row }
event-card-placed-seven = { $possible-count ->
    [one] De { $card } komt achter de { $end } in rij { $row }.
   *[other] De { $card } past achter { $possible-or }; de { $end } zit er het dichtst bij.
} Met Pak bij 7 passen er zes: dit is de { $size ->
    [6] zesde, en de volgende neemt de rij.
   *[other] kaart met nummer { $size } in de rij.
}
    .possible = de { $end } in rij { $row } (verschil { $gap })
    .step = { $card } in rij { $row }
event-row-taken-seven = { $possible-count ->
    [one] De { $card } hoort in rij { $row }, achter de { $end }.
   *[other] De { $card } past achter { $possible-or }; de { $end } zit er het dichtst bij.
} Het is de zevende kaart: { $seat } neemt de { $cards }. Dat is samen { $sum } = { $heads } koppen. Met de { $card } begint de rij opnieuw.
    .possible = de { $end } in rij { $row } (verschil { $gap })
    .step = { $card } neemt rij { $row }
event-seven-lifted = Pak bij 7 verlaat rij { $row } samen met de genomen kaarten: er passen weer vijf in.
    .step = Pak bij 7 wordt afgelegd
event-row-taken-five = { $how ->
    [low] De { $card } is een lage kaart: { $seat } neemt rij { $row }
    [insert] Rij { $row } was vol, dus invoegen neemt hem: { $seat } krijgt de rij
   *[other] De { $card } hoort in rij { $row }, en die is vol: { $seat } neemt de rij
}: { $cards } = { $heads ->
    [one] 1 kop
   *[other] { $heads } koppen
}.
    .step = { $card } neemt rij { $row }
event-own-card-taken = Er liggen vijf rijen, dus { $seat } neemt ook de { $card } zelf ({ $heads ->
    [one] 1 kop
   *[other] { $heads } koppen
}). Samen: { $total } koppen.
    .step = De { $card } gaat ook mee
event-fifth-row-ended = De plek van rij { $row } is weg. Rij { $left } blijven liggen, en Vijfde rij wordt afgelegd.
    .step = Rij { $row } is weg
event-card-inserted = { $after ->
    [none] De { $card } wordt vóór de { $before } in rij { $row } gevoegd.
   *[other] { $before ->
        [none] De { $card } komt achter de { $after } in rij { $row }.
       *[other] De { $card } wordt tussen de { $after } en de { $before } in rij { $row } gevoegd.
    }
}{ $how ->
    [joins] {""}
   *[other] {" "}Dat scheelt { $spared ->
        [one] 1 kop
       *[other] { $spared } koppen
    }.
}
    .step = { $card } in rij { $row }
event-row-taken-insert = Rij { $row } was al vol. Met de { $card } telt hij { $size } kaarten: { $seat } neemt de { $cards } = { $heads } koppen. Alleen de laatste, de { $left }, blijft liggen en opent de rij.
    .step = { $card } neemt rij { $row }
event-card-replaced = { $seat } neemt de { $back } terug en legt nu meteen de { $card } aan, welk getal het ook is.{ $how ->
    [takes] {" "}De { $back } had { $heads ->
        [one] 1 kop
       *[other] { $heads } koppen
    } gekost.
   *[other] {""}
}
    .step = { $card } in plaats van { $back }
event-card-moved = { $seat } verplaatst de { $moved } van rij { $source } naar rij { $row }. { $emptied ->
    [yes] Rij { $source } is nu leeg, en de { $card } gaat die openen.
   *[no] Pas daarna wordt de { $card } aangelegd.
}
    .step = { $moved } gaat naar rij { $row }
event-row-taken-move = Rij { $row } was vol, en wie de { $moved } erheen brengt, neemt hem: { $seat } krijgt de { $cards } = { $heads } koppen.
    .step = { $moved } neemt rij { $row }
event-emptied-row-opened = De { $card } opent rij { $row }, die leeg was geraakt, hoe dichtbij een andere rij ook eindigt.
    .step = { $card } opent rij { $row }
event-row-blocked = { $seat } blokkeert rij { $row }. Er kan niets bij, niets af, en niemand neemt hem tot er een rij genomen wordt; de { $card } gaat ergens anders heen.
    .step = Rij { $row } is geblokkeerd
event-blocks-lifted = Er is een rij genomen, dus alle blokkades gaan weg: rij { $rows } { $rows-count ->
    [one] is
   *[other] zijn
} weer open.
    .step = De blokkades gaan weg
event-row-chosen = { $seat } gaat rij { $row } nemen: de { $cards }, { $heads ->
    [one] 1 kop
   *[other] { $heads } koppen
}. Eén van die kaarten gaat andersom tellen.
    .step = Rij { $row } is gekozen
event-card-turned-round = De { $named } draait om: ze verlaat de stierenstapel en streept daar { $points ->
    [one] 1 kop
   *[other] tot { $points } koppen
} weg. { $suggest-count ->
    [0] Niets in de stapel is goedkoop genoeg.
   *[other] Zo kan het bijvoorbeeld: { $suggest }.
}
    .step = { $named } telt voor { $seat }
event-card-cancelled = De { $card } ({ $heads ->
    [one] 1 kop
   *[other] { $heads } koppen
}) is weggestreept en gaat opzij. { $points ->
    [0] De waarde is op.
    [one] Er kan nog 1 kop weg.
   *[other] Er kunnen nog { $points } koppen weg.
}
    .step = { $card } is weggestreept
event-cancelling-done = { $points ->
    [0] Alles is gebruikt.
    [one] Voor 1 kop aan waarde valt niets weg te strepen; die gaat verloren.
   *[other] Voor { $points } koppen aan waarde valt niets weg te strepen; die gaan verloren.
} { $heads ->
    [0] De stierenstapel van { $seat } telt nu niets.
    [one] De stierenstapel van { $seat } telt nu 1 kop.
   *[other] De stierenstapel van { $seat } telt nu { $heads } koppen.
}
    .step = Klaar met wegstrepen
event-points-taken-off = { $points ->
    [one] Er gaat 1 punt
   *[other] Er gaan { $points } punten
} af van de koppen van { $seat }{ $lost ->
    [0] .
   *[other] ; { $lost } gaan verloren.
}
    .step = Punten eraf
event-trade-offered = Na het nemen van een rij mag { $seat } één speciale kaart ruilen voor de bovenste van de trekstapel.
    .step = Ruilen mag
event-special-given-up = { $seat } legt { piece-special } af.
    .step = { piece-special } wordt afgelegd
event-discards-shuffled = De trekstapel is leeg, dus de aflegstapel wordt geschud, met de net ingeleverde kaart erbij: { $size ->
    [one] 1 kaart
   *[other] { $size } kaarten
}.
    .step = De aflegstapel wordt geschud
event-special-drawn = { $seat } trekt { piece-special }.
    .step = { $seat } trekt een speciale kaart
event-special-drawn-hidden = { $seat } trekt een speciale kaart.
    .step = { $seat } trekt een speciale kaart
event-special-kept = { $seat } houdt de eigen speciale kaarten.
    .step = Geen ruil
event-round-dealt-special = Ronde { $round }: ieder heeft { $hand } nieuwe getallen, en { $cards } openen de rijen. { $special_cards ->
    [0] Er zijn geen speciale kaarten meer te delen.
    [one] Ieder krijgt er 1 speciale kaart bij.
   *[other] Ieder krijgt er { $special_cards } speciale kaarten bij.
} Bewaard in de hand: { $kept }. In de trekstapel: { $size }.
    .step = Ronde { $round } wordt gedeeld
event-specials-counted = { $result ->
    [one] Er is 1 speciale kaart
   *[other] Er zijn { $result } speciale kaarten
} bewaard, dus van de { $all } zijn er { $pool } over voor { $players } spelers.
    .step = Speciale kaarten over

## Refusals: professional variant

refusal-not-your-pick = Nu is { $owner } aan de beurt; ieder pakt één kaart tegelijk.
refusal-picked-already = De { $card } ligt niet meer op tafel: iemand heeft die gepakt.
refusal-out-of-deck = De { $card } doet niet mee: met zoveel spelers is { $highest } de hoogste kaart.

## Refusals: anniversary variant

refusal-no-specials = Speciale kaarten horen bij de jubileumvariant; hier blijven ze in de doos.
refusal-special-too-early = { piece-special } kan alleen gespeeld worden als { $seat } op het punt staat een getal aan te leggen.
refusal-special-twice = { $seat } heeft voor dit getal al over een speciale kaart beslist, en het mag er hooguit één zijn.
refusal-special-not-held = { $seat } heeft { piece-special } niet{ $held-count ->
    [0] {""}
   *[other] , alleen { $held }
}.
    .held = { piece-special }
refusal-five-rows = Er liggen al { $rows } rijen, dus er kan er nu geen bij.
refusal-seven-low = De { $card } is een lage kaart: die komt bij geen rij, dus Pak bij 7 kan nergens liggen.
refusal-seven-twice = Op rij { $row } ligt al Pak bij 7; de zevende kaart moet de rij nemen.
refusal-row-is-blocked = Rij { $row } is geblokkeerd: er kan niets bij, niets af, en niemand neemt hem.
refusal-insert-nowhere = Elke open rij eindigt lager dan de { $card } ({ $ends }), dus die kan alleen achteraan. Invoegen legt een kaart vóór een andere.
refusal-insert-at-end = Achter de { $end } ligt de { $card } aan het eind van rij { $row }. Invoegen legt een kaart tussen twee andere of vóór de eerste.
refusal-order-broken = { $right ->
    [none] Met de { $card } erin loopt rij { $row } niet meer op.
   *[other] Op plaats { $place } breekt de { $card } de volgorde van rij { $row }; ze past op plaats { $right }.
}
refusal-nothing-to-replace = { $seat } heeft geen ander getal in de hand om in plaats van de { $card } aan te leggen.
refusal-same-card = De { $card } is de kaart die teruggaat; er moet een andere voor in de plaats komen.
refusal-nothing-to-move = Geen enkele kaart kan verplaatst worden: geen past in een andere open rij met plaats.
refusal-not-in-a-row = De { $card } ligt niet in een rij; alleen kaarten uit rijen kunnen verplaatst worden.
refusal-from-blocked = De { $card } ligt in rij { $row }, en die is geblokkeerd; daar gaat niets uit.
refusal-same-row = De { $card } ligt al in rij { $row }; ze moet naar een andere.
refusal-move-to-full = Rij { $row } is vol met { $most } kaarten; de { $card } kan er niet bij.
refusal-two-blocks = Rij { $rows } zijn al geblokkeerd, en meer dan twee blokkades mag niet.
refusal-block-twice = Rij { $row } is al geblokkeerd.
refusal-no-other-row = Er blijft dan geen andere open rij over voor het getal.
refusal-no-row-to-take = De { $card } komt in rij { $row } en neemt niets, dus er is geen kaart om te keren.
refusal-not-of-the-row = De { $card } ligt niet in rij { $row }; kies uit { $cards-or }.
refusal-name-own-card = De { $card } wordt net gespeeld en hoort niet bij rij { $row }; kies uit { $cards-or }.
refusal-not-in-pile = De { $card } ligt niet op de stierenstapel van { $seat }, dus die kan niet weg.
refusal-too-many-heads = De { $card } heeft { $heads } koppen, maar er { $points ->
    [one] kan er nog maar 1
   *[other] kunnen er nog maar { $points }
} weg. Kaarten worden niet gesplitst.
refusal-no-take = { $seat } heeft niet net een rij genomen, dus er valt niets te ruilen.
refusal-emptied-first = Rij { $row } is leeg geraakt, en de { $card } moet die openen, hoe dichtbij een andere rij ook eindigt.

## Faults: variants

fault-no-open-row = Alle rijen zijn geblokkeerd, dus er kan geen kaart worden aangelegd.
fault-marker = Vijfde rij ligt { $markers ->
    [0] nul keer
    [one] één keer
   *[other] { $markers } keer
} op tafel, bij { $rows } rijen; die kaart ligt er precies zolang het er vijf zijn.
fault-specials-in-the-box = Speciale kaarten doen alleen mee in de jubileumvariant.
fault-twice-on-a-row = { piece-special } ligt meer dan één keer op rij { $row }.
fault-number-among-specials = De { $card } ligt waar speciale kaarten liggen.
fault-many-blocks = Er liggen { $blocks } blokkades; hooguit { $most } mag.
fault-odd-part = Er ligt een speciale kaart naast een getal dat er niet is of niet beoordeeld kan worden ({ $seat }).
fault-special-too-often = { piece-special } is er { $times } keer; er bestaan er maar { $most }.

## Errors: variants

error-no-special = "{ $given }" is geen speciale kaart; keuze: { $kinds }.

## Names of things: variants

piece-special = { $special ->
    [ROW5] Vijfde rij
    [SEVEN] Pak bij 7
    [INSERT] Invoegen
    [REPLACE] Vervangen
    [MOVE] Verplaatsen
    [BLOCK] Blokkeren
    [NEGPOS] Negatief = Positief
   *[other] een onbekende speciale kaart
}
piece-special-full = { $special ->
    [ROW5] Vijfde rij (5ª Fileira)
    [SEVEN] Pak bij 7 (Pega em 7!)
    [INSERT] Invoegen (Inserir)
    [REPLACE] Vervangen (Substituir)
    [MOVE] Verplaatsen (Movimentar)
    [BLOCK] Blokkeren (Bloquear)
   *[NEGPOS] Negatief = Positief (Negativo = Positivo)
}
zone-beside = Speciale kaarten op rij { $n }
zone-specials = Speciale kaarten van { $seat }
zone-played = Speciale kaart die { $seat } speelt
zone-deck = Trekstapel met speciale kaarten
zone-discards = Afgelegde speciale kaarten
zone-market = Kaarten om te pakken
label-deck = Trekstapel
label-discards = Afgelegd
label-unused = Opzij
label-market = Om te pakken

## Questions: variants

ask-without = { $seat } moet de { $card } aanleggen. Wat zou die doen zonder speciale kaart?
ask-own-card = Er liggen vijf rijen. Wat gebeurt er met de { $card }?
ask-which-goes = Welke rij verdwijnt?
ask-how-many = De { $card } neemt rij { $row }. Hoeveel kaarten krijgt { $seat }?
ask-who-opens = De { $card } komt in rij { $row }, en die is vol. Welke kaart opent de rij opnieuw?
ask-points = De { $named } draait om. Hoeveel koppen mogen er weg?
ask-blocks = Er is net een rij genomen. Wat gebeurt er met de blokkades?
ask-specials-each = Hoeveel speciale kaarten krijgt ieder erbij?
ask-deck = Hoeveel kaarten doen mee met { $players ->
    [one] één speler
   *[other] { $players } spelers
}?
ask-may-special = Mag { $seat } nu { piece-special } spelen?
ask-may-pick = Mag { $seat } nu de { $card } pakken?
ask-may-insert = Mag de { $card } daar in rij { $row } gevoegd worden?
ask-may-shift = Mag de { $card } daarheen, naar rij { $row }?
ask-may-take = Mag { $seat } rij { $row } nemen?
ask-may-cancel = Mag de { $card } nu weg?
ask-may-trade = Mag { $seat } nu { piece-special } ruilen?
option-without-joins = In een rij komen.
option-without-takes = Een volle rij nemen.
option-without-low = Een lage kaart zijn.
option-own-opens = Die opent de rij opnieuw.
option-own-taken = { $seat } neemt die ook.
option-cards = { $count }
option-card = De { $card }
option-blocks-stay = Ze blijven.
option-blocks-go = Ze gaan allemaal weg.

## Examples: variants

example-pro-deck = Welke kaarten meedoen
    .intro = Profs spelen met minder kaarten, en iedereen weet welke.
example-pro-draft = Een hand samenstellen
    .intro = Alle kaarten van 1 tot 24 liggen open. Ana en Bruno pakken om de beurt.
example-x-row5 = Vijfde rij (5ª Fileira)
    .intro = Gustavo moet de 23 aanleggen. Rij 4 eindigt op 20 en is vol.
part-x-row5-full = En dan: een volle rij
    .intro = Er liggen vijf rijen. Iemand draait de 22 om.
part-x-row5-low = En dan: een lage kaart
    .intro = Dezelfde vijf rijen. Nu heeft iemand de 3 omgedraaid, met nog een Vijfde rij in de hand.
example-x-row5-tip = De vijfde rij merken
    .intro = Hoe onthoudt iedereen dat er vijf rijen zijn?
example-x-seven = Pak bij 7 (Pega em 7!)
    .intro = Clara moet de 20 aanleggen. Rij 2 eindigt op 18 en is vol.
part-x-seven-taken = En dan: de zevende kaart
    .intro = In rij 2 liggen zes kaarten en Pak bij 7. Iemand draait de 22 om.
part-x-seven-short = Op een rij die niet vol is
    .intro = Dezelfde tafel, maar Clara heeft de 33 omgedraaid.
example-x-insert = Invoegen (Inserir)
    .intro = De 10 van Christian is lager dan het eind van elke rij.
part-x-insert-full = In een volle rij
    .intro = Hetzelfde, maar rij 1 heeft vijf kaarten.
part-x-insert-end = Niet achteraan
    .intro = Met de 40 wil Christian graag achter de 33. Dat doet Invoegen niet.
example-x-replace = Vervangen (Substituir)
    .intro = De 25 van José hoort naast de 17 en zou die rij nemen. Hij heeft nog een getal in de hand.
part-x-replace-order = De volgorde blijft
    .intro = Hetzelfde, maar José legt de 50. De 46 van de volgende speler is lager.
example-x-move-1 = Verplaatsen (Movimentar)
    .intro = De 24 van Maria hoort naast de 22, en die rij is vol.
example-x-move-2 = De enige kaart van een rij
    .intro = In rij 2 ligt alleen de 13. Mag Maria die verplaatsen?
example-x-block = Blokkeren (Bloquear)
    .intro = De 22 van Paulo zou de eerste rij nemen.
part-x-block-next = En dan: de 23
    .intro = Rij 1 is geblokkeerd. De volgende speler legt de 23 aan.
part-x-block-lifted = En dan: een lage kaart
    .intro = Een beurt later moet iemand de 2 aanleggen. Rij 1 is nog geblokkeerd.
example-x-negpos-1 = Negatief = Positief (Gabi)
    .intro = De 20 van Gabi moet rij 1 nemen, tien koppen waard.
example-x-negpos-2 = Negatief = Positief (Pedro)
    .intro = De 3 van Pedro is een lage kaart, en op zijn stierenstapel liggen de 15, de 25 en de 40.
part-x-negpos-2-lost = Waarde die verloren gaat
    .intro = Hetzelfde, maar Pedro streept andere kaarten weg.
example-x-overview = De zeven speciale kaarten
    .intro = Eén regel voor elk.
example-x-trade = Een speciale kaart ruilen
    .intro = Speler 1 staat op het punt rij 2 te nemen en wil graag een andere speciale kaart.
part-x-trade-empty = Een lege trekstapel
    .intro = Hetzelfde, maar de trekstapel is op.
example-x-round2 = De tweede ronde
    .intro = Zes spelers hebben ronde 1 gespeeld en elf speciale kaarten bewaard.

## Moves, as a button says them

move-choose = { $all-count ->
    [0] Kies geen kaart
    [one] Kies de { $all }
   *[other] Kies { $all }
}
move-reveal = Draai alle kaarten om
move-place = Leg de { $a } in rij { DIGITS($b) } aan
move-take = Neem rij { DIGITS($a) }
move-pick = Pak de { $a }
move-special = Speel { piece-special }
    .special = { $a }
move-pass = Speel geen speciale kaart
move-seven = Leg Pak bij 7 op rij { DIGITS($a) }
move-insert = { $b ->
    [none] Voeg in rij { DIGITS($a) } in
   *[other] Voeg in rij { DIGITS($a) } in, op plaats { $b }
}
move-replace = Vervang door de { $a }
move-shift = { $c ->
    [none] Verplaats de { $a } naar rij { DIGITS($b) }
   *[other] Verplaats de { $a } naar rij { DIGITS($b) }, plaats { $c }
}
move-block = Blokkeer rij { DIGITS($a) }
move-negpos = Draai de { $a } om
move-cancel = Streep de { $a } weg
move-done = Streep niets meer weg
move-trade = Ruil de kaart { piece-special }
    .special = { $a }
move-keep = Ruil niets

## Fields of a position

field-variant = Variant
    .base = Basisspel
    .pro = Profvariant
    .anniversary = Jubileumvariant
field-stage = Wat er nu komt
    .play = een beurt
    .draft = iemand pakt een kaart voor de hand
    .deal = de volgende ronde wordt gedeeld
    .over = niets: het spel is afgelopen
field-round = Ronde
field-rows = Rijen
field-target_points = Het spel eindigt bij dit totaal
field-fixed_rounds = Vast aantal rondes
    .none = geen: de puntengrens beslist
field-show_piles = Stierenstapels mag je bekijken
field-pro_first_picker = Pakt het eerst in ronde 1
    .seat = { $seat }
field-x_insert_at_end = Invoegen ook aan het eind van een rij
field-x_move_to_full = Verplaatsen naar een volle rij
    .refuse = mag niet
    .take = mag, en je neemt die rij
field-x_seven_row = Pak bij 7 komt op
    .own = de rij waar het getal bij komt
    .any = een rij naar keuze
field-x_negpos_cancel = Negatief = Positief streept weg
    .whole_cards = hele kaarten
    .points = gewoon punten
field-x_block_lift = Bij een lage kaart gaan de blokkades weg
    .after_take = na het nemen van de rij
    .before_choice = voor het kiezen van de rij
field-x_negpos_own_card = Bij vijf rijen mag je je eigen kaart aanwijzen
field-x_round2_pool = Speciale kaarten voor ronde 2 komen uit
    .deck_and_discards = trekstapel en aflegstapel
    .deck_only = alleen de trekstapel
