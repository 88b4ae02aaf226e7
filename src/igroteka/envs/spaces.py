"""The spaces of observations and actions, alike in both of Farama's suites."""

# interpreted: drives the suites' classes, whose types are not read

from __future__ import annotations

from typing import Any

from igroteka.engine.plain import Plain
from igroteka.envs.missing_extra import missing

try:
    import numpy as np
    from gymnasium import spaces
except ImportError as error:
    raise missing(error) from None

from igroteka.envs.observing import Observing
from igroteka.envs.serial import Serial


def highs(observing: Observing) -> Any:
    """The largest value of every number of an observation."""
    values: Any = np.repeat([f.high for f in observing.features], [f.size for f in observing.features])
    return values.astype(np.uint8)


def observation_space(observing: Observing) -> Any:
    high = highs(observing)
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(high), high, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (observing.actions.size,), dtype=np.int8),
        }
    )


def observed(observing: Observing, serial: Serial, seat: int, over: bool = False) -> Plain:
    """What a seat observes now. When the match is over every action is allowed, and none does anything: a masked policy
    that is asked once more, as vectors of Gymnasium do, has something to choose from."""
    return {
        "observation": np.frombuffer(observing.observe(serial, seat), np.uint8),
        "action_mask": mask_of(observing, serial, seat, over),
    }


def mask_of(observing: Observing, serial: Serial, seat: int, over: bool = False) -> Any:
    """`over`: an illegal action has ended the episode."""
    if over or serial.is_over:
        return np.ones(observing.actions.size, np.int8)
    return np.frombuffer(observing.mask(serial, seat), np.int8)


def info_of(serial: Serial, seat: int) -> Plain:
    """Beside an observation: what the seat is asked, by which rule, and how many answers have been given so far.
    Nothing is asked while another picks, nor when the match is over."""
    own = serial.asks[0] if serial.seat == seat else None
    return {
        "seat": seat,
        "question": "" if own is None else own.name,
        "rule": "" if own is None else own.cites,
        "turn": serial.answers,
    }
