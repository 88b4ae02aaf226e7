"""The market in a real browser: a whole game on its board, by mouse and by keys in turn, found by role and name."""

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, Locator, expect

from igroteka.games.rickshank import content
from tests.e2e.conftest import DESK, LIMIT, PHONE, People, Person, RunningServer, served
from tests.e2e.ghost import shown, until
from tests.e2e.player import OVER, is_over
from tests.e2e.test_rigor_mortis import ACCEPTING
from tests.gallery.collect import Shot
from tests.gallery.page import framed, opened, turned_to
from tests.games.rickshank.scene import Scene

SOLD = (
    *("assemble", "persecute", "kickback", "recycle", "rezone", "conroy", "butt_in_a_cup", "bugged_out_morty"),
    *("big_head_morty", "fold_yourself", "terminate", "mission_control_gromflamite", "freeze_gun", "young_rick"),
)
"""The main deck of the short game, one card of each kind: cheap ones, so that it is soon bought; votes and attacks."""
HAND, MARKET = "Ваша рука", "Барахолка"
PLAIN = re.compile("^(Сыграть простую|Простая) мощь")
PATIENT = """localStorage.setItem('igroteka.preferences', '{"auto": false, "meetings": false}')"""
"""A page on which nothing is answered by itself."""
STAKES = {"auction": "", "referendum": "За", "sanctions": "Вы"}


def named(line: str) -> str:
    """The id of a card in a line of the content."""
    return line.partition("id: ")[2].partition(",")[0]


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with a small main deck: a game is over when the market cannot be filled any more."""
    cards = (Path(content.__file__).parent / "cards.yaml").read_text("utf-8").splitlines()
    items = [re.sub("copies: [0-9]", f"copies: {int(named(line) in SOLD)}", line) for line in cards if "{id:" in line]
    pack = tmp_path_factory.mktemp("pack")
    (pack / "rickshank").mkdir()
    (pack / "rickshank" / "cards.yaml").write_text("\n".join(["cards:", *items]), "utf-8")
    with served(tmp_path_factory.mktemp("short"), content=str(pack)) as address:
        yield RunningServer(address)


@pytest.fixture
def shoppers(browser: Browser, short: RunningServer) -> Iterator[People]:
    company = People(browser, short, monotonic() + LIMIT)
    yield company
    for person in company.all:
        person.context.close()
    for person in company.all:
        assert person.complaints == []


def sit(people: People, size: dict[str, int] = DESK, **order: Any) -> Person:
    """At a running table against a bot, with a seed, so that chance is known; nothing is answered by itself."""
    ask = {
        "game": "rickshank",
        "name": "Маша",
        "players": 2,
        "bots": "easy",
        "seed": 5,
        "pack": True,
        "pace": "instant",
    }
    body = json.dumps({**ask, **order}).encode()
    request = Request(f"{people.house.address}api/tables", body, {"content-type": "application/json"})
    with urlopen(request) as answer:
        ticket = json.load(answer)
    keep = f"localStorage.setItem('igroteka.tickets', {json.dumps(json.dumps([ticket]))});{PATIENT}"
    return people.come(size, path=f"#/table/{ticket['table']}", init=keep)


def holds(ask: dict[str, Any]) -> bool:
    """One answer to a question about something hidden: the server gives it when the window closes for everybody."""
    return bool(ask["guarded"]) and len(ask["options"]) == 1


class Shopper:
    """Plays on the board whatever is lit: by mouse and keys in turn, or always in one way."""

    def __init__(self, person: Person, luck: Random, ways: Sequence[str] = ("click", "key")) -> None:
        self.person, self.page, self.luck, self.ways = person, person.page, luck, ways
        self.turns = 0

    @property
    def way(self) -> str:
        return self.ways[self.turns % len(self.ways)]

    def press(self, button: Locator) -> None:
        way = self.way
        self.turns += 1
        expect(button).to_be_enabled()  # not while the answer before is on its way
        if way == "click":
            button.click()
        elif way == "tap":
            button.tap()
        else:
            button.focus()
            expect(button).to_be_focused()
            self.page.keyboard.press("Enter")

    def lit(self, region: str) -> Locator:
        """An answer in a part of the board; what is no answer but says why not is a disabled button."""
        buttons = self.page.get_by_role("region", name=region, exact=True).get_by_role("button", disabled=False)
        return buttons.first

    def act(self) -> None:
        """One answer, if there is a question. What the page shows is read first and only then what is asked: a guarded
        question may close meanwhile."""
        shown(self.person)
        view: Any = self.person.eyes.view
        number, asks = view["number"], [ask for ask in view["asks"] if ask["given"] is None]
        if not asks:
            self.person.eyes.wait(self.page)
            return
        if not holds(asks[0]):
            self.answer(asks[0], (number, len(asks)))
        until(self.person, lambda: self.moved((number, len(asks))))

    def moved(self, before: tuple[str, int]) -> bool:
        view: Any = self.person.eyes.view
        return is_over(self.person) or (view["number"], sum(ask["given"] is None for ask in view["asks"])) != before

    def answer(self, ask: Any, before: tuple[str, int]) -> None:
        kind = ask["kind"]
        if kind == "open_phase":
            self.play_or_buy(ask)
        elif kind in STAKES:
            if STAKES[kind]:
                self.press(self.page.get_by_role("button", name=STAKES[kind], exact=True))
            self.press(self.page.get_by_role("button", name="Запечатать"))
        elif kind == "council_reveal":
            self.press(self.page.get_by_role("button", name="Пас", exact=True))
        elif kind == "vote_tie":
            self.press(self.page.get_by_role("table", name="Голоса").get_by_role("button", disabled=False).first)
        else:
            self.decide(before)

    def play_or_buy(self, ask: Any) -> None:
        """All plain power at once, then card by card, then whatever can be paid, then the end of the turn."""
        plain = self.page.get_by_role("button", name=PLAIN)
        if any(key.startswith("play:") and "plain" in ask["details"].get(key, {}) for key in ask["options"]):
            if self.way == "key":
                self.turns += 1
                expect(plain).to_be_enabled()
                self.page.locator("main .board").focus()
                self.page.keyboard.press("0")
            else:
                self.press(plain)
            until(self.person, lambda: not self.is_plain_left())
        elif any(key.startswith("play:") for key in ask["options"]):
            self.press(self.lit(HAND))
        elif any(key.startswith("buy:") and key[4:] in SOLD for key in ask["options"]):
            self.buy(self.lit(MARKET))
        else:
            self.end_turn(ask["details"].get("end_turn", {}))

    def buy(self, card: Locator) -> None:
        """On a phone the first tap lifts it."""
        if self.way == "tap":
            card.tap()
            expect(card).to_have_attribute("aria-pressed", "true")
        self.press(card)

    def is_plain_left(self) -> bool:
        """They are played one by one, until there is none or another question comes."""
        for ask in self.person.eyes.view["asks"]:
            played = [ask["details"].get(key, {}) for key in ask["options"] if key.startswith("play:")]
            if any("plain" in details for details in played):
                return True
        return False

    def end_turn(self, details: dict[str, int]) -> None:
        """Asked a second time where something would be left unused."""
        end = self.page.get_by_role("button", name="Завершить ход")
        self.press(end)
        if details.get("plain") or details.get("buys"):
            expect(end).to_have_attribute("aria-pressed", "true")
            self.press(end)

    def decide(self, before: tuple[str, int]) -> None:
        """Any of the answers that the board lights, unless the table has moved on before it lights them."""
        lit = self.page.get_by_role("button", disabled=False).and_(self.page.locator("[data-lit]"))
        until(self.person, lambda: lit.count() > 0 or self.moved(before))
        if count := lit.count():
            self.press(lit.nth(self.luck.randrange(count)))


def play(person: Person, shopper: Shopper) -> None:
    person.page.get_by_role("region", name=HAND).wait_for()
    while not is_over(person):
        shopper.act()
    person.page.get_by_role("heading", name=OVER).wait_for()


def look_through_own_deck(person: Person) -> None:
    """Five cards are left to draw: all of them will be in the next hand."""
    person.page.get_by_role("button", name="Моя колода: 5").click()
    deck = person.page.get_by_role("dialog", name="Моя колода")
    own = person.eyes.view["table"]["own_deck"]["deck"]
    expect(deck.get_by_role("row", name="100 %")).to_have_count(len(own))
    person.page.keyboard.press("Escape")
    expect(deck).to_have_count(0)


def test_a_whole_game_on_the_board_by_mouse_and_keys(shoppers: People) -> None:
    person = sit(shoppers)
    person.page.get_by_role("region", name=HAND).wait_for()
    look_through_own_deck(person)
    play(person, Shopper(person, Random(3)))
    total = person.eyes.view["result"]["scores"][0]["total"]
    person.page.get_by_role("img", name=re.compile(f"^Очки по ходам.*: Маша {total},")).wait_for()


def test_on_a_phone_a_tap_lifts_what_is_for_sale_or_the_own_ability_to_be_read_and_the_second_buys(
    browser: Browser, house: RunningServer
) -> None:
    market = ["conroy", "daddys_little_girl", "black_rick", "gromflamite_employee", "bugged_out_morty"]
    scene = Scene(2, power=3, flea_market=market, characters=["heroic_summer", "moron_morty"])
    shot = Shot("market", scene.match, 0)
    with opened(browser, house.address, "ru-RU", plain=False, hung=framed([shot])) as page:
        turned_to(page, "phone")
        page.evaluate("() => send(gallery[0].after)")
        page.evaluate(ACCEPTING)
        read = page.get_by_role("status").filter(
            has_text=re.compile("^(Конрой|Папочкина радость|Героическая Саммер)[,.] ")
        )
        page.get_by_role("button", name=re.compile("Героическая Саммер")).click()
        expect(read).to_contain_text("Героическая Саммер")
        expect(read).to_contain_text("сбросьте 1 карту")
        dear, cheap = (
            page.get_by_role("button", name=re.compile(f"^{name}, ")) for name in ("Папочкина радость", "Конрой")
        )
        dear.click(force=True)  # it says why not
        expect(read).to_contain_text("Папочкина радость")
        cheap.click()
        expect(read).to_contain_text("Конрой")
        expect(page.get_by_role("button", name="Купить: Конрой")).to_be_in_viewport()
        assert page.evaluate("sent") == []
        cheap.click()
        page.wait_for_function("sent.length")
        assert page.evaluate("sent") == ["buy:conroy"]


@pytest.mark.soak
def test_a_whole_game_on_a_phone_by_touch(shoppers: People) -> None:
    person = sit(shoppers, PHONE)
    play(person, Shopper(person, Random(4), ("tap",)))


@pytest.mark.soak
def test_a_whole_game_by_keyboard_alone(shoppers: People) -> None:
    person = sit(shoppers)
    play(person, Shopper(person, Random(5), ("key",)))
