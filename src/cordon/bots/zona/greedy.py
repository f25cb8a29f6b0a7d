"""Greedy: a bot for Zona that plays by rules of thumb.

It buys what it can use, finds two secrets where its attributes fit best, rests and camps before risky places, hides
from emissions, goes to the Power Plant when it is as fit as it will get, and uses items and forcing by exact odds.
It keeps nothing in mind between two decisions: each answer follows from the view alone.
"""

from __future__ import annotations

from collections.abc import Callable

from cordon.bots.rulebook import Rulebook
from cordon.bots.zona import goods, locks, reactions, testing, voice
from cordon.bots.zona.situation import Me
from cordon.bots.zona.turn import take_turn
from cordon.games.zona.views import ZonaView
from cordon.kernel.decisions import Decision

Rule = Callable[[Me, Decision], str]

WITHOUT_LOOKING: dict[str, str | Callable[[Decision], str]] = {
    "test.ready": "roll",
    "improve_reputation.choose": "unwind",
    "sleep_off.choose": "sleep",
    "drop.choose": "keep",
    "keep_board.choose": voice.board,
    "restart.choose_board": voice.board,
    "match.choose_freely": voice.board,
}

RULES: dict[str, Rule] = {
    "take_turn.choose": take_turn,
    "test.react": testing.react,
    "test.pick": testing.pick,
    "damage.protect": reactions.protect,
    "trauma.choose": reactions.trauma,
    "heal_trauma.choose": reactions.recover,
    "encounter.choose": reactions.stand,
    "choose_threat.choose": reactions.meet,
    "run.choose": reactions.run,
    "use_source.declare": reactions.declare,
    "window.offer": reactions.respond,
    "chosen_part.choose": reactions.choose_part,
    "camp.choose": goods.camp,
    "trade.choose": goods.trade,
    "sell_for_more.choose": goods.sell_for_more,
    "gain.place": goods.place,
    "make_room.choose": goods.give,
    "change_outfit.choose": goods.dress,
    "draw_and_keep.choose": goods.card_to_keep,
    "search_finds.choose": goods.card_to_keep,
    "discard.choose": goods.give,
    "pay_with_items.choose": goods.give,
    "repair.choose": goods.mend,
    "damage_items.choose": goods.damage_item,
    "open.choose": locks.choose_way,
    "mark_news.choose": voice.mark,
    "voice_puts.choose": voice.put,
    "name_scavenger.choose": voice.name,
}


class GreedyScavenger(Rulebook[Me]):
    """The bot."""

    rules = RULES
    without_looking = WITHOUT_LOOKING

    def situation(self, view: ZonaView, decision: Decision) -> Me:  # noqa: ARG002  # the view says whose it is
        return Me(view)
