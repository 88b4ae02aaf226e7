"""Who sent a message, and what they may do."""

from __future__ import annotations

from typing import Final

from igroteka.server.messages.rejection import Rejected
from igroteka.server.rooms.client import Client
from igroteka.server.rooms.live_table import LiveTable
from igroteka.server.rooms.room import Member, Seat, StoredRoom


class Sender:
    """A member, and the client that the message came from."""

    def __init__(self, client: Client, member: Member) -> None:
        self.client: Final = client
        self.member: Final = member

    def own_seat(self, table: LiveTable, n: int) -> Seat:
        """A seat that this member holds, or Rejected."""
        seats = table.room.seats
        if not 0 <= n < len(seats) or seats[n].owner != self.member.id:
            raise Rejected("not_your_seat", "this is not your seat")
        return seats[n]

    def other(self, table: LiveTable, id: int) -> Member:
        """Another member, or Rejected."""
        found = table.room.member(id)
        if found is None or found.id == self.member.id:
            raise Rejected("bad_message", "there is no such member beside you")
        return found


def seat_of(room: StoredRoom, n: int) -> Seat:
    if not 0 <= n < len(room.seats):
        raise Rejected("bad_message", f"there is no seat {n}")
    return room.seats[n]
