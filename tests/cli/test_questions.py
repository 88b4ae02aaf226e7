"""What a person reads and types: numbered answers, columns, reasons, progress."""

from __future__ import annotations

import io

import pytest

from igroteka.cli.output.terminal import Progress, bar, duration, wrap
from igroteka.cli.session.questions import NumberedQuestions, set_in_columns
from igroteka.content.words import Words
from igroteka.engine.view import AskView, ReasonView


@pytest.fixture(autouse=True)
def keys_are_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """These questions belong to no game, so missing words are shown as keys."""
    monkeypatch.delenv("IGROTEKA_STRICT_WORDS", raising=False)


def question(form: str = "one", must: bool = True, options: tuple[str, ...] = ("old_fox", "crow")) -> AskView:
    return AskView(
        kind="prey",
        cites="SN-001",
        seat=0,
        must=must,
        guarded=False,
        options=list(options),
        refused={
            key: ReasonView(why, "SN-002") for key, why in (("owl", "asleep"), ("hare", "away"), ("elk", "asleep"))
        },
        form=form,
        least=0,
        most=2,
        groups=[],
        given=None,
        deadline=-1,
        default="",
    )


def sheet(*asks: AskView) -> NumberedQuestions:
    return NumberedQuestions(asks or (question(),), Words("", "en"))


def test_a_question_cites_its_rule_and_numbers_its_answers() -> None:
    assert sheet().text(80).splitlines() == ["prey [SN-001]", "  1. old fox", "  2. crow"]


def test_numbers_run_on_through_several_questions() -> None:
    assert "  3. pass" in sheet(question(), question(options=("pass",))).text(80).replace("Pass", "pass")
    assert sheet(question(), question(options=("pass",))).answer("3") == "pass"


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("1", "old_fox"),
        ("crow", "crow"),
        ("Old Fox", "old_fox"),
        ("owl", "owl"),
        ("Hare", "hare"),
        ("3", None),
        ("0", None),
        ("bear", None),
    ],
)
def test_an_answer_is_a_number_a_key_or_a_label(line: str, answer: str | None) -> None:
    assert sheet().answer(line) == answer


@pytest.mark.parametrize(
    ("lang", "line", "answer"),
    [
        ("en", "Author's Bunker", "bunker"),
        ("en", "author’s bunker", "bunker"),
        ("ru", "шатер телепатии гидеона", "telepathy_tent"),
        ("ru", "«Бункер автора»", "bunker"),
    ],
)
def test_a_label_may_be_typed_without_the_printers_marks(lang: str, line: str, answer: str) -> None:
    asked = NumberedQuestions([question(options=("bunker", "telepathy_tent"))], Words("gravity_falls", lang))
    assert asked.answer(line) == answer
    assert asked.allowed(line) != ""


@pytest.mark.parametrize(
    ("line", "answer"), [("1 2", "old_fox crow"), ("2", "crow"), ("Nothing", "nothing"), ("1 9", None)]
)
def test_several_answers_are_numbers_in_a_row(line: str, answer: str | None) -> None:
    assert sheet(question("several")).answer(line) == answer


def test_an_open_answer_is_the_line_itself() -> None:
    assert sheet(question("open", options=())).answer("N N P:E5") == "N N P:E5"


def test_one_may_wait_only_where_nobody_waits_for_the_answer() -> None:
    assert sheet(question(must=False)).may_wait
    assert not sheet(question(must=False), question(must=True)).may_wait


def test_reasons_are_told_for_all_or_for_what_is_named() -> None:
    assert sheet().reasons("", 80) == "  ✗ owl; elk\n      asleep [SN-002]\n  ✗ hare\n      away [SN-002]"
    assert sheet().reasons("OWL", 80) == "  ✗ owl\n      asleep [SN-002]"
    assert sheet().reasons("CROW", 80) == sheet().reasons("2", 80) == "It is allowed: type 2."
    assert sheet().reasons("bear", 80) == ""


def test_equal_labels_are_told_apart_by_their_keys() -> None:
    text = sheet(question(options=("old_fox", "old fox"))).text(80)
    assert "old fox (old_fox)" in text


def test_many_answers_stand_in_columns_that_fit() -> None:
    rows = set_in_columns([f"{n}. place {n}" for n in range(1, 31)], 80)
    assert len(rows) < 30
    assert max(map(len, rows)) <= 80
    assert rows[0].split("   ")[0].strip() == "1. place 1"


def test_few_or_long_answers_stand_one_a_line() -> None:
    assert set_in_columns(["1. a", "2. b"], 80) == ["  1. a", "  2. b"]
    assert len(set_in_columns([f"{n}. " + "x" * 60 for n in range(12)], 80)) == 12


def test_the_bar_fills_and_tells_what_is_left() -> None:
    assert bar(0, 10, 0.0).startswith("[" + " " * 30 + "] 0/10")
    assert bar(5, 10, 3.0) == "[" + "#" * 15 + " " * 15 + "] 5/10  3 s left"
    assert bar(10, 10, 6.0).startswith("[" + "#" * 30 + "] 10/10  0 s left")
    assert bar(4, 10, 3.0, there=4).endswith("] 4/10"), "nothing has been done yet, so nothing is known"
    assert [duration(seconds) for seconds in (12.4, 2400, 12000, 190800)] == ["12 s", "40 min", "3 h 20 min", "2 d 5 h"]


def test_progress_is_silent_where_nobody_looks() -> None:
    stream = io.StringIO()
    progress = Progress(2, stream)
    progress.advance()
    progress.close()
    assert stream.getvalue() == ""


def test_long_lines_are_wrapped_under_their_beginning() -> None:
    assert wrap("one two three", 9, "- ", "  ") == "- one two\n  three"
