"""The balance of Zone Survival: what is played in each cell (a scenario and a number of stalkers), and the tables of
SV-14. The maps of a cell take turns, so that whatever was played is even over them."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from cordon.games.registry import game
from cordon.games.stalker.content import content
from cordon.lab.results import MatchResult, Results
from cordon.lab.simulate import Plan
from cordon.lab.stalker import figures
from cordon.lab.tables import WIDE, Share, Table, table

SEED = 1000
SEATS = (1, 2, 3, 4)
TARGETS = {
    "S01": ((35, 60), (40, 65), (40, 65), (40, 65)), "S02": ((30, 55), (30, 55), (30, 55), (30, 55)),
    "S03": ((20, 45), (25, 50), (25, 50), (25, 50)), "S04": ((30, 55), (30, 55), (35, 60), (30, 55)),
    "S05": ((25, 50), (25, 50), (30, 55), (30, 55)), "S06": ((30, 55), (30, 55), (35, 60), (35, 60)),
    "S07": ((35, 60), (30, 55), (35, 60), (30, 55)), "S08": ((30, 55), (30, 55), (35, 60), (25, 50)),
    "S09": ((30, 55), (25, 50), (30, 55), (25, 50)), "S10": ((20, 45), (25, 50), (25, 50), (25, 50)),
}  # fmt: skip
"""What a rule of thumb should win in each cell, in percent (SV-14)."""
SHIFT = 20
"""Points by which a map or a setup card may shift the win rate of a scenario."""


class Match(msgspec.Struct, frozen=True):
    """One match of a cell."""

    scenario: str
    players: int
    map: str
    index: int
    won: bool
    statistics: dict[str, float] = {}
    error: str = ""

    def all(self, sort: str) -> list[str]:
        """The things of a sort that were there: ``card``, ``end``, ``icons``…"""
        return [name.partition(":")[2] for name in self.statistics if name.startswith(f"{sort}:")]


def share(matches: Iterable[Match]) -> Share:
    counted = Counter(match.won for match in matches)
    return Share(counted[True], counted.total())


# --- playing ----------------------------------------------------------------------------------------------------------


def plan(scenario: str, players: int, index: int, bots: Sequence[str] = ("greedy",), seed: int = SEED) -> Plan:
    """What is played as the ``index``-th match of a cell: the maps take turns, from another one on in each cell."""
    maps = sorted(content().zone_maps)
    row = int(scenario[1:])
    on = maps[(index + row + 3 * players) % len(maps)]
    config = {"mode": "survival", "scenario": scenario, "zone_map": on}
    return Plan(game("stalker").id, players, tuple(bots), 1, seed + 10 * row + players, config=config)


# --- tables -----------------------------------------------------------------------------------------------------------


def tables(matches: Sequence[Match]) -> dict[str, Table]:
    """What the matches come to, each table with its title; those that broke are left out."""
    ended = [match for match in matches if not match.error]
    return {
        "cells, with their targets": _cells(ended),
        "by map": _maps(ended),
        "setup cards": _cards(ended, "U"),
        "event cards": _cards(ended, "E"),
        "other measures": _measures(ended),
    }


def _grouped(matches: Iterable[Match], *names: str) -> dict[tuple[str | int, ...], list[Match]]:
    found: dict[tuple[str | int, ...], list[Match]] = defaultdict(list)
    for match in matches:
        found[tuple(getattr(match, name) for name in names)].append(match)
    return found


def _cells(matches: Sequence[Match]) -> Table:
    """Each cell with its interval and target; what is outside is in italics."""
    known, rows = _grouped(matches, "scenario", "players"), []
    for scenario, targets in TARGETS.items():
        found = [share(known.get((scenario, players), ())) for players in SEATS]
        row = [_cell(each, target) for each, target in zip(found, targets, strict=True)]
        percents = [each.percent for each in found if each.of]
        rows.append([scenario, *row, f"{max(percents) - min(percents):.0f}" if percents else "–"])
    return table(("scenario", *(f"{n} stalker{'s' * (n > 1)}" for n in SEATS), "best − worst"), rows)


def _cell(found: Share, target: tuple[int, int]) -> str:
    low, high = found.interval
    told = f"{found.percent:.0f} ({low:.0f}–{high:.0f})"
    inside = target[0] <= round(found.percent) <= target[1]
    return f"{told if inside else f'*{told}*'} of {found.of}; {target[0]}–{target[1]}"


def _maps(matches: Sequence[Match]) -> Table:
    """By map within each scenario; what is farther from the scenario's mean than it may be is in italics."""
    maps = sorted({match.map for match in matches})
    known = _grouped(matches, "scenario", "map")
    rows: list[list[object]] = []
    for scenario in TARGETS:
        mean = share(match for match in matches if match.scenario == scenario).percent
        found = [share(known.get((scenario, each), ())) for each in maps]
        told = [
            f"*{each.percent:.0f}*" if abs(each.percent - mean) > SHIFT else f"{each.percent:.0f}" for each in found
        ]
        spread = max(each.percent for each in found) - min(each.percent for each in found) if found else 0.0
        rows.append([scenario, *told, f"{mean:.0f}", f"{spread:.0f}"])
    total = [share(match for match in matches if match.map == each) for each in maps]
    rows.append(["all", *(f"{each.percent:.0f}" for each in total), f"{share(matches).percent:.0f}", ""])
    rows.append(["of", *(each.of for each in total), len(matches), ""])
    return table(("scenario", *maps, "mean", "best − worst"), rows)


def _cards(matches: Sequence[Match], letter: str) -> Table:
    """What a card shifts, the mix of cells taken out: in all scenarios, and where it shifts most."""
    mean = {cell: share(each).percent for cell, each in _grouped(matches, "scenario", "players").items()}
    found: dict[str, list[float]] = defaultdict(list)
    within: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for match in matches:
        over = 100 * match.won - mean[match.scenario, match.players]
        for card in match.all("card"):
            if card.startswith(letter):
                found[card].append(over)
                within[card][match.scenario].append(over)
    rows = []
    for card, shifts in sorted(found.items(), key=lambda each: sum(each[1]) / len(each[1])):
        which = max(within[card], key=lambda scenario: abs(_mean(within[card][scenario])))
        there = within[card][which]
        error = WIDE * 50 / math.sqrt(len(shifts))
        rows.append([card, f"{_mean(shifts):+.0f} ± {error:.0f}", len(shifts), f"{which} {_mean(there):+.0f}"])
    return table(("card", "points", "matches", "most in one scenario"), rows)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _measures(matches: Sequence[Match]) -> Table:
    """The other measures of SV-14."""
    lost = [match for match in matches if not match.won]
    ends = Counter(end for match in lost for end in match.all("end"))
    played = tuple(
        MatchResult(match.index, 0, "victory" if match.won else "defeat", 0, match.statistics) for match in matches
    )
    known = figures(Results("stalker", 1, ("greedy",), played, 1.0))
    rows: list[tuple[object, object]] = [
        (f"defeats by {end}", f"{100 * n / len(lost):.0f} %") for end, n in ends.most_common()
    ]
    for name in ("rounds used in a victory", "matches with a request", "won with a request", "won without"):
        rows.append((name, f"{100 * known.get(name, 0.0):.0f} %"))
    rows += [(name, f"{known.get(name, 0.0):.1f}") for name in ("score of a victory", "scripts read")]
    rows += _thirds(matches)
    read = {script for match in matches for script in match.all("script")}
    rows.append(("scripts read at least once", f"{len(read)} of {len(content().zone_scripts)}"))
    owned = Counter(card for match in matches for card in match.all("unique"))
    unique = {content().cards[card].key for card in content().unique}
    least = sorted((100 * owned[card] / max(1, len(matches)), card) for card in unique)[:4]
    rows.append(("unique loot owned least", ", ".join(f"{card} {percent:.1f} %" for percent, card in least)))
    return table(("measure", "found"), rows)


def _thirds(matches: Sequence[Match]) -> Iterator[tuple[object, object]]:
    """How often each third of the matches was won, by their sums of icons; matches with the same sum stay together."""
    sums = sorted(sum(map(int, match.all("icons"))) for match in matches)
    edges = [sums[len(sums) // 3], sums[2 * len(sums) // 3], sums[-1] + 1] if sums else []
    low = sums[0] if sums else 0
    for edge in edges:
        won = share(match for match in matches if low <= sum(map(int, match.all("icons"))) < edge)
        if won.of:
            yield f"won with icons {low} to {edge - 1}", f"{won.percent:.0f} % of {won.of}"
        low = edge
