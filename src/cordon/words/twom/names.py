"""What the ids of This War of Mine are called: people, tokens, fittings, spaces, cards, enemies."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from cordon.games.twom.content import content
from cordon.words.catalogue import Words
from cordon.words.field_names import FieldNamer
from cordon.words.names import join

CARDS = ("event-", "objective-", "location-", "resident-", "visitor-", "raid-", "fate-", "narrative-", "exploration-",
         "shelter-", "fitting-", "person-", "findings-")  # fmt: skip
KEYS: dict[str, tuple[str, ...]] = {
    "action": ("action-",),
    "card": CARDS,
    "cards": CARDS,
    "cause": ("cause-",),
    "die": ("die-",),
    "enemy": (),
    "face": ("face-",),
    "fitting": ("fitting-",),
    "habit": ("token-",),
    "host": ("person-",),
    "location": ("location-",),
    "moment": ("moment-",),
    "name": ("mark-",),
    "new": ("location-",),
    "old": ("location-",),
    "people": ("person-",),
    "person": ("person-",),
    "phase": ("phase-",),
    "pile": ("deck-",),
    "result": ("result-",),
    "row": ("row-",),
    "slot": ("slot-",),
    "source": (*CARDS, "token-"),
    "space": ("space-",),
    "state": ("state-",),
    "task": ("task-",),
    "token": ("token-",),
    "tool": ("token-",),
    "trait": ("trait-",),
    "weapon": ("token-",),
    "what": ("class-", "token-"),
    "who": ("who-", "person-"),
    "why": (),
}
"""The beginnings of the messages that name what stands in a field."""
Case = Literal["nominative", "accusative"]
_COPY = re.compile(r"-\d+$")


class TwomNamer(FieldNamer):
    """Names the things of one campaign."""

    def __init__(self, words: Words, people: Sequence[str] = ()) -> None:
        super().__init__(words, people)
        self.armed: dict[str, str] = {}
        """What each enemy of the present fight holds; ``animal`` for a beast."""

    def name(self, field: str, value: object) -> str:  # type: ignore[override]
        if isinstance(value, str):
            if field in ("weapon", "second") and value in ("", "none"):
                return self.words.say("weapon-none")
            if field in ("who", "enemy", "enemies") and value in content().enemies:
                return self._enemy(value)
            if field == "what" and " " in value:
                return join(self.words, [self.name("what", each) for each in value.split()], "list-or")
        if isinstance(value, tuple | list) and field == "what":
            return join(self.words, [self.name("what", each) for each in value], "list-or")
        return super().name(field, value)

    def args(self, fields: Mapping[str, object]) -> dict[str, object]:  # type: ignore[override]
        """As for every game; heaps of goods (a number for each token) become a list, also a heap of one sort. With a
        number, ``$things`` is what a cost asks for."""
        found = super().args({field: value for field, value in fields.items() if not isinstance(value, dict)})
        for field, value in fields.items():
            if isinstance(value, dict):
                found |= {field: self.goods(value), f"{field}_count": len(value)}
                found[f"{field}_accusative"] = self.goods(value, "accusative")
        n = fields.get("n")
        if isinstance(n, int) and "token" in fields:
            heap = [(str(fields["token"]), n)]
            found |= {"goods": self.goods(heap), "goods_accusative": self.goods(heap, "accusative")}
        if isinstance(n, int) and "what" in fields:
            found["things"] = self.things(fields["what"], n)
        return found

    def goods(self, goods: Mapping[str, int] | Iterable[tuple[str, int]], case: Case = "nominative") -> str:
        """``2 wood and 1 raw food``; "nothing" for nothing."""
        pairs = goods.items() if isinstance(goods, Mapping) else goods
        parts = [self.words.say(f"count-{token}", n=n, n_case=case) for token, n in pairs if n]
        return join(self.words, parts) if parts else self.words.say("nothing")

    def things(self, what: object, n: int) -> str:
        """So many of a class, a token, or one of several: ``2 food``, ``1 raw food or 1 canned food``. They are the
        object of a verb."""
        names = what.split() if isinstance(what, str) else [str(each) for each in what]  # type: ignore[attr-defined]
        return join(
            self.words, [self.words.say(f"count-{name}", n=n, n_case="accusative") for name in names], "list-or"
        )

    def persons(self, people: Iterable[str]) -> str:
        return join(self.words, [self.name("person", person) for person in people])

    def _enemy(self, token: str) -> str:
        """By what they hold; with the token where that is not enough to tell them apart."""
        held = self.armed.get(token)
        if held is None:
            return self.words.say("enemy-token", token=token)
        name = self.words.say(f"enemy-{held}")
        alike = list(self.armed.values()).count(held) > 1
        return self.words.say("enemy-numbered", enemy=name, token=token) if alike else name

    def _key(self, field: str, value: str) -> str | None:
        slug = _COPY.sub("", value.lower())
        for prefix in KEYS.get(field, (*CARDS, "token-")):
            if slug and self.words.has(prefix + slug):
                return prefix + slug
        return None
