"""Crowded positions of «Лес сказок»: the fullest location, the longest street, cards that have
changed hands, and three who tie."""

from typing import Any

from igroteka.games import games
from tests.gallery.collect import Shot

ADVANCED = {"advanced": True, "first_player": "p0"}


def crowds() -> list[Shot]:
    """All of them as the first player sees them."""
    game = games["grimm_forest"]
    laid: dict[str, Any] = {f"laid_gather_p{seat}": ["gather_straw"] for seat in range(4)}
    place = game.arrange(
        4,
        "go",
        settings=ADVANCED,
        stock={"field": 12, "forest": 14},
        friend_p0=["red_riding_hood"],
        played_p0=["wolf"],
        played_p1=["dragon"],
        unique_location_p2=["grandmas_house"],
        place=["wolf field", "dragon field", "grandmas_house field"],
        **laid,
    )
    street = game.arrange(
        4,
        "choose",
        settings=ADVANCED,
        houses={"p0": ["brick roof", "straw walls", "wood walls", "straw base", "brick base", "wood roof plot"]},
        plot_zone_p0=["prime_plot"],
        fable_hand_p0=["giant", "magic_pipe", "oracle", "spy_network", "wishing_well"],
        resources={"p0": [14, 12, 11]},
        friend_p0=["red_riding_hood"],
    )
    hands = game.arrange(
        4, "choose", settings=ADVANCED, fable_hand_p0=["wishing_well"], fable_hand_p3=["wolf"], friend_p1=["rapunzel"]
    )
    sealed = ("gather_straw:wishing_well", "gather_wood", "gather_brick", "go_to_market:wolf")
    for seat, cards in enumerate(sealed):
        hands.answer(seat, f"lay_with:{cards}" if ":" in cards else f"lay:{cards}")
    hands.answer(0, "swap:p0:p1")
    three = ["straw roof", "wood roof", "brick roof"]
    tie = game.arrange(
        4,
        "end_of_build",
        settings=ADVANCED,
        houses={"p0": three, "p1": ["straw roof", "straw walls"], "p2": three, "p3": three},
        reward_tokens={"straw": "p1", "wood": "p0", "brick": "p2"},
    )
    shots = {"place": place, "street": street, "hands": hands, "tie": tie}
    return [Shot(name, match, 0) for name, match in shots.items()]
