"""The mixed game: a second set as a content pack, here a small invented one."""

from collections import Counter
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from igroteka.bots import play, player
from igroteka.content import BadContent, Pack
from igroteka.content.strict_yaml import parse
from igroteka.content.words import Words
from igroteka.engine import Match
from igroteka.games.rickshank import GAME
from igroteka.games.rickshank.content.box import Box, box_of
from igroteka.games.rickshank.content.items import PACKAGE
from igroteka.games.rickshank.state import Table
from igroteka.testing import check_laws, random_match, rule
from tests.games.rickshank.scene import PACK, Scene, mixed, pile

SISTER = {"riq_iv", "evil_rick", "ricktiminus", "zeta_alpha_rick", "maximums_rickimus", "quantum_rick", "rick_prime"}


def tables() -> list[Match[Table]]:
    return [GAME.start(2, seed, pack=mixed()) for seed in range(40)]


@rule("RR-044", "RR-045")
def test_main_decks_and_locations_of_both_sets_are_shuffled_together() -> None:
    match = GAME.start(2, 1, pack=mixed())
    main = Counter(pile(match, "main_deck") + pile(match, "flea_market"))
    assert sum(main.values()) == 84 + 3
    assert (main["tiny_rick"], main["evil_morty"], main["conroy"]) == (2, 1, 2)
    locations = pile(match, "location_stack")
    assert len(locations) == 16
    assert "blips_and_chitz" in locations
    assert len({tuple(pile(m, "location_stack")) for m in tables()}) == 40


@rule("RR-046")
def test_the_nine_tokens_are_in_use() -> None:
    assert GAME.start(2, 1, pack=mixed()).g.supply == 9


@rule("RR-047")
def test_the_last_nemesis_is_one_of_two_face_down() -> None:
    lasts = {pile(match, "nemesis_stack")[-1] for match in tables()}
    assert lasts == {"evil_rick", "federation_president"}
    stack = next(z for z in tables()[0].view(0).zones if z.name == "nemesis_stack")
    assert stack.cards[-1].key is None


@rule("RR-048")
def test_the_first_nemesis_is_one_of_two_face_up() -> None:
    assert {tuple(pile(match, "nemesis")) for match in tables()} == {("riq_iv",), ("cornvelious_daniel",)}


@rule("RR-049")
def test_five_of_the_other_ten_lie_between() -> None:
    seen: set[str] = set()
    for match in tables():
        stack = pile(match, "nemesis_stack")
        assert len(stack) == 6
        assert len(pile(match, "nemesis")) == 1
        assert not set(stack[:-1]) & {"riq_iv", "cornvelious_daniel", "evil_rick", "federation_president"}
        seen |= set(stack[:-1])
    assert len(seen) == 10


@rule("RR-050")
def test_unused_nemeses_leave_the_game_unseen() -> None:
    match = tables()[0]
    assert len(pile(match, "unused")) == 7
    unused = next(z for z in match.view(0).zones if z.name == "unused")
    hidden = [card.key for card in unused.cards if card.key is None]
    assert len(hidden) == 6
    worlds = [match.imagine(0, seed) for seed in range(30)]
    assert {pile(world, "nemesis_stack")[-1] for world in worlds} == {"evil_rick", "federation_president"}
    assert all("riq_iv" not in pile(world, "nemesis_stack") for world in worlds)


@rule("RR-051")
def test_every_card_of_the_stack_counts_for_cards_that_refer_to_it() -> None:
    """The invented Tiny Rick draws if a card of the stack was played; nemeses of both sets are such cards."""
    for nemesis in ("headband_rick", "quantum_rick", "cornvelious_daniel"):
        table = Scene(pack=mixed(), hand_p0=[nemesis, "tiny_rick"])
        table.do(f"p0 play:{nemesis}")
        if table.asked[1] == "destroy_own":
            table.do("p0 nothing")
        table.do("p0 play:tiny_rick")
        assert len(table.pile("hand_p0")) == 1
    table = Scene(pack=mixed(), hand_p0=["black_rick", "tiny_rick"]).do("p0 play:black_rick", "p0 play:tiny_rick")
    assert table.pile("hand_p0") == []


@rule("RR-051", "RR-166")
def test_the_mark_of_the_stack_is_not_the_type_council() -> None:
    """RL-46: it gives no vote."""
    table = Scene(pack=mixed(), hand_p0=["kickback"], hand_p1=["quantum_rick"])
    table.do("p0 play:kickback", "p0 bid:0", "p1 bid:0")
    assert table.options() == {"nothing"}


@rule("RR-085", "RR-129")
def test_defeating_the_last_nemesis_ends_a_mixed_game_without_a_token() -> None:
    table = Scene(
        pack=mixed(),
        at="start_of_turn",
        nemesis=["evil_rick"],
        nemesis_stack=[],
        access_tokens=[1, 0],
        supply=8,
        power=12,
    )
    assert table.asked == (0, "open_phase")
    table.do("p0 buy:evil_rick")
    assert table.match.result is not None
    assert table.match.result.rule == "RR-085"


def test_a_mixed_game_can_be_played_to_its_end() -> None:
    for players in (2, 5):
        assert random_match(GAME, players, 3, pack=mixed()).result is not None


def test_bots_play_a_set_that_they_have_never_seen() -> None:
    match = GAME.start(3, 1, pack=mixed())
    play(match, [player(GAME, "normal", 1, seat) for seat in range(3)])
    assert match.result is not None


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_pack_speaks_with_the_games_own_phrases(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IGROTEKA_STRICT_WORDS", "1")
    words = Words("rickshank", lang, pack=mixed())
    added = [*SISTER, "tiny_rick", "evil_morty", "tammy", "blips_and_chitz"]
    assert all(words.name(id) and words.text(id) for id in added)
    drawn = {"ru": "возьмите 1 карту.", "en": "draw 1 card."}[lang]
    assert words.text("tiny_rick").endswith(drawn)
    everybody = {"ru": "каждый игрок сбрасывает 2 карты.", "en": "each player discards 2 cards."}[lang]
    assert words.text("evil_rick").endswith(everybody)


def whole_sister_set(folder: Path) -> Pack:
    """A second set of full size: every main-deck card and character again under another name, and 21 locations."""
    home = folder / "rickshank"
    home.mkdir()
    for kind, copies in (("cards", 1), ("characters", 1), ("locations", 2)):
        own = parse(files(PACKAGE).joinpath(f"content/{kind}.yaml").read_bytes(), kind)[kind]
        twins = [item | {"id": f"{item['id']}_{n}"} for n in range(2, 2 + copies) for item in own]
        (home / f"{kind}.yaml").write_bytes(msgspec.json.encode({kind: twins[:21] if kind == "locations" else twins}))
    (home / "nemeses.yaml").write_bytes((PACK / "rickshank" / "nemeses.yaml").read_bytes())
    return Pack.open(folder)


@rule("RR-044", "RR-045", "RR-049")
def test_two_whole_sets_make_one_game(tmp_path: Path) -> None:
    pack = whole_sister_set(tmp_path)
    match = GAME.start(5, 1, pack=pack)
    sizes = {name: len(pile(match, name)) for name in ("main_deck", "flea_market", "location_stack", "unused")}
    assert sizes == {"main_deck": 2 * 84 - 5, "flea_market": 5, "location_stack": 15 + 21, "unused": 7}
    assert (len(pile(match, "portal_gun_stack")), len(pile(match, "morty_waves_stack"))) == (16, 20)
    assert GAME.start(5, characters="deal_two", pack=pack).result is None
    assert random_match(GAME, 2, 1, pack=pack).result is not None
    check_laws(GAME, players=3, asks=15, pack=pack)


def test_characters_of_both_sets_are_dealt() -> None:
    assert "tammy" in {key for match in tables() for key in match.g.characters}
    assert GAME.start(4, characters="deal_two", pack=mixed()).result is None


def test_a_pack_may_replace_a_reconstructed_card(tmp_path: Path) -> None:
    folder = tmp_path / "rickshank"
    folder.mkdir()
    (folder / "cards.yaml").write_text(
        "cards:\n- {id: black_rick, source: rulebook, type: rick, cost: 3, vp: 1, copies: 2, power: 4}\n"
    )
    pack = Pack.open(folder.parent)
    box = Box.open(pack)
    assert (box.faces["black_rick"].power, box.faces["black_rick"].bonus) == (4, None)
    table = Scene(pack=pack, hand_p0=["black_rick"])
    assert table.do("p0 play:black_rick").g.power == 4


@rule("RR-205")
def test_moron_morty_top_decks_only_what_comes_from_the_flea_market(tmp_path: Path) -> None:
    """No card of the base set gives a Morty from elsewhere; one of a pack may."""
    folder = tmp_path / "rickshank"
    folder.mkdir()
    (folder / "cards.yaml").write_text(
        "cards:\n- {id: recycle, source: public, type: council, cost: 4, vp: 1, copies: 2,"
        " vote: {kind: sanctions, effect: named_gains_destroyed, cost: 3}}\n"
    )
    table = Scene(pack=Pack.open(tmp_path), hand_p0=["recycle"], destroyed=["aqua_morty"], discard_p0=[])
    table.do("p0 play:recycle", "p0 point:p0:0", "p1 point:p0:0", "p1 nothing", "p0 nothing")
    assert table.pile("discard_p0") == ["aqua_morty"]
    assert table.asked == (0, "open_phase")


@rule("RR-096")
def test_a_defence_from_hand_does_not_work_from_play(tmp_path: Path) -> None:
    """In the base set no such card stays in play; an Ongoing one of a pack may."""
    folder = tmp_path / "rickshank"
    folder.mkdir()
    (folder / "cards.yaml").write_text(
        "cards:\n- {id: lawyer_morty, source: public, type: morty, cost: 4, vp: 1, copies: 2, ongoing: true,"
        " defence: {place: hand, tokens: 1}}\n"
    )
    table = Scene(pack=Pack.open(tmp_path), hand_p0=["freeze_gun"], hand_p1=["lawyer_morty"], play_p1=["lawyer_morty"])
    table.do("p0 play:freeze_gun")
    assert table.options() == {"hand:lawyer_morty", "nothing"}
    assert table.why_not("p1 in_play:lawyer_morty") == "RR-096"


@rule("RR-168", "RR-169")
@pytest.mark.parametrize(("tokens", "name"), [([0, 0], "aqua_draw"), ([0, 2], "open_phase")])
def test_a_council_card_paid_is_discarded_from_hand_and_one_taken_back_is_not(
    tokens: list[int], name: str, tmp_path: Path
) -> None:
    """RL-14: a card of a pack that heeds its own discarding can tell."""
    folder = tmp_path / "rickshank"
    folder.mkdir()
    (folder / "cards.yaml").write_text(
        "cards:\n- {id: persecute, source: public, type: council, cost: 3, vp: 1, copies: 2, power: 2,"
        " vote: {kind: sanctions, effect: named_gains_waves, amount: 1}, discarded: {effect: draw, amount: 1}}\n"
    )
    table = Scene(
        pack=Pack.open(tmp_path), hand_p0=["kickback", "persecute"], access_tokens=tokens, supply=9 - sum(tokens)
    )
    table.do("p0 play:kickback", "p0 bid:0", f"p1 bid:{tokens[1]}", "p1 nothing", "p0 persecute")
    table.do("p1 nothing", "p0 nothing")
    assert table.asked == (0, name)


@pytest.mark.parametrize(
    ("kind", "line", "says"),
    [
        ("cards", "{id: x, source: public, type: rick, cost: 1, copies: 1, act: {effect: fly}}", "the effect 'fly'"),
        ("cards", "{id: x, source: public, type: rick, cost: 1, copies: 1, act: {effect: foes_discard}}", "amount"),
        ("cards", "{id: x, source: public, type: rick, cost: 1, copies: 1, bonus: {played: [unicorn]}}", "unicorn"),
        ("nemeses", "{id: federation_president, source: public, type: rick, cost: 1, role: middle}", "0 as bottom"),
    ],
)
def test_bad_packs_say_what_is_wrong(kind: str, line: str, says: str, tmp_path: Path) -> None:
    folder = tmp_path / "rickshank"
    folder.mkdir()
    (folder / f"{kind}.yaml").write_text(f"{kind}:\n- {line}\n")
    with pytest.raises(BadContent, match=says):
        Box.open(Pack.open(folder.parent))


def test_the_base_box_is_read_once() -> None:
    assert box_of(None) is box_of(None)
    assert set(SISTER) & set(box_of(mixed()).faces) == SISTER
