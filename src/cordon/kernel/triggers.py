"""Windows: moments of a procedure to which cards in play answer.

A procedure never lists cards; a card never edits a procedure. The name of a moment tells its kind: ``before_…`` and
``after_…`` let every listener answer in order; ``instead_of_…`` ends with the first answer, and the procedure that
opened it skips what was replaced. A window that nobody listens to is not even opened.
"""

from __future__ import annotations

from typing import Annotated, Any

from cordon.kernel.decisions import Facts, Seat, ask
from cordon.kernel.frames import Call, Flow, Procedure, call, finish, goto, step
from cordon.kernel.game import Game
from cordon.kernel.refs import Ref
from cordon.kernel.verbs import verb

Source = Annotated[str, Ref("source")]
"""Whatever has an effect: a card in play, an ability, a place."""

ANSWER = verb("answer", source=Source)
DECLINE = verb("decline")


class WindowFacts(Facts, frozen=True):
    """Which moment it is, and what it is about."""

    moment: Annotated[str, Ref("moment")]
    about: Source


class Window(Procedure):
    """A moment to which the cards in play may answer."""

    moment: str
    seat: Seat
    about: str = ""
    answered: tuple[str, ...] = ()
    answering: str = ""
    choice: str = ""
    done: Any = None

    def facts(self, game: Game[Any]) -> WindowFacts:  # noqa: ARG002  # the moment is all there is to say
        return WindowFacts(self.moment, self.about)

    def _next(self, game: Game[Any]) -> list[str]:
        return [s for s in game.respondents(self.moment, self.seat, self.about) if s not in self.answered]

    @step("kernel", "The next card that answers; a card that only may is offered to the seat", offers=(ANSWER, DECLINE))
    def offer(self, game: Game[Any]) -> Flow:
        """Mandatory answers come first; then the seat may take the others in any order, or go on."""
        sources = self._next(game)
        must = [s for s in sources if not game.may_decline(s, self.moment)]
        if must:
            return ask(self.seat, "choice", [ANSWER(must[0])])
        return ask(self.seat, "choice", [*map(ANSWER, sources), DECLINE()])

    @step("kernel", "The card answers")
    def answer(self, game: Game[Any]) -> Flow:
        if self.choice in DECLINE:
            return finish(False)
        self.answering = ANSWER.read(self.choice)
        self.answered = (*self.answered, self.answering)
        return call(game.response(self.answering, self.moment, self.seat, self.about), into="done")

    @step("kernel", "Instead of: one answer is enough; otherwise the next")
    def go_on(self, game: Game[Any]) -> Flow:
        if self.moment.startswith("instead_of_") and self.done is not False:
            return finish(True)
        if not self._next(game):
            return finish(True)
        return goto(Window.offer)


def window(game: Game[Any], moment: str, seat: Seat, about: str = "", into: str = "") -> Call | None:
    """Open the window ``moment`` if a card in play answers it; nothing otherwise."""
    if moment not in game.state.listening or not game.respondents(moment, seat, about):
        return None
    return call(Window(moment, seat, about), into)
