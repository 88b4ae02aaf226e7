"""Pictures of every table for the eye: opening, middle and end, at both sizes, light and dark; also as people with
other eyes see them, in forced colours and at 200 %. `make shots` writes them to reports/shots/; arguments choose games.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from playwright.sync_api import Page

from igroteka.games import games
from tests.e2e.conftest import DESK, PHONE, House, People, Person, chromium, served
from tests.e2e.player import act, haunt, is_over
from tests.e2e.tables import lay, plain, start

OUT = Path("reports/shots")
BLIND = ("achromatopsia", "deuteranopia", "protanopia", "tritanopia")
ZOOMED = {"width": 720, "height": 450}
MIDDLE = {"boo": 6, "gravity_falls": 12, "grimm_forest": 14, "rickshank": 14, "rigor_mortis": 12}
ENOUGH = 1_500


def shoot(page: Page, name: str, more: bool = False) -> None:
    """One moment at both sizes, light and dark; with `more` also through other eyes."""
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
    """Play on, a number after each answer, until the end."""
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


def board(person: Person) -> None:
    person.page.get_by_role("button", name="Простой стол").click()
    person.page.get_by_role("group", name="Привидение").first.wait_for()


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
    if game == "boo":
        board(host)
        shoot(host.page, f"{game}-board-{moment}", more=True)
        plain(host)


def main(chosen: list[str]) -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, served(Path(data)) as address, chromium() as browser:
        people = People(browser, House(address))
        shoot(people.come().page, "shelf")
        for game in chosen or games.ids:
            shoot_game(people, game)
    print(f"{len(list(OUT.iterdir()))} pictures in {OUT}")


if __name__ == "__main__":
    main(sys.argv[1:])
