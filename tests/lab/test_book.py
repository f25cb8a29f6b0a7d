"""How the book of This War of Mine is read: what the lab counts, and what it fails for."""

from __future__ import annotations

from collections import Counter

import pytest

from cordon.games.twom.content import content
from cordon.lab import book
from cordon.lab.book import Campaign, Read
from cordon.words.catalogue import Words


def campaign(*scripts: int, pages: tuple[Read, ...] = ()) -> Campaign:
    return Campaign(scripts, pages, won=False)


@pytest.mark.parametrize("reader", book.READERS)
def test_the_same_seed_reads_the_same_pages(reader: str) -> None:
    first, second = (book.read_campaign(reader, 5, 0) for _ in range(2))
    assert first == second
    assert first.scripts[0] in content().scripts
    assert len(first.pages) >= len(set(first.scripts)) - 3


def test_what_was_read_before_is_counted_within_a_table() -> None:
    table = [campaign(n, 100) for n in range(book.TABLE)]
    assert book.known_share(table, 5) == 0.5
    assert book.known_share([*table, *(campaign(200 + n) for n in range(book.TABLE))], 5) == pytest.approx(1 / 3)
    assert book.known_share(table[:-1], 5) == 0


def test_a_script_that_nobody_reads_needs_a_reason() -> None:
    told = book.reasons()
    assert set(told) <= set(content().scripts)
    assert all(why.endswith(".") for why in told.values())
    never = next(script for script in content().scripts if script not in told)
    counted = Counter(dict.fromkeys(content().scripts, 1))
    assert book.unread(counted) == []
    counted[never] = 0
    assert book.unread(counted) == [never]
    for script in told:
        counted[script] = 0
    assert book.unread(counted) == [never]


def test_follow_ups_are_scheduled_pages_later_visits_and_what_remembers() -> None:
    later = book.follow_ups()
    assert {1301, 1021, 1201} <= later
    assert not {405, 1200, 1370, 1432} & later


def test_a_page_of_several_is_found_where_one_reads_it() -> None:
    alone = Read(1380, "script-1380-first", 1, ())
    together = Read(1380, "script-1380-first", 3, ())
    worded = Read(1005, "script-1005-lids", 1, ("them",))
    for_one = Read(268, "script-268-page", 1, ("self",))
    found = book.several_for_one([campaign(pages=(alone, together, worded, for_one))])
    assert found == {"script-1380-first": 1}
    assert "None of us" in book.told_to_one(Words("en", "twom"), alone)
