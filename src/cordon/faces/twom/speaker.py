"""This War of Mine at a table of many languages: questions, the journal, the house and the rules page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import msgspec

from cordon.faces.speaker import Asked, Card, Odds, PageTeller, RulesEntry, rulebook
from cordon.faces.twom import drawing
from cordon.faces.twom.library import Library
from cordon.faces.twom.prompts import Moment
from cordon.faces.twom.teller import TwomTeller
from cordon.games.twom.content import content
from cordon.games.twom.game import TwomGame
from cordon.kernel.decisions import Decision, Seat
from cordon.kernel.session import Session
from cordon.words.catalogue import Words

READ = ("turn_page.read_on", "dawn_phase.close_the_day")
"""Questions that only wait until everybody has read."""


class TwomSpeaker:
    """The words of This War of Mine."""

    def teller(self, words: Words, names: Sequence[str]) -> TwomTeller:
        return TwomTeller(words, names)

    def asked(self, session: Session[Any], decision: Decision, teller: PageTeller) -> Asked:
        told = cast(TwomTeller, teller)
        moment = Moment(told.words, told.namer, session.game, decision)
        plain = decision.low is None
        return Asked(
            text=moment.question(),
            story=tuple(moment.story()),
            choices=tuple(moment.choices) if plain else (),
            odds={option: Odds(chance) for option, chance in moment.odds.items()},
            facts=msgspec.to_builtins(moment.told_facts()),
        )

    def is_page(self, session: Session[Any], decision: Decision) -> bool:
        return decision.kind in READ or bool(session.game.facts(decision.seat).get("pages"))

    def preview(self, *_: Any) -> dict[str, Any]:
        return {}

    def figure(self, session: Session[Any], seat: Seat) -> str:  # noqa: ARG002  # people belong to nobody (TW-4.1)
        return ""

    def drawn(self, session: Session[Any]) -> dict[str, Any]:
        return drawing.drawn(cast(TwomGame, session.game))

    def cards(self, words: Words) -> dict[str, Card]:
        return Library(words, content()).cards()

    def board(self) -> dict[str, Any]:
        return drawing.printed(content())

    def rules(self, words: Words) -> list[RulesEntry]:
        return rulebook(words, "tw")
