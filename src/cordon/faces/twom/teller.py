"""The journal of This War of Mine: the narrator's line, the pages of the book, the words on a card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from itertools import takewhile
from types import MappingProxyType
from typing import Any, NamedTuple, cast

from cordon.faces.journal import Line
from cordon.faces.teller import Teller
from cordon.faces.twom.pages import flavour_of, page_of, title_of
from cordon.games.twom import events
from cordon.games.twom.game import TwomGame
from cordon.games.twom.terms import LEVEL_MAX, without_book
from cordon.kernel.events import Event, Note
from cordon.kernel.session import Session
from cordon.words.catalogue import Words
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

NO_PAGE = events.PageRead("")


class Past(NamedTuple):
    """What later lines hang on, of all that has happened."""

    page: events.PageRead = NO_PAGE
    """The last page: whom it spoke of, and how many read it."""
    fight: events.FightBegan | None = None
    deaths: frozenset[str] = frozenset()
    cared: bool = False
    idle: bool = False
    come: Mapping[str, int] = MappingProxyType({})
    """How often each card with words of its own has come."""

    def after(self, event: Event) -> Past:
        match event:
            case events.JournalPassed() | events.StageBegan():  # on a Day on which nobody does anything
                return self
            case events.PhaseBegan():
                return self._replace(idle=event.phase == "day")
            case events.PageRead():
                return self._replace(page=event, idle=False)
            case events.FightBegan():
                return self._replace(fight=event, idle=False)
            case events.Died():
                return self._replace(deaths=self.deaths | {event.cause}, idle=False)
            case events.Broke():
                return self._replace(cared=True, idle=False)
        card = _card_of(event)
        if card:
            return self._replace(come={**self.come, card: self.come.get(card, 0) + 1}, idle=False)
        return self._replace(idle=False) if self.idle else self


def _card_of(event: Event) -> str:
    """The card with words of its own that an event turns up."""
    _, field = STORIES.get(type(event), ("", ""))
    return str(getattr(event, field)) if field else ""


class TwomTeller(Teller[TwomNamer]):
    """People of the group belong to nobody: seats are called by their players' names."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        super().__init__(words, names)
        self.pasts: list[tuple[Sequence[Note], Past]] = []
        """What had happened after each answer, with the notes of that answer."""

    def naming(self) -> TwomNamer:
        return TwomNamer(self.words, self.people)

    def begin(self) -> None:
        super().begin()
        self.place = ""
        self.page = NO_PAGE
        self.cared = False
        self.deaths: set[str] = set()
        """What people have died of."""
        self.passed: Note | None = None
        """The Journal has gone on: told with what comes next, so that only the last hand is named."""
        self.come: Mapping[str, int] = {}
        self.idle = False
        """It is Day, and nothing has been told of it yet."""

    def know(self, session: Session[Any]) -> None:
        """Where the party is and whom the last page spoke of, for what comes next; whether help was told before."""
        self.begin()
        self.place = cast(TwomGame, session.game).state.place
        past = self._past(session.notes)
        self.page, self.deaths, self.cared, self.idle = past.page, set(past.deaths), past.cared, past.idle
        self.come = past.come
        self._meet(past.fight)

    def _past(self, notes: Sequence[Sequence[Note]]) -> Past:
        """What has happened until now: looked through from where the match has gone on, or was taken back to."""
        known = self.pasts
        alike = sum(1 for _ in takewhile(lambda pair: pair[0][0] is pair[1], zip(known, notes, strict=False)))
        del known[alike:]
        for told in notes[len(known) :]:
            past = reduce(Past.after, (note.event for note in told), known[-1][1] if known else Past())
            known.append((told, past))
        return known[-1][1] if known else Past()

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
                self.page = event
                return [(self._page(event.text), "page")]
            case events.ScriptOpened():
                return [(title_of(self.words, event.script), "title")]
            case events.ScriptChosen():
                return [(self.words.say("log-twom-script-chosen", text=self._page(event.text)), "")]
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
                return [(self._used(note, event), "")]
        style = "head" if isinstance(event, HEADS) else ""
        return [(narrate(self.namer, note), style), *((story, "story") for story in self._stories(event))]

    def _page(self, text: str) -> str:
        """A text of the book, told to those who read its last page."""
        page = self.page
        return page_of(self.words, text, page.names, self.place, page.present, page.group)

    def _used(self, note: Note, event: events.FittingUsed) -> str:
        base = without_book(event.action)
        label = self.words.say(f"action-{event.fitting.lower()}-{base}")
        return narrate(self.namer, note, label=label)

    def _stories(self, event: Event) -> list[str]:
        prefix, _ = STORIES.get(type(event), ("", ""))
        card = _card_of(event)
        if not card:
            return []
        self.come = {**self.come, card: self.come.get(card, 0) + 1}
        text = flavour_of(self.words, f"{prefix}{card.lower()}", self.come[card])
        return [text] if text else []
