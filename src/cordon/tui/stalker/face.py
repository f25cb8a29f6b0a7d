"""The face of S.T.A.L.K.E.R. at the terminal table: the screen for a question, as a picture and as plain sentences."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.text import Text

from cordon.faces.journal import Line
from cordon.faces.stalker.prompts import StalkerPrompt
from cordon.faces.stalker.speaker import PAGES
from cordon.faces.stalker.teller import StalkerTeller, ending
from cordon.games.stalker.campaign.dealing import ContactsFacts, DealingFacts
from cordon.games.stalker.campaign.navigation import Navigation, NavigationFacts
from cordon.games.stalker.campaign.packing import PackingFacts
from cordon.games.stalker.game import StalkerGame
from cordon.games.stalker.rules.environment import ChooseOnCard
from cordon.games.stalker.terms import without_copy
from cordon.kernel.decisions import Decision, Seat
from cordon.kernel.frames import kind_of
from cordon.tui.canvas import cut, fit
from cordon.tui.face import STYLES, Face, View
from cordon.tui.layout import LEAST_TOLD, Layout, latest, set_in
from cordon.tui.stalker import chart
from cordon.tui.stalker.binder import Binder
from cordon.tui.stalker.pda import Pda

SIDE_LEAST = 30
LEAST_TABLE = 10
READ = PAGES | {kind_of(ChooseOnCard.choose), kind_of(Navigation.choose)}
"""Questions with something to read that the journal does not tell."""


class StalkerFace(Face[StalkerGame, StalkerTeller, StalkerPrompt]):
    """Everything that a terminal shows of a mission."""

    styles = STYLES | {"story": "italic #b8c9a7"}

    def binder(self) -> Binder:
        return Binder(self.words, self.teller.namer, self.game)

    def pda(self) -> Pda:
        return Pda(self.words, self.teller.namer, self.game)

    # --- cards --------------------------------------------------------------------------------------------------------

    def about(self, decision: Decision, option: str) -> list[str]:
        """The cards, spaces and enemies that an option is about."""
        named = self.prompt(decision).said(option).arguments.values()
        return [line for id in named if isinstance(id, str) for line in self._about(id)]

    def _about(self, id: str) -> list[str]:
        if id in self.game.state.places:
            return [self.binder().place(id), *self.card(id)]
        if self.game.state.mission and id in self.game.board.index:
            return [self.pda().space(self.game.board.index[id])]
        if id in self.game.state.enemies:
            return [self.pda().enemy(id), *self.card(self.game.state.enemies[id].kind)]
        environment = self.game.state.environment.get(id)
        return self.card(self.game.side_id(environment) if environment is not None else without_copy(id))

    def find(self, typed: str) -> list[list[str]]:
        """Every card and space whose name begins so."""
        wanted = typed.casefold()
        named = self.cards.items()
        found = [id for id, card in named if card.name.casefold().startswith(wanted) or id.casefold() == wanted]
        return [self._about(id) or self.card(id) for id in found]

    # --- the screen ---------------------------------------------------------------------------------------------------

    def reading(self, decision: Decision, fresh: list[Line], width: int, height: int) -> list[Text]:
        """What is to be read before the question is shown, because there is no room for both."""
        prompt = self.prompt(decision)
        return [] if self._fitted(prompt, fresh, width, height) else self._told(prompt, fresh, width)

    def screen(
        self, decision: Decision, fresh: list[Line] | None, old: list[Line], width: int, height: int
    ) -> list[Text]:
        """The map with the PDA, what is new (or the last of what is old), and the question."""
        prompt, question, least = self.prompt(decision), self.asked(decision, width), self._least(decision, width)
        fitted = self._fitted(prompt, fresh, width, height) if fresh else None
        if fitted is None:
            room = height - 1 - len(question)
            options = self._options(prompt, width, room - least, room)
            left = min(LEAST_TOLD, room - len(options) - least)
            fitted = latest(self.journal(old, width, "dim"), left), options
        return Layout(
            head=[cut(Text("  ".join(self.pda().status()), "bold"), width)],
            top=lambda rows: self._table(decision, width, rows),
            told=fitted[0],
            question=question,
            options=fitted[1],
        ).fitted(height)

    def _fitted(
        self, prompt: StalkerPrompt, fresh: list[Line], width: int, height: int
    ) -> tuple[Sequence[Text], Sequence[Text]] | None:
        """What is new and the options below the least table, if there is room for them; short news are run together."""
        decision = prompt.decision
        space = height - 1 - len(self.asked(decision, width)) - self._least(decision, width)
        for lines in (fresh, _run_together(fresh)):
            told = self._told(prompt, lines, width)
            options = self.menu(prompt, width, space - len(told))
            if len(told) + len(options) <= space:
                return told, options
        return None

    def _options(self, prompt: StalkerPrompt, width: int, rows: int, most: int) -> list[Text]:
        """The options without any news: below the table if that can be, else in its place; never beyond the screen."""
        for room, columns in ((rows, 0), (most, 0), (most, 2), (most, 3)):
            found = self.menu(prompt, width, room, columns)
            if len(found) <= room:
                return found
        return [*found[: most - 1], Text(self.words.say("options-more"), "dim")]

    def _told(self, prompt: StalkerPrompt, fresh: list[Line], width: int) -> list[Text]:
        # At one keyboard the prologue has been read when the second stalker is chosen.
        is_read = prompt.decision.kind == "match.choose_stalker" and prompt.seat > 0
        texts = [] if is_read else prompt.story()
        return [*self.journal(fresh, width), *set_in(texts, width, self.styles["story"])]

    def _least(self, decision: Decision, width: int) -> int:
        """The lines that the table must have; before a single mission there is none."""
        if not self.game.state.mission:
            return min(LEAST_TABLE, len(self._page_of_binder(decision, width)))
        return LEAST_TABLE if self.game.stalker(decision.seat).space >= 0 else 0

    def _table(self, decision: Decision, width: int, height: int) -> list[Text]:
        """The map, or as much of it around the stalker as there is room for, and beside it the PDA. Where something is
        missing, the last line says how to see it."""
        seat = decision.seat
        if height < 2:
            return []
        if not self.game.state.mission:
            page = self._page_of_binder(decision, width)
            sign = Text(fit(self.words.say("binder-more"), width), "dim")
            return page if len(page) <= height else [*page[: height - 1], sign]
        if self.game.stalker(seat).space < 0:
            return self._packs(width, height)
        drawn = chart.draw(self.game)
        left = max(0, min(chart.width_of(self.game), width - SIDE_LEAST - 1))
        if len(drawn) > height or left < chart.width_of(self.game):
            part = chart.window(drawn, self.game, seat, left, height - 1)
            more = self.words.say("map-more", sides=part.beyond)
            drawn = [*part.lines, Text(fit(more, left), "dim")]
        side = self._side(seat, width - left - 1, height)
        found = []
        for i in range(max(len(drawn), len(side))):
            line = drawn[i].copy() if i < len(drawn) else Text()
            line.pad_right(left + 1 - line.cell_len)
            found.append(line.append_text(side[i]) if i < len(side) else line)
        return found

    def _packs(self, width: int, height: int) -> list[Text]:
        """What everybody has, while the team gets ready."""
        pda = self.pda()
        ready = [seat for seat in self.game.state.stalkers if self.game.cards_of(seat)]
        told = [f"{seat + 1} {self.teller.namer.person(seat)}. {'. '.join(pda.gear(seat))}" for seat in ready]
        return self._as_far(told, width, height)

    def _page_of_binder(self, decision: Decision, width: int) -> list[Text]:
        """The page that a question between missions is about."""
        binder = self.binder()
        match self.prompt(decision).facts:
            case NavigationFacts():
                return binder.zone_map()
            case PackingFacts():
                return binder.packing(width)
            case ContactsFacts() | DealingFacts():
                return set_in(binder.stash(), width)
        return []

    def _as_far(self, notes: Sequence[str], width: int, height: int) -> list[Text]:
        """So many lines of notes; where there are more, the last one says how to see them."""
        lines = set_in(notes, width)
        if len(lines) <= height:
            return lines
        return [*lines[: height - 1], Text(fit(self.words.say("side-more"), width), "dim")]

    def _side(self, seat: Seat, width: int, height: int) -> list[Text]:
        """The stalker, the objective, the others, the enemies and what the stalker carries, as far as there is room."""
        pda = self.pda()
        own = pda.stalker(seat)
        others = [line for other in range(self.game.state.seats) if other != seat for line in pda.stalker(other)[:3]]
        return self._as_far([*own[:3], *pda.goals(), *others, *pda.enemies(seat), *own[3:]], width, height)

    # --- on request ---------------------------------------------------------------------------------------------------

    def views(self) -> dict[str, View]:
        found: dict[str, View] = {"b": self.all_boards, "o": self.all_options}
        if self.game.state.mission:
            found |= {"m": self.mission, "g": self.whole_map}
        if self.game.config.mode == "campaign" and not self.game.state.scenario:
            found |= {"z": self.zone, "c": self.contacts, "s": self.stash, "h": self.chronicle}
        return found

    def zone(self, seat: Seat, width: int) -> list[Text]:  # noqa: ARG002
        """The zone map, and its places in sentences."""
        drawn = [] if self.is_plain else [*self.binder().zone_map(), Text()]
        return [*drawn, *map(Text, self.binder().places())]

    def contacts(self, seat: Seat, width: int) -> list[Text]:  # noqa: ARG002
        """Every contact and what it offers."""
        return [Text(line) for line in self.binder().contacts()]

    def stash(self, seat: Seat, width: int) -> list[Text]:  # noqa: ARG002
        """The stash beside the PDAs."""
        binder = self.binder()
        if self.is_plain:
            return [Text(line) for line in (*binder.stash(), *(line for pack in binder.packs() for line in pack))]
        return binder.side_by_side(width)

    def chronicle(self, seat: Seat, width: int) -> list[Text]:  # noqa: ARG002
        """What has happened in this campaign."""
        return [Text(line) for line in self.binder().chronicle()]

    def all_boards(self, seat: Seat, width: int) -> list[Text]:  # noqa: ARG002  # lines are broken by the terminal
        """Every PDA."""
        pda = self.pda()
        return [Text(line) for each in range(self.game.state.seats) for line in (*pda.stalker(each), "")]

    def mission(self, seat: Seat, width: int) -> list[Text]:  # noqa: ARG002
        """The mission: its objective, its cards in play, the enemies."""
        pda = self.pda()
        return [Text(line) for line in (*pda.about(), *pda.goals(), *pda.cards(), *pda.enemies(seat))]

    def whole_map(self, seat: Seat, width: int) -> list[Text]:  # noqa: ARG002
        """The map twice: who and what is where, and the ground; for readers of lines every space in a sentence."""
        if self.is_plain:
            return [Text(line) for line in self.pda().spaces()]
        first, second = (Text(self.words.say(f"map-{sheet}"), "bold") for sheet in ("things", "ground"))
        return [first, *chart.draw(self.game), second, *chart.draw_ground(self.game)]

    def all_options(self, seat: Seat, width: int) -> list[Text]:  # noqa: ARG002
        """Every option of the question in full."""
        decision = next(each for each in self.session.decisions if each.seat == seat)
        return [Text(line) for line in self.listed(self.prompt(decision))]

    # --- plain sentences ----------------------------------------------------------------------------------------------

    def sentences(self, decision: Decision, fresh: list[Line]) -> list[str]:
        prompt = self.prompt(decision)
        lines = [line.text for line in fresh]
        if decision.kind in READ:
            lines += prompt.story()
        if decision.kind == "players_phase.begin_turn":
            lines += [
                ". ".join(self.pda().status()),
                *self.pda().stalker(decision.seat),
                *self.pda().enemies(decision.seat),
            ]
        return [*lines, self.question(decision), *self.listed(prompt)]

    def table_in_words(self, seat: Seat) -> list[str]:
        pda = self.pda()
        if not self.game.state.mission:
            binder = self.binder()
            packs = [line for pack in binder.packs() for line in pack]
            return [". ".join(pda.status()), *binder.places(), *binder.contacts(), *binder.stash(), *packs]
        return [
            ". ".join(pda.status()),
            *pda.goals(),
            *pda.stalker(seat),
            *pda.enemies(seat),
            *pda.cards(),
            *pda.spaces(),
        ]

    # --- the end ------------------------------------------------------------------------------------------------------

    def ending(self) -> list[Text]:
        """How the mission ended, its epilogue, and a few figures."""
        outcome = self.game.state.outcome
        assert outcome is not None
        campaign = self.game.config.mode == "campaign"
        head = self.words.say("end-campaign" if campaign else f"end-{outcome.result}")
        lines = [Text(head, "bold"), Text()]
        for text in ending(self.words, self.game):
            lines += [Text(text, self.styles["story"]), Text()]
        if campaign:
            return [*lines, *map(Text, self.binder().chronicle())]
        if self.game.state.scenario:
            lines += [*map(Text, self.pda().zone.score()), Text()]
        figures = self.words.say("end-figures", rounds=self.game.state.round, answers=len(self.session.entries))
        return [*lines, Text(figures)]


def _run_together(lines: Sequence[Line]) -> list[Line]:
    """Neighbours of one style as one paragraph."""
    return [Line(" ".join(line.text for line in run), style) for style, run in groupby(lines, lambda line: line.style)]
