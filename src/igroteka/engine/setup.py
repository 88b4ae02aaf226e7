"""What a match starts from: the number of players, the seed, the game's settings, and a pack of other content."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from igroteka.engine.fate import Seed
from igroteka.engine.options import BadSetup, Refusal

SettingValue = bool | int | str | tuple[str, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class ContentPack:
    """Content in place of a game's own. The engine only compares packs by hash; `igroteka.content` reads them."""

    def hash_of(self, game: str) -> str:
        """The hash of the pack's content for a game; '' if the pack changes nothing of it."""
        raise NotImplementedError


def pack_hash(pack: ContentPack | None, game: str) -> str:
    """The hash that saves and texts of a match hold; '' without a pack."""
    return "" if pack is None else pack.hash_of(game)


class Setting:
    """An option of the start: its values, the first of them the default unless another is named, and its rule.

    `many`: the value is a tuple of distinct values. `values` empty: any text or number; the game's `refuses` judges it,
    and `offers` is what a page lists (the cards of the game's own box, where a pack may have others).
    """

    def __init__(
        self,
        name: str,
        cites: str,
        values: Sequence[bool | int | str],
        default: SettingValue | None = None,
        many: bool = False,
        offers: Callable[[], Sequence[str]] | None = None,
    ) -> None:
        self.name: Final = name
        self.cites: Final = cites
        self.values: Final = tuple(values)
        self.offers: Final = offers
        self.many: Final = many
        self.default: Final[SettingValue] = default if default is not None else self.values[0]

    def read(self, value: object) -> SettingValue:
        """The value as the rules want it, from Python, JSON or the command line; or BadSetup with the rule."""
        if self.many:
            words = value.split(",") if isinstance(value, str) else value
            if isinstance(words, (list, tuple)):
                chosen = tuple([str(w).strip() for w in words if str(w).strip()])
                known = [str(v) for v in self.values]
                if len(set(chosen)) == len(chosen) and (not known or all(w in known for w in chosen)):
                    return chosen
            raise self.bad(value)
        if not self.values:
            return self.free(value)
        for allowed in self.values:
            same_type = isinstance(value, bool) == isinstance(allowed, bool)
            if (value == allowed and same_type) or (isinstance(value, str) and value.lower() == str(allowed).lower()):
                return allowed
        raise self.bad(value)

    def free(self, value: object) -> SettingValue:
        if isinstance(self.default, int) and not isinstance(self.default, bool):
            try:
                return int(str(value))
            except ValueError:
                raise self.bad(value) from None
        return str(value)

    def bad(self, value: object) -> BadSetup:
        return BadSetup(Refusal(self.cites, "bad_value"), f"{self.name}={value}")


class Setup:
    """Everything a match starts from."""

    def __init__(
        self,
        players: int,
        seed: Seed,
        settings: Mapping[str, SettingValue],
        bots: int = 0,
        pack: ContentPack | None = None,
    ) -> None:
        self.players: Final = players
        self.seed: Final = seed
        self.settings: Final = dict(settings)
        self.bots: Final = bots
        self.pack: Final = pack
        self.arranged = False
        """The match did not begin at the start: its origin is kept in saves."""
        self._unseeded: Setup | None = None

    @property
    def unseeded(self) -> "Setup":
        """A copy for imagined worlds: without the seed, which would reveal all chance, and not at its start."""
        if self._unseeded is None:
            self._unseeded = Setup(self.players, 0, self.settings, self.bots, self.pack)
            self._unseeded.arranged = True
        return self._unseeded

    def flag(self, name: str) -> bool:
        return self.settings[name] is True

    def number(self, name: str) -> int:
        value = self.settings[name]
        assert isinstance(value, int)
        return value

    def word(self, name: str) -> str:
        value = self.settings[name]
        assert isinstance(value, str)
        return value

    def words(self, name: str) -> tuple[str, ...]:
        value = self.settings[name]
        assert isinstance(value, tuple)
        return value
