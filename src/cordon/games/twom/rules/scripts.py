"""TW-31 The book of scripts: which script a moment leads to, and reading it node by node."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Literal

from cordon.games.twom import events
from cordon.games.twom.conditions import all_hold, why_not_so
from cordon.games.twom.rules.effects import OPTION, Effects
from cordon.games.twom.rules.people import (
    PERSON,
    PICKING,
    bound,
    candidates,
    chosen,
    empathy_test,
    how_of,
    prowess_test,
)
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
    from cordon.games.twom.content import TiedScript
    from cordon.games.twom.game import TwomGame
    from cordon.games.twom.scripts import Script

PASS = verb("pass", person=PersonId)
"""What came of a test: ``PASS`` or ``FAIL``, and whose test it was."""
FAIL = verb("fail", person=PersonId)

PAGE_OF_THE_DAY, PAGE_OF_THE_TRIP, FOLLOW_UP = "page", "trip_page", "follow_up"
"""The marks of today that such a page has been read."""
ONE_PAGE = {
    "event": PAGE_OF_THE_DAY,
    "phase": PAGE_OF_THE_DAY,
    "exploration": PAGE_OF_THE_TRIP,
    "resident": PAGE_OF_THE_TRIP,
    "story": PAGE_OF_THE_TRIP,
}
"""Moments that share one page: the event card and the phases of a day, the cards of a trip (TW-0.14, R-22)."""
MOMENTS = ("morning", "day", "dusk", "evening", "night_raid", "dawn")
"""At which of them the page of a day may hang is drawn by lot; where nothing hangs, at the next one (R-22)."""
LOT = "page_from"
"""The mark of today with the number of that moment."""


# --- which script -----------------------------------------------------------------------------------------------------


def fitting_scripts(game: TwomGame, kind: str, about: str, gone: str = "", how: str = "") -> list[TiedScript]:
    """The scripts for a moment that may be read now; of a later visit before those of the first, follow-ups before
    what begins something (R-38). ``gone``: about whom it is, and ``how`` they ended."""
    state = game.state
    place, visits = state.place, state.visits.get(state.place, 0)
    found: list[TiedScript] = []
    for tied in game.content.ties.get((kind, about), ()):
        if found and tied.rank != found[0].rank:
            break  # the first in rank come first
        if tied.once in state.read or tied.visit > visits or (tied.location and tied.location != place):
            continue
        if tied.character and not (tied.character == gone if gone else tied.character in state.people):
            continue
        if not tied.tells_of(how):
            continue
        self = gone or tied.character
        if all_hold(game, tied.conditions, (("self", self),) if self else ()):
            found.append(tied)
    return found


def script_for(game: TwomGame, kind: str, about: str, gone: str = "", how: str = "") -> Script | None:
    """The script that a moment leads to: what was not read yet before what was, then by lot, in which a script has a
    ticket more for each of its conditions; and only if its chance comes up."""
    found = fitting_scripts(game, kind, about, gone, how)
    if not found:
        return None
    found = [tied for tied in found if str(tied.script.id) not in game.state.read] or found
    script = (found[0] if len(found) == 1 else _drawn(game, found)).script
    if script.chance < BLACK_SIDES and game.black() > script.chance:  # BLACK has ten sides
        return None
    return script


def _drawn(game: TwomGame, found: list[TiedScript]) -> TiedScript:
    """One of several scripts by lot."""
    ticket = game.roll("script", sum(tied.tickets for tied in found))[0]
    for tied in found:
        ticket -= tied.tickets
        if ticket < 0:
            return tied
    raise AssertionError


def tied(game: TwomGame, kind: str, about: str, into: str = "", names: Names = ()) -> Flow:
    """Read the script that hangs at this moment, if there is one; only a Story card has its page in any case."""
    ties = game.content.ties
    script = script_for(game, f"{kind}+", about) if (f"{kind}+", about) in ties else None
    page = _page_due(game, kind, about) if script is None and (kind, about) in ties else None
    if page is not None:
        script = script_for(game, kind, about)
        if script is not None and page:
            game.count("today", page)
    if script is None:
        return None
    person = getattr(script.at, "character", "")
    replaces = bool(getattr(script.at, "replaces", False))
    return call(ReadScript(script.id, names=(("self", person),) if person else names, replaces=replaces), into)


def _page_due(game: TwomGame, kind: str, about: str) -> str | None:
    """R-22: whether a page may be read now, and under which mark: that of the day not before its lot, one a trip.
    What remembers something does not wait for it (R-38)."""
    page, today = ONE_PAGE.get(kind, ""), game.state.today
    if page == PAGE_OF_THE_DAY:
        if LOT not in today:
            game.count("today", LOT, game.roll("page", len(MOMENTS))[0])
        moment = about if kind == "phase" else "morning"
        waits = today.get(page) or moment in MOMENTS[: today[LOT]]
        if waits or (kind, about) in game.content.remembering:
            return _follow_up_due(game, kind, about) or (None if waits else page)
        return page
    if today.get(page) and kind != "story":
        return _follow_up_due(game, kind, about) if kind == "resident" else None
    return page


def _follow_up_due(game: TwomGame, kind: str, about: str) -> str | None:
    """Whether something that remembers may be read besides, one such page at a moment and one a day at home."""
    if (kind, about) not in game.content.remembering or (kind != "resident" and game.state.today.get(FOLLOW_UP)):
        return None
    return FOLLOW_UP if any(found.rank[1] for found in fitting_scripts(game, kind, about)) else None


def draw_somebody(game: TwomGame, deck: Literal["residents", "visitors"]) -> str:
    """A card of people. Those who remember us come before strangers, if nobody knows which card lies on top (R-38)."""
    pile = game.state.piles[deck]
    known = () if pile.known else tuple(card for card in (*pile.draw, *pile.discard) if _remembers_us(game, deck, card))
    if not known:
        return game.draw(deck)
    card = known[0] if len(known) == 1 else known[game.roll("known", len(known))[0]]
    game.update(
        pile,
        draw=tuple(other for other in pile.draw if other != card),
        discard=tuple(other for other in pile.discard if other != card),
    )
    return card


def _remembers_us(game: TwomGame, deck: str, card: str) -> bool:
    """Whether a card has a follow-up that could be read now and was not read before."""
    kind = deck.removesuffix("s")
    return any(
        found.rank[1] and str(found.script.id) not in game.state.read for found in fitting_scripts(game, kind, card)
    )


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
    told: tuple[PersonId, ...] = ()

    @step("TW-31", "In the Morning: what those left behind who died or went since the last one")
    def read_gone(self, game: TwomGame) -> Flow:
        if self.phase != "morning":
            return goto(PhaseScripts.read_due)
        for gone in game.state.gone.values():
            if gone.day == game.state.day - 1 and gone.id not in self.told:
                self.told = (*self.told, gone.id)
                script = script_for(game, "gone", gone.fate, gone.id, how_of(gone))
                if script is not None:
                    return call(ReadScript(script.id, names=(("self", gone.id),)))
                return goto(PhaseScripts.read_gone)
        return goto(PhaseScripts.read_due)

    @step("TW-31", "The next of them", then="read_gone")
    def next_gone(self, game: TwomGame) -> Flow:
        return None

    @step("TW-31.9", "Every scheduled script that is due and whose conditions hold; its entry is dropped")
    def read_due(self, game: TwomGame) -> Flow:
        state = game.state
        for i, entry in enumerate(state.schedule):
            if entry.phase == self.phase and entry.day <= state.day:
                game.set(schedule=(*state.schedule[:i], *state.schedule[i + 1 :]))
                there = all(person in state.people for _, person in entry.names)
                script = entry.script if there else entry.otherwise
                if script and all_hold(game, game.content.scripts[script].conditions, entry.names):
                    return call(ReadScript(script, names=entry.names))
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
        or (phase == "morning" and game.state.gone)
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
    """Pages of the book that lie open, the people bound to names in them, and how many read them."""

    names: dict[str, PersonId]
    present: int = 1
    group: int = 1


class TurnPage(Procedure):
    """TW-31.2 A page is read before its consequences come"""

    pages: tuple[TextId, ...]
    names: Names = ()
    choice: str = ""

    def facts(self, game: TwomGame) -> PageFacts:
        return PageFacts(self.pages, dict(self.names), len(game.present()), len(game.state.people))

    @step("TW-31.2", "Read on", offers=(READ_ON,))
    def read_on(self, game: TwomGame) -> Flow:
        return book.turn_page(game.state.leader)


class ChoiceFacts(PageFacts, frozen=True, kw_only=True):
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
        return ChoiceFacts(
            self.pages,
            dict(self.names),
            len(game.present()),
            len(game.state.people),
            script=self.script,
            node=self.node,
        )

    def _candidates(self, game: TwomGame) -> list[Candidate]:
        found: list[Candidate] = []
        node: Any = game.content.scripts[self.script].nodes[self.node]
        for option in node.options:
            reason = why_not_so(game, option.conditions, self.names)
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
