"""The table as numbers, for agents that learn. But for cards all is open; a vote's choices once they are shown."""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import Setup
from igroteka.engine.feature import Feature, low
from igroteka.games.rickshank.content.box import box_of
from igroteka.games.rickshank.rules.votes import AGAINST, IN_FAVOUR
from igroteka.games.rickshank.state import Table

QUESTIONS: Final = (
    "aqua_draw",
    "auction",
    "bugged_payback",
    "choose_character",
    "choose_foe",
    "citadel_cancel",
    "council_reveal",
    "defend",
    "destroy_discard",
    "destroy_hand",
    "destroy_market",
    "destroy_own",
    "destroy_self",
    "discard",
    "discard_ongoing",
    "discard_top",
    "drive_thru",
    "fake_gun_owner",
    "gain_from_market",
    "gain_location",
    "hand_over",
    "keep_character",
    "moron_top",
    "ongoing_or_card",
    "open_phase",
    "pass_card",
    "play_location",
    "portal_discard",
    "power_or_token",
    "president_token",
    "put_into_play",
    "recycle",
    "referendum",
    "return_card",
    "return_cheap",
    "sanctions",
    "token_for_draw",
    "token_for_returns",
    "token_or_card",
    "trigger_order",
    "vote_tie",
)
STAGES: Final = ("stakes", "opening", "cards", "payment")
OWN: Final = ("own", "main", "portal_guns", "morty_waves", "nemeses", "locations")
"""What a player may get into the deck, the hand, the discard pile."""


def features(setup: Setup) -> Sequence[Feature]:
    n, box = setup.players, box_of(setup.pack)
    faces, characters = len(box.faces), len(box.characters)
    return [
        Feature("active", n, 1, "whose turn it is"),
        Feature("turn", 1, 255, "the number of the turn"),
        Feature("power", 1, 255, "power"),
        Feature("supply", 1, 255, "access tokens that nobody has"),
        Feature("tokens", n, 255, "access tokens by seat"),
        Feature("tokens_bought", 1, 255, "tokens bought this turn"),
        Feature("characters", n, characters, "the character by seat: its number in the content, from 1; 0 for none"),
        Feature("offered", n * characters, 1, "by seat: characters to choose from"),
        Feature("plays", faces, 255, "cards played this turn, by their number in the content"),
        Feature("lasting", faces, 1, "cards whose effect lasts to the end of the turn"),
        Feature("power_per_token", 1, 255, "power paid for each token this turn"),
        Feature("character_used", 1, 1, "the active player's character has been used"),
        Feature("may_defeat", 1, 1, "the token for the President was paid"),
        Feature("nobodys_turn", 1, 1, "between two turns"),
        Feature("trophies", n, 255, "nemeses defeated, by seat"),
        Feature("attack", faces, 1, "the card of the last attack of this turn"),
        Feature("attacker", n, 1, "whose attack it was"),
        Feature("vote_card", faces, 1, "the card of the running vote"),
        Feature("vote_stage", len(STAGES), 1, "stakes, opening, cards, payment"),
        Feature("vote_choices", n, 2 + n, "by seat, once shown: 1 in favor, 2 against, 3 oneself, 4 the next seat"),
        Feature("vote_stakes", n, 255, "by seat, once shown"),
        Feature("vote_passed", n, 1, "who has passed since the last card was shown"),
    ]


def encode(g: Table, seat: int, out: bytearray, at: int) -> None:
    n, box = g.seats, g.box
    faces, characters = len(box.faces), len(box.characters)
    number = box.face_numbers
    out[at + (g.active - seat) % n] = 1
    at += n
    out[at], out[at + 1], out[at + 2] = low(g.turn), low(g.power), low(g.supply)
    at += 3
    for i in range(n):
        out[at + i] = low(g.tokens[(seat + i) % n])
    out[at + n] = low(g.tokens_bought)
    at += n + 1
    for i in range(n):
        name = g.characters[(seat + i) % n]
        if name:
            out[at + i] = 1 + box.character_numbers[name]
    at += n
    if g.offered:
        for i in range(n):
            for name in g.offered[(seat + i) % n]:
                out[at + characters * i + box.character_numbers[name]] = 1
    at += n * characters
    for key in g.plays:
        out[at + number[key]] += 1
    at += faces
    for key in g.this_turn:
        out[at + number[key]] = 1
    at += faces
    if g.power_per_token:
        out[at] = low(g.power_per_token)
    if g.character_used:
        out[at + 1] = 1
    if g.may_defeat:
        out[at + 2] = 1
    if g.nobodys_turn:
        out[at + 3] = 1
    at += 4
    for i in range(n):
        out[at + i] = len(g.trophies[(seat + i) % n])
    at += n
    if g.attack_card:
        out[at + number[g.attack_card]] = 1
        if g.attacker >= 0:
            out[at + faces + (g.attacker - seat) % n] = 1
    at += faces + n
    if g.ballot is not None:
        encode_vote(g, seat, out, at)


def encode_vote(g: Table, seat: int, out: bytearray, at: int) -> None:
    ballot, n = g.ballot, g.seats
    assert ballot is not None
    out[at + g.box.face_numbers[ballot.card.key]] = 1
    at += len(g.box.faces)
    out[at + STAGES.index(ballot.stage)] = 1
    at += len(STAGES)
    shown = False
    for i in range(n):
        choice = ballot.choices[(seat + i) % n]
        if choice is not None:
            shown = True
            if choice.key == IN_FAVOUR.key:
                out[at + i] = 1
            elif choice.key == AGAINST.key:
                out[at + i] = 2
            else:
                out[at + i] = 3 + (int(choice.key[1:]) - seat) % n
    at += n
    if shown:
        for i in range(n):
            out[at + i] = low(ballot.stakes[(seat + i) % n])
    at += n
    for passed in ballot.passed:
        out[at + (passed - seat) % n] = 1
