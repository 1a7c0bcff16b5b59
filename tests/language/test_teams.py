"""Two teams in words: questions and answers of teammates, the log, the standings."""

from __future__ import annotations

import pytest

from kanly.engine import events
from kanly.engine.library import load
from kanly.engine.rulebook import Reason, Standing
from kanly.engine.state import State
from kanly.language import (
    LANGUAGES,
    action_label,
    explain,
    log_line,
    log_things,
    name,
    prompt,
    reason_text,
    role_name,
    seat_names,
    standing_line,
    team_name,
)

from ..table import Table, do, legal
from .test_playing import entry


def asked(s: State, lang: str = "en") -> str:
    """The question with the names of the seats."""
    assert s.decision is not None
    return prompt(s.decision, lang, seat_names(s, lang))


def labels(s: State, lang: str = "en") -> dict[str, str]:
    """What the answers are called, by their text."""
    return {text: action_label(s, s.action(text), lang) for text in legal(s)}


def in_all(s: State, text: str) -> list[str]:
    """One answer in every language."""
    return [labels(s, lang)[text] for lang in LANGUAGES]


# ---------------------------------------------------------------- names


def test_teams_and_roles_have_names() -> None:
    codex = load("uprising", 6)
    assert [team_name(codex, 0, lang) for lang in LANGUAGES] == [
        "Muad'Dib's team", "Equipo de Muad'Dib", "Team Muad'Dib",
    ]  # fmt: skip
    assert team_name(codex, 1, "en") == "Shaddam's team"
    assert [role_name(codex, seat, "es") for seat in (0, 1, 3)] == [
        "Comandante", "Aliado", "Comandante",
    ]  # fmt: skip
    alone = load("uprising")
    assert team_name(alone, 0, "en") == role_name(alone, 0, "en") == ""


def test_cards_of_the_throne_row_have_the_names_of_cards() -> None:
    codex = load("uprising", 6)
    assert name(codex, codex.vocabulary.parse("throne:dagger"), "de") == "Dolch"


# ---------------------------------------------------------------- trade


def trading(actor: int = 2, partner: int = 0) -> State:
    """Gurney trades with Muad'Dib; both have Intrigue cards and spice."""
    t = Table(6).turn_of(actor).hand(actor, "diplomacy").have(partner, spice=3)
    t.intrigue(actor, "cunning", "detonation").intrigue(partner, "impress")
    s = do(t.start(), "card:diplomacy", "space:economic_support", "space-effect:1")
    return do(s, f"seat:{partner}")


def test_who_begins_a_trade_is_told_with_whom_it_is() -> None:
    s = trading()
    assert [asked(s, lang) for lang in LANGUAGES] == [
        "Trade with Muad'Dib. What do you give?",
        "Comercias con Muad'Dib. ¿Qué das?",
        "Mit Muad'Dib treibst du Handel. Was gibst du?",
    ]
    assert labels(s) == {
        "option:1": "Give spice", "option:2": "Give water", "option:3": "Give Intrigue cards",
        "pass": "Give nothing",
    }  # fmt: skip
    do(s, "option:3", "intrigue:cunning")
    assert asked(s) == "Trade with Muad'Dib. You give 1 Intrigue card. Which one more?"
    assert labels(s) == {"intrigue:detonation": "Give Detonation", "end": "Give no more"}


def test_the_partner_is_told_how_many_cards_are_offered_but_never_which() -> None:
    s = do(trading(), "option:3", "intrigue:cunning", "end")
    assert s.decision is not None
    assert s.decision.seat == 0
    assert [asked(s, lang) for lang in LANGUAGES] == [
        "Gurney Halleck gives you 1 Intrigue card. What do you give?",
        "Gurney Halleck te da 1 carta de Intriga. ¿Qué das?",
        "Gurney Halleck gibt dir 1 Intrigenkarte. Was gibst du?",
    ]
    told = [asked(s, lang) for lang in LANGUAGES]
    told += [text for lang in LANGUAGES for text in labels(s, lang).values()]
    for lang in LANGUAGES:
        for card in ("cunning", "detonation"):
            title = name(s.codex, s.action(f"intrigue:{card}"), lang)
            assert not [text for text in told if title in text]
    do(s, "option:1")
    assert asked(s) == "Gurney Halleck gives you 1 Intrigue card. How much spice do you give?"
    assert in_all(s, "amount:2") == ["Give 2 spice", "Dar 2 de especia", "2 Spice geben"]


def test_the_partner_is_told_that_nothing_is_offered() -> None:
    s = do(trading(), "pass")
    assert asked(s) == "Gurney Halleck gives you nothing. What do you give?"
    assert asked(s, "es") == "Gurney Halleck no te da nada. ¿Qué das?"


def test_a_decision_alone_names_only_who_always_has_the_same_chair() -> None:
    s = do(trading(), "option:1")
    assert s.decision is not None
    assert s.decision.prompt("en") == "Seat 3 gives you 1 spice. What do you give?"
    assert trading(actor=4).decision.prompt("de").startswith("Mit Muad'Dib")


def test_the_log_of_a_trade_tells_numbers_only() -> None:
    s = do(trading(), "option:3", "intrigue:cunning", "intrigue:detonation", "option:1", "amount:2")
    assert s.log is not None
    told = [line for line in s.log if line[0] in (events.TRADED, events.GAVE)]
    assert [log_line(s.codex, line, "en", seat_names(s, "en")) for line in told] == [
        "Trade: Gurney Halleck and Muad'Dib.",
        "Gurney Halleck gives 2 Intrigue cards.",
        "Muad'Dib gives 2 spice.",
    ]
    assert [log_things(s.codex, line) for line in told] == [["seat:0"], [], []]


# ---------------------------------------------------------------- sharing


def test_reinforce_says_who_gets_how_many() -> None:
    t = Table(6).turn_of(2).hand(2, "diplomacy").have(2, spice=2)
    s = do(t.start(), "card:diplomacy", "space:military_support")
    assert asked(s) == "Reinforce: how do you divide 3 troops?"
    assert in_all(s, "amount:2") == [
        "2 troops for you, 1 troop for Lady Jessica",
        "2 tropas para ti, 1 tropa para Dama Jessica",
        "2 Truppen für dich, 1 Trupp für Lady Jessica",
    ]
    assert in_all(s, "amount:0")[0] == "3 troops for Lady Jessica"
    assert labels(do(s, "amount:3"))["pass"] == "Deploy nothing"


def test_a_commander_reinforces_both_allies() -> None:
    t = Table(6).turn_of(0, activating=2).hand(0, "demand_attention").have(0, spice=2)
    s = do(t.start(), "card:demand_attention", "space:military_support", "space-effect:0")
    assert labels(s)["amount:1"] == "1 troop for Gurney Halleck, 2 troops for Lady Jessica"


def test_reinforce_does_not_promise_troops_that_are_not_there() -> None:
    t = Table(6).turn_of(2).hand(2, "diplomacy").have(2, spice=2).units(4, garrison=11)
    s = do(t.start(), "card:diplomacy", "space:military_support")
    assert labels(s)["amount:2"] == "2 troops for you, 1 troop for Lady Jessica"
    t = Table(6).turn_of(2).hand(2, "diplomacy").have(2, spice=2)
    t.units(2, garrison=11).units(4, garrison=11)
    state = t.start()
    state.asks_everything = True
    s = do(state, "card:diplomacy", "space:military_support")
    while s.decision is not None and s.decision.kind != "reinforce":
        s.apply(s.decision.actions[0])
    assert labels(s) == {"amount:1": "1 troop for you, 1 troop for Lady Jessica"}


def test_a_gain_that_is_split_says_who_gets_what() -> None:
    t = Table(6).turn_of(0, activating=2).hand(0, "usul")
    s = do(t.start(), "card:usul", "space:carthag", "card-effect:0")
    assert in_all(s, "option:1") == [
        "1 spice for you, 1 water for Gurney Halleck",
        "1 de especia para ti, 1 de agua para Gurney Halleck",
        "1 Spice für dich, 1 Wasser für Gurney Halleck",
    ]


def test_contracts_are_handed_out_by_name_and_reward() -> None:
    t = Table(6).turn_of(3, activating=5).hand(3, "demand_results").have(3, solari=2)
    t.market("arrakeen_water", "espionage")
    s = do(t.start(), "card:demand_results", "space:assembly_hall", "card-effect:0")
    assert s.decision is not None
    assert s.decision.kind == "hand-out"
    assert in_all(s, "contract:arrakeen_water")[0].startswith(
        "Arrakeen (gain 1 water) for Feyd-Rautha Harkonnen, Espionage ("
    )
    assert in_all(s, "contract:arrakeen_water")[2].startswith(
        "„Arrakeen“ (erhalte 1 Wasser) für Feyd-Rautha Harkonnen, „Spionage“ ("
    )


def test_allies_are_told_what_is_left_to_pay() -> None:
    t = Table(6).turn_of(0, activating=2).hand(0, "threaten_spice_production")
    t.have(0, spice=3).have(2, spice=3).have(4, spice=3)
    s = do(t.start(), "card:threaten_spice_production", "space:accept_contract", "card-effect:0")
    assert asked(s) == (
        "Threaten Spice Production costs 7 spice, and so far the Allies pay 0: how much do you pay?"
    )
    assert in_all(s, "amount:2") == [
        "Pay 2 spice (5 left to pay)",
        "Pagar 2 de especia (resto: 5)",
        "2 Spice bezahlen (Rest: 5)",
    ]
    do(s, "amount:2")
    assert asked(s, "de") == (
        "„Spice-Produktion gefährden“ kostet 7 Spice, und die Verbündeten bezahlen bisher 2: Wie "
        "viel bezahlst du?"
    )
    assert labels(s)["amount:0"] == "Pay nothing (5 left to pay)"


# ---------------------------------------------------------------- a Commander's turn


def test_activating_says_how_many_agents_can_be_sent() -> None:
    s = Table(6).tokens(0, left="arrakeen").turn_of(0).start()
    assert [labels(s, lang)["seat:2"] for lang in LANGUAGES] == [
        "Activate Gurney Halleck (no Agent to send)",
        "Activar a Gurney Halleck (ningún Agente que enviar)",
        "Gurney Halleck aktivieren (kein Agent zu entsenden)",
    ]
    assert labels(s)["seat:4"] == "Activate Lady Jessica (1 Agent to send)"


def test_influence_says_whose_cube_moves() -> None:
    t = Table(6).turn_of(3, activating=5).hand(3, "signet_ring").have(3, solari=3)
    s = do(t.start(), "card:signet_ring", "space:assembly_hall", "option:1")
    assert s.decision is not None
    assert s.decision.kind == "influence"
    assert labels(s)["faction:emperor"] == "Gain 1 Influence with the Emperor"
    assert in_all(s, "faction:great_houses") == [
        "Gain 1 Influence with the Great Houses (Feyd-Rautha Harkonnen)",
        "Recibir 1 de Influencia con las Grandes Casas (Feyd-Rautha Harkonnen)",
        "1 Einfluss bei den Großen Häusern erhalten (Feyd-Rautha Harkonnen)",
    ]


def test_the_activated_ally_is_let_deploy() -> None:
    t = Table(6).turn_of(0, activating=2).hand(0, "usul")
    s = do(t.start(), "card:usul", "space:carthag")
    assert labels(s)["seat:2"] == "Let Gurney Halleck deploy troops"
    assert explain(s, "deploy:1", "en") == [
        "You have no units: the activated Ally decides what to deploy."
    ]
    do(s, "seat:2")
    assert labels(s)["deploy:2"] == "Deploy 2 troops to the Conflict"
    assert labels(s)["pass"] == "Deploy nothing"


def test_the_throne_row_is_named_where_a_card_is_acquired_from_it() -> None:
    t = Table(6).throne("rebel_supplier").turn_of(1)
    t.hand(1, "convincing_argument", "convincing_argument")
    s = t.start()
    assert in_all(s, "throne:rebel_supplier") == [
        "Acquire Rebel Supplier from the Throne Row for 3 Persuasion",
        "Adquirir «Proveedor rebelde» de la Fila del Trono por 3 de Persuasión",
        "„Rebellen-Versorgung“ aus der Thron-Reihe für 3 Überzeugung erwerben",
    ]


# ---------------------------------------------------------------- Combat


def test_conceding_says_what_both_then_take() -> None:
    t = Table(6).conflict("battle_for_arrakeen").units(2, conflict=2).units(4, conflict=2)
    s = t.units(1, conflict=1).at_combat().start()
    assert in_all(s, "option:0") == [
        "Concede to Lady Jessica (you: second reward; Lady Jessica: first reward)",
        "Ceder ante Dama Jessica (tú: segunda recompensa; Dama Jessica: primera recompensa)",
        "Lady Jessica die größere Belohnung überlassen (du: zweite Belohnung; Lady Jessica: erste "
        "Belohnung)",
    ]
    assert labels(s)["pass"] == ("Do not concede (you: second reward; Lady Jessica: second reward)")
    assert s.teams is not None
    assert s.teams.conceded == 0


def test_a_commander_says_for_whom_a_combat_card_is() -> None:
    t = Table(6).units(2, conflict=1).units(4, conflict=2).intrigue(0, "find_weakness")
    s = t.at_combat().start()
    assert s.decision is not None
    assert s.decision.kind == "combat"
    assert in_all(s, "seat:4") == [
        "Play a card for Lady Jessica",
        "Jugar una carta a favor de Dama Jessica",
        "Eine Karte für Lady Jessica ausspielen",
    ]


# ---------------------------------------------------------------- the log, reasons, standings


def test_log_lines_of_teams_word_for_word() -> None:
    codex = load("uprising", 6)
    assert entry(codex, events.ACTIVATED, 2) == [
        "Alba activates Carla.",
        "Alba activa a un Aliado: Carla.",
        "Alba aktiviert einen Verbündeten: Carla.",
    ]
    assert entry(codex, events.CONCEDED, 4) == [
        "Alba concedes the greater reward to Elena.",
        "Alba cede: Elena recibe la recompensa mayor.",
        "Alba überlässt die größere Belohnung: Elena erhält sie.",
    ]
    assert entry(codex, events.THRONE, codex.card_number["dagger"]) == [
        "Alba moves Dagger to the Throne Row.",
        "Alba mueve «Daga» a la Fila del Trono.",
        "Alba legt „Dolch“ in die Thron-Reihe.",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_ends_a_sentence_with_two_stops(lang: str) -> None:
    s = do(trading(actor=5, partner=3), "pass")
    names = seat_names(s, lang)
    for event in (events.TRADED, events.GAVE, events.SWORDMASTER_LEFT):
        assert ".." not in log_line(s.codex, (event, 5, 3, 1), lang, names)
        assert ".." not in log_line(s.codex, (event, 3, 3, 1), lang, names)
    for state in (s, trading(actor=5, partner=3)):
        assert ".." not in asked(state, lang)
    personal = Reason("personal", {"space": "sardaukar", "leader": "shaddam_corrino_iv"})
    assert ".." not in reason_text(personal, lang)


def test_reasons_of_teams() -> None:
    personal = Reason("personal", {"space": "hardy_warriors", "leader": "muad_dib"})
    assert [reason_text(personal, lang) for lang in LANGUAGES] == [
        "Only Muad'Dib can send an Agent to Hardy Warriors: it is on a personal board.",
        "Solo Muad'Dib puede enviar un Agente a la casilla «Guerreros avezados»: está en su "
        "tablero personal.",
        "Nur Muad'Dib kann einen Agenten zum Feld „Zähe Krieger“ entsenden: Es ist auf einem "
        "persönlichen Tableau.",
    ]
    t = Table(6).tokens(0, left="arrakeen").turn_of(0, activating=2).intrigue(0, "cunning")
    s = t.start()
    assert "None of your Agents still at home acts for the activated Ally." in explain(
        s, "space:carthag", "en"
    )


def test_a_standing_tells_the_points_of_the_team() -> None:
    ties = {"spice": 2, "solari": 1, "water": 0, "garrison": 3, "revealed_at": 7}
    standing = Standing(1, 0, 0, 8, 21, ties)
    assert [standing_line(standing, "Alba", lang) for lang in LANGUAGES] == [
        "1. Alba: 8 Victory Points; team: 21 Victory Points",
        "1. Alba: 8 Puntos de Victoria; equipo: 21 Puntos de Victoria",
        "1. Alba: 8 Siegpunkte; Team: 21 Siegpunkte",
    ]
    assert standing_line(standing, "Alba", "en", ties=True) == (
        "1. Alba: 8 Victory Points; team: 21 Victory Points, 2 spice, 1 Solari, 0 water, 3 in the "
        "garrison"
    )
