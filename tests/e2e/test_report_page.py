"""The page of a report in a real browser: rows are filtered, what is shown is downloaded."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from igroteka.lab.report.page import write_report
from tests.lab.test_report import played

pytestmark = [pytest.mark.e2e, pytest.mark.soak]


def test_rows_are_filtered_and_downloaded(browser: Browser, tmp_path: Path) -> None:
    write_report(played(tmp_path / "run", "rickshank", 4), tmp_path / "report.html")
    page = browser.new_page()
    page.goto((tmp_path / "report.html").as_uri())
    tables = page.locator(".data").filter(has=page.locator("details"))
    shown = tables.first
    hidden = shown.locator("details td:first-child").last.text_content() or ""
    tools = shown.locator("xpath=preceding-sibling::p[1]")
    tools.get_by_role("searchbox").fill(hidden)
    assert shown.locator("details").get_attribute("open") is not None
    assert shown.locator("tr:visible td:first-child").all_text_contents().count(hidden) >= 1
    with page.expect_download() as caught:
        tools.get_by_role("link", name="CSV").click()
    lines = caught.value.path().read_text(encoding="utf-8-sig").splitlines()
    assert len(lines) == 1 + shown.locator("tr:visible:has(td)").count()
    assert hidden in lines[-1]
    assert caught.value.suggested_filename.endswith(".csv")
    page.close()


def test_what_a_plot_shows_is_downloaded(browser: Browser, tmp_path: Path) -> None:
    found = write_report(played(tmp_path / "run", "rickshank", 4), tmp_path / "report.html")
    page = browser.new_page()
    page.goto((tmp_path / "report.html").as_uri())
    plot = page.locator(".data.columns").first
    with page.expect_download() as caught:
        plot.locator("xpath=preceding-sibling::p[1]").get_by_role("link", name="CSV").click()
    assert caught.value.suggested_filename == "length.csv"
    head, *rows = caught.value.path().read_text(encoding="utf-8-sig").splitlines()
    assert head == '"value","games"'
    assert {tuple(int(cell.strip('"')) for cell in row.split(",")) for row in rows} == set(found.length.items())
    page.close()
