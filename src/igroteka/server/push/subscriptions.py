"""Subscribes browsers to pushes, and says of which tables a person wants to be told. Off until wanted."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from igroteka.server.base import wall
from igroteka.server.mailbox.tables import Tables
from igroteka.server.messages.person_bodies import Subscribe
from igroteka.server.messages.rejection import Rejected
from igroteka.server.people.persons import MOST_DEVICES, known
from igroteka.server.push import encryption
from igroteka.server.push.addresses import endpoint_of
from igroteka.server.rooms.live_table import Stage
from igroteka.server.rooms.outcome import Outcome
from igroteka.server.rooms.room import hashed
from igroteka.server.storage import people as stored
from igroteka.server.storage.store import Session


class StoredSubscription(Struct):
    endpoint: str
    p256dh: str
    auth: str
    lang: str
    failed: int = 0
    """How often in a row nothing could be sent."""


encoder: Final = msgspec.msgpack.Encoder()
decoder: Final = msgspec.msgpack.Decoder(StoredSubscription)


async def subscribe(tables: Tables, key: str, data: Subscribe) -> None:
    """Send pushes to this browser from now on; of too many the oldest is forgotten."""
    encryption.check_extra()
    endpoint_of(data.endpoint, tables.config.push_to_loopback)
    encryption.check_keys(data.p256dh, data.auth)
    id, _ = await known(tables, key)
    body = encoder.encode(StoredSubscription(data.endpoint, data.p256dh, data.auth, data.lang or "en"))
    address, now = hashed(data.endpoint), int(wall.now())

    def subscribing(session: Session) -> None:
        session.write([stored.store_subscription(address, id, now, body)])
        spare = stored.subscriptions_of(session, id)[MOST_DEVICES:]
        session.write([stored.forget_subscription(id, each) for each, _ in spare])

    await tables.store.do(subscribing)


async def unsubscribe(tables: Tables, key: str, endpoint: str) -> None:
    id, _ = await known(tables, key)
    await tables.store.write([stored.forget_subscription(id, hashed(endpoint))])


async def tell(tables: Tables, key: str, table: str, wanted: bool) -> None:
    """Note whether a person wants to be told when it is their turn at this table."""
    id, _ = await known(tables, key)

    def telling(stage: Stage) -> tuple[Outcome, None]:
        member = stage.table.room.member_of(id)
        if member is None:
            raise Rejected("no_entry", "this key or link does not open the table")
        changed = member.wants_push != wanted
        member.wants_push = wanted
        return Outcome(store_room=changed), None

    await tables.at(table, telling)
