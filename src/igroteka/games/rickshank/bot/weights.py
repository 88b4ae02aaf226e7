"""What each feature adds to the log-odds of winning. Written by

    igroteka lab fit rickshank --players 2,3,4,5 --games 200 --seed 1

on rules of version 3: 22718 positions of 200 games between normal bots. The mean log loss on
the fifth of the games that was not fitted is 0.348; that of a fair share is 0.575.
"""

from typing import Final

WEIGHTS: Final[tuple[float, ...]] = (
    0.0912,  # points_table
    0.0871,  # points_late_table
    7.1197,  # quality_table
    0.004,  # cards_table
    0.2911,  # tokens_table
    -0.3709,  # tokens_late_table
    -0.0377,  # points_leader
    0.3472,  # points_late_leader
    1.9098,  # quality_leader
    -0.1423,  # cards_leader
    0.0933,  # tokens_leader
    -0.0765,  # tokens_late_leader
)
