"""The rows of a run as columns: their names and types, and a part of them as Parquet files."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from igroteka.engine.plain import Plain
from igroteka.envs.serial import returns
from igroteka.lab.runs.extra import parquet
from igroteka.lab.runs.plan import DECISIONS, EVENTS, GAMES, TRAJECTORIES, Part, Plan
from igroteka.lab.runs.played_game import PlayedGame

Row = Plain  # names and plain values; the schema has their types


def schemas() -> Plain:  # pyarrow has no types of its own
    """The columns of each kind of row. What they mean is in docs/lab.md."""
    arrow = parquet().arrow
    word = arrow.dictionary(arrow.int32(), arrow.string())
    return {
        GAMES: arrow.schema(
            [
                ("game", arrow.int64()),
                ("seed", arrow.int64()),
                ("starter", arrow.int8()),
                ("decisions", arrow.int32()),
                ("time", arrow.int64()),
                ("winners", arrow.list_(arrow.int8())),
                ("scores", arrow.list_(arrow.int32())),
                ("parts", arrow.map_(arrow.string(), arrow.list_(arrow.int32()))),
                ("why", word),
                ("rule", word),
                ("tie", word),
                ("lead_changes", arrow.int32()),
                ("last_leader", arrow.int8()),
                ("leads_since", arrow.int32()),
            ]
        ),
        DECISIONS: arrow.schema(
            [
                ("game", arrow.int64()),
                ("number", arrow.int32()),
                ("seat", arrow.int8()),
                ("kind", word),
                ("cites", word),
                ("form", word),
                ("options", arrow.int32()),
                ("offered", arrow.list_(arrow.string())),
                ("answer", arrow.string()),
                ("standing", arrow.list_(arrow.int32())),
                ("time", arrow.int64()),
            ]
        ),
        EVENTS: arrow.schema(
            [
                ("game", arrow.int64()),
                ("number", arrow.int32()),
                ("kind", word),
                ("cites", word),
                ("seat", arrow.int8()),
                ("values", arrow.map_(arrow.string(), arrow.string())),
                ("cards", arrow.list_(arrow.string())),
                ("cause", arrow.string()),
                ("cause_seat", arrow.int8()),
                ("depth", arrow.int16()),
            ]
        ),
        TRAJECTORIES: arrow.schema(
            [
                ("game", arrow.int64()),
                ("number", arrow.int32()),
                ("seat", arrow.int8()),
                ("question", word),
                ("observation", arrow.binary()),
                ("mask", arrow.binary()),
                ("action", arrow.int16()),
                ("reward", arrow.float32()),
                ("over", arrow.bool_()),
            ]
        ),
    }


def game_rows(played: PlayedGame) -> Iterable[Row]:
    result, lead = played.result, played.lead
    names = sorted({name for score in result.scores for name in score.parts})
    yield {
        "game": played.k,
        "seed": played.seed,
        "starter": played.starter,
        "decisions": played.count,
        "time": played.match.g.now,
        "winners": result.winners,
        "scores": [score.total for score in result.scores],
        "parts": [(name, [score.parts.get(name, 0) for score in result.scores]) for name in names],
        "why": result.why,
        "rule": result.rule,
        "tie": result.ties[-1].by if result.ties else "",
        "lead_changes": lead.changes,
        "last_leader": lead.holder,
        "leads_since": lead.since,
    }


def decision_rows(played: PlayedGame) -> Iterable[Row]:
    for number, decision in enumerate(played.decisions):
        yield {
            "game": played.k,
            "number": number,
            "seat": decision.seat,
            "kind": decision.kind,
            "cites": decision.cites,
            "form": decision.form,
            "options": len(decision.offered),
            "offered": decision.offered,
            "answer": decision.answer,
            "standing": decision.standing,
            "time": decision.time,
        }


def event_rows(played: PlayedGame) -> Iterable[Row]:
    """The rows of a game's events as the table itself knows them: nothing is hidden from the laboratory."""
    for number, event in enumerate(played.told()):
        cause = event.cause
        yield {
            "game": played.k,
            "number": number,
            "kind": event.kind.name,
            "cites": event.kind.cites,
            "seat": event.seat,
            "values": [(name, str(value)) for name, value in zip(event.kind.fields, event.values, strict=True)],
            "cards": [card.key for card in event.cards],
            "cause": "" if cause is None else cause.thing,
            "cause_seat": -1 if cause is None else cause.seat,
            "depth": event.depth,
        }


def pick_rows(played: PlayedGame) -> Iterable[Row]:
    """The reward of a seat comes with its last pick."""
    worth = returns(played.match)
    last = {pick.seat: pick.number for pick in played.picks}
    for pick in played.picks:
        over = pick.number == last[pick.seat]
        yield {
            "game": played.k,
            **pick._asdict(),
            "reward": worth[pick.seat] if over else 0.0,
            "over": over,
        }


ROWS_OF: Final[dict[str, Callable[[PlayedGame], Iterable[Row]]]] = {
    GAMES: game_rows,
    DECISIONS: decision_rows,
    EVENTS: event_rows,
    TRAJECTORIES: pick_rows,
}


def write_part(folder: Path, plan: Plan, part: Part, rows: dict[str, list[Row]]) -> None:
    """The file of each kind of rows."""
    formats, pq = schemas(), parquet()
    files: dict[str, bytes] = {}
    for kind in plan.keep:
        table = pq.arrow.Table.from_pylist(rows[kind], schema=formats[kind])
        buffer = pq.arrow.BufferOutputStream()
        pq.write_table(table, buffer, compression="zstd", version="2.6")
        files[f"{kind}/{part.file}"] = buffer.getvalue().to_pybytes()
    keep_files(folder, files)


def keep_files(folder: Path, files: dict[str, bytes]) -> None:
    """Each file of a part appears whole or not at all; that of the games last, so that it stands for the part."""
    for name in sorted(files, key=lambda name: name.startswith(f"{GAMES}/")):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_name(f".{path.name}")
        unfinished.write_bytes(files[name])
        os.replace(unfinished, path)


def is_written(folder: Path, part: Part) -> bool:
    return (folder / GAMES / part.file).exists()


def clear_leftovers(folder: Path, plan: Plan) -> None:
    """Remove what a stopped run has left unfinished, and a last part that was shorter than it is now."""
    known = {part.file for part in plan.parts()}
    for kind in plan.keep:
        for path in (folder / kind).glob("*.parquet"):
            if path.name not in known:
                path.unlink()
