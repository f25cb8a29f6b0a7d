"""What lists tell of the aim of a match: only what lies open."""

from __future__ import annotations

from cordon.table.matches import brief_of
from tests.table.worlds import Elsewhere, played


def test_a_list_tells_how_far_the_best_of_zona_are() -> None:
    session = played("zona", 80)
    assert brief_of(session).about == ("botanical_lab",)
    assert brief_of(played("zona", 0)).about == ()
    assert len(brief_of(played("zona")).about) == 2


def test_a_list_tells_the_objective_of_the_siege() -> None:
    session = played("twom", 80)
    assert brief_of(session).about == (session.game.state.objective,)
    assert session.game.state.objective


def test_no_aim_depends_on_what_is_hidden() -> None:
    for match in ("zona", "mission", "survival", "twom"):
        session = played(match, 80)
        assert brief_of(Elsewhere.of(session, None, 99)) == brief_of(session)
