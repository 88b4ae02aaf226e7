"""The client's types are what the server's structs say."""

from pathlib import Path

from igroteka.server.typescript import emit

ROOT = Path(__file__).parents[2]


def test_the_clients_types_are_written_from_the_servers_structs() -> None:
    assert (ROOT / "web/src/lib/protocol.ts").read_text(encoding="utf-8") == emit()
