"""What each feature adds to the log-odds of winning. Written by

    igroteka lab fit gravity_falls --players 2,3,4,5 --games 240 --seed 1 --option difficulty=hard

on rules of version 2: 5929 positions of 240 games between normal bots. The mean log loss on
the fifth of the games that was not fitted is 0.525; that of a fair share is 0.693.
"""

from typing import Final

WEIGHTS: Final[tuple[float, ...]] = (
    4.0776,  # start
    -2.4599,  # alarm
    -4.6464,  # alarm_late
    -1.0766,  # monsters
    -0.4989,  # distrust
    0.1582,  # cubes
    0.3179,  # cards
    -0.1976,  # curses
    -0.1553,  # threat_1
    -0.0999,  # threat_2
    -0.0431,  # threat_3
    0.4112,  # fight_1
    0.4099,  # fight_2
)
