"""The decks: how many cards there are, their copies, and what is compiled from them."""

from __future__ import annotations

from collections import Counter

import pytest

from cordon.games.stalker.cards import Attachment, Weapon
from cordon.games.stalker.content import content, content_fingerprint
from cordon.games.stalker.content_files import FILES, FOLDER, ZONE_SCRIPTS, decode
from cordon.games.stalker.content_tools import check, specials_in
from cordon.games.stalker.terms import LIMITS

COUNTS = {
    "weapon": 27,
    "armour": 26,
    "attachment": 33,
    "item": 38,
    "artifact": 26,
    "wound": 20,
    "high": 12,
    "low": 10,
    "control": 3,
    "random": 18,
    "loot": 31,
    "unknown": 24,
}
STANDEES = (
    "bandit 8, zombie 8, snork 6, rodent 6, dog 5, tick 4, soldier 4, bloodsucker 2, swarm 2, controller 2, "
    "armored_enemy 2, pseudogiant 1, poltergeist 1, horned_one 1, chimera 1, izlom 1"
)


@pytest.mark.rule("ST-2.1", "ST-2.2")
def test_every_deck_has_the_cards_of_the_box() -> None:
    assert {deck: len(cards) for deck, cards in content().decks.items()} == COUNTS
    assert len(content().stalkers) == 12
    assert len(content().contacts) == 16
    assert sum(not card.box for card in content().enemies.values()) == 17
    assert sum(not card.box for card in content().anomalies.values()) == 11


@pytest.mark.rule("ST-2.2", "ST-2.6")
def test_tokens_that_can_run_out() -> None:
    magazines = {f"magazine.{kind}": 10 for kind in ("pistol", "rifle", "shotgun")}
    tokens = {"bolt": 16, "pinned": 10, "exposed": 10, "no_visibility": 4, "trap": 2, "artifact": 5, "cube": 36}
    assert magazines | tokens == LIMITS


@pytest.mark.rule("ST-2.3")
def test_the_54_standees() -> None:
    figures: dict[str, int] = {}
    for card in content().enemies.values():
        figures[card.standee] = max(card.standees, figures.get(card.standee, 0))
    assert figures == {kind: int(n) for kind, n in (each.split() for each in STANDEES.split(", "))}
    assert sum(figures.values()) == 54


@pytest.mark.rule("ST-2.4")
def test_anomalies_by_type() -> None:
    types = Counter(card.type for card in content().anomalies.values() if not card.box)
    assert types == {"chemical": 2, "electric": 2, "fire": 3, "gravitational": 4}


@pytest.mark.rule("ST-5.20")
def test_unknown_tokens_by_face_and_arrow() -> None:
    faces = Counter(token.face for token in content().unknown.values())
    assert faces == {"X": 6, "C1": 3, "C2": 4, "C3": 4, "C3x2": 4, "C4x2": 3}
    assert Counter(content().arrow_of.values()) == {"N": 6, "E": 5, "S": 7, "W": 6}


@pytest.mark.rule("ST-10.13")
def test_tiers_of_weapons_armours_and_attachments() -> None:
    tiers = Counter(
        (content().deck_of[id], getattr(card, "tier", 0))
        for id, card in content().cards.items()
        if hasattr(card, "tier")
    )
    assert [tiers["weapon", tier] for tier in (1, 2, 3)] == [12, 9, 6]
    assert [tiers["armour", tier] for tier in (1, 2, 3)] == [13, 8, 5]
    assert [tiers["attachment", tier] for tier in (1, 2, 3)] == [20, 13, 0]


@pytest.mark.rule("ST-10.16", "ST-10.21")
def test_attachments_of_weapons_and_of_armours() -> None:
    shelf = [card for card in content().cards if content().deck_of[card] != "unique"]
    cards = [card for card in map(content().cards.__getitem__, shelf) if isinstance(card, Attachment)]
    assert sum(card.slot == "armour" for card in cards) == 14
    weapons = [card for card in content().cards.values() if isinstance(card, Weapon)]
    assert all(len(card.slots) <= 2 and 1 <= len(card.attacks) <= 2 for card in weapons)


@pytest.mark.rule("ST-5.11")
def test_tones_of_the_random_events() -> None:
    tones = Counter(content().events[key].tone for key in content().decks["random"])
    assert tones == {"good": 3, "mixed": 7, "bad": 8}


@pytest.mark.rule("ST-7.9")
def test_each_normal_type_of_anomaly_yields_at_least_six_artifacts() -> None:
    types = Counter(card.type for card in decode(FOLDER).cards["artifacts.yaml"])
    assert types == {"chemical": 7, "fire": 6, "electric": 6, "gravitational": 7}


def test_copies_are_instances_of_their_card() -> None:
    assert content().cards["akm_74u-1"] is content().cards["akm_74u-2"] is content().equipment["akm_74u"]
    assert content().deck_of["akm_74u-2"] == "weapon"
    assert content().unknown["SC-U02-1"].face == "C1"
    assert content().loot["SC-T10-1"].id == "SC-T10"


def test_a_definition_knows_what_it_answers_changes_offers_and_is() -> None:
    known = content()
    assert known.listens["borsuk"] == ("anomaly.rolled", "prepare.bolts")
    assert [path for path, _ in known.reactions["borsuk", "anomaly.rolled"]] == ["borsuk/0"]
    assert [path for path, _ in known.actions["borsuk"]] == ["borsuk/1"]
    assert [path for path, _ in known.mods["borsuk", "prepare.bolts"]] == ["borsuk/2"]
    assert known.flags["velet"] == {"stand_up_free"}
    assert known.flags["swarm/attack"] == {"area", "ignores:cover"}
    assert [rule.trait for _, rule in known.masks["ptm"]] == ["suppression"]
    assert known.listens["bublyk"] == ("companion.act",)
    assert known.listens["leather_jacket"] == ()


def test_scripts_stand_under_the_path_of_their_place() -> None:
    scripts = content().scripts
    assert scripts["slime/0/pay"] == content().reactions["slime", "attacked"][0][1].pay
    assert scripts["chort/2/0/P1"] == scripts["chort/2"][0].parts()["P1"]
    assert scripts["palkan/0/1/then"][0] == scripts["palkan/0"][1].parts()["then"][0]
    assert scripts["control/voices/resist/0/2"] == scripts["control/voices/resist"][0].parts()["2"]
    assert scripts["halyna/offers/0/0/1"] == scripts["halyna/offers/0"][0].parts()["1"]


def test_every_part_of_every_script_is_compiled() -> None:
    scripts = content().scripts
    for path, script in scripts.items():
        for i, op in enumerate(script):
            for name, part in op.parts().items():
                assert scripts[f"{path}/{i}/{name}"] is part


@pytest.mark.rule("SC-1.10")
def test_two_cards_need_code_of_their_own() -> None:
    assert specials_in(decode(FOLDER)) == {("control.yaml", "SC-K01"), ("contacts.yaml", "SC-C10")}
    assert check(FOLDER).specials == 2


def test_ids_and_keys_are_unique() -> None:
    # the story of a place has its number, and the scripts of Zone Survival are numbered from 11 on again
    numbered = ("stories.yaml", ZONE_SCRIPTS)
    cards = [card for file in FILES if file not in numbered for card in decode(FOLDER).cards[file]]
    assert len({card.id for card in cards}) == len(cards)
    keys = [card.key for card in cards if hasattr(card, "key")]
    assert len(set(keys)) == len(keys) == 236


@pytest.mark.rule("ST-15.20")
def test_there_is_a_basket_for_every_level_and_team() -> None:
    found = {(basket.level, len(basket.kits)) for basket in content().baskets}
    assert found == {(level, n) for level in (1, 2, 3) for n in (1, 2, 3, 4)}


def test_the_fingerprint_is_stable() -> None:
    assert len(content_fingerprint()) == 16


@pytest.mark.rule("ST-15.13", "ST-15.14", "ST-15.20")
@pytest.mark.parametrize(
    ("shop", "sold", "kept"),
    [
        ("sidorovich", "ptm leather_jacket bread echo_detector", "vartovy silencer lead_lining pulse_detector slime"),
        ("pola", "leather_jacket lead_lining psi_liner first_aid_kit", "ptm storm_armour echo_detector silencer bread"),
        ("luka", "frag_grenade bandage silencer psi_liner", "bread ptm ammo_box slime"),
        ("lemko", "prism_detector improved_container ammo_box", "bread psi_liner slime"),
        ("tier2", "vartovy guard_plate psi_liner echo_detector bread", "tur exoframe slime"),
        ("tier3", "tur exoframe psi_liner echo_detector bread", "slime"),
    ],
)
def test_what_a_shop_sells(shop: str, sold: str, kept: str) -> None:
    def is_sold(key: str) -> bool:
        return any(content().is_sold(offer, key) for offer in content().shops[shop])

    assert [key for key in sold.split() if not is_sold(key)] == []
    assert [key for key in kept.split() if is_sold(key)] == []
