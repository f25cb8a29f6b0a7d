"""Names, accounts and passwords over HTTP."""

from __future__ import annotations

import threading
from typing import Any

import httpx
import msgspec
import pytest

from cordon.table.protocol import LANGUAGES
from cordon.words.catalogue import languages
from tests.table.harness import Person, Problem, Server

PASSWORD = "correct horse"


def test_the_wire_knows_every_language_that_there_are_words_in() -> None:
    assert sorted(LANGUAGES) == languages()


def refused(person: Person, path: str, body: object) -> Problem:
    with pytest.raises(Problem) as told:
        person.post(path, body)
    return told.value


@pytest.mark.parametrize(
    ("language", "short", "name"),
    [
        ("en", "at least 8 signs", "at least one letter"),
        ("de", "mindestens 8 Zeichen", "mindestens einen Buchstaben"),
        ("pl", "co najmniej 8 znaków", "choć jedną literę"),
        ("uk", "щонайменше 8 знаків", "хоч одну літеру"),
    ],
)
def test_what_is_wrong_with_a_form_is_told_in_words(server: Server, language: str, short: str, name: str) -> None:
    person = server.person(**{"Accept-Language": language})
    told = refused(person, "/api/register", {"name": "Ania", "password": "abc"})
    assert (told.status, told.code) == (400, "password-short")
    assert short in told.message
    told = refused(person, "/api/register", {"name": "   ", "password": PASSWORD})
    assert (told.status, told.code) == (400, "wrong-name")
    assert name in told.message
    assert refused(person, "/api/register", {"name": "x" * 25, "password": PASSWORD}).code == "name-long"
    assert refused(person, "/api/register", {"name": "Ania", "password": "x" * 201}).code == "password-long"
    assert refused(person, "/api/login", {"name": "Ania", "password": "abc"}).code == "password-short"
    with pytest.raises(Problem) as wrong:
        person.patch("/api/me", {"name": ""})
    assert wrong.value.code == "wrong-name"


def test_a_table_s_name_is_checked_in_words_too(ann: Person) -> None:
    code = ann.table()
    for name, why in (("", "wrong-name"), ("x" * 49, "name-long")):
        with pytest.raises(Problem) as told:
            ann.patch(f"/api/tables/{code}", {"name": name})
        assert told.value.code == why


def test_the_machine_s_words_are_for_developers_alone(ann: Person) -> None:
    told = ann.http.post("/api/register", json={"name": 7, "password": PASSWORD}).json()
    assert told["code"] == "bad-request"
    assert "`str`" not in told["message"] + told["hint"]
    assert "`str`" in told["detail"]


@pytest.mark.parametrize(
    ("file", "sentence"),
    [
        (b"GIF89a", "This is not a save of Cordon."),
        (b"", "The save is not whole."),
        (b'{"cordon": 1, "game"', "The save is not whole."),
        (b'{"cordon": 1}', "A field of the save is missing or wrong."),
    ],
)
def test_a_file_that_is_no_save_is_refused_in_words(ann: Person, file: bytes, sentence: str) -> None:
    told = ann.http.post("/api/import", content=file).json()
    assert told["code"] == "save"
    assert sentence in told["message"]
    assert not {"JSON", "byte", "`"} & set(told["message"].replace("`", " ` ").split())


def test_an_account_keeps_the_name_that_its_person_chose(ann: Person, server: Server) -> None:
    ann.patch("/api/me", {"name": "Ania"})
    told = ann.post("/api/register", {"name": "a.kowalska", "password": PASSWORD})
    assert (told["name"], told["login"], told["account"]) == ("Ania", "a.kowalska", True)
    told = server.person().post("/api/login", {"name": "A.Kowalska", "password": PASSWORD})
    assert (told["id"], told["name"]) == (ann.id, "Ania")


@pytest.mark.parametrize("language", ["en", "de", "pl", "uk"])
def test_a_name_that_we_gave_makes_room_for_the_account_s(server: Server, language: str) -> None:
    person = server.person(**{"Accept-Language": language})
    login = f"Foma {language}"
    assert person.post("/api/register", {"name": login, "password": PASSWORD})["name"] == login


BLANK = ["\u2800", "\u3164", "\u115f\u1160", "\uffa0", "\u2800 \u3164", "\u202e", "\u200b\u0000", "\ufe0f", "!?", "—"]


@pytest.mark.parametrize("name", BLANK)
def test_a_name_that_shows_nothing_is_refused(ann: Person, name: str) -> None:
    with pytest.raises(Problem) as told:
        ann.patch("/api/me", {"name": name})
    assert told.value.code == "wrong-name"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ann\u202e\u2066", "Ann"),
        ("\u3164Ann\u2800Lee", "Ann Lee"),
        ("An\u200bn\ufe0f", "Ann"),
        ("Rene\u0301", "René"),
        ("Оленка", "Оленка"),
        ("木 7", "木 7"),
    ],
)
def test_a_name_is_shown_without_what_cannot_be_seen(ann: Person, typed: str, shown: str) -> None:
    assert ann.patch("/api/me", {"name": typed})["name"] == shown


@pytest.mark.parametrize("name", ["Ann", "ANN", "Ａｎｎ", "a\u200bnn", "𝐀nn"])  # noqa: RUF001
def test_nobody_takes_the_name_of_another_at_the_same_table(ann: Person, ben: Person, name: str) -> None:
    ann.patch("/api/me", {"name": "Ann"})
    code = ann.table(2)
    ben.patch("/api/me", {"name": name})
    with pytest.raises(Problem) as told:
        ben.sit(code, 1)
    assert (told.value.status, told.value.code) == (409, "name-here")
    assert ann.get(f"/api/tables/{code}")["name"] in told.value.message
    ben.patch("/api/me", {"name": "Ben"})
    assert ben.sit(code, 1)["you"] == 1
    with pytest.raises(Problem) as told:
        ben.patch("/api/me", {"name": name})
    assert told.value.code == "name-here"
    assert ben.get("/api/me")["name"] == "Ben"


def test_the_same_name_is_no_matter_at_different_tables(ann: Person, ben: Person) -> None:
    for person in (ann, ben):
        person.table()
        assert person.patch("/api/me", {"name": "Ann"})["name"] == "Ann"


def test_a_spectator_does_not_talk_under_the_name_of_somebody_who_sits_there(ann: Person, ben: Person) -> None:
    ann.patch("/api/me", {"name": "Ann"})
    code = ann.table()
    ben.patch("/api/me", {"name": "ann"})
    line = ben.enter(code)
    line.say(say="chat", text="Take my seat")
    told = line.hear_until("refused")
    assert (told["code"], "settings" in told["message"]) == ("not-yours", True)


def test_guests_are_shown_as_guests(ann: Person, ben: Person) -> None:
    ann.post("/api/register", {"name": "Annemarie", "password": PASSWORD})
    code = ann.table(3)
    told = ben.sit(code, 1)
    assert [seat["guest"] for seat in told["seats"]] == [False, True, False]


def test_a_name_that_grows_when_it_is_folded_is_refused_in_words_or_an_account_s(server_on: Server) -> None:
    told = refused(server_on.person(), "/api/register", {"name": "ﬃ" * 24, "password": PASSWORD})
    assert (told.status, told.code) == (400, "name-long")
    for name in ("ΐ" * 24, "ß" * 24):
        person = server_on.person()
        assert person.post("/api/register", {"name": name, "password": PASSWORD})["account"]
        assert server_on.person().post("/api/login", {"name": name, "password": PASSWORD})["id"] == person.id


@pytest.mark.parametrize("login", ["🐺", "ａnn of old"])  # noqa: RUF001
def test_an_account_from_before_is_found_by_the_name_that_it_had(server: Server, ann: Person, login: str) -> None:
    ann.post("/api/register", {"name": f"Ann of {len(login)}", "password": PASSWORD})
    server.run(lambda: server.accounts.storage.change_person(ann.id, login=login))
    told = server.person().post("/api/login", {"name": f" {login.upper()}", "password": PASSWORD})
    assert told["id"] == ann.id


class Hashing:
    """Notes in which thread passwords are hashed."""

    def __init__(self, hasher: Any) -> None:
        self.hasher = hasher
        self.threads: list[str] = []

    def hash(self, password: str) -> str:
        self.threads.append(threading.current_thread().name)
        return str(self.hasher.hash(password))

    def verify(self, known: str, password: str) -> bool:
        self.threads.append(threading.current_thread().name)
        return bool(self.hasher.verify(known, password))


@pytest.fixture
def hashing(server: Server, monkeypatch: pytest.MonkeyPatch) -> Hashing:
    found = Hashing(server.accounts._hasher)
    monkeypatch.setattr(server.accounts, "_hasher", found)
    return found


def test_passwords_are_hashed_in_threads_of_their_own(hashing: Hashing, ann: Person, ben: Person) -> None:
    ann.post("/api/register", {"name": "Anouk", "password": PASSWORD})
    ben.post("/api/login", {"name": "Anouk", "password": PASSWORD})
    assert [thread.rpartition("_")[0] for thread in hashing.threads] == ["password", "password"]


def test_nothing_is_hashed_for_a_name_that_is_taken(hashing: Hashing, ann: Person, ben: Person) -> None:
    ann.post("/api/register", {"name": "Antje", "password": PASSWORD})
    before = len(hashing.threads)
    assert refused(ben, "/api/register", {"name": "antje", "password": PASSWORD}).code == "name-taken"
    assert len(hashing.threads) == before


def test_whoever_has_no_cookie_cannot_log_out(server: Server) -> None:
    told = httpx.post(f"{server.url}/api/logout")
    assert (told.status_code, told.json()["code"]) == (401, "lost-cookie")
    assert "set-cookie" not in told.headers


def test_a_new_name_is_told_without_telling_everything_again(ann: Person, ben: Person) -> None:
    ann.patch("/api/me", {"name": "Ann"})
    ben.patch("/api/me", {"name": "Ben"})
    code = ann.table(2)
    ben.sit(code, 1)
    theirs, mine = ann.enter(code), ben.enter(code)
    mine.say(say="chat", text="Hello")
    theirs.hear_until("chat")
    told = len(theirs.raw)
    ben.patch("/api/me", {"name": "Benno"})
    seats = theirs.hear_until("seats")
    assert [seat["name"] for seat in seats["table"]["seats"]] == ["Ann", "Benno"]
    assert not [raw for raw in theirs.raw[told:] if b'"tell":"welcome"' in raw]
    assert theirs.serial == mine.serial
    mine.say(say="chat", text="It is me")
    assert theirs.hear_until("chat")["line"]["name"] == "Benno"
    assert [line["name"] for line in ann.enter(code).chat] == ["Benno", "Benno"]


def test_an_open_question_names_people_as_they_are_called_now(ann: Person, ben: Person) -> None:
    ann.patch("/api/me", {"name": "Ann"})
    code = ann.table(2)
    ben.sit(code, 1)
    line = ben.enter(code)
    assert "Ann" in str([question["text"] for question in line.questions])
    ann.patch("/api/me", {"name": "Marianne"})
    line.hear_until("update")
    assert "Marianne" in str([question["text"] for question in line.questions])


def on_another_device(server: Server, name: str, password: str = PASSWORD) -> Person:
    person = server.person()
    person.me = person.post("/api/login", {"name": name, "password": password})
    return person


def test_a_new_password_needs_the_old_one_and_logs_the_others_out(server: Server, ann: Person) -> None:
    ann.post("/api/register", {"name": "Adele", "password": PASSWORD})
    code = ann.table()
    phone = on_another_device(server, "Adele")
    theirs, mine = phone.enter(code), ann.enter(code)
    change = {"password": "wrong horse", "new": "another horse"}
    assert refused(ann, "/api/password", change).code == "password-wrong"
    assert refused(ann, "/api/password", {**change, "password": PASSWORD, "new": "short"}).code == "password-short"
    assert phone.get("/api/me")["id"] == ann.id
    ann.post("/api/password", {**change, "password": PASSWORD})
    assert theirs.closed() == 1012
    assert phone.get("/api/me")["id"] != ann.id
    mine.say(say="ping")
    mine.hear_until("pong")
    assert refused(server.person(), "/api/login", {"name": "Adele", "password": PASSWORD}).code == "login-failed"
    assert on_another_device(server, "Adele", "another horse").id == ann.id


def test_a_guest_has_no_password_to_change(ann: Person) -> None:
    assert refused(ann, "/api/password", {"password": PASSWORD, "new": "another horse"}).code == "no-account"


def test_a_person_logs_out_everywhere_else(server: Server, ann: Person) -> None:
    ann.post("/api/register", {"name": "Agathe", "password": PASSWORD})
    code = ann.table()
    phone = on_another_device(server, "Agathe")
    theirs, mine = phone.enter(code), ann.enter(code)
    assert ann.delete("/api/devices")["id"] == ann.id
    assert theirs.closed() == 1012
    assert phone.get("/api/me")["id"] != ann.id
    assert ann.get("/api/me")["id"] == ann.id
    mine.say(say="ping")
    mine.hear_until("pong")


def test_a_device_that_logs_out_is_cut_off(server: Server, ann: Person) -> None:
    ann.post("/api/register", {"name": "Agnes", "password": PASSWORD})
    code = ann.table()
    phone = on_another_device(server, "Agnes")
    theirs, mine = phone.enter(code), ann.enter(code)
    phone.post("/api/logout")
    assert theirs.closed() == 1012
    mine.say(say="ping")
    mine.hear_until("pong")


def test_whoever_goes_for_good_leaves_no_name_and_the_others_play_on(server_on: Server) -> None:
    ann, ben = server_on.person(), server_on.person()
    ben.patch("/api/me", {"name": "Ben"})
    ann.patch("/api/me", {"name": "Annabel"})
    ann.post("/api/register", {"name": "annabel", "password": PASSWORD})
    shared, alone, third = ann.table(2), ann.table(), server_on.person()
    ben.sit(shared, 1)
    third.open_link(ann.post(f"/api/tables/{shared}/seats/0/link")["link"])
    mine, theirs = ann.enter(shared), ben.enter(shared)
    mine.say(say="chat", text="Farewell")
    theirs.hear_until("chat")
    assert refused_delete(ann, {"password": "wrong horse"}).code == "password-wrong"
    told = ann.delete("/api/me", {"password": PASSWORD})
    assert (told["account"], told["id"] != ann.id) == (False, True)
    assert mine.closed() == 1012
    table = ben.get(f"/api/tables/{shared}")
    assert (table["host"], table["seats"][0]["person"], table["seats"][0]["name"]) == (ben.id, "", "")
    assert ben.patch(f"/api/tables/{shared}", {"name": "Ours"})["name"] == "Ours"
    assert third.get(f"/api/tables/{shared}")["you"] is None
    again = ben.enter(shared)
    assert again.chat == []
    assert not [raw for raw in again.raw if b"Annabel" in raw]
    assert [raw for raw in again.raw if "… ".encode() in raw]
    with pytest.raises(Problem) as lost:
        ben.get(f"/api/tables/{alone}")
    assert lost.value.code == "no-table"
    assert refused(server_on.person(), "/api/login", {"name": "annabel", "password": PASSWORD}).code == "login-failed"
    assert server_on.person().post("/api/register", {"name": "Annabel", "password": PASSWORD})["account"]


def refused_delete(person: Person, body: object) -> Problem:
    with pytest.raises(Problem) as told:
        person.delete("/api/me", body)
    return told.value


def test_a_match_that_is_over_keeps_a_seat_without_a_name(server: Server, ann: Person, ben: Person) -> None:
    ann.patch("/api/me", {"name": "Ann"})
    code = finished(server, ann, ben)
    ann.delete("/api/me", {})
    told = ben.get(f"/api/tables/{code}")
    assert (told["state"], told["host"]) == ("over", ben.id)
    assert (told["seats"][0]["name"], told["seats"][0]["person"]) == ("", ann.id)


def finished(server: Server, ann: Person, ben: Person) -> str:
    """A table of both whose match is over."""
    code = ann.table(2)
    ben.sit(code, 1)

    async def over() -> None:
        storage = server.accounts.storage
        table = await storage.table(code)
        assert table is not None
        brief = msgspec.structs.replace(table.brief, outcome="defeat", asked=())
        await storage.change_table(code, finished=True, brief=msgspec.json.encode(brief).decode())
        server.rooms.end(code)

    server.run(over)
    return code


def test_the_host_clears_away_a_table_that_nobody_else_plays_at(server: Server, ann: Person, ben: Person) -> None:
    own, shared, over = ann.table(), ann.table(2), finished(server, ann, ben)
    ben.sit(shared, 1)
    line = ann.enter(own)
    with pytest.raises(Problem) as told:
        ann.delete(f"/api/tables/{shared}")
    assert (told.value.status, told.value.code) == (409, "table-in-use")
    with pytest.raises(Problem) as told:
        ben.delete(f"/api/tables/{over}")
    assert told.value.code == "host-only"
    ann.delete(f"/api/tables/{own}")
    ann.delete(f"/api/tables/{over}")
    assert line.closed() == 1012
    assert [table["code"] for table in ann.get("/api/tables")] == [shared]
    assert ann.http.get(f"/api/tables/{own}").status_code == 404
