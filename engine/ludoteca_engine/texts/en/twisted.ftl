### Twisted: rules, events, refusals, faults, examples, and the names of things on the table.

game = Twisted
    .about = One row of cards, ten steps up or down, and a twin that turns cards into points.

## Rules: set-up

TW-01 = Two to four people play.
    .title = Players
TW-02 = There are 79 cards: every number from 12 to 98 except the multiples of ten, one of each. All are shuffled.
    .title = The cards
TW-03 = Two cards are twins when one shows the digits of the other in swapped order, such as 49 and 94.
    .title = Twins
TW-04 = A card with two equal digits is a frog. Turned round it is still itself, so it has no twin.
    .title = Frogs
TW-05 = A frog costs whoever takes it five points. Any other card is worth one point, plus or minus.
    .title = What a card is worth
TW-06 = With two or three players everybody gets nine cards, with four players eight, and keeps them hidden.
    .title = Hands
TW-07 = The cards left over are the draw pile, face down in the middle.
    .title = Draw pile
TW-08 = The first turn belongs to the player on the dealer's left.
    .title = Who starts
TW-09 = Turns go round clockwise.
    .title = Order of turns
TW-10 = The row begins beside the draw pile and grows to the right, card by card. It may get as long as it likes.
    .title = The row
TW-11 = A card that is twisted leaves a gap. The others close it at once and keep their order.
    .title = Closing up

## Rules: a turn

TW-20 = On your turn you lay one card or twist one card. If you do neither, you take the row.
    .title = Lay, twist or take
TW-21 = One turn, one card of the row: never lay two, never twist two.
    .title = One card a turn
TW-22 = After a lay or a twist you draw exactly one card, and your hand is full again.
    .title = Drawing
TW-23 = When you have drawn, the next player has the turn.
    .title = Passing on
TW-24 = Only the player on turn acts, and only with cards of their own hand.
    .title = Your turn, your cards
TW-30 = A card laid at the right end may be at most 10 higher or 10 lower than the right-end card. Exactly 10 is fine.
    .title = Within ten
TW-31 = If several of your cards fit, lay whichever you like.
    .title = Free choice
TW-32 = When no card lies in the row you have to lay one, and any card will do.
    .title = Opening a row
TW-33 = A frog is laid like any other card: within ten of the right end.
    .title = Laying a frog
TW-40 = Instead of laying a card you may twist one card of the row.
    .title = Twisting
TW-41 = To twist a card of the row you need its twin in your hand.
    .title = The twin in your hand
TW-42 = A twist works anywhere in the row, however far away the numbers are.
    .title = Anywhere in the row
TW-43 = A frog in the row cannot be twisted.
    .title = Frogs stay
TW-44 = Even the only card of a row may be twisted. The next player then opens a new row.
    .title = The lone card
TW-45 = Show the twin, remove its partner from the row, and put both face up in front of you: your plus pile.
    .title = Both leave
TW-46 = Each card of a twisted pair is worth one plus point at the end.
    .title = Two plus points
TW-50 = Whoever cannot or will not lay or twist takes the whole row.
    .title = Taking the row
TW-51 = You may take the row even if you could lay or twist.
    .title = Taking by choice
TW-52 = Taken cards go face down in front of you, onto your minus pile, not into your hand.
    .title = Minus pile
TW-53 = After taking, your turn goes on: lay any card of your hand as the first of a new row.
    .title = Opening after a take
TW-54 = When you have opened the new row you draw one card, and the turn passes.
    .title = One card after a take

## Rules: the end

TW-60 = When the draw pile is used up, nobody draws any more.
    .title = No more drawing
TW-61 = Play then goes on as usual until somebody takes the row. That ends the round.
    .title = The last row
TW-62 = With the pile used up, twisting away the last card of the row ends the round as well.
    .title = The last twist
TW-63 = The round ends at that very moment: no new row, no drawing, only counting.
    .title = Over at once
TW-64 = Cards left in your hand count nothing.
    .title = Hands count nothing
TW-65 = Every card of your plus pile is one plus point.
    .title = Plus points
TW-66 = Every card of your minus pile is one minus point, a frog five.
    .title = Minus points
TW-67 = Your result is plus points less minus points. It may fall below zero.
    .title = Result
TW-70 = Results are written down. Two complete rounds make a match.
    .title = Two rounds
TW-71 = The highest total over all rounds wins.
    .title = Winner
TW-72 = The players may agree on more than two rounds.
    .title = More rounds

## Rules: expert variant

TW-PRO-01 = Expert variant: whoever takes a row of one single card puts it on the minus pile as usual.
    .title = Expert: the lone card
TW-PRO-02 = Expert variant: on top of that, the taker adds the top card of the draw pile, face down.
    .title = Expert: penalty card
TW-PRO-03 = Expert variant: everything else stays the same. The taker still opens a row and then draws.
    .title = Expert: the rest
TW-PRO-04 = The expert variant is at its best with two players, but any number may use it.
    .title = Expert: for whom

## Rulings

TW-Q01 = If a twist empties the row while the pile lasts, the next player opens with any card.
    .title = Who opens after a twist
TW-Q02 = Nobody can take an empty row to get out of laying.
    .title = No passing
TW-Q03 = Taking needs no reason. By agreement, only somebody who cannot play may take.
    .title = Taking without need
TW-Q04 = Somebody whose hand is empty is not skipped: they take the row, and that ends the round.
    .title = Empty hand
TW-Q05 = After the pile is gone the round ends with the row: taken, or its last card twisted away. By agreement, a last twist does not end it.
    .title = What ends the round
TW-Q06 = If pile and row run out together, play goes on: the next player opens the last row. By agreement, the round ends there.
    .title = Both gone together
TW-Q07 = Drawing the last card of the pile does not end the round. The row that lies there is the last one.
    .title = The last card drawn
TW-Q08 = Nobody is appointed to take the last row: it falls to the first who cannot or will not play.
    .title = Who takes the last row
TW-Q09 = Equal totals share the win. By agreement, another round is played instead.
    .title = Ties
TW-Q10 = The deal moves one seat clockwise each round. By agreement, the same player keeps dealing.
    .title = Next dealer
TW-Q11 = Plus piles are open. Minus piles stay closed until they are counted, but everybody sees how many cards they hold. By agreement, they are open too.
    .title = Who may look
TW-Q12 = Expert variant: with no pile left there is no penalty card, and the take ends the round.
    .title = No card, no penalty
TW-Q13 = Expert variant: if the penalty card was the last of the pile, the taker still opens a row, but draws nothing.
    .title = Penalty with the last card
TW-Q14 = Expert variant: twisting a lone card costs no penalty.
    .title = Twisting is free
TW-Q15 = Nobody looks at the penalty card before counting. If it is a frog, it costs five.
    .title = Unseen penalty
TW-Q16 = After a twist, neighbours in the row may be more than ten apart. Only a new card at the right end is measured.
    .title = Wide gaps are fine
TW-Q17 = A twin in your hand is no duty. You twist when you want to.
    .title = No duty to twist
TW-Q18 = Two twins in your hand are no use together: one of them has to lie in the row.
    .title = Twins in one hand
TW-Q19 = The card is drawn for you, so nobody forgets. Hands stay full while the pile lasts.
    .title = Drawing is automatic
TW-Q20 = You may lay a frog just to spoil the row.
    .title = Spoiling the row

## Events

event-row-opened = { $taken ->
    [yes] { $seat } goes on and opens a new row with the { $card }; any card would do.
   *[no] No card lies in the row, so any card would do. { $seat } opens it with the { $card }.
}{ $frog ->
    [yes] {" "}A frog nobody can twist.
   *[no] {""}
}{ $last ->
    [yes] {" "}The pile is gone: this row is the last one.
   *[no] {""}
}
    .step = { $seat } opens with { $card }
event-card-laid = The right end is { $end }, so { $low } to { $high } fit. { $fitting-count ->
    [one] { $seat } has only the { $card } and lays it.
   *[other] { $seat } could lay { $fitting-or } and lays the { $card }.
}{ $twists-count ->
    [0] {""}
   *[other] {" "}A twist was possible, too: { $twists-or }.
}
    .twists = { $card } with { $twin }
    .step = { $seat } lays { $card }
event-card-laid-seen = The right end is { $end }, so { $low } to { $high } fit. { $seat } lays the { $card }, { $gap } away.
    .step = { $seat } lays { $card }
event-card-twisted = { $seat } shows the { $shown } and removes its twin, the { $removed }. Both go face up onto the plus pile: +2 at the end.{ $closing-count ->
    [0] {""}
    [one] {" "}The { $closing } closes up.
   *[other] {" "}{ $closing } close up.
}{ $frogs-count ->
    [0] {""}
    [one] {" "}The { $frogs } is a frog and could not be twisted.
   *[other] {" "}{ $frogs } are frogs and could not be twisted.
}{ $twists-count ->
    [0] {""}
   *[other] {" "}Another twist was possible: { $twists-or }.
}{ $over ->
    [yes] {" "}Pile and row are gone, so the round is over.
   *[no] {""}
}
    .twists = { $card } with { $twin }
    .step = { $seat } twists { $removed }
event-card-twisted-seen = { $seat } shows the { $shown } and removes its twin, the { $removed }. Both go face up onto the plus pile: +2 at the end.{ $over ->
    [yes] {" "}Pile and row are gone, so the round is over.
   *[no] {""}
}
    .step = { $seat } twists { $removed }
event-row-taken = { $reason ->
    [must] Nothing in { $seat }'s hand is from { $low } to { $high }{ $missing-count ->
        [0] {""}
        [one] , and the twin { $missing } is not there either
       *[other] , and the twins { $missing } are not there either
    }: { $seat } has to take the row.
    [empty] { $seat } has no card left to lay or twist and has to take the row.
    [may] { $seat } could { $fitting-count ->
        [0] twist
       *[other] lay { $fitting-or }
    }, but takes the row by choice.
   *[unknown] { $seat } takes the row.
} { $cards } { $cards-count ->
    [one] costs
   *[other] cost { $sum } =
} { $cost } at the end. { $over ->
    [yes] The pile is used up, so the round is over at once.
   *[no] The turn goes on: { $seat } opens a new row.
}
    .step = { $seat } takes the row
event-row-taken-seen = { $seat } takes the row. { $cards } { $cards-count ->
    [one] costs
   *[other] cost { $sum } =
} { $cost } at the end. { $over ->
    [yes] The pile is used up, so the round is over at once.
   *[no] The turn goes on: { $seat } opens a new row.
}
    .step = { $seat } takes the row
event-card-drawn = { $seat } draws { $seen ->
    [yes] the { $card }
   *[no] a card
}{ $left ->
    [none] {""}
    [0] , the last one of the pile
    [one] ; one card is left in the pile
   *[other] ; { $left } are left in the pile
}. { $over ->
    [yes] Pile and row are both gone, so the round is over.
   *[no] { $size ->
        [0] The row is empty: { $next } opens a new one with any card.
       *[other] { $next } is next. The right end is { $end }: { $low } to { $high } fit, and taking the row would cost { $cost }.
    }
}
    .step = { $seat } draws a card
event-card-drawn-seen = { $seat } draws a card{ $left ->
    [none] {""}
    [0] , the last one of the pile
    [one] ; one card is left in the pile
   *[other] ; { $left } are left in the pile
}. { $over ->
    [yes] Pile and row are both gone, so the round is over.
   *[no] { $size ->
        [0] The row is empty: { $next } opens a new one with any card.
       *[other] { $next } is next. The right end is { $end }: { $low } to { $high } fit, and taking the row would cost { $cost }.
    }
}
    .step = { $seat } draws a card
event-nothing-drawn = The pile is used up, so { $seat } draws nothing. { $over ->
    [yes] Pile and row are both gone, so the round is over.
   *[no] { $size ->
        [0] The row is empty: { $next } opens a new one with any card.
       *[other] { $next } is next. The right end is { $end }: { $low } to { $high } fit, and taking the row would cost { $cost } and end the round.
    }
}
    .step = Nothing left to draw
event-penalty-paid = A row of one single card costs extra in the expert variant: the top card of the pile goes face down to { $seat }, and nobody looks at it.{ $left ->
    [0] {" "}The pile is gone now, but the round goes on.
   *[other] {""}
}
    .step = Penalty card for { $seat }
event-no-penalty = The pile is used up, so { $seat } pays no penalty card. The round is over.
    .step = No penalty card
event-nobody-opens = Pile and row are gone, and { $seat } has no card to open a new row with. The round is over.
    .step = Nobody opens a row
event-round-ended = Round { $round } is counted; cards in hand count nothing. { $scores }.
    .scores = { $seat }: { $plus } plus, { $minus } minus, result { $result } (total { $total })
    .step = Round { $round } is counted
event-round-dealt = { $tie ->
    [yes] The best totals are equal, so another round decides.
   *[no] Round { $round } begins.
} { $dealer } deals { $hand } cards each, and { $next } starts with an empty row.
    .step = Round { $round } is dealt
event-game-ended = The { $round } rounds are over. { $totals }. { $winners-count ->
    [one] { $winners } has the highest total, { $best }, and wins.
   *[other] { $winners } have the highest total, { $best }, and share the win.
}
    .totals = { $seat } { $total }
    .step = The match is over

event-twin-found = Swap the digits of { $card } and you get { $twin }: the two are twins.
    .step = Twin of { $card }
event-no-twin = The { $card } has two equal digits. Swapping them changes nothing, so it is a frog and has no twin.
    .step = { $card } has no twin
event-pairs-counted = Of the { $cards } cards only the frogs { $alone } have no twin. The other { $plain } make { $result } pairs.
    .step = How many pairs there are
event-minus-counted = { $cards-count ->
    [0] Nothing lies face down in front of { $seat }: no minus points.
    [one] { $frogs-count ->
        [0] The { $cards } costs { $seat } one point, like every plain card.
       *[other] The { $cards } is a frog and costs { $seat } five points.
    }
   *[other] { $seat } has { $cards } in the minus pile. { $frogs-count ->
        [0] That makes { $cost } minus points.
        [one] The { $frogs } is a frog: { $sum } = { $cost } minus points.
       *[other] { $frogs } are frogs: { $sum } = { $cost } minus points.
    }
}
    .step = Minus points of { $seat }
event-plus-counted = { $result ->
    [one] One card lies
   *[other] { $result } cards lie
} face up in front of { $seat }, one plus point each: +{ $result }.
    .step = Plus points of { $seat }
event-result-counted = { $seat } has { $plus } plus and { $minus } minus points: { $plus } − { $minus } = { $result }.{ $hand ->
    [0] {""}
    [one] {" "}The card in hand counts nothing.
   *[other] {" "}The { $hand } cards in hand count nothing.
}
    .step = Result of { $seat }
event-range-found = The right end is { $end }: everything from { $low } to { $high } may follow, both included. { $fitting-count ->
    [0] { $seat } holds none of these.
    [one] { $seat } holds the { $fitting }.
   *[other] { $seat } holds { $fitting }.
}
    .step = What may be laid
event-twists-found = { $twists-count ->
    [0] { $seat } holds no twin of a card in the row.
   *[other] { $seat } could twist { $twists-or }, wherever they lie.
}{ $frogs-count ->
    [0] {""}
    [one] {" "}The { $frogs } is a frog: nobody can twist it.
   *[other] {" "}{ $frogs } are frogs: nobody can twist them.
}
    .twists = the { $card } with the { $twin }
    .step = What may be twisted
event-cost-counted = Taking the row now would cost { $sum } = { $cost }{ $frogs-count ->
    [0] {""}
    [one] , because the { $frogs } is a frog
   *[other] , because { $frogs } are frogs
}.
    .step = What the row would cost
event-hand-counted = { $seat } holds { $result ->
    [one] one card
   *[other] { $result } cards
} again; { $left ->
    [one] one is
   *[other] { $left } are
} left in the pile.
    .step = Cards in hand

## Refusals

refusal-must-open = { $seat } has taken the row and now has to lay a card that opens a new one; nothing else is possible.
refusal-not-one-card = { $cards-count ->
    [0] { $seat } has to name a card to lay.
   *[other] { $seat } may lay only one card in a turn, not { $cards }.
}
refusal-not-in-hand = { $seat } does not hold the { $card }{ $cards-count ->
    [0] {""}
   *[other] , only { $cards }
}.
refusal-too-far = The right end is { $end }, so only { $low } to { $high } fit. The { $card } is { $gap } away. { $fitting-count ->
    [0] No card of { $seat } fits: twist or take the row.
    [one] { $seat } could lay the { $fitting }.
   *[other] { $seat } could lay { $fitting-or }.
}
refusal-nothing-to-twist = No card lies in the row, so there is nothing to twist. { $seat } has to lay a card, and any will do.
refusal-not-one-twist = { $seat } may twist only one card in a turn, not { $cards }.
refusal-frog-stays = The { $card } is a frog: turned round it is still itself, so it has no twin and stays. { $twists-count ->
    [0] { $seat } holds no twin of any card in the row.
   *[other] { $seat } could twist { $twists-or }.
}
    .twists = the { $card } with the { $twin }
refusal-wrong-way-round = The other way round: { $seat } shows the { $card } from the hand and removes the { $twin } from the row. Write "twist { $card } { $twin }".
refusal-both-in-hand = { $seat } holds both { $twin } and { $card }. One of the twins has to lie in the row.
refusal-not-in-row = The { $card } does not lie in the row ({ $cards }), so it cannot be twisted.
refusal-not-twins = The { $shown } is not the twin of the { $card }; that is the { $twin }{ $held ->
    [yes] , and { $seat } holds it
   *[no] {""}
}.
refusal-twin-not-held = To twist the { $card }, { $seat } would need the { $twin } in hand.
refusal-nothing-to-take = No card lies in the row, so there is nothing to take. { $seat } has to lay a card, and any will do.
refusal-could-play = You agreed that only somebody who cannot play takes the row. { $seat } could { $fitting-count ->
    [0] twist { $twists-or }
   *[other] lay { $fitting-or }
}.
    .twists = the { $card } with the { $twin }
refusal-pile-is-empty = The pile is used up: there is nothing left to draw, for anybody.
refusal-no-free-draw = { $on_turn ->
    [yes] { $seat } cannot draw now: lay, twist or take first, then one card comes by itself.
   *[no] { $seat } draws one card after the own lay or twist, and no more.
}

refusal-turn-not-over = The turn does not pass yet: { $seat } has taken the row and still has to open a new one.
refusal-twin-leaves-too = The { $shown } does not go into the row. Both twins lie face up in front of { $seat }, and the row gets shorter.
refusal-not-into-hand = Nothing goes into the hand: both twins lie face up in front of { $seat } and count as plus points.
refusal-only-one-leaves = Only the { $removed } leaves the row. { $closing } { $closing-count ->
    [one] stays and closes
   *[other] stay and close
} the gap.
refusal-other-range = The right end is { $end } now, and only the right end counts: { $low } to { $high }.
refusal-top-card-too = For a row of one single card the expert variant adds the top card of the pile, unseen.

## Faults of a set-up

fault-players = The game is for { $least } to { $most } players, not { $players }.
fault-big-hand = { $seat } holds { $size } cards; { $right } would be right.
fault-small-hand = { $seat } holds { $size ->
    [one] one card
   *[other] { $size } cards
}, but while the pile lasts it should be { $right }.
fault-unknown-end = Nobody knows the right end of the row, so no card can be measured against it.
fault-row-not-gone = Cards lie in the row although it has just been taken.
fault-frog-in-plus = The { $card } lies in the plus pile of { $seat }, but a frog can never get there.
fault-unpaired = The { $card } lies in the plus pile of { $seat } without its twin, the { $twin }.
fault-penalty-without-pro = { $seat } has a penalty card, which exists only in the expert variant.
fault-card-twice = The { $card } lies on the table { $times } times; there is only one.

## Errors

error-players = the game is for { $least } to { $most } players, not { $given }.
error-no-card = "{ $given }" is not a card; cards are { $lowest } to { $highest } without the multiples of ten.
error-two-cards = say the card you show and the card you remove, as in "twist 94 49".
error-one-seat = "{ $section }" names one seat, as in "{ $section } p2".
error-nothing-more = nothing is expected here, but there is "{ $given }".
error-no-count = "{ $given }" cannot be counted.

## Names of things

piece = { $card }, twin { $twin }
piece-frog = { $card }, frog
piece-unknown = a face-down card
zone-pile = Draw pile
zone-row = Row
zone-hand = Hand of { $seat }
zone-plus = Plus pile of { $seat }
zone-minus = Minus pile of { $seat }
zone-penalty = Penalty cards of { $seat }
zone-counted = Minus pile of { $seat }, turned up
zone-paid = Penalty cards of { $seat }, turned up
label-pile = Pile { $count }
label-range = Fits: { $low }–{ $high }
label-any = Any card fits
label-row = Row
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

## Questions

ask-which-card = The right end is { $end }. Which card may { $seat } lay?
ask-open = { $taken ->
    [yes] { $seat } has taken the row. What comes next?
   *[no] No card lies in the row. What does { $seat } have to do?
}
ask-what-leaves = { $seat } twists the { $removed } with the { $shown }. What leaves the row, and where does it go?
ask-what-now = The right end is { $end }. What does { $seat } have to do?
ask-may-take-anyway = { $seat } could play. May { $seat } take the row all the same?
ask-may-lay = May { $seat } lay the { $card }?
ask-may-twist = May { $seat } twist the { $card } with the { $shown }?
ask-may-take = May { $seat } take the row now?
ask-may-draw = May { $seat } draw a card now?
ask-next-range = { $next } is next. Which numbers may be laid now?
ask-penalty = Expert variant: { $seat } has taken a row of one single card. What comes on top?
ask-result = What is the result of { $seat }?
ask-minus = How many minus points are these cards for { $seat }?
ask-twin = Which card is the twin of { $card }?
ask-winner = Who wins?
option-yes = Yes
option-no = No
option-card = { $card }
option-no-card = It has none.
option-any-card = Lay a card, any card.
option-draw = Draw a card.
option-take = Take the row.
option-pass = Nothing: the turn passes to { $next }.
option-lay = Lay the { $card }.
option-twist = Twist the { $card }.
option-both = The { $removed }. It goes face up in front of { $seat }, together with the { $shown }.
option-swap = The { $removed }. The { $shown } takes its place in the row.
option-to-hand = The { $removed }. It goes into the hand of { $seat }.
option-rest = The { $removed } and every card to its right.
option-range = { $low } to { $high }
option-number = { $number }
option-nothing-more = Nothing more.
option-own-card = A card of the own hand, face down.
option-top-card = The top card of the pile, face down.
option-wins = { $seat }, with { $total ->
    [one] one point
   *[other] { $total } points
}
option-share = { $winners } share the win.

## Examples

example-twin-pairs = Twins
    .intro = Three cards have their twin among the cards below. One has none.
example-frog-values = What a frog costs
    .intro = Two minus piles with one card each. Which hurts more?
example-alex-34 = The first card
    .intro = Marlene has dealt. The row is empty.
example-sara-41 = Within ten
    .intro = Sara wants to add a card at the right end.
example-lino-49 = Any card that fits
    .intro = The 41 is the new right end. It is Lino's turn.
example-row-of-five = The row grows
    .intro = Marlene and Alex add a card each.
example-marlene-94 = The first twist
    .intro = The row is getting long, and Marlene holds the 94.
example-gap-closes = The gap closes
    .intro = Alex holds the 14. Its twin lies in the middle of the row.
example-tip-empty-row = Nothing in the row
    .intro = It is Sara's turn, and no card lies in the row.
example-tip-lone-card = Twisting the only card
    .intro = One single card lies in the row, and Lino holds its twin.
example-tip-frog-safe = Frogs cannot be twisted
    .intro = Alex holds two useful twins. And the frog?
example-take-row = Taking the row
    .intro = The row ends in 52. Look at Sara's hand.
example-sara-minus-5 = Counting
    .intro = The round is over. What is Sara's result?
example-two-rounds = Two rounds, one winner
    .intro = The second round is nearly over. Behind the names are the totals of the first.
example-x-voluntary-take = Taking by choice
    .intro = Alex could lay a card, but has another idea.
example-x-right-end-twist = Twisting the right end
    .intro = Alex twists the card everybody was measuring from.
example-x-end-by-take = The end: the row is taken
    .intro = The pile is used up, and it is Marlene's turn.
example-x-end-by-twist = The end: the last card is twisted
    .intro = The pile is used up, and one single card lies in the row.
example-x-pro = Expert variant
    .intro = The expert variant is agreed on. Alex cannot use the 66.

## Moves, as a button says them

move-lay = { $all-count ->
    [0] Lay no card
   *[other] Lay { $all }
}
move-twist = { $c ->
    [none] Twist { $b } with { $a }
   *[other] Twist several at once ({ $all })
}
move-take = Take the row
move-draw = Draw a card

## Fields of a position

field-variant = Variant
    .base = Base game
field-stage = What comes next
    .play = a turn
    .reopen = whoever took the row opens a new one
    .draw = a card is drawn
    .penalty = the penalty card
    .count = the round is counted
    .deal = the next round is dealt
    .over = nothing: the match is over
field-round = Round
field-dealer = Dealer
    .seat = { $seat }
field-rounds = Rounds in a match
field-pro = Expert variant
field-voluntary_take = The row may be taken without need
field-end_on_last_twist = Without a pile, twisting the last card ends the round
field-end_if_both_empty = The round ends if pile and row run out together
field-tie_break = Equal totals
    .shared = share the win
    .extra_round = play another round
field-rotate_dealer = The deal moves on each round
field-reveal_minus = Minus piles are open
