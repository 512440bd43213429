"""The examples, figures, boxes and tips of the rulebook of Tricky Twist, and a demonstration of each bonus card.

Cards the rulebook does not name (or whose picture is lost) are reconstructed; the sources say which.
"""

from __future__ import annotations

from .examples_bonus import BONUS_EXAMPLES
from .examples_scoring import CARD_EXAMPLES, SCORING_EXAMPLES
from .examples_tricks import EXTRAS, FIGURES, TRICK_EXAMPLES

EXAMPLES = (*TRICK_EXAMPLES, *SCORING_EXAMPLES, *CARD_EXAMPLES, *FIGURES, *BONUS_EXAMPLES, *EXTRAS)
