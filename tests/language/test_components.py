"""The text of components: complete, resolved, and word for word for a sample of them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from kanly.engine.components import Cost
from kanly.engine.errors import KanlyError
from kanly.engine.library import EDITIONS, load
from kanly.engine.node import Condition, Count, Node, Step
from kanly.engine.terms import FREMEN, SPICE_TRADE
from kanly.language import (
    LANGUAGES,
    catalogue,
    component_name,
    component_text,
    condition_text,
    cost_text,
    count_text,
    effect_text,
    table_records,
)
from kanly.language.conditions import condition_clause, count_clause
from kanly.language.effects import clause
from kanly.language.names import battle_name
from kanly.rules import algebra as a
from kanly.rules.conditions import Always
from kanly.rules.contracts import Complete
from kanly.rules.influence import FactionStep

TEXTS = {
    ("card", "dagger"): (
        "Reveal: 1 sword.",
        "Revelación: 1 espada.",
        "Aufdecken: 1 Schwert.",
    ),
    ("card", "signet_ring"): (
        "Agent: Use the Signet Ring ability of your Leader.\nReveal: 1 Persuasion.",
        "Agente: Usa la capacidad de Anillo heráldico de tu Líder.\n"
        "Revelación: 1 de Persuasión.",
        "Agent: Nutze die Siegelring-Fähigkeit deines Anführers.\nAufdecken: 1 Überzeugung.",
    ),
    ("card", "the_spice_must_flow"): (
        "Reveal: Gain 1 spice.\nWhen acquired: Gain 1 Victory Point.",
        "Revelación: Recibe 1 de especia.\nAl adquirirla: Recibe 1 Punto de Victoria.",
        "Aufdecken: Erhalte 1 Spice.\nBeim Erwerben: Erhalte 1 Siegpunkt.",
    ),
    ("card", "rebel_supplier"): (
        "Agent: If you recalled a Spy this turn: recruit 2 troops.\n"
        "Reveal: 1 sword. Gain 1 spice.",
        "Agente: Si has hecho retornar un Espía en este turno: recluta 2 tropas.\n"
        "Revelación: 1 espada. Recibe 1 de especia.",
        "Agent: Falls du in diesem Zug einen Spion zurückgerufen hast: Rekrutiere 2 Truppen.\n"
        "Aufdecken: 1 Schwert. Erhalte 1 Spice.",
    ),
    ("card", "guild_spy"): (
        "Agent: Discard 1 card (if it is a Spacing Guild card: also draw 1 Intrigue card) → "
        "draw 1 card.\n"
        "Reveal: 2 Persuasion. If you acquired The Spice Must Flow this turn: gain 1 Influence "
        "with each Faction you are spying on.\n"
        "When acquired: You may place a Spy.",
        "Agente: Descarta 1 carta (si es una carta de la Cofradía Espacial: además, roba 1 "
        "carta de Intriga) → roba 1 carta.\n"
        "Revelación: 2 de Persuasión. Si has adquirido «La especia debe fluir» en este turno: "
        "recibe 1 de Influencia con cada Facción a la que estés espiando.\n"
        "Al adquirirla: Puedes colocar un Espía.",
        "Agent: Wirf 1 Karte ab (falls es eine Raumgilden-Karte ist, außerdem: Ziehe 1 "
        "Intrigenkarte) → ziehe 1 Karte.\n"
        "Aufdecken: 2 Überzeugung. Falls du in diesem Zug „Das Spice muss fließen“ erworben "
        "hast: Erhalte 1 Einfluss bei jeder Fraktion, die du ausspionierst.\n"
        "Beim Erwerben: Du darfst einen Spion platzieren.",
    ),
    ("card", "reliable_informant"): (
        "Agent: You may place a Spy on a post connected to an Emperor, Bene Gesserit or Fremen "
        "space.\nReveal: 1 Persuasion. Gain 1 Solari.",
        "Agente: Puedes colocar un Espía en un puesto conectado a una casilla del Emperador, de "
        "las Bene Gesserit o de los Fremen.\nRevelación: 1 de Persuasión. Recibe 1 solari.",
        "Agent: Du darfst einen Spion auf einem Posten platzieren, der mit einem Imperator-, "
        "Bene-Gesserit- oder Fremen-Feld verbunden ist.\n"
        "Aufdecken: 1 Überzeugung. Erhalte 1 Solari.",
    ),
    ("card", "desert_power"): (
        "Agent: If you sent your Agent to a Maker space this turn: gain 2 spice.\n"
        "Reveal: Choose one: gain 2 Persuasion; or if you have Maker Hooks: pay 1 water → summon "
        "1 sandworm.",
        "Agente: Si has enviado tu Agente a una casilla de Hacedor en este turno: recibe 2 de "
        "especia.\n"
        "Revelación: Elige una opción: recibe 2 de Persuasión; o bien si tienes una ficha de "
        "Garfios de doma: paga 1 de agua → llama 1 gusano de arena.",
        "Agent: Falls du in diesem Zug einen Agenten zu einem Sandwurm-Feld entsandt hast: "
        "Erhalte 2 Spice.\n"
        "Aufdecken: Wähle eine Möglichkeit: Erhalte 2 Überzeugung; oder falls du einen Haken "
        "hast: Bezahle 1 Wasser → rufe 1 Sandwurm.",
    ),
    ("intrigue", "unexpected_allies"): (
        "Plot: Pay 2 water → you may remove the Shield Wall; also summon 1 sandworm.",
        "Trama: Paga 2 de agua → puedes retirar del tablero la Muralla Escudo; además, llama 1 "
        "gusano de arena.",
        "Komplott: Bezahle 2 Wasser → du darfst den Schildwall vom Spielplan entfernen; "
        "außerdem: Rufe 1 Sandwurm.",
    ),
    ("intrigue", "cunning"): (
        "Plot: Choose one: draw 1 card; or pay 1 spice → draw 1 card and you may trash 1 card.",
        "Trama: Elige una opción: roba 1 carta; o bien paga 1 de especia → roba 1 carta y puedes "
        "desechar 1 carta.",
        "Komplott: Wähle eine Möglichkeit: Ziehe 1 Karte; oder bezahle 1 Spice → ziehe 1 Karte "
        "und du darfst 1 Karte entsorgen.",
    ),
    ("intrigue", "crysknife"): (
        "Plot: Gain 1 spice.\n"
        "Endgame: Turn one of your Conflict cards with a Crysknife or a wild battle icon face "
        "down → gain 1 Victory Point.",
        "Trama: Recibe 1 de especia.\n"
        "Desenlace: Pon bocabajo una de tus cartas de Conflicto con un icono de batalla de "
        "Cuchillo crys o comodín → recibe 1 Punto de Victoria.",
        "Komplott: Erhalte 1 Spice.\n"
        "Finale: Drehe eine deiner Konfliktkarten mit Crysmesser-Abzeichen oder Abzeichen-Joker "
        "um → erhalte 1 Siegpunkt.",
    ),
    ("conflict", "battle_for_arrakeen"): (
        "Conflict III.\n"
        "First place: Take control of Arrakeen. Gain 1 Victory Point. Recall 2 of your Spies → "
        "gain 1 Victory Point.\n"
        "Second place: Draw 1 Intrigue card. Gain 1 spice. Gain 3 Solari.\n"
        "Third place: Gain 2 spice. Gain 2 Solari.\n"
        "Battle icon: Crysknife.",
        "Conflicto III.\n"
        "Primera posición: Hazte con el control de la casilla «Arrakeen». Recibe 1 Punto de "
        "Victoria. Haz retornar 2 de tus Espías → recibe 1 Punto de Victoria.\n"
        "Segunda posición: Roba 1 carta de Intriga. Recibe 1 de especia. Recibe 3 solaris.\n"
        "Tercera posición: Recibe 2 de especia. Recibe 2 solaris.\n"
        "Icono de batalla: Cuchillo crys.",
        "Konflikt III.\n"
        "Erster Platz: Gewinne die Kontrolle über das Feld „Arrakeen“. Erhalte 1 Siegpunkt. "
        "Rufe 2 deiner Spione zurück → erhalte 1 Siegpunkt.\n"
        "Zweiter Platz: Ziehe 1 Intrigenkarte. Erhalte 1 Spice. Erhalte 3 Solaris.\n"
        "Dritter Platz: Erhalte 2 Spice. Erhalte 2 Solaris.\nAbzeichen: Crysmesser.",
    ),
    ("space", "spice_refinery"): (
        "Combat space.\n"
        "Cost: Nothing or 1 spice.\n"
        "Effect: If you paid nothing: gain 2 Solari; otherwise: gain 4 Solari.\n"
        "Control bonus: Gain 1 Solari.",
        "Casilla de Combate.\n"
        "Coste: Nada o 1 de especia.\n"
        "Efecto: Si no has pagado nada: recibe 2 solaris; en caso contrario: recibe 4 solaris.\n"
        "Bonificación de Control: Recibe 1 solari.",
        "Kampffeld.\n"
        "Kosten: Nichts oder 1 Spice.\n"
        "Effekt: Falls du nichts bezahlt hast: Erhalte 2 Solaris; sonst: Erhalte 4 Solaris.\n"
        "Kontrollbonus: Erhalte 1 Solari.",
    ),
    ("space", "sardaukar"): (
        "Cost: 4 spice.\n"
        "Effect: Draw 1 Intrigue card. Recruit 4 troops.\n"
        "Influence: Gain 1 Influence with the Emperor.",
        "Coste: 4 de especia.\n"
        "Efecto: Roba 1 carta de Intriga. Recluta 4 tropas.\n"
        "Influencia: Recibe 1 de Influencia con el Emperador.",
        "Kosten: 4 Spice.\n"
        "Effekt: Ziehe 1 Intrigenkarte. Rekrutiere 4 Truppen.\n"
        "Einfluss: Erhalte 1 Einfluss beim Imperator.",
    ),
    ("contract", "harvest_3"): (
        "Condition: Gain 3 or more spice in a turn in which you send an Agent to a Maker space.\n"
        "Reward: Gain 3 Solari.",
        "Condición: Recibe 3 o más de especia en un turno en el que envíes un Agente a una "
        "casilla de Hacedor.\nRecompensa: Recibe 3 solaris.",
        "Bedingung: Erhalte mindestens 3 Spice in einem Zug, in dem du einen Agenten zu einem "
        "Sandwurm-Feld entsendest.\nBelohnung: Erhalte 3 Solaris.",
    ),
    ("leader", "lady_margot_fenring"): (
        "House Fenring.\n"
        "Loyalty: When you reach 2 Influence with the Bene Gesserit: gain 2 spice.\n"
        "Arrakis Informant (Signet Ring): You may place a Spy on a post connected to a City "
        "space.",
        "Casa Fenring.\n"
        "Lealtad: Cuando llegues a 2 de Influencia con las Bene Gesserit: recibe 2 de especia.\n"
        "Informante en Arrakis (Anillo heráldico): Puedes colocar un Espía en un puesto "
        "conectado a una casilla de ciudad.",
        "Haus Fenring.\n"
        "Loyalität: Wenn du 2 Einfluss bei den Bene Gesserit erreichst: Erhalte 2 Spice.\n"
        "Informant auf Arrakis (Siegelring): Du darfst einen Spion auf einem Posten platzieren, "
        "der mit einem Stadt-Feld verbunden ist.",
    ),
    ("leader", "reverend_mother_jessica"): (
        "House Atreides.\n"
        "Reverend Mother: When you send an Agent to a Bene Gesserit or Fremen space: pay 1 water "
        "→ repeat the effects of the space.\n"
        "Water of Life (Signet Ring): Pay 1 spice → gain 1 water.\n"
        "Other face: Lady Jessica.",
        "Casa Atreides.\n"
        "Reverenda Madre: Cuando envíes un Agente a una casilla de las Bene Gesserit o de los "
        "Fremen: paga 1 de agua → repite los efectos de la casilla.\n"
        "Agua de Vida (Anillo heráldico): Paga 1 de especia → recibe 1 de agua.\n"
        "Otra cara: Dama Jessica.",
        "Haus Atreides.\n"
        "Ehrfürchtige Mutter: Wenn du einen Agenten zu einem Bene-Gesserit- oder Fremen-Feld "
        "entsendest: Bezahle 1 Wasser → führe die Effekte des Feldes noch einmal aus.\n"
        "Wasser des Lebens (Siegelring): Bezahle 1 Spice → erhalte 1 Wasser.\n"
        "Andere Seite: Lady Jessica.",
    ),
    ("objective", "objective_desert_mouse_first"): (
        "Battle icon: Desert Mouse.\nPlayers: 1, 2, 3, 4 or 6.\nYou are the First Player.",
        "Icono de batalla: Ratón del desierto.\nJugadores: 1, 2, 3, 4 o 6.\n"
        "Eres el Jugador inicial.",
        "Abzeichen: Wüstenmaus.\nPersonen: 1, 2, 3, 4 oder 6.\nDu erhältst den Startmarker.",
    ),
    ("post", "post_city_left"): (
        "Connected to: Sietch Tabr and Research Station.",
        "Conectado a: Sietch Tabr y Puesto de investigación.",
        "Verbunden mit: Sietch Tabr und Forschungszentrum.",
    ),
}  # fmt: skip


TEXTS_OF_SIX = {
    ("card", "command_respect"): (
        "Agent: If you have gained your Swordmaster: trash this card → trade with a teammate: each "
        "of you may give the other any amount of one kind (Solari, spice, water or Intrigue "
        "cards).\nReveal: 1 Persuasion.",
        "Agente: Si has recibido tu Maestro de armas: desecha esta carta → comercia con un "
        "compañero de equipo: cada uno puede dar al otro cualquier cantidad de un solo tipo "
        "(solaris, especia, agua o cartas de Intriga).\nRevelación: 1 de Persuasión.",
        "Agent: Falls du deinen Schwertmeister erhalten hast: Entsorge diese Karte → treibe Handel "
        "mit einem Teammitglied: Ihr dürft einander beliebig viel von je einer Sorte geben "
        "(Solaris, Spice, Wasser oder Intrigenkarten).\nAufdecken: 1 Überzeugung.",
    ),
    ("card", "usul"): (
        "Agent: Choose one, and the activated Ally takes the other: gain 1 water; or gain 1 spice."
        "\nReveal: 2 Persuasion.",
        "Agente: Elige una opción; la otra es para el Aliado activado: recibe 1 de agua; o bien "
        "recibe 1 de especia.\nRevelación: 2 de Persuasión.",
        "Agent: Wähle eine Möglichkeit, die andere gilt für den aktivierten Verbündeten: Erhalte 1 "
        "Wasser; oder erhalte 1 Spice.\nAufdecken: 2 Überzeugung.",
    ),
    ("space", "sardaukar"): (
        "Personal board: only Shaddam Corrino IV can send an Agent here.\n"
        "Cost: 3 spice.\n"
        "Effect: Draw 1 Intrigue card. Recruit 4 troops.\n"
        "Influence: Gain 1 Influence with the Emperor.",
        "Tablero personal: solo Shaddam Corrino IV puede enviar un Agente aquí.\n"
        "Coste: 3 de especia.\n"
        "Efecto: Roba 1 carta de Intriga. Recluta 4 tropas.\n"
        "Influencia: Recibe 1 de Influencia con el Emperador.",
        "Persönliches Tableau: Nur Shaddam Corrino IV. kann einen Agenten hierher entsenden.\n"
        "Kosten: 3 Spice.\n"
        "Effekt: Ziehe 1 Intrigenkarte. Rekrutiere 4 Truppen.\n"
        "Einfluss: Erhalte 1 Einfluss beim Imperator.",
    ),
    ("space", "sietch_tabr"): (
        "Combat space.\n"
        "Requirement: 2 Influence with the Fringe Worlds or with the Fremen.\n"
        "Effect: Choose one: take Maker Hooks, recruit 1 troop and gain 1 water; or gain 1 water "
        "and you may remove the Shield Wall.",
        "Casilla de Combate.\n"
        "Requisito: 2 de Influencia con los Mundos Fronterizos o con los Fremen.\n"
        "Efecto: Elige una opción: toma una ficha de Garfios de doma, recluta 1 tropa y recibe 1 "
        "de agua; o bien recibe 1 de agua y puedes retirar del tablero la Muralla Escudo.",
        "Kampffeld.\n"
        "Bedingung: 2 Einfluss bei den Randwelten oder bei den Fremen.\n"
        "Effekt: Wähle eine Möglichkeit: Nimm einen Haken, rekrutiere 1 Trupp und erhalte 1 "
        "Wasser; oder erhalte 1 Wasser und du darfst den Schildwall vom Spielplan entfernen.",
    ),
    ("space", "military_support"): (
        "Cost: 2 spice.\n"
        "Effect: Reinforce: recruit 3 troops, divided as you like between the Allies of your team, "
        "who may deploy them to the Conflict at once.\n"
        "Influence: Gain 1 Influence with the Great Houses.",
        "Coste: 2 de especia.\n"
        "Efecto: Reforzar: recluta 3 tropas, repartidas como quieras entre los Aliados de tu "
        "equipo, que pueden desplegarlas enseguida en el Conflicto.\n"
        "Influencia: Recibe 1 de Influencia con las Grandes Casas.",
        "Kosten: 2 Spice.\n"
        "Effekt: Verstärkung: Rekrutiere 3 Truppen, beliebig aufgeteilt auf die Verbündeten deines "
        "Teams, die sie sofort im Konflikt einsetzen dürfen.\n"
        "Einfluss: Erhalte 1 Einfluss bei den Großen Häusern.",
    ),
    ("space", "swordmaster"): (
        "Cost: 8 Solari, or 6 Solari once any player has gained a Swordmaster.\n"
        "Effect: Take your Swordmaster, a third Agent for a single use, and the Swordmaster Bonus: "
        "2 swords in each of your Reveal turns. You may send an Agent here only once per game.",
        "Coste: 8 solaris, o 6 solaris cuando algún jugador ya haya recibido su Maestro de armas.\n"
        "Efecto: Recibe tu Maestro de armas, un tercer Agente de un solo uso, y la Bonificación de "
        "Maestro de armas: 2 espadas en cada uno de tus turnos de Revelación. Puedes enviar un "
        "Agente aquí una sola vez por partida.",
        "Kosten: 8 Solaris, oder 6 Solaris, sobald jemand einen Schwertmeister erhalten hat.\n"
        "Effekt: Erhalte deinen Schwertmeister, einen dritten Agenten für einen einzigen Einsatz, "
        "und den Schwertmeister-Bonus: 2 Schwerter in jedem deiner Aufdeckzüge. Du darfst nur "
        "einmal pro Partie einen Agenten hierher entsenden.",
    ),
    ("leader", "gurney_halleck"): (
        "House Atreides.\n"
        "Always Smiling (Reveal turn): If you have 6 or more strength in the Conflict (10 or more "
        "with six players): gain 1 Persuasion.\n"
        "Warmaster (Signet Ring): Recruit 1 troop.",
        "Casa Atreides.\n"
        "Siempre sonriente (turno de Revelación): Si tienes 6 o más de Potencia de Combate en el "
        "Conflicto (10 o más con seis jugadores): recibe 1 de Persuasión.\n"
        "Maestro de guerra (Anillo heráldico): Recluta 1 tropa.",
        "Haus Atreides.\n"
        "Immer lächelnd (Aufdeckzug): Falls du im Konflikt mindestens 6 Kampfstärke hast (zu "
        "sechst mindestens 10): Erhalte 1 Überzeugung.\n"
        "Kriegsmeister (Siegelring): Rekrutiere 1 Trupp.",
    ),
}  # fmt: skip
"""As the game of two teams prints them."""


@pytest.mark.parametrize(("kind", "id"), TEXTS)
def test_text_word_for_word(kind: str, id: str) -> None:
    codex = load("uprising")
    for lang, text in zip(LANGUAGES, TEXTS[kind, id]):
        assert component_text(codex, kind, id, lang) == text


@pytest.mark.parametrize(("kind", "id"), TEXTS_OF_SIX)
def test_text_of_six_players_word_for_word(kind: str, id: str) -> None:
    codex = load("uprising", 6)
    for lang, text in zip(LANGUAGES, TEXTS_OF_SIX[kind, id]):
        assert component_text(codex, kind, id, lang) == text


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_has_a_name_and_a_text(lang: str, edition: str) -> None:
    for row in catalogue(edition, lang):
        for text in (row["name"], *row["text"].split("\n")):
            assert text
            assert text == text.strip()
            assert not set("{}$") & set(text), text
            assert "  " not in text
            assert ".." not in text


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_languages_differ_in_words_only(edition: str) -> None:
    def facts(lang: str) -> list[dict[str, object]]:
        rows = catalogue(edition, lang)
        return [{k: v for k, v in row.items() if k not in ("name", "text")} for row in rows]

    assert facts("en") == facts("es") == facts("de")
    english = {row["text"] for row in catalogue(edition, "en")}
    assert not english & {row["text"] for row in catalogue(edition, "es")}
    assert not english & {row["text"] for row in catalogue(edition, "de")}


def test_copies() -> None:
    copies: Counter[str] = Counter()
    different: Counter[str] = Counter()
    for row in catalogue("uprising", "en"):
        if row["module"] in ("", "choam"):
            copies[row["kind"]] += row["copies"]
            different[row["kind"]] += 1
    assert copies == {
        "starter": 10, "reserve": 18, "imperium": 69, "intrigue": 44, "conflict": 16,
        "objective": 5, "leader": 10, "space": 22, "post": 13, "contract": 20, "rival": 10,
        "hagal": 37,
    }  # fmt: skip
    assert different["contract"] == 18
    assert different["starter"] == 7
    assert different["hagal"] == 23


def test_the_other_side_of_the_board_has_records_of_its_own() -> None:
    rows = [row for row in catalogue("uprising", "en") if row["module"] == "six_players"]
    by_kind = Counter(row["kind"] for row in rows)
    assert by_kind == {"starter": 15, "leader": 2, "space": 28, "post": 15}
    copies = {row["id"]: row["copies"] for row in rows if row["copies"] > 1}
    assert copies == {"limited_landsraad_access": 2, "imperial_ornithopter": 2}
    posts = {row["id"]: row["spaces"] for row in rows if row["kind"] == "post"}
    assert posts["post_carthag"] == ["carthag"]
    assert {row["id"] for row in rows if row["kind"] == "leader"} == {
        "muad_dib", "shaddam_corrino_iv",
    }  # fmt: skip


@pytest.mark.parametrize("players", [4, 6])
def test_a_table_has_every_component_once_as_its_board_prints_it(players: int) -> None:
    codex = load("uprising", players)
    rows = table_records(codex, "en")
    things = [(row["kind"], row["id"]) for row in rows]
    assert len(things) == len(set(things))
    assert {id for kind, id in things if kind == "space"} == set(codex.space_ids)
    assert {id for kind, id in things if kind == "post"} == set(codex.post_ids)
    assert (("starter", "usul") in things) == (players == 6)
    sardaukar = next(row for row in rows if (row["kind"], row["id"]) == ("space", "sardaukar"))
    assert sardaukar["text"] == component_text(codex, "space", "sardaukar", "en")


def test_fields_of_records() -> None:
    rows = {(row["kind"], row["id"]): row for row in catalogue("uprising", "en")}
    assert rows["imperium", "strike_fleet"] == {
        "edition": "uprising",
        "module": "",
        "kind": "imperium",
        "id": "strike_fleet",
        "copies": 1,
        "name": "Strike Fleet",
        "text": "Agent: If you recalled a Spy this turn: recruit 3 troops.\n"
        "Reveal: 1 Persuasion and 3 swords.\n"
        "When acquired: You may place a Spy.",
        "cost": 5,
        "factions": [],
        "agent_icons": ["spy"],
        "persuasion": 1,
        "swords": 3,
    }
    assert rows["intrigue", "contingency_plan"]["kinds"] == ["plot", "combat"]
    assert rows["intrigue", "leverage"]["module"] == "choam"
    assert rows["conflict", "propaganda"]["level"] == 3
    assert rows["conflict", "propaganda"]["battle_icon"] == "wild"
    assert rows["leader", "staban_tuek"]["house"] == ""
    assert rows["leader", "staban_tuek"]["complexity"] == 3
    space = rows["space", "hagga_basin"]
    assert (space["icon"], space["combat"], space["maker"]) == ("spice_trade", True, True)
    assert "cost" not in rows["starter", "dagger"]


def test_a_visit_contract_repeats_the_fields_of_its_space() -> None:
    rows = catalogue("uprising", "en")
    spaces = {row["id"]: row for row in rows if row["kind"] == "space"}
    contract = next(r for r in rows if r["kind"] == "contract" and r["id"] == "espionage")
    for key in ("icon", "combat", "maker"):
        assert contract[key] == spaces["espionage"][key]
    assert [r["kind"] for r in rows[-18:]] == ["contract"] * 18


def test_unknown_components_are_refused() -> None:
    codex = load("uprising")
    with pytest.raises(KanlyError, match="there is no card called 'sting'"):
        component_text(codex, "card", "sting", "en")
    with pytest.raises(KanlyError, match="there is no kind 'spell'"):
        component_text(codex, "spell", "sting", "en")
    with pytest.raises(KanlyError, match="there is no kind 'spell'"):
        component_name("spell", "sting", "en")


def kanly_classes(base: type) -> set[type]:
    found: set[type] = set()
    for cls in base.__subclasses__():
        found |= kanly_classes(cls)
        if cls.__module__.startswith("kanly."):
            found.add(cls)
    return found


def test_every_effect_condition_and_count_has_words() -> None:
    effects = {cls for cls in kanly_classes(Node) if not issubclass(cls, Step)}
    effects |= {Complete, FactionStep}
    unknown = clause.dispatch(object)
    assert {cls for cls in effects if clause.dispatch(cls) is unknown} == set()
    assert kanly_classes(Condition) - condition_clause.registry.keys() == {Always}
    assert kanly_classes(Count) - count_clause.registry.keys() == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("edition", "players"), [("uprising", 4), ("uprising", 6), ("imperium", 4)]
)
def test_every_node_of_a_mode_has_words(edition: str, players: int, lang: str) -> None:
    for path, node in load(edition, players).nodes.items():
        if not isinstance(node, Step | FactionStep):
            text = effect_text(node, lang)
            assert text, path
            assert not set("{}$") & set(text), path


def test_every_condition_and_count_resolves() -> None:
    conditions = [value for value in vars(a).values() if isinstance(value, Condition)]
    conditions += [a.paid(0), a.paid(1), a.alliance(FREMEN), a.influence_at_least(FREMEN, 3)]
    counts = [a.SANDWORMS, a.COMPLETED, a.OTHER_SWORD_CARDS, a.in_play(FREMEN)]
    for lang in LANGUAGES:
        for condition in conditions:
            if not isinstance(condition, Always):
                assert condition_text(condition, lang)
        for count in counts:
            assert count_text(count, lang)


def test_conditions_counts_and_costs() -> None:
    assert condition_text(a.HAS_HOOKS, "en") == "if you have Maker Hooks"
    assert condition_text(a.HAS_HOOKS, "es") == "si tienes una ficha de Garfios de doma"
    assert condition_text(a.HAS_HOOKS, "de") == "falls du einen Haken hast"
    assert condition_text(a.paid(1), "en") == "if you paid cost number 2 of the space"
    costs = (Cost(), Cost(solari=2))
    assert condition_text(a.paid(1), "en", costs) == "if you paid 2 Solari"
    assert condition_text(a.NO_COUNCIL_SEAT, "de") == "falls du keinen Sitz im Hohen Rat hast"
    assert count_text(a.COMPLETED, "es") == "cada uno de tus contratos completados"
    assert cost_text(Cost(spice=4), "de") == "4 Spice"
    assert cost_text(Cost(), "es") == "nada"
    both = a.costs(a.spend(solari=5), a.discard(2))
    assert cost_text(both, "en") == "pay 5 Solari and discard 2 cards"


def test_choosing_an_option_does_not_repeat_that_it_is_optional() -> None:
    either = a.choose(a.spy(SPICE_TRADE), a.swords(1))
    assert effect_text(either, "en") == (
        "Choose one: place a Spy on a post connected to a Spice Trade space; or gain 1 sword."
    )
    assert effect_text(a.may(a.retreat(1, 1)), "es") == "Si quieres, retira 1 tropa."
    nested = a.may(a.choose(a.acquire_up_to(3), a.trash()))
    assert effect_text(nested, "de") == (
        "Wenn du möchtest, wähle eine Möglichkeit: Erwirb eine Karte, die höchstens 3 kostet; "
        "oder entsorge 1 Karte."
    )


def test_effects_without_words_are_refused() -> None:
    with pytest.raises(KanlyError, match="there are no words for the effect Node"):
        effect_text(Node(), "en")
    with pytest.raises(KanlyError, match="retreating 2 to 5 troops"):
        effect_text(a.retreat(2, 5), "en")


def test_a_conflict_may_have_no_battle_icon(monkeypatch: pytest.MonkeyPatch) -> None:
    codex = load("uprising")
    edition = codex.edition
    conflict = edition.conflicts[0]
    number = codex.battle_number[conflict.id]
    title = component_name("conflict", conflict.id, "en")
    with_icon = component_text(codex, "conflict", conflict.id, "en").splitlines()
    bare = [replace(conflict, icon=-1), *edition.conflicts[1:]]
    monkeypatch.setattr(codex, "edition", replace(edition, conflicts=bare))
    monkeypatch.setattr(codex, "battle_icon", [-1] * len(codex.battle_icon))
    without = component_text(codex, "conflict", conflict.id, "en").splitlines()
    assert with_icon[:-1] == without
    assert with_icon[-1].startswith("Battle icon: ")
    assert battle_name(codex, number, "en") == title
    record = next(row for row in catalogue("uprising", "en") if row["id"] == conflict.id)
    assert record["battle_icon"] is None
