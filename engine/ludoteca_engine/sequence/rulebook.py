"""The rules of Sequence by id. Their titles and wording are in the texts."""

from __future__ import annotations

from ..core import Kind, Rule

EDITION = "Portuguese edition for Europe"
RULING = "ruling where the rulebook is silent"

J, C, M, P, S = Kind.JUDGED, Kind.COMPUTED, Kind.MATERIAL, Kind.OPTION, Kind.SOCIAL

PRINTED = {
    "SEQ-01": J,
    "SEQ-02": C,
    "SEQ-03": J,
    "SEQ-04": M,
    "SEQ-05": C,
    "SEQ-06": C,
    "SEQ-07": C,
    "SEQ-08": C,
    "SEQ-09": C,
    "SEQ-10": C,
    "SEQ-11": C,
    "SEQ-12": J,
    "SEQ-13": J,
    "SEQ-14": J,
    "SEQ-15": J,
    "SEQ-16": P,
    "SEQ-17": C,
    "SEQ-18": M,
    "SEQ-19": J,
    "SEQ-20": C,
    "SEQ-21": C,
    "SEQ-22": C,
    "SEQ-23": M,
    "SEQ-24": J,
    "SEQ-25": J,
    "SEQ-26": J,
    "SEQ-27": C,
    "SEQ-28": J,
    "SEQ-29": J,
    "SEQ-30": J,
    "SEQ-31": C,
    "SEQ-32": J,
    "SEQ-33": C,
    "SEQ-34": J,
    "SEQ-35": C,
    "SEQ-36": S,
    "SEQ-37": J,
    "SEQ-38": P,
}
RULINGS = {
    "SEQ-C01": P,
    "SEQ-C02": C,
    "SEQ-C03": M,
    "SEQ-C04": M,
    "SEQ-C05": J,
    "SEQ-C06": P,
    "SEQ-C07": C,
    "SEQ-C08": C,
    "SEQ-C09": P,
    "SEQ-C10": C,
    "SEQ-C11": C,
    "SEQ-C12": J,
    "SEQ-C13": J,
    "SEQ-C14": P,
    "SEQ-C15": C,
    "SEQ-C16": J,
    "SEQ-C17": P,
    "SEQ-C18": P,
    "SEQ-C19": P,
    "SEQ-C20": P,
    "SEQ-C21": C,
    "SEQ-C22": C,
    "SEQ-C23": P,
    "SEQ-C24": C,
    "SEQ-C25": C,
}

RULES = (
    *(Rule(rule_id, kind, EDITION) for rule_id, kind in PRINTED.items()),
    *(Rule(rule_id, kind, RULING) for rule_id, kind in RULINGS.items()),
)
