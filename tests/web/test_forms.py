"""Forms say what is wrong in people's words, beside the field, before and after."""

from __future__ import annotations

import re

from playwright.sync_api import FilePayload, expect

from tests.web.conftest import Visit
from tests.web.visitor import Visitor

GERMAN = {"locale": "de-DE"}


def test_a_short_password_is_told_beside_its_field(visit: Visit) -> None:
    ania = visit(**GERMAN).called("Ania").open("/settings")
    password = ania.field("Passwort")
    expect(password).to_have_accessible_description("Mindestens 8 Zeichen.")
    ania.field("Kontoname").fill("ania")
    password.fill("abc")
    ania.button("Konto anlegen").click()
    expect(password).to_be_focused()
    expect(password).to_have_attribute("aria-invalid", "true")
    expect(password).to_have_accessible_description("Das Passwort ist zu kurz: Es braucht mindestens 8 Zeichen.")
    expect(ania.field("Kontoname")).not_to_have_attribute("aria-invalid", "true")
    password.fill("ein langes Passwort")
    ania.button("Konto anlegen").click()
    expect(ania.page.get_by_role("status")).to_have_text("Du bist als ania angemeldet.")
    expect(ania.field("Name")).to_have_value("Ania")
    expect(ania.page.get_by_text("Du meldest dich als „ania“ an.")).to_be_visible()


def test_a_name_of_blanks_is_told_beside_its_field(visit: Visit) -> None:
    ania = visit(locale="pl-PL").open("/settings")
    name = ania.field("Imię")
    name.fill("   ")
    ania.button("Zapisz").click()
    expect(name).to_be_focused()
    expect(name).to_have_accessible_description("Nazwa musi mieć choć jedną literę lub cyfrę.")
    name.fill("Ania")
    ania.button("Zapisz").click()
    expect(ania.page.get_by_role("status")).to_have_text("Zapisano.")
    expect(name).not_to_have_attribute("aria-invalid", "true")


def test_refusals_come_in_the_language_that_the_page_speaks(ann: Visitor) -> None:
    ann.open("/settings")
    with ann.page.expect_response("**/api/me"):
        ann.speak("uk")
        ann.field("Ім’я").fill("!")
    expect(ann.field("Ім’я")).to_have_value("!")
    ann.button("Зберегти").click()
    expect(ann.field("Ім’я")).to_have_accessible_description(re.compile("мусить мати хоч одну літеру"))


def test_a_seed_that_is_no_number_is_told_beside_the_button_and_shown(visit: Visit) -> None:
    ania = visit(**GERMAN).open("/new")
    how = ania.page.get_by_text("Wie spielt ihr?")
    how.click()
    ania.field("Startzahl").fill("abc")
    how.click()
    create = ania.button("Tisch öffnen")
    create.click()
    expect(ania.field("Startzahl")).to_be_focused()
    expect(ania.field("Startzahl")).to_be_in_viewport()
    expect(ania.alert).to_have_text("Die Startzahl ist keine Zahl. Ändere sie, oder lass das Feld leer.")
    ania.field("Startzahl").fill(" 7 ")
    create.click()
    assert ania.code


def test_a_picture_is_no_saved_match(visit: Visit) -> None:
    ania = visit(**GERMAN).open("/matches")
    picture: FilePayload = {"name": "katze.gif", "mimeType": "image/gif", "buffer": b"GIF89a"}
    ania.page.locator("input[type=file]").set_input_files([picture])
    expect(ania.alert).to_contain_text("Das ist kein Spielstand von Cordon.")
    expect(ania.alert).not_to_contain_text("JSON")
