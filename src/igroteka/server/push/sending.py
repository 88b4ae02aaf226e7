"""Sends one push: a request to the push service of a browser. Only the status of the answer is read, and no
redirection is followed.
"""

from __future__ import annotations

import asyncio
import contextlib
import ssl
from typing import Final

import h11

from igroteka.server.push.addresses import Endpoint, Resolver

KEPT_S: Final = 86_400
"""Seconds for which a push service keeps it for a browser that is switched off."""
TOPIC: Final = "turns"
"""A newer push replaces an older one that the service still keeps."""


class Sender:
    def __init__(self, resolver: Resolver, answer_s: float) -> None:
        self._resolver: Final = resolver
        self._answer_s: Final = answer_s
        self._tls: Final = ssl.create_default_context()

    async def send(self, endpoint: Endpoint, authorization: str, body: bytes) -> int:
        """Return the status. Rejected if the name leads to an address that is not allowed; OSError, EOFError or
        ProtocolError if there is no proper answer in time."""
        async with asyncio.timeout(self._answer_s):
            reader, writer = await self._connect(endpoint)
            with contextlib.closing(writer):
                connection = h11.Connection(h11.CLIENT)
                for event in (request(endpoint, authorization, body), h11.Data(body), h11.EndOfMessage()):
                    writer.write(connection.send(event) or b"")
                return await status_of(connection, reader)

    async def _connect(self, endpoint: Endpoint) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect to one of the addresses that were checked; the certificate must be that of the name."""
        fault = OSError("the name stands for nothing")
        for address in await self._resolver.addresses_of(endpoint):
            try:
                return await asyncio.open_connection(
                    address, endpoint.port, ssl=self._tls, server_hostname=endpoint.host
                )
            except OSError as error:
                fault = error
        raise fault

    def close(self) -> None:
        self._resolver.close()


def request(endpoint: Endpoint, authorization: str, body: bytes) -> h11.Request:
    headers = {
        "Host": endpoint.authority,
        "Authorization": authorization,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "Content-Length": str(len(body)),
        "TTL": str(KEPT_S),
        "Topic": TOPIC,
        "Urgency": "normal",
        "Connection": "close",
    }
    return h11.Request(method="POST", target=endpoint.target, headers=list(headers.items()))


async def status_of(connection: h11.Connection, reader: asyncio.StreamReader) -> int:
    while True:
        event = connection.next_event()
        if event is h11.NEED_DATA:
            connection.receive_data(await reader.read(65_536))
        elif isinstance(event, h11.Response):
            return event.status_code
        elif isinstance(event, h11.ConnectionClosed):
            raise EOFError
