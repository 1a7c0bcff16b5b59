# Junto al tablero: asientos, Conflicto, cartas disponibles, registro, final de la partida.

## Quién ocupa el asiento

side-you = Tú
side-you-named = { $name }, tú
side-person = Persona
side-bot = Bot
side-rival = Rival
side-deciding = decide
side-revealed = ha revelado
side-first = Jugador inicial
side-seat-label = { $name } ({ $who }), { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
side-strip-deciding = { $name } ({ $who }), { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}, decide
side-area-of = Zona: { $name }
side-details-of = Todo lo que tiene { $name }:
side-explain = Explicar: { $name }
side-legal = { $name }. Puedes elegirlo.
side-close = Cerrar

## Teams

team-name = Equipo { $name }
team-own = tu equipo
team-opponents = adversarios
team-total = { $name }, { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
team-mate = de tu equipo
team-activated = está activo
team-acts = actúa
team-commander = Comandante
team-bonus = Bonificación de Maestro de armas: { $n } espadas en cada turno de Revelación
team-token = Agente que actúa con su Aliado ({ $names }): { $state ->
    [home] disponible
   *[other] enviado
}
team-token-swordmaster = Maestro de armas, con uno u otro Aliado ({ $names }): { $state ->
    [home] disponible
    [not-gained] aún no conseguido
   *[other] enviado
}
team-order = Turno
team-order-title = Orden de los turnos
team-activate = Activar: { $name }
team-which = Qué Aliado actúa
team-play-for = Para qué Aliado se juega la carta
team-for = Aliado: { $name }
team-reveal-only = solo para revelar
team-ring = Quién puede jugar cartas de Combate, en orden
team-behalf = Por { $names }: { $name }
team-why-throne-fremen = Fremen
team-why-throne-row = otro equipo

## Nombres cortos

side-short-feyd_rautha_harkonnen = Feyd
side-short-gurney_halleck = Gurney
side-short-lady_amber_metulli = Amber
side-short-lady_jessica = Jessica
side-short-reverend_mother_jessica = Jessica
side-short-lady_margot_fenring = Margot
side-short-muad_dib = Muad'Dib
side-short-princess_irulan = Irulan
side-short-staban_tuek = Staban
side-short-shaddam_corrino_iv = Shaddam
side-short-baron_vladimir_harkonnen = Barón
side-short-glossu_rabban = Rabban

## Lo que tiene un asiento

side-points = Puntos de Victoria
side-solari = Solaris
side-spice = Especia
side-water = Agua
side-persuasion = Persuasión
side-garrison = Guarnición
side-supply = Suministro
side-garrison-supply = Tropas: { $n } en la guarnición, { $supply } en el suministro
side-spies-left = Espías en el suministro: { $n }
side-agents-left = Agentes: { $n } por enviar, { $out } en el tablero
side-influence = { $faction }: { $n } de Influencia
side-influence-ally = { $faction }: { $n } de Influencia y la Alianza
side-swordmaster = Maestro de armas
side-council = Asiento del Alto Consejo
side-hooks = Garfios de doma
side-has = sí
side-memories = Recuerdos: { $n }
side-memories-title = Recuerdos
side-battle-icon = Icono de batalla { $icon } ({ $name })
side-in-conflict = En el Conflicto
side-n-troops = { $n ->
    [one] { $n } tropa
   *[other] { $n } tropas
}
side-n-worms = { $n ->
    [one] { $n } gusano de arena
   *[other] { $n } gusanos de arena
}
side-n-swords = { $n ->
    [one] { $n } espada
   *[other] { $n } espadas
}
side-strength = Potencia de Combate { $n }
side-words = Qué significan los signos
side-word-influence = Influencia
side-word-alliance = Alianza
side-word-battle = Icono de batalla
side-agents-at = Agentes en
side-points-from = De dónde vienen los puntos
side-spies-at = Espías en

## Pilas

side-hand = Mano
side-known-hand = Cartas conocidas de la mano
side-known-intrigue = Cartas de Intriga conocidas
side-known-intrigue-own = Cartas de Intriga que otros conocen
side-intrigue = Cartas de Intriga
side-deck = Mazo
side-discard = Pila de descartes
side-played = En juego
side-shown = Reveladas
side-reserved = Apartadas
side-waiting = Intrigas aún activas
side-trash = Desechadas
side-battle-up = Cartas con icono de batalla, bocarriba
side-battle-down = Cartas con icono de batalla, bocabajo
side-contracts-held = Contratos
side-contracts-done = Contratos completados
side-n-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
side-copies = { $name }, { $n } veces
side-training = Medidor de Entrenamiento
side-token-here = La ficha de Feyd está aquí.
side-track-start = Comienzo

## Rivales

side-swordmaster-yes = tiene su Maestro de armas
side-swordmaster-way = Para su Maestro de armas: { $have } de { $need } entre solaris, especia, agua y cartas de Intriga
side-priority = Facciones
side-signet = Anillo
side-scheme = Ardid
side-hagal = Casa Hagal
side-hagal-left = { $n ->
    [one] queda { $n }
   *[other] quedan { $n }
}
side-hagal-last = Última carta:
side-hagal-shown = { $n ->
    [one] { $n } carta mostrada
   *[other] { $n } cartas mostradas
}

## El Conflicto

side-conflict = Conflicto
side-rewards = Recompensas
side-place = { $n }.ª
side-ties-only = si hay empate
side-ties-only-why = Es para quienes empatan en el segundo puesto; con tan pocos jugadores, el tercer puesto no da nada.
side-protected = En disputa: { $place }, tras la Muralla Escudo; sin gusanos de arena.
side-unprotected = En disputa: { $place }. Ya no hay Muralla Escudo: pueden acudir gusanos de arena.
side-no-worms = sin gusanos de arena
side-worms-come = con gusanos de arena
side-if-now = Si acabara ahora
side-tie = empate
side-no-reward = sin recompensa
side-no-units = sin unidades
side-tie-line = Empate a { $strength } ({ $names }): { $place ->
    [0] sin recompensa.
    [1] cada uno recibe la 1.ª recompensa.
    [2] { $won ->
        [no] nadie vence y cada uno recibe la 2.ª recompensa.
       *[yes] cada uno recibe la 2.ª recompensa.
    }
   *[3] cada uno recibe la 3.ª recompensa.
}
side-tie-concede = Salvo que alguien ceda ante su equipo: entonces uno recibe la recompensa mayor.
side-no-conflict = Aún no se ha revelado ningún Conflicto.
side-win-icon = Quien gane se queda además con la carta del icono de batalla { $icon }.
side-passed = pasa
side-conflict-before = Antes:
side-combat-result = Cómo terminó el Conflicto anterior
side-coming = Por venir:
side-level = { $level }
side-last-conflict = Este es el último Conflicto.

## Cartas disponibles

side-row = Fila del Imperio
side-reserve = Reserva
side-buy-when = en tu turno de Revelación
side-when-acquired = al adquirir
side-reach = { $n } de { $total } a tu alcance
side-purse = { $purse } de Persuasión para gastar. { $n } de { $total } a tu alcance.
side-short = { $n ->
    [one] falta { $n }
   *[other] faltan { $n }
}
side-not-now = ahora no
side-throne = Fila del Trono
side-throne-own = para tu equipo
side-throne-empty = sin cartas
side-card-cost = { $name }, coste { $n }.
side-icons = Iconos: { $icons }.
side-n-left = { $n ->
    [one] queda { $n }
   *[other] quedan { $n }
}
side-contracts = Contratos
side-contracts-yours = Tus contratos
side-on-offer = Disponibles
side-contract-market = Contrato «{ $name }». { $text }
side-contract-aside = Contrato «{ $name }», apartado para Shaddam. { $text }
side-contract-mine = Tu contrato «{ $name }». { $text }
side-contract-done = Contrato completado «{ $name }». { $text }
side-decks = Mazos
side-imperium-deck = Mazo del Imperio: { $n }
side-intrigue-deck = Mazo de Intrigas: { $n }
side-piles = Descartes y retiradas
side-intrigue-discard = Intrigas descartadas
side-intrigue-trash = Intrigas desechadas
side-removed = Retiradas de la Fila del Imperio
side-conflicts-left = Conflictos junto al mazo

## El registro

side-log-news = Desde tu último turno
side-log-empty = Aún no ha ocurrido nada.
side-log-setup = Preparación
side-log-earlier = Ver las rondas anteriores

## Pestañas

side-tabs = Partes de la mesa
side-tab-board = Tablero
side-tab-conflict = Conflicto
side-tab-cards = Cartas
side-tab-seats = Asientos
side-tab-log = Registro
side-tab-count = { $n ->
    [one] { $n } opción aquí
   *[other] { $n } opciones aquí
}

## El final

side-end-you = Has ganado con
side-end-person = { $name } gana con
side-end-yours = Gana tu equipo
side-end-people = Ganan { $names }
side-end-never = no puede puntuar aquí
side-end-other = La victoria es para
side-end-sub = { $n ->
    [one] { $n } Punto de Victoria
   *[other] { $n } Puntos de Victoria
} tras { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}
side-end-new = Nueva partida
side-end-save = Guardar en un archivo
side-end-save-failed = No se ha podido guardar la partida. Inténtalo de nuevo.
side-end-standings = Clasificación final
side-end-why = De dónde viene cada punto
side-end-reason = Motivo
side-end-total = Total
side-end-tie = El empate a { $n }
side-end-order = Se compara en este orden
side-end-order-teams = Todo el equipo junto, en este orden
side-end-result = Resultado
side-end-equal = igual
side-end-decides = decide
side-end-chart = Puntos tras cada ronda
side-end-chart-teams = Puntos de los equipos tras cada ronda
side-end-moments = Punto a punto
side-end-goal = La partida termina a partir de { $n } Puntos de Victoria
side-end-kind-influence = Influencia
side-end-kind-alliance = Alianzas
side-end-kind-conflict = Recompensas de Conflictos
side-end-kind-match = Iconos de batalla
side-end-kind-card = Cartas e Intrigas
side-end-kind-bought = Comprados por Rivales
side-end-kind-start = Comienzo de la partida

## El juego de 2020

side-spoiler = tercera fuerza, sin puntos
side-spoiler-label = { $name } ({ $who })
side-mentat-now = Tiene el Mentat esta ronda
side-mentat-next = Ha ganado el Mentat para la próxima ronda
side-secret = Dos Facciones elegidas en secreto
side-secret-own = Tu secreto: { $names }
side-secret-seen = El secreto: { $names }
side-secret-shown = Revelado: { $names }
side-swordmaster-in = El Maestro de armas llega en la ronda { $n }
side-round-short = R{ $n }
side-top = Arriba en el mazo, a la vista de todos
side-top-own = Tu próxima carta
side-buys = Compra puntos
side-buys-points = 1 por 3 cartas de Intriga, 3 de agua, 7 solaris o 7 de especia, en cuanto los tiene
side-card-by-space = { $name }: no se compra, solo se recibe en la casilla «{ $space }»
side-word-mentat = Mentat
side-short-paul_atreides = Paul
side-short-duke_leto_atreides = Leto
side-short-glossu_the_beast_rabban = Rabban
side-short-countess_ariana_thorvald = Ariana
side-short-earl_memnon_thorvald = Memnon
side-short-count_ilban_richese = Ilban
side-short-helena_richese = Helena
side-short-house_hagal = Hagal
side-for-place = En disputa: { $place }. Quien vence obtiene el Control. Ahora: { $who }.
side-nobody = nadie
side-spoiler-rank = { $name } ocupa la posición { $n }: nadie recibe esa recompensa.
side-by = en
