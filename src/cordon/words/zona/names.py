"""What Zona's ids are called: abilities by whoever has them, borders by their areas, dice by their signs."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence

from cordon.games.zona.rules import reasons
from cordon.games.zona.terms import (
    AreaId,
    Category,
    CharacterId,
    Colour,
    EmissionId,
    EventId,
    ItemId,
    LockId,
    NewsId,
    OfferId,
    ThreatId,
    ends_of,
    owner_of_ability,
    printed_on,
)
from cordon.kernel.refs import Ref, ref_of
from cordon.words.catalogue import Words
from cordon.words.names import EVERYTHING, Namer, Refs, join

AMOUNTS = ("RAD", "DIS", "WND", "plain")
"""Fields that together make up one batch of damage: they are also given as one list, ``$damage``."""

COUNTED = ("count", "draw", "of_deck")
"""Fields that may be a number of cards."""

SOURCES = [found for kind in (ItemId, ThreatId, EventId, NewsId, AreaId, LockId, EmissionId, CharacterId, OfferId)
           if (found := ref_of(kind)) is not None] + [Ref("source")]  # fmt: skip
"""What may have an effect, in the order in which an id is looked for."""
PRINTED_ON = {found.sort: found for found in SOURCES}
AREA = PRINTED_ON["area"]


class ZonaNamer(Namer):
    """Names the things of one match of Zona; ``character_of`` tells who a seat plays now."""

    grounds = reasons.ALL
    pointed = frozenset(("seat", "area", "marker", "threat", "item", "event", "news", "emission", "lock", "card"))

    def __init__(
        self, words: Words, people: Sequence[str] = (), character_of: Callable[[int], str] = lambda _: ""
    ) -> None:
        super().__init__(words, people)
        self.character_of = character_of

    def name(self, value: object, ref: Ref | None) -> str:
        if ref is not None and ref.sort == "face" and isinstance(value, tuple):
            return self.dice(value)
        return super().name(value, ref)

    def dice(self, faces: tuple[str, ...]) -> str:
        """A roll by the signs of its faces."""
        return " ".join(self.words.say(f"face-{face.lower()}.sign") for face in faces)

    def args(self, fields: Mapping[str, object], refs: Refs, takes: Container[str] = EVERYTHING) -> dict[str, object]:
        found = super().args(fields, refs, takes)
        if "damage" in takes and any(kind in fields for kind in AMOUNTS):
            found["damage"] = damage_list(self.words, fields)
        if "deck" in fields:
            found |= self._cards(fields, takes)
        if "things" in takes and "what" in fields:
            found |= self._things(fields)
        return found

    def key(self, id: str, ref: Ref) -> str | None:
        if ref.sort != "source":
            return super().key(id, ref)
        sort, printed, _ = printed_on(id)
        if printed:
            ability = f"scavenger-{printed}.ability"
            if sort == "scavenger" and self.words.has(ability):
                return ability
            return self.key(printed, PRINTED_ON[sort]) if sort in PRINTED_ON else None
        owner = owner_of_ability(id)
        if owner is not None:
            ability = f"scavenger-{self.character_of(owner)}.ability"
            return ability if self.words.has(ability) else "source-ability"
        return next((key for each in SOURCES if (key := super(ZonaNamer, self).key(id, each)) is not None), None)

    def unknown(self, id: str, ref: Ref) -> str:
        ends = ends_of(id)
        if len(ends) == 2 and all(self.key(end, AREA) for end in ends):
            a, b = (self.name(end, AREA) for end in ends)
            return self.words.say("border", a=a, b=b)
        return super().unknown(id, ref)

    def declined(self, value: object, ref: Ref) -> str | None:
        if ref.sort == "seat":
            seated = isinstance(value, int) and value >= 0  # -1: nobody's doing
            return f"scavenger-{self.character_of(value)}" if isinstance(value, int) and seated else None
        return super().declined(value, ref)

    def _cards(self, fields: Mapping[str, object], takes: Container[str]) -> dict[str, str]:
        """Numbers of cards, which only their noun can put into words: ``$draw_cards`` is "3 junk"."""
        deck = f"deck-{str(fields['deck']).lower()}.cards"
        if not self.words.has(deck):
            return {}
        counted = [field for field in COUNTED if field in fields and f"{field}_cards" in takes]
        return {f"{field}_cards": self.words.say(deck, count=fields[field]) for field in counted}

    def _things(self, fields: Mapping[str, object]) -> dict[str, str]:
        """``$things``: what a cost asks for."""
        key = f"things-{fields['what']}"
        if not self.words.has(key):
            return {}
        colour = self.name(fields.get("colour"), ref_of(Colour))
        things = self.words.say(key, count=fields.get("count", 1), colour=colour)
        category = fields.get("category")
        if category:
            named = self.name(category, ref_of(Category))
            things = self.words.say("things-of-category", things=things, category=named)
        return {"things": things}


def damage_list(words: Words, fields: Mapping[str, object]) -> str:
    """A batch of damage as a list of its kinds, without those that are 0; "nothing" for an empty one."""
    counts = [(kind, fields.get(kind)) for kind in AMOUNTS]
    parts = [words.say(f"amount-{kind.lower()}", count=count) for kind, count in counts if count]
    return join(words, parts) if parts else words.say("nothing")
