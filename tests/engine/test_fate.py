"""Chance: the same seed gives the same outcomes; they are fair; and tests may script them."""

from collections import Counter
from hashlib import blake2b

import pytest

from igroteka.engine import BadScript, Fate, Option
from igroteka.engine.fate import bots_seed, unpacked

OPTIONS = [Option(key) for key in "abcd"]


def test_the_same_seed_gives_the_same_luck_and_another_another() -> None:
    assert [Fate(7).roll() for _ in range(3)] == [Fate(7).roll() for _ in range(3)]
    rolls = [tuple(f.roll(100) for _ in range(5)) for f in map(Fate, range(50))]
    assert len(set(rolls)) == 50


def test_the_generator_is_the_one_it_says_it_is() -> None:
    """sfc32 after twelve warm-up rounds; never to be changed, since saves and goldens depend on it."""
    fate = Fate(1)
    assert [fate.word() for _ in range(4)] == [573063952, 3268221502, 703077755, 2308299391]


KEY = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"


def test_sealed_luck_is_a_keyed_hash_in_counter_mode() -> None:
    """BLAKE2b of the block's number under the key; never to be changed, since saves of tables depend on it."""
    fate = Fate(KEY)
    blocks = [blake2b(n.to_bytes(8, "little"), key=bytes.fromhex(KEY)).digest() for n in range(2)]
    assert b"".join([fate.word().to_bytes(4, "little") for _ in range(32)]) == b"".join(blocks)
    assert [Fate(KEY).word(), Fate(KEY[::-1]).word()] == [2545685138, 3138692132]


@pytest.mark.parametrize("seed", [5, KEY])
def test_luck_goes_on_where_it_was_copied_and_where_it_was_written_down(seed: int | str) -> None:
    fate = Fate(seed)
    for _ in range(21):
        fate.roll()
    copy, written = fate.copy(), unpacked(fate.packed())
    rolls = [fate.roll(1000) for _ in range(40)]
    assert [copy.roll(1000) for _ in range(40)] == rolls
    assert [written.roll(1000) for _ in range(40)] == rolls
    assert (copy.drawn, written.drawn) == (fate.drawn, fate.drawn)


def test_what_is_no_key_is_refused() -> None:
    for key in ("", "00ff", "zz" * 32):
        with pytest.raises(ValueError, match="hexadecimal"):
            Fate(key)


def test_the_bots_of_a_sealed_table_do_not_draw_from_its_key() -> None:
    assert bots_seed(7) == 7
    assert 0 <= bots_seed(KEY) < 2**56
    assert bots_seed(KEY) not in (int(KEY, 16) & (2**56 - 1), int(KEY, 16) >> 200)


@pytest.mark.parametrize("seed", [3, KEY])
def test_dice_and_shuffles_are_fair(seed: int | str) -> None:
    fate = Fate(seed)
    faces = Counter(fate.roll() for _ in range(60_000))
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert max(faces.values()) - min(faces.values()) < 600
    orders: Counter[str] = Counter()
    for _ in range(24_000):
        cards = OPTIONS[:]
        fate.shuffle(cards)
        orders["".join([c.key for c in cards])] += 1
    assert len(orders) == 24
    assert max(orders.values()) < 1_200


def test_a_script_fixes_rolls_draws_and_shuffles_in_turn() -> None:
    fate = Fate(1)
    fate.script(6, "c", ["d", "a"])
    assert fate.roll() == 6
    assert fate.draw(OPTIONS).key == "c"
    cards = OPTIONS[:]
    fate.shuffle(cards)
    assert [c.key for c in reversed(cards)][:2] == ["d", "a"]
    assert not fate.scripted


@pytest.mark.parametrize("outcome", [7, "c", ["a"]])
def test_a_script_that_does_not_fit_a_die_is_an_error(outcome: int | str | list[str]) -> None:
    fate = Fate(1)
    fate.script(outcome)
    with pytest.raises(BadScript):
        fate.roll()


def test_a_script_that_names_what_is_not_there_is_an_error() -> None:
    fate = Fate(1)
    fate.script("z", ["z"], 3)
    with pytest.raises(BadScript, match="z"):
        fate.draw(OPTIONS)
    with pytest.raises(BadScript, match="z"):
        fate.shuffle(OPTIONS[:])
    with pytest.raises(BadScript, match="list"):
        fate.shuffle(OPTIONS[:])


def test_a_copy_goes_its_own_way() -> None:
    fate = Fate(5)
    fate.script(1, 2)
    other = fate.copy()
    assert (other.roll(), other.roll()) == (1, 2)
    assert fate.roll() == 1
    assert fate.drawn == 1
