"""Every question of Zona and every answer to it has words."""

from __future__ import annotations

import logging
import random
import re
from collections.abc import Iterator

import pytest

from cordon.faces.prompt import percent
from cordon.faces.zona.prompts import ZonaPrompt
from cordon.games.registry import game
from cordon.games.zona.game import ZonaGame
from cordon.games.zona.odds import Odds
from cordon.games.zona.rules.actions import MOVE, OUTFIT, PASS
from cordon.games.zona.rules.attribute_test import FORCE
from cordon.games.zona.rules.bunkers import HEAL
from cordon.games.zona.rules.carrying import DROP
from cordon.games.zona.rules.market import TRADES
from cordon.games.zona.rules.script import PART
from cordon.kernel.decisions import Decision
from cordon.kernel.spec import Setup
from cordon.words.catalogue import Words
from cordon.words.zona.names import ZonaNamer
from tests.games.zona.table import Table

WORDS = Words("en", "zona")


def kinds() -> list[str]:
    """Every step of every procedure that asks somebody."""
    return [step.kind for procedure in game("zona").procedures() for step in procedure.steps.values() if step.offers]


def moments(seeds: range) -> Iterator[ZonaPrompt]:
    """The questions of random matches."""
    for seed in seeds:
        playing: ZonaGame = game("zona").new(Setup(seats=1 + seed % 4, seed=seed))
        draw = random.Random(seed)
        while decisions := playing.decisions():
            decision = draw.choice(decisions)
            yield moment(playing, decision)
            options = [o for o in decision.answers() if not any(o in verb for verb in (OUTFIT, DROP, PASS))]
            playing.answer(decision.seat, draw.choice(options or list(decision.answers())))


def moment(playing: ZonaGame, decision: Decision) -> ZonaPrompt:
    people = [f"P{seat + 1}" for seat in range(playing.state.seats)]
    return ZonaPrompt(WORDS, ZonaNamer(WORDS, people), playing, decision)


def test_every_step_that_asks_has_a_question() -> None:
    found = kinds()
    assert len(found) > 30
    missing = [kind for kind in found if not WORDS.has(f"ask-zona-{kind.replace('.', '-').replace('_', '-')}")]
    assert not missing


def test_no_question_is_left_over() -> None:
    asked = {f"ask-zona-{kind.replace('.', '-').replace('_', '-')}" for kind in kinds()}
    assert {id for id in WORDS.ids() if id.startswith("ask-zona-")} == asked


def test_every_verb_has_a_label() -> None:
    steps = [step for procedure in game("zona").procedures() for step in procedure.steps.values()]
    for step in steps:
        for verb in step.offers:
            own = f"ask-zona-{step.kind.replace('.', '-').replace('_', '-')}.{verb.name}"
            assert WORDS.has(own) or WORDS.has(f"option-zona-{verb.name}"), (step.kind, verb)


def test_questions_and_labels_of_random_matches_name_everything(caplog: pytest.LogCaptureFixture) -> None:
    """No message misses an argument, and no id of the rules shows through."""
    seen = set()
    with caplog.at_level(logging.WARNING):
        for asked in moments(range(6)):
            seen.add(asked.decision.kind)
            texts = [asked.question(), *(choice.text() for choice in asked.choices), *asked.story()]
            for text in texts:
                assert text
                assert not re.search(r"\b(MUT|ANO)-[GY]|\b[A-Z]{1,2}\d\d\b|[a-z]_[a-z]", text), (asked.decision, text)
    assert not caplog.records
    assert len(seen) > 20


def test_options_are_numbered_through_and_the_closed_ones_come_last() -> None:
    closed = 0
    for asked in moments(range(2)):
        choices = asked.choices
        assert [choice.number for choice in choices] == list(range(1, len(choices) + 1))
        answers = asked.decision.answers()
        assert tuple(choice.option for choice in choices if choice.is_open) == answers
        assert all(choice.rule.startswith("ZO-") for choice in choices[len(answers) :])
        closed += len(choices) - len(answers)
    assert closed > 50


def test_prices_stand_beside_what_is_bought_and_sold() -> None:
    for asked in moments(range(20)):
        for choice in asked.choices:
            if choice.is_open and any(choice.option in verb for verb in (*TRADES, HEAL)):
                assert any("₽" in detail for detail in choice.details), choice
                return
    pytest.fail("nobody traded")


@pytest.mark.rule("ZO-16.6")
def test_forcing_shows_its_price_and_its_chance() -> None:
    for asked in moments(range(2)):
        for choice in asked.choices:
            if choice.option == FORCE():
                fatigue = asked.view.scavengers[asked.seat].fatigue
                assert choice.details[0] == f"fatigue {fatigue} → {fatigue + 1}"
                assert choice.details[-1].endswith("%")
                return
    pytest.fail("no test could be forced")


@pytest.mark.rule("ZO-10.8")
def test_a_move_tells_of_the_shortcut_and_of_the_threats_behind_it() -> None:
    costs = threats = 0
    for asked in moments(range(4)):
        for choice in asked.choices:
            if choice.is_open and choice.option in MOVE:
                here, there = asked.view.scavengers[asked.seat].area, MOVE.read(choice.option)
                shortcut = asked.game.side.shortcut(here, there) is not None
                assert any(detail.startswith("costs 1 ") for detail in choice.details) == shortcut
                costs += shortcut
                if asked.game.threats_at(there):
                    threats += 1
                    assert choice.details
    assert costs
    assert threats


def test_only_what_is_certain_is_0_or_100_percent_and_a_half_goes_up() -> None:
    assert [percent(chance) for chance in (0.0, 0.001, 0.125, 0.5, 0.999, 1.0)] == [0, 1, 13, 50, 99, 100]


def test_an_event_choice_shows_the_odds_of_its_test_in_both_ways() -> None:
    for asked in moments(range(12)):
        for option, odds in asked.odds.items():
            if option in PART and odds.forced is not None:
                choice = next(choice for choice in asked.choices if choice.option == option)
                assert choice.details[-1] in _told(odds)
                assert "Test " in choice.label
                return
    pytest.fail("no event let anybody choose a test")


def _told(odds: Odds) -> tuple[str, str]:
    assert odds.forced is not None
    return (
        f"success {percent(odds.plain)}% ({percent(odds.forced)}% if you force)",
        f"success {percent(odds.plain)}%",
    )


@pytest.mark.rule("ZO-12.6", "ZO-19.4")
def test_opening_names_the_lock_and_its_price() -> None:
    table = Table("iwan", "tamara").put(0, area="dump").lock("shelter", "L2")
    label = labels(table)["open:shelter"]
    assert label == "Open the Government Shelter (Razor wire: take 3 wounds)"


@pytest.mark.rule("ZO-40")
def test_a_key_card_that_is_the_only_way_is_named() -> None:
    table = Table("iwan", "tamara").put(0, area="dump").lock("shelter", "L6").put(0, rubles=0).give(0, "F10-1")
    assert "uses up Officer’s key-card" in labels(table)["open:shelter"]
    assert "key-card" not in labels(table.put(0, rubles=900))["open:shelter"]


@pytest.mark.rule("ZO-12.5")
def test_the_area_action_tells_what_it_does() -> None:
    table = Table("iwan", "tamara").put(0, area="headquarters", reputation="neutral")
    assert labels(table)["area"].endswith("(worsen reputation, then take 1 gear)")
    assert "sleep" in labels(Table("iwan", "tamara").put(0, area="inn"))["area"]


@pytest.mark.rule("ZO-16.5")
def test_an_item_that_would_be_wasted_says_so() -> None:
    table = Table("iwan", "tamara").give(0, "K07-1").test(0, "INT", 9).dice("000").say("roll")
    assert "no minus shows" in labels(table)["use:K07-1"]


@pytest.mark.rule("ZO-8.13")
def test_a_conversion_that_spoils_a_price_says_so() -> None:
    table = Table("iwan", "tamara").put(0, injuries=6).give(0, "AG10-1", "AG01-1").give(0, "J10-1", worn=True)
    table.say("use:AG10-1")
    assert "then the price cannot be paid" in labels(table)["convert:AG01-1:RAD-WND"]


@pytest.mark.rule("ZO-24.5")
def test_alone_a_question_of_the_news_says_who_decides() -> None:
    table = Table("iwan").put(0, area="inn").top("news", "N16").news_phase()
    assert "you are the Voice of the Zone" in moment(table.game, table.decision).question()


def labels(table: Table) -> dict[str, str]:
    """What the options of a question read like."""
    return {choice.option: choice.text() for choice in moment(table.game, table.decision).choices}


@pytest.mark.rule("ZO-16.6", "ZO-12.8")
def test_what_can_bring_nothing_is_marked() -> None:
    """Forcing a test that has succeeded, resting when not tired."""
    seen = set()
    for asked in moments(range(3)):
        tones = {choice.option: choice.tone for choice in asked.choices if choice.is_open}
        if FORCE() in tones:
            done = asked.odds["accept"].plain == 1
            assert (tones[FORCE()] == "vain") is (done or asked.odds[FORCE()].plain == 0)
            seen.add("force" if done else "needed")
        if "rest" in tones:
            tired = asked.view.scavengers[asked.seat].fatigue > 0
            assert tones["rest"] == "" or not tired
            seen.add("tired" if tired else "rested")
    assert seen == {"force", "needed", "tired", "rested"}
