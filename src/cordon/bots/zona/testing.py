"""Tests: what is at stake, and how far to go for it (ZO-16)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from cordon.bots.zona import worth
from cordon.bots.zona.appraisal import appraise, following_worth, loot, threat_harm
from cordon.bots.zona.odds import Dice, rerolls
from cordon.bots.zona.situation import Me
from cordon.games.zona.cards import InTest, Modifies, WhenForcing
from cordon.games.zona.content import content
from cordon.games.zona.rules.attribute_test import ACCEPT, DIE, FORCE, FORCE_AGAIN, TestFacts, dice_sum
from cordon.games.zona.rules.carrying import ENOUGH
from cordon.games.zona.rules.using import AGAIN, USE, source_of
from cordon.games.zona.terms import HAZARD_LIMIT
from cordon.kernel.decisions import Decision, told

WORST_FIRST = ("MINUS", "HAZARD", "BLANK", "PLUS")


class Aid(NamedTuple):
    """Something that may be used in the running test, and what one use costs."""

    option: str
    plus: int
    cancel: int
    reroll: int
    hazards_only: bool
    cost: float


def stakes(me: Me, facts: TestFacts) -> float:
    """What passing is worth more than failing."""
    source = facts.source
    threat = content().threats.get(source)
    if threat is not None:
        harm = threat_harm(me, threat)
        return harm if facts.stage == "detection" else harm + loot(me, threat)
    if f"{source}.success" not in content().scripts:
        return 100.0
    following = following_worth(me, source)
    good, well = appraise(me, f"{source}.success", following)
    bad, ill = appraise(me, f"{source}.failure", following)
    return good - bad + (well - ill) * following


def react(me: Me, decision: Decision) -> str:
    """Finish, force or use something: whatever comes out best on average."""
    return _Running(me, decision).best()


class _Running:
    """A test after its roll."""

    def __init__(self, me: Me, decision: Decision) -> None:
        facts = told(me.view.asked, TestFacts)
        self.me = me
        self.options = decision.options
        self.dice: Dice = facts.dice
        self.need = facts.difficulty - facts.value
        self.added = (facts.result or 0) - facts.value - dice_sum(self.dice, 0)
        self.stake = stakes(me, facts)
        self.hazard = worth.batch_harm(me, RAD=1)
        self.aids = list(self._aids(facts.attribute))
        self.plain = [aid for aid in self.aids if not aid.reroll]

    def _aids(self, attribute: str) -> Iterator[Aid]:
        for option in self.options:
            if option not in USE and option not in AGAIN:
                continue
            source = source_of(option)
            kind = content().items.get(source)
            uses = kind.uses if kind is not None else (self.me.character.ability,)
            use = next(use for use in uses if isinstance(use, InTest) and attribute in use.attributes)
            cost = 5.0 if kind is None else worth.wear_cost(kind.id)
            if kind is not None and kind.side_effect:
                cost -= min(0.0, appraise(self.me, f"item/{kind.id}/side_effect")[0])
            yield Aid(option, use.plus, use.cancel, use.reroll, use.hazards_only, cost)

    def settled(self, dice: Dice, added: int) -> tuple[float, str]:
        """The best end without another reroll: accept, or use what adds just enough."""
        hazard = self.hazard if dice.count("HAZARD") >= HAZARD_LIMIT else 0.0
        gap = self.need - added - dice_sum(dice, 0)
        if gap <= 0:
            return self.stake - hazard, ACCEPT()
        best = (-hazard, ACCEPT())
        minuses = dice.count("MINUS")
        for count in range(1, min(3, len(self.plain)) + 1):
            for chosen in combinations(self.plain, count):
                gain = sum(aid.plus for aid in chosen) + min(minuses, sum(aid.cancel for aid in chosen))
                value = self.stake - hazard - sum(aid.cost for aid in chosen)
                if gain >= gap and value > best[0]:
                    best = (value, chosen[0].option)
        return best

    def best(self) -> str:
        value, answer = self.settled(self.dice, self.added)
        if value >= self.stake:
            return answer
        for option in self.options:
            if option in FORCE or option in FORCE_AGAIN:
                dice = self._forced_dice(option)
                gained = self._rerolling(dice, self._only_hazards(), 0) - self._force_price()
                if gained > value:
                    value, answer = gained, option
        for aid in self.aids:
            if aid.reroll:
                gained = self._rerolling(aid.reroll, aid.hazards_only or self._only_hazards(), aid.plus) - aid.cost
                if gained > value:
                    value, answer = gained, aid.option
        return answer

    def _rerolling(self, count: int, hazards_only: bool, plus: int) -> float:
        """The mean end of rerolling the dice that ``pick`` would take."""
        again = tuple(sorted(to_reroll(self.dice, self.need - self.added - plus, count, hazards_only)))
        if not again:
            return -1e9
        thrown = rerolls(self.me.faces, self.dice, again)
        return sum(share * self.settled(dice, self.added + plus)[0] for dice, share in thrown)

    def _only_hazards(self) -> bool:
        met = content().threats.get(self.me.view.met)
        return met is not None and any(isinstance(u, Modifies) and u.value == "rerolls_only_hazards" for u in met.uses)

    def _forced_dice(self, option: str) -> int:
        card = (FORCE if option in FORCE else FORCE_AGAIN).read(option)
        for use in content().items[card].uses if card else ():
            if isinstance(use, WhenForcing):
                return max(use.dice[self.me.traumas], self.me.forced_dice)
        return self.me.forced_dice

    def _force_price(self) -> float:
        return worth.tiring(self.me, 1)


def to_reroll(dice: Dice, need: int, count: int, hazards_only: bool) -> list[int]:
    """Which dice to throw again: minuses first; from a passing roll only the hazards."""
    passing = dice_sum(dice, 0) >= need
    worst = ("HAZARD",) if hazards_only or passing else WORST_FIRST[:3]
    order = sorted((i for i, die in enumerate(dice) if die in worst), key=lambda i: worst.index(dice[i]))
    return order[: 1 if passing else count]


def pick(me: Me, decision: Decision) -> str:
    """The next die to reroll, or enough."""
    facts = told(me.view.asked, TestFacts)
    dice: Dice = facts.dice
    offered = [DIE.read(option) for option in decision.options if option in DIE]
    need = facts.difficulty - (facts.result or 0) + dice_sum(dice, 0)
    wanted = [i for i in to_reroll(dice, need, len(dice), False) if i in offered]
    if wanted and not (ENOUGH() in decision.options and dice_sum(dice, 0) >= need):
        return DIE(wanted[0])
    return ENOUGH() if ENOUGH() in decision.options else decision.options[0]
