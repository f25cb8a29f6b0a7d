"""Cross checks of missions: what their cards, events and maps say of each other (SM-4 to SM-7)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from cordon.games.stalker.cards import Mission
from cordon.games.stalker.content_files import Decoded
from cordon.games.stalker.mapping.library import Maps
from cordon.games.stalker.mapping.setup import MissionMap
from cordon.games.stalker.ops.conditions import SideUp
from cordon.games.stalker.ops.mission import Flip
from cordon.games.stalker.script_check import records_in
from cordon.games.stalker.terms import make_side, side_parts
from cordon.kernel.content import Problems

_SPACE = re.compile(r"(\d+|[A-Z][A-Z0-9]*-\d+[ab])\.[A-Z]")
_CARD = re.compile(r"[A-Z][A-Z0-9]*-\d+")


def check_missions(decoded: Decoded) -> Problems:
    """What missions, their maps and the decks say of each other."""
    missions = {mission.id: mission for mission in decoded.missions}
    enemies = {card.key for card in decoded.cards["enemies.yaml"]}
    anomalies = {card.key for card in decoded.cards["anomalies.yaml"]}
    for id, plan in decoded.maps.missions.items():
        if id in decoded.maps.zones:
            continue
        file = decoded.setup_file(id)
        if id in missions:
            yield from (
                (file, id, field, what) for field, what in _check_setup(missions[id], plan, decoded.mission_file(id))
            )
        elif decoded.mission_file(id) in {decoded.mission_file(other) for other in missions}:
            yield file, id, "setup", f"'{id}' is not the id in {decoded.mission_file(id)}"
        elif decoded.mission_file(id) not in decoded.broken:
            yield file, id, "setup", f"has no {decoded.mission_file(id)} beside it"
        for foe in plan.enemies if "enemies.yaml" not in decoded.broken else ():
            if foe.name not in enemies:
                yield f"{file}:{plan.lines[f'enemy {foe.name}']}", id, "enemy", f"no enemy '{foe.name}' in enemies.yaml"
        for place in plan.anomalies if "anomalies.yaml" not in decoded.broken else ():
            if not place.random and place.name not in anomalies:
                line = plan.lines[f"anomaly {place.name}"]
                yield f"{file}:{line}", id, "anomaly", f"no anomaly '{place.name}' in anomalies.yaml"
        for starts, what in _check_limits(decoded, plan):
            yield f"{file}:{plan.lines[starts]}", id, starts.split()[0], what
    for mission in decoded.missions:
        plan_of = decoded.maps.missions.get(mission.id)
        spaces = _spaces_of(decoded.maps, plan_of) if plan_of is not None else set()
        yield from (
            (decoded.mission_file(mission.id), mission.id, field, what)
            for field, what in _check_mission(mission, spaces)
        )


def _check_setup(mission: Mission, plan: MissionMap, file: str) -> Iterator[tuple[str, str]]:
    """The sides and events that a setup names, with or without a version (``A1-05b:cells``, ``A1-II-1``)."""
    sides = _sides_of(mission)
    for placed in plan.cards:
        if placed.side not in sides:
            yield "card", f"no side '{placed.side}' in {file}"
    for side in sorted(plan.shaping - sides):
        yield "edges", f"no side '{side}' in {file}"
    events = {id for event in mission.events for id in (event.id, re.sub(r"-\d$", "", event.id))}
    for event in plan.events:
        if f"{mission.id}-{event.number}" not in events:
            yield "events", f"no event '{mission.id}-{event.number}' in {file}"


def _check_limits(decoded: Decoded, plan: MissionMap) -> Iterator[tuple[str, str]]:
    """A setup takes its tokens and standees from the box (SM-4.2, SM-10.9): how a line starts, and what is too many."""
    there = Counter({token.face: len(token.arrows) for token in decoded.cards["unknown.yaml"]})
    for stalkers, row in plan.tokens.items() if "unknown.yaml" not in decoded.broken else ():
        for face, count in Counter(row).items():
            if count > there[face]:
                yield f"tokens N{stalkers}", f"{count} of '{face}'; there are {there[face]}"
        if {*row} == {"X"}:
            yield f"tokens N{stalkers}", "nothing but X: there is nobody whom the stalkers could meet"
    loot = sum(stack.amount for stack in plan.loot)
    tokens = sum(token.copies for token in decoded.cards["loot.yaml"])
    if loot > tokens and "loot.yaml" not in decoded.broken:
        yield "loot", f"{loot} tokens; there are {tokens}"
    if "enemies.yaml" not in decoded.broken:
        yield from _check_standees({card.key: card for card in decoded.cards["enemies.yaml"]}, plan)


def _check_standees(enemies: dict[str, Any], plan: MissionMap) -> Iterator[tuple[str, str]]:
    """Cards that show the same figure share its standees (ST-2.3); the first line that goes beyond them is told."""
    left: dict[str, int] = {}
    for card in enemies.values():
        left[card.standee] = max(card.standees, left.get(card.standee, 0))
    for foe in plan.enemies:
        card = enemies.get(foe.name)
        if card is None or left[card.standee] < 0:
            continue
        there = min(left[card.standee], card.standees)
        if foe.standees > there:
            yield f"enemy {foe.name}", f"{foe.standees} standees of '{card.standee}'; there are {there}"
            left[card.standee] = -1
        else:
            left[card.standee] -= foe.standees


def _check_mission(mission: Mission, spaces: set[str]) -> Iterator[tuple[str, str]]:
    """``spaces`` are those of its map; none if the map could not be read."""
    sides = _sides_of(mission)
    cards = {side_parts(side).number for side in sides}
    events = {event.id for event in mission.events}
    for field in ("won", "lost"):
        if getattr(mission, field) not in events:
            yield field, f"no event '{getattr(mission, field)}' among 'events'"
    for field in ("deck", "beside", "mixed"):
        for i, card in enumerate(getattr(mission, field)):
            if card not in cards:
                yield f"{field}[{i}]", f"no card '{card}' among 'sides'"
    for field, each in records_in(mission, ""):
        card = getattr(each, "card", "")
        if isinstance(card, str) and _CARD.fullmatch(card) and card not in cards:
            yield f"{field}.card", f"no card '{card}' among 'sides'"
        if isinstance(each, SideUp) and each.side not in sides:
            yield f"{field}.side", f"no side '{each.side}'"
        if isinstance(each, Flip) and each.to and each.to not in sides:
            yield f"{field}.to", f"no side '{each.to}'"
        event = getattr(each, "event", "")
        if isinstance(event, str) and event and event not in events:
            yield f"{field}.event", f"no event '{event}' among 'events'"
        for space in sorted(_words_in(each)) if spaces else ():
            if _SPACE.fullmatch(space) and space not in spaces:
                yield field, f"no space '{space}' on this map"


def _sides_of(mission: Mission) -> set[str]:
    """Ids of sides, with and without their versions."""
    return {id for side in mission.sides for id in (side.id, make_side(*side_parts(side.id)[:2]))}


def _spaces_of(maps: Maps, plan: MissionMap) -> set[str]:
    drawings = [maps.tiles[place.tile] for place in plan.plan]
    drawings += [maps.patches[place.patch] for places in plan.patches.values() for place in places]
    return {f"{drawing.id}.{space.letter}" for drawing in drawings for space in drawing.spaces}


def _words_in(record: Any) -> set[str]:
    """The strings in the fields of a record itself."""
    found: set[str] = set()
    for field in record.__struct_fields__:
        todo = [getattr(record, field)]
        while todo:
            value = todo.pop()
            if isinstance(value, str):
                found.add(value)
            elif isinstance(value, tuple):
                todo.extend(value)
    return found
