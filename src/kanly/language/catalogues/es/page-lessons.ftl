### Las lecciones, la primera partida y los consejos.

lessons-page = Aprender
lessons-link = Aprender a jugar
lessons-go-on = Seguir aprendiendo
lessons-link-about = Cinco lecciones de tres minutos.
lessons-title = Cinco lecciones y una partida
lessons-lead = Una idea en cada una, unos tres minutos y solo las opciones que necesita. Puedes dejarla cuando quieras; todo está abierto.
lessons-n = Lección { $n }
lessons-of = Lección { $n } de { $of }
lessons-steps-done = { $n } de { $of } pasos hechos
lessons-state-new = 3 min
lessons-state-begun = paso { $n } de { $of }
lessons-state-done = hecha
lessons-start = Empezar
lessons-open = Abrir
lessons-resume = Seguir
lessons-again = Repetir
lessons-show = Muéstramelo
lessons-skip = Saltar paso
lessons-leave = Salir
lessons-next = Lección siguiente
lessons-all = Todas las lecciones
lessons-done = La lección ha terminado.
lessons-first-next = Ahora, una partida

lessons-agents = Enviar un Agente
lessons-agents-idea = Un símbolo en la carta abre todas las casillas con ese símbolo.
lessons-agents-1 = Elegir carta y casilla
lessons-agents-2 = Ver lo que cuesta y lo que da
lessons-agents-3 = Terminar el turno
lessons-buying = Revelar y adquirir
lessons-buying-idea = Lo que no has jugado paga cartas mejores.
lessons-buying-1 = Revelar tres cartas
lessons-buying-2 = Gastar su Persuasión
lessons-buying-3 = Ver adónde va la carta nueva
lessons-combat = Luchar
lessons-combat-idea = La mayor Potencia de Combate recibe la primera recompensa.
lessons-combat-1 = Enviar tropas al Conflicto
lessons-combat-2 = Contar espadas y cartas de Intriga
lessons-combat-3 = Recibir una recompensa
lessons-influence = Influencia, Espías, Intriga
lessons-influence-idea = La Influencia da puntos; los Espías abren puertas.
lessons-influence-1 = Subir en un medidor de Influencia
lessons-influence-2 = Entrar donde ya hay alguien
lessons-influence-3 = Jugar una carta de Intriga
lessons-points = Conseguir puntos
lessons-points-idea = Diez puntos terminan la partida.
lessons-points-1 = Ganar una Alianza
lessons-points-2 = Llamar un gusano de arena, adquirir un punto
lessons-points-3 = Emparejar dos iconos de batalla

lessons-first = Tu primera partida
lessons-first-about = Un Líder sencillo contra dos Rivales, con consejos y ritmo lento. Unos 40 minutos; se guarda sola.
lessons-first-button = Empezar la partida
lessons-you-play = Juegas con
lessons-plan = Un primer plan
lessons-begin = Empezar
plan-feyd_rautha_harkonnen = Juega pronto y a menudo «Anillo heráldico»: el Medidor de Entrenamiento quita cartas débiles y coloca Espías. Un Espía que retorna al revelar son 2 espadas.
plan-gurney_halleck = Lucha: tres tropas en el Conflicto son 6 de Potencia de Combate, y eso da 1 de Persuasión más. «Anillo heráldico» recluta una tropa dondequiera que vaya.
plan-lady_amber_metulli = Reúne solaris con «Anillo heráldico» para el Alto Consejo y busca después una Alianza. Al revelar puede volver una tropa que no necesites.
plan-lady_margot_fenring = Consigue primero 2 de Influencia con las Bene Gesserit: un punto y 2 de especia. «Anillo heráldico» coloca Espías junto a las ciudades.
plan-muad_dib = Consigue 2 de Influencia con los Fremen: eso abre «Sietch Tabr» y sus Garfios de doma. Después, llama gusanos de arena.

## Los Rivales: una carta antes de su primer turno

rivals-over = Tus adversarios: Rivales
rivals-hagal = Los mueve la Casa Hagal
rivals-hagal-text = Nadie juega por un Rival. Una carta del mazo de la Casa Hagal nombra la casilla a la que va su Agente; no tiene mano ni turno de Revelación.
rivals-free = No paga nada
rivals-free-text = Un Rival no paga costes ni necesita Influencia para una casilla. Recibe lo que muestra la carta, no lo que la casilla te da.
rivals-combat = En el Conflicto
rivals-combat-text = En una casilla con espadas cruzadas despliega hasta dos tropas. Al empezar el Combate, otra carta suma espadas.
rivals-savings = El contador, como 1/8
rivals-savings-points = Sus solaris, especia, agua y cartas de Intriga, contados juntos. Con el segundo número tiene su Maestro de armas, un tercer Agente; después compra puntos y puede ganar.
rivals-savings-streamlined = Sus solaris, especia, agua y cartas de Intriga, contados juntos. Con el segundo número tiene su Maestro de armas, un tercer Agente.
rivals-go-on = Seguir
rivals-explain = Quiénes son los Rivales

## Consejos

hint-show = Muéstramelo
hint-explain = Explicar este paso
hint-off = No más consejos
act-why-lesson = no en este paso
problem-lesson = Ahora la lección trata de otra cosa.
problem-no-lesson = Esto no es una lección.
problem-unknown-lesson = Esa lección no existe.
rivals-imperium = Los puntos y el tercer Agente
rivals-imperium-text = En cuanto tiene 3 cartas de Intriga, 3 de agua, 7 solaris o 7 de especia, compra un punto. Su Maestro de armas llega solo en la ronda que se ve en su asiento. Puede ganar.
rivals-deciding = Decides por él
rivals-deciding-text = La Influencia va donde menos tiene. En caso de empate, y en cualquier otra elección, se te pregunta a ti.
rivals-spoiler-over = El tercero en la mesa
rivals-spoiler = Ni recursos ni puntos
rivals-spoiler-text = La Casa Hagal juega después de cada turno de Agente del Jugador inicial. Bloquea casillas, sube con las Facciones, tiene Alianzas y ocupa una posición en el Conflicto, pero no recibe recompensa.
plan-paul_atreides = Siempre ves tu próxima carta: roba cuando sea buena. «Anillo heráldico» la roba al momento.
plan-glossu_the_beast_rabban = Combate: «Anillo heráldico» recluta tropas vaya donde vaya, dos en cuanto tienes una Alianza.
plan-earl_memnon_thorvald = Toma pronto un asiento en el Alto Consejo: además te da 1 de Influencia. «Anillo heráldico» reúne especia.
plan-count_ilban_richese = Reúne solaris: cada vez que pagas una casilla con ellos, robas una carta. «Anillo heráldico» da uno cada vez.
