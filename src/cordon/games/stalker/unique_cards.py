"""What is printed on unique loot (SV-8): equipment of every sort without a tier, in a deck of its own."""

from __future__ import annotations

from cordon.games.stalker.cards import Armour, Artifact, Attachment, Item, Weapon


class UniqueWeapon(Weapon, frozen=True, kw_only=True, tag_field="deck", tag="weapon"):
    tier: int = 0


class UniqueArmour(Armour, frozen=True, kw_only=True, tag_field="deck", tag="armour"):
    tier: int = 0


class UniqueAttachment(Attachment, frozen=True, kw_only=True, tag_field="deck", tag="attachment"):
    tier: int = 0


class UniqueItem(Item, frozen=True, kw_only=True, tag_field="deck", tag="item"):
    pass


class UniqueArtifact(Artifact, frozen=True, kw_only=True, tag_field="deck", tag="artifact"):
    pass


UniqueCard = UniqueWeapon | UniqueArmour | UniqueAttachment | UniqueItem | UniqueArtifact
