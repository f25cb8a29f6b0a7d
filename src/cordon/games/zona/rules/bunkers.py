"""ZO-20 Bunkers and camping."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.zona import events
from cordon.games.zona.rules.fatigue import lower_fatigue
from cordon.games.zona.rules.market import (
    TRADES,
    Priced,
    buying,
    buying_prices,
    carry_out_trade,
    selling,
    selling_prices,
)
from cordon.games.zona.rules.reasons import GIVES_NO_PLUS, NEEDS_GOOD_REPUTATION, OFFER_TAKEN, TOO_EXPENSIVE, under
from cordon.games.zona.rules.recovery import REPAIR, heal, repair_one, repairable, why_not_heal
from cordon.games.zona.rules.script import why_not_script
from cordon.games.zona.rules.using import AGAIN, UNPAID, USE, UseSource, candidates, source_of
from cordon.games.zona.terms import GOOD, HEAL_PRICE, REPAIR_PRICE, AreaId, OfferId, test_of
from cordon.kernel.decisions import Facts, Reason, Refusal, Seat, ask, offered, refusals
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cordon.games.zona.game import ZonaGame


OFFER = verb("offer", offer=OfferId)
CAMP = verb("camp")
HEAL = verb("heal")
LEAVE = verb("leave")
SLEEP = verb("sleep")


class CampFacts(Priced, frozen=True, kw_only=True):
    area: AreaId
    camped: bool


class SleepFacts(Facts, frozen=True):
    by: int
    """How much fatigue it would take away."""


class Camp(Procedure):
    """ZO-20 The area action of a bunker: its own offer and camping (p. 22)"""

    level = "action"

    seat: Seat
    camped: bool = False
    taken: tuple[str, ...] = ()
    choice: str = ""

    def facts(self, game: ZonaGame) -> CampFacts:
        area = game.scavenger(self.seat).area
        if not self.camped:
            return CampFacts(area=area, camped=False)
        services = {HEAL(): self.heal_price(game)}
        services |= {REPAIR(item.card): REPAIR_PRICE for item in repairable(game, self.seat)}
        prices = services | buying_prices(game, self.seat) | selling_prices(game, self.seat)
        return CampFacts(prices, area=area, camped=True)

    def heal_price(self, game: ZonaGame) -> int:
        return game.modified("heal_price", HEAL_PRICE, self.seat, game.scavenger(self.seat).area)

    def _affords(self, game: ZonaGame, price: int) -> Reason | None:
        rubles = game.scavenger(self.seat).rubles
        return TOO_EXPENSIVE("ZO-20.3", price, rubles) if rubles < price else None

    def _why_not_offer(self, game: ZonaGame, offer: str, good_only: bool) -> Reason | None:
        if offer in self.taken:
            return OFFER_TAKEN("ZO-20.5")
        if good_only and game.reputation(self.seat) != GOOD:
            return NEEDS_GOOD_REPUTATION("ZO-20.5")
        return under("ZO-20.5", why_not_script(game, self.seat, f"offer/{offer}", willing=True))

    def _candidates(self, game: ZonaGame) -> Iterator[tuple[str, Reason | None]]:
        for offer in game.area_of(self.seat).offers:
            yield OFFER(offer.id), self._why_not_offer(game, offer.id, offer.good_only)
        if not self.camped:
            yield CAMP(), None
            return
        yield HEAL(), why_not_heal(game, self.seat) or self._affords(game, self.heal_price(game))
        for item in repairable(game, self.seat):
            yield REPAIR(item.card), self._affords(game, REPAIR_PRICE)
        yield from selling(game, self.seat)
        yield from buying(game, self.seat)

    def _refused(self, game: ZonaGame) -> list[Refusal]:
        return refusals(self._candidates(game))

    @step(
        "ZO-20.1",
        "Camp, or take the bunker's own offer, before, after or between camping steps",
        offers=(OFFER, CAMP, HEAL, REPAIR, *TRADES, LEAVE),
    )
    def choose(self, game: ZonaGame) -> Flow:
        options = offered(self._candidates(game))
        if self.camped or self.taken:
            options.append(LEAVE())
        return ask(self.seat, "choice", options, always=self.camped, anytime=True, refused=self._refused)

    @step("ZO-20.3", "Any number of times, in any order", then="choose")
    def carry_out(self, game: ZonaGame) -> Flow:
        choice = self.choice
        if choice in LEAVE:
            return finish()
        if choice in OFFER:
            offer = OFFER.read(choice)
            self.taken = (*self.taken, offer)
            game.emit(events.OfferTaken(self.seat, offer))
            return call(game.carry_out(self.seat, f"offer/{offer}", f"offer/{offer}", True))
        if choice in CAMP:
            self.camped = True
            game.emit(events.Camped(self.seat, game.scavenger(self.seat).area))
            return call(SleepOff(self.seat))
        if choice in HEAL:
            price = self.heal_price(game)
            game.earn(self.seat, -price, told=True)
            heal(game, self.seat, 1, price)
            return None
        if choice in REPAIR:
            game.earn(self.seat, -REPAIR_PRICE, told=True)
            repair_one(game, self.seat, REPAIR.read(choice), REPAIR_PRICE)
            return None
        return carry_out_trade(game, self.seat, choice)


class SleepOff(Procedure):
    """ZO-20.2 Camping step 1: lower fatigue by willpower (p. 22)"""

    seat: Seat
    plus: int = 0
    used: tuple[str, ...] = ()
    choice: str = ""
    negator: str = ""

    def facts(self, game: ZonaGame) -> SleepFacts:
        return SleepFacts(game.attribute(self.seat, "WIL") + self.plus)

    def _unfit(self, game: ZonaGame, source: str) -> Reason | None:
        use = game.test_use(source, "WIL")
        fits = use.plus and use.encounter is None and not use.stage
        return None if fits else GIVES_NO_PLUS("ZO-20.2")

    @step("ZO-20.2", "Items that add to willpower lower 1 more for each plus", offers=(SLEEP, USE, AGAIN))
    def choose(self, game: ZonaGame) -> Flow:
        used = (*self.used, self.negator)
        uses = offered(candidates(game, self.seat, test_of("WIL"), used, lambda s: self._unfit(game, s)))
        tired = game.scavenger(self.seat).fatigue - game.config.fatigue_min
        if game.attribute(self.seat, "WIL") + self.plus >= tired:
            uses = []
        return ask(self.seat, "choice", [SLEEP(), *uses])

    @step("ZO-8.4", "Each use puts a token on the card")
    def use(self, game: ZonaGame) -> Flow:
        if self.choice in SLEEP:
            return goto(SleepOff.sleep)
        source = source_of(self.choice)
        self.used = (*self.used, self.negator, source)
        return call(UseSource(self.seat, source, self.choice in AGAIN, used=self.used), into="negator")

    @step("ZO-20.2", "Its pluses", then="choose")
    def add(self, game: ZonaGame) -> Flow:
        if self.negator != UNPAID:
            self.plus += game.test_use(source_of(self.choice), "WIL").plus
        return None

    @step("ZO-20.2", "Lower fatigue")
    def sleep(self, game: ZonaGame) -> Flow:
        lower_fatigue(game, self.seat, game.attribute(self.seat, "WIL") + self.plus)
        return finish()
