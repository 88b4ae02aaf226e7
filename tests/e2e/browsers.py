"""Browsers other than Chromium, as far as a smoke game needs them: open a page, run a script in it, take its picture.
Firefox is spoken to over WebDriver BiDi, which it knows without a driver; WebKit by its own WebDriver, on a screen that
nobody sees. Firefox has the window of a desk; WebKit, standing in for iPhones, one as narrow as its frame allows."""

import json
import os
import shutil
import signal
import subprocess
from base64 import b64decode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import Any, Protocol, TypeVar
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

from tests.e2e.conftest import DESK, PHONE, free_port

Found = TypeVar("Found")
PATIENCE = 90
"""Seconds to start a browser or to open a page; a busy machine may need them."""


class Driven(Protocol):
    def open(self, address: str) -> None: ...

    def run(self, script: str) -> Any:
        """The value of an expression in the page, through JSON."""

    def picture(self) -> bytes:
        """What the window shows, as PNG."""


class Firefox:
    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.numbers = count(1)
        self.send("session.new", capabilities={})
        self.context = self.send("browsingContext.getTree")["contexts"][0]["context"]
        self.send("browsingContext.setViewport", context=self.context, viewport=DESK)

    def send(self, method: str, **params: Any) -> Any:
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            message = json.loads(self.socket.recv(PATIENCE))
            if message.get("id") == number:
                assert message["type"] == "success", message
                return message["result"]

    def open(self, address: str) -> None:
        self.send("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def run(self, script: str) -> Any:
        target = {"context": self.context}
        expression = f"JSON.stringify(({script}) ?? null)"
        found = self.send("script.evaluate", expression=expression, target=target, awaitPromise=True)
        assert found["type"] == "success", found
        return json.loads(found["result"]["value"])

    def picture(self) -> bytes:
        return b64decode(self.send("browsingContext.captureScreenshot", context=self.context)["data"])


class WebKit:
    def __init__(self, address: str, browser: str) -> None:
        self.address = address
        options = {"binary": browser, "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self.session = self.send("session", wanted)["sessionId"]
        self.send(f"session/{self.session}/window/rect", PHONE)

    def send(self, path: str, body: Any = None) -> Any:
        """Without a body something is asked for."""
        content = None if body is None else json.dumps(body).encode()
        request = Request(f"{self.address}/{path}", content, {"content-type": "application/json"})
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)["value"]
        except HTTPError as refused:
            raise AssertionError(refused.read().decode()) from refused

    def open(self, address: str) -> None:
        self.send(f"session/{self.session}/url", {"url": address})

    def run(self, script: str) -> Any:
        body = {"script": f"return JSON.stringify(({script}) ?? null)", "args": []}
        return json.loads(self.send(f"session/{self.session}/execute/sync", body))

    def picture(self) -> bytes:
        return b64decode(self.send(f"session/{self.session}/screenshot"))


@contextmanager
def running(*command: str) -> Iterator[None]:
    """A process, and what it starts, for as long as it is needed."""
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, stdout=quiet, stderr=quiet, start_new_session=True)
    try:
        yield
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait(PATIENCE)


@contextmanager
def firefox() -> Iterator[Driven]:
    found, port = program("firefox-esr"), free_port()
    with TemporaryDirectory() as profile:
        command = [found, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", str(port)]
        with running(*command), patient(lambda: connect(f"ws://127.0.0.1:{port}/session", max_size=None)) as socket:
            yield Firefox(socket)


@contextmanager
def webkit() -> Iterator[Driven]:
    driver, port = program("WebKitWebDriver"), free_port()
    browser = next(Path("/usr/lib").glob("*/webkit2gtk-*/MiniBrowser"))
    with running(program("xvfb-run"), "-a", driver, f"--port={port}"):
        patient(lambda: urlopen(f"http://127.0.0.1:{port}/status", timeout=PATIENCE)).close()
        yield WebKit(f"http://127.0.0.1:{port}", str(browser))


def program(name: str) -> str:
    found = shutil.which(name)
    assert found, f"the smoke games need {name}: make .stamp/browsers"
    return found


def patient(attempt: Callable[[], Found]) -> Found:
    """Try until it succeeds: a browser that starts does not listen at once."""
    end = monotonic() + PATIENCE
    while True:
        try:
            return attempt()
        except (ConnectionError, URLError):
            assert monotonic() < end, "the browser does not start"
            sleep(0.2)
