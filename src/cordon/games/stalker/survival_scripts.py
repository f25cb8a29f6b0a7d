# ruff: noqa: ARG002  # every node takes the game and the running script, whether it needs them or not
"""The script book of Zone Survival (SV-10): numbered scripts of typed nodes, read in order (SV-1.12).

Only logic stands in the file. The words of script 13 are ``script-13`` (its title), ``script-13.text`` (its page),
``script-13-2`` (option 2) and ``script-13-2.told`` (what comes of it).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

import msgspec
from msgspec import Meta

from cordon.games.stalker.ops import Condition, Op
from cordon.games.stalker.ops.conditions import all_hold
from cordon.games.stalker.ops.selecting import CardContext
from cordon.games.stalker.survival.book import FAILED, PASSED, ReadZoneScript, ZoneChoice, ZonePage, ZoneTest
from cordon.games.stalker.terms import ScriptNumber, branch_path, node_of, page_of_script
from cordon.kernel.book import close, lay_open
from cordon.kernel.frames import Flow, call

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame

Number = Annotated[str, Meta(pattern="^[1-9][0-9]*$")]
Dice = Annotated[int, Meta(ge=1, le=6)]
Positive = Annotated[int, Meta(ge=1)]


class _Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of everything printed."""


class Branch(_Printed, frozen=True):
    """What comes of a node: what is done, and the script that goes on at once."""

    do: tuple[Op, ...] = ()
    goto: ScriptNumber = ""


class ScriptOption(_Printed, frozen=True):
    """What may be chosen; ``pay`` must be possible in full. An option marked SA slides the turn token (ST-5.7)."""

    key: Number
    """Its number, counted over the whole script."""
    do: tuple[Op, ...] = ()
    pay: tuple[Op, ...] = ()
    when: tuple[Condition, ...] = ()
    goto: ScriptNumber = ""


NOTHING = Branch()


class _Node(_Printed, frozen=True, tag_field="node"):
    """Base of the nodes, as a book has them (``kernel/book.py``)."""

    shows_pages: ClassVar[bool] = False
    pauses: ClassVar[bool] = False

    def branches(self) -> dict[str, Branch | ScriptOption]:
        """What may come of it, by the word that ``said`` is then."""
        return {}

    def field(self, said: str) -> str:
        """The field of the file in which a branch stands."""
        return f"{said}."

    def enter(self, game: StalkerGame, run: ReadZoneScript) -> Flow:
        return None

    def follow(self, game: StalkerGame, run: ReadZoneScript) -> str | None:
        return run.after(game, self.branches().get(run.said, NOTHING).goto)


class Beat(_Node, frozen=True, tag="beat"):
    """The page of the script."""

    def enter(self, game: StalkerGame, run: ReadZoneScript) -> Flow:
        after = run.after(game)
        following = game.content.zone_nodes[after] if after is not None else None
        if not lay_open(run, page_of_script(run.number), following):
            return None
        return call(ZonePage(run.reader(game), run.number, close(run)))


class Effect(_Node, frozen=True, tag="effect"):
    do: tuple[Op, ...]

    def branches(self) -> dict[str, Branch | ScriptOption]:
        return {"do": Branch(self.do)}

    def field(self, said: str) -> str:
        return ""

    def enter(self, game: StalkerGame, run: ReadZoneScript) -> Flow:
        run.said = "do"
        return None


class Choice(_Node, frozen=True, tag="choice"):
    """The reader picks an option."""

    shows_pages: ClassVar[bool] = True
    pauses: ClassVar[bool] = True

    options: tuple[ScriptOption, ...]

    def branches(self) -> dict[str, Branch | ScriptOption]:
        return {option.key: option for option in self.options}

    def field(self, said: str) -> str:
        return f"options[{[option.key for option in self.options].index(said)}]."

    def enter(self, game: StalkerGame, run: ReadZoneScript) -> Flow:
        return call(ZoneChoice(run.reader(game), run.owner, run.node, close(run)), into="said")


class Test(_Node, frozen=True, tag="test"):
    """So many gear dice; focus may reroll."""

    pauses: ClassVar[bool] = True

    dice: Dice
    least: Positive
    passed: Branch = msgspec.field(name="pass")
    fail: Branch

    def branches(self) -> dict[str, Branch | ScriptOption]:
        return {PASSED: self.passed, FAILED: self.fail}

    def enter(self, game: StalkerGame, run: ReadZoneScript) -> Flow:
        return call(ZoneTest(game.seat_of(run.owner), self.dice, self.least), into="said")


class Die(_Node, frozen=True, tag="anomaly_die"):
    """The anomaly die, and a branch for each symbol."""

    pauses: ClassVar[bool] = True

    P1: Branch = NOTHING
    P2: Branch = NOTHING
    P3: Branch = NOTHING
    P4: Branch = NOTHING

    def branches(self) -> dict[str, Branch | ScriptOption]:
        return {"P1": self.P1, "P2": self.P2, "P3": self.P3, "P4": self.P4}

    def enter(self, game: StalkerGame, run: ReadZoneScript) -> Flow:
        run.said = game.roll_anomaly_die(run.owner, "")
        return None


class Check(_Node, frozen=True, tag="if"):
    """A branch without a roll."""

    when: tuple[Condition, ...]
    then: Branch = NOTHING
    otherwise: Branch = NOTHING

    def branches(self) -> dict[str, Branch | ScriptOption]:
        return {"then": self.then, "otherwise": self.otherwise}

    def enter(self, game: StalkerGame, run: ReadZoneScript) -> Flow:
        run.said = "then" if all_hold(game, CardContext(run.owner, ""), self.when) else "otherwise"
        return None


class Goto(_Node, frozen=True, tag="goto"):
    """Another script goes on at once."""

    goto: ScriptNumber

    def branches(self) -> dict[str, Branch | ScriptOption]:
        return {"": Branch(goto=self.goto)}

    def field(self, said: str) -> str:
        return ""


ScriptNode = Beat | Effect | Choice | Test | Die | Check | Goto


class ZoneScript(_Printed, frozen=True):
    """A script of the book."""

    id: Number
    to: Literal["one", "all"]
    """Whom it addresses: the reader, or everybody; then the lead stalker decides."""
    nodes: tuple[ScriptNode, ...]
    opened_by: str = msgspec.field(default="", name="from")
    """The card or scenario that opens it; empty: only other scripts lead to it."""
    face: str = ""
    """Whose face stands beside it: a character."""

    def branch_texts(self) -> Iterator[tuple[str, str, str]]:
        """The lines that a roll or a look may bring: the node, what was said, and the message; the second look of a
        script is told apart by its number."""
        looks = 0
        for name, node in self.named_nodes():
            looks += isinstance(node, Check)
            if isinstance(node, Test | Die | Check):
                again = f"-{looks}" if isinstance(node, Check) and looks > 1 else ""
                for said in node.branches():
                    word = "else" if said == "otherwise" else said.lower()
                    yield name, said, f"script-{self.id}-{word}{again}"

    def named_nodes(self) -> Iterator[tuple[str, ScriptNode]]:
        """Its nodes by their names in the whole book: ``13/0``, ``13/1``."""
        for i, node in enumerate(self.nodes):
            yield node_of(self.id, i), node

    def scripts(self) -> Iterator[tuple[str, str, tuple[Op, ...]]]:
        """What is done in it: the path where it is found, the field where it stands in the file, and the ops."""
        for i, (name, node) in enumerate(self.named_nodes()):
            for said, branch in node.branches().items():
                field = f"nodes[{i}].{node.field(said)}"
                yield branch_path(name, said), f"{field}do", branch.do
                if isinstance(branch, ScriptOption):
                    yield branch_path(name, said, "pay"), f"{field}pay", branch.pay
