"""The rules of Tricky Twist by id. Their titles and wording are in the texts."""

from __future__ import annotations

from ..core import Kind, Rule
from .cards import SCORE_CARDS

EDITION = "Dutch rulebook of the Sit Down! edition"
RULING = "ruling where the rulebook is silent or its scan is lost"


def _rules(source: str, kinds: dict[Kind, str], prefix: str = "TT-") -> tuple[Rule, ...]:
    return tuple(
        Rule(f"{prefix}{number}", kind, source) for kind, numbers in kinds.items() for number in numbers.split()
    )


RULES = tuple(
    sorted(
        (
            *_rules(
                EDITION,
                {
                    Kind.JUDGED: "01 10 11 12 13 14 15 16 30 31 32",
                    Kind.MATERIAL: "03",
                    Kind.COMPUTED: "02 04 05 06 07 08 09 17 18 20 21 22 23 24 25 26 33 40 41 42 "
                    "50 51 52 53 54 60 61 62 63",
                },
            ),
            *_rules(EDITION, {Kind.JUDGED: "01 03 04 05 07 08 09 10 12 13", Kind.COMPUTED: "02 06 11"}, "TT-BON-"),
            *_rules(EDITION, {Kind.COMPUTED: " ".join(SCORE_CARDS)}, "TT-CARD-"),
            *_rules(
                RULING,
                {
                    Kind.OPTION: "01 03 05 09 10 17 19",
                    Kind.MATERIAL: "06",
                    Kind.JUDGED: "12 13 14 21 23",
                    Kind.COMPUTED: "02 04 07 08 11 15 16 18 20",
                    Kind.SOCIAL: "22",
                },
                "TT-Q",
            ),
        ),
        key=lambda rule: rule.id,
    )
)
