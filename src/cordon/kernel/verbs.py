"""Verbs: what can be chosen, each declared once beside the step that asks.

An option is to a decision what a move is to a chess board: a small value with a text form, ``move:swamp``. With
``MOVE = verb("move", to=Area)``, ``MOVE("swamp")`` writes it, ``MOVE.read(option)`` reads it, and ``option in MOVE``
tells whether it is one. Nobody else looks into an option's text.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, NamedTuple, get_origin

from cordon.kernel.errors import EngineError
from cordon.kernel.refs import Ref, ref_of


class Argument(NamedTuple):
    """One of the things that an option names."""

    name: str
    ref: Ref | None
    is_number: bool

    def read(self, text: str) -> str | int:
        return int(text) if self.is_number and text else text


class Verb:
    """A kind of option: its word, and the arguments that follow it. Those left out at the end read as empty."""

    __slots__ = ("_head", "_names", "_numbers", "_record", "_start", "arguments", "name")

    def __init__(self, name: str, arguments: tuple[Argument, ...]) -> None:
        self.name = name
        self.arguments = arguments
        self._head = f"{name}:" if arguments else "\n"
        self._start = len(self._head)
        self._names = tuple(argument.name for argument in arguments)
        self._numbers = any(argument.is_number for argument in arguments)
        self._record: Any = namedtuple("Named", self._names) if len(arguments) > 1 else None

    def __call__(self, first: str | int | None = None, *more: str | int) -> str:
        if first is None:
            return self.name
        if not more and self.arguments:
            return f"{self._head}{first}"
        if len(more) + 1 > len(self.arguments):
            raise EngineError(f"{self.name} has {len(self.arguments)} arguments, not {len(more) + 1}")
        return ":".join((self.name, str(first), *map(str, more)))

    def __contains__(self, option: str) -> bool:
        return option.startswith(self._head) or option == self.name

    def __repr__(self) -> str:
        return f"verb({self.name!r}, {', '.join(self._names)})"

    def read(self, option: str) -> Any:
        """What an option names: the one thing, or a named tuple of several; nothing where it is only a word."""
        if self._record is None and not self._numbers and option.startswith(self._head):
            return option[self._start :]
        values = self._values(option)
        return self._record(*values) if self._record is not None else values[0] if values else None

    def named(self, option: str) -> dict[str, Any]:
        """What an option names, by argument."""
        return dict(zip(self._names, self._values(option), strict=True))

    def _values(self, option: str) -> Sequence[str | int]:
        if not option.startswith(self._head) and option != self.name:
            raise EngineError(f"{option!r} is not {self.name}")
        count = len(self.arguments)
        texts = option.split(":", count)[1:]
        texts += [""] * (count - len(texts))
        if not self._numbers:
            return texts
        return [argument.read(text) for argument, text in zip(self.arguments, texts, strict=True)]


class Bare(Verb):
    """An option that is only its one argument: an id that stands alone."""

    __slots__ = ()

    def __call__(self, first: str | int | None = None, *_: str | int) -> str:
        return str(first)

    def __contains__(self, option: str) -> bool:
        return ":" not in option

    def read(self, option: str) -> Any:
        return option

    def _values(self, option: str) -> Sequence[str | int]:
        return [option]


def verb(word: str, /, **arguments: Any) -> Verb:
    """Declare a verb: its word in an option, and its arguments by name with what each refers to."""
    found = tuple(Argument(name, ref_of(kind), _is_number(kind)) for name, kind in arguments.items())
    return Verb(word, found) if word else Bare(word, found)


def _is_number(kind: Any) -> bool:
    return (kind.__origin__ if get_origin(kind) is Annotated else kind) is int


class Said(NamedTuple):
    """An option, read: its verb, and what it names."""

    verb: Verb
    arguments: Mapping[str, Any]


def said(verbs: Iterable[Verb], option: str) -> Said:
    """An option as one of the verbs that a step offers."""
    word = option.partition(":")[0]
    for each in verbs:
        if each.name in ("", word) and option in each:
            return Said(each, each.named(option))
    raise EngineError(f"no verb of this step reads {option!r}")
