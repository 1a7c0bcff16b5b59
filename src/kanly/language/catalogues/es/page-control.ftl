# Lo que viene cuando no queda nada por elegir.
act-only-end-agent-menu = Tu turno está jugado. ¿Terminarlo?
act-only-end-reveal-menu = No queda nada. ¿Terminar tu turno de Revelación?
act-only-reveal-turn = No puedes enviar ningún Agente. ¿Revelar tu mano?
act-only-reveal-ally = Con { $name } no puedes enviar ningún Agente. ¿Revelar tu mano?
act-plots-or-reveal = Juega cartas de Intriga o revela tu mano.
act-only-pass-combat = No tienes cartas que jugar en este Combate. ¿Pasar?
act-only-pass-victory = Has vencido en el Conflicto y no tienes cartas que jugar por ello. ¿Seguir?
act-only-end-combat = No tienes más cartas que jugar. ¿Seguir?
act-only-end-endgame = No te queda nada que puntuar. ¿Terminar la partida?
act-done = Resuelto sin preguntar: { $what }
act-ends-soon = Termina solo en un momento, salvo que deshagas.
act-ends-soon-for-good = Termina solo en un momento.
