"""Renders the app icons (public/icons/*.png) from public/icon.svg with Chromium."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).resolve().parent.parent / "public"
GROUND = "#50683f"
#: Name, size in pixels, and the share of it that the picture fills: the system may crop a maskable icon.
ICONS = (("180", 180, 1.0), ("192", 192, 1.0), ("512", 512, 1.0), ("maskable-512", 512, 0.78))


def main() -> None:
    svg = (PUBLIC / "icon.svg").read_text()
    folder = PUBLIC / "icons"
    folder.mkdir(exist_ok=True)
    chromium = os.environ.get("SEVENROADS_TEST_CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for name, side, part in ICONS:
            ground = GROUND if part < 1 or name == "180" else "transparent"
            page = browser.new_page(viewport={"width": side, "height": side})
            page.set_content(
                f"<style>body{{margin:0;display:grid;place-items:center;height:100vh;background:{ground}}}"
                f"svg{{width:{part * 100}vw;height:{part * 100}vw}}</style>{svg}"
            )
            page.screenshot(path=folder / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
