"""What visibly happens in a mission, in the past tense. Spaces are addresses (``5.J``), never indices.

It is longer than other modules because it is a list: whoever tells or shows a mission finds every event on one page.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from cordon.games.stalker.terms import (
    ActionKey,
    ActivationKey,
    AnomalyId,
    AnomalyKey,
    AttackKey,
    Attention,
    CharacterKey,
    ContactKey,
    ControlKey,
    CounterWord,
    EnemyKey,
    Entity,
    EpilogueKey,
    EventKey,
    FaceWord,
    Facing,
    Goal,
    Good,
    ItemId,
    LootId,
    LostKey,
    MagazineWord,
    MissionKey,
    PlaceId,
    PocketWord,
    PointCard,
    RulePath,
    ScenarioKey,
    ScriptNumber,
    ScriptOptionKey,
    SeverityWord,
    SideId,
    Source,
    Space,
    SpecialWord,
    StalkerKey,
    StoryId,
    StoryOptionKey,
    Symbol,
    TerritoryKey,
    TiedOption,
    TokenKey,
    TokenWord,
    TowardWord,
    TraitWord,
    TrialWord,
    UnknownId,
    WalkWord,
    ZoneCardId,
    ZoneMapKey,
)
from cordon.kernel.decisions import Seat
from cordon.kernel.events import Event

# --- the mission and its rounds ---------------------------------------------------------------------------------------


class StalkerChosen(Event, frozen=True):
    seat: Seat
    stalker: StalkerKey


class LeadChosen(Event, frozen=True):
    seat: Seat


class Bought(Event, frozen=True):
    seat: Seat
    card: ItemId
    price: int


class MagazineBought(Event, frozen=True):
    seat: Seat
    magazine: MagazineWord
    price: int


class MissionBegan(Event, frozen=True):
    """``colours``: which enemies they stand for in this mission, as pairs of a colour and a kind (ST-13.7)."""

    mission: MissionKey
    colours: tuple[tuple[str, str], ...] = ()


class RoundBegan(Event, frozen=True):
    round: int


class EventDrawn(Event, frozen=True):
    reveals: ClassVar[bool] = True
    event: EventKey


class EventsAdded(Event, frozen=True):
    n: int


class EventBroughtUp(Event, frozen=True):
    """A mission event comes before its turn."""

    event: EventKey


class RoundEndReached(Event, frozen=True):
    """What the active event does at the end of the round begins (ST-5.12)."""

    event: EventKey


class SetupRead(Event, frozen=True):
    """What the mission itself changes in its set-up begins (SM-5.5)."""

    mission: MissionKey


class TurnBegan(Event, frozen=True):
    seat: Seat
    track: int


class TurnEnded(Event, frozen=True):
    seat: Seat


class Passed(Event, frozen=True):
    seat: Seat


class EnemyPhaseBegan(Event, frozen=True):
    round: int


class LeadPassed(Event, frozen=True):
    seat: Seat
    to: Seat


class Prepared(Event, frozen=True):
    """Somebody takes the action Prepare; what it brings follows."""

    seat: Seat


class StoodUp(Event, frozen=True):
    seat: Seat


class TokenSlid(Event, frozen=True):
    seat: Seat
    n: int


class CubesPlaced(Event, frozen=True):
    seat: Seat
    n: int


class MissionEnded(Event, frozen=True):
    """With what is left to say of it: rounds, those with a HIGH activation, the highest dosage, the artifacts
    and the money that are brought home."""

    result: str
    cause: str
    rounds: int = 0
    alarms: int = 0
    dose: int = 0
    artifacts: int = 0
    money: int = 0


# --- movement and attention -------------------------------------------------------------------------------------------


class Stepped(Event, frozen=True):
    """``start``: from where; ``how``: ``careful`` (ST-7.6), otherwise it just walks. The journal tells the steps of one
    walk as one (``Walked``)."""

    who: Entity
    space: Space
    start: Space = ""
    how: str = ""


class WalkEnded(Event, frozen=True):
    """A stalker has walked as far as wished."""

    seat: Seat


class Walked(Event, frozen=True):
    """Steps in a row, as the journal tells them; no rule emits it. ``how``: ``walk``, ``careful``, ``go`` (an enemy),
    or ``turn`` on the spot; ``way``: from where to where; ``facing``: where an enemy looks in the end, if not ahead;
    ``side`` and ``noticed``: the attention that a stalker drew, and where if not at the end; ``whose``: the stalker
    whom an enemy looks after; ``n``: of how many ways to look one was chosen without asking (R-57)."""

    who: Entity
    way: WalkWord
    how: str
    facing: Facing | Literal[""] = ""
    side: Attention = ""
    noticed: Space = ""
    whose: Entity = ""
    n: int = 0


class Pushed(Event, frozen=True):
    who: Entity
    space: Space


class Relocated(Event, frozen=True):
    who: Entity
    space: Space


class Turned(Event, frozen=True):
    enemy: Entity
    facing: Facing


class TieSettled(Event, frozen=True):
    """A tie that could be seen on the map was answered without asking the lead stalker (R-57)."""

    who: Entity
    """Whom it was about; empty: nobody."""
    chosen: TiedOption
    """The option."""
    n: int
    """How many were tied."""


class Interrupted(Event, frozen=True):
    """An enemy stopped because it saw a target. ``told``: the point of the card says so already."""

    enemy: Entity
    target: Entity
    told: bool = False


class AttentionPlaced(Event, frozen=True):
    seat: Seat
    side: Attention
    space: Space


class AttentionReduced(Event, frozen=True):
    seat: Seat
    side: Attention
    """What is up now; empty: the token is back on the PDA."""


class AttentionMoved(Event, frozen=True):
    seat: Seat
    space: Space


class MarkerPlaced(Event, frozen=True):
    side: Attention
    space: Space


class DecoyThrown(Event, frozen=True):
    seat: Seat
    space: Space


class BoltThrown(Event, frozen=True):
    seat: Seat
    space: Space
    symbol: Symbol


# --- body -------------------------------------------------------------------------------------------------------------


class HpLost(Event, frozen=True):
    seat: Seat
    n: int
    left: int
    source: Source = ""


class Healed(Event, frozen=True):
    seat: Seat
    n: int
    hp: int


class CriticallyInjured(Event, frozen=True):
    seat: Seat
    injuries: int


class InjuriesHealed(Event, frozen=True):
    seat: Seat


class StalkerDied(Event, frozen=True):
    falls: ClassVar[str] = "seat"
    seat: Seat


class DoseChanged(Event, frozen=True):
    seat: Seat
    by: int
    to: int
    source: Source = ""


class StatusGained(Event, frozen=True):
    who: Entity
    token: TokenWord


class StatusLost(Event, frozen=True):
    """``told``: another event says what for."""

    who: Entity
    token: TokenWord
    told: bool = False


class TokensGained(Event, frozen=True):
    seat: Seat
    token: TokenWord
    n: int


class TokensSpent(Event, frozen=True):
    """``told``: another event says what for."""

    seat: Seat
    token: TokenWord
    n: int
    told: bool = False


# --- equipment --------------------------------------------------------------------------------------------------------


class CardGained(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: Seat
    card: ItemId


class CardEquipped(Event, frozen=True):
    seat: Seat
    card: ItemId


class CardStowed(Event, frozen=True):
    seat: Seat
    card: ItemId


class CardInstalled(Event, frozen=True):
    seat: Seat
    card: ItemId
    host: ItemId


class CardGiven(Event, frozen=True):
    seat: Seat
    to: Seat
    card: ItemId


class TokensGiven(Event, frozen=True):
    seat: Seat
    to: Seat
    token: PocketWord


class ExchangeDeclined(Event, frozen=True):
    """Somebody did not agree to an exchange."""

    seat: Seat
    to: Seat


class CardDiscarded(Event, frozen=True):
    """``told``: it was used up, which is told already."""

    seat: Seat
    card: ItemId
    told: bool = False


class CardUsed(Event, frozen=True):
    """``spent``: it is discarded after this use."""

    seat: Seat
    source: Source
    path: RulePath
    spent: bool = False


class Reloaded(Event, frozen=True):
    seat: Seat
    weapon: ItemId
    ammo: int


class AmmoChanged(Event, frozen=True):
    """``told``: another event says what for."""

    seat: Seat
    weapon: ItemId
    ammo: int
    told: bool = False


class MoneyChanged(Event, frozen=True):
    by: int
    to: int


# --- dice and attacks -------------------------------------------------------------------------------------------------


class DiceRolled(Event, frozen=True):
    """``purpose``: attack, knife, defence, exposure, critical_dose, effect. ``stars`` is the sum: that of the dice, ◎
    with all its stars where the roll is ``accurate`` (ST-11.9), and what is ``added``: by a card, by which rule of it,
    how much. ``masked``: the same for masks; what the attack itself brings is told by the weapon and the attack."""

    reveals: ClassVar[bool] = True
    who: Entity
    purpose: str
    dice: tuple[tuple[str, int], ...]
    stars: int
    masks: int
    accurate: bool = False
    added: tuple[tuple[str, str, int], ...] = ()
    masked: tuple[tuple[str, str, int], ...] = ()


class DiceRerolled(Event, frozen=True):
    """``source``, ``path``: what it was rerolled with, ``focus`` or a card. ``card``: the anomaly whose die it is,
    which showed ``before``."""

    reveals: ClassVar[bool] = True
    who: Entity
    dice: tuple[tuple[str, int], ...]
    stars: int
    masks: int
    accurate: bool = False
    added: tuple[tuple[str, str, int], ...] = ()
    source: Source = ""
    path: RulePath = ""
    card: AnomalyKey = ""
    before: Symbol | Literal[""] = ""
    masked: tuple[tuple[str, str, int], ...] = ()


class StarsAdded(Event, frozen=True):
    """To a roll that lies on the table."""

    seat: Seat
    n: int
    stars: int


class AnomalyDieRolled(Event, frozen=True):
    reveals: ClassVar[bool] = True
    who: Entity
    symbol: Symbol
    source: Source


class AttackDeclared(Event, frozen=True):
    seat: Seat
    target: Entity
    weapon: ItemId
    attack: AttackKey


class HeadAimed(Event, frozen=True):
    """The head is the body part that is attacked (ST-11.5)."""

    seat: Seat
    target: Entity


class MasksSpent(Event, frozen=True):
    seat: Seat
    masks: int
    trait: TraitWord
    target: Entity


class HitChecked(Event, frozen=True):
    """Stars that count, after cover and other changes, and the threshold reached (0: a miss)."""

    target: Entity
    stars: int
    cover: int
    threshold: int


class WoundDrawn(Event, frozen=True):
    """``upgraded``: a light wound that is heavy because the enemy was exposed (ST-11.18)."""

    reveals: ClassVar[bool] = True
    enemy: Entity
    severity: SeverityWord
    outcome: int
    upgraded: bool = False


class EhpLost(Event, frozen=True):
    enemy: Entity
    n: int
    left: int


class EhpRegained(Event, frozen=True):
    enemy: Entity
    n: int


class EnemyDied(Event, frozen=True):
    enemy: Entity
    kind: EnemyKey
    space: Space
    by: Entity = ""


class EnemyAttacked(Event, frozen=True):
    """Damage after modifiers and cover."""

    enemy: Entity
    target: Entity
    damage: int
    cover: int


class AttackWasted(Event, frozen=True):
    """``cause``: ``range`` (not close enough after its charge), ``gone`` (the target), ``called_off`` (its own card
    says so)."""

    enemy: Entity
    target: Entity
    cause: str = ""


class Defended(Event, frozen=True):
    seat: Seat
    damage: int
    stars: int
    lost: int


class ControlTaken(Event, frozen=True):
    """What everybody sees of a control card; the card itself is its stalker's secret (SC-11.1)."""

    seat: Seat


class ControlDrawn(Event, frozen=True):
    """For its stalker alone."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: ControlKey


class Reacted(Event, frozen=True):
    enemy: Entity
    seat: Seat


class GotUp(Event, frozen=True):
    """A pinned enemy gets up instead of reacting (ST-13.20)."""

    enemy: Entity
    seat: Seat


# --- enemies ----------------------------------------------------------------------------------------------------------


class ActivationDrawn(Event, frozen=True):
    reveals: ClassVar[bool] = True
    deck: str
    card: ActivationKey


class PointBegan(Event, frozen=True):
    """A point of an activation card, of an event, or a special; who acts, where to, and why there."""

    card: PointCard
    point: str
    enemy: Entity = ""
    verb: str = ""
    goal: Goal = ""
    """The space that it makes for, or whom it attacks."""
    toward: TowardWord = ""
    """What the card sends it to: ``high``, ``stalker``, an enemy's key…"""
    whose: Entity = ""
    """The stalker whose token lies there, or who stands there."""
    n: int = 0
    """The spaces that it sets off to enter; a target in sight may stop it sooner."""
    special: SpecialWord = ""
    """The special that it uses (ST-13.21)."""


class LookedAround(Event, frozen=True):
    """``target``: whom it saw, if anybody."""

    enemy: Entity
    target: Entity


class GrenadeMissed(Event, frozen=True):
    """Nobody was where it fell."""

    space: Space


class PoolEmpty(Event, frozen=True):
    """No standee of a kind is left: ``enemy``, the closest one, acts instead; nobody if there is none (ST-5.21)."""

    kind: EnemyKey
    enemy: Entity


class EnemyPlaced(Event, frozen=True):
    enemy: Entity
    space: Space
    facing: Facing


class EnemyRemoved(Event, frozen=True):
    enemy: Entity


class SpecialUsed(Event, frozen=True):
    enemy: Entity
    special: SpecialWord


# --- things on the map ------------------------------------------------------------------------------------------------


class LootPlaced(Event, frozen=True):
    space: Space


class LootTaken(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: Seat
    space: Space
    token: LootId


class UnknownPlaced(Event, frozen=True):
    space: Space


class UnknownResolved(Event, frozen=True):
    """``n`` enemies of a ``kind`` come; nobody where the token or the mission has none of that colour."""

    reveals: ClassVar[bool] = True
    space: Space
    token: UnknownId
    kind: EnemyKey = ""
    n: int = 0


class NoUnknownLeft(Event, frozen=True):
    """An unknown token was to be resolved, but none lies there; ``space``: where, if only one was meant."""

    space: Space = ""


class TokenSeen(Event, frozen=True):
    """The team looked at a token and left it face down."""

    reveals: ClassVar[bool] = True
    space: Space
    token: TokenWord
    kind: EnemyKey = ""
    n: int = 0


class FogPlaced(Event, frozen=True):
    space: Space


class TrapPlaced(Event, frozen=True):
    space: Space


class TrapSprung(Event, frozen=True):
    space: Space
    enemy: Entity


class AnomalyActivated(Event, frozen=True):
    anomaly: AnomalyId
    card: AnomalyKey
    symbol: Symbol


class AnomalyHeld(Event, frozen=True):
    """The roll did not activate it."""

    anomaly: AnomalyId
    card: AnomalyKey
    symbol: Symbol


class AnomalyMoved(Event, frozen=True):
    anomaly: AnomalyId
    card: AnomalyKey
    space: Space


class AnomalyGone(Event, frozen=True):
    anomaly: AnomalyId
    card: AnomalyKey


class ArtifactFound(Event, frozen=True):
    seat: Seat
    anomaly: AnomalyId
    space: Space
    symbol: Symbol


class ArtifactTaken(Event, frozen=True):
    seat: Seat
    space: Space


class CompanionFled(Event, frozen=True):
    companion: Entity


# --- environment cards ------------------------------------------------------------------------------------------------


class CardFlipped(Event, frozen=True):
    reveals: ClassVar[bool] = True
    side: SideId
    who: Entity = ""


class CardTaken(Event, frozen=True):
    reveals: ClassVar[bool] = True
    side: SideId
    seat: Seat


class BackSeen(Event, frozen=True):
    """The team looked at the back of a card and left it as it lies."""

    reveals: ClassVar[bool] = True
    side: SideId
    space: Space


class CardLaid(Event, frozen=True):
    side: SideId
    space: Space


class EnvironmentDiscarded(Event, frozen=True):
    side: SideId


class CubesAdded(Event, frozen=True):
    side: SideId
    n: int
    cubes: int


class MissionActionTaken(Event, frozen=True):
    seat: Seat
    side: SideId
    action: ActionKey


class Remembered(Event, frozen=True):
    flag: str
    value: str


class SpaceFlooded(Event, frozen=True):
    space: Space


# --- Lost Territories -------------------------------------------------------------------------------------------------


class LostSetupDrawn(Event, frozen=True):
    """A setup card; it does not fit where no space of the described kind exists (ST-18.6)."""

    setup: LostKey
    tile: TerritoryKey
    fits: bool


class TerritoryLaid(Event, frozen=True):
    """The tile lies beside the map, and the entrance token on a space."""

    tile: TerritoryKey
    space: Space


class TerritoryCardLaid(Event, frozen=True):
    """On a space of the tile, or beside it."""

    side: SideId
    space: Space


class EntranceMoved(Event, frozen=True):
    """The space of the entrance token is no more: it lies on the closest land."""

    space: Space


class TerritoryClosed(Event, frozen=True):
    tile: TerritoryKey


# --- the campaign (ST-15) ---------------------------------------------------------------------------------------------


class PlaceOpened(Event, frozen=True):
    place: PlaceId


class PlaceCrossedOut(Event, frozen=True):
    place: PlaceId


class PlaceVisited(Event, frozen=True):
    place: PlaceId


class StoryRead(Event, frozen=True):
    story: StoryId


class StoryChosen(Event, frozen=True):
    story: StoryId
    option: StoryOptionKey


class ScriptOpened(Event, frozen=True):
    """The book of Zone Survival is opened; ``seat`` reads."""

    script: ScriptNumber
    seat: Seat


class ScriptChosen(Event, frozen=True):
    script: ScriptNumber
    option: ScriptOptionKey
    seat: Seat


class ScriptBranched(Event, frozen=True):
    """What a roll or a look has brought, as the book tells it: a message that need not be there."""

    text: str


class ScriptTested(Event, frozen=True):
    """So many stars were rolled in a test of a script, and at least so many were needed."""

    seat: Seat
    stars: int
    least: int
    result: TrialWord


class ContactGained(Event, frozen=True):
    contact: ContactKey


class ContactLost(Event, frozen=True):
    contact: ContactKey


class ContactVisited(Event, frozen=True):
    contact: ContactKey


class ServiceTaken(Event, frozen=True):
    contact: ContactKey
    rule: RulePath


class CardTraded(Event, frozen=True):
    """Bought for so much, or sold where the money comes in."""

    contact: ContactKey
    card: ItemId
    money: int


class MagazineTraded(Event, frozen=True):
    contact: ContactKey
    magazine: MagazineWord
    money: int


class CardSwapped(Event, frozen=True):
    contact: ContactKey
    card: ItemId
    new: ItemId
    fee: int


class CompanionHired(Event, frozen=True):
    contact: ContactKey
    seat: Seat


class ContractTaken(Event, frozen=True):
    contact: ContactKey


class ContractMet(Event, frozen=True):
    contact: ContactKey


class CardStored(Event, frozen=True):
    """A card that was gained goes to the stash."""

    reveals: ClassVar[bool] = True
    card: ItemId


class MagazinesStored(Event, frozen=True):
    magazine: MagazineWord
    n: int


class CardHandedIn(Event, frozen=True):
    card: ItemId


class StashCardLost(Event, frozen=True):
    card: ItemId


class LateMarked(Event, frozen=True):
    """Marks on a story, by its letter; below 0: taken away."""

    letter: str
    n: int


class EventJoined(Event, frozen=True):
    event: EventKey


class CardPacked(Event, frozen=True):
    seat: Seat
    card: ItemId


class CardUnpacked(Event, frozen=True):
    seat: Seat
    card: ItemId


class MagazinePacked(Event, frozen=True):
    """From the stash; below 0: back to it."""

    seat: Seat
    magazine: MagazineWord
    n: int


class GearPacked(Event, frozen=True):
    """What a stalker has got from the stash in the end: several events of packing in one line of the journal."""

    seat: Seat
    cards: tuple[ItemId, ...] = ()
    pistol: int = 0
    rifle: int = 0
    shotgun: int = 0


class GearReturned(Event, frozen=True):
    """What went back to the stash in the end."""

    cards: tuple[ItemId, ...] = ()
    pistol: int = 0
    rifle: int = 0
    shotgun: int = 0


class KitsPacked(Event, frozen=True):
    """Everybody takes what they had before."""


class AllUnpacked(Event, frozen=True):
    """Everything is back in the stash."""


class KitRefused(Event, frozen=True):
    seat: Seat


class EpilogueRead(Event, frozen=True):
    mission: MissionKey
    epilogue: EpilogueKey


class MissionClosed(Event, frozen=True):
    """Home: what the mission has brought, and what the stash holds now."""

    mission: MissionKey
    result: str
    earned: int
    money: int
    kit: int = 0
    spent: int = 0
    fallen: tuple[Seat, ...] = ()
    rounds: int = 0
    alarms: int = 0
    dose: int = 0
    artifacts: int = 0
    kills: int = 0


class CampaignEnded(Event, frozen=True):
    """The ending, and the three counts that led to it (SM-5.8)."""

    story: StoryId
    people: int
    coin: int
    dark: int


# --- Zone Survival (ST-19) --------------------------------------------------------------------------------------------


class ScenarioChosen(Event, frozen=True):
    """The scenario and its map lie on the table."""

    scenario: ScenarioKey
    map: ZoneMapKey


class ScenarioBegan(Event, frozen=True):
    """``colours``: which enemies they stand for, as pairs of a colour and a kind (ST-13.7)."""

    scenario: ScenarioKey
    map: ZoneMapKey
    colours: tuple[tuple[str, EnemyKey], ...]


class SetupCardDrawn(Event, frozen=True):
    """``kept``: it shares no tag with one kept before (ST-19.8)."""

    card: ZoneCardId
    kept: bool


class ZoneEventDrawn(Event, frozen=True):
    """``left``: cards that are left in the deck."""

    card: ZoneCardId
    left: int


class ZoneCardDiscarded(Event, frozen=True):
    card: ZoneCardId


class FateRolled(Event, frozen=True):
    """``cards``: those with a section for it."""

    symbol: Symbol
    cards: tuple[ZoneCardId, ...]


class ZoneTokenPlaced(Event, frozen=True):
    token: TokenKey
    space: Space


class ZoneTokenTaken(Event, frozen=True):
    seat: Seat
    token: TokenKey


class ZoneTokenDropped(Event, frozen=True):
    seat: Seat
    token: TokenKey


class ZoneTokenRemoved(Event, frozen=True):
    token: TokenKey
    space: Space


class ZoneTokenTurned(Event, frozen=True):
    """``face``: what it shows now."""

    token: TokenKey
    face: FaceWord
    space: Space


class WayOpened(Event, frozen=True):
    token: TokenKey
    space: Space


class CounterChanged(Event, frozen=True):
    """``need``: what it must reach; 0: nothing."""

    counter: CounterWord
    by: int
    to: int
    need: int


class CharacterCame(Event, frozen=True):
    character: Entity
    space: Space


class CharacterGone(Event, frozen=True):
    character: Entity


class CharacterHurt(Event, frozen=True):
    character: Entity
    lost: int
    hp: int


class CharacterHealed(Event, frozen=True):
    character: Entity
    healed: int
    hp: int


class CharacterDown(Event, frozen=True):
    character: Entity


class CharacterDied(Event, frozen=True):
    character: Entity


class GoodsChanged(Event, frozen=True):
    seat: Seat
    good: Good
    by: int


class PriceChanged(Event, frozen=True):
    """What a counter pays for a good now."""

    trader: CharacterKey
    good: Good
    price: int


class StockSpoiled(Event, frozen=True):
    trader: CharacterKey
    left: int


class CampaignPutAside(Event, frozen=True):
    """A scenario of Zone Survival between two missions (ST-19.4)."""


class CampaignTakenUp(Event, frozen=True):
    """It is over; those who play the campaign are back."""

    scenario: ScenarioKey
    result: Literal["victory", "defeat"]
    points: int
    team: tuple[StalkerKey, ...]


class StretcherLifted(Event, frozen=True):
    """Two carry something together."""

    seat: Seat
    person: Seat


class StretcherDeclined(Event, frozen=True):
    seat: Seat
    by: Seat


class ZoneTokenGiven(Event, frozen=True):
    seat: Seat
    to: Seat
    token: TokenKey


class LoadGiven(Event, frozen=True):
    seat: Seat
    token: TokenKey
    character: Entity


class ArtifactCaptured(Event, frozen=True):
    enemy: Entity


class WoundedDied(Event, frozen=True):
    space: Space


class FrontArrived(Event, frozen=True):
    """``broken``: seals that enemies broke, ``missing``: those that are missing."""

    broken: int
    missing: int


class SoldOnMap(Event, frozen=True):
    seat: Seat
    card: ItemId
    price: int


class EnemyMarked(Event, frozen=True):
    enemy: Entity


class ArtifactPlaced(Event, frozen=True):
    space: Space


class UnknownRemoved(Event, frozen=True):
    """An unknown token leaves the map unseen."""

    space: Space


class AnomalyReplaced(Event, frozen=True):
    old: AnomalyKey
    new: AnomalyKey


class StalkerLeft(Event, frozen=True):
    seat: Seat


class RequestChecked(Event, frozen=True):
    card: ZoneCardId
    met: bool


class EventForeseen(Event, frozen=True):
    """A card of the event deck that the team has seen."""

    card: ZoneCardId


class RoundsChanged(Event, frozen=True):
    """Event cards more or less in the deck."""

    by: int
    left: int


ALL: tuple[type[Event], ...] = tuple(
    value
    for value in list(globals().values())
    if isinstance(value, type) and issubclass(value, Event) and value is not Event
)
