"""Which function does what a message asks for, by the stage of the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from igroteka.server.handlers import again, lessons, lobby, people, playing, takeback, talk
from igroteka.server.messages import protocol
from igroteka.server.messages.protocol import ClientMsg
from igroteka.server.messages.rejection import Rejected
from igroteka.server.rooms.client import Client
from igroteka.server.rooms.outcome import Outcome
from igroteka.server.rooms.sender import Sender
from igroteka.server.rooms.table import Finished, Lobby, Playing, Stage

Handler = Callable[[Any, Sender, Any], Outcome]
"""Of a stage, a sender and a message; which kinds of these, the tables below say."""

ALWAYS: Final[dict[type, Handler]] = {
    protocol.Say: talk.say,
    protocol.Earlier: talk.earlier,
    protocol.Stand: people.stand,
    protocol.Rename: people.rename,
    protocol.Leave: people.leave,
    protocol.DeviceCode: people.device_code,
    protocol.Configure: people.configure,
    protocol.Kick: people.kick,
    protocol.Mute: people.mute,
    protocol.Lock: people.lock,
    protocol.HandOver: people.hand_over,
    protocol.ClaimHost: people.claim_host,
    protocol.Delete: people.delete,
}
HANDLERS: Final[dict[type[Stage], dict[type, Handler]]] = {
    Lobby: {
        **ALWAYS,
        protocol.Sit: lobby.sit,
        protocol.Ready: lobby.ready,
        protocol.SetBot: lobby.set_bot,
        protocol.Fill: lobby.fill,
        protocol.Order: lobby.order,
        protocol.Start: lobby.start,
    },
    Playing: {
        **ALWAYS,
        protocol.Answer: playing.answer,
        protocol.Undo: playing.undo,
        protocol.Hint: playing.hint,
        protocol.Why: playing.why,
        protocol.WhatIf: playing.what_if,
        protocol.LookBack: playing.look_back,
        protocol.Hurry: playing.hurry,
        protocol.Next: lessons.next,
        protocol.TakebackAsk: takeback.ask,
        protocol.Consent: takeback.consent,
        protocol.Sit: people.sit_in_play,
        protocol.SetBot: people.set_bot_in_play,
    },
    Finished: {
        **ALWAYS,
        protocol.LookBack: playing.look_back,
        protocol.Next: lessons.next,
        protocol.Rematch: again.rematch,
        protocol.Again: again.again,
    },
}
KNOWN: Final = frozenset(kind for handlers in HANDLERS.values() for kind in handlers)
HOSTS: Final = frozenset(
    {
        protocol.Configure,
        protocol.SetBot,
        protocol.Fill,
        protocol.Order,
        protocol.Start,
        protocol.Kick,
        protocol.Mute,
        protocol.Lock,
        protocol.HandOver,
        protocol.Delete,
    }
)
"""What only the host may do."""
NOT_NOW: Final[dict[type[Stage], str]] = {
    Lobby: "the game has not begun",
    Playing: "the game has begun and is not over",
    Finished: "the game is over",
}


def handle(stage: Stage, client: Client, message: ClientMsg) -> Outcome:
    """Do what a message asks for; Rejected or Refused says why not, and then nothing has changed."""
    kind = type(message)
    if kind not in KNOWN:
        raise Rejected("bad_message", "this message has no place here")
    room = stage.table.room
    member = None if client.member is None else room.member(client.member)
    if member is None:
        raise Rejected("no_entry", "spectators only watch")
    if kind in HOSTS and member.id != room.host:
        raise Rejected("not_host", "only the host can do this")
    handler = HANDLERS[type(stage)].get(kind)
    if handler is None:
        raise Rejected("not_now", NOT_NOW[type(stage)])
    return handler(stage, Sender(client, member), message)
