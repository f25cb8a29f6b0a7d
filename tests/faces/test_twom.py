"""This War of Mine in words: whole campaigns told and asked in four languages, without an id among the words."""

from __future__ import annotations

import ast
import logging
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeGuard

import pytest

from cordon.faces.twom import drawing
from cordon.faces.twom.drawing import Need
from cordon.faces.twom.pages import page_of
from cordon.faces.twom.speaker import TwomSpeaker
from cordon.games.twom import GAME, events, odds, rules
from cordon.games.twom.content import content
from cordon.games.twom.rules import reasons
from cordon.games.twom.rules.dawn import DawnPhase
from cordon.games.twom.rules.people import ChoosePerson
from cordon.games.twom.rules.scavenging import ChooseFindings
from cordon.games.twom.scripts import CombatNode, OnResident
from cordon.games.twom.terms import MEDICAL
from cordon.kernel.decisions import Decision
from cordon.kernel.events import Event, Note
from cordon.kernel.frames import started
from cordon.kernel.session import Session
from cordon.kernel.spec import Setup
from cordon.words.catalogue import LOCALES, Words
from cordon.words.narrator import message_id

LANGUAGES = ("en", "de", "pl", "uk")
ANY_ID = re.compile(r"\bC[01]\d\b|\b(F|E|L|N|R|V|K|NA|FT|CH)\d{1,2}\b|script-|\w_\w|\{|\$")
SPEAKER = TwomSpeaker()


def campaign(seed: int, answers: int, seats: int = 1) -> Iterator[tuple[Session[Any], Decision]]:
    """A campaign of random answers that keeps a guard, question by question."""
    session = Session(GAME, Setup(seats, seed=seed))
    dice = random.Random(seed)
    for _ in range(answers):
        if not session.decisions:
            return
        decision = session.decisions[0]
        yield session, decision
        options = [option for option in decision.answers() if option != "leave_unguarded"]
        session.answer(decision.seat, dice.choice(options or decision.answers()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_random_campaign_can_be_asked_and_told(language: str, caplog: pytest.LogCaptureFixture) -> None:
    teller = SPEAKER.teller(Words(language, "twom"), ["Anna"])
    texts: list[str] = []
    with caplog.at_level(logging.WARNING, "cordon.words"):
        for seed in (1, 2):
            teller.begin()
            told = 0
            for session, decision in campaign(seed, 250):
                for notes in session.notes[told:]:
                    texts += [line.text for note in notes for line in teller.tell(note)]
                told = len(session.notes)
                asked = SPEAKER.asked(session, decision, teller)
                texts += [asked.text, *asked.story]
                texts += [part for choice in asked.choices for part in (choice.label, *choice.details, choice.why)]
    assert len(texts) > 3000
    assert sorted({text for text in texts if ANY_ID.search(text)}) == []
    assert not caplog.records


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_words(language: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "cordon.words"):
        cards = SPEAKER.cards(Words(language, "twom"))
    assert all(card.name for card in cards.values())
    words = [part for card in cards.values() for part in (card.name, card.rules, card.flavour, *card.facts)]
    assert sorted({text for text in words if ANY_ID.search(text)}) == []
    assert not caplog.records


@pytest.mark.parametrize("language", LANGUAGES)
def test_whom_a_page_makes_us_fight_has_a_name(language: str) -> None:
    cards = SPEAKER.cards(Words(language, "twom"))
    fights = [
        id for id, script in content().scripts.items() for node in script.nodes.values() if isinstance(node, CombatNode)
    ]
    brought = [id for id in fights if isinstance(content().scripts[id].at, OnResident)]
    assert 0 < len(brought) < len(fights)
    assert [id for id in fights if id not in brought and f"foe-{id}" not in cards] == []


def test_every_event_has_a_line_in_every_language() -> None:
    for language in LANGUAGES:
        text = (LOCALES / language / "twom" / "log.ftl").read_text(encoding="utf-8")
        missing = [kind for kind in events.ALL if f"{message_id('twom', kind)} =" not in text]
        assert missing == []


def test_rules_text_is_made_from_the_cards() -> None:
    cards = SPEAKER.cards(Words("en", "twom"))
    assert cards["E08"].rules == "Gain 1 canned food. Gain 1 bandage."
    assert cards["action:F03:cook_raw"].rules == "Discard 1 wood and 1 raw food; gain 1 canned food."
    assert cards["C07"].rules == "Cook. Cooking costs no wood."
    assert cards["option:N02:share"].rules == "Discard 1 food; everybody present: Misery −1."
    assert cards["exploration:pantry"].rules == "Take the Pantry row. Noise +1. Noise roll."


def test_a_plan_tells_prices_and_what_would_be_left() -> None:
    session, decision = next(
        (session, decision) for session, decision in campaign(3, 200) if decision.kind == "action_stage.assign"
    )
    teller = SPEAKER.teller(Words("en", "twom"), ["Anna"])
    asked = SPEAKER.asked(session, decision, teller)
    facts = asked.facts
    person = facts["waiting"][0]
    assert asked.odds[f"assign:{person}:search"].plain == pytest.approx(0.6)
    assert facts["labels"]["search"]["place"] == "G5"
    wood = session.game.state.storage["wood"]
    session.answer(decision.seat, f"assign:{person}:build:F08")
    assert "action_stage.choose_space" in [asked.kind for asked in session.decisions]
    session.answer(decision.seat, "space:B4")
    facts = SPEAKER.asked(session, session.decisions[0], teller).facts
    cost = facts["reserved"]["wood"]
    assert facts["left"]["wood"] == wood - cost
    assert facts["labels"]["build:F08:B4"]["place"] == "B4"


def test_work_in_the_house_stands_in_the_case_of_its_sentence() -> None:
    session, decision = next(
        (session, decision) for session, decision in campaign(3, 200) if decision.kind == "action_stage.assign"
    )
    labels = SPEAKER.asked(session, decision, SPEAKER.teller(Words("de", "twom"), ["Anna"])).facts["labels"]
    assert labels["build:F08"]["name"] == "Den Sessel bauen"


@pytest.mark.parametrize(
    ("weapon", "rerolls", "any_hit"),
    [("", 0, 1 / 3), ("", 1, 1 - (2 / 3) ** 2), ("knife", 0, 1 / 2), ("knife", 2, 7 / 8), ("pistol", 1, 3 / 4)],
)
def test_chances_of_weapons(weapon: str, rerolls: int, any_hit: float) -> None:
    """TW-17."""
    assert odds.forecast(weapon, rerolls).any == pytest.approx(any_hit)


def test_hits_of_weapons() -> None:
    """TW-17; a hatchet's own symbol kills, and with two shots the rerolls are shared."""
    assert odds.forecast("", 0).hits == pytest.approx(1 / 3)
    assert odds.forecast("pistol", 0).hits == pytest.approx(1)
    assert odds.forecast("hatchet", 0).kill == pytest.approx(1 / 6)
    assert odds.forecast("assault_rifle", 0, shots=2).hits == pytest.approx(2)
    assert odds.forecast("assault_rifle", 1, shots=2).hits == pytest.approx(1.5 + 0.5 * 1.5 + 0.5 * 1)


def test_two_shots_agree_with_a_count_of_all_throws() -> None:
    """The shared reroll, by brute force over the six faces."""
    faces = [1, 2, 3, 0, 0, 0]
    total = 0.0
    for first in faces:
        for second in faces:
            for third in faces:
                hits = first + (second or third) if first else second + third
                total += hits / 216
    assert odds.forecast("assault_rifle", 1, shots=2).hits == pytest.approx(total)


def test_prowess_and_search() -> None:
    assert odds.prowess("C03") == pytest.approx(0.8)
    assert odds.search() == pytest.approx(0.6)


def test_the_rules_page_has_the_numbers_of_the_rules() -> None:
    for language in LANGUAGES:
        rules = SPEAKER.rules(Words(language, "twom"))
        ids = [rule.id for rule in rules]
        assert ids[0] == "TW-0"
        assert {f"TW-{chapter}" for chapter in range(16)} <= set(ids)
        assert all(rule.text for rule in rules if rule.level > 1)


def test_what_the_night_needs() -> None:
    session = Session(GAME, Setup(1, seed=1))
    drawn = SPEAKER.drawn(session)
    assert drawn.tonight.water == Need(need=3, have=2)
    assert drawn.tonight.food == Need(need=3, have=3)
    assert drawn.blocked.keys() == session.game.state.people.keys()


SORTS = {
    "O1": {"build"}, "O2": {"build"}, "O3": {"stock"}, "O4": {"stock"},
    "O5": {"board"}, "O6": {"clear"}, "O7": {"stock"}, "O8": {"cheer"},
}  # fmt: skip
"""By objective: what it asks for at the beginning."""


@pytest.mark.parametrize("card", SORTS)
def test_an_objective_tells_what_it_still_asks_for(card: str) -> None:
    game = Session(GAME, Setup(1, seed=1)).game
    game.set(objective=card)
    game.update(next(iter(game.state.people.values())), misery=3)
    goal = drawing.goal(game)
    assert goal is not None
    assert not goal.met
    assert {aim.sort for aim in goal.aims} == SORTS[card]
    game.set(cold=3)
    colder = drawing.goal(game)
    assert colder is not None
    assert ("warm" in {aim.sort for aim in colder.aims}) == (card == "O1")


def test_a_share_tells_when_too_little_is_left_for_the_others() -> None:
    session, asked = asked_at("dusk_phase.drink")
    people, water = len(session.game.state.people), session.game.state.storage["water"]
    drinks = [choice for choice in asked.choices if choice.option.startswith("drink:")]
    assert drinks
    short = [any("then not enough" in detail for detail in choice.details) for choice in drinks]
    assert all(short) == any(short) == (water < people)


def test_a_token_tells_what_it_is_good_for() -> None:
    for language in LANGUAGES:
        cards = SPEAKER.cards(Words(language, "twom"))
        assert all(cards[token].rules for token in content().tokens)
    assert "Hunger −2" in SPEAKER.cards(Words("en", "twom"))["canned_food"].rules


def test_every_decision_of_the_rules_has_a_question() -> None:
    """Every step that asks, found in the source, so that none is missed because it is rare."""
    words = Words("en", "twom")
    found = []
    for path in sorted((Path(rules.__file__).parent).glob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found += [f"{_kebab(node.name)}-{step.name}" for step in node.body if _asks(step)]
    keys = [f"ask-twom-{key.replace('_', '-')}" for key in found]
    assert len(keys) > 40
    assert [key for key in keys if not words.has(key)] == []


def _asks(step: ast.stmt) -> TypeGuard[ast.FunctionDef]:
    if not isinstance(step, ast.FunctionDef) or not step.decorator_list:
        return False
    calls = [node.func for node in ast.walk(step) if isinstance(node, ast.Call)]
    return any(isinstance(call, ast.Name) and call.id in ("ask", "ask_amount") for call in calls)


def _kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


def test_a_page_names_its_people_and_its_place() -> None:
    words = Words("en", "twom")
    page = page_of(words, "script-1301-hole", {"them": "C01"}, "L01")
    assert "Vuk" in page


@pytest.mark.parametrize(
    ("language", "cat", "earth"),
    [
        ("en", "The grey cat was on the building site,", "earth on the building site,"),
        ("de", "Die graue Katze saß auf der Baustelle,", "Hinter der Baustelle,"),
        ("pl", "Szara kotka siedziała na placu budowy,", "Za placem budowy,"),
        ("uk", "Сіра кішка сиділа на будівництві,", "За будівництвом,"),  # noqa: RUF001  # Ukrainian
    ],
)
def test_a_place_has_its_cases_in_every_language(language: str, cat: str, earth: str) -> None:
    words = Words(language, "twom")
    assert cat in page_of(words, "script-1201-again", {}, "L05")
    assert earth in page_of(words, "script-1209-fence", {}, "L05")
    places = (LOCALES / language / "twom" / "locations.ftl").read_text(encoding="utf-8")
    assert places.count("    .locative = ") == len(content().locations)


@pytest.mark.parametrize(
    ("language", "we"), [("en", "we|us|our"), ("de", "wir|uns"), ("pl", "my|nas|nam"), ("uk", "ми|нас|нам")]
)
def test_the_closing_page_of_a_sole_survivor_names_no_others(language: str, we: str) -> None:
    words = Words(language, "twom")
    others = re.compile(rf"\b({we})\b", re.IGNORECASE)
    for page in ("1442-middle", "1443-high", "1444-shared", "1447-middle", "1448-high", "1449-high", "1449-shared"):
        alone, together = (page_of(words, f"script-{page}", {"self": "C01"}, "", n, n) for n in (1, 3))
        assert (bool(others.search(alone)), bool(others.search(together))) == (False, True)


def test_help_is_told_once_when_somebody_breaks() -> None:
    teller = SPEAKER.teller(Words("en", "twom"), ["Anna"])
    note = Note(events.Broke("C01"), "TW-3.4")
    assert len(teller.tell(note)) == 2
    assert len(teller.tell(note)) == 1


def test_every_reason_has_words_and_its_rule_a_place_on_the_page() -> None:
    """The rules that reasons are given under are found in the source."""
    source = "".join(path.read_text(encoding="utf-8") for path in Path(rules.__file__).parent.parent.rglob("*.py"))
    cited = {rule for _, rule in re.findall(r'\b([A-Z_]{4,}|lacking)\("(TW-[\d.]+)"', source)}
    assert (len(reasons.ALL) > 35, len(cited) > 20) == (True, True)
    for language in LANGUAGES:
        words = (LOCALES / language / "twom" / "reasons.ftl").read_text(encoding="utf-8")
        assert [id for id in sorted(reasons.ALL) if f"reason-twom-{id} =" not in words] == []
        assert cited - {rule.id for rule in SPEAKER.rules(Words(language, "twom"))} == set()


# --- words that were wrong once ---------------------------------------------------------------------------------------


def asked_at(kind: str, *, seeds: range = range(1, 60)) -> tuple[Session[Any], Any]:
    """The first question of this kind that random campaigns meet, in English."""
    teller = SPEAKER.teller(Words("en", "twom"), ["Anna"])
    for seed in seeds:
        for session, decision in campaign(seed, 250):
            if decision.kind == kind:
                return session, SPEAKER.asked(session, decision, teller)
    raise AssertionError(kind)


@pytest.mark.parametrize("language", LANGUAGES)
def test_facts_of_a_card_are_never_empty(language: str) -> None:
    cards = SPEAKER.cards(Words(language, "twom"))
    assert [id for id, card in cards.items() if not all(card.facts)] == []


@pytest.mark.parametrize("game", ["twom", "stalker", "zona"])
def test_what_is_said_stands_in_proper_quotes(game: str) -> None:
    """A placeable of Fluent may hold straight ones; what is read may not."""
    found = {
        (path.name, line.strip())
        for path in sorted((LOCALES / "en" / game).glob("*.ftl"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if '"' in re.sub(r'\{ ?"[^"]*" ?\}', "", line) and not line.startswith("#")
    }
    assert found == set()


def test_dusk_tells_how_much_there_is() -> None:
    """TW-7.1, TW-7.3."""
    session, asked = asked_at("dusk_phase.drink")
    assert f"In store: {session.game.state.storage.get('water', 0) or 'nothing'}" in asked.text
    session, asked = asked_at("dusk_phase.eat")
    food = next(token for token in ("canned_food", "raw_food", "vegetable") if session.game.state.storage.get(token))
    assert f"In store: {session.game.state.storage[food]} {food.replace('_', ' ')}" in asked.text


def test_of_what_there_is_plenty_no_more_is_offered_than_can_be_carried() -> None:
    """TW-9.9: all the wood that the box has may be added, but nobody carries it."""
    session: Session[Any] = Session(GAME, Setup(1, seed=1))
    game = session.game
    game.update(next(iter(game.state.people.values())), task="scavenge", where="party")
    game.set(place="L01", phase="scavenging")
    game.gain("knife", 2, "findings")
    game.state.stack.append(started(ChooseFindings()))
    game.waiting = None
    limit = game.carrying_limit()
    assert game.state.box["wood"] > limit
    for carried in range(limit):
        asked = SPEAKER.asked(session, session.decisions[0], SPEAKER.teller(Words("en", "twom"), ["Anna"]))
        details = {choice.option: choice.details for choice in asked.choices if not choice.why}
        assert details["carry:wood"] == ("weight 1", f"room for {limit - carried}")
        assert details["carry:knife"] == ("weight 1", "there: 2")
        assert asked.facts["there"]["wood"] == limit - carried
        session.answer(0, "carry:wood")


def test_without_medicine_nothing_is_refused_one_by_one() -> None:
    """TW-11.2: it is asked because somebody could eat or play a card first."""
    session: Session[Any] = Session(GAME, Setup(1, seed=1))
    game = session.game
    for token in MEDICAL:
        if game.state.storage.get(token):
            game.discard(token, game.state.storage[token], "storage")
    game.update(next(iter(game.state.people.values())), illness=1)
    game.gain("canned_food", 1, "storage")
    game.state.stack.append(DawnPhase(at="treat"))
    game.waiting = None
    asked = SPEAKER.asked(session, session.decisions[0], SPEAKER.teller(Words("en", "twom"), ["Anna"]))
    assert asked.text == "No medicine that would help now. Fate comes next."
    assert [choice.option for choice in asked.choices if choice.why] == []
    assert asked.choices[0].label == "On to fate"


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (events.Acted("C08", "console", "C02"), "Petar sat down with Mira and talked."),
        (events.OptionTaken("bars", "skip"), "What we did: Leave the bars"),
        (events.CardCleared("C04", "B2", "closed_door"), "Sanja opened the closed door: basement, locked door."),
        (events.CardCleared("C04", "U2", "bars"), "Sanja sawed through the bars: upper floor, grating."),
        (events.CardCleared("C04", "G6", "furniture"), "Sanja cleared: Furniture, ground floor, kitchen."),
    ],
)
def test_lines_say_what_was_done(event: Event, told: str) -> None:
    teller = SPEAKER.teller(Words("en", "twom"), ["Anna"])
    assert [line.text for line in teller.tell(Note(event, "TW-6"))] == [told]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lock_is_not_cleared_away(language: str) -> None:
    words = Words(language, "twom")
    kinds = ("closed_door", "bars", "furniture")
    ways = {words.say("act-clear", card="Y", card_accusative="Y", card_id=kind, space="X") for kind in kinds}
    assert len(ways) == len(kinds)


def test_what_is_missing_is_said_in_a_sentence() -> None:
    words = Words("en", "twom")
    told = words.say("reason-twom-lacks", what="meds", needed=1, have=0)
    assert told == "Missing: meds (needed 1, in store 0)."


def test_food_beside_the_meal_is_no_meal() -> None:
    """TW-3.8, TW-7.3."""
    teller = SPEAKER.teller(Words("en", "twom"), ["Anna"])
    for session, decision in (found for seed in range(1, 60) for found in campaign(seed, 250)):
        beside = [option for option in decision.anytime if option.startswith("eat_now:")]
        if beside and session.game.state.phase == "day":
            choices = SPEAKER.asked(session, decision, teller).choices
            detail = next(choice.details for choice in choices if choice.option == beside[0])
            assert "not a meal: at dusk still without food" in detail
            return
    pytest.fail("nobody could eat by day")


@pytest.mark.rule("TW-38")
@pytest.mark.parametrize(("by", "asked"), [(-1, ": Misery −1 for whom?"), (2, ": Misery +2 for whom?")])
def test_a_question_says_what_it_is_for(by: int, asked: str) -> None:
    session: Session[Any] = Session(GAME, Setup(1, seed=1))
    session.game.state.stack.append(
        started(ChoosePerson(tuple(session.game.state.people), "R01", state="misery", by=by))
    )
    session.game.waiting = None
    told = SPEAKER.asked(session, session.decisions[0], SPEAKER.teller(Words("en", "twom"), ["Anna"]))
    assert told.text.endswith(asked)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_begins_like_a_sentence(language: str) -> None:
    """TW-22.4: the cause that it opens with is a word in the middle of a sentence elsewhere."""
    session: Session[Any] = Session(GAME, Setup(1, seed=1))
    people = tuple(session.game.state.people)
    session.game.state.stack.append(started(ChoosePerson(people, "objective", state="misery", by=1)))
    session.game.waiting = None
    told = SPEAKER.asked(session, session.decisions[0], SPEAKER.teller(Words(language, "twom"), ["Anna"]))
    assert told.text[0].isupper()


@pytest.mark.parametrize("done", ["збудувати Плиту", "розібрати меблі"])
def test_what_is_done_in_a_day_has_its_object_in_its_case(done: str) -> None:
    words = Words("uk", "twom")
    labels = {
        choice.label
        for session, decision in campaign(1, 60)
        if decision.kind == "action_stage.assign"
        for choice in SPEAKER.asked(session, decision, SPEAKER.teller(words, ["Anna"])).choices
    }
    assert any(done in label for label in labels)


@pytest.mark.rule("TW-7")
def test_who_would_go_without_water_or_food_makes_the_end_of_a_meal_a_warning() -> None:
    tones = set()
    for session, decision in campaign(1, 300):
        if decision.kind not in ("dusk_phase.drink", "dusk_phase.eat"):
            continue
        teller = SPEAKER.teller(Words("en", "twom"), ["Anna"])
        for choice in SPEAKER.asked(session, decision, teller).choices:
            if choice.option == "done" and choice.is_open:
                assert (choice.tone == "danger") is any("without" in note for note in choice.details)
                tones.add(choice.tone)
    assert "danger" in tones
