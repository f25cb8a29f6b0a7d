"""References: what an id stands for, said once where its kind is declared.

``Space = Annotated[str, Ref("space")]`` is a ``str`` to every rule. Records, events, facts, reasons and verbs use it
for their fields, and whoever must know more asks the annotation: what names the id, which table or content lists it.
"""

from __future__ import annotations

import types
from collections.abc import Iterator, Mapping, Sequence
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


def plain(hint: Any) -> Any:
    """A type without what it is annotated with."""
    return hint.__origin__ if get_origin(hint) is Annotated else hint


def words_of(hint: Any) -> tuple[str, ...]:
    """The words that a kind of id can be, where they are listed."""
    return get_args(plain(hint))


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


@cache
def _fields(record: type[msgspec.Struct]) -> list[tuple[str, Any]]:
    hints = get_type_hints(record, include_extras=True)
    return [(field, hints[field]) for field in record.__struct_fields__]


def ids_in(record: msgspec.Struct) -> Iterator[tuple[str, Ref, Any]]:
    """Every id in a record and in the records that it holds, with where it stands and what it refers to."""
    for field, hint in _fields(type(record)):
        yield from _ids(field, hint, getattr(record, field))


def _ids(where: str, hint: Any, value: Any) -> Iterator[tuple[str, Ref, Any]]:
    if isinstance(value, msgspec.Struct):
        yield from ((f"{where}.{inner}", ref, id) for inner, ref, id in ids_in(value))
    elif isinstance(value, dict):
        for key, each in value.items():
            for kind, part in zip(_inside(hint, 2), (key, each), strict=True):
                yield from _ids(where, kind, part)
    elif isinstance(value, tuple | list | frozenset):
        for kind, each in zip(_inside(hint, len(value)), value, strict=True):
            yield from _ids(where, kind, each)
    elif (ref := ref_of(hint)) is not None:
        yield where, ref, value


def _inside(hint: Any, count: int) -> Sequence[Any]:
    """What the parts of a value are that has so many."""
    if get_origin(hint) in (Union, types.UnionType):
        hint = next((each for each in get_args(hint) if ref_of(each) is not None), Any)
    if get_origin(hint) not in (tuple, list, frozenset, dict):
        return [hint] * count
    inside = [each for each in get_args(hint) if each is not Ellipsis]
    return inside if len(inside) == count else inside[:1] * count


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
