"""The words of lessons, in a part of their own (`content/parts.py`): only those who take a lesson load them.

`lesson-<chapter>` is a title (`.learned`: its last line), `lesson-<chapter>-<step>` what is said at a step (`.retry`,
`.after`, and the replies), `lesson-goal-<goal>` a goal with `.question` and `.answer_1` onwards.
"""

from __future__ import annotations

from igroteka.content.parts import part_line


def line(game: str, lang: str, key: str) -> str:
    """A message, or `key.attribute`."""
    return part_line(game, "lesson", lang, key)
