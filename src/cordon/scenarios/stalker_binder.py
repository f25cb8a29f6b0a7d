"""The binder of a campaign of S.T.A.L.K.E.R. in a scenario: zone map, contacts, stash, and what a run remembers."""

from __future__ import annotations

from abc import ABC
from typing import Any, TypeVar

import msgspec

from cordon.games.stalker.campaign import binder
from cordon.games.stalker.campaign.mission_end import FAILURES
from cordon.games.stalker.campaign.run import keep_promise
from cordon.games.stalker.state import Debrief, Excursion, Kit, Place
from cordon.games.stalker.terms import LIMITS, MAGAZINES, magazine_token, story_of
from cordon.kernel import typed
from cordon.scenarios.nodes import Node
from cordon.scenarios.position import one
from cordon.scenarios.stalker_pieces import StalkerPieces

BINDER_TABLES = {
    "places": "places.A2",
    "magazines": "magazines.rifle",
    "favours": "favours.yurko",
    "late": "late.A",
    "failures": "failures.A1",
    "kits": "kits.0.cards",
}
BINDER_VALUES = (
    "stash",
    "contacts",
    "destination",
    "ahead",
    "contract",
    "companion",
    "companion_owner",
    "box_events",
    "bought",
    "chronicle",
    "excursions",
)
BINDER_ROWS = ("places", "magazines", "favours", "late", "failures", "kits")
WORDS = ("destination", "contract", "companion")
"""Values that may be nothing."""
KIT = ("cards", *MAGAZINES)


W = TypeVar("W", Debrief, Excursion)


class StalkerBinder(StalkerPieces, ABC):
    """Writes the paths of the binder and reads them out of it."""

    def is_campaign(self) -> bool:
        return self.game.config.mode == "campaign"

    # --- the zone map and what the run remembers --------------------------------------------------------------------

    def give_places(self, rest: tuple[str, ...], node: Node) -> None:
        """``open``, ``crossed``, or nothing for a place that no sticker has opened."""
        game = self.game
        place = one(rest, node, tuple(game.content.places))
        if node.value is None:
            if place in game.state.places:
                game.remove(game.state.places[place])
        else:
            game.add(Place(place, crossed=node.one_of(("open", "crossed"), "state of a place") == "crossed"))

    def place_told(self, place: str) -> str | None:
        known = self.game.state.places.get(place)
        return None if known is None else "crossed" if known.crossed else "open"

    def give_late(self, rest: tuple[str, ...], node: Node) -> None:
        stories = tuple(dict.fromkeys(map(story_of, self.game.content.missions)))
        self.put("late", one(rest, node, stories), node.number(0) if node.value is not None else None)

    def give_failures(self, rest: tuple[str, ...], node: Node) -> None:
        mission = one(rest, node, tuple(self.game.content.missions))
        self.put("failures", mission, node.number(1, FAILURES) if node.value is not None else None)

    def give_favours(self, rest: tuple[str, ...], node: Node) -> None:
        contact = one(rest, node, tuple(sorted(self.game.content.companions)))
        self.put("favours", contact, node.number(1) if node.value is not None else None)

    # --- the stash --------------------------------------------------------------------------------------------------

    def give_magazines(self, rest: tuple[str, ...], node: Node) -> None:
        kind = one(rest, node, MAGAZINES)
        most = LIMITS[magazine_token(kind)]
        self.put("magazines", kind, node.number(0, most) if node.value is not None else None)

    def give_kits(self, rest: tuple[str, ...], node: Node) -> None:
        """What a stalker set off with the last time, as a save has it."""
        seats = tuple(str(seat) for seat in self.game.state.stalkers)
        seat, field = int(one(rest[:1], node, seats)), one(rest[1:], node, KIT)
        before = self.game.state.kits.get(seat, Kit(seat))
        self.game.add(msgspec.structs.replace(before, **{field: self.typed(Kit, field, node)}))

    def _stash(self, node: Node) -> None:
        """All cards of the stash; what lay there is in its deck again."""
        game = self.game
        for card in game.state.stash:
            self.put_back(card)
        game.set(stash=())
        game.set(stash=tuple(self.card(entry) for entry in node.items()))

    # --- single values ----------------------------------------------------------------------------------------------

    def give_binder(self, name: str, node: Node) -> None:
        game, content = self.game, self.game.content
        match name:
            case "stash":
                self._stash(node)
            case "contacts":
                known = tuple(content.contacts)
                game.set(contacts=tuple(entry.one_of(known, "contact") for entry in node.items()))
            case "destination":
                game.set(destination=self._word(node, tuple(content.missions), "mission"))
            case "contract":
                givers = tuple(key for key, contact in content.contacts.items() if contact.kind == "contract")
                game.set(contract=self._word(node, givers, "contract giver"))
                if game.state.contract and game.state.mission:
                    game.listen(game.state.contract, content.listens[game.state.contract])
            case "companion":
                game.set(companion=self._word(node, tuple(sorted(content.companions)), "companion"))
            case "companion_owner":
                game.set(companion_owner=node.number(0, game.state.seats - 1))
            case "ahead":
                paths = tuple(entry.one_of(tuple(content.promised), "promise") for entry in node.items())
                game.set(ahead=paths)
                for path in paths if game.state.mission else ():
                    keep_promise(game, path)
            case "bought":
                game.set(bought=tuple(entry.one_of(tuple(content.equipment), "card") for entry in node.items()))
            case "box_events":
                self._box_events(tuple(entry.one_of(tuple(content.events), "event") for entry in node.items()))
            case "chronicle":
                game.set(chronicle=tuple(self._written(entry, Debrief) for entry in node.items()))
            case _:
                game.set(excursions=tuple(self._written(entry, Excursion) for entry in node.items()))

    def _box_events(self, events: tuple[str, ...]) -> None:
        """They join the random ones; in a mission they are in its deck already."""
        game = self.game
        game.set(box_events=events)
        if game.state.mission:
            random = game.pile("random")
            game.update(random, draw=(*random.draw, *(event for event in events if event not in random.draw)))

    @staticmethod
    def _word(node: Node, known: tuple[str, ...], what: str) -> str:
        return node.one_of(known, what) if node.value is not None else ""

    @staticmethod
    def _written(node: Node, sort: type[W]) -> W:
        """A mission of the chronicle: ``{mission: A1, result: victory, epilogue: success}`` and its figures; or a
        scenario that was played beside the campaign (ST-19.4)."""
        try:
            return typed.convert(node.plain(), sort)
        except msgspec.ValidationError as error:
            raise node.error(f"{error}; it has {', '.join(sort.__struct_fields__)}") from None

    # --- telling ----------------------------------------------------------------------------------------------------

    def binder_told(self) -> dict[str, Any]:
        """Everything that the binder holds."""
        state = self.game.state
        found: dict[str, Any] = {f"places.{place}": self.place_told(place) for place in state.places}
        found |= {name: msgspec.to_builtins(getattr(state, name)) for name in BINDER_VALUES}
        found |= {name: getattr(state, name) or None for name in WORDS}
        for table in ("magazines", "favours", "late", "failures"):
            found |= {f"{table}.{key}": n for key, n in getattr(state, table).items()}
        for seat, kit in state.kits.items():
            found |= {f"kits.{seat}.{name}": msgspec.to_builtins(getattr(kit, name)) for name in KIT}
        return found

    # --- do they fit together? --------------------------------------------------------------------------------------

    def check_binder(self, given: Node) -> None:
        """What no single path can see: a mission that is fixed lies open, a kit is made of cards that exist."""
        game = self.game
        fixed = game.state.destination
        if fixed and fixed not in binder.open_places(game):
            raise given.error(f"the team cannot go to {fixed}: its place is not open (ST-15.5)")
        unknown = game.spec.unknown_ids(game.state)
        if unknown:
            raise given.error(f"speaks of what does not exist: {', '.join(unknown[:8])}")

    # --- small changes ----------------------------------------------------------------------------------------------

    def lift(self, card: str) -> None:
        super().lift(card)
        if card in self.game.state.stash:
            binder.fetch(self.game, card)

    def put(self, table: str, key: Any, value: Any) -> None:
        """An entry of a plain table; nothing takes it out."""
        if value is not None:
            self.game.put(table, key, value)
        elif key in getattr(self.game.state, table):
            self.game.take(table, key)
