### El entrenador: consejos en la mesa y análisis de una partida terminada.

## Preparación

setup-coach = Entrenador
setup-coach-about = Puedes preguntarle en cada decisión tuya.
setup-coach-off = Sin él
setup-coach-hints = Pistas
setup-coach-full = Completo
setup-coach-off-long = Nadie recibe consejo.
setup-coach-hints-long = Nombra las mejores opciones por orden.
setup-coach-full-long = También dice la probabilidad de ganar, qué viene después y por qué.
setup-with-coach-hints = entrenador: pistas
setup-with-coach-full = entrenador: completo

## Consejo

advising-ask = Preguntar al entrenador
advising-title = El consejo del entrenador
advising-waiting = El entrenador está pensando
advising-there = { $n ->
        [one] El entrenador aconseja: { $best }
       *[other] El entrenador nombra { $n } opciones. La mejor: { $best }
    }
advising-order = La mejor opción va primero.
advising-close = Las dos primeras son casi igual de buenas.
advising-win = Probabilidad de ganar:
advising-against = En comparación con: { $other }
advising-then = Qué viene después
advising-numbers = Junto a cada opción: la probabilidad de ganar tras ella, según lo que puedes saber.
advising-again = Intentarlo de nuevo

## Análisis de una partida terminada

analysis-title = Análisis
analysis-about = El entrenador repasa la partida: quién estaba mejor y cuándo, qué la cambió, qué decisiones costaron más y qué fue suerte. Tarda hasta un minuto.
analysis-start = Analizar esta partida
analysis-running = El entrenador repasa la partida
analysis-there = El análisis está listo.
analysis-curve = Probabilidad de ganar, turno a turno
analysis-table = Probabilidad de ganar al final de cada ronda
analysis-begin = Inicio
analysis-turning = Momentos decisivos
analysis-show = Ver este momento en el repaso
analysis-change = { $name }: { $change } en la ronda { $n }
analysis-costly = Decisiones más caras
analysis-none = Nada de lo jugado aquí costó mucho.
analysis-decision = Ronda { $n }: { $cost } de pérdida
analysis-played = Jugado: { $action } ({ $win })
analysis-better = Mejor: { $action } ({ $win })
analysis-chance = Solo se supo después: hasta el turno siguiente, el azar lo cambió en { $change }.
analysis-luck-title = Suerte y destreza
analysis-luck-about = De dónde vino la probabilidad de cada cual, en puntos porcentuales. La suerte es lo que hicieron las cartas; 0 en lo propio es jugar tan bien como se espera.
analysis-own = Decisiones propias
analysis-others = Decisiones ajenas
analysis-luck = Suerte
analysis-total = Cambio
analysis-lost = Perdido por las más caras
