"""The solver against known answers, against a plain graph search, and against the judge."""

import random

import pytest

from igroteka.games.boo.board import COLOURS, ROOM_NAMES, ROOM_OF, Castle
from igroteka.games.boo.rules.route import OK, in_cells, judge, steps_of
from igroteka.games.boo.rules.solver import NONE, Solution, easiest, reach_of_colour, solve, solve_colour, words
from igroteka.testing import rule
from tests.games.boo.castles import BOX, CODES, PURPLE, YELLOW, State, castle, colours, crossings_to_all, rooms, ways

GOLDEN = [
    # ghost, visitor, tokens, fewest crossings and final colours for W Y R G B P
    ("C3", "A6", False, "- - - - 3B 4P"),
    ("C3", "A6", True, "- 6R - - 3B 4P"),
    ("C3", "F2", False, "- 3Y - - 4B -"),
    ("C3", "F2", True, "- 3Y - - 4B 4YR"),
    ("C3", "A4", False, "- 2Y - 3G - -"),
    ("C3", "A4", True, "- 2Y - 3G - 5WYR"),
    ("C3", "D6", False, "- - - - 4B 4P"),
    ("C3", "D6", True, "- 6W - - 4B 4P"),
    ("A6", "D2", False, "- - - - 4B 4P"),
    ("A6", "D2", True, "- - 5YP - 4B 4P"),
    ("A1", "D4", False, "- - - - - -"),
    ("A1", "D4", True, "5R - - - - 9R"),
    ("A1", "F6", False, "- - - - - -"),
    ("A1", "F6", True, "- - - - - -"),
]


def said(answer: Solution) -> str:
    if answer.crossings == NONE:
        return "-"
    return f"{answer.crossings}" + "".join(CODES[k] for k in range(COLOURS) if answer.finals >> k & 1)


@pytest.mark.parametrize(("ghost", "visitor", "tokens", "expected"), GOLDEN)
def test_the_known_answers_of_one_castle(ghost: str, visitor: str, tokens: bool, expected: str) -> None:
    c = castle() if tokens else castle("", "")
    assert " ".join(said(a) for a in solve(c, ROOM_OF[ghost], ROOM_OF[visitor])) == expected


@pytest.mark.parametrize(
    ("ghost", "visitor", "colour", "route", "final"),
    [
        ("C3", "F2", "Y", "N N W N N E E E E E E E E S", "Y"),
        ("C3", "F2", "P", "S E N N N E E N E E T:R N E S E", "R"),
        ("C3", "A4", "Y", "N W W W W S S S W", "Y"),
        ("C3", "A6", "B", "W N W W W S S W W S S S S S S S E N", "B"),
    ],
)
def test_sample_routes_are_correct_and_have_the_fewest_crossings(
    ghost: str, visitor: str, colour: str, route: str, final: str
) -> None:
    g, v, k = ROOM_OF[ghost], ROOM_OF[visitor], CODES.index(colour)
    verdict = judge(castle(), CODES, g, v, k, 0, steps_of(route))
    assert (verdict.verdict, CODES[verdict.colour]) == (OK, final)
    assert verdict.crossings == solve_colour(castle(), g, v, k).crossings


class Puzzle:
    """A random castle with random tokens, a ghost, a visitor and held colours."""

    def __init__(self, seed: int) -> None:
        r = random.Random(seed)
        places = r.sample(range(36), r.randint(0, 4))
        cut = r.randint(0, len(places))
        self.castle = Castle([BOX.plans[n] for n in r.sample(range(9), 9)], places[:cut], places[cut:])
        self.ghost, self.visitor = r.sample(range(36), 2)
        if places and r.random() < 0.4:  # tokens under the ghost or the visitor are where mistakes hide
            self.ghost = places[0]
            self.visitor = places[-1] if len(places) > 1 else self.visitor
        self.held = sum(1 << k for k in r.sample(range(6), r.choice([0, 0, 1, 2, 3])))


PUZZLES = range(60)


@pytest.mark.parametrize("seed", PUZZLES)
def test_the_fewest_crossings_are_those_of_a_plain_search_over_all_cells(seed: int) -> None:
    p = Puzzle(seed)
    goal = p.castle.room_cells[p.visitor]
    for answer in solve(p.castle, p.ghost, p.visitor, p.held):
        far = crossings_to_all(p.castle, p.ghost, p.visitor, answer.start, p.held)
        arrivals = {k: far[goal, k] for k in range(COLOURS) if (goal, k) in far}
        fewest = min(arrivals.values(), default=NONE)
        assert answer.crossings == fewest
        assert answer.finals == sum(1 << k for k, crossings in arrivals.items() if crossings == fewest)


def proves_there_is_no_way(c: Castle, ghost: int, visitor: int, held: int, answer: Solution) -> bool:
    """Whether what was reached holds the ghost, is closed under every move, and lacks the visitor."""
    if held >> answer.start & 1:
        return not any(answer.reached)
    closed = bool(answer.reached[answer.start] >> ghost & 1)
    for k in range(COLOURS):
        for area in range(36 + c.zones):
            if answer.reached[k] >> area & 1:
                closed &= area != visitor
                closed &= c.reach[k][area] & ~answer.reached[k] == 0
                if area in c.passages and len(c.passages) > 1:
                    closed &= all(answer.reached[k] >> room & 1 for room in c.passages)
                if area in c.transformations:
                    closed &= all(answer.reached[o] >> area & 1 for o in range(COLOURS) if held >> o & 1 == 0)
    return closed


@pytest.mark.parametrize("seed", PUZZLES)
def test_where_there_is_no_way_the_areas_reached_prove_it(seed: int) -> None:
    p = Puzzle(seed)
    for answer in solve(p.castle, p.ghost, p.visitor, p.held):
        if answer.crossings == NONE:
            assert proves_there_is_no_way(p.castle, p.ghost, p.visitor, p.held, answer)


@pytest.mark.parametrize("seed", PUZZLES)
def test_the_judge_accepts_every_word_and_all_words_differ(seed: int) -> None:
    p = Puzzle(seed)
    for answer in solve(p.castle, p.ghost, p.visitor, p.held):
        found = words(p.castle, CODES, p.ghost, p.visitor, answer.start, p.held)
        assert len({" ".join(word) for word in found}) == len(found)
        finals = 0
        for word in found:
            verdict = judge(p.castle, CODES, p.ghost, p.visitor, answer.start, p.held, word)
            assert (verdict.verdict, verdict.crossings) == (OK, answer.crossings)
            finals |= 1 << verdict.colour
        assert finals == answer.finals


def shortest_words(c: Castle, ghost: int, visitor: int, start: int) -> set[tuple[tuple[int, int], ...]]:
    """The walls of all shortest routes without tokens, found by walking every path of cells."""
    here, goal = (c.room_cells[ghost], start), (c.room_cells[visitor], start)
    far = crossings_to_all(c, ghost, visitor, start)
    found: set[tuple[tuple[int, int], ...]] = set()
    edge: set[tuple[State, tuple[tuple[int, int], ...]]] = {(here, ())}
    seen = set(edge)
    while edge:
        state, word = edge.pop()
        if state == goal:
            found.add(word)
        for other, cost in ways(c, visitor, 0, state):
            if far.get(other) == far[state] + cost:
                further = (other, (*word, (state[0], other[0])) if cost else word)
                if further not in seen:
                    seen.add(further)
                    edge.add(further)
    return found


@pytest.mark.parametrize("seed", range(12))
def test_the_words_are_all_the_words(seed: int) -> None:
    r = random.Random(seed)
    c = Castle([BOX.plans[n] for n in r.sample(range(9), 9)])
    ghost, visitor = r.sample(range(36), 2)
    for start in range(COLOURS):
        found = words(c, CODES, ghost, visitor, start)
        if found:
            assert len(found) == len(shortest_words(c, ghost, visitor, start))


@pytest.mark.parametrize("seed", PUZZLES)
def test_the_easiest_route_has_the_fewest_crossings_then_tokens_then_steps(seed: int) -> None:
    p = Puzzle(seed)
    for answer in solve(p.castle, p.ghost, p.visitor, p.held):
        routes = easiest(p.castle, CODES, p.ghost, p.visitor, answer.start, p.held)
        assert bool(routes) == (answer.crossings != NONE)
        for route in routes:
            verdict = judge(p.castle, CODES, p.ghost, p.visitor, answer.start, p.held, route.steps)
            assert (verdict.verdict, verdict.colour, verdict.crossings) == (OK, route.final, route.crossings)
        found = words(p.castle, CODES, p.ghost, p.visitor, answer.start, p.held)
        walked = [in_cells(p.castle, p.ghost, word) for word in found]
        tokens = [sum(":" in step for step in steps) for steps in walked]
        if routes:
            best = min((t, len(steps) - t) for t, steps in zip(tokens, walked, strict=True))
            assert routes[0].difficulty == (answer.crossings, *best)


@rule("BO-109")
def test_a_longer_route_than_the_shortest_is_as_correct() -> None:
    """Invariant 12: fewest crossings ≤ crossings of any accepted route."""
    detour = "N S N N W N N E E E E E E E E S"
    verdict = judge(castle(), CODES, ROOM_OF["C3"], ROOM_OF["F2"], YELLOW, 0, steps_of(detour))
    assert verdict.verdict == OK
    assert verdict.crossings > solve_colour(castle(), ROOM_OF["C3"], ROOM_OF["F2"], YELLOW).crossings


@pytest.mark.parametrize("seed", range(20))
def test_without_tokens_a_route_can_be_walked_back(seed: int) -> None:
    """Invariant 11, first part."""
    r = random.Random(seed)
    c = Castle([BOX.plans[n] for n in r.sample(range(9), 9)])
    a, b = r.sample(range(36), 2)
    there, back = solve(c, a, b), solve(c, b, a)
    assert [x.crossings for x in there] == [x.crossings for x in back]


@pytest.mark.parametrize("seed", range(20))
def test_tokens_never_close_a_way_and_held_colours_never_open_one(seed: int) -> None:
    """Invariant 11, the rest."""
    r = random.Random(seed)
    layout = "".join(str(n + 1) for n in r.sample(range(9), 9))
    a, b = r.sample(range(36), 2)
    bare, full = solve(castle("", "", layout), a, b), solve(castle(layout=layout), a, b)
    poorer = solve(castle(layout=layout), a, b, colours("WR"))
    for without, with_tokens, with_held in zip(bare, full, poorer, strict=True):
        assert without.crossings == NONE or 0 <= with_tokens.crossings <= without.crossings
        assert with_held.crossings == NONE or with_tokens.crossings != NONE


def test_a_held_colour_is_no_way_even_in_passing() -> None:
    """C3 to F2 from purple ends red or yellow: whoever holds both cannot use it."""
    c, g, v = castle(), ROOM_OF["C3"], ROOM_OF["F2"]
    assert said(solve_colour(c, g, v, PURPLE, colours("R"))) == "4Y"
    assert solve_colour(c, g, v, PURPLE, colours("P")).crossings == NONE


def test_every_castle_has_its_corridor_zones_contracted() -> None:
    for seed in range(20):
        r = random.Random(seed)
        assert Castle([BOX.plans[n] for n in r.sample(range(9), 9)]).zones == 13
    assert len(ROOM_NAMES) == len(rooms(" ".join(ROOM_NAMES))) == 36


@pytest.mark.parametrize("seed", range(3))
def test_the_use_of_a_colour_is_the_share_of_pairs_it_connects(seed: int) -> None:
    r = random.Random(seed)
    c = Castle([BOX.plans[n] for n in r.sample(range(9), 9)])
    for k in range(COLOURS):
        pairs = [(a, b) for a in range(36) for b in range(36) if a != b]
        solved = [solve_colour(c, a, b, k).crossings != NONE for a, b in pairs]
        assert reach_of_colour(c, k) == pytest.approx(sum(solved) / len(pairs))
