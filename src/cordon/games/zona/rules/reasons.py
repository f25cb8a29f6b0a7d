"""Why something is not possible in Zona. The words are in ``reasons.ftl`` under ``reason-zona-<id>``."""

from __future__ import annotations

from cordon.games.zona.terms import AreaId, Category, Colour, Deck
from cordon.kernel.decisions import Grounds, Reason, grounds

ABILITY_SPENT = grounds("ability-spent")
AREA_ACTION_BLOCKED = grounds("area-action-blocked")
AREA_ACTION_USED = grounds("area-action-used")
AREA_FORBIDS_FLIGHT = grounds("area-forbids-flight")
BACKPACK_FULL = grounds("backpack-full")
BLOCKADE = grounds("blockade")
BOUGHT_THIS_TURN = grounds("bought-this-turn")
COLUMN_NEEDS_GOOD = grounds("column-needs-good")
COLUMN_NEEDS_NEUTRAL = grounds("column-needs-neutral")
DEACTIVATED = grounds("deactivated")
FACILITY_CLOSED = grounds("facility-closed", facility=AreaId)
FACILITY_FULL = grounds("facility-full", facility=AreaId)
FACILITY_OPEN = grounds("facility-open", facility=AreaId)
FORCED_ALREADY = grounds("forced-already")
GIVES_NO_PLUS = grounds("gives-no-plus")
HAS_TRAUMA = grounds("has-trauma")
MUST_LEAVE = grounds("must-leave", facility=AreaId)
NEEDS_GOOD_REPUTATION = grounds("needs-good-reputation")
NO_AREA_ACTION = grounds("no-area-action")
NO_CROWBAR = grounds("no-crowbar")
NO_DIE_TO_REROLL = grounds("no-die-to-reroll")
NO_NEWS_LEFT = grounds("no-news-left")
NO_TRAUMA = grounds("no-trauma")
NOT_INJURED = grounds("not-injured")
NOT_TIRED = grounds("not-tired")
NOTHING_TO_DISCARD = grounds("nothing-to-discard", what=str, count=int, colour=Colour, category=Category)
NOTHING_TO_REPAIR = grounds("nothing-to-repair")
NOTHING_TO_SEARCH = grounds("nothing-to-search")
NOTHING_TO_SELL = grounds("nothing-to-sell")
OFFER_TAKEN = grounds("offer-taken")
PRICE_WOULD_TRAUMATISE = grounds("price-would-traumatise", damage=int, free=int)
RANSACKED = grounds("ransacked", facility=AreaId)
REPUTATION_FORBIDS = grounds("reputation-forbids")
ROADBLOCK = grounds("roadblock")
SEALED_BORDER = grounds("sealed-border")
SECRET_KNOWN = grounds("secret-known", facility=AreaId)
THREAT_FORBIDS_FLIGHT = grounds("threat-forbids-flight")
TOO_EXPENSIVE = grounds("too-expensive", price=int, rubles=int)
TOO_FEW_ITEMS = grounds("too-few-items", count=int, deck=Deck, of_deck=int)
TOO_FEW_TRAUMAS = grounds("too-few-traumas")
TOO_TIRED = grounds("too-tired", fatigue=int, by=int)
USED_IN_EFFECT = grounds("used-in-effect")
WRONG_DAMAGE = grounds("wrong-damage")
WRONG_ENCOUNTER = grounds("wrong-encounter")
WRONG_PLACE = grounds("wrong-place", area=AreaId, to=AreaId)
WRONG_STAGE = grounds("wrong-stage")

ALL = {found.id: found for found in list(globals().values()) if isinstance(found, Grounds)}


def under(rule: str, reason: Reason | None) -> Reason | None:
    """The same reason, where another rule makes it count (a price under ZO-19.4, a side effect under ZO-8.13)."""
    return None if reason is None else Reason(reason.id, rule, reason.args)
