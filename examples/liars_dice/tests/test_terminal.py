"""The table as text hides what the seat may not see."""

from igroteka.content import Words
from liars_dice import GAME
from liars_dice.terminal import draw


def test_only_ones_own_dice_are_drawn() -> None:
    match = GAME.arrange(2, at="turn", active=0, dice={"p0": [1, 2, 3, 4, 5], "p1": [6, 6]})
    match.answer(0, "bid:2:6")
    text = draw(match.view(0), Words("liars_dice", "en", ["Mary", "Peter"]))
    assert text.splitlines() == [
        "Round 1, 7 dice on the table",
        "  Mary             ⚀ ⚁ ⚂ ⚃ ⚄    bids 2 × 6",
        "→ Peter            ▢ ▢",
    ]
