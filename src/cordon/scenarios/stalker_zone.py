"""A match of Zone Survival in a scenario of S.T.A.L.K.E.R.: cards beside the map, tokens, characters, counters."""

from __future__ import annotations

import re
from abc import ABC
from typing import Any

import msgspec

from cordon.games.stalker.game import StalkerGame
from cordon.games.stalker.rules.environment import change_map, unheed
from cordon.games.stalker.state import Character, ZoneToken
from cordon.games.stalker.survival.body import BODIES
from cordon.games.stalker.survival.cards import is_face_up, put_into_play, put_off
from cordon.games.stalker.survival.characters import figure_of
from cordon.games.stalker.survival.tokens import take_off
from cordon.games.stalker.terms import STALKERS, make_character, make_token, standee_parts
from cordon.scenarios.nodes import Node
from cordon.scenarios.position import one, without
from cordon.scenarios.stalker_ground import StalkerGround, matched

ZONE_TABLES = {
    "tokens": "tokens.beacon-1",
    "characters": "characters.foma",
    "counters": "counters.pressure",
    "needs": "needs.pressure",
}
ZONE_VALUES = ("face_up", "put_away", "flags", "icons")
SEGMENT = re.compile(r"\w+@[a-z]\d+[NESW]")
TOKEN = ("face", "up", "cubes", "blood")
FIGURE = ("hp", "most", "down", "with_turn")
LAID = "laid"
"""Where a token with spaces of its own lies: the map says it."""
CARRIED = "carried"
"""Where somebody is who is down and whose token a stalker has (SV-C02)."""
EVENT_DECK = "zone_events"
UNSEEN = ("draw", "discard")


class StalkerZone(StalkerGround, ABC):
    """Writes the paths of Zone Survival and reads them out of a match."""

    def __init__(self, game: StalkerGame) -> None:
        super().__init__(game)
        self.borne: dict[str, Node] = {}
        """Whoever has been given a token to bear; they must be there in the end."""

    def is_survival(self) -> bool:
        return self.game.config.mode == "survival"

    # --- cards ------------------------------------------------------------------------------------------------------

    def give_zone(self, name: str, node: Node) -> None:
        game = self.game
        match name:
            case "face_up":
                self._face_up([self._zone_card(entry) for entry in node.items()])
            case "put_away":
                for card in [self._zone_card(entry) for entry in node.items()]:
                    self.lift(card)
                    put_into_play(game, card)
                    put_off(game, card)
            case "flags":
                game.set(flags=tuple(entry.text() for entry in node.items()))
            case _:
                game.set(icons=self.typed(type(game.state), "icons", node))

    def _zone_card(self, node: Node) -> str:
        return node.one_of(tuple(self.game.content.zone_cards), "card of Zone Survival")

    def _face_up(self, cards: list[str]) -> None:
        """These cards lie beside the map, in this order, and no others; what they lay on the map is not laid."""
        known = self.game.content.zone_cards
        for number in [number for number in self.game.state.environment if number in known]:
            self.lift(number)
        for card in cards:
            self.lift(card)
            put_into_play(self.game, card)

    def lift(self, card: str) -> None:
        super().lift(card)
        lying = self.game.state.environment.get(card) if card in self.game.content.zone_cards else None
        if lying is not None:
            if lying.place == "beside":
                unheed(self.game, lying)
            self.game.remove(lying)

    def zone_deck(self, field: str, node: Node) -> None:
        """The events to come, or those that were discarded unseen (R-156); ``~`` is one of which only the back is
        known."""
        game = self.game
        deck, box = game.pile("zone_events"), game.pile("zone_box")
        game.update(box, draw=(*box.draw, *getattr(deck, field)))
        game.update(deck, **{field: ()})
        named = [None if entry.value is None else self.piled(entry, "zone_events") for entry in node.items()]
        supply = iter(game.pile("zone_box").draw)
        laid = tuple(card if card is not None else next(supply, "") for card in named)
        game.update(game.pile("zone_events"), **{field: tuple(filter(None, laid))})
        game.update(game.pile("zone_box"), draw=without(game.pile("zone_box").draw, *laid))

    # --- tokens -----------------------------------------------------------------------------------------------------

    def give_tokens(self, rest: tuple[str, ...], node: Node) -> None:
        """``tokens.barrier-1``: an address, a segment, whoever has it, or ``laid`` with spaces of its own."""
        game = self.game
        known = tuple(make_token(k.id, n) for k in game.content.token_kinds.values() for n in range(1, k.count + 1))
        if not rest:
            for token in list(game.state.tokens.values()):
                take_off(game, token)
            return
        id = one(rest[:1], node, known)
        there = game.state.tokens.get(id)
        if len(rest) > 1:
            self._token_field(id, one(rest[1:], node, TOKEN), node)
        elif node.value is None:
            if there is not None:
                take_off(game, there)
        else:
            kind = id.rpartition("-")[0]
            faces = game.content.token_kinds[kind].faces
            before = there if there is not None else ZoneToken(id, kind, face=faces[0] if faces else "", up=True)
            nowhere = msgspec.structs.replace(before, space=-1, edge="", holder=-1, bearer="")
            game.add(msgspec.structs.replace(nowhere, **self._whereabouts(kind, node)))
            change_map(game)

    def _whereabouts(self, kind: str, node: Node) -> dict[str, Any]:
        game, word = self.game, node.text()
        if game.content.token_kinds[kind].sort == "own":
            node.one_of((LAID,), "place of a token with spaces of its own")
            return {}
        if game.content.token_kinds[kind].sort == "edge":
            matched(SEGMENT, node, "12@d3N")
            if game.board.segment(word) is None:
                raise node.error(f"{word!r} is no segment of this map")
            return {"edge": word}
        if word in STALKERS[: game.state.seats]:
            return {"holder": STALKERS.index(word)}
        if standee_parts(word)[0] in game.content.enemies or word in map(make_character, game.content.characters):
            self.borne[word] = node
            return {"bearer": word}
        return {"space": self.space(node)}

    def _token_field(self, id: str, field: str, node: Node) -> None:
        token = self.game.state.tokens.get(id)
        if token is None:
            raise node.error(f"{id} lies nowhere; give tokens.{id} first")
        if field in ("cubes", "blood"):
            self.game.update(token, **{field: node.number(0)})
        elif field == "up":
            self.game.update(token, up=node.flag())
        else:
            face = node.one_of(self.game.content.token_kinds[token.kind].faces, "face of this token")
            self._swap_face(token, face)

    def _swap_face(self, token: ZoneToken, face: str) -> None:
        """A token that lies face down with this face gets the other one, so that there are as many of each."""
        given = [path[1] for path in self.nodes if path[0] == "tokens" and path[-1] == "face"]
        for other in self.game.state.tokens.values():
            if other.kind == token.kind and not other.up and other.face == face and other.id not in given:
                self.game.update(other, face=token.face)
                break
        self.game.update(self.game.state.tokens[token.id], face=face)

    def token_told(self, id: str) -> str | None:
        """Where a token is, as it is given."""
        game, token = self.game, self.game.state.tokens.get(id)
        if token is None:
            return None
        if token.holder >= 0:
            return STALKERS[token.holder]
        return token.bearer or token.edge or game.address(token.space) or LAID

    # --- characters, counters ---------------------------------------------------------------------------------------

    def give_characters(self, rest: tuple[str, ...], node: Node) -> None:
        """``characters.foma``: the space of a character, whose card lies beside the map then."""
        game = self.game
        if not rest:
            for character in list(game.state.characters.values()):
                self._send_away(character)
            return
        key = one(rest[:1], node, tuple(game.content.characters))
        there = game.state.characters.get(make_character(key))
        if len(rest) > 1:
            field = one(rest[1:], node, FIGURE)
            if there is None:
                raise node.error(f"{key} is not on the map; give characters.{key} first")
            given = node.flag() if field == "down" else node.number(-1 if field == "with_turn" else 0)
            game.update(there, **{field: given})
        elif node.value is None:
            if there is not None:
                self._send_away(there)
        else:
            figure = figure_of(game, key)
            hp = figure.hp[game.state.seats - 1] if figure is not None else 0
            came = there if there is not None else Character(make_character(key), key, -1, hp, hp)
            is_carried = came.id in BODIES.values() and node.value == CARRIED
            game.add(msgspec.structs.replace(came, space=-1 if is_carried else self.space(node)))
            card = game.content.characters[key].id
            if not is_face_up(game, card):
                put_into_play(game, card)

    def _send_away(self, character: Character) -> None:
        self.game.remove(character)
        put_off(self.game, self.game.content.characters[character.name].id)

    def give_counters(self, rest: tuple[str, ...], node: Node) -> None:
        self._count("counters", rest, node)

    def give_needs(self, rest: tuple[str, ...], node: Node) -> None:
        self._count("needs", rest, node)

    def _count(self, table: str, rest: tuple[str, ...], node: Node) -> None:
        if not rest:
            raise node.error(f"the path must name one of {table}, as in {ZONE_TABLES[table]}")
        self.put(table, ".".join(rest), node.number(0) if node.value is not None else None)

    def check_bearers(self) -> None:
        for who, node in self.borne.items():
            if who not in self.game.state.enemies and who not in self.game.state.characters:
                raise node.error(f"{who} bears nothing: nobody of that name is on the map")

    # --- telling ----------------------------------------------------------------------------------------------------

    def told(self, hidden: bool) -> dict[str, Any] | None:
        """Cards and tokens first: spaces of their own must be there before anybody stands on them."""
        found = super().told(hidden)
        if not self.is_survival() or found is None:
            return found
        return self._zone_told(hidden) | found | ({} if hidden else self._backs_told())

    def _backs_told(self) -> dict[str, Any]:
        """Of the events to come, and of those that were discarded unseen, only how many there are."""
        deck = self.game.pile(EVENT_DECK)
        return {f"piles.{deck.name}.{field}": [None] * len(getattr(deck, field)) for field in UNSEEN}

    def _zone_told(self, hidden: bool) -> dict[str, Any]:
        game, state = self.game, self.game.state
        known = [card for card in state.environment.values() if card.number in game.content.zone_cards]
        found: dict[str, Any] = {
            "face_up": [card.id for card in known if card.place == "beside"],
            "put_away": [card.id for card in known if card.place == "gone"],
        }
        found |= {f"tokens.{id}": self.token_told(id) for id in state.tokens}
        for token in state.tokens.values():
            fields = {name: getattr(token, name) for name in TOKEN if name != "face" or token.up or hidden}
            printed = game.content.token_kinds[token.kind].faces
            found |= {f"tokens.{token.id}.{name}": value for name, value in fields.items() if name != "face" or printed}
        for character in state.characters.values():
            found[f"characters.{character.name}"] = game.address(character.space) or CARRIED
            found |= {f"characters.{character.name}.{name}": getattr(character, name) for name in FIGURE}
        found |= {f"{table}.{key}": n for table in ("counters", "needs") for key, n in getattr(state, table).items()}
        return found | {"flags": list(state.flags), "icons": [list(icon) for icon in state.icons]}
