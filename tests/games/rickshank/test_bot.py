"""The bots: what they choose where the choice is plain, how strong they are, and the table they are shown."""

from collections.abc import Callable

import pytest

from igroteka.bots import play, player
from igroteka.bots.chair import Asked, Chair
from igroteka.content.words import Words
from igroteka.games.rickshank import GAME
from igroteka.games.rickshank.terminal import draw
from tests.games.rickshank.scene import Scene


def choice(table: Scene, seat: int = 0, level: str = "normal") -> str:
    ask = next(a for a in table.match.asks if a.seat == seat)
    thought = player(GAME, level, 1, seat).think(Chair(table.match, seat), Asked(ask))
    assert Words("rickshank", "ru").reason(thought.reason, thought.values)
    return thought.answer


def test_draws_are_played_before_power() -> None:
    assert choice(Scene(hand_p0=["genius_waves", "pill_brulee", "scientist_morty"])) == "play:scientist_morty"


def test_a_nemesis_in_reach_is_defeated() -> None:
    assert choice(Scene(hand_p0=[], power=9)) == "buy:cornvelious_daniel"


def test_the_best_set_is_bought_not_the_dearest_card() -> None:
    market = ["embezzle", "black_rick", "dead_flies", "terminate", "rezone"]
    first = choice(Scene(hand_p0=[], power=7, flea_market=market))
    assert first in ("buy:black_rick", "buy:dead_flies", "buy:portal_gun", "buy:embezzle")


@pytest.mark.parametrize(("mine", "answer"), [(["headband_rick"], "buy:federation_president"), ([], "end_turn")])
def test_the_president_is_defeated_only_by_who_wins_with_it(mine: list[str], answer: str) -> None:
    theirs = ["earring_rick", "eye_patch_rick", "cornrow_rick", "rick_d99"]
    rest = [key for key in ["headband_rick", "cornvelious_daniel"] if key not in mine]
    table = Scene(
        hand_p0=[],
        power=14,
        may_defeat=True,
        nemesis=["federation_president"],
        nemesis_stack=[],
        discard_p0=mine,
        discard_p1=[] if mine else theirs,
        destroyed=rest + (theirs if mine else []),
        flea_market=["rezone", "fake_gun", "szechuan_sauce", "taxation", "recycle"],
    )
    chosen = choice(table)
    assert (chosen == "buy:federation_president") == (answer == "buy:federation_president")


def test_junk_is_destroyed_and_good_cards_are_kept() -> None:
    table = Scene(hand_p0=["diane_sanchez", "jerry"], discard_p0=["conroy"]).do("p0 play:diane_sanchez")
    assert choice(table) == "hand:jerry"
    table = Scene(hand_p0=["diane_sanchez"], discard_p0=["conroy"]).do("p0 play:diane_sanchez")
    assert choice(table) == "nothing"


def test_junk_pays_for_the_portal_gun() -> None:
    assert choice(Scene(hand_p0=["portal_gun", "beth", "conroy"]).do("p0 play:portal_gun")) == "beth"
    assert choice(Scene(hand_p0=["portal_gun", "conroy"]).do("p0 play:portal_gun")) == "nothing"


def test_sanctions_are_pointed_at_the_leader_and_never_at_oneself() -> None:
    table = Scene(3, hand_p0=["persecute"], discard_p2=["headband_rick"])
    table.do("p0 play:persecute")
    assert choice(table).startswith("point:p2:")
    assert not choice(table, 2).startswith("point:p2:")


def test_the_presidents_token_is_paid_only_with_power_in_reach() -> None:
    fallen = ["headband_rick", "earring_rick", "eye_patch_rick", "cornrow_rick", "rick_d99"]
    given: dict[str, object] = {
        "nemesis": ["federation_president"],
        "nemesis_stack": [],
        "access_tokens": [1, 0],
        "supply": 8,
    }
    # zones and nouns by name
    poor = Scene(at="start_of_turn", hand_p0=["beth", "jerry"], discard_p1=[*fallen, "cornvelious_daniel"], **given)  # type: ignore[arg-type]  # whatever a case gives
    assert choice(poor) == "decline"
    rich = Scene(
        at="start_of_turn",
        hand_p0=["cornvelious_daniel", "szechuan_sauce", "morty_c137", "embezzle", "portal_bomb"],
        discard_p0=fallen,
        **given,  # type: ignore[arg-type]  # zones and nouns by name
    )
    assert choice(rich) == "discard_token"


def test_normal_beats_random_and_easy_is_reproducible() -> None:
    won = 0
    for seed in (1, 2, 3):
        match = GAME.start(2, seed)
        play(match, [player(GAME, "normal", seed, 0), player(GAME, "random", seed, 1)])
        assert match.result is not None
        won += match.result.winners == [0]
    assert won == 3
    ends = []
    for _ in range(2):
        match = GAME.start(2, 7)
        play(match, [player(GAME, "easy", 7, seat) for seat in range(2)])
        assert match.result is not None
        ends.append([score.total for score in match.result.scores])
    assert ends[0] == ends[1]


@pytest.mark.soak
@pytest.mark.parametrize(("other", "share"), [("random", 0.95), ("easy", 0.65)])
def test_strength_over_300_games(other: str, share: float, record_property: Callable[[str, object], None]) -> None:
    """A shared win counts half; seats are rotated."""
    won = 0.0
    for seed in range(1, 301):
        seat = seed % 2
        match = GAME.start(2, seed)
        play(match, [player(GAME, "normal" if s == seat else other, seed, s) for s in range(2)])
        assert match.result is not None
        won += (seat in match.result.winners) / len(match.result.winners)
    record_property("won", f"{won:g} of 300")
    record_property("games", 300)
    assert won / 300 >= share


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("width", [60, 100])
def test_the_table_fits_the_terminal(lang: str, width: int) -> None:
    words = Words("rickshank", lang, ["Аня", "Боря", "Вера"])
    table = Scene(
        3,
        hand_p0=["kickback", "conroy"],
        play_p0=["grave"],
        play_p1=["space_prison"],
        imprisoned_p1=["black_rick"],
        owner=["imprisoned:p1 black_rick p0"],
    )
    quiet = draw(table.match.view(0), words, width)
    table.do("p0 play:kickback", "p0 bid:0", "p1 bid:0", "p2 bid:0")
    vote = draw(table.match.view(None), words, width)
    for text in (quiet, vote):
        assert all(len(line) <= width for line in text.splitlines())
    assert words.name("conroy") in quiet
    assert words.name("black_rick") in quiet
    assert words.text("moron_morty")[:20] in quiet
    market, beside = quiet.split(words.say("table-beside"))
    assert words.name("portal_gun") not in market.split(words.zone("flea_market"))[1]
    assert words.name("portal_gun") in beside
    assert words.name("kickback") in vote
    assert words.name("conroy") not in vote.split(words.zone("flea_market"))[0]
    table = Scene(power=8, hand_p0=[]).do("p0 buy:cornvelious_daniel")
    assert "6" in draw(table.match.view(1), words, width)
