### Namen aller Spielteile. Kennungen: Art-id.

## Cards

card-convincing_argument = Überzeugendes Argument
card-dagger = Dolch
card-diplomacy = Diplomatie
card-dune_the_desert_planet = Dune, der Wüstenplanet
card-reconnaissance = Aufklärung
card-seek_allies = Suche nach Verbündeten
card-signet_ring = Siegelring
card-prepare_the_way = Den Weg bereiten
card-the_spice_must_flow = Das Spice muss fließen
card-bene_gesserit_operative = Bene-Gesserit-Agentin
card-branching_path = Verzweigter Pfad
card-calculus_of_power = Kalkül der Macht
card-captured_mentat = Gefangener Mentat
card-cargo_runner = Frachtkurier
card-chani_clever_tactician = Chani, clevere Taktikerin
card-corrinth_city = Die Stadt Corrinth
card-covert_operation = Verdeckte Operation
card-dangerous_rhetoric = Gefährliche Rhetorik
card-delivery_agreement = Liefervereinbarung
card-desert_power = Macht der Wüste
card-desert_survival = Überleben in der Wüste
card-double_agent = Doppelagent
card-ecological_testing_station = Ökologische Teststation
card-fedaykin_stilltent = Fedaykin-Destillzelt
card-guild_envoy = Gesandte der Gilde
card-guild_spy = Spion der Gilde
card-hidden_missive = Versteckte Botschaft
card-imperial_spymaster = Imperialer Meisterspion
card-in_high_places = In höchsten Kreisen
card-interstellar_trade = Interstellarer Handel
card-junction_headquarters = Hauptquartier auf Junction
card-leadership = Führungsstärke
card-long_live_the_fighters = Lang leben die Kämpfer
card-maker_keeper = Sandwurmhüter
card-maula_pistol = Maula-Pistole
card-northern_watermaster = Wassermeister des Nordens
card-overthrow = Umsturz
card-paracompass = Parakompass
card-price_is_no_object = Geld spielt keine Rolle
card-priority_contracts = Vorrangige Verträge
card-public_spectacle = Öffentliches Spektakel
card-rebel_supplier = Rebellen-Versorgung
card-reliable_informant = Zuverlässiger Informant
card-sardaukar_coordination = Sardaukar-Koordination
card-sardaukar_soldier = Sardaukar-Soldat
card-shishakli = Shishakli
card-smugglers_harvester = Schmuggler-Ernter
card-smugglers_haven = Schmuggler-Unterschlupf
card-southern_elders = Älteste des Südens
card-space_time_folding = Raumzeitfaltung
card-spacing_guilds_favor = Gunst der Raumgilde
card-spy_network = Spionagenetzwerk
card-steersman = Steuermann
card-stilgar_the_devoted = Stilgar, der Ergebene
card-strike_fleet = Angriffsflotte
card-subversive_advisor = Subversiver Berater
card-treacherous_maneuver = Heimtückisches Manöver
card-tread_in_darkness = Im Dunkeln wandeln
card-truthtrance = Wahrtrance
card-undercover_asset = Verdeckter Kontakt
card-unswerving_loyalty = Unerschütterliche Loyalität
card-weirding_woman = Zauberkundige
card-wheels_within_wheels = Räder hinter Rädern
card-command_respect = Respekt einfordern
card-demand_attention = Aufmerksamkeit einfordern
card-desert_call = Ruf der Wüste
card-limited_landsraad_access = Beschränkter Landsraad-Zugang
card-threaten_spice_production = Spice-Produktion gefährden
card-usul = Usul
card-corrino_might = Macht der Corrinos
card-critical_shipments = Kritische Lieferungen
card-demand_results = Resultate einfordern
card-devastating_assault = Verheerender Angriff
card-imperial_ornithopter = Imperialer Ornithopter
card-imperial_tent = Imperiales Zelt
card-arrakis_liaison = Arrakis-Kontakt
card-foldspace = Faltraum
card-arrakis_recruiter = Rekrutierer auf Arrakis
card-assassination_mission = Mordauftrag
card-bene_gesserit_initiate = Bene-Gesserit-Novizin
card-bene_gesserit_sister = Bene-Gesserit-Schwester
card-carryall = Carryall
card-chani = Chani
card-choam_directorship = MAFEA-Direktorium
card-crysknife = Crysmesser
card-dr_yueh = Dr. Yueh
card-duncan_idaho = Duncan Idaho
card-fedaykin_death_commando = Fedaykin-Todeskommando
card-firm_grip = Fester Griff
card-fremen_camp = Fremenlager
card-gene_manipulation = Genmanipulation
card-guild_administrator = Verwalter der Gilde
card-guild_ambassador = Botschafter der Gilde
card-guild_bankers = Bankiers der Gilde
card-gun_thopter = Kanonen-Thopter
card-gurney_halleck = Gurney Halleck
card-imperial_spy = Imperialer Spion
card-kwisatz_haderach = Kwisatz Haderach
card-lady_jessica = Lady Jessica
card-liet_kynes = Liet Kynes
card-missionaria_protectiva = Missionaria Protectiva
card-opulence = Opulenz
card-other_memory = Weitergehende Erinnerung
card-piter_de_vries = Piter de Vries
card-power_play = Machtspiel
card-reverend_mother_mohiam = Ehrwürdige Mutter Mohiam
card-sardaukar_infantry = Sardaukar-Infanterie
card-sardaukar_legion = Sardaukar-Legion
card-scout = Späher
card-shifting_allegiances = Wechselnde Loyalitäten
card-sietch_reverend_mother = Ehrwürdige Mutter des Sietch
card-smugglers_thopter = Schmuggler-Thopter
card-space_travel = Raumfahrt
card-spice_hunter = Spice-Jäger
card-spice_smugglers = Spice-Schmuggler
card-stilgar = Stilgar
card-test_of_humanity = Prüfung der Menschlichkeit
card-the_voice = Die Stimme
card-thufir_hawat = Thufir Hawat
card-worm_riders = Wurmreiter

## Intrigue cards

intrigue-backed_by_choam = Rückendeckung der MAFEA
intrigue-buy_access = Zugang erkaufen
intrigue-call_to_arms = Ruf zu den Waffen
intrigue-change_allegiances = Seitenwechsel
intrigue-choam_profits = MAFEA-Gewinne
intrigue-contingency_plan = Notfallplan
intrigue-councilors_ambition = Ehrgeiz des Ratsherrn
intrigue-crysknife = Crysmesser
intrigue-cunning = Gerissenheit
intrigue-depart_for_arrakis = Aufbruch nach Arrakis
intrigue-desert_mouse = Wüstenmaus
intrigue-detonation = Detonation
intrigue-devour = Verschlingen
intrigue-distraction = Ablenkung
intrigue-find_weakness = Schwachstelle finden
intrigue-go_to_ground = Untertauchen
intrigue-imperium_politics = Imperiale Politik
intrigue-impress = Beeindrucken
intrigue-inspire_awe = Ehrfurcht einflößen
intrigue-intelligence_report = Geheimdienstbericht
intrigue-leverage = Druckmittel
intrigue-manipulate = Manipulation
intrigue-market_opportunity = Marktchance
intrigue-mercenaries = Söldner
intrigue-opportunism = Opportunismus
intrigue-ornithopter = Ornithopter
intrigue-questionable_methods = Fragwürdige Methoden
intrigue-reach_agreement = Eine Einigung erzielen
intrigue-secure_spice_trade = Sicherer Spice-Handel
intrigue-shaddams_favor = Shaddams Gunst
intrigue-shadow_alliance = Schattenallianz
intrigue-sietch_ritual = Sietch-Ritual
intrigue-special_mission = Sondermission
intrigue-spice_is_power = Spice ist Macht
intrigue-spring_the_trap = Die Falle schnappt zu
intrigue-strategic_stockpiling = Strategische Vorräte
intrigue-tactical_option = Taktische Option
intrigue-unexpected_allies = Unerwartete Verbündete
intrigue-weirding_combat = Zauberkampf
intrigue-allied_armada = Armada der Verbündeten
intrigue-ambush = Hinterhalt
intrigue-bindu_suspension = Bindu-Suspension
intrigue-bribery = Bestechung
intrigue-bypass_protocol = Das Protokoll umgehen
intrigue-calculated_hire = Kalkulierte Anwerbung
intrigue-charisma = Charisma
intrigue-choam_shares = MAFEA-Anteile
intrigue-corner_the_market = Den Markt beherrschen
intrigue-councilors_dispensation = Dispens des Ratsherrn
intrigue-demand_respect = Respekt verlangen
intrigue-dispatch_an_envoy = Einen Gesandten entsenden
intrigue-double_cross = Doppeltes Spiel
intrigue-favored_subject = Bevorzugter Untertan
intrigue-guild_authorization = Genehmigung der Gilde
intrigue-infiltrate = Infiltrieren
intrigue-know_their_ways = Ihre Bräuche kennen
intrigue-master_tactician = Meistertaktiker
intrigue-plans_within_plans = Pläne, verborgen hinter Plänen
intrigue-poison_snooper = Giftschnüffler
intrigue-private_army = Privatarmee
intrigue-rapid_mobilization = Rasche Mobilmachung
intrigue-recruitment_mission = Rekrutierungsmission
intrigue-refocus = Neuausrichtung
intrigue-reinforcements = Verstärkung
intrigue-secret_of_the_sisterhood = Geheimnis der Schwesternschaft
intrigue-staged_incident = Inszenierter Zwischenfall
intrigue-the_sleeper_must_awaken = Der Schläfer muss erwachen
intrigue-tiebreaker = Tiebreaker
intrigue-to_the_victor = Dem Sieger …
intrigue-urgent_mission = Dringende Mission
intrigue-water_of_life = Wasser des Lebens
intrigue-water_peddlers_union = Vereinigung der Wasserverkäufer
intrigue-windfall = Geldsegen

## Kinds of Intrigue cards

kind-plot = Komplott
kind-combat = Kampf
kind-endgame = Finale

## Conflict cards

conflict-skirmish_crysknife = Gefecht
conflict-skirmish_ornithopter = Gefecht
conflict-skirmish_desert_mouse = Gefecht
conflict-choam_security = MAFEA-Sicherheitsdienst
conflict-spice_freighters = Spice-Frachter
conflict-siege_of_arrakeen = Belagerung von Arrakeen
conflict-seize_spice_refinery = Die Spice-Raffinerie einnehmen
conflict-test_of_loyalty = Prüfung der Loyalität
conflict-shadow_contest = Schattenkampf
conflict-secure_imperial_basin = Das Imperiale Becken sichern
conflict-protect_the_sietches = Schutz der Sietchs
conflict-trade_dispute = Handelsstreit
conflict-propaganda = Propaganda
conflict-battle_for_imperial_basin = Schlacht um das Imperiale Becken
conflict-battle_for_arrakeen = Schlacht um Arrakeen
conflict-battle_for_spice_refinery = Schlacht um die Spice-Raffinerie
conflict-skirmish_a = Gefecht
conflict-skirmish_b = Gefecht
conflict-skirmish_c = Gefecht
conflict-skirmish_d = Gefecht
conflict-cloak_and_dagger = Mantel und Dolch
conflict-desert_power = Macht der Wüste
conflict-guild_bank_raid = Überfall auf die Gildenbank
conflict-machinations = Machenschaften
conflict-raid_stockpiles = Vorräte plündern
conflict-siege_of_carthag = Belagerung von Carthag
conflict-sort_through_the_chaos = Das Chaos durchblicken
conflict-terrible_purpose = Schreckliche Bestimmung
conflict-battle_for_carthag = Schlacht um Carthag
conflict-grand_vision = Große Vision
conflict-siege_of_arrakeen_2020 = Belagerung von Arrakeen
conflict-secure_imperial_basin_2020 = Das Imperiale Becken sichern
conflict-battle_for_imperial_basin_2020 = Schlacht um das Imperiale Becken
conflict-battle_for_arrakeen_2020 = Schlacht um Arrakeen

## Objective cards

objective-objective_crysknife = Crysmesser-Abzeichenkarte
objective-objective_crysknife_4_6 = Crysmesser-Abzeichenkarte
objective-objective_desert_mouse_first = Wüstenmaus-Abzeichenkarte
objective-objective_desert_mouse_4_6 = Wüstenmaus-Abzeichenkarte
objective-objective_ornithopter_1_3 = Ornithopter-Abzeichenkarte

## Contracts

contract-acquire_the_spice_must_flow = Erwirb Das Spice muss fließen
contract-arrakeen_troop_spy = Arrakeen
contract-arrakeen_water = Arrakeen
contract-deliver_supplies = Vorräte liefern
contract-espionage = Spionage
contract-harvest_3 = Ernte: 3+ Spice
contract-harvest_4 = Ernte: 4+ Spice
contract-heighliner_water = Heighliner
contract-heighliner_troops = Heighliner
contract-high_council_influence = Hoher Rat
contract-high_council_solari = Hoher Rat
contract-immediate = Sofort
contract-research_station_solari = Forschungszentrum
contract-research_station_solari_spy = Forschungszentrum
contract-sardaukar_cards = Sardaukar
contract-sardaukar_recall = Sardaukar
contract-spice_refinery_cards = Spice-Raffinerie
contract-spice_refinery_water = Spice-Raffinerie

## Leaders

leader-feyd_rautha_harkonnen = Feyd-Rautha Harkonnen
leader-gurney_halleck = Gurney Halleck
leader-lady_amber_metulli = Lady Amber Metulli
leader-lady_jessica = Lady Jessica
leader-reverend_mother_jessica = Ehrfürchtige Mutter Jessica
leader-lady_margot_fenring = Lady Margot Fenring
leader-muad_dib = Muad'Dib
leader-princess_irulan = Prinzessin Irulan
leader-staban_tuek = Staban Tuek
leader-shaddam_corrino_iv = Shaddam Corrino IV.
leader-paul_atreides = Paul Atreides
leader-duke_leto_atreides = Herzog Leto Atreides
leader-baron_vladimir_harkonnen = Baron Vladimir Harkonnen
leader-glossu_the_beast_rabban = Glossu „Die Bestie“ Rabban
leader-countess_ariana_thorvald = Gräfin Ariana Thorvald
leader-earl_memnon_thorvald = Graf Memnon Thorvald
leader-count_ilban_richese = Graf Ilban Richese
leader-helena_richese = Helena Richese

## Leader abilities: left, Signet Ring, setup

left-feyd_rautha_harkonnen = Tückische Stärke
signet-feyd_rautha_harkonnen = Persönliches Training
left-gurney_halleck = Immer lächelnd
signet-gurney_halleck = Kriegsmeister
left-lady_amber_metulli = Wüstenspäher
signet-lady_amber_metulli = Die Kassen füllen
left-lady_jessica = Weitergehende Erinnerungen
signet-lady_jessica = Spice-Agonie
left-reverend_mother_jessica = Ehrfürchtige Mutter
signet-reverend_mother_jessica = Wasser des Lebens
left-lady_margot_fenring = Loyalität
signet-lady_margot_fenring = Informant auf Arrakis
left-muad_dib = Unberechenbarer Feind
signet-muad_dib = Den Weg weisen
left-princess_irulan = Imperiales Geburtsrecht
signet-princess_irulan = Einsicht der Chronistin
left-staban_tuek = Spice-Schmuggel
signet-staban_tuek = Unsichtbares Netzwerk
setup-staban_tuek = Wenige Verbündete
left-shaddam_corrino_iv = Sardaukar-Kommandant
signet-shaddam_corrino_iv = Imperator des bekannten Universums
left-paul_atreides = Hellsicht
signet-paul_atreides = Disziplin
left-duke_leto_atreides = Beliebtheit im Landsraad
signet-duke_leto_atreides = Umsichtige Diplomatie
left-baron_vladimir_harkonnen = Geniestreich
signet-baron_vladimir_harkonnen = Schachzug
left-glossu_the_beast_rabban = Lehen Arrakis
signet-glossu_the_beast_rabban = Brutalität
left-countess_ariana_thorvald = Spice-Süchtige
signet-countess_ariana_thorvald = Verborgenes Reservoir
left-earl_memnon_thorvald = Verbindungen
signet-earl_memnon_thorvald = Spice-Hort
left-count_ilban_richese = Skrupelloser Verhandlungsführer
signet-count_ilban_richese = Manufaktur
left-helena_richese = Augen überall
signet-helena_richese = Manipulation

## Training track

track-start = Trainingsleiste: Start
track-upper_1 = Trainingsleiste: erste Abzweigung, oben
track-lower_1 = Trainingsleiste: erste Abzweigung, unten
track-middle = Trainingsleiste: Mitte
track-upper_2 = Trainingsleiste: zweite Abzweigung, oben
track-lower_2 = Trainingsleiste: zweite Abzweigung, unten
track-lower_3 = Trainingsleiste: zweite Abzweigung, unten, zweites Feld
track-end = Trainingsleiste: Ende

## Board spaces

space-dutiful_service = Pflichtbewusster Dienst
space-sardaukar = Sardaukar
space-deliver_supplies = Vorräte liefern
space-heighliner = Heighliner
space-espionage = Spionage
space-secrets = Geheimnisse
space-desert_tactics = Wüsten-Taktiken
space-fremkit = Fremenkit
space-assembly_hall = Sitzungssaal
space-gather_support = Unterstützung sammeln
space-high_council = Hoher Rat
space-imperial_privilege = Imperiales Privileg
space-swordmaster = Schwertmeister
space-arrakeen = Arrakeen
space-research_station = Forschungszentrum
space-sietch_tabr = Sietch Tabr
space-spice_refinery = Spice-Raffinerie
space-accept_contract = Vertrag annehmen
space-deep_desert = Tiefe Wüste
space-hagga_basin = Hagga-Becken
space-imperial_basin = Imperiales Becken
space-shipping = Lieferung
space-economic_support = Ökonomische Unterstützung
space-military_support = Militärische Unterstützung
space-controversial_technology = Kontroverse Technologien
space-expedition = Expedition
space-carthag = Carthag
space-habbanya_erg = Habbanya-Erg
space-vast_wealth = Unermesslicher Reichtum
space-hardy_warriors = Zähe Krieger
space-desert_mastery = Beherrschung der Wüste
space-conspire = Verschwörung
space-wealth = Wohlstand
space-foldspace = Faltraum
space-selective_breeding = Selektive Züchtung
space-stillsuits = Destillanzüge
space-mentat = Mentat
space-rally_troops = Truppen sammeln
space-hall_of_oratory = Rednersaal
space-sell_melange = Melange verkaufen
space-secure_contract = Abkommen treffen
space-the_great_flat = Die große Ebene

## Observation posts

post-post_emperor = Beobachtungsposten: Imperator
post-post_spacing_guild = Beobachtungsposten: Raumgilde
post-post_bene_gesserit = Beobachtungsposten: Bene Gesserit
post-post_fremen = Beobachtungsposten: Fremen
post-post_landsraad_left = Beobachtungsposten: Landsraad (links)
post-post_landsraad_right = Beobachtungsposten: Landsraad (rechts)
post-post_choam = Beobachtungsposten: MAFEA
post-post_city_left = Beobachtungsposten: Sietch Tabr / Forschungszentrum
post-post_city_middle = Beobachtungsposten: Forschungszentrum / Spice-Raffinerie
post-post_city_right = Beobachtungsposten: Spice-Raffinerie / Arrakeen
post-post_deep_desert = Beobachtungsposten: Tiefe Wüste
post-post_hagga_basin = Beobachtungsposten: Hagga-Becken
post-post_imperial_basin = Beobachtungsposten: Imperiales Becken
post-post_great_houses = Beobachtungsposten: Die Großen Häuser
post-post_fringe_worlds = Beobachtungsposten: Randwelten
post-post_carthag = Beobachtungsposten: Carthag
post-post_habbanya_erg = Beobachtungsposten: Habbanya-Erg

## Beobachtungsposten im Satz: nach „auf dem“, „vom“.

at-post_emperor = Imperator-Posten
at-post_spacing_guild = Raumgilden-Posten
at-post_bene_gesserit = Bene-Gesserit-Posten
at-post_fremen = Fremen-Posten
at-post_landsraad_left = Landsraad-Posten (links)
at-post_landsraad_right = Landsraad-Posten (rechts)
at-post_choam = MAFEA-Posten
at-post_city_left = Posten zwischen Sietch Tabr und Forschungszentrum
at-post_city_middle = Posten zwischen Forschungszentrum und Spice-Raffinerie
at-post_city_right = Posten zwischen Spice-Raffinerie und Arrakeen
at-post_deep_desert = Posten in der Tiefen Wüste
at-post_hagga_basin = Posten im Hagga-Becken
at-post_imperial_basin = Posten im Imperialen Becken
at-post_great_houses = Posten der Großen Häuser
at-post_fringe_worlds = Posten der Randwelten
at-post_carthag = Posten in Carthag
at-post_habbanya_erg = Posten im Habbanya-Erg

## Factions

faction-emperor = Imperator
faction-spacing_guild = Raumgilde
faction-bene_gesserit = Bene Gesserit
faction-fremen = Fremen
faction-great_houses = Die Großen Häuser
faction-fringe_worlds = Randwelten

## Agent icons

icon-emperor = Imperator
icon-spacing_guild = Raumgilde
icon-bene_gesserit = Bene Gesserit
icon-fremen = Fremen
icon-landsraad = Landsraad
icon-city = Stadt
icon-spice_trade = Spice-Handel
icon-spy = Spion

## Battle icons

battle-crysknife = Crysmesser
battle-desert_mouse = Wüstenmaus
battle-ornithopter = Ornithopter
battle-wild = Joker

## Houses

house-atreides = Haus Atreides
house-corrino = Haus Corrino
house-fenring = Haus Fenring
house-harkonnen = Haus Harkonnen
house-metulli = Haus Metulli
house-richese = Haus Richese
house-thorvald = Haus Thorvald

## Teams, nach ihrem Kommandanten, und Rollen

team-muad_dib = Team Muad'Dib
team-shaddam_corrino_iv = Team Shaddam
role-commander = Kommandant
role-ally = Verbündeter

## Resources

resource-solari = Solaris
resource-spice = Spice
resource-water = Wasser

## Editions and modules

edition-uprising = Dune: Imperium – Uprising
edition-imperium = Dune: Imperium
module-choam = MAFEA-Modul
module-imperium = Karten aus Dune: Imperium
module-imperium_conflicts = Konflikte aus Dune: Imperium
module-imperium_leaders = Anführer aus Dune: Imperium

## Rival cards

rival-baron_vladimir_harkonnen = Baron Vladimir Harkonnen
rival-glossu_rabban = Glossu „Die Bestie“ Rabban
rival-staban_tuek = Staban Tuek
rival-lady_amber_metulli = Lady Amber Metulli
rival-gurney_halleck = Gurney Halleck
rival-lady_margot_fenring = Lady Margot Fenring
rival-princess_irulan = Prinzessin Irulan
rival-lady_jessica = Lady Jessica
rival-feyd_rautha_harkonnen = Feyd-Rautha Harkonnen
rival-muad_dib = Muad'Dib
rival-duke_leto_atreides = Herzog Leto Atreides
rival-glossu_the_beast_rabban = Glossu „Die Bestie“ Rabban
rival-countess_ariana_thorvald = Gräfin Ariana Thorvald
rival-earl_memnon_thorvald = Graf Memnon Thorvald
rival-count_ilban_richese = Graf Ilban Richese
rival-house_hagal = Haus Hagal

## House Hagal cards that show no board space, or many; the others are called after their spaces

hagal-place_spy_spice_trade = Spion platzieren (Spice-Handel)
hagal-place_spy_city = Spion platzieren (Stadt)
hagal-place_spy_landsraad = Spion platzieren (Landsraad)
hagal-reshuffle = Neu mischen
hagal-harvest_spice = Spice ernten

## Levels of difficulty and variants, and a sentence about each

difficulty-mercenary = Söldner (Neuling)
difficulty-sardaukar = Sardaukar (Talent)
difficulty-mentat = Mentat (Profi)
difficulty-kwisatz_haderach = Kwisatz Haderach (Profi+)
variant-row_dice = Würfelbasierter „Sturm“ in der Imperium-Reihe
variant-streamlined = Vereinfachte Rivalen
variant-brutal_escalation = Brutale Eskalation
variant-expert_deployment = Experten-Truppeneinsatz
variant-smart_politics = Clevere Politik
about-uprising-mercenary = Die Rivalen beginnen ohne Truppen in der Garnison, und du beginnst mit 1 Intrigenkarte.
about-uprising-sardaukar = Die Regeln ohne Anpassungen.
about-uprising-mentat = Brutale Eskalation, Experten-Truppeneinsatz und Clevere Politik gelten.
about-uprising-kwisatz_haderach = Wie Mentat; außerdem kannst du keinen Schwertmeister erhalten.
about-uprising-row_dice = Am Ende jedes deiner Aufdeckzüge wird mit zwei Würfeln gewürfelt, und die Karten an diesen Stellen der Imperium-Reihe verlassen die Partie (eine 6 entfernt keine).
about-uprising-streamlined = Lady Amber Metulli oder Glossu „Die Bestie“ Rabban ist ein Rivale, der nicht gewinnen kann und keine Ressourcen mehr nimmt, sobald er seinen Schwertmeister hat.
about-uprising-brutal_escalation = Bei einem Konflikt III deckt jeder kämpfende Rivale zwei Haus-Hagal-Karten auf und addiert die Schwerter beider Karten.
about-uprising-expert_deployment = Bei einem Konflikt I oder II setzt ein Rivale keine Truppen ein, solange er mindestens drei Einheiten Vorsprung hat.
about-uprising-smart_politics = Ein Rivale übergeht Fraktionsfelder ohne Kosten, bei denen seine Allianz sicher ist oder er zu weit zurückliegt.
about-imperium-mercenary = Die Rivalen beginnen ohne Truppen in der Garnison und erhalten ihren Schwertmeister in Runde 5; du beginnst mit 1 Spice und 1 Solari.
about-imperium-sardaukar = Jeder Rivale beginnt mit 1 Intrigenkarte und erhält seinen Schwertmeister in Runde 4; das Feld „Mentat“ kostet 5 Solaris.
about-imperium-mentat = Wie Sardaukar, aber die Rivalen erhalten ihren Schwertmeister in Runde 3, und bei einem Konflikt I oder II setzt ein Rivale keine Truppen ein, solange er mit mindestens 4 Kampfstärke führt (Experten-Truppeneinsatz).
about-imperium-kwisatz_haderach = Wie Mentat; außerdem kannst du keinen Schwertmeister erhalten.
