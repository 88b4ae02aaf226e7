"""Which function does what a message asks for."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

from igroteka.server import acts, protocol, rooms
from igroteka.server.connection import Connection, Rejected

if TYPE_CHECKING:
    from igroteka.server.table import Table

Handler = Callable[["Table", Connection, Any], Awaitable[bool | None]]
"""True: the answer to the message comes later."""

HANDLERS: Final[dict[type, Handler]] = {
    protocol.Answer: acts.answer,
    protocol.Undo: acts.undo,
    protocol.TakebackAsk: acts.takeback,
    protocol.Consent: acts.consent,
    protocol.Hint: acts.hint,
    protocol.Why: acts.why,
    protocol.Hurry: acts.hurry,
    protocol.Say: acts.say,
    protocol.Sit: rooms.sit,
    protocol.Stand: rooms.stand,
    protocol.Rename: rooms.rename,
    protocol.Leave: rooms.leave,
    protocol.DeviceCode: rooms.device_code,
    protocol.Configure: rooms.configure,
    protocol.SetBot: rooms.set_bot,
    protocol.Fill: rooms.fill,
    protocol.Order: rooms.order,
    protocol.Start: rooms.start,
    protocol.Kick: rooms.kick,
    protocol.Mute: rooms.mute,
    protocol.Lock: rooms.lock,
    protocol.HandOver: rooms.hand_over,
    protocol.Rematch: rooms.rematch,
    protocol.Delete: rooms.delete,
}


def handler(message: protocol.ClientMsg) -> Handler:
    found = HANDLERS.get(type(message))
    if found is None:
        raise Rejected("bad_message", "this message has no place here")
    return found
