"""What the items must say together, so that a match of them can be played; else BadContent with its line."""

from igroteka.games.rickshank.content.items import Sheets


def check(sheets: Sheets) -> None:
    check_numbers(sheets)
    check_roles(sheets)


def check_numbers(sheets: Sheets) -> None:
    cards = sum([card.copies for card in sheets.cards.values()])
    starters = sum([stack.starting for stack in sheets.stacks.values()])
    bounds = {"market_size": (1, cards), "hand_size": (1, starters)}
    for name, number in sheets.numbers.items():
        least, most = bounds.get(name, (0, 99))
        if not least <= number.value <= most:
            raise sheets.numbers.bad(name, "value", f"value: {number.value}", f"{least} to {most}")


def check_roles(sheets: Sheets) -> None:
    """One first and one last nemesis, and enough between them."""
    nemeses = sheets.nemeses
    for role, least in (("top", 1), ("middle", sheets.numbers["middle_nemeses"].value), ("bottom", 1)):
        count = sum([nemesis.role == role for nemesis in nemeses.values()])
        if count < least:
            raise nemeses.bad(next(iter(nemeses)), "role", f"{count} as {role}", f"at least {least}")
