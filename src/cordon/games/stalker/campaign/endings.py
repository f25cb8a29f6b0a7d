"""SM-5.8: which ending a campaign has come to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker.campaign.binder import is_crossed_out, open_places
from cordon.games.stalker.ops.conditions import all_hold
from cordon.games.stalker.ops.selecting import CardContext
from cordon.games.stalker.terms import STALKERS

if TYPE_CHECKING:
    from cordon.games.stalker.cards import Campaign, Ending, Sway
    from cordon.games.stalker.game import StalkerGame


def is_over(game: StalkerGame) -> bool:
    """Whether the last missions are crossed out (SM-5.3), or no mission is left."""
    if all(is_crossed_out(game, mission) for mission in game.campaign.after):
        return True
    return not any(game.zone[place].kind == "mission" for place in open_places(game))


def sway_of(game: StalkerGame) -> dict[Sway, int]:
    """The three counters."""
    return counted(game.campaign, game.state.memory, sum(game.state.late.values()))


def counted(campaign: Campaign, memory: dict[str, str], late: int) -> dict[Sway, int]:
    """What a memory and so many LATE marks count."""
    found: dict[Sway, int] = dict.fromkeys(campaign.ties, 0)
    for flag, values in campaign.scores.items():
        for sway, n in values.get(memory.get(flag, ""), {}).items():
            found[sway] += n
    reached = max((marks for marks in campaign.late if marks <= late), default=None)
    for sway, n in campaign.late[reached].items() if reached is not None else ():
        found[sway] += n
    return found


def strongest(campaign: Campaign, counts: dict[Sway, int]) -> Sway:
    """The highest counter; of equal ones the first by the order of ties."""
    return max(campaign.ties, key=lambda sway: (counts[sway], -campaign.ties.index(sway)))


def ending_of(game: StalkerGame) -> Ending:
    """The ending of the highest counter."""
    campaign = game.campaign
    highest = strongest(campaign, sway_of(game))
    about = CardContext(STALKERS[game.state.lead], "")
    return next(each for each in campaign.endings if each.sway == highest and all_hold(game, about, each.when))


def codas_of(game: StalkerGame) -> list[tuple[str, str]]:
    """The choices that have a line of their own after the ending, as flag and value."""
    memory = game.state.memory
    return [(each.flag, memory[each.flag]) for each in game.campaign.codas if memory.get(each.flag) in each.values]
