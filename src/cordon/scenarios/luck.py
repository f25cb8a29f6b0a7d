"""Scripted luck: named draws of chance give what the scenario says, in order, and nothing is drawn unsaid.

A position that runs a scenario is of the game's own class with ``Scripted`` in front of it: it turns the words of the
scenario (faces, cards) into the numbers that the kernel's ``roll`` and ``shuffle`` expect, at the moment of the draw.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any

from cordon.kernel.errors import CordonError
from cordon.kernel.game import Game
from cordon.scenarios.nodes import Node

if TYPE_CHECKING:
    from cordon.scenarios.stages import Stage

ANY = "any"
SHUFFLE = "shuffle:"
EVERY = "shuffle"
"""``shuffle: any``: every shuffle that is not named comes from the seed."""


class LuckMissing(CordonError):
    """A draw happened that the scenario does not speak of."""


class Luck:
    """What is still to be drawn, by name."""

    def __init__(self, strict: bool) -> None:
        self.strict = strict
        """Whether a draw that is not scripted is an error; while a match is set up, the seed decides instead."""
        self.queues: dict[str, deque[Node]] = {}

    def add(self, stage: Stage, luck: Node) -> None:
        """Append what a mapping of names to results says."""
        for name, results in luck.mapping().items():
            if name == EVERY:
                if results.value != ANY:
                    raise results.error(f"only {ANY!r} can be said of all shuffles; name one: {SHUFFLE}…")
            else:
                stage.check_draw(name, results)
            whole = name.startswith(SHUFFLE) and not any(isinstance(n.value, list) for n in results.items())
            self.queues.setdefault(name, deque()).extend([results] if whole else results.items())

    def left_over(self) -> list[Node]:
        """Results that were never drawn."""
        return [node for queue in self.queues.values() for node in queue if node.value != ANY]

    def take(self, name: str, times: int) -> list[Node] | None:
        """The next ``times`` results; ``None`` if the seed decides."""
        queue = self.queues.get(name)
        if not queue:
            if self.strict:
                raise LuckMissing(f"luck for the draw {name!r} is missing (needed: {times})")
            return None
        if queue[0].value == ANY:
            return None
        if isinstance(queue[0].value, list):
            return self._whole_roll(name, times, queue.popleft())
        if len(queue) < times:
            raise queue[0].error(f"the draw {name!r} needs {times} results, only {len(queue)} are left")
        return [queue.popleft() for _ in range(times)]

    @staticmethod
    def _whole_roll(name: str, times: int, node: Node) -> list[Node]:
        if len(node.items()) != times:
            raise node.error(f"the draw {name!r} needs {times} results, this list has {len(node.items())}")
        return node.items()

    def take_order(self, name: str) -> Node | None:
        """The next order of a shuffle; ``None`` if the seed decides."""
        queue = self.queues.get(name) or self.queues.get(EVERY)
        if not queue:
            if self.strict:
                raise LuckMissing(f"luck for {name!r} is missing (the cards from the top, or {ANY!r})")
            return None
        return None if queue[0].value == ANY else queue.popleft()


class Scripted(Game[Any]):
    """A position whose luck is scripted. Mixed into the game's own class by ``scripted_class``."""

    drawing: Luck
    stage: Stage

    def roll(self, name: str, sides: int, times: int = 1) -> tuple[int, ...]:
        nodes = self.drawing.take(name, times)
        if nodes is not None:
            self.luck = {name: deque([tuple(self.stage.drawn(self, name, sides, node) for node in nodes)])}
        return super().roll(name, sides, times)

    def shuffle(self, name: str, cards: tuple[str, ...]) -> tuple[str, ...]:
        drawn = f"{SHUFFLE}{name}"
        node = self.drawing.take_order(drawn)
        if node is not None:
            self.luck = {drawn: deque([self._order(node, cards)])}
        return super().shuffle(name, cards)

    def _order(self, node: Node, cards: tuple[str, ...]) -> tuple[int, ...]:
        """The cards named come first, from the top; the others follow as they lay."""
        first: list[int] = []
        for entry in node.items():
            found = [i for i, card in enumerate(cards) if self.stage.is_called(entry.text(), card) and i not in first]
            if not found:
                raise entry.error(f"{entry.text()!r} is not among the cards shuffled: {', '.join(cards)}")
            first.append(found[0])
        return (*first, *(i for i in range(len(cards)) if i not in first))


def scripted_class(game: type[Game[Any]]) -> type[Any]:
    """The game's class with scripted luck."""
    return type(f"Scripted{game.__name__}", (Scripted, game), {})
