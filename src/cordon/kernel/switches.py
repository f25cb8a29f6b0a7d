"""The switches of a game: what may be chosen before a match begins, read from the fields of its ``Config``.

A field is a switch by itself. How it is offered is said where it is declared:
``care: Annotated[Literal["full", "skip"], Offered("open")] = "full"``. What it may be set to is said by its type, or by
the content that its reference names.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec

from cordon.kernel.errors import EngineError
from cordon.kernel.once import once
from cordon.kernel.refs import Ref, plain, ref_of

Place = Literal["first", "open", "folded"]
Value = str | int | bool
"""What a switch can be set to, where that can be listed."""


class Offered(msgspec.Struct, frozen=True):
    """How a switch is offered: ``first`` says what is played, ``open`` is what nobody should have to look for, and the
    rest is ``folded`` away. ``when``: it counts only where each of these switches, which stand before it, has one of
    these values."""

    place: Place = "folded"
    when: Mapping[str, tuple[Value, ...]] = {}


@dataclass(frozen=True)
class Switch:
    """A switch of a game's rules: what it may be set to, as far as that can be listed, and what it is by itself."""

    key: str
    values: tuple[Any, ...]
    default: Any
    offered: Offered
    ref: Ref | None
    """What its values stand for, if they are things with a name."""
    closed: bool = True
    """Whether its type lists the values; else the content does, and another one may have more."""


@once
def switches_of(config: type[msgspec.Struct], printed: Callable[[], object] = lambda: None) -> tuple[Switch, ...]:
    """Every switch of a game, in the order of its record. ``printed`` gives the content of the game."""
    found: dict[str, Switch] = {}
    for each in msgspec.structs.fields(config):
        offered = _offered(each.type)
        if unknown := offered.when.keys() - found.keys():
            raise EngineError(f"the switch {each.name} hangs on {sorted(unknown)}, which do not stand before it")
        ref = ref_of(each.type)
        values = _values(each.type)
        closed = bool(values) or ref is None or not ref.content
        if ref is not None and not closed:
            values = tuple(dict.fromkeys((each.default, *getattr(printed(), ref.content))))
        found[each.name] = Switch(each.name, values, each.default, offered, ref, closed)
    return tuple(found.values())


def _offered(hint: Any) -> Offered:
    told = hint.__metadata__ if get_origin(hint) is Annotated else ()
    return next((each for each in told if isinstance(each, Offered)), Offered())


def _values(kind: Any) -> tuple[Any, ...]:
    """In the order in which they are declared."""
    inner = plain(kind)
    return (False, True) if inner is bool else get_args(inner) if get_origin(inner) is Literal else ()


def written(value: object) -> str:
    """The value of a switch as somebody types it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
