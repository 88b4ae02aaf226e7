"""From what is typed to what the engine knows: a game by its id, settings, a pack, the language."""

from __future__ import annotations

import argparse
import difflib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from igroteka.cli.input.failure import Failure
from igroteka.packages import package_of

if TYPE_CHECKING:
    from igroteka.content import Pack
    from igroteka.content.words import Words
    from igroteka.engine.options import BadSetup
    from igroteka.engine.ruleset import Ruleset
    from igroteka.games import AnyGame


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=("ru", "en"), help="language of the texts (else that of the environment)")


def add_content(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--content", metavar="DIR", help="play with the content pack in this folder")


def add_settings(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        metavar="KEY=VALUE",
        action="append",
        default=[],
        help="an option of the game (see igroteka games); may be repeated",
    )


def game_named(id: str) -> AnyGame:
    """The game, or a failure that lists the known games."""
    from igroteka.games import games

    if id not in games:
        raise Failure(unknown("game", id, list(games)))
    return games[id]


def unknown(what: str, word: str, known: Sequence[str]) -> str:
    near = difflib.get_close_matches(word, known, 1, 0.5)
    hint = f"did you mean {near[0]}? There are" if near else "there are"
    return f"no {what} {word!r}: {hint} {', '.join(known)}"


def pack_in(folder: str | None) -> Pack | None:
    from igroteka.content import Pack

    if folder == "":
        raise Failure("--content: say which folder")
    return None if folder is None else Pack.open(folder)


def settings(given: Sequence[str]) -> dict[str, str]:
    """`--option key=value`, as a mapping; the game reads the values."""
    found: dict[str, str] = {}
    for each in given:
        key, equals, value = each.partition("=")
        if not equals or not key:
            raise Failure(f"--option {each}: write it as KEY=VALUE")
        if key in found:
            raise Failure(f"--option {each}: {key} is given twice")
        found[key] = value
    return found


def checked(game: AnyGame, players: int, args: argparse.Namespace, words: Words) -> tuple[dict[str, str], Pack | None]:
    """The settings and the pack of a match that can start; otherwise a failure, before anything is done."""
    from igroteka.content.packs import fit
    from igroteka.engine.options import BadSetup

    chosen, pack = settings(args.option), pack_in(args.content)
    try:
        game.setup(players, 0, (), pack, chosen)
    except BadSetup as error:
        raise bad_start(game, error, words) from None
    if pack is not None:
        fit(package_of(game.id), pack)
    return chosen, pack


def bad_start(game: AnyGame, error: BadSetup, words: Words) -> Failure:
    """Why a match cannot start like this: what was asked for, what there is, and the rule."""
    rule = f" ({error.rule})" if error.rule else ""
    if error.reason == "player_count":
        why = words.say("cli-player-count", {"least": game.least, "most": game.most})
        return Failure(f"{error.what}: {words.title()}: {why}{rule}")
    if error.reason == "unknown_setting":
        known = [setting.name for setting in game.settings]
        return Failure(unknown("option", error.what, known) if known else f"{error.what}: {game.id} has no options")
    if error.reason == "bad_value":
        name = error.what.partition("=")[0]
        values = next(str_values(s.values) for s in game.settings if s.name == name)
        why = words.say("cli-bad-value", ready={"values": values}) if values else words.say("cli-no-number")
        return Failure(f"{error.what}: {why}{rule}")
    return Failure(
        f"{error.what}: {words.why(error.reason)}{rule}" if error.what else f"{words.why(error.reason)}{rule}"
    )


def str_values(values: Sequence[object]) -> str:
    return ", ".join(str(value).lower() if isinstance(value, bool) else str(value) for value in values)


def levels(given: str, game: Ruleset[Any], seats: int) -> list[str]:
    """The bots of all seats; fewer names than seats repeat, more are a mistake."""
    from igroteka.bots import levels_of

    there = levels_of(game)
    names = [name.strip() for name in given.split(",")]
    for name in names:
        if name not in there:
            raise Failure(unknown("bot", name, there))
    if len(names) > seats:
        raise Failure(f"--bots {given}: {len(names)} bots, and this table has {seats} seats")
    return [names[seat % len(names)] for seat in range(seats)]
