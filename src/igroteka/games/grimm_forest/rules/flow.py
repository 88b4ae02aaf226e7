"""The course of a round: every phase in its order. Between the phases the timing windows apply what cards do."""

from typing import Final

from igroteka.engine import Phase
from igroteka.games.grimm_forest.rules.ending import end_of_build, judgement, preparation
from igroteka.games.grimm_forest.rules.gather import (
    choose,
    choose_last,
    clean_up,
    collect,
    end_of_gather,
    go,
    prince_visit,
    reveal,
    reveal_gather,
    start_of_round,
)
from igroteka.games.grimm_forest.rules.turn import build_turns, start_of_build
from igroteka.games.grimm_forest.rules.windows import resolve

PHASES: Final = (
    Phase("prince_visit", prince_visit),
    Phase("start_of_round", start_of_round),
    Phase("start_of_round_effects", resolve),
    Phase("choose", choose),
    Phase("choose_last", choose_last),
    Phase("reveal", reveal),
    Phase("reveal_effects", resolve),
    Phase("reveal_gather", reveal_gather),
    Phase("after_gather_reveal_effects", resolve),
    Phase("go", go),
    Phase("before_collect_effects", resolve),
    Phase("collect", collect),
    Phase("collect_effects", resolve),
    Phase("end_of_gather", end_of_gather),
    Phase("end_of_gather_effects", resolve),
    Phase("clean_up", clean_up),
    Phase("start_of_build", start_of_build),
    Phase("start_of_build_effects", resolve),
    Phase("build_turns", build_turns),
    Phase("end_of_build", end_of_build),
    Phase("end_of_build_effects", resolve),
    Phase("judgement", judgement),
    Phase("preparation", preparation),
)

OPENINGS: Final = tuple(
    [phase.name for phase in PHASES].index(name)
    for name in (
        "start_of_round",
        "reveal",
        "reveal_gather",
        "go",
        "collect",
        "end_of_gather",
        "start_of_build",
        "end_of_build",
    )
)
"""By window: the phase that opens it."""
