"""What time answers for a player who does not: always legal, never a secret."""

from collections.abc import Callable
from typing import Any

import pytest

from igroteka.engine.fate import Fate
from igroteka.games.grimm_forest import GAME
from igroteka.testing.walk import walk
from tests.games.grimm_forest.scene import Forest, built

BASE = built(p0=["straw base"])
GIFT = {"p0": [5, 0, 0], "p1": [0, 2, 3]}


def friend_window(friend: str, **position: Any) -> Callable[[], Forest]:
    return lambda: Forest(3, "start_of_round", friend_p0=[friend], **position)


def laid(*cards: str, **position: Any) -> Callable[[], Forest]:
    """Everybody has laid, p0 with a fable in hand where one is named."""

    def arranged() -> Forest:
        hands = {f"fable_hand_p{s}": [c.split()[1]] for s, c in enumerate(cards) if " " in c}
        return Forest(len(cards), **{**hands, **position}).lay(*cards)

    return arranged


def building(*answers: str, **position: Any) -> Callable[[], Forest]:
    return lambda: Forest(3, "build_turns", **position).do(*answers)


CASES: list[tuple[str, str, Callable[[], Forest]]] = [
    ("p0 aladdin_guess", "not_alone", friend_window("aladdin")),
    ("p0 pinocchio_claim", "gather_straw", friend_window("pinocchio")),
    ("p0 alibaba_steal", "steal:p2:wood", friend_window("ali_baba", resources={"p1": [2, 0, 0], "p2": [1, 3, 2]})),
    ("p0 tomthumb_take", "take:quarry:brick", friend_window("tom_thumb")),
    ("p0 tomthumb_take", "take:forest:wood", friend_window("tom_thumb", stock={"quarry": [0, 0, 0]})),
    ("p0 rapunzel_stock", "2_brick", friend_window("rapunzel")),
    ("p0 beauty_target", "p0", friend_window("sleeping_beauty")),
    (
        "p0 fairygifts_place",
        "forest",
        lambda: Forest(3, "start_of_round", next_round_p0=["fairy_gifts"], stock={"forest": [0, 9, 0]}),
    ),
    ("p0 monster_place", "quarry", laid("straw wolf", "wood", "brick", stock={"quarry": [0, 0, 9]})),
    (
        "p0 unique_place",
        "forest",
        laid(
            "straw lonely_castle",
            "wood",
            "brick",
            unique_location_p1=["royal_wedding"],
            place=["unique_location_p1 0 field"],
        ),
    ),
    ("p0 well_swap", "swap:p1:p2", laid("straw wishing_well", "wood", "brick")),
    ("p1 well_swap", "swap:p0:p2", laid("straw", "wood wishing_well", "brick")),
    ("p0 ball_peek", "p1", laid("straw crystal_ball", "wood", "brick")),
    ("p0 ball_replace", "nothing", lambda: laid("straw crystal_ball", "wood", "brick")().do("p0 p1")),
    (
        "p0 tavern_pick",
        "jack",
        laid("straw tavern_night", "wood", "brick", friend_deck=["jack", "aladdin", "snow_white", "..."]),
    ),
    ("p0 hired_pay", "nothing", laid("straw hired_hands", "wood", "brick", resources={"p0": [2, 2, 2]})),
    ("p0 thumbelina_move", "no", laid("straw", "wood", "brick", friend_p0=["thumbelina"])),
    ("p0 gingerbread_run", "no", laid("straw", "wood", "brick", friend_p0=["gingerbread_man"])),
    ("p0 jack_type", "brick", laid("market", "wood", "brick", "brick", friend_p0=["jack"])),
    (
        "p0 cinderella_types",
        "wood",
        laid("market", "wood", "brick", "brick", friend_p0=["cinderella"], stock={"market": [1, 2, 0]}),
    ),
    ("p0 noway_move", "stay", lambda: laid("straw no_way", "wood dragon", "brick")().do("p1 field")),
    (
        "p2 cancel_monster",
        "no",
        lambda: laid("straw wolf", "wood", "brick", friend_p2=["woodcutter"])().do("p0 forest"),
    ),
    (
        "p1 cancel_monster",
        "yes",
        lambda: laid("straw wolf", "wood", "brick", friend_p1=["huntsman"])().do("p0 forest"),
    ),
    ("p0 market_pick", "brick", laid("market", "market", "brick", "brick")),
    ("p0 merchant_trade", "nothing", laid("straw travelling_merchant", "wood", "brick")),
    (
        "p2 lose_choice",
        "wood",
        lambda: laid("straw royal_wedding", "straw", "brick", resources={"p2": [4, 5, 0]})().do("p0 field"),
    ),
    (
        "p0 friendlygame",
        "p2",
        laid("straw friendly_game", "straw", "straw", resources={"p1": [1, 0, 0], "p2": [0, 3, 0]}),
    ),
    ("p0 friendly_take", "2_straw", laid("straw friendly_game", "straw", "brick", resources={"p1": [1, 0, 1]})),
    ("p0 gift_offer", "nothing", laid("straw thoughtful_gift", "wood", "brick", resources=GIFT)),
    (
        "p1 gift_return",
        "brick",
        lambda: laid("straw thoughtful_gift", "brick", "wood", resources=GIFT)().do("p0 offer:p1:2_straw"),
    ),
    (
        "p0 troll_victim",
        "p1",
        lambda: laid("straw bridge_troll", "wood", "wood", stock={"forest": 0})().do("p0 forest"),
    ),
    (
        "p0 troll_victim",
        "p2",
        lambda: laid("straw bridge_troll", "wood", "wood", resources={"p2": [1, 0, 0]})().do("p0 forest"),
    ),
    (
        "p0 whisper_keep",
        "wolf",
        laid("straw ghostly_whisper", "wood", "brick", fable_deck=["wolf", "giant", "dragon", "oracle", "..."]),
    ),
    (
        "p0 chronicles_take",
        "wolf",
        laid("straw old_chronicles", "straw", "brick", fable_discard=["wolf", "giant", "oracle"]),
    ),
    ("p0 moon_place", "quarry", laid("straw harvest_moon", "straw", "straw", stock={"quarry": [0, 0, 9]})),
    ("p0 oracle_use", "yes", laid("straw oracle", "wood", "brick", fable_hand_p1=["wolf"])),
    (
        "p0 bbw_house",
        "house:wood:walls",
        lambda: laid(
            "straw big_bad_wolf", "wood", "brick", **built(p1=["straw base", "wood walls", "brick roof"])
        )().do("p0 forest"),
    ),
    (
        "p1 snowwhite_give",
        "giant",
        laid("straw", "straw", "brick", friend_p0=["snow_white"], fable_hand_p1=["wolf", "giant"]),
    ),
    (
        "p0 frog_pick",
        "jack",
        laid("straw", "straw", "brick", friend_p0=["frog_prince"], friend_discard=["jack", "aladdin"]),
    ),
    ("p0 cellar_type", "brick", laid("market secret_cellar", "wood", "wood", "wood")),
    ("p0 friend_keep_or_give", "keep_friend", building("p0 build:straw:walls", resources={"p0": [4, 0, 0]}, **BASE)),
    (
        "p0 reward_choice",
        "reward_resources",
        building("p0 build:straw:roof", resources={"p0": [6, 0, 0]}, **built(p0=["straw walls"])),
    ),
    (
        "p0 mermaid_keep",
        "keep:gather_wood:gather_brick",
        building(
            "p0 build:straw:walls",
            "p0 keep_friend",
            resources={"p0": [4, 0, 0]},
            friend_deck=["little_mermaid", "..."],
            stock={"field": [1, 0, 0]},
            **BASE,
        ),
    ),
    (
        "p0 rumpel_convert",
        "brick",
        building("p0 special:rumpelstiltskin", friend_p0=["rumpelstiltskin"], resources={"p0": [2, 0, 0]}),
    ),
    (
        "p0 goldilocks_return",
        "dragon",
        building(
            "p0 special:goldilocks",
            "p0 wolf",
            friend_p0=["goldilocks"],
            fable_deck=["wolf", "giant", "dragon", "..."],
        ),
    ),
    (
        "p0 goldilocks_keep",
        "wolf",
        building("p0 special:goldilocks", friend_p0=["goldilocks"], fable_deck=["wolf", "giant", "dragon", "..."]),
    ),
    (
        "p0 godmother_pay",
        "giant",
        building("p0 farewell:fairy_godmother", friend_p0=["fairy_godmother"], fable_hand_p0=["wolf", "giant"]),
    ),
    (
        "p0 sly_build",
        "build:straw:base",
        building("p0 special:puss_in_boots", friend_p0=["puss_in_boots"], resources={"p0": [2, 2, 0]}),
    ),
    (
        "p0 puss_payment",
        "paid_by:p1",
        building(
            "p0 special:puss_in_boots",
            friend_p0=["puss_in_boots"],
            resources={"p0": [2, 0, 0], "p1": [1, 0, 0]},
        ),
    ),
    (
        "p0 puss_payment",
        "paid_by:p2",
        building(
            "p0 special:puss_in_boots",
            friend_p0=["puss_in_boots"],
            resources={"p0": [2, 0, 0], "p1": [1, 0, 0], "p2": [1, 1, 0]},
        ),
    ),
    ("p1 robin_give", "wood", lambda: Forest(3, "end_of_build", friend_p0=["robin_hood"], resources={"p1": [1, 3, 1]})),
    (
        "p1 queen_peek",
        "peek_gather:p2",
        lambda: Forest(3, "start_of_round", friend_p1=["evil_queen"]).lay("straw", "", "wood"),
    ),
    ("p0 order_effects", "mother_goose", laid("straw spy_network", "wood", "brick", friend_p0=["mother_goose"])),
]


@pytest.mark.parametrize(("question", "answer", "arranged"), CASES, ids=[f"{q} {a}" for q, a, _ in CASES])
def test_time_answers_by_the_list(question: str, answer: str, arranged: Callable[[], Forest]) -> None:
    m = arranged()
    assert question in m.asking
    ask = next(a for a in m.match.asks if f"p{a.seat} {a.name}" == question)
    assert ask.default() == answer
    assert answer in [o.key for o in ask.options]


def test_a_forced_fable_is_the_oldest_of_the_hand() -> None:
    m = Forest(3, "start_of_round", friend_p1=["huntsman"], fable_hand_p0=["wolf", "giant"])
    ask = next(a for a in m.match.asks if a.seat == 0)
    assert ask.default() == "lay_with:gather_straw:giant"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_time_has_a_legal_answer_to_every_question(players: int) -> None:
    for seed in range(8):
        m = GAME.start(players, seed=seed, advanced=True)
        fate = Fate(seed)
        while m.prompt is not None:
            for ask in m.asks:
                assert ask.default() in [o.key for o in ask.options], ask.name
            walk(m, fate)
