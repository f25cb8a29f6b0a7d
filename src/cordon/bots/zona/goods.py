"""Items: what to take, wear, buy, sell, mend and give up."""

from __future__ import annotations

from cordon.bots.zona import worth
from cordon.bots.zona.situation import Me
from cordon.games.zona.content import content
from cordon.games.zona.ops import Pay
from cordon.games.zona.rules.bunkers import CAMP, HEAL, LEAVE, OFFER
from cordon.games.zona.rules.carrying import DROP, ENOUGH, KEEP, PACK, WEAR, GainFacts
from cordon.games.zona.rules.market import BUY, SELL, TROPHY
from cordon.games.zona.rules.recovery import DAMAGE, GIVE, REPAIR
from cordon.games.zona.terms import HEAL_PRICE
from cordon.kernel.decisions import Decision, told
from cordon.kernel.triggers import DECLINE


def card_to_keep(_: Me, decision: Decision) -> str:
    """The best of several cards."""
    return max(decision.options, key=lambda option: worth.card_worth(KEEP.read(option)) if option in KEEP else 0.0)


def _held(me: Me, card: str) -> float:
    for item in me.items:
        if item.card == card:
            return worth.keep_worth(item)
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
    if PACK() in decision.options and worth.card_worth(card) > 0:
        return PACK()
    drops = [DROP.read(option) for option in decision.options if option in DROP]
    if drops:
        least = min(drops, key=lambda dropped: _held(me, dropped))
        if _held(me, least) < worth.use_worth(kind.id):
            return DROP(least)
    return DECLINE()


def clashes(me: Me, card: str) -> bool:
    """Whether something at least as good is worn on a part that this outfit covers (ZO-7.5)."""
    parts = set(me.kind(card).parts)
    mine = next((worth.keep_worth(item) for item in me.items if item.card == card), worth.use_worth(me.kind(card).id))
    worn = [item for item in me.items if item.worn and item.card != card and parts & set(me.kind(item.card).parts)]
    return bool(worn) and sum(worth.keep_worth(item) for item in worn) >= mine


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


# --- trade --------------------------------------------------------------------------------------------------------


def reserve(me: Me) -> int:
    """Rubles to keep for a lock that asks for money."""
    if me.has_secrets:
        return 0
    for facility in me.view.facilities:
        if not facility.open and facility.events and facility.id not in me.secrets:
            for op in content().locks[facility.lock].ways[0]:
                if isinstance(op, Pay) and me.rubles >= op.rubles:
                    return op.rubles
    return 0


def trade(me: Me, decision: Decision) -> str:
    """Sell what is of no use, then buy what is worth more than its price."""
    return sale(me, decision) or purchase(me, decision, reserve(me)) or ENOUGH()


def sale(me: Me, decision: Decision) -> str | None:
    """Trophies, and things that are worth more in rubles."""
    items = {item.card: item for item in me.items}
    for option in decision.options:
        if option in TROPHY and not _wanted_for_lock(me, "trophy"):
            return option
        if option in SELL:
            item = items[SELL.read(option)]
            artifact = me.kind(item.card).category == "artifact"
            if artifact and _wanted_for_lock(me, "artifact"):
                continue
            idle = me.kind(item.card).place == "wear" and not item.worn
            use = worth.use_worth(me.kind(item.card).id) * worth.left_of(item) * (0.2 if idle else 1.0)
            if worth.ruble(me) * worth.resale(item) > use + 30.0:
                return option
    return None


def _wanted_for_lock(me: Me, what: str) -> bool:
    """Whether a closed facility asks for such a thing and nothing better is open to this scavenger."""
    if me.has_secrets:
        return False
    for facility in me.view.facilities:
        if facility.id in me.secrets or not facility.events:
            continue
        ops = content().locks[facility.lock].ways[0]
        if not facility.open and any(getattr(op, "what", "") == what for op in ops):
            return True
    return False


def purchase(me: Me, decision: Decision, kept: int) -> str | None:
    """The thing whose worth is most above its price."""
    best, answer = 20.0, None
    for option in decision.options:
        if option not in BUY:
            continue
        card = BUY.read(option)
        kind = me.kind(card)
        if me.rubles - kind.price < kept or (kind.place == "bag" and me.packed >= me.capacity):
            continue
        if kind.place == "wear" and clashes(me, card):
            continue
        surplus = worth.use_worth(kind.id) - worth.ruble(me) * kind.price
        if surplus > best:
            best, answer = surplus, option
    return answer


def shopping(me: Me, purse: int) -> float:
    """What the market would bring to somebody with so many rubles (ZO-9.2)."""
    columns = 3 + me.scavenger.reputation
    wanted: list[tuple[float, int]] = []
    for row in me.view.market:
        for card in row.cards[:columns]:
            if card and not (me.kind(card).place == "wear" and clashes(me, card)):
                kind = me.kind(card)
                wanted.append((worth.use_worth(kind.id) - worth.ruble(me, purse) * kind.price, kind.price))
    total = 0.0
    for surplus, price in sorted(wanted, reverse=True):
        if surplus > 20.0 and price <= purse:
            total += surplus
            purse -= price
    return total


def camp(me: Me, decision: Decision) -> str:
    """Sleep, sell, be healed, take the bunker's offers, buy."""
    options = decision.options
    if CAMP() in options:
        return CAMP()
    sold = sale(me, decision)
    if sold:
        return sold
    for offer in ("bed", "nurse", "favour", "surgery", "appraisal"):
        if OFFER(offer) in options and not (offer == "appraisal" and not _surplus_artifact(me)):
            return OFFER(offer)
    kept = reserve(me)
    if HEAL() in options and me.rubles - HEAL_PRICE >= (kept if me.free >= 3 else 0):
        healed = worth.healing(me, 1)
        if healed > 100.0 or me.has_secrets or me.rubles >= 600:
            return HEAL()
    bought = purchase(me, decision, kept)
    if bought:
        return bought
    if HEAL() in options and me.rubles - HEAL_PRICE >= kept:
        return HEAL()
    worn = sum(item.tokens for item in me.items if me.kind(item.card).wears)
    if OFFER("smithy") in options and worn >= 3:
        return OFFER("smithy")
    return LEAVE()


def _surplus_artifact(me: Me) -> bool:
    return any(
        me.kind(item.card).category == "artifact" and worth.use_worth(me.kind(item.card).id) < worth.resale(item)
        for item in me.items
    )


def sell_for_more(me: Me, decision: Decision) -> str:
    """Everything that is worth more in rubles; above its price, that is most."""
    return sale(me, decision) or ENOUGH()
