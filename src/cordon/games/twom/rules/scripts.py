"""TW-31 The book of scripts: which script a moment leads to, and reading it node by node."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from cordon.games.twom import events
from cordon.games.twom.conditions import all_hold
from cordon.games.twom.rules.effects import OPTION, Effects
from cordon.games.twom.rules.people import PERSON, PICKING, bound, candidates, chosen, empathy_test, prowess_test
from cordon.games.twom.rules.reasons import NOT_NOW
from cordon.games.twom.state import Names
from cordon.games.twom.terms import (
    BLACK_SIDES,
    PersonId,
    Phase,
    ScriptId,
    Selector,
    SourceId,
    TextId,
    ops_path,
    page_key,
    script_source,
    story_of,
)
from cordon.kernel import book
from cordon.kernel.book import READ_ON, Candidate, Node, OpenPages
from cordon.kernel.decisions import Facts, ask
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.twom.game import TwomGame
    from cordon.games.twom.scripts import Script

PASS = verb("pass", person=PersonId)
"""What came of a test: ``PASS`` or ``FAIL``, and whose test it was."""
FAIL = verb("fail", person=PersonId)

PAGE_OF_THE_DAY, PAGE_OF_THE_TRIP = "page", "trip_page"
"""The marks of today that such a page has been read."""
ONE_PAGE = {
    "event": PAGE_OF_THE_DAY,
    "phase": PAGE_OF_THE_DAY,
    "exploration": PAGE_OF_THE_TRIP,
    "resident": PAGE_OF_THE_TRIP,
    "story": PAGE_OF_THE_TRIP,
}
"""Moments that share one page: the event card and the phases of a day, the cards of a trip (TW-0.14, R-22)."""
FIRST_MOMENTS = ("morning", "day", "dusk", "evening")
"""From which of them on the page of a day may hang is drawn by lot (R-22)."""
LOT = "page_from"
"""The mark of today with the number of that moment."""


# --- which script -----------------------------------------------------------------------------------------------------


def fitting_scripts(game: TwomGame, kind: str, about: str) -> list[Script]:
    """The scripts for a moment that may be read now; only those that outweigh the others."""
    state = game.state
    place, visits = state.place, state.visits.get(state.place, 0)
    found: list[Script] = []
    weight = (0, 0)
    for tied in game.content.ties.get((kind, about), ()):
        if found and tied.weight != weight:
            break  # the weightiest come first
        weight = tied.weight
        if tied.once in state.read or (tied.character and tied.character not in state.people):
            continue
        if tied.visit > visits or (tied.location and tied.location != place):
            continue
        if all_hold(game, tied.conditions, (("self", tied.character),) if tied.character else ()):
            found.append(tied.script)
    return found


def script_for(game: TwomGame, kind: str, about: str) -> Script | None:
    """The script that a moment leads to, by lot among equals, and only if its chance comes up."""
    found = fitting_scripts(game, kind, about)
    if not found:
        return None
    script = found[game.roll("script", len(found))[0]] if len(found) > 1 else found[0]
    if script.chance < BLACK_SIDES and game.black() > script.chance:  # BLACK has ten sides
        return None
    return script


def tied(game: TwomGame, kind: str, about: str, into: str = "", names: Names = ()) -> Flow:
    """Read the script that hangs at this moment, if there is one; only a Story card has its page in any case."""
    ties = game.content.ties
    script = script_for(game, f"{kind}+", about) if (f"{kind}+", about) in ties else None
    if script is None and (kind, about) in ties and _is_page_due(game, kind, about):
        script = script_for(game, kind, about)
        page = ONE_PAGE.get(kind, "")
        if script is not None and page:
            game.count("today", page)
    if script is None:
        return None
    person = getattr(script.at, "character", "")
    replaces = bool(getattr(script.at, "replaces", False))
    return call(ReadScript(script.id, names=(("self", person),) if person else names, replaces=replaces), into)


def _is_page_due(game: TwomGame, kind: str, about: str) -> bool:
    """R-22: the page of the day, or of the trip, is still to be read; that of the day not before its lot."""
    page, today = ONE_PAGE.get(kind, ""), game.state.today
    if today.get(page) and kind != "story":
        return False
    if page != PAGE_OF_THE_DAY:
        return True
    if LOT not in today:
        game.count("today", LOT, game.roll("page", len(FIRST_MOMENTS))[0])
    moment = about if kind == "phase" else "morning"
    return moment not in FIRST_MOMENTS[: today[LOT]]


class ReadStory(Procedure):
    """TW-24 A Story card: script a of the location, afterwards script b"""

    @step("TW-24", "Read the script of the location")
    def read(self, game: TwomGame) -> Flow:
        state = game.state
        letter = "b" if state.stories else "a"
        game.set(stories=state.stories + 1)
        return tied(game, "story", story_of(state.place, letter))


class PhaseScripts(Procedure):
    """TW-31.9 Scripts at the start of a phase: those that are due, then one that hangs there"""

    phase: Phase

    @step("TW-31.9", "Every scheduled script that is due and whose conditions hold; its entry is dropped")
    def read_due(self, game: TwomGame) -> Flow:
        state = game.state
        for i, entry in enumerate(state.schedule):
            if entry.phase == self.phase and entry.day <= state.day:
                game.set(schedule=(*state.schedule[:i], *state.schedule[i + 1 :]))
                there = all(person in state.people for _, person in entry.names)
                script = entry.script if there else entry.otherwise
                names = tuple(pair for pair in entry.names if pair[1] in state.people)
                if script and all_hold(game, game.content.scripts[script].conditions, names):
                    return call(ReadScript(script, names=names))
                return goto(PhaseScripts.read_due)
        return goto(PhaseScripts.read_tied)

    @step("TW-31.9", "The next one", then="read_due")
    def again(self, game: TwomGame) -> Flow:
        return None

    @step("TW-31", "A script that hangs at the start of the phase; one such page a day")
    def read_tied(self, game: TwomGame) -> Flow:
        return tied(game, "phase", self.phase)


def phase_scripts(game: TwomGame, phase: Phase) -> Flow:
    """Scripts at the start of a phase, if there can be any."""
    ties = game.content.ties
    if (
        ("phase", phase) in ties
        or ("phase+", phase) in ties
        or any(entry.phase == phase for entry in game.state.schedule)
    ):
        return call(PhaseScripts(phase))
    return None


# --- reading ----------------------------------------------------------------------------------------------------------


class ReadScript(Procedure):
    """TW-31 A script is read, node by node"""

    level: ClassVar[str] = "turn"
    script: ScriptId
    names: Names = ()
    replaces: bool = False
    node: str = ""
    pages: tuple[TextId, ...] = ()
    said: str = ""

    def current(self, game: TwomGame) -> Node:
        return game.content.scripts[self.script].nodes[self.node]

    @step("TW-31.1", "Open it; where its themes are not wanted another script stands in for it")
    def open(self, game: TwomGame) -> Flow:
        script = game.content.scripts[self.script]
        game.count("read", str(self.script))
        if script.tags and game.state.config.care == "skip":
            if not script.instead:
                return finish(self.replaces)
            self.script = script.instead
            return goto(ReadScript.open)
        self.node = script.start
        game.emit(events.ScriptOpened(self.script))
        return None

    @step("TW-31.2", "Come to a node")
    def enter(self, game: TwomGame) -> Flow:
        return book.come(game, self)

    @step("TW-31.2", "Go on to the node that follows, or back to the game")
    def follow(self, game: TwomGame) -> Flow:
        return goto(ReadScript.enter) if book.go_on(game, self) else finish(self.replaces)

    def bind(self, name: str, person: str) -> None:
        """Somebody gets a name until the end."""
        if name and person:
            self.names = bound(self.names, name, person)


class PageFacts(OpenPages, frozen=True):
    """Pages of the book that lie open, and the people bound to names in them."""

    names: dict[str, PersonId]


class TurnPage(Procedure):
    """TW-31.2 A page is read before its consequences come"""

    pages: tuple[TextId, ...]
    names: Names = ()
    choice: str = ""

    def facts(self, game: TwomGame) -> PageFacts:
        return PageFacts(self.pages, dict(self.names))

    @step("TW-31.2", "Read on", offers=(READ_ON,))
    def read_on(self, game: TwomGame) -> Flow:
        return book.turn_page(game.state.leader)


class ChoiceFacts(PageFacts, frozen=True):
    script: ScriptId
    node: str


class ScriptChoice(Procedure):
    """TW-31.8 A choice of a script is the leader's decision"""

    script: ScriptId
    node: str
    names: Names = ()
    pages: tuple[TextId, ...] = ()
    choice: str = ""

    def facts(self, game: TwomGame) -> ChoiceFacts:
        return ChoiceFacts(self.pages, dict(self.names), self.script, self.node)

    def _candidates(self, game: TwomGame) -> list[Candidate]:
        found: list[Candidate] = []
        node: Any = game.content.scripts[self.script].nodes[self.node]
        for option in node.options:
            reason = None if all_hold(game, option.conditions, self.names) else NOT_NOW("TW-31.5")
            for cost in option.cost:
                reason = reason or cost.why_not(game)
            found.append((OPTION(option.id), reason))
        return found

    @step("TW-31.6", "Pick an option; one whose cost cannot be paid is not offered", offers=(OPTION,))
    def choose(self, game: TwomGame) -> Flow:
        return book.put(game.state.leader, self._candidates(game))

    @step("TW-31.6", "The cost is paid first")
    def pay(self, game: TwomGame) -> Flow:
        option = OPTION.read(self.choice)
        game.emit(events.ScriptChosen(page_key(self.script, self.node, option)))
        return call(Effects(ops_path("script", self.script, self.node, option), self.names, script_source(self.script)))

    @step("TW-31.2", "That is the way on")
    def end(self, game: TwomGame) -> Flow:
        return finish(OPTION.read(self.choice))


class TestFacts(Facts, frozen=True):
    why: SourceId
    kind: str
    value: int


class ScriptTest(Procedure):
    """TW-31.2 A test in a script"""

    kind: str
    who: Selector
    value: int
    names: Names = ()
    person: PersonId = ""
    choice: str = ""

    def facts(self, game: TwomGame) -> TestFacts:
        return TestFacts(self.kind, self.kind, self.value)

    @step("TW-31.3", "Who is tested", offers=(PERSON,))
    def pick(self, game: TwomGame) -> Flow:
        if self.kind != "prowess":
            return goto(ScriptTest.roll)
        people = candidates(game, self.who) if self.who in PICKING else chosen(game, self.who, self.names)
        if not people:
            return finish(FAIL())
        if self.who == "random":
            self.choice = PERSON(people[game.roll("person", len(people))[0]])
            return None
        return ask(game.state.leader, "choice", [PERSON(person) for person in people])

    @step("TW-31.2", "Roll")
    def roll(self, game: TwomGame) -> Flow:
        if self.kind == "prowess":
            self.person = PERSON.read(self.choice)
            return finish((PASS if prowess_test(game, self.person) else FAIL)(self.person))
        if self.kind == "empathy_group":
            minded = empathy_test(game, chosen(game, self.who, self.names), self.value)
            return finish(FAIL() if minded else PASS())
        rolled = game.black()
        game.emit(events.BlackRolled(rolled))
        if self.kind == "black_at_most":
            return finish(PASS() if rolled <= self.value else FAIL())
        return finish(str(rolled))
