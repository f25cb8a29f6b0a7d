"""SV-16 The worked examples of Zone Survival."""

from __future__ import annotations

import pytest

from cordon.games.stalker import events
from cordon.games.stalker.content import content
from cordon.games.stalker.rules.rounds import Turn
from cordon.games.stalker.survival.beast import Beast
from cordon.games.stalker.survival.cards import is_face_up
from cordon.games.stalker.survival.fate import FateStep
from cordon.games.stalker.survival.front import Front
from cordon.games.stalker.survival.goods import TradeGoods, price_for
from cordon.games.stalker.survival.judging import REACHED, finish_scenario, requests, score
from cordon.games.stalker.survival.run import ZoneRun
from cordon.games.stalker.survival.set_up import SetOut, place_drawn
from cordon.games.stalker.survival.tokens import give, tokens_at
from cordon.kernel.frames import Flow, Procedure, started, step
from tests.games.stalker.survival.zone import Zone


class Judged(Procedure):
    """SV-4.3 The objective is reached"""

    @step("SV-4.3", "Judge it")
    def judge(self, game: object) -> Flow:
        return finish_scenario(game, "victory", "X24")  # type: ignore[arg-type]


@pytest.mark.rule("SV-16.2")
@pytest.mark.rule("SV-1.9")
def test_enemies_stand_in_the_slots_of_their_pattern_and_the_rest_is_in_the_pool() -> None:
    zone = Zone("S01", "M01", seats=2)
    horde, elite = zone.game.scenario.enemies
    zone.luck("shuffle:enemy:C3", _order("tick", "horde")).luck("shuffle:enemy:C2", _order("controller", "elite"))
    place_drawn(zone.game, horde)
    place_drawn(zone.game, elite)
    ticks = [(zone.game.address(e.space), e.facing) for e in zone.game.state.enemies.values() if e.kind == "tick"]
    assert ticks == [("6.F", "E"), ("13.M", "W"), ("2.G", "N"), ("6.D", "E")]
    assert zone.game.state.enemy_cards["tick"].pool == ()
    controllers = [e for e in zone.game.state.enemies.values() if e.kind == "controller"]
    assert [(zone.game.address(e.space), e.facing) for e in controllers] == [("2.G", "N")]
    assert len(zone.game.state.enemy_cards["controller"].pool) == 1
    assert {card.team for card in zone.game.state.enemy_cards.values()} == {1}


def _order(kind: str, category: str) -> tuple[int, ...]:
    """A shuffle that has this enemy on top."""
    fitting = [k.key for k in content().enemies.values() if k.category == category and not k.box]
    first = fitting.index(kind)
    return (first, *(i for i in range(len(fitting)) if i != first))


@pytest.mark.rule("SV-16.4")
@pytest.mark.rule("SV-1.10")
def test_a_strongroom_is_shut_until_the_code_is_known() -> None:
    zone = Zone("S10", "M02", seats=2)
    edges = {token.kind: token.edge for token in zone.game.state.tokens.values() if token.edge}
    assert edges == {"armored_gate": "12@d3N", "welded_door": "12@c4W"}
    inside = zone.game.board.mask("12.H", "12.K")
    assert not zone.game.board.routes("open", zone.slot("IN")).reached & inside
    zone.stalker(0, "12.E").count("code_parts", 1).run(Turn(0, 0))
    refused = {refusal.option: refusal for refusal in zone.game.refusals(0)}
    assert "card:X28:dial_the_code" in refused
    zone.count("code_parts", 2).run(Turn(0, 0)).say("card:X28:dial_the_code").finish("turn.choose")
    assert zone.game.board.routes("open", zone.slot("IN")).reached & inside == inside


@pytest.mark.rule("SV-16.5")
def test_pressure_rises_by_pump_and_open_valves_without_enemies() -> None:
    zone = Zone("S02", "M01", seats=2).count("primed", 2)
    for slot in ("Q2", "Q3"):
        token = tokens_at(zone.game, "valve", zone.slot(slot))[0]
        zone.game.update(token, face="open")
    zone.enemy("tick", zone.name_of("Q3")).stand(0, "key")
    zone.part("X04", "end").part("X05", "end")
    assert zone.counter("pressure") == 2
    zone.stand(0, "IN").part("X04", "end").part("X05", "end")
    assert zone.counter("pressure") == 3


@pytest.mark.rule("SV-16.6")
@pytest.mark.parametrize(("seats", "ehp"), [(1, 3), (4, 8)])
def test_the_beast_has_its_strength_by_the_number_of_stalkers(seats: int, ehp: int) -> None:
    zone = Zone("S03", "M01", seats=seats).pool("chimera", 1, colour="C1")
    zone.run(Beast()).finish()
    beast = zone.foe(zone.game.marked_enemy())
    assert zone.game.content.enemies["chimera"].ehp - beast.lost == ehp


@pytest.mark.rule("SV-16.7")
def test_the_front_hurts_for_every_seal_that_is_missing() -> None:
    zone = Zone("S07", "M01", seats=2).count("seals", 4)
    zone.stand(0, "key").stand(1, "key")
    for seat, hp in ((0, 13), (1, 9)):
        zone.game.update(zone.me(seat), hp=hp)
    zone.enemy("tick", zone.name_of("key"))
    zone.gear(0).gear(0).run(Front("X21"), inside=started(ZoneRun()))
    assert zone.events(events.FrontArrived) == [events.FrontArrived(1, 2)]
    assert (zone.me(0).hp, zone.me(0).dose) == (1, 4)
    assert (zone.finish().me(1).hp, sum(zone.me(1).injured)) == (0, 1)
    assert [event.result for event in zone.events(events.MissionEnded)] == ["victory"]


@pytest.mark.rule("SV-16.8")
def test_a_counter_pays_less_for_each_unit_but_never_below_the_price_it_costs() -> None:
    zone = Zone("S09", "M01", seats=2)
    zone.stand(0, "Q2")
    paid = []
    for _ in range(5):
        zone.count("goods:0:salt", 1)
        paid.append(price_for(zone.game, "gleb", "salt"))
        zone.run(TradeGoods(0, "gleb")).say("sell_good:salt").finish()
    assert paid == [250, 200, 150, 100, 100]
    assert zone.game.state.money == sum(paid)


@pytest.mark.rule("SV-16.9")
@pytest.mark.rule("SV-1.5")
def test_a_heavy_token_is_dropped_at_a_critical_injury() -> None:
    zone = Zone("S08", "M01", seats=2).stand(0, "Q2")
    give(zone.game, 0, "wounded")
    assert not zone.holds("wounded")
    zone.game.drop_heavy(0)
    assert zone.holds("wounded") == [zone.name_of("Q2")]


@pytest.mark.rule("SV-16.10")
@pytest.mark.rule("ST-19.23")
def test_one_roll_counts_for_every_face_up_card() -> None:
    zone = Zone("S02", "M01", seats=2).up("E30").pool("tick", 4)
    zone.luck("die:fate", (1,))
    zone.run(FateStep()).finish()
    assert zone.events(events.FateRolled)[0].symbol == "P2"
    assert len(zone.game.state.enemies) == 2
    assert zone.me().dose == 1


@pytest.mark.rule("SV-16.11")
@pytest.mark.rule("SV-4.3")
def test_a_request_holds_a_victory_back_until_it_is_met() -> None:
    zone = Zone("S08", "M01", seats=2).up("E57")
    zone.run(Judged())
    assert zone.is_over
    assert REACHED in zone.game.state.flags
    assert requests(zone.game) == [("E57", False)]
    zone.game.set(flags=(*zone.game.state.flags, "letter_taken"))
    zone.run(Judged(), inside=started(ZoneRun()))
    assert [event.result for event in zone.events(events.MissionEnded)] == ["victory"]


@pytest.mark.rule("SV-16.12")
@pytest.mark.rule("SV-1.6")
def test_whoever_leaves_is_safe_and_the_lead_passes_on() -> None:
    zone = Zone("S01", "M01", seats=3)
    for token in tokens_at(zone.game, "barrier", zone.slot("OUT")):
        zone.game.remove(token)
    zone.stand(0, "OUT").run(Turn(0, 0)).say("card:X00:leave")
    assert zone.me(0).left
    assert zone.game.state.lead == 1
    assert zone.game.order() == (1, 2)
    assert zone.game.state.seats == 3


@pytest.mark.rule("SV-11.4")
@pytest.mark.rule("ST-19.29")
def test_the_score_counts_the_icons_of_all_cards() -> None:
    zone = Zone("S01", "M01", rounds=0)
    zone.game.set(icons=(("U01", -1), ("U10", 1), ("U20", 1), ("U27", 0), ("C04", -1), ("E03", 1)))
    assert score(zone.game) == 21


@pytest.mark.rule("SV-16.15")
@pytest.mark.rule("ST-19.8")
def test_setup_cards_share_no_tag() -> None:
    zone = Zone("S01", "M01", seats=2)
    kept = _kept_of(zone)
    tags = [tag for number in kept for tag in content().zone_cards[number].tags]
    assert len(tags) == len(set(tags))
    assert all(is_face_up(zone.game, number) for number in kept)


def _kept_of(zone: Zone) -> list[str]:
    set_out = SetOut()
    set_out.draw_cards(zone.game)
    return list(set_out.cards)
