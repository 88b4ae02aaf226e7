"""How many messages, requests and tables are allowed in how much time."""

from __future__ import annotations

import hmac
import ipaddress
from collections import Counter, OrderedDict
from typing import Final, Literal

from igroteka.server.base.config import Limits
from igroteka.server.base.net import is_loopback

MAX_ADDRESSES: Final = 10_000
"""Beyond this the addresses that were quiet longest are forgotten."""

EVERYBODY: Final = "everybody"
"""In place of an address: what is counted for the whole server."""
Kind = Literal["requests", "tables", "people", "reports", "sockets", "guesses", "all_guesses"]
Spent = tuple[Kind, str, int]
"""Of an address, how much was used."""


def network(address: str) -> str:
    """The network that an address is counted under: the address itself, or for IPv6 its /64, which one household or
    server has."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4:
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


def network_of(address: str) -> str:
    """The network of whoever asks for work; "" for this machine, which may stand for anybody."""
    return "" if not address or is_loopback(address) else network(address)


class Bucket:
    """A token bucket: up to `burst` at once, then `rate` a second."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst = rate, float(burst)
        self.level, self.at = float(burst), 0.0

    def take(self, now: float, amount: float = 1.0) -> bool:
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < amount:
            return False
        self.level -= amount
        return True

    def charge(self, now: float, amount: float) -> None:
        """Subtract what was used in another process, whether it was allowed there or not."""
        self.take(now, 0)
        self.level = max(-self.burst, self.level - amount)


class Budget:
    """Limits on what one member of a table sends, over however many sockets, or a socket that belongs to nobody yet."""

    def __init__(self, limits: Limits) -> None:
        self.messages: Final = Bucket(limits.rate, limits.burst)
        self.frames: Final = Bucket(limits.frames_rate, limits.frames_burst)
        self.bytes: Final = Bucket(limits.bytes_rate, limits.bytes_burst)


class AddressRates:
    """A bucket for each address and each kind of thing that it may ask for."""

    def __init__(self, limits: Limits) -> None:
        self.allowed: Final[dict[Kind, tuple[float, int]]] = {
            "requests": (limits.http_rate, limits.http_burst),
            "tables": (limits.tables_rate, limits.tables_burst),
            "people": (limits.people_rate, limits.people_burst),
            "reports": (limits.reports_rate, limits.reports_burst),
            "sockets": (limits.sockets_rate, limits.sockets_burst),
            "guesses": (limits.guesses_rate, limits.guesses_burst),
            "all_guesses": (limits.all_guesses_rate, limits.all_guesses_burst),
        }
        self.buckets: OrderedDict[tuple[Kind, str], Bucket] = OrderedDict()
        self.secret = b""
        """Where several processes count together: the key under which they name addresses to each other."""
        self._spent: Counter[tuple[Kind, str]] = Counter()

    def allow(self, kind: Kind, address: str, now: float, amount: int = 1) -> bool:
        """Whether an address may do this now. This machine may do anything: it is the operator, or a proxy that does
        not say for whom it asks."""
        if is_loopback(address):
            return True
        name = self.name(address)
        taken = self._bucket(kind, name).take(now, amount)
        if taken and self.secret:
            self._spent[kind, name] += amount
        return taken

    def allow_guess(self, address: str, now: float) -> bool:
        """Whether an address may try one more spoken code. A try counts for its network and for the whole server, this
        machine included; `take_back_guess` if it was right."""
        return self.allow("guesses", address, now) and self.allow("all_guesses", EVERYBODY, now)

    def take_back_guess(self, address: str) -> None:
        self._give_back("guesses", address)
        self._give_back("all_guesses", EVERYBODY)

    def _give_back(self, kind: Kind, address: str) -> None:
        if is_loopback(address):
            return
        name = self.name(address)
        self._bucket(kind, name).level += 1
        if self.secret:
            self._spent[kind, name] -= 1

    def _bucket(self, kind: Kind, name: str) -> Bucket:
        key = (kind, name)
        if key not in self.buckets:
            self.buckets[key] = Bucket(*self.allowed[kind])
        self.buckets.move_to_end(key)
        if len(self.buckets) > MAX_ADDRESSES:
            self.buckets.popitem(last=False)
        return self.buckets[key]

    def used(self, kind: Kind, address: str) -> float:
        """The part of its share that an address has used up lately."""
        bucket = self.buckets.get((kind, self.name(address)))
        return 0.0 if bucket is None else bucket.burst - bucket.level

    # ------------------------------------------------------------------------------------ several that count together

    def name(self, address: str) -> str:
        """The name under which an address is counted. It is hashed with a secret where several processes exchange it,
        so that only they can tell the address."""
        found = network(address)
        return hmac.new(self.secret, found.encode(), "sha256").hexdigest()[:32] if self.secret else found

    def spent(self) -> list[Spent]:
        """What was used in this process since the last call."""
        found, self._spent = self._spent, Counter()
        return [(kind, name, amount) for (kind, name), amount in found.items() if amount]

    def charge(self, spent: list[Spent], now: float) -> None:
        """Count what other processes have used."""
        for kind, name, amount in spent:
            self._bucket(kind, name).charge(now, amount)
