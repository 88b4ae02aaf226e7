"""Who plays at the other seats of an environment: bots, policies, or whoever a pool draws.

Bots answer whole questions, and in a race when they would; a policy picks number by number from what it observes, as
the learner does.
"""

# interpreted: rivals think longer than it takes

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from igroteka.bots import levels_of
from igroteka.bots.brain import Thought
from igroteka.bots.chair import Asked, Chair
from igroteka.bots.players import AnyBot
from igroteka.engine.fate import Fate, unpacked
from igroteka.engine.kinds import Several
from igroteka.engine.options import NO_SUCH_SEAT, Refusal
from igroteka.envs.bot_picks import Race
from igroteka.envs.contenders import Policy, Predicting, bot_of, is_own, loaded, policy_of
from igroteka.envs.env_options import BAD_VALUE, BadOption, whole
from igroteka.envs.forms import Form
from igroteka.envs.serial import Serial

if TYPE_CHECKING:
    from igroteka.games import AnyGame

Level = str
ANY_SEAT: Final = "any"
"""A seat drawn again for every match."""


@dataclass(frozen=True)
class Pool:
    """A pool from which a rival is drawn for every seat of every match."""

    rivals: Sequence[Any]
    """Levels and policies."""


Rival = Level | Policy | Pool


def company(game: AnyGame, players: int, rivals: object) -> list[Rival]:
    """What `rivals=` says: a level, several with commas between them, a policy, a pool, or a list of them, one for each
    other seat in their order; fewer repeat."""
    given = [level.strip() for level in rivals.split(",")] if isinstance(rivals, str) else rivals
    listed = list(given) if isinstance(given, (list, tuple)) else [given]
    if not listed or len(listed) >= players:
        raise BadOption(NO_SUCH_SEAT, f"rivals={rivals}: {players - 1} play against the seat")
    return [rival_of(game, each) for each in listed]


def rival_of(game: AnyGame, rival: Any) -> Rival:
    if isinstance(rival, Pool):
        if not rival.rivals or any(isinstance(each, Pool) for each in rival.rivals):
            raise BadOption(BAD_VALUE, f"rivals={rival}: a pool has levels and policies")
        return Pool([rival_of(game, each) for each in rival.rivals])
    if isinstance(rival, str):
        if is_own(rival):
            loaded(rival)
        elif rival not in levels_of(game):
            raise BadOption(Refusal("", "no_such_bot"), f"rivals={rival}: there are {', '.join(levels_of(game))}")
        return rival
    if hasattr(rival, "predict"):
        return Predicting(rival)
    if callable(rival):
        policy: Policy = rival
        return policy
    raise BadOption(
        BAD_VALUE, f"rivals={rival!r}: a level ({', '.join(levels_of(game))}), a policy, a Pool, or a list of them"
    )


def seat_of(seat: object, players: int) -> int | None:
    """The learner's; None if it is drawn for every match."""
    if seat == ANY_SEAT:
        return None
    return whole("seat", seat, 0, players - 1, f"0 to {players - 1}, or {ANY_SEAT!r} for another one in every match")


class Rivals:
    """The rivals of one match."""

    def __init__(self, serial: Serial, form: Form, seat: int, rivals: Sequence[Rival], seed: int) -> None:
        self.serial, self.form, self.seat, self.rivals, self.seed = serial, form, seat, rivals, seed
        match = serial.match
        others = [other for other in range(match.g.seats) if other != seat]
        self.bots: dict[int, AnyBot] = {}
        self.policies: dict[int, Policy] = {}
        luck = Fate(seed)
        for i, other in enumerate(others):
            rival = rivals[i % len(rivals)]
            if isinstance(rival, Pool):
                rival = rival.rivals[luck.below(len(rival.rivals))]
            policy = policy_of(rival) if isinstance(rival, str) else rival
            if policy is None:
                self.bots[other] = bot_of(match.game, str(rival), seed, other)
            else:
                self.policies[other] = policy
        self.race = Race(serial, self.bots)

    def play(self) -> None:
        """Let the rivals play until the learner is to pick or the match is over."""
        serial = self.serial
        while not serial.is_over and serial.seat != self.seat:
            policy = self.policies.get(serial.seat)
            if policy is not None:
                serial.pick(int(policy(self.form.observed(serial, serial.seat))))
                continue
            ask = serial.asks[0]
            asked, chair = Asked(ask), Chair(serial.match, serial.seat)
            if len(ask.options) == 1 and not serial.in_race and not isinstance(ask, Several):
                serial.give(ask.options[0].key)
            elif serial.in_race:
                serial.give(self.race.planned(chair, asked))
            else:
                serial.give(self.bots[serial.seat].think(chair, asked).answer)

    def __deepcopy__(self, memo: dict[int, object]) -> Rivals:
        return continued(deepcopy(self.serial, memo), self.form, *self._parts())

    def _parts(self) -> tuple[Any, ...]:
        luck = {seat: bot.fate.packed() for seat, bot in self.bots.items()}
        plans = {seat: plan and (plan.answer, plan.at) for seat, plan in self.race.plans.items()}
        return self.seat, self.rivals, self.seed, luck, plans, self.race.number

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return continued, (self.serial, self.form, *self._parts())


def continued(
    serial: Serial,
    form: Form,
    seat: int,
    rivals: Sequence[Rival],
    seed: int,
    luck: dict[int, list[int | str]],
    plans: dict[int, tuple[str, int] | None],
    number: str,
) -> Rivals:
    """A copy of the rivals, with the same luck, for another match."""
    again = Rivals(serial, form, seat, rivals, seed)
    for other, bot in again.bots.items():
        bot.fate = unpacked(luck[other])
    again.race.plans = {other: None if plan is None else Thought(plan[0], at=plan[1]) for other, plan in plans.items()}
    again.race.number = number
    return again
