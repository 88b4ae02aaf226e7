"""The boards that games bring with them, sent as they lie in the game's package, under the same policy as the page."""

from __future__ import annotations

from pathlib import PurePath

from litestar import Response, route
from litestar.datastructures import State
from litestar.params import FromPath

from igroteka.server.messages.rejection import Rejected
from igroteka.server.pages.responses import Asking, Prepared, PreparedBodies, prepare, respond
from igroteka.server.pages.static import READ
from igroteka.server.shelf.brought_boards import TYPES, board_files


@route("/boards/{game:str}/{name:str}", http_method=READ, include_in_schema=False, prepared=True)
async def board_file(request: Asking, state: State, game: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    kept: PreparedBodies = state.prepared
    if name not in board_files(game):
        raise Rejected("no_table", f"there is no {name} of {game}")

    def make() -> Prepared:
        return prepare(board_files(game)[name], TYPES[PurePath(name).suffix])

    return respond(kept.get(("board", game, name), make), request)
