"""A report of which only some rows were measured again. The other sections stay as they are, words by hand included."""

import json
import re
from collections.abc import Mapping
from datetime import date
from typing import Any

from bench.report import GOALS, PLAY, Results, as_json, machine, markdown, page, sections

TOGETHER = frozenset({"games", "measuring", "peers"})
"""Their rows stand in the same sections and are compared with each other, which takes one run."""


def chosen(names: str, known: list[str]) -> list[str]:
    """The files of bench/rows that were asked for, and those that belong to them."""
    asked = set(names.split(",")) if names else set(known)
    if not asked <= set(known):
        raise SystemExit(f"bench: {', '.join(sorted(asked - set(known)))}: no rows; there are {', '.join(known)}")
    asked |= TOGETHER if asked & TOGETHER else set()
    return [name for name in known if name in asked]


def merged_markdown(old: str, results: Results) -> str:
    """The sections of this run with a note, and its goals, in place of those of the old report. The head goes with
    random play, from which its lines are."""
    head, was = taken_apart(old)
    judged = was.pop(GOALS)
    fresh_head, now = taken_apart(markdown(results))
    if PLAY in now:
        head = fresh_head
    note = f"Measured by themselves on {date.today().isoformat()}, {rounds_of(results)}{machine()}\n\n"
    fresh = {heading: note + now[heading] for heading in sections(results)}
    return page(head, was | fresh | {GOALS: merged_goals(judged, now[GOALS])})


def rounds_of(results: Results) -> str:
    return f"{results.rounds} rounds: " if results.rows else ""


def taken_apart(text: str) -> tuple[str, dict[str, str]]:
    """The text above the first section, and the sections by heading."""
    head, *rest = re.split(r"^## (.+)\n", text, flags=re.MULTILINE)
    return head.removeprefix("# Bench").strip(), dict(zip(rest[::2], rest[1::2], strict=True))


def merged_goals(old: str, new: str) -> str:
    """Both tables merged: a line for each goal, the newer one where both have it."""
    lines = {line.split("|")[1].strip(): line for table in (old, new) for line in table.strip().splitlines()}
    return "\n".join(lines.values())


def merged_json(old: str, results: Results) -> str:
    """Rows and goals by what they are about, figures by their group."""
    was, now = json.loads(old), json.loads(as_json(results))
    part = {"sections": list(sections(results)), "date": date.today().isoformat()}
    part |= {name: now[name] for name in ("machine", "rounds", "seconds")}
    groups = {figure["group"] for figure in now["figures"]}
    was["rows"] = replaced(was["rows"], now["rows"], ["id"])
    was["goals"] = replaced(was["goals"], now["goals"], ["row", "over", "micros"])
    was["figures"] = [figure for figure in was["figures"] if figure["group"] not in groups] + now["figures"]
    kept = [other for other in was.get("later", []) if not set(other["sections"]) <= set(part["sections"])]
    return json.dumps(was | {"later": [*kept, part]}, indent=1, ensure_ascii=False)


def replaced(old: list[Mapping[str, Any]], new: list[Mapping[str, Any]], by: list[str]) -> list[Mapping[str, Any]]:
    found = {tuple(each[name] for name in by): each for each in [*old, *new]}
    return list(found.values())
