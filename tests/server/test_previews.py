"""The address of a table that is sent to friends: a messenger sees the game, and no more of the people than allowed."""

from __future__ import annotations

import re

from tests.server.clients import Site


def told(page: str) -> dict[str, str]:
    return dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)"', page))


async def test_a_messenger_sees_the_game_and_the_host_only_if_they_allow_it(site: Site) -> None:
    ticket = await site.table("duel", name='Ann <b>"&', players=3)
    ann = await ticket.come()
    path = f"/t/{ticket.table}"
    shown = told(await site.get(path))
    assert shown["image"] == f"{site.url}/previews/igroteka.png"
    assert shown["url"] == f"{site.url}{path}"
    assert "Ann" not in str(shown)
    await ann.done("configure", preview=True)
    page = await site.get(path)
    assert told(page)["description"].startswith("Ann &lt;b&gt;&quot;&amp; зовёт играть. Есть 2 свободных места")
    assert "2 seats are free" in await site.get(f"{path}?lang=en")
    await ann.done("lock", locked=True)
    assert "Ann" not in await site.get(path), "nobody else is invited any more"
    secrets = (ann.welcome["invite"], ann.welcome["watch"], ticket.key)
    assert not [secret for secret in secrets if secret in page]


async def test_whether_there_is_a_table_is_not_told(site: Site) -> None:
    for id in ("AAAAAAAAAAAA", "no-table", "%00", "..%2f"):
        page = await site.get(f"/t/{id}")
        assert "Игротека" in page
        assert "<script src" in page


async def test_a_browser_goes_on_to_the_page_with_what_stands_after_the_hash(site: Site) -> None:
    assert "location.hash" in await site.get("/t.js")
