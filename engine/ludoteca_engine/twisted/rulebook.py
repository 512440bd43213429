"""The rules of Twisted by id. Their titles and wording are in the texts."""

from __future__ import annotations

from ..core import Kind, Rule

RULEBOOK = "rulebook, Portuguese and Italian editions"
EXPERT = "rulebook, expert variant"
RULING = "ruling where the rulebook is silent or unclear"


def _rules(source: str, prefix: str, kinds: dict[Kind, str]) -> list[Rule]:
    return [Rule(f"{prefix}{number}", kind, source) for kind, numbers in kinds.items() for number in numbers.split()]


RULES = tuple(
    sorted(
        [
            *_rules(
                RULEBOOK,
                "TW-",
                {
                    Kind.JUDGED: "01 20 21 22 24 30 32 33 41 43 53 60",
                    Kind.MATERIAL: "02 03 04",
                    Kind.COMPUTED: "05 06 07 08 09 10 11 23 31 40 42 44 45 46 50 51 52 54 61 62 63 64 65 66 67 70 71",
                    Kind.OPTION: "72",
                },
            ),
            *_rules(EXPERT, "TW-PRO-", {Kind.COMPUTED: "01 03", Kind.OPTION: "02", Kind.ADVICE: "04"}),
            *_rules(
                RULING,
                "TW-Q",
                {
                    Kind.JUDGED: "02 18",
                    Kind.COMPUTED: "01 04 07 08 12 13 14 15 16 17 19 20",
                    Kind.OPTION: "03 05 06 09 10 11",
                },
            ),
        ],
        key=lambda rule: rule.id,
    )
)
