"""Bytes as browsers write them in passkeys and pushes: base64url without padding."""

from __future__ import annotations

import base64


def text_of(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    """ValueError if it is none."""
    return base64.b64decode(text.encode("ascii") + b"=" * (-len(text) % 4), b"-_", validate=True)
