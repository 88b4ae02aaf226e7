"""A push service of the test's own, on this machine, and browsers that open what it brings them, as RFC 8291 says: by
none of the code that has encrypted it."""

from __future__ import annotations

import asyncio
import contextlib
import datetime
import json
import ssl
from pathlib import Path
from typing import Any

import h11
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from cryptography.x509.oid import NameOID

from igroteka.server.base.base64url import bytes_of, text_of
from igroteka.server.messages.person_bodies import Subscribe


class Browser:
    """As it subscribes, and as it reads what comes."""

    def __init__(self, service: PushService, name: str, lang: str = "en") -> None:
        self.service, self.path, self.lang = service, f"/to/{name}", lang
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.auth = b"sixteen bytes of"

    @property
    def endpoint(self) -> str:
        return self.service.url + self.path

    @property
    def subscription(self) -> Subscribe:
        lang: Any = self.lang
        return Subscribe(self.endpoint, text_of(self.point), text_of(self.auth), lang)

    @property
    def read(self) -> list[dict[str, Any]]:
        """All that has come, opened."""
        return [json.loads(self.opened(body)) for path, _, body in self.service.got if path == self.path]

    def opened(self, body: bytes) -> bytes:
        salt, length = body[:16], body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        secret = derived(self.auth, shared, b"WebPush: info\0" + self.point + theirs, 32)
        key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
        text, _, padding = AESGCM(key).decrypt(nonce, sealed, None).rpartition(b"\2")
        assert padding == b"\0" * len(padding)
        return text


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def claims_of(authorization: str) -> tuple[str, dict[str, Any]]:
    """By whose key a header is signed (RFC 8292), and what it says; InvalidSignature if it is not."""
    scheme, _, parts = authorization.partition(" ")
    given = dict(part.split("=", 1) for part in parts.split(","))
    head, claims, signature = given["t"].split(".")
    assert (scheme, json.loads(bytes_of(head))["alg"]) == ("vapid", "ES256")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(given["k"]))
    r, s = (int.from_bytes(half, "big") for half in (bytes_of(signature)[:32], bytes_of(signature)[32:]))
    key.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    return given["k"], json.loads(bytes_of(claims))


class PushService:
    def __init__(self, folder: Path) -> None:
        self.certificate, key = certificate(folder)
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        """Path, headers and body of everything that has come."""
        self.answers: dict[str, int] = {}
        """By path: the status, if it is not 201; 0: none ever comes."""
        self.url = ""
        self._tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self._tls.load_cert_chain(self.certificate, key)
        self._server: asyncio.Server | None = None

    async def open(self) -> PushService:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0, ssl=self._tls)
        self.url = f"https://localhost:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connection, body = h11.Connection(h11.SERVER), bytearray()
        path, headers = "", dict[str, str]()
        with contextlib.suppress(OSError), contextlib.closing(writer):
            while True:
                event = connection.next_event()
                if event is h11.NEED_DATA:
                    connection.receive_data(await reader.read(65_536))
                elif isinstance(event, h11.Request):
                    path, headers = event.target.decode(), {k.decode(): v.decode() for k, v in event.headers}
                elif isinstance(event, h11.Data):
                    body += event.data
                elif isinstance(event, h11.EndOfMessage):
                    break
                else:
                    return
            self.got.append((path, headers, bytes(body)))
            status = self.answers.get(path, 201)
            if status:
                more = [("Location", self.url + "/elsewhere"), ("Content-Length", "0")]
                writer.write(connection.send(h11.Response(status_code=status, headers=more)) or b"")
                writer.write(connection.send(h11.EndOfMessage()) or b"")
                await writer.drain()
            else:
                await reader.read()  # until the other side has had enough


def certificate(folder: Path) -> tuple[Path, Path]:
    """For this machine, trusted by whoever is given it; and its key."""
    key, name = ec.generate_private_key(ec.SECP256R1()), x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "push")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=400))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
        .sign(key, hashes.SHA256())
    )
    paths = folder / "push.pem", folder / "push.key"
    paths[0].write_bytes(made.public_bytes(Encoding.PEM))
    paths[1].write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    return paths
