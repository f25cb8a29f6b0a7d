"""Accounts in the settings: another password, other devices, going for good; and tables that are cleared away."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from cordon.table.office import Office
from tests.table.harness import Server
from tests.web.conftest import Visit
from tests.web.visitor import Visitor

PASSWORD = "a long password"


def with_account(visitor: Visitor, name: str) -> Visitor:
    visitor.page.request.get("/api/me")
    assert visitor.page.request.post("/api/register", data={"name": name, "password": PASSWORD}).ok
    return visitor


def signed_in(visitor: Visitor, name: str) -> Visitor:
    visitor.page.request.get("/api/me")
    assert visitor.page.request.post("/api/login", data={"name": name, "password": PASSWORD}).ok
    return visitor


def test_a_password_is_changed_in_the_settings(visit: Visit) -> None:
    ann = with_account(visit(), "Adam").open("/settings")
    ann.speak("de")
    ann.page.locator("summary", has_text="Passwort ändern").click()
    ann.field("Bisheriges Passwort").fill("a wrong password")
    ann.field("Neues Passwort").fill("abc")
    ann.button("Passwort ändern").click()
    expect(ann.field("Neues Passwort")).to_be_focused()
    ann.field("Neues Passwort").fill("another long password")
    ann.button("Passwort ändern").click()
    expect(ann.field("Bisheriges Passwort")).to_be_focused()
    expect(ann.field("Bisheriges Passwort")).to_have_accessible_description("Das ist nicht dein Passwort.")
    ann.field("Bisheriges Passwort").fill(PASSWORD)
    ann.button("Passwort ändern").click()
    expect(ann.page.get_by_role("status")).to_have_text("Ab jetzt gilt das neue Passwort.")


def test_other_devices_are_signed_out_and_leave_the_table(visit: Visit) -> None:
    ann, phone = with_account(visit(), "Boris"), signed_in(visit(), "Boris")
    code = ann.found_table()
    phone.open(f"/table/{code}").wait()
    ann.open("/settings")
    ann.button("Sign out everywhere else").click()
    expect(ann.page.get_by_role("status")).to_have_text("All your other devices are signed out.")
    expect(phone.offered).to_have_count(0)
    expect(phone.question).to_contain_text("Waiting for")
    ann.open(f"/table/{code}").wait()


@pytest.mark.parametrize("account", [True, False])
def test_whoever_wants_to_is_forgotten(visit: Visit, account: bool) -> None:
    ann = visit().called("Carla")
    if account:
        with_account(ann, "Carla of the hills")
    code = ann.found_table()
    ann.open("/settings")
    ann.button("Delete my account" if account else "Forget me").click()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog).to_contain_text("This cannot be taken back.")
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_have_count(0)
    ann.button("Delete my account" if account else "Forget me").click()
    if account:
        dialog.get_by_label("Password").fill("a wrong password")
        dialog.get_by_role("button", name="Delete for good").click()
        expect(dialog.get_by_label("Password")).to_have_accessible_description("That is not your password.")
        dialog.get_by_label("Password").fill(PASSWORD)
    dialog.get_by_role("button", name="Delete for good").click()
    expect(ann.page.get_by_role("status")).to_have_text("You are forgotten here. Now you are a new guest.")
    expect(dialog).to_have_count(0)
    expect(ann.field("Name")).not_to_have_value("Carla")
    assert ann.page.request.get(f"/api/tables/{code}").status == 404


def test_a_table_of_one_s_own_is_deleted_after_asking(ann: Visitor) -> None:
    ann.found_table(name="Old and dusty")
    ann.found_table(name="To be kept")
    ann.open("/matches")
    line = ann.page.locator("article", has_text="Old and dusty")
    line.get_by_text("More").click()
    line.get_by_role("button", name="Delete").click()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog).to_contain_text("“Old and dusty” with its journal and chat goes for good")
    dialog.get_by_role("button", name="Cancel").click()
    expect(line).to_be_visible()
    line.get_by_role("button", name="Delete").click()
    dialog.get_by_role("button", name="Delete for good").click()
    expect(line).to_have_count(0)
    expect(ann.page.locator("article", has_text="To be kept")).to_be_visible()


def test_somebody_sees_where_they_are_signed_in_and_signs_one_out(visit: Visit) -> None:
    ann, phone = with_account(visit(), "Darya"), signed_in(visit(), "Darya")
    ann.open("/settings")
    ann.page.locator("summary", has_text="Where I am signed in").click()
    devices = ann.page.get_by_role("listitem").filter(has_text="Chrome")
    expect(devices).to_have_count(2)
    expect(devices.filter(has_text="this device")).to_have_count(1)
    devices.get_by_role("button", name="Sign out").click()
    expect(devices).to_have_count(1)
    assert phone.page.request.get("/api/tables").status == 401


def test_a_code_brings_a_new_password(visit: Visit, server: Server) -> None:
    with_account(visit(), "Emil")
    code = server.run(lambda: Office(server.rooms.storage).reset("Emil", 1))
    emil = visit().open("/settings")
    emil.page.get_by_role("link", name="I have a code for a new password").click()
    emil.field("Code").fill("nonsense")
    emil.field("New password").fill("another long password")
    emil.button("Change password").click()
    expect(emil.field("Code")).to_have_accessible_description(
        "This code is not valid, or its time is over. Ask whoever runs this server for a new one, or get one on a device "
        "where you are signed in."
    )
    emil.open(f"/reset#{code}")
    expect(emil.field("Code")).to_have_value(code)
    emil.field("New password").fill("another long password")
    emil.button("Change password").click()
    expect(emil.page.get_by_role("status")).to_have_text("You are signed in as “emil”, and the new password counts.")
    assert emil.page.request.get("/api/me").json()["login"] == "emil"


def test_whoever_has_forgotten_the_password_gets_a_code_where_they_are_signed_in(visit: Visit) -> None:
    ann, phone = with_account(visit(), "Halyna").open("/settings"), visit()
    ann.page.locator("summary", has_text="Change password").click()
    ann.button("I have forgotten my password").click()
    status = ann.page.get_by_role("status")
    expect(status).to_contain_text("good for once and for 15 minutes")
    code = ann.page.locator("code").inner_text()
    expect(ann.page.get_by_role("link", name="Set it here")).to_have_attribute("href", f"/reset#{code}")
    phone.open(f"/reset#{code}")
    phone.field("New password").fill("another long password")
    phone.button("Change password").click()
    expect(phone.page.get_by_role("status")).to_have_text("You are signed in as “halyna”, and the new password counts.")
    assert ann.page.request.get("/api/tables").status == 401


def test_somebody_takes_their_data_along(visit: Visit) -> None:
    ann = with_account(visit(), "Fedir").open("/settings")
    with ann.page.expect_download() as saved:
        ann.page.get_by_role("link", name="Download my data").click()
    assert "fedir" in saved.value.path().read_text()
