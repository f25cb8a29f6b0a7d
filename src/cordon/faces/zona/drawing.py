"""What is printed on Zona's board, cards and tokens, for the page. Without words."""

from __future__ import annotations

from typing import Literal

import msgspec

from cordon.faces.pieces import piece
from cordon.games.zona.cards import Modifies, Use
from cordon.games.zona.content import Content
from cordon.games.zona.ops import DamageOp, DiscardItems, DiscardOp, Fatigue, Op, Pay
from cordon.games.zona.terms import (
    ACTIONS_PER_TURN,
    EMISSION_TRACK_LAST,
    KINDS,
    SECRETS_NEEDED,
    Attribute,
    Colour,
    DamageKind,
    ThreatKind,
    ThreatSlot,
    colour_of_slot,
    kind_of_slot,
)


class AreaPiece(msgspec.Struct, frozen=True):
    id: str
    group: Literal["bunker", "green", "yellow", "red", "facility", "end"]


class BorderPiece(msgspec.Struct, frozen=True):
    areas: tuple[str, str]
    shortcut: DamageKind | None
    blocked_on_a: bool


class ItemPiece(msgspec.Struct, frozen=True):
    """``boxes`` for damage tokens: none on a permanent item, one on a single-use one; ``sixth``: it opens one more
    slot of the backpack."""

    deck: str
    price: int
    place: str
    boxes: int
    category: str
    parts: str
    sixth: bool


class ThreatPiece(msgspec.Struct, frozen=True):
    slot: ThreatSlot
    kind: ThreatKind
    colour: Colour
    detection: int
    attribute: Attribute
    difficulty: int
    damage: dict[DamageKind, int]
    fatigue: int
    trophy: int | None


class ScavengerPiece(msgspec.Struct, frozen=True):
    VIG: int
    PRO: int
    INT: int
    WIL: int
    endurance: int
    start: str
    sixth: bool


class PricePiece(msgspec.Struct, frozen=True):
    """A pictogram on a lock: what it asks for, and how much."""

    what: Literal["fatigue", "RAD", "DIS", "WND", "rubles", "item", "trophy", "artifact"]
    count: int
    colour: Colour | None = None


class Limits(msgspec.Struct, frozen=True):
    """How far things go: secrets that open the way to the end, actions of a turn, the last space of the emission
    track."""

    secrets: int = SECRETS_NEEDED
    actions: int = ACTIONS_PER_TURN
    emission: int = EMISSION_TRACK_LAST


class Printed(msgspec.Struct, frozen=True):
    """Areas and borders of the map, and the numbers on everything else, by id."""

    areas: list[AreaPiece]
    borders: list[BorderPiece]
    facility_of: dict[str, str]
    items: dict[str, ItemPiece]
    threats: dict[str, ThreatPiece]
    scavengers: dict[str, ScavengerPiece]
    locks: dict[str, list[PricePiece]]
    """The first of the ways to open each; all of them stand in its words."""
    limits: Limits


def printed(content: Content) -> Printed:
    return Printed(
        areas=[piece(AreaPiece, area) for area in content.board.areas],
        borders=[piece(BorderPiece, border) for border in content.board.borders],
        facility_of=content.facility_of,
        items={
            kind.id: piece(
                ItemPiece,
                kind,
                deck=content.deck_of[card],
                boxes=1 if kind.durability == "S" else kind.boxes,
                sixth=any(_opens_sixth_slot(use) for use in kind.uses),
            )
            for card, kind in content.items.items()
        },
        threats={
            threat.id: piece(
                ThreatPiece,
                threat,
                kind=kind_of_slot(threat.slot),
                colour=colour_of_slot(threat.slot),
                damage={kind: n for kind in KINDS if (n := getattr(threat, kind))},
            )
            for threat in content.threats.values()
        },
        scavengers={
            name: piece(ScavengerPiece, board, sixth=_opens_sixth_slot(board.ability))
            for name, board in content.characters.items()
        },
        locks={lock.id: [price for op in lock.ways[0] for price in _prices(op)] for lock in content.locks.values()},
        limits=Limits(),
    )


def _prices(op: Op) -> list[PricePiece]:
    match op:
        case DamageOp():
            return [PricePiece(kind, n) for kind in KINDS if (n := getattr(op, kind))]
        case Fatigue():
            return [PricePiece("fatigue", op.by)]
        case Pay():
            return [PricePiece("rubles", op.rubles)]
        case DiscardItems():
            return [PricePiece("item", op.count)]
        case DiscardOp(what="trophy" | "artifact" as what):
            return [PricePiece(what, op.count, op.colour)]
    return []


def _opens_sixth_slot(use: Use) -> bool:
    return isinstance(use, Modifies) and use.value == "sixth_slot"
