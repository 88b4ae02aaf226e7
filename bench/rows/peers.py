"""Other people's engines: random playouts, and what copying a state costs them."""

from bench.model import PEERS, Row, Workplace

PLAYOUTS = [
    ("hearts", "OpenSpiel hearts (C++)", "open_spiel", ("hearts",)),
    ("gin_rummy", "OpenSpiel gin_rummy (C++)", "open_spiel", ("gin_rummy",)),
    ("hanabi", "OpenSpiel hanabi (C++)", "open_spiel", ("hanabi",)),
    ("block_dominoes", "OpenSpiel python_block_dominoes", "open_spiel", ("python_block_dominoes",)),
    ("catanatron", "Catanatron, 4 random players", "catanatron", ()),
    ("pyminion", "pyminion, 3 random players", "pyminion", ()),
    ("uno", "RLCard uno", "rlcard", ("uno",)),
    ("connect_four", "PettingZoo connect_four, raw", "connect_four", ()),
]
COPIES = [
    ("catanatron_copy", "Catanatron: copy and first action", "catanatron_copy", ()),
    ("hearts_clone", "OpenSpiel hearts: clone and first action", "open_spiel_clone", ("hearts",)),
    ("gin_rummy_clone", "OpenSpiel gin_rummy: clone and first action", "open_spiel_clone", ("gin_rummy",)),
]


def rows(place: Workplace) -> list[Row]:
    played = [
        Row(id, title, "playouts", PEERS, f"bench.loads.peers:{load}", arguments)
        for id, title, load, arguments in PLAYOUTS
    ]
    copied = [
        Row(id, title, "operations", PEERS, f"bench.loads.peers:{load}", arguments, share=0.2)
        for id, title, load, arguments in COPIES
    ]
    return played + copied
