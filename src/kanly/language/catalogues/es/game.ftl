### La partida en curso: preguntas, respuestas, crónica, negativas y puntuación.

## Nombres de lo que no es un componente

name-pass = Pasar
name-end = Terminar
name-reveal = Revelar
name-rules = Reglas
name-amount = { $n }
name-option = Opción { $n }
name-seat = Asiento { $n }
name-rival = { $name } (Rival)
name-deploy = Desplegar { n-troops }
name-space = Casilla
name-card = Carta jugada
name-leader = Líder
name-step = Influencia de la casilla
name-alliance = Alianza { allied-faction }
name-match = Pareja de iconos de batalla: { $icon }
name-battle = { $name } ({ $icon })

## Preguntas, por tipo de decisión

prompt-turn = Tu turno: juega una carta para enviar un Agente o revela tu mano.
prompt-space = «{ $card }»: ¿a qué casilla envías tu Agente?
prompt-cost = ¿Qué coste de la casilla pagas?
prompt-infiltrate = Infiltrarse: ¿qué Espía haces retornar?
prompt-gather = Recabar información: ¿haces retornar un Espía para robar 1 carta?
prompt-agent-menu = ¿Qué haces ahora?
prompt-reveal-menu = Tu turno de Revelación: resuelve efectos y adquiere cartas.
prompt-order = { $source }: ¿qué efecto resuelves ahora?
prompt-use = { $source }: ¿usas este efecto?
prompt-choose = { $source }: elige una opción.
prompt-discard = ¿Qué carta descartas?
prompt-trash = ¿Qué carta desechas?
prompt-top-draw = ¿Cuál de estas cartas robas?
prompt-top-discard = ¿Cuál de las otras dos descartas? La última se desecha.
prompt-manipulate = ¿Qué carta de la Fila del Imperio apartas?
prompt-train = ¿Adónde mueves la ficha de Feyd?
prompt-acquire = ¿Qué carta adquieres?
prompt-influence = ¿Con qué Facción recibes { n-influence }?
prompt-lose-influence = ¿Con qué Facción pierdes 1 de Influencia?
prompt-alliance = ¿A quién das la Alianza { allied-faction }?
prompt-place-spy = ¿Dónde colocas tu Espía?
prompt-recall-to-place = No te quedan Espías en el suministro: ¿cuál haces retornar para volver a colocarlo?
prompt-recall-spy = ¿Qué Espía haces retornar?
prompt-recall-agent = ¿Qué Agente haces retornar?
prompt-contract = ¿Qué contrato tomas?
prompt-defend = El Conflicto es por una casilla que controlas: ¿despliegas 1 tropa de tu suministro?
prompt-deploy = ¿Cuántas tropas despliegas?
prompt-retreat = ¿Cuántas tropas retiras?
prompt-detonate = ¿Retiras la Muralla Escudo?
prompt-combat = Combate: ¿juegas una carta de Intriga de Combate?
prompt-endgame = Desenlace: juega cartas de Intriga y empareja iconos de batalla comodín.
prompt-endgame-cards = Desenlace: juega cartas de Intriga.
prompt-flip = ¿Qué carta de Conflicto pones bocabajo?
prompt-leader = ¿Qué Líder eliges?
prompt-trash-intrigue = ¿Qué carta de Intriga desechas?
prompt-discard-intrigue = ¿Qué carta de Intriga descartas?

## Preguntas del juego de 2020, y las que alguien decide por un Rival

prompt-secret-pair = ¿Qué dos Facciones eliges en secreto?
prompt-choose-agent = ¿Cuál de tus Agentes envías?
prompt-voice = ¿Qué casilla cierras a tus adversarios hasta tu próximo turno?
prompt-opponent = ¿Qué adversario pierde 1 tropa del Conflicto?
prompt-top-card = ¿Robas o desechas la primera carta de tu mazo?
prompt-take-back = ¿Qué carta de tu pila de descartes añades a tu mano?
prompt-victory = Has vencido en el Conflicto: ¿juegas por ello una carta de Intriga?
prompt-use-rival = Decides por { $rival }: ¿usa este efecto?
prompt-choose-rival = Decides por { $rival }: elige una opción.
prompt-influence-rival = Decides por { $rival }: ¿con qué Facción recibe { n-influence }?

## Preguntas de equipos; $stage de un comercio: quien responde empieza, o no recibe nada, o recibe algo

prompt-throne = ¿Qué carta mueves de la Fila del Imperio a la Fila del Trono?
prompt-activate = ¿A qué Aliado activas en este turno?
prompt-ally-deploys = Es el turno de tu Comandante y te ha activado: ¿cuántas tropas despliegas?
prompt-ally-pays = «{ $source }» cuesta { n-resource } y los Aliados pagan { $paid } por ahora: ¿cuánto pagas?
prompt-concede = Empatas con tu compañero de equipo: ¿le cedes la recompensa mayor?
prompt-reinforce = Reforzar: ¿cómo repartes { n-troops }?
prompt-hand-out = ¿Qué Aliado recibe qué contrato?
prompt-trade-partner = ¿Con quién de tu equipo comercias?
prompt-trade-kind = { trade-so-far } ¿Qué das?
prompt-trade-amount =
    { $resource ->
        [solari] { trade-so-far } ¿Cuántos solaris das?
        [spice] { trade-so-far } ¿Cuánta especia das?
       *[water] { trade-so-far } ¿Cuánta agua das?
    }
prompt-trade-cards =
    { $n ->
        [0] { trade-so-far } ¿Qué carta de Intriga das?
       *[other] { trade-so-far } Das { n-intrigue }. ¿Cuál más?
    }
trade-so-far =
    { $stage ->
        [begin] Comercias con { $partner }.
        [nothing] { $partner } no te da nada.
       *[offer] { $partner } te da { $offer }.
    }

## Respuestas

action-play-card = Jugar «{ $card }»
action-play-intrigue = Jugar «{ $card }» ({ $kind }): { $text }
action-reveal = Revelar tu mano
action-send = Enviar un Agente a la casilla «{ $space }»
action-send-cost = Enviar un Agente a la casilla «{ $space }» y pagar { $amounts }
action-pay = Pagar { $amounts }
action-pay-nothing = No pagar nada
action-infiltrate = Hacer retornar tu Espía del { $post } e infiltrarse
action-gather = Hacer retornar tu Espía del { $post } y robar 1 carta
action-gather-none = No hacer retornar ningún Espía
action-effect = { $source }: { $text }
action-complete = Completar el contrato «{ $contract }»: { $text }
action-deploy = Desplegar { n-troops } en el Conflicto
action-end-turn = Terminar tu turno
action-end-reveal = Terminar tu turno de Revelación
action-buy = Adquirir «{ $card }» por { n-persuasion }
action-acquire-solari = Adquirir «{ $card }» por { n-resource }
action-acquire = Adquirir «{ $card }» (coste { $n })
action-acquire-none = No adquirir nada
action-order-stop = Dejar el resto
action-use-none = No usarlo
action-discard = Descartar «{ $card }»
action-trash =
    { $zone ->
        [hand] Desechar «{ $card }» de tu mano
        [discard] Desechar «{ $card }» de tu pila de descartes
       *[play] Desechar «{ $card }», que está en juego
    }
action-trash-none = No desechar nada
action-top-draw = Robar «{ $card }»
action-set-aside = Apartar «{ $card }»
action-train = { $place } – { $text }
action-influence = Recibir { n-influence } { with-faction }
action-lose-influence = Perder 1 de Influencia { with-faction }
action-alliance = Dar la Alianza a { $leader }
action-place-spy = Colocar un Espía en el { $post }
action-place-none = No colocar ningún Espía
action-recall-spy = Hacer retornar tu Espía del { $post }
action-recall-agent = Hacer retornar tu Agente de la casilla «{ $space }»
action-contract = Tomar el contrato «{ $contract }»: { $text }
action-contract-solari = No tomar ningún contrato y recibir { n-resource }
action-defend = Desplegar 1 tropa de tu suministro
action-defend-none = No desplegar nada
action-retreat =
    { $n ->
        [0] No retirar ninguna tropa
       *[other] Retirar { n-troops }
    }
action-detonate = Retirar la Muralla Escudo
action-detonate-none = Dejar en pie la Muralla Escudo
action-pass = Pasar
action-combat-done = No jugar más cartas por ahora
action-endgame-done = Terminar tu Desenlace
action-match = Emparejar «{ $card }» con un icono de batalla comodín por 1 Punto de Victoria
action-flip = Poner bocabajo «{ $card }»
action-leader = Elegir a { $leader }
action-trash-intrigue = Desechar «{ $card }»
action-discard-intrigue = Descartar «{ $card }»

## Respuestas del juego de 2020

action-exchange = Pagar { $amounts }: { $text }
action-choose-agent = El Agente de la casilla «{ $space }»
action-choose-agent-home = Un Agente aún no enviado
action-voice = Cerrar la casilla «{ $space }»
action-opponent = Hacer que { $leader } pierda 1 tropa
action-top-trash = Desechar «{ $card }»
action-take-back = Añadir «{ $card }» a tu mano
action-onto-deck = Poner «{ $card }» encima de tu mazo

## Respuestas de equipos

action-throne = Mover «{ $card }» a la Fila del Trono
action-buy-throne = Adquirir «{ $card }» de la Fila del Trono por { n-persuasion }
action-acquire-throne-solari = Adquirir «{ $card }» de la Fila del Trono por { n-resource }
action-acquire-throne = Adquirir «{ $card }» de la Fila del Trono (coste { $n })
action-activate =
    { $n ->
        [0] Activar a { $ally } (ningún Agente que enviar)
        [one] Activar a { $ally } ({ $n } Agente que enviar)
       *[other] Activar a { $ally } ({ $n } Agentes que enviar)
    }
action-let-deploy = Dejar que { $ally } despliegue tropas
action-deploy-none = No desplegar nada
action-combat-for = Jugar una carta a favor de { $ally }
action-through = { $action } ({ $ally })
action-ally-pays =
    { $n ->
        [0] No pagar nada (resto: { $rest })
       *[other] Pagar { n-resource } (resto: { $rest })
    }
action-concede = Ceder ante { $ally } (tú: { $own }; { $ally }: { $other })
action-concede-not = No ceder (tú: { $own }; { $ally }: { $other })
action-trade-with = Comerciar con { $partner }
action-trade-kind =
    { $resource ->
        [solari] Dar solaris
        [spice] Dar especia
        [water] Dar agua
       *[intrigue] Dar cartas de Intriga
    }
action-trade-nothing = No dar nada
action-trade-amount = Dar { n-resource }
action-trade-card = Dar «{ $card }»
action-trade-done = No dar más
share-own = { $what } para ti
share-ally = { $what } para { $ally }
share-contract = «{ $contract }» ({ $reward })
reward-taken =
    { $place ->
        [1] primera recompensa
        [2] segunda recompensa
        [3] tercera recompensa
       *[other] ninguna recompensa
    }

## Crónica, por suceso

log-round = Comienza la ronda { $n }.
log-conflict = El Conflicto es «{ $conflict }».
log-first-player = { $seat } tiene el indicador de Jugador inicial.
log-played = { $seat } juega «{ $card }» en la casilla «{ $space }».
log-infiltrated = { $seat } se infiltra con el Espía del { $post }.
log-gathered = { $seat } recaba información con el Espía del { $post }.
log-gained = { $seat } recibe { n-resource }.
log-paid = { $seat } paga { n-resource }.
log-drew = { $seat } roba { n-cards }.
log-drew-intrigue = { $seat } roba { n-intrigue }.
log-stole = { $seat } hurta una carta de Intriga a { $victim }.
log-recruited = { $seat } recluta { n-troops }.
log-deployed = { $seat } despliega { n-troops }.
log-retreated = { $seat } retira { n-troops }.
log-summoned = { $seat } llama { n-worms }.
log-influence-up = { $seat } sube a { n-influence } { with-faction }.
log-influence-down = { $seat } baja a { n-influence } { with-faction }.
log-alliance = { $seat } obtiene la Alianza { allied-faction }.
log-alliance-returned = { $seat } devuelve al tablero la Alianza { allied-faction }.
log-scored =
    { $change ->
        [lost] { $seat } pierde { n-points } ({ $reason }).
       *[gained] { $seat } recibe { n-points } ({ $reason }).
    }
log-placed-spy = { $seat } coloca un Espía en el { $post }.
log-recalled-spy = { $seat } hace retornar un Espía del { $post }.
log-recalled-agent = { $seat } hace retornar un Agente de la casilla «{ $space }».
log-trashed = { $seat } desecha «{ $card }».
log-discarded = { $seat } descarta «{ $card }».
log-to-hand = { $seat } devuelve «{ $card }» a la mano.
log-acquired = { $seat } adquiere «{ $card }».
log-revealed = { $seat } revela { n-persuasion } y { $swords ->
        [one] { $swords } espada
       *[other] { $swords } espadas
    }.
log-shown = { $seat } revela también «{ $card }».
log-intrigue = { $seat } juega la carta de Intriga «{ $card }».
log-trashed-intrigue = { $seat } desecha la carta de Intriga «{ $card }».
log-discarded-intrigue = { $seat } descarta la carta de Intriga «{ $card }».
log-took-contract = { $seat } toma el contrato «{ $contract }» (recompensa: { $reward }).
log-completed = { $seat } completa el contrato «{ $contract }».
log-hooks = { $seat } toma una ficha de Garfios de doma.
log-shield-wall = { $seat } retira la Muralla Escudo.
log-council = { $seat } ocupa un asiento del Alto Consejo.
log-swordmaster = { $seat } recibe su Maestro de armas, un tercer Agente.
log-control = { $seat } se hace con el control de la casilla «{ $space }».
log-passed = { $seat } deja pasar el turno.
log-combat = Comienza el Combate: «{ $conflict }».
log-reward =
    { $place ->
        [1] { $seat } recibe la primera recompensa del Conflicto «{ $conflict }».
        [2] { $seat } recibe la segunda recompensa del Conflicto «{ $conflict }».
       *[3] { $seat } recibe la tercera recompensa del Conflicto «{ $conflict }».
    }
log-won = { $seat } vence en el Conflicto «{ $conflict }».
log-nobody-won = Nadie vence en el Conflicto «{ $conflict }».
log-matched = { $seat } empareja «{ $one }» con «{ $other }».
log-flipped = { $seat } pone bocabajo «{ $card }».
log-makers =
    { $n ->
        [one] Hacedores: hay { $n } de especia adicional en la casilla «{ $space }».
       *[other] Hacedores: hay { $n } de especia adicional en la casilla «{ $space }».
    }
log-recall = Los Agentes retornan; { $seat } recibe el indicador de Jugador inicial.
log-endgame = Comienza el Desenlace.
log-game-over = { $seat } gana la partida.
log-memory = { $seat } pone una tropa sobre su Líder como recuerdo.
log-turned = { $seat } da la vuelta a su Líder: { $leader }.
log-trained = { $seat } mueve la ficha de Feyd ({ $place }).
log-row-left = «{ $card }» sale de la Fila del Imperio.
log-set-aside = { $seat } aparta «{ $card }».
log-shuffled = { $seat } baraja la pila de descartes y forma un nuevo mazo.
log-strength = { $seat } tiene { $n } de Potencia de Combate en el Conflicto.
log-fought = { $seat } tiene { $n } de Potencia de Combate al acabar el Combate.
log-swords = { $seat } recibe { n-swords }.
log-persuasion = { $seat } recibe { n-persuasion }.
log-leader =
    { $named ->
        [yes] { $seat } participa en la partida.
       *[no] { $seat } juega con { $leader }.
    }
log-objective = { $seat } recibe «{ $card }».

## Crónica de los Rivales; $choice: carta con dos casillas, de las que la condición elige una

log-rival =
    { $n ->
        [0] { $rival } participa en la partida como Rival.
       *[other] { $rival } participa en la partida como Rival (valor de Maestro de armas: { $n }).
    }
log-hagal =
    { $choice ->
        [yes] { $seat } revela la carta de la Casa Hagal «{ $card }» y envía un Agente a la casilla «{ $space }», porque { $condition }.
       *[no] { $seat } revela la carta de la Casa Hagal «{ $card }» y envía allí un Agente.
    }
log-hagal-occupied =
    { $choice ->
        [yes] { $seat } revela la carta de la Casa Hagal «{ $card }» y la ignora: la casilla «{ $space }» está ocupada y solo vale esa, porque { $condition }.
       *[no] { $seat } revela la carta de la Casa Hagal «{ $card }» y la ignora: la casilla «{ $space }» está ocupada.
    }
log-hagal-unmet =
    { $lack ->
        [spice] { $seat } revela la carta de la Casa Hagal «{ $card }» y la ignora: no hay especia adicional { $spaces }.
        [free-spice] { $seat } revela la carta de la Casa Hagal «{ $card }» y la ignora: ninguna casilla de Hacedor libre tiene especia adicional.
       *[condition] { $seat } revela la carta de la Casa Hagal «{ $card }» y la ignora: solo vale si { $condition }.
    }
log-hagal-politics = { $seat } revela la carta de la Casa Hagal «{ $card }» y la ignora: Política hábil, pues la Alianza { allied-faction } está asegurada.
log-hagal-spy = { $seat } revela la carta de la Casa Hagal «{ $card }».
log-no-post = { $seat } no coloca ningún Espía: no hay ningún puesto libre de ese tipo.
log-hagal-shuffled = Todas las cartas de la Casa Hagal se barajan y forman un nuevo mazo.
log-hagal-swords = { $seat } revela para el Combate la carta de la Casa Hagal «{ $card }» y recibe { n-swords }.
log-signet = { $seat } usa la capacidad de Anillo heráldico: { $text }.
log-scheme = { $seat } activa su Ardid: { $text }.
log-held-back =
    { $by ->
        [strength] { $seat } ya tiene { $n } de Potencia de Combate de ventaja y no despliega tropas (Despliegue experto).
       *[units] { $seat } ya tiene { $n } unidades de ventaja y no despliega tropas (Despliegue experto).
    }
log-stuck = { $seat } no puede enviar un Agente con ninguna carta de la Casa Hagal: no tiene más turnos en esta ronda.
log-dice = { $seat } saca { $one } y { $other } en los dados para la Fila del Imperio.
log-forgone =
    { $why ->
        [never] { $seat } no toma nada y deja { n-resource } en el banco.
       *[content] { $seat } ya tiene su Maestro de armas y deja { n-resource } en el banco.
    }
log-no-faction-post = { $seat } no coloca ningún Espía: no hay libre ningún puesto de Facción.
log-hagal-out-of-reach = { $seat } revela la carta de la Casa Hagal «{ $card }» y la ignora: Política hábil, pues la Alianza { allied-faction } está fuera de su alcance.
log-influence-lost = { $seat } no puede subir más { with-faction }: pierde { n-influence }.
log-defended = { $seat } controla la casilla «{ $space }» y recibe la bonificación defensiva.

## Crónica de equipos

log-activated = { $seat } activa a un Aliado: { $ally }.
log-swordmaster-left = { $seat } ha usado su Maestro de armas, que abandona la partida.
log-conceded = { $seat } cede: { $ally } recibe la recompensa mayor.
log-traded = Comercio: { $seat } y { $partner }.
log-gave = { $seat } da { n-goods }.
log-throne = { $seat } mueve «{ $card }» a la Fila del Trono.

## Crónica del juego de 2020; $again: un Agente se queda donde está y vuelve a llegar allí

log-mentat = { $seat } tiene el Mentat, un Agente adicional, para esta ronda.
log-mentat-won = { $seat } gana el Mentat para la próxima ronda.
log-mentat-home = El Mentat retorna a su casilla.
log-voice = { $seat } cierra la casilla «{ $space }» a sus adversarios durante un turno de cada uno.
log-hagal-closed = { $seat } revela la carta de la Casa Hagal «{ $card }» y la ignora: «La Voz» ha cerrado la casilla «{ $space }».
log-lost-troops =
    { $where ->
        [conflict] { $seat } pierde { n-troops } del Conflicto.
       *[garrison] { $seat } pierde { n-troops } de la guarnición.
    }
log-tokens = { $seat } revela las dos Facciones elegidas en secreto: { $one } y { $other }.
log-moved-agent =
    { $again ->
        [yes] { $seat } vuelve a enviar a la casilla «{ $space }» el Agente que ya estaba allí.
       *[no] { $seat } mueve un Agente de la casilla «{ $space }» a la casilla «{ $target }».
    }
log-onto-deck = { $seat } pone «{ $card }» encima de su mazo.
log-waited = { $seat } termina el turno sin enviar un Agente ni revelar.
log-control-lost = { $seat } pierde el control de la casilla «{ $space }».

## Por qué algo no es posible

reason-game-over = La partida ha terminado.
reason-not-offered = Esa no es una de las opciones ahora.
reason-no-agent = No te quedan Agentes que enviar.
reason-own-agent = Ya tienes un Agente en la casilla «{ $space }».
reason-occupied = Hay un Agente de otro jugador en la casilla «{ $space }» y no tienes allí ningún Espía para infiltrarte.
reason-occupied-no-spies = Hay un Agente de otro jugador en la casilla «{ $space }».
reason-once = Ya tienes lo que da la casilla «{ $space }»: solo se visita una vez.
reason-no-swordmaster-level = En el nivel Kwisatz Haderach no puedes recibir ningún Maestro de armas: la casilla «{ $space }» te está vedada.
reason-requirement = La casilla «{ $space }» requiere { $level } de Influencia { with-faction }; tienes { $have }.
reason-cost =
    { $resource ->
        [solari]
            { $need ->
                [one] La casilla «{ $space }» cuesta { $need } solari; tienes { $have }.
               *[other] La casilla «{ $space }» cuesta { $need } solaris; tienes { $have }.
            }
        [spice] La casilla «{ $space }» cuesta { $need } de especia; tienes { $have }.
       *[water] La casilla «{ $space }» cuesta { $need } de agua; tienes { $have }.
    }
reason-card-icon = «{ $card }» no tiene el icono { $icon } que necesita la casilla «{ $space }».
reason-no-icon = Ninguna carta de tu mano tiene el icono { $icon } que necesita la casilla «{ $space }».
reason-choose-card-first = Elige primero la carta que envía tu Agente a la casilla «{ $space }».
reason-not-in-hand = «{ $card }» no está en tu mano.
reason-no-icons = «{ $card }» no tiene iconos de Agente: no puede jugarse en un turno de Agente.
reason-no-destination = No hay ninguna casilla a la que «{ $card }» pueda enviar ahora un Agente.
reason-not-revealing = «{ $card }» solo puede adquirirse en tu turno de Revelación.
reason-not-on-offer = «{ $card }» no está disponible.
reason-persuasion = «{ $card }» cuesta { $need } de Persuasión; tienes { $have }.
reason-no-price = «{ $card }» no tiene coste: solo se adquiere mediante efectos, nunca con Persuasión.
reason-intrigue-not-held = No tienes «{ $card }».
reason-wrong-time = «{ $card }» no puede jugarse en este momento.
reason-condition = Ahora no se cumple lo que pide «{ $card }».
reason-deploy-limit =
    { $limit ->
        [0] Ahora no puedes desplegar tropas.
        [one] Ahora puedes desplegar como máximo { $limit } tropa.
       *[other] Ahora puedes desplegar como máximo { $limit } tropas.
    }
reason-mandatory-left = Aún queda un efecto que debes resolver.
reason-not-turn-start = Solo puedes revelar al comienzo de tu turno.
reason-ally-deploys = No tienes unidades: el Aliado activado decide qué despliega.
reason-no-agent-for-ally = Ninguno de los Agentes que te quedan actúa por el Aliado activado.
reason-personal = Solo { $leader } puede enviar un Agente a la casilla «{ $space }»: está en su tablero personal.
reason-throne-row = «{ $card }» está en la Fila del Trono: solo el equipo de Shaddam puede adquirirla.
reason-throne-fremen = «{ $card }» es una carta Fremen y no puede moverse a la Fila del Trono.
reason-voiced = «La Voz» te ha cerrado la casilla «{ $space }» durante este turno.

## De dónde vienen los Puntos de Victoria

score-start = comienzo de la partida
score-influence = { n-influence } { with-faction }
score-alliance = Alianza { allied-faction }
score-match = pareja de iconos de batalla: { $icon }
score-conflict = Conflicto: «{ $conflict }»
score-bought = comprado con recursos

## Clasificación

standing-line = { $place }. { $seat }: { n-points }
standing-team = { $line }; equipo: { n-points }
standing-ties = { $spice } de especia, { $solari ->
        [one] { $solari } solari
       *[other] { $solari } solaris
    }, { $water } de agua, { $garrison } en la guarnición
tie-spice = más especia
tie-solari = más solaris
tie-water = más agua
tie-garrison = más tropas en la guarnición
tie-reveal = turno de Revelación más tardío
