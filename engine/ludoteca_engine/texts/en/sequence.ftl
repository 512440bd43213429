### Sequence: rules, events, refusals, faults, examples, and the names of things on the table.

game = Sequence
    .about = Play a card, cover its picture, and be the first with five in a line.
side = { $side ->
    [B] Blue
    [G] Green
    [R] Red
   *[none] nobody
}

## Rules: players and set-up

SEQ-01 = From two to twelve people can play, if their number can be divided by two or by three.
    .title = Players
SEQ-02 = Two or three people play each for themselves. From four on, they form teams.
    .title = Alone or in teams
SEQ-03 = There are two or three teams, never more, and all of them are equally large.
    .title = Equal teams
SEQ-04 = Each side has one colour of chips. With two sides the third colour stays in the box.
    .title = Chips
SEQ-05 = Two teams sit in turn round the table: an opponent on either side of you.
    .title = Seating of two teams
SEQ-06 = With three teams, every third person round the table is on the same team.
    .title = Seating of three teams
SEQ-07 = Everybody cuts the pack. The lowest card begins; aces are high.
    .title = Who begins
SEQ-08 = The pack is shuffled and everybody gets the same number of cards: the more players, the fewer.
    .title = The deal
SEQ-09 = What is not dealt lies face down as the draw pile.
    .title = Draw pile
SEQ-10 = You look at your own cards and show them to nobody, team-mates included.
    .title = Secret hands
SEQ-11 = Everybody keeps a discard pile of their own beside the board.
    .title = Discard piles
SEQ-12 = The player at the dealer's left begins; then it goes clockwise.
    .title = Order of turns

## Rules: a turn

SEQ-13 = First, lay one card of your hand face up on your own discard pile.
    .title = One card
SEQ-14 = Second, put one chip of your colour on a space that shows this card.
    .title = One chip
SEQ-15 = Third, draw one card.
    .title = One draw
SEQ-16 = If the next player has played and drawn before you draw, you may not draw any more.
    .title = The forgotten draw
SEQ-17 = A lost draw is never made good: you go on with a card less until the end.
    .title = Lost is lost
SEQ-18 = Every card except the jacks is on the board twice, and either space will do.
    .title = Two spaces each
SEQ-19 = A space with a chip on it, whoever's it is, is taken.
    .title = Covered spaces
SEQ-20 = The four corners count as a chip of your colour, for every side.
    .title = Bonus corners
SEQ-21 = With a corner, four chips make a Sequence.
    .title = Four and a corner
SEQ-22 = Nobody owns a corner: several sides may use the same one.
    .title = Shared corners

## Rules: jacks and dead cards

SEQ-23 = Eight jacks are among the cards, with one eye or with two. None of them is on the board.
    .title = Jacks
SEQ-24 = A two-eyed jack puts your chip on any free space.
    .title = Two-eyed jack
SEQ-25 = A one-eyed jack takes an opponent's chip off the board.
    .title = One-eyed jack
SEQ-26 = Chips of a completed Sequence are locked: no jack takes them.
    .title = Locked chips
SEQ-27 = What is a Sequence once stays one.
    .title = Sequences stand
SEQ-28 = A jack is the card of your turn, like any other; you choose when.
    .title = Any time on your turn
SEQ-29 = A card is dead when both its spaces are covered.
    .title = Dead cards
SEQ-30 = On your turn, before you play, you may swap a dead card: say so, discard it, draw another.
    .title = Swapping a dead card
SEQ-31 = The swap costs nothing: your turn is still to come.
    .title = Then play on

## Rules: winning

SEQ-32 = A Sequence is five spaces of one side side by side in a straight line: across, down or diagonal.
    .title = Sequence
SEQ-33 = With two sides, two Sequences win.
    .title = Two sides: two Sequences
SEQ-34 = Your second Sequence may use one space of your first, but not two.
    .title = One shared chip
SEQ-35 = With three sides, one Sequence wins.
    .title = Three sides: one Sequence
SEQ-36 = Team-mates do not talk about the play and give no advice.
    .title = No table talk
SEQ-37 = If somebody warns a team-mate, everybody of that team discards a card of their choice.
    .title = The price of talking
SEQ-38 = Advanced game: a one-eyed jack takes any opponent's chip, even out of a Sequence.
    .title = Advanced game

## Rulings where the rulebook is silent

SEQ-C01 = The lowest cut plays first, and the dealer is whoever sits at that player's right. Some let the lowest cut deal instead.
    .title = First player and dealer
SEQ-C02 = Players who tie for the lowest card cut again.
    .title = A tied cut
SEQ-C03 = The eight jacks are in the pack; there is none on the board.
    .title = Where the jacks are
SEQ-C04 = The jacks of hearts and spades have one eye, those of diamonds and clubs have two.
    .title = Which jack is which
SEQ-C05 = No chip is ever put on a corner or taken from it.
    .title = Corners stay empty
SEQ-C06 = Five to eight in a row are one Sequence, nine or ten are two. One can agree that two in the same line share nothing.
    .title = Long rows
SEQ-C07 = A corner may be the one space your two Sequences share.
    .title = Sharing a corner
SEQ-C08 = One chip may complete two Sequences, and both count.
    .title = Two at a stroke
SEQ-C09 = In a row of six to eight you name your five, the new chip among them, unless you win anyway. One can agree to lock the whole row.
    .title = Naming the five
SEQ-C10 = A Sequence need not be announced: it is there.
    .title = No announcement
SEQ-C11 = A two-eyed jack may complete a Sequence, and may go where another card of yours would fit.
    .title = Jacks may finish
SEQ-C12 = Your own chips and those of your team are not taken. With three sides, either opponent's are.
    .title = Opponents only
SEQ-C13 = After taking a chip you place none; you draw and the turn is over.
    .title = Take, do not place
SEQ-C14 = A jack is never dead, even if it can do nothing just now. One can agree to let it be swapped.
    .title = Jacks are not dead
SEQ-C15 = A dead card lives again as soon as one of its spaces is free. Nobody has to swap it.
    .title = Back to life
SEQ-C16 = Who can neither play nor swap passes and does not draw. If everybody passes in a row, the game is drawn.
    .title = Passing
SEQ-C17 = One dead card is swapped per turn. One can agree on no limit.
    .title = One swap a turn
SEQ-C18 = When a card is needed and the draw pile is empty, all discards are shuffled. One can agree to go on without, or to stop.
    .title = Empty draw pile
SEQ-C19 = In the advanced game a Sequence that loses a chip no longer counts, unless one agrees otherwise.
    .title = Broken Sequences
SEQ-C20 = The price of talking is paid in every team game unless one agrees otherwise, and the cards are not replaced.
    .title = Talking costs cards
SEQ-C21 = If the next player forgets to draw as well, your right ends with theirs.
    .title = Two who forget
SEQ-C22 = The card for a dead card is not the draw of the turn: there are two draws.
    .title = Two draws
SEQ-C23 = Six or twelve players choose between two teams and three; they are dealt the same number of cards.
    .title = Two teams or three
SEQ-C24 = Chips never run out; if the box does, anything else will do.
    .title = Enough chips
SEQ-C25 = A full board without a winner is a draw.
    .title = Full board

## Events

event-card-played = { $seat } lays the { $card } on the discard pile. { $kind ->
    [two-eyed] It has two eyes: a chip may go on any of the { $count } free spaces.
    [one-eyed] It has one eye: it takes a chip away, here one of { $count }.
   *[plain] { $spaces-count ->
        [one] Only { $spaces } is free for it.
       *[other] It is pictured on { $spaces }.
    }
}
    .step = { $seat } plays { $card }
event-chip-placed = { side } puts a chip on { $space }, which shows the { $shown }.{ $lines-count ->
    [0] {""}
   *[other] {" "}That makes { $lines }.
}{ $others-count ->
    [0] {""}
   *[other] {" "}It could also have gone to { $others-or }.
}
    .lines = { $count } of five { $dir ->
        [across] across
        [down] downwards
       *[other] on a diagonal
    } ({ $line })
    .step = Chip on { $space }
event-claim-due = The row of { side } is longer than five. { $seat } names the five that count, with the new chip on { $space }: { $lines-or }.
    .step = Which five?
event-sequence-made = { side } has a Sequence { $dir ->
    [across] across
    [down] downwards
   *[other] on a diagonal
}: { $line }.{ $corners-count ->
    [0] {""}
   *[other] {" "}{ $corners } counts as a chip, so { $chips } chips are enough.
}{ $theirs-count ->
    [0] {""}
   *[other] {" "}Another side uses this corner too.
}{ $shared-count ->
    [0] {""}
   *[other] {" "}It shares { $shared } with the other one.
}{ $run ->
    [5] {""}
   *[other] {" "}The row has { $run } spaces, but a Sequence has five.
} { $goal ->
    [1] It needed just one.
   *[other] That is { $count } of { $goal }.
}
    .step = Sequence { $line }
event-chip-removed = { $seat } takes the chip of { side } off { $space } with the { $card }. The space ({ $shown }) is free again; no other chip is placed.
    .step = Chip off { $space }
event-sequence-broken = The Sequence { $line } has lost { $space } and no longer counts. { side } now has { $count ->
    [0] none
    [one] one
   *[other] { $count }
}; its other chips are loose again.
    .step = Sequence broken
event-card-exchanged = { $jack ->
    [yes] { $seat } can do nothing with the { $card } and swaps it.
   *[no] Both spaces of the { $card } are covered ({ $spaces }): it is dead. { $seat } says so and discards it.
}
    .step = { $seat } swaps { $card }
event-passed = { $seat } can play nothing{ $size ->
    [0] , having no card left,
   *[other] {""}
} and passes without drawing.
    .step = { $seat } passes
event-talk-punished = { $seat } calls out { $accused } for talking. Everybody on the team of { side } gives up a card: { $asked }.
    .step = Somebody talked
event-card-forfeited = { $seat } gives up the { $card } and keeps { $size ->
    [one] one card
   *[other] { $size } cards
}. It is not replaced.
    .step = { $seat } gives up { $card }
event-draw-owed = { $seat } may still draw, until { $next } has played and drawn.
    .step = { $seat } has yet to draw
event-card-drawn = { $seat } draws { $known ->
    [yes] the { $card }
   *[no] a card
} and has { $size ->
    [one] one card
   *[other] { $size } cards
} again.{ $why ->
    [exchange] {" "}The turn itself is still to come.
   *[other] {""}
}
    .step = { $seat } draws
event-card-drawn-hidden = { $seat } draws a card and has { $size ->
    [one] one card
   *[other] { $size } cards
} again.{ $why ->
    [exchange] {" "}The turn itself is still to come.
   *[other] {""}
}
    .step = { $seat } draws
event-draw-lost = { $next } has played and drawn. { $seat } has forgotten to draw and goes on with { $size ->
    [one] one card
   *[other] { $size } cards
}.
    .step = { $seat } loses the draw
event-nothing-to-draw = There is no card left to draw; { $seat } goes on with fewer.
    .step = Nothing to draw
event-pile-reshuffled = The draw pile is empty when { $seat } has to draw: all { $count } discarded cards are shuffled.
    .step = The discards are shuffled
event-cut-tied = { $tied } have cut equally low ({ $cards }) and cut again.
    .step = A tie
event-first-decided = From low to high: { $cards }. { $lowest } has the lowest, the { $card }{ $how ->
    [low_cut_deals] , and deals. { $first }, at the left, plays first.
   *[low_cut] {" "}and plays first. { $dealer }, at the right, deals.
}
    .step = { $first } plays first
event-hands-dealt = { $dealer } deals: { $players } players get { $size } cards each, { $left } are left to draw. { $first } begins.
    .step = { $size } cards each
event-game-won = { side } has { $goal ->
    [1] a Sequence, and with three sides one is enough
   *[other] { $count } Sequences
}: { $winners-count ->
    [one] { $winners } wins.
   *[other] { $winners } win.
}
    .step = { side } wins
event-game-drawn = { $reason ->
    [full] The board is full and nobody has won
    [no-cards] The draw pile is used up
   *[passed] Everybody has passed in a row
}: the game is drawn.
    .step = A draw
event-spaces-counted = { $result ->
    [0] Both spaces of the { $card } are covered ({ $taken }): the card is dead.
    [1] Of the two spaces of the { $card } one is free: { $spaces }. The card is not dead.
   *[other] Both spaces of the { $card } are free: { $spaces }.
}
    .step = Spaces of { $card }
event-sequences-counted = { side } has { $result ->
    [0] no Sequence: nowhere five in one straight line
    [one] one Sequence
   *[other] { $result } Sequences
}. To win, { $goal ->
    [1] one is needed.
   *[other] { $goal } are needed.
}
    .step = Sequences of { side }
event-chips-counted = { side } has { $result ->
    [one] one chip
   *[other] { $result } chips
} on the board.
    .step = Chips of { side }
event-hand-counted = { $seat } has { $result ->
    [one] one card
   *[other] { $result } cards
}; { $dealt } were dealt.
    .step = Cards of { $seat }
event-pile-counted = { $result } cards are left to draw.
    .step = Cards left
event-sides-counted = { $players } players make { $result } sides: { $sides }.
    .sides = { side } ({ $seats })
    .step = { $players } players
event-pictures-counted = { $result ->
    [0] The { $card } is in the pack { $copies } times but nowhere on the board.
   *[other] The { $card } is on the board { $result } times and in the pack { $copies } times.
}
    .step = Pictures of { $card }

event-lines-judged = { $made ->
    [0] No five are complete: { $lines }.
    [one] With { $space } the five are complete: { $made_of }.
   *[other] With { $space } { $made } times five are complete: { $made_of }.
}
    .lines = { $count } of five in { $line }
event-goal-judged = { side } has { $count ->
    [one] one Sequence
   *[other] { $count } Sequences
}; { $goal ->
    [1] with three sides one is enough.
   *[other] with two sides it takes { $goal }.
}{ $wins ->
    [yes] {" "}The game is won.
   *[no] {" "}The game goes on.
}

## Refusals

refusal-removed-already = { $seat } has taken a chip off { $freed }; that was the whole turn. It is up to { $asked-or }.
refusal-penalty-first = Somebody talked: first { $asked } must give up a card each.
refusal-claim-first = First { $seat } names the five that count: { $lines-or }.
refusal-corner = { $space } is a corner. It counts for every side already; no chip is put there.
refusal-not-in-hand = { $seat } does not hold the { $card }{ $cards-count ->
    [0] {""}
   *[other] , only { $cards }
}.
refusal-other-card = { $space } shows the { $shown }, not the { $card }. { $spaces-count ->
    [0] The { $card } has no free space.
   *[other] The { $card } can go to { $spaces-or }.
}
refusal-covered = { $space } is already covered{ $side ->
    [none] {""}
   *[other] {" "}by a chip of { side }
}. { $wild ->
    [yes] The { $card } needs a free space.
   *[no] { $spaces-count ->
        [0] Both spaces of the { $card } are: the card is dead.
       *[other] The { $card } can still go to { $spaces-or }.
    }
}
refusal-no-chip = There is no chip on { $space } to be taken. The { $card } has one eye: it takes chips and places none.
refusal-own-chip = The chip on { $space } belongs to { side }, the side of { $seat }. The { $card } takes opponents' chips only.
refusal-locked = The chip on { $space } belongs to the Sequence { $lines } of { side }. It is locked for the rest of the game.
refusal-exchange-too-late = { $seat } has already played a card. The { $card } can be swapped only before that.
refusal-jack-not-dead = The { $card } is a jack. { $useless ->
    [yes] It can do nothing now, but it is not a dead card: it stays in the hand.
   *[no] { $swap ->
        [yes] It can still be played, so it is not swapped.
       *[no] Jacks have no spaces of their own, so they are never dead.
    }
}
refusal-not-dead = The { $card } is not dead: { $spaces-count ->
    [one] { $spaces } is
   *[other] { $spaces } are
} still free.
refusal-exchanged-already = { $seat } has already swapped a dead card this turn; { $most ->
    [one] one is the limit.
   *[other] { $most } are the limit.
}
refusal-can-still-act = { $seat } may not pass: { $verb ->
    [exchange] { $cards-or } can be swapped.
   *[other] { $cards-or } can be played.
}
refusal-nothing-to-claim = Nothing is to be named: { $seat } has no row of more than five to choose from.
refusal-no-five = From one end of { $line } to the other it is not five spaces in a straight line. To choose from: { $lines-or }.
refusal-gap = Not all five of { $line } are yours. To choose from: { $lines-or }.
refusal-shares-too-much = { $line } shares { $spaces } with your Sequence { $other }; only one space may be shared.
refusal-without-new-chip = The five must contain the new chip on { $chip }: { $lines-or }.
refusal-draw-lapsed = Too late: the next player has played and drawn. { $seat } has lost { $lost ->
    [one] this draw
   *[other] { $lost } draws
} and goes on with fewer cards.
refusal-no-draw = { $before ->
    [yes] { $seat } plays a card first, then draws.
   *[no] { $seat } has drawn already: one card a turn.
}
refusal-no-penalty = It was agreed that talking costs nothing, so { $accused } gives up no card.
refusal-own-team = { $accused } is on the same side as { $seat }; only an opponent can call somebody out.
refusal-no-team = { $accused } plays alone and has nobody to warn.
refusal-no-cards-left = The team of { $accused } has no card left to give up.
refusal-nothing-to-forfeit = { $seat } has no card to give up now.

## Faults of a set-up

fault-players = The game is for { $allowed-or } players, not { $players }.
fault-uneven-teams = The sides are not equally large: { $sizes }.
fault-seating = { $sides ->
    [2] The two teams do not sit in turn.
   *[other] Not every third player belongs to the same team.
}
fault-no-turn = It is the turn of a player who does not sit at the table.
fault-big-hand = { $seat } holds { $size } cards; { $most } are dealt.
fault-no-card-in-hand = { $seat } holds something that is no card.
fault-empty-forfeit = Somebody is to give up a card and has none.
fault-chip-on-corner = Something lies on the corner { $space }.
fault-no-chip-on-space = What lies on { $space } is not a chip.
fault-strange-colour = The chip on { $space } belongs to { side }, and nobody plays that colour.
fault-broken-sequence = The Sequence { $line } of { side } lacks a chip.
fault-overlapping = The Sequence { $line } of { side } shares more than one space with another.
fault-wrong-locks = These chips are locked though they belong to no Sequence, or the other way round: { $spaces }.
fault-unnamed-sequence = { side } has five in { $line } that do not count as a Sequence yet.
fault-card-too-often = The { $card } is there { $times } times; the pack has it twice.

## Errors

error-players = the game is for { $allowed-or } players, not { $given }.
error-uneven = { $players } players cannot form { $sides } equal sides.
error-no-card = "{ $given }" is not a card; cards are written like 9D, 10H, QS or JC.
error-no-piece = "{ $given }" is neither a card (9D) nor a chip (B, G, R, or B! in a Sequence).
error-no-space = "{ $given }" is not a space; spaces are r1c1 to r10c10.
error-no-line = "{ $given }" does not name five spaces in a straight line, as r3c3-r3c7 does.
error-no-colour = "{ $given }" is not a side; sides are { $colours-or }.
error-card-and-space = say a card and a space, as in "play 9D r5c8".
error-one-card = say one card, as in "exchange 9D".
error-one-seat = say one seat, as in "talk p3".
error-nothing-more = nothing is expected here, but there is "{ $given }".
error-no-count = "{ $given }" cannot be counted.

## Names of things

piece-card = { $rank ->
    [J] { $eyes ->
        [one] one-eyed jack
       *[two] two-eyed jack
    }
    [Q] queen
    [K] king
    [A] ace
    [10] ten
    [9] nine
    [8] eight
    [7] seven
    [6] six
    [5] five
    [4] four
    [3] three
   *[2] two
} of { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}
piece-chip = { $colour ->
    [B] blue chip
    [G] green chip
   *[R] red chip
}
piece-locked = { $colour ->
    [B] blue chip, locked
    [G] green chip, locked
   *[R] red chip, locked
}
piece-board = the board
piece-unknown = a face-down card
zone-space = { $space }, { piece-card }
zone-corner = { $space }, bonus corner for everybody
space = { zone-space }, { $owner ->
    [none] free
    [B] blue chip
    [G] green chip
    [R] red chip
   *[other] covered
}
zone-board = Board
zone-draw = Draw pile
zone-stock = Rest of the draw pile
zone-chipsb = Blue chips
zone-chipsg = Green chips
zone-chipsr = Red chips
zone-boxb = More blue chips
zone-boxg = More green chips
zone-boxr = More red chips
zone-hand = Hand of { $seat }
zone-discard = Discard pile of { $seat }
zone-below = Older discards of { $seat }
zone-cut = Card { $seat } has cut
label-draw = { $count ->
    [0] Draw pile
   *[other] Draw pile: { $count }
}
label-side = { side }: { $count } of { $goal }
label-hand = { $seat }
label-owing = { $seat }: may still draw
label-discard = Discards
label-space = space

## Questions

ask-may-play = May { $seat } play the { $card } on { $space }?
ask-may-exchange = May { $seat } swap the { $card }?
ask-may-draw = May { $seat } draw now?
ask-may-claim = May { $seat } name { $line }?
ask-which-space = { $seat } plays the { $card }. Where may the chip go?
ask-which-chip = { $seat } plays the { $card }. Which chip may be taken?
ask-how-many-lines = { side } puts a chip on { $space }. How many Sequences does that complete?
ask-enough = { side } completes { $line }. Is the game won?
ask-dead = { $seat } holds the { $card }. Is it a dead card?
ask-spaces = How many free spaces has the { $card }?
ask-sequences = How many Sequences has { side }?
ask-pictures = How often is the { $card } on the board?
ask-first = Who plays first?
ask-dealt = How many cards does each of { $players } players get?
option-yes = Yes
option-no = No
option-number = { $count }
option-lines = { $count ->
    [0] None
    [one] One
   *[other] { $count }
}
option-seat = { $seat }

## Examples

example-goal = Five in a line
    .intro = Blue has four in a row and holds the card that is missing.
part-goal-down = Downwards
    .intro = The same from top to bottom.
part-goal-falling = On a diagonal
    .intro = Diagonals count as well.
part-goal-rising = On the other diagonal
    .intro = In both directions.
part-goal-bent = With a bend
    .intro = Five blue chips touch each other. Is that a Sequence?
example-players = Who can play
    .intro = How many can sit down, and who plays together?
part-players-three = Three players
    .intro = Three people, three colours.
part-players-six = Six in two teams
    .intro = Six people can form two teams of three.
part-players-six-three = Six in three teams
    .intro = The same six people as three pairs.
example-cut = The lowest card begins
    .intro = Three players cut the pack.
example-deal = Cards for everybody
    .intro = Two people sit down. Player 2 deals.
part-deal-twelve = Twelve players
    .intro = And with a dozen people?
example-turn = Card, chip, draw
    .intro = The board is empty. Player 1 wants to play the 9♦.
example-tip-draw = The forgotten draw
    .intro = As before, but nobody draws for the players: they have to think of it.
part-tip-draw-in-time = Just in time
    .intro = The same again; this time Player 1 remembers.
example-covered = Two pictures, one taken
    .intro = Green already lies on one of the two spaces of the 9♦.
example-corner = Four chips and a corner
    .intro = Blue has three chips beside the corner.
example-corner-shared = One corner, two owners
    .intro = Blue has used the corner r1c1. May Green use it too?
example-two-eyed = The wild jack
    .intro = Blue lacks the 6♦ but holds a two-eyed jack.
example-one-eyed = The thief
    .intro = Green has four hearts in a row and is open at both ends.
example-locked = Locked chips
    .intro = Green has a Sequence, and a loose chip elsewhere.
example-tip-jacks = Keep the jacks until they pay
    .intro = Player 1 holds both kinds of jack. Which one stops Green?
part-tip-jacks-other = With the other jack
    .intro = The same position. What if Player 1 blocks one end with the two-eyed jack?
part-tip-jacks-wait = Waiting
    .intro = Nobody has to use a jack at once.
example-dead-card = A dead card
    .intro = Both spaces of the 9♦ are covered, and Player 1 holds one.
example-second = The second Sequence
    .intro = Blue has one Sequence and is building a second across it.
example-table-talk = Somebody talked
    .intro = Players 1 and 3 are a team. Player 3 has just warned Player 1.
example-advanced = Nothing is safe
    .intro = The advanced game: the same Sequence as before, and Player 1 holds a one-eyed jack.
example-three-sides = One is enough
    .intro = Three players. Red has four in a row.
example-nine = Nine in a row
    .intro = Four and four chips with a gap between them.
part-nine-six = Six in a row
    .intro = A shorter row, with one gap.
example-edge-eight = Eight chips, two corners
    .intro = Blue lies along the whole edge, with one gap.
part-edge-eight-corner = One corner, twice
    .intro = Blue's two Sequences meet in the corner.
## Moves, as a button says them

move-play = { $a-typed ->
    [JH] Take the chip off { $b } with { $a }
    [JS] Take the chip off { $b } with { $a }
   *[other] Play { $a } on { $b }
}
move-exchange = Swap { $a }
move-draw = Draw a card
move-claim = Name { $a } as the five
move-pass = Pass
move-talk = Call out { $a } for talking
move-forfeit = Give up { $a }

## Fields of a position

field-variant = Variant
    .base = Base game
field-exchanged = Dead cards swapped this turn
field-passes = Passes in a row
field-shuffles = Times the discards were shuffled
field-ended = How it ended
    .no = not yet
    .won = somebody has won
    .passed = drawn: everybody passed
    .full = drawn: the board is full
    .no-cards = drawn: no card left to draw
field-sides = Sides, with six or twelve players
field-first_player = The lowest cut
    .low_cut = plays first
    .low_cut_deals = deals
field-auto_draw = The card of the turn is drawn by itself
field-advanced = Advanced game
field-share_same_line = Two Sequences in one line may share a space
field-long_run_lock = In a row longer than five, these are locked
    .five = the five that were named
    .whole_run = the whole row
field-exchange_useless_jack = A jack that can do nothing may be swapped
field-dead_cards_per_turn = Dead cards that may be swapped in a turn
    .none = no limit
field-deck_exhaustion = When the draw pile is empty
    .reshuffle = the discards are shuffled
    .no_more_draws = nobody draws any more
    .draw_game = the game is drawn
field-broken_counts = A broken Sequence still counts
field-table_talk_penalty = Talking costs cards
field-team = Side of { $seat }
    .B = Blue
    .G = Green
    .R = Red
field-lapsed = Draws { $seat } has lost
