"""What visibly happens in Zona, in the past tense. Fields are ids and numbers; the narrator finds the names."""

from __future__ import annotations

from typing import ClassVar

from cordon.kernel.events import Event


class RoundBegan(Event, frozen=True):
    round: int


class PhaseBegan(Event, frozen=True):
    """``empty``: nobody has anything to do in it."""

    phase: str
    empty: bool = False


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
    """``by``: the ``voice`` chose the area, or alone the player (``chosen``) or the rule (``alone``, ZO-24.5); it came
    with somebody's board (``start``) or with the further board of a match alone (``trail``), or another threat, the
    ``source``, brought it (``called``); else it was just drawn."""

    reveals: ClassVar[bool] = True
    threat: str
    area: str
    seat: int = -1
    by: str = ""
    source: str = ""


class ThreatChosen(Event, frozen=True):
    """Somebody chose which of several threats a scavenger meets (``by`` as in ``ThreatPlaced``)."""

    seat: int
    threat: str
    scavenger: int
    by: str


class ThreatDiscarded(Event, frozen=True):
    threat: str


class ThreatsSwept(Event, frozen=True):
    """An emission took every threat off the board (ZO-15.4)."""


class ShortcutTaken(Event, frozen=True):
    """Somebody sets out over a border that hurts."""

    seat: int
    area: str


class Moved(Event, frozen=True):
    """``shortcut``: where to is told already."""

    seat: int
    area: str
    shortcut: bool = False


class Relocated(Event, frozen=True):
    seat: int
    area: str


class Rested(Event, frozen=True):
    """``replaced``: an ability made another use of it, and told so."""

    seat: int
    by: int = 0
    to: int = 0
    replaced: bool = False


class Passed(Event, frozen=True):
    seat: int


class AreaActionTaken(Event, frozen=True):
    """``bunker``: what is done there is told by what follows."""

    seat: int
    area: str
    bunker: bool = False


class Camped(Event, frozen=True):
    seat: int
    area: str


class OfferTaken(Event, frozen=True):
    seat: int
    offer: str


class Rolled(Event, frozen=True):
    seat: int
    attribute: str
    difficulty: int
    dice: tuple[str, ...]


class Forced(Event, frozen=True):
    seat: int
    by: int = 1
    to: int = 0


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
    """An item or an ability was used. ``last``: it goes with this use (``single``, or ``worn`` out); ``quiet``: the
    next event names it."""

    seat: int
    source: str
    last: str = ""
    ability: bool = False
    quiet: bool = False


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
    """``how``: it was ``bought``, which is told already, or is ``worn`` at once."""

    seat: int
    card: str
    how: str = ""


class ItemDeclined(Event, frozen=True):
    seat: int
    card: str


class ItemDropped(Event, frozen=True):
    """``full``: because there was no room."""

    seat: int
    card: str
    full: bool = False


class ItemDiscarded(Event, frozen=True):
    """``spent``: a use or a damage took its last box, and told so."""

    seat: int
    card: str
    spent: bool = False


class ItemWorn(Event, frozen=True):
    seat: int
    card: str


class ItemPacked(Event, frozen=True):
    seat: int
    card: str


class ItemDamaged(Event, frozen=True):
    seat: int
    card: str
    breaks: bool = False


class ItemDeactivated(Event, frozen=True):
    seat: int
    card: str


class ItemRepaired(Event, frozen=True):
    seat: int
    card: str
    price: int = 0


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
    last: str = ""


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
    price: int = 0


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
    """``told``: the event before tells of it."""

    seat: int
    by: int
    to: int
    told: bool = False


class FatigueOverflowed(Event, frozen=True):
    """More fatigue than the dial holds becomes damage (ZO-6.7)."""

    seat: int
    by: int


class ReputationChanged(Event, frozen=True):
    seat: int
    to: str


class ReputationStuck(Event, frozen=True):
    """It is at its end already, and something else comes instead (ZO-6.11, ZO-6.12)."""

    seat: int
    reputation: str


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


class PartDeclined(Event, frozen=True):
    """An optional part of the ``source`` was not wanted, or nothing was traded where one could."""

    seat: int
    source: str = ""


class NothingHappened(Event, frozen=True):
    """A card has nothing to say here, or nothing that could be done."""

    seat: int
    source: str = ""


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


class OpeningBegan(Event, frozen=True):
    seat: int
    facility: str
    lock: str


class FacilityOpened(Event, frozen=True):
    seat: int
    facility: str
    lock: str


class FindsSearched(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    facility: str


class FindsGone(Event, frozen=True):
    """The finds would be looked through, but none are left."""

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
    seat: int = -1
    by: str = ""


class NobodyConcerned(Event, frozen=True):
    """News that nobody is in the right place for."""

    news: str


class NewsEnded(Event, frozen=True):
    news: str


class NewsSeen(Event, frozen=True):
    """Somebody alone looked at the next news card."""

    reveals: ClassVar[bool] = True
    seat: int
    news: str


class ScavengerNamed(Event, frozen=True):
    """``by``: ``voice``, or ``alone``; ``own`` where the Voice names itself."""

    seat: int
    target: int
    by: str = "voice"


class EmissionAdvanced(Event, frozen=True):
    to: int


class EmissionStruck(Event, frozen=True):
    reveals: ClassVar[bool] = True
    emission: str


class Ran(Event, frozen=True):
    seat: int
    area: str
    by: int = 0
    to: int = 0


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
