"""The table in a terminal: the town as a numbered list with its roads, the forecast, the alarm, everybody's cards."""

from textwrap import wrap

from igroteka.content import Words
from igroteka.engine import Plain, View

NAME = 29


def draw(view: View, words: Words, width: int = 80) -> str:
    """Plain text, no line wider than `width`."""
    table: Plain = view.table
    lines = [*town(table, words), "", *alarm(table, words, width), *forecast(table, words, width), ""]
    for key in table["monsters"]:
        lines += folded(monster(table, key, words), width)
    lines.append("")
    for seat in range(view.players):
        lines += player(view, table, seat, words, width)
    lines += dice(table, words)
    return "\n".join([cut(line, width) for line in lines])


def folded(text: str, width: int, indent: str = "") -> list[str]:
    """A long line on several."""
    return wrap(text, width, initial_indent=indent, subsequent_indent=indent + "    ")


def cut(line: str, width: int) -> str:
    line = line.rstrip()
    return line if len(line) <= width else line[: width - 1] + "…"


def town(table: Plain, words: Words) -> list[str]:
    """One line a location: number, name, tokens, cube, announced arrival, roads, and who stands there."""
    places: Plain = table["locations"]
    numbers = {key: n for n, key in enumerate(places, 1)}
    coming = {line["location"]: n for n, line in enumerate(table["forecast"], 1)}
    lines = [words.say("table-town")]
    for key, place in places.items():
        tokens = f"+{place['support']}" if place["support"] else "  "
        tokens += f" -{place['distrust']}" if place["distrust"] else "   "
        marks = ("■" if place["cube"] else " ") + (f"({coming[key]})" if key in coming else "   ")
        roads = " ".join(str(numbers[road]) for road in place["roads"])
        who = [words.name(c["id"]) for c in table["characters"].values() if c["at"] == key]
        who += ["!" + words.name(id) for id, m in table["monsters"].items() if m["at"] == key]
        name = cut(words.name(key), NAME)
        lines.append(f"{numbers[key]:>2} {name:<{NAME}} {tokens:<6} {marks} {roads:<14} {', '.join(who)}")
    return lines


def alarm(table: Plain, words: Words, width: int) -> list[str]:
    """The track as a bar, its marks where they are, and what is still ahead; then the supply."""
    marks = {mark["space"]: words.say(f"table-mark-{mark['mark']}") for mark in table["marks"]}
    level, last = table["alarm"], table["loss_space"]
    bar = "".join("#" if n <= level else marks.get(n, ".") for n in range(1, last)) + words.say("table-mark-loss")
    track = words.say("table-alarm", {"level": level, "last": last}, {"bar": f"[{bar}]"})
    if marks:
        track += " " + words.say("table-marks")
    ahead = ", ".join(f"{mark['space']} — {words.name(mark['mark'])}" for mark in table["ahead"])
    return [
        track,
        *folded(words.say("table-ahead", ready={"marks": ahead}), width),
        words.say("table-supply", {"cubes": table["supply"]}),
    ]


def monster(table: Plain, key: str, words: Words) -> str:
    """Where it is, what beating it takes, and what is special about it."""
    it = table["monsters"][key]
    if it["defeated"]:
        return words.say("table-defeated", {"monster": key})
    if not it["at"]:
        return f"{words.name(key)} ({words.name(it['class'])})"
    said = {"monster": key, "class": it["class"], "location": it["at"], "need": it["requirement"]}
    parts = [words.say("table-immune" if it["immune"] else "table-monster", said)]
    if it["knocked_down"]:
        parts.append(words.say("table-knocked_down"))
    if it["ability"]:
        parts.append(words.name(it["ability"]))
    return "; ".join(parts)


def forecast(table: Plain, words: Words, width: int) -> list[str]:
    """What the open cards would bring if everybody stayed where they are."""
    lines: list[str] = []
    for n, line in enumerate(table["forecast"], 1):
        movers = " / ".join(words.name(monster) for monster in line["movers"])
        least, most = line["alarm_least"], line["alarm_most"]
        ready = {"movers": movers, "rise": str(least) if least == most else f"{least}–{most}"}
        key = "table-stopped" if line["stopped"] else "table-coming"
        said = words.say(key, {"need": line["requirement"]}, ready)
        lines += wrap(f" ({n}) {words.name(line['location'])}: {said}", width, subsequent_indent="     ")
    return lines


def player(view: View, table: Plain, seat: int, words: Words, width: int) -> list[str]:
    """A player's hand and piles, what the character can do, and its curses."""
    zones = {zone.name: [card.key or "?" for card in zone.cards] for zone in view.zones}
    character = table["characters"].get(f"p{seat}")
    if character is None:
        return []
    mark = ">" if f"p{seat}" == table["active"] else " "
    hand = ", ".join(words.name(key) for key in zones[f"hand:p{seat}"]) or "—"
    piles = {"deck": len(zones[f"deck:p{seat}"]), "discard": len(zones[f"discard:p{seat}"])}
    head = f"{mark} {words.name(f'p{seat}')} ({words.name(character['id'])}): {hand}; " + words.say(
        "table-piles", piles
    )
    lines = [head, *folded(power(character, words), width, "    ")]
    curses = zones[f"curses:p{seat}"]
    if curses:
        lines.append("    " + words.say("table-curses", ready={"curses": words.names(curses)}))
    return lines


def power(character: Plain, words: Words) -> str:
    """What the character can do, and where its Teleport leads."""
    said = words.say("table-power", {"ability": character["ability"]})
    if not character["teleport"]:
        return said
    return f"{said}; {words.say('table-teleport', {'goal': character['teleport']})}"


def dice(table: Plain, words: Words) -> list[str]:
    if not table["dice"]:
        return []
    return [words.say("table-dice", ready={"dice": words.names(table["dice"])})]
