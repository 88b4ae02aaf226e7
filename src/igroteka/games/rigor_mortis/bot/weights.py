"""What each feature adds to the log-odds of winning. Written by

    igroteka lab fit rigor_mortis --players 2,3,4,5,6,7,8 --games 160 --seed 1

on rules of version 5: 19949 positions of 160 games between normal bots. The mean log loss on
the fifth of the games that was not fitted is 0.403; that of a fair share is 0.522.
"""

from typing import Final

WEIGHTS: Final[tuple[float, ...]] = (
    0.6013,  # looks
    1.9084,  # looks_late
    1.0143,  # lead
    0.3133,  # books
    0.1562,  # desk
)
