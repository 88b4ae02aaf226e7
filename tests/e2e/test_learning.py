"""Puzzles, the rulebook as a book, and the rule behind a line, in the browser."""

import re

from playwright.sync_api import expect

from igroteka.content.words import Words
from igroteka.lessons import book_of, puzzles_of
from tests.e2e.conftest import PHONE, People

BOO = puzzles_of("boo")
NUMBER = next(n for n, puzzle in enumerate(BOO, 1) if puzzle.best == "raise_hand")
COLOR = Words("boo", "en").name(BOO[NUMBER - 1].natural.partition(":")[2])


def test_a_puzzle_is_solved_on_the_board_and_kept(people: People) -> None:
    page = people.come(PHONE, "en-GB", f"#/puzzle/boo/{NUMBER}").page
    panel = page.get_by_role("region", name=re.compile(f"Puzzle {NUMBER} of"))
    expect(panel).to_contain_text("There is only one right answer here.")
    panel.get_by_role("button", name="A hint").click()
    expect(panel).to_contain_text("Look at the visitor’s room first")
    panel.get_by_role("button", name="Fold").click()
    page.get_by_role("button", name=re.compile(rf"^(Boo! )?(Starting )?{COLOR}\b(?!:)", re.I)).click()
    expect(panel).to_contain_text("rooms, but not the visitor’s.")
    panel.get_by_role("button", name="Fold").click()
    page.get_by_role("button", name=re.compile("Raise my hand")).click()
    expect(panel).to_contain_text("No color leads to the visitor at all.")
    expect(panel).to_contain_text(f"Solved in this game: 1 of {len(BOO)}.")
    panel.get_by_role("button", name="Next puzzle").click()
    page.get_by_role("region", name=re.compile(f"Puzzle {NUMBER % len(BOO) + 1} of")).wait_for()


def test_an_example_of_the_book_opens_on_the_board_and_its_rule_is_explained(people: People) -> None:
    page = people.come(locale="en-GB", path="#/book/rigor_mortis").page
    page.get_by_role("heading", name="New to who knows the cardboard").wait_for()
    example = next(each for each in book_of("rigor_mortis").examples if each.id == "symbol")
    card = page.get_by_role("complementary", name="A step needs its symbol")
    card.get_by_role("button", name="Open it on a board").click()
    beside = page.get_by_role("region", name="Example")
    beside.get_by_role("button", name=f"rule {example.rules[0]}").click()
    note = page.get_by_role("dialog", name="Raid on the library")
    expect(note).to_contain_text("RM-038")
    note.get_by_role("button", name="More about this").click()
    expect(note).to_contain_text("RM-039")
    note.get_by_role("button", name="In the rulebook").click()
    page.get_by_role("region", name="Rules").get_by_text("RM-039").wait_for()
    beside.get_by_role("button", name="Back to the book").click()
    expect(page.get_by_role("heading", name="Goblin shoving")).to_be_visible()
