"""What to do with the Lantern in a campaign (A3-07): what one came for, if one lives through it; the log, if the
campaign may end well all the same."""

from __future__ import annotations

from cordon.bots.stalker.leaning import wished
from cordon.bots.stalker.situation import Situation
from cordon.games.stalker.campaign.endings import counted, strongest
from cordon.games.stalker.content import content
from cordon.games.stalker.ops.body import DoseOp
from cordon.games.stalker.terms import CardNumber

LANTERN: CardNumber = "A3-07"
LOG = "log"
MORE = 2
"""Standard actions in the pit beside the first: one more for what one came for, and the way out."""
HARDY, BEARABLE = 11, 9
"""HP with which one dares it, and the dosage with which one may come out."""
HOPED = {"people": {"pond": "held"}, "coin": {"pond": "flooded"}}
"""What may still come well."""


def lantern_keys(situation: Situation, keys: tuple[str, ...]) -> tuple[str, ...]:
    """The actions on the Lantern, the best first."""
    wish = wished(situation.leaning, LANTERN, keys)
    if not situation.leaning or dares(situation) or not log_ends_well(situation):
        return wish
    return (LOG, *(key for key in wish if key != LOG))


def dares(situation: Situation) -> bool:
    """Whether somebody has the health, and the remedies, for more than a look."""
    me = situation.me
    each = max(0, situation.rad[me.space] + situation.shield)
    return me.hp >= HARDY and not situation.injuries and me.dose + MORE * each - remedies(situation) <= BEARABLE


def remedies(situation: Situation) -> int:
    """The dosage that what somebody carries takes off."""
    keys = [content().cards[card.id].key for card in situation.cards if card.place == "backpack"]
    rules = [rule for key in keys for _, rule in content().actions.get(key, ())]
    return -sum(op.n for rule in rules for op in rule.do if isinstance(op, DoseOp) and op.n < 0)


def log_ends_well(situation: Situation) -> bool:
    """Whether the campaign can end otherwise than in the dark if the Lantern stays as it is."""
    view = situation.view
    campaign = content().campaigns[view.config.campaign]
    late = sum(view.binder.late.values()) if view.binder is not None else 0
    hoped = HOPED.get(situation.leaning, {})
    memory = hoped | {"holub": "left"} | view.memory | {"lantern": "left"}
    return strongest(campaign, counted(campaign, memory, late)) != "dark"
