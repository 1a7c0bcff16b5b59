## Lo que hacen los demás, mostrado turno a turno

theatre-caption = Lo que se está mostrando
theatre-hagal = Casa Hagal
theatre-reveal = Turno de Revelación
theatre-fact-space = va a
theatre-fact-gives = la casilla da
theatre-fact-card = la carta da
theatre-fact-joins = al Conflicto
theatre-hurry = clic o Espacio para acelerar
theatre-tap = toca para acelerar
theatre-paused = en pausa
theatre-pace = Ritmo
theatre-pace-step = Paso
theatre-pace-slow = Lento
theatre-pace-normal = Normal
theatre-pace-fast = Rápido
theatre-short-slow = ½×
theatre-short-normal = 1×
theatre-short-fast = 2×
theatre-skip = Saltar
theatre-replay = Repetir desde mi turno
theatre-replay-turn = Mostrar este turno otra vez

## El Combate y el cambio de ronda

theatre-combat = Combate
theatre-conflict = Conflicto { $level }
theatre-step-strength = Potencia
theatre-step-intrigue = Intriga
theatre-step-ranking = Clasificación
theatre-step-rewards = Recompensas
theatre-at-intrigue = Cartas de Intriga de Combate: se juegan o se pasa.
theatre-at-ranking = Se ordena por Potencia de Combate.
theatre-at-rewards = Se reparten las recompensas.
theatre-wins = { $name }: la mayor Potencia de Combate sin empate ({ $strength }), así que la 1.ª recompensa.
theatre-doubled = { $name }: recompensa duplicada por un gusano de arena.
theatre-round = Cambio de ronda
theatre-round-begins = Comienza la ronda { $n }. Jugador inicial: { $name }.
theatre-makers = Hacedores
theatre-makers-why = especia donde no había ningún Agente
theatre-recall = Los Agentes vuelven
theatre-swordmasters = El Maestro de armas usado abandona la partida
theatre-points = Puntos
theatre-first = Jugador inicial
theatre-goes-on = Sigue sola en { $n } s
theatre-wait = Esperarme
theatre-waits = En espera
theatre-skip-scene = Saltar la escena
theatre-continue = Continuar

## Volver a mirar

theatre-film = Desde tu turno
theatre-film-at = { $k } de { $n }
theatre-film-pause = Pausar
theatre-film-go-on = Seguir
theatre-film-next = Turno siguiente
theatre-film-back = Volver a mi turno

## Sonido

theatre-sound-on = Activar el sonido
theatre-sound-off = Silenciar
