"""Several events that are one line of the journal: the steps of a walk, an action and what it brought, a look around.

A fold grows while the events that come belong to it, and is told by the first that does not, or when the match waits
for an answer. The walk of a stalker goes on over several answers, one for each step: it ends with ``WalkEnded``.
Packing goes on too, one answer for each thing: it ends with whatever else happens.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from cordon.games.stalker import events
from cordon.games.stalker.content import content
from cordon.games.stalker.ops.selecting import Select
from cordon.games.stalker.rules.anomalies import ANOMALY
from cordon.games.stalker.rules.wounds import Outcome
from cordon.games.stalker.terms import (
    MAGAZINES,
    SEATS,
    STALKERS,
    Entity,
    Facing,
    ItemId,
    is_anomaly,
    path_parts,
    standee_parts,
)
from cordon.games.stalker.verbs import FACE
from cordon.kernel.decisions import Seat
from cordon.kernel.events import Event, Note
from cordon.words.stalker.names import ARROW

DEEDS = (events.CardUsed, events.Prepared, events.LeadPassed, events.LootTaken, events.ArtifactTaken)
BROUGHT = (events.StatusGained, events.TokensGained, events.Healed, events.DoseChanged, events.CardGained,
           events.MoneyChanged, events.StarsAdded, events.InjuriesHealed)  # fmt: skip
EFFECTS = (events.HpLost, events.StatusGained, events.Pushed, events.AttentionMoved, events.UnknownResolved,
           events.NoUnknownLeft, events.TieSettled, events.EnemyPlaced, events.PoolEmpty, events.CardUsed)  # fmt: skip
"""What comes next where the effect of a card that is meant for several has hit anybody."""
STATUS = {Outcome.EXPOSED: ("exposed",), Outcome.EXPOSED_AND_PINNED: ("exposed", "pinned"),
          Outcome.PINNED_OR_PUSHED: ("pinned",), Outcome.LOSS_IF_EXPOSED: ("exposed",)}  # fmt: skip
"""What a wound may bring; what an anomaly brings besides is another thing."""


PACKING = (events.CardPacked, events.CardUnpacked, events.MagazinePacked)
SORTING = (events.CardEquipped, events.CardStowed, events.CardInstalled)
"""What becomes of things on a PDA while the stash is shared out: everybody sees it there."""
ON_THE_WAY = (events.Stepped, events.AttentionPlaced, events.StatusLost)


STASH: Seat = -1
"""Where things are that nobody carries."""


class Account(NamedTuple):
    """A note that is to be told, with what its fields do not say: what an action brought, under which point of a card
    it happened, which other enemies did the same, whether it was in vain."""

    note: Note
    brought: tuple[Event, ...] = ()
    point: events.PointBegan | None = None
    enemies: tuple[Entity, ...] = ()
    vain: bool = False


class Fold:
    """Notes that wait to be told together."""

    lasts = False
    """Whether it goes on after an answer."""
    shows: tuple[type[Event], ...] = ()
    """What a page shows on the board when it happens: it is not told again when the fold is."""

    def takes(self, note: Note) -> bool:
        """Whether a note belongs to it; then it has been taken."""
        raise NotImplementedError

    def told(self) -> list[Account]:
        """What is to be said of it."""
        raise NotImplementedError


class Walk(Fold):
    """Steps in a row of one figure, with the turns of an enemy and the attention that a stalker draws on the way; or
    enemies that turn, perhaps after a stalker who leaves them (ST-7.2)."""

    shows: tuple[type[Event], ...] = (events.Stepped, events.Turned)

    def __init__(self, note: Note) -> None:
        self.who = ""
        self.how, self.start, self.side, self.noticed = "", "", "", ""
        self.spaces: list[str] = []
        self.turns: dict[Entity, Facing] = {}
        """Where enemies look in the end: the walker, or those that are left behind."""
        self.tied: dict[Entity, int] = {}
        """Of how many ways to look one was chosen for them."""
        self.after: list[Note] = []
        """What is told after the way that led there."""
        self.last = note
        self.takes(note)

    def takes(self, note: Note) -> bool:
        match note.event:
            case events.Stepped() as step if self._goes_on(step):
                self.turns.pop(step.who, None)
                self.who, self.how, self.start = step.who, step.how, self.start or step.start
                self.spaces.append(step.space)
                self.lasts = _is_stalker(step.who)
            case events.Turned() as turn if not self.spaces or turn.enemy == self.who:
                self.turns[turn.enemy] = turn.facing
            case events.TieSettled() as tie if _is_turn(tie) and (not self.spaces or tie.who == self.who):
                self.tied[tie.who] = tie.n
            case events.AttentionPlaced() as placed if self.spaces and STALKERS[placed.seat] == self.who:
                self.side, self.noticed = placed.side, placed.space
                self.shows = (*Walk.shows, events.AttentionPlaced)
            case events.AttentionPlaced() if self.spaces and not self.lasts:
                self.after.append(note)
            case events.StatusLost(told=False) as lost if self.spaces and lost.who == self.who:
                self.after.append(note)
            case _:
                return False
        self.last = note
        return True

    def _goes_on(self, step: events.Stepped) -> bool:
        if self.spaces:
            return step.who == self.who and step.how == self.how
        return _is_stalker(step.who) or not set(self.turns) - {step.who}

    def told(self) -> list[Account]:
        found = [Account(self._note(self._way()))] if self.spaces else []
        after = self.who if self.lasts else ""
        found += [
            Account(self._note(self._turn(enemy, after))) for enemy in self.turns if enemy != self.who or not found
        ]
        return found + [Account(note) for note in self.after]

    def _note(self, event: Event) -> Note:
        return Note(event, self.last.rule, self.last.audience)

    def _way(self) -> events.Walked:
        stops = [stop for stop in (self.start, *self.spaces) if stop]
        noticed = "" if self.noticed == stops[-1] else self.noticed
        how = self.how or ("walk" if self.lasts else "go")
        facing: Facing | Literal[""] = self.turns.get(self.who, "")
        tied = self.tied.get(self.who, 0) if facing else 0
        return events.Walked(self.who, ARROW.join(stops), how, facing, self.side, noticed, n=tied)

    def _turn(self, enemy: Entity, after: Entity) -> events.Walked:
        return events.Walked(enemy, "", "turn", self.turns[enemy], whose=after, n=self.tied.get(enemy, 0))


def _is_stalker(who: Entity) -> bool:
    return who in SEATS


def _is_turn(tie: events.TieSettled) -> bool:
    """Whether it was about where an enemy looks."""
    return tie.chosen in FACE


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

    def told(self) -> list[Account]:
        return [Account(self.note, tuple(self.brought))]


class Wound(Fold):
    """A wound of an enemy and what came of it (ST-11.15)."""

    shows = (events.StatusGained, events.StatusLost, events.EhpLost, events.Pushed)

    def __init__(self, note: Note, wound: events.WoundDrawn) -> None:
        self.note = note
        self.wound = wound
        self.brought: list[Event] = []
        self.status = list(STATUS.get(Outcome(wound.outcome), ()))
        self.vain = wound.outcome != Outcome.PINNED_OR_PUSHED
        """Where to it is pushed may be asked first."""

    def takes(self, note: Note) -> bool:
        match note.event:
            case events.StatusLost(token="exposed") as lost if lost.who == self.wound.enemy:
                return self.wound.upgraded
            case events.StatusGained() as gained if gained.who == self.wound.enemy and gained.token in self.status:
                self.status.remove(gained.token)
                self.brought.append(gained)
            case events.EhpLost() as lost if lost.enemy == self.wound.enemy:
                self.brought.append(lost)
            case events.Pushed() as pushed if pushed.who == self.wound.enemy:
                self.brought.append(pushed)
            case _:
                self.vain = True
                return False
        return True

    def told(self) -> list[Account]:
        return [Account(self.note, tuple(self.brought), vain=self.vain)]


class Effect(Fold):
    """A point of an activation card that is for everybody at once: whether anybody was meant shows what comes next."""

    def __init__(self, note: Note) -> None:
        self.note = note
        self.vain = False

    def takes(self, note: Note) -> bool:
        self.vain = not _is_effect(note.event)
        return False

    def told(self) -> list[Account]:
        return [Account(self.note, vain=self.vain)]


def _is_effect(event: Event) -> bool:
    match event:
        case events.StatusLost():
            return event.token == "exposed"
        case events.DiceRolled():
            return event.purpose == "defence"
    return isinstance(event, EFFECTS)


class Special(Fold):
    """A special of an enemy (ST-13.21), told with the first thing that it does."""

    def __init__(self, note: Note, point: events.PointBegan) -> None:
        self.note = note
        self.point = point
        self.first: Note | None = None
        self.ties: list[Note] = []
        self.vain = False

    def takes(self, note: Note) -> bool:
        event = note.event
        if isinstance(event, events.SpecialUsed):
            return True
        if isinstance(event, events.TieSettled) and self.first is None and event.who == self.point.enemy:
            self.ties.append(note)
            return True
        if isinstance(event, events.PointBegan) and self.first is None and event.enemy == self.point.enemy:
            self.first = note if path_parts(event.point)[0] == "special" else None
        if self.first is note:
            return True
        self.vain = not (self.first or self.ties or _is_effect(event)) and _is_for_others(self.point)
        return False

    def told(self) -> list[Account]:
        done = Account(self.note, vain=self.vain) if self.first is None else Account(self.first, point=self.point)
        return [done, *map(Account, self.ties)]


def _is_for_others(point: events.PointBegan) -> bool:
    """Whether a special is meant for those around an enemy."""
    kind = content().enemies.get(standee_parts(point.enemy)[0])
    return kind is not None and all(isinstance(op.whom(), Select) for op in kind.special_do)


class Tie(Fold):
    """Ties about what somebody does (R-57), told after the point of the card that says what it is about."""

    def __init__(self, note: Note, tie: events.TieSettled) -> None:
        self.ties = [note]
        self.who = tie.who
        self.point: Note | None = None

    def takes(self, note: Note) -> bool:
        match note.event:
            case events.TieSettled() as tie if self.point is None and tie.who == self.who and not _is_turn(tie):
                self.ties.append(note)
            case events.PointBegan() as point if self.point is None and point.enemy == self.who != "":
                self.point = note
            case _:
                return False
        return True

    def told(self) -> list[Account]:
        return [Account(note) for note in ([self.point] if self.point else []) + self.ties]


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
            case events.PointBegan(verb="look_around", whose="") as event:
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

    def told(self) -> list[Account]:
        found = []
        if self.blind:
            blind = Note(events.LookedAround(self.blind[0], ""), self.note.rule, self.note.audience)
            found.append(Account(blind, point=self.point, enemies=tuple(self.blind)))
        if self.seeing is not None:
            found.append(Account(self.seeing, point=self.point))
        return found + [Account(note) for note in self.seen]


class Alike(Fold):
    """Events of one kind in a row that one line can tell: places that open, contacts that are gained."""

    def __init__(self, note: Note) -> None:
        self.note = note
        self.events = [note.event]
        self.shows = (type(note.event),)

    def takes(self, note: Note) -> bool:
        if type(note.event) is not type(self.note.event):
            return False
        self.events.append(note.event)
        return True

    def told(self) -> list[Account]:
        return [Account(self.note, tuple(self.events) if len(self.events) > 1 else ())]


class Packing(Fold):
    """The stash is shared out (ST-15.15), thing by thing: told is who has got what in the end."""

    lasts = True
    shows = (*PACKING, *SORTING, events.CardGiven, events.TokensGiven, events.AllUnpacked)

    def __init__(self, note: Note) -> None:
        self.cards: dict[ItemId, Seat] = {}
        """Where a card is now that has been moved."""
        self.were: dict[ItemId, Seat] = {}
        """And where it was."""
        self.magazines: Counter[tuple[Seat, str]] = Counter()
        self.emptied: Note | None = None
        """Everything went back at once: what was done before does not matter any more."""
        self.last = note
        self.takes(note)

    def takes(self, note: Note) -> bool:
        match note.event:
            case events.CardPacked() as event:
                self._moved(event.card, STASH, event.seat)
            case events.CardUnpacked() as event:
                self._moved(event.card, event.seat, STASH)
            case events.CardGiven() as event:
                self._moved(event.card, event.seat, event.to)
            case events.MagazinePacked() as event:
                self.magazines[event.seat, event.magazine] += event.n
                self.magazines[STASH, event.magazine] -= event.n
            case events.TokensGiven() as event:
                self.magazines[event.seat, event.token] -= 1
                self.magazines[event.to, event.token] += 1
            case events.AllUnpacked():
                self.cards, self.were, self.magazines, self.emptied = {}, {}, Counter(), note
            case _:
                if not isinstance(note.event, SORTING):
                    return False
        self.last = note
        return True

    def _moved(self, card: ItemId, before: Seat, now: Seat) -> None:
        self.were.setdefault(card, before)
        self.cards[card] = now

    def told(self) -> list[Account]:
        found = [Account(self.emptied)] if self.emptied is not None else []
        return found + [Account(Note(event, self.last.rule, self.last.audience)) for event in self._events()]

    def _events(self) -> Iterator[Event]:
        owners = {*self.cards.values(), *(owner for owner, _ in self.magazines)}
        for owner in sorted(owners, key=lambda owner: (owner == STASH, owner)):
            cards = tuple(card for card, now in self.cards.items() if now == owner != self.were[card])
            more = {kind: max(0, self.magazines[owner, kind]) for kind in MAGAZINES}
            if cards or any(more.values()):
                yield events.GearReturned(cards, **more) if owner == STASH else events.GearPacked(owner, cards, **more)


class Heading(Fold):
    """A heading that is told only if something comes under it; an action that is told unless what it does says it."""

    def __init__(self, note: Note) -> None:
        self.note: Note | None = note

    def takes(self, note: Note) -> bool:
        if isinstance(note.event, events.MissionBegan | events.CardTaken):
            self.note = None
        return False

    def told(self) -> list[Account]:
        return [Account(self.note)] if self.note is not None else []


def is_told_elsewhere(event: Event) -> bool:
    """What another line says: the die of an anomaly and the order of several, and what an action says that it told."""
    match event:
        case events.AnomalyDieRolled():
            return is_anomaly(event.source)
        case events.TieSettled(chosen=chosen) if chosen in ANOMALY:
            return True
    return bool(getattr(event, "told", False))


def begun(note: Note) -> Fold | None:
    """The fold that a note begins, if any."""
    if is_told_elsewhere(note.event):
        return None
    match note.event:
        case events.Stepped() | events.Turned():
            return Walk(note)
        case events.TieSettled() as tie if _is_turn(tie):
            return Walk(note)
        case events.TieSettled() as tie:
            return Tie(note, tie)
        case events.WoundDrawn() as wound:
            return Wound(note, wound)
        case events.PointBegan(enemy=""):
            return Effect(note)
        case events.PointBegan(verb="special") as point:
            return Special(note, point)
        case events.PointBegan(verb="look_around", whose="") as point:
            return Look(note, point)
        case events.PlaceOpened() | events.ContactGained():
            return Alike(note)
        case events.CardPacked() | events.CardUnpacked() | events.MagazinePacked():
            return Packing(note)
        case events.SetupRead() | events.MissionActionTaken(action="take"):
            return Heading(note)
    return Deed(note) if isinstance(note.event, DEEDS) else None


def unfinished(chapters: Sequence[Sequence[Note]]) -> Fold | None:
    """The walk of a stalker, or the packing, that the last answers began and that is not over."""
    start = len(chapters)
    while start and _is_on_the_way(chapters[start - 1]):
        start -= 1
    fold: Fold | None = None
    for chapter in chapters[start:]:
        for note in chapter:
            if fold is None or not fold.takes(note):
                fold = begun(note)
        fold = fold if fold is not None and fold.lasts else None
    return fold


def _is_on_the_way(chapter: Sequence[Note]) -> bool:
    """Whether a stalker's walk, or the packing, may go on over a chapter, or begin in it."""
    steps = (note.event.who for note in chapter if isinstance(note.event, events.Stepped))
    if any(map(_is_stalker, steps)):
        return True
    return any(all(isinstance(note.event, kinds) for note in chapter) for kinds in (ON_THE_WAY, Packing.shows))
