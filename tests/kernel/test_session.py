"""Undo, redo, replay."""

from __future__ import annotations

import pytest

from cordon.kernel import saves
from cordon.kernel.chance import Draw
from cordon.kernel.errors import UndoRefused
from cordon.kernel.session import Session
from cordon.kernel.spec import Setup
from tests.kernel.fair import FAIR, Fair


def session(*answers: tuple[int, str], **config: str) -> Session[Fair]:
    made = Session(FAIR, Setup(2, 3, config))
    for seat, answer in answers:
        made.answer(seat, answer)
    return made


def test_undo_is_free_back_to_the_last_new_information() -> None:
    made = session((0, "1"))
    start = session().digest()
    assert made.undo() == 1
    assert made.digest() == start
    assert made.second_looks == []


def test_beyond_that_the_table_must_allow_a_second_look() -> None:
    made = session((0, "1"), (1, "0"))
    before = made.digest()
    with pytest.raises(UndoRefused, match="undo-second-look"):
        made.undo()
    assert made.digest() == before
    made.undo(second_look=True)
    assert [(look.at, look.answers) for look in made.second_looks] == [(1, 1)]


def test_a_second_look_stays_when_its_moment_is_taken_back() -> None:
    made = session((0, "1"), (1, "0"), (0, "run"))
    made.undo(second_look=True)
    made.undo_to(0, second_look=True)
    assert [(look.at, look.answers) for look in made.second_looks] == [(0, 1), (0, 2)]


def test_undo_leads_to_a_question_of_a_person() -> None:
    made = session((0, "1"), (1, "0"), (0, "run"), (1, "run"))
    assert made.undo_target("choice", bots={1}) == 2
    with pytest.raises(UndoRefused, match="undo-nothing"):
        made.undo_target("choice", bots={0, 1})


def test_undo_goes_back_by_choice_action_turn_and_round() -> None:
    made = session((0, "1"), (1, "0"), (0, "toss"), (0, "well:left"), (0, "run"), (1, "run"))
    assert made.undo_target("choice") == 5
    assert made.undo_target("turn") == 2
    assert made.undo_target("round") == 0
    made.answer(0, "0")
    assert made.undo_target("round") == 6, "first back to the beginning of this round"
    made.undo("round", second_look=True)
    assert made.undo_target("round") == 0, "then to the beginning of the one before"


def test_the_same_answer_after_an_undo_meets_the_same_luck() -> None:
    made = session((0, "1"), (1, "0"), (0, "run"))
    first = made.entries[-1].draws
    made.undo(second_look=True)
    made.answer(0, "run")
    assert made.entries[-1].draws == first


def test_a_new_answer_forgets_what_was_taken_back() -> None:
    made = session((0, "1"))
    made.undo()
    made.answer(0, "2")
    with pytest.raises(UndoRefused, match="redo-nothing"):
        made.redo()


def test_undo_to_a_line_of_the_log() -> None:
    made = session((0, "1"), (1, "0"), (0, "run"), (1, "run"))
    third = session((0, "1"), (1, "0")).digest()
    made.undo_to(2, second_look=True)
    assert made.digest() == third
    with pytest.raises(UndoRefused, match=r"undo-no-moment.*target=7"):
        made.undo_to(7)


@pytest.mark.parametrize(("level", "message"), [("choice", "undo-nothing"), ("week", "undo-level.*level=week")])
def test_what_cannot_be_undone_says_why(level: str, message: str) -> None:
    with pytest.raises(UndoRefused, match=message):
        session().undo(level)


def test_a_refused_answer_leaves_no_trace_in_the_log() -> None:
    made = session()
    before = made.digest()
    with pytest.raises(Exception, match="not offered"):
        made.answer(0, "nonsense")
    assert made.entries == []
    assert made.digest() == before


def test_a_replay_under_scripted_luck_tells_the_same_story() -> None:
    made = session((0, "1"), (1, "0"), (0, "run"), (1, "run"), (0, "2"))
    again = Session.replayed(FAIR, Setup(2, 99), made.opening, made.entries)
    assert again.notes == made.notes


# --- seeds ------------------------------------------------------------------------------------------------------------

LONG = 2**127 + 7


def luck(made: Session[Fair]) -> tuple[Draw, ...]:
    """What the next run meets."""
    seat = made.decisions[0].seat
    made.answer(seat, "run")
    drawn = made.entries[-1].draws
    assert drawn
    return drawn


def reloaded(made: Session[Fair]) -> Session[Fair]:
    loaded = saves.load(saves.dump(made), {"fair": FAIR})
    assert not loaded.past_lost
    return loaded.session


def lucks(seed: int, *answers: tuple[int, str]) -> tuple[Draw, ...]:
    """The luck of the last answer if the match had gone on with this seed from before it."""
    made = session(*answers[:-1])
    made.reseed(seed)
    made.answer(*answers[-1])
    return made.entries[-1].draws


BIDS = ((0, "1"), (1, "0"))


def test_a_new_seed_changes_the_luck_to_come_and_not_the_past() -> None:
    made = session(*BIDS)
    assert made.seed == 3
    before = made.entries.copy(), made.notes.copy()
    made.reseed(LONG)
    assert made.seed == LONG
    assert (made.entries, made.notes) == before
    assert len({lucks(seed, *BIDS, (0, "run")) for seed in range(LONG, LONG + 40)}) > 1


def test_a_new_seed_holds_behind_an_undo() -> None:
    seeds = range(LONG, LONG + 40)
    expected = [lucks(seed, *BIDS, (0, "run")) for seed in seeds]
    found = []
    for seed in seeds:
        made = session(*BIDS, (0, "run"), (1, "run"), (0, "2"))
        made.reseed(seed)
        made.undo_to(2, second_look=True)
        assert made.seed == seed
        found.append(luck(made))
    assert found == expected


def test_redo_gives_the_luck_that_was_though_the_seed_is_another() -> None:
    made = session(*BIDS, (0, "run"))
    met = made.entries[-1].draws
    made.undo(second_look=True)
    made.reseed(LONG)
    made.redo()
    assert made.entries[-1].draws == met
    assert made.seed == LONG


def test_a_save_keeps_the_new_seed_and_the_whole_past() -> None:
    for seed in range(LONG, LONG + 20):
        made = session(*BIDS, (0, "run"))
        made.reseed(seed)
        again = reloaded(made)
        assert again.digest() == made.digest()
        assert again.seed == seed
        made.undo(second_look=True)
        again.undo(second_look=True)
        assert luck(again) == luck(made)
        assert again.digest() == made.digest()


def test_undo_and_the_same_answer_meet_the_same_luck_after_loading_too() -> None:
    made = session(*BIDS, (0, "run"))
    met = made.entries[-1].draws
    again = reloaded(made)
    again.undo(second_look=True)
    assert luck(again) == met


def test_a_match_with_a_long_seed_is_saved_and_replayed_like_any() -> None:
    made = Session(FAIR, Setup(2, LONG))
    for seat, answer in (*BIDS, (0, "run")):
        made.answer(seat, answer)
    again = reloaded(made)
    assert again.setup.seed == again.seed == LONG
    assert again.digest() == made.digest()
