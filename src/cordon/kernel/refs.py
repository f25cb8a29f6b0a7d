"""References: what an id stands for, said once where its kind is declared.

``Space = Annotated[str, Ref("space")]`` is a ``str`` to every rule. Records, events, facts, reasons and verbs use it
for their fields, and whoever must know more asks the annotation: what names the id, which table or content lists it.
"""

from __future__ import annotations

import types
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec


class Ref(msgspec.Struct, frozen=True):
    """What sort of thing an id stands for.

    ``table`` of the state or ``content`` of the game's content lists all there are; an id in neither is unknown.
    ``named`` are the messages that may name it, ``<sort>-`` if nothing else is said; ``copy`` is the pattern of what
    tells copies of one thing apart, which no name has.
    """

    sort: str
    table: str = ""
    content: str = ""
    named: tuple[str, ...] = ()
    copy: str = ""

    @property
    def messages(self) -> tuple[str, ...]:
        """How the ids of the messages that may name it begin."""
        return self.named or (f"{self.sort}-",)


def ref_of(hint: Any) -> Ref | None:
    """The reference of a field: of the value itself, of each of several, or of what there may be."""
    if get_origin(hint) is Annotated:
        return next((found for found in hint.__metadata__ if isinstance(found, Ref)), ref_of(hint.__origin__))
    if get_origin(hint) in (tuple, list, frozenset, Union, types.UnionType):
        return next((found for found in map(ref_of, get_args(hint)) if found is not None), None)
    return None


@cache
def refs_of(record: type[msgspec.Struct]) -> Mapping[str, Ref]:
    """The references among the fields of a record, by field."""
    found = {field: ref_of(hint) for field, hint in _fields(record)}
    return {field: ref for field, ref in found.items() if ref is not None}


def _fields(record: type[msgspec.Struct]) -> list[tuple[str, Any]]:
    hints = get_type_hints(record, include_extras=True)
    return [(field, hints[field]) for field in record.__struct_fields__]


@cache
def _held(record: type[msgspec.Struct]) -> tuple[tuple[str, Ref | None, Ref | None], ...]:
    """The fields that hold ids: of the values, and of the keys where it is a table."""
    found = []
    for field, hint in _fields(record):
        inside = get_args(hint) if get_origin(hint) is dict else ()
        found.append((field, ref_of(inside[1] if inside else hint), ref_of(inside[0]) if inside else None))
    return tuple(found)


def ids_in(record: msgspec.Struct) -> Iterator[tuple[str, Ref, Any]]:
    """Every id in a record and in the records that it holds, with where it stands and what it refers to."""
    for field, ref, key_ref in _held(type(record)):
        value = getattr(record, field)
        if isinstance(value, dict):
            if key_ref is not None:
                yield from ((field, key_ref, key) for key in value)
            values: Any = value.values()
        else:
            values = value if isinstance(value, tuple | list | frozenset) else (value,)
        for each in values:
            if isinstance(each, msgspec.Struct):
                yield from ((f"{field}.{inner}", found, id) for inner, found, id in ids_in(each))
            elif ref is not None:
                yield from ((field, ref, id) for id in (each if isinstance(each, tuple) else (each,)))


def dangling(state: msgspec.Struct, content: object) -> list[str]:
    """The ids in a state that neither its tables nor the content know, each with where it stands; none is no id."""
    return [
        f"{where}: {id}"
        for where, ref, id in ids_in(state)
        if id not in ("", None) and (ref.table or ref.content) and not _is_listed(ref, id, state, content)
    ]


def _is_listed(ref: Ref, id: object, state: msgspec.Struct, content: object) -> bool:
    here = bool(ref.table) and id in getattr(state, ref.table)
    return here or (bool(ref.content) and id in getattr(content, ref.content))
