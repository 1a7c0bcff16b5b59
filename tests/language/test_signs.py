"""Effects, costs and conditions as signs."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import get_args

import pytest

from kanly.editions.common.special import Manipulate
from kanly.engine.components import Cost
from kanly.engine.errors import KanlyError
from kanly.engine.flow import AllOf, ForEach, IfElse, When
from kanly.engine.library import EDITIONS, load
from kanly.engine.modes import Edition
from kanly.engine.node import Condition, Count, Node, Step
from kanly.engine.terms import EMPEROR, FREMEN, SPACING_GUILD, SPICE_TRADE
from kanly.language import LANGUAGES, component_name, effect_text, message
from kanly.language.signs import Item, Row, Word, cost_signs, signs
from kanly.language.signs.conditions import condition_items, count_items
from kanly.language.signs.effects import items
from kanly.language.words import Words
from kanly.rules import algebra as a
from kanly.rules.acquiring import Acquire
from kanly.rules.conditions import Always, BonusSpiceAt, Not
from kanly.rules.contracts import Complete
from kanly.rules.influence import FactionStep

SPRITE = Path(__file__).parents[2] / "page" / "src" / "icons.svg"
DRAWN = set(re.findall(r'<symbol id="i-([^"]+)"', SPRITE.read_text(encoding="utf-8")))
"""The signs there is a drawing for."""


def short(row: Sequence[Item]) -> str:
    """A row on one line: costs as [...>, conditions as (...):, words in capitals."""
    texts: list[str] = []
    for item in row:
        if "sign" in item:
            of = f"@{item['of']}" if "of" in item else ""
            texts.append((f"{item['n']} " if "n" in item else "") + item["sign"] + of)
        elif "cost" in item:
            texts.append(f"[{short(item['cost'])}>")
        elif "if" in item:
            texts.append(f"({short(item['if'])}):")
        elif "word" in item:
            texts.append(item["word"].upper())
        else:
            texts.append(f'"{item["text"]}"')
    return " ".join(texts)


def flat(row: Sequence[Item]) -> Iterator[Item]:
    """The items of a row and those inside them."""
    for item in row:
        yield item
        yield from flat(item.get("cost", []))
        yield from flat(item.get("if", []))
        yield from flat(item.get("otherwise", []))


def condition_signs(condition: Condition, lang: str, costs: tuple[Cost, ...] = ()) -> Row:
    return condition_items(condition, Words(lang, costs))


Box = tuple[list[Node], tuple[Cost, ...]]


SIDES = {"": ("uprising", 4), "six: ": ("uprising", 6), "2020: ": ("imperium", 4)}
"""The boards, and how names of what is printed there begin."""


def boxes() -> dict[str, Box]:
    """Every printed box of effects, by a name, with the costs of its space."""
    found: dict[str, Box] = {}
    for side, (edition, players) in SIDES.items():
        codex = load(edition, players)
        for space in codex.spaces:
            found[f"{side}space {space.id}"] = (space.effects, space.costs)
            found[f"{side}space {space.id} reveal"] = (space.reveal, ())
            if space.control is not None:
                found[f"{side}space {space.id} control"] = ([space.control], ())
        for track in codex.tracks:
            for level, node in track.rewards.items():
                found[f"{side}track {track.id} {level}"] = ([node], ())
    for edition in EDITIONS.values():
        found |= boxes_of(edition)
    return {name: box for name, box in found.items() if box[0]}


def boxes_of(edition: Edition) -> dict[str, Box]:
    """The boxes of an edition's cards; what it shares with another one has the same name."""
    found: dict[str, Box] = {}
    for card in edition.cards:
        for part in ("agent", "reveal", "acquire", "when_trashed", "when_discarded"):
            found[f"card {card.id} {part}"] = (getattr(card, part), ())
    for intrigue in edition.intrigues:
        for part in ("plot", "combat", "endgame", "victory"):
            found[f"intrigue {intrigue.id} {part}"] = (getattr(intrigue, part), ())
    for conflict in edition.conflicts:
        for part in ("first", "second", "third"):
            found[f"conflict {conflict.id} {part}"] = (getattr(conflict, part), ())
    for contract in edition.contracts:
        found[f"contract {contract.id}"] = (contract.reward, ())
    for leader in edition.leaders:
        found[f"leader {leader.id} signet"] = (leader.signet, ())
        found[f"leader {leader.id} reveal"] = (leader.reveal, ())
        for k, node in enumerate(leader.on.values()):
            found[f"leader {leader.id} left {k}"] = ([node], ())
        for place in leader.path.places if leader.path is not None else []:
            found[f"leader {leader.id} {place.id}"] = (place.reward, ())
    for rival in edition.rivals:
        found[f"rival {rival.id} signet"] = (rival.signet, ())
        found[f"rival {rival.id} scheme"] = (rival.scheme, ())
    for hagal in edition.hagal:
        for visit in hagal.visits:
            found[f"hagal {hagal.id} {visit.space}"] = (visit.effects, ())
    return found


BOXES = boxes()


def visit_conditions() -> dict[str, Condition]:
    return {
        f"hagal {hagal.id} {visit.space} when": visit.when
        for edition in EDITIONS.values()
        for hagal in edition.hagal
        for visit in hagal.visits
        if visit.when is not None
    }


def row_of(name: str, lang: str = "en") -> list[Item]:
    nodes, costs = BOXES[name]
    return signs(nodes, lang, costs)


def all_rows(lang: str) -> dict[str, list[Item]]:
    rows = {name: row_of(name, lang) for name in BOXES}
    for name, condition in visit_conditions().items():
        rows[name] = condition_signs(condition, lang)
    rows["rule complete"] = signs([Complete()], lang)
    rows["rule faction step"] = signs([FactionStep()], lang)
    return rows


# ---------------------------------------------------------------- coverage


def kanly_classes(base: type) -> set[type]:
    found: set[type] = set()
    for cls in base.__subclasses__():
        found |= kanly_classes(cls)
        if cls.__module__.startswith("kanly."):
            found.add(cls)
    return found


def test_every_effect_condition_and_count_has_signs() -> None:
    effects = {cls for cls in kanly_classes(Node) if not issubclass(cls, Step)}
    effects |= {Complete, FactionStep}
    unknown = items.dispatch(object)
    assert {cls for cls in effects if items.dispatch(cls) is unknown} == set()
    assert kanly_classes(Condition) - condition_items.registry.keys() == {Always}
    assert kanly_classes(Count) - count_items.registry.keys() == set()


@pytest.mark.parametrize(("edition", "players"), SIDES.values())
def test_every_node_of_a_mode_has_signs(edition: str, players: int) -> None:
    codex = load(edition, players)
    costs = {space.id: space.costs for space in codex.spaces}
    seen: set[type] = set()
    for path, node in codex.nodes.items():
        if path.startswith("rule/") and not isinstance(node, Complete | FactionStep):
            continue
        space = path.split("/")[1] if path.startswith("space/") else ""
        assert signs([node], "en", costs.get(space, ())), path
        seen.add(type(node))
        if isinstance(node, When | IfElse):
            assert condition_signs(node.condition, "en", costs.get(space, ())), path
        if isinstance(node, ForEach):
            assert count_items(node.count), path
    assert len(seen) > 50


def test_all_conditions_and_counts_of_the_algebra() -> None:
    for name, value in vars(a).items():
        if isinstance(value, Condition) and not isinstance(value, Always):
            assert condition_signs(value, "en"), name
        if isinstance(value, Count):
            assert count_items(value), name


@pytest.mark.parametrize(("edition", "players"), SIDES.values())
def test_effects_the_engine_has_taken_apart_come_together_again(edition: str, players: int) -> None:
    codex = load(edition, players)
    for n, card in enumerate(codex.edition.cards):
        assert signs(codex.card_agent[n], "en") == signs(card.agent, "en")
        assert signs(codex.card_reveal[n], "en") == signs(card.reveal, "en")
    for n, space in enumerate(codex.spaces):
        assert signs(codex.space_parts[n], "en", space.costs) == signs(
            space.effects, "en", space.costs
        )
    apart = {"uprising": "hidden_missive", "imperium": "sietch_reverend_mother"}
    number = codex.card_number[apart[edition]]
    assert 2 in (len(codex.card_agent[number]), len(codex.card_reveal[number]))


# ---------------------------------------------------------------- the form of rows


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rows_keep_to_the_forms_and_can_be_written_as_json(lang: str) -> None:
    for name, row in all_rows(lang).items():
        assert json.loads(json.dumps(row)) == row
        for item in flat(row):
            form = next(iter(item))
            if form == "sign":
                assert item.keys() <= {"sign", "n", "of", "module", "otherwise"}, name
                assert ("module" in item) == ("otherwise" in item), name
                assert item.get("n", 2) != 1, name
            else:
                assert item.keys() == {form}, name
                assert item[form], name
                assert form in ("cost", "if", "word", "text"), name
        assert "word" not in row[-1], name
        assert row[0] != {"word": "and"}, name


def test_there_is_a_drawing_for_every_sign_and_every_word_is_announced() -> None:
    used: set[str] = set()
    words: set[str] = set()
    elsewhere = signs([a.spy(SPICE_TRADE)], "en")  # in no box of this edition
    for row in [*all_rows("en").values(), elsewhere]:
        for item in flat(row):
            used |= {item[key] for key in ("sign", "of") if key in item}
            words |= {item["word"]} if "word" in item else set()
    assert used <= DRAWN
    assert words == set(get_args(Word))


def texts(lang: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for name, row in all_rows(lang).items():
        inside = [item["text"] for item in flat(row) if "text" in item]
        if inside:
            found[name] = inside
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_text_is_the_exception(lang: str) -> None:
    hagga = component_name("space", "hagga_basin", lang)
    imperial = component_name("space", "imperial_basin", lang)
    flow = component_name("card", "the_spice_must_flow", lang)
    sentences = {
        "intrigue manipulate plot": Manipulate(),
        "leader lady_jessica left 0": load("uprising").nodes["leader/lady_jessica/send/2"],
        "rival gurney_halleck scheme": a.influence_most(),
        "leader helena_richese signet": Manipulate(),
        "leader baron_vladimir_harkonnen left 0": a.choose_tokens(),
        "leader baron_vladimir_harkonnen left 1": a.reveal_tokens(4),
        "intrigue dispatch_an_envoy plot": a.envoy(),
        "intrigue infiltrate plot": a.unblock(),
    }
    basins = "hagal hagga_basin_imperial_basin"
    each, team, starred = (
        message(lang, id, n=10) for id in ("sign-each-ally", "sign-whole-team", "sign-starred")
    )
    other, together = (message(lang, id) for id in ("sign-split", "sign-pay-together"))
    revealing, first = (message(lang, id) for id in ("sign-reveal-turn", "cond-turn-start"))
    end = message(lang, "effect-end-turn", may="yes")
    foldspace = component_name("card", "foldspace", lang)
    found = texts(lang)
    for name, node in sentences.items():
        (text,) = found.pop(name)
        assert f"{text[0].upper()}{text[1:]}." == effect_text(node, lang)
    assert found == {
        "card guild_spy reveal": [flow],
        "intrigue secure_spice_trade endgame": [flow],
        "hagal assembly_hall assembly_hall": ["#1"],
        "hagal gather_support_b gather_support": ["#2"],
        "hagal accept_contract_shipping_a shipping": ["#3"],
        "hagal accept_contract_shipping_b shipping": ["#1"],
        "hagal deliver_supplies_heighliner deliver_supplies when": ["I–II"],
        "hagal deliver_supplies_heighliner heighliner when": ["III"],
        "hagal deep_desert deep_desert when": [component_name("space", "deep_desert", lang)],
        f"{basins} hagga_basin when": [hagga, f"{imperial} ≤ {hagga}"],
        f"{basins} imperial_basin when": [f"{imperial} > {hagga}"],
        "leader gurney_halleck reveal": [starred],
        "card threaten_spice_production agent": [together],
        "card usul agent": [other],
        "card critical_shipments agent": [other],
        "card corrino_might reveal": [each],
        "card demand_results agent": [each],
        "six: track emperor 1": [team],
        "six: track emperor 3": [team],
        "six: track fremen 1": [team],
        "six: track fremen 3": [team],
        "2020: space foldspace": [foldspace],
        "card carryall agent": ["×2"],
        "card guild_bankers reveal": [f"{flow}: −3"],
        "card gun_thopter agent": ["−"],
        "card test_of_humanity agent": ["−"],
        "intrigue double_cross plot": ["−"],
        "intrigue bindu_suspension plot": [first, end],
        "intrigue charisma plot": [revealing],
        "intrigue recruitment_mission plot": [revealing],
        "intrigue corner_the_market endgame": [flow, f"{flow} >"],
        "intrigue plans_within_plans endgame": ["3 ×", "4 ×"],
        "hagal harvest_spice the_great_flat when": ["≥"],
        "hagal harvest_spice hagga_basin when": ["≥"],
        "hagal harvest_spice imperial_basin when": ["≥"],
    }


def test_languages_differ_in_text_only() -> None:
    def without_text(row: list[Item]) -> list[Item]:
        result: list[Item] = []
        for item in row:
            inner: Item = {key: without_text(item[key]) for key in ("cost", "if") if key in item}
            result.append({"text": ""} if "text" in item else {**item, **inner})
        return result

    english = {name: without_text(row) for name, row in all_rows("en").items()}
    for lang in LANGUAGES:
        assert {name: without_text(row) for name, row in all_rows(lang).items()} == english


# ---------------------------------------------------------------- examples


def test_hagga_basin_word_for_word() -> None:
    assert row_of("space hagga_basin") == [
        {"sign": "spice", "of": "maker"},
        {"word": "and"},
        {"sign": "spice", "n": 2},
        {"word": "or"},
        {"if": [{"sign": "hooks"}]},
        {"sign": "sandworm"},
    ]


def test_captured_mentat_word_for_word() -> None:
    assert row_of("card captured_mentat agent") == [
        {"cost": [{"sign": "discard"}]},
        {"sign": "intrigue"},
        {"sign": "draw"},
    ]


def test_without_contracts_their_sign_stands_for_what_is_gained_instead() -> None:
    contract = {"sign": "contract", "module": "choam", "otherwise": [{"sign": "solari", "n": 2}]}
    assert row_of("space accept_contract") == [{"sign": "draw"}, contract]
    assert "choam" in load("uprising").edition.modules


EXAMPLES = {
    "space spice_refinery": "2 solari OR [spice> 4 solari",
    "space spice_refinery control": "solari",
    "space gather_support": "2 troop [2 solari> water",
    "space high_council": "council THEN 2 spice intrigue 3 troop",
    "space sietch_tabr": "hooks troop water OR water shield-wall",
    "space imperial_privilege": "[discard@intrigue> intrigue AND recall draw",
    "space assembly_hall reveal": "persuasion",
    "card captured_mentat reveal": "[influence-down> influence-up",
    "card corrinth_city agent": "[5 solari 2 discard> vp",
    "card corrinth_city reveal": "5 solari OR (0 council): [5 solari> council",
    "card hidden_missive agent": "(2 influence@bene_gesserit): troop draw",
    "card guild_envoy agent": "discard (discard@spacing_guild): 2 draw",
    "card guild_spy agent": "[discard> draw (discard@spacing_guild): intrigue",
    "card stilgar_the_devoted reveal": "2 persuasion PER card@fremen",
    "card leadership reveal": "sword PER hand@sword",
    "card unswerving_loyalty reveal": "troop AND (card@fremen): deploy OR retreat",
    "card treacherous_maneuver agent": "[hand trash@emperor trash@card> 2 influence-up@agent",
    "card long_live_the_fighters agent": "(3 deck): draw discard@deck trash@deck",
    "card price_is_no_object agent": "[solari@persuasion> acquire@hand",
    "card reliable_informant agent": "spy@emperor OR spy@bene_gesserit OR spy@fremen",
    "card double_agent agent": "spy@agent",
    "card covert_operation agent": "EACH discard@person",
    "intrigue depart_for_arrakis plot": "[2 spice> 3 troop AND (3 influence@spacing_guild): draw",
    "intrigue find_weakness combat": "2 sword [recall-spy> 3 sword",
    "intrigue call_to_arms plot": "troop PER acquire",
    "intrigue impress combat": "2 sword AND acquire UP-TO 3 persuasion",
    "intrigue inspire_awe plot": "acquire UP-TO 3 persuasion (sandworm): hand",
    "intrigue go_to_ground combat": "[retreat OR 2 retreat> spy",
    "intrigue tactical_option combat": "2 sword OR UP-TO 12 retreat",
    "intrigue detonation plot": "shield-wall OR UP-TO 4 deploy",
    "intrigue crysknife endgame": "[crysknife OR wild> vp",
    "intrigue imperium_politics plot": (
        "[solari> influence-up@emperor OR influence-up@spacing_guild"
    ),
    "intrigue market_opportunity plot": "[2 spice> 5 solari OR [5 solari> 5 spice",
    "intrigue buy_access plot": "[5 solari> influence-up influence-up",
    "intrigue shadow_alliance endgame": "(4 influence AND alliance@person): vp",
    "conflict spice_freighters first": "influence-up [3 spice> vp",
    "conflict spice_freighters second": "water spice troop",
    "conflict spice_freighters third": "spice troop",
    "contract arrakeen_troop_spy": "troop spy",
    "contract acquire_the_spice_must_flow": "influence-up@spacing_guild 3 solari",
    "leader staban_tuek signet":
        "spy (spy@landsraad): [spice> 3 solari OR (spy@influence): [2 solari> intrigue",
    "leader princess_irulan signet":
        "acquire@hand EXACTLY persuasion OR hand trash (AT-LEAST persuasion): 2 spice",
    "leader shaddam_corrino_iv signet": "no-deploy AND solari troop OR [3 solari> influence-up",
    "leader reverend_mother_jessica left 0": "[water> replay@agent",
    "rival glossu_rabban signet": "troop OR (alliance): 2 troop",
    "rival glossu_rabban scheme": "2 influence-up@alliance",
    "leader gurney_halleck reveal": '(6 combat "(six players: 10)"): persuasion',
    "six: space economic_support": "spice trade",
    "six: space military_support": "3 reinforce",
    "six: track fremen 3": '"whole team" water',
    "card command_respect agent": "(swordmaster): [trash@card> trade",
    "card threaten_spice_production agent": '[7 spice "with Allies"> vp trash@card',
    "card usul agent": 'water OR spice "Ally: the other"',
    "card corrino_might reveal": '[3 spice trash@card> "each Ally" 2 troop',
    "card demand_results agent": '[2 solari trash@card> "each Ally" contract',
    "card imperial_tent agent": "throne",
    "2020: space sell_melange":
        "[2 spice> 6 solari OR [3 spice> 8 solari OR [4 spice> 10 solari OR [5 spice> 12 solari",
    "2020: space mentat": "draw mentat",
    "2020: space foldspace": 'acquire "Foldspace"',
    "card carryall agent": '(agent@maker): spice "×2"',
    "card test_of_humanity agent": 'EACH person discard OR "−" troop@combat',
    "card the_voice agent": "lock@person",
    "card other_memory agent": "draw OR hand@bene_gesserit",
    "card guild_bankers reveal": '"The Spice Must Flow: −3" persuasion',
    "card gurney_halleck reveal": "[3 solari> 2 troop deploy@troop",
    "intrigue staged_incident combat": "[3 troop@combat> vp",
    "intrigue double_cross plot": '[solari> "−" troop@person deploy',
    "intrigue poison_snooper plot": "(deck): draw OR trash@deck",
    "intrigue refocus plot": "reshuffle THEN draw",
    "intrigue bypass_protocol plot":
        "acquire UP-TO 3 persuasion OR [2 spice> acquire@deck UP-TO 5 persuasion",
    "intrigue recruitment_mission plot": '("Reveal turn"): persuasion AND deck@card PER acquire',
    "intrigue plans_within_plans endgame": '("3 ×" 3 influence): vp OR ("4 ×" 3 influence): 2 vp',
    "intrigue demand_respect victory": "influence-up OR [2 spice> 2 influence-up",
    "conflict battle_for_arrakeen_2020 second":
        "intrigue 2 spice OR intrigue 3 solari OR 2 spice 3 solari",
    "leader duke_leto_atreides signet": "[spice> influence-up@person",
    "hagal harvest_spice the_great_flat": "3 spice spice@maker",
    "hagal arrakeen arrakeen": "troop signet",
    "hagal gather_support_b gather_support":
        'troop (2 influence@emperor): influence-up@list "#2"',
    "hagal hagga_basin_imperial_basin hagga_basin":
        "spice@maker (hooks): shield-wall AND 2 spice OR (hooks@combat): sandworm",
}  # fmt: skip


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples(name: str) -> None:
    assert short(row_of(name)) == EXAMPLES[name]


def test_conditions() -> None:
    assert condition_signs(a.influence_at_least(EMPEROR), "en") == [
        {"sign": "influence", "n": 2, "of": "emperor"}
    ]
    below = condition_signs(a.influence_below(SPACING_GUILD), "en")
    assert short(below) == "UP-TO influence@spacing_guild"
    assert short(condition_signs(a.COUNCIL_AND_SWORDMASTER, "en")) == "council AND swordmaster"
    assert short(condition_signs(a.alliance(FREMEN), "en")) == "alliance@fremen"
    assert short(condition_signs(a.strength_at_least(6, 10), "en")) == (
        '6 combat "(six players: 10)"'
    )
    assert short(condition_signs(a.bonus_spice_at("hagga_basin"), "es")) == (
        'spice@maker "Depresión Hagga"'
    )


def test_costs_of_spaces() -> None:
    assert cost_signs(Cost(solari=5)) == [{"sign": "solari", "n": 5}]
    assert cost_signs(Cost(spice=1, water=2)) == [{"sign": "spice"}, {"sign": "water", "n": 2}]
    assert cost_signs(Cost()) == []


def test_a_cost_that_was_paid() -> None:
    costs = (Cost(), Cost(solari=2))
    assert short(condition_signs(a.paid(1), "en", costs)) == "[2 solari>"
    assert condition_signs(a.paid(0), "en", costs) == [{"cost": []}]
    assert short(condition_signs(a.paid(1), "en")) == '"you paid cost number 2 of the space"'
    effects = [a.when(a.paid(1), a.water(1))]
    assert short(signs(effects, "en", costs)) == "[2 solari> water"
    assert short(signs(effects, "en")) == '("you paid cost number 2 of the space"): water'


def test_parts_that_could_be_misread_are_set_apart() -> None:
    plain, arrow = a.water(1), a.pay(a.spend(spice=1), a.draw(1))
    assert short(signs([plain, arrow], "en")) == "water [spice> draw"
    assert short(signs([arrow, plain], "en")) == "[spice> draw AND water"
    assert short(signs([arrow, arrow], "en")) == "[spice> draw AND [spice> draw"
    choice = a.choose(a.spice(1), a.solari(1))
    assert short(signs([plain, choice], "en")) == "water AND spice OR solari"
    assert short(signs([a.choose(arrow, plain)], "en")) == "water OR [spice> draw"
    assert short(signs([AllOf([plain, plain])], "en")) == "water water"
    assert signs([], "en") == []


def test_only_one_and_the_same_condition_is_said_once() -> None:
    hooks = [a.when(a.HAS_HOOKS, a.water(1)), a.when(a.HAS_HOOKS, a.draw(1))]
    assert short(signs(hooks, "en")) == "(hooks): water draw"
    other = [hooks[0], a.when(a.HAS_COUNCIL_SEAT, a.draw(1)), hooks[1], a.spice(1)]
    assert short(signs(other, "en")) == (
        "(hooks): water AND (council): draw AND (hooks): draw AND spice"
    )


def test_what_a_cost_gives_back_stands_outside_the_cost() -> None:
    costs = a.costs(a.spend(water=1), a.discard_then(SPACING_GUILD, a.spice(1)))
    row = signs([a.pay(costs, a.vp(1))], "en")
    assert short(row) == "[water discard> vp (discard@spacing_guild): spice"


def test_values_without_signs_are_refused() -> None:
    with pytest.raises(KanlyError, match="there are no signs for the effect Node"):
        signs([Node()], "en")
    with pytest.raises(KanlyError, match="there are no signs for the condition Always"):
        condition_signs(Always(), "en")
    with pytest.raises(KanlyError, match="there are no signs for not HasHooks"):
        condition_signs(Not(a.HAS_HOOKS), "en")
    with pytest.raises(KanlyError, match="there are no signs for not BonusSpiceAt"):
        condition_signs(Not(BonusSpiceAt("hagga_basin")), "en")
    with pytest.raises(KanlyError, match="there are no signs for the count Count"):
        count_items(Count())


def test_acquiring_without_a_hand() -> None:
    assert short(signs([Acquire(1, 5)], "en")) == "acquire UP-TO 5 persuasion"
