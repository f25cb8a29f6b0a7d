"""TW-0.12 and TW-12 Chance, saves, and what stays hidden."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest

from cordon.games.twom import GAME
from cordon.games.twom.game import TwomGame
from cordon.games.twom.rules.dawn import DawnPhase
from cordon.games.twom.rules.dice import roll_die
from cordon.kernel import saves
from cordon.kernel.session import Session
from cordon.kernel.spec import Setup
from cordon.kernel.state import digest
from tests.games.twom.campaign import asked, at_phase, campaign, play, seen, top

ROLLS = 60_000


def walk(game: TwomGame, answers: int, seed: int) -> list[str]:
    dice = random.Random(seed)
    found = []
    for _ in range(answers):
        if not game.decisions():
            break
        decision = game.decisions()[0]
        game.answer(decision.seat, dice.choice(decision.answers()))
        found.append(digest(game.state))
    return found


@pytest.mark.rule("TW-0.12")
def test_the_same_seed_and_answers_make_the_same_campaign() -> None:  # TC-190
    assert walk(GAME.new(Setup(3, 5)), 150, 2) == walk(GAME.new(Setup(3, 5)), 150, 2)


@pytest.mark.rule("TW-12.2", "TW-12.1")
def test_a_loaded_save_goes_on_as_the_campaign_would_have() -> None:  # TC-191
    session = Session(GAME, Setup(2, 7))
    dice = random.Random(3)
    for _ in range(60):
        decision = session.decisions[0]
        session.answer(
            decision.seat, dice.choice([a for a in decision.answers() if a != "leave_unguarded"] or decision.answers())
        )
    loaded = saves.load(saves.dump(session), {GAME.id: GAME}).session
    assert loaded.digest() == session.digest()
    assert walk(loaded.game, 40, 9) == walk(session.game, 40, 9)


@pytest.mark.rule("TW-0.12")
def test_a_view_holds_no_hidden_card_no_order_and_no_generator() -> None:  # TC-192
    game = GAME.new(Setup(2, 3))
    game.decisions()
    plain = msgspec.json.encode(GAME.view(game, 0)).decode()
    for word in ("chance", "seed", "drawn", "schedule", "backs:"):
        assert f'"{word}' not in plain
    for card in (*game.state.aside_raids, *game.state.aside_residents, *game.state.piles["fate"].draw):
        assert f'"{card}"' not in plain
    assert not any(space.back and f'"{space.back}"' in plain for space in game.state.spaces.values())


@pytest.mark.rule("TW-0.2", "TW-17")
def test_every_face_comes_as_often_as_the_others() -> None:  # TC-193
    game = campaign()
    for die in ("grey", "yellow", "red"):
        sides: Counter[int] = Counter()
        for _ in range(ROLLS):
            sides[game.roll(die, 6)[0]] += 1
        assert all(abs(n - ROLLS / 6) <= 300 for n in sides.values())
        assert roll_die(game, "C05", die, again=False) in game.content.dice[die]


@pytest.mark.rule("TW-0.13", "TW-37.3")
def test_an_empty_deck_is_made_anew_from_its_discards() -> None:
    game = campaign()
    pile = game.state.piles["fate"]
    game.update(pile, draw=(), discard=("FT1", "FT2"))
    assert game.draw("fate") in ("FT1", "FT2")
    game.update(game.state.piles["fate"], draw=(), discard=())
    assert game.draw("fate") == ""


@pytest.mark.rule("TW-12.2")
def test_a_strict_table_saves_when_a_day_is_over() -> None:
    strict = campaign(saving="strict")
    assert seen(campaign()).may_save
    assert not seen(strict).may_save
    top(strict, "fate", "FT6")
    top(strict, "narrative", "NA01", "NA02")
    at_phase(strict, DawnPhase(), "end")
    play(strict, "keep:NA01")
    assert asked(strict).kind == "dawn_phase.close_the_day"
    assert seen(strict).may_save
