"""What was offered in a match and what was taken: the printed things that options name, each with its verb."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from cordon.games.registry import game
from cordon.kernel.decisions import Decision
from cordon.kernel.refs import Ref
from cordon.kernel.verbs import KEPT, Verb, said
from cordon.lab.results import MatchResult
from cordon.lab.tables import Share, Table, table

OFFERED, TAKEN = "offered", "taken"
"""Sorts of statistics: ``offered:use J06`` is how often it was offered in a match."""


class Choices:
    """Follows one match; what it saw is among the statistics of the match."""

    def __init__(self, game_id: str) -> None:
        self.game_id = game_id
        self._count: Counter[str] = Counter()

    def heed(self, decision: Decision, answer: str) -> None:
        if decision.low is not None:
            return
        offered = {name for option in decision.answers() for name in _names(self.game_id, decision.kind, option)}
        self._count.update(f"{OFFERED}:{name}" for name in offered)
        self._count.update(f"{TAKEN}:{name}" for name in _names(self.game_id, decision.kind, answer))

    @property
    def statistics(self) -> dict[str, float]:
        return {name: float(count) for name, count in sorted(self._count.items())}


def of_matches(matches: Sequence[MatchResult]) -> Table:
    """Of everything offered: in how many matches, in how many it was taken, and how these and the others ended."""
    there: dict[str, list[tuple[bool, bool]]] = {}
    for match in matches:
        for name in match.statistics:
            sort, _, thing = name.partition(":")
            if sort == OFFERED:
                taken = f"{TAKEN}:{thing}" in match.statistics
                there.setdefault(thing, []).append((taken, match.outcome == "victory"))
    return table(
        ("choice", "offered in", "taken in", "victory where taken (95 %)", "victory where left (95 %)"),
        ([thing, len(found), *_told(found)] for thing, found in sorted(there.items())),
    )


def _told(found: Sequence[tuple[bool, bool]]) -> tuple[Share, Share, Share]:
    taken, left = ([won for was, won in found if was is wanted] for wanted in (True, False))
    return Share(len(taken), len(found)), Share(sum(taken), len(taken)), Share(sum(left), len(left))


@lru_cache(KEPT)
def _names(game_id: str, kind: str, option: str) -> tuple[str, ...]:
    """The printed things that an option names, copies of one card alike."""
    verb, arguments = said(_offers(game_id)[kind], option)
    refs = ((verb.refs[name], value) for name, value in arguments.items())
    return tuple(
        f"{verb.name} {_printed(ref, str(value))}".strip() for ref, value in refs if ref and ref.content and value
    )


def _printed(ref: Ref, id: str) -> str:
    return re.sub(ref.copy, "", id) if ref.copy else id


@lru_cache
def _offers(game_id: str) -> dict[str, tuple[Verb, ...]]:
    """What each question may offer."""
    spec = game(game_id)
    steps = [step for procedure in spec.procedures() for step in procedure.steps.values()]
    return {step.kind: step.offers + spec.anytime for step in steps}
