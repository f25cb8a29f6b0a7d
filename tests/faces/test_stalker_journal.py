"""The journal of S.T.A.L.K.E.R. tells deeds, not events: what belongs together is one line, and every effect has a cause."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from cordon.bots.registry import bot
from cordon.faces import journal
from cordon.faces.stalker.speaker import StalkerSpeaker
from cordon.faces.stalker.teller import StalkerTeller
from cordon.games.stalker import GAME, events
from cordon.kernel.events import Event, Note
from cordon.kernel.session import Session
from cordon.kernel.spec import Setup
from cordon.table.telling import Narration
from cordon.words.catalogue import Words, languages

RAW = re.compile(r"\bC[1-4]\b|[AB]\d-\d\d|\b[a-z]+-\d\b|[a-z]_[a-z]|\bSC-|\{|attack:")
"""Ids of cards, colours and figures."""
FIND = ("find_them", "3")


def teller_in(language: str = "en") -> StalkerTeller:
    teller = StalkerSpeaker().teller(Words(language, "stalker"), ["Anna", "Bohdan"])
    for seat, stalker in enumerate(("palkan", "velet")):
        teller.tell(Note(events.StalkerChosen(seat, stalker), "ST-15.2"))
    return teller


def told(*happened: Event, teller: StalkerTeller | None = None) -> list[str]:
    """The lines of one answer."""
    notes = [Note(event, "ST-1") for event in happened]
    return [line.text for _, line in journal.told(teller or teller_in(), notes) if line.text]


def looks(enemy: str, target: str = "") -> list[Event]:
    turns = [events.Turned(enemy, facing) for facing in ("E", "S", "W")]
    return [events.PointBegan(*FIND, enemy, "look_around"), *turns, events.LookedAround(enemy, target)]


def step(space: str, start: str, who: str = "stalker-0", how: str = "") -> events.Stepped:
    return events.Stepped(who, space, start, how)


@pytest.mark.rule("ST-7.2")
def test_the_steps_of_a_walk_are_one_line_over_several_answers() -> None:
    teller = teller_in()
    assert told(step("5.J", "5.E"), teller=teller) == []
    assert told(step("5.F", "5.J"), teller=teller) == []
    assert told(events.AttentionPlaced(0, "low", "5.F"), events.WalkEnded(0), teller=teller) == [
        "Palkan walks 5.E → 5.J → 5.F (root pit): LOW attention."
    ]
    assert told(step("5.J", "5.F", how="careful"), events.WalkEnded(0), teller=teller) == [
        "Palkan creeps 5.F → 5.J (ferns)."
    ]


def test_what_happens_on_the_way_is_told_after_the_way_that_led_there() -> None:
    lines = told(step("5.J", "5.E"), events.CardFlipped("A1-02b"), step("5.F", "5.J"), events.WalkEnded(0))
    assert lines[0] == "Palkan walks 5.E → 5.J (ferns)."
    assert lines[-1] == "Palkan walks 5.J → 5.F (root pit)."
    assert len(lines) >= 3


def test_a_walk_that_is_taken_back_leaves_no_steps_behind() -> None:
    session = Session(GAME, Setup(1, 1, {"mission": "A1"}))
    while session.decisions[0].kind != "turn.choose":
        session.answer(0, session.decisions[0].options[0])
    session.answer(0, "move")
    narration = Narration(session, "en", ["Anna"])
    start = session.game.address(session.game.stalker(0).space)
    for _ in range(2):
        session.answer(0, next(option for option in session.decisions[0].options if option.startswith("step:")))
        narration.follow(session)
    session.undo()
    narration.cut(session)
    session.answer(0, "stop")
    narration.follow(session)
    walked = [line for line in narration.lines(None) if line.event == "Walked"]
    assert [line.fields["way"].count("→") for line in walked] == [1]
    assert walked[0].fields["way"].startswith(start)


def test_the_page_gets_every_step_though_the_journal_tells_one_walk() -> None:
    session = Session(GAME, Setup(1, 1, {"mission": "A1"}))
    while session.decisions[0].kind != "turn.choose":
        session.answer(0, session.decisions[0].options[0])
    session.answer(0, "move")
    while session.decisions[0].kind != "turn.choose":
        options = session.decisions[0].options
        session.answer(0, next((option for option in options if option.startswith("step:")), options[0]))
    lines = Narration(session, "en", ["Anna"]).lines(None)
    steps = [line for line in lines if line.event == "Stepped"]
    assert len(steps) > 1
    assert {line.text for line in steps} == {""}
    [walk] = [line for line in lines if line.event == "Walked"]
    assert " walks " in walk.text


@pytest.mark.rule("ST-7.7")
def test_an_action_says_what_it_brought() -> None:
    assert told(events.Prepared(0), events.StatusGained("stalker-0", "focus"), events.TokensGained(0, "bolt", 1)) == [
        "Palkan prepares: focus and 1 bolt."
    ]
    assert told(events.Prepared(0)) == ["Palkan prepares."]
    assert told(events.LeadPassed(0, 1), events.Healed(0, 2, 13)) == [
        "Palkan turns the lead stalker token over: +2 HP (now 13); Velet leads now."
    ]


@pytest.mark.rule("ST-10.15")
def test_an_item_that_is_used_up_is_one_line() -> None:
    used = events.CardUsed(0, "bread-1", "bread/0", spent=True)
    gone = events.CardDiscarded(0, "bread-1", told=True)
    lines = told(used, events.StatusGained("stalker-0", "focus"), events.Healed(0, 2, 8), gone)
    assert lines == ["Palkan uses up Bread: focus and +2 HP (now 8)."]
    assert told(used, events.Healed(1, 2, 8), gone) == ["Palkan uses up Bread: Velet +2 HP (now 8)."]


def test_loot_is_told_by_what_it_was() -> None:
    taken = events.LootTaken(0, "5.F", "SC-L01-1")
    assert told(taken, events.CardGained(0, "trip_mine-1")) == ["Palkan takes loot at 5.F (root pit): Trip Mine."]


@pytest.mark.rule("ST-13.26")
def test_enemies_who_look_around_and_see_nobody_are_one_line() -> None:
    assert told(*looks("zombie-1"), *looks("zombie-2"), *looks("zombie-3")) == [
        "“Find them!”, point 4: Zombie 1, Zombie 2 and Zombie 3 look around and see nobody."
    ]
    assert told(*looks("zombie-1")) == ["“Find them!”, point 4: Zombie 1 looks around and sees nobody."]


def test_whoever_is_seen_by_one_who_looks_around_is_told_after_that() -> None:
    point, *turns, looked = looks("zombie-2", "stalker-0")
    noticed = events.AttentionPlaced(0, "high", "5.F")
    assert told(*looks("zombie-1"), point, *turns, noticed, looked, *looks("zombie-3")) == [
        "“Find them!”, point 4: Zombie 1 looks around and sees nobody.",
        "“Find them!”, point 4: Zombie 2 looks around and sees Palkan.",
        "Palkan draws HIGH attention at 5.F (root pit).",
        "“Find them!”, point 4: Zombie 3 looks around and sees nobody.",
    ]


@pytest.mark.rule("ST-13.21")
def test_a_special_is_one_line_with_what_it_does() -> None:
    enemy = "bandit_shotgun-3"
    special = [
        events.PointBegan("fire_in_the_hole", "3", enemy, "special", special="retreat"),
        events.SpecialUsed(enemy, "retreat"),
    ]
    stays = events.PointBegan("bandit_shotgun", "special", enemy, "stay", "5.F")
    assert told(*special, stays) == ["“Fire in the hole!”, point 4, Retreat: Shotgun bandit 3 stays at 5.F (root pit)."]
    assert told(*special) == ["“Fire in the hole!”, point 4: Shotgun bandit 3 uses Retreat."]


@pytest.mark.rule("ST-7.2")
def test_enemies_who_look_after_a_stalker_are_told_after_the_walk() -> None:
    turned = [events.TieSettled("dog-2", "face:E", 2), events.Turned("dog-2", "E"), events.Turned("dog-3", "N")]
    assert told(*turned, step("5.J", "5.E"), step("5.F", "5.J"), events.WalkEnded(0)) == [
        "Palkan walks 5.E → 5.J → 5.F (root pit).",
        "Dog 2 turns east after Palkan (2 ways were equal, chosen for you).",
        "Dog 3 turns north after Palkan.",
    ]
    assert told(*turned[1:]) == ["Dog 2 turns east.", "Dog 3 turns north."]


@pytest.mark.rule("ST-4.24")
def test_a_tie_that_was_settled_names_the_answer() -> None:
    for chosen, text in (
        ("space:5.F", "5.F (root pit)"),
        ("way:5.J>5.F>>5.E", "5.J → 5.F (root pit)"),
        ("step:5.F:N", "5.F (root pit)"),
        ("target:stalker-0", "Palkan"),
    ):
        assert told(events.TieSettled("dog-3", chosen, 2)) == [f"Dog 3: 2 equal choices; chosen for you: {text}."]
    assert told(events.TieSettled("dog-3", "face:E", 2), events.Reacted("dog-3", 0)) == ["Dog 3 reacts to Palkan."]


def test_a_tie_is_told_after_the_point_that_it_is_about() -> None:
    tie = events.TieSettled("dog-3", "way:5.J>5.F>>", 2)
    chosen = "Dog 3: 2 equal choices; chosen for you: 5.J → 5.F (root pit)."
    sets_off = events.PointBegan("assault", "1", "dog-3", "move", "5.F", n=2)
    assert told(tie, sets_off, step("5.J", "5.E", "dog-3"), step("5.F", "5.J", "dog-3")) == [
        "“Assault”, point 2: Dog 3 sets off towards 5.F (root pit).",
        chosen,
        "Dog 3 goes 5.E → 5.J → 5.F (root pit).",
    ]
    special = events.PointBegan("assault", "3", "dog-3", "special", special="flank")
    first = events.PointBegan("dog", "special", "dog-3", "move", "5.F", n=2)
    assert told(special, events.SpecialUsed("dog-3", "flank"), tie, first) == [
        "“Assault”, point 4, Flank: Dog 3 sets off towards 5.F (root pit).",
        chosen,
    ]


@pytest.mark.rule("ST-12.8")
def test_the_walk_of_an_enemy_is_one_line_whatever_it_brings_about() -> None:
    way = [
        step("5.J", "5.E", "dog-3"),
        events.StatusLost("dog-3", "exposed"),
        events.AttentionPlaced(0, "high", "5.E"),
        step("5.F", "5.J", "dog-3"),
    ]
    assert told(*way) == [
        "Dog 3 goes 5.E → 5.J → 5.F (root pit).",
        "Dog 3 loses exposed.",
        *told(way[2]),
    ]


@pytest.mark.rule("ST-11.15")
def test_a_wound_says_what_came_of_it() -> None:
    gained, lost = events.StatusGained("dog-3", "exposed"), events.EhpLost("dog-3", 1, 2)
    assert told(events.WoundDrawn("dog-3", "light", 1), gained) == ["Dog 3 has a light wound: exposed."]
    assert told(events.WoundDrawn("dog-3", "heavy", 6), lost) == [
        "Dog 3 has a heavy wound: −1 HP (2 left) and the wound cards are shuffled."
    ]
    assert told(events.WoundDrawn("dog-3", "light", 1)) == ["Dog 3 has a light wound: nothing changes."]
    assert told(events.WoundDrawn("dog-3", "light", 3), events.Pushed("dog-3", "5.F")) == [
        "Dog 3 has a light wound: pushed to 5.F (root pit)."
    ]


def test_what_an_anomaly_adds_to_a_wound_is_another_line() -> None:
    assert told(events.WoundDrawn("dog-3", "light", 3), events.StatusGained("dog-3", "exposed")) == [
        "Dog 3 has a light wound: nothing changes.",
        "Dog 3 gains exposed.",
    ]


@pytest.mark.rule("ST-11.18")
def test_a_light_wound_that_is_heavy_says_why() -> None:
    wound = events.WoundDrawn("dog-3", "heavy", 4, upgraded=True)
    assert told(wound, events.EhpLost("dog-3", 1, 2), events.StatusLost("dog-3", "exposed")) == [
        "Dog 3 was exposed, so the light wound is a heavy one: −1 HP (2 left)."
    ]


@pytest.mark.rule("ST-13.23")
def test_an_effect_that_hits_nobody_says_so() -> None:
    teller = teller_in()
    teller.tell(Note(events.MissionBegan("B1", (("C3", "dog"), ("C4", "rodent"))), "SC-1.6"))
    frenzy = "“Frenzy”: each Rodent in sight of a stalker gains exposed."
    zone, reduced = events.PointBegan("frenzy", "zone"), events.AttentionReduced(0, "low")
    assert told(zone, reduced, teller=teller)[0] == f"{frenzy} Nobody is affected."
    assert told(zone, events.StatusGained("rodent-1", "exposed"), teller=teller)[0] == frenzy
    gnaw = [
        events.PointBegan("frenzy", "3", "rodent-2", "special", special="gnaw"),
        events.SpecialUsed("rodent-2", "gnaw"),
    ]
    uses = "“Frenzy”, point 4: Rodent 2 uses Gnaw."
    assert told(*gnaw, reduced, teller=teller)[0] == f"{uses} Nobody is affected."
    assert told(*gnaw, events.HpLost(0, 3, 5, "rodent-2"), teller=teller)[0] == uses


@pytest.mark.rule("ST-13.26")
def test_an_enemy_who_sees_somebody_already_does_not_look_around() -> None:
    sees = events.PointBegan(*FIND, "zombie-1", "look_around", whose="stalker-0")
    assert told(sees, *looks("zombie-2")) == [
        "“Find them!”, point 4: Zombie 1 already sees Palkan.",
        "“Find them!”, point 4: Zombie 2 looks around and sees nobody.",
    ]


def test_ammo_is_told_where_nothing_else_says_it() -> None:
    assert told(events.AmmoChanged(0, "akm_74u-1", 4, told=True)) == []
    assert told(events.AmmoChanged(0, "akm_74u-1", 4)) == ["AKM-74U of Palkan now has 4 ammo."]


def test_masks_of_an_attack_are_told_with_the_dice() -> None:
    rolled = events.DiceRolled("stalker-0", "attack", (("SD", 5),), 0, 3, masked=(("zhuk-1", "burst", 1),))
    assert "+M Burst = 0 ★, 3 masks" in told(rolled)[0]


@pytest.mark.rule("ST-5.6")
def test_a_card_that_is_picked_up_is_told_once() -> None:
    taken = told(events.MissionActionTaken(0, "B1-05a", "take"), events.CardTaken("B1-05a", 0))
    assert [line for line in taken if "Pick it up" in line] == []
    assert "takes" in taken[0]


@pytest.mark.parametrize("language", languages())
def test_a_sentence_after_a_colon_begins_as_the_language_wants_it(language: str) -> None:
    teller = teller_in(language)
    teller.tell(Note(events.MissionBegan("B1", (("C3", "dog"), ("C4", "rodent"))), "SC-1.6"))
    [line] = told(events.PointBegan("frenzy", "zone"), teller=teller)
    assert line.split(": ")[1][0].isupper() is (language == "de")


@pytest.mark.rule("ST-5.12")
@pytest.mark.parametrize("language", languages())
def test_an_event_tells_its_rule_beside_its_story(language: str) -> None:
    teller = teller_in(language)
    teller.tell(Note(events.MissionBegan("A1", (("C3", "bandit_shotgun"),)), "SC-1.6"))
    lines = teller.tell(Note(events.EventDrawn("hum_in_the_air"), "ST-5.15"))
    rules = [line.text for line in lines if line.style == "story"]
    heads = {"en": ("Now:", "End of"), "de": ("Sofort", "Ende"), "pl": ("Teraz", "Koniec"), "uk": ("Негайно", "Кінець")}
    _, now, later = rules
    assert now.startswith(heads[language][0])
    assert later.startswith(heads[language][1])


def test_a_colour_is_told_as_the_enemies_of_the_mission() -> None:
    teller = teller_in()
    teller.tell(Note(events.MissionBegan("B1", (("C3", "dog"), ("C4", "rodent"))), "SC-1.6"))
    assert told(events.PointBegan("frenzy", "zone"), teller=teller) == [
        "“Frenzy”: each Rodent in sight of a stalker gains exposed."
    ]
    teller.tell(Note(events.MissionBegan("A1", (("C3", "bandit_shotgun"),)), "SC-1.6"))
    assert told(events.PointBegan("frenzy", "zone"), events.AttentionReduced(0, "low"), teller=teller)[0] == (
        "“Frenzy”: nobody here is meant."
    )


def test_the_set_up_is_named_only_if_it_adds_something() -> None:
    read, begins = events.SetupRead("A3"), events.MissionBegan("A3")
    title = "Set-up of “The door under the hill”:"
    assert title not in told(read, begins)
    assert told(read, events.EnemyPlaced("zombie-5", "5.F", "N"), begins)[0] == title


def played(mission: str, seats: int, answers: int) -> list[Note]:
    session: Session[Any] = Session(GAME, Setup(seats, 1, {"mission": mission}))
    bots = [bot("greedy", "stalker", 1 + seat) for seat in range(seats)]
    for _ in range(answers):
        if not session.decisions:
            break
        decision = session.decisions[0]

        def look(seat: int = decision.seat) -> Any:
            return GAME.view(session.game, seat)

        session.answer(decision.seat, bots[decision.seat].choose(decision, look))
    return [note for chapter in session.notes for note in chapter]


@pytest.mark.rule("ST-11.4", "ST-15.20")
def test_an_attack_comes_before_its_attention_and_a_kit_is_told_whole() -> None:
    happened = [note.event for note in played("B1", 3, 250)]
    shots = [i for i, event in enumerate(happened) if isinstance(event, events.AttackDeclared) and event.weapon]
    assert shots
    assert not any(isinstance(happened[i - 1], events.AttentionPlaced) for i in shots)
    start = next(i for i, event in enumerate(happened) if isinstance(event, events.MissionBegan))
    kits = happened[:start]
    assert events.CardGained(1, "sawn_off-1") in kits
    assert events.CardGained(1, "first_aid_kit-1") in kits
    assert not [event for event in kits if isinstance(event, events.CardStowed)]


def test_a_mission_ends_with_a_debrief() -> None:
    """In a single mission money buys nothing: it is counted here, as the line that brings it says."""
    ended = events.MissionEnded("victory", "A1-VIII", 4, 3, 7, 1, 500)
    assert told(ended) == [
        "The mission is won. Debrief – rounds: 4, of them on alarm: 3; highest dosage at the end: 7; artifacts: 1; money: 500 K."
    ]
    assert told(events.MoneyChanged(500, 900)) == ["The team gets 500 K and has 900 K, which counts in the debrief."]


def test_a_whole_mission_has_no_line_that_only_repeats_a_step() -> None:
    notes = played("A1", 2, 400)
    ends = [note.event for note in notes if isinstance(note.event, events.MissionEnded)]
    assert ends
    assert ends[0].rounds == sum(isinstance(note.event, events.RoundBegan) for note in notes)
    alarms = [
        note.event for note in notes if isinstance(note.event, events.ActivationDrawn) and note.event.deck == "high"
    ]
    assert ends[0].alarms <= len(alarms)
    teller = StalkerSpeaker().teller(Words("en", "stalker"), ["Anna", "Bohdan"])
    lines = [(type(note.event), line.text) for note, line in journal.told(teller, notes) if line.text]
    assert not [text for event, text in lines if event in (events.Stepped, events.SpecialUsed)]
    assert sum(event is events.Walked for event, _ in lines) > 10


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("mission", ["A1", "A3", "B2"])
def test_no_line_has_an_id_or_a_colour_code(mission: str, language: str) -> None:
    number = ("A1", "A3", "B2").index(mission)
    session = Session(GAME, Setup(1 + number, number, {"mission": mission}))
    dice = random.Random(number)
    for _ in range(350):
        if not session.decisions:
            break
        decision = session.decisions[0]
        liked = [
            option for option in decision.answers() if option.startswith(("attack", "card", "use", "move", "step"))
        ]
        session.answer(decision.seat, dice.choice(liked if liked and dice.random() < 0.6 else decision.answers()))
    teller = StalkerSpeaker().teller(Words(language, "stalker"), ["Anna", "Bohdan", "Celina"])
    lines = [line.text for chapter in session.notes for _, line in journal.told(teller, chapter)]
    assert len(lines) > 100
    assert [line for line in lines if RAW.search(line)] == []


def test_what_is_worn_fought_and_used_stands_in_the_case_of_its_sentence() -> None:
    teller = teller_in("de")
    assert told(events.CardEquipped(0, "leather_jacket-1"), teller=teller) == ["Palkan rüstet die Lederjacke aus."]
    assert told(events.AttackDeclared(0, "bandit_rifle-2", "ptm-1", "quick_shot"), teller=teller) == [
        "Palkan greift Banditen mit Gewehr 2 an: Schnellschuss."
    ]
    assert told(events.CardUsed(0, "bread-1", "bread/0", spent=True), teller=teller) == ["Palkan verbraucht das Brot."]
    assert told(events.CardUsed(1, "stalker-1", "velet/0"), teller=teller) == ["Velet nutzt Dickes Fell."]
