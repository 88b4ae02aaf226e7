"""Whole games in both languages: no sentence, label or reason is missing or lacks an argument."""

from __future__ import annotations

import re
from typing import Any

import pytest

from igroteka.bots import player
from igroteka.bots.chair import Asked, Chair
from igroteka.content.words import CASES, LANGUAGES, Words
from igroteka.engine import Match
from igroteka.engine.event_view import EventView
from igroteka.engine.fate import Fate
from igroteka.engine.view import AskView
from igroteka.games import games
from igroteka.packages import package_of
from igroteka.testing.check.messages import messages

DECLINE = ("nothing", "pass", "no")
ANSWERS = 400
THOUGHTS = 25
SEAT = re.compile(r"p\d")


class Teller:
    """Formats everything once in each language; a missing word raises MissingWords."""

    def __init__(self, game: str, seats: int) -> None:
        self.words = [Words(game, lang, [f"P{s}" for s in range(seats)]) for lang in LANGUAGES]
        self.said: set[tuple[str, str]] = set()

    def ask(self, ask: AskView) -> None:
        self.once("ask", ask.kind, ask.subject, None if ask.cause is None else (ask.cause.seat, ask.cause.thing))
        for key in ask.options:
            self.once("label", key, ask.kind)
            self.once("label", key, ask.kind, ask.details.get(key))
        for key, why in ask.refused.items():
            self.once("label", key, ask.kind)
            self.once("why", why.reason)

    def once(self, what: str, key: str, *about: Any) -> None:
        if (what, f"{key} {about}") not in self.said:
            self.said.add((what, f"{key} {about}"))
            for words in self.words:
                sound(getattr(words, what)(key, *about))

    def bare(self) -> list[str]:
        """Options that decline something without a word of their own: «Оставить себе», never a bare «Ничего»."""
        kinds = {(said.split()[0], said.split("'")[1]) for what, said in self.said if what == "label"}
        own = [f"option-{key}-{kind}" for key, kind in kinds if key in DECLINE]
        return sorted(id for id in own if not all(words.has(id) for words in self.words))

    def events(self, match: Match[Any], seat: int | None, since: int) -> int:
        told = match.events(seat, since)
        for event in told:
            self.speaks(match.game.id, event)
            for words in self.words:
                sentence = words.event(event.kind, event.values, event.seat, event.cards, event.count)
                sound(sentence)
                for card in event.cards or ():
                    assert names_it(words, sentence, card), f"{words.lang}: event-{event.kind} does not name {card}"
        return since + len(told)

    def speaks(self, game: str, event: EventView) -> None:
        """A sentence that names a player has another form for that player."""
        for words in self.words:
            message = messages(package_of(game), words.lang)[f"event-{event.kind}"]
            named = {key for key, value in event.values.items() if SEAT.fullmatch(str(value))} & message.variables
            assert named <= message.attributes, f"{words.lang}: event-{event.kind}: {named - message.attributes}"


def names_it(words: Words, sentence: str, card: str) -> bool:
    """In the log a card is looked at by its name, if there is something to read on it."""
    return not words.has(f"text-{card}") or any(words.name(card, case) in sentence for case in ("", *CASES))


def sound(sentence: str) -> None:
    assert sentence.strip()
    assert "{" not in sentence, sentence


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IGROTEKA_STRICT_WORDS", "1")


@pytest.mark.parametrize("game", list(games))
def test_everything_that_happens_in_a_game_is_told(game: str) -> None:
    match, fate = games[game].start(games[game].most, seed=5), Fate(5)
    teller = Teller(game, match.setup.players)
    told = {None: 0, 0: 0}
    for _ in range(ANSWERS):
        if match.result is not None:
            break
        open_asks = [ask for ask in match.asks if not ask.given]
        ask = open_asks[fate.below(len(open_asks))]
        for view in match.view(ask.seat).asks:
            teller.ask(view)
        match.answer(ask.seat, ask.random_answer(fate))
        for seat in told:
            told[seat] = teller.events(match, seat, told[seat])
    for view_zone in match.view(0).zones:
        teller.once("zone", view_zone.name)
    assert teller.bare() == []


@pytest.mark.parametrize("game", list(games))
def test_the_end_of_a_game_is_told(game: str) -> None:
    from igroteka.bots import play

    for seed in range(3):
        match = games[game].start(games[game].least, seed=seed)
        play(match, [player(games[game], "random", seed, s) for s in range(match.setup.players)])
        assert match.result is not None
        for lang in LANGUAGES:
            sound(Words(game, lang).ending(match.result.why))
            for part in {part for score in match.result.scores for part in score.parts}:
                sound(Words(game, lang).say(f"score-{part}"))


@pytest.mark.parametrize("game", list(games))
def test_a_bot_says_why(game: str) -> None:
    match = games[game].start(games[game].least, seed=3)
    teller = Teller(game, match.setup.players)
    bots = [player(games[game], "normal", 3, s) for s in range(match.setup.players)]
    for _ in range(THOUGHTS):
        if match.result is not None:
            break
        ask = next(ask for ask in match.asks if not ask.given)
        thought = bots[ask.seat].think(Chair(match, ask.seat), Asked(ask))
        for words in teller.words:
            sound(words.reason(thought.reason, thought.values))
            sound(words.answer(thought.answer))
        match.answer(ask.seat, thought.answer)
