"""What ``then`` may read in S.T.A.L.K.E.R. beside the state: places by address, and what the map answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cordon.games.stalker.campaign.endings import codas_of, sway_of
from cordon.games.stalker.cards import Artifact
from cordon.games.stalker.game import StalkerGame
from cordon.games.stalker.mapping.edges import FAR
from cordon.games.stalker.rules.anomalies import chance_of
from cordon.games.stalker.rules.attack import thresholds_of
from cordon.games.stalker.rules.closeness import cost_to
from cordon.games.stalker.survival.cards import face_up
from cordon.games.stalker.survival.judging import requests, score
from cordon.games.stalker.survival.places import slot_spaces
from cordon.games.stalker.terms import STALKERS, way_parts
from cordon.scenarios.nodes import Node
from cordon.scenarios.position import one
from cordon.scenarios.stalker_ground import space_named

PERSON = ("space", "attention", "cards", "weapon", "armour", "artifacts", "backpack", "ammo", "slots_left", "seen")
SPACE = ("capacity", "rad", "cov", "room", "building", "indoor", "symbols", "occupants")


class Reads:
    """Values that stand nowhere in the state but that everybody at the table can see."""

    def __init__(self, game: StalkerGame) -> None:
        self.game = game
        self.roots: dict[str, Callable[[tuple[str, ...], Node], Any]] = {
            "sight": self._sight,
            "steps": self._steps,
            "targets": self._targets,
            "within": self._within,
            "beyond": self._beyond,
            "range": self._range,
            "distance": self._distance,
            "closest": self._closest,
            "chance": self._chance,
            "thresholds": self._thresholds,
            "board": self._board,
            "tiles": self._tile,
            "buildings": self._rooms,
            "sway": self._sway,
            "codas": self._codas,
            "slots": self._slots,
            "face_up": self._face_up,
            "requests": self._requests,
            "score": self._score,
        }

    def address(self, space: int) -> str | None:
        return self.game.address(space) or None

    def person(self, seat: int, word: str) -> Any:
        """Something about a stalker."""
        game = self.game
        stalker = game.stalker(seat)
        held = game.cards_of(seat)
        match word:
            case "space":
                return self.address(stalker.space)
            case "attention":
                return f"{stalker.attention}@{game.address(stalker.noticed)}" if stalker.attention else None
            case "seen":
                return game.is_seen(STALKERS[seat])
            case "cards":
                return [card.id for card in held]
            case "weapon" | "armour":
                return next((card.id for card in held if card.place == word), None)
            case "artifacts":
                return [c.id for c in held if c.place == "artifact" and isinstance(game.content.cards[c.id], Artifact)]
            case "backpack":
                return [card.id for card in game.in_backpack(seat)]
            case "ammo":
                weapon = game.weapon_of(seat)
                return weapon.ammo if weapon is not None else None
        return [(3 if game.is_solo else 2) - slot for slot in stalker.slots]

    # --- the map ----------------------------------------------------------------------------------------------------

    def space(self, words: tuple[str, ...], node: Node) -> int:
        name = ".".join(words)
        found = space_named(self.game, name)
        if found < 0:
            raise node.error(f"there is no space {name!r} on this map")
        return found

    def _who(self, words: tuple[str, ...], node: Node) -> str:
        if not words or self._place(words[0]) < 0:
            raise node.error("the path must name somebody on the map: stalker-0, snork-1, companion-bublyk")
        return words[0]

    def _place(self, who: str) -> int:
        seats = [STALKERS[seat] for seat in self.game.state.stalkers]
        return self.game.space_of(who) if who in seats or not self.game.is_stalker(who) else -1

    def _sight(self, words: tuple[str, ...], node: Node) -> list[str]:
        """The spaces that somebody sees."""
        return list(self.game.board.names(self.game.sight_of(self._who(words, node))))

    def _steps(self, words: tuple[str, ...], node: Node) -> list[str]:
        """The spaces that somebody may step to."""
        who = self._who(words, node)
        board = self.game.board
        return list(board.names(board.step_mask(self.game.walk_of(who), self.game.space_of(who))))

    def _targets(self, words: tuple[str, ...], node: Node) -> list[str]:
        """Everybody an enemy may attack."""
        return self.game.targets_of(self._who(words, node))

    def _ranges(self, who: str) -> tuple[int, ...]:
        return self.game.board.ranges(self.game.sight_kind(who), self.game.space_of(who))

    def _range(self, words: tuple[str, ...], node: Node) -> int | None:
        """The range from somebody to a space; nothing where it is infinite."""
        found = self._ranges(self._who(words, node))[self.space(words[1:], node)]
        return found if found < FAR else None

    def _within(self, words: tuple[str, ...], node: Node) -> list[str]:
        """``within.stalker-0.2``: the spaces within this range."""
        ranges, most = self._ranges(self._who(words, node)), int(words[1])
        return [name for name, away in zip(self.game.board.ids, ranges, strict=True) if away <= most]

    def _beyond(self, words: tuple[str, ...], node: Node) -> list[str]:
        """``beyond.stalker-0.2``: the spaces at this range or farther."""
        near = set(self._within((words[0], str(int(words[1]) - 1)), node))
        board = self.game.board
        return [name for name in board.names(board.land_mask) if name not in near]

    def _distance(self, words: tuple[str, ...], node: Node) -> list[int]:
        """Spaces and corners of the best route of somebody to a space."""
        return list(cost_to(self.game, self._who(words, node), self.space(words[1:], node)))

    def _closest(self, words: tuple[str, ...], node: Node) -> list[str]:
        """All enemies, the closest to a space first."""
        space = self.space(words, node)
        return sorted(self.game.state.enemies, key=lambda enemy: (cost_to(self.game, enemy, space), enemy))

    def _chance(self, words: tuple[str, ...], node: Node) -> int:
        """``chance.stalker-0.5.I>5.J``: the chance that an anomaly activates on this way, in per cent."""
        who = self._who(words, node)
        path = tuple(self.space((name,), node) for name in way_parts(".".join(words[1:]))[0])
        return sum(chance_of(self.game, who, path).values())

    def _thresholds(self, words: tuple[str, ...], node: Node) -> list[int]:
        """``thresholds.chimera-1.torso``: the stars that it takes to hurt an enemy now."""
        part = one(words[1:], node, ("torso", "head"))
        return [each.stars for each in thresholds_of(self.game, self._who(words, node), part)]

    def _board(self, words: tuple[str, ...], node: Node) -> Any:
        """``board.5.J.capacity`` and what else is printed on a space or stands there."""
        board, space, word = self.game.board, self.space(words[:-1], node), words[-1]
        match word:
            case "capacity" | "rad" | "cov" | "room" | "building":
                return getattr(board, word)[space]
            case "indoor":
                return bool(board.indoor_mask >> space & 1)
            case "occupants":
                return self.game.occupants(space)
            case "symbols":
                return "".join(self.game.symbols_of(each).get(space, "") for each in self.game.state.anomalies.values())
        raise node.error(f"no {word!r} here; there are: {', '.join(SPACE)}")

    def _tile(self, words: tuple[str, ...], node: Node) -> int:
        """``tiles.1``: how many spaces a tile has."""
        if len(words) != 1:
            raise node.error("the path must name a tile, as in tiles.1")
        return sum(tile == words[0] for tile in self.game.board.tile_of)

    def _rooms(self, words: tuple[str, ...], node: Node) -> list[str]:
        """``buildings.12.bunker``: its rooms."""
        board, name = self.game.board, ".".join(words)
        if name not in board.building_mask:
            raise node.error(f"there is no building {name!r}; there are: {', '.join(board.building_mask)}")
        inside = board.building_mask[name]
        return sorted(room for room, mask in board.room_mask.items() if mask & inside)

    # --- the campaign -----------------------------------------------------------------------------------------------

    def _sway(self, words: tuple[str, ...], node: Node) -> int:
        """``sway.people``: how much of what the run remembers counts for this ending."""
        counts = sway_of(self.game)
        return counts[one(words, node, tuple(counts))]  # type: ignore[index]  # one of its words

    def _codas(self, words: tuple[str, ...], node: Node) -> list[str]:
        """The choices to which the ending comes back."""
        if words:
            raise node.error("'codas' is a list, nothing is below it")
        return [f"{flag} {value}" for flag, value in codas_of(self.game)]

    # --- Zone Survival ----------------------------------------------------------------------------------------------

    def _slots(self, words: tuple[str, ...], node: Node) -> list[str]:
        """``slots.Q1``: the spaces of a slot."""
        name = one(words, node, tuple(self.game.zone_map.slots) if self.game.state.scenario else ())
        return [self.game.address(space) for space in slot_spaces(self.game, name)]

    def _face_up(self, words: tuple[str, ...], node: Node) -> list[str]:
        """The cards beside the map, in the order in which they came."""
        if words:
            raise node.error("'face_up' is a list, nothing is below it")
        return [card.id for card in face_up(self.game)]

    def _requests(self, words: tuple[str, ...], node: Node) -> bool | None:
        """``requests.E57``: whether it is met; nothing where it does not lie face up."""
        return dict(requests(self.game)).get(one(words, node, tuple(self.game.content.zone_cards)))

    def _score(self, words: tuple[str, ...], node: Node) -> int:
        """What a victory would count now (SV-11.3)."""
        if words or not self.game.state.scenario:
            raise node.error("'score' is a single value, of a match of Zone Survival")
        return score(self.game)
