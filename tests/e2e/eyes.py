"""What a person sees: the view that their browser receives. It is read from the socket, not from the page."""

import json
from math import inf
from time import monotonic
from typing import Any

from playwright.sync_api import Error, Page, WebSocket


class Eyes:
    def __init__(self, page: Page, until: float = inf) -> None:
        self.until = until
        self.views: dict[str, Any] = {}
        self.seen: list[str] = []
        self.socket: WebSocket | None = None
        page.on("websocket", self.open)

    @property
    def view(self) -> Any:
        """What the first seat of this browser sees; None before a game begins. Every loop of a test reads it, so
        this is where a test that hangs is stopped."""
        found = self.views[min(self.views)] if self.views else None
        assert monotonic() < self.until, f"the table does not get on: {found and (found['number'], found['asks'])}"
        return found

    def open(self, socket: WebSocket) -> None:
        self.socket = socket
        socket.on("framereceived", lambda frame: self.receive(str(frame)))

    def receive(self, frame: str) -> None:
        self.seen.append(frame)
        message = json.loads(frame)
        if message["type"] == "snapshot":
            self.views[message["audience"]] = message["view"]
        elif message["type"] == "change":
            patch(self.views[message["audience"]], message["ops"])

    def wait(self, page: Page, patience: int = 400) -> None:
        """Until the table moves, or for a moment."""
        try:
            if self.socket is None or self.socket.is_closed():
                page.wait_for_event("websocket", timeout=patience)
            else:
                self.socket.wait_for_event("framereceived", timeout=patience)
        except Error:
            return


def patch(view: Any, ops: list[list[Any]]) -> None:
    for path, value, *more in ops:
        at = view
        for key in path[:-1]:
            at = at[key]
        gone, start, drop = (more + [False, -1, 0][len(more) :])[:3]
        if start >= 0:
            at[path[-1]][start : start + drop] = value
        elif gone:
            del at[path[-1]]
        else:
            at[path[-1]] = value
