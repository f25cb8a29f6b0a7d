"""Tricks of the voice have their rations."""

from __future__ import annotations

import pytest

from cordon.words.rations import over_rations

PLAIN = "The kettle was warm. We stood round it in our coats until the lid moved and one could pour for all."


@pytest.mark.parametrize(
    ("texts", "over"),
    [
        ([PLAIN] * 60, []),
        (["eleven"], []),
        (["eleven", "Eleven"], ["eleven 2 (ration 1)"]),
        (["eleven", "Eleven", *[PLAIN] * 49], []),
        (["someone, somebody"] * 3, ["somebody, someone 6 (ration 5)"]),
        ([f"{PLAIN} Nobody spoke."] * 2, ["last sentence negative 2 (ration 0)"]),
        ([f"Nobody spoke. {PLAIN}"] * 2, []),
    ],
)
def test_what_is_used_more_often_than_its_ration_is_told(texts: list[str], over: list[str]) -> None:
    assert list(over_rations(texts)) == over


def test_a_page_may_open_two_sentences_alike() -> None:
    twice = f"There was a door. It was open. {PLAIN}"
    assert list(over_rations([twice])) == []
    (told,) = over_rations([f"There was a step. {twice}"])
    assert told.endswith("“It was” or “There was” 1")
