"""Which zones of Tricky Twist are secret, and from whom (TT-09, TT-11). Written apart from the engine.

That the order of a reserve is secret from its owner too is proved in `test_hidden.py`.
"""

SECRET = {"hand": "others", "aside": "others", "reserve": "others", "scorepile": "all"}
