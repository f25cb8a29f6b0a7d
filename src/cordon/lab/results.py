"""What many matches came to."""

from __future__ import annotations

import statistics
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

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
        """The median round in which a match was won; nothing if none was."""
        rounds = [match.statistics["rounds"] for match in self.finished if match.outcome == "victory"]
        return statistics.median(rounds) if rounds else None

    @property
    def deaths_mean(self) -> float:
        """Deaths per player and finished match."""
        deaths = sum(match.statistics["deaths"] for match in self.finished)
        return deaths / (self.players * len(self.finished)) if self.finished else 0.0

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
            "deaths_mean": round(self.deaths_mean, 4),
        }
