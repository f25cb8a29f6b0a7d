# ruff: noqa: ARG002  # every node takes the game and the running script, whether it needs them or not
"""The book of scripts (TW-31): numbered graphs of typed nodes, and where in the game each of them hangs.

Only logic stands in the files. The id of a text is made from the ids: ``script-1101`` is the title of a script,
``script-1101-door`` the page of the node ``door``, ``script-1101-ask-stay`` the option ``stay`` of the choice ``ask``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

import msgspec
from msgspec import Meta

from cordon.games.twom import events
from cordon.games.twom.conditions import Condition, Flag, ReadBefore, all_hold
from cordon.games.twom.ops import CostOp, EnemyKind, Op, Schedule
from cordon.games.twom.rules.combat import Combat
from cordon.games.twom.rules.effects import Effects
from cordon.games.twom.rules.scripts import FAIL, PASS, ReadScript, ScriptChoice, ScriptTest, TurnPage
from cordon.games.twom.rules.trade import Trade
from cordon.games.twom.terms import (
    EventId,
    ExplorationId,
    Fate,
    How,
    LocationId,
    PersonId,
    Phase,
    ResidentId,
    ScriptId,
    Selector,
    Theme,
    VisitorId,
    ops_path,
    page_key,
    script_source,
)
from cordon.kernel.book import close, lay_open
from cordon.kernel.frames import Flow, call

if TYPE_CHECKING:
    from cordon.games.twom.game import TwomGame

Word = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$")]
Roll = Annotated[int, Meta(ge=1, le=10)]
Number = Annotated[int, Meta(ge=1)]


class _Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Content is strict: an unknown field is a typo."""


# --- where a script hangs ---------------------------------------------------------------------------------------------


class _Tie(_Content, frozen=True, tag_field="when"):
    """Base of the ties."""


class OnStory(_Tie, frozen=True, tag="story"):
    """A Story card of a location: the first (a) or a later one (b) of the phase, from this visit on (TW-24)."""

    location: LocationId
    story: Literal["a", "b"]
    visit: Number = 1


class OnExploration(_Tie, frozen=True, tag="exploration"):
    card: ExplorationId
    location: LocationId = ""


class OnResident(_Tie, frozen=True, tag="resident"):
    card: ResidentId
    location: LocationId = ""
    replaces: bool = False


class OnVisitor(_Tie, frozen=True, tag="visitor"):
    card: VisitorId
    replaces: bool = False


class OnEvent(_Tie, frozen=True, tag="event"):
    card: EventId


class OnPhase(_Tie, frozen=True, tag="phase"):
    phase: Phase
    character: PersonId = ""


class OnFallen(_Tie, frozen=True, tag="fallen"):
    """Somebody of the party has died out there (TW-9.11, page 266); ``self`` is the one who died."""


class OnGone(_Tie, frozen=True, tag="gone"):
    """The Morning after somebody has died or left; ``self`` is the one. It comes besides the page of the day."""

    character: PersonId = ""
    fate: Literal["died", "left"] = "died"
    how: How | Literal[""] = ""


class OnUnguarded(_Tie, frozen=True, tag="unguarded"):
    """Nobody guards tonight (TW-8.5, page 333)."""


class OnEnding(_Tie, frozen=True, tag="ending"):
    """A page for everybody when the campaign is over."""

    result: Literal["victory", "no_founders", "defeat"]


class OnEpilogue(_Tie, frozen=True, tag="epilogue"):
    """The closing page of one person (TW-15.4)."""

    character: PersonId = ""
    fate: Fate = "survived"
    misery: Literal["", "low", "middle", "high"] = ""
    how: How | Literal[""] = ""


Tie = (
    OnStory
    | OnExploration
    | OnResident
    | OnVisitor
    | OnEvent
    | OnPhase
    | OnFallen
    | OnGone
    | OnUnguarded
    | OnEnding
    | OnEpilogue
)
PAGES_ONLY = (OnEnding, OnEpilogue)
"""Scripts that are only read: nothing can be decided any more."""


# --- nodes ------------------------------------------------------------------------------------------------------------


class _Node(_Content, frozen=True, tag_field="type"):
    """Base of the nodes, as a book has them (``kernel/book.py``)."""

    shows_pages: ClassVar[bool] = False
    pauses: ClassVar[bool] = False

    def ways(self) -> dict[str, str]:
        """The nodes that may follow, by the field that names them."""
        return {}

    def enter(self, game: TwomGame, run: ReadScript) -> Flow:
        return None

    def follow(self, game: TwomGame, run: ReadScript) -> str | None:
        return None


class _Straight(_Node, frozen=True):
    """A node with one way on."""

    next: str

    def ways(self) -> dict[str, str]:
        return {"next": self.next}

    def follow(self, game: TwomGame, run: ReadScript) -> str | None:
        return self.next


class Text(_Straight, frozen=True, tag="text"):
    """A page. A page with themes has a softer variant, or is left out where they are not wanted."""

    shows_pages: ClassVar[bool] = True

    tags: tuple[Theme, ...] = ()
    soft: bool = False

    def text(self, key: str, care: str) -> str:
        """The id of the text as this table wants it; empty: the page is left out."""
        if not self.tags or care == "full":
            return key
        return f"{key}.soft" if self.soft else ""

    def enter(self, game: TwomGame, run: ReadScript) -> Flow:
        text = self.text(page_key(run.script, run.node), game.state.config.care)
        if not text:
            return None
        game.emit(events.PageRead(text, dict(run.names), len(game.present()), len(game.state.people)))
        following = game.content.scripts[run.script].nodes[self.next]
        return call(TurnPage(close(run), run.names)) if lay_open(run, text, following) else None


class ChoiceOption(_Content, frozen=True):
    id: Word
    next: str
    conditions: tuple[Condition, ...] = msgspec.field(default=(), name="if")
    cost: tuple[CostOp, ...] = ()


class Choice(_Node, frozen=True, tag="choice"):
    shows_pages: ClassVar[bool] = True
    pauses: ClassVar[bool] = True

    options: tuple[ChoiceOption, ...]

    def ways(self) -> dict[str, str]:
        return {f"options[{i}].next": option.next for i, option in enumerate(self.options)}

    def enter(self, game: TwomGame, run: ReadScript) -> Flow:
        return call(ScriptChoice(run.script, run.node, run.names, close(run)), into="said")

    def follow(self, game: TwomGame, run: ReadScript) -> str | None:
        return next(option.next for option in self.options if option.id == run.said)


class TableRow(_Content, frozen=True):
    next: str
    first: Roll = msgspec.field(name="from")
    last: Roll = msgspec.field(name="to")


class Test(_Node, frozen=True, tag="test"):
    """A roll, and a branch on it."""

    pauses: ClassVar[bool] = True

    kind: Literal["prowess", "black_at_most", "empathy_group", "black_range"]
    who: Selector = ""
    bind: Word | Literal[""] = ""
    value: Annotated[int, Meta(ge=0, le=10)] = 0
    passed: str = msgspec.field(default="", name="pass")
    fail: str = ""
    table: tuple[TableRow, ...] = ()

    def ways(self) -> dict[str, str]:
        if self.kind == "black_range":
            return {f"table[{i}].next": row.next for i, row in enumerate(self.table)}
        return {"pass": self.passed, "fail": self.fail}

    def enter(self, game: TwomGame, run: ReadScript) -> Flow:
        return call(ScriptTest(self.kind, self.who, self.value, run.names), into="said")

    def follow(self, game: TwomGame, run: ReadScript) -> str | None:
        if self.kind == "black_range":
            return next(row.next for row in self.table if row.first <= int(run.said) <= row.last)
        passed = run.said in PASS
        run.bind(self.bind, (PASS if passed else FAIL).read(run.said))
        return self.passed if passed else self.fail


class Check(_Node, frozen=True, tag="check"):
    """A branch without a roll."""

    fail: str
    passed: str = msgspec.field(name="pass")
    conditions: tuple[Condition, ...] = msgspec.field(name="if")

    def ways(self) -> dict[str, str]:
        return {"pass": self.passed, "fail": self.fail}

    def follow(self, game: TwomGame, run: ReadScript) -> str | None:
        return self.passed if all_hold(game, self.conditions, run.names) else self.fail


class Effect(_Straight, frozen=True, tag="effect"):
    ops: tuple[Op, ...]

    def enter(self, game: TwomGame, run: ReadScript) -> Flow:
        return call(
            Effects(ops_path("script", run.script, run.node), run.names, script_source(run.script)), into="names"
        )


class CombatNode(_Node, frozen=True, tag="combat"):
    pauses: ClassVar[bool] = True

    enemies: tuple[EnemyKind, ...]
    win: str
    fled: str
    lost: str
    apart: str = ""
    bandits: bool = False

    def ways(self) -> dict[str, str]:
        ways = {"win": self.win, "fled": self.fled, "lost": self.lost}
        return ways | ({"apart": self.apart} if self.apart else {})

    def enter(self, game: TwomGame, run: ReadScript) -> Flow:
        enemies = tuple((enemy.letter, enemy.weapon, enemy.second) for enemy in self.enemies)
        return call(Combat(enemies, self.bandits, source=script_source(run.script)), into="said")

    def follow(self, game: TwomGame, run: ReadScript) -> str | None:
        if run.said == "apart":
            return self.apart or self.fled
        return {"win": self.win, "fled": self.fled}.get(run.said, self.lost)


class TradeNode(_Straight, frozen=True, tag="trade"):
    commission: Annotated[int, Meta(ge=0)]
    offer: tuple[str, ...]

    def enter(self, game: TwomGame, run: ReadScript) -> Flow:
        return call(Trade(self.commission, game.content.offered(self.offer)))


class GotoScript(_Node, frozen=True, tag="goto"):
    script: ScriptId

    def enter(self, game: TwomGame, run: ReadScript) -> Flow:
        return call(ReadScript(self.script, names=run.names))


class End(_Node, frozen=True, tag="end"):
    """Back to the game."""


Node = Text | Choice | Test | Check | Effect | CombatNode | TradeNode | GotoScript | End


class Script(_Content, frozen=True):
    """A script of the book."""

    id: int
    nodes: dict[Word, Node]
    at: Tie | None = None
    conditions: tuple[Condition, ...] = msgspec.field(default=(), name="if")
    once: bool | None = None
    """At most once a campaign; a script that hangs at the start of a phase is, unless it says otherwise."""
    chance: Roll = 10
    besides: bool = False
    """It comes whether or not the page of the day has been read, and does not count as that page (R-22)."""
    tags: tuple[Theme, ...] = ()
    instead: int = 0
    names: tuple[Word, ...] = ()

    @property
    def start(self) -> str:
        """The first node."""
        return next(iter(self.nodes))

    def is_once(self) -> bool:
        return isinstance(self.at, OnPhase) if self.once is None else self.once

    def remembers(self) -> bool:
        """Whether it is a follow-up: it asks for something that another page has noted down, or led to."""
        return any(isinstance(asked, Flag | ReadBefore) and not asked.negated for asked in self.conditions)

    def begins(self) -> bool:
        """Whether something comes later: it schedules a script."""
        return any(isinstance(op, Schedule) for node in self.nodes.values() for op in getattr(node, "ops", ()))

    def weight(self) -> tuple[int, int]:
        """Of several scripts for one moment the one with the highest visit comes first, then the most conditions."""
        visit = self.at.visit if isinstance(self.at, OnStory) else 0
        more = sum(1 for field in ("character", "misery", "location", "how") if getattr(self.at, field, ""))
        return visit, len(self.conditions) + more
