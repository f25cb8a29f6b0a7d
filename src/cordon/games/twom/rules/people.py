"""TW-3 The people of the group: picking some of them, changing their states, dying and leaving."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from cordon.games.twom import events
from cordon.games.twom.state import Gone, Names, Person
from cordon.games.twom.terms import DEADLY, LEVEL_MAX, Cause, How, PersonId, SourceId, StateName, TokenId
from cordon.kernel.decisions import Facts, ask
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.twom.game import TwomGame

PERSON = verb("person", person=PersonId)
TOKEN = verb("token", token=TokenId)
DONE = verb("done")

PICKING = ("leader_choice", "random", "lowest_prowess", "highest_prowess")
"""Selectors that come down to one person (TW-31.3)."""
GROUPS = ("all", "present", "guards", "host")


def chosen(game: TwomGame, who: str, names: Names) -> list[str]:
    """The people that a selector or a bound name means; those who are gone are left out."""
    people = game.state.people
    match who:
        case "all":
            return list(people)
        case "present":
            return game.present()
        case "guards":
            return [person.id for person in people.values() if person.task == "guard"]
        case "host":
            return [game.state.host] if game.state.host in people else []
    return [person for name, person in (*names, (who, who)) if name == who and person in people][:1]


def candidates(game: TwomGame, who: str) -> list[str]:
    """Those among whom a selector of one person picks."""
    present = game.present()
    if who not in ("lowest_prowess", "highest_prowess") or not present:
        return present
    prowess = {person: game.content.characters[person].prowess for person in present}
    wanted = min(prowess.values()) if who == "lowest_prowess" else max(prowess.values())
    return [person for person in present if prowess[person] == wanted]


def bound(names: Names, name: str, person: str) -> Names:
    """The names with one more, or with another person under it."""
    return (*(pair for pair in names if pair[0] != name), (name, person))


def is_able(person: Person) -> bool:
    """Neither collapsed nor broken (TW-3.4)."""
    return person.fatigue < LEVEL_MAX and person.misery < LEVEL_MAX


# --- states (TW-3.1 to TW-3.7) ----------------------------------------------------------------------------------------


def change(game: TwomGame, person: str, state: StateName, by: int, cause: str = "") -> None:
    """Raise or lower a state within 0 to 4 (TW-0.3); level 4 takes its effect at once (TW-3.4, TW-3.7)."""
    record = game.state.people.get(person)
    if record is None:
        return
    level: int = getattr(record, state)
    to = max(0, min(LEVEL_MAX, level + by))
    if to == level:
        return
    game.update(record, **{state: to})
    game.emit(events.StateChanged(person, state, to - level, to))
    if to == LEVEL_MAX:
        if state in DEADLY:
            die(game, person, cause or state)
        else:
            game.emit(events.Collapsed(person) if state == "fatigue" else events.Broke(person))


def change_all(game: TwomGame, people: list[str], state: StateName, by: int, cause: str = "") -> None:
    """The same for several people; a death among them does not stop it (TW-3.7)."""
    for person in people:
        change(game, person, state, by, cause)


def die(game: TwomGame, person: str, cause: str) -> None:
    """TW-3.4 Somebody dies."""
    if person in game.state.people:
        game.emit(events.Died(person, cause))
        _remove(game, person, "died", cause)
        for other in game.state.people:
            game.deed(other, "buried")
            game.deed(other, "bereaved")


def leave(game: TwomGame, person: str, cause: str) -> None:
    """TW-3.4 Somebody leaves the group for good."""
    if person in game.state.people:
        game.emit(events.Left(person))
        _remove(game, person, "left", cause)


def go_missing(game: TwomGame, person: str) -> None:
    """Somebody does not come back from a trip, and nobody knows why."""
    if person in game.state.people:
        game.emit(events.WentMissing(person))
        _remove(game, person, "left", "missing")


HUNGER, ILLNESS = ("hunger", "thirst"), ("illness", "cold")


def how_of(gone: Gone) -> How:
    """How somebody ended, as pages tell it apart."""
    if gone.cause == "missing":
        return "missing"
    if gone.out:
        return "out"
    if gone.cause in HUNGER:
        return "hunger"
    if gone.cause in ILLNESS:
        return "illness"
    return "despair" if gone.cause == "despair" else "story" if gone.cause == "script" else "wounds"


def _remove(game: TwomGame, person: str, fate: str, cause: str) -> None:
    """TW-3.5: the card goes, medicine on it is discarded, a weapon in the hand returns to the active pile."""
    state = game.state
    record = state.people[person]
    for token in record.medicine:
        game.count("box", token)
    if record.weapon:
        game.count(game.active, record.weapon)
    game.unlisten(person, game.content.listens[person])
    game.remove(record)
    assert fate in ("died", "left")
    out = record.where != "shelter"
    game.add(
        Gone(
            person,
            "died" if fate == "died" else "left",
            cause,
            state.day,
            record.founder,
            record.misery,
            out,
            record.dependant,
        )
    )
    game.set(mourned=state.mourned + 1)
    if out and fate == "died":
        game.set(fallen=state.fallen + 1)
    if not state.people:
        game.conclude("defeat", "nobody_left")


def empathy_test(game: TwomGame, people: list[str], n: int) -> bool:
    """TW-0.8: one roll for all of them; whether anybody took it to heart."""
    if not people:
        return False
    rolled = game.black()
    moved = [person for person in people if game.content.characters[person].empathy >= rolled]
    game.emit(events.EmpathyTested(rolled, n, tuple(moved)))
    change_all(game, moved, "misery", n)
    return bool(moved)


def prowess_test(game: TwomGame, person: str) -> bool:
    """TW-0.9: at most 2 + 2 x Prowess on BLACK."""
    needed = 2 + 2 * game.content.characters[person].prowess
    rolled = game.black()
    game.emit(events.ProwessTested(person, rolled, needed, rolled <= needed))
    return rolled <= needed


class NamingFacts(Facts, frozen=True, omit_defaults=True):
    """Whom it is about is asked for; ``state`` will change for them, if that is known (TW-38)."""

    why: SourceId
    state: StateName | Literal[""] = ""
    by: int = 0
    left: int = 0
    """How many may still be named, where it may be several."""


class ChoosePerson(Procedure):
    """TW-4.2 The leader names one of some people"""

    people: tuple[PersonId, ...]
    why: SourceId = ""
    choice: str = ""
    state: StateName | Literal[""] = ""
    by: int = 0

    def facts(self, game: TwomGame) -> NamingFacts:
        return NamingFacts(self.why, self.state, self.by)

    @step("TW-4.2", "Name one", offers=(PERSON,))
    def name(self, game: TwomGame) -> Flow:
        people = [person for person in self.people if person in game.state.people]
        return ask(game.state.leader, "choice", [PERSON(person) for person in people]) if people else finish("")

    @step("TW-4.2", "That is the one")
    def end(self, game: TwomGame) -> Flow:
        return finish(PERSON.read(self.choice))


class ChangeSome(Procedure):
    """TW-4.2 Up to so many people of the leader's choice change a state"""

    state: StateName
    by: int
    left: int
    why: SourceId = ""
    chosen: tuple[PersonId, ...] = ()
    choice: str = ""

    def facts(self, game: TwomGame) -> NamingFacts:
        return NamingFacts(self.why, self.state, self.by, self.left)

    @step("TW-4.2", "Name the next, or be done", offers=(PERSON, DONE))
    def name(self, game: TwomGame) -> Flow:
        people = [person for person in game.present() if person not in self.chosen]
        if not self.left or not people:
            return finish()
        return ask(game.state.leader, "choice", [*(PERSON(person) for person in people), DONE()])

    @step("TW-4.2", "The state changes")
    def apply(self, game: TwomGame) -> Flow:
        if self.choice == DONE():
            return finish()
        person = PERSON.read(self.choice)
        change(game, person, self.state, self.by, self.why)
        self.chosen = (*self.chosen, person)
        self.left -= 1
        return goto(ChangeSome.name)


class DepartureFacts(Facts, frozen=True):
    person: PersonId
    left: int


class Departure(Procedure):
    """TW-3.6 Somebody who leaves takes two tokens along"""

    person: PersonId
    cause: Cause
    left: int = 2
    choice: str = ""

    def facts(self, game: TwomGame) -> DepartureFacts:
        return DepartureFacts(self.person, self.left)

    @step("TW-3.4", "The person leaves")
    def go(self, game: TwomGame) -> Flow:
        leave(game, self.person, self.cause)
        return None

    @step("TW-3.6", "Pick a token, food or medical first", offers=(TOKEN,))
    def pick(self, game: TwomGame) -> Flow:
        storage, kinds = game.state.storage, game.content.kinds
        wanted = [token for token in kinds(("food", "medical")) if storage.get(token)]
        tokens = wanted or [token for token in kinds("token") if storage.get(token)]
        if not self.left or not tokens:
            return finish()
        return ask(game.state.leader, "choice", [TOKEN(token) for token in tokens])

    @step("TW-3.6", "It is discarded", then="pick")
    def discard(self, game: TwomGame) -> Flow:
        game.discard(TOKEN.read(self.choice), 1, "storage")
        self.left -= 1
        return None


def choose_person(people: list[str], why: str, into: str, state: StateName | Literal[""] = "", by: int = 0) -> Flow:
    """Ask the leader for one of some people, whose ``state`` will change."""
    return call(ChoosePerson(tuple(people), why, state=state, by=by), into)
