"""My page: who I am goes along to another device, my games are counted, and everything is erased by one press."""

import json
import re

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.e2e.conftest import DESK, PHONE, People

FULL = {"runOnly": ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]}


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_my_page_goes_along_to_another_device_and_is_erased(people: People, size: dict[str, int]) -> None:
    ann = people.come(size, path="#/mine").page
    ann.get_by_text("Здесь появятся ваши партии.").wait_for()
    ann.get_by_role("button", name="Имя и лицо").click()
    ann.get_by_role("textbox", name="Ваше имя").fill("Аннушка")
    ann.get_by_role("button", name="Сохранить").click()
    ann.get_by_role("heading", name="Аннушка").wait_for()
    ann.goto(f"{people.house.address}#/game/grimm_forest")
    ann.get_by_role("button", name="Играть", exact=True).last.click()
    ann.wait_for_url(re.compile("#/table/"))
    table = ann.url.rpartition("/")[2]
    ann.goto(f"{people.house.address}#/mine")
    ann.get_by_text(re.compile("^играет с")).wait_for()
    found = Axe().run(ann, options=FULL).response["violations"]
    assert [(each["id"], [node["html"] for node in each["nodes"]]) for each in found] == []
    assert ann.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ann.get_by_role("button", name="На другое устройство").click()
    code = ann.locator(".code b").inner_text()
    tablet = people.come(path="").page
    tablet.get_by_role("textbox", name=re.compile("^Код")).first.fill(code)
    tablet.get_by_role("button", name="Сесть").first.click()
    tablet.get_by_role("heading", name="Аннушка").wait_for()
    tablet.get_by_role("link", name="Продолжить").click()
    tablet.wait_for_url(re.compile(f"#/table/{table}"))
    with ann.expect_download() as saved:
        ann.get_by_role("button", name="Всё (JSON)").click()
    kept = json.loads(saved.value.path().read_text(encoding="utf-8"))
    assert (kept["name"], [each["table"] for each in kept["tables"]]) == ("Аннушка", [table])
    ann.get_by_role("button", name="Стереть", exact=True).click()
    ann.get_by_role("button", name="Стереть всё").click()
    ann.get_by_role("link", name="Играть сейчас").wait_for()
    assert ann.evaluate("Object.keys(localStorage).filter((key) => /me$|tickets/.test(key))") == []
