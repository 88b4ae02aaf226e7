"""What a page needs of Python: its memory once everything but the games is imported, msgspec, and an archive of what is
read later.

Everything is compiled by the very Python that runs it; content, which people write as YAML, is JSON, checked before.
Nothing is compressed by itself: whoever sends it does that better.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from igroteka.content.strict_yaml import parse

ROOT: Final = Path(__file__).resolve().parent.parent
PYODIDE: Final = ROOT / "web/node_modules/pyodide"
SOURCE: Final = ROOT / "src"
PLATFORM: Final = "pyemscripten_2026_0_wasm32"
PYTHON: Final = "3.14"
"""Of the Pyodide in web/package.json."""
MSGSPEC: Final = "msgspec.wasm"
FILES: Final = ("heap.bin", MSGSPEC, "python.zip")
WHEELS: Final = ROOT / "build/wheels"
MOMENT: Final = (2026, 1, 1, 0, 0, 0)
"""Of every file: the same source gives the same archive."""
LEFT_OUT: Final = (
    "igroteka/cli",
    "igroteka/lab",
    "igroteka/envs",
    "igroteka/testing",
    "igroteka/server/http",
    "igroteka/server/pages",
    "igroteka/server/static",
    "igroteka/server/cluster/forward.py",
    "igroteka/server/storage/engines.py",
    "igroteka/server/storage/postgres.py",
    "igroteka/server/storage/threaded.py",
    "igroteka/server/thinking/thinking_processes.py",
    "igroteka/server/thinking/worker_process.py",
)
"""What only a server or a terminal has."""
WORDS: Final = ("igroteka/text/ru.ftl", "igroteka/text/en.ftl")
"""The page says everything itself; bots' names are looked up."""
UNUSED: Final = {
    "__hello__", "__phello__", "_ast_unparse", "_markupbase", "_py_abc", "_pydatetime", "_pyio", "_pylong", "_pyrepl",
    "_strptime", "_sysconfigdata__emscripten_wasm32-emscripten", "_threading_local", "antigravity", "argparse", "bdb",
    "cProfile", "calendar", "cmd", "code", "colorsys", "compileall", "configparser", "csv", "ctypes", "difflib",
    "doctest", "email", "filecmp", "fileinput", "fractions", "ftplib", "getopt", "getpass", "gettext", "graphlib",
    "gzip", "html", "http", "imaplib", "mailbox", "mimetypes", "modulefinder", "multiprocessing", "netrc",
    "nturl2path", "optparse", "pdb", "pickletools", "plistlib", "poplib", "pprint", "profile", "pstats", "pty",
    "py_compile", "pyclbr", "pydoc", "quopri", "rlcompleter", "runpy", "sched", "shelve", "shlex", "smtplib",
    "socketserver", "sre_compile", "sre_constants", "sre_parse", "statistics", "stringprep", "symtable", "tabnanny",
    "tarfile", "this", "timeit", "tomllib", "trace", "tracemalloc", "tty", "unittest", "wave", "webbrowser",
    "wsgiref", "xml", "xmlrpc", "zipapp", "zoneinfo",
}  # fmt: skip
"""Modules of the standard library that nothing in a page reaches; a whole game of everything is played without them."""
ENCODINGS: Final = {"__init__", "aliases", "ascii", "cp437", "latin_1", "raw_unicode_escape", "unicode_escape", "utf_8"}
STEMMERS: Final = ("__init__", "among", "basestemmer", "english_stemmer", "russian_stemmer")


class BuildFailed(SystemExit):
    """The text says what is missing."""


def make(work: Path) -> dict[str, bytes]:
    """The files, by their names; `work`: a folder to work in."""
    shutil.rmtree(work, ignore_errors=True)
    stage, archive = work / "python", work / "all.zip"
    stage.mkdir(parents=True)
    library(stage)
    ours(stage)
    others(stage)
    (work / MSGSPEC).write_bytes(compiled_msgspec())
    compiled(stage)
    pack(stage, archive)
    started(work, archive)
    for module in stage.rglob("*.pyc"):
        if not is_read_later(module.relative_to(stage)):
            module.unlink()
    pack(stage, work / "python.zip")
    return {name: (work / name).read_bytes() for name in FILES}


def started(work: Path, archive: Path) -> None:
    """Write down the memory."""
    files = [archive, work / MSGSPEC, work / "heap.bin"]
    subprocess.run(["node", "heap.mjs", *(str(path.resolve()) for path in files)], check=True, cwd=ROOT / "web")


def is_read_later(module: Path) -> bool:
    """The games are not in the memory; and files are found by the package they are in."""
    is_package = module.parts[0] == "igroteka" and module.stem == "__init__"
    return is_package or module.is_relative_to("igroteka/games")


def library(stage: Path) -> None:
    """Copy the part of the standard library that is used."""
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as source:
        for name in source.namelist():
            top, _, rest = name.partition("/")
            is_used = top.removesuffix(".py") not in UNUSED and name.endswith(".py")
            if is_used and (top != "encodings" or rest.removesuffix(".py") in ENCODINGS):
                source.extract(name, stage)


def ours(stage: Path) -> None:
    for path in sorted((SOURCE / "igroteka").rglob("*")):
        name = path.relative_to(SOURCE).as_posix()
        is_left_out = any(name == each or name.startswith(f"{each}/") for each in LEFT_OUT)
        if is_left_out or not path.is_file() or path.suffix not in (".py", ".yaml", ".txt", ".ftl"):
            continue
        if path.suffix != ".ftl" or name in WORDS:
            put(stage / name, as_json(path, name) if path.suffix == ".yaml" else path.read_bytes())


def as_json(path: Path, name: str) -> bytes:
    """A content file, which says the same as JSON."""
    found = parse(path.read_bytes(), name)
    written = msgspec.json.encode(found)
    if msgspec.json.decode(written) != found:
        raise BuildFailed(f"{name} cannot be said in JSON: are all its keys texts?")
    return written


def others(stage: Path) -> None:
    """Packages of PyPI."""
    import mypy_extensions
    import snowballstemmer

    put(stage / "mypy_extensions.py", Path(mypy_extensions.__file__).read_bytes())
    stemmers = Path(snowballstemmer.__file__).parent
    for name in STEMMERS:
        put(stage / f"snowballstemmer/{name}.py", (stemmers / f"{name}.py").read_bytes())
    put(stage / "snowballstemmer/__init__.py", b"from snowballstemmer.languages import stemmer as stemmer\n")
    put(stage / "snowballstemmer/languages.py", LANGUAGES.encode())
    with zipfile.ZipFile(wheel()) as source:
        for name in source.namelist():
            if name.startswith("msgspec/") and name.endswith(".py"):
                put(stage / name, source.read(name))


def compiled_msgspec() -> bytes:
    """Its one module of compiled code, which cannot be in an archive."""
    with zipfile.ZipFile(wheel()) as source:
        [name] = [name for name in source.namelist() if name.endswith(".so")]
        return source.read(name)


LANGUAGES: Final = """from snowballstemmer.english_stemmer import EnglishStemmer
from snowballstemmer.russian_stemmer import RussianStemmer

def stemmer(lang):
    return {"english": EnglishStemmer, "russian": RussianStemmer}[lang.lower()]()
"""
"""In place of a list of thirty languages."""


def wheel() -> Path:
    """msgspec for the page, in the version that our lock has; it is fetched by name."""
    name = f"msgspec-{msgspec.__version__}-cp{PYTHON.replace('.', '')}-cp{PYTHON.replace('.', '')}-{PLATFORM}.whl"
    if not (WHEELS / name).is_file():
        asked = ["--quiet", "--disable-pip-version-check", "--only-binary=:all:", "--no-deps", "--dest", str(WHEELS)]
        kind = ["--platform", PLATFORM, "--python-version", PYTHON, "--implementation", "cp"]
        wanted = [*kind, "--abi", f"cp{PYTHON.replace('.', '')}", f"msgspec=={msgspec.__version__}"]
        python = shutil.which("python3") or sys.executable  # an environment that uv has made has no pip
        subprocess.run([python, "-m", "pip", "download", *asked, *wanted], check=True)
    return WHEELS / name


def compiled(stage: Path) -> None:
    """Every module as bytecode, without its docstring, and without the source."""
    subprocess.run(["node", "bytecode.mjs", str(stage.resolve())], check=True, cwd=ROOT / "web")
    left = sorted(path.relative_to(stage).as_posix() for path in stage.rglob("*.py"))
    if left:
        raise BuildFailed(f"not compiled: {', '.join(left)}")


def pack(stage: Path, archive: Path) -> None:
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_STORED) as target:
        for path in members(stage):
            target.writestr(zipfile.ZipInfo(path.relative_to(stage).as_posix(), MOMENT), path.read_bytes())


def members(stage: Path) -> Iterator[Path]:
    return (path for path in sorted(stage.rglob("*")) if path.is_file())


def put(path: Path, body: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(body)


def pyodide_version() -> str:
    return str(json.loads((PYODIDE / "package.json").read_text())["version"])
