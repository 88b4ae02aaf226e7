"""Help: quick, with examples, and mistakes in one line."""

from __future__ import annotations

import platform
import re
import shlex
from importlib import import_module
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage

import pytest

from igroteka import __version__
from igroteka.cli import command_names, parser
from tests.cli.run import igroteka, mistake, output_of

ROOT = Path(__file__).parents[2]

COMMANDS = ["games", "play", "lesson", "serve", "host", "simulate", "lab", "replay", "rules", "content", "backup"]


def test_help_lists_the_commands_and_shows_examples() -> None:
    text = output_of("--help")
    assert "examples:" in text
    for command in COMMANDS:
        assert f"\n    {command} " in text


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(command: str) -> None:
    text = output_of(command, "--help")
    assert "examples:" in text
    assert f"igroteka {command}" in text


def examples() -> list[str]:
    """Every command line that a help text or a document shows."""
    helps = [import_module(f"igroteka.cli.commands.{name}").EXAMPLES for name in command_names()]
    pages = [path.read_text(encoding="utf-8") for path in [*ROOT.glob("README*.md"), *ROOT.glob("docs/**/*.md")]]
    found = re.findall(
        r"^ *(?:\.venv/bin/)?igroteka (\w[^#\n]*?)(?: {2,}.*| *#.*)?$", "\n".join(helps + pages), re.MULTILINE
    )
    return sorted({line for line in found if not line.startswith("COMMAND")})


@pytest.mark.parametrize("line", examples())
def test_every_example_is_a_command_line_that_is_understood(line: str) -> None:
    assert parser().parse_args(shlex.split(line)).run


def test_help_answers_at_once() -> None:
    """Measured as the processor's time, so that a busy machine does not count."""

    def seconds() -> float:
        begun = getrusage(RUSAGE_CHILDREN)
        output_of("--help")
        ended = getrusage(RUSAGE_CHILDREN)
        return ended.ru_utime - begun.ru_utime + ended.ru_stime - begun.ru_stime

    assert min(seconds() for _ in range(3)) < 0.3


def test_the_version_is_told() -> None:
    told = output_of("--version")
    assert told.startswith(f"igroteka {__version__} (")
    assert platform.python_version() in told
    assert ("compiled" in told) != ("interpreted" in told)


@pytest.mark.parametrize(
    ("args", "what"),
    [
        ((), "COMMAND"),
        (("juggle",), "juggle"),
        (("rules",), "GAME"),
        (("simulate", "boo", "--games", "many"), "--games"),
        (("content",), "COMMAND"),
    ],
)
def test_a_wrong_command_line_is_one_line_that_points_to_help(args: tuple[str, ...], what: str) -> None:
    line = mistake(*args)
    assert what in line
    assert "--help" in line


def test_a_reader_who_stops_early_is_no_error() -> None:
    import subprocess

    from tests.cli.run import COMMAND, ENVIRONMENT

    pipe = subprocess.Popen([COMMAND, "rules", "boo"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT)
    assert pipe.stdout is not None
    assert pipe.stderr is not None
    pipe.stdout.close()
    assert pipe.stderr.read() == b""
    pipe.stderr.close()
    assert pipe.wait(20) == 0


def test_the_exit_code_of_success_is_nought() -> None:
    assert igroteka("games").returncode == 0
