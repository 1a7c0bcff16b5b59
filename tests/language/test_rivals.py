"""Rivals in words: the log of their turns, levels and variants, whole games."""

from __future__ import annotations

import re
from random import Random

import pytest

import kanly
from kanly.engine import events
from kanly.engine.library import EDITIONS, edition_of, mode_of
from kanly.engine.state import State
from kanly.language import (
    LANGUAGES,
    action_label,
    component_name,
    explain,
    log_line,
    score_reasons,
    seat_name,
    seat_names,
    standing_line,
)

from ..table import Table, do
from .test_playing import check_words

RIVAL = 2
"""The seat of the Rival when two play."""


# ---------------------------------------------------------------- whole games

GAMES = 16


def game(seed: int) -> State:
    """Solo games of every level and two-player games, each with some variants."""
    players = 1 + seed % 2
    for_so_many = [variant.id for variant in mode_of("uprising", players).variants]
    random = Random(seed)
    variants = [v for v in for_so_many if random.random() < 0.5]
    return kanly.new_game(
        players=players,
        leaders="draft" if seed % 3 == 0 else "random",
        modules=["choam"] if seed % 4 < 2 else [],
        seed=seed,
        difficulty=edition_of("uprising").levels[seed // 2 % 4] if players == 1 else None,
        variants=variants,
        log=True,
    )


def is_person(entry: tuple[int, int, int, int], state: State) -> bool:
    return state.seats[entry[1]].rival < 0


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_whole_game_in_three_languages(seed: int) -> None:
    state = game(seed)
    random = Random(seed)
    swordmaster = state.action("space:swordmaster")
    while state.decision is not None:
        decision = state.decision
        for lang in LANGUAGES:
            check_words(decision.prompt(lang))
            for action in decision.actions:
                check_words(action_label(state, action, lang))
            for reason in explain(state, swordmaster, lang):
                check_words(reason)
        state.apply(random.choice(decision.actions))
    for lang in LANGUAGES:
        seats = seat_names(state, lang)
        assert len(set(seats)) == 3
        for entry in state.log or []:
            line = log_line(state.codex, entry, lang, seats)
            check_words(line)
            assert line.endswith((".", ".“"))
        for seat in state.seats:
            for text, _ in score_reasons(state.codex, seat, lang):
                check_words(text)
        for standing in state.standings:
            check_words(standing_line(standing, seats[standing.seat], lang, ties=True))
    told = {entry[0] for entry in state.log or [] if not is_person(entry, state)}
    assert {events.RIVAL, events.HAGAL, events.HAGAL_UNMET, events.HAGAL_SWORDS} <= told


# ---------------------------------------------------------------- the log of a Rival's turn


def pair(rival: str = "staban_tuek", **options: object) -> Table:
    """Two persons and a Rival, who plays after the first of them."""
    return Table(players=2, rivals=[rival], **options)  # type: ignore[arg-type]


def turn(t: Table, *hagal: str) -> State:
    """A person reveals a Dagger; then the Rival plays its turn with these cards."""
    return do(t.hand(0, "dagger").hagal(*hagal).start(), "reveal")


def lines(s: State, lang: str = "en", seat: int = RIVAL) -> list[str]:
    """What the log says of a seat."""
    assert s.log is not None
    told = [entry for entry in s.log if entry[1] == seat]
    return [log_line(s.codex, entry, lang, seat_names(s, lang)) for entry in told]


def test_the_log_tells_why_cards_are_ignored() -> None:
    s = turn(
        pair().agents(1, "arrakeen", "fremkit"),
        "arrakeen", "sietch_tabr", "deep_desert", "hagga_basin_imperial_basin", "sardaukar",
    )  # fmt: skip
    reveals = "Staban Tuek (Rival) reveals the House Hagal card "
    assert lines(s) == [
        reveals + "Arrakeen and ignores it: Arrakeen is occupied.",
        reveals + "Sietch Tabr and ignores it: it counts only if the Rival has 2 or more "
        "Influence with the Fremen.",
        reveals + "Deep Desert and ignores it: there is no bonus spice at Deep Desert.",
        reveals + "Hagga Basin / Imperial Basin and ignores it: there is no bonus spice at Hagga "
        "Basin or at Imperial Basin.",
        reveals + "Sardaukar and sends an Agent there.",
        "Staban Tuek (Rival) rises to 1 Influence with the Emperor.",
        "Staban Tuek (Rival) recruits 2 troops.",
    ]
    revela = "Staban Tuek (Rival) revela la carta de la Casa Hagal "
    assert lines(s, "es") == [
        revela + "«Arrakeen» y la ignora: la casilla «Arrakeen» está ocupada.",
        revela + "«Sietch Tabr» y la ignora: solo vale si el Rival tiene 2 o más de Influencia "
        "con los Fremen.",
        revela + "«Desierto profundo» y la ignora: no hay especia adicional en la casilla "
        "«Desierto profundo».",
        revela + "«Depresión Hagga / Depresión Imperial» y la ignora: no hay especia adicional "
        "en la casilla «Depresión Hagga» ni en la casilla «Depresión Imperial».",
        revela + "«Sardaukar» y envía allí un Agente.",
        "Staban Tuek (Rival) sube a 1 de Influencia con el Emperador.",
        "Staban Tuek (Rival) recluta 2 tropas.",
    ]
    deckt = "Staban Tuek (Rivale) deckt die Haus-Hagal-Karte "
    assert lines(s, "de") == [
        deckt + "„Arrakeen“ auf und ignoriert sie: Das Feld „Arrakeen“ ist belegt.",
        deckt + "„Sietch Tabr“ auf und ignoriert sie: Sie gilt nur, falls der Rivale mindestens 2 "
        "Einfluss bei den Fremen hat.",
        deckt + "„Tiefe Wüste“ auf und ignoriert sie: Es liegt kein Bonus-Spice auf dem Feld "
        "„Tiefe Wüste“.",
        deckt + "„Hagga-Becken / Imperiales Becken“ auf und ignoriert sie: Es liegt kein "
        "Bonus-Spice auf dem Feld „Hagga-Becken“ oder auf dem Feld „Imperiales Becken“.",
        deckt + "„Sardaukar“ auf und entsendet einen Agenten dorthin.",
        "Staban Tuek (Rivale) steigt auf 1 Einfluss beim Imperator.",
        "Staban Tuek (Rivale) rekrutiert 2 Truppen.",
    ]


def test_the_log_tells_which_of_two_spaces_counts_and_why() -> None:
    s = turn(pair(), "accept_contract_shipping_a")
    assert [lines(s, lang)[0] for lang in LANGUAGES] == [
        "Staban Tuek (Rival) reveals the House Hagal card Accept Contract / Shipping and sends an "
        "Agent to Accept Contract, because the Rival has less than 2 Influence with the Spacing "
        "Guild.",
        "Staban Tuek (Rival) revela la carta de la Casa Hagal «Aceptar contrato / Transporte de "
        "mercancías» y envía un Agente a la casilla «Aceptar contrato», porque el Rival tiene "
        "menos de 2 de Influencia con la Cofradía Espacial.",
        "Staban Tuek (Rivale) deckt die Haus-Hagal-Karte „Vertrag annehmen / Lieferung“ auf und "
        "entsendet einen Agenten zum Feld „Vertrag annehmen“, weil der Rivale weniger als 2 "
        "Einfluss bei der Raumgilde hat.",
    ]
    t = pair().influence(RIVAL, spacing_guild=2).agents(1, "shipping")
    s = turn(t, "accept_contract_shipping_a", "sardaukar")
    assert lines(s)[0] == (
        "Staban Tuek (Rival) reveals the House Hagal card Accept Contract / Shipping and ignores "
        "it: Shipping is occupied, and only that space counts because the Rival has 2 or more "
        "Influence with the Spacing Guild."
    )
    assert lines(turn(pair(), "deliver_supplies_heighliner"))[0].endswith(
        "sends an Agent to Deliver Supplies, because the Conflict is a Conflict I or II."
    )
    s = turn(pair().bonus_spice(hagga_basin=1, imperial_basin=2), "hagga_basin_imperial_basin")
    assert lines(s, "de")[0].endswith(
        "zum Feld „Imperiales Becken“, weil auf dem Feld „Imperiales Becken“ mehr Bonus-Spice "
        "liegt als auf dem Feld „Hagga-Becken“."
    )
    s = turn(pair().bonus_spice(hagga_basin=1, imperial_basin=1), "hagga_basin_imperial_basin")
    assert lines(s)[0].endswith(
        "sends an Agent to Hagga Basin, because there is bonus spice at Hagga Basin and there is "
        "not more bonus spice at Imperial Basin than at Hagga Basin."
    )


def test_the_log_tells_a_signet_and_the_troops_deployed() -> None:
    s = turn(pair("gurney_halleck"), "arrakeen")
    assert lines(s) == [
        "Gurney Halleck (Rival) reveals the House Hagal card Arrakeen and sends an Agent there.",
        "Gurney Halleck (Rival) recruits 1 troop.",
        "Gurney Halleck (Rival) uses the Signet Ring ability: recruit 1 troop.",
        "Gurney Halleck (Rival) recruits 1 troop.",
        "Gurney Halleck (Rival) deploys 4 troops.",
    ]
    assert lines(s, "es")[2] == (
        "Gurney Halleck (Rival) usa la capacidad de Anillo heráldico: recluta 1 tropa."
    )
    assert lines(s, "de")[2] == (
        "Gurney Halleck (Rivale) nutzt die Siegelring-Fähigkeit: „Rekrutiere 1 Trupp.“"
    )


def test_the_log_tells_a_scheme() -> None:
    t = pair("princess_irulan").spies(RIVAL, "post_choam", "post_fremen")
    s = turn(t, "place_spy_city", "sardaukar")
    assert lines(s)[:7] == [
        "Princess Irulan (Rival) reveals the House Hagal card Place Spy (City).",
        "Princess Irulan (Rival) places a Spy at the post between Spice Refinery and Arrakeen.",
        "Princess Irulan (Rival) recalls a Spy from the Fremen post.",
        "Princess Irulan (Rival) recalls a Spy from the CHOAM post.",
        "Princess Irulan (Rival) carries out the Scheme: gain 1 Influence with the Faction "
        "where the Rival has the least (ties: priority list) and recruit 1 troop.",
        "Princess Irulan (Rival) rises to 1 Influence with the Emperor.",
        "Princess Irulan (Rival) recruits 1 troop.",
    ]
    assert lines(s, "es")[4] == (
        "Princesa Irulan (Rival) activa su Ardid: recibe 1 de Influencia con la Facción con la "
        "que el Rival tenga menos (en caso de empate, según la lista de prioridad) y recluta 1 "
        "tropa."
    )
    assert lines(s, "de")[4] == (
        "Prinzessin Irulan (Rivale) führt den Schachzug aus: „Erhalte 1 Einfluss bei der "
        "Fraktion mit dem geringsten eigenen Einfluss (bei Gleichstand nach der "
        "Prioritätenliste) und rekrutiere 1 Trupp.“"
    )


def test_the_log_tells_that_no_post_is_free() -> None:
    t = pair().spies(1, "post_landsraad_left", "post_landsraad_right")
    s = turn(t, "place_spy_landsraad", "sardaukar")
    assert [lines(s, lang)[1] for lang in LANGUAGES] == [
        "Staban Tuek (Rival) places no Spy: no post of that type is free.",
        "Staban Tuek (Rival) no coloca ningún Espía: no hay ningún puesto libre de ese tipo.",
        "Staban Tuek (Rivale) platziert keinen Spion: Kein Posten dieser Art ist frei.",
    ]


def test_the_log_tells_that_no_post_of_a_faction_is_free() -> None:
    t = pair().spies(0, "post_emperor", "post_spacing_guild", "post_fremen")
    s = turn(t.spies(1, "post_bene_gesserit"), "espionage")
    assert [lines(s, lang)[-1] for lang in LANGUAGES] == [
        "Staban Tuek (Rival) places no Spy: no post of a Faction is free.",
        "Staban Tuek (Rival) no coloca ningún Espía: no hay libre ningún puesto de Facción.",
        "Staban Tuek (Rivale) platziert keinen Spion: Kein Posten einer Fraktion ist frei.",
    ]


def test_the_log_tells_that_influence_is_lost_at_the_top() -> None:
    t = pair().influence(RIVAL, bene_gesserit=6).alliance(RIVAL, "bene_gesserit")
    s = turn(t, "espionage")
    assert [lines(s, lang)[1] for lang in LANGUAGES] == [
        "Staban Tuek (Rival) cannot rise further with the Bene Gesserit: 1 Influence is lost.",
        "Staban Tuek (Rival) no puede subir más con las Bene Gesserit: pierde 1 de Influencia.",
        "Staban Tuek (Rivale) kann bei den Bene Gesserit nicht weiter steigen: 1 Einfluss "
        "verfällt.",
    ]


def test_the_log_tells_what_a_rival_buys() -> None:
    t = pair().have(RIVAL, solari=3, spice=2, water=2).intrigue(RIVAL, "impress")
    s = turn(t, "spice_refinery")
    assert lines(s)[2:8] == [
        "Staban Tuek (Rival) gains 1 spice.",
        "Staban Tuek (Rival) pays 3 Solari.",
        "Staban Tuek (Rival) pays 3 spice.",
        "Staban Tuek (Rival) discards the Intrigue card Impress.",
        "Staban Tuek (Rival) pays 2 water.",
        "Staban Tuek (Rival) gains the Swordmaster, a third Agent.",
    ]
    assert [lines(s, lang)[7] for lang in ("es", "de")] == [
        "Staban Tuek (Rival) recibe su Maestro de armas, un tercer Agente.",
        "Staban Tuek (Rivale) erhält den Schwertmeister, einen dritten Agenten.",
    ]
    s = turn(pair().owns(RIVAL, "swordmaster").have(RIVAL, spice=6), "spice_refinery")
    assert lines(s)[2:5] == [
        "Staban Tuek (Rival) gains 1 spice.",
        "Staban Tuek (Rival) pays 7 spice.",
        "Staban Tuek (Rival) gains 1 Victory Point (bought with resources).",
    ]
    assert [score_reasons(s.codex, s.seats[RIVAL], lang) for lang in LANGUAGES] == [
        [("bought with resources", 1)],
        [("comprado con recursos", 1)],
        [("mit Ressourcen gekauft", 1)],
    ]


def test_the_log_tells_smart_politics() -> None:
    t = pair(variants=("smart_politics",)).alliance(RIVAL, "bene_gesserit")
    s = turn(t, "secrets", "sardaukar")
    assert [lines(s, lang)[0] for lang in LANGUAGES] == [
        "Staban Tuek (Rival) reveals the House Hagal card Secrets and ignores it: Smart Politics, "
        "as the Alliance with the Bene Gesserit is safe.",
        "Staban Tuek (Rival) revela la carta de la Casa Hagal «Secretos» y la ignora: Política "
        "hábil, pues la Alianza con las Bene Gesserit está asegurada.",
        "Staban Tuek (Rivale) deckt die Haus-Hagal-Karte „Geheimnisse“ auf und ignoriert sie: "
        "Clevere Politik, denn die Allianz mit den Bene Gesserit ist sicher.",
    ]
    t = pair(variants=("smart_politics",)).alliance(0, "bene_gesserit")
    s = turn(t.influence(RIVAL, bene_gesserit=2), "secrets", "sardaukar")
    assert [lines(s, lang)[0] for lang in LANGUAGES] == [
        "Staban Tuek (Rival) reveals the House Hagal card Secrets and ignores it: Smart Politics, "
        "as the Alliance with the Bene Gesserit is out of reach.",
        "Staban Tuek (Rival) revela la carta de la Casa Hagal «Secretos» y la ignora: Política "
        "hábil, pues la Alianza con las Bene Gesserit está fuera de su alcance.",
        "Staban Tuek (Rivale) deckt die Haus-Hagal-Karte „Geheimnisse“ auf und ignoriert sie: "
        "Clevere Politik, denn die Allianz mit den Bene Gesserit ist außer Reichweite.",
    ]


def test_the_log_tells_that_troops_are_held_back() -> None:
    t = pair(variants=("expert_deployment",)).units(RIVAL, garrison=2, conflict=3)
    s = turn(t, "research_station")
    assert [lines(s, lang)[-1] for lang in LANGUAGES] == [
        "Staban Tuek (Rival) is already 3 units ahead and deploys no troops (Expert Deployment).",
        "Staban Tuek (Rival) ya tiene 3 unidades de ventaja y no despliega tropas (Despliegue "
        "experto).",
        "Staban Tuek (Rivale) hat schon 3 Einheiten Vorsprung und setzt keine Truppen ein "
        "(Experten-Truppeneinsatz).",
    ]


def test_the_log_tells_what_a_streamlined_rival_leaves() -> None:
    t = pair("glossu_rabban", variants=("streamlined",)).owns(RIVAL, "swordmaster")
    s = turn(t, "accept_contract_shipping_a")
    assert [lines(s, lang)[1] for lang in LANGUAGES] == [
        'Glossu "The Beast" Rabban (Rival) already has a Swordmaster and leaves 2 Solari to the '
        "bank.",
        "Glossu «la Bestia» Rabban (Rival) ya tiene su Maestro de armas y deja 2 solaris en el "
        "banco.",
        "Glossu „Die Bestie“ Rabban (Rivale) hat den Schwertmeister schon und überlässt 2 Solaris "
        "der Bank.",
    ]


def test_the_log_tells_the_combat_bonus_of_two_cards() -> None:
    t = pair(variants=("brutal_escalation",)).conflict("propaganda").units(RIVAL, conflict=1)
    t.agents(RIVAL, "sardaukar", "secrets").revealed(1)
    s = turn(t, "heighliner", "arrakeen")
    swords = [line for line in lines(s) if "for Combat" in line]
    assert swords == [
        "Staban Tuek (Rival) reveals the House Hagal card Heighliner for Combat and gains 5 "
        "swords.",
        "Staban Tuek (Rival) reveals the House Hagal card Arrakeen for Combat and gains 1 sword.",
    ]
    assert (
        "Staban Tuek (Rival) revela para el Combate la carta de la Casa Hagal «Crucero» y "
        "recibe 5 espadas." in lines(s, "es")
    )
    assert (
        "Staban Tuek (Rivale) deckt für den Kampf die Haus-Hagal-Karte „Heighliner“ auf und "
        "erhält 5 Schwerter." in lines(s, "de")
    )


def test_the_log_tells_that_the_cards_are_shuffled() -> None:
    s = turn(pair().agents(1, "arrakeen", "fremkit").empty_hagal("arrakeen"))
    assert [lines(s, lang)[1] for lang in LANGUAGES] == [
        "All House Hagal cards are shuffled into a new deck.",
        "Todas las cartas de la Casa Hagal se barajan y forman un nuevo mazo.",
        "Alle Haus-Hagal-Karten werden zu einem neuen Stapel gemischt.",
    ]


def test_the_log_tells_the_dice_and_the_cards_they_take() -> None:
    rolled = "Muad'Dib rolls ([1-6]) and ([1-6]) for the Imperium Row."
    for seed in range(1, 6):
        s = turn(Table(players=1, variants=("row_dice",), seed=seed), "sardaukar", "arrakeen")
        told = lines(s, seat=0)
        dice = [re.fullmatch(rolled, line) for line in told]
        faces = [found.groups() for found in dice if found]
        assert len(faces) == 1
        gone = {face for face in faces[0] if face != "6"}
        assert len([line for line in told if "leaves the Imperium Row" in line]) == len(gone)


def test_the_log_tells_who_the_rivals_are_and_when_one_is_stuck() -> None:
    s = kanly.new_game(players=2, rivals=["gurney_halleck"], seed=1, log=True)
    joined = [line for line in lines(s) if "joins" in line]
    assert joined == ["Gurney Halleck joins the game as a Rival (Swordmaster value 8)."]
    rival = s.codex.rival_number["muad_dib"]
    stuck = [log_line(s.codex, (events.STUCK, RIVAL, 0, 0), g, seat_names(s, g)) for g in LANGUAGES]
    named = [log_line(s.codex, (events.RIVAL, RIVAL, rival, 0), g, ["", "", ""]) for g in LANGUAGES]
    assert stuck == [
        "Gurney Halleck (Rival) can send an Agent with no House Hagal card: no more turns this "
        "round.",
        "Gurney Halleck (Rival) no puede enviar un Agente con ninguna carta de la Casa Hagal: "
        "no tiene más turnos en esta ronda.",
        "Gurney Halleck (Rivale) kann mit keiner Haus-Hagal-Karte einen Agenten entsenden: kein "
        "weiterer Zug in dieser Runde.",
    ]
    assert named[1:] == [
        "Muad'Dib participa en la partida como Rival (valor de Maestro de armas: 4).",
        "Muad'Dib nimmt als Rivale an der Partie teil (Schwertmeister-Wert 4).",
    ]


# ---------------------------------------------------------------- names of seats, levels, variants


def test_a_rival_is_told_apart_from_a_leader_of_the_same_name() -> None:
    s = Table(players=1, leaders=["muad_dib"], rivals=["gurney_halleck", "glossu_rabban"]).start()
    assert seat_names(s, "en") == [
        "Muad'Dib", "Gurney Halleck (Rival)", 'Glossu "The Beast" Rabban (Rival)',
    ]  # fmt: skip
    assert seat_name(s, 1, "es") == "Gurney Halleck (Rival)"
    assert seat_name(s, 1, "de") == "Gurney Halleck (Rivale)"
    draft = kanly.new_game(players=2, leaders="draft", rivals=["lady_jessica"], seed=1)
    assert seat_names(draft, "en") == ["Seat 1", "Seat 2", "Lady Jessica (Rival)"]


def test_an_alliance_can_be_given_to_a_rival() -> None:
    t = Table(players=1, rivals=["gurney_halleck", "lady_jessica"]).alliance(0, "fremen")
    t.influence(1, fremen=4).influence(2, fremen=4)
    s = do(
        t.intrigue(0, "change_allegiances").have(0, spice=0).start(), "intrigue:change_allegiances"
    )
    assert s.decision.kind == "alliance"
    assert [action_label(s, action, "de") for action in s.decision.actions] == [
        "Die Allianz an Gurney Halleck (Rivale) geben",
        "Die Allianz an Lady Jessica (Rivale) geben",
    ]


def test_levels_and_variants_have_names_and_are_explained() -> None:
    def texts(kind: str, id: str) -> list[str]:
        return [component_name(kind, id, lang) for lang in LANGUAGES]

    assert texts("difficulty", "mercenary") == [
        "Mercenary (Novice)", "Mercenario (Novato)", "Söldner (Neuling)",
    ]  # fmt: skip
    assert texts("difficulty", "kwisatz_haderach") == [
        "Kwisatz Haderach (Expert+)", "Kwisatz Haderach (Experto superior)",
        "Kwisatz Haderach (Profi+)",
    ]  # fmt: skip
    assert texts("variant", "smart_politics") == [
        "Smart Politics", "Política hábil", "Clevere Politik",
    ]  # fmt: skip
    assert texts("about", "uprising-kwisatz_haderach") == [
        "As Mentat, and you cannot gain a Swordmaster.",
        "Igual que en Mentat, pero además no puedes recibir ningún Maestro de armas.",
        "Wie Mentat; außerdem kannst du keinen Schwertmeister erhalten.",
    ]
    named = [
        (edition.id, kind, id)
        for edition in EDITIONS.values()
        for kind, ids in (("difficulty", edition.levels), ("variant", edition.variants))
        for id in ids
    ]
    assert ("imperium", "difficulty", "mentat") in named
    for edition_id, kind, id in named:
        for title, about in zip(texts(kind, id), texts("about", f"{edition_id}-{id}")):
            for text in (title, about):
                check_words(text)
            assert about.endswith(".")


def test_why_nobody_gets_a_swordmaster_at_the_highest_level() -> None:
    space = "space:swordmaster"
    s = Table(players=1, difficulty="kwisatz_haderach").have(0, solari=9).start()
    assert [explain(s, space, lang)[0] for lang in LANGUAGES] == [
        "At the level Kwisatz Haderach you cannot gain a Swordmaster: Swordmaster is closed to "
        "you.",
        "En el nivel Kwisatz Haderach no puedes recibir ningún Maestro de armas: la casilla "
        "«Maestro de armas» te está vedada.",
        "Auf der Stufe Kwisatz Haderach kannst du keinen Schwertmeister erhalten: Das Feld "
        "„Schwertmeister“ ist dir verschlossen.",
    ]
    s = Table(players=1, difficulty="mentat").have(0, solari=9).start()
    assert not [text for text in explain(s, space, "en") if "Kwisatz" in text]
    s = Table(players=1, difficulty="mentat").owns(0, "swordmaster").start()
    assert explain(s, space, "en")[0].startswith("You already have what Swordmaster gives")
