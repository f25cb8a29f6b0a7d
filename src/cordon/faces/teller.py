"""The journal of a game that has nothing special to tell: the narrator's line for each event.

A game's own teller adds the words on its cards, folds what is one deed into one line, and learns who is who.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from cordon.faces.journal import Line
from cordon.kernel.decisions import Seat
from cordon.kernel.events import Event, Note
from cordon.kernel.session import Session
from cordon.words.catalogue import Words
from cordon.words.names import Namer
from cordon.words.narrator import narrate

N = TypeVar("N", bound=Namer)


class Teller(Generic[N]):
    """Turns events into lines; it knows who is who at this point of the match. A seat that plays nobody has the name of
    its player: ``names`` are theirs by seat, empty where there is none."""

    heads: ClassVar[tuple[type[Event], ...]] = ()
    """Events whose lines are headings."""

    def __init__(self, words: Words, names: Sequence[str], bots: Container[Seat] = ()) -> None:
        self.words = words
        self.names = tuple(names)
        self.bots = bots
        self.people: list[str] = []
        self.namer: N
        self.begin()

    def begin(self) -> None:
        """Forget everything: the match is told from its beginning again."""
        self.people = [self.player(seat) for seat in range(len(self.names))]
        self.namer = self.naming()

    def naming(self) -> N:
        """A namer that calls people as the teller does."""
        raise NotImplementedError

    def player(self, seat: Seat) -> str:
        """What a seat is called while it plays nobody."""
        return self.names[seat] or self.words.say("player", number=seat + 1)

    def know(self, session: Session[Any]) -> None:  # noqa: ARG002  # a game may have to look
        """Learn from the match as it stands who is who, and whatever no event has told: its past may be lost, or was
        taken back."""
        self.begin()

    def tell(self, note: Note) -> list[Line]:
        """The lines that are due with this note; what belongs to a line that is still growing waits."""
        text = narrate(self.namer, note)
        found = [Line(text, self.style(note.event))] if text else []
        found += [Line(story, self.story_style(note.event)) for story in self.stories(note.event)]
        self.follow(note.event)
        return found

    def pause(self) -> list[Line]:
        """What has waited and is due because the match waits for an answer."""
        return []

    def style(self, event: Event) -> str:
        """How the line of an event is set."""
        return "head" if isinstance(event, self.heads) else ""

    def stories(self, event: Event) -> list[str]:  # noqa: ARG002  # a game may have some
        """The words on a card that an event turns up."""
        return []

    def story_style(self, event: Event) -> str:
        """A story that somebody else's screen was for stands only in the whole journal."""
        return "aside" if getattr(event, "seat", None) in self.bots else "story"

    def follow(self, event: Event) -> None:
        """Learn what an event says about who is who."""
