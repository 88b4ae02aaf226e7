"""`lab ablate`: what an item does to the game, found by playing the same games without it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import yaml

from igroteka.content.items import contents
from igroteka.content.pack import Pack, home
from igroteka.content.strict_yaml import parse
from igroteka.lab.columns import Row
from igroteka.lab.compare import Difference, compare
from igroteka.lab.plan import DECISIONS, GAMES, BadRun, Plan, read_plan
from igroteka.lab.reading import games_of, parts_of, rows_of, sources_of, thing_of, win_share
from igroteka.lab.running import run
from igroteka.lab.statistics import Estimate, Sums
from igroteka.lab.workers import Runner

RECONSTRUCTED = "reconstructed"


class Effect(msgspec.Struct, frozen=True):
    """What an item does."""

    item: str
    source: str
    takers: int
    """Seats that took it, over all games in which it was there."""
    victory: Estimate
    """How much more often they won than the same seats in the same games without it."""
    measures: list[Difference]
    """The games without it compared with the games with it."""


def removable(game: str) -> dict[str, tuple[str, dict[str, Any]]]:
    """The reconstructed items of which the box has copies: by id, the kind and the item as it is written."""
    package, found = f"igroteka.games.{game}", dict[str, tuple[str, dict[str, Any]]]()
    for kind in contents(package)[0]:
        written = home(package).joinpath("content").joinpath(f"{kind}.yaml").read_bytes()
        for raw in parse(written, kind)[kind]:
            if raw["source"] == RECONSTRUCTED and raw.get("copies", 0):
                found[raw["id"]] = (kind, raw)
    return found


def pack_without(game: str, item: str, folder: Path) -> Path:
    """A pack in which the box has no copy of the item."""
    kind, raw = removable(game)[item]
    path = folder / game / f"{kind}.yaml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(yaml.safe_dump({kind: [{**raw, "copies": 0}]}, allow_unicode=True), encoding="utf-8")
    return folder


def ablate(plan: Plan, items: list[str], folder: Path, runner: Runner, told: Callable[[str], None]) -> list[Effect]:
    """The effect of each item, the largest first. Whatever has been played before is not played again."""
    known = removable(plan.game)
    for item in items:
        if item not in known:
            raise BadRun(f"{item}: no reconstructed item of {plan.game} with copies; there are {', '.join(known)}")
    if not known:
        raise BadRun(f"{plan.game}: nothing reconstructed in it has copies that could be left out")
    base, effects = folder / "base", list[Effect]()
    told("as it is")
    run(msgspec.structs.replace(plan, keep=[GAMES, DECISIONS]), base, runner)
    sources = sources_of(plan.game)
    for item in items or list(known):
        told(f"without {item}")
        pack = pack_without(plan.game, item, folder / "packs" / item)
        without = folder / "without" / item
        content = Pack.open(pack).hash_of(plan.game)
        run(msgspec.structs.replace(plan, content=content, keep=[GAMES]), without, runner, str(pack))
        takers = takers_of(base, item)
        victory = victory_of(base, without, takers)
        effects.append(Effect(item, sources[item], len(takers), victory, compare(base, without)))
    return sorted(effects, key=lambda effect: -abs(effect.victory.value))


def takers_of(folder: Path, item: str) -> set[tuple[int, int]]:
    """Game and seat of everybody who chose it at least once."""
    found: set[tuple[int, int]] = set()
    for part in parts_of(folder, read_plan(folder)):
        for row in rows_of(folder, DECISIONS, part, ["game", "seat", "answer"]):
            if any(thing_of(key, {item}) for key in row["answer"].split()):
                found.add((row["game"], row["seat"]))
    return found


def victory_of(base: Path, without: Path, takers: set[tuple[int, int]]) -> Estimate:
    sums, seats = Sums(), dict[int, list[int]]()
    for game, seat in sorted(takers):
        seats.setdefault(game, []).append(seat)
    pairs: zip[tuple[Row, Row]] = zip(games_of(base), games_of(without), strict=False)
    for with_it, without_it in pairs:
        for seat in seats.get(with_it["game"], ()):
            sums.add(win_share(with_it, seat) - win_share(without_it, seat))
    return sums.estimate()


def text_of(effects: list[Effect]) -> str:
    lines = [f"{'item':32}{'taken by':>10}{'victories':>11}  95 %, points; what else changes without it"]
    for effect in effects:
        v = effect.victory
        mark = " *" if effect.takers > 1 and v.excludes(0.0) else ""
        rest = [f"{d.measure} {d.difference.value:+.2f}" for d in effect.measures if d.remarkable]
        span = f"{100 * v.low:+.1f} to {100 * v.high:+.1f}" if effect.takers > 1 else ""
        lines.append(
            f"{effect.item:32}{effect.takers:>10}{100 * v.value:>+11.1f}  {span}{mark}; {', '.join(rest) or '-'}"
        )
    return "\n".join(lines)
