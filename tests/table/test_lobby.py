"""The lobby: people, tables, seats, names, links."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest

from tests.table.harness import Person, Problem, Server


def test_whoever_comes_is_a_guest_at_once_and_stays_the_same_one(server: Server, ann: Person) -> None:
    assert ann.me["name"].startswith("Guest ")
    assert ann.me["account"] is False
    assert ann.get("/api/me") == ann.me
    assert server.person().id != ann.id


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server: Server) -> None:
    told = httpx.get(f"{server.url}/api/me").headers["set-cookie"]
    assert "HttpOnly" in told
    assert "SameSite=lax" in told
    assert len(told.partition("=")[2].partition(";")[0]) >= 40


def test_a_guest_is_greeted_in_the_browser_s_language(server: Server) -> None:
    told = server.person(**{"Accept-Language": "uk-UA,uk;q=0.9,en;q=0.5"}).me
    assert told["language"] == "uk"
    assert told["name"].startswith("Гість ")


def test_a_person_takes_another_name_and_language(ann: Person) -> None:
    assert ann.patch("/api/me", {"name": "  Ann \u0007 Lee "})["name"] == "Ann Lee"
    assert ann.patch("/api/me", {"language": "pl"})["language"] == "pl"
    assert ann.get("/api/me")["name"] == "Ann Lee"


@pytest.mark.parametrize("name", ["", " ", "\u200b\u0000", "x" * 25])
def test_a_name_that_cannot_be_seen_or_is_too_long_is_refused(ann: Person, name: str) -> None:
    with pytest.raises(Problem) as refused:
        ann.patch("/api/me", {"name": name})
    assert refused.value.status == 400


def test_an_account_keeps_matches_across_devices(server: Server, ann: Person) -> None:
    code = ann.table()
    assert ann.post("/api/register", {"name": "Anna", "password": "correct horse"})["account"] is True
    other = server.person()
    assert other.get("/api/tables") == []
    assert other.post("/api/login", {"name": "ANNA", "password": "correct horse"})["id"] == ann.id
    assert [table["code"] for table in other.get("/api/tables")] == [code]
    assert other.post("/api/logout")["id"] != ann.id
    assert other.get("/api/tables") == []
    assert [table["code"] for table in ann.get("/api/tables")] == [code]


def test_a_wrong_password_and_a_wrong_name_are_told_alike(ann: Person, ben: Person) -> None:
    ann.post("/api/register", {"name": "Annette", "password": "correct horse"})
    told = []
    for who in ({"name": "Annette", "password": "wrong horse"}, {"name": "Nobody", "password": "correct horse"}):
        with pytest.raises(Problem) as refused:
            ben.post("/api/login", who)
        told.append((refused.value.status, refused.value.code, refused.value.message))
    assert told[0] == told[1]
    assert told[0][:2] == (401, "login-failed")


def test_an_account_s_name_belongs_to_one_person(ann: Person, ben: Person) -> None:
    ann.post("/api/register", {"name": "Annika", "password": "correct horse"})
    with pytest.raises(Problem) as refused:
        ben.post("/api/register", {"name": "aNNIKA", "password": "another horse"})
    assert refused.value.code == "name-taken"
    with pytest.raises(Problem) as refused:
        ann.post("/api/register", {"name": "Ann II", "password": "another horse"})
    assert refused.value.code == "account-exists"


def test_neither_passwords_nor_secrets_are_stored(server: Server, ann: Person) -> None:
    code = ann.table()
    ann.post("/api/register", {"name": "Antonia", "password": "correct horse"})
    link = ann.post(f"/api/tables/{code}/seats/0/link")["link"]
    kept = b"".join(path.read_bytes() for path in _database_files(server))
    assert code.encode() in kept
    for secret in ("correct horse", ann.cookie, link.rpartition("/")[2]):
        assert secret.encode() not in kept


def _database_files(server: Server) -> list[Path]:
    path = Path(server.settings.database.removeprefix("sqlite:///"))
    return [each for each in path.parent.iterdir() if each.name.startswith(path.name)]


def test_the_host_sits_down_on_the_first_seat_for_people(ann: Person) -> None:
    told = ann.post("/api/tables", {"game": "zona", "seats": [{"bot": "random"}, {}, {}]})
    assert told["you"] == 1
    assert [seat["bot"] for seat in told["seats"]] == ["random", "", ""]
    assert re.fullmatch("[A-Z2-9]{6}", told["code"])


def test_games_are_listed_and_what_may_be_chosen_before_a_match(ann: Person) -> None:
    games = {game["id"]: game for game in ann.get("/api/games")}
    zona = games["zona"]
    assert (zona["low"], zona["high"]) == (1, 4)
    assert "greedy" in zona["bots"]
    assert ann.get("/api/switches/zona/en")[4] == {
        "key": "emission_carry",
        "kind": "yes-no",
        "place": "folded",
        "name": "Emission keeps its surplus",
        "text": "Steps beyond the end of the track count for the next emission.",
        "values": [{"value": False, "name": "no", "facts": [], "text": ""},
                   {"value": True, "name": "yes", "facts": [], "text": ""}],
        "default": False,
        "when": [],
    }  # fmt: skip
    for game in games:
        for switch in ann.get(f"/api/switches/{game}/en"):
            values = [each["value"] for each in switch["values"]]
            assert switch["default"] in values
            counts = {each["key"]: each["values"][0] for each in switch["when"]}
            for value in values:
                assert ann.table(1, game=game, config={**counts, switch["key"]: value})


def test_what_is_played_is_told_with_its_words(ann: Person) -> None:
    mode, mission, *others = ann.get("/api/switches/stalker/de")
    assert (mode["key"], mode["place"]) == ("mode", "first")
    assert (mission["key"], mission["place"], mission["name"]) == ("mission", "first", "Mission")
    first = mission["values"][0]
    assert (first["value"], first["name"]) == ("A1", "Daliks Rettung")
    assert "Stufe 1" in first["facts"]
    assert "Dalik" in first["text"]
    assert [switch["key"] for switch in others if switch["place"] != "folded"] == ["scenario", "zone_map"]
    companion = next(switch for switch in others if switch["key"] == "companion")
    assert [each["name"] for each in companion["values"]] == ["Niemand", "Bublyk", "Jurko", "Schwester Wira"]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "no-game"),
        ({"seats": [{}] * 5}, "options"),
        ({"seats": [{}] * 7}, "bad-request"),
        ({"seats": []}, "bad-request"),
        ({"seats": [{}, {"bot": "hal"}]}, "no-bot"),
        ({"config": {"emission_carry": "often"}}, "options"),
        ({"config": {"gravity": False}}, "options"),
        ({"discussion": 601}, "bad-request"),
        ({"seed": -1}, "bad-request"),
        ({"surprise": 1}, "bad-request"),
    ],
)
def test_a_table_that_cannot_be_set_up_says_why(ann: Person, wish: dict[str, object], code: str) -> None:
    with pytest.raises(Problem) as refused:
        ann.post("/api/tables", {"game": "zona", "seats": [{}], **wish})
    assert refused.value.code == code
    assert refused.value.message
    assert ann.get("/api/tables") == []


def test_a_code_is_found_however_it_is_typed(ann: Person, ben: Person) -> None:
    code = ann.table(2)
    assert ben.get(f"/api/tables/{code.lower()}")["code"] == code


@pytest.mark.parametrize("code", ["XXXXXX", "nonsense", "A" * 200, "%27%22--"])
def test_a_wrong_code_says_what_a_code_looks_like(ann: Person, code: str) -> None:
    with pytest.raises(Problem) as refused:
        ann.get(f"/api/tables/{code}")
    assert (refused.value.status, refused.value.code) == (404, "no-table")
    assert "six letters" in refused.value.hint


def test_a_seat_is_claimed_once_and_a_full_table_says_so(server: Server, ann: Person, ben: Person) -> None:
    code = ann.table(2)
    assert ben.sit(code, 1)["you"] == 1
    assert ben.sit(code, 1)["you"] == 1
    cleo = server.person()
    for seat, why in ((1, "full"), (7, "no-seat")):
        with pytest.raises(Problem) as refused:
            cleo.sit(code, seat)
        assert refused.value.code == why
    with pytest.raises(Problem) as refused:
        ben.sit(code, 0)
    assert refused.value.code == "already-seated"


def test_a_taken_seat_is_refused_while_another_is_free(server: Server, ann: Person, ben: Person) -> None:
    code = ann.table(3)
    ben.sit(code, 1)
    with pytest.raises(Problem) as refused:
        server.person().sit(code, 1)
    assert refused.value.code == "seat-taken"


def test_a_seat_is_left_and_free_again(ann: Person, ben: Person) -> None:
    code = ann.table(2)
    ben.sit(code, 1)
    assert ben.post(f"/api/tables/{code}/seats/1/leave")["you"] is None
    assert ben.sit(code, 1)["you"] == 1


def test_only_the_host_sends_others_away(server: Server, ann: Person, ben: Person) -> None:
    code = ann.table(3)
    ben.sit(code, 1)
    cleo = server.person()
    cleo.sit(code, 2)
    with pytest.raises(Problem) as refused:
        cleo.post(f"/api/tables/{code}/seats/1/leave")
    assert refused.value.code == "yours-only"
    assert ann.post(f"/api/tables/{code}/seats/1/leave")["seats"][1]["person"] == ""


def test_a_seat_goes_to_a_bot_and_back(ann: Person, ben: Person) -> None:
    code = ann.table(2)
    ben.sit(code, 1)
    told = ann.post(f"/api/tables/{code}/seats/1/bot", {"bot": "greedy"})
    assert (told["seats"][1]["bot"], told["seats"][1]["person"]) == ("greedy", ben.id)
    told = ben.post(f"/api/tables/{code}/seats/1/bot", {"bot": ""})
    assert (told["seats"][1]["bot"], told["seats"][1]["person"]) == ("", ben.id)
    with pytest.raises(Problem) as refused:
        ben.post(f"/api/tables/{code}/seats/0/bot", {"bot": "greedy"})
    assert refused.value.code == "yours-only"


def test_a_seat_s_link_opens_it_on_another_device(server: Server, ann: Person) -> None:
    code = ann.table()
    link = ann.post(f"/api/tables/{code}/seats/0/link")["link"]
    phone = server.person()
    told = phone.open_link(link)
    assert (told["code"], told["you"]) == (code, 0)
    assert phone.get("/api/me")["id"] != ann.id
    assert [each["code"] for each in phone.get("/api/tables")] == [code]


@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_looking_at_a_seat_s_link_takes_nothing_and_makes_nobody(server: Server, ann: Person, method: str) -> None:
    """A messenger looks at every link that is sent through it, before the friend whom it is for."""
    code = ann.table(2)
    link = ann.post(f"/api/tables/{code}/seats/1/link")["link"]
    for accepted in ("text/html", "*/*"):
        told = httpx.request(method, link, headers={"Accept": accepted})
        assert "set-cookie" not in told.headers
        assert told.status_code != 303
    assert ann.get(f"/api/tables/{code}")["seats"][1]["person"] == ""


def test_a_link_says_what_it_leads_to_before_it_is_used(server: Server, ann: Person, ben: Person) -> None:
    ann.patch("/api/me", {"name": "Ann"})
    code = ann.table(2, name="Friday")
    link = ann.post(f"/api/tables/{code}/seats/1/link")["link"]
    look = f"/api/links/{link.rpartition('/')[2]}"
    offer = {"code": code, "name": "Friday", "game": "zona", "seat": 1, "person": "", "you": None}
    assert ben.get(look) == offer
    assert ann.get(f"/api/tables/{code}")["seats"][1]["person"] == ""
    ben.patch("/api/me", {"name": "Ben"})
    ben.open_link(link)
    assert ben.get(look) == {**offer, "person": "Ben", "you": 1}
    assert server.person().get(look) == {**offer, "person": "Ben"}


def test_a_new_link_ends_the_old_one_and_what_it_opened(ann: Person, ben: Person) -> None:
    code = ann.table()
    old = ann.post(f"/api/tables/{code}/seats/0/link")["link"]
    assert ben.open_link(old)["you"] == 0
    new = ann.post(f"/api/tables/{code}/seats/0/link")["link"]
    assert ben.get(f"/api/tables/{code}")["you"] is None
    with pytest.raises(Problem) as refused:
        ben.open_link(old)
    assert (refused.value.status, refused.value.code) == (410, "seat-link")
    assert "new one" in refused.value.hint
    assert ben.open_link(new)["you"] == 0


def test_whoever_came_by_a_link_cannot_send_the_owner_away(ann: Person, ben: Person) -> None:
    code = ann.table()
    ben.open_link(ann.post(f"/api/tables/{code}/seats/0/link")["link"])
    told = ben.post(f"/api/tables/{code}/seats/0/leave")
    assert told["you"] is None
    assert told["seats"][0]["person"] == ann.id


def test_the_host_invites_by_the_link_of_a_free_seat(ann: Person, ben: Person) -> None:
    code = ann.table(2)
    ben.open_link(ann.post(f"/api/tables/{code}/seats/1/link")["link"])
    assert ben.get(f"/api/tables/{code}")["seats"][1]["person"] == ben.id
    with pytest.raises(Problem) as refused:
        ann.post(f"/api/tables/{code}/seats/1/link")
    assert refused.value.code == "yours-only"


def test_public_tables_are_listed_and_others_are_not(ann: Person, ben: Person) -> None:
    hidden, shown = ann.table(2), ann.table(2, public=True)
    assert [table["code"] for table in ben.get("/api/tables/public")] == [shown]
    ann.patch(f"/api/tables/{hidden}", {"public": True})
    ann.patch(f"/api/tables/{shown}", {"public": False})
    assert [table["code"] for table in ben.get("/api/tables/public")] == [hidden]
    ann.patch(f"/api/tables/{hidden}", {"public": False})


def test_only_the_host_renames_a_table(ann: Person, ben: Person) -> None:
    code = ann.table(2)
    ben.sit(code, 1)
    assert ann.patch(f"/api/tables/{code}", {"name": "Friday", "undo": "strict"})["name"] == "Friday"
    with pytest.raises(Problem) as refused:
        ben.patch(f"/api/tables/{code}", {"name": "Saturday"})
    assert refused.value.code == "host-only"
    assert ben.get(f"/api/tables/{code}")["undo"] == "strict"


def test_each_person_puts_tables_away_for_themselves(ann: Person, ben: Person) -> None:
    code = ann.table(2)
    ben.sit(code, 1)
    assert ben.patch(f"/api/tables/{code}", {"archived": True})["state"] == "archived"
    assert ben.get("/api/tables")[0]["state"] == "archived"
    assert ann.get("/api/tables")[0]["state"] == "playing"
    assert ben.patch(f"/api/tables/{code}", {"archived": False})["state"] == "playing"


def test_my_matches_say_whose_turn_it_is(ann: Person) -> None:
    code = ann.table(1, ("greedy",))
    line = ann.enter(code)
    question = line.wait_for_question()
    assert question is not None
    (mine,) = ann.get("/api/tables")
    assert mine["asked"] == [0]
    line.answer(question["choices"][0]["option"])
    line.hear_until("update")
    line.wait_for_question()
    (mine,) = ann.get("/api/tables")
    assert mine["round"] == 1
    assert all(seat["figure"] for seat in mine["seats"])


def test_a_lost_cookie_says_how_to_get_back(server: Server) -> None:
    with httpx.Client(base_url=server.url, cookies={"cordon": "long-forgotten"}) as stranger:
        told = stranger.get("/api/tables")
        assert (told.status_code, told.json()["code"]) == (401, "lost-cookie")
        assert "Reload" in told.json()["hint"]
        assert stranger.get("/api/me").json()["name"].startswith("Guest")


@pytest.mark.parametrize(("language", "word"), [("de", "Tisch"), ("pl", "stołu"), ("uk", "Столу")])
def test_refusals_come_in_the_person_s_language(server: Server, language: str, word: str) -> None:
    person = server.person(**{"Accept-Language": language})
    with pytest.raises(Problem) as refused:
        person.get("/api/tables/XXXXXX")
    assert word in refused.value.message


@pytest.mark.parametrize("language", ["en", "de", "pl", "uk"])
def test_the_words_of_cards_and_rules_are_there_in_every_language(ann: Person, language: str) -> None:
    cards = ann.get(f"/api/cards/zona/{language}")
    for id in ("J03", "MUT-G-2", "swamp", "lidija", "G01", "N01", "E01", "L1", "attribute-vig"):
        assert cards[id]["name"]
    brief, stories = (ann.get(f"/api/cards/zona/{language}/{part}") for part in ("brief", "stories"))
    assert {id: {**text, **stories.get(id, {})} for id, text in brief.items()} == cards
    assert not any(text["story"] or text["flavour"] for text in brief.values())
    rules = ann.get(f"/api/rules/zona/{language}")
    assert "ZO-12" in {rule["id"] for rule in rules}


def test_what_does_not_change_is_not_sent_twice(ann: Person) -> None:
    first = ann.http.get("/api/cards/zona/en")
    again = ann.http.get("/api/cards/zona/en", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_the_board_is_told_without_words(ann: Person) -> None:
    board = ann.get("/api/board/zona")
    assert len(board["areas"]) == 23
    areas = {area["id"] for area in board["areas"]}
    assert all(end in areas for border in board["borders"] for end in border["areas"])
    assert len(board["threats"]) > 10
