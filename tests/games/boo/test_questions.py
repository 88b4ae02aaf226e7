"""Questions say what they follow from, declining has words of its own, and an option says what it would bring."""

from igroteka.content.words import Words
from igroteka.engine.view import CauseView
from igroteka.games.boo import GAME
from tests.games.boo.scene import PURPLE_TO_RED, WHITE, Scene

WORDS = {lang: Words("boo", lang, ["Ann", "Bob"]) for lang in ("ru", "en")}


def cause(scene: Scene, seat: int) -> CauseView | None:
    [ask] = scene.match.view(seat).asks
    waits = [wait.cause for wait in scene.match.view(None).waiting if wait.seat == seat]
    assert waits == [ask.cause]
    return ask.cause


def sentence(scene: Scene, seat: int, lang: str) -> str:
    [ask] = scene.match.view(seat).asks
    return WORDS[lang].ask(ask.kind, ask.subject, None if ask.cause is None else (ask.cause.seat, ask.cause.thing))


def test_a_route_is_shown_because_somebody_called_in_a_colour() -> None:
    scene = Scene(2, *PURPLE_TO_RED[:2])
    scene.do("p1 call:purple")
    assert cause(scene, 1) == CauseView(1, "purple")
    scene.do("p1 S E …")
    assert cause(scene, 1) == CauseView(1, "purple")
    assert sentence(scene, 1, "en").startswith("Bob calls “Boo!”, starting with purple.")
    assert sentence(scene, 1, "ru").startswith("Bob кричит «Бу-у-у!», начальный цвет — фиолетовый.")


def test_the_search_goes_on_because_a_route_was_wrong() -> None:
    scene = Scene(2, *WHITE[:2])
    assert cause(scene, 0) is None
    scene.call(1, "white", "E N")
    assert cause(scene, 0) == cause(scene, 1) == CauseView(1, "not_there")
    assert cause(Scene.of(GAME.load(scene.match.save())), 0) == CauseView(1, "not_there")
    assert sentence(scene, 0, "ru").startswith("Bob ошибается: маршрут не доходит до посетителя. Ищите дальше!")


def test_in_practice_whoever_sits_down_is_told_what_went_wrong() -> None:
    scene = Scene(2, *WHITE[:2], settings={"practice": True}, bots=[0])
    scene.call(1, "white", "E N")
    scene.match.seat(0, bot=False)
    assert cause(scene, 0) == CauseView(1, "not_there")


def test_a_pause_follows_from_how_the_round_ended() -> None:
    scene = Scene(2, *WHITE[:2], settings={"pause": "until_ready"})
    scene.call(1, "white", WHITE[2])
    assert cause(scene, 0) == CauseView(1, "tourist")
    assert sentence(scene, 0, "ru").startswith("Bob пугает Туриста с фотоаппаратом. Готовы")
    assert cause(scene.fork(), 0) == CauseView(1, "tourist")


def test_a_pause_after_a_visitor_that_nobody_frightened_names_no_player() -> None:
    scene = Scene(2, settings={"pause": "until_ready"})
    scene.do("p0 raise_hand", "p1 raise_hand")
    assert cause(scene, 0) == CauseView(-1, "tourist")
    assert sentence(scene, 0, "en") == "Nobody gets the Tourist with a camera. Ready for the next visitor?"


def test_a_raised_hand_says_how_many_that_makes() -> None:
    scene = Scene(3)
    scene.do("p2 raise_hand")
    [ask] = scene.match.view(0).asks
    assert ask.details == {"raise_hand": {"hands": 2, "needed": 2}}
    assert WORDS["en"].label("raise_hand", ask.kind, ask.details["raise_hand"]).endswith("(2 of 2)")
    [own] = scene.match.view(2).asks
    assert own.details == {}


def test_under_seal_nobody_learns_that_somebody_called() -> None:
    scene = Scene(2, *PURPLE_TO_RED[:2], settings={"stopwatch": True})
    before = scene.match.view(1).waiting
    scene.do("p0 show_visitor", "p0 call:purple")
    assert scene.match.view(0).asks[0].form == "open"
    assert scene.match.view(1).waiting == before
    assert [wait.cause for wait in before] == [None, None]


def test_a_pass_has_a_word_of_its_own() -> None:
    scene = Scene(2, settings={"stopwatch": True})
    assert "pass" in scene.match.view(0).asks[0].options
    assert WORDS["ru"].label("pass", "sealed") == "Пас: для меня пути нет"
    assert WORDS["en"].label("pass", "sealed") == "Pass: I see no route"
