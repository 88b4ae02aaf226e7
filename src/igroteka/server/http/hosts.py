"""This machine among others: where friends could reach it, and by which names it may be called."""

from __future__ import annotations

import socket
from typing import Final
from urllib.parse import urlsplit

from igroteka.server.base.config import Config
from igroteka.server.base.net import is_address, is_loopback

UNKNOWN_HOST: Final = (
    "this server does not know the name in the address; its operator can add it with --public-url or --allow-host"
)


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
