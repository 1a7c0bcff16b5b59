"""What people write is shown to others: nothing in it deceives the eye."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kanly.web.texts import NAME, bounded_text, clean_name
from tests.web.client import open_table, screen, serving


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("  Ana  María ", "Ana María"), ("Müller-Øst", "Müller-Øst"),
        ("李小龙", "李小龙"), ("🐛 Shai", "🐛 Shai"),
        ("An\u0000a\tB\r\nC", "An a B C"), ("Ana\u202eneB", "AnaneB"), ("\u2066Ana\u2069", "Ana"),
        ("A\u200bn\u200da\ufeff", "Ana"), ("\u3164\u2800\u115f", ""), ("\u2028Ana\u2029", "Ana"),
        ("A\ud800na", "Ana"), ("\ue000", ""), ("e\u200b\u0301", "é"), ("x" * 100, "x" * NAME),
        ("x" * 39 + " yz", "x" * 39), ("<b>&amp;", "<b>&amp;"),
    ],
)  # fmt: skip
def test_a_name_is_what_can_be_seen_of_it(written: str, shown: str) -> None:
    assert clean_name(written) == shown


@given(st.text(), st.integers(1, 60))
def test_whatever_is_written_is_one_bounded_line_of_visible_characters(
    written: str, most: int
) -> None:
    shown = bounded_text(written, most)
    assert len(shown) <= most
    assert shown == shown.strip()
    assert not any(unicodedata.category(x)[0] == "C" for x in shown)
    assert {x for x in shown if unicodedata.category(x)[0] == "Z"} <= {" "}
    assert bounded_text(shown, most) == shown
    shown.encode()


def test_names_at_a_table_are_clean(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        sitters = [{"kind": "person", "name": f"\u202e{n}\u200b\u0000" + "é" * 99} for n in "ABC"]
        id = open_table(client, sitters=sitters)
        names = [x["name"] for x in screen(client, id)["sitters"]]
        assert names == [f"{n} " + "é" * 38 for n in "ABC"]
