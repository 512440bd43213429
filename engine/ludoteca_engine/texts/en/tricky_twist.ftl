### Tricky Twist: rules, events, refusals, faults, examples, and the names of things on the table.

game = Tricky Twist
    .about = Win a trick, lose a card: as many tricks as false tricks is what pays.

label-suit = { $suit ->
    [O] rings
    [X] stars
    [W] crowns
   *[D] drops
}
bonus-word = { $bonus ->
    [BACK] Take back (BACK)
    [FLIP] Turn over (FLIP)
    [JOKER] Joker (JOKER)
    [TRICKS] Trick points (TRICKS)
   *[other] variable card { $bonus }
}
score-word = { $score ->
    [RUN] Longest run (RUN)
    [PAIR-1] Suit pair 1 (PAIR-1)
    [PAIR-2] Suit pair 2 (PAIR-2)
    [SUIT] Best suit (SUIT)
    [KINDS] Different suits (KINDS)
    [FEW] Fewest (FEW)
    [MANY] Most (MANY)
    [EVEN] Even values (EVEN)
    [ODD] Odd values (ODD)
   *[other] { $score }
}

## Rules: setting up

TT-01 = Three or four people play.
    .title = Players
TT-02 = The nine score cards are shuffled into a face-down pile, and the top one is turned up.
    .title = Score cards
TT-03 = The eight bonus cards lie open within everybody's reach.
    .title = Bonus cards
TT-04 = The four variable bonus cards show the side that goes with the score card that is up.
    .title = Which side is up
TT-05 = Chance decides who is first player of the first round.
    .title = First player
TT-06 = Before every later round the next score card is turned up and covers the one before. Only the visible one counts.
    .title = Next score card
TT-07 = Before every later round the variable bonus cards are turned to match the new score card.
    .title = Turning the bonus cards
TT-08 = All 48 number cards are dealt out: 16 each with three players, 12 each with four.
    .title = The deal
TT-09 = You may look at your own hand whenever you like; nobody else sees it.
    .title = Hands are secret
TT-10 = From your hand you pick exactly five cards, shuffle them and lay them face down: your reserve.
    .title = The reserve
TT-11 = Nobody looks into a reserve. You know which cards are in yours, but not in which order.
    .title = No peeking

## Rules: drawing and playing

TT-12 = Before the first card of a trick, each player in turn, the leader first, may take the top card of the own reserve into the hand.
    .title = Drawing
TT-13 = You never have to draw. At most one card before each trick, and none from an empty reserve.
    .title = One card at most
TT-14 = The leader opens the trick with any card of the own hand.
    .title = Leading
TT-15 = The others add one hand card each, clockwise.
    .title = In turn
TT-16 = If you hold the led suit you must play it; the value is up to you. It makes no difference that others could not.
    .title = Follow suit
TT-17 = If you hold no card of the led suit you may play any card.
    .title = Nothing to follow with
TT-18 = When everybody has played one card the trick is complete.
    .title = A complete trick
TT-20 = The highest card of the led suit wins. A card of another suit never does, however high: there is no trump.
    .title = Who wins
TT-21 = The winner collects the cards of the led suit and no others. That may be a single card.
    .title = Only the led suit
TT-22 = What the winner collects is one trick: face down, apart from other tricks.
    .title = A trick
TT-23 = A card of another suit returns to whoever played it, face up. It is a false trick.
    .title = A false trick
TT-24 = If you followed suit and did not win, you get nothing.
    .title = Nothing at all
TT-25 = Tricks and false tricks stay apart, so that they can be counted at any time.
    .title = Keep them apart
TT-26 = Whoever won the trick leads the next one.
    .title = Next leader

## Rules: sevens and bonus cards

TT-30 = If you collect a 7, in a trick or as a false trick, you may take a bonus card. Who played the 7 does not matter.
    .title = Sevens
TT-31 = If several players collect a 7 in one trick, they choose one after the other, clockwise.
    .title = Several sevens
TT-32 = A card with immediate use works at once. The others stay in front of you until the round ends.
    .title = Now or later
TT-33 = You never have to use a bonus card.
    .title = No duty
TT-BON-01 = BACK: you may take one of your own false tricks back into your hand, at once.
    .title = Take back
TT-BON-02 = BACK leaves the game afterwards, used or not.
    .title = Take back goes away
TT-BON-03 = FLIP: you may turn one of your tricks into a false trick, or one of your false tricks into a trick.
    .title = Turn over
TT-BON-04 = If the turned trick has several cards you choose the one on top. Only that one counts.
    .title = The card on top
TT-BON-05 = JOKER: counts as a trick or as a false trick, as you like. It has no value and no suit.
    .title = Joker
TT-BON-06 = TRICKS: one more point for each of your tricks, however many cards it holds.
    .title = Trick points
TT-BON-07 = Suit side: counts as a false trick of one of the two suits shown; you choose.
    .title = Suit side
TT-BON-08 = Odd side: counts as a false trick with one of the odd values shown.
    .title = Odd side
TT-BON-09 = Even side: counts as a false trick with one of the even values shown.
    .title = Even side
TT-BON-10 = Free side: counts as a false trick with any value from 1 to 12.
    .title = Any value
TT-BON-11 = A 7 chosen on a bonus card brings no further bonus card.
    .title = A chosen 7
TT-BON-12 = Plus-minus side: added to one of your false tricks, it makes its value one higher or one lower.
    .title = Plus or minus one
TT-BON-13 = The changed value stays between 1 and 12.
    .title = Never past the ends

## Rules: end of the round and scoring

TT-40 = The round ends when a trick has been dealt with and somebody's hand is empty. A reserve does not help.
    .title = End of the round
TT-41 = As long as everybody holds a card another trick begins.
    .title = Another trick
TT-42 = Cards left in hands and reserves score nothing.
    .title = Cards left over
TT-50 = Each trick scores one point.
    .title = Tricks
TT-51 = A trick and a false trick make a pair. You have as many pairs as you have of the rarer kind.
    .title = Pairs
TT-52 = Each pair scores three points.
    .title = Three for a pair
TT-53 = Each pair scores five points instead if you have exactly as many tricks as false tricks.
    .title = Five if equal
TT-54 = The score card adds its points. It looks at false tricks only.
    .title = The score card
TT-CARD-RUN = Counts the cards in your longest run of consecutive values. Suits and order do not matter.
    .title = Longest run
TT-CARD-PAIR-1 = Counts your cards in one of the two suits shown; you take the better one.
    .title = Suit pair 1
TT-CARD-PAIR-2 = Counts your cards in one of the two suits shown; you take the better one.
    .title = Suit pair 2
TT-CARD-SUIT = Counts your cards in your best suit. Of equal suits only one counts.
    .title = Best suit
TT-CARD-KINDS = Counts the suits of which you have at least one card.
    .title = Different suits
TT-CARD-FEW = The fewest false tricks, but at least one, score 12; the next score 7, and so on. Equals score the same.
    .title = Fewest false tricks
TT-CARD-MANY = The most false tricks, but at least one, score 12; the next score 7, and so on. Equals score the same.
    .title = Most false tricks
TT-CARD-EVEN = Counts your cards with an even value.
    .title = Even values
TT-CARD-ODD = Counts your cards with an odd value.
    .title = Odd values
TT-60 = There are as many rounds as players.
    .title = Number of rounds
TT-61 = In each new round the player to the left of the last first player is first.
    .title = First player moves on
TT-62 = The most points over all rounds win.
    .title = Winner
TT-63 = Players with equally many points share the win.
    .title = Shared win

## Rulings

TT-Q01 = The rulebook does not say who leads the next trick. We let its winner lead; another habit is that the round's first player always leads.
    .title = Who leads next
TT-Q02 = The chance to draw comes before every trick, the first one included.
    .title = When to draw
TT-Q03 = An empty hand ends the round before the next draw. Players may agree to look only after the draws.
    .title = Empty hand, full reserve
TT-Q04 = Draws happen one after the other. Everybody sees that you draw, nobody sees what.
    .title = Draws are secret
TT-Q05 = Collectors of a 7 choose clockwise from the winner of the trick. Players may agree to begin with its leader.
    .title = Order of choosing
TT-Q06 = Nobody collects two sevens in one trick: a trick has one suit and a false trick is one card.
    .title = One 7 at a time
TT-Q07 = BACK may fetch the false trick gained just now, and so keep a round going.
    .title = Just gained, taken back
TT-Q08 = BACK may be taken without having a false trick. It does nothing and leaves the game.
    .title = Nothing to take back
TT-Q09 = All bonus cards return for the next round, except BACK once it was taken. Players may agree that it returns as well.
    .title = Bonus cards return
TT-Q10 = At the end of a round bonus cards are used clockwise from the last winner, openly and for good. Players may agree that all decide in secret and show it together.
    .title = Order of using
TT-Q11 = A turned trick is one false trick with the suit and value of its top card. A 7 on top brings no bonus card.
    .title = What a turned trick shows
TT-Q12 = FLIP works on piles of number cards, not on bonus cards.
    .title = Bonus cards are not turned
TT-Q13 = Plus-minus also works on a turned trick and on a bonus card with a value, but not where there is no value.
    .title = What can be changed
TT-Q14 = A 12 can only become 11, a 1 only 2. Plus-minus is no false trick itself, and a 7 made by it brings nothing.
    .title = At the ends
TT-Q15 = A suit side has no value, a value side no suit, a joker neither. All count as false tricks.
    .title = What bonus cards show
TT-Q16 = TRICKS counts the tricks after all other changes.
    .title = Tricks are counted last
TT-Q17 = Equal players share a rank, and the next rank is skipped. Players may agree not to skip.
    .title = Ties in rank
TT-Q18 = Without a false trick you score nothing on FEW and MANY and take no rank.
    .title = None is not few
TT-Q19 = In a run each value counts once, and 12 does not lead on to 1. Players may agree to count every card.
    .title = Equal values in a run
TT-Q20 = No tricks and no false tricks are no pairs and no points.
    .title = Nothing is nothing
TT-Q21 = A bonus card may be declined, but not taken later.
    .title = Now or never
TT-Q22 = You may look through your own tricks, not through those of others.
    .title = Looking at tricks
TT-Q23 = All choose their reserves in secret, and nobody leads before all are done.
    .title = Reserves first

## Events

event-card-aside = { $seat } puts { $cards } aside, number { $count } of { $size }.{ $voids-count ->
    [0] {""}
   *[other] {" "}No { $voids-or } left in hand.
}
    .voids = { label-suit }
    .step = { $seat } puts { $cards } aside
event-card-aside-hidden = { $seat } puts a card aside ({ $count } of { $size }).
    .step = { $seat } puts a card aside
event-card-returned = { $seat } takes the { $card } back into the hand.
    .step = { $seat } takes { $card } back
event-card-returned-hidden = { $seat } takes a card back into the hand.
    .step = { $seat } takes a card back
event-reserve-closed = { $seat } shuffles { $cards } and lays them face down: the reserve. { $left ->
    [one] One card stays
   *[other] { $left } cards stay
} in hand{ $voids-count ->
    [0] .
   *[other] , and no { $voids-or }.
}
    .voids = { label-suit }
    .step = The reserve of { $seat }
event-reserve-closed-hidden = { $seat } shuffles five cards and lays them face down: the reserve.
    .step = The reserve of { $seat }
event-tricks-begin = All reserves are ready. { $seat } will lead the first trick; before that, everybody may draw.
    .step = The first trick
event-card-drawn = { $seat } draws the top card of the reserve: { $card }. That makes { $held ->
    [one] one card
   *[other] { $held } cards
} in hand.
    .step = { $seat } draws { $card }
event-card-drawn-hidden = { $seat } draws a card; { $left ->
    [0] the reserve is empty now
    [one] one is left in the reserve
   *[other] { $left } are left in the reserve
}.
    .step = { $seat } draws a card
event-draw-passed = { $seat } does not draw.
    .step = { $seat } does not draw
event-card-led = { $seat } leads the { $card }: { label-suit } are asked for.
    .step = { $seat } leads { $card }
event-card-followed = { $held-count ->
    [0] { $seat } follows suit with the { $card }.
    [one] { $seat } holds one card in { label-suit }, the { $card }, and has to play it.
   *[other] { $seat } holds { label-suit } ({ $held }) and must follow; which one is free. It is the { $card }.
}
    .step = { $seat } follows with { $card }
event-card-thrown = { $seat } holds no { label-suit } and may play anything: the { $card }.
    .step = { $seat } plays { $card }, another suit
event-trick-won = { $alone ->
    [yes] Nobody else played { label-suit }, so { $seat } wins with the { $card } and collects that card alone.
   *[no] The { $card } is the highest of the { label-suit }: { $seat } wins and collects { $cards }, one trick.
}{ $high-count ->
    [0] {""}
    [one] {" "}The { $high } is higher, but of another suit, and those never win.
   *[other] {" "}{ $high } are higher, but of other suits, and those never win.
}{ $empty-count ->
    [0] {""}
    [one] {" "}{ $empty } followed and gets nothing.
   *[other] {" "}{ $empty } followed and get nothing.
}
    .step = { $seat } wins with { $card }
event-false-trick = The { $card } is not of the led suit. It goes home to { $seat }, face up: { $count ->
    [one] a false trick, the first.
   *[other] false trick number { $count }.
}
    .step = { $card } goes home to { $seat }
event-bonus-due = { $order-count ->
    [one] { $seat } has collected the { $cards } and may take a bonus card.
   *[other] { $cards } were collected. The bonus cards are chosen clockwise, { $by_winner ->
        [yes] beginning at the winner
       *[no] beginning at the leader
    }: { $order }.
}
    .step = A 7 was collected
event-bonus-taken = { $seat } takes the { bonus-word }{ $now ->
    [yes] , to be used at once.
   *[no] {" "}and keeps it for the end of the round.
}{ $side ->
    [suits] {" "}It shows its suit side.
    [values] {" "}It shows its value side.
   *[other] {""}
}{ $assumed ->
    [yes] {" "}(Which side is up is assumed.)
   *[no] {""}
}
    .step = { $seat } takes { $bonus }
event-bonus-declined = { $seat } takes no bonus card. There is no second chance for this 7.
    .step = { $seat } declines
event-recall-declined = { $seat } leaves the false tricks as they are. BACK leaves the game all the same.
    .step = { $seat } does not use BACK
event-false-trick-recalled = { $seat } takes the false trick { $card } back into the hand ({ $held ->
    [one] one card
   *[other] { $held } cards
} now). BACK leaves the game.{ $seven ->
    [yes] {" "}Played again, this 7 may bring another bonus card.
   *[no] {""}
}
    .step = { $card } returns to the hand
event-nothing-to-recall = { $seat } has no false trick to take back. BACK does nothing and leaves the game.
    .step = Nothing to take back
event-next-trick = Everybody still holds a card. { $by_winner ->
    [yes] { $seat } won and leads
   *[no] { $seat } is first player and leads
} trick { $number }.
    .step = { $seat } leads trick { $number }
event-round-over = { $empty-count ->
    [one] The hand of { $empty } is empty
   *[other] The hands of { $empty } are empty
}: the round is over.{ $left-count ->
    [0] {""}
   *[other] {" "}Left over and worth nothing: { $left }.
}
    .left = { $seat } ({ $hand } in hand, { $reserve } in reserve)
    .step = The round is over
event-flipped-to-false = { $seat } turns the trick { $cards } over. { $under-count ->
    [0] It is
   *[other] With the { $card } on top it is
} a false trick now: { $was_tricks } / { $was_false } becomes { $tricks } tricks / { $false } false tricks.
    .step = { $seat } turns a trick over
event-flipped-to-trick = { $seat } turns the false trick { $card } into a trick: { $was_tricks } / { $was_false } becomes { $tricks } tricks / { $false } false tricks.
    .step = { $seat } turns a false trick over
event-joker-set = { $seat } counts the joker as { $as_trick ->
    [yes] a trick
   *[no] a false trick
}: { $was_tricks } / { $was_false } becomes { $tricks } tricks / { $false } false tricks.
    .step = The joker of { $seat }
event-tricks-claimed = { $seat } uses { bonus-word }: one more point for each trick, and there { $tricks ->
    [one] is one
   *[other] are { $tricks }
}.
    .step = { $seat } uses TRICKS
event-suit-set = { $seat } counts { $bonus } as a false trick in { label-suit }. It has no value. Now { $tricks } tricks / { $false } false tricks.{ $assumed ->
    [yes] {" "}(The suits on this card are assumed.)
   *[no] {""}
}
    .step = { $bonus } counts as { label-suit }
event-value-set = { $seat } counts { $bonus } as a false trick with the value { $value }. It has no suit. Now { $tricks } tricks / { $false } false tricks.{ $seven ->
    [yes] {" "}A 7 on a bonus card brings no bonus card.
   *[no] {""}
}{ $assumed ->
    [yes] {" "}(The values on this card are assumed.)
   *[no] {""}
}
    .step = { $bonus } counts as { $value }
event-value-changed = { $seat } adds { $bonus } to { $named }: { $was } becomes { $value }. Still { $false ->
    [one] one false trick
   *[other] { $false } false tricks
}.{ $assumed ->
    [yes] {" "}(Which card has the plus-minus side is assumed.)
   *[no] {""}
}
    .step = { $named } becomes { $value }
event-uses-finished = { $seat } leaves { $left } unused.
    .step = { $seat } is done
event-use-planned = { $seat } decides in secret about { bonus-word }{ $words ->
    [none] {""}
   *[other] : { $words }
}. It will be shown when all are ready.
    .step = { $seat } decides in secret
event-uses-ready = { $seat } is ready; what was decided stays secret until all are.
    .step = { $seat } is ready
event-uses-revealed = All are ready. What was decided is shown together: { $order }.
    .step = All decisions are shown
event-base-scored = { $seat }: { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
} = { $tricks }. { $pairs ->
    [one] One pair
   *[other] { $pairs } pairs
} × { $each } = { $pair_points }{ $equal ->
    [yes] , because tricks and false tricks are equal in number.
   *[no] {" "}(false tricks: { $false }, not equal).
}{ $bonus ->
    [0] {""}
   *[other] {" "}TRICKS adds { $bonus }.
} Together { $points }.
    .step = { $seat } scores { $points } for tricks and pairs
event-card-scored = { score-word }, { $seat }: { $score ->
    [RUN] { $count ->
        [0] no run
        [one] one card ({ $values })
       *[other] a run of { $count } ({ $values })
    }
    [KINDS] { $count ->
        [0] no suit
        [one] one suit ({ $suits })
       *[other] { $count } suits ({ $suits })
    }
    [FEW] { $rank ->
        [0] no false trick, no rank
       *[other] false tricks: { $count }, rank { $rank }
    }
    [MANY] { $rank ->
        [0] no false trick, no rank
       *[other] false tricks: { $count }, rank { $rank }
    }
    [EVEN] { $count ->
        [0] no even value
        [one] one even value ({ $values })
       *[other] { $count } even values ({ $values })
    }
    [ODD] { $count ->
        [0] no odd value
        [one] one odd value ({ $values })
       *[other] { $count } odd values ({ $values })
    }
   *[other] { $count ->
        [0] no card of these suits
        [one] one card in { $suits }
       *[other] { $count } cards in { $suits }
    }
} = { $points ->
    [one] one point
   *[other] { $points } points
}{ $assumed ->
    [yes] {" "}(assumed table).
   *[no] .
}
    .suits = { label-suit }
    .step = Score card: { $points } for { $seat }
event-round-scored = Round { $round } of { $rounds } is counted: { $scores }.
    .scores = { $seat } +{ $points } ({ $total } in all)
    .step = Round { $round } is counted
event-round-dealt = Round { $round }: { $hand } new cards each. The score card is { score-word }; { $again ->
    [yes] the variable bonus cards stay on the { $side ->
        [suits] suit side
       *[values] value side
    }
   *[no] the variable bonus cards are turned to the { $side ->
        [suits] suit side
       *[values] value side
    }
}{ $assumed ->
    [yes] {" "}(assumed).
   *[no] .
} { $seat } is first player.
    .step = Round { $round } is dealt
event-game-ended = All { $rounds } rounds are played. { $winners-count ->
    [one] { $winners } has the most points, { $best }, and wins.
   *[other] { $winners } have the most points, { $best } each, and share the win.
}
    .step = The game is over
event-hand-counted = { $seat } has { $result ->
    [one] one card
   *[other] { $result } cards
} in hand.
    .step = Cards in hand
event-card-described = { $card } is a { $value } in { label-suit }: symbol, colour and pattern all say so. { $seven ->
    [yes] It carries the bonus symbol: whoever collects it may take a bonus card.
   *[no] It carries no bonus symbol.
}
    .step = The { $card }
event-timing-told = { bonus-word }: { $now ->
    [yes] used at once, when it is taken.
   *[no] kept until the end of the round.
}
    .step = When { $bonus } is used
event-side-shown = The score card is { score-word }, so the variable bonus cards show their { $side ->
    [suits] suit side
   *[values] value side
}.{ $assumed ->
    [yes] {" "}(The rulebook's table is lost; this is assumed.)
   *[no] {""}
}
    .step = Which side is up

## Refusals

refusal-too-many-aside = A reserve has exactly { $size } cards. { $seat } has already put aside { $cards }; not { $more } more.
refusal-too-few-cards = { $seat } has only { $held } cards, too few for a reserve of { $size }.
refusal-reserve-closed = The reserve of { $seat } is closed; it may not be touched or looked at any more.
refusal-not-aside = The { $card } is not among the cards { $seat } has put aside.
refusal-not-five = A reserve has exactly { $size } cards; { $seat } has put aside { $count }.
refusal-no-peeking = Nobody looks into a reserve. { $seat } may only draw its top card, before a trick begins.
refusal-trick-begun = The trick has begun. { $seat } could have drawn before its first card and may draw again before the next trick.
refusal-empty-reserve = The reserve of { $seat } is empty.
refusal-already-asked = { $seat } has already decided about drawing before this trick; one card at most.
refusal-reserves-first = Nobody draws or leads before all reserves are closed; { $missing } { $missing-count ->
    [one] is
   *[other] are
} still choosing.
refusal-hand-is-empty = The round is over, because a hand is empty ({ $empty }). Cards in the reserve do not help { $seat } any more.
refusal-draws-first = First it is up to { $owner } to draw or pass; then the trick begins.
refusal-must-follow = { $seat } holds { label-suit } ({ $held }) and must follow the { $led }. The { $card } is not allowed.
refusal-still-in-reserve = The { $card } lies in the reserve of { $seat }. It has to be drawn before it can be played.
refusal-not-in-hand = { $seat } does not hold the { $card }{ $cards-count ->
    [0] {""}
   *[other] , only { $cards }
}.
refusal-no-seven = { $seat } has not just collected a 7, so there is no bonus card to take.
refusal-wait-for-bonus = { $seat } will choose too, but it is up to { $owner } first.
refusal-not-in-supply = { $bonus } is not in the supply. To choose from: { $supply }.
refusal-nothing-to-decline = { $seat } has not been offered anything.
refusal-no-back = The { $card } can only be taken back with BACK, at the moment { $seat } takes BACK.
refusal-no-such-false = { $seat } has no false trick { $card }{ $cards-count ->
    [0] {""}
   *[other] , only { $cards }
}.
refusal-not-your-false = The { $card } is a false trick of { $owner }. { $seat } may take back an own one only.
refusal-not-owner = { $seat } does not own { $bonus }.
refusal-too-early = { $bonus } is for the end of the round; { $seat } keeps it until then.
refusal-already-used = { $seat } has already used { $bonus }; that is final.
refusal-nothing-to-use = Bonus cards are used at the end of the round; { $seat } has nothing to finish now.
refusal-joker-status = Say what the joker counts as: "trick" or "false".
refusal-nothing-to-say = { $bonus } needs no choice; just use it.
refusal-not-this-suit = { $bonus } shows { $suits-or }, nothing else.
    .suits = { label-suit }
refusal-not-this-value = { $bonus } offers the values { $values-or }.
refusal-not-the-top = That card is not in this trick. On top can lie { $cards-or }.
refusal-flip-bonus = { $bonus } is a bonus card and says itself what it is. FLIP turns piles of number cards only.
refusal-not-your-pile = The { $card } belongs to { $owner }. { $seat } may turn over an own pile only.
refusal-no-such-pile = Name one of your { $tricks } tricks and its top card ("T1 4D"), or one of your false tricks ("12X").
refusal-beyond-the-ends = { $named } has the value { $value }; with { $step } it would leave 1 to 12. Only the other direction is possible.
refusal-no-value-there = { $named } shows no value, so there is nothing to change.
refusal-no-false-trick = Name a false trick of { $seat } that has a value, and +1 or -1, as in "8O -1".
refusal-other-suit = The { $card } is not of the led suit ({ label-suit }, after the { $led }). Other suits never win, whatever their value.
refusal-too-low = The { $card } is of the led suit, but the { $best } is higher.
refusal-led-suit-only = { $owner } wins the trick, but the winner collects the led suit only. The { $card } goes home.
refusal-not-to-hand = The { $card } has been played. It lies in front of { $seat } as a false trick, not in the hand.

## Faults of a set-up

fault-players = The game is for { $least } to { $most } players, not { $players }.
fault-no-such-player = Leader, first player or winner is somebody who does not sit here: there are { $players } seats.
fault-big-hand = { $seat } has { $size } cards; only { $most } are dealt.
fault-big-reserve = The reserve of { $seat } is too large; { $most } cards belong there.
fault-empty-trick = A trick of { $seat } has no card in it.
fault-left-aside = { $seat } still has cards put aside, but the reserves are no longer being chosen.
fault-strange-card = { $card } does not belong where it lies.
fault-card-twice = { $card } is there { $times } times; the box has one.
fault-no-lead = Somebody has played, but not the leader, so there is no led suit.
fault-unknown-in-trick = A card in the middle is unknown, so the trick cannot be judged.
fault-tricks-too-soon = Reserves are still being chosen, but tricks have been played.
fault-strange-use = { $bonus } of { $seat } cannot have been used as { $use }.
fault-strange-plan = { $seat } cannot decide this now: { $words }.

## Errors

error-players = the game is for { $least } to { $most } players, not { $given }.
error-bad-table = { $table } cannot be { $given }; expected is something like { $expected }.
error-bad-form = the form cannot be used yet. { $slips }
error-no-card = "{ $given }" is not a card; number cards are 1O to 12D with the suits O, X, W and D.
error-no-number-card = a number card is needed here, as in "7W"; the suits are O, X, W and D.
error-one-card = only one card can lie there.
error-one-seat = only one player can stand here.
error-open-set = the set is not closed; write it as in {"{"}4W 5W{"}"}.
error-no-use = "{ $given }" is no use of a bonus card.
error-no-entry = "{ $given }" is no entry of the tables; expected is something like { $expected }.
error-no-bonus = "{ $given }" is not a bonus card; to choose from: { $cards }.
error-nothing-more = nothing is expected here, but there is "{ $given }".
error-no-count = "{ $given }" cannot be counted.

## Names of things

piece = { $name }, { $value } of { label-suit }
piece-unknown = a face-down card
zone-score = Score card
zone-scored = Score cards of earlier rounds
zone-scorepile = Pile of score cards
zone-supply = Bonus cards to take, suit side up
zone-turnedsupply = Bonus cards to take, value side up
zone-removed = Cards out of the game
zone-middle = Card { $seat } has played
zone-hand = Hand of { $seat }
zone-aside = Cards { $seat } has put aside
zone-reserve = Reserve of { $seat }
zone-false = False tricks of { $seat }
zone-covered = Cards under a turned trick of { $seat }
zone-bonus = Bonus cards of { $seat }, suit side up
zone-turned = Bonus cards of { $seat }, value side up
zone-trick = Trick of { $seat }

## Labels

label-seat = { $seat }
label-leads = { $seat } leads: { label-suit }
label-points = { $seat }: { $points ->
    [one] one point
   *[other] { $points } points
}
label-total = { $seat }: { $before } + { $points } = { $total }
label-supply = Bonus cards, suit side up
label-turnedsupply = Bonus cards, value side up
label-reserve = Reserve { $count }
label-aside = Aside { $count }
label-tricks = Tricks { $count }
label-false = False tricks { $count }
label-bonus = Bonus
label-uses = { $uses }
    .uses = { $bonus } → { $use }

## Figures under a caption: what is counted, and how much it is

figure-points = { $points }
figure-tricks = { $tricks ->
    [one] One trick × 1
   *[other] { $tricks } tricks × 1
}
figure-pairs = { $pairs ->
    [one] One pair × { $each }
   *[other] { $pairs } pairs × { $each }
}
figure-bonus = TRICKS, { $tricks } × 1
figure-base = Tricks and pairs
figure-card = { score-word }: { $ranked ->
    [yes] { $rank ->
        [0] no rank
       *[other] rank { $rank }
    }
   *[no] { $count }
}
figure-round = This round
figure-total = All rounds
figure-added = { $before } + { $points } = { $total }
figure-seat = { $seat }
figure-piles = { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}, { $false } false
figure-trick-piles = Tricks
figure-false-piles = False tricks
figure-change = { $before } → { $after }

## The form for one's own box

form-hint = Type in what the cards of your box say. An empty field stays assumed, and scores that rest on it say so.
form-count-points = Points for 0, 1, 2 … counted cards
form-rank-points = Points by rank
form-ranks = Fewest and most (FEW, MANY)
form-pair-suits = Suits on the two pair cards
form-bonus-pairs = Suit sides of the variable bonus cards
form-value-sides = Value sides of the variable bonus cards
form-values = Values to choose from
form-turns = Which side is up
form-turning = Score cards that turn the value side up
form-known = I know which score cards turn the value side up; they are ticked here:
form-assumed = { $value } (assumed)
form-suits-on = Suits on { $bonus }
form-suit-side = { $bonus }, suit side
form-value-side = { $bonus }, value side
form-suits = { $suits }
    .suits = { label-suit }
form-side = { $side ->
    [odd] odd side
    [even] even side
    [any] any value
   *[step] plus or minus one
}
form-slip = { $entry }: "{ $given }" does not fit. { $expected }
form-expects-row = Whole numbers from 0 to 1000 are expected, divided by commas: the points for 0, 1, 2 … cards, as in 0, 0, 1, 3, 6; or one of the words triangular and linear.
form-expects-ranks = Whole numbers from 0 to 1000 are expected, divided by commas: the points of the first, the second and so on, as in 12, 7, 3, 0.
form-expects-values = Values from 1 to 12 are expected, divided by commas, as in 1, 3, 5.
form-typed = { $count ->
    [0] Nothing is typed in yet: all { $all } entries are assumed.
   *[other] Typed in: { $count } of { $all } entries. The others are assumed.
}

## Questions

ask-must-follow = { $led } was led. Is { $seat } bound to a suit?
ask-who-wins = Who wins the trick?
ask-where-to = { $owner } has won. Where does the { $card } go?
ask-who-chooses = Who is the first to choose a bonus card?
ask-base = What do { $seat }'s { $tricks } tricks and { $false } false tricks score, before the score card?
ask-card = How many points does the score card give { $seat }?
ask-who-leads = Who leads the next trick?
ask-goes-on = A hand is empty ({ $empty }). Does the round go on?
ask-winner = Who wins the game?
ask-seven = Does the { $card } carry the bonus symbol?
ask-side = Which side of the variable bonus cards is up with this score card?
ask-timing = When is { bonus-word } used?
ask-may-play = May { $seat } play the { $words }?
ask-may-take = May { $seat } take { $words }?
ask-may-close = May { $seat } close the reserve now?
ask-may-peek = May { $seat } look into the reserve?
ask-may-draw = May { $seat } draw now?
ask-may-use = May { $seat } use { $words }?
ask-may-recall = May { $seat } take the { $words } back?
option-yes = Yes
option-no = No
option-bound = Yes, to { label-suit }
option-free = No, any card will do
option-plays = { $seat } with the { $card }
option-to-winner = To { $owner }, who won the trick
option-false-trick = Home to { $seat }, face up, as a false trick
option-to-hand = Back into { $seat }'s hand
option-seat = { $seat }
option-points = { $points }
option-share = { $winners } share the win.
option-suit-side = The suit side
option-value-side = The value side
option-now = At once
option-later = At the end of the round

## Examples

example-trick-7-9-2 = A trick of four cards
    .intro = First trick of a round. Earl leads; before that, everybody may draw from the reserve.
example-resolve-elsa = Who gets which card
    .intro = All four have played. What happens to each card?
example-bonus-elsa = A 7 brings a bonus card
    .intro = The same trick again. Earl played the 7: who gains by it?
example-score-earl = Six tricks, one false trick
    .intro = The round is over. First line of the score: Earl.
example-score-elsa = Three tricks, four false tricks
    .intro = The same round: now Elsa.
example-score-john = Four and four
    .intro = The same round: now John, with as many tricks as false tricks.
example-score-add-card = The whole score of a round
    .intro = Everybody's piles, and the score card Different suits.
example-card-run = Longest run
    .intro = Five false tricks. The score card counts the longest run.
example-card-suit = Best suit
    .intro = Five false tricks. The score card counts the best suit.
example-card-kinds = Different suits
    .intro = Five false tricks. How many suits are there?
example-card-even = Even values
    .intro = Five false tricks. How many of them are even?
example-card-odd = Odd values
    .intro = The same five. How many of them are odd?
example-card-pair = One of two suits
    .intro = The score card names two suits, here crowns and drops. One of them counts.
part-card-pair-other = The other pair card
    .intro = The same cards with the pair rings and stars.
example-card-few = Fewest false tricks
    .intro = Four players with 0, 2, 2 and 5 false tricks. Few is good, none is not.
example-card-many = Most false tricks
    .intro = The same four players; now many is good.
example-idea = One trick too many
    .intro = Five tricks and four false tricks: is that better than four and four?
part-idea-equal = One trick fewer
    .intro = The same false tricks, but only four tricks. And the four values follow each other.
example-card-anatomy = A number card
    .intro = Value and suit, and on some cards a symbol more.
example-sides = Two sides
    .intro = Four bonus cards have two sides. The score card decides which one is up.
example-deal-reserve = Five cards aside
    .intro = John was dealt twelve cards. Five of them become the reserve.
example-reserve-box = Drawing before a trick
    .intro = Before the first card, everybody may draw. John wants to.
example-lone-lead = Alone
    .intro = Trick 12 of a round. Earl leads stars, and nobody else has any.
example-use-icons = Now or later
    .intro = One bonus card works at once, seven wait for the end of the round.
example-bonus-back = Take back
    .intro = Elsa and John are about to collect a 7 each. John is after the card BACK.
example-bonus-flip = Turn over
    .intro = Four tricks and two false tricks. FLIP can mend that.
example-bonus-joker = Joker
    .intro = Three tricks and two false tricks, and a joker.
part-bonus-joker-trick = And as a trick?
    .intro = The same table; this time the joker counts as a trick.
example-bonus-tricks = Trick points
    .intro = Five tricks, four false tricks and the card TRICKS.
example-bonus-suit-side = A suit side
    .intro = The best suit counts, and V1 can be one more card of it.
example-bonus-odd = The odd side
    .intro = Odd values count, and V1 can be one more.
example-bonus-even = The even side
    .intro = Even values count, and V2 can be one more.
example-bonus-any = Any value
    .intro = A run with a hole in it, and V3 can be any value.
example-bonus-plus-minus = Plus or minus one
    .intro = A run with a hole in it, and V4 can move a value by one.
part-bonus-plus-minus-ends = At the ends
    .intro = A 1 and a 12: how far can they move?
example-x-sevens-order = Two sevens in one trick
    .intro = Elsa and Dick will collect a 7 each. Who chooses first?
example-x-round-end = A full reserve, an empty hand
    .intro = Dick has never drawn. Trick 7 is complete, and his hand is empty.
example-x-whole-round = A whole round, trick by trick
    .intro = Thirteen tricks of Earl, Elsa and John, up to the score. Nobody draws before the first.
part-next-draws = The next trick, with draws
    .intro = Before this trick somebody draws.
part-next-leads = The next trick
    .intro = Nobody draws this time.

## Moves, as a button says them

move-aside = Put { $all } aside
move-return = Take { $a } back
move-close = Close the reserve
move-draw = Draw a card
move-pass = Draw nothing
move-peek = Look into the reserve
move-play = Play { $a }
move-take = Take { $a }
move-decline = Decline
move-recall = Take { $a } back into the hand
move-use = { $a ->
    [FLIP] { $c ->
        [none] Turn the false trick { $b } over
       *[other] Turn trick { DIGITS($b) } over, with { $c } on top
    }
    [JOKER] { $b ->
        [trick] Count the joker as a trick
       *[false] Count the joker as a false trick
    }
   *[other] { $c ->
        [none] { $b ->
            [none] Use { $a }
            [O] Count { $a } as { label-suit }
            [X] Count { $a } as { label-suit }
            [W] Count { $a } as { label-suit }
            [D] Count { $a } as { label-suit }
           *[other] Count { $a } as { $b }
        }
       *[other] Add { $a } to { $b } ({ $c })
    }
}
    .suit = { $b }
move-done = Use nothing more

## Fields of a position

field-variant = Variant
    .base = Base game
field-tables = Tables of your box
field-stage = What comes next
    .draw = drawing, then the trick
    .reserve = everybody chooses a reserve
    .resolve = false tricks go home
    .bonus = bonus cards are taken
    .recall = a false trick may be taken back
    .uses = bonus cards are used
    .deal = the next round is dealt
    .over = nothing: the game is over
field-round = Round
field-asked = Players who have decided about drawing
field-leader = Leads this trick
    .seat = { $seat }
field-first = First player of the round
    .seat = { $seat }
field-last = Winner of the last trick
    .seat = { $seat }
field-lead_next = The next trick is led by
    .winner = the winner of the trick
    .first_player = the first player of the round
field-round_end_check = Whether a hand is empty is looked at
    .after_trick = after the trick
    .after_draw = after the draws
field-bonus_order = First to choose a bonus card
    .winner = the winner of the trick
    .leader = the leader of the trick
field-back_removed = Once taken, BACK is out
    .game = for the whole game
    .round = for this round
field-round_bonus_order = Bonus cards are used
    .clockwise = one player after the other
    .simultaneous = in any order
field-tie_rank = After players of equal rank
    .skip = the next rank is skipped
    .dense = no rank is skipped
field-run_duplicates = In a run
    .distinct = each value counts once
    .count_all = every card counts
field-points = Points of { $seat } in this round
