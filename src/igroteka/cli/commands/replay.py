"""`igroteka replay`: what happened in a saved game, from the start to where it was saved."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from igroteka.cli.input.arguments import add_content, add_language
from igroteka.cli.input.failure import Failure
from igroteka.cli.input.saved_match import opened
from igroteka.cli.output.language import language
from igroteka.cli.output.terminal import paint, width, wrap

if TYPE_CHECKING:
    from igroteka.content.words import Words
    from igroteka.engine.events import Chance, Entry, Event, Input
    from igroteka.engine.match import AnyMatch

EXAMPLES = """examples:
  igroteka replay evening.save                   everything, with the hands of all
  igroteka replay evening.save --seat 2          as the second seat saw it
  igroteka replay evening.save --seat 2 --study  which of its decisions have cost it most
  igroteka replay report.txt --json              a log in text form, for programs

FILE is a saved game, or the text form of a position or of a log.
"""


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "replay",
        help="show what happened in a saved game",
        description="Play a saved game again and tell what happened.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--seat", type=int, metavar="N", help="only what this seat saw, from 1")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.add_argument("--study", action="store_true", help="the decisions that have cost the seat most, instead")
    add_content(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from igroteka.content.words import Words

    lang = language(args.lang)
    match = opened(Path(args.file), args.content, lang)
    if args.seat is not None and not 1 <= args.seat <= match.setup.players:
        raise Failure(f"--seat {args.seat}: this table has seats 1 to {match.setup.players}")
    seat = None if args.seat is None else args.seat - 1
    words = Words(match.game.id, lang, pack=match.setup.pack)
    if args.study:
        if seat is None:
            raise Failure("--study: say whose decisions, with --seat N")
        for line in studied(match, seat, words):
            print(line)
    elif args.json:
        print(json.dumps(plain(match, seat), ensure_ascii=False))
    else:
        for line in story(match, seat, words):
            print(line)
    return 0


def story(match: AnyMatch, seat: int | None, words: Words) -> Iterator[str]:
    """The start, all entries of the log that the reader may see, and the end or the current position."""
    from igroteka.cli.output.ending import ending_lines

    setup = match.setup
    head = words.say("cli-replayed", {"players": setup.players}, {"title": words.title(), "seed": str(setup.seed)})
    yield paint(head, "bold")
    for note in match.notes:
        yield wrap(words.say(f"note-{note}"), width())
    for entry in match.log:
        line = entry_line(entry, seat, words)
        if line:
            yield wrap(line, width(), "", "    ")
    if match.result is not None:
        yield from ending_lines(match.result, words)


def studied(match: AnyMatch, seat: int, words: Words) -> Iterator[str]:
    """What the seat's decisions have cost it most, the worst first."""
    from igroteka.bots import brain_of
    from igroteka.bots.study import choices, costly, worst
    from igroteka.cli.session.session import compared
    from igroteka.engine.fate import bots_seed
    from igroteka.engine.load_save import begun, is_replayable
    from igroteka.engine.save import read

    kept, brain = read(match.save()), brain_of(match.game)
    if not brain.weights or not is_replayable(match.game, kept):
        raise Failure("--study: the bots cannot judge the decisions of this game")
    wanted = choices(begun(match.game, match.setup, kept), seat, kept.history)
    seed = bots_seed(match.setup.seed)
    found = worst(costly(begun(match.game, match.setup, kept), seat, kept.history, set(wanted), brain, seed))
    for each in found:
        better = words.answer(each.contrast.better)
        head = words.say("study-item", {"step": each.n}, {"ask": words.ask(each.kind, each.subject), "better": better})
        yield wrap(f"{head} {compared(each.contrast, words)}", width(), "· ", "  ")
    if not found:
        yield words.say("study-none")


def entry_line(entry: Entry, seat: int | None, words: Words) -> str:
    """A line of the replay; '' for what this reader may not see."""
    from igroteka.engine.events import Chance, Event, Forced, Input

    if isinstance(entry, Event):
        return f"· {sentence(entry, seat, words)}"
    if isinstance(entry, Input):
        return input_line(entry, seat, words)
    if isinstance(entry, Forced):
        return answer_of(entry.seat, entry.key, seat, words)
    return chance_line(entry, words) if isinstance(entry, Chance) and seat is None else ""


def input_line(entry: Input, seat: int | None, words: Words) -> str:
    """An answer; or another input, which everybody may see."""
    from igroteka.engine.record import SEATED, TIME

    operation, who, key, _ = entry.step
    if operation == SEATED:
        return "> " + words.say(f"cli-seated-{key}", {"seat": f"p{who}"})
    if operation == TIME:
        return "> " + words.say("cli-time")
    return answer_of(who, key, seat, words) if who >= 0 or seat is not None else entry.text()


def chance_line(entry: Chance, words: Words) -> str:
    """A random outcome: a roll, or the new order of a pile from the top down."""
    pile = words.has(f"zone-{entry.what.partition(':')[0]}")
    return f"~ {words.zone(entry.what) if pile else words.say('cli-roll')}: {words.answer(entry.outcome)}"


def answer_of(who: int, key: str, seat: int | None, words: Words) -> str:
    return f"> {words.name(f'p{who}')}: {words.answer(key)}" if seat is None or who == seat else ""


def sentence(event: Event, seat: int | None, words: Words) -> str:
    """An event as a seat saw it; None sees everything: whoever has the file may know all of it."""
    from igroteka.engine.event_view import event_view

    seen = event_view(event, seat)
    values = dict(zip(event.kind.fields, event.values, strict=True)) if seat is None else seen.values
    faces = [card.key for card in event.cards] if seat is None else seen.cards
    rule = f" [{seen.cites}]" if seen.cites else ""
    return words.event(seen.kind, values, seen.seat, faces, seen.count, seat) + rule


def plain(match: AnyMatch, seat: int | None) -> dict[str, object]:
    result, setup = match.result, match.setup
    return {
        "game": match.game.id,
        "players": setup.players,
        "seed": setup.seed,
        "options": {name: list(v) if isinstance(v, tuple) else v for name, v in setup.settings.items()},
        "log": [entry.text() for entry in match.log] if seat is None else plain_events(match, seat),
        "result": None if result is None else {"winners": result.winners, "why": result.why, "rule": result.rule},
    }


def plain_events(match: AnyMatch, seat: int) -> list[object]:
    import msgspec

    return [msgspec.to_builtins(event) for event in match.events(seat)]
