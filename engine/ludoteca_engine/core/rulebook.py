"""Rules as records, and the rules of the table that hold in every game (`T-01` and on)."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class Kind(StrEnum):
    """What a rule does, and so which tests it is owed."""

    JUDGED = "judged"  # allows and forbids: a legal and a refused case
    COMPUTED = "computed"  # brings about a result
    MATERIAL = "material"  # says what is in the box: checked by counting
    OPTION = "option"  # can be agreed on: every value tried
    ADVICE = "advice"  # good play, no duty
    SOCIAL = "social"  # how people behave; the engine cannot see it


class Rule(NamedTuple):
    """A rule by its id. Title and wording are in the texts under the same id."""

    id: str
    kind: Kind
    source: str


TABLE_RULES = (
    Rule("T-01", Kind.JUDGED, "every game: only a seat that is asked may act"),
    Rule("T-02", Kind.JUDGED, "every game: a move answers the decision that is due"),
    Rule("T-03", Kind.JUDGED, "every game: a move speaks of the table as it lies now"),
    Rule("T-04", Kind.JUDGED, "every game: after the end nothing is played"),
    Rule("T-05", Kind.JUDGED, "every game: what nobody knows cannot be played"),
    Rule("T-06", Kind.JUDGED, "every game: only seats at the table act"),
    Rule("T-07", Kind.JUDGED, "every game: a fault of the set-up stops the moves that touch it"),
)
