# Bots: niveles, estilos y qué se puede esperar de ellos.
bot-who = Bot: { $name }
bot-named = { $level }, { $style }
bot-level-label = Nivel de todos los bots
bot-seat-label = Estilo, { $seat }
bot-title = Cómo juegan los bots
bot-title-about = Un nivel para todos. Cada asiento puede tener otro, y su propio estilo.
bot-mixed = Mesa variada
bot-mixed-about = También se sientan niveles vecinos.
bot-styles = Estilos
bot-thinking = { $name }: está pensando

## Niveles: nombre, carácter, qué hacen

bot-level-random = Errante
bot-level-novice = Principiante
bot-level-greedy = Oportunista
bot-level-planner = Estratega
bot-level-search = Oráculo
bot-many-random = { $n } Errantes
bot-many-novice = { $n } Principiantes
bot-many-greedy = { $n } Oportunistas
bot-many-planner = { $n } Estrategas
bot-many-search = { $n } Oráculos
bot-character-random = inofensivo
bot-character-novice = amable
bot-character-greedy = astuto
bot-character-planner = paciente
bot-character-search = despiadado
bot-about-random = Hace cualquier jugada permitida, todas con la misma probabilidad.
bot-about-novice = Mira su propio turno como en una primera partida: sin mucho detalle y sin pensar en los demás.
bot-about-greedy = Prueba cada jugada, juega su turno hasta el final y elige lo que más le da ahora.
bot-about-planner = Piensa su turno entero y calcula cuánto valdrá más adelante.
bot-about-search = Antes de jugar, sigue la partida con muchas suposiciones sobre las cartas ocultas, respuestas de los demás incluidas.

## Estilos: nombre y lo que les gusta

bot-style-balanced = equilibrado
bot-style-fighter = combativo
bot-style-diplomat = diplomático
bot-style-trader = comerciante
bot-style-spy = intrigante
bot-likes-balanced = Solo quiere ganar.
bot-likes-fighter = Le gustan además la potencia de Combate, los Conflictos ganados y una guarnición llena.
bot-likes-diplomat = Le gustan además la Influencia, las Alianzas y el Alto Consejo.
bot-likes-trader = Le gustan además los solaris, la especia, el agua, los contratos y las cartas nuevas.
bot-likes-spy = Le gustan además los Espías en el tablero y las cartas de Intriga en la mano.

## Qué se puede esperar

bot-expected-some = Gana más o menos { $n } de cada { $of } partidas contra { $others }.
bot-expected-all = Gana casi todas las partidas contra { $others }.
bot-expected-none = Casi nunca gana contra { $others }.
bot-seconds =
    { $n ->
        [one] Piensa hasta { $n } segundo en cada decisión.
       *[other] Piensa hasta { $n } segundos en cada decisión.
    }
bot-measured = Medido con un bot contra { $opponents } del nivel inferior en Uprising, todos equilibrados, al menos { $games } partidas cada vez; entre iguales se gana 1 de cada { $of }.
