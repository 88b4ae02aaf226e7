"""A player of Gravity Falls on its board: every kind of question is answered on map, cards and slip, by role
and accessible name, with the mouse or by keys."""

import json
import re
from collections.abc import Callable
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Locator

from igroteka.content.words import Words
from tests.e2e.conftest import DESK, People, Person
from tests.e2e.ghost import shown, until

GAME = "gravity_falls"
Press = Callable[[Person, Locator], None]
PLACES = {"walk", "teleport", "event_teleport", "call", "retreat", "panic", "gossip"}
GO = re.compile("^(Идти и бросить|Go and roll)")
STAY = re.compile("^(Остаться и бросить|Stay and roll)")
REST = re.compile("^(Отдохнуть|Rest)$")
PULL = re.compile("^(Притянуть|Ничего не тянуть|Pull)")
CHOOSE = re.compile("^(Выбрать: |Choose: )")
KEEP = re.compile("^(Оставить как есть|Keep)")
REROLL = re.compile("^(Перебросить|Reroll)")


def sit(people: People, size: dict[str, int] = DESK, locale: str = "ru-RU", seed: int = 5, **settings: Any) -> Person:
    """At a running table of three against bots, made as the page makes it, but with a seed."""
    ask = {"game": GAME, "name": "Маша", "players": 3, "bots": "easy", "seed": seed, "pace": "instant"}
    ask["settings"] = {"first_player": "p0", **settings}
    body = json.dumps(ask).encode()
    with urlopen(Request(f"{people.house.address}api/tables", body, {"content-type": "application/json"})) as answer:
        ticket = json.load(answer)
    keep = f"localStorage.setItem('igroteka.tickets', {json.dumps(json.dumps([ticket]))})"
    return people.come(size, locale, path=f"#/table/{ticket['table']}", init=keep)


def click(person: Person, thing: Locator) -> None:
    thing.click()


def tap(person: Person, thing: Locator) -> None:
    thing.tap()


def keys(person: Person, thing: Locator) -> None:
    """By the keyboard: what is pressed must be there, and must have the focus."""
    shown(person)
    thing.focus()
    person.page.keyboard.press("Enter")


class Townsman:
    """Answers each question as time would, on the board; `press` says how."""

    def __init__(self, person: Person, locale: str = "ru") -> None:
        self.person = person
        self.words = Words(GAME, locale)
        self.kinds: set[str] = set()

    def named(self, start: str | re.Pattern[str]) -> Locator:
        name = start if isinstance(start, re.Pattern) else re.compile(f"^{re.escape(start)}")
        return self.person.page.get_by_role("button", name=name, disabled=False).first

    def turn(self, press: Press) -> bool:
        """Answer what is asked, if anything is."""
        view = self.person.eyes.view
        asks = [ask for ask in view["asks"] if ask["given"] is None] if view else []
        if not asks:
            return False
        shown(self.person)
        before = view["number"]
        self.kinds.add(asks[0]["kind"])
        self.answer(asks[0], lambda name: press(self.person, self.named(name)))
        until(self.person, lambda: self.person.eyes.view["number"] != before or self.person.eyes.view["result"])
        return True

    def answer(self, ask: dict[str, Any], press: Callable[[str | re.Pattern[str]], None]) -> None:
        kind, key = ask["kind"], ask["default"]
        label = self.words.label(key, kind, ask["details"].get(key)) if " " not in key else ""
        if kind == "play":
            press(self.words.label("rest") if key == "rest" else f"{self.words.name(key)}: ")
            if key == "rest" or "dice" in ask["details"].get(key, {}):
                press(REST if key == "rest" else STAY)
        elif kind in PLACES:
            press(self.words.name(key))
            if kind in ("walk", "teleport"):
                press(GO)
        elif kind in ("rumours", "riots"):
            press(PULL)
        elif kind == "move_token":
            place = key.split(":")[1]
            press(self.words.name(place))
            if {f"support:{place}", f"distrust:{place}"} <= set(ask["options"]):
                press(label)
        elif kind in ("opponent", "mover"):
            press(f"{self.words.name(key)}, ")
        elif kind in ("choose_monster", "choose_character"):
            options = [option for option in ask["options"] if option != "by_lot"]
            press(self.words.name(options[0]))
            press(CHOOSE)
        elif kind == "discard":
            press(label if key == "alarm" else f"{self.words.name(key)}: ")
            press(CHOOSE)
        elif kind == "reroll":
            press(re.compile("^(Кубик|Die) 1: "))
            press(REROLL)
        else:
            press(label)
