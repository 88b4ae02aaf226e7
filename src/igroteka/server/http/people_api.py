"""The HTTP API about people: who somebody is, what is kept of them, and that it is forgotten."""

from __future__ import annotations

import asyncio

from litestar import Controller, get, post
from litestar.datastructures import State
from litestar.params import FromPath

from igroteka.server.cluster.forward import forward
from igroteka.server.cluster.processes import Elsewhere
from igroteka.server.http.api import Whose, address_of, key_in
from igroteka.server.http.responses import Asking
from igroteka.server.mailbox.tables import Tables
from igroteka.server.messages.person_bodies import (
    AskPersonCode,
    ChangePerson,
    GameResult,
    Me,
    NewPerson,
    PersonClaim,
    PersonCode,
    PersonExport,
    PersonKey,
    RedeemPerson,
)
from igroteka.server.messages.rejection import Rejected
from igroteka.server.people import persons


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
        return await persons.me(state.tables, key_in(authorization))

    @get("/me/results")
    async def results(self, state: State, authorization: Whose = "") -> list[GameResult]:
        """How one's games have ended, the newest first."""
        return await persons.my_results(state.tables, key_in(authorization))

    @post("/me/change", status_code=204)
    async def change(self, state: State, data: ChangePerson, authorization: Whose = "") -> None:
        await persons.change(state.tables, key_in(authorization), data.name)

    @post("/me/claim", status_code=204)
    async def claim(self, state: State, data: PersonClaim, authorization: Whose = "") -> None:
        await persons.claim(state.tables, key_in(authorization), data.tickets)

    @post("/me/code", status_code=201)
    async def code(self, state: State, data: AskPersonCode, authorization: Whose = "") -> PersonCode:
        return await persons.code(state.tables, key_in(authorization), data.notes)

    @post("/me/redeem", status_code=201)
    async def redeem(self, state: State, data: RedeemPerson) -> PersonKey:
        return await persons.redeem(state.tables, data.code)

    @get("/me/export")
    async def export(self, state: State, authorization: Whose = "") -> PersonExport:
        return await persons.export(state.tables, key_in(authorization))

    @post("/me/forget", status_code=204)
    async def forget(self, request: Asking, state: State, authorization: Whose = "") -> None:
        """Everything about who asks, here and in the other processes."""
        tables: Tables = state.tables

        async def elsewhere(error: Elsewhere, table: str) -> None:
            path = f"/api/tables/{table}/vanish"
            await forward(request, error, tables.place, address_of(request), path)

        await persons.forget(tables, key_in(authorization), elsewhere)

    @post("/tables/{table:str}/vanish", status_code=204)
    async def vanish(self, request: Asking, state: State, table: FromPath[str], authorization: Whose = "") -> None:
        """At this table leave no trace."""
        tables: Tables = state.tables
        try:
            await persons.vanish_by_key(tables, table, key_in(authorization))
        except Elsewhere as error:
            await forward(request, error, tables.place, address_of(request))
