"""Quiet sounds, made by the page itself: only after a click, and off with one."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visit

SPY = """
window.made = [];
for (const name of ['createGain', 'createBufferSource', 'createOscillator', 'close']) {
  const make = AudioContext.prototype[name];
  AudioContext.prototype[name] = function (...given) { window.made.push(name); return make.apply(this, given); };
}
"""
"""Counts what is put together for a sound."""
SOURCES = "() => window.made.filter(name => /Source|Oscillator/.test(name)).length"


def test_sounds_begin_with_a_click_and_end_with_one(visit: Visit) -> None:
    ann = visit(reduced_motion="no-preference")
    ann.page.add_init_script(SPY)
    ann.open(f"/table/{ann.found_table()}").wait()
    assert ann.page.evaluate("() => window.made.length") == 0, "nothing before a gesture"
    switch = ann.page.get_by_role("button", name="Sound")
    expect(switch).to_have_attribute("aria-pressed", "true")
    ann.page.locator(".laid-out .card").first.click()
    ann.wait()
    ann.choose(next(option for option in ann.options() if option.startswith("move:")))
    ann.page.wait_for_function(f"({SOURCES})() > 0")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")
    assert "close" in ann.page.evaluate("() => window.made"), "what had begun is silent at once"
    before = ann.page.evaluate(SOURCES)
    ann.choose(ann.wait().options()[0])
    ann.wait()
    assert ann.page.evaluate(SOURCES) == before
    ann.open("/settings")
    expect(ann.page.get_by_label("Quiet sounds")).not_to_be_checked()


def test_a_page_that_keeps_still_is_quiet_and_one_without_audio_works(visit: Visit) -> None:
    ann = visit()
    ann.page.add_init_script("delete window.AudioContext")
    ann.open(f"/table/{ann.found_table()}").wait()
    switch = ann.page.get_by_role("button", name="Sound")
    expect(switch).to_have_attribute("aria-pressed", "false")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    ann.page.locator(".laid-out .card").first.click()
    ann.wait()
