"""SM-5.8: which ending a campaign has come to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker.campaign.binder import is_crossed_out
from cordon.games.stalker.ops.conditions import all_hold
from cordon.games.stalker.ops.selecting import CardContext
from cordon.games.stalker.terms import STALKERS, StoryId

if TYPE_CHECKING:
    from cordon.games.stalker.cards import Sway
    from cordon.games.stalker.game import StalkerGame


def is_over(game: StalkerGame) -> bool:
    """Whether the last missions are crossed out (SM-5.3)."""
    return all(is_crossed_out(game, mission) for mission in game.content.endings.after)


def sway_of(game: StalkerGame) -> dict[Sway, int]:
    """The three counters."""
    endings = game.content.endings
    found: dict[Sway, int] = dict.fromkeys(endings.ties, 0)
    for flag, values in endings.scores.items():
        for sway, n in values.get(game.state.memory.get(flag, ""), {}).items():
            found[sway] += n
    late = sum(game.state.late.values())
    reached = max((marks for marks in endings.late if marks <= late), default=None)
    for sway, n in endings.late[reached].items() if reached is not None else ():
        found[sway] += n
    return found


def ending_of(game: StalkerGame) -> StoryId:
    """The ending of the highest counter; of equal ones the first by the order of ties."""
    endings, counts = game.content.endings, sway_of(game)
    highest = max(endings.ties, key=lambda sway: (counts[sway], -endings.ties.index(sway)))
    about = CardContext(STALKERS[game.state.lead], "")
    fitting = (each for each in endings.endings if each.sway == highest and all_hold(game, about, each.when))
    return next(fitting).id


def codas_of(game: StalkerGame) -> list[tuple[str, str]]:
    """The choices that have a line of their own after the ending, as flag and value."""
    memory = game.state.memory
    return [
        (each.flag, memory[each.flag]) for each in game.content.endings.codas if memory.get(each.flag) in each.values
    ]
