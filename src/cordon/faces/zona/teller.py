"""Zona's journal: the narrator's line, and the words on the card where one is turned up."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

from cordon.faces.journal import Line
from cordon.faces.teller import Teller
from cordon.games.zona import events
from cordon.games.zona.content import content
from cordon.games.zona.game import ZonaGame
from cordon.games.zona.rules.emission import PARTS
from cordon.kernel.decisions import Seat
from cordon.kernel.events import Event, Note
from cordon.kernel.session import Session
from cordon.words.zona.names import ZonaNamer, damage_list


class ZonaTeller(Teller[ZonaNamer]):
    """Knows which scavenger sits where, because a seat may play several in one match."""

    heads = (events.RoundBegan, events.PhaseBegan)

    def begin(self) -> None:
        self.characters = [""] * len(self.names)
        super().begin()

    def naming(self) -> ZonaNamer:
        return ZonaNamer(self.words, self.people, self.characters.__getitem__)

    def know(self, session: Session[Any]) -> None:
        self.begin()
        for scavenger in cast(ZonaGame, session.game).state.scavengers.values():
            if scavenger.character:
                self._meet(scavenger.seat, scavenger.character)

    def tell(self, note: Note) -> list[Line]:
        event = note.event
        return [] if isinstance(event, events.PhaseBegan) and event.phase == "action" else super().tell(note)

    def stories(self, event: Event) -> list[str]:
        match event:
            case events.EventDrawn() | events.ParagraphReached():
                return [self.words.say(f"event-{event.event.lower()}-{event.section}")]
            case events.NewsDrawn():
                key = f"news-{event.news.lower()}"
                return [self.words.say(f"{key}.story"), self.words.say(f"{key}.rules")]
            case events.EmissionStruck():
                return [self.words.say(f"emission-{event.emission.lower()}.story"), self._deals(event.emission)]
        return []

    def _deals(self, emission: str) -> str:
        """What an emission does in each sector (ZO-15.3)."""
        card = content().emissions[emission]
        kinds = {
            sector: Counter(kind for part in parts for kind in getattr(card, part)) for sector, parts in PARTS.items()
        }
        return self.words.say(
            "emission-deals", **{sector: damage_list(self.words, found) for sector, found in kinds.items()}
        )

    def style(self, event: Event) -> str:
        """Words that stand on a card are told as its story is."""
        return self.story_style(event) if isinstance(event, events.OutcomeTold) else super().style(event)

    def follow(self, event: Event) -> None:
        """The seat is called by the scavenger that it plays now."""
        match event:
            case events.CharacterChosen():
                self._meet(event.seat, event.character)
            case events.Died():
                self.characters[event.seat] = ""
                self.people[event.seat] = self.player(event.seat)

    def _meet(self, seat: Seat, character: str) -> None:
        self.characters[seat] = character
        self.people[seat] = self.words.say(f"scavenger-{character}")
