"""What people do at the page: they read the decision bar and choose."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import ConsoleMessage, Locator, Page, Route, expect

PLAIN_OPENING = 4
"""A seed with which a campaign of This War of Mine opens with a page that is only read, however many play."""
BRISK = ("end", "roll", "enough", "decline", "stay", "accept", "take", "flee")
"""Answers that keep a match moving."""
SHORT = ("pass", *BRISK)
"""Answers that bring a match to its end soonest."""
NETWORK = re.compile(r"Failed to load resource|WebSocket connection to")
"""What the browser itself says about refusals and lost lines: they are part of some tests."""

READING = 60_000
"""Milliseconds for a save to be read: the first one waits for the process that reads them."""
FOLDED_AWAY = "button => button.closest('[popover]:not(:popover-open)')?.id ?? ''"
"""What a button is folded away in."""


def verb(option: str) -> str:
    return option.partition(":")[0]


def preferred(options: Sequence[str], wish: Sequence[str] = SHORT) -> str:
    """The first option whose verb is wished for, else the first."""
    return next((option for word in wish for option in options if verb(option) == word), options[0])


class Visitor:
    """Somebody in front of one tab of a browser."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._heard)
        self.bar = page.locator(".dock").get_by_role("region").first
        self.question = self.bar.locator("#question")
        # Answers have a place in the bar, or lie open as cards.
        self.offered = page.locator(".dock .bar [data-option], .laid-out [data-option], article.book [data-option]")
        self.resting = page.locator(".dock [data-option][aria-disabled=true], .table[data-new]")
        # A question that has just come takes no answer for a moment: whatever is clicked waits for that.
        page.add_locator_handler(page.locator(".table[data-new]"), lambda: None)
        self.moment = page.locator(".moment")
        # Whoever plays on has read what is held up.
        self.held = self.moment.get_by_role("button")
        # The next one may be there at once: nobody waits until none is.
        page.add_locator_handler(self.held, lambda button: button.press("Enter"), no_wait_after=True)
        self.ending = page.locator(".ending").get_by_role("heading", level=2)
        self.alert = page.get_by_role("alert")
        self.undo = page.get_by_role("button", name="Undo")
        self.journal = page.locator("ol.journal")
        self.lines = self.journal.locator("> li:not(.new)")

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not NETWORK.search(message.text):
            self.errors.append(message.text)

    # --- coming -------------------------------------------------------------------------------------------------------

    def open(self, path: str = "/") -> Visitor:
        """Go there by the address line, and wait until the page has its words."""
        self.page.goto(path)
        self.page.locator("header").first.wait_for()
        return self

    @property
    def code(self) -> str:
        """The code of the table that the address line shows."""
        self.page.wait_for_url(re.compile(r"/table/[A-Z2-9]{6}$"))
        return self.page.url.rpartition("/")[2]

    def called(self, name: str) -> Visitor:
        """A guest with a name of their own."""
        self.page.request.get("/api/me")
        assert self.page.request.patch("/api/me", data={"name": name}).ok
        return self

    def with_luck(self, seed: int) -> Visitor:
        """Every table that this visitor opens from now on has the same luck."""

        def lucky(route: Route) -> None:
            wish = route.request.post_data_json
            if isinstance(wish, dict):
                route.continue_(post_data=json.dumps({**wish, "seed": seed}))
            else:
                route.continue_()

        self.page.route("**/api/tables", lucky)
        return self

    def link(self, name: str) -> Locator:
        return self.page.get_by_role("link", name=name, exact=True)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def field(self, label: str) -> Locator:
        return self.page.get_by_label(label, exact=True)

    def tab(self, name: str) -> None:
        """Look at a page beside the board."""
        self.page.get_by_role("tab", name=name, exact=True).click()

    def speak(self, language: str) -> None:
        self.page.locator("header #language").select_option(language)

    def found_table(self, *bots: str, people: int = 1, **wish: Any) -> str:
        """A table that was set up over HTTP by this visitor; its code."""
        self.page.request.get("/api/me")
        seats: list[dict[str, str]] = [{}] * people + [{"bot": bot} for bot in bots]
        seed = PLAIN_OPENING if wish.get("game") == "twom" else 7
        answer = self.page.request.post("/api/tables", data={"game": "zona", "seats": seats, "seed": seed, **wish})
        assert answer.ok, answer.text()
        return str(answer.json()["code"])

    def until(self, expression: str) -> None:
        """Waits until something is so in the page, whose policy lets nobody evaluate strings there."""
        look = f"const look = () => ({expression}) ? done() : setTimeout(look, 50); look();"
        self.page.evaluate(f"() => new Promise(done => {{ {look} }})")

    def bring(self, save: bytes) -> str:
        """A table out of a save, over HTTP; its code."""
        self.page.request.get("/api/me")
        answer = self.page.request.post(
            "/api/import", data=save, headers={"Content-Type": "application/octet-stream"}, timeout=READING
        )
        assert answer.ok, answer.text()
        return str(answer.json()["code"])

    def sit_down_at(self, save: bytes) -> Visitor:
        """Bring a save and open its table."""
        self.open(f"/table/{self.bring(save)}")
        return self.wait()

    def read_briefing(self) -> None:
        """Close what is told of a mission of S.T.A.L.K.E.R. before anything else."""
        briefing = self.page.get_by_role("region", name="Briefing")
        expect(briefing).to_be_visible()
        briefing.get_by_role("button").click()
        expect(briefing).to_have_count(0)

    # --- playing ------------------------------------------------------------------------------------------------------

    def wait(self) -> Visitor:
        """Until this visitor is asked, or the match is over."""
        expect(self.offered.filter(visible=True).or_(self.bar.locator(".fold")).or_(self.ending).first).to_be_visible()
        self.settle()
        return self

    def settle(self) -> None:
        """Until the table has told what came of the last answer, and the next one counts."""
        expect(self.resting).to_have_count(0)

    def watch(self) -> None:
        """Until everything that others did has been shown."""
        expect(self.page.locator(".dock.playing")).to_have_count(0)

    def options(self) -> list[str]:
        """The answers in the bar, by their ids, in the order of their numbers."""
        found: list[str] = self.offered.evaluate_all("all => all.map(button => button.dataset.option)")
        return found

    @property
    def is_over(self) -> bool:
        return self.ending.count() > 0

    def choose(self, option: str) -> None:
        """Click an option in the decision bar, or among the cards that lie open."""
        self.answer(option).click()
        self.settle()

    def answer(self, option: str) -> Locator:
        """The button of an option; what is folded away is unfolded."""
        found = self.offered.and_(self.page.locator(f'[data-option="{option}"]')).first
        everybody = self.page.locator(".laid-out > button:not(.fold)")
        if not found.count() and everybody.count():
            everybody.click()
        found.wait_for(state="attached")
        while not found.is_visible() and (panel := found.evaluate(FOLDED_AWAY)):
            self.page.locator(f'[popovertarget="{panel}"]').click()
        return found

    def press(self, option: str) -> None:
        """Choose an option by its key."""
        found = self.answer(option)
        if not found.evaluate("button => !!button.closest('.folded')"):
            self.page.keyboard.press("Escape")
        self.page.keyboard.press((found.get_attribute("data-key") or "").replace("⇧", "Shift+Digit"))
        self.settle()

    def play_until(self, kind: str) -> None:
        """Answer shortly until one of the options has this verb."""
        while not any(verb(option) == kind for option in self.wait().options()):
            assert not self.is_over, f"never offered: {kind}"
            self.choose(preferred(self.options()))

    def mean_it(self) -> None:
        """Say yes whenever the page asks once more."""
        sure = self.page.locator("dialog .danger, [role=dialog] .danger")
        self.page.add_locator_handler(sure, lambda button: button.click())

    def wishes(self, **settings: Any) -> Visitor:
        """Some settings of this browser, and the page with them."""
        kept = "settings => localStorage.setItem('cordon.settings', JSON.stringify({...JSON.parse(localStorage.getItem('cordon.settings')), ...settings}))"
        self.page.evaluate(kept, settings)
        self.page.reload()
        return self

    def reads_moments(self) -> Visitor:
        """What is held up stays until the test says that it has been read."""
        self.page.remove_locator_handler(self.held)
        return self

    # --- reading ------------------------------------------------------------------------------------------------------

    def text(self) -> str:
        """Everything that can be read or heard on the page: texts, names of pictures, descriptions."""
        told: str = self.page.evaluate(
            """() => [document.body.textContent, ...[...document.querySelectorAll('*')].flatMap(node =>
                [...node.attributes].map(attribute => attribute.value))].join('\\n')"""
        )
        return told
