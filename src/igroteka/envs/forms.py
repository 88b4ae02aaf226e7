"""The forms in which an observation is given, and the spaces of each.

`bytes` is the vector as docs/observations lists it. `scaled` has numbers from 0 to 1, ready for a net: counts by their
logarithm and their largest value, categories one-hot. `dict` has a space for each field: counts a Box, flags and
positions MultiBinary, categories MultiDiscrete, so that a net may embed them by their number.
"""

# interpreted: drives the suites' classes, whose types are not read

from __future__ import annotations

from typing import Any, Final, TypeAlias

from igroteka.engine.plain import Plain
from igroteka.envs.missing_extra import missing

try:
    import numpy as np
    from gymnasium import spaces
except ImportError as error:
    raise missing(error) from None

from igroteka.engine.feature import CATEGORY, COUNT, Feature
from igroteka.envs.env_options import BYTES, DICT, SCALED
from igroteka.envs.env_setup import EnvSetup
from igroteka.envs.serial import Serial

MASK: Final = "action_mask"

Array: TypeAlias = Any
"""Of NumPy, which is an extra."""


class Form:
    """What agents of one environment observe; the same for all copies of it."""

    def __init__(self, setup: EnvSetup) -> None:
        self.setup: Final = setup
        self.observing: Final = setup.observing
        self.features: Final = self.observing.features
        self.name: Final = setup.observation
        self.highs: Final = highs(self.features)
        self.slices: Final = slices(self.features)
        self.scaling: Final = Scaling(self.features) if self.name == SCALED else None
        self.mask_space: Final = spaces.Box(0, 1, (setup.actions.size,), dtype=np.int8)
        self.space: Final = spaces.Dict({**self._spaces(), MASK: self.mask_space})

    def _spaces(self) -> Plain:
        if self.name == DICT:
            return {name: space_of(feature) for name, feature in zip(self.slices, self.features, strict=True)}
        if self.scaling is not None:
            return {"observation": spaces.Box(0.0, 1.0, (self.scaling.size,), dtype=np.float32)}
        return {"observation": spaces.Box(np.zeros_like(self.highs), self.highs, dtype=np.uint8)}

    def observed(self, serial: Serial, seat: int, over: bool = False) -> Plain:
        """What a seat observes now. When the match is over every action is allowed, and none does anything: a masked
        policy that is asked once more, as vectors of Gymnasium do, has something to choose from."""
        mask = self.mask(serial, seat, over)
        values = np.frombuffer(self.observing.observe(serial, seat), np.uint8)
        if self.name == BYTES:
            return {"observation": values, MASK: mask}
        if self.scaling is not None:
            return {"observation": self.scaling.of(values), MASK: mask}
        fields = zip(self.slices.items(), self.features, strict=True)
        return {**{name: typed(feature, values[part]) for (name, part), feature in fields}, MASK: mask}

    def mask(self, serial: Serial, seat: int, over: bool = False) -> Array:
        """`over`: an illegal action has ended the episode."""
        if over or serial.is_over:
            return np.ones(self.setup.actions.size, np.int8)
        return np.frombuffer(self.observing.mask(serial, seat), np.int8)

    def __deepcopy__(self, memo: dict[int, object]) -> Form:
        return self

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Form, (self.setup,)


class Scaling:
    """Scales the bytes of an observation to numbers between 0 and 1."""

    def __init__(self, features: list[Feature]) -> None:
        self.size = 0
        plain: list[tuple[int, int, int]] = []
        categories: list[tuple[int, int]] = []
        at = 0
        for feature in features:
            for high in feature.highs:
                if feature.kind == CATEGORY:
                    categories.append((at, self.size))
                    self.size += high
                else:
                    plain.append((at, self.size, high))
                    self.size += 1
                at += 1
        self.plain_from, self.plain_to, most = (np.array(column, np.int64) for column in zip(*plain, strict=True))
        self.most: Array = np.log1p(np.maximum(1, most)).astype(np.float32)
        self.category_from = np.array([source for source, _ in categories], np.int64)
        self.category_to = np.array([target - 1 for _, target in categories], np.int64)

    def of(self, values: Array) -> Array:
        out: Array = np.zeros(self.size, np.float32)
        out[self.plain_to] = np.minimum(1.0, np.log1p(values[self.plain_from].astype(np.float32)) / self.most)
        which = values[self.category_from]
        there = which > 0
        out[self.category_to[there] + which[there]] = 1.0
        return out


def highs(features: list[Feature]) -> Array:
    """The largest value of every number of an observation."""
    return np.array([high for feature in features for high in feature.highs], np.uint8)


def slices(features: list[Feature]) -> dict[str, slice]:
    """The slice of bytes that each field takes up, by the field's name."""
    found, at = {}, 0
    for feature in features:
        found[feature.name] = slice(at, at + feature.size)
        at += feature.size
    return found


def space_of(feature: Feature) -> Array:
    most = np.array(feature.highs, np.uint8)
    if feature.kind == CATEGORY:
        return spaces.MultiDiscrete(most.astype(np.int64) + 1)
    if feature.kind == COUNT:
        return spaces.Box(np.zeros_like(most), most, dtype=np.uint8)
    return spaces.MultiBinary(feature.size)


def typed(feature: Feature, values: Array) -> Array:
    """The values in the type of the field's Gymnasium space."""
    if feature.kind == CATEGORY:
        return values.astype(np.int64)
    return values if feature.kind == COUNT else values.astype(np.int8)
