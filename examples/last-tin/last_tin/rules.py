"""The rules: a match of some hands, a hand of some turns."""

from __future__ import annotations

from collections.abc import Iterator

from cordon.kernel.decisions import Facts, Reason, Refusal, Seat, ask, grounds, offered, refusals
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.state import Outcome
from cordon.kernel.verbs import verb
from last_tin import events
from last_tin.state import Gambler, TinGame
from last_tin.terms import FINDS, Die, Find

SIDES = 6

SWAP = verb("swap", find=Find)
ROLL = verb("roll", die=Die)
STAY = verb("stay")

NO_ROUNDS = grounds("no-rounds")
NOTHING_LEFT = grounds("nothing-left")


class Match(Procedure):
    """TT-1 A match"""

    @step("TT-1.1", "Both get cartridges")
    def begin(self, game: TinGame) -> Flow:
        for seat in range(game.state.seats):
            game.add(Gambler(seat))
        return None

    @step("TT-1.2", "Hands are played, as many as agreed, while both can pay")
    def next_hand(self, game: TinGame) -> Flow:
        broke = any(gambler.rounds == 0 for gambler in game.state.gamblers.values())
        if game.state.hand >= game.state.config.hands or (broke and game.state.hand):
            return goto(Match.end)
        game.set(hand=game.state.hand + 1)
        game.emit(events.HandBegan(game.state.hand))
        return call(Hand())

    @step("TT-1.3", "The next one", then="next_hand")
    def go_on(self, game: TinGame) -> Flow:
        return None

    @step("TT-1.4", "Who has more cartridges eats the stew; with as many, they share it")
    def end(self, game: TinGame) -> Flow:
        most = max(gambler.rounds for gambler in game.state.gamblers.values())
        winners = tuple(seat for seat, gambler in game.state.gamblers.items() if gambler.rounds == most)
        game.end(Outcome("victory", winners, "stew"))
        return finish()


class Hand(Procedure):
    """TT-2 A hand"""

    level = "round"

    turn: int = 0

    @step("TT-2.1", "Everybody puts a cartridge into the pot and gets two finds")
    def deal(self, game: TinGame) -> Flow:
        game.set(blanket=game.shuffle("blanket", tuple(FINDS)))
        for gambler in list(game.state.gamblers.values()):
            game.pay(gambler.seat)
            game.update(game.gambler(gambler.seat), finds=())
            for _ in range(2):
                draw(game, gambler.seat)
        return None

    @step("TT-2.2", "Two dice roll by the fire")
    def roll(self, game: TinGame) -> Flow:
        game.set(dice=tuple(face + 1 for face in game.roll("dice", SIDES, 2)))
        game.emit(events.DiceRolled(game.state.dice))
        return None

    @step("TT-2.3", "Turns are taken, the other one first in every other hand", then="take_turns")
    def take_turns(self, game: TinGame) -> Flow:
        if self.turn == game.state.seats:
            return goto(Hand.show)
        self.turn += 1
        return call(Turn((game.state.hand + self.turn) % game.state.seats))

    @step("TT-4.1", "The finds are shown")
    def show(self, game: TinGame) -> Flow:
        for gambler in game.state.gamblers.values():
            game.emit(events.Shown(gambler.seat, gambler.finds, game.worth(gambler.seat)))
        return None

    @step("TT-4.2", "Who has more takes the pot; with as much, it stays")
    def award(self, game: TinGame) -> Flow:
        pot = game.state.pot
        best = max(game.state.gamblers, key=game.worth)
        if any(game.worth(seat) == game.worth(best) for seat in game.state.gamblers if seat != best):
            game.emit(events.PotStays(pot))
            return finish()
        game.update(game.gambler(best), rounds=game.gambler(best).rounds + pot)
        game.set(pot=0)
        game.emit(events.PotTaken(best, pot))
        return finish()


class TurnFacts(Facts, frozen=True):
    worth: int
    pot: int
    dice: tuple[int, ...]


class Turn(Procedure):
    """TT-3 A turn"""

    level = "turn"

    seat: Seat
    choice: str = ""

    def facts(self, game: TinGame) -> TurnFacts:
        return TurnFacts(game.worth(self.seat), game.state.pot, game.state.dice)

    @step("TT-3.1", "Swap a find, roll a die once more, or stay", offers=(SWAP, ROLL, STAY))
    def choose(self, game: TinGame) -> Flow:
        return ask(self.seat, "choice", offered(self._ways(game)), refused=self._refused, always=True)

    def _ways(self, game: TinGame) -> Iterator[tuple[str, Reason | None]]:
        broke = None if game.gambler(self.seat).rounds else NO_ROUNDS("TT-3.2")
        bare = None if game.state.blanket else NOTHING_LEFT("TT-3.3")
        for find in game.gambler(self.seat).finds:
            yield SWAP(find), broke or bare
        for die in (1, 2):
            yield ROLL(die), broke
        yield STAY(), None

    def _refused(self, game: TinGame) -> list[Refusal]:
        return refusals(self._ways(game))

    @step("TT-3.2", "Whoever does not stay pays a cartridge", then="choose")
    def act(self, game: TinGame) -> Flow:
        if self.choice in STAY:
            game.emit(events.Stayed(self.seat))
            return finish()
        game.pay(self.seat)
        if self.choice in SWAP:
            gambler = game.gambler(self.seat)
            game.update(gambler, finds=tuple(find for find in gambler.finds if find != SWAP.read(self.choice)))
            draw(game, self.seat)
        else:
            dice = list(game.state.dice)
            dice[ROLL.read(self.choice) - 1] = game.roll("die", SIDES)[0] + 1
            game.set(dice=tuple(dice))
            game.emit(events.DiceRolled(game.state.dice))
        return None


def draw(game: TinGame, seat: Seat) -> None:
    """TT-3.3: the next find from under the blanket; what was swapped is out of this hand."""
    find, *rest = game.state.blanket
    gambler = game.gambler(seat)
    game.update(gambler, finds=(*gambler.finds, find))
    game.set(blanket=tuple(rest))
    game.emit(events.FindDealt(seat, find), audience=seat)
