"""Chance: a small generator inside the State, the only source of randomness in the rules.

There are two sources of bits. For simulations, tests and imagined worlds sfc32 (Chris Doty-Humphrey): four words of 32
bits, no intermediate above 2^53, so compiled and interpreted code agree to the bit and copying it costs four
assignments. It hides nothing: whoever sees some outcomes can compute the rest. For tables with people a keyed hash in
counter mode: without the key nobody can.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from igroteka.engine.events import Chance, Entry
from igroteka.engine.options import Option

T = TypeVar("T")
O = TypeVar("O", bound=Option)  # noqa: E741  # an option

WORD: Final = 0xFFFFFFFF

Seed = int | str
"""A number for luck that can be computed, a key of 64 hexadecimal digits for luck that cannot."""
KEY_BYTES: Final = 32
BLOCK_WORDS: Final = 16

ChanceOutcome = int | str | list[str]
"""A scripted outcome: a number for a roll, a key for a draw, keys in drawing order for a shuffle."""


class BadScript(ValueError):
    """The script of a test does not fit what chance was asked for."""


class SealedSource:
    """BLAKE2b under a key of 256 bits in counter mode: block n is the hash of n, in sixteen words of 32 bits each."""

    def __init__(self, key: bytes, at: int = 0, block: tuple[int, ...] = ()) -> None:
        """`at`: how many words have been drawn; `block`: the words of the block that the last one came from."""
        self.key: Final = key
        self.at = at
        self.block = block

    def copy(self) -> "SealedSource":
        return SealedSource(self.key, self.at, self.block)

    def word(self) -> int:
        number, place = divmod(self.at, BLOCK_WORDS)
        if place == 0 or not self.block:
            digest = blake2b(number.to_bytes(8, "little"), key=self.key).digest()
            self.block = tuple([int.from_bytes(digest[i : i + 4], "little") for i in range(0, len(digest), 4)])
        self.at += 1
        return self.block[place]


def sealed_source(key: str, at: int = 0) -> SealedSource:
    """The source of a key as seeds and saves write it; ValueError if it is none."""
    secret = bytes.fromhex(key)
    if len(secret) != KEY_BYTES:
        raise ValueError("the key of sealed luck has 64 hexadecimal digits")
    return SealedSource(secret, at)


@mypyc_attr(allow_interpreted_subclasses=True)  # so that __new__ makes an empty copy when compiled
class Fate:
    """`roll`, `draw`, `shuffle`. Outcomes are logged if there is a journal, and may be scripted."""

    __slots__ = ("a", "b", "c", "d", "drawn", "journal", "scripted", "sealed")

    def __init__(self, seed: Seed) -> None:
        quick = seed if isinstance(seed, int) else 0
        self.a: i64 = quick & WORD
        self.b: i64 = (quick >> 32) & WORD
        self.c: i64 = 0x9E3779B9
        self.d: i64 = 1
        self.sealed: SealedSource | None = None
        self.drawn = 0
        """How many outcomes were drawn; undo past one needs consent."""
        self.journal: list[Entry] | None = None
        self.scripted: list[ChanceOutcome] = []
        for _ in range(12):
            self.word()
        if isinstance(seed, str):
            self.sealed = sealed_source(seed)

    def copy(self) -> "Fate":
        other = Fate.__new__(Fate)
        other.a = self.a
        other.b = self.b
        other.c = self.c
        other.d = self.d
        other.sealed = None if self.sealed is None else self.sealed.copy()
        other.drawn = self.drawn
        other.journal = None
        other.scripted = self.scripted[:] if self.scripted else []
        return other

    def word(self) -> int:
        """The next 32 bits."""
        if self.sealed is not None:
            return self.sealed.word()
        b, c, d = self.b, self.c, self.d
        t = (self.a + b + d) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c * 9) & WORD
        self.c = ((c << 21 | c >> 11) + t) & WORD
        self.d = (d + 1) & WORD
        return t

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; unlogged: for bots and tests, not for rules."""
        drawn: i64 = self.word()
        return (drawn * n) >> 32

    def normal(self) -> float:
        """A draw from the standard normal distribution (sum of twelve); unlogged, for bots."""
        total = 0
        for _ in range(12):
            total += self.word()
        return total / 4294967296.0 - 6.0

    def roll(self, sides: int = 6, what: str = "roll") -> int:
        """A die: 1 to `sides`."""
        self.drawn += 1
        if self.scripted:
            face = self.scripted.pop(0)
            if not isinstance(face, int) or not 1 <= face <= sides:
                raise BadScript(f"{what}: expected 1..{sides}, the script says {face!r}")
        else:
            drawn: i64 = self.word()
            face = ((drawn * sides) >> 32) + 1
        if self.journal is not None:
            self.journal.append(Chance(what, str(face)))
        return face

    def draw(self, options: Sequence[O], what: str = "draw") -> O:
        """One of the options, all equally likely. A script names its key."""
        self.drawn += 1
        if self.scripted:
            key = self.scripted.pop(0)
            chosen = next((o for o in options if o.key == key), None)
            if chosen is None:
                raise BadScript(f"{what}: {key!r} is none of {[o.key for o in options]}")
        else:
            drawn: i64 = self.word()
            chosen = options[(drawn * len(options)) >> 32]
        if self.journal is not None:
            self.journal.append(Chance(what, chosen.key))
        return chosen

    def shuffle(self, cards: list[O], what: str = "shuffle") -> None:
        """Shuffle in place; the last card is the top one. A script names keys from the top down, and the other cards
        follow in their old order."""
        self.drawn += 1
        if self.scripted:
            self.stack(cards, self.scripted.pop(0), what)
        else:
            self.mix(cards)
        if self.journal is not None:
            self.journal.append(Chance(what, " ".join([c.key for c in reversed(cards)])))

    def mix(self, cards: list[T]) -> None:
        """A fair permutation in place; unlogged."""
        if self.sealed is not None:
            for n in range(len(cards) - 1, 0, -1):
                m = (self.sealed.word() * (n + 1)) >> 32
                cards[n], cards[m] = cards[m], cards[n]
            return
        a, b, c, d = self.a, self.b, self.c, self.d
        i: i64 = len(cards)
        word: i64 = WORD
        while i > 1:
            t = (a + b + d) & word
            d += 1
            a = b ^ (b >> 9)
            b = (c * 9) & word
            c = ((c << 21 | c >> 11) + t) & word
            j = (t * i) >> 32
            i -= 1
            held = cards[i]
            cards[i] = cards[j]
            cards[j] = held
        self.a, self.b, self.c, self.d = a, b, c, d & word

    def stack(self, cards: list[O], keys: ChanceOutcome, what: str) -> None:
        if not isinstance(keys, list):
            raise BadScript(f"{what}: expected a list of keys, the script says {keys!r}")
        top: list[O] = []
        rest = cards[:]
        for key in keys:
            card = next((c for c in rest if c.key == key), None)
            if card is None:
                raise BadScript(f"{what}: no {key!r} among {[c.key for c in rest]}")
            rest.remove(card)
            top.append(card)
        top.reverse()
        cards[:] = rest + top

    def script(self, *outcomes: ChanceOutcome) -> None:
        """Fix the next outcomes, in this order."""
        self.scripted.extend(outcomes)

    def packed(self) -> list[int | str]:
        """The source as it stands, for saves: four words, or the key and how far it has been drawn; and `drawn`."""
        if self.sealed is not None:
            return [self.sealed.key.hex(), self.sealed.at, self.drawn]
        return [self.a, self.b, self.c, self.d, self.drawn]


def bots_seed(seed: Seed) -> int:
    """The seed of the bots' random streams. It reveals nothing about the key of sealed luck."""
    if isinstance(seed, int):
        return seed
    return int.from_bytes(blake2b(bytes.fromhex(seed), digest_size=7, person=b"bots").digest(), "little")


def unpacked(packed: Sequence[int | str]) -> Fate:
    """A Fate from what `Fate.packed` returned; ValueError if the data is something else."""
    fate = Fate(0)
    if len(packed) == 3:
        key, at, drawn = packed
        fate.sealed, fate.drawn = sealed_source(str(key), int(at)), int(drawn)
    else:
        a, b, c, d, drawn = packed
        fate.a, fate.b, fate.c, fate.d, fate.drawn = int(a), int(b), int(c), int(d), int(drawn)
    return fate


def outcome_text(outcome: ChanceOutcome) -> str:
    """A scripted outcome as the log keeps it."""
    return " ".join(["*", *outcome]) if isinstance(outcome, list) else repr(outcome)


def outcome_of(key: str) -> ChanceOutcome:
    """A scripted outcome from its text in the log."""
    if key.startswith("*"):
        return key.split()[1:]
    return key[1:-1] if key.startswith("'") else int(key)
