### Aprender y repasar: las cartas, la ayuda con las reglas, el repaso de una partida y el guía.

learn-back = Volver

## Las cartas

learn-cards-title = Cartas y casillas
learn-cards-intro = Todos los componentes del juego, con sus iconos y su texto completo.
learn-cards-search = Buscar por nombre o texto
learn-cards-filters = Filtros
learn-cards-kind = Tipo
learn-cards-faction = Facción
learn-cards-icon = Icono de Agente
learn-cards-cost = Coste en Persuasión
learn-cards-from = desde
learn-cards-to = hasta
learn-cards-module = Módulo
learn-cards-any = Todo
learn-cards-base = Sin módulo
learn-cards-choam = CHOAM
learn-cards-six_players = Seis jugadores
learn-cards-reset = Quitar los filtros
learn-cards-found =
    { $n ->
        [0] Nada coincide con estas palabras y filtros.
        [one] { $n } entrada
       *[other] { $n } entradas
    }
learn-cards-none-help = Busca con menos palabras o quita los filtros.
learn-cards-copies = × { $n }
learn-cards-copies-spoken = { $n } copias
learn-cards-cost-spoken = cuesta { $n } de Persuasión
learn-cards-icons-spoken = Iconos de Agente: { $icons }
learn-cards-no-icons = Sin iconos de Agente
learn-cards-reveal = Revelación
learn-cards-acquire = Al adquirirla
learn-cards-level = Conflicto { $level }
learn-cards-place = { $n ->
        [1] 1.ª
        [2] 2.ª
       *[3] 3.ª
    }
learn-cards-signet = Anillo heráldico
learn-cards-scheme = Ardid
learn-cards-swordmaster = Valor de Maestro de armas: { $n }
learn-cards-swords = { $n ->
        [one] { $n } espada en Combate
       *[other] { $n } espadas en Combate
    }
learn-cards-combat-space = Casilla de Combate
learn-cards-maker-space = Casilla de Hacedor
learn-cards-needs = requiere { $n } de Influencia: { $faction }
learn-cards-control = Control
learn-kind-starter = Cartas iniciales
learn-kind-reserve = Reserva
learn-kind-imperium = Cartas del Imperio
learn-kind-intrigue = Cartas de Intriga
learn-kind-conflict = Conflictos
learn-kind-objective = Objetivos
learn-kind-contract = Contratos
learn-kind-leader = Líderes
learn-kind-rival = Rivales
learn-kind-hagal = Casa Hagal
learn-kind-space = Casillas del tablero
learn-intrigue-plot = Trama
learn-intrigue-combat = Combate
learn-intrigue-endgame = Desenlace

## La ayuda con las reglas

learn-rules-title = Ayuda con las reglas
learn-rules-intro = El juego en pocas palabras y, después, todos sus términos. La mesa siempre muestra lo que se puede hacer y explica por qué algo no es posible.
learn-rules-search = Buscar en las reglas
learn-rules-contents = Contenido
learn-rules-see = Véase también
learn-rules-steps = El juego en pocas palabras
learn-rules-words = Todos los términos
learn-rules-found =
    { $n ->
        [0] No se ha encontrado nada. Prueba con una sola palabra, como el nombre de una pieza.
        [one] { $n } entrada
       *[other] { $n } entradas
    }
learn-rules-cards = Todas las cartas y casillas
learn-group-turns = Agentes y casillas
learn-group-cards = Cartas y mazos
learn-group-goods = Recursos y puntos
learn-group-politics = Facciones y Consejo
learn-group-spies = Espías
learn-group-war = Tropas y Conflicto
learn-group-intrigue = Intriga
learn-group-contracts = Contratos (módulo de la CHOAM)
learn-group-end = Final de la ronda y de la partida
learn-group-rivals = Rivales: uno y dos jugadores
learn-group-teams = Equipos: seis jugadores
learn-group-table = En esta mesa

## Cinco capítulos breves

chapter-round = Una ronda en cinco pasos
chapter-round-1 = Inicio de la ronda: se revela una nueva carta de Conflicto y cada jugador roba 5 cartas.
chapter-round-2 = Turnos de jugador: empezando por el Jugador inicial, cada cual juega por orden un turno, ya sea de Agente o de Revelación. La fase acaba cuando todos han revelado.
chapter-round-3 = Combate: quien tenga unidades en el Conflicto puede jugar cartas de Intriga de Combate. Después, los más fuertes reciben las recompensas.
chapter-round-4 = Hacedores: se añade 1 de especia a cada casilla de Hacedor en la que no haya ningún Agente.
chapter-round-5 = Retorno: si alguien tiene 10 puntos o no quedan cartas de Conflicto, comienza el Desenlace. Si no, los Agentes vuelven y el indicador de Jugador inicial cambia de manos.

chapter-agent-turn = Un turno de Agente
chapter-agent-turn-1 = Elige una carta de tu mano que tenga algún icono de Agente.
chapter-agent-turn-2 = Elige una casilla libre con ese icono cuyo coste puedas pagar y cuyo requisito cumplas.
chapter-agent-turn-3 = Paga el coste y pon allí tu Agente.
chapter-agent-turn-4 = Si tienes un Espía en un puesto conectado a la casilla, puedes hacerlo retornar para robar una carta.
chapter-agent-turn-5 = Resuelve los efectos de la casilla y del recuadro de Agente de la carta en el orden que quieras; las casillas de Facción dan además 1 de Influencia.
chapter-agent-turn-6 = En una casilla de Combate puedes desplegar tropas: las reclutadas en este turno y hasta dos más de tu guarnición.

chapter-reveal-turn = Un turno de Revelación
chapter-reveal-turn-1 = Revela todas las cartas que te queden en la mano.
chapter-reveal-turn-2 = Cuenta la Persuasión y las espadas y resuelve los efectos de Revelación en cualquier orden. Las cartas jugadas con Agentes no dan nada ahora.
chapter-reveal-turn-3 = Adquiere cartas con Persuasión antes, durante o después de los efectos. Van a tu pila de descartes; lo que no gastes se pierde.
chapter-reveal-turn-4 = Se calcula tu Potencia de Combate: 2 por tropa, 3 por gusano de arena y 1 por espada; sin unidades en el Conflicto es 0.
chapter-reveal-turn-5 = Todas tus cartas van a tu pila de descartes. No tienes más turnos en esta ronda.

chapter-combat = El Combate
chapter-combat-1 = Solo participan los jugadores con al menos una unidad en el Conflicto.
chapter-combat-2 = Empezando por el Jugador inicial, cada cual juega por orden cartas de Intriga de Combate o pasa, hasta que todos pasan seguidos.
chapter-combat-3 = La mayor Potencia de Combate gana la primera recompensa y la siguiente, la segunda; la tercera se da en partidas de cuatro y de seis o a quienes empatan por la segunda posición.
chapter-combat-4 = Si hay empate por la primera posición, nadie vence y cada uno de los empatados recibe la segunda recompensa.
chapter-combat-5 = Si tienes un gusano de arena en el Conflicto, recibes tu recompensa dos veces.
chapter-combat-6 = El vencedor se queda la carta de Conflicto por su icono de batalla. Todas las tropas del Conflicto vuelven al suministro.

chapter-winning = Cómo se gana
chapter-winning-1 = El Desenlace comienza cuando alguien tiene 10 o más Puntos de Victoria al final de una ronda o cuando termina el último Conflicto: como mucho, tras 10 rondas.
chapter-winning-2 = Tener 2 de Influencia con una Facción vale 1 punto; su Alianza, 1 más.
chapter-winning-3 = Los Conflictos dan puntos como recompensa, y cada pareja de iconos de batalla iguales da 1.
chapter-winning-4 = «La especia debe fluir», algunas cartas y las cartas de Intriga de Desenlace dan puntos.
chapter-winning-5 = Gana quien tenga más puntos. Los empates se deciden por la especia y, después, por los solaris, el agua y las tropas en la guarnición.

chapter-teams = Seis jugadores en dos equipos
chapter-teams-1 = Dos equipos de tres: Muad'Dib y Shaddam son los Comandantes y cada uno tiene dos Aliados. Los turnos alternan entre los equipos.
chapter-teams-2 = En cada turno, el Comandante activa a un Aliado, cuyas unidades, cubos del tablero y espadas actúan en su lugar.
chapter-teams-3 = Todo lo demás es del propio Comandante: recursos, cartas, Persuasión, Espías, contratos y el tablero personal.
chapter-teams-4 = Solo los Aliados combaten, cada uno por su cuenta. Si dos del mismo equipo empatan, uno puede ceder: el otro obtiene la recompensa mayor.
chapter-teams-5 = El Desenlace empieza como siempre, cuando un jugador tiene 10 puntos. Después gana el equipo con más puntos en total.

## Todos los términos

gloss-leader = Líder
gloss-leader-text = El personaje con el que juegas. Cada Líder tiene dos capacidades: una que funciona como dice su texto y otra que se usa al jugar la carta «Anillo heráldico». Entre uno y tres símbolos junto al nombre indican su complejidad.
gloss-agent = Agente
gloss-agent-text = Tienes dos Agentes, tres con el Maestro de armas. En un turno de Agente juegas una carta para enviar un Agente a una casilla. Los Agentes vuelven al final de la ronda.
gloss-agent-icon = Icono de Agente
gloss-agent-icon-text = Los símbolos de la parte superior izquierda de la carta. Uno de ellos debe ser el de la casilla a la que quieres ir. Una carta sin iconos de Agente no puede enviar ninguno: solo sirve en el turno de Revelación.
gloss-space = Casilla
gloss-space-text = Un lugar del tablero que admite un Agente. Muestra su icono, su coste y lo que da. Normalmente solo puede haber allí un Agente.
gloss-cost = Coste de una casilla
gloss-cost-text = Debes poder pagar todo el coste antes de cualquier efecto de la casilla o de la carta. Si la casilla ofrece dos costes, eliges y pagas al enviar el Agente.
gloss-requirement = Requisito
gloss-requirement-text = Tres casillas piden 2 de Influencia: «Privilegio imperial» con el Emperador, «Transporte de mercancías» con la Cofradía Espacial y «Sietch Tabr» con los Fremen. Se comprueba al enviar el Agente y no se paga nada por ello.
gloss-occupied = Casilla ocupada
gloss-occupied-text = Donde hay un Agente de otro jugador solo puedes ir infiltrándote con un Espía. Donde está tu propio Agente no puedes ir de ningún modo.
gloss-effects-order = Orden de los efectos
gloss-effects-order-text = Los efectos de la casilla y del recuadro de Agente de la carta, la Influencia de una casilla de Facción y los contratos completados se resuelven en el orden que quieras. Las condiciones se comprueban al resolver cada efecto, de modo que uno puede hacer posible el siguiente.
gloss-optional = Poder y deber
gloss-optional-text = Puedes renunciar a lo que dice «puedes», a los efectos con un coste antes de una flecha, a desechar, a colocar un Espía, a desplegar y a adquirir. Todo lo demás es obligatorio si es posible. El coste de una flecha se paga como mucho una vez por turno.
gloss-swordmaster = Maestro de armas
gloss-swordmaster-text = Tu tercer Agente, que puedes usar en esa misma ronda. La casilla cuesta 8 solaris hasta que algún jugador o Rival tenga un Maestro de armas; después, 6. Cada jugador puede visitarla una vez por partida.
gloss-recall-agent = Hacer retornar un Agente
gloss-recall-agent-text = Uno de tus otros Agentes, no el que acabas de enviar, vuelve a tu Líder y puede enviarse de nuevo en esta ronda. La casilla que deja queda libre.
gloss-signet-ring = Anillo heráldico
gloss-signet-ring-text = Una carta de todos los mazos iniciales. Jugada con un Agente, usa la capacidad de Anillo heráldico de tu Líder; al revelarla, no.

gloss-card-boxes = Los dos recuadros de una carta
gloss-card-boxes-text = El recuadro de Agente cuenta cuando juegas la carta con un Agente; el de Revelación, cuando la revelas. En un mismo turno solo se usa uno de los dos.
gloss-deck = Mazo
gloss-deck-text = Empiezas con las mismas diez cartas que los demás. Si debes robar y el mazo está vacío, tu pila de descartes se baraja y forma uno nuevo; las cartas en la mano y en juego, no.
gloss-draw = Robar
gloss-draw-text = Cada ronda empieza robando 5 cartas; las que aún tengas en la mano se quedan. Una carta robada en tu turno de Revelación se revela en el acto; si la robas después, espera a la ronda siguiente.
gloss-in-play = En juego
gloss-in-play-text = Las cartas que has jugado o revelado quedan ante ti hasta el final de tu turno de Revelación. Entonces van a tu pila de descartes.
gloss-imperium-row = Fila del Imperio
gloss-imperium-row-text = Cinco cartas que cualquiera puede adquirir. Cada hueco se rellena en el acto con el mazo del Imperio, y la carta nueva también puede adquirirse.
gloss-reserve = Reserva
gloss-reserve-text = Dos montones siempre disponibles mientras duren: «Preparar el camino» y «La especia debe fluir». Una carta de la Reserva que se desecha vuelve a su montón.
gloss-persuasion = Persuasión
gloss-persuasion-text = Sirve para adquirir cartas en tu turno de Revelación. Procede de las cartas reveladas, de un asiento del Alto Consejo (2), de un Agente en el Salón de actos (1) y de otros efectos. No se puede guardar.
gloss-acquire = Adquirir
gloss-acquire-text = Tomar cartas de la Fila del Imperio o de la Reserva por su coste en Persuasión, en tu turno de Revelación, tantas como puedas pagar. Van a tu pila de descartes, de modo que las robarás más adelante.
gloss-acquire-effect = Efecto de adquisición
gloss-acquire-effect-text = Algunas cartas dan algo una sola vez, en el momento de adquirirlas, sea como sea. El punto de «La especia debe fluir» se conserva aunque después se deseche la carta.
gloss-discard = Descartar
gloss-discard-text = Una carta de tu mano, a tu elección, va a tu pila de descartes; volverás a robarla. Las cartas de Intriga solo cuentan donde se dice expresamente.
gloss-trash = Desechar
gloss-trash-text = Retirar de la partida para siempre una carta de tu mano, de tu pila de descartes o en juego. Un mazo con menos cartas débiles muestra más a menudo las fuertes. Puedes renunciar, salvo que sea un coste o que una carta se deseche a sí misma.
gloss-fremen-bond = Vínculo Fremen
gloss-fremen-bond-text = Un efecto que solo vale si tienes en juego al menos otra carta Fremen. Dos cartas así se activan la una a la otra.

gloss-victory-point = Punto de Victoria
gloss-victory-point-text = Gana quien tenga más al final. En partidas de cuatro todos empiezan con 1; en las de seis, los Aliados con 1 y los Comandantes con 4; en las demás, con 0. No hay límite superior.
gloss-solari = Solari
gloss-solari-text = Dinero. Con él se pagan el Alto Consejo, el Maestro de armas y otras casillas y efectos.
gloss-spice = Especia
gloss-spice-text = Procede de las casillas de Hacedor. Sirve para pagar casillas y efectos y es el primer criterio de desempate al final.
gloss-water = Agua
gloss-water-text = Empiezas con 1. Se paga para ir al desierto y al Puesto de investigación y por otros efectos.
gloss-maker-space = Casilla de Hacedor
gloss-maker-space-text = Depresión Imperial, Depresión Hagga y Desierto profundo. Al final de cada ronda se añade 1 de especia adicional a cada una en la que no haya ningún Agente; el siguiente visitante se la lleva toda, además de lo que da la casilla.

gloss-influence = Influencia
gloss-influence-text = Tu nivel con cada una de las cuatro Facciones, de 0 a 6. Llegar a 2 da 1 Punto de Victoria, que pierdes si bajas de 2. Llegar a 4 da la bonificación del medidor.
gloss-faction-space = Casilla de Facción
gloss-faction-space-text = Las ocho casillas del Emperador, la Cofradía Espacial, las Bene Gesserit y los Fremen. Visitarlas da 1 de Influencia con esa Facción. «Sietch Tabr», «Privilegio imperial» y «Transporte de mercancías» no son casillas de Facción.
gloss-track-bonus = Bonificación con 4 de Influencia
gloss-track-bonus-text = El Emperador te deja colocar un Espía, la Cofradía Espacial da 3 solaris, las Bene Gesserit dan una carta de Intriga y los Fremen, 1 de agua. La recibes cada vez que llegas al nivel 4 y nunca la devuelves.
gloss-alliance = Alianza
gloss-alliance-text = El primero en llegar a 4 de Influencia con una Facción recibe su Alianza y 1 Punto de Victoria. Quien supere a su poseedor se queda con ambos; un empate no cambia nada. Si el poseedor pierde Influencia, puede pasar a quien estaba empatado con él o, por debajo de 4, volver al tablero.
gloss-high-council = Alto Consejo
gloss-high-council-text = Cuesta 5 solaris. En tu primera visita ocupas un asiento: desde entonces tienes 2 de Persuasión más en cada turno de Revelación. Cada visita posterior da 2 de especia, una carta de Intriga y 3 tropas. Hay asiento para todos.
gloss-control = Control
gloss-control-text = Algunos Conflictos dan a su vencedor el Control de Arrakeen, la Refinería de especia o la Depresión Imperial. Cada vez que alguien envía allí un Agente, quien controla el lugar recibe 1 solari o, en la Depresión Imperial, 1 de especia.
gloss-defensive-bonus = Bonificación defensiva
gloss-defensive-bonus-text = Si se revela un Conflicto por un lugar que controlas, puedes desplegar en el acto 1 tropa de tu suministro.

gloss-spy = Espía
gloss-spy-text = Tienes tres. Un Espía se coloca en un puesto de observación y permanece allí de ronda en ronda hasta que lo haces retornar. Colocarlo siempre es opcional; si no te quedan en el suministro, antes puedes recuperar uno del tablero.
gloss-observation-post = Puesto de observación
gloss-observation-post-text = Los pequeños lugares redondos entre las casillas. Cada uno está conectado a una, dos o tres casillas y admite un Espía.
gloss-spy-icon = Espía como icono de Agente
gloss-spy-icon-text = Una carta con este icono puede ir a cualquier casilla conectada a un puesto en el que tengas un Espía. El Espía se queda.
gloss-infiltrate = Infiltrarse
gloss-infiltrate-text = Haz retornar un Espía de un puesto conectado a una casilla para enviar allí tu Agente aunque haya Agentes de otros jugadores. La carta debe servir igualmente y pagas lo de siempre.
gloss-gather-intelligence = Recabar información
gloss-gather-intelligence-text = Justo después de colocar un Agente puedes hacer retornar un Espía de un puesto conectado para robar 1 carta, antes de cualquier otro efecto. El Espía con el que te has infiltrado no vale otra vez.

gloss-troop = Tropa
gloss-troop-text = Tienes 12. Reclutar una es pasarla de tu suministro a tu guarnición; con el suministro vacío no se recluta nada. En el Conflicto, cada tropa vale 2 de Potencia de Combate.
gloss-garrison = Guarnición
gloss-garrison-text = Tus tropas en casa, 3 al principio. Solo luchan si las despliegas.
gloss-combat-space = Casilla de Combate
gloss-combat-space-text = Una casilla con espadas cruzadas. Solo al enviar allí un Agente puedes desplegar tropas, salvo que un efecto diga otra cosa.
gloss-deploy = Desplegar
gloss-deploy-text = Mover tropas de tu guarnición al Conflicto. En un turno en una casilla de Combate: cuantas quieras de las reclutadas en ese turno y hasta dos más. Nunca es obligatorio.
gloss-retreat = Retirar
gloss-retreat-text = Una tropa vuelve del Conflicto a tu guarnición. Los gusanos de arena no se retiran.
gloss-conflict = Conflicto
gloss-conflict-text = En cada ronda, una carta de Conflicto muestra por qué se lucha. En diez rondas hay un Conflicto I, cinco de nivel II y cuatro de nivel III, en este orden y cada vez más valiosos. Tras el Combate, todas las tropas que haya en él vuelven al suministro.
gloss-strength = Potencia de Combate
gloss-strength-text = 2 por cada tropa y 3 por cada gusano de arena en el Conflicto, 1 por cada espada. Sin unidades allí es 0.
gloss-sword = Espada
gloss-sword-text = 1 de Potencia de Combate, si tienes al menos una unidad en el Conflicto.
gloss-reward = Recompensas y empates
gloss-reward-text = El más fuerte recibe la primera recompensa. Si dos o más empatan por la primera posición, nadie vence y cada uno recibe la segunda. Si empatan por la segunda, cada uno recibe la tercera. En los demás casos, la tercera es para quien ocupe en solitario la tercera posición, solo en partidas de cuatro y de seis.
gloss-sandworm = Gusano de arena
gloss-sandworm-text = 3 de Potencia de Combate, y quien tenga al menos uno en el Conflicto recibe su recompensa dos veces; el Control y la propia carta no se duplican. Se llama en la Depresión Hagga o en el Desierto profundo, si tienes Garfios de doma, y acude directamente al Conflicto.
gloss-maker-hooks = Garfios de doma
gloss-maker-hooks-text = Se toman en Sietch Tabr y se conservan el resto de la partida. Con ellos puedes llamar gusanos de arena en vez de tomar la especia. En partidas de seis solo puede tenerlos el equipo de Muad'Dib: cuando uno de sus Aliados los toma, el otro también.
gloss-shield-wall = Muralla Escudo
gloss-shield-wall-text = Mientras está en pie, ningún gusano de arena puede acudir a un Conflicto por Arrakeen, la Refinería de especia o la Depresión Imperial. En Sietch Tabr y con algunas cartas se puede retirar para siempre.
gloss-battle-icon = Icono de batalla
gloss-battle-icon-text = Cuchillo crys, Ratón del desierto u Ornitóptero, en los Objetivos y las cartas de Conflicto. En cuanto vences en un Conflicto con el icono de otra carta tuya bocarriba, ambas se ponen bocabajo y dan 1 Punto de Victoria. Un icono comodín solo se empareja en el Desenlace, con cualquiera de los tres.
gloss-objective = Objetivo
gloss-objective-text = Al principio cada cual recibe uno, con un icono de batalla. Uno de ellos señala además al Jugador inicial de la primera ronda.

gloss-intrigue = Carta de Intriga
gloss-intrigue-text = Cartas secretas; puedes tener cuantas quieras. Las jugadas van a una pila de descartes común. Para jugar una debes cumplir sus condiciones y pagar sus costes.
gloss-plot = Trama
gloss-plot-text = Una carta de Intriga para tus propios turnos: en cualquier momento de tu turno de Agente o de Revelación, tantas como quieras.
gloss-combat-intrigue = Combate (Intriga)
gloss-combat-intrigue-text = Una carta de Intriga para el Combate, si tienes alguna unidad en el Conflicto. Pasar no te excluye: mientras otros sigan jugando cartas, volverá a tocarte.
gloss-endgame-intrigue = Desenlace (Intriga)
gloss-endgame-intrigue-text = Una carta de Intriga para el Desenlace; suele dar puntos si cumples su condición.
gloss-steal-intrigue = Hurtar Intriga
gloss-steal-intrigue-text = Cada adversario con cuatro o más cartas de Intriga te da una de ellas al azar.

gloss-contract = Contrato
gloss-contract-text = Donde aparece el icono de contrato tomas uno de los dos contratos bocarriba; sin el módulo, o si no queda ninguno, recibes 2 solaris. Los contratos están a la vista, no se devuelven y no hay límite.
gloss-complete-contract = Completar un contrato
gloss-complete-contract-text = Ocurre en cuanto se cumple la condición y es obligatorio. Un contrato de una casilla debía ser tuyo antes de enviar allí al Agente. Un contrato completado se pone bocabajo tras su recompensa; algunas cartas los cuentan.
gloss-harvest-contract = Recolección y otros contratos
gloss-harvest-contract-text = Recolección: envía un Agente a una casilla de Hacedor y recibe al menos esa especia en ese turno, de cualquier procedencia. Inmediato: se completa al tomarlo. Un contrato se completa al adquirir «La especia debe fluir».

gloss-first-player = Jugador inicial
gloss-first-player-text = Empieza los turnos y actúa primero en el Combate. El indicador cambia de manos al final de cada ronda: en el sentido de las agujas del reloj o, en partidas de dos, entre los jugadores.
gloss-makers = Hacedores
gloss-makers-text = El cuarto paso de la ronda: se añade 1 de especia a cada casilla de Hacedor sin Agente. Se acumula hasta que llega alguien.
gloss-recall = Retorno
gloss-recall-text = El último paso de la ronda. Todos los Agentes vuelven; los Espías, el Control, los Garfios de doma y la especia adicional se quedan.
gloss-endgame = Desenlace
gloss-endgame-text = Comienza tras una ronda en la que alguien tiene 10 o más puntos o se ha librado el último Conflicto. Por orden, cada cual puede jugar cartas de Intriga de Desenlace y emparejar iconos de batalla comodín. Los puntos logrados en mitad de una ronda no la terminan.
gloss-tie-breaks = Desempates
gloss-tie-breaks-text = A igualdad de puntos, el orden es: más especia, más solaris, más agua, más tropas en la guarnición y, por último, el turno de Revelación más tardío.

gloss-rival = Rival
gloss-rival-text = Un adversario al que mueven las reglas: dos contra un jugador, uno contra dos. Un Rival juega turnos de Agente como tú, pero no tiene mano ni turno de Revelación. Con 10 puntos pone fin a la partida, y puede ganarla.
gloss-house-hagal = Casa Hagal
gloss-house-hagal-text = El mazo que mueve a los Rivales; su última carta y lo que queda de él están junto a los asientos. Se revelan cartas hasta que una indica una casilla libre; el Rival envía allí un Agente y recibe solo lo que muestra la carta, sin costes ni requisitos. En una casilla de Combate despliega además hasta dos tropas de su guarnición.
gloss-rival-combat = Los Rivales en Combate
gloss-rival-combat-text = Al empezar el Combate, cada Rival con alguna unidad en el Conflicto revela una carta de la Casa Hagal y suma sus espadas. Los Rivales reciben recompensas, Control e iconos de batalla como los jugadores, pero no juegan cartas de Intriga.
gloss-scheme = Ardid
gloss-scheme-text = Cuando un Rival coloca su tercer Espía, hace retornar los otros dos y lleva a cabo el Ardid de su carta. Los Rivales no usan los Espías para nada más.
gloss-rival-goods = Qué compran los Rivales
gloss-rival-goods-text = Un Rival obtiene su Maestro de armas en cuanto sus solaris, especia, agua y cartas de Intriga suman su valor de Maestro de armas; el contador de su asiento, como 1/8, dice cuánto lleva. Desde entonces compra 1 punto por cada 7 solaris, 7 de especia, 3 de agua o 3 cartas de Intriga.
gloss-difficulty = Niveles de dificultad
gloss-difficulty-text = En solitario eliges: Mercenario (los Rivales empiezan sin tropas y tú con una carta de Intriga), Sardaukar (sin cambios), Mentat (Escalada brutal, Despliegue experto y Política hábil) o Kwisatz Haderach (además, sin Maestro de armas para ti).
gloss-variants = Variantes con Rivales
gloss-variants-text = Escalada brutal: dos cartas para las espadas en un Conflicto III. Despliegue experto: en los Conflictos I y II, un Rival con tres unidades de ventaja no despliega tropas. Política hábil: un Rival evita las casillas de Facción gratuitas donde su Alianza está asegurada o fuera de su alcance. Tiradas aleatorias para la Fila del Imperio, en solitario: tras tu turno de Revelación, dos dados retiran cartas de la Fila.
gloss-streamlined = Rivales simplificados
gloss-streamlined-text = Para dos jugadores, con Dama Amber Metulli o Glossu Rabban: un Rival que no puede ganar y deja de recibir recursos cuando tiene su Maestro de armas. Aun así te quita casillas, Alianzas y recompensas.

gloss-team = Equipo
gloss-team-text = Un Comandante y dos Aliados que ganan o pierden juntos. Cada uno lleva sus propios puntos; cuenta la suma del equipo. Los compañeros de equipo no ven las cartas de los demás.
gloss-commander = Comandante
gloss-commander-text = Muad'Dib o Shaddam. Un Comandante no tiene ejército, ni Control, ni recompensas de Conflicto, pero sí mazo inicial y tablero personal propios, y empieza con 4 puntos. Las unidades que recibe las recluta el Aliado activado.
gloss-ally = Aliado
gloss-ally-text = Uno de los dos compañeros de un Comandante, con ejército y cubos en los cuatro medidores del tablero. Juega como en una partida de cuatro y, además, actúa en los turnos del Comandante cuando este lo activa.
gloss-activate = Activar a un Aliado
gloss-activate-text = En un turno de Agente decide la flecha de la ficha de Agente; con el Maestro de armas y en el turno de Revelación, el Comandante. La Influencia del tablero, las unidades y las espadas son del Aliado activado, que también decide qué despliega. La bonificación de un nivel es de quien mueve su cubo.
gloss-personal-board = Tablero personal
gloss-personal-board-text = Dos casillas y un medidor solo para un Comandante: el del Emperador para Shaddam, el de los Fremen para Muad'Dib. Bajo un corchete, la recompensa es para todo el equipo. El nivel 2 da 1 punto al Comandante; el nivel 4, la Alianza.
gloss-shared-influence = Influencia compartida
gloss-shared-influence-text = Para los requisitos, un Comandante tiene la Influencia del Aliado que tenga más. El icono del Emperador indica las Grandes Casas y el de los Fremen, los Mundos Fronterizos; Shaddam puede elegir en su lugar el medidor del Emperador y Muad'Dib, el de los Fremen.
gloss-reinforce = Reforzar
gloss-reinforce-text = Tres tropas para los dos Aliados del equipo, repartidas a voluntad. Sus dueños pueden desplegarlas al momento, aunque no sea una casilla de Combate.
gloss-trade = Comerciar
gloss-trade-text = Con un compañero de equipo: cada uno da al otro cualquier cantidad de un solo tipo (solaris, especia, agua o cartas de Intriga) o nada. Primero habla quien empezó; ambas partes cambian de manos a la vez. Los adversarios ven cuántas cartas de Intriga pasan, no cuáles.
gloss-throne-row = Fila del Trono
gloss-throne-row-text = Cartas que Shaddam ha movido allí desde la Fila del Imperio. Solo su equipo puede adquirirlas, por su coste habitual; las adquiridas no se reponen. Las cartas Fremen no se pueden mover allí.
gloss-swordmaster-bonus = Maestro de armas con seis jugadores
gloss-swordmaster-bonus-text = El Maestro de armas se puede enviar una vez y abandona la partida al final de esa ronda. Su ficha de Bonificación se queda: 2 espadas en cada uno de tus turnos de Revelación; las de un Comandante son para el Aliado activado.
gloss-concede = Ceder
gloss-concede-text = Cuando dos compañeros de equipo empatan en el Combate, uno puede dejar al otro la recompensa mayor y quedarse con la siguiente. Si nadie cede, el empate vale como siempre.

gloss-hidden = Qué está oculto
gloss-hidden-text = Las manos, las cartas de Intriga y el orden de todos los mazos son secretos; el número de cartas es público. Las pilas de descartes, los recursos, la Influencia y los contratos están a la vista de todos.
gloss-undo = Deshacer
gloss-undo-text = Puedes deshacer tus últimas acciones mientras no se haya visto nada oculto ni haya actuado nadie más. Si no es posible, la mesa dice por qué.
gloss-house-options = Reglas de la casa
gloss-house-options-text = Una mesa puede acordar que los Líderes se elijan por turnos, que haya uno por Casa, que el Jugador inicial sea fijo o que la Fila del Imperio se renueve en cada ronda. Sin tales acuerdos se juega con las reglas impresas.

## El repaso de una partida

learn-replay-title = Repaso
learn-replay-step = Paso { $ply } de { $plies }
learn-replay-slider = Paso de la partida
learn-replay-first = Ir al principio
learn-replay-previous = Un paso atrás
learn-replay-next = Un paso adelante
learn-replay-last = Ir al final
learn-replay-previous-round = Ir al inicio de la ronda o de la anterior
learn-replay-next-round = Ir a la ronda siguiente
learn-replay-play = Reproducir
learn-replay-pause = Pausa
learn-replay-speed = Velocidad
learn-replay-view = Vista
learn-replay-public = Lo que ven todos
learn-replay-open-cards = Se muestran todas las cartas ocultas: la partida ha terminado.
learn-replay-hidden-cards = Las cartas ocultas siguen ocultas mientras dure la partida.
learn-replay-end = La partida ha terminado.
learn-replay-now = Este es el momento actual de la partida.
learn-replay-decides = decide.
learn-replay-download = Guardar la partida en un archivo
learn-replay-table = A la mesa
learn-replay-hands = Cartas en la mano
learn-replay-hand-of = { $name }
learn-replay-hand-empty = sin cartas
learn-replay-intrigue = Intriga
learn-replay-controls = Pasos de la partida
learn-replay-keys = Flechas: un paso. Re Pág y Av Pág: una ronda. Espacio: reproducir y pausa.
learn-replay-tab-board = Tablero
learn-replay-tab-conflict = Conflicto
learn-replay-tab-side = Cartas
learn-replay-tab-seats = Asientos
learn-replay-tab-log = Registro

## El guía

coach-read = Reglas: { $term }

coach-leader = Tu Líder
coach-leader-text = Elige con quién juegas. Un solo símbolo junto al nombre: fácil para empezar. La capacidad de Anillo heráldico funciona al jugar esa carta con un Agente.
coach-turn = Envía un Agente
coach-turn-text = Los símbolos de arriba a la izquierda dicen adónde. Cada ronda juegas cartas para enviar tus Agentes, dos al principio, y luego revelas el resto de la mano.
coach-space = Adónde ir
coach-space-text = Las casillas iluminadas están a tu alcance. Al elegir una ves qué pagas y qué recibes; no ocurre nada hasta que confirmas.
coach-cost = Elige el coste
coach-cost-text = Esta casilla se puede usar a distintos precios. Pagar más da más; pagar menos guarda tus recursos para una casilla que los necesite.
coach-infiltrate = Infiltrarse
coach-infiltrate-text = Allí hay alguien, pero tu Espía te abre paso. El Espía que elijas vuelve a tu suministro, así que toma el que menos falta te haga donde está.
coach-gather = Recabar información
coach-gather-text = Tu Espía vigila la casilla que acabas de visitar. Hazlo retornar para robar una carta ahora, o déjalo para otra visita o para entrar en una casilla ocupada.
coach-agent-menu = En cualquier orden
coach-agent-menu-text = Aquí se ofrece lo que queda por resolver, y el orden es tuyo. Toma primero lo que pueda necesitar el efecto siguiente.
coach-deploy = Envía tropas al Conflicto
coach-deploy-text = En una casilla de Combate puedes desplegar las tropas recién reclutadas y hasta dos más. Cada una cuenta 2; tras el Combate van a tu suministro, ganes o pierdas.
coach-must-reveal = Hora de revelar
coach-must-reveal-text = Ahora no puedes enviar otro Agente. Revela tu mano: con su Persuasión adquieres cartas y sus espadas cuentan si tienes unidades en el Conflicto.
coach-persuasion = Tu turno de Revelación
coach-persuasion-text = Tu mano está a la vista, y su Persuasión es lo que puedes gastar ahora. No se puede guardar, así que gasta cuanto tenga sentido.
coach-combat = Combate
coach-combat-text = Puedes jugar cartas de Combate o pasar. Si una carta te lleva a una recompensa mejor, está bien gastada; si tu posición está asegurada o perdida, guárdala.
coach-endgame = Desenlace
coach-endgame-text = Juega todas las cartas de Desenlace cuya condición cumplas y empareja tus iconos de batalla comodín: ya no hay nada que guardar.
coach-choose = Elige una opción
coach-choose-text = Solo ocurre una de estas. Compárala con lo que podrás pagar en tu próximo turno y con lo que pide el Conflicto.
coach-order = ¿Qué va primero?
coach-order-text = Aquí el orden puede importar. Si una parte da algo que la otra necesita, tómala antes.
coach-use = ¿Hacerlo o no?
coach-use-text = Esta parte es opcional. Resuélvela si te da más de lo que cuesta; si no, renuncia a ella y conserva lo que tienes.
coach-trash = Desecha una carta
coach-trash-text = Una carta desechada sale de la partida. Elige una carta débil de tu mazo inicial: así robarás más a menudo las mejores.
coach-discard = Descarta
coach-discard-text = La carta solo va a tu pila de descartes y volverá. Renuncia a la que menos haga en lo que queda de ronda.
coach-place-spy = Coloca un Espía
coach-place-spy-text = Un Espía vigila las casillas junto a su puesto. Más adelante te deja entrar en una ocupada o robar una carta. Elige un puesto junto a casillas que quieras visitar.
coach-recall-spy = Recupera un Espía
coach-recall-spy-text = Elige el Espía que menos echarás en falta: uno junto a casillas que no piensas visitar pronto.
coach-recall-agent = Haz retornar un Agente
coach-recall-agent-text = Un Agente vuelve y puede enviarse otra vez en esta ronda, si tienes una carta para ello. La casilla que deja queda libre para todos.
coach-contract = Toma un contrato
coach-contract-text = Un contrato paga cuando haces lo que dice. Elige uno de una casilla que quieras visitar de todos modos.
coach-gain-choice = ¿Qué Facción?
coach-gain-choice-text = Un paso al nivel 2 es un punto; un paso al nivel 4, una bonificación y quizá la Alianza. Mira dónde rinde más un paso.
coach-lose-choice = ¿Qué Facción?
coach-lose-choice-text = Bajar de 2 cuesta un punto, y se puede perder una Alianza. Elige un medidor en el que un paso menos no cambie nada.
coach-defend = Defiende lo tuyo
coach-defend-text = El Conflicto es por un lugar que controlas, y una tropa acude gratis. Con ella participas, de modo que tus espadas contarán.
coach-amount = ¿Cuántas tropas?
coach-amount-text = Las tropas en el Conflicto valen 2 cada una y van a tu suministro tras el Combate. Las de la guarnición quedan para otras rondas.
coach-detonate = La Muralla Escudo
coach-detonate-text = Sin ella, los gusanos de arena, tuyos y ajenos, pueden acudir a todos los Conflictos. Te conviene si tienes Garfios de doma y los demás no.
coach-free-card = Elige una carta
coach-free-card-text = Eliges una carta sin pagar Persuasión por ella. Toma lo que ayude en tus próximas rondas: iconos de Agente que te falten o un buen recuadro de Revelación.
coach-give-alliance = Cede la Alianza
coach-give-alliance-text = Has perdido Influencia y varios jugadores estaban empatados contigo: uno de ellos recibe la Alianza con su Punto de Victoria. Dásela a quien tenga menos opciones de ganar.
coach-train = Entrenamiento
coach-train-text = La ficha de Feyd avanza una casilla en el medidor de Entrenamiento y recibes lo que muestra. Donde el camino se bifurca, mira más adelante: cada rama lleva a otras recompensas.
coach-activate = ¿Qué Aliado?
coach-activate-text = En cada turno tuyo un Aliado actúa por ti: suyas son las unidades, los cubos del tablero y las espadas. Elige al que necesita tropas o está a punto de subir de nivel; la flecha de tu Agente dice quién es.
coach-ally-deploys = Tus tropas
coach-ally-deploys-text = Tu Comandante está en una casilla de Combate, con tus tropas. Son tuyas: tú decides cuántas van.
coach-ally-pays = Ayudar a pagar
coach-ally-pays-text = Tu Comandante no puede o no quiere pagar solo. Lo que das se pierde; lo que se obtiene es de tu equipo.
coach-concede = ¿Ceder?
coach-concede-text = Empatas con tu compañero de equipo, así que los dos bajáis a la recompensa siguiente. Si uno cede, el equipo obtiene también la mayor.
coach-hand-out = Contratos para tus Aliados
coach-hand-out-text = Uno para cada Aliado. Dáselo a quien piense ir a esa casilla de todos modos.
coach-let-deploy = Desplegar
coach-let-deploy-text = Ahora se pueden desplegar tropas del Aliado activado. Decide él; tú solo preguntas.
coach-play-for = ¿Para quién?
coach-play-for-text = Un Comandante juega una carta de Combate para un Aliado que combate. Mira la clasificación: ¿dónde cambian las espadas una posición?
coach-reinforce = Tres tropas
coach-reinforce-text = Repártelas entre los dos Aliados. Quien esté cerca de una posición mejor en el Conflicto puede desplegarlas al momento.
coach-throne = La Fila del Trono
coach-throne-text = Mueve allí una carta que quiera tu equipo y que los demás no deban conseguir. Os espera todo el tiempo que queráis.
coach-trade = Comerciar
coach-trade-text = Da lo que tu compañero de equipo necesita más que tú, como especia para una casilla cara. Los Comandantes suelen tener cartas de Intriga que solo sirven a un Aliado.
coach-top-draw = Roba una de tres
coach-top-draw-text = Son las tres primeras cartas de tu mazo. Roba la que más te ayude en esta ronda; de las otras dos, una se descarta y la otra se desecha.
coach-top-discard = Descarta una y desecha la otra
coach-top-discard-text = La carta que elijas ahora va a tu pila de descartes y volverá. La otra sale de la partida para siempre, así que elige aquí la mejor.
coach-manipulate = Aparta una carta
coach-manipulate-text = Nadie más puede adquirir ya esa carta, y en tu turno de Revelación de esta ronda puedes adquirirla por 1 de Persuasión menos. Elige una que puedas pagar entonces.
coach-trash-intrigue = Desecha una carta de Intriga
coach-trash-intrigue-text = La carta sale de la partida. Renuncia a la que menos vayas a usar: una de Combate si evitas luchar o una de Desenlace cuya condición quede lejos.
coach-discard-intrigue = Descarta una carta de Intriga
coach-discard-intrigue-text = La carta va a la pila de descartes común y no vuelve a ti. Renuncia a la que menos vayas a usar.
coach-flip = Pon bocabajo una carta de Conflicto
coach-flip-text = Una carta bocabajo ya no puede formar pareja. Elige una cuyo icono de batalla no vaya a encontrarla.

## What an action changes, beside the numbers in page-acting.ftl

learn-what-hooks = Garfios de doma
learn-what-council = Asiento en el Alto Consejo
learn-what-swordmaster = Maestro de armas
learn-what-contracts = Contratos
learn-change-with = Después tienes: { $what }.
learn-change-without = Pierdes: { $what }.

## El juego de 2020

learn-cards-game = Juego
learn-cards-imperium = Cartas de 2020
learn-cards-imperium_conflicts = Conflictos de 2020
learn-cards-imperium_leaders = Líderes de 2020
learn-intrigue-victory = Tras vencer
learn-rules-game = Estas palabras tratan de
learn-group-imperium = Lo que trajo 2020
gloss-mentat = Mentat
gloss-mentat-text = Un Agente adicional que no es de nadie. Si está en su casilla, una visita lo toma para esta ronda; una visita nunca se lo quita a nadie. Como recompensa de un Conflicto llega al vencedor desde donde esté y sirve en la ronda siguiente. Al final de su ronda vuelve a casa.
gloss-foldspace = Espacio de pliegue
gloss-foldspace-text = Una carta para cualquier casilla que roba una carta y vuelve a su montón. No se compra: la da la casilla de ese nombre.
gloss-sell-melange = Vender melange
gloss-sell-melange-text = Una venta en cada visita: 2, 3, 4 o 5 de especia por 6, 8, 10 o 12 solaris.
gloss-any-space = Cualquier casilla
gloss-any-space-text = Un solo distintivo de puntos equivale a los siete iconos de Agente. El Kwisatz Haderach puede además enviar un Agente que ya está en el tablero, e ir donde hay otros; los costes y requisitos siguen contando.
gloss-masterstroke = Jugada maestra
gloss-masterstroke-text = El Barón elige dos Facciones en secreto al empezar la partida. La primera vez que despliega cuatro tropas o más en un turno, se revelan y recibe 1 de Influencia con cada una.
gloss-closed-space = Casilla cerrada
gloss-closed-space-text = La Voz cierra una casilla a todos los adversarios hasta el próximo turno de quien la jugó. El tablero muestra un candado y de quién es.
gloss-winning-alone = Vencer en solitario
gloss-winning-alone-text = Algunas cartas de Intriga se juegan al ganar un Conflicto, después de las recompensas. Un empate por la primera posición no es victoria.
gloss-known-top = Cartas conocidas del mazo
gloss-known-top-text = Una carta puesta a la vista sobre un mazo la conocen todos hasta que se roba o se baraja el mazo; el asiento la muestra. Paul Atreides siempre ve su próxima carta.
gloss-spoiler = La Casa Hagal con dos jugadores
gloss-spoiler-text = Un tercer asiento sin recursos, cartas ni puntos. Tiene tres Agentes y juega después de cada turno de Agente del Jugador inicial. Bloquea casillas, tiene Alianzas y ocupa una posición en el Conflicto: si queda primera sola, nadie recibe la primera recompensa.
chapter-agent-turn-4-imperium = Quien controla el lugar recibe su bonificación.
chapter-reveal-turn-4-imperium = Se fija tu Potencia de Combate: 2 por cada tropa, 1 por cada espada; sin tropas en el Conflicto es 0.
chapter-combat-3-imperium = La mayor Potencia de Combate gana la primera recompensa y la siguiente, la segunda; la tercera se da en partidas de cuatro o a quienes empatan por la segunda posición.
chapter-combat-5-imperium = Quien ha vencido en solitario puede jugar entonces cartas de Intriga que cuentan para ello.
chapter-combat-6-imperium = Nadie se queda la carta de Conflicto. Todas las tropas del Conflicto vuelven al suministro.
chapter-winning-3-imperium = Los Conflictos dan puntos como recompensa.
gloss-requirement-text-imperium = Una casilla pide Influencia: «Sietch Tabr», 2 con los Fremen. Se comprueba al enviar el Agente y no se paga nada.
gloss-occupied-text-imperium = No puedes ir donde hay un Agente, salvo que una carta o tu Líder diga otra cosa.
gloss-effects-order-text-imperium = Los efectos de la casilla, del recuadro de Agente de la carta y la Influencia de una casilla de Facción se resuelven en el orden que quieras. Las condiciones se comprueban al resolver el efecto, así que uno puede cumplir la del siguiente.
gloss-optional-text-imperium = Puedes renunciar a los efectos que dicen «puedes», a los que tienen un coste antes de una flecha, a desechar, a desplegar y a adquirir. Lo demás debe hacerse si se puede.
gloss-swordmaster-text-imperium = Tu tercer Agente, que puedes usar en la misma ronda. La casilla cuesta 8 solaris y puedes visitarla una vez por partida.
gloss-reserve-text-imperium = Tres montones disponibles mientras duren: «Intermediario en Arrakis» y «La especia debe fluir» por Persuasión, «Espacio de pliegue» solo en su casilla. Una carta de la Reserva desechada vuelve a su montón.
gloss-persuasion-text-imperium = Paga las cartas en tu turno de Revelación. Viene de las cartas reveladas, de un asiento en el Alto Consejo (2), de un Agente en «Salón de oratoria» (1) y de otros efectos. No se puede guardar.
gloss-maker-space-text-imperium = La Depresión Imperial, la Depresión Hagga y la Gran Extensión. Al final de cada ronda se añade 1 de especia adicional donde no hay Agente; quien llega se la lleva toda, además de lo que da la casilla.
gloss-faction-space-text-imperium = Las ocho casillas del Emperador, la Cofradía Espacial, las Bene Gesserit y los Fremen. Visitar una da 1 de Influencia allí. «Sietch Tabr» no es una casilla de Facción.
gloss-track-bonus-text-imperium = El Emperador da 2 tropas, la Cofradía Espacial 3 solaris, las Bene Gesserit una carta de Intriga, los Fremen 1 de agua. Lo recibes cada vez que llegas al nivel 4 y nunca lo devuelves.
gloss-high-council-text-imperium = Cuesta 5 solaris, una vez por partida: desde entonces, 2 de Persuasión en cada uno de tus turnos de Revelación. Hay asiento para todos.
gloss-control-text-imperium = Algunos Conflictos dan al vencedor el Control de Arrakeen, Carthag o la Depresión Imperial. Cada vez que alguien envía un Agente allí, quien lo controla recibe 1 solari, en la Depresión Imperial 1 de especia.
gloss-retreat-text-imperium = Una tropa vuelve del Conflicto a tu guarnición.
gloss-strength-text-imperium = 2 por cada tropa en el Conflicto, 1 por cada espada. Sin tropas allí es 0.
gloss-recall-text-imperium = El último paso de una ronda. Todos los Agentes vuelven a casa y el Mentat a su casilla; el Control y la especia adicional se quedan.
gloss-rival-combat-text-imperium = Al empezar el Combate, cada Rival con una tropa en el Conflicto revela una carta de la Casa Hagal y suma sus espadas. Los Rivales de una partida en solitario reciben recompensas y Control como tú, pero no juegan cartas de Intriga.
gloss-rival-goods-text-imperium = En cuanto un Rival tiene 3 cartas de Intriga, 3 de agua, 7 solaris o 7 de especia, compra un Punto de Victoria. No compra su Maestro de armas: ambos llegan en la ronda que dice el nivel.
gloss-rival-text-imperium = Un adversario que mueven las reglas, con un Líder del que solo cuenta la habilidad del sello: dos contra un jugador. Un Rival tiene turnos de Agente como tú, pero no tiene mano ni turno de Revelación. Toma la Influencia donde menos tiene; si hay empate, y en las demás elecciones, decides tú.
gloss-difficulty-text-imperium = En solitario eliges. Mercenario: Rivales sin tropas, 1 solari y 1 de especia para ti, Maestros de armas en la ronda 5. Sardaukar: cada Rival empieza con 3 tropas y una carta de Intriga, el Mentat cuesta 5 solaris, Maestros de armas en la ronda 4. Mentat: además Despliegue experto, Maestros de armas en la ronda 3. Kwisatz Haderach: además, ningún Maestro de armas para ti.
gloss-endgame-text-imperium = Empieza tras una ronda en la que alguien tiene 10 puntos o más o se ha disputado el último Conflicto. Por turnos, cada uno puede jugar cartas de Intriga de Desenlace. Los puntos alcanzados a mitad de ronda no la terminan.
gloss-steal-intrigue-text-imperium = Cada adversario con cuatro cartas de Intriga o más te da una al azar.
gloss-hidden-text-imperium = Las manos, las cartas de Intriga y el orden de todos los mazos son secretos; el número de cartas es público. Las pilas de descartes, los recursos y la Influencia están a la vista de todos.
gloss-reward-text-imperium = El más fuerte recibe la primera recompensa. Si dos o más empatan por la primera posición, nadie vence y cada uno recibe la segunda. Si empatan por la segunda, cada uno recibe la tercera. En los demás casos, la tercera es para quien ocupe sin empate la tercera posición, solo en partidas de cuatro.
gloss-victory-point-text-imperium = Gana quien tenga más al final. En partidas de cuatro todos empiezan con 1; en las demás, con 0. No hay límite superior.
gloss-cost-text-imperium = Debes poder pagar todo el coste antes de cualquier efecto de la casilla o de la carta. Donde vendes melange, eliges entre cuatro precios al enviar el Agente.
gloss-recall-agent-text-imperium = Uno de tus Agentes, también el que acabas de enviar, vuelve a tu Líder y puede enviarse de nuevo en esta ronda. La casilla que deja queda libre.
coach-secret-pair = Dos Facciones en secreto
coach-secret-pair-text = En cuanto despliegues cuatro o más tropas en un turno, recibes 1 de Influencia con ambas. Elige Facciones con las que quieras subir de todos modos, mejor si un paso vale un punto.
coach-choose-agent = ¿Qué Agente?
coach-choose-agent-text = Un Agente del tablero puede ir otra vez y deja libre su casilla. Así el de casa queda para otro turno.
coach-voice = Cierra una casilla
coach-voice-text = Ningún adversario puede ir allí hasta tu próximo turno. Cierra lo que más necesita alguien o lo que quieres tú después.
coach-opponent = ¿Qué adversario?
coach-opponent-text = Mira la clasificación del Conflicto: ¿dónde cambia una posición con una tropa menos?
coach-top-card = Robarla o desecharla
coach-top-card-text = Una buena carta se roba enseguida. Una carta floja de tu mazo inicial es mejor desecharla: sale de la partida.
coach-take-back = Recupera una carta
coach-take-back-text = La carta pasa de tu pila de descartes a tu mano y puede jugarse esta ronda.
coach-victory = Has vencido
coach-victory-text = Algunas cartas de Intriga solo valen ahora, justo después de vencer. Si no, pasa.
coach-endgame-text-imperium = Juega todas las cartas de Desenlace cuya condición cumplas: ya no vale la pena guardar nada.
