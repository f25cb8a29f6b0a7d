"""What visibly happens in This War of Mine, in the past tense. Fields are ids and numbers; the narrator finds names."""

from __future__ import annotations

from typing import ClassVar

from cordon.kernel.events import Event


class DayBegan(Event, frozen=True):
    day: int


class PhaseBegan(Event, frozen=True):
    phase: str


class StageBegan(Event, frozen=True):
    stage: int


class JournalPassed(Event, frozen=True):
    seat: int
    first: bool = False
    """Whoever has it when the campaign begins."""


class CampaignBegan(Event, frozen=True):
    people: tuple[str, ...]


# --- people -----------------------------------------------------------------------------------------------------------


class StateChanged(Event, frozen=True):
    person: str
    state: str
    by: int
    to: int


class Collapsed(Event, frozen=True):
    person: str


class Broke(Event, frozen=True):
    person: str


class Died(Event, frozen=True):
    person: str
    cause: str


class Left(Event, frozen=True):
    person: str


class Stayed(Event, frozen=True):
    person: str


class Joined(Event, frozen=True):
    person: str


class TurnedAway(Event, frozen=True):
    person: str


class Mourned(Event, frozen=True):
    rolled: int
    people: tuple[str, ...]


class EmpathyTested(Event, frozen=True):
    rolled: int
    misery: int
    people: tuple[str, ...]
    """Those who took it to heart."""


class ProwessTested(Event, frozen=True):
    person: str
    rolled: int
    needed: int
    passed: bool


# --- goods ------------------------------------------------------------------------------------------------------------


class Gained(Event, frozen=True):
    token: str
    n: int


class NoneLeft(Event, frozen=True):
    """The box has no more of it (TW-0.5)."""

    token: str
    n: int


class Lost(Event, frozen=True):
    token: str
    n: int


class Paid(Event, frozen=True):
    token: str
    n: int


class CostPaid(Event, frozen=True):
    """What a planned action costs, told with it."""

    person: str
    goods: dict[str, int]


class Ate(Event, frozen=True):
    person: str
    token: str


class Drank(Event, frozen=True):
    person: str
    token: str


class Thirsted(Event, frozen=True):
    person: str
    rolled: int


class Starved(Event, frozen=True):
    person: str


class ChildFed(Event, frozen=True):
    person: str
    token: str


class ChildStarved(Event, frozen=True):
    person: str


class HabitKept(Event, frozen=True):
    person: str
    token: str


class MedicinePlaced(Event, frozen=True):
    person: str
    token: str


# --- morning and day --------------------------------------------------------------------------------------------------


class EventDrawn(Event, frozen=True):
    reveals: ClassVar[bool] = True
    card: str


class ColdChanged(Event, frozen=True):
    by: int
    to: int


class ObjectiveSet(Event, frozen=True):
    reveals: ClassVar[bool] = True
    card: str


class ObjectiveSettled(Event, frozen=True):
    card: str
    met: bool


class IdeaFound(Event, frozen=True):
    reveals: ClassVar[bool] = True
    fitting: str


class TrapChecked(Event, frozen=True):
    fitting: str
    rolled: int
    caught: int


class FittingGave(Event, frozen=True):
    """What a fitting brings by itself."""

    fitting: str
    token: str
    n: int


class BoxHarvested(Event, frozen=True):
    fitting: str


class Acted(Event, frozen=True):
    """A Day action as it was planned."""

    person: str
    action: str
    thing: str = ""


class CardCleared(Event, frozen=True):
    reveals: ClassVar[bool] = True
    person: str
    space: str
    card: str


class LockHeld(Event, frozen=True):
    person: str
    rolled: int


class Searched(Event, frozen=True):
    person: str
    rolled: int


class WentOutside(Event, frozen=True):
    person: str
    rolled: int
    """0: nobody shot, the roll was skipped."""


class BoardedUp(Event, frozen=True):
    person: str
    space: str


class BoardLost(Event, frozen=True):
    space: str


class FittingBuilt(Event, frozen=True):
    person: str
    fitting: str
    space: str


class FittingMoved(Event, frozen=True):
    person: str
    fitting: str
    space: str


class FittingDismantled(Event, frozen=True):
    person: str
    fitting: str


class FittingUsed(Event, frozen=True):
    person: str
    fitting: str
    action: str


class BlackRolled(Event, frozen=True):
    """The black die, where the roll itself is all there is to tell."""

    rolled: int
    person: str = ""
    about: str = ""
    """What it was about: a ``lock`` (out there ``lock_out``), ``despair``, a ``state``, or only a ``person``."""
    state: str = ""
    met: bool = False
    """Whether the state changes."""


class TaskGiven(Event, frozen=True):
    person: str
    task: str


class VisitorCame(Event, frozen=True):
    reveals: ClassVar[bool] = True
    card: str
    host: str


class OptionTaken(Event, frozen=True):
    card: str
    option: str


class LetBe(Event, frozen=True):
    """A card that left no choice: nothing at hand would do."""

    card: str


# --- scavenging -------------------------------------------------------------------------------------------------------


class PartyLeft(Event, frozen=True):
    location: str
    people: tuple[str, ...]


class Packed(Event, frozen=True):
    """What they take along from Storage."""

    goods: dict[str, int]


class CardExplored(Event, frozen=True):
    reveals: ClassVar[bool] = True
    card: str


class CardIgnored(Event, frozen=True):
    card: str


class NoiseChanged(Event, frozen=True):
    by: int
    to: int


class NoiseRolled(Event, frozen=True):
    rolled: int
    noise: int
    met: bool


class CardsReturned(Event, frozen=True):
    n: int


class FindingsDrawn(Event, frozen=True):
    reveals: ClassVar[bool] = True
    card: str
    row: str


class FoundNothing(Event, frozen=True):
    """Findings cards whose rows are empty."""

    row: str


class ResidentMet(Event, frozen=True):
    reveals: ClassVar[bool] = True
    card: str


class HidFrom(Event, frozen=True):
    card: str


class HidingFound(Event, frozen=True):
    pass


class BrokeOff(Event, frozen=True):
    rolled: int
    people: tuple[str, ...]


class ExplorationEnded(Event, frozen=True):
    why: str


class PartyLost(Event, frozen=True):
    pass


class BroughtHome(Event, frozen=True):
    goods: dict[str, int]


class LeftBehind(Event, frozen=True):
    goods: dict[str, int]


class CardsSeen(Event, frozen=True):
    """Everybody has looked at cards of a deck."""

    reveals: ClassVar[bool] = True
    pile: str
    cards: tuple[str, ...]


class LocationReplaced(Event, frozen=True):
    reveals: ClassVar[bool] = True
    old: str
    new: str


# --- fighting ---------------------------------------------------------------------------------------------------------


class FightBegan(Event, frozen=True):
    enemies: tuple[str, ...]
    weapons: tuple[str, ...] = ()
    """What each of them holds."""
    animal: bool = False


class DieRolled(Event, frozen=True):
    who: str
    die: str
    face: str
    again: bool = False
    """A reroll: it takes the place of the throw before."""


class DieTurned(Event, frozen=True):
    who: str
    face: str


class FateTurned(Event, frozen=True):
    """The lower part of a fate card in a fight (TW-13.14)."""

    reveals: ClassVar[bool] = True
    who: str
    card: str
    holds: bool


class EnemyWounded(Event, frozen=True):
    enemy: str
    wounds: int


class EnemyKilled(Event, frozen=True):
    enemy: str


class EnemyRan(Event, frozen=True):
    enemy: str


class WeaponGone(Event, frozen=True):
    """Out of ammo, or jammed."""

    who: str
    weapon: str


class Fled(Event, frozen=True):
    pass


class FightEnded(Event, frozen=True):
    result: str
    killed: int


# --- night and dawn ---------------------------------------------------------------------------------------------------


class RaidDrawn(Event, frozen=True):
    reveals: ClassVar[bool] = True
    card: str
    damage: int
    wounds: int


class RaidRepelled(Event, frozen=True):
    who: str


class RaidReduced(Event, frozen=True):
    damage: int
    wounds: int


class CrimeSpread(Event, frozen=True):
    raids: int
    residents: int


class FateDrawn(Event, frozen=True):
    reveals: ClassVar[bool] = True
    card: str


class ColdChecked(Event, frozen=True):
    person: str
    rolled: int
    ill: bool


class NarrativeDrawn(Event, frozen=True):
    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]


class NarrativeKept(Event, frozen=True):
    card: str


class NarrativePlayed(Event, frozen=True):
    card: str


# --- trade and scripts ------------------------------------------------------------------------------------------------


class TradeOpened(Event, frozen=True):
    commission: int


class Traded(Event, frozen=True):
    given: dict[str, int]
    taken: dict[str, int]


class TradeDeclined(Event, frozen=True):
    pass


class ScriptOpened(Event, frozen=True):
    reveals: ClassVar[bool] = True
    script: int


class PageRead(Event, frozen=True):
    reveals: ClassVar[bool] = True
    text: str
    names: dict[str, str] = {}


class ScriptChosen(Event, frozen=True):
    text: str


class CampaignEnded(Event, frozen=True):
    result: str
    cause: str


ALL = tuple(
    value
    for value in list(globals().values())
    if isinstance(value, type) and issubclass(value, Event) and value is not Event
)
