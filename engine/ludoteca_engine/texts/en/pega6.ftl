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
    [two-rounds] Both rounds are over.
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

## Rules: professional variant

P6-PRO-01 = The professional variant is for two to six players. The base rules hold, except for the cards used and the deal.
    .title = Professionals
P6-PRO-02 = Only the cards from 1 to ten times the players plus four are used, so everybody knows which cards are in play.
    .title = A known deck
P6-PRO-03 = All those cards lie open. The players take turns, one card at a time, until everybody holds ten.
    .title = Picking a hand
P6-PRO-04 = The four cards nobody picked open the rows.
    .title = What is left opens the rows

## Rules: anniversary variant

P6-X-01 = The anniversary variant is for two to eight players. The base rules hold wherever nothing else is said.
    .title = Anniversary players
P6-X-02 = Number cards and special cards are shuffled apart: 104 numbers, and seven kinds of special cards, four of each.
    .title = Two decks
P6-X-03 = Everybody gets twelve number cards and three special cards.
    .title = Anniversary deal
P6-X-04 = Four number cards open the rows; the numbers left over are set aside unused.
    .title = Rows and unused cards
P6-X-05 = Special cards left over form a face-down deck; used ones lie open beside it.
    .title = Deck and discards
P6-X-06 = Two rounds of twelve turns are played. Nobody looks at the 66 points.
    .title = Two rounds
P6-X-07 = A special card is played only when its owner is about to place the own number card.
    .title = When to play a special card
P6-X-08 = Nobody has to play a special card, and each number card allows one at most.
    .title = One or none
P6-X-09 = The special card is laid beside the number card; then the number is placed as that card says.
    .title = Shown first, then used
P6-X-10 = A used special card is discarded. Fifth Row, Take 7 and Block stay on the table until their effect ends.
    .title = Where used cards go
P6-X-ROW5-01 = The number card opens a fifth row, and its owner takes nothing.
    .title = Fifth Row (5ª Fileira)
P6-X-ROW5-02 = While five rows lie on the table, no other Fifth Row may be played.
    .title = Never six rows
P6-X-ROW5-03 = While there are five rows, whoever takes a row also takes the number card just played.
    .title = Five rows: the own card goes too
P6-X-ROW5-04 = After that take the place of the taken row is gone. Four rows remain, and Fifth Row is discarded.
    .title = Back to four rows
P6-X-SEVEN-01 = Instead of taking a full row, the number card lies there as the sixth, with Take 7 after it.
    .title = Take 7 (Pega em 7!)
P6-X-SEVEN-02 = A row with Take 7 is taken only by the seventh number card.
    .title = The seventh card takes
P6-X-SEVEN-03 = Take 7 stays on its row until the row is taken.
    .title = It stays with the row
P6-X-SEVEN-04 = Whoever takes such a row gets its six number cards; the played card opens the row anew.
    .title = Six cards at once
P6-X-SEVEN-05 = Take 7 may also lie on a row that is not full yet; there is room for six then, too.
    .title = On a short row
P6-X-INSERT-01 = The number card does not go to the end of a row, but between two cards or before the first one, in any row.
    .title = Insert (Inserir)
P6-X-INSERT-02 = The row must still rise from left to right.
    .title = The row keeps rising
P6-X-INSERT-03 = If that row was full, it is taken all the same; its last card stays and opens it anew.
    .title = Insert into a full row
P6-X-REPLACE-01 = The number card goes back to its owner's hand.
    .title = Replace (Substituir)
P6-X-REPLACE-02 = Another card of the hand takes its place and is placed at once by the normal rules.
    .title = Another card instead
P6-X-REPLACE-03 = The order in which the others place their cards does not change.
    .title = Same turn order
P6-X-MOVE-01 = Before placing the own card, the player moves any one card of a row to another row.
    .title = Move (Movimentar)
P6-X-MOVE-02 = The moved card must fit the rising order of its new row, at the start, in the middle or at the end.
    .title = It must fit
P6-X-MOVE-03 = The new row may carry Take 7, but no Block.
    .title = Not to a blocked row
P6-X-MOVE-04 = Then the own number card is placed at the end of a row by the normal rules.
    .title = Then the own card
P6-X-MOVE-05 = Even the only card of a row may be moved; the own number card then opens the row left empty.
    .title = The only card of a row
P6-X-BLOCK-01 = Before placing the own card, the player lays Block at the end of any row.
    .title = Block (Bloquear)
P6-X-BLOCK-02 = Nobody adds a card to a blocked row, removes one from it, or takes it.
    .title = A closed row
P6-X-BLOCK-03 = Then the own number card goes to another row by the normal rules.
    .title = The card goes elsewhere
P6-X-BLOCK-04 = At most two rows are blocked at once.
    .title = Two Blocks at most
P6-X-BLOCK-05 = The next time anybody takes a row, all Blocks are removed.
    .title = A take lifts all Blocks
P6-X-BLOCK-06 = Block may lie next to Take 7.
    .title = Block beside Take 7
P6-X-NEGPOS-01 = Only a player who is about to take a row may play it.
    .title = Negativo = Positivo
P6-X-NEGPOS-02 = The player names one card of that row; its heads count for the player instead of against.
    .title = One card turns round
P6-X-NEGPOS-03 = The row is taken, and that value cancels heads in the own bull pile at once, the new cards included.
    .title = Cancelling heads
P6-X-NEGPOS-04 = The named card and the cancelled ones leave the bull pile and are set aside unused.
    .title = Cancelled cards leave
P6-X-NEGPOS-05 = Value that finds nothing to cancel is lost.
    .title = What is left over is lost
P6-X-TRADE-01 = Whenever you take a row you may swap one special card: discard it and draw the top one of the deck.
    .title = Swapping after a take
P6-X-TRADE-02 = If the deck is empty, the discarded special cards are shuffled into a new one.
    .title = An empty deck
P6-X-END-01 = The first round ends when all number cards are played; everybody's heads are noted.
    .title = End of round 1
P6-X-END-02 = For the second round all number cards are shuffled, twelve are dealt to each, and four rows are opened.
    .title = Round 2
P6-X-END-03 = Special cards left in hand may be kept for the second round.
    .title = Keeping special cards
P6-X-END-04 = Everybody gets three more special cards.
    .title = Three more
P6-X-END-05 = If there are not enough for three each, everybody gets two, or else one.
    .title = Too few special cards
P6-X-END-06 = The game ends after the second round; special cards left in hand count nothing.
    .title = End of the anniversary game
P6-X-END-07 = The heads of both rounds are added. The lowest sum wins; a tie is shared.
    .title = Anniversary winner
P6-C01 = One player begins the draft, then it goes round clockwise; in the next round the next player begins.
    .title = Who picks first
P6-C03 = Insert never puts a card at the right-hand end, unless the players agree otherwise.
    .title = Insert at the end?
P6-C04 = Move may not bring a card onto a full row, unless the players agree that the mover then takes that row.
    .title = Move onto a full row?
P6-C05 = Take 7 lies on the row the number card joins, unless the players agree on any row.
    .title = Which row gets Take 7?
P6-C06 = A row carries one Take 7 at most, and a low card cannot use it, because it joins no row.
    .title = Take 7: one, and not low
P6-C07 = Insert into a full row takes all but the last card, the inserted one included.
    .title = What an insertion takes
P6-C08 = Whole cards are cancelled, together worth no more than the named card; or plain points, if the players prefer.
    .title = How much can be cancelled
P6-C09 = Without another number card in hand, Replace cannot be played.
    .title = Nothing to replace with
P6-C10 = If the replacing card takes a row, it does so normally; there is no second special card for it.
    .title = Replace, then a take
P6-C11 = If a Block leaves only rows that end higher, the card is low: its owner takes an open row, and all Blocks go.
    .title = A Block that makes the card low
P6-C12 = The owner of a low card cannot take a blocked row; Blocks are lifted only after the choice.
    .title = Low card and blocked rows
P6-C13 = The row that was taken disappears, not the newest. The others keep their numbers; a later fifth row gets the free one.
    .title = Which row disappears
P6-C14 = A take removes that row's Take 7, Fifth Row and all Blocks together; Take 7 on other rows stays.
    .title = Everything a take removes
P6-C15 = With five rows, Insert into a full row takes the whole row and the inserted card; four rows remain.
    .title = Five rows and Insert
P6-C16 = With five rows the own card cannot be the named one, but it may be cancelled.
    .title = Naming the own card?
P6-C17 = No card is moved from or to a blocked row. Rows with Take 7 hold up to six, and the card stays with its row.
    .title = Move, Block and Take 7
P6-C18 = When Move empties a row, the own card always opens it, however near another row ends.
    .title = The emptied row comes first
P6-C19 = A card is moved to another row, never inside its own; and only cards lying in rows can be moved.
    .title = Only from row to row
P6-C20 = A special card may be played without need; only Negative = Positive needs a row to take.
    .title = Without need
P6-C21 = Every kind of take lifts Blocks and allows one swap.
    .title = Every take counts
P6-C22 = The card given up is discarded first, so an empty deck may bring it back. Discards are shuffled only when needed.
    .title = It may come back
P6-C23 = When a round ends, special cards on the table are discarded.
    .title = Clearing the table
P6-C24 = For round 2, deck and discards are shuffled together, and everybody gets as many as go round, three at most.
    .title = Special cards for round 2
P6-C27 = A low card that takes a short row with Take 7 gets the cards lying there; Take 7 is discarded.
    .title = Low card takes a Take 7 row
P6-C28 = The anniversary variant is not played with the professional deck.
    .title = Not both variants at once

## Events: professional variant

event-card-picked = { $seat } picks the { $card }. { $left ->
    [one] One card is left
   *[other] { $left } cards are left
} on the table.
    .step = { $seat } picks the { $card }
event-draft-ended = Everybody holds ten cards. The four left over open the rows: { $cards }.
    .step = The rows are opened
event-draft-opened = Round { $round }: the cards from 1 to { $size } are laid open, to be picked in turn.
    .step = Round { $round }: cards to pick
event-deck-counted = { $players ->
    [one] One player plays
   *[other] { $players } players play
} with ten cards each and four for the rows: the cards from 1 to { $result }.
    .step = Cards for { $players ->
        [one] one player
       *[other] { $players } players
    }

## Events: anniversary variant

event-special-played = { $seat } shows { piece-special } beside the { $card }. { $how ->
    [takes] Without it, the { $card } would take row { $row } and cost { $heads ->
        [one] one head
       *[other] { $heads } heads
    }.
    [low] Without it, the { $card } would be a low card and cost at least { $heads ->
        [one] one head
       *[other] { $heads } heads
    }.
   *[joins] Without it, the { $card } would simply join row { $row }.
}
    .step = { $seat } shows { piece-special }
event-special-passed = { $seat } plays no special card with the { $card }.
    .step = No special card
event-fifth-row-opened = The { $card } opens row { $row } as a fifth row. Nothing is taken; the special card marks the row.{ $how ->
    [joins] {""}
   *[other] {" "}That saves { $heads ->
        [one] one head
       *[other] { $heads } heads
    }.
}
    .step = { $card } opens a fifth row
event-seven-laid = { $full ->
    [yes] Row { $row } is full, but Take 7 makes room for a sixth card. Nobody takes it now.
   *[no] Take 7 lies on row { $row }: it now has room for six cards.
}
    .step = Take 7 on row { $row }
event-card-placed-seven = { $possible-count ->
    [one] The { $card } follows the { $end } in row { $row }.
   *[other] The { $card } could follow { $possible-or }; the { $end } is nearest.
} With Take 7 the row holds six: it is the { $size ->
    [6] sixth, and the next one takes the row.
   *[other] card number { $size }.
}
    .possible = the { $end } in row { $row } (gap { $gap })
    .step = { $card } to row { $row }
event-row-taken-seven = { $possible-count ->
    [one] The { $card } belongs to row { $row }, after the { $end }.
   *[other] The { $card } could follow { $possible-or }; the { $end } is nearest.
} It is the seventh card: { $seat } takes { $cards }. That is { $sum } = { $heads } heads. The { $card } opens the row anew.
    .possible = the { $end } in row { $row } (gap { $gap })
    .step = { $card } takes row { $row }
event-seven-lifted = Take 7 leaves row { $row } with the cards that were taken: the row holds five again.
    .step = Take 7 is discarded
event-row-taken-five = { $how ->
    [low] The { $card } is a low card: { $seat } takes row { $row }
    [insert] Row { $row } was full, so inserting takes it: { $seat } gets the row
   *[other] The { $card } belongs to row { $row }, and that row is full: { $seat } takes it
}: { $cards } = { $heads ->
    [one] one head
   *[other] { $heads } heads
}.
    .step = { $card } takes row { $row }
event-own-card-taken = Five rows lie on the table, so { $seat } also takes the { $card } itself ({ $heads ->
    [one] one head
   *[other] { $heads } heads
}). Together: { $total } heads.
    .step = The { $card } is taken too
event-fifth-row-ended = The place of row { $row } is gone. Rows { $left } stay, and Fifth Row is discarded.
    .step = Row { $row } is gone
event-card-inserted = { $after ->
    [none] The { $card } is inserted before the { $before } in row { $row }.
   *[other] { $before ->
        [none] The { $card } is put after the { $after } in row { $row }.
       *[other] The { $card } is inserted between the { $after } and the { $before } in row { $row }.
    }
}{ $how ->
    [joins] {""}
   *[other] {" "}That saves { $spared ->
        [one] one head
       *[other] { $spared } heads
    }.
}
    .step = { $card } into row { $row }
event-row-taken-insert = Row { $row } was full already. With the { $card } it has { $size } cards: { $seat } takes { $cards } = { $heads } heads. Only the last card, the { $left }, stays and opens the row.
    .step = { $card } takes row { $row }
event-card-replaced = { $seat } takes the { $back } back and places the { $card } instead, now, whatever its number.{ $how ->
    [takes] {" "}The { $back } would have cost { $heads ->
        [one] one head
       *[other] { $heads } heads
    }.
   *[other] {""}
}
    .step = { $card } instead of the { $back }
event-card-moved = { $seat } moves the { $moved } from row { $source } to row { $row }. { $emptied ->
    [yes] Row { $source } is empty now, and the { $card } will open it.
   *[no] Only then is the { $card } placed.
}
    .step = { $moved } moves to row { $row }
event-row-taken-move = Row { $row } was full, and moving the { $moved } there takes it: { $seat } gets { $cards } = { $heads } heads.
    .step = { $moved } takes row { $row }
event-emptied-row-opened = The { $card } opens row { $row }, which the move left empty, however near another row ends.
    .step = { $card } opens row { $row }
event-row-blocked = { $seat } blocks row { $row }. Nobody can add to it, remove from it or take it until somebody takes a row; the { $card } goes elsewhere.
    .step = Row { $row } is blocked
event-blocks-lifted = A row has been taken, so every Block goes: { $rows-count ->
    [one] row { $rows } is
   *[other] rows { $rows } are
} open again.
    .step = Blocks are lifted
event-row-chosen = { $seat } is going to take row { $row }: { $cards }, { $heads ->
    [one] one head
   *[other] { $heads } heads
}. One of these cards will count the other way.
    .step = Row { $row } is chosen
event-card-turned-round = The { $named } is turned round: it leaves the bull pile and cancels { $points ->
    [one] one head
   *[other] up to { $points } heads
} there. { $suggest-count ->
    [0] Nothing in the pile is cheap enough.
   *[other] One way to use it: { $suggest }.
}
    .step = { $named } counts for { $seat }
event-card-cancelled = The { $card } ({ $heads ->
    [one] one head
   *[other] { $heads } heads
}) is cancelled and set aside. { $points ->
    [0] The value is used up.
    [one] One head can still be cancelled.
   *[other] { $points } heads can still be cancelled.
}
    .step = { $card } is cancelled
event-cancelling-done = { $points ->
    [0] Everything was used.
    [one] One head of value finds nothing to cancel and is lost.
   *[other] { $points } heads of value find nothing to cancel and are lost.
} { $heads ->
    [0] { $seat }'s bull pile counts nothing now.
    [one] { $seat }'s bull pile now counts one head.
   *[other] { $seat }'s bull pile now counts { $heads } heads.
}
    .step = Cancelling is done
event-points-taken-off = { $points ->
    [one] One point is taken off
   *[other] { $points } points are taken off
} { $seat }'s heads{ $lost ->
    [0] .
   *[other] ; { $lost } are lost.
}
    .step = Points are taken off
event-trade-offered = Having taken a row, { $seat } may swap one special card for the top one of the deck.
    .step = A swap is offered
event-special-given-up = { $seat } discards { piece-special }.
    .step = { piece-special } is discarded
event-discards-shuffled = The deck is empty, so the discards are shuffled, the card just given up among them: { $size ->
    [one] one card
   *[other] { $size } cards
}.
    .step = Discards are shuffled
event-special-drawn = { $seat } draws { piece-special }.
    .step = { $seat } draws a special card
event-special-drawn-hidden = { $seat } draws a special card.
    .step = { $seat } draws a special card
event-special-kept = { $seat } keeps the special cards.
    .step = No swap
event-round-dealt-special = Round { $round }: everybody has { $hand } new number cards, and { $cards } open the rows. { $special_cards ->
    [0] No special cards can be added.
    [one] Everybody gets one more special card.
   *[other] Everybody gets { $special_cards } more special cards.
} In hand from before: { $kept }. Left in the deck: { $size }.
    .step = Round { $round } is dealt
event-specials-counted = { $result ->
    [one] One special card was
   *[other] { $result } special cards were
} kept in hand, so { $pool } of { $all } are left for { $players } players.
    .step = Special cards left

## Refusals: professional variant

refusal-not-your-pick = It is { $owner }'s turn to pick; everybody takes one card at a time.
refusal-picked-already = The { $card } is no longer on the table: somebody has picked it.
refusal-out-of-deck = The { $card } is not in play: with this many players the highest card is { $highest }.

## Refusals: anniversary variant

refusal-no-specials = Special cards belong to the anniversary variant; here they stay in the box.
refusal-special-too-early = { piece-special } can be played only when { $seat } is about to place a number card.
refusal-special-twice = { $seat } has already decided about a special card for this number card, and one is the most.
refusal-special-not-held = { $seat } does not hold { piece-special }{ $held-count ->
    [0] {""}
   *[other] , only { $held }
}.
    .held = { piece-special }
refusal-five-rows = There are { $rows } rows already, so no other row can be opened now.
refusal-seven-low = The { $card } is a low card: it joins no row, so Take 7 has nowhere to lie.
refusal-seven-twice = Take 7 lies on row { $row } already; the seventh card has to take it.
refusal-row-is-blocked = Row { $row } is blocked: nothing can be added to it, taken from it or moved there.
refusal-insert-nowhere = Every open row ends lower than the { $card } ({ $ends }), so it could only go to an end. Insert puts a card before another one.
refusal-insert-at-end = After the { $end } the { $card } would lie at the end of row { $row }. Insert puts a card between two others or before the first.
refusal-order-broken = { $right ->
    [none] Row { $row } would not rise with the { $card } in it.
   *[other] At place { $place } the { $card } would break the rising order of row { $row }; it fits at place { $right }.
}
refusal-nothing-to-replace = { $seat } has no other number card in hand to place instead of the { $card }.
refusal-same-card = The { $card } is the card that goes back; another one has to take its place.
refusal-nothing-to-move = No card can be moved: none fits into another open row with room.
refusal-not-in-a-row = The { $card } does not lie in a row; only cards of the rows can be moved.
refusal-from-blocked = The { $card } lies in row { $row }, which is blocked; nothing leaves it.
refusal-same-row = The { $card } lies in row { $row } already; it has to go to another one.
refusal-move-to-full = Row { $row } is full with { $most } cards; the { $card } cannot be moved there.
refusal-two-blocks = Rows { $rows } are blocked already, and two Blocks are the most.
refusal-block-twice = Row { $row } is blocked already.
refusal-no-other-row = No other open row would be left for the number card.
refusal-no-row-to-take = The { $card } joins row { $row } and takes nothing, so there is nothing to turn round.
refusal-not-of-the-row = The { $card } does not lie in row { $row }; choose among { $cards-or }.
refusal-name-own-card = The { $card } is being played and is not a card of row { $row }; choose among { $cards-or }.
refusal-not-in-pile = The { $card } does not lie on { $seat }'s bull pile, so it cannot be cancelled.
refusal-too-many-heads = The { $card } has { $heads } heads, but only { $points ->
    [one] one
   *[other] { $points }
} can still be cancelled. Cards cannot be split.
refusal-no-take = { $seat } has not just taken a row, so there is no swap.
refusal-emptied-first = The move left row { $row } empty, and the { $card } has to open it, however near another row ends.

## Faults: variants

fault-no-open-row = Every row is blocked, so no card can be placed.
fault-marker = Fifth Row lies on the table { $markers ->
    [0] nowhere
    [one] once
   *[other] { $markers } times
}, with { $rows } rows; it belongs there exactly while there are five.
fault-specials-in-the-box = Special cards are used only in the anniversary variant.
fault-twice-on-a-row = { piece-special } lies on row { $row } more than once.
fault-number-among-specials = The { $card } lies where special cards lie.
fault-many-blocks = { $blocks } Blocks lie on the table; { $most } are the most.
fault-odd-part = A special card lies beside a number card that is not there or cannot be judged ({ $seat }).
fault-special-too-often = { piece-special } is there { $times } times; there are only { $most }.

## Errors: variants

error-no-special = "{ $given }" is not a special card; to choose from: { $kinds }.

## Names of things: variants

piece-special = { $special ->
    [ROW5] Fifth Row
    [SEVEN] Take 7
    [INSERT] Insert
    [REPLACE] Replace
    [MOVE] Move
    [BLOCK] Block
    [NEGPOS] Negative = Positive
   *[other] an unknown special card
}
piece-special-full = { $special ->
    [ROW5] Fifth Row (5ª Fileira)
    [SEVEN] Take 7 (Pega em 7!)
    [INSERT] Insert (Inserir)
    [REPLACE] Replace (Substituir)
    [MOVE] Move (Movimentar)
    [BLOCK] Block (Bloquear)
   *[NEGPOS] Negative = Positive (Negativo = Positivo)
}
zone-beside = Special cards on row { $n }
zone-specials = Special cards of { $seat }
zone-played = Special card { $seat } is playing
zone-deck = Deck of special cards
zone-discards = Discarded special cards
zone-market = Cards to pick from
label-deck = Deck
label-discards = Discards
label-unused = Set aside
label-market = To pick from

## Questions: variants

ask-without = { $seat } has the { $card } to place. What would it do without a special card?
ask-own-card = Five rows lie on the table. What becomes of the { $card }?
ask-which-goes = Which row disappears?
ask-how-many = The { $card } takes row { $row }. How many cards does { $seat } get?
ask-who-opens = The { $card } goes into row { $row }, which is full. Which card opens the row anew?
ask-points = The { $named } is turned round. How many heads may be cancelled?
ask-blocks = A row has just been taken. What happens to the Blocks?
ask-specials-each = How many more special cards does everybody get?
ask-deck = How many cards are in play with { $players ->
    [one] one player
   *[other] { $players } players
}?
ask-may-special = May { $seat } play { piece-special } now?
ask-may-pick = May { $seat } pick the { $card } now?
ask-may-insert = May the { $card } be inserted there, in row { $row }?
ask-may-shift = May the { $card } be moved there, to row { $row }?
ask-may-take = May { $seat } take row { $row }?
ask-may-cancel = May the { $card } be cancelled now?
ask-may-trade = May { $seat } swap { piece-special } now?
option-without-joins = It would join a row.
option-without-takes = It would take a full row.
option-without-low = It would be a low card.
option-own-opens = It opens the row anew.
option-own-taken = { $seat } takes it as well.
option-cards = { $count }
option-card = The { $card }
option-blocks-stay = They stay.
option-blocks-go = All of them go.

## Examples: variants

example-pro-deck = Which cards are in play
    .intro = Professionals play with fewer cards, and everybody knows which.
example-pro-draft = Picking a hand
    .intro = All cards from 1 to 24 lie open. Ana and Bruno pick in turn.
example-x-row5 = Fifth Row (5ª Fileira)
    .intro = Gustavo has the 23 to place. Row 4 ends in 20, and it is full.
part-x-row5-full = And then: a full row
    .intro = Five rows lie on the table. Somebody turns up the 22.
part-x-row5-low = And then: a low card
    .intro = The same five rows. This time somebody has turned up the 3, and holds another Fifth Row.
example-x-row5-tip = Marking the fifth row
    .intro = How does everybody remember that there are five rows?
example-x-seven = Take 7 (Pega em 7!)
    .intro = Clara has the 20 to place. Row 2 ends in 18, and it is full.
part-x-seven-taken = And then: the seventh card
    .intro = Row 2 holds six cards and Take 7. Somebody turns up the 22.
part-x-seven-short = On a row that is not full
    .intro = The same table, but Clara has turned up the 33.
example-x-insert = Insert (Inserir)
    .intro = Christian's 10 is lower than every row end.
part-x-insert-full = Into a full row
    .intro = The same, but row 1 holds five cards.
part-x-insert-end = Not at the end
    .intro = With the 40 Christian would like to follow the 33. Insert does not do that.
example-x-replace = Replace (Substituir)
    .intro = José's 25 would go beside the 17 and take that row. He holds another number card.
part-x-replace-order = The order stays
    .intro = The same, but José puts the 50 in its place. The 46 of the next player is lower.
example-x-move-1 = Move (Movimentar)
    .intro = Maria's 24 belongs beside the 22, and that row is full.
example-x-move-2 = The only card of a row
    .intro = Row 2 holds nothing but the 13. May Maria move it?
example-x-block = Block (Bloquear)
    .intro = Paulo's 22 would take the first row.
part-x-block-next = And then: the 23
    .intro = Row 1 is blocked. The next player places the 23.
part-x-block-lifted = And then: a low card
    .intro = A turn later somebody has the 2 to place. Row 1 is still blocked.
example-x-negpos-1 = Negative = Positive (Gabi)
    .intro = Gabi's 20 has to take row 1, worth ten heads.
example-x-negpos-2 = Negative = Positive (Pedro)
    .intro = Pedro's 3 is a low card, and his bull pile holds the 15, the 25 and the 40.
part-x-negpos-2-lost = Value that is lost
    .intro = The same, but Pedro cancels other cards.
example-x-overview = The seven special cards
    .intro = One line for each of them.
example-x-trade = Swapping a special card
    .intro = Player 1 is about to take row 2 and would like another special card.
part-x-trade-empty = An empty deck
    .intro = The same, but nothing is left in the deck.
example-x-round2 = The second round
    .intro = Six players have finished round 1 and kept eleven special cards.

## Moves, as a button says them

move-choose = { $all-count ->
    [0] Pick no card
   *[other] Pick { $all }
}
move-reveal = Turn all cards up
move-place = Place { $a } in row { DIGITS($b) }
move-take = Take row { DIGITS($a) }
move-pick = Pick { $a }
move-special = Play { piece-special }
    .special = { $a }
move-pass = Play no special card
move-seven = Lay Take 7 on row { DIGITS($a) }
move-insert = { $b ->
    [none] Insert into row { DIGITS($a) }
   *[other] Insert into row { DIGITS($a) }, at place { $b }
}
move-replace = Replace with { $a }
move-shift = { $c ->
    [none] Move { $a } to row { DIGITS($b) }
   *[other] Move { $a } to row { DIGITS($b) }, place { $c }
}
move-block = Block row { DIGITS($a) }
move-negpos = Turn { $a } round
move-cancel = Cancel { $a }
move-done = Cancel nothing more
move-trade = Swap the card { piece-special }
    .special = { $a }
move-keep = Swap nothing

## Fields of a position

field-variant = Variant
    .base = Base game
    .pro = Professional variant
    .anniversary = Anniversary variant
field-stage = What comes next
    .play = a turn
    .draft = somebody picks a card for the hand
    .deal = the next round is dealt
    .over = nothing: the game is over
field-round = Round
field-rows = Rows
field-target_points = The game ends at this total
field-fixed_rounds = Fixed number of rounds
    .none = none: the target decides
field-show_piles = Bull piles may be looked at
field-pro_first_picker = Picks first in round 1
    .seat = { $seat }
field-x_insert_at_end = Insert also at the end of a row
field-x_move_to_full = Move onto a full row
    .refuse = not allowed
    .take = allowed, and takes that row
field-x_seven_row = Take 7 is laid on
    .own = the row the card joins
    .any = any row
field-x_negpos_cancel = Negative = Positive cancels
    .whole_cards = whole cards
    .points = plain points
field-x_block_lift = A low card lifts all Blocks
    .after_take = after its row was taken
    .before_choice = before its row is chosen
field-x_negpos_own_card = With five rows the own card may be named
field-x_round2_pool = Special cards for round 2 come from
    .deck_and_discards = deck and discards
    .deck_only = the deck alone
