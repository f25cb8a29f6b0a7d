"""Whether everything of a mission can come to pass: its cards come into play, its spaces can be walked to, its events
are drawn, it ends, and it pays what missions pay (SM-5, SM-9, SC-17)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cordon.games.stalker.cards import Mission
from cordon.games.stalker.content_files import TILES, Decoded
from cordon.games.stalker.mapping.library import Maps, mission_board
from cordon.games.stalker.mapping.setup import MissionMap
from cordon.games.stalker.ops.goods import Money
from cordon.games.stalker.ops.mission import EndMission, Flip
from cordon.games.stalker.script_check import ops_in, records_in, scripts_in
from cordon.games.stalker.terms import side_parts
from cordon.kernel.content import Problems

_ID = re.compile(r"[A-Z][A-Z0-9]*")
REWARD, REWARD_PER_STALKER = 3000, 500
"""The most that a mission pays (SC-17.3)."""

Found = Iterator[tuple[str, str]]
"""A field, and what is wrong with it."""


def check_ways(decoded: Decoded) -> Problems:
    """What can never happen in a mission, and what would happen too often."""
    brought = {getattr(op, "event", "") for _, script in scripts_in(decoded) for _, op in ops_in(script)}
    for mission in decoded.missions:
        file, plan = decoded.mission_file(mission.id), decoded.maps.missions.get(mission.id)
        found = [*_check_ids(mission), *_check_ends(mission), *_check_pay(mission), *_check_backs(mission)]
        if plan is not None:
            found += [*_check_cards(mission, plan), *_check_events(mission, plan, brought)]
            missed = _missed(plan, decoded.maps)
            found += _check_actions(mission, missed)
            setup = decoded.setup_file(mission.id)
            for word, what in _check_setup(plan, missed):
                yield f"{setup}:{plan.lines[word]}", mission.id, word, what
        elif TILES not in decoded.broken:
            found.append(("id", f"there is no map: a setup.txt must begin with 'setup {mission.id}'"))
        yield from ((file, mission.id, field, what) for field, what in found)


def _check_ids(mission: Mission) -> Found:
    """Ids are those of one mission only, whatever others there are."""
    if not _ID.fullmatch(mission.id):
        yield "id", "must begin with a capital letter and hold only capital letters and digits"
    for sort in ("sides", "events"):
        ids = [each.id for each in getattr(mission, sort)]
        for i, id in enumerate(ids):
            if not id.startswith(f"{mission.id}-"):
                yield f"{sort}[{i}].id", f"'{id}' must begin with '{mission.id}-'"
            if id in ids[:i]:
                yield f"{sort}[{i}].id", f"'{id}' stands twice"
    for i, event in enumerate(mission.events):
        if event.key != event.id.lower():
            yield f"events[{i}].key", f"must be '{event.id.lower()}', the id in small letters"


def _check_ends(mission: Mission) -> Found:
    for field, result in (("won", "victory"), ("lost", "defeat")):
        event = next((each for each in mission.events if each.id == getattr(mission, field)), None)
        if event is not None and not any(
            isinstance(op, EndMission) and op.result == result for _, op in ops_in((*event.instant, *event.round_end))
        ):
            yield field, f"the event '{event.id}' has no 'end_mission' with the result {result}"
        if not any(row.result == result and not row.when for row in mission.epilogues):
            yield "epilogues", f"needs a row for the result {result} without conditions, for everything else"
    for field, each in (("beside", mission.beside), ("goal", mission.goal), ("lines", mission.lines)):
        if not each:
            yield field, "is empty"


def _check_pay(mission: Mission) -> Found:
    for i, row in enumerate(mission.epilogues):
        for field, op in ops_in(row.do):
            if not isinstance(op, Money):
                continue
            if op.n > REWARD or op.per_stalker > REWARD_PER_STALKER:
                most = f"{REWARD} and {REWARD_PER_STALKER} for each stalker"
                yield f"epilogues[{i}].do{field}", f"pays {op.n} and {op.per_stalker}; at most {most} (SC-17.3)"
            elif row.result != "victory" and max(op.n, op.per_stalker) > 0:
                yield f"epilogues[{i}].do{field}", "a mission that failed pays nothing (ST-15.19)"


def _check_cards(mission: Mission, plan: MissionMap) -> Found:
    """A card is on the map, beside it or in the deck."""
    known = {side_parts(laid.side).number for laid in plan.cards} | {*mission.deck, *mission.beside}
    for i, side in enumerate(mission.sides):
        number = side_parts(side.id).number
        if number not in known:
            yield f"sides[{i}].id", f"the card '{number}' is neither in 'deck', nor 'beside', nor on the map"


def _check_backs(mission: Mission) -> Found:
    """Something turns a card over: a building by itself, enough cubes, or a script."""
    flips = {
        flip.card or side_parts(side.id).number
        for side in mission.sides
        for _, flip in records_in(side, "")
        if isinstance(flip, Flip)
    }
    flips |= {flip.card for _, flip in records_in(mission, "") if isinstance(flip, Flip)}
    flips |= {side_parts(side.id).number for side in mission.sides if side.building or side.needs}
    for i, side in enumerate(mission.sides):
        number, letter, _ = side_parts(side.id)
        if letter != "a" and number not in flips:
            yield f"sides[{i}].id", f"nothing turns the card '{number}' over"


def _check_events(mission: Mission, plan: MissionMap, brought: set[str]) -> Found:
    """An event is in the deck of events, or something brings it."""
    drawn = {f"{mission.id}-{event.number}" for event in plan.events}
    for i, event in enumerate(mission.events):
        plain = re.sub(r"-\d$", "", event.id)
        if not {event.id, plain} & drawn and event.id not in brought | {mission.won, mission.lost}:
            yield f"events[{i}].id", f"nothing brings '{event.id}': it is not among 'events' in the setup"


def _missed(plan: MissionMap, maps: Maps) -> set[str]:
    """The spaces that cannot be walked to from the start, whichever side of a card is up."""
    known: set[str] = set()
    met: set[str] = set()
    for up in (plan.laid, *(plan.laid | {side} for side in sorted(plan.shaping))):
        board = mission_board(maps, plan, up & plan.shaping)
        starts = [board.index[name] for name in plan.start if name in board.index]
        known |= set(board.index)
        met |= {
            name
            for name, space in board.index.items()
            if any(space == start or board.routes("open", start).cost(space) is not None for start in starts)
        }
    return known - met


def _check_setup(plan: MissionMap, missed: set[str]) -> Found:
    wanted = [("exit", name) for name in plan.exit]
    wanted += [("card", name) for laid in plan.cards for name in laid.places]
    wanted += [("loot", stack.space) for stack in plan.loot]
    for word, name in wanted:
        if name in missed:
            yield word, f"there is no way from the start to {name}"


def _check_actions(mission: Mission, missed: set[str]) -> Found:
    for i, side in enumerate(mission.sides):
        for j, action in enumerate(side.actions):
            if action.spaces and missed.issuperset(action.spaces):
                where = ", ".join(action.spaces)
                yield f"sides[{i}].actions[{j}].spaces", f"there is no way from the start to {where}"
