"""What each feature adds to the log-odds of winning. Written by

    igroteka lab fit rigor_mortis --players 2,3,4,5,6,7,8 --games 280 --seed 1

on rules of version 5: 34831 positions of 280 games between normal bots. The mean log loss on
the fifth of the games that was not fitted is 0.376; that of a fair share is 0.526.
"""

from typing import Final

WEIGHTS: Final[tuple[float, ...]] = (
    0.5678,  # looks
    1.6389,  # looks_late
    0.6039,  # lead
    0.9446,  # lead_late
    0.2196,  # books
    0.9087,  # treasure
    0.1079,  # desk
    0.126,  # danger
    0.0905,  # prey
)
