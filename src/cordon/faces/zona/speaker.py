"""Zona at a table of many languages: questions, the journal, figures and the rules page."""

from __future__ import annotations

from collections.abc import Sequence

from cordon.faces.prompt import Odds
from cordon.faces.sheet import Block
from cordon.faces.speaker import Card, Speaker
from cordon.faces.zona import drawing, library
from cordon.faces.zona.prompts import ZonaPrompt
from cordon.faces.zona.sheet import ZonaSheet
from cordon.faces.zona.teller import ZonaTeller
from cordon.games.zona.content import content
from cordon.games.zona.game import ZonaGame
from cordon.games.zona.views import view
from cordon.kernel.decisions import Decision, Seat
from cordon.kernel.session import Session
from cordon.words.catalogue import Words


class PagePrompt(ZonaPrompt):
    """The page shows odds as a bar with its words beside the option, so the details do not repeat them."""

    tells_odds = False

    def chances(self) -> dict[str, Odds]:
        return {
            option: Odds(found.plain, found.forced, self._chance(option, found)) for option, found in self.odds.items()
        }


class ZonaSpeaker(Speaker[ZonaGame, ZonaTeller]):
    """Zona's words."""

    short = "zo"

    def teller(self, words: Words, names: Sequence[str]) -> ZonaTeller:
        return ZonaTeller(words, names)

    def prompt(self, session: Session[ZonaGame], decision: Decision, teller: ZonaTeller) -> PagePrompt:
        return PagePrompt(teller.words, teller.namer, session.game, decision)

    def figure(self, session: Session[ZonaGame], seat: Seat) -> str:
        scavenger = session.game.state.scavengers.get(seat)
        return scavenger.character if scavenger is not None else ""

    def sheet(self, session: Session[ZonaGame], seat: Seat | None, teller: ZonaTeller) -> list[Block]:
        return self._sheet(session, seat, teller).blocks()

    def hidden(self, session: Session[ZonaGame], teller: ZonaTeller) -> list[Block]:
        return self._sheet(session, None, teller).hidden()

    def _sheet(self, session: Session[ZonaGame], seat: Seat | None, teller: ZonaTeller) -> ZonaSheet:
        return ZonaSheet(teller, session.game, view(session.game, seat))

    def cards(self, words: Words) -> dict[str, Card]:
        return library.cards(words, content())

    def board(self) -> drawing.Printed:
        return drawing.printed(content())
