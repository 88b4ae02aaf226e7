"""A table from making it to the end of the game, over real sockets."""

from __future__ import annotations

from tests.server.clients import Site


async def test_play_now_against_bots_is_one_request_and_goes_to_its_end(site: Site) -> None:
    ticket = await site.table(players=2, bots="normal", pace="instant")
    ann = await ticket.come()
    assert ann.welcome["audiences"] == ["p0"]
    while ann.view(0)["result"] is None:
        await ann.play(0)
    assert ann.view(0)["result"]["rule"] == "MK-010"
    await ann.see(lambda: ann.room["stage"] == "finished")
    await ann.close()
