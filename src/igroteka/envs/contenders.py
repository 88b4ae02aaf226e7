"""Who may be measured besides our levels: `module:Name`, a bot or a policy of one's own, and `onnx:net.onnx`, a net.

A bot (docs/bots.md) answers whole questions from a Chair, a policy picks number by number from what it observes, as in
any environment. `Name` is a function or a class. A bot is made of its class for every match, with a seed and a seat; of
a class of policies one is made, with nothing.
"""

# interpreted: nets and policies of others take longer

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from igroteka.bots.players import AnyBot, Bot, player
from igroteka.engine.options import Refusal
from igroteka.engine.plain import Plain
from igroteka.engine.ruleset import Ruleset
from igroteka.envs.env_options import BadOption

ONNX: Final = "onnx:"
BAD_CONTENDER: Final = Refusal("", "bad_contender")
Policy = Callable[[Plain], int]


def is_own(name: str) -> bool:
    """Whether the name refers to a contender of somebody else, not to one of our levels."""
    return ":" in name


@cache
def loaded(name: str) -> Any:
    """The class of a bot, or a policy; loaded once in each process."""
    if name.startswith(ONNX):
        return OnnxPolicy(Path(name.removeprefix(ONNX)))
    module, _, attribute = name.partition(":")
    if str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))  # a file beside the command, as `python` itself would find it
    try:
        found = getattr(import_module(module), attribute)
    except ImportError as error:
        raise BadOption(BAD_CONTENDER, f"{name}: {error}; write MODULE:NAME, the module as in `import`") from error
    except AttributeError:
        raise BadOption(BAD_CONTENDER, f"{name}: {module} has no {attribute}") from None
    if isinstance(found, type) and not issubclass(found, Bot):
        found = found()
    if isinstance(found, type):
        return found
    if hasattr(found, "predict"):
        return Predicting(found)
    if not callable(found):
        told = "a class of bots, a function from an observation to an action, or a model with `predict`"
        raise BadOption(BAD_CONTENDER, f"{name}: {type(found).__name__}; wanted is {told}")
    return found


def policy_of(name: str) -> Policy | None:
    """The policy of that name; None if the name refers to a bot, ours or somebody else's."""
    found = loaded(name) if is_own(name) else None
    return None if found is None or isinstance(found, type) else found


def bot_of(game: Ruleset[Any], name: str, seed: int, seat: int) -> AnyBot:
    """A bot of one of our levels, or of a class of one's own."""
    if not is_own(name):
        return player(game, name, seed, seat)
    made: AnyBot = loaded(name)(seed, seat)
    return made


class Predicting:
    """A model as Stable-Baselines3 and sb3-contrib have them."""

    def __init__(self, model: Any) -> None:
        self.model: Final = model

    def __call__(self, observation: Plain) -> int:
        action, _ = self.model.predict(observation, action_masks=observation["action_mask"].astype(bool))
        return int(action)


class OnnxPolicy:
    """A net with the inputs `observation` and `action_mask` and the output `logits`: it takes the likeliest action."""

    def __init__(self, path: Path) -> None:
        try:
            onnxruntime: Any = import_module("onnxruntime")
        except ImportError:
            raise BadOption(BAD_CONTENDER, f"{ONNX}{path}: pip install 'igroteka[onnx]'") from None
        if not path.is_file():
            raise BadOption(BAD_CONTENDER, f"{ONNX}{path}: there is no such file")
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        self.path: Final = path
        self.session: Final = onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
        given = {each.name: each.shape for each in self.session.get_inputs()}
        names = [each.name for each in self.session.get_outputs()]
        if set(given) != {"observation", "action_mask"} or "logits" not in names:
            told = "wanted are the inputs observation and action_mask and the output logits"
            raise BadOption(BAD_CONTENDER, f"{ONNX}{path}: {', '.join(given)} to {', '.join(names)}; {told}")
        self.sizes: Final = given["observation"][1], given["action_mask"][1]

    def __call__(self, observation: Plain) -> int:
        seen, mask = observation["observation"], observation["action_mask"]
        if self.sizes != (len(seen), len(mask)):
            here = f"this table has {len(seen)} numbers and {len(mask)} actions"
            told = f"{self.path}: a net for {self.sizes[0]} numbers and {self.sizes[1]} actions, and {here}"
            raise BadOption(BAD_CONTENDER, told)
        (logits,) = self.session.run(["logits"], {"observation": seen[None], "action_mask": mask[None]})
        return int(logits[0].argmax())
