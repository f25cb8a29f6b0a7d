"""A running mission: the questions that the rules ask of it, and the small changes that they share."""

from __future__ import annotations

from collections.abc import Iterator

from cordon.games.stalker import events
from cordon.games.stalker.cards import (
    Item,
    Mod,
    On,
)
from cordon.games.stalker.field import Field
from cordon.games.stalker.mapping.board import mask_of
from cordon.games.stalker.mapping.library import maps
from cordon.games.stalker.mapping.zonemap import ZoneMap
from cordon.games.stalker.ops.conditions import all_hold
from cordon.games.stalker.ops.selecting import CardContext, Context, Select, named
from cordon.games.stalker.rules.closeness import closest_spaces
from cordon.games.stalker.rules.companions import Fetch, HurtCompanion, loot_near
from cordon.games.stalker.rules.enemy_rules import begin_point
from cordon.games.stalker.rules.environment import on_moment, on_move_end
from cordon.games.stalker.rules.movement import Relocate
from cordon.games.stalker.rules.script import Response, Script, can_pay, selected
from cordon.games.stalker.state import (
    InForce,
)
from cordon.games.stalker.survival.characters import HurtCharacter, TakeAlong, escorted_from
from cordon.games.stalker.survival.places import FAR_AWAY, closest_of, is_zone_word, reference_mask, spaces_at
from cordon.games.stalker.survival.stretcher import SameSteps, partner_of
from cordon.games.stalker.survival.tokens import blow_open, drop_heavy, locks_at
from cordon.games.stalker.terms import (
    ANOMALY_DIE,
    SEATS,
    STALKERS,
    Entity,
    Span,
    Symbol,
    make_use,
    place_parts,
)
from cordon.kernel.decisions import Seat
from cordon.kernel.frames import Flow, Procedure, call
from cordon.kernel.kept import kept

TEAM_LIMITS = frozenset(("game", "team_round"))
"""Limits of the whole team."""


class StalkerGame(Field):
    """A mission in one position: what cards in play mean, answer and change."""

    __slots__ = ()

    # --- places named by cards ----------------------------------------------------------------------------------

    @kept("layout")
    def mask_of(self, names: tuple[str, ...]) -> int:
        """Spaces by address; also ``exit``, ``tile:13`` and ``building:4.farmhouse`` (a room: ``room:…``)."""
        board, mask = self.board, 0
        for name in names:
            kind, rest = place_parts(name)
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

    def mask_at(self, names: tuple[str, ...]) -> int:
        """Spaces by address or by any word that cards use; those that move are looked up now."""
        moving = tuple(name for name in names if is_zone_word(name))
        if not moving:
            return self.mask_of(names)
        mask = self.mask_of(tuple(name for name in names if name not in moving))
        return mask | mask_of([space for name in moving for space in spaces_at(self, name)])

    @property
    def zone_map(self) -> ZoneMap:
        """The slots of the map of Zone Survival."""
        return maps().zones[self.state.map]

    def territory_mask(self) -> int:
        """The spaces of the Lost Territories tile beside the map; none if there is none."""
        tile = self.state.territory.tile
        return self.mask_of((f"tile:{tile}",)) if tile else 0

    def where(self, place: str, about: Context, who: Entity) -> int:
        """A place of SC-1.5 as a space; -1 if there is none."""
        match place:
            case "own":
                return self.space_of(who or about.owner)
            case "lead" | "that" | "marked":
                found = named(self, about, place)
                return self.space_of(found[0]) if found else -1
            case "picked":
                return about.picked
            case "here":
                card = self.state.environment.get(about.source)
                if card is not None and card.spaces:
                    return card.spaces[0]
                return about.picked if about.picked >= 0 else self.space_of(about.owner)
            case "centre":
                return self.centre_of(about.source)
            case "entrance":
                return self.board.index.get(self.state.territory.entrance, -1)
        if is_zone_word(place):
            return closest_of(self, spaces_at(self, place))
        return self.board.index[place]

    def wheres(self, place: str, about: Context) -> tuple[int, ...]:
        """A place that may be several."""
        if place == "each_stalker":
            return tuple(dict.fromkeys(self.state.stalkers[seat].space for seat in self.order()))
        found = self.where(place, about, about.owner)
        return (found,) if found >= 0 else ()

    def place_toward(self, toward: str, who: Entity) -> int:
        """Where a stalker is drawn to; -1 if there is nothing."""
        attack = self.attack
        match toward:
            case "target":
                return self.space_of(attack.target) if attack is not None else -1
            case "attacker":
                return self.space_of(attack.attacker) if attack is not None else self._call_of_the_hill()
            case "lead":
                return self.state.stalkers[self.state.lead].space
        if toward in self.content.enemies:
            found = [foe for foe in self.state.enemies.values() if foe.kind == toward]
            best = closest_spaces(self, who, mask_of([foe.space for foe in found]))
            return best[0] if best else -1
        return self.board.index[toward]

    def _call_of_the_hill(self) -> int:
        """Voices without a controller call toward the place that the mission names (SM-6.3.4)."""
        name = self.outing.voices
        return self.board.index[name] if name else -1

    def token_spaces(self, select: Select, about: Context) -> tuple[int, ...]:
        """Spaces with tokens that a card selects; with ``closest`` the ones tied for it (ST-4.28)."""
        wanted = "loot" if "loot" in select.kinds else "unknown"
        found = [space for space, ground in self.state.ground.items() if getattr(ground, wanted)]
        if select.spaces:
            mask = self.select_mask(select, about)
            found = [space for space in found if mask >> space & 1]
        if select.near:
            return self._near_place(found, select, about)
        here = self.space_of(about.owner)
        if select.range is not None:
            ranges = self.board.ranges("open", here)
            found = [space for space in found if ranges[space] <= select.range]
        if select.pick == "closest":
            who = about.owner if select.to == "self" else STALKERS[self.state.lead]
            return closest_spaces(self, who, mask_of(found))
        return tuple(sorted(found))

    def _near_place(self, found: list[int], select: Select, about: Context) -> tuple[int, ...]:
        """Of the spaces with tokens those within range of a place of Zone Survival, or the ones closest to it."""
        places = self.board.spaces(reference_mask(self, select.near, about))
        ranges = [self.board.ranges("open", place) for place in places]
        away = {space: min((each[space] for each in ranges), default=FAR_AWAY) for space in found}
        reach = FAR_AWAY if select.range is None else select.range
        least = min(away.values(), default=0) if select.pick == "closest" else reach
        return tuple(sorted(space for space in away if away[space] <= min(reach, least)))

    def select_mask(self, select: Select, about: Context) -> int:
        """The spaces that a card names."""
        if select.spaces == ("here",):
            card = self.state.environment.get(about.source)
            return self.mask_of_card(card) if card is not None else 0
        return self.mask_of(select.spaces)

    # --- sources, limits, windows and modifiers (SC-1.2) --------------------------------------------------------

    def definition(self, source: str) -> str:
        """What a source is printed on."""
        card = self.content.cards.get(source)
        if card is not None:
            return card.key
        if source in SEATS:
            return self.state.stalkers[SEATS[source]].card
        environment = self.state.environment.get(source)
        if environment is not None:
            return self.side_id(environment)
        companion = self.state.companions.get(source)
        return companion.contact if companion is not None else source

    def owner_of(self, source: str) -> Entity:
        """Whose rules they are: a stalker's, a companion's; the lead stalker's where nobody owns them."""
        card = self.state.cards.get(source)
        if card is not None:
            return STALKERS[card.owner]
        if source in SEATS or source in self.state.companions or source in self.state.enemies:
            return source
        environment = self.state.environment.get(source)
        if environment is not None and environment.holder >= 0:
            return STALKERS[environment.holder]
        return STALKERS[self.state.lead]

    def bearer_of(self, source: str, seat: Seat) -> Entity:
        """Who is "you" when a source answers a window for a seat: its owner; with what was promised to the whole team
        (SC-15), and with a card that lies in the open, the one whom the window is about."""
        open_to_all = source in self.state.environment and not self.is_private(source)
        return STALKERS[seat] if open_to_all or source in self.state.ahead else self.owner_of(source)

    def is_private(self, source: str) -> bool:
        """Whether only its owner may use it."""
        if source in self.state.cards or source in SEATS:
            return True
        environment = self.state.environment.get(source)
        return environment is not None and environment.holder >= 0

    def fits_attack(self, source: str) -> bool:
        """Rules on a weapon or its attachments apply to attacks with that weapon only (SC-1.2f)."""
        card = self.state.cards.get(source)
        attack = self.attack
        if card is None or attack is None:
            return True
        if card.place == "weapon":
            return attack.weapon == source
        host = self.state.cards.get(card.host)
        return host is None or host.place != "weapon" or attack.weapon == host.id

    def is_used(self, seat: Seat, limit: str, source: str, path: str) -> bool:
        """Whether a rule with a limit was used in its span (SC-1.2e)."""
        if limit in TEAM_LIMITS:
            return self.times_used(limit, source, path) > 0
        used = self.state.stalkers[seat].used
        return bool(used and limit) and make_use(limit, source, path) in used

    def times_used(self, limit: str, source: str, path: str) -> int:
        """How often the team has used a rule with a limit in its span."""
        use = make_use(limit, source, path)
        return sum(each.used.count(use) for each in self.state.stalkers.values())

    def use_up(self, seat: Seat, limit: str, source: str, path: str) -> None:
        if limit:
            stalker = self.state.stalkers[seat]
            self.update(stalker, used=(*stalker.used, make_use(limit, source, path)))

    def modified(self, name: str, value: int, seat: Seat, about: str = "") -> int:  # noqa: ARG002  # the kernel's hook
        """``value`` after every card of this stalker that changes it: sums first, then replacements (SC-1.2g)."""
        state = self.state
        sources = state.listening.get(name)
        if sources is not None:
            owner = STALKERS[seat]
            replaced: int | None = None
            least: int | None = None
            for source in sources:
                if not self._concerns(source, owner):
                    continue
                for _, mod in self._working_mods(source, name, seat):
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

    def _concerns(self, source: str, owner: Entity) -> bool:
        """Whether the rules of a source are this stalker's: the own ones, and those of a card that lies in the open."""
        return self.owner_of(source) == owner or (source in self.state.environment and not self.is_private(source))

    def additions(self, name: str, seat: Seat) -> tuple[tuple[str, str, int], ...]:
        """What cards add to a value: a card, its rule, how much; for the journal."""
        owner, sources = STALKERS[seat], self.state.listening.get(name, ())
        found = [
            (source, path, mod.by)
            for source in sources
            if self._concerns(source, owner)
            for path, mod in self._working_mods(source, name, seat)
            if mod.by
        ]
        return (*found, *((each.source, "", each.by) for each in self.state.in_force if each.value == name))

    def _working_mods(self, source: str, name: str, seat: Seat) -> Iterator[tuple[str, Mod]]:
        for path, mod in self.content.mods.get((self.definition(source), name), ()):
            if self.is_used(seat, mod.limit, source, path):
                continue
            if name.startswith("attack.") and not self.fits_attack(source):
                continue
            if not mod.when or all_hold(self, CardContext(STALKERS[seat], source), mod.when):
                yield path, mod

    def use_mods(self, name: str, seat: Seat) -> None:
        """A value with a limited change was used: the limit counts from now (SC-1.2e)."""
        for source in self.state.listening.get(name, ()):
            if self._concerns(source, STALKERS[seat]):
                for path, mod in self.content.mods.get((self.definition(source), name), ()):
                    if mod.limit and not self.is_used(seat, mod.limit, source, path):
                        self.use_up(seat, mod.limit, source, path)

    def put_in_force(self, source: str, until: Span, value: str, by: int) -> None:
        """A change that lasts for a while (SC-1.3)."""
        self.set(in_force=(*self.state.in_force, InForce(source, until, value, by)))

    def end_in_force(self, until: str) -> None:
        """What lasted until now is over."""
        if self.state.in_force:
            self.set(in_force=tuple(each for each in self.state.in_force if each.until != until))

    def rules_answering(self, source: str, moment: str, seat: Seat) -> list[tuple[str, On]]:
        """The rules of a source that answer a window for this seat now."""
        if self.is_private(source) and self.owner_of(source) != STALKERS[seat]:
            return []
        if moment in ("attack.rolled", "attack.resolved", "kill") and not self.fits_attack(source):
            return []
        about = CardContext(self.bearer_of(source, seat), source)
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

    def selected(self, select: Select, about: Context) -> tuple[str, ...]:
        """Everybody a selection means now (SC-1.5)."""
        return selected(self, select, about)

    def special_script(self, enemy: Entity, path: str) -> Flow:
        """The special of an enemy (ST-13.21), which a point of a card asks for."""
        kind = self.kind_of(enemy)
        if not kind.special_do:
            return None
        begin_point(self, path, enemy, "special", special=kind.special)
        self.emit(events.SpecialUsed(enemy, kind.special))
        return call(self.script(f"enemy/{kind.key}/special", enemy, enemy))

    def fetch(self, companion: Entity) -> Flow:
        """SC-1.10."""
        return call(Fetch(companion))

    def loot_near(self, companion: Entity) -> bool:
        """SC-1.10."""
        return bool(loot_near(self, companion))

    def hurt_companion(self, companion: Entity, damage: int) -> Flow:
        """SC-15.2."""
        return call(HurtCompanion(companion, damage))

    def hurt_character(self, who: Entity, damage: int) -> Flow:
        """SV-1.11."""
        return call(HurtCharacter(who, damage))

    def blow_open(self, space: int) -> None:
        """SV-1.10."""
        blow_open(self, space)

    def is_locked_at(self, space: int) -> bool:
        """SV-1.10."""
        return bool(locks_at(self, space))

    def drop_heavy(self, seat: Seat) -> None:
        """SV-1.5."""
        drop_heavy(self, seat)

    def take_along(self, seat: Seat, path: tuple[int, ...], careful: bool) -> Flow:
        """SV-X14, SV-X24."""
        person = partner_of(self, seat)
        if person >= 0:
            return call(SameSteps(person, path[1:])) if len(path) > 1 else None
        escorted = escorted_from(self, path[0], careful)
        return call(TakeAlong(seat, escorted, path[1:])) if escorted and len(path) > 1 else None

    def roll_anomaly_die(self, who: Entity, source: str) -> Symbol:
        """ST-3.5."""
        symbol = ANOMALY_DIE[self.roll("die:anomaly", 10)[0]]
        self.emit(events.AnomalyDieRolled(who, symbol, source))
        return symbol

    def anomaly_loss(self, seat: Seat, n: int) -> int:
        """HP loss or damage of an anomaly's effect, as changed by cards."""
        return max(0, self.modified("anomaly.loss", n, seat)) if self.anomaly_type else n

    def healed_by(self, source: str, seat: Seat, n: int) -> int:
        """What an item heals in these hands."""
        printed = self.content.cards.get(source)
        return self.modified("heal.item", n, seat) if isinstance(printed, Item) else n

    def item_used(self, seat: Seat, source: str) -> Flow:
        """What waits for an item of a type that is used (SV-0.3)."""
        printed = self.content.cards.get(source)
        if not isinstance(printed, Item):
            return None
        return on_moment(self, "item_used", STALKERS[seat], self.state.stalkers[seat].space, printed.types)

    def move_ended(self, who: Entity) -> Flow:
        """What the end of a movement sets off (ST-5.8)."""
        return on_move_end(self, who)

    def relocate(self, who: Entity, space: int) -> Flow:
        """Put somebody on another space (ST-14.10)."""
        return call(Relocate(who, self.address(space)))
