"""Greedy: a bot for Zona that plays by rules of thumb.

It buys what it can use, finds two secrets where its attributes fit best, rests and camps before risky places, hides
from emissions, goes to the Power Plant when it is as fit as it will get, and uses items and forcing by exact odds.
It keeps nothing in mind between two decisions: each answer follows from the view alone.
"""

from __future__ import annotations

from collections.abc import Callable

from cordon.bots.aims import Aim
from cordon.bots.player import Look
from cordon.bots.rulebook import Rulebook
from cordon.bots.zona import goods, locks, reactions, testing, trading, voice
from cordon.bots.zona.situation import Me
from cordon.bots.zona.turn import aim, take_turn
from cordon.games.zona.rules.actions import TakeTurn
from cordon.games.zona.rules.attribute_test import ROLL, Test
from cordon.games.zona.rules.bunkers import SLEEP, Camp, SleepOff
from cordon.games.zona.rules.carrying import KEEP, ChangeOutfit, DrawAndKeep, Drop, Gain, MakeRoom
from cordon.games.zona.rules.damage import Damage, Trauma
from cordon.games.zona.rules.emission import Run
from cordon.games.zona.rules.encounters import ChooseThreat, Encounter
from cordon.games.zona.rules.facilities import Open, SearchFinds
from cordon.games.zona.rules.fatigue import UNWIND, ImproveReputation
from cordon.games.zona.rules.market import SellForMore, Trade
from cordon.games.zona.rules.news_phase import MarkNews, NameScavenger, VoicePuts
from cordon.games.zona.rules.recovery import DamageItems, Discard, HealTrauma, PayWithItems, Repair
from cordon.games.zona.rules.restart import Restart
from cordon.games.zona.rules.script import ChosenPart
from cordon.games.zona.rules.setup import KeepBoard, Match
from cordon.games.zona.rules.using import UseSource
from cordon.games.zona.views import ZonaView
from cordon.kernel.decisions import Decision
from cordon.kernel.frames import kind_of
from cordon.kernel.triggers import Window

Rule = Callable[[Me, Decision], str]

WITHOUT_LOOKING: dict[str, str | Callable[[Decision], str]] = {
    kind_of(Test.ready): ROLL(),
    kind_of(ImproveReputation.choose): UNWIND(),
    kind_of(SleepOff.choose): SLEEP(),
    kind_of(Drop.choose): KEEP(),
    kind_of(KeepBoard.choose): voice.board,
    kind_of(Restart.choose_board): voice.board,
    kind_of(Match.choose_freely): voice.board,
}

RULES: dict[str, Rule] = {
    kind_of(TakeTurn.choose): take_turn,
    kind_of(Test.react): testing.react,
    kind_of(Test.pick): testing.pick,
    kind_of(Damage.protect): reactions.protect,
    kind_of(Trauma.choose): reactions.trauma,
    kind_of(HealTrauma.choose): reactions.recover,
    kind_of(Encounter.choose): reactions.stand,
    kind_of(ChooseThreat.choose): reactions.meet,
    kind_of(Run.choose): reactions.run,
    kind_of(UseSource.declare): reactions.declare,
    kind_of(Window.offer): reactions.respond,
    kind_of(ChosenPart.choose): reactions.choose_part,
    kind_of(Camp.choose): trading.camp,
    kind_of(Trade.choose): trading.trade,
    kind_of(SellForMore.choose): trading.sell_for_more,
    kind_of(Gain.place): goods.place,
    kind_of(MakeRoom.choose): goods.make_room,
    kind_of(ChangeOutfit.choose): goods.dress,
    kind_of(DrawAndKeep.choose): goods.card_to_keep,
    kind_of(SearchFinds.choose): goods.card_to_keep,
    kind_of(Discard.choose): goods.give,
    kind_of(PayWithItems.choose): goods.give,
    kind_of(Repair.choose): goods.mend,
    kind_of(DamageItems.choose): goods.damage_item,
    kind_of(Open.choose): locks.choose_way,
    kind_of(MarkNews.choose): voice.mark,
    kind_of(VoicePuts.choose): voice.put,
    kind_of(NameScavenger.choose): voice.name,
}


class GreedyScavenger(Rulebook[Me]):
    """The bot."""

    rules = RULES
    without_looking = WITHOUT_LOOKING

    def situation(self, view: ZonaView, decision: Decision) -> Me:  # noqa: ARG002  # the view says whose it is
        return Me(view)

    def aim(self, decision: Decision, look: Look) -> Aim | None:
        if decision.kind != kind_of(TakeTurn.choose):
            return None
        view = look()
        assert isinstance(view, ZonaView)
        return aim(Me(view), decision)
