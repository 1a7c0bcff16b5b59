"""The cards of Rivals in words."""

from __future__ import annotations

import re

import pytest

from kanly.engine import actions as act
from kanly.engine.library import load
from kanly.engine.seat import Seat
from kanly.language import (
    LANGUAGES,
    catalogue,
    component_text,
    condition_text,
    name,
    score_reasons,
)
from kanly.rules import algebra as a
from kanly.rules.roles import PLAYER

TEXTS = {
    ("rival", "glossu_rabban"): (
        "Swordmaster value: 7.\n"
        "Signet Ring: If the Rival has an Alliance: recruit 2 troops; otherwise: recruit 1 "
        "troop.\n"
        "Scheme: Gain 2 Influence with one Faction: one whose Alliance this earns, otherwise "
        "the one where the Rival has the least (ties: priority list).\n"
        "Faction priority list: Emperor, Spacing Guild, Bene Gesserit, Fremen.\n"
        "In the variant Streamlined Rivals for two players this Rival cannot win and takes no "
        "more resources after gaining a Swordmaster.",
        "Valor de Maestro de armas: 7.\n"
        "Anillo heráldico: Si el Rival tiene alguna Alianza: recluta 2 tropas; en caso "
        "contrario: recluta 1 tropa.\n"
        "Ardid: Recibe 2 de Influencia con una sola Facción: una cuya Alianza obtenga así o, si "
        "no hay ninguna, aquella con la que el Rival tenga menos (en caso de empate, según la "
        "lista de prioridad).\n"
        "Lista de prioridad de Facciones: Emperador, Cofradía Espacial, Bene Gesserit, Fremen.\n"
        "En la variante «Rivales simplificados» para dos jugadores, este Rival no puede ganar y "
        "deja de recibir recursos tras conseguir su Maestro de armas.",
        "Schwertmeister-Wert: 7.\n"
        "Siegelring: Falls der Rivale eine Allianz hat: Rekrutiere 2 Truppen; sonst: Rekrutiere "
        "1 Trupp.\n"
        "Schachzug: Erhalte 2 Einfluss bei einer einzigen Fraktion: einer, deren Allianz damit "
        "gewonnen wird, sonst der mit dem geringsten eigenen Einfluss (bei Gleichstand nach der "
        "Prioritätenliste).\n"
        "Prioritätenliste: Imperator, Raumgilde, Bene Gesserit, Fremen.\n"
        "In der Variante „Vereinfachte Rivalen“ für zwei kann dieser Rivale nicht gewinnen und "
        "nimmt keine Ressourcen mehr, sobald er seinen Schwertmeister hat.",
    ),
    ("rival", "muad_dib"): (
        "Swordmaster value: 4.\n"
        "Signet Ring: Gain 1 Influence with the Fremen.\n"
        "Scheme: Take Maker Hooks. Remove the Shield Wall. Draw 1 Intrigue card.\n"
        "Faction priority list: Fremen, Bene Gesserit, Spacing Guild, Emperor.",
        "Valor de Maestro de armas: 4.\n"
        "Anillo heráldico: Recibe 1 de Influencia con los Fremen.\n"
        "Ardid: Toma una ficha de Garfios de doma. Retira del tablero la Muralla Escudo. Roba 1 "
        "carta de Intriga.\n"
        "Lista de prioridad de Facciones: Fremen, Bene Gesserit, Cofradía Espacial, Emperador.",
        "Schwertmeister-Wert: 4.\n"
        "Siegelring: Erhalte 1 Einfluss bei den Fremen.\n"
        "Schachzug: Nimm einen Haken. Entferne den Schildwall vom Spielplan. Ziehe 1 "
        "Intrigenkarte.\n"
        "Prioritätenliste: Fremen, Bene Gesserit, Raumgilde, Imperator.",
    ),
    ("hagal", "place_spy_landsraad"): (
        "Place a Spy on the first of these posts that is free: right Landsraad post, left "
        "Landsraad post. Then reveal another card.\n"
        "Combat bonus: 2 swords.",
        "Coloca un Espía en el primero de estos puestos que esté libre: puesto derecho del "
        "Landsraad, puesto izquierdo del Landsraad. Luego revela otra carta.\n"
        "Bonificación de Combate: 2 espadas.",
        "Platziere einen Spion auf dem ersten dieser Posten, der frei ist: Landsraad-Posten "
        "(rechts), Landsraad-Posten (links). Decke dann eine weitere Karte auf.\n"
        "Kampfbonus: 2 Schwerter.",
    ),
    ("hagal", "accept_contract_shipping_a"): (
        "Accept Contract (if the Rival has less than 2 Influence with the Spacing Guild): Gain 2 "
        "Solari.\n"
        "Shipping (if the Rival has 2 or more Influence with the Spacing Guild): Gain 2 Solari. "
        "Gain 1 Influence with the third Faction of the priority list.\n"
        "Combat bonus: 2 swords.",
        "Aceptar contrato (si el Rival tiene menos de 2 de Influencia con la Cofradía Espacial): "
        "Recibe 2 solaris.\n"
        "Transporte de mercancías (si el Rival tiene 2 o más de Influencia con la Cofradía "
        "Espacial): Recibe 2 solaris. Recibe 1 de Influencia con la tercera Facción de la lista "
        "de prioridad.\n"
        "Bonificación de Combate: 2 espadas.",
        "Vertrag annehmen (falls der Rivale weniger als 2 Einfluss bei der Raumgilde hat): "
        "Erhalte 2 Solaris.\n"
        "Lieferung (falls der Rivale mindestens 2 Einfluss bei der Raumgilde hat): Erhalte 2 "
        "Solaris. Erhalte 1 Einfluss bei der dritten Fraktion der Prioritätenliste.\n"
        "Kampfbonus: 2 Schwerter.",
    ),
    ("hagal", "deep_desert"): (
        "Deep Desert (if there is bonus spice at Deep Desert): Combat space. Gain all bonus spice "
        "on this space. If the Rival has Maker Hooks and can summon sandworms to the Conflict: "
        "summon 2 sandworms; otherwise: gain 4 spice.\n"
        "Combat bonus: 2 swords.",
        "Desierto profundo (si hay especia adicional en la casilla «Desierto profundo»): "
        "Casilla de Combate. Recibe toda la especia adicional de esta casilla. Si el Rival "
        "tiene una ficha de Garfios de doma y puede llamar gusanos de arena al Conflicto: llama "
        "2 gusanos de arena; en caso contrario: recibe 4 de especia.\n"
        "Bonificación de Combate: 2 espadas.",
        "Tiefe Wüste (falls auf dem Feld „Tiefe Wüste“ Bonus-Spice liegt): Kampffeld. Erhalte "
        "das gesamte Bonus-Spice dieses Feldes. Falls der Rivale einen Haken hat und Sandwürmer "
        "in den Konflikt rufen kann: Rufe 2 Sandwürmer; sonst: Erhalte 4 Spice.\n"
        "Kampfbonus: 2 Schwerter.",
    ),
    ("hagal", "fremkit"): (
        "Fremkit: Combat space. Gain 1 Influence with the Fremen. With Smart Politics the card is "
        "ignored if the Rival has the Alliance with the Fremen and is ahead of everyone there, or "
        "if it has 2 or more Influence there and is 2 or more behind whoever leads.\n"
        "Combat bonus: 1 sword.",
        "Fremochila: Casilla de Combate. Recibe 1 de Influencia con los Fremen. Con «Política "
        "hábil», la carta se ignora si el Rival tiene la Alianza con los Fremen y va por "
        "delante de todos en ese medidor, o si tiene allí 2 o más de Influencia y va al menos 2 "
        "por detrás de quien lo encabeza.\nBonificación de Combate: 1 espada.",
        "Fremenkit: Kampffeld. Erhalte 1 Einfluss bei den Fremen. Bei „Clevere Politik“ wird "
        "die Karte ignoriert, falls der Rivale die Allianz mit den Fremen hat und dort vor "
        "allen anderen liegt oder falls er dort mindestens 2 Einfluss hat und mindestens 2 "
        "hinter der Spitze liegt.\nKampfbonus: 1 Schwert.",
    ),
    ("hagal", "reshuffle"): (
        "Shuffle all House Hagal cards into a new deck. Then reveal another card.\nPlayers: 2.",
        "Baraja todas las cartas de la Casa Hagal y forma un nuevo mazo. Luego revela otra "
        "carta.\nJugadores: 2.",
        "Mische alle Haus-Hagal-Karten zu einem neuen Stapel. Decke dann eine weitere Karte "
        "auf.\nPersonen: 2.",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("kind", "id"), TEXTS)
def test_text_word_for_word(kind: str, id: str) -> None:
    codex = load("uprising")
    for lang, text in zip(LANGUAGES, TEXTS[kind, id]):
        assert component_text(codex, kind, id, lang) == text


@pytest.mark.parametrize(
    ("lang", "word"),
    [("en", r"\byou"), ("es", r"\b(tu|tus|tienes|puedes)\b"), ("de", r"\b(du|dein\w*)\b")],
)
def test_cards_of_rivals_do_not_speak_to_a_player(lang: str, word: str) -> None:
    rows = [row for row in catalogue("uprising", lang) if row["kind"] in ("rival", "hagal")]
    assert len(rows) == 33
    for row in rows:
        assert not re.search(word, row["text"], re.IGNORECASE), row["text"]


def test_fields_of_records() -> None:
    rows = {(row["kind"], row["id"]): row for row in catalogue("uprising", "en")}
    rabban = rows["rival", "glossu_rabban"]
    assert rabban["name"] == 'Glossu "The Beast" Rabban'
    assert (rabban["swordmaster"], rabban["streamlined"]) == (7, True)
    assert rabban["priority"] == ["emperor", "spacing_guild", "bene_gesserit", "fremen"]
    basins = rows["hagal", "hagga_basin_imperial_basin"]
    assert basins["name"] == "Hagga Basin / Imperial Basin"
    assert basins["spaces"] == ["hagga_basin", "imperial_basin"]
    assert (basins["copies"], basins["swords"], basins["players"]) == (4, 2, [1, 2])
    spy = rows["hagal", "place_spy_landsraad"]
    assert (spy["spaces"], spy["posts"]) == ([], ["post_landsraad_right", "post_landsraad_left"])
    assert rows["hagal", "reshuffle"]["players"] == [2]


def test_conditions_about_a_player_and_about_a_rival() -> None:
    below = a.influence_below(0)
    assert condition_text(below, "en") == "if you have less than 2 Influence with the Emperor"
    assert condition_text(below, "es", rival=True) == (
        "si el Rival tiene menos de 2 de Influencia con el Emperador"
    )
    assert condition_text(a.CAN_SUMMON, "de") == (
        "falls du einen Haken hast und Sandwürmer in den Konflikt rufen kannst"
    )
    assert condition_text(a.HAS_HOOKS, "de", rival=True) == "falls der Rivale einen Haken hat"
    assert condition_text(a.conflict_level(3, 3), "en") == "if the Conflict is a Conflict III"


def test_the_ledger_names_every_rival_alike() -> None:
    codex = load("uprising")
    seat = Seat(PLAYER)
    seat.ledger = tuple((act.RIVAL + n) * 16 + 1 + 8 for n in range(len(codex.rivals)))
    assert score_reasons(codex, seat, "en") == [("bought with resources", 1)] * 10
    assert name(codex, act.RIVAL, "es") == "Barón Vladimir Harkonnen"
