"""What nobody may see in Twisted, by kind of zone: from "others" than the owner, or from "all"."""

SECRET = {"hand": "others", "pile": "all", "minus": "all", "penalty": "all"}
