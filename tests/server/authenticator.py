"""A device that makes passkeys and signs with them (WebAuthn), as a browser would send it."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from igroteka.server.base.base64url import text_of
from igroteka.server.messages.person_bodies import PasskeyOptions

HERE, VERIFIED, WITH_KEY = 0x01, 0x04, 0x40


class Authenticator:
    """Of one passkey."""

    def __init__(self, origin: str, name: str) -> None:
        self.origin, self.name = origin, name
        self.id, self.key, self.count = secrets.token_bytes(32), ec.generate_private_key(ec.SECP256R1()), 0

    def made(self, options: PasskeyOptions) -> str:
        public = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: public.x.to_bytes(32, "big"), -3: public.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(cose)
        data = self._data(HERE | VERIFIED | WITH_KEY) + attested
        statement = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._answer(self._client("webauthn.create", options), attestationObject=text_of(statement))

    def signed(self, options: PasskeyOptions, count: int | None = None) -> str:
        self.count = self.count + 1 if count is None else count
        data, client = self._data(HERE | VERIFIED), self._client("webauthn.get", options)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer(client, authenticatorData=text_of(data), signature=text_of(signature))

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.name.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _client(self, kind: str, options: PasskeyOptions) -> bytes:
        challenge = json.loads(options.options)["challenge"]
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _answer(self, client: bytes, **response: Any) -> str:
        id = text_of(self.id)
        response["clientDataJSON"] = text_of(client)
        answer = {"id": id, "rawId": id, "type": "public-key", "response": response, "clientExtensionResults": {}}
        return json.dumps(answer)
