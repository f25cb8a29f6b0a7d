"""Verbs: what can be chosen, each declared once beside the step that asks.

An option is to a decision what a move is to a chess board: a small value with a text form, ``move:swamp``. With
``MOVE = verb("move", to=Area)``, ``MOVE("swamp")`` writes it, ``MOVE.read(option)`` reads it, and ``option in MOVE``
tells whether it is one. Nobody else looks into an option's text.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from cordon.kernel.errors import EngineError
from cordon.kernel.refs import Ref, plain, ref_of

Value = str | int
MOST = 3
"""The most arguments that a verb may have."""
KEPT = 4096
"""How much of what was written and read is kept: ways over a map are without number, and a server runs for long."""


class Argument(NamedTuple):
    """One of the things that an option names."""

    name: str
    ref: Ref | None
    is_number: bool

    def read(self, text: str) -> str | int:
        return int(text) if self.is_number and text else text


class Verb:
    """A kind of option: its word, and the arguments that follow it. Those left out at the end read as empty."""

    __slots__ = ("_head", "_read", "_record", "_written", "arguments", "name", "refs")

    def __init__(self, name: str, arguments: tuple[Argument, ...]) -> None:
        self.name = name
        self.arguments = arguments
        self.refs = {argument.name: argument.ref for argument in arguments}
        """What the arguments refer to, by name."""
        self._head = f"{name}:" if name else ""
        # Most options of a game come again and again.
        self._read: dict[str, Any] = {}
        self._written: dict[tuple[str, ...], tuple[str, ...]] = {}
        names = [argument.name for argument in arguments]
        self._record: Any = namedtuple("Named", names) if len(names) > 1 else None

    def __call__(self, one: Value | None = None, two: Value | None = None, three: Value | None = None) -> str:
        # Options are written more often than anything else, so this is spelled out.
        if two is None:
            return self.name if one is None else f"{self._head}{one}"
        return f"{self._head}{one}:{two}" if three is None else f"{self._head}{one}:{two}:{three}"

    def __contains__(self, option: str) -> bool:
        return option.startswith(self._head) or option == self.name

    def __repr__(self) -> str:
        return f"verb({self.name!r}, {', '.join(argument.name for argument in self.arguments)})"

    def read(self, option: str) -> Any:
        """What an option names: the one thing, or a named tuple of several; nothing where it is only a word."""
        try:
            return self._read[option]
        except KeyError:
            values = self._values(option)
            found = self._record(*values) if self._record is not None else values[0] if values else None
            if len(self._read) >= KEPT:
                self._read.clear()
            self._read[option] = found
            return found

    def named(self, option: str) -> dict[str, Any]:
        """What an option names, by argument."""
        names = (argument.name for argument in self.arguments)
        return dict(zip(names, self._values(option), strict=True))

    def each(self, values: tuple[str, ...]) -> tuple[str, ...]:
        """An option for each of several things; what was written once is kept, for lists that are offered often."""
        try:
            return self._written[values]
        except KeyError:
            if len(self._written) >= KEPT:
                self._written.clear()
            written = self._written[values] = tuple(map(self, values))
            return written

    def _values(self, option: str) -> list[str | int]:
        if option not in self:
            raise EngineError(f"{option!r} is not {self.name}")
        texts = self._texts(option)
        texts += [""] * (len(self.arguments) - len(texts))
        return [argument.read(text) for argument, text in zip(self.arguments, texts, strict=True)]

    def _texts(self, option: str) -> list[str]:
        return option.split(":", len(self.arguments))[1:]


class Alone(Verb):
    """No word at all, only its one argument: an id that stands alone."""

    __slots__ = ()

    def __contains__(self, option: str) -> bool:
        return ":" not in option

    def _texts(self, option: str) -> list[str]:
        return [option]


class Word(Verb):
    """A verb that names nothing."""

    __slots__ = ()

    def __call__(self) -> str:  # type: ignore[override]  # there is nothing to name
        return self.name

    def __contains__(self, option: str) -> bool:
        return option == self.name


def verb(word: str, /, **arguments: Any) -> Verb:
    """Declare a verb: its word in an option, and its arguments by name with what each refers to."""
    if len(arguments) > MOST:
        raise EngineError(f"{word} has {len(arguments)} arguments; an option names {MOST} things at most")
    kind = Word if not arguments else Verb if word else Alone
    return kind(word, tuple(Argument(name, ref_of(hint), _is_number(hint)) for name, hint in arguments.items()))


def _is_number(kind: Any) -> bool:
    return plain(kind) is int


class Said(NamedTuple):
    """An option, read: its verb, and what it names."""

    verb: Verb
    arguments: Mapping[str, Any]


def said(verbs: Iterable[Verb], option: str) -> Said:
    """An option as one of the verbs that a step offers."""
    return _said(tuple(verbs), option)


@lru_cache(KEPT)
def _said(verbs: tuple[Verb, ...], option: str) -> Said:
    for each in verbs:
        if option in each:
            return Said(each, each.named(option))
    raise EngineError(f"no verb of this step reads {option!r}")
