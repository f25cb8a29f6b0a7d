"""Answers to a roll say what comes of them, and it comes."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import pytest

from cordon.faces.stalker.prompts import StalkerPrompt
from cordon.games.stalker import rolled
from cordon.games.stalker.content import content
from cordon.games.stalker.rules.anomalies import ActivationRolls
from cordon.games.stalker.rules.attack import WeaponAttackRun
from cordon.games.stalker.rules.enemy_attack import React
from cordon.games.stalker.rules.rounds import Turn
from cordon.games.stalker.rules.wounds import Outcome
from cordon.games.stalker.state import RollState, die_stars
from cordon.games.stalker.terms import GEAR_DIE, STALKER_DIE
from cordon.words.catalogue import Words
from cordon.words.stalker.names import Known, StalkerNamer
from tests.games.stalker.rules.stage import Stage, grid

ROLLS: tuple[RollState, ...] = (
    RollState(dice=(("SD", 0), ("SD", 4), ("GD", 1)), stars=1, accurate=True),
    RollState(dice=(("SD", 5), ("SD", 5), ("GD", 0), ("GD", 5)), masks=1),
    RollState(dice=(("GD", 0), ("GD", 0), ("GD", 3)), stars=-1),
)


def faces(roll: RollState, picked: tuple[int, ...]) -> list[tuple[int, int]]:
    """Stars and masks of every fall of the dice that are thrown again."""
    found = []
    for thrown in product(range(6), repeat=len(picked)):
        dice = list(roll.dice)
        for place, face in zip(picked, thrown, strict=True):
            dice[place] = (dice[place][0], face)
        stars = sum(die_stars(kind, face, roll.accurate) for kind, face in dice)
        masks = sum(STALKER_DIE[face][1] for kind, face in dice if kind == "SD")
        found.append((max(0, roll.stars + stars), roll.masks + masks))
    return found


@pytest.mark.rule("ST-12.7")
@pytest.mark.parametrize("roll", ROLLS)
def test_what_dice_bring_that_are_thrown_again_counts_every_face(roll: RollState) -> None:
    def worth(stars: int, masks: int) -> float:
        return stars * 10 + masks

    for picked in rolled.choices(roll):
        every = [worth(*each) for each in faces(roll, picked)]
        assert rolled.after(roll, picked, worth) == pytest.approx(sum(every) / len(every))


def asked(stage: Stage) -> dict[str, str]:
    """What each answer promises."""
    words = Words("en", "stalker")
    namer = StalkerNamer(words, ["Anna"], Known({0: "palkan"}, {}, {}))
    prompt = StalkerPrompt(words, namer, stage.game, stage.decision)
    return {choice.option: " · ".join(choice.details) for choice in prompt.choices}


def shot(*stars: str, gear: tuple[int, ...], part: str = "torso") -> Stage:
    """A shot at a rifle bandit (torso 4 ★ light, 6 ★ heavy, 9 ★ dead; head 7 ★) whose dice show this."""
    stage = Stage(grid("ABCD")).stalker(0, "A", focus=True).give(0, "akm_74u-1").enemy("bandit_rifle", "C", "E")
    stage.game.update(stage.game.state.cards["akm_74u-1"], ammo=5)
    stage.stalker_dice(*stars).gear(*gear).run(WeaponAttackRun(0, "single_shot")).finish("rerolls.choose")
    return stage


@pytest.mark.rule("ST-11.8")
def test_what_accepting_a_shot_promises_comes_true() -> None:
    sure = shot("2", "2", "2", gear=(3, 2))
    assert asked(sure)["accept"] == "kills (11 of 9 ★)"
    assert "bandit_rifle-1" not in sure.say("accept").finish().game.state.enemies

    short = shot("m", "1", "1", gear=(1, 0))
    assert asked(short)["accept"] == "misses by 1 ★"
    assert not short.say("accept").finish().foe("bandit_rifle-1").hurt

    hit = shot("2", "1", "1", gear=(2, 0))
    text = asked(hit)["accept"]
    found = re.fullmatch(r"heavy wound: kills in (\d+)%.*", text)
    assert found, text
    cards = [content().wounds[card].heavy for card in hit.game.pile("wound").draw]
    deadly = sum(card in (Outcome.LOSS, Outcome.LOSS_AND_SHUFFLE) for card in cards)
    assert int(found[1]) == round(100 * deadly / len(cards))


@pytest.mark.rule("ST-12.7")
def test_rolling_again_is_told_with_its_best_choice_and_then_die_by_die() -> None:
    stage = shot("m", "1", "1", gear=(1, 0))
    best = asked(stage)["focus"]
    assert re.fullmatch(r"kills in \d+%", best)
    promised = asked(stage.say("focus"))
    blank = next(option for option, text in promised.items() if text)
    assert asked(stage.say(blank))["enough"] == promised[blank]


@pytest.mark.rule("ST-13.18")
@pytest.mark.parametrize(
    ("stars", "hp", "text"), [(1, 16, "lose 6 HP"), (3, 4, "lose 4 HP · 0 HP left: a critical injury")]
)
def test_what_accepting_a_defence_promises_comes_true(stars: int, hp: int, text: str) -> None:
    stage = Stage(grid("ABCD")).stalker(0, "A", focus=True, hp=hp).give(0, "leather_jacket-1")
    stage.enemy("bandit_rifle", "C", "W").gear(stars).run(React(0))
    told = asked(stage)
    assert told["accept"] == text
    mean = sum(7 - face for face in GEAR_DIE) / 6
    assert told["focus"] == f"lose {round(mean, 1)} HP on average"
    assert stage.say("accept").me().hp == hp - int(text.split()[1])


@pytest.mark.rule("ST-14.6")
def test_who_accepts_an_anomaly_roll_knows_which_anomaly_it_is_and_what_it_costs() -> None:
    stage = Stage(grid("ABCDE", "FGHIJ", "KLMNO")).anomaly("whirligig", (3, "T@c2", "N"))
    way = tuple(stage.game.board.index[f"T.{letter}"] for letter in "BC")
    stage.stalker(0, "C", focus=True).symbol("P4").run(ActivationRolls("stalker-0", way)).finish("rerolls.choose")
    told = asked(stage)
    assert re.fullmatch(r"Whirligig activates · [\d.]+ HP on average", told["accept"])
    assert told["focus"] == "stays quiet in 60%"


@pytest.mark.rule("ST-13.22")
def test_the_end_of_the_last_turn_tells_that_the_enemies_act_then() -> None:
    def end(track: int, **now: Any) -> str:
        stage = (
            Stage(grid("ABCDEF"))
            .stalker(0, "F", slots=(3, 3), **now)
            .attention(0, "high", "F")
            .enemy("zombie", "A", "W")
        )
        return asked(stage.run(Turn(0, track)))["end"]

    assert end(0) == ""
    assert end(1, taken=(True, False)) == (
        "then the enemies act by a HIGH card: they come for HIGH tokens and, on 12 of 12, attack whom they see"
    )
