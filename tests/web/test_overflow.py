"""Nothing is cut off: recorded matches of every game in every language on screens of every size, by the sizes of what is drawn."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import ViewportSize, WebSocket, expect

from tests.web import scenes
from tests.web.conftest import Visit
from tests.web.visitor import Visitor

LANGUAGES = ("en", "de", "pl", "uk")
SCREENS = {
    "laptop": (1366, 768),
    "large letters": (1366, 768),
    "small laptop": (1024, 768),
    "tablet": (768, 1024),
    "phone": (390, 844),
    "phone on its side": (844, 390),
}
MOMENTS = {
    "zona": ("draft", "turn", "camp", "event", "end"),
    "stalker": ("draft", "turn", "binder", "survival", "end"),
    "twom": ("page", "day", "meal", "places", "dawn"),
}

CUT_OFF = """() => {
  const found = [];
  const told = node => {
    const { id, tagName } = node;
    const classes = (node.getAttribute('class') ?? '').split(' ').filter(one => one && !one.startsWith('svelte-'));
    const words = node.textContent.trim().replace(/\\s+/g, ' ').slice(0, 50);
    return `${tagName.toLowerCase()}${id && '#' + id}${classes.map(one => '.' + one).join('')} “${words}”`;
  };
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) found.push(`the page is ${wide} px too wide`);
  const unread = 'svg, .hidden-text, .skip-link, script, style, noscript, select, input, textarea';
  const inline = 'button, summary, a, h1, h2, h3, li, dd, dt, td, th, legend, label, p';
  const seen = node => node.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !node.closest(unread) && node.textContent.trim() && !hidden(node);
  const hidden = node => node && (getComputedStyle(node).clipPath === 'inset(50%)' || hidden(node.parentElement));
  const floats = node => [...node.querySelectorAll('*')].some(one => getComputedStyle(one).position === 'absolute');
  for (const node of document.body.querySelectorAll('*')) {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = node;
    const more = { wide: scrollWidth - clientWidth, high: scrollHeight - clientHeight };
    if (clientWidth < 8 || clientHeight < 8 || (more.wide < 3 && more.high < 3) || !seen(node)) continue;
    const style = getComputedStyle(node);
    for (const [how, overflow] of [['wide', style.overflowX], ['high', style.overflowY]]) {
      const by = more[how];
      if (by < 3) continue;
      if (overflow === 'visible') {
        if (how === 'wide' && node.matches(inline) && !floats(node)) found.push(`${by} px too ${how}: ${told(node)}`);
      } else if (overflow === 'hidden' || overflow === 'clip') {
        if (style.textOverflow === 'ellipsis' && node.closest('button')) continue;
        found.push(`${by} px cut off (${how}): ${told(node)}`);
      } else if (node.dataset.more === undefined && node.closest('.table')) {
        found.push(`${by} px out of sight (${how}), and nothing shows it: ${told(node)}`);
      }
    }
  }
  return found;
}"""
"""Whatever is wider than the screen, reaches out of its own box, is cut off, or scrolls without showing that it does."""


DRAW_LESS = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('svg * { visibility: hidden }');
  document.adoptedStyleSheets = [sheet];
}"""
"""Drawings keep their size and cost no time."""


def letters(visitor: Visitor, percent: int) -> None:
    visitor.page.evaluate("percent => (document.documentElement.dataset.text = percent)", str(percent))


def look(visitor: Visitor) -> dict[str, list[str]]:
    """What is cut off on each screen."""
    found: dict[str, list[str]] = {}
    for screen, (width, height) in SCREENS.items():
        visitor.page.set_viewport_size(ViewportSize(width=width, height=height))
        letters(visitor, 130 if screen == "large letters" else 100)
        visitor.page.evaluate("() => new Promise(drawn => requestAnimationFrame(() => setTimeout(drawn, 30)))")
        if told := visitor.page.evaluate(CUT_OFF):
            found[screen] = told
    return found


@pytest.mark.parametrize("game", MOMENTS)
def test_nothing_is_cut_off_in_a_match(visit: Visit, game: str) -> None:
    ann = visit()
    sockets: list[WebSocket] = []
    ann.page.on("websocket", lambda socket: sockets.append(socket))
    found: dict[str, Any] = {}
    for moment in MOMENTS[game]:
        ann.open(f"/table/{ann.bring(scenes.GAMES[game]()[moment])}")
        expect(ann.page.locator(".table .middle > .room")).to_be_visible()
        ann.page.evaluate(DRAW_LESS)
        for language in LANGUAGES:
            if ann.page.locator("html").get_attribute("lang") != language:
                with sockets[-1].expect_event("framereceived"):
                    ann.speak(language)
            for screen, told in look(ann).items():
                found[f"{moment}, {language}, {screen}"] = told
    assert found == {}, "\n".join(f"{where}: {one}" for where, told in found.items() for one in told)
