TOY-01 = Two or three people play.
    .title = Players
TOY-02 = The twelve cards 1 to 12 are shuffled and everybody gets four.
    .title = The cards
TOY-03 = Everybody secretly sets two own cards aside, one after the other, and closes.
    .title = Setting aside
TOY-04 = Until you close you may take a card back.
    .title = Taking back
TOY-05 = The highest sum scores a point (or the lowest, if agreed); ties score for all.
    .title = Scoring
TOY-06 = Everybody draws back up to four while cards last; the game ends when all hands are empty.
    .title = Drawing and the end
TOY-07 = Most points win; ties are shared.
    .title = Winning

event-set-aside = { $seat } sets { $card } aside.
    .step = A card is set aside
event-set-aside-hidden = { $seat } sets a card aside.
event-taken-back = { $seat } takes { $card } back.
    .step = A card is taken back
event-taken-back-hidden = { $seat } takes a card back.
event-closed = { $seat } closes.
    .step = { $seat } closes
event-scored = { $sums } are shown. Points go to { $winners }.
    .sums = { $seat }: { $sum }
    .step = Points
event-drawn = { $seat } draws { $cards }.
    .step = Cards are drawn
event-drawn-hidden = { $seat } draws { $count } cards.
event-ended = The game is over; { $winners } won.
    .step = The end
event-size-counted = { $seat } holds { $result } cards.
    .step = Cards in hand

refusal-not-held = { $seat } does not hold { $card }.
refusal-two-already = { $seat } has set two cards aside already.
refusal-not-two = { $seat } must set two cards aside before closing.
refusal-not-aside = { $card } does not lie aside.

fault-few-seats = Two or three people play, not { $players }.
fault-card-twice = { $card } lies there { $times } times.

error-players = two or three people play, not { $given }.
error-no-card = "{ $given }" is not a card from 1 to 12.
error-one-card = exactly one card is named here.

zone-hand = hand of { $seat }
zone-aside = cards set aside by { $seat }
zone-pile = draw pile
zone-spent = played cards
piece = card { $card }
piece-unknown = a card face down
ask-may = Is this allowed: { $move }?
option-yes = Yes
option-no = No

move-aside = Set { $a } aside
move-back = Take { $a } back
move-close = Close

field-low_wins = The lowest sum scores
field-over = The game is over
field-points = Points of { $seat }
