"""Addresses: what they are, and from where a page may speak to this server."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from urllib.parse import urlsplit

from igroteka.server.base.config import Config


def is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def client(peer: str, forwarded: str) -> str:
    """The address of a client; a proxy on this machine says for which one it speaks."""
    return forwarded.rpartition(",")[2].strip() or peer if is_loopback(peer) else peer


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
