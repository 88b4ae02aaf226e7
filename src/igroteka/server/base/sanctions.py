"""Whom the server's host has muted or turned away, as this process knows it: people, and networks."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from typing import Final, Literal

from igroteka.server.base import wall

Kind = Literal["mute", "ban"]
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
PERSON: Final = "person "
NETWORK: Final = "network "
"""How the names of targets begin."""
WIDEST: Final = {4: 16, 6: 32}
"""The shortest prefix of a network that may be named: a slip must not turn half the world away."""
MOST_REMEMBERED: Final = 10_000
"""Addresses of which it is remembered whether a network holds them."""


class BadNetwork(ValueError):
    """This names no network that could be turned away; the text says why."""


def named_network(text: str) -> str:
    """A network as it is kept: an address, or with a prefix."""
    try:
        found = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        raise BadNetwork("write an address, or a network as 203.0.113.0/24") from None
    if found.is_loopback:
        raise BadNetwork("this is the machine itself, and a proxy on it speaks for everybody")
    if found.prefixlen < WIDEST[found.version]:
        raise BadNetwork(f"a network may be no wider than /{WIDEST[found.version]}")
    return str(found)


class Sanctions:
    """What holds now. It is read often and replaced seldom."""

    def __init__(self) -> None:
        self._people: dict[tuple[Kind, str], int] = {}
        self._networks: dict[Kind, list[tuple[Network, int]]] = {"mute": [], "ban": []}
        self._found: dict[tuple[Kind, str], int] = {}
        """By network as `rates.network` names it: until when."""

    def replace(self, rows: Iterable[tuple[str, Kind, int]]) -> None:
        """Target, kind and end of everything that holds from now on."""
        self._people, self._networks, self._found = {}, {"mute": [], "ban": []}, {}
        for target, kind, until in rows:
            if target.startswith(PERSON):
                self._people[kind, target.removeprefix(PERSON)] = until
            else:
                self._networks[kind].append((ipaddress.ip_network(target.removeprefix(NETWORK)), until))

    def of_person(self, kind: Kind, person: str) -> bool:
        return person != "" and self._people.get((kind, person), 0) > wall.now()

    def of_network(self, kind: Kind, network: str) -> bool:
        """`network`: an address or a network, as `rates.network` says it; "" for this machine itself."""
        if not network or not self._networks[kind]:
            return False
        if (kind, network) not in self._found:
            if len(self._found) >= MOST_REMEMBERED:
                self._found = {}
            self._found[kind, network] = self._look_up(kind, network)
        return self._found[kind, network] > wall.now()

    def _look_up(self, kind: Kind, network: str) -> int:
        try:
            wanted = ipaddress.ip_network(network, strict=False)
        except ValueError:
            return 0
        return max((until for held, until in self._networks[kind] if overlap(held, wanted)), default=0)


def overlap(one: Network, other: Network) -> bool:
    return one.version == other.version and one.overlaps(other)
