"""What the laboratory learns of people's pace from a server's database, also while it runs."""

from igroteka.cli.input.recorded_games import recorded
from igroteka.server.base.config import DATABASE
from tests.server.clients import Site


async def test_finished_games_are_read_with_their_times(own_site: Site) -> None:
    ann = await (await own_site.table("duel", players=2, bots="random")).come()
    await ann.to_the_end()
    [(save, steps)] = recorded(own_site.path / DATABASE)
    assert (save.game, save.bots) == ("duel", 2)
    answers = [step for step in steps if step[0] == "answer"]
    assert {step[1] for step in answers} == {0, 1}
    assert all(step[3] >= 0 for step in answers)
