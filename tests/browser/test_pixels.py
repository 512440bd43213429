"""The widget looks as it did: every picture in pixels/ against a new one, pixel by pixel."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser import browser, pictures

BUILD = Path(__file__).resolve().parents[2] / "build" / "pixels"
TOLERANCE = 0.0003
"""Share of pixels that may differ: less than one digit in the corner of one card."""
ACCEPT = "if the new look is wanted, accept it with: python run.py shots --accept"

pytestmark = pytest.mark.context(**pictures.CONTEXT)


@pytest.mark.parametrize("shot", pictures.SHOTS, ids=lambda shot: shot.name)
def test_it_looks_as_it_did(plain_page, shot):
    actual = pictures.take(plain_page, shot)
    reason = pictures.wrong_font(plain_page.page)
    if reason and not browser.under_ci():
        pytest.skip(reason)
    assert not reason, reason
    if not shot.reference.exists():
        save(shot.name, actual=actual)
        pytest.fail(f"there is no picture {shot.reference.name} yet; {ACCEPT}")
    found = pictures.compare(plain_page.page, shot.reference.read_bytes(), actual)
    if found.share > TOLERANCE:
        save(shot.name, actual=actual, difference=found.picture)
        sizes = "it was {}, now it is {}".format(*found.sizes) if found.sizes else f"{found.share:.2%} of it differs"
        pytest.fail(f"{shot.name} looks different: {sizes}; see build/pixels; {ACCEPT}")


def save(name: str, **pngs: bytes) -> None:
    BUILD.mkdir(parents=True, exist_ok=True)
    for what, png in pngs.items():
        if png:
            (BUILD / f"{name}-{what}.png").write_bytes(png)


def test_a_small_change_is_seen(plain_page):
    """One card's number, in the largest picture there is."""
    shot = next(shot for shot in pictures.SHOTS if shot.width > 500)
    before = pictures.take(plain_page, shot)
    assert pictures.compare(plain_page.page, before, before).share == 0
    plain_page.page.locator(".ludo symbol text").first.evaluate("text => { text.textContent = '88'; }")
    after = plain_page.page.locator(".ludo").screenshot(animations="disabled", caret="hide")
    assert pictures.compare(plain_page.page, before, after).share > TOLERANCE


def test_pictures_stay_small_and_none_is_left_over():
    lying = {path.name: path.stat().st_size for path in pictures.FOLDER.iterdir()}
    assert set(lying) == {shot.reference.name for shot in pictures.SHOTS}
    assert max(lying.values()) < 50_000
    assert sum(lying.values()) < 550_000
