"""The HTTP API: the shelf, making and joining tables, finished games."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, HeaderParameter

from igroteka import __version__
from igroteka.content.rulebook import Book
from igroteka.content.words import LANGUAGES
from igroteka.server import archive, net, shelf
from igroteka.server.bodies import (
    ContentInfo,
    GameInfo,
    Health,
    Join,
    Look,
    Mine,
    NewTable,
    Redeem,
    Replay,
    ServerInfo,
    TableInfo,
    Ticket,
)
from igroteka.server.connection import Rejected
from igroteka.server.hub import Hub
from igroteka.server.parcels import Parcel, handed, wrapped
from igroteka.server.play import audience as audience_name
from igroteka.server.protocol import PROTOCOL
from igroteka.server.record import Record, decoder

encoder: Final = msgspec.json.Encoder()
Asking = Request[Any, Any, State]


def told(what: Any) -> dict[int, ResponseSpec]:
    """What an answer holds, for the description of the API; it is encoded already when it is sent."""
    return {200: ResponseSpec(data_container=what, generate_examples=False)}


def as_json(what: Any) -> Parcel:
    return wrapped(encoder.encode(what), "application/json")


class Api(Controller):
    """Everything but the sockets."""

    path = "/"

    @get("/health", tags=["server"])
    async def health(self, state: State) -> Health:
        hub: Hub = state.hub
        return Health(
            ok=not hub.store.trouble,
            version=__version__,
            tables=hub.count,
            live=len(hub.tables),
            connections=sum(len(t.connections) for t in hub.tables.values()),
        )

    @get("/api/server", tags=["server"])
    async def server(self, state: State) -> ServerInfo:
        hub: Hub = state.hub
        config = hub.config
        return ServerInfo(
            version=__version__,
            protocol=PROTOCOL,
            public_url=config.public_url,
            loopback=not config.public_url and net.is_loopback(config.host),
            lan=net.addresses(config.host, config.port),
            keep_days=config.keep_days,
        )

    @get("/api/games", tags=["shelf"], packed=True, responses=told(list[GameInfo]))
    async def games(self, request: Asking, state: State) -> Response[bytes]:
        hub: Hub = state.hub
        if not hub.parcels.kept.get("games"):
            infos = hub.shelf.infos()
            if len(infos) < len(hub.shelf.games):
                return handed(as_json(infos), request)  # a box that could not be opened is tried again
            hub.parcels.kept["games"] = as_json(infos)
        return handed(hub.parcels.kept["games"], request)

    @get("/api/games/{game:str}/content", tags=["shelf"], packed=True, responses=told(ContentInfo))
    async def content(self, request: Asking, state: State, game: FromPath[str], pack: bool = False) -> Response[bytes]:
        box = known(state, game)
        return handed(state.hub.parcels.get(("content", game, pack), lambda: as_json(box.content(game, pack))), request)

    @get("/api/rules/{game:str}", tags=["shelf"], packed=True, responses=told(Book))
    async def rules(self, request: Asking, state: State, game: FromPath[str]) -> Response[bytes]:
        box = known(state, game)
        return handed(state.hub.parcels.get(("rules", game), lambda: as_json(box.rules(game))), request)

    @get("/api/rules/{game:str}/search", tags=["shelf"], sync_to_thread=True)
    def search(self, state: State, game: FromPath[str], words: str = "") -> list[str]:
        """The ids of the rules that answer these words, the best first. In a thread: the first search of a game reads
        its whole rulebook."""
        return known(state, game).search(game, words)

    @get("/text/{lang:str}/{file:str}", tags=["shelf"], packed=True)
    async def text(self, request: Asking, state: State, lang: FromPath[str], file: FromPath[str]) -> Response[bytes]:
        hub: Hub = state.hub
        game = file.removesuffix(".ftl")
        if lang not in LANGUAGES or (game != "common" and game not in hub.shelf):
            raise Rejected("no_table", f"there are no words {lang}/{file}")
        words = hub.parcels.get(
            ("text", lang, game), lambda: wrapped(shelf.words(lang, game).encode(), "text/plain; charset=utf-8")
        )
        return handed(words, request)

    @post("/api/tables", tags=["tables"], status_code=201)
    async def make(self, state: State, data: NewTable) -> Ticket:
        hub: Hub = state.hub
        return await hub.make(data)

    @post("/api/tables/{table:str}/look", tags=["tables"], status_code=200)
    async def look(self, state: State, table: FromPath[str], data: Look) -> TableInfo:
        hub: Hub = state.hub
        found = await hub.info(table, invite=data.invite)
        if found is None:
            raise Rejected("no_entry", "this link is not good any more")
        return found

    @post("/api/tables/{table:str}/join", tags=["tables"], status_code=201)
    async def join(self, state: State, table: FromPath[str], data: Join) -> Ticket:
        hub: Hub = state.hub
        return await hub.join(table, data.invite, data.name)

    @post("/api/redeem", tags=["tables"], status_code=201)
    async def redeem(self, state: State, data: Redeem) -> Ticket:
        hub: Hub = state.hub
        return await hub.redeem(data.code)

    @post("/api/mine", tags=["tables"], status_code=200)
    async def mine(self, state: State, data: Mine) -> list[TableInfo]:
        hub: Hub = state.hub
        found = [await hub.info(ticket.table, ticket.key) for ticket in data.tickets]
        return [info for info in found if info is not None]

    @get("/api/tables/{table:str}/replay", tags=["tables"])
    async def replay(
        self,
        state: State,
        table: FromPath[str],
        authorization: Annotated[str, HeaderParameter(name="Authorization")] = "",
        audience: str = "",
    ) -> Response[bytes]:
        """A game (Replay) as one audience saw it; a running one, as far as it has come."""
        hub: Hub = state.hub
        found = await hub.store.read("SELECT record FROM tables WHERE id = ?", (table,))
        record = decoder.decode(found[0][0]) if found else None
        allowed = [] if record is None else audiences(record, authorization.removeprefix("Bearer "))
        if record is None or not allowed:
            raise Rejected("no_entry", "this key or link does not open the table")
        wanted = audience or allowed[0]
        if wanted not in allowed:
            raise Rejected("not_your_seat", f"only for {', '.join(allowed)}")
        if record.stage == "playing":
            film = await hub.so_far(table, wanted)
            return Response(encoder.encode(replay_of(record, wanted, allowed, film)), media_type="application/json")
        await hub.kept(table)
        kept = await hub.store.read("SELECT body FROM archive WHERE id = ? AND audience = ?", (table, wanted))
        if not kept:
            raise Rejected("not_now", "the game has not begun, or its record is not ready yet")
        return Response(encoder.encode(replay_of(record, wanted, allowed, kept[0][0])), media_type="application/json")


def known(state: State, game: str) -> shelf.Shelf:
    hub: Hub = state.hub
    if game not in hub.shelf:
        raise Rejected("no_table", f"there is no game {game}")
    return hub.shelf


def audiences(record: Record, key: str) -> list[str]:
    """What a key or a watch may see: the own seats, else what everybody saw."""
    member = record.member_with(key) if key else None
    if member is not None:
        return [*(audience_name(s) for s in record.seats_of(member.id)), "public"]
    watches = key != "" and record.lets_watch(key) and not (record.locked and record.stage == "playing")
    return ["public"] if watches else []


def replay_of(record: Record, audience: str, allowed: list[str], body: bytes) -> Replay:
    film: Any = archive.opened(body)  # encoded already, and sent as it is
    return Replay(
        table=record.id,
        game=record.game,
        audience=audience,
        audiences=allowed,
        watch=record.watch,
        names=record.names or [record.seat_name(s) for s in range(len(record.seats))],
        settings=record.settings,
        view=film.view,
        frames=film.frames,
    )
