"""What the end of a turn will cost is what it costs, for every fall of the dice."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from cordon.games.stalker import events
from cordon.games.stalker.previews import danger_of, movement_of, routes_of
from cordon.games.stalker.rules.enemy_attack import React
from cordon.games.stalker.rules.rounds import Turn
from cordon.games.stalker.terms import ANOMALY_DIE, GEAR_DIE, Side
from cordon.games.stalker.threats import Ahead, ahead, danger
from tests.games.stalker.rules.stage import Stage, grid

CORRIDOR = grid("ABCDEF", cov={"F": 2})

POSITIONS: dict[str, Callable[[], Stage]] = {
    "a rifle": lambda: Stage(CORRIDOR).stalker(0, "D").give(0, "leather_jacket-1").enemy("bandit_rifle", "B", "E"),
    "from cover": lambda: Stage(CORRIDOR).stalker(0, "F").give(0, "leather_jacket-1").enemy("bandit_rifle", "D", "E"),
    "exposed": lambda: Stage(CORRIDOR).stalker(0, "D", exposed=True).enemy("bandit_rifle", "B", "E"),
    "a shotgun that comes nearer": lambda: Stage(CORRIDOR).stalker(0, "F").enemy("bandit_shotgun", "C", "E"),
    "a leap": lambda: Stage(CORRIDOR).stalker(0, "E").give(0, "leather_jacket-1").enemy("snork", "B", "E"),
    "a zombie": lambda: Stage(CORRIDOR).stalker(0, "D").give(0, "leather_jacket-1").enemy("zombie", "B", "E"),
    "two of them, exposed once": lambda: (
        Stage(CORRIDOR).stalker(0, "D", exposed=True).enemy("bandit_rifle", "B", "E").enemy("zombie", "C", "E")
    ),
    "pinned": lambda: Stage(CORRIDOR).stalker(0, "D").enemy("bandit_rifle", "B", "E", pinned=True),
    "too far": lambda: Stage(CORRIDOR).stalker(0, "E").enemy("armoured", "A", "E"),
    "unseen": lambda: Stage(CORRIDOR).stalker(0, "D").enemy("bandit_rifle", "B", "W"),
}


def outcomes(lay: Callable[[], Stage]) -> dict[int, float]:
    """The HP that React costs, with the chance of each amount: every face of every die is tried."""
    expected = danger(lay().game, 0)
    threats = expected.threats if expected is not None else ()
    dice = [threat.dice if threat.how == "attacks" else 0 for threat in threats]
    moody = [len(ANOMALY_DIE) if "zombie" in threat.enemy else 1 for threat in threats]
    found: dict[int, float] = {}
    rolls = list(product(*[list(product(range(6), repeat=n)) for n in dice]))
    symbols = list(product(*map(range, moody)))
    for faces, symbol in product(rolls, symbols):
        stage = lay()
        called_off = [moody[i] > 1 and ANOMALY_DIE[symbol[i]] == "P1" for i in range(len(threats))]
        for i in range(len(threats)):
            if moody[i] > 1:
                stage.luck("die:anomaly", (symbol[i],))
            if faces[i] and not called_off[i]:
                stage.luck("die:gear", faces[i])
        stage.run(React(0)).finish()
        lost = sum(event.lost for event in stage.events(events.Defended))
        found[lost] = found.get(lost, 0.0) + 1 / (len(rolls) * len(symbols))
    return found


@pytest.mark.rule("ST-13.20")
@pytest.mark.parametrize("name", POSITIONS)
def test_the_price_of_ending_a_turn_is_what_the_dice_make_it(name: str) -> None:
    lay = POSITIONS[name]
    told = danger(lay().game, 0)
    found = outcomes(lay)
    hp = lay().game.stalker(0).hp
    assert (told.loss if told is not None else 0) == pytest.approx(sum(lost * chance for lost, chance in found.items()))
    fall = sum(chance for lost, chance in found.items() if lost >= hp)
    assert (told.fall if told is not None else 0) == pytest.approx(fall)


@pytest.mark.rule("ST-13.17")
def test_who_does_not_attack_is_told_apart() -> None:
    def how(name: str) -> str:
        found = danger(POSITIONS[name]().game, 0)
        return found.threats[0].how if found is not None else "nobody"

    assert [how(name) for name in ("pinned", "too far", "unseen", "a leap")] == ["pinned", "short", "nobody", "attacks"]


@pytest.mark.rule("ST-10.4")
def test_whoever_may_be_left_without_hp_is_told_how_likely_that_is() -> None:
    stage = Stage(CORRIDOR).stalker(0, "D", hp=5).give(0, "leather_jacket-1").enemy("bandit_rifle", "B", "E")
    found = danger(stage.game, 0)
    assert found is not None
    (threat,) = found.threats
    lost = [max(0, 7 - sum(faces)) for faces in product(GEAR_DIE, repeat=threat.dice)]
    assert found.fall == pytest.approx(sum(each >= 5 for each in lost) / len(lost))


@pytest.mark.rule("ST-7.2")
def test_the_end_of_a_way_is_judged_as_if_one_stood_there() -> None:
    stage = Stage(CORRIDOR).stalker(0, "F").enemy("bandit_rifle", "A", "E").run(Turn(0, 0))
    game = stage.game
    move = movement_of(game, 0, "move")
    assert move is not None
    nearer = routes_of(game, move, slides=True)[game.board.index["T.D"]]
    there = danger_of(game, move, nearer)
    assert there is not None
    assert there.threats == danger(Stage(CORRIDOR).stalker(0, "D").enemy("bandit_rifle", "A", "E").game, 0).threats  # type: ignore[union-attr]
    assert game.stalker(0).space == game.board.index["T.F"]


@pytest.mark.rule("ST-13.22", "ST-13.24")
@pytest.mark.parametrize(
    ("attention", "expected"),
    [("high", Ahead("high", 12, 12)), ("low", Ahead("low", 3, 10)), ("", Ahead("low", 3, 10))],
)
def test_before_the_last_turn_of_a_round_ends_one_knows_the_deck_but_not_the_card(
    attention: Side, expected: Ahead
) -> None:
    stage = Stage(CORRIDOR).stalker(0, "D", taken=(True, True))
    if attention:
        stage.attention(0, attention, "D")
    assert ahead(stage.game) == expected


@pytest.mark.rule("ST-6.12")
def test_the_enemies_are_not_told_of_while_somebody_has_a_turn_left() -> None:
    stage = Stage(CORRIDOR, seats=2).stalker(0, "D", taken=(True, True)).stalker(1, "E", taken=(True, False))
    assert ahead(stage.game) is None
