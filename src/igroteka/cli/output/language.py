"""The language of the output."""

import os


def language(asked: str | None = None) -> str:
    """The language asked for, else the environment's, else English."""
    if asked:
        return asked
    wanted = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "ru" if wanted.startswith("ru") else "en"
