"""Which zones of the toy are secret, and from whom."""

SECRET = {"hand": "others", "aside": "others", "pile": "all"}
