"""What tests ask of the shelf: which games have what. A new game joins a test by having what the test is about."""

from pathlib import Path
from typing import Final

from igroteka.games import games
from igroteka.lessons import has_book, has_lesson
from igroteka.packages import folder_of, own_games, package_of

ROOT: Final = Path(__file__).parents[1]

WHOLE: Final = [id for id in own_games() if folder_of(package_of(id)).joinpath("content").is_dir()]
"""With all files of the anatomy. A small game leaves out what has a default; `check-game` says what it lacks."""
BOARDED: Final = [id for id in WHOLE if (ROOT / "web/src/boards" / id / "board.ts").is_file()]
TAUGHT: Final = [id for id in games if has_lesson(id)]
BOOKED: Final = [id for id in games if has_book(id)]
DESCRIBED: Final = [id for id in games if (ROOT / "docs/games" / f"{id}.md").is_file()]
