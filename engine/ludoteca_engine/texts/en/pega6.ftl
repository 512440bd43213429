### Pega em 6!: rules, events, refusals, faults, examples, and the names of things on the table.

game = Pega em 6!
    .about = Ten cards each, four rows, and nobody wants the bulls.

## Rules: base game

P6-01 = Two to ten people play.
    .title = Players
P6-02 = Only the 104 number cards are used, one of each; the special cards stay in the box.
    .title = The cards
P6-03 = Every bull head you collect is a penalty point. The fewest points win.
    .title = Aim
P6-04 = All cards are shuffled and everybody is dealt ten. One player keeps the score.
    .title = The deal
P6-05 = Four cards are turned up, each opening a row. A row has room for five cards, the first one included.
    .title = Four rows
P6-06 = Cards that were neither dealt nor turned up are out of play until the next round.
    .title = Cards left over
P6-07 = Each turn, everybody picks exactly one card from their own hand and lays it face down.
    .title = One card each
P6-08 = Nobody turns a card up before all have picked; then all are turned up together.
    .title = Revealed together
P6-09 = The revealed cards are placed one by one, the lowest first; each is finished before the next begins.
    .title = Lowest first
P6-10 = A card is always added at the right-hand end of a row.
    .title = At the end of a row
P6-11 = Ten turns make a round; then all hands are empty.
    .title = Ten turns
P6-12 = A card may only join a row whose last card is lower.
    .title = Rising order
P6-13 = If several rows would do, the card joins the one whose last card is nearest to it. Its owner has no choice.
    .title = Smallest gap
P6-14 = A row of five cards is full.
    .title = Full row
P6-15 = If the row a card belongs to is full, its owner takes those five cards; the played card opens the row anew.
    .title = The sixth card takes
P6-16 = A card lower than the last card of every row is a low card. Its owner takes one whole row, and the low card opens it anew.
    .title = Low card
P6-17 = The owner of a low card may take any row. The one with the fewest heads is usually best, but nobody has to take it.
    .title = Any row will do
P6-18 = Numbers ending in 5 have two heads, multiples of ten three, two equal digits five, the 55 seven; all others have one.
    .title = Bull heads
P6-19 = Taken cards go face down onto the taker's bull pile.
    .title = Bull pile
P6-20 = Taken cards never come back into a hand during the round.
    .title = Taken is taken
P6-21 = The round ends when every hand card has been played.
    .title = End of a round
P6-22 = Each player's heads are counted and added to that player's total. Cards still in the rows count for nobody.
    .title = Counting
P6-23 = If the game goes on, all cards are shuffled and a new round is dealt.
    .title = Next round
P6-24 = The game ends after the round in which somebody's total reaches 66.
    .title = End of the game
P6-25 = The lowest total wins.
    .title = Winner
P6-26 = Players who share the lowest total share the win.
    .title = Shared win
P6-27 = The players may agree on another target, or on a fixed number of rounds.
    .title = Other lengths
P6-C02 = Whether somebody has reached the target is looked at only when a round has been counted.
    .title = When the total is checked
P6-C25 = The opening cards form the rows in the order they are dealt; it makes no difference to play.
    .title = Order of the rows
P6-C26 = Hands are secret. Bull piles may be looked at, because everybody saw every card being taken.
    .title = What is secret

## Events

event-card-chosen = { $seat } picks the { $card } and lays it face down.
    .step = { $seat } picks a card
event-card-chosen-hidden = { $seat } has picked a card.
    .step = { $seat } picks a card
event-cards-revealed = All cards are turned up: { $cards }. The lowest is placed first.
    .step = All cards are turned up
event-card-placed = { $possible-count ->
    [one] { $higher-count ->
        [0] The { $card } follows the { $end } in row { $row }.
       *[other] Only row { $row } ends lower, in the { $end }: the { $card } has to go there.
    }
   *[other] The { $card } could follow { $possible-or }. The smallest gap decides: row { $row }.
}{ $size ->
    [5] {" "}Row { $row } is now full.
   *[other] {""}
}
    .possible = the { $end } in row { $row } (gap { $gap })
    .step = { $card } to row { $row }
event-row-taken-full = { $possible-count ->
    [one] The { $card } belongs to row { $row }, after the { $end }.
   *[other] The { $card } could follow { $possible-or }; the { $end } is nearest.
} But row { $row } is full: { $seat } takes { $cards }. That is { $sum } = { $heads ->
    [one] one head
   *[other] { $heads } heads
}. The { $card } opens the row anew.
    .possible = the { $end } in row { $row } (gap { $gap })
    .step = { $card } takes row { $row }
event-row-taken-low = The { $card } is lower than every row end ({ $ends }), so { $seat } takes a row and picks row { $row }: { $cards-count ->
    [one] the { $cards }, { $heads ->
        [one] one head
       *[other] { $heads } heads
    }
   *[other] { $cards }, { $sum } = { $heads ->
        [one] one head
       *[other] { $heads } heads
    }
}. The { $card } opens the row anew.
    .step = { $card } takes row { $row }
event-low-card = The { $card } is lower than every row end ({ $ends }). { $seat } has to take a row, and may pick which. In heads: { $costs }.
    .costs = row { $row } costs { $heads }
    .step = { $card } is a low card
event-round-ended = Round { $round } is over. { $scores }.
    .scores = { $seat } has { $heads ->
        [one] one head
       *[other] { $heads } heads
    } ({ $total } in all)
    .step = Round { $round } is counted
event-round-dealt = Round { $round }: everybody has { $hand } new cards, and { $cards } open the rows.
    .step = Round { $round } is dealt
event-game-ended = { $reason ->
    [rounds] { $round ->
        [one] The one round agreed on is over.
       *[other] The { $round } rounds agreed on are over.
    }
   *[other] Somebody's total has reached the target of { $target }, so the game is over.
} { $winners-count ->
    [one] { $winners } has the fewest points, { $best }, and wins.
   *[other] { $winners } have the fewest points, { $best } each, and share the win.
}
    .step = The game is over
event-heads-counted = { $why ->
    [five] The { $card } ends in 5: two heads.
    [ten] The { $card } is a multiple of ten: three heads.
    [double] The { $card } is made of two equal digits: five heads.
    [both] The { $card } is made of two equal digits and ends in 5: five and two make seven heads.
   *[plain] The { $card } is none of the special numbers: one head.
}
    .step = Heads of the { $card }
event-costs-counted = Whoever takes a row now pays for its heads: { $costs }. { $cheapest-count ->
    [0] They all cost the same.
    [one] Row { $cheapest } is the cheapest.
   *[other] Rows { $cheapest } are the cheapest.
}
    .costs = row { $row } costs { $heads }
    .step = What each row costs
event-hand-counted = { $seat } still has { $result ->
    [one] one card
   *[other] { $result } cards
} in hand: taken cards do not go there.
    .step = Cards in hand

event-cheap-row = Row { $row } costs { $heads ->
    [one] one head
   *[other] { $heads } heads
}; no row costs less.
event-dear-row = That is allowed, but row { $row } costs { $heads ->
    [one] one head
   *[other] { $heads } heads
}. { $cheapest-count ->
    [one] Row { $cheapest } costs
   *[other] Rows { $cheapest-or } cost
} only { $best }.

## Refusals

refusal-not-one-card = { $cards-count ->
    [0] { $seat } has to pick a card.
   *[other] { $seat } may pick only one card, not { $cards }.
}
refusal-already-chosen = { $seat } has already picked a card for this turn.
refusal-taken-card = The { $card } lies on { $seat }'s bull pile. Taken cards never return to the hand.
refusal-not-in-hand = { $seat } does not hold the { $card }{ $cards-count ->
    [0] {""}
   *[other] , only { $cards }
}.
refusal-still-placing = The { $card } has to be placed before anybody picks again.
refusal-nothing-revealed = No card has been turned up yet.
refusal-not-lowest = The { $card } has to wait: the { $lowest } is lower and is placed first.
refusal-other-card = The { $lowest } is the card to be placed now, not the { $card }.
refusal-no-such-row = There is no card in row { $row } that could be taken (rows on the table: { $rows }).
refusal-low-card = The { $card } is lower than every row end ({ $ends }). It cannot join a row; its owner has to take one.
refusal-row-too-high = Row { $row } ends in { $end }, and the { $card } is not higher than that. It belongs to row { $right }, after the { $right_end }.
refusal-row-not-nearest = Row { $row } ends in { $end }, { $gap } away. Row { $right } ends in { $right_end }, only { $right_gap } away, so the { $card } belongs there.
refusal-row-is-fixed = Only the owner of a low card picks a row. The { $card } is higher than the { $right_end } and belongs to row { $right }.
refusal-not-all-chosen = Nothing is turned up before everybody has picked a card; { $missing-count ->
    [one] { $missing } has
   *[other] { $missing } have
} yet to pick.

refusal-row-is-full = Row { $row } already holds five cards, so the { $card } cannot simply join it: { $seat } has to take the row.
refusal-own-card-stays = { $seat } takes the five cards that lay there. The { $card } itself stays and opens the row anew.

## Faults of a set-up

fault-players = The game is for { $least } to { $most } players, not { $players }.
fault-big-hand = { $seat } holds { $size } cards; at most { $most } are dealt.
fault-uneven-hands = The hands differ in size, from { $least } to { $most } cards.
fault-chosen-and-revealed = Cards lie face down and others face up; all are turned up together.
fault-no-rows = There is no row on the table, so no card can be placed.
fault-rows = The table has { $rows ->
    [one] one row
   *[other] { $rows } rows
}; the game is played with { $right }.
fault-empty-row = Row { $row } is empty.
fault-long-row = Row { $row } holds { $size } cards; it has room for { $most }.
fault-falling-row = Row { $row } does not rise from left to right.
fault-unknown-end = Nobody knows the last card of row { $row }, so no card can be judged against it.
fault-card-twice = The { $card } lies on the table { $times } times; there is only one.

## Errors

error-players = the game is for { $least } to { $most } players, not { $given }.
error-no-card = "{ $given }" is not a card; cards are { $lowest } to { $highest }.
error-no-row = "{ $given }" is not a row; rows are R1, R2 and so on.
error-card-and-row = say a card and a row, as in "place 44 R3".
error-nothing-more = nothing is expected here, but there is "{ $given }".
error-one-card = only one card can lie there.
error-too-many-rows = at most { $limit } rows are read.
error-no-count = "{ $given }" cannot be counted.

## Names of things

piece = { $card }, { $heads ->
    [one] one head
   *[other] { $heads } heads
}
piece-unknown = a face-down card
zone-row = Row { $n }
zone-hand = Hand of { $seat }
zone-chosen = Card { $seat } has picked
zone-revealed = Card { $seat } has to place
zone-pile = Bull pile of { $seat }
zone-unused = Cards out of play
label-row = Row { $n }
label-seat = { $seat }
label-pile = { $heads ->
    [one] one head
   *[other] { $heads } heads
}
label-pile-unknown = { $count ->
    [one] one card
   *[other] { $count } cards
}
label-total = { $total ->
    [one] one point
   *[other] { $total } points
}

## Questions

ask-which-row = Where does the { $card } go?
ask-full-row = The { $card } belongs to row { $row }, after the { $end }. What happens?
ask-which-take = The { $card } is a low card. Which row would you take?
ask-cheapest = Which row would cost the fewest heads?
ask-heads = How many heads does the { $card } carry?
ask-winner = Who wins?
ask-may-place = May the { $card } go to row { $row }?
ask-may-choose = May { $seat } pick the { $card }?
option-yes = Yes
option-no = No
option-row = Row { $n }
option-joins = The { $card } joins row { $row } as its sixth card.
option-takes = { $seat } takes the five cards; the { $card } opens the row anew.
option-takes-all = { $seat } takes the five cards and the { $card } as well.
option-heads = { $heads }
option-wins = { $seat }, with { $total ->
    [one] one point
   *[other] { $total } points
}
option-share = { $winners } share the win.

## Examples

example-fig-1 = Four rows
    .intro = Four cards are turned up. Each of them opens a row.
example-fig-2 = Rising order, smallest gap
    .intro = Four players have turned up a card each. Where does each of them go?
example-fig-3 = A full row
    .intro = The next four cards. Row 1 is getting long.
example-fig-4 = A low card
    .intro = The third turn begins with a very small number.
example-tip-low-card = Which row to take
    .intro = The owner of the low card has to take a row. It pays to count first.
example-bull-heads = Bull heads
    .intro = How many heads does each card carry? The number tells.
example-bull-pile = Taken is taken
    .intro = Row 1 is full, and the 30 has to go there.
example-fig-5 = The wrong neighbour
    .intro = You turn up the 45 and hope for row 3, beside the 41.
example-fig-6 = Somebody empties your row
    .intro = You turn up the 62, one higher than the 61 in row 1. What could go wrong?
part-fig-6-without = And without the 29?
    .intro = The same table, but nobody has played the 29.
example-end-of-game = The end of the game
    .intro = All hands are empty after the second round. It is time to count.
