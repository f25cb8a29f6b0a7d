"""Every threat token: its figures, its damage list, its loot and its ability (ZO-41)."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from cordon.games.zona import events
from cordon.games.zona.content import content
from tests.games.zona.content.notation import batch
from tests.games.zona.table import Table, exact

# tuned to 1 damage more on yellow threats, but on ANO-Y-1 and ANO-Y-2 (docs/balance/zona.md)
# id, detection, confrontation, damage, loot, whether it has an ability
THREATS = """
MUT-G-1 VIG2 PRO3 1RAD           trophy-200  -
MUT-G-2 VIG2 PRO2 1WND           trophy-200  ability
MUT-G-3 VIG3 PRO2 1RAD,1WND      trophy-300  -
MUT-G-4 VIG1 PRO4 2WND           trophy-300  -
MUT-G-5 VIG2 PRO3 1WND           trophy-200  ability
MUT-G-6 VIG3 PRO3 1WND           trophy-300  ability
MUT-G-7 VIG2 WIL3 1DIS           trophy-300  -
ANO-G-1 VIG2 INT3 1WND,1RAD      artG        -
ANO-G-2 VIG2 INT2 1WND           artG        -
ANO-G-3 VIG3 INT3 1WND,fat+1     artG        -
ANO-G-4 VIG2 WIL3 1DIS           artG        -
ANO-G-5 VIG3 INT3 1RAD           artG        ability
ANO-G-6 VIG2 INT3 1RAD           artG        ability
ANO-G-7 VIG3 WIL2 1DIS           gain-200    -
MUT-Y-1 VIG2 PRO5 3WND,1RAD      trophy-600  ability
MUT-Y-2 VIG4 PRO3 3WND           trophy-400  -
MUT-Y-3 VIG3 WIL4 3DIS           trophy-500  ability
MUT-Y-4 VIG4 PRO4 3WND           trophy-500  ability
MUT-Y-5 VIG3 PRO4 3WND           trophy-400  ability
MUT-Y-6 VIG3 PRO4 2WND,1DIS      gear        -
MUT-Y-7 VIG3 WIL4 3DIS           trophy-500  ability
ANO-Y-1 VIG3 INT3 1RAD,fat+2     artY        ability
ANO-Y-2 VIG3 INT4 2RAD,1DIS      artY        -
ANO-Y-3 VIG4 WIL3 3DIS           artY        -
ANO-Y-4 VIG3 INT4 3WND           artY        -
ANO-Y-5 VIG4 INT3 2WND,fat+1     artY        -
ANO-Y-6 VIG2 INT5 3RAD           artY+artG   -
ANO-Y-7 VIG3 WIL4 2DIS,fat+1     artY        ability
"""
REWARDS = {"artG": "AG07-1", "artY": "AY09-1", "gear": "K17-1"}
VALUES = {"VIG": 3, "PRO": 2, "INT": 3, "WIL": 2}


@dataclass(frozen=True)
class Printed:
    id: str
    detection: int
    attribute: str
    difficulty: int
    damage: dict[str, int]
    fatigue: int
    loot: str
    has_ability: bool

    @property
    def token(self) -> str:
        return f"{self.id}a"

    @property
    def slot(self) -> str:
        return self.id[:5]


def printed() -> list[Printed]:
    found = []
    for line in THREATS.strip().splitlines():
        id, detection, confrontation, damage, loot, ability = line.split()
        hurts, _, tires = damage.partition(",fat+")
        figures = int(detection[3]), confrontation[:3], int(confrontation[3])
        found.append(Printed(id, *figures, batch(hurts), int(tires or 0), loot, ability == "ability"))
    return found


PRINTED = printed()
every_threat = pytest.mark.parametrize("threat", PRINTED, ids=lambda threat: threat.id)


def met(threat: Printed | str, *more: str) -> Table:
    """Tamara (3, 2, 3, 2; endurance 5) searches at the Quarry and is about to detect the threat."""
    token = threat if isinstance(threat, str) else threat.token
    table = Table("tamara", "iwan").put(0, area="quarry", fatigue=0).threaten("quarry", token, *more)
    for deck, card in REWARDS.items():
        table.top(deck, card)
    table.top("MUT-G", "MUT-G-3b").say("search")
    return table.say(f"meet:{token}") if table.kind == "choose_threat.choose" else table


def detected(threat: Printed | str, passed: bool, *more: str) -> Table:
    """… and has just passed or just failed the detection."""
    table = met(threat, *more)
    difficulty = int(table.game.facts(0).difficulty)
    return table.roll(exact(difficulty - 3 - (0 if passed else 1)))


@pytest.mark.rule("ZO-17.1", "ZO-2.1", "ZO-50.15")
@every_threat
def test_a_token_has_the_figures_of_the_digest(threat: Printed) -> None:
    kind = content().threats[threat.token]
    assert (kind.slot, kind.detection, kind.attribute, kind.difficulty) == (
        threat.slot,
        threat.detection,
        threat.attribute,
        threat.difficulty,
    )
    assert bool(kind.uses) is threat.has_ability
    assert [token for token, other in content().threats.items() if other is kind] == [f"{threat.id}a", f"{threat.id}b"]


def test_there_are_28_kinds_of_threat_on_56_tokens() -> None:
    assert {threat.id for threat in PRINTED} == {threat.id for threat in content().threats.values()}
    assert (len(PRINTED), len(content().threats)) == (28, 56)
    assert {t.id for t in PRINTED if t.has_ability} == set(ABILITIES)


@pytest.mark.rule("ZO-17.7")
@every_threat
def test_a_failed_detection_costs_the_damage_list(threat: Printed) -> None:
    table = detected(threat, False)
    assert table.hurts() == [threat.damage]
    assert table.me().fatigue == threat.fatigue
    assert table.told(events.Rolled)[0] == events.Rolled(0, "VIG", threat.detection, table.told(events.Rolled)[0].dice)


@pytest.mark.rule("ZO-17.7", "ZO-17.8")
@every_threat
def test_a_failed_confrontation_costs_the_damage_list_and_leaves_the_token(threat: Printed) -> None:
    table = detected(threat, True)
    assert table.hurts() == []
    table.say("confront")
    facts = table.game.facts(0)
    easier = 1 if threat.id == "ANO-G-5" else 0
    assert (facts.attribute, facts.difficulty) == (threat.attribute, threat.difficulty - easier)
    table.roll("---")
    assert table.hurts() == [threat.damage]
    assert table.me().fatigue == threat.fatigue
    assert threat.token in table.threats("quarry")


@pytest.mark.rule("ZO-17.8", "ZO-17.9", "ZO-17.10")
@every_threat
def test_a_beaten_threat_brings_its_loot(threat: Printed) -> None:
    table = detected(threat, True).say("confront")
    table.roll("+++")
    assert table.threats("quarry") == (("MUT-G-3b",) if threat.id == "MUT-Y-3" else ())
    if threat.loot.startswith("trophy"):
        assert table.me().trophies == (threat.token,)
        assert content().threats[threat.token].trophy == int(threat.loot[7:])
        assert table.owns() == set()
    else:
        assert table.me().trophies == ()
        assert table.pile(threat.slot)[-1] == threat.token
        assert table.owns() == {REWARDS[word] for word in threat.loot.split("+") if word in REWARDS}
        assert table.me().rubles == (200 if threat.loot == "gain-200" else 0)
    table.audit()


@pytest.mark.rule("ZO-17.8")
@every_threat
def test_the_result_that_just_reaches_the_difficulty_beats_it(threat: Printed) -> None:
    for short in (0, 1):
        table = detected(threat, True).say("confront")
        difficulty = int(table.game.facts(0).difficulty)
        table.roll(exact(difficulty - VALUES[threat.attribute] - short))
        assert bool(table.told(events.ThreatBeaten)) is not bool(short)


# --- abilities ------------------------------------------------------------------------------------------------------------

ABILITIES = (
    *("MUT-G-2", "MUT-G-5", "MUT-G-6", "ANO-G-5", "ANO-G-6"),
    *("MUT-Y-1", "MUT-Y-3", "MUT-Y-4", "MUT-Y-5", "MUT-Y-7", "ANO-Y-1", "ANO-Y-7"),
)


@pytest.mark.rule("ZO-17.6", "ZO-41")
def test_the_blind_hound_is_harder_beside_another_mutant() -> None:
    assert detected("MUT-G-2a", True, "MUT-G-2b").say("confront").game.facts(0).difficulty == 3
    assert detected("MUT-G-2a", True, "ANO-G-1a").say("confront").game.facts(0).difficulty == 2
    assert detected("MUT-G-2a", True).say("confront").game.facts(0).difficulty == 2


@pytest.mark.rule("ZO-41", "ZO-8.8")
@pytest.mark.parametrize(
    ("token", "moment"),
    [("MUT-G-5a", "detection"), ("ANO-G-6a", "confrontation"), ("MUT-Y-5a", "confrontation")],
)
def test_some_threats_damage_an_item_when_their_test_fails(token: str, moment: str) -> None:
    for failing in ("detection", "confrontation"):
        table = met(token).give(0, "K12-1")
        table.roll("---" if failing == "detection" else "++0").say("confront").roll(
            "---" if failing != "detection" else "+++"
        )
        assert table.item("K12-1").tokens == (1 if failing == moment else 0)


@pytest.mark.rule("ZO-41", "ZO-17.7")
def test_fleeing_the_crooked_stag_is_tiring() -> None:
    table = detected("MUT-G-6a", True).put(0, fatigue=2).say("flee")
    assert table.me().fatigue == 3
    assert detected("MUT-G-6a", True).say("confront").me().fatigue == 0


@pytest.mark.rule("ZO-41", "ZO-6.7")
def test_fleeing_the_crooked_stag_at_the_end_of_ones_strength_hurts() -> None:
    table = detected("MUT-G-6a", True).put(0, fatigue=5).say("flee")
    assert table.hurts() == [{"plain": 1}]


@pytest.mark.rule("ZO-41")
@pytest.mark.parametrize(("passed", "difficulty"), [(True, 2), (False, 3)])
def test_a_cold_spot_that_was_detected_is_easier(passed: bool, difficulty: int) -> None:
    assert detected("ANO-G-5a", passed).say("confront").game.facts(0).difficulty == difficulty


@pytest.mark.rule("ZO-41", "ZO-50.7")
def test_the_gargantuan_takes_a_trophy_and_becomes_easier() -> None:
    table = detected("MUT-Y-1a", True).trophy(0, "MUT-G-1a").say("confront", "answer:MUT-Y-1a")
    assert table.game.facts(0).difficulty == 3
    assert table.me().trophies == ()
    table = detected("MUT-Y-1a", True).trophy(0, "MUT-G-1a").say("confront", "decline")
    assert table.game.facts(0).difficulty == 5
    assert detected("MUT-Y-1a", True).say("confront").kind == "test.ready", "without a trophy there is no offer"


@pytest.mark.rule("ZO-41", "ZO-13.8")
def test_the_bone_shepherd_brings_a_green_mutant_before_detection() -> None:
    table = met("MUT-Y-3a")
    assert table.threats("quarry") == ("MUT-Y-3a", "MUT-G-3b")
    (placed,) = table.told(events.ThreatPlaced)
    assert (placed.by, placed.source) == ("called", "threat/MUT-Y-3/before_detection")
    assert table.told(events.Rolled) == []


@pytest.mark.rule("ZO-41", "ZO-17.12")
def test_nobody_flees_a_burrower_that_was_not_detected() -> None:
    table = detected("MUT-Y-4a", False)
    assert table.why("flee").rule == "ZO-17.6"
    assert "flee" in detected("MUT-Y-4a", True).options


@pytest.mark.rule("ZO-41", "ZO-16.6")
@pytest.mark.parametrize(("fatigue", "allowed"), [(3, True), (4, False)])
def test_forcing_against_a_whisperer_costs_two(fatigue: int, allowed: bool) -> None:
    table = met("MUT-Y-7a").put(0, fatigue=fatigue).give(0, "J13-1").dice("000", "+").say("roll")
    if allowed:
        assert table.say("force", "accept").me().fatigue == 5
    else:
        assert table.why("force").rule == "ZO-6.8"


@pytest.mark.rule("ZO-41", "ZO-50.8")
def test_against_phlegm_only_hazards_are_rerolled() -> None:
    table = met("ANO-Y-1a").give(0, "AY08-1", "J13-1").dice("0-H", "+").say("roll")
    assert table.options[:2] == ("accept", "force")
    table.say("force")
    assert table.told(events.Rerolled)[-1].dice == ("BLANK", "MINUS", "PLUS"), "the hazard was the only choice"
    assert table.why("use:AY08-1").rule == "ZO-16.7"


@pytest.mark.rule("ZO-41", "ZO-50.8", "ZO-16.6")
def test_against_phlegm_forcing_is_refused_without_a_hazard_and_says_why() -> None:
    table = met("ANO-Y-1a").dice("0--").say("roll")
    assert table.why("force").rule == "ZO-16.6"
    table.say("accept")
    assert table.hurts() == [{"RAD": 1}]
    assert table.me().fatigue == 2


@pytest.mark.rule("ZO-41")
def test_a_time_snare_ends_the_turn() -> None:
    table = detected("ANO-Y-7a", True).say("confront").roll("---")
    assert table.decision.seat == 1, "the second action is gone"
    assert table.threats("quarry") == ("ANO-Y-7a",)
    assert table.game.state.met == ""


@pytest.mark.rule("ZO-41", "ZO-21.14")
def test_a_time_snare_at_moscows_eye_ends_the_turn_after_the_relocation() -> None:
    table = Table("tamara", "iwan").put(0, area="moscow_eye", secrets=("A01", "B01"), fatigue=0)
    table.top("ANO-Y", "ANO-Y-7a").say("area").roll("+++").say("confront").roll("---")
    assert table.me().area == "power_plant", "whatever the outcome"
    assert table.threats("moscow_eye") == ("ANO-Y-7a",)
    assert table.decision.seat == 1


@pytest.mark.rule("ZO-41")
def test_a_time_snare_met_in_the_event_phase_ends_nothing() -> None:
    table = Table("tamara", "iwan").put(0, area="archive", fatigue=0).put(1, area="inn").unlock("archive")
    table.top("ANO-Y", "ANO-Y-7a").top("observatory", "O10").top("shelter", "H10")
    table.put(0, area="shelter").unlock("shelter").event_phase()
    table.roll("+++").say("confront").roll("---")
    assert table.kind == "chosen_part.choose", "the card goes on"
