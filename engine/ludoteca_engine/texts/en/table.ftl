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
error-in-record = Cannot read this record in line { $line } at character { $column }:
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
error-no-record = "{ $given }" does not belong in the record of a game; a record begins with "record twisted" (or another game), then come lines such as "0 = (a position)" and "1 0 p1 lay 19".
error-not-in-record = this move cannot be replayed. { $reason }
error-too-slow = reading this text took longer than { $seconds } s and was stopped; a shorter text can be read.
error-not-that-node = there is no place { $given } in this tree; its places are 0 to { $last }.
error-start-stays = the start of a tree stays; only what follows from it can be deleted.
error-no-start = a sandbox cannot begin with { $given }; it takes a game ("pega6"), an example ("pega6/fig-2"), a position as text, or a state. The games are { $games }.
error-no-edit-with-seat = seen from one seat, a table cannot be edited; open it without a seat.
error-bad-action = that could not be understood; nothing was changed.
error-stale = the table had changed in the meantime; nothing was done.
error-unexpected = something went wrong inside: { $reason }. Nothing was changed.
error-other-seat = this table is seen from one seat; { $seat } cannot be played from here.
error-no-step = the steps of this example are 0 to { $last }, not { $given }.

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
ui-free = { $zone }, free
ui-in-grid = { $zone }, { $face }
ui-language = Language
ui-language-name = English
ui-last = Last step
ui-mark-f = out of the question
ui-mark-h = picked up
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
ui-what-if = What if?
ui-wrong = Not quite.

## The sandbox

sandbox-title = Sandbox: { $game }
sandbox-play = Play
sandbox-edit = Edit
sandbox-keep = Keep
sandbox-undo = Undo
sandbox-redo = Redo
sandbox-back-to-example = Back to the example

sandbox-start = Start
sandbox-ply = Move { $n } of { $count }
sandbox-seed = Dealt with seed { NUMBER($seed, useGrouping: 0) }
sandbox-to-act = To play: { $asked }
sandbox-nobody = Nobody has to decide anything here.
sandbox-settle = Let it happen
    .hint = Settles what needs no decision.
sandbox-over = The game is over. { $tied ->
    [yes] It ends in a tie.
   *[no] { $winners-count ->
        [0] Nobody has won.
        [one] { $winners } has won.
       *[other] { $winners } have won.
    }
}
sandbox-others = Let the others choose
sandbox-legal = Legal moves
sandbox-type-move = Type a move
sandbox-type-move-hint = For example { $move }; write ; between several
sandbox-try = Try
sandbox-would-happen = If played:
sandbox-also = Also possible now
sandbox-not-there = That is no move here. Marked things can be touched.
sandbox-pick-target = Now choose where
sandbox-which = Which move do you mean?

sandbox-palette = Not on the table
sandbox-fields = Settings of this position
sandbox-faults = What is odd here
sandbox-no-faults = This position can come up in a real game.
sandbox-blocking = stops some moves
sandbox-deal = Deal me one
sandbox-fill = Fill the rest at random
sandbox-shuffle = Shuffle the unknown
sandbox-clear = Clear the table
sandbox-remove = Remove

sandbox-moves = Moves so far
sandbox-variations = Variations here
sandbox-variation = This variation
sandbox-name = Name
sandbox-promote = Make it the main line
sandbox-delete = Delete
sandbox-deleted = Variation deleted.
sandbox-restore = Bring it back
sandbox-compare = Compare
sandbox-set-up = Position changed
sandbox-hidden-move = { $seat } has played.

sandbox-position = Position as text
sandbox-record = Game tree as text
sandbox-python = Python line
sandbox-apply = Use this text
sandbox-copy = Copy
sandbox-save = Save
sandbox-load = Load
sandbox-waiting = Waiting for Python ...
sandbox-gone = Python is gone. Run the cell again; the position can still be copied.

## Moves with their seat, and the fields of a position

move-of-seat = { $seat }: { $move }
value-yes = yes
value-no = no
value-none = none
field-players = Players
field-seed = Seed
    .none = not set
field-turn = Whose turn it is
    .seat = { $seat }
field-name = Name of { $seat }
field-total = Total of { $seat }

## Looking rules up

lookup-search = Search the rules
lookup-shown-in = Shown in
lookup-found = { $count ->
    [one] One rule
   *[other] { $count } rules
}
