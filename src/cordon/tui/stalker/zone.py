"""Zone Survival in a terminal: what a scenario counts, its tokens and characters, what its cards do, the score."""

from __future__ import annotations

from cordon.games.stalker.game import StalkerGame
from cordon.games.stalker.survival.goods import WARES, amount, carried_word
from cordon.games.stalker.survival.judging import score, scored
from cordon.games.stalker.survival.pockets import carried
from cordon.games.stalker.terms import CardNumber, CounterWord, Entity, Good, TokenKey, ZoneCardId
from cordon.kernel.decisions import Seat
from cordon.words.catalogue import Words
from cordon.words.spelling import capital, signed
from cordon.words.stalker.names import StalkerNamer


class Zone:
    """What a terminal tells of a scenario; of a mission nothing."""

    def __init__(self, words: Words, namer: StalkerNamer, game: StalkerGame) -> None:
        self.words = words
        self.say = words.say
        self.namer = namer
        self.game = game

    def about(self) -> list[str]:
        """What is to be done, when it is won and lost, and what is otherwise for a single stalker."""
        key = f"scenario-{self.game.state.scenario.lower()}"
        parts = ("objective", "victory", "defeat", *(("solo",) if self.game.is_solo else ()))
        return [self.say(f"{key}.{part}") for part in parts]

    def counts(self) -> list[str]:
        """What the scenario counts, with what it needs of it; the purse is the team's money."""
        state = self.game.state
        shown = {word: n for word, n in state.counters.items() if self.words.has(f"zone-counter-{word}")}
        shown |= {word: shown.get(word, 0) for word in state.needs if self.words.has(f"zone-counter-{word}")}
        if "purse" in state.needs:
            shown["purse"] = state.money
        return [self._count(word, n) for word, n in shown.items()]

    def _count(self, word: CounterWord, n: int) -> str:
        need, name = self.game.state.needs.get(word, 0), capital(self.namer.called(word, CounterWord))
        if not need:
            return self.say("bar-count", counter=name, n=n)
        goal = self.say("bar-count-of", counter=name, n=n, need=need)
        return self.say("bar-goal-done" if n >= need else "bar-goal-open", goal=goal)

    def text(self, number: CardNumber) -> list[str]:
        """What a card of Zone Survival does."""
        key = f"zone-{number.lower()}.text"
        return [self.say(key)] if self.words.has(key) else []

    def carried(self, seat: Seat) -> list[str]:
        """The tokens and goods in somebody's pockets."""
        if not self.game.state.scenario:
            return []
        kinds = [token.kind for token in carried(self.game, seat)]
        found = {self.namer.called(kind, TokenKey): kinds.count(kind) for kind in kinds}
        found |= {
            self.namer.called(good, Good): n for good in WARES if (n := amount(self.game, carried_word(seat, good)))
        }
        return [self.say("zone-tokens", n=n, token=name) for name, n in found.items()]

    def lying(self, space: int) -> list[str]:
        """The tokens on a space, those that are face up by what they show."""
        found = []
        for token in self.game.state.tokens.values():
            if token.space == space:
                name = self.namer.token_face(token.kind, token.face) if token.up else self.namer.token(token.kind)
                found.append(self.say("plain-cubes", token=name, n=token.cubes) if token.cubes else name)
        return found

    def people(self, space: int) -> list[Entity]:
        return [character.id for character in self.game.state.characters.values() if character.space == space]

    def score(self) -> list[str]:
        """The points of a victory, and which cards they come from."""
        outcome = self.game.state.outcome
        if outcome is None or outcome.result != "victory":
            return []
        icons = [
            self.say("end-icon", card=self.namer.called(card, ZoneCardId), icon=signed(icon))
            for card, icon in scored(self.game)
            if icon
        ]
        return [self.say("end-score", score=score(self.game)), *icons]
