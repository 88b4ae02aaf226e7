"""Passkeys: a device, or its maker's service, keeps a key by which the server knows a person again (WebAuthn).

Nobody needs one. It opens what a code for another device opens: the browser becomes the same person. `webauthn` (extra
`igroteka[people]`) reads and checks what browsers send; here is what is given to it, and what is kept.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from igroteka.server.base import net, wall
from igroteka.server.base.base64url import bytes_of, text_of
from igroteka.server.mailbox.tables import Tables
from igroteka.server.messages.person_bodies import PasskeyInfo, PasskeyOptions, PersonKey
from igroteka.server.messages.rejection import Rejected
from igroteka.server.people.persons import another_key, known
from igroteka.server.rooms.room import hashed, person_secret
from igroteka.server.storage import people as stored
from igroteka.server.storage.store import Session

try:
    import webauthn
    from webauthn.helpers import structs as wanted
except ImportError:  # the extra is not installed: `check_extra` says so before anything else is used
    if not TYPE_CHECKING:
        webauthn = None

NAME: Final = "Igroteka"
CHALLENGE_BYTES: Final = 32
CHALLENGE_S: Final = 300
MOST_PASSKEYS: Final = 10
"""Of a person."""


class StoredPasskey(Struct):
    key: bytes
    """The public one."""
    count: int
    """How often it has been used, where the device counts."""
    site: str
    """For which name of this server it is good."""


class Site(NamedTuple):
    """The name and origin by which a browser knows this server and which it signs."""

    name: str
    origin: str


class Response(Struct):
    clientDataJSON: str  # noqa: N815, as WebAuthn calls it


class Credential(Struct):
    """The part of an answer that is read before it is checked."""

    id: str
    response: Response


class ClientData(Struct):
    challenge: str


encoder: Final = msgspec.msgpack.Encoder()
decoder: Final = msgspec.msgpack.Decoder(StoredPasskey)


def is_installed() -> bool:
    return webauthn is not None


def check_extra() -> None:
    if not is_installed():
        raise Rejected("not_now", "this server keeps no passkeys: pip install 'igroteka[people]'", "no_passkeys")


def site_of(origin: str) -> Site:
    """Return the name and origin of the page that asks; Rejected without https or with an address in figures, for which
    no browser makes a passkey. That the page may speak to this server has been checked before."""
    parts = urlsplit(origin)
    name = parts.hostname or ""
    if not name or net.is_address(name) or (parts.scheme != "https" and name != "localhost"):
        raise Rejected("not_now", "a passkey needs https and a name in the address", "no_passkeys")
    return Site(name, net.site(origin))


async def list_of(tables: Tables, person: str) -> list[PasskeyInfo]:
    return [PasskeyInfo(id, made) for id, made, _ in await tables.store.read(stored.passkeys_of, person)]


# ----------------------------------------------------------------------------------------------------------- making one


async def begin(tables: Tables, key: str, origin: str) -> PasskeyOptions:
    """Return what the browser needs to make a passkey."""
    check_extra()
    id, person = await known(tables, key)
    site, before = site_of(origin), await tables.store.read(stored.passkeys_of, id)
    check_room(len(before))
    options = webauthn.generate_registration_options(
        rp_id=site.name,
        rp_name=NAME,
        user_id=id.encode(),
        user_name=person.name,
        challenge=await challenge(tables, id),
        timeout=1000 * CHALLENGE_S,
        authenticator_selection=wanted.AuthenticatorSelectionCriteria(
            resident_key=wanted.ResidentKeyRequirement.REQUIRED,
            user_verification=wanted.UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[wanted.PublicKeyCredentialDescriptor(id=bytes_of(each)) for each, _, _ in before],
    )
    return PasskeyOptions(webauthn.options_to_json(options))


def check_room(count: int) -> None:
    if count >= MOST_PASSKEYS:
        raise Rejected("full", f"nobody has more than {MOST_PASSKEYS} passkeys", "many_passkeys")


async def keep(tables: Tables, key: str, origin: str, credential: str) -> None:
    """Check the passkey that the browser has made, and store its public half."""
    check_extra()
    id, _ = await known(tables, key)
    site, signed = site_of(origin), await take_challenge(tables, credential, id)
    try:
        made = webauthn.verify_registration_response(
            credential=credential, expected_challenge=signed, expected_rp_id=site.name, expected_origin=site.origin
        )
    except Exception as error:  # whatever a stranger's bytes do to a reader of six formats
        raise Rejected("no_entry", f"this passkey does not hold: {error}", "wrong_passkey") from None
    name, body = text_of(made.credential_id), StoredPasskey(made.credential_public_key, made.sign_count, site.name)

    def keeping(session: Session) -> Rejected | None:
        try:
            check_room(len(stored.passkeys_of(session, id)))
        except Rejected as error:
            return error
        if stored.person_with_passkey(session, name) is not None:
            return Rejected("no_entry", "this passkey is kept already", "wrong_passkey")
        session.write([stored.store_passkey(name, id, int(wall.now()), encoder.encode(body))])
        return None

    refused = await tables.store.do(keeping)
    if refused is not None:
        raise refused


async def forget(tables: Tables, key: str, passkey: str) -> None:
    id, _ = await known(tables, key)
    await tables.store.write([stored.forget_passkey(id, passkey)])


# ------------------------------------------------------------------------------------------------------------- using it


async def ask(tables: Tables, origin: str) -> PasskeyOptions:
    """Return what a browser that nobody knows is to sign; it asks the person with which passkey."""
    check_extra()
    options = webauthn.generate_authentication_options(
        rp_id=site_of(origin).name,
        challenge=await challenge(tables, ""),
        timeout=1000 * CHALLENGE_S,
        user_verification=wanted.UserVerificationRequirement.PREFERRED,
    )
    return PasskeyOptions(webauthn.options_to_json(options))


async def redeem(tables: Tables, origin: str, credential: str) -> PersonKey:
    """Make the browser the same person as the one whose passkey has signed."""
    check_extra()
    site, signed = site_of(origin), await take_challenge(tables, credential, "")
    name = text_of(bytes_of(read(credential).id))
    found = await tables.store.read(stored.person_with_passkey, name)
    if found is None:
        raise Rejected("no_entry", "nobody is known by this passkey; it may have been erased", "unknown_passkey")
    person, passkey = found[0], decoder.decode(found[1])
    try:
        used = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=signed,
            expected_rp_id=passkey.site,
            expected_origin=site.origin,
            credential_public_key=passkey.key,
            credential_current_sign_count=passkey.count,
        )
    except Exception as error:  # likewise
        raise Rejected("no_entry", f"this passkey does not hold: {error}", "wrong_passkey") from None
    passkey.count, key, now = used.new_sign_count, person_secret(), int(wall.now())

    def redeeming(session: Session) -> None:
        changed = stored.change_passkey(name, encoder.encode(passkey))
        session.write([changed, *another_key(session, person, key, now)])

    await tables.store.do(redeeming)
    _, body = await known(tables, key)
    return PersonKey(key, body.name, "")


# ----------------------------------------------------------------------------------------------------------- challenges


async def challenge(tables: Tables, person: str) -> bytes:
    """Return a new challenge: good once, for five minutes, in any process."""
    fresh, now = secrets.token_bytes(CHALLENGE_BYTES), int(wall.now())
    kept = stored.store_challenge(hashed(text_of(fresh)), person, now + CHALLENGE_S)
    await tables.store.write([stored.forget_challenges(now), kept])
    return fresh


async def take_challenge(tables: Tables, credential: str, person: str) -> bytes:
    """Return the challenge that was signed, and delete it; Rejected unless it was made for this person and is new."""
    try:
        data = bytes_of(read(credential).response.clientDataJSON)
        signed = bytes_of(msgspec.json.decode(data, type=ClientData).challenge)
    except (msgspec.DecodeError, ValueError, RecursionError):
        raise Rejected("bad_message", "this is no answer of a passkey") from None
    if not await tables.store.do(
        lambda session: stored.take_challenge(session, hashed(text_of(signed)), person, int(wall.now()))
    ):
        raise Rejected("no_entry", "this took too long, or was answered before; try once more", "late_passkey")
    return signed


def read(credential: str) -> Credential:
    return msgspec.json.decode(credential, type=Credential)
