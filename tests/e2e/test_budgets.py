"""What pages weigh, read off the built page: what each fetches at once, as a browser of today receives it. No browser
is needed; that they fetch nothing else is seen in soak (`test_looks`)."""

import re
from pathlib import Path

from igroteka import server
from igroteka.games import games

STATIC = Path(server.__file__).parent / "static"
ASSETS = STATIC / "assets"
SHELF = {"script": 95_000, "style": 15_000, "lids": 45_000, "letters": 61_000, "pictures": 35_000, "all": 250_000}
"""Bytes of a first visit, and of what it consists."""
GAME_PAGE, LOBBY, LID = 120_000, 60_000, 20_000
PICTURE = 70_000
SPOKEN = ("ru", "en")


def weight(*files: Path) -> int:
    """As it goes over the line."""
    packed = [file.with_name(f"{file.name}.br") for file in files]
    return sum((small if small.exists() else file).stat().st_size for small, file in zip(packed, files, strict=True))


def asset(name: str) -> Path:
    """The file of this name, whatever its hash."""
    found = [each for each in ASSETS.glob(f"{name}-*") if each.suffix not in (".br", ".gz")]
    assert len(found) == 1, (name, found)
    return found[0]


def statically(file: Path) -> set[Path]:
    """A script and all that it imports before it runs."""
    found: set[Path] = set()
    ahead = [file]
    while ahead:
        each = ahead.pop()
        if each not in found:
            found.add(each)
            ahead += [
                ASSETS / name for name in re.findall(r"""(?:from|import)\s*["'`]\./([\w.-]+\.js)""", each.read_text())
            ]
    return found


def at_once() -> set[Path]:
    """What the first page fetches."""
    html = (STATIC / "index.html").read_text()
    named = {STATIC / path for path in re.findall(r'(?:src|href)="\./(assets/[\w.-]+\.(?:js|css))"', html)}
    scripts = {each for file in named if file.suffix == ".js" for each in statically(file)}
    assert scripts, "the page has a script"
    return named | scripts


def page(name: str) -> set[Path]:
    """What another page fetches beyond the first, scripts and styles."""
    [entry] = [each for each in at_once() if each.name.startswith("index-") and f"./{name}-" in each.read_text()]
    text = entry.read_text()
    listed = re.search(r"m\.f=\[(.*?)\]", text, re.DOTALL)
    numbers = re.search(rf"\./{name}-[\w.-]+[\"'`]\)[^\[]*__vite__mapDeps\(\[([\d,]*)\]", text)
    assert listed, "the page knows its files"
    assert numbers, f"{name} is fetched when it is opened"
    files = re.findall(r"[\"'`]\./([^\"'`]+)[\"'`]", listed[1])
    return {ASSETS / files[int(n)] for n in numbers[1].split(",")} - at_once()


def test_the_shelf_is_light() -> None:
    code = at_once()
    parts = {
        "script": weight(*[each for each in code if each.suffix == ".js"]),
        "style": weight(*[each for each in code if each.suffix == ".css"]),
        "lids": max(weight(*[asset(f"{game}-lid-{lang}") for game in games.ids]) for lang in SPOKEN),
        "letters": weight(*[asset(f"golos-text-{subset}-wght-normal") for subset in ("latin", "cyrillic")]),
    }
    parts["pictures"] = weight(*[asset(f"{game}-scene") for game in games.ids])
    parts["all"] = sum(parts.values()) + weight(STATIC / "index.html")
    assert {name: size for name, size in parts.items() if size > SHELF[name]} == {}, parts
    assert not [each.name for each in code if re.match("Board|TablePage|Started", each.name)]


def test_a_lid_is_small() -> None:
    heavy = {
        name: size
        for game in games.ids
        for lang in SPOKEN
        if (size := weight(asset(name := f"{game}-lid-{lang}"))) > LID
    }
    assert heavy == {}


def test_the_page_of_a_game_is_light() -> None:
    code = weight(*page("GamePage"))
    for game in games.ids:
        for lang in SPOKEN:
            picture = weight(asset(f"{game}-{lang}"))
            assert picture <= PICTURE, (game, lang, picture)
            assert code + picture + weight(asset(f"{game}-hero")) <= GAME_PAGE, (game, lang, code, picture)


def test_a_lobby_is_light_and_does_not_fetch_what_plays() -> None:
    code = page("TablePage")
    behind = max(weight(asset(f"{game}-behind")) + weight(asset(f"{game}-scene")) for game in games.ids)
    assert weight(*code) + behind <= LOBBY, {each.name: weight(each) for each in sorted(code, key=weight)}
    played = "".join(each.read_text() for each in code if each.suffix == ".js")
    assert "data-home" not in played, "the frame of a game is fetched with the lobby"
