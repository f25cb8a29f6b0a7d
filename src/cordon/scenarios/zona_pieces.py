"""Zona's cards and tokens in a position: finding one, taking it from where it lies, filling the gaps."""

from __future__ import annotations

from abc import ABC

from cordon.games.zona.game import ZonaGame
from cordon.games.zona.terms import MARKET_COLUMNS, SLOTS
from cordon.scenarios.nodes import Node
from cordon.scenarios.position import Position, without

ITEM_DECKS = ("junk", "gear", "artG", "artY")


class ZonaPieces(Position[ZonaGame], ABC):
    """Where every card and token lies."""

    def __init__(self, game: ZonaGame) -> None:
        super().__init__(game)
        self.finds: dict[str, int] = {}
        """How many finds there must be at a facility in the end, whichever they are."""
        self.rows_given: set[str] = set()

    # --- names ----------------------------------------------------------------------------------------------------

    def item(self, node: Node, decks: tuple[str, ...] = ()) -> str:
        """An item card by its kind (the first copy that is still free) or by its full name."""
        content = self.game.content
        name = node.text()
        if name not in content.kinds and name not in content.items:
            raise node.error(f"there is no item {name!r}; kinds are J01, K02, AG03, AY04, F05, lidija_1 and so on")
        copies = [card for card, kind in content.items.items() if name in (card, kind.id)]
        if decks and content.deck_of[copies[0]] not in decks:
            raise node.error(f"{name} is no card of {' or '.join(decks)}; it belongs to {content.deck_of[copies[0]]}")
        return self.claim(node, copies)

    def threat(self, node: Node, slot: str = "") -> str:
        """A threat token by its type (the first token that is still free) or by its full name."""
        content = self.game.content
        name = node.text()
        tokens = [token for token, threat in content.threats.items() if name in (token, threat.id)]
        if not tokens:
            raise node.error(f"there is no threat {name!r}; types are MUT-G-1 to ANO-Y-7, tokens MUT-G-1a and MUT-G-1b")
        if slot and content.threats[tokens[0]].slot != slot:
            raise node.error(f"{name} belongs to the slot {content.threats[tokens[0]].slot}, not {slot}")
        return self.claim(node, tokens)

    def card(self, node: Node, deck: str) -> str:
        """A card of whatever kind the deck holds."""
        if deck in (*ITEM_DECKS, "find"):
            return self.item(node, (deck,))
        if deck in SLOTS:
            return self.threat(node, deck)
        return self.claim(node, [node.one_of(self.game.content.decks[deck], f"card of {deck}")])

    # --- lifting --------------------------------------------------------------------------------------------------

    def lift(self, card: str) -> None:
        game, state = self.game, self.game.state
        for pile in list(state.piles.values()):
            if card in pile.draw or card in pile.discard:
                game.update(pile, draw=without(pile.draw, card), discard=without(pile.discard, card))
        for row in list(state.market.values()):
            if card in row.cards:
                game.update(row, cards=tuple("" if other == card else other for other in row.cards))
        for place in list(state.facilities.values()):
            if card in place.finds:
                self.finds.setdefault(place.id, len(place.finds))
            if card in (*place.finds, *place.events):
                game.update(place, events=without(place.events, card), finds=without(place.finds, card))
        for area in list(state.areas.values()):
            if card in area.threats:
                game.take_threat(card, area.id)
        for person in list(state.scavengers.values()):
            if card in (*person.trophies, *person.secrets):
                kept = {"trophies": person.trophies, "lured": person.lured, "secrets": person.secrets}
                game.update(person, **{name: without(cards, card) for name, cards in kept.items()})
        if card in state.items:
            self.unown(card)
        if card == state.timed:
            game.end_timed_news()
            self.lift(card)

    def unown(self, card: str) -> None:
        """An item leaves its owner and play, and lies nowhere."""
        self.game.lose(self.game.state.items[card])
        pile = self.game.state.piles.get(self.game.content.deck_of[card])
        if pile is not None:
            self.game.update(pile, discard=without(pile.discard, card))

    # --- filling up what lifting has left open --------------------------------------------------------------------

    def fill_up(self) -> None:
        """Cards that nobody asked for take the places of those that were lifted from the market and the finds."""
        game = self.game
        for id in game.state.market:
            if id not in self.rows_given:
                row = game.state.market[id]
                row = game.update(row, cards=tuple(filter(None, row.cards)))
                while len(row.cards) < MARKET_COLUMNS and (spare := self._spare(row.id)):
                    row = game.update(row, cards=(*row.cards, spare))
                game.update(row, cards=(*row.cards, *[""] * (MARKET_COLUMNS - len(row.cards))))
        for facility, count in self.finds.items():
            place = game.state.facilities[facility]
            spares = [card for card in game.content.decks["find"] if not self._lies(card)]
            game.update(place, finds=(*place.finds, *spares)[:count])

    def _spare(self, deck: str) -> str | None:
        """A card of a deck that lies nowhere, or the last one of the deck that nobody has asked for."""
        game = self.game
        aside = [card for card in game.content.decks[deck] if not self._lies(card)]
        if aside:
            return aside[0]
        spare = [card for card in game.state.piles[deck].draw if card not in self.claims]
        if not spare:
            return None
        self.lift(spare[-1])
        return spare[-1]

    def _lies(self, card: str) -> bool:
        state = self.game.state
        return (
            card in state.items
            or any(card in pile.draw or card in pile.discard for pile in state.piles.values())
            or any(card in row.cards for row in state.market.values())
            or any(card in place.finds for place in state.facilities.values())
        )
