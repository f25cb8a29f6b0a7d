"""The phrases that rules text of S.T.A.L.K.E.R. is made of: who, where, towards what, under which condition.

Whom an op is about is told as ``$who``, with ``$who_id`` for the grammar: ``self`` is the reader.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal

import msgspec

from cordon.games.stalker.content_tools import memory_key
from cordon.games.stalker.ops.conditions import Condition, Not, Remembers
from cordon.games.stalker.ops.selecting import Select
from cordon.games.stalker.terms import (
    CharacterKey,
    ConditionText,
    ContactKey,
    CounterWord,
    Good,
    PlaceId,
    SortWord,
    place_parts,
)
from cordon.kernel import typed
from cordon.words.catalogue import Words
from cordon.words.names import fields_of, join
from cordon.words.stalker.names import StalkerNamer, listed
from cordon.words.stalker.spots import is_spot, spot

Owner = Literal["reader", "enemy", "lead"]
TOKENS = frozenset({"unknown", "unknown_stack", "loot"})
GROUND = frozenset({"space", "anomaly_space"})
KINDS = frozenset({"stalker", "other_stalker", "companion", "enemy", "entity", "same", "anomaly"}) | TOKENS | GROUND
FIXED = frozenset({"own", "picked", "here", "centre", "far", "other_portal", "each_stalker", "exit",
                   "entrance"})  # fmt: skip


class Phrases:
    """Parts of sentences in one language. ``owner`` is whom “self” means: the reader, the enemy of an enemy card, the
    lead stalker on an event. ``own`` is the number of the environment card that is described: it is “this card”.
    ``seats`` is how many play; where nobody plays, N stays N."""

    def __init__(self, words: Words, owner: Owner = "reader", own: str = "", seats: int = 0) -> None:
        self.words = words
        self.owner = owner
        self.own = own
        self.seats = seats
        self.namer = StalkerNamer(words, ())

    # --- who and where --------------------------------------------------------------------------------------------

    def who(self, who: str | Select) -> tuple[str, str]:
        """Whom an op is about, and what grammar needs to know: ``self`` or ``other``."""
        if isinstance(who, Select):
            return self.selection(who), "other"
        if who == "self" and self.owner == "reader":
            return self.words.say("who-self"), "self"
        if who == "self":
            return self.words.say(f"who-{self.owner}"), "other"
        return self.words.say(f"who-{who}"), "other"

    def selection(self, select: Select) -> str:
        say = self.words.say
        if select.pick == "nearest":
            return self._nearest(select)
        text = self._selected(select)
        filters = self.filters(select)
        return say("select-filtered", who=text, filters=filters) if filters else text

    def _nearest(self, select: Select) -> str:
        """So many enemies closest to something."""
        say, n = self.words.say, self.amount(select.n)
        kind = next((kind for kind in select.kinds if self.words.has(f"sel-{kind}.many")), "enemy")
        who = say(f"sel-{kind}.many")
        if select.near:
            return say("select-nearest-place", n=n, who=who, place=self.spot(select.near, ".toward"))
        return say("select-nearest", n=n, who=who, to=say(f"to-{select.to or 'attention'}"))

    def _selected(self, select: Select) -> str:
        """How many of which kinds."""
        say, has, kinds = self.words.say, self.words.has, self.kinds(select.kinds)
        if select.pick in ("leader", "farthest"):
            return say(f"select-{select.pick}-of", kinds=kinds)
        known = [kind for kind in select.kinds if kind in KINDS]
        if known or "all" in select.kinds:
            return say(f"sel-{known[0] if known else 'enemy'}.{select.pick}")
        kind = select.kinds[0]
        if len(select.kinds) == 1 and has(f"sel-{kind}.{select.pick}"):
            return say(f"sel-{kind}.{select.pick}")
        if has(f"character-{kind}"):
            return kinds
        if any(has(f"token-{each}") or has(f"slot-{each}") for each in select.kinds):
            return say(f"sel-thing.{select.pick}", kinds=kinds)
        if all(has(f"count-{each}.each") for each in select.kinds):
            return self._named(select)
        return say(f"sel-of.{select.pick}", kinds=kinds)

    def _named(self, select: Select) -> str:
        """Enemies by their names: “each Dog and each Rodent”, “the closest Snork”."""
        if select.pick == "one":
            return self.counted(select.kinds, 1)
        names = [self.words.say(f"count-{kind}.{select.pick}", n=1) for kind in select.kinds]
        return join(self.words, names, "list-pair" if select.pick == "each" else "list-or")

    def counted(self, kinds: Sequence[str], n: int) -> str:
        """So many enemies: “2 Zombies”, “1 C3 enemy”."""
        if all(self.words.has(f"count-{kind}") for kind in kinds):
            return listed(self.words, [self.words.say(f"count-{kind}", n=n) for kind in kinds])
        return self.words.say("count-enemies", n=n, kinds=self.kinds(kinds))

    def amount(self, n: int | str) -> str:
        """A number, or one that depends on the team or on what the scenario needs."""
        if isinstance(n, int):
            return str(n)
        team, _, more = n.partition("+")
        if team == "N" and self.seats:
            return str(self.seats + int(more or 0))
        return self.words.say(f"amount-{n.replace('+', '-').lower()}")

    def kinds(self, kinds: Iterable[str]) -> str:
        """``C2 or C3``, ``elite or boss``, ``Snork``."""
        names = []
        for kind in kinds:
            if kind in KINDS or kind == "all":
                names.append(self.words.say(f"sel-{'enemy' if kind == 'all' else kind}"))
            else:
                sorts = ("type", "category", "enemy", "token", "character", "slot", "kind")
                names.append(self.namer.first([f"{sort}-{kind}" for sort in sorts], kind))
        return listed(self.words, names)

    def filters(self, select: Select) -> str:
        """Which of them: “within range 3 in line of sight”; empty for all."""
        say = self.words.say
        found = []
        if select.range is not None:
            found.append(say("filter-range", n=select.range, who_id="self" if self.owner == "reader" else "other"))
        if select.near:
            found.append(say("filter-near", place=self.spot(select.near, ".toward")))
        if select.los:
            found.append(say("filter-los"))
        found += [self._ground(way, place) for way, place in (("on", select.on), ("off", select.off)) if place]
        names = ("seeing", "blind", "unseen", "fallen", "empty")
        found += [say(f"filter-{name}") for name in names if getattr(select, name)]
        if select.spaces == ("here",):
            found.append(say("filter-on-here"))
        elif select.spaces:
            found.append(say("filter-spaces", spaces=self.spaces(select.spaces)))
        return " ".join(found)

    def _ground(self, way: str, place: str) -> str:
        """On such ground, or on the spaces of a place in the words of Zone Survival."""
        key = f"filter-{way}-{place}"
        return self.words.say(key) if self.words.has(key) else self.words.say(f"filter-{way}", place=self.place(place))

    def spaces(self, spaces: Iterable[str]) -> str:
        return listed(self.words, [self.place(space) for space in spaces])

    def place(self, place: str, who_id: str = "self") -> str:
        if place in FIXED:
            return self.words.say(f"at-{place}", who_id=who_id)
        kind, rest = place_parts(place)
        if kind in ("tile", "building", "room") and rest:
            name = self.namer.first((f"tile-{rest}", f"patch-{rest}"), rest)
            return self.words.say(f"at-{kind}", tile=name)
        return self.spot(place, ".at") if is_spot(place) else self.namer.space(place)

    def spot(self, place: str, form: str = "") -> str:
        """A place in the words of Zone Survival, in one of its forms; any other one as it is told."""
        return spot(self.namer, place, form) if is_spot(place) else self.place(place)

    def toward(self, toward: str) -> str:
        if not toward:
            return ""
        if toward == "self" and self.owner == "enemy":
            return self.words.say("who-enemy")
        if self.words.has(f"toward-{toward}"):
            return self.words.say(f"toward-{toward}")
        if self.words.has(f"count-{toward}.toward"):
            return self.words.say(f"count-{toward}.toward", n=1)
        if is_spot(toward):
            return self.spot(toward, ".toward")
        return self.namer.space(toward) if "." in toward else toward

    # --- conditions -----------------------------------------------------------------------------------------------

    def conditions(self, conditions: Sequence[msgspec.Struct]) -> str:
        """All of them, as a list."""
        return join(self.words, [self.condition(each) for each in conditions])

    def condition(self, condition: Any, attribute: str = "") -> str:
        """One of them; with the attribute ``.not`` its opposite."""
        if isinstance(condition, Not):
            return join(self.words, [self.condition(each, ".not") for each in condition.of])
        if isinstance(condition, Remembers):
            return self.words.say(f"{memory_key(condition)}{attribute}")
        tag = str(condition.__struct_config__.tag)
        args: dict[str, object] = {}
        for field, value in fields_of(condition).items():
            args |= self._fact(tag, field, value, condition)
        key = f"cond-stalker-{tag}"
        if attribute and not self.words.has(key + attribute):
            return self.words.say("cond-stalker-not", of=self.words.say(key, **args))
        return self.words.say(key + attribute, **args)

    def _fact(self, tag: str, field: str, value: Any, condition: Any) -> dict[str, object]:
        match field:
            case "of" if tag == "blow":
                return {"of": listed(self.words, [self.words.say(f"blow-{each}") for each in value])}
            case "of":
                return {"of": listed(self.words, [self.condition(each) for each in value])}
            case "who":
                return self._whose(tag, value)
            case "kinds":
                return {"kinds": self.kinds(value), "enemy": self._any(value)}
            case "types" if tag == "attack_type":
                return {"types": listed(self.words, [self.words.say(f"attack-a-{each}") for each in value])}
            case "types":
                return {"types": listed(self.words, [self.word("type", each) for each in value])}
            case "spaces":
                return {"spaces": self.spaces(value)}
            case "side":
                return {"side": self.namer.side(value)}
            case "version":
                return {"version": self.namer.first((f"side-{condition.card.lower()}b-{value}",), value)}
            case "token":
                return {"token": self.namer.token(value)}
            case "what":
                return {"what": self.kinds((value,)), "what_id": value}
            case "place" if tag in ("lies", "at", "cubed"):
                return {"place": self.place(value), "place_id": value}
            case "n" if tag == "rooms_entered":
                return {"n": self.amount(f"N+{value}")}
            case "n" if isinstance(value, str):
                return {"n": self.amount(value), "n_id": value}
        return self.plain(field, value)

    def _any(self, kinds: Sequence[str]) -> str:
        """Any one enemy of these: “a Controller”."""
        if all(self.words.has(f"count-{kind}.any") for kind in kinds):
            return listed(self.words, [self.words.say(f"count-{kind}.any", n=1) for kind in kinds])
        if len(kinds) == 1 and self.words.has(f"sel-{kinds[0]}.any"):
            return self.words.say(f"sel-{kinds[0]}.any")
        return self.words.say("count-enemies.any", n=1, kinds=self.kinds(kinds))

    def _whose(self, tag: str, who: str) -> dict[str, object]:
        if tag == "holds":
            return {"who_id": who}
        name, id = self.who(who)
        return {"who": name, "who_id": id}

    # --- single values --------------------------------------------------------------------------------------------

    def plain(self, field: str, value: Any) -> dict[str, object]:
        """The arguments that a number, a switch, an id or nothing becomes."""
        if isinstance(value, bool):
            return {field: value}
        if isinstance(value, int):
            return {
                field: value,
                f"{field}_id": str(value),
                f"{field}_size": abs(value),
                f"{field}_sign": "down" if value < 0 else "up",
            }
        if not isinstance(value, str) or (field == "card" and value == self.own):
            return {field: "", f"{field}_id": "none"}
        return {field: self.word(field, value), f"{field}_id": value.replace(".", "-") or "none"}

    def word(self, field: str, value: str) -> str:
        """What an id is called."""
        say = self.words.say
        match field:
            case "side":
                return say(f"side-{value}")
            case "severity":
                return say(f"severity-{value}")
            case "action":
                return say(f"act-{value}")
            case "card" if value:
                return self.namer.side(value)
            case "event":
                return self.namer.event(value)
            case "place":
                return self.namer.called(value, PlaceId)
            case "contact":
                return self.namer.called(value, ContactKey)
            case "kind":
                return self.namer.first((f"enemy-{value}", f"anomaly-{value}", f"typeword-{value}"), value)
            case "space":
                return self.namer.space(value)
            case "type":
                return self.namer.first((f"typeword-{value}",), value)
            case "token":
                return self.namer.token(value)
            case "character":
                return self.namer.called(value, CharacterKey)
            case "counter":
                return self.namer.called(value, CounterWord)
            case "good":
                return self.namer.called(value, Good)
            case "sort":
                return self.namer.called(value, SortWord)
            case "to" if value:
                return self.spot(value)
        return value


def told_condition(words: Words, condition: ConditionText, own: str) -> str:
    """A condition as it is written in a card, in words."""
    return Phrases(words, own=own).condition(typed.decoder(Condition).decode(condition))
