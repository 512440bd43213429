"""The rules of Pega em 6! by id. Their titles and wording are in the texts."""

from __future__ import annotations

from ..core import Kind, Rule

EDITION = "Brazilian edition of the 25-year box"
RULING = "ruling where the rulebook is silent"


def _rules(source: str, kinds: dict[str, Kind]) -> tuple[Rule, ...]:
    return tuple(Rule(rule_id, kind, source) for rule_id, kind in kinds.items())


RULES = (
    *_rules(
        EDITION,
        {
            "P6-01": Kind.JUDGED,
            "P6-02": Kind.MATERIAL,
            "P6-03": Kind.COMPUTED,
            "P6-04": Kind.COMPUTED,
            "P6-05": Kind.JUDGED,
            "P6-06": Kind.COMPUTED,
            "P6-07": Kind.JUDGED,
            "P6-08": Kind.JUDGED,
            "P6-09": Kind.JUDGED,
            "P6-10": Kind.COMPUTED,
            "P6-11": Kind.COMPUTED,
            "P6-12": Kind.JUDGED,
            "P6-13": Kind.JUDGED,
            "P6-14": Kind.COMPUTED,
            "P6-15": Kind.COMPUTED,
            "P6-16": Kind.JUDGED,
            "P6-17": Kind.ADVICE,
            "P6-18": Kind.MATERIAL,
            "P6-19": Kind.COMPUTED,
            "P6-20": Kind.JUDGED,
            "P6-21": Kind.COMPUTED,
            "P6-22": Kind.COMPUTED,
            "P6-23": Kind.COMPUTED,
            "P6-24": Kind.COMPUTED,
            "P6-25": Kind.COMPUTED,
            "P6-26": Kind.COMPUTED,
            "P6-27": Kind.OPTION,
        },
    ),
    *_rules(RULING, {"P6-C02": Kind.COMPUTED, "P6-C25": Kind.COMPUTED, "P6-C26": Kind.OPTION}),
)
