"""A host of files that knows nothing of us: `make site` can be put on any. It sends compressed forms where they are."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
PORTION = 16_384
"""Bytes that go through a slow line at once."""


@dataclass
class Line:
    """The way to a visitor: all that is sent goes through it, one after the other."""

    bytes_a_second: float = float("inf")
    delay: float = 0
    """Seconds from a question to the beginning of its answer."""
    free: float = 0
    lock: threading.Lock = field(default_factory=threading.Lock)

    def take(self, size: int) -> None:
        """Wait until so many bytes are through."""
        with self.lock:
            self.free = max(self.free, time.monotonic()) + size / self.bytes_a_second
            until = self.free
        time.sleep(max(0.0, until - time.monotonic()))


class Files(SimpleHTTPRequestHandler):
    extensions_map = {  # noqa: RUF012 (as in the class above it)
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    protocol_version = "HTTP/1.1"

    def __init__(self, *given: Any, line: Line, sent: list[int], **more: Any) -> None:
        self.line, self.sent = line, sent
        super().__init__(*given, **more)

    def copyfile(self, source: Any, outputfile: Any) -> None:
        while portion := source.read(PORTION):
            self.line.take(len(portion))
            self.sent.append(len(portion))
            outputfile.write(portion)

    def send_head(self) -> Any:
        time.sleep(self.line.delay)
        accepted = self.headers.get("Accept-Encoding", "")
        path = Path(self.translate_path(self.path))
        for encoding, suffix in ENCODINGS:
            packed = path.with_name(path.name + suffix)
            if encoding in accepted and packed.is_file():
                self.send_response(200)
                self.send_header("Content-Type", self.guess_type(str(path)))
                self.send_header("Content-Encoding", encoding)
                self.send_header("Content-Length", str(packed.stat().st_size))
                self.end_headers()
                return packed.open("rb")
        return super().send_head()

    def log_message(self, format: str, *args: Any) -> None:
        """Nobody reads it."""


@contextmanager
def hosted(folder: Path, line: Line | None = None, sent: list[int] | None = None) -> Iterator[str]:
    """The address of a folder, for as long as it is needed; `sent` gets how many bytes go out."""
    files = partial(Files, directory=str(folder), line=line or Line(), sent=[] if sent is None else sent)
    with ThreadingHTTPServer(("127.0.0.1", 0), files) as server:
        server.daemon_threads = True
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/"
        finally:
            server.shutdown()
            thread.join()
