"""Zona at a table of many languages: questions, the journal, figures and the rules page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import msgspec

from cordon.faces.speaker import Asked, Card, Odds, PageTeller, RulesEntry, rulebook
from cordon.faces.zona import library
from cordon.faces.zona.prompts import ZonaMoment
from cordon.faces.zona.teller import ZonaTeller
from cordon.games.zona import odds
from cordon.games.zona.content import content
from cordon.games.zona.game import ZonaGame
from cordon.games.zona.rules.attribute_test import ACCEPT
from cordon.kernel.decisions import Decision, Seat
from cordon.kernel.session import Session
from cordon.words.catalogue import Words


class PageMoment(ZonaMoment):
    """The page shows odds as numbers beside the option, so the details do not repeat them."""

    def _chance(self, option: str, found: odds.Odds) -> str:
        return super()._chance(option, found) if option in ACCEPT else ""


class ZonaSpeaker:
    """Zona's words."""

    def teller(self, words: Words, names: Sequence[str]) -> ZonaTeller:
        return ZonaTeller(words, names)

    def asked(self, session: Session[Any], decision: Decision, teller: PageTeller) -> Asked:
        told = cast(ZonaTeller, teller)
        moment = PageMoment(told.words, told.namer, session.game, decision, len(session.entries))
        chances = {} if decision.low is not None else moment.odds
        return Asked(
            text=moment.question(),
            story=tuple(moment.story()),
            choices=tuple(moment.choices) if decision.low is None else (),
            odds={option: Odds(found.plain, found.forced) for option, found in chances.items()},
            facts=msgspec.to_builtins(moment.facts),
        )

    def is_page(self, *_: Any) -> bool:
        return False  # a question is read by its own seat alone

    def preview(self, *_: Any) -> dict[str, Any]:
        return {}

    def figure(self, session: Session[Any], seat: Seat) -> str:
        scavenger = cast(ZonaGame, session.game).state.scavengers.get(seat)
        return scavenger.character if scavenger is not None else ""

    def drawn(self, session: Session[Any]) -> dict[str, Any]:  # noqa: ARG002  # the board never changes
        return {}

    def cards(self, words: Words) -> dict[str, Card]:
        return library.cards(words, content())

    def board(self) -> dict[str, Any]:
        board = content().board
        return {
            "areas": [{"id": area.id, "group": area.group, "at": list(area.at)} for area in board.areas],
            "borders": [
                {"areas": list(b.areas), "shortcut": b.shortcut, "blocked_on_a": b.blocked_on_a} for b in board.borders
            ],
            "slots": [
                {
                    "id": slot.id,
                    "facility": slot.facility,
                    "entrances_a": list(slot.entrances_a),
                    "entrances_b": list(slot.entrances_b),
                }
                for slot in board.slots
            ],
        }

    def rules(self, words: Words) -> list[RulesEntry]:
        return rulebook(words, "zo")
