"""What a seat sees as text, in Russian or English, for agents that read: table, question, numbered picks."""

# interpreted: draws text, never in a hot path

from __future__ import annotations

from igroteka.content.drawing import drawing_of
from igroteka.content.words import Words
from igroteka.engine.plain import Plain
from igroteka.engine.view import AskView
from igroteka.envs.serial import Serial
from igroteka.packages import package_of

WIDTH = 100


def text_of(serial: Serial, seat: int, lang: str = "en") -> str:
    """Who the seat is, and the table as it knows it; if it is to pick, its question and every pick with its number."""
    match = serial.match
    words = Words(match.game.id, lang)
    view = match.view(seat)
    lines = [
        words.say("text-own-seat", {"who": f"p{seat}"}),
        "",
        drawing_of(package_of(match.game.id))(view, words, WIDTH),
    ]
    if serial.seat == seat:
        names = {ask.name for ask in serial.asks}
        asks = [ask for ask in view.asks if ask.kind in names]
        for ask in asks:
            cause = None if ask.cause is None else (ask.cause.seat, ask.cause.thing)
            lines += ["", f"{words.ask(ask.kind, ask.subject, cause)} [{ask.cites}]"]
        if serial.said:
            lines.append(" ".join(serial.said))
        lines += [f"{action}. {pick_text(serial, asks, action, words)}" for action in serial.legal()]
    elif match.result is not None:
        lines += ["", words.ending(match.result.why)]
    return "\n".join(lines)


def info_of(serial: Serial, seat: int) -> Plain:
    """Beside an observation: what the seat is asked, by which rule, and how many answers have been given so far.
    Nothing is asked while another picks, nor when the match is over."""
    own = serial.asks[0] if serial.seat == seat else None
    return {
        "seat": seat,
        "question": "" if own is None else own.name,
        "rule": "" if own is None else own.cites,
        "turn": serial.answers,
    }


def pick_text(serial: Serial, asks: list[AskView], action: int, words: Words) -> str:
    """The label of an option; words of open answers, `wait` and `stop` as they are."""
    name = serial.actions.name(action, serial.seat)
    for ask in asks:
        if name in ask.options:
            return words.label(name, ask.kind, ask.details.get(name))
    return name
