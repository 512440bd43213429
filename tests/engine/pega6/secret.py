"""Which zones of Pega em 6! are secret, and from whom (P6-C26). Written apart from the engine's own views."""

SECRET = {"hand": "others", "chosen": "others", "unused": "all", "specials": "others", "deck": "all"}
