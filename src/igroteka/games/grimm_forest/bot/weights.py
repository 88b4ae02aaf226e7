"""What each feature adds to the log-odds of winning. Written by

    igroteka lab fit grimm_forest --players 2,3,4 --games 400 --seed 1

on rules of version 4: 10685 positions of 400 games between normal bots. The mean log loss on
the fifth of the games that was not fitted is 0.552; that of a fair share is 0.615.
"""

from typing import Final

WEIGHTS: Final[tuple[float, ...]] = (
    2.0205,  # houses_table
    1.0266,  # walls_table
    0.3183,  # floors_table
    0.1316,  # useful_table
    0.0299,  # spare_table
    0.0846,  # fables_table
    0.0263,  # friend_table
    -0.1948,  # actions_table
    1.0035,  # houses_leader
    0.5629,  # walls_leader
    0.2909,  # floors_leader
    0.0651,  # useful_leader
    -0.045,  # spare_leader
    0.0164,  # fables_leader
    0.0075,  # friend_leader
    0.1456,  # actions_leader
)
