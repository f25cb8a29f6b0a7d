"""ZO-5.3, ZO-5.4 preparing a scavenger; ZO-18.8 a new one after a death."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.zona import events
from cordon.games.zona.state import Scavenger
from cordon.games.zona.terms import REPUTATIONS, CharacterId, EventId, ability_of
from cordon.kernel.decisions import Seat, ask
from cordon.kernel.frames import Flow, Procedure, finish, goto, step
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.zona.game import ZonaGame


KEEP_BOARD = verb("keep", character=CharacterId)
RETIRE = verb("retire")
SECRET = verb("secret", event=EventId)
FORGET = verb("forget")
BOARDS = (KEEP_BOARD, RETIRE)


def prepare(game: ZonaGame, seat: Seat, board: str) -> None:
    """Injuries, rubles, reputation, area and equipment of a character board (ZO-5.3 b to e, ZO-5.4)."""
    character = game.content.characters[board]
    reputation = next(value for value, name in REPUTATIONS.items() if name == character.reputation)
    secrets = game.scavenger(seat).secrets
    game.add(
        Scavenger(
            seat,
            board,
            character.start,
            injuries=character.injuries,
            rubles=character.rubles,
            reputation=reputation,
            secrets=secrets,
        )
    )
    game.listen(ability_of(seat), game.content.names_of(character.ability))
    covered: set[str] = set()
    for kind in character.equipment:
        worn = kind.place == "wear" and not covered & set(kind.parts)
        covered |= set(kind.parts) if worn else set()
        game.own(seat, f"{kind.id}-1", worn)


class Restart(Procedure):
    """ZO-18.8 A new scavenger at the end of the news phase (p. 20)"""

    seat: Seat
    choice: str = ""

    @step("ZO-18.9", "With two secrets, one may be kept; with one it is lost", offers=(SECRET, FORGET))
    def choose_secret(self, game: ZonaGame) -> Flow:
        secrets = game.scavenger(self.seat).secrets
        if not secrets:
            return goto(Restart.choose_board)
        return ask(self.seat, "choice", [*map(SECRET, secrets), FORGET()])

    @step("ZO-18.9", "The others leave the game")
    def keep_secret(self, game: ZonaGame) -> Flow:
        card = SECRET.read(self.choice) if self.choice in SECRET else ""
        game.update(game.scavenger(self.seat), secrets=(card,) if card else ())
        if card:
            game.emit(events.SecretKept(self.seat, game.content.facility_of[card]))
        return None

    @step("ZO-18.8", "Pick any unused character, or bow out; without one the player is out", offers=BOARDS)
    def choose_board(self, game: ZonaGame) -> Flow:
        boards = sorted(game.state.characters)
        if not boards:
            return goto(Restart.leave)
        return ask(self.seat, "choice", [*map(KEEP_BOARD, boards), RETIRE()])

    @step("ZO-18.8", "Prepare it without its starting threats")
    def prepare(self, game: ZonaGame) -> Flow:
        if self.choice in RETIRE:
            return goto(Restart.leave)
        board = KEEP_BOARD.read(self.choice)
        game.set(characters=tuple(other for other in game.state.characters if other != board))
        game.emit(events.CharacterChosen(self.seat, board))
        prepare(game, self.seat, board)
        return finish()

    @step("ZO-18.8", "No character is left, or none is wanted")
    def leave(self, game: ZonaGame) -> Flow:
        game.update(game.scavenger(self.seat), out=True, secrets=())
        game.emit(events.LeftTheGame(self.seat, self.choice in RETIRE))
        return finish()
