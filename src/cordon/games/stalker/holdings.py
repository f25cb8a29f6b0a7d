"""What a mission holds: stalkers and what they carry, supplies, environment cards. The first part of the queries."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cordon.games.stalker import events
from cordon.games.stalker.cards import (
    Armour,
    Artifact,
    Campaign,
    Equipment,
    Item,
    Mission,
    MissionSide,
    Outing,
    Place,
    StalkerCard,
    Weapon,
)
from cordon.games.stalker.content import Content, content
from cordon.games.stalker.ops.conditions import all_hold
from cordon.games.stalker.ops.selecting import CardContext
from cordon.games.stalker.parts import own_cards
from cordon.games.stalker.rules.context import AnomalyEffect, Attacking, Rolling
from cordon.games.stalker.sorts import is_sort
from cordon.games.stalker.state import (
    AttackState,
    Card,
    Config,
    Enemy,
    EnvironmentCard,
    Ground,
    Pile,
    RollState,
    Stalker,
    StalkerState,
)
from cordon.games.stalker.survival_cards import Scenario
from cordon.games.stalker.terms import (
    BACKPACK,
    CLOCKWISE,
    CONTAINERS,
    LIMITS,
    SEATS,
    STALKERS,
    AnomalyType,
    Entity,
    PlaceId,
    magazine_in,
    make_side,
)
from cordon.kernel.decisions import Seat
from cordon.kernel.game import Game
from cordon.kernel.kept import kept
from cordon.kernel.spec import GameSpec


class Carried:
    """The equipment of a stalker, and where it is."""

    __slots__ = ("armour", "cards", "hosts", "weapon")

    def __init__(self, cards: list[Card]) -> None:
        self.cards = cards
        self.weapon: Card | None = None
        self.armour: Card | None = None
        self.hosts: dict[str, list[Card]] = {}
        """What is attached, by the card that it is attached to."""
        for card in cards:
            if card.place == "weapon":
                self.weapon = card
            elif card.place == "armour":
                self.armour = card
            elif card.host:
                self.hosts.setdefault(card.host, []).append(card)


class InUse:
    """The environment cards in play, each with the side that is up."""

    __slots__ = ("cards", "held", "listen", "sides", "slowing")

    def __init__(self, cards: list[tuple[EnvironmentCard, MissionSide]]) -> None:
        self.cards = cards
        self.sides = {side.id for _, side in cards}
        self.held = [(card, side) for card, side in cards if card.place == "held"]
        self.listen = any(trigger.on == "attention" for _, side in cards for trigger in side.triggers)
        """Whether a card waits for attention tokens."""
        self.slowing = [(card.holder, side.slows) for card, side in self.held if side.slows]


class Holdings(Game[StalkerState]):
    """Queries that need no map."""

    __slots__ = ("content",)

    def __init__(self, spec: GameSpec[Any], state: StalkerState) -> None:
        super().__init__(spec, state)
        self.content: Content = content()

    # --- the table ----------------------------------------------------------------------------------------------

    @property
    def config(self) -> Config:
        return self.state.config

    @property
    def campaign(self) -> Campaign:
        """The campaign that is played."""
        return self.content.campaigns[self.config.campaign]

    @property
    def zone(self) -> dict[PlaceId, Place]:
        """The places of its zone map."""
        return self.content.zones[self.config.campaign]

    @property
    def mission(self) -> Mission:
        """The running mission, or the one that is being prepared."""
        return self.content.missions[self.state.mission]

    @property
    def scenario(self) -> Scenario:
        """The scenario of Zone Survival that is being played."""
        return self.content.scenarios[self.state.scenario]

    @property
    def outing(self) -> Outing:
        """What is played: the mission, or the scenario."""
        return self.scenario if self.state.scenario else self.mission

    @property
    def is_solo(self) -> bool:
        return self.state.seats == 1

    def order(self) -> tuple[Seat, ...]:
        """All stalkers clockwise from the lead stalker (ST-6.3); not those who have left (SV-1.6)."""
        state = self.state
        found = CLOCKWISE[state.seats, state.lead]
        return tuple(seat for seat in found if not state.stalkers[seat].left) if state.scenario else found

    def next_clockwise(self, seat: Seat) -> Seat:
        """To whom the lead is handed on (ST-7.12): not to those who have left (SV-1.6); nobody else there: nobody."""
        stalkers = self.state.stalkers
        others = CLOCKWISE[self.state.seats, seat][1:]
        return next((other for other in others if not stalkers[other].left), seat)

    def stalkers_in_order(self) -> list[Entity]:
        """All stalkers clockwise from the lead stalker, as entities."""
        return [STALKERS[seat] for seat in self.order()]

    @staticmethod
    def is_stalker(who: Entity) -> bool:
        return who in SEATS

    @staticmethod
    def seat_of(who: Entity) -> Seat:
        """The seat of a stalker."""
        return SEATS[who]

    def stalker(self, seat: Seat) -> Stalker:
        return self.state.stalkers[seat]

    def stalker_of(self, who: Entity) -> Stalker:
        return self.state.stalkers[SEATS[who]]

    def stalker_card(self, seat: Seat) -> StalkerCard:
        return self.content.stalkers[self.state.stalkers[seat].card]

    def in_force(self, name: str) -> int:
        """What cards have put in force for a while."""
        total = 0
        for each in self.state.in_force:
            if each.value == name:
                total += each.by
        return total

    # --- what is going on ---------------------------------------------------------------------------------------

    def attacking(self) -> Attacking | None:
        """The procedure of the running attack."""
        for frame in reversed(self.running):
            if isinstance(frame, Attacking) and (frame.declared is not None or not frame.is_attack):
                return frame if frame.is_attack else None
        return None

    def rolling(self) -> Rolling | None:
        """The procedure whose dice lie on the table."""
        for frame in reversed(self.running):
            if isinstance(frame, Rolling) and frame.thrown is not None:
                return frame
        return None

    @property
    def attack(self) -> AttackState | None:
        """The running attack."""
        found = self.attacking()
        return found.declared if found is not None else None

    @property
    def thrown(self) -> RollState | None:
        """The running roll (ST-3)."""
        found = self.rolling()
        return found.thrown if found is not None else None

    @property
    def anomaly_type(self) -> AnomalyType | None:
        """The type of the anomaly that takes effect now."""
        found = self.nearest(AnomalyEffect)
        return found.sort if found is not None else None

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
        stays = self.outing.carcass_marks
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
                    used += anomaly.artifact + anomaly.more + sum(cover.by == "artifact" for cover in anomaly.covers)
            case "cube":
                if not self.config.cube_limit:
                    return LIMITS["cube"]
                used = sum(sum(each.cubes) for each in stalkers) + sum(card.ammo for card in state.cards.values())
                used += sum(card.cubes for card in state.environment.values())
                used += sum(each.cubes for each in state.companions.values())
            case _:
                kind = magazine_in(token)
                used = sum(int(getattr(each, kind)) for each in stalkers) + state.magazines.get(kind, 0)
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

    def random_events(self) -> frozenset[str]:
        """The random events of this run: those of every match, and those of mission boxes that have joined them."""
        common = self.content.random_events
        return common.union(self.state.box_events) if self.state.box_events else common

    # --- equipment (ST-10) --------------------------------------------------------------------------------------

    def equipment(self, card: str) -> Equipment:
        return self.content.cards[card]

    def cards_of(self, seat: Seat) -> list[Card]:
        return self.carried(seat).cards

    @kept("cards", "owned", part=own_cards)
    def carried(self, seat: Seat) -> Carried:
        """What a stalker carries."""
        return Carried(own_cards(self, seat))

    def hand(self, card: str, seat: Seat) -> None:
        """A card is among those of a stalker, the last of them."""
        self.put("owned", seat, (*self.state.owned.get(seat, ()), card))

    def take_away(self, card: str, seat: Seat) -> None:
        """A card is no longer among those of a stalker."""
        self.put("owned", seat, tuple([other for other in self.state.owned[seat] if other != card]))

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
        return self.carried(seat).weapon

    def armour_of(self, seat: Seat) -> Card | None:
        return self.carried(seat).armour

    def weapon_card(self, card: str) -> Weapon:
        found = self.content.cards[card]
        assert isinstance(found, Weapon)
        return found

    def attachments_on(self, card: str) -> list[Card]:
        return self.carried(self.state.cards[card].owner).hosts.get(card, [])

    def cards_of_sort(self, seat: Seat, sort: str) -> list[str]:
        """Cards in the backpack of a sort: a deck, a type of item, or ``valuables``."""
        return [card.id for card in self.in_backpack(seat) if is_sort(self.content.cards[card.id], sort)]

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
        return self._flags(seat, self.state.stalkers[seat].card)

    @kept("cards", "owned", part=own_cards)
    def _flags(self, seat: Seat, stalker: str) -> frozenset[str]:
        flags, cards = self.content.flags, self.content.cards
        found = flags.get(stalker, frozenset())
        for card in self.cards_of(seat):
            more = flags.get(cards[card.id].key)
            if more and self.is_working(card):
                found |= more
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

    # --- environment cards (ST-5) -------------------------------------------------------------------------------

    def side_id(self, card: EnvironmentCard) -> str:
        """The side that is up: ``A1-05b:cells``; versions show only on the back."""
        versioned = make_side(card.number, card.side, card.version)
        return versioned if versioned in self.content.sides else make_side(card.number, card.side)

    @kept("environment")
    def in_use(self) -> InUse:
        """The cards in play, each with the side that is up."""
        sides, cards = self.content.sides, self.state.environment.values()
        return InUse([(card, sides[self.side_id(card)]) for card in cards if card.place not in ("deck", "gone")])

    @kept("environment", "in_force")
    def has_quality(self, flag: str) -> bool:
        """Whether a card that lies in the open makes it so (SV-0.4), or one has for a while."""
        # What a script has put in force comes from no card.
        return self.quality_of(flag) != "" or any(each.value == flag for each in self.state.in_force)

    @kept("environment", "in_force")
    def quality_of(self, flag: str) -> str:
        """The side of the card that makes it so, or whatever has put it in force for a while; empty if nothing does."""
        flags = self.content.flags
        cards = (side.id for card, side in self.in_use().cards if card.holder < 0 and flag in flags[side.id])
        return next(cards, "") or next((each.source for each in self.state.in_force if each.value == flag), "")

    def in_the_open(self, name: str, value: int, who: Entity, space: int) -> int:
        """A value of an enemy or of a space after every card that lies in the open: sums first, then replacements."""
        table, replaced = self.state.environment, None
        for source in self.state.listening.get(name, ()):
            card = table.get(source)
            if card is None or card.holder >= 0:
                continue
            about = CardContext(who, source, picked=space)
            for _, mod in self.content.mods.get((self.side_id(card), name), ()):
                if not mod.when or all_hold(self, about, mod.when):  # type: ignore[arg-type]  # every game is whole
                    if mod.set is not None:
                        replaced = mod.set
                    else:
                        value += mod.by * (self.state.counters.get(mod.per, 0) if mod.per else 1)
        return max(0, value if replaced is None else replaced)

    def is_up(self, side: str) -> bool:
        """Whether this side is in play with its face up."""
        return side in self.in_use().sides

    def environment_card(self, name: str) -> EnvironmentCard | None:
        """A card by its id, or the first one in use of this number."""
        found = self.state.environment.get(name)
        if found is not None:
            return found
        same = [card for card in self.state.environment.values() if card.number == name and card.place != "gone"]
        return min(same, key=lambda card: card.place == "deck", default=None)

    def marked_enemy(self) -> Entity:
        """The bearer of the token ``this_enemy``; empty: nobody (ST-19.3)."""
        return next((token.bearer for token in self.state.tokens.values() if token.kind == "this_enemy"), "")

    def lose_mark(self, enemy: Enemy, dead: bool = True) -> None:
        """An enemy is gone: the token ``this_enemy`` returns. If it is dead, an artifact token that it took lies there;
        otherwise it is gone too (SV-X11)."""
        for token in list(self.state.tokens.values()):
            if token.bearer == enemy.id:
                if token.face == "artifact" and dead:
                    ground = self.ground(enemy.space)
                    self.put_ground(replace(ground, artifacts=ground.artifacts + 1))
                self.remove(token)

    def holder_of(self, number: str) -> Seat | None:
        for card, _ in self.in_use().held:
            if card.number == number:
                return card.holder
        return None

    def mask_of_card(self, card: EnvironmentCard) -> int:
        mask = 0
        for space in card.spaces:
            mask |= 1 << space
        return mask

    def remember(self, flag: str, value: str) -> None:
        """SM-5.5."""
        self.put("memory", flag, value)
        self.emit(events.Remembered(flag, value))

    # --- money, figures and the end -----------------------------------------------------------------------------

    def earn(self, n: int) -> None:
        """Team money, never below 0."""
        to = max(0, self.state.money + n)
        if to != self.state.money:
            self.emit(events.MoneyChanged(to - self.state.money, to))
            self.set(money=to)

    def empty_pool(self, kind: str) -> None:
        card = self.state.enemy_cards.get(kind)
        if card is not None:
            self.update(card, pool=())
