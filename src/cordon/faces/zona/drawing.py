"""What is printed on Zona's board, cards and tokens, for the page. Without words."""

from __future__ import annotations

from typing import Literal

import msgspec

from cordon.faces.pieces import piece
from cordon.games.zona.cards import Modifies, Use
from cordon.games.zona.content import Content
from cordon.games.zona.terms import (
    KINDS,
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


class Printed(msgspec.Struct, frozen=True):
    """Areas and borders of the map, and the numbers on everything else, by id."""

    areas: list[AreaPiece]
    borders: list[BorderPiece]
    facility_of: dict[str, str]
    items: dict[str, ItemPiece]
    threats: dict[str, ThreatPiece]
    scavengers: dict[str, ScavengerPiece]


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
    )


def _opens_sixth_slot(use: Use) -> bool:
    return isinstance(use, Modifies) and use.value == "sixth_slot"
