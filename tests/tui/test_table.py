"""A match at the keyboard: answers by number, questions by letter, nothing lost on the way."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from cordon.games.registry import GAMES
from cordon.kernel import saves
from cordon.kernel.errors import SaveError
from cordon.tui import store
from cordon.tui.start import Wish
from tests.tui.scripted import Scripted, anything, lines

DRAWN = "─│┊■□●○▰▱\x1b☢\u2212\u2571\u2572"
PLAIN = Wish(seed=5, is_plain=True)


def plain(typed: list[str], wish: Wish = PLAIN, go_on: bool = False) -> Scripted:
    table = Scripted(wish, lines(typed), go_on)
    table.run()
    return table


def test_a_whole_match_can_be_played_in_plain_sentences(data_home: Path) -> None:
    table = Scripted(Wish(players=2, bots=("random",), seed=3, is_plain=True), anything(3))
    assert table.run()
    last = table.pages[-1]
    assert "wins" in last or "Nobody wins" in last
    assert "rounds" in last
    journal = data_home / "zona-1.journal.txt"
    assert str(journal) in last
    assert "Round 1 begins." in journal.read_text()


def test_plain_sentences_have_no_drawings_and_no_control_characters() -> None:
    table = Scripted(Wish(players=3, bots=("greedy",), seed=8, is_plain=True), anything(8))
    table.run()
    assert not set(table.text) & set(DRAWN)


def test_a_number_takes_an_option_and_the_match_goes_on() -> None:
    table = plain(["1"])
    assert table.kinds[:2] == ["keep_board.choose", "take_turn.choose"]


def test_several_people_at_one_keyboard_are_called_by_name() -> None:
    table = plain(["1", "2", "1"], Wish(players=2, seed=5, is_plain=True))
    assert "Player 1: Keep one" in table.text
    assert "Player 2: Keep one" in table.text
    who = {scavenger.character for scavenger in table.table.session.game.state.scavengers.values()}
    assert all(character for character in who)
    asked = table.pages[2]
    names = [table.table.words.say(f"scavenger-{character}") for character in who]
    assert any(f"{name}: 2 actions left" in asked for name in names)


@pytest.mark.parametrize("typed", ["0", "99", "-1", "hello", "i nothing at all", "?77", "u sideways", "1 2"])
def test_bad_input_gets_a_sentence_and_the_question_stays(typed: str) -> None:
    table = plain([typed])
    assert table.kinds == ["keep_board.choose"] * 2
    assert table.pages[1].strip(" >\n")
    assert not table.table.session.entries


def test_a_closed_option_is_refused_with_its_rule() -> None:
    table = plain(["1", "?", "1"])
    turn = table.pages[1]
    number = next(line.partition(":")[0] for line in turn.splitlines() if "Not possible" in line)
    table = plain(["1", f"?{number}", number])
    assert "You cannot:" in table.pages[2]
    assert "(rule ZO-" in table.pages[2]
    assert "(rule ZO-" in table.pages[3]
    assert len(table.table.session.entries) == 1


def test_a_question_mark_with_an_open_option_tells_what_it_is_about() -> None:
    table = plain(["1", "?1", "i 1", "i village"])
    assert "You can: Move to" in table.pages[2]
    assert "sector" in table.pages[3] or "Bunker" in table.pages[3]
    assert table.pages[4].startswith("Village. Bunker.")


def test_letters_show_help_journal_boards_market_and_table() -> None:
    table = plain(["1", "?", "j", "b", "m", "t"])
    help_page, journal, boards, market, board = table.pages[2:7]
    assert "take back the last choice" in help_page
    assert "Round 1 begins." in journal
    assert "vigilance" in boards
    assert "₽" in market
    assert "gear row" in market
    for area in ("Quarry, green sector", "Power Plant, red sector", "Government Shelter, locked"):
        assert area in board
    assert "Blocked on this side of the board" in board


# --- undo -------------------------------------------------------------------------------------------------------------


def rest_number(page: str) -> str:
    """The number of the option to rest."""
    return next(line.partition(":")[0] for line in page.splitlines() if ": Rest" in line)


def test_undo_takes_back_a_choice_that_told_nothing_new_without_asking() -> None:
    first = plain(["1"])
    before = first.table.session.digest()
    number = rest_number(first.pages[1])
    table = plain(["1", number, "u"])
    assert table.table.session.digest() == before
    assert "1 answer taken back." in table.pages[3]
    assert not table.table.session.second_looks


def test_undo_of_new_information_asks_the_table_and_is_recorded() -> None:
    asked = plain(["1", "u"])
    assert "second look" in asked.pages[2]
    refused = plain(["1", "u", "no"])
    assert len(refused.table.session.entries) == 1
    agreed = plain(["1", "u", "yes"])
    assert not agreed.table.session.entries
    assert "1 second look" in agreed.text
    again = plain(["1", "u", "yes", "2", "q"])
    loaded = saves.read(again.table.save, GAMES)
    assert len(loaded.session.second_looks) == 1


def test_undo_of_a_turn_goes_back_to_its_beginning_and_redo_forward() -> None:
    number = rest_number(plain(["1"]).pages[1])
    table = plain(["1", number, "u turn"])
    assert len(table.table.session.entries) == 1
    forward = plain(["1", number, "u turn", "r"])
    assert len(forward.table.session.entries) == 2


def test_undo_passes_over_the_answers_of_bots() -> None:
    wish = Wish(players=2, bots=("greedy",), seed=4, is_plain=True)
    table = plain(["1", "u", "yes"], wish)
    session = table.table.session
    assert not [entry for entry in session.entries if entry.seat == 0]
    assert table.kinds[-1] == "keep_board.choose"


def test_there_is_nothing_to_undo_at_the_beginning() -> None:
    assert "There is nothing to take back." in plain(["u"]).pages[1]


# --- saving -----------------------------------------------------------------------------------------------------------


def test_quitting_saves_and_continue_goes_on_at_the_same_question(data_home: Path) -> None:
    left = plain(["1", "1", "q"])
    assert str(data_home / "zona-1.json") in left.pages[-1]
    back = plain([], Wish(is_plain=True), go_on=True)
    assert back.table.session.digest() == left.table.session.digest()
    assert back.kinds == left.kinds[-1:]
    assert "Round 1 begins." in "\n".join(line.text for line in back.table.journal.lines(0))


def test_bots_stay_at_the_table_of_a_continued_match() -> None:
    plain(["1", "q"], Wish(players=3, bots=("greedy", "random"), seed=5, is_plain=True))
    back = Scripted(Wish(is_plain=True), lines([]), go_on=True)
    assert sorted(back.table.bots) == [1, 2]


def test_the_end_of_input_and_an_interruption_save_as_quitting_does() -> None:
    def interrupt(table: object, decision: object, page: str) -> str:
        if page.startswith("New match"):
            return "1"
        raise KeyboardInterrupt

    ended = plain(["1"])
    stopped = Scripted(PLAIN, interrupt)
    assert not stopped.run()
    for table in (ended, stopped):
        assert "The match is saved in" in table.pages[-1]
        assert saves.read(table.table.save, GAMES).session.digest() == table.table.session.digest()


def test_every_answer_is_on_disk_before_the_next_question() -> None:
    found = []

    def look(table: Scripted, decision: object, page: str) -> str:
        session = holder[0].table.session
        if session.entries:
            found.append(len(saves.read(holder[0].table.save, GAMES).session.entries) == len(session.entries))
        if len(found) == 5:
            raise EOFError
        return "1"

    holder: list[Scripted] = []
    holder.append(Scripted(PLAIN, look))  # type: ignore[arg-type]
    holder[0].run()
    assert found == [True] * 5


def test_a_new_match_leaves_an_unfinished_one_alone(data_home: Path) -> None:
    plain(["1", "q"])
    kept = (data_home / "zona-1.json").read_bytes()
    second = plain(["2", "q"], Wish(seed=6, is_plain=True))
    assert (data_home / "zona-1.json").read_bytes() == kept
    assert second.table.save == data_home / "zona-2.json"
    assert str(data_home / "zona-1.json") in second.pages[0]


def test_a_match_without_an_answer_leaves_no_file(data_home: Path) -> None:
    table = plain([])
    assert not list(data_home.glob("*")) if data_home.exists() else True
    assert "nothing was saved" in table.pages[-1]


def test_a_file_that_was_named_is_never_written_over(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    plain(["1", "q"], Wish(seed=5, is_plain=True, save=path))
    with pytest.raises(SaveError, match="save-exists"):
        plain(["1"], Wish(seed=5, is_plain=True, save=path))
    back = plain([], Wish(is_plain=True, save=path), go_on=True)
    assert len(back.table.session.entries) == 1


@pytest.mark.parametrize("broken", [b"", b"{", b'{"cordon": 99}', b"not a save"])
def test_a_broken_save_is_told_and_not_touched(data_home: Path, broken: bytes) -> None:
    data_home.mkdir()
    path = data_home / "zona-1.json"
    path.write_bytes(broken)
    with pytest.raises(SaveError, match=r"zona-1\.json"):
        plain([], go_on=True)
    assert path.read_bytes() == broken
    plain(["1", "q"])
    assert path.read_bytes() == broken


def test_an_edited_save_is_refused() -> None:
    table = plain(["1", "q"])
    whole = msgspec.json.decode(table.table.save.read_bytes())
    whole["snapshot"]["scavengers"]["0"]["rubles"] = 9000
    table.table.save.write_bytes(msgspec.json.encode(whole))
    with pytest.raises(SaveError, match="save-edited"):
        plain([], go_on=True)


def test_a_place_that_cannot_be_written_to_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(SaveError, match="save-unwritable"):
        plain(["1"], Wish(seed=5, is_plain=True, save=tmp_path / "file" / "mine.json"))


def test_there_must_be_something_to_continue() -> None:
    with pytest.raises(SaveError, match="save-none"):
        plain([], go_on=True)


def test_a_finished_match_is_not_continued(data_home: Path) -> None:
    Scripted(Wish(players=1, seed=3, is_plain=True), anything(3)).run()
    assert store.is_finished(data_home / "zona-1.json")
    with pytest.raises(SaveError, match="save-none"):
        plain([], go_on=True)


@pytest.mark.parametrize("language", ["en", "de", "pl", "uk"])
@pytest.mark.parametrize("game", GAMES)
def test_help_tells_what_each_letter_of_the_game_shows(game: str, language: str) -> None:
    table = plain(["?"], Wish(game=game, seed=5, is_plain=True, language=language))
    told = table.pages[1]
    for letter in (*table.table.face.views(), "j", "u", "r", "q"):
        assert f"\n{letter}: " in told
    assert f"cordon config {game}" in told


def test_help_that_is_longer_than_the_screen_is_shown_page_by_page() -> None:
    table = Scripted(Wish(game="twom", seed=5), lines(["?", *[""] * 9]), size=(60, 12))
    table.run()
    shown = []
    for page in table.pages[1:]:
        shown.append(page)
        assert len(page.splitlines()) <= 12
        if "Enter: read on." not in page:
            break
    assert len(shown) > 1
    assert "N: take option N." in shown[0]
    assert "cordon config twom" in shown[-1]
