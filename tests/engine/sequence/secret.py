"""Which zones of Sequence are secret, and from whom (SEQ-09, SEQ-10). Written apart from the engine's own views."""

SECRET = {"hand": "others", "draw": "all", "stock": "all"}
