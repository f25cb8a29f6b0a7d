"""A campaign of S.T.A.L.K.E.R. at a table: who reads what, and what can be taken back between missions."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from cordon.kernel.session import Session
from cordon.table.telling import undo_levels
from tests.web.stalker_moments import played


def asked(session: Session[Any], kind: str) -> bool:
    return any(decision.kind == kind for decision in session.decisions)


@cache
def at(kind: str, missions: int = 0) -> Session[Any]:
    """A campaign of two that has come to a question, after so many missions."""

    def reached(session: Session[Any]) -> bool:
        return len(session.game.state.chronicle) >= missions and asked(session, kind)

    found = played(2, 3, reached, "greedy", mode="campaign")
    assert found is not None
    return found


@pytest.mark.rule("ST-15.20")
def test_the_team_decides_together_in_the_binder_and_reads_an_epilogue_together_and_not_in_a_mission() -> None:
    for kind, together in {"navigation.choose": True, "turn.choose": False, "mission_end.read": True}.items():
        session = at(kind)
        assert session.spec.is_council(session.game) is together, kind


@pytest.mark.rule("ST-15.15")
def test_while_the_stash_is_shared_out_no_action_of_the_last_mission_is_offered_to_be_taken_back() -> None:
    session = at("packing.choose", missions=1)
    assert "action" in session.levels()
    offered = {each.level: each.answers for each in undo_levels(session, frozenset(), 0, is_strict=False)}
    assert offered.keys() == {"choice", "mission"}
    assert offered["mission"] > offered["choice"]
