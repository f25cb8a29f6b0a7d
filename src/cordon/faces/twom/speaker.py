"""This War of Mine at a table of many languages: questions, the journal, the house and the rules page."""

from __future__ import annotations

from collections.abc import Sequence

from cordon.faces.sheet import Block
from cordon.faces.speaker import Asked, Card, Speaker
from cordon.faces.twom import drawing
from cordon.faces.twom.beside import Beside
from cordon.faces.twom.library import Library
from cordon.faces.twom.prompts import TwomPrompt
from cordon.faces.twom.sheet import TwomSheet
from cordon.faces.twom.teller import TwomTeller
from cordon.games.twom.content import content
from cordon.games.twom.day_actions import ASSIGN
from cordon.games.twom.game import TwomGame
from cordon.games.twom.rules.dawn import DawnPhase
from cordon.games.twom.rules.day import ActionStage
from cordon.games.twom.rules.scripts import PageFacts, TurnPage
from cordon.games.twom.views import view
from cordon.kernel.decisions import Decision, Seat
from cordon.kernel.frames import kind_of
from cordon.kernel.session import Session
from cordon.words.catalogue import Words

PLANNING = kind_of(ActionStage.assign)
READ = (kind_of(TurnPage.read_on), kind_of(DawnPhase.close_the_day))
"""Questions that only wait until everybody has read."""


class TwomSpeaker(Speaker[TwomGame, TwomTeller]):
    """The words of This War of Mine."""

    short = "tw"
    beside = Beside

    def teller(self, words: Words, names: Sequence[str]) -> TwomTeller:
        return TwomTeller(words, names)

    def prompt(self, session: Session[TwomGame], decision: Decision, teller: TwomTeller) -> TwomPrompt:
        return TwomPrompt(teller.words, teller.namer, session.game, decision)

    def asked(self, session: Session[TwomGame], decision: Decision, teller: TwomTeller) -> Asked:
        """In a plan, what is to be known of an action stands once beside all who may do it."""
        found = super().asked(session, decision, teller)
        if decision.kind != PLANNING:
            return found
        choices = (each._replace(details=()) if each.option in ASSIGN else each for each in found.choices)
        return found._replace(choices=tuple(choices))

    def is_page(self, session: Session[TwomGame], decision: Decision) -> bool:
        facts = session.game.facts(decision.seat)
        return decision.kind in READ or (isinstance(facts, PageFacts) and bool(facts.pages))

    def drawn(self, session: Session[TwomGame]) -> drawing.Drawn:
        return drawing.drawn(session.game)

    def sheet(self, session: Session[TwomGame], seat: Seat | None, teller: TwomTeller) -> list[Block]:
        return self._sheet(session, seat, teller).blocks()

    def hidden(self, session: Session[TwomGame], teller: TwomTeller) -> list[Block]:
        return self._sheet(session, None, teller).hidden()

    def _sheet(self, session: Session[TwomGame], seat: Seat | None, teller: TwomTeller) -> TwomSheet:
        return TwomSheet(teller, session.game, view(session.game, seat))

    def cards(self, words: Words) -> dict[str, Card]:
        return Library(words, content()).cards()

    def board(self) -> drawing.Printed:
        return drawing.printed(content())
