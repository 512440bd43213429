"""Settings shared by all tests."""

import os

from hypothesis import settings

# Under CI the same examples every time and no time limit: a slow machine is not a bug.
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.register_profile("desk", deadline=None)
settings.load_profile("ci" if os.environ.get("CI") else "desk")
