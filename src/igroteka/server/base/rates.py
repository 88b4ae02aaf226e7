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
Kind = Literal["requests", "tables", "people", "sockets", "guesses", "all_guesses"]
Spent = tuple[Kind, str, int]
"""Of an address, how much was used."""


def network(address: str) -> str:
    """What is counted as one: an address, or the /64 that one household or server has of IPv6."""
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
    """The same of whoever asks for work; "" for this machine itself, which may be anybody."""
    return "" if not address or is_loopback(address) else network(address)


class Bucket:
    """So many at once, so many a second."""

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
        """It was used elsewhere, allowed or not."""
        self.take(now, 0)
        self.level = max(-self.burst, self.level - amount)


class Budget:
    """What comes in from one member of a table, by however many sockets, or from a socket that is nobody's yet."""

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
            "sockets": (limits.sockets_rate, limits.sockets_burst),
            "guesses": (limits.guesses_rate, limits.guesses_burst),
            "all_guesses": (limits.all_guesses_rate, limits.all_guesses_burst),
        }
        self.buckets: OrderedDict[tuple[Kind, str], Bucket] = OrderedDict()
        self.secret = b""
        """Where several processes count together: the key under which they name addresses to each other."""
        self._spent: Counter[tuple[Kind, str]] = Counter()

    def allow(self, kind: Kind, address: str, now: float, amount: int = 1) -> bool:
        """This machine itself may ask for anything: it is the operator, or a proxy that does not say for whom."""
        if is_loopback(address):
            return True
        name = self.name(address)
        taken = self._bucket(kind, name).take(now, amount)
        if taken and self.secret:
            self._spent[kind, name] += amount
        return taken

    def allow_guess(self, address: str, now: float) -> bool:
        """One more try at a spoken code, which counts for its network and for the whole server, that is for this
        machine too; `take_back_guess` if it was right."""
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
        """How much of its share an address has used up lately."""
        bucket = self.buckets.get((kind, self.name(address)))
        return 0.0 if bucket is None else bucket.burst - bucket.level

    # ------------------------------------------------------------------------------------ several that count together

    def name(self, address: str) -> str:
        """What is counted as one; between processes nobody but they can tell which address it is."""
        found = network(address)
        return hmac.new(self.secret, found.encode(), "sha256").hexdigest()[:32] if self.secret else found

    def spent(self) -> list[Spent]:
        """What has been used here since the last time."""
        found, self._spent = self._spent, Counter()
        return [(kind, name, amount) for (kind, name), amount in found.items() if amount]

    def charge(self, spent: list[Spent], now: float) -> None:
        """The same has been used elsewhere."""
        for kind, name, amount in spent:
            self._bucket(kind, name).charge(now, amount)
