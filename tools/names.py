"""The names of a game for the page: kinds of questions and events, answers that have parts, zones, each as a type."""

from collections.abc import Iterable
from importlib import import_module
from re import fullmatch
from typing import Any

import msgspec

from igroteka.engine import BadSetup, EventKind
from igroteka.engine import events as engine_events
from igroteka.games import games

FEW = 12
"""A part of an answer with so many different values is a union of them; with more it is a string."""


def names_of(game: str) -> list[str]:
    questions: tuple[str, ...] = import_module(f"igroteka.games.{game}.observation").QUESTIONS
    tables = [match for players in range(2, 9) if (match := started(game, players))]
    keys = {key for match in tables for key in match.game.vocabulary(match.setup)}
    zones = {zone.name for match in tables for zone in match.g.zones}
    return [
        f"export type QuestionKind = {union(questions)}",
        "/** The values of each kind of event. */\n" + "export type Events = {\n" + indented(event_lines(game)) + "\n}",
        "/** Answers that have parts, by the first: what may follow it. */\n" + block("Answers", answer_lines(keys)),
        f"export type ZoneName = {union({by_seat(zone) for zone in zones})}",
        block(
            "Game",
            ["table: TableView", "question: QuestionKind", "events: Events", "answers: Answers", "zone: ZoneName"],
        ),
    ]


def started(game: str, players: int) -> Any:
    try:
        return games[game].start(players=players)
    except BadSetup:
        return None


def event_lines(game: str) -> list[str]:
    modules = (engine_events, import_module(f"igroteka.games.{game}.events"))
    found = [each for module in modules for value in vars(module).values() for each in alone_or_within(value)]
    kinds = {kind.name: kind for kind in found if isinstance(kind, EventKind)}
    return [f"{name}: {values(kinds[name])}" for name in sorted(kinds)]


def alone_or_within(value: object) -> Iterable[object]:
    return value.values() if isinstance(value, dict) else [value]


def values(kind: EventKind) -> str:
    written = [f"{field}: {'number' if field in kind.numbers else 'string'}" for field in kind.fields]
    return f"{{ {'; '.join(written)} }}" if written else "{}"


def answer_lines(keys: Iterable[str]) -> list[str]:
    """Keys that begin alike have the same number of parts."""
    found: dict[str, list[list[str]]] = {}
    for key in keys:
        head, *rest = key.split(":")
        if rest:
            found.setdefault(head, []).append(rest)
    return [
        f"{head}: [{', '.join(part({*values}) for values in zip(*found[head], strict=True))}]" for head in sorted(found)
    ]


def part(values: set[str]) -> str:
    """The type of a part of an answer."""
    if all(fullmatch(r"p\d", value) for value in values):
        return "`p${number}`"
    if all(value.isdigit() for value in values):
        return "`${number}`"
    return union(values) if len(values) <= FEW else "string"


def by_seat(zone: str) -> str:
    """`hand:p0` stands for everybody's."""
    name, _, seat = zone.rpartition(":p")
    return f"{name}:${{string}}" if name and seat.isdigit() else zone


def union(names: Iterable[str]) -> str:
    written = [f"`{name}`" if "$" in name else msgspec.json.encode(name).decode() for name in sorted(names)]
    return " | ".join(written) or "never"


def block(name: str, lines: list[str]) -> str:
    return f"export interface {name} {{\n{indented(lines)}\n}}"


def indented(lines: list[str]) -> str:
    return "\n".join(f"  {line}" for line in lines)
