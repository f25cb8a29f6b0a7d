"""What the ids in events, reasons, facts and options are called.

Rules speak of ``J03-2`` and ``MUT-G-2a``; people want "Crowbar" and "Blind hound". The reference that a field is
annotated with says what sort of thing stands in it, and so which messages name it. A name is only shown, never acted
upon: an id that nobody knows is shown as it is, because a journal with one odd word is better than a match that stops.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from cordon.kernel.decisions import Grounds, Reason
from cordon.kernel.refs import Ref, ref_of, refs_of
from cordon.kernel.verbs import Said
from cordon.words.catalogue import Words

FORMS = ("genitive", "dative", "accusative", "instrumental", "locative", "gender")
"""Attributes of a name that other languages need: ``$area_locative`` is ``place-swamp.locative``, or the plain name."""

Refs = Mapping[str, Ref | None]


class Namer:
    """Names the things of one match: ``people`` are the names by seat. A game whose names depend on more than an id's
    own message, and on other fields beside it, has a namer of its own."""

    grounds: ClassVar[Mapping[str, Grounds]] = {}
    """The reasons of the game, by id."""

    def __init__(self, words: Words, people: Sequence[str] = ()) -> None:
        self.words = words
        self.people = people

    # --- whole records --------------------------------------------------------------------------------------------

    def of(self, record: msgspec.Struct) -> dict[str, object]:
        """The arguments of the message that tells of a record: an event, or facts."""
        return self.args(fields_of(record), refs_of(type(record)))

    def of_option(self, said: Said) -> dict[str, object]:
        """The arguments of an option's label: what it names."""
        return self.args(said.arguments, {argument.name: argument.ref for argument in said.verb.arguments})

    def of_reason(self, reason: Reason) -> dict[str, object]:
        """The arguments of a reason's message."""
        known = self.grounds.get(reason.id)
        return self.args(reason.args, known.refs if known is not None else {})

    def args(self, fields: Mapping[str, object], refs: Refs) -> dict[str, object]:
        """The arguments of a message: each field by name, and what grammar may need beside it.

        Numbers stay numbers, with ``$by_size`` and ``$by_sign`` (up, down). Names come with ``$area_id`` to select on
        (``none`` for an empty one) and with their ``FORMS``; lists with ``$cards_count``.
        """
        found: dict[str, object] = {}
        for field, value in fields.items():
            ref = refs.get(field)
            if isinstance(value, bool):
                found[field] = value
            elif isinstance(value, int) and ref is None:
                found |= {field: value, f"{field}_size": abs(value), f"{field}_sign": "down" if value < 0 else "up"}
            elif isinstance(value, tuple | list):
                found |= {field: self.name(value, ref), f"{field}_count": len(value)}
            elif not isinstance(value, dict | msgspec.Struct):
                found |= self._named(field, value, ref)
        return found

    # --- one thing --------------------------------------------------------------------------------------------------

    def name(self, value: object, ref: Ref | None) -> str:
        """What a value is called where it stands for such a thing."""
        if isinstance(value, bool):
            return self.words.say("answer-yes" if value else "answer-no")
        if isinstance(value, tuple | list):
            return join(self.words, [self.name(each, ref) for each in value])
        if value is None or value == "" or ref is None:
            return "" if value is None else str(value)
        if isinstance(value, int):
            return self.person(value)
        key = self.key(str(value), ref)
        return self.words.say(key) if key is not None else self.unknown(str(value), ref)

    def called(self, value: object, kind: Any) -> str:
        """What a value of an annotated kind is called."""
        return self.name(value, ref_of(kind))

    def named(self, field: str, value: object, kind: Any) -> dict[str, object]:
        """The arguments that a message takes for one thing of an annotated kind."""
        return self.args({field: value}, {field: ref_of(kind)})

    def person(self, seat: int) -> str:
        """Whoever sits there."""
        return self.people[seat] if 0 <= seat < len(self.people) else str(seat)

    def key(self, id: str, ref: Ref) -> str | None:
        """The message that names an id, if there is one."""
        slug = id.lower()
        spellings = (slug, re.sub(ref.copy, "", slug)) if ref.copy else (slug,)
        for spelling in spellings:
            for beginning in ref.messages:
                if self.words.has(beginning + spelling):
                    return beginning + spelling
        return None

    def unknown(self, id: str, ref: Ref) -> str:  # noqa: ARG002  # a game may know more
        """What an id without a message is called."""
        return id

    def _named(self, field: str, value: object, ref: Ref | None) -> dict[str, object]:
        name = self.name(value, ref)
        found: dict[str, object] = {field: name, f"{field}_id": "none" if value in ("", None) else str(value)}
        key = self.declined(value, ref) if ref is not None else None
        for form in FORMS:
            spoken = key is not None and "." not in key and self.words.has(f"{key}.{form}")
            found[f"{field}_{form}"] = self.words.say(f"{key}.{form}") if spoken else name
        return found

    def declined(self, value: object, ref: Ref) -> str | None:
        """The message that has the other forms of a name."""
        return self.key(value, ref) if isinstance(value, str) else None


def fields_of(record: msgspec.Struct) -> dict[str, object]:
    """The fields of a record by name, as messages take them."""
    return {field: getattr(record, field) for field in record.__struct_fields__}


def join(words: Words, parts: Iterable[str], last: str = "list-pair") -> str:
    """``a``, ``a and b``, ``a, b and c``, as the language has it; ``last`` may be ``list-or``."""
    *front, end = list(parts) or [""]
    if not front:
        return end
    head = front[0]
    for part in front[1:]:
        head = words.say("list-more", a=head, b=part)
    return words.say(last, a=head, b=end)
