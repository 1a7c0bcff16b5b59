### Palabras para el juego en la terminal y las tablas de la línea de órdenes. Todo identificador empieza por «term-».

## Tablas

term-player = Jugador
term-leader = Líder
term-points = Puntos
term-solari = Solaris
term-spice = Especia
term-water = Agua
term-garrison = Guarnición
term-conflict = Conflicto
term-strength = Potencia de Combate
term-spies = Espías
term-agents = Agentes
term-hand = Mano
term-intrigue = Intriga
term-contracts = Contratos
term-taken = Tomados
term-row = Fila del Imperio
term-throne = Fila del Trono
term-reserve = Reserva
term-cost = Coste
term-factions =
    { $n ->
        [one] Facción: { $names }
       *[other] Facciones: { $names }
    }
term-icons =
    { $n ->
        [one] Icono: { $names }
       *[other] Iconos: { $names }
    }

## Pantalla

term-round-of = Ronda { $n } de { $total }
term-you = Tú
term-called = { $leader } ({ $n })
term-seat-n = Asiento { $n }
term-reward-first = 1.ª
term-reward-second = 2.ª
term-reward-third = 3.ª
term-shield-wall = Muralla Escudo: { $stands ->
    [yes] en pie
   *[no] retirada
 }
term-hagal-deck =
    { $n ->
        [one] Casa Hagal: { $n } carta
       *[other] Casa Hagal: { $n } cartas
    }
term-mentat-home = Mentat: en su casilla
term-mentat-with = Mentat:
term-mentat-next = próxima ronda:
term-persuasion = Persuasión
term-no-cards = ninguna carta
term-in-play = En juego
term-discard = Pila de descartes
term-deck = Mazo
term-top = Encima del mazo
term-secret = En secreto
term-objectives = Cartas con icono de batalla
term-since = Qué ha ocurrido
term-earlier =
    { $n ->
        [one] … { $n } línea anterior: escribe log para leerlo todo
       *[other] … { $n } líneas anteriores: escribe log para leerlo todo
    }
term-log-title = Toda la partida hasta ahora
term-col-points = PV
term-col-garrison = Gua
term-col-strength = Pot
term-col-agents = Ag
term-col-spies = Esp
term-col-hand = Man
term-col-intrigue = Int
term-col-emperor = Em
term-col-spacing_guild = CE
term-col-bene_gesserit = BG
term-col-fremen = Fr
term-col-great_houses = GC
term-col-fringe_worlds = MF
term-badge-first = 1.º
term-badge-swordmaster = MA
term-badge-price = MA:{ $n }/{ $price }
term-badge-council = AC
term-badge-hooks = GD
term-badge-revealed = rev
term-badge-tokens = 2?
term-activated = Aliado activado: { $name }
term-token-home = disponible
term-token-gone = ya usado

## Conversación con el jugador

term-welcome = Juegas con { $leader } contra { $others }. Escribe help para ver las órdenes.
term-welcome-team = Juegas con { $leader } junto a { $friends } contra { $others }. Escribe help para ver las órdenes.
term-welcome-draft = Eliges a tu Líder en la selección. Escribe help para ver las órdenes.
term-rivals =
    { $n ->
        [one] { $names } es un Rival y juega sus turnos por sí solo, según el mazo de la Casa Hagal. Escribe ? rival para saber más.
       *[other] Los Rivales juegan sus turnos por sí solos, según el mazo de la Casa Hagal. Escribe ? rival para saber más.
    }
term-level = Nivel: { $name }. { $about }
term-variant = Variante: { $name }. { $about }
term-not-understood = «{ $text }» no se entiende: escribe un número del 1 al { $n }, o help.
term-undone = Deshecho.
term-cannot-undo = No se puede deshacer nada: se ha visto algo oculto o ha jugado otro asiento.
term-saved = Guardado en { $file }.
term-saved-seat = Guardado en { $file }. Para continuar: kanly play --load { $file } --seat { $n }
term-cannot-save = No se puede escribir { $file }: { $reason }.
term-loaded = Cargado { $file }.
term-cannot-load = No se puede cargar { $file }: { $reason }.
term-error-missing = no existe ese archivo o esa carpeta
term-error-directory = es una carpeta
term-error-denied = acceso denegado
term-error-other = ya hay un archivo con ese nombre que no es una partida guardada
term-error-no-game = no es una partida guardada completa ({ $detail })
term-name-a-file = Indica un archivo, por ejemplo: { $command } partida.json
term-quit-save = ¿Guardar antes de salir? Nombre de archivo, o Intro para no guardar:
term-bye = Hasta la próxima.
term-lang-which = Indica un idioma: { $languages }
term-lang-now = A partir de ahora, en español.
term-ask-what = Pregunta por una carta, una casilla o un término, por ejemplo: ? { $example }
term-no-match = Nada se llama «{ $words }».
term-more-matches = … y { $n } más: { $names }
term-why-not = Ahora no es posible: { $reason }
term-game-over = La partida ha terminado
term-you-win = ¡Has ganado!
term-winner = Gana { $name }.
term-team-wins = ¡Ha ganado tu equipo!
term-winner-team = { $name }: ¡victoria!
term-place = Posición
term-tie-breaks = Los empates se deciden por especia, solaris, agua, guarnición y, por último, el turno de Revelación más tardío.
term-tie-breaks-team = Los empates se deciden por lo que suma cada equipo: especia, solaris, agua, guarnición y, por último, el turno de Revelación más tardío.
term-reasons = De dónde vienen los puntos

## Ayuda

term-help-title = Órdenes
term-blank-words = PALABRAS
term-blank-file = ARCHIVO
term-help-number = elegir esa acción
term-help-help = esta página
term-help-ask = explicar una carta, una casilla o un término
term-help-ask-number = explicar la primera opción; igual con 2, 3 …
term-help-board = mostrar toda la mesa
term-help-hand = mostrar tus cartas con sus textos
term-help-log = mostrar todo lo ocurrido
term-help-undo = deshacer tu última acción
term-help-save = guardar la partida
term-help-load = cargar una partida guardada
term-help-lang = cambiar de idioma
term-help-quit = salir del juego
term-signs = Signos
term-sign-agent = Agente del asiento { $n }
term-sign-spy = Espía del asiento { $n } conectado a la casilla
term-sign-control = bajo el control del asiento { $n }
term-sign-closed = cerrada por el asiento { $n } a sus adversarios
term-sign-not-for-sale = no puede adquirirse con Persuasión
term-sign-tokens = dos Facciones elegidas en secreto
term-sign-combat = casilla de Combate
term-sign-alliance = Alianza
term-sign-revealed = ya ha hecho su turno de Revelación
term-sign-requirement = Influencia necesaria
term-sign-icons = iconos de Agente de la carta
term-sign-faction = Facción de la carta
term-sign-completed = { $n } contratos completados
term-sign-first = Jugador inicial
term-sign-price = Rival aún sin Maestro de armas: tiene { $n } de { $price }
term-sign-no-hand = Rival: no tiene mano
term-sign-arrow = Agente de un Comandante que activa el asiento { $n }
term-sign-arrows = Maestro de armas de un Comandante: activa el asiento { $n } o el { $other }
term-sign-personal = en el tablero personal del asiento { $n }
term-sign-no-units = Comandante: no tiene unidades propias
term-sign-swordmaster-sent = Maestro de armas enviado en esta ronda
term-sign-swordmaster-used = Maestro de armas ya usado
term-sign-bonus = ficha del Maestro de armas: { $n } espadas en cada turno de Revelación

## Clases de componentes

term-kind-starter = Mazo inicial
term-kind-reserve = Reserva
term-kind-imperium = Carta del Imperio
term-kind-intrigue = Carta de Intriga
term-kind-conflict = Carta de Conflicto
term-kind-objective = Carta de Objetivo
term-kind-leader = Líder
term-kind-space = Casilla del tablero
term-kind-post = Puesto de observación
term-kind-rival = Carta de Rival
term-kind-hagal = Carta de la Casa Hagal
term-kind-contract = Contrato
term-kind-word = término del juego
term-side-usual = hasta cuatro jugadores
term-side-six_players = seis jugadores

## Repeticiones

term-verified = { $file }: las { $n } acciones son legales y llevan a la posición registrada.
term-verified-no-end = { $file }: las { $n } acciones son legales; el registro no dice a qué posición deben llevar.
term-not-over = La partida está en la ronda { $n }.
term-step-help = Intro: siguiente acción. q: terminar.

## Breve glosario

term-word-agent = Agente
term-word-agent-text = Juega una carta y envía un Agente a una casilla con uno de los iconos de la carta. Tienes dos por ronda, tres con el Maestro de armas.
term-word-agent-text-older = Juega una carta y envía un Agente a una casilla con uno de los iconos de la carta. Tienes dos por ronda, uno más con el Maestro de armas y otro más con el Mentat.
term-word-reveal = Turno de Revelación
term-word-reveal-text = Tu último turno de la ronda: las cartas que te quedan en la mano dan Persuasión, espadas y sus efectos de Revelación; después adquieres cartas.
term-word-persuasion = Persuasión
term-word-persuasion-text = Sirve para adquirir cartas de la Fila del Imperio y de la Reserva en tu turno de Revelación. La que sobra se pierde.
term-word-sword = Espada
term-word-sword-text = 1 de Potencia de Combate, si tienes alguna unidad en el Conflicto.
term-word-strength = Potencia de Combate
term-word-strength-text = 2 por cada tropa y 3 por cada gusano de arena en el Conflicto, 1 por cada espada.
term-word-strength-text-older = 2 por cada tropa en el Conflicto, 1 por cada espada.
term-word-garrison = Guarnición
term-word-garrison-text = Tus tropas en casa. Desde una casilla de Combate puedes desplegar las reclutadas este turno y hasta dos más.
term-word-conflict = Conflicto
term-word-conflict-text = Al final de la ronda, los más fuertes reciben las recompensas de la carta de Conflicto; el vencedor se queda la carta.
term-word-conflict-text-older = Al final de la ronda, los más fuertes reciben las recompensas de la carta de Conflicto.
term-word-battle_icon = Icono de batalla
term-word-battle_icon-text = Dos de tus cartas con el mismo icono de batalla se ponen bocabajo y dan 1 Punto de Victoria.
term-word-influence = Influencia
term-word-influence-text = Tu nivel con una Facción: 1 Punto de Victoria al llegar a 2, una bonificación al llegar a 4 y la Alianza para el primero que llega a 4.
term-word-alliance = Alianza
term-word-alliance-text = 1 Punto de Victoria para el primero con 4 de Influencia; quien lo supere en el medidor se la queda.
term-word-spy = Espía
term-word-spy-text = En un puesto de observación. Hazlo retornar para enviar un Agente a una casilla conectada que esté ocupada, o para robar una carta cuando visitas una de ellas.
term-word-sandworm = Gusano de arena
term-word-sandworm-text = 3 de Potencia de Combate, y tu recompensa se duplica. Requiere Garfios de doma; no acude mientras la Muralla Escudo proteja el Conflicto.
term-word-hooks = Garfios de doma
term-word-hooks-text = Se obtienen en Sietch Tabr para el resto de la partida: permiten llamar gusanos de arena.
term-word-shield_wall = Muralla Escudo
term-word-shield_wall-text = Mientras está en pie, no se pueden llamar gusanos de arena a un Conflicto por Arrakeen, la Refinería de especia o la Depresión Imperial.
term-word-control = Control
term-word-control-text = Quien controla un lugar recibe una bonificación cada vez que se envía allí un Agente, y una tropa cuando se combate por él.
term-word-intrigue = Carta de Intriga
term-word-intrigue-text = Cartas secretas: de Trama en tus turnos, de Combate durante el Combate, de Desenlace al final de la partida.
term-word-intrigue-text-older = Cartas secretas: de Trama en tus turnos, de Combate durante el Combate o, si la carta lo dice, cuando hayas vencido en un Conflicto, de Desenlace al final de la partida.
term-word-contract = Contrato
term-word-contract-text = Con el módulo de la CHOAM: se toma bocarriba, se completa haciendo lo que indica y entonces da su recompensa.
term-word-trash = Desechar
term-word-trash-text = Retirar una carta de la partida. Un mazo con menos cartas débiles enseña más a menudo las fuertes.
term-word-signet = Anillo heráldico
term-word-signet-text = Al jugar la carta «Anillo heráldico» usas la capacidad de Anillo heráldico de tu Líder.
term-word-victory_point = Puntos de Victoria
term-word-victory_point-text = La partida termina tras una ronda en la que alguien tiene 10 o más, o al acabar el último Conflicto; gana quien tenga más puntos.
term-word-troop = Tropa
term-word-troop-text = 2 de Potencia de Combate en el Conflicto. Reclutas tropas de tu suministro a tu guarnición y las despliegas en el Conflicto.
term-word-solari = Solaris
term-word-solari-text = Dinero: paga el Alto Consejo, el Maestro de armas y otras casillas y efectos.
term-word-spice = Especia
term-word-spice-text = Procede de las casillas de Hacedor; paga casillas y efectos y desempata al final.
term-word-water = Agua
term-word-water-text = Paga el camino al desierto y otras casillas y efectos.
term-word-maker = Casilla de Hacedor
term-word-maker-text = El Desierto profundo, la Depresión Hagga y la Depresión Imperial. Al final de la ronda se pone 1 de especia adicional en cada una donde no haya ningún Agente.
term-word-maker-text-older = La Gran Extensión, la Depresión Hagga y la Depresión Imperial. Al final de la ronda se pone 1 de especia adicional en cada una donde no haya ningún Agente.
term-word-rival = Rival
term-word-rival-text = Un adversario sin mano ni mazo. En su turno se revelan cartas de la Casa Hagal hasta que una envía un Agente a una casilla libre; solo ocurre lo que muestra esa carta. Paga su Maestro de armas con cualquier combinación de solaris, especia, cartas de Intriga y agua. Cuando lo tiene, compra 1 Punto de Victoria por 3 cartas de Intriga, 3 de agua, 7 solaris o 7 de especia.
term-word-rival-text-older = Un adversario sin mano ni mazo. En su turno se revelan cartas de la Casa Hagal hasta que una envía un Agente a una casilla libre; solo ocurre lo que muestra esa carta. En solitario te enfrentas a dos, cada uno con un Líder: su Maestro de armas llega en la ronda que indica el nivel y compran 1 Punto de Victoria por 3 cartas de Intriga, 3 de agua, 7 solaris o 7 de especia. Con dos jugadores, el Rival es la propia Casa Hagal: actúa después de cada turno de Agente del Jugador inicial y solo recibe Influencia, Alianzas y una posición en el Conflicto.
term-word-hagal = Casa Hagal
term-word-hagal-text = El mazo que mueve a los Rivales: cada carta indica una casilla y lo que el Rival recibe en ella. Al empezar el Combate, cada Rival con alguna unidad en el Conflicto revela otra carta y suma sus espadas.
term-word-scheme = Ardid
term-word-scheme-text = Cuando un Rival coloca su tercer Espía, hace retornar los otros dos y lleva a cabo el Ardid de su carta.
term-word-mentat = Mentat
term-word-mentat-text = Un Agente adicional durante una ronda. Quien visita su casilla lo toma, si está allí; en la ronda siguiente vuelve a ella, salvo que alguien lo haya ganado para esa ronda.
term-word-foldspace = Espacio de pliegue
term-word-foldspace-text = Una carta de la Reserva que va a cualquier tipo de casilla. Solo se adquiere en la casilla de ese nombre, nunca con Persuasión.
term-word-team = Equipo
term-word-team-text = Con seis jugadores: un Comandante y dos Aliados que ganan o pierden juntos. La partida termina como siempre; gana el equipo que suma más Puntos de Victoria.
term-word-commander = Comandante
term-word-commander-text = Muad'Dib o Shaddam, con seis jugadores: no tiene unidades, pero sí mazo, dos casillas y un medidor de Influencia propios. La Influencia en el tablero, las unidades y las espadas que obtiene son para el Aliado que ha activado.
term-word-ally = Aliado
term-word-ally-text = Compañero de equipo de un Comandante: juega como cualquiera y actúa por el Comandante en los turnos en los que este lo activa.
term-word-activate = Activar
term-word-activate-text = Un Comandante empieza cada turno nombrando a un Aliado. Cada Agente del Comandante señala a un Aliado y solo se envía en un turno de ese Aliado; el Maestro de armas señala a los dos.
term-word-personal_board = Tablero personal
term-word-personal_board-text = Dos casillas y un medidor de Influencia que solo usa un Comandante: los del Emperador para Shaddam, los de los Fremen para Muad'Dib.
term-word-throne_row = Fila del Trono
term-word-throne_row-text = Cartas que Shaddam ha movido allí desde la Fila del Imperio. Solo su equipo puede adquirirlas, y no se reponen.
term-word-trade = Comerciar
term-word-trade-text = Con alguien de tu equipo: cada uno da la cantidad que quiera de una sola cosa (solaris, especia, agua o cartas de Intriga), o nada.
term-word-reinforce = Reforzar
term-word-reinforce-text = Tres tropas para los dos Aliados de un equipo, repartidas a voluntad; sus dueños pueden desplegarlas de inmediato.
term-word-bonus_token = Ficha del Maestro de armas
term-word-bonus_token-text = Con seis jugadores, el Maestro de armas se envía una sola vez y luego abandona la partida; su ficha se queda y da 2 espadas en cada turno de Revelación.
term-word-concede = Ceder
term-word-concede-text = Si dos compañeros de equipo empatan en el Combate, uno puede dejar al otro la recompensa mayor y recibe la siguiente.
