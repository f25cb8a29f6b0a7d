"""What the ids in events, reasons and decision facts are called.

Rules speak of ``J03-2`` and ``MUT-G-2a``; people want "Crowbar" and "Blind hound". The *field* that an id stands in
says what sort of thing it is, so that no game has to announce its ids twice. A name is only shown, never acted upon: an
id that nobody knows is shown as it is, because a journal with one odd word is better than a match that stops.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec

from cordon.kernel.decisions import Reason
from cordon.words.catalogue import Words
from cordon.words.names import FORMS, Namer, fields_of, join

SEATS = frozenset({"seat", "target", "scavenger", "chooser", "owner", "voice"})
"""Fields whose numbers are places at the table."""

AMOUNTS = ("RAD", "DIS", "WND", "plain")
"""Fields that together make up one batch of damage: they are also given as one list, ``$damage``."""

_PLACE = ("place-", "area-")
_KEYS: dict[str, tuple[str, ...]] = {
    "area": _PLACE,
    "attribute": ("attribute-",),
    "card": ("item-",),
    "category": ("category-",),
    "cause": ("loss-",),
    "character": ("scavenger-",),
    "colour": ("colour-",),
    "deck": ("deck-",),
    "emission": ("emission-",),
    "encounter": ("kind-",),
    "event": ("event-",),
    "face": ("face-",),
    "facility": _PLACE,
    "group": ("group-",),
    "item": ("item-",),
    "kind": ("damage-", "kind-"),
    "lock": ("lock-",),
    "news": ("news-",),
    "offer": ("offer-",),
    "phase": ("phase-",),
    "reputation": ("reputation-",),
    "row": ("market-row-", "deck-"),
    "section": ("section-", *_PLACE, "reputation-"),
    "sector": ("group-",),
    "slot": ("slot-",),
    "stage": ("stage-",),
    "threat": ("threat-", "slot-"),
    "to": ("damage-", "reputation-", *_PLACE),
    "token": ("threat-",),
}
_ANYTHING = ("item-", "threat-", "event-", "news-", *_PLACE, "lock-", "emission-", "scavenger-", "offer-", "source-")
_ONE_OF_MANY = {"cards": "card", "characters": "character", "drawn": "card", "trophies": "threat", "threats": "threat",
                "secrets": "event", "traumas": "attribute", "attributes": "attribute", "areas": "area"}  # fmt: skip
_COPY = re.compile(r"-\d+$")
_ABILITY = re.compile(r"scavenger[-:](\d+)$")
_TOKEN = re.compile(r"(?<=\d)[a-z]$")


class FieldNamer(Namer):
    """Names the things of one match: ``people`` are the names by seat, ``character_of`` tells who a seat plays now."""

    def __init__(self, words: Words, people: Sequence[str], character_of: Callable[[int], str] | None = None) -> None:
        self.words = words
        self.people = people
        self.character_of = character_of

    def of(self, record: msgspec.Struct) -> dict[str, object]:
        return self.args(fields_of(record))

    def of_reason(self, reason: Reason) -> dict[str, object]:
        return self.args(reason.args)

    def name(self, field: str, value: object) -> str:  # type: ignore[override]
        """What ``value`` is called where it stands in ``field``."""
        if isinstance(value, bool):
            return self.words.say("answer-yes" if value else "answer-no")
        if isinstance(value, int):
            return self._person(value) if field in SEATS else str(value)
        if isinstance(value, tuple | list):
            if field == "dice":
                return " ".join(self._sign(face) for face in value)
            one = _ONE_OF_MANY.get(field, field)
            return join(self.words, [self.name(one, each) for each in value])
        return self._text(field, value) if isinstance(value, str) else "" if value is None else str(value)

    def args(self, fields: Mapping[str, object]) -> dict[str, object]:  # type: ignore[override]
        """The arguments of a message: each field by name, and what grammar may need beside it.

        Numbers stay numbers, with ``$by_size`` and ``$by_sign`` (up, down). Names come with ``$area_id`` to select on
        (``none`` for an empty one) and with their ``FORMS``; lists with ``$cards_count``.
        """
        found: dict[str, object] = {}
        for field, value in fields.items():
            if isinstance(value, bool):
                found[field] = value
            elif isinstance(value, int) and field not in SEATS:
                found |= {field: value, f"{field}_size": abs(value), f"{field}_sign": "down" if value < 0 else "up"}
            elif isinstance(value, tuple | list):
                found |= {field: self.name(field, value), f"{field}_count": len(value)}
            else:
                found |= self._named(field, value)
        return found | self._counted(fields)

    # --- behind it ------------------------------------------------------------------------------------------------

    def _named(self, field: str, value: object) -> dict[str, object]:  # type: ignore[override]
        name = self.name(field, value)
        found: dict[str, object] = {field: name, f"{field}_id": "none" if value in ("", None) else str(value)}
        if field in SEATS:
            seated = isinstance(value, int) and value >= 0  # -1: nobody's doing
            key = f"scavenger-{self._character(value)}" if isinstance(value, int) and seated else None
        else:
            key = self._key(field, value) if isinstance(value, str) else None
        for form in FORMS:
            spoken = key is not None and "." not in key and self.words.has(f"{key}.{form}")
            found[f"{field}_{form}"] = self.words.say(f"{key}.{form}") if spoken else name
        return found

    def _counted(self, fields: Mapping[str, object]) -> dict[str, str]:
        """Numbers of cards, which only their noun can put into words: ``$draw_cards`` is "3 junk", ``$things`` what a
        cost asks for."""
        found: dict[str, str] = {}
        deck = f"deck-{str(fields.get('deck')).lower()}.cards"
        if self.words.has(deck):
            for field in ("count", "draw", "of_deck"):
                if field in fields:
                    found[f"{field}_cards"] = self.words.say(deck, count=fields[field])
        things = f"things-{fields.get('what')}"
        if self.words.has(things):
            colour = self.name("colour", fields.get("colour"))
            found["things"] = self.words.say(things, count=fields.get("count", 1), colour=colour)
            category = fields.get("category")
            if category:
                named = self.name("category", category)
                found["things"] = self.words.say("things-of-category", things=found["things"], category=named)
        return found

    def person(self, seat: int) -> str:
        return self._person(seat)

    def _person(self, seat: int) -> str:
        return self.people[seat] if 0 <= seat < len(self.people) else str(seat)

    def _character(self, seat: int) -> str:
        return self.character_of(seat) if self.character_of is not None else ""

    def _sign(self, face: object) -> str:
        key = f"face-{str(face).lower()}.sign"
        return self.words.say(key) if self.words.has(key) else str(face)

    def _text(self, field: str, value: str) -> str:
        if field == "text":
            return self.words.say(value) if self.words.has(value) else value
        own = _ABILITY.match(value)
        if own:
            return self._ability(int(own[1]))
        key = self._key(field, value)
        if key is not None:
            return self.words.say(key)
        a, slash, b = value.partition("/")
        if slash and self._key("area", a) and self._key("area", b):
            return self.words.say("border", a=self.name("area", a), b=self.name("area", b))
        return value

    def _ability(self, seat: int) -> str:
        """The name on the board of whoever the seat plays; just "ability" where nobody can tell who that is."""
        key = f"scavenger-{self._character(seat)}.ability"
        return self.words.say(key if self.words.has(key) else "source-ability")

    def _key(self, field: str, value: str) -> str | None:
        """The message that names an id, if there is one. A script's key (``event/G01/…``) is named by its card."""
        sort, slash, rest = value.partition("/")
        thing = rest.partition("/")[0]
        if slash and sort == "scavenger" and self.words.has(f"scavenger-{thing}.ability"):
            return f"scavenger-{thing}.ability"
        if slash and sort in _KEYS:
            return self._key(sort, thing)
        prefixes = _KEYS.get(field, _ANYTHING)
        for spelling in _spellings(value):
            for prefix in prefixes:
                if self.words.has(prefix + spelling):
                    return prefix + spelling
        return None


def _spellings(value: str) -> Iterator[str]:
    """How an id may stand in a key: in lower case; without the number of the copy; without the letter of the token."""
    slug = value.lower().partition(".")[0]
    yield slug
    yield _COPY.sub("", slug)
    yield _TOKEN.sub("", slug)
