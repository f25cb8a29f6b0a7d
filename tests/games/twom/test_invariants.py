"""What stays true in every campaign, whatever is answered."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from cordon.games.twom import GAME
from cordon.games.twom.game import TwomGame
from cordon.games.twom.terms import GROUP_MAX, LEVEL_MAX
from cordon.kernel.spec import Setup
from cordon.kernel.state import encode

CAMPAIGNS = 200


def tokens_of(game: TwomGame) -> Counter[str]:
    """Every token and resource, wherever it lies."""
    state = game.state
    found: Counter[str] = Counter()
    for pile in (state.box, state.storage, state.findings, state.carried, state.incoming):
        found.update(pile)
    for person in state.people.values():
        found.update([person.weapon] if person.weapon else [])
        found.update(person.medicine)
    return found


def check(game: TwomGame) -> None:
    state, content = game.state, game.content
    if state.outcome is not None:
        return
    assert tokens_of(game) == Counter({token.id: token.box for token in content.tokens.values()})
    assert 0 < len(state.people) <= GROUP_MAX
    for person in state.people.values():
        assert max(person.hunger, person.wounds, person.illness) < LEVEL_MAX
    assert 0 <= state.cold <= 6
    assert 0 <= state.noise <= 10
    assert len({*state.stack_fittings, *state.ideas, *state.fittings}) == len(content.fittings)
    for fitting in state.fittings.values():
        assert state.spaces[fitting.space].fitting == fitting.id
    assert len([d.seat for d in game.decisions()]) == 1
    assert game.decisions()[0].seat == state.leader


@pytest.mark.rule("TW-0.4", "TW-0.5", "TW-1.5", "TW-1.8", "TW-4.2", "TW-2.11")
def test_two_hundred_random_campaigns_end_and_lose_no_token_on_the_way() -> None:
    for seed in range(CAMPAIGNS):
        dice = random.Random(seed)
        game = GAME.new(Setup(1 + seed % 6, seed))
        answers = 0
        while game.decisions():
            decision = game.decisions()[0]
            options = list(decision.answers())
            able = any(
                person.fatigue < LEVEL_MAX and person.misery < LEVEL_MAX for person in game.state.people.values()
            )
            if able and seed % 2 and "leave_unguarded" in options:
                options.remove("leave_unguarded")
            game.answer(decision.seat, dice.choice(options))
            answers += 1
            if answers % 7 == 0:
                check(game)
        assert game.state.outcome is not None
        assert len(encode(game.state)) < 15_000
