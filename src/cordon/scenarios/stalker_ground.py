"""What lies on the map of S.T.A.L.K.E.R. in a scenario: tokens, anomalies, environment cards, a lost territory."""

from __future__ import annotations

import re
from abc import ABC

from msgspec.structs import replace

from cordon.games.stalker.game import StalkerGame
from cordon.games.stalker.mapping.library import maps
from cordon.games.stalker.mapping.territory import Laid
from cordon.games.stalker.rules.environment import change_map, heed, layout_now, unheed
from cordon.games.stalker.state import Anomaly, Cover, EnvironmentCard, Overlay
from cordon.games.stalker.survival.places import slot_spaces
from cordon.games.stalker.terms import LIMITS, SYMBOLS, make_anomaly, side_parts, without_copy
from cordon.scenarios.nodes import Node
from cordon.scenarios.position import one, without
from cordon.scenarios.stalker_telling import CARD, GROUND, TOKENS, StalkerTelling

MOST_ANOMALIES = 9
ANOMALY = ("card", "at", "covers", "scanned", "more", "still")
OVERLAY = re.compile(r"overlay (\d+) at (\w+@[a-z]\d+)(?: tip ([NESW]))?( artifact)?")
COVER = re.compile(r"(\S+) (P[1-4]) (\S+)")


class StalkerGround(StalkerTelling, ABC):
    """Writes the paths of what lies on the map."""

    def __init__(self, game: StalkerGame) -> None:
        super().__init__(game)
        self.face_down: dict[tuple[int, str], list[str | None]] = {}
        """Stacks with tokens of which only the back is known."""

    def space(self, node: Node, name: str = "", shut: bool = False) -> int:
        """A space on the map by its address; ``shut``: also one that nobody can enter, where tokens may wait."""
        address = name or node.text()
        index = space_named(self.game, address)
        if index < 0 or not (shut or self.game.board.land_mask >> index & 1):
            raise node.error(f"there is no space {address!r} that can be entered; spaces are {self._some_spaces()}")
        return index

    def _some_spaces(self) -> str:
        board = self.game.board
        return ", ".join(board.names(board.land_mask)[:12]) + " …"

    # --- tokens -----------------------------------------------------------------------------------------------------

    def give_ground(self, rest: tuple[str, ...], node: Node) -> None:
        space = self.space(node, ".".join(rest[:-1]), shut=True)
        field = one(rest[-1:], node, GROUND)
        if field in TOKENS:
            self._stack(space, field, node)
            return
        if field in ("traps", "looked"):
            value: object = tuple(entry.text() for entry in node.items()) if node.value is not None else ()
        elif node.value is None:
            value = 0 if field != "carcass" else False
        else:
            value = node.flag() if field == "carcass" else node.number(0, 5)
        self.game.put_ground(replace(self.game.ground(space), **{field: value}))

    def _stack(self, space: int, field: str, node: Node) -> None:
        """Tokens on a space, the top one last; ``~`` is one of which only the back is known."""
        game = self.game
        self.put_below(field, getattr(game.ground(space), field))
        game.put_ground(replace(game.ground(space), **{field: ()}))
        entries = node.items() if node.value is not None else []
        tokens = [None if entry.value is None else self.piled(entry, field) for entry in entries]
        self.face_down[space, field] = tokens
        game.put_ground(replace(game.ground(space), **{field: tuple(filter(None, tokens))}))

    def clear_ground(self, space: int) -> None:
        """Tokens go back below the supply."""
        game = self.game
        for name in TOKENS:
            self.put_below(name, getattr(game.ground(space), name))
        game.remove(game.state.ground[space])

    def fill_up(self) -> None:
        """Tokens of which only the back is known come from the supply."""
        game = self.game
        for (space, field), tokens in self.face_down.items():
            pile = game.pile(field)
            supply = iter(pile.draw)
            laid = tuple(token if token is not None else next(supply, "") for token in tokens)
            game.update(pile, draw=without(pile.draw, *laid))
            game.put_ground(replace(game.ground(space), **{field: tuple(filter(None, laid))}))
        self.face_down.clear()

    def put_below(self, pile: str, cards: tuple[str, ...]) -> None:
        """What is taken off the table goes below its deck, unless that is given card by card."""
        if ("piles", pile, "draw") not in self.nodes:
            record = self.game.pile(pile)
            self.game.update(record, draw=(*record.draw, *cards))

    # --- anomalies ---------------------------------------------------------------------------------------------------

    def give_anomalies(self, rest: tuple[str, ...], node: Node) -> None:
        game, id = self.game, rest[0]
        if len(rest) == 1:
            there = game.state.anomalies.get(id)
            card = there.card if there is not None else self._anomaly_card(id)
            if card not in game.content.anomalies:
                raise node.error(f"there is no anomaly card {card!r}; there are: {', '.join(game.content.anomalies)}")
            if node.value is None:
                if there is not None:
                    game.remove(there)
                return
            laid = [self._overlay(entry) for entry in node.items()]
            artifact = any(entry.text().endswith(" artifact") for entry in node.items())
            game.add(Anomaly(id, card, tuple(laid), artifact=artifact))
            return
        field = one(rest[1:], node, ANOMALY)
        if id not in game.state.anomalies:
            raise node.error(f"there is no anomaly {id!r}; there are: {', '.join(game.state.anomalies)}")
        anomaly = game.state.anomalies[id]
        if node.value is None:
            game.update(anomaly, **{field: 0 if field in ("at", "more", "still") else ()})
        elif field == "card":
            game.update(anomaly, card=node.one_of(tuple(game.content.anomalies), "anomaly card"))
        elif field == "at":
            game.update(anomaly, at=node.number(0, len(anomaly.overlays) - 1))
        elif field in ("more", "still"):
            game.update(anomaly, **{field: node.number(0)})
        elif field == "scanned":
            game.update(anomaly, scanned=tuple(entry.one_of(SYMBOLS, "symbol") for entry in node.items()))
        else:
            game.update(anomaly, covers=tuple(self._cover(id, entry) for entry in node.items()))

    def _anomaly_card(self, id: str) -> str:
        """The card that a new anomaly shows: its name says it; a numbered one shows what the others do (ST-19.12)."""
        game = self.game
        numbered = id in [make_anomaly(n) for n in range(1, MOST_ANOMALIES + 1)]
        others = [anomaly.card for anomaly in game.state.anomalies.values()]
        return without_copy(id) if not numbered else (*others, *game.content.anomalies)[0]

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

    # --- environment cards and a lost territory ----------------------------------------------------------------------

    def give_environment(self, rest: tuple[str, ...], node: Node) -> None:
        game = self.game
        card = game.state.environment.get(rest[0])
        if len(rest) != 2 or card is None:
            known = ", ".join(game.state.environment)
            raise node.error(f"the path must name a card ({known}) and what to set, as in environment.A1-05.side")
        field = one(rest[1:], node, CARD)
        self._silence(card)
        match field:
            case "version":
                self._version(card, node.text())
            case "side" if node.value in ("a", "b"):
                game.update(card, side=node.value)
            case "side":
                named = side_parts(node.one_of(tuple(game.content.sides), "side of a card"))
                self._version(card, named.version or card.version)
                game.update(game.state.environment[card.id], side=named.letter)
            case "spaces":
                game.update(card, spaces=tuple(self.space(entry) for entry in node.items()))
            case "looked":
                game.update(card, looked=node.flag())
            case "place":
                game.update(card, place=node.one_of(("deck", "map", "beside", "held", "ground", "gone"), "place"))
            case "holder":
                game.update(card, holder=node.number(-1, game.state.seats - 1))
            case _:
                game.update(card, cubes=node.number(0, LIMITS["cube"]))
        card = game.state.environment[card.id]
        if card.place != "gone":
            heed(game, card)
        change_map(game)

    def _version(self, card: EnvironmentCard, version: str) -> None:
        """Two cards of a number swap their versions, so that none exists twice."""
        game = self.game
        for other in list(game.state.environment.values()):
            if (other.number, other.version) == (card.number, version) and other.id != card.id:
                game.update(other, version=card.version)
        game.update(card, version=version)

    def take_territory_away(self) -> None:
        """The tile that the setup has laid beside the map goes, with all that lies on it."""
        game, tile = self.game, self.game.state.territory.tile
        if not tile:
            return
        inside = game.territory_mask()
        for space in [space for space in game.state.ground if inside >> space & 1]:
            self.clear_ground(space)
        for card in list(game.state.environment.values()):
            if card.number.startswith(f"{tile}-"):
                self._silence(card)
                game.remove(card)
        game.set(territory=Laid())
        game.lay(layout_now(game), game.state.flooded)

    def _silence(self, card: EnvironmentCard) -> None:
        """A card in play changes values no longer."""
        if card.place != "gone":
            unheed(self.game, card)


def space_named(game: StalkerGame, name: str) -> int:
    """A space by its address, or by the name of its slot on a map of Zone Survival (``Q1``); -1: there is none."""
    if game.state.scenario and name in game.zone_map.slots:
        return (*slot_spaces(game, name), -1)[0]
    return game.board.index.get(name, -1)


def matched(pattern: re.Pattern[str], node: Node, example: str) -> re.Match[str]:
    """A value that is written in a certain way."""
    found = pattern.fullmatch(node.text())
    if found is None:
        raise node.error(f"{node.text()!r} is not readable; it is written as {example}")
    return found
