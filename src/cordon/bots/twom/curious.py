"""Curious: plays like ``GreedySurvivor``, but to see what happens: goes outside now and then, to any place, and answers
visitors and pages as the fancy takes it. Meant for the lab, where every page of the book should be read some day."""

from __future__ import annotations

import random

from cordon.bots.player import Look
from cordon.bots.twom.greedy import GreedySurvivor
from cordon.games.twom.day_actions import ASSIGN, OUTSIDE
from cordon.games.twom.rules.day import ActionStage
from cordon.games.twom.rules.effects import ChooseOption
from cordon.games.twom.rules.joining import Joining
from cordon.games.twom.rules.scavenging import ScavengingPhase
from cordon.games.twom.rules.scripts import ScriptChoice
from cordon.kernel.decisions import Decision
from cordon.kernel.frames import kind_of

BY_FANCY = {
    kind_of(ScriptChoice.choose),
    kind_of(ChooseOption.choose),
    kind_of(Joining.choose),
    kind_of(ScavengingPhase.choose),
}
OUT = 0.1
"""How often somebody goes to the door, of all chances to."""


class CuriousSurvivor(GreedySurvivor):
    """The bot; the same seed makes the same choices."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._draw = random.Random(seed)

    def choose(self, decision: Decision, look: Look) -> str:
        if decision.kind in BY_FANCY:
            return self._draw.choice(decision.options)
        if decision.kind == kind_of(ActionStage.assign):
            doors = [option for option in decision.options if option in ASSIGN and ASSIGN.read(option)[1] in OUTSIDE]
            if doors and self._draw.random() < OUT:
                return self._draw.choice(doors)
        return super().choose(decision, look)
