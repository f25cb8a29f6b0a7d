"""TW-0.10 Carrying out what a card or a script says: its ops, in order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.twom import events
from cordon.games.twom.conditions import why_not_so
from cordon.games.twom.rules.people import bound
from cordon.games.twom.state import Names
from cordon.games.twom.terms import OptionId, PersonId, SourceId, option_path
from cordon.kernel.decisions import Facts, Reason, ask, offered, refusals
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.twom.cards import CardOption
    from cordon.games.twom.game import TwomGame

OPTION = verb("option", option=OptionId)


class Effects(Procedure):
    """TW-0.10 What a card or a script says, in order"""

    key: str
    names: Names = ()
    source: SourceId = ""
    """The card that speaks."""
    line: int = 0
    picked: PersonId = ""
    binding: str = ""

    @step("TW-0.10", "The next instruction", then="perform")
    def perform(self, game: TwomGame) -> Flow:
        lines = game.content.lines[self.key]
        while True:
            if self.picked and self.binding:
                self.names = bound(self.names, self.binding, self.picked)
            self.picked = self.binding = ""
            if self.line >= len(lines):
                return finish(self.names)
            op, path = lines[self.line]
            self.line += 1
            flow = op.perform(game, self, path)
            if flow is not None:
                return flow


class CardFacts(Facts, frozen=True):
    """A card that offers something; ``key`` is where its options stand in the content."""

    card: SourceId
    key: str


class ChooseOption(Procedure):
    """TW-4.2 A card with options: the leader takes one of them"""

    key: str
    """Where the options stand, as ``resident/N03``."""
    source: SourceId
    names: Names = ()
    choice: str = ""
    taken: int = 0
    times: int = 1

    def facts(self, game: TwomGame) -> CardFacts:
        return CardFacts(self.source, self.key)

    def _candidates(self, game: TwomGame) -> list[tuple[str, Reason | None]]:
        return [(OPTION(o.id), why_not_option(game, o, self.names)) for o in game.content.options[self.key]]

    @step("TW-4.2", "Take an option whose cost can be paid", offers=(OPTION,))
    def choose(self, game: TwomGame) -> Flow:
        candidates = self._candidates(game)
        options = offered(candidates)
        if not options:
            return finish(self.names)
        return ask(game.state.leader, "choice", options, anytime=True, refused=lambda _: refusals(candidates))

    @step("TW-31.6", "Pay, then do what it says")
    def carry_out(self, game: TwomGame) -> Flow:
        id = OPTION.read(self.choice)
        option = next(o for o in game.content.options[self.key] if o.id == id)
        if option.do or option.cost or len(offered(self._candidates(game))) > 1:
            game.emit(events.OptionTaken(self.source, id))
        else:
            game.emit(events.LetBe(self.source))  # nobody decided to let be what could not be done
        self.taken += 1
        self.times = option.times
        return call(Effects(option_path(self.key, id), self.names, self.source), into="names")

    @step("TW-29", "Some offers may be taken again")
    def again(self, game: TwomGame) -> Flow:
        return goto(ChooseOption.choose) if self.taken < self.times else finish(self.names)


def why_not_option(game: TwomGame, option: CardOption, names: Names) -> Reason | None:
    """Why an option of a card cannot be taken: a condition, or a cost that cannot be paid."""
    reason = why_not_so(game, option.conditions, names)
    if reason is not None:
        return reason
    for op in option.cost:
        reason = op.why_not(game)
        if reason is not None:
            return reason
    return None
