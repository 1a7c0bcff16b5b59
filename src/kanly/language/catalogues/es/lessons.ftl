### Lecciones: lesson-ID-PALABRA pide un paso, lesson-ID-learnt cierra la lección, lesson-not-PALABRA dice por qué no.

lesson-agents-card = Un turno de Agente empieza con una carta. Elige una que tenga un símbolo en su imagen.
lesson-agents-place = Las casillas iluminadas llevan el mismo símbolo. Elige una: verás lo que cuesta y lo que da antes de confirmar.
lesson-agents-price = Esta casilla tiene dos precios, y quien paga más recibe más. Elige uno.
lesson-agents-effect = Tu Agente ha llegado. Lo que da la casilla se ofrece abajo: tómalo.
lesson-agents-end = Tu Agente está allí y tienes lo que da la casilla. Si no has visto cartas ocultas, aún puedes deshacerlo; termina tu turno cuando quieras.
lesson-agents-second = Tienes un segundo Agente: envíalo con tu otra carta.
lesson-agents-second-place = Elige una casilla iluminada. La franja oscura de algunas es el precio.
lesson-agents-home = Tus dos Agentes están fuera. Termina tu turno.
lesson-agents-learnt = Un símbolo en una carta abre todas las casillas con ese símbolo. Al final de la ronda, los Agentes vuelven.

lesson-buying-reveal = No te quedan Agentes, así que ahora revelas. Las cartas que no has jugado dan lo que llevan al pie.
lesson-buying-buy = Eso hace 5 de Persuasión. Adquiere cualquier carta que puedas pagar.
lesson-buying-more = Lo que no gastas se pierde. Adquiere otra carta o termina tu turno.
lesson-buying-end = La carta nueva está en tu pila de descartes y el resto no alcanza para nada. Termina tu turno.
lesson-buying-learnt = Cuando tu mazo se acaba, la pila de descartes se baraja y pasa a ser tu mazo: así llega la carta nueva a tu mano. Ronda a ronda, tu mazo mejora.

lesson-combat-go = Las tropas van a luchar desde casillas con espadas cruzadas. «{ card-reconnaissance }» abre algunas: juégala.
lesson-combat-go-place = Ve a «{ space-arrakeen }»: tiene espadas cruzadas y además recluta una tropa.
lesson-combat-troops = La tropa nueva y hasta dos más pueden ir, y cada una cuenta 2. La mayor Potencia de Combate es 8: despliega las tres.
lesson-combat-end = Tienes 6 contra 8. Termina tu turno: al revelar se suman las espadas.
lesson-combat-reveal = Ahora revela tu mano. La espada de «{ card-dagger }» suma 1.
lesson-combat-buy = Con eso tienes 7. Adquiere una carta si puedes y termina tu turno.
lesson-combat-intrigue = Ahora es el Combate: 7 contra 8. Juega tu carta de Intriga, que da 3 espadas.
lesson-combat-win = 10 contra 8: es suficiente. No juegues más cartas por ahora.
lesson-combat-reward = Has ganado. La primera recompensa es 1 de Influencia: elige una Facción.
lesson-combat-learnt = La mayor Potencia de Combate recibe la primera recompensa; la siguiente, la segunda; si dos empatan por la primera posición, cada cual recibe la segunda. Después, todas las tropas del Conflicto vuelven al suministro, gane quien gane; las de tu guarnición se quedan.

lesson-influence-faction = Una casilla de Facción da 1 de Influencia, y la segunda es un Punto de Victoria. «{ card-diplomacy }» las abre todas: juégala.
lesson-influence-faction-place = Ve a «{ space-espionage }»: allí ya tienes 1 de Influencia.
lesson-influence-spy = Ahí tienes tu punto. «{ space-espionage }» también coloca un Espía: elígelo abajo.
lesson-influence-post = Los puestos están marcados con un ojo. Coloca tu Espía entre «{ space-spice_refinery }» y «{ space-arrakeen }»: vigila las dos.
lesson-influence-leave = Termina tu turno. Alguien irá a «{ space-arrakeen }».
lesson-influence-enter = «{ space-arrakeen }» está ocupada, pero tu Espía la vigila y te deja entrar. Juega «{ card-reconnaissance }».
lesson-influence-enter-place = Ve a «{ space-arrakeen }». A cambio, tu Espía vuelve al suministro.
lesson-influence-plot = Tu Espía ha vuelto. Juega ahora tu carta de Intriga: una Trama se juega en tu propio turno.
lesson-influence-deploy = «{ space-arrakeen }» tiene espadas cruzadas: puedes desplegar tropas. Cuando quieras, termina tu turno.
lesson-influence-end = Era tu segundo Agente. Termina tu turno.
lesson-influence-learnt = La Influencia da puntos y los Espías abren casillas ocupadas. Nadie ve tus cartas de Intriga hasta que las juegas.

lesson-points-alliance = Quien llega primero a 4 de Influencia recibe la Alianza y un punto; tú tienes 3 con los Fremen. Juega «{ card-diplomacy }».
lesson-points-alliance-place = Ve a «{ space-fremkit }»: da 1 de Influencia con los Fremen.
lesson-points-influence = La Influencia se ofrece abajo: tómala, es la cuarta.
lesson-points-next = Un punto por la Alianza y 1 de agua del medidor. Termina tu turno: tu otro Agente necesita el agua.
lesson-points-hooks = Tienes Garfios de doma de «{ space-sietch_tabr }»: con ellos llamas gusanos de arena. Juega «{ card-dune_the_desert_planet }».
lesson-points-hooks-place = Ve a «{ space-hagga_basin }». La Muralla Escudo ya no está: mientras sigue en pie, ningún gusano de arena acude a un Conflicto que esté detrás.
lesson-points-effect = La casilla da especia o un gusano de arena y se ofrece abajo. Sigue con ella.
lesson-points-worm = Elige el gusano de arena: va directo al Conflicto con 3 de Potencia de Combate. Quien tiene uno allí recibe la recompensa dos veces.
lesson-points-deploy = El gusano de arena está en el Conflicto. También puedes desplegar tropas; luego termina tu turno.
lesson-points-end = Tus dos Agentes están fuera. Termina tu turno.
lesson-points-reveal = Revela tu mano: el próximo punto se compra.
lesson-points-flow = Tienes Persuasión suficiente para «{ card-the_spice_must_flow }». Adquiérela: es un punto al instante.
lesson-points-objective = Tu Objetivo, la carta con la que empezaste, muestra un ornitóptero, y este Conflicto también: si lo ganas, la pareja es un punto. Termina tu turno.
lesson-points-learnt = La Alianza 1, la carta 1, el Conflicto 3: su punto dos veces por el gusano de arena, y la pareja. Cuando alguien tiene 10 puntos, la partida termina con esa ronda y gana quien tenga más.

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
lesson-not-later = Ya tienes tres tropas en el Conflicto: son suficientes.
lesson-not-basin = Los gusanos de arena llegan en «{ space-hagga_basin }»: ve allí con «{ card-dune_the_desert_planet }».
lesson-not-worm = La especia no: el gusano de arena dobla tu recompensa.
