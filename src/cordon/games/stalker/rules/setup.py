"""ST-15.20, ST-16.3: getting ready for a mission, and the mission from its start to its end."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.campaign.interlude import Interlude
from cordon.games.stalker.campaign.prices import price_of as price_at
from cordon.games.stalker.campaign.run import Campaign
from cordon.games.stalker.rules import reasons
from cordon.games.stalker.rules.equipment import (
    REARRANGE,
    GainCard,
    Overflow,
    can_equip,
    equip,
    hosts_for,
    install,
    own,
    rearrange,
    rearrangements,
)
from cordon.games.stalker.rules.event_deck import MissionResult
from cordon.games.stalker.rules.mission import MissionRun
from cordon.games.stalker.rules.status import add_magazines
from cordon.games.stalker.state import Pile, Stalker
from cordon.games.stalker.survival.book import ReadZoneScript
from cordon.games.stalker.survival.goods import mark_funded, purse
from cordon.games.stalker.survival.run import ZoneRun
from cordon.games.stalker.survival.set_up import ChooseScenario, SetOut
from cordon.games.stalker.terms import (
    MAGAZINES,
    STALKERS,
    MissionKey,
    StalkerKey,
    magazine_token,
)
from cordon.games.stalker.verbs import BUY, DONE, MAGAZINE
from cordon.kernel.decisions import Facts, Reason, Refusal, Seat, ask, offered, refusals
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.kept import kept
from cordon.kernel.once import once
from cordon.kernel.state import Outcome
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.stalker.content import Content
    from cordon.games.stalker.game import StalkerGame


STALKER = verb("stalker", stalker=StalkerKey)
FIRST_LEAD = verb("lead", person=Seat)
SHOP = verb("shop")


def mode_of(game: StalkerGame) -> str:
    """What is being played: a campaign may have been put aside for a scenario (ST-19.4)."""
    return "survival" if game.nearest(Interlude) is not None else game.config.mode


class MatchFacts(Facts, frozen=True):
    """Who chooses, in which mission."""

    seat: Seat
    mission: MissionKey


class Match(Procedure):
    """ST-15.20 A match, from the choice of stalkers: a single mission, or a campaign"""

    seat: Seat = 0
    choice: str = ""
    result: MissionResult | None = None

    def facts(self, game: StalkerGame) -> MatchFacts:
        return MatchFacts(self.seat, game.state.mission)

    @step("ST-16.2", "The decks, and what the campaign remembers")
    def lay_out_decks(self, game: StalkerGame) -> Flow:
        for name, deck in game.content.decks.items():
            # Equipment decks are shuffled whenever a card is gained (ST-10.13).
            game.add(Pile(name, deck if name in game.content.shelves else game.shuffle(name, deck)))
        for seat in range(game.state.seats):
            game.add(Stalker(seat))
        return None

    @step("SM-9.1", "A single mission: its memory and its money")
    def assume(self, game: StalkerGame) -> Flow:
        mode = mode_of(game)
        if mode == "campaign":
            return None
        if mode == "survival":
            return call(ChooseScenario())
        game.enter(game.config.mission)
        mission = game.mission
        memory = {**mission.memory, **(mission.hard_memory if game.config.hard else {})}
        money = mission.budget + mission.budget_per_stalker * game.state.seats
        game.set(memory=memory, money=money, companion=game.config.companion)
        return None

    @step("ST-15.2", "Each player picks a stalker", offers=(STALKER,))
    def choose_stalker(self, game: StalkerGame) -> Flow:
        taken = {stalker.card for stalker in game.state.stalkers.values()}
        return ask(self.seat, "choice", [STALKER(key) for key in game.content.stalkers if key not in taken])

    @step("ST-15.2", "The stalker stays for the whole mission")
    def take_stalker(self, game: StalkerGame) -> Flow:
        key = STALKER.read(self.choice)
        game.update(game.stalker(self.seat), card=key, hp=game.content.stalkers[key].hp)
        game.listen(STALKERS[self.seat], game.content.listens.get(key, ()))
        game.emit(events.StalkerChosen(self.seat, key))
        self.seat += 1
        return goto(Match.choose_stalker) if self.seat < game.state.seats else None

    @step("ST-1.4", "The players choose the first lead stalker", offers=(FIRST_LEAD,))
    def choose_lead(self, game: StalkerGame) -> Flow:
        return ask(0, "choice", [FIRST_LEAD(seat) for seat in range(game.state.seats)])

    @step("ST-15.20", "A jacket for each; then a ready basket, or the shop")
    def equip(self, game: StalkerGame) -> Flow:
        lead = FIRST_LEAD.read(self.choice)
        game.set(lead=lead)
        game.emit(events.LeadChosen(lead))
        mode = mode_of(game)
        if mode == "campaign":
            return call(Campaign())
        game.set(companion_owner=lead)
        if mode == "survival":
            return call(SetOut())
        for seat in range(game.state.seats):
            for key in game.content.starting:
                take_kind(game, seat, key)
        if game.config.baskets:
            take_baskets(game)
            return None
        return call(Shopping(0))

    @step("ST-19.16", "Zone Survival: everything at its value")
    def shop(self, game: StalkerGame) -> Flow:
        return call(Shopping(0)) if game.state.scenario else None

    @step("SM-9.1", "An artifact that comes free with the mission")
    def free_artifact(self, game: StalkerGame) -> Flow:
        if game.state.scenario or not game.mission.artifact_free:
            return None
        return call(GainCard(game.state.lead, "artifact"))

    @step("ST-15.15", "What was bought is shared out; a ready basket is so already")
    def distribute(self, game: StalkerGame) -> Flow:
        ready = game.config.baskets and not game.state.scenario
        return None if ready else call(SettingOff(game.state.lead))

    @step("ST-16.3", "The mission")
    def play(self, game: StalkerGame) -> Flow:
        return call(ZoneRun() if game.state.scenario else MissionRun(), into="result")

    @step("SV-4.2", "Zone Survival: the script that tells how it ended")
    def tell(self, game: StalkerGame) -> Flow:
        if not game.state.scenario:
            return None
        assert self.result is not None
        scenario, lead = game.scenario, game.state.lead
        number = scenario.victory if self.result.result == "victory" else scenario.defeat
        return call(ReadZoneScript(number, lead, STALKERS[lead]))

    @step("ST-1.7", "Its result is the team's")
    def end(self, game: StalkerGame) -> Flow:
        assert self.result is not None
        if game.nearest(Interlude) is not None:
            return finish(self.result)
        winners = tuple(game.state.stalkers) if self.result.result == "victory" else ()
        game.end(Outcome(self.result.result, winners, self.result.cause))
        return None


# --- equipment (ST-15.12, ST-15.20) -----------------------------------------------------------------------------------


def take_kind(game: StalkerGame, seat: Seat, key: str, worn: bool = True) -> str:
    """The first free card of a kind, equipped where it can be and is to be ``worn``; empty if none is left."""
    pile = game.pile(game.content.deck_of[f"{key}-1"])
    printed = game.content.equipment[key]
    # Before the mission nothing has been shuffled: the first copy left is the first in the deck.
    for copy in range(1, printed.copies + 1):
        card = f"{key}-{copy}"
        if card in pile.draw:
            at = pile.draw.index(card)
            game.update(pile, draw=pile.draw[:at] + pile.draw[at + 1 :])
            own(game, seat, card)
            if worn and can_equip(game, seat, printed):
                equip(game, card)
            return card
    return ""


def take_baskets(game: StalkerGame) -> None:
    """Everybody's ready basket for a mission of this level."""
    level = game.mission.level
    seats = game.state.seats
    basket = next(b for b in game.content.baskets if b.level == level and len(b.kits) == seats)
    for seat, kit in enumerate(basket.kits):
        slots = [game.content.equipment[key].equips for key in kit.cards]
        # The last weapon and the last armour are worn, the others stay in the backpack.
        worn = [slot == "artifact" or slot not in slots[i + 1 :] for i, slot in enumerate(slots)]
        taken = [take_kind(game, seat, key, on) for key, on in zip(kit.cards, worn, strict=True)]
        for card in taken:
            hosts = [host for host in hosts_for(game, card) if game.state.cards[host].place in ("weapon", "armour")]
            if hosts:
                install(game, card, hosts[0])
            elif game.state.cards[card].place == "backpack":
                game.emit(events.CardGained(seat, card))
        for magazine in kit.magazines:
            add_magazines(game, seat, magazine, 1)
    game.set(money=0)


@once
def price_list(content: Content, shop: str) -> dict[str, int]:
    """What the cards cost that a shop sells (SM-9.1)."""
    found: dict[str, int] = {}
    for key, printed in content.equipment.items():
        prices = [
            price_at(offer.price, printed.value)
            for offer in content.shops[shop]
            if isinstance(offer.price, str) and content.is_sold(offer, key)
        ]
        if prices:
            found[key] = min(prices)
    return found


def prices(game: StalkerGame) -> dict[str, int]:
    """What the cards cost that the shop of the mission or scenario sells."""
    return price_list(game.content, game.outing.shop)


@kept("piles")
def _in_stock(game: StalkerGame) -> set[str]:
    """The equipment of which a card is left to buy."""
    known = game.content.cards
    return {known[card].key for name in game.content.shelves for card in game.pile(name).draw}


@kept("piles", "money", "mission", "scenario")
def _equipment(game: StalkerGame) -> list[tuple[str, Reason | None]]:
    """The cards on offer, and why they cannot be had."""
    in_stock, money, sold_out = _in_stock(game), game.state.money, reasons.SOLD_OUT("ST-1.3")
    priced = prices(game)
    return [
        (option, sold_out if key not in in_stock else None if price <= money else _too_dear(price))
        for option, (key, price) in zip(BUY.each(tuple(priced)), priced.items(), strict=True)
    ]


def goods(game: StalkerGame) -> list[tuple[str, Reason | None]]:
    """Everything on offer, and why it cannot be had."""
    price, found = game.outing.magazine_price, list(_equipment(game))
    for kind in MAGAZINES:
        if not game.supply(magazine_token(kind)):
            found.append((MAGAZINE(kind), reasons.SOLD_OUT("ST-1.3")))
        else:
            found.append((MAGAZINE(kind), None if price <= game.state.money else _too_dear(price)))
    return found


def is_money_left(game: StalkerGame) -> bool:
    """Whether something could still be bought."""
    if _buys_equipment(game):
        return True
    enough = game.state.money >= game.outing.magazine_price
    return enough and any(game.supply(magazine_token(kind)) for kind in MAGAZINES)


@kept("piles", "money", "mission", "scenario")
def _buys_equipment(game: StalkerGame) -> bool:
    return any(reason is None for _, reason in _equipment(game))


@lru_cache(maxsize=256)
def _too_dear(price: int) -> Reason:
    return reasons.NO_MONEY("ST-15.12", price)


class ShoppingFacts(Facts, frozen=True):
    """Who buys, and what the team has."""

    seat: Seat
    money: int


class Shopping(Procedure):
    """ST-15.20 The shop: one stalker after the other buys from the team's money"""

    seat: Seat
    choice: str = ""

    def facts(self, game: StalkerGame) -> ShoppingFacts:
        return ShoppingFacts(self.seat, game.state.money)

    def _refused(self, game: StalkerGame) -> list[Refusal]:
        return refusals(goods(game))

    @step("ST-15.12", "Buy, or be done", offers=(DONE, BUY, MAGAZINE))
    def choose(self, game: StalkerGame) -> Flow:
        return ask(self.seat, "choice", [DONE(), *offered(goods(game))], refused=self._refused)

    @step("ST-15.12", "Pay and pack; the next stalker when done")
    def buy(self, game: StalkerGame) -> Flow:
        if self.choice in DONE:
            return None
        if self.choice in MAGAZINE:
            magazine = MAGAZINE.read(self.choice)
            price = game.outing.magazine_price
            add_magazines(game, self.seat, magazine, 1)
            game.emit(events.MagazineBought(self.seat, magazine, price))
        else:
            key = BUY.read(self.choice)
            price = prices(game)[key]
            card = take_kind(game, self.seat, key)
            game.emit(events.Bought(self.seat, card, price))
            hosts = [host for host in hosts_for(game, card) if game.state.cards[host].place in ("weapon", "armour")]
            if hosts:
                install(game, card, hosts[0])
        game.set(money=game.state.money - price)
        return goto(Shopping.choose)

    @step("ST-15.12", "The next stalker", then="choose")
    def go_on(self, game: StalkerGame) -> Flow:
        self.seat += 1
        return finish() if self.seat >= game.state.seats else None


class SettingOffFacts(Facts, frozen=True):
    """Who shares out, and what is not spent."""

    seats: tuple[Seat, ...]
    money: int


class SettingOff(Procedure):
    """ST-15.15 Setting off: the team shares out what it has bought"""

    seat: Seat
    choice: str = ""

    def facts(self, game: StalkerGame) -> SettingOffFacts:
        return SettingOffFacts(tuple(range(game.state.seats)), game.state.money)

    @step("ST-15.15", "Exchange and rearrange, go back to the shop, or set off", offers=(DONE, SHOP, *REARRANGE))
    def choose(self, game: StalkerGame) -> Flow:
        back = [SHOP()] if is_money_left(game) else []
        return ask(self.seat, "choice", [DONE(), *back, *rearrangements(game, list(range(game.state.seats)))])

    @step("ST-15.15", "One exchange, and the next", then="choose")
    def exchange(self, game: StalkerGame) -> Flow:
        if self.choice in DONE:
            return goto(SettingOff.check)
        if self.choice in SHOP:
            return call(Shopping(0))
        rearrange(game, self.choice)
        return None

    @step("ST-10.10", "What no backpack holds stays behind; what is not spent is lost (SM-9.1)")
    def check(self, game: StalkerGame) -> Flow:
        over = [seat for seat in game.state.stalkers if len(game.in_backpack(seat)) > game.backpack_limit(seat)]
        if over:
            return call(Overflow(over[0]))
        game.set(money=0 if not game.state.scenario else purse(game))
        if game.state.scenario:
            mark_funded(game)
        return finish()

    @step("ST-10.10", "And the next one's", then="check")
    def check_next(self, game: StalkerGame) -> Flow:
        return None
