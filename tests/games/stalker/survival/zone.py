"""A match of Zone Survival laid out by hand: a map, a scenario with its special cards, a few figures."""

from __future__ import annotations

from typing import Any, Self

from cordon.games.stalker.content import content
from cordon.games.stalker.state import Pile
from cordon.games.stalker.survival.cards import FRAME, carry_out, put_into_play
from cordon.games.stalker.survival.places import slot_spaces
from cordon.games.stalker.survival.unique import lay_out_unique
from cordon.games.stalker.terms import STALKERS
from cordon.kernel.frames import Flow, Procedure, step
from tests.games.stalker.rules.stage import Stage


class Carried(Procedure):
    """SV-0.3 A part of a card"""

    card: str
    part: str

    @step("SV-0.3", "It takes effect")
    def carry_out(self, game: Any) -> Flow:
        return carry_out(game, self.card, self.part)


class Zone(Stage):
    """A scenario on one of its maps, in its first round; all stalkers stand in the entrance."""

    def __init__(self, scenario: str = "S01", map: str = "M01", seats: int = 2, rounds: int = 6, **config: Any) -> None:
        super().__init__(mission=map, seats=seats, **config)
        self.game.set(scenario=scenario, mission=scenario)
        entrance = slot_spaces(self.game, "IN")[0]
        for seat in range(seats):
            self.game.update(self.game.stalker(seat), space=entrance)
        deck = content().zone_decks["zone_events"]
        self.game.add(Pile("zone_events", deck[:rounds]))
        self.game.add(Pile("zone_box", deck[rounds:]))
        lay_out_unique(self.game)
        n = seats - 1
        self.game.set(needs={name: row[n] for name, row in self.game.scenario.needs.items()})
        for number in (FRAME, *self.game.scenario.special):
            self.up(number)

    def up(self, number: str) -> Self:
        """A card lies beside the map, with its setup section."""
        put_into_play(self.game, number)
        return self.part(number, "setup") if content().scripts.get(f"zone/{number}/setup") else self

    def part(self, number: str, part: str, *answers: str) -> Self:
        """A part of a card takes effect; the first answer wherever something is asked that is not given."""
        self.run(Carried(number, part)).say(*answers)
        return self.finish()

    def stand(self, seat: int, slot: str) -> Self:
        """A stalker stands on a slot."""
        self.game.update(self.game.stalker(seat), space=self.slot(slot))
        return self

    def slot(self, name: str) -> int:
        return slot_spaces(self.game, name)[0]

    def name_of(self, slot: str) -> str:
        return self.game.address(self.slot(slot))

    def count(self, counter: str, n: int) -> Self:
        self.game.put("counters", counter, n)
        return self

    def counter(self, counter: str) -> int:
        return self.game.state.counters.get(counter, 0)

    def holds(self, kind: str) -> list[str]:
        """The spaces with such tokens."""
        return [self.game.address(t.space) for t in self.game.state.tokens.values() if t.kind == kind and t.space >= 0]

    @property
    def lead(self) -> str:
        return STALKERS[self.game.state.lead]
