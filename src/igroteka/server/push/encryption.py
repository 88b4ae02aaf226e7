"""Encrypts for one browser (RFC 8291) and signs as this server (VAPID, RFC 8292).

The push service of the browser's maker, which carries it, cannot read it. `http_ece` encrypts and `py_vapid` signs
(extra `igroteka[people]`); the key by which browsers know this server is drawn once and kept with its data.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from igroteka.server.base.base64url import bytes_of, text_of
from igroteka.server.messages.rejection import Rejected
from igroteka.server.push.addresses import Endpoint
from igroteka.server.storage.people import drawn_once
from igroteka.server.storage.store import Store

try:
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02
except ImportError:  # the extra is not installed: nothing here is called then
    if not TYPE_CHECKING:
        http_ece = None

NAME: Final = "vapid"
KEY_BYTES: Final = 32
SECRET_BYTES: Final = 16
GOOD_FOR_S: Final = 12 * 3_600
"""Seconds; the standard allows a day."""
NOBODY: Final = "localhost"
"""Whom a push service may ask about this server, if it has no public name."""


def is_installed() -> bool:
    return http_ece is not None


def check_extra() -> None:
    if not is_installed():
        raise Rejected("not_now", "this server sends no pushes: pip install 'igroteka[people]'", "no_push")


class ServerKey:
    """The key pair by which browsers and push services know this server."""

    def __init__(self, secret: bytes, public_url: str) -> None:
        self._vapid: Final = Vapid02.from_raw(text_of(secret).encode())
        name = urlsplit(public_url).hostname or ""
        self._about: Final = f"https://{name if '.' in name else NOBODY}"
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public: Final = text_of(point)

    def signed(self, endpoint: Endpoint) -> str:
        """Return the Authorization header for this endpoint."""
        claims = {"sub": self._about, "aud": endpoint.origin, "exp": int(time.time()) + GOOD_FOR_S}
        header: str = self._vapid.sign(claims)["Authorization"]
        return header


async def server_key(store: Store, public_url: str) -> ServerKey:
    """Return the key that all processes share; the first one draws it."""
    fresh = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(KEY_BYTES, "big")
    return ServerKey(await store.do(lambda session: drawn_once(session, NAME, fresh)), public_url)


def check_keys(p256dh: str, auth: str) -> None:
    """Raise Rejected if nothing can be encrypted with these keys of a browser."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(p256dh))
        if len(bytes_of(auth)) != SECRET_BYTES:
            raise ValueError(f"{SECRET_BYTES} bytes are needed")
    except ValueError as error:
        raise Rejected("bad_message", f"nothing can be encrypted for this browser: {error}", "bad_push") from None


def encrypted(text: bytes, p256dh: str, auth: str) -> bytes:
    """Encrypt a text that only this browser can read."""
    own = ec.generate_private_key(ec.SECP256R1())
    body: bytes = http_ece.encrypt(
        text, private_key=own, dh=bytes_of(p256dh), auth_secret=bytes_of(auth), version="aes128gcm"
    )
    return body
