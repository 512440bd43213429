"""Every example of every game, for tests that hold for all of them."""

from ludoteca_engine import GAMES

EXAMPLES = [example.id for game in GAMES.values() for example in game.examples]
TRAITS = ("scene", "frames", "words", "questions", "view", "step", "lang", "predict", "answers", "seen")
