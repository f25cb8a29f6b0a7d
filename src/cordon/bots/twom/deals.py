"""Trade: cheap for us, dear for them."""

from __future__ import annotations

from cordon.bots.twom.situation import Group
from cordon.games.twom.content import content
from cordon.games.twom.rules.people import DONE
from cordon.games.twom.rules.scavenging import TAKE
from cordon.games.twom.rules.trade import GIVE, PAY, TradeFacts
from cordon.kernel.decisions import Decision, told
from cordon.kernel.triggers import DECLINE

GAIN = 0.3
"""A bargain must be this much better than what is given for it."""
WORTH_THE_WAY = 0.5
"""So much better than the commission must be what it opens the bag for; the hungry do not ask."""


def _spare(group: Group, tokens: list[str], pile: dict[str, int]) -> list[tuple[float, str]]:
    """What could be given, each piece by what it is worth to us for a point of value."""
    found = []
    for token in tokens:
        for i in range(pile.get(token, 0)):
            found.append((group.worth(token, i), token))
    return sorted(found, key=lambda pair: (pair[0] / content().value[pair[1]], pair[1]))


def _cover(spare: list[tuple[float, str]], need: int) -> tuple[float, list[str]] | None:
    """The cheapest pieces that are worth so much to the trader, and what they cost us."""
    cost, given = 0.0, []
    for worth, token in spare:
        if need <= 0:
            break
        cost += worth
        need -= content().value[token]
        given.append(token)
    return (cost, given) if need <= 0 else None


def _best_bargain(
    group: Group, credit: int, pile: dict[str, int], offer: tuple[str, ...]
) -> tuple[float, str, list[str]] | None:
    value = content().value
    spare = _spare(group, [token for token in pile if value[token]], pile)
    best: tuple[float, str, list[str]] | None = None
    for token in offer:
        others = [pair for pair in spare if pair[1] != token]
        covered = _cover(others, value[token] - credit)
        if covered is not None:
            net = group.worth(token) - covered[0]
            if net > GAIN and (best is None or net > best[0]):
                best = (net, token, covered[1])
    return best


def pay(group: Group, decision: Decision) -> str:
    """TW-14.2: the commission, if there is something to be gained."""
    tokens = [PAY.read(option) for option in decision.options if option in PAY]
    if not tokens:
        return DECLINE()
    asked, value = told(group.asked, TradeFacts), content().value
    need = asked.commission
    spare = _spare(group, tokens, group.pile)
    covered = _cover(spare, need)
    if DECLINE() in decision.options:
        if covered is None:
            return DECLINE()
        left = dict(group.pile)
        for token in covered[1]:
            left[token] -= 1
        offer = tuple(token for token in asked.offer if group.view.box.get(token))
        bargain = _best_bargain(group, 0, left, offer)
        if bargain is None or bargain[0] < covered[0] + (0.0 if group.is_hungry else WORTH_THE_WAY):
            return DECLINE()
    enough = [t for _, t in spare if value[t] >= need]
    single = min(enough, key=lambda t: group.worth(t, group.pile[t] - 1)) if enough else ""
    if single and covered and group.worth(single, group.pile[single] - 1) <= covered[0]:
        return PAY(single)
    return PAY(spare[0][1])


def exchange(group: Group, decision: Decision) -> str:
    """TW-14.3: one bargain after the other."""
    asked = told(group.asked, TradeFacts)
    given, taken = asked.given, asked.taken
    pile = {token: n - given.get(token, 0) for token, n in group.pile.items() if n > given.get(token, 0)}
    offer = tuple(
        token for token in asked.offer if group.view.box.get(token, 0) > taken.get(token, 0) and not given.get(token)
    )
    bargain = _best_bargain(group, asked.credit, pile, offer)
    if bargain is None:
        return DONE()
    _, token, goods = bargain
    answer = GIVE(goods[0]) if goods else TAKE(token)
    return answer if answer in decision.options else DONE()
