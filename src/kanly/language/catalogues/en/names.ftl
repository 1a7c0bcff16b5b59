### Names of every component. Ids: kind-id, as in the tables of the edition.

## Cards

card-convincing_argument = Convincing Argument
card-dagger = Dagger
card-diplomacy = Diplomacy
card-dune_the_desert_planet = Dune, the Desert Planet
card-reconnaissance = Reconnaissance
card-seek_allies = Seek Allies
card-signet_ring = Signet Ring
card-prepare_the_way = Prepare the Way
card-the_spice_must_flow = The Spice Must Flow
card-bene_gesserit_operative = Bene Gesserit Operative
card-branching_path = Branching Path
card-calculus_of_power = Calculus of Power
card-captured_mentat = Captured Mentat
card-cargo_runner = Cargo Runner
card-chani_clever_tactician = Chani, Clever Tactician
card-corrinth_city = Corrinth City
card-covert_operation = Covert Operation
card-dangerous_rhetoric = Dangerous Rhetoric
card-delivery_agreement = Delivery Agreement
card-desert_power = Desert Power
card-desert_survival = Desert Survival
card-double_agent = Double Agent
card-ecological_testing_station = Ecological Testing Station
card-fedaykin_stilltent = Fedaykin Stilltent
card-guild_envoy = Guild Envoy
card-guild_spy = Guild Spy
card-hidden_missive = Hidden Missive
card-imperial_spymaster = Imperial Spymaster
card-in_high_places = In High Places
card-interstellar_trade = Interstellar Trade
card-junction_headquarters = Junction Headquarters
card-leadership = Leadership
card-long_live_the_fighters = Long Live the Fighters
card-maker_keeper = Maker Keeper
card-maula_pistol = Maula Pistol
card-northern_watermaster = Northern Watermaster
card-overthrow = Overthrow
card-paracompass = Paracompass
card-price_is_no_object = Price is No Object
card-priority_contracts = Priority Contracts
card-public_spectacle = Public Spectacle
card-rebel_supplier = Rebel Supplier
card-reliable_informant = Reliable Informant
card-sardaukar_coordination = Sardaukar Coordination
card-sardaukar_soldier = Sardaukar Soldier
card-shishakli = Shishakli
card-smugglers_harvester = Smuggler's Harvester
card-smugglers_haven = Smuggler's Haven
card-southern_elders = Southern Elders
card-space_time_folding = Space-time Folding
card-spacing_guilds_favor = Spacing Guild's Favor
card-spy_network = Spy Network
card-steersman = Steersman
card-stilgar_the_devoted = Stilgar, the Devoted
card-strike_fleet = Strike Fleet
card-subversive_advisor = Subversive Advisor
card-treacherous_maneuver = Treacherous Maneuver
card-tread_in_darkness = Tread in Darkness
card-truthtrance = Truthtrance
card-undercover_asset = Undercover Asset
card-unswerving_loyalty = Unswerving Loyalty
card-weirding_woman = Weirding Woman
card-wheels_within_wheels = Wheels Within Wheels
card-command_respect = Command Respect
card-demand_attention = Demand Attention
card-desert_call = Desert Call
card-limited_landsraad_access = Limited Landsraad Access
card-threaten_spice_production = Threaten Spice Production
card-usul = Usul
card-corrino_might = Corrino Might
card-critical_shipments = Critical Shipments
card-demand_results = Demand Results
card-devastating_assault = Devastating Assault
card-imperial_ornithopter = Imperial Ornithopter
card-imperial_tent = Imperial Tent
card-arrakis_liaison = Arrakis Liaison
card-foldspace = Foldspace
card-arrakis_recruiter = Arrakis Recruiter
card-assassination_mission = Assassination Mission
card-bene_gesserit_initiate = Bene Gesserit Initiate
card-bene_gesserit_sister = Bene Gesserit Sister
card-carryall = Carryall
card-chani = Chani
card-choam_directorship = CHOAM Directorship
card-crysknife = Crysknife
card-dr_yueh = Dr. Yueh
card-duncan_idaho = Duncan Idaho
card-fedaykin_death_commando = Fedaykin Death Commando
card-firm_grip = Firm Grip
card-fremen_camp = Fremen Camp
card-gene_manipulation = Gene Manipulation
card-guild_administrator = Guild Administrator
card-guild_ambassador = Guild Ambassador
card-guild_bankers = Guild Bankers
card-gun_thopter = Gun Thopter
card-gurney_halleck = Gurney Halleck
card-imperial_spy = Imperial Spy
card-kwisatz_haderach = Kwisatz Haderach
card-lady_jessica = Lady Jessica
card-liet_kynes = Liet Kynes
card-missionaria_protectiva = Missionaria Protectiva
card-opulence = Opulence
card-other_memory = Other Memory
card-piter_de_vries = Piter De Vries
card-power_play = Power Play
card-reverend_mother_mohiam = Reverend Mother Mohiam
card-sardaukar_infantry = Sardaukar Infantry
card-sardaukar_legion = Sardaukar Legion
card-scout = Scout
card-shifting_allegiances = Shifting Allegiances
card-sietch_reverend_mother = Sietch Reverend Mother
card-smugglers_thopter = Smuggler's Thopter
card-space_travel = Space Travel
card-spice_hunter = Spice Hunter
card-spice_smugglers = Spice Smugglers
card-stilgar = Stilgar
card-test_of_humanity = Test of Humanity
card-the_voice = The Voice
card-thufir_hawat = Thufir Hawat
card-worm_riders = Worm Riders

## Intrigue cards

intrigue-backed_by_choam = Backed by CHOAM
intrigue-buy_access = Buy Access
intrigue-call_to_arms = Call to Arms
intrigue-change_allegiances = Change Allegiances
intrigue-choam_profits = CHOAM Profits
intrigue-contingency_plan = Contingency Plan
intrigue-councilors_ambition = Councilor's Ambition
intrigue-crysknife = Crysknife
intrigue-cunning = Cunning
intrigue-depart_for_arrakis = Depart for Arrakis
intrigue-desert_mouse = Desert Mouse
intrigue-detonation = Detonation
intrigue-devour = Devour
intrigue-distraction = Distraction
intrigue-find_weakness = Find Weakness
intrigue-go_to_ground = Go to Ground
intrigue-imperium_politics = Imperium Politics
intrigue-impress = Impress
intrigue-inspire_awe = Inspire Awe
intrigue-intelligence_report = Intelligence Report
intrigue-leverage = Leverage
intrigue-manipulate = Manipulate
intrigue-market_opportunity = Market Opportunity
intrigue-mercenaries = Mercenaries
intrigue-opportunism = Opportunism
intrigue-ornithopter = Ornithopter
intrigue-questionable_methods = Questionable Methods
intrigue-reach_agreement = Reach Agreement
intrigue-secure_spice_trade = Secure Spice Trade
intrigue-shaddams_favor = Shaddam's Favor
intrigue-shadow_alliance = Shadow Alliance
intrigue-sietch_ritual = Sietch Ritual
intrigue-special_mission = Special Mission
intrigue-spice_is_power = Spice Is Power
intrigue-spring_the_trap = Spring the Trap
intrigue-strategic_stockpiling = Strategic Stockpiling
intrigue-tactical_option = Tactical Option
intrigue-unexpected_allies = Unexpected Allies
intrigue-weirding_combat = Weirding Combat
intrigue-allied_armada = Allied Armada
intrigue-ambush = Ambush
intrigue-bindu_suspension = Bindu Suspension
intrigue-bribery = Bribery
intrigue-bypass_protocol = Bypass Protocol
intrigue-calculated_hire = Calculated Hire
intrigue-charisma = Charisma
intrigue-choam_shares = CHOAM Shares
intrigue-corner_the_market = Corner the Market
intrigue-councilors_dispensation = Councilor's Dispensation
intrigue-demand_respect = Demand Respect
intrigue-dispatch_an_envoy = Dispatch an Envoy
intrigue-double_cross = Double Cross
intrigue-favored_subject = Favored Subject
intrigue-guild_authorization = Guild Authorization
intrigue-infiltrate = Infiltrate
intrigue-know_their_ways = Know Their Ways
intrigue-master_tactician = Master Tactician
intrigue-plans_within_plans = Plans Within Plans
intrigue-poison_snooper = Poison Snooper
intrigue-private_army = Private Army
intrigue-rapid_mobilization = Rapid Mobilization
intrigue-recruitment_mission = Recruitment Mission
intrigue-refocus = Refocus
intrigue-reinforcements = Reinforcements
intrigue-secret_of_the_sisterhood = Secret of the Sisterhood
intrigue-staged_incident = Staged Incident
intrigue-the_sleeper_must_awaken = The Sleeper Must Awaken
intrigue-tiebreaker = Tiebreaker
intrigue-to_the_victor = To the Victor…
intrigue-urgent_mission = Urgent Mission
intrigue-water_of_life = Water of Life
intrigue-water_peddlers_union = Water Peddlers Union
intrigue-windfall = Windfall

## Kinds of Intrigue cards

kind-plot = Plot
kind-combat = Combat
kind-endgame = Endgame

## Conflict cards

conflict-skirmish_crysknife = Skirmish
conflict-skirmish_ornithopter = Skirmish
conflict-skirmish_desert_mouse = Skirmish
conflict-choam_security = CHOAM Security
conflict-spice_freighters = Spice Freighters
conflict-siege_of_arrakeen = Siege of Arrakeen
conflict-seize_spice_refinery = Seize Spice Refinery
conflict-test_of_loyalty = Test of Loyalty
conflict-shadow_contest = Shadow Contest
conflict-secure_imperial_basin = Secure Imperial Basin
conflict-protect_the_sietches = Protect the Sietches
conflict-trade_dispute = Trade Dispute
conflict-propaganda = Propaganda
conflict-battle_for_imperial_basin = Battle for Imperial Basin
conflict-battle_for_arrakeen = Battle for Arrakeen
conflict-battle_for_spice_refinery = Battle for Spice Refinery
conflict-skirmish_a = Skirmish
conflict-skirmish_b = Skirmish
conflict-skirmish_c = Skirmish
conflict-skirmish_d = Skirmish
conflict-cloak_and_dagger = Cloak and Dagger
conflict-desert_power = Desert Power
conflict-guild_bank_raid = Guild Bank Raid
conflict-machinations = Machinations
conflict-raid_stockpiles = Raid Stockpiles
conflict-siege_of_carthag = Siege of Carthag
conflict-sort_through_the_chaos = Sort Through the Chaos
conflict-terrible_purpose = Terrible Purpose
conflict-battle_for_carthag = Battle for Carthag
conflict-grand_vision = Grand Vision
conflict-siege_of_arrakeen_2020 = Siege of Arrakeen
conflict-secure_imperial_basin_2020 = Secure Imperial Basin
conflict-battle_for_imperial_basin_2020 = Battle for Imperial Basin
conflict-battle_for_arrakeen_2020 = Battle for Arrakeen

## Objective cards

objective-objective_crysknife = Objective (Crysknife)
objective-objective_crysknife_4_6 = Objective (Crysknife)
objective-objective_desert_mouse_first = Objective (Desert Mouse)
objective-objective_desert_mouse_4_6 = Objective (Desert Mouse)
objective-objective_ornithopter_1_3 = Objective (Ornithopter)

## Contracts

contract-acquire_the_spice_must_flow = Acquire The Spice Must Flow
contract-arrakeen_troop_spy = Arrakeen
contract-arrakeen_water = Arrakeen
contract-deliver_supplies = Deliver Supplies
contract-espionage = Espionage
contract-harvest_3 = Harvest 3+ Spice
contract-harvest_4 = Harvest 4+ Spice
contract-heighliner_water = Heighliner
contract-heighliner_troops = Heighliner
contract-high_council_influence = High Council
contract-high_council_solari = High Council
contract-immediate = Immediate
contract-research_station_solari = Research Station
contract-research_station_solari_spy = Research Station
contract-sardaukar_cards = Sardaukar
contract-sardaukar_recall = Sardaukar
contract-spice_refinery_cards = Spice Refinery
contract-spice_refinery_water = Spice Refinery

## Leaders

leader-feyd_rautha_harkonnen = Feyd-Rautha Harkonnen
leader-gurney_halleck = Gurney Halleck
leader-lady_amber_metulli = Lady Amber Metulli
leader-lady_jessica = Lady Jessica
leader-reverend_mother_jessica = Reverend Mother Jessica
leader-lady_margot_fenring = Lady Margot Fenring
leader-muad_dib = Muad'Dib
leader-princess_irulan = Princess Irulan
leader-staban_tuek = Staban Tuek
leader-shaddam_corrino_iv = Shaddam Corrino IV
leader-paul_atreides = Paul Atreides
leader-duke_leto_atreides = Duke Leto Atreides
leader-baron_vladimir_harkonnen = Baron Vladimir Harkonnen
leader-glossu_the_beast_rabban = Glossu "The Beast" Rabban
leader-countess_ariana_thorvald = Countess Ariana Thorvald
leader-earl_memnon_thorvald = Earl Memnon Thorvald
leader-count_ilban_richese = Count Ilban Richese
leader-helena_richese = Helena Richese

## Leader abilities: left, Signet Ring, setup

left-feyd_rautha_harkonnen = Devious Strength
signet-feyd_rautha_harkonnen = Personal Training
left-gurney_halleck = Always Smiling
signet-gurney_halleck = Warmaster
left-lady_amber_metulli = Desert Scouts
signet-lady_amber_metulli = Fill Coffers
left-lady_jessica = Other Memories
signet-lady_jessica = Spice Agony
left-reverend_mother_jessica = Reverend Mother
signet-reverend_mother_jessica = Water of Life
left-lady_margot_fenring = Loyalty
signet-lady_margot_fenring = Arrakis Informant
left-muad_dib = Unpredictable Foe
signet-muad_dib = Lead the Way
left-princess_irulan = Imperial Birthright
signet-princess_irulan = Chronicler's Insight
left-staban_tuek = Smuggle Spice
signet-staban_tuek = Unseen Network
setup-staban_tuek = Limited Allies
left-shaddam_corrino_iv = Sardaukar Commander
signet-shaddam_corrino_iv = Emperor of the Known Universe
left-paul_atreides = Prescience
signet-paul_atreides = Discipline
left-duke_leto_atreides = Landsraad Popularity
signet-duke_leto_atreides = Prudent Diplomacy
left-baron_vladimir_harkonnen = Masterstroke
signet-baron_vladimir_harkonnen = Scheme
left-glossu_the_beast_rabban = Arrakis Fiefdom
signet-glossu_the_beast_rabban = Brutality
left-countess_ariana_thorvald = Spice Addict
signet-countess_ariana_thorvald = Hidden Reservoir
left-earl_memnon_thorvald = Connections
signet-earl_memnon_thorvald = Spice Hoard
left-count_ilban_richese = Ruthless Negotiator
signet-count_ilban_richese = Manufacturing
left-helena_richese = Eyes Everywhere
signet-helena_richese = Manipulate

## Training track

track-start = Training track: start
track-upper_1 = Training track: first fork, upper
track-lower_1 = Training track: first fork, lower
track-middle = Training track: middle
track-upper_2 = Training track: second fork, upper
track-lower_2 = Training track: second fork, lower
track-lower_3 = Training track: second fork, lower, second space
track-end = Training track: end

## Board spaces

space-dutiful_service = Dutiful Service
space-sardaukar = Sardaukar
space-deliver_supplies = Deliver Supplies
space-heighliner = Heighliner
space-espionage = Espionage
space-secrets = Secrets
space-desert_tactics = Desert Tactics
space-fremkit = Fremkit
space-assembly_hall = Assembly Hall
space-gather_support = Gather Support
space-high_council = High Council
space-imperial_privilege = Imperial Privilege
space-swordmaster = Swordmaster
space-arrakeen = Arrakeen
space-research_station = Research Station
space-sietch_tabr = Sietch Tabr
space-spice_refinery = Spice Refinery
space-accept_contract = Accept Contract
space-deep_desert = Deep Desert
space-hagga_basin = Hagga Basin
space-imperial_basin = Imperial Basin
space-shipping = Shipping
space-economic_support = Economic Support
space-military_support = Military Support
space-controversial_technology = Controversial Technology
space-expedition = Expedition
space-carthag = Carthag
space-habbanya_erg = Habbanya Erg
space-vast_wealth = Vast Wealth
space-hardy_warriors = Hardy Warriors
space-desert_mastery = Desert Mastery
space-conspire = Conspire
space-wealth = Wealth
space-foldspace = Foldspace
space-selective_breeding = Selective Breeding
space-stillsuits = Stillsuits
space-mentat = Mentat
space-rally_troops = Rally Troops
space-hall_of_oratory = Hall of Oratory
space-sell_melange = Sell Melange
space-secure_contract = Secure Contract
space-the_great_flat = The Great Flat

## Observation posts

post-post_emperor = Observation post: Emperor
post-post_spacing_guild = Observation post: Spacing Guild
post-post_bene_gesserit = Observation post: Bene Gesserit
post-post_fremen = Observation post: Fremen
post-post_landsraad_left = Observation post: Landsraad (left)
post-post_landsraad_right = Observation post: Landsraad (right)
post-post_choam = Observation post: CHOAM
post-post_city_left = Observation post: Sietch Tabr / Research Station
post-post_city_middle = Observation post: Research Station / Spice Refinery
post-post_city_right = Observation post: Spice Refinery / Arrakeen
post-post_deep_desert = Observation post: Deep Desert
post-post_hagga_basin = Observation post: Hagga Basin
post-post_imperial_basin = Observation post: Imperial Basin
post-post_great_houses = Observation post: Great Houses
post-post_fringe_worlds = Observation post: Fringe Worlds
post-post_carthag = Observation post: Carthag
post-post_habbanya_erg = Observation post: Habbanya Erg

## Observation posts inside a sentence: after "at the", "from the".

at-post_emperor = Emperor post
at-post_spacing_guild = Spacing Guild post
at-post_bene_gesserit = Bene Gesserit post
at-post_fremen = Fremen post
at-post_landsraad_left = left Landsraad post
at-post_landsraad_right = right Landsraad post
at-post_choam = CHOAM post
at-post_city_left = post between Sietch Tabr and Research Station
at-post_city_middle = post between Research Station and Spice Refinery
at-post_city_right = post between Spice Refinery and Arrakeen
at-post_deep_desert = Deep Desert post
at-post_hagga_basin = Hagga Basin post
at-post_imperial_basin = Imperial Basin post
at-post_great_houses = Great Houses post
at-post_fringe_worlds = Fringe Worlds post
at-post_carthag = Carthag post
at-post_habbanya_erg = Habbanya Erg post

## Factions

faction-emperor = Emperor
faction-spacing_guild = Spacing Guild
faction-bene_gesserit = Bene Gesserit
faction-fremen = Fremen
faction-great_houses = Great Houses
faction-fringe_worlds = Fringe Worlds

## Agent icons

icon-emperor = Emperor
icon-spacing_guild = Spacing Guild
icon-bene_gesserit = Bene Gesserit
icon-fremen = Fremen
icon-landsraad = Landsraad
icon-city = City
icon-spice_trade = Spice Trade
icon-spy = Spy

## Battle icons

battle-crysknife = Crysknife
battle-desert_mouse = Desert Mouse
battle-ornithopter = Ornithopter
battle-wild = Wild

## Houses

house-atreides = House Atreides
house-corrino = House Corrino
house-fenring = House Fenring
house-harkonnen = House Harkonnen
house-metulli = House Metulli
house-richese = House Richese
house-thorvald = House Thorvald

## Teams, by their Commander, and roles

team-muad_dib = Muad'Dib's team
team-shaddam_corrino_iv = Shaddam's team
role-commander = Commander
role-ally = Ally

## Resources

resource-solari = Solari
resource-spice = Spice
resource-water = Water

## Editions and modules

edition-uprising = Dune: Imperium – Uprising
edition-imperium = Dune: Imperium
module-choam = CHOAM module
module-imperium = Cards of Dune: Imperium
module-imperium_conflicts = Conflicts of Dune: Imperium
module-imperium_leaders = Leaders of Dune: Imperium

## Rival cards

rival-baron_vladimir_harkonnen = Baron Vladimir Harkonnen
rival-glossu_rabban = Glossu "The Beast" Rabban
rival-staban_tuek = Staban Tuek
rival-lady_amber_metulli = Lady Amber Metulli
rival-gurney_halleck = Gurney Halleck
rival-lady_margot_fenring = Lady Margot Fenring
rival-princess_irulan = Princess Irulan
rival-lady_jessica = Lady Jessica
rival-feyd_rautha_harkonnen = Feyd-Rautha Harkonnen
rival-muad_dib = Muad'Dib
rival-duke_leto_atreides = Duke Leto Atreides
rival-glossu_the_beast_rabban = Glossu "The Beast" Rabban
rival-countess_ariana_thorvald = Countess Ariana Thorvald
rival-earl_memnon_thorvald = Earl Memnon Thorvald
rival-count_ilban_richese = Count Ilban Richese
rival-house_hagal = House Hagal

## House Hagal cards that show no board space, or many; the others are called after their spaces

hagal-place_spy_spice_trade = Place Spy (Spice Trade)
hagal-place_spy_city = Place Spy (City)
hagal-place_spy_landsraad = Place Spy (Landsraad)
hagal-reshuffle = Reshuffle
hagal-harvest_spice = Harvest Spice

## Levels of difficulty and variants, and a sentence about each

difficulty-mercenary = Mercenary (Novice)
difficulty-sardaukar = Sardaukar (Veteran)
difficulty-mentat = Mentat (Expert)
difficulty-kwisatz_haderach = Kwisatz Haderach (Expert+)
variant-row_dice = Imperium Row dice
variant-streamlined = Streamlined Rivals
variant-brutal_escalation = Brutal Escalation
variant-expert_deployment = Expert Deployment
variant-smart_politics = Smart Politics
about-uprising-mercenary = The Rivals start without troops in their garrisons, and you start with 1 Intrigue card.
about-uprising-sardaukar = The rules as they are, without changes.
about-uprising-mentat = Brutal Escalation, Expert Deployment and Smart Politics are in force.
about-uprising-kwisatz_haderach = As Mentat, and you cannot gain a Swordmaster.
about-uprising-row_dice = At the end of each of your Reveal turns two dice are rolled, and the cards at those places of the Imperium Row leave the game (a 6 takes none).
about-uprising-streamlined = Lady Amber Metulli or Glossu "The Beast" Rabban is a Rival who cannot win and takes no more resources after gaining a Swordmaster.
about-uprising-brutal_escalation = For a Conflict III each fighting Rival reveals two House Hagal cards and adds the swords of both.
about-uprising-expert_deployment = For a Conflict I or II a Rival deploys no troops while it is three or more units ahead.
about-uprising-smart_politics = A Rival passes over Faction spaces without cost where its Alliance is safe or where it is too far behind.
about-imperium-mercenary = The Rivals start without troops in their garrisons and get their Swordmasters in round 5; you start with 1 spice and 1 Solari.
about-imperium-sardaukar = Each Rival starts with 1 Intrigue card and gets its Swordmaster in round 4; the Mentat space costs 5 Solari.
about-imperium-mentat = As Sardaukar, but the Rivals get their Swordmasters in round 3, and for a Conflict I or II a Rival deploys no troops while it leads by 4 or more strength (Expert Deployment).
about-imperium-kwisatz_haderach = As Mentat, and you cannot gain a Swordmaster.
