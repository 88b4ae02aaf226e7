"""A WebSocket by hand, for what no well-behaved client would do."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import os
from typing import Any

import msgspec

from tests.server.clients import PATIENCE, Message, Site

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


class Raw:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def dial(cls, site: Site) -> Raw:
        """A connection on which nothing has been said."""
        host, _, port = site.url.removeprefix("http://").partition(":")
        raw = cls(*await asyncio.open_connection(host, int(port)))
        site.opened.append(raw)
        return raw

    @classmethod
    async def open(cls, site: Site, **headers: str) -> Raw:
        """A connection whose handshake is done."""
        raw = await cls.dial(site)
        status = await raw.shake_hands("/ws", **headers)
        assert " 101 " in status, status
        return raw

    async def shake_hands(self, path: str, **headers: str) -> str:
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", "Host: localhost", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
        self.write(("\r\n".join(lines) + "\r\n\r\n").encode())
        async with asyncio.timeout(PATIENCE):
            return (await self.reader.readuntil(b"\r\n\r\n")).decode().splitlines()[0]

    async def close(self) -> None:
        self.writer.transport.abort()
        with contextlib.suppress(OSError):  # the other side may be gone before us
            await self.writer.wait_closed()

    def write(self, data: bytes) -> None:
        self.writer.write(data)

    def frame(self, opcode: int, payload: bytes, fin: bool = True, size: int | None = None) -> None:
        """A frame as a client masks it, with zeros; `size`: what its head claims."""
        size = len(payload) if size is None else size
        head = bytes([opcode | (0x80 if fin else 0)])
        if size < 126:
            head += bytes([0x80 | size])
        elif size < 65_536:
            head += b"\xfe" + size.to_bytes(2, "big")
        else:
            head += b"\xff" + size.to_bytes(8, "big")
        self.write(head + b"\0\0\0\0" + payload)

    def say(self, kind: str, **fields: Any) -> None:
        self.frame(TEXT, msgspec.json.encode({"type": kind, **fields}))

    async def read(self) -> tuple[int, bytes]:
        """The next frame."""
        async with asyncio.timeout(PATIENCE):
            first, second = await self.reader.readexactly(2)
            size = second & 127
            if size > 125:
                size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
            return first & 15, await self.reader.readexactly(size)

    async def hear(self, kind: str) -> Message:
        """The next message of this type."""
        while True:
            opcode, payload = await self.read()
            if opcode == TEXT:
                message: Message = msgspec.json.decode(payload)
                if message["type"] == kind:
                    return message

    async def closed(self) -> int:
        """Read until the end; the code of the close, 0 if there was none."""
        code = 0
        try:
            while True:
                opcode, payload = await self.read()
                if opcode == CLOSE:
                    code = int.from_bytes(payload[:2], "big")
        except (asyncio.IncompleteReadError, ConnectionResetError):
            return code
