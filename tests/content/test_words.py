"""Words by key: names with cases, labels of answers, sentences of events, and what happens when a word is missing."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from igroteka.content import Pack
from igroteka.content.words import MissingWords, Words, forget, source

RU = """
title = Снап
name-crow = ворона
    .gen = вороны
    .acc = ворону
    .gender = f
name-fox = лиса
    .acc = лису
name-meadow = луг
option-lure = Выманить { $a_acc } туда, где { $b }
option-nap = Вздремнуть
option-hop = { $a ->
        [0] Стоять
        [one] Прыгнуть { $a } раз
        [few] Прыгнуть { $a } раза
       *[many] Прыгнуть { $a } раз
    }
option-call = { $a_id ->
        [crow] Каркнуть
       *[other] Позвать { $a_acc }
    }
ask-prey = Кого ловим?
ask-share = Чем поделиться?
    .because = { $by } ловит { $thing_acc }. Чем поделиться?
    .own = Вы ловите { $thing_acc }. Чем поделиться?
event-caught = { $seat }: ловит { $card_acc } за { $steps ->
        [one] { $steps } ход
        [few] { $steps } хода
       *[many] { $steps } ходов
    }
event-drawn = { $seat }: берёт { $cards_acc }
    .seat = Вы берёте { $cards_acc }
event-handed = { $seat } отдаёт, { $to } получает
    .to = { $seat } отдаёт вам
event-pointed = { $seat } показывает: { $to }
    .seat = Вы показываете: { $to }
    .to = { $seat } показывает на вас
    .own = { $seat } показывает на себя
    .own_seat = Вы показываете на себя
event-flew = { $card } { $card_gender ->
        [f] улетела
       *[m] улетел
    }
why-tired = Лиса устала.
text-crow = Возьмите { $amount }.
zone-hand = Рука
zone-nest = Гнездо ({ $owner })
setting-speed = Скорость
    .help = Как быстро бегать
setting-speed-fast = быстро
ending-dusk = Стемнело
reason-hungry = Голод не тётка
phase-day = День
"""


@pytest.fixture
def snap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A game, snap, with words in Russian only."""
    folder = tmp_path / "fables" / "snap" / "text"
    folder.mkdir(parents=True)
    for package in (folder.parent, folder.parent.parent):
        (package / "__init__.py").touch()
    (folder / "ru.ftl").write_text(RU, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delenv("IGROTEKA_STRICT_WORDS", raising=False)
    yield folder
    for name in [n for n in sys.modules if n.partition(".")[0] == "fables"]:
        del sys.modules[name]
    forget()


@pytest.fixture
def words(snap: Path) -> Words:
    return Words("snap", "ru", ["Аня", "Боря"], games="fables")


def test_a_name_has_cases_and_falls_back_to_the_nominative(words: Words) -> None:
    assert [words.name("crow", case) for case in ("", "gen", "dat", "acc")] == ["ворона", "вороны", "ворона", "ворону"]


def test_players_numbers_and_coordinates_name_themselves(words: Words) -> None:
    assert [words.name(id) for id in ("p1", "p4", "12", "3-1", "D4")] == ["Боря", "Игрок 5", "12", "3-1", "D4"]


@pytest.mark.parametrize(
    ("key", "label"),
    [
        ("crow", "ворона"),
        ("nap", "Вздремнуть"),
        ("lure:crow:meadow", "Выманить ворону туда, где луг"),
        ("hop:0", "Стоять"),
        ("hop:2", "Прыгнуть 2 раза"),
        ("nothing", "Ничего"),
        ("p0", "Аня"),
    ],
)
def test_an_answer_is_labelled_from_its_key(words: Words, key: str, label: str) -> None:
    assert words.label(key) == label


@pytest.mark.parametrize(("key", "label"), [("call:crow", "Каркнуть"), ("call:fox", "Позвать лису")])
def test_a_sentence_selects_by_the_id_of_a_thing(words: Words, key: str, label: str) -> None:
    assert words.label(key) == label


def test_an_answer_of_the_log_is_one_key_several_or_as_it_was_shown(words: Words) -> None:
    said = [words.answer(text) for text in ("lure:crow:meadow", "crow p1 nap", "N N P:E5")]
    assert said == ["Выманить ворону туда, где луг", "ворона, Боря, Вздремнуть", "N N P:E5"]


def test_several_things_stand_in_a_row_and_equal_ones_are_counted(words: Words) -> None:
    assert words.names(["crow", "fox", "crow"], "acc") == "ворону ×2 и лису"
    assert words.names(["crow"]) == "ворона"
    assert words.names([]) == ""


@pytest.mark.parametrize(("steps", "said"), [(1, "1 ход"), (3, "3 хода"), (11, "11 ходов"), (21, "21 ход")])
def test_an_event_is_a_sentence_with_names_cases_and_plurals(words: Words, steps: int, said: str) -> None:
    assert words.event("caught", {"card": "crow", "steps": steps}, seat=0) == f"Аня: ловит ворону за {said}"


def test_an_event_agrees_with_the_gender_of_a_name(words: Words) -> None:
    assert words.event("flew", {"card": "crow"}) == "ворона улетела"


def test_the_cards_of_an_event_are_names_or_only_a_number(words: Words) -> None:
    assert words.event("drawn", {}, 1, ["crow", "fox"]) == "Боря: берёт ворону и лису"
    assert words.event("drawn", {}, 1, None, 2) == "Боря: берёт 2 карты"
    assert words.event("drawn", {}, 1, None, 1) == "Боря: берёт 1 карту"


def test_an_event_speaks_to_its_reader_where_it_has_words_for_them(words: Words) -> None:
    assert words.event("drawn", {}, 1, ["crow"], reader=1) == "Вы берёте ворону"
    assert words.event("drawn", {}, 1, ["crow"], reader=0) == "Боря: берёт ворону"
    assert words.event("handed", {"to": "p0"}, 1, reader=0) == "Боря отдаёт вам"
    assert words.event("handed", {"to": "p0"}, 1, reader=1) == "Боря отдаёт, Аня получает"


def test_what_somebody_did_to_themselves_names_them_once(words: Words) -> None:
    own = [words.event("pointed", {"to": "p1"}, 1, reader=reader) for reader in (0, 1, None)]
    assert own == ["Боря показывает на себя", "Вы показываете на себя", "Боря показывает на себя"]
    assert words.event("pointed", {"to": "p0"}, 1, reader=0) == "Боря показывает на вас"
    assert words.event("handed", {"to": "p1"}, 1, reader=1) == "Боря отдаёт вам"


def test_a_question_names_whose_act_it_follows_from_and_speaks_to_them(words: Words) -> None:
    caught = (1, "crow")
    named = words.ask("share", None, caught)
    assert named == words.ask("share", None, caught, reader=0) == f"{words.name('p1')} ловит ворону. Чем поделиться?"
    assert words.ask("share", None, caught, reader=1) == "Вы ловите ворону. Чем поделиться?"


def test_every_other_kind_of_word(words: Words) -> None:
    assert words.title() == "Снап"
    assert words.ask("prey") == "Кого ловим?"
    assert words.why("tired") == "Лиса устала."
    assert words.why("finished") == "Партия окончена: начните новую."
    assert (words.text("crow", {"amount": 2}), words.text("fox")) == ("Возьмите 2.", "")
    assert (words.zone("hand:p0"), words.zone("nest:p1")) == ("Рука", "Гнездо (Боря)")
    assert (words.setting("speed"), words.say("setting-speed.help")) == ("Скорость", "Как быстро бегать")
    assert (words.ending("dusk"), words.reason("hungry"), words.phase("day")) == ("Стемнело", "Голод не тётка", "День")


def test_a_player_sees_the_key_of_a_missing_word(words: Words) -> None:
    assert words.name("old_owl") == "old owl"
    assert words.ask("who_knows") == "who knows"
    assert words.say("setting-speed.hint") == "speed.hint"
    assert words.event("peeked_at", {"to": "p0", "steps": 3}, 1, ["crow"]) == "Боря: peeked at Аня 3 ворона"
    assert words.event("peeked_at", {"to": "p0", "steps": 3}, 1, None, -1) == "Боря: peeked at Аня 3"


def test_a_test_does_not_pass_over_a_missing_word(snap: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IGROTEKA_STRICT_WORDS", "1")
    words = Words("snap", "ru", games="fables")
    with pytest.raises(MissingWords, match="snap/ru: no words for name-old_owl"):
        words.name("old_owl")
    with pytest.raises(MissingWords, match="event-caught cannot be said"):
        words.event("caught", {"card": "crow"}, seat=0)


def test_there_are_two_languages_only(snap: Path) -> None:
    with pytest.raises(ValueError, match="'fr'"):
        Words("snap", "fr")


def test_a_broken_line_is_an_error_and_not_a_missing_word(snap: Path) -> None:
    (snap / "en.ftl").write_text("name-crow crow\n")
    with pytest.raises(ValueError, match=r"fables\.snap/text/en\.ftl:1: found name-crow crow; expected Fluent"):
        Words("snap", "en", games="fables").name("crow")


def test_a_pack_brings_words_for_what_it_adds(snap: Path) -> None:
    pack = Pack("mine", {}, {("snap", "ru"): "name-owl = сова\nname-fox = лисица\n"})
    words = Words("snap", "ru", games="fables", pack=pack)
    assert [words.name(id) for id in ("owl", "fox", "crow")] == ["сова", "лисица", "ворона"]
    assert Words("snap", "ru", games="fables").name("fox") == "лиса"


CONTENT = """
from igroteka.content import Item

class Bird(Item, frozen=True):
    amount: int

class Nest(Item, frozen=True):
    amount: int

class Box:
    pass

KINDS = {"birds": Bird, "nests": Nest}
"""


def test_a_cards_text_has_the_numbers_of_its_item_and_of_a_pack(snap: Path) -> None:
    folder = snap.parent / "content"
    folder.mkdir()
    (folder / "__init__.py").write_text(CONTENT)
    (folder / "birds.yaml").write_text("birds:\n- {id: crow, source: public, amount: 3}\n")
    (folder / "nests.yaml").write_text("nests: []\n")
    assert Words("snap", "ru", games="fables").text("crow") == "Возьмите 3."
    assert Words("snap", "ru", games="fables").text("crow", {"amount": 1}) == "Возьмите 1."
    birds = Pack("mine", {("snap", "birds"): b"birds:\n- {id: crow, source: public, amount: 5}\n"})
    assert Words("snap", "ru", games="fables", pack=birds).text("crow") == "Возьмите 5."
    nests = Pack("mine", {("snap", "nests"): b"nests:\n- {id: crow, source: public, amount: 7}\n"})
    assert Words("snap", "ru", games="fables", pack=nests).text("crow") == "Возьмите 7."


def test_the_files_are_given_out_as_they_are_for_the_browser(snap: Path) -> None:
    assert source("fables.snap", "ru") == RU
    assert source("fables.snap", "en") == ""
