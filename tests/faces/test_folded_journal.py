"""A journal of a campaign begins with the present mission, whoever tells it and since when."""

from __future__ import annotations

from typing import Any

from cordon.faces.journal import Journal, Line, whole_story
from cordon.faces.teller import Teller
from cordon.kernel.events import Note
from cordon.kernel.session import Session
from cordon.kernel.spec import Setup
from cordon.words.catalogue import Words
from cordon.words.names import Namer
from tests.examples.saga import SAGA

ALONE = ("set_out", "march", "dig")


class Minstrel(Teller[Namer]):
    """Says in each line which mission it believes to be in."""

    def __init__(self) -> None:
        super().__init__(Words("en", "zona"), ())
        self.mission = 0

    def naming(self) -> Namer:
        return Namer(self.words, self.people)

    def know(self, session: Session[Any]) -> None:
        self.mission = session.game.state.mission

    def tell(self, note: Note) -> list[Line]:
        return [Line(f"{type(note.event).__name__} in {self.mission}")]


def campaign(*answers: str) -> Session[Any]:
    session = Session(SAGA, Setup(1, 5, {"missions": 4}))
    for answer in answers:
        session.answer(0, answer)
    return session


def texts(journal: Journal) -> list[str]:
    return [line.text for line in journal.lines(None)]


def test_who_begins_to_tell_in_the_middle_knows_who_is_who_there() -> None:
    session = campaign(*ALONE, "cook", "set_out", "march")
    journal = Journal(Minstrel())
    journal.follow(session)
    assert texts(journal) == ["MissionBegan in 1", "Marched in 1"], "the second one has not been told yet"
    assert journal.teller.mission == 2  # type: ignore[attr-defined]


def test_who_was_there_forgets_what_is_folded_and_says_the_same() -> None:
    session, journal = campaign(), Journal(Minstrel())
    for answer in (*ALONE, "cook", "set_out", "march"):
        session.answer(0, answer)
        journal.follow(session)
    other = Journal(Minstrel())
    other.follow(session.twin(session.first + 1))
    other.follow(session)
    assert texts(journal) == texts(other) == ["MissionBegan in 1", "Marched in 2"]
    assert len(journal.passages) == len(session.notes)


def test_an_undo_to_the_camp_and_another_start_are_told_from_there() -> None:
    session, journal = campaign(*ALONE, "set_out"), Journal(Minstrel())
    journal.follow(session)
    session.undo_to(3, second_look=True)
    journal.cut(session)
    for answer in ("cook", "set_out"):
        session.answer(0, answer)
        journal.follow(session)
    assert texts(journal) == ["MissionBegan in 1"], "the cook belongs to the mission before"


def test_the_whole_story_is_told_from_the_log() -> None:
    session = campaign(*ALONE, "cook", *ALONE, "set_out")
    kinds = [line.text.partition(" ")[0] for line in whole_story(session, Minstrel(), None)]
    mission = ["MissionBegan", "Marched", "Dug"]
    assert kinds == [*mission, "Cooked", *mission, "MissionBegan"]
