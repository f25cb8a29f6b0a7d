"""ZO-4 Setup of the table, ZO-5 choosing and preparing a scavenger."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.zona import events
from cordon.games.zona.rules.market import refill
from cordon.games.zona.rules.restart import KEEP_BOARD, prepare
from cordon.games.zona.rules.rounds import Round
from cordon.games.zona.state import Area, Facility, Pile, Row, Scavenger
from cordon.games.zona.terms import MARKET_COLUMNS, MARKET_ROWS, NEWS_REMOVED_SOLO, SLOTS
from cordon.kernel.decisions import Seat, ask
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step, together

if TYPE_CHECKING:
    from cordon.games.zona.game import ZonaGame


class Match(Procedure):
    """ZO-1 A match: setup, then rounds until somebody wins or all lose (p. 5, 8)"""

    picks: tuple[tuple[Seat, str], ...] = ()
    dealt: tuple[tuple[str, ...], ...] = ()
    chosen: str = ""

    @step("ZO-4.1", "The board side for the number of players")
    def lay_board(self, game: ZonaGame) -> Flow:
        for area in game.content.areas:
            game.add(Area(area))
        for seat in range(game.state.seats):
            game.add(Scavenger(seat))
        return None

    @step("ZO-4.2", "Shuffle the green, yellow and sarcophagus events")
    def shuffle_events(self, game: ZonaGame) -> Flow:
        for deck in ("green", "yellow", "sarcophagus"):
            game.add(Pile(deck, game.shuffle(deck, game.content.decks[deck])))
        return None

    @step("ZO-4.3", "The facilities with their events, at fixed or random places")
    def place_facilities(self, game: ZonaGame) -> Flow:
        slots = game.content.board.slots
        places = tuple(slot.facility for slot in slots)
        if game.config.facility_layout == "random":
            places = game.shuffle("facilities", places)
        for slot, facility in zip(slots, places, strict=True):
            game.add(Facility(facility, slot.id, "", events=game.shuffle(facility, game.content.decks[facility])))
        return None

    @step("ZO-4.4", "One lock at each facility")
    def place_locks(self, game: ZonaGame) -> Flow:
        locks = game.shuffle("locks", tuple(game.content.locks))
        for facility, lock in zip(list(game.state.facilities.values()), locks, strict=False):
            game.update(facility, lock=lock)
        return None

    @step("ZO-4.5", "Deal the finds: one per player, two alone (ZO-24.2)")
    def deal_finds(self, game: ZonaGame) -> Flow:
        count = max(2, game.state.seats)
        finds = game.shuffle("find", game.content.decks["find"])
        for i, facility in enumerate(list(game.state.facilities.values())):
            game.update(facility, finds=finds[i * count : (i + 1) * count])
        return None

    @step("ZO-4.6", "Fill the market")
    def fill_market(self, game: ZonaGame) -> Flow:
        for deck in MARKET_ROWS:
            game.add(Pile(deck, game.shuffle(deck, game.content.decks[deck])))
            game.add(Row(deck, ("",) * MARKET_COLUMNS))
        refill(game, slide=True, told=False)
        return None

    @step("ZO-4.7", "The threat dispenser, each slot shuffled")
    def fill_dispenser(self, game: ZonaGame) -> Flow:
        for slot in SLOTS:
            game.add(Pile(slot, game.shuffle(slot, game.content.decks[slot])))
        return None

    @step("ZO-4.8", "The artifacts")
    def shuffle_artifacts(self, game: ZonaGame) -> Flow:
        for deck in ("artG", "artY"):
            game.add(Pile(deck, game.shuffle(deck, game.content.decks[deck])))
        return None

    @step("ZO-4.9", "The news; alone, 5 cards are discarded unresolved (ZO-24.4)")
    def shuffle_news(self, game: ZonaGame) -> Flow:
        news = game.shuffle("news", game.content.decks["news"])
        removed = NEWS_REMOVED_SOLO if game.is_solo else 0
        game.add(Pile("news", news[removed:], news[:removed]))
        return None

    @step("ZO-4.10", "The emission cards")
    def shuffle_emissions(self, game: ZonaGame) -> Flow:
        game.add(Pile("emission", game.shuffle("emission", game.content.decks["emission"])))
        return None

    @step("ZO-5.1", "The Voice of the Zone goes to one player, who is first")
    def choose_voice(self, game: ZonaGame) -> Flow:
        if game.state.seats > 1 and game.config.first_player == "random":
            game.set(voice=game.roll("voice", game.state.seats)[0])
        if not game.is_solo:
            game.emit(events.VoicePassed(game.state.voice))
        boards = game.shuffle("characters", tuple(game.content.characters))
        game.set(characters=boards)
        return None

    @step("ZO-5.2", "Two boards to each player, who keeps one; or all choose freely")
    def draft(self, game: ZonaGame) -> Flow:
        if game.config.character_draft == "open":
            return goto(Match.choose_freely)
        boards = game.state.characters
        order = game.order()
        self.dealt = tuple(boards[2 * i : 2 * i + 2] for i in range(len(order)))
        for seat, pair in zip(order, self.dealt, strict=True):
            game.emit(events.BoardsDealt(seat, pair))
        drafts = {seat: KeepBoard(seat, pair) for seat, pair in zip(order, self.dealt, strict=True)}
        return together(drafts, into="picks")

    @step("ZO-5.2", "The other boards go to the unused pool")
    def keep(self, game: ZonaGame) -> Flow:
        return goto(Match.prepare)

    @step("ZO-5.2", "By consent: a free choice among all, in turn order", offers=(KEEP_BOARD,))
    def choose_freely(self, game: ZonaGame) -> Flow:
        order = game.order()
        if len(self.picks) == len(order):
            return goto(Match.prepare)
        taken = {board for _, board in self.picks}
        boards = [KEEP_BOARD(board) for board in sorted(game.state.characters) if board not in taken]
        return ask(order[len(self.picks)], "chosen", boards)

    @step("ZO-5.2", "The next one chooses", then="choose_freely")
    def note_choice(self, game: ZonaGame) -> Flow:
        self.picks = (*self.picks, (game.order()[len(self.picks)], KEEP_BOARD.read(self.chosen)))
        return None

    @step("ZO-5.3", "Prepare the scavengers: threats, injuries, rubles, reputation, area, equipment (ZO-5.4)")
    def prepare(self, game: ZonaGame) -> Flow:
        chosen = {board for _, board in self.picks}
        game.set(characters=tuple(board for board in game.state.characters if board not in chosen))
        for seat, board in self.picks:
            game.emit(events.CharacterChosen(seat, board))
            for threat in game.content.characters[board].threats:
                game.put_threat(threat.slot, threat.area, seat, "start")
            prepare(game, seat, board)
        return None

    @step("ZO-24.3", "Alone: the starting threats of another board too")
    def add_solo_threats(self, game: ZonaGame) -> Flow:
        if game.is_solo:
            other = game.roll("solo-board", len(game.state.characters))[0]
            for threat in game.content.characters[game.state.characters[other]].threats:
                game.put_threat(threat.slot, threat.area, 0, "trail")
        return None

    @step("ZO-11.1", "Rounds: action phase, event phase, news phase", then="play_round")
    def play_round(self, game: ZonaGame) -> Flow:
        return call(Round())


class KeepBoard(Procedure):
    """ZO-5.2 Keep one of two character boards (p. 6)"""

    seat: Seat
    boards: tuple[str, ...]
    choice: str = ""

    @step("ZO-5.2", "Choose one", offers=(KEEP_BOARD,))
    def choose(self, game: ZonaGame) -> Flow:
        return ask(self.seat, "choice", [KEEP_BOARD(board) for board in self.boards])

    @step("ZO-5.2", "Keep it")
    def keep(self, game: ZonaGame) -> Flow:
        return finish(KEEP_BOARD.read(self.choice))
