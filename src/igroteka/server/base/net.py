"""Addresses: where friends could reach this machine, and from where a page may speak to it."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Sequence
from typing import Final
from urllib.parse import urlsplit

from igroteka.server.base.config import Config


def is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def addresses(host: str, port: int) -> list[str]:
    """Addresses of this machine in its network; what to open, if the server listens there."""
    found: set[str] = set()
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))  # documentation's own network: nothing is sent, a route is chosen
            found.add(probe.getsockname()[0])
    except OSError:
        pass
    return [f"http://{address}:{port}/" for address in sorted(found) if not is_loopback(address)]


def client(peer: str, forwarded: str) -> str:
    """The address of a client; a proxy on this machine says for which one it speaks."""
    return forwarded.rpartition(",")[2].strip() or peer if is_loopback(peer) else peer


UNKNOWN_HOST: Final = (
    "this server does not know the name in the address; its operator can add it with --public-url or --allow-host"
)


def is_known(config: Config, host: str) -> bool:
    """Whether the Host of a request is one of ours: an address in figures, which no other site can make lead here; a
    name of this machine; or one that the operator has given. Programs may send none."""
    if not host:
        return True
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:  # a bracket that is not closed
        return False
    return is_address(name) or name == "localhost" or name.endswith(".localhost") or name in names(config)


def names(config: Config) -> frozenset[str]:
    machine = socket.gethostname().lower()
    given = [config.host, *config.allow_host]
    given += [urlsplit(url).hostname or "" for url in (config.public_url, config.address, *config.allow_origin)]
    return frozenset([machine, f"{machine}.local", *(name.lower() for name in given if name)])


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def may_speak(config: Config, origin: str, host: str, peers: Sequence[str] = ()) -> bool:
    """A page may speak to the server it came from, to the other processes of that, and to those that the operator
    allows; programs send no origin."""
    if not origin:
        return True
    allowed = {*config.allow_origin, *peers, *([config.public_url] if config.public_url else [])}
    return urlsplit(origin).netloc == host or origin.rstrip("/") in {site(address) for address in allowed}


def is_site(address: str) -> bool:
    parts = urlsplit(address)
    return parts.scheme in ("http", "https") and parts.netloc != ""


def site(address: str) -> str:
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}"
