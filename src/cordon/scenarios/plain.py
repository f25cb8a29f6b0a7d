"""Any game on the stage of a scenario: it is set up, answers are given with scripted luck, and values of the state are
compared. Nothing can be given beforehand: a position is reached by playing to it."""

from __future__ import annotations

from typing import Any

from cordon.kernel.game import Game
from cordon.kernel.spec import GameSpec
from cordon.scenarios.nodes import Node
from cordon.scenarios.stages import Stage


class PlainStage(Stage):
    """Scenarios of a game that brings no stage of its own. Luck is a number counted from 1, as on a die."""

    starts = ("setup",)

    def __init__(self, spec: GameSpec[Any]) -> None:
        super().__init__()
        self.spec = spec

    def open(self, setup: dict[str, Node], start: Node) -> bool:  # noqa: ARG002  # there are no keys of its own
        self.moment(start)
        self.game.decisions()
        return False

    def begin(self, start: Node) -> None:
        """The match stands at its first question."""

    def check_draw(self, name: str, node: Node) -> None:
        """Which draws there are is found out by playing: one that never comes is left over."""

    def drawn(self, game: Game[Any], name: str, sides: int, node: Node) -> int:  # noqa: ARG002  # all dice are alike
        return node.number(1, sides) - 1
