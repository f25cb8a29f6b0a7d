"""ZO-26 Every switch of the rules changes something, and its default is the ruling of the digest."""

from __future__ import annotations

import pytest

from cordon.games.zona.state import Config
from tests.games.zona.table import Table


@pytest.mark.rule("ZO-26")
def test_the_defaults_are_the_rulings() -> None:
    config = Config()
    assert (config.facility_layout, config.character_draft, config.news_end) == ("fixed", "two", "after_last")
    assert (config.emission_carry, config.fatigue_min, config.area_fatigue_forced) == (False, 0, True)
    assert (config.draw_after_secret, config.lock_protection) == (True, True)
    assert (config.area_action_limit, config.emission_one_batch) == ("turn", True)
    assert sorted(config.die_faces) == sorted(["PLUS"] * 2 + ["BLANK"] * 2 + ["MINUS", "HAZARD"])


@pytest.mark.rule("ZO-26.4")
@pytest.mark.parametrize(("forced", "fatigue", "allowed"), [(True, 5, True), (False, 4, False), (False, 3, True)])
def test_chernobyl_on_a_full_dial_is_a_switch(forced: bool, fatigue: int, allowed: bool) -> None:
    table = Table("iwan", "tamara", area_fatigue_forced=forced).put(0, area="chernobyl", fatigue=fatigue)
    if allowed:
        assert table.say("area").me().rubles == 400
    else:
        assert table.why("area").rule == "ZO-6.8"


@pytest.mark.rule("ZO-26.4")
def test_that_switch_leaves_the_other_areas_alone() -> None:
    table = Table("iwan", "tamara", area_fatigue_forced=False).put(0, area="dump", fatigue=5)
    assert "area" in table.options
