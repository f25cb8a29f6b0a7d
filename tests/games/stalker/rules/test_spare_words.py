"""SC-1.3, SC-1.4, SC-1.8: words that the decks do not need yet, kept for missions and Zone Survival (†)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from cordon.games.stalker.content import content
from cordon.games.stalker.ops import Op
from cordon.kernel.errors import EngineError
from tests.games.stalker.rules.changes import changes
from tests.games.stalker.rules.stage import Stage, grid

ROAD = grid("ABCDEFGH")


class Written:
    """Scripts that a card could have, as long as a test runs."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkeypatch = monkeypatch

    def card(self, *ops: dict[str, Any]) -> str:
        """The path of a script that stands on no card."""
        self._add("card", msgspec.convert(ops, tuple[Op, ...]))
        return "card"

    def _add(self, path: str, script: tuple[Op, ...]) -> None:
        self.monkeypatch.setitem(content().scripts, path, script)
        for i, op in enumerate(script):
            for name, part in op.parts().items():
                self._add(f"{path}/{i}/{name}", part)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Written:
    return Written(monkeypatch)


@pytest.mark.rule("SC-1.4")
@pytest.mark.parametrize(("answer", "after"), [("part:1", {"0.bolts": 2}), ("decline", {})])
def test_may_is_done_only_by_those_who_want_it(written: Written, answer: str, after: dict[str, Any]) -> None:
    path = written.card({"do": "may", "effect": [{"do": "gain", "token": "bolt", "n": 2}]})
    stage = Stage(ROAD).stalker(0, "A")
    assert changes(stage, stage.game.script(path, "stalker-0", "card"), answer) == after


@pytest.mark.rule("SC-1.3", "ST-9.6")
def test_exposure_is_a_roll_now(written: Written) -> None:
    path = written.card({"do": "exposure", "who": "team"})
    stage = Stage(ROAD, seats=2).stalker(0, "A", hp=10, dose=12).stalker(1, "B", hp=10).gear(2, 1, 0)
    assert changes(stage, stage.game.script(path, "stalker-0", "card")) == {"0.hp": 7}


@pytest.mark.rule("SC-1.8")
@pytest.mark.parametrize(("focus", "bolts"), [(True, 1), (False, 0)])
def test_has_asks_for_a_status(written: Written, focus: bool, bolts: int) -> None:
    when = [{"if": "has", "who": "self", "token": "focus"}]
    path = written.card({"do": "if", "when": when, "then": [{"do": "gain", "token": "bolt"}]})
    stage = Stage(ROAD).stalker(0, "A", focus=focus)
    assert stage.run(stage.game.script(path, "stalker-0", "card")).me().bolts == bolts


OFFERED: list[dict[str, Any]] = [
    {"do": "trade", "goods": ["attachment"], "fee": 200},
    {"do": "buy", "goods": ["item"], "price": "value"},
    {"do": "sell", "goods": ["item"], "price": "half"},
]


@pytest.mark.rule("SC-15.1", "ST-15.12")
@pytest.mark.parametrize("offer", OFFERED, ids=lambda offer: offer["do"])
def test_an_offer_of_a_contact_cannot_be_carried_out_by_a_script(written: Written, offer: dict[str, Any]) -> None:
    stage = Stage(ROAD).stalker(0, "A")
    with pytest.raises(EngineError, match=f"'{offer['do']}' is an offer of a contact; card carries it out"):
        stage.run(stage.game.script(written.card(offer), "stalker-0", "card"))
