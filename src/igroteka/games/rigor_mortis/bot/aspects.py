"""What the features are called in a hint, and the rule behind each."""

from typing import Final

from igroteka.bots.brain import Aspect

LOOKS: Final = Aspect("looks", "RM-103")
ASPECTS: Final = {
    "looks": LOOKS,
    "looks_late": LOOKS,
    "lead": Aspect("lead", "RM-103"),
    "books": Aspect("books", "RM-104"),
    "desk": Aspect("desk", "RM-094"),
}
