"""Draws the pictures of the installed page from their drawings: `make icons`."""

from __future__ import annotations

from .browser import ROOT, launched

ICONS = ROOT / "page" / "public" / "icons"
DRAWN = {
    "kanly-192.png": ("kanly.svg", 192),
    "kanly-512.png": ("kanly.svg", 512),
    "maskable-192.png": ("maskable.svg", 192),
    "maskable-512.png": ("maskable.svg", 512),
    "touch-180.png": ("maskable.svg", 180),
}
"""Each picture with its drawing and its size."""


def main() -> None:
    """Draw all of them."""
    with launched() as browser:
        for name, (drawing, size) in DRAWN.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            svg = (ICONS / drawing).read_text(encoding="utf-8")
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{svg}")
            page.screenshot(path=ICONS / name, omit_background=True)
            page.close()


if __name__ == "__main__":
    main()
