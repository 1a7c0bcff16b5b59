# La primera pantalla: una primera partida, la preparación de otra, las partidas guardadas.
setup-page-title = Kanly: partida nueva
setup-hero-title = Toma asiento.
setup-hero-about = Especia, intrigas y ejércitos en el desierto para entre uno y cuatro jugadores, o para seis en dos equipos. No oficial, gratis y sin cuenta.
setup-hero-continue = Continuar la partida
setup-first-button = Jugar una primera partida
setup-hero-first = Tú y dos Rivales, con consejos. Lista en un segundo.

## Qué partida

setup-game-title = Qué juego
setup-game-for = para { $counts } jugadores
setup-game-uprising = Uprising
setup-game-uprising-about = Espías, gusanos de arena, la Muralla Escudo y, si quieres, contratos.
setup-game-six_players = Seis jugadores
setup-game-six_players-about = Uprising en dos equipos de tres, cada uno con su Comandante.
setup-game-imperium = Imperium (2020)
setup-game-imperium-about = El primer tablero: Mentat, «Espacio de pliegue», venta de melange, la Casa Hagal; sin Espías ni gusanos de arena.
setup-game-mixed = Mezcla
setup-game-mixed-about = Uprising con cartas, Conflictos o Líderes de 2020.
setup-mixed-title = Qué se añade de 2020
setup-mixed-one = Se añade al menos una de las tres cosas
setup-imperium = Cartas
setup-imperium-about = Las cartas de Imperio y las cartas de Intriga se barajan con las de Uprising.
setup-imperium_conflicts = Conflictos
setup-imperium_conflicts-about = Se barajan las cartas de Conflicto. No tienen icono de batalla: más bien para curiosos.
setup-imperium_leaders = Líderes
setup-imperium_leaders-about = También se pueden elegir sus ocho Líderes.
setup-with-imperium = con cartas de 2020
setup-with-imperium_conflicts = con Conflictos de 2020
setup-with-imperium_leaders = con Líderes de 2020
setup-with-chosen-cards =
    { $n ->
        [one] { $n } carta elegida
       *[other] { $n } cartas elegidas
    }
setup-cards-title = Cartas de 2020
setup-cards-all = Las { $n } cartas distintas
setup-cards-some = Elegir cartas
setup-cards-chosen = Se barajan { $n } de { $of } cartas distintas, con todas sus copias.
setup-cards-none = No hay ninguna marcada: se barajan todas.
setup-cards-imperium = Cartas de Imperio
setup-cards-intrigue = Cartas de Intriga
setup-cards-tick = Marcar todas
setup-cards-untick = Desmarcar todas
setup-cards-cost = Precio en Persuasión
setup-hagal = Casa Hagal
setup-spoiler-joins = La Casa Hagal ocupa el tercer asiento: bloquea casillas y combate, pero no recibe recursos ni puntos. Nadie tiene que jugar por ella.
setup-not-module-imperium_leaders = solo con Líderes de 2020
setup-about-imperium-mercenary = Los Rivales empiezan sin tropas en sus guarniciones y reciben su Maestro de armas en la ronda 5; tú empiezas con 1 de especia y 1 solari.
setup-about-imperium-sardaukar = Cada Rival empieza con 1 carta de Intriga y recibe su Maestro de armas en la ronda 4; la casilla «Mentat» cuesta 5 solaris.
setup-about-imperium-mentat = Igual que en Sardaukar, pero los Rivales reciben su Maestro de armas en la ronda 3 y, en un Conflicto I o II, un Rival no despliega tropas mientras vaya por delante por 4 o más de Potencia de Combate (Despliegue experto).
setup-about-imperium-kwisatz_haderach = Igual que en Mentat, pero además no puedes recibir ningún Maestro de armas.
setup-first_player-none-imperium = Según las reglas

## Quién juega

setup-who-title = Quién se sienta a la mesa
setup-players-label = Número de jugadores
setup-players-word =
    { $n ->
        [one] jugador
       *[other] jugadores
    }
setup-players-n =
    { $n ->
        [one] { $n } jugador
       *[other] { $n } jugadores
    }
setup-shuffle = Mezclar asientos
setup-shuffled = Los asientos se han mezclado: { $names }.
setup-seat-n = Asiento { $n }
setup-name-label = Nombre, { $seat }
setup-name-placeholder = Nombre
setup-kind-label = Quién juega, { $seat }
setup-leader-label = Líder, { $seat }
setup-rival-label = Carta de Rival, { $seat }
setup-person = Persona
setup-short-rival = Rival
setup-rival = Rival
setup-random = Al azar
setup-drafted = Por turnos
setup-suited = Recomendado
setup-suits = recomendado aquí
setup-team-of = un Comandante y dos Aliados
setup-team-order = Orden de los turnos:
setup-rivals-join =
    { $n ->
        [one] Un Rival ocupa el último asiento. Sigue sus cartas.
       *[other] Dos Rivales ocupan los últimos asientos. Siguen sus cartas.
    }
setup-recommended = Recomendado para la primera partida
setup-recommended-done = Recomendado para la primera partida: { $names }.

## Líderes y Rivales

setup-leader-for = Líder para
setup-rival-for = Carta de Rival para
setup-pick-seat = Asiento para el que se elige
setup-pick-random = Al azar
setup-pick-draft = Por turnos
setup-pick-recommended = Recomendados
setup-draft-about = Al empezar la partida los jugadores eligen a la vista de todos: primero quien está a la derecha del Jugador inicial y, por último, el Jugador inicial.
setup-draft-random = El Líder de este asiento se elige al azar al empezar la partida.
setup-suited-about = Al empezar la partida se eligen al azar Líderes que encajan con su equipo.
setup-suited-about-imperium = Al empezar la partida se eligen al azar Líderes fáciles de jugar.
setup-fixed-about = Este Comandante siempre se sienta aquí.
setup-rival-random = El Rival de este asiento se elige al azar al empezar la partida.
setup-not-seat = ocupado: { $seat }
setup-not-rival = Rival en la mesa
setup-not-module = solo con contratos
setup-not-chair = dirige un equipo: { $seat }
setup-not-fixed = no en este asiento
setup-not-house = misma Casa: { $seat }
setup-not-streamlined = no disponible con Rivales simplificados

## Rivales: nivel y variantes

setup-level-title = Nivel de dificultad
setup-difficulty-mercenary = Mercenario (Novato)
setup-difficulty-sardaukar = Sardaukar (Veterano)
setup-difficulty-mentat = Mentat (Experto)
setup-difficulty-kwisatz_haderach = Kwisatz Haderach (Experto superior)
setup-about-uprising-mercenary = Los Rivales empiezan sin tropas en sus guarniciones y tú empiezas con 1 carta de Intriga.
setup-about-uprising-sardaukar = Las reglas tal cual, sin modificaciones.
setup-about-uprising-mentat = Se aplican Escalada brutal, Despliegue experto y Política hábil.
setup-about-uprising-kwisatz_haderach = Igual que en Mentat, pero además no puedes recibir ningún Maestro de armas.
setup-variants-title = Variantes con Rivales
setup-variant-row_dice = Tiradas aleatorias para la Fila del Imperio
setup-variant-streamlined = Rivales simplificados
setup-variant-brutal_escalation = Escalada brutal
setup-variant-expert_deployment = Despliegue experto
setup-variant-smart_politics = Política hábil
setup-about-uprising-row_dice = Al final de cada uno de tus turnos de Revelación se tiran dos dados y se retiran de la partida las cartas que ocupan esos lugares de la Fila del Imperio (un 6 no retira ninguna).
setup-about-uprising-streamlined = Dama Amber Metulli o Glossu «la Bestia» Rabban es un Rival que no puede ganar y que deja de recibir recursos tras conseguir su Maestro de armas.
setup-about-uprising-brutal_escalation = En un Conflicto III, cada Rival que lucha revela dos cartas de la Casa Hagal y suma las espadas de ambas.
setup-about-uprising-expert_deployment = En un Conflicto I o II, un Rival no despliega tropas mientras tenga tres o más unidades de ventaja.
setup-about-uprising-smart_politics = Un Rival pasa por alto las casillas de Facción sin coste donde su Alianza está asegurada o donde va demasiado por detrás.
setup-fixed-by = Siempre activa en este nivel
setup-always = Siempre incluido en esta partida

## Módulos y reglas de la casa

setup-rules-title = Reglas de esta partida
setup-choam = Contratos
setup-choam-about = El módulo de la CHOAM: contratos que tomar y completar, más cartas y Shaddam Corrino IV como Líder.
setup-hints = Consejos
setup-hints-about = Cada paso se explica mientras juegas.
setup-one_per_house = Un Líder por Casa
setup-one_per_house-about = Regla de la casa: en la mesa no hay dos Líderes de la misma Casa.
setup-first_player = Jugador inicial
setup-first_player-about = Regla de la casa: quién empieza la primera ronda.
setup-first_player-none = Según los Objetivos
setup-row_refresh = Fila del Imperio
setup-row_refresh-about = Regla de la casa: qué pasa con la Fila al inicio de cada ronda, desde la ronda 2.
setup-row_refresh-off = Se queda
setup-row_refresh-oldest = Sale la más antigua
setup-row_refresh-all = Salen las cinco
setup-row_refresh-off-long = Las reglas impresas: solo se reponen las cartas adquiridas.
setup-row_refresh-oldest-long = La carta que lleva más tiempo en la Fila sale de la partida y se repone.
setup-row_refresh-all-long = Las cinco cartas salen de la partida y se reponen.

## Esta mesa

setup-table-title = Esta mesa
setup-start = Empezar la partida
setup-starting = Repartiendo las cartas…
setup-with-choam = con contratos
setup-without-choam = sin contratos
setup-with-hints = con consejos
setup-with-draft = Líderes por turnos
setup-with-recommended = Líderes recomendados
setup-with-one_per_house = un Líder por Casa
setup-with-first_player = empieza { $seat }
setup-with-row_refresh-oldest = Fila: sale la más antigua
setup-with-row_refresh-all = Fila: salen las cinco

## Partidas guardadas

setup-saved-title = Tus partidas
setup-saved-running-title = Partidas en curso
setup-saved-over-title = Partidas terminadas
setup-saved-none = Todavía no hay ninguna partida. Las que empieces se guardan aquí solas.
setup-saved-go = Seguir
setup-saved-result = Ver el resultado
setup-saved-review = Repasar
setup-saved-file = Guardar como archivo
setup-saved-file-short = Archivo
setup-saved-delete = Borrar
setup-saved-sure = ¿Borrar esta partida para siempre?
setup-saved-sure-shared = ¿Borrar esta partida para siempre, también para los demás?
setup-saved-keep = Conservar
setup-saved-deleted = La partida se ha borrado.
setup-saved-choosing = Elección de Líderes
setup-saved-decides = decide { $name }
setup-saved-over = terminada
setup-saved-all =
    { $n ->
        [one] Mostrar { $n } partida más
       *[other] Mostrar { $n } partidas más
    }
setup-saved-less = Mostrar menos
setup-saved-again = Intentar de nuevo
setup-action-named = { $action }: { $game }
setup-file-open = Abrir un archivo de partida
problem-not-json = No se puede leer este archivo: no es una partida de Kanly.
setup-moment-ago = ahora mismo

## Aviso

setup-notice = Kanly es una obra de aficionados, no oficial. No tiene relación con las editoriales ni con los titulares de los derechos de Dune o Dune: Imperium, no cuenta con su respaldo y no contiene ilustraciones, logotipos ni textos suyos. Todos los dibujos son nuestros. Para jugar de verdad, compra el juego: vale la pena.
