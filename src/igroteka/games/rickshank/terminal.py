"""The table as text: what can be bought with prices and texts, what lies before each player, the vote, the hand."""

from __future__ import annotations

import textwrap
from collections.abc import Set
from typing import Any

from igroteka.content import Words
from igroteka.engine import Plain, View


def draw(view: View, words: Words, width: int = 80) -> str:
    piles = {zone.name: [card.key for card in zone.cards] for zone in view.zones}
    choosing = bool(view.table["offered"])
    goods = characters(view, words) if choosing else market(view, words, piles)
    lines = [*head(view, words, piles), "", *goods, ""]
    for seat in range(view.players):
        lines += player(view, words, piles, seat)
    lines += vote(view, words)
    if view.seat is not None and not choosing:
        lines += ["", *own(view, words, piles)]
    return "\n".join(part for line in lines for part in fold(line, width))


def fold(line: str, width: int) -> list[str]:
    """No line wider than the screen; what goes over is indented."""
    indent = " " * (len(line) - len(line.lstrip()) + 4)
    return textwrap.wrap(line, width, subsequent_indent=indent) or [""]


def head(view: View, words: Words, piles: dict[str, list[str | None]]) -> list[str]:
    table: Plain = view.table
    turn = {"turn": table["turn"], "seat": table["active"], "power": table["power"], "supply": table["supply"]}
    stacks = {
        "main": len(piles["main_deck"]),
        "guns": len(piles["portal_gun_stack"]),
        "waves": len(piles["morty_waves_stack"]),
        "locations": len(piles["location_stack"]),
        "gone": len(piles["location_discard"]),
        "destroyed": len(piles["destroyed"]),
    }
    return [words.say("table-turn", turn), words.say("table-stacks", stacks)]


def characters(view: View, words: Words) -> list[str]:
    """What can be chosen from, with texts."""
    table: Plain = view.table
    free = [key for key in table["offered"][view.seat or 0] if key not in table["characters"]]
    return [words.say("table-characters"), *(f"    {words.name(key)}. {words.text(key)}" for key in free)]


def market(view: View, words: Words, piles: dict[str, list[str | None]]) -> list[str]:
    """What can be bought, with prices and texts."""
    table: Plain = view.table
    prices: dict[str, int] = dict(table["prices"])
    below = len(piles["nemesis_stack"])
    top = piles["nemesis"]
    if top and top[0] is not None:
        cost = prices.pop(top[0])
        lines = [
            words.say(
                "table-nemesis", {"cost": cost, "card": top[0], "below": below}, {"kind": kind(view, words, top[0])}
            ),
            f"    {words.text(top[0])}",
        ]
    else:
        lines = [words.say("table-no_nemesis", {"below": below})] if below else []
    beside = {key: cost for key, cost in prices.items() if key not in piles["flea_market"]}
    lines += [words.zone("flea_market") + ":", *goods(view, words, prices.keys() - beside.keys(), piles)]
    lines += [words.say("table-beside"), *goods(view, words, beside.keys(), piles)]
    return [*lines, f"  {table['token_price']:>2}  {words.name('access_token')}"]


def goods(view: View, words: Words, keys: Set[str], piles: dict[str, list[str | None]]) -> list[str]:
    """Price, name, type, points and text, the cheapest first."""
    lines: list[str] = []
    prices: Any = view.table["prices"]
    for key in sorted(keys, key=lambda key: (prices[key], key)):
        copies = piles["flea_market"].count(key)
        name = words.name(key) + (f" ×{copies}" if copies > 1 else "")
        lines.append(f"  {prices[key]:>2}  {name} ({kind(view, words, key)}). {words.text(key)}")
    return lines


def kind(view: View, words: Words, key: str) -> str:
    """The type of a card and its points, unless its text counts them."""
    table: Plain = view.table
    type = words.name(table["types"][key])
    return words.say("table-kind", {"vp": table["points"][key]}, {"type": type}) if key in table["points"] else type


def player(view: View, words: Words, piles: dict[str, list[str | None]], seat: int) -> list[str]:
    table: Plain = view.table
    me = f"p{seat}"
    said = {
        "seat": me,
        "character": table["characters"][seat] or "unchosen",
        "tokens": table["tokens"][seat],
        "hand": len(piles[f"hand:{me}"]),
        "deck": len(piles[f"deck:{me}"]),
        "discard": len(piles[f"discard:{me}"]),
    }
    lines = [("> " if table["active"] == me else "  ") + words.say("table-player", said)]
    for zone, key in (("play", "table-play"), ("imprisoned", "table-imprisoned")):
        cards = piles[f"{zone}:{me}"]
        if cards:
            lines.append("    " + words.say(key, None, {"cards": listed(words, cards)}))
    return lines


def listed(words: Words, cards: list[str | None]) -> str:
    return words.names(sorted(key for key in cards if key is not None)) or words.say("table-none")


def vote(view: View, words: Words) -> list[str]:
    """The running vote and its count, as far as it has been shown."""
    table: Plain = view.table
    lines = ["    " + words.say("table-owner", {"card": row["card"], "owner": row["owner"]}) for row in table["owners"]]
    if table["vote_card"]:
        said = {"card": table["vote_card"], "kind": table["vote_kind"]}
        lines += ["", words.say("table-vote", said)]
        for choice, number in table["vote_tally"].items():
            lines.append("    " + words.say("table-choice", {"choice": choice, "votes": number}))
    return lines


def own(view: View, words: Words, piles: dict[str, list[str | None]]) -> list[str]:
    """The viewer's character and hand with texts, and what lies in their discard pile."""
    hand, discard = piles[f"hand:p{view.seat}"], piles[f"discard:p{view.seat}"]
    table: Plain = view.table
    character = table["characters"][view.seat]
    lines = [f"{words.name(character)}: {words.text(character)}"] if character else []
    lines.append(words.say("table-hand", None, {"cards": listed(words, hand)}))
    lines += [f"    {words.name(key)}: {words.text(key)}" for key in sorted({k for k in hand if k is not None})]
    return [*lines, words.say("table-discard", None, {"cards": listed(words, discard)})]
