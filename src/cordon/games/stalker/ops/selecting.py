"""Who and where an op is about (SC-1.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Protocol

import msgspec

from cordon.games.stalker.terms import STALKERS, Entity

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame

Named = Literal["self", "target", "attacker", "chosen", "hit", "mover", "lead", "team", "marked", "that", "those"]
"""``self``: the owner of the card, on an enemy card that enemy, on an event the lead stalker. ``target`` and
``attacker`` belong to the running attack, ``chosen`` was just selected, ``hit`` is the one an anomaly hits now.
``marked`` bears the token ``this_enemy`` (ST-19.3), ``that`` was just named, ``those`` have just come."""

Ground = str
"""``cover``, ``indoor``, ``outdoor``, ``anomaly``, ``picked``, ``here``, or a place in the words of Zone Survival."""
Many = int | Literal["N", "N+1", "N+2"]
"""A number, or one by the number of stalkers."""


class Select(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Some of the things on the map.

    ``one`` is chosen by the owner's player, ``each`` is all of them in order, ``closest`` one by ST-4.24 measured from
    ``to`` (or from the place ``near``), ``farthest`` likewise, ``nearest`` the ``n`` enemies closest to it (ST-13.25),
    ``leader`` one of the first of the kinds that is on the map, closest to the lead stalker (SV-0.4). ``kinds`` are
    stalker, other_stalker, companion, enemy, all, human, mutant, psionic, entity, horde, elite, boss, C1 … C4, same, an
    enemy's or character's key; or unknown, unknown_stack, loot, anomaly, space.
    """

    pick: Literal["one", "each", "closest", "farthest", "nearest", "leader"]
    kinds: tuple[str, ...] = ("all",)
    range: int | None = None
    los: bool = False
    on: Ground = ""
    off: Ground = ""
    seeing: bool = False
    blind: bool = False
    """Sees no target."""
    unseen: bool = False
    """Stalkers in no enemy's line of sight."""
    fallen: bool = False
    """Stalkers who died in the mission before."""
    spaces: tuple[str, ...] = ()
    """Only those on these spaces (or on this tile: ``tile:13``; in this building: ``building:barracks``)."""
    to: Literal["", "attention", "high", "lead", "self", "here"] = ""
    near: str = ""
    """The place that range and closeness are measured from, in the words of Zone Survival; empty: self."""
    n: Many = "N+1"
    empty: bool = False
    """Spaces with nobody on them."""

    @property
    def narrows(self) -> bool:
        """Whether it has filters: it does not mean all of these kinds."""
        ground = self.on or self.off or self.spaces
        person = self.seeing or self.blind or self.unseen or self.fallen
        return bool(self.range is not None or self.los or ground or person)


Who = Named | Select

Where = str
"""``own``, ``picked``, ``here`` (the card's space, or that of this enemy or token), ``centre``, ``far`` (only to put
tokens there), ``other_portal``, ``each_stalker``, ``entrance`` (the token of Lost Territories on the map), or a space
by its address (``3.F``)."""


class Context(Protocol):
    """What an op or a condition may refer to: a running script, or what a card in play looks like to a modifier."""

    @property
    def owner(self) -> Entity: ...

    @property
    def source(self) -> str: ...

    @property
    def chosen(self) -> str: ...

    @property
    def picked(self) -> int: ...

    @property
    def stars(self) -> int: ...

    @property
    def hit(self) -> str: ...

    @property
    def mover(self) -> str: ...

    @property
    def those(self) -> tuple[str, ...]: ...


class CardContext(msgspec.Struct, frozen=True):
    """A card in play with nothing else going on."""

    owner: Entity
    source: str
    chosen: str = ""
    picked: int = -1
    stars: int = 0
    hit: str = ""
    mover: str = ""
    those: tuple[str, ...] = ()


def how_many(game: StalkerGame, n: Many) -> int:
    """A number by the number of stalkers."""
    return n if isinstance(n, int) else game.state.seats + {"N": 0, "N+1": 1, "N+2": 2}[n]


def named(game: StalkerGame, about: Context, who: Named) -> tuple[Entity, ...]:
    """The entities meant by a word; nobody if there is no such one now."""
    attack = game.attack
    match who:
        case "self":
            found = about.owner
        case "target":
            found = attack.target if attack is not None else ""
        case "attacker":
            found = attack.attacker if attack is not None else ""
        case "chosen":
            found = about.chosen
        case "hit":
            found = about.hit
        case "mover":
            found = about.mover
        case "lead":
            found = STALKERS[game.state.lead]
        case "marked":
            found = game.marked_enemy()
        case "that":
            found = about.chosen or about.mover
        case "those":
            return about.those
        case "team":
            return tuple(STALKERS[seat] for seat in game.order())
    return (found,) if found else ()
