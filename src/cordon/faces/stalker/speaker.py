"""S.T.A.L.K.E.R. at a table of many languages: questions, the journal, figures, the map and the rules page."""

from __future__ import annotations

from collections.abc import Sequence

from cordon.faces.sheet import Block
from cordon.faces.speaker import Card, Speaker
from cordon.faces.stalker import drawing, figures
from cordon.faces.stalker.library import Library
from cordon.faces.stalker.prompts import StalkerPrompt
from cordon.faces.stalker.sheet import StalkerSheet
from cordon.faces.stalker.teller import StalkerTeller
from cordon.games.stalker.campaign.mission_end import GiveUp, MissionEnd
from cordon.games.stalker.campaign.stories import ReadStory
from cordon.games.stalker.content import content
from cordon.games.stalker.game import StalkerGame
from cordon.games.stalker.views import view
from cordon.kernel.book import OpenPages
from cordon.kernel.decisions import Decision, Seat
from cordon.kernel.frames import kind_of
from cordon.kernel.session import Session
from cordon.words.catalogue import Words

PAGES = frozenset((kind_of(ReadStory.read), kind_of(MissionEnd.read), kind_of(GiveUp.read)))


class StalkerSpeaker(Speaker[StalkerGame, StalkerTeller]):
    """The words of S.T.A.L.K.E.R."""

    short = "st"
    beside = figures.Beside

    def teller(self, words: Words, names: Sequence[str]) -> StalkerTeller:
        return StalkerTeller(words, names)

    def prompt(self, session: Session[StalkerGame], decision: Decision, teller: StalkerTeller) -> StalkerPrompt:
        return StalkerPrompt(teller.words, teller.namer, session.game, decision)

    def is_page(self, session: Session[StalkerGame], decision: Decision) -> bool:
        """A story, an epilogue, or pages of a script that lie open."""
        facts = session.game.facts(decision.seat)
        return decision.kind in PAGES or (isinstance(facts, OpenPages) and bool(facts.pages))

    def preview(
        self,
        session: Session[StalkerGame],
        decision: Decision,
        teller: StalkerTeller,
        option: str,
        through: Sequence[str],
    ) -> figures.Way | None:
        """A way drawn on the map: over which spaces, what it costs, where it could go on to."""
        return self.prompt(session, decision, teller).way(option, through)

    def figure(self, session: Session[StalkerGame], seat: Seat) -> str:
        stalker = session.game.state.stalkers.get(seat)
        return stalker.card if stalker is not None else ""

    def drawn(self, session: Session[StalkerGame]) -> drawing.Drawn:
        return drawing.drawn(session.game)

    def sheet(self, session: Session[StalkerGame], seat: Seat | None, teller: StalkerTeller) -> list[Block]:
        return self._sheet(session, seat, teller).blocks()

    def hidden(self, session: Session[StalkerGame], teller: StalkerTeller) -> list[Block]:
        return self._sheet(session, None, teller).hidden()

    def _sheet(self, session: Session[StalkerGame], seat: Seat | None, teller: StalkerTeller) -> StalkerSheet:
        return StalkerSheet(teller, session.game, view(session.game, seat))

    def cards(self, words: Words) -> dict[str, Card]:
        return Library(words, content()).cards()

    def board(self) -> drawing.Printed:
        return drawing.printed(content())
