"""Zona's journal: the narrator's line, and the words on the card where one is turned up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container
from typing import Any, cast

from cordon.faces.journal import Line
from cordon.games.zona import events
from cordon.games.zona.content import content
from cordon.games.zona.game import ZonaGame
from cordon.games.zona.rules.emission import PARTS
from cordon.kernel.decisions import Seat
from cordon.kernel.events import Event, Note
from cordon.kernel.session import Session
from cordon.words.catalogue import Words
from cordon.words.names import Namer, damage_list
from cordon.words.narrator import narrate

HEADS = (events.RoundBegan, events.PhaseBegan)


class ZonaTeller:
    """Knows which scavenger sits where, because a seat may play several in one match."""

    def __init__(self, words: Words, seats: int, bots: Container[Seat], namer: type[Namer] = Namer) -> None:
        self.words = words
        self.seats = seats
        self.bots = bots
        self._namer = namer
        self.begin()

    def begin(self) -> None:
        self.characters = [""] * self.seats
        self.people = [self.player(seat) for seat in range(self.seats)]
        self.namer = self._namer(self.words, self.people, lambda seat: self.characters[seat])

    def player(self, seat: Seat) -> str:
        """What a seat is called while it plays no scavenger."""
        return self.words.say("player", number=seat + 1)

    def know(self, session: Session[Any]) -> None:
        """Learn who plays which scavenger from the state itself."""
        self.begin()
        for scavenger in cast(ZonaGame, session.game).state.scavengers.values():
            if scavenger.character:
                self.characters[scavenger.seat] = scavenger.character
                self.people[scavenger.seat] = self.words.say(f"scavenger-{scavenger.character}")

    def tell(self, note: Note) -> list[Line]:
        event = note.event
        if isinstance(event, events.PhaseBegan) and event.phase == "action":
            return []
        text = narrate(self.namer, note)
        found = [Line(text, self._line_style(event))] if text else []
        found += [Line(story, self._style(event)) for story in self._stories(event)]
        self._follow(event)
        return found

    def pause(self) -> list[Line]:
        return []

    def _stories(self, event: Event) -> list[str]:
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

    def _line_style(self, event: Event) -> str:
        """Words that stand on a card are told as its story is."""
        if isinstance(event, events.OutcomeTold):
            return self._style(event)
        return "head" if isinstance(event, HEADS) else ""

    def _style(self, event: Event) -> str:
        return "aside" if getattr(event, "seat", None) in self.bots else "story"

    def _follow(self, event: Event) -> None:
        """The seat is called by the scavenger that it plays now."""
        match event:
            case events.CharacterChosen():
                self.characters[event.seat] = event.character
                self.people[event.seat] = self.words.say(f"scavenger-{event.character}")
            case events.Died():
                self.characters[event.seat] = ""
                self.people[event.seat] = self.player(event.seat)
