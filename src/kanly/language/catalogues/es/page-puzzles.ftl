### Problemas: posiciones en las que hay una continuación claramente mejor.

puzzles-page = Problemas
puzzles-link = Problemas
puzzles-link-about = Posiciones de partidas reales: encuentra la mejor continuación.
puzzles-title = ¿Qué harías?
puzzles-lead = Posiciones de partidas entre los mejores bots. En cada una hay una continuación claramente mejor, sea lo que sea lo oculto. Una respuesta equivocada no cambia nada: vuelve a mirar.
puzzles-progress = { $n } de { $of } resueltos
puzzles-of = Problema { $n } de { $of }
puzzles-steps-done = { $n } de { $of } respuestas encontradas
puzzles-conflict = Gana el Conflicto
puzzles-conflict-about = Potencia de Combate en el lugar justo y en el momento justo.
puzzles-conflict-task = Se trata del Conflicto. ¿Cuál es tu mejor respuesta?
puzzles-points = Consigue los puntos
puzzles-points-about = Puntos de Victoria, Alianzas, Influencia.
puzzles-points-task = Se trata de Puntos de Victoria. ¿Cuál es tu mejor respuesta?
puzzles-trade = Encuentra el cambio
puzzles-trade-about = Qué dar, qué recibir y cuándo.
puzzles-trade-task = Se trata de un buen cambio. ¿Cuál es tu mejor respuesta?
puzzles-go-on = Correcto. Sigue.
puzzles-wrong = No es lo mejor: { $what }.
puzzles-chances = Tu probabilidad de ganar sería del { $win } en vez del { $best }.
puzzles-solved = Resuelto.
puzzles-show = Ver la respuesta
puzzles-leave = Salir
puzzles-next = Siguiente problema
puzzles-all = Todos los problemas
puzzles-why = ¿Por qué?
puzzles-why-title = Por qué es lo mejor
puzzles-how = La probabilidad de ganar tras cada respuesta, según lo que puedes saber: hallada siguiendo la partida en muchos repartos de lo oculto.
puzzles-level = { $level ->
        [1] fácil
        [2] medio
       *[3] difícil
    }
puzzles-state-new = nuevo
puzzles-state-begun = empezado
puzzles-state-solved = resuelto
puzzles-state-clean = resuelto a la primera
puzzles-with = { $players ->
        [1] { $game }, en solitario
        [6] { $game }
       *[other] { $game }, { $players } jugadores
    }
problem-puzzle-over = Este problema ya está resuelto.
problem-unknown-puzzle = No existe ese problema.
