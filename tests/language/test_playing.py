"""Questions, answers, the log, reasons and the score, over whole games and word for word."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

import kanly
from kanly.engine import actions as act
from kanly.engine import events
from kanly.engine.errors import KanlyError
from kanly.engine.kinds import DECISION_KINDS
from kanly.engine.ledger import reason_of
from kanly.engine.library import EDITIONS, edition_of, load
from kanly.engine.node import PROMPTERS
from kanly.engine.rulebook import Reason, Standing
from kanly.engine.seat import Seat
from kanly.engine.state import State
from kanly.language import (
    LANGUAGES,
    action_label,
    explain,
    log_line,
    name,
    prompt,
    reason_text,
    score_kind,
    score_reasons,
    standing_line,
    tie_breaks,
)
from kanly.language.labels import LABELS
from kanly.language.log import EVENTS, Scene
from kanly.language.prompts import PROMPTS
from kanly.rules.roles import PLAYER

from ..table import Table
from .test_catalogues import arguments

SEATS = ["Alba", "Bruno", "Carla", "David", "Elena", "Felix"]
GAMES = 21


def check_words(text: str) -> None:
    assert text
    assert text == text.strip()
    assert not set("{}$") & set(text), text
    assert "  " not in text, text
    assert "..." not in text, text


LENT = ["imperium", "imperium_conflicts", "imperium_leaders"]
"""What the game of 2020 lends to Uprising."""


def game(seed: int) -> State:
    """A game of Uprising, some with contracts and some mixed with the game of 2020."""
    return kanly.new_game(
        players=(3, 4, 6)[seed // 3 % 3],
        leaders="draft" if seed % 3 == 0 else "random",
        modules=["choam"] * (seed % 2) + LENT * (seed // 2 % 2),
        seed=seed,
        row_refresh=("off", "oldest", "all")[seed % 3],
        log=True,
    )


def game_of_2020(seed: int) -> State:
    """A game of 2020, alone, in pairs, in threes or in fours."""
    players = (1, 2, 3, 4)[seed % 4]
    return kanly.new_game(
        edition="imperium",
        players=players,
        leaders="draft" if players > 1 and seed % 3 == 0 else "random",
        difficulty=edition_of("imperium").levels[seed // 4 % 4] if players == 1 else None,
        seed=seed,
        log=True,
    )


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("new", [game, game_of_2020])
def test_a_whole_game_in_three_languages(new: Callable[[int], State], seed: int) -> None:
    state = new(seed)
    codes = CODES[state.setup.edition, state.setup.players]
    random = Random(seed)
    while state.decision is not None:
        decision = state.decision
        for lang in LANGUAGES:
            check_words(decision.prompt(lang))
            for action in decision.actions:
                check_words(action_label(state, action, lang))
            for reason in explain(state, random.choice(codes), lang):
                check_words(reason)
        state.apply(random.choice(decision.actions))
    assert state.log
    for entry in state.log:
        for lang in LANGUAGES:
            line = log_line(state.codex, entry, lang, SEATS)
            check_words(line)
            assert line.endswith((".", ".“"))
    for seat in state.seats:
        for lang in LANGUAGES:
            reasons = score_reasons(state.codex, seat, lang)
            assert sum(points for _, points in reasons) == seat.vp
            for text, _ in reasons:
                check_words(text)
    for lang in LANGUAGES:
        for standing in state.standings:
            check_words(standing_line(standing, SEATS[standing.seat], lang, ties=True))


def codes_of(edition: str, players: int) -> list[int]:
    """Every code that stands for something in a mode."""
    codex = load(edition, players)
    return [c for c in range(act.SIZE) if not is_free(codex.vocabulary.text(c))]


def is_free(text: str) -> bool:
    word, _, thing = text.partition(":")
    if word in ("amount", "option", "seat", "deploy", "space-effect", "card-effect"):
        return False
    if word == "leader-effect":
        return False
    return word == "unknown" or thing.partition("/")[0].isdecimal()


CODES = {
    (edition.id, mode.players): codes_of(edition.id, mode.players)
    for edition in EDITIONS.values()
    for mode in edition.modes
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("edition", "players"), CODES)
def test_every_code_has_a_name(edition: str, players: int, lang: str) -> None:
    codex = load(edition, players)
    for code in CODES[edition, players]:
        check_words(name(codex, code, lang))


def test_names_of_codes() -> None:
    codex = load("uprising")
    named = {
        "card:dagger": ("Dagger", "Daga", "Dolch"),
        "acquire:strike_fleet": ("Strike Fleet", "Flota de ataque", "Angriffsflotte"),
        "reveal-effect:shishakli/1": ("Shishakli", "Shishakli", "Shishakli"),
        "space:high_council": ("High Council", "Alto Consejo", "Hoher Rat"),
        "faction:emperor": ("Emperor", "Emperador", "Imperator"),
        "alliance:emperor": (
            "Alliance with the Emperor", "Alianza con el Emperador", "Allianz mit dem Imperator",
        ),
        "intrigue:detonation": ("Detonation", "Detonación", "Detonation"),
        "contract:espionage": ("Espionage", "Espionaje", "Spionage"),
        "battle:propaganda": ("Propaganda", "Propaganda", "Propaganda"),
        "leader:princess_irulan": ("Princess Irulan", "Princesa Irulan", "Prinzessin Irulan"),
        "deploy:2": ("Deploy 2 troops", "Desplegar 2 tropas", "2 Truppen einsetzen"),
        "rival:glossu_rabban": (
            'Glossu "The Beast" Rabban', "Glossu «la Bestia» Rabban", "Glossu „Die Bestie“ Rabban",
        ),
        "hagal:accept_contract_shipping_b": (
            "Accept Contract / Shipping", "Aceptar contrato / Transporte de mercancías",
            "Vertrag annehmen / Lieferung",
        ),
        "hagal:place_spy_city": (
            "Place Spy (City)", "Colocar Espía (ciudad)", "Spion platzieren (Stadt)",
        ),
        "hagal:reshuffle": ("Reshuffle", "Vuelve a barajar", "Neu mischen"),
        "pass": ("Pass", "Pasar", "Passen"),
    }  # fmt: skip
    for text, names in named.items():
        code = codex.vocabulary.parse(text)
        assert tuple(name(codex, code, lang) for lang in LANGUAGES) == names


def test_codes_that_stand_for_nothing_are_refused() -> None:
    codex = load("uprising")
    with pytest.raises(KanlyError, match="stands for nothing"):
        name(codex, act.SIZE + 1, "en")
    with pytest.raises(KanlyError, match="there is no number 60"):
        name(codex, act.SPACE + 60, "en")


def test_every_kind_of_decision_has_a_question_and_labels() -> None:
    assert PROMPTS.keys() == LABELS.keys() == set(DECISION_KINDS)


def test_the_engine_knows_the_prompts() -> None:
    assert [prompt] == PROMPTERS


# ---------------------------------------------------------------- word for word


def entry(codex: kanly.engine.codex.Codex, event: int, a: int = 0, b: int = 0) -> list[str]:
    return [log_line(codex, (event, 0, a, b), lang, SEATS) for lang in LANGUAGES]


def test_log_lines_word_for_word() -> None:
    t = load("uprising")
    dagger = t.card_number["dagger"]
    arrakeen = t.space_number["arrakeen"]
    post = t.post_number["post_emperor"]
    conflict = t.battle_number["siege_of_arrakeen"]
    assert entry(t, events.PLAYED, dagger, arrakeen) == [
        "Alba plays Dagger at Arrakeen.",
        "Alba juega «Daga» en la casilla «Arrakeen».",
        "Alba spielt „Dolch“ auf dem Feld „Arrakeen“ aus.",
    ]
    assert entry(t, events.GAINED, 1, 2) == [
        "Alba gains 2 spice.",
        "Alba recibe 2 de especia.",
        "Alba erhält 2 Spice.",
    ]
    assert entry(t, events.PLACED_SPY, post) == [
        "Alba places a Spy at the Emperor post.",
        "Alba coloca un Espía en el puesto del Emperador.",
        "Alba platziert einen Spion auf dem Imperator-Posten.",
    ]
    assert entry(t, events.STOLE, 1) == [
        "Alba takes an Intrigue card from Bruno.",
        "Alba hurta una carta de Intriga a Bruno.",
        "Alba nimmt Bruno eine Intrigenkarte ab.",
    ]
    assert entry(t, events.SCORED, act.ALLIANCE + 3, 1) == [
        "Alba gains 1 Victory Point (Alliance with the Fremen).",
        "Alba recibe 1 Punto de Victoria (Alianza con los Fremen).",
        "Alba erhält 1 Siegpunkt (Allianz mit den Fremen).",
    ]
    assert entry(t, events.SCORED, act.FACTION, -1) == [
        "Alba loses 1 Victory Point (2 Influence with the Emperor).",
        "Alba pierde 1 Punto de Victoria (2 de Influencia con el Emperador).",
        "Alba verliert 1 Siegpunkt (2 Einfluss beim Imperator).",
    ]
    assert entry(t, events.REWARD, conflict, 2) == [
        "Alba takes the second reward of Siege of Arrakeen.",
        "Alba recibe la segunda recompensa del Conflicto «Sitio de Arrakeen».",
        "Alba erhält die zweite Belohnung des Konflikts „Belagerung von Arrakeen“.",
    ]
    assert entry(t, events.DEFENDED, arrakeen) == [
        "Alba controls Arrakeen and takes the defensive bonus.",
        "Alba controla la casilla «Arrakeen» y recibe la bonificación defensiva.",
        "Alba kontrolliert das Feld „Arrakeen“ und erhält den Defensivbonus.",
    ]
    assert entry(t, events.REVEALED, 5, 1) == [
        "Alba reveals 5 Persuasion and 1 sword.",
        "Alba revela 5 de Persuasión y 1 espada.",
        "Alba deckt 5 Überzeugung und 1 Schwert auf.",
    ]
    assert entry(t, events.TOOK_CONTRACT, t.contract_number["arrakeen_water"]) == [
        "Alba takes the contract Arrakeen (reward: gain 1 water).",
        "Alba toma el contrato «Arrakeen» (recompensa: recibe 1 de agua).",
        "Alba nimmt den Vertrag „Arrakeen“ (Belohnung: „Erhalte 1 Wasser.“).",
    ]


def test_who_is_called_by_the_leader_does_not_play_it() -> None:
    codex = load("uprising")
    gurney = codex.leader_number["gurney_halleck"]
    line = (events.LEADER, 0, gurney, 0)
    assert [
        (log_line(codex, line, g, ["Alba"]), log_line(codex, line, g, ["Gurney Halleck"]))
        for g in LANGUAGES
    ] == [
        ("Alba plays Gurney Halleck.", "Gurney Halleck joins the game."),
        ("Alba juega con Gurney Halleck.", "Gurney Halleck participa en la partida."),
        ("Alba tritt als Gurney Halleck an.", "Gurney Halleck nimmt an der Partie teil."),
    ]


def test_every_event_has_a_row_in_order() -> None:
    assert list(EVENTS) == list(range(len(events.NAMES)))


@pytest.mark.parametrize("event", range(len(events.NAMES)))
def test_every_event_has_a_line(event: int) -> None:
    codex = load("uprising")
    for lang in LANGUAGES:
        check_words(log_line(codex, (event, 1, *NUMBERS.get(event, (0, 1))), lang, SEATS))


@pytest.mark.parametrize("event", range(len(events.NAMES)))
def test_a_line_says_all_that_is_read_from_its_entry(event: int) -> None:
    scene = Scene(load("uprising"), "en", SEATS)
    read = EVENTS[event](scene, *NUMBERS.get(event, (0, 1)))
    assert read.keys() <= arguments("en", f"log-{events.NAMES[event]}")


NUMBERS = {
    events.SCORED: (act.RULES, 1),
    events.OBJECTIVE: (act.OBJECTIVES_AT, 0),
    events.TRAINED: (0, 0),
    events.HAGAL_UNMET: (load("uprising").hagal_number["sietch_tabr"], 0),
}
"""Numbers for events of which 0 and 1 are no possible numbers."""


def at_turn(seed: int = 4) -> State:
    return kanly.new_game(
        leaders=["gurney_halleck", "muad_dib", "princess_irulan"], seed=seed, first_player=0
    )


def test_labels_of_a_turn() -> None:
    state = at_turn()
    labels = {state.action_text(a): action_label(state, a, "en") for a in state.decision.actions}
    assert labels["reveal"] == "Reveal your hand"
    cards = [text for text in labels if text.startswith("card:")]
    assert cards
    for text in cards:
        action = state.action(text)
        assert labels[text] == f"Play {name(state.codex, action, 'en')}"
    state.apply(state.action(cards[0]))
    assert state.decision.prompt("en").endswith("to which space do you send your Agent?")
    action = state.decision.actions[0]
    assert name(state.codex, action, "en") in action_label(state, action, "en")


def test_whether_to_pay_is_asked_in_words_of_its_own() -> None:
    t = Table().conflict("battle_for_imperial_basin").units(0, conflict=1).have(0, spice=4)
    state = t.at_combat().start()
    assert state.decision.kind == "use"
    pay, leave = state.decision.actions
    assert [
        (state.decision.prompt(g), action_label(state, pay, g), action_label(state, leave, g))
        for g in LANGUAGES
    ] == [
        (
            "Battle for Imperial Basin: do you use this effect?",
            "Pay 4 spice → gain 1 Victory Point.",
            "Leave it",
        ),
        (
            "Batalla por la Depresión Imperial: ¿usas este efecto?",
            "Paga 4 de especia → recibe 1 Punto de Victoria.",
            "No usarlo",
        ),
        (
            "Schlacht um das Imperiale Becken: Nutzt du diesen Effekt?",
            "Bezahle 4 Spice → erhalte 1 Siegpunkt.",
            "Darauf verzichten",
        ),
    ]


def test_an_action_not_offered_is_only_named() -> None:
    state = at_turn()
    assert action_label(state, state.action("space:arrakeen"), "es") == "Arrakeen"


def test_pending_effects_say_what_they_do_and_where_they_come_from() -> None:
    found: dict[str, str] = {}
    for seed in range(40):
        state = game(seed)
        random = Random(seed)
        while state.decision is not None:
            if state.decision.kind in ("agent-menu", "reveal-menu"):
                for action in state.decision.actions:
                    found.setdefault(
                        state.action_text(action), action_label(state, action, "en")
                    )  # fmt: skip
            state.apply(random.choice(state.decision.actions))
    assert found["deploy:2"] == "Deploy 2 troops to the Conflict"
    assert found["reveal-effect:public_spectacle/0"] == "Public Spectacle: You may place a Spy."
    assert found["acquire:the_spice_must_flow"] == "Acquire The Spice Must Flow for 9 Persuasion"
    assert found["contract:arrakeen_troop_spy"] == (
        "Complete the contract Arrakeen: Recruit 1 troop. You may place a Spy."
    )
    assert found["intrigue:market_opportunity"] == (
        "Play Market Opportunity (Plot): Choose one: pay 2 spice → gain 5 Solari; or pay 5 Solari "
        "→ gain 5 spice."
    )


def test_reasons_word_for_word() -> None:
    need = Reason("requirement", {"space": "shipping", "faction": "fremen", "level": 2, "have": 1})
    assert [reason_text(need, lang) for lang in LANGUAGES] == [
        "Shipping requires 2 Influence with the Fremen; you have 1.",
        "La casilla «Transporte de mercancías» requiere 2 de Influencia con los Fremen; tienes 1.",
        "Das Feld „Lieferung“ verlangt 2 Einfluss bei den Fremen; du hast 1.",
    ]
    cost = Reason("cost", {"space": "sardaukar", "resource": "spice", "need": 4, "have": 0})
    assert reason_text(cost, "en") == "Sardaukar costs 4 spice; you have 0."
    card = Reason("wrong-time", {"card": "impress"})
    assert (
        reason_text(card, "de") == "„Beeindrucken“ kann in diesem Moment nicht ausgespielt werden."
    )
    none = Reason("deploy-limit", {"limit": 0})
    assert reason_text(none, "en") == "You cannot deploy troops now."
    one = Reason("deploy-limit", {"limit": 1})
    assert reason_text(one, "es") == "Ahora puedes desplegar como máximo 1 tropa."


def test_explaining_a_position() -> None:
    state = at_turn()
    assert explain(state, "reveal", "en") == []
    reasons = explain(state, "space:sardaukar", "en")
    assert "Sardaukar costs 4 spice; you have 0." in reasons
    assert explain(state, "acquire:dagger", "es") == [
        "«Daga» solo puede adquirirse en tu turno de Revelación."
    ]


def test_score_reasons_word_for_word() -> None:
    codex = load("uprising")
    seat = Seat(PLAYER)
    seat.ledger = tuple(
        code * 16 + points + 8
        for code, points in (
            (act.RULES, 1),
            (act.FACTION + 2, 1),
            (act.ALLIANCE + 2, -1),
            (act.MATCH + 1, 1),
            (act.BATTLE + codex.battle_number["battle_for_arrakeen"], 1),
            (act.ACQUIRE + codex.card_number["the_spice_must_flow"], 1),
            (act.INTRIGUE + codex.intrigue_number["opportunism"], 1),
        )
    )
    assert score_reasons(codex, seat, "en") == [
        ("start of the game", 1),
        ("2 Influence with the Bene Gesserit", 1),
        ("Alliance with the Bene Gesserit", -1),
        ("pair of battle icons: Desert Mouse", 1),
        ("Conflict: Battle for Arrakeen", 1),
        ("The Spice Must Flow", 1),
        ("Opportunism", 1),
    ]
    assert [score_kind(reason_of(entry)) for entry in seat.ledger] == [
        "start", "influence", "alliance", "match", "conflict", "card", "card",
    ]  # fmt: skip
    assert score_reasons(codex, seat, "de")[2] == ("Allianz mit den Bene Gesserit", -1)


def test_standings_and_ties() -> None:
    standing = Standing(
        1, 0, 0, 11, 11, {"spice": 2, "solari": 1, "water": 0, "garrison": 3, "revealed_at": 7}
    )
    assert standing_line(standing, "Alba", "en") == "1. Alba: 11 Victory Points"
    assert standing_line(standing, "Alba", "es", ties=True) == (
        "1. Alba: 11 Puntos de Victoria, 2 de especia, 1 solari, 0 de agua, 3 en la guarnición"
    )
    assert tie_breaks("de") == [
        "das meiste Spice", "die meisten Solaris", "das meiste Wasser",
        "die meisten Truppen in der Garnison", "der späteste Aufdeckzug",
    ]  # fmt: skip
