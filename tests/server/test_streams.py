"""Numbered changes: what a client that comes back has missed, and what nobody may see."""

from __future__ import annotations

import copy
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.engine import Event, Fate, Game, Match, State
from igroteka.engine.ruleset import Ruleset
from igroteka.engine.table_view import parts_of
from igroteka.engine.view import CardView, ZoneView, view_of
from igroteka.games import games
from igroteka.server.streams.diff import Memo, apply, diff
from igroteka.server.streams.stream import StepLog, Stream
from igroteka.server.streams.views import EncodedView, EncodedZone, own_names
from igroteka.testing.walk import walk
from tests.server.clients import Site, Ticket
from tests.server.shelf import SHELF
from tests.server.test_tables import friends

PARTS = st.recursive(
    st.none() | st.integers(0, 3) | st.sampled_from("ab"),
    lambda inside: st.lists(inside, max_size=5) | st.dictionaries(st.sampled_from("xyzw"), inside, max_size=4),
    max_leaves=12,
)
CARDS = st.lists(st.builds(CardView, st.none() | st.sampled_from("ab"), st.sampled_from("xy")), max_size=5)
VIEWS = st.fixed_dictionaries(
    {
        "x": PARTS,
        "asks": st.lists(PARTS, max_size=2),
        "table": st.dictionaries(st.sampled_from("xyzw"), PARTS, max_size=4),
        "zones": st.lists(st.builds(ZoneView, st.sampled_from("ab"), st.booleans(), st.booleans(), CARDS), max_size=3),
    }
)


def sight(view: dict[str, Any]) -> EncodedView:
    """A view taken apart; some fields of its table are the same for all."""
    encode = msgspec.json.encode
    return EncodedView(
        {"x": encode(view["x"])},
        {"asks": encode(view["asks"])},
        {n: encode(v) for n, v in view["table"].items() if n in "xy"},
        {n: encode(v) for n, v in view["table"].items() if n not in "xy"},
        [EncodedZone(zone) for zone in view["zones"]],
    )


@settings(max_examples=200)
@given(VIEWS, VIEWS)
def test_the_changes_turn_one_view_into_the_other(old: dict[str, Any], new: dict[str, Any]) -> None:
    """For the first audience, and for another that sees the same."""
    memo = Memo()
    for _ in range(2):
        changes = msgspec.json.decode(msgspec.json.encode(diff(sight(old), sight(new), memo)))
        mine = msgspec.json.decode(msgspec.json.encode(old))
        apply(mine, changes)
        assert msgspec.json.encode(mine, order="sorted") == msgspec.json.encode(new, order="sorted")


@pytest.mark.parametrize("id", [*SHELF, *(g for g in games if g not in SHELF)])
def test_views_made_quickly_equal_those_of_the_match(id: str) -> None:
    """And so do those that are put together from the changes."""
    game: Game[Any] = SHELF[id] if id in SHELF else games[id]
    setup = game.setup(game.least, 3, (), None, {})
    match: Match[Any] = Match(game, game.table(setup), setup)
    match.begin()
    log, fate = StepLog(match, []), Fate(5)
    streams = [Stream(log, seat) for seat in (None, *range(match.g.seats))]
    views = [msgspec.json.decode(stream.last.json()) for stream in streams]
    for _ in range(60):
        for stream, view in zip(streams, views, strict=True):
            wanted = msgspec.json.decode(msgspec.json.encode(match.view(stream.seat)))
            assert msgspec.json.decode(stream.last.json()) == wanted
            assert view == wanted
        open_asks = [a for a in match.asks if not a.given]
        if not open_asks:
            break
        ask = open_asks[fate.below(len(open_asks))]
        match.answer(ask.seat, ask.random_answer(fate))
        log.take(0)
        for stream, view in zip(streams, views, strict=True):
            apply(view, msgspec.json.decode(stream.change(log, stream.step(log), 0, -1))["ops"])


@pytest.mark.parametrize("id", games)
def test_what_a_game_says_is_the_same_for_all_is(id: str) -> None:
    """The server makes those fields of the table once for all audiences."""
    game: Game[Any] = games[id]
    names = own_names(game)
    assert names is not None
    for seed in range(1, 3):
        match, fate = game.start(3, seed, bots=range(1, 3)), Fate(seed)
        for n in range(400):
            if match.prompt is None:
                break
            walk(match, fate)
            if n % 7 == 0:
                public, *seats = ({**parts_of(game.view(match.g, seat))} for seat in (None, 0, 1, 2))
                differ = {name for seen in seats for name in public | seen if seen.get(name) != public.get(name)}
                assert differ <= {*names}


def board(game: Ruleset[Any], g: State, seat: int | None) -> dict[str, Any]:
    """What events change of a view, as the engine itself makes it."""
    view = msgspec.json.decode(msgspec.json.encode(view_of(game, g, (), seat, "")))
    return {name: view[name] for name in ("phase", "table", "zones")}


class Audience:
    """Follows the changes of events; whatever was drawn is what could be seen then."""

    def __init__(self, match: Match[Any], log: StepLog, seat: int | None) -> None:
        self.match, self.log, self.seat = match, log, seat
        self.stream = Stream(log, seat, with_changes=True)
        self.view = board(match.game, match.g, seat)

    def follow(self, events: list[Event], moments: list[State]) -> None:
        told = msgspec.json.decode(self.stream.change(self.log, self.stream.step(self.log), 0, -1, with_changes=True))
        for event, then, each in zip(events, moments, told["events"], strict=True):
            expected = board(self.match.game, self.match.g if event is events[-1] else then, self.seat)
            if event is not events[-1]:
                kept = {name: value for name, value in self.view["table"].items() if name not in event.kind.sets}
                expected["table"] |= copy.deepcopy(kept)
            apply(self.view, each["changes"])
            assert self.view == expected, f"{event.text()} as {self.stream.name} sees it"
        self.view = board(self.match.game, self.match.g, self.seat)


@pytest.mark.parametrize("id", [*SHELF, *(g for g in games if g not in SHELF)])
def test_the_changes_of_all_events_lead_from_one_view_to_the_next(id: str) -> None:
    """For every audience. In between are cards and phase of that moment, what the event sets, the rest as before."""
    game: Game[Any] = SHELF[id] if id in SHELF else games[id]
    for players in range(game.least, game.most + 1):
        match, fate = game.start(players, seed=players), Fate(players)
        match.keep_moments(True)
        log = StepLog(match, [])
        audiences = [Audience(match, log, seat) for seat in (None, *range(players))]
        for _ in range(60):
            if match.prompt is None:
                break
            walk(match, fate)
            events = [e for e in log.journal[log.cursor :] if isinstance(e, Event)]
            kept = match.record.moments if match.record else None
            assert kept is not None
            moments = [then for _, then in kept]
            log.take(0, {each.seat: each.stream for each in audiences})
            for each in audiences:
                each.follow(events, moments)
            assert not kept, "what was kept is forgotten once it is told"


async def test_only_who_asks_for_it_is_told_what_each_event_changed(site: Site) -> None:
    ticket = await site.table("market", players=2, bots="random", pace="instant")
    ann, phone = await ticket.come(stage=True), await ticket.come()
    view = copy.deepcopy(ann.view(0))
    heard = len(ann.raw)
    for _ in range(6):
        await ann.play(0)
    changes = [m for m in map(msgspec.json.decode, ann.raw[heard:]) if m["type"] == "change"]
    assert any(change["events"] for change in changes)
    for change in changes:
        drawn = copy.deepcopy(view)
        apply(view, change["ops"])
        for event in change["events"]:
            apply(drawn, event["changes"])
        if change["events"]:
            assert {**view, **{part: drawn[part] for part in ("zones", "table", "phase")}} == view
    await phone.see(lambda: phone.numbers["p0"] >= ann.numbers["p0"])
    plain = [event for m in phone.heard for event in m.get("events", [])]
    assert plain
    assert not any(event["changes"] for event in plain)
    again = await ticket.come(stage=True)
    snapshot = next(m for m in again.heard if m["type"] == "snapshot")
    assert not any(event["changes"] for event in snapshot["events"]), "a whole view needs no changes"


def test_a_change_tells_a_value_only_to_its_audience() -> None:
    """Misty Eyes: the only thing told is a step whose cells one of them may not know; no card is shown with it."""
    goblins, hand = {"p0": "E4", "p1": "A1"}, "goblin_orb_orb"
    match = games["rigor_mortis"].arrange(
        3, at="before_card", active="p1", goblins=goblins, looks_p0="misty_eyes", hand_p1=hand
    )
    match.answer(1, hand)
    log = StepLog(match, [])
    streams = [Stream(log, seat) for seat in (None, 0, 1)]
    match.answer(1, "A2")
    log.take(0)
    cells = [[e.values["cell"] for e in stream.step(log).events if e.kind == "stepped"] for stream in streams]
    assert cells == [["A2"], ["unknown"], ["A2"]]


async def test_who_comes_back_gets_what_was_missed_by_number(site: Site) -> None:
    ticket = await site.table("market", players=2, bots="random", pace="instant")
    ann = await ticket.come()
    for _ in range(4):
        await ann.play(0)
    seen, told = ann.numbers["p0"], len(ann.heard)
    await ann.see(lambda: ann.asked(0))
    await ann.close()
    again = await ticket.come({"p0": seen})
    snapshot = next((m for m in again.heard if m["type"] == "snapshot"), None)
    events = [e for m in ann.heard[told:] if m["type"] == "change" for e in m["events"]]
    assert events == ([] if snapshot is None else snapshot["events"])
    if snapshot is not None:
        assert again.view(0) == ann.view(0)
    fresh = await ticket.come()
    assert fresh.view(0) == ann.view(0)
    assert next(m for m in fresh.heard if m["type"] == "snapshot")["first"] == 0


async def test_who_has_missed_nothing_gets_nothing_again(site: Site) -> None:
    ticket = await site.table("market", players=2, bots="random")
    ann = await ticket.come()
    again = await ticket.come({"p0": ann.numbers["p0"]})
    assert not any(m["type"] in ("snapshot", "change") for m in again.heard)


async def test_two_devices_of_one_seat_see_the_same(site: Site) -> None:
    ticket = await site.table("market", players=2, bots="random", pace="instant")
    ann, phone = await ticket.come(), await ticket.come()
    for _ in range(3):
        await ann.play(0)
    await phone.see(lambda: phone.numbers["p0"] >= ann.numbers["p0"])
    await ann.see(lambda: ann.numbers["p0"] >= phone.numbers["p0"])
    assert phone.view(0) == ann.view(0)


async def test_a_spectator_gets_the_same_bytes_whatever_is_hidden(site: Site) -> None:
    """Hands differ with the seed; what the public is sent at the start does not, to the last byte."""
    public, private = [], []
    for seed in (1, 2, 3):
        ann = await (await site.table("market", players=2, bots="random", seed=seed)).come()
        watcher = await Ticket(site, ann.room["table"], watch=ann.welcome["watch"]).come()
        assert watcher.welcome["audiences"] == ["public"]
        assert watcher.welcome["invite"] == watcher.welcome["watch"] == ""
        snapshot = next(t for t in watcher.raw if '"snapshot"' in t)
        public.append(snapshot.replace(f'"at":{msgspec.json.decode(snapshot)["at"]}', ""))
        private.append(next(t for t in ann.raw if '"snapshot"' in t))
    assert len(set(public)) == 1
    assert len(set(private)) > 1


async def test_no_key_ever_comes_back_over_the_wire(site: Site) -> None:
    ticket = await site.table("duel", players=2)
    ann = await ticket.come()
    await ann.done("say", text="hello")
    assert not any(ticket.key in text for text in ann.raw)
    ann2, bob = await friends(site)
    assert not any('"purse"' in text and '"audience":"p0"' in text for text in bob.raw)
    assert ann2.view(0)["table"]["purse"] == 5
