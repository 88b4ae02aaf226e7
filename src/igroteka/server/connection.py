"""One socket: what goes out in order, how fast messages may come in, how far away the client is."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final, Protocol

import msgspec

from igroteka.server.config import Limits
from igroteka.server.protocol import Bye, ErrorCode, Fault, Ok, Ping, ServerMessage

encoder: Final = msgspec.json.Encoder()
SAMPLES: Final = 20


class Rejected(Exception):
    """What a client asked for is not done; nothing has changed."""

    def __init__(self, code: ErrorCode, text: str, reason: str = "", rule: str = "") -> None:
        super().__init__(text)
        self.code: ErrorCode = code
        self.text, self.reason, self.rule = text, reason, rule


class Wire(Protocol):
    """What a connection needs of a socket."""

    async def send(self, data: str) -> None: ...

    async def close(self) -> None: ...


class Bucket:
    """So many at once, so many a second."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst = rate, float(burst)
        self.level, self.at = float(burst), 0.0

    def take(self, now: float) -> bool:
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1.0:
            return False
        self.level -= 1.0
        return True


class Connection:
    """A client at a table. Messages leave in order; one may be held back so that all get it at the same instant."""

    def __init__(self, wire: Wire, limits: Limits) -> None:
        self.wire: Final = wire
        self.limits: Final = limits
        self.loop: Final = asyncio.get_running_loop()
        self.bucket: Final = Bucket(limits.rate, limits.burst)
        self.member: int | None = None
        self.audiences: list[int | None] = []
        self.last_id = 0
        self.closing = False
        self.pings: dict[int, float] = {}
        self.pinged = 0
        self.trips: deque[int] = deque(maxlen=SAMPLES)
        self._out: deque[tuple[float, str]] = deque()
        self._more = asyncio.Event()
        self._writer = self.loop.create_task(self._write())

    # ------------------------------------------------------------------------------------------------- sending

    def send(self, message: ServerMessage) -> None:
        self.send_bytes(encoder.encode(message))

    def send_bytes(self, data: bytes, not_before: float = 0.0) -> None:
        """Queue a message; `not_before` in the loop's time."""
        if self.closing:
            return
        if len(self._out) >= self.limits.outgoing:
            self.leave("slow")
            return
        self._out.append((not_before, data.decode()))
        self._more.set()

    def ok(self, id: int) -> None:
        if id:
            self.send(Ok(id=id))

    def reject(self, id: int, why: Rejected) -> None:
        self.send(Fault(id=id, code=why.code, text=why.text, reason=why.reason, rule=why.rule))

    def leave(self, why: str) -> None:
        """Say good-bye and close, after what is still to be sent; a slow client gets nothing more."""
        if self.closing:
            return
        if why == "slow":
            self._out.clear()
        self._out.append((0.0, encoder.encode(msgspec.convert({"type": "bye", "why": why}, Bye)).decode()))
        self.closing = True
        self._more.set()

    async def gone(self) -> None:
        """The socket is closed: stop writing."""
        self.closing = True
        self._writer.cancel()

    async def _write(self) -> None:
        while True:
            while self._out:
                not_before, text = self._out.popleft()
                wait = not_before - self.loop.time() if not_before else 0.0
                if wait > 0:
                    await asyncio.sleep(wait)
                try:
                    await self.wire.send(text)
                except Exception:  # whatever a dead socket raises; the reading side notices and cleans up
                    self.closing = True
                    return
            if self.closing:
                await self.wire.close()
                return
            self._more.clear()
            await self._more.wait()

    # ------------------------------------------------------------------------------------------------ distance

    def ping(self) -> None:
        """Ask for a sign of life, and measure how long it takes."""
        self.pinged += 1
        self.pings[self.pinged] = self.loop.time()
        self.pings.pop(self.pinged - SAMPLES, None)
        self.send(Ping(n=self.pinged))

    def pong(self, n: int) -> None:
        sent = self.pings.pop(n, None)
        if sent is not None:
            self.trips.append(max(0, round(1000 * (self.loop.time() - sent))))

    @property
    def rtt(self) -> int:
        """The median round trip in ms; -1 while unknown."""
        return sorted(self.trips)[len(self.trips) // 2] if self.trips else -1

    @property
    def slow_trip(self) -> int:
        """The round trip that 95 of 100 do not exceed."""
        return sorted(self.trips)[min(len(self.trips) - 1, len(self.trips) * 95 // 100)] if self.trips else 0
