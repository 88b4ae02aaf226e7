"""Every way into the server, with whatever text a stranger puts into it."""

from __future__ import annotations

from collections.abc import Iterator
from http.client import HTTPConnection, HTTPException
from typing import NamedTuple
from urllib.parse import quote

import msgspec

from igroteka.server.base.base64url import text_of
from tests.server.clients import PATIENCE, Message, Site

TEXTS = (
    "\0",
    "abcdefghijk\0",
    "abcdefghijkl\n",
    "",
    "x",
    "x" * 64,
    "_" * 12,
    "\u202e\ufeff\u2800",
    "\ud7ff\U0010ffff",
    "abcdefghijk\u043b",
    "' OR id <> '",
    "%s%(x)s?;--",
    "../../secret",
    "null",
)
"""What a database, a path or a pattern might stumble over."""


class Request(NamedTuple):
    method: str
    path: str
    body: object = None
    authorization: str = ""


def requests(text: str, table: str = "", key: str = "") -> Iterator[Request]:
    """Everything that HTTP can be asked for, with this text wherever a text can be; `table` and `key`: a real one, so
    that it also comes to the doors behind the first."""
    part, whole = quote(text, safe=""), quote(table or text, safe="")
    bearer = bytes(byte for byte in (key or text).encode() if byte >= 0x20).decode("latin-1")
    for way in ("replay", f"replay?audience={part}", "study?seat=0", f"study?seat={part}"):
        yield Request("GET", f"/api/tables/{whole}/{way}", authorization=f"Bearer {bearer}")
    for path in (f"rules/{part}", f"rules/{part}/search?words={part}", f"rules/boo/search?words={part}"):
        yield Request("GET", f"/api/{path}")
    for path in (f"/api/games/{part}/content", f"/text/{part}/common.ftl", f"/text/en/{part}", f"/assets/{part}"):
        yield Request("GET", path)
    yield Request("POST", f"/api/tables/{whole}/look", {"invite": text})
    yield Request("POST", f"/api/tables/{whole}/join", {"invite": text, "name": text})
    yield Request("POST", f"/api/tables/{whole}/continue", {"name": text, "n": 0, "seat": 0}, f"Bearer {bearer}")
    yield Request("POST", "/api/redeem", {"code": text})
    yield from of_people(text, part, f"Bearer {bearer}")
    yield from of_the_host(text, part, f"Bearer {bearer}")
    yield Request("POST", "/api/mine", {"tickets": [{"table": table or text, "key": text}]})
    for order in ({"game": text}, {"settings": {text: text}}, {"settings": {"first": text}}, {"bots": text}):
        yield Request("POST", "/api/tables", {"game": "boo", "name": text or "A", **order})


def of_people(text: str, part: str, bearer: str) -> Iterator[Request]:
    """The doors of people and groups; a key of a person that is none, too."""
    me = "Bearer me." + bearer.removeprefix("Bearer ")
    for path in ("me", "me/results", "me/export", f"groups/{part}", "club"):
        yield Request("GET", f"/api/{path}", authorization=me)
    yield Request("POST", "/api/me", {"name": text})
    yield Request("POST", "/api/me/redeem", {"code": text})
    for path, body in (
        ("me/change", {"name": text}),
        ("me/claim", {"tickets": [{"table": text, "key": text}]}),
        ("me/code", {"notes": text}),
        ("me/forget", {}),
        ("here", {"doing": text}),
        ("here", {"doing": "shelf", "game": text}),
        ("groups", {"name": text, "mine": text}),
        (f"groups/{part}/door", {"invite": text}),
        (f"groups/{part}/join", {"invite": text, "name": text}),
        (f"groups/{part}/say", {"text": text}),
        (f"groups/{part}/next", {"game": text, "at": 0}),
        (f"groups/{part}/vote", {"game": text}),
        (f"groups/{part}/sit", {"game": text}),
        (f"tables/{part}/vanish", {}),
        (f"tables/{part}/tell", {"wanted": True}),
        (f"tables/{part}/tell", {"wanted": text}),
        ("me/push", {"endpoint": text, "p256dh": text, "auth": text, "lang": "en"}),
        ("me/push", {"endpoint": f"https://{text}/", "p256dh": text, "auth": text, "lang": "ru"}),
        ("me/push/forget", {"endpoint": text}),
        ("me/passkeys/begin", {}),
        ("me/passkeys", {"credential": text}),
        ("me/passkeys", {"credential": signed(text)}),
        ("me/passkeys/forget", {"id": text}),
        ("passkeys", {"credential": text}),
        ("passkeys", {"credential": signed(text)}),
        ("report", {"text": text, "member": text, "table": text}),
        ("report", {"text": text, "member": text, "group": text}),
        ("me/block", {"member": text, "group": text}),
        ("me/unblock", {"block": text}),
        (f"groups/{part}/say", {"phrase": text}),
    ):
        yield Request("POST", f"/api/{path}", body, me)


def signed(text: str) -> str:
    """What looks like the answer of a passkey, with the text in it."""
    data = text_of(msgspec.json.encode({"challenge": text_of(text.encode()), "type": text, "origin": text}))
    return msgspec.json.encode({"id": text, "rawId": text, "type": text, "response": {"clientDataJSON": data}}).decode()


def of_the_host(text: str, part: str, bearer: str) -> Iterator[Request]:
    """The doors of the server's host, with a key that is none."""
    key = "Bearer host." + bearer.removeprefix("Bearer ")
    for path in ("", "/audit", "/keys", "/reports", "/sanctions", "/tables", "/people", f"/tables?name={part}"):
        yield Request("GET", f"/api/host{path}", authorization=key)
    for path in (f"tables/{part}", f"tables/{part}/export", f"people/{part}", f"people/{part}/export"):
        yield Request("GET", f"/api/host/{path}", authorization=key)
    for path, body in (
        ("notice", {"ru": text, "en": text}),
        ("sanctions", {"kind": "ban", "days": 1, "person": text}),
        ("sanctions", {"kind": text, "days": 1, "network": text}),
        (f"reports/{part}/settle", {}),
        (f"tables/{part}/shut", {"why": text}),
        (f"tables/{part}/delete", {}),
        (f"people/{part}/delete", {}),
        (f"people/{part}/vanish/{part}", {}),
    ):
        yield Request("POST", f"/api/host/{path}", body, key)


def messages(text: str, number: str) -> Iterator[Message]:
    """Everything that a member can say in which there is a text."""
    yield {"type": "say", "text": text}
    yield {"type": "say", "text": "hm", "about": text}
    yield {"type": "rename", "name": text}
    yield {"type": "answer", "seat": 0, "number": text, "key": text}
    yield {"type": "answer", "seat": 0, "number": number, "key": text}
    for kind in ("why", "what_if", "hint"):
        yield {"type": kind, "seat": 0, "key": text}
    yield {"type": "configure", "settings": {text: text}}
    yield {"type": "configure", "settings": {"first": text, "rich": text}}
    yield {"type": "configure", "chat": text}
    yield {"type": "phrase", "phrase": text}
    yield {"type": "fill", "level": text}


def hellos(text: str, table: str) -> Iterator[Message]:
    """First messages, with the text wherever one can be."""
    yield {"type": "hello", "table": text, "key": text}
    yield {"type": "hello", "table": table, "key": text}
    yield {"type": "hello", "table": table, "watch": text}
    yield {"type": "hello", "table": table, "key": text, "watch": text, "seen": {text: 1}}


class Door:
    """One connection after the other to a server, each for as many requests as it takes."""

    def __init__(self, site: Site) -> None:
        self.connection = HTTPConnection(site.url.removeprefix("http://"), timeout=PATIENCE)

    def ask(self, request: Request, kind: str = "application/json", **headers: str) -> tuple[int, bytes]:
        """The status and the body."""
        body = None if request.body is None else msgspec.json.encode(request.body)
        if request.body is not None:
            headers = {"Content-Type": kind, **headers}
        if request.authorization:
            headers = {"Authorization": request.authorization, **headers}
        try:
            self.connection.request(request.method, request.path, body, headers)
            answer = self.connection.getresponse()
            return answer.status, answer.read()
        except (HTTPException, OSError):
            self.connection.close()  # whoever is hung up on begins anew
            raise

    def close(self) -> None:
        self.connection.close()
