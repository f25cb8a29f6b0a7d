"""Cards, tokens, places and people of S.T.A.L.K.E.R. as a library: the words of each by its id, outside any match."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cordon.faces.speaker import Card, words_key
from cordon.faces.stalker.figures import shooting, threshold_effect
from cordon.faces.stalker.zone_library import zone_words
from cordon.games.stalker.cards import (
    AnomalyCard,
    Armour,
    Artifact,
    Attachment,
    Contact,
    EnemyKind,
    Equipment,
    EventCard,
    HighCard,
    Item,
    LowCard,
    Mask,
    Mission,
    MissionAction,
    MissionSide,
    MissionTrigger,
    StalkerCard,
    Threshold,
    Weapon,
    WeaponAttack,
)
from cordon.games.stalker.content import Content
from cordon.games.stalker.mapping.library import maps
from cordon.games.stalker.terms import (
    UNLIMITED,
    ScriptNumber,
    StoryId,
    page_of_script,
    side_parts,
    tile_card,
    zone_side,
)
from cordon.words.catalogue import Words
from cordon.words.names import join
from cordon.words.spelling import capital, sentence, signed
from cordon.words.stalker.names import StalkerNamer
from cordon.words.stalker.rules_text import RulesText
from cordon.words.stalker.script_text import enumerated, framed

TERMS = ("status-", "colour-", "die-", "face-", "symbol-", "part-", "facing-", "type-", "category-", "tier-",
         "magazine-", "container-", "phase-", "zone-counter-", "zone-good-")  # fmt: skip
"""The beginnings of messages that name a term: the page shows them beside the symbols."""


def story_card(story: StoryId) -> str:
    """The id of a story's page."""
    return f"story/{story}"


def script_card(script: ScriptNumber) -> str:
    """The id of the page of a script of Zone Survival."""
    return f"script/{script}"


def memory_card(flag: str, value: str) -> str:
    """The id of what the chronicle says of a choice."""
    return f"memory/{flag}/{value}"


class Library:
    """Everything with a name, in one language."""

    def __init__(self, words: Words, content: Content) -> None:
        self.words = words
        self.say = words.say
        self.content = content
        self.text = RulesText(words)
        self.enemy_text = RulesText(words, "enemy")
        self.event_text = RulesText(words, "lead")
        self.namer = StalkerNamer(words, ())

    def cards(self) -> dict[str, Card]:
        """All of them by id."""
        content, say = self.content, self.say
        found: dict[str, Card] = {}
        for key, equipment in content.equipment.items():
            found[key] = self._equipment(equipment)
        found |= {key: self._stalker(card) for key, card in content.stalkers.items()}
        found |= {key: self._enemy(card) for key, card in content.enemies.items()}
        found |= {key: self._anomaly(card) for key, card in content.anomalies.items()}
        found |= {key: self._contact(card) for key, card in content.contacts.items()}
        found |= {key: self._event(card) for key, card in content.events.items()}
        found |= {f"high/{key}": self._high(card) for key, card in content.high.items()}
        found |= {f"low/{key}": self._low(card) for key, card in content.low.items()}
        for key, control in content.control.items():
            rules = [
                self._framed("rule-resist", self.text.sentences(control.resist)),
                self._framed("rule-yields", self.text.sentences(control.yields)),
            ]
            found[f"control/{key}"] = Card(say(f"control-{key}"), _lines(rules), self._part(f"control-{key}.flavour"))
        for mission in content.missions.values():
            found |= self._mission(mission)
        zone = {zone_side(number) for number in content.zone_cards}
        found |= {id: self._side(side) for id, side in content.sides.items() if id not in zone}
        found |= dict(self._campaign())
        for id, card in (*self._scripts(), *zone_words(self.words, content)):
            found[id] = card._replace(late=True)
        found |= dict(self._tokens())
        found |= dict(self._places())
        found |= dict(self._names())
        terms = sorted(id for id in self.words.ids() if id.startswith(TERMS) and self.words.has(id))
        return found | {id: Card(say(id, n=1, count=1), facts=self._short(id)) for id in terms if id not in found}

    def _part(self, key: str) -> str:
        return self.say(key) if self.words.has(key) else ""

    def _framed(self, key: str, text: str, **args: object) -> str:
        return framed(self.words, key, text, **args)

    def _short(self, id: str) -> tuple[str, ...]:
        short = self._part(f"{id}.short") or self._part(f"{id}.sign")
        return (short,) if short else ()

    # --- equipment ------------------------------------------------------------------------------------------------

    def _equipment(self, card: Equipment) -> Card:
        key = f"{card.sort}-{card.key}"
        facts: list[str] = []
        rules = self.text.rules(card.rules)
        match card:
            case Weapon():
                facts = self._weapon(card)
                attacks = [self._attack(card, attack) for attack in card.attacks]
                if card.trait and not any(isinstance(rule, Mask) for rule in card.rules):
                    rules = self._framed("rule-ability", rules, ability=self.say(f"trait-{card.trait}"))
                rules = _lines((*attacks, rules))
            case Armour():
                facts = [self.say("fact-tier", tier=card.tier), self.say("fact-defence", n=card.defence)]
                if card.map_radiation:
                    facts.append(self.say("fact-map-radiation", n=signed(card.map_radiation)))
                facts.append(self.say(f"container-{card.container}"))
            case Attachment():
                slot = self.say(f"slotword-{card.slot}")
                facts = [self.say("fact-tier", tier=card.tier), self.say("fact-slot", slot=slot)]
            case Item():
                facts = [self.say(f"typeword-{type}") for type in card.types]
            case Artifact():
                type = self.say("cardword-artifact", type=card.type)
                facts = [type, self.say("fact-base-dosage", n=card.base_dosage)]
        facts.append(self.say("fact-value", value=card.value))
        return Card(self.say(key), rules, self._part(f"{key}.flavour"), facts=tuple(facts))

    def _weapon(self, card: Weapon) -> list[str]:
        low, high = card.accurate
        facts = [
            self.say("fact-tier", tier=card.tier),
            self.say("fact-ammo", ammo=card.ammo, type=self.say(f"ammoword-{card.ammo_type}")),
            self.say("fact-accurate", low=low, high=high, low_id="same" if low == high else "other"),
            self.say("fact-max-range", n=card.max_range),
        ]
        if card.slots:
            slots = join(self.words, [self.say(f"slotword-{slot}") for slot in card.slots])
            facts.append(self.say("fact-slots", slots=slots))
        return facts

    def _attack(self, card: Weapon, attack: WeaponAttack) -> str:
        """An attack of a weapon as a sentence."""
        name, price = self.say(f"attack-{card.key}-{attack.key}"), self.say(f"head-{attack.cost.lower()}")
        if attack.empties:
            return self.say("printed-attack-empties", attack=name, price=price) + "."
        notes = []
        if attack.attention == "low":
            notes.append(self.say("note-low"))
        notes += [
            self.say(f"note-{flag}") for flag in ("pick", "split", "blast", "once", "stayed") if getattr(attack, flag)
        ]
        if attack.min_range:
            notes.append(self.say("note-min", n=attack.min_range))
        if attack.masks:
            notes.append(self.say("note-masks", n=attack.masks))
        text = self.say(
            "printed-attack",
            attack=name,
            price=price,
            ammo=attack.ammo,
            gear=attack.gear,
            notes=enumerated(self.words, notes),
            notes_id="some" if notes else "none",
        )
        return text + "."

    # --- people and enemies ---------------------------------------------------------------------------------------

    def _stalker(self, card: StalkerCard) -> Card:
        rules = [
            self._framed("rule-ability", self.text.ability(each.rules), ability=self.say(f"ability-{each.key}"))
            for each in card.abilities
        ]
        key = f"stalker-{card.key}"
        facts = (self._part(f"{key}.role"), self.say("fact-hp", hp=card.hp), shooting(self.words, card))
        flavour, plays = self._part(f"{key}.flavour"), self._part(f"{key}.plays")
        return Card(self.say(key), _lines(rules), flavour, facts=facts, plays=plays, suggested=card.suggested)

    def _enemy(self, card: EnemyKind) -> Card:
        say, attack = self.say, card.attack
        types = join(self.words, [say(f"type-{type}") for type in card.types])
        sight = [say("sight-unlimited") if reach == UNLIMITED else str(reach) for reach in card.sight]
        facts = [
            say("fact-category", category=say(f"category-{card.category}"), types=types),
            say("fact-move", n=card.mv),
            say("fact-hp", hp=card.ehp),
            say("fact-sight", front=sight[0], side=sight[1], back=sight[2]),
        ]
        if card.head:
            facts.append(say("fact-head", thresholds=self._thresholds(card.head)))
        facts.append(say("fact-torso", thresholds=self._thresholds(card.torso)))
        name = say(f"attack-{card.key}-{attack.key}")
        reach = say("sight-unlimited") if attack.range == UNLIMITED else str(attack.range)
        facts.append(say("fact-attack", attack=name, damage=attack.damage, range=reach, mode_id=attack.mode))
        rules = [self.enemy_text.rules(card.rules)] if card.rules else []
        if attack.rules:
            rules.append(self._framed("rule-attack", self.enemy_text.ability(attack.rules), attack=name))
        if card.special_do:
            special = say(f"special-{card.special}")
            rules.append(self._framed("rule-special", self.enemy_text.sentences(card.special_do), special=special))
        key = f"enemy-{card.key}"
        return Card(say(key), _lines(rules), self._part(f"{key}.flavour"), facts=tuple(facts))

    def _thresholds(self, thresholds: Iterable[Threshold]) -> str:
        found = []
        for each in thresholds:
            found.append(self.say("threshold", stars=each.stars, effect=threshold_effect(self.words, each)))
        return ", ".join(found)

    def _anomaly(self, card: AnomalyCard) -> Card:
        rules = [
            self.say(f"rule-targets-{card.targets.lower()}"),
            self._framed("rule-stalkers", self.text.sentences(card.stalkers)),
            self._framed("rule-enemies", self.text.sentences(card.enemies)),
            self.text.rules(card.rules),
        ]
        key = f"anomaly-{card.key}"
        facts = (self.say(f"typeword-{card.type}"),)
        return Card(self.say(key), _lines(rules), self._part(f"{key}.flavour"), facts=facts)

    def _contact(self, card: Contact) -> Card:
        """What a contact offers, and what a companion or a contract does in a mission; the welcome, and the bargain."""
        rules = _lines((*map(self.text.offer, card.offers), self.text.rules(card.mission)))
        key = f"contact-{card.key}"
        facts = filter(None, (self.say(f"contactword-{card.kind}"), self._part(f"{key}.deal")))
        return Card(self.say(key), rules, self._part(f"{key}.flavour"), self._part(f"{key}.greeting"), tuple(facts))

    # --- activation, events, missions -----------------------------------------------------------------------------

    def _high(self, card: HighCard) -> Card:
        rules = self._points(card.points)
        if card.zone:
            rules = _lines((rules, self._framed("rule-zone", self.text.sentences(card.zone))))
        return Card(self.say(f"high-{card.key}"), rules, self._part(f"high-{card.key}.flavour"))

    def _low(self, card: LowCard) -> Card:
        sections = [
            self._framed(f"rule-section-{name}", self._points(getattr(card, name)))
            for name in ("low", "none", "always")
            if getattr(card, name)
        ]
        return Card(self.say(f"low-{card.key}"), _lines(sections), self._part(f"low-{card.key}.flavour"))

    def _points(self, points: Iterable[Iterable[object]]) -> str:
        numbered = [
            self._framed("rule-point", self.text.sentences(point), number=number)  # type: ignore[arg-type]
            for number, point in enumerate(points, start=1)
        ]
        return _lines(numbered)

    def _event(self, card: EventCard) -> Card:
        key = f"event-{card.key}" if self.words.has(f"event-{card.key}") else f"event-{card.id.lower()}"
        return Card(self.say(key), self.event_text.event(card), story=self._part(f"{key}.story"))

    def _mission(self, mission: Mission) -> dict[str, Card]:
        slug = mission.id.lower()
        key = f"mission-{slug}"
        facts = (
            self._part(f"{key}.place"),
            self.say("fact-level", level=mission.level),
            self.say(f"fact-difficulty-{mission.difficulty}"),
        )
        rules, story = self._part(f"{key}.objective"), self._part(f"{key}.prologue")
        found = {mission.id: Card(self.say(key), rules, self._part(f"{key}.hints"), story, facts)}
        for line in mission.lines:
            found[words_key("goal", mission.id, line.key)] = Card(self.say(f"goal-{slug}-{line.key}"))
        for row in mission.epilogues:
            told = f"epilogue-{slug}-{row.key}"
            found[words_key("epilogue", mission.id, row.key)] = Card(self._part(f"{told}.result"), story=self.say(told))
        for flag, values in mission.codas.items():
            for value in values:
                found[words_key("coda", mission.id, flag, value)] = Card(
                    "", story=self.say(f"coda-{slug}-{flag}-{value}")
                )
        return found

    def _side(self, side: MissionSide) -> Card:
        key = f"side-{side.id.lower().replace(':', '-')}"
        number = side_parts(side.id).number
        text = RulesText(self.words, own=number)
        rules = [text.sentences(side.flip)]
        if side.building:
            rules.append(self.say("rule-building"))
        rules += [self._action(text, side, action) for action in (*side.actions, *side.choice)]
        rules += [self._trigger(text, trigger) for trigger in side.triggers]
        rules.append(text.rules(side.rules))
        if side.kind == "tile":
            rules += self._tile_rules(number)
        if side.slows:
            rules.append(self.say("rule-slows", n=side.slows))
        rules.append(self._needs(text, side, (number, "b") in {side_parts(id)[:2] for id in self.content.sides}))
        name = self.say(key) if self.words.has(key) else self.say("side-hidden", number=side.id)
        return Card(name, _lines(rules) or self.say("rule-nothing"), story=self._part(f"{key}.story"))

    def _tile_rules(self, number: str) -> list[str]:
        """What holds on all spaces of a Lost Territories tile (SV-13.4)."""
        tile = next(each.side for each in self.content.territories.values() if number == tile_card(each.id))
        found = (("dark", tile.dark), ("still", tile.still))
        return [self.say(f"rule-tile-{quality}") for quality, holds in found if holds]

    def _action(self, text: RulesText, side: MissionSide, action: MissionAction) -> str:
        label = self.namer.action(side.id, action.key)
        told = text.sentences((*action.pay, *action.do))
        return self._framed("rule-action", told, action=label) if told else sentence(label)

    def _trigger(self, text: RulesText, trigger: MissionTrigger) -> str:
        """What a card does of its own accord; its condition covers all of it."""
        told = text.sentences(trigger.do)
        if trigger.when:
            told = capital(text.under(self.say("op-stalker-if", when=text.conditions(trigger.when)), trigger.do))
        about = {"enemy": "", "enemy_id": trigger.enemy or "none"}
        if trigger.enemy:
            about["enemy"] = self.say(f"count-{trigger.enemy}.any", n=1)
        if trigger.spaces:
            about["spaces"] = text.spaces(trigger.spaces)
        return self._framed(f"rule-trigger-{trigger.on}", told, **about, spared_id="some" if trigger.spared else "none")

    def _needs(self, text: RulesText, side: MissionSide, has_back: bool) -> str:
        """How many cubes are enough, under which condition; the first that applies."""
        found: list[str] = []
        for each in side.needs:
            told = self.say("rule-needs", n=each.n, back_id="some" if has_back else "none")
            key = "op-stalker-if.otherwise" if found else "op-stalker-if"
            if each.when:
                key = "op-stalker-if.otherwise_if" if found else "op-stalker-if"
            if each.when or found:
                told = self.say("clause-when", when=self.say(key, when=text.conditions(each.when)), what=told)
            found.append(sentence(told))
        return " ".join(found)

    # --- the rest -------------------------------------------------------------------------------------------------

    def _campaign(self) -> Iterator[tuple[str, Card]]:
        """The places of the zone map, the stories, what memory says of each flag, and what the ending comes back to."""
        for place in self.content.places.values():
            if place.kind != "mission":
                key = f"place-{place.id}"
                yield place.id, Card(self.say(key), flavour=self._part(f"{key}.hint"))
        for story in self.content.stories:
            key = f"story-{story}"
            yield story_card(story), Card(self.say(key), story=self.say(f"{key}.text"))
        for flag, value in self.content.memories:
            yield memory_card(flag, value), Card(self.say(f"chronicle-{flag}-{value}"))
        for campaign in self.content.campaigns.values():
            key = f"campaign-{campaign.id.lower()}"
            yield campaign.id, Card(self.say(key), self.say(f"{key}.text"))
            for coda in campaign.codas:
                for value in coda.values:
                    yield words_key("coda", coda.flag, value), Card("", story=self.say(f"coda-{coda.flag}-{value}"))

    def _scripts(self) -> Iterator[tuple[str, Card]]:
        """The book of Zone Survival."""
        for script in self.content.zone_scripts:
            yield script_card(script), Card(self.say(f"script-{script}"), story=self.say(page_of_script(script)))

    def _tokens(self) -> Iterator[tuple[str, Card]]:
        for loot in {token.id: token for token in self.content.loot.values()}.values():
            yield loot.id, Card(self.say(f"loot-{loot.id.lower()}"), self.text.sentences(loot.do))
        for id in sorted({token.id for token in self.content.unknown.values()}):
            yield id, Card(self.say(f"unknown-{id.lower()}"))

    def _places(self) -> Iterator[tuple[str, Card]]:
        known = maps()
        lost = {id: territory.drawing for id, territory in known.territories.items()}
        for sort, drawings in (("tile", known.tiles | lost), ("patch", known.patches)):
            for drawing in drawings.values():
                yield words_key("tile", drawing.id), Card(self.say(f"{sort}-{drawing.id}"))
                for space in drawing.spaces:
                    yield f"{drawing.id}.{space.letter}", Card(self.say(f"space-{drawing.id}-{space.letter}"))

    def _names(self) -> Iterator[tuple[str, Card]]:
        """What stands on cards: abilities, attacks, traits, specials."""
        for stalker in self.content.stalkers.values():
            for ability in stalker.abilities:
                text = self.text.ability(ability.rules)
                yield words_key("ability", ability.key), Card(self.say(f"ability-{ability.key}"), text)
        for weapon in self.content.equipment.values():
            if isinstance(weapon, Weapon):
                for attack in weapon.attacks:
                    text = self._attack(weapon, attack)
                    yield (
                        words_key("attack", weapon.key, attack.key),
                        Card(self.say(f"attack-{weapon.key}-{attack.key}"), text),
                    )
        for enemy in self.content.enemies.values():
            key = enemy.attack.key
            yield words_key("attack", enemy.key, key), Card(self.say(f"attack-{enemy.key}-{key}"))
            if enemy.special:
                text = self.enemy_text.sentences(enemy.special_do)
                yield words_key("special", enemy.special), Card(self.say(f"special-{enemy.special}"), text)
        for id in sorted(self.words.ids()):
            if id.startswith("trait-"):
                yield words_key("trait", id.removeprefix("trait-")), Card(self.say(id))


def _lines(parts: Iterable[str]) -> str:
    """Whatever there is of it, each in a line of its own."""
    return "\n".join(filter(None, parts))
