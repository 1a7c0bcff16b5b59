"""What a test can keep of the rules of style: names in quotation marks, one word for one thing."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import kanly.language
from kanly.engine.library import EDITIONS
from kanly.language import LANGUAGES, component_name, message_ids

CATALOGUES = Path(kanly.language.__file__).parent / "catalogues"
ENTRY = re.compile(r"^([a-z][\w-]*) =(.*(?:\n(?:[ }].*)?(?=\n|$))*)", re.MULTILINE)
TRANSLATED = ("es", "de")


@cache
def messages(lang: str) -> dict[str, str]:
    """Every message of a language, as it is written, on one line."""
    found: dict[str, str] = {}
    for path in sorted((CATALOGUES / lang).glob("*.ftl")):
        for id, text in ENTRY.findall(path.read_text(encoding="utf-8")):
            found[id] = " ".join(text.split())
    return found


def holding(lang: str, pattern: str, *but: str) -> dict[str, str]:
    """The messages that hold a pattern, but for those named."""
    found = messages(lang).items()
    return {id: text for id, text in found if re.search(pattern, text) and id not in but}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_read(lang: str) -> None:
    written = sum(
        len(re.findall(r"^[a-z][\w-]* =", path.read_text(encoding="utf-8"), re.MULTILINE))
        for path in (CATALOGUES / lang).glob("*.ftl")
    )
    assert len(messages(lang)) == written
    assert all(messages(lang).values())


# ---------------------------------------------------------------- quotation marks

QUOTES = {"es": ("«", "»"), "de": ("„", "“")}
NAMES = r"\{ \$(?:card|space|conflict|contract) \}"
HEADINGS = ("box-visit",)
"""A space at the head of a line is not part of a sentence."""
NOUNS = ("log-objective",)
"""In German an Objective is an ordinary noun: "eine Wüstenmaus-Abzeichenkarte"."""


@pytest.mark.parametrize("lang", TRANSLATED)
def test_names_stand_in_quotation_marks(lang: str) -> None:
    opening, closing = QUOTES[lang]
    bare = rf"(?<!{opening}){NAMES}|{NAMES}(?!{closing})"
    but = (*HEADINGS, *NOUNS) if lang == "de" else HEADINGS
    assert holding(lang, bare, *but) == {}


@pytest.mark.parametrize("lang", TRANSLATED)
def test_people_stand_without_quotation_marks(lang: str) -> None:
    opening, _ = QUOTES[lang]
    assert holding(lang, rf"{opening}\{{ \$(leader|rival|seat|victim|who|names|player) \}}") == {}


@pytest.mark.parametrize("lang", TRANSLATED)
def test_quotation_marks_are_those_of_the_language_and_come_in_pairs(lang: str) -> None:
    opening, closing = QUOTES[lang]
    others = {"es": '„“”"', "de": '«»”"'}[lang]
    functions = re.compile(r"[A-Z]+\([^)]*\)")
    spoken = {id: functions.sub("", text) for id, text in messages(lang).items()}
    assert {id: text for id, text in spoken.items() if re.search(f"[{others}]", text)} == {}
    for id, text in messages(lang).items():
        assert text.count(opening) == text.count(closing), id


HEADS = ("card-", "contract-", "conflict-", "space-", "term-word-foldspace", "gloss-foldspace")
"""Messages that are such a name themselves, of a card or of something called the same."""


@pytest.mark.parametrize("lang", TRANSLATED)
def test_names_written_out_in_a_sentence_stand_in_quotation_marks(lang: str) -> None:
    opening, closing = QUOTES[lang]
    ids = {card.id for edition in EDITIONS.values() for card in edition.cards}
    cards = [component_name("card", id, lang) for id in sorted(ids)]
    long = [name for name in cards if name.count(" ") >= 2]
    assert len(long) > 5
    for name in long:
        found = holding(lang, rf"(?<!{opening}){re.escape(name)}(?!{closing})")
        own = {id for id, text in found.items() if id.startswith(HEADS)}
        assert found.keys() == own, name


# ---------------------------------------------------------------- where "you" may stand

PERSON = r"\{ \$(?:who|name|names|seat|victim|player)s? \}"
"""May be "Tú" or "Du", which no preposition can stand before."""


def test_no_preposition_stands_before_who_may_be_you() -> None:
    assert holding("es", rf"\b(de|del|con|por|para|entre|sobre) {PERSON}") == {}
    german = rf"\b(von|vom|mit|zwischen|für|bei|über|gegen|durch) {PERSON}"
    assert holding("de", german) == {}


# ---------------------------------------------------------------- one word for one thing

FORBIDDEN: dict[str, dict[str, tuple[str, ...]]] = {
    "es": {
        r"\b[Oo]ponente": (),
        r"\b[Pp]remio": (),
        r"Pila de descarte\b": (),
        r"\ben oferta\b|\bEn oferta\b|a la venta": (),
        r"en efecto\b": (),
        r"Cartas? de batalla": (),
        r"[Cc]artas? de los Fremen": (),
        r"\bla Bene Gesserit": (),
        r"Privilegio Imperial": (),
        r"conectad[oa]s? con\b": (),
        r"(Primer|Segundo|Tercer) puesto|(primer|segundo) lugar": (),
        r"\breserva\b": (),
        r"\bobjetivos?\b": (),
        r"\ba (un|tu|otro|ningún|qué) (Agente|Espía)\b": (),
        r"\b(enví|envi|coloc)\w+( allí| ahora)? a (un|tu|otro|los|tus) (Agente|Espía)": (),
        r"retornar a ": (),
        r"[Ll]lamar? a (gusano|\{ n-worms \})": (),
        r"tienes? a (tu|su) Maestro": (),
        r"\bEstás listo\b|\bestés listo\b": (),
    },
    "de": {
        r"\bSpielern?\b|[Ss]tartspieler|Mitspieler|\bMensch": ("card-test_of_humanity",),
        r"Schöpfer": (),
        r"\bTruppe\b": (),
        r"(?<!f)\bStärke": ("left-feyd_rautha_harkonnen",),
        r"[Bb]esetzt": (),
        r"Schwierigkeitsgrad": (),
        r"Fremen-Karte": (),
        r"\bLohn\b": (),
        r"[Ii]m Angebot": (),
        r"Protokoll": ("intrigue-bypass_protocol",),
        r"[Dd]as Spiel (ist|endet|steht)|(beendet|beenden|verlässt|verlassen) das Spiel": (),
        r"(im Rest|Rest|Ende) des Spiels": (),
        r"aus dem Spiel": (),
        r"auf (das|ein|jedes) (\w+-)?[Ff]eld\w* („[^“]*“ )?(entsend|entsandt|zu entsend)": (),
        r"Fraktions-Feld": (),
        r"\bmeistes\b|(?<!das )\bmeiste\b": (),
        r"Spiele( eine)? (Intrigenk|K)arten? (oder|und)\b": (),
        r"neben gegnerischen": (),
    },
}  # fmt: skip
"""Words that were wrong or had a second meaning, and the messages they are right in."""


@pytest.mark.parametrize(
    ("lang", "pattern"), [(lang, words) for lang, found in FORBIDDEN.items() for words in found]
)
def test_no_message_uses_a_word_given_up(lang: str, pattern: str) -> None:
    assert holding(lang, pattern, *FORBIDDEN[lang][pattern]) == {}


TERMS = {
    "Agent turn": (r"turno.* de Agente", r"Agentenz[uü]g|Agenten- oder Auf"),
    "Reveal turn": (r"turno.* de Revelación", r"Aufdeckz[uü]g"),
    "Victory Point": (r"Puntos? de Victoria", r"Siegpunkt"),
    "Influence": (r"Influencia", r"Einfluss"),
    "Alliance": (r"Alianza", r"Allianz"),
    "Persuasion": (r"Persuasión", r"Überzeugung"),
    "Swordmaster": (r"Maestros? de armas", r"Schwertmeister"),
    "Maker space": (r"casillas? de Hacedor", r"Sandwurm-Feld"),
    "Maker Hooks": (r"Garfios de doma", r"Haken"),
    "Combat space": (r"casillas? de Combate", r"Kampffeld"),
    "Faction space": (r"casillas? de Facción", r"Fraktionsfeld"),
    "Shield Wall": (r"Muralla Escudo", r"Schildwall"),
    "Imperium Row": (r"Fila del Imperio", r"Imperium-Reihe"),
    "battle icon": (r"iconos? de batalla", r"Abzeichen"),
    "observation post": (r"puesto de observación", r"Beobachtungsposten"),
    "discard pile": (r"pilas? de descartes", r"Ablagestapel"),
    "Intrigue card": (r"cartas? de Intriga|Intrigas", r"Intrigenkarte"),
    "House Hagal": (r"Casa Hagal", r"Haus[- ]Hagal"),
    "Training track": (r"medidor de Entrenamiento", r"Trainingsleiste"),
    "Signet Ring": (r"Anillo heráldico", r"Siegelring"),
    "Scheme": (r"Ardid", r"Schachzug"),
    "Endgame": (r"Desenlace", r"Finale"),
    "garrison": (r"guarnici", r"Garnison"),
    "sandworm": (r"gusanos? de arena", r"Sandw[uü]rm"),
    "strength": (r"Potencia de Combate", r"Kampfstärke"),
    "Spy": (r"Espía", r"Spion"),
    "Spies": (r"Espías", r"Spion"),
    "Agent": (r"Agente", r"Agent"),
    "troop": (r"tropa", r"Trupp"),
    "Conflict": (r"Conflicto", r"konflikt"),
    "Objective": (r"Objetivo", r"Abzeichenkarte"),
    "High Council": (r"Alto Consejo", r"Hohe[rn] Rat"),
    "contract": (r"contrato", r"Vertrag|Verträge"),
    "supply": (r"suministro", r"Vorr[aä]t"),
    "spice": (r"especia", r"Spice"),
    "Solari": (r"solari", r"Solari"),
    "water": (r"agua\b", r"Wasser"),
    "Rival": (r"Rival", r"Rivale"),
    "Leader": (r"Líder", r"Anführer"),
    "First Player": (r"Jugador inicial", r"Startmarker"),
    "Commander": (r"Comandante", r"Kommandant"),
    "Ally": (r"Aliado", r"Verbündet"),
    "Allies": (r"Aliado", r"Verbündet"),
    "teammate": (r"compañero|equipo", r"Team"),
    "personal board": (r"tablero personal", r"Tableau"),
    "Throne Row": (r"Fila del Trono", r"Thron-Reihe"),
}  # fmt: skip
"""A term of the rules, and what a message that uses it holds in Spanish and in German."""

FREE = {
    "es strength": ("theatre-step-strength",),
    "de Rival": ("effect-influence-least", "effect-influence-most", "effect-influence-alliance"),
    "es Ally": ("gloss-ally-text",),
    "de Ally": ("gloss-activate-text",),
    "de First Player": ("gloss-house-options-text", "setup-first_player"),
}
"""Messages that say a term in other words, such as "wer beginnt", or in one for want of room."""


def sentences() -> dict[str, str]:
    """The English messages in which terms are used: no names of components, no abbreviations."""
    names = message_ids("en", "names.ftl")
    return {
        id: text
        for id, text in messages("en").items()
        if id not in names and not id.startswith(("term-col-", "term-badge-", "board-breaks"))
    }


@pytest.mark.parametrize("lang", TRANSLATED)
@pytest.mark.parametrize("term", TERMS)
def test_a_term_is_the_same_everywhere(term: str, lang: str) -> None:
    wanted = TERMS[term][TRANSLATED.index(lang)]
    uses = re.compile(rf"(?<![\w$-]){re.escape(term)}s?(?![\w}}-])", re.IGNORECASE)
    missing = {
        id: messages(lang)[id]
        for id, text in sentences().items()
        if uses.search(text) and not re.search(wanted, messages(lang)[id], re.IGNORECASE)
    }
    assert missing.keys() - FREE.get(f"{lang} {term}", ()) == set(), missing
