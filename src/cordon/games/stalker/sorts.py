"""What sort of equipment a card is, for rules: asked of the card, so that no rule has to import the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeGuard

if TYPE_CHECKING:
    from cordon.games.stalker.cards import Armour, Artifact, Attachment, Equipment, Item, Weapon


def is_weapon(card: Equipment | None) -> TypeGuard[Weapon]:
    return card is not None and card.sort == "weapon"


def is_armour(card: Equipment | None) -> TypeGuard[Armour]:
    return card is not None and card.sort == "armour"


def is_attachment(card: Equipment | None) -> TypeGuard[Attachment]:
    return card is not None and card.sort == "attachment"


def is_item(card: Equipment | None) -> TypeGuard[Item]:
    return card is not None and card.sort == "item"


def is_artifact(card: Equipment | None) -> TypeGuard[Artifact]:
    return card is not None and card.sort == "artifact"
