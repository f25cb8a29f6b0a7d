"""A visitor who plays a mission of S.T.A.L.K.E.R. as it is written: on the map where it can be done there, else in the bar."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from cordon.games.stalker.cards import Armour, Attachment, Weapon
from cordon.games.stalker.content import content
from tests.web.stalker_script import Deed
from tests.web.visitor import Visitor, verb

ANYTHING = ".dock [data-option], .laid-out [data-option], .page [data-option], .space.option, .ending h2"
SHELVES = {"buy": "Items", "magazine": "Magazines"}
"""The verbs of what is bought, and the shelf where most of it lies."""


def space(visitor: Visitor, id: str) -> Locator:
    return visitor.page.locator(f'[data-area="{id}"]')


def where(visitor: Visitor) -> str:
    """The space on which the own stalker stands, as the map tells it."""
    told = visitor.page.locator('[data-area][aria-label*="You are here."]')
    expect(told).to_have_count(1)
    return str(told.get_attribute("data-area"))


def panel(visitor: Visitor) -> Locator:
    """What could be done with the space or the enemy that was pointed at."""
    return visitor.page.locator(".here")


class Follower:
    """Clicks: a destination on the map, its way in the panel; an enemy, the part of its body; else a button."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.panel = panel(visitor)

    def follow(self, deed: Deed) -> None:
        expect(self.page.locator(ANYTHING).first).to_be_attached()
        self.visitor.settle()
        if deed.way:
            self.walk(deed)
        elif deed.aim is not None:
            self.attack(deed.option, *deed.aim)
        elif verb(deed.option) == "space":
            self.point(deed.option.partition(":")[2])
        else:
            self.choose(deed.option)
        self.visitor.settle()

    # --- by hand ------------------------------------------------------------------------------------------------------

    def choose(self, option: str) -> None:
        """A button in the bar, under what is read, or on the trader's shelf."""
        read = self.page.locator(f'.page [data-option="{option}"]')
        if verb(option) in SHELVES:
            self.page.locator(".shelf").get_by_role("button", name=self.shelf(option), exact=True).click()
            self.page.locator(f'.shelf [data-option="{option}"]').click()
        elif read.count():
            read.click()
        else:
            self.visitor.choose(option)

    @staticmethod
    def shelf(option: str) -> str:
        """Where the trader has something."""
        match content().equipment.get(option.partition(":")[2]):
            case Weapon():
                return "Weapons"
            case Armour():
                return "Armour"
            case Attachment():
                return "Attachments"
        return SHELVES[verb(option)]

    def point(self, id: str) -> None:
        """A click on a corner of a space, where nobody stands."""
        space(self.visitor, id).click(position={"x": 5, "y": 5}, force=True)

    def walk(self, deed: Deed) -> None:
        """One click on the destination shows the way and its price; another one goes. A way of one's own is drawn."""
        self.point(deed.way[-1])
        go = self.panel.locator(f'[data-go="{deed.option}"]')
        if not deed.is_usual:
            self.panel.get_by_role("button", name="Another way").click()
            for point in deed.way:
                self.point(point)
        expect(self.page.locator(".trail .stop")).to_have_count(len(deed.way))
        expect(self.panel.locator(".price").first).to_contain_text(re.compile("adiation"))
        go.click()
        self.arrive(deed)

    def arrive(self, deed: Deed) -> None:
        """Something on the way may have called off the rest of it; or it ended the turn, and somebody else is asked."""
        expect(self.panel).to_have_count(0)
        self.visitor.settle()
        while f"step:{deed.way[-1]}" in self.visitor.options() or "stop" in self.visitor.options():
            at = where(self.visitor)
            on = deed.way[deed.way.index(at) + 1 :] if at in deed.way else deed.way
            self.choose(f"step:{on[0]}" if on else "stop")

    def attack(self, option: str, target: str, part: str, _space: str) -> None:
        """A click on the enemy shows the odds; another one on a part of its body shoots."""
        self.page.locator(f'[data-foe="{target}"]').click()
        expect(self.panel).to_contain_text(re.compile(r"Miss|Kill"))
        self.panel.locator(f'[data-attack="{option}:{part}"]').click()
        expect(self.panel).to_have_count(0)


CENTRES = """(goal) => [document.activeElement, document.querySelector(`[data-area="${goal}"]`)].map(node => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return [x + width / 2, y + height / 2, node.dataset.area ?? ''];
})"""
"""Where the focus is and where it should be."""
FAR = 30
"""Presses of arrows after which a space counts as out of reach."""


class ByKeyboard(Follower):
    """The same without a pointer: numbers for options, B and arrows for the map, Tab and Enter in the panel."""

    def choose(self, option: str) -> None:
        if verb(option) in SHELVES:
            for wanted in (f'.tabs button:text-is("{self.shelf(option)}")', f'[data-option="{option}"]'):
                self.tab_to(self.page.locator(f".shelf {wanted}"))
                self.page.keyboard.press("Enter")
            return
        read = self.page.locator(".page [data-option]:not([aria-disabled=true])")
        if read.count():
            known = read.evaluate_all("all => all.map(button => button.dataset.option)")
            self.page.keyboard.press(str(known.index(option) + 1))
            return
        if self.visitor.answer(option).get_attribute("data-key"):
            self.visitor.press(option)
            return
        self.page.keyboard.press("d")
        self.tab_to(self.visitor.bar.locator(f'[data-option="{option}"]'))
        self.page.keyboard.press("Enter")

    def point(self, id: str) -> None:
        assert self.focus(id), f"the arrows do not lead to {id}"
        self.page.keyboard.press("Enter")

    def focus(self, id: str) -> bool:
        """B leads to the map, arrows over it: each to the nearest space in its direction."""
        self.page.keyboard.press("b")
        been = set()
        for _ in range(FAR):
            (x, y, here), (to_x, to_y, _) = self.page.evaluate(CENTRES, id)
            if here == id:
                return True
            across = "ArrowRight" if to_x > x else "ArrowLeft"
            along = "ArrowDown" if to_y > y else "ArrowUp"
            wish = (across, along) if abs(to_x - x) > abs(to_y - y) else (along, across)
            key = wish[(here, wish[0]) in been]
            been.add((here, key))
            self.page.keyboard.press(key)
        return False

    def tab_to(self, wanted: Locator) -> None:
        for _ in range(150):
            if wanted.evaluate("node => node === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        expect(wanted).to_be_focused()

    def walk(self, deed: Deed) -> None:
        if not deed.is_usual or not self.focus(deed.way[-1]):
            self.choose(deed.option)
            self.arrive(deed)
            return
        self.page.keyboard.press("Enter")
        self.tab_to(self.panel.locator(f'[data-go="{deed.option}"]'))
        self.page.keyboard.press("Enter")
        self.arrive(deed)

    def attack(self, option: str, target: str, part: str, space: str) -> None:
        if not space or not self.focus(space):
            self.choose(option)
            for answer in (f"target:{target}", f"part:{part}"):
                if answer in self.visitor.wait().options():
                    self.choose(answer)
            return
        self.page.keyboard.press("Enter")
        self.tab_to(self.panel.locator(f'[data-attack="{option}:{part}"]'))
        self.page.keyboard.press("Enter")
        expect(self.panel).to_have_count(0)
