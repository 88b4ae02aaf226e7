"""Who sees to it that looks are obeyed: duties, call-outs, votes. The look for a violation is drawn later: when the
card or book under way is finished.

What players do out of turn is an act: it may come at any moment while some question is open.
"""

import re
from collections.abc import Sequence
from typing import Final

from igroteka.engine import NO_SUCH_OPTION, Fate, Kind, Option, Refusal, ShowKind, Value, learn, queue, tell
from igroteka.games.rigor_mortis.events import (
    ACQUITTED,
    CALLED_OUT,
    CONVICTED,
    DUTY_DONE,
    PRAISED,
    VIOLATION,
    VIOLATION_LOOK,
    VOTE_OPENED,
    VOTED,
    WRONG_CALL,
)
from igroteka.games.rigor_mortis.pieces import (
    BEFORE_PLAYING,
    BOW,
    CHAT,
    COMPLIMENT,
    DUTIES,
    FORBIDDEN_WORDS,
    GUILTY,
    NOT_GUILTY,
    NOWHERE,
    PLAYERS,
    POLICED,
    PRAISES,
    THIRD_PERSON,
    TIMED,
    VOICE,
    Act,
)
from igroteka.games.rigor_mortis.refusals import (
    ACCUSED,
    ALL_FREE,
    BARRED,
    CONVICTED_ALREADY,
    DONE_ALREADY,
    NO_CALLS,
    NOT_ACCOUNTABLE,
    NOT_YOUR_TURN,
    NOTHING_DUE,
    ONE_VOTE,
    TOO_LATE,
    VOICE_TABLE,
    VOTED_ALREADY,
)
from igroteka.games.rigor_mortis.rules.looks import draw_look
from igroteka.games.rigor_mortis.rules.sight import is_hidden
from igroteka.games.rigor_mortis.state import AUTO, BY_HUMANS, CALLOUT, EVERYBODY, OFF, OPEN_ENDED, Duty, Table, Vote

WORD: Final = re.compile(r"\w+")
OPENERS: Final = " \t«„“\"'(—–-*"
"""What may stand before the first word of a line."""
SAYS: Final = "say:"
"""What a line of chat begins with on its way to the match."""
DUTY_OF: Final = {act.bit: act for act in DUTIES}


# --- who judges ----------------------------------------------------------------------------------------------------


def mode(g: Table) -> str:
    """How the table is policed now; unless the host has chosen, that depends on how many people play."""
    if g.house.policing != BY_HUMANS:
        return g.house.policing
    return CALLOUT if g.humans() >= g.box.numbers["callout_humans"] else AUTO


def voiced(g: Table, seat: int) -> bool:
    """Voice looks of this seat are judged by the table, not by buttons."""
    if not g.house.voice or g.is_bot(seat) or mode(g) != CALLOUT:
        return False
    return g.humans() >= g.box.numbers["voice_humans"]


def excused(g: Table, seat: int, bit: int) -> bool:
    """Nothing is asked of this seat for this demand: the table judges it, or the player is free of duties."""
    if g.house.policing == OFF or g.house.free >> seat & 1:
        return True
    return bit & VOICE != 0 and voiced(g, seat)


def look_with(g: Table, seat: int, bit: int) -> str:
    """The look before a seat that makes this demand."""
    for look in g.looks(seat):
        if look.bit == bit:
            return look.key
    return ""


# --- duties --------------------------------------------------------------------------------------------------------


def before_playing(g: Table, seat: int, rigor: bool) -> None:
    """A movement card is played: what was due before is done or missed, once a turn."""
    due = g.under[seat] & BEFORE_PLAYING & ~g.faulted
    if not rigor:
        due &= ~BOW
    bit = 1
    while bit <= due:
        if due & bit and not excused(g, seat, bit) and not fulfilled(g, seat, bit):
            g.faulted |= bit
            miss(g, seat, bit)
        bit <<= 1


def fulfilled(g: Table, seat: int, bit: int) -> bool:
    if g.done & bit:
        return bit != COMPLIMENT or g.praised in (NOWHERE, g.before(seat))
    if not g.is_bot(seat) or slips(g):
        return False
    g.done |= bit
    return True


def slips(g: Table) -> bool:
    """Whether a bot forgets a duty."""
    return g.house.slip > 0 and g.fate.roll(1000, "slip") <= g.house.slip


def notices(g: Table) -> bool:
    """Whether a bot sees that somebody forgot a duty."""
    return g.house.notice > 0 and g.fate.roll(1000, "notice") <= g.house.notice


def fall_due(g: Table, seat: int, bit: int) -> None:
    """A duty with a deadline begins."""
    if excused(g, seat, bit):
        return
    if g.is_bot(seat):
        if slips(g):
            miss(g, seat, bit)
        return
    seconds = g.house.duty_seconds
    duty = Duty(seat, bit, deadline(g, seconds))
    if g.away >> seat & 1 and g.house.live:
        duty.left = seconds * 1000
    g.duties.append(duty)


def deadline(g: Table, seconds: int) -> int:
    """In live play a time, else the number of the next turn, with whose end it comes."""
    return g.now + seconds * 1000 if g.house.live else g.turn + 1


def until(g: Table) -> int:
    """When the next duty or vote is over, in live play; at any table now, if a vote waits for nobody; -1 for never."""
    vote = g.vote
    if vote is not None and not is_open(g, vote):
        return g.now
    if not g.house.live:
        return OPEN_ENDED
    soonest = OPEN_ENDED if vote is None else vote.due
    for duty in g.duties:
        if duty.left < 0 and (soonest < 0 or duty.due < soonest):
            soonest = duty.due
    return soonest


def time_passes(g: Table) -> None:
    """A deadline has come in live play, or whoever a vote waited for has left the table."""
    if g.house.live:
        expire(g)
    count_votes(g)


def expire(g: Table) -> None:
    """Duties and votes whose time has come; without clocks, as a turn ends."""
    now = g.now if g.house.live else g.turn
    over = [duty for duty in g.duties if duty.left < 0 and duty.due <= now]
    if over:
        g.duties = [duty for duty in g.duties if duty.left >= 0 or duty.due > now]
    for duty in over:
        if not excused(g, duty.seat, duty.bit) and (not g.is_bot(duty.seat) or slips(g)):
            miss(g, duty.seat, duty.bit)
    if g.vote is not None and g.vote.due <= now:
        close_vote(g)


def pause(g: Table, seat: int) -> None:
    """Duty clocks stand still while their owner is away."""
    for duty in g.duties:
        if duty.seat != seat or not g.house.live:
            continue
        if g.away >> seat & 1:
            if duty.left < 0:
                duty.left = max(duty.due - g.now, 0)
        elif duty.left >= 0:
            duty.due = g.now + duty.left
            duty.left = OPEN_ENDED


def chatter(g: Table, seat: int) -> None:
    """As its turn ends a bot may have said what it should not, or said it wrongly."""
    if not g.under[seat] & CHAT or not g.is_bot(seat):
        return
    for bit in (FORBIDDEN_WORDS, THIRD_PERSON):
        if g.under[seat] & bit and not excused(g, seat, bit) and slips(g):
            miss(g, seat, bit)


def miss(g: Table, seat: int, bit: int) -> None:
    """A demand was broken. In auto mode that is a violation; in call-out mode somebody must notice."""
    if mode(g) == AUTO:
        tell(g, VIOLATION, seat, (look_with(g, seat, bit),))
        learn(g, 1 << seat)  # a card that has broken a demand is not taken back to do the duty after all
        violate(g, seat)
        return
    g.missed[seat] |= bit
    for other in range(g.seats):
        if other != seat and g.is_bot(other) and not is_hidden(g, other, seat) and notices(g):
            g.noticed.append((other, seat, bit))


def violate(g: Table, seat: int) -> None:
    """A violation has come to light: it costs a look."""
    queue(g, draw_look(g, seat, VIOLATION_LOOK))


def drop(g: Table, seat: int, bit: int) -> None:
    """The look is gone, and with it everything it asked for."""
    g.missed[seat] &= ~bit
    g.duties = [duty for duty in g.duties if duty.seat != seat or duty.bit != bit]
    vote = g.vote
    if vote is not None and vote.accused == seat and vote.bit == bit:
        g.vote = None


# --- accusations ---------------------------------------------------------------------------------------------------


def accuse(g: Table, accuser: int, accused: int, bit: int) -> None:
    """Somebody names a player and a look."""
    look = look_with(g, accused, bit)
    if bit & VOICE and voiced(g, accused):
        g.vote = Vote(accuser, accused, bit, deadline(g, g.box.numbers["vote_seconds"]))
        tell(g, VOTE_OPENED, accuser, (PLAYERS[accused].key, look))
    elif g.missed[accused] & bit:
        g.missed[accused] &= ~bit
        tell(g, CALLED_OUT, accuser, (PLAYERS[accused].key, look))
        prove_right(g, accuser, accused)
    else:
        prove_wrong(g, accuser)
        tell(g, WRONG_CALL, accuser, (PLAYERS[accused].key, look))


def prove_right(g: Table, accuser: int, accused: int) -> None:
    """The accused is caught."""
    g.credit[accuser] += 1
    g.credit[accused] -= 1
    violate(g, accused)


def prove_wrong(g: Table, accuser: int) -> None:
    """Nobody is caught, and who said so keeps silent for a while."""
    g.credit[accuser] -= 1
    g.barred |= 1 << accuser


def bots_call_out(g: Table) -> None:
    """As the turn ends bots call out what they have noticed; never wrongly, and no look that they do not see."""
    noticed, g.noticed = g.noticed, []
    for accuser, accused, bit in noticed:
        if not g.missed[accused] & bit or not g.is_bot(accuser) or is_hidden(g, accuser, accused):
            continue
        if mode(g) == CALLOUT:
            accuse(g, accuser, accused, bit)


def jury(g: Table, vote: Vote) -> int:
    """Who may vote, as bits: people other than the accused, and bots if the table wants them to."""
    voters = g.everybody if g.house.jury == EVERYBODY else g.everybody & ~g.bots
    return voters & ~(1 << vote.accused)


def judges(g: Table, seat: int) -> bool:
    """Whether a vote waits for this seat."""
    vote = g.vote
    return vote is not None and jury(g, vote) >> seat & 1 != 0 and no_vote(g, seat) is None


def cast(g: Table, seat: int, verdict: Act) -> None:
    vote = g.vote
    assert vote is not None
    if verdict is GUILTY:
        vote.guilty |= 1 << seat
    else:
        vote.innocent |= 1 << seat
    tell(g, VOTED, seat, (verdict.key,))


def is_open(g: Table, vote: Vote) -> bool:
    """Whether enough people are left to judge, and somebody's voice is missing; the accuser's is known."""
    return voiced(g, vote.accused) and jury(g, vote) & ~(vote.guilty | vote.innocent | 1 << vote.accuser) != 0


def count_votes(g: Table) -> None:
    """Close the vote as soon as it waits for nobody."""
    vote = g.vote
    if vote is not None and not is_open(g, vote):
        close_vote(g)


def close_vote(g: Table) -> None:
    """A strict majority of the votes cast convicts; the accuser's is guilty unless they said otherwise."""
    vote = g.vote
    assert vote is not None
    g.vote = None
    if not voiced(g, vote.accused):  # too few people are left to judge
        return
    voters = jury(g, vote)
    innocent = vote.innocent & voters
    guilty = (vote.guilty | 1 << vote.accuser) & ~vote.innocent & voters
    values = (PLAYERS[vote.accused].key, look_with(g, vote.accused, vote.bit))
    if guilty.bit_count() > innocent.bit_count():
        g.convicted[vote.accused] |= vote.bit
        tell(g, CONVICTED, vote.accuser, values)
        prove_right(g, vote.accuser, vote.accused)
    else:
        prove_wrong(g, vote.accuser)
        tell(g, ACQUITTED, vote.accuser, values)


# --- acts ----------------------------------------------------------------------------------------------------------


class Acts(Kind[Table, Act]):
    """What a person can do at any moment: their duties, call-outs, a vote; a bot on the jury, a vote alone."""

    def expected(self, g: Table, seat: int) -> Sequence[Act]:
        acts: list[Act] = [] if g.is_bot(seat) else own_acts(g, seat)
        if g.vote is not None:
            acts.append(GUILTY)
            acts.append(NOT_GUILTY)
        return acts

    def subject(self, g: Table, viewer: int | None) -> dict[str, Value]:
        """Whom an open vote is about."""
        return {} if g.vote is None else {"accused": PLAYERS[g.vote.accused].key}

    def forbids(self, g: Table, seat: int, option: Act) -> Refusal | None:
        if option.what == "vote":
            return no_vote(g, seat)
        if option.what == "call_out":
            return no_call(g, seat, option)
        return no_duty(g, seat, option.bit)


def own_acts(g: Table, seat: int) -> list[Act]:
    """A person's duties and call-outs."""
    acts: list[Act] = []
    for look in g.looks(seat):
        if look.bit in DUTY_OF:
            acts.append(DUTY_OF[look.bit])
        elif look.bit == COMPLIMENT:
            acts.extend([PRAISES[s] for s in range(g.seats) if s != seat])
    for other in range(g.seats):
        if other != seat and g.under[other] & POLICED and not is_hidden(g, seat, other):
            calls = g.box.callouts[other]
            acts.extend([calls[look.key] for look in g.looks(other) if look.bit & POLICED])
    return acts


def no_duty(g: Table, seat: int, bit: int) -> Refusal | None:
    if bit & VOICE and voiced(g, seat):
        return VOICE_TABLE
    if g.house.free >> seat & 1:
        return ALL_FREE
    if bit & TIMED:
        for duty in g.duties:
            if duty.seat == seat and duty.bit == bit:
                return None
        return NOTHING_DUE
    if seat != g.active:
        return NOT_YOUR_TURN
    if g.faulted & bit:
        return TOO_LATE
    return DONE_ALREADY if g.done & bit else None


def no_call(g: Table, seat: int, act: Act) -> Refusal | None:
    if g.house.free >> act.seat & 1:
        return NOT_ACCOUNTABLE
    if g.barred >> seat & 1:
        return BARRED
    if act.bit & VOICE and voiced(g, act.seat):
        if g.vote is not None:
            return ONE_VOTE
        return CONVICTED_ALREADY if g.convicted[act.seat] & act.bit else None
    return NO_CALLS if mode(g) == AUTO else None


def no_vote(g: Table, seat: int) -> Refusal | None:
    vote = g.vote
    assert vote is not None
    if seat == vote.accused:
        return ACCUSED
    return VOTED_ALREADY if (vote.guilty | vote.innocent) >> seat & 1 else None


class Say(ShowKind[Table]):
    """A line of chat, read only while a look binds what its author may write."""

    def refuses(self, g: Table, seat: int, text: str) -> Refusal | None:
        return None if text.startswith(SAYS) else NO_SUCH_OPTION

    def from_chat(self, line: str) -> str:
        return SAYS + line

    def random_answer(self, g: Table, seat: int, fate: Fate) -> str:
        """Any line; some of them break a demand."""
        return SAYS + ("hm", g.box.words[0], g.box.goblins[g.colours[seat]].words[0])[fate.below(3)]


ACTS: Final = Acts("acts", "RM-193")
SAY: Final = Say("say", "RM-193")


def listens(g: Table, seat: int) -> bool:
    """Whether a rule cares for what this seat writes."""
    bound = g.under[seat] & CHAT
    if not bound or g.is_bot(seat):
        return False
    return not excused(g, seat, FORBIDDEN_WORDS) and (bound & FORBIDDEN_WORDS != 0 or not voiced(g, seat))


def act(g: Table, seat: int, done: Act) -> None:
    """Somebody did something out of turn."""
    if done.what == "vote":
        cast(g, seat, done)
    elif done.what == "call_out":
        accuse(g, seat, done.seat, done.bit)
    elif done.what == "praise":
        g.praised = done.seat
        g.done |= COMPLIMENT
        tell(g, PRAISED, seat, (PLAYERS[done.seat].key,))
    else:
        if done.bit & TIMED:
            g.duties = [duty for duty in g.duties if duty.seat != seat or duty.bit != done.bit]
        else:
            g.done |= done.bit
        tell(g, DUTY_DONE, seat, (done.key,))
    count_votes(g)


def say(g: Table, seat: int, line: str) -> None:
    """A line of chat: does it break a demand?"""
    text = line.removeprefix(SAYS).casefold().replace("ё", "е")
    if g.under[seat] & FORBIDDEN_WORDS and has_forbidden(g, text):
        miss(g, seat, FORBIDDEN_WORDS)
    if g.under[seat] & THIRD_PERSON and not excused(g, seat, THIRD_PERSON) and not begins_rightly(g, seat, text):
        miss(g, seat, THIRD_PERSON)


def has_forbidden(g: Table, text: str) -> bool:
    for word in WORD.findall(text):
        for beginning in g.box.words:
            if word.startswith(beginning.casefold().replace("ё", "е")):
                return True
    return False


def begins_rightly(g: Table, seat: int, text: str) -> bool:
    """With the colour of one's goblin as a word of its own, in either language; quotes before it do not matter."""
    line = text.lstrip(OPENERS)
    for word in g.box.goblins[g.colours[seat]].words:
        colour = word.casefold().replace("ё", "е")
        if line.startswith(colour) and not line[len(colour) : len(colour) + 1].isalnum():
            return True
    return False


def new_turn(g: Table) -> None:
    """The active player's window of accusation closes and a bar on accusing ends."""
    g.missed[g.active] = 0
    g.barred &= ~(1 << g.active)
    g.done = 0
    g.faulted = 0
    g.praised = NOWHERE
    g.convicted = [0] * g.seats
    if g.noticed:
        g.noticed = [n for n in g.noticed if n[1] != g.active]


def option_of(acts: Sequence[Option], index: int) -> Act:
    chosen = acts[index]
    assert isinstance(chosen, Act)
    return chosen
