"""A game in the terminal: the table, a question, a person's answer, and other commands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from igroteka.cli.input.saved_match import is_save_of, write_whole
from igroteka.cli.output.ending import ending_lines
from igroteka.cli.output.terminal import paint, width, wrap
from igroteka.cli.session.bot_seats import BotSeats
from igroteka.cli.session.questions import NumberedQuestions
from igroteka.cli.session.typed_lines import Interrupted, Lines
from igroteka.content.drawing import drawing_of

if TYPE_CHECKING:
    from igroteka.bots.brain import Thought
    from igroteka.bots.contrast import Advice, Comparison
    from igroteka.bots.players import AnyBot
    from igroteka.content.words import Words
    from igroteka.engine.event_view import EventView
    from igroteka.engine.match import AnyMatch
    from igroteka.engine.options import Refusal

COMMANDS = {
    "?": "why",
    "help": "help",
    "помощь": "help",
    "undo": "undo",
    "отмена": "undo",
    "hint": "hint",
    "совет": "hint",
    "auto": "auto",
    "бот": "auto",
    "log": "log",
    "журнал": "log",
    "rules": "rules",
    "правила": "rules",
    "save": "save",
    "сохранить": "save",
    "table": "table",
    "стол": "table",
    "quit": "quit",
    "выход": "quit",
}
LOG_LINES = 20


class TerminalSession:
    """One person at a table of bots, with one seat or several; without a seat they watch."""

    def __init__(self, match: AnyMatch, mine: Sequence[int], bots: BotSeats, words: Words, package: str) -> None:
        self.match, self.mine, self.bots, self.words = match, mine, bots, words
        self.seat: int | None = mine[0] if mine else None
        """The seat that is shown and answers: of several seats the one that is asked."""
        self.lines = Lines()
        self.draw = drawing_of(package)
        self.advisers: dict[int, AnyBot] = {}
        self.told = 0
        self.open = True
        self.acts: dict[str, Callable[[str], None]] = {
            "why": self.why,
            "help": self.help,
            "undo": self.undo,
            "hint": self.hint,
            "auto": self.auto,
            "log": self.log,
            "rules": self.rules,
            "save": self.save,
            "table": self.table,
            "quit": self.quit,
        }

    # --- the course of the game ---

    def run(self) -> int:
        while self.open and self.match.result is None:
            self.change_seats()
            self.report()
            if self.questions():
                self.ask()
            else:
                self.bots.advance()
        if self.match.result is not None:
            self.report()
            self.table("")
            self.finish()
        return 0

    def change_seats(self) -> None:
        """Switch to a seat of this person that is asked."""
        asked = [ask.seat for ask in self.match.asks if ask.seat in self.mine and not ask.given]
        if asked and self.seat not in asked:
            self.seat = asked[0]

    def questions(self) -> NumberedQuestions:
        """The questions that are open to this person."""
        asks = [] if self.seat is None else self.match.view(self.seat).asks
        return NumberedQuestions([ask for ask in asks if ask.given is None], self.words)

    def ask(self) -> None:
        """Show the table and the question; read lines until something was answered or happened."""
        self.table("")
        questions = self.questions()
        if len(self.mine) > 1:
            print(paint(f"{self.words.name(f'p{self.seat}')}:", "bold"))
        print(questions.text(width()))
        self.lines.restart()
        moves = self.moves()
        while self.open and self.moves() == moves:
            try:
                line = self.lines.read(self.prompt(questions), self.limit())
            except Interrupted:
                self.let_others_act()
                return
            if line is None:
                self.quit("")
            elif line == "":
                self.wait(questions)
                return
            else:
                self.read_line(line, questions)

    def moves(self) -> tuple[int, str]:
        """Changes with every input."""
        return len(self.match.history), self.match.number

    def prompt(self, questions: NumberedQuestions) -> str:
        return paint(self.words.say("cli-prompt-may" if questions.may_wait else "cli-prompt"), "mark") + " "

    def limit(self) -> int | None:
        """How long this person may think in a race before a bot acts; None for no limit."""
        action = self.bots.next_action() if self.bots.in_race and self.lines.live else None
        return None if action is None else action.at - self.match.g.now

    def wait(self, questions: NumberedQuestions) -> None:
        """Let the bots act, if the person may wait; otherwise the question is shown again."""
        if questions.may_wait and not self.let_others_act():
            self.say(self.words.say("cli-nobody-moves"))

    def let_others_act(self) -> bool:
        """Carry out the next action of a race; False if there is none."""
        action = self.bots.next_action()
        if action is not None:
            self.bots.carry_out(action)
        return action is not None

    def read_line(self, line: str, questions: NumberedQuestions) -> None:
        """A command or an answer."""
        word, _, rest = line.partition(" ")
        command = COMMANDS.get(word.lower())
        if command is None and line.startswith("?"):
            command, rest = "why", line[1:]
        if command is not None:
            self.acts[command](rest.strip())
            return
        answer = questions.answer(line)
        if answer is not None:
            self.answer(answer, self.match.g.now + self.lines.elapsed)
        elif not line.isdigit() and (refusal := self.known_refusal(line)) is not None:  # a number always means the list
            self.refuse(refusal)
        else:
            self.say(self.words.say("cli-not-understood"))

    def answer(self, key: str, at: int) -> None:
        """`at` is used only in a race."""
        from igroteka.engine.options import IllegalChoice

        assert self.seat is not None
        try:
            self.match.answer(self.seat, key, max(at, self.match.g.now) if self.bots.in_race else None)
        except IllegalChoice as error:
            self.refuse(error.refusal)

    # --- other commands ---

    def why(self, what: str) -> None:
        """Why something is not an option: all expected answers, or the named one."""
        told = self.questions().reasons(what, width())
        if told:
            print(told)
        elif (refusal := self.known_refusal(what)) is not None:
            self.refuse(refusal)
        else:
            self.say(self.words.say("cli-unexpected", ready={"what": what}))

    def known_refusal(self, key: str) -> Refusal | None:
        """Why a key that the game knows is no answer here, if it is not expected."""
        from igroteka.engine.options import NO_SUCH_OPTION

        assert self.seat is not None
        refusal = self.match.why_not(self.seat, key)
        return None if refusal is None or refusal.reason == NO_SUCH_OPTION.reason else refusal

    def help(self, _: str) -> None:
        print(self.words.say("cli-help"))

    def undo(self, _: str) -> None:
        from igroteka.engine.options import Barrier
        from igroteka.engine.record import ANSWER

        assert self.seat is not None
        answered = [seat for operation, seat, _, _ in self.match.steps if operation == ANSWER and seat in self.mine]
        try:
            self.match.undo(answered[-1] if answered else self.seat)
        except Barrier as error:
            self.refuse(error.refusal)

    def hint(self, pointed: str) -> None:
        """What a good bot would answer, and how much better that is than the second best, or than what is named."""
        if self.unhinted():
            self.say(self.words.say("cli-no-hint"))
            return
        thought = self.advice()
        if thought is None or self.bots.in_race:
            self.say(self.advised(thought))
            return
        found = self.explained(thought, self.questions().answer(pointed) or "")
        self.say(self.advised(found.thought))
        if found.contrast is not None:
            self.say(compared(found.contrast, self.words))

    def explained(self, thought: Thought, pointed: str) -> Advice:
        from igroteka.bots import brain_of
        from igroteka.bots.contrast import advise

        assert self.seat is not None
        ask = next(ask for ask in self.match.asks if ask.seat == self.seat and not ask.given)
        asked, chair = self.bots.asked(ask), self.bots.chair(self.seat)
        return advise(brain_of(self.match.game), chair, asked, thought, pointed, self.bots.seed)

    def unhinted(self) -> bool:
        """The game gives no hints for this question."""
        return any(ask.kind in self.match.game.unhinted for ask in self.questions().asks)

    def auto(self, _: str) -> None:
        """Let a bot answer this question, or wait if it would wait."""
        thought = self.advice()
        action = self.bots.next_action() if self.bots.in_race else None
        if thought is None or (action is not None and action.at < thought.at):
            self.wait(self.questions())
            return
        if not self.unhinted():
            self.say(self.advised(thought))
        self.answer(thought.answer, thought.at)

    def advice(self) -> Thought | None:
        """What a good bot would answer; None if it would rather wait."""
        from igroteka.bots import player

        assert self.seat is not None
        if self.seat not in self.advisers:
            self.advisers[self.seat] = player(self.match.game, "normal", self.bots.seed, self.seat)
        adviser = self.advisers[self.seat]
        chair = self.bots.chair(self.seat)
        asks = [ask for ask in self.match.asks if ask.seat == self.seat and not ask.given]
        if not self.bots.in_race:
            return adviser.think(chair, self.bots.asked(asks[0]))
        bids = [bid for ask in asks if (bid := adviser.bid(chair, self.bots.asked(ask))) is not None]
        return min(bids, key=lambda bid: bid.at, default=None)

    def advised(self, thought: Thought | None) -> str:
        if thought is None:
            return self.words.say("cli-hint-wait")
        reason = self.words.reason(thought.reason, thought.values)
        return self.words.say("cli-hint", ready={"answer": self.words.answer(thought.answer), "reason": reason})

    def log(self, count: str) -> None:
        last = int(count) if count.isdigit() else LOG_LINES
        for event in self.match.events(self.seat)[-last:]:
            print(self.sentence(event))

    def rules(self, what: str) -> None:
        from igroteka.cli.commands.rules import entry
        from igroteka.content.rulebook import Inventory

        found = Inventory(self.match.game.id).search(what)
        for rule in found:
            print(entry(rule, self.words.lang))
        if not found:
            self.say(self.words.say("cli-no-rule", ready={"what": what}))

    def save(self, file: str) -> None:
        if not file:
            self.say(self.words.say("cli-save-where"))
            return
        target = Path(file)
        try:
            if target.exists() and not is_save_of(self.match.game.id, target):
                self.say(self.words.say("cli-save-other", ready={"file": file}))
                return
            write_whole(target, self.match.save())
        except OSError as error:
            self.say(f"{file}: {error.strerror}")
        else:
            print(self.words.say("cli-saved", ready={"file": file}))

    def table(self, _: str) -> None:
        print()
        print(self.draw(self.match.view(self.seat), self.words, width()))
        print()

    def quit(self, _: str) -> None:
        self.open = False

    # --- output ---

    def report(self) -> None:
        """Print what has happened since the last call."""
        events = self.match.events(self.seat, self.told)
        self.told += len(events)
        for event in events:
            print(self.sentence(event))

    def sentence(self, event: EventView) -> str:
        you = self.seat if len(self.mine) == 1 else None  # who plays several seats wants to know which of them it was
        said = self.words.event(event.kind, event.values, event.seat, event.cards, event.count, you)
        rule = f" [{event.cites}]" if event.cites else ""
        return wrap(f"{said}{rule}", width(), "· ", "  ")

    def refuse(self, refusal: Refusal) -> None:
        rule = f" [{refusal.rule}]" if refusal.rule else ""
        self.say(f"✗ {self.words.why(refusal.reason)}{rule}")

    def say(self, text: str) -> None:
        print(wrap(text, width()))

    def finish(self) -> None:
        assert self.match.result is not None
        for line in ending_lines(self.match.result, self.words):
            print(line)


def compared(contrast: Comparison, words: Words) -> str:
    """How much better an answer is than another, and why."""
    other = {"other": words.answer(contrast.other)}
    points = round(100 * contrast.lead)
    counts = {"ahead": contrast.ahead, "worlds": contrast.worlds}
    if contrast.equal:
        return words.say("hint-equal", ready=other)
    told = words.say("hint-lead" if points else "hint-better", {"points": points, **counts}, other)
    if not contrast.aspect:
        return told
    rule = f" [{contrast.rule}]" if contrast.rule else ""
    return f"{told} {words.say('hint-aspect', ready={'aspect': words.say(f'aspect-{contrast.aspect}')})}{rule}"
