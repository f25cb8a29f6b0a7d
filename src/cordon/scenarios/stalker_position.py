"""A position of S.T.A.L.K.E.R.: each path with its type, its bounds and the rule that bounds it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from cordon.games.stalker.game import StalkerGame
from cordon.games.stalker.rules.attention import notice
from cordon.games.stalker.rules.covering import cover_below
from cordon.games.stalker.rules.environment import change_map
from cordon.games.stalker.rules.leaving import back_to_pool
from cordon.games.stalker.state import (
    CompanionFigure,
    Enemy,
    EnemyCard,
)
from cordon.games.stalker.terms import (
    COLOURS,
    DOSE_LIMIT,
    LIMITS,
    companion,
    standee,
    standee_parts,
)
from cordon.kernel.state import Record
from cordon.scenarios.nodes import Node
from cordon.scenarios.position import DRAWN, one, without
from cordon.scenarios.stalker_binder import BINDER_ROWS, BINDER_TABLES, BINDER_VALUES
from cordon.scenarios.stalker_ground import matched
from cordon.scenarios.stalker_telling import (
    AT_HOME,
    COMPANION,
    COUNTERS,
    COUNTS,
    ENEMY,
    FLAGS,
    LISTS,
    MASKS,
    PAIRS,
)
from cordon.scenarios.stalker_zone import EVENT_DECK, UNSEEN, ZONE_TABLES, ZONE_VALUES, StalkerZone

PERSON = ("space", "hp", "dose", "cards", "attention", *FLAGS, *COUNTS, *PAIRS, *LISTS)
ENEMY_CARD = ("marker", "pool")
PILE = ("draw", "discard", "top")
CLEARED = ("enemies", "anomalies", "ground", "environment", "tokens", "characters")
"""Tables that can be emptied as a whole: ``enemies: ~``."""
ATTENTION = re.compile(r"(low|high)@(\S+)")
STANDING = re.compile(r"(\S+)/([NESW])")
MARKER = re.compile(r"(C[1-4]|-)/([0-2])")
BETWEEN = ("stalkers", "piles", "memory", "lead", "money", DRAWN, *BINDER_TABLES, *BINDER_VALUES)
"""Where paths begin that are there between missions."""


class StalkerPosition(StalkerZone):
    """Writes paths into a mission, a campaign or a match of Zone Survival and reads them out of it."""

    tables = {
        "stalkers": "stalkers.0.hp",
        "enemies": "enemies.snork-1",
        "enemy_cards": "enemy_cards.snork.marker",
        "companions": "companions.bublyk",
        "ground": "ground.5.J.loot",
        "anomalies": "anomalies.electro",
        "environment": "environment.A1-05.side",
        "piles": "piles.wound.top",
        "memory": "memory.try",
        "hot": "hot.5.J",
        "losses": "losses.alarms",
        "killed": "killed.snork",
        "felled": "felled.0",
        **ZONE_TABLES,
        **BINDER_TABLES,
    }
    values = (
        "lead",
        "lead_used",
        "round",
        "money",
        "event",
        "flooded",
        *MASKS,
        "in_force",
        "slowed",
        "passed",
        "walking",
        "rooms_entered",
        "artifacts_gained",
        "turn",
        "track",
        "order",
        *ZONE_VALUES,
        *BINDER_VALUES,
    )
    rows = (
        "enemies",
        "enemy_cards",
        "anomalies",
        "companions",
        "ground",
        "memory",
        *COUNTERS,
        *ZONE_TABLES,
        *BINDER_ROWS,
    )
    first = ("places", "destination", "contacts")
    follow = ("order",)

    def __init__(self, game: StalkerGame, drawn: bool = False) -> None:
        super().__init__(game)
        self.drawn = drawn
        """The scenario has drawn its own map: nothing lies there that is not given."""
        self.pools: dict[str, Node] = {}
        if drawn:
            self._clear_everything()

    def _clear_everything(self) -> None:
        """An empty map, and stalkers with nothing in their hands."""
        game, state = self.game, self.game.state
        for table in (state.enemies, state.enemy_cards, state.companions, state.anomalies, state.environment):
            self._empty(table)
        for space in list(state.ground):
            self.clear_ground(space)
        first = game.board.spaces(game.board.land_mask)[0]
        for stalker in list(state.stalkers.values()):
            self.strip(stalker.seat)
            game.update(
                stalker,
                space=first,
                attention="",
                noticed=-1,
                focus=False,
                bolts=0,
                pistol=0,
                rifle=0,
                shotgun=0,
                dose=0,
            )
        game.set(event="", fog=0, memory={}, rooms_entered=())

    def give(self, path: tuple[str, ...], node: Node) -> None:
        root = path[0]
        if root in (*BINDER_TABLES, *BINDER_VALUES) and not self.is_campaign():
            raise node.error(f"{root} belongs to a campaign (config: {{mode: campaign}})")
        if root in (*ZONE_TABLES, *ZONE_VALUES) and not self.is_survival():
            raise node.error(f"{root} belongs to Zone Survival (name a scenario in the setup)")
        if not self.game.state.mission and root in (*self.tables, *self.values) and root not in BETWEEN:
            raise node.error(f"between missions there is no {root}: nothing lies on a map")
        super().give(path, node)

    def give_table(self, root: str, rest: tuple[str, ...], node: Node) -> None:
        if rest:
            super().give_table(root, rest, node)
        else:
            self._clear(root, node)

    def _clear(self, root: str, node: Node) -> None:
        if root not in CLEARED or node.value is not None:
            raise node.error(f"say which of {root} you mean; only {', '.join(CLEARED)} can be emptied ('~')")
        state = self.game.state
        if root == "enemies":
            for enemy in list(state.enemies.values()):
                back_to_pool(self.game, enemy)
        elif root == "ground":
            for space in list(state.ground):
                self.clear_ground(space)
        elif root == "anomalies":
            self._empty(state.anomalies)
        elif root in ZONE_TABLES:
            getattr(self, f"give_{root}")((), node)
        else:
            self._empty(state.environment)
            change_map(self.game)

    def _empty(self, table: Mapping[Any, Record]) -> None:
        for record in list(table.values()):
            self.game.remove(record)

    # --- stalkers -------------------------------------------------------------------------------------------------

    def give_stalkers(self, rest: tuple[str, ...], node: Node) -> None:
        game = self.game
        known = tuple(str(seat) for seat in game.state.stalkers)
        if len(rest) != 2 or rest[0] not in known:
            raise node.error(f"the path must name a seat ({', '.join(known)}) and what to set, as in stalkers.0.hp")
        seat, field = int(rest[0]), one(rest[1:], node, PERSON if game.state.mission else AT_HOME)
        if field == "cards":
            self.equipment(seat, node)
        elif field == "attention":
            self._attention(seat, node)
        else:
            game.update(game.stalker(seat), **{field: self._person_value(seat, field, node)})

    def _person_value(self, seat: int, field: str, node: Node) -> Any:
        if field in FLAGS:
            return node.flag()
        if field in LISTS:
            return tuple(entry.text() for entry in node.items())
        if field in COUNTS:
            return node.number(0, LIMITS["bolt" if field == "bolts" else f"magazine.{field}"])
        if field in PAIRS:
            entries = node.items()
            if len(entries) != 2:
                raise node.error(f"{field} has one value for each of the two turn tokens")
            if field in ("injured", "taken"):
                return tuple(entry.flag() for entry in entries)
            most = 3 if self.game.is_solo else 2
            return tuple(entry.number(0, most if field == "slots" else 5) for entry in entries)
        match field:
            case "space":
                return self.space(node) if node.value is not None else -1
            case "hp":
                return node.number(0, self.game.stalker_card(seat).hp)
        return node.number(0, DOSE_LIMIT)

    def _attention(self, seat: int, node: Node) -> None:
        side, space = "", -1
        if node.value is not None:
            found = matched(ATTENTION, node, "low@5.J or high@5.J, '~' for the PDA")
            side, space = found[1], self.space(node, found[2])
        self.game.update(self.game.stalker(seat), attention=side, noticed=space)

    # --- enemies and companions -----------------------------------------------------------------------------------

    def give_enemies(self, rest: tuple[str, ...], node: Node) -> None:
        game = self.game
        id = rest[0]
        kind, number = standee_parts(id)
        printed = game.content.enemies.get(kind)
        if printed is None or not number.isdecimal() or not 1 <= int(number) <= printed.standees:
            raise node.error(f"{id!r} is no standee; they are called snork-1 to snork-6 and so on")
        if len(rest) == 1 and node.value is None:
            if id in game.state.enemies:
                back_to_pool(game, game.state.enemies[id])
            return
        if len(rest) == 1:
            self._stand(id, kind, node)
            return
        field = one(rest[1:], node, ENEMY)
        if id not in game.state.enemies:
            raise node.error(f"{id} is not on the map; give enemies.{id} first (5.J/N)")
        if field == "lost":
            # a beast may have more than is printed (SV-X08)
            value: object = node.number(-printed.ehp if self.is_survival() else 0, printed.ehp - 1)
        else:
            value = node.text() if field == "carries" else node.flag()
        game.update(game.state.enemies[id], **{field: value})

    def _stand(self, id: str, kind: str, node: Node) -> None:
        """A standee on the map (``5.J/N``); its card comes along."""
        game = self.game
        place = matched(STANDING, node, "5.J/N: the space and the facing")
        card = self._enemy_card(kind)
        game.update(card, pool=tuple(other for other in card.pool if other != id))
        game.add(Enemy(id, kind, self.space(node, place[1]), place[2]))  # type: ignore[arg-type]

    def _enemy_card(self, kind: str) -> EnemyCard:
        card = self.game.state.enemy_cards.get(kind)
        if card is None:
            card = EnemyCard(kind, "C3", 1, ())
            self.game.add(card)
        return card

    def give_enemy_cards(self, rest: tuple[str, ...], node: Node) -> None:
        if len(rest) != 2 or rest[0] not in self.game.content.enemies:
            raise node.error("the path must name an enemy card and what to set, as in enemy_cards.snork.marker")
        field = one(rest[1:], node, ENEMY_CARD)
        if node.value is None:
            self._take_card_away(rest[0])
            return
        card = self._enemy_card(rest[0])
        if field == "pool":
            self.pools[rest[0]] = node
            return
        marker = matched(MARKER, node, "C3/1: colour and team, or -/0")
        colour = COLOURS[COLOURS.index(marker[1])] if marker[1] != "-" else ""
        self.game.update(card, colour=colour, team=int(marker[2]))

    def _take_card_away(self, kind: str) -> None:
        """No such enemies in this match: neither the card nor a standee."""
        state = self.game.state
        for enemy in [enemy for enemy in state.enemies.values() if enemy.kind == kind]:
            self.game.remove(enemy)
        if kind in state.enemy_cards:
            self.game.remove(state.enemy_cards[kind])

    def give_companions(self, rest: tuple[str, ...], node: Node) -> None:
        game = self.game
        contact = one(rest[:1], node, tuple(sorted(game.content.companions)))
        card, there = game.content.contacts[contact].companion, game.state.companions.get(companion(contact))
        assert card is not None
        if len(rest) == 1 and node.value is None:
            if there is not None:
                game.remove(there)
        elif len(rest) == 1:
            game.add(CompanionFigure(companion(contact), contact, game.state.lead, self.space(node), card.cubes))
        elif there is None:
            raise node.error(f"{contact} is not on the map; give companions.{contact} first (5.J)")
        else:
            field = one(rest[1:], node, COMPANION)
            most = game.state.seats - 1 if field == "owner" else LIMITS["cube"]
            game.update(there, **{field: node.number(0, most)})

    # --- decks, and what the rules keep in mind ---------------------------------------------------------------------

    def give_piles(self, rest: tuple[str, ...], node: Node) -> None:
        game = self.game
        if len(rest) != 2 or rest[0] not in game.state.piles:
            raise node.error(f"the path must name a pile ({', '.join(game.state.piles)}), as in piles.wound.top")
        name, field = rest[0], one(rest[1:], node, PILE)
        if name == "events" and field == "draw":
            self._event_deck(node)
            return
        if name == EVENT_DECK and field in UNSEEN:
            self.zone_deck(field, node)
            return
        if field == "discard":
            self.put_below(name, game.pile(name).discard)
        cards = tuple(self.piled(entry, name) for entry in node.items())
        if field == "top":
            game.update(game.pile(name), draw=cards + game.pile(name).draw)
        else:
            game.update(game.pile(name), **{field: cards})

    def _event_deck(self, node: Node) -> None:
        """The events to come; ``~`` is a random one of which only the back is known."""
        game = self.game
        random = [event for event in game.pile("events").draw if event in game.random_events()]
        self.put_below("random", tuple(random))
        named = [None if entry.value is None else self.piled(entry, "events") for entry in node.items()]
        supply = iter(without(game.pile("random").draw, *filter(None, named)))
        deck = tuple(event if event is not None else next(supply, "") for event in named)
        game.update(game.pile("random"), draw=without(game.pile("random").draw, *deck))
        game.update(game.pile("events"), draw=tuple(filter(None, deck)))

    def give_memory(self, rest: tuple[str, ...], node: Node) -> None:
        if len(rest) != 1:
            raise node.error("the path must name one flag, as in memory.try")
        self.put("memory", rest[0], node.text() if node.value is not None else None)

    def give_hot(self, rest: tuple[str, ...], node: Node) -> None:
        """Spaces with another radiation value than drawn."""
        self.put("hot", self.space(node, ".".join(rest)), node.number(0) if node.value is not None else None)

    def give_losses(self, rest: tuple[str, ...], node: Node) -> None:
        self.put("losses", ".".join(rest), node.number(0) if node.value is not None else None)

    def give_felled(self, rest: tuple[str, ...], node: Node) -> None:
        seat = one(rest, node, tuple(map(str, self.game.state.stalkers)))
        self.put("felled", int(seat), node.number(0) if node.value is not None else None)

    def give_killed(self, rest: tuple[str, ...], node: Node) -> None:
        kind = one(rest, node, tuple(self.game.content.enemies))
        self.put("killed", kind, node.number(0) if node.value is not None else None)

    # --- single values ----------------------------------------------------------------------------------------------

    def give_value(self, name: str, node: Node) -> None:
        game = self.game
        match name:
            case "lead":
                game.set(lead=node.number(0, game.state.seats - 1))
            case "lead_used":
                game.set(lead_used=node.flag())
            case "round":
                game.set(round=node.number(1))
            case "money":
                game.set(money=node.number(0))
            case "event":
                event = node.one_of(tuple(game.content.events), "event") if node.value is not None else ""
                self.lift(event)
                game.set(event=event)
            case "flooded":
                game.lay(game.state.layout, tuple(entry.text() for entry in node.items()))
            case "fog" | "stood_on" | "stirred":
                spaces = [self.space(entry) for entry in node.items()]
                if name == "fog" and len(spaces) > LIMITS["no_visibility"]:
                    raise node.error(f"there are {LIMITS['no_visibility']} no-visibility tokens (ST-2.2)")
                game.set(**{name: sum(1 << space for space in set(spaces))})
            case "order":
                pass  # when all of them stand
            case _ if name in ZONE_VALUES:
                self.give_zone(name, node)
            case _ if name in BINDER_VALUES:
                self.give_binder(name, node)
            case _:
                super().give_value(name, node)

    def _reorder(self, node: Node) -> None:
        """Enemies stand in the order in which they came."""
        state = self.game.state
        order = [entry.one_of(tuple(state.enemies), "enemy on the map") for entry in node.items()]
        for enemy in [state.enemies[id] for id in order]:
            self.game.remove(enemy)
            self.game.add(enemy)

    # --- do they fit together? --------------------------------------------------------------------------------------

    def settle(self, given: Node) -> None:
        """What no single path can see: pools, crowds, symbols that are covered, and who is noticed."""
        game = self.game
        if self.is_campaign():
            self.check_binder(given)
        if not game.state.mission:
            return
        self.fill_up()
        self.check_bearers()
        for kind, node in self.pools.items():
            self._fill_pool(kind, node)
        if ("order",) in self.nodes:
            self._reorder(self.nodes["order",])
        if self.under_way:
            return
        for seat in game.state.stalkers if self.drawn else ():
            if ("stalkers", str(seat), "space") not in self.nodes:
                raise given.error(f"stalkers.{seat}.space is missing: on a map of its own a scenario says who is where")
        for who, space in game.entities():
            if len(game.occupants(space)) > game.board.capacity[space]:
                raise given.error(f"{game.address(space)} has {game.board.capacity[space]} place(s); {who} is too many")
        self._cover_symbols()
        before = dict(game.state.stalkers)
        notice(game)
        for seat, stalker in game.state.stalkers.items():
            told = self.nodes.get(("stalkers", str(seat), "attention"))
            if told is not None and stalker != before[seat]:
                raise told.error(f"an enemy sees seat {seat}: its token is HIGH on its own space (ST-8.3)")

    def _cover_symbols(self) -> None:
        """Everybody covers the symbol below; what is given as covered is all that is."""
        game = self.game
        given = [each for each in game.state.anomalies.values() if ("anomalies", each.id, "covers") in self.nodes]
        for who, _ in list(game.entities()):
            cover_below(game, who)
        for anomaly in given:
            game.update(game.state.anomalies[anomaly.id], covers=anomaly.covers)

    def _fill_pool(self, kind: str, node: Node) -> None:
        state = self.game.state
        every = self.game.content.enemies[kind].standees
        every_one = [standee(kind, number) for number in range(1, every + 1)]
        free = [id for id in every_one if id not in state.enemies]
        if isinstance(node.value, list):
            pool = [entry.one_of(tuple(free), f"{kind} beside the map") for entry in node.items()]
        else:
            pool = free[: node.number(0, len(free))]
        self.game.update(state.enemy_cards[kind], pool=tuple(pool))
