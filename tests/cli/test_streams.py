"""Input and output: UTF-8 for programs whatever the locale, and streams that are closed or hold garbage."""

from __future__ import annotations

import subprocess

import pytest

from tests.cli.run import COMMAND, ENVIRONMENT, on_a_terminal, output_of

ASCII = {"LC_ALL": "C", "LANG": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PYTHONIOENCODING": "ascii"}


def test_a_program_reads_utf_8_whatever_the_locale() -> None:
    assert "Гравити Фолз" in output_of("games", "--lang", "ru", **ASCII)
    assert "«" in output_of("rules", "boo", "--json", **ASCII)


def test_a_program_writes_utf_8_whatever_the_locale() -> None:
    assert "взять последний ответ назад" in output_of("play", "boo", "--lang", "ru", typed="помощь\n", **ASCII)


def test_a_terminal_without_a_letter_shows_a_question_mark() -> None:
    assert "boo  ??-?-?!" in on_a_terminal("games", "--lang", "ru", NO_COLOR="1", **ASCII)


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-"])
def test_a_closed_stream_is_an_empty_one(closed: str) -> None:
    done = subprocess.run(
        ["sh", "-c", f'exec "$0" play boo --seed 1 {closed}', COMMAND],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env=ENVIRONMENT,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, b"")


def test_bytes_that_are_no_text_are_no_answer() -> None:
    done = subprocess.run(
        [COMMAND, "play", "boo", "--seed", "1"], input=b"\xff\xfe\n", capture_output=True, env=ENVIRONMENT, timeout=60
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"That is not an answer here." in done.stdout
