### Lecciones: lesson-ID-PASO pide un paso, lesson-ID-learnt cierra la lección, lesson-not-PALABRA dice por qué no.

lesson-agents-card = Un turno de Agente empieza con una carta. Elige una que tenga un símbolo en su imagen.
lesson-agents-place = Las casillas iluminadas llevan el mismo símbolo. Elige una: verás lo que cuesta y lo que da antes de confirmar.
lesson-agents-end = Tu Agente está allí y tienes lo que da la casilla. Aún podrías deshacerlo; termina tu turno cuando quieras.
lesson-agents-second = Tienes un segundo Agente: envíalo con tu otra carta. La franja oscura de una casilla es su precio.
lesson-agents-home = Tus dos Agentes están fuera. Termina tu turno.
lesson-agents-learnt = Un símbolo en una carta abre todas las casillas con ese símbolo. Al final de la ronda, los Agentes vuelven.

lesson-buying-reveal = No te quedan Agentes, así que ahora revelas. Las cartas que no has jugado dan lo que llevan al pie.
lesson-buying-buy = Eso hace 5 de Persuasión. Adquiere cualquier carta que puedas pagar.
lesson-buying-end = Lo que no gastas se pierde. Adquiere otra carta si puedes y termina tu turno.
lesson-buying-learnt = La carta nueva va a tu pila de descartes y más adelante llega a tu mano. Así tu mazo mejora, ronda a ronda.

lesson-combat-go = Las tropas van a luchar desde casillas con espadas cruzadas. Juega «{ card-reconnaissance }» y ve a «{ space-arrakeen }», donde además reclutas una tropa.
lesson-combat-troops = La tropa nueva y hasta dos más pueden ir, y cada una cuenta 2. La mayor Potencia de Combate es 8: despliega las tres.
lesson-combat-reveal = Tienes 6. Termina tu turno y revela: la espada de «{ card-dagger }» suma 1.
lesson-combat-intrigue = Ahora es el Combate: 7 contra 8. Juega tu carta de Intriga, que da 3 espadas.
lesson-combat-win = 10 contra 8. No juegues más cartas y toma la primera recompensa: 1 de Influencia con la Facción que quieras.
lesson-combat-learnt = La mayor Potencia de Combate recibe la primera recompensa; la siguiente, la segunda. Si dos empatan por la primera posición, cada cual recibe la segunda.

lesson-influence-faction = Una casilla de Facción da 1 de Influencia, y la segunda es un Punto de Victoria. Juega «{ card-diplomacy }» y ve a «{ space-espionage }».
lesson-influence-spy = Ahí tienes tu punto. Coloca ahora un Espía entre «{ space-spice_refinery }» y «{ space-arrakeen }»: vigila las dos.
lesson-influence-enter = Termina tu turno y alguien irá a «{ space-arrakeen }». Tu Espía te deja entrar igualmente: ve allí con «{ card-reconnaissance }».
lesson-influence-plot = Tu Espía ha vuelto. Juega ahora tu carta de Intriga: una Trama se juega en tu propio turno.
lesson-influence-end = Puedes desplegar tropas. Termina tu turno.
lesson-influence-learnt = La Influencia da puntos y los Espías abren casillas ocupadas. Nadie ve tus cartas de Intriga hasta que las juegas.

lesson-points-alliance = Quien llega primero a 4 de Influencia recibe la Alianza y un punto; tú tienes 3 con los Fremen. Juega «{ card-diplomacy }» y ve a «{ space-fremkit }».
lesson-points-reveal = Un punto por la Alianza. Termina tu turno y revela tu mano.
lesson-points-flow = Tienes Persuasión suficiente para «{ card-the_spice_must_flow }». Adquiérela: es un punto al instante.
lesson-points-fight = Hay más puntos en el Conflicto: su recompensa y su icono, que forma pareja con el de tu Objetivo. Termina tu turno y no juegues cartas.
lesson-points-learnt = La Alianza 1, la carta 1, el Conflicto 2. Cuando alguien tiene 10 puntos, la partida termina con esa ronda y gana quien tenga más.

lesson-not-now = No en este paso: sigue con lo que está iluminado.
lesson-not-agents = Primero los Agentes: después de revelar no envías ninguno en esta ronda.
lesson-not-troops = Las tropas tienen su propia lección.
lesson-not-buy = Antes adquiere una carta: lo que no gastas se pierde.
lesson-not-recruit = Desde aquí solo irían dos tropas. En «{ space-arrakeen }» hay una tercera.
lesson-not-swords = Ninguna casilla de esta carta tiene espadas cruzadas.
lesson-not-three = Es poco contra 8: despliega las tres.
lesson-not-second = Con 7 contra 8 quedarías en segunda posición.
lesson-not-spy = Eso no da ningún Espía. Ve a «{ space-espionage }» con «{ card-diplomacy }».
lesson-not-plot = Guarda esta carta: su paso llega pronto.
lesson-not-post = El Espía debe vigilar «{ space-arrakeen }»: elige el puesto de al lado.
lesson-not-arrakeen = Tu Espía sirve en «{ space-arrakeen }». Ve allí.
lesson-not-fremen = Primero la Alianza: con los Fremen falta 1 de Influencia.
lesson-not-flow = Primero «{ card-the_spice_must_flow }»: vale un punto.
