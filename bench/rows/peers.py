"""Other people's engines: random playouts, and what copying a state costs them."""

from bench.model import PEERS, Row, Workplace

BY_DRIVER = "dealt by the driver"
DEALT = "already dealt"

PLAYOUTS: list[tuple[str, str, str, tuple[str | int, ...]]] = [
    ("hearts", f"OpenSpiel hearts (C++), {BY_DRIVER}", "open_spiel", ("hearts",)),
    ("hearts_dealt", f"OpenSpiel hearts (C++), {DEALT}", "open_spiel", ("hearts", 1)),
    ("gin_rummy", f"OpenSpiel gin_rummy (C++), {BY_DRIVER}", "open_spiel", ("gin_rummy",)),
    ("gin_rummy_dealt", f"OpenSpiel gin_rummy (C++), {DEALT}", "open_spiel", ("gin_rummy", 1)),
    ("hanabi", f"OpenSpiel hanabi (C++), {BY_DRIVER}", "open_spiel", ("hanabi",)),
    ("hanabi_dealt", f"OpenSpiel hanabi (C++), {DEALT}", "open_spiel", ("hanabi", 1)),
    ("block_dominoes", f"OpenSpiel python_block_dominoes, {BY_DRIVER}", "open_spiel", ("python_block_dominoes",)),
    ("block_dominoes_dealt", f"OpenSpiel python_block_dominoes, {DEALT}", "open_spiel", ("python_block_dominoes", 1)),
    ("catanatron", "Catanatron, 4 random players", "catanatron", ()),
    ("pyminion", "pyminion, 3 random players", "pyminion", ()),
    ("uno", "RLCard uno, with observations", "rlcard", ("uno",)),
    ("uno_game", "RLCard uno, without observations", "rlcard_game", ()),
    ("connect_four", "PettingZoo connect_four, raw, with observations", "connect_four", (1,)),
    ("connect_four_game", "PettingZoo connect_four, raw, without observations", "connect_four", (0,)),
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
