"""Rules text inside a mission: colours are the enemies that they mean there."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence

from msgspec.structs import replace

from cordon.games.stalker.ops.base import OpBase
from cordon.games.stalker.ops.selecting import Select
from cordon.games.stalker.terms import COLOURS
from cordon.words.catalogue import Words
from cordon.words.stalker.phrases import Owner
from cordon.words.stalker.rules_text import RulesText


class MissionText(RulesText):
    """Puts cards into words for those who play a mission: ``colours`` tells the enemies that a colour means in it, and
    ``seats`` what N is."""

    def __init__(self, words: Words, owner: Owner, colours: Mapping[str, Sequence[str]], seats: int) -> None:
        super().__init__(words, owner, seats=seats)
        self.colours = colours

    def manner(self) -> tuple[Hashable, ...]:
        return (*super().manner(), *((colour, tuple(kinds)) for colour, kinds in sorted(self.colours.items())))

    def selection(self, select: Select) -> str:
        return super().selection(replace(select, kinds=self._present(select.kinds)))

    def _present(self, kinds: tuple[str, ...]) -> tuple[str, ...]:
        """The enemies that are meant; colours that the mission has not are left out beside others."""
        if not self.colours:
            return kinds
        found = [each for kind in kinds for each in self.colours.get(kind, () if kind in COLOURS else (kind,))]
        return tuple(found) or kinds

    def brief(self, ops: Iterable[OpBase]) -> str:
        """What a script does, inside a line of the journal."""
        ops = tuple(ops)
        if ops and all(self._means_nobody(op) for op in ops):
            return self.words.say("told-nobody")
        return self.inline(ops) or self.words.say("nothing")

    def _means_nobody(self, op: OpBase) -> bool:
        """Whether an op is about enemies of colours that the mission has not."""
        who = op.whom()
        return (
            bool(self.colours)
            and isinstance(who, Select)
            and all(kind in COLOURS and kind not in self.colours for kind in who.kinds)
        )
