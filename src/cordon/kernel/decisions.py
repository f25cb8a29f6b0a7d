"""Decisions: who is asked, what for, and the enumerated legal options.

An option is its id: ``verb`` or ``verb:thing`` (``rest``, ``move:swamp``, ``use:J06-2``). Its consequence stays in the
rules. Subsets are never enumerated (choose one, then the next, then done); amounts are a bounded range.
Options that a person would look for and cannot take are listed on request, with the rule that forbids them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Annotated, Any, TypeVar

import msgspec

from cordon.kernel.errors import EngineError
from cordon.kernel.refs import Ref, ref_of

Seat = Annotated[int, Ref("seat")]
"""A place at the table."""

Argument = str | int


class Reason(msgspec.Struct, frozen=True):
    """Why something is not possible: a message id (``no-ammo``), the rule's id, and arguments for the message."""

    id: str
    rule: str
    args: dict[str, Argument] = {}


class Grounds:
    """A reason that a game's rules may give, declared once: its message, and what it says beside that."""

    __slots__ = ("_plain", "id", "refs")

    def __init__(self, id: str, refs: Mapping[str, Ref | None]) -> None:
        self.id = id
        self.refs = refs
        self._plain: dict[str, Reason] = {}

    def __call__(self, rule: str, *args: Argument) -> Reason:
        if args:
            return Reason(self.id, rule, dict(zip(self.refs, args, strict=True)))
        # Those that say nothing beside their message are few, and given often while options are weighed.
        try:
            return self._plain[rule]
        except KeyError:
            plain = self._plain[rule] = Reason(self.id, rule)
            return plain


def grounds(id: str, /, **args: Any) -> Grounds:
    """Declare a reason: ``NO_AMMO = grounds("no-ammo", weapon=Item)``, given as ``NO_AMMO("ST-9.3", weapon)``."""
    return Grounds(id, {name: ref_of(kind) for name, kind in args.items()})


class Facts(msgspec.Struct, frozen=True, gc=False):
    """What a person should know when a procedure asks: ids and numbers for the prompt. A procedure has a record of its
    own for it."""


NOTHING = Facts()
"""What there is to know beside the question itself, mostly."""


class Refusal(msgspec.Struct, frozen=True):
    """An option that a person would look for, and why it cannot be taken."""

    option: str
    reason: Reason


class Decision(msgspec.Struct, frozen=True):
    """What a seat is asked. Computed from the state, never stored in it."""

    seat: Seat
    kind: str
    options: tuple[str, ...] = ()
    anytime: tuple[str, ...] = ()
    low: int | None = None
    high: int | None = None

    def accepts(self, answer: str) -> bool:
        """Whether ``answer`` is one of the options, or an amount within the range."""
        if self.low is not None and self.high is not None:
            return is_amount(answer) and self.low <= int(answer) <= self.high
        return answer in self.options or answer in self.anytime

    def answers(self) -> tuple[str, ...]:
        """Every answer that would be accepted."""
        if self.low is not None and self.high is not None:
            return tuple(str(amount) for amount in range(self.low, self.high + 1))
        return self.options + self.anytime


def is_amount(answer: str) -> bool:
    """Whether ``answer`` is a whole number in its only spelling (no ``+1``, ``01`` or ``1_0``)."""
    return len(answer) < 20 and answer.removeprefix("-").isdecimal() and answer.isascii() and str(int(answer)) == answer


F = TypeVar("F", bound=Facts)


def told(facts: Facts, kind: type[F]) -> F:
    """Facts as the record that they are."""
    if not isinstance(facts, kind):
        raise EngineError(f"{type(facts).__name__} are not {kind.__name__}")
    return facts


Refusals = Callable[[Any], Iterable[Refusal]]


class Ask(msgspec.Struct, gc=False):
    """What a step returns to stop for an answer: the option's id lands in ``field`` of the frame.

    ``always`` keeps a decision with a single option a decision (rolling dice is a pleasure of its own).
    ``anytime`` also offers what the game lets this seat do at any moment; such an answer leaves the question open.
    ``refused`` lists what a person would look for and cannot have; it is called on request only.
    """

    seat: Seat
    field: str
    options: list[str]
    always: bool = False
    anytime: bool = False
    refused: Refusals | None = None
    low: int | None = None
    high: int | None = None


ask = Ask
"""``return ask(seat, "field", options)``: in a step, it reads as the verb it is."""


def ask_amount(seat: Seat, field: str, low: int, high: int) -> Ask:
    """Stop until ``seat`` has named a number from ``low`` to ``high``; it lands in ``field`` as an ``int``."""
    return Ask(seat, field, [], low=low, high=high)


def refusals(candidates: Iterable[tuple[str, Reason | None]]) -> list[Refusal]:
    """The candidates that have a reason against them."""
    return [Refusal(option, reason) for option, reason in candidates if reason is not None]


def offered(candidates: Iterable[tuple[str, Reason | None]]) -> list[str]:
    """The candidates that nothing speaks against."""
    return [option for option, reason in candidates if reason is None]
