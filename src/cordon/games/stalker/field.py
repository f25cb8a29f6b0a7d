"""Where everybody is and what they see. The second part of the queries."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Self

from msgspec.structs import replace

from cordon.games.stalker import events
from cordon.games.stalker.cards import (
    EnemyKind,
)
from cordon.games.stalker.holdings import Holdings
from cordon.games.stalker.mapping.board import Board, mask_of
from cordon.games.stalker.mapping.edges import LEAPS, Sight, Walk, walk_with
from cordon.games.stalker.mapping.library import board_for, maps
from cordon.games.stalker.mapping.setup import MissionMap
from cordon.games.stalker.parts import standing
from cordon.games.stalker.state import (
    Anomaly,
    Character,
    Ground,
    Overlay,
    StalkerState,
)
from cordon.games.stalker.terms import (
    FOG_SIGHT,
    SEATS,
    STALKERS,
    Colour,
    Entity,
    MapKey,
    MissionKey,
    Side,
    SideId,
    Space,
)
from cordon.kernel.decisions import Seat
from cordon.kernel.kept import kept
from cordon.kernel.spec import GameSpec

COLOUR_NAMES = frozenset(("C1", "C2", "C3", "C4"))
SIGHTS = ("enemy.sight_front", "enemy.sight_side", "enemy.sight_back")
STALKER_WORDS = frozenset(("stalker", "other_stalker", "entity"))
"""The words of a selection that may mean a stalker."""


class Field(Holdings):
    """Queries about the map and who stands on it."""

    __slots__ = ("board", "map")

    def __init__(self, spec: GameSpec[Any], state: StalkerState) -> None:
        super().__init__(spec, state)
        self.map: MissionMap
        self.board: Board
        """The map and the board of the running mission; between missions there is none."""
        if state.map:
            self.map = maps().missions[state.map]
            sides, flooded = frozenset(state.layout), frozenset(state.flooded)
            self.board = board_for(state.map, sides, flooded, state.territory)

    def clone(self) -> Self:
        """On the same board, also where somebody has drawn it for a scenario."""
        twin = super().clone()
        if self.state.map:
            twin.board = self.board
        return twin

    def enter(self, mission: MissionKey, map: MapKey = "") -> None:
        """What is played from now on, and the map that lies on the table for it: the mission's own unless named."""
        self.set(mission=mission, map=map or mission)
        self.map = maps().missions[self.state.map]
        self.lay((), ())

    def lay(self, layout: tuple[SideId, ...], flooded: tuple[Space, ...]) -> None:
        """The board follows the cards that lie on it (ST-4.12), the water (ST-4.11) and the territory (ST-18.2)."""
        board = board_for(self.state.map, frozenset(layout), frozenset(flooded), self.state.territory)
        self.play_on(board, layout, flooded)

    def play_on(self, board: Board, layout: tuple[SideId, ...] = (), flooded: tuple[Space, ...] = ()) -> None:
        """Go on with this board: that of the mission, or one that somebody has drawn for a scenario."""
        self.set(layout=layout, flooded=flooded)
        self.board = board

    def address(self, space: int) -> str:
        """What an event calls a space."""
        return self.board.ids[space] if space >= 0 else ""

    # --- entities (ST-0.4) --------------------------------------------------------------------------------------

    def kind_of(self, enemy: Entity) -> EnemyKind:
        return self.content.enemies[self.state.enemies[enemy].kind]

    def colour_of(self, enemy: Entity) -> Colour:
        return self.state.enemy_cards[self.state.enemies[enemy].kind].colour

    def mv(self, enemy: Entity) -> int:
        """The movement value (ST-13.11)."""
        return max(0, self.of_enemy("enemy.mv", self.kind_of(enemy).mv, enemy))

    def of_enemy(self, name: str, value: int, enemy: Entity) -> int:
        """A value of an enemy as cards that lie in the open, or what is in force, have changed it (SC-1.7, SV-0.4)."""
        state = self.state
        if name in state.listening:
            value = self.in_the_open(name, value, enemy, self.space_of(enemy))
        return value + self.in_force(name) if state.in_force else value

    def attack_reach(self, enemy: Entity) -> int:
        """How far an enemy's attack reaches; cards may change that of ranged ones (SV-0.4)."""
        attack = self.kind_of(enemy).attack
        return self.of_enemy("enemy.range", attack.range, enemy) if attack.mode == "ranged" else attack.range

    def is_on_map(self, who: Entity) -> bool:
        state = self.state
        if who in SEATS:
            return not state.stalkers[SEATS[who]].left
        return who in state.enemies or who in state.companions or who in state.characters

    def space_of(self, who: Entity) -> int:
        """Where an entity stands; -1 for whoever is not on the map."""
        enemy = self.state.enemies.get(who)
        if enemy is not None:
            return enemy.space
        if who in SEATS:
            return self.state.stalkers[SEATS[who]].space
        other = self.state.companions.get(who) or self.state.characters.get(who)
        return other.space if other is not None else -1

    def entities(self) -> Iterator[tuple[Entity, int]]:
        """Everybody on the map with the space: stalkers clockwise from the lead stalker, companions, enemies."""
        state = self.state
        for seat in self.order():
            yield STALKERS[seat], state.stalkers[seat].space
        for companion in state.companions.values():
            yield companion.id, companion.space
        for figure in self.figures():
            yield figure.id, figure.space
        for enemy in state.enemies.values():
            yield enemy.id, enemy.space

    def move_figure(self, who: Entity, space: int) -> None:
        """A companion or a character stands on another space."""
        companion, character = self.state.companions.get(who), self.state.characters.get(who)
        if companion is not None:
            self.update(companion, space=space)
        elif character is not None:
            self.update(character, space=space)

    def figures(self) -> list[Character]:
        """The characters of Zone Survival that are entities (SV-1.11)."""
        known = self.content.characters
        found = self.state.characters.values()
        return [each for each in found if each.space >= 0 and known[each.name].figure is not None]

    def occupants(self, space: int) -> list[Entity]:
        state = self.state
        found = [STALKERS[seat] for seat in self.order() if state.stalkers[seat].space == space]
        if state.companions:
            found += [companion.id for companion in state.companions.values() if companion.space == space]
        found += [figure.id for figure in self.figures() if figure.space == space]
        return found + self.enemies_at(space)

    def enemies_at(self, space: int) -> list[Entity]:
        return [enemy.id for enemy in self.state.enemies.values() if enemy.space == space]

    def count_at(self, space: int) -> int:
        """How many are on a space."""
        state = self.state
        taken = [enemy.space for enemy in state.enemies.values()]
        taken += [stalker.space for stalker in state.stalkers.values()]
        taken += [companion.space for companion in state.companions.values()]
        taken += [each.space for each in self.figures()]
        return taken.count(space)

    def is_full(self, space: int) -> bool:
        """ST-4.4."""
        return self.count_at(space) >= self.board.capacity[space]

    @kept("stalkers", "enemies", "companions", "characters", "layout", part=standing)
    def full_mask(self) -> int:
        """The spaces that are fully occupied."""
        capacity, mask = self.board.capacity, 0
        _, taken = standing(self)
        for space in set(taken):
            if taken.count(space) >= capacity[space]:
                mask |= 1 << space
        return mask

    @kept("enemies")
    def enemy_mask(self) -> int:
        """The spaces with an enemy."""
        return mask_of([enemy.space for enemy in self.state.enemies.values()])

    def kind_is(self, kind: str, kinds: Iterable[str]) -> bool:
        """Whether an enemy card is meant by one of the words."""
        card = self.content.enemies[kind]
        for word in kinds:
            if word in ("all", "enemy", "entity", kind, card.category) or word in card.types:
                return True
            if word in COLOUR_NAMES:
                held = self.state.enemy_cards.get(kind)
                if held is not None and held.colour == word:
                    return True
        return False

    def is_of(self, who: Entity, kinds: tuple[str, ...], owner: Entity = "") -> bool:
        """Whether an entity is meant by one of the words of SC-1.5."""
        if who in self.state.enemies:
            kind = self.state.enemies[who].kind
            if "same" in kinds and owner in self.state.enemies and self.state.enemies[owner].kind == kind:
                return True
            return self.kind_is(kind, kinds)
        if self.is_stalker(who):
            return "stalker" in kinds or "entity" in kinds or ("other_stalker" in kinds and who != owner)
        return "companion" in kinds or "entity" in kinds

    def entities_of(self, kinds: tuple[str, ...], owner: Entity = "") -> list[Entity]:
        """Everybody on the map who is meant."""
        state = self.state
        found: list[Entity] = []
        if not STALKER_WORDS.isdisjoint(kinds):
            found += [who for who in self.stalkers_in_order() if self.is_of(who, kinds, owner)]
        if "companion" in kinds or "entity" in kinds:
            found += state.companions
        if state.characters:
            figures = self.figures() if "entity" in kinds else state.characters.values()
            found += [each.id for each in figures if each.space >= 0 and ("entity" in kinds or each.name in kinds)]
        meant: dict[str, bool] = {}
        own = state.enemies.get(owner) if "same" in kinds else None
        for enemy in state.enemies.values():
            kind = enemy.kind
            if kind not in meant:
                meant[kind] = self.kind_is(kind, kinds) or (own is not None and own.kind == kind)
            if meant[kind]:
                found.append(enemy.id)
        return found

    def has_status(self, who: Entity, token: str) -> bool:
        record = self.state.enemies.get(who) or (self.stalker_of(who) if self.is_stalker(who) else None)
        return record is not None and bool(getattr(record, token, False))

    # --- ways and sight (ST-4) ----------------------------------------------------------------------------------

    def walk_of(self, who: Entity) -> Walk:
        """How an entity passes edges (ST-4.7)."""
        enemy = self.state.enemies.get(who)
        if enemy is not None:
            return self.content.walks[enemy.kind]
        if who in self.state.characters:
            return "open"  # windows are open edges for them (ST-19.11)
        return self.walk_of_stalker(SEATS[who]) if who in SEATS else "barred"

    def walk_of_stalker(self, seat: Seat) -> Walk:
        return "leap" if self.is_for_now(seat, LEAPS) else walk_with(self.flags_of(seat))

    def is_for_now(self, seat: Seat, flag: str) -> bool:
        """Whether a card has given the stalker whose turn it is a quality for a while (SV-0.4)."""
        state = self.state
        return bool(state.in_force) and state.turn == seat and any(each.value == flag for each in state.in_force)

    def sight_kind(self, who: Entity) -> Sight:
        """How an entity sees and measures past windows (ST-4.7)."""
        enemy = self.state.enemies.get(who)
        return "open" if enemy is None else self.content.sights[enemy.kind]

    def range_between(self, who: Entity, other: Entity) -> int:
        """Range from one entity to another, for the first (ST-4.17)."""
        here, there = self.space_of(who), self.space_of(other)
        if here < 0 or there < 0:
            return 1000
        return self.board.ranges(self.sight_kind(who), here)[there]

    def range_to(self, who: Entity, space: int) -> int:
        return self.board.ranges(self.sight_kind(who), self.space_of(who))[space]

    def attack_range(self, target: Entity) -> int:
        """Range of the running attack to a target."""
        attack = self.attack
        assert attack is not None
        return self.range_between(attack.attacker, target)

    def _is_sight_changed(self) -> bool:
        """Whether cards change how far enemies see."""
        state = self.state
        if state.in_force:
            return True
        return bool(state.scenario) and (
            not state.listening.keys().isdisjoint(SIGHTS) or self.has_quality("sight_cap:2")
        )

    def reach_of(self, kind: str, space: int) -> tuple[int, int, int]:
        """The sight cross of an enemy of a kind on a space (ST-13.4), as cards have changed it."""
        reach, state = self.content.enemies[kind].sight, self.state
        if not self._is_sight_changed():
            return reach
        if state.scenario:
            front, side, back = (
                self.in_the_open(name, value, "", space) if name in state.listening else value
                for name, value in zip(SIGHTS, reach, strict=True)
            )
            reach = front, side, back
            if self.has_quality("sight_cap:2") and not self.board.indoor_mask >> space & 1:
                reach = min(front, FOG_SIGHT), min(side, FOG_SIGHT), min(back, FOG_SIGHT)
        more = self.in_force("enemy.sight_front") if state.in_force else 0
        return (max(0, reach[0] + more), reach[1], reach[2]) if more else reach

    def sight_of(self, who: Entity) -> int:
        """The spaces that an entity sees."""
        state = self.state
        enemy = state.enemies.get(who)
        if enemy is None:
            return self.board.sight_all("open", self.space_of(who), state.fog)
        sight, reach = self.content.eyes[enemy.kind]
        if self._is_sight_changed():
            reach = self.reach_of(enemy.kind, enemy.space)
        return self.board.sight(sight, enemy.space, enemy.facing, reach, state.fog)

    @kept("enemies", "layout", "fog", "in_force", "environment")
    def watched(self) -> int:
        """The spaces that some enemy sees."""
        return self.watched_within(None)

    @kept("enemies", "layout", "fog", "in_force", "environment")
    def watched_within(self, cap: int | None) -> int:
        """The spaces that some enemy sees when its sight reaches no farther than ``cap`` (Stalk)."""
        state, board, eyes, mask = self.state, self.board, self.content.eyes, 0
        changed = self._is_sight_changed()
        for enemy in state.enemies.values():
            sight, reach = eyes[enemy.kind]
            if changed:
                reach = self.reach_of(enemy.kind, enemy.space)
            if cap is not None:
                reach = (min(reach[0], cap), min(reach[1], cap), min(reach[2], cap))
            mask |= board.sight(sight, enemy.space, enemy.facing, reach, state.fog)
        return mask

    def is_seen(self, who: Entity) -> bool:
        """Whether any enemy has line of sight to the entity."""
        return bool(self.watched() >> self.space_of(who) & 1)

    def has_sight(self, who: Entity, other: Entity) -> bool:
        there = self.space_of(other)
        return there >= 0 and self.space_of(who) >= 0 and bool(self.sight_of(who) >> there & 1)

    def targets_of(self, enemy: Entity) -> list[Entity]:
        """Everybody an enemy may attack (ST-13.9): stalkers, hostile enemies, companions as their cards say."""
        return self._targets(self.state.enemies[enemy].kind)[0]

    def target_mask(self, enemy: Entity) -> int:
        """The spaces with a possible target of an enemy."""
        return self._targets(self.state.enemies[enemy].kind)[1]

    def target_mask_of(self, kind: str) -> int:
        """The spaces with a possible target of enemies of a kind."""
        return self._targets(kind)[1]

    @kept("stalkers", "enemies", "companions", "characters", "enemy_cards", "lead")
    def _targets(self, kind: str) -> tuple[list[Entity], int]:
        """Everybody whom enemies of a kind may attack, and where they are."""
        state = self.state
        found = self.stalkers_in_order()
        mask = 0
        for stalker in state.stalkers.values():
            if stalker.space >= 0:
                mask |= 1 << stalker.space
        for companion in state.companions.values():
            card = self.content.contacts[companion.contact].companion
            assert card is not None
            if card.targeted_by == "all" or card.targeted_by in self.content.enemies[kind].types:
                found.append(companion.id)
                mask |= 1 << companion.space
        for figure in self.figures():
            printed = self.content.characters[figure.name].figure
            if printed is not None and printed.targeted != "never":
                found.append(figure.id)
                mask |= 1 << figure.space
        team = state.enemy_cards[kind].team
        hostile = [other.kind for other in state.enemy_cards.values() if other.team != team]
        if hostile:
            for enemy in state.enemies.values():
                if enemy.kind in hostile:
                    found.append(enemy.id)
                    mask |= 1 << enemy.space
        return found, mask

    def sees_target(self, enemy: Entity) -> bool:
        return bool(self.sight_of(enemy) & self.target_mask(enemy))

    def cover_at(self, space: int) -> int:
        """The cover value of a space; a carcass gives 2 (SC-16.5)."""
        found = self.board.cov[space]
        ground = self.state.ground.get(space)
        return max(found, 2) if ground is not None and ground.carcass else found

    def cover_against(self, attacker: Entity, target: Entity) -> int:
        """The cover that counts for a target (ST-4.16)."""
        there, here = self.space_of(target), self.space_of(attacker)
        if here == there or (self.board.room[there] and self.board.room[there] == self.board.room[here]):
            return 0
        return self.cover_at(there)

    # --- anomalies (ST-14) --------------------------------------------------------------------------------------

    def symbols_of(self, anomaly: Anomaly) -> dict[int, str]:
        """Symbols by space of the active overlay, as digits (``344``)."""
        overlay = anomaly.overlays[anomaly.at]
        return self.laid(overlay)

    def laid(self, overlay: Overlay) -> dict[int, str]:
        """Where the symbols of an overlay lie."""
        return self.board.symbols(maps().overlays[overlay.number], overlay.square, overlay.tip)

    def centre_of(self, anomaly: str) -> int:
        found = self.state.anomalies.get(anomaly)
        return self.board.space_at(found.overlays[found.at].square) if found is not None else -1

    def bring_out(self, anomaly: Anomaly) -> Anomaly:
        """An artifact token leaves its place under the standee; another one may be there (SV-0.4)."""
        if anomaly.more:
            return self.update(anomaly, more=anomaly.more - 1)
        return self.update(anomaly, artifact=False)

    def leave_artifacts(self, anomaly: Anomaly) -> None:
        """An anomaly leaves its spaces: artifacts that were brought out lie there without it (ST-7.9b)."""
        for cover in anomaly.covers:
            if cover.by == "artifact":
                ground = self.ground(cover.space)
                self.put_ground(replace(ground, artifacts=ground.artifacts + 1))

    def remove_anomaly(self, kind: str) -> None:
        """An anomaly of this card or type is gone, with what covers it."""
        for anomaly in list(self.state.anomalies.values()):
            if kind in (anomaly.card, self.content.anomalies[anomaly.card].type):
                self.leave_artifacts(anomaly)
                self.remove(anomaly)
                self.emit(events.AnomalyGone(anomaly.id, anomaly.card))

    def radiation_at(self, space: int) -> int:
        """The radiation of a space: the printed one, or what a card has made of it (ST-9.1)."""
        found = self.state.hot.get(space, self.board.rad[space])
        return self.in_the_open("space.rad", found, "", space) if "space.rad" in self.state.listening else found

    # --- attention on the map (ST-8) ----------------------------------------------------------------------------

    def attention_spaces(self, side: Side | None = None) -> list[int]:
        """The spaces of attention tokens and neutral markers, of one side or of both."""
        found = [
            stalker.noticed
            for stalker in self.state.stalkers.values()
            if stalker.attention and (side is None or stalker.attention == side)
        ]
        for ground in self._marked():
            if (ground.high and side != "low") or ((ground.low or ground.low_stays) and side != "high"):
                found.append(ground.space)
        return found

    @kept("ground")
    def _marked(self) -> list[Ground]:
        """The spaces with neutral markers, which are few."""
        return [each for each in self.state.ground.values() if each.high or each.low or each.low_stays]
