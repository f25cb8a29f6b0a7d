"""What the ids of This War of Mine are called: people, tokens, fittings, spaces, cards, enemies."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from cordon.games.twom.content import content
from cordon.words.catalogue import Words
from cordon.words.names import Namer, join

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
_COPY = re.compile(r"-\d+$")


class TwomNamer(Namer):
    """Names the things of one campaign."""

    def __init__(self, words: Words, people: Sequence[str] = ()) -> None:
        super().__init__(words, people)
        self.armed: dict[str, str] = {}
        """What each enemy of the present fight holds; ``animal`` for a beast."""

    def name(self, field: str, value: object) -> str:
        if isinstance(value, str):
            if field in ("weapon", "second") and value in ("", "none"):
                return self.words.say("weapon-none")
            if field in ("who", "enemy", "enemies") and value in content().enemies:
                return self.words.say(f"enemy-{self.armed.get(value, 'token')}", token=value)
            if field == "what" and " " in value:
                return join(self.words, [self.name("what", each) for each in value.split()], "list-or")
        if isinstance(value, tuple | list) and field == "what":
            return join(self.words, [self.name("what", each) for each in value], "list-or")
        return super().name(field, value)

    def args(self, fields: Mapping[str, object]) -> dict[str, object]:
        """As for every game; heaps of goods (a number for each token) become a list, also a heap of one sort."""
        found = super().args({field: value for field, value in fields.items() if not isinstance(value, dict)})
        for field, value in fields.items():
            if isinstance(value, dict):
                found |= {field: self.goods(value), f"{field}_count": len(value)}
        if "n" in fields and "token" in fields:
            found["goods"] = self.goods([(str(fields["token"]), int(str(fields["n"])))])
        what = fields.get("what")
        if isinstance(what, tuple | list):
            forms = [str(super(TwomNamer, self).args({"what": each})["what_accusative"]) for each in what]
            found["what_accusative"] = join(self.words, forms, "list-or")
        return found

    def goods(self, goods: Mapping[str, int] | Iterable[tuple[str, int]]) -> str:
        """``2 wood and 1 raw food``; "nothing" for nothing."""
        pairs = goods.items() if isinstance(goods, Mapping) else goods
        parts = [self.words.say(f"goods-{token}", n=n) for token, n in pairs if n]
        return join(self.words, parts) if parts else self.words.say("nothing")

    def persons(self, people: Iterable[str]) -> str:
        return join(self.words, [self.name("person", person) for person in people])

    def _key(self, field: str, value: str) -> str | None:
        slug = _COPY.sub("", value.lower())
        for prefix in KEYS.get(field, (*CARDS, "token-")):
            if slug and self.words.has(prefix + slug):
                return prefix + slug
        return None
