"""What is wrong with a script that is well-formed: ops that refer to what is not there, that do nothing, or in a wrong
place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import msgspec

from cordon.games.stalker.cards import Action, Mask, MissionSide, On, Rule
from cordon.games.stalker.content_files import (
    CONTACTS,
    EQUIPMENT_FILES,
    FILES,
    LOST_CARDS,
    STORIES,
    UNIQUE,
    ZONE_DECKS,
    ZONE_SCRIPTS,
    Decoded,
)
from cordon.games.stalker.ops import AnomalyDie, Choose, If, Lasts, May, NextMission, Op, Select, SpawnNew
from cordon.games.stalker.ops.body import DoseOp, LoseHpOp
from cordon.games.stalker.ops.campaign import BinderOp
from cordon.games.stalker.ops.fighting import Dmg, Roll, StrikeOp
from cordon.games.stalker.ops.goods import Buy, GainCardOp, Join, Money, Offer, Sell, TakeContract
from cordon.games.stalker.ops.ground import Pick, Put, Spawn
from cordon.games.stalker.ops.zone_ground import PutThere
from cordon.games.stalker.rules.equipment import ATTACHMENT_SORTS
from cordon.games.stalker.terms import ItemType
from cordon.kernel.content import Finding, Place, tag

PEOPLE = ("stalker", "other_stalker", "companion", "entity", "enemy", "all", "same", "human", "mutant", "psionic")
TOKENS = ("unknown", "unknown_stack", "loot", "anomaly", "space")
KINDS = frozenset((*PEOPLE, *TOKENS, "horde", "elite", "boss", "C1", "C2", "C3", "C4"))
"""What a selector may name beside the keys of enemies (SC-1.5)."""
BETWEEN_MISSIONS = ("story", "epilogue")
"""The kinds of scripts that change the binder of a campaign."""
ITEM_TYPES: frozenset[str] = frozenset(get_args(ItemType))


# --- where scripts stand ----------------------------------------------------------------------------------------------


def rules_in(decoded: Decoded) -> Iterator[tuple[Place, tuple[Rule, ...]]]:
    """All rules of cards with their place."""
    for card in decoded.cards["stalkers.yaml"]:
        for i, ability in enumerate(card.abilities):
            yield Place("stalkers.yaml", card.id, f"abilities[{i}].rules", "stalker"), ability.rules
    for deck, file in EQUIPMENT_FILES.items():
        for card in decoded.cards[file]:
            yield Place(file, card.id, "rules", deck), card.rules
    for card in decoded.cards[UNIQUE]:
        yield Place(UNIQUE, card.id, "rules", card.sort), card.rules
    for file in ZONE_DECKS.values():
        for card in decoded.cards[file]:
            yield Place(file, card.id, "rules", "zone"), card.rules
    for card in decoded.cards["anomalies.yaml"]:
        yield Place("anomalies.yaml", card.id, "rules", "anomaly"), card.rules
    for card in decoded.cards["enemies.yaml"]:
        yield Place("enemies.yaml", card.id, "rules", "enemy"), card.rules
        yield Place("enemies.yaml", card.id, "attack.rules", "enemy attack"), card.attack.rules
    for card in decoded.cards[CONTACTS]:
        file = decoded.file_of(CONTACTS, card.id)
        yield Place(file, card.id, "offers", "offer"), card.offers
        yield Place(file, card.id, "mission", card.kind), card.mission
    for mission in decoded.missions:
        for i, side in enumerate(mission.sides):
            yield Place(decoded.mission_file(mission.id), side.id, f"sides[{i}].rules", "side"), side.rules
    for side in decoded.cards[LOST_CARDS]:
        yield Place(LOST_CARDS, side.id, "rules", "side"), side.rules


def scripts_in(decoded: Decoded) -> Iterator[tuple[Place, tuple[Op, ...]]]:
    """Every script of a folder with its place."""
    for place, rules in rules_in(decoded):
        for i, rule in enumerate(rules):
            if isinstance(rule, Action | On | Mask):
                yield place._replace(field=f"{place.field}[{i}].do"), rule.do
            if isinstance(rule, Action | On) and rule.pay:
                yield place._replace(field=f"{place.field}[{i}].pay"), rule.pay
    single = {
        "anomalies.yaml": ("stalkers", "enemies"),
        "enemies.yaml": ("special_do",),
        "control.yaml": ("resist", "yields"),
        "activation-high.yaml": ("zone",),
        "events.yaml": ("instant", "round_end"),
        "loot.yaml": ("do",),
        "lost-setup.yaml": ("do",),
    }
    for file, fields in single.items():
        for card in decoded.cards[file]:
            yield from ((Place(file, card.id, field, FILES[file].__name__), getattr(card, field)) for field in fields)
    for file, fields in (("activation-high.yaml", ("points",)), ("activation-low.yaml", ("low", "none", "always"))):
        for card in decoded.cards[file]:
            for field in fields:
                for i, point in enumerate(getattr(card, field)):
                    yield Place(file, card.id, f"{field}[{i}]", FILES[file].__name__), point
    yield from _of_missions(decoded)
    for story in decoded.cards[STORIES]:
        file = decoded.file_of(STORIES, story.id)
        for i, option in enumerate(story.options):
            yield Place(file, story.id, f"options[{i}].do", "story"), option.do
            yield Place(file, story.id, f"options[{i}].pay", "story"), option.pay
    for file in ZONE_DECKS.values():
        for card in decoded.cards[file]:
            yield from ((Place(file, card.id, name, "zone"), ops) for name, ops in card.scripts().items())
            for i, action in enumerate(card.side.actions):
                yield Place(file, card.id, f"actions[{i}].do", "zone"), action.do
                yield Place(file, card.id, f"actions[{i}].pay", "zone"), action.pay
            for i, trigger in enumerate(card.side.triggers):
                yield Place(file, card.id, f"triggers[{i}].do", "zone"), trigger.do
    for script in decoded.cards[ZONE_SCRIPTS]:
        yield from ((Place(ZONE_SCRIPTS, script.id, field, "zscript"), ops) for _, field, ops in script.scripts())


def _of_missions(decoded: Decoded) -> Iterator[tuple[Place, tuple[Op, ...]]]:
    for mission in decoded.missions:
        file = decoded.mission_file(mission.id)
        yield Place(file, mission.id, "setup", "mission"), mission.setup
        for i, row in enumerate(mission.epilogues):
            yield Place(file, mission.id, f"epilogues[{i}].do", "epilogue"), row.do
        for i, event in enumerate(mission.events):
            yield Place(file, event.id, f"events[{i}].instant", "mission"), event.instant
            yield Place(file, event.id, f"events[{i}].round_end", "mission"), event.round_end
        for i, side in enumerate(mission.sides):
            yield from _of_side(file, f"sides[{i}].", side)
    for side in decoded.cards[LOST_CARDS]:
        yield from _of_side(LOST_CARDS, "", side)


def _of_side(file: str, field: str, side: MissionSide) -> Iterator[tuple[Place, tuple[Op, ...]]]:
    yield Place(file, side.id, f"{field}flip", "side"), side.flip
    for sort in ("actions", "triggers", "choice"):
        for j, each in enumerate(getattr(side, sort)):
            yield Place(file, side.id, f"{field}{sort}[{j}].do", "side"), each.do
            if sort != "triggers":
                yield Place(file, side.id, f"{field}{sort}[{j}].pay", "side"), each.pay


def ops_in(script: tuple[Op, ...], path: str = "") -> Iterator[tuple[str, Op]]:
    """Every op of a script and of those inside it, by the field where it stands in the file."""
    for i, op in enumerate(script):
        yield f"{path}[{i}]", op
        for ending, part in _inner(op):
            yield from ops_in(part, f"{path}[{i}]{ending}")


def _inner(op: Op) -> Iterator[tuple[str, tuple[Op, ...]]]:
    """The scripts inside an op, by the field where they stand in the file."""
    parts = {id(part) for part in op.parts().values()}
    for field in op.__struct_fields__:
        value = getattr(op, field)
        if id(value) in parts and value:
            yield f".{field}", value
        elif isinstance(op, Choose) and field == "options":
            yield from ((f".options[{i}]", part) for i, part in enumerate(op.options))


def records_in(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    """Every record inside a record, by the field where it stands in the file."""
    if isinstance(value, msgspec.Struct):
        if path:
            yield path, value
        for field in value.__struct_fields__:
            yield from records_in(getattr(value, field), f"{path}.{field}".lstrip("."))
    elif isinstance(value, tuple):
        for i, each in enumerate(value):
            yield from records_in(each, f"{path}[{i}]")


# --- looking through one script ---------------------------------------------------------------------------------------


def check_script(
    place: Place, script: tuple[Op, ...], enemies: frozenset[str], zone: frozenset[str] = frozenset()
) -> Iterator[Finding]:
    """Everything wrong with a script; ``enemies`` are the keys of all enemies, ``zone`` the characters, tokens and
    slots of Zone Survival."""
    for field, op in ops_in(script):
        for what in (*_pointless(op), *_misplaced(place, op), *_unknown(op, enemies, zone)):
            yield place, field, what
    for field, what in _without_source(script, place.kind in ("side", "mission", "zone")):
        yield place, field, what


def _pointless(op: Op) -> Iterator[str]:
    """An op that does nothing, or that should have been written with another verb."""
    match op:
        case Choose() if len(op.options) < 2:
            yield "a choice needs at least 2 parts; for an optional effect write 'may'"
        case Choose() if len(set(map(msgspec.json.encode, op.options))) < len(op.options):
            yield "two parts of this choice are the same"
        case May() if not op.effect:
            yield "'may' needs something in 'effect'"
        case If() if not op.when:
            yield "'if' needs at least 1 condition in 'when'"
        case AnomalyDie() if not any(op.parts().values()):
            yield "'ad' needs at least one of P1, P2, P3, P4"
        case LoseHpOp(n=0, stars=False):
            yield "'lose_hp' needs a number in 'n', or 'stars: true'"
        case DoseOp(n=0) | Dmg(n=0) | Money(n=0, per_stalker=0) | Lasts(by=0):
            yield f"'{tag(op)}' needs a number above or below 0"
        case NextMission() if bool(op.window) == bool(op.value) or bool(op.window) != bool(op.effect):
            yield "'next_mission' needs a window with an effect, or a value with 'by'"
        case GainCardOp(tier=tier, deck=deck) if tier and deck in ("item", "artifact"):
            yield f"a card of the deck '{deck}' has no tier"


def _misplaced(place: Place, op: Op) -> Iterator[str]:
    if isinstance(op, Offer | Join | TakeContract) and place.kind != "offer":
        yield f"'{tag(op)}' belongs to the offers of a contact (SC-15.1)"
    if isinstance(op, NextMission) and place.kind not in ("offer", *BETWEEN_MISSIONS):
        yield "'next_mission' belongs to the offers of a contact, or to a story (SC-15.1, SM-8.2)"
    if isinstance(op, BinderOp) and place.kind not in BETWEEN_MISSIONS:
        yield f"'{tag(op)}' belongs to a story or an epilogue (SM-8.2)"
    if isinstance(op, LoseHpOp) and op.value and place.kind != "ControlCard":
        yield "only the loss on a control card is changed by control.loss (SC-11.1)"
    if isinstance(op, Roll | Pick) and op.grenade and place.kind != "item":
        yield "only grenade items have 'grenade: true'"
    if getattr(op, "place", "") == "far" and not isinstance(op, Put):
        yield "only tokens are put on the space 'far' (SC-1.5)"


def _unknown(op: Op, enemies: frozenset[str], zone: frozenset[str]) -> Iterator[str]:
    for select in _selects(op):
        for kind in select.kinds:
            if kind not in KINDS and kind not in enemies and kind not in zone:
                yield f"'kinds': no kind or enemy '{kind}'"
        if (select.pick in ("closest", "nearest") and not select.near) != bool(select.to):
            yield "'to' stands with closest and nearest, and only with them; a place is 'near'"
    if isinstance(op, SpawnNew):
        yield from (f"'kinds': no enemy '{kind}'" for kind in op.kinds if kind not in enemies)
    if isinstance(op, Spawn) and op.kind not in ("same", *enemies):
        yield f"'kind': no enemy '{op.kind}'"
    known = ITEM_TYPES | ATTACHMENT_SORTS.keys() if isinstance(op, GainCardOp) else ITEM_TYPES
    if isinstance(op, Buy | Sell | GainCardOp) and op.type and op.type not in known:
        yield f"'type': no type of item '{op.type}'"


def _selects(op: Op) -> Iterator[Select]:
    for field in op.__struct_fields__:
        value = getattr(op, field)
        if isinstance(value, Select):
            yield value


def _without_source(script: tuple[Op, ...], known: bool) -> Iterator[tuple[str, str]]:
    """Ops that speak of stars, a picked space or a chosen one that nothing before them gives. ``known``: a place where
    they may come from outside."""
    rolled = picked = chosen = known
    for field, op in ops_in(script):
        if _wants_stars(op) and not rolled:
            yield field, f"'{tag(op)}' wants stars, but nothing before it rolls"
        if _speaks_of(op, "picked") and not picked:
            yield field, "'picked': nothing before it picks a space"
        if _speaks_of(op, "chosen") and not chosen:
            yield field, "'chosen': nothing before it chooses somebody"
        rolled = rolled or isinstance(op, Roll)
        picked = picked or isinstance(op, Pick | PutThere)
        chosen = chosen or any(select.pick == "one" for select in _selects(op))


def _wants_stars(op: Op) -> bool:
    return (isinstance(op, StrikeOp) and op.n is None) or (isinstance(op, LoseHpOp) and op.stars)


def _speaks_of(op: Op, word: str) -> bool:
    values: list[Any] = [getattr(op, field) for field in op.__struct_fields__]
    return any(value == word or (isinstance(value, Select) and word in (value.on, value.off)) for value in values)
