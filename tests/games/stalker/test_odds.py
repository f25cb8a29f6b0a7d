"""The odds reproduce the tables of the digest within one point (SC-18)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pytest

from cordon.games.stalker import events, odds
from cordon.games.stalker.cards import Artifact, Threshold, Weapon, WeaponAttack
from cordon.games.stalker.content import content
from cordon.games.stalker.game import StalkerGame
from cordon.games.stalker.ops.body import DamageOp, Gain, LoseHpOp
from cordon.games.stalker.ops.conditions import BlastAttack, FromRange
from cordon.games.stalker.ops.fighting import Roll
from cordon.games.stalker.rules.equipment import install
from cordon.games.stalker.rules.radiation import RadiationStep, map_radiation
from cordon.games.stalker.state import Shot
from cordon.games.stalker.terms import GEAR_DIE
from cordon.kernel.frames import Flow, Procedure, step
from tests.games.stalker import odds_figures as figures
from tests.games.stalker.rules.stage import Stage, grid

POINT = 1.01
CASES: dict[str, dict[str, int]] = {
    "plain": {},
    "with_focus": {"focus": True},
    "target_exposed": {"exposed": True},
    "focus_exposed": {"focus": True, "exposed": True},
    "cover_1": {"cover": 1},
    "cover_2": {"cover": 2},
    "+1_★": {"stars": 1},
    "+1_GD": {"gear": 1},
}


def cells(text: str, fixed: int) -> Iterator[tuple[list[str], str, float]]:
    """Row, column and figure of a table."""
    head, *rows = [line.split() for line in text.strip().splitlines()]
    for row in rows:
        for column, figure in zip(head[fixed:], row[fixed:], strict=True):
            yield row[:fixed], column, float(figure)


def wounds() -> odds.Wounds:
    cards = {(card.light, card.heavy): card.copies for card in content().wounds.values()}
    return tuple((light, heavy, n) for (light, heavy), n in cards.items())


def weapon_of(key: str) -> Weapon:
    weapon = content().equipment[key]
    assert isinstance(weapon, Weapon)
    return weapon


def exposing(weapon: Weapon) -> int:
    for _, rule in content().masks[weapon.key]:
        if isinstance(rule.do[0], Gain) and rule.do[0].token == "exposed":
            return rule.masks
    return 0


def incoming(foe: str, at: int, blast: bool) -> int:
    total = 0
    for _, mod in content().mods.get((foe, "incoming.stars"), ()):
        (condition,) = mod.when
        if isinstance(condition, FromRange):
            total += mod.by * (at >= condition.n)
        elif isinstance(condition, BlastAttack):
            total += mod.by * blast
    return total


def kill(weapon: Weapon, attack: WeaponAttack, foe: str, dice: int, at: int, **case: int) -> float:
    """The chance to kill with one attack, on the better body part."""
    low, high = weapon.accurate
    gear = 6 if attack.empties else attack.gear
    shot = Shot(dice, gear + case.get("gear", 0), low <= at <= high, case.get("stars", 0), attack.masks)
    kind = content().enemies[foe]
    hindrance = case.get("cover", 0) - incoming(foe, at, attack.blast)
    parts = [kind.torso, kind.head] if attack.pick and kind.head else [kind.torso]
    marks = [odds.Mark(part, kind.ehp, bool(case.get("exposed")), hindrance, exposing(weapon)) for part in parts]
    return max(odds.chances(shot, mark, wounds(), focus=bool(case.get("focus"))).kill for mark in marks)


def best(weapon: Weapon, foe: str, dice: int, at: int) -> float:
    """With the best attack for a standard action that reaches so far."""
    attacks = [attack for attack in weapon.attacks if attack.cost == "SA" and attack.min_range <= at]
    return max(kill(weapon, attack, foe, dice, at) for attack in attacks)


@pytest.mark.rule("SC-18.2", "SC-18.3")
@pytest.mark.parametrize(("dice", "table"), [(2, figures.TWO_DICE), (3, figures.THREE_DICE)])
def test_the_chance_to_kill_with_one_action(dice: int, table: str) -> None:
    for (key, at), foe, figure in cells(table, 2):
        assert best(weapon_of(key), foe, dice, int(at)) * 100 == pytest.approx(figure, abs=POINT), (key, foe)


@pytest.mark.rule("SC-18.4")
def test_the_chance_to_kill_by_range() -> None:
    for (key, at, accurate), column, figure in cells(figures.BY_RANGE, 3):
        dice, foe = column.split(":")
        weapon = weapon_of(key)
        assert (weapon.accurate[0] <= int(at) <= weapon.accurate[1]) == (accurate == "yes")
        assert best(weapon, foe, int(dice), int(at)) * 100 == pytest.approx(figure, abs=POINT), (key, at, column)


class OneTurn:
    """The best that a turn of two standard actions and a quick shot makes of one enemy, attack after attack. The wound
    deck counts as whole each time (SC-18.1)."""

    def __init__(self, weapon: Weapon, foe: str, at: int, dice: int = 2) -> None:
        self.weapon, self.kind, self.at, self.dice = weapon, content().enemies[foe], at, dice
        low, high = weapon.accurate
        self.accurate = low <= at <= high
        self.known: dict[tuple[int, bool, int, int, bool], float] = {}
        self.rolled: dict[tuple[str, int, tuple[Threshold, ...]], dict[tuple[Threshold | None, bool], float]] = {}

    def chance(self, actions: int, quick: bool, ammo: int, ehp: int, exposed: bool) -> float:
        """To kill it with so many standard actions, what may be done once a turn or not, and so much ammo."""
        if ehp <= 0:
            return 1.0
        key = (actions, quick, ammo, ehp, exposed)
        if key not in self.known:
            self.known[key] = max((self.use(attack, n, *key) for attack, n in self.choices(*key[:3])), default=0.0)
        return self.known[key]

    def is_limited(self, attack: WeaponAttack) -> bool:
        """Once a turn, as every quick shot is."""
        return attack.once or attack.cost == "FA"

    def choices(self, actions: int, quick: bool, ammo: int) -> Iterator[tuple[WeaponAttack, int]]:
        for attack in self.weapon.attacks:
            able = (actions or attack.cost == "FA") and (quick or not self.is_limited(attack))
            if able and attack.min_range <= self.at:
                for n in range(1, 4) if attack.empties else [attack.ammo]:
                    if n <= ammo:
                        yield attack, n

    def use(self, attack: WeaponAttack, n: int, actions: int, quick: bool, ammo: int, ehp: int, exposed: bool) -> float:
        then = partial(self.chance, actions - (attack.cost != "FA"), quick and not self.is_limited(attack), ammo - n)
        return self.after(attack, n, ehp, exposed, then)

    def after(self, attack: WeaponAttack, n: int, ehp: int, exposed: bool, then: Callable[[int, bool], float]) -> float:
        """What an attack is worth on the better body part, if ``then`` is what its result is worth."""
        parts = [self.kind.torso, self.kind.head] if attack.pick and self.kind.head else [self.kind.torso]
        worth = []
        for part in parts:
            found = 0.0
            for (reached, bares), chance in self.results(attack, n, part).items():
                found += chance * max(self.hit(reached, ehp, token, then) for token in {exposed, exposed or bares})
            worth.append(found)
        return max(worth)

    def results(
        self, attack: WeaponAttack, n: int, part: tuple[Threshold, ...]
    ) -> dict[tuple[Threshold | None, bool], float]:
        """The chance of each threshold, with masks to expose the target or without."""
        key = (attack.key, n, part)
        if key not in self.rolled:
            found: dict[tuple[Threshold | None, bool], float] = {}
            expose, more = exposing(self.weapon), incoming(self.kind.key, self.at, attack.blast)
            dice = odds.thrown(self.dice, 2 * n if attack.empties else attack.gear, self.accurate)
            for (stars, masks), chance in dice.items():
                reached = [each for each in part if max(0, stars + more) >= each.stars]
                hit = max(reached, key=lambda each: each.stars, default=None)
                end = (hit, bool(expose and masks + attack.masks >= expose))
                found[end] = found.get(end, 0.0) + chance
            self.rolled[key] = found
        return self.rolled[key]

    def hit(self, hit: Threshold | None, ehp: int, exposed: bool, then: Callable[[int, bool], float]) -> float:
        if hit is None:
            return then(ehp, exposed)
        left = ehp - hit.ehp
        if left <= 0 or not hit.wound:
            return then(left, exposed)
        return sum(chance * then(*end) for end, chance in odds.wounded(wounds(), hit.wound, left, exposed).items())


@pytest.mark.rule("SC-18.5", "ST-11.15", "ST-11.18")
def test_the_chance_to_kill_within_one_turn() -> None:
    for (key, at), foe, figure in cells(figures.ONE_TURN, 2):
        turn = OneTurn(weapon_of(key), foe, int(at))
        found = turn.chance(2, True, turn.weapon.ammo, turn.kind.ehp, False)
        assert found * 100 == pytest.approx(figure, abs=POINT), (key, foe)


class UntilDead(OneTurn):
    """How many attacks it takes on average, each time with the best one. Exposed comes and goes, so the figures are
    approached round by round."""

    def __init__(self, weapon: Weapon, foe: str, dice: int) -> None:
        super().__init__(weapon, foe, weapon.accurate[1], dice)
        states = [(ehp, exposed) for ehp in range(1, self.kind.ehp + 1) for exposed in (False, True)]
        self.needed = dict.fromkeys(states, 0.0)
        while True:
            before = dict(self.needed)
            for state in states:
                self.needed[state] = 1 + min(self.left(attack, *state) for attack in self.attacks())
            if max(abs(self.needed[state] - before[state]) for state in states) < 0.0005:
                break

    def attacks(self) -> list[tuple[WeaponAttack, int]]:
        """For a standard action; an aimed shot as if it had no limit."""
        able = [attack for attack in self.weapon.attacks if attack.cost == "SA" and attack.min_range <= self.at]
        return [(attack, 3 if attack.empties else attack.ammo) for attack in able]

    def left(self, attack: tuple[WeaponAttack, int], ehp: int, exposed: bool) -> float:
        """How many more there will be after this one."""
        return -self.after(*attack, ehp, exposed, lambda now, token: -self.needed[now, token] if now > 0 else 0.0)


@pytest.mark.rule("SC-18.7", "ST-11.15", "ST-11.18")
@pytest.mark.parametrize(("dice", "table"), [(2, figures.TWO_DICE_TO_KILL), (3, figures.THREE_DICE_TO_KILL)])
def test_how_many_attacks_it_takes_to_kill(dice: int, table: str) -> None:
    for (foe,), key, figure in cells(table, 1):
        found = UntilDead(weapon_of(key), foe, dice)
        assert found.needed[found.kind.ehp, False] == pytest.approx(figure, rel=0.01, abs=0.06), (key, foe)


@pytest.mark.rule("SC-18.6", "ST-11.18", "ST-12.7")
def test_what_helps_and_what_hinders() -> None:
    weapon = weapon_of("akm_74u")
    shot = weapon.attacks[0]
    for (case,), column, figure in cells(figures.HELP, 1):
        dice, foe = column.split(":")
        found = kill(weapon, shot, foe, int(dice), 2, **CASES[case])
        assert found * 100 == pytest.approx(figure, abs=POINT), (case, column)


@pytest.mark.rule("SC-18.8", "ST-13.18")
def test_the_loss_after_a_defence_roll() -> None:
    for (damage,), column, figure in cells(figures.DEFENCE, 1):
        dice, stars = defence(column)
        assert odds.expected_loss(int(damage), dice, stars) == pytest.approx(figure, abs=0.06), (damage, column)
    for (case,), column, figure in cells(figures.DEFENCE_WITH_FOCUS, 1):
        damage, armour = column.split(":")
        dice, stars = defence(armour)
        found = odds.expected_loss(int(damage), dice, stars, focus=case == "with_focus")
        assert found == pytest.approx(figure, abs=0.06), (case, column)


def defence(column: str) -> tuple[int, int]:
    """``D2+1`` is two dice and one star more."""
    if column == "none":
        return 0, 0
    dice, _, stars = column.removeprefix("D").partition("+")
    return int(dice), int(stars or 0)


class Slide(Procedure):
    """A turn token slid on a space with radiation"""

    space: int

    @step("ST-9.2", "Map radiation")
    def rise(self, game: StalkerGame) -> Flow:
        return map_radiation(game, 0, 1 << self.space)


def expected(stage: Stage) -> float:
    """What the dice just rolled for radiation cost on average."""
    average = sum(GEAR_DIE) / len(GEAR_DIE)
    return sum(len(event.dice) for event in stage.events(events.DiceRolled)) * average


ARMOUR = {
    0: ("leather_jacket-1",),
    -1: ("swamp_cloak-1",),
    -2: ("diver_skin-1",),
    -3: ("diver_skin-1", "lead_lining-1"),
    -4: ("research_suit-1",),
}


@pytest.mark.rule("SC-18.9", "ST-9.2", "ST-9.5", "ST-9.6", "ST-9.7")
@pytest.mark.parametrize("modifier", ARMOUR)
def test_the_loss_by_radiation_from_round_to_round(modifier: int) -> None:
    head, *rows = [line.split() for line in figures.RADIATION.strip().splitlines()]
    for rad, slides, *losses in rows:
        drawing = grid("A").replace("A  1x1", f"A  1x1  rad {rad}")
        stage = Stage(drawing, seats=2).stalker(0, "A", hp=500)
        suit, *lining = ARMOUR[modifier]
        stage.give(0, suit)
        for card in lining:
            install(stage.give(0, card).game, card, suit)
        assert stage.game.map_radiation(0) == modifier
        found = []
        for _ in range(3):
            lost = 0.0
            for _ in range(int(slides)):
                lost += expected(stage.run(Slide(stage.game.space_of("stalker-0"))))
            found.append(lost + expected(stage.run(RadiationStep())))
        assert found == [float(each) for each in losses[head.index(str(modifier)) - 2].split("/")], (rad, slides)


CONTAINER = {"basic": "leather_jacket-1", "improved": "diver_skin-1", "advanced": "research_suit-1"}


@pytest.mark.rule("SC-18.9", "ST-9.8", "ST-10.18")
def test_the_loss_by_artifacts_alone() -> None:
    artifacts = {card.base_dosage: key for key, card in content().equipment.items() if isinstance(card, Artifact)}
    for (strength,), container, figure in cells(figures.BASE_DOSAGE, 1):
        stage = Stage(grid("A"), seats=2).stalker(0, "A", hp=500)
        stage.give(0, CONTAINER[container]).give(0, f"{artifacts[int(strength)]}-1")
        stage.run(RadiationStep())  # the dosage rises to the base dosage
        assert expected(stage.run(RadiationStep())) == figure, (strength, container)


@pytest.mark.rule("SC-18.10")
def test_the_loss_by_an_anomaly() -> None:
    for (key,), column, figure in cells(figures.ANOMALIES, 1):
        dice, stars = defence({"crossing": "D1", "covered": "D1"}.get(column, column))
        chance = {"crossing": 0.7, "covered": 0.3}.get(column, 1.0)
        loss = rolled = 0.0
        for op in content().anomalies[key].stalkers:
            if isinstance(op, Roll):
                rolled = sum(n * chance for (n, _), chance in odds.thrown(0, op.n).items())
            elif isinstance(op, LoseHpOp):
                loss += rolled if op.stars else op.n
            elif isinstance(op, DamageOp):
                loss += odds.expected_loss(op.n, dice, stars)
        assert loss * chance == pytest.approx(figure, abs=0.06), (key, column)


@pytest.mark.rule("ST-3.7")
def test_more_than_six_dice_of_a_kind_are_not_thrown() -> None:
    assert odds.thrown(0, 9) == odds.thrown(0, 6)


def test_chances_add_up_to_one() -> None:
    kind = content().enemies["izlom"]
    found = odds.chances(Shot(3, 4, True), odds.Mark(kind.torso, 3), wounds(), focus=True)
    assert sum(found[:5]) == pytest.approx(1)


def test_gear_dice_against_a_number_of_stars() -> None:
    # (1 + 2x + 2x² + x³)³ has 35 + 18 + 6 + 1 of its 216 ways at x⁶ and above.
    assert odds.at_least(3, 6) == pytest.approx(60 / 216)
