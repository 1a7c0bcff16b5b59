### Lernen und durchsehen: die Karten, die Regelhilfe, der Rückblick auf eine Partie, die Begleitung.

learn-back = Zurück

## Die Karten

learn-cards-title = Karten und Felder
learn-cards-intro = Alle Spielteile mit ihren Symbolen und ihrem vollen Text.
learn-cards-search = Nach Name oder Text suchen
learn-cards-filters = Filter
learn-cards-kind = Art
learn-cards-faction = Fraktion
learn-cards-icon = Agentensymbol
learn-cards-cost = Überzeugungskosten
learn-cards-from = von
learn-cards-to = bis
learn-cards-module = Modul
learn-cards-any = Alle
learn-cards-base = Ohne Modul
learn-cards-choam = MAFEA
learn-cards-six_players = Zu sechst
learn-cards-reset = Filter aufheben
learn-cards-found =
    { $n ->
        [0] Nichts passt zu diesen Wörtern und Filtern.
        [one] { $n } Eintrag
       *[other] { $n } Einträge
    }
learn-cards-none-help = Suche mit weniger Wörtern oder hebe die Filter auf.
learn-cards-copies = × { $n }
learn-cards-copies-spoken = { $n } Exemplare
learn-cards-cost-spoken = kostet { $n } Überzeugung
learn-cards-icons-spoken = Agentensymbole: { $icons }
learn-cards-no-icons = Kein Agentensymbol
learn-cards-reveal = Aufdecken
learn-cards-acquire = Beim Erwerben
learn-cards-level = Konflikt { $level }
learn-cards-place = { $n ->
        [1] 1.
        [2] 2.
       *[3] 3.
    }
learn-cards-signet = Siegelring
learn-cards-scheme = Schachzug
learn-cards-swordmaster = Schwertmeister-Wert { $n }
learn-cards-swords = { $n ->
        [one] { $n } Schwert im Kampf
       *[other] { $n } Schwerter im Kampf
    }
learn-cards-combat-space = Kampffeld
learn-cards-maker-space = Sandwurm-Feld
learn-cards-needs = braucht { $n } Einfluss: { $faction }
learn-cards-control = Kontrolle
learn-kind-starter = Startkarten
learn-kind-reserve = Reserve
learn-kind-imperium = Imperium-Karten
learn-kind-intrigue = Intrigenkarten
learn-kind-conflict = Konflikte
learn-kind-objective = Abzeichenkarten
learn-kind-contract = Verträge
learn-kind-leader = Anführer
learn-kind-rival = Rivalen
learn-kind-hagal = Haus Hagal
learn-kind-space = Spielplanfelder
learn-intrigue-plot = Komplott
learn-intrigue-combat = Kampf
learn-intrigue-endgame = Finale

## Die Regelhilfe

learn-rules-title = Regelhilfe
learn-rules-intro = Das Spiel in Kürze, danach alle seine Begriffe. Der Tisch zeigt immer, was erlaubt ist, und sagt, warum etwas nicht geht.
learn-rules-search = In den Regeln suchen
learn-rules-contents = Inhalt
learn-rules-see = Siehe auch
learn-rules-steps = Das Spiel in Kürze
learn-rules-words = Alle Begriffe
learn-rules-found =
    { $n ->
        [0] Nichts gefunden. Versuche es mit einem einzelnen Wort, etwa dem Namen eines Spielteils.
        [one] { $n } Eintrag
       *[other] { $n } Einträge
    }
learn-rules-cards = Alle Karten und Felder
learn-group-turns = Agenten und Felder
learn-group-cards = Karten und Decks
learn-group-goods = Ressourcen und Punkte
learn-group-politics = Fraktionen und Hoher Rat
learn-group-spies = Spione
learn-group-war = Truppen und Konflikt
learn-group-intrigue = Intrigen
learn-group-contracts = Verträge (MAFEA-Modul)
learn-group-end = Ende der Runde, Ende der Partie
learn-group-rivals = Rivalen: allein und zu zweit
learn-group-teams = Teams: zu sechst
learn-group-table = An diesem Tisch

## Fünf kurze Kapitel

chapter-round = Eine Runde in fünf Schritten
chapter-round-1 = Rundenbeginn: Eine neue Konfliktkarte wird aufgedeckt, und alle ziehen 5 Karten.
chapter-round-2 = Spielzüge: Wer den Startmarker hat, beginnt; dann sind alle reihum mit je einem Zug dran, entweder mit einem Agentenzug oder mit dem Aufdeckzug. Das geht so lange, bis alle aufgedeckt haben.
chapter-round-3 = Kampf: Wer Einheiten im Konflikt hat, darf Kampf-Intrigenkarten ausspielen. Danach erhalten die Stärksten die Belohnungen.
chapter-round-4 = Sandwürmer: Auf jedes Sandwurm-Feld, auf dem kein Agent steht, kommt 1 Spice.
chapter-round-5 = Rückruf: Hat jemand 10 Punkte oder ist keine Konfliktkarte mehr da, beginnt das Finale. Sonst kehren die Agenten zurück, und der Startmarker wandert weiter.

chapter-agent-turn = Ein Agentenzug
chapter-agent-turn-1 = Wähle eine Handkarte mit einem Agentensymbol.
chapter-agent-turn-2 = Wähle ein freies Feld mit diesem Symbol, dessen Kosten du bezahlen kannst und dessen Voraussetzung du erfüllst.
chapter-agent-turn-3 = Bezahle die Kosten und stelle deinen Agenten dorthin.
chapter-agent-turn-4 = Hast du einen Spion auf einem Posten, der mit dem Feld verbunden ist, darfst du ihn zurückrufen, um eine Karte zu ziehen.
chapter-agent-turn-5 = Handle die Effekte des Feldes und des Agentenbereichs der Karte in beliebiger Reihenfolge ab; ein Fraktionsfeld gibt außerdem 1 Einfluss.
chapter-agent-turn-6 = Auf einem Kampffeld darfst du Truppen einsetzen: die in diesem Zug rekrutierten und bis zu zwei weitere aus deiner Garnison.

chapter-reveal-turn = Ein Aufdeckzug
chapter-reveal-turn-1 = Decke alle Karten auf, die du noch auf der Hand hast.
chapter-reveal-turn-2 = Zähle Überzeugung und Schwerter und handle die Aufdeck-Effekte in beliebiger Reihenfolge ab. Karten, die du mit Agenten ausgespielt hast, geben jetzt nichts.
chapter-reveal-turn-3 = Erwirb Karten für Überzeugung, vor, zwischen oder nach den Effekten. Sie kommen auf deinen Ablagestapel; was du nicht ausgibst, verfällt.
chapter-reveal-turn-4 = Deine Kampfstärke wird bestimmt: 2 je Trupp, 3 je Sandwurm, 1 je Schwert; ohne Einheit im Konflikt ist sie 0.
chapter-reveal-turn-5 = Alle deine Karten kommen auf deinen Ablagestapel. In dieser Runde hast du keinen Zug mehr.

chapter-combat = Der Kampf
chapter-combat-1 = Nur wer mindestens eine Einheit im Konflikt hat, nimmt teil.
chapter-combat-2 = Beginnend beim Startmarker spielen die Beteiligten reihum Kampf-Intrigenkarten aus oder passen, bis alle nacheinander gepasst haben.
chapter-combat-3 = Die größte Kampfstärke gewinnt die erste Belohnung, die nächste die zweite; die dritte gibt es zu viert und zu sechst oder bei Gleichstand um den zweiten Platz.
chapter-combat-4 = Bei Gleichstand um den ersten Platz gewinnt niemand, und alle, die gleichauf liegen, erhalten die zweite Belohnung.
chapter-combat-5 = Hast du einen Sandwurm im Konflikt, erhältst du deine Belohnung zweimal.
chapter-combat-6 = Wer gewinnt, behält die Konfliktkarte wegen ihres Abzeichens. Alle Truppen im Konflikt kehren in den Vorrat zurück.

chapter-winning = Wie man gewinnt
chapter-winning-1 = Das Finale beginnt, wenn jemand am Ende einer Runde mindestens 10 Siegpunkte hat oder der letzte Konflikt vorbei ist: spätestens nach 10 Runden.
chapter-winning-2 = 2 Einfluss bei einer Fraktion ist 1 Punkt wert, ihre Allianz 1 weiteren.
chapter-winning-3 = Konflikte geben Punkte als Belohnung, und jedes Paar gleicher Abzeichen gibt 1.
chapter-winning-4 = „Das Spice muss fließen“, einige Karten und Finale-Intrigenkarten geben Punkte.
chapter-winning-5 = Es gewinnt, wer die meisten Punkte hat. Bei Gleichstand entscheiden Spice, dann Solaris, Wasser und die Truppen in der Garnison.

chapter-teams = Zu sechst in zwei Teams
chapter-teams-1 = Zwei Teams zu dritt: Muad'Dib und Shaddam sind die Kommandanten, beide mit zwei Verbündeten. Die Züge wechseln zwischen den Teams.
chapter-teams-2 = In jedem Zug eines Kommandanten wird ein Verbündeter aktiviert: Seine Einheiten, seine Würfel auf dem Plan und seine Schwerter handeln für den Kommandanten.
chapter-teams-3 = Alles andere gehört dem Kommandanten selbst: Waren, Karten, Überzeugung, Spione, Verträge und das persönliche Tableau.
chapter-teams-4 = Nur Verbündete kämpfen, alle für sich. Bei Gleichstand im Team darf jemand verzichten: Die größere Belohnung geht dann an die andere Person.
chapter-teams-5 = Das Finale beginnt wie immer, wenn jemand 10 Punkte hat. Dann gewinnt das Team mit der größeren Summe.

## Alle Begriffe

gloss-leader = Anführer
gloss-leader-text = Die Person, die du spielst. Anführer haben zwei Fähigkeiten: Eine wirkt, wie ihr Text sagt, die andere, wenn du die Karte „Siegelring“ ausspielst. Ein bis drei Zeichen hinter dem Namen zeigen, wie anspruchsvoll der Anführer ist.
gloss-agent = Agent
gloss-agent-text = Du hast zwei Agenten, mit dem Schwertmeister drei. Im Agentenzug spielst du eine Karte aus, um einen Agenten zu einem Feld zu entsenden. Am Ende der Runde kehren die Agenten zurück.
gloss-agent-icon = Agentensymbol
gloss-agent-icon-text = Die Symbole oben links auf der Karte. Eines davon muss das Symbol des Feldes sein, zu dem du willst. Eine Karte ohne Agentensymbol kann niemanden entsenden; sie nützt nur im Aufdeckzug.
gloss-space = Feld
gloss-space-text = Ein Ort auf dem Spielplan, der einen Agenten aufnimmt. Er zeigt sein Symbol, seine Kosten und was er gibt. Normalerweise kann dort nur ein Agent stehen.
gloss-cost = Kosten eines Feldes
gloss-cost-text = Du musst die vollen Kosten bezahlen können, bevor irgendein Effekt des Feldes oder der Karte eintritt. Bietet ein Feld zwei Kosten an, wählst und bezahlst du beim Entsenden des Agenten.
gloss-requirement = Voraussetzung
gloss-requirement-text = Drei Felder verlangen 2 Einfluss: „Imperiales Privileg“ beim Imperator, „Lieferung“ bei der Raumgilde, „Sietch Tabr“ bei den Fremen. Geprüft wird beim Entsenden des Agenten; bezahlt wird dafür nichts.
gloss-occupied = Belegtes Feld
gloss-occupied-text = Wo ein fremder Agent steht, kommst du nur hin, indem du mit einem Spion infiltrierst. Wo dein eigener Agent steht, kommst du gar nicht hin.
gloss-effects-order = Reihenfolge der Effekte
gloss-effects-order-text = Die Effekte des Feldes, des Agentenbereichs der Karte, der Einfluss eines Fraktionsfeldes und erfüllte Verträge werden in beliebiger Reihenfolge abgehandelt. Bedingungen werden geprüft, wenn der Effekt abgehandelt wird; so kann ein Effekt den nächsten ermöglichen.
gloss-optional = Dürfen und müssen
gloss-optional-text = Verzichten darfst du auf alles mit „du darfst“, auf Effekte mit Kosten vor einem Pfeil, aufs Entsorgen, aufs Platzieren eines Spions, aufs Einsetzen und aufs Erwerben. Alles andere ist Pflicht, wenn es möglich ist. Die Kosten eines Pfeils kannst du einmal pro Zug bezahlen.
gloss-swordmaster = Schwertmeister
gloss-swordmaster-text = Dein dritter Agent, schon in derselben Runde einsatzbereit. Das Feld kostet 8 Solaris, bis jemand, auch ein Rivale, einen Schwertmeister hat, danach 6. Du darfst es nur einmal pro Partie besuchen.
gloss-recall-agent = Einen Agenten zurückrufen
gloss-recall-agent-text = Einer deiner anderen Agenten, nicht der gerade entsandte, kehrt zu deinem Anführer zurück und kann in dieser Runde noch einmal entsandt werden. Das verlassene Feld ist frei.
gloss-signet-ring = Siegelring
gloss-signet-ring-text = Eine Karte jedes Startdecks. Mit einem Agenten ausgespielt, nutzt sie die Siegelring-Fähigkeit deines Anführers; beim Aufdecken tut sie das nicht.

gloss-card-boxes = Die zwei Bereiche einer Karte
gloss-card-boxes-text = Der Agentenbereich zählt, wenn du die Karte mit einem Agenten ausspielst, der Aufdeckbereich, wenn du sie aufdeckst. In einem Zug gilt nur einer von beiden.
gloss-deck = Deck
gloss-deck-text = Du beginnst mit denselben zehn Karten wie alle anderen. Musst du ziehen und das Deck ist leer, wird dein Ablagestapel zu einem neuen gemischt; Karten auf der Hand und im Spiel nicht.
gloss-draw = Ziehen
gloss-draw-text = Jede Runde beginnt damit, dass du 5 Karten ziehst; was noch auf der Hand ist, bleibt dort. Eine Karte, die du im Aufdeckzug ziehst, wird sofort aufgedeckt; eine später gezogene wartet auf die nächste Runde.
gloss-in-play = Im Spiel
gloss-in-play-text = Ausgespielte und aufgedeckte Karten liegen bis zum Ende deines Aufdeckzugs vor dir. Dann kommen sie auf deinen Ablagestapel.
gloss-imperium-row = Imperium-Reihe
gloss-imperium-row-text = Fünf Karten, die alle erwerben können. Eine Lücke wird sofort vom Imperium-Stapel aufgefüllt, und auch die neue Karte kann erworben werden.
gloss-reserve = Reserve
gloss-reserve-text = Zwei Stapel, die immer zur Auswahl stehen, solange der Vorrat reicht: „Den Weg bereiten“ und „Das Spice muss fließen“. Eine entsorgte Reservekarte kommt auf ihren Stapel zurück.
gloss-persuasion = Überzeugung
gloss-persuasion-text = Damit bezahlst du Karten in deinem Aufdeckzug. Sie kommt von aufgedeckten Karten, einem Sitz im Hohen Rat (2), einem Agenten im Sitzungssaal (1) und anderen Effekten. Sie lässt sich nicht aufheben.
gloss-acquire = Erwerben
gloss-acquire-text = Im Aufdeckzug Karten der Imperium-Reihe oder der Reserve für ihre Überzeugungskosten nehmen, so viele, wie du bezahlen kannst. Sie kommen auf deinen Ablagestapel; du ziehst sie also später.
gloss-acquire-effect = Erwerben-Effekt
gloss-acquire-effect-text = Manche Karten geben einmal etwas, in dem Moment, in dem du sie erwirbst, gleich auf welche Weise. Der Punkt für „Das Spice muss fließen“ bleibt, auch wenn die Karte später entsorgt wird.
gloss-discard = Abwerfen
gloss-discard-text = Eine Handkarte deiner Wahl kommt auf deinen Ablagestapel; du wirst sie wieder ziehen. Intrigenkarten sind nur gemeint, wo es dasteht.
gloss-trash = Entsorgen
gloss-trash-text = Eine Karte von deiner Hand, aus deinem Ablagestapel oder im Spiel endgültig aus der Partie nehmen. Ein Deck mit weniger schwachen Karten zeigt seine starken öfter. Du darfst verzichten, außer Entsorgen ist Teil der Kosten oder eine Karte entsorgt sich selbst.
gloss-fremen-bond = Fremenbund
gloss-fremen-bond-text = Ein Effekt, der nur gilt, wenn du mindestens eine weitere Fremenkarte im Spiel hast. Zwei solche Karten ermöglichen sich gegenseitig.

gloss-victory-point = Siegpunkt
gloss-victory-point-text = Wer am Ende die meisten hat, gewinnt. Zu viert beginnen alle mit 1, zu sechst Verbündete mit 1 und Kommandanten mit 4, sonst mit 0. Eine Obergrenze gibt es nicht.
gloss-solari = Solari
gloss-solari-text = Geld. Damit bezahlst du den Hohen Rat, den Schwertmeister und andere Felder und Effekte.
gloss-spice = Spice
gloss-spice-text = Kommt von den Sandwurm-Feldern. Du bezahlst damit Felder und Effekte, und am Ende entscheidet es als Erstes bei Gleichstand.
gloss-water = Wasser
gloss-water-text = Du beginnst mit 1. Du bezahlst damit den Weg in die Wüste, das Forschungszentrum und andere Effekte.
gloss-maker-space = Sandwurm-Feld
gloss-maker-space-text = Imperiales Becken, Hagga-Becken und Tiefe Wüste. Am Ende jeder Runde kommt 1 Bonus-Spice auf jedes, auf dem kein Agent steht; der nächste Besuch nimmt alles mit, zusätzlich zu dem, was das Feld gibt.

gloss-influence = Einfluss
gloss-influence-text = Deine Stufe bei jeder der vier Fraktionen, von 0 bis 6. Stufe 2 gibt 1 Siegpunkt, den du verlierst, wenn du unter 2 fällst. Stufe 4 gibt den Bonus der Leiste.
gloss-faction-space = Fraktionsfeld
gloss-faction-space-text = Die acht Felder von Imperator, Raumgilde, Bene Gesserit und Fremen. Ein Besuch gibt dort 1 Einfluss. „Sietch Tabr“, „Imperiales Privileg“ und „Lieferung“ sind keine Fraktionsfelder.
gloss-track-bonus = Bonus bei 4 Einfluss
gloss-track-bonus-text = Beim Imperator darfst du einen Spion platzieren, die Raumgilde gibt 3 Solaris, die Bene Gesserit eine Intrigenkarte, die Fremen 1 Wasser. Du erhältst ihn jedes Mal, wenn du Stufe 4 erreichst, und gibst ihn nie zurück.
gloss-alliance = Allianz
gloss-alliance-text = Wer bei einer Fraktion zuerst 4 Einfluss erreicht, erhält ihre Allianz und 1 Siegpunkt. Wer dort höher kommt, übernimmt beides; Gleichstand ändert nichts. Wer die Allianz hat und Einfluss verliert, gibt sie vielleicht an jemanden ab, der gleichauf war, oder legt sie unter 4 auf den Spielplan zurück.
gloss-high-council = Hoher Rat
gloss-high-council-text = Kostet 5 Solaris. Dein erster Besuch gibt dir einen Sitz: von da an 2 Überzeugung in jedem deiner Aufdeckzüge. Jeder weitere Besuch gibt 2 Spice, eine Intrigenkarte und 3 Truppen. Es ist für alle ein Sitz da.
gloss-control = Kontrolle
gloss-control-text = Wer bestimmte Konflikte gewinnt, erhält die Kontrolle über Arrakeen, die Spice-Raffinerie oder das Imperiale Becken. Wann immer jemand einen Agenten dorthin entsendet, erhält 1 Solari, beim Imperialen Becken 1 Spice, wer den Ort kontrolliert.
gloss-defensive-bonus = Defensivbonus
gloss-defensive-bonus-text = Wird ein Konflikt um einen Ort aufgedeckt, den du kontrollierst, darfst du sofort 1 Trupp aus deinem Vorrat einsetzen.

gloss-spy = Spion
gloss-spy-text = Du hast drei. Ein Spion steht auf einem Beobachtungsposten und bleibt dort über die Runden, bis du ihn zurückrufst. Platzieren ist immer freiwillig; ist keiner mehr im Vorrat, darfst du vorher einen vom Spielplan nehmen.
gloss-observation-post = Beobachtungsposten
gloss-observation-post-text = Die kleinen runden Plätze zwischen den Feldern. Jeder ist mit einem, zwei oder drei Feldern verbunden und nimmt einen Spion auf.
gloss-spy-icon = Spion als Agentensymbol
gloss-spy-icon-text = Eine Karte mit diesem Symbol kann zu jedem Feld entsenden, das mit einem Posten verbunden ist, auf dem du einen Spion hast. Der Spion bleibt stehen.
gloss-infiltrate = Infiltrieren
gloss-infiltrate-text = Rufe einen Spion von einem verbundenen Posten zurück, um deinen Agenten zu einem Feld zu entsenden, obwohl dort fremde Agenten stehen. Die Karte muss trotzdem passen, und du bezahlst wie sonst.
gloss-gather-intelligence = Erkenntnisse sammeln
gloss-gather-intelligence-text = Gleich nachdem du einen Agenten platziert hast, darfst du einen Spion von einem verbundenen Posten zurückrufen, um 1 Karte zu ziehen, vor allen anderen Effekten. Der Spion, mit dem du infiltriert hast, zählt nicht noch einmal.

gloss-troop = Trupp
gloss-troop-text = Du hast 12. Rekrutieren heißt, einen Trupp aus dem Vorrat in deine Garnison zu bewegen; aus einem leeren Vorrat kommt nichts. Im Konflikt ist jeder Trupp 2 Kampfstärke wert.
gloss-garrison = Garnison
gloss-garrison-text = Deine Truppen daheim, am Anfang 3. Sie kämpfen nur, wenn du sie einsetzt.
gloss-combat-space = Kampffeld
gloss-combat-space-text = Ein Feld mit gekreuzten Schwertern. Nur wenn du einen Agenten dorthin entsendest, darfst du Truppen einsetzen, außer ein Effekt sagt etwas anderes.
gloss-deploy = Einsetzen
gloss-deploy-text = Truppen aus deiner Garnison in den Konflikt bewegen. In einem Zug auf einem Kampffeld: beliebig viele der in diesem Zug rekrutierten und bis zu zwei weitere. Pflicht ist es nie.
gloss-retreat = Zurückziehen
gloss-retreat-text = Ein Trupp kehrt aus dem Konflikt in deine Garnison zurück. Sandwürmer ziehen sich nicht zurück.
gloss-conflict = Konflikt
gloss-conflict-text = Jede Runde zeigt eine Konfliktkarte, worum gekämpft wird. In zehn Runden gibt es einen Konflikt I, fünf der Stufe II und vier der Stufe III, in dieser Reihenfolge und immer wertvoller. Nach dem Kampf kehren alle Truppen dort in den Vorrat zurück.
gloss-strength = Kampfstärke
gloss-strength-text = 2 je Trupp und 3 je Sandwurm im Konflikt, 1 je Schwert. Ohne Einheit dort ist sie 0.
gloss-sword = Schwert
gloss-sword-text = 1 Kampfstärke, wenn du mindestens eine Einheit im Konflikt hast.
gloss-reward = Belohnungen und Gleichstand
gloss-reward-text = Wer am stärksten ist, erhält die erste Belohnung. Sind zwei oder mehr gleichauf Erste, gewinnt niemand, und alle von ihnen erhalten die zweite. Sind mehrere gleichauf Zweite, erhalten alle von ihnen die dritte. Sonst erhält die dritte, wer allein auf dem dritten Platz liegt, nur zu viert und zu sechst.
gloss-sandworm = Sandwurm
gloss-sandworm-text = 3 Kampfstärke, und wer mindestens einen im Konflikt hat, erhält die eigene Belohnung zweimal; Kontrolle und die Karte selbst werden nicht verdoppelt. Er kommt direkt in den Konflikt, vom Hagga-Becken oder der Tiefen Wüste aus, wenn du einen Haken hast.
gloss-maker-hooks = Haken
gloss-maker-hooks-text = Einen Haken bekommst du in Sietch Tabr und behältst ihn für den Rest der Partie. Mit ihm kannst du Sandwürmer rufen, statt das Spice zu nehmen. Zu sechst kann nur Muad'Dibs Team Haken haben: Bekommt ihn ein Verbündeter, bekommt der andere auch einen.
gloss-shield-wall = Schildwall
gloss-shield-wall-text = Solange er steht, kann kein Sandwurm in einen Konflikt um Arrakeen, die Spice-Raffinerie oder das Imperiale Becken kommen. In Sietch Tabr und durch manche Karten kann er endgültig entfernt werden.
gloss-battle-icon = Abzeichen
gloss-battle-icon-text = Crysmesser, Wüstenmaus oder Ornithopter, auf Abzeichenkarten und Konfliktkarten. Gewinnst du einen Konflikt mit dem Abzeichen einer anderen offenen Karte von dir, werden beide umgedreht und geben 1 Siegpunkt. Ein Abzeichen-Joker bildet erst im Finale ein Paar, mit einem beliebigen der drei.
gloss-objective = Abzeichenkarte
gloss-objective-text = Alle erhalten am Anfang eine, mit einem Abzeichen. Eine davon bestimmt auch, wer in der ersten Runde den Startmarker hat.

gloss-intrigue = Intrigenkarte
gloss-intrigue-text = Geheime Karten; du darfst beliebig viele haben. Ausgespielte kommen auf einen gemeinsamen Ablagestapel. Um eine auszuspielen, musst du ihre Bedingungen erfüllen und ihre Kosten bezahlen.
gloss-plot = Komplott
gloss-plot-text = Eine Intrigenkarte für deine eigenen Züge: jederzeit in deinem Agenten- oder Aufdeckzug, so viele du willst.
gloss-combat-intrigue = Kampf (Intrige)
gloss-combat-intrigue-text = Eine Intrigenkarte für den Kampf, wenn du eine Einheit im Konflikt hast. Passen schließt dich nicht aus: Solange andere noch Karten ausspielen, kommst du wieder dran.
gloss-endgame-intrigue = Finale (Intrige)
gloss-endgame-intrigue-text = Eine Intrigenkarte für das Finale, meist für Punkte, wenn du ihre Bedingung erfüllst.
gloss-steal-intrigue = Intrigen-Diebstahl
gloss-steal-intrigue-text = Alle Gegner mit vier oder mehr Intrigenkarten geben dir eine davon, zufällig bestimmt.

gloss-contract = Vertrag
gloss-contract-text = Wo das Vertrag-Symbol steht, nimmst du einen der beiden offenen Verträge; ohne das Modul oder wenn keiner mehr da ist, erhältst du 2 Solaris. Verträge liegen offen, können nicht zurückgegeben werden, und es gibt keine Obergrenze.
gloss-complete-contract = Einen Vertrag erfüllen
gloss-complete-contract-text = Das geschieht, sobald die Bedingung eintritt, und ist Pflicht. Einen Vertrag für ein Feld musst du schon gehabt haben, bevor du den Agenten dorthin entsandt hast. Ein erfüllter Vertrag wird nach seiner Belohnung umgedreht; manche Karten zählen sie.
gloss-harvest-contract = Ernte- und andere Verträge
gloss-harvest-contract-text = Ernte: Entsende einen Agenten zu einem Sandwurm-Feld und erhalte in diesem Zug mindestens so viel Spice, gleich woher. Sofort: Der Vertrag ist erfüllt, sobald du ihn nimmst. Ein Vertrag wird erfüllt, indem du „Das Spice muss fließen“ erwirbst.

gloss-first-player = Startmarker
gloss-first-player-text = Wer ihn hat, beginnt die Spielzüge und ist im Kampf zuerst dran. Am Ende jeder Runde wandert er weiter: im Uhrzeigersinn, zu zweit zwischen den beiden Personen.
gloss-makers = Sandwürmer (Phase)
gloss-makers-text = Der vierte Schritt der Runde: Auf jedes Sandwurm-Feld ohne Agenten kommt 1 Spice. Es sammelt sich an, bis jemand kommt.
gloss-recall = Rückruf
gloss-recall-text = Der letzte Schritt der Runde. Alle Agenten kehren zurück; Spione, Kontrolle, Haken und Bonus-Spice bleiben.
gloss-endgame = Finale
gloss-endgame-text = Beginnt nach einer Runde, in der jemand mindestens 10 Punkte hat oder der letzte Konflikt entschieden wurde. Reihum dürfen alle Finale-Intrigenkarten ausspielen und mit Abzeichen-Jokern Paare bilden. Punkte mitten in der Runde beenden sie nicht.
gloss-tie-breaks = Gleichstand am Ende
gloss-tie-breaks-text = Bei gleich vielen Punkten gilt der Reihe nach: das meiste Spice, die meisten Solaris, das meiste Wasser, die meisten Truppen in der Garnison und zuletzt der spätere Aufdeckzug.

gloss-rival = Rivale
gloss-rival-text = Ein Gegner, den die Regeln führen: zwei gegen eine Person, einer gegen zwei. Ein Rivale hat Agentenzüge wie du, aber keine Hand und keinen Aufdeckzug. Mit 10 Punkten beendet er die Partie, und er kann gewinnen.
gloss-house-hagal = Haus Hagal
gloss-house-hagal-text = Der Stapel, der die Rivalen bewegt; seine letzte Karte und was von ihm übrig ist, liegt neben den Plätzen. Es werden Karten aufgedeckt, bis eine ein freies Feld nennt; dorthin entsendet der Rivale einen Agenten und erhält nur, was die Karte zeigt, ohne Kosten und Voraussetzungen. Auf einem Kampffeld setzt er außerdem bis zu zwei Truppen aus seiner Garnison ein.
gloss-rival-combat = Rivalen im Kampf
gloss-rival-combat-text = Wenn der Kampf beginnt, deckt jeder Rivale mit einer Einheit im Konflikt eine Haus-Hagal-Karte auf und zählt ihre Schwerter dazu. Rivalen erhalten Belohnungen, Kontrolle und Abzeichen wie alle anderen, spielen aber keine Intrigenkarten aus.
gloss-scheme = Schachzug
gloss-scheme-text = Platziert ein Rivale seinen dritten Spion, ruft er die beiden anderen zurück und führt den Schachzug seiner Karte aus. Für etwas anderes nutzen Rivalen ihre Spione nicht.
gloss-rival-goods = Was Rivalen kaufen
gloss-rival-goods-text = Ein Rivale erhält seinen Schwertmeister, sobald seine Solaris, sein Spice, sein Wasser und seine Intrigenkarten zusammen seinen Schwertmeister-Wert erreichen; der Zähler an seinem Platz, etwa 1/8, sagt, wie weit er ist. Von da an kauft er je 1 Punkt für 7 Solaris, 7 Spice, 3 Wasser oder 3 Intrigenkarten.
gloss-difficulty = Schwierigkeitsstufen
gloss-difficulty-text = Allein wählst du: Söldner (die Rivalen beginnen ohne Truppen, du mit einer Intrigenkarte), Sardaukar (keine Änderung), Mentat (Brutale Eskalation, Experten-Truppeneinsatz und Clevere Politik) oder Kwisatz Haderach (außerdem kein Schwertmeister für dich).
gloss-variants = Varianten mit Rivalen
gloss-variants-text = Brutale Eskalation: zwei Karten für Schwerter bei einem Konflikt III. Experten-Truppeneinsatz: In Konflikten I und II setzt ein Rivale mit drei Einheiten Vorsprung keine Truppen ein. Clevere Politik: Ein Rivale meidet kostenlose Fraktionsfelder, wo seine Allianz sicher oder außer Reichweite ist. Würfelbasierter „Sturm“ in der Imperium-Reihe, nur allein: Nach deinem Aufdeckzug entfernen zwei Würfel Karten der Reihe.
gloss-streamlined = Vereinfachte Rivalen
gloss-streamlined-text = Zu zweit, mit Lady Amber Metulli oder Glossu Rabban: ein Rivale, der nicht gewinnen kann und keine Ressourcen mehr nimmt, sobald er seinen Schwertmeister hat. Felder, Allianzen und Belohnungen nimmt er euch trotzdem weg.

gloss-team = Team
gloss-team-text = Ein Kommandant und zwei Verbündete, die gemeinsam gewinnen oder verlieren. Alle haben eigene Punkte, es zählt die Summe des Teams. Die Karten der anderen sieht man auch im Team nicht.
gloss-commander = Kommandant
gloss-commander-text = Muad'Dib oder Shaddam. Ein Kommandant hat keine Armee, keine Kontrolle und keine Konfliktbelohnungen, dafür ein eigenes Startdeck, ein persönliches Tableau und zu Beginn 4 Punkte. Einheiten, die er erhält, rekrutiert der aktivierte Verbündete.
gloss-ally = Verbündete
gloss-ally-text = Eine der beiden Personen im Team eines Kommandanten, mit Armee und Würfeln auf den vier Leisten des Plans. Verbündete spielen wie zu viert und handeln außerdem in Zügen ihres Kommandanten, wenn er sie aktiviert.
gloss-activate = Verbündete aktivieren
gloss-activate-text = Im Agentenzug entscheidet der Pfeil auf dem Agenten, mit dem Schwertmeister und im Aufdeckzug der Kommandant. Einfluss auf dem Plan, Einheiten und Schwerter gehen an die aktivierte Person, die auch über den Einsatz entscheidet. Der Bonus einer Stufe gehört der Person, deren Würfel zieht.
gloss-personal-board = Persönliches Tableau
gloss-personal-board-text = Zwei Felder und eine Leiste nur für einen Kommandanten: die des Imperators für Shaddam, die der Fremen für Muad'Dib. Unter einer Klammer erhalten alle im Team die Belohnung. Stufe 2 bringt dem Kommandanten 1 Punkt, Stufe 4 die Allianz.
gloss-shared-influence = Gemeinsamer Einfluss
gloss-shared-influence-text = Für Bedingungen zählt beim Kommandanten der höhere Einfluss seiner Verbündeten. Das Imperator-Symbol steht für die Großen Häuser, das Fremen-Symbol für die Randwelten; Shaddam darf stattdessen die Leiste des Imperators wählen, Muad'Dib die der Fremen.
gloss-reinforce = Verstärkung
gloss-reinforce-text = Drei Truppen für die beiden Verbündeten des Teams, beliebig aufgeteilt. Wem sie gehören, darf sie sofort einsetzen, obwohl das Feld kein Kampffeld ist.
gloss-trade = Handel
gloss-trade-text = Mit einer Person aus dem Team: Beide geben beliebig viel von einer Sorte (Solaris, Spice, Wasser oder Intrigenkarten) oder nichts. Wer begonnen hat, nennt zuerst den eigenen Teil; beides wechselt zugleich. Das andere Team sieht, wie viele Intrigenkarten wechseln, nicht welche.
gloss-throne-row = Thron-Reihe
gloss-throne-row-text = Karten, die Shaddam aus der Imperium-Reihe dorthin gelegt hat. Nur sein Team kann sie zu den üblichen Kosten erwerben; sie werden nicht ersetzt. Fremenkarten dürfen nicht dorthin.
gloss-swordmaster-bonus = Schwertmeister zu sechst
gloss-swordmaster-bonus-text = Der Schwertmeister kann einmal entsendet werden und verlässt am Ende dieser Runde die Partie. Sein Bonusplättchen bleibt: 2 Schwerter in jedem deiner Aufdeckzüge, beim Kommandanten für den aktivierten Verbündeten.
gloss-concede = Verzichten
gloss-concede-text = Bei Gleichstand im Team darf im Kampf eine Person der anderen die größere Belohnung lassen und nimmt die nächste. Verzichtet niemand, gilt der Gleichstand wie immer.

gloss-hidden = Was verdeckt ist
gloss-hidden-text = Handkarten, Intrigenkarten und die Reihenfolge aller Stapel sind geheim; wie viele Karten es sind, ist offen. Ablagestapel, Ressourcen, Einfluss und Verträge sehen alle.
gloss-undo = Zurücknehmen
gloss-undo-text = Du kannst deine letzten Aktionen zurücknehmen, solange nichts Verdecktes gesehen wurde und niemand sonst gehandelt hat. Sonst sagt der Tisch, warum es nicht geht.
gloss-house-options = Hausregeln
gloss-house-options-text = Ein Tisch kann vereinbaren, dass Anführer reihum gewählt werden, dass es je Haus nur einen gibt, wer beginnt oder dass die Imperium-Reihe jede Runde erneuert wird. Ohne solche Absprachen gelten die gedruckten Regeln.

## Der Rückblick auf eine Partie

learn-replay-title = Rückblick
learn-replay-step = Schritt { $ply } von { $plies }
learn-replay-slider = Schritt der Partie
learn-replay-first = Zum Anfang
learn-replay-previous = Einen Schritt zurück
learn-replay-next = Einen Schritt weiter
learn-replay-last = Zum Ende
learn-replay-previous-round = Zum Beginn der Runde oder der vorigen
learn-replay-next-round = Zur nächsten Runde
learn-replay-play = Abspielen
learn-replay-pause = Anhalten
learn-replay-speed = Tempo
learn-replay-view = Ansicht
learn-replay-public = Was alle sehen
learn-replay-open-cards = Alle verdeckten Karten sind zu sehen: Die Partie ist zu Ende.
learn-replay-hidden-cards = Verdeckte Karten bleiben verdeckt, solange die Partie läuft.
learn-replay-end = Die Partie ist zu Ende.
learn-replay-now = So steht die Partie jetzt.
learn-replay-decides = entscheidet.
learn-replay-download = Partie als Datei speichern
learn-replay-table = Zum Tisch
learn-replay-hands = Handkarten
learn-replay-hand-of = { $name }
learn-replay-hand-empty = keine Karten
learn-replay-intrigue = Intrigen
learn-replay-controls = Schritte der Partie
learn-replay-keys = Pfeiltasten: ein Schritt. Bildtasten: eine Runde. Leertaste: abspielen und anhalten.
learn-replay-tab-board = Spielplan
learn-replay-tab-conflict = Konflikt
learn-replay-tab-side = Karten
learn-replay-tab-seats = Plätze
learn-replay-tab-log = Verlauf

## Die Begleitung

coach-read = Regeln: { $term }

coach-leader = Dein Anführer
coach-leader-text = Wähle, wen du spielst. Ein Zeichen hinter dem Namen: leicht für den Anfang. Die Siegelring-Fähigkeit wirkt, wenn du die Karte „Siegelring“ mit einem Agenten ausspielst.
coach-turn = Entsende einen Agenten
coach-turn-text = Die Symbole oben links auf der Karte sagen, wohin. Jede Runde entsendest du mit Karten deine Agenten, anfangs zwei, und deckst dann den Rest deiner Hand auf.
coach-space = Wohin?
coach-space-text = Leuchtende Felder stehen dir offen. Wählst du eines, siehst du zuerst, was du bezahlst und erhältst; vor dem Bestätigen geschieht nichts.
coach-cost = Wähle die Kosten
coach-cost-text = Dieses Feld lässt sich zu verschiedenen Preisen nutzen. Wer mehr bezahlt, erhält mehr; wer weniger bezahlt, behält Ressourcen für ein Feld, das sie braucht.
coach-infiltrate = Infiltrieren
coach-infiltrate-text = Dort steht jemand, aber dein Spion lässt dich hinein. Der gewählte Spion kehrt in deinen Vorrat zurück; nimm den, den du an seinem Platz am wenigsten brauchst.
coach-gather = Erkenntnisse sammeln
coach-gather-text = Dein Spion beobachtet das Feld, das du gerade besucht hast. Rufe ihn zurück, um jetzt eine Karte zu ziehen, oder lass ihn für einen späteren Besuch oder ein belegtes Feld stehen.
coach-agent-menu = In beliebiger Reihenfolge
coach-agent-menu-text = Hier steht, was noch abzuhandeln ist, und die Reihenfolge bestimmst du. Nimm zuerst, was der nächste Effekt brauchen könnte.
coach-deploy = Truppen in den Konflikt
coach-deploy-text = Auf einem Kampffeld darfst du die gerade rekrutierten Truppen und bis zu zwei weitere einsetzen. Jeder Trupp zählt 2 und geht nach dem Kampf in deinen Vorrat, ob du gewinnst oder nicht.
coach-must-reveal = Zeit zum Aufdecken
coach-must-reveal-text = Du kannst jetzt keinen Agenten mehr entsenden. Decke deine Hand auf: Mit ihrer Überzeugung erwirbst du Karten, ihre Schwerter zählen, wenn du Einheiten im Konflikt hast.
coach-persuasion = Dein Aufdeckzug
coach-persuasion-text = Deine Hand liegt offen, und ihre Überzeugung kannst du jetzt ausgeben. Sie lässt sich nicht aufheben; gib also so viel aus, wie sinnvoll ist.
coach-combat = Kampf
coach-combat-text = Du darfst Kampfkarten ausspielen oder passen. Hebt dich eine Karte auf eine bessere Belohnung, ist sie gut genutzt; ist dein Platz sicher oder verloren, behalte sie.
coach-endgame = Finale
coach-endgame-text = Spiele jede Finale-Karte aus, deren Bedingung du erfüllst, und bilde Paare mit deinen Abzeichen-Jokern: Aufheben lohnt sich nicht mehr.
coach-choose = Wähle eine Möglichkeit
coach-choose-text = Nur eine davon geschieht. Denk daran, was du im nächsten Zug bezahlen willst und was der Konflikt verlangt.
coach-order = Was zuerst?
coach-order-text = Hier kann die Reihenfolge wichtig sein. Gibt ein Teil etwas, das der andere braucht, nimm ihn zuerst.
coach-use = Abhandeln oder verzichten?
coach-use-text = Dieser Teil ist freiwillig. Handle ihn ab, wenn er dir mehr bringt, als er kostet; sonst verzichte und behalte, was du hast.
coach-trash = Entsorge eine Karte
coach-trash-text = Eine entsorgte Karte verlässt die Partie. Nimm eine schwache Karte deines Startdecks: Dann ziehst du die besseren öfter.
coach-discard = Wirf ab
coach-discard-text = Die Karte kommt nur auf deinen Ablagestapel und kehrt wieder. Gib die auf, die dir in dieser Runde am wenigsten nützt.
coach-place-spy = Platziere einen Spion
coach-place-spy-text = Ein Spion beobachtet die Felder neben seinem Posten. Später bringt er dich auf ein belegtes Feld oder lässt dich eine Karte ziehen. Wähle einen Posten neben Feldern, die du besuchen willst.
coach-recall-spy = Nimm einen Spion zurück
coach-recall-spy-text = Wähle den Spion, der dir am wenigsten fehlen wird: einen neben Feldern, die du nicht bald besuchen willst.
coach-recall-agent = Rufe einen Agenten zurück
coach-recall-agent-text = Ein Agent kehrt zurück und kann in dieser Runde noch einmal entsandt werden, wenn du eine Karte dafür hast. Das verlassene Feld wird für alle frei.
coach-contract = Nimm einen Vertrag
coach-contract-text = Ein Vertrag zahlt, wenn du tust, was er sagt. Wähle einen für ein Feld, das du ohnehin besuchen willst.
coach-gain-choice = Welche Fraktion?
coach-gain-choice-text = Ein Schritt auf Stufe 2 ist ein Punkt, ein Schritt auf Stufe 4 ein Bonus und vielleicht die Allianz. Sieh nach, wo ein Schritt am meisten bewirkt.
coach-lose-choice = Welche Fraktion?
coach-lose-choice-text = Unter 2 zu fallen kostet einen Punkt, und eine Allianz kann verloren gehen. Wähle eine Leiste, auf der ein Schritt weniger nichts ändert.
coach-defend = Verteidige, was dir gehört
coach-defend-text = Der Konflikt dreht sich um einen Ort, den du kontrollierst, und ein Trupp kommt umsonst. Mit ihm bist du beteiligt, also zählen deine Schwerter.
coach-amount = Wie viele Truppen?
coach-amount-text = Truppen im Konflikt sind je 2 wert und gehen nach dem Kampf in deinen Vorrat. Truppen in der Garnison bleiben für spätere Runden.
coach-detonate = Der Schildwall
coach-detonate-text = Ohne ihn können Sandwürmer, deine und fremde, in jeden Konflikt kommen. Gut für dich, wenn du einen Haken hast und die anderen nicht.
coach-free-card = Wähle eine Karte
coach-free-card-text = Du wählst eine Karte, ohne Überzeugung dafür zu bezahlen. Nimm, was deinen nächsten Runden hilft: Agentensymbole, die dir fehlen, oder einen starken Aufdeckbereich.
coach-give-alliance = Gib die Allianz ab
coach-give-alliance-text = Du hast Einfluss verloren, und mehrere waren mit dir gleichauf: Du bestimmst, wer davon die Allianz samt Siegpunkt erhält. Wähle, wer am wenigsten Aussicht auf den Sieg hat.
coach-train = Training
coach-train-text = Der Feyd-Marker rückt auf der Trainingsleiste um einen Platz vor, und du erhältst, was dort steht. Wo sich der Weg gabelt, sieh weiter voraus: Jeder Zweig führt zu anderen Belohnungen.
coach-activate = Wer von den Verbündeten?
coach-activate-text = In jedem deiner Züge handelt eine verbündete Person für dich: Einheiten, Würfel auf dem Plan und Schwerter sind ihre. Wähle, wer Truppen braucht oder vor einer Stufe steht; der Pfeil deines Agenten zeigt auf sie.
coach-ally-deploys = Deine Truppen
coach-ally-deploys-text = Dein Kommandant steht auf einem Kampffeld, mit deinen Truppen. Sie gehören dir, also entscheidest du, wie viele gehen.
coach-ally-pays = Mitzahlen
coach-ally-pays-text = Dein Kommandant kann oder will nicht allein zahlen. Was du gibst, ist weg; was es bringt, hat euer Team.
coach-concede = Verzichten?
coach-concede-text = Ihr habt Gleichstand im Team, also rutschen beide zur nächsten Belohnung. Verzichtet jemand, bekommt das Team auch die größere.
coach-hand-out = Verträge für deine Verbündeten
coach-hand-out-text = Alle Verbündeten bekommen einen. Gib ihn der Person, die ohnehin zu diesem Feld will.
coach-let-deploy = Einsatz
coach-let-deploy-text = Jetzt dürfen Truppen des aktivierten Verbündeten in den Konflikt. Wem sie gehören, entscheidet; du fragst nur.
coach-play-for = Für wen?
coach-play-for-text = Ein Kommandant spielt eine Kampfkarte für Verbündete aus, die kämpfen. Schau auf die Rangfolge: Wo ändern Schwerter einen Platz?
coach-reinforce = Drei Truppen
coach-reinforce-text = Teile sie auf die beiden Verbündeten auf. Wer im Konflikt nah an einem besseren Platz ist, kann sie sofort einsetzen.
coach-throne = Die Thron-Reihe
coach-throne-text = Lege eine Karte dorthin, die euer Team will und die anderen nicht bekommen sollen. Sie wartet, so lange ihr wollt.
coach-trade = Handel
coach-trade-text = Gib, was jemand im Team nötiger braucht, zum Beispiel Spice für ein teures Feld. Kommandanten haben oft Intrigenkarten, die nur Verbündete nutzen können.
coach-top-draw = Zieh eine von dreien
coach-top-draw-text = Das sind die obersten drei Karten deines Decks. Zieh die, die dir in dieser Runde am meisten hilft; von den beiden anderen wird eine abgeworfen und eine entsorgt.
coach-top-discard = Eine abwerfen, eine entsorgen
coach-top-discard-text = Die jetzt gewählte Karte kommt auf deinen Ablagestapel und kehrt wieder. Die andere verlässt die Partie; wähle hier also die bessere.
coach-manipulate = Leg eine Karte beiseite
coach-manipulate-text = Niemand sonst kann die Karte jetzt erwerben, und du darfst sie in deinem Aufdeckzug dieser Runde für 1 Überzeugung weniger erwerben. Wähle eine, die du dann bezahlen kannst.
coach-trash-intrigue = Entsorge eine Intrigenkarte
coach-trash-intrigue-text = Die Karte verlässt die Partie. Gib die auf, die du am wenigsten brauchen wirst: eine Kampfkarte, wenn du Kämpfe meidest, oder eine Finale-Karte, deren Bedingung noch fern ist.
coach-discard-intrigue = Wirf eine Intrigenkarte ab
coach-discard-intrigue-text = Die Karte kommt auf den gemeinsamen Ablagestapel, nicht zu dir zurück. Gib die auf, die du am wenigsten brauchen wirst.
coach-flip = Dreh eine Konfliktkarte um
coach-flip-text = Eine umgedrehte Karte kann kein Paar mehr bilden. Nimm eine, deren Abzeichen keinen Partner finden wird.

## What an action changes, beside the numbers in page-acting.ftl

learn-what-hooks = Haken
learn-what-council = Sitz im Hohen Rat
learn-what-swordmaster = Schwertmeister
learn-what-contracts = Verträge
learn-change-with = Danach hast du: { $what }.
learn-change-without = Du verlierst: { $what }.

## Das Spiel von 2020

learn-cards-game = Spiel
learn-cards-imperium = Karten von 2020
learn-cards-imperium_conflicts = Konflikte von 2020
learn-cards-imperium_leaders = Anführer von 2020
learn-intrigue-victory = Nach dem Sieg
learn-rules-game = Diese Wörter gelten für
learn-group-imperium = Was 2020 mitbringt
gloss-mentat = Mentat
gloss-mentat-text = Ein zusätzlicher Agent, der niemandem gehört. Steht er auf seinem Feld, nimmt ihn ein Besuch für diese Runde mit; wegnehmen kann ihn ein Besuch niemandem. Als Belohnung eines Konflikts kommt er von überall her und dient in der nächsten Runde. Am Ende seiner Runde kehrt er zurück.
gloss-foldspace = Faltraum
gloss-foldspace-text = Eine Karte für jedes Feld, die eine Karte zieht und dann auf ihren Stapel zurückgeht. Sie ist nicht zu kaufen: Das Feld dieses Namens gibt sie.
gloss-sell-melange = Melange verkaufen
gloss-sell-melange-text = Ein Verkauf bei jedem Besuch: 2, 3, 4 oder 5 Spice für 6, 8, 10 oder 12 Solaris.
gloss-any-space = Jedes Feld
gloss-any-space-text = Ein Zeichen aus Punkten steht für alle sieben Agentensymbole. Der Kwisatz Haderach darf außerdem einen Agenten entsenden, der schon auf dem Spielplan steht, auch auf belegte Felder; Kosten und Bedingungen gelten weiter.
gloss-masterstroke = Geniestreich
gloss-masterstroke-text = Der Baron wählt zu Beginn der Partie geheim zwei Fraktionen. Wenn er zum ersten Mal in einem Zug vier oder mehr Truppen einsetzt, werden sie aufgedeckt, und er erhält bei jeder 1 Einfluss.
gloss-closed-space = Gesperrtes Feld
gloss-closed-space-text = Die Stimme sperrt ein Feld für alle Gegner bis zum nächsten Zug der Person, die sie gespielt hat. Der Spielplan zeigt ein Schloss und von wem es ist.
gloss-winning-alone = Allein gewinnen
gloss-winning-alone-text = Manche Intrigenkarten werden ausgespielt, wenn du einen Konflikt gewonnen hast, nach den Belohnungen. Ein Gleichstand auf dem ersten Platz ist kein Sieg.
gloss-known-top = Bekannte oberste Karten
gloss-known-top-text = Eine Karte, die offen auf ein Deck gelegt wird, kennen alle, bis sie gezogen oder das Deck gemischt wird; der Platz zeigt sie. Paul Atreides sieht immer seine nächste Karte.
gloss-spoiler = Haus Hagal zu zweit
gloss-spoiler-text = Ein dritter Platz ohne Güter, Karten und Punkte. Er hat drei Agenten und zieht nach jedem Agentenzug der Person mit dem Startmarker. Er belegt Felder, hält Allianzen und nimmt im Konflikt einen Rang ein: Ist er allein Erster, erhält niemand die erste Belohnung.
chapter-agent-turn-4-imperium = Wer den Ort kontrolliert, erhält dessen Bonus.
chapter-reveal-turn-4-imperium = Deine Kampfstärke steht fest: 2 für jeden Trupp, 1 für jedes Schwert; ohne Trupp im Konflikt ist sie 0.
chapter-combat-3-imperium = Die größte Kampfstärke gewinnt die erste Belohnung, die nächste die zweite; die dritte gibt es zu viert oder bei Gleichstand um den zweiten Platz.
chapter-combat-5-imperium = Wer allein gewonnen hat, darf danach Intrigenkarten ausspielen, die dafür zählen.
chapter-combat-6-imperium = Niemand behält die Konfliktkarte. Alle Truppen im Konflikt kehren in den Vorrat zurück.
chapter-winning-3-imperium = Konflikte geben Punkte als Belohnung.
gloss-requirement-text-imperium = Ein Feld verlangt Einfluss: „Sietch Tabr“ 2 bei den Fremen. Das wird geprüft, wenn der Agent entsandt wird, und nichts wird dafür bezahlt.
gloss-occupied-text-imperium = Wo ein Agent steht, kannst du nicht hin, außer eine Karte oder dein Anführer sagt etwas anderes.
gloss-effects-order-text-imperium = Die Effekte des Feldes, des Agentenkastens der Karte und der Einfluss eines Fraktionsfeldes werden in beliebiger Reihenfolge abgehandelt. Bedingungen werden dabei geprüft, also kann ein Effekt die Bedingung des nächsten erfüllen.
gloss-optional-text-imperium = Du darfst verzichten auf: Effekte mit „du darfst“, Effekte mit Kosten vor einem Pfeil, Entsorgen, Einsetzen, Erwerben. Alles andere muss getan werden, wenn es geht.
gloss-swordmaster-text-imperium = Dein dritter Agent, noch in derselben Runde einsetzbar. Das Feld kostet 8 Solaris, und du darfst es einmal pro Partie besuchen.
gloss-reserve-text-imperium = Drei Stapel, solange der Vorrat reicht: „Arrakis-Kontakt“ und „Das Spice muss fließen“ für Überzeugung, „Faltraum“ nur von seinem Feld. Eine entsorgte Karte der Reserve geht auf ihren Stapel zurück.
gloss-persuasion-text-imperium = Bezahlt Karten in deinem Aufdeckzug. Sie kommt von aufgedeckten Karten, einem Sitz im Hohen Rat (2), einem Agenten im Rednersaal (1) und anderen Effekten. Sie lässt sich nicht aufheben.
gloss-maker-space-text-imperium = Imperiales Becken, Hagga-Becken und Die große Ebene. Am Ende jeder Runde kommt auf jedes ohne Agenten 1 Bonus-Spice; wer als Nächstes kommt, nimmt alles, zusätzlich zu dem, was das Feld gibt.
gloss-faction-space-text-imperium = Die acht Felder des Imperators, der Raumgilde, der Bene Gesserit und der Fremen. Ein Besuch gibt dort 1 Einfluss. Sietch Tabr ist kein Fraktionsfeld.
gloss-track-bonus-text-imperium = Der Imperator gibt 2 Truppen, die Raumgilde 3 Solaris, die Bene Gesserit eine Intrigenkarte, die Fremen 1 Wasser. Du erhältst es jedes Mal, wenn du Stufe 4 erreichst, und gibst es nie zurück.
gloss-high-council-text-imperium = Kostet 5 Solaris, einmal pro Partie: von da an 2 Überzeugung in jedem deiner Aufdeckzüge. Es gibt für alle einen Sitz.
gloss-control-text-imperium = Manche Konflikte geben, wer gewinnt, die Kontrolle über Arrakeen, Carthag oder das Imperiale Becken. Immer wenn jemand einen Agenten dorthin entsendet, erhält, wer es kontrolliert, 1 Solari, beim Imperialen Becken 1 Spice.
gloss-retreat-text-imperium = Ein Trupp geht aus dem Konflikt in deine Garnison zurück.
gloss-strength-text-imperium = 2 für jeden Trupp im Konflikt, 1 für jedes Schwert. Ohne Trupp dort ist sie 0.
gloss-recall-text-imperium = Der letzte Schritt einer Runde. Alle Agenten kommen heim, der Mentat geht auf sein Feld zurück; Kontrolle und Bonus-Spice bleiben.
gloss-rival-combat-text-imperium = Wenn der Kampf beginnt, deckt jeder Rivale mit einem Trupp im Konflikt eine Haus-Hagal-Karte auf und zählt ihre Schwerter dazu. Rivalen einer Solopartie nehmen Belohnungen und Kontrolle wie du, spielen aber keine Intrigenkarten aus.
gloss-rival-goods-text-imperium = Sobald ein Rivale 3 Intrigenkarten, 3 Wasser, 7 Solaris oder 7 Spice hat, kauft er einen Siegpunkt. Seinen Schwertmeister kauft er nicht: Beide kommen in der Runde, die die Stufe nennt.
gloss-rival-text-imperium = Ein Gegner, den die Regeln führen, mit einem Anführer, von dem nur die Siegelring-Fähigkeit zählt: zwei gegen eine Person. Ein Rivale hat Agentenzüge wie du, aber keine Hand und keinen Aufdeckzug. Einfluss nimmt er, wo er am wenigsten hat; bei Gleichstand und sonst entscheidest du für ihn.
gloss-difficulty-text-imperium = Allein wählst du. Söldner: Rivalen ohne Truppen, 1 Solari und 1 Spice für dich, Schwertmeister in Runde 5. Sardaukar: Jeder Rivale beginnt mit 3 Truppen und einer Intrigenkarte, der Mentat kostet 5 Solaris, Schwertmeister in Runde 4. Mentat: dazu Experten-Truppeneinsatz, Schwertmeister in Runde 3. Kwisatz Haderach: außerdem kein Schwertmeister für dich.
gloss-endgame-text-imperium = Beginnt nach einer Runde, in der jemand 10 oder mehr Punkte hat oder der letzte Konflikt ausgetragen wurde. Reihum dürfen alle Finale-Intrigenkarten ausspielen. Punkte mitten in einer Runde beenden sie nicht.
gloss-steal-intrigue-text-imperium = Jeder Gegner mit vier oder mehr Intrigenkarten gibt dir zufällig eine davon.
gloss-hidden-text-imperium = Handkarten, Intrigenkarten und die Reihenfolge aller Stapel sind geheim; wie viele Karten es sind, ist offen. Ablagestapel, Ressourcen und Einfluss sehen alle.
gloss-reward-text-imperium = Wer am stärksten ist, erhält die erste Belohnung. Sind zwei oder mehr gleichauf Erste, gewinnt niemand, und alle von ihnen erhalten die zweite. Sind mehrere gleichauf Zweite, erhalten alle von ihnen die dritte. Sonst erhält die dritte, wer allein auf dem dritten Platz liegt, nur zu viert.
gloss-victory-point-text-imperium = Wer am Ende die meisten hat, gewinnt. Zu viert beginnen alle mit 1, sonst mit 0. Eine Obergrenze gibt es nicht.
gloss-cost-text-imperium = Du musst die vollen Kosten bezahlen können, bevor irgendein Effekt des Feldes oder der Karte eintritt. Wo du Melange verkaufst, wählst du beim Entsenden des Agenten unter vier Preisen.
gloss-recall-agent-text-imperium = Einer deiner Agenten, auch der gerade entsandte, kehrt zu deinem Anführer zurück und kann in dieser Runde noch einmal entsandt werden. Das verlassene Feld ist frei.
coach-secret-pair = Zwei Fraktionen im Geheimen
coach-secret-pair-text = Sobald du in einem Zug mindestens vier Truppen einsetzt, erhältst du bei beiden 1 Einfluss. Nimm Fraktionen, bei denen du ohnehin steigen willst, am besten solche, wo ein Schritt einen Punkt bringt.
coach-choose-agent = Welcher Agent?
coach-choose-agent-text = Ein Agent auf dem Spielplan kann noch einmal gehen und gibt sein Feld frei. Der zu Hause bleibt dann für einen weiteren Zug.
coach-voice = Sperre ein Feld
coach-voice-text = Kein Gegner kann bis zu deinem nächsten Zug dorthin. Sperre, was jemand am meisten braucht oder was du selbst als Nächstes willst.
coach-opponent = Welcher Gegner?
coach-opponent-text = Sieh dir die Rangfolge im Konflikt an: Wo ändert ein Trupp weniger einen Platz?
coach-top-card = Ziehen oder entsorgen
coach-top-card-text = Eine gute Karte ziehst du sofort. Eine schwache Karte deines Startdecks entsorgst du besser: Sie verlässt die Partie.
coach-take-back = Nimm eine Karte zurück
coach-take-back-text = Die Karte kommt vom Ablagestapel auf deine Hand und kann in dieser Runde gespielt werden.
coach-victory = Du hast gewonnen
coach-victory-text = Manche Intrigenkarten zählen nur jetzt, gleich nach dem Sieg. Sonst passe.
coach-endgame-text-imperium = Spiele jede Finale-Karte aus, deren Bedingung du erfüllst: Jetzt lohnt es nicht mehr, etwas aufzuheben.
