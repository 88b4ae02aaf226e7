"""`lab ablate`: what an item does, found by playing on without it, and by playing a box without it; what stands out is
looked at once more, by better bots on fresh seeds."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from igroteka.bots import brain_of
from igroteka.content.pack import Pack
from igroteka.games import games
from igroteka.lab.experiments.boxes import pack_with
from igroteka.lab.experiments.counterfactual import Taking, refuse, takings_of
from igroteka.lab.report.compare import Difference, compare
from igroteka.lab.report.findings import sources_of
from igroteka.lab.report.statistics import Estimate
from igroteka.lab.runs.box import Raw, changes_in, items_of
from igroteka.lab.runs.plan import DECISIONS, GAMES, BadRun, Plan
from igroteka.lab.runs.run_workers import Runner
from igroteka.lab.runs.running import run

RECONSTRUCTED = "reconstructed"
LEAST_LOOKED_AT: Final = 10


class Way(msgspec.Struct, frozen=True):
    """How thoroughly items are examined."""

    workers: int = 1
    takers: int = 300
    """At most so many seats that took an item play on without it."""
    box: bool = False
    """Also play a box without each item that can be refused. A kind of items of which nobody took any is always
    played so: they are dealt out, or lie on the board."""
    confirm: int = 0
    """What stands out is looked at once more, in so many games of other bots on fresh seeds."""
    judges: str = "hard"
    """The level of those bots."""
    content: str | None = None
    """The folder of the content pack with which all games are played."""


NOBODY: Final = Estimate(0.0, float("-inf"), float("inf"), 0)


class Effect(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an item does."""

    item: str
    source: str
    takers: int
    """Seats that took it, over all games as they are."""
    victory: Estimate
    """How much more often those that were looked at won than if they refuse it."""
    measures: list[Difference]
    """The games of a box without it compared with the games with it, where those were played."""
    confirmed: Effect | None = None
    """The same once more, if it stood out: by better bots on fresh seeds."""

    @property
    def matters(self) -> bool:
        """Whether refusing the item makes a difference, beyond what chance does to one item in twenty. Too few seats
        tell nothing."""
        return self.victory.count >= LEAST_LOOKED_AT and self.victory.excludes(0.0)

    @property
    def stands_out(self) -> bool:
        return self.matters or any(each.remarkable for each in self.measures)


def doubtful(game: str, content: str | None = None) -> dict[str, tuple[str, Raw]]:
    """The items that are looked at, reconstructed ones and those that a pack has changed: by id, the kind and the item
    as it is written. Of two with one id, such as a place and its card, the one of which the box has copies."""
    found, changed = dict[str, tuple[str, Raw]](), {change.item for change in changes_in(content, game)}
    for kind, raw in items_of(game, content):
        looked_at = raw["source"] == RECONSTRUCTED or raw["id"] in changed
        if looked_at and (raw["id"] not in found or raw.get("copies", 0)):
            found[raw["id"]] = (kind, raw)
    return found


def removable(game: str, content: str | None = None) -> dict[str, tuple[str, Raw]]:
    """The doubtful items of which the box has copies that can be left out."""
    return {id: (kind, raw) for id, (kind, raw) in doubtful(game, content).items() if raw.get("copies", 0)}


def pack_without(game: str, item: str, folder: Path, content: str | None = None) -> Path:
    """A pack in which the box has no copy of the item."""
    kind, raw = removable(game, content)[item]
    return pack_with(game, kind, {**raw, "copies": 0}, folder, content)


def ablate(
    plan: Plan, items: list[str], folder: Path, runner: Runner, way: Way, told: Callable[[str], None]
) -> list[Effect]:
    """The effect of each item, the largest first. Whatever has been played before is not played again."""
    known = doubtful(plan.game, way.content)
    for item in items:
        if item not in known:
            copied = ", ".join(removable(plan.game, way.content))
            raise BadRun(f"{item}: no reconstructed or changed item of {plan.game}; those with copies are {copied}")
    if not removable(plan.game, way.content) and not brain_of(games[plan.game]).taking:
        raise BadRun(f"{plan.game}: nothing reconstructed in it can be refused or left out of the box")
    effects = look_at(plan, items, folder, runner, way, told)
    remarkable = [effect.item for effect in effects if effect.stands_out]
    if way.confirm and remarkable:
        judges = [way.judges] * plan.players
        fresh = msgspec.structs.replace(plan, bots=judges, games=way.confirm, seed=plan.seed + 1)
        again = look_at(fresh, remarkable, folder / "confirmed", runner, way, lambda line: told(f"confirmed: {line}"))
        found = {effect.item: effect for effect in again}
        effects = [msgspec.structs.replace(effect, confirmed=found.get(effect.item)) for effect in effects]
    return sorted(effects, key=lambda effect: -abs(effect.victory.value))


def look_at(
    plan: Plan, items: list[str], folder: Path, runner: Runner, way: Way, told: Callable[[str], None]
) -> list[Effect]:
    """Items that somebody took are refused by who took them; of the others, those that the box can be played without.
    Without names: all of both."""
    content = way.content
    known, copies, base = doubtful(plan.game, content), removable(plan.game, content), folder / "base"
    told("as it is")
    run(msgspec.structs.replace(plan, keep=[GAMES, DECISIONS]), base, runner, content)
    takings = {item: list[Taking]() for item in known}
    for taking in takings_of(base, known):
        takings[taking.item].append(taking)
    refusable = {known[item][0] for item, some in takings.items() if some}
    items = items or [item for item, some in takings.items() if some or item in copies]
    looked_at = [taking for item in items for taking in takings[item][: way.takers]]
    worth = refuse(base, looked_at, way.workers, lambda done, of: told(f"refused {done} of {of}"), content)
    effects, sources = list[Effect](), sources_of(plan.game)
    for item in items:
        measures = list[Difference]()
        if item in copies and (way.box or known[item][0] not in refusable):
            told(f"without {item}")
            measures = compare(base, played_without(plan, item, folder, runner, content))
        effects.append(Effect(item, sources[item], len(takings[item]), worth.get(item, NOBODY), measures))
    return effects


def played_without(plan: Plan, item: str, folder: Path, runner: Runner, content: str | None = None) -> Path:
    pack, without = pack_without(plan.game, item, folder / "packs" / item, content), folder / "without" / item
    hashed = Pack.open(pack).hash_of(plan.game)
    run(msgspec.structs.replace(plan, content=hashed, keep=[GAMES]), without, runner, str(pack))
    return without


def text_of(effects: list[Effect]) -> str:
    lines = [f"{'item':32}{'taken by':>10}{'looked at':>10}{'victories':>11}  95 %, points"]
    for effect in effects:
        lines.append(f"{effect.item:32}{line_of(effect)}")
        if effect.confirmed is not None:
            lines.append(f"{'  once more, on fresh seeds':32}{line_of(effect.confirmed)}")
    if any(effect.matters for effect in effects):
        lines.append("* chance alone does that to one item in twenty")
    return "\n".join(lines)


def line_of(effect: Effect) -> str:
    v = effect.victory
    line = f"{effect.takers:>10}{v.count:>10}"
    if v.count > 1:
        mark = " *" if effect.matters else ""
        line += f"{100 * v.value:>+11.1f}  {100 * v.low:+.1f} to {100 * v.high:+.1f}{mark}"
    if effect.measures:
        rest = [f"{d.measure} {d.difference.value:+.2f}" for d in effect.measures if d.remarkable]
        line += f"; a box without it: {', '.join(rest) or 'nothing that chance would not do'}"
    return line
