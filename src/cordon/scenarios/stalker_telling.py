"""A position of S.T.A.L.K.E.R. as it is now, path by path."""

from __future__ import annotations

from abc import ABC
from collections.abc import Iterable
from typing import Any

import msgspec

from cordon.games.stalker.views import is_hidden
from cordon.scenarios.stalker_binder import StalkerBinder

FLAGS = ("focus", "pinned", "exposed", "moved", "dead", "left", "fell")
COUNTS = ("bolts", "pistol", "rifle", "shotgun")
PAIRS = ("slots", "cubes", "injured", "taken")
LISTS = ("used", "next_free")
ENEMY = ("lost", "pinned", "exposed", "hurt", "carries")
TOKENS = ("loot", "unknown")
GROUND = (*TOKENS, "looked", "traps", "artifacts", "low", "high", "low_stays", "carcass")
COMPANION = ("owner", "cubes")
CARD = ("version", "side", "place", "spaces", "holder", "cubes", "looked")
COUNTERS = ("hot", "losses", "killed", "felled")
MASKS = ("fog", "stood_on", "stirred")
AT_HOME = ("cards", "pistol", "rifle", "shotgun", "fell")
"""What a stalker has between missions."""


class StalkerTelling(StalkerBinder, ABC):
    """Reads paths out of a mission or a campaign."""

    def told(self, hidden: bool) -> dict[str, Any] | None:
        found = self.binder_told() if self.is_campaign() else {}
        return found | (self._mission_told(hidden) if self.game.state.mission else self._home_told(hidden))

    def _home_told(self, hidden: bool) -> dict[str, Any]:
        """What there is beside the binder between missions; decks of a mission are shuffled anew."""
        state = self.game.state
        found: dict[str, Any] = {}
        for seat, person in state.stalkers.items():
            fields = {"cards": self.equipment_told(seat), **{name: getattr(person, name) for name in AT_HOME[1:]}}
            found |= {f"stalkers.{seat}.{field}": value for field, value in fields.items()}
        found |= self._piles_told(hidden, sorted(self.game.content.shelves)) | {
            f"memory.{flag}": value for flag, value in state.memory.items()
        }
        return found | {"lead": state.lead, "money": state.money}

    def _piles_told(self, hidden: bool, names: Iterable[str]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for name in names:
            found[f"piles.{name}.discard"] = list(self.game.pile(name).discard)
            if hidden:
                found[f"piles.{name}.draw"] = list(self.game.pile(name).draw)
        return found

    def _mission_told(self, hidden: bool) -> dict[str, Any]:
        game, state = self.game, self.game.state
        found: dict[str, Any] = {"flooded": list(state.flooded), "event": state.event or None}
        found |= self._cards_told(hidden) | self._ground_told(hidden)
        for seat in state.stalkers:
            found |= {f"stalkers.{seat}.{field}": value for field, value in self._person_told(seat).items()}
        found |= self._enemies_told()
        found |= self._anomalies_told()
        found |= self._piles_told(hidden, state.piles)
        if not hidden and "events" in state.piles:
            random = game.random_events()
            found["piles.events.draw"] = [None if event in random else event for event in game.pile("events").draw]
        found |= {f"memory.{flag}": value for flag, value in state.memory.items()}
        found |= {f"hot.{game.address(space)}": rad for space, rad in state.hot.items()}
        found |= {f"{table}.{key}": n for table in COUNTERS[1:] for key, n in getattr(state, table).items()}
        plain = ("lead", "lead_used", "round", "money", "slowed", "walking", "artifacts_gained", "turn", "track")
        found |= {name: getattr(state, name) for name in plain}
        found |= {name: list(game.board.names(getattr(state, name))) for name in MASKS}
        found |= {name: msgspec.to_builtins(getattr(state, name)) for name in ("in_force", "passed", "rooms_entered")}
        return found | {"order": list(state.enemies)}

    def _cards_told(self, hidden: bool) -> dict[str, Any]:
        """Environment cards; a version that nobody has seen only if asked for."""
        found: dict[str, Any] = {}
        for card in self.game.state.environment.values():
            if card.place == "gone" and card.number in self.game.content.zone_cards:
                continue
            fields = {name: getattr(card, name) for name in ("place", "holder", "cubes", "looked")}
            if card.version and (hidden or not is_hidden(self.game, card)):
                fields["version"] = card.version
            fields |= {"side": card.side, "spaces": [self.game.address(space) for space in card.spaces]}
            found |= {f"environment.{card.id}.{name}": fields[name] for name in CARD if name in fields}
        return found

    def _ground_told(self, hidden: bool) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for ground in self.game.state.ground.values():
            fields: dict[str, Any] = {name: getattr(ground, name) for name in GROUND}
            for name in TOKENS:
                fields[name] = [token if hidden or token in ground.looked else None for token in fields[name]]
            fields |= {name: list(fields[name]) for name in ("traps", "looked")}
            at = self.game.address(ground.space)
            found |= {f"ground.{at}.{name}": value for name, value in fields.items() if value}
        return found

    def _person_told(self, seat: int) -> dict[str, Any]:
        game, person = self.game, self.game.stalker(seat)
        seen = f"{person.attention}@{game.address(person.noticed)}" if person.attention else None
        return {
            "space": game.address(person.space) if person.space >= 0 else None,
            "hp": person.hp,
            "dose": person.dose,
            "cards": self.equipment_told(seat),
            "attention": seen,
            **{name: getattr(person, name) for name in (*FLAGS, *COUNTS)},
            **{name: list(getattr(person, name)) for name in (*PAIRS, *LISTS)},
        }

    def _enemies_told(self) -> dict[str, Any]:
        game, state = self.game, self.game.state
        found: dict[str, Any] = {}
        for card in state.enemy_cards.values():
            found[f"enemy_cards.{card.kind}.marker"] = f"{card.colour or '-'}/{card.team}"
            found[f"enemy_cards.{card.kind}.pool"] = list(card.pool)
        found |= {f"enemies.{e.id}": f"{game.address(e.space)}/{e.facing}" for e in state.enemies.values()}
        for enemy in state.enemies.values():
            fields = {name: getattr(enemy, name) for name in ENEMY}
            found |= {f"enemies.{enemy.id}.{name}": value for name, value in fields.items() if value}
        for figure in state.companions.values():
            found[f"companions.{figure.contact}"] = game.address(figure.space)
            found |= {f"companions.{figure.contact}.{name}": getattr(figure, name) for name in COMPANION}
        return found

    def _anomalies_told(self) -> dict[str, Any]:
        game = self.game
        found: dict[str, Any] = {}
        for anomaly in game.state.anomalies.values():
            laid = [f"overlay {each.number} at {each.square} tip {each.tip}" for each in anomaly.overlays]
            found[f"anomalies.{anomaly.id}"] = [*laid[:-1], laid[-1] + (" artifact" if anomaly.artifact else "")]
        for anomaly in game.state.anomalies.values():
            covers = [f"{game.address(each.space)} {each.symbol} {each.by}" for each in anomaly.covers]
            fields = {"card": anomaly.card, "at": anomaly.at, "covers": covers, "scanned": list(anomaly.scanned)}
            fields |= {"more": anomaly.more, "still": anomaly.still}
            found |= {f"anomalies.{anomaly.id}.{name}": value for name, value in fields.items() if value}
        return found
