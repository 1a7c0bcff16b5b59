### Consejos: una respuesta legal y lo que da, según el motor.

hint-go = Juega «{ $card }» y ve a «{ $space }»: { $gains }.
hint-space = «{ $space }»: { $gains }.
hint-acquire = Puedes pagar «{ $card }»: { $n } de tus { $of } de Persuasión.
hint-acquire-gain = «{ $card }» da al instante { $gains }.
hint-deploy-hold = { $n ->
        [one] Despliega { $n } tropa: con { $strength } de Potencia de Combate llevas { $lead } de ventaja.
       *[other] Despliega { $n } tropas: con { $strength } de Potencia de Combate llevas { $lead } de ventaja.
    }
hint-deploy-all = { $n ->
        [one] Despliega tu tropa: con { $strength } de Potencia de Combate llevas { $lead } de ventaja.
       *[other] Despliega las { $n } tropas: con { $strength } de Potencia de Combate llevas { $lead } de ventaja.
    }
hint-deploy-place = { $n ->
        [one] Despliega { $n } tropa
       *[other] Despliega { $n } tropas
    }: { $place ->
        [2] tal como está, es la segunda recompensa
       *[other] tal como está, es la tercera recompensa
    }.
hint-deploy-keep-lead = Deja el resto en casa y termina tu turno: llevas { $lead } de ventaja.
hint-deploy-keep = { $most ->
        [one] Deja tu tropa en casa: con ella tendrías { $strength } contra { $against }.
       *[other] Deja tus tropas en casa: con { $most } más tendrías { $strength } contra { $against }.
    }
hint-lead = { $label }: con { $strength } de Potencia de Combate encabezas el Conflicto.
hint-reveal = Revela tu mano: { $gains }.
hint-do = { $label }: { $gains }.
hint-for = { $gains } por { $costs }
hint-n-vp = { $n ->
        [one] { $n } Punto de Victoria
       *[other] { $n } Puntos de Victoria
    }
hint-n-solari = { $n ->
        [one] { $n } solari
       *[other] { $n } solaris
    }
hint-n-spice = { $n } de especia
hint-n-water = { $n } de agua
hint-n-garrison = { $n ->
        [one] { $n } tropa
       *[other] { $n } tropas
    }
hint-n-hand = { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
hint-n-intrigue = { $n ->
        [one] { $n } carta de Intriga
       *[other] { $n } cartas de Intriga
    }
hint-n-influence = { $n } de Influencia ({ $faction })
hint-n-persuasion = { $n } de Persuasión

## Por qué: una segunda frase

hint-why-hold = Otros aún pueden añadir tropas y espadas, pero normalmente no más que eso.
hint-why-all = Otros aún pueden añadir tropas y espadas: cuanto más tengas allí, más seguro.
hint-why-place = La primera posición no está al alcance, pero así quizá ganes algo.
hint-why-keep-lead = Probablemente basta, y las tropas del Conflicto no vuelven a casa.
hint-why-keep = Las tropas del Conflicto se pierden después: guárdalas para uno que puedas ganar.
hint-why-point = Con { $n } de Influencia, una Facción da un Punto de Victoria.
hint-why-next-point = Un paso más allí es un Punto de Victoria.
hint-why-next-alliance = Un paso más allí puede traer la Alianza.
hint-why-plan = Es parte de tu primer plan.
hint-why-enough-solari = { $n ->
        [one] { $n } solari basta para «{ $space }».
       *[other] { $n } solaris bastan para «{ $space }».
    }
hint-why-enough-spice = { $n } de especia basta para «{ $space }».
hint-why-enough-water = { $n } de agua basta para «{ $space }».
hint-why-thins = «{ $card }» deja la partida tras usarla: robarás más a menudo tus mejores cartas.
hint-why-fight = Desde allí las tropas pueden ir al Conflicto.
hint-why-lead = La mayor Potencia de Combate recibe la primera recompensa.
hint-why-no-agent = No te queda ningún Agente que enviar.
hint-why-card-icons = Puede ir a { $n } tipos de casillas.
hint-why-card-persuasion = Al revelarla más adelante da { $n } de Persuasión.
hint-why-card-swords = Al revelarla más adelante da { $n } espadas.
hint-why-unspent = Lo que no gastas se pierde, y la carta vuelve más tarde a tu mano.
hint-why-vp = Gana quien tenga más puntos.
hint-why-intrigue = Las cartas de Intriga deciden Conflictos, y algunas son puntos al final.
hint-why-solari = Con solaris se paga el Alto Consejo y un tercer Agente, el Maestro de armas.
hint-why-spice = Con especia se pagan las casillas más caras de las Facciones.
hint-why-water = Con agua se pagan las casillas con mucha especia.
hint-why-hand = Una carta más es otra forma de enviar un Agente, o más al revelar.
hint-why-garrison = Las tropas en casa esperan el Conflicto que te convenga.
hint-why-persuasion = La Persuasión compra cartas; no se puede guardar.

# Dos equipos
hint-activate = Activa este Aliado: { $ally }. { $then }
hint-deploy-stay = Deja tus tropas en casa: llevas { $lead } de ventaja.
hint-why-personal = Solo tú puedes enviar allí un Agente.
hint-why-team-reward = En el nivel { $n } de tu propio medidor gana algo todo el equipo.
hint-why-throne = Solo tu equipo puede adquirir cartas de la Fila del Trono, y no se repone.
hint-why-for-ally = Las tropas y los cubos son los de quien actúa por ti en este turno: { $ally }.
hint-why-swords-count = { $ally } tiene unidades allí: tus espadas cuentan enseguida.
hint-why-swords-wait = { $ally } aún no tiene unidades allí: tus espadas esperan una hasta que acabe su turno de Revelación.
hint-why-swords-lost = { $ally } ya ha revelado y no tiene unidades allí: tus espadas se perderían.
