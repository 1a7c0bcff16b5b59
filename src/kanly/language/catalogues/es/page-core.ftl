# Palabras que usan todas las pantallas.
loading = Cargando…
home-mark = Kanly: todas las partidas
home-link = Todas las partidas
cards-link = Cartas
rules-link = Ayuda con las reglas
replay-link = Revisar la partida
theme-light = Colores claros
theme-dark = Colores oscuros
menu = Menú
language = Idioma
round-n = Ronda { $n }
log-title = Registro
seats-title = Asientos
side-title = Conflicto y cartas
offline = El servidor no responde. La página seguirá por sí sola en cuanto vuelva.
word-or = o
word-then = después
word-and = y
word-each = cada uno
word-per = por cada
word-if = si
word-up-to = hasta
word-exactly = exactamente
word-at-least = al menos
problem-unknown-table = Esta partida no existe.
problem-stale = La partida ha avanzado. Vuelve a mirar, por favor.
problem-illegal = Eso no se puede hacer ahora.
problem-not-yours = Ahora decide otra persona.
problem-no-undo = No se puede deshacer: ya se ha visto algo oculto.
problem-no-coach = En esta mesa no hay entrenador.
problem-not-over = La partida entera, con todo lo oculto, se abre cuando ha terminado.
problem-no-thought = El entrenador no pudo terminar de pensar. Inténtalo de nuevo.
problem-bad-setup = Esa partida no se puede jugar.
problem-bad-record = Este archivo no es una partida completa de Kanly.
problem-hidden = Estas cartas permanecen ocultas mientras dure la partida.
problem-malformed = La página ha enviado algo que el servidor no entiende.
problem-offline = El servidor no responde.
problem-not-found = Aquí no hay nada.
problem-error = Algo ha fallado en el servidor. No se ha perdido nada.
problem-bad-seat = No existe ese asiento.
problem-bad-language = Kanly no habla ese idioma.
problem-bad-ply = La partida no tiene tantas jugadas.
problem-damaged = Esta partida guardada está dañada y no se puede abrir.
problem-other-version = Esta partida se empezó con otra versión de Kanly, y esta no puede continuarla.
problem-not-allowed = Eso no es posible aquí.
keys-on = Jugar con teclas sueltas
means-title = Lo que tienes
means-spies = Espías en el suministro
means-agents = Agentes disponibles
news-n =
    { $n ->
        [one] { $n } jugada desde la tuya
       *[other] { $n } jugadas desde la tuya
    }
not-here = Esta página no existe.
reload = Intentarlo de nuevo
