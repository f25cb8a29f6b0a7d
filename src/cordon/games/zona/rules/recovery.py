"""ZO-18.10 Healing, ZO-8.6 repairing, ZO-8.8 damaging items."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.zona import events
from cordon.games.zona.rules.carrying import ENOUGH, lose_item
from cordon.games.zona.rules.reasons import NOT_INJURED
from cordon.games.zona.rules.using import can_be_damaged, last_use, place_token
from cordon.games.zona.terms import Attribute, Category, ItemId
from cordon.kernel.decisions import Facts, Reason, Seat, ask
from cordon.kernel.frames import Flow, Procedure, finish, goto, step
from cordon.kernel.triggers import Source
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.zona.game import ZonaGame
    from cordon.games.zona.state import Item


RECOVER = verb("recover", attribute=Attribute)
REPAIR = verb("repair", card=ItemId)
DAMAGE = verb("damage", card=ItemId)
DEACTIVATE = verb("deactivate", card=ItemId)
GIVE = verb("give", source=Source)


class CountFacts(Facts, frozen=True):
    count: int
    """How often it is still asked for."""


class CostFacts(Facts, frozen=True):
    what: str
    count: int
    category: Category | str


def heal(game: ZonaGame, seat: Seat, count: int, price: int = 0) -> None:
    """Remove injuries from the endurance track (ZO-18.10); ``price`` is what was paid for it."""
    scavenger = game.scavenger(seat)
    healed = min(count, scavenger.injuries)
    if healed:
        game.update(scavenger, injuries=scavenger.injuries - healed)
        game.emit(events.InjuriesHealed(seat, healed, price))


def why_not_heal(game: ZonaGame, seat: Seat) -> Reason | None:
    return None if game.scavenger(seat).injuries else NOT_INJURED("ZO-18.10")


class HealTrauma(Procedure):
    """ZO-18.10 Discard a trauma of the player's choice (p. 20)"""

    seat: Seat
    choice: str = ""

    @step("ZO-18.10", "Choose the trauma", offers=(RECOVER,))
    def choose(self, game: ZonaGame) -> Flow:
        traumas = game.scavenger(self.seat).traumas
        if not traumas:
            return finish()
        return ask(self.seat, "choice", [RECOVER(attribute) for attribute in traumas])

    @step("ZO-18.10", "Discard it; injuries are unaffected")
    def discard(self, game: ZonaGame) -> Flow:
        scavenger = game.scavenger(self.seat)
        attribute = RECOVER.read(self.choice)
        game.update(scavenger, traumas=tuple(other for other in scavenger.traumas if other != attribute))
        game.emit(events.TraumaHealed(self.seat, attribute))
        return finish()


def repairable(game: ZonaGame, seat: Seat) -> list[Item]:
    """Wearing items with a token that may come off (ZO-8.6, ZO-22.3)."""
    return [
        item
        for item in game.items_of(seat)
        if item.tokens and game.item_kind(item.card).wears and not game.item_kind(item.card).keeps_tokens
    ]


def repair_one(game: ZonaGame, seat: Seat, card: str, price: int = 0) -> None:
    """Remove 1 token; ``price`` is what was paid for it."""
    item = game.state.items[card]
    game.update(item, tokens=item.tokens - 1)
    game.emit(events.ItemRepaired(seat, card, price))


class Repair(Procedure):
    """ZO-8.6 Repair: remove tokens from wearing items (p. 14)"""

    seat: Seat
    count: int
    choice: str = ""

    def facts(self, game: ZonaGame) -> CountFacts:
        return CountFacts(self.count)

    @step("ZO-8.6", "Choose an item, or stop", offers=(REPAIR, ENOUGH))
    def choose(self, game: ZonaGame) -> Flow:
        items = repairable(game, self.seat) if self.count else []
        if not items:
            return finish()
        return ask(self.seat, "choice", [*(REPAIR(item.card) for item in items), ENOUGH()])

    @step("ZO-8.6", "Remove 1 token")
    def repair(self, game: ZonaGame) -> Flow:
        if self.choice in ENOUGH:
            return finish()
        self.count -= 1
        repair_one(game, self.seat, REPAIR.read(self.choice))
        return goto(Repair.choose)


class DamageItems(Procedure):
    """ZO-8.8 Damage items of the owner's choice (p. 14)"""

    seat: Seat
    count: int
    choice: str = ""

    @step("ZO-8.8", "The owner chooses an item that can be damaged", offers=(DAMAGE,))
    def choose(self, game: ZonaGame) -> Flow:
        items = [item for item in game.items_of(self.seat) if can_be_damaged(game, item)] if self.count else []
        if not items:
            return finish()
        return ask(self.seat, "choice", [DAMAGE(item.card) for item in items])

    @step("ZO-8.8", "Put 1 token on it, without any benefit")
    def damage(self, game: ZonaGame) -> Flow:
        self.count -= 1
        card = DAMAGE.read(self.choice)
        game.emit(events.ItemDamaged(self.seat, card, bool(last_use(game, card))))
        place_token(game, game.state.items[card])
        return goto(DamageItems.choose)


class DeactivateItems(Procedure):
    """ZO-8.7 Deactivate permanent items of the owner's choice (p. 15)"""

    seat: Seat
    count: int
    choice: str = ""

    @step("ZO-8.7", "The owner chooses a permanent item without a token", offers=(DEACTIVATE,))
    def choose(self, game: ZonaGame) -> Flow:
        awake = [item for item in game.items_of(self.seat) if not item.tokens and not can_be_damaged(game, item)]
        if not self.count or not awake:
            return finish()
        return ask(self.seat, "choice", [DEACTIVATE(item.card) for item in awake])

    @step("ZO-8.7", "Put a token on it: it cannot be used until the end of the news phase", then="choose")
    def deactivate(self, game: ZonaGame) -> Flow:
        self.count -= 1
        card = DEACTIVATE.read(self.choice)
        game.emit(events.ItemDeactivated(self.seat, card))
        place_token(game, game.state.items[card])
        return None


class Discard(Procedure):
    """ZO-45.1 Discard something as a cost (p. 11)"""

    seat: Seat
    what: str
    count: int = 1
    colour: str = ""
    choice: str = ""
    category: str = ""

    def facts(self, game: ZonaGame) -> CostFacts:
        return CostFacts(self.what, self.count, self.category)

    @step("ZO-13.4", "Choose what to discard", offers=(GIVE,))
    def choose(self, game: ZonaGame) -> Flow:
        options = discardable(game, self.seat, self.what, self.colour, self.category) if self.count else []
        return ask(self.seat, "choice", options) if options else finish()

    @step("ZO-13.4", "Discard it", then="choose")
    def discard(self, game: ZonaGame) -> Flow:
        self.count -= 1
        gone = GIVE.read(self.choice)
        if gone in game.state.items:
            game.emit(events.ItemDiscarded(self.seat, gone))
            return lose_item(game, self.seat, game.state.items[gone])
        return_trophy(game, self.seat, gone)
        game.emit(events.TrophyDiscarded(self.seat, gone))
        return None


def discardable(game: ZonaGame, seat: Seat, what: str, colour: str = "", category: str = "") -> list[str]:
    """What would pay a cost of one ``what``: trophy, artifact, trophy_or_artifact, gear, junk or item."""
    found: list[str] = []
    if what in ("trophy", "trophy_or_artifact"):
        trophies = game.scavenger(seat).trophies
        found += [GIVE(t) for t in trophies if not colour or game.colour_of_threat(t) == colour]
    if what == "trophy":
        return found
    for item in game.items_of(seat):
        fits = what == "item" or game.content.deck_of[item.card] == what
        if what in ("artifact", "trophy_or_artifact"):
            fits = game.item_kind(item.card).category == "artifact"
        if category and game.item_kind(item.card).category != category:
            continue
        if fits and (not colour or game.colour_of_artifact(item.card) == colour):
            found.append(GIVE(item.card))
    return found


def return_trophy(game: ZonaGame, seat: Seat, token: str) -> None:
    """A trophy goes back on top of its slot."""
    scavenger = game.scavenger(seat)
    game.update(
        scavenger,
        trophies=tuple(other for other in scavenger.trophies if other != token),
        lured=tuple(other for other in scavenger.lured if other != token),
    )
    game.return_threat(token)


class PayWithItems(Procedure):
    """ZO-42 Discard items, some of them of one deck (p. 20)"""

    seat: Seat
    count: int
    deck: str
    of_deck: int
    choice: str = ""

    def facts(self, game: ZonaGame) -> CountFacts:
        return CountFacts(self.count)

    @step("ZO-42", "Choose an item; enough of the named deck must remain possible", offers=(GIVE,))
    def choose(self, game: ZonaGame) -> Flow:
        if not self.count:
            return finish()
        what = self.deck if self.of_deck >= self.count else "item"
        options = discardable(game, self.seat, what)
        # ZO-7.3: the first item may have taken the 6th slot with it, and the last fitting one had to be dropped
        return ask(self.seat, "choice", options) if options else finish()

    @step("ZO-42", "Discard it", then="choose")
    def discard(self, game: ZonaGame) -> Flow:
        card = GIVE.read(self.choice)
        self.count -= 1
        if game.content.deck_of[card] == self.deck:
            self.of_deck -= 1
        game.emit(events.ItemDiscarded(self.seat, card))
        return lose_item(game, self.seat, game.state.items[card])
