"""ZO-15 Emission."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from cordon.games.zona import events
from cordon.games.zona.rules.damage import BatchFacts, batch
from cordon.games.zona.rules.fatigue import raise_willingly, why_not_raise
from cordon.games.zona.rules.market import refill
from cordon.games.zona.rules.using import candidates, last_use, source_of, spend
from cordon.games.zona.terms import RUN_COST, SLOT_OF_KIND, AreaId
from cordon.kernel.decisions import Reason, Refusal, Seat, ask, offered, refusals
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.triggers import Source
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.zona.game import ZonaGame

RUN = verb("run", area=AreaId, source=Source)
STAY = verb("stay")

PARTS = {"green": ("green",), "yellow": ("green", "yellow"), "red": ("green", "yellow", "red")}


class EmissionStrikes(Procedure):
    """ZO-15 Emission (p. 21)"""

    level = "phase"

    carry: int = 0
    card: str = ""
    seats: tuple[Seat, ...] = ()

    @step("ZO-15.1", "Turn over the top emission card; the back of the next one completes the scheme")
    def turn_over(self, game: ZonaGame) -> Flow:
        pile = game.state.piles["emission"]
        if len(pile.draw) < 2:
            pile = game.update(pile, draw=game.shuffle("emission", pile.draw + pile.discard), discard=())
        self.card = pile.draw[0]
        game.update(pile, draw=pile.draw[1:], discard=(*pile.discard, self.card))
        game.emit(events.EmissionStruck(self.card))
        self.seats = tuple(game.living())
        return None

    @step("ZO-15.2", "Each scavenger next to a bunker may run there, in turn order", then="run")
    def run(self, game: ZonaGame) -> Flow:
        if not self.seats:
            self.seats = tuple(game.living())
            return goto(EmissionStrikes.strike)
        seat, self.seats = self.seats[0], self.seats[1:]
        return call(Run(seat))

    @step("ZO-15.3", "Each scavenger in open space takes the damage of its sector", then="strike")
    def strike(self, game: ZonaGame) -> Flow:
        if not self.seats:
            return goto(EmissionStrikes.sweep)
        seat, self.seats = self.seats[0], self.seats[1:]
        return call(EmissionDamage(seat, self.card))

    @step("ZO-15.4", "Timed news and all threats go; new threats come by the scheme")
    def sweep(self, game: ZonaGame) -> Flow:
        game.end_timed_news()
        if any(area.threats for area in game.state.areas.values()):
            game.emit(events.ThreatsSwept())
        for area in list(game.state.areas.values()):
            for token in area.threats:
                game.take_threat(token, area.id)
                game.return_threat(token)
        front = game.content.emissions[self.card]
        back = game.content.emissions[game.state.piles["emission"].draw[0]]
        for position, (letter, area_id) in enumerate(zip(front.kinds, back.areas, strict=True)):
            colour = "green" if position < 3 else "yellow"
            kind = "mutant" if letter == "M" else "anomaly"
            game.put_threat(SLOT_OF_KIND[kind, colour], area_id)  # type: ignore[index]
        return None

    @step("ZO-15.5", "All market cards are discarded and new ones dealt")
    def renew_market(self, game: ZonaGame) -> Flow:
        refill(game, slide=False)
        return None

    @step("ZO-15.6", "The marker goes back to 0; unused steps are lost")
    def reset(self, game: ZonaGame) -> Flow:
        game.set(emission=self.carry)
        game.emit(events.EmissionAdvanced(self.carry))
        return finish()


class RunFacts(BatchFacts, frozen=True, kw_only=True):
    """What the emission will do to whoever stays."""

    tires: dict[str, int]
    """The fatigue of each option."""
    area: AreaId


class Run(Procedure):
    """ZO-15.2 Run to a bunker (p. 21)"""

    seat: Seat
    choice: str = ""

    def facts(self, game: ZonaGame) -> RunFacts:
        card = game.state.piles["emission"].discard[-1]
        return RunFacts(
            tires={option: self._cost(game, RUN.read(option).source) for option, _ in self._candidates(game)},
            area=game.scavenger(self.seat).area,
            free=game.free_spaces(self.seat),
            **damage_in(game, card, PARTS.get(game.area_of(self.seat).group, ())),
        )

    def _cost(self, game: ZonaGame, source: str) -> int:
        return game.run_use(source).cost if source else RUN_COST

    def _candidates(self, game: ZonaGame) -> list[tuple[str, Reason | None]]:
        here = game.scavenger(self.seat).area
        bunkers = [a for a in game.neighbours(here) if game.content.areas[a].group == "bunker"]
        found: list[tuple[str, Reason | None]] = []
        for bunker in bunkers:
            found.append((RUN(bunker), why_not_raise(game, self.seat, RUN_COST)))
            for option, reason in candidates(game, self.seat, "run", (), lambda _: None):
                source = source_of(option)
                cheap = why_not_raise(game, self.seat, game.run_use(source).cost)
                found.append((RUN(bunker, source), reason or cheap))
        return found

    def _refused(self, game: ZonaGame) -> list[Refusal]:
        return refusals(self._candidates(game))

    @step("ZO-15.2", "Raise fatigue by 2 to relocate, or stay", offers=(STAY, RUN))
    def choose(self, game: ZonaGame) -> Flow:
        if game.area_of(self.seat).group in ("bunker", "facility", "end"):
            return finish()
        return ask(self.seat, "choice", [STAY(), *offered(self._candidates(game))], refused=self._refused)

    @step("ZO-15.2", "It is not a Move: no shortcut damage, no encounter")
    def run(self, game: ZonaGame) -> Flow:
        if self.choice in STAY:
            return finish()
        bunker, source = RUN.read(self.choice)
        cost = self._cost(game, source)
        if source:
            game.emit(events.SourceUsed(self.seat, source, last_use(game, source)))
            spend(game, source)
        game.emit(events.Ran(self.seat, bunker, cost, game.scavenger(self.seat).fatigue + cost))
        raise_willingly(game, self.seat, cost, told=True)
        game.update(game.scavenger(self.seat), area=bunker)
        return finish()


class EmissionDamage(Procedure):
    """ZO-15.3 What an emission does to one scavenger (p. 21)"""

    scope = True

    seat: Seat
    card: str
    parts: tuple[str, ...] = ()

    @step("ZO-15.3", "The parts of its sector; bunkers, facilities and the Sarcophagus are safe")
    def strike(self, game: ZonaGame) -> Flow:
        self.parts = PARTS.get(game.area_of(self.seat).group, ())
        return None

    @step("ZO-15.3", "All of it is one batch", then="hurt")
    def hurt(self, game: ZonaGame) -> Flow:
        if not self.parts:
            return finish()
        now, self.parts = (self.parts, ()) if game.config.emission_one_batch else (self.parts[:1], self.parts[1:])
        return call(batch(self.seat, damage_in(game, self.card, now), "emission"))


def damage_in(game: ZonaGame, card: str, parts: tuple[str, ...]) -> Counter[str]:
    """The damage of some parts of an emission card."""
    emission = game.content.emissions[card]
    return Counter(kind for part in parts for kind in getattr(emission, part))
