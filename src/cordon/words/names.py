"""What the ids in events, reasons, facts and options are called.

Rules speak of ``J03-2`` and ``MUT-G-2a``; people want "Crowbar" and "Blind hound". The reference that a field is
annotated with says what sort of thing stands in it, and so which messages name it. A name is only shown, never acted
upon: an id that nobody knows is shown as it is, because a journal with one odd word is better than a match that stops.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from cordon.kernel.decisions import Grounds, Reason
from cordon.kernel.refs import Ref, ref_of, refs_of
from cordon.kernel.verbs import Said
from cordon.words.catalogue import Words

FORMS = ("genitive", "dative", "accusative", "instrumental", "locative", "gender")
"""Attributes of a name that other languages need: ``$area_locative`` is ``place-swamp.locative``, or the plain name."""

ENDINGS = tuple((form, f"_{form}") for form in FORMS)

Refs = Mapping[str, Ref | None]


class _Everything(Container[str]):
    def __contains__(self, _: object) -> bool:
        return True


EVERYTHING = _Everything()
"""What a message takes of which nothing is known."""


class Namer:
    """Names the things of one match: ``people`` are the names by seat. A game whose names depend on more than an id's
    own message, and on other fields beside it, has a namer of its own."""

    grounds: ClassVar[Mapping[str, Grounds]] = {}
    """The reasons of the game, by id."""

    pointed: ClassVar[frozenset[str]] = frozenset()
    """The sorts of things that can be pointed at: they lie on the table, or are cards."""

    def __init__(self, words: Words, people: Sequence[str] = ()) -> None:
        self.words = words
        self.people = people
        self.given: dict[str, str] = {}
        """The names that were given since somebody looked last, and what they stand for."""

    def look(self) -> dict[str, str]:
        """What was named since the last look."""
        found, self.given = self.given, {}
        return found

    def pointer(self, value: object, ref: Ref) -> str:
        """The id under which a thing is pointed at; empty if it cannot be."""
        if ref.sort not in self.pointed:
            return ""
        if isinstance(value, int):
            return f"seat:{value}" if 0 <= value < len(self.people) else ""
        return str(value)

    def give(self, name: str, value: object, ref: Ref | None) -> str:
        """A name that somebody will read: what it stands for is remembered."""
        if ref is not None and name and name != value and (id := self.pointer(value, ref)):
            self.given[name] = id
        return name

    # --- whole records --------------------------------------------------------------------------------------------

    def of(self, record: msgspec.Struct, takes: Container[str] = EVERYTHING) -> dict[str, object]:
        """The arguments of the message that tells of a record: an event, or facts."""
        return self.args(fields_of(record), refs_of(type(record)), takes)

    def of_option(self, said: Said, takes: Container[str] = EVERYTHING) -> dict[str, object]:
        """The arguments of an option's label: what it names."""
        return self.args(said.arguments, said.verb.refs, takes)

    def of_reason(self, reason: Reason, takes: Container[str] = EVERYTHING) -> dict[str, object]:
        """The arguments of a reason's message."""
        known = self.grounds.get(reason.id)
        return self.args(reason.args, known.refs if known is not None else {}, takes)

    def args(self, fields: Mapping[str, object], refs: Refs, takes: Container[str] = EVERYTHING) -> dict[str, object]:
        """The arguments of a message, as far as it takes them: each field by name, and what grammar may need beside it.

        Numbers stay numbers, with ``$by_size`` and ``$by_sign`` (up, down). Names come with ``$area_id`` to select on
        (``none`` for an empty one) and with their ``FORMS``; lists with ``$cards_count`` and their ``FORMS`` too.
        """
        found: dict[str, object] = {}
        for field, value in fields.items():
            ref = refs.get(field)
            if isinstance(value, bool):
                found[field] = value
            elif isinstance(value, int) and not is_seat(ref):
                if field in takes:
                    found[field] = value
                if (size := f"{field}_size") in takes:
                    found[size] = abs(value)
                if (sign := f"{field}_sign") in takes:
                    found[sign] = "down" if value < 0 else "up"
            elif not isinstance(value, dict | msgspec.Struct):
                self._name_into(found, field, value, ref, takes)
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
        if isinstance(value, int) and is_seat(ref):
            return self.give(self.person(value), value, ref)
        key = self.key(str(value), ref)
        return self.give(self.words.say(key), value, ref) if key is not None else self.unknown(str(value), ref)

    def called(self, value: object, kind: Any) -> str:
        """What a value of an annotated kind is called."""
        return self.name(value, ref_of(kind))

    def named(self, field: str, value: object, kind: Any, takes: Container[str] = EVERYTHING) -> dict[str, object]:
        """The arguments that a message takes for one thing of an annotated kind."""
        return self.args({field: value}, {field: ref_of(kind)}, takes)

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

    def _name_into(
        self, found: dict[str, object], field: str, value: object, ref: Ref | None, takes: Container[str]
    ) -> None:
        """The name of what a field holds, or of each of several, in the forms that are taken."""
        if field in takes:
            found[field] = self.name(value, ref)
        if isinstance(value, tuple | list):
            if (count := f"{field}_count") in takes:
                found[count] = len(value)
        elif (id := f"{field}_id") in takes:
            found[id] = "none" if value in ("", None) else str(value)
        for form, ending in ENDINGS:
            if (formed := field + ending) in takes:
                found[formed] = self._formed(value, ref, form)

    def _formed(self, value: object, ref: Ref | None, form: str) -> str:
        """One of the ``FORMS`` of a name, or the name itself."""
        if isinstance(value, tuple | list):
            return self._listed(value, ref, form)
        return self.form(value, ref, form) or self.name(value, ref)

    def form(self, value: object, ref: Ref | None, form: str) -> str:
        """One of the ``FORMS`` of a name; empty where the language has none."""
        key = self.declined(value, ref) if ref is not None else None
        if key is None or "." in key or not self.words.has(f"{key}.{form}"):
            return ""
        said = self.words.say(f"{key}.{form}")
        return said if form == "gender" else self.give(said, value, ref)

    def _listed(self, values: Sequence[object], ref: Ref | None, form: str) -> str:
        """A form of a whole list. Its gender is the masculine as soon as one in it is."""
        if form == "gender":
            genders = [self.form(each, ref, form) for each in values]
            return next((each for each in genders if each != "feminine"), "feminine" if genders else "")
        return join(self.words, [self._formed(each, ref, form) for each in values])

    def declined(self, value: object, ref: Ref) -> str | None:
        """The message that has the other forms of a name."""
        return self.key(value, ref) if isinstance(value, str) else None


def is_seat(ref: Ref | None) -> bool:
    """Whether it is a place at the table; other numbers are what they are."""
    return ref is not None and ref.sort == "seat"


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
