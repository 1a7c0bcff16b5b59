# Tu historial, y lo que sigue al final de una partida.
profile-link = Tu historial
record-nameless = Tú
record-of = Historial
record-kept = Se guarda con las partidas, solo en este ordenador.
record-since = Desde { DATETIME($date, year: "numeric", month: "long") }.
record-export = Exportar
record-empty = Aún no se ha terminado ninguna partida. Aquí se contarán victorias y derrotas.
record-games =
    { $n ->
        [one] partida terminada
       *[other] partidas terminadas
    }
record-won = ganadas ({ $n } %)
record-average = puntos de media
record-conflicts =
    { $n ->
        [one] Conflicto ganado
       *[other] Conflictos ganados
    }
record-rounds = rondas hasta el final
record-streak =
    { $n ->
        [one] victoria seguida como máximo, ahora { $now }
       *[other] victorias seguidas como máximo, ahora { $now }
    }
record-leaders = Líderes
record-modes = Modos
record-won-of = { $won } de { $games }
record-points = Puntos por partida, según su origen
record-plot = Puntos de las últimas partidas
record-plot-spoken = De la primera a la última: { $points }
record-latest = Partidas para recordar, y las últimas
record-best = mejor victoria
record-closest = partida más reñida
record-place = { $n }.º
record-team = equipo: { $n } puntos

## El final de una partida

title-turn = ● Te toca · { $title }
end-rematch-new = Revancha, otros Líderes
end-rematch-same = Mismos Líderes
end-rematch-draft = Líderes por turnos
end-rematch-recommended = Líderes recomendados
end-rematch-failed = No se ha podido empezar la revancha. Inténtalo de nuevo.
end-board = Tablero final
end-board-open = Abrir
end-board-close = Cerrar
end-picture = Imagen para compartir
end-picture-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    } tras { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }
end-picture-foot = Kanly, una mesa no oficial para Dune: Imperium
end-picture-names = También los nombres de otras personas
end-picture-save = Guardar la imagen
end-picture-failed = Este navegador no ha podido crear la imagen.
