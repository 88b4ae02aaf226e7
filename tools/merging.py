"""The figures of new runs, put beside those that a page of docs/balance has already: runs are long, and not kept."""

from collections.abc import Iterable

COMMANDS = ""
"""The part of the figures before the first of their headings."""
RUN_TABLES = ("### Victories by place in the turn order", "### Games won", "### Length")
"""Tables with a row for each run; any other table is made of all of them together."""
LEVELS = ("easy", "normal", "hard")
"""Of difficulty, in their order."""


def merged(old: str, new: str) -> str:
    """The new figures, with the commands and rows of older runs that are not among them; a table that is made of all
    runs together, or of an ablation, stays as it is where the new figures have none. Of other rules nothing is kept."""
    before, after = parts_of(old), parts_of(new)
    if not before or rules_of(before[COMMANDS]) != rules_of(after[COMMANDS]):
        return new
    found = {COMMANDS: commands(before[COMMANDS], after[COMMANDS])}
    for heading in [*before, *after]:
        if heading in RUN_TABLES and heading in before and heading in after:
            found[heading] = rows(before[heading], after[heading])
        elif heading != COMMANDS:
            found[heading] = after.get(heading) or before[heading]
    return "\n".join(line for lines in found.values() for line in lines) + "\n"


def parts_of(figures: str) -> dict[str, list[str]]:
    """The parts of a page by heading, which is the first line of each."""
    found: dict[str, list[str]] = {}
    heading = COMMANDS
    for line in figures.splitlines():
        heading = line if line.startswith("### ") else heading
        found.setdefault(heading, []).append(line)
    return found


def rules_of(lines: Iterable[str]) -> str:
    return next(line.partition(";")[0] for line in lines if line.startswith("Rules version"))


def runs_of(lines: Iterable[str]) -> dict[str, str]:
    """The commands, by the folder that each fills."""
    return {line.rpartition(" ")[2]: line for line in lines if line.startswith("igroteka ")}


def commands(old: list[str], new: list[str]) -> list[str]:
    """The commands in the order of their folders; those of ablations come last."""
    every = runs_of(old) | runs_of(new)
    told = [every[out] for out in sorted(every, key=lambda out: (not out.startswith("runs/balance/"), out))]
    first = next(n for n, line in enumerate(new) if line.startswith("igroteka "))
    return [*new[:first], *told, *[line for line in new[first:] if not line.startswith("igroteka ")]]


def rows(old: list[str], new: list[str]) -> list[str]:
    """A table with the rows of both: a run that was played again has its new one."""
    head = max(heads_of(old), heads_of(new), key=len)
    every = {name_of(head, cells): cells for cells in [*cells_of(old), *cells_of(new)]}
    wide = [cells + [""] * (len(head) - len(cells)) for _, cells in sorted(every.items())]
    table = [line_of(head), "|" + "---|" * len(head), *[line_of(cells) for cells in wide]]
    text = [line for line in new if not line.startswith("|")]
    return [*text[:-1], *table, text[-1]]


def heads_of(lines: Iterable[str]) -> list[str]:
    return cells_in(next(line for line in lines if line.startswith("|")))


def cells_of(lines: Iterable[str]) -> list[list[str]]:
    return [cells_in(line) for line in lines if line.startswith("|")][2:]


def cells_in(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def line_of(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def name_of(head: list[str], cells: list[str]) -> tuple[int, str, int, str]:
    """What tells a row from others, in the order of the rows: difficulty, bots, players, and other options."""
    said = dict(zip(head, cells, strict=False))
    players = said["players"]
    return LEVELS.index(said.get("difficulty", "easy")), said["bots"], int(players.partition(",")[0]), players
