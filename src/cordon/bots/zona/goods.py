"""Items: what to take, wear, mend and give up."""

from __future__ import annotations

from cordon.bots.zona import worth
from cordon.bots.zona.situation import Me
from cordon.games.zona.content import content
from cordon.games.zona.rules.carrying import DROP, ENOUGH, KEEP, PACK, WEAR, GainFacts
from cordon.games.zona.rules.recovery import DAMAGE, GIVE, REPAIR
from cordon.kernel.decisions import Decision, told
from cordon.kernel.triggers import DECLINE


def card_to_keep(me: Me, decision: Decision) -> str:
    """The best of several cards."""
    return max(decision.options, key=lambda option: worth.card_worth(me, KEEP.read(option)) if option in KEEP else 0.0)


def _held(me: Me, card: str) -> float:
    for item in me.items:
        if item.card == card:
            return worth.keep_worth(me, item)
    return worth.ruble(me) * (content().threats[card].trophy or 0)


def give(me: Me, decision: Decision) -> str:
    """Give up what is worth the least."""
    return min(decision.options, key=lambda option: _held(me, GIVE.read(option)))


def make_room(me: Me, decision: Decision) -> str:
    """Drop what is worth the least."""
    return min(decision.options, key=lambda option: _held(me, DROP.read(option)))


def place(me: Me, decision: Decision) -> str:
    """Wear it if nothing better is worn there, pack it, or make room for it."""
    card = told(me.view.asked, GainFacts).card
    kind = me.kind(card)
    if WEAR() in decision.options and not clashes(me, card):
        return WEAR()
    if PACK() in decision.options and worth.card_worth(me, card) > 0:
        return PACK()
    drops = [DROP.read(option) for option in decision.options if option in DROP]
    if drops:
        least = min(drops, key=lambda dropped: _held(me, dropped))
        if _held(me, least) < worth.use_for(me, kind.id):
            return DROP(least)
    return DECLINE()


def clashes(me: Me, card: str) -> bool:
    """Whether something at least as good is worn on a part that this outfit covers (ZO-7.5)."""
    parts = set(me.kind(card).parts)
    mine = next(
        (worth.keep_worth(me, item) for item in me.items if item.card == card), worth.use_for(me, me.kind(card).id)
    )
    worn = [item for item in me.items if item.worn and item.card != card and parts & set(me.kind(item.card).parts)]
    return bool(worn) and sum(worth.keep_worth(me, item) for item in worn) >= mine


def outfit_to_wear(me: Me) -> str | None:
    """A packed outfit that should be worn."""
    for item in me.items:
        if not item.worn and me.kind(item.card).place == "wear" and not clashes(me, item.card):
            return item.card
    return None


def dress(me: Me, decision: Decision) -> str:
    """Put it on, or be done."""
    card = outfit_to_wear(me)
    return WEAR(card) if card is not None and WEAR(card) in decision.options else ENOUGH()


def mend(me: Me, decision: Decision) -> str:
    """Repair the most useful thing."""
    repairs = [option for option in decision.options if option in REPAIR]
    return max(repairs, key=lambda option: worth.wear_cost(me.kind(REPAIR.read(option)).id))


def damage_item(me: Me, decision: Decision) -> str:
    """Let the thing suffer whose use is worth the least."""
    return min(decision.options, key=lambda option: worth.wear_cost(me.kind(DAMAGE.read(option)).id))
