"""What sort of equipment a card is, for rules: asked of the card, so that no rule has to import the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeGuard

if TYPE_CHECKING:
    from cordon.games.stalker.cards import Armour, Artifact, Attachment, Equipment, Item, Weapon
    from cordon.games.stalker.ops.goods import Buy, Sell
    from cordon.games.stalker.terms import Goods


def is_weapon(card: Equipment | None) -> TypeGuard[Weapon]:
    return card is not None and card.sort == "weapon"


def is_armour(card: Equipment | None) -> TypeGuard[Armour]:
    return card is not None and card.sort == "armour"


def is_attachment(card: Equipment | None) -> TypeGuard[Attachment]:
    return card is not None and card.sort == "attachment"


def is_item(card: Equipment | None) -> TypeGuard[Item]:
    return card is not None and card.sort == "item"


def is_sort(card: Equipment, sort: str) -> bool:
    """Whether a card is of a deck, an item of a type, or something of value (SV-0.4)."""
    if sort == "valuables":
        return card.sort in ("artifact", "attachment")
    return card.sort == sort or (is_item(card) and sort in card.types)


def is_artifact(card: Equipment | None) -> TypeGuard[Artifact]:
    return card is not None and card.sort == "artifact"


# --- goods (SC-1.5) ---------------------------------------------------------------------------------------------------


def is_sold(offer: Buy | Sell, card: Equipment) -> bool:
    """Whether an equipment card is among the goods of an offer."""
    tier = getattr(offer, "tier", 0)
    return (not tier or getattr(card, "tier", 0) == tier) and is_among(offer.goods, offer.type, card)


def is_among(goods: tuple[Goods, ...], type: str, card: Equipment) -> bool:
    """Whether an equipment card is one of these goods; of a type of item, if one is named."""
    if type and not (is_item(card) and type in card.types):
        return False
    return any(_is_goods(card, each) for each in goods)


def _is_goods(card: Equipment, goods: Goods) -> bool:
    """Armour attachments are meant without detectors."""
    match goods:
        case "equipment":
            return True
        case "weapon" | "armour" | "item" | "artifact" | "attachment":
            return card.sort == goods
        case "weapon_attachment":
            return is_attachment(card) and card.slot != "armour"
        case "armour_attachment":
            return is_attachment(card) and card.slot == "armour" and not card.detector
        case "detector":
            return is_attachment(card) and card.detector
        case "container":
            return is_attachment(card) and card.container
        case "echo_detector":
            return card.key == "echo_detector"
        case "magazine" | "bolt":
            return False
