"""Chat that helps: names that lead somewhere, signs, marks on the board, and not hearing somebody."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visit


def test_names_lead_to_things_signs_answer_and_nobody_has_to_listen(visit: Visit) -> None:
    ann, ben = visit().called("Ann"), visit(locale="de-DE").called("Ben")
    code = ann.found_table(people=2)
    ben.page.request.post(f"/api/tables/{code}/seats/1/sit")
    for visitor in (ann, ben):
        visitor.open(f"/table/{code}").wait()
        visitor.tab("Chat")
    ann.field("Say something").fill("To the Swamp! <b>[[nothing]]</b>")
    ann.button("Send").click()
    # Each reads the name in their own language, and it leads there.
    talk = ben.page.get_by_role("list", name="Chat")
    expect(talk).to_contain_text("To the Sumpf! <b>[[nothing]]</b>")
    name = talk.get_by_role("button", name="Sumpf", exact=True)
    name.click()
    expect(ben.page.locator(".middle [data-area=swamp]")).to_be_visible()
    expect(ann.page.get_by_role("list", name="Chat")).to_contain_text("To the Swamp!")

    ben.button("Was hältst du davon?").click()
    ben.button("Ja").click()
    sign = ann.page.get_by_role("list", name="Chat").get_by_role("button", name="Yes: Ben")
    expect(sign).to_contain_text("1")
    ann.page.reload()
    ann.wait()
    ann.tab("Chat")
    sign.click()
    expect(ann.page.get_by_role("list", name="Chat").get_by_role("button", name="Yes: Ann, Ben")).to_contain_text("2")

    ben.button("Was hältst du davon?").click()
    ben.button("Ann nicht hören").click()
    expect(talk).not_to_contain_text("To the Sumpf")
    expect(talk).to_contain_text("Ann hat etwas gesagt, das du nicht hörst.")
    ann.page.locator(".middle [data-area=village]").click(modifiers=["Alt"], force=True)
    ben.button("Wieder hören").click()
    expect(talk).to_contain_text("To the Sumpf")


def test_a_mark_shows_the_others_where_to_look_and_fades(visit: Visit) -> None:
    ann, ben, watcher = visit().called("Ann"), visit(), visit()
    code = ann.found_table(people=2)
    ben.page.request.get("/api/me")
    ben.page.request.post(f"/api/tables/{code}/seats/1/sit")
    for visitor in (ann, ben):
        visitor.open(f"/table/{code}").wait()
        visitor.choose(visitor.options()[0])
    watcher.open(f"/table/{code}").page.locator(".middle [data-area=swamp]").wait_for()
    # The board is asked nothing by it: no answer is given.
    serial = ann.page.locator(".table").get_attribute("data-serial")
    ann.page.locator(".middle [data-area=swamp]").click(modifiers=["Alt"])
    looks = watcher.page.get_by_role("status").filter(has_text="look here!")
    expect(looks).to_contain_text("Swamp")
    expect(watcher.page.locator(".ring")).to_be_visible()
    assert ann.page.locator(".table").get_attribute("data-serial") == serial
    expect(watcher.page.locator(".ring")).to_have_count(0)
    watcher.page.locator(".middle [data-area=village]").focus()
    watcher.page.keyboard.press("Alt+Enter")
    ann.page.locator(".middle [data-area=village]").focus()
    ann.page.keyboard.press("Alt+Enter")
    expect(looks).to_contain_text("Village")
