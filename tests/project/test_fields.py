"""A field is declared once: what `make fields` writes is what follows from the declarations, and says the same."""

import ast
import textwrap
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from igroteka.engine import Fate, Match
from igroteka.engine.feature import Written, size_of
from igroteka.games import games
from igroteka.testing.walk import walk
from tools.encoding import BadObserve, encode_of
from tools.fields import ROOT, files, observation_of, state_of
from tools.state_fields import BadDeclaration


def played(game: str, players: int, answers: int = 120) -> Iterator[Match[Any]]:
    settings: dict[str, Any] = games[game].agents
    match, fate = games[game].start(players, seed=5, **settings), Fate(5)
    for _ in range(answers):
        if match.prompt is not None:
            yield match
            walk(match, fate)


@pytest.mark.parametrize(("path", "text"), files().items(), ids=lambda value: getattr(value, "name", ""))
def test_what_is_written_follows_from_the_declarations(path: Any, text: str) -> None:
    assert path.read_text(encoding="utf-8") == text, f"{path.relative_to(ROOT)}: make fields"


@pytest.mark.parametrize("game", games)
def test_encode_writes_what_observe_tells(game: str) -> None:
    ruleset, players = games[game], games[game].most
    for match in played(game, players):
        size = size_of(ruleset.features(match.setup))
        for seat in range(players):
            told, encoded = bytearray(size), bytearray(size)
            ruleset.observe(match.g, seat, Written(seat, players, told, 0))
            ruleset.encode(match.g, seat, encoded, 0)
            assert encoded == told


@pytest.mark.parametrize("game", games)
def test_every_field_of_a_view_has_its_type(game: str) -> None:
    """The functions that fill a view are of any type."""
    for match in played(game, games[game].least):
        for seat in (0, None):
            table = games[game].view(match.g, seat)
            assert msgspec.convert(table.plain(), type(table)) == table


STATE = """
class Coin:
    def copy(self) -> "Coin": ...

class Table(State):
    '''All.'''

    def __init__(self, box: Box) -> None:
        super().__init__(2, (), Fate(1))
        self.timed = True
        self.box: Unsaved[Box] = box
        self.turn = -1
        self.names: list[str] = []
        self.rows: list[list[int]] = []
        self.walls: Shared[list[int]] = []
        self.owner: dict[int, int] = {}
        self.coin: Coin | None = None
        self.coins: list[Coin] = []
        self.due: Anew[list[int]] = []
"""


def value_of(text: str, name: str) -> Any:
    """The right side of what gives a name its value, anywhere in a text."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.Assign, ast.AnnAssign)):
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            if ast.unparse(target) == name:
                return ast.unparse(node.value) if node.value else None
    return None


@pytest.mark.parametrize(
    ("field", "copied"),
    [
        ("turn", "self.turn"),
        ("box", "self.box"),
        ("names", "self.names[:]"),
        ("rows", "[row[:] for row in self.rows]"),
        ("walls", "self.walls"),
        ("owner", "self.owner.copy()"),
        ("coin", "None if self.coin is None else self.coin.copy()"),
        ("coins", "[each.copy() for each in self.coins] if self.coins else []"),
        ("due", "[]"),
    ],
)
def test_a_field_is_copied_as_its_type_says(field: str, copied: str) -> None:
    assert value_of(state_of(STATE), f"other.{field}") == copied


def test_what_is_written_into_a_state_has_every_field_of_the_game() -> None:
    text = state_of(STATE)
    assert ast.literal_eval(value_of(text, "__slots__")) == (
        "box", "coin", "coins", "due", "names", "owner", "rows", "turn", "walls",
    )  # fmt: skip
    assert value_of(text, "SAVED") == (
        "{'turn': int, 'names': list[str], 'rows': list[list[int]], 'walls': list[int], 'owner': dict[int, int],"
        " 'coin': None, 'coins': None}"
    )
    assert state_of(text) == text


def test_a_field_without_a_type_is_refused() -> None:
    with pytest.raises(BadDeclaration, match=r"line 11: write a type, self.box: int = …"):
        state_of(STATE.replace("self.box: Unsaved[Box] = box", "self.box = box"))


OBSERVE = """
def observe(g: Table, seat: int, numbers: Numbers) -> None:
    '''In order.'''
    places, told = len(g.box.places), "tokens of this turn"
    meaning = "the place of each"
    numbers.flag("over", g.over, "it is over")
    numbers.count("tokens", g.tokens, told)
    numbers.tally("cards", (g.number[key] for key in g.played), places, "cards played")
    numbers.categories("at", lambda s: g.at[s] + 1, places, meaning)
    numbers.one_of("last", g.last, 3, "the last one")
"""


def test_encode_is_one_feature_after_the_other() -> None:
    expected = """
    def encode(g: Table, seat: int, out: bytearray, at: int) -> None:
        seats = g.seats
        places = len(g.box.places)
        if g.over:
            out[at] = 1
        tokens_value = g.tokens
        out[at + 1] = tokens_value if tokens_value < MAX_BYTE else MAX_BYTE
        for key in g.played:
            out[at + 2 + g.number[key]] += 1
        at += 2 + places
        for i in range(seats):
            other = (seat + i) % seats
            out[at + i] = g.at[other] + 1
        at += seats
        last_which = g.last
        if last_which >= 0:
            out[at + last_which] = 1
    """
    [made] = [node for node in ast.parse(observation_of(OBSERVE)).body if getattr(node, "name", "") == "encode"]
    assert ast.dump(made) == ast.dump(ast.parse(textwrap.dedent(expected)).body[0])


def test_an_observe_that_is_no_list_of_features_is_refused() -> None:
    [observe] = ast.parse("def observe(g, seat, numbers):\n    if g.over:\n        numbers.flag('over', True, '')").body
    assert isinstance(observe, ast.FunctionDef)
    with pytest.raises(BadObserve, match="line 2"):
        encode_of(observe)
