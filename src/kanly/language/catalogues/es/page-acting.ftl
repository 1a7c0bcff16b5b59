# El recuadro de decisión, la mano, las explicaciones, el cambio de jugador y las teclas de la mesa.

## Prompt

act-prompt = Qué hacer ahora
act-you-decide = Decides tú.
act-steps = Pasos del turno
act-step-card = Carta
act-step-space = Casilla
act-step-effects = Efectos
act-step-reveal = Revelación
act-step-leader = Líderes
act-step-combat = Combate
act-step-endgame = Desenlace
act-step-defend = Conflicto
act-step-flip = Desenlace
act-step-throne = Fila del Trono
act-step-activate = Aliado
act-waiting = Decide { $name }
act-won = { $n ->
    [one] Gana { $names } con { $vp } Puntos de Victoria.
   *[other] { $names } comparten la victoria con { $vp } Puntos de Victoria.
}
act-over-help = La partida ha terminado.
act-purse = { $n } de Persuasión para gastar
act-undo = Deshacer
act-undo-all = Deshacer todo
act-undo-hidden-seen = se vio algo oculto
act-undo-other-seat = otros han jugado
act-undo-nothing-done = nada que deshacer
act-undo-told-hidden-seen = Ya no se puede deshacer: se han visto cartas ocultas.
act-undo-told-other-seat = Ya no se puede deshacer: otros han jugado.
act-undo-told-nothing-done = Aún no hay nada que deshacer.
act-final = No se podrá deshacer.
act-back = Volver
act-list = { $n ->
    [one] Lista: 1 opción
   *[other] Lista: { $n } opciones
}
act-list-word = Lista
act-hide = Ocultar
act-show = Mostrar
act-deploy-up-to = { $n ->
    [one] desplegar 1 tropa
   *[other] desplegar hasta { $n } tropas
}
act-show-choices = Mostrar las opciones
act-hide-choices = Ocultar las opciones
act-do-next = Hacer ahora
act-choices = Opciones
act-places = Opciones
act-confirm-hint = Confirma con C.
act-ask-end = ¿Terminas tu turno?
act-ask-end-endgame = ¿Terminas tu Desenlace?
act-ask-end-trade-cards = ¿Das estas cartas?
act-ask-reveal = ¿Revelas tu mano ahora?
act-left-end = { $n ->
    [one] Todavía podrías: { $what }
   *[other] Todavía podrías hacer { $n } cosas: { $what }
}
act-left-reveal = Ya no enviarás más Agentes en esta ronda.
act-left-ally = Después se pregunta por el despliegue: { $name }.
act-left-trade = Después responde { $name }; ya no podrás retirarlas.

## One line of help for each question

act-help-turn = { $cards ->
    [0] Ahora no se puede jugar ninguna carta.
    [one] Se puede jugar 1 carta.
   *[other] Se pueden jugar { $cards } cartas.
}
act-help-turn-no-agent = No te quedan Agentes.
act-help-turn-other-agent = Ya has enviado tu Agente ({ $name }); el otro ({ $other }) está libre.
act-help-turn-no-agent-ally = Ya has enviado tu Agente ({ $name }).
act-help-turn-reveal = Ninguna carta puede enviar ahora un Agente.
act-help-space = { $spaces ->
    [one] «{ $card }» llega a 1 casilla.
   *[other] «{ $card }» llega a { $spaces } casillas.
}
act-help-cost = Lo que recibes depende de lo que pagues.
act-help-infiltrate = El Espía vuelve a tu suministro; el otro Agente se queda.
act-help-gather = El Espía vuelve a tu suministro.
act-help-agent-menu = Resuelve los efectos en el orden que quieras.
act-help-agent-menu-one = Queda un efecto opcional: resuélvelo o termina tu turno sin él.
act-help-agent-menu-ally = Al terminar tu turno se pregunta en todo caso por el despliegue: { $name }.
act-help-agent-menu-deploy = Puedes desplegar tropas o terminar tu turno.
act-help-agent-menu-done = { $plots ->
    [0] Todo está resuelto: termina tu turno.
   *[other] Todos los efectos están resueltos: juega cartas de Intriga o termina tu turno.
}
act-help-agent-menu-must = En el orden que quieras; tu turno podrá terminar cuando todo lo obligatorio esté resuelto.
act-help-reveal-menu-must = Resuelve primero lo obligatorio; después podrás terminar tu turno.
act-help-reveal-menu = { $market ->
    [0] { $persuasion } de Persuasión para gastar, ninguna carta al alcance.
    [one] { $persuasion } de Persuasión para gastar, 1 carta al alcance.
   *[other] { $persuasion } de Persuasión para gastar, { $market } cartas al alcance.
}
act-help-order = El orden puede importar.
act-help-use = Resuélvelo o renuncia a él.
act-help-choose = Solo una de ellas.
act-help-influence = Las Facciones se iluminan en el tablero.
act-help-lose-influence = Las Facciones se iluminan en el tablero.
act-help-alliance = Eliges entre quienes están igualados.
act-help-place-spy = { $n ->
    [one] Hay 1 puesto disponible.
   *[other] Hay { $n } puestos disponibles.
}
act-help-recall-to-place = Se vuelve a colocar enseguida.
act-help-recall-spy = Vuelve a tu suministro.
act-help-recall-agent = Podrás volver a enviarlo en esta ronda.
act-help-discard = Elige una carta de tu mano.
act-help-trash = Sale de la partida.
act-help-trash-intrigue = Elige una de tus cartas de Intriga. Sale de la partida.
act-help-discard-intrigue = Elige una de tus cartas de Intriga.
act-help-acquire = { $market ->
    [one] 1 carta para elegir. No cuesta Persuasión.
   *[other] { $market } cartas para elegir. No cuesta Persuasión.
}
act-help-manipulate = Más tarde en esta ronda podrás adquirirla por menos.
act-help-contract = { $n ->
    [one] 1 opción.
   *[other] { $n } opciones.
}
act-help-deploy = De tu guarnición al Conflicto.
act-help-retreat = Del Conflicto a tu guarnición.
act-help-detonate = Sin ella, los gusanos de arena llegan a todos los Conflictos.
act-help-train = La ficha avanza una casilla.
act-help-top-draw = Las primeras cartas de tu mazo.
act-help-top-discard = Las primeras cartas de tu mazo.
act-help-defend = No te cuesta nada.
act-help-combat = Cuando todos pasan seguidos, el Combate se resuelve.
act-help-endgame = Todo lo que aún dé Puntos de Victoria.
act-help-flip = Su icono de batalla deja de contar.
act-help-leader = Léelos: cada uno se juega de otra forma.
act-help-activate = Este turno actúan por ti las unidades, los cubos y las espadas de ese Aliado.
act-help-ally-deploys = El turno es de tu Comandante; las tropas son tuyas.
act-help-ally-pays = Puedes pagar cualquier parte, o nada.
act-help-reinforce = Después, cada Aliado decide qué despliega.
act-help-trade-partner = Primero tu parte, luego la respuesta. Ambas cambian de manos a la vez.
act-help-trade-kind = Un solo tipo, o nada.
act-help-trade-amount = Tantos como quieras.
act-help-trade-cards = Los adversarios ven cuántas cartas pasan, no cuáles.
act-help-concede = Si nadie cede, el empate se mantiene.
act-help-throne = { $market ->
    [one] 1 carta. Allí solo tu equipo puede adquirirla.
   *[other] { $market } cartas. Allí solo tu equipo puede adquirirla.
}
act-help-hand-out = Un contrato para cada Aliado.
act-because = Por «{ $what }».
act-because-of = Por «{ $what }» ({ $name }).
act-answered-gives-nothing = { $name } no da nada.
act-answered-deploys-nothing = Sin despliegue: { $name }.

## Confirming

act-confirm-any = Confirmar
act-confirm-space = Enviar Agente
act-confirm-space-recall-agent = Hacer retornar Agente
act-confirm-acquire = Adquirir
act-confirm-acquire-manipulate = Apartar
act-confirm-intrigue = Jugar carta
act-confirm-intrigue-discard-intrigue = Descartar
act-confirm-intrigue-trash-intrigue = Desechar
act-confirm-card = Elegir carta
act-confirm-card-turn = Jugar carta
act-confirm-card-discard = Descartar
act-confirm-card-trash = Desechar
act-confirm-card-top-draw = Robar
act-confirm-card-top-discard = Descartar
act-confirm-discarded = Desechar
act-confirm-played = Desechar
act-confirm-revealed = Desechar
act-confirm-contract = Tomar contrato
act-confirm-contract-agent-menu = Completar contrato
act-confirm-post = Hacer retornar Espía
act-confirm-post-place-spy = Colocar Espía
act-confirm-faction = Elegir Facción
act-confirm-faction-influence = Recibir Influencia
act-confirm-faction-lose-influence = Perder Influencia
act-confirm-battle = Elegir carta
act-confirm-battle-endgame = Emparejar
act-confirm-battle-flip = Poner bocabajo
act-confirm-leader = Elegir Líder
act-confirm-amount-reinforce = Repartir { $first } y { $second }
act-confirm-amount-trade-amount = Dar { $n }
act-confirm-amount-ally-pays = Pagar { $n }
act-confirm-deploy-ally-deploys = Desplegar { $n }
act-confirm-option-concede = Ceder
act-confirm-intrigue-trade-cards = Dar esta carta
act-confirm-acquire-throne = Mover allí
act-confirm-throne = Adquirir
act-way-stand = No ceder
act-other = Otra opción
act-close = Cerrar

## Numbers

act-step-fewer = Menos
act-step-more = Más
act-step-number = Cantidad
act-after = Después
act-change = { $what }: de { $before } a { $after }.
act-what-vp = Puntos de Victoria
act-what-solari = Solaris
act-what-spice = Especia
act-what-water = Agua
act-what-garrison = Tropas en la guarnición
act-what-conflict = Tropas en el Conflicto
act-what-worms = Gusanos de arena en el Conflicto
act-what-strength = Potencia de Combate
act-what-persuasion = Persuasión
act-what-hand = Cartas en mano
act-what-intrigue = Cartas de Intriga
act-what-agents = Agentes
act-what-spies = Espías en el suministro
act-what-influence = Influencia: { $faction }

## Cards

act-box-agent = Agente
act-box-reveal = Revelación
act-box-acquire = Al adquirirla
act-no-agent-effect = sin efecto de Agente
act-only-reveal = solo para revelar
act-intrigue-plot = Trama
act-intrigue-combat = Combate
act-intrigue-endgame = Desenlace
act-intrigue-victory = Victoria
act-intrigue-now = jugable ahora
act-intrigue-when-plot = en tu turno
act-intrigue-when-combat = en Combate
act-intrigue-when-endgame = en el Desenlace
act-intrigue-when-victory = cuando hayas vencido en un Conflicto
act-pile-discarded = Pila de descartes
act-pile-played = En juego
act-pile-revealed = Reveladas
act-pile-card = Parte superior de tu mazo
act-pile-acquire = Disponibles
act-draft-seats = Quién elige y cuándo
act-draft-now = Ahora elige { $name }
act-draft-later = { $name }: aún por elegir
act-leader-complexity = { $n ->
    [1] Fácil de jugar
    [2] Con algo de experiencia
   *[other] Para expertos
}

## Why a card cannot be played, in a word or two

act-why-no-icons = solo para revelar
act-why-no-destination = sin casilla libre
act-why-no-agent = sin Agentes
act-why-wrong-time = ahora no
act-why-condition = no se cumple
act-why-cost = demasiado cara
act-why-persuasion = falta Persuasión
act-why-not-on-offer = no disponible

## Hand

act-hand = Tu mano
act-hand-cards = Cartas
act-hand-intrigue = Cartas de Intriga
act-hand-sum = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} · { $intrigue } de Intriga
act-hand-open = Ver las cartas enteras
act-hand-close = Plegar las cartas
act-hand-empty = No tienes cartas en la mano.
act-hand-hidden = Todas las manos están ocultas.
act-card-played = Elegida para este turno
act-card-reaches = { $n ->
    [one] Llega a 1 casilla
   *[other] Llega a { $n } casillas
}

## Explanations

act-tag-combat = Casilla de Combate
act-tag-maker = Casilla de Hacedor
act-tag-requirement = { $level } de Influencia: { $faction }
act-tag-level = Conflicto { $n ->
    [1] I
    [2] II
   *[other] III
}
act-fact-cards = Cartas que llegan
act-fact-pay = Pagas
act-fact-nothing = nada
act-fact-gain = Recibes
act-fact-reveal = Turno de Revelación
act-fact-influence = Influencia
act-fact-lying = Hay aquí
act-fact-control = Control
act-fact-here = Aquí están
act-fact-post = Puesto de observación
act-fact-watches = Vigila
act-fact-spies = Espías
act-fact-level = Con { $n }
act-fact-deploys = Despliegue
act-fact-deploys-next = hasta { $n }; se pregunta tras tus efectos
act-fact-team = Para los tres de tu equipo.
act-fact-alliance = Y la Alianza, si nadie tiene más.
act-fact-ally = Alianza
act-fact-reward = Recompensa
act-reward-1 = 1.ª
act-reward-2 = 2.ª
act-reward-3 = 3.ª
act-n-spice = { $n } de especia
act-one-vp = 1 Punto de Victoria
act-nobody = nadie
act-you = Tú

## Hand-over

act-pass-to = Pasa el dispositivo a
act-hidden = Todas las manos están ocultas hasta que lo indiques.
act-pass-why = El turno sigue ({ $name }) y se te pregunta: { $question }
act-take = Soy { $name }: mostrar mis cartas
act-news = Lo ocurrido

## Keys

act-keys = Teclas
act-key-next = Siguiente opción iluminada
act-key-previous = Opción iluminada anterior
act-key-choose = Elegir
act-key-confirm = Confirmar, o el botón principal
act-key-number = Esa opción, o esa carta de tu mano
act-key-step = Menos, más
act-key-undo = Deshacer
act-key-undo-all = Deshacer todo lo posible
act-key-reveal = Revelar tu mano
act-key-end = Terminar tu turno, o pasar
act-key-hand = A tu mano
act-key-board = Al tablero
act-key-prompt = Al recuadro de decisión
act-key-log = Registro
act-key-close = Cerrar lo abierto
act-key-help = Estas teclas
act-card-factions = Facción: { $factions }.
act-draft-title = Líderes para elegir
act-hand-playable =
    { $n ->
        [one] 1 jugable
       *[other] { $n } jugables
    }

## Questions of a team

desk-deployment = Despliegue (turno: { $name })
desk-reinforcement = Reforzar
desk-deal = Comerciar
desk-payment = Pagar juntos ({ $name })
desk-concession = Empate en el equipo
desk-how-many = Cuántas tropas
desk-how-much = Cuánto
desk-deploy-from = Hasta { $limit ->
    [one] { $limit } tropa
   *[other] { $limit } tropas
} de las { $garrison } de tu guarnición; { $recruited } reclutadas este turno.
desk-deploy-note = Este turno cuentan también como propias del Comandante: { $name }.
desk-deploy-ends = Después termina el turno.
desk-deploy-goes-on = Después sigue con el turno: { $name }.
desk-no-change = Nada cambia.
desk-pay-left = falta por pagar
desk-has = tiene { $n }
desk-pay-note = En total, { $n } de especia. El Comandante paga lo que dejen sus Aliados; si no alcanza, no se paga nada.
desk-supply = suministro: { $n }
desk-up-to = { $n ->
    [0] ninguna
   *[other] hasta { $n } ahora
}
desk-reinforce-note = Solo se pueden desplegar estas tropas: no es una casilla de Combate.
desk-trade-choose = Elige con quién comercias.
desk-trade-note = Cada parte da un solo tipo o nada. Ninguna promesa obliga.
desk-you-give = Tú das
desk-gives = { $name } da
desk-answers = Luego responde { $name }
desk-holds = Lo que tiene { $name }
desk-none = nada
desk-nothing = nada
desk-of = Tienes { $n }.
desk-named = { $n ->
    [one] { $n } carta elegida hasta ahora.
   *[other] { $n } cartas elegidas hasta ahora.
}
desk-given = Cartas que das
desk-settled = Decidido: es tuyo respondas lo que respondas.
desk-concede = Cedes
desk-stand = Nadie cede
desk-concede-note = Quien cede deja a su compañero de equipo la recompensa mayor, y la victoria.
desk-concede-next = Si no cedes, se pregunta después a { $name }.
desk-concede-declined = { $name } ya ha respondido y no cede.

## El juego de 2020

act-step-secret = Secreto
act-help-secret-pair = Solo tú lo ves. Se revelan una vez, cuando despliegas 4 o más tropas en un turno.
act-help-choose-agent = Elígelo en el tablero o usa el que tienes en casa.
act-help-voice = Pulsa cualquier casilla. Los adversarios no pueden ir allí hasta tu próximo turno.
act-help-opponent = Elige entre los asientos.
act-help-top-card = Solo tú la ves.
act-help-take-back = Pasa a tu mano.
act-help-victory = Has vencido sin empate: esas cartas valen ahora o ya no en esta ronda.
act-confirm-space-voice = Cerrar casilla
act-confirm-space-choose-agent = Enviar este Agente
act-confirm-discarded-take-back = Tomar carta
act-confirm-seat-opponent = Elegir adversario
act-confirm-option-secret-pair = Elegir estas dos
act-confirm-option-cost = Pagar esto
act-confirm-option-top-card = Desechar
act-why-voiced = cerrada
desk-secret = Jugada maestra
desk-secret-which = Qué dos Facciones
desk-secret-later = Más tarde, 1 de Influencia con cada una:
desk-secret-left =
    { $n ->
        [one] Elige una más.
       *[other] Elige dos.
    }
desk-secret-note = Los adversarios ven dos fichas boca abajo en tu asiento.
desk-top = Arriba en tu mazo
desk-top-note = Lo que se desecha sale de la partida para siempre.
desk-sale = Una venta
desk-sale-dear = demasiado caro
desk-sale-pick = Una de ellas, una vez.
