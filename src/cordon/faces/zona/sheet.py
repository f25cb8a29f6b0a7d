"""A position of Zona on paper."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cordon.faces.sheet import Block, Paper, Row, kept
from cordon.faces.zona.teller import ZonaTeller
from cordon.games.zona.game import ZonaGame
from cordon.games.zona.state import Item, Scavenger
from cordon.games.zona.terms import (
    ATTRIBUTES,
    EMISSION_TRACK_LAST,
    FATIGUE_MAX,
    REPUTATIONS,
    AreaId,
    CharacterId,
    EmissionId,
    EventId,
    ItemId,
    LockId,
    Marker,
    NewsId,
    ThreatId,
)
from cordon.games.zona.views import FacilityView, ZonaView
from cordon.kernel.decisions import Seat
from cordon.words.spelling import capital

DECKS: dict[str, Any] = {
    "news": NewsId, "emission": EmissionId, "green": EventId, "yellow": EventId, "sarcophagus": EventId,
    "junk": ItemId, "gear": ItemId, "artG": ItemId, "artY": ItemId,
    "MUT-G": ThreatId, "MUT-Y": ThreatId, "ANO-G": ThreatId, "ANO-Y": ThreatId,
}  # fmt: skip


class ZonaSheet(Paper):
    """The table as one seat sees it."""

    def __init__(self, teller: ZonaTeller, game: ZonaGame, view: ZonaView) -> None:
        super().__init__(teller.words, teller.namer, teller.names)
        self.game = game
        self.view = view

    def blocks(self) -> list[Block]:
        seats = [self._scavenger(scavenger) for scavenger in self.view.scavengers]
        return kept([self._zone(), *seats, self._market(), self._places(), self._facilities(), self._piles()])

    def _zone(self) -> Block:
        view, name = self.view, self.namer.called
        rows = [
            self.row("round", view.round or ""),
            self.row("voice", self.namer.person(view.voice) if view.seats > 1 else ""),
            self.row("turn", self.namer.person(view.turn) if view.acting else ""),
            self.track("emission", view.emission, EMISSION_TRACK_LAST),
            self.row("timed", name(view.timed, NewsId)),
            self.row("marker", name(view.marker, Marker)),
            self.row("met", name(view.met, ThreatId)),
            self.row("unused", self.list(view.unused_characters, CharacterId)),
        ]
        return self.block(self.say("zone"), rows)

    # --- people -------------------------------------------------------------------------------------------------------

    def _scavenger(self, one: Scavenger) -> Block:
        title = self.who(one.seat)
        if not one.character:
            state = "out" if one.out else "dead" if self.view.round else "choosing"
            return Block(title, (Row(self.words.say(f"board-{state}")),))
        character = self.game.content.characters[one.character]
        ability = self.words.say(f"scavenger-{one.character}.ability")
        spent = self.words.say("board-ability-spent", ability=ability) if "ability" in one.used else ability
        secrets = [self.game.content.facility_of[card] for card in one.secrets]
        rows = [
            self.row("area", self.namer.called(one.area, AreaId)),
            self.row("attributes", self._attributes(one)),
            self.track("injuries", one.injuries, character.endurance),
            self.track("fatigue", one.fatigue, FATIGUE_MAX),
            self.row("reputation", self.words.say(f"reputation-{REPUTATIONS[one.reputation]}")),
            self.row("rubles", self.words.say("money", count=one.rubles)),
            self.row("secrets", self.list(secrets, AreaId)),
            self.row("ability", spent),
            *self._items(one.seat),
            self.row("trophies", self.list(one.trophies, ThreatId)),
        ]
        if one.seat == self.view.seat:
            rows.append(self.row("next-news", self.namer.called(self.view.next_news, NewsId)))
        return self.block(title, rows)

    def _attributes(self, one: Scavenger) -> str:
        """The values in use; a star marks a trauma."""
        found = []
        for attribute in ATTRIBUTES:
            short = self.words.say(f"attribute-{attribute.lower()}.short")
            star = "*" if attribute in one.traumas else ""
            found.append(f"{short} {self.game.attribute(one.seat, attribute)}{star}")
        return ", ".join(found)

    def _items(self, seat: Seat) -> list[Row]:
        items = [item for item in self.view.items if item.owner == seat]
        kinds = self.game.content.items
        worn = [item for item in items if item.worn]
        small = [item for item in items if not item.worn and kinds[item.card].place == "small"]
        packed = [item for item in items if item not in worn and item not in small]
        backpack = Row(
            self.words.say("board-backpack", used=len(packed), slots=self.game.capacity(seat)), self._named(packed)
        )
        return [self.row("worn", self._named(worn)), backpack, self.row("small", self._named(small))]

    def _named(self, items: Iterable[Item]) -> str:
        return ", ".join(map(self._item, items))

    def _item(self, item: Item) -> str:
        kind, name = self.game.content.items[item.card], capital(self.namer.called(item.card, ItemId))
        if not item.tokens:
            return name
        if kind.durability == "P":
            return f"{name} ({self.words.say('deactivated')})"
        return f"{name} {'●' * item.tokens}{'○' * (kind.boxes - item.tokens)}"

    # --- the board ----------------------------------------------------------------------------------------------------

    def _market(self) -> Block:
        rows = []
        for row in self.view.market:
            cards = [self._offer(card) if card else "–" for card in row.cards]
            rows.append(Row(self.words.say(f"page-zona-deck-{row.id}"), " | ".join(cards)))
        return self.block(self.say("market"), rows)

    def _offer(self, card: str) -> str:
        price = self.words.say("money", count=self.game.item_kind(card).price)
        return f"{capital(self.namer.called(card, ItemId))} ({price})"

    def _places(self) -> Block:
        rows = [
            Row(capital(self.namer.called(area.id, AreaId)), self.list(area.threats, ThreatId))
            for area in self.view.areas
        ]
        return self.block(self.say("places"), rows)

    def _facilities(self) -> Block:
        return self.block(self.say("facilities"), map(self._facility, self.view.facilities))

    def _facility(self, facility: FacilityView) -> Row:
        lock = self.namer.called(facility.lock, LockId)
        parts = [
            self.say("entrances", areas=self.list(facility.entrances, AreaId)) if facility.entrances else "",
            self.say("open") if facility.open else self.say("locked", lock=lock) if lock else "",
            self.say("holds", events=facility.events, finds=facility.finds),
            self.list(facility.seen, ItemId),
        ]
        return Row(capital(self.namer.called(facility.id, AreaId)), "; ".join(filter(None, parts)))

    def _piles(self) -> Block:
        rows = []
        for id, kind in DECKS.items():
            pile = self.view.piles.get(id)
            if pile is not None:
                rows.append(Row(self._deck(id), self.pile(pile.left, self.list(pile.discard, kind))))
        return self.block(self.say("piles"), rows)

    def _deck(self, id: str) -> str:
        key = f"page-zona-deck-{id}"
        return self.words.say(key) if self.words.has(key) else capital(self.words.say(f"slot-{id.lower()}"))

    # --- when it is over ----------------------------------------------------------------------------------------------

    def hidden(self) -> list[Block]:
        """What lay face down, the next card first."""
        state = self.game.state
        piles = [
            Row(self._deck(id), self.in_order(state.piles[id].draw, kind))
            for id, kind in DECKS.items()
            if id in state.piles
        ]
        places = []
        for facility in state.facilities.values():
            name = capital(self.namer.called(facility.id, AreaId))
            held = [self.in_order(facility.events, EventId), self.list(facility.finds, ItemId)]
            places.append(Row(name, "; ".join(filter(None, held))))
        return kept([self.block(self.say("hidden-piles"), piles), self.block(self.say("hidden-facilities"), places)])
