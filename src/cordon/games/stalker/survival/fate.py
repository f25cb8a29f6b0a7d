"""ST-19.23, ST-19.24: the fate roll, and what the cards beside the map do at the end of a round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.rules.ties import decide
from cordon.games.stalker.rules.unknown import ResolveUnknown
from cordon.games.stalker.survival.cards import carry_out, face_up, is_face_up
from cordon.games.stalker.terms import ANOMALY_DIE, Symbol, ZoneCardId
from cordon.kernel.frames import Flow, Procedure, call, finish, step
from cordon.kernel.state import written
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame

CARD = verb("zone_card", card=ZoneCardId)
UNKNOWN_SYMBOL: Symbol = "P4"
"""The symbol that also resolves unknown tokens (ST-19.24)."""


class FateStep(Procedure):
    """ST-19.23 Fate triggers: one roll for every face-up card"""

    symbol: Symbol = written("P4")
    todo: tuple[tuple[ZoneCardId, str], ...] = ()
    choice: str = ""

    @step("ST-19.23", "Roll the anomaly die once")
    def roll(self, game: StalkerGame) -> Flow:
        self.symbol = ANOMALY_DIE[game.roll("die:fate", len(ANOMALY_DIE))[0]]
        self.todo = tuple(
            (card.id, word) for card in face_up(game) for word in ("any", self.symbol) if card.fate.get(word)
        )
        game.emit(events.FateRolled(self.symbol, tuple(dict.fromkeys(card for card, _ in self.todo))))
        return None

    @step("ST-19.23", "Several cards: in the order that the lead stalker decides", offers=(CARD,))
    def choose(self, game: StalkerGame) -> Flow:
        self.todo = tuple(each for each in self.todo if is_face_up(game, each[0]))
        if not self.todo:
            return call(ResolveUnknown(_stacks(game), whole=False)) if self.symbol == UNKNOWN_SYMBOL else finish()
        cards = dict.fromkeys(card for card, _ in self.todo)
        return decide(game, self, "choice", [CARD(card) for card in cards])

    @step("ST-19.23", "Its fate section takes effect", then="choose")
    def take_effect(self, game: StalkerGame) -> Flow:
        if not self.todo:
            return finish()
        card = CARD.read(self.choice)
        found = next(each for each in self.todo if each[0] == card)
        self.todo = tuple(each for each in self.todo if each is not found)
        return carry_out(game, card, f"fate/{found[1]}")


def _stacks(game: StalkerGame) -> tuple[int, ...]:
    """The spaces with unknown tokens, one of each stack to be resolved (ST-19.24)."""
    return tuple(sorted(space for space, ground in game.state.ground.items() if ground.unknown))


class CardsInTurn(Procedure):
    """SV-0.3 A part of every face-up card: what they do at the end of a round, or what they check after that"""

    part: str
    todo: tuple[ZoneCardId, ...] = ()
    choice: str = ""

    @step("SV-0.3", "Which cards")
    def begin(self, game: StalkerGame) -> Flow:
        scripts = game.content.scripts
        self.todo = tuple(card.id for card in face_up(game) if scripts.get(f"zone/{card.id}/{self.part}"))
        return None

    @step("SV-0.3", "In the order that the lead stalker decides", offers=(CARD,))
    def choose(self, game: StalkerGame) -> Flow:
        self.todo = tuple(card for card in self.todo if is_face_up(game, card))
        return decide(game, self, "choice", [CARD(card) for card in self.todo]) if self.todo else finish()

    @step("SV-0.3", "It takes effect", then="choose")
    def take_effect(self, game: StalkerGame) -> Flow:
        card = CARD.read(self.choice)
        self.todo = tuple(each for each in self.todo if each != card)
        return carry_out(game, card, self.part)
