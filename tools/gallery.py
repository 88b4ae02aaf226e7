"""What is wrong with a board: every kind of question of a game and the crowded positions, at all sizes.

`make gallery GAME=boo KIND=search`, or with more to choose `python -m tools.gallery boo --kind search --size phone`.
"""

import argparse
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page

from igroteka.games import games
from tests.e2e.conftest import chromium, served
from tests.gallery.collect import shots
from tests.gallery.page import LAPTOPS, LOCALES, SIZES, Hung, faults, framed, opened

PICTURES = Path("reports/gallery")


def main() -> int:
    parser = argparse.ArgumentParser(prog="make gallery", description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", choices=games.ids)
    parser.add_argument("--kind", default="", help="a kind of question, or a part of its name")
    parser.add_argument("--size", choices=[*SIZES, *LAPTOPS], help="one size of the window")
    parser.add_argument("--laptops", action="store_true", help="the sizes of more laptops too")
    parser.add_argument("--locale", choices=LOCALES, help="one language")
    parser.add_argument("--plain", action="store_true", help="the plain table")
    parser.add_argument("--pictures", action="store_true", help="save them in reports/gallery/")
    parser.add_argument("--axe", action="store_true", help="at every exhibit; else at each in one size only")
    asked = parser.parse_args()
    hung = [each for each in framed(shots(asked.game)) if asked.kind in each.shot.name]
    if not hung:
        parser.error(f"no such kind: {asked.kind}")
    found: dict[str, list[str]] = {}
    with TemporaryDirectory() as data, served(Path(data)) as address, chromium() as browser:
        sizes = [asked.size] if asked.size else [*SIZES, *(LAPTOPS if asked.laptops else ())]
        for locale in [asked.locale] if asked.locale else LOCALES:
            with opened(browser, address, locale, asked.plain, hung) as page:
                for n, size in enumerate(sizes):
                    axed = [i for i in range(len(hung)) if asked.axe or i % len(sizes) == n]
                    for i, fault in faults(page, size, range(len(hung)), axed, whole=True):
                        found.setdefault(fault, []).append(f"{hung[i].name} {size} {locale[:2]}")
                    if asked.pictures:
                        take(page, hung, PICTURES / asked.game, f"{size}-{locale[:2]}")
    for fault, where in found.items():
        print(f"{fault}\n    {len(where)} times: {', '.join(where[:4])}{' …' if len(where) > 4 else ''}")
    print(f"{asked.game}: {len(hung)} exhibits, {len(found)} faults")
    return 1 if found else 0


def take(page: Page, hung: list[Hung], folder: Path, where: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for i, each in enumerate(hung):
        page.evaluate("i => send(gallery[i].after)", i)
        page.screenshot(path=folder / f"{each.shot.name.replace(' ', '-')}-{where}.png")


if __name__ == "__main__":
    raise SystemExit(main())
