"""Where connections come in: uvicorn's HTTP, with an end to its patience.

uvicorn waits for ever for a request that was begun and is not finished; a few thousand of those are all the
connections that a machine has.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

SENDING: Final = (h11.IDLE, h11.SEND_BODY)


class Door(H11Protocol):
    """Whoever has not gone on with a request between two looks is shown out."""

    def __init__(self, patience: float, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self.patience = patience
        self._seen: Any = None
        self._look: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._look = self.loop.call_later(self.patience, self.look)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._look is not None:
            self._look.cancel()
        super().connection_lost(exc)

    def look(self) -> None:
        if self.transport.get_protocol() is not self:  # it is a table's socket now
            return
        request = (self.conn.their_state, self.cycle)
        if request == self._seen and self.conn.their_state in SENDING:
            self.transport.close()
            return
        self._seen = request
        self._look = self.loop.call_later(self.patience, self.look)
