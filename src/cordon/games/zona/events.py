"""What visibly happens in Zona, in the past tense. Fields are ids and numbers; the narrator finds the names."""

from __future__ import annotations

from typing import ClassVar

from cordon.kernel.events import Event


class RoundBegan(Event, frozen=True):
    round: int


class PhaseBegan(Event, frozen=True):
    phase: str


class VoicePassed(Event, frozen=True):
    seat: int


class BoardsDealt(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    characters: tuple[str, ...]


class CharacterChosen(Event, frozen=True):
    seat: int
    character: str


class ThreatPlaced(Event, frozen=True):
    reveals: ClassVar[bool] = True
    threat: str
    area: str


class ThreatDiscarded(Event, frozen=True):
    threat: str


class Moved(Event, frozen=True):
    seat: int
    area: str


class Relocated(Event, frozen=True):
    seat: int
    area: str


class Rested(Event, frozen=True):
    seat: int


class Passed(Event, frozen=True):
    seat: int


class AreaActionTaken(Event, frozen=True):
    seat: int
    area: str


class Rolled(Event, frozen=True):
    seat: int
    attribute: str
    difficulty: int
    dice: tuple[str, ...]


class Forced(Event, frozen=True):
    seat: int


class Rerolled(Event, frozen=True):
    seat: int
    dice: tuple[str, ...]


class TestEnded(Event, frozen=True):
    seat: int
    attribute: str
    difficulty: int
    result: int
    success: bool


class SourceUsed(Event, frozen=True):
    """An item or an ability was used."""

    seat: int
    source: str


class SideEffectIgnored(Event, frozen=True):
    seat: int
    card: str
    source: str


class CardTaken(Event, frozen=True):
    """The top card of an item deck was turned up; where it goes is told by what follows."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str


class ItemGained(Event, frozen=True):
    seat: int
    card: str


class ItemDeclined(Event, frozen=True):
    seat: int
    card: str


class ItemDropped(Event, frozen=True):
    seat: int
    card: str


class ItemDiscarded(Event, frozen=True):
    seat: int
    card: str


class ItemWorn(Event, frozen=True):
    seat: int
    card: str


class ItemPacked(Event, frozen=True):
    seat: int
    card: str


class ItemDamaged(Event, frozen=True):
    seat: int
    card: str


class ItemDeactivated(Event, frozen=True):
    seat: int
    card: str


class ItemRepaired(Event, frozen=True):
    seat: int
    card: str


class CardsDrawn(Event, frozen=True):
    """Cards were turned up to choose from."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[str, ...]


class DamageCancelled(Event, frozen=True):
    seat: int
    source: str
    RAD: int = 0
    DIS: int = 0
    WND: int = 0


class DamageConverted(Event, frozen=True):
    seat: int
    source: str
    kind: str
    to: str


class DamageTaken(Event, frozen=True):
    seat: int
    RAD: int = 0
    DIS: int = 0
    WND: int = 0
    plain: int = 0
    source: str = ""


class InjuriesHealed(Event, frozen=True):
    seat: int
    count: int


class TraumaTaken(Event, frozen=True):
    seat: int
    attribute: str


class TraumaHealed(Event, frozen=True):
    seat: int
    attribute: str


class Died(Event, frozen=True):
    seat: int
    character: str


class SecretKept(Event, frozen=True):
    """A secret of the dead scavenger was handed on."""

    seat: int
    facility: str


class LeftTheGame(Event, frozen=True):
    """No character was left for this seat, or none was wanted."""

    seat: int
    willing: bool = False


class FatigueChanged(Event, frozen=True):
    seat: int
    by: int
    to: int


class ReputationChanged(Event, frozen=True):
    seat: int
    to: str


class RublesChanged(Event, frozen=True):
    seat: int
    by: int
    to: int


class EncounterBegan(Event, frozen=True):
    seat: int
    threat: str


class EncounterAvoided(Event, frozen=True):
    seat: int
    threat: str


class Fled(Event, frozen=True):
    seat: int
    threat: str


class ThreatWon(Event, frozen=True):
    """The confrontation was lost."""

    seat: int
    threat: str


class ThreatBeaten(Event, frozen=True):
    seat: int
    threat: str


class TrophyTaken(Event, frozen=True):
    seat: int
    threat: str


class TrophyDiscarded(Event, frozen=True):
    seat: int
    threat: str


class EventDrawn(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    event: str
    section: str


class ParagraphReached(Event, frozen=True):
    seat: int
    event: str
    section: str


class PartChosen(Event, frozen=True):
    """A part of a choice, by the key of its text."""

    seat: int
    text: str


class OutcomeTold(Event, frozen=True):
    """What a passed or failed test of an event card leads to, by the key of its text."""

    seat: int
    text: str


class ReputationDecided(Event, frozen=True):
    """A card has different parts for different reputations, and one of them is read."""

    seat: int
    reputation: str


class MissionFailed(Event, frozen=True):
    seat: int
    event: str


class SecretDiscovered(Event, frozen=True):
    seat: int
    facility: str


class PriceUnpaid(Event, frozen=True):
    """A price that would have cost a trauma in the end was not paid, and nothing comes of it."""

    seat: int
    source: str


class FacilityOpened(Event, frozen=True):
    seat: int
    facility: str
    lock: str


class FindsSearched(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    facility: str


class FacilityRansacked(Event, frozen=True):
    facility: str


class NewsDrawn(Event, frozen=True):
    reveals: ClassVar[bool] = True
    news: str


class NewsMarked(Event, frozen=True):
    news: str
    marker: str


class NewsEnded(Event, frozen=True):
    news: str


class NewsSeen(Event, frozen=True):
    """Somebody alone looked at the next news card."""

    reveals: ClassVar[bool] = True
    seat: int
    news: str


class ScavengerNamed(Event, frozen=True):
    seat: int
    target: int


class EmissionAdvanced(Event, frozen=True):
    to: int


class EmissionStruck(Event, frozen=True):
    reveals: ClassVar[bool] = True
    emission: str


class Ran(Event, frozen=True):
    seat: int
    area: str


class MarketRenewed(Event, frozen=True):
    reveals: ClassVar[bool] = True
    row: str


class ItemBought(Event, frozen=True):
    seat: int
    card: str
    price: int


class ItemSold(Event, frozen=True):
    seat: int
    card: str
    price: int


class TrophySold(Event, frozen=True):
    seat: int
    threat: str
    price: int


class MatchWon(Event, frozen=True):
    seat: int
    event: str


class MatchLost(Event, frozen=True):
    cause: str


ALL: list[type[Event]] = [
    value
    for value in list(globals().values())
    if isinstance(value, type) and issubclass(value, Event) and value is not Event
]
