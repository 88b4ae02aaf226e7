"""One socket: what goes out in order, how fast messages may come in, how far away the client is."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final, Protocol

import msgspec

from igroteka.server.config import Limits
from igroteka.server.guard import Bucket
from igroteka.server.protocol import Bye, ErrorCode, Fault, Ok, Parting, Ping, ServerMessage

encoder: Final = msgspec.json.Encoder()
SAMPLES: Final = 20


class Rejected(Exception):
    """What a client asked for is not done; nothing has changed."""

    def __init__(self, code: ErrorCode, text: str, reason: str = "", rule: str = "") -> None:
        super().__init__(text)
        self.code: ErrorCode = code
        self.text, self.reason, self.rule = text, reason, rule


class Channel(Protocol):
    """What is needed of a socket."""

    def send(self, message: bytes) -> int:
        """How many bytes wait until the client reads them."""

    def ping(self) -> None: ...

    def silence(self) -> float:
        """Seconds since anything came."""

    def hold(self, still: bool) -> None: ...

    def close(self) -> None: ...

    def drop(self) -> None: ...


class Connection:
    """A client at a table. Messages leave in order; one may be held back so that all get it at the same instant."""

    def __init__(self, channel: Channel, limits: Limits) -> None:
        self.channel: Final = channel
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
        self._later: deque[tuple[float, bytes]] = deque()
        """What is held back, and what has to wait behind it."""

    # ------------------------------------------------------------------------------------------------- sending

    def send(self, message: ServerMessage) -> None:
        self.send_bytes(encoder.encode(message))

    def send_bytes(self, data: bytes, not_before: float = 0.0) -> None:
        """Send a message, not before this time of the loop."""
        if self.closing:
            return
        if self._later or not_before:
            self._later.append((not_before, data))
            if len(self._later) == 1:
                self.loop.call_at(not_before, self._release)
        elif self.channel.send(data) > self.limits.unread:
            self.closing = True  # it does not read: nothing would reach it
            self.channel.drop()

    def _release(self) -> None:
        """What was held back, and what waits behind it and is not itself held back longer."""
        while self._later and not self.closing:
            not_before, data = self._later[0]
            if not_before > self.loop.time():
                self.loop.call_at(not_before, self._release)
                return
            self._later.popleft()
            self.channel.send(data)

    def ok(self, id: int) -> None:
        if id:
            self.send(Ok(id=id))

    def reject(self, id: int, why: Rejected) -> None:
        self.send(Fault(id=id, code=why.code, text=why.text, reason=why.reason, rule=why.rule))

    def leave(self, why: Parting) -> None:
        """Say good-bye and close, after what is still to be sent."""
        if self.closing:
            return
        self.closing = True
        for _, data in self._later:
            self.channel.send(data)
        self.channel.send(encoder.encode(Bye(why=why)))
        self.channel.close()

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
