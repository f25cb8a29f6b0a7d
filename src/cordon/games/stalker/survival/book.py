"""SV-1.12: reading a script of Zone Survival."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.ops.conditions import why_not_so
from cordon.games.stalker.ops.selecting import CardContext
from cordon.games.stalker.rules.dice import Trial
from cordon.games.stalker.terms import (
    Entity,
    ScriptNumber,
    ScriptOptionKey,
    TrialWord,
    branch_path,
    node_after,
    node_of,
    script_of_node,
)
from cordon.kernel.book import READ_ON, Candidate, Node, OpenPages, Text, come, go_on, put, turn_page
from cordon.kernel.decisions import Seat
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame
    from cordon.games.stalker.survival_scripts import Choice

SCRIPT_OPTION = verb("script_option", option=ScriptOptionKey)
PASSED: TrialWord = "pass"
FAILED: TrialWord = "fail"


class ReadZoneScript(Procedure):
    """SV-1.12 A script is read, node by node"""

    number: ScriptNumber
    seat: Seat
    """The reader; of a script that addresses everybody the lead stalker is."""
    owner: Entity
    """``self`` of the script."""
    node: str = ""
    pages: tuple[Text, ...] = ()
    said: str = ""
    that: Entity = ""
    """Whom the card that opened it has just spoken of (SV-0.4)."""

    def current(self, game: StalkerGame) -> Node:
        return game.content.zone_nodes[self.node]

    def reader(self, game: StalkerGame) -> Seat:
        """Who turns its pages and chooses."""
        return game.state.lead if game.content.zone_scripts[self.number].to == "all" else self.seat

    def after(self, game: StalkerGame, following: ScriptNumber = "") -> str | None:
        """The first node of the script that follows, or else the next one; nothing after the last."""
        if following:
            return node_of(following, 0)
        node = node_after(self.node)
        return node if node in game.content.zone_nodes else None

    @step("ST-19.26", "Open the book at its number")
    def open(self, game: StalkerGame) -> Flow:
        self.node = node_of(self.number, 0)
        game.emit(events.ScriptOpened(self.number, self.reader(game)))
        game.count("losses", f"script:{self.number}")
        return None

    @step("SV-1.12", "Come to a node: show the page, choose, roll or look what holds")
    def enter(self, game: StalkerGame) -> Flow:
        self.said = ""
        return come(game, self)

    @step("SV-1.12", "Do what stands there")
    def carry_out(self, game: StalkerGame) -> Flow:
        path = branch_path(self.node, self.said)
        text = game.content.branch_texts.get((self.node, self.said))
        if text is not None:
            game.emit(events.ScriptBranched(text))
        return call(game.script(path, self.owner, "", mover=self.that)) if game.content.scripts.get(path) else None

    @step("SV-1.12", "Go on at once with the script that follows, or with the next node; then back to the map")
    def follow(self, game: StalkerGame) -> Flow:
        if not go_on(game, self):
            return finish()
        number = script_of_node(self.node)
        if number == self.number:
            return goto(ReadZoneScript.enter)
        self.number = number
        return goto(ReadZoneScript.open)


class ZoneScriptFacts(OpenPages, frozen=True):
    """The pages that lie open, and their script."""

    script: ScriptNumber


class ZonePage(Procedure):
    """SV-1.12 A page is read before its consequences come"""

    seat: Seat
    number: ScriptNumber
    pages: tuple[Text, ...]
    choice: str = ""

    def facts(self, game: StalkerGame) -> ZoneScriptFacts:
        return ZoneScriptFacts(self.pages, self.number)

    @step("SV-1.12", "Read on", offers=(READ_ON,))
    def read_on(self, game: StalkerGame) -> Flow:
        return turn_page(self.seat)


class ZoneChoice(Procedure):
    """SV-1.12 A choice of a script"""

    seat: Seat
    owner: Entity
    node: str
    pages: tuple[Text, ...]
    choice: str = ""

    def facts(self, game: StalkerGame) -> ZoneScriptFacts:
        return ZoneScriptFacts(self.pages, script_of_node(self.node))

    def _candidates(self, game: StalkerGame) -> list[Candidate]:
        about = CardContext(self.owner, "")
        node: Choice = game.content.zone_nodes[self.node]  # type: ignore[assignment]  # only a choice asks so
        found: list[Candidate] = []
        for option in node.options:
            reason = why_not_so(game, about, option.when, "SV-1.12")
            for op in option.pay:
                reason = reason or op.why_not(game, about)
            found.append((SCRIPT_OPTION(option.key), reason))
        return found

    @step("SV-1.12", "Pick an option whose condition holds and whose price can be paid", offers=(SCRIPT_OPTION,))
    def choose(self, game: StalkerGame) -> Flow:
        return put(self.seat, self._candidates(game))

    @step("SV-1.12", "Its price comes first")
    def pay(self, game: StalkerGame) -> Flow:
        option = SCRIPT_OPTION.read(self.choice)
        game.emit(events.ScriptChosen(script_of_node(self.node), option, self.seat))
        path = branch_path(self.node, option, "pay")
        return call(game.script(path, self.owner, "")) if game.content.scripts.get(path) else None

    @step("SV-1.12", "That is the way on")
    def end(self, game: StalkerGame) -> Flow:
        return finish(SCRIPT_OPTION.read(self.choice))


class ZoneTest(Procedure):
    """SV-1.12 A test of a script: so many gear dice, so many stars at least"""

    seat: Seat
    dice: int
    least: int
    stars: int = 0

    @step("SV-1.12", "Roll; focus may reroll")
    def roll(self, game: StalkerGame) -> Flow:
        return call(Trial(self.seat, self.dice), into="stars")

    @step("SV-1.12", "Enough, or not")
    def weigh(self, game: StalkerGame) -> Flow:
        came = PASSED if self.stars >= self.least else FAILED
        game.emit(events.ScriptTested(self.seat, self.stars, self.least, came))
        return finish(came)
