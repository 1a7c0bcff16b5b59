"""What a screen says about the questions of two teams, so that no page need know their rules."""

from __future__ import annotations

import msgspec

from kanly import Game, State
from kanly.web.model import ActionOut, Screen
from kanly.web.screen import news_from, screen
from kanly.web.tables import Sitter, Table
from kanly.web.team_model import About, Holding
from tests.rules.six import FEYD, GURNEY, IRULAN, JESSICA, MUAD_DIB, SHADDAM, fighting, visit
from tests.table import Table as Position
from tests.table import do, legal


def shown(state: State, seat: int | None = None) -> Screen:
    """The screen of a seat, or of whoever decides."""
    assert state.decision is not None
    state.log = state.log or []
    table = Table("t", Game.new(state), [Sitter("person") for _ in state.seats], False)
    return screen(table, state.decision.seat if seat is None else seat, "en")


def offered(state: State) -> dict[str, ActionOut]:
    """The actions on the screen of whoever decides, by their texts."""
    decision = shown(state).decision
    assert decision is not None
    return {action.action: action for action in decision.actions}


def about(state: State) -> About:
    """What the question is about; everybody sees the same."""
    seen = []
    for seat in range(-1, 6):
        decision = shown(state, seat).decision
        assert decision is not None
        assert decision.about is not None
        seen.append(decision.about)
    assert all(one == seen[0] for one in seen)
    return seen[0]


# ---------------------------------------------------------------- activation, tokens


def test_activation_says_which_agent_would_go() -> None:
    t = Position(6).owns(MUAD_DIB, "swordmaster").tokens(MUAD_DIB, left="arrakeen")
    state = t.turn_of(MUAD_DIB).start()
    choices = about(state).activation
    assert choices is not None
    assert [(x.seat, x.action, x.token, x.agents) for x in choices] == [
        (GURNEY, "seat:2", "both", 1),
        (JESSICA, "seat:4", "right", 2),
    ]
    assert {a.means for a in offered(state).values()} == {"activate"}
    assert [a.seat for a in offered(state).values()] == [GURNEY, JESSICA]


def test_with_no_agent_left_only_the_reveal_turn_is() -> None:
    t = Position(6).tokens(MUAD_DIB, left="arrakeen", right="carthag")
    choices = about(t.turn_of(MUAD_DIB).start()).activation
    assert choices is not None
    assert [(x.token, x.agents) for x in choices] == [(None, 0), (None, 0)]


def test_revealing_is_asked_about_while_the_other_ally_has_an_agent() -> None:
    for ally, right, confirm in (
        (GURNEY, None, "always"),
        (GURNEY, "carthag", "never"),
        (JESSICA, None, "never"),
    ):
        t = Position(6, aloud=True).tokens(MUAD_DIB, left="arrakeen", right=right)
        state = t.hand(MUAD_DIB, "convincing_argument").turn_of(MUAD_DIB, activating=ally).start()
        assert (list(offered(state)), offered(state)["reveal"].confirm) == (["reveal"], confirm)


def test_the_agent_that_was_named_is_the_one_that_goes() -> None:
    for ally, sign in ((GURNEY, "left"), (JESSICA, "right")):
        state = visit(Position(6), MUAD_DIB, "deliver_supplies", ally)
        sent = [x for x in shown(state).view.seats[MUAD_DIB].tokens if x.state == "sent"]
        assert [(x.sign, x.space, x.allies) for x in sent] == [(sign, "deliver_supplies", [ally])]
    both = Position(6).owns(MUAD_DIB, "swordmaster").tokens(MUAD_DIB, left="arrakeen")
    state = visit(both, MUAD_DIB, "deliver_supplies", GURNEY)
    signs = {x.sign: (x.state, x.space) for x in shown(state).view.seats[MUAD_DIB].tokens}
    assert signs == {
        "left": ("sent", "arrakeen"),
        "right": ("home", None),
        "both": ("sent", "deliver_supplies"),
    }


def test_a_swordmaster_is_not_gained_at_home_sent_or_gone() -> None:
    state = Position(6).turn_of(MUAD_DIB).start()
    for seat, view in enumerate(shown(state).view.seats):
        swordmaster = view.tokens[-1]
        assert (swordmaster.swordmaster, swordmaster.state) == (True, "not-gained")
        assert len(view.tokens) == (3 if seat in (MUAD_DIB, SHADDAM) else 1)
        assert view.bonus_swords == 0
    for place, word in ((None, "home"), ("gone", "gone")):
        t = Position(6).owns(IRULAN, "swordmaster").swordmaster_at(IRULAN, place)
        seat = shown(t.turn_of(MUAD_DIB).start()).view.seats[IRULAN]
        assert [(x.sign, x.allies, x.state) for x in seat.tokens] == [("none", [], word)]
        assert seat.bonus_swords == 2


def test_who_is_activated_stands_in() -> None:
    state = Position(6).turn_of(SHADDAM, activating=FEYD).start()
    view = shown(state).view
    assert view.teams is not None
    assert view.teams.activated == FEYD
    assert [seat.stands_in for seat in view.seats] == [0, 1, 2, FEYD, 4, 5]


def test_a_commander_has_the_influence_of_the_allies_too() -> None:
    t = Position(6).influence(GURNEY, spacing_guild=2).influence(JESSICA, spacing_guild=3)
    seat = shown(t.influence(MUAD_DIB, fremen=1).turn_of(MUAD_DIB).start()).view.seats[MUAD_DIB]
    assert (seat.influence, seat.standing["spacing_guild"]) == ({"fremen": 1}, 3)


# ---------------------------------------------------------------- what a space would bring


def sending(t: Position, seat: int, ally: int, card: str) -> dict[str, ActionOut]:
    """The spaces a Commander can send an Agent to with a card."""
    t.hand(seat, card, "convincing_argument")
    return offered(do(t.turn_of(seat, activating=ally).start(), f"card:{card}"))


def after(action: ActionOut) -> set[tuple[str, int, int]]:
    """What changes, whose it is, and what it is then."""
    return {(c.what, c.seat, c.after) for c in action.changes}


def test_a_space_of_a_commander_says_what_is_certain_for_the_whole_team() -> None:
    t = Position(6, aloud=True).have(MUAD_DIB, water=1, spice=4)
    spaces = sending(t, MUAD_DIB, GURNEY, "demand_attention")
    # The team's reward is certain; what the card offers for spice is not.
    assert after(spaces["space:desert_mastery"]) >= {
        ("influence", MUAD_DIB, 1), ("spice", MUAD_DIB, 6), ("spice", GURNEY, 1),
        ("spice", JESSICA, 1),
    }  # fmt: skip
    t = Position(6, aloud=True).have(SHADDAM, spice=3).influence(SHADDAM, emperor=2)
    spaces = sending(t, SHADDAM, FEYD, "imperial_tent")
    assert after(spaces["space:sardaukar"]) >= {("influence", SHADDAM, 3), ("garrison", FEYD, 7)}


def test_a_combat_space_says_how_many_the_ally_may_deploy() -> None:
    t = Position(6, aloud=True).have(MUAD_DIB, water=1).units(GURNEY, garrison=3)
    spaces = sending(t, MUAD_DIB, GURNEY, "demand_attention")
    found = {text: a.deploys for text, a in spaces.items()}
    hardy = found["space:hardy_warriors"]
    assert hardy is not None
    assert (hardy.seat, hardy.most) == (GURNEY, 4)
    assert found["space:expedition"] is None


def test_a_spys_help_shows_only_what_it_adds() -> None:
    t = Position(6, aloud=True).spies(IRULAN, "post_great_houses").have(IRULAN, spice=2)
    state = visit(t, IRULAN, "military_support")
    help = offered(state)["post:post_great_houses"]
    assert {c.what for c in help.changes} == {"hand", "spies"}


def test_the_news_of_a_commander_begin_after_the_own_turn() -> None:
    t = Position(6).have(MUAD_DIB, water=1)
    state = visit(t, MUAD_DIB, "hardy_warriors", GURNEY)
    state.log = []
    table = Table("t", Game.new(state), [Sitter("person") for _ in range(6)], False)
    while state.active == MUAD_DIB:
        table.game.apply("deploy:2" if "deploy:2" in legal(state) else legal(state)[-1])
        state = table.game.state
    assert state.log
    assert {entry[1] for entry in state.log} >= {GURNEY}
    assert news_from(state, MUAD_DIB) == len(state.log)


# ---------------------------------------------------------------- an Ally's troops


def in_carthag() -> State:
    """Muad'Dib's Agent is in Carthag with Gurney activated, all effects done."""
    t = Position(6, aloud=True).units(GURNEY, garrison=3)
    state = visit(t, MUAD_DIB, "carthag", GURNEY, card="usul")
    while any(
        a.partition(":")[0] in ("space-effect", "card-effect", "option") for a in legal(state)
    ):
        do(state, next(a for a in legal(state) if ":" in a and not a.startswith("seat")))
    return state


def test_ending_asks_the_ally_and_gives_nothing_up() -> None:
    actions = offered(in_carthag())
    assert set(actions) == {"seat:2", "end"}
    let = actions["seat:2"]
    assert (let.means, let.seat, let.asks, let.lapses) == ("let-deploy", GURNEY, GURNEY, False)
    assert (let.confirm, let.ends_undo) == ("always", True)
    assert (actions["end"].asks, actions["end"].confirm) == (GURNEY, "never")


def test_the_ally_is_told_what_its_answer_means() -> None:
    for answer, ends in (("seat:2", False), ("end", True)):
        state = do(in_carthag(), answer)
        deployment = about(state).deployment
        assert deployment is not None
        assert (deployment.commander, deployment.ally) == (MUAD_DIB, GURNEY)
        assert (deployment.limit, deployment.garrison, deployment.ends_turn) == (3, 4, ends)
        actions = offered(state)
        assert actions["pass"].means == "deploy-none"
        strengths = [c for c in actions["deploy:3"].changes if c.what == "strength"]
        assert [(c.seat, c.before, c.after) for c in strengths] == [(GURNEY, 0, 6)]


def test_the_commander_is_told_who_has_answered() -> None:
    table = Table("t", Game.new(in_carthag()), [Sitter("person") for _ in range(6)], False)
    assert screen(table, MUAD_DIB, "en").answered is None
    for action in ("seat:2", "pass"):
        table.game.apply(action)
        table.settle()
    told = screen(table, MUAD_DIB, "en").answered
    assert told is not None
    assert (told.seat, told.kind, told.ply) == (GURNEY, "ally-deploys", 1)


def test_after_the_ally_has_answered_ending_asks_nobody() -> None:
    state = do(in_carthag(), "seat:2", "pass")
    assert offered(state)["end"].asks is None
    assert offered(state)["end"].confirm == "never"


def test_an_agent_of_a_commander_changes_numbers_of_the_ally() -> None:
    t = Position(6).have(SHADDAM, spice=3).hand(SHADDAM, "imperial_tent", "signet_ring")
    state = do(t.turn_of(SHADDAM, activating=FEYD).start(), "card:imperial_tent")
    changes = offered(state)["space:sardaukar"].changes
    found = {(c.seat, c.what): c.after - c.before for c in changes}
    assert found[SHADDAM, "spice"] == -3
    assert found[FEYD, "garrison"] == 4


# ---------------------------------------------------------------- dividing


def test_reinforcements_say_who_gets_how_many() -> None:
    t = Position(6).have(SHADDAM, spice=2).units(IRULAN, garrison=11)
    state = visit(t, SHADDAM, "military_support", FEYD)
    while state.decision is not None and state.decision.kind == "agent-menu":
        do(state, legal(state)[0])
    reinforcement = about(state).reinforcement
    assert reinforcement is not None
    assert reinforcement.troops == 3
    assert [(x.seat, x.garrison, x.supply) for x in reinforcement.allies] == [
        (FEYD, state.seats[FEYD].garrison, state.seats[FEYD].supply),
        (IRULAN, 11, 1),
    ]
    shares = {
        text: [(x.seat, x.troops) for x in action.shares] for text, action in offered(state).items()
    }
    assert shares == {
        "amount:2": [(FEYD, 2), (IRULAN, 1)],
        "amount:3": [(FEYD, 3), (IRULAN, 0)],
    }
    assert {a.means for a in offered(state).values()} == {"reinforce"}
    assert offered(state)["amount:2"].asks == FEYD
    do(state, "amount:2")
    assert offered(state)["pass"].means == "deploy-none"


def test_contracts_are_handed_out_in_plain_sight() -> None:
    t = Position(6).have(SHADDAM, solari=5).market("deliver_supplies", "harvest_4")
    state = visit(t, SHADDAM, "assembly_hall", FEYD, card="demand_results")
    while state.decision is not None and state.decision.kind == "agent-menu":
        do(state, next(a for a in legal(state) if a.startswith("card-effect")))
    if "option:0" in legal(state):
        do(state, "option:0")
    actions = offered(state)
    assert {text: [(x.seat, x.contract) for x in a.shares] for text, a in actions.items()} == {
        "contract:deliver_supplies": [(FEYD, "deliver_supplies"), (IRULAN, "harvest_4")],
        "contract:harvest_4": [(FEYD, "harvest_4"), (IRULAN, "deliver_supplies")],
    }
    assert {(a.means, a.zone) for a in actions.values()} == {("give-contract", "market")}


def test_whether_to_concede_is_shown_by_its_outcome() -> None:
    state = fighting("protect_the_sietches", {GURNEY: 4, JESSICA: 4, FEYD: 2}).start()
    assert state.decision is not None
    assert state.decision.kind == "concede"
    asked, mate = state.decision.seat, GURNEY + JESSICA - state.decision.seat
    actions = offered(state)
    assert (actions["option:0"].means, actions["pass"].means) == ("concede", "stand")
    assert [(x.seat, x.strength, x.place, x.tied) for x in actions["option:0"].ranking] == [
        (mate, 4, 1, False),
        (asked, 4, 2, False),
        (FEYD, 2, 3, False),
    ]
    standing = [(x.place, x.tied) for x in actions["pass"].ranking]
    assert standing == [(2, True), (2, True), (3, False)]


def test_a_tie_of_teammates_says_who_may_concede_and_who_has_been_asked() -> None:
    state = fighting("protect_the_sietches", {GURNEY: 4, JESSICA: 4, FEYD: 2}).start()
    may = {x.seat for x in shown(state).fighters if x.may_concede}
    assert may == {GURNEY, JESSICA}
    for declined in (False, True):
        assert state.decision is not None
        concession = about(state).concession
        assert concession is not None
        mate = GURNEY + JESSICA - state.decision.seat
        assert (concession.mate, concession.declined) == (mate, declined)
        do(state, "pass")
    apart = fighting("protect_the_sietches", {GURNEY: 4, FEYD: 4}).start()
    assert not any(x.may_concede for x in shown(apart).fighters)


# ---------------------------------------------------------------- trading, paying


def trading() -> State:
    """Irulan trades with Feyd; each has goods and two Intrigue cards."""
    t = Position(6).intrigue(IRULAN, "devour", "impress")
    t.intrigue(FEYD, "weirding_combat", "go_to_ground").have(IRULAN, solari=3, spice=2, water=1)
    state = visit(t, IRULAN, "economic_support")
    while state.decision is not None and state.decision.kind == "agent-menu":
        do(state, next(a for a in legal(state) if a.startswith("space-effect")))
    return state


def deal_of(state: State) -> list[tuple[int, str | None, int | None, bool]]:
    """Both gifts as far as they are said."""
    deal = about(state).deal
    assert deal is not None
    assert state.decision is not None
    assert (deal.giver, deal.actor) == (state.decision.seat, IRULAN)
    return [(gift.seat, gift.what, gift.n, gift.settled) for gift in deal.gifts]


def test_a_trade_is_shown_as_far_as_it_is_agreed() -> None:
    state = trading()
    assert deal_of(state) == [(IRULAN, None, None, False)]
    assert [(a.means, a.seat) for a in offered(state).values()] == [
        ("trade-with", SHADDAM),
        ("trade-with", FEYD),
    ]
    do(state, f"seat:{FEYD}")
    assert deal_of(state) == [(IRULAN, None, None, False), (FEYD, None, None, False)]
    goods = {text: (a.means, a.good) for text, a in offered(state).items()}
    assert goods["option:0"] == ("trade-kind", "solari")
    assert goods["option:3"] == ("trade-kind", "intrigue")
    assert goods["pass"] == ("give-nothing", None)
    nothing = offered(state)["pass"]
    assert (nothing.asks, nothing.confirm) == (FEYD, "careful")
    do(state, "option:1")
    assert deal_of(state)[0] == (IRULAN, "spice", None, False)
    amounts = offered(state)
    assert {(a.means, a.good, a.asks, a.confirm) for a in amounts.values()} == {
        ("trade-amount", "spice", FEYD, "always")
    }
    do(state, "amount:3")
    assert deal_of(state) == [(IRULAN, "spice", 3, True), (FEYD, None, None, False)]
    do(state, "option:3")
    assert deal_of(state) == [(IRULAN, "spice", 3, True), (FEYD, "intrigue", 0, False)]
    cards = offered(state)
    assert {(a.means, a.confirm) for a in cards.values()} == {("give-card", "never")}
    do(state, "intrigue:go_to_ground")
    assert deal_of(state)[1] == (FEYD, "intrigue", 1, False)
    assert offered(state)["end"].means == "give-these"


def test_cards_to_give_are_asked_about_before_the_partner_answers() -> None:
    state = do(trading(), f"seat:{FEYD}", "option:3", "intrigue:impress")
    done = offered(state)["end"]
    assert (done.means, done.asks, done.confirm) == ("give-these", FEYD, "careful")


def test_teammates_are_called_as_everywhere_at_the_table() -> None:
    state = trading()
    state.log = []
    sitters = [Sitter("person", f"Person {n}") for n in range(6)]
    table = Table("t", Game.new(state), sitters, False)
    asked = screen(table, IRULAN, "en").decision
    assert asked is not None
    assert [a.label for a in asked.actions] == ["Trade with Person 3", "Trade with Person 5"]
    table.game.apply(f"seat:{FEYD}")
    asked = screen(table, IRULAN, "en").decision
    assert asked is not None
    assert "Person 5" in asked.prompt


def test_what_both_hold_is_shown_in_numbers_only() -> None:
    state = do(trading(), f"seat:{FEYD}", "option:3", "intrigue:impress")
    deal = about(state).deal
    assert deal is not None
    own, others = deal.gifts
    assert own.has == Holding(solari=3, spice=3, water=1, intrigue=2)
    assert others.has.intrigue == 2
    for seat in (-1, MUAD_DIB, SHADDAM, GURNEY, JESSICA, FEYD):
        text = msgspec.json.encode(shown(state, seat)).decode()
        assert "devour" not in text
        assert "impress" not in text


def test_a_gift_of_nothing_is_settled_too() -> None:
    state = do(trading(), f"seat:{FEYD}", "pass")
    assert deal_of(state) == [(IRULAN, None, None, True), (FEYD, None, None, False)]


def test_what_a_team_pays_together_is_counted() -> None:
    t = Position(6).hand(MUAD_DIB, "threaten_spice_production", "usul")
    for seat, spice in ((MUAD_DIB, 3), (GURNEY, 4), (JESSICA, 4)):
        t.have(seat, spice=spice)
    state = t.turn_of(MUAD_DIB, activating=JESSICA).start()
    do(state, "card:threaten_spice_production", "space:accept_contract")
    while state.decision is not None and state.decision.kind != "ally-pays":
        first = [a for a in legal(state) if a.startswith(("card-effect", "option"))]
        do(state, (first or legal(state))[0])
    payment = about(state).payment
    assert payment is not None
    assert (payment.spice, payment.commander, payment.has, payment.said) == (7, 0, 3, [])
    assert {a.means for a in offered(state).values()} == {"pay"}
    assert {a.asks for a in offered(state).values()} == {JESSICA}
    do(state, "amount:3")
    payment = about(state).payment
    assert payment is not None
    assert [(x.seat, x.n) for x in payment.said] == [(GURNEY, 3)]
    assert payment.spice == 7
    assert state.seats[MUAD_DIB].spice == 3


# ---------------------------------------------------------------- Combat, the Throne Row


def test_the_ring_tells_who_plays_and_for_whom() -> None:
    t = Position(6).units(GURNEY, conflict=1).units(JESSICA, conflict=1).units(FEYD, conflict=1)
    for seat, card in ((MUAD_DIB, "devour"), (FEYD, "impress"), (SHADDAM, "weirding_combat")):
        t.intrigue(seat, card)
    state = t.at_combat().start()
    ring = shown(state, -1).ring
    assert [(x.seat, x.allies) for x in ring] == [
        (MUAD_DIB, [GURNEY, JESSICA]),
        (GURNEY, [GURNEY]),
        (SHADDAM, [FEYD]),
        (JESSICA, [JESSICA]),
        (FEYD, [FEYD]),
    ]
    actions = offered(state)
    assert [(a.means, a.seat) for a in actions.values() if a.sort == "seat"] == [
        ("play-for", GURNEY),
        ("play-for", JESSICA),
    ]
    assert all(fighter.seat not in (MUAD_DIB, SHADDAM) for fighter in shown(state).fighters)


def test_outside_combat_there_is_no_ring() -> None:
    assert shown(Position(6).turn_of(MUAD_DIB).start()).ring == []


def test_the_throne_row_has_its_prices_for_its_team_only() -> None:
    t = Position(6).throne("maker_keeper", "overthrow")
    state = t.hand(FEYD, "convincing_argument", "seek_allies").turn_of(FEYD).start()
    cost = {card.id: card.cost for card in state.codex.edition.cards}
    for seat in (IRULAN, SHADDAM, FEYD):
        row = shown(state, seat).throne
        assert [(x.card, x.cost) for x in row] == [
            ("maker_keeper", cost["maker_keeper"]),
            ("overthrow", cost["overthrow"]),
        ]
    for seat in (-1, MUAD_DIB, GURNEY, JESSICA):
        assert [x.cost for x in shown(state, seat).throne] == [None, None]


def test_cards_of_the_throne_row_are_bought_or_the_reasons_are_told() -> None:
    t = Position(6).throne("smugglers_harvester").row("smugglers_harvester", "overthrow")
    for seat in (FEYD, GURNEY):
        state = t.hand(seat, "convincing_argument", "seek_allies").turn_of(seat).start()
        do(state, "reveal")
        decision = shown(state).decision
        assert decision is not None
        offers = {a.action: a for a in decision.actions}
        if seat == FEYD:
            bought = offers["throne:smugglers_harvester"]
            assert (bought.zone, bought.confirm) == ("throne", "careful")
        else:
            (why,) = decision.why["throne:smugglers_harvester"]
            assert why.code == "throne-row"


def test_a_card_for_the_throne_is_chosen_and_fremen_cards_are_explained() -> None:
    t = Position(6).row("maker_keeper", "overthrow")
    state = visit(t, SHADDAM, "deliver_supplies", FEYD, card="imperial_tent")
    while state.decision is not None and state.decision.kind == "agent-menu":
        do(state, next(a for a in legal(state) if a.startswith("card-effect")))
    decision = shown(state).decision
    assert decision is not None
    assert (decision.kind, decision.step) == ("throne", "throne")
    assert {a.means for a in decision.actions} == {"to-throne"}
    assert [x.code for x in decision.why["acquire:maker_keeper"]] == ["throne-fremen"]


def test_other_games_have_none_of_this() -> None:
    state = Position(3).start()
    table = shown(state)
    assert table.throne == []
    assert table.view.teams is None
    assert [(x.seats, x.id, x.commander) for x in table.teams] == [
        ([n], "", None) for n in range(3)
    ]
    assert all(seat.tokens == [] for seat in table.view.seats)
    assert {sitter.role for sitter in table.sitters} == {"player"}
    assert table.decision is not None
    assert table.decision.about is None
    assert {a.means for a in table.decision.actions} == {None}
