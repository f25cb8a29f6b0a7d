"""The journal of This War of Mine: the narrator's line, the pages of the book, the words on a card."""

from __future__ import annotations

from typing import Any, cast

from cordon.faces.journal import Line
from cordon.faces.teller import GameTeller
from cordon.faces.twom.pages import page_of, title_of
from cordon.games.twom import events
from cordon.games.twom.game import TwomGame
from cordon.games.twom.terms import LEVEL_MAX
from cordon.kernel.events import Event, Note
from cordon.kernel.session import Session
from cordon.words.narrator import narrate
from cordon.words.spelling import capital
from cordon.words.twom.names import TwomNamer

HEADS = (events.DayBegan, events.PhaseBegan)
STORIES: dict[type[Event], tuple[str, str]] = {
    events.EventDrawn: ("event-", "card"),
    events.VisitorCame: ("visitor-", "card"),
    events.ResidentMet: ("resident-", "card"),
    events.RaidDrawn: ("raid-", "card"),
    events.PartyLeft: ("location-", "location"),
}
"""Cards with words of their own, by the event that turns them up."""
UNTOLD = (events.JournalPassed, events.StageBegan)
"""What happens on a Day on which nobody does anything."""


class TwomTeller(GameTeller[TwomNamer]):
    """People of the group belong to nobody: seats are called by their players' names."""

    def naming(self) -> TwomNamer:
        return TwomNamer(self.words, self.people)

    def begin(self) -> None:
        super().begin()
        self.place = ""
        self.bound: dict[str, str] = {}
        self.cared = False
        self.deaths: set[str] = set()
        """What people have died of."""
        self.passed: Note | None = None
        """The Journal has gone on: told with what comes next, so that only the last hand is named."""
        self.idle = False
        """It is Day, and nothing has been told of it yet."""

    def know(self, session: Session[Any]) -> None:
        """Where the party is and whom the last page spoke of, for what comes next; whether help was told before."""
        self.begin()
        self.place = cast(TwomGame, session.game).state.place
        told = [note.event for notes in session.notes for note in notes]
        self.bound = next((event.names for event in reversed(told) if isinstance(event, events.PageRead)), {})
        self._meet(next((event for event in reversed(told) if isinstance(event, events.FightBegan)), None))
        self.deaths = {event.cause for event in told if isinstance(event, events.Died)}
        self.cared = any(isinstance(event, events.Broke) for event in told)
        since = next((n for n, event in enumerate(reversed(told)) if isinstance(event, events.PhaseBegan)), len(told))
        self.idle = since < len(told) and told[-1 - since] == events.PhaseBegan("day")
        self.idle = self.idle and all(isinstance(event, UNTOLD) for event in told[len(told) - since :])

    def tell(self, note: Note) -> list[Line]:
        event = note.event
        if isinstance(event, events.JournalPassed) and not event.first:
            self.passed = note
            return []
        found = self._told(note)
        if not found:
            return []
        if isinstance(event, events.PhaseBegan):
            idle = [Line(self.words.say("log-twom-phase-began.idle"))] if self.idle else []
            self.idle = event.phase == "day"
            return [*idle, *self.pause(), *found]
        self.idle = False
        return [*self.pause(), *found]

    def pause(self) -> list[Line]:
        passed, self.passed = self.passed, None
        return [Line(narrate(self.namer, passed), note=passed)] if passed is not None else []

    def _told(self, note: Note) -> list[Line]:
        event = note.event
        if isinstance(event, events.PartyLeft):
            self.place = event.location
        elif isinstance(event, events.PhaseBegan):
            self.place = ""
        elif isinstance(event, events.FightBegan):
            self._meet(event)
        found = [Line(capital(text), style) for text, style in self._lines(note) if text]
        if isinstance(event, events.Broke) and not self.cared:
            self.cared = True
            found.append(Line(self.words.say("care-note.story"), "story"))
        elif isinstance(event, events.StateChanged) and event.to - event.by == LEVEL_MAX:
            found.append(Line(narrate(self.namer, note, f".{event.state}")))
        return found

    def _meet(self, fight: events.FightBegan | None) -> None:
        """Those we fight are called by what they hold."""
        if fight is not None:
            held = ["animal"] * len(fight.enemies) if fight.animal else [weapon or "none" for weapon in fight.weapons]
            self.namer.armed = dict(zip(fight.enemies, held, strict=False))

    def _lines(self, note: Note) -> list[tuple[str, str]]:
        event = note.event
        match event:
            case events.PageRead():
                self.bound = event.names
                return [(page_of(self.words, event.text, event.names, self.place), "page")]
            case events.ScriptOpened():
                return [(title_of(self.words, event.script), "title")]
            case events.ScriptChosen():
                said = page_of(self.words, event.text, self.bound, self.place)
                return [(self.words.say("log-twom-script-chosen", text=said), "")]
            case events.OptionTaken():
                line = self.words.say(f"option-{event.card.lower()}-{event.option}")
                return [(self.words.say("log-twom-option-taken", text=line), "")]
            case events.Died():
                again = "yes" if event.cause in self.deaths else "no"
                self.deaths.add(event.cause)
                return [(narrate(self.namer, note, again=again), "")]
            case events.NoiseChanged():
                return [(narrate(self.namer, note, begins="yes" if event.by == event.to else "no"), "")]
            case events.FittingUsed():
                return [(self._used(event), "")]
        style = "head" if isinstance(event, HEADS) else ""
        return [(narrate(self.namer, note), style), *((story, "story") for story in self._stories(event))]

    def _used(self, event: events.FittingUsed) -> str:
        base = event.action.removesuffix("_book")
        label = self.words.say(f"action-{event.fitting.lower()}-{base}")
        args = self.namer.of(event)
        return self.words.say("log-twom-fitting-used", **args, label=label)

    def _stories(self, event: Event) -> list[str]:
        prefix, field = STORIES.get(type(event), ("", ""))
        key = f"{prefix}{str(getattr(event, field, '')).lower()}.story"
        return [self.words.say(key)] if prefix and self.words.has(key) else []
