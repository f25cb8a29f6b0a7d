"""The rules of thumb of This War of Mine in positions: what they once did that people at the table laughed at."""

from __future__ import annotations

from functools import partial

import pytest

from cordon.bots.twom import day, moments, night, stories, trips
from cordon.bots.twom.greedy import GreedySurvivor
from cordon.bots.twom.situation import Group
from cordon.games.registry import game
from cordon.games.twom import ops as op
from cordon.games.twom.rules.dusk import DuskPhase
from cordon.games.twom.rules.scavenging import Pack
from cordon.games.twom.rules.scripts import ReadScript
from cordon.kernel.frames import kind_of
from tests.games.twom.campaign import asked, campaign, doing, give, lay, states

TWOM = game("twom")


def group(match: object) -> Group:
    return Group(TWOM.view(match, 0))  # type: ignore[arg-type]


def answer(match: object) -> str:
    """What the bot answers to the question that is open."""
    return GreedySurvivor().choose(asked(match), partial(TWOM.view, match, 0))  # type: ignore[arg-type]


def test_whoever_is_alone_goes_to_the_door_and_does_not_only_guard() -> None:
    alone = campaign("C05")
    assert day.outside(group(alone), "C05") > day.SEARCHING
    assert day.outside(group(campaign("C05", "C07", "C08", "C09")), "C05") < day.SEARCHING


def test_the_hungry_take_their_goods_to_the_door() -> None:
    match = campaign("C05", "C07", "C08")
    for person in ("C05", "C07", "C08"):
        states(match, person, hunger=3)
    before = day.outside(group(match), "C05")
    give(match, jewellery=2, cigarettes=3)
    assert day.outside(group(match), "C05") > before


def test_nobody_goes_to_the_door_whom_a_sniper_would_kill() -> None:
    match = campaign("C05")
    states(match, "C05", wounds=2)
    assert day.outside(group(match), "C05") < day.SEARCHING


def test_old_people_are_not_robbed_except_by_who_starves() -> None:
    """N06: whoever leaves goes hungry to bed."""
    match = campaign("C05", "C07")
    assert stories.Reader(group(match)).deed("robbed") < -2 * stories.ROW_WORTH["pantry"]
    for person in ("C05", "C07"):
        states(match, person, hunger=3)
    assert stories.Reader(group(match)).deed("robbed") > -2 * stories.ROW_WORTH["pantry"]


CANDLE = {
    "id": 1,
    "nodes": {
        "ask": {
            "type": "choice",
            "options": [{"id": "light", "next": "lit"}, {"id": "go", "next": "end"}],
        },
        "lit": {"type": "effect", "ops": [{"do": "state", "who": "all", "state": "misery", "by": -1}], "next": "end"},
        "end": {"type": "end"},
    },
}


def test_the_candle_is_lit(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page offers something that costs nothing, and a way out."""
    match = campaign("C05", scripts=[CANDLE])
    monkeypatch.setattr(stories, "content", lambda book=match.content: book)
    doing(match, ReadScript(1))
    assert answer(match) == "option:light"


def test_nobody_begins_a_fight_to_run_from_it() -> None:
    match = campaign("C10")
    two = [op.EnemyKind(letter="A"), op.EnemyKind(letter="A", weapon="knife")]
    assert not stories.would_stand(group(match), two)
    assert stories.Reader(group(match)).fight(two) == -stories.TO_RUN


def test_a_place_is_chosen_by_what_is_missing() -> None:
    """The pantries of L02 when food is short, the hospital L03 when somebody bleeds."""
    match = campaign("C05", "C07")
    assert trips._need(group(match), "L02") > trips._need(group(match), "L03")
    give(match, canned_food=3, raw_food=3)
    states(match, "C05", wounds=1)
    assert trips._need(group(match), "L03") > trips._need(group(match), "L02")


def test_the_hungry_take_goods_along_to_trade() -> None:
    match = campaign("C05", "C07")
    give(match, jewellery=2)
    assert trips._to_trade(group(match), asked(match)) == "done"
    doing(match, Pack())
    assert answer(match) == "take:jewellery"


def test_a_bed_is_built_for_the_wounded() -> None:
    match = campaign("C05", "C07")
    give(match, wood=12, components=9)
    stage = day.Stage(group(match))
    before = stage._build("F01")
    states(match, "C05", wounds=1)
    assert day.Stage(group(match))._build("F01") >= before + day.BED_FOR_THE_AILING - 1.0


def test_the_starving_go_out_even_when_wounded() -> None:
    """Whoever has nothing for tomorrow has more to lose at home."""
    match = campaign("C05", "C07")
    for person in ("C05", "C07"):
        states(match, person, hunger=3, wounds=3)
    give(match, water=4)
    home, out = {"C05": "guard", "C07": "floor"}, {"C05": "guard", "C07": "scavenge"}
    assert night._night_worth(group(match), out) > night._night_worth(group(match), home)
    give(match, vegetable=2)
    assert night._night_worth(group(match), out) < night._night_worth(group(match), home)


def test_the_farm_has_most_food_and_the_market_none_for_who_has_nothing_to_give() -> None:
    match = campaign("C05", "C07")
    assert max(("L02", "L11", "L13"), key=partial(trips._need, group(match))) == "L13"
    assert trips._need(group(match), "L11") < 0
    give(match, jewellery=2)
    assert trips._need(group(match), "L11") > 0


def test_a_can_is_opened_at_the_meal_and_not_after_it() -> None:
    """NA03: what is left in Storage for the night is stolen."""
    match = campaign("C05", "C07")
    states(match, "C05", hunger=2)
    assert moments._is_time(group(match), "NA03", kind_of(DuskPhase.eat))
    assert not moments._is_time(group(match), "NA03", kind_of(DuskPhase.indulge))


def test_a_kind_word_is_kept_for_whoever_is_close_to_breaking() -> None:
    match = campaign("C05", "C07")
    states(match, "C05", misery=2)
    assert not moments._is_time(group(match), "NA02", "")
    states(match, "C05", misery=3)
    assert moments._is_time(group(match), "NA02", "")


@pytest.mark.parametrize("token", ["cigarettes", "book", "moonshine"])
def test_comfort_is_worth_most_to_whoever_is_close_to_breaking(token: str) -> None:
    """A habit, something to read in the chair, a drink for anybody."""
    match = campaign("C01", "C07")
    empty = next(id for id, space in match.state.spaces.items() if not space.card and not space.fitting)
    lay(match, "fittings.F08.space", empty)
    calm = group(match).worth(token)
    states(match, "C01", misery=3)
    assert group(match).worth(token) > calm + 1.0
