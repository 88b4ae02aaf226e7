"""What stands out in a run, in sentences, and how sure each is."""

from __future__ import annotations

from collections.abc import Iterator

from igroteka.content.words import Words
from igroteka.lab.report.charts import NARROW
from igroteka.lab.report.findings import Findings, sources_of
from igroteka.lab.report.statistics import quantile, share, z_of

LEAST_OFFERED = 100
"""An item that was offered less often than this is passed over in silence."""
RARELY, ALWAYS = 0.01, 0.95
MAX_NAMED = 4
"""So many items are named at once."""


def remarks(found: Findings, words: Words) -> list[str]:
    return [*of_wins(found), *of_leads(found), *of_ties(found), *of_things(found, words)] or ["Nothing stands out."]


def of_wins(found: Findings) -> Iterator[str]:
    """Compared with a fair share, at a risk of one in twenty for all seats together."""
    players, games = found.plan.players, found.games
    if found.won_together:
        together = share(games - found.nobody, games)
        span = f"{percent(together.low)} to {percent(together.high)}"
        yield f"The players win {percent(together.value)} of the games ({span})."
        return
    if len(set(found.plan.bots)) > 1:
        yield "The bots differ by seat, so seats say more about them than about the game."
    fair, z = found.fair, z_of(tries=players)
    uneven = False
    for n, won in enumerate(found.by_order):
        estimate = share(won, games, z)
        if estimate.excludes(fair):
            uneven = True
            who = "Whoever plays first" if n == 0 else f"Number {n + 1} in turn order"
            yield (
                f"{who} wins {percent(estimate.value)}; a fair share is {percent(fair)}. Chance alone would hardly do "
                f"that: with all places taken together it is {percent(estimate.low)} to {percent(estimate.high)}."
            )
    if not uneven:
        widest = max(abs(won / games - fair) for won in found.by_order)
        estimate = share(fair * games, games, z)
        yield (
            f"No place in the turn order is shown to be better: none is more than {100 * widest:.1f} points off a fair "
            f"share, and less than {100 * (estimate.high - fair):.1f} points is not told from chance by so many games."
        )
    if found.nobody:
        yield f"Nobody wins {percent(found.nobody / games)} of the games."


def of_leads(found: Findings) -> Iterator[str]:
    known = sum(found.decided)
    if known:
        late = sum(found.decided[-3:]) / known
        changes = quantile(found.lead_changes, 0.5)
        often = ("never changes hands", "changes hands at most once")
        told = often[changes] if changes < len(often) else f"changes hands at most {changes} times"
        yield (
            f"In half of the games the lead {told}. The winner takes it for good in the last three tenths in "
            f"{percent(late)} of all."
        )


def of_ties(found: Findings) -> Iterator[str]:
    ties = sum(found.ties.values())
    if ties > found.games / 10:
        yield f"A tie-break is needed in {percent(ties / found.games)} of the games."


def of_things(found: Findings, words: Words) -> Iterator[str]:
    sources = sources_of(found.plan.game) if found.uses else {}
    often = {use: counts for use, counts in found.uses.items() if counts.offered >= LEAST_OFFERED}
    told = {(verb, id): f"{verb} {name_of(id, words)} ({sources[id]})" for verb, id in often}
    dead = [told[use] for use, counts in often.items() if counts.taken < RARELY * counts.offered]
    sure = [told[use] for use, counts in often.items() if counts.taken > ALWAYS * counts.offered]
    if dead:
        yield f"Offered and hardly ever taken by these bots: {', '.join(sorted(dead))}."
    if sure:
        yield f"Taken nearly every time: {', '.join(sorted(sure))}."
    yield from of_takers(found, told)


def of_takers(found: Findings, told: dict[tuple[str, str], str]) -> Iterator[str]:
    """The items whose takers fared best and worst, at a risk of one in twenty for all items together."""
    z, uneven = z_of(tries=max(1, len(told))), list[tuple[float, str]]()
    for use, name in told.items():
        won = found.uses[use].won
        estimate = share(won.mean * won.count, won.count, z)
        if won.count and estimate.excludes(found.fair):
            off = estimate.value - found.fair
            uneven.append((off, f"{name} {percent(estimate.value)} of {won.count}"))
    if uneven:
        uneven.sort(key=lambda each: -abs(each[0]))
        yield (
            f"Takers of these won more or less often than {percent(found.fair)}, beyond chance among all items: "
            f"{'; '.join(text for _, text in uneven[:MAX_NAMED])}. That they had it need not be why."
        )


def name_of(id: str, words: Words) -> str:
    """The name of an item in the game's words, or its id if there are none."""
    return words.name(id) if words.has(f"name-{id}") else id


def percent(part: float) -> str:
    return f"{100 * part:.1f}{NARROW}%"
