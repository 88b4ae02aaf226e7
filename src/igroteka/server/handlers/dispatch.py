"""Which function does what a message asks for, by the stage of the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from igroteka.server.handlers import again, lessons, lobby, people, playing, takeback, talk
from igroteka.server.messages import requests
from igroteka.server.messages.rejection import Rejected
from igroteka.server.messages.requests import ClientMsg
from igroteka.server.rooms.client import Client
from igroteka.server.rooms.live_table import Finished, Lobby, Playing, Stage
from igroteka.server.rooms.outcome import Outcome
from igroteka.server.rooms.sender import Sender

Handler = Callable[[Any, Sender, Any], Outcome]
"""Of a stage, a sender and a message; which kinds of these, the tables below say."""

ALWAYS: Final[dict[type, Handler]] = {
    requests.Say: talk.say,
    requests.SayPhrase: talk.say_phrase,
    requests.Earlier: talk.earlier,
    requests.Stand: people.stand,
    requests.Rename: people.rename,
    requests.Leave: people.leave,
    requests.DeviceCode: people.device_code,
    requests.Configure: people.configure,
    requests.Kick: people.kick,
    requests.Mute: people.mute,
    requests.Lock: people.lock,
    requests.HandOver: people.hand_over,
    requests.ClaimHost: people.claim_host,
    requests.Delete: people.delete,
}
HANDLERS: Final[dict[type[Stage], dict[type, Handler]]] = {
    Lobby: {
        **ALWAYS,
        requests.Sit: lobby.sit,
        requests.Ready: lobby.ready,
        requests.SetBot: lobby.set_bot,
        requests.Fill: lobby.fill,
        requests.Order: lobby.order,
        requests.Start: lobby.start,
    },
    Playing: {
        **ALWAYS,
        requests.Answer: playing.answer,
        requests.Undo: playing.undo,
        requests.Hint: playing.hint,
        requests.Why: playing.why,
        requests.WhatIf: playing.what_if,
        requests.LookBack: playing.look_back,
        requests.Hurry: playing.hurry,
        requests.Next: lessons.next,
        requests.TakebackAsk: takeback.ask,
        requests.Consent: takeback.consent,
        requests.Sit: people.sit_in_play,
        requests.SetBot: people.set_bot_in_play,
    },
    Finished: {
        **ALWAYS,
        requests.LookBack: playing.look_back,
        requests.Next: lessons.next,
        requests.Rematch: again.rematch,
        requests.Again: again.again,
    },
}
KNOWN: Final = frozenset(kind for handlers in HANDLERS.values() for kind in handlers)
HOSTS: Final = frozenset(
    {
        requests.Configure,
        requests.SetBot,
        requests.Fill,
        requests.Order,
        requests.Start,
        requests.Kick,
        requests.Mute,
        requests.Lock,
        requests.HandOver,
        requests.Delete,
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
