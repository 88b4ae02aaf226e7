"""Bots have names in both languages, and nobody at a table shares one."""

from __future__ import annotations

from igroteka.content.words import LANGUAGES, Words
from igroteka.server.messages.bodies import NewTable
from igroteka.server.rooms.room import StoredRoom, new_room, rematch_of
from igroteka.server.shelf.bot_names import bot_names
from tests.server.clients import Client, Site
from tests.server.test_tables import join

DECLINED = "аяйьбвгджзклмнпрстфхцчшщ"


def named(client: Client) -> list[str]:
    return [seat["name"] for seat in client.room["seats"]]


def room_of_bots(players: int, name: str = "Ann") -> StoredRoom:
    return new_room(NewTable("market", name, bots="easy"), players, {})[0]


def test_there_are_names_for_the_largest_table_in_both_languages() -> None:
    assert len(bot_names()) >= 16
    for lang in LANGUAGES:
        words = Words("", lang)
        spoken = [words.called(f"@{key}") for key in bot_names()]
        assert len(set(spoken)) == len(spoken)
        assert all(name[0].isupper() for name in spoken)


def test_no_russian_name_is_declined() -> None:
    words = Words("", "ru")
    assert not [name for key in bot_names() if (name := words.called(f"@{key}"))[-1] in DECLINED]


def test_a_sentence_has_the_name_of_the_bot_in_its_language() -> None:
    players = ["Ann", "@otto", ""]
    assert [Words("boo", "ru", players).name(f"p{seat}") for seat in range(3)] == ["Ann", "Отто", "Игрок 3"]
    assert [Words("boo", "en", players).name(f"p{seat}", "acc") for seat in range(3)] == ["Ann", "Otto", "Player 3"]


def test_eight_at_a_table_have_eight_names() -> None:
    room = room_of_bots(8)
    names = [room.seat_name(seat) for seat in range(8)]
    assert names[0] == "Ann"
    assert len(set(names)) == 8
    assert all(name.startswith("@") and name[1:] in bot_names() for name in names[1:])


def test_a_bot_leaves_its_name_to_a_person_of_that_name() -> None:
    for person in ("Отто", "otto"):
        room = room_of_bots(4)
        for seat, name in zip(room.seats[1:], ("otto", "milo", "juno"), strict=True):
            seat.name = name
        room.add_member(person)
        assert room.seats[1].name not in ("", "otto", "milo", "juno")
        assert [seat.name for seat in room.seats[2:]] == ["milo", "juno"]


def test_nobody_can_pass_for_a_bot() -> None:
    assert room_of_bots(2, "@otto").members[0].name == "otto"


def test_the_same_bots_play_the_rematch() -> None:
    room = room_of_bots(4)
    assert [seat.name for seat in rematch_of(room, room.members[0]).seats] == [seat.name for seat in room.seats]


async def test_a_bot_keeps_its_name_through_lobby_and_game(site: Site) -> None:
    ann = await (await site.table("market", players=4)).come()
    assert named(ann) == ["Ann", "", "", ""]
    await ann.done("set_bot", seat=1, level="easy")
    await ann.see(lambda: named(ann)[1] != "")
    first = named(ann)[1]
    await ann.done("set_bot", seat=1, level="normal")
    await ann.done("fill", level="easy")
    await ann.see(lambda: "" not in named(ann))
    assert named(ann)[1] == first
    assert len(set(named(ann))) == 4
    before = named(ann)
    await ann.done("start")
    await ann.see(lambda: ann.room["stage"] == "playing")
    assert named(ann) == before


async def test_who_takes_the_seat_of_a_bot_plays_under_their_own_name_and_a_bot_after_them_has_one(site: Site) -> None:
    ann = await (await site.table("market", players=2, bots="easy", takeover=True)).come()
    bob = await (await join(site, ann, "Bob")).come()
    await bob.done("sit", seat=1)
    await ann.see(lambda: named(ann)[1] == "Bob")
    await bob.done("stand", seat=1)
    await ann.see(lambda: named(ann)[1].startswith("@"))
