"""Words of the rulebook that content, state and rules share, and the kinds of ids."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Annotated, Literal, NamedTuple

from msgspec import Meta

from cordon.kernel.refs import Ref

COPY = r"-\d+$"
"""What tells copies of a card or token apart (``akm_74u-1``)."""

Entity = Annotated[str, Ref("entity")]
"""A stalker (``stalker-0``: ``STALKERS`` makes it of a seat, ``SEATS`` takes it apart), a companion
(``companion-bublyk``) or an enemy (``snork-3``)."""
Space = Annotated[str, Ref("space")]
"""A space by its address on the map (``5.J``); the state counts them."""
Source = Annotated[str, Ref("source")]
"""Whatever has rules: an equipment card, a stalker, an environment card, a companion, an enemy, an anomaly…"""
RulePath = Annotated[str, Ref("rule")]
"""A rule or a script by the place where it is written (``akm_74u/0``)."""
StalkerKey = Annotated[str, Ref("stalker", content="stalkers")]
EnemyKey = Annotated[str, Ref("kind", content="enemies", named=("enemy-",))]
_ITEMS = ("weapon-", "armour-", "attachment-", "item-", "artifact-")
ItemKey = Annotated[str, Ref("item-key", content="equipment", named=_ITEMS)]
ItemId = Annotated[str, Ref("item", content="cards", named=_ITEMS, copy=COPY)]
"""A copy of an equipment card."""
AnomalyId = Annotated[str, Ref("anomaly")]
"""An anomaly on the map (``anomaly-1``)."""
AnomalyKey = Annotated[str, Ref("anomaly-card", content="anomalies", named=("anomaly-",))]
EnvironmentId = Annotated[str, Ref("environment", table="environment")]
"""An environment card (``A1-05``, ``A1-05#2`` where there are several)."""
SideId = Annotated[str, Ref("side", content="sides")]
"""A side of an environment card (``A1-05b:cells``)."""
LayoutEntry = Annotated[str, Ref("layout", content="layouts")]
"""What shapes the map: a side of an environment card, a token with spaces of its own (``bus``), or one that lies on a
segment (``hole:13@a5W``)."""
CardNumber = Annotated[str, Ref("number", content="numbers")]
"""What is printed on an environment card (``A1-05``)."""
EventKey = Annotated[str, Ref("event", content="events")]
MissionKey = Annotated[str, Ref("mission", content="missions")]
OutingKey = Annotated[str, Ref("mission", content="outings")]
"""What is played on a map: a mission, or a scenario of Zone Survival."""
MapKey = Annotated[str, Ref("map", content="maps")]
"""A map: that of a mission by its id, or one of Zone Survival (``M03``)."""
ScenarioKey = Annotated[str, Ref("scenario", content="scenarios", named=("scenario-",))]
"""A scenario of Zone Survival (``S01``)."""
ZoneMapKey = Annotated[str, Ref("zone-map", content="zone_maps", named=("zone-map-",))]
"""A map of Zone Survival (``M03``)."""
ZoneCardId = Annotated[str, Ref("zone-card", content="zone_cards", named=("zone-",))]
"""A card of Zone Survival by its number (``X01``, ``U04``, ``E31``, ``C02``)."""
CharacterKey = Annotated[str, Ref("character-key", content="characters", named=("character-",))]
TokenKey = Annotated[str, Ref("token-key", content="token_kinds", named=("token-",))]
"""A kind of token of Zone Survival (``fuse_box``)."""
TokenId = Annotated[str, Ref("zone-token", table="tokens")]
"""A token of Zone Survival (``fuse_box-2``)."""
FaceWord = Annotated[str, Ref("token-face", named=("token-",))]
"""What a token shows (``sound``)."""
Good = Annotated[Literal["salt", "lead_bar", "diesel"], Ref("good", named=("zone-good-",))]
"""What is traded in Salt, Lead and Diesel (SV-X25)."""
SortWord = Annotated[str, Ref("sort", named=("zone-sort-",))]
ConditionText = Annotated[str, Ref("condition")]
"""A condition as it is written in a card."""
"""A sort of equipment that a card asks for: a deck, a type of item, ``valuables``."""
CounterWord = Annotated[str, Ref("counter", named=("zone-counter-",))]
"""What a scenario counts (``fuses``)."""
ScriptNumber = Annotated[str, Ref("script", content="zone_scripts", named=("script-",))]
"""A script of Zone Survival by its number (``13``)."""
ScriptOptionKey = Annotated[str, Ref("script-option")]
"""An option of a script by its number, counted over the whole script."""
TrialWord = Literal["pass", "fail"]
TerritoryKey = Annotated[str, Ref("territory", content="territories")]
"""A side of a tile of Lost Territories (``L4``)."""
LostKey = Annotated[str, Ref("lost", content="lost_setups", named=("lost-",))]
"""A setup card of Lost Territories."""
ContactKey = Annotated[str, Ref("contact", content="contacts")]
CompanionKey = Annotated[str, Ref("contact", content="companions")]
"""A contact who can come along."""
CampaignKey = Annotated[str, Ref("campaign", content="campaigns")]
PlaceId = Annotated[str, Ref("place", content="places")]
"""A place of the zone map: a mission, or the number of its story."""
StoryId = Annotated[str, Ref("story", content="stories")]
EpilogueKey = Annotated[str, Ref("epilogue")]
"""The row of an epilogue."""
StoryOptionKey = Annotated[str, Ref("story-option")]
ControlKey = Annotated[str, Ref("control", content="control")]
LootId = Annotated[str, Ref("loot", content="loot", copy=COPY)]
UnknownId = Annotated[str, Ref("unknown", content="unknown", copy=COPY)]
PiledId = Annotated[str, Ref("card", content="piled", copy=COPY)]
"""Whatever lies in a deck or in a supply."""
TokenWord = Annotated[str, Ref("token")]
"""A kind of token (``bolt``, ``magazine.rifle``)."""
PocketWord = Annotated[str, Ref("pocket")]
"""What a stalker's record calls the tokens of the pockets (``bolts``, ``rifle``)."""
ActivationKey = Annotated[str, Ref("activation", named=("high-", "low-"))]
PointCard = Annotated[str, Ref("point-card", named=("high-", "low-", "event-", "enemy-"))]
"""A card whose points enemies follow: an activation card, an event, an enemy's own."""
TraitWord = Annotated[str, Ref("trait")]
SpecialWord = Annotated[str, Ref("special")]
SeverityWord = Annotated[str, Ref("severity")]
Attention = Annotated[str, Ref("attention", named=("side-",))]
"""The side of an attention token, ``low`` or ``high``."""
TowardWord = Annotated[str, Ref("toward")]
"""What a card sends an enemy to: ``high``, ``stalker``, an enemy's key…"""
Goal = Annotated[str, Ref("goal")]
"""A space, or somebody."""
Limit = Annotated[str, Ref("limit")]
TypeWord = Annotated[str, Ref("typeword")]
WalkWord = Annotated[str, Ref("walk")]
"""From where to where, as the journal tells it."""
TiedOption = Annotated[str, Ref("tied")]
"""The option that a tie was settled with."""
AttackKey = Annotated[str, Ref("attack")]
ActionKey = Annotated[str, Ref("action")]
MagazineWord = Annotated[str, Ref("magazine", named=("ammoword-",))]
BodyPart = Annotated[str, Ref("part")]
WayWord = Annotated[str, Ref("way")]
"""Spaces that are entered, and the one that would be next (``5.J>5.K>>5.L``)."""


class SideParts(NamedTuple):
    """A side of an environment card: its number, which side, and the version of the back."""

    number: CardNumber
    letter: str
    version: str = ""


def make_side(number: CardNumber, letter: str, version: str = "") -> SideId:
    """The id of a side: ``A1-05b:cells``."""
    return f"{number}{letter}:{version}" if version else f"{number}{letter}"


def side_parts(side: SideId) -> SideParts:
    """A side's id taken apart."""
    printed_on, _, version = side.partition(":")
    return SideParts(printed_on[:-1], printed_on[-1], version)


def copy_of(number: CardNumber, copy: int) -> EnvironmentId:
    """The id of one of several environment cards of a number: ``A1-05#2``."""
    return f"{number}#{copy}"


def number_of(card: EnvironmentId) -> CardNumber:
    """What is printed on an environment card, by its id."""
    return card.partition("#")[0]


def tile_card(tile: TerritoryKey) -> CardNumber:
    """The number under which stands what is printed on a tile of Lost Territories itself: ``L4-00``."""
    return f"{tile}-00"


def standee(kind: EnemyKey, number: int) -> Entity:
    """One of the standees of an enemy: ``snork-3``."""
    return f"{kind}-{number}"


def standee_parts(enemy: Entity) -> tuple[EnemyKey, str]:
    """The kind of a standee, and its number."""
    kind, _, number = enemy.rpartition("-")
    return kind, number


def companion(contact: ContactKey) -> Entity:
    """A contact who comes along: ``companion-bublyk``."""
    return f"companion-{contact}"


def contact_of(who: Entity) -> ContactKey:
    """Who a companion is; empty: nobody of them."""
    sort, _, contact = who.partition("-")
    return contact if sort == "companion" else ""


def space_parts(space: Space) -> tuple[str, str]:
    """The piece of the map that a space is on, and its letter there."""
    piece, _, letter = space.rpartition(".")
    return piece, letter


def place_parts(place: str) -> tuple[str, str]:
    """A place in the words of a card: of what kind, and which (``tile:3``); a word or a space alone has no second."""
    kind, _, which = place.partition(":")
    return kind, which


def ignores(symbol: Symbol) -> str:
    """The flag of whoever need not mind a symbol of anomalies."""
    return f"symbols_ignored:{symbol}"


def without_copy(id: str) -> str:
    """The key of a card or token without the number of the copy."""
    return re.sub(COPY, "", id)


def make_way_word(walk: Iterable[Space], ahead: Space) -> WayWord:
    """The spaces entered, and the one that would be next; empty: none."""
    return f"{'>'.join(walk)}>>{ahead}"


def way_parts(way: WayWord) -> tuple[tuple[Space, ...], Space]:
    """A way taken apart: the spaces entered, and the one that would be next."""
    walk, _, ahead = way.partition(">>")
    return tuple(walk.split(">")) if walk else (), ahead


def story_of(mission: MissionKey) -> str:
    """The letter of the story that a mission belongs to (ST-15.8)."""
    return mission[:1]


def make_use(span: str, source: Source, path: RulePath) -> str:
    """A rule with a limit that was used in a span: ``turn:akm_74u-1:single_shot``."""
    return f"{span}:{source}:{path}"


def span_of(use: str) -> str:
    """The span in which a rule with a limit was used."""
    return use.partition(":")[0]


def make_anomaly(number: int) -> AnomalyId:
    """An anomaly on the map: ``anomaly-1``."""
    return f"anomaly-{number}"


def is_anomaly(source: Source) -> bool:
    """Whether something comes from an anomaly on the map."""
    return source.startswith("anomaly-")


def path_parts(path: RulePath) -> list[str]:
    """What a path of the content leads over: a card, then what stands on it (``special``), then numbers."""
    return path.split("/")


def make_character(key: CharacterKey) -> Entity:
    """Somebody of Zone Survival on the map: ``character-foma``."""
    return f"character-{key}"


def make_token(kind: TokenKey, number: int) -> TokenId:
    """One of the tokens of a kind: ``fuse_box-2``."""
    return f"{kind}-{number}"


def edge_entry(kind: TokenKey, segment: str) -> str:
    """A token that lies on a segment, as the layout of the map names it: ``hole:13@a5W``."""
    return f"{kind}:{segment}"


def entry_kind(entry: LayoutEntry) -> TokenKey:
    """The kind of a token that lies on a segment, as the layout names it; empty: it is none."""
    kind, lies, _ = entry.partition(":")
    return kind if lies else ""


def zone_side(number: ZoneCardId) -> SideId:
    """What is printed on a card of Zone Survival, as the machinery of environment cards knows it: ``X01a``."""
    return make_side(number, "a")


def node_of(script: ScriptNumber, place: int) -> str:
    """A node of a script of Zone Survival by its place from 0: ``13/1``."""
    return f"{script}/{place}"


def node_after(node: str) -> str:
    """The one that stands after it."""
    script, _, place = node.partition("/")
    return node_of(script, int(place) + 1)


def script_of_node(node: str) -> ScriptNumber:
    """The script in which a node stands."""
    return node.partition("/")[0]


def branch_path(node: str, *parts: str) -> RulePath:
    """Where what comes of a node is written: ``zscript/13/1/2``, and what that costs: ``zscript/13/1/2/pay``."""
    return "/".join(("zscript", node, *parts))


def page_of_script(script: ScriptNumber) -> str:
    """The message that is the page of a script."""
    return f"script-{script}.text"


def magazine_token(kind: MagazineWord) -> TokenWord:
    """Magazines of a kind as a token: ``magazine.rifle``."""
    return f"magazine.{kind}"


def magazine_in(token: TokenWord) -> MagazineWord:
    """The kind of a magazine; empty: another token."""
    sort, _, kind = token.partition(".")
    return kind if sort == "magazine" else ""


Facing = Annotated[Literal["N", "E", "S", "W"], Ref("facing", named=("facing-to-",))]
Colour = Literal["", "C1", "C2", "C3", "C4"]
Category = Literal["horde", "elite", "boss"]
Type = Literal["human", "mutant", "psionic"]
Symbol = Annotated[Literal["P1", "P2", "P3", "P4"], Ref("sign")]
"""A symbol of an anomaly, which is its own name."""
Die = Literal["SD", "GD", "AD"]
Span = Literal["turn", "round", "mission"]
"""How long something lasts that a card puts in force."""
Side = Literal["low", "high"]
Severity = Literal["light", "heavy"]
AmmoType = Literal["pistol", "rifle", "shotgun", "special"]
Magazine = Literal["pistol", "rifle", "shotgun"]
Tier = Annotated[int, Meta(ge=1, le=3)]
AnomalyType = Literal["chemical", "electric", "fire", "gravitational", "space", "special"]
ItemType = Literal["food", "medicine", "grenade", "blast", "device"]
AttackType = Literal["quick", "single", "aimed", "burst", "full_auto", "volley"]
Slot = Literal["muzzle", "optic", "underbarrel", "feed", "rail", "armour"]
EquipmentDeck = Literal["weapon", "armour", "attachment", "item", "artifact"]

Price = int | Literal["value", "double", "half", "quarter"]
Goods = Literal[
    "equipment",
    "weapon",
    "armour",
    "attachment",
    "weapon_attachment",
    "armour_attachment",
    "detector",
    "container",
    "echo_detector",
    "artifact",
    "item",
    "magazine",
    "bolt",
]

Flag = Literal[
    "area",
    "leap",
    "ignores:anomaly",
    "ignores:cover",
    "ignores:no_visibility",
    "immune:pinned",
    "immune:push",
    "symbols_ignored:P1",
    "symbols_ignored:P2",
    "passes:impassable",
    "stand_up_free",
    "no_careful",
    "swap_free",
    "moving",
    "yields",
    "no_artifact",
    "no_decoy",
    "no_anomaly_reroll",
    "no_lead_heal",
    "no_prepare_focus",
    "silent_movement",
    "thunder",
    "p1_relevant",
    "sight_cap:2",
    "range_cap:2",
    "no_exchange",
    "take_along_quiet",
    "loot_one",
]
"""SC-1.8, SV-0.4."""

Value = Literal[
    "attack.sd",
    "attack.gd",
    "attack.stars",
    "attack.masks",
    "incoming.stars",
    "weapon.max_range",
    "weapon.accurate_max",
    "weapon.ammo",
    "knife.gd",
    "knife.range",
    "grenade.gd",
    "grenade.range",
    "defence.gd",
    "defence.stars",
    "move.max",
    "careful.max",
    "backpack",
    "map_radiation",
    "container",
    "base_dosage",
    "exposure.gd",
    "anomaly.loss",
    "control.loss",
    "heal.item",
    "prepare.bolts",
    "artifact.draw",
    "dmg",
    "enemy.dmg",
    "enemy.mv",
    "enemy.sight_front",
    "enemy.sight_side",
    "enemy.sight_back",
    "enemy.range",
    "enemy.threshold",
    "reaction.dmg",
    "bolt.range",
    "detector.range",
    "space.rad",
    "follow.max",
    "mission.bolts",
]
"""SC-1.7, SV-0.4."""

Window = Literal[
    "mission.start",
    "turn.end",
    "attack.rolled",
    "attack.resolved",
    "kill",
    "attacked",
    "ally.attacked",
    "defence.dice",
    "defence.rolled",
    "attack.before",
    "attack.done",
    "critical",
    "anomaly.rolled",
    "detector.rolled",
    "test.rolled",
    "control.drawn",
    "space.enter",
    "companion.act",
    "mission.success",
    "ez.radiation",
    "round.end",
    "death",
]
"""SC-1.6."""

SYMBOLS: tuple[Symbol, ...] = ("P1", "P2", "P3", "P4")
COLOURS: tuple[Colour, ...] = ("C1", "C2", "C3", "C4", "")
MAGAZINES: tuple[Magazine, ...] = ("pistol", "rifle", "shotgun")

STALKERS: tuple[Entity, ...] = tuple(f"stalker-{seat}" for seat in range(4))
"""The stalkers as entities, by seat."""
SEATS: dict[Entity, int] = {who: seat for seat, who in enumerate(STALKERS)}
CLOCKWISE: dict[tuple[int, int], tuple[int, ...]] = {
    (seats, lead): tuple((lead + i) % seats for i in range(seats)) for seats in range(1, 5) for lead in range(seats)
}
"""All seats clockwise from the lead stalker, by the number of stalkers and the lead (ST-6.3)."""

GEAR_DIE = (0, 1, 1, 2, 2, 3)
"""Stars on the faces of the gear die (ST-3.3)."""

STALKER_DIE = ((2, 0), (2, 0), (1, 0), (1, 1), (0, 1), (0, 2))
"""Stars and masks on the faces of the stalker die; the first is the accuracy face (ST-3.4)."""

ACCURACY_FACE = 0
ACCURACY_STARS = 4
DICE_LIMIT = 6
"""At most 6 dice of a kind in one roll (ST-3.7)."""

ANOMALY_DIE: tuple[Symbol, ...] = ("P1", "P2", "P2", "P3", "P3", "P3", "P4", "P4", "P4", "P4")
"""ST-3.5."""

DOSE_LIMIT = 16
CRITICAL_DOSE_DICE = 4
EXPOSURE_DICE = (0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4)
"""ST-9.6."""

BACKPACK = 6
ARTIFACT_SLOTS = 3
MOVEMENT = 3
KNIFE_DICE = 3
EXPOSED_DAMAGE = 3
THROW_RANGE = 3
"""Range of Decoy and of Bolts & Nuts (ST-7.10, ST-7.11)."""
FOG_SIGHT = 2
"""Outdoors nobody sees or shoots farther in ground fog (SV-E40)."""
START_BOLTS = 2
CONTAINERS = {"basic": 0, "improved": 2, "advanced": 4}
"""What a container takes off the base dosage (ST-10.18)."""

LIMITS = {
    "bolt": 16,
    "pinned": 10,
    "exposed": 10,
    "no_visibility": 4,
    "trap": 2,
    "artifact": 5,
    "cube": 36,
    "magazine.pistol": 10,
    "magazine.rifle": 10,
    "magazine.shotgun": 10,
}
"""Components that can run out (ST-1.3b, ST-2.2); cards and standees have their own piles."""

UNLIMITED = 99
"""A sight reach or an attack range without limit."""
