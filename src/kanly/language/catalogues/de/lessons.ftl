### Lektionen: lesson-ID-SCHRITT verlangt einen Schritt, lesson-ID-learnt beendet eine Lektion, lesson-not-WORT sagt, warum nicht.

lesson-agents-card = Ein Agentenzug beginnt mit einer Karte. Wähle eine mit einem Symbol auf dem Bild.
lesson-agents-place = Die hellen Felder tragen dasselbe Symbol. Wähle eines: Kosten und Ertrag stehen da, bevor du bestätigst.
lesson-agents-end = Dein Agent steht dort, und du hast, was das Feld gibt. Noch ließe es sich rückgängig machen; beende deinen Zug, wenn du so weit bist.
lesson-agents-second = Du hast einen zweiten Agenten: Entsende ihn mit deiner anderen Karte. Der dunkle Streifen auf einem Feld ist sein Preis.
lesson-agents-home = Beide Agenten sind unterwegs. Beende deinen Zug.
lesson-agents-learnt = Ein Symbol auf einer Karte öffnet alle Felder mit diesem Symbol. Am Ende der Runde kommen die Agenten zurück.

lesson-buying-reveal = Kein Agent ist mehr da, also deckst du jetzt auf. Karten, die du nicht ausgespielt hast, geben, was unten auf ihnen steht.
lesson-buying-buy = Das macht 5 Überzeugung. Erwirb eine Karte, die du bezahlen kannst.
lesson-buying-end = Was du nicht ausgibst, verfällt. Erwirb noch eine Karte, wenn es reicht, und beende deinen Zug.
lesson-buying-learnt = Eine neue Karte kommt auf deinen Ablagestapel und später auf deine Hand. So wird dein Deck Runde um Runde besser.

lesson-combat-go = Truppen ziehen von Feldern mit gekreuzten Schwertern in den Kampf. Spiele „{ card-reconnaissance }“ aus und geh zum Feld „{ space-arrakeen }“: Dort kommt ein Trupp hinzu.
lesson-combat-troops = Der neue Trupp und bis zu zwei weitere dürfen mit, und jeder zählt 2. Die größte Kampfstärke ist 8: Setze alle drei ein.
lesson-combat-reveal = Du stehst bei 6. Beende deinen Zug und decke auf: Das Schwert auf „{ card-dagger }“ zählt 1 dazu.
lesson-combat-intrigue = Jetzt ist Kampf: 7 gegen 8. Spiele deine Intrigenkarte aus, sie gibt 3 Schwerter.
lesson-combat-win = 10 gegen 8. Spiele keine Karten mehr aus und nimm die erste Belohnung: 1 Einfluss bei einer Fraktion deiner Wahl.
lesson-combat-learnt = Die größte Kampfstärke erhält die erste Belohnung, die nächste die zweite. Bei Gleichstand um den ersten Platz erhalten beide die zweite.

lesson-influence-faction = Ein Fraktionsfeld gibt 1 Einfluss, und der zweite ist ein Siegpunkt. Spiele „{ card-diplomacy }“ aus und geh zum Feld „{ space-espionage }“.
lesson-influence-spy = Da ist dein Punkt. Platziere nun einen Spion zwischen „{ space-spice_refinery }“ und „{ space-arrakeen }“: Er beobachtet beide.
lesson-influence-enter = Beende deinen Zug, und jemand geht zum Feld „{ space-arrakeen }“. Dein Spion bringt dich trotzdem hinein: Geh mit „{ card-reconnaissance }“ dorthin.
lesson-influence-plot = Dein Spion ist zurück. Spiele nun deine Intrigenkarte aus: Ein Komplott gehört in den eigenen Zug.
lesson-influence-end = Du darfst Truppen einsetzen. Beende deinen Zug.
lesson-influence-learnt = Einfluss bringt Punkte, und Spione öffnen belegte Felder. Deine Intrigenkarten sieht niemand, bis du sie ausspielst.

lesson-points-alliance = Wer zuerst 4 Einfluss erreicht, erhält die Allianz und einen Punkt; bei den Fremen hast du 3. Spiele „{ card-diplomacy }“ aus und geh zum Feld „{ space-fremkit }“.
lesson-points-reveal = Ein Punkt für die Allianz. Beende deinen Zug und decke deine Hand auf.
lesson-points-flow = Deine Überzeugung reicht für „{ card-the_spice_must_flow }“. Erwirb die Karte: Das ist sofort ein Punkt.
lesson-points-fight = Mehr Punkte bringt der Konflikt: seine Belohnung und sein Abzeichen, ein Paar mit dem deiner Abzeichenkarte. Beende deinen Zug und spiele keine Karten mehr aus.
lesson-points-learnt = Die Allianz 1, die Karte 1, der Konflikt 2. Hat jemand 10 Punkte, endet die Partie mit dieser Runde, und es gewinnt, wer die meisten hat.

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
