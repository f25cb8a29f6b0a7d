"""What the ids of S.T.A.L.K.E.R. are called: entities, spaces, sides of environment cards, tokens, ways, dice."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import NamedTuple

from cordon.games.stalker.content import content
from cordon.games.stalker.rules import reasons
from cordon.games.stalker.rules.anomalies import ANOMALY
from cordon.games.stalker.rules.enemy_movement import STRAIGHT, WAY
from cordon.games.stalker.rules.environment import TRIGGER
from cordon.games.stalker.terms import (
    ACCURACY_FACE,
    ACCURACY_STARS,
    ANOMALY_DIE,
    GEAR_DIE,
    MAGAZINES,
    SEATS,
    STALKER_DIE,
    STALKERS,
    AnomalyId,
    CardNumber,
    ConditionText,
    ControlKey,
    EnemyKey,
    Entity,
    EnvironmentId,
    EventKey,
    FaceWord,
    ItemId,
    MagazineWord,
    PocketWord,
    PointCard,
    RulePath,
    ScriptNumber,
    SideId,
    Source,
    Space,
    StoryId,
    TerritoryKey,
    TiedOption,
    TokenKey,
    TokenWord,
    WalkWord,
    WayWord,
    ZoneCardId,
    contact_of,
    magazine_token,
    number_of,
    path_parts,
    space_parts,
    standee_parts,
    way_parts,
    without_copy,
)
from cordon.games.stalker.verbs import FACE, SPACE, TARGET, WHO
from cordon.kernel.refs import Ref, ref_of
from cordon.kernel.verbs import said
from cordon.words.catalogue import Words
from cordon.words.names import ENDINGS, EVERYTHING, Namer, Refs, is_seat, join
from cordon.words.stalker.spots import is_spot, spot

ARROW = " → "
TIED = (FACE, SPACE, STRAIGHT, WAY, TRIGGER, ANOMALY, TARGET, WHO)
"""What ties are settled with."""
PRINTED = (ItemId, PointCard, AnomalyId, ControlKey)
"""What else may have an effect, in the order in which an id is looked for."""
POCKETS = {"bolts": "bolt"} | {kind: magazine_token(kind) for kind in MAGAZINES}


class Known(NamedTuple):
    """What the names of a match depend on: who plays whom, which anomaly is which, which side of a card is up."""

    stalkers: dict[int, str]
    anomalies: dict[str, str]
    sides: dict[str, str]


class StalkerNamer(Namer):
    """Names the things of one mission."""

    grounds = reasons.ALL
    pointed = frozenset(("item", "item-key", "kind", "event", "anomaly-card"))

    def __init__(self, words: Words, people: Sequence[str], known: Known | None = None) -> None:
        super().__init__(words, people)
        self.known = known or Known({}, {}, {})

    # --- single things --------------------------------------------------------------------------------------------

    def name(self, value: object, ref: Ref | None) -> str:
        own = OWN.get(ref.sort) if ref is not None else None
        return own(self, value) if own is not None and isinstance(value, str) and value else super().name(value, ref)

    def form(self, value: object, ref: Ref | None, form: str) -> str:
        """Those on the map have the forms of their cards' names: ``Snorka 3`` in Polish."""
        if ref is not None and ref.sort == "space":
            return self.space(str(value), f".{form}") if self._is_piece(str(value), form) else ""
        if ref is None or (ref.sort not in ("entity", "goal", "source") and not is_seat(ref)):
            return super().form(value, ref, form)
        who = STALKERS[value] if isinstance(value, int) and 0 <= value < len(STALKERS) else str(value)
        kind, number = standee_parts(who)
        if who in SEATS:
            key = f"stalker-{self.known.stalkers.get(SEATS[who], '')}"
        elif contact_of(who):
            key = f"contact-{contact_of(who)}"
        elif kind == "anomaly":
            key = f"anomaly-{self.known.anomalies.get(who, '')}"
        else:
            is_standee = number.isdecimal() and kind in content().enemies
            key = f"enemy-{kind}" if is_standee else next(iter(self._printed(who)), who)
        if not self.words.has(f"{key}.{form}"):
            return ""
        said = self.words.say(f"{key}.{form}")
        if form == "gender":
            return said
        if key == f"enemy-{kind}":
            said = self.words.say("entity-enemy", name=said, number=int(number))
        return self.give_id(said, who)

    def pointer(self, value: object, ref: Ref) -> str:
        """A seat is pointed at as somebody on the map."""
        if isinstance(value, int) and is_seat(ref):
            return STALKERS[value] if 0 <= value < len(self.people) else ""
        return super().pointer(value, ref)

    def entity(self, who: Entity) -> str:
        """``Milady``, ``Snork 3``, ``Bublyk``; empty for nobody."""
        return self.give_id(self._entity(who), who)

    def give_id(self, name: str, id: str) -> str:
        """A name of something on the map."""
        if name:
            self.given[name] = id
        return name

    def _entity(self, who: Entity) -> str:
        if who in SEATS:
            return self.person(SEATS[who])
        if contact_of(who):
            return self.first((f"contact-{contact_of(who)}",), who)
        kind, number = standee_parts(who)
        if kind == "anomaly":
            return self.anomaly(who)
        if not number.isdecimal():
            return self.first((who,), who) if kind == "character" else who
        return self.words.say("entity-enemy", name=self.called(kind, EnemyKey), number=int(number))

    def anomaly(self, anomaly: AnomalyId) -> str:
        return self.give_id(self.first((f"anomaly-{self.known.anomalies.get(anomaly, '')}",), anomaly), anomaly)

    def _is_piece(self, address: str, form: str) -> bool:
        """Whether a card puts it on the map with a piece whose name has such a form."""
        return bool(address) and self.words.has(f"patch-{space_parts(address)[0]}.{form}")

    def space(self, address: Space, form: str = "") -> str:
        """``1.C (crate stacks)``."""
        piece, letter = space_parts(address)
        key = f"space-{piece}-{letter}"
        if not self.words.has(key):
            return address
        # A piece that a card puts on the map is called by its name.
        shown = self.first((f"patch-{piece}{form}",), address)
        return self.give_id(self.words.say("space-named", address=shown, name=self.words.say(key)), address)

    def territory(self, tile: TerritoryKey) -> str:
        """A tile of Lost Territories: ``Cave``."""
        return self.first((f"tile-{tile}",), tile)

    def environment(self, card: EnvironmentId) -> str:
        """An environment card, by the side of it that is up as far as that is known."""
        return self.side(self.known.sides.get(card) or self.known.sides.get(number_of(card), card))

    def side(self, side: SideId) -> str:
        """The title of a side (``A1-05b:cells``), or of the front of a card's number."""
        title = self.first(_titles(side), "")
        return self.give_id(title, side) or self.words.say("side-hidden", number=number_of(side))

    def has_title(self, side: SideId) -> bool:
        return any(self.words.has(key) for key in _titles(side))

    def gear(self, cards: Iterable[ItemId], magazines: Mapping[MagazineWord, int]) -> str:
        """Cards and magazines in one list."""
        held = [self.token(magazine_token(kind), n) for kind, n in magazines.items() if n]
        return join(self.words, [*(self.called(card, ItemId) for card in cards), *held])

    def action(self, side: SideId, action: str) -> str:
        """The label of an action on an environment card, with its price."""
        key = side.lower().replace(":", "-")
        zone = f"zone-{key[:-1]}-action-{action}"
        return self.first((f"side-{key}-{action}", f"side-{action}", zone, f"zone-action-{action}"), action)

    def event(self, event: EventKey) -> str:
        return self.called(event, EventKey)

    def token(self, token: TokenWord, n: int = 1) -> str:
        """A status, pocket token, loot token or unknown token."""
        key = f"count-{token.replace('.', '-')}"
        if self.words.has(key):
            return self.words.say(key, n=n)
        slug = without_copy(token).lower()
        return self.first((f"loot-{slug}", f"unknown-{slug}", f"token-{slug}"), token)

    def token_face(self, token: TokenKey, face: FaceWord) -> str:
        """What a token of Zone Survival shows: ``sound fuse box``."""
        return self.first((f"token-{token}_{face}",), self.token(token))

    def condition(self, condition: ConditionText, own: CardNumber = "") -> str:
        """What a rule asks for, after “if”; ``own`` is the card on which it is written."""
        from cordon.words.stalker.phrases import told_condition  # phrases are made of names

        return told_condition(self.words, condition, own)

    def pocket(self, token: PocketWord) -> str:
        return self.token(POCKETS[token])

    def attack(self, weapon: str, attack: str) -> str:
        """An attack of a weapon, of an enemy, or one that needs none."""
        key = f"attack-{without_copy(weapon)}-{attack}" if weapon else f"attack-{attack}"
        return self.first((key,), attack)

    def toward(self, toward: str) -> str:
        if toward in content().enemies:
            return self.words.say(f"count-{toward}.toward", n=1)
        if not self.words.has(f"toward-{toward}") and is_spot(toward):
            return spot(self, toward, ".toward")
        return self.first((f"toward-{toward}",), toward)

    def goal(self, goal: str) -> str:
        return self.space(goal) if "." in goal else self.entity(goal)

    def point(self, card: str, point: RulePath) -> str:
        """A point of an activation card, the special or the attack on an enemy's card, an event."""
        kind = content().enemies.get(card)
        if kind is None:
            number = _number_of_point(card, point)
            return self.words.say("told-point", card=self.called(card, PointCard), number=number)
        if path_parts(point)[0] == "special":
            return self.words.say(f"special-{kind.special}")
        return self.attack(card, kind.attack.key)

    def point_card(self, card: str) -> str:
        if card in content().sides:
            return self.side(card)
        if card in content().zone_scripts:
            return self.called(card, ScriptNumber)
        return self.called(card, ZoneCardId) if card in content().zone_cards else super().name(card, ref_of(PointCard))

    def walk(self, walk: WalkWord) -> str:
        """The spaces of a walk by their addresses, the last one by its name too."""
        *before, end = walk.split(ARROW)
        return ARROW.join((*map(self.short, before), self.space(end)))

    def short(self, address: Space) -> str:
        """A space by its address alone; a piece that a card puts on the map has no number that one could see there."""
        return self.give_id(address, address) if space_parts(address)[0].isdecimal() else self.space(address)

    def way(self, way: WayWord) -> str:
        entered, ahead = way_parts(way)
        return self.walk(ARROW.join(entered) or ahead)

    def tied(self, option: TiedOption) -> str:
        """The option that a tie was settled with (R-57): a direction, a space, a way, somebody."""
        chosen = said(TIED, option)
        first = chosen.verb.arguments[0]
        return self.name(chosen.arguments[first.name], first.ref)

    def ability(self, seat: int, path: RulePath) -> str:
        """The name of the ability that a rule belongs to: the i-th rule of a stalker's card."""
        *definition, number = path_parts(path)
        card = content().stalkers.get("/".join(definition))
        if card is not None and number.isdigit():
            left = int(number)
            for ability in card.abilities:
                if left < len(ability.rules):
                    return self.words.say(f"ability-{ability.key}")
                left -= len(ability.rules)
        return self.person(seat)

    def source(self, source: Source, path: RulePath = "") -> str:
        """Whatever has an effect: a card, an ability, an enemy, an anomaly, an event, radiation."""
        if source in SEATS:
            return self.ability(SEATS[source], path) if path else self.person(SEATS[source])
        kind, number = standee_parts(source)
        if contact_of(source) or (number.isdecimal() and (kind == "anomaly" or kind in content().enemies)):
            return self.entity(source)
        if kind == "character" and number:
            return self.entity(source)
        if self.words.has(f"source-{source}"):
            return self.words.say(f"source-{source}")
        number = number_of(source)
        if number in content().numbers:
            return self.environment(source)
        if source in content().loot:
            return self.token(source)
        return self.first(self._printed(source), source)

    def _printed(self, source: str) -> list[str]:
        """The messages of a card that may have such an effect."""
        known = (self.key(source, ref) for kind in PRINTED if (ref := ref_of(kind)) is not None)
        return [key for key in known if key is not None]

    def story_option(self, story: StoryId, option: str) -> str:
        """What may be chosen at the end of a story."""
        return self.first((f"story-{story.lower()}-{option}",), option)

    def script_option(self, script: ScriptNumber, option: str) -> str:
        """What may be chosen in a script of Zone Survival."""
        return self.first((f"script-{script}-{option}",), option)

    # --- dice -----------------------------------------------------------------------------------------------------

    def dice(self, dice: Sequence[tuple[str, int]], accurate: bool = False) -> str:
        """The faces of a roll, readable: ``★★ ★M ·``."""
        return " ".join(self.face(kind, face, accurate) for kind, face in dice)

    def _added(self, source: Source, path: RulePath, n: int) -> str:
        """``+1 Padded Coat``."""
        return f"{'−' if n < 0 else '+'}{abs(n)} {self.source(source, path)}"

    def _masked(self, source: Source, path: RulePath, n: int) -> str:
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

    def args(self, fields: Mapping[str, object], refs: Refs, takes: Container[str] = EVERYTHING) -> dict[str, object]:
        plain = fields if fields.keys().isdisjoint(ROLL) else {f: v for f, v in fields.items() if f not in ROLL}
        found = super().args(plain, refs, takes)
        for field, value in fields.items():
            if isinstance(value, str) and value:
                found |= self._more(field, value, refs.get(field), fields, takes)
        if "same" in takes and "seat" in fields:
            found["same"] = fields["seat"] == fields.get("to")
        if "point" in takes and "point" in fields:
            found["point"] = self.point(str(fields["card"]), str(fields["point"]))
        if "things" in takes and MAGAZINES[0] in fields:
            cards = fields.get("cards", ())
            held: dict[str, int] = {kind: int(str(fields[kind])) for kind in MAGAZINES}
            found["things"] = self.gear(cards if isinstance(cards, tuple) else (), held)
        dice = fields.get("dice")
        if isinstance(dice, tuple) and ("dice" in takes or "dice_count" in takes):
            found |= {"dice": self._roll(dice, fields), "dice_count": len(dice)}
        return found

    def _more(
        self, field: str, value: str, ref: Ref | None, fields: Mapping[str, object], takes: Container[str]
    ) -> dict[str, object]:
        """What a field says in this game beside its name, or with the help of others."""
        found: dict[str, object] = {}
        if (id := f"{field}_id") in takes:
            found[id] = value.replace(".", "-")
        if ref is None:
            return found
        beside = BESIDE.get(ref.sort)
        if beside is not None:
            forms = [(field + ending, form) for form, ending in ENDINGS if field + ending in takes]
            formless = [name for name, form in forms if not self.form(value, ref, form)]
            if taken := [name for name in (field, *formless) if name in takes]:
                found |= dict.fromkeys(taken, beside(self, value, fields))
        if ref.sort in ("token", "pocket", "magazine") and "things" in takes:
            n = fields.get("n")
            if ref.sort == "magazine":
                found |= {"things": self.token(magazine_token(value), abs(n))} if isinstance(n, int) else {}
            else:
                found["things"] = self.token(value, n) if isinstance(n, int) else self.name(value, ref)
        elif ref.sort == "place" and (kind := f"{field}_kind") in takes and value in content().places:
            found[kind] = content().places[value].kind
        return found

    def _roll(self, dice: tuple[tuple[str, int], ...], fields: Mapping[str, object]) -> str:
        """The dice of a roll with what cards add to them."""
        added, masked = fields.get("added"), fields.get("masked")
        shown = [self.dice(dice, bool(fields.get("accurate")))]
        shown += [self._added(*each) for each in added] if isinstance(added, tuple) else []
        shown += [self._masked(*each) for each in masked] if isinstance(masked, tuple) else []
        return " ".join(shown)


ROLL = ("dice", "added", "masked")

OWN: dict[str, Callable[[StalkerNamer, str], str]] = {
    "entity": StalkerNamer.entity,
    "space": StalkerNamer.space,
    "anomaly": StalkerNamer.anomaly,
    "environment": StalkerNamer.environment,
    "side": StalkerNamer.side,
    "condition": StalkerNamer.condition,
    "token": StalkerNamer.token,
    "loot": StalkerNamer.token,
    "unknown": StalkerNamer.token,
    "pocket": StalkerNamer.pocket,
    "toward": StalkerNamer.toward,
    "goal": StalkerNamer.goal,
    "point-card": StalkerNamer.point_card,
    "walk": StalkerNamer.walk,
    "way": StalkerNamer.way,
    "tied": StalkerNamer.tied,
    "source": StalkerNamer.source,
    "territory": StalkerNamer.territory,
}
"""What is not simply named by a message, by sort."""

BESIDE: dict[str, Callable[[StalkerNamer, str, Mapping[str, object]], str]] = {
    "attack": lambda namer, attack, fields: namer.attack(str(fields.get("weapon", "")), attack),
    "action": lambda namer, action, fields: namer.action(str(fields.get("side", "")), action),
    "condition": lambda namer, condition, fields: namer.condition(condition, str(fields.get("own", ""))),
    "script-option": lambda namer, option, fields: namer.script_option(str(fields.get("script", "")), option),
    "story-option": lambda namer, option, fields: namer.story_option(str(fields.get("story", "")), option),
    "source": lambda namer, source, fields: namer.source(source, str(fields.get("path", ""))),
    "token-face": lambda namer, face, fields: namer.token_face(str(fields.get("token", "")), face),
}
"""What another field beside it helps to name, by sort."""


def _titles(side: SideId) -> tuple[str, ...]:
    key = number_of(side).lower().replace(":", "-")
    return f"side-{key}", f"side-{key}a", f"zone-{key}", f"zone-{key[:-1]}"


def _number_of_point(card: str, point: RulePath) -> int:
    """Which point of an activation card is meant, from 1; 0 for its last part, and for events and specials."""
    if card not in content().high and card not in content().low:
        return 0
    return next((int(part) + 1 for part in path_parts(point) if part.isdigit()), 0)


def listed(words: Words, parts: Sequence[str]) -> str:
    """``a, b or c``."""
    return join(words, parts, "list-or")
