"""TW-9.3, TW-9.4 and TW-9.7 Noise, the noise roll, and cards that go back unseen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.twom import events
from cordon.games.twom.rules.encounters import Encounter
from cordon.games.twom.terms import NOISE_MAX
from cordon.kernel.frames import Flow, Procedure, call, finish, step

if TYPE_CHECKING:
    from cordon.games.twom.game import TwomGame


def change_noise(game: TwomGame, by: int) -> None:
    """Move the marker within 1 to 10 (TW-1.8, TW-9.3); what is in play may ignore a raise or forbid lowering."""
    state = game.state
    if by > 0:
        by = game.modified("noise_raise", by, state.leader, state.card)
        if game.is_waived("noise_ignored"):
            return
    elif by < 0:
        by = game.modified("noise_lower", by, state.leader, state.card)
    to = max(1, min(NOISE_MAX, state.noise + by))
    if to != state.noise:
        game.emit(events.NoiseChanged(to - state.noise, to))
        game.set(noise=to)


def return_cards(game: TwomGame, n: int) -> None:
    """Cards from the top of Unknown are shuffled unseen into the exploration deck (TW-9.7)."""
    unknown = game.state.piles["unknown"]
    cards = unknown.draw[:n]
    if cards:
        game.update(unknown, draw=unknown.draw[n:], known=max(0, unknown.known - n))
        game.shuffle_in("exploration", cards)
        game.emit(events.CardsReturned(len(cards)))


class NoiseRoll(Procedure):
    """TW-9.4 Noise roll"""

    @step("TW-9.4", "Roll BLACK: at most the noise is an encounter")
    def roll(self, game: TwomGame) -> Flow:
        state = game.state
        rolls = game.modified("noise_rolls", 1, state.leader)
        rolled = min(game.black() for _ in range(rolls))
        met = rolled <= state.noise
        game.emit(events.NoiseRolled(rolled, state.noise, met))
        if not met:
            return finish(False)
        noise = game.modified("noise_after_encounter", 1, state.leader)
        if noise != state.noise:
            game.emit(events.NoiseChanged(noise - state.noise, noise))
            game.set(noise=noise)
        return call(Encounter())

    @step("TW-9.4", "Exploration goes on")
    def end(self, game: TwomGame) -> Flow:
        return finish(True)
