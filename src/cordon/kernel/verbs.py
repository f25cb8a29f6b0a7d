"""Verbs: what can be chosen, each declared once beside the step that asks.

An option is to a decision what a move is to a chess board: a small value with a text form, ``move:swamp``. With
``MOVE = verb("move", to=Area)``, ``MOVE("swamp")`` writes it, ``MOVE.read(option)`` reads it, and ``option in MOVE``
tells whether it is one. Nobody else looks into an option's text.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Iterable, Mapping
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
    """A kind of option: its word, and the arguments that follow it. Those left out at the end read as empty.

    Without a word it is only its one argument: an id that stands alone.
    """

    __slots__ = ("_head", "_is_plain", "_record", "arguments", "name")

    def __init__(self, name: str, arguments: tuple[Argument, ...]) -> None:
        self.name = name
        self.arguments = arguments
        self._head = f"{name}:" if name else ""
        self._is_plain = len(arguments) == 1 and not arguments[0].is_number
        names = [argument.name for argument in arguments]
        self._record: Any = namedtuple("Named", names) if len(names) > 1 else None

    def __call__(self, *arguments: str | int) -> str:
        if len(arguments) == 1:
            return f"{self._head}{arguments[0]}"
        if not arguments:
            return self.name
        if len(arguments) > len(self.arguments):
            raise EngineError(f"{self.name} has {len(self.arguments)} arguments, not {len(arguments)}")
        return ":".join((self.name, *map(str, arguments)))

    def __contains__(self, option: str) -> bool:
        if not self._head:
            return ":" not in option
        return option == self.name or (bool(self.arguments) and option.startswith(self._head))

    def __repr__(self) -> str:
        return f"verb({self.name!r}, {', '.join(argument.name for argument in self.arguments)})"

    def read(self, option: str) -> Any:
        """What an option names: the one thing, or a named tuple of several; nothing where it is only a word."""
        if self._is_plain and option.startswith(self._head):
            return option[len(self._head) :]
        values = self._values(option)
        return self._record(*values) if self._record is not None else values[0] if values else None

    def named(self, option: str) -> dict[str, Any]:
        """What an option names, by argument."""
        names = (argument.name for argument in self.arguments)
        return dict(zip(names, self._values(option), strict=True))

    def _values(self, option: str) -> list[str | int]:
        if option not in self:
            raise EngineError(f"{option!r} is not {self.name}")
        count = len(self.arguments)
        texts = option.split(":", count)[1:] if self._head else [option]
        texts += [""] * (count - len(texts))
        return [argument.read(text) for argument, text in zip(self.arguments, texts, strict=True)]


def verb(word: str, /, **arguments: Any) -> Verb:
    """Declare a verb: its word in an option, and its arguments by name with what each refers to."""
    return Verb(word, tuple(Argument(name, ref_of(kind), _is_number(kind)) for name, kind in arguments.items()))


def _is_number(kind: Any) -> bool:
    return (kind.__origin__ if get_origin(kind) is Annotated else kind) is int


class Said(NamedTuple):
    """An option, read: its verb, and what it names."""

    verb: Verb
    arguments: Mapping[str, Any]


def said(verbs: Iterable[Verb], option: str) -> Said:
    """An option as one of the verbs that a step offers."""
    for each in verbs:
        if option in each:
            return Said(each, each.named(option))
    raise EngineError(f"no verb of this step reads {option!r}")
