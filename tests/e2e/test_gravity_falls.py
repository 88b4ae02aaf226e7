"""Whole games of Gravity Falls on its board: by mouse and keys in turn; in `make soak` by touch, in English, by
keyboard alone. And what the slip tells before a walk."""

import re
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.e2e.conftest import DESK, PHONE, People, Person, RunningServer
from tests.e2e.ghost import asked, shown, until
from tests.e2e.player import OVER, is_over, rounds
from tests.e2e.townspeople import KEEP, PULL, Press, Townsman, click, keys, sit, tap
from tests.gallery.page import SIZES
from tests.gallery.seated import seated
from tests.games.gravity_falls.scene import M, S, Scene

WHOLE = "it => it.scrollHeight <= it.clientHeight + 1"
"""Nothing of it has to be scrolled into view."""


def play(townsman: Townsman, *ways: Press) -> None:
    """To the end, each answer in the next of these ways."""
    answered = 0

    def turn(_: object) -> bool:
        nonlocal answered
        done = townsman.turn(ways[answered % len(ways)])
        answered += done
        return done

    for _ in rounds([townsman.person], turn):
        pass
    townsman.person.page.get_by_role("heading", name=OVER).wait_for()


def test_a_whole_game_is_played_on_the_board_by_mouse_and_keys_in_turn(people: People) -> None:
    townsman = Townsman(sit(people, choose_at_table=True))
    play(townsman, click, keys)
    turns = townsman.person.page.get_by_role("list", name=re.compile("Тревога по ходам")).get_by_role("link")
    assert turns.count() >= 3
    turns.first.click()
    townsman.person.page.get_by_role("button", name="Продолжить отсюда").first.wait_for()
    assert {"choose_monster", "choose_character", "play", "walk", "rumours", "riots"} <= townsman.kinds


def test_the_slip_tells_the_dice_that_fall_and_an_illegal_place_says_why(people: People) -> None:
    person = sit(people, characters=["mabel", "stan", "soos"])
    townsman = Townsman(person)
    asked(person, "play")
    shown(person)
    card = dealt(person)
    for name, kind in ((card, "walk"), (f"{card}: Другая карта", "play"), (card, "walk")):
        townsman.named(name).click()  # a picked card goes back with one press
        asked(person, kind)
        shown(person)
    expect(person.page.get_by_role("region", name="Монстры").get_by_role("button")).to_have_count(3)
    ask = person.eyes.view["asks"][0]
    refused = next(iter(ask["refused"].items()))
    keys(person, person.page.get_by_role("button", name=re.compile(f"^{re.escape(townsman.words.name(refused[0]))}")))
    expect(person.page.get_by_text(townsman.words.say(f"why-{refused[1]['reason']}")).first).to_be_visible()
    place, plan = min(ask["details"].items(), key=lambda item: item[1]["dice_most"] - item[1]["dice"])
    townsman.named(townsman.words.name(place)).click()
    least, most = plan["dice"], plan["dice_most"]
    told = str(least) if least == most else f"{least}–{most}"
    person.page.get_by_role("button", name=f"Идти и бросить {told}", exact=True).click()
    until(person, lambda: not any(each["kind"] in ("walk", "teleport") for each in person.eyes.view["asks"]))
    while person.eyes.view["phase"] in ("after_move", "rumours", "after_rumours"):
        townsman.turn(click)
    assert least <= len(person.eyes.view["table"]["dice"]) <= most


def test_what_would_follow_is_told_when_pointed_at_and_a_ping_is_seen_and_read_by_others(people: People) -> None:
    person = sit(people, characters=["mabel", "stan", "soos"])
    townsman = Townsman(person)
    page = person.page
    asked(person, "play")
    shown(person)
    card = townsman.named(f"{dealt(person)}: ")
    card.focus()
    page.locator(".what-if .tag").first.wait_for()  # pencilled for the eyes: where the card leads
    card.press("Enter")
    asked(person, "walk")
    shown(person)
    key = person.eyes.view["asks"][0]["options"][0]
    place = townsman.named(townsman.words.name(key))
    place.focus()
    expect(page.get_by_text("тревога за ход").first).to_be_attached()
    place.press("!")
    sheet = page.get_by_role("dialog", name=townsman.words.name(key))
    keys(person, sheet.get_by_role("button", name="Беру на себя"))
    said = f"Маша: {townsman.words.name(key)}: Беру на себя"
    expect(page.get_by_role("status", name="Метки")).to_contain_text(said)
    expect(place).to_be_focused()
    road = person.eyes.view["table"]["locations"][key]["roads"][0]
    place.click(button="right")
    sheet.get_by_role("button", name=re.compile(f"^Дорога: .*{re.escape(townsman.words.name(road))}")).click()
    expect(page.get_by_role("status", name="Метки")).to_contain_text("Этой дорогой!")
    page.get_by_role("tab", name="Разговор").click()
    expect(page.get_by_role("log").filter(has_text=said)).to_be_visible()


def test_on_a_phone_ones_own_curses_let_a_press_through_to_the_monster_under_them(
    browser: Browser, house: RunningServer
) -> None:
    scene = Scene(
        "walk",
        character_at=["bunker", "lake"],
        played="1-3",
        monster_at=["manotaur_cave", "manotaur_cave", "cemetery"],
        curses_p0=["weak_knees", "mind_block", "sticky_fear"],
    )
    scene.do("p0 manotaur_cave")
    assert scene.asked == (0, "opponent")
    with seated(browser, house.address, scene.match, size="phone") as table:
        table.shown()
        curses = table.page.get_by_role("group", name="Проклятия").get_by_role("button")
        expect(curses).to_have_count(3)
        lit = table.page.locator("[data-lit] > .light")
        expect(lit).to_have_count(2)
        over = [spot for curse in curses.all() for light in lit.all() if (spot := shared(curse, light))]
        assert over, "none of them lies over a monster"
        table.page.touchscreen.tap(*over[0])
        table.until(lambda: table.answered == ["opponent"])


def test_the_slip_says_what_becomes_of_an_answer_and_why(browser: Browser, house: RunningServer) -> None:
    """Before and after; and nothing of it is hidden, on a desk as on a phone that lies on its side."""
    rumours = Scene(
        "rumours",
        played="2-2",
        monsters=("summerween_trickster", "gideon_bot", "manotaur"),
        monster_at=["lake", "gideon_house", "cemetery"],
        curses_p0=["weak_knees"],
        support={"diner": 1, "putt_hutt": 1},
        distrust={"putt_hutt": 1},
    )
    riots = Scene("move_monster", alarm=6, distrust={"manotaur_cave": 2, "bunker": 1}, support={"bunker": 1})
    courage = Scene("courage", played="1-3", character_at={"p0": "manotaur_cave"})
    told = {
        rumours: ["кубиков 2 → 4", "Летоуинский ловкач: нужно 2, шанс 25 → 69 %"],
        riots: ["тревога 6 → 8", "Гремоблин: нужно успехов 2 → 3"],
        courage: ["Кубик остановит монстра, который придёт сюда по карте 1.", "в запасе 19 → 18"],
    }
    with seated(browser, house.address, rumours.match) as table:
        slip = table.page.get_by_role("region", name="План")
        for scene, sentences in told.items():
            table.go_to(scene.match, 0)
            table.shown()
            for size in ("desk", "sideways"):
                width, height = SIZES[size]
                table.page.set_viewport_size({"width": width, "height": height})
                for sentence in sentences:
                    expect(slip.get_by_text(sentence)).to_be_attached()
                table.until(lambda: slip.locator(".said").evaluate(WHOLE))


def test_a_place_that_no_token_can_go_to_says_why(browser: Browser, house: RunningServer) -> None:
    scene = Scene(
        "after_rumours", played="1-3", character_at={"p0": "diner"}, support={"diner": 1}, script=[M, S, S, S]
    )
    assert scene.asked == (0, "move_token")
    with seated(browser, house.address, scene.match) as table:
        table.shown()
        dice = table.page.locator(".lying")
        before = dice.bounding_box()
        table.page.get_by_role("button", name="Аркада").first.click()
        expect(table.page.get_by_text("Жетоны двигают только в соседние локации")).to_be_visible()
        expect(table.page.get_by_role("dialog")).to_have_count(0)
        table.page.get_by_role("button", name=re.compile("^Озеро")).first.click()
        table.until(lambda: table.answered == ["move_token"])
        table.shown()
        assert dice.bounding_box() == before, "dice lie where they fell"


def shared(one: Locator, other: Locator) -> tuple[float, float] | None:
    """The middle of what two things cover together."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    left, right = max(a["x"], b["x"]), min(a["x"] + a["width"], b["x"] + b["width"])
    top, bottom = max(a["y"], b["y"]), min(a["y"] + a["height"], b["y"] + b["height"])
    return ((left + right) / 2, (top + bottom) / 2) if right - left > 2 and bottom - top > 2 else None


def dealt(person: Person) -> str:
    """A card of the hand that walks."""
    options: list[str] = person.eyes.view["asks"][0]["options"]
    return next(card for card in options if re.fullmatch("[1-4]-[0-3]", card))


def tab_to(person: Person, thing: Locator) -> None:
    """By Tab, as whoever has no mouse."""
    thing.wait_for()
    for _ in range(80):
        if thing.evaluate("each => each === document.activeElement"):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError("not reached by Tab")


@pytest.mark.soak
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whole_games_by_taps_on_a_phone(people: People, seed: int) -> None:
    play(Townsman(sit(people, PHONE, seed=seed)), tap)


@pytest.mark.soak
def test_a_whole_game_in_english(people: People) -> None:
    play(Townsman(sit(people, DESK, "en-GB", seed=4), "en"), click, keys)


def until_after(person: Person, number: str) -> None:
    """Until the table has taken the answer to this question."""
    until(person, lambda: is_over(person) or person.eyes.view["number"] != number)


@pytest.mark.soak
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_whole_game_by_keyboard_alone(people: People, size: dict[str, int]) -> None:
    """Digits press what is lit, in reading order; a second one sends what is pinned. Pulls and dice have buttons."""
    person, luck = sit(people, size, seed=6), Random(5)
    while not is_over(person):
        if not person.eyes.view or not person.eyes.view["asks"]:
            person.eyes.wait(person.page)
            continue
        shown(person)
        asks = list(person.eyes.view["asks"])
        if not asks:
            continue
        if asks[0]["kind"] in ("rumours", "riots", "reroll"):
            number = person.eyes.view["number"]
            tab_to(person, person.page.get_by_role("button", name=PULL if asks[0]["form"] == "several" else KEEP))
            person.page.keyboard.press("Enter")
            until_after(person, number)
        else:
            person.page.keyboard.press(luck.choice("1112345"))
            person.eyes.wait(person.page, 150)
    person.page.get_by_role("heading", name=OVER).wait_for()
