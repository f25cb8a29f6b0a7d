"""Every event, reason, op, condition and rule of S.T.A.L.K.E.R. has words, in every language."""

from __future__ import annotations

import logging
import shutil
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from cordon.games.stalker import events
from cordon.games.stalker.content import content
from cordon.games.stalker.content_tools import TOOLS
from cordon.games.stalker.ops import Op
from cordon.games.stalker.ops.conditions import Condition, Not, Remembers
from cordon.games.stalker.rules import reasons
from cordon.games.stalker.terms import Flag, Value, Window
from cordon.kernel.decisions import Argument, Reason
from cordon.kernel.events import Event, Note
from cordon.words.catalogue import LOCALES, Words, languages
from cordon.words.lint import check_texts
from cordon.words.narrator import explain, message_id, narrate
from cordon.words.stalker.names import Known, StalkerNamer
from cordon.words.stalker.rules_text import RulesText

SILENT = {events.TurnEnded, events.Remembered, events.WalkEnded, events.ScriptBranched}
SAMPLES: dict[str, Any] = {
    "seat": 0, "stalker": "milady", "card": "akm_74u-1", "magazine": "rifle", "mission": "A1", "event": "A1-IV",
    "who": "snork-3", "enemy": "snork-3", "target": "stalker-0", "by": 2, "space": "1.C", "facing": "N", "side": "low",
    "symbol": "P3", "source": "anomaly-1", "token": "focus", "host": "akm_74u-1", "weapon": "akm_74u-1", "path": "milady/1",
    "purpose": "attack", "dice": (("SD", 0), ("GD", 4)), "attack": "burst", "part": "head", "trait": "suppression",
    "severity": "heavy", "outcome": 4, "kind": "snork", "deck": "high", "point": "1", "verb": "move", "goal": "1.C",
    "special": "retreat", "anomaly": "anomaly-1", "companion": "companion-bublyk", "action": "cut", "flag": "yurko",
    "value": "freed", "result": "victory", "cause": "time", "to": 1, "toward": "high", "whose": "stalker-0",
    "place": "A1", "story": "103", "option": "pay", "contact": "yurko", "rule": "halyna/offers/0", "letter": "B",
    "new": "akm_74u-2", "cards": ("akm_74u-1", "padded_coat-1"), "epilogue": "success", "fallen": (0, 1),
    "scenario": "S01", "map": "M01", "character": "character-foma", "trader": "zoya", "good": "salt", "face": "sound",
    "counter": "code_parts", "script": "11",
}  # fmt: skip
OF_EVENT: dict[Any, dict[str, Any]] = {
    events.ActivationDrawn: {"card": "assault"},
    events.PointBegan: {"card": "assault"},
    events.ControlDrawn: {"card": "voices"},
    events.EnemyDied: {"by": "stalker-0"},
    events.MissionActionTaken: {"side": "A1-02a"},
    events.CardUsed: {"source": "stalker-0"},
    events.LootTaken: {"token": "SC-T01-2"},
    events.UnknownResolved: {"token": "SC-U05-1"},
    events.TokenSeen: {"token": "SC-U05-1"},
    events.TokensGiven: {"token": "bolts"},
    events.AnomalyReplaced: {"old": "electro", "new": "electro"},
    events.LoadGiven: {"token": "fuse_box"},
} | {
    kind: {"card": "X01"}
    for kind in (
        events.SetupCardDrawn,
        events.ZoneEventDrawn,
        events.ZoneCardDiscarded,
        events.RequestChecked,
        events.EventForeseen,
    )
} | {
    kind: {"token": "fuse_box"}
    for kind in (
        events.ZoneTokenPlaced,
        events.ZoneTokenTaken,
        events.ZoneTokenDropped,
        events.ZoneTokenRemoved,
        events.ZoneTokenTurned,
        events.WayOpened,
    )
} | {
    kind: {"side": "A1-05b:cells"}
    for kind in (
        events.CardFlipped,
        events.CardTaken,
        events.BackSeen,
        events.CardLaid,
        events.EnvironmentDiscarded,
        events.CubesAdded,
    )
} | {
    kind: {"card": "electro"}
    for kind in (events.AnomalyActivated, events.AnomalyHeld, events.AnomalyMoved, events.AnomalyGone, events.DiceRerolled)
}  # fmt: skip

OF_EVENT[events.FateRolled] = {"cards": ("X01", "X02")}


def namer_in(language: str) -> StalkerNamer:
    known = Known({0: "milady"}, {"anomaly-1": "electro"}, {})
    return StalkerNamer(Words(language, "stalker"), ["Milady", "Chort"], known)


def sample(event: type[Event]) -> Event:
    values = {}
    for field, hint in get_type_hints(event).items():
        if field in event.__struct_fields__:
            own = OF_EVENT.get(event, {})
            values[field] = own[field] if field in own else SAMPLES.get(field, 3 if hint is int else "")
    return event(**values)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("event", events.ALL, ids=lambda event: event.__name__)
def test_every_event_has_a_line(event: type[Event], language: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        text = narrate(namer_in(language), Note(sample(event), "ST-1"))
    assert not caplog.text
    if event in SILENT:
        assert text == ""
        return
    assert text
    for sign in ("{", "_", "snork-", "akm", "A1-", "anomaly-", "SC-"):
        assert sign not in text, text


def test_every_line_belongs_to_an_event() -> None:
    lines = {id for id in Words("en", "stalker").ids() if id.startswith("log-stalker-")}
    assert lines == {message_id("stalker", event) for event in events.ALL}


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (events.Stepped("snork-3", "1.C"), "Snork 3 moves to 1.C (crate stacks)."),
        (events.HpLost(0, 4, 10, "anomaly-1"), "Milady loses 4 HP (Electro), 10 left."),
        (events.HpLost(0, 4, 10), "Milady loses 4 HP, 10 left."),
        (
            events.DiceRolled("stalker-0", "attack", (("SD", 0), ("SD", 5), ("GD", 0), ("GD", 5)), 5, 2),
            "Milady rolls (attack): ◎★★ MM · ★★★ = 5 ★, 2 masks.",
        ),
        (events.CardUsed(0, "stalker-0", "milady/1"), "Milady uses Stalk."),
        (
            events.PointBegan("assault", "1", "snork-3", "move", "1.C", "high", "stalker-0", 2),
            "“Assault”, point 2: Snork 3 sets off towards the closest HIGH token (Milady), 1.C (crate stacks).",
        ),
        (
            events.PointBegan("A2-II", "instant", "mercenary-1", "move", "1.C", "snork", "", 1),
            "“Two flares”: Mercenary 1 sets off towards the closest Snork, 1.C (crate stacks).",
        ),
        (
            events.PointBegan("A1-II-2", "round_end", "bandit_shotgun-1", "move", "1.C"),
            "“Smell of soup”: Shotgun bandit 1 cannot get closer to 1.C (crate stacks).",
        ),
        (
            events.PointBegan("B2-V", "instant/0/then", "controller-1", "attack", "stalker-0"),
            "“Candles”: Controller 1 attacks Milady, the closest it sees.",
        ),
        (
            events.PointBegan("curious", "none/0", "dog-1", "forward", n=4),
            "“Curious”, point 1: Dog 1 goes straight ahead.",
        ),
        (
            events.PointBegan("assault", "3", "dog-1", "special", special="flank"),
            "“Assault”, point 4: Dog 1 uses Flank.",
        ),
        (
            events.PointBegan("assault", "1", "snork-3", "move", whose="stalker-0"),
            "“Assault”, point 2: Snork 3 sees Milady and does not move.",
        ),
        (
            events.PointBegan("A1-01b", "flip", "snork-3", "stay", "1.C"),
            "“Seven buckles”: Snork 3 stays at 1.C (crate stacks).",
        ),
        (
            events.PointBegan("zombie", "attack/0/0/P1", "zombie-6", "forward", n=1),
            "Rifle: Zombie 6 goes straight ahead.",
        ),
        (
            events.Walked("stalker-0", "5.E → 5.J → 1.C", "walk", "", "low"),
            "Milady walks 5.E → 5.J → 1.C (crate stacks): LOW attention.",
        ),
        (events.Walked("stalker-0", "5.E → 1.C", "careful"), "Milady creeps 5.E → 1.C (crate stacks)."),
        (
            events.Walked("stalker-0", "5.E → 5.J", "walk", "", "high", "1.C"),
            "Milady walks 5.E → 5.J (ferns): HIGH attention at 1.C (crate stacks).",
        ),
        (events.Walked("snork-3", "5.E → 1.C", "go", "S"), "Snork 3 goes 5.E → 1.C (crate stacks), facing south."),
        (
            events.DiceRerolled("stalker-0", (("AD", 0),), 0, 0, source="focus", card="electro", before="P4"),
            "Electro: P4 – rerolled with focus: P1.",
        ),
        (
            events.DiceRolled("stalker-0", "defence", (("GD", 3),), 3, 0, added=(("padded_coat-1", "", 1),)),
            "Milady rolls (defence): ★★ +1 Padded Coat = 3 ★.",
        ),
        (
            events.DiceRolled("stalker-0", "attack", (("SD", 0), ("GD", 0)), 4, 0, accurate=True),
            "Milady rolls (attack): ◎★★★★ · = 4 ★.",
        ),
        (events.UnknownResolved("1.C", "SC-U04-1", "snork", 1), "The unknown token at 1.C (crate stacks): Snork."),
        (events.TokensGiven(0, 1, "rifle"), "Milady gives 1 rifle magazine to Chort."),
        (events.TokensGiven(0, 1, "bolts"), "Milady gives 1 bolt to Chort."),
        (events.PoolEmpty("snork", "snork-3"), "No Snork is left: Snork 3, the closest one, acts."),
        (
            events.PointBegan("dig_in", "0", "dog-1", "stay", "1.C"),
            "“Dig In”, point 1: Dog 1 stays at 1.C (crate stacks).",
        ),
        (
            events.PointBegan("fire_in_the_hole", "zone", "bandit_rifle-1", "grenade", "1.C"),
            "“Fire in the hole!”: Rifle bandit 1 throws a grenade at 1.C (crate stacks).",
        ),
        (events.TokensGained(1, "magazine.rifle", 2), "Chort gains 2 rifle magazines."),
        (events.LeadPassed(0, 0), "Milady turns the lead stalker token over."),
        (events.LeadPassed(0, 1), "Milady turns the lead stalker token over; Chort leads now."),
        (events.DoseChanged(0, 2, 5, "map"), "Dosage of Milady: +2, now 5 (map radiation)."),
        (events.PlaceVisited("A1"), "The next mission is “Dalik’s rescue”."),
        (events.PlaceVisited("103"), "The team goes to “Armour workshop”."),
        (events.StoryChosen("104-told", "verbivka"), "“What Taras says between two bites”: Ask about Verbivka."),
        (events.CardTraded("pola", "padded_coat-1", -500), "Pola sells Padded Coat to the team for 500 K."),
        (events.CardTraded("pola", "padded_coat-1", 250), "Pola buys Padded Coat from the team for 250 K."),
        (events.CounterChanged("fuses", 1, 1, 2), "fuses: 1 of 2."),
        (events.ZoneTokenTurned("fuse_box", "burnt", "1.C"), "Turned over at 1.C (crate stacks): burnt fuse box."),
        (events.CharacterCame("character-foma", "1.C"), "Foma the Porter is at 1.C (crate stacks)."),
        (events.FateRolled("P1", ("X01",)), "Fate: P1 – The Barrier."),
        (events.MagazinesStored("rifle", 2), "To the stash: 2 rifle magazines."),
        (events.MagazinePacked(1, "rifle", -1), "Chort puts 1 rifle magazine back into the stash."),
        (events.GearPacked(0, ("akm_74u-1",), rifle=2), "Milady packs AKM-74U and 2 rifle magazines."),
        (
            events.MissionClosed("A1", "victory", 1400, 4200, 3100, 300, (1,), rounds=8, alarms=2, dose=5, kills=4),
            "Home from “Dalik’s rescue”, which was won. Rounds: 8, of them on alarm: 2; highest dosage at the end: 5; "
            "artifacts: 0; enemies killed: 4. Fallen: Chort. Gear worth 3100 K, 300 K paid before, 1400 K earned; "
            "the stash holds 4200 K.",
        ),
    ],
)
def test_a_line_says_who_what_and_how_much(event: Event, text: str) -> None:
    assert narrate(namer_in("en"), Note(event, "ST-1")) == text


# --- reasons ----------------------------------------------------------------------------------------------------------

REASON_ARGS: dict[str, Argument] = {
    "magazine": "rifle",
    "type": "medicine",
    "side": "A1-02b",
    "finding": "A1-11a",
    "limit": "turn",
    "token": "pinned",
    "person": 1,
    "sort": "medicine",
    "kind": "anomaly",
    "card": "E25a",
    "condition": '{"if": "outdoors"}',
    "own": "A1-05",
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("id", sorted(reasons.ALL))
def test_every_reason_has_words(id: str, language: str, caplog: pytest.LogCaptureFixture) -> None:
    args = {name: REASON_ARGS.get(name, 3) for name in reasons.ALL[id].refs}
    with caplog.at_level(logging.WARNING):
        text = explain(namer_in(language), Reason(id, "ST-1", args))
    assert not caplog.text
    assert text.endswith(".")
    assert "ST-" not in text
    assert "{" not in text


def asked_for() -> list[Condition]:
    """Whatever actions and options ask for that one may look for in vain."""
    known = content()
    sides = [action.when for side in known.sides.values() for action in side.actions]
    options = [option.when for node in known.zone_nodes.values() for option in getattr(node, "options", ())]
    own = [rule.when for card in known.equipment.values() for rule in card.rules if hasattr(rule, "when")]
    return [condition for when in (*sides, *options, *own) for condition in when]


@pytest.mark.parametrize("language", languages())
def test_an_unmet_condition_is_told(language: str) -> None:
    namer = namer_in(language)
    told = {explain(namer, reasons.unmet("SC-1.8", condition)) for condition in asked_for()}
    assert len(told) > 30
    assert [text for text in told if "{" in text or '"' in text or "_" in text] == []


def test_no_words_of_a_reason_are_unused() -> None:
    ids = Words("en", "stalker").ids()
    assert {id.removeprefix("reason-stalker-") for id in ids if id.startswith("reason-stalker-")} == reasons.ALL.keys()


WORDED = {Not, Remembers}
"""Conditions with words of their own: the opposite of others, and one message for each thing remembered."""

# --- rules text -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_every_op_condition_window_value_and_flag_has_words(language: str) -> None:
    words = Words(language, "stalker")
    needed = [f"op-stalker-{op.__struct_config__.tag}" for op in get_args(Op)]
    needed += [f"cond-stalker-{each.__struct_config__.tag}" for each in get_args(Condition) if each not in WORDED]
    needed += [f"when-{window.replace('.', '-')}" for window in get_args(Window)]
    needed += [f"value-{value.replace('.', '-')}" for value in get_args(Value)]
    needed += [f"flag-{flag.replace(':', '-')}" for flag in get_args(Flag)]
    assert [key for key in needed if not words.has(key)] == []


@pytest.mark.parametrize("language", languages())
def test_every_script_can_be_told(language: str, caplog: pytest.LogCaptureFixture) -> None:
    text = RulesText(Words(language, "stalker"))
    with caplog.at_level(logging.WARNING):
        told = {path: text.sentences(script) for path, script in content().scripts.items()}
    assert not caplog.text
    assert [path for path, sentence in told.items() if "{" in sentence or " ," in sentence] == []
    assert {type(text.inline(script)) for script in content().scripts.values()} == {str}  # it is sent as it is


@pytest.mark.parametrize("language", languages())
def test_every_rule_of_a_zone_card_can_be_told(language: str, caplog: pytest.LogCaptureFixture) -> None:
    text = RulesText(Words(language, "stalker"))
    with caplog.at_level(logging.WARNING):
        told = {card.id: text.rules(card.rules) for card in content().zone_cards.values()}
    assert not caplog.text
    assert [id for id, rules in told.items() if "{" in rules or "_" in rules] == []


@pytest.mark.parametrize("language", languages())
def test_what_zone_survival_counts_and_lays_has_a_name(language: str) -> None:
    namer, known = namer_in(language), content()
    counted = {word for scenario in known.scenarios.values() for word in scenario.needs}
    counted |= {word for card in known.zone_cards.values() for word in card.needs}
    keys = [f"zone-counter-{word}" for word in counted]
    keys += [f"token-{kind.id}" for kind in known.token_kinds.values()]
    keys += [f"token-{kind.id}_{face}" for kind in known.token_kinds.values() for face in kind.faces]
    keys += [f"character-{key}" for key in known.characters]
    assert [key for key in keys if not namer.words.has(key)] == []


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("zone/X11/fate/P3", "If the marked enemy carries an artifact: the marked enemy moves up to its full movement "
         "towards OUT, without interruption."),
        ("zone/X15/fate/P1", "Ilarion, Field Scientist walks up to 2 spaces towards the closest anomaly."),
        ("zscript/22/1/do", "The lead stalker puts the LOW token on their own space. "
         "Put 1 unknown token on the space U closest to Q1."),
    ],
)  # fmt: skip
def test_a_script_of_zone_survival_names_its_places(path: str, text: str) -> None:
    assert RulesText(Words("en", "stalker")).sentences(content().scripts[path]) == text


def test_what_a_card_remembers_and_nobody_can_read_is_told(tmp_path: Path) -> None:
    checked = TOOLS.check(TOOLS.folder)
    folder = tmp_path / "locales"
    shutil.copytree(LOCALES, folder)
    path = folder / "en" / "stalker" / "memory.ftl"
    path.write_text(
        path.read_text(encoding="utf-8").replace("memory-lantern-left =", "memory-lantern-lit ="), encoding="utf-8"
    )
    found = check_texts("stalker", checked.needs, checked.optional, checked.owned, folder).problems
    missing = [problem for problem in found if "no English text 'memory-lantern-left'" in problem]
    assert missing[0].startswith("missions/A3/mission.yaml: A3: field 'sides[")
    assert missing[0].endswith("it belongs into locales/en/stalker/memory.ftl")
    assert any("memory-lantern-lit: is left over; no card needs it" in problem for problem in found)


def test_what_actions_come_to_is_told_of_actions_that_there_are() -> None:
    told = {id.removeprefix("does-") for id in Words("en", "stalker").ids() if id.startswith("does-")}
    cards = {card.id.lower(): [action.key for action in card.actions] for card in content().zone_cards.values()}
    known = {f"{card}-{action}" for card, actions in cards.items() for action in actions}
    assert told
    assert told - known == set()
