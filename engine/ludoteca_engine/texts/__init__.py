"""Wording: makes sentences of events, refusals, faults, rules and names, in four languages.

The sentences are Fluent messages in `<lang>/<game>.ftl`, beside `<lang>/table.ftl` for what every game shares. How
the arguments of a message are prepared:

- a seat becomes the player's name;
- a tuple becomes a list ("1, 2 and 3"), `$name-or` the same with "or", `$name-count` its length;
- a tuple of records is worded item by item through the message's attribute of the same name;
- the parts of a move are `$a`, `$b` and `$c` (`$a-typed` as a player types it, `$all` together; one that is not
  there is "none"), and `{ DIGITS($a) }` is the 2 of "R2";
- with `dots`, an argument that names something in `about` is followed by its numbered dot, written `[[1]]`.
"""

from .bundles import LANGS, add_folder, bundle, languages, message_ids
from .fields import field_kind, field_label, value_label
from .in_use import checked_language, language, use
from .sentences import move_said, phrase, plain, refused, rule, say, seat_label, word, zone_name

__all__ = [
    "LANGS",
    "add_folder",
    "bundle",
    "checked_language",
    "field_kind",
    "field_label",
    "language",
    "languages",
    "message_ids",
    "move_said",
    "phrase",
    "plain",
    "refused",
    "rule",
    "say",
    "seat_label",
    "use",
    "value_label",
    "word",
    "zone_name",
]
