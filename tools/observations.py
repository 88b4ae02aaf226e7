"""`make observations`: a page for each game that says what every number of its observations and actions is."""

import sys
from collections.abc import Sequence
from pathlib import Path

from igroteka.envs.env_setup import EnvSetup
from igroteka.games import games

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs/observations"


def page(game: str) -> str:
    """The page for the smallest table; the numbers of larger ones follow from the same fields."""
    table = EnvSetup(game)
    observing, actions = table.observing, table.actions
    setting = ", ".join(f"`{name}={value}`" for name, value in table.game.agents.items())
    lines = [
        f"# Observations of {game}",
        "",
        f"Made by `make observations`; a test keeps it true. Table of {table.players}: {observing.size} numbers, "
        f"{actions.size} actions. A number is a byte: what is not known is 0, what is more than 255 is 255. "
        "Lists by seat begin with the seat that observes and go on clockwise. A *count* is more the larger it is, a "
        "*flag* 1 or 0, of a *position* one number at most is 1, a *category* is which of so many, from 1.",
        "",
    ]
    if setting:
        lines += [f"Programs play with {setting}, unless told otherwise.", ""]
    lines += ["| from | numbers | kind | most | field | meaning |", "|---|---|---|---|---|---|"]
    at = 0
    for feature in observing.features:
        told = f"{feature.kind} | {feature.high} | `{feature.name}` | {feature.meaning}"
        lines.append(f"| {at} | {feature.size} | {told} |")
        at += feature.size
    history = observing.history
    if history.cards:
        lines += ["", f"Cards of `history`, from 1: {named(history.cards)}."]
    lines += ["", f"Events of `history`, from 1: {named(history.kinds)}."]
    keys = len(actions.keys)
    lines += [
        "",
        f"Questions, in their order: {named(table.game.questions)}.",
        "",
        "## Actions",
        "",
        f"0 to {keys - 1} are the keys of options"
        + (f", {keys} to {actions.wait - 1} the words of an open answer" if actions.words else "")
        + f", {actions.wait} is `wait`, {actions.stop} is `stop`.",
        "",
        ", ".join(f"{n} `{actions.name(n)}`" for n in range(actions.size)),
        "",
    ]
    return "\n".join(lines)


def named(names: Sequence[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def main() -> int:
    PAGES.mkdir(parents=True, exist_ok=True)
    for game in games:
        (PAGES / f"{game}.md").write_text(page(game), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
