"""The state of a match: tables of frozen records. Spaces are small numbers, the indices of the built map.

It is longer than other modules because it is a list: everything that a save holds of this game stands on one page.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, NamedTuple

import msgspec
from msgspec import Meta

from cordon.games.stalker.mapping.territory import Laid
from cordon.games.stalker.terms import (
    ACCURACY_FACE,
    ACCURACY_STARS,
    GEAR_DIE,
    STALKER_DIE,
    AnomalyId,
    AnomalyKey,
    AttackKey,
    CampaignKey,
    CardNumber,
    CharacterKey,
    Colour,
    CompanionKey,
    ContactKey,
    CounterWord,
    Die,
    EnemyKey,
    Entity,
    EnvironmentId,
    EventKey,
    Facing,
    ItemId,
    ItemKey,
    LayoutEntry,
    LootId,
    MagazineWord,
    MapKey,
    MissionKey,
    OutingKey,
    PiledId,
    PlaceId,
    RulePath,
    ScenarioKey,
    Side,
    Source,
    Space,
    Span,
    StalkerKey,
    Symbol,
    TokenId,
    TokenKey,
    UnknownId,
    ZoneCardId,
    ZoneMapKey,
)
from cordon.kernel.decisions import Seat
from cordon.kernel.state import Record, State, written
from cordon.kernel.switches import Offered

_ALONE = {"mode": ("mission",)}
"""What counts in single missions only."""
_CAMPAIGN = {"mode": ("campaign",)}
_SURVIVAL = {"mode": ("survival",)}
"""What counts in Zone Survival only."""


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The switches of a match."""

    mode: Annotated[Literal["mission", "campaign", "survival"], Offered("first")] = "mission"
    """A single mission (ST-15.20), a campaign of them (ST-15.1), or Zone Survival (ST-19)."""
    mission: Annotated[MissionKey, Offered("first", when=_ALONE)] = "A1"
    """Which single mission."""
    campaign: Annotated[CampaignKey, Offered("first", when=_CAMPAIGN)] = "LANTERN"
    """Which campaign."""
    scenario: Annotated[ScenarioKey, Offered("first", when=_SURVIVAL)] = ""
    """Which scenario of Zone Survival; empty: one is drawn (ST-19.5)."""
    zone_map: Annotated[ZoneMapKey, Offered("first", when=_SURVIVAL)] = ""
    """On which map; empty: one is drawn (ST-19.6)."""
    hard: Annotated[bool, Offered(when=_ALONE)] = False
    """The opposite memory (SM-9.2)."""
    baskets: Annotated[bool, Offered(when=_ALONE)] = True
    """Start with a ready basket instead of going shopping (SC-17.2)."""
    companion: Annotated[CompanionKey, Offered(when=_ALONE)] = ""
    """A companion comes along (SC-15.2); the digest's single missions have none."""
    ties: Literal["matter", "all", "never"] = "matter"
    """Which ties the lead stalker is asked about (ST-4.24): those whose answers come to different things, or all, or
    none; the others answer themselves in the team's favour (R-57)."""
    consent: bool = True
    """An exchange needs the yes of whoever gives something away (R-10); not where one person plays them all."""
    lost: bool = False
    """With Lost Territories: a place that no map shows (ST-18.1)."""
    cube_limit: bool = True
    """The 36 cubes can run out (ST-2.6)."""
    decoy_side: Side = "low"
    """ST-20.I1."""
    geiger_marks: tuple[Annotated[int, Meta(ge=0, le=15)], ...] = (0, 3, 7, 11, 15)
    """ST-9.7."""


class Stalker(Record, frozen=True):
    """A stalker and the PDA (ST-10.6)."""

    table: ClassVar[str] = "stalkers"
    key: ClassVar[str] = "seat"

    seat: Seat
    card: StalkerKey = ""
    space: int = -1
    hp: int = 0
    dose: int = 0
    focus: bool = False
    pinned: bool = False
    exposed: bool = False
    attention: Literal["", "low", "high"] = ""
    """The side of the token that is up on the map; empty: it lies on the PDA (ST-8.1)."""
    noticed: int = -1
    """The space of the attention token."""
    slots: tuple[int, int] = written((0, 0))
    """Where each turn token stands, 0 at the top (ST-6.4)."""
    cubes: tuple[int, int] = written((0, 0))
    """Extra-action cubes on each turn token (ST-6.8)."""
    injured: tuple[bool, bool] = written((False, False))
    """Critical injury tokens over the turn tokens (ST-10.4)."""
    taken: tuple[bool, bool] = written((False, False))
    """Turn tokens whose turn is over or running this round."""
    bolts: int = 0
    pistol: int = 0
    rifle: int = 0
    shotgun: int = 0
    moved: bool = False
    """Has moved in this turn."""
    used: tuple[str, ...] = ()
    """Rules with a limit that were used (``make_use``)."""
    next_free: tuple[str, ...] = ()
    """Kinds of action of which the next one this turn is free (ST-7.17)."""
    dead: bool = False
    left: bool = False
    """Has left the map and is safe (SV-1.6)."""
    fell: bool = False
    """Died in the mission before; is back for the next one (ST-15.19b)."""


class Card(Record, frozen=True):
    """An equipment card in somebody's hands (ST-10.7)."""

    table: ClassVar[str] = "cards"
    key: ClassVar[str] = "id"

    id: ItemId
    owner: Seat
    place: Literal["weapon", "armour", "artifact", "backpack", "attached"]
    host: ItemId = ""
    """The card to which an attachment is attached."""
    ammo: int = 0


class Enemy(Record, frozen=True):
    """A standee on the map (ST-13)."""

    table: ClassVar[str] = "enemies"
    key: ClassVar[str] = "id"

    id: Entity
    kind: EnemyKey
    space: int
    facing: Facing
    lost: int = 0
    """eHP lost (ST-11.20)."""
    pinned: bool = False
    exposed: bool = False
    hurt: bool = False
    """Lost eHP or got a wound this round."""
    carries: CardNumber = ""
    """An environment card that it drops when it dies."""


class EnemyCard(Record, frozen=True):
    """An enemy card in this mission: its marker and its pool (ST-13.7, ST-13.10)."""

    table: ClassVar[str] = "enemy_cards"
    key: ClassVar[str] = "kind"

    kind: EnemyKey
    colour: Colour
    team: int
    pool: tuple[Entity, ...]


class CompanionFigure(Record, frozen=True):
    """A companion on the map (ST-13.27)."""

    table: ClassVar[str] = "companions"
    key: ClassVar[str] = "id"

    id: Entity
    contact: CompanionKey
    owner: Seat
    space: int
    cubes: int = 0


class Ground(Record, frozen=True):
    """Tokens on a space; the top of a stack is its last one."""

    table: ClassVar[str] = "ground"
    key: ClassVar[str] = "space"

    space: int
    loot: tuple[LootId, ...] = ()
    unknown: tuple[UnknownId, ...] = ()
    looked: tuple[str, ...] = ()
    """Tokens of this space whose faces the team has seen."""
    traps: tuple[Source, ...] = ()
    """What laid each trap: an item, or an environment card."""
    artifacts: int = 0
    """Artifact tokens that lie here without an anomaly."""
    low: int = 0
    high: int = 0
    """Neutral attention markers until the end of the round (SM-5.9e)."""
    low_stays: int = 0
    """Those for the rest of the mission."""
    carcass: bool = False

    def is_empty(self) -> bool:
        return self == Ground(self.space)


class Cover(msgspec.Struct, frozen=True, array_like=True):
    """Something covers one instance of a symbol (ST-14.11): a ``bolt``, an ``artifact``, or an entity."""

    space: int
    symbol: Symbol
    by: str


class Overlay(msgspec.Struct, frozen=True, array_like=True):
    """An overlay as it is laid (SM-3.2)."""

    number: int
    square: str
    tip: Facing


class Anomaly(Record, frozen=True):
    """An anomaly: its card, its overlays (several where it moves), what is covered (ST-14)."""

    table: ClassVar[str] = "anomalies"
    key: ClassVar[str] = "id"

    id: AnomalyId
    card: AnomalyKey
    overlays: tuple[Overlay, ...]
    at: int = 0
    """Which overlay has the standee."""
    artifact: bool = False
    """An artifact token lies under the standee."""
    covers: tuple[Cover, ...] = ()
    scanned: tuple[Symbol, ...] = ()
    """Symbols that count as covered until the end of the turn."""
    more: int = 0
    """Further artifact tokens under the standee (SV-0.4)."""
    still: int = 0
    """It counts as inactive to the end of this round; 0: it does not."""


class ZoneToken(Record, frozen=True):
    """A token of Zone Survival: on a space or a segment, with a stalker, or with an entity that bears it (SV-2)."""

    table: ClassVar[str] = "tokens"
    key: ClassVar[str] = "id"

    id: TokenId
    kind: TokenKey
    space: int = -1
    edge: str = ""
    holder: Seat = -1
    bearer: Entity = ""
    """A character who carries it, or the enemy that is marked by it."""
    face: str = ""
    """What is printed below; nobody knows it until it is up."""
    up: bool = False
    cubes: int = 0
    blood: int = 0
    """What a wounded has left (SV-X23)."""

    def shows(self, word: str) -> bool:
        """Whether it is meant by a word: its kind, or its kind with the face that is up."""
        return self.kind == word or (self.up and f"{self.kind}_{self.face}" == word)


class Character(Record, frozen=True):
    """Somebody of Zone Survival (ST-19.11): with a figure an entity, without one a token on the space."""

    table: ClassVar[str] = "characters"
    key: ClassVar[str] = "id"

    id: Entity
    name: CharacterKey
    space: int
    hp: int = 0
    most: int = 0
    """HP at most."""
    down: bool = False
    with_turn: Seat = -1
    """Whose turn began on the space or next to it: who follows comes along when it ends (R-180)."""


class EnvironmentCard(Record, frozen=True):
    """A card of the mission box (ST-5.1)."""

    table: ClassVar[str] = "environment"
    key: ClassVar[str] = "id"

    id: EnvironmentId
    number: CardNumber
    version: str = ""
    side: Literal["a", "b"] = written("a")
    place: Literal["deck", "map", "beside", "held", "ground", "gone"] = written("deck")
    spaces: tuple[int, ...] = ()
    holder: int = -1
    """Who has a finding, or who turned over or took a clue: its "you"."""
    cubes: int = 0
    looked: bool = False
    """The team has seen its back."""


class Pile(Record, frozen=True):
    """A deck, or the tokens of a kind, and what was discarded."""

    table: ClassVar[str] = "piles"
    key: ClassVar[str] = "name"

    name: str
    draw: tuple[PiledId, ...] = ()
    discard: tuple[PiledId, ...] = ()


class InForce(msgspec.Struct, frozen=True, array_like=True):
    """A change of a value that a card put in force for a while."""

    source: Source
    until: Span
    value: str
    by: int


class AttackState(msgspec.Struct, frozen=True, omit_defaults=True):
    """The running attack, for the cards that speak of it."""

    attacker: Entity
    target: Entity
    by: Literal["weapon", "knife", "strike", "enemy"]
    weapon: ItemId = ""
    attack: AttackKey = ""
    type: str = ""
    mode: str = ""
    part: Literal["torso", "head"] = written("torso")
    ammo: int = 0
    """Ammo spent."""
    blast: bool = False
    behind: tuple[Entity, ...] = ()
    """Enemies that did not see the attacker when the attack was declared."""
    moved: int = 0
    """Spaces that a charging enemy moved in this attack."""
    damage: int = 0
    lost: int = 0
    """HP that the target lost."""
    halved: bool = False
    """The damage is halved, rounded up."""
    stars: int = 0
    """Stars that a target-to-be adds to the defence of whoever becomes the target."""
    place: int = -1
    """Where the target of an enemy stood when it was attacked."""


class Shot(NamedTuple):
    """The dice of an attack, and what is added to their result."""

    stalker_dice: int
    gear_dice: int
    accurate: bool = False
    stars: int = 0
    masks: int = 0


class RollState(msgspec.Struct, frozen=True, omit_defaults=True):
    """The running roll (ST-3): dice as kind and face."""

    dice: tuple[tuple[Die, int], ...] = ()
    stars: int = 0
    """Added to the result."""
    added: tuple[tuple[str, str, int], ...] = ()
    """Where these stars come from: a card, its rule, how many; for the journal."""
    anomaly: AnomalyKey = ""
    """The card of the anomaly whose die it is, if it is one's."""
    masks: int = 0
    """Added to those of the dice."""
    used: tuple[str, ...] = ()
    """Sources of rerolls that were used (ST-3.6)."""
    more: int = 0
    """Gear dice that join the roll when it is thrown."""
    accurate: bool = False
    dropped: bool = False
    """The dice do not count."""
    masked: tuple[tuple[str, str, int], ...] = ()
    """Where the added masks come from: a card, its rule or attack, how many; for the journal."""

    def has(self, die: Die) -> bool:
        return any(kind == die for kind, _ in self.dice)

    def total(self) -> int:
        """Stars of the result, not below 0 (ST-3.8)."""
        return max(0, self.stars + sum(self.star_list())) if not self.dropped else max(0, self.stars)

    def star_list(self) -> list[int]:
        """The stars of each die."""
        return [die_stars(kind, face, self.accurate) for kind, face in self.dice]

    def mask_total(self) -> int:
        return self.masks + sum(STALKER_DIE[face][1] for kind, face in self.dice if kind == "SD")


def die_stars(kind: Die, face: int, accurate: bool) -> int:
    """The stars of a face; the accuracy face counts double within the accurate range (ST-11.9)."""
    if kind == "GD":
        return GEAR_DIE[face]
    if kind == "SD":
        return ACCURACY_STARS if accurate and face == ACCURACY_FACE else STALKER_DIE[face][0]
    return 0


class Place(Record, frozen=True):
    """A place of the zone map that a sticker has opened, or that is crossed out (ST-15.5 to ST-15.7)."""

    table: ClassVar[str] = "places"
    key: ClassVar[str] = "id"

    id: PlaceId
    crossed: bool = False


class Packed(msgspec.Struct, frozen=True, array_like=True):
    """A card as it was carried: where, and attached to what."""

    card: ItemId
    place: Literal["weapon", "armour", "artifact", "backpack", "attached"]
    host: ItemId = ""


class Kit(Record, frozen=True):
    """What a stalker set off with, to be packed again before the next mission (ST-15.15)."""

    table: ClassVar[str] = "kits"
    key: ClassVar[str] = "seat"

    seat: Seat
    cards: tuple[Packed, ...] = ()
    pistol: int = 0
    rifle: int = 0
    shotgun: int = 0


class Deeds(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one stalker did in a mission, and how they came home."""

    seat: Seat
    kills: int = 0
    hp: int = 0
    dose: int = 0


class Debrief(msgspec.Struct, frozen=True, omit_defaults=True):
    """A mission of the campaign in figures, for the chronicle."""

    mission: MissionKey
    result: Literal["victory", "defeat", "given_up"]
    epilogue: str
    """The row of the epilogue that was read."""
    rounds: int = 0
    alarms: int = 0
    dose: int = 0
    """The highest dosage of a stalker."""
    artifacts: int = 0
    kills: int = 0
    fallen: tuple[Seat, ...] = ()
    kit: int = 0
    """The value of what the team had set off with."""
    spent: int = 0
    """Money that went to contacts and stories before it, beyond what selling brought."""
    bought: tuple[ItemKey, ...] = ()
    """Cards that it was spent on."""
    earned: int = 0
    """Money that the mission and its epilogue brought."""
    money: int = 0
    """What the stash holds after it."""
    visited: tuple[PlaceId, ...] = ()
    """Other places that the team went to before it."""
    contract: ContactKey = ""
    paid: bool = False
    """The contract was met."""
    companion: CompanionKey = ""
    remembered: tuple[tuple[str, str], ...] = ()
    """What memory has gained."""
    opened: tuple[PlaceId, ...] = ()
    """Places that its epilogue opened."""
    deeds: tuple[Deeds, ...] = ()


class Excursion(msgspec.Struct, frozen=True, omit_defaults=True):
    """A scenario of Zone Survival that was played during the campaign (ST-19.4), for the chronicle."""

    scenario: ScenarioKey
    map: ZoneMapKey
    result: Literal["victory", "defeat"]
    points: int = 0
    rounds: int = 0
    after: int = 0
    """So many missions of the chronicle were before it."""
    team: tuple[StalkerKey, ...] = ()


class StalkerState(State, kw_only=True):
    """Everything that changes in a match."""

    config: Config
    mission: OutingKey = ""
    """The running mission or scenario; empty between the missions of a campaign."""
    map: MapKey = ""
    """The map on the table; empty where there is none."""
    round: int = 0
    lead: Seat = 0
    lead_used: bool = False
    """The lead stalker token shows its used side (ST-7.12)."""
    turn: Seat = -1
    """Whose turn it is; -1 outside the players phase."""
    track: int = 0
    """The turn token of the running turn."""
    passed: tuple[Seat, ...] = ()
    """Who has passed since the last completed turn (ST-6.10)."""
    stood_on: int = 0
    """Mask of the spaces occupied during the running action (ST-9.2)."""
    money: int = 0
    slowed: int = 0
    """Movement is limited to this many spaces (0: not)."""
    fog: int = 0
    """Mask of the spaces with a no-visibility token."""
    layout: tuple[LayoutEntry, ...] = ()
    """Sides of environment cards that change the map and are up, and tokens that do (ST-19.19)."""
    flooded: tuple[Space, ...] = ()
    territory: Laid = Laid()
    """The Lost Territories tile beside the map, and where the entrance token lies (ST-18.2)."""
    stirred: int = 0
    """Mask of the spaces on which attention tokens have come to lie since cards that wait for it have looked."""
    hot: dict[int, int] = {}
    """Spaces with another radiation value than drawn."""
    event: EventKey = ""
    """The active event (ST-5.15)."""
    walking: Seat = -1
    """A stalker in the middle of a movement without attention (ST-7.4)."""
    in_force: tuple[InForce, ...] = ()
    rooms_entered: tuple[str, ...] = ()
    artifacts_gained: int = 0
    losses: dict[str, int] = {}
    """HP lost by cause, attacks made, and other figures for statistics."""
    killed: dict[EnemyKey, int] = {}
    felled: dict[Seat, int] = {}
    """Enemies by whose hand they died."""
    memory: dict[str, str] = {}
    stalkers: dict[Seat, Stalker] = {}
    owned: dict[Seat, tuple[ItemId, ...]] = {}
    """Ids of each stalker's cards, in order."""
    cards: dict[ItemId, Card] = {}
    enemies: dict[Entity, Enemy] = {}
    enemy_cards: dict[EnemyKey, EnemyCard] = {}
    companions: dict[Entity, CompanionFigure] = {}
    ground: dict[int, Ground] = {}
    anomalies: dict[AnomalyId, Anomaly] = {}
    environment: dict[EnvironmentId, EnvironmentCard] = {}
    piles: dict[str, Pile] = {}
    places: dict[PlaceId, Place] = {}
    destination: MissionKey = ""
    """The mission that the team has chosen, before it sets off (ST-15.5)."""
    contacts: tuple[ContactKey, ...] = ()
    stash: tuple[ItemId, ...] = ()
    magazines: dict[MagazineWord, int] = {}
    """Those in the stash."""
    bought: tuple[ItemKey, ...] = ()
    """Cards that contacts sold since the last mission."""
    kits: dict[Seat, Kit] = {}
    ahead: tuple[RulePath, ...] = ()
    """What contacts and stories have promised for the next mission, by the path of the op (SC-15)."""
    contract: ContactKey = ""
    companion: CompanionKey = ""
    """Who comes along, and with whom."""
    companion_owner: Seat = 0
    favours: dict[CompanionKey, int] = {}
    """Contacts who come along for nothing, and in how many missions yet."""
    late: dict[str, int] = {}
    """LATE marks by story (SM-5.6)."""
    failures: dict[MissionKey, int] = {}
    box_events: tuple[EventKey, ...] = ()
    """Events of mission boxes that have joined the random ones (SM-5.7)."""
    chronicle: tuple[Debrief, ...] = ()
    excursions: tuple[Excursion, ...] = ()
    scenario: ScenarioKey = ""
    """The scenario of Zone Survival that is being played; empty: none."""
    tokens: dict[TokenId, ZoneToken] = {}
    characters: dict[Entity, Character] = {}
    counters: dict[CounterWord, int] = {}
    needs: dict[CounterWord, int] = {}
    """What the counters must reach (SV-1.7)."""
    flags: tuple[str, ...] = ()
    icons: tuple[tuple[ZoneCardId, int], ...] = ()
    """The score memory: what each card of the match counts (ST-19.29)."""
