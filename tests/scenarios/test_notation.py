"""A position is a few lines of text: written out of any match, and laid out again to the same match."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from cordon.cli import app
from cordon.games.registry import game as spec_of
from cordon.games.stalker.rules.rounds import Round
from cordon.kernel import saves
from cordon.kernel.game import Game
from cordon.kernel.session import Session
from cordon.kernel.spec import GameSpec, Setup
from cordon.scenarios.nodes import ScenarioError
from cordon.scenarios.notation import PositionError, laid_out, position_of
from cordon.scenarios.position import plain

SWITCHES: dict[str, dict[str, Any]] = {
    "lost": {"lost": True},
    "campaign": {"mode": "campaign", "lost": True},
    "survival": {"mode": "survival"},
}
"""Other ways to play S.T.A.L.K.E.R."""
AT_BINDER = ("navigation.choose", "contacts.choose", "packing.choose")
RESTING: dict[str, Callable[[Game[Any]], bool]] = {
    "zona": lambda game: game.decisions()[0].kind == "take_turn.choose",
    "twom": lambda game: game.decisions()[0].kind == "action_stage.assign" and not game.state.stack[-1].plan,
    "stalker": lambda game: game.decisions()[0].kind == "turn.choose",
    "lost": lambda game: game.decisions()[0].kind == "turn.choose",
    "campaign": lambda game: game.decisions()[0].kind in ("turn.choose", *AT_BINDER),
    "survival": lambda game: game.decisions()[0].kind == "turn.choose",
}
"""Where nothing is under way."""
LINES = """\
game: zona
setup: {seats: 2, characters: [kostia, wiera]}
given:
  scavengers.0: {fatigue: 3, area: swamp, items: [{card: J03-1, tokens: 2}, J06-1]}
  facilities.archive: {open: true, events: 4}
start: {turn: 1, actions: 1}
"""
BINDER = """\
game: stalker
setup: {seats: 1, stalkers: [velet], config: {mode: campaign}}
given:
  places: {A1: crossed, '103': open, '104': open, '105': crossed, '110': open, A2: open}
  stash: [akm_74u-1, bread-1]
  contacts: [sidorovich, guide, bashta]
  destination: A2
  magazines.rifle: 1
  late.A: 1
  memory.dalik: rescued
  money: 350
start: {chapter: {before: {}, visited: '105', purse: 1350, money: 0, kit: 0}, packing: null}
"""


def played(name: str) -> GameSpec[Any]:
    return spec_of("stalker" if name in SWITCHES else name)


def match(name: str, seed: int) -> Iterator[Game[Any]]:
    """A random match, decision by decision."""
    spec = played(name)
    low, high = spec.seats
    numbered = {"scenario": f"S{seed + 1:02}", "zone_map": f"M{seed + 1:02}"} if name == "survival" else {}
    game = spec.new(Setup(low + seed % (high - low + 1), seed, {**SWITCHES.get(name, {}), **numbered}))
    dice = random.Random(seed)
    while decisions := game.decisions():
        yield game
        decision = dice.choice(decisions)
        # A campaign that was put aside for a scenario (ST-19.4) has no position.
        game.answer(decision.seat, dice.choice([each for each in decision.answers() if each != "zone_survival"]))


def questions(game: Game[Any]) -> list[Any]:
    """What is asked, in no order."""
    return [(asked.seat, asked.kind, sorted(asked.answers()), asked.low, asked.high) for asked in game.decisions()]


def seen(game: Game[Any], seat: int | None) -> Any:
    """What a seat sees; things lie side by side in no order."""
    view = plain(game.spec.view(game, seat))
    return _unordered({name: value for name, value in view.items() if name != "decisions"})


def _unordered(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _unordered(each) for key, each in value.items()}
    if isinstance(value, list | tuple) and value and isinstance(value[0], dict):
        return sorted((_unordered(each) for each in value), key=str)
    return value


@pytest.mark.parametrize("name", RESTING)
@pytest.mark.parametrize("seed", range(3))
def test_a_position_is_the_same_match_to_whoever_looks_on(name: str, seed: int) -> None:
    at_rest = [game.clone() for game in match(name, seed) if RESTING[name](game)]
    assert at_rest
    for game in random.Random(seed).sample(at_rest, min(3, len(at_rest))):
        twin = laid_out(position_of(game))
        assert seen(twin, None) == seen(game, None)
        assert questions(twin) == questions(game)


@pytest.mark.parametrize("name", RESTING)
@pytest.mark.parametrize("seed", range(3, 6))
def test_with_what_is_hidden_the_rest_of_the_match_is_the_same_too(name: str, seed: int) -> None:
    moments = [game.clone() for game in match(name, seed) if name != "survival" or game.nearest(Round)]
    moments = moments[played(name).seats[1] :]
    for game in random.Random(seed).sample(moments, min(2, len(moments))):
        twin = laid_out(position_of(game, hidden=True))
        dice = random.Random(seed)
        seats = range(game.state.seats)
        assert [seen(twin, seat) for seat in seats] == [seen(game, seat) for seat in seats]
        while game.decisions():
            assert questions(twin) == questions(game)
            decision = dice.choice(game.decisions())
            answer = dice.choice(sorted(each for each in decision.answers() if each != "zone_survival"))
            game.answer(decision.seat, answer)
            twin.answer(decision.seat, answer)
        assert [seen(twin, seat) for seat in seats] == [seen(game, seat) for seat in seats]


@pytest.mark.parametrize("lines", [LINES, BINDER])
def test_it_is_written_as_it_is_read(lines: str) -> None:
    assert position_of(laid_out(lines)) == lines


def test_what_nobody_may_know_is_told_only_if_asked_for() -> None:
    """Neither the seed, from which every deck could be laid again, nor a card of a deck."""
    game = next(game for game in match("zona", 1) if RESTING["zona"](game))
    assert "seed" not in position_of(game)
    assert "draw" not in position_of(game)
    assert "seed: 1," in position_of(game, hidden=True)
    one, other = game.clone(), game.clone()
    other.spec.redeal(other, None, 99)
    assert position_of(one) == position_of(other)


def test_moments_without_a_position_are_told() -> None:
    moments = list(match("zona", 2))
    with pytest.raises(PositionError, match="still being set up"):
        position_of(next(match("zona", 2)), hidden=True)
    with pytest.raises(PositionError, match="the match is over"):
        position_of(moments[-1])
    busy = next(game for game in match("zona", 2) if game.decisions()[0].kind == "test.ready")
    with pytest.raises(PositionError, match=r"in the middle of something \(test.ready\)"):
        position_of(busy)


@pytest.mark.parametrize("hidden", [False, True])
def test_a_scenario_between_two_missions_is_told_as_a_match_of_its_own(hidden: bool) -> None:
    """ST-19.4 The campaign waits: nothing of it is in the position, and it goes on waiting."""
    game = spec_of("stalker").new(Setup(1, 4, {"mode": "campaign"}))
    for answer in ("stalker:borsuk", "done", "zone_survival", "scenario:S08", "zone_map:M02"):
        game.answer(0, answer)
    while game.decisions()[0].kind != "turn.choose":
        options = game.decisions()[0].answers()
        game.answer(0, "done" if "done" in options else options[0])
    text = position_of(game, hidden)
    laid = laid_out(text)
    switches = laid.state.config
    assert (switches.mode, switches.scenario, switches.zone_map) == ("survival", "S08", "M02")
    assert set(laid.decisions()[0].options) == set(game.decisions()[0].options)
    assert position_of(laid, hidden) == text
    assert game.state.config.mode == "campaign"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "x.yaml:1: there is no position in it"),
        ("game: zona\n", "the key 'setup' is missing"),
        (LINES.replace("fatigue: 3", "fatigue: 9"), "x.yaml:4: given.scavengers.0.fatigue: 9 is not possible"),
        (LINES.replace("events: 4", "events: 40"), "40 is not possible; it goes from 0 to 10"),
        (LINES.replace("actions: 1", "stack: [{type: Dance}]"), "x.yaml:6: start.stack: is not a stack of procedures"),
        (LINES.replace("actions: 1", "stack: [{type: Rest, at: dance, seat: 1}]"), "Rest.dance"),
        (LINES.replace("actions: 1", "stack: 3"), "is not a stack of procedures"),
        (LINES.replace("actions: 1", "stack: [{type: Move, at: meet, seat: 1, to: moon}]"), "x.yaml:6: start: "),
    ],
)
def test_a_wrong_position_is_told(text: str, says: str) -> None:
    with pytest.raises(ScenarioError) as error:
        laid_out(text, "x.yaml")
    assert says in str(error.value)


# --- the command ------------------------------------------------------------------------------------------------------


def told(*arguments: str, given: str = "") -> str:
    result = CliRunner().invoke(app, ["position", *arguments], input=given)
    assert result.exit_code == 0, result.output
    return result.output


def test_a_save_is_told_as_a_position_and_a_position_becomes_a_save(tmp_path: Path) -> None:
    save, lines = tmp_path / "match.json", tmp_path / "lines.yaml"
    lines.write_text(LINES, encoding="utf-8")
    assert told(str(lines), "--save", str(save)) == ""
    assert told(str(save)) == LINES
    assert told("-", given=LINES) == LINES
    assert "seed: 1" in told(str(save), "--hidden")
    loaded = saves.read(save, {"zona": spec_of("zona")})
    assert loaded.session.decisions == laid_out(LINES).decisions()


def test_a_save_is_never_written_over(tmp_path: Path) -> None:
    save = tmp_path / "match.json"
    saves.write(save, Session(spec_of("zona"), Setup(1)))
    before = save.read_bytes()
    result = CliRunner().invoke(app, ["position", "-", "--save", str(save)], input=LINES)
    assert result.exit_code == 1
    assert save.read_bytes() == before


def test_what_is_no_position_is_told_in_a_sentence(tmp_path: Path) -> None:
    for file in (tmp_path / "none.yaml", tmp_path):
        result = CliRunner().invoke(app, ["position", str(file)])
        assert result.exit_code == 1
        assert "cannot be read" in result.output
