"""Votes of Council cards: sealed stakes and choices, then open laps of Council cards, then payment, then the effect."""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import Card, CardKind, Kind, Option, Refusal, Rules, Value, Zone, ask, move, pick, tell, together
from igroteka.games.rickshank.content.faces import Effect
from igroteka.games.rickshank.events import (
    COUNCIL_DISCARDED,
    PASSED,
    POINTED,
    REVEALED,
    STAKE_LOST,
    STAKED,
    TAKEN_BACK,
    TIE_BROKEN,
    VOTE,
    VOTE_CANCELLED,
    VOTE_IMPOSSIBLE,
    VOTE_WON,
    VOTED,
)
from igroteka.games.rickshank.pieces import SEATS, Player
from igroteka.games.rickshank.refusals import FEWER_VOTES, NO_COUNCIL, NOT_THAT_MANY
from igroteka.games.rickshank.rules.basics import lose_tokens, notice_discard
from igroteka.games.rickshank.state import Ballot, Table

IN_FAVOUR: Final = Option("in_favour")
AGAINST: Final = Option("against")
CANCEL: Final = Option("cancel")
HOLD: Final = Option("hold")


MOST_TOKENS: Final = 9


class Stake(Option):
    """A sealed answer: what one votes for and how many tokens one stakes on it."""

    def __init__(self, head: str, choice: Option | None, tokens: int) -> None:
        super().__init__(f"{head}:{tokens}")
        self.choice: Final = choice
        self.tokens: Final = tokens


SIDES: Final = (("vote_for", IN_FAVOUR), ("vote_against", AGAINST))
AUCTION: Final = tuple([Stake("bid", None, n) for n in range(MOST_TOKENS + 1)])
REFERENDUM: Final = tuple([Stake(head, side, n) for head, side in SIDES for n in range(MOST_TOKENS + 1)])


class Commit(Kind[Table, Stake]):
    """Tokens and choice in one sealed answer. Nobody can abstain: there is no answer without a vote."""

    def expected(self, g: Table, seat: int) -> Sequence[Stake]:
        return AUCTION

    def forbids(self, g: Table, seat: int, option: Stake) -> Refusal | None:
        return NOT_THAT_MANY if option.tokens > g.tokens[seat] else None

    def default(self, g: Table, seat: int) -> str:
        return "bid:0"


class CommitSide(Commit):
    """For or against."""

    def expected(self, g: Table, seat: int) -> Sequence[Stake]:
        return REFERENDUM

    def default(self, g: Table, seat: int) -> str:
        return "vote_against:0"


class CommitTarget(Commit):
    """At whom to point; oneself is allowed."""

    def expected(self, g: Table, seat: int) -> Sequence[Stake]:
        return SANCTIONS[g.seats]

    def default(self, g: Table, seat: int) -> str:
        return f"point:p{g.players[seat].foes[0].seat if seat == g.active else g.active}:0"


def sanctions(players: Sequence[Player]) -> tuple[Stake, ...]:
    return tuple([Stake(f"point:{player.key}", player, n) for player in players for n in range(MOST_TOKENS + 1)])


SANCTIONS: Final = {n: sanctions(seats.players) for n, seats in SEATS.items()}

COMMIT_AUCTION: Final = Commit("auction", "RR-171")
COMMIT_REFERENDUM: Final = CommitSide("referendum", "RR-174")
COMMIT_SANCTIONS: Final = CommitTarget("sanctions", "RR-177")


class CouncilReveal(CardKind[Table]):
    """One Council card of the hand, or pass."""

    def __init__(self, ballot: Ballot) -> None:
        super().__init__("council_reveal", "RR-187", may=True)
        self.ballot: Final = ballot

    def forbids(self, g: Table, seat: int, card: Card, zone: Zone) -> Refusal | None:
        return None if g.box.faces[card.key].type == "council" else NO_COUNCIL

    def subject(self, g: Table, viewer: int | None) -> dict[str, Value]:
        """How many votes lead so far."""
        return {"most": max([votes(g, self.ballot, choice) for choice in self.ballot.choices if choice is not None])}

    def default(self, g: Table, seat: int, zone: Zone) -> str:
        return "nothing"


class VoteTie(Kind[Table, Option]):
    """The active player chooses among those with most votes; time chooses what they voted for, else the first."""

    def __init__(self, choices: Sequence[Option], tied: Sequence[Option], most: int, own: Option | None) -> None:
        super().__init__("vote_tie", "RR-188")
        self.choices: Final = choices
        """What could be voted for, clockwise from the active player."""
        self.tied: Final = tied
        self.most: Final = most
        self.own: Final = own

    def subject(self, g: Table, viewer: int | None) -> dict[str, Value]:
        return {"most": self.most}

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        return self.choices

    def forbids(self, g: Table, seat: int, option: Option) -> Refusal | None:
        return None if option in self.tied else FEWER_VOTES

    def default(self, g: Table, seat: int) -> str:
        return (self.own if self.own is not None and self.own in self.tied else self.tied[0]).key


class CitadelCancel(Kind[Table, Option]):
    """Hold the vote or cancel it, as a card in play allows."""

    def __init__(self, allows: Card) -> None:
        super().__init__("citadel_cancel", "RR-029")
        self.allows: Final = allows

    def subject(self, g: Table, viewer: int | None) -> dict[str, Value]:
        return {"card": self.allows.key}

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        return (HOLD, CANCEL)

    def default(self, g: Table, seat: int) -> str:
        return HOLD.key


def hold_vote(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """The vote of a Council card that `me` has played."""
    if effect.possible is not None and not effect.possible(g, effect):
        tell(g, VOTE_IMPOSSIBLE, me.seat, (card.key,))
        return
    citadel = what_cancels(g, me)
    if citadel is not None and (yield from ask(g, me.seat, CitadelCancel(citadel))) is CANCEL:
        tell(g, VOTE_CANCELLED, me.seat, (card.key,))
        return
    ballot = Ballot(card, effect, g.seats)
    g.ballot = ballot
    tell(g, VOTE, me.seat, (card.key, effect.vote))
    yield from commit(g, ballot)
    yield from laps(g, me, ballot)
    ballot.stage, ballot.turn = "payment", -1
    winner = yield from decide(g, me, ballot)
    settle_stakes(g, ballot, winner)
    g.ballot = None
    yield from apply(g, me, card, effect, winner)


def what_cancels(g: Table, me: Player) -> Card | None:
    """A card in play before me that may cancel the vote of the first Council card of a turn, if this is the first."""
    faces = g.box.faces
    if sum([faces[key].type == "council" for key in g.plays]) != 1:
        return None
    for card in g.cards[me.play.n]:
        if faces[card.key].cancels_vote:
            return card
    return None


def commit(g: Table, ballot: Ballot) -> Rules[None]:
    """Everybody at once, under seal; then the choices are shown, then the tokens."""
    kind: Commit = COMMIT_AUCTION
    if ballot.effect.vote == "referendum":
        kind = COMMIT_REFERENDUM
    elif ballot.effect.vote == "sanctions":
        kind = COMMIT_SANCTIONS
    stakes = yield from together(g, range(g.seats), kind)
    for player, stake in zip(g.players, stakes, strict=True):
        ballot.choices[player.seat] = player if stake.choice is None else stake.choice
        ballot.stakes[player.seat] = stake.tokens
    ballot.stage = "opening"
    if ballot.effect.vote != "auction":
        for player in g.players:
            choice = ballot.choices[player.seat]
            assert choice is not None
            tell(g, POINTED if ballot.effect.vote == "sanctions" else VOTED, player.seat, (choice.key,))
    for player in g.players:
        tell(g, STAKED, player.seat, (ballot.stakes[player.seat],))


def laps(g: Table, me: Player, ballot: Ballot) -> Rules[None]:
    """One Council card or a pass each, left of the active player first, until all have passed in a row."""
    order, reveal = (*me.foes, me), CouncilReveal(ballot)
    ballot.stage = "cards"
    passes = 0
    turn = 0
    while passes < len(order):
        player = order[turn % len(order)]
        turn += 1
        ballot.turn = player.seat
        card = yield from pick(g, player.seat, reveal, player.hand)
        if card is None:
            passes += 1
            ballot.passed.append(player.seat)
            tell(g, PASSED, player.seat)
        else:
            passes = 0
            ballot.passed = []
            move(g, card, player.hand, player.revealed)
            tell(g, REVEALED, player.seat, (), (card,))


def votes(g: Table, ballot: Ballot, option: Option) -> int:
    """The votes of everybody who chose it: the inherent one, the tokens and the Council cards of each."""
    total = 0
    for player in g.players:
        if ballot.choices[player.seat] is option:
            total += g.box.inherent_votes + ballot.stakes[player.seat] + len(g.cards[player.revealed.n])
    return total


def choices_of(me: Player, ballot: Ballot) -> Sequence[Option]:
    """What can be voted for; `me` is the active player."""
    return (IN_FAVOUR, AGAINST) if ballot.effect.vote == "referendum" else me.circle


def leaders(g: Table, ballot: Ballot, choices: Sequence[Option], more: Option | None = None) -> list[Option]:
    """What has most votes; with one more for `more`."""
    totals = [votes(g, ballot, choice) + (choice is more) for choice in choices]
    most = max(totals)
    return [choice for choice, total in zip(choices, totals, strict=True) if total == most]


def decide(g: Table, me: Player, ballot: Ballot) -> Rules[Option]:
    """The option with most votes; among the tied the active player's choice."""
    choices = choices_of(me, ballot)
    most = max([votes(g, ballot, choice) for choice in choices])
    tied = leaders(g, ballot, choices)
    winner = yield from ask(g, me.seat, VoteTie(choices, tied, most, ballot.choices[me.seat]))
    ballot.winner = winner
    told = TIE_BROKEN if len(tied) > 1 else VOTE_WON[ballot.effect.vote]
    tell(g, told, me.seat, (winner.key, most))
    return winner


def settle_stakes(g: Table, ballot: Ballot, winner: Option) -> None:
    """Who voted for the winner pays tokens and cards; the others take both back."""
    for player in g.players:
        shown = g.cards[player.revealed.n]
        pays = ballot.choices[player.seat] is winner
        if pays:
            lose_tokens(g, player, ballot.stakes[player.seat], STAKE_LOST)
        for card in shown:
            move(g, card, player.revealed, player.discard if pays else player.hand)
            tell(g, COUNCIL_DISCARDED if pays else TAKEN_BACK, player.seat, (), (card,))
            if pays:
                notice_discard(g, player, card)


def apply(g: Table, me: Player, card: Card, effect: Effect, winner: Option) -> Rules[None]:
    """To the winner or the named player; a referendum that passes concerns everybody, the active player first."""
    if isinstance(winner, Player):
        asking = effect.run(g, winner, card, effect)
        if asking is not None:
            yield from asking
    elif winner is IN_FAVOUR:
        for player in me.circle:
            asking = effect.run(g, player, card, effect)
            if asking is not None:
                yield from asking
