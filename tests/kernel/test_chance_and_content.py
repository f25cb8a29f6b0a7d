"""Chance as data; content files card by card."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from cordon.kernel.chance import below, number, permutation, throws
from cordon.kernel.content import fingerprint, read_cards
from cordon.kernel.errors import SetupError
from cordon.kernel.spec import Setup
from tests.kernel.fair import FAIR

LONG = 0x0123456789ABCDEF_0123456789ABCDEF
"""A seed of more than 64 bits."""


@pytest.mark.parametrize("seed", [42, LONG])
def test_numbers_are_spread_evenly_over_their_range(seed: int) -> None:
    counts = Counter(below(seed, i, 6) for i in range(60_000))
    assert set(counts) == set(range(6))
    assert max(counts.values()) - min(counts.values()) < 600


def test_the_throws_of_one_number_are_independent() -> None:
    pairs = Counter(throws(7, i, 6, 2) for i in range(72_000))
    assert len(pairs) == 36
    assert max(pairs.values()) - min(pairs.values()) < 450


def test_every_order_of_a_small_deck_is_equally_likely() -> None:
    orders = Counter(permutation(3, i * 3, 3) for i in range(12_000))
    assert len(orders) == 6
    assert max(orders.values()) - min(orders.values()) < 300


def test_neighbouring_seeds_do_not_resemble_each_other() -> None:
    assert len({permutation(seed, 0, 20) for seed in range(200)}) == 200


def test_short_seeds_give_the_luck_that_they_always_gave() -> None:
    assert [number(0, n) for n in range(2)] == [16294208416658607535, 7960286522194355700]
    assert number(2**64 - 1, 0) == 0xE4D971771B652C20
    assert throws(2**53 - 1, 4, 6, 5) == (0, 3, 1, 1, 2)


def test_every_bit_of_a_long_seed_changes_the_luck() -> None:
    flipped = {number(LONG ^ (1 << bit), 0) for bit in range(128) if LONG ^ (1 << bit) >= 2**64}
    assert len(flipped | {number(LONG, 0)}) >= 128
    assert number(2**64 + 5, 0) != number(5, 0)


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    cost: int
    tags: tuple[str, ...] = ()


def test_all_problems_of_a_file_come_at_once_with_card_and_field(tmp_path: Path) -> None:
    path = tmp_path / "cards.yaml"
    path.write_text("- {id: a, cost: 1}\n- {id: b, cost: many}\n- {id: c, cots: 2}\n- {id: a, cost: 3}\n- 7\n")
    problems: list[str] = []
    cards = read_cards(path, Card, problems)
    assert [card.id for card in cards] == ["a", "a"]
    assert problems == [
        "cards.yaml: b: field 'cost': Expected `int`, got `str`",
        "cards.yaml: c: field 'cots': 'cots' is not known here; did you mean 'cost'?",
        "cards.yaml: a: field 'id': stands twice",
        "cards.yaml: card 5: field '(the card itself)': Expected `object`, got `int`",
    ]


@pytest.mark.parametrize(
    ("text", "message"),
    [("- [a\n", "cards.yaml, line 2: not valid YAML"), ("a: 1\n", "cards.yaml: must be a list of cards")],
)
def test_a_file_that_is_no_list_of_cards_is_told_with_its_line(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "cards.yaml"
    path.write_text(text)
    problems: list[str] = []
    assert read_cards(path, Card, problems) == []
    assert problems[0].startswith(message)


def test_a_missing_file_and_wrong_bytes_are_problems_not_crashes(tmp_path: Path) -> None:
    problems: list[str] = []
    read_cards(tmp_path / "none.yaml", Card, problems)
    (tmp_path / "latin.yaml").write_bytes("- {id: Müller}".encode("latin-1"))
    read_cards(tmp_path / "latin.yaml", Card, problems)
    assert problems == ["none.yaml: cannot be read (No such file or directory)", "latin.yaml: not UTF-8 text"]


def test_the_fingerprint_knows_every_change(tmp_path: Path) -> None:
    one, two = tmp_path / "a.yaml", tmp_path / "b.yaml"
    one.write_text("1")
    two.write_text("2")
    before = fingerprint([one, two])
    assert fingerprint([two, one]) == before
    two.write_text("3")
    assert fingerprint([one, two]) != before


@pytest.mark.parametrize(
    ("setup", "message"),
    [
        (Setup(0), "setup-seats.*low=1, high=4, seats=0"),
        (Setup(5), "setup-seats.*seats=5"),
        (Setup(2, 2**128), "setup-seed.*bits=128"),
        (Setup(2, 1, {"rouns": 3}), "setup-switch-unknown.*switch=rouns, known=rounds, road"),
        (Setup(2, 1, {"road": "icy"}), "setup-switch-value.*switch=road, value=icy, known=dry, muddy"),
        (Setup(2, 1, {"mud": "deep"}), "setup-switch-idle.*switch=mud, other=road, known=muddy"),
        (Setup(2, 1, {"rounds": "many"}), "setup-switch.*Expected `int`"),
    ],
)
def test_a_wrong_setup_is_refused(setup: Setup, message: str) -> None:
    with pytest.raises(SetupError, match=message):
        FAIR.new(setup)


class _Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    passed: int = msgspec.field(name="pass")


def test_a_field_is_told_by_the_name_under_which_it_is_written(tmp_path: Path) -> None:
    path = tmp_path / "branches.yaml"
    path.write_text("- {id: a, pass: far}\n- {id: b}\n- {id: c, passed: 1}\n", encoding="utf-8")
    problems: list[str] = []
    assert read_cards(path, _Branch, problems) == []
    assert problems[0].startswith("branches.yaml: a: field 'pass': Expected `int`")
    assert problems[1:] == [
        "branches.yaml: b: field 'pass': is missing",
        "branches.yaml: c: field 'passed': 'passed' is not known here; did you mean 'pass'?",
    ]
