### Sentences every game shares: rules of the table, refusals, errors, names, and the strings of the interface.

## Names and lists

seat = Player { $n }
list-and = and
list-or = or

## Rules of the table

T-01 = Only a player who is asked for a decision may act.
    .title = Whose turn it is
T-02 = A move answers the decision that is due at this moment.
    .title = What is due
T-03 = A move speaks of the table as it lies now, not as it lay before.
    .title = The table as it is
T-04 = When the game is over nothing more is played.
    .title = After the end
T-05 = A card nobody has looked at cannot be played or judged.
    .title = Unknown cards
T-06 = Only players who sit at the table take part.
    .title = Who plays
T-07 = A fault of the set-up stops the moves that touch it, and no others.
    .title = Faults of a set-up

## Refusals

refusal-no-such-seat = { $seat } does not sit at this table: it has { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
refusal-not-asked = { $asked-count ->
    [0] Nobody has anything to decide now.
   *[other] It is not up to { $seat }; the decision lies with { $asked-or }.
}
refusal-not-now = { $due-count ->
    [0] There is nothing for { $seat } to decide now.
   *[other] { $seat } cannot { $verb } now; what is due: { $due-or }.
}
refusal-stale = The table has changed since { $seat } chose this move.
refusal-game-over = The game is over.
refusal-unknown = This rests on a card nobody has looked at. Fill in the unknown cards first.
refusal-blocked = The set-up has a fault that this move would touch.

refused = { $move } is not allowed: { $reasons }
legal-now = Legal now: { $moves }

## Errors

error-place = At character { $column }:
error-in-move = Cannot read this move at character { $column }:
error-in-position = Cannot read this position at character { $column }:
error-not-text = a text is needed, not a { $type }.
error-too-long = the text has { $length } characters; at most { $limit } are read.
error-empty = there is nothing to read.
error-no-seat = "{ $given }" is not a seat; seats are p1 to p{ $seats }.
error-seat-twice = { $seat } appears twice.
error-seat-first = "{ $given }" has no owner; "{ $section }" names a seat first, as in "{ $section } p1 ...".
error-no-number = "{ $given }" is not a whole number from { $least } to { $most }.
error-too-many = too many pieces; at most { $limit } are read.
error-other-game = "{ $given }" is another game; this text should begin with "{ $expected }".
error-no-section = "{ $given }" is not a section; to choose from: { $sections }.
error-section-twice = the section "{ $given }" appears twice.
error-missing-verb = the move is missing; to choose from: { $verbs }.
error-long-name = a name has at most { $limit } characters.
error-not-one-of = "{ $given }" does not fit in "{ $section }"; it can be { $allowed-or }.
error-no-verb = "{ $given }" is not a move; to choose from: { $verbs }.
error-no-variant = there is no variant "{ $given }"; to choose from: { $variants }.
error-no-option = there is no option "{ $given }"; to choose from: { $options }.
error-option-twice = the option "{ $given }" appears twice.
error-no-value = { $option } cannot be { $given }; allowed are { $allowed }.
error-no-whole-number = { $what } must be a whole number, not { $given }.
error-no-example = there is no example "{ $given }"; to choose from: { $examples }.
error-no-game = there is no game "{ $given }"; to choose from: { $games }.
error-no-language = there is no language { $given }; to choose from: { $languages }.
error-example-name = an example is named by its game and its own name, as in "pega6/fig-2", not { $given }. The games are { $games }.
error-seat = seats are 1 to { $seats } here, not { $given }.
error-no-zone = there is no place "{ $given }" on this table; to choose from: { $zones }.
error-no-piece-there = there is no piece { $index } in { $zone }, counted from 0: it holds { $size }.
error-no-field = there is no field "{ $given }"; to choose from: { $fields }.
error-bad-field = { $field } cannot be { $given }; allowed are { $allowed }.

## What an example says between its moves

event-compared = For comparison: this is how it ended the first time.
    .step = For comparison
step-refused = Stopped by: { $rule }

## What lies on the table, in words

alt-zone = { $zone }: { $pieces }.
alt-hidden = { $zone }: { $count ->
    [one] one card face down.
   *[other] { $count } cards face down.
}

## Strings of the interface

ui-ask-again = Ask me again
ui-back = One step back
ui-continue = Continue
ui-controls = Steps
ui-first = First step
ui-forward = One step forward
ui-language = Language
ui-language-name = English
ui-last = Last step
ui-mark-f = out of the question
ui-mark-m = just moved
ui-mark-o = possible
ui-mark-x = refused
ui-pause = Pause
ui-piece = { $face }, { $zone }, { $place } of { $count }
ui-play = Play
ui-predict = Ask me first
ui-python-gone = Python was restarted. Stepping still works; run the cell again to connect.
ui-question = What happens next?
ui-right = Right.
ui-rules = Rules that decide
ui-show-me = Show me
ui-start = Start
ui-step = Step
ui-step-of = Step { $step } of { $steps }
ui-steps = All steps
ui-wrong = Not quite.

## Looking rules up

lookup-search = Search the rules
lookup-shown-in = Shown in
lookup-found = { $count ->
    [one] One rule
   *[other] { $count } rules
}
