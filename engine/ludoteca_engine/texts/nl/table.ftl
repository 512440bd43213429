### Sentences every game shares: rules of the table, refusals, errors, names, and the strings of the interface.

## Names and lists

seat = Speler { $n }
list-and = en
list-or = of

## Rules of the table

T-01 = Alleen wie iets te beslissen heeft, mag iets doen.
    .title = Wie aan zet is
T-02 = Een zet hoort bij de beslissing die nu aan de orde is.
    .title = Wat aan de orde is
T-03 = Een zet gaat over de tafel zoals die er nu bij ligt, niet zoals die er eerder bij lag.
    .title = De tafel van nu
T-04 = Als het spel afgelopen is, wordt er niets meer gespeeld.
    .title = Na afloop
T-05 = Een kaart die niemand heeft gezien, kan niet worden gespeeld of beoordeeld.
    .title = Onbekende kaarten
T-06 = Alleen wie aan tafel zit, speelt mee.
    .title = Wie meespeelt
T-07 = Een fout in de opstelling houdt alleen de zetten tegen die ermee te maken hebben.
    .title = Fouten in een opstelling

## Refusals

refusal-no-such-seat = { $seat } zit niet aan deze tafel: er { $seats ->
    [0] zijn geen plaatsen
    [one] is maar één plaats
   *[other] zijn maar { $seats } plaatsen
}.
refusal-not-asked = { $asked-count ->
    [0] Er valt nu voor niemand iets te beslissen.
   *[other] { $seat } is niet aan zet; { $asked-or } moet beslissen.
}
refusal-not-now = { $due-count ->
    [0] Er valt nu voor { $seat } niets te beslissen.
   *[other] "{ $verb }" kan nu niet; { $seat } is toe aan "{ $due-or }".
}
refusal-stale = De tafel is veranderd sinds { $seat } deze zet koos.
refusal-game-over = Het spel is afgelopen.
refusal-unknown = Dit hangt af van een kaart die niemand heeft gezien. Vul eerst de onbekende kaarten in.
refusal-blocked = In de opstelling zit een fout die met deze zet te maken heeft.

refused = { $move } is niet toegestaan: { $reasons }
legal-now = Nu toegestaan: { $moves }

## Errors

error-place = Bij teken { $column }:
error-in-move = Kan deze zet niet lezen bij teken { $column }:
error-in-position = Kan deze opstelling niet lezen bij teken { $column }:
error-in-record = Kan dit verslag niet lezen op regel { $line } bij teken { $column }:
error-not-text = hier is tekst nodig, geen { $type }.
error-too-long = de tekst heeft { $length } tekens; er worden er hoogstens { $limit } gelezen.
error-empty = er valt niets te lezen.
error-no-seat = "{ $given }" is geen speler; de spelers heten p1 tot en met p{ $seats }.
error-seat-twice = { $seat } komt twee keer voor.
error-seat-first = "{ $given }" is van niemand; noem na "{ $section }" eerst een speler, zoals in "{ $section } p1 ...".
error-no-number = "{ $given }" is geen geheel getal van { $least } tot en met { $most }.
error-too-many = te veel speelstukken; er worden er hoogstens { $limit } gelezen.
error-other-game = "{ $given }" is een ander spel; deze tekst hoort met "{ $expected }" te beginnen.
error-no-section = "{ $given }" is geen onderdeel; mogelijk: { $sections }.
error-section-twice = het onderdeel "{ $given }" komt twee keer voor.
error-missing-verb = de zet ontbreekt; mogelijk: { $verbs }.
error-long-name = een naam heeft hoogstens { $limit } tekens.
error-not-one-of = "{ $given }" past niet in "{ $section }"; het kan { $allowed-or } zijn.
error-no-verb = "{ $given }" is geen zet; mogelijk: { $verbs }.
error-no-variant = er is geen variant "{ $given }"; mogelijk: { $variants }.
error-no-option = er is geen optie "{ $given }"; mogelijk: { $options }.
error-option-twice = de optie "{ $given }" staat er twee keer.
error-no-value = { $option } kan niet { $given } zijn; toegestaan: { $allowed }.
error-no-whole-number = { $what } moet een geheel getal zijn, niet { $given }.
error-no-example = er is geen voorbeeld "{ $given }"; mogelijk: { $examples }.
error-no-game = er is geen spel "{ $given }"; mogelijk: { $games }.
error-no-language = er is geen taal { $given }; mogelijk: { $languages }.
error-example-name = geef een voorbeeld op met spel en naam, zoals "pega6/fig-2", niet als { $given }. Spellen: { $games }.
error-seat = kies hier een speler van 1 tot en met { $seats }, niet { $given }.
error-no-zone = er is geen plek "{ $given }" op deze tafel; mogelijk: { $zones }.
error-no-piece-there = er is geen stuk { $index } in { $zone }, geteld vanaf 0: er liggen er { $size }.
error-no-field = er is geen veld "{ $given }"; mogelijk: { $fields }.
error-bad-field = { $field } kan niet { $given } zijn; toegestaan: { $allowed }.
error-no-record = "{ $given }" hoort niet in het verslag van een spel; een verslag begint met "record twisted" (of een ander spel), daarna komen regels als "0 = (een opstelling)" en "1 0 p1 lay 19".
error-not-in-record = deze zet kan niet worden nagespeeld. { $reason }
error-too-slow = het lezen van deze tekst duurde langer dan { $seconds } s en is gestopt; een kortere tekst kan wel.
error-not-that-node = er is geen plek { $given } in deze boom; de plekken zijn 0 tot en met { $last }.
error-start-stays = het begin van een boom blijft; alleen wat erop volgt kan weg.
error-no-start = een oefentafel kan niet beginnen met { $given }; het kan een spel zijn ("pega6"), een voorbeeld ("pega6/fig-2"), een opstelling als tekst of een toestand. Spellen: { $games }.
error-no-edit-with-seat = een tafel die je vanaf één plaats ziet, kun je niet bewerken; open haar zonder plaats.
error-bad-action = dat was niet te begrijpen; er is niets veranderd.
error-stale = de tafel was intussen veranderd; er is niets gedaan.
error-unexpected = er ging binnenin iets mis: { $reason }. Er is niets veranderd.
error-other-seat = deze tafel wordt vanaf één plaats bekeken; voor { $seat } kan hier niet worden gespeeld.
error-no-step = de stappen van dit voorbeeld zijn 0 tot en met { $last }, niet { $given }.

## What an example says between its moves

event-compared = Ter vergelijking: zo liep het de eerste keer af.
    .step = Ter vergelijking
step-refused = Tegengehouden door: { $rule }

## What lies on the table, in words

alt-zone = { $zone }: { $pieces }.
alt-hidden = { $zone }: { $count ->
    [one] één gedekte kaart.
   *[other] { $count } gedekte kaarten.
}

## Strings of the interface

ui-ask-again = Vraag het me opnieuw
ui-back = Stap terug
ui-continue = Verder
ui-controls = Stappen
ui-first = Eerste stap
ui-forward = Stap vooruit
ui-free = { $zone }, vrij
ui-in-grid = { $zone }, { $face }
ui-language = Taal
ui-language-name = Nederlands
ui-last = Laatste stap
ui-mark-f = valt af
ui-mark-h = opgepakt
ui-mark-m = net verplaatst
ui-mark-o = mogelijk
ui-mark-x = niet toegestaan
ui-pause = Pauzeren
ui-piece = { $face }, { $zone }, { $place } van { $count }
ui-play = Afspelen
ui-predict = Vraag het me eerst
ui-python-gone = Python is opnieuw gestart. Je kunt nog steeds door de stappen lopen; voer de cel opnieuw uit om verbinding te maken.
ui-question = Wat gebeurt er nu?
ui-right = Klopt.
ui-rules = Regels die hier beslissen
ui-show-me = Laat zien
ui-start = Begin
ui-step = Stap
ui-step-of = Stap { $step } van { $steps }
ui-steps = Alle stappen
ui-what-if = Wat als?
ui-wrong = Niet helemaal.

## The sandbox

sandbox-title = Oefentafel: { $game }
sandbox-play = Spelen
sandbox-edit = Bewerken
sandbox-keep = Bewaren
sandbox-undo = Ongedaan maken
sandbox-redo = Opnieuw doen
sandbox-back-to-example = Terug naar het voorbeeld

sandbox-start = Begin
sandbox-ply = Zet { $n } van { $count }
sandbox-seed = Gedeeld met startgetal { NUMBER($seed, useGrouping: 0) }
sandbox-to-act = Aan zet: { $asked }
sandbox-nobody = Hier valt voor niemand iets te beslissen.
sandbox-settle = Laat het gebeuren
    .hint = Handelt af waar niemand over hoeft te beslissen.
sandbox-over = Het spel is afgelopen. { $tied ->
    [yes] Het eindigt gelijk.
   *[no] { $winners-count ->
        [0] Niemand heeft gewonnen.
        [one] { $winners } heeft gewonnen.
       *[other] { $winners } hebben gewonnen.
    }
}
sandbox-others = Laat de anderen kiezen
sandbox-legal = Toegestane zetten
sandbox-type-move = Typ een zet
sandbox-type-move-hint = Bijvoorbeeld { $move }; scheid meer zetten met ;
sandbox-try = Probeer
sandbox-would-happen = Als je dit speelt:
sandbox-also = Kan nu ook
sandbox-not-there = Dat is hier geen zet. Wat gemarkeerd is, kun je aanraken.
sandbox-pick-target = Kies nu waar
sandbox-which = Welke zet bedoel je?

sandbox-palette = Niet op tafel
sandbox-fields = Instellingen van deze opstelling
sandbox-faults = Wat hier niet klopt
sandbox-no-faults = Deze opstelling kan in een echt spel voorkomen.
sandbox-blocking = houdt sommige zetten tegen
sandbox-deal = Deel nieuwe kaarten
sandbox-fill = Vul de rest willekeurig in
sandbox-shuffle = Schud de onbekende kaarten
sandbox-clear = Maak de tafel leeg
sandbox-remove = Weghalen

sandbox-moves = Zetten tot nu toe
sandbox-variations = Vertakkingen vanaf hier
sandbox-variation = Deze vertakking
sandbox-name = Naam
sandbox-promote = Maak dit de hoofdlijn
sandbox-delete = Verwijderen
sandbox-deleted = Vertakking verwijderd.
sandbox-restore = Terughalen
sandbox-compare = Vergelijken
sandbox-set-up = Opstelling veranderd
sandbox-hidden-move = { $seat } heeft gespeeld.

sandbox-position = Opstelling als tekst
sandbox-record = Spelboom als tekst
sandbox-python = Python-regel
sandbox-apply = Gebruik deze tekst
sandbox-copy = Kopiëren
sandbox-save = Opslaan
sandbox-load = Openen
sandbox-waiting = Wachten op Python ...
sandbox-gone = Python reageert niet meer. Voer de cel opnieuw uit; de opstelling kan nog worden gekopieerd.

## Moves with their seat, and the fields of a position

move-of-seat = { $seat }: { $move }
value-yes = ja
value-no = nee
value-none = geen
field-players = Aantal spelers
field-seed = Startgetal
    .none = niet ingesteld
field-turn = Wie aan zet is
    .seat = { $seat }
field-name = Naam van { $seat }
field-total = Totaal van { $seat }

## Looking rules up

lookup-search = Zoek in de regels
lookup-shown-in = Te zien in
lookup-found = { $count ->
    [0] Geen regels
    [one] Eén regel
   *[other] { $count } regels
}
