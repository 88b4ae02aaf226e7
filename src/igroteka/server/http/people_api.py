"""The HTTP API about people: who somebody is, what is kept of them, and that it is forgotten."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import Controller, get, post
from litestar.datastructures import State
from litestar.params import FromPath

from igroteka.server.base.rates import network_of
from igroteka.server.cluster.forward import forward
from igroteka.server.cluster.processes import Elsewhere
from igroteka.server.http.api import Whose, address_of, key_in
from igroteka.server.mailbox.tables import Tables
from igroteka.server.messages.bodies import InviteLookup, OneOfMine, Ticket
from igroteka.server.messages.person_bodies import (
    AskPersonCode,
    BlockMember,
    ChangeGroup,
    ChangePerson,
    Club,
    Coming,
    GameResult,
    GroupDoor,
    GroupLink,
    Here,
    JoinGroup,
    MakeReport,
    Me,
    NewGroup,
    NewPerson,
    NextGame,
    PersonClaim,
    PersonCode,
    PersonExport,
    PersonKey,
    RedeemPerson,
    SayToGroup,
    SitDown,
    StandingGroup,
    Unblock,
    Vote,
)
from igroteka.server.messages.rejection import Rejected
from igroteka.server.pages.responses import Asking
from igroteka.server.people import club, groups, manners, mine, persons


class PeopleApi(Controller):
    path = "/api"

    @post("/me", status_code=201)
    async def begin(self, request: Asking, state: State, data: NewPerson) -> PersonKey:
        """A browser that nobody knows yet; what it gets is a secret of its own."""
        tables: Tables = state.tables
        if not tables.rates.allow("people", address_of(request), asyncio.get_running_loop().time()):
            raise Rejected("too_fast", "too many new people from this address; slow down")
        return await persons.begin(tables, data.name)

    @get("/me")
    async def me(self, state: State, authorization: Whose = "") -> Me:
        return await mine.me(state.tables, key_in(authorization))

    @get("/me/results")
    async def results(self, state: State, authorization: Whose = "") -> list[GameResult]:
        """The results of one's games, the newest first."""
        return await mine.my_results(state.tables, key_in(authorization))

    @post("/me/change", status_code=204)
    async def change(self, state: State, data: ChangePerson, authorization: Whose = "") -> None:
        await persons.change(state.tables, key_in(authorization), data.name, data.hidden)

    @post("/me/claim", status_code=204)
    async def claim(self, request: Asking, state: State, data: PersonClaim, authorization: Whose = "") -> None:
        """Here and in the other processes."""
        tables: Tables = state.tables

        async def elsewhere(error: Elsewhere, ticket: OneOfMine) -> None:
            one = msgspec.json.encode(PersonClaim([ticket]))
            await forward(request, error, tables.place, address_of(request), "/api/me/claim", one)

        await persons.claim(tables, key_in(authorization), data.tickets, elsewhere)

    @post("/me/code", status_code=201)
    async def code(self, state: State, data: AskPersonCode, authorization: Whose = "") -> PersonCode:
        return await persons.code(state.tables, key_in(authorization), data.notes)

    @post("/me/redeem", status_code=201)
    async def redeem(self, state: State, data: RedeemPerson) -> PersonKey:
        return await persons.redeem(state.tables, data.code)

    @get("/me/export")
    async def export(self, state: State, authorization: Whose = "") -> PersonExport:
        return await mine.export(state.tables, key_in(authorization))

    @post("/me/forget", status_code=204)
    async def forget(self, request: Asking, state: State, authorization: Whose = "") -> None:
        """Everything about who asks, here and in the other processes."""
        tables: Tables = state.tables

        async def elsewhere(error: Elsewhere, table: str) -> None:
            path = f"/api/tables/{table}/vanish"
            await forward(request, error, tables.place, address_of(request), path)

        await mine.forget(tables, key_in(authorization), elsewhere)

    @post("/here", status_code=204)
    async def here(self, state: State, data: Here, authorization: Whose = "") -> None:
        """Note that a person is here, and what they are doing."""
        await club.here(state.tables, key_in(authorization), data)

    @get("/club")
    async def club(self, state: State, authorization: Whose = "") -> Club:
        """Who is here, open tables, games to watch."""
        board: club.Board = state.club
        tables: Tables = state.tables
        return await board.look(tables, await tables.person_with(key_in(authorization)))

    @post("/report", status_code=204)
    async def report(self, request: Asking, state: State, data: MakeReport, authorization: Whose = "") -> None:
        """To the server's host, about somebody with whom one sits at a table or in a group."""
        tables: Tables = state.tables
        if not tables.rates.allow("reports", address_of(request), asyncio.get_running_loop().time()):
            raise Rejected("too_fast", "too many reports from this address; slow down")
        await manners.report(tables, key_in(authorization), data)

    @post("/me/block", status_code=204)
    async def block(self, state: State, data: BlockMember, authorization: Whose = "") -> None:
        await manners.block(state.tables, key_in(authorization), data)

    @post("/me/unblock", status_code=204)
    async def unblock(self, state: State, data: Unblock, authorization: Whose = "") -> None:
        await manners.unblock(state.tables, key_in(authorization), data.block)

    @post("/tables/{table:str}/vanish", status_code=204)
    async def vanish(self, request: Asking, state: State, table: FromPath[str], authorization: Whose = "") -> None:
        """Forget a person at one table."""
        tables: Tables = state.tables
        try:
            await mine.vanish_by_key(tables, table, key_in(authorization))
        except Elsewhere as error:
            await forward(request, error, tables.place, address_of(request))


class GroupsApi(Controller):
    """Standing groups."""

    path = "/api/groups"

    @post("/", status_code=201)
    async def begin(self, request: Asking, state: State, data: NewGroup, authorization: Whose = "") -> GroupLink:
        tables: Tables = state.tables
        if not tables.rates.allow("people", address_of(request), asyncio.get_running_loop().time()):
            raise Rejected("too_fast", "too many new groups from this address; slow down")
        return await groups.begin(tables, key_in(authorization), data.name, data.mine)

    @get("/{group:str}")
    async def view(self, state: State, group: FromPath[str], authorization: Whose = "") -> StandingGroup:
        return await groups.view(state.tables, key_in(authorization), group)

    @post("/{group:str}/door", status_code=200)
    async def door(self, state: State, group: FromPath[str], data: InviteLookup) -> GroupDoor:
        """What a group's link leads to."""
        return await groups.door(state.tables, group, data.invite)

    @post("/{group:str}/join", status_code=204)
    async def join(self, state: State, group: FromPath[str], data: JoinGroup, authorization: Whose = "") -> None:
        await groups.join(state.tables, key_in(authorization), group, data.invite, data.name)

    @post("/{group:str}/leave", status_code=204)
    async def leave(self, state: State, group: FromPath[str], authorization: Whose = "") -> None:
        await groups.leave(state.tables, key_in(authorization), group)

    @post("/{group:str}/change", status_code=204)
    async def change(self, state: State, group: FromPath[str], data: ChangeGroup, authorization: Whose = "") -> None:
        await groups.change(state.tables, key_in(authorization), group, groups.renamed(data.name))

    @post("/{group:str}/next", status_code=204)
    async def plan(self, state: State, group: FromPath[str], data: NextGame, authorization: Whose = "") -> None:
        """Plan the next game of a group; without a game the plan is dropped."""
        await groups.change(state.tables, key_in(authorization), group, groups.planned(state.tables, data))

    @post("/{group:str}/coming", status_code=204)
    async def coming(self, state: State, group: FromPath[str], data: Coming, authorization: Whose = "") -> None:
        await groups.change(state.tables, key_in(authorization), group, groups.coming(data.yes))

    @post("/{group:str}/vote", status_code=204)
    async def vote(self, state: State, group: FromPath[str], data: Vote, authorization: Whose = "") -> None:
        await groups.change(state.tables, key_in(authorization), group, groups.voted(state.tables, data.game))

    @post("/{group:str}/say", status_code=204)
    async def say(
        self, request: Asking, state: State, group: FromPath[str], data: SayToGroup, authorization: Whose = ""
    ) -> None:
        network = network_of(address_of(request))
        await groups.say(state.tables, key_in(authorization), group, data.text, data.phrase, network)

    @post("/{group:str}/sit", status_code=201)
    async def sit(
        self, request: Asking, state: State, group: FromPath[str], data: SitDown, authorization: Whose = ""
    ) -> Ticket:
        """Sit down where the group gathers, or at a new table with a chair for every member."""
        return await groups.sit(state.tables, key_in(authorization), group, data.game, address_of(request))
