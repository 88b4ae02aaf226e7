"""Reading lines: a terminal can be interrupted by a bot, a pipe always plays the same game."""

from __future__ import annotations

import io
import os
import pty
import sys
from collections.abc import Iterator

import pytest

from igroteka.cli.session.typed_lines import Interrupted, Lines


@pytest.fixture
def keyboard(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """A terminal as stdin; what is written to this descriptor is typed there."""
    typing, seen = pty.openpty()
    with os.fdopen(seen, encoding="utf-8") as terminal:
        monkeypatch.setattr(sys, "stdin", terminal)
        yield typing
    os.close(typing)


def test_a_terminal_is_interrupted_when_somebody_else_is_quicker(keyboard: int) -> None:
    lines = Lines()
    with pytest.raises(Interrupted):
        lines.read("", limit=10)
    assert lines.elapsed >= 10


def test_a_line_typed_in_time_is_read(keyboard: int) -> None:
    os.write(keyboard, b" 3 \n")
    assert Lines().read("", limit=5000) == "3"


def test_colour_takes_no_room_where_a_line_is_edited(keyboard: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt: prompt)
    assert Lines().read("\x1b[36mYou:\x1b[0m ") == "\x01\x1b[36m\x02You:\x01\x1b[0m\x02"


def test_in_a_pipe_no_time_passes(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n"))
    lines = Lines()
    assert lines.read("? ", limit=0) == "1"
    assert lines.read("? ", limit=0) is None
    assert lines.elapsed == 0
    assert capsys.readouterr().out == "? 1\n? \n"
