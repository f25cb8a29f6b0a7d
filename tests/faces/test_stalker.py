"""What the page and the terminal get of S.T.A.L.K.E.R.: questions in words, previews, the map, the library."""

from __future__ import annotations

import logging
import random
import re
from typing import Any

import msgspec
import pytest

from cordon.faces import journal
from cordon.faces.stalker import figures
from cordon.faces.stalker.mission_text import MissionText
from cordon.faces.stalker.prompts import StalkerPrompt
from cordon.faces.stalker.speaker import StalkerSpeaker
from cordon.games.stalker import GAME, events
from cordon.games.stalker.content import content
from cordon.games.stalker.game import StalkerGame
from cordon.games.stalker.odds import Chances
from cordon.games.stalker.previews import routes
from cordon.games.stalker.rules.enemy_movement import EnemyMove
from cordon.games.stalker.rules.equipment import Acquire, equip, own
from cordon.games.stalker.rules.exchange import Exchange
from cordon.games.stalker.terms import Space
from cordon.kernel.events import Note
from cordon.kernel.frames import started as begun
from cordon.kernel.refs import ref_of
from cordon.kernel.session import Session
from cordon.kernel.spec import Setup
from cordon.table.telling import view_of
from cordon.words.catalogue import Words, languages
from cordon.words.stalker.names import Known, StalkerNamer
from tests.games.stalker.rules.stage import Stage, grid

SPEAKER = StalkerSpeaker()
MISSIONS = ("A1", "A2", "A3", "B1", "B2", "B3")
ACTIVATION = re.compile("(high|low)/")
ANY_ID = re.compile(r"\b[a-z]+-\d\b|stalker-\d|anomaly-\d|SC-[A-Z]|\{|[a-z]_[a-z]")
"""What must not be among the words. Addresses of spaces (1.C) and symbols (P3) are words here."""


def session_of(mission: str = "A1", seats: int = 1, seed: int = 1, **config: Any) -> Session[StalkerGame]:
    return Session(GAME, Setup(seats, seed, {"mission": mission, **config}))


def play(session: Session[StalkerGame], dice: random.Random, answers: int) -> Any:
    """Random answers, one after the other; the decision before each of them."""
    for _ in range(answers):
        if not session.decisions:
            return
        decision = dice.choice(session.decisions)
        yield decision
        liked = [option for option in decision.answers() if option.startswith(("attack", "card", "use", "move"))]
        session.answer(decision.seat, dice.choice(liked if liked and dice.random() < 0.4 else decision.answers()))


def started(mission: str = "A1", seats: int = 1, seed: int = 1) -> Session[StalkerGame]:
    """At the first question of the first turn."""
    session = session_of(mission, seats, seed)
    for decision in play(session, random.Random(0), 20):
        if decision.kind == "turn.choose":
            break
    return session


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("mission", MISSIONS)
def test_a_random_match_can_be_told(mission: str, language: str, caplog: pytest.LogCaptureFixture) -> None:
    number = MISSIONS.index(mission)
    session = session_of(mission, 1 + number % 4, number, ties="all" if number % 2 else "matter", baskets=number != 2)
    words = Words(language, "stalker")
    teller = SPEAKER.teller(words, ["Anna", "", "Celina", ""][: 1 + number % 4])
    told: list[str] = []
    heard = 0
    with caplog.at_level(logging.WARNING):
        for decision in play(session, random.Random(number), 120):
            for chapter in session.notes[heard:]:
                told += [line.text for _, line in journal.told(teller, chapter) if line.text]
            heard = len(session.notes)
            teller.know(session)
            asked = SPEAKER.asked(session, decision, teller)
            told += [asked.text, *(choice.text() for choice in asked.choices)]
            msgspec.json.encode(asked.facts)
    assert not caplog.text
    assert [line for line in told if not line or ANY_ID.search(line)] == []


@pytest.mark.parametrize("mission", MISSIONS)
def test_whoever_comes_later_reads_the_same_journal(mission: str) -> None:
    session = session_of(mission, 2, 4)
    words = Words("en", "stalker")
    there, late = SPEAKER.teller(words, ["Anna", "Bohdan"]), SPEAKER.teller(words, ["Anna", "Bohdan"])
    lines = journal.told(there, session.notes[0])
    for _ in play(session, random.Random(4), 150):
        lines += journal.told(there, session.notes[-1]) if session.entries else []
        there.know(session)
    told = [line for chapter in session.notes[: len(session.entries) + 1] for line in journal.told(late, chapter)]
    assert lines == told[: len(lines)]
    assert len(lines) > 50


def test_a_turn_is_asked_with_prices() -> None:
    session = started()
    teller = SPEAKER.teller(Words("en", "stalker"), ["Anna"])
    teller.know(session)
    asked = SPEAKER.asked(session, session.decisions[0], teller)
    labels = {choice.option: choice for choice in asked.choices}
    assert labels["move"].label == "Movement (1 action)"
    assert "knife" not in labels
    closed = {choice.option: choice for choice in SPEAKER.closed(session, session.decisions[0], teller).choices}
    assert len(closed) == asked.closed
    assert closed["knife"].why == "No enemy is within reach of the knife."
    assert closed["knife"].rule == "ST-7.13"
    reload = next(choice for option, choice in closed.items() if option.startswith("reload:"))
    assert reload.label == "Reload AKM-74U: 1 rifle magazine (free, you have focus)"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seats", [1, 2])
def test_the_lead_stalker_token_is_handed_on_only_where_somebody_is_to_take_it(seats: int, language: str) -> None:
    """ST-17.2: alone it stays."""
    session = started(seats=seats)
    session.game.set(lead=session.decisions[0].seat)
    session.game.waiting = None
    teller = SPEAKER.teller(Words(language, "stalker"), ["Anna", "Bohdan"][:seats])
    teller.know(session)
    asked = SPEAKER.asked(session, session.decisions[0], teller)
    label = next(choice.label for choice in asked.choices if choice.option == "lead:heal")
    on = {"en": "hand it on", "de": "weitergeben", "pl": "przekaż dalej", "uk": "передати далі"}[language]
    assert (on in label) is (seats > 1)


def test_a_fourth_artifact_is_asked_about_in_words() -> None:
    session = started()
    for card in ("slime-1", "eye-1", "neuron-1"):
        own(session.game, 0, card)
        equip(session.game, card)
    session.game.state.stack.append(begun(Acquire(0, "tin_star-1")))
    session.game.waiting = None
    session.game.decisions()
    session.answer(0, "equip")
    teller = SPEAKER.teller(Words("en", "stalker"), ["Anna"])
    teller.know(session)
    asked = SPEAKER.asked(session, session.decisions[0], teller)
    assert asked.text == "Tin Star needs a slot. Which artifact makes room?"
    assert {choice.label for choice in asked.choices} == {"Stow Slime", "Stow Eye", "Stow Neuron"}


def asked_now(session: Session[StalkerGame]) -> Any:
    teller = SPEAKER.teller(Words("en", "stalker"), ["Anna"])
    teller.know(session)
    return SPEAKER.asked(session, session.decisions[0], teller)


def test_whoever_is_to_give_something_away_reads_what_and_to_whom() -> None:
    session = started(seats=2)
    here = session.game.stalker(0).space
    session.game.update(session.game.stalker(1), space=here)
    own(session.game, 1, "bread-1")
    session.game.state.stack.append(begun(Exchange(0, "give:bread-1:0")))
    session.game.waiting = None
    teller = SPEAKER.teller(Words("en", "stalker"), ["Anna", "Bohdan"])
    teller.know(session)
    asked = SPEAKER.asked(session, session.decisions[0], teller)
    asker = Words("en", "stalker").say(f"stalker-{session.game.stalker(0).card}")
    assert session.decisions[0].seat == 1
    assert asked.text == f"{asker} asks you: “Give Bread to {asker}.” Do you agree?"
    assert [choice.label for choice in asked.choices] == ["Agree", "Decline"]


def test_a_tie_is_asked_about_with_whom_the_enemy_would_see() -> None:
    """R-57: why it matters stands beside each way."""
    stage = Stage(grid("ABCI", "D%E%", "FGH%")).stalker(0, "I").enemy("zombie", "A", "S")
    game = stage.run(EnemyMove("zombie-1", 2, "T.H")).game
    namer = StalkerNamer(Words("en", "stalker"), ["Anna"], Known({0: "palkan"}, {}, {}))
    moment = StalkerPrompt(Words("en", "stalker"), namer, game, game.decisions()[0])
    assert moment.question() == "Zombie 1: these ways are equally short. Which one?"
    told = {choice.option: choice.details for choice in moment.choices}
    assert told == {"way:T.D>T.F>>T.G": ("sees nobody",), "way:T.B>T.C>>T.E": ("sees Anna",)}


def test_cards_with_the_same_name_are_told_apart_by_where_they_lie() -> None:
    session = session_of("A2", seed=7)
    for decision in play(session, random.Random(0), 20):
        if decision.kind == "look_at_card.choose":
            break
    labels = [choice.label for choice in asked_now(session).choices]
    assert len(set(labels)) == len(labels) == 3
    assert all(label.startswith("Chalk mark at ") for label in labels)


@pytest.mark.rule("ST-11.8", "ST-11.9")
def test_an_aim_says_the_stars_that_it_needs_and_what_its_range_does() -> None:
    session = session_of("A1", seed=1)
    aims: list[dict[str, Any]] = []
    for decision in play(session, random.Random(0), 400):
        if decision.kind == "turn.choose" and any(option.startswith("attack") for option in decision.options):
            aims = [aim for each in asked_now(session).facts["aims"].values() for aim in each]
            break
    assert aims
    for aim in aims:
        kind = session.game.kind_of(aim["target"])
        printed = [each.stars for each in (kind.head if aim["part"] == "head" else kind.torso)]
        assert [step["stars"] for step in aim["need"]] == [
            max(0, stars + aim["cover"] - aim["incoming"]) for stars in printed
        ]
        worth = "4 ★" if aim["accurate"] else "2 ★"
        assert aim["why"][0].endswith(f"the accuracy face counts {worth}") == bool(aim["dice"]["SD"])


@pytest.mark.rule("ST-13.23")
def test_a_point_that_no_single_enemy_follows_says_what_it_does() -> None:
    teller = SPEAKER.teller(Words("en", "stalker"), ["Anna"])
    [(_, line)] = journal.told(teller, [Note(events.PointBegan("curious", "low/1"), "ST-13.23")])
    assert line.text == "“Curious”, point 2: each attention token that an enemy sees moves 2 spaces towards its owner."
    shared = [
        path for path, ops in content().scripts.items() if ACTIVATION.match(path) and not any(op.tells for op in ops)
    ]
    for card, point in (path.split("/", 2)[1:] for path in shared):
        [(_, line), *_] = journal.told(teller, [Note(events.PointBegan(card, point), "ST-13.23")])
        assert re.search(r": \w.*\.$", line.text)
    assert len(shared) > 10


@pytest.mark.parametrize(
    ("event", "seats", "text"),
    [
        ("torn_parachute", 2, "each of the 3 enemies closest to the lead stalker moves"),
        ("A1-I", 3, "put 2 random events on top of the event deck."),
        ("A2-I", 4, "put 1 random event on top of the event deck."),
        ("A1-III", 4, "put no random event on the event deck."),
    ],
)
def test_in_a_match_a_number_by_the_team_is_a_number(event: str, seats: int, text: str) -> None:
    told = MissionText(Words("en", "stalker"), "lead", {}, seats).event(content().events[event])
    assert text in told.replace("Put", "put").replace("Each", "each")


def test_a_script_that_was_told_to_one_team_is_told_anew_to_another() -> None:
    words, event = Words("en", "stalker"), content().events["A1-I"]
    colours: dict[str, list[str]] = {"C4": ["rodent"]}
    told = [MissionText(words, "lead", {}, seats).brief(event.round_end) for seats in (2, 3)]
    assert ["put 3 random events" in told[0], "put 2 random events" in told[1]] == [True, True]
    swarm = content().scripts["high/frenzy/zone"]
    plain, named = (MissionText(words, "enemy", each, 2).brief(swarm) for each in ({}, colours))
    assert ("C4" in plain, "Rodent" in named) == (True, True)


def walked(game: StalkerGame, seat: int, option: str, path: tuple[int, ...]) -> StalkerGame | None:
    """The position after a way was answered step by step, as the page does it; a step without a choice answers itself.
    Nothing if something happened on the way."""
    twin = game.clone()
    twin.decisions()
    twin.answer(seat, option)
    for space in path:
        decisions = twin.decisions()
        if not decisions or decisions[0].kind != "stalker_move.choose":
            return None
        if space not in twin.pending_of(seat).stack[-1].path:
            twin.answer(seat, f"step:{twin.address(space)}")
    if twin.decisions() and "stop" in twin.decisions()[0].options:
        twin.answer(seat, "stop")
    return twin if twin.decisions() and twin.decisions()[0].kind == "turn.choose" else None


@pytest.mark.rule("ST-7.3", "ST-7.4", "ST-7.5", "ST-7.6", "ST-9.2")
@pytest.mark.parametrize("mission", MISSIONS)
def test_a_way_can_be_walked_and_costs_what_was_said(mission: str) -> None:
    session = session_of(mission, 2, 1)
    compared = 0
    for decision in play(session, random.Random(1), 100):
        game, seat = session.game, decision.seat
        found = routes(game, seat, decision.options) if decision.kind == "turn.choose" else {}
        for option in found:
            for space, route in list(found[option].items())[:4]:
                before, after = game.stalker(seat), walked(game, seat, option, route.path)
                if after is None or route.anomalies or after.state.environment != game.state.environment:
                    continue
                if after.state.enemies.keys() != game.state.enemies.keys():
                    continue  # a token that was turned over has put somebody there
                stalker = after.stalker(seat)
                was = (before.attention, before.noticed)
                assert stalker.space == space
                assert stalker.dose == min(16, before.dose + route.radiation)
                assert (stalker.attention, stalker.noticed) == (
                    was if route.side == "same" else (route.side, route.space)
                )
                compared += 1
    assert compared


def test_routes_prefer_what_is_unseen() -> None:
    found = routes(started().game, 0, ["move"])["move"]
    assert found
    assert all(len(route.path) <= 3 for route in found.values())
    assert all(route.path[-1] == space for space, route in found.items())


def drawn_way(session: Session[StalkerGame], option: str, *through: str) -> Any:
    teller = SPEAKER.teller(Words("en", "stalker"), ["Anna"])
    teller.know(session)
    return msgspec.to_builtins(SPEAKER.preview(session, session.decisions[0], teller, option, through))


@pytest.mark.rule("ST-7.3", "ST-9.2")
def test_a_drawn_way_is_the_best_one_over_its_points_and_is_walked_at_its_price() -> None:
    session = started()
    game = session.game
    reach = routes(game, 0, ["move"])["move"]
    compared = 0
    for goal, best in reach.items():
        if len(best.path) != 2:
            continue
        others = [space for space in reach if space != best.path[0]]
        for point in others:
            told = drawn_way(session, "move", game.address(point), game.address(goal))
            if len(told["through"]) < 2:
                continue
            path = tuple(game.board.index[space] for space in told["route"]["path"])
            assert path.index(point) < path.index(goal) == len(path) - 1
            after = walked(game, 0, "move", path)
            if after is not None and not told["route"]["anomalies"]:
                assert after.address(after.stalker(0).space) == told["route"]["path"][-1]
                assert after.stalker(0).dose == told["route"]["dose"]
                assert after.stalker(0).attention == told["route"]["attention"]["side"]
                compared += 1
    assert compared


def test_a_drawn_way_ends_where_it_can_no_longer_lead_as_wished() -> None:
    session = started()
    game = session.game
    here, reach = game.stalker(0).space, routes(game, 0, ["move"])["move"]
    far = next(space for space in range(len(game.board.ids)) if space not in reach and space != here)
    near = game.address(next(space for space, route in reach.items() if len(route.path) == 1))
    told = drawn_way(session, "move", near, game.address(far), "nowhere")
    assert told["through"] == told["route"]["path"] == [near]
    assert near not in told["next"]
    assert {game.board.index[space] for space in drawn_way(session, "move")["next"]} == set(reach)
    assert drawn_way(session, "decoy", near) is None


@pytest.mark.rule("ST-7.15")
def test_an_action_of_a_card_that_leads_over_the_map_is_priced_like_a_movement() -> None:
    session = session_of()
    session.answer(0, "stalker:milady")
    while session.decisions[0].kind != "turn.choose":
        session.answer(0, session.decisions[0].answers()[0])
    game = session.game
    stalk = next(option for option in session.decisions[0].options if option.startswith("use:stalker-0"))
    found = routes(game, 0, [stalk])[stalk]
    compared = 0
    for space, route in found.items():
        after = walked(game, 0, stalk, route.path)
        if after is not None and not route.anomalies:
            assert after.stalker(0).space == space
            assert after.stalker(0).attention == route.side
            compared += 1
    assert compared


@pytest.mark.parametrize("mission", MISSIONS)
def test_the_map_is_part_of_the_view(mission: str) -> None:
    session = started(mission)
    view = {name: msgspec.json.decode(part) for name, part in view_of(session, 0).items()}
    spaces = view["map"]["spaces"]
    board = session.game.board
    assert [space["id"] for space in spaces] == list(board.ids)
    assert spaces[view["stalkers"][0]["space"]]["squares"]
    assert {space["terrain"] for space in spaces} <= {"concrete", "mud", "grass", "water", "indoor"}
    assert view["sights"]["watched"] == list(board.spaces(session.game.watched()))
    assert set(view["symbols"]) == set(session.game.state.anomalies)
    assert [goal["done"] for goal in view["goals"]] == [False] * len(view["goals"])
    assert view["ending"] is None


def test_the_map_is_sent_again_only_when_it_changes() -> None:
    session = started()
    assert view_of(session, 0)["map"] == view_of(session, 0)["map"]
    session.game.lay(("A1-02b",), ())
    assert b'"edge":"open"' in bytes(view_of(session, 0)["map"])
    assert bytes(view_of(session, 0)["map"]) != bytes(view_of(started(), 0)["map"])


@pytest.mark.parametrize("language", languages())
def test_the_library_has_every_card(language: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        cards = SPEAKER.cards(Words(language, "stalker"))
    assert not caplog.text
    content = session_of().game.content
    known = [*content.equipment, *content.stalkers, *content.enemies, *content.anomalies, *content.events]
    known += [*content.sides, *content.missions, *(f"high/{key}" for key in content.high)]
    known += [f"low/{key}" for key in content.low]
    assert [id for id in known if id not in cards] == []
    assert [id for id, card in cards.items() if "{" in card.rules or ".." in card.rules] == []


def test_every_key_of_a_card_is_its_own() -> None:
    content = session_of().game.content
    kinds = (content.equipment, content.stalkers, content.enemies, content.anomalies, content.contacts, content.events)
    keys = [key for kind in kinds for key in kind]
    assert len(keys) == len(set(keys))


def test_the_printed_numbers_are_told_once_for_all() -> None:
    board = SPEAKER.board()
    assert board.weapons["akm_74u"].attacks[1].masks == 1
    assert board.enemies["bandit_rifle"].sight == (3, 1, 0)


@pytest.mark.rule("ST-3.3", "ST-3.4", "ST-9.6")
def test_the_page_is_told_the_faces_of_the_dice_and_the_zones_of_the_dial() -> None:
    board = SPEAKER.board()
    assert board.dice.SD[0] == (2, 0, True)
    assert board.dice.GD[5] == (3, 0, False)
    assert [board.exposure[dose] for dose in (3, 4, 16)] == [0, 1, 4]


@pytest.mark.parametrize(
    ("key", "rules"),
    [
        ("milady", "Sure shot: +1 ★ in weapon attacks (if the target does not see you)."),
        ("frag_grenade", "1 action: Choose a space within range 2. Put your HIGH token on that space. Roll 4"),
        ("slime", "When an enemy attacks you (cost: dosage +3; if the attacker is within range 1), if you like: the"),
        ("bread", "Free: gain focus, then heal 2 HP."),
        ("tick", "−1 ★ in attacks against it (if the attack comes from range 2 or more)."),
    ],
)
def test_rules_read_like_the_card(key: str, rules: str) -> None:
    assert SPEAKER.cards(Words("en", "stalker"))[key].rules.startswith(rules)


def test_an_attack_is_told_in_the_same_numbers_everywhere() -> None:
    """The page's bar, its option and its panel: whole per cent that add up to 100."""
    found = Chances(miss=0.4145, light=0.1289, heavy=0.1216, hurt=0.0, kill=0.335, masks=0.0)
    assert figures.shares(found) == figures.Shares(kill=34, hurt=0, heavy=12, light=13, miss=41)
    assert figures.shares(Chances(0.0, 0.0, 0.0, 0.0, 1.0, 0.0)).kill == 100
    assert figures.shares(Chances(0.003, 0.0, 0.0, 0.0, 0.997, 0.0)) == figures.shares(Chances(0.01, 0, 0, 0, 0.99, 0))
    dice = random.Random(3)
    told = 0
    for seed in range(1, 8):
        session = session_of("A1", seed=seed)
        for decision in play(session, dice, 250):
            asked = SPEAKER.asked(session, decision, SPEAKER.teller(Words("en", "stalker"), ["Ann"]))
            for option, aims in asked.facts.get("aims", {}).items():
                best = max(aims, key=lambda aim: (aim["kill"], aim["heavy"] + aim["hurt"], aim["light"]))
                details = next((choice.details for choice in asked.choices if choice.option == option), ())
                if not details or not asked.choices:
                    continue
                told += 1
                assert f"kill {best['shares']['kill']}%" in details
                assert sum(best["shares"].values()) == 100
                if best["focus"] is not None:
                    assert f"with focus: kill {best['focus']['shares']['kill']}%" in details
    assert told > 5


def test_a_turn_that_an_injury_has_shortened_says_why() -> None:
    """ST-10.4, ST-6.10."""
    dice = random.Random(1)
    teller = SPEAKER.teller(Words("en", "stalker"), ["Ann"])
    for seed in range(1, 60):
        session = session_of("A1", seed=seed)
        for decision in play(session, dice, 400):
            stalker = session.game.stalker(0)
            if decision.kind == "players_phase.begin_turn" and any(stalker.injured):
                asked = SPEAKER.asked(session, decision, teller)
                assert asked.text == (
                    "A critical injury costs a turn all but one of its actions. Which turn do you take?"
                )
                assert len({choice.label for choice in asked.choices}) == 2
                return
    pytest.fail("nobody was ever hurt badly and could choose a turn")


@pytest.mark.parametrize("language", ["en", "de", "pl", "uk"])
def test_a_control_card_is_called_by_its_title(language: str) -> None:
    """SC-11: what it does is told under its name."""
    words = Words(language, "stalker")
    namer = StalkerNamer(words, ["Anna"])
    for key in content().control:
        assert namer.source(key) == words.say(f"control-{key}")


def test_a_piece_that_a_card_puts_on_the_map_is_declined() -> None:
    namer = StalkerNamer(Words("uk", "stalker"), ["Anna"])
    told = namer.args({"space": "A3-06b.A"}, {"space": ref_of(Space)}, ("space_locative", "space_accusative"))
    assert told == {
        "space_locative": "Камері Ліхтаря (галерея)",
        "space_accusative": "Камеру Ліхтаря (галерея)",
    }
    told = namer.args({"space": "1.C"}, {"space": ref_of(Space)}, ("space_locative",))
    assert told == {"space_locative": "1.C (штабелі ящиків)"}
