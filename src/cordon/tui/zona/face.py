"""Zona's face at the table: the screen for a question, as a picture and as plain sentences."""

from __future__ import annotations

from rich.text import Text

from cordon.faces.choices import Choice
from cordon.faces.journal import Line
from cordon.faces.zona.cards import Cards
from cordon.faces.zona.prompts import ZonaPrompt
from cordon.faces.zona.teller import ZonaTeller
from cordon.games.zona.events import MatchWon
from cordon.games.zona.game import ZonaGame
from cordon.games.zona.rules.actions import AREA, SEARCH, TakeTurn, TurnFacts
from cordon.games.zona.rules.bunkers import Camp
from cordon.games.zona.rules.encounters import CONFRONT, FLEE, EncounterFacts
from cordon.games.zona.rules.facilities import Open
from cordon.games.zona.rules.market import SellForMore, Trade
from cordon.games.zona.rules.setup import KeepBoard
from cordon.games.zona.terms import EMISSION_TRACK_LAST, ends_of
from cordon.games.zona.views import ZonaView, view
from cordon.kernel.decisions import Decision, Seat, told
from cordon.kernel.frames import kind_of
from cordon.tui.canvas import beside, cut
from cordon.tui.face import STYLES, Face, View
from cordon.tui.layout import LEAST_TOLD, Layout, latest, set_in
from cordon.tui.zona import board, plain
from cordon.tui.zona.boards import Boards
from cordon.words.spelling import stopped

TRADING = (kind_of(Camp.choose), kind_of(Trade.choose), kind_of(SellForMore.choose))
LAID_OPEN = (kind_of(KeepBoard.choose), kind_of(Open.choose))
"""Questions about cards whose words no journal line has told."""
BOARDS_ABREAST = 2
SIDE_LEAST, SIDE_MOST = 28, 46
"""How wide the scavenger's board beside the map may be; where there is less room it stands below."""


class ZonaFace(Face[ZonaGame, ZonaTeller, ZonaPrompt]):
    """Everything that a terminal shows of a match of Zona."""

    styles = STYLES | {"story": "italic #d7c9a7"}

    def telling(self) -> ZonaTeller:
        teller = plain.PlainTeller if self.is_plain else ZonaTeller
        return teller(self.words, [""] * len(self.bots), {seat for seat, bot in enumerate(self.bots) if bot})

    def asking(self, decision: Decision) -> ZonaPrompt:
        return ZonaPrompt(self.words, self.teller.namer, self.game, decision)

    def about(self, decision: Decision, option: str) -> list[str]:
        """The card, token or place that an option is about."""
        cards = Cards(self.words, self.game)
        if option in AREA or option in SEARCH:
            return cards.of(self.game.scavenger(decision.seat).area)
        prompt = self.prompt(decision)
        if option in CONFRONT or option in FLEE:
            return cards.of(told(prompt.facts, EncounterFacts).threat)
        named = prompt.said(option).arguments.values() if decision.low is None else ()
        return [line for about in named if isinstance(about, str) for id in ends_of(about) for line in cards.of(id)]

    def find(self, typed: str) -> list[list[str]]:
        """Everything on the table whose name begins so."""
        cards = Cards(self.words, self.game)
        return [cards.of(found) for found in cards.find(typed)]

    # --- the screen -----------------------------------------------------------------------------------------------

    def screen(
        self, decision: Decision, fresh: list[Line] | None, old: list[Line], width: int, height: int
    ) -> list[Text]:
        """The table with the question, filled up with the journal; or a page of news if there is too much to tell.

        Without anything ``fresh`` to tell (``None``) it is the table in any case.
        """
        prompt = self.prompt(decision)
        texts = prompt.story() if fresh is not None else []
        pinned = " ".join(texts)
        news = self.journal([line for line in fresh or () if line.text not in pinned], width)
        story, question = set_in(texts, width, self.styles["story"]), self.asked(decision, width)
        head, table = self.status(prompt.view, width), self._table(prompt, width)
        boards = self.boards(prompt.view)
        others = [cut(boards.line(seat), width) for seat in range(prompt.view.seats) if seat != prompt.seat]
        room = height - 1 - len(table) - len(story) - len(question)
        options = self.menu(prompt, width, room - len(others) - min(LEAST_TOLD, len(news)))
        room -= len(options)
        if room - len(others) >= len(news):
            table += others
            room -= len(others)
        if room < len(news) and fresh is not None:
            asked = [*story, cut(boards.line(prompt.seat), width), *question]
            return self._page(prompt, head, news, asked, width, height)
        if room > max(LEAST_TOLD, len(news)):
            question.insert(0, Text("─" * width, "grey42"))
        past = self.journal([line for line in old[-height:] if line.text not in pinned], width, "dim")
        return Layout([head], lambda _: table, [*past, *news], [*story, *question], options).fitted(height)

    def _page(
        self, prompt: ZonaPrompt, head: Text, news: list[Text], asked: list[Text], width: int, height: int
    ) -> list[Text]:
        """Everything that happened instead of the map: nothing to press, the question is there as well."""
        room = height - 2 - len(asked)
        options = self.menu(prompt, width, room - min(len(news), room // 2))
        more = Text(self.words.say("journal-more"), "dim")
        return Layout([head, Text()], lambda rows: latest(news, rows, more), [], asked, options).fitted(height)

    def status(self, seen: ZonaView, width: int) -> Text:
        """The round, the emission track, the news."""
        say = self.words.say
        track = "▰" * seen.emission + "▱" * (EMISSION_TRACK_LAST - seen.emission)
        parts = [
            (say("title-zona"), "bold"),
            (say("status-round", round=max(1, seen.round), last=self.game.last_round), ""),
            (
                say("status-emission", track=track, at=seen.emission, last=EMISSION_TRACK_LAST),
                "#ff8a80" if seen.emission > 3 else "",
            ),
            (say("status-news", count=seen.piles["news"].left), ""),
        ]
        if seen.timed:
            parts.append((self._timed(seen), "bold"))
        if self.session.second_looks:
            parts.append((say("second-looks", count=len(self.session.second_looks)), "dim"))
        return cut(Text("  ").join(Text(text, style) for text, style in parts), width)

    def _timed(self, seen: ZonaView) -> str:
        """The timed news card in force and where it lies."""
        places = [self.words.say(f"area-{area}") for area in ends_of(seen.marker)]
        news = self.words.say(f"news-{seen.timed.lower()}")
        return self.words.say("status-timed", news=news, marker=" – ".join(places))

    def _table(self, prompt: ZonaPrompt, width: int) -> list[Text]:
        side = min(SIDE_MOST, width - board.WIDTH - 1)
        boards = self.boards(prompt.view)
        left = board.draw(self.words, self.game, prompt.view)
        if prompt.decision.kind in TRADING:
            market = boards.market(board.WIDTH - 1, most=2)
            left = [*market, *[Text()] * (board.HEIGHT - len(market))]
        if side < SIDE_LEAST:
            return [cut(line, width) for line in (*left, *boards.whole(prompt.seat))]
        right = boards.own(prompt.seat, side, board.HEIGHT)
        for line in left:
            line.pad_right(board.WIDTH - line.cell_len + 1)
        return [Text.assemble(one, other) for one, other in zip(left, right, strict=True)]

    def boards(self, seen: ZonaView) -> Boards:
        return Boards(self.words, self.game, seen, self.teller.people, self.bots)

    # --- on request -----------------------------------------------------------------------------------------------

    def views(self) -> dict[str, View]:
        return {"b": self.all_boards, "m": self.market}

    def all_boards(self, seat: Seat, width: int) -> list[Text]:
        """Every scavenger's board in full."""
        seen = view(self.game, seat)
        if self.is_plain:
            return [Text(line) for each in range(seen.seats) for line in plain.scavenger(self.boards(seen), each)]
        return beside([self.boards(seen).whole(each) for each in range(seen.seats)], width, BOARDS_ABREAST)

    def market(self, seat: Seat, width: int) -> list[Text]:
        seen = view(self.game, seat)
        if self.is_plain:
            return [Text(line) for line in plain.market(self.boards(seen))]
        return self.boards(seen).market(width)

    # --- plain sentences --------------------------------------------------------------------------------------------

    def sentences(self, decision: Decision, fresh: list[Line]) -> list[str]:
        prompt = self.prompt(decision)
        lines = [line.text for line in fresh]
        if decision.kind in LAID_OPEN:
            lines += prompt.story()
        # Nothing has been done in the turn yet.
        if decision.kind == kind_of(TakeTurn.choose) and told(prompt.facts, TurnFacts).left == 2:
            lines += plain.status(self.words, self.teller.namer, self.game, prompt.view)
            lines += plain.scavenger(self.boards(prompt.view), prompt.seat)
        return [*lines, self.question(decision), *self.listed(prompt)]

    def option(self, choice: Choice) -> str:
        return stopped(choice.text())

    def table_in_words(self, seat: Seat) -> list[str]:
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
            head = say("end-won", **namer.named("seat", outcome.winners[0], Seat))
        else:
            head = say(f"end-lost-{outcome.cause}")
        lines = [Text(head, "bold"), Text()]
        if outcome.winners:
            lines += [Text(self._last_paragraph(), self.styles["story"]), Text()]
        for scavenger in self.game.state.scavengers.values():
            if scavenger.character:
                args: dict[str, object] = {
                    "secrets": len(scavenger.secrets),
                    "rubles": scavenger.rubles,
                    "trophies": len(scavenger.trophies),
                    "fatigue": scavenger.fatigue,
                    "injuries": scavenger.injuries,
                }
                lines.append(Text(say("end-line", **namer.named("seat", scavenger.seat, Seat), **args)))
        state = self.game.state
        figures = say("end-figures", rounds=state.round, deaths=state.deaths, answers=len(self.session.entries))
        return [*lines, Text(figures)]

    def _last_paragraph(self) -> str:
        """The ending that the winner has reached."""
        card = next(n.event.event for n in reversed(self.session.notes[-1]) if isinstance(n.event, MatchWon))
        return self.words.say(f"event-{card.lower()}-{len(self.game.content.events[card].paragraphs)}")
