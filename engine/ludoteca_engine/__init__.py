"""Ludoteca's rules engine: the one judge of every game. Standard library only, the texts aside.

>>> from ludoteca_engine import GAMES
>>> game = GAMES["pega6"]
>>> game.deal(3, seed=7).rows == game.deal(3, seed=7).rows
True
"""

from .games import GAMES
from .verdict import Verdict, what_if

__all__ = ["GAMES", "Verdict", "what_if"]
