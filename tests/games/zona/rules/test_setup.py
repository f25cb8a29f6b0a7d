"""ZO-4 Setup, ZO-5 choosing a scavenger, ZO-24 alone."""

from __future__ import annotations

from collections import Counter

import pytest

from cordon.games.zona import GAME
from cordon.games.zona.content import content
from cordon.games.zona.game import ZonaGame
from cordon.kernel.errors import SetupError
from cordon.kernel.spec import Setup


def begun(seats: int, seed: int = 1, **config: object) -> ZonaGame:
    """A match at its first turn, everybody having taken the first board offered."""
    game = GAME.new(Setup(seats, seed, config))
    while game.decisions()[0].kind in ("keep_board.choose", "match.choose_freely"):
        decision = game.decisions()[0]
        game.answer(decision.seat, decision.options[0])
    return game


@pytest.mark.rule(
    "ZO-4.2",
    "ZO-4.8",
    "ZO-4.10",
    "ZO-19.1",
    "ZO-24.1",
    "ZO-4.5",
    "ZO-4.11",
    "ZO-24.2",
    "ZO-4.4",
    "ZO-4.6",
    "ZO-4.9",
    "ZO-24.4",
)
@pytest.mark.parametrize(("seats", "finds", "news"), [(1, 2, 16), (2, 2, 21), (3, 3, 21), (4, 4, 21)])
def test_the_table_is_laid_for_the_number_of_players(seats: int, finds: int, news: int) -> None:
    state = begun(seats).state
    assert [len(facility.finds) for facility in state.facilities.values()] == [finds] * 4
    assert [len(facility.events) for facility in state.facilities.values()] == [10] * 4
    assert len({facility.lock for facility in state.facilities.values()}) == 4
    assert not any(facility.open for facility in state.facilities.values())
    assert len(state.piles["news"].draw) == news
    assert all(len(row.cards) == 4 and "" not in row.cards for row in state.market.values())
    sizes = {
        deck: len(content().decks[deck]) for deck in ("green", "yellow", "sarcophagus", "emission", "artG", "artY")
    }
    sizes |= {deck: len(content().decks[deck]) - 4 for deck in ("junk", "gear")}
    assert {deck: len(state.piles[deck].draw) for deck in sizes} == sizes
    assert state.emission == 0
    assert all(scavenger.fatigue == 1 for scavenger in state.scavengers.values())


@pytest.mark.rule("ZO-24.3", "ZO-51.30", "ZO-5.3")
@pytest.mark.parametrize(("seats", "tokens"), [(1, 4), (2, 4), (3, 6), (4, 8)])
def test_starting_threats_lie_on_the_board_and_alone_those_of_one_board_more(seats: int, tokens: int) -> None:
    for seed in range(5):
        game = begun(seats, seed)
        lying = [(token[:5], area.id) for area in game.state.areas.values() for token in area.threats]
        assert len(lying) == tokens
        placed = Counter(lying)
        for scavenger in game.state.scavengers.values():
            board = game.content.characters[scavenger.character]
            placed -= Counter((threat.slot, threat.area) for threat in board.threats)
        if seats == 1:
            others = [
                Counter((t.slot, t.area) for t in game.content.characters[c].threats) for c in game.state.characters
            ]
            assert placed in others
        else:
            assert not placed


@pytest.mark.rule("ZO-5.2")
def test_everybody_is_dealt_two_boards_at_the_same_time() -> None:
    game = GAME.new(Setup(4, 2))
    decisions = game.decisions()
    assert {decision.seat for decision in decisions} == {0, 1, 2, 3}
    boards = [option for decision in decisions for option in decision.options]
    assert (len(boards), len(set(boards))) == (8, 8)
    for decision in decisions:
        game.answer(decision.seat, decision.options[1])
    assert len(game.state.characters) == 6
    assert not {scavenger.character for scavenger in game.state.scavengers.values()} & set(game.state.characters)


@pytest.mark.rule("ZO-5.2")
def test_by_consent_all_choose_among_all_ten() -> None:
    game = GAME.new(Setup(2, 2, {"character_draft": "open"}))
    (decision,) = game.decisions()
    assert len(decision.options) == 10
    assert decision.seat == game.state.voice
    game.answer(decision.seat, "keep:foma")
    (decision,) = game.decisions()
    assert len(decision.options) == 9


@pytest.mark.rule("ZO-5.1")
def test_the_first_voice_is_random_or_the_host() -> None:
    assert {begun(4, seed).state.voice for seed in range(20)} == {0, 1, 2, 3}
    assert {begun(4, seed, first_player="host").state.voice for seed in range(20)} == {0}


@pytest.mark.rule("ZO-4.3", "ZO-31.6", "ZO-31.2")
def test_facilities_lie_at_fixed_or_random_places() -> None:
    fixed = {"archive": "slot-1", "botanical_lab": "slot-2", "shelter": "slot-3", "observatory": "slot-4"}
    layouts = [
        {f.id: f.slot for f in begun(2, seed, facility_layout="random").state.facilities.values()} for seed in range(20)
    ]
    assert {f.id: f.slot for f in begun(2).state.facilities.values()} == fixed
    assert any(layout != fixed for layout in layouts)
    assert all(sorted(layout.values()) == sorted(fixed.values()) for layout in layouts)
    game = next(begun(2, seed, facility_layout="random") for seed in range(20) if layouts[seed]["archive"] == "slot-3")
    assert game.entrances(game.state.facilities["archive"]) == ("dump",), "the slot keeps its entrances"


@pytest.mark.rule("ZO-32.4", "ZO-32.1")
def test_the_faces_of_the_dice_are_a_switch() -> None:
    game = begun(1, die_faces=("HAZARD",) * 6)
    seat = game.decisions()[0].seat
    game.update(game.scavenger(seat), area="borderland")
    game.waiting = None
    game.answer(seat, "area")
    game.answer(seat, "roll")
    rolled = [note.event for note in game.notes if type(note.event).__name__ == "Rolled"]
    assert rolled[0].dice == ("HAZARD",) * 3  # type: ignore[attr-defined]


@pytest.mark.rule("ZO-1.1")
@pytest.mark.parametrize("seats", [0, 5])
def test_zona_is_for_one_to_four(seats: int) -> None:
    with pytest.raises(SetupError):
        GAME.new(Setup(seats))


@pytest.mark.rule("ZO-26")
@pytest.mark.parametrize("config", [{"fatigue_min": 2}, {"unknown": 1}, {"die_faces": ["PLUS"]}, {"news_end": "never"}])
def test_a_wrong_switch_is_told(config: dict[str, object]) -> None:
    with pytest.raises(SetupError, match="setup-switch"):
        GAME.new(Setup(2, 0, config))
