"""What the features are called in a hint, and the rule behind each."""

from typing import Final

from igroteka.bots import Aspect

ALARM: Final = Aspect("alarm", "GF-127", -1)
THREAT: Final = Aspect("threat", "GF-127", -1)
FIGHT: Final = Aspect("fight", "GF-078")
ASPECTS: Final = {
    "alarm": ALARM,
    "alarm_late": ALARM,
    "monsters": Aspect("monsters", "GF-011", -1),
    "distrust": Aspect("distrust", "GF-076", -1),
    "cubes": Aspect("cubes", "GF-109"),
    "cards": Aspect("cards", "GF-100"),
    "curses": Aspect("curses", "GF-103", -1),
    "threat_1": THREAT,
    "threat_2": THREAT,
    "threat_3": THREAT,
    "fight_1": FIGHT,
    "fight_2": FIGHT,
}
"""Of the features of `NAMES` but `start`, which no answer changes."""
