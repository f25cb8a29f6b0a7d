"""What visibly happens in This War of Mine, in the past tense. Fields are ids and numbers; the narrator finds names."""

from __future__ import annotations

from typing import ClassVar, Literal

from cordon.games.twom.terms import (
    ActionId,
    CardId,
    Cause,
    Deck,
    Die,
    EnemyId,
    EventId,
    ExplorationId,
    Face,
    FateId,
    FighterId,
    FindingsId,
    FittingId,
    LocationId,
    NarrativeId,
    ObjectiveId,
    OptionId,
    PersonId,
    Phase,
    RaidId,
    ResidentId,
    Result,
    Row,
    ScriptId,
    ShelterId,
    SourceId,
    SpaceId,
    StateName,
    Task,
    TextId,
    TokenId,
    VisitorId,
    WeaponId,
)
from cordon.kernel.decisions import Seat
from cordon.kernel.events import Event


class DayBegan(Event, frozen=True):
    day: int


class PhaseBegan(Event, frozen=True):
    phase: Phase


class StageBegan(Event, frozen=True):
    stage: int


class JournalPassed(Event, frozen=True):
    seat: Seat
    first: bool = False
    """Whoever has it when the campaign begins."""


class CampaignBegan(Event, frozen=True):
    people: tuple[PersonId, ...]


# --- people -----------------------------------------------------------------------------------------------------------


class StateChanged(Event, frozen=True):
    person: PersonId
    state: StateName
    by: int
    to: int


class Collapsed(Event, frozen=True):
    person: PersonId


class Broke(Event, frozen=True):
    person: PersonId


class Died(Event, frozen=True):
    falls: ClassVar[str] = "person"
    person: PersonId
    cause: Cause


class Left(Event, frozen=True):
    person: PersonId


class WentMissing(Event, frozen=True):
    person: PersonId


class CameBack(Event, frozen=True):
    person: PersonId


class BilletFed(Event, frozen=True):
    """The soldier who lives with us takes something to eat."""

    token: TokenId


class Stayed(Event, frozen=True):
    person: PersonId


class Joined(Event, frozen=True):
    person: PersonId


class TurnedAway(Event, frozen=True):
    person: PersonId


class Mourned(Event, frozen=True):
    rolled: int
    people: tuple[PersonId, ...]


class EmpathyTested(Event, frozen=True):
    rolled: int
    misery: int
    people: tuple[PersonId, ...]
    """Those who took it to heart."""


class ProwessTested(Event, frozen=True):
    person: PersonId
    rolled: int
    needed: int
    passed: bool


# --- goods ------------------------------------------------------------------------------------------------------------


class Gained(Event, frozen=True):
    token: TokenId
    n: int


class NoneLeft(Event, frozen=True):
    """The box has no more of it (TW-0.5)."""

    token: TokenId
    n: int


class Lost(Event, frozen=True):
    token: TokenId
    n: int


class Paid(Event, frozen=True):
    token: TokenId
    n: int


class CostPaid(Event, frozen=True):
    """What a planned action costs, told with it."""

    person: PersonId
    goods: dict[TokenId, int]


class Ate(Event, frozen=True):
    person: PersonId
    token: TokenId


class Drank(Event, frozen=True):
    person: PersonId
    token: TokenId


class Thirsted(Event, frozen=True):
    person: PersonId
    rolled: int


class Starved(Event, frozen=True):
    person: PersonId


class ChildFed(Event, frozen=True):
    person: PersonId
    token: TokenId


class ChildStarved(Event, frozen=True):
    person: PersonId


class HabitKept(Event, frozen=True):
    person: PersonId
    token: TokenId


class MedicinePlaced(Event, frozen=True):
    person: PersonId
    token: TokenId


# --- morning and day --------------------------------------------------------------------------------------------------


class EventDrawn(Event, frozen=True):
    reveals: ClassVar[bool] = True
    card: EventId


class ColdChanged(Event, frozen=True):
    by: int
    to: int


class ObjectiveSet(Event, frozen=True):
    reveals: ClassVar[bool] = True
    card: ObjectiveId


class ObjectiveSettled(Event, frozen=True):
    card: ObjectiveId
    met: bool


class IdeaFound(Event, frozen=True):
    reveals: ClassVar[bool] = True
    fitting: FittingId


class TrapChecked(Event, frozen=True):
    fitting: FittingId
    rolled: int
    caught: int


class FittingGave(Event, frozen=True):
    """What a fitting brings by itself."""

    fitting: FittingId
    token: TokenId
    n: int


class BoxHarvested(Event, frozen=True):
    fitting: FittingId


class Acted(Event, frozen=True):
    """A Day action as it was planned."""

    person: PersonId
    action: ActionId
    thing: PersonId = ""


class CardCleared(Event, frozen=True):
    reveals: ClassVar[bool] = True
    person: PersonId
    space: SpaceId
    card: ShelterId


class LockHeld(Event, frozen=True):
    person: PersonId
    rolled: int


class Searched(Event, frozen=True):
    person: PersonId
    rolled: int


class WentOutside(Event, frozen=True):
    person: PersonId
    rolled: int
    """0: nobody shot, the roll was skipped."""


class BoardedUp(Event, frozen=True):
    person: PersonId
    space: SpaceId


class BoardLost(Event, frozen=True):
    space: SpaceId


class FittingBuilt(Event, frozen=True):
    person: PersonId
    fitting: FittingId
    space: SpaceId


class FittingMoved(Event, frozen=True):
    person: PersonId
    fitting: FittingId
    space: SpaceId


class FittingDismantled(Event, frozen=True):
    person: PersonId
    fitting: FittingId


class FittingUsed(Event, frozen=True):
    person: PersonId
    fitting: FittingId
    action: ActionId


class BlackRolled(Event, frozen=True):
    """The black die, where the roll itself is all there is to tell."""

    rolled: int
    person: PersonId = ""
    about: str = ""
    """What it was about: a ``lock`` (out there ``lock_out``), ``despair``, a ``state``, or only a ``person``."""
    state: StateName | Literal[""] = ""
    met: bool = False
    """Whether the state changes."""


class TaskGiven(Event, frozen=True):
    person: PersonId
    task: Task


class VisitorCame(Event, frozen=True):
    reveals: ClassVar[bool] = True
    card: VisitorId
    host: PersonId


class OptionTaken(Event, frozen=True):
    card: SourceId
    option: OptionId


class LetBe(Event, frozen=True):
    """A card that left no choice: nothing at hand would do."""

    card: SourceId


# --- scavenging -------------------------------------------------------------------------------------------------------


class PartyLeft(Event, frozen=True):
    location: LocationId
    people: tuple[PersonId, ...]


class Packed(Event, frozen=True):
    """What they take along from Storage."""

    goods: dict[TokenId, int]


class CardExplored(Event, frozen=True):
    reveals: ClassVar[bool] = True
    card: ExplorationId


class CardIgnored(Event, frozen=True):
    card: ExplorationId


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
    card: FindingsId
    row: Row | Literal["any"]


class FoundNothing(Event, frozen=True):
    """Findings cards whose rows are empty."""

    row: Row | Literal["any"]


class ResidentMet(Event, frozen=True):
    reveals: ClassVar[bool] = True
    card: ResidentId


class HidFrom(Event, frozen=True):
    card: ResidentId


class HidingFound(Event, frozen=True):
    pass


class BrokeOff(Event, frozen=True):
    rolled: int
    people: tuple[PersonId, ...]


class ExplorationEnded(Event, frozen=True):
    why: str


class PartyLost(Event, frozen=True):
    pass


class BroughtHome(Event, frozen=True):
    goods: dict[TokenId, int]


class LeftBehind(Event, frozen=True):
    goods: dict[TokenId, int]


class CardsSeen(Event, frozen=True):
    """Everybody has looked at cards of a deck."""

    reveals: ClassVar[bool] = True
    pile: Deck
    cards: tuple[CardId, ...]


class LocationReplaced(Event, frozen=True):
    reveals: ClassVar[bool] = True
    old: LocationId
    new: LocationId


# --- fighting ---------------------------------------------------------------------------------------------------------


class FightBegan(Event, frozen=True):
    enemies: tuple[EnemyId, ...]
    weapons: tuple[WeaponId, ...] = ()
    """What each of them holds."""
    animal: bool = False


class DieRolled(Event, frozen=True):
    who: FighterId
    die: Die
    face: Face
    again: bool = False
    """A reroll: it takes the place of the throw before."""


class DieTurned(Event, frozen=True):
    who: FighterId
    face: Face


class FateTurned(Event, frozen=True):
    """The lower part of a fate card in a fight (TW-13.14)."""

    reveals: ClassVar[bool] = True
    who: FighterId
    card: FateId
    holds: bool


class EnemyWounded(Event, frozen=True):
    enemy: EnemyId
    wounds: int


class EnemyKilled(Event, frozen=True):
    enemy: EnemyId


class EnemyRan(Event, frozen=True):
    enemy: EnemyId


class WeaponGone(Event, frozen=True):
    """Out of ammo, or jammed."""

    who: FighterId
    weapon: WeaponId


class Fled(Event, frozen=True):
    pass


class FightEnded(Event, frozen=True):
    result: Result
    killed: int


# --- night and dawn ---------------------------------------------------------------------------------------------------


class RaidDrawn(Event, frozen=True):
    reveals: ClassVar[bool] = True
    card: RaidId
    damage: int
    wounds: int


class RaidRepelled(Event, frozen=True):
    who: PersonId


class RaidReduced(Event, frozen=True):
    damage: int
    wounds: int


class CrimeSpread(Event, frozen=True):
    raids: int
    residents: int


class FateDrawn(Event, frozen=True):
    reveals: ClassVar[bool] = True
    card: FateId


class ColdChecked(Event, frozen=True):
    person: PersonId
    rolled: int
    ill: bool


class NarrativeDrawn(Event, frozen=True):
    reveals: ClassVar[bool] = True
    cards: tuple[NarrativeId, ...]


class NarrativeKept(Event, frozen=True):
    card: NarrativeId


class NarrativePlayed(Event, frozen=True):
    card: NarrativeId


# --- trade and scripts ------------------------------------------------------------------------------------------------


class TradeOpened(Event, frozen=True):
    commission: int


class Traded(Event, frozen=True):
    given: dict[TokenId, int]
    taken: dict[TokenId, int]


class TradeDeclined(Event, frozen=True):
    pass


class ScriptOpened(Event, frozen=True):
    reveals: ClassVar[bool] = True
    script: ScriptId


class PageRead(Event, frozen=True):
    reveals: ClassVar[bool] = True
    text: TextId
    names: dict[str, PersonId] = {}
    present: int = 1
    """How many read it: the party while it is out, else those in the Shelter."""
    group: int = 1


class ScriptChosen(Event, frozen=True):
    text: TextId


class CampaignEnded(Event, frozen=True):
    result: Result
    cause: Cause


ALL = tuple(
    value
    for value in list(globals().values())
    if isinstance(value, type) and issubclass(value, Event) and value is not Event
)
