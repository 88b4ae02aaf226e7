"""Every way to put a question, each used with `yield from`."""

from collections.abc import Sequence
from typing import TypeVar

from igroteka.engine.events import Forced
from igroteka.engine.kinds import BatchKind, CardChoice, CardKind, Choice, Kind, Several, Show, ShowKind
from igroteka.engine.options import NOTHING, Card, Option
from igroteka.engine.prompts import Race, Rules, Together
from igroteka.engine.state import State, Zone

G = TypeVar("G", bound=State)
T = TypeVar("T", bound=Option)


def ask(g: G, seat: int, kind: Kind[G, T], restart: bool = False) -> Rules[T]:
    """Ask for one of the allowed options. A forced choice about visible things is logged instead of asked.

    `restart`: a rest point that is asked only if there is a choice; most opportunities of a turn are empty.
    """
    choice = Choice(g, seat, kind)
    count = len(choice.allowed)
    if count == 0:
        raise RuntimeError(f"{kind.name}: nothing can be answered by p{seat}")
    if count > 1 or kind.guarded or (kind.rest and not restart):
        if restart:
            choice.rest = True
        others = None if g.beside is None else g.beside(g, choice)
        if others is None:
            yield choice
        else:
            yield from others
    elif g.journal is not None:
        g.journal.append(Forced(seat, kind.name, choice.allowed[0].key))
    return choice.chosen()


def pick(g: G, seat: int, kind: CardKind[G], zone: Zone, restart: bool = False) -> Rules[Card | None]:
    """Ask for a card of the zone, or None. If somebody cannot see the zone, it is asked even when forced (guarded)."""
    choice = CardChoice(g, seat, kind, zone)
    if len(choice.options) > 1 or choice.guarded:
        if restart:
            choice.rest = True
        others = None if g.beside is None else g.beside(g, choice)
        if others is None:
            yield choice
        else:
            yield from others
    elif g.journal is not None and choice.fitting:
        g.journal.append(Forced(seat, kind.name, choice.fitting[0].key))
    return choice.chosen()


def several(g: G, seat: int, kind: BatchKind[G, T], least: int = 0, most: int = 1000) -> Rules[list[T]]:
    """Ask for several of the allowed options as one answer. Not asked if it can only be all or nothing."""
    batch = Several(g, seat, kind, least, most)
    if not kind.rest and not kind.guarded:
        forced = only_batch(batch)
        if forced is not None:
            if g.journal is not None:
                g.journal.append(Forced(seat, kind.name, " ".join([o.key for o in forced]) or NOTHING.key))
            return forced
    yield batch
    return batch.batch


def only_batch(ask: Several[G, T]) -> list[T] | None:
    """The only possible answer, if every group must be taken whole or not at all; else None."""
    batch: list[T] = []
    for group, members in ask.groups.items():
        low, high = ask.kind.bounds(ask.g, ask.seat, group, len(members))
        if min(high, ask.most) == 0:
            continue
        if low < len(members) and ask.least < len(ask.allowed):
            return None
        batch.extend(members)
    return batch if ask.judge(batch) is None else None


def show(g: G, seat: int, kind: ShowKind[G]) -> Rules[str]:
    """Ask for an open (free-form) answer, which the rules judge step by step."""
    opened = Show(g, seat, kind)
    yield opened
    return opened.shown


def together(g: G, seats: Sequence[int], kind: Kind[G, T], forced: bool = True) -> Rules[list[T]]:
    """Sealed answers of all seats to one kind of question, in the order of the seats.

    `forced=False`: a seat with one option is not asked, unless the kind is guarded.
    """
    choices = [Choice(g, seat, kind) for seat in seats]
    for choice in choices:
        if not choice.allowed:
            raise RuntimeError(f"{kind.name}: nothing can be answered by p{choice.seat}")
    asked = choices if forced or kind.guarded else [choice for choice in choices if len(choice.allowed) > 1]
    if asked:
        yield Together(asked, kind.rest)
    return [choice.chosen() for choice in choices]


def race(g: G, asked: Sequence[tuple[int, Kind[G, T]]], must: int = -1, rest: bool = False, give_up: int = -1) -> Race:
    """A race, run with `yield from race(...).next()`. A seat is left out as long as it has nothing to answer.

    For other kinds of asks, or two asks to one seat (its question and its actions), build a Race directly.
    """
    choices = [Choice(g, seat, kind) for seat, kind in asked]
    return Race(choices, next((c for c in choices if c.seat == must), None), rest, give_up)
