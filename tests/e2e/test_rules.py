"""The rulebook beside the table: looked up by everyday words, in the reader's language."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import People
from tests.e2e.tables import lay, start


def looked_up(page: Page, tab: str, field: str, words: str) -> str:
    """The heading of the best match."""
    page.get_by_role("tab", name=tab).click()
    book = page.get_by_role("region", name=tab)
    book.get_by_text("RR-001").first.wait_for()
    whole = book.get_by_text("RR-").count()
    page.get_by_role("searchbox", name=field).fill(words)
    expect(book.get_by_text("RR-")).not_to_have_count(whole)
    return book.get_by_role("heading").first.inner_text()


@pytest.mark.parametrize(
    ("words", "heading"),
    [("ничья", "Конец игры"), ("атаковать", "Атаки и защита"), ("голосованием", "Правила голосования")],
)
def test_a_rule_is_found_by_another_form_or_another_word(people: People, words: str, heading: str) -> None:
    host = lay(people, "rickshank")
    start(host)
    assert looked_up(host.page, "Правила", "Поиск по правилам", words) == heading


def test_and_in_english(people: People) -> None:
    guest = people.come(locale="en-GB")
    guest.page.get_by_role("button", name="Play: Rick and Morty").click()
    guest.page.get_by_role("heading", name="Players").wait_for()
    assert looked_up(guest.page, "Rules", "Search the rules", "how to win") == "Overview"
