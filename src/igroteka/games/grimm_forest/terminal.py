"""The table in a terminal: locations with pigs and cards, everybody's board and houses, one's own cards."""

from textwrap import wrap

from igroteka.content import Words
from igroteka.engine import Plain, View
from igroteka.games.grimm_forest.pieces import MATERIALS, SECTIONS

HIDDEN = "?"
FRIENDS_ACTS = ("special:", "farewell:")
BUILDING = ("build_action", "sly_build")


def draw(view: View, words: Words, width: int = 80) -> str:
    """Plain text, no line wider than `width`."""
    table: Plain = view.table
    zones = {zone.name: [card.key or HIDDEN for card in zone.cards] for zone in view.zones}
    for place in table["locations"].values():
        for seat in place["pigs"]:
            zones[f"laid_gather:p{seat}"] = []  # where its pig stands says as much
    lines = [words.say("table-round", {"round": table["round"], "first": f"p{table['first_player']}"})]
    lines += moment(table, words)
    lines += [location(id, place, words) for id, place in table["locations"].items()]
    for seat in table["turn_order"]:
        lines += player(view, table["players"][f"p{seat}"], zones, seat, words)
    lines += piles(table, zones, words)
    if view.seat is not None and any(ask.kind in BUILDING for ask in view.asks):
        lines.append(prices(table["players"][f"p{view.seat}"], words))
    lines += texts(view, zones, words)
    return "\n".join([row for line in lines for row in wrap(line.rstrip(), width, subsequent_indent=" " * 6)])


def goods(counts: list[int], words: Words) -> str:
    """Only what is there: «солома 5, кирпич 1»."""
    return ", ".join(f"{words.name(m)} {n}" for m, n in zip(MATERIALS, counts, strict=True) if n) or "—"


def moment(table: Plain, words: Words) -> list[str]:
    """The card that acts now and those still to come."""
    if table["acting"] is None:
        return []
    now = table["acting"]
    line = words.say("table-acting", {"card": now["card"], "owner": f"p{now['seat']}"})
    waiting = [words.name(due["card"]) for due in table["pending"]]
    return [line + (" → " + ", ".join(waiting) if waiting else "")]


def location(id: str, place: Plain, words: Words) -> str:
    here = [words.name(f"p{seat}") for seat in place["pigs"]]
    cards = [words.name(card["card"]) for card in place["cards"]]
    line = f"  {words.name(id):<12} {goods(place['stock'], words)}"
    line += "   @ " + ", ".join(here) if here else ""
    return line + ("   ! " + ", ".join(cards) if cards else "")


def house(built: Plain, words: Words) -> str:
    """`солома ▁▄█`: one block a section."""
    blocks = "".join("▁▄█"[i] if i < len(built["sections"]) else "·" for i in range(len(SECTIONS)))
    return f"{words.name(built['material'])} {blocks}" + ("*" if built["plot"] else "")


def player(view: View, me: Plain, zones: dict[str, list[str]], seat: int, words: Words) -> list[str]:
    who = words.name(f"p{seat}")
    friend = words.names(zones[f"friend:p{seat}"]) or "—"
    head = f"{who} ({words.name(me['pig'])})  {goods(me['resources'], words)}"
    head += "  " + words.say("table-friend", ready={"friend": friend})
    lines = [head]
    if me["houses"]:
        lines.append("    " + "   ".join(house(each, words) for each in me["houses"]))
    notes = remarks(me, zones, seat, words)
    if notes:
        lines.append("    " + "; ".join(notes))
    hand = zones[f"fable_hand:p{seat}"]
    if seat == view.seat and hand:
        lines.append("    " + words.say("table-hand", ready={"cards": words.names(hand)}))
    elif hand:
        known = words.names([key for key in hand if key != HIDDEN])
        lines.append("    " + words.say("table-fables", {"number": len(hand)}) + (f" ({known})" if known else ""))
    return lines


def remarks(me: Plain, zones: dict[str, list[str]], seat: int, words: Words) -> list[str]:
    """What else lies before a player or has been said."""
    notes: list[str] = []
    if me["announcement"]:
        notes.append(words.say("table-said", {"what": me["announcement"]}))
    if sum(me["tower_stock"]):
        notes.append(words.say("table-tower", ready={"goods": goods(me["tower_stock"], words)}))
    if me["reward_tokens"]:
        notes.append(words.say("table-tokens", ready={"materials": words.names(me["reward_tokens"])}))
    lying = [f"{name}:p{seat}" for name in ("laid_gather", "laid_fable", "played", "next_round", "plot_zone")]
    seen = {name: zones[name] for name in lying if zones[name] and HIDDEN not in zones[name]}
    notes.extend([f"{words.zone(name)}: {words.names(cards)}" for name, cards in seen.items()])
    return notes


def piles(table: Plain, zones: dict[str, list[str]], words: Words) -> list[str]:
    counts = {name: len(zones[name]) for name in ("fable_deck", "fable_discard", "friend_deck", "friend_discard")}
    lines = [words.say("table-piles", dict(counts))]
    free = [m for m, seat in table["reward_tokens"].items() if seat < 0]
    if free:
        lines.append(words.say("table-rewards", ready={"materials": words.names(free)}))
    if zones["offered"]:
        lines.append(words.say("table-offered", ready={"card": words.names(zones["offered"])}))
    return lines


def prices(me: Plain, words: Words) -> str:
    """What sections cost the viewer, who is about to build."""
    line = words.say("table-prices", ready={"prices": costs(me["prices"], words)})
    if me["surcharge"]:
        line += " " + words.say("table-surcharge", {"number": me["surcharge"]})
    if me["plot_prices"]:
        line += "; " + words.say("table-plot", ready={"prices": costs(me["plot_prices"], words)})
    return line


def costs(prices: list[int], words: Words) -> str:
    """«основание 2, стены 4, крыша 6»."""
    return ", ".join(f"{words.name(section)} {price}" for section, price in zip(SECTIONS, prices, strict=True))


def texts(view: View, zones: dict[str, list[str]], words: Words) -> list[str]:
    """What the cards say that the viewer is asked by or about to decide on."""
    table: Plain = view.table
    ids: list[str] = [table["acting"]["card"]] if view.asks and table["acting"] is not None else []
    for ask in view.asks:
        if ask.kind == "choose_cards":
            ids += zones[f"fable_hand:p{view.seat}"] + zones[f"friend:p{view.seat}"]
        elif ask.kind == "friend_keep_or_give":
            ids += zones["offered"] + zones[f"friend:p{view.seat}"]
        ids += [key.rpartition(":")[2] for key in ask.options if ":" not in key or key.startswith(FRIENDS_ACTS)]
    return [f"  {words.name(id)}: {words.text(id)}" for id in dict.fromkeys(ids) if words.text(id)]
