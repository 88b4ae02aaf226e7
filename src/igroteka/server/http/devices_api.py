"""The HTTP API of what needs the extra `igroteka[people]`: pushes, and passkeys that keep a person's key."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Controller, post
from litestar.datastructures import State
from litestar.params import FromPath, HeaderParameter

from igroteka.server.cluster.forward import forward
from igroteka.server.cluster.processes import Elsewhere
from igroteka.server.http.api import Whose, address_of, key_in
from igroteka.server.mailbox.tables import Tables
from igroteka.server.messages.person_bodies import (
    ForgetPasskey,
    PasskeyAnswer,
    PasskeyOptions,
    PersonKey,
    Subscribe,
    Tell,
    Unsubscribe,
)
from igroteka.server.messages.rejection import Rejected
from igroteka.server.pages.responses import Asking
from igroteka.server.people import passkeys
from igroteka.server.push import subscriptions

Origin = Annotated[str, HeaderParameter(name="Origin")]
"""Where the page came from; that it may speak to this server has been checked."""


def check_rate(request: Asking) -> None:
    """What is stored for a stranger counts like a new person."""
    tables: Tables = request.app.state.tables
    if not tables.rates.allow("people", address_of(request), asyncio.get_running_loop().time()):
        raise Rejected("too_fast", "too many passkeys or pushes from this address; slow down")


class PushApi(Controller):
    path = "/api"

    @post("/me/push", status_code=204)
    async def subscribe(self, request: Asking, state: State, data: Subscribe, authorization: Whose = "") -> None:
        """This browser is told when it is one's turn, at the tables of which one wants to hear."""
        check_rate(request)
        await subscriptions.subscribe(state.tables, key_in(authorization), data)

    @post("/me/push/forget", status_code=204)
    async def unsubscribe(self, state: State, data: Unsubscribe, authorization: Whose = "") -> None:
        await subscriptions.unsubscribe(state.tables, key_in(authorization), data.endpoint)

    @post("/tables/{table:str}/tell", status_code=204)
    async def tell(
        self, request: Asking, state: State, table: FromPath[str], data: Tell, authorization: Whose = ""
    ) -> None:
        """Whether one wants to hear of this table."""
        tables: Tables = state.tables
        try:
            await subscriptions.tell(tables, key_in(authorization), table, data.wanted)
        except Elsewhere as error:
            await forward(request, error, tables.place, address_of(request))


class PasskeyApi(Controller):
    path = "/api"

    @post("/me/passkeys/begin", status_code=200)
    async def begin(
        self, request: Asking, state: State, authorization: Whose = "", origin: Origin = ""
    ) -> PasskeyOptions:
        """What the browser is to make a passkey of."""
        check_rate(request)
        return await passkeys.begin(state.tables, key_in(authorization), origin)

    @post("/me/passkeys", status_code=204)
    async def keep(self, state: State, data: PasskeyAnswer, authorization: Whose = "", origin: Origin = "") -> None:
        await passkeys.keep(state.tables, key_in(authorization), origin, data.credential)

    @post("/me/passkeys/forget", status_code=204)
    async def forget(self, state: State, data: ForgetPasskey, authorization: Whose = "") -> None:
        await passkeys.forget(state.tables, key_in(authorization), data.id)

    @post("/passkeys/begin", status_code=200)
    async def ask(self, request: Asking, state: State, origin: Origin = "") -> PasskeyOptions:
        """What a browser that nobody knows is to sign."""
        check_rate(request)
        return await passkeys.ask(state.tables, origin)

    @post("/passkeys", status_code=201)
    async def redeem(self, state: State, data: PasskeyAnswer, origin: Origin = "") -> PersonKey:
        """Known again: the same as a code from another device."""
        return await passkeys.redeem(state.tables, origin, data.credential)
