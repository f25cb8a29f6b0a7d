"""For authors: one look through a folder of the content of S.T.A.L.K.E.R., and the texts that its cards need.

Only the *keys* of texts are known here; whether there are words for them is for a layer that can read catalogues.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import msgspec

from cordon.games.stalker.campaign_check import can_be_checked
from cordon.games.stalker.campaign_ways import check_endings_met
from cordon.games.stalker.cards import Contact, Mask, Mission, MissionSide, Story
from cordon.games.stalker.content_check import count_components, problems_in
from cordon.games.stalker.content_files import (
    CONTACTS,
    EQUIPMENT_FILES,
    FOLDER,
    LOST_CARDS,
    OVERLAYS,
    PLACES,
    STORIES,
    TILES,
    UNIQUE,
    ZONE_SCRIPTS,
    Decoded,
    decode,
    schemas,
)
from cordon.games.stalker.mapping.drawing import Drawing
from cordon.games.stalker.mapping.library import ZONE_MAPS, named, read_maps
from cordon.games.stalker.mapping.zone_check import check_zone
from cordon.games.stalker.ops.conditions import Remembers
from cordon.games.stalker.ops.fighting import Special
from cordon.games.stalker.ops.mission import Remember
from cordon.games.stalker.script_check import ops_in, scripts_in
from cordon.games.stalker.sorts import is_weapon
from cordon.games.stalker.terms import side_parts
from cordon.kernel.added import too_large
from cordon.kernel.content import Checked, ContentTools, Need, Problems, listed

LOST_CATALOGUE = "lost-cards.ftl"
SCRIPT_CATALOGUE = "survival-scripts.ftl"
LOOT_CATALOGUE = "survival-loot.ftl"
NO_CARDS = ("loot", "unknown", "standees", TILES, OVERLAYS, "lost_tiles")
"""The lines of the component list that are no cards (ST-2.1)."""
SINGLE: dict[str, tuple[str, str, tuple[str, ...]]] = {
    "stalkers.yaml": ("stalker", "stalkers.ftl", ("role", "plays", "flavour")),
    **{file: (deck, "equipment.ftl", ("flavour",)) for deck, file in EQUIPMENT_FILES.items()},
    "anomalies.yaml": ("anomaly", "anomalies.ftl", ("flavour",)),
    "enemies.yaml": ("enemy", "enemies.ftl", ("flavour",)),
    "control.yaml": ("control", "activation.ftl", ("flavour",)),
    "activation-high.yaml": ("high", "activation.ftl", ("flavour",)),
    "activation-low.yaml": ("low", "activation.ftl", ("flavour",)),
    "events.yaml": ("event", "events.ftl", ("story",)),
    "lost-setup.yaml": ("lost", "lost.ftl", ("flavour",)),
}
"""The message of each card: its beginning, its catalogue, and the texts beside the name."""
CATALOGUES = (*dict.fromkeys(catalogue for _, catalogue, _ in SINGLE.values()), "tokens.ftl", "spaces.ftl",
              "memory.ftl", "campaign.ftl", "contacts.ftl")  # fmt: skip
"""Catalogues that hold texts of cards and nothing else."""


def check(folder: Path) -> Checked:
    """Everything wrong with a folder, and what its cards ask of the catalogues."""
    decoded = decode(folder)
    problems = [*_problems(decoded), *listed(_check_zones(decoded))]
    cards = sum(n for line, n in count_components(decoded).items() if line not in NO_CARDS)
    needs = list(
        dict.fromkeys(
            (
                *_needs(decoded),
                *_needs_of_missions(decoded, decoded.missions),
                *_needs_of_campaigns(decoded),
                *_needs_of_scripts(decoded),
            )
        )
    )
    files = (STORIES, CONTACTS, LOST_CARDS)
    scripts = decoded.cards[ZONE_SCRIPTS]
    book = {text for script in scripts for _, _, text in script.branch_texts()}
    book |= {f"script-{script.id}-{key}.told" for script in scripts for node in script.nodes for key in node.branches()}
    asking = (*decoded.missions, *(card for file in files for card in decoded.cards[file]))
    owned = (
        *CATALOGUES,
        LOST_CATALOGUE,
        SCRIPT_CATALOGUE,
        LOOT_CATALOGUE,
        *(_mission_catalogue(mission) for mission in decoded.missions),
    )
    return Checked(problems, cards, len(specials_in(decoded)), needs, _optional(asking) | book, owned)


def _problems(decoded: Decoded) -> list[str]:
    endings = listed(check_endings_met(decoded)) if can_be_checked(decoded) else []
    return [*decoded.problems, *problems_in(decoded), *endings]


def check_added(folder: Path) -> Checked:
    """Everything wrong with a mission or a campaign beside the content that ships, and the texts that it needs."""
    large = list(too_large(folder))
    if large:
        return Checked(large)
    decoded = decode(FOLDER, (folder,))
    mine = [mission for mission in decoded.missions if mission.id in decoded.others]
    campaigns = [campaign.id for campaign in decoded.campaigns if campaign.id in decoded.others]
    shipped = read_maps(FOLDER, []).patches
    brought = [
        card for file in (STORIES, CONTACTS) for card in decoded.cards[file] if (file, card.id) in decoded.brought
    ]
    needs = [
        *(need for id, patch in decoded.maps.patches.items() if id not in shipped for need in _spaces("patch", patch)),
        *_foreign(_needs_of_missions(decoded, mine), folder),
        *_foreign(_needs_of_campaigns(decoded), folder),
    ]
    cards = sum(len({side_parts(side.id).number for side in mission.sides}) for mission in mine) + len(decoded.brought)
    ids = (*campaigns, *(mission.id for mission in mine))
    optional = _optional([*mine, *brought])
    return Checked(_problems(decoded), cards, needs=list(dict.fromkeys(needs)), optional=optional, ids=ids)


def _check_zones(decoded: Decoded) -> Problems:
    """The maps of Zone Survival: nobody adds any, so a mission on its own is checked without them."""
    for zone in decoded.maps.zones.values():
        for slot, what in check_zone(decoded.maps, zone):
            yield f"{ZONE_MAPS}/{zone.id}.txt:{slot.line}", zone.id, slot.name, what


def _foreign(needs: Iterable[Need], folder: Path) -> Iterator[Need]:
    """What the files of a folder of somebody's own ask for."""
    (name,) = named((folder,))
    return (need for need in needs if need.where.startswith(f"{name}/"))


TOOLS = ContentTools(FOLDER, check, schemas, check_added)


def specials_in(decoded: Decoded) -> set[tuple[str, str]]:
    """The cards that need code of their own, by file and id (SC-1.10)."""
    return {
        (place.file, place.card)
        for place, script in scripts_in(decoded)
        for _, op in ops_in(script)
        if isinstance(op, Special)
    }


# --- the texts of cards -----------------------------------------------------------------------------------------------


def _needs(decoded: Decoded) -> Iterator[Need]:
    for file, (sort, catalogue, attributes) in SINGLE.items():
        for card in decoded.cards[file]:
            key, where = f"{sort}-{card.key}", f"{file}: {card.id}: field 'key'"
            yield Need(key, where, catalogue)
            yield from (Need(f"{key}.{name}", where, catalogue) for name in attributes)
    for card in decoded.cards[UNIQUE]:
        key, where = f"{card.sort}-{card.key}", f"{UNIQUE}: {card.id}: field 'key'"
        yield from (Need(each, where, LOOT_CATALOGUE) for each in (key, f"{key}.flavour"))
    yield from _needs_of_parts(decoded)
    for sort in ("loot", "unknown"):
        for token in decoded.cards[f"{sort}.yaml"]:
            yield Need(f"{sort}-{token.id.lower()}", f"{sort}.yaml: {token.id}: field 'id'", "tokens.ftl")
    lost = {id: territory.drawing for id, territory in decoded.maps.territories.items()}
    for sort, drawings in (("tile", decoded.maps.tiles | lost), ("patch", decoded.maps.patches)):
        for drawing in drawings.values():
            yield from _spaces(sort, drawing)


def _spaces(sort: str, drawing: Drawing) -> Iterator[Need]:
    yield Need(f"{sort}-{drawing.id}", f"{sort} {drawing.id}", "spaces.ftl")
    for space in drawing.spaces:
        where = f"{sort} {drawing.id}: space {space.letter}"
        yield Need(f"space-{drawing.id}-{space.letter}", where, "spaces.ftl")


def _needs_of_parts(decoded: Decoded) -> Iterator[Need]:
    """Names of what stands on a card: abilities, attacks, traits, specials."""
    for card in decoded.cards["stalkers.yaml"]:
        for i, ability in enumerate(card.abilities):
            yield Need(
                f"ability-{ability.key}", f"stalkers.yaml: {card.id}: field 'abilities[{i}].key'", "stalkers.ftl"
            )
    weapons = [("weapons.yaml", "equipment.ftl", card) for card in decoded.cards["weapons.yaml"]]
    weapons += [(UNIQUE, LOOT_CATALOGUE, card) for card in decoded.cards[UNIQUE] if is_weapon(card)]
    for file, catalogue, card in weapons:
        where = f"{file}: {card.id}: field"
        for i, attack in enumerate(card.attacks):
            yield Need(f"attack-{card.key}-{attack.key}", f"{where} 'attacks[{i}].key'", catalogue)
        for i, rule in enumerate(card.rules):
            if isinstance(rule, Mask):
                yield Need(f"trait-{rule.trait}", f"{where} 'rules[{i}].trait'", "equipment.ftl")
        if card.trait:
            yield Need(f"trait-{card.trait}", f"{where} 'trait'", "equipment.ftl")
    for card in decoded.cards["enemies.yaml"]:
        where = f"enemies.yaml: {card.id}: field"
        yield Need(f"attack-{card.key}-{card.attack.key}", f"{where} 'attack.key'", "enemies.ftl")
        if card.special:
            yield Need(f"special-{card.special}", f"{where} 'special'", "enemies.ftl")


# --- the texts of missions --------------------------------------------------------------------------------------------


def _needs_of_missions(decoded: Decoded, missions: Iterable[Mission]) -> Iterator[Need]:
    for mission in missions:
        file, catalogue = decoded.mission_file(mission.id), _mission_catalogue(mission)
        for key, field in _texts_of(mission):
            yield Need(key, f"{file}: {mission.id}: field '{field}'", catalogue)
        for condition, field in _remembered(mission):
            yield Need(memory_key(condition), f"{file}: {mission.id}: field '{field}'", "memory.ftl")
    for side in decoded.cards[LOST_CARDS]:
        for key, field in _texts_of_side(side, ""):
            yield Need(key, f"{LOST_CARDS}: {side.id}: field '{field}'", LOST_CATALOGUE)


def _texts_of_side(side: MissionSide, field: str) -> Iterator[tuple[str, str]]:
    yield side_key(side.id), f"{field}id"
    for sort in ("actions", "choice"):
        for j, action in enumerate(getattr(side, sort)):
            yield f"{side_key(side.id)}-{action.key}", f"{field}{sort}[{j}].key"


def _texts_of(mission: Mission) -> Iterator[tuple[str, str]]:
    """The texts of a mission, each with the field that asks for it."""
    id = mission.id.lower()
    yield f"mission-{id}", "id"
    yield from ((f"mission-{id}.{name}", "id") for name in ("place", "prologue", "hints", "objective"))
    for i, line in enumerate(mission.lines):
        yield f"goal-{id}-{line.key}", f"lines[{i}].key"
    for i, side in enumerate(mission.sides):
        yield from _texts_of_side(side, f"sides[{i}].")
    for i, event in enumerate(mission.events):
        yield f"event-{event.key}", f"events[{i}].key"
        yield f"event-{event.key}.story", f"events[{i}].key"
    for i, epilogue in enumerate(mission.epilogues):
        yield f"epilogue-{id}-{epilogue.key}", f"epilogues[{i}].key"
        yield f"epilogue-{id}-{epilogue.key}.result", f"epilogues[{i}].key"
    for flag, values in mission.codas.items():
        yield from ((f"coda-{id}-{flag}-{value}", f"codas.{flag}") for value in values)


# --- the texts of Zone Survival ---------------------------------------------------------------------------------------


def _needs_of_scripts(decoded: Decoded) -> Iterator[Need]:
    for script in decoded.cards[ZONE_SCRIPTS]:
        key, where = f"script-{script.id}", f"{ZONE_SCRIPTS}: {script.id}: field"
        yield Need(key, f"{where} 'id'", SCRIPT_CATALOGUE)
        yield Need(f"{key}.text", f"{where} 'id'", SCRIPT_CATALOGUE)
        for i, node in enumerate(script.nodes):
            for j, option in enumerate(getattr(node, "options", ())):
                field = f"{where} 'nodes[{i}].options[{j}].key'"
                yield Need(f"{key}-{option.key}", field, SCRIPT_CATALOGUE)
                if option.do:
                    yield Need(f"{key}-{option.key}.told", field, SCRIPT_CATALOGUE)


# --- the texts of the campaign ----------------------------------------------------------------------------------------


def _needs_of_campaigns(decoded: Decoded) -> Iterator[Need]:
    for campaign in decoded.campaigns:
        where, key = f"{decoded.campaign_file(campaign.id)}: {campaign.id}: field", f"campaign-{campaign.id.lower()}"
        yield from (Need(each, f"{where} 'id'", "switches.ftl") for each in (key, f"{key}.text"))
        for i, coda in enumerate(campaign.codas):
            for value in coda.values:
                yield Need(f"coda-{coda.flag}-{value}", f"{where} 'codas[{i}]'", "campaign.ftl")
    for place in decoded.cards[PLACES]:
        where = f"{decoded.file_of(PLACES, place.id)}: {place.id}: field 'id'"
        for key in (f"place-{place.id.lower()}", f"place-{place.id.lower()}.hint"):
            yield Need(key, where, "campaign.ftl")
    for story in decoded.cards[STORIES]:
        where = f"{decoded.file_of(STORIES, story.id)}: {story.id}: field"
        yield Need(f"story-{story.id}", f"{where} 'id'", "campaign.ftl")
        yield Need(f"story-{story.id}.text", f"{where} 'id'", "campaign.ftl")
        for i, option in enumerate(story.options):
            for key in (f"story-{story.id}-{option.key}", f"story-{story.id}-{option.key}.told"):
                yield Need(key, f"{where} 'options[{i}].key'", "campaign.ftl")
        for condition, field in _remembered(story):
            yield Need(memory_key(condition), f"{where} '{field}'", "memory.ftl")
    for contact in decoded.cards[CONTACTS]:
        where = f"{decoded.file_of(CONTACTS, contact.id)}: {contact.id}: field"
        if contact.kind in ("companion", "contract"):
            yield Need(f"contact-{contact.key}.deal", f"{where} 'kind'", "contacts.ftl")
        for name in ("", ".flavour", ".greeting"):
            yield Need(f"contact-{contact.key}{name}", f"{where} 'key'", "contacts.ftl")
        for condition, field in _remembered(contact):
            yield Need(memory_key(condition), f"{where} '{field}'", "memory.ftl")
    yield from _needs_of_memory(decoded)


def _needs_of_memory(decoded: Decoded) -> Iterator[Need]:
    """What the chronicle tells of whatever is remembered."""
    for place, script in scripts_in(decoded):
        for field, op in ops_in(script):
            if isinstance(op, Remember):
                where = f"{place.file}: {place.card}: field '{place.field}{field}'"
                yield Need(f"chronicle-{op.flag}-{op.value}", where, "memory.ftl")


def _remembered(value: object, field: str = "") -> Iterator[tuple[Remembers, str]]:
    """Every condition that asks for something the campaign remembers, with its field: the reader must learn what."""
    if isinstance(value, Remembers):
        yield value, field
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from _remembered(getattr(value, name), f"{field}.{name}".lstrip("."))
    elif isinstance(value, tuple):
        for i, each in enumerate(value):
            yield from _remembered(each, f"{field}[{i}]")


def memory_key(condition: Remembers) -> str:
    """The message that says what is remembered: ``memory-lantern-left``."""
    return f"memory-{condition.flag}-{condition.value}"


def side_key(side: str) -> str:
    """The message id of a side: ``A1-05b:cells`` is ``side-a1-05b-cells``."""
    return f"side-{side.lower().replace(':', '-')}"


def _mission_catalogue(mission: Mission) -> str:
    return f"missions-{mission.id.lower()}.ftl"


def _optional(asking: Sequence[Mission | MissionSide | Story | Contact]) -> frozenset[str]:
    """A side may have something to see; what is remembered may have an opposite."""
    sides = [side for each in asking if isinstance(each, Mission) for side in each.sides]
    sides += [each for each in asking if isinstance(each, MissionSide)]
    seen = {f"{side_key(side.id)}.story" for side in sides}
    known = {memory_key(condition) for each in asking for condition, _ in _remembered(each)}
    return frozenset(seen | {f"{key}.not" for key in known})
