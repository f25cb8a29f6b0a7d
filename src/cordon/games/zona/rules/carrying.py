"""ZO-7 Carrying items: gaining, wearing, packing, making room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.zona import events
from cordon.games.zona.rules.reasons import BACKPACK_FULL
from cordon.games.zona.terms import ItemId
from cordon.kernel.decisions import Facts, Reason, Refusal, Seat, ask, offered, refusals
from cordon.kernel.frames import Call, Flow, Procedure, call, finish, goto, step
from cordon.kernel.triggers import DECLINE, window
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.zona.game import ZonaGame
    from cordon.games.zona.state import Item


WEAR = verb("wear", card=ItemId)
PACK = verb("pack", card=ItemId)
DROP = verb("drop", card=ItemId)
KEEP = verb("keep", card=ItemId)
ENOUGH = verb("enough")


class GainFacts(Facts, frozen=True):
    card: ItemId


class DrawnFacts(Facts, frozen=True):
    keep: int
    """How many of them may be kept."""
    drawn: tuple[ItemId, ...]


class Gain(Procedure):
    """ZO-7.8 Gain an item (p. 15)"""

    seat: Seat
    card: str
    choice: str = ""
    bought: bool = False

    def facts(self, game: ZonaGame) -> GainFacts:
        return GainFacts(self.card)

    @step(
        "ZO-7.7",
        "A small item needs no room; an outfit may be worn at once; the rest is packed",
        offers=(WEAR, PACK, DROP, DECLINE),
    )
    def place(self, game: ZonaGame) -> Flow:
        kind = game.item_kind(self.card)
        if kind.place == "small":
            return goto(Gain.keep)
        room = game.has_room(self.seat)
        if kind.place == "bag":
            if room:
                return goto(Gain.keep)
            options = []
        else:
            options = [WEAR(), PACK()] if room else [WEAR()]
        if not room:
            options += [DROP(item.card) for item in game.packed(self.seat)]
        return ask(self.seat, "choice", [*options, DECLINE()], refused=self._refused)

    def _refused(self, game: ZonaGame) -> list[Refusal]:
        return [] if game.has_room(self.seat) else [Refusal(PACK(), BACKPACK_FULL("ZO-7.1"))]

    @step("ZO-7.8", "Without room: drop something, or decline the card")
    def make_room(self, game: ZonaGame) -> Flow:
        if self.choice in DROP:
            dropped = DROP.read(self.choice)
            game.emit(events.ItemDropped(self.seat, dropped, full=True))
            game.lose(game.state.items[dropped])
            return goto(Gain.place)
        if self.choice in DECLINE:
            game.emit(events.ItemDeclined(self.seat, self.card))
            game.discard_item(self.card)
            return finish(False)
        return None

    @step("ZO-7.6", "The item is yours")
    def keep(self, game: ZonaGame) -> Flow:
        worn = self.choice in WEAR
        if worn:
            take_off_clashing(game, self.seat, self.card)
        game.own(self.seat, self.card, worn)
        how = "-".join(("bought",) * self.bought + ("worn",) * worn)
        game.emit(events.ItemGained(self.seat, self.card, how))
        return overfull(game, self.seat) if worn else finish(True)

    @step("ZO-7.8", "Done")
    def end(self, game: ZonaGame) -> Flow:
        return finish(True)


class MakeRoom(Procedure):
    """ZO-7.3 More packed than there are slots: something is dropped (p. 14)"""

    seat: Seat
    choice: str = ""

    @step("ZO-7.3", "Choose what to drop; nothing may be put on at this moment", offers=(DROP,))
    def choose(self, game: ZonaGame) -> Flow:
        packed = game.packed(self.seat)
        if len(packed) <= game.capacity(self.seat):
            return finish()
        return ask(self.seat, "choice", [DROP(item.card) for item in packed])

    @step("ZO-7.9", "Drop it")
    def drop(self, game: ZonaGame) -> Flow:
        card = DROP.read(self.choice)
        game.emit(events.ItemDropped(self.seat, card, full=True))
        game.lose(game.state.items[card])
        return goto(MakeRoom.choose)


class ChangeOutfit(Procedure):
    """ZO-7.7 Change worn outfits, before or after an action (p. 15)"""

    seat: Seat
    choice: str = ""

    def _candidates(self, game: ZonaGame) -> list[tuple[str, Reason | None]]:
        found: list[tuple[str, Reason | None]] = []
        for item in game.items_of(self.seat):
            if game.item_kind(item.card).place == "wear":
                if item.worn:
                    full = None if game.has_room(self.seat) else BACKPACK_FULL("ZO-7.1")
                    found.append((PACK(item.card), full))
                else:
                    found.append((WEAR(item.card), None))
        return found

    @step("ZO-7.7", "Choose an outfit to put on or to pack", offers=(WEAR, PACK, ENOUGH))
    def choose(self, game: ZonaGame) -> Flow:
        candidates = self._candidates(game)
        return ask(
            self.seat, "choice", [*offered(candidates), ENOUGH()], always=True, refused=lambda _: refusals(candidates)
        )

    @step("ZO-7.6", "Put it on or pack it; two worn outfits never cover a common part (ZO-7.5)", then="choose")
    def change(self, game: ZonaGame) -> Flow:
        if self.choice in ENOUGH:
            return finish()
        is_packed = self.choice in PACK
        card = (PACK if is_packed else WEAR).read(self.choice)
        item = game.state.items[card]
        if is_packed:
            game.wear(item, False)
            game.emit(events.ItemPacked(self.seat, card))
            return None
        take_off_clashing(game, self.seat, card)
        game.wear(item, True)
        game.emit(events.ItemWorn(self.seat, card))
        return overfull(game, self.seat)


class Drop(Procedure):
    """ZO-7.9 Drop an item: at any time, any item (p. 15)"""

    seat: Seat
    choice: str = ""

    @step("ZO-7.9", "Choose what to drop", offers=(DROP, KEEP))
    def choose(self, game: ZonaGame) -> Flow:
        items = game.items_of(self.seat)
        return ask(self.seat, "choice", [*(DROP(item.card) for item in items), KEEP()], always=True)

    @step("ZO-7.9", "The card goes to the discard pile of its type")
    def drop(self, game: ZonaGame) -> Flow:
        if self.choice in KEEP:
            return finish()
        card = DROP.read(self.choice)
        game.emit(events.ItemDropped(self.seat, card))
        return lose_item(game, self.seat, game.state.items[card])


def take_off_clashing(game: ZonaGame, seat: Seat, card: str) -> None:
    """Outfits that share a body part with what is about to be put on go into the backpack (ZO-7.5)."""
    parts = set(game.item_kind(card).parts)
    for other in game.worn(seat):
        if other.card != card and parts & set(game.item_kind(other.card).parts):
            game.wear(other, False)
            game.emit(events.ItemPacked(seat, other.card))


def overfull(game: ZonaGame, seat: Seat) -> Call | None:
    """Make room if more is packed than fits, for example after losing the 6th slot (ZO-7.3)."""
    return call(MakeRoom(seat)) if len(game.packed(seat)) > game.capacity(seat) else None


def lose_item(game: ZonaGame, seat: Seat, item: Item) -> Call | None:
    """An item goes; with it, perhaps, the 6th slot."""
    game.lose(item)
    return overfull(game, seat)


class TakeCards(Procedure):
    """ZO-9.7 Take cards from a deck (p. 16)"""

    seat: Seat
    deck: str
    count: int
    crowbar: bool = True
    """Whether an instruction to take junk may be added to with the Crowbar (ZO-22.13)."""
    taken: int = 0
    replaced: bool | None = None

    @step("ZO-35", "Something may replace taking an artifact")
    def replace(self, game: ZonaGame) -> Flow:
        if self.taken >= self.count:
            return goto(TakeCards.pry)
        self.replaced = None
        if self.deck in ("artG", "artY"):
            return window(game, "instead_of_artifact", self.seat, self.deck, into="replaced")
        return None

    @step("ZO-9.7", "Take the top card and keep it", then="replace")
    def take(self, game: ZonaGame) -> Flow:
        self.taken += 1
        card = None if self.replaced else game.draw_card(self.deck)
        if card is None:
            return None
        game.emit(events.CardTaken(self.seat, card))
        return call(Gain(self.seat, card))

    @step("ZO-22.13", "With the Crowbar: 1 more junk")
    def pry(self, game: ZonaGame) -> Flow:
        if self.deck == "junk" and self.crowbar:
            return window(game, "after_junk", self.seat)
        return None


class DrawAndKeep(Procedure):
    """ZO-21.6 Draw cards, keep some, discard the rest (p. 23)"""

    seat: Seat
    deck: str
    draw: int
    keep: int
    drawn: tuple[str, ...] = ()
    choice: str = ""
    kept: int = 0

    def facts(self, game: ZonaGame) -> DrawnFacts:
        return DrawnFacts(min(self.keep - self.kept, len(self.drawn)), self.drawn)

    @step("ZO-21.6", "Draw")
    def turn_up(self, game: ZonaGame) -> Flow:
        for _ in range(self.draw):
            card = game.draw_card(self.deck)
            if card is not None:
                self.drawn = (*self.drawn, card)
        if self.drawn:
            game.emit(events.CardsDrawn(self.seat, self.drawn))
        return None

    @step("ZO-21.6", "Choose a card to keep", offers=(KEEP,))
    def choose(self, game: ZonaGame) -> Flow:
        if self.kept >= self.keep or not self.drawn:
            return goto(DrawAndKeep.discard)
        return ask(self.seat, "choice", [KEEP(card) for card in self.drawn])

    @step("ZO-7.8", "It is yours if there is room", then="choose")
    def gain(self, game: ZonaGame) -> Flow:
        card = KEEP.read(self.choice)
        self.kept += 1
        self.drawn = tuple(other for other in self.drawn if other != card)
        return call(Gain(self.seat, card))

    @step("ZO-21.6", "Discard the rest")
    def discard(self, game: ZonaGame) -> Flow:
        for card in self.drawn:
            game.discard_item(card)
        if self.deck == "junk":
            return window(game, "after_junk", self.seat)
        return None
