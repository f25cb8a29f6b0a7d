"""What was worked out is kept until something that it hangs on is written."""

from __future__ import annotations

from cordon.kernel.kept import kept
from cordon.kernel.session import Session
from cordon.kernel.spec import Setup
from tests.kernel.fair import FAIR, Fair

asked: list[str] = []


@kept("purses")
def riches(game: Fair, least: int) -> int:
    asked.append("riches")
    return sum(purse.coins for purse in game.state.purses.values() if purse.coins >= least)


@kept("round", "known")
def rumours(game: Fair) -> tuple[int, int]:
    asked.append("rumours")
    return game.state.round, len(game.state.known)


def hands(game: Fair) -> list[tuple[str, ...]]:
    return [purse.cards for purse in game.state.purses.values()]


@kept("known", "purses", part=lambda game: (hands(game), dict(game.state.known)))
def secrets(game: Fair) -> int:
    asked.append("secrets")
    return sum(map(len, hands(game))) - len(game.state.known)


def hand(game: Fair, seat: int) -> tuple[str, ...]:
    return game.purse(seat).cards


@kept("purses", part=hand)
def won(game: Fair, seat: int) -> int:
    asked.append("won")
    return len(hand(game, seat))


@kept()
def everything(game: Fair) -> int:
    asked.append("everything")
    return game.writes


def fair() -> Fair:
    game: Fair = FAIR.new(Setup(2, 1))
    game.decisions()
    asked.clear()
    return game


def test_it_is_worked_out_once_for_each_argument() -> None:
    game = fair()
    assert [riches(game, 0), riches(game, 0), riches(game, 99)] == [8, 8, 0]
    assert asked == ["riches", "riches"]


def test_a_write_to_a_table_forgets_what_hangs_on_it_alone() -> None:
    game = fair()
    before = riches(game, 0), rumours(game)
    game.update(game.purse(0), coins=10)
    assert (riches(game, 0), rumours(game)) == (14, before[1])
    assert asked == ["riches", "rumours", "riches"]


def test_counters_and_scalars_are_written_through_the_same_door() -> None:
    game = fair()
    rumours(game)
    game.put("known", 1, "crown")
    assert rumours(game) == (game.state.round, 1)
    game.take("known", 1)
    assert rumours(game) == (game.state.round, 0)
    game.set(round=7)
    assert rumours(game) == (7, 0)
    assert game.state.known == {}


def test_what_hangs_on_a_part_of_a_table_outlives_writes_to_the_rest_of_it() -> None:
    game = fair()
    assert (secrets(game), won(game, 0), won(game, 1)) == (0, 0, 0)
    game.update(game.purse(0), coins=10)
    assert (secrets(game), won(game, 0), won(game, 1)) == (0, 0, 0)
    assert asked == ["secrets", "won", "won"]
    game.update(game.purse(0), cards=("bell",))
    assert (secrets(game), won(game, 0), won(game, 1)) == (1, 1, 0)
    game.put("known", 1, "bell")
    assert (secrets(game), won(game, 0)) == (0, 1)
    assert asked == ["secrets", "won", "won", "secrets", "won", "secrets"]


def test_what_hangs_on_everything_is_forgotten_at_any_write() -> None:
    game = fair()
    first = everything(game)
    assert everything(game) == first
    game.set(round=2)
    assert everything(game) == first + 1


def test_a_clone_keeps_nothing() -> None:
    game = fair()
    riches(game, 0)
    twin = game.clone()
    twin.update(twin.purse(0), coins=0)
    assert (riches(twin, 0), riches(game, 0)) == (4, 8)


def test_a_twin_of_a_match_knows_what_was_worked_out_until_one_of_them_goes_on() -> None:
    session = Session(FAIR, Setup(2, 1))
    before = riches(session.game, 0)
    asked.clear()
    twin = session.twin()
    assert riches(twin.game, 0) == before
    assert asked == []
    seat = next(iter(twin.game.state.purses))
    twin.game.update(twin.game.purse(seat), coins=100)
    assert riches(twin.game, 0) > before
    assert riches(session.game, 0) == before
    assert asked == ["riches"]
