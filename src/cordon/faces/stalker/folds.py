"""Several events that are one line of the journal: the steps of a walk, an action and what it brought, a look around.

A fold grows while the events that come belong to it, and is told by the first that does not, or when the match waits
for an answer. The walk of a stalker goes on over several answers, one for each step: it ends with ``WalkEnded``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from cordon.games.stalker import events
from cordon.games.stalker.terms import Entity
from cordon.kernel.events import Event, Note
from cordon.words.stalker.names import ARROW

DEEDS = (events.CardUsed, events.Prepared, events.LeadPassed, events.LootTaken, events.ArtifactTaken)
BROUGHT = (events.StatusGained, events.TokensGained, events.Healed, events.DoseChanged, events.CardGained,
           events.MoneyChanged, events.StarsAdded, events.InjuriesHealed)  # fmt: skip


class Told(NamedTuple):
    """A note that is to be told, with what its fields do not say: what an action brought, under which point of a card
    it happened, which other enemies did the same."""

    note: Note
    brought: tuple[Event, ...] = ()
    point: events.PointBegan | None = None
    enemies: tuple[Entity, ...] = ()


class Fold:
    """Notes that wait to be told together."""

    lasts = False
    """Whether it goes on after an answer."""
    shows: tuple[type[Event], ...] = ()
    """What a page shows on the board when it happens: it is not told again when the fold is."""

    def takes(self, note: Note) -> bool:
        """Whether a note belongs to it; then it has been taken."""
        raise NotImplementedError

    def told(self) -> list[Told]:
        """What is to be said of it."""
        raise NotImplementedError


class Walk(Fold):
    """Steps in a row of one figure, with the turns of an enemy and the attention that a stalker draws on the way."""

    shows = (events.Stepped, events.Turned, events.AttentionPlaced)

    def __init__(self, note: Note) -> None:
        self.who = _walker(note.event)
        self.how, self.start, self.facing, self.side, self.noticed = "", "", "", "", ""
        self.spaces: list[str] = []
        self.last = note
        self.takes(note)
        self.lasts = self.who.startswith("stalker-")

    def takes(self, note: Note) -> bool:
        match note.event:
            case events.Stepped() as step if step.who == self.who and (not self.spaces or step.how == self.how):
                self.how, self.start, self.facing = step.how, self.start or step.start, ""
                self.spaces.append(step.space)
            case events.Turned() as turn if turn.enemy == self.who:
                self.facing = turn.facing
            case events.AttentionPlaced() as placed if self.spaces and f"stalker-{placed.seat}" == self.who:
                self.side, self.noticed = placed.side, placed.space
            case _:
                return False
        self.last = note
        return True

    def told(self) -> list[Told]:
        if not self.spaces:
            turned = events.Walked(self.who, "", "turn", self.facing)
            return [Told(Note(turned, self.last.rule, self.last.audience))]
        stops = [stop for stop in (self.start, *self.spaces) if stop]
        noticed = "" if self.noticed == stops[-1] else self.noticed
        how = self.how or ("walk" if self.lasts else "go")
        walked = events.Walked(self.who, ARROW.join(stops), how, self.facing, self.side, noticed)
        return [Told(Note(walked, self.last.rule, self.last.audience))]


def _walker(event: Event) -> Entity:
    match event:
        case events.Stepped():
            return event.who
        case events.Turned():
            return event.enemy
    raise ValueError(event)


class Deed(Fold):
    """An action that is named by one event, and what it brought."""

    shows = BROUGHT

    def __init__(self, note: Note) -> None:
        self.note = note
        self.brought: list[Event] = []

    def takes(self, note: Note) -> bool:
        event = note.event
        if isinstance(event, events.CardDiscarded | events.TokensSpent) and event.told:
            return True
        if not isinstance(event, BROUGHT) or (isinstance(event, events.DoseChanged) and event.source):
            return False
        self.brought.append(event)
        return True

    def told(self) -> list[Told]:
        return [Told(self.note, tuple(self.brought))]


class Special(Fold):
    """A special of an enemy (ST-13.21), told with the first thing that it does."""

    def __init__(self, note: Note, point: events.PointBegan) -> None:
        self.note = note
        self.point = point
        self.first: Note | None = None

    def takes(self, note: Note) -> bool:
        event = note.event
        if isinstance(event, events.SpecialUsed):
            return True
        if isinstance(event, events.PointBegan) and self.first is None and event.enemy == self.point.enemy:
            self.first = note if event.point.startswith("special") else None
            return self.first is note
        return False

    def told(self) -> list[Told]:
        return [Told(self.note)] if self.first is None else [Told(self.first, point=self.point)]


class Look(Fold):
    """Enemies that look around in turn and see nobody, or the first that sees somebody (ST-13.26)."""

    shows = (events.Turned,)

    def __init__(self, note: Note, point: events.PointBegan) -> None:
        self.note = note
        self.point = point
        self.blind: list[Entity] = []
        self.seeing: Note | None = None
        self.seen: list[Note] = []

    def takes(self, note: Note) -> bool:
        match note.event:
            case events.PointBegan(verb="look_around") as event:
                return self.seeing is None and (event.card, event.point) == (self.point.card, self.point.point)
            case events.Turned():
                return self.seeing is None
            case events.AttentionPlaced() if self.seeing is None:
                self.seen.append(note)
                return True
            case events.LookedAround() as event if self.seeing is None:
                if event.target:
                    self.seeing = note
                else:
                    self.blind.append(event.enemy)
                return True
        return False

    def told(self) -> list[Told]:
        found = []
        if self.blind:
            blind = Note(events.LookedAround(self.blind[0], ""), self.note.rule, self.note.audience)
            found.append(Told(blind, point=self.point, enemies=tuple(self.blind)))
        if self.seeing is not None:
            found.append(Told(self.seeing, point=self.point))
        return found + [Told(note) for note in self.seen]


class Heading(Fold):
    """A heading that is told only if something comes under it."""

    def __init__(self, note: Note) -> None:
        self.note: Note | None = note

    def takes(self, note: Note) -> bool:
        if isinstance(note.event, events.MissionBegan):
            self.note = None
        return False

    def told(self) -> list[Told]:
        return [Told(self.note)] if self.note is not None else []


def begun(note: Note) -> Fold | None:
    """The fold that a note begins, if any."""
    match note.event:
        case events.Stepped() | events.Turned():
            return Walk(note)
        case events.PointBegan(verb="special") as point:
            return Special(note, point)
        case events.PointBegan(verb="look_around") as point:
            return Look(note, point)
        case events.SetupRead():
            return Heading(note)
    return Deed(note) if isinstance(note.event, DEEDS) else None


def unfinished(chapters: Sequence[Sequence[Note]]) -> Fold | None:
    """The walk of a stalker that the last answers began and that is not over."""
    steps: list[Note] = []
    for note in _backwards(chapters):
        if not isinstance(note.event, events.Stepped | events.AttentionPlaced):
            break
        steps.append(note)
    walk: Fold | None = None
    for note in reversed(steps):
        if walk is None or not walk.takes(note):
            walk = Walk(note) if isinstance(note.event, events.Stepped) else None
    return walk if walk is not None and walk.lasts else None


def _backwards(chapters: Sequence[Sequence[Note]]) -> Iterable[Note]:
    for chapter in reversed(chapters):
        yield from reversed(chapter)
