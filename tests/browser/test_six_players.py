"""Two teams at the table: who acts for whom, what teammates agree on, both rows, set-up and end."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from kanly import State
from tests.rules.six import FEYD, GURNEY, IRULAN, JESSICA, MUAD_DIB, SHADDAM

from . import teams
from .browser import Player, Screen, Server, Typist, said

OPEN = Callable[..., Screen]
DESKS = {
    "ally-deploys": "desk-deployment",
    "reinforce": "desk-reinforcement",
    "trade-partner": "desk-deal",
    "trade-kind": "desk-deal",
    "trade-amount": "desk-deal",
    "trade-cards": "desk-deal",
    "ally-pays": "desk-payment",
    "concede": "desk-concession",
}
"""What stands over the desk of a question that has one."""
SWITCH = "#prompt [data-switch]"
DESK = "#prompt [data-tray]"


def opened(screen: Screen, state: State, *persons: int) -> Player:
    """A table at the position, open on the screen; persons: whoever must answer."""
    id = screen.server.put(state, persons or teams.asked(state))
    screen.table(id)
    player = Player(screen, id, 1)
    player.now()
    return player


def answers(player: Player) -> list[str]:
    """Everything answered at the table since it was put there."""
    record = player.screen.server.ask(f"/api/tables/{player.id}/record")
    return list(record["actions"])


def words(place: Locator) -> str:
    """The text of a place, in one line."""
    return " ".join(place.inner_text().split())


# ---------------------------------------------------------------- every question


@pytest.mark.parametrize(
    ("size", "lang", "plays"),
    [("laptop", "en", Player), ("phone", "es", Player), ("laptop", "de", Typist)],
)
def test_every_question_of_teams_is_shown_and_answered(
    open_screen: OPEN, server: Server, size: str, lang: str, plays: type[Player]
) -> None:
    screen = open_screen(size, lang=lang)
    page = screen.page
    wrong: list[str] = []
    for name, (position, answer) in teams.QUESTIONS.items():
        player = opened(screen, position())
        player = plays(screen, player.id, 1)
        now = player.now()
        seat, kind = now["decision"]["seat"], now["decision"]["kind"]
        asked = server.state(player.id, seat, lang)["decision"]
        prompt = page.locator("#prompt .words")
        if asked["prompt"] not in words(prompt):
            wrong.append(f"{name}: {asked['prompt']!r} is not in {words(prompt)!r}")
        if kind in DESKS:
            commander = said(lang, "side-short-muad_dib")
            heading = page.locator(f"{DESK} h2")
            expect(heading).to_have_text(said(lang, DESKS[kind], name=commander))
        else:
            expect(page.locator(f"{DESK} h2")).to_have_count(0)
        offered = {a["action"]: a for a in asked["actions"]}
        without = page.evaluate("actions => hand.missing(actions)", list(offered))
        assert without == (list(offered) if kind == "reinforce" else []), name
        player.do(answer)
        assert answers(player)[0] == answer, name
        assert plays is Typist or player.asked or offered[answer]["confirm"] == "never", name
    assert wrong == []


# ---------------------------------------------------------------- the Ally who acts


def pressed(screen: Screen) -> str | None:
    """The Ally that is chosen in the switch."""
    return screen.page.locator(f"{SWITCH} [aria-pressed=true]").get_attribute("data-action")


def acting(player: Player) -> tuple[str, int, str | None]:
    """The question, the Ally who acts and the card that is played."""
    now = player.now()
    return now["decision"]["kind"], now["view"]["teams"]["activated"], now["view"]["turn"]["card"]


def test_the_ally_can_be_changed_until_a_space_is_chosen(open_screen: OPEN) -> None:
    screen = open_screen()
    player = opened(screen, teams.activating())
    page = screen.page
    switch = page.locator(SWITCH)
    expect(switch.locator("button")).to_have_count(2)
    assert [words(b) for b in switch.locator(".nm").all()] == ["Gurney", "Jessica"]
    player.do(f"seat:{GURNEY}")
    assert acting(player) == ("turn", GURNEY, None)
    assert pressed(screen) == f"seat:{GURNEY}"
    expect(page.locator(".seat.acting h2")).to_have_text("Gurney Halleck")
    player.do(f"seat:{JESSICA}")
    page.evaluate("n => hand.shown(n)", player.latest["revision"] + 2)
    assert acting(player) == ("turn", JESSICA, None)
    assert pressed(screen) == f"seat:{JESSICA}"
    player.do("card:usul")
    assert acting(player) == ("space", JESSICA, "usul")
    lit = page.locator("#board [data-lit]")
    assert lit.count() > 0
    typist = Typist(screen, player.id, 1)
    assert typist.tab_to(f"{SWITCH} [data-action='seat:{GURNEY}']")
    page.keyboard.press("Enter")
    page.evaluate("n => hand.shown(n)", player.latest["revision"] + 4)
    assert acting(player) == ("space", GURNEY, "usul")
    expect(page.locator(".seat.acting h2")).to_have_text("Gurney Halleck")
    player.do("space:carthag")
    expect(switch).to_have_count(0)
    assert answers(player) == [f"seat:{GURNEY}", "card:usul", "space:carthag"]


def test_what_a_commander_does_is_told_by_seat(open_screen: OPEN, server: Server) -> None:
    screen = open_screen()
    player = opened(screen, teams.space())
    action = next(
        a for a in player.latest["decision"]["actions"] if a["action"] == "space:hardy_warriors"
    )
    assert {change["seat"] for change in action["changes"]} == {MUAD_DIB, JESSICA}
    screen.press(player.reach(action["action"]))
    told = words(screen.page.locator("[data-explain]"))
    assert [name for name in ("You", "Jessica", "up to 4") if name not in told] == []
    assert server.decide(player.id)["revision"] == player.latest["revision"]


def test_the_ally_deploys_in_the_commanders_turn_and_the_device_is_handed_over(
    open_screen: OPEN,
) -> None:
    screen = open_screen("phone")
    page = screen.page
    id = screen.server.put(teams.in_carthag(), (MUAD_DIB, GURNEY))
    screen.table(id)
    player = Player(screen, id, 1)
    # Ending gives nothing up: that the Ally is asked then is said, not asked about.
    for name, action, asked in (("Player 1", "end", False), ("Player 3", "deploy:2", True)):
        page.locator("main h1", has_text=name).wait_for()
        assert page.locator("#hand, [data-hand], [data-card]").count() == 0
        assert player.take()
        player.now()
        player.do(action)
        assert player.asked == asked
    assert answers(player)[:2] == ["end", "deploy:2"]


def test_the_desk_of_an_ally_says_what_deploying_changes(open_screen: OPEN) -> None:
    screen = open_screen()
    player = opened(screen, teams.deploying())
    desk = screen.page.locator(DESK)
    expect(desk.get_by_role("radio", checked=True)).to_have_attribute("data-pick", "deploy:3")
    for n, strength in ((1, 2), (3, 6)):
        desk.locator(f"[data-pick='deploy:{n}']").click()
        expect(desk.locator(".after")).to_contain_text(f"Strength from 0 to {strength}.")
        expect(screen.page.locator("#prompt [data-confirm]")).to_have_attribute(
            "data-confirm", f"deploy:{n}"
        )
    desk.locator("[data-pick=pass]").click()
    screen.page.locator("#prompt [data-confirm=pass]").wait_for()
    assert answers(player) == []


def test_the_sheet_of_a_team_can_always_be_closed(open_screen: OPEN) -> None:
    screen = open_screen("phone")
    opened(screen, teams.activating())
    page = screen.page
    page.locator(".strip button").first.click()
    sheet = page.get_by_role("dialog")
    sheet.locator("button[aria-expanded=false]").first.click()
    sheet.evaluate("box => (box.scrollTop = box.scrollHeight)")
    assert sheet.evaluate("box => box.scrollTop") > 0
    way_out = sheet.get_by_role("button", name=said("en", "side-close"))
    expect(way_out).to_be_in_viewport(ratio=1)
    way_out.click()
    expect(sheet).to_have_count(0)


# ---------------------------------------------------------------- dividing, trading, conceding


def test_troops_are_divided_by_arrow_keys_and_by_pulling_the_grip(open_screen: OPEN) -> None:
    screen = open_screen()
    player = opened(screen, teams.reinforcing())
    page = screen.page
    grip = page.locator(f"{DESK} [role=slider]")
    shares = page.locator(f"{DESK} .big")
    garrisons = page.locator(f"{DESK} .owners dl")
    assert Typist(screen, player.id, 1).tab_to("[role=slider]")
    for key, n in (("Home", 0), ("ArrowRight", 1), ("ArrowUp", 2), ("End", 3), ("ArrowLeft", 2)):
        page.keyboard.press(key)
        expect(grip).to_have_attribute("aria-valuenow", str(n))
        assert [words(share) for share in shares.all()] == [str(n), str(3 - n)]
        for box, before, more in zip(garrisons.all(), (2, 3), (n, 3 - n)):
            assert f"{before} → {before + more}" in words(box)
    box = grip.bounding_box()
    rail = page.locator(f"{DESK} .rail").bounding_box()
    assert box
    assert rail
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(rail["x"] + rail["width"] / 2, box["y"] + 10)
    page.mouse.move(rail["x"] + 3, box["y"] + 10)
    page.mouse.up()
    expect(grip).to_have_attribute("aria-valuenow", "0")
    page.locator("#prompt [data-confirm='amount:0']").click()
    page.evaluate("n => hand.gone(n)", player.latest["revision"])
    assert answers(player)[0] == "amount:0"


def test_a_trade_is_agreed_from_both_sides_and_opponents_see_numbers_only(
    open_screen: OPEN, server: Server
) -> None:
    names = server.ask("/api/catalogue?lang=en&board=six_players")["intrigues"]
    given = [names[card]["name"] for card in teams.GIVEN]
    answered = [names[card]["name"] for card in teams.ANSWERED]
    screen = open_screen()
    page = screen.page
    id = server.put(teams.trading(), (IRULAN, GURNEY, FEYD))
    screen.table(id)
    player = Player(screen, id, 1)

    def shows(*hidden: str) -> None:
        """None of these cards is named anywhere on the page."""
        text = page.content()
        assert [name for name in hidden if name in text] == []

    def sides() -> list[Locator]:
        return page.locator(f"{DESK} .trade > .side").all()

    shows(*given, *answered)
    player.take()
    player.now()
    shows(*answered)
    player.do(f"seat:{FEYD}")
    player.now()
    own, other = sides()
    expect(own.locator("button:enabled")).to_have_count(5)
    expect(other.locator("button, [data-action]")).to_have_count(0)
    assert [words(x) for x in other.locator("li").all()] == ["2", "1", "1", "2"]
    player.do("option:3")
    player.now()
    assert said("en", "act-intrigue-now") not in words(page.locator("#hand"))
    player.do(f"intrigue:{teams.GIVEN[0]}")
    player.now()
    player.do("end")
    assert player.asked
    page.locator("main h1", has_text="Player 6").wait_for()
    shows(*given, *answered)
    assert player.take()
    now = player.now()
    shows(*given)
    assert "Player 2 gives you 1 Intrigue card" in words(page.locator("#prompt .words"))
    own, other = sides()
    expect(own).to_contain_text("Player 2 gives")
    expect(own.locator(".gives")).to_have_text("Intrigue cards: 1")
    expect(own.locator("button")).to_have_count(0)
    expect(other.locator("button:enabled")).to_have_count(5)
    assert now["decision"]["seat"] == FEYD
    player.do("option:0")
    player.now()
    player.do("amount:1")
    assert player.asked
    assert player.take()
    player.now()
    player.do("end")
    page.locator("main h1", has_text="Player 3").wait_for()
    shows(*given, *answered)
    assert player.take()
    player.now()
    shows(*given, *answered)
    log = " ".join(line["text"] for line in player.latest["log"])
    assert "1 Intrigue card" in log
    assert "1 Solari" in log
    hands = [server.state(id, seat)["view"]["seats"][seat]["intrigue"] for seat in (IRULAN, FEYD)]
    assert [len(hand) for hand in hands] == [1, 3]


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_both_answers_to_a_tie_show_how_the_conflict_then_ends(
    open_screen: OPEN, size: str
) -> None:
    screen = open_screen(size)
    player = opened(screen, teams.conceding())
    page = screen.page
    shown = {
        one.get_attribute("data-pick"): words(one.locator(".ranks"))
        for one in page.locator(f"{DESK} [role=radio]").all()
    }
    assert shown == {
        "option:0": "1st Jessica 4 2nd You 4 3 3rd Feyd 2 2",
        "pass": "2nd You tie 3 2nd Jessica tie 3 3rd Feyd 2 2",
    }
    for answer in ("pass", "option:0"):
        page.locator(f"[data-pick='{answer}']").click()
        expect(page.locator("#prompt [data-confirm]")).to_have_attribute("data-confirm", answer)
    assert answers(player) == []


# ---------------------------------------------------------------- the Throne Row


def test_a_card_for_the_throne_row_is_chosen_and_fremen_cards_say_why_not(
    open_screen: OPEN, server: Server
) -> None:
    screen = open_screen(lang="de")
    player = opened(screen, teams.moving())
    page = screen.page
    now = server.state(player.id, SHADDAM, "de")
    lit = [row.get_attribute("data-action") for row in page.locator(".market .mrow.lit").all()]
    assert lit == [a["action"] for a in now["decision"]["actions"]]
    (why,) = now["decision"]["why"]["acquire:maker_keeper"]
    fremen = page.locator("[data-action='acquire:maker_keeper']")
    expect(fremen.locator(".why")).to_have_text(said("de", "team-why-throne-fremen"))
    fremen.click()
    expect(page.locator("[data-explain]")).to_contain_text(why["text"])
    page.keyboard.press("Escape")
    player.do("acquire:overthrow")
    page.evaluate("n => hand.gone(n)", now["revision"])
    expect(page.locator(".throne [data-action='throne:overthrow']")).to_be_visible()
    expect(page.locator("[data-action='acquire:overthrow']")).to_have_count(0)


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_only_its_team_acquires_from_the_throne_row(open_screen: OPEN, size: str) -> None:
    screen = open_screen(size)
    page = screen.page
    row = page.locator(".throne")
    card = page.locator("[data-action='throne:smugglers_harvester']")
    for seat in (GURNEY, FEYD):
        player = opened(screen, teams.revealed(seat))
        if size == "phone":
            page.locator("nav.tabs button").nth(2).click()
        card.scroll_into_view_if_needed()
        if seat == GURNEY:
            (why,) = player.latest["decision"]["why"]["throne:smugglers_harvester"]
            expect(row.locator("h2 .hint")).to_have_text("Team Shaddam")
            card.click()
            expect(page.locator("[data-explain], dialog[open]").first).to_contain_text(why["text"])
            assert answers(player) == []
        else:
            expect(row.locator("h2 .hint")).to_have_text(said("en", "side-throne-own"))
            player.do("throne:smugglers_harvester")
            assert answers(player) == ["throne:smugglers_harvester"]


# ---------------------------------------------------------------- Combat


def test_a_combat_of_four_shows_teams_and_for_whom_a_commander_plays(open_screen: OPEN) -> None:
    screen = open_screen()
    player = opened(screen, teams.combat())
    page = screen.page

    def ranks() -> dict[str, tuple[str, str]]:
        """The banner and the strength of each fighter."""
        return {
            words(row.locator(".cn")): (
                row.locator(".banner [role=img]").get_attribute("aria-label") or "",
                words(row.locator(".str")),
            )
            for row in page.locator(".ranks > li").all()
        }

    ours, theirs = "Team Muad'Dib", "Team Shaddam"
    assert ranks() == {
        "Gurney": (ours, "4"),
        "Jessica": (ours, "2"),
        "Feyd": (theirs, "4"),
        "Irulan": (theirs, "2"),
    }
    ring = page.locator(".ring li .sr").all_text_contents()
    assert ring == ["You", "Irulan", "Gurney", "Shaddam", "Jessica", "Feyd"]
    expect(page.locator(".behalf li").first.locator(".sr")).to_have_text(
        "For Gurney and Jessica: You"
    )
    expect(page.locator(SWITCH)).to_have_attribute("aria-label", said("en", "team-play-for"))
    player.do(f"seat:{JESSICA}")
    now = player.now()
    assert now["view"]["teams"]["activated"] == JESSICA
    player.do("intrigue:find_weakness")
    screen.wait_until("document.querySelectorAll('.ranks > li').length === 4")
    assert int(ranks()["Jessica"][1]) > 2
    assert ranks()["Gurney"][1] == "4"


# ---------------------------------------------------------------- the board


def test_both_personal_boards_are_on_the_board(open_screen: OPEN) -> None:
    screen = open_screen()
    player = opened(screen, teams.space())
    page = screen.page
    board = page.locator("#board")
    for space in ("sardaukar", "vast_wealth", "hardy_warriors", "desert_mastery"):
        expect(board.locator(f"[data-place='space:{space}']")).to_be_visible()
    for track in (
        "great_houses",
        "spacing_guild",
        "bene_gesserit",
        "fringe_worlds",
        "emperor",
        "fremen",
    ):
        expect(board.locator(f"[data-place='faction:{track}']")).to_be_visible()
    (why,) = player.latest["decision"]["why"]["space:vast_wealth"]
    assert why["code"] == "personal"
    board.locator("[data-place='space:vast_wealth']").click()
    expect(page.locator("[data-explain]")).to_contain_text(why["text"])
    page.keyboard.press("Escape")
    player.do("space:desert_mastery")
    assert answers(player) == ["space:desert_mastery"]


def test_a_phone_lists_the_own_personal_board_first(open_screen: OPEN) -> None:
    screen = open_screen("phone")
    page = screen.page
    for state, first, last in (
        (teams.turn(), "Fremen", "Emperor"),
        (teams.reinforcing(), "Emperor", "Fremen"),
    ):
        opened(screen, state)
        groups = [words(h).partition("\n")[0] for h in page.locator(".spaces h3").all()]
        assert groups[0].startswith(first), groups
        assert groups[-1].startswith(last), groups
        listed = page.locator(".spaces [data-place^='space:']")
        expect(listed).to_have_count(28)
    page.locator("[data-view] button").nth(1).click()
    for space in ("sardaukar", "desert_mastery"):
        expect(page.locator(f"#board [data-place='space:{space}']")).to_be_visible()


def test_a_phone_on_its_side_has_every_space_in_reach(open_screen: OPEN) -> None:
    screen = open_screen("lying")
    player = opened(screen, teams.space())
    places = screen.page.locator("#board [data-place^='space:']").all()
    assert len(places) == 28
    names = [str(place.get_attribute("data-place")) for place in places]
    assert [name for name in names if not player.find(name)] == []
    player.do("space:desert_mastery")
    assert answers(player) == ["space:desert_mastery"]


# ---------------------------------------------------------------- the beginning and the end


def test_a_game_of_two_teams_is_set_up(open_screen: OPEN, server: Server) -> None:
    screen = open_screen()
    page = screen.page
    screen.go("/")
    screen.tick(said("en", "setup-game-six_players"))
    leaders = page.locator("ol.sts .who select")
    expect(page.locator("ol.sts")).to_have_count(2)
    expect(leaders).to_have_count(6)
    fixed = [leader.is_disabled() for leader in leaders.all()]
    assert fixed == [True, False, False] * 2
    assert [words(leaders.nth(n).locator("option:checked")) for n in (0, 3)] == [
        "Muad'Dib",
        "Shaddam Corrino IV",
    ]
    expect(page.get_by_role("switch", name="Contracts")).to_be_disabled()
    seats = page.locator("ol.sts .kind select")
    for n, kind in enumerate(("person", "person", "bot:random") * 2):
        seats.nth(n).select_option(kind)
    page.get_by_role("button", name="Recommended").click()
    expect(page.locator(".rules").get_by_text("recommended Leaders")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector("[data-revision]")
    now = server.state(page.url.rpartition("/")[2])
    chairs = server.ask("/api/catalogue?lang=en")["setup"]["games"][1]["modes"]["6"]["chairs"]
    for sitter, chair in zip(now["sitters"], chairs):
        assert sitter["leader"] in ([chair["leader"]] if chair["leader"] else chair["suits"])
    order = [*now["teams"][0]["seats"], *now["teams"][1]["seats"]]
    assert [now["sitters"][seat]["kind"] for seat in order] == ["person", "person", "bot"] * 2
    assert now["modules"] == ["choam"]


@pytest.mark.parametrize(("size", "lang"), [("laptop", "en"), ("phone", "es")])
def test_the_end_counts_teams(open_screen: OPEN, server: Server, size: str, lang: str) -> None:
    screen = open_screen(size, lang=lang)
    page = screen.page
    screen.table(server.put(teams.ended(), (GURNEY,)))
    ours, theirs = (
        said(lang, "team-name", name=said(lang, f"side-short-{id}"))
        for id in ("muad_dib", "shaddam_corrino_iv")
    )
    expect(page.locator("main h1")).to_have_text(ours)
    expect(page.locator("main")).to_contain_text("17")
    standings = page.locator("[aria-labelledby=end-s] > ol > li")
    assert [words(side.locator("h3")) for side in standings.all()] == [f"{ours} 17", f"{theirs} 14"]
    gold = page.locator("[aria-labelledby=end-s] .win")
    expect(gold).to_have_count(1)
    expect(gold).to_contain_text(ours)
    table = page.locator("[aria-labelledby=end-w] table")
    total = [cell.text_content() for cell in table.locator("tfoot td").all()]
    assert total == ["6", "7", "4", "17", "5", "8", "1", "14"]
    never = said(lang, "side-end-never")
    dashed = [
        [
            n
            for n, cell in enumerate(row.locator("td").all())
            if never in (cell.text_content() or "")
        ]
        for row in table.locator("tbody tr").all()
    ]
    assert sorted(dashed) == [[], [0, 4], [0, 4]]


# ---------------------------------------------------------------- the hand beneath a long question


def test_low_cards_show_what_they_do_as_far_as_it_is_whole(open_screen: OPEN) -> None:
    screen = open_screen(lang="de")
    opened(screen, teams.turn())
    hand = screen.page.locator("#hand")
    expect(hand).to_have_class(re.compile("as-low"))
    found = hand.evaluate(
        """hand => [...hand.querySelectorAll(".card")].map(card => {
            const low = card.getBoundingClientRect().bottom;
            const foot = card.querySelector(":scope > .rv")?.getBoundingClientRect();
            const end = foot?.height ? foot.top : low;
            const signs = [...card.querySelectorAll(".ag .fx, .body .say")].filter(
                x => x.checkVisibility({ visibilityProperty: true })
            );
            return { n: signs.length, cut: signs.some(
                x => x.getBoundingClientRect().bottom > end + 1) };
        })"""
    )
    assert sum(card["n"] > 0 for card in found) >= 2
    assert not any(card["cut"] for card in found)
