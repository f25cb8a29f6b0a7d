"""A campaign is one match. What was before the present mission is folded: it costs nothing, and nothing is lost."""

from __future__ import annotations

import dataclasses
import json
import random
from typing import Any

import pytest

from cordon.kernel import saves
from cordon.kernel.errors import SaveError, UndoRefused
from cordon.kernel.session import LEVELS, Session
from cordon.kernel.spec import Setup
from tests.examples.saga import SAGA, MissionBegan, SagaGame
from tests.kernel.fair import FAIR
from tests.kernel.test_saves import sealed

GAMES = {"saga": SAGA}


def new(missions: int = 3, seats: int = 2) -> Session[SagaGame]:
    return Session(SAGA, Setup(seats, 5, {"missions": missions}))


def give(session: Session[SagaGame], *answers: str) -> Session[SagaGame]:
    for answer in answers:
        session.answer(session.decisions[0].seat, answer)
    return session


def mission(session: Session[SagaGame]) -> Session[SagaGame]:
    """Set out, and play to the camp after it."""
    return give(session, "set_out", "march", "dig", "dig", "march")


def possible(session: Session[Any]) -> dict[str, object]:
    """What can be taken back, and how."""
    found: dict[str, object] = {}
    for level in LEVELS:
        try:
            target = session.undo_target(level)
            found[level] = target, target >= session.first and session.is_free(target)
        except UndoRefused as error:
            found[level] = error.code
    return found


def known(session: Session[Any]) -> list[object]:
    """All that anybody can find out about a match."""
    looks = list(session.second_looks)
    return [
        session.digest(), session.decisions, session.entries, session.notes, looks, session.first,
        session.is_folded, possible(session), session.opening, session.seed,
    ]  # fmt: skip


def answers(session: Session[Any]) -> list[str]:
    return [entry.answer for entry in session.entries]


def loaded(session: Session[Any]) -> Session[Any]:
    again = saves.load(saves.dump(session), GAMES)
    assert not again.past_lost
    return again.session


def imported(session: Session[Any]) -> Session[Any]:
    return saves.proved(saves.decoded(saves.dump(session)), GAMES)


# --- undo -------------------------------------------------------------------------------------------------------------


def test_a_mission_can_be_taken_back_to_its_start() -> None:
    session = give(mission(new()), "cook", "set_out")
    start = session.digest()
    give(session, "march", "dig", "march")
    assert session.undo("mission", second_look=True) == 3
    assert session.digest() == start


def test_the_answer_that_began_a_mission_can_be_taken_back_and_nothing_before_it() -> None:
    session = give(mission(new()), "cook")
    before = session.digest()
    give(session, "set_out")
    assert session.undo_target("mission") == session.undo_target("choice") == session.first == 6
    session.undo(second_look=True)
    assert session.digest() == before
    for level in ("choice", "mission"):
        with pytest.raises(UndoRefused, match="undo-chapter"):
            session.undo(level, second_look=True)
    with pytest.raises(UndoRefused, match="undo-chapter"):
        session.twin(5)
    give(session, "cook")
    assert session.undo_target() == 6


def test_the_camp_after_a_mission_still_belongs_to_it() -> None:
    session = give(mission(mission(new())), "cook", "cook")
    assert session.undo_target("mission") == 6
    session.undo_to(8, second_look=True)


def test_the_answer_that_began_a_mission_can_be_given_again() -> None:
    session = give(mission(new()), "set_out", "march")
    after = known(session)
    session.undo_to(5, second_look=True)
    session.redo()
    session.redo()
    session.second_looks = []
    assert known(session) == after


def test_a_level_that_a_game_does_not_have_cannot_be_taken_back() -> None:
    session = Session(FAIR, Setup(2, 3))
    session.answer(0, "1")
    with pytest.raises(UndoRefused, match=r"undo-level.*known=choice, action, round\b"):
        session.undo("mission")


# --- what is kept -----------------------------------------------------------------------------------------------------


def test_the_log_stays_whole_and_what_happened_is_known_from_the_start_of_the_mission() -> None:
    session = give(mission(mission(new())), "set_out", "march")
    assert len(session.entries) == 12
    assert len(session.notes) == 13
    assert not any(session.notes[:11])
    assert [note.event for note in session.notes[11]] == [MissionBegan(3, session.game.state.road)]


def test_what_is_kept_does_not_grow_with_the_missions() -> None:
    session = new(missions=9)
    sizes = set()
    mission(session)
    for _ in range(8):
        mission(session)
        sizes.add((len(session._snapshots), sum(map(bool, session.notes)), len({id(m) for m in session._marks})))
    assert len(sizes) == 1


def test_the_number_of_answers_given_again_does_not_grow_with_the_missions(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[int] = []
    answer = SagaGame.answer

    def counted(self: SagaGame, seat: int, option: str) -> None:
        given.append(seat)
        answer(self, seat, option)

    monkeypatch.setattr(SagaGame, "answer", counted)
    session, counts = new(missions=9), []
    for _ in range(8):
        mission(session)
        data = saves.dump(session)
        given.clear()
        saves.load(data, GAMES)
        counts.append(len(given))
    assert counts == [5] * 8
    given.clear()
    saves.proved(saves.decoded(data), GAMES)
    assert len(given) == len(session.entries), "a save from elsewhere is proved from its opening"


# --- saves ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_a_campaign_that_is_saved_at_any_moment_is_the_same_when_it_is_loaded(seed: int) -> None:
    session, luck = new(seats=1 + seed % 3), random.Random(seed)
    lowest = 0
    while session.decisions:
        again, elsewhere = loaded(session), imported(session)
        assert known(again) == known(session)
        assert elsewhere.digest() == session.digest()
        if session.first == elsewhere.first:
            assert known(elsewhere) == known(session)
        else:
            assert "set_out" not in answers(session)[session.first :], "the start of the mission was taken back"
        if luck.random() < 0.2 and len(session.entries) > session.first:
            target = luck.randint(session.first, len(session.entries) - 1)
            for each in (session, again):
                each.undo_to(target, second_look=True)
            assert known(again) == known(session)
        if luck.random() < 0.1:
            session.reseed(luck.getrandbits(100))
        give(session, luck.choice(session.decisions[0].options))
        assert session.first >= lowest
        lowest = session.first
    assert known(loaded(session)) == known(session)
    assert imported(session).digest() == session.digest()


def test_a_loaded_campaign_plays_on_as_the_one_that_was_saved() -> None:
    session = give(mission(mission(new(missions=4))), "cook")
    again = loaded(session)
    for each in (session, again):
        give(each, "set_out", "dig", "march")
    assert known(again) == known(session)


def test_nothing_is_folded_before_there_is_a_second_mission() -> None:
    session = give(mission(give(new(), "cook")), "cook")
    assert (session.first, session.is_folded) == (0, False)
    assert b'"chapter"' not in saves.dump(session), "a save is written as it always was"
    assert session.undo_target("mission") == 2
    session.undo_to(0, second_look=True)
    assert b'"chapter"' in saves.dump(mission(mission(new())))


def plain(session: Session[Any]) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(saves.dump(session))
    return found


def test_a_chapter_that_its_log_does_not_lead_on_from_costs_the_past_and_no_more() -> None:
    session = give(mission(new()), "set_out", "march")
    data = plain(session)
    data["chapter"]["snapshot"]["coins"]["0"] = 99
    found = saves.load(sealed(data), GAMES)
    assert found.past_lost
    assert found.session.decisions == session.decisions
    assert not found.session.is_folded


@pytest.mark.parametrize("number", [-1, 99])
def test_a_chapter_at_a_moment_that_never_was_is_told_as_a_wrong_field(number: int) -> None:
    data = plain(mission(mission(new())))
    data["chapter"]["number"] = number
    with pytest.raises(SaveError, match=r"save-shape.*chapter"):
        saves.load(sealed(data), GAMES)


def test_the_check_of_a_save_covers_its_chapter() -> None:
    data = plain(give(mission(new()), "set_out"))
    data["chapter"]["snapshot"]["coins"]["0"] = 99
    with pytest.raises(SaveError, match="save-edited"):
        saves.load(json.dumps(data).encode(), GAMES)


def test_a_save_from_elsewhere_gains_nothing_by_its_chapter() -> None:
    data = plain(give(mission(new()), "set_out", "march"))
    for state in (data["snapshot"], data["chapter"]["snapshot"]):
        state["coins"]["0"] = 99
    assert not saves.load(sealed(data), GAMES).past_lost, "one's own is trusted"
    with pytest.raises(SaveError, match="save-differs"):
        saves.proved(saves.decoded(sealed(data)), GAMES)


def test_under_other_rules_a_campaign_goes_on_from_its_chapter_if_that_leads_to_the_same() -> None:
    newer = dataclasses.replace(SAGA, rules_version=2, migrations={1: lambda state: state}, fingerprint=lambda: "2")
    session = give(mission(new()), "set_out", "march")
    found = saves.load(saves.dump(session), {"saga": newer})
    assert not found.past_lost
    assert found.session.first == session.first
    assert saves.load(saves.dump(found.session), {"saga": newer}).session.digest() == session.digest()


def test_a_match_whose_past_is_lost_folds_like_any_with_its_next_mission() -> None:
    session = mission(new())
    lost = Session.resumed(SAGA, session.setup, session.opening, session.entries, session.game.state.clone())
    give(lost, "cook")
    assert lost.no_way_back().code == "undo-past"
    give(lost, "set_out", "march")
    assert (lost.first, lost.no_way_back().code) == (6, "undo-chapter")
    assert known(loaded(lost)) == known(lost)
