"""The table as plain text: the castle with its walls as letters, and beside it everybody's collection."""

from __future__ import annotations

from textwrap import wrap

from igroteka.content import Words
from igroteka.engine import Plain, View

WIDE = 15
ROOM_ROWS = {1: 1, 3: 2, 6: 3, 8: 4, 11: 5, 13: 6}
GAP = 3
NARROW = 24
"""With less room than that at the castle's right the words stand below it."""
CORRIDOR, ROOM, GHOST, VISITOR, PASSAGE, TRANSFORMATION = "·", "o", "@", "!", "=", "*"


def draw(view: View, words: Words, width: int = 80) -> str:
    table: Plain = view.table
    board = castle_lines(table)
    beside = side_lines(table, words)
    left = max(map(len, board))
    if width < left + GAP + NARROW:
        return "\n".join([*board, "", *(part for line in beside for part in wrap(line, width) or [""])])
    lines = []
    for n in range(max(len(board), len(beside))):
        own = board[n] if n < len(board) else ""
        other = beside[n] if n < len(beside) else ""
        lines.append(f"{own:<{left}}{' ' * GAP}{other}"[:width].rstrip())
    return "\n".join(lines)


def castle_lines(table: Plain) -> list[str]:
    """Rows 1 to 6 and columns A to F; a letter between two cells is a wall of that colour, nothing is an open way."""
    castle = table["castle"]
    codes = {colour["id"]: colour["code"] for colour in castle["colours"]}
    walls = {(a, b): codes[colour] for a, b, colour in castle["walls"]}
    signs = signs_of(table)
    head = "   " + "".join(dict(zip(ROOM_ROWS, "ABCDEF", strict=True)).get(x, " ") + " " for x in range(WIDE)).rstrip()
    lines = [head]
    for y in range(WIDE):
        cells = [
            signs.get(WIDE * y + x, CORRIDOR) + walls.get((WIDE * y + x, WIDE * y + x + 1), " ") for x in range(WIDE)
        ]
        row = "".join(cells)[:-1]
        lines.append(f"{ROOM_ROWS.get(y, ' ')} |{row}|")
        if y < WIDE - 1:
            below = [walls.get((WIDE * y + x, WIDE * (y + 1) + x), " ") for x in range(WIDE)]
            lines.append("  |" + " ".join(below) + "|")
    return lines


def signs_of(table: Plain) -> dict[int, str]:
    castle = table["castle"]
    rooms: dict[str, int] = castle["rooms"]
    signs = dict.fromkeys(rooms.values(), ROOM)
    signs |= {rooms[name]: PASSAGE for name in castle["passages"]}
    signs |= {rooms[name]: TRANSFORMATION for name in castle["transformations"]}
    if table["visitor"]:
        signs[rooms[table["visitor"]["room"]]] = VISITOR
    if table["ghost"]:
        signs[rooms[table["ghost"]]] = GHOST
    return signs


def side_lines(table: Plain, words: Words) -> list[str]:
    lines = [words.say("table-round", {"round": table["round_no"], "left": len(table["stack"])}), ""]
    if table["visitor"]:
        lines.append(words.say("table-visitor", {"visitor": table["visitor"]["id"], "room": table["visitor"]["room"]}))
    if table["ghost"]:
        lines.append(words.say("table-ghost", {"room": table["ghost"]}))
    if table["caller"] is not None:
        called = {"seat": table["caller"], "colour": table["announced"]}
        lines.append(words.say("table-caller", called))
    lines.append("")
    for seat, own in enumerate(table["players"].values()):
        lines += player_lines(table, seat, own, words)
    lines += ["", words.say("table-reserve") + " " + letters(table["reserve"], table)]
    if table["last_round"]:
        lines.append(words.say("table-possible") + " " + possible(table))
    lines.append("")
    codes = [f"{colour['code']} {words.name(colour['id'])}" for colour in table["castle"]["colours"]]
    lines += [", ".join(codes[:3]), ", ".join(codes[3:]), ""]
    lines += [words.say("table-legend"), words.say("table-legend_tokens"), words.say("table-legend_walls")]
    return lines


def player_lines(table: Plain, seat: int, own: Plain, words: Words) -> list[str]:
    marks = [words.say("table-first")] if f"p{seat}" == table["first"] else []
    marks += [words.say("table-hand")] if own["hand"] else []
    who = words.name(f"p{seat}") + (f" ({', '.join(marks)})" if marks else "")
    walls = letters(own["walls"], table)
    return [
        who,
        "  " + words.say("table-visitors", {"count": len(own["visitors"]), "needed": table["visitors_to_win"]}),
        "  " + words.say("table-walls", {"count": len(own["walls"]), "needed": table["walls_to_win"]}) + f" {walls}",
    ]


def possible(table: Plain) -> str:
    """What the round before could have been: each starting colour with its fewest walls."""
    found = [p for p in table["last_round"]["possible"] if p["crossings"] is not None]
    return " ".join(f"{letters([p['colour']], table)}{p['crossings']}" for p in found) or "—"


def letters(colours: list[str], table: Plain) -> str:
    """Colours as they stand on the board."""
    codes = {colour["id"]: colour["code"] for colour in table["castle"]["colours"]}
    return " ".join(codes[id] for id in colours) or "—"
