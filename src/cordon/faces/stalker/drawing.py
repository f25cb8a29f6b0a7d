"""What the page draws beside the view: the built map, who sees what, anomaly symbols, the objective. Without words.

The map goes over the wire as it was encoded once: it changes only when a card flips or a space floods.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal

import msgspec

from cordon.faces.pieces import piece
from cordon.faces.stalker.zone_drawing import ZoneDrawn, ZonePrinted, zone_drawn, zone_printed
from cordon.games.stalker.campaign import endings
from cordon.games.stalker.cards import (
    Armour,
    Artifact,
    Attachment,
    Item,
    Shooting,
    Threshold,
    Weapon,
    WeaponAttack,
)
from cordon.games.stalker.content import Content
from cordon.games.stalker.game import StalkerGame
from cordon.games.stalker.mapping.board import Board
from cordon.games.stalker.mapping.drawing import TILE_SIZE, Ground
from cordon.games.stalker.mapping.layout import Segment
from cordon.games.stalker.mapping.library import NO_TERRITORY, board_for, maps
from cordon.games.stalker.mapping.setup import MissionMap
from cordon.games.stalker.mapping.territory import Laid
from cordon.games.stalker.previews import sights
from cordon.games.stalker.rules.covering import symbols_left
from cordon.games.stalker.rules.environment import cubes_needed, lines_done
from cordon.games.stalker.rules.event_deck import codas_of, epilogue_of
from cordon.games.stalker.terms import (
    ACCURACY_FACE,
    ANOMALY_DIE,
    EXPOSURE_DICE,
    GEAR_DIE,
    STALKER_DIE,
    AmmoType,
    AnomalyType,
    Category,
    Flag,
    ItemType,
    Symbol,
    Type,
)
from cordon.games.stalker.terms import Slot as AttachmentSlot
from cordon.kernel.once import once

Terrain = Ground | Literal["indoor"]


# --- the map ----------------------------------------------------------------------------------------------------------

Spot = tuple[int, int]


class SpaceDrawn(msgspec.Struct, frozen=True):
    """A space of the map; ``partial`` are those of its squares that give no place to stand."""

    id: str
    squares: tuple[Spot, ...]
    partial: tuple[Spot, ...]
    capacity: int
    rad: int
    cov: int
    room: str
    building: str
    terrain: Terrain
    at: tuple[float, float]


class TileDrawn(msgspec.Struct, frozen=True):
    id: str
    x: int
    y: int
    turns: int


class TerritoryDrawn(msgspec.Struct, frozen=True):
    """The Lost Territories tile beside the map, and the two spaces that its entrance joins; none: it is closed."""

    tile: str
    x: int
    y: int
    ways: tuple[int, ...]


class MapDrawn(msgspec.Struct, frozen=True):
    """Squares, spaces and segments for drawing; spaces in the order of their numbers."""

    mission: str
    width: int
    height: int
    spaces: tuple[SpaceDrawn, ...]
    segments: tuple[Segment, ...]
    solid: tuple[Spot, ...]
    start: tuple[int, ...]
    exit: tuple[int, ...]
    tiles: tuple[TileDrawn, ...]
    territory: TerritoryDrawn | None


@lru_cache(maxsize=64)
def encoded_map(mission: str, layout: frozenset[str], flooded: frozenset[str], laid: Laid) -> msgspec.Raw:
    """The map of a mission while these card sides are up, with what lies beside it, as it goes over the wire."""
    board = board_for(mission, layout, flooded, laid)
    return msgspec.Raw(msgspec.json.encode(map_of(maps().missions[mission], board, laid)))


def map_of(mission: MissionMap, board: Board, laid: Laid = NO_TERRITORY) -> MapDrawn:
    return MapDrawn(
        mission=mission.id,
        width=board.width,
        height=board.height,
        spaces=tuple(_space(board, i) for i in range(len(board.ids))),
        segments=tuple(board.segments),
        solid=tuple(board.solid),
        start=tuple(board.index[name] for name in mission.start),
        exit=tuple(board.index[name] for name in mission.exit),
        tiles=tuple(
            TileDrawn(place.tile, TILE_SIZE * place.column, TILE_SIZE * place.row, place.turns)
            for place in mission.plan
        ),
        territory=_territory(mission, board, laid) if laid.tile else None,
    )


def _territory(mission: MissionMap, board: Board, laid: Laid) -> TerritoryDrawn:
    piece = maps().territories[laid.tile].laid_beside(mission)
    ways = tuple(board.index[space] for link in board.links for space in (link.one, link.other))
    return TerritoryDrawn(laid.tile, piece.x, piece.y, ways)


@once
def _grounds() -> dict[str, Ground]:
    """What every tile and patch lies on, by id."""
    known = maps()
    lost = (territory.drawing for territory in known.territories.values())
    return {drawing.id: drawing.ground for drawing in (*known.tiles.values(), *known.patches.values(), *lost)}


def _space(board: Board, i: int) -> SpaceDrawn:
    squares = board.squares[i]
    if board.water_mask >> i & 1:
        terrain: Terrain = "water"
    elif board.room[i]:
        terrain = "indoor"
    else:
        terrain = _grounds().get(board.tile_of[i], "grass")
    return SpaceDrawn(
        id=board.ids[i],
        squares=squares,
        partial=tuple(spot for spot in squares if spot not in board.full),
        capacity=board.capacity[i],
        rad=board.rad[i],
        cov=board.cov[i],
        room=board.room[i],
        building=board.building[i],
        terrain=terrain,
        at=_centre(squares),
    )


def _centre(squares: tuple[Spot, ...]) -> tuple[float, float]:
    """Where a label stands: the middle of the square closest to the middle of the space."""
    if not squares:
        return 0.0, 0.0
    x = sum(spot[0] for spot in squares) / len(squares)
    y = sum(spot[1] for spot in squares) / len(squares)
    corner = min(squares, key=lambda spot: ((spot[0] - x) ** 2 + (spot[1] - y) ** 2, spot[1], spot[0]))
    whole = len({spot[0] for spot in squares}) * len({spot[1] for spot in squares}) == len(squares)
    return (x + 0.5, y + 0.5) if whole else (corner[0] + 0.5, corner[1] + 0.5)


# --- beside the view --------------------------------------------------------------------------------------------------


class Sights(msgspec.Struct, frozen=True):
    """The spaces that everybody sees: enemies by id, stalkers by seat."""

    enemies: dict[str, tuple[int, ...]] = {}
    stalkers: dict[str, tuple[int, ...]] = {}
    watched: tuple[int, ...] = ()
    fog: tuple[int, ...] = ()


class SymbolsOn(msgspec.Struct, frozen=True):
    """The symbols of an anomaly on a space, and those that are left to cover."""

    space: int
    symbols: str
    left: str


class AnomalyDrawn(msgspec.Struct, frozen=True):
    card: str
    type: AnomalyType
    centre: int
    moving: bool
    spaces: tuple[SymbolsOn, ...]
    next: tuple[int, ...]


class GoalLine(msgspec.Struct, frozen=True):
    key: str
    done: bool


class Ending(msgspec.Struct, frozen=True):
    """How the match ended: the row of the epilogue of a mission, or the story that ends a campaign."""

    epilogue: str
    codas: tuple[tuple[str, str], ...]


class Drawn(msgspec.Struct, frozen=True):
    """Parts that go with the view."""

    map: Annotated[msgspec.Raw, msgspec.Meta(extra={"record": MapDrawn})] | None
    """Of the running mission; with it, who sees what."""
    sights: Sights
    symbols: dict[str, AnomalyDrawn]
    goals: tuple[GoalLine, ...]
    needs: dict[str, int]
    room: tuple[int, ...]
    """Places in each stalker's backpack."""
    magazines: dict[str, int]
    """What each weapon in somebody's hands holds, with what is attached to it."""
    ending: Ending | None
    zone: ZoneDrawn | None
    """Of a scenario of Zone Survival."""


def drawn(game: StalkerGame) -> Drawn:
    state = game.state
    return Drawn(
        map=_map(game),
        sights=_sights(game),
        symbols={anomaly: _symbols(game, anomaly) for anomaly in state.anomalies},
        goals=tuple(GoalLine(key, done) for key, done in lines_done(game).items()) if state.round else (),
        needs=_needs(game),
        room=tuple(game.backpack_limit(seat) if game.stalker(seat).card else 0 for seat in state.stalkers),
        magazines={card: game.ammo_capacity(card) for card in state.cards if isinstance(game.equipment(card), Weapon)},
        ending=_ending(game),
        zone=zone_drawn(game) if state.scenario else None,
    )


def _map(game: StalkerGame) -> msgspec.Raw | None:
    state = game.state
    return (
        encoded_map(state.map, frozenset(state.layout), frozenset(state.flooded), state.territory)
        if state.map
        else None
    )


def _sights(game: StalkerGame) -> Sights:
    if not game.state.map:
        return Sights()
    spaces = game.board.spaces
    return Sights(**sights(game), watched=spaces(game.watched()), fog=spaces(game.state.fog))


def _ending(game: StalkerGame) -> Ending | None:
    outcome = game.state.outcome
    if outcome is None or game.state.scenario:
        return None
    if game.config.mode == "campaign":
        return Ending(outcome.cause, tuple(endings.codas_of(game)))
    return Ending(epilogue_of(game, outcome.result).key, tuple(codas_of(game)))


def _symbols(game: StalkerGame, id: str) -> AnomalyDrawn:
    anomaly = game.state.anomalies[id]
    following = anomaly.overlays[(anomaly.at + 1) % len(anomaly.overlays)]
    moving = len(anomaly.overlays) > 1
    return AnomalyDrawn(
        card=anomaly.card,
        type=game.content.anomalies[anomaly.card].type,
        centre=game.centre_of(id),
        moving=moving,
        spaces=tuple(
            SymbolsOn(space, symbols, symbols_left(game, anomaly, space))
            for space, symbols in sorted(game.symbols_of(anomaly).items())
        ),
        next=tuple(sorted(game.laid(following))) if moving else (),
    )


def _needs(game: StalkerGame) -> dict[str, int]:
    """How many cubes are enough on each card in play that counts them."""
    found = {
        card.id: cubes_needed(game, card)
        for card in game.state.environment.values()
        if card.place not in ("deck", "gone")
    }
    return {card: n for card, n in found.items() if n}


# --- what is printed --------------------------------------------------------------------------------------------------

DieFace = tuple[int, int, bool]
"""Stars, masks, and whether it is the accuracy face."""


class Dice(msgspec.Struct, frozen=True):
    SD: tuple[DieFace, ...] = tuple((*face, i == ACCURACY_FACE) for i, face in enumerate(STALKER_DIE))
    GD: tuple[DieFace, ...] = tuple((stars, 0, False) for stars in GEAR_DIE)
    AD: tuple[Symbol, ...] = ANOMALY_DIE


class AttackPiece(WeaponAttack, frozen=True, omit_defaults=False):
    """An attack of a weapon, all of it."""


class ShootingPiece(Shooting, frozen=True, omit_defaults=False):
    """The dice of a stalker up to a range."""


class ThresholdPiece(Threshold, frozen=True, omit_defaults=False):
    """What so many stars do to an enemy."""


class WeaponPiece(msgspec.Struct, frozen=True):
    tier: int
    kind: str
    value: int
    ammo: int
    ammo_type: AmmoType
    accurate: tuple[int, int]
    max_range: int
    slots: tuple[AttachmentSlot, ...]
    trait: str
    attacks: tuple[AttackPiece, ...]


class ArmourPiece(msgspec.Struct, frozen=True):
    tier: int
    value: int
    defence: int
    map_radiation: int
    container: str


class AttachmentPiece(msgspec.Struct, frozen=True):
    tier: int
    value: int
    slot: AttachmentSlot
    detector: bool
    container: bool


class ItemPiece(msgspec.Struct, frozen=True):
    value: int
    types: tuple[ItemType, ...]


class ArtifactPiece(msgspec.Struct, frozen=True):
    value: int
    type: AnomalyType
    base_dosage: int


class StalkerPiece(msgspec.Struct, frozen=True):
    hp: int
    shooting: tuple[ShootingPiece, ...]
    abilities: tuple[str, ...]


class EnemyAttackPiece(msgspec.Struct, frozen=True):
    key: str
    mode: Literal["ranged", "charge"]
    damage: int
    range: int


class EnemyPiece(msgspec.Struct, frozen=True):
    standee: str
    category: Category
    types: tuple[Type, ...]
    mv: int
    ehp: int
    sight: tuple[int, int, int]
    special: str
    threat: int
    head: tuple[ThresholdPiece, ...]
    torso: tuple[ThresholdPiece, ...]
    attack: EnemyAttackPiece


class AnomalyPiece(msgspec.Struct, frozen=True):
    type: AnomalyType
    targets: Literal["T1", "T2"]
    flags: tuple[Flag, ...]


class PlacePiece(msgspec.Struct, frozen=True):
    """A place of the zone map, by its square (``D4``)."""

    kind: Literal["mission", "contact", "stash"]
    grid: str


class ContactPiece(msgspec.Struct, frozen=True):
    kind: Literal["trader", "loner", "companion", "contract"]


class Printed(msgspec.Struct, frozen=True):
    """Numbers on cards, by deck and key; without words."""

    dice: Dice
    exposure: tuple[int, ...]
    """Gear dice of radiation exposure, by dosage."""
    weapons: dict[str, WeaponPiece]
    armours: dict[str, ArmourPiece]
    attachments: dict[str, AttachmentPiece]
    items: dict[str, ItemPiece]
    artifacts: dict[str, ArtifactPiece]
    stalkers: dict[str, StalkerPiece]
    enemies: dict[str, EnemyPiece]
    anomalies: dict[str, AnomalyPiece]
    places: dict[str, PlacePiece]
    contacts: dict[str, ContactPiece]
    faces: dict[str, str]
    """Whose face stands beside what is read: a story, or a script."""
    terrain: dict[str, Ground]
    zone: ZonePrinted


def printed(content: Content) -> Printed:
    equipment = content.equipment.values()
    return Printed(
        dice=Dice(),
        exposure=EXPOSURE_DICE,
        weapons={
            card.key: piece(WeaponPiece, card, attacks=tuple(piece(AttackPiece, attack) for attack in card.attacks))
            for card in equipment
            if isinstance(card, Weapon)
        },
        armours={card.key: piece(ArmourPiece, card) for card in equipment if isinstance(card, Armour)},
        attachments={card.key: piece(AttachmentPiece, card) for card in equipment if isinstance(card, Attachment)},
        items={card.key: piece(ItemPiece, card) for card in equipment if isinstance(card, Item)},
        artifacts={card.key: piece(ArtifactPiece, card) for card in equipment if isinstance(card, Artifact)},
        stalkers={
            card.key: StalkerPiece(
                card.hp,
                tuple(piece(ShootingPiece, each) for each in card.shooting),
                tuple(ability.key for ability in card.abilities),
            )
            for card in content.stalkers.values()
        },
        enemies={
            card.key: piece(
                EnemyPiece,
                card,
                head=tuple(piece(ThresholdPiece, each) for each in card.head),
                torso=tuple(piece(ThresholdPiece, each) for each in card.torso),
                attack=piece(EnemyAttackPiece, card.attack),
            )
            for card in content.enemies.values()
        },
        anomalies={
            card.key: piece(AnomalyPiece, card, flags=tuple(sorted(content.flags[card.key])))
            for card in content.anomalies.values()
        },
        places={place.id: piece(PlacePiece, place) for place in content.places.values()},
        contacts={contact.key: piece(ContactPiece, contact) for contact in content.contacts.values()},
        faces={f"story/{story.id}": story.face for story in content.stories.values() if story.face}
        | {f"script/{script.id}": script.face for script in content.zone_scripts.values() if script.face},
        terrain=_grounds(),
        zone=zone_printed(content, _grounds()),
    )
