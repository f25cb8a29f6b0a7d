"""Cards, tokens and standees of S.T.A.L.K.E.R. in a scenario: finding one, and taking it from where it lies."""

from __future__ import annotations

from abc import ABC
from typing import Any

from msgspec.structs import replace

from cordon.games.stalker.game import StalkerGame
from cordon.games.stalker.rules.equipment import equip, hosts_for, install, lose_card, own
from cordon.scenarios.nodes import Node
from cordon.scenarios.position import Position, without

CARD_KEYS = ("card", "place", "ammo", "attached")


class StalkerPieces(Position[StalkerGame], ABC):
    """Where every card and token lies."""

    # --- names ----------------------------------------------------------------------------------------------------

    def card(self, node: Node) -> str:
        """An equipment card by its kind (the first copy that is still free) or by its full name."""
        content, name = self.game.content, node.text()
        copies = [card for card, printed in content.cards.items() if name in (card, printed.key)]
        if not copies:
            raise node.error(f"there is no equipment card {name!r}; kinds are ptm, leather_jacket, bread and so on")
        return self.claim(node, copies)

    def piled(self, node: Node, pile: str) -> str:
        """A card or token of a pile; an unknown token may be named with its arrow (``SC-U04/N``)."""
        content = self.game.content
        match pile:
            case "events":
                known = tuple(content.events)
            case "zone_events" | "zone_box":
                known = content.zone_decks["zone_events"]
            case "unique":
                known = content.unique
            case _:
                known = content.decks[pile]
        if pile == "random":
            known = (*known, *self.game.state.box_events)
        name, _, arrow = node.text().partition("/")
        copies = [card for card in known if name in (card, self.kind_of(card))]
        if arrow:
            copies = [card for card in copies if content.arrow_of.get(card) == arrow]
        if not copies:
            raise node.error(f"{node.text()!r} is no card or token of {pile}")
        return self.claim(node, copies)

    def kind_of(self, name: str) -> str:
        """What a card or token is a copy of; the name itself for everything else."""
        content = self.game.content
        if name in content.cards:
            return content.cards[name].key
        for table in (content.wounds, content.loot, content.unknown):
            if name in table:
                return str(table[name].id)
        return name

    # --- lifting --------------------------------------------------------------------------------------------------

    def lift(self, card: str) -> None:
        game, state = self.game, self.game.state
        if card in state.cards:
            lose_card(game, card)
        for pile in list(state.piles.values()):
            if card in pile.draw or card in pile.discard:
                game.update(pile, draw=without(pile.draw, card), discard=without(pile.discard, card))
        for ground in list(state.ground.values()):
            if card in (*ground.loot, *ground.unknown):
                game.put_ground(replace(ground, loot=without(ground.loot, card), unknown=without(ground.unknown, card)))

    def strip(self, seat: int) -> None:
        """A stalker has no equipment; the cards go back to their decks."""
        game = self.game
        for card in list(game.state.owned.get(seat, ())):
            if card in game.state.cards:
                lose_card(game, card)
                self.put_back(card)

    def put_back(self, card: str) -> None:
        """A card of nobody goes below its deck."""
        pile = self.game.pile(self.game.content.deck_of[card])
        self.game.update(pile, draw=(*pile.draw, card), discard=without(pile.discard, card))

    # --- equipment ------------------------------------------------------------------------------------------------

    def equipment(self, seat: int, node: Node) -> None:
        """All cards of a stalker: in their slots while those are free, then in the backpack."""
        self.strip(seat)
        for entry in node.items():
            fields = entry.mapping(CARD_KEYS, ("card",)) if isinstance(entry.value, dict) else {"card": entry}
            self._equip(seat, fields)

    def _equip(self, seat: int, fields: dict[str, Node]) -> None:
        game = self.game
        card = self.card(fields["card"])
        own(game, seat, card)
        slot = game.content.cards[card].equips
        worn = [each for each in game.cards_of(seat) if each.place == slot]
        place = fields["place"].one_of(("backpack", "slot"), "place") if "place" in fields else ""
        if slot and place != "backpack" and (not worn or slot == "artifact"):
            equip(game, card)
        elif place == "slot":
            raise fields["place"].error(f"there is no slot for {card} any more")
        for entry in fields["attached"].items() if "attached" in fields else ():
            attachment = self.card(entry)
            own(game, seat, attachment)
            if card not in hosts_for(game, attachment):
                raise entry.error(f"{card} has no free slot for {attachment} (ST-10.21)")
            install(game, attachment, card)
        if "ammo" in fields:
            if slot != "weapon":
                raise fields["ammo"].error(f"{card} is no weapon")
            full = game.ammo_capacity(card)
            game.update(game.state.cards[card], ammo=fields["ammo"].number(0, full))

    def equipment_told(self, seat: int) -> list[Any]:
        """All cards of a stalker, as they are given."""
        game = self.game
        found: list[Any] = []
        for card in game.cards_of(seat):
            if card.place == "attached":
                continue
            slot = game.content.cards[card.id].equips
            attached = [each.id for each in game.cards_of(seat) if each.host == card.id]
            fields = {
                "place": "backpack" if slot and card.place == "backpack" else "",
                "attached": attached,
            }
            told: dict[str, Any] = {name: value for name, value in fields.items() if value}
            if slot == "weapon":
                told["ammo"] = card.ammo
            found.append({"card": card.id, **told} if told else card.id)
        return found
