"""What can be asked of an environment: every value is checked here, and one that cannot be is refused in words."""

# interpreted: asked once for each environment

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from igroteka.content.words import LANGUAGES, Words
from igroteka.engine.options import NO_SUCH_SEAT, BadSetup, Refusal
from igroteka.engine.ruleset import UNKNOWN_SETTING
from igroteka.envs.actions import NUMBERINGS
from igroteka.games import games

if TYPE_CHECKING:
    from igroteka.games import AnyGame

TERMINAL: Final = "terminal"
SHAPED: Final = "shaped"
REWARDS: Final = (TERMINAL, SHAPED)
RENDERINGS: Final = ("ansi",)
BYTES: Final = "bytes"
SCALED: Final = "scaled"
DICT: Final = "dict"
FORMS: Final = (BYTES, SCALED, DICT)
"""Of observations: as they are; numbers from 0 to 1 with categories one-hot; field by field."""
MAX_HISTORY: Final = 100
BAD_VALUE: Final = Refusal("", "bad_value")
NO_SUCH_GAME: Final = Refusal("", "no_such_game")


class BadOption(BadSetup):
    """An option of an environment cannot be like this: which, and what it can be."""

    def __str__(self) -> str:
        return self.what


class UnknownOption(BadOption, TypeError):
    """There is no such keyword. A TypeError too: wrappers that try a keyword look for that, and for these words.
    Gymnasium makes a new one of the same type, with more words."""

    def __init__(self, told: str) -> None:
        super().__init__(UNKNOWN_SETTING, told)


def game_of(name: str) -> AnyGame:
    if not isinstance(name, str) or name not in games:
        raise BadOption(NO_SUCH_GAME, f"game={name}: there are {', '.join(games)}")
    return games[name]


def players_of(game: AnyGame, players: object) -> int:
    """The least, unless told otherwise."""
    if players is None:
        return game.least
    return whole("players", players, game.least, game.most, f"{game.id} is played by {game.least} to {game.most}")


def whole(name: str, value: object, least: int, most: int, why: str) -> int:
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        raise BadOption(BAD_VALUE, f"{name}={value!r}: a whole number is wanted; {why}")
    number = int(value.__index__())
    if not least <= number <= most:
        raise BadOption(NO_SUCH_SEAT if name == "seat" else BAD_VALUE, f"{name}={value!r}: {why}")
    return number


def tick_of(tick: object) -> int:
    return whole("tick", tick, 1, 1 << 40, "how many milliseconds pass between two picks of a seat, at least 1")


def one_of(name: str, value: object, known: Sequence[str]) -> str:
    if not isinstance(value, str) or value not in known:
        raise BadOption(BAD_VALUE, f"{name}={value}: there are {', '.join(known)}")
    return value


def numbering_of(actions: object) -> str:
    return one_of("actions", actions, NUMBERINGS)


def rewards_of(rewards: object) -> str:
    return one_of("rewards", rewards, REWARDS)


def form_of(observation: object) -> str:
    return one_of("observation", observation, FORMS)


def history_of(history: object) -> int:
    return whole("history", history, 0, MAX_HISTORY, f"how many events are told, 0 to {MAX_HISTORY}")


def language_of(lang: object) -> str:
    return one_of("lang", lang, LANGUAGES)


def rendering_of(render_mode: object) -> str | None:
    return None if render_mode is None else one_of("render_mode", render_mode, RENDERINGS)


def only_known(game: AnyGame, settings: Mapping[str, object]) -> None:
    """Every setting is one of the game's."""
    known = [setting.name for setting in game.settings]
    for name in settings:
        if name not in known:
            told = f"got an unexpected keyword argument {name!r}; options of {game.id} are {', '.join(known)}"
            raise UnknownOption(told)


def in_words(game: AnyGame, error: BadSetup) -> BadOption:
    """The game's refusal of a setting as a sentence that lists the choices."""
    rule = f" ({error.rule})" if error.rule else ""
    setting = next((s for s in game.settings if error.what.startswith(f"{s.name}=")), None)
    choices = [] if setting is None else [str(value) for value in setting.values]
    if error.reason == BAD_VALUE.reason and choices:
        return BadOption(error.refusal, f"{error.what}: there are {', '.join(choices)}{rule}")
    return BadOption(error.refusal, f"{error.what}: {Words(game.id, 'en').why(error.reason)}{rule}")


def nothing_more(options: Mapping[str, object] | None) -> None:
    """`reset` has no options: the table stays as it was made. What PettingZoo's own test gives it says nothing."""
    if options and options != {"options": 1}:
        told = f"reset(options={dict(options)!r}): there are none; make another environment for another table"
        raise BadOption(BAD_VALUE, told)
