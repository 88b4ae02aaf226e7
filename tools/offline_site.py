"""`make site`: a folder that plays without a server, in `dist/site/`. It can be put anywhere, under any path.

It is the page as a server sends it, with Python and our packages for the page's workers, and with everything that a
server answers alike to everybody, prepared. `--plain` leaves out the compressed forms, which only sending needs.
"""

from __future__ import annotations

import argparse
import hashlib
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from igroteka.content.parts import PARTS, has_part
from igroteka.content.words import LANGUAGES
from igroteka.games import games
from igroteka.server.base.config import SHELF
from igroteka.server.offline import page_requests
from igroteka.server.offline.home import CONFIG
from igroteka.server.pages.responses import HEADERS
from igroteka.server.shelf.served_games import Shelf, words
from tools import offline_archive
from tools.offline_archive import PYODIDE, ROOT, BuildFailed, put

PAGE: Final = ROOT / "src/igroteka/server/static"
SITE: Final = ROOT / "dist/site"
BUILD: Final = ROOT / "build/offline"
PROGRAM: Final = {
    "pyodide.mjs": "pyodide.js",
    "pyodide.asm.mjs": "pyodide.asm.js",
    "pyodide.asm.wasm": "pyodide.asm.wasm",
}
"""By their names in the npm package; some hosts do not know what .mjs is."""
CSP: Final = HEADERS["Content-Security-Policy"].replace("default-src 'self'", "default-src 'self'; {script}")
ALLOWED: Final = "script-src 'self' 'wasm-unsafe-eval'"
"""What the page of a server does not need."""
ONLY_IN_HEADERS: Final = "frame-ancestors"
HEAD: Final = '<meta charset="utf-8" />\n'


def build(site: Path, compressed: bool) -> None:
    index = PAGE / "index.html"
    if not index.is_file():
        raise BuildFailed("site: the page is not built: make setup")
    python = offline_archive.make(BUILD)
    shutil.rmtree(site, ignore_errors=True)
    for path in of_the_page():
        put(site / path.relative_to(PAGE), path.read_bytes())
    root = program(site, python)
    for lang, name, text in texts():
        put(site / f"text/{lang}/{name}.ftl", text.encode())
    put(site / "api/server", msgspec.json.encode(page_requests.about(CONFIG)))
    put(site / "index.html", head(index.read_text(encoding="utf-8"), root, size_of(site / root)).encode())
    service(site)
    if compressed:
        subprocess.run(["node", "prepare.mjs", str(site)], check=True, cwd=ROOT / "web")


def of_the_page() -> Iterator[Path]:
    """The files of the page; the compressed ones are made anew, and pictures for messengers only a server names."""
    for path in sorted(PAGE.rglob("*")):
        is_made = path.suffix in (".br", ".gz") or path.name == "files.json" or "previews" in path.parts
        if path.is_file() and not is_made:
            yield path


def program(site: Path, python: dict[str, bytes]) -> str:
    """Python, our packages and what is prepared, in a folder whose name changes with what is in it."""
    files = {PROGRAM[name]: (PYODIDE / name).read_bytes() for name in PROGRAM} | python
    files |= {f"prepared/{name}.json": body for name, body in prepared().items()}
    digest = hashlib.sha256()
    for name, body in sorted(files.items()):
        digest.update(f"{name} {len(body)} ".encode() + body)
    root = f"offline/{digest.hexdigest()[:12]}/"
    for name, body in files.items():
        put(site / root / name, body)
    return root


def prepared() -> dict[str, bytes]:
    """The answers that a server gives to everybody alike, by path with - for /."""
    shelf = Shelf(SHELF)
    found: dict[str, object] = {"games": shelf.infos()}
    for id in games:
        found |= {
            f"games-{id}-content": shelf.content(id, False),
            f"rules-{id}": shelf.rules(id),
            f"book-{id}": shelf.book(id),
            f"puzzles-{id}": shelf.puzzles(id),
        }
    return {name: msgspec.json.encode(body) for name, body in found.items()}


def texts() -> Iterator[tuple[str, str, str]]:
    """Language, name and source of all words."""
    for lang in LANGUAGES:
        yield lang, "common", words(lang, "common")
        for id in games:
            yield lang, id, words(lang, id)
            for part in PARTS:
                if has_part(id, part):
                    yield lang, f"{part}_{id}", words(lang, f"{part}_{id}")


def service(site: Path) -> None:
    """The service worker knows every file, and what is in it."""
    script = site / "sw.js"
    files = {path.relative_to(site).as_posix(): path for path in sorted(site.rglob("*")) if path.is_file()}
    del files[script.name]
    held = {name: hashlib.sha256(path.read_bytes()).hexdigest()[:20] for name, path in files.items()}
    version = hashlib.sha256(repr(held).encode() + script.read_bytes()).hexdigest()[:12]
    kept = msgspec.json.encode({"version": version, "files": held}).decode()
    put(script, f"self.KEPT={kept};\n{script.read_text(encoding='utf-8')}".encode())


def size_of(folder: Path) -> int:
    """The size in bytes of what a worker fetches."""
    return sum(path.stat().st_size for path in folder.iterdir() if path.suffix in (".js", ".wasm", ".zip", ".bin"))


def head(page: str, root: str, size: int) -> str:
    """The page, which knows where its tables are and what it may load."""
    rules = [rule for rule in CSP.format(script=ALLOWED).split("; ") if not rule.startswith(ONLY_IN_HEADERS)]
    csp = f'<meta http-equiv="Content-Security-Policy" content="{"; ".join(rules)}" />'
    offline = f'<meta name="igroteka-offline" content="{root}" data-size="{size}" />'
    if HEAD not in page:
        raise BuildFailed("site: where does the head of index.html begin?")
    return page.replace(HEAD, f"{HEAD}    {csp}\n    {offline}\n", 1)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Build the shelf that needs no server.")
    parser.add_argument("--plain", action="store_true", help="without the compressed forms of the files")
    parser.add_argument("--to", type=Path, default=SITE, metavar="FOLDER")
    asked = parser.parse_args()
    build(asked.to.resolve(), not asked.plain)
