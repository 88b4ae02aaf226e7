"""`igroteka play`: a game in the terminal, by numbers and by words, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka.games import games
from tests.cli.run import COLOUR, igroteka, mistake, on_a_terminal, output_of

GAMES = list(games)
ONE = GAMES[0]
OVER = ("Winner: ", "Shared victory: ", "Nobody has won", "The team has ")
PROMPT = {"en": "(help):", "ru": "(помощь):"}


def played(game: str, *typed: str, lang: str = "en") -> str:
    """A session with these lines, at the smallest table against random bots."""
    return output_of("play", game, "--bots", "random", "--seed", 4, "--lang", lang, typed="\n".join(typed) + "\n")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_the_table_is_drawn_and_answers_are_numbered(game: str, lang: str) -> None:
    text = played(game, "?", "1", "?", "quit", lang=lang)
    assert text.count(PROMPT[lang]) == 4
    assert "\n  1. " in text
    assert max(map(len, text.splitlines())) <= 80
    assert "\x1b" not in text


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end(game: str) -> None:
    told = played(game, *["auto"] * 1500).splitlines()
    if told[-1].startswith("The team has "):
        return
    result = next(n for n, line in enumerate(told) if line.startswith(OVER))
    bots = [f"  Bot {n}" for n in range(2, games[game].least + 1)]
    assert [line.split(":")[0] for line in told[result + 1 :][: 1 + len(bots)]] == ["  Player", *bots]


def test_who_asks_for_nothing_begins_with_the_preset_for_newcomers_and_easy_bots() -> None:
    easy = "First game: the bots are easy."
    for game in GAMES:
        kind = "newcomer" in games[game].presets
        assert (easy in output_of("play", game, "--lang", "en", typed="quit\n")) == kind
    assert easy not in output_of("play", "boo", "--bots", "normal", "--lang", "en", typed="quit\n")
    assert easy not in output_of("play", "boo", "--option", "passages=1", "--lang", "en", typed="quit\n")


def test_a_first_game_is_saved_with_the_settings_of_its_preset(tmp_path: Path) -> None:
    save = tmp_path / "first.save"
    output_of("play", "boo", typed=f"save {save}\nquit\n")
    match = games.load(save.read_bytes())
    assert match.setup.settings == games["boo"].setup(2, 0, (), None, games["boo"].presets["newcomer"]).settings
    assert "First game" not in output_of("play", "--load", save, "--lang", "en", typed="quit\n")


def test_one_person_may_sit_on_several_seats() -> None:
    solo = ("gravity_falls", "--seat", "1,2", "--option", "solo=true", "--seed", 4, "--lang", "en")
    text = output_of("play", *solo, typed="auto\n" * 600)
    assert text.splitlines()[-1].startswith("The team has ")
    assert "\nPlayer 1:\n" in text
    assert "\nPlayer 2:\n" in text


def test_undo_takes_back_the_last_answer_whichever_own_seat_gave_it() -> None:
    table = ("gravity_falls", "--seat", "1,2", "--option", "choose_at_table=true", "--option", "first_player=p0")
    choices = ["1", "1", "1", "dipper", "undo", "mabel", "stan", "quit"]
    text = output_of("play", *table, "--name", "Ann", "--lang", "en", typed="\n".join(choices) + "\n")
    asked = [line for line in text.splitlines() if line in ("Ann 1:", "Ann 2:")]
    assert asked[3:7] == ["Ann 1:", "Ann 2:", "Ann 1:", "Ann 2:"]
    assert "Ann 1 (Mabel)" in text
    assert "Ann 2 (Stan)" in text


@pytest.mark.parametrize("game", GAMES)
def test_bots_alone_can_be_watched(game: str) -> None:
    text = output_of("play", game, "--watch", "--bots", "random", "--seed", 2)
    assert any(line.startswith(OVER) for line in text.splitlines())
    assert "(help)" not in text


def test_a_question_mark_explains_what_is_not_allowed_with_its_rule() -> None:
    text = played("boo", "1", "?", "quit")
    assert "  ✗ Lower my hand\n" in text
    assert "[BO-123]" in text


def test_a_hint_says_why_and_changes_nothing() -> None:
    text = played(ONE, "hint", "hint", "quit")
    hints = [line for line in text.splitlines() if " — " in line]
    assert len(hints) == 2
    assert len([line for line in text.splitlines() if line.startswith(("About as good", "Better in"))]) == 2
    assert text.count(PROMPT["en"]) == 3


def test_no_hint_is_given_where_the_game_wants_none() -> None:
    assert "There are no hints for this question" in played("boo", "1", "hint", "quit")


def test_help_log_rules_and_table_are_answered_without_a_move() -> None:
    text = played(
        ONE, "1", "help", "log", "rules BO-001" if ONE == "boo" else "rules 1", "rules xyzzy", "table", "quit"
    )
    assert "take your last answer back" in text
    assert "No rule has the words “xyzzy”: try others." in text
    assert text.count(PROMPT["en"]) == 7


def test_russian_words_are_commands_too() -> None:
    text = played(ONE, "помощь", "журнал", "стол", "совет", "выход", lang="ru")
    assert "взять последний ответ назад" in text
    assert text.count(PROMPT["ru"]) == 5


def test_what_is_forbidden_may_be_named_and_is_refused_with_its_reason() -> None:
    text = played("rickshank", "Buy Portal Gun", "buy:portal_gun", "quit")
    assert text.count("✗ You lack the power for this") == 2


def test_what_nobody_would_expect_has_its_reason_where_the_game_knows_one() -> None:
    text = played("rigor_mortis", "1", "1", "? A1", "A1", "? moon", "quit")
    assert text.count("✗ Play a movement card first") == 2
    assert "Nothing here is called “moon”" in text


def test_what_is_no_answer_is_said_to_be_none() -> None:
    assert "That is not an answer here." in played(ONE, "fly to the moon", "quit")
    assert "That is not an answer here." in played("rickshank", "999", "quit")
    assert "the number has been named" not in played("boo", "1", "99", "quit").lower()


def test_an_answer_can_be_given_by_its_name() -> None:
    by_number, by_name = played(ONE, "1", "quit"), ""
    label = next(line for line in by_number.splitlines() if line.startswith("  1. ")).removeprefix("  1. ").strip()
    by_name = played(ONE, label, "quit")
    assert by_number.splitlines()[-3:] == by_name.splitlines()[-3:]


def test_a_game_is_saved_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "evening.save"
    first = played(ONE, "1", f"save {file}", "quit")
    assert f"Saved: {file}" in first
    asked = first.rpartition("\n\n")[2].partition(PROMPT["en"])[0]
    resumed = output_of("play", "--load", file, "--bots", "random", typed="quit\n")
    assert asked in resumed


def test_saving_again_replaces_the_save(tmp_path: Path) -> None:
    file = tmp_path / "evening.save"
    played(ONE, f"save {file}", "1", f"save {file}", "quit")
    assert games.load(file.read_bytes()).log
    assert list(tmp_path.iterdir()) == [file]


def test_saving_replaces_nothing_else(tmp_path: Path) -> None:
    file, other = tmp_path / "mine", tmp_path / "other.save"
    file.write_text("mine")
    other.write_bytes(games[GAMES[-1]].start(2).save())
    kept = other.read_bytes()
    for each in (file, other, tmp_path):
        assert "is no save of this game" in played(ONE, f"save {each}", "quit").replace("\n", " ")
    assert (file.read_text(), other.read_bytes()) == ("mine", kept)


def test_an_undo_takes_back_or_says_why_not() -> None:
    text = played(ONE, "undo", "quit")
    assert "✗ You have not given an answer yet that could be taken back." in text.replace("\n", " ")


def test_the_end_of_the_input_ends_the_session() -> None:
    done = igroteka("play", ONE, "--seed", 4)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_terminal_has_colours_and_the_same_words_without_them() -> None:
    heard = on_a_terminal("play", ONE, "--seed", 4, "--bots", "random", typed="help\nquit", until="(help)")
    assert COLOUR.search(heard)
    assert "take your last answer back" in heard
    assert "\n  1. " in COLOUR.sub("", heard)
    plain = on_a_terminal("play", ONE, "--seed", 4, "--bots", "random", typed="quit", until="(help)", NO_COLOR="1")
    assert not COLOUR.search(plain)


def test_the_table_calls_a_player_by_name() -> None:
    text = output_of("play", ONE, "--seed", 4, "--bots", "random", "--name", "Zoe", typed="auto\n" * 1500)
    assert "  Zoe: " in text


@pytest.mark.parametrize(
    ("args", "what"),
    [
        ((), "say which game"),
        (("chess",), "no game 'chess'"),
        ((ONE, "--seat", "9"), "--seat 9"),
        ((ONE, "--seat", "1,9"), "--seat 9"),
        ((ONE, "--seat", "me"), "--seat: 'me': write a number, or several like 1,2"),
        ((ONE, "--seat", ""), "--seat: '': write a number"),
        ((ONE, "--content", ""), "--content: say which folder"),
        (("--load", "any", "--players", "3"), "--players: a saved game brings its own"),
        (("--load", "any", "--seed", "0"), "--seed: a saved game brings its own"),
        (("--load", "any", "--option", "pause=none"), "--option: a saved game brings its own"),
        ((ONE, "--bots", "grandmaster"), "no bot 'grandmaster'"),
        (("--load", "/nowhere"), "/nowhere: No such file"),
    ],
)
def test_mistakes_are_one_line(args: tuple[str, ...], what: str) -> None:
    assert what in mistake("play", *args)


def test_a_save_of_another_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "a.save"
    played(ONE, f"save {file}", "quit")
    assert f"a save of {ONE}" in mistake("play", GAMES[-1], "--load", file)
