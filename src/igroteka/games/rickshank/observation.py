"""The table as numbers, for agents that learn. But for cards all is open; a vote's choices once they are shown."""

from typing import Final

from igroteka.engine import MAX_BYTE, Numbers, Option
from igroteka.games.rickshank.rules.votes import AGAINST, IN_FAVOUR
from igroteka.games.rickshank.state import Ballot, Table

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
NO_CHOICES: Final[list[Option | None]] = []
NO_STAKES: Final[list[int]] = []
"""Where there is no vote."""


def observe(g: Table, seat: int, numbers: Numbers) -> None:
    n, box, ballot = g.seats, g.box, g.ballot
    faces, characters = len(box.faces), len(box.characters)
    number, character = box.face_numbers, box.character_numbers
    numbers.seat("active", g.active, "whose turn it is")
    numbers.count("turn", g.turn, "the number of the turn")
    numbers.count("power", g.power, "power")
    numbers.count("supply", g.supply, "access tokens that nobody has", high=box.access_tokens)
    numbers.counts("tokens", lambda s: g.tokens[s], "access tokens by seat", high=box.access_tokens)
    numbers.count("tokens_bought", g.tokens_bought, "tokens bought this turn")
    told = "the character by seat: its number in the content, from 1; 0 for none"
    numbers.categories("characters", lambda s: 1 + character.get(g.characters[s], -1), characters, told)
    offered = offered_numbers(g, seat) if g.offered else ()
    numbers.some_of("offered", offered, n * characters, "by seat: characters to choose from")
    told = "cards played this turn, by their number in the content"
    numbers.tally("plays", (number[key] for key in g.plays), faces, told)
    told = "cards whose effect lasts to the end of the turn"
    numbers.some_of("lasting", (number[key] for key in g.this_turn), faces, told)
    numbers.count("power_per_token", g.power_per_token, "power paid for each token this turn")
    numbers.flag("character_used", g.character_used, "the active player's character has been used")
    numbers.flag("may_defeat", g.may_defeat, "the token for the President was paid")
    numbers.flag("nobodys_turn", g.nobodys_turn, "between two turns")
    numbers.counts("trophies", lambda s: len(g.trophies[s]), "nemeses defeated, by seat")
    numbers.one_of("attack", number.get(g.attack_card, -1), faces, "the card of the last attack of this turn")
    numbers.seat("attacker", g.attacker if g.attack_card else -1, "whose attack it was")
    card, stage = (-1, -1) if ballot is None else (number[ballot.card.key], STAGES.index(ballot.stage))
    numbers.one_of("vote_card", card, faces, "the card of the running vote")
    numbers.one_of("vote_stage", stage, len(STAGES), "stakes, opening, cards, payment")
    choices, stakes = (NO_CHOICES, NO_STAKES) if ballot is None else (ballot.choices, ballot.stakes)
    shown = ballot is not None and is_shown(ballot)
    told = "by seat, once shown: 1 in favor, 2 against, 3 oneself, 4 the next seat"
    numbers.categories("vote_choices", lambda s: choice_number(choices[s], seat, n), 2 + n, told, when=shown)
    numbers.counts("vote_stakes", lambda s: stakes[s], "by seat, once shown", when=shown, high=box.access_tokens)
    passed = 0 if ballot is None else sum([1 << each for each in ballot.passed])
    numbers.seats("vote_passed", passed, "who has passed since the last card was shown")


# Written by `make fields`.
def encode(g: Table, seat: int, out: bytearray, at: int) -> None:
    seats = g.seats
    n = g.seats
    box = g.box
    ballot = g.ballot
    faces = len(box.faces)
    characters = len(box.characters)
    number = box.face_numbers
    character = box.character_numbers
    active_seat = g.active
    if active_seat >= 0:
        out[at + (active_seat - seat) % seats] = 1
    at += seats
    turn_value = g.turn
    out[at] = turn_value if turn_value < MAX_BYTE else MAX_BYTE
    power_value = g.power
    out[at + 1] = power_value if power_value < MAX_BYTE else MAX_BYTE
    supply_value = g.supply
    out[at + 2] = supply_value if supply_value < MAX_BYTE else MAX_BYTE
    for i in range(seats):
        other = (seat + i) % seats
        count = g.tokens[other]
        out[at + 3 + i] = count if count < MAX_BYTE else MAX_BYTE
    at += 3 + seats
    tokens_bought_value = g.tokens_bought
    out[at] = tokens_bought_value if tokens_bought_value < MAX_BYTE else MAX_BYTE
    for i in range(seats):
        other = (seat + i) % seats
        out[at + 1 + i] = 1 + character.get(g.characters[other], -1)
    at += 1 + seats
    offered = offered_numbers(g, seat) if g.offered else ()
    for each in offered:
        out[at + each] = 1
    at += n * characters
    for key in g.plays:
        out[at + number[key]] += 1
    at += faces
    for key in g.this_turn:
        out[at + number[key]] = 1
    at += faces
    power_per_token_value = g.power_per_token
    out[at] = power_per_token_value if power_per_token_value < MAX_BYTE else MAX_BYTE
    if g.character_used:
        out[at + 1] = 1
    if g.may_defeat:
        out[at + 2] = 1
    if g.nobodys_turn:
        out[at + 3] = 1
    for i in range(seats):
        other = (seat + i) % seats
        count = len(g.trophies[other])
        out[at + 4 + i] = count if count < MAX_BYTE else MAX_BYTE
    at += 4 + seats
    attack_which = number.get(g.attack_card, -1)
    if attack_which >= 0:
        out[at + attack_which] = 1
    at += faces
    attacker_seat = g.attacker if g.attack_card else -1
    if attacker_seat >= 0:
        out[at + (attacker_seat - seat) % seats] = 1
    at += seats
    card, stage = (-1, -1) if ballot is None else (number[ballot.card.key], STAGES.index(ballot.stage))
    if card >= 0:
        out[at + card] = 1
    at += faces
    if stage >= 0:
        out[at + stage] = 1
    at += len(STAGES)
    choices, stakes = (NO_CHOICES, NO_STAKES) if ballot is None else (ballot.choices, ballot.stakes)
    shown = ballot is not None and is_shown(ballot)
    if shown:
        for i in range(seats):
            other = (seat + i) % seats
            out[at + i] = choice_number(choices[other], seat, n)
    at += seats
    if shown:
        for i in range(seats):
            other = (seat + i) % seats
            count = stakes[other]
            out[at + i] = count if count < MAX_BYTE else MAX_BYTE
    at += seats
    passed = 0 if ballot is None else sum([1 << each for each in ballot.passed])
    if passed:
        for i in range(seats):
            out[at + i] = passed >> (seat + i) % seats & 1
    at += seats


def offered_numbers(g: Table, seat: int) -> list[int]:
    """All characters of the observer, then those of the next seat, and so on."""
    number = g.box.character_numbers
    rows = [(i, g.offered[(seat + i) % g.seats]) for i in range(g.seats)]
    return [len(number) * i + number[name] for i, row in rows for name in row]


def is_shown(ballot: Ballot) -> bool:
    """Whether everybody sees the choices and the stakes."""
    return ballot.choices.count(None) < len(ballot.choices)


def choice_number(choice: Option | None, seat: int, n: int) -> int:
    if choice is None:
        return 0
    if choice.key == IN_FAVOUR.key:
        return 1
    return 2 if choice.key == AGAINST.key else 3 + (int(choice.key[1:]) - seat) % n
