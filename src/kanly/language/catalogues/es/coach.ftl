### El entrenador: lo que habla por una elección y cómo se mira atrás una partida.

## Razones: lo que una elección tiene al final del turno y otra no

claim-goal-lead = Llegas a { n-points } y vas por delante: la partida acaba con esta ronda.
claim-goal = Llegas a { n-points }: la partida acaba con esta ronda.
claim-lead = Pasas a tener más Puntos de Victoria que nadie.
claim-points = { $n ->
        [one] { $n } Punto de Victoria más.
       *[other] { $n } Puntos de Victoria más.
    }
claim-denies-points = { $who } se queda con { $n ->
        [one] { $n } Punto de Victoria menos.
       *[other] { $n } Puntos de Victoria menos.
    }
claim-alliance = Consigues la Alianza { allied-faction }.
claim-keeps-alliance = Conservas la Alianza { allied-faction }.
claim-denies-alliance = { $who } se queda sin la Alianza { allied-faction }.
claim-influence-point = Llegas a { n-influence } { with-faction }: un Punto de Victoria.
claim-influence-next = Te falta un paso para { n-influence } { with-faction }, es decir, para un Punto de Victoria.
claim-alliance-next = Te falta un paso para { n-influence } { with-faction }, el nivel de la Alianza.
claim-influence = { $n } de Influencia más { with-faction }.
claim-conflict-first = Tal como está, ganas el Conflicto por { $n }.
claim-conflict-place = { $place ->
        [2] Tal como está, recibes la segunda recompensa del Conflicto.
       *[other] Tal como está, recibes la tercera recompensa del Conflicto.
    }
claim-denies-first = Tal como está, { $who } no gana el Conflicto.
claim-strength = { $n } de Potencia de Combate más en el Conflicto.
claim-worms = { $n ->
        [one] { $n } gusano de arena más en el Conflicto.
       *[other] { $n } gusanos de arena más en el Conflicto.
    }
claim-swordmaster = Recibes tu Maestro de armas: un Agente más en cada ronda.
claim-swordmaster-once = Recibes tu Maestro de armas: un Agente más una vez, y { n-swords } en cada turno de Revelación.
claim-council = Ocupas un asiento del Alto Consejo.
claim-hooks = Recibes Garfios de doma.
claim-control = Tu bando controla «{ $space }».
claim-contract = Completas el contrato «{ $contract }».
claim-acquires = «{ $card }» pasa a ser una de tus cartas.
claim-trashes = «{ $card }» deja de ser una de tus cartas.
claim-enough = Tienes { n-resource } para «{ $space }».
claim-agents = { $n ->
        [one] { $n } Agente más que enviar esta ronda.
       *[other] { $n } Agentes más que enviar esta ronda.
    }
claim-cards = { $n ->
        [one] { $n } carta más en la mano.
       *[other] { $n } cartas más en la mano.
    }
claim-intrigue = { $n ->
        [one] { $n } carta de Intriga más.
       *[other] { $n } cartas de Intriga más.
    }
claim-spice = { $n } de especia más.
claim-water = { $n } de agua más.
claim-solari = { $n ->
        [one] { $n } solari más.
       *[other] { $n } solaris más.
    }
claim-garrison = { $n ->
        [one] { $n } tropa más en la guarnición.
       *[other] { $n } tropas más en la guarnición.
    }
claim-spies = { $n ->
        [one] { $n } Espía más en el tablero.
       *[other] { $n } Espías más en el tablero.
    }

## Consejo

advice-equal = Casi igual de bueno: { $other }
advice-same = Las demás opciones dan lo mismo al final de este turno.
advice-later = Al final de este turno no hay nada contable a su favor; lo que lo hace mejor viene después.
advice-then = Después: { $steps }

## Mirar atrás

review-rivals = Rivales
review-no-choice = Nada de lo jugado aquí costó mucho.
review-curve = Probabilidad de ganar, en %
review-turning = Momentos decisivos
review-costly = Decisiones más caras
review-shares = De dónde vino, en puntos porcentuales de la probabilidad de ganar
review-round = Ronda
review-start = Inicio
review-change = { $name }: { $change } en la ronda { $n }
review-seat = Asiento
review-total = Cambio
review-own = Decisiones propias
review-others = Decisiones ajenas
review-luck = Suerte
review-lost = Perdido por las más caras
review-decision = Ronda { $n }, acción { $ply }: { $cost } de pérdida
review-played = Jugado: { $action } ({ $win })
review-better = Mejor: { $action } ({ $win })
review-chance = Solo se supo después: hasta el turno siguiente, el azar lo cambió en { $change }.
