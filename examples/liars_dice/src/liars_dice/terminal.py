"""The table as text."""

from igroteka.content import Words
from igroteka.engine import Plain, View

FACES = "?⚀⚁⚂⚃⚄⚅"


def draw(view: View, words: Words, columns: int = 80) -> str:
    """A line for each player: dice that are seen, cups for the others, and the last bid of the round."""
    table: Plain = view.table
    lines = list[str]()
    bids = {seat: (count, face) for seat, count, face in table["bids"]}
    for seat, own in enumerate(table["dice"]):
        dice = " ".join(FACES[die] for die in own) if own is not None else "▢ " * table["counts"][seat]
        bid = words.say("terminal-bid", {"quantity": bids[seat][0], "face": bids[seat][1]}) if seat in bids else ""
        mark = "→" if table["active"] == f"p{seat}" else " "
        lines.append(f"{mark} {words.name(f'p{seat}'):<16} {dice.strip():<12} {bid}".rstrip())
    return "\n".join([words.say("terminal-round", {"round": table["round"], "total": sum(table["counts"])}), *lines])
