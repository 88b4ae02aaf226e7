"""What the features are called in a hint, and the rule behind each."""

from typing import Final

from igroteka.bots import Aspect

LOOKS: Final = Aspect("looks", "RM-103")
LEAD: Final = Aspect("lead", "RM-103")
ASPECTS: Final = {
    "looks": LOOKS,
    "looks_late": LOOKS,
    "lead": LEAD,
    "lead_late": LEAD,
    "books": Aspect("books", "RM-104"),
    "treasure": Aspect("treasure", "RM-105"),
    "desk": Aspect("desk", "RM-094"),
    "danger": Aspect("danger", "RM-061"),
    "prey": Aspect("prey", "RM-061"),
}
