"""S.T.A.L.K.E.R. at a table of many languages: questions, the journal, figures, the map and the rules page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import msgspec

from cordon.faces.speaker import Asked, Card, Odds, PageTeller, RulesEntry, rulebook
from cordon.faces.stalker import drawing
from cordon.faces.stalker.library import Library
from cordon.faces.stalker.prompts import StalkerMoment
from cordon.faces.stalker.teller import StalkerTeller
from cordon.games.stalker.content import content
from cordon.games.stalker.game import StalkerGame
from cordon.kernel.decisions import Decision, Seat
from cordon.kernel.session import Session
from cordon.words.catalogue import Words


class StalkerSpeaker:
    """The words of S.T.A.L.K.E.R."""

    def teller(self, words: Words, names: Sequence[str]) -> StalkerTeller:
        return StalkerTeller(words, names)

    def asked(self, session: Session[Any], decision: Decision, teller: PageTeller) -> Asked:
        told = cast(StalkerTeller, teller)
        moment = StalkerMoment(told.words, told.namer, session.game, decision)
        plain = decision.low is None
        return Asked(
            text=moment.question(),
            story=tuple(moment.story()),
            choices=tuple(moment.choices) if plain else (),
            odds={option: Odds(chance) for option, chance in moment.odds.items()} if plain else {},
            facts=msgspec.to_builtins(moment.told_facts()),
        )

    def is_page(self, *_: Any) -> bool:
        return False  # a question is read by its own seat alone

    def preview(
        self, session: Session[Any], decision: Decision, teller: PageTeller, option: str, through: Sequence[str]
    ) -> dict[str, Any]:
        """A way drawn on the map: over which spaces, what it costs, where it could go on to."""
        told = cast(StalkerTeller, teller)
        return StalkerMoment(told.words, told.namer, session.game, decision).way(option, through)

    def figure(self, session: Session[Any], seat: Seat) -> str:
        stalker = cast(StalkerGame, session.game).state.stalkers.get(seat)
        return stalker.card if stalker is not None else ""

    def drawn(self, session: Session[Any]) -> dict[str, Any]:
        return drawing.drawn(cast(StalkerGame, session.game))

    def cards(self, words: Words) -> dict[str, Card]:
        return Library(words, content()).cards()

    def board(self) -> dict[str, Any]:
        return drawing.printed(content())

    def rules(self, words: Words) -> list[RulesEntry]:
        return rulebook(words, "st")
