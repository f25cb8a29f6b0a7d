"""ST-16.3, ST-1.7: a mission from setting off to its end. It returns its result to whoever began it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cordon.games.stalker import events
from cordon.games.stalker.rules.attention import notice
from cordon.games.stalker.rules.companions import join_team
from cordon.games.stalker.rules.covering import cover_below
from cordon.games.stalker.rules.event_deck import TEAM
from cordon.games.stalker.rules.laying_out import lay_out_anomalies, lay_out_tokens, place_enemies, place_stalkers
from cordon.games.stalker.rules.mission_cards import lay_out_cards, setup_by_memory, stack_events
from cordon.games.stalker.rules.rounds import Round
from cordon.games.stalker.rules.territory import LayTerritory
from cordon.games.stalker.sorts import is_weapon
from cordon.games.stalker.terms import DOSE_LIMIT, START_BOLTS
from cordon.kernel.decisions import Seat
from cordon.kernel.frames import Flow, Procedure, call, step
from cordon.kernel.triggers import window

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame


def get_ready(game: StalkerGame) -> None:
    """Bolts, focus, loaded weapons, the Geiger counter (ST-15.16)."""
    for seat in range(game.state.seats):
        stalker = game.stalker(seat)
        bolts = min(game.modified("mission.bolts", START_BOLTS, seat), game.supply("bolt"))
        dose = min(DOSE_LIMIT, game.base_dosage(seat))
        game.update(stalker, hp=game.stalker_card(seat).hp, bolts=bolts, focus=True, dose=dose)
        for card in game.cards_of(seat):
            if is_weapon(game.content.cards[card.id]):
                missing = game.ammo_capacity(card.id) - card.ammo
                game.update(card, ammo=card.ammo + min(missing, game.supply("cube")))


class MissionRun(Procedure):
    """ST-16.3 A mission, from setting off to its end"""

    scope: ClassVar[bool] = True

    seat: Seat = TEAM

    @step("ST-15.16", "Bolts, focus, loaded weapons, the Geiger counter")
    def set_off(self, game: StalkerGame) -> Flow:
        get_ready(game)
        return None

    @step("ST-16.3", "The map and what lies on it")
    def lay_out(self, game: StalkerGame) -> Flow:
        lay_out_cards(game)
        lay_out_anomalies(game)
        place_stalkers(game)
        place_enemies(game)
        lay_out_tokens(game)
        stack_events(game)
        if game.state.companion:
            join_team(game, game.state.companion, game.state.companion_owner)
        for who, _ in list(game.entities()):
            cover_below(game, who)
        notice(game)
        return None

    @step("SM-5.5", "What memory changes")
    def remember(self, game: StalkerGame) -> Flow:
        return setup_by_memory(game)

    @step("ST-18.2", "A place that no map shows")
    def lose_way(self, game: StalkerGame) -> Flow:
        return call(LayTerritory()) if game.config.lost else None

    @step("SC-1.6", "The mission starts")
    def start(self, game: StalkerGame) -> Flow:
        colours = tuple((card.colour, card.kind) for card in game.state.enemy_cards.values() if card.colour)
        game.emit(events.MissionBegan(game.state.mission, colours))
        return window(game, "mission.start", game.state.lead)

    @step("ST-6.1", "Rounds, until the mission ends", then="play")
    def play(self, game: StalkerGame) -> Flow:
        return call(Round())
