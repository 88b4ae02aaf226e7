"""Screenshots of every table: opening, middle and end, at both sizes, light and dark; also with simulated colour
blindness, in forced colours and at 200 %. `make shots` writes them to reports/shots/; arguments choose games,
`--keep` updates the ones in docs/pictures/.
"""

import sys
from base64 import b64decode
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page

from igroteka.games import games
from tests.e2e.conftest import DESK, PHONE, People, Person, RunningServer, chromium, served
from tests.e2e.ghost import UNTIMED, asked, button, practise, route, sit
from tests.e2e.player import act, has_hand_up, haunt, is_over, kinds_of, way
from tests.e2e.tables import lay, plain, start
from tests.e2e.test_boo import by_keys, draw_by_keys, until_judged, wrong_step
from tests.e2e.test_grimm_forest import answer, by_mouse
from tests.gallery.collect import Shot, shots
from tests.gallery.page import framed, opened
from tests.games.rickshank.scene import Scene

OUT = Path("reports/shots")
KEPT = Path("docs/pictures")
KEEP = {
    "shelf-desk-light": "shelf",
    "rickshank-plain-middle-phone-light": "plain-phone",
    "gravity_falls-board-desk-light": "gravity_falls",
    "grimm_forest-board-desk-light": "grimm_forest",
    "rickshank-board-desk-light": "rickshank",
    "rigor_mortis-board-desk-light": "rigor_mortis",
    "boo-board-middle-desk-light": "boo",
    "boo-board-possible-desk-dark": "boo-possible",
    "boo-board-opening-phone-dark": "boo-phone",
    "boo-board-wrong-phone-light": "boo-wrong-phone",
}
QUALITY = 80
BOARDS = {
    "gravity_falls": "most on the table",
    "grimm_forest": "most on the table",
}
"""What is asked when the picture of a board is taken; Boo has pictures of its own, others are `ARRANGED`."""
BLIND = ("achromatopsia", "deuteranopia", "protanopia", "tritanopia")
ZOOMED = {"width": 720, "height": 450}
MIDDLE = {"boo": 6, "gravity_falls": 12, "grimm_forest": 14, "rickshank": 14, "rigor_mortis": 12}
ENOUGH = 1_500


def shoot(page: Page, name: str, more: bool = False) -> None:
    """One moment at both sizes, light and dark; with `more` also with simulated colour blindness and the like."""
    for size, place in ((DESK, "desk"), (PHONE, "phone")):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
            page.screenshot(path=OUT / f"{name}-{place}-{scheme}.png")
    page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})
    if more:
        eyes = page.context.new_cdp_session(page)
        for kind in BLIND:
            eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})
            page.screenshot(path=OUT / f"{name}-desk-{kind}.png")
        eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
        page.emulate_media(forced_colors="active")
        page.screenshot(path=OUT / f"{name}-desk-forced.png")
        page.emulate_media(forced_colors="none")
        page.set_viewport_size({"width": ZOOMED["width"], "height": ZOOMED["height"]})
        page.screenshot(path=OUT / f"{name}-desk-zoomed.png")
        page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})


def turns(person: Person, game: str) -> Iterator[int]:
    """Play on and yield the number of answers after each, until the end."""
    luck = Random(3)
    count = 0
    for _ in range(ENOUGH):
        if is_over(person):
            return
        if haunt(person) if game == "boo" else act(person, luck):
            count += 1
            yield count
        else:
            person.eyes.wait(person.page)


def shoot_game(people: People, game: str) -> None:
    host = lay(people, game)
    shoot(host.page, f"{game}-lobby")
    start(host)
    plain(host)
    shoot_moment(host, game, "opening")
    for count in turns(host, game):
        if count == MIDDLE[game]:
            shoot_moment(host, game, "middle")
    shoot_moment(host, game, "end")


def shoot_moment(host: Person, game: str, moment: str) -> None:
    shoot(host.page, f"{game}-plain-{moment}", more=moment == "middle")


def shoot_board(browser: Browser, address: str, game: str) -> None:
    """A moment of the gallery, or one that is arranged; what a first game is told once is read and put away."""
    found = [ARRANGED[game]()] if game in ARRANGED else [shot for shot in shots(game) if shot.name == BOARDS[game]]
    with opened(browser, address, "ru-RU", False, framed(found)) as page:
        lesson = page.get_by_role("note").get_by_role("button", name="Закрыть")
        while lesson.count():
            lesson.click()
        shoot(page, f"{game}-board", more=True)


def market() -> Shot:
    """The middle of a turn of the market: a location is nobody's yet, an attack has met three foes."""
    scene = Scene(
        4,
        power=3,
        tokens=[1, 2, 2, 1],
        flea_market=["bugged_out_morty", "gromflamite_employee", "daddys_little_girl", "portal_bomb", "conroy"],
        hand_p0=[
            "lizard_rick",
            "portal_gun",
            "genius_waves",
            "genius_waves",
            "black_rick",
            "persecute",
            "embezzle",
            "summer",
        ],
        hand_p1=["lawyer_morty", "beth"],
        hand_p2=["beth", "jerry"],
        hand_p3=["jerry"],
        play_p2=["grave"],
    )
    scene.do(
        "p0 play:portal_gun", "p0 summer", "p0 play:lizard_rick", "p1 hand:lawyer_morty", "p2 nothing", "p3 nothing"
    )
    return Shot("market", scene.match, 0)


def library() -> Shot:
    """A second step, with all that it may cause: between Rigor, the desk and somebody to be shoved."""
    match = games["rigor_mortis"].arrange(
        5,
        "before_card",
        active=0,
        turn=40,
        colours=["orange", "purple", "green", "red", "blue"],
        goblins={"p0": "F4", "p1": "C4", "p2": "D6", "p3": "G3", "p4": "A4"},
        rigor="E3",
        hand_p0=["goblin_stones_grimoire", "rigor_scroll_stones", "goblin_scroll_grimoire", "goblin_potion_orb"],
        looks_p0=["crab_claws", "yes_overlord"],
        looks_p1=["stiff_knees", "cross_eyes", "butterfingers"],
        looks_p2=["bow"],
        looks_p3=["clenched_teeth", "on_your_feet"],
        face_up_p0=["pocket", "scapegoat"],
        face_down_p0=["slippers"],
        face_up_p1=["pardon"],
        face_up_p2=["foresight", "kick"],
        face_down_p2=["powder"],
        face_up_p3=["shadow_step"],
        face_down_p4=["call"],
        settings={"policing": "callout"},
    )
    for key in ("goblin_potion_orb", "F3"):
        match.answer(0, key)
    return Shot("library", match, 0)


ARRANGED = {"rickshank": market, "rigor_mortis": library}


# ---------------------------------------------------------------------------------------------------- Boo's castle

LEFT_TO_BOTS = 2
"""How many first rounds the bots win, so that everybody has something in the pictures."""


def shoot_castle(people: People) -> None:
    """The search and a mistake in practice, without time limits; then, against bots and with all clocks stopped, a
    show, its end and the end of the game."""
    alone = practise(people)
    button(alone, "call:white").wait_for()
    shoot(alone.page, "boo-board-opening", more=True)
    found = route(alone.eyes.view["table"], [], tokens=False)
    assert found is not None
    colour, steps = found
    button(alone, f"call:{colour}").click()
    table = asked(alone, "show")
    right = max(n for n in range(len(steps)) if wrong_step(table, colour, steps[:n]))
    draw_by_keys(alone, [*steps[:right], wrong_step(table, colour, steps[:right])])
    asked(alone, "search")
    alone.page.get_by_role("status").get_by_text("а путь был").wait_for()
    shoot(alone.page, "boo-board-wrong")
    shoot_race(sit(people, players=4, bots="normal", seed=8, settings=UNTIMED))


def shoot_race(host: Person) -> None:
    asked(host, "number")
    host.page.get_by_role("button", name="2", exact=True).click()
    asked(host, "search")
    shot: set[str] = set()
    while not is_over(host):
        before, moment = host.eyes.view["number"], moment_of(host)
        if moment == "show" and moment not in shot:
            shoot_show(host)
        elif moment == "possible" and moment not in shot:
            button(host, "ready").wait_for()
            shoot(host.page, "boo-board-possible")
        elif kinds_of(host) and not waits(host):
            by_keys(host)
        shot.add(moment)
        if host.eyes.view["number"] == before:
            host.eyes.wait(host.page)
    shoot(host.page, "boo-board-end", more=True)


def shoot_show(host: Person) -> None:
    """Two thirds of the way."""
    steps = way(host)
    far = 2 * len(steps) // 3
    draw_by_keys(host, steps[:far])
    shoot(host.page, "boo-board-middle", more=True)
    draw_by_keys(host, steps[far:])
    until_judged(host)


def waits(person: Person) -> bool:
    """Whether this person lets others search."""
    return "search" in kinds_of(person) and (
        has_hand_up(person) or person.eyes.view["table"]["round_no"] <= LEFT_TO_BOTS
    )


def moment_of(person: Person) -> str:
    if person.eyes.view["table"]["round_no"] <= LEFT_TO_BOTS + 1:
        return ""
    kinds = kinds_of(person)
    return "show" if "show" in kinds else "possible" if "ready" in kinds else ""


# ------------------------------------------------------------------------------------------------ the paper theatre

THEATRE = {"choose_cards": "opening", "monster_place": "scene", "build_action": "middle"}
"""What is asked when a picture is taken, from the second round on."""


def shoot_theatre(people: People) -> None:
    """The sealed choice, a monster looking for a place, a build turn, and the end."""
    host = lay(people, "grimm_forest", Сколько_игроков="4")
    start(host)
    shot: set[str] = set()
    while not is_over(host):
        asked_now = [ask["kind"] for ask in host.eyes.view["asks"] if ask["given"] is None]
        moment = THEATRE.get(asked_now[0], "") if asked_now and host.eyes.view["table"]["round"] > 4 else ""
        if moment and moment not in shot:
            shot.add(moment)
            shoot(host.page, f"grimm_forest-board-{moment}", more=moment == "middle")
        if not answer(host, by_mouse):
            host.eyes.wait(host.page)
    shoot(host.page, "grimm_forest-board-end")


def keep(page: Page) -> None:
    """The best pictures, as small WebP files made by the browser."""
    camera = page.context.new_cdp_session(page)
    for shot, name in KEEP.items():
        if not (OUT / f"{shot}.png").exists():
            continue  # its game was not chosen
        size = PHONE if "phone" in shot else DESK
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        page.goto((OUT / f"{shot}.png").resolve().as_uri())
        taken = camera.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        (KEPT / f"{name}.webp").write_bytes(b64decode(taken["data"]))


def main(chosen: list[str]) -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, served(Path(data)) as address, chromium() as browser:
        people = People(browser, RunningServer(address))
        shoot(people.come().page, "shelf")
        for game in [each for each in chosen if each != "--keep"] or games.ids:
            shoot_game(people, game)
            if game in (*BOARDS, *ARRANGED):
                shoot_board(browser, address, game)
            if game == "boo":
                shoot_castle(people)
            if game == "grimm_forest":
                shoot_theatre(people)
        if "--keep" in chosen:
            keep(browser.new_page())
    print(f"{len(list(OUT.iterdir()))} pictures in {OUT}")


if __name__ == "__main__":
    main(sys.argv[1:])
