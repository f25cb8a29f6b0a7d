"""``cordon admin``: tables, people and copies, for whoever runs a server; beside a running one, and without one."""

from __future__ import annotations

import json
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from typer.testing import CliRunner, Result

from cordon.cli import app
from cordon.table.database import understood
from tests.table.conftest import Cluster, _program
from tests.table.harness import Line, Person, Problem, Server, options_of, settings_for

OVER = '{"answers": 0, "outcome": "won"}'
Told = Callable[..., Result]


@pytest.fixture
def told(database: str, monkeypatch: pytest.MonkeyPatch) -> Told:
    """The command on the database of the test."""
    monkeypatch.setenv("CORDON_DATABASE", database)

    def run(*arguments: object, expect: int = 0) -> Result:
        done = CliRunner().invoke(app, ["admin", *map(str, arguments)])
        assert done.exit_code == expect, done.output
        return done

    return run


@pytest.fixture
def written(database: str) -> Callable[..., None]:
    """Writes to the database past all that Cordon knows."""

    def write(statement: str, **values: Any) -> None:
        url = understood(database)
        plain = url.set(drivername="sqlite") if url.get_backend_name() == "sqlite" else url
        engine = sa.create_engine(plain, poolclass=sa.NullPool)
        with engine.begin() as connection:
            connection.execute(sa.text(statement), values)

    return write


def played(person: Person, answers: int, **wish: Any) -> str:
    """A table with a match that has gone on for a while."""
    code = person.table(**wish)
    line = person.enter(code)
    play(line, answers)
    line.close()
    return code


def play(line: Line, answers: int) -> None:
    for _ in range(answers):
        question = line.wait_for_question()
        assert question is not None
        serial = line.serial
        line.answer(options_of(question)[0])
        line.hear_serial(serial + 1)


# --- tables -----------------------------------------------------------------------------------------------------------


def test_tables_are_listed_and_shown_without_what_is_hidden(server_on: Server, told: Told) -> None:
    ann = server_on.person()
    code = played(ann, 2, name="Thursday")
    assert code in told("tables").output
    [row] = json.loads(told("tables", "--running", "--json").output)
    assert (row["code"], row["game"], row["name"], row["answers"]) == (code, "zona", "Thursday", 2)
    assert json.loads(told("tables", "--finished", "--json").output) == []
    assert json.loads(told("tables", "--older", "1", "--json").output) == []
    shown = json.loads(told("show", code.lower()).output)
    assert (shown["answers"], shown["places"][0]["person"]) == (2, ann.id)
    assert not {"seed", "setup", "opening", "link"} & {*shown}


def test_what_is_not_there_has_an_exit_code_of_its_own(server_on: Server, told: Told) -> None:
    for words in (("show", "XXXXXX"), ("export", "XXXXXX"), ("delete", "XXXXXX", "--yes"), ("block", "nobody at all")):
        assert "there is no" in told(*words, expect=3).output


def test_an_exported_match_is_taken_back(server_on: Server, told: Told, tmp_path: Path) -> None:
    ann = server_on.person()
    code, file = played(ann, 3), tmp_path / "match.json"
    told("export", code, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600, "it holds what is hidden"
    again = ann.http.post("/api/import", content=file.read_bytes()).json()
    assert ann.enter(again["code"]).serial == 3
    assert "could not be written" in told("export", code, file, expect=1).output


def test_an_archived_match_is_a_file_and_no_table_any_more(server_on: Server, told: Told, tmp_path: Path) -> None:
    ann = server_on.person()
    code = played(ann, 2)
    path = Path(told("archive", code, tmp_path / "old", "--yes").output.strip())
    with pytest.raises(Problem, match="no-table"):
        ann.get(f"/api/tables/{code}")
    again = ann.http.post("/api/import", content=path.read_bytes()).json()
    assert ann.enter(again["code"]).serial == 2


def test_nothing_is_deleted_unless_all_of_it_is_there_and_somebody_is_sure(server_on: Server, told: Told) -> None:
    ann = server_on.person()
    one, other = ann.table(), ann.table()
    told("delete", one, expect=1)
    told("delete", one, "XXXXXX", "--yes", expect=3)
    assert {each["code"] for each in ann.get("/api/tables")} == {one, other}
    told("delete", one, other, "--yes")
    assert ann.get("/api/tables") == []


# --- people -----------------------------------------------------------------------------------------------------------


def test_people_are_found_by_account_name_and_id(server_on: Server, told: Told) -> None:
    ann, guest, twin = (server_on.person() for _ in range(3))
    ann.patch("/api/me", {"name": "Ania"})
    ann.post("/api/register", {"name": "a.kowalska", "password": "correct horse"})
    for person in (guest, twin):
        person.patch("/api/me", {"name": "Foma"})
    [row] = json.loads(told("people", "ania", "--json").output)
    assert (row["id"], row["login"], row["devices"]) == (ann.id, "a.kowalska", 1)
    assert len(json.loads(told("people", "--no-guests", "--json").output)) == 1
    assert ann.id in told("people").output
    assert "several are called 'Foma'" in told("sign-out", "Foma", expect=3).output
    told("sign-out", guest.id)
    assert twin.get("/api/me")["id"] == twin.id
    assert guest.get("/api/me")["id"] != guest.id
    assert "is a guest" in told("reset", twin.id, expect=3).output


def test_a_code_for_a_new_password_is_a_link_where_the_address_is_known(
    server_on: Server, told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = server_on.person()
    ann.post("/api/register", {"name": "Ania", "password": "correct horse"})
    code = told("reset", "Ania").stdout.strip()
    assert ann.post("/api/reset", {"code": code, "password": "battery staple"})["id"] == ann.id
    monkeypatch.setenv("CORDON_ADDRESS", "https://cordon.example/")
    assert told("reset", "Ania").stdout.startswith("https://cordon.example/reset#")


def test_what_is_old_is_cleared_up(server_on: Server, told: Told, written: Callable[..., None], tmp_path: Path) -> None:
    ann, guest = server_on.person(), server_on.person()
    over, open_one = played(ann, 1), ann.table()
    written("UPDATE people SET created = '2020-01-01' WHERE id IN (:ann, :guest)", ann=ann.id, guest=guest.id)
    written("UPDATE tables SET changed = '2020-01-01'")
    written("UPDATE tables SET finished = true WHERE code = :code", code=over)
    trial = told("prune", "--guests", "30", "--finished", "30", "--dry-run").output
    assert "1 matches would be" in trial
    assert "1 guests would be" in trial
    assert len(ann.get("/api/tables")) == 2
    told("prune", "--guests", "30", "--finished", "30", "--to", tmp_path / "old")
    assert [each["code"] for each in ann.get("/api/tables")] == [open_one]
    assert [path.name for path in (tmp_path / "old").iterdir()] == [f"zona-{over}-1.json"]
    assert ann.get("/api/me")["id"] == ann.id, "whoever sits somewhere stays"
    assert guest.get("/api/me")["id"] != guest.id
    assert "--guests" in told("prune", expect=1).output


# --- whether everything is right ----------------------------------------------------------------------------------------


def test_a_broken_match_is_found_and_mended_by_its_log(database: str, told: Told, written: Callable[..., None]) -> None:
    with Server(settings_for(database)) as server:
        ann = server.person()
        fine, broken, lost, listed = (played(ann, 4) for _ in range(4))
    assert "4 matches, 0 not as they should be" in told("verify").output
    written("UPDATE snapshots SET state = :state WHERE code = :code", state=b"{}", code=broken)
    written("UPDATE snapshots SET state = :state WHERE code = :code", state=b"{}", code=lost)
    written("UPDATE answers SET answer = 'nonsense' WHERE code = :code AND number = 1", code=lost)
    written("UPDATE tables SET brief = :brief WHERE code = :code", brief=OVER, code=listed)
    found = told("verify", expect=4).output
    assert fine not in found
    assert "3 not as they should be" in found
    mended = told("verify", "--repair", expect=4).output
    assert "1 not as they should be" in mended
    assert next(line[:6] for line in mended.splitlines() if "put right" not in line) == lost
    with Server(settings_for(database)) as server:
        for code in (fine, broken, listed):
            line = server.watch(code, ann.cookie)
            line.say(say="hello", protocol=1, language="en")
            line.hear_until("welcome")
            assert line.serial == 4
            play(line, 2)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_nothing_is_repaired_under_a_running_server(told: Told, launch: Any, database: str) -> None:
    launch(database)
    assert "another Cordon server is running" in told("verify", "--repair", expect=1).output
    told("verify")


def test_a_database_that_is_missing_or_of_another_version_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "table.db"
    monkeypatch.setenv("CORDON_DATABASE", f"sqlite:///{path}")
    done = CliRunner().invoke(app, ["admin", "tables"])
    assert (done.exit_code, "there is no database" in done.output, path.exists()) == (1, True, False)
    with closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE alembic_version (version_num TEXT)")
        database.execute("INSERT INTO alembic_version VALUES ('0001')")
        database.commit()
    done = CliRunner().invoke(app, ["admin", "tables"])
    assert (done.exit_code, "another version" in done.output) == (1, True)


# --- copies -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_copy_of_a_running_server_s_database_is_put_back_and_played_on(
    database: str, told: Told, tmp_path: Path
) -> None:
    copy = tmp_path / "copies" / "table.copy"
    with Server(settings_for(database)) as server:
        ann = server.person()
        code = ann.table()
        line = ann.enter(code)
        play(line, 3)
        told("backup", copy)
        assert "is there already" in told("backup", copy, expect=1).output
        play(line, 2)
        before = line.view
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert [path.name for path in copy.parent.iterdir()] == [copy.name]
    assert "the one before is" in told("restore", copy, "--yes").output
    told("verify")
    with Server(settings_for(database)) as server:
        line = server.watch(code, ann.cookie)
        line.say(say="hello", protocol=1, language="en")
        line.hear_until("welcome")
        assert line.serial == 3
        play(line, 2)
        assert line.view == before, "the same answers lead to the same match: its luck came back too"


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_copy_is_put_back_only_if_it_is_whole_and_nobody_serves(
    database: str, told: Told, tmp_path: Path, launch: Any
) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ann, " * 500)
    launch(database)
    assert "no whole database" in told("restore", letter, "--yes", expect=1).output
    copy = tmp_path / "copy"
    told("backup", copy)
    assert "another Cordon server is running" in told("restore", copy, "--yes", expect=1).output


def test_a_dump_of_postgresql_is_put_back_and_played_on(cluster: Cluster, tmp_path: Path) -> None:
    """As docs/hosting.md has it, with PostgreSQL's own tools."""
    old, new, dump = cluster.database(), cluster.database(), tmp_path / "cordon.dump"
    with Server(settings_for(old)) as server:
        ann = server.person()
        code = ann.table()
        line = ann.enter(code)
        play(line, 3)
        done = CliRunner(env={"CORDON_DATABASE": old}).invoke(app, ["admin", "backup", str(dump)])
        assert (done.exit_code, "pg_dump --format=custom" in done.output) == (1, True)
        command = [_program("pg_dump"), "--format=custom", f"--file={dump}", old.replace("+psycopg", "")]
        subprocess.run(command, check=True, timeout=50)
        play(line, 2)
        before = line.view
    subprocess.run(
        [_program("pg_restore"), "--exit-on-error", "--no-owner", f"--dbname={new.replace('+psycopg', '')}", str(dump)],
        check=True,
        timeout=50,
    )
    with Server(settings_for(new)) as server:
        line = server.watch(code, ann.cookie)
        line.say(say="hello", protocol=1, language="en")
        line.hear_until("welcome")
        assert line.serial == 3
        play(line, 2)
        assert line.view == before


def test_the_command_tells_what_it_can_do_without_the_server_s_parts() -> None:
    """Whoever asks for help does not wait for all games."""
    code = "import sys; from cordon.cli import app; sys.exit('cordon.table.app' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], timeout=50).returncode == 0
