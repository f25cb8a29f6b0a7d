"""Every figure of a known card is the one of the component facts; cards of our own say so (SC-0.2)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from cordon.games.stalker.cards import Armour, Artifact, Item, Mask, Weapon
from cordon.games.stalker.content import content
from cordon.games.stalker.ops.goods import Buy, Sell
from tests.games.stalker.content import figures


def rows(table: str) -> list[list[str]]:
    return [line.split() for line in table.strip().splitlines()]


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.rule("ST-10.1", "ST-21.0", "ST-21.38")
def test_the_known_stalkers() -> None:
    for key, hp, *shooting in rows(figures.STALKERS):
        card = content().stalkers[key]
        assert card.hp == int(hp)
        assert [f"{skill.dice}@{skill.upto}" for skill in card.shooting] == shooting
        assert card.original


@pytest.mark.rule("ST-10.19", "ST-10.20", "ST-21.0")
def test_the_known_weapons() -> None:
    for key, value, ammo, type, accurate, reach, masks, trait in rows(figures.WEAPONS):
        card = content().equipment[key]
        assert isinstance(card, Weapon)
        assert (card.value, card.ammo, card.ammo_type, card.max_range) == (int(value), int(ammo), type, int(reach))
        assert card.accurate == tuple(map(int, accurate.split("-")))
        (rule,) = card.rules
        assert isinstance(rule, Mask)
        assert (rule.masks, rule.trait) == (int(masks), trait)
        assert all(attack.attention == "high" for attack in card.attacks)
        assert card.original


@pytest.mark.rule("ST-10.19", "ST-21.0")
def test_the_attacks_of_the_known_weapons() -> None:
    known = rows(figures.ATTACKS)
    for key in dict.fromkeys(row[0] for row in known):
        card = content().equipment[key]
        assert isinstance(card, Weapon)
        found = [
            [
                key,
                attack.key,
                attack.cost,
                str(attack.ammo),
                str(attack.gear),
                ",".join(f for f in ("pick", "split", "masks", "empties", "once") if getattr(attack, f)) or "-",
            ]
            for attack in card.attacks
        ]
        assert found == [row for row in known if row[0] == key]


@pytest.mark.rule("ST-10.16", "ST-21.0", "ST-21.35")
def test_the_known_armours() -> None:
    for key, value, defence, radiation, stars in rows(figures.ARMOURS):
        card = content().equipment[key]
        assert isinstance(card, Armour)
        assert (card.value, card.defence, card.map_radiation) == (int(value), int(defence), int(radiation))
        assert card.container == "basic"
        assert sum(mod.by for _, mod in content().mods.get((key, "defence.stars"), ())) == int(stars)
        assert card.original
    suit = content().equipment["nbc_suit"]
    assert isinstance(suit, Armour)
    assert suit.map_radiation == -1


@pytest.mark.rule("ST-10.15", "ST-10.17", "ST-10.21", "ST-21.0")
def test_the_known_attachments_items_and_artifacts() -> None:
    for key, value in rows(figures.ATTACHMENTS):
        assert content().equipment[key].value == int(value)
        assert content().equipment[key].original
    for key, value, types in rows(figures.ITEMS):
        item = content().equipment[key]
        assert isinstance(item, Item)
        assert (item.value, ",".join(item.types), item.original) == (int(value), types, True)
    for key, type, value, dosage in rows(figures.ARTIFACTS):
        artifact = content().equipment[key]
        assert isinstance(artifact, Artifact)
        assert (artifact.type, artifact.value, artifact.base_dosage) == (type, int(value), int(dosage))
        assert artifact.original


@pytest.mark.rule("ST-13.1", "ST-13.2", "ST-13.3", "ST-13.4", "ST-13.5", "ST-13.6", "ST-21.0", "ST-21.36")
def test_the_known_enemies() -> None:
    def part(thresholds: Any) -> str:
        found = [f"{t.stars}:{t.ehp or ''}{t.wound[:1].upper()}" for t in thresholds]
        return ",".join(found) or "-"

    for row in rows(figures.ENEMIES):
        card = content().enemies[row[0]]
        assert row == [
            card.key,
            ",".join(card.types),
            str(card.mv),
            str(card.ehp),
            "/".join(map(str, card.sight)),
            part(card.head),
            part(card.torso),
            card.attack.mode,
            str(card.attack.damage),
            str(card.attack.range),
            card.special or "-",
        ]
        assert card.original


@pytest.mark.rule("ST-11.16")
def test_the_four_faces_of_wounds() -> None:
    assert [[w.id, str(w.light), str(w.heavy)] for w in dict.fromkeys(content().wounds.values())] == rows(
        figures.WOUNDS
    )


@pytest.mark.rule("ST-21.0")
@pytest.mark.parametrize("definition", figures.RULES)
def test_the_rules_of_known_cards(definition: str) -> None:
    known = content()
    key, _, attack = definition.partition("/")
    if attack:
        found: Any = known.enemies[key].attack.rules
    elif key in known.stalkers:
        found = [rule for ability in known.stalkers[key].abilities for rule in ability.rules]
    else:
        found = (known.equipment.get(key) or known.enemies[key]).rules
    assert plain(found) == figures.RULES[definition]


@pytest.mark.rule("ST-14.19", "ST-13.28", "ST-13.21", "ST-5.12")
@pytest.mark.parametrize("path", figures.SCRIPTS)
def test_the_scripts_of_known_cards(path: str) -> None:
    assert plain(content().scripts[path]) == figures.SCRIPTS[path]


@pytest.mark.rule("ST-14.7", "ST-14.13", "ST-14.19")
def test_target_sets_of_the_known_anomalies() -> None:
    known = content().anomalies
    assert {key: known[key].targets for key in ("jelly", "bubble", "whirligig", "electro", "popper")} == {
        "jelly": "T1",
        "bubble": "T1",
        "whirligig": "T1",
        "electro": "T1",
        "popper": "T2",
    }
    assert [key for key in known if "moving" in content().flags[key]] == ["bubble", "tesla", "comet"]


@pytest.mark.rule("ST-15.13", "ST-21.48")
def test_the_offers_of_the_known_traders() -> None:
    found = []
    for key in ("sidorovich", "pola", "luka"):
        for path, _ in content().actions[f"{key}/offers"]:
            (offer,) = content().scripts[path]
            if isinstance(offer, Buy | Sell):
                verb = "buy" if isinstance(offer, Buy) else "sell"
                tier = getattr(offer, "tier", 0) or "-"
                found.append([key, verb, ",".join(offer.goods), str(offer.price), str(tier), offer.type or "-"])
    assert found == rows(figures.OFFERS)
    assert plain(content().scripts["luka/offers/0"]) == [
        {"do": "gain_card", "deck": "item", "max": 300, "choose": True}
    ]
