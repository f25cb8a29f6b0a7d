"""What visibly happens in Zona, in the past tense. Fields are ids and numbers; the narrator finds the names."""

from __future__ import annotations

from typing import ClassVar

from cordon.games.zona.terms import (
    AreaId,
    Attribute,
    Cause,
    CharacterId,
    DamageKind,
    EmissionId,
    EventId,
    Face,
    ItemId,
    LockId,
    Marker,
    NewsId,
    OfferId,
    Phase,
    Reputation,
    RowId,
    Section,
    Text,
    ThreatId,
)
from cordon.kernel.decisions import Seat
from cordon.kernel.events import Event
from cordon.kernel.triggers import Source


class RoundBegan(Event, frozen=True):
    round: int


class PhaseBegan(Event, frozen=True):
    """``empty``: nobody has anything to do in it."""

    phase: Phase
    empty: bool = False


class VoicePassed(Event, frozen=True):
    seat: Seat


class BoardsDealt(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: Seat
    characters: tuple[CharacterId, ...]


class CharacterChosen(Event, frozen=True):
    seat: Seat
    character: CharacterId


class ThreatPlaced(Event, frozen=True):
    """``by``: the ``voice`` chose the area, or alone the player (``chosen``) or the rule (``alone``, ZO-24.5); it came
    with somebody's board (``start``) or with the further board of a match alone (``trail``), or another threat, the
    ``source``, brought it (``called``); else it was just drawn."""

    reveals: ClassVar[bool] = True
    threat: ThreatId
    area: AreaId
    seat: Seat = -1
    by: str = ""
    source: Source = ""


class ThreatChosen(Event, frozen=True):
    """Somebody chose which of several threats a scavenger meets (``by`` as in ``ThreatPlaced``)."""

    seat: Seat
    threat: ThreatId
    scavenger: Seat
    by: str


class ThreatDiscarded(Event, frozen=True):
    threat: ThreatId


class ThreatsSwept(Event, frozen=True):
    """An emission took every threat off the board (ZO-15.4)."""


class ShortcutTaken(Event, frozen=True):
    """Somebody sets out over a border that hurts."""

    seat: Seat
    area: AreaId


class Moved(Event, frozen=True):
    """``shortcut``: where to is told already."""

    seat: Seat
    area: AreaId
    shortcut: bool = False


class Relocated(Event, frozen=True):
    seat: Seat
    area: AreaId


class Rested(Event, frozen=True):
    """``replaced``: an ability made another use of it, and told so."""

    seat: Seat
    by: int = 0
    to: int = 0
    replaced: bool = False


class Passed(Event, frozen=True):
    seat: Seat


class AreaActionTaken(Event, frozen=True):
    """``bunker``: what is done there is told by what follows."""

    seat: Seat
    area: AreaId
    bunker: bool = False


class Camped(Event, frozen=True):
    seat: Seat
    area: AreaId


class OfferTaken(Event, frozen=True):
    seat: Seat
    offer: OfferId


class Rolled(Event, frozen=True):
    seat: Seat
    attribute: Attribute
    difficulty: int
    dice: tuple[Face, ...]


class Forced(Event, frozen=True):
    seat: Seat
    by: int = 1
    to: int = 0


class Rerolled(Event, frozen=True):
    seat: Seat
    dice: tuple[Face, ...]


class TestEnded(Event, frozen=True):
    seat: Seat
    attribute: Attribute
    difficulty: int
    result: int
    success: bool


class SourceUsed(Event, frozen=True):
    """An item or an ability was used. ``last``: it goes with this use (``single``, or ``worn`` out); ``quiet``: the
    next event names it."""

    seat: Seat
    source: Source
    last: str = ""
    ability: bool = False
    quiet: bool = False


class SideEffectIgnored(Event, frozen=True):
    seat: Seat
    card: ItemId
    source: Source


class CardTaken(Event, frozen=True):
    """The top card of an item deck was turned up; where it goes is told by what follows."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: ItemId


class ItemGained(Event, frozen=True):
    """``how``: it was ``bought``, which is told already, or is ``worn`` at once."""

    seat: Seat
    card: ItemId
    how: str = ""


class ItemDeclined(Event, frozen=True):
    seat: Seat
    card: ItemId


class ItemDropped(Event, frozen=True):
    """``full``: because there was no room."""

    seat: Seat
    card: ItemId
    full: bool = False


class ItemDiscarded(Event, frozen=True):
    """``spent``: a use or a damage took its last box, and told so."""

    seat: Seat
    card: ItemId
    spent: bool = False


class ItemWorn(Event, frozen=True):
    seat: Seat
    card: ItemId


class ItemPacked(Event, frozen=True):
    seat: Seat
    card: ItemId


class ItemDamaged(Event, frozen=True):
    seat: Seat
    card: ItemId
    breaks: bool = False


class ItemDeactivated(Event, frozen=True):
    seat: Seat
    card: ItemId


class ItemRepaired(Event, frozen=True):
    seat: Seat
    card: ItemId
    price: int = 0


class CardsDrawn(Event, frozen=True):
    """Cards were turned up to choose from."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[ItemId, ...]


class DamageCancelled(Event, frozen=True):
    seat: Seat
    source: Source
    RAD: int = 0
    DIS: int = 0
    WND: int = 0
    last: str = ""


class DamageConverted(Event, frozen=True):
    seat: Seat
    source: Source
    kind: DamageKind
    to: DamageKind


class DamageTaken(Event, frozen=True):
    seat: Seat
    RAD: int = 0
    DIS: int = 0
    WND: int = 0
    plain: int = 0
    source: Source = ""


class InjuriesHealed(Event, frozen=True):
    seat: Seat
    count: int
    price: int = 0


class TraumaTaken(Event, frozen=True):
    seat: Seat
    attribute: Attribute


class TraumaHealed(Event, frozen=True):
    seat: Seat
    attribute: Attribute


class Died(Event, frozen=True):
    falls: ClassVar[str] = "character"
    seat: Seat
    character: CharacterId


class SecretKept(Event, frozen=True):
    """A secret of the dead scavenger was handed on."""

    seat: Seat
    facility: AreaId


class LeftTheGame(Event, frozen=True):
    """No character was left for this seat, or none was wanted."""

    seat: Seat
    willing: bool = False


class FatigueChanged(Event, frozen=True):
    """``told``: the event before tells of it."""

    seat: Seat
    by: int
    to: int
    told: bool = False


class FatigueOverflowed(Event, frozen=True):
    """More fatigue than the dial holds becomes damage (ZO-6.7)."""

    seat: Seat
    by: int


class ReputationChanged(Event, frozen=True):
    seat: Seat
    to: Reputation


class ReputationStuck(Event, frozen=True):
    """It is at its end already, and something else comes instead (ZO-6.11, ZO-6.12)."""

    seat: Seat
    reputation: Reputation


class RublesChanged(Event, frozen=True):
    seat: Seat
    by: int
    to: int


class EncounterBegan(Event, frozen=True):
    seat: Seat
    threat: ThreatId


class EncounterAvoided(Event, frozen=True):
    seat: Seat
    threat: ThreatId


class Fled(Event, frozen=True):
    seat: Seat
    threat: ThreatId


class ThreatWon(Event, frozen=True):
    """The confrontation was lost."""

    seat: Seat
    threat: ThreatId


class ThreatBeaten(Event, frozen=True):
    seat: Seat
    threat: ThreatId


class TrophyTaken(Event, frozen=True):
    seat: Seat
    threat: ThreatId


class TrophyDiscarded(Event, frozen=True):
    seat: Seat
    threat: ThreatId


class EventDrawn(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: Seat
    event: EventId
    section: Section


class ParagraphReached(Event, frozen=True):
    seat: Seat
    event: EventId
    section: Section


class PartChosen(Event, frozen=True):
    """A part of a choice, by the key of its text."""

    seat: Seat
    text: Text


class OutcomeTold(Event, frozen=True):
    """What a passed or failed test of an event card leads to, by the key of its text."""

    seat: Seat
    text: Text


class ReputationDecided(Event, frozen=True):
    """A card has different parts for different reputations, and one of them is read."""

    seat: Seat
    reputation: Reputation


class PartDeclined(Event, frozen=True):
    """An optional part of the ``source`` was not wanted, or nothing was traded where one could."""

    seat: Seat
    source: Source = ""


class NothingHappened(Event, frozen=True):
    """A card has nothing to say here, or nothing that could be done."""

    seat: Seat
    source: Source = ""


class MissionFailed(Event, frozen=True):
    seat: Seat
    event: EventId


class SecretDiscovered(Event, frozen=True):
    seat: Seat
    facility: AreaId


class PriceUnpaid(Event, frozen=True):
    """A price that would have cost a trauma in the end was not paid, and nothing comes of it."""

    seat: Seat
    source: Source


class OpeningBegan(Event, frozen=True):
    seat: Seat
    facility: AreaId
    lock: LockId


class FacilityOpened(Event, frozen=True):
    seat: Seat
    facility: AreaId
    lock: LockId


class FindsSearched(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: Seat
    facility: AreaId


class FindsGone(Event, frozen=True):
    """The finds would be looked through, but none are left."""

    seat: Seat
    facility: AreaId


class FacilityRansacked(Event, frozen=True):
    facility: AreaId


class NewsDrawn(Event, frozen=True):
    reveals: ClassVar[bool] = True
    news: NewsId


class NewsMarked(Event, frozen=True):
    news: NewsId
    marker: Marker
    seat: Seat = -1
    by: str = ""


class NobodyConcerned(Event, frozen=True):
    """News that nobody is in the right place for."""

    news: NewsId


class NewsEnded(Event, frozen=True):
    news: NewsId


class NewsSeen(Event, frozen=True):
    """Somebody alone looked at the next news card."""

    reveals: ClassVar[bool] = True
    seat: Seat
    news: NewsId


class ScavengerNamed(Event, frozen=True):
    """``by``: ``voice``, or ``alone``; ``own`` where the Voice names itself."""

    seat: Seat
    target: Seat
    by: str = "voice"


class EmissionAdvanced(Event, frozen=True):
    to: int


class EmissionStruck(Event, frozen=True):
    reveals: ClassVar[bool] = True
    emission: EmissionId


class Ran(Event, frozen=True):
    seat: Seat
    area: AreaId
    by: int = 0
    to: int = 0


class MarketRenewed(Event, frozen=True):
    reveals: ClassVar[bool] = True
    row: RowId


class ItemBought(Event, frozen=True):
    seat: Seat
    card: ItemId
    price: int


class ItemSold(Event, frozen=True):
    seat: Seat
    card: ItemId
    price: int


class TrophySold(Event, frozen=True):
    seat: Seat
    threat: ThreatId
    price: int


class MatchWon(Event, frozen=True):
    seat: Seat
    event: EventId


class MatchLost(Event, frozen=True):
    cause: Cause


ALL: list[type[Event]] = [
    value
    for value in list(globals().values())
    if isinstance(value, type) and issubclass(value, Event) and value is not Event
]
