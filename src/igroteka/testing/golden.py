"""Golden playthroughs: a readable text of a whole seeded game, whose diff is a review of a rules change.

`make golden` rewrites them. What happens in the game changes only with a new rules version. What the seats see of it
may change without one: that raises the golden's `views` number, and all other lines stay the same.
"""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from igroteka.engine.fate import Fate
from igroteka.engine.game import Game
from igroteka.engine.match import Match
from igroteka.engine.plain import Plain
from igroteka.engine.prompts import Ask
from igroteka.engine.state import State
from igroteka.testing.walk import walk

G = TypeVar("G", bound=State)

LARGEST = 500_000
VIEW_LINE = re.compile(r"  (p\d+|--) ")


def playthrough(game: Game[G], players: int, seed: int, **settings: Any) -> str:
    """The whole match as text: asks, options, answers, chance, events, each seat's view as changes since its last."""
    lines = [f"# {game.id}: a random game", f"rules: {game.version}", f"players: {players}", f"seed: {seed}"]
    lines += [f"{name}: {value}" for name, value in settings.items()]
    match = game.start(players, seed, **settings)
    fate = Fate(seed + 7)
    viewers: list[int | None] = [*range(players), None]
    views: dict[int | None, dict[str, str]] = {viewer: {} for viewer in viewers}
    told = 0
    while True:
        log = match.log
        lines += [e.text() for e in log[told:]]
        told = len(log)
        for viewer in viewers:
            now = flat(msgspec.to_builtins(match.view(viewer)))
            lines += changes("p" + str(viewer) if viewer is not None else "--", views[viewer], now)
            views[viewer] = now
        if match.prompt is None:
            break
        lines.append(f"== {match.number}")
        lines += [ask_line(ask) for ask in match.asks]
        walk(match, fate)
    lines += ending(match)
    return "\n".join(lines) + "\n"


def ask_line(ask: Ask) -> str:
    marks = "".join([" must" if ask.must else " may", " guarded" if ask.guarded else "", " given" if ask.given else ""])
    return f"? p{ask.seat} {ask.name} {ask.cites}{marks}: {' '.join([o.key for o in ask.options])}"


def ending(match: Match[G]) -> list[str]:
    result = match.result
    assert result is not None
    scores = " ".join([str(s.total) for s in result.scores])
    return [f"# {result.why} ({result.rule}): winners {result.winners}, scores {scores}"]


def flat(value: object, path: str = "") -> dict[str, str]:
    """Every leaf of a view by its path; lists of plain things are leaves, and asks are shown apart."""
    if isinstance(value, dict):
        found: dict[str, str] = {}
        for key, each in value.items():
            if path or key not in ("asks", "number", "waiting", "game", "seat", "players"):
                found |= flat(each, f"{path}.{key}" if path else str(key))
        return found
    if path == "zones" and isinstance(value, list):
        return {f"zones.{zone['name']}": cards_line(zone) for zone in value}
    return {path: msgspec.json.encode(value).decode()}


def cards_line(zone: Plain) -> str:
    keys = [card["key"] or "?" for card in zone["cards"]]
    hidden = keys.count("?")
    return " ".join([k for k in keys if k != "?"] + ([f"?×{hidden}"] if hidden else [])) or "-"


def changes(viewer: str, before: dict[str, str], now: dict[str, str]) -> Iterator[str]:
    for path, text in now.items():
        if before.get(path) != text:
            yield f"  {viewer} {path}: {text}"
    for path in before:
        if path not in now:
            yield f"  {viewer} {path}: gone"


def check_golden(path: Path, game: Game[G], players: int, seed: int, **settings: Any) -> None:
    """Compare a playthrough with its file."""
    check_text(path, game, playthrough(game, players, seed, **settings))


def check_text(path: Path, game: Game[G], text: str) -> None:
    """Compare a text with its file; write it when told to, under a new version of the rules or of the views."""
    assert len(text.encode()) <= LARGEST, f"{path.name} would be {len(text.encode())} bytes"
    kept = path.read_text(encoding="utf-8") if path.exists() else ""
    if os.environ.get("IGROTEKA_GOLDEN") == "write" and without_views(kept) != text:
        kept = anew(path.name, game, kept, text)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(kept, encoding="utf-8")
    for n, (line, other) in enumerate(zip(without_views(kept).splitlines(), text.splitlines(), strict=False), 1):
        assert line == other, f"{path.name}:{n}: kept {line!r}, now {other!r}"
    assert without_views(kept) == text, f"{path.name} has another length: write it again with `make golden`"


def anew(name: str, game: Game[G], kept: str, text: str) -> str:
    """The text with its new version: under the same rules only what the seats see may differ."""
    rules, views = version_of(kept)
    if rules != game.version:
        return text
    assert happened(without_views(kept)) == happened(text), f"{name} changes: raise the version of {game.id}"
    return re.sub(r"^(rules: .*\n)", rf"\1views: {views + 1}\n", text, count=1, flags=re.MULTILINE)


def happened(text: str) -> list[str]:
    """A playthrough without the lines that say what a seat sees."""
    return [line for line in text.splitlines() if not VIEW_LINE.match(line)]


def without_views(text: str) -> str:
    return re.sub(r"^views: \d+\n", "", text, count=1, flags=re.MULTILINE)


def version_of(text: str) -> tuple[int, int]:
    """The version of the rules and of the views under which a golden was written."""
    rules = re.search(r"^rules: (\d+)$", text, flags=re.MULTILINE)
    views = re.search(r"^views: (\d+)$", text, flags=re.MULTILINE)
    return int(rules[1]) if rules else 0, int(views[1]) if views else 1
