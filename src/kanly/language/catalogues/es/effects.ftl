### Lo que hacen los componentes. Las cláusulas empiezan en minúscula y se combinan; «sentence» las cierra.
### $may es «yes» donde el texto debe decir que se puede renunciar.

## Combinar

sentence = { CAPITAL($clause) }.
box = { $label }: { $text }
box-track = { $place } – { $text }
list-comma = { $a }, { $b }
list-semicolon = { $a }; { $b }
list-and = { $a } y { $b }
list-also = { $a }; además, { $b }
list-or = { $a } o { $b }
list-nor = { $a } ni { $b }
list-either = { $a }; o bien { $b }
grammar-pay = { $cost } → { $effect }
grammar-if = si { $condition }
grammar-when = si { $condition }: { $effect }
grammar-either = si { $condition }: { $yes }; en caso contrario: { $no }
grammar-for-each = { $effect } por { $count }
grammar-may = si quieres, { $effect }
grammar-choose = elige una opción: { $options }
grammar-then = { $first } y después { $second }

## Cantidades

n-resource =
    { $resource ->
        [solari]
            { $n ->
                [one] { $n } solari
               *[other] { $n } solaris
            }
        [spice] { $n } de especia
       *[water] { $n } de agua
    }
n-persuasion = { $n } de Persuasión
n-influence = { $n } de Influencia
n-swords =
    { $n ->
        [one] { $n } espada
       *[other] { $n } espadas
    }
n-points =
    { $n ->
        [one] { $n } Punto de Victoria
       *[other] { $n } Puntos de Victoria
    }
n-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
n-intrigue =
    { $n ->
        [one] { $n } carta de Intriga
       *[other] { $n } cartas de Intriga
    }
n-troops =
    { $n ->
        [one] { $n } tropa
       *[other] { $n } tropas
    }
n-worms =
    { $n ->
        [one] { $n } gusano de arena
       *[other] { $n } gusanos de arena
    }
n-goods =
    { $resource ->
        [intrigue] { n-intrigue }
       *[other] { n-resource }
    }

## Facciones e iconos dentro de una frase

with-faction =
    { $faction ->
        [emperor] con el Emperador
        [spacing_guild] con la Cofradía Espacial
        [bene_gesserit] con las Bene Gesserit
        [great_houses] con las Grandes Casas
        [fringe_worlds] con los Mundos Fronterizos
       *[fremen] con los Fremen
    }
allied-faction = { with-faction }
faction-card =
    { $faction ->
        [emperor] carta del Emperador
        [spacing_guild] carta de la Cofradía Espacial
        [bene_gesserit] carta de las Bene Gesserit
       *[fremen] carta Fremen
    }
a-faction-card = una { faction-card }
faction-cards =
    { $faction ->
        [emperor] cartas del Emperador
        [spacing_guild] cartas de la Cofradía Espacial
        [bene_gesserit] cartas de las Bene Gesserit
       *[fremen] cartas Fremen
    }
of-icon =
    { $icon ->
        [emperor] del Emperador
        [spacing_guild] de la Cofradía Espacial
        [bene_gesserit] de las Bene Gesserit
        [fremen] de los Fremen
        [landsraad] del Landsraad
        [city] de ciudad
        [spice_trade] de comercio de especia
       *[faction] de Facción
    }
a-space-of =
    { $first ->
       *[other] una casilla { $icons }
    }

## Ganancias

effect-gain = recibe { n-resource }
effect-bonus-spice = recibe toda la especia adicional de esta casilla
effect-double-harvest = si visitas una casilla de Hacedor: recibe dos veces la especia impresa en ella (la adicional, solo una vez)
effect-persuasion = recibe { n-persuasion }
effect-swords = recibe { n-swords }
effect-points = recibe { n-points }
effect-draw = roba { n-cards }
effect-draw-intrigue = roba { n-intrigue }
effect-steal-intrigue = hurta al azar 1 carta de Intriga a cada adversario que tenga 4 o más
effect-recruit = recluta { n-troops }
effect-sandworm = llama { n-worms }
effect-hooks = toma una ficha de Garfios de doma
effect-contract = toma un contrato (si no hay ninguno: recibe { n-resource })
effect-recall-agent = haz retornar otro de tus Agentes
effect-recall-any-agent = haz retornar uno de tus Agentes
effect-swordmaster =
    { $n ->
        [0] recibe tu Maestro de armas, un tercer Agente para el resto de la partida
       *[other] recibe tu Maestro de armas, un tercer Agente de un solo uso, y la Bonificación de Maestro de armas: { n-swords } en cada uno de tus turnos de Revelación
    }
effect-council = ocupa un asiento del Alto Consejo, que te da { n-persuasion } en cada turno de Revelación
effect-influence = recibe { n-influence } { with-faction }
effect-influence-any = recibe { n-influence } con una Facción a tu elección
effect-influence-either = recibe { n-influence } { $factions }
effect-influence-trailing =
    { $who ->
        [rival] recibe 1 de Influencia con una Facción con la que un adversario tenga más que el Rival
       *[you] recibe 1 de Influencia con una Facción con la que un adversario tenga más que tú
    }
effect-influence-two = recibe 1 de Influencia con cada una de dos Facciones distintas
effect-influence-spied = recibe 1 de Influencia con cada Facción a la que estés espiando
effect-faction-step = recibe { n-influence } con la Facción de la casilla
effect-double-step = recibe 2 de Influencia en vez de 1 con la Facción cuya casilla visitas
effect-double-step-trash = recibe 2 de Influencia en vez de 1 con la Facción cuya casilla visitas y desecha esta carta
effect-mentat = toma el Mentat, si está en su casilla, como Agente adicional para esta ronda
effect-mentat-next = toma el Mentat, esté donde esté, como Agente adicional para la próxima ronda
effect-choose-tokens = elige en secreto dos Facciones
effect-reveal-tokens = la primera vez que despliegues { $n } o más tropas en un turno: revela las dos Facciones y recibe 1 de Influencia con cada una

## Para un equipo; $n de effect-reinforce: tropas, de effect-pay-together: especia

effect-each-ally = cada uno de tus Aliados: { $effect }
effect-whole-team = cada miembro de tu equipo: { $effect }
effect-split = elige una opción; la otra es para el Aliado activado: { $options }
effect-pay-together = paga { n-resource } (tus Aliados pueden pagar cualquier parte)
effect-reinforce = Reforzar: recluta { n-troops }, repartidas como quieras entre los Aliados de tu equipo, que pueden desplegarlas enseguida en el Conflicto
effect-deploy-recruited = puedes desplegar en el Conflicto cualquiera de las tropas recién reclutadas
effect-trade = comercia con un compañero de equipo: cada uno puede dar al otro cualquier cantidad de un solo tipo (solaris, especia, agua o cartas de Intriga)
effect-hand-out = da a cada uno de tus Aliados uno de los contratos bocarriba y reponlos
effect-throne = mueve una carta que no sea Fremen de la Fila del Imperio a la Fila del Trono y sustitúyela

## Junto a los símbolos, para lo que estos no pueden decir

sign-each-ally = cada Aliado
sign-whole-team = todo el equipo
sign-split = Aliado: la otra
sign-pay-together = con Aliados
sign-starred = (seis jugadores: { $n })
sign-reveal-turn = turno de Revelación

## Efectos de los Rivales

effect-rival-signet = usa la capacidad de Anillo heráldico de la carta de Rival
effect-influence-priority =
    { $n ->
        [1] recibe 1 de Influencia con la primera Facción de la lista de prioridad
        [2] recibe 1 de Influencia con la segunda Facción de la lista de prioridad
        [3] recibe 1 de Influencia con la tercera Facción de la lista de prioridad
       *[4] recibe 1 de Influencia con la cuarta Facción de la lista de prioridad
    }
effect-influence-least = recibe { n-influence } con la Facción con la que el Rival tenga menos (en caso de empate, según la lista de prioridad)
effect-influence-most = recibe 1 de Influencia con la Facción con la que el Rival tenga más (en caso de empate, según la lista de prioridad)
effect-influence-alliance = recibe { n-influence } con una sola Facción: una cuya Alianza obtenga así o, si no hay ninguna, aquella con la que el Rival tenga menos (en caso de empate, según la lista de prioridad)
effect-spy-priority = coloca un Espía en el primer puesto de Facción libre según la lista de prioridad
effect-ask = { $effect } (tú decides si lo hace)
effect-hagal-harvest = recibe { n-resource } y toda la especia adicional de esta casilla (con dos jugadores, el Rival no recibe nada y la especia adicional vuelve al banco)

## Cartas

effect-discard = descarta { n-cards }
effect-discard-bonus = descarta 1 carta; si es { a-faction-card }: { $bonus }
cost-discard-bonus = descarta 1 carta (si es { a-faction-card }: además, { $bonus })
effect-opponents-discard = cada adversario descarta { n-cards }
effect-opponents-lose-troops = cada adversario pierde { n-troops } de su guarnición
effect-opponents-choose = cada adversario elige una opción: { $options }
effect-trash =
    { $may ->
        [yes] puedes desechar 1 carta
       *[no] desecha 1 carta
    }
effect-trash-hand = desecha 1 carta de tu mano
effect-trash-hand-bonus = desecha 1 carta de tu mano (si tiene coste: { $bonus })
effect-trash-faction-play = desecha otra { faction-card } que tengas en juego
effect-trash-faction-hand = desecha { a-faction-card } de tu mano
effect-trash-this = desecha esta carta
effect-return-this = devuelve esta carta a tu mano
effect-top-card = mira la primera carta de tu mazo: róbala o deséchala
effect-reshuffle = baraja tu pila de descartes con tu mazo
effect-take-back = toma { a-faction-card } de tu pila de descartes y añádela a tu mano
effect-onto-deck =
    { $may ->
        [yes] puedes ponerla encima de tu mazo
       *[no] ponla encima de tu mazo
    }
effect-take-reserve = adquiere «{ $card }» de la Reserva
effect-trash-intrigue = desecha 1 carta de Intriga
effect-discard-intrigue = descarta 1 carta de Intriga
effect-when-acquiring = cada vez que adquieras una carta en tu turno de Revelación de esta ronda: { $effect }
effect-in-reveal-turn = en tu turno de Revelación de esta ronda: { $effect }
effect-cheaper = «{ $card }» te cuesta { n-persuasion } menos en este turno
effect-acquire-up-to =
    { $may ->
        [yes] puedes adquirir una carta de coste { $n } o menos
       *[no] adquiere una carta de coste { $n } o menos
    }
effect-acquire-up-to-deck =
    { $may ->
        [yes] puedes adquirir una carta de coste { $n } o menos, que va encima de tu mazo
       *[no] adquiere una carta de coste { $n } o menos, que va encima de tu mazo
    }
effect-acquire-up-to-hand-if =
    { $may ->
        [yes] puedes adquirir una carta de coste { $n } o menos (si { $condition }: va a tu mano)
       *[no] adquiere una carta de coste { $n } o menos (si { $condition }: va a tu mano)
    }
effect-acquire-exactly-hand =
    { $may ->
        [yes] puedes adquirir una carta de coste { $n } exacto, que va a tu mano
       *[no] adquiere una carta de coste { $n } exacto, que va a tu mano
    }
effect-acquire-solari-hand =
    { $may ->
        [yes] puedes adquirir una carta, que va a tu mano, pagando su coste con solaris en vez de Persuasión
       *[no] adquiere una carta, que va a tu mano, pagando su coste con solaris en vez de Persuasión
    }

## Unidades

effect-detonate =
    { $may ->
        [yes] puedes retirar del tablero la Muralla Escudo
       *[no] retira del tablero la Muralla Escudo
    }
effect-deploy =
    { $n ->
        [one] despliega 1 tropa de tu guarnición en el Conflicto
       *[other] despliega hasta { $n } tropas de tu guarnición en el Conflicto
    }
effect-deploy-any = despliega tantas tropas de tu guarnición como quieras en el Conflicto
effect-deploy-recruits = puedes desplegar en el Conflicto las tropas que reclutes en este turno, sea cual sea la casilla
effect-no-deployment = no puedes desplegar unidades en este turno
effect-retreat = retira { n-troops }
effect-retreat-either = retira { $least } o { $most } tropas
effect-retreat-any = retira tantas tropas tuyas como quieras
effect-retreat-up-to = retira hasta { $n } tropas
effect-muster = recluta { n-troops }; si es tu turno de Revelación, puedes desplegarlas enseguida, todas o en parte, en el Conflicto
effect-lose-troops =
    { $where ->
        [conflict] pierde { n-troops } del Conflicto
       *[garrison] pierde { n-troops } de la guarnición
    }
effect-double-cross = un adversario a tu elección pierde 1 tropa del Conflicto y tú despliegas allí 1 tropa de tu suministro

## Agentes, durante un turno o hasta el siguiente

effect-voice = cierra una casilla a tus adversarios: hasta tu próximo turno no pueden enviar Agentes allí
effect-envoy = la carta que juegues en este turno tiene además los iconos de las cuatro Facciones
effect-unblock = los Agentes de tus adversarios no bloquean tu próximo Agente en este turno
effect-end-turn =
    { $may ->
        [yes] puedes terminar tu turno enseguida, sin que sea turno de Agente ni de Revelación
       *[no] termina tu turno enseguida, sin que sea turno de Agente ni de Revelación
    }

## Espías

effect-spy =
    { $may ->
        [yes] puedes colocar un Espía
       *[no] coloca un Espía
    }
effect-spy-icons =
    { $may ->
        [yes] puedes colocar un Espía en un puesto conectado a { a-space-of }
       *[no] coloca un Espía en un puesto conectado a { a-space-of }
    }
effect-spy-here =
    { $may ->
        [yes] puedes colocar un Espía en un puesto conectado a esta casilla, aunque haya Espías de adversarios
       *[no] coloca un Espía en un puesto conectado a esta casilla, aunque haya Espías de adversarios
    }
effect-spy-shared =
    { $may ->
        [yes] puedes colocar un Espía en cualquier puesto, aunque haya Espías de adversarios
       *[no] coloca un Espía en cualquier puesto, aunque haya Espías de adversarios
    }
effect-spy-bonus = { $spy }; si su puesto está conectado { $bonuses }
effect-spy-bonus-part = a { a-space-of }: { $bonus }
effect-recall-spy =
    { $n ->
        [one] haz retornar 1 de tus Espías
       *[other] haz retornar { $n } de tus Espías
    }

## Costes

effect-pay = paga { $amounts }
cost-nothing = nada
effect-lose-influence =
    { $n ->
        [one] pierde 1 de Influencia con una Facción a tu elección
       *[other] pierde { $n } de Influencia con Facciones a tu elección
    }
effect-flip =
    { $icon ->
        [crysknife] pon bocabajo una de tus cartas de Conflicto con un icono de batalla de Cuchillo crys o comodín
        [desert_mouse] pon bocabajo una de tus cartas de Conflicto con un icono de batalla de Ratón del desierto o comodín
       *[ornithopter] pon bocabajo una de tus cartas de Conflicto con un icono de batalla de Ornitóptero o comodín
    }

## Efectos distintos de todos los demás

special-top-three = si tu mazo tiene 3 o más cartas: mira las 3 primeras cartas de tu mazo: roba 1, descarta 1 y desecha 1
special-manipulate = aparta una carta de la Fila del Imperio y sustitúyela; en tu turno de Revelación de esta ronda puedes adquirir la carta apartada por 1 de Persuasión menos
special-memory = pon 1 tropa de tu suministro sobre este Líder como recuerdo
special-other-memories = puedes devolver todos tus recuerdos a tu suministro, robar 1 carta por cada uno y después dar la vuelta a este Líder
special-repeat-space = repite los efectos de la casilla
special-train = avanza 1 casilla la ficha de Feyd en el medidor de Entrenamiento y recibe lo que muestra
special-complete = completa este contrato

## Condiciones (tras «si»)

cond-influence =
    { $who ->
        [rival] el Rival tiene { $n } o más de Influencia { with-faction }
       *[you] tienes { $n } o más de Influencia { with-faction }
    }
cond-influence-below =
    { $who ->
        [rival] el Rival tiene menos de { $n } de Influencia { with-faction }
       *[you] tienes menos de { $n } de Influencia { with-faction }
    }
cond-alliance = tienes la Alianza { allied-faction }
cond-alliance-any =
    { $who ->
        [rival] el Rival tiene alguna Alianza
       *[you] tienes alguna Alianza
    }
cond-other-in-play =
    { $faction ->
        [fremen] tienes otra carta Fremen en juego (Vínculo Fremen)
       *[other] tienes otra { faction-card } en juego
    }
cond-recalled-spy = has hecho retornar un Espía en este turno
cond-spies =
    { $n ->
        [one] tienes un Espía en el tablero
       *[other] tienes { $n } o más Espías en el tablero
    }
cond-spying-maker = estás espiando una casilla de Hacedor
cond-at-maker = has enviado tu Agente a una casilla de Hacedor en este turno
cond-units =
    { $n ->
        [one] tienes una unidad en el Conflicto
       *[other] tienes { $n } o más unidades en el Conflicto
    }
cond-worm = tienes un gusano de arena en el Conflicto
cond-hooks =
    { $who ->
        [rival] el Rival tiene una ficha de Garfios de doma
       *[you] tienes una ficha de Garfios de doma
    }
cond-can-summon =
    { $who ->
        [rival] el Rival tiene una ficha de Garfios de doma y puede llamar gusanos de arena al Conflicto
       *[you] tienes una ficha de Garfios de doma y puedes llamar gusanos de arena al Conflicto
    }
cond-bonus-spice = hay especia adicional en la casilla «{ $space }»
cond-bonus-spice-more = hay más especia adicional en la casilla «{ $space }» que en la casilla «{ $other }»
cond-bonus-spice-not-more = no hay más especia adicional en la casilla «{ $space }» que en la casilla «{ $other }»
cond-richest-maker = está libre y tiene especia adicional, y ninguna casilla de Hacedor libre tiene más
cond-conflict-level = el Conflicto es un Conflicto { $levels }
cond-council = tienes un asiento del Alto Consejo
cond-council-not = no tienes un asiento del Alto Consejo
cond-swordmaster = has recibido tu Maestro de armas
cond-swordmaster-any = algún jugador ya ha recibido su Maestro de armas
cond-contracts = has completado { $n } o más contratos
cond-strength = tienes { $n } o más de Potencia de Combate en el Conflicto ({ $starred } o más con seis jugadores)
cond-gained-spice = has recibido especia en este turno
cond-deployed = has desplegado { $n } o más unidades en este turno
cond-paid = has pagado { $amounts }
cond-paid-nothing = no has pagado nada
cond-paid-number = has pagado el coste número { $n } de la casilla
cond-acquired = has adquirido «{ $card }» en este turno
cond-owns = tienes { $n } o más copias de «{ $card }»
cond-owns-most = tienes más copias de «{ $card }» que cada uno de tus adversarios
cond-influence-tracks =
    { $factions ->
        [4] tienes { $n } o más de Influencia con las cuatro Facciones
       *[other] tienes { $n } o más de Influencia con cada una de { $factions } Facciones
    }
cond-turn-start = aún no has hecho nada más en este turno
cond-shadow = tienes 4 o más de Influencia con una Facción cuya Alianza posee un adversario

## Recuentos (tras «por»)

count-in-play = cada una de tus { faction-cards } en juego
count-revealed = cada una de tus { faction-cards } reveladas en este turno
count-worms = cada uno de tus gusanos de arena en el Conflicto
count-completed = cada uno de tus contratos completados
count-other-swords = cada otra carta que hayas revelado en este turno que proporcione espadas

## Recuadros de los componentes

box-agent = Agente
box-reveal = Revelación
box-agent-here = En tu turno de Revelación, si tienes un Agente aquí
box-acquire = Al adquirirla
box-trashed = Al desecharla
box-discarded = Al descartarla
box-cost = Coste
box-requirement = Requisito
box-effect = Efecto
box-influence = Influencia
box-control = Bonificación de Control
box-first = Primera posición
box-second = Segunda posición
box-third = Tercera posición
box-battle = Icono de batalla
box-players = Jugadores
box-condition = Condición
box-reward = Recompensa
box-posts = Conectado a
box-other-face = Otra cara
box-swordmaster = Valor de Maestro de armas
box-signet = Anillo heráldico
box-scheme = Ardid
box-priority = Lista de prioridad de Facciones
box-combat-bonus = Bonificación de Combate
box-visit = { $space } ({ $condition })
ability-always = { $name }
ability-reveal = { $name } (turno de Revelación)
ability-signet = { $name } (Anillo heráldico)
ability-setup = { $name } (preparación)

## Frases de los componentes

text-signet = usa la capacidad de Anillo heráldico de tu Líder
text-ignores-requirement = no necesitas cumplir el requisito de Influencia de la casilla
text-anywhere = envía cualquiera de tus Agentes, incluso uno que ya esté en el tablero, a cualquier casilla, aunque haya otros Agentes en ella; los costes y los requisitos siguen contando
text-discounted = { $cost }, o { $discounted } cuando algún jugador ya haya recibido su Maestro de armas
text-once = puedes enviar un Agente aquí una sola vez por partida
text-requirement = { n-influence } { $factions }
text-combat = casilla de Combate
text-maker = casilla de Hacedor
text-personal = tablero personal: solo { $leader } puede enviar un Agente aquí
text-control = hazte con el control de la casilla «{ $space }»
text-level = Conflicto { $level ->
        [1] I
        [2] II
       *[3] III
    }
text-wild = este icono forma pareja con cualquier otro en el Desenlace
text-first-player = eres el Jugador inicial
text-on-reach = cuando llegues a { n-influence } { with-faction }: { $effect }
text-on-send = cuando envíes un Agente a { a-space-of }: { $effect }
text-spied-visit = cuando un adversario envíe un Agente a una casilla de Hacedor que estés espiando: { $effect }
text-game-start = al comienzo de la partida: { $effect }
text-on-council = cuando ocupes un asiento del Alto Consejo: { $effect }
text-on-paying = cuando pagues solaris por el coste de una casilla: { $effect }
text-on-harvest = cuando recibas especia de la casilla de Hacedor que visitas: recibe { n-resource } menos y { $effect }
text-rebate = enviar un Agente a { a-space-of } te cuesta { n-resource } menos
text-unblocked = los Agentes de tus adversarios no te impiden enviar un Agente a { a-space-of }
text-sees-top = puedes mirar la primera carta de tu mazo en cualquier momento
text-victory = cuando venzas en un Conflicto: { $effect }
text-set-aside = se apartan los { $n } contratos «{ $contract }»; solo tú puedes tomarlos cuando tomes un contrato
text-without = tu mazo inicial no incluye «{ $card }»
text-visit = envía un Agente a la casilla «{ $space }»
text-harvest = recibe { $n } o más de especia en un turno en el que envíes un Agente a una casilla de Hacedor
text-acquire = adquiere «{ $card }»
text-immediate = se completa en cuanto lo tomas
text-at-space = en la casilla «{ $space }»
text-streamlined = en la variante «Rivales simplificados» para dos jugadores, este Rival no puede ganar y deja de recibir recursos tras conseguir su Maestro de armas
text-house-hagal = bloquea casillas, ocupa una posición en los Conflictos y retiene Alianzas, pero no recibe recursos, recompensas ni Puntos de Victoria
text-politics = con «Política hábil», la carta se ignora si el Rival tiene la Alianza { allied-faction } y va por delante de todos en ese medidor, o si tiene allí 2 o más de Influencia y va al menos 2 por detrás de quien lo encabeza
text-posts = coloca un Espía en el primero de estos puestos que esté libre: { $posts }
text-reveal-another = luego revela otra carta
text-reshuffle = baraja todas las cartas de la Casa Hagal y forma un nuevo mazo
