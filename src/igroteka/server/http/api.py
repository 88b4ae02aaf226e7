"""The HTTP API: the shelf, making and joining tables, finished games."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Annotated, Final

import msgspec
from litestar import Controller, Response, get, post
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, HeaderParameter

from igroteka import __version__
from igroteka.content.rulebook import Rulebook
from igroteka.content.words import LANGUAGES
from igroteka.server.base import net
from igroteka.server.cluster.forward import CLIENT, forward, is_forwarded
from igroteka.server.cluster.processes import Elsewhere, Metrics
from igroteka.server.http import hosts
from igroteka.server.http.searches import Searches, check_query, while_connected
from igroteka.server.mailbox import making, membership, viewing
from igroteka.server.mailbox.tables import Tables
from igroteka.server.messages.bodies import (
    MAX_FILE,
    BookInfo,
    ContentInfo,
    Continue,
    Find,
    GameInfo,
    Health,
    Invitation,
    InviteLookup,
    Join,
    Mine,
    NewLesson,
    NewTable,
    OpenFile,
    OpenTable,
    PuzzleInfo,
    Redeem,
    ServerInfo,
    Study,
    TableInfo,
    Ticket,
)
from igroteka.server.messages.rejection import Rejected
from igroteka.server.messages.requests import PROTOCOL
from igroteka.server.pages.responses import Asking, Prepared, PreparedBodies, prepare, respond
from igroteka.server.people import passkeys
from igroteka.server.shelf import served_games

encoder: Final = msgspec.json.Encoder()
Whose = Annotated[str, HeaderParameter(name="Authorization")]
"""A key: of a person, of a member, or what a link carries."""
METRICS: Final[tuple[tuple[str, str, Callable[[Metrics], int]], ...]] = (
    ("live_tables", "gauge", lambda each: each.live),
    ("connections", "gauge", lambda each: each.connections),
    ("transactions_total", "counter", lambda each: each.transactions),
    ("commits_total", "counter", lambda each: each.commits),
)
"""Name, kind, and how it is read."""


def told(what: object) -> dict[int, ResponseSpec]:
    """What an answer holds, for the description of the API; it is encoded already when it is sent."""
    return {200: ResponseSpec(data_container=what, generate_examples=False)}


def as_json(what: object) -> Prepared:
    return prepare(encoder.encode(what), "application/json")


class Api(Controller):
    """Everything but the sockets."""

    path = "/"

    @get("/health", tags=["server"])
    async def health(self, state: State) -> Response[Health]:
        tables: Tables = state.tables
        found = Health(
            ok=not tables.store.trouble and tables.place.is_well,
            version=__version__,
            tables=tables.shared.capacity.count,
            live=len(tables.open),
            connections=sum(len(each.table.clients) for each in tables.open.values()),
        )
        return Response(found, status_code=200 if found.ok else 503)

    @get("/metrics", tags=["server"], media_type="text/plain; version=0.0.4")
    async def metrics(self, state: State) -> str:
        """What is measured, of every process that shares the database, as Prometheus reads it."""
        tables: Tables = state.tables
        found = await tables.place.metrics()
        lines = [f"# TYPE igroteka_tables gauge\nigroteka_tables {tables.shared.capacity.count}"]
        for name, kind, read in METRICS:
            lines.append(f"# TYPE igroteka_{name} {kind}")
            lines += [f'igroteka_{name}{{process="{process}"}} {read(each)}' for process, each in found.items()]
        return "\n".join(lines) + "\n"

    @get("/api/server", tags=["server"])
    async def server(self, state: State) -> ServerInfo:
        tables: Tables = state.tables
        config, wait = tables.config, round(tables.thinkers.expected_wait)
        loopback = not config.public_url and net.is_loopback(config.host)
        unavailable = shelf_in(state).unavailable()
        return ServerInfo(
            version=__version__,
            protocol=PROTOCOL,
            public_url=config.public_url,
            loopback=loopback,
            lan=hosts.addresses(config.host, config.port),
            keep_days=config.keep_days,
            busy=wait > 0,
            wait=wait,
            hints=config.limits.hints,
            unavailable=unavailable if loopback else dict.fromkeys(unavailable, ""),
            club=config.club and (config.public_url != "" or not net.is_loopback(config.host)),
            people=True,
            push=state.push,
            passkeys=passkeys.is_installed(),
            notice=tables.shared.notice,
        )

    @get("/api/games", tags=["shelf"], prepared=True, responses=told(list[GameInfo]))
    async def games(self, request: Asking, state: State) -> Response[bytes]:
        prepared, games = prepared_in(state), shelf_in(state)
        infos: list[GameInfo] = []

        def make() -> Prepared:
            infos.extend(games.infos())
            return as_json(infos)

        found = prepared.get("games", make)
        if 0 < len(infos) < len(games.games):
            prepared.forget("games")  # a game that could not be shown is tried again
        return respond(found, request)

    @get("/api/games/{game:str}/content", tags=["shelf"], prepared=True, responses=told(ContentInfo))
    async def content(self, request: Asking, state: State, game: FromPath[str], pack: bool = False) -> Response[bytes]:
        games = shelf_with(state, game)
        make = partial(games.content, game, pack)
        return respond(prepared_in(state).get(("content", game, pack), lambda: as_json(make())), request)

    @get("/api/rules/{game:str}", tags=["shelf"], prepared=True, responses=told(Rulebook))
    async def rules(self, request: Asking, state: State, game: FromPath[str]) -> Response[bytes]:
        games = shelf_with(state, game)
        return respond(prepared_in(state).get(("rules", game), lambda: as_json(games.rules(game))), request)

    @get("/api/book/{game:str}", tags=["shelf"], prepared=True, responses=told(BookInfo))
    async def book(self, request: Asking, state: State, game: FromPath[str]) -> Response[bytes]:
        """The data of the page that shows a game's rules as a book."""
        games = shelf_with(state, game)
        return respond(prepared_in(state).get(("book", game), lambda: as_json(games.book(game))), request)

    @get("/api/puzzles/{game:str}", tags=["shelf"], prepared=True, responses=told(list[PuzzleInfo]))
    async def puzzles(self, request: Asking, state: State, game: FromPath[str]) -> Response[bytes]:
        """The puzzles of a game. They are taken at tables, like the chapters of a lesson."""
        games = shelf_with(state, game)
        return respond(prepared_in(state).get(("puzzles", game), lambda: as_json(games.puzzles(game))), request)

    @get("/api/rules/{game:str}/search", tags=["shelf"])
    async def search(self, request: Asking, state: State, game: FromPath[str], words: str = "") -> list[str]:
        """The ids of the rules that answer these words, the best first."""
        games, searches = shelf_with(state, game), searches_in(state)
        check_query(words)
        return await while_connected(searches.run(games.search, game, words), request.receive) or []

    @get("/text/{lang:str}/{file:str}", tags=["shelf"], prepared=True)
    async def text(self, request: Asking, state: State, lang: FromPath[str], file: FromPath[str]) -> Response[bytes]:
        game = file.removesuffix(".ftl")
        if lang not in LANGUAGES or not (game == "common" or served_games.has_words(shelf_in(state), game)):
            raise Rejected("no_table", f"there are no words {lang}/{file}")

        def make() -> Prepared:
            return prepare(served_games.words(lang, game).encode(), "text/plain; charset=utf-8")

        return respond(prepared_in(state).get(("text", lang, game), make), request)

    @post("/api/tables", tags=["tables"], status_code=201)
    async def make(self, request: Asking, state: State, data: NewTable, authorization: Whose = "") -> Ticket:
        tables: Tables = state.tables
        return await making.make(tables, data, address_of(request), await tables.person_with(key_in(authorization)))

    @post("/api/lessons", tags=["tables"], status_code=201)
    async def make_lesson(self, request: Asking, state: State, data: NewLesson, authorization: Whose = "") -> Ticket:
        """A table for a chapter of a game's lesson, for one of its puzzles or for an example of its book."""
        tables: Tables = state.tables
        whose = await tables.person_with(key_in(authorization))
        return await making.make_lesson(tables, data, address_of(request), whose)

    @post("/api/tables/{table:str}/look", tags=["tables"], status_code=200)
    async def look(self, state: State, table: FromPath[str], data: InviteLookup) -> TableInfo:
        tables: Tables = state.tables
        return await viewing.look(tables, table, data.invite)

    @post("/api/tables/{table:str}/join", tags=["tables"], status_code=201)
    async def join(
        self, request: Asking, state: State, table: FromPath[str], data: Join, authorization: Whose = ""
    ) -> Ticket:
        tables: Tables = state.tables
        whose = await tables.person_with(key_in(authorization))
        return await ticket(request, membership.join(tables, table, data.invite, data.name, data.key, whose))

    @post("/api/tables/{table:str}/leave", tags=["tables"], status_code=204)
    async def leave(
        self,
        request: Asking,
        state: State,
        table: FromPath[str],
        authorization: Whose = "",
    ) -> None:
        """Give up one's seats and the membership; in play bots go on."""
        tables: Tables = state.tables
        try:
            await membership.leave(tables, table, key_in(authorization))
        except Elsewhere as error:
            await forward(request, error, tables.place, address_of(request))

    @post("/api/find", tags=["tables"], status_code=200)
    async def find(self, request: Asking, state: State, data: Find) -> Invitation:
        """The invitation that a spoken code stands for, the same as a link to join."""
        tables: Tables = state.tables
        return await membership.find(tables, data.words, address_of(request))

    @get("/api/tables/open", tags=["tables"])
    async def open_tables(self, state: State, authorization: Whose = "") -> list[OpenTable]:
        tables: Tables = state.tables
        return await viewing.open_tables(tables, await tables.person_with(key_in(authorization)))

    @post("/api/redeem", tags=["tables"], status_code=201)
    async def redeem(self, request: Asking, state: State, data: Redeem) -> Ticket:
        tables: Tables = state.tables
        return await ticket(request, membership.redeem(tables, data.code))

    @post("/api/mine", tags=["tables"], status_code=200)
    async def mine(self, state: State, data: Mine) -> list[TableInfo]:
        tables: Tables = state.tables
        return await viewing.lines(tables, data)

    @get("/api/tables/{table:str}/replay", tags=["tables"])
    async def replay(
        self,
        request: Asking,
        state: State,
        table: FromPath[str],
        authorization: Whose = "",
        audience: str = "",
    ) -> Response[bytes]:
        """A game (Replay) as one audience saw it; a running one, as far as it has come."""
        tables: Tables = state.tables
        entry = await viewing.entered(tables, table, key_in(authorization))
        try:
            answer = encoder.encode(await viewing.replay(tables, entry, audience, address_of(request)))
        except Elsewhere as error:
            answer = await forward(request, error, tables.place, address_of(request))
        return Response(answer, media_type="application/json")

    @get("/api/tables/{table:str}/study", tags=["tables"], responses=told(Study))
    async def study(
        self,
        request: Asking,
        state: State,
        table: FromPath[str],
        seat: int,
        authorization: Whose = "",
    ) -> Response[bytes]:
        """Which decisions of one's own seat, in a finished game, have cost most (Study)."""
        tables: Tables = state.tables
        entry = await viewing.entered(tables, table, key_in(authorization))
        try:
            answer = encoder.encode(await viewing.study(tables, entry, seat, address_of(request)))
        except Elsewhere as error:
            answer = await forward(request, error, tables.place, address_of(request))
        return Response(answer, media_type="application/json")

    @post("/api/tables/{table:str}/continue", tags=["tables"], status_code=201)
    async def go_on(
        self,
        request: Asking,
        state: State,
        table: FromPath[str],
        data: Continue,
        authorization: Whose = "",
    ) -> Ticket:
        """A new table that goes on from a moment of this one, for whoever can see its record."""
        tables: Tables = state.tables
        entry = await viewing.entered(tables, table, key_in(authorization))
        own, whose = entry.sees(data.seat), await tables.person_with(key_in(authorization))
        return await ticket(request, making.go_on(tables, entry.room, data, own, address_of(request), whose))

    @get("/api/tables/{table:str}/file", tags=["tables"])
    async def game_file(
        self, request: Asking, state: State, table: FromPath[str], authorization: Whose = ""
    ) -> Response[bytes]:
        """The game (GameFile) as it can be taken along: to a page without a server, another one, the command line."""
        tables: Tables = state.tables
        entry = await viewing.entered(tables, table, key_in(authorization))
        try:
            answer = encoder.encode(await viewing.game_file(tables, entry))
        except Elsewhere as error:
            answer = await forward(request, error, tables.place, address_of(request))
        return Response(answer, media_type="application/json")

    @post("/api/files", tags=["tables"], status_code=201, request_max_body_size=2 * MAX_FILE)
    async def open_file(self, request: Asking, state: State, data: OpenFile, authorization: Whose = "") -> Ticket:
        """A table at which the game of such a file goes on; its log is played again, and must hold."""
        tables: Tables = state.tables
        whose = await tables.person_with(key_in(authorization))
        return await making.open_file(tables, data, address_of(request), whose)


async def ticket(request: Asking, work: Awaitable[Ticket]) -> Ticket:
    """A ticket to a table, made by this process or by the one that holds the table."""
    try:
        return await work
    except Elsewhere as error:
        tables: Tables = request.app.state.tables
        answer = await forward(request, error, tables.place, address_of(request))
        return msgspec.json.decode(answer, type=Ticket)


def address_of(request: Asking) -> str:
    tables: Tables = request.app.state.tables
    if is_forwarded(request, tables.place.secret):
        return request.headers.get(CLIENT, "")
    return request.client.host if request.client is not None else ""


def key_in(authorization: str) -> str:
    return authorization.removeprefix("Bearer ")


def prepared_in(state: State) -> PreparedBodies:
    found: PreparedBodies = state.prepared
    return found


def shelf_in(state: State) -> served_games.Shelf:
    tables: Tables = state.tables
    return tables.shared.shelf


def searches_in(state: State) -> Searches:
    found: Searches = state.searches
    return found


def shelf_with(state: State, game: str) -> served_games.Shelf:
    """The shelf, if it has this game."""
    games = shelf_in(state)
    if game not in games:
        raise Rejected("no_table", f"there is no game {game}")
    return games
