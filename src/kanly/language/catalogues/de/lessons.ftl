### Lektionen: lesson-ID-WORT verlangt einen Schritt, lesson-ID-learnt beendet eine Lektion, lesson-not-WORT sagt, warum nicht.

lesson-agents-card = Ein Agentenzug beginnt mit einer Karte. Wähle eine mit einem Symbol auf dem Bild.
lesson-agents-place = Die hellen Felder tragen dasselbe Symbol. Wähle eines: Kosten und Ertrag stehen da, bevor du bestätigst.
lesson-agents-price = Dieses Feld hat zwei Preise, und wer mehr bezahlt, erhält mehr. Wähle einen.
lesson-agents-effect = Dein Agent ist angekommen. Was das Feld gibt, steht unten: Nimm es.
lesson-agents-end = Dein Agent steht dort, und du hast, was das Feld gibt. Solange keine verdeckte Karte gesehen wurde, lässt es sich rückgängig machen; beende deinen Zug, wenn du so weit bist.
lesson-agents-second = Du hast einen zweiten Agenten: Entsende ihn mit deiner anderen Karte.
lesson-agents-second-place = Wähle ein helles Feld. Der dunkle Streifen auf manchen ist der Preis.
lesson-agents-home = Beide Agenten sind unterwegs. Beende deinen Zug.
lesson-agents-learnt = Ein Symbol auf einer Karte öffnet alle Felder mit diesem Symbol. Am Ende der Runde kommen die Agenten zurück.

lesson-buying-reveal = Kein Agent ist mehr da, also deckst du jetzt auf. Karten, die du nicht ausgespielt hast, geben, was unten auf ihnen steht.
lesson-buying-buy = Das macht 5 Überzeugung. Erwirb eine Karte, die du bezahlen kannst.
lesson-buying-more = Was du nicht ausgibst, verfällt. Erwirb noch eine Karte oder beende deinen Zug.
lesson-buying-end = Die neue Karte liegt auf deinem Ablagestapel, und der Rest reicht für keine mehr. Beende deinen Zug.
lesson-buying-learnt = Ist dein Deck leer, wird der Ablagestapel gemischt und zum Deck: So kommt die neue Karte auf deine Hand. Runde um Runde wird dein Deck besser.

lesson-combat-go = Truppen ziehen von Feldern mit gekreuzten Schwertern in den Kampf. „{ card-reconnaissance }“ öffnet einige davon: Spiele die Karte aus.
lesson-combat-go-place = Geh zum Feld „{ space-arrakeen }“: Es hat gekreuzte Schwerter, und ein Trupp kommt hinzu.
lesson-combat-troops = Der neue Trupp und bis zu zwei weitere dürfen mit, und jeder zählt 2. Die größte Kampfstärke ist 8: Setze alle drei ein.
lesson-combat-end = Du stehst bei 6 gegen 8. Beende deinen Zug: Beim Aufdecken kommen Schwerter dazu.
lesson-combat-reveal = Decke jetzt deine Hand auf. Das Schwert auf „{ card-dagger }“ zählt 1 dazu.
lesson-combat-buy = Das macht 7. Erwirb eine Karte, wenn es reicht, und beende deinen Zug.
lesson-combat-intrigue = Jetzt ist Kampf: 7 gegen 8. Spiele deine Intrigenkarte aus, sie gibt 3 Schwerter.
lesson-combat-win = 10 gegen 8: Das genügt. Spiele vorerst keine Karten mehr aus.
lesson-combat-reward = Gewonnen. Die erste Belohnung ist 1 Einfluss: Wähle eine Fraktion.
lesson-combat-learnt = Die größte Kampfstärke erhält die erste Belohnung, die nächste die zweite; bei Gleichstand um den ersten Platz erhalten beide die zweite. Danach gehen alle Truppen im Konflikt in den Vorrat zurück, wer auch gewonnen hat; die in deiner Garnison bleiben.

lesson-influence-faction = Ein Fraktionsfeld gibt 1 Einfluss, und der zweite ist ein Siegpunkt. „{ card-diplomacy }“ öffnet sie alle: Spiele die Karte aus.
lesson-influence-faction-place = Geh zum Feld „{ space-espionage }“: Dort hast du schon 1 Einfluss.
lesson-influence-spy = Da ist dein Punkt. „{ space-espionage }“ platziert auch einen Spion: Wähle das unten.
lesson-influence-post = Posten sind mit einem Auge markiert. Platziere deinen Spion zwischen „{ space-spice_refinery }“ und „{ space-arrakeen }“: Er beobachtet beide.
lesson-influence-leave = Beende deinen Zug. Jemand geht dann zum Feld „{ space-arrakeen }“.
lesson-influence-enter = „{ space-arrakeen }“ ist belegt, aber dein Spion beobachtet das Feld und bringt dich hinein. Spiele „{ card-reconnaissance }“ aus.
lesson-influence-enter-place = Geh zum Feld „{ space-arrakeen }“. Dafür kommt dein Spion zurück.
lesson-influence-plot = Dein Spion ist zurück. Spiele nun deine Intrigenkarte aus: Ein Komplott gehört in den eigenen Zug.
lesson-influence-deploy = „{ space-arrakeen }“ hat gekreuzte Schwerter: Du darfst Truppen einsetzen. Beende deinen Zug, wenn du so weit bist.
lesson-influence-end = Das war dein zweiter Agent. Beende deinen Zug.
lesson-influence-learnt = Einfluss bringt Punkte, und Spione öffnen belegte Felder. Deine Intrigenkarten sieht niemand, bis du sie ausspielst.

lesson-points-alliance = Wer zuerst 4 Einfluss erreicht, erhält die Allianz und einen Punkt; bei den Fremen hast du 3. Spiele „{ card-diplomacy }“ aus.
lesson-points-alliance-place = Geh zum Feld „{ space-fremkit }“: Es gibt 1 Einfluss bei den Fremen.
lesson-points-influence = Der Einfluss steht unten: Nimm ihn, es ist der vierte.
lesson-points-next = Ein Punkt für die Allianz und 1 Wasser von der Leiste. Beende deinen Zug: Dein anderer Agent braucht das Wasser.
lesson-points-hooks = Du hast einen Haken vom Feld „{ space-sietch_tabr }“: Damit rufst du Sandwürmer. Spiele „{ card-dune_the_desert_planet }“ aus.
lesson-points-hooks-place = Geh zum Feld „{ space-hagga_basin }“. Der Schildwall ist weg: Solange er steht, kommt kein Sandwurm zu einem Konflikt dahinter.
lesson-points-effect = Das Feld gibt Spice oder einen Sandwurm und steht unten. Mach damit weiter.
lesson-points-worm = Nimm den Sandwurm: Er kommt sofort in den Konflikt, mit Kampfstärke 3. Wer dort einen hat, erhält die Belohnung zweimal.
lesson-points-deploy = Der Sandwurm ist im Konflikt. Du darfst auch Truppen einsetzen; beende dann deinen Zug.
lesson-points-end = Beide Agenten sind unterwegs. Beende deinen Zug.
lesson-points-reveal = Decke deine Hand auf: Der nächste Punkt ist zu erwerben.
lesson-points-flow = Deine Überzeugung reicht für „{ card-the_spice_must_flow }“. Erwirb die Karte: Das ist sofort ein Punkt.
lesson-points-objective = Deine Abzeichenkarte vom Anfang zeigt einen Ornithopter und dieser Konflikt auch: Gewinnst du ihn, ist das Paar ein Punkt. Beende deinen Zug.
lesson-points-learnt = Die Allianz 1, die Karte 1, der Konflikt 3: sein Punkt zweimal durch den Sandwurm, dazu das Paar. Hat jemand 10 Punkte, endet die Partie mit dieser Runde, und es gewinnt, wer die meisten hat.

lesson-not-now = Nicht in diesem Schritt: Was hell ist, führt weiter.
lesson-not-agents = Erst die Agenten: Nach dem Aufdecken entsendest du in dieser Runde keinen mehr.
lesson-not-troops = Truppen haben ihre eigene Lektion.
lesson-not-buy = Erwirb erst eine Karte: Was du nicht ausgibst, verfällt.
lesson-not-recruit = Von hier könnten nur zwei Truppen mit. In „{ space-arrakeen }“ kommt ein dritter Trupp hinzu.
lesson-not-swords = Kein Feld für diese Karte hat gekreuzte Schwerter.
lesson-not-three = Zu wenig gegen 8: Setze alle drei ein.
lesson-not-second = Mit 7 gegen 8 wäre es nur der zweite Platz.
lesson-not-spy = Das bringt keinen Spion. Geh mit „{ card-diplomacy }“ zum Feld „{ space-espionage }“.
lesson-not-plot = Behalte diese Karte: Ihr Schritt kommt bald.
lesson-not-post = Der Spion soll „{ space-arrakeen }“ beobachten: Nimm den Posten daneben.
lesson-not-arrakeen = Dein Spion hilft dir in „{ space-arrakeen }“. Geh dorthin.
lesson-not-fremen = Erst die Allianz: Bei den Fremen fehlt 1 Einfluss.
lesson-not-flow = Erst „{ card-the_spice_must_flow }“: Die Karte ist einen Punkt wert.
lesson-not-later = Drei deiner Truppen sind schon im Konflikt: Das genügt.
lesson-not-basin = Sandwürmer kommen beim Feld „{ space-hagga_basin }“: Geh mit „{ card-dune_the_desert_planet }“ dorthin.
lesson-not-worm = Nicht das Spice: Der Sandwurm verdoppelt deine Belohnung.
