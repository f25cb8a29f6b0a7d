"""ST-6, ST-1.4, ST-16: turn order, passing, phases, the setup of a mission; and what holds at every moment of a match."""

from __future__ import annotations

import random

import pytest

from cordon.games.stalker import GAME, events
from cordon.games.stalker.game import StalkerGame
from cordon.games.stalker.rules.enemy_movement import EnemyMove
from cordon.games.stalker.rules.rounds import EnemiesAndZone, PlayersPhase, Round
from cordon.games.stalker.rules.setup import prices
from cordon.games.stalker.terms import LIMITS
from cordon.kernel.spec import Setup
from tests.games.stalker.missions.table import begin, end_round
from tests.games.stalker.rules.stage import Stage, grid

ROAD = grid("ABCDEF")
MISSIONS = ("A1", "A2", "A3", "B1", "B2", "B3")


def prepare_all(stage: Stage) -> Stage:
    """The running turn is spent preparing."""
    while stage.decision.kind != "players_phase.begin_turn" and not stage.is_over:
        wanted = ("end", "prepare", "done")
        stage.say(next(option for option in wanted if option in stage.options))
    return stage


# --- the phases (ST-6.1, ST-6.2) --------------------------------------------------------------------------------------

PHASES = (events.RoundBegan, events.EventDrawn, events.TurnBegan, events.EnemyPhaseBegan)


@pytest.mark.rule("ST-6.1")
def test_event_players_enemies_and_zone_and_again_until_the_mission_ends() -> None:
    game = GAME.new(Setup(1, 3, {"mission": "A1"}))
    begun: list[str] = []
    while game.state.outcome is None:
        decision = game.decisions()[0]
        wanted = [w for w in ("end", "done", "prepare") if w in decision.answers()]
        game.answer(decision.seat, wanted[0] if wanted else decision.answers()[0])
        begun += [type(note.event).__name__ for note in game.notes if isinstance(note.event, PHASES)]
    whole = ["RoundBegan", "EventDrawn", "TurnBegan", "TurnBegan", "EnemyPhaseBegan"]
    over = game.state.round - 1
    assert over > 1
    assert begun[: len(whole) * over] == whole * over
    assert begun.count("RoundBegan") == over + 1, "the last one was not over yet when the mission ended"


@pytest.mark.rule("ST-6.2", "ST-5.13")
def test_the_top_event_is_drawn_takes_effect_at_once_and_is_the_active_one() -> None:
    # Clear air lets enemies see one space farther, before anybody has a turn.
    stage = Stage(ROAD, seats=2).stalker(0, "E").stalker(1, "Z").enemy("bandit_rifle", "A", "E")
    stage.game.update(stage.game.pile("events"), draw=("clear_air", "restless_ground"))
    stage.run(Round())
    assert stage.decision.kind == "players_phase.begin_turn"
    assert (stage.game.state.event, stage.game.pile("events").draw) == ("clear_air", ("restless_ground",))
    assert stage.me(0).attention == "high"
    assert not stage.events(events.TurnBegan)


# --- turn order and passing (ST-6.3, ST-6.10) -------------------------------------------------------------------------


@pytest.mark.rule("ST-6.3", "ST-1.4")
def test_two_turns_each_clockwise_from_the_lead_stalker() -> None:
    stage = Stage(ROAD, seats=3).stalker(0, "A").stalker(1, "B").stalker(2, "C")
    stage.game.set(lead=1)
    stage.run(PlayersPhase(1))
    while not stage.is_over:
        prepare_all(stage.say(stage.options[0]))
    assert [event.seat for event in stage.events(events.TurnBegan)] == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("ST-6.10", "ST-6.7")
def test_a_turn_that_is_passed_is_postponed_and_the_last_one_cannot_pass() -> None:
    stage = Stage(ROAD, seats=3).stalker(0, "A").stalker(1, "B").stalker(2, "C").run(PlayersPhase(0))
    stage.say("pass", "pass")
    assert (stage.decision.seat, stage.decision.kind) == (2, "turn.choose"), "somebody has to act"
    prepare_all(stage)
    assert stage.decision.seat == 0
    assert stage.options == ("token:0", "pass"), "a turn was completed in between"


@pytest.mark.rule("ST-6.10", "ST-6.3")
def test_whoever_passed_still_has_both_turns() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A").stalker(1, "B").run(PlayersPhase(0)).say("pass")
    prepare_all(stage)
    while not stage.is_over:
        prepare_all(stage.say(stage.options[0]))
    assert [event.seat for event in stage.events(events.TurnBegan)] == [1, 0, 1, 0]


@pytest.mark.rule("ST-6.4", "ST-6.9")
def test_a_token_that_is_lower_is_another_choice_and_one_at_the_bottom_still_has_its_turn() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A", slots=(0, 2), focus=True).stalker(1, "B").run(PlayersPhase(0))
    assert stage.options == ("token:0", "token:1", "pass")
    stage.say("token:1")
    assert set(stage.options) >= {"lead:heal", "end"}
    assert "prepare" not in stage.options


# --- the enemies & zone phase (ST-6.12) -------------------------------------------------------------------------------


@pytest.mark.rule("ST-6.12", "ST-6.13")
def test_the_five_steps_come_in_their_order() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A", dose=5).stalker(1, "Z").attention(0, "high", "F")
    stage.enemy("zombie", "C", "E", pinned=True).gear(2).run(EnemiesAndZone())
    told = [type(event).__name__ for event in stage.told]
    wanted = ["EnemyPhaseBegan", "ActivationDrawn", "DiceRolled", "StatusLost", "AttentionReduced"]
    assert [name for name in told if name in wanted] == wanted
    assert (stage.me().hp, stage.me().dose, stage.me().attention) == (14, 3, "low")


@pytest.mark.rule("ST-6.13", "ST-9.9")
def test_stalkers_take_radiation_clockwise_from_the_lead_stalker() -> None:
    stage = Stage(ROAD, seats=3).stalker(0, "A", dose=4).stalker(1, "B", dose=4).stalker(2, "C", dose=4)
    stage.game.set(lead=2)
    stage.gear(1).gear(2).gear(3).run(EnemiesAndZone())
    assert [event.seat for event in stage.events(events.HpLost)] == [2, 0, 1]


# --- traps (SC-16.4) --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SC-16.4", "ST-12.8")
def test_what_a_snare_gives_stays_although_the_enemy_has_just_moved() -> None:
    stage = Stage(ROAD, mission="B3").stalker(0, "Z").attention(0, "high", "F").enemy("zombie", "A", "E", exposed=True)
    stage.ground("B", traps=("B3-08b",)).run(EnemyMove("zombie-1", 3, "high"))
    foe = stage.foe("zombie-1")
    assert (stage.at("zombie-1"), foe.pinned, foe.exposed) == ("B", True, True)
    assert stage.game.ground(stage.game.board.index["T.B"]).traps == ()


@pytest.mark.rule("SC-16.4", "ST-11.12")
def test_a_mine_strikes_whoever_enters_and_everybody_there() -> None:
    stage = Stage(grid("AABBCC"), seats=2).stalker(0, "Z").stalker(1, "B").attention(0, "high", "C")
    stage.enemy("snork", "A", "W").ground("B", traps=("trip_mine-1",)).gear(1, 1, 1, 1, 1, 1).wounds("A")
    stage.run(EnemyMove("snork-1", 2, "high", free=True))
    assert (stage.at("snork-1"), stage.me(1).hp) == ("", 8)


# --- the setup (ST-16.3, ST-15.20) ------------------------------------------------------------------------------------


@pytest.mark.rule("ST-16.3", "ST-16.4", "ST-16.2", "ST-16.5", "ST-14.15", "ST-14.1")
@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("seats", [1, 4])
def test_every_mission_has_what_a_mission_needs(mission: str, seats: int) -> None:
    game = begin(mission, seats)
    state = game.state
    assert state.enemies
    assert state.anomalies
    assert all(stalker.space >= 0 for stalker in state.stalkers.values())
    assert all(len(game.occupants(space)) <= game.board.capacity[space] for _, space in game.entities())
    hidden = [anomaly for anomaly in state.anomalies.values() if anomaly.artifact]
    assert all("yields" in game.content.flags[anomaly.card] for anomaly in hidden)
    assert not any(cover.by == "artifact" for anomaly in state.anomalies.values() for cover in anomaly.covers)


@pytest.mark.rule("ST-15.16", "ST-15.20", "ST-10.2")
def test_everybody_starts_whole_focused_and_loaded() -> None:
    game = GAME.new(Setup(3, 5, {}))
    while game.state.round == 0:
        decision = game.decisions()[0]
        game.answer(decision.seat, decision.answers()[-1])
    for seat, stalker in game.state.stalkers.items():
        assert stalker.hp == game.stalker_card(seat).hp
        assert stalker.focus
        weapon = game.weapon_of(seat)
        assert weapon is not None
        assert weapon.ammo == game.ammo_capacity(weapon.id)


@pytest.mark.rule("ST-15.17")
@pytest.mark.parametrize("mission", MISSIONS)
def test_nobody_starts_with_a_status_an_injury_or_a_token_on_the_map(mission: str) -> None:
    game = GAME.new(Setup(2, 5, {"mission": mission}))
    while game.state.round == 0:
        before = {seat: (s.pinned, s.exposed, s.injured, s.attention) for seat, s in game.state.stalkers.items()}
        decision = game.decisions()[0]
        game.answer(decision.seat, decision.answers()[0])
    assert set(before.values()) == {(False, False, (False, False), "")}


@pytest.mark.rule("ST-15.12", "ST-15.15", "ST-15.20", "ST-21.48")
def test_the_shop_sells_while_money_and_cards_last_and_keeps_the_rest() -> None:
    game = GAME.new(Setup(2, 5, {"baskets": False}))
    while game.decisions()[0].kind != "shopping.choose":
        decision = game.decisions()[0]
        game.answer(decision.seat, decision.answers()[0])
    money = game.state.money
    game.answer(0, "buy:ptm")
    assert game.state.money == money - 100
    game.answer(0, "buy:ptm")
    game.answer(0, "buy:ptm")
    reason = game.explain(0, "buy:ptm")
    assert reason is not None
    assert reason.id == "sold-out"
    game.answer(0, "done")
    assert game.decisions()[0].seat == 1
    game.answer(1, "done")
    assert game.state.money == money - 300
    game.answer(game.state.lead, "done")
    assert game.state.money == 0


def in_shop(seats: int, mission: str = "A1") -> StalkerGame:
    game = GAME.new(Setup(seats, 5, {"baskets": False, "mission": mission}))
    while game.decisions()[0].kind != "shopping.choose":
        decision = game.decisions()[0]
        game.answer(decision.seat, decision.answers()[0])
    return game


@pytest.mark.rule("ST-15.15")
def test_before_setting_off_what_was_bought_is_exchanged_and_put_on() -> None:
    game = in_shop(2)
    for option in ("buy:akm_74u", "buy:ptm", "magazine:rifle", "done"):
        game.answer(0, option)
    game.answer(1, "done")
    assert game.decisions()[0].kind == "setting_off.choose"
    weapon = game.weapon_of(0)
    assert weapon is not None
    assert game.content.cards[weapon.id].key == "ptm"
    game.answer(0, "equip:akm_74u-1")
    game.answer(0, "give:ptm-1:1")
    game.answer(0, "equip:ptm-1")
    game.answer(0, "hand:rifle:0:1")
    game.answer(0, "done")
    game.decisions()
    worn = {seat: weapon.id for seat in range(2) if (weapon := game.weapon_of(seat)) is not None}
    assert worn == {0: "akm_74u-1", 1: "ptm-1"}
    assert (game.stalker(0).rifle, game.stalker(1).rifle) == (0, 1)


@pytest.mark.rule("ST-15.15", "SM-9.1")
def test_the_team_may_go_back_to_the_shop_until_it_sets_off() -> None:
    game = in_shop(2)
    game.answer(0, "done")
    game.answer(1, "done")
    game.answer(0, "shop")
    assert (game.decisions()[0].kind, game.decisions()[0].seat) == ("shopping.choose", 0)
    game.answer(0, "buy:ptm")
    game.answer(0, "done")
    game.answer(1, "done")
    assert game.decisions()[0].kind == "setting_off.choose"
    game.set(money=0)
    game.waiting = None
    assert "shop" not in game.decisions()[0].answers()


@pytest.mark.rule("ST-15.15", "ST-10.10")
def test_backpacks_are_checked_when_the_team_sets_off_not_in_the_shop() -> None:
    game = in_shop(1)
    limit = game.backpack_limit(0)
    while len(game.in_backpack(0)) <= limit:
        sold = [option for option in game.decisions()[0].answers() if option.startswith("buy:")]
        game.answer(0, min(sold, key=lambda option: prices(game).get(option.removeprefix("buy:")) or 0))
    game.answer(0, "done")
    assert game.decisions()[0].kind == "setting_off.choose"
    game.answer(0, "done")
    assert game.decisions()[0].kind == "overflow.choose"


@pytest.mark.rule("ST-1.3", "ST-15.12")
def test_magazines_that_are_all_taken_are_sold_out_however_much_money_is_left() -> None:
    game = GAME.new(Setup(1, 5, {"baskets": False}))
    while game.decisions()[0].kind != "shopping.choose":
        decision = game.decisions()[0]
        game.answer(decision.seat, decision.answers()[0])
    game.update(game.stalker(0), rifle=LIMITS["magazine.rifle"])
    game.waiting = None
    reason = game.explain(0, "magazine:rifle")
    assert reason is not None
    assert (reason.id, reason.rule) == ("sold-out", "ST-1.3")
    game.set(money=100)
    game.waiting = None
    reason = game.explain(0, "magazine:pistol")
    assert reason is not None
    assert reason.id == "no-money"


@pytest.mark.rule("ST-1.4", "ST-15.2")
def test_each_player_picks_another_stalker_and_anybody_may_lead() -> None:
    game = GAME.new(Setup(2, 1, {}))
    first = game.decisions()[0]
    assert len(first.answers()) == 12
    game.answer(0, "stalker:palkan")
    assert "stalker:palkan" not in game.decisions()[0].answers()
    game.answer(1, "stalker:hrim")
    assert game.decisions()[0].answers() == ("lead:0", "lead:1")
    game.answer(0, "lead:1")
    assert game.state.lead == 1


@pytest.mark.rule("ST-1.8")
def test_the_same_seed_and_answers_give_the_same_match() -> None:
    ends = []
    for _ in range(2):
        game, dice = GAME.new(Setup(2, 9, {})), random.Random(3)
        for _ in range(120):
            decisions = game.decisions()
            if not decisions:
                break
            game.answer(decisions[0].seat, dice.choice(decisions[0].answers()))
        ends.append((game.state.chance.drawn, game.state.round, [s.space for s in game.state.stalkers.values()]))
    assert ends[0] == ends[1]


@pytest.mark.rule("ST-5.14", "ST-5.15", "ST-16.1")
def test_a_round_ends_with_fresh_tokens_and_the_next_event() -> None:
    game = begin("A1")
    game.set(lead_used=True)
    before = game.state.event
    end_round(game)
    if game.state.outcome is None:
        assert not game.state.lead_used
        assert game.state.event != before
        assert all(stalker.cubes == (0, 0) for stalker in game.state.stalkers.values())


# --- what holds at every moment ---------------------------------------------------------------------------------------


def check_position(game: StalkerGame) -> None:
    """ST-8.11, ST-4.4, ST-1.3b, ST-10.3, ST-12.1, ST-14.11."""
    state = game.state
    watched = game.watched()
    for stalker in state.stalkers.values():
        if watched >> stalker.space & 1 and stalker.seat != state.walking:
            assert (stalker.attention, stalker.noticed) == ("high", stalker.space)
        assert (stalker.noticed >= 0) == bool(stalker.attention)
        assert 0 <= stalker.hp <= game.stalker_card(stalker.seat).hp
        assert 0 <= stalker.dose <= 16
        assert all(0 <= slot <= (3 if game.is_solo else 2) for slot in stalker.slots)
    for token in LIMITS:
        if token != "cube" or state.config.cube_limit:
            assert _used(game, token) <= LIMITS[token], token
    for anomaly in state.anomalies.values():
        laid = game.symbols_of(anomaly)
        for cover in anomaly.covers:
            assert cover.symbol[1] in laid.get(cover.space, ""), "something covers a symbol that is not there"
    where = [card for pile in state.piles.values() for card in (*pile.draw, *pile.discard)] + list(state.cards)
    assert len(where) == len(set(where)), "a card exists twice"


def _used(game: StalkerGame, token: str) -> int:
    """What is in use of a component, counted here anew: ``supply`` does not go below 0."""
    state = game.state
    stalkers = state.stalkers.values()
    covers = [cover.by for anomaly in state.anomalies.values() for cover in anomaly.covers]
    match token:
        case "pinned" | "exposed":
            return sum(getattr(each, token) for each in (*stalkers, *state.enemies.values()))
        case "bolt":
            return sum(each.bolts for each in stalkers) + covers.count("bolt")
        case "no_visibility":
            return state.fog.bit_count()
        case "trap":
            return sum(len(ground.traps) for ground in state.ground.values())
        case "artifact":
            hidden = sum(anomaly.artifact for anomaly in state.anomalies.values())
            return hidden + covers.count("artifact") + sum(ground.artifacts for ground in state.ground.values())
        case "cube":
            cubes = sum(sum(each.cubes) for each in stalkers) + sum(card.ammo for card in state.cards.values())
            cubes += sum(card.cubes for card in state.environment.values())
            return cubes + sum(companion.cubes for companion in state.companions.values())
    return sum(int(getattr(each, token.removeprefix("magazine."))) for each in stalkers)


def check_components(game: StalkerGame) -> None:
    """ST-1.3b, ST-4.4: between two actions no card, token or standee is missing, and nobody has too little room."""
    state, decks = game.state, game.content.decks
    lying: dict[str, list[str]] = {name: [*pile.draw, *pile.discard] for name, pile in state.piles.items()}
    for card in state.cards:
        lying[game.content.deck_of[card]].append(card)
    for ground in state.ground.values():
        lying["loot"] += ground.loot
        lying["unknown"] += ground.unknown
    lying["random"] += [event for event in (*lying.pop("events"), state.event) if event in decks["random"]]
    for name, deck in decks.items():
        assert sorted(lying[name]) == sorted(deck), name
    standees = [*state.enemies, *(standee for card in state.enemy_cards.values() for standee in card.pool)]
    assert len(standees) == len(set(standees))
    for space in {where for _, where in game.entities()}:
        assert len(game.occupants(space)) <= game.board.capacity[space]
    for seat in state.stalkers:
        assert len(game.in_backpack(seat)) <= game.backpack_limit(seat)


@pytest.mark.rule("ST-8.11", "ST-1.3", "ST-2.6", "ST-4.4", "ST-10.10", "ST-12.1", "ST-14.11", "ST-10.2")
@pytest.mark.parametrize("mission", MISSIONS)
def test_at_every_question_of_a_random_mission_the_position_is_sound(mission: str) -> None:
    for seats in (1, 2, 3, 4):
        game = GAME.new(Setup(seats, seats, {"mission": mission, "companion": ("", "bublyk", "yurko", "")[seats - 1]}))
        dice = random.Random(seats)
        while game.decisions():
            if game.state.round:
                check_position(game)
            decision = dice.choice(game.decisions())
            if decision.kind == "turn.choose":
                check_components(game)
                assert not {refusal.option for refusal in game.refusals(decision.seat)} & {*decision.answers()}
            game.answer(decision.seat, dice.choice(decision.answers()))
        assert game.state.outcome is not None
