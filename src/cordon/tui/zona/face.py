"""Zona's face at the table: the screen for a question, as a picture and as plain sentences."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from cordon.games.zona.game import ZonaGame
from cordon.games.zona.terms import EMISSION_TRACK_LAST
from cordon.games.zona.views import ZonaView, view
from cordon.kernel.decisions import Decision, Seat
from cordon.kernel.session import Session
from cordon.tui.choices import Choice
from cordon.tui.journal import Line
from cordon.tui.menu import menu, wrapped
from cordon.tui.zona import board, plain
from cordon.tui.zona.boards import Boards
from cordon.tui.zona.cards import Cards
from cordon.tui.zona.prompts import Moment
from cordon.tui.zona.teller import ZonaTeller
from cordon.words.catalogue import Words

STYLES = {"": "", "head": "bold", "story": "italic #d7c9a7", "aside": "dim italic"}
TRADING = ("camp.choose", "trade.choose", "sell_for_more.choose")
LEAST_JOURNAL = 3
SIDE_MOST = 46
"""The scavenger's board beside the map is not wider than this."""


class ZonaFace:
    """Everything that a terminal shows of a match of Zona."""

    def __init__(self, words: Words, session: Session[ZonaGame], bots: Sequence[str], is_plain: bool) -> None:
        self.words = words
        self.session = session
        self.bots = bots
        self.is_plain = is_plain
        seats = session.setup.seats
        self.teller = ZonaTeller(words, seats, {seat for seat, bot in enumerate(bots) if bot})
        self._moment: Moment | None = None

    @property
    def game(self) -> ZonaGame:
        return self.session.game

    def moment(self, decision: Decision) -> Moment:
        """The question in words; asked for often, made once."""
        known = self._moment
        if known is None or known.game is not self.game or known.answers != len(self.session.entries) or known.decision != decision:
            names = self.teller.namer
            known = Moment(self.words, names, self.game, decision, len(self.session.entries), self.is_plain)
            self._moment = known
        return known

    def choices(self, decision: Decision) -> list[Choice]:
        return self.moment(decision).choices

    def question(self, decision: Decision) -> str:
        """Who is asked, and what."""
        moment = self.moment(decision)
        return self.words.say("asked", person=moment.person(), question=moment.question())

    def about(self, option: str) -> list[str]:
        """The card, token or place that an option is about."""
        return Cards(self.words, self.game).of_option(option)

    def find(self, typed: str) -> list[list[str]]:
        """Everything on the table whose name begins so."""
        cards = Cards(self.words, self.game)
        return [cards.of(found) for found in cards.find(typed)]

    # --- the screen -----------------------------------------------------------------------------------------------

    def screen(self, decision: Decision, fresh: list[Line], old: list[Line], width: int, height: int) -> list[Text]:
        """The table with the question, filling ``height`` lines with the journal; or a page of news if they are many."""
        moment = self.moment(decision)
        story = self._story(moment, width)
        told = [line for line in fresh if not story or line.text not in moment.story()]
        top = [self.status(moment.view, width), *self._table(moment, width), *self._others(moment)]
        question = [Text(part, "bold") for part in wrapped(self.question(decision), width)]
        room = height - len(top) - len(story) - len(question)
        options = menu(moment.choices, width, room - LEAST_JOURNAL)
        room -= len(options)
        news = _set(told, width)
        if len(news) > max(room, 1):
            page = [self.status(moment.view, width), Text()]
            options = menu(moment.choices, width, height - len(page) - len(question) - min(len(news), 12))
            room = height - len(page) - len(question) - len(options) - len(story) - 1
            if len(news) > room:
                news = [Text(self.words.say("journal-more"), "dim"), *news[-max(1, room - 1) :]]
            filler = [Text()] * (room - len(news))
            return [*page, *news, *filler, *story, self._own_line(moment), *question, *options]
        past = _set(old, width, "dim")
        journal = [*past[len(past) - max(0, room - len(news)) :], *news] if room > len(news) else news
        filler = [Text()] * (room - len(journal))
        return [*top, *filler, *journal, *story, *question, *options]

    def status(self, seen: ZonaView, width: int) -> Text:
        """The round, the emission track, the news."""
        say = self.words.say
        track = "▰" * seen.emission + "▱" * (EMISSION_TRACK_LAST - seen.emission)
        parts = [
            (say("title-zona"), "bold"),
            (say("status-round", round=max(1, seen.round), last=self.game.last_round), ""),
            (say("status-emission", track=track, at=seen.emission, last=EMISSION_TRACK_LAST), "#ff8a80" if seen.emission > 3 else ""),
            (say("status-news", count=seen.piles["news"].left), ""),
        ]
        if seen.timed:
            parts.append((plain.timed(self.words, self.teller.namer, seen), "bold"))
        if self.session.second_looks:
            parts.append((say("second-looks", count=len(self.session.second_looks)), "dim"))
        line = Text("  ").join(Text(text, style) for text, style in parts)
        line.truncate(width, overflow="ellipsis")
        return line

    def _table(self, moment: Moment, width: int) -> list[Text]:
        side = min(SIDE_MOST, width - board.WIDTH - 1)
        boards = self.boards(moment.view)
        left = board.draw(self.words, self.game, moment.view)
        if moment.decision.kind in TRADING:
            market = boards.market(board.WIDTH - 1)
            left = [*market, *[Text()] * (board.HEIGHT - len(market))]
        right = boards.own(moment.seat, side, board.HEIGHT)
        for line in left:
            line.pad_right(board.WIDTH - line.cell_len + 1)
        return [Text.assemble(one, other) for one, other in zip(left, right, strict=True)]

    def _others(self, moment: Moment) -> list[Text]:
        boards = self.boards(moment.view)
        return [boards.line(seat) for seat in range(moment.view.seats) if seat != moment.seat]

    def _own_line(self, moment: Moment) -> Text:
        return self.boards(moment.view).line(moment.seat)

    def _story(self, moment: Moment, width: int) -> list[Text]:
        return [Text(part, STYLES["story"]) for text in moment.story() for part in wrapped(text, width)]

    def boards(self, seen: ZonaView) -> Boards:
        return Boards(self.words, self.game, seen, self.teller.people, self.bots)

    # --- on request -----------------------------------------------------------------------------------------------

    def all_boards(self, seat: Seat) -> list[Text]:
        """Every scavenger's board in full."""
        seen = view(self.game, seat)
        if self.is_plain:
            return [Text(line) for each in range(seen.seats) for line in plain.scavenger(self.boards(seen), each)]
        boards = self.boards(seen)
        return [line for each in range(seen.seats) for line in (*boards.whole(each), Text())]

    def market(self, seat: Seat, width: int) -> list[Text]:
        seen = view(self.game, seat)
        if self.is_plain:
            return [Text(line) for line in plain.market(self.boards(seen))]
        return self.boards(seen).market(width)

    # --- plain sentences --------------------------------------------------------------------------------------------

    def sentences(self, decision: Decision, fresh: list[Line]) -> list[str]:
        """The question for a reader of lines: what is new, where things stand, what can be done."""
        moment = self.moment(decision)
        lines = [line.text for line in fresh]
        if decision.kind == "take_turn.choose" and self.facts_left(moment):
            lines += plain.status(self.words, self.teller.namer, self.game, moment.view)
            lines += plain.scavenger(self.boards(moment.view), moment.seat)
        lines.append(self.question(decision))
        lines += plain.menu(self.words, moment.choices)
        return lines

    @staticmethod
    def facts_left(moment: Moment) -> bool:
        """Whether a turn is just beginning: nothing has been done in it yet."""
        return moment.facts.get("left") == 2

    def table_in_words(self, seat: Seat) -> list[str]:
        """The whole table, told."""
        seen = view(self.game, seat)
        return [
            *plain.status(self.words, self.teller.namer, self.game, seen),
            *plain.board(self.words, self.teller.namer, self.game, seen),
        ]

    # --- the end ----------------------------------------------------------------------------------------------------

    def ending(self) -> list[Text]:
        """Who won, or why nobody did, and a few figures."""
        outcome = self.game.state.outcome
        assert outcome is not None
        say = self.words.say
        namer = self.teller.namer
        if outcome.winners:
            head = say("end-won", **namer.args({"seat": outcome.winners[0]}))
        else:
            head = say(f"end-lost-{outcome.cause}")
        lines = [Text(head, "bold"), Text()]
        for scavenger in self.game.state.scavengers.values():
            if scavenger.character:
                args: dict[str, object] = {
                    "secrets": len(scavenger.secrets),
                    "rubles": scavenger.rubles,
                    "trophies": len(scavenger.trophies),
                    "fatigue": scavenger.fatigue,
                    "injuries": scavenger.injuries,
                }
                lines.append(Text(say("end-line", **namer.args({"seat": scavenger.seat}), **args)))
        state = self.game.state
        figures = say("end-figures", rounds=state.round, deaths=state.deaths, answers=len(self.session.entries))
        return [*lines, Text(figures)]


def _set(lines: list[Line], width: int, style: str | None = None) -> list[Text]:
    """Journal lines broken to the width."""
    return [Text(part, STYLES[line.style] if style is None else style) for line in lines for part in wrapped(line.text, width)]
