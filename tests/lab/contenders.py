"""Bots and policies as a stranger would write them, for the arena."""

from typing import Any

from igroteka.bots import Bot, Thought


class AnyAnswer(Bot[Any]):
    """Answers at random, from its own luck."""

    def think(self, chair: Any, asked: Any) -> Thought:
        return Thought(asked.random_answer(self.fate))

    def bid(self, chair: Any, asked: Any) -> Thought | None:
        return None


def first(observation: dict[str, Any]) -> int:
    return int(observation["action_mask"].argmax())


class First:
    def __call__(self, observation: dict[str, Any]) -> int:
        return first(observation)


class Model:
    def predict(self, observation: dict[str, Any], action_masks: Any) -> tuple[int, None]:
        return int(action_masks.argmax()), None


NOTHING = 7
