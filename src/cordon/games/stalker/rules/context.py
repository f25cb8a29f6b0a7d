"""What is going on: the attack, the roll, the anomaly that cards speak of is the innermost procedure that runs one."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from cordon.games.stalker.state import AttackState, RollState
from cordon.games.stalker.terms import AnomalyType
from cordon.kernel.frames import Procedure


class Rolling(Procedure, kw_only=True):
    """A procedure whose dice lie on the table while cards may change them (ST-3)."""

    thrown: RollState | None = None
    """From before the dice are thrown until their result is used."""

    def rerolled(self, **changes: Any) -> RollState:
        """The roll becomes another."""
        assert self.thrown is not None
        self.thrown = replace(self.thrown, **changes)
        return self.thrown

    def used(self) -> RollState:
        """The roll, whose result is used now: nothing changes it any more."""
        roll = self.thrown
        assert roll is not None
        self.thrown = None
        return roll

    def at_stake(self) -> int | None:
        """The damage that the roll is made against."""
        return None


class Attacking(Rolling, kw_only=True):
    """A procedure that is an attack."""

    is_attack: ClassVar[bool] = True
    """Or expressly none: within it no attack is running."""
    declared: AttackState | None = None
    """From when it is declared to its end."""

    def changed(self, **changes: Any) -> AttackState:
        """The attack becomes another."""
        assert self.declared is not None
        self.declared = replace(self.declared, **changes)
        return self.declared


class Movement(Procedure, kw_only=True):
    """A movement that something may end."""

    cancelled: bool = False


class AnomalyEffect(Procedure, kw_only=True):
    """A procedure in which an anomaly takes effect."""

    sort: AnomalyType | None = None


class Homecoming(Procedure):
    """Base of what happens when a mission is over: whatever is gained goes to the stash."""
