"""SC-9.3: the special of every enemy changes what its card says, for those whom it means, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from cordon.games.stalker.content import content
from cordon.kernel.frames import Call
from tests.games.stalker.rules.changes import changes
from tests.games.stalker.rules.stage import Stage, grid

ROAD = grid("ABCDEFGH")
WIDE = grid("AABBCCDD")
LONG = grid("ABCDEFGHIJ")
BROAD = grid("AABBCCDDEEFF")
CORNER = grid("ABCDEFG", "%%%%%%H")
"""From B the closest space without sight of A is H, 6 steps away."""


def road(enemy: str, at: str, *stalkers: str, drawing: str = ROAD) -> Stage:
    """Stalkers on a road of single spaces, and an enemy that looks east."""
    stage = Stage(drawing, seats=len(stalkers))
    for seat, space in enumerate(stalkers):
        stage.stalker(seat, space, hp=10)
    return stage.enemy(enemy, at, "E")


def before(enemy: str) -> Stage:
    """Where the special of an enemy is tried."""
    match enemy:
        case "zombie":
            return road(enemy, "A", "H")
        case "rodent" | "armoured" | "pseudogiant":
            return road(enemy, "D", "C", "E", "F").give(1, "leather_jacket-1").gear(2)
        case "tick":
            return Stage(WIDE, seats=2).stalker(0, "B", hp=10, dose=3).stalker(1, "C", hp=10).enemy(enemy, "B", "E")
        case "swarm":
            return Stage(WIDE).enemy(enemy, "B", "W")
        case "dog":
            return road(enemy, "B", "H")
        case "poltergeist" | "horned":
            return road(enemy, "E", "G", "B", "F", drawing=LONG)
        case "izlom":
            return road(enemy, "D", "A", "B", "F", "E", drawing=BROAD)
        case "monolith":
            return road(enemy, "D", "G")
    return Stage(CORNER).stalker(0, "A").enemy(enemy, "B", "W")


SPECIALS: dict[str, dict[str, Any]] = {
    # Retreat: up to MV toward H, without a stop where it is seen; it looks back west at the end.
    "bandit_rifle": {"bandit_rifle-1.space": "D"},
    "bandit_shotgun": {"bandit_shotgun-1.space": "D"},
    "bandit_mg": {"bandit_mg-1.space": "C"},
    "mercenary": {"mercenary-1.space": "E"},
    "bloodsucker": {"bloodsucker-1.space": "F"},
    "chimera": {"chimera-1.space": "F"},
    # Brain-dead, Gnaw, Flank (the stalker in sight does not stop the dog), Feed, Divide.
    "zombie": {"zombie-1.space": "B"},
    "rodent": {"0.hp": 7, "1.hp": 7},
    "dog": {"dog-1.space": "F", "0.attention": "high", "0.noticed": "H"},
    "tick": {"0.hp": 8, "0.dose": 5},
    "swarm": {"swarm-2.id": "swarm-2", "swarm-2.kind": "swarm", "swarm-2.space": "B", "swarm-2.facing": "W"},
    # Bash is damage: the jacket of the second one stops 2 of it. Shove: whoever is out of range then is not exposed.
    "armoured": {"0.hp": 5, "1.hp": 7},
    "poltergeist": {"0.space": "H", "0.noticed": "H", "2.space": "G", "2.noticed": "G", "2.exposed": True},
    "horned": {"0.pinned": True, "2.pinned": True},
    # Grab: the first is too far away.
    "izlom": {
        "1.space": "C",
        "1.noticed": "C",
        "1.exposed": True,
        "2.space": "E",
        "2.noticed": "E",
        "2.exposed": True,
        "3.space": "D",
        "3.noticed": "D",
        "3.exposed": True,
    },
    "pseudogiant": {"0.hp": 8, "1.hp": 8, "0.pinned": True, "1.pinned": True},
    "monolith": {"0.hp": 5},
}


@pytest.mark.rule("ST-13.21", "SC-9.3", "SC-9.4")
@pytest.mark.parametrize("enemy", [key for key, card in content().enemies.items() if card.special_do])
def test_every_special_does_what_its_card_says_and_no_more(enemy: str) -> None:
    stage = before(enemy)
    flow = stage.game.special_script(f"{enemy}-1", "")
    assert isinstance(flow, Call)
    assert changes(stage, flow.procedure) == SPECIALS[enemy]


@pytest.mark.rule("ST-13.21")
def test_an_enemy_without_a_special_does_nothing_then() -> None:
    without = [key for key, card in content().enemies.items() if not card.special_do]
    assert without == ["snork", "controller"]
    assert [road(key, "D", "E").game.special_script(f"{key}-1", "") for key in without] == [None, None]
