"""Every script of the book can be opened from a state that fits, and each of its options can be taken to the end."""

from __future__ import annotations

from typing import Any

import pytest

from cordon.games.twom.content import content
from cordon.games.twom.game import TwomGame
from cordon.games.twom.rules.effects import OPTION
from cordon.games.twom.rules.people import die, leave
from cordon.games.twom.rules.scripts import ReadScript
from cordon.games.twom.scripts import (
    PAGES_ONLY,
    Choice,
    OnExploration,
    OnFallen,
    OnGone,
    OnResident,
    OnStory,
    Script,
)
from cordon.games.twom.state import Fitting
from tests.games.twom.campaign import asked, campaign, doing, exploring, give, play, states

OUT = (OnStory, OnExploration, OnResident, OnFallen)
CAST = ("C01", "C03", "C05", "C09")
ANSWERS_MAX = 80
BUILT = 2
"""The seed of the house that has a radio."""


def _named(script: Script) -> list[str]:
    """The people whom the script itself asks for."""
    named = [condition.character for condition in script.conditions if hasattr(condition, "character")]
    wanted = getattr(script.at, "character", "")
    return [*dict.fromkeys([*([wanted] if wanted else []), *named])]


def _fitting(script: Script, seed: int) -> TwomGame:
    """Four people who have some of everything, at home or out, and whoever the page is about."""
    people = [*_named(script), *CAST]
    people = list(dict.fromkeys(people))[:4]
    game = campaign(*people, seed=seed)
    game.content = content()
    about = people[0] if isinstance(script.at, OnGone | OnFallen) or "self" in script.names else people[-1]
    names = tuple((name, about) for name in dict.fromkeys([*script.names, "self"]))
    pile = "findings" if isinstance(script.at, OUT) else "storage"
    for token, box in game.state.box.items():
        if game.content.tokens[token].colour != "resource":
            give(game, pile, **{token: min(2, box)})
    give(game, pile, water=3, wood=5, components=5)
    if isinstance(script.at, OUT):
        for person in people[:-1]:
            states(game, person, task="scavenge")
        place = getattr(script.at, "location", "") or "L01"
        cards = ("quiet_corner", "junk_heap", "furniture", "footsteps", "creaking_floor")
        exploring(game, place, *cards, on_top=ReadScript(script.id, names=names))
    else:
        states(game, people[-1], task="guard")
        doing(game, ReadScript(script.id, names=names))
    if seed == BUILT:
        game.add(Fitting("F09", next(iter(game.state.spaces))))
    if isinstance(script.at, OnFallen):
        die(game, about, "wounds")
    elif isinstance(script.at, OnGone):
        (die if script.at.fate == "died" else leave)(game, about, "hunger")
    return game


def _read_through(script: Script, node: str, option: str, seed: int) -> bool:
    """Whether the option could be taken; everything else is answered with what is offered first."""
    game, taken, answers = _fitting(script, seed), False, 0
    while game.state.outcome is None and any(isinstance(frame, ReadScript) for frame in game.state.stack):
        decision = asked(game)
        answer = next((each for each in decision.options if each != OPTION(option)), decision.options[0])
        facts: Any = game.facts(decision.seat)
        if decision.kind == "script_choice.choose" and (facts.script, facts.node) == (script.id, node):
            answer = OPTION(option)
            assert answer in decision.options, (script.id, decision.options)
            taken = True
        elif decision.kind.startswith(("trade.", "combat", "arm.")):
            answer = decision.options[-1]
        play(game, answer)
        answers += 1
        assert answers < ANSWERS_MAX, (script.id, decision.kind, decision.options)
    return taken


def _choices(script: Script) -> list[tuple[str, str]]:
    return [
        (name, option.id) for name, node in script.nodes.items() if isinstance(node, Choice) for option in node.options
    ]


NEW = [script for script in content().scripts.values() if script.id >= 2000]


@pytest.mark.rule("TW-31.2", "TW-31.6")
@pytest.mark.parametrize(
    "script", [each for each in NEW if not isinstance(each.at, PAGES_ONLY)], ids=lambda s: str(s.id)
)
def test_every_option_of_a_page_can_be_taken_to_the_end(script: Script) -> None:
    for node, option in _choices(script) or [("", "")]:
        taken = [_read_through(script, node, option, seed) for seed in (1, BUILT)]
        assert not node or any(taken), (node, option)
