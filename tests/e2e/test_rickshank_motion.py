"""What happens at the market is seen to move and stays to be seen, at the desk and on a phone: playing, buying, an
attack with its defence, a borrowed card, the prison, a group attack, the votes over a tie, the President's defeat."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.conftest import RunningServer
from tests.gallery.seated import Seated, seated
from tests.games.rickshank.scene import Scene
from tests.games.rickshank.test_nemeses import president

pytestmark = pytest.mark.soak

MARKET = ["black_rick", "kickback", "taxation", "freeze_gun", "conroy"]
PACED = "slow"
"""At the pace of these tables, which is instant, whatever is faster is so short that events are told together."""
FAR = 30
"""Pixels that a piece has to go to be seen to go."""
WATCH = """() => {
  window.moved = []
  const animate = Element.prototype.animate
  const at = (frame) => (frame.transform ?? '').match(/-?[0-9.]+px/g)?.map(parseFloat) ?? [0, 0]
  Element.prototype.animate = function (frames, how) {
    const kinds = this.dataset?.look ?? document.querySelector('main .rickshank')?.dataset.telling
    if (kinds && frames.length) {
      const [[x, y], [u, v]] = [at(frames[0]), at(frames.at(-1))]
      for (const kind of kinds.split(' ')) moved.push({ kind, how: how.id, far: Math.hypot(u - x, v - y) })
    }
    return animate.call(this, frames, how)
  }
}"""
"""Notes what the stage moves, of which events (several where a beat is short) and how far; a stamp says its own."""
PASS = "pass"
"""Everybody shows no more cards, but that the first player shows one in the first lap."""
TIE = "tie"
"""Who has the turn takes the first of those that are level."""


@dataclass(frozen=True)
class Act:
    """Something that happens at a table: the answers, what flies or is stamped meanwhile, what is still to be read."""

    table: Callable[[], Scene]
    answers: list[str]
    flies: set[str]
    stamps: set[str] = field(default_factory=set)
    stays: list[str] = field(default_factory=list)


def attacked() -> Scene:
    hands: dict[str, Any] = {"hand_p1": ["lawyer_morty", "beth"], "hand_p2": ["jerry"], "hand_p3": ["jerry"]}
    return Scene(4, hand_p0=["lizard_rick", "genius_waves"], **hands)


def shopping() -> Scene:
    return Scene(4, power=14, flea_market=MARKET, stalls=[(key, 0) for key in MARKET], hand_p0=["genius_waves"])


def guarded() -> Scene:
    return Scene(3, power=3, flea_market=MARKET, play_p2=["space_prison"], discard_p0=[])


def revealed() -> Scene:
    return Scene(4, power=8, nemesis_stack=["headband_rick", "..."], hand_p1=["lawyer_morty"])


def voting(card: str) -> Callable[[], Scene]:
    hands: dict[str, Any] = {"hand_p0": ["assemble", "genius_waves"], "hand_p1": ["kickback"], "hand_p2": ["jerry"]}
    return lambda: Scene(4, active="p3", hand_p3=[card, "gentrify"], tokens=[2, 2, 3, 1], **hands)


def last() -> Scene:
    return president(players=4, access_tokens=[1, 0, 2, 0], supply=6, hand_p0=["black_rick"], power=14)


ACTS = {
    "playing": Act(shopping, ["p0 play:genius_waves"], {"played"}, stays=["Волны гения +1"]),
    "buying": Act(
        shopping, ["p0 buy:black_rick", "p0 buy:portal_gun", "p0 buy:access_token"], {"bought", "token_bought"}
    ),
    "attack": Act(
        attacked,
        ["p0 play:lizard_rick", "p1 hand:lawyer_morty", "p2 nothing", "p3 nothing"],
        {"played", "tokens_gained", "gained"},
        {"avoided", "hit"},
        ["отбивается: «Морти-адвокат»", "под ударом: «Рик-ящер»"],
    ),
    "borrowed card": Act(
        lambda: Scene(4, hand_p0=["brainalyzer_9000"], deck_p2=["pill_brulee", "..."]),
        ["p0 play:brainalyzer_9000", "p0 p2"],
        {"played", "borrowed"},
        stays=["Пилюль-брюлё +2"],
    ),
    "prison": Act(guarded, ["p0 buy:black_rick"], {"imprisoned"}),
    "group attack": Act(
        revealed,
        ["p0 buy:cornvelious_daniel", "p0 end_turn", "p1 hand:lawyer_morty", "p2 nothing", "p3 nothing"],
        {"defeated", "nemesis_revealed", "gained"},
        {"avoided", "hit"},
        ["Каждый игрок получает 1 «Волны Морти»."],
    ),
    "auction": Act(
        voting("embezzle"),
        ["p3 play:embezzle", "p0 bid:1", "p1 bid:2", "p2 bid:1", "p3 bid:0", PASS, TIE],
        {"played", "revealed", "tokens_lost", "discarded"},
    ),
    "referendum": Act(
        voting("taxation"),
        ["p3 play:taxation", "p0 vote_against:1", "p1 vote_for:2", "p2 vote_for:0", "p3 vote_against:0", PASS, TIE],
        {"played", "revealed", "taken_back", "tokens_lost"},
    ),
    "sanctions": Act(
        voting("persecute"),
        ["p3 play:persecute", "p0 point:p1:1", "p1 point:p2:2", "p2 point:p2:0", "p3 point:p1:0", PASS, TIE],
        {"played", "revealed", "tokens_lost", "gained"},
    ),
    "President": Act(last, ["p0 discard_token", "p0 buy:federation_president"], {"president_paid", "defeated"}),
}


def do(table: Seated, step: str) -> None:
    """An answer, told to its end."""
    table.do(step)
    if table.match.prompt is not None:
        table.shown()
    expect(table.page.locator("main .rickshank[data-telling]")).to_have_count(0)


def run(table: Seated, step: str) -> None:
    if step == PASS:
        while (ask := table.match.asks[0]).name == "council_reveal":
            shows = ask.seat == 0 and any(str(option).startswith("assemble") for option in ask.options)
            do(table, f"p{ask.seat} {'assemble' if shows else 'nothing'}")
    elif step == TIE:
        assert table.match.asks[0].name == "vote_tie"
        do(table, f"p3 {str(next(iter(table.match.asks[0].options))).partition('#')[0]}")
    else:
        do(table, step)


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("name", ACTS)
def test_it_is_seen_to_move_and_stays(browser: Browser, house: RunningServer, name: str, size: str) -> None:
    act = ACTS[name]
    with seated(browser, house.address, act.table().match, 0, size, motion=PACED) as table:
        table.page.evaluate(WATCH)
        for step in act.answers:
            run(table, step)
        moved = table.page.evaluate("moved")
        assert {each["kind"] for each in moved if each["how"] == "fly" and each["far"] > FAR} >= act.flies
        assert {each["kind"] for each in moved if each["how"] == "stamp"} >= act.stamps
        for said in act.stays:
            expect(table.page.get_by_text(said).or_(table.page.get_by_label(said)).first).to_be_visible()
