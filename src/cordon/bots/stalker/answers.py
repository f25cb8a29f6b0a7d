"""Everything that is asked beside the turn itself: dice, shares, cards in hand, harm, ties."""

from __future__ import annotations

from cordon.bots.stalker import leaning, pages, provisions, worth
from cordon.bots.stalker.prospects import Prospects
from cordon.bots.stalker.shooting import good, odds_on
from cordon.bots.stalker.situation import Foe, Situation
from cordon.bots.stalker.turn import grenade_worth
from cordon.games.stalker.cards import Armour, Artifact, Attachment, Item, Weapon
from cordon.games.stalker.content import content
from cordon.games.stalker.ops.body import Discard, DoseOp
from cordon.games.stalker.rules.attack import ALL, ATTACK, KEEP, MASK, SHARE, WeaponAttackFacts
from cordon.games.stalker.rules.control import RESIST, YIELDS, ControlFacts
from cordon.games.stalker.rules.dice import DIE, ENOUGH, FOCUS, RerollFacts
from cordon.games.stalker.rules.equipment import (
    EQUIP,
    GIVE,
    HAND,
    INSTALL_ON,
    INTO_BACKPACK,
    PASS_ON,
    REPLACE,
    STOW,
    AcquireFacts,
)
from cordon.games.stalker.rules.exchange import ExchangeFacts
from cordon.games.stalker.rules.options import KNIFE
from cordon.games.stalker.rules.script import PartFacts, ScriptFacts
from cordon.games.stalker.rules.setup import STALKER
from cordon.games.stalker.rules.strikes import KnifeFacts
from cordon.games.stalker.state import Shot, die_stars
from cordon.games.stalker.terms import ARTIFACT_SLOTS, SEATS, STALKER_DIE, STALKERS
from cordon.games.stalker.verbs import ACCEPT, BUY, CARD, DONE, MAGAZINE, PART, SPACE, TARGET, TRACK, WHO
from cordon.kernel.decisions import Decision, told
from cordon.kernel.triggers import ANSWER, DECLINE, WindowFacts

BEST_STALKERS = (
    "palkan",
    "velet",
    "chort",
    "milady",
    "mammon",
    "hrim",
    "borsuk",
    "mukha",
    "lisnyk",
    "tykha",
    "iskra",
    "kvant",
)
"""Whom to be, the best first."""
ZONE_PATHS = ("zone/", "zscript/", "X", "U", "E", "C")
"""Where what stands on cards and in scripts of Zone Survival is written."""
DOSE_PASSING = 3
"""Dosage that does no harm (ST-9.6)."""
POOR = 2
"""Gear dice with fewer stars are worth another throw; stalker dice with none."""


# --- getting ready ----------------------------------------------------------------------------------------------------


def stalker(decision: Decision) -> str:
    """The best stalker that is left."""
    return min(decision.options, key=lambda option: BEST_STALKERS.index(STALKER.read(option)))


def shop(situation: Situation, decision: Decision) -> str:
    """The ready basket of the mission, bought piece by piece."""
    view = situation.view
    if view.survival is not None:
        return provisions.shop(situation, decision)
    level = content().missions[view.mission].level
    basket = next(b for b in content().baskets if b.level == level and len(b.kits) == view.seats)
    kit = basket.kits[situation.seat]
    owned = [content().cards[card.id].key for card in situation.cards]
    for key in kit.cards:
        if owned.count(key) < kit.cards.count(key) and BUY(key) in decision.options:
            return BUY(key)
    for kind in kit.magazines:
        if getattr(situation.me, kind) < kit.magazines.count(kind) and MAGAZINE(kind) in decision.options:
            return MAGAZINE(kind)
    return DONE()


# --- attacks ----------------------------------------------------------------------------------------------------------


def _foe(situation: Situation, enemy: str) -> Foe | None:
    return next((foe for foe in situation.foes if foe.enemy.id == enemy), None)


def _attacking(situation: Situation) -> str:
    """The option of the turn that the attack was."""
    asked = situation.view.asked
    return ATTACK(asked.attack) if isinstance(asked, WeaponAttackFacts) else KNIFE()


def target(situation: Situation, decision: Decision) -> str:
    """Whom to attack: what the turn was planned for."""
    attack, attacks = _attacking(situation), Prospects(situation).attacks(situation.me.space)
    gains = {aim.foe.enemy.id: gain for aim, gain in attacks if aim.option == attack}
    return max(decision.options, key=lambda option: gains.get(TARGET.read(option), -9.0))


def part(situation: Situation, decision: Decision) -> str:
    """The body part with the better odds."""
    asked = situation.view.asked
    enemy = asked.target if isinstance(asked, WeaponAttackFacts | KnifeFacts) else ""
    attack, attacks = _attacking(situation), Prospects(situation).attacks(situation.me.space)
    best = next((aim for aim, _ in attacks if aim.option == attack and aim.foe.enemy.id == enemy), None)
    return PART(best.part) if best is not None and PART(best.part) in decision.options else decision.options[0]


def masks(situation: Situation, decision: Decision) -> str:
    """Pin or expose whoever is still there; a blast where several stand."""
    view = situation.view
    foes = {foe.enemy.id: foe for foe in situation.foes}
    best, chosen = 0.0, KEEP()
    for option in decision.options[1:]:
        foe = foes.get(MASK.read(option).target)
        if foe is None:
            main = foes.get(told(view.asked, WeaponAttackFacts).target)
            crowd = sum(other.enemy.space == main.enemy.space for other in situation.foes) if main is not None else 0
            value = 2.0 if crowd > 1 else 0.0
        else:
            value = 1.0 + situation.blow(foe, situation.me.space) * (2.0 if foe.sees(situation.me.space) else 1.0)
        if value > best:
            best, chosen = value, option
    return chosen


def share(situation: Situation, decision: Decision) -> str:
    """Stars that the target does not need go to somebody they can kill."""
    spare = _spare(situation)
    if spare <= 0:
        return ALL()
    for option in decision.options[1:]:
        foe = _foe(situation, SHARE.read(option))
        if foe is not None and _enough(situation, foe) <= spare:
            return option
    return ALL()


def share_amount(situation: Situation, decision: Decision) -> str:
    """As many stars as that takes."""
    foe = _foe(situation, told(situation.view.asked, WeaponAttackFacts).sharing)
    low, high = decision.low or 1, decision.high or 1
    return str(min(high, max(low, _enough(situation, foe)))) if foe is not None else str(low)


def _spare(situation: Situation) -> int:
    asked = told(situation.view.asked, WeaponAttackFacts)
    foe = _foe(situation, asked.target)
    return asked.stars - _enough(situation, foe) if foe is not None else asked.stars


def _enough(situation: Situation, foe: Foe) -> int:
    """Stars that surely kill an enemy in the torso, or at least hurt it as much as can be."""
    board, there, here = situation.board, foe.enemy.space, situation.me.space
    same = there == here or (board.room[there] and board.room[there] == board.room[here])
    cover = 0 if same else board.cov[there]
    left = foe.kind.ehp - foe.enemy.lost
    deadly = [each.stars for each in foe.kind.torso if each.ehp >= left]
    return min(deadly, default=max(each.stars for each in foe.kind.torso)) + cover


# --- dice -------------------------------------------------------------------------------------------------------------


def reroll(situation: Situation, decision: Decision) -> str:
    """Use focus or a card where the roll has failed."""
    moment = told(situation.view.asked, RerollFacts).moment
    others = [option for option in decision.options if option in ANSWER]
    match moment:
        case "attack.rolled":
            again = _attack_gains(situation)
            if again <= 0.08:
                return ACCEPT()
            if others and not _pays_focus(situation, others[0], moment):
                return others[0]
            return FOCUS() if FOCUS() in decision.options else ACCEPT()
        case "defence.rolled":
            return _defend(situation, decision, others)
        case "anomaly.rolled":
            free = [option for option in others if not _pays_focus(situation, option, moment)]
            if free:
                return free[0]
            return FOCUS() if FOCUS() in decision.options else ACCEPT()
    return ACCEPT()


def _pays_focus(situation: Situation, option: str, moment: str) -> bool:
    """Whether what a card does in this moment costs focus."""
    card = content().cards.get(ANSWER.read(option))
    definition = card.key if card is not None else situation.me.card
    rules = content().reactions.get((definition, moment), ())
    return any(isinstance(op, Discard) for _, rule in rules for op in rule.pay)


def _attack_gains(situation: Situation) -> float:
    """How much better an attack roll becomes when its poor dice are thrown again."""
    roll, attack = situation.view.roll, situation.view.attack
    if roll is None or attack is None or roll.dropped:
        return 0.0
    foe = _foe(situation, attack.target)
    if foe is None:
        return 0.0
    kept, kept_masks, stalker_dice, gear_dice = roll.stars, roll.masks, 0, 0
    for kind, face in roll.dice:
        stars = die_stars(kind, face, roll.accurate)
        if _is_poor(kind, stars):
            stalker_dice += kind == "SD"
            gear_dice += kind == "GD"
        else:
            kept += stars
            kept_masks += STALKER_DIE[face][1] if kind == "SD" else 0
    if not stalker_dice + gear_dice:
        return 0.0
    here = situation.me.space
    at = situation.board.ranges("open", here)[foe.enemy.space]
    weapon = content().cards.get(attack.weapon)
    cost = content().exposing(weapon.key) if weapon is not None else 0
    now = Shot(0, 0, roll.accurate, roll.total(), roll.mask_total())
    then = Shot(stalker_dice, gear_dice, roll.accurate, kept, kept_masks)
    calm = situation if not situation.me.focus else situation.without_focus()
    odds = [odds_on(calm, foe, attack.part, shot, here, at, cost) for shot in (now, then)]
    return good(odds[1]) - good(odds[0])


def _is_poor(kind: str, stars: int) -> bool:
    return stars < POOR if kind == "GD" else stars < 1


def _defend(situation: Situation, decision: Decision, others: list[str]) -> str:
    roll, attack = situation.view.roll, situation.view.attack
    assert roll is not None
    damage = attack.damage if attack is not None else 6
    if roll.total() >= damage and damage:
        return ACCEPT()
    for option in others:
        if not _pays_focus(situation, option, "defence.rolled"):
            return option
    gain = sum(1.5 - stars for (kind, _), stars in zip(roll.dice, roll.star_list(), strict=True) if stars < POOR)
    if FOCUS() in decision.options and gain >= (0.5 if situation.me.hp <= 6 else 1.0):
        return FOCUS()
    return ACCEPT()


def dice(situation: Situation, decision: Decision) -> str:
    """The poor dice, one after another."""
    roll = situation.view.roll
    assert roll is not None
    attacking = situation.view.attack is not None and situation.view.attack.attacker == STALKERS[situation.seat]
    for option in decision.options:
        if option in DIE:
            kind, face = roll.dice[DIE.read(option)]
            if kind == "AD" or _is_poor(kind if attacking else "GD", die_stars(kind, face, roll.accurate)):
                return option
    return ENOUGH() if ENOUGH() in decision.options else decision.options[0]


# --- harm -------------------------------------------------------------------------------------------------------------


def victim(situation: Situation, decision: Decision) -> str:
    """Whom an enemy attacks: who can bear it best; an enemy before a stalker."""

    def can_bear(option: str) -> float:
        who = TARGET.read(option)
        if who not in SEATS:
            return 99.0
        other = situation.view.stalkers[SEATS[who]]
        return other.hp - 10 * sum(other.injured)

    return max(decision.options, key=can_bear)


def injury(situation: Situation, decision: Decision) -> str:
    """Over a turn token whose turn is over."""
    me = situation.me
    return max(decision.options, key=lambda option: me.taken[TRACK.read(option)])


def control(situation: Situation, _: Decision) -> str:
    """Resist while there are HP for it."""
    card = told(situation.view.asked, ControlFacts).card
    price = 6 if situation.me.focus else 12
    others = [
        other
        for other in situation.view.stalkers
        if other.seat != situation.seat and situation.board.ranges("open", situation.me.space)[other.space] <= 4
    ]
    if card == "hallucination":
        return YIELDS()
    if card == "paranoia" and situation.weapon is not None and not situation.weapon.ammo:
        return YIELDS()
    if card == "paranoia" and others and max(other.hp for other in others) >= 9:
        return YIELDS()
    return RESIST() if situation.me.hp > price else YIELDS()


def on_card(situation: Situation, decision: Decision) -> str:
    """A card that asks at once: what one is after in a campaign, otherwise the first."""
    return leaning.chosen(situation.leaning, decision)


def chosen_part(situation: Situation, decision: Decision) -> str:
    """One of several parts of a card: pay focus rather than health."""
    path = told(situation.view.asked, PartFacts).path
    if path.startswith("control/"):
        return decision.options[-1]
    if path.startswith(ZONE_PATHS):
        return pages.part(situation, decision, path)
    return decision.options[0]


def whom(situation: Situation, decision: Decision) -> str:
    """Whom a card is for: the own stalker who needs it most, or the enemy who is the greatest danger. Which enemy acts
    first is answered as the options stand, the kindest first."""
    if told(situation.view.asked, ScriptFacts).order:
        return decision.options[0]

    def need(option: str) -> float:
        who = WHO.read(option)
        if who in SEATS:
            other = situation.view.stalkers[SEATS[who]]
            most = content().stalkers[other.card].hp
            return worth.healing(other.hp, most, sum(other.injured), 8)
        foe = _foe(situation, who)
        return situation.blow(foe, situation.me.space) * (2 if foe.sees(situation.me.space) else 1) if foe else 0.0

    return max(decision.options, key=need)


def respond(situation: Situation, decision: Decision) -> str:
    """A card may answer: step in for another stalker only where that saves a life, and take no dosage that hurts."""
    asked = told(situation.view.asked, WindowFacts)
    if asked.moment != "ally.attacked":
        return next((each for each in decision.options if not _irradiates(situation, each, asked.moment)), DECLINE())
    other = situation.view.stalkers[SEATS[asked.about]]
    saves = other.hp <= 2 and situation.me.hp >= 8
    return decision.options[0] if saves else decision.options[-1]


def _irradiates(situation: Situation, option: str, moment: str) -> bool:
    """Whether an answer costs more dosage than passes by itself (ST-9.7)."""
    card = content().cards.get(ANSWER.read(option)) if option in ANSWER else None
    rules = content().reactions.get((card.key, moment), ()) if card is not None else ()
    dose = sum(op.n for _, rule in rules for op in rule.pay if isinstance(op, DoseOp))
    return dose > 0 and situation.me.dose + dose > DOSE_PASSING


# --- spaces -----------------------------------------------------------------------------------------------------------


def space(situation: Situation, decision: Decision) -> str:
    """Where a grenade goes; anything else as near as it can be."""
    far = situation.board.ranges("open", situation.me.space)
    there = {option: situation.board.index[SPACE.read(option)] for option in decision.options}
    return max(there, key=lambda option: (grenade_worth(situation, there[option], 4), -far[there[option]]))


def companion_space(situation: Situation, decision: Decision) -> str:
    """In a campaign companions keep close to whom they came with; in a single mission they stay where they are."""
    if situation.view.binder is None:
        return decision.options[0]
    far, index = situation.board.ranges("open", situation.me.space), situation.board.index
    start = next(each for each in situation.view.companions if each.owner == situation.seat).space
    there = {option: far[index[SPACE.read(option)] if option in SPACE else start] for option in decision.options}
    return min(there, key=lambda option: there[option])


def artifact_place(situation: Situation, decision: Decision) -> str:
    """Where the token comes out: where it is picked up with the least risk."""
    index, here = situation.board.index, situation.me.space

    def cost(option: str) -> float:
        there = index[SPACE.read(option)]
        return 0.0 if there == here else 0.5 + situation.anomaly_cost((here, there))

    return min(decision.options, key=cost)


def entrance(situation: Situation, decision: Decision) -> str:
    """Where the way into Lost Territories is: close to the team, out of sight of whoever stands about."""
    far = situation.board.ranges("open", situation.me.space)
    index = situation.board.index

    def cost(option: str) -> tuple[int, int]:
        there = index[SPACE.read(option)]
        return situation.watched >> there & 1, far[there]

    return min(decision.options, key=cost)


# --- exchanges --------------------------------------------------------------------------------------------------------


def agree(situation: Situation, _: Decision) -> str:
    """Give away what one does not need: no medicine, nothing that one wears, no magazine that one could fire. Take what
    is a burden only if there is room for it."""
    asked = told(situation.view.asked, ExchangeFacts)
    wanted = asked.exchange
    if asked.owner != situation.seat or wanted in PASS_ON:
        return ACCEPT() if wanted in PASS_ON else DECLINE()
    if wanted in HAND:
        weapon, token = situation.weapon_card, HAND.read(wanted).token
        if token in content().token_kinds:
            return DECLINE()
        own = weapon is not None and weapon.ammo_type in (token, "any")
        return DECLINE() if own or getattr(situation.me, token) < 2 else ACCEPT()
    if wanted not in GIVE:
        return DECLINE()
    held = GIVE.read(wanted).card
    card = next(each for each in situation.cards if each.id == held)
    printed = content().cards[held]
    needed = card.place != "backpack" or (isinstance(printed, Item) and "medicine" in printed.types)
    return DECLINE() if needed else ACCEPT()


# --- goods ------------------------------------------------------------------------------------------------------------


def keep_worth(card: str) -> float:
    """What a card in the backpack is worth."""
    printed = content().cards[card]
    if isinstance(printed, Item):
        return 100.0 + printed.value / 10 + (60 if "medicine" in printed.types else 0)
    if isinstance(printed, Weapon | Armour):
        return printed.tier * 10.0
    return 50.0 + printed.value / 100


def overflow(_: Situation, decision: Decision) -> str:
    """Give up what is worth the least."""
    return min(decision.options, key=lambda option: keep_worth(CARD.read(option)))


def acquire(situation: Situation, decision: Decision) -> str:
    """Wear what is better than what one has."""
    card = content().cards[told(situation.view.asked, AcquireFacts).card]
    if isinstance(card, Weapon):
        old = situation.weapon_card
        spent = situation.weapon is None or situation.weapon.ammo == 0
        better = old is None or card.value > old.value or (spent and old.ammo_type != card.ammo_type)
        return EQUIP() if better and EQUIP() in decision.options else INTO_BACKPACK()
    if isinstance(card, Armour):
        armour = situation.armour
        better = armour is None or card.value > armour.value
        return EQUIP() if better and EQUIP() in decision.options else INTO_BACKPACK()
    if isinstance(card, Artifact):
        equipped = [_artifact(each.id) for each in situation.cards if each.place == "artifact"]
        better = len(equipped) < ARTIFACT_SLOTS or card.value > min(each.value for each in equipped)
        return EQUIP() if card.base_dosage <= 3 and better and EQUIP() in decision.options else INTO_BACKPACK()
    if isinstance(card, Attachment):
        for option in decision.options:
            if option in INSTALL_ON:
                host = next(each for each in situation.cards if each.id == INSTALL_ON.read(option))
                worse = [each for each in situation.cards if each.host == host.id and _value(each.id) >= card.value]
                if host.place in ("weapon", "armour") and not worse:
                    return option
    return decision.options[0]


def make_slot(_: Situation, decision: Decision) -> str:
    """The attachment that is worth the least makes room."""
    return min(decision.options, key=lambda option: _value(REPLACE.read(option)))


def _value(card: str) -> int:
    return content().cards[card].value


def make_room(_: Situation, decision: Decision) -> str:
    """The artifact that is worth the least makes room; of equal ones the one that radiates most."""

    def value(option: str) -> tuple[int, int]:
        printed = _artifact(STOW.read(option))
        return printed.value, -printed.base_dosage

    return min(decision.options, key=value)


def _artifact(card: str) -> Artifact:
    printed = content().cards[card]
    assert isinstance(printed, Artifact)
    return printed
