"""A running mission: the questions that the rules ask of it, and the small changes that they share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from cordon.games.stalker import events
from cordon.games.stalker.cards import (
    Armour,
    Artifact,
    EnemyKind,
    Equipment,
    Item,
    MissionSide,
    Mod,
    On,
    StalkerCard,
    Weapon,
)
from cordon.games.stalker.content import Content, content
from cordon.games.stalker.mapping.board import Board
from cordon.games.stalker.mapping.edges import Sight, Walk
from cordon.games.stalker.mapping.library import board_for, maps
from cordon.games.stalker.mapping.setup import MissionMap
from cordon.games.stalker.ops.conditions import all_hold
from cordon.games.stalker.ops.selecting import CardContext, Context, Select
from cordon.games.stalker.rules.closeness import closest_spaces, far_space
from cordon.games.stalker.rules.companions import Fetch, HurtCompanion
from cordon.games.stalker.rules.movement import Relocate
from cordon.games.stalker.rules.script import Response, Script, can_pay
from cordon.games.stalker.state import (
    Anomaly,
    Card,
    Config,
    EnvironmentCard,
    Ground,
    InForce,
    Overlay,
    Pile,
    Stalker,
    StalkerState,
)
from cordon.games.stalker.terms import (
    ANOMALY_DIE,
    BACKPACK,
    CONTAINERS,
    LIMITS,
    Colour,
    Entity,
    Side,
    Symbol,
)
from cordon.kernel.decisions import Seat
from cordon.kernel.frames import Flow, Procedure, call
from cordon.kernel.game import Game
from cordon.kernel.spec import GameSpec
from cordon.kernel.state import Outcome

TYPES = frozenset(("human", "mutant", "psionic"))
CATEGORIES = frozenset(("horde", "elite", "boss"))
COLOUR_NAMES = frozenset(("C1", "C2", "C3", "C4"))
STALKER_WORDS = frozenset(("stalker", "other_stalker", "entity"))
"""The words of a selection that may mean a stalker."""


class Carried:
    """What a stalker carries: the own card and the equipment, what was found out about these, and the write to the
    cards at which they were last compared. Records are only ever replaced: the same ones mean the same answers."""

    __slots__ = ("at", "cards", "known")

    def __init__(self, cards: tuple[str, list[Card]]) -> None:
        self.at = -1
        self.cards = cards
        self.known: dict[Any, Any] = {}


class StalkerGame(Game[StalkerState]):
    """A mission in one position."""

    __slots__ = (
        "board",
        "carrying",
        "content",
        "map",
        "sides_up",
        "standing",
        "standing_at",
        "strange",
        "strange_at",
        "used_at",
        "used_sides",
        "watches",
        "watching",
    )

    def __init__(self, spec: GameSpec[StalkerGame], state: StalkerState) -> None:
        super().__init__(spec, state)
        self.content: Content = content()
        self.map: MissionMap = maps().missions[state.config.mission]
        self.board: Board
        # What was found out about a table, and at which write to it; see ``placed``, ``carried`` and others.
        self.standing: dict[Any, Any] = {}
        self.standing_at: tuple[Any, ...] = ()
        self.used_sides: list[tuple[EnvironmentCard, MissionSide]] = []
        self.sides_up: set[str] = set()
        self.used_at = -1
        self.carrying: dict[Seat, Carried] = {}
        self.strange: tuple[dict[str, dict[int, str]], int] = ({}, 0)
        self.strange_at: tuple[Any, ...] = ()
        self.watches: dict[int | None, int] = {}
        self.watching: tuple[Any, ...] = ()
        self.relayout()

    def relayout(self) -> None:
        """The board follows the cards that lie on it (ST-4.12)."""
        state = self.state
        self.board = board_for(state.config.mission, frozenset(state.layout), frozenset(state.flooded))

    def placed(self) -> dict[Any, Any]:
        """What was found out about where everybody is; forgotten when one of them changes, or the board."""
        touched = self.touched
        now = (touched["stalkers"], touched["enemies"], touched["companions"], touched["enemy_cards"], self.board)
        if now != self.standing_at:
            self.standing_at = now
            self.standing = {}
        return self.standing

    # --- the table ----------------------------------------------------------------------------------------------

    @property
    def config(self) -> Config:
        return self.state.config

    @property
    def is_solo(self) -> bool:
        return self.state.seats == 1

    def order(self) -> list[Seat]:
        """All stalkers clockwise from the lead stalker (ST-6.3)."""
        seats, lead = self.state.seats, self.state.lead
        return [(lead + i) % seats for i in range(seats)]

    def stalkers_in_order(self) -> list[Entity]:
        """All stalkers clockwise from the lead stalker, as entities."""
        return [f"stalker-{seat}" for seat in self.order()]

    def address(self, space: int) -> str:
        """What an event calls a space."""
        return self.board.ids[space] if space >= 0 else ""

    # --- entities (ST-0.4) --------------------------------------------------------------------------------------

    @staticmethod
    def is_stalker(who: Entity) -> bool:
        return who.startswith("stalker-")

    @staticmethod
    def seat_of(who: Entity) -> Seat:
        """The seat of a stalker."""
        return int(who[8:])

    def stalker(self, seat: Seat) -> Stalker:
        return self.state.stalkers[seat]

    def stalker_of(self, who: Entity) -> Stalker:
        return self.state.stalkers[int(who[8:])]

    def stalker_card(self, seat: Seat) -> StalkerCard:
        return self.content.stalkers[self.state.stalkers[seat].card]

    def kind_of(self, enemy: Entity) -> EnemyKind:
        return self.content.enemies[self.state.enemies[enemy].kind]

    def colour_of(self, enemy: Entity) -> Colour:
        return self.state.enemy_cards[self.state.enemies[enemy].kind].colour

    def mv(self, enemy: Entity) -> int:
        """The movement value (ST-13.11)."""
        return max(0, self.kind_of(enemy).mv + self.in_force("enemy.mv"))

    def is_on_map(self, who: Entity) -> bool:
        state = self.state
        return who in state.enemies or who in state.companions or self.is_stalker(who)

    def space_of(self, who: Entity) -> int:
        """Where an entity stands; -1 for whoever is not on the map."""
        if who.startswith("stalker-"):
            return self.state.stalkers[int(who[8:])].space
        enemy = self.state.enemies.get(who)
        if enemy is not None:
            return enemy.space
        companion = self.state.companions.get(who)
        return companion.space if companion is not None else -1

    def entities(self) -> Iterator[tuple[Entity, int]]:
        """Everybody on the map with the space: stalkers clockwise from the lead stalker, companions, enemies."""
        state = self.state
        for seat in self.order():
            yield f"stalker-{seat}", state.stalkers[seat].space
        for companion in state.companions.values():
            yield companion.id, companion.space
        for enemy in state.enemies.values():
            yield enemy.id, enemy.space

    def occupants(self, space: int) -> list[Entity]:
        return [who for who, where in self.entities() if where == space]

    def enemies_at(self, space: int) -> list[Entity]:
        return [enemy.id for enemy in self.state.enemies.values() if enemy.space == space]

    def is_full(self, space: int) -> bool:
        """ST-4.4."""
        state = self.state
        count = sum(enemy.space == space for enemy in state.enemies.values())
        count += sum(stalker.space == space for stalker in state.stalkers.values())
        count += sum(companion.space == space for companion in state.companions.values())
        return count >= self.board.capacity[space]

    def full_mask(self) -> int:
        """The spaces that are fully occupied."""
        placed = self.placed()
        mask: int | None = placed.get("full")
        if mask is None:
            mask = placed["full"] = self._full_mask()
        return mask

    def _full_mask(self) -> int:
        counts: dict[int, int] = {}
        state, capacity, mask = self.state, self.board.capacity, 0
        for table in (state.stalkers, state.enemies, state.companions):
            for record in table.values():
                space: int = record.space
                count = counts[space] = counts.get(space, 0) + 1
                if count >= capacity[space]:
                    mask |= 1 << space
        return mask

    def enemy_mask(self) -> int:
        """The spaces with an enemy."""
        placed = self.placed()
        found: int | None = placed.get("enemies")
        if found is not None:
            return found
        mask = 0
        for enemy in self.state.enemies.values():
            mask |= 1 << enemy.space
        placed["enemies"] = mask
        return mask

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
        return self.walk_of_stalker(int(who[8:])) if self.is_stalker(who) else "barred"

    def walk_of_stalker(self, seat: Seat) -> Walk:
        return "leap" if "passes:impassable" in self.flags_of(seat) else "open"

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
        attack = self.state.attack
        assert attack is not None
        return self.range_between(attack.attacker, target)

    def reach_of(self, enemy: Entity) -> tuple[int, int, int]:
        """The sight cross of an enemy (ST-13.4)."""
        reach = self.kind_of(enemy).sight
        more = self.in_force("enemy.sight_front")
        return (reach[0] + more, reach[1], reach[2]) if more else reach

    def sight_of(self, who: Entity) -> int:
        """The spaces that an entity sees."""
        enemy = self.state.enemies.get(who)
        if enemy is None:
            return self.board.sight_all("open", self.space_of(who), self.state.fog)
        sight = self.content.sights[enemy.kind]
        return self.board.sight(sight, enemy.space, enemy.facing, self.reach_of(who), self.state.fog)

    def watched(self, cap: int | None = None) -> int:
        """The spaces that some enemy sees; with ``cap`` its sight reaches no farther than that (Stalk)."""
        state = self.state
        now = (self.touched["enemies"], self.board, state.fog, state.in_force)
        if now != self.watching:
            self.watching = now
            self.watches = {}
        mask = self.watches.get(cap)
        if mask is None:
            mask = self.watches[cap] = self._watched(cap)
        return mask

    def _watched(self, cap: int | None) -> int:
        state, board, mask = self.state, self.board, 0
        more = self.in_force("enemy.sight_front")
        kinds, sights = self.content.enemies, self.content.sights
        for enemy in state.enemies.values():
            reach = kinds[enemy.kind].sight
            if more:
                reach = (reach[0] + more, reach[1], reach[2])
            if cap is not None:
                reach = (min(reach[0], cap), min(reach[1], cap), min(reach[2], cap))
            mask |= board.sight(sights[enemy.kind], enemy.space, enemy.facing, reach, state.fog)
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

    def _targets(self, kind: str) -> tuple[list[Entity], int]:
        """Everybody whom enemies of a kind may attack, and where they are."""
        placed = self.placed()
        found: tuple[list[Entity], int] | None = placed.get((kind, self.state.lead))
        if found is None:
            found = placed[kind, self.state.lead] = self._find_targets(kind)
        return found

    def _find_targets(self, kind: str) -> tuple[list[Entity], int]:
        state = self.state
        found: list[Entity] = []
        mask = 0
        for seat in self.order():
            found.append(f"stalker-{seat}")
            mask |= 1 << state.stalkers[seat].space
        for companion in state.companions.values():
            card = self.content.contacts[companion.contact].companion
            assert card is not None
            if card.targeted_by == "all" or card.targeted_by in self.content.enemies[kind].types:
                found.append(companion.id)
                mask |= 1 << companion.space
        cards = state.enemy_cards
        team = cards[kind].team
        for other in state.enemies.values():
            if cards[other.kind].team != team:
                found.append(other.id)
                mask |= 1 << other.space
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

    # --- places named by cards ----------------------------------------------------------------------------------

    def mask_of(self, names: Iterable[str]) -> int:
        """Spaces by address; also ``exit``, ``tile:13`` and ``building:4.farmhouse`` (a room: ``room:…``)."""
        known = self.board.named
        names = tuple(names)
        mask = known.get(names)
        if mask is None:
            mask = known[names] = self._mask_of(names)
        return mask

    def _mask_of(self, names: tuple[str, ...]) -> int:
        board, mask = self.board, 0
        for name in names:
            kind, _, rest = name.partition(":")
            if name == "exit":
                mask |= self.mask_of(self.map.exit)
            elif kind == "tile" and rest:
                for i, tile in enumerate(board.tile_of):
                    if tile == rest:
                        mask |= 1 << i
            elif kind == "building" and rest:
                mask |= board.building_mask.get(rest, 0)
            elif kind == "room" and rest:
                mask |= board.room_mask.get(rest, 0)
            else:
                mask |= 1 << board.index[name]
        return mask

    def where(self, place: str, about: Context, who: Entity) -> int:
        """A place of SC-1.5 as a space; -1 if there is none."""
        match place:
            case "own":
                return self.space_of(who or about.owner)
            case "picked":
                return about.picked
            case "here":
                card = self.state.environment.get(about.source)
                if card is not None and card.spaces:
                    return card.spaces[0]
                return about.picked if about.picked >= 0 else self.space_of(about.owner)
            case "centre":
                return self.centre_of(about.source)
            case "far":
                return far_space(self)
        return self.board.index[place]

    def wheres(self, place: str, about: Context) -> tuple[int, ...]:
        """A place that may be several."""
        if place == "each_stalker":
            return tuple(dict.fromkeys(self.state.stalkers[seat].space for seat in self.order()))
        found = self.where(place, about, about.owner)
        return (found,) if found >= 0 else ()

    def place_toward(self, toward: str, who: Entity) -> int:
        """Where a stalker is drawn to; -1 if there is nothing."""
        attack = self.state.attack
        match toward:
            case "target":
                return self.space_of(attack.target) if attack is not None else -1
            case "attacker":
                return self.space_of(attack.attacker) if attack is not None else self._call_of_the_hill()
            case "lead":
                return self.state.stalkers[self.state.lead].space
        if toward in self.content.enemies:
            found = [foe for foe in self.state.enemies.values() if foe.kind == toward]
            best = closest_spaces(self, who, {foe.space for foe in found})
            return best[0] if best else -1
        return self.board.index[toward]

    def _call_of_the_hill(self) -> int:
        """Voices without a controller call toward the place that the mission names (SM-6.3.4)."""
        name = self.content.missions[self.config.mission].voices
        return self.board.index[name] if name else -1

    def token_spaces(self, select: Select, about: Context) -> tuple[int, ...]:
        """Spaces with tokens that a card selects; with ``closest`` the ones tied for it (ST-4.28)."""
        wanted = "loot" if "loot" in select.kinds else "unknown"
        found = [space for space, ground in self.state.ground.items() if getattr(ground, wanted)]
        if select.spaces:
            mask = self._select_mask(select, about)
            found = [space for space in found if mask >> space & 1]
        here = self.space_of(about.owner)
        if select.range is not None:
            ranges = self.board.ranges("open", here)
            found = [space for space in found if ranges[space] <= select.range]
        if select.pick == "closest":
            who = about.owner if select.to == "self" else f"stalker-{self.state.lead}"
            return closest_spaces(self, who, set(found))
        return tuple(sorted(found))

    def _select_mask(self, select: Select, about: Context) -> int:
        if select.spaces == ("here",):
            card = self.state.environment.get(about.source)
            return self.mask_of_card(card) if card is not None else 0
        return self.mask_of(select.spaces)

    # --- tokens and supplies (ST-1.3b) --------------------------------------------------------------------------

    def ground(self, space: int) -> Ground:
        return self.state.ground.get(space) or Ground(space)

    def put_ground(self, ground: Ground) -> None:
        """Write the tokens of a space; an empty record is not kept."""
        if not ground.is_empty():
            self.add(ground)
        elif ground.space in self.state.ground:
            self.remove(ground)

    def lay_carcass(self, space: int) -> None:
        """SC-16.5."""
        ground = self.ground(space)
        stays = self.content.missions[self.config.mission].carcass_marks
        self.put_ground(replace(ground, low_stays=ground.low_stays + stays, carcass=True))

    def supply(self, token: str) -> int:
        """How many of a limited component are left."""
        state = self.state
        stalkers = state.stalkers.values()
        used: int
        match token:
            case "pinned" | "exposed":
                used = sum(getattr(each, token) for each in (*stalkers, *state.enemies.values()))
            case "bolt":
                used = sum(each.bolts for each in stalkers)
                used += sum(cover.by == "bolt" for anomaly in state.anomalies.values() for cover in anomaly.covers)
            case "no_visibility":
                used = state.fog.bit_count()
            case "trap":
                used = sum(len(ground.traps) for ground in state.ground.values())
            case "artifact":
                used = sum(ground.artifacts for ground in state.ground.values())
                for anomaly in state.anomalies.values():
                    used += anomaly.artifact + sum(cover.by == "artifact" for cover in anomaly.covers)
            case "cube":
                if not self.config.cube_limit:
                    return LIMITS["cube"]
                used = sum(sum(each.cubes) for each in stalkers) + sum(card.ammo for card in state.cards.values())
                used += sum(card.cubes for card in state.environment.values())
                used += sum(each.cubes for each in state.companions.values())
            case _:
                name = token.removeprefix("magazine.")
                used = sum(int(getattr(each, name)) for each in stalkers)
        return max(0, LIMITS[token] - used)

    def draw(self, name: str) -> str | None:
        """The top of a pile; an empty one is refilled from its discards (ST-10.14, ST-11.19, ST-13.22)."""
        pile = self.state.piles[name]
        if not pile.draw:
            if not pile.discard:
                return None
            pile = self.update(pile, draw=self.shuffle(name, pile.discard), discard=())
        self.update(pile, draw=pile.draw[1:])
        return pile.draw[0]

    def put_away(self, name: str, card: str) -> None:
        """Lay a card on the discards of its pile."""
        pile = self.state.piles[name]
        self.update(pile, discard=(*pile.discard, card))

    def pile(self, name: str) -> Pile:
        return self.state.piles[name]

    # --- equipment (ST-10) --------------------------------------------------------------------------------------

    def equipment(self, card: str) -> Equipment:
        return self.content.cards[card]

    def cards_of(self, seat: Seat) -> list[Card]:
        cards = self.state.cards
        return [cards[id] for id in self.state.owned.get(seat, ())]

    def carried(self, seat: Seat) -> dict[Any, Any]:
        """What was found out about a stalker's own card and equipment; forgotten when one of these changes."""
        written = self.touched["cards"]
        carried = self.carrying.get(seat)
        if carried is None or carried.at != written:
            now = (self.state.stalkers[seat].card, self.cards_of(seat))
            if carried is None or carried.cards != now:
                carried = self.carrying[seat] = Carried(now)
            carried.at = written
        return carried.known

    def in_backpack(self, seat: Seat) -> list[Card]:
        """What fills the backpack: attachments on stowed cards count too (ST-10.8)."""
        cards = self.state.cards
        return [
            card
            for card in self.cards_of(seat)
            if card.place == "backpack" or (card.place == "attached" and cards[card.host].place == "backpack")
        ]

    def weapon_of(self, seat: Seat) -> Card | None:
        """The equipped weapon."""
        for card in self.cards_of(seat):
            if card.place == "weapon":
                return card
        return None

    def armour_of(self, seat: Seat) -> Card | None:
        for card in self.cards_of(seat):
            if card.place == "armour":
                return card
        return None

    def weapon_card(self, card: str) -> Weapon:
        found = self.content.cards[card]
        assert isinstance(found, Weapon)
        return found

    def attachments_on(self, card: str) -> list[Card]:
        owner = self.state.cards[card].owner
        known = self.carried(owner)
        hosts: dict[str, list[Card]] | None = known.get("hosts")
        if hosts is None:
            hosts = known["hosts"] = {}
            for each in self.cards_of(owner):
                if each.host:
                    hosts.setdefault(each.host, []).append(each)
        return hosts.get(card, [])

    def items_of_type(self, seat: Seat, type: str) -> list[Card]:
        """Items in the backpack of this type."""
        found = []
        for card in self.cards_of(seat):
            printed = self.content.cards[card.id]
            if isinstance(printed, Item) and type in printed.types:
                found.append(card)
        return found

    def ammo_capacity(self, card: str) -> int:
        """Capacity of a weapon with what is attached to it (SC-5.2)."""
        full = self.weapon_card(card).ammo
        for attached in self.attachments_on(card):
            for _, mod in self.content.mods.get((self.content.cards[attached.id].key, "weapon.ammo"), ()):
                full += mod.by
        return full

    def backpack_limit(self, seat: Seat) -> int:
        return self.modified("backpack", BACKPACK, seat)

    def defence(self, seat: Seat) -> int:
        """DEFENCE of the equipped armour (ST-10.16)."""
        armour = self.armour_of(seat)
        if armour is None:
            return 0
        printed = self.content.cards[armour.id]
        assert isinstance(printed, Armour)
        return printed.defence

    def map_radiation(self, seat: Seat) -> int:
        """The modifier of map radiation, zero or negative (ST-9.2)."""
        armour = self.armour_of(seat)
        printed = self.content.cards[armour.id] if armour is not None else None
        value = printed.map_radiation if isinstance(printed, Armour) else 0
        return min(0, self.modified("map_radiation", value, seat))

    def base_dosage(self, seat: Seat) -> int:
        """Effective base dosage of the equipped artifacts (ST-10.18)."""
        strongest = 0
        for card in self.cards_of(seat):
            if card.place == "artifact":
                printed = self.content.cards[card.id]
                assert isinstance(printed, Artifact)
                strongest = max(strongest, printed.base_dosage)
        if not strongest:
            return 0
        armour = self.armour_of(seat)
        printed_armour = self.content.cards[armour.id] if armour is not None else None
        container = CONTAINERS[printed_armour.container] if isinstance(printed_armour, Armour) else 0
        container = self.modified("container", container, seat)
        return max(0, self.modified("base_dosage", strongest - container, seat))

    def has_flag(self, seat: Seat, flag: str) -> bool:
        """Whether a stalker has a lasting quality from the own card or equipped cards."""
        return flag in self.flags_of(seat)

    def flags_of(self, seat: Seat) -> frozenset[str]:
        """All lasting qualities of a stalker."""
        known = self.carried(seat)
        found: frozenset[str] | None = known.get("flags")
        if found is None:
            flags, cards = self.content.flags, self.content.cards
            found = flags.get(self.state.stalkers[seat].card, frozenset())
            for card in self.cards_of(seat):
                more = flags.get(cards[card.id].key)
                if more and self.is_working(card):
                    found |= more
            known["flags"] = found
        return found

    def is_working(self, card: Card) -> bool:
        """Whether a card has its effect where it is: equipped, or an item in the backpack (SC-1.2f)."""
        if card.place == "backpack":
            return isinstance(self.content.cards[card.id], Item)
        return card.place != "attached" or self.state.cards[card.host].place in ("weapon", "armour")

    def enemy_has_flag(self, enemy: Entity, flag: str) -> bool:
        return flag in self.content.flags.get(self.state.enemies[enemy].kind, ())

    def attack_has_flag(self, enemy: Entity, flag: str) -> bool:
        """A quality of an enemy's attack."""
        return flag in self.content.flags.get(f"{self.state.enemies[enemy].kind}/attack", ())

    # --- sources, limits, windows and modifiers (SC-1.2) --------------------------------------------------------

    def definition(self, source: str) -> str:
        """What a source is printed on."""
        card = self.content.cards.get(source)
        if card is not None:
            return card.key
        if source.startswith("stalker-"):
            return self.state.stalkers[int(source[8:])].card
        environment = self.state.environment.get(source)
        if environment is not None:
            return self.side_id(environment)
        companion = self.state.companions.get(source)
        return companion.contact if companion is not None else source

    def owner_of(self, source: str) -> Entity:
        """Whose rules they are: a stalker's, a companion's; the lead stalker's where nobody owns them."""
        card = self.state.cards.get(source)
        if card is not None:
            return f"stalker-{card.owner}"
        if source.startswith("stalker-") or source in self.state.companions or source in self.state.enemies:
            return source
        environment = self.state.environment.get(source)
        if environment is not None and environment.holder >= 0:
            return f"stalker-{environment.holder}"
        return f"stalker-{self.state.lead}"

    def is_private(self, source: str) -> bool:
        """Whether only its owner may use it."""
        if source in self.state.cards or source.startswith("stalker-"):
            return True
        environment = self.state.environment.get(source)
        return environment is not None and environment.holder >= 0

    def fits_attack(self, source: str) -> bool:
        """Rules on a weapon or its attachments apply to attacks with that weapon only (SC-1.2f)."""
        card = self.state.cards.get(source)
        attack = self.state.attack
        if card is None or attack is None:
            return True
        if card.place == "weapon":
            return attack.weapon == source
        host = self.state.cards.get(card.host)
        return host is None or host.place != "weapon" or attack.weapon == host.id

    def used_key(self, limit: str, source: str, path: str) -> str:
        return f"{limit}:{source}:{path}"

    def is_used(self, seat: Seat, limit: str, source: str, path: str) -> bool:
        """Whether a rule with a limit was used in its span (SC-1.2e)."""
        return bool(limit) and self.used_key(limit, source, path) in self.state.stalkers[seat].used

    def use_up(self, seat: Seat, limit: str, source: str, path: str) -> None:
        if limit:
            stalker = self.state.stalkers[seat]
            self.update(stalker, used=(*stalker.used, self.used_key(limit, source, path)))

    def modified(self, name: str, value: int, seat: Seat, about: str = "") -> int:  # noqa: ARG002  # the kernel's hook
        """``value`` after every card of this stalker that changes it: sums first, then replacements (SC-1.2g)."""
        state = self.state
        sources = state.listening.get(name)
        if sources is not None:
            owner = f"stalker-{seat}"
            replaced: int | None = None
            least: int | None = None
            for source in sources:
                if self.owner_of(source) != owner:
                    continue
                for mod in self._working_mods(source, name, seat):
                    if mod.set is not None:
                        replaced = mod.set
                    elif mod.at_least is not None:
                        least = max(least or 0, mod.at_least)
                    else:
                        value += mod.by
            if replaced is not None:
                value = replaced
            if least is not None:
                value = max(value, least)
        return value + self.in_force(name) if state.in_force else value

    def _working_mods(self, source: str, name: str, seat: Seat) -> Iterator[Mod]:
        for path, mod in self.content.mods.get((self.definition(source), name), ()):
            if self.is_used(seat, mod.limit, source, path):
                continue
            if name.startswith("attack.") and not self.fits_attack(source):
                continue
            if not mod.when or all_hold(self, CardContext(f"stalker-{seat}", source), mod.when):
                yield mod

    def use_mods(self, name: str, seat: Seat) -> None:
        """A value with a limited change was used: the limit counts from now (SC-1.2e)."""
        for source in self.state.listening.get(name, ()):
            if self.owner_of(source) == f"stalker-{seat}":
                for path, mod in self.content.mods.get((self.definition(source), name), ()):
                    if mod.limit and not self.is_used(seat, mod.limit, source, path):
                        self.use_up(seat, mod.limit, source, path)

    def in_force(self, name: str) -> int:
        """What cards have put in force for a while."""
        total = 0
        for each in self.state.in_force:
            if each.value == name:
                total += each.by
        return total

    def put_in_force(self, source: str, until: str, value: str, by: int) -> None:
        assert until in ("turn", "round", "mission")
        self.set(in_force=(*self.state.in_force, InForce(source, until, value, by)))  # type: ignore[arg-type]

    def end_in_force(self, until: str) -> None:
        """What lasted until now is over."""
        if self.state.in_force:
            self.set(in_force=tuple(each for each in self.state.in_force if each.until != until))

    def rules_answering(self, source: str, moment: str, seat: Seat) -> list[tuple[str, On]]:
        """The rules of a source that answer a window for this seat now."""
        if self.is_private(source) and self.owner_of(source) != f"stalker-{seat}":
            return []
        if moment in ("attack.rolled", "attack.resolved", "kill") and not self.fits_attack(source):
            return []
        about = CardContext(self.owner_of(source), source)
        return [
            (path, rule)
            for path, rule in self.content.reactions.get((self.definition(source), moment), ())
            if not self.is_used(seat, rule.limit, source, path)
            and all_hold(self, about, rule.when)
            and can_pay(self, about, rule.pay, rule.do)
        ]

    def responds(self, source: str, moment: str, seat: Seat, about: str) -> bool:  # noqa: ARG002  # the kernel's hook
        return bool(self.rules_answering(source, moment, seat))

    def may_decline(self, source: str, moment: str) -> bool:
        return all(rule.may for _, rule in self.content.reactions[self.definition(source), moment])

    def response(self, source: str, moment: str, seat: Seat, about: str) -> Procedure:
        return Response(seat, source, moment, about)

    # --- scripts ------------------------------------------------------------------------------------------------

    def script(self, path: str, owner: Entity, source: str, **about: object) -> Script:
        """What a card says, as a procedure."""
        return Script(owner=owner, path=path, source=source, **about)  # type: ignore[arg-type]

    def special_script(self, enemy: Entity) -> Flow:
        """The special of an enemy (ST-13.21)."""
        kind = self.kind_of(enemy)
        if not kind.special_do:
            return None
        self.emit(events.SpecialUsed(enemy, kind.special))
        return call(self.script(f"enemy/{kind.key}/special", enemy, enemy))

    def fetch(self, companion: Entity) -> Flow:
        """SC-1.10."""
        return call(Fetch(companion))

    def hurt_companion(self, companion: Entity, damage: int) -> Flow:
        """SC-15.2."""
        return call(HurtCompanion(companion, damage))

    def roll_anomaly_die(self, who: Entity, source: str) -> Symbol:
        """ST-3.5."""
        symbol = ANOMALY_DIE[self.roll("die:anomaly", 10)[0]]
        self.emit(events.AnomalyDieRolled(who, symbol, source))
        return symbol

    def anomaly_loss(self, seat: Seat, n: int) -> int:
        """HP loss or damage of an anomaly's effect, as changed by cards."""
        return max(0, self.modified("anomaly.loss", n, seat)) if self.state.anomaly_type else n

    def healed_by(self, source: str, seat: Seat, n: int) -> int:
        """What an item heals in these hands."""
        printed = self.content.cards.get(source)
        return self.modified("heal.item", n, seat) if isinstance(printed, Item) else n

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

    def remove_anomaly(self, kind: str) -> None:
        """An anomaly of this card or type is gone, with what covers it."""
        for anomaly in list(self.state.anomalies.values()):
            if kind in (anomaly.card, self.content.anomalies[anomaly.card].type):
                self.remove(anomaly)
                self.emit(events.AnomalyGone(anomaly.id, anomaly.card))

    # --- environment cards (ST-5) -------------------------------------------------------------------------------

    def side_id(self, card: EnvironmentCard) -> str:
        """The side that is up: ``A1-05b:cells``; versions show only on the back."""
        id = f"{card.number}{card.side}"
        versioned = f"{id}:{card.version}"
        return versioned if card.version and versioned in self.content.sides else id

    def in_use(self) -> list[tuple[EnvironmentCard, MissionSide]]:
        """The cards in play, each with the side that is up."""
        if self.used_at != self.touched["environment"]:
            self.used_at = self.touched["environment"]
            sides, cards = self.content.sides, self.state.environment.values()
            self.used_sides = [
                (card, sides[self.side_id(card)]) for card in cards if card.place not in ("deck", "gone")
            ]
            self.sides_up = {side.id for _, side in self.used_sides}
        return self.used_sides

    def is_up(self, side: str) -> bool:
        """Whether this side is in play with its face up."""
        self.in_use()
        return side in self.sides_up

    def environment_card(self, name: str) -> EnvironmentCard | None:
        """A card by its id, or the first one in use of this number."""
        found = self.state.environment.get(name)
        if found is not None:
            return found
        same = [card for card in self.state.environment.values() if card.number == name and card.place != "gone"]
        return min(same, key=lambda card: card.place == "deck", default=None)

    def holder_of(self, number: str) -> Seat | None:
        for card in self.state.environment.values():
            if card.number == number and card.place == "held":
                return card.holder
        return None

    def mask_of_card(self, card: EnvironmentCard) -> int:
        mask = 0
        for space in card.spaces:
            mask |= 1 << space
        return mask

    def relocate(self, who: Entity, space: int) -> Flow:
        """Put somebody on another space (ST-14.10)."""
        return call(Relocate(who, self.address(space)))

    def remember(self, flag: str, value: str) -> None:
        """SM-5.5."""
        self.writes += 1
        self.state.memory[flag] = value
        self.emit(events.Remembered(flag, value))

    # --- attention on the map (ST-8) ----------------------------------------------------------------------------

    def attention_spaces(self, side: Side | None = None) -> list[int]:
        """The spaces of attention tokens and neutral markers, of one side or of both."""
        found = [
            stalker.noticed
            for stalker in self.state.stalkers.values()
            if stalker.attention and (side is None or stalker.attention == side)
        ]
        for ground in self.state.ground.values():
            if (ground.high and side != "low") or ((ground.low or ground.low_stays) and side != "high"):
                found.append(ground.space)
        return found

    # --- money, figures and the end -----------------------------------------------------------------------------

    def earn(self, n: int) -> None:
        """Team money, never below 0."""
        to = max(0, self.state.money + n)
        if to != self.state.money:
            self.emit(events.MoneyChanged(to - self.state.money, to))
            self.set(money=to)

    def count(self, figure: str, n: int = 1) -> None:
        """Keep a figure for statistics."""
        self.writes += 1
        self.state.losses[figure] = self.state.losses.get(figure, 0) + n

    def empty_pool(self, kind: str) -> None:
        card = self.state.enemy_cards.get(kind)
        if card is not None:
            self.update(card, pool=())

    def end_mission(self, result: str, cause: str) -> None:
        """ST-1.7."""
        self.emit(events.MissionEnded(result, cause))
        winners = tuple(self.state.stalkers) if result == "victory" else ()
        self.end(Outcome(result, winners, cause))
