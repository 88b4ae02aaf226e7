"""The spaces of observations and actions, alike in both of Farama's suites."""

# interpreted: drives the suites' classes, whose types are not read

from __future__ import annotations

from typing import Any

from igroteka.envs.extra import missing

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


def observed(observing: Observing, serial: Serial, seat: int) -> dict[str, Any]:
    """What a seat observes now."""
    return {
        "observation": np.frombuffer(observing.observe(serial, seat), np.uint8),
        "action_mask": np.frombuffer(observing.mask(serial, seat), np.int8),
    }
