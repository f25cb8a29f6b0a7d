"""Which cards and tokens a scenario has laid somewhere, so that none exists twice."""

from __future__ import annotations

from abc import ABC, abstractmethod

from cordon.scenarios.nodes import Node


class Claims(ABC):
    """The pieces of a game, each of which a scenario lays once."""

    def __init__(self) -> None:
        self.claims: dict[str, Node] = {}

    def claim(self, node: Node, copies: list[str]) -> str:
        """The first copy that the scenario has not laid anywhere yet; it is lifted from where it lies."""
        free = [card for card in copies if card not in self.claims]
        if not free:
            taken = self.claims[copies[0]]
            what = copies[0] if len(copies) == 1 else f"each of the {len(copies)} copies of {node.text()}"
            raise node.error(f"{what} is given already ({taken.path}, line {taken.line}); no card exists twice")
        self.claims[free[0]] = node
        self.lift(free[0])
        return free[0]

    @abstractmethod
    def lift(self, card: str) -> None:
        """Take a card or token from wherever it lies."""
