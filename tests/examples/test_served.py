"""What the server tells and sends of games that live in packages of their own, whole ones and broken ones."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.examples.installed import LIARS_DICE, build, run

ASKED = """
import json, sys
from litestar.testing import TestClient
from igroteka.server.base.config import Config
from igroteka.server.http.app import create_app

def client(**settings):
    return TestClient(create_app(Config(data=sys.argv[1], workers=1, **settings)), base_url="http://127.0.0.1")

with client() as home:
    server, games = home.get("/api/server").json(), home.get("/api/games").json()
    board = next(game["board"] for game in games if game["id"] == "liars_dice")
    paths = ["/" + board, "/boards/liars_dice/table.d.ts", "/boards/liars_dice/..%2Fgame.py", "/boards/boo/board.js"]
    answers = [home.get(path) for path in paths]
with client(public_url="http://127.0.0.1/") as public:
    told = public.get("/api/server").json()["unavailable"]
print(json.dumps({
    "unavailable": server["unavailable"], "games": [game["id"] for game in games], "public": told,
    "answers": [answer.status_code for answer in answers], "type": answers[0].headers["content-type"],
    "module": "export function mount" in answers[0].text,
}))
"""


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What a server at home says, and one that is open to all."""
    site = tmp_path_factory.mktemp("site")
    build(LIARS_DICE, site)
    broken = {"torn": "raise SystemExit('half of it is missing')", "blank": "GAME = object()"}
    for name, text in broken.items():
        (site / f"{name}.py").write_text(text, encoding="utf-8")
        info = site / f"{name}_game-1.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}-game\nVersion: 1\n")
        (info / "entry_points.txt").write_text(f"[igroteka.games]\n{name} = {name}\n")
    return json.loads(run(site, "-c", ASKED, str(tmp_path_factory.mktemp("data"))))


def test_a_board_is_sent_and_nothing_else_of_its_package(told: Any) -> None:
    assert told["answers"] == [200, 404, 404, 404]
    assert told["type"].startswith("text/javascript")
    assert told["module"]


def test_broken_games_are_named_and_the_others_stand(told: Any) -> None:
    assert told["unavailable"]["torn"] == "SystemExit: half of it is missing"
    assert "no attribute 'id'" in told["unavailable"]["blank"]
    assert {"boo", "liars_dice"} <= {*told["games"]}
    assert not {"torn", "blank"} & {*told["games"]}
    assert told["public"] == {"torn": "", "blank": ""}
