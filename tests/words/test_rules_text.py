"""Rules text is generated from ops and uses: each of them is described, and reads as it works."""

from __future__ import annotations

import logging
import typing

import pytest

from cordon.games.zona import cards, ops
from cordon.games.zona.cards import InDamage, InTest, InTurn, ItemKind, Lock, Modifies, Negates, Reacts, Use
from cordon.games.zona.content import content
from cordon.games.zona.ops import DamageOp, Fatigue, Gain, Heal, Nothing, Op, Pay, Take
from cordon.words.catalogue import Words
from cordon.words.zona.rules_text import describe_inline, describe_ops, describe_use, item_rules, lock_rules

OPS: list[tuple[Op, str]] = [
    (ops.TestOp("VIG", 3), "Test vigilance 3."),
    (ops.TestOp("VIG", 3, failure=(DamageOp(WND=1),)), "Test vigilance 3: on failure take 1 wound."),
    (
        ops.TestOp("INT", 4, (Take("gear"),), (DamageOp(RAD=1), Fatigue(1)), "anomaly"),
        "Test intellect 4 (anomaly): on success take 1 gear; on failure take 1 radiation, then raise fatigue by 1.",
    ),
    (
        ops.Choose(((Pay(100), Fatigue(-2)), (), (DamageOp(WND=1),))),
        "Choose one: (1) pay 100 ₽, then lower fatigue by 2; (2) nothing; (3) take 1 wound.",
    ),
    (ops.May((Pay(100), Heal(1))), "You may pay 100 ₽, then heal 1 injury."),
    (DamageOp(RAD=2, DIS=1), "Take 2 radiation and 1 disturbance."),
    (DamageOp(WND=1, per_artifact="owned"), "Take 1 wound for each artifact you own, this one included."),
    (Fatigue(2), "Raise fatigue by 2."),
    (Fatigue(2, per_artifact="owned"), "Raise fatigue by 2 for each artifact you own, this one included."),
    (
        Fatigue(2, overflows=True),
        "Raise fatigue by 2 (even past 5: each point above 5 deals 1 damage that cannot be cancelled).",
    ),
    (ops.SetFatigue(5), "Set fatigue to 5 (this deals no damage)."),
    (Heal(2), "Heal 2 injuries."),
    (ops.HealTraumaOp(), "Discard 1 trauma."),
    (ops.Reputation(1), "Improve reputation."),
    (ops.Reputation(-1), "Worsen reputation."),
    (ops.PassAsGood(), "Count as having good reputation until the end of this turn."),
    (Gain(1000), "Gain 1000 ₽."),
    (Gain(400, 100), "Gain 400 ₽, and 100 ₽ more if you own a Crowbar (it is not used)."),
    (Pay(800), "Pay 800 ₽."),
    (ops.Lose(200), "Lose up to 200 ₽."),
    (Take("artG", 2), "Take 2 green artifacts."),
    (ops.DrawKeep(3, 2, "junk"), "Draw 3 junk, keep 2 and discard the rest."),
    (ops.DrawKeep(2, 1), "Draw 2, keep 1 and discard the rest."),
    (ops.DiscardOp("trophy", 2, "green"), "Discard 2 green trophies."),
    (ops.DiscardOp("trophy_or_artifact"), "Discard 1 trophy or artifact."),
    (ops.DiscardItems(2, "gear", 1), "Discard 2 items, at least 1 of them gear."),
    (ops.UseCrowbar(), "Use the Crowbar."),
    (ops.RepairOp(3), "Repair 3 damage tokens."),
    (ops.Wear(1), "Damage 1 item."),
    (ops.Buy(), "You may buy."),
    (ops.Buy(sells=True), "You may buy and sell."),
    (ops.Sell(), "You may sell."),
    (
        ops.SellForMoreOp(100, 200),
        "Sell any number of trophies and artifacts above the price: green +100 ₽, yellow +200 ₽, other +0 ₽.",
    ),
    (
        ops.SellForMoreOp(100, 100, 100, trophies=False, once=True),
        "Sell 1 artifact for 100 ₽ above the price.",
    ),
    (ops.EncounterOp("MUT-G"), "Draw 1 green mutant token and resolve the encounter."),
    (ops.EncounterOp("ANO-Y", True), "Draw 1 yellow anomaly token and resolve the encounter without fleeing."),
    (ops.Put("ANO-G"), "Put 1 green anomaly token into this area."),
    (
        ops.MeetOneOf(("MUT-Y", "ANO-Y")),
        "Draw and put here these tokens: yellow mutant and yellow anomaly; choose 1 of them and resolve the encounter.",
    ),
    (ops.MarkMeeting("weakened"), "Weaken the threat until the encounter ends."),
    (ops.EndTurn(), "End your turn if it is your action-phase turn."),
    (ops.Relocate("sarcophagus"), "Relocate to the Sarcophagus."),
    (ops.Relocate("power_plant", True), "Relocate to the Power Plant if you hold secrets of 2 different facilities."),
    (ops.RelocateToSector("green"), "Relocate to any area of the green sector."),
    (ops.PeekNews(), "Look at the top card of the news deck."),
    (ops.Proceed(), "Go on to the next paragraph."),
    (ops.Fail(), "Fail the mission."),
    (ops.Secret(), "Discover the secret."),
    (ops.Ending(), "Win the game."),
    (Nothing(), "Do nothing."),
    (ops.Each("open", (DamageOp(DIS=1),)), "Every scavenger in open space: take 1 disturbance."),
    (ops.NameOne((ops.Reputation(-1),)), "The Voice of the Zone names 1 scavenger: worsen reputation."),
    (
        ops.VoicePutsOp("MUT-G", "green", 2),
        "The Voice of the Zone puts 1 green mutant token on each of 2 different areas of the green sector.",
    ),
    (
        ops.ByReputation((Fatigue(-1),), (), (DamageOp(DIS=1),)),
        "By reputation: good – lower fatigue by 1; neutral – nothing; bad – take 1 disturbance.",
    ),
    (
        ops.IfOwned("weapon", (), (DamageOp(WND=1),)),
        "If you own an item of the category weapon: nothing; otherwise take 1 wound.",
    ),
    (ops.Deactivate(2), "Deactivate 2 permanent items."),
    (ops.TakeThreat("MUT-Y"), "Take 1 yellow mutant token and keep it as a trophy."),
    (ops.Put("ANO-G", "swamp"), "Put 1 green anomaly token on the Swamp."),
    (ops.FreeShortcuts(), "Take no damage from shortcuts for the rest of this round."),
    (DamageOp(RAD=1, per_artifact="packed"), "Take 1 radiation for each artifact in your backpack, this one included."),
    (ops.DiscardOp("item", category="food"), "Discard 1 item (food)."),
    (ops.RenewRow("gear"), "Discard the gear row of the market and refill it."),
]

USES: list[tuple[Use, str]] = [
    (InTest(("INT",), plus=1), "Intellect test: +1."),
    (InTest(("PRO",), "mutant", plus=1, cancel=1), "Prowess test (mutant): +1 and cancel 1 minus."),
    (InTest(("VIG", "PRO", "INT", "WIL"), plus=1), "Any test: +1."),
    (InTest(("PRO",), stage="confrontation", plus=2), "Confrontation test made with prowess: +2."),
    (
        InTest(("VIG", "PRO", "INT", "WIL"), stage="detection", reroll=1, limit="round"),
        "Once per round, detection test: reroll 1 die.",
    ),
    (
        InTest(("VIG", "PRO", "INT", "WIL"), reroll=1, hazards_only=True),
        "Any test: reroll 1 die showing hazard.",
    ),
    (InDamage(RAD=1, WND=1), "Cancel 1 radiation and 1 wound."),
    (InDamage(RAD=1, limit="round"), "Once per round: cancel 1 radiation."),
    (InDamage(convert=1), "Change 1 damage that you would take into another kind."),
    (
        InDamage(RAD=1, negates=True),
        "Cancel 1 radiation. Ignore the side effect of 1 artifact you use at the same moment.",
    ),
    (Negates("round"), "Once per round: ignore the side effect of 1 artifact you use."),
    (InTurn((Heal(1),)), "In your turn: heal 1 injury."),
    (
        InTurn((Fatigue(-2), Take("junk")), ("headquarters",), True),
        "At Headquarters, before or after one of your actions: lower fatigue by 2, then take 1 junk.",
    ),
    (InTurn((Gain(200),), ("bunker",)), "In a bunker, in your turn: gain 200 ₽."),
    (cards.WhenForcing((2, 2, 2, 2)), "When you force a test: reroll up to 2 dice, instead of 1 die."),
    (
        cards.WhenForcing((0, 2, 3, 3)),
        "When you force a test: reroll up to 2 dice with exactly 1 trauma and up to 3 dice with 2 or more traumas, "
        "instead of 1 die.",
    ),
    (cards.WhenRunning(1), "When you run to a bunker in an emission: raise fatigue by 1 instead of 2."),
    (Reacts(("after_failed_detection",), (ops.Wear(1),)), "If you fail detection: damage 1 item."),
    (
        Reacts(("instead_of_shortcut",), (Nothing(),), may=True),
        "When you cross a shortcut: you may take no damage from it.",
    ),
    (
        Reacts(("before_detection", "before_confrontation"), (ops.MarkMeeting("scanned"),), True, "unscanned_anomaly"),
        "Before detection or before the confrontation, in an anomaly encounter: you may make the detection and "
        "confrontation tests with intellect until the encounter ends.",
    ),
    (
        Modifies("confrontation_difficulty", 1, condition="other_mutant_here"),
        "While another mutant token lies in this area: raise the difficulty of the confrontation by 1.",
    ),
    (
        Modifies("heal_price", set=300, condition="at_marker"),
        "At the news marker: pay 300 ₽ to heal 1 injury while camping.",
    ),
    (
        Modifies("buy_price", -100, limit="turn"),
        "Once per turn: pay 100 ₽ less for an item you buy (minimum 100 ₽).",
    ),
    (cards.Reactivates(), "Use 1 of your deactivated permanent artifacts again, with its side effect."),
]


@pytest.fixture
def words(caplog: pytest.LogCaptureFixture) -> typing.Iterator[Words]:
    """English; a message that lacks an argument fails the test."""
    with caplog.at_level(logging.WARNING, "cordon.words"):
        yield Words("en", "zona")
    assert not caplog.records


def test_every_op_has_an_example() -> None:
    assert {type(op) for op, _ in OPS} == set(typing.get_args(Op))


def test_every_use_has_an_example() -> None:
    assert {type(use) for use, _ in USES} == set(typing.get_args(Use))


@pytest.mark.parametrize(("op", "text"), OPS, ids=[f"{i}-{type(op).__name__}" for i, (op, _) in enumerate(OPS)])
def test_an_op_reads_as_it_works(words: Words, op: Op, text: str) -> None:
    assert describe_ops(words, "zona", (op,)) == text


@pytest.mark.parametrize(("use", "text"), USES, ids=[f"{i}-{type(use).__name__}" for i, (use, _) in enumerate(USES)])
def test_a_use_reads_as_it_works(words: Words, use: Use, text: str) -> None:
    assert describe_use(words, use) == text


def test_ops_are_sentences_in_their_order(words: Words) -> None:
    assert describe_ops(words, "zona", (DamageOp(RAD=2), Take("junk", 3))) == "Take 2 radiation. Take 3 junk."
    assert describe_ops(words, "zona", ()) == ""


def test_inside_a_sentence_ops_are_clauses(words: Words) -> None:
    assert describe_inline(words, "zona", (Pay(100), Take("gear"))) == "pay 100 ₽, then take 1 gear"


def test_every_message_for_an_op_or_use_belongs_to_one(words: Words) -> None:
    def tags(union: object) -> set[str]:
        return {str(kind.__struct_config__.tag) for kind in typing.get_args(union)}

    ids = words.ids()
    assert {id.removeprefix("op-zona-") for id in ids if id.startswith("op-zona-")} == tags(Op)
    assert {id.removeprefix("use-zona-") for id in ids if id.startswith("use-zona-")} == tags(Use)


@pytest.mark.parametrize(
    ("prefix", "literal"),
    [("moment-", cards.Moment), ("condition-", cards.Condition), ("value-", cards.Value), ("limit-", cards.Limit)],
)
def test_every_moment_condition_value_and_limit_has_words(words: Words, prefix: str, literal: object) -> None:
    named = {name for name in typing.get_args(literal) if name}
    assert {id.removeprefix(prefix) for id in words.ids() if id.startswith(prefix)} == named


@pytest.mark.parametrize("moment", [name for name in typing.get_args(cards.Moment) if name.startswith("instead_of_")])
def test_what_can_be_replaced_by_nothing_says_so(words: Words, moment: str) -> None:
    assert words.has(f"moment-{moment}.instead")


def test_an_item_has_the_words_written_for_it(words: Words) -> None:
    log = ItemKind(
        "AY02", 700, "bag", "P", "artifact", uses=(InTest(("PRO", "WIL"), plus=2),), side_effect=(Fatigue(2),)
    )
    assert item_rules(words, log) == words.say("item-ay02.rules")


def test_an_item_without_them_is_described_by_what_it_does(words: Words) -> None:
    nagaika = ItemKind(
        "AG06", 400, "bag", "P", "artifact",
        uses=(InTest(("PRO",), plus=1),), side_effect=(DamageOp(WND=1, per_artifact="owned"),), keeps_tokens=True,
    )  # fmt: skip
    assert not words.has("item-ag06.rules")
    assert item_rules(words, nagaika) == (
        "Prowess test: +1. Side effect: take 1 wound for each artifact you own, this one included. "
        "Damage tokens on this item can never be removed."
    )


def test_a_lock_lists_its_ways(words: Words) -> None:
    lock = Lock("L1", ((Fatigue(3),), (ops.UseCrowbar(), Fatigue(1))))
    assert lock_rules(words, lock) == "Raise fatigue by 3; or use the Crowbar, then raise fatigue by 1."


def test_what_follows_a_test_does_not_read_as_part_of_its_failure() -> None:
    words = Words("en", "zona")
    text = describe_inline(words, "zona", content().areas["power_plant"].action)
    assert "; in any case, relocate" in text
