"""Imperium cards that are trashed before they are used."""

from __future__ import annotations

import pytest

from kanly import State
from tests.cards.helpers.imperium_a_to_le import me, persuasion, rich, send, show
from tests.table import Table, cards, do, influence, legal


@pytest.mark.parametrize("card", ["corrinth_city", "in_high_places"])
@pytest.mark.shows(
    "imperium/calculus_of_power",
    "imperium/corrinth_city",
    "imperium/in_high_places",
    "U-16.6",
    "R-015",
)
def test_a_card_trashed_by_calculus_of_power_loses_its_unused_reveal_effect(card: str) -> None:
    table = Table().have(0, solari=5).spies(0, "post_choam", "post_emperor")
    s = show(table, "calculus_of_power", card)
    before = persuasion(s)
    assert f"reveal-effect:{card}/0" in legal(s)
    do(s, "reveal-effect:calculus_of_power/0")
    assert cards(s, 0, "trash") == [card]
    assert f"reveal-effect:{card}/0" not in legal(s)
    assert (persuasion(s), me(s).solari, me(s).swords) == (before, 5, 3)
    assert "end" in legal(s)


@pytest.mark.shows("imperium/guild_envoy", "space/desert_tactics", "U-16.6", "R-015")
def test_guild_envoy_trashed_by_the_space_no_longer_discards() -> None:
    s = Table().hand(0, "guild_envoy", "dagger").have(0, water=1).start()
    send(s, "guild_envoy", "desert_tactics")
    trash = [a for a in legal(s) if a.startswith("space-effect")]
    do(s, *trash, "played:guild_envoy")
    assert "end" in legal(s)
    assert "card-effect:0" not in legal(s)
    assert cards(s, 0, "hand") == ["dagger"]


def trash_with_cunning(s: State, card: str) -> State:
    return do(s, "intrigue:cunning", "option:1", f"revealed:{card}")


@pytest.mark.shows("imperium/guild_spy", "intrigue/cunning", "U-16.6", "R-015")
def test_guild_spy_trashed_before_the_purchase_does_not_react() -> None:
    table = Table().spies(0, "post_emperor").intrigue(0, "cunning").have(0, spice=1)
    s = rich(table, "guild_spy")
    trash_with_cunning(s, "guild_spy")
    do(s, "acquire:the_spice_must_flow")
    assert influence(s, 0)["emperor"] == 0


@pytest.mark.shows("imperium/bene_gesserit_operative", "intrigue/cunning", "U-16.6", "R-015")
def test_bene_gesserit_operative_trashed_before_the_second_spy_gives_no_more() -> None:
    table = Table().spies(0, "post_emperor").intrigue(0, "cunning").have(0, spice=1)
    s = show(table.top(0, "dagger"), "bene_gesserit_operative", "covert_operation")
    trash_with_cunning(s, "bene_gesserit_operative")
    do(s, "reveal-effect:covert_operation/0", "post:post_fremen")
    assert persuasion(s) == 1  # what it gave stays


@pytest.mark.shows("imperium/leadership", "intrigue/cunning", "U-16.6", "R-015")
def test_leadership_trashed_before_it_counts_adds_nothing() -> None:
    table = Table().intrigue(0, "cunning").have(0, spice=1).top(0, "diplomacy")
    s = show(table, "leadership", "dagger")
    trash_with_cunning(s, "leadership")
    assert "reveal-effect:leadership/0" not in legal(s)
    assert me(s).swords == 1 + 1
