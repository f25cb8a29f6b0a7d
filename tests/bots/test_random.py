"""The random bot: uniform, repeatable, blind."""

from __future__ import annotations

from collections import Counter

import msgspec

from cordon.bots.random import RandomPlayer
from cordon.kernel.decisions import Decision


def never_look() -> msgspec.Struct:
    raise AssertionError("a random player does not look")


def test_every_answer_comes_equally_often_things_for_any_time_too() -> None:
    decision = Decision(0, "toy.choose", ("a", "b", "c"), ("d",))
    player = RandomPlayer(1)
    count = Counter(player.choose(decision, never_look) for _ in range(4000))
    assert set(count) == {"a", "b", "c", "d"}
    assert all(900 < times < 1100 for times in count.values())


def test_amounts_come_from_the_whole_range() -> None:
    decision = Decision(0, "toy.amount", low=-1, high=2)
    player = RandomPlayer(1)
    assert {player.choose(decision, never_look) for _ in range(100)} == {"-1", "0", "1", "2"}


def test_the_same_seed_makes_the_same_choices_and_another_seed_others() -> None:
    decision = Decision(0, "toy.choose", tuple("abcdefgh"))
    runs = [[player.choose(decision, never_look) for _ in range(30)] for player in map(RandomPlayer, (5, 5, 6))]
    assert runs[0] == runs[1] != runs[2]
