"""Pictures of every step of a lesson, taken while the page is led through it: `make lessons GAME=boo`.

With more to choose: `python -m tools.lessons boo --chapter race --size phone`. They are written to reports/lessons/.
"""

import argparse
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Error

from igroteka.games import games
from igroteka.lessons import lesson_of
from tests.e2e.conftest import People, RunningServer, chromium, served
from tests.e2e.pupil import Pupil, faults
from tests.gallery.page import LOCALES, SIZES

OUT = Path("reports/lessons")


def main() -> int:
    parser = argparse.ArgumentParser(prog="make lessons", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=games.ids)
    parser.add_argument("--chapter", default="", help="one chapter")
    parser.add_argument("--size", choices=SIZES, help="one size of the window; else desk and phone")
    parser.add_argument("--locale", choices=LOCALES, default="ru-RU")
    parser.add_argument("--dark", action="store_true", help="the dark theme")
    asked = parser.parse_args()
    found = 0
    with TemporaryDirectory() as data, served(Path(data)) as address, chromium() as browser:
        for size in [asked.size] if asked.size else ["desk", "phone"]:
            people = People(browser, RunningServer(address))
            for n, chapter in enumerate(lesson_of(asked.game).chapters, 1):
                if asked.chapter not in ("", chapter.id):
                    continue
                width, height = SIZES[size]
                path = f"#/lesson/{asked.game}/{chapter.id}"
                person = people.come({"width": width, "height": height}, asked.locale, path)
                person.page.emulate_media(color_scheme="dark" if asked.dark else "light", reduced_motion="reduce")
                found += take(Pupil(person), f"{asked.game}-{size}-{asked.locale[:2]}-{n}-{chapter.id}")
                person.context.close()
    print(f"{asked.game}: {found} faults")
    return 1 if found else 0


def take(pupil: Pupil, name: str) -> int:
    """Take a chapter, photograph each step, and return the number of faults."""
    OUT.mkdir(parents=True, exist_ok=True)
    shot, wrong = 0, 0

    def look(pupil: Pupil) -> None:
        nonlocal shot, wrong
        shot += 1
        pupil.page.screenshot(path=OUT / f"{name}-{shot:02}.png")
        for fault in faults(pupil):
            wrong += 1
            print(f"{name}-{shot:02} {pupil.guidance['line']}: {fault}")

    try:
        pupil.take_chapter(look)
    except (AssertionError, Error) as error:
        wrong += 1
        pupil.page.screenshot(path=OUT / f"{name}-stuck.png")
        print(f"{name}-stuck: {error}")
    for complaint in pupil.person.complaints:
        wrong += 1
        print(f"{name}: {complaint}")
    return wrong


if __name__ == "__main__":
    raise SystemExit(main())
