"""The game of 2020 in words: components, questions, answers, the log and refusals."""

from __future__ import annotations

import pytest

import kanly
from kanly.engine import actions as act
from kanly.engine import events
from kanly.engine.errors import KanlyError
from kanly.engine.library import load
from kanly.engine.state import State
from kanly.language import (
    LANGUAGES,
    action_label,
    catalogue,
    component_name,
    component_text,
    effect_text,
    explain,
    log_line,
    prompt,
    seat_names,
    table_records,
)
from kanly.rules import algebra as a

from ..table import Table, do

SEATS = ["Alba", "Bruno", "Carla", "David"]
LENT = ("imperium", "imperium_conflicts", "imperium_leaders")

TEXTS = {
    ("card", "kwisatz_haderach"): (
        "Agent: Send any of your Agents, even one that is already on the board, to any space, even "
        "if other Agents are there; costs and requirements still count. Draw 1 card.",
        "Agente: Envía cualquiera de tus Agentes, incluso uno que ya esté en el tablero, a "
        "cualquier casilla, aunque haya otros Agentes en ella; los costes y los requisitos siguen "
        "contando. Roba 1 carta.",
        "Agent: Entsende einen beliebigen deiner Agenten, auch einen, der schon auf dem Spielplan "
        "steht, zu einem beliebigen Feld, auch wenn dort andere Agenten stehen; Kosten und "
        "Bedingungen gelten trotzdem. Ziehe 1 Karte.",
    ),
    ("card", "test_of_humanity"): (
        "Agent: Each opponent chooses one: discard 1 card; or lose 1 troop in the Conflict.\n"
        "Reveal: 2 Persuasion.",
        "Agente: Cada adversario elige una opción: descarta 1 carta; o bien pierde 1 tropa del "
        "Conflicto.\nRevelación: 2 de Persuasión.",
        "Agent: Jeder Gegner wählt eine Möglichkeit: Wirf 1 Karte ab; oder verliere 1 Trupp im "
        "Konflikt.\nAufdecken: 2 Überzeugung.",
    ),
    ("card", "guild_bankers"): (
        "Reveal: The Spice Must Flow costs you 3 Persuasion less this turn.",
        "Revelación: «La especia debe fluir» te cuesta 3 de Persuasión menos en este turno.",
        "Aufdecken: „Das Spice muss fließen“ kostet dich in diesem Zug 3 Überzeugung weniger.",
    ),
    ("intrigue", "bindu_suspension"): (
        "Plot: If you have done nothing else yet this turn: draw 1 card, then you may end your "
        "turn at once, without an Agent or Reveal turn.",
        "Trama: Si aún no has hecho nada más en este turno: roba 1 carta y después puedes terminar "
        "tu turno enseguida, sin que sea turno de Agente ni de Revelación.",
        "Komplott: Falls du in diesem Zug noch nichts anderes getan hast: Ziehe 1 Karte; danach: "
        "Du darfst deinen Zug sofort beenden, ohne Agenten- oder Aufdeckzug.",
    ),
    ("intrigue", "to_the_victor"): (
        "Combat: When you win a Conflict: gain 3 spice.",
        "Combate: Cuando venzas en un Conflicto: recibe 3 de especia.",
        "Kampf: Wenn du einen Konflikt gewinnst: Erhalte 3 Spice.",
    ),
    ("intrigue", "staged_incident"): (
        "Combat: Lose 3 troops in the Conflict → gain 1 Victory Point.",
        "Combate: Pierde 3 tropas del Conflicto → recibe 1 Punto de Victoria.",
        "Kampf: Verliere 3 Truppen im Konflikt → erhalte 1 Siegpunkt.",
    ),
    ("conflict", "sort_through_the_chaos"): (
        "Conflict II.\n"
        "First place: Take the Mentat, wherever it is, as an extra Agent for the next round. Draw "
        "1 Intrigue card. Gain 2 Solari.\n"
        "Second place: Draw 1 Intrigue card. Gain 2 Solari.\nThird place: Gain 2 Solari.",
        "Conflicto II.\n"
        "Primera posición: Toma el Mentat, esté donde esté, como Agente adicional para la próxima "
        "ronda. Roba 1 carta de Intriga. Recibe 2 solaris.\n"
        "Segunda posición: Roba 1 carta de Intriga. Recibe 2 solaris.\n"
        "Tercera posición: Recibe 2 solaris.",
        "Konflikt II.\n"
        "Erster Platz: Nimm den Mentat, wo immer er ist, als zusätzlichen Agenten für die nächste "
        "Runde. Ziehe 1 Intrigenkarte. Erhalte 2 Solaris.\n"
        "Zweiter Platz: Ziehe 1 Intrigenkarte. Erhalte 2 Solaris.\n"
        "Dritter Platz: Erhalte 2 Solaris.",
    ),
    ("space", "sell_melange"): (
        "Effect: Choose one: pay 2 spice → gain 6 Solari; pay 3 spice → gain 8 Solari; pay 4 spice "
        "→ gain 10 Solari; or pay 5 spice → gain 12 Solari.",
        "Efecto: Elige una opción: paga 2 de especia → recibe 6 solaris; paga 3 de especia → "
        "recibe 8 solaris; paga 4 de especia → recibe 10 solaris; o bien paga 5 de especia → "
        "recibe 12 solaris.",
        "Effekt: Wähle eine Möglichkeit: Bezahle 2 Spice → erhalte 6 Solaris; bezahle 3 Spice → "
        "erhalte 8 Solaris; bezahle 4 Spice → erhalte 10 Solaris; oder bezahle 5 Spice → erhalte "
        "12 Solaris.",
    ),
    ("leader", "paul_atreides"): (
        "House Atreides.\nPrescience: You may look at the top card of your deck at any time.\n"
        "Discipline (Signet Ring): Draw 1 card.",
        "Casa Atreides.\nPresciencia: Puedes mirar la primera carta de tu mazo en cualquier "
        "momento.\nDisciplina (Anillo heráldico): Roba 1 carta.",
        "Haus Atreides.\nHellsicht: Du darfst dir jederzeit die oberste Karte deines Decks "
        "ansehen.\nDisziplin (Siegelring): Ziehe 1 Karte.",
    ),
    ("leader", "duke_leto_atreides"): (
        "House Atreides.\nLandsraad Popularity: Sending an Agent to a Landsraad space costs you 1 "
        "Solari less.\nPrudent Diplomacy (Signet Ring): Pay 1 spice → gain 1 Influence with a "
        "Faction where an opponent has more than you.",
        "Casa Atreides.\nPopularidad en el Landsraad: Enviar un Agente a una casilla del Landsraad "
        "te cuesta 1 solari menos.\nDiplomacia prudente (Anillo heráldico): Paga 1 de especia → "
        "recibe 1 de Influencia con una Facción con la que un adversario tenga más que tú.",
        "Haus Atreides.\nBeliebtheit im Landsraad: Einen Agenten zu einem Landsraad-Feld zu "
        "entsenden kostet dich 1 Solari weniger.\nUmsichtige Diplomatie (Siegelring): Bezahle 1 "
        "Spice → erhalte 1 Einfluss bei einer Fraktion, bei der ein Gegner mehr hat als du.",
    ),
    ("leader", "baron_vladimir_harkonnen"): (
        "House Harkonnen.\nMasterstroke: At the start of the game: choose two Factions in secret. "
        "The first time you deploy 4 or more troops in one turn: reveal the two Factions and gain "
        "1 Influence with each of them.\nScheme (Signet Ring): Pay 1 Solari → draw 1 Intrigue "
        "card.",
        "Casa Harkonnen.\nJugada maestra: Al comienzo de la partida: elige en secreto dos "
        "Facciones. La primera vez que despliegues 4 o más tropas en un turno: revela las dos "
        "Facciones y recibe 1 de Influencia con cada una.\nArdid (Anillo heráldico): Paga 1 solari "
        "→ roba 1 carta de Intriga.",
        "Haus Harkonnen.\nGeniestreich: Zu Beginn der Partie: Wähle geheim zwei Fraktionen. Wenn "
        "du zum ersten Mal in einem Zug mindestens 4 Truppen einsetzt: Decke die beiden Fraktionen "
        "auf und erhalte bei jeder 1 Einfluss.\nSchachzug (Siegelring): Bezahle 1 Solari → ziehe 1 "
        "Intrigenkarte.",
    ),
    ("leader", "countess_ariana_thorvald"): (
        "House Thorvald.\nSpice Addict: When you gain spice from the Maker space you visit: gain 1 "
        "spice less and draw 1 card.\nHidden Reservoir (Signet Ring): Gain 1 water.",
        "Casa Thorvald.\nAdicta a la especia: Cuando recibas especia de la casilla de Hacedor que "
        "visitas: recibe 1 de especia menos y roba 1 carta.\nDepósito oculto (Anillo heráldico): "
        "Recibe 1 de agua.",
        "Haus Thorvald.\nSpice-Süchtige: Wenn du Spice von dem Sandwurm-Feld erhältst, das du "
        "besuchst: Erhalte 1 Spice weniger und ziehe 1 Karte.\nVerborgenes Reservoir (Siegelring): "
        "Erhalte 1 Wasser.",
    ),
    ("rival", "baron_vladimir_harkonnen"): (
        "Signet Ring: Pay 1 Solari → draw 1 Intrigue card (you decide whether).",
        "Anillo heráldico: Paga 1 solari → roba 1 carta de Intriga (tú decides si lo hace).",
        "Siegelring: Bezahle 1 Solari → ziehe 1 Intrigenkarte (du entscheidest, ob).",
    ),
    ("rival", "house_hagal"): (
        "It blocks spaces, has a rank in Conflicts and holds Alliances, but gains no resources, "
        "rewards or Victory Points.",
        "Bloquea casillas, ocupa una posición en los Conflictos y retiene Alianzas, pero no recibe "
        "recursos, recompensas ni Puntos de Victoria.",
        "Es blockiert Felder, belegt einen Platz in Konflikten und hält Allianzen, erhält aber "
        "keine Ressourcen, Belohnungen oder Siegpunkte.",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("kind", "id"), TEXTS)
def test_text_word_for_word(kind: str, id: str) -> None:
    codex = load("imperium")
    for lang, text in zip(LANGUAGES, TEXTS[kind, id]):
        assert component_text(codex, kind, id, lang) == text


# ---------------------------------------------------------------- records


def test_records_of_the_edition() -> None:
    rows = catalogue("imperium", "en")
    assert {(row["edition"], row["module"]) for row in rows} == {("imperium", "")}
    found = {(row["kind"], row["id"]): row for row in rows}
    assert found["intrigue", "demand_respect"]["kinds"] == ["combat"]
    assert found["intrigue", "tiebreaker"]["kinds"] == ["combat", "endgame"]
    assert found["conflict", "skirmish_a"]["battle_icon"] is None
    assert not [row for row in rows if row["kind"] in ("post", "objective", "contract")]


def test_uprising_lists_what_it_borrows_with_its_module() -> None:
    rows = {(row["kind"], row["id"]): row for row in catalogue("uprising", "en")}
    assert rows["imperium", "kwisatz_haderach"]["module"] == "imperium"
    assert rows["intrigue", "ambush"]["module"] == "imperium"
    assert rows["conflict", "siege_of_arrakeen_2020"]["module"] == "imperium_conflicts"
    assert rows["conflict", "siege_of_arrakeen"]["module"] == ""
    assert rows["leader", "helena_richese"]["module"] == "imperium_leaders"
    assert ("intrigue", "calculated_hire") not in rows
    own = {row["module"] for row in rows.values() if row["edition"] != "uprising"}
    assert own == set()


def test_a_table_meets_only_what_was_agreed_on() -> None:
    def ids(**options: object) -> set[tuple[str, str]]:
        state = kanly.new_game(players=3, seed=1, **options)  # type: ignore[arg-type]
        rows = table_records(state.codex, "en", state.setup)
        return {(row["kind"], row["id"]) for row in rows}

    assert ("imperium", "scout") not in ids()
    assert {("imperium", "scout"), ("intrigue", "ambush")} <= ids(modules=["imperium"])
    chosen = ids(modules=["imperium"], added_cards=["scout"])
    assert ("imperium", "scout") in chosen
    assert not {("imperium", "chani"), ("leader", "paul_atreides")} & chosen
    assert ("leader", "paul_atreides") in ids(modules=["imperium_leaders"])


def test_conflicts_of_both_games_have_the_names_they_print() -> None:
    for lang in LANGUAGES:
        for id in ("siege_of_arrakeen", "battle_for_imperial_basin"):
            assert component_name("conflict", f"{id}_2020", lang) == component_name(
                "conflict", id, lang
            )


def test_what_happens_to_each_opponent_in_another_way_has_no_words() -> None:
    with pytest.raises(KanlyError, match="no words for what happens to each opponent"):
        effect_text(a.each_opponent(a.water(1)), "en")


# ---------------------------------------------------------------- questions and answers


def asked(s: State) -> list[tuple[str, list[str]]]:
    """The question and its answers, in every language."""
    decision = s.decision
    assert decision is not None
    return [
        (
            prompt(decision, lang, seat_names(s, lang)),
            [action_label(s, action, lang) for action in decision.actions],
        )
        for lang in LANGUAGES
    ]


def table(players: int = 3, **more: object) -> Table:
    return Table(players, edition="imperium", **more)  # type: ignore[arg-type]


def test_the_baron_chooses_two_factions() -> None:
    s = kanly.new_game("imperium", ["baron_vladimir_harkonnen", "random", "random"], seed=1)
    en, es, de = asked(s)
    assert (en[0], en[1][2]) == (
        "Which two Factions do you choose in secret?",
        "Emperor and Fremen",
    )
    assert es[1][3] == "Cofradía Espacial y Bene Gesserit"
    assert (de[0], len(de[1])) == ("Welche zwei Fraktionen wählst du geheim?", 6)


def test_the_card_on_top_is_named() -> None:
    t = table().top(0, "dagger").intrigue(0, "poison_snooper")
    s = do(t.start(), "intrigue:poison_snooper")
    assert asked(s) == [
        (
            "Do you draw the top card of your deck or trash it?",
            ["Draw Dagger", "Trash Dagger"],
        ),
        (
            "¿Robas o desechas la primera carta de tu mazo?",
            ["Robar «Daga»", "Desechar «Daga»"],
        ),
        (
            "Ziehst oder entsorgst du die oberste Karte deines Decks?",
            ["„Dolch“ ziehen", "„Dolch“ entsorgen"],
        ),
    ]


def test_four_rates_for_melange() -> None:
    t = table().hand(0, "dune_the_desert_planet").have(0, spice=5)
    s = do(t.start(), "card:dune_the_desert_planet", "space:sell_melange")
    en, es, de = asked(s)
    assert en[1] == [
        "Pay 2 spice: Gain 6 Solari.", "Pay 3 spice: Gain 8 Solari.",
        "Pay 4 spice: Gain 10 Solari.", "Pay 5 spice: Gain 12 Solari.",
    ]  # fmt: skip
    assert es[1][0] == "Pagar 2 de especia: Recibe 6 solaris."
    assert de[1][3] == "5 Spice bezahlen: Erhalte 12 Solaris."


def test_agents_of_the_kwisatz_haderach_and_a_space_for_the_voice() -> None:
    t = table().hand(0, "kwisatz_haderach").agents(0, "wealth")
    s = do(t.start(), "card:kwisatz_haderach", "space:arrakeen")
    assert asked(s) == [
        ("Which of your Agents do you send?", ["The Agent at Wealth", "An Agent not sent yet"]),
        (
            "¿Cuál de tus Agentes envías?",
            ["El Agente de la casilla «Riqueza»", "Un Agente aún no enviado"],
        ),
        (
            "Welchen deiner Agenten entsendest du?",
            ["Den Agenten vom Feld „Wohlstand“", "Einen noch nicht entsandten Agenten"],
        ),
    ]
    s = do(table().hand(0, "the_voice").start(), "card:the_voice", "space:arrakeen")
    while s.decision is not None and s.decision.kind != "voice":
        s.apply(s.decision.actions[0])
    en, es, de = asked(s)
    assert en[0] == "Which space do you close to your opponents until your next turn?"
    assert (en[1][0], es[1][0]) == ("Close Conspire", "Cerrar la casilla «Conspirar»")
    assert de[1][0] == "Das Feld „Verschwörung“ sperren"


def test_an_opponent_to_double_cross() -> None:
    t = table().intrigue(0, "double_cross").have(0, solari=1)
    s = do(t.units(1, conflict=1).units(2, conflict=1).start(), "intrigue:double_cross")
    en, es, de = asked(s)
    assert en == (
        "Which opponent loses 1 troop in the Conflict?",
        ["Make Count Ilban Richese lose 1 troop", "Make Earl Memnon Thorvald lose 1 troop"],
    )
    assert es[1][0] == "Hacer que Conde Ilban Richese pierda 1 tropa"
    assert de[1][0] == "Graf Ilban Richese 1 Trupp verlieren lassen"


def test_a_card_taken_back_from_the_discard_pile() -> None:
    t = table().hand(0, "other_memory").discard(0, "the_voice", "bene_gesserit_sister")
    s = do(t.start(), "card:other_memory", "space:arrakeen")
    while s.decision is not None and s.decision.kind != "take-back":
        options = [x for x in s.decision.actions if s.action_text(x) == "option:1"]
        s.apply((options or s.decision.actions)[0])
    en, es, de = asked(s)
    assert en[0] == "Which card do you take from your discard pile to your hand?"
    assert sorted(en[1]) == [
        "Take Bene Gesserit Sister to your hand",
        "Take The Voice to your hand",
    ]
    assert "Añadir «La Voz» a tu mano" in es[1]
    assert "„Die Stimme“ auf die Hand nehmen" in de[1]


def test_cards_for_a_victory() -> None:
    t = table().conflict("skirmish_a").units(0, conflict=1).intrigue(0, "to_the_victor")
    s = t.at_combat().start()
    while s.decision is not None and s.decision.kind != "victory":
        s.apply(s.decision.actions[-1])
    assert asked(s) == [
        (
            "You have won the Conflict: do you play an Intrigue card for that?",
            ["Play To the Victor… (Combat): Gain 3 spice.", "Pass"],
        ),
        (
            "Has vencido en el Conflicto: ¿juegas por ello una carta de Intriga?",
            ["Jugar «Al vencedor…» (Combate): Recibe 3 de especia.", "Pasar"],
        ),
        (
            "Du hast den Konflikt gewonnen: Spielst du dafür eine Intrigenkarte aus?",
            ["„Dem Sieger …“ (Kampf) ausspielen: Erhalte 3 Spice.", "Passen"],
        ),
    ]


def test_where_an_acquired_card_goes() -> None:
    t = table().intrigue(0, "recruitment_mission").hand(0, "convincing_argument")
    s = do(t.start(), "intrigue:recruitment_mission", "acquire:arrakis_liaison")
    en, es, de = asked(s)
    assert en == (
        "Recruitment Mission: do you use this effect?",
        ["Put Arrakis Liaison on top of your deck", "Leave it"],
    )
    assert es[1][0] == "Poner «Intermediario en Arrakis» encima de tu mazo"
    assert de[1][0] == "„Arrakis-Kontakt“ oben auf dein Deck legen"


def test_any_number_of_troops_includes_none() -> None:
    t = table().intrigue(0, "rapid_mobilization").units(0, garrison=2)
    en, es, de = asked(do(t.start(), "intrigue:rapid_mobilization"))
    assert en[1] == [
        "Deploy nothing", "Deploy 1 troop to the Conflict", "Deploy 2 troops to the Conflict",
    ]  # fmt: skip
    assert (es[1][0], de[1][0]) == ("No desplegar nada", "Nichts einsetzen")


def rivals_question(kind: str, rivals: list[str]) -> State:
    """A solo game up to the first question of that kind that is about a Rival."""
    for seed in range(200):
        s = kanly.new_game("imperium", players=1, seed=seed, rivals=rivals)
        while s.decision is not None:
            if s.decision.kind == kind and s.decision.owner != 0:
                return s
            s.apply(s.decision.actions[-1])
    raise AssertionError(kind)


def test_questions_for_a_rival_say_whose_they_are() -> None:
    rivals = ["baron_vladimir_harkonnen", "duke_leto_atreides"]
    s = rivals_question("use", rivals)
    assert s.decision is not None
    assert s.decision.seat == 0
    who = seat_names(s, "en")[s.decision.owner]
    assert "(Rival)" in who
    en, es, de = asked(s)
    assert en[0] == f"You decide for {who}: is this effect used?"
    assert en[1][0].startswith("Pay 1 ")
    assert es[0].startswith("Decides por ")
    assert de[0].startswith("Du entscheidest für ")
    s = rivals_question("influence", rivals)
    en, es, de = asked(s)
    assert "with which Faction does the Rival gain" in en[0]
    assert "¿con qué Facción recibe" in es[0]
    assert "Bei welcher Fraktion erhält der Rivale" in de[0]


def test_the_endgame_without_battle_icons() -> None:
    s = table().intrigue(0, "tiebreaker").at_endgame().start()
    assert [question for question, _ in asked(s)] == [
        "Endgame: play Intrigue cards.",
        "Desenlace: juega cartas de Intriga.",
        "Finale: Spiele Intrigenkarten aus.",
    ]


# ---------------------------------------------------------------- the log


def lines(codex: kanly.engine.codex.Codex, event: int, n: int = 0, m: int = 0) -> list[str]:
    return [log_line(codex, (event, 0, n, m), lang, SEATS) for lang in LANGUAGES]


def test_log_lines_word_for_word() -> None:
    t = load("imperium")
    arrakeen, wealth = t.space_number["arrakeen"], t.space_number["wealth"]
    assert lines(t, events.MENTAT) == [
        "Alba has the Mentat, an extra Agent, for this round.",
        "Alba tiene el Mentat, un Agente adicional, para esta ronda.",
        "Alba hat für diese Runde den Mentat, einen zusätzlichen Agenten.",
    ]
    assert lines(t, events.VOICE, arrakeen) == [
        "Alba closes Arrakeen to opponents for one turn each.",
        "Alba cierra la casilla «Arrakeen» a sus adversarios durante un turno de cada uno.",
        "Alba sperrt das Feld „Arrakeen“ für je einen Zug der Gegner.",
    ]
    assert lines(t, events.LOST_TROOPS, 1, 0) == [
        "Alba loses 1 troop from the garrison.",
        "Alba pierde 1 tropa de la guarnición.",
        "Alba verliert 1 Trupp aus der Garnison.",
    ]
    assert lines(t, events.LOST_TROOPS, 3, 1)[2] == "Alba verliert 3 Truppen im Konflikt."
    assert lines(t, events.TOKENS, 0, 3) == [
        "Alba reveals the two Factions chosen in secret: Emperor and Fremen.",
        "Alba revela las dos Facciones elegidas en secreto: Emperador y Fremen.",
        "Alba deckt die beiden geheim gewählten Fraktionen auf: Imperator und Fremen.",
    ]
    assert lines(t, events.MOVED_AGENT, wealth, arrakeen)[0] == (
        "Alba moves an Agent from Wealth to Arrakeen."
    )
    assert lines(t, events.MOVED_AGENT, wealth, wealth) == [
        "Alba sends the Agent at Wealth there once more.",
        "Alba vuelve a enviar a la casilla «Riqueza» el Agente que ya estaba allí.",
        "Alba entsendet den Agenten vom Feld „Wohlstand“ noch einmal dorthin.",
    ]
    assert lines(t, events.CONTROL_LOST, arrakeen)[1] == (
        "Alba pierde el control de la casilla «Arrakeen»."
    )


def test_the_log_of_house_hagal() -> None:
    t = load("imperium", 1)
    harvest = t.hagal_number["harvest_spice"]
    flat = t.space_number["the_great_flat"]
    assert lines(t, events.HAGAL, harvest, flat) == [
        "Alba reveals the House Hagal card Harvest Spice and sends an Agent to The Great Flat, "
        "because it is free and has bonus spice, and no free Maker space has more.",
        "Alba revela la carta de la Casa Hagal «Recolectar especia» y envía un Agente a la casilla "
        "«Gran Extensión», porque está libre y tiene especia adicional, y ninguna casilla de "
        "Hacedor libre tiene más.",
        "Alba deckt die Haus-Hagal-Karte „Spice ernten“ auf und entsendet einen Agenten zum Feld "
        "„Die große Ebene“, weil es frei ist, Bonus-Spice hat und kein freies Sandwurm-Feld mehr "
        "davon hat.",
    ]
    assert lines(t, events.HAGAL_UNMET, harvest)[0].endswith("no free Maker space has bonus spice.")
    assert lines(t, events.HAGAL_CLOSED, t.hagal_number["wealth"], t.space_number["wealth"])[2] == (
        "Alba deckt die Haus-Hagal-Karte „Wohlstand“ auf und ignoriert sie: „Die Stimme“ sperrt "
        "das Feld „Wohlstand“."
    )
    assert lines(t, events.HELD_BACK, 4)[0] == (
        "Alba already leads by 4 strength and deploys no troops (Expert Deployment)."
    )
    assert lines(load("uprising", 1), events.HELD_BACK, 3)[0] == (
        "Alba is already 3 units ahead and deploys no troops (Expert Deployment)."
    )
    assert lines(load("imperium", 2), events.FORGONE, 1, 2)[1] == (
        "Alba no toma nada y deja 2 de especia en el banco."
    )
    assert lines(t, events.RIVAL, t.rival_number["earl_memnon_thorvald"])[0] == (
        "Earl Memnon Thorvald joins the game as a Rival."
    )


def test_house_hagal_is_called_by_its_name() -> None:
    s = table(2).start()
    assert [seat_names(s, lang)[2] for lang in LANGUAGES] == [
        "House Hagal", "Casa Hagal", "Haus Hagal",
    ]  # fmt: skip
    solo = table(1).start()
    assert seat_names(solo, "de")[1:] == [
        "Gräfin Ariana Thorvald (Rivale)", "Graf Memnon Thorvald (Rivale)",
    ]  # fmt: skip


# ---------------------------------------------------------------- refusals


def test_refusals_without_spies() -> None:
    t = table().hand(0, "diplomacy").agents(1, "wealth")
    assert [explain(t.start(), "space:wealth", lang)[0] for lang in LANGUAGES] == [
        "Somebody else's Agent is at Wealth.",
        "Hay un Agente de otro jugador en la casilla «Riqueza».",
        "Auf dem Feld „Wohlstand“ steht ein fremder Agent.",
    ]


def test_refusals_of_closed_and_visited_spaces() -> None:
    t = table().hand(0, "diplomacy").marks(voices=[None, "wealth", None])
    assert [explain(t.start(), "space:wealth", lang)[0] for lang in LANGUAGES] == [
        "The Voice has closed Wealth to you for this turn.",
        "«La Voz» te ha cerrado la casilla «Riqueza» durante este turno.",
        "„Die Stimme“ sperrt dir in diesem Zug das Feld „Wohlstand“.",
    ]
    council = table().hand(0, "dagger").owns(0, "council").have(0, solari=9).start()
    assert explain(council, "space:high_council", "en")[0] == (
        "You already have what High Council gives: it is visited only once."
    )


def test_a_card_that_is_not_for_sale() -> None:
    s = table().hand(0, "convincing_argument").start()
    foldspace = act.ACQUIRE + s.codex.card_number["foldspace"]
    assert explain(s, foldspace, "de") == [
        "„Faltraum“ hat keine Kosten: Die Karte wird nur durch Effekte erworben, nie mit "
        "Überzeugung."
    ]
