"""Examples of a trick, the figures and boxes of the rulebook, and questions it leaves open."""

from __future__ import annotations

from ..core import Count, Part, Play, Settle, Show, Try
from .cards import BONUS_CARDS
from .examples_making import FALSE_4, FIVE_FOUR, FOUR, FOUR_FOUR, end, example, single
from .examples_round import LONE_LEAD, ROUND_PARTS

P4_HANDS = (
    "hands p1 4O 7X 6W {led}1D 2D 11D p2 5O 12O 1W {nine}8D 9D 12D"
    " p3 1O {two}3O 2X 9X 6D 7D p4 6O 9O 6X {deuce}3W 11W 12W"
)
P4_RESERVES = "reserves p1 10W 7O 1X 10D 11O p2 5X 10X 8X 11X 4X p3 5W 3D 12X 4D 4W p4 3X 10O 8W 5D 8O"
P4_FULL = P4_HANDS.format(led="7W ", nine="9W ", two="2O ", deuce="2W ")
P4 = f"tricky-twist base | {FOUR} | score KINDS | {P4_FULL} | {P4_RESERVES}"
P4_PLAYED = (
    f"tricky-twist base | {FOUR} | score KINDS | {P4_HANDS.format(led='', nine='', two='', deuce='')} | {P4_RESERVES}"
    " | middle p1 7W p2 9W p3 2O p4 2W | asked 4"
)
PASSES = tuple(Play(f"p{seat} pass") for seat in (1, 2, 3, 4))

TRICK_EXAMPLES = (
    single(
        "trick-7-9-2",
        "14 15 16 17 18",
        "example of a trick; hands and reserves reconstructed",
        7,
        P4,
        *PASSES,
        Play("p1 play 7W"),
        Try("p2 play 12O", ("TT-16",)),
        Play("p2 play 9W"),
        Play("p3 play 2O"),
        Try("p4 play 6O", ("TT-16",)),
        Play("p4 play 2W"),
    ),
    single(
        "resolve-elsa",
        "18 20 21 22 23 24 25",
        "example of a trick, resolved",
        1,
        P4_PLAYED,
        Settle(),
        Count("hand", "p2", 6),
    ),
    single(
        "bonus-elsa",
        "30 32",
        "example of a trick, the bonus card; TRICKS reconstructed",
        5,
        P4_PLAYED,
        Settle(),
        Try("p1 take TRICKS", ("TT-30", "TT-Q21")),
        Play("p2 take TRICKS"),
    ),
)

FIGURES = (
    example(
        "idea",
        "53 54 CARD-RUN 52 50 51 23",
        "blurb on the first page; piles reconstructed",
        3,
        Part("idea", end("RUN", f"{FIVE_FOUR} | {FALSE_4}"), (Count("base", "p1", 17),)),
        Part(
            "idea-equal",
            end("RUN", f"{FOUR_FOUR} | {FALSE_4}"),
            (Count("base", "p1", 24), Show("TT-23"), Count("card", "p1", 6)),
        ),
    ),
    single(
        "card-anatomy",
        "30",
        "figure of a number card; 7W reconstructed",
        1,
        "tricky-twist base | players 3 | hands p1 4O 7W 7X 12D",
        Count("anatomy", "7W", 7),
        Count("anatomy", "12D", 12),
    ),
    example(
        "sides",
        "02 03 04 06 07",
        "figure and lost table of sides; score cards reconstructed",
        2,
        Part(
            "sides",
            "tricky-twist base | score ODD | scorepile SUIT RUN | hands p1 - p2 - p3 - | stage deal | seed 5",
            (Show("TT-02", ("ODD",)), Count("side", "", 1), Show("TT-03"), Settle(), Count("side", "", 0)),
        ),
    ),
    single(
        "deal-reserve",
        "08 10 11",
        "steps 3 and 4 of a round's set-up; cards reconstructed",
        7,
        f"tricky-twist base | {FOUR} | score KINDS | hands p1 ?*12 p2 ?*12 p3 1O 2O 3O 2X 9X 12X 4W 5W 3D 4D 6D 7D"
        " p4 ?*12 | stage reserve",
        Count("hand", "p3", 12),
        *(Play(f"p3 aside {card}") for card in ("4W", "5W", "12X", "3D")),
        Try("p3 close", ("TT-10",)),
        Play("p3 aside 4D"),
        Play("p3 close"),
        Try("p3 peek", ("TT-11",)),
        Count("hand", "p3", 7),
    ),
    single(
        "reserve-box",
        "12 13 16",
        "box on the reserve",
        8,
        P4,
        Play("p1 pass"),
        Play("p2 pass"),
        Play("p3 draw"),
        Try("p3 draw", ("TT-13",)),
        Play("p4 pass"),
        Play("p1 play 7W"),
        Play("p2 play 9W"),
        Try("p3 play 2O", ("TT-16",)),
        Try("p4 draw", ("TT-12",)),
        Play("p3 play 5W"),
    ),
    single(
        "lone-lead",
        "20 21",
        "bracket in the text on resolving; trick 12 of the round",
        4,
        *LONE_LEAD[1:2],
        *LONE_LEAD[2],
    ),
    single(
        "use-icons",
        "32 33",
        "figure of the two use icons; both icons lost",
        1,
        "tricky-twist base | players 3 | score RUN | hands p1 1O 2O p2 3O 4O p3 5O 6O | tricks p1 1D 2D"
        " | bonus p1 FLIP | asked 3",
        *(Count("timing", card, int(card == "BACK")) for card in BONUS_CARDS),
        Try("p1 use FLIP T1 1D", ("TT-32",)),
        Show("TT-33"),
    ),
)

EXTRAS = (
    single(
        "x-sevens-order",
        "30 31 Q05",
        "question on the two anchors of the order; trick reconstructed",
        8,
        f"tricky-twist base | {FOUR} | score RUN | hands p1 3W 1D p2 7X 4O p3 10W 5D p4 7D 6O | asked 4",
        *(Play(move) for move in ("p1 play 3W", "p2 play 7X", "p3 play 10W", "p4 play 7D")),
        Try("p2 take V4", ("TT-31", "TT-Q05")),
        Play("p4 take V3"),
        Play("p2 take V4"),
    ),
    single(
        "x-round-end",
        "40 42 Q03",
        "question on an empty hand; trick reconstructed",
        2,
        f"tricky-twist base | {FOUR} | hands p1 5X 1D p2 4O p3 6D 9O p4 -"
        " | reserves p1 ?*4 p2 ?*4 p3 ?*3 p4 3X 10O 8W 5D 8O"
        " | tricks p1 4D / 9D p2 5W / 6W p3 12X / 11X | middle p1 3W p2 4W p3 10W p4 12W | asked 4",
        Settle(),
        Try("p4 draw", ("TT-40", "TT-Q03")),
    ),
    example(
        "x-whole-round",
        "12 14 16 17 20 21 23 26 40 41 50 54",
        "the 13 tricks behind the scoring examples; reconstructed",
        4,
        *ROUND_PARTS,
    ),
)
