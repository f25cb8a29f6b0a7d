"""The content of S.T.A.L.K.E.R.: the files under ``content/``, loaded once and shared by all matches.

What rules ask for is compiled here: scripts by the path of the place where they are written, and for each *definition*
(what a source is printed on) which windows it answers, which values it changes, what it offers and what it is. All
numbers in paths count from 0.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

from cordon.games.stalker.cards import (
    Action,
    AnomalyCard,
    Armour,
    Basket,
    Campaign,
    Contact,
    ControlCard,
    EnemyKind,
    Equipment,
    EventCard,
    HighCard,
    Is,
    LootToken,
    LostSetup,
    LowCard,
    Mask,
    Mission,
    MissionSide,
    Mod,
    On,
    Place,
    Rule,
    StalkerCard,
    Story,
    UnknownToken,
    WoundCard,
)
from cordon.games.stalker.content_check import problems_in
from cordon.games.stalker.content_files import (
    EQUIPMENT_FILES,
    FOLDER,
    LOST_CARDS,
    UNIQUE,
    ZONE_DECKS,
    ZONE_SCRIPTS,
    Decoded,
    decode,
    joined,
    printed,
    shops_in,
)
from cordon.games.stalker.mapping.edges import Sight, Walk
from cordon.games.stalker.mapping.setup import MissionMap
from cordon.games.stalker.mapping.territory import Territory
from cordon.games.stalker.mapping.zonemap import ZoneMap
from cordon.games.stalker.ops import NextMission, Op
from cordon.games.stalker.ops.body import Gain
from cordon.games.stalker.ops.goods import Buy, Sell
from cordon.games.stalker.ops.mission import Remember
from cordon.games.stalker.sorts import is_among, is_sold
from cordon.games.stalker.survival_cards import Scenario, TokenKind, ZoneCard
from cordon.games.stalker.survival_scripts import ScriptNode, ZoneScript
from cordon.games.stalker.terms import Facing, Goods, entry_kind, side_parts, tile_card
from cordon.kernel.added import added
from cordon.kernel.content import fingerprint
from cordon.kernel.errors import ContentError
from cordon.kernel.once import once

T = TypeVar("T", WoundCard, LootToken)
V = TypeVar("V")


class Layouts:
    """What may shape a map: sides of environment cards, tokens with spaces of their own, tokens on a segment."""

    def __init__(self, sides: Container[str], tokens: Mapping[str, TokenKind]) -> None:
        self._sides = sides
        self._sorts = {kind.id: kind.sort for kind in tokens.values()}

    def __contains__(self, entry: str) -> bool:
        on_segment = self._sorts.get(entry_kind(entry)) == "edge"
        return on_segment or self._sorts.get(entry) == "own" or entry in self._sides


class Content:
    """Everything that is printed: cards by their keys (missions, sides and mission events by their ids), copies of
    cards and tokens as instances (``akm_74u-1``)."""

    def __init__(self, decoded: Decoded) -> None:
        cards = decoded.cards
        self.stalkers: dict[str, StalkerCard] = {card.key: card for card in cards["stalkers.yaml"]}
        self.enemies: dict[str, EnemyKind] = {card.key: card for card in cards["enemies.yaml"]}
        self.walks: dict[str, Walk] = {kind.key: _walk(kind) for kind in self.enemies.values()}
        self.sights: dict[str, Sight] = {kind.key: _sight(kind) for kind in self.enemies.values()}
        self.eyes: dict[str, tuple[Sight, tuple[int, int, int]]] = {
            kind.key: (self.sights[kind.key], kind.sight) for kind in self.enemies.values()
        }
        """How each enemy sees, and how far (ST-13.4)."""
        self.anomalies: dict[str, AnomalyCard] = {card.key: card for card in cards["anomalies.yaml"]}
        self.control: dict[str, ControlCard] = {card.key: card for card in cards["control.yaml"]}
        self.high: dict[str, HighCard] = {card.key: card for card in cards["activation-high.yaml"]}
        self.low: dict[str, LowCard] = {card.key: card for card in cards["activation-low.yaml"]}
        self.contacts: dict[str, Contact] = {card.key: card for card in cards["contacts.yaml"]}
        self.baskets: tuple[Basket, ...] = tuple(cards["baskets.yaml"])
        self.shops: dict[str, tuple[Buy, ...]] = shops_in(decoded)
        """What can be bought, by a shop of single missions or a contact (SM-9.1)."""
        self.companions = tuple(contact.key for contact in self.contacts.values() if contact.companion is not None)
        self.places: dict[str, Place] = {place.id: place for place in cards["places.yaml"]}
        self.stories: dict[str, Story] = {story.id: story for story in cards["stories.yaml"]}
        self.campaigns: dict[str, Campaign] = {each.id: joined(each, decoded.campaigns) for each in decoded.campaigns}
        self.zones: dict[str, dict[str, Place]] = {each.id: decoded.places_of(each) for each in decoded.campaigns}
        """The places of each campaign."""
        self.missions: dict[str, Mission] = {mission.id: mission for mission in decoded.missions}
        self.maps: dict[str, MissionMap] = decoded.maps.missions
        self.zone_maps: dict[str, ZoneMap] = decoded.maps.zones
        self.sides: dict[str, MissionSide] = {side.id: side for mission in decoded.missions for side in mission.sides}
        lost: list[MissionSide] = cards[LOST_CARDS]
        self.sides |= {side.id: side for side in lost}
        self.lost_setups: dict[str, LostSetup] = {card.key: card for card in cards["lost-setup.yaml"]}
        self.territories: dict[str, Territory] = decoded.maps.territories
        self.tile_rules: dict[str, tuple[str, ...]] = {
            tile: tuple(
                side.id for side in lost if side.kind == "tile" and side_parts(side.id).number == tile_card(tile)
            )
            for tile in self.territories
        }
        """The cards that say what is printed on the tiles themselves (SV-13.4)."""
        self.versions: dict[str, tuple[str, ...]] = {}
        """The versions of the back of a mission card, by its number (ST-5.2)."""
        for number, _, version in map(side_parts, self.sides):
            if version:
                self.versions[number] = (*self.versions.get(number, ()), version)
        self.numbers = frozenset(side_parts(id).number for id in self.sides)
        self.scenarios: dict[str, Scenario] = {each.id: each for each in cards["survival/scenarios.yaml"]}
        self.zone_decks: dict[str, tuple[str, ...]] = {
            deck: tuple(card.id for card in cards[file]) for deck, file in ZONE_DECKS.items()
        }
        """The cards of the decks of Zone Survival."""
        zone: list[ZoneCard] = [card for file in ZONE_DECKS.values() for card in cards[file]]
        self.zone_cards: dict[str, ZoneCard] = {card.id: card for card in zone}
        self.characters: dict[str, ZoneCard] = {card.person: card for card in zone if card.person}
        self.token_kinds: dict[str, TokenKind] = {kind.id: kind for kind in cards["survival/tokens.yaml"]}
        self.outings = frozenset((*self.missions, *self.scenarios))
        """What can be played on a map."""
        self.sides |= {card.side.id: card.side for card in zone}
        self.numbers |= frozenset(self.zone_cards)
        self.layouts = Layouts(self.sides, self.token_kinds)
        self.zone_scripts: dict[str, ZoneScript] = {script.id: script for script in cards[ZONE_SCRIPTS]}
        self.zone_nodes: dict[str, ScriptNode] = {
            name: node for script in self.zone_scripts.values() for name, node in script.named_nodes()
        }
        """The nodes of all scripts of Zone Survival by their names in the book."""
        self.branch_texts: dict[tuple[str, str], str] = {
            (name, said): text for script in self.zone_scripts.values() for name, said, text in script.branch_texts()
        }
        """The messages that may tell what a roll or a look has brought."""
        random: list[EventCard] = cards["events.yaml"]
        self.events: dict[str, EventCard] = {event.key: event for event in random} | {
            event.id: event for mission in decoded.missions for event in mission.events
        }
        """Random events by key, mission events by id."""
        self.equipment: dict[str, Equipment] = {}
        self.cards: dict[str, Equipment] = {}
        self.deck_of: dict[str, str] = {}
        self.decks: dict[str, tuple[str, ...]] = {
            "control": tuple(self.control),
            "high": tuple(self.high),
            "low": tuple(self.low),
            "random": tuple(event.key for event in random),
        }
        self.random_events = frozenset(self.decks["random"])
        self.shelves = frozenset(EQUIPMENT_FILES)
        """The decks of equipment, which traders sell from."""
        for deck, file in EQUIPMENT_FILES.items():
            self.decks[deck] = self._add_equipment(deck, cards[file])
        self.unique = self._add_equipment("unique", cards[UNIQUE])
        """The deck of unique loot, which no shop sells from (SV-8)."""
        armours = (card for card in self.equipment.values() if isinstance(card, Armour))
        self.starting = tuple(card.key for card in armours if card.starting)
        """What everybody begins with (ST-15.20)."""
        self._wares: dict[Buy | Sell, dict[str, Equipment]] = {}
        self.wounds: dict[str, WoundCard] = self._copies("wound", cards["wounds.yaml"])
        self.loot: dict[str, LootToken] = self._copies("loot", cards["loot.yaml"])
        self.unknown: dict[str, UnknownToken] = {}
        self.arrow_of: dict[str, Facing] = {}
        self._add_unknown(cards["unknown.yaml"])
        self.piled: frozenset[str] = frozenset(self.events).union(
            self.unique, self.zone_decks["zone_events"], *self.decks.values()
        )
        self.listens: dict[str, tuple[str, ...]] = {}
        """The windows that a definition answers and the values that it changes."""
        self.values: dict[str, tuple[str, ...]] = {}
        """The values that it changes."""
        self.reactions: dict[tuple[str, str], tuple[tuple[str, On], ...]] = {}
        self.mods: dict[tuple[str, str], tuple[tuple[str, Mod], ...]] = {}
        self.actions: dict[str, tuple[tuple[str, Action], ...]] = {}
        self.masks: dict[str, tuple[tuple[str, Mask], ...]] = {}
        self.flags: dict[str, frozenset[str]] = {}
        for definition, rules in self._definitions():
            self._index(definition, rules)
        self.wary: frozenset[str] = frozenset(
            kind.key
            for kind in self.enemies.values()
            if "human" in kind.types and "ignores:anomaly" not in self.flags[kind.key]
        )
        """The enemies that go around anomalies (ST-4.23)."""
        self.scripts: dict[str, tuple[Op, ...]] = {}
        self.promised: dict[str, dict[str, int]] = {}
        """Values that are changed for a mission by what was promised before it, by the path of the op (SC-15)."""
        for path, script in self._roots():
            self._add_script(path, script)
        told = (op for script in self.scripts.values() for op in script if isinstance(op, Remember))
        self.memories: tuple[tuple[str, str], ...] = tuple(sorted({(op.flag, op.value) for op in told}))
        """Whatever a run may come to remember: flags and values (SM-5.5)."""

    def exposing(self, weapon: str) -> int:
        """The masks for which a weapon exposes its target; 0: it cannot."""
        for _, rule in self.masks.get(weapon, ()):
            if isinstance(rule.do[0], Gain) and rule.do[0].token == "exposed":
                return rule.masks
        return 0

    # --- cards and tokens as instances --------------------------------------------------------------------------

    def _add_equipment(self, deck: str, found: list[Equipment]) -> tuple[str, ...]:
        instances = {f"{card.key}-{copy}": card for card in found for copy in range(1, card.copies + 1)}
        self.equipment |= {card.key: card for card in found}
        self.cards |= instances
        self.deck_of |= dict.fromkeys(instances, deck)
        return tuple(instances)

    def _copies(self, deck: str, found: list[T]) -> dict[str, T]:
        instances = {f"{each.id}-{copy}": each for each in found for copy in range(1, each.copies + 1)}
        self.decks[deck] = tuple(instances)
        return instances

    def _add_unknown(self, found: list[UnknownToken]) -> None:
        for token in found:
            for copy, arrow in enumerate(token.arrows, start=1):
                self.unknown[f"{token.id}-{copy}"] = token
                self.arrow_of[f"{token.id}-{copy}"] = arrow
        self.decks["unknown"] = tuple(self.unknown)

    def wares(self, offer: Buy | Sell) -> dict[str, Equipment]:
        """The equipment cards among the goods of an offer (SC-1.5); nobody has unique loot to sell (SV-8)."""
        found = self._wares.get(offer)
        if found is None:
            hidden = isinstance(offer, Buy)
            found = self._wares[offer] = {
                key: printed
                for key, printed in self.equipment.items()
                if is_sold(offer, printed) and not (hidden and self.deck_of[f"{key}-1"] == "unique")
            }
        return found

    def is_sold(self, offer: Buy | Sell, key: str) -> bool:
        """Whether an equipment card is among the goods of an offer."""
        return key in self.wares(offer)

    def is_among(self, goods: tuple[Goods, ...], type: str, key: str) -> bool:
        """Whether an equipment card is one of these goods; of a type of item, if one is named (SC-1.5)."""
        return is_among(goods, type, self.equipment[key])

    # --- rules by definition ------------------------------------------------------------------------------------

    def _definitions(self) -> Iterator[tuple[str, tuple[Rule, ...]]]:
        """What rules are printed on. An enemy's attack and a contact's offers are definitions of their own."""
        for stalker in self.stalkers.values():
            yield stalker.key, tuple(rule for ability in stalker.abilities for rule in ability.rules)
        for card in self.equipment.values():
            yield card.key, card.rules
        for anomaly in self.anomalies.values():
            yield anomaly.key, anomaly.rules
        for enemy in self.enemies.values():
            yield enemy.key, enemy.rules
            yield f"{enemy.key}/attack", enemy.attack.rules
        for contact in self.contacts.values():
            yield contact.key, contact.mission
            yield f"{contact.key}/offers", contact.offers
        for side in self.sides.values():
            yield side.id, side.rules

    def _index(self, definition: str, rules: tuple[Rule, ...]) -> None:
        paths = [(f"{definition}/{i}", rule) for i, rule in enumerate(rules)]
        names: dict[str, None] = {}
        for path, rule in paths:
            if isinstance(rule, On):
                names[rule.window] = None
                known = self.reactions.get((definition, rule.window), ())
                self.reactions[definition, rule.window] = (*known, (path, rule))
            elif isinstance(rule, Mod):
                names[rule.value] = None
                self.mods[definition, rule.value] = (*self.mods.get((definition, rule.value), ()), (path, rule))
        self.listens[definition] = tuple(names)
        self.values[definition] = tuple(dict.fromkeys(rule.value for rule in rules if isinstance(rule, Mod)))
        self.actions[definition] = tuple((path, rule) for path, rule in paths if isinstance(rule, Action))
        self.masks[definition] = tuple((path, rule) for path, rule in paths if isinstance(rule, Mask))
        self.flags[definition] = frozenset(flag for rule in rules if isinstance(rule, Is) for flag in rule.flags)

    # --- scripts ------------------------------------------------------------------------------------------------

    def _roots(self) -> Iterator[tuple[str, tuple[Op, ...]]]:
        """Every script with its path: where it is written is where it is found."""
        for definition, rules in self._definitions():
            for i, rule in enumerate(rules):
                if isinstance(rule, Action | On | Mask):
                    yield f"{definition}/{i}", rule.do
                if isinstance(rule, Action | On):
                    yield f"{definition}/{i}/pay", rule.pay
        for enemy in self.enemies.values():
            yield f"enemy/{enemy.key}/special", enemy.special_do
        for anomaly in self.anomalies.values():
            yield f"anomaly/{anomaly.key}/stalkers", anomaly.stalkers
            yield f"anomaly/{anomaly.key}/enemies", anomaly.enemies
        for control in self.control.values():
            yield f"control/{control.key}/resist", control.resist
            yield f"control/{control.key}/yields", control.yields
        for high in self.high.values():
            yield from ((f"high/{high.key}/{i}", point) for i, point in enumerate(high.points))
            yield f"high/{high.key}/zone", high.zone
        for low in self.low.values():
            for section in ("low", "none", "always"):
                for i, point in enumerate(getattr(low, section)):
                    yield f"low/{low.key}/{section}/{i}", point
        for id, event in self.events.items():
            yield f"event/{id}/instant", event.instant
            yield f"event/{id}/round_end", event.round_end
        for token in self.loot.values():
            yield f"loot/{token.id}", token.do
        for setup in self.lost_setups.values():
            yield f"lost/{setup.key}", setup.do
        for mission in self.missions.values():
            yield f"mission/{mission.id}/setup", mission.setup
            yield from ((f"mission/{mission.id}/epilogue/{row.key}", row.do) for row in mission.epilogues)
        for card in self.zone_cards.values():
            yield from ((f"zone/{card.id}/{name}", script) for name, script in card.scripts().items())
        for scenario in self.scenarios.values():
            yield f"scenario/{scenario.id}/alone", scenario.alone
        for story in self.stories.values():
            for option in story.options:
                yield f"story/{story.id}/{option.key}", option.do
                yield f"story/{story.id}/{option.key}/pay", option.pay
        for script in self.zone_scripts.values():
            yield from ((path, ops) for path, _, ops in script.scripts())
        for side in self.sides.values():
            yield from _side_scripts(side)

    def _add_script(self, path: str, script: tuple[Op, ...]) -> None:
        self.scripts[path] = script
        for i, op in enumerate(script):
            for name, part in op.parts().items():
                self._add_script(f"{path}/{i}/{name}", part)
            if isinstance(op, NextMission):
                self._add_promise(f"{path}/{i}", op)

    def _add_promise(self, path: str, op: NextMission) -> None:
        """What is promised for the next mission is a definition of its own: a window that it answers, or values."""
        self.promised[path] = {op.value: op.by} if op.value else {}
        self.listens[path] = (op.window,) if op.window else ()
        if op.window:
            self.reactions[path, op.window] = ((f"{path}/1", On(op.window, op.effect, limit=op.limit)),)


def _walk(kind: EnemyKind) -> Walk:
    """How an enemy passes edges (ST-4.7)."""
    return "human" if "human" in kind.types else "barred" if "psionic" in kind.types else "walled"


def _sight(kind: EnemyKind) -> Sight:
    """How an enemy sees and measures past windows (ST-4.7)."""
    return "open" if "human" in kind.types or "psionic" in kind.types else "walled"


def _side_scripts(side: MissionSide) -> Iterator[tuple[str, tuple[Op, ...]]]:
    yield f"side/{side.id}/flip", side.flip
    for sort, actions in (("action", side.actions), ("choice", side.choice)):
        for action in actions:
            yield f"side/{side.id}/{sort}/{action.key}", action.do
            yield f"side/{side.id}/{sort}/{action.key}/pay", action.pay
    for i, trigger in enumerate(side.triggers):
        yield f"side/{side.id}/trigger/{i}", trigger.do


# --- loading ----------------------------------------------------------------------------------------------------------


def load(folder: Path, others: Sequence[Path] = ()) -> Content:
    """The content of a folder, with what is added to it; all problems of all files at once."""
    decoded = decode(folder, others)
    problems = [*decoded.problems, *problems_in(decoded)]
    if problems:
        raise ContentError(problems)
    return Content(decoded)


@once
def content() -> Content:
    """The content that ships with the program, with the missions and campaigns that this process has added."""
    return load(FOLDER, added())


@once
def content_fingerprint() -> str:
    return fingerprint(printed(FOLDER, added()))
