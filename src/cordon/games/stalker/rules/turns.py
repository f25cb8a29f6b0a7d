"""ST-6.4 to ST-6.9: turn tokens, their slots and cubes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.kernel.decisions import Seat

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame
    from cordon.games.stalker.state import Stalker


def bottom_slot(game: StalkerGame) -> int:
    """A token has slots 0 to 2, in solo 0 to 3 (ST-6.4, ST-17.1)."""
    return 3 if game.is_solo else 2


def top_slot(game: StalkerGame, injured: bool) -> int:
    """Where a turn token starts a round: a critical injury leaves it one action (ST-10.4d, ST-17.3)."""
    return bottom_slot(game) - 1 if injured else 0


def told_apart(stalker: Stalker, tokens: list[int]) -> list[int]:
    """Of these turn tokens those that make a difference: two that stand alike are one choice (ST-6.4)."""
    alike = all(first == second for first, second in (stalker.slots, stalker.cubes, stalker.taken))
    return tokens[:1] if alike else tokens


def slide(game: StalkerGame, seat: Seat, track: int, n: int) -> int:
    """Slide a turn token down, as far as it goes; how far it went."""
    stalker = game.stalker(seat)
    slots = list(stalker.slots)
    n = min(n, bottom_slot(game) - slots[track])
    if n:
        slots[track] += n
        game.update(stalker, slots=tuple(slots))
    return n


def reset_tokens(game: StalkerGame) -> None:
    """ST-5.14: all turn tokens go up, cubes on them are discarded (ST-6.8)."""
    for stalker in list(game.state.stalkers.values()):
        slots = tuple(top_slot(game, injured) for injured in stalker.injured)
        game.update(stalker, slots=slots, cubes=(0, 0), taken=(stalker.left, stalker.left))
