"""What the ids of This War of Mine are called: people, tokens, fittings, spaces, cards, enemies."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from typing import Literal

from cordon.games.twom.content import content
from cordon.games.twom.rules import reasons
from cordon.games.twom.terms import PersonId, SourceId
from cordon.kernel.refs import Ref, ref_of
from cordon.words.catalogue import Words
from cordon.words.names import EVERYTHING, Namer, Refs, join

Case = Literal["nominative", "accusative"]
SOURCE = ref_of(SourceId)


class TwomNamer(Namer):
    """Names the things of one campaign."""

    grounds = reasons.ALL
    pointed = frozenset(
        (
            "person",
            "space",
            "fitting",
            "event",
            "objective",
            "location",
            "resident",
            "visitor",
            "raid",
            "narrative",
            "card",
        )
    )

    def __init__(self, words: Words, people: Sequence[str] = ()) -> None:
        super().__init__(words, people)
        self.armed: dict[str, str] = {}
        """What each enemy of the present fight holds; ``animal`` for a beast."""

    def name(self, value: object, ref: Ref | None) -> str:
        sort = ref.sort if ref is not None else ""
        if sort == "weapon" and value in ("", "none"):
            return self.words.say("weapon-none")
        if sort in ("enemy", "fighter") and isinstance(value, str) and value in content().enemies:
            return self._enemy(value)
        if sort == "what" and isinstance(value, str) and " " in value:
            return self.name(tuple(value.split()), ref)
        if sort == "what" and isinstance(value, tuple | list):
            return join(self.words, [self.name(each, ref) for each in value], "list-or")
        return super().name(value, ref)

    def key(self, id: str, ref: Ref) -> str | None:
        return super().key(id, SOURCE if ref.sort == "source" and SOURCE is not None else ref)

    def args(self, fields: Mapping[str, object], refs: Refs, takes: Container[str] = EVERYTHING) -> dict[str, object]:
        """As for every game; heaps of goods (a number for each token) become a list, also a heap of one sort. With a
        number, ``$things`` is what a cost asks for."""
        found = super().args(fields, refs, takes)
        for field, value in fields.items():
            if isinstance(value, dict) and all(isinstance(n, int) for n in value.values()):
                found |= self._heap(field, value, takes)
        n = fields.get("n")
        if isinstance(n, int) and "token" in fields:
            found |= self._heap("goods", {str(fields["token"]): n}, takes)
        if isinstance(n, int) and "what" in fields and "things" in takes:
            found["things"] = self.things(fields["what"], n)
        return found

    def _heap(self, field: str, goods: Mapping[str, int], takes: Container[str]) -> dict[str, object]:
        """A heap of goods, as far as a message takes it."""
        found: dict[str, object] = {}
        if field in takes:
            found[field] = self.goods(goods)
        if (count := f"{field}_count") in takes:
            found[count] = len(goods)
        if (accusative := f"{field}_accusative") in takes:
            found[accusative] = self.goods(goods, "accusative")
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
        return self.called(tuple(people), PersonId)

    def _enemy(self, token: str) -> str:
        """By what they hold; with the token where that is not enough to tell them apart."""
        held = self.armed.get(token)
        if held is None:
            return self.words.say("enemy-token", token=token)
        name = self.words.say(f"enemy-{held}")
        alike = list(self.armed.values()).count(held) > 1
        return self.words.say("enemy-numbered", enemy=name, token=token) if alike else name
