"""What the ids of S.T.A.L.K.E.R. are called: entities, spaces, cards, sides of environment cards, tokens, dice."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from cordon.games.stalker.content import content
from cordon.games.stalker.terms import ACCURACY_FACE, ACCURACY_STARS, ANOMALY_DIE, GEAR_DIE, MAGAZINES, STALKER_DIE
from cordon.words.catalogue import Words
from cordon.words.field_names import FieldNamer
from cordon.words.names import join

CARDS = ("weapon-", "armour-", "attachment-", "item-", "artifact-", "high-", "low-", "control-", "anomaly-", "event-",
         "contact-", "enemy-")  # fmt: skip
ARROW = " → "
HANDED = {"bolts": "bolt"}
"""Tokens of the pockets that a stalker's record calls otherwise."""
ENTITIES = frozenset({"who", "enemy", "target", "attacker", "companion", "sharing", "whose"})
SPACES = frozenset({"space", "place", "noticed"})
COPY = re.compile(r"-\d+$")
NUMBER = re.compile(r"[A-Z]\d+-\d+(#\d+)?")
"""An environment card by its id."""
SIDE = re.compile(r"[A-Z]\d+-\d+[ab](:\w+)?")
"""One of its sides."""
ENTITY = re.compile(r"(?P<kind>[a-z_]+)-(?P<number>\d+)")


class Known(NamedTuple):
    """What the names of a match depend on: who plays whom, which anomaly is which, which side of a card is up."""

    stalkers: dict[int, str]
    anomalies: dict[str, str]
    sides: dict[str, str]


class StalkerNamer(FieldNamer):
    """Names the things of one mission."""

    def __init__(self, words: Words, people: Sequence[str], known: Known | None = None) -> None:
        super().__init__(words, people)
        self.known = known or Known({}, {}, {})

    # --- single things --------------------------------------------------------------------------------------------

    def person(self, seat: int) -> str:
        return self._person(seat)

    def entity(self, who: str) -> str:
        """``Milady``, ``Snork 3``, ``Bublyk``; empty for nobody."""
        found = ENTITY.fullmatch(who)
        if found is None:
            return self.first((who.replace("companion-", "contact-"),), who)
        kind, number = found["kind"], int(found["number"])
        if kind == "stalker":
            return self._person(number)
        if kind == "anomaly":
            return self.anomaly(who)
        name = self.first((f"enemy-{kind}",), kind)
        return self.words.say("entity-enemy", name=name, number=number)

    def anomaly(self, anomaly: str) -> str:
        return self.first((f"anomaly-{self.known.anomalies.get(anomaly, '')}",), anomaly)

    def space(self, address: str) -> str:
        """``1.C (crate stacks)``."""
        if not address:
            return ""
        piece, _, letter = address.rpartition(".")
        key = f"space-{piece}-{letter}"
        if not self.words.has(key):
            return address
        # A piece that a card puts on the map is called by its name.
        address = self.first((f"patch-{piece}",), address)
        return self.words.say("space-named", address=address, name=self.words.say(key))

    def card(self, card: str) -> str:
        """The name of a card by its key or copy, or of an environment card by its id."""
        if NUMBER.fullmatch(card):
            return self.side(self.known.sides.get(card) or self.known.sides.get(card.partition("#")[0], card))
        if SIDE.fullmatch(card):
            return self.side(card)
        if card in content().events:
            return self.event(card)
        slug = COPY.sub("", card)
        return self.first(tuple(prefix + slug for prefix in CARDS), card)

    def side(self, side: str) -> str:
        """The title of a side (``A1-05b:cells``), or of the front of a card's number."""
        hidden = self.words.say("side-hidden", number=side.partition("#")[0])
        return self.first(_titles(side), hidden)

    def has_title(self, side: str) -> bool:
        return any(self.words.has(key) for key in _titles(side))

    def action(self, side: str, action: str) -> str:
        """The label of an action on an environment card, with its price."""
        key = side.lower().replace(":", "-")
        return self.first((f"side-{key}-{action}", f"side-{action}"), action)

    def event(self, event: str) -> str:
        return self.first((f"event-{event.lower()}",), event)

    def token(self, token: str, n: int = 1) -> str:
        """A status, pocket token, loot token or unknown token."""
        key = f"count-{token.replace('.', '-')}"
        if self.words.has(key):
            return self.words.say(key, n=n)
        slug = COPY.sub("", token).lower()
        return self.first((f"loot-{slug}", f"unknown-{slug}"), token)

    def attack(self, weapon: str, attack: str) -> str:
        key = f"attack-{COPY.sub('', weapon)}-{attack}" if weapon else f"attack-{attack}"
        return self.first((key,), attack)

    def point(self, card: str, point: str) -> str:
        """A point of an activation card, the special or the attack on an enemy's card, an event."""
        kind = content().enemies.get(card)
        if kind is None:
            return self.words.say("told-point", card=self.card(card), number=_number_of_point(card, point))
        if point.startswith("special"):
            return self.words.say(f"special-{kind.special}")
        return self.attack(card, kind.attack.key)

    def way(self, way: str) -> str:
        """The spaces of a walk by their addresses, the last one by its name too."""
        *before, end = way.split(ARROW)
        short = (self.space(stop) if SIDE.match(stop) else stop for stop in before)
        return ARROW.join((*short, self.space(end)))

    def chosen(self, option: str) -> str:
        """The option that a tie was settled with (R-57): a direction, a space, a way, somebody."""
        word, _, what = option.partition(":")
        match word:
            case "face":
                return self.words.say(f"facing-to-{what.lower()}")
            case "space" | "step":
                return self.space(what.partition(":")[0])
            case "way":
                walk, _, ahead = what.partition(">>")
                return self.way(walk.replace(">", ARROW) or ahead)
            case "card":
                return self.card(what)
        return self.entity(what or option)

    def ability(self, seat: int, path: str) -> str:
        """The name of the ability that a rule belongs to: the i-th rule of a stalker's card."""
        definition, _, number = path.rpartition("/")
        card = content().stalkers.get(definition)
        if card is not None and number.isdigit():
            left = int(number)
            for ability in card.abilities:
                if left < len(ability.rules):
                    return self.words.say(f"ability-{ability.key}")
                left -= len(ability.rules)
        return self._person(seat)

    def source(self, source: str, path: str = "") -> str:
        """Whatever has an effect: a card, an ability, an enemy, an anomaly, an event, radiation."""
        found = ENTITY.fullmatch(source)
        if found is not None and found["kind"] == "stalker":
            return self.ability(int(found["number"]), path) if path else self._person(int(found["number"]))
        if found is not None and found["kind"] == "anomaly":
            return self.anomaly(source)
        if found is not None and found["kind"] in content().enemies:
            return self.entity(source)
        if source.startswith("companion-"):
            return self.entity(source)
        if self.words.has(f"source-{source}"):
            return self.words.say(f"source-{source}")
        if source in content().events:
            return self.event(source)
        if COPY.sub("", source) in {token.id for token in content().loot.values()}:
            return self.token(source)
        return self.card(source)

    def dice(self, dice: Sequence[tuple[str, int]], accurate: bool = False) -> str:
        """The faces of a roll, readable: ``★★ ★M ·``."""
        return " ".join(self.face(kind, face, accurate) for kind, face in dice)

    def _added(self, source: str, path: str, n: int) -> str:
        """``+1 Padded Coat``."""
        return f"{'−' if n < 0 else '+'}{abs(n)} {self.source(source, path)}"

    def _masked(self, source: str, path: str, n: int) -> str:
        """``+M Burst``: an attack of the weapon, or a card."""
        attack = self.attack(source, path)
        sign, mask = "−" if n < 0 else "+", self.words.say("face-mask.short")
        return f"{sign}{mask * abs(n)} {attack if attack != path else self.source(source, path)}"

    def face(self, kind: str, face: int, accurate: bool = False) -> str:
        star, mask = self.words.say("face-success.short"), self.words.say("face-mask.short")
        if kind == "AD":
            return ANOMALY_DIE[face]
        if kind == "GD":
            return star * GEAR_DIE[face] or self.words.say("face-blank")
        stars, masks = STALKER_DIE[face]
        if accurate and face == ACCURACY_FACE:
            stars = ACCURACY_STARS
        sign = self.words.say("face-accuracy.short") if face == ACCURACY_FACE else ""
        return sign + star * stars + mask * masks

    def first(self, keys: Sequence[str], otherwise: str) -> str:
        """The first message that there is; an id that nobody knows is shown as it is."""
        return next((self.words.say(key) for key in keys if self.words.has(key)), otherwise)

    # --- the arguments of a message -------------------------------------------------------------------------------

    def args(self, fields: Mapping[str, object]) -> dict[str, object]:  # type: ignore[override]
        found: dict[str, object] = {}
        for field, value in fields.items():
            if field == "dice" and isinstance(value, tuple | list):
                found |= {"dice": self.dice(value, bool(fields.get("accurate"))), "dice_count": len(value)}
            elif field == "added" and isinstance(value, tuple | list):
                found["dice"] = " ".join((str(found["dice"]), *(self._added(*each) for each in value)))
            elif field == "masked" and isinstance(value, tuple | list):
                found["dice"] = " ".join((str(found["dice"]), *(self._masked(*each) for each in value)))
            elif isinstance(value, bool):
                found[field] = value
            elif isinstance(value, int):
                found |= self._number(field, value, fields)
            elif isinstance(value, str):
                found |= {field: self._called(field, value, fields), f"{field}_id": value.replace(".", "-") or "none"}
            elif value is None:
                found |= {field: "", f"{field}_id": "none"}
        if "token" in fields and isinstance(fields.get("n"), int):
            found["things"] = self.token(str(fields["token"]), int(str(fields["n"])))
        elif "token" in fields:
            token = str(fields["token"])
            found["things"] = self.token(f"magazine.{token}" if token in MAGAZINES else HANDED.get(token, token))
        if "point" in fields:
            found["point"] = self.point(str(fields["card"]), str(fields["point"]))
        if "way" in fields:
            found["way"] = self.way(str(fields["way"]))
        return found

    def _number(self, field: str, value: int, fields: Mapping[str, object]) -> dict[str, object]:
        if field == "seat" or (field == "to" and "by" not in fields):
            same = fields.get("seat") == fields.get("to")
            return {field: self._person(value), f"{field}_id": str(value), "same": same}
        return {field: value, f"{field}_size": abs(value), f"{field}_sign": "down" if value < 0 else "up"}

    def _called(self, field: str, value: str, fields: Mapping[str, object]) -> str:
        if not value:
            return ""
        if field in ENTITIES:
            return self.entity(value)
        if field in SPACES:
            return self.space(value)
        match field:
            case "by":
                return self.entity(value)
            case "goal":
                return self.space(value) if "." in value else self.entity(value)
            case "card" | "weapon" | "host":
                return self.card(value)
            case "anomaly":
                return self.anomaly(value)
            case "side":
                return self.first((f"side-{value}",), "") if value in ("low", "high") else self.side(value)
            case "finding":
                return self.side(value)
            case "event":
                return self.event(value)
            case "mission":
                return self.first((f"mission-{value.lower()}",), value)
            case "stalker":
                return self.first((f"stalker-{value}",), value)
            case "source":
                return self.source(value, str(fields.get("path", "")))
            case "token":
                return self.token(value)
            case "attack":
                return self.attack(str(fields.get("weapon", "")), value)
            case "action":
                return self.action(str(fields.get("side", "")), value)
            case "toward" if value in content().enemies:
                return self.words.say("toward-enemy", enemy=self.first((f"enemy-{value}",), value))
            case "facing":
                return self.words.say(f"facing-to-{value.lower()}")
            case "chosen":
                return self.chosen(value)
        return self.first((f"{_WORDS.get(field, field)}-{value}",), value)


_WORDS = {"trait": "trait", "special": "special", "magazine": "ammoword", "kind": "enemy", "type": "typeword",
          "part": "part", "symbol": "symbol", "limit": "limit"}  # fmt: skip


def _titles(side: str) -> tuple[str, str]:
    key = side.partition("#")[0].lower().replace(":", "-")
    return f"side-{key}", f"side-{key}a"


def _number_of_point(card: str, point: str) -> int:
    """Which point of an activation card is meant, from 1; 0 for its last part, and for events and specials."""
    if card not in content().high and card not in content().low:
        return 0
    return next((int(part) + 1 for part in point.split("/") if part.isdigit()), 0)


def listed(words: Words, parts: Sequence[str]) -> str:
    """``a, b or c``."""
    return join(words, parts, "list-or")
