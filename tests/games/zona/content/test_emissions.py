"""Every emission card: damage by sector, and tokens by the scheme of front and next back (ZO-43, ZO-15)."""

from __future__ import annotations

from collections import Counter

import pytest

from cordon.games.zona.content import content
from cordon.games.zona.rules.emission import EmissionStrikes
from tests.games.zona.table import Table

# id, damage of the green, yellow and red part, kinds of positions 1-3 / 4-6, areas of positions 1-3 and 4-6
EMISSIONS = """
E01 RAD+DIS RAD+DIS RAD+WND MMA/AMM  farms,borderland,dump chernobyl,white_lake,proving_ground
E02 2RAD    RAD+DIS RAD+DIS MMA/AAM  quarry,swamp,dump factory,misty_hill,proving_ground
E03 RAD+DIS DIS+WND RAD+DIS MMM/AMA  farms,headquarters,dump white_lake,misty_hill,proving_ground
E04 DIS+WND RAD+WND RAD+DIS AMM/AAM  farms,swamp,dump red_forest,white_lake,misty_hill
E05 DIS+WND RAD+DIS 2RAD    MMA/MAA  farms,quarry,dump red_forest,factory,white_lake
E06 2RAD    2RAD    2RAD    AAA/AMA  farms,swamp,headquarters factory,white_lake,misty_hill
E07 RAD+DIS RAD+WND DIS+WND AAM/AAA  swamp,headquarters,dump chernobyl,red_forest,factory
E08 DIS+WND 2RAD    RAD+WND MAM/MAM  quarry,borderland,headquarters chernobyl,white_lake,misty_hill
E09 RAD+DIS 2RAD    2RAD    AMA/MMA  swamp,borderland,dump chernobyl,misty_hill,proving_ground
E10 RAD+DIS RAD+DIS 2DIS    AMM/MMA  farms,quarry,swamp chernobyl,factory,proving_ground
E11 2RAD    RAD+WND 2DIS    MAA/MAM  farms,quarry,borderland red_forest,white_lake,proving_ground
E12 RAD+DIS RAD+WND RAD+WND AMA/AMM  quarry,swamp,borderland chernobyl,red_forest,misty_hill
E13 RAD+WND RAD+DIS RAD+WND AAM/AAM  quarry,swamp,headquarters chernobyl,factory,white_lake
E14 2RAD    2DIS    RAD+DIS MAM/MMA  farms,borderland,headquarters red_forest,factory,proving_ground
E15 RAD+WND 2RAD    RAD+DIS MAA/MMM  farms,swamp,borderland factory,white_lake,proving_ground
E16 RAD+WND 2DIS    2RAD    AMM/MAM  swamp,borderland,headquarters chernobyl,red_forest,white_lake
E17 RAD+DIS RAD+DIS RAD+DIS AMA/AMA  farms,quarry,headquarters red_forest,misty_hill,proving_ground
E18 RAD+WND RAD+WND 2RAD    MAM/MAA  quarry,borderland,dump chernobyl,red_forest,proving_ground
E19 RAD+DIS DIS+WND DIS+WND AAM/AMM  quarry,headquarters,dump chernobyl,factory,misty_hill
E20 2RAD    RAD+DIS 2RAD    MAA/MAA  borderland,headquarters,dump red_forest,factory,misty_hill
"""
ROWS = [line.split() for line in EMISSIONS.strip().splitlines()]
FRONT = {row[0]: row[1:4] for row in ROWS}
KINDS = {row[0]: row[4].replace("/", "") for row in ROWS}
BACK = {row[0]: (row[5] + "," + row[6]).split(",") for row in ROWS}


def part(text: str) -> Counter[str]:
    """``RAD+DIS`` or ``2RAD`` as counts."""
    if text[0].isdigit():
        return Counter({text[1:]: int(text[0])})
    return Counter(text.split("+"))


@pytest.mark.rule("ZO-43.3", "ZO-2.1")
def test_there_are_twenty_emission_cards() -> None:
    assert list(FRONT) == list(content().emissions)
    total = sum((part(text) for front in FRONT.values() for text in front), Counter[str]())
    assert total == {"RAD": 64, "DIS": 36, "WND": 20}, "the digest's own count (ZO-43.3)"
    assert set(Counter(area for areas in BACK.values() for area in areas).values()) == {10}


@pytest.mark.rule("ZO-15.3", "ZO-43.2", "ZO-51.21")
@pytest.mark.parametrize("card", FRONT)
@pytest.mark.parametrize(
    ("area", "parts"),
    [("headquarters", 1), ("white_lake", 2), ("pripyat", 3), ("inn", 0), ("archive", 0), ("sarcophagus", 0)],
)
def test_an_emission_hurts_by_sector(card: str, area: str, parts: int) -> None:
    table = Table("iwan", "tamara").put(0, area=area, fatigue=5).put(1, area="inn")
    table.top("emission", card).run(EmissionStrikes())
    expected = sum((part(text) for text in FRONT[card][:parts]), Counter[str]())
    assert table.hurts() == ([dict(expected)] if parts else [])


@pytest.mark.rule("ZO-15.1", "ZO-15.4", "ZO-43.2", "ZO-50.16")
@pytest.mark.parametrize("card", FRONT)
def test_the_front_gives_the_kinds_and_the_next_back_the_areas(card: str) -> None:
    following = list(FRONT)[(list(FRONT).index(card) + 7) % 20]
    table = Table("iwan", "tamara").put(0, area="inn").put(1, area="inn").threaten("dump", "MUT-Y-1a")
    table.top("emission", card, following)
    ways = {"M": "MUT", "A": "ANO"}
    waiting = {slot: list(table.pile(slot)) for slot in ("MUT-G", "MUT-Y", "ANO-G", "ANO-Y")}
    waiting["MUT-Y"].append("MUT-Y-1a")
    expected: dict[str, list[str]] = {}
    for position, (kind, area) in enumerate(zip(KINDS[card], BACK[following], strict=True)):
        slot = f"{ways[kind]}-{'G' if position < 3 else 'Y'}"
        expected.setdefault(area, []).append(waiting[slot].pop(0))
    table.run(EmissionStrikes())
    lying = {area.id: list(area.threats) for area in table.game.state.areas.values() if area.threats}
    assert lying == expected
    table.audit()
