"""What many matches came to."""

from __future__ import annotations

import statistics
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from cordon.games.registry import pack
from cordon.kernel.pack import load

OUTCOMES = ("victory", "defeat")


@dataclass(frozen=True)
class MatchResult:
    """One match: how it ended, how many answers it took and the game's own statistics; or the error that broke it."""

    index: int
    seed: int
    outcome: str = ""
    answers: int = 0
    statistics: dict[str, float] = field(default_factory=dict)
    error: str = ""


@dataclass(frozen=True)
class Results:
    """All matches of a run, in order."""

    game: str
    players: int
    bots: tuple[str, ...]
    matches: tuple[MatchResult, ...]
    seconds: float

    @property
    def finished(self) -> list[MatchResult]:
        """The matches that came to an end by the rules."""
        return [match for match in self.matches if not match.error]

    @property
    def errors(self) -> list[MatchResult]:
        return [match for match in self.matches if match.error]

    @property
    def outcomes(self) -> dict[str, int]:
        """How many matches somebody won, and how many everybody lost."""
        count = Counter(match.outcome for match in self.finished)
        return {name: count[name] for name in OUTCOMES}

    @property
    def rounds_median(self) -> float | None:
        """The median round in which a match was won; nothing if none was, or if the game counts no rounds."""
        rounds = _counted("rounds", [match for match in self.finished if match.outcome == "victory"])
        return statistics.median(rounds) if rounds else None

    @property
    def deaths_mean(self) -> float | None:
        """Deaths per player and finished match; nothing if the game counts none."""
        deaths = _counted("deaths", self.finished)
        return sum(deaths) / (self.players * len(deaths)) if deaths else None

    @property
    def figures(self) -> dict[str, float]:
        """Those by which the game's balance is judged, if its pack brings any."""
        known = pack(self.game).figures
        return load(known)(self) if known else {}

    @property
    def tallies(self) -> dict[str, dict[str, tuple[int, int]]]:
        """Statistics named ``sort:thing``: of each thing in how many matches it was there, and how many of these
        somebody won."""
        found: dict[str, dict[str, tuple[int, int]]] = {}
        for match in self.finished:
            won = match.outcome == "victory"
            for sort, thing in (name.split(":", 1) for name in match.statistics if ":" in name):
                matches, victories = found.setdefault(sort, {}).get(thing, (0, 0))
                found[sort][thing] = (matches + 1, victories + won)
        return {sort: dict(sorted(things.items())) for sort, things in sorted(found.items())}

    @property
    def decisions(self) -> int:
        return sum(match.answers for match in self.finished)

    def as_json(self) -> dict[str, Any]:
        """What ``cordon sim --json`` prints."""
        return {
            "game": self.game,
            "players": self.players,
            "bots": list(self.bots),
            "games": len(self.matches),
            "finished": len(self.finished),
            "errors": len(self.errors),
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / self.seconds),
            "outcomes": self.outcomes,
            "rounds_median": self.rounds_median,
            "deaths_mean": None if self.deaths_mean is None else round(self.deaths_mean, 4),
        }


def _counted(name: str, matches: list[MatchResult]) -> list[float]:
    """A figure of those matches whose game counts it."""
    return [match.statistics[name] for match in matches if name in match.statistics]
