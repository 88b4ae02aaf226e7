"""Card texts say the numbers of the items, so that a pack which changes a number changes the sentence."""

import re
from pathlib import Path

import pytest

from igroteka.content import Item, Pack, numbers_of, read
from igroteka.content.words import Words
from igroteka.games.rickshank import GAME
from igroteka.games.rickshank.content.items import KINDS, PACKAGE
from igroteka.games.rickshank.terminal import draw
from tests.games.rickshank.scene import Scene

PRINTED_APART = {"cost", "vp", "copies", "starting", "value"}
"""Numbers that stand elsewhere on a card than in its text, or on no card at all."""


def items() -> dict[str, Item]:
    return {item.id: item for kind, struct in KINDS.items() for item in read(PACKAGE, kind, struct).values()}


def pack_of(folder: Path, **kinds: str) -> Pack:
    (folder / "rickshank").mkdir()
    for kind, line in kinds.items():
        (folder / "rickshank" / f"{kind}.yaml").write_text(f"{kind}:\n- {line}\n")
    return Pack.open(folder)


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_text_says_every_number_of_its_card(lang: str) -> None:
    words = Words("rickshank", lang)
    for id, item in items().items():
        numbers = numbers_of(item)
        for name in [n for n, value in numbers.items() if value and n not in PRINTED_APART]:
            assert "47" in words.text(id, numbers | {name: 47}), f"{id}: {name}"


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_mark_that_the_board_sets_apart_begins_a_part_of_some_text(lang: str) -> None:
    board = Path(__file__).parents[3] / "web" / "src" / "boards" / "rickshank" / f"{lang}.ftl"
    [marks] = re.findall(r"^rickshank-marks = (.*)$", board.read_text(encoding="utf-8"), re.MULTILINE)
    texts = " ".join(Words("rickshank", lang).text(id) for id in items())
    assert [mark for mark in marks.split(" | ") if mark not in texts] == []


@pytest.mark.parametrize(
    ("number", "ru", "en"),
    [
        (1, "победитель берёт 1 карту.", "the winner draws 1 card."),
        (3, "победитель берёт 3 карты.", "the winner draws 3 cards."),
        (5, "победитель берёт 5 карт.", "the winner draws 5 cards."),
        (21, "победитель берёт 21 карту.", "the winner draws 21 cards."),
    ],
)
def test_a_number_of_a_pack_takes_its_grammar_along(number: int, ru: str, en: str, tmp_path: Path) -> None:
    vote = f"{{kind: auction, effect: winner_draws, amount: {number}}}"
    kickback = f"{{id: kickback, source: public, type: council, cost: 4, copies: 2, power: 1, vote: {vote}}}"
    pack = pack_of(tmp_path, cards=kickback)
    assert Words("rickshank", "ru", pack=pack).text("kickback") == f"+1 мощь. Аукцион: {ru}"
    assert Words("rickshank", "en", pack=pack).text("kickback") == f"+1 power. Auction: {en}"
    assert Words("rickshank", "en").text("kickback") == "+2 power. Auction: the winner draws 2 cards."


def test_the_second_ability_of_a_character_has_its_own_number() -> None:
    text = Words("rickshank", "en").text("promotion_jerry", {"when_power": 3, "when_2_power": 4})
    assert (
        text == "(1) Each Jerry you play gives +3 power. (2) When you play your first Gromflamite each turn, +4 power."
    )


def test_the_table_in_a_terminal_says_the_packs_numbers(tmp_path: Path) -> None:
    pack = pack_of(
        tmp_path, nemeses="{id: cornvelious_daniel, source: public, type: rick, cost: 8, role: top, power: 6}"
    )
    match = GAME.start(2, 1, pack=pack)
    drawn = draw(match.view(0), Words("rickshank", "ru", pack=pack), 100)
    assert "+6 мощи." in drawn


def test_the_table_in_a_terminal_says_type_and_points_of_what_is_for_sale() -> None:
    """Points that the card's text counts are not said twice."""
    market = ["fake_gun", "szechuan_sauce", "kickback", "kickback", "terminate"]
    drawn = draw(Scene(flea_market=market).match.view(None), Words("rickshank", "en"), 200)
    for line in (
        "Nemesis, cost 8: Cornvelious Daniel (Gromflamite, VP 4)",
        "   2  Fake Gun (Equipment, VP -2). ",
        "   4  Kickback ×2 (Council, VP 1). ",
        "   4  Szechuan Sauce (Special). ",
        "   3  Portal Gun (Equipment, VP 0). ",
    ):
        assert line in drawn


@pytest.mark.parametrize("how", ["choose", "deal_two"])
def test_who_chooses_a_character_reads_what_each_can_do(how: str) -> None:
    match, words = GAME.start(2, 1, characters=how), Words("rickshank", "ru")
    first = match.asks[0].seat
    drawn = draw(match.view(first), words, 500)
    for key in match.g.offered[first]:
        assert f"{words.name(key)}. {words.text(key)}" in drawn
    assert words.zone("flea_market") not in drawn


def test_every_ruling_that_is_cited_stands_in_the_docs() -> None:
    """Where the rulebook is silent, code and tests cite what we decided by its number."""
    root = Path(__file__).parents[3]
    sources = [*(root / "src/igroteka/games/rickshank").rglob("*.py"), *Path(__file__).parent.glob("*.py")]
    cited = {number for path in sources for number in re.findall(r"RL-[0-9]+", path.read_text(encoding="utf-8"))}
    docs = (root / "docs/games/rickshank.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^. (RL-[0-9]+) ", docs, re.MULTILINE)) == cited
