"""Checks the addresses of push services. Browsers send them, so a stranger may name any address, and the server
connects to it: it must not reach what the stranger could not reach.

Allowed is https at port 443 of a name, never of this machine or of a private network. The name is resolved here, and
the connection is made to the address that was checked.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from igroteka.server.base.net import is_address
from igroteka.server.messages.rejection import Rejected

HTTPS: Final = 443
LOOKUPS: Final = 8
"""Names that are looked up at a time: in threads of their own, so that a slow one keeps nobody else waiting."""
NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")
"""Addresses of IPv4 written as IPv6."""


class Endpoint(NamedTuple):
    """The address of one browser: host, port, and path with query."""

    host: str
    port: int
    target: str

    @property
    def origin(self) -> str:
        return f"https://{self.authority}"

    @property
    def authority(self) -> str:
        return self.host if self.port == HTTPS else f"{self.host}:{self.port}"


def endpoint_of(address: str, to_loopback: bool = False) -> Endpoint:
    """Parse an address; Rejected if it cannot be a push service's. `to_loopback`: tests run one on this machine."""
    try:
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port or HTTPS
    except ValueError:
        raise refused("it cannot be read") from None
    if parts.scheme != "https" or not host or not address.isascii() or not address.isprintable() or " " in address:
        raise refused("it must begin with https://")
    if "@" in parts.netloc or parts.fragment:
        raise refused("it must have neither a user nor a fragment")
    if port != HTTPS and not to_loopback:
        raise refused("it must have no port of its own")
    if is_address(host):
        raise refused("it must be a name, not an address in figures")
    return Endpoint(host, port, (parts.path or "/") + (f"?{parts.query}" if parts.query else ""))


def refused(why: str) -> Rejected:
    return Rejected("bad_message", f"this address of a push service is not good: {why}", "bad_push")


def may_go_to(address: str, to_loopback: bool) -> bool:
    """Return whether this is an address of the public network, or for tests of this machine."""
    found: ipaddress.IPv4Address | ipaddress.IPv6Address = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        embedded = found.ipv4_mapped or found.sixtofour
        if found in NAT64:
            embedded = ipaddress.IPv4Address(int(found) & 0xFFFF_FFFF)
        found = embedded or found
    if found.is_loopback:
        return to_loopback
    return found.is_global and not found.is_multicast and not found.is_reserved


class Resolver:
    """Resolves names."""

    def __init__(self, to_loopback: bool) -> None:
        self.to_loopback: Final = to_loopback
        self._threads: Final = ThreadPoolExecutor(LOOKUPS, thread_name_prefix="push")

    async def addresses_of(self, endpoint: Endpoint) -> list[str]:
        """Return the addresses of the name; Rejected if one of them is not allowed."""
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(self._threads, addresses, endpoint.host, endpoint.port)
        if not all(may_go_to(address, self.to_loopback) for address in found):
            raise refused("it leads into a private network")
        return found

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def addresses(host: str, port: int) -> list[str]:
    """Resolve a name; OSError if it has no address."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(address[0]) for *_, address in found]
