"""Cross checks of the content of S.T.A.L.K.E.R.: keys that are free, cards that fit together, counts of the box.

They look at what could be read, so that one broken card does not hide what is wrong with the others. Every problem
names file, card and field, and says what would be right.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from cordon.games.stalker.aims_check import check_aims
from cordon.games.stalker.campaign_check import check_campaign
from cordon.games.stalker.campaign_ways import check_run
from cordon.games.stalker.cards import Action, EnemyKind, Is, Mask, Mod, On, Rule, Weapon
from cordon.games.stalker.content_files import (
    COMPONENT_FILES,
    COMPONENTS,
    CONTACTS,
    EQUIPMENT_FILES,
    FILES,
    LOST_CARDS,
    ZONE_SCRIPTS,
    Decoded,
    shops_in,
)
from cordon.games.stalker.economy_check import check_prices
from cordon.games.stalker.lost_check import check_lost
from cordon.games.stalker.mission_check import check_missions
from cordon.games.stalker.mission_ways import check_ways
from cordon.games.stalker.ops.fighting import Attack
from cordon.games.stalker.script_check import check_script, ops_in, rules_in, scripts_in
from cordon.games.stalker.survival_script_check import check_zone_scripts
from cordon.games.stalker.terms import BACKPACK, Window, side_parts
from cordon.kernel.content import Place, Problems, listed

NUMBERED = ("places.yaml", ZONE_SCRIPTS)
"""A place has the number of its story; the scripts of Zone Survival are counted for themselves."""
ATTACK_WINDOWS: tuple[Window, ...] = ("attack.before", "attack.done")
ENEMY_WINDOWS: tuple[Window, ...] = ("round.end", "death")
STALKER_WINDOWS: tuple[Window, ...] = (
    "turn.end",
    "attack.rolled",
    "attack.resolved",
    "kill",
    "attacked",
    "ally.attacked",
    "defence.dice",
    "defence.rolled",
    "critical",
    "anomaly.rolled",
    "detector.rolled",
    "control.drawn",
    "ez.radiation",
)
WINDOWS: dict[str, tuple[Window, ...]] = {
    **dict.fromkeys(("stalker", "weapon", "armour", "attachment"), STALKER_WINDOWS),
    "artifact": (*STALKER_WINDOWS, "round.end"),
    "item": (*STALKER_WINDOWS, "space.enter"),
    "enemy": ENEMY_WINDOWS,
    "enemy attack": ATTACK_WINDOWS,
    "anomaly": (),
    "offer": (),
    "companion": ("companion.act",),
    "contract": ("mission.success",),
    "zone": (*STALKER_WINDOWS, "test.rolled"),
    "side": (*STALKER_WINDOWS, *ENEMY_WINDOWS, "mission.start", "space.enter"),
}
"""The windows that a kind of card can answer (SC-1.6). An item answers ``space.enter`` as the trap that it laid."""
SURVIVAL = "survival/"
"""The folder of Zone Survival."""
_KEY = re.compile(r"[a-z][a-z0-9_]*")


def problems_in(decoded: Decoded) -> list[str]:
    """Everything wrong with content that could be read."""
    found = [
        *_check_ids(decoded),
        *_check_stalkers(decoded),
        *_check_weapons(decoded),
        *_check_gear(decoded),
        *_check_enemies(decoded),
        *_check_anomalies(decoded),
        *_check_activation(decoded),
        *_check_events(decoded),
        *_check_contacts(decoded),
        *_check_tokens(decoded),
        *_check_baskets(decoded),
        *_check_rules(decoded),
        *_check_scripts(decoded),
        *check_missions(decoded),
        *check_lost(decoded),
        *check_ways(decoded),
        *check_campaign(decoded),
        *check_zone_scripts(decoded),
        *check_aims(decoded),
        *check_run(decoded),
        *check_prices(decoded),
        *_check_counts(decoded),
    ]
    return listed(found)


# --- ids --------------------------------------------------------------------------------------------------------------


def _check_ids(decoded: Decoded) -> Problems:
    """Ids of the cards of one file are told apart while it is read; keys name a card in code, whatever its file."""
    ids: dict[str, str] = {}
    keys: dict[str, str] = {}
    for name in (name for name in FILES if name not in NUMBERED):
        for card in decoded.cards[name]:
            file = decoded.file_of(name, card.id)
            if ids.setdefault(card.id, file) != file:
                yield file, card.id, "id", f"'{card.id}' is taken by a card of {ids[card.id]}"
            key = getattr(card, "key", None)
            if key is None:
                continue
            if not _KEY.fullmatch(key):
                yield file, card.id, "key", f"'{key}' must begin with a small letter and hold only a-z, digits and _"
            elif key in keys:
                yield file, card.id, "key", f"'{key}' is taken by {keys[key]}"
            keys.setdefault(key, f"{file}: {card.id}")


# --- stalkers and equipment -------------------------------------------------------------------------------------------


def _check_stalkers(decoded: Decoded) -> Problems:
    file = "stalkers.yaml"
    abilities: set[str] = set()
    for card in decoded.cards[file]:
        reach = [skill.upto for skill in card.shooting]
        if not reach or reach[-1] != 99 or sorted(set(reach)) != reach:
            yield file, card.id, "shooting", "'upto' must rise from entry to entry, and the last has none (ST-10.1)"
        if not card.abilities:
            yield file, card.id, "abilities", "a stalker has at least 1 (ST-10.1)"
        for i, ability in enumerate(card.abilities):
            if ability.key in abilities:
                yield file, card.id, f"abilities[{i}].key", f"'{ability.key}' stands twice"
            abilities.add(ability.key)
            if not ability.rules:
                yield file, card.id, f"abilities[{i}].rules", "an ability without rules does nothing"


def _check_weapons(decoded: Decoded) -> Problems:
    for card in decoded.cards["weapons.yaml"]:
        yield from (("weapons.yaml", card.id, field, what) for field, what in _check_weapon(card))


def _check_weapon(card: Weapon) -> Iterator[tuple[str, str]]:
    low, high = card.accurate
    if not low <= high <= card.max_range:
        yield "accurate", "goes from a low range to a high one, not above the maximum range (ST-10.19)"
    if not 1 <= len(card.attacks) <= 2:
        yield "attacks", "a weapon has 1 or 2 (ST-10.19)"
    if len(card.slots) > 2 or "armour" in card.slots:
        yield "slots", "a weapon has at most 2 slots, for weapon attachments (ST-10.19)"
    if len({attack.key for attack in card.attacks}) < len(card.attacks):
        yield "attacks", "two attacks have the same key"
    for i, attack in enumerate(card.attacks):
        if attack.empties == bool(attack.ammo or attack.gear):
            yield f"attacks[{i}]", "needs 'ammo' and 'gear', or 'empties: true' with both 0"
        if attack.ammo > card.ammo:
            yield f"attacks[{i}].ammo", f"more than the {card.ammo} that the weapon holds"
        if attack.min_range > card.max_range:
            yield f"attacks[{i}].min_range", "beyond the maximum range"
    if bool(card.trait) == any(isinstance(rule, Mask) for rule in card.rules) and card.rules:
        yield "trait", "names a permanent trait; one bought with masks has its name in the rule"


def _check_gear(decoded: Decoded) -> Problems:
    for card in decoded.cards["attachments.yaml"]:
        if card.slot == "rail":
            yield "attachments.yaml", card.id, "slot", "is what it fits: optic or underbarrel, not 'rail' (SC-5.1)"
        if (card.detector or card.container) and card.slot != "armour":
            yield "attachments.yaml", card.id, "slot", "detectors and containers go on armour (SC-5.1)"
        if card.tier > 2:
            yield "attachments.yaml", card.id, "tier", "attachments have the tiers 1 and 2 (ST-10.13)"
    for file in ("attachments.yaml", "items.yaml", "artifacts.yaml"):
        for card in decoded.cards[file]:
            if not card.rules:
                yield file, card.id, "rules", "a card without rules does nothing"
    for card in decoded.cards["items.yaml"]:
        if not card.types:
            yield "items.yaml", card.id, "types", "an item has at least 1 type (ST-10.15)"
    for card in decoded.cards["artifacts.yaml"]:
        if card.copies != 1:
            yield "artifacts.yaml", card.id, "copies", "there is 1 of each artifact (SC-7)"


def _check_baskets(decoded: Decoded) -> Problems:
    """SC-17.2, SM-9.1: equipment at value, items at double from Sidorovich; level 1 spends all its money."""
    file = "baskets.yaml"
    decks = {card.key: (deck, card) for deck, name in EQUIPMENT_FILES.items() for card in decoded.cards[name]}
    seen: set[tuple[int, int]] = set()
    shops = shops_in(decoded)
    for mission in decoded.missions:
        if mission.shop not in shops and not decoded.broken & {"shops.yaml", CONTACTS}:
            what = f"no shop or contact '{mission.shop}'"
            yield decoded.mission_file(mission.id), mission.id, "shop", what
    for basket in decoded.cards[file]:
        n = len(basket.kits)
        if (basket.level, n) in seen or not 1 <= n <= 4:
            yield file, basket.id, "kits", "there is one basket for each level and number of stalkers, 1 to 4"
        seen.add((basket.level, n))
        if decoded.broken & set(EQUIPMENT_FILES.values()):
            continue
        keys = Counter(key for kit in basket.kits for key in kit.cards)
        unknown = [key for key in keys if key not in decks]
        yield from ((file, basket.id, "kits", f"no equipment card '{key}'") for key in unknown)
        for key in keys.keys() - set(unknown):
            if keys[key] > decks[key][1].copies:
                yield file, basket.id, "kits", f"has {keys[key]} of '{key}'; there are {decks[key][1].copies}"
        for seat, kit in enumerate(basket.kits, 1) if not unknown else ():
            kinds = Counter(decks[key][0] for key in kit.cards)
            # one weapon and all attachments are mounted; who wears another armour carries the Leather Jacket (ST-15.20)
            carried = kinds["item"] + max(0, kinds["weapon"] - 1) + kinds["armour"]
            if carried > BACKPACK:
                yield file, basket.id, "kits", f"stalker {seat} carries {carried} cards; a backpack holds {BACKPACK}"
        for mission in decoded.missions if not unknown else ():
            if mission.level == basket.level and mission.shop in shops:
                dear = 2 if any(op.price == "double" and "item" in op.goods for op in shops[mission.shop]) else 1
                price = sum(decks[k][1].value * (dear if decks[k][0] == "item" else 1) * keys[k] for k in keys)
                price += mission.magazine_price * sum(len(kit.magazines) for kit in basket.kits)
                money = mission.budget + mission.budget_per_stalker * n
                if mission.id in decoded.others and price > money:
                    what = f"{money} for {n}; the ready basket of level {mission.level} costs {price} (SM-9.1)"
                    yield decoded.mission_file(mission.id), mission.id, "budget", what
                elif mission.id not in decoded.others and (price > money or (mission.level == 1 and price < money)):
                    yield file, basket.id, "kits", f"costs {price}; the team has {money} in {mission.id} (SM-9.1)"


# --- enemies and anomalies --------------------------------------------------------------------------------------------


def _check_enemies(decoded: Decoded) -> Problems:
    for card in decoded.cards["enemies.yaml"]:
        yield from (("enemies.yaml", card.id, field, what) for field, what in _check_enemy(card))


def _check_enemy(card: EnemyKind) -> Iterator[tuple[str, str]]:
    if not card.types:
        yield "types", "an enemy has at least 1 type (ST-13.3)"
    if (card.category == "boss") != (card.ehp > 1):
        yield "ehp", "bosses, and only they, have more than 1 (ST-13.2)"
    if not card.torso:
        yield "torso", "every enemy has a torso (ST-13.5)"
    for field, part in (("head", card.head), ("torso", card.torso)):
        stars = [threshold.stars for threshold in part]
        if sorted(set(stars)) != stars:
            yield field, "the stars must rise from threshold to threshold"
        for i, threshold in enumerate(part):
            if not threshold.ehp and not threshold.wound:
                yield f"{field}[{i}]", "needs 'ehp', 'wound' or both (ST-11.8)"
    if bool(card.special) != bool(card.special_do):
        yield "special", "a special has a name and something in 'special_do' (ST-13.21)"


def _check_anomalies(decoded: Decoded) -> Problems:
    for card in decoded.cards["anomalies.yaml"]:
        flags = {flag for rule in card.rules if isinstance(rule, Is) for flag in rule.flags}
        if ("yields" in flags) == ("no_artifact" in flags):
            yield "anomalies.yaml", card.id, "rules", "is either 'yields' or 'no_artifact' (ST-14.2)"
        for field in ("stalkers", "enemies"):
            if not getattr(card, field):
                yield "anomalies.yaml", card.id, field, "is empty (ST-14.2)"


# --- activation, events, contacts, tokens -----------------------------------------------------------------------------


def _check_activation(decoded: Decoded) -> Problems:
    for card in decoded.cards["activation-high.yaml"]:
        attacks = sum(isinstance(op, Attack) for point in card.points for _, op in ops_in(point))
        if attacks != 1:
            yield "activation-high.yaml", card.id, "points", f"has {attacks} attack points; there is 1 (SC-12.1)"
    for card in decoded.cards["activation-low.yaml"]:
        if bool(card.always) == bool(card.low or card.none) or bool(card.low) != bool(card.none):
            yield "activation-low.yaml", card.id, "low", "needs 'low' and 'none', or 'always' (ST-13.24)"


def _check_events(decoded: Decoded) -> Problems:
    for card in decoded.cards["events.yaml"]:
        if not card.instant and not card.round_end:
            yield "events.yaml", card.id, "instant", "an event needs 'instant', 'round_end' or both"
        if not card.tone:
            yield "events.yaml", card.id, "tone", "a random event is good, mixed or bad (SC-14.1)"


def _check_contacts(decoded: Decoded) -> Problems:
    for card in decoded.cards[CONTACTS]:
        file = decoded.file_of(CONTACTS, card.id)
        if (card.companion is not None) != (card.kind == "companion"):
            yield file, card.id, "companion", "companions, and only they, have these figures (SC-15.2)"
        if bool(card.mission) != (card.kind in ("companion", "contract")):
            yield file, card.id, "mission", "companions and contracts have a second side (ST-15.11)"
        if not card.offers or not all(isinstance(rule, Action) and rule.cost == "FA" for rule in card.offers):
            yield file, card.id, "offers", "needs at least 1, all of them actions of cost FA (SC-15.1)"


def _check_tokens(decoded: Decoded) -> Problems:
    for token in decoded.cards["unknown.yaml"]:
        if bool(token.colour) != bool(token.standees):
            yield "unknown.yaml", token.id, "standees", "a token with a colour has standees, X has none (ST-5.20)"
    for token in decoded.cards["loot.yaml"]:
        if not token.do:
            yield "loot.yaml", token.id, "do", "is empty"


# --- rules and scripts ------------------------------------------------------------------------------------------------


def _check_rules(decoded: Decoded) -> Problems:
    for place, rules in rules_in(decoded):
        for i, rule in enumerate(rules):
            for field, what in _check_rule(place, rule):
                yield place.file, place.card, f"{place.field}[{i}]{field}", what


def _check_rule(place: Place, rule: Rule) -> Iterator[tuple[str, str]]:
    match rule:
        case On() if rule.window not in WINDOWS[place.kind]:
            yield ".window", f"a card of the kind '{place.kind}' never answers '{rule.window}'"
        case Mod() if bool(rule.by) + (rule.set is not None) + (rule.at_least is not None) != 1:
            yield "", "needs exactly one of 'by', 'set' and 'at_least'"
        case Mask() if place.kind != "weapon":
            yield "", "only weapons have traits bought with masks (ST-10.19)"
        case Is(flags=()):
            yield ".flags", "is empty"
        case Action() | On() | Mask() if not rule.do:
            yield ".do", "is empty"


def _check_scripts(decoded: Decoded) -> Problems:
    enemies = frozenset(card.key for card in decoded.cards["enemies.yaml"])
    if "enemies.yaml" in decoded.broken:
        return
    zone = {kind.id for kind in decoded.cards["survival/tokens.yaml"]} | {"Q", "L", "anomaly_space"}
    zone |= {card.person for card in decoded.cards["survival/characters.yaml"]}
    for place, script in scripts_in(decoded):
        words = frozenset(zone) if place.file.startswith(SURVIVAL) else frozenset[str]()
        for where, field, what in check_script(place, script, enemies, words):
            yield where.file, where.card, f"{where.field}{field}", what


# --- counts -----------------------------------------------------------------------------------------------------------


def count_components(decoded: Decoded) -> Counter[str]:
    """How many of each line of the component list there are."""
    found: Counter[str] = Counter(dict.fromkeys(COMPONENT_FILES, 0))
    for line, file in COMPONENT_FILES.items():
        own = [card for card in decoded.cards.get(file, ()) if (file, card.id) not in decoded.brought]
        found[line] = sum(_copies(card) for card in own if not getattr(card, "box", False))
    figures: dict[str, int] = {}
    for card in decoded.cards["enemies.yaml"]:
        figures[card.standee] = max(card.standees, figures.get(card.standee, 0))
    found["standees"] = sum(figures.values())
    found["tiles"] = len(decoded.maps.tiles)
    found["overlays"] = len(decoded.maps.overlays)
    fronts = [side_parts(side.id) for side in decoded.cards[LOST_CARDS] if side.kind != "tile"]
    found["lost_cards"] = sum(letter == "a" for _, letter, _ in fronts)
    found["lost_tiles"] = len({territory.side.sheet for territory in decoded.maps.territories.values()})
    return found


def _copies(card: Any) -> int:
    return len(card.arrows) if hasattr(card, "arrows") else int(getattr(card, "copies", 1))


def _check_counts(decoded: Decoded) -> Problems:
    """A file that could not be read whole is not counted: its problems say what is missing."""
    if COMPONENTS in decoded.broken:
        return
    for line in sorted(decoded.components.keys() ^ COMPONENT_FILES.keys()):
        what = "is missing" if line in COMPONENT_FILES else f"is not counted; known: {', '.join(COMPONENT_FILES)}"
        yield COMPONENTS, "the list", line, what
    for line, count in count_components(decoded).items():
        file = COMPONENT_FILES[line]
        listed = decoded.components.get(line, count)
        if count != listed and file not in decoded.broken:
            yield file, "all cards", "copies", f"{count} of '{line}'; {COMPONENTS} says {listed}"
