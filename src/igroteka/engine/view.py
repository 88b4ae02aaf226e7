"""What a seat may know, as Structs for all outside the engine: the server, the terminal, bots and tests.

Cards are derived from zones; everything else comes from the game's own `view`. A view never tells more than its seat
may know, and the same knowledge always gives the same bytes.
"""

from collections.abc import Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Final, TypeVar

import msgspec

from igroteka.engine.events import Value
from igroteka.engine.hooks import Visibility
from igroteka.engine.kinds import Several, Show
from igroteka.engine.options import Card, Cause, Refusal, eyes
from igroteka.engine.prompts import Ask
from igroteka.engine.ruleset import Ruleset
from igroteka.engine.state import Result, State, Zone

G = TypeVar("G", bound=State)


class ReasonView(msgspec.Struct, frozen=True):
    """Why something is no option."""

    reason: str
    rule: str


class GroupView(msgspec.Struct, frozen=True):
    """Options of a batch that are counted together."""

    name: str
    keys: list[str]
    least: int
    most: int


class CauseView(msgspec.Struct, frozen=True):
    """Whose act a question or an event follows from (-1: nobody's), and by which thing."""

    seat: int
    thing: str


class AskView(msgspec.Struct, frozen=True):
    """A question to the seat that views it: `options` are keys, `refused` the rest of the universe with its reasons."""

    kind: str
    cites: str
    seat: int
    must: bool
    guarded: bool
    options: list[str]
    refused: dict[str, ReasonView]
    form: str
    """`one` key, `several` keys with blanks between them, or an `open` answer."""
    least: int
    most: int
    groups: list[GroupView]
    given: str | None
    """The seat's own sealed answer."""
    deadline: int
    default: str
    cause: CauseView | None = None
    subject: dict[str, Value] = {}
    """What the question is about, for its sentence and the board."""
    details: dict[str, dict[str, Value]] = {}
    """What an option would cost or bring, by key: for its label and the board."""


class WaitView(msgspec.Struct, frozen=True):
    """Whom the table waits for, and for what; open to all."""

    seat: int
    kind: str
    cites: str
    must: bool
    given: bool
    deadline: int
    cause: CauseView | None = None
    subject: dict[str, Value] = {}
    """As the viewer may know it."""


class CardView(msgspec.Struct, frozen=True):
    """A card: its key where it is known, else only its back."""

    key: str | None
    back: str


class ZoneView(msgspec.Struct, frozen=True):
    """The cards of a zone from the top down; an unordered one is sorted, unknown cards last."""

    name: str
    ordered: bool
    open: bool
    cards: list[CardView]


class ScoreView(msgspec.Struct, frozen=True):
    total: int
    parts: dict[str, int]


class TieView(msgspec.Struct, frozen=True):
    """A tie-break: what was compared (words: `tie-<by>`) and what each player who was level had, by `p0`, `p1`…"""

    by: str
    rule: str
    values: dict[str, int]


class ResultView(msgspec.Struct, frozen=True):
    winners: list[int]
    scores: list[ScoreView]
    why: str
    rule: str
    ties: list[TieView] = []


class View(msgspec.Struct, frozen=True):
    """The whole table as one seat may know it."""

    game: str
    seat: int | None
    players: int
    number: str
    phase: str
    now: int
    bots: list[int]
    asks: list[AskView]
    waiting: list[WaitView]
    zones: list[ZoneView]
    table: dict[str, object]
    """The rest, by the rulebook's nouns: what the game's own `view` says."""
    result: ResultView | None
    can_undo: bool


class CommonView(msgspec.Struct, frozen=True):
    """The part of a View that is the same for everybody."""

    game: str
    players: int
    number: str
    phase: str
    now: int
    bots: list[int]
    result: ResultView | None


class OwnView(msgspec.Struct, frozen=True):
    """The part of a View that is the seat's alone, besides its cards and what the game's own `view` says."""

    seat: int | None
    asks: list[AskView]
    can_undo: bool


def view_of(
    game: Ruleset[G],
    g: G,
    asks: Sequence[Ask],
    seat: int | None,
    number: str,
    result: Result | None = None,
    can_undo: bool = False,
) -> View:
    """The parts below combined. A server sends them separately: what is the same for all is built once."""
    common = common_view(game, g, number, result)
    own = own_view(asks, seat, can_undo)
    viewer = eyes(seat)
    return View(
        game=common.game,
        seat=own.seat,
        players=common.players,
        number=common.number,
        phase=common.phase,
        now=common.now,
        bots=common.bots,
        asks=own.asks,
        waiting=wait_views(asks, seat),
        zones=zone_views(g, zones_shown(game, g, seat), viewer),
        table=game.view(g, seat).plain(),
        result=common.result,
        can_undo=own.can_undo,
    )


def common_view(game: Ruleset[G], g: G, number: str, result: Result | None) -> CommonView:
    return CommonView(
        game=game.id,
        players=g.seats,
        number=number,
        phase=game.phases[g.phase].name,
        now=g.told_now(),
        bots=[s for s in range(g.seats) if g.is_bot(s)],
        result=None if result is None else result_view(result),
    )


def own_view(asks: Sequence[Ask], seat: int | None, can_undo: bool) -> OwnView:
    return OwnView(seat, [ask_view(a) for a in asks if a.seat == seat], can_undo)


def wait_views(asks: Sequence[Ask], viewer: int | None) -> list[WaitView]:
    """Whom the table waits for, as one viewer may know it; the same for all viewers of an open table."""
    return [wait_view(a, viewer) for a in asks]


def zones_shown(game: Visibility[G], g: G, seat: int | None) -> Sequence[Zone]:
    """The zones that no handicap hides from the seat."""
    if not game.masks_some(g, seat):
        return g.zones
    return [zone for zone in g.zones if not game.masks(g, seat, zone)]


def ask_view(ask: Ask) -> AskView:
    form, least, most = "one", 1, 1
    groups: list[GroupView] = []
    if isinstance(ask, Several):
        form, least, most = "several", ask.least, min(ask.most, len(ask.options))
        groups = group_views(ask)
    elif isinstance(ask, Show):
        form = "open"
    return AskView(
        kind=ask.name,
        cites=ask.cites,
        seat=ask.seat,
        must=ask.must,
        guarded=ask.guarded,
        options=[o.key for o in ask.options],
        refused=refusals(ask),
        form=form,
        least=least,
        most=most,
        groups=groups,
        given=ask.text() if ask.given else None,
        deadline=ask.deadline,
        default=ask.default(),
        cause=cause_view(ask.cause),
        subject=ask.subject(ask.seat),
        details=ask.details(),
    )


def group_views(ask: "Several[State, Card]") -> list[GroupView]:
    found: list[GroupView] = []
    for name, members in ask.groups.items():
        least, most = ask.kind.bounds(ask.g, ask.seat, name, len(members))
        found.append(GroupView(name, [o.key for o in members], least, most))
    return found


def refusals(ask: Ask) -> dict[str, ReasonView]:
    """Every member of the universe that is no option, with its reason."""
    allowed = {o.key for o in ask.options}
    found: dict[str, ReasonView] = {}
    for option in ask.universe():
        if option.key not in allowed:
            refusal = ask.why_forbidden(option)
            if refusal is not None:
                found[option.key] = reason_view(refusal)
    return found


def reason_view(refusal: Refusal) -> ReasonView:
    return ReasonView(refusal.reason, refusal.rule)


def cause_view(cause: Cause | None) -> CauseView | None:
    return None if cause is None else CauseView(cause.seat, cause.thing)


def wait_view(ask: Ask, viewer: int | None) -> WaitView:
    return WaitView(
        ask.seat,
        ask.name,
        ask.cites,
        ask.must,
        ask.given,
        ask.deadline,
        cause_view(ask.cause),
        ask.subject(viewer),
    )


def zone_views(g: State, zones: Sequence[Zone], viewer: int) -> list[ZoneView]:
    if not g.known or any(who & viewer for who in g.known.values()):
        return [zone_view(g, zone, viewer) for zone in zones]
    return [zone_seen(zone, g.cards[zone.n], zone.audience & viewer != 0, ()) for zone in zones]


def zone_view(g: State, zone: Zone, viewer: int) -> ZoneView:
    pile, known = g.cards[zone.n], g.known
    is_open = zone.audience & viewer != 0
    if is_open or not known:
        return zone_seen(zone, pile, is_open, ())
    return zone_seen(zone, pile, is_open, tuple([c.serial for c in pile if known.get(c.serial, 0) & viewer]))


@lru_cache(2048)
def zone_seen(zone: Zone, pile: tuple[Card, ...], is_open: bool, known: tuple[int, ...]) -> ZoneView:
    """A zone as it is seen. Results are cached, since most zones are the same for the next seat and the next question;
    `known` holds serials of cards."""
    top_down = reversed(pile)
    if is_open:
        cards = list(map(face_up, top_down))
    elif known:
        cards = [face_up(card) if card.serial in known else face_down(card) for card in top_down]
    else:
        cards = list(map(face_down, top_down))
    if not zone.ordered:
        cards.sort(key=by_key_and_back if is_open else unknown_last)
    return ZoneView(zone.name, zone.ordered, is_open, cards)


@lru_cache(10_000)
def face_up(card: Card) -> CardView:
    return CardView(card.key, card.back)


@lru_cache(10_000)
def face_down(card: Card) -> CardView:
    return CardView(None, card.back)


by_key_and_back: Final = attrgetter("key", "back")


def unknown_last(card: CardView) -> tuple[bool, str, str]:
    return card.key is None, card.key or "", card.back


def result_view(result: Result) -> ResultView:
    scores = [ScoreView(s.total, s.parts) for s in result.scores]
    ties = [TieView(tie.by, tie.rule, {f"p{seat}": value for seat, value in tie.values.items()}) for tie in result.ties]
    return ResultView(result.winners, scores, result.why, result.rule, ties)
