"""The library of «Ригор Мортис» in the browser: whole games on the board by mouse, keys and taps, and single scenes."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from igroteka.content.words import Words
from igroteka.engine import Fate, Match
from igroteka.games import games
from igroteka.games.rigor_mortis.content.box import box_of
from igroteka.testing.walk import walk
from tests.e2e.conftest import DESK, PHONE, People, Person, RunningServer
from tests.e2e.ghost import shown, sit, until
from tests.e2e.player import OVER, is_over
from tests.gallery.collect import Shot
from tests.gallery.page import framed, opened, turned_to

CELL = re.compile("^[A-G][0-9]+$")
CARDS = ("before_card", "second_card")
STEPS = ("goblin_step", "rigor_step")
ACCEPTING = """() => {
  window.sent = []
  const NO = {
    'A7': { reason: 'card_first', rule: 'RM-028' },
    'goblin_orb_orb:A7': { reason: 'no_way', rule: 'RM-038' },
  }
  line.send = (message) => {
    const { type, seat, key, id } = JSON.parse(message)
    if (!['answer', 'why'].includes(type)) return
    if (type === 'answer') sent.push(key)
    else line.onmessage({ data: JSON.stringify({ type: 'why_not', seat, key, ...NO[key] }) })
    setTimeout(() => line.onmessage({ data: JSON.stringify({ type: 'ok', id }) }))
  }
}"""
"""The server that is none keeps what the page answers, and accepts it; it knows why two things are no answers."""


def goblin(people: People, size: dict[str, int] = DESK, **order: Any) -> Person:
    """Somebody at the board, against easy bots."""
    return sit(people, size, game="rigor_mortis", pace="instant", **{"players": 2, "seed": 11, **order})


def question(person: Person) -> dict[str, Any] | None:
    """What the table waits for from this person."""
    view = person.eyes.view
    found: list[dict[str, Any]] = [] if view is None else [a for a in view["asks"] if a["must"] and a["given"] is None]
    return found[0] if found else None


def thing(person: Person, ask: dict[str, Any], key: str) -> Locator:
    """What on the board stands for an answer, by its accessible name."""
    page, table = person.page, person.eyes.view["table"]
    player = re.fullmatch(r"(?:blame:)?p(\d)", key)
    if player:
        key = table["goblins"][int(player[1])]
    if CELL.match(key):
        return page.get_by_role("button", name=re.compile(f"^{key}, "))
    name = Words("rigor_mortis", "ru").label(key, ask["kind"], ask["details"].get(key))
    return page.get_by_role("button", name=name, exact=True).first


def press(person: Person, what: Locator, by_keys: bool) -> None:
    """By mouse, or by focus and Enter. Figures stand in front of cells, so a cell is pressed where it is."""
    what.wait_for()
    if by_keys:
        expect(what).not_to_have_attribute("aria-disabled", "true")  # the answer before has arrived
        what.focus()
        person.page.keyboard.press("Enter")
    else:
        what.click()


def reckless(person: Person, ask: dict[str, Any]) -> str:
    """The answer that brings one's goblin and Rigor nearest to each other: so a game is short."""
    table = person.eyes.view["table"]
    own, rigor = table["goblins"][ask["seat"]] or "A1", table["rigor"]

    def nearness(key: str) -> tuple[int, str]:
        if CELL.match(key):
            return (far(key, own if ask["kind"].startswith("rigor") else rigor), key)
        other = own if key.startswith("rigor") else rigor
        ways = [far(way.split("-")[-1], other) for way in ask["details"].get(key, {}) if CELL.match(way[:2])]
        return (min(ways, default=50), key)

    options: list[str] = ask["options"]
    return min(options, key=nearness)


def far(one: str, other: str) -> int:
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:]))


def answer(person: Person, by_keys: bool) -> None:
    """One question answered on the board: a card is picked and sent with a cell; a book is raised and used."""
    shown(person)
    ask, before = question(person), person.eyes.view["number"]
    assert ask is not None
    key = reckless(person, ask)
    press(person, thing(person, ask, key), by_keys)
    first = [way for way in ask["details"].get(key, {}) if CELL.match(way)]
    planned = ask["kind"] in CARDS and len(first) > 0
    if planned:  # the page answers the next question too
        press(person, thing(person, ask, reckless(person, {**ask, "kind": key, "options": first})), by_keys)
    elif ask["kind"] in (*CARDS, "after_card") and key in person.eyes.view["table"]["books"]:
        press(person, thing(person, ask, key), by_keys)
    elif ask["kind"] in CARDS and key != "show_hand":  # a card whose ways short sight does not see
        person.page.get_by_role("button", name=re.compile("^Подтвердить")).click()
    until(person, lambda: is_over(person) or is_asked_anew(person, before, STEPS if planned else ()))


def is_asked_anew(person: Person, before: str, passed: tuple[str, ...]) -> bool:
    ask = question(person)
    return person.eyes.view["number"] != before and ask is not None and ask["kind"] not in passed


def play(person: Person, keys: bool | None = None) -> int:
    """To the end of the game; by mouse and by keys in turn unless `keys` says which. How many answers."""
    until(person, lambda: question(person) is not None)
    count = 0
    while not is_over(person):
        answer(person, count % 2 == 1 if keys is None else keys)
        count += 1
    return count


def test_a_whole_game_on_the_board_by_mouse_and_keys(people: People) -> None:
    person = goblin(people)
    assert play(person) > 5
    person.page.get_by_role("heading", name=OVER).wait_for()


@pytest.mark.soak
def test_a_picked_card_goes_back_with_one_press_and_two_steps_take_two(people: People) -> None:
    person = goblin(people)
    while (ask := next_question(person))["kind"] != "before_card" or not roundabout(ask):
        answer(person, by_keys=False)
    card, way = roundabout(ask)[0]
    number = person.eyes.view["number"]
    picked = thing(person, ask, card)
    for pressed in ("true", "false", "true"):
        picked.click()
        expect(picked).to_have_attribute("aria-pressed", pressed)
    assert person.eyes.view["number"] == number, "nothing is sent by picking"
    thing(person, ask, way[3:]).click()
    until(person, lambda: is_over(person) or is_asked_anew(person, number, (*STEPS, "goblin_second", "rigor_second")))


def next_question(person: Person) -> dict[str, Any]:
    until(person, lambda: question(person) is not None)
    shown(person)
    found = question(person)
    assert found is not None
    return found


def roundabout(ask: dict[str, Any]) -> list[tuple[str, str]]:
    """Cards with a way of two steps over free cells, to a cell that no other way of the card reaches."""
    return [
        (card, way)
        for card, ways in ask["details"].items()
        for way, does in ways.items()
        if len(way) == 5 and does == "free" and sum(other.endswith(way[3:]) for other in ways) == 1
    ]


def test_a_card_goes_back_accusation_vote_a_new_look_what_is_known_and_two_taps_for_two_steps(
    browser: Browser, house: RunningServer
) -> None:
    """Positions that a game reaches seldom, drawn by the real page; what it would send is kept."""
    with opened(browser, house.address, "ru-RU", plain=False, hung=framed(scenes())) as page:
        turned_to(page, "desk")
        page.evaluate(ACCEPTING)
        lesson = page.get_by_role("note").filter(has_text="На карте два символа")
        assert page.evaluate(COVERING) == []
        lesson.get_by_role("button", name="Закрыть").click()

        unlit = page.get_by_role("img", name=re.compile("^A7, "))
        unlit.click()
        page.get_by_text("Сначала сыграйте карту движения").wait_for()
        card = page.get_by_role("button", name="Гоблин: шар + шар", exact=True)
        for pressed in ("true", "false"):
            card.click()
            expect(card).to_have_attribute("aria-pressed", pressed)
            if pressed == "true":
                unlit.click()
                page.get_by_text("Эта карта туда не ведёт").wait_for()
        page.get_by_role("button", name="Попался! Отто: «Высунутый язык»").click()
        accused = page.get_by_role("group", name="Обвинение: Отто, «Высунутый язык»")
        expect(accused.get_by_role("button", name="Попался!")).to_be_focused()
        expect(page.get_by_role("button", name="Отмена")).to_have_count(1)
        assert page.evaluate("sent") == [], (
            "neither a picked card nor a medallion is sent: a wrong call costs something"
        )
        page.keyboard.press("Enter")
        assert page.evaluate("sent") == ["call_out:p2:tongue_out"]

        page.evaluate("send(gallery[1].after)")
        page.get_by_role("group", name="Голосование").get_by_role("button", name="Не виновен", exact=True).click()
        assert page.evaluate("sent.at(-1)") == "not_guilty"

        page.evaluate("send(gallery[2].after)")
        told = page.get_by_role("alert").filter(has_text="Клешни! Щёлкать ими приятно")
        assert page.evaluate(COVERING) == []
        told.get_by_role("button", name="Закрыть").click()
        page.get_by_role("note").get_by_role("button", name="Закрыть").click()  # and the lesson after it

        page.evaluate("send(gallery[3].after)")
        page.get_by_role("button", name="Константин, ").and_(page.get_by_role("button", name=OPEN)).wait_for()
        expect(page.locator(".held .face:visible")).to_have_count(2)
        page.get_by_role("button", name=re.compile("Отто.*закрытые книги: Зеркальный щит")).wait_for()
        expect(page.get_by_role("list", name="жетоны впереди").get_by_role("listitem")).to_have_text(NUMBERED)
        expect(page.get_by_role("region", name="Мои взоры").get_by_text("пустой взор")).to_be_visible()
        page.get_by_role("button", name=re.compile("сброс")).click()
        pile = page.get_by_role("dialog", name="Общие запасы").get_by_role("listitem")
        for known in ("Гоблин: свиток + камни", "Поклон", "1. Телепортация"):
            expect(pile.filter(has_text=known)).to_have_count(1)
        page.keyboard.press("Escape")

        page.evaluate("sent.length = 0")
        card.click()
        page.get_by_role("button", name=re.compile("^G4, ")).click()
        for i, answers in ((4, 1), (5, 2)):  # the questions that follow upon the card are answered by the page
            page.wait_for_function("answers => sent.length === answers", arg=answers)
            page.evaluate("i => send(gallery[i].after)", i)
        page.wait_for_function("sent.length === 3")
        assert page.evaluate("sent") == ["goblin_orb_orb", "F4", "G4"]


COVERING = """() => {
  const [note] = document.querySelectorAll('.rigor [data-zone=tip]')
  const things = document.querySelectorAll('.rigor [data-lit], .rigor :is(.supplies, .looks.panel, .players)')
  return [...things].filter((thing) => shared(thing, note) > 0).map(told)
}"""
"""The answers, supplies, looks and players that the note lies upon."""
OPEN = re.compile("видно карты: Гоблин: шар \\+ шар и Ригор: свиток \\+ камни")
NUMBERED = [re.compile(f"{place}$") for place in (1, 2, 3, 4, 5, 6)]


def scenes() -> list[Shot]:
    """Somebody may be accused; is accused; has got a look; knows much of what is hidden elsewhere, and plays a card."""
    game, seat = games["rigor_mortis"], 0
    table: dict[str, Any] = {
        "active": 0,
        "goblins": {"p0": "E4", "p1": "E5", "p2": "B2", "p3": "F6"},
        "rigor": "D4",
        "hand_p0": ["goblin_orb_orb", "rigor_orb_orb"],
        "looks_p2": ["tongue_out"],
        "settings": {"policing": "callout", "voice": True},
    }
    free = game.arrange(4, "before_card", **table)
    voting = free.fork()
    voting.answer(3, "call_out:p2:tongue_out")
    looked = game.arrange(4, "before_card", **table, looks_p0=["crab_claws"])
    known = game.arrange(
        4,
        "before_card",
        **table,
        looks_p0=["bow"],
        blanks={"p0": 1},
        face_up_p0=["pardon", "foresight"],
        hand_p1=["goblin_orb_orb", "rigor_scroll_stones"],
        looks_p1=["open_palms"],
        face_down_p2=["mirror_shield"],
        movement_discard=["goblin_scroll_stones"],
    )
    for key in ("pardon", "bow", "foresight", "teleportation", "teleportation", "magic_book", "magic_book", "trap"):
        known.answer(seat, key)
    played = known.fork()
    played.answer(seat, "goblin_orb_orb")
    stepped = played.fork()
    stepped.answer(seat, "F4")
    matches = [free, voting, looked, known, played, stepped]
    return [Shot(str(i), match, seat) for i, match in enumerate(matches)]


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 5, 8])
def test_whole_games_by_taps_on_a_phone(people: People, players: int) -> None:
    person = goblin(people, PHONE, players=players)
    assert play(person, keys=False) > 5
    person.page.get_by_role("heading", name=OVER).wait_for()


LISTENED = """() => {
  window.announced = 0
  const live = '[aria-live], [role=status], [role=alert]'
  const spoken = ({ target }) => (target instanceof Element ? target : target.parentElement)?.closest(live)
  const heard = new MutationObserver((all) => all.some(spoken) && announced++)
  heard.observe(document.body, { subtree: true, childList: true, characterData: true })
}"""
"""From now on it is counted how often a screen reader would speak."""
FOCUSED = "document.activeElement !== document.body && document.querySelector('main').contains(document.activeElement)"


@pytest.mark.soak
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_whole_game_by_keyboard_alone(people: People, size: dict[str, int]) -> None:
    """Digits press what is lit, in reading order; what is picked or raised is sent by the next one. After every press
    something on the table has the focus, and every answer is heard."""
    person, luck, answers = goblin(people, size), Random(5), 0
    until(person, lambda: question(person) is not None)
    shown(person)
    person.page.evaluate(LISTENED)
    while not is_over(person):
        if question(person) is None:
            person.eyes.wait(person.page)
            continue
        shown(person)
        person.page.wait_for_function(FOCUSED)
        heard, number = person.page.evaluate("announced"), person.eyes.view["number"]
        person.page.keyboard.press(luck.choice("1112345"))
        person.eyes.wait(person.page, 150)
        if person.eyes.view["number"] != number:
            answers += 1
            person.page.wait_for_function("heard => announced > heard", arg=heard)
    assert answers > 5
    person.page.get_by_role("heading", name=OVER).wait_for()


STAND: dict[str, Any] = {
    "settings": {"policing": "auto"},
    "active": 0,
    "goblins": {"p0": "E4", "p1": "C3", "p2": "B7", "p3": "F6"},
    "rigor": "G6",
}
HAND = ["goblin_scroll_stones", "rigor_potion_grimoire", "goblin_orb_orb", "rigor_scroll_stones"]
DRAWN = """async i => {
  await send(gallery[i].after)
  const board = document.querySelector('.rigor').cloneNode(true)
  for (const it of board.querySelectorAll('.note, .looks ul, .looks h2, .players li:first-child, .pile b')) it.remove()
  const marks = ['data-fresh', 'data-last', 'tabindex']
  for (const it of board.querySelectorAll('*')) for (const mark of marks) it.removeAttribute(mark)
  return board.innerHTML
}"""
"""The board without its medallions and without what is told once about a new look."""


def seated(looks: list[str]) -> Match[Any]:
    """It is somebody's turn who has these looks; nobody can accuse anybody."""
    clamped: dict[str, Any] = {"clamped": {"p0": 0}} if "stiff_arm" in looks else {}
    return games["rigor_mortis"].arrange(4, "before_card", **STAND, **clamped, hand_p0=HAND, looks_p0=looks)


@pytest.mark.soak
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_each_look_is_seen_at_its_holders_place_and_by_others_as_a_medallion_only(
    browser: Browser, house: RunningServer, size: str
) -> None:
    looks = [look.key for look in box_of(None).looks]
    assert len(looks) == 24
    tables = [seated(held) for held in ([], *([look] for look in looks))]
    for seat, seen in ((0, looks), (1, [])):
        hung = framed([Shot("look", each, seat) for each in tables])
        with opened(browser, house.address, "ru-RU", plain=False, hung=hung) as page:
            turned_to(page, size)
            without, *with_each = [page.evaluate(DRAWN, i) for i in range(len(hung))]
        assert [look for look, drawn in zip(looks, with_each, strict=True) if drawn != without] == seen


COVERED = """() => {
  const symbols = ['scroll', 'stones', 'potion', 'grimoire'].map((name) => `.library use[href="#rm-${name}"]`).join()
  const found = []
  const look = (before, after) => {
    for (const thing of document.querySelectorAll(before))
      for (const seen of document.querySelectorAll(after))
        if (seen.compareDocumentPosition(thing) === Node.DOCUMENT_POSITION_FOLLOWING && shared(seen, thing) > 0.2)
          found.push(`${thing.getAttribute('class')} lies before ${seen.getAttribute('href') ?? seen.textContent}`)
  }
  look('.library .goblin, .library .rigor-figure', symbols)
  look('.library .plaque, .library .sigil, .library .ends', `${symbols}, .library .goblin text`)
  for (const lit of document.querySelectorAll('.library [data-lit]')) {
    const { left, top, width, height } = lit.getBoundingClientRect()
    if (!hits(lit, left + width / 2, top + height / 2)) found.push(`something lies upon ${told(lit)}`)
  }
  return found
}"""
"""Symbols and numbers in front of which a figure or a mark lies, and lit cells that something lies upon."""


@pytest.mark.soak
@pytest.mark.parametrize("players", [4, 6, 8], ids=["S", "M", "L"])
def test_no_figure_covers_a_symbol_or_a_target(browser: Browser, house: RunningServer, players: int) -> None:
    """Everywhere in the middle of random games, on the three sizes of the library."""
    match, fate, shots = games["rigor_mortis"].start(players, seed=players), Fate(players), list[Shot]()
    while match.prompt is not None and len(shots) < 12:
        if match.view(0).phase not in ("colours", "placement") and len(match.events(None)) % 5 == 0:
            shots.append(Shot("middle", match.fork(), next(ask.seat for ask in match.asks)))
        walk(match, fate)
    with opened(browser, house.address, "ru-RU", plain=False, hung=framed(shots)) as page:
        for size in ("desk", "phone"):
            turned_to(page, size)
            for i in range(len(shots)):
                page.evaluate("i => send(gallery[i].after)", i)
                assert page.evaluate(COVERED) == [], (size, i)
