"""ZO-20 Bunkers and camping."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.zona import events
from cordon.games.zona.rules.fatigue import lower_fatigue
from cordon.games.zona.rules.market import buying, buying_prices, carry_out_trade, selling, selling_prices
from cordon.games.zona.rules.reasons import under, why
from cordon.games.zona.rules.recovery import heal, repair_one, repairable, why_not_heal
from cordon.games.zona.rules.script import why_not_script
from cordon.games.zona.rules.using import UNPAID, UseSource, candidates
from cordon.games.zona.terms import GOOD, HEAL_PRICE, REPAIR_PRICE
from cordon.kernel.decisions import Reason, Refusal, Seat, ask, offered, refusals, thing, verb
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cordon.games.zona.game import ZonaGame


class Camp(Procedure):
    """ZO-20 The area action of a bunker: its own offer and camping (p. 22)"""

    level = "action"

    seat: Seat
    camped: bool = False
    taken: tuple[str, ...] = ()
    choice: str = ""

    def facts(self, game: ZonaGame) -> dict[str, object]:
        area = game.scavenger(self.seat).area
        if not self.camped:
            return {"area": area, "camped": False}
        services = {"heal": self.heal_price(game)}
        services |= {f"repair:{item.card}": REPAIR_PRICE for item in repairable(game, self.seat)}
        return {
            "area": area,
            "camped": True,
            "prices": services | buying_prices(game, self.seat) | selling_prices(game, self.seat),
        }

    def heal_price(self, game: ZonaGame) -> int:
        return game.modified("heal_price", HEAL_PRICE, self.seat, game.scavenger(self.seat).area)

    def _affords(self, game: ZonaGame, price: int) -> Reason | None:
        rubles = game.scavenger(self.seat).rubles
        return why("too-expensive", "ZO-20.3", price=price, rubles=rubles) if rubles < price else None

    def _why_not_offer(self, game: ZonaGame, offer: str, good_only: bool) -> Reason | None:
        if offer in self.taken:
            return why("offer-taken", "ZO-20.5")
        if good_only and game.reputation(self.seat) != GOOD:
            return why("needs-good-reputation", "ZO-20.5")
        return under("ZO-20.5", why_not_script(game, self.seat, f"offer/{offer}", willing=True))

    def _candidates(self, game: ZonaGame) -> Iterator[tuple[str, Reason | None]]:
        for offer in game.area_of(self.seat).offers:
            yield f"offer:{offer.id}", self._why_not_offer(game, offer.id, offer.good_only)
        if not self.camped:
            yield "camp", None
            return
        yield "heal", why_not_heal(game, self.seat) or self._affords(game, self.heal_price(game))
        for item in repairable(game, self.seat):
            yield f"repair:{item.card}", self._affords(game, REPAIR_PRICE)
        yield from selling(game, self.seat)
        yield from buying(game, self.seat)

    def _refused(self, game: ZonaGame) -> list[Refusal]:
        return refusals(self._candidates(game))

    @step("ZO-20.1", "Camp, or take the bunker's own offer, before, after or between camping steps")
    def choose(self, game: ZonaGame) -> Flow:
        options = offered(self._candidates(game))
        if self.camped or self.taken:
            options.append("leave")
        return ask(self.seat, "choice", options, always=self.camped, anytime=True, refused=self._refused)

    @step("ZO-20.3", "Any number of times, in any order", then="choose")
    def carry_out(self, game: ZonaGame) -> Flow:
        chosen = verb(self.choice)
        if chosen == "leave":
            return finish()
        if chosen == "offer":
            self.taken = (*self.taken, thing(self.choice))
            game.emit(events.OfferTaken(self.seat, thing(self.choice)))
            return call(game.carry_out(self.seat, f"offer/{thing(self.choice)}", f"offer/{thing(self.choice)}", True))
        if chosen == "camp":
            self.camped = True
            game.emit(events.Camped(self.seat, game.scavenger(self.seat).area))
            return call(SleepOff(self.seat))
        if chosen == "heal":
            price = self.heal_price(game)
            game.earn(self.seat, -price, told=True)
            heal(game, self.seat, 1, price)
            return None
        if chosen == "repair":
            game.earn(self.seat, -REPAIR_PRICE, told=True)
            repair_one(game, self.seat, thing(self.choice), REPAIR_PRICE)
            return None
        return carry_out_trade(game, self.seat, self.choice)


class SleepOff(Procedure):
    """ZO-20.2 Camping step 1: lower fatigue by willpower (p. 22)"""

    seat: Seat
    plus: int = 0
    used: tuple[str, ...] = ()
    choice: str = ""
    negator: str = ""

    def facts(self, game: ZonaGame) -> dict[str, object]:
        return {"by": game.attribute(self.seat, "WIL") + self.plus}

    def _unfit(self, game: ZonaGame, source: str) -> Reason | None:
        use = game.test_use(source, "WIL")
        fits = use.plus and use.encounter is None and not use.stage
        return None if fits else why("gives-no-plus", "ZO-20.2")

    @step("ZO-20.2", "Items that add to willpower lower 1 more for each plus")
    def choose(self, game: ZonaGame) -> Flow:
        used = (*self.used, self.negator)
        uses = offered(candidates(game, self.seat, "test:WIL", used, lambda s: self._unfit(game, s)))
        tired = game.scavenger(self.seat).fatigue - game.config.fatigue_min
        if game.attribute(self.seat, "WIL") + self.plus >= tired:
            uses = []
        return ask(self.seat, "choice", ["sleep", *uses])

    @step("ZO-8.4", "Each use puts a token on the card")
    def use(self, game: ZonaGame) -> Flow:
        if self.choice == "sleep":
            return goto(SleepOff.sleep)
        source = thing(self.choice)
        self.used = (*self.used, self.negator, source)
        return call(UseSource(self.seat, source, verb(self.choice) == "again", used=self.used), into="negator")

    @step("ZO-20.2", "Its pluses", then="choose")
    def add(self, game: ZonaGame) -> Flow:
        if self.negator != UNPAID:
            self.plus += game.test_use(thing(self.choice), "WIL").plus
        return None

    @step("ZO-20.2", "Lower fatigue")
    def sleep(self, game: ZonaGame) -> Flow:
        lower_fatigue(game, self.seat, game.attribute(self.seat, "WIL") + self.plus)
        return finish()
