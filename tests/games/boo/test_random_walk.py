"""The random player shows a random walk and never asks the solver."""

from igroteka.engine import Fate
from tests.games.boo.scene import Scene


def walks(scene: Scene, colour: str, count: int = 300) -> list[list[str]]:
    scene.match.answer(0, f"call:{colour}")
    return [scene.match.asks[0].random_answer(Fate(seed)).split() for seed in range(count)]


def test_it_takes_the_visitors_door_when_it_stands_before_it_and_stops_there() -> None:
    for steps in walks(Scene(2, "C6", "D6"), "white", 20):
        assert steps == ["X(14.7>14.8)", "X(14.8>14.9)"]


def test_where_no_wall_of_the_colour_leads_out_it_gives_up() -> None:
    assert walks(Scene(2, "C6", "D6"), "green", 3) == [["give_up"]] * 3


def test_it_crosses_sixteen_walls_at_most_and_all_but_its_tokens_can_be_walked() -> None:
    scene = Scene(2, "A1", "F6", settings={"passages": 0, "transformations": 0})
    lengths = {len(steps) for steps in walks(scene, "purple")}
    assert max(lengths) == 16
    scene.match.answer(0, scene.match.asks[0].random_answer(Fate(1)))
    assert scene.g.attempt is not None
    assert scene.g.attempt.verdict == "not_there"


def test_it_takes_a_passage_one_time_in_three_to_any_other() -> None:
    scene = Scene(2, "B2", "A1", settings={"passages": 3, "transformations": 0})
    first = [steps[0] for steps in walks(scene, "white")]
    assert 0.1 < first.count("P:E5") / 300 < 0.24
    assert 0.1 < first.count("P:E2") / 300 < 0.24
    assert "P:B2" not in first
    assert not any(
        step.startswith("P:")
        for steps in walks(Scene(2, "B2", "A1", settings={"passages": 1}), "white")
        for step in steps
    )


def test_it_changes_the_colour_one_time_in_three_to_any() -> None:
    first = [steps[0] for steps in walks(Scene(2, "E2", "A1"), "white")]
    changes = [step for step in first if step.startswith("T:")]
    assert 0.24 < len(changes) / 300 < 0.42
    assert set(changes) == {f"T:{code}" for code in "WYRGBP"}


def test_what_time_chooses_is_to_give_up() -> None:
    scene = Scene(2)
    scene.do("p0 call:white")
    assert scene.match.asks[0].default() == "give_up"
