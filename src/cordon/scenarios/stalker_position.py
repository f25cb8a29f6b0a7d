"""A position of S.T.A.L.K.E.R.: each path with its type, its bounds and the rule that bounds it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from cordon.games.stalker.game import StalkerGame
from cordon.games.stalker.mapping.library import maps
from cordon.games.stalker.rules.attention import notice
from cordon.games.stalker.rules.covering import cover_below
from cordon.games.stalker.rules.environment import change_map
from cordon.games.stalker.rules.leaving import back_to_pool
from cordon.games.stalker.state import Anomaly, CompanionFigure, Cover, Enemy, EnemyCard, Overlay
from cordon.games.stalker.terms import (
    COLOURS,
    DOSE_LIMIT,
    LIMITS,
    SYMBOLS,
    companion,
    side_parts,
    standee,
    standee_parts,
    without_copy,
)
from cordon.kernel.state import Record
from cordon.scenarios.nodes import Node
from cordon.scenarios.position import one
from cordon.scenarios.stalker_pieces import StalkerPieces

FLAGS = ("focus", "pinned", "exposed", "moved")
COUNTS = ("bolts", "pistol", "rifle", "shotgun")
PAIRS = ("slots", "cubes", "injured", "taken")
PERSON = ("space", "hp", "dose", "attention", "cards", *FLAGS, *COUNTS, *PAIRS)
ENEMY = ("lost", "pinned", "exposed", "hurt", "carries")
ENEMY_CARD = ("marker", "pool")
GROUND = ("loot", "unknown", "traps", "artifacts", "low", "high", "low_stays", "carcass")
ANOMALY = ("covers", "at")
CARD = ("side", "place", "holder", "cubes")
PILE = ("draw", "discard", "top")
CLEARED = ("enemies", "anomalies", "ground", "environment")
"""Tables that can be emptied as a whole: ``enemies: ~``."""
OVERLAY = re.compile(r"overlay (\d+) at (\w+@[a-z]\d+)(?: tip ([NESW]))?( artifact)?")
COVER = re.compile(r"(\S+) (P[1-4]) (\S+)")
ATTENTION = re.compile(r"(low|high)@(\S+)")
STANDING = re.compile(r"(\S+)/([NESW])")
MARKER = re.compile(r"(C[1-4]|-)/([0-2])")


class StalkerPosition(StalkerPieces):
    """Writes paths into a mission."""

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
    }
    values = ("lead", "lead_used", "round", "money", "event", "fog")

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
            self._clear_ground(space)
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

    def give_table(self, root: str, rest: tuple[str, ...], node: Node) -> None:
        if rest:
            super().give_table(root, rest, node)
        else:
            self._clear(root, node)

    def space(self, node: Node, name: str = "") -> int:
        """A space on the map by its address."""
        address = name or node.text()
        index = self.game.board.index.get(address, -1)
        if index < 0 or not self.game.board.land_mask >> index & 1:
            raise node.error(f"there is no space {address!r} that can be entered; spaces are {self._some_spaces()}")
        return index

    def _some_spaces(self) -> str:
        board = self.game.board
        return ", ".join(board.names(board.land_mask)[:12]) + " …"

    def _clear(self, root: str, node: Node) -> None:
        if root not in CLEARED or node.value is not None:
            raise node.error(f"say which of {root} you mean; only {', '.join(CLEARED)} can be emptied ('~')")
        state = self.game.state
        if root == "enemies":
            for enemy in list(state.enemies.values()):
                back_to_pool(self.game, enemy)
        elif root == "ground":
            for space in list(state.ground):
                self._clear_ground(space)
        elif root == "anomalies":
            self._empty(state.anomalies)
        else:
            self._empty(state.environment)
            change_map(self.game)

    def _empty(self, table: Mapping[Any, Record]) -> None:
        for record in list(table.values()):
            self.game.remove(record)

    def _clear_ground(self, space: int) -> None:
        """Tokens go back below the supply."""
        game = self.game
        for name in ("loot", "unknown"):
            pile = game.pile(name)
            game.update(pile, draw=(*pile.draw, *getattr(game.ground(space), name)))
        game.remove(game.state.ground[space])

    # --- stalkers -------------------------------------------------------------------------------------------------

    def give_stalkers(self, rest: tuple[str, ...], node: Node) -> None:
        game = self.game
        known = tuple(str(seat) for seat in game.state.stalkers)
        if len(rest) != 2 or rest[0] not in known:
            raise node.error(f"the path must name a seat ({', '.join(known)}) and what to set, as in stalkers.0.hp")
        seat, field = int(rest[0]), one(rest[1:], node, PERSON)
        if field == "cards":
            self.equipment(seat, node)
        elif field == "attention":
            self._attention(seat, node)
        else:
            game.update(game.stalker(seat), **{field: self._person_value(seat, field, node)})

    def _person_value(self, seat: int, field: str, node: Node) -> Any:
        if field in FLAGS:
            return node.flag()
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
                return self.space(node)
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
        if len(rest) == 1:
            self._stand(id, kind, node)
            return
        field = one(rest[1:], node, ENEMY)
        if id not in game.state.enemies:
            raise node.error(f"{id} is not on the map; give enemies.{id} first (5.J/N)")
        if field == "lost":
            value: object = node.number(0, printed.ehp - 1)
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
        card = self._enemy_card(rest[0])
        if one(rest[1:], node, ENEMY_CARD) == "pool":
            self.pools[rest[0]] = node
            return
        marker = matched(MARKER, node, "C3/1: colour and team, or -/0")
        colour = COLOURS[COLOURS.index(marker[1])] if marker[1] != "-" else ""
        self.game.update(card, colour=colour, team=int(marker[2]))

    def give_companions(self, rest: tuple[str, ...], node: Node) -> None:
        game = self.game
        contact = one(rest, node, tuple(key for key, each in game.content.contacts.items() if each.companion))
        card = game.content.contacts[contact].companion
        assert card is not None
        game.add(CompanionFigure(companion(contact), contact, game.state.lead, self.space(node), card.cubes))

    # --- the map --------------------------------------------------------------------------------------------------

    def give_ground(self, rest: tuple[str, ...], node: Node) -> None:
        space = self.space(node, ".".join(rest[:-1]))
        field = one(rest[-1:], node, GROUND)
        if field in ("loot", "unknown"):
            tokens = tuple(self.piled(entry, field) for entry in node.items())
            changes: dict[str, Any] = {field: tokens}
        elif field == "traps":
            changes = {"traps": tuple(entry.text() for entry in node.items())}
        else:
            changes = {field: node.flag() if field == "carcass" else node.number(0, 5)}
        self.game.put_ground(replace(self.game.ground(space), **changes))

    def give_anomalies(self, rest: tuple[str, ...], node: Node) -> None:
        game, id = self.game, rest[0]
        if len(rest) == 1:
            card = without_copy(id)
            if card not in game.content.anomalies:
                raise node.error(f"there is no anomaly card {card!r}; there are: {', '.join(game.content.anomalies)}")
            laid = [self._overlay(entry) for entry in node.items()]
            artifact = any(entry.text().endswith(" artifact") for entry in node.items())
            game.add(Anomaly(id, card, tuple(laid), artifact=artifact))
            return
        field = one(rest[1:], node, ANOMALY)
        if id not in game.state.anomalies:
            raise node.error(f"there is no anomaly {id!r}; there are: {', '.join(game.state.anomalies)}")
        anomaly = game.state.anomalies[id]
        if field == "at":
            game.update(anomaly, at=node.number(0, len(anomaly.overlays) - 1))
        else:
            game.update(anomaly, covers=tuple(self._cover(id, entry) for entry in node.items()))

    def _overlay(self, node: Node) -> Overlay:
        found = matched(OVERLAY, node, "overlay 6 at 3@e4 tip N artifact")
        if int(found[1]) not in maps().overlays:
            raise node.error(f"there is no overlay {found[1]}")
        overlay = Overlay(int(found[1]), found[2], found[3] or "N")  # type: ignore[arg-type]
        try:
            self.game.laid(overlay)
        except KeyError:
            raise node.error(f"there is no square {found[2]!r} on this map") from None
        return overlay

    def _cover(self, anomaly: str, node: Node) -> Cover:
        found = matched(COVER, node, "5.J P4 bolt")
        space = self.space(node, found[1])
        symbols = self.game.symbols_of(self.game.state.anomalies[anomaly]).get(space, "")
        if found[2][1] not in symbols:
            raise node.error(f"{found[1]} has no {found[2]} of {anomaly}; its symbols there are {symbols or 'none'}")
        if found[3] not in ("bolt", "artifact") and not self.game.is_on_map(found[3]):
            raise node.error(f"{found[3]!r} covers nothing: a bolt, an artifact or an entity does")
        return Cover(space, SYMBOLS[int(found[2][1]) - 1], found[3])

    def give_environment(self, rest: tuple[str, ...], node: Node) -> None:
        game = self.game
        card = game.state.environment.get(rest[0])
        if len(rest) != 2 or card is None:
            known = ", ".join(game.state.environment)
            raise node.error(f"the path must name a card ({known}) and what to set, as in environment.A1-05.side")
        match one(rest[1:], node, CARD):
            case "side":
                named = side_parts(node.one_of(tuple(game.content.sides), "side of a card"))
                game.update(card, side=named.letter, version=named.version or card.version)
            case "place":
                game.update(card, place=node.one_of(("deck", "map", "beside", "held", "ground", "gone"), "place"))
            case "holder":
                game.update(card, holder=node.number(-1, game.state.seats - 1))
            case _:
                game.update(card, cubes=node.number(0, LIMITS["cube"]))
        change_map(game)

    def give_piles(self, rest: tuple[str, ...], node: Node) -> None:
        game = self.game
        if len(rest) != 2 or rest[0] not in game.state.piles:
            raise node.error(f"the path must name a pile ({', '.join(game.state.piles)}), as in piles.wound.top")
        name, field = rest[0], one(rest[1:], node, PILE)
        cards = tuple(self.piled(entry, name) for entry in node.items())
        if field == "top":
            game.update(game.pile(name), draw=cards + game.pile(name).draw)
        else:
            game.update(game.pile(name), **{field: cards})

    def give_memory(self, rest: tuple[str, ...], node: Node) -> None:
        if len(rest) != 1:
            raise node.error("the path must name one flag, as in memory.try")
        self.game.put("memory", rest[0], node.text())

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
                game.set(event=node.one_of(tuple(game.content.events), "event"))
            case _:
                spaces = [self.space(entry) for entry in node.items()]
                if len(spaces) > LIMITS["no_visibility"]:
                    raise node.error(f"there are {LIMITS['no_visibility']} no-visibility tokens (ST-2.2)")
                game.set(fog=sum(1 << space for space in set(spaces)))

    # --- do they fit together? --------------------------------------------------------------------------------------

    def settle(self, given: Node) -> None:
        """What no single path can see: pools, crowds, symbols that are covered, and who is noticed."""
        game = self.game
        for kind, node in self.pools.items():
            self._fill_pool(kind, node)
        for seat in game.state.stalkers if self.drawn else ():
            if ("stalkers", str(seat), "space") not in self.nodes:
                raise given.error(f"stalkers.{seat}.space is missing: on a map of its own a scenario says who is where")
        for who, space in game.entities():
            if len(game.occupants(space)) > game.board.capacity[space]:
                raise given.error(f"{game.address(space)} has {game.board.capacity[space]} place(s); {who} is too many")
        for who, _ in list(game.entities()):
            cover_below(game, who)
        before = dict(game.state.stalkers)
        notice(game)
        for seat, stalker in game.state.stalkers.items():
            told = self.nodes.get(("stalkers", str(seat), "attention"))
            if told is not None and stalker != before[seat]:
                raise told.error(f"an enemy sees seat {seat}: its token is HIGH on its own space (ST-8.3)")

    def _fill_pool(self, kind: str, node: Node) -> None:
        state = self.game.state
        every = self.game.content.enemies[kind].standees
        every_one = [standee(kind, number) for number in range(1, every + 1)]
        free = [id for id in every_one if id not in state.enemies]
        n = node.number(0, len(free))
        self.game.update(state.enemy_cards[kind], pool=tuple(free[:n]))


def matched(pattern: re.Pattern[str], node: Node, example: str) -> re.Match[str]:
    """A value that is written in a certain way."""
    found = pattern.fullmatch(node.text())
    if found is None:
        raise node.error(f"{node.text()!r} is not readable; it is written as {example}")
    return found
