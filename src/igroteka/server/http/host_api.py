"""The HTTP API for the server's host, by a key from the command line. What concerns a table in another process is asked
there, and that process notes it in the log."""

from __future__ import annotations

from litestar import Controller, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath

from igroteka.server.cluster.forward import forward
from igroteka.server.cluster.processes import Elsewhere
from igroteka.server.hosting import audit, hosted_people, hosted_tables, keys, reports, standing_orders
from igroteka.server.hosting.overview import Overview
from igroteka.server.http.api import Whose, address_of, encoder, key_in, told
from igroteka.server.mailbox.tables import Tables
from igroteka.server.messages.host_bodies import (
    Deed,
    HostKeyInfo,
    HostOverview,
    HostPerson,
    HostPersonDetail,
    HostTable,
    HostTableDetail,
    HostTableExport,
    ReportInfo,
    Sanction,
    SanctionInfo,
    SetNotice,
    ShutTable,
)
from igroteka.server.messages.person_bodies import PersonExport
from igroteka.server.pages.responses import Asking
from igroteka.server.people import mine


async def host_of(state: State, authorization: str) -> str:
    """The name of the host's key; Rejected if it is none."""
    return await keys.host_with(state.tables, key_in(authorization))


class HostApi(Controller):
    path = "/api/host"

    @get("/")
    async def overview(self, state: State, authorization: Whose = "") -> HostOverview:
        """Load, waits, storage, version."""
        board: Overview = state.overview
        return await board.look(state.tables, await host_of(state, authorization))

    @get("/audit")
    async def log(self, state: State, authorization: Whose = "", before: int = 0) -> list[Deed]:
        await host_of(state, authorization)
        return await audit.log(state.tables, before)

    @get("/keys")
    async def keys(self, state: State, authorization: Whose = "") -> list[HostKeyInfo]:
        await host_of(state, authorization)
        return await keys.listed(state.tables)

    @post("/notice", status_code=204)
    async def notice(self, state: State, data: SetNotice, authorization: Whose = "") -> None:
        """To everybody on this server."""
        host = await host_of(state, authorization)
        async with audit.noted(state.tables, host, "notice", details=data.ru or data.en):
            await standing_orders.set_notice(state.tables, data)

    @get("/sanctions")
    async def sanctions(self, state: State, authorization: Whose = "") -> list[SanctionInfo]:
        await host_of(state, authorization)
        return await standing_orders.in_force(state.tables)

    @post("/sanctions", status_code=204)
    async def sanction(self, state: State, data: Sanction, authorization: Whose = "") -> None:
        """Mute or turn away a person or a network, or no longer."""
        host, what = await host_of(state, authorization), data.kind if data.days else f"un{data.kind}"
        details = f"{data.days} d {data.why}".strip() if data.days else ""
        async with audit.noted(state.tables, host, what, data.person or data.network, details):
            await standing_orders.order(state.tables, data)

    @get("/reports")
    async def reports(self, state: State, authorization: Whose = "") -> list[ReportInfo]:
        await host_of(state, authorization)
        return await reports.listed(state.tables)

    @post("/reports/{report:str}/settle", status_code=204)
    async def settle(self, state: State, report: FromPath[str], authorization: Whose = "") -> None:
        host = await host_of(state, authorization)
        async with audit.noted(state.tables, host, "settle", report):
            await reports.settle(state.tables, report)


class HostTablesApi(Controller):
    path = "/api/host/tables"

    @get("/")
    async def listed(
        self, state: State, authorization: Whose = "", stage: str = "", name: str = "", skip: int = 0
    ) -> list[HostTable]:
        await host_of(state, authorization)
        return await hosted_tables.listed(state.tables, stage, name, max(0, skip))

    @get("/{table:str}", responses=told(HostTableDetail))
    async def detail(
        self, request: Asking, state: State, table: FromPath[str], authorization: Whose = ""
    ) -> Response[bytes]:
        """Who is there, and what was said (HostTableDetail): that somebody has looked is noted."""
        tables, host = state.tables, await host_of(state, authorization)
        try:
            async with audit.noted(tables, host, "look_table", table):
                answer = encoder.encode(await hosted_tables.detail(tables, table))
        except Elsewhere as error:
            answer = await forward(request, error, tables.place, address_of(request))
        return Response(answer, media_type="application/json")

    @post("/{table:str}/shut", status_code=204)
    async def shut(
        self, request: Asking, state: State, table: FromPath[str], data: ShutTable, authorization: Whose = ""
    ) -> None:
        """Show everybody out, and let nobody come; or open it again."""
        tables: Tables = state.tables
        host = await host_of(state, authorization)
        try:
            async with audit.noted(tables, host, "shut" if data.shut else "unshut", table, data.why):
                await hosted_tables.shut(tables, table, data.shut)
        except Elsewhere as error:
            await forward(request, error, tables.place, address_of(request))

    @post("/{table:str}/delete", status_code=204)
    async def delete(self, request: Asking, state: State, table: FromPath[str], authorization: Whose = "") -> None:
        tables: Tables = state.tables
        host = await host_of(state, authorization)
        try:
            async with audit.noted(tables, host, "delete_table", table):
                await hosted_tables.delete(tables, table)
        except Elsewhere as error:
            await forward(request, error, tables.place, address_of(request))

    @get("/{table:str}/export", responses=told(HostTableExport))
    async def export(
        self, request: Asking, state: State, table: FromPath[str], authorization: Whose = ""
    ) -> Response[bytes]:
        """The same as `detail`, and the game as a file once it is over (HostTableExport)."""
        tables: Tables = state.tables
        host = await host_of(state, authorization)
        try:
            async with audit.noted(tables, host, "export_table", table):
                answer = encoder.encode(await hosted_tables.export(tables, table))
        except Elsewhere as error:
            answer = await forward(request, error, tables.place, address_of(request))
        return Response(answer, media_type="application/json")


class HostPeopleApi(Controller):
    path = "/api/host/people"

    @get("/")
    async def listed(self, state: State, authorization: Whose = "", name: str = "", skip: int = 0) -> list[HostPerson]:
        await host_of(state, authorization)
        return await hosted_people.listed(state.tables, name, max(0, skip))

    @get("/{person:str}")
    async def detail(self, state: State, person: FromPath[str], authorization: Whose = "") -> HostPersonDetail:
        host = await host_of(state, authorization)
        async with audit.noted(state.tables, host, "look_person", person):
            return await hosted_people.detail(state.tables, person)

    @get("/{person:str}/export")
    async def export(self, state: State, person: FromPath[str], authorization: Whose = "") -> PersonExport:
        host = await host_of(state, authorization)
        async with audit.noted(state.tables, host, "export_person", person):
            return await hosted_people.export(state.tables, person)

    @post("/{person:str}/delete", status_code=204)
    async def delete(self, request: Asking, state: State, person: FromPath[str], authorization: Whose = "") -> None:
        """Everything about them, here and in the other processes."""
        tables: Tables = state.tables
        host = await host_of(state, authorization)

        async def elsewhere(error: Elsewhere, table: str) -> None:
            path = f"/api/host/people/{person}/vanish/{table}"
            await forward(request, error, tables.place, address_of(request), path)

        async with audit.noted(tables, host, "delete_person", person):
            await hosted_people.delete(tables, person, elsewhere)

    @post("/{person:str}/vanish/{table:str}", status_code=204)
    async def vanish(
        self, state: State, person: FromPath[str], table: FromPath[str], authorization: Whose = ""
    ) -> None:
        """At one table, on behalf of another process."""
        await host_of(state, authorization)
        await mine.vanish(state.tables, table, person)
