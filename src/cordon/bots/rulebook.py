"""A bot that plays by rules of thumb: for each kind of decision, the rule that answers it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Generic, TypeVar

from cordon.bots.player import Look
from cordon.kernel.decisions import Decision

S = TypeVar("S")
"""What a game's rules of thumb are told: the view, made handy."""


class Rulebook(ABC, Generic[S]):
    """Looks only where a rule wants to; what no rule speaks of gets the first answer that there is.

    It keeps nothing in mind between two decisions and leaves nothing to chance: each answer follows from the view.
    """

    rules: ClassVar[Mapping[str, Callable[[Any, Decision], str]]]
    without_looking: ClassVar[Mapping[str, str | Callable[[Decision], str]]] = {}
    """The decisions that are answered alike whatever the view is."""

    def __init__(self, seed: int = 0) -> None:
        """Every bot is made of a seed; this one needs none."""

    @abstractmethod
    def situation(self, view: Any, decision: Decision) -> S:
        """What the rules of thumb are told."""

    def beside(self, here: S, decision: Decision) -> str | None:  # noqa: ARG002  # most have nothing
        """What is better done first, of that which can be done at any time."""
        return None

    def choose(self, decision: Decision, look: Look) -> str:
        known = self.without_looking.get(decision.kind)
        if known is not None:
            return known if isinstance(known, str) else known(decision)
        rule = self.rules.get(decision.kind)
        has_more = bool(decision.anytime) and type(self).beside is not Rulebook.beside
        if rule is None and not has_more:
            return decision.answers()[0]
        here = self.situation(look(), decision)
        first = self.beside(here, decision) if has_more else None
        if first is not None:
            return first
        return rule(here, decision) if rule is not None else decision.options[0]
