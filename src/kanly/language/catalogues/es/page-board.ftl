# El tablero de la página: lugares, estados y lo que se dice de ellos.
board-title = Tablero
board-spaces = Casillas
board-group-choam = CHOAM
board-group-city = Ciudades
board-group-spice_trade = Comercio de especia
board-vp = Puntos de Victoria
board-score = Puntos de Victoria: { $list }.
board-influence = Influencia: { $list }.
board-alliance = Alianza: { $who }.
board-alliance-free = La Alianza está libre.
board-track-point = Nivel { $level }: 1 Punto de Victoria.
board-track-bonus = Nivel { $level }: { $bonus }
board-track-team = Nivel { $level }, para todo el equipo: { $bonus }
board-council = Consejo
board-council-of = Asientos del Alto Consejo: { $who }.
board-council-empty = Nadie tiene asiento en el Alto Consejo.
board-wall = Muralla Escudo
board-wall-stands = en pie
board-wall-gone = retirada
board-behind-wall = tras la Muralla Escudo
board-watches = Vigila: { $spaces }.
board-no-spy = Aquí no hay ningún Espía.
board-agents-here = Agentes aquí: { $who }.
board-spies-here = Espías aquí: { $who }.
board-controlled = Control: { $who }.
board-bonus-spice = Especia adicional aquí: { $n }.
board-price-now = Ahora te cuesta { $price }.
board-chosen = Casilla elegida.
board-can = Puedes elegirla.
board-can-infiltrate = Puedes elegirla: te infiltras con un Espía.
board-within-reach = La carta puede ir aquí.
board-not-now = Ahora no: { $why }
board-infiltrate = infiltrarse
board-why-needs = pide
board-needs-for-you = Para ti: { $level } de Influencia ({ $faction }).
board-why-occupied = ocupada
board-why-own-agent = tu Agente
board-why-once = solo una vez
board-why-no-swordmaster-level = vedada
board-spaces-for = { $n ->
    [one] 1 casilla para «{ $card }»
   *[other] { $n } casillas para «{ $card }»
}
board-targets = { $n ->
    [one] 1 opción
   *[other] { $n } opciones
}
board-view = Vista
board-list = Lista
board-map = Mapa
board-first-target = Primera opción ({ $n })
board-next-target = Siguiente { $k }/{ $n }
board-zoom-in = Ampliar
board-zoom-out = Reducir
# Dónde pueden partirse las palabras largas en las casillas estrechas: palabras, con | en cada corte.
board-breaks = investi|gación mercan|cías Coordi|nación Derro|camiento Destil|tienda Manipu|lación Reconoci|miento Supervi|vencia Trans|portista clandes|tinidad contin|gencia contra|bandistas cuestio|nables experi|mental inque|brantable inteli|gencia inter|estelar priori|tarios sumi|nistros Distrac|ción Espec|táculo Impre|sionar Merce|narios Oportu|nidad Oportu|nismo Orni|tóptero Recolec|ción clandes|tina convin|cente estra|tégico inespe|rados negocia|dora traicio|nera Argu|mento Bene|ficios Contra|tos Depre|sión Detona|ción Diplo|macia Encon|trar Engra|najes Espio|naje Fremo|chila Hace|dores Infor|mante Lide|razgo Opera|ción Opera|tiva Para|compás Privi|legio Provee|dor Recolec|tor Refi|nería Sardau|kar Shi|shakli Trans|porte captu|rado conse|jero debi|lidad ecoló|gica encu|bierta encu|bierto engra|najes estra|tega herál|dico leal|tades lucha|dores oscu|ridad peli|grosa subver|sivo Tecno|logía contro|vertida inconmen|surable Expe|dición Gue|rreros Adminis|trador Autori|zación Contra|bandistas Destil|trajes Infil|trarse Inter|mediario Missio|naria Movili|zación recluta|miento

## El juego de 2020

board-closed = cerrada
board-closed-by = Cerrada a los adversarios hasta su próximo turno: { $who }.
board-why-voiced = cerrada
board-mentat-here = El Mentat está aquí.
board-mentat-free = en su casilla
board-mentat-of = Sirve: { $who }
