"""What every op is: parameters, why it cannot be carried out, and what it does, together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from cordon.games.stalker.ops.selecting import Context, Select, Who, named
from cordon.games.stalker.rules import reasons
from cordon.games.stalker.terms import Entity
from cordon.kernel.decisions import Reason
from cordon.kernel.frames import Flow

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame
    from cordon.games.stalker.rules.script import Script

NOBODY: tuple[Entity, ...] = ("",)
"""An op that is about nobody is carried out once."""


class OpBase(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="do"):
    """Base of the ops. ``perform`` is called once for each entity that the op is about."""

    about: ClassVar[str] = ""
    """The field that says whom the op is about; empty: nobody."""
    must_work: ClassVar[bool] = False
    """A rule with this op is not offered when it cannot be carried out."""
    tells: ClassVar[bool] = False
    """Each enemy that carries it out says which point of a card it follows."""

    @property
    def interest(self) -> str:
        """The point of interest of enemies that carry it out, as a destination of a card; empty: none (ST-13.23)."""
        return ""

    @property
    def gives_price(self) -> bool:
        """Whether it gives its own user a token as the price of a rule (SC-1.2d)."""
        return False

    @property
    def may_be_in_vain(self) -> bool:
        """Whether ``in_vain`` may ever have something to say."""
        who = self.whom()
        return type(self).in_vain is not OpBase.in_vain or (isinstance(who, Select) and who.pick == "one")

    def whom(self) -> Who | None:
        """Whom the op is about."""
        return getattr(self, self.about) if self.about else None

    def why_not(self, game: StalkerGame, about: Context) -> Reason | None:
        """Why it cannot be carried out in full: asked of costs and of the parts of a choice (SC-1.2b, SC-1.4)."""
        return None

    def in_vain(self, game: StalkerGame, about: Context) -> Reason | None:
        """Why it would do nothing at all: nobody whom it could choose, no artifact near. Asked of actions and of the
        parts of a choice (SC-1.4)."""
        who = self.whom()
        if not isinstance(who, Select) or who.pick != "one":
            return None
        if "stalker" in who.kinds and game.is_stalker(about.owner):
            return None  # oneself is always there
        if game.selected(who, about):
            return None
        return reasons.NO_TARGET("ST-11.2") if who.los else reasons.none_in_reach("SC-1.3", who.kinds[0])

    def matters(self, game: StalkerGame, target: Entity) -> bool:
        """Whether bought with masks it would change anything for a target of the running attack (ST-11.8b)."""
        return True

    def shake(self, game: StalkerGame, about: Context) -> None:
        """What it does to the ground, whoever stands there: asked in Zone Survival before it is carried out."""

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        """Carry it out for one entity."""
        raise NotImplementedError

    def is_idle(self, game: StalkerGame, who: Entity) -> bool:
        """Whether it is known to do nothing for an enemy, as long as nobody else does something."""
        return False

    def ends(self, game: StalkerGame, who: Entity) -> frozenset[int]:
        """The spaces to which it may bring an enemy."""
        return frozenset()

    def parts(self) -> dict[str, tuple[Any, ...]]:
        """The scripts inside this op, by the ending of their path."""
        return {}

    def first(self, game: StalkerGame, about: Context) -> Entity:
        """The one that the op is about, where it is named; empty otherwise."""
        who = self.whom()
        if who is None or isinstance(who, Select):
            return ""
        found = named(game, about, who)
        return found[0] if found else ""


class WhoOp(OpBase, frozen=True, kw_only=True):
    """An op about somebody; self unless it says otherwise."""

    about: ClassVar[str] = "who"

    who: Who = "self"
