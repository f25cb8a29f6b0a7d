"""SM-8.2: reading a story, and what is chosen at its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.ops.conditions import all_hold
from cordon.games.stalker.ops.selecting import CardContext
from cordon.games.stalker.terms import STALKERS, StoryId, StoryOptionKey
from cordon.games.stalker.verbs import DONE
from cordon.kernel.decisions import Facts, Reason, Refusal, ask, offered, refusals
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cordon.games.stalker.cards import StoryOption
    from cordon.games.stalker.game import StalkerGame


OPTION = verb("option", option=StoryOptionKey)


class StoryFacts(Facts, frozen=True):
    """Which story is read."""

    story: StoryId


class ReadStory(Procedure):
    """SM-8.2 A story is read; its result says whether the place stays open"""

    story: StoryId
    choice: str = ""
    stays: bool = False

    def facts(self, game: StalkerGame) -> StoryFacts:
        return StoryFacts(self.story)

    def _options(self, game: StalkerGame) -> Iterator[tuple[str, Reason | None]]:
        """What there is to choose, and why one cannot."""
        about = CardContext(STALKERS[game.state.lead], "")
        for option in game.content.stories[self.story].options:
            if all_hold(game, about, option.when):
                lacking = (reason for op in option.pay if (reason := op.why_not(game, about)) is not None)
                yield OPTION(option.key), next(lacking, None)

    def _refused(self, game: StalkerGame) -> list[Refusal]:
        return refusals(self._options(game))

    @step("SM-8.2", "What has happened since may tell it otherwise")
    def open(self, game: StalkerGame) -> Flow:
        about = CardContext(STALKERS[game.state.lead], "")
        for other in game.content.stories[self.story].instead:
            if all_hold(game, about, other.when):
                self.story = other.story
                break
        return None

    @step("SM-8.2", "The story, and what one may choose", offers=(OPTION, DONE))
    def read(self, game: StalkerGame) -> Flow:
        found = offered(self._options(game))
        return ask(game.state.lead, "choice", found or [DONE()], refused=self._refused, always=True)

    @step("SM-8.2", "What it costs")
    def pay(self, game: StalkerGame) -> Flow:
        if self.choice in DONE:
            game.emit(events.StoryRead(self.story))
            return finish(False)
        key = OPTION.read(self.choice)
        game.emit(events.StoryChosen(self.story, key))
        self.stays = self._chosen(game).stays
        return call(game.script(f"story/{self.story}/{key}/pay", STALKERS[game.state.lead], ""))

    def _chosen(self, game: StalkerGame) -> StoryOption:
        key = OPTION.read(self.choice)
        return next(option for option in game.content.stories[self.story].options if option.key == key)

    @step("SM-8.2", "What comes of it")
    def carry_out(self, game: StalkerGame) -> Flow:
        path = f"story/{self.story}/{OPTION.read(self.choice)}"
        return call(game.script(path, STALKERS[game.state.lead], ""))

    @step("SM-8.2", "The story that follows")
    def go_on(self, game: StalkerGame) -> Flow:
        following = self._chosen(game).story
        if not following:
            return finish(self.stays)
        self.story, self.choice = following, ""
        return goto(ReadStory.open)
