### Nombres de todos los componentes. Identificadores: tipo-id.

## Cards

card-convincing_argument = Argumento convincente
card-dagger = Daga
card-diplomacy = Diplomacia
card-dune_the_desert_planet = Dune, el Planeta del Desierto
card-reconnaissance = Reconocimiento
card-seek_allies = Búsqueda de aliados
card-signet_ring = Anillo heráldico
card-prepare_the_way = Preparar el camino
card-the_spice_must_flow = La especia debe fluir
card-bene_gesserit_operative = Operativa de las Bene Gesserit
card-branching_path = Sendero que se bifurca
card-calculus_of_power = Cálculo de poder
card-captured_mentat = Mentat capturado
card-cargo_runner = Transportista de carga
card-chani_clever_tactician = Chani, estratega astuta
card-corrinth_city = Ciudad de Corrinth
card-covert_operation = Operación encubierta
card-dangerous_rhetoric = Retórica peligrosa
card-delivery_agreement = Acuerdo de entrega
card-desert_power = El poder del desierto
card-desert_survival = Supervivencia en el desierto
card-double_agent = Agente doble
card-ecological_testing_station = Estación ecológica experimental
card-fedaykin_stilltent = Destiltienda Fedaykin
card-guild_envoy = Emisario de la Cofradía
card-guild_spy = Espía de la Cofradía
card-hidden_missive = Misiva oculta
card-imperial_spymaster = Maestro de espías imperial
card-in_high_places = En las altas esferas
card-interstellar_trade = Comercio interestelar
card-junction_headquarters = Cuartel general de Conexión
card-leadership = Liderazgo
card-long_live_the_fighters = Larga vida a los luchadores
card-maker_keeper = Guardián de Hacedores
card-maula_pistol = Pistola maula
card-northern_watermaster = Maestro de agua del norte
card-overthrow = Derrocamiento
card-paracompass = Paracompás
card-price_is_no_object = Sin reparar en gastos
card-priority_contracts = Contratos prioritarios
card-public_spectacle = Espectáculo público
card-rebel_supplier = Proveedor rebelde
card-reliable_informant = Informante fiable
card-sardaukar_coordination = Coordinación Sardaukar
card-sardaukar_soldier = Soldado Sardaukar
card-shishakli = Shishakli
card-smugglers_harvester = Recolector de contrabandistas
card-smugglers_haven = Refugio de contrabandistas
card-southern_elders = Ancianos del sur
card-space_time_folding = Pliegue del espacio-tiempo
card-spacing_guilds_favor = Favor de la Cofradía Espacial
card-spy_network = Red de espías
card-steersman = Timonel
card-stilgar_the_devoted = Stilgar, el devoto
card-strike_fleet = Flota de ataque
card-subversive_advisor = Asesor subversivo
card-treacherous_maneuver = Maniobra traicionera
card-tread_in_darkness = Caminar en la oscuridad
card-truthtrance = Trance de verdad
card-undercover_asset = Contacto encubierto
card-unswerving_loyalty = Lealtad inquebrantable
card-weirding_woman = Mujer del extraño arte
card-wheels_within_wheels = Engranajes en los engranajes
card-command_respect = Inspirar respeto
card-demand_attention = Exigir atención
card-desert_call = La llamada del desierto
card-limited_landsraad_access = Acceso limitado al Landsraad
card-threaten_spice_production = Amenazar la producción de especia
card-usul = Usul
card-corrino_might = El poder de los Corrino
card-critical_shipments = Mercancías cruciales
card-demand_results = Exigir resultados
card-devastating_assault = Asalto devastador
card-imperial_ornithopter = Ornitóptero imperial
card-imperial_tent = Tienda imperial
card-arrakis_liaison = Intermediario en Arrakis
card-foldspace = Espacio de pliegue
card-arrakis_recruiter = Reclutador en Arrakis
card-assassination_mission = Misión de asesinato
card-bene_gesserit_initiate = Iniciada de las Bene Gesserit
card-bene_gesserit_sister = Hermana de las Bene Gesserit
card-carryall = Ala de acarreo
card-chani = Chani
card-choam_directorship = Directorio de la CHOAM
card-crysknife = Cuchillo crys
card-dr_yueh = Dr. Yueh
card-duncan_idaho = Duncan Idaho
card-fedaykin_death_commando = Comando de la muerte Fedaykin
card-firm_grip = Mano firme
card-fremen_camp = Campamento Fremen
card-gene_manipulation = Manipulación genética
card-guild_administrator = Administrador de la Cofradía
card-guild_ambassador = Embajador de la Cofradía
card-guild_bankers = Banqueros de la Cofradía
card-gun_thopter = Tóptero artillado
card-gurney_halleck = Gurney Halleck
card-imperial_spy = Espía imperial
card-kwisatz_haderach = Kwisatz Haderach
card-lady_jessica = Dama Jessica
card-liet_kynes = Liet Kynes
card-missionaria_protectiva = Missionaria Protectiva
card-opulence = Opulencia
card-other_memory = Otra Memoria
card-piter_de_vries = Piter de Vries
card-power_play = Juego de poder
card-reverend_mother_mohiam = Reverenda Madre Mohiam
card-sardaukar_infantry = Infantería Sardaukar
card-sardaukar_legion = Legión Sardaukar
card-scout = Explorador
card-shifting_allegiances = Lealtades cambiantes
card-sietch_reverend_mother = Reverenda Madre del sietch
card-smugglers_thopter = Tóptero de contrabandistas
card-space_travel = Viaje espacial
card-spice_hunter = Cazador de especia
card-spice_smugglers = Contrabandistas de especia
card-stilgar = Stilgar
card-test_of_humanity = Prueba de humanidad
card-the_voice = La Voz
card-thufir_hawat = Thufir Hawat
card-worm_riders = Jinetes de gusanos

## Intrigue cards

intrigue-backed_by_choam = Con el respaldo de la CHOAM
intrigue-buy_access = Comprar acceso
intrigue-call_to_arms = Llamada a las armas
intrigue-change_allegiances = Cambio de lealtades
intrigue-choam_profits = Beneficios de la CHOAM
intrigue-contingency_plan = Plan de contingencia
intrigue-councilors_ambition = Ambición del consejero
intrigue-crysknife = Cuchillo crys
intrigue-cunning = Astucia
intrigue-depart_for_arrakis = Partir hacia Arrakis
intrigue-desert_mouse = Ratón del desierto
intrigue-detonation = Detonación
intrigue-devour = Devorar
intrigue-distraction = Distracción
intrigue-find_weakness = Encontrar debilidad
intrigue-go_to_ground = Pasar a la clandestinidad
intrigue-imperium_politics = Política del Imperio
intrigue-impress = Impresionar
intrigue-inspire_awe = Inspirar asombro
intrigue-intelligence_report = Informe de inteligencia
intrigue-leverage = Baza negociadora
intrigue-manipulate = Manipulación
intrigue-market_opportunity = Oportunidad de mercado
intrigue-mercenaries = Mercenarios
intrigue-opportunism = Oportunismo
intrigue-ornithopter = Ornitóptero
intrigue-questionable_methods = Métodos cuestionables
intrigue-reach_agreement = Llegar a un acuerdo
intrigue-secure_spice_trade = Asegurar el comercio de especia
intrigue-shaddams_favor = Favor de Shaddam
intrigue-shadow_alliance = Alianza clandestina
intrigue-sietch_ritual = Ritual del sietch
intrigue-special_mission = Misión especial
intrigue-spice_is_power = La especia es poder
intrigue-spring_the_trap = La trampa se cierra
intrigue-strategic_stockpiling = Acopio estratégico
intrigue-tactical_option = Opción táctica
intrigue-unexpected_allies = Aliados inesperados
intrigue-weirding_combat = El extraño arte del combate
intrigue-allied_armada = Armada aliada
intrigue-ambush = Emboscada
intrigue-bindu_suspension = Suspensión bindu
intrigue-bribery = Soborno
intrigue-bypass_protocol = Saltarse el protocolo
intrigue-calculated_hire = Prestación de servicios
intrigue-charisma = Carisma
intrigue-choam_shares = Acciones de la CHOAM
intrigue-corner_the_market = Acaparar el mercado
intrigue-councilors_dispensation = Dispensa del consejero
intrigue-demand_respect = Exigir respeto
intrigue-dispatch_an_envoy = Enviar un emisario
intrigue-double_cross = Doble juego
intrigue-favored_subject = Súbdito predilecto
intrigue-guild_authorization = Autorización de la Cofradía
intrigue-infiltrate = Infiltrarse
intrigue-know_their_ways = Conocer sus costumbres
intrigue-master_tactician = Maestro estratega
intrigue-plans_within_plans = Planes en los planes
intrigue-poison_snooper = Detector de venenos
intrigue-private_army = Ejército privado
intrigue-rapid_mobilization = Movilización rápida
intrigue-recruitment_mission = Misión de reclutamiento
intrigue-refocus = Nuevo enfoque
intrigue-reinforcements = Refuerzos
intrigue-secret_of_the_sisterhood = Secreto de la Hermandad
intrigue-staged_incident = Incidente amañado
intrigue-the_sleeper_must_awaken = El durmiente debe despertar
intrigue-tiebreaker = Desempate
intrigue-to_the_victor = Al vencedor…
intrigue-urgent_mission = Misión urgente
intrigue-water_of_life = Agua de Vida
intrigue-water_peddlers_union = Sindicato de Vendedores de Agua
intrigue-windfall = Ganancia inesperada

## Kinds of Intrigue cards

kind-plot = Trama
kind-combat = Combate
kind-endgame = Desenlace

## Conflict cards

conflict-skirmish_crysknife = Escaramuza
conflict-skirmish_ornithopter = Escaramuza
conflict-skirmish_desert_mouse = Escaramuza
conflict-choam_security = Seguridad de la CHOAM
conflict-spice_freighters = Cargueros de especia
conflict-siege_of_arrakeen = Sitio de Arrakeen
conflict-seize_spice_refinery = Tomar la Refinería de especia
conflict-test_of_loyalty = Prueba de lealtad
conflict-shadow_contest = Contienda clandestina
conflict-secure_imperial_basin = Ocupar la Depresión Imperial
conflict-protect_the_sietches = Proteger los sietch
conflict-trade_dispute = Disputa comercial
conflict-propaganda = Propaganda
conflict-battle_for_imperial_basin = Batalla por la Depresión Imperial
conflict-battle_for_arrakeen = Batalla por Arrakeen
conflict-battle_for_spice_refinery = Batalla por la Refinería de especia
conflict-skirmish_a = Escaramuza
conflict-skirmish_b = Escaramuza
conflict-skirmish_c = Escaramuza
conflict-skirmish_d = Escaramuza
conflict-cloak_and_dagger = Capa y daga
conflict-desert_power = El poder del desierto
conflict-guild_bank_raid = Asalto al banco de la Cofradía
conflict-machinations = Maquinaciones
conflict-raid_stockpiles = Saquear las reservas
conflict-siege_of_carthag = Sitio de Carthag
conflict-sort_through_the_chaos = Trazar orden en el caos
conflict-terrible_purpose = Terrible propósito
conflict-battle_for_carthag = Batalla por Carthag
conflict-grand_vision = Gran visión
conflict-siege_of_arrakeen_2020 = Sitio de Arrakeen
conflict-secure_imperial_basin_2020 = Ocupar la Depresión Imperial
conflict-battle_for_imperial_basin_2020 = Batalla por la Depresión Imperial
conflict-battle_for_arrakeen_2020 = Batalla por Arrakeen

## Objective cards

objective-objective_crysknife = Objetivo de Cuchillo crys
objective-objective_crysknife_4_6 = Objetivo de Cuchillo crys
objective-objective_desert_mouse_first = Objetivo de Ratón del desierto
objective-objective_desert_mouse_4_6 = Objetivo de Ratón del desierto
objective-objective_ornithopter_1_3 = Objetivo de Ornitóptero

## Contracts

contract-acquire_the_spice_must_flow = Adquirir La especia debe fluir
contract-arrakeen_troop_spy = Arrakeen
contract-arrakeen_water = Arrakeen
contract-deliver_supplies = Entregar suministros
contract-espionage = Espionaje
contract-harvest_3 = Recolección: 3+ de especia
contract-harvest_4 = Recolección: 4+ de especia
contract-heighliner_water = Crucero
contract-heighliner_troops = Crucero
contract-high_council_influence = Alto Consejo
contract-high_council_solari = Alto Consejo
contract-immediate = Inmediato
contract-research_station_solari = Puesto de investigación
contract-research_station_solari_spy = Puesto de investigación
contract-sardaukar_cards = Sardaukar
contract-sardaukar_recall = Sardaukar
contract-spice_refinery_cards = Refinería de especia
contract-spice_refinery_water = Refinería de especia

## Leaders

leader-feyd_rautha_harkonnen = Feyd-Rautha Harkonnen
leader-gurney_halleck = Gurney Halleck
leader-lady_amber_metulli = Dama Amber Metulli
leader-lady_jessica = Dama Jessica
leader-reverend_mother_jessica = Reverenda Madre Jessica
leader-lady_margot_fenring = Dama Margot Fenring
leader-muad_dib = Muad'Dib
leader-princess_irulan = Princesa Irulan
leader-staban_tuek = Staban Tuek
leader-shaddam_corrino_iv = Shaddam Corrino IV
leader-paul_atreides = Paul Atreides
leader-duke_leto_atreides = Duque Leto Atreides
leader-baron_vladimir_harkonnen = Barón Vladimir Harkonnen
leader-glossu_the_beast_rabban = Glossu «la Bestia» Rabban
leader-countess_ariana_thorvald = Condesa Ariana Thorvald
leader-earl_memnon_thorvald = Conde Memnon Thorvald
leader-count_ilban_richese = Conde Ilban Richese
leader-helena_richese = Helena Richese

## Leader abilities: left, Signet Ring, setup

left-feyd_rautha_harkonnen = Fuerza taimada
signet-feyd_rautha_harkonnen = Entrenamiento personal
left-gurney_halleck = Siempre sonriente
signet-gurney_halleck = Maestro de guerra
left-lady_amber_metulli = Exploradores del desierto
signet-lady_amber_metulli = Llenar las arcas
left-lady_jessica = Otras Memorias
signet-lady_jessica = Agonía de la especia
left-reverend_mother_jessica = Reverenda Madre
signet-reverend_mother_jessica = Agua de Vida
left-lady_margot_fenring = Lealtad
signet-lady_margot_fenring = Informante en Arrakis
left-muad_dib = Enemigo impredecible
signet-muad_dib = Indicar el camino
left-princess_irulan = Derecho de nacimiento imperial
signet-princess_irulan = Perspicacia de la cronista
left-staban_tuek = Contrabando de especia
signet-staban_tuek = Red invisible
setup-staban_tuek = Aliados limitados
left-shaddam_corrino_iv = Comandante Sardaukar
signet-shaddam_corrino_iv = Emperador de los Mundos Conocidos
left-paul_atreides = Presciencia
signet-paul_atreides = Disciplina
left-duke_leto_atreides = Popularidad en el Landsraad
signet-duke_leto_atreides = Diplomacia prudente
left-baron_vladimir_harkonnen = Jugada maestra
signet-baron_vladimir_harkonnen = Ardid
left-glossu_the_beast_rabban = Feudo de Arrakis
signet-glossu_the_beast_rabban = Brutalidad
left-countess_ariana_thorvald = Adicta a la especia
signet-countess_ariana_thorvald = Depósito oculto
left-earl_memnon_thorvald = Contactos
signet-earl_memnon_thorvald = Acopio de especia
left-count_ilban_richese = Negociador implacable
signet-count_ilban_richese = Manufactura
left-helena_richese = Ojos en todas partes
signet-helena_richese = Manipulación

## Training track

track-start = Medidor de Entrenamiento: inicio
track-upper_1 = Medidor de Entrenamiento: primer ramal, arriba
track-lower_1 = Medidor de Entrenamiento: primer ramal, abajo
track-middle = Medidor de Entrenamiento: centro
track-upper_2 = Medidor de Entrenamiento: segundo ramal, arriba
track-lower_2 = Medidor de Entrenamiento: segundo ramal, abajo
track-lower_3 = Medidor de Entrenamiento: segundo ramal, abajo, segunda casilla
track-end = Medidor de Entrenamiento: final

## Board spaces

space-dutiful_service = Servicio leal
space-sardaukar = Sardaukar
space-deliver_supplies = Entregar suministros
space-heighliner = Crucero
space-espionage = Espionaje
space-secrets = Secretos
space-desert_tactics = Tácticas del desierto
space-fremkit = Fremochila
space-assembly_hall = Salón de actos
space-gather_support = Reunir apoyo
space-high_council = Alto Consejo
space-imperial_privilege = Privilegio imperial
space-swordmaster = Maestro de armas
space-arrakeen = Arrakeen
space-research_station = Puesto de investigación
space-sietch_tabr = Sietch Tabr
space-spice_refinery = Refinería de especia
space-accept_contract = Aceptar contrato
space-deep_desert = Desierto profundo
space-hagga_basin = Depresión Hagga
space-imperial_basin = Depresión Imperial
space-shipping = Transporte de mercancías
space-economic_support = Apoyo económico
space-military_support = Apoyo militar
space-controversial_technology = Tecnología controvertida
space-expedition = Expedición
space-carthag = Carthag
space-habbanya_erg = Erg Habbanya
space-vast_wealth = Riqueza inconmensurable
space-hardy_warriors = Guerreros avezados
space-desert_mastery = Dominio del desierto
space-conspire = Conspirar
space-wealth = Riqueza
space-foldspace = Espacio de pliegue
space-selective_breeding = Crianza selectiva
space-stillsuits = Destiltrajes
space-mentat = Mentat
space-rally_troops = Convocar tropas
space-hall_of_oratory = Salón de oratoria
space-sell_melange = Vender melange
space-secure_contract = Conseguir contrato
space-the_great_flat = Gran Extensión

## Observation posts

post-post_emperor = Puesto de observación: Emperador
post-post_spacing_guild = Puesto de observación: Cofradía Espacial
post-post_bene_gesserit = Puesto de observación: Bene Gesserit
post-post_fremen = Puesto de observación: Fremen
post-post_landsraad_left = Puesto de observación: Landsraad (izquierda)
post-post_landsraad_right = Puesto de observación: Landsraad (derecha)
post-post_choam = Puesto de observación: CHOAM
post-post_city_left = Puesto de observación: Sietch Tabr / Puesto de investigación
post-post_city_middle = Puesto de observación: Puesto de investigación / Refinería de especia
post-post_city_right = Puesto de observación: Refinería de especia / Arrakeen
post-post_deep_desert = Puesto de observación: Desierto profundo
post-post_hagga_basin = Puesto de observación: Depresión Hagga
post-post_imperial_basin = Puesto de observación: Depresión Imperial
post-post_great_houses = Puesto de observación: Grandes Casas
post-post_fringe_worlds = Puesto de observación: Mundos Fronterizos
post-post_carthag = Puesto de observación: Carthag
post-post_habbanya_erg = Puesto de observación: Erg Habbanya

## Puestos de observación dentro de una frase: tras «en el», «del».

at-post_emperor = puesto del Emperador
at-post_spacing_guild = puesto de la Cofradía Espacial
at-post_bene_gesserit = puesto de las Bene Gesserit
at-post_fremen = puesto de los Fremen
at-post_landsraad_left = puesto izquierdo del Landsraad
at-post_landsraad_right = puesto derecho del Landsraad
at-post_choam = puesto de la CHOAM
at-post_city_left = puesto entre Sietch Tabr y el Puesto de investigación
at-post_city_middle = puesto entre el Puesto de investigación y la Refinería de especia
at-post_city_right = puesto entre la Refinería de especia y Arrakeen
at-post_deep_desert = puesto del Desierto profundo
at-post_hagga_basin = puesto de la Depresión Hagga
at-post_imperial_basin = puesto de la Depresión Imperial
at-post_great_houses = puesto de las Grandes Casas
at-post_fringe_worlds = puesto de los Mundos Fronterizos
at-post_carthag = puesto de Carthag
at-post_habbanya_erg = puesto del Erg Habbanya

## Factions

faction-emperor = Emperador
faction-spacing_guild = Cofradía Espacial
faction-bene_gesserit = Bene Gesserit
faction-fremen = Fremen
faction-great_houses = Grandes Casas
faction-fringe_worlds = Mundos Fronterizos

## Agent icons

icon-emperor = Emperador
icon-spacing_guild = Cofradía Espacial
icon-bene_gesserit = Bene Gesserit
icon-fremen = Fremen
icon-landsraad = Landsraad
icon-city = Ciudad
icon-spice_trade = Comercio de especia
icon-spy = Espía

## Battle icons

battle-crysknife = Cuchillo crys
battle-desert_mouse = Ratón del desierto
battle-ornithopter = Ornitóptero
battle-wild = Comodín

## Houses

house-atreides = Casa Atreides
house-corrino = Casa Corrino
house-fenring = Casa Fenring
house-harkonnen = Casa Harkonnen
house-metulli = Casa Metulli
house-richese = Casa Richese
house-thorvald = Casa Thorvald

## Equipos, por su Comandante, y papeles

team-muad_dib = Equipo de Muad'Dib
team-shaddam_corrino_iv = Equipo de Shaddam
role-commander = Comandante
role-ally = Aliado

## Resources

resource-solari = Solaris
resource-spice = Especia
resource-water = Agua

## Editions and modules

edition-uprising = Dune: Imperium – Insurrección
edition-imperium = Dune: Imperium
module-choam = Módulo de la CHOAM
module-imperium = Cartas de Dune: Imperium
module-imperium_conflicts = Conflictos de Dune: Imperium
module-imperium_leaders = Líderes de Dune: Imperium

## Rival cards

rival-baron_vladimir_harkonnen = Barón Vladimir Harkonnen
rival-glossu_rabban = Glossu «la Bestia» Rabban
rival-staban_tuek = Staban Tuek
rival-lady_amber_metulli = Dama Amber Metulli
rival-gurney_halleck = Gurney Halleck
rival-lady_margot_fenring = Dama Margot Fenring
rival-princess_irulan = Princesa Irulan
rival-lady_jessica = Dama Jessica
rival-feyd_rautha_harkonnen = Feyd-Rautha Harkonnen
rival-muad_dib = Muad'Dib
rival-duke_leto_atreides = Duque Leto Atreides
rival-glossu_the_beast_rabban = Glossu «la Bestia» Rabban
rival-countess_ariana_thorvald = Condesa Ariana Thorvald
rival-earl_memnon_thorvald = Conde Memnon Thorvald
rival-count_ilban_richese = Conde Ilban Richese
rival-house_hagal = Casa Hagal

## House Hagal cards that show no board space, or many; the others are called after their spaces

hagal-place_spy_spice_trade = Colocar Espía (comercio de especia)
hagal-place_spy_city = Colocar Espía (ciudad)
hagal-place_spy_landsraad = Colocar Espía (Landsraad)
hagal-reshuffle = Vuelve a barajar
hagal-harvest_spice = Recolectar especia

## Levels of difficulty and variants, and a sentence about each

difficulty-mercenary = Mercenario (Novato)
difficulty-sardaukar = Sardaukar (Veterano)
difficulty-mentat = Mentat (Experto)
difficulty-kwisatz_haderach = Kwisatz Haderach (Experto superior)
variant-row_dice = Tiradas aleatorias para la Fila del Imperio
variant-streamlined = Rivales simplificados
variant-brutal_escalation = Escalada brutal
variant-expert_deployment = Despliegue experto
variant-smart_politics = Política hábil
about-uprising-mercenary = Los Rivales empiezan sin tropas en sus guarniciones y tú empiezas con 1 carta de Intriga.
about-uprising-sardaukar = Las reglas tal cual, sin modificaciones.
about-uprising-mentat = Se aplican Escalada brutal, Despliegue experto y Política hábil.
about-uprising-kwisatz_haderach = Igual que en Mentat, pero además no puedes recibir ningún Maestro de armas.
about-uprising-row_dice = Al final de cada uno de tus turnos de Revelación se tiran dos dados y se retiran de la partida las cartas que ocupan esos lugares de la Fila del Imperio (un 6 no retira ninguna).
about-uprising-streamlined = Dama Amber Metulli o Glossu «la Bestia» Rabban es un Rival que no puede ganar y que deja de recibir recursos tras conseguir su Maestro de armas.
about-uprising-brutal_escalation = En un Conflicto III, cada Rival que lucha revela dos cartas de la Casa Hagal y suma las espadas de ambas.
about-uprising-expert_deployment = En un Conflicto I o II, un Rival no despliega tropas mientras tenga tres o más unidades de ventaja.
about-uprising-smart_politics = Un Rival pasa por alto las casillas de Facción sin coste donde su Alianza está asegurada o donde va demasiado por detrás.
about-imperium-mercenary = Los Rivales empiezan sin tropas en sus guarniciones y reciben su Maestro de armas en la ronda 5; tú empiezas con 1 de especia y 1 solari.
about-imperium-sardaukar = Cada Rival empieza con 1 carta de Intriga y recibe su Maestro de armas en la ronda 4; la casilla «Mentat» cuesta 5 solaris.
about-imperium-mentat = Igual que en Sardaukar, pero los Rivales reciben su Maestro de armas en la ronda 3 y, en un Conflicto I o II, un Rival no despliega tropas mientras vaya por delante por 4 o más de Potencia de Combate (Despliegue experto).
about-imperium-kwisatz_haderach = Igual que en Mentat, pero además no puedes recibir ningún Maestro de armas.
