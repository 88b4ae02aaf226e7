"""The table as plain text, drawn from the view: the library, the goblins, what lies before each player."""

import textwrap
from typing import Any

from igroteka.content import Words
from igroteka.engine import UNKNOWN, Plain, View
from igroteka.games.rigor_mortis.pieces import CELLS, HEIGHT, WIDTH

SYMBOLS = ("scroll", "stones", "potion", "grimoire")
COLUMNS = "ABCDEFG"


def draw(view: View, words: Words, width: int = 80) -> str:
    """The library on the left, its legend below, then a line or two for each player."""
    table = view.table
    lines = [*library(table, words), "", *legend(table, words), *shove(view, words), ""]
    for seat in range(view.players):
        lines.extend(player(view, table, words, seat))
    lines.extend(["", *piles(view, table, words)])
    return "\n".join([folded for line in lines for folded in fold(line, width)])


def fold(line: str, width: int) -> list[str]:
    """A long line goes on below, indented."""
    indent = " " * (len(line) - len(line.lstrip(" ·")) + 2)
    return [line] if len(line) <= width else textwrap.wrap(line, width, subsequent_indent=indent)


def letters(words: Words) -> dict[str, str]:
    """What stands for a symbol on the floor: a letter of its name."""
    return {symbol: words.say(f"table-{symbol}") for symbol in SYMBOLS} | {"orb": "*", "unknown": "?"}


def library(table: Plain, words: Words) -> list[str]:
    """A grid: the symbol of each cell, `'` for a teleport, `>` for a start cell, the number of a goblin's player, R."""
    signs = letters(words)
    floor = {cell: signs[symbol] for cell, symbol in table["floor"].items()} | dict.fromkeys(table["desk"], "*")
    standing = {cell: str(seat + 1) for seat, cell in enumerate(table["goblins"]) if cell}
    standing[table["rigor"]] = "R" + standing.get(table["rigor"], "")
    lines = ["      " + "     ".join(COLUMNS)]
    for row in range(HEIGHT):
        cells = [CELLS[row * WIDTH + column].key for column in range(WIDTH)]
        if any(cell in table["floor"] or cell in table["shelves"] for cell in cells):
            lines.append(
                f"{row + 1:>3}  " + " ".join([square(table, floor, standing, cell) for cell in cells]).rstrip()
            )
    return lines


def square(table: Plain, floor: dict[str, str], standing: dict[str, str], cell: str) -> str:
    if cell in table["shelves"]:
        return "#####"
    if cell not in floor:
        return "     "
    marks = ("'" if cell in table["teleports"] else "") + (">" if cell in table["start_cells"] else "")
    return f"{floor[cell]}{marks:<2}{standing.get(cell, '.'):<2}"


def legend(table: Plain, words: Words) -> list[str]:
    signs = letters(words)
    shown = (*SYMBOLS, "unknown") if "unknown" in table["floor"].values() else SYMBOLS
    marks = (("*", "desk"), ("'", "teleport"), (">", "start_cell"), ("#", "shelf"), ("R", "rigor"))
    return [
        "  ".join([f"{signs[symbol]} {words.name(symbol)}" for symbol in shown]),
        "  ".join([f"{mark} {words.name(name)}" for mark, name in marks]),
    ]


def shove(view: View, words: Words) -> list[str]:
    """A shove under way, with the cell that each goblin comes to."""
    for subject in [*[ask.subject for ask in view.asks], *[wait.subject for wait in view.waiting]]:
        if "chain" in subject:
            links = [link.split(":") for link in str(subject["chain"]).split()]
            cells = [link[1] if link[1:] and link[1] != UNKNOWN else "?" for link in links]
            return [" → ".join([f"{words.name(link[0])} {cell}" for link, cell in zip(links, cells, strict=True)])]
    return []


def player(view: View, table: Plain, words: Words, seat: int) -> list[str]:
    key = f"p{seat}"
    colour = table["colours"][seat]
    turn = "▶" if f"p{seat}" == table["active"] else " "
    head = f"{turn}{seat + 1} {words.name(key)}"
    if colour:
        head += f", {words.name(colour)}"
    lines = [f"{head} ({table['goblins'][seat] or '–'})"]
    for zone in view.zones:
        name, _, owner = zone.name.partition(":")
        if owner == key and zone.cards and name != "hand":
            title = f"    {words.say(f'table-{name}')}:"
            if seat == view.seat and name != "face_down":
                lines.extend((title, *texts(zone.cards, table, words)))
            else:
                lines.append(f"{title} {', '.join([named(card.key, table, words) for card in zone.cards if card.key])}")
    if table["blanks"][seat]:
        lines.append(f"    {words.name('blank_look')} ×{table['blanks'][seat]}")
    if seat == view.seat and table["hand"]:
        lines.append(f"    {words.say('table-hand')}: {hand(table, words)}")
    return lines


def named(key: str, table: Plain, words: Words) -> str:
    """A book, or a look with its category."""
    category = table["categories"].get(key)
    return f"{words.name(key)} ({words.say(f'name-category_{category}')})" if category else words.name(key)


def texts(cards: list[Any], table: Plain, words: Words) -> list[str]:
    """What one's own books offer and one's own looks demand, once for each title."""
    asked = {demand["look"]: demand for demand in table["demands"]}
    lines = []
    for key in dict.fromkeys(card.key for card in cards):
        demand = asked.get(key, {})
        chat = [f"{words.say(f'field-{f}')}: {', '.join(demand[f])}" for f in ("words", "begin") if f in demand]
        lines.append(" ".join([f"      · {named(key, table, words)} — {words.text(key)}", *chat]))
    return lines


def hand(table: Plain, words: Words) -> str:
    """The viewer's hand, oldest card first; a clamped one in brackets."""
    names = [words.name(key) for key in table["hand"]]
    if table["clamped"] is not None:
        names[table["clamped"]] = f"[{names[table['clamped']]}]"
    return " | ".join(names)


def piles(view: View, table: Plain, words: Words) -> list[str]:
    """How many cards each pile holds, and which tokens are still to come."""
    counts = [f"{words.zone(z.name)}: {len(z.cards)}" for z in view.zones if ":" not in z.name]
    lines = ["  ".join(counts[:3]), "  ".join(counts[3:])] if counts else []
    if table["tokens_left"] is not None:
        left = [f"{words.name(key)} ×{count}" for key, count in table["tokens_left"].items()]
        lines.append(f"{words.say('table-tokens')}: {', '.join(left)}")
    return lines
