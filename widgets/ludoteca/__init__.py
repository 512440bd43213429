"""Ludoteca: learn the rules of card and board games step by step, inside Jupyter.

>>> import ludoteca
>>> ludoteca.Walkthrough("pega6/fig-2")
Walkthrough('pega6/fig-2', step=0 of 4)
"""

from ludoteca_engine import GAMES, what_if
from ludoteca_engine.core import GameError, IllegalMove
from ludoteca_engine.texts import use

from .bars import Bars, bars
from .rulebook import RuleBook, rules
from .sandbox.widget import Sandbox
from .table import Table
from .walkthrough import Walkthrough

__version__ = "0.1.0"
__all__ = [
    "GAMES",
    "Bars",
    "GameError",
    "IllegalMove",
    "RuleBook",
    "Sandbox",
    "Table",
    "Walkthrough",
    "bars",
    "rules",
    "use",
    "what_if",
]
