"""Why a bot answers so, in words."""

from igroteka.engine import Value
from igroteka.games.grimm_forest.reading import stock_of
from igroteka.games.grimm_forest.state import Table


def reason(g: Table, answer: str) -> tuple[str, dict[str, Value]]:
    """The reason for an answer and what it names."""
    head, _, rest = answer.partition(":")
    parts = rest.split(":")
    if head in ("lay", "lay_with"):
        place = g.box.location_of(parts[0])
        if head == "lay_with":
            return "fable_fits", {"fable": parts[1], "location": g.box.location_ids[place]}
        return "good_place", {"location": g.box.location_ids[place], "number": stock_of(g, place)}
    if head in ("build", "build_plot"):
        return "build_up", {"section": parts[1], "material": parts[0]}
    if head == "gain":
        return "lacks", {"material": parts[0]}
    if answer == "draw_fable":
        return "more_fables", {}
    if head == "special":
        return "friend_helps", {"friend": parts[0]}
    return "best_of_all", {}
