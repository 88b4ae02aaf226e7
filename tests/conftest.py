"""What holds for every test: a missing word is an error, and Hypothesis plays the same games each time."""

import os

from hypothesis import settings

os.environ.setdefault("IGROTEKA_STRICT_WORDS", "1")

settings.register_profile("igroteka", deadline=None, derandomize=True, database=None)
settings.load_profile("igroteka")
