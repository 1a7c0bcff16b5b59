### Die Lektionen, die erste Partie und Tipps.

lessons-page = Lernen
lessons-link = Spielen lernen
lessons-go-on = Weiterlernen
lessons-link-about = Fünf Lektionen zu je drei Minuten.
lessons-title = Fünf Lektionen, dann eine Partie
lessons-lead = Je ein Gedanke, etwa drei Minuten, nur die Auswahl, die er braucht. Aussteigen geht jederzeit; nichts ist gesperrt.
lessons-n = Lektion { $n }
lessons-of = Lektion { $n } von { $of }
lessons-steps-done = { $n } von { $of } Schritten getan
lessons-state-new = 3 Min.
lessons-state-begun = Schritt { $n } von { $of }
lessons-state-done = fertig
lessons-start = Beginnen
lessons-open = Öffnen
lessons-resume = Weiter
lessons-again = Noch einmal
lessons-show = Zeig es mir
lessons-skip = Auslassen
lessons-leave = Verlassen
lessons-next = Nächste Lektion
lessons-all = Alle Lektionen
lessons-done = Die Lektion ist geschafft.
lessons-first-next = Jetzt eine Partie

lessons-agents = Einen Agenten entsenden
lessons-agents-idea = Ein Symbol auf der Karte öffnet alle Felder mit diesem Symbol.
lessons-agents-1 = Karte wählen, Feld wählen
lessons-agents-2 = Kosten und Ertrag sehen
lessons-agents-3 = Den Zug selbst beenden
lessons-buying = Aufdecken und erwerben
lessons-buying-idea = Was nicht ausgespielt wurde, bezahlt bessere Karten.
lessons-buying-1 = Drei Karten aufdecken
lessons-buying-2 = Ihre Überzeugung ausgeben
lessons-buying-3 = Sehen, wohin die neue Karte kommt
lessons-combat = Kämpfen
lessons-combat-idea = Die größte Kampfstärke erhält die erste Belohnung.
lessons-combat-1 = Truppen in den Konflikt schicken
lessons-combat-2 = Schwerter und Intrigenkarten zählen
lessons-combat-3 = Eine Belohnung nehmen
lessons-influence = Einfluss, Spione, Intrigen
lessons-influence-idea = Einfluss gibt Punkte, Spione öffnen Türen.
lessons-influence-1 = Auf einer Einflussleiste steigen
lessons-influence-2 = Hingehen, wo schon jemand steht
lessons-influence-3 = Eine Intrigenkarte ausspielen
lessons-points = Punkte machen
lessons-points-idea = Zehn Punkte beenden die Partie.
lessons-points-1 = Eine Allianz gewinnen
lessons-points-2 = Einen Sandwurm rufen, einen Punkt erwerben
lessons-points-3 = Zwei Abzeichen paaren

lessons-first = Die erste Partie
lessons-first-about = Mit einem einfachen Anführer gegen zwei Rivalen, mit Tipps und in Ruhe. Etwa 40 Minuten, laufend gespeichert.
lessons-first-button = Partie beginnen
lessons-you-play = Du spielst
lessons-plan = Ein erster Plan
lessons-begin = Beginnen
plan-feyd_rautha_harkonnen = Spiele den „Siegelring“ früh und oft aus: Die Trainingsleiste entfernt schwache Karten und platziert Spione. Ein beim Aufdecken zurückgerufener Spion zählt 2 Schwerter.
plan-gurney_halleck = Kämpfe: Drei Truppen im Konflikt sind Kampfstärke 6, und das gibt 1 Überzeugung mehr. Der „Siegelring“ rekrutiert einen Trupp, wohin er auch geht.
plan-lady_amber_metulli = Sammle mit dem „Siegelring“ Solaris für den Hohen Rat und strebe dann eine Allianz an. Ein Trupp, den du nicht brauchst, kann beim Aufdecken heimkehren.
plan-lady_margot_fenring = Hol dir zuerst 2 Einfluss bei den Bene Gesserit: ein Punkt und 2 Spice. Der „Siegelring“ platziert Spione neben den Städten.
plan-muad_dib = Hol dir 2 Einfluss bei den Fremen: Das öffnet „Sietch Tabr“ mit dem Haken. Dann rufe Sandwürmer.

## Die Rivalen: eine Karte vor ihrem ersten Zug

rivals-over = Die Gegenseite: Rivalen
rivals-hagal = Gelenkt von Haus Hagal
rivals-hagal-text = Niemand spielt einen Rivalen. Eine Karte von Haus Hagal nennt das Feld, zu dem sein Agent geht; er hat keine Hand und keinen Aufdeckzug.
rivals-free = Bezahlt nichts
rivals-free-text = Ein Rivale bezahlt keine Kosten und braucht keinen Einfluss für ein Feld. Er erhält, was die Karte zeigt, nicht, was das Feld dir gibt.
rivals-combat = Im Konflikt
rivals-combat-text = Auf einem Feld mit gekreuzten Schwertern setzt er bis zu zwei Truppen ein. Beginnt der Kampf, bringt eine weitere Karte Schwerter.
rivals-savings = Der Zähler, etwa 1/8
rivals-savings-points = Seine Solaris, sein Spice, sein Wasser und seine Intrigenkarten zusammen. Bei der zweiten Zahl hat er seinen Schwertmeister, einen dritten Agenten; danach kauft er Punkte, und er kann gewinnen.
rivals-savings-streamlined = Seine Solaris, sein Spice, sein Wasser und seine Intrigenkarten zusammen. Bei der zweiten Zahl hat er seinen Schwertmeister, einen dritten Agenten.
rivals-go-on = Weiter
rivals-explain = Wer die Rivalen sind

## Tipps

hint-show = Zeig es mir
hint-explain = Diesen Schritt erklären
hint-off = Keine Tipps mehr
act-why-lesson = nicht in diesem Schritt
problem-lesson = Die Lektion handelt jetzt von etwas anderem.
problem-no-lesson = Das ist keine Lektion.
problem-unknown-lesson = Diese Lektion gibt es nicht.
rivals-imperium = Punkte und der dritte Agent
rivals-imperium-text = Sobald er 3 Intrigenkarten, 3 Wasser, 7 Solaris oder 7 Spice hat, kauft er einen Punkt. Sein Schwertmeister kommt von selbst in der Runde, die an seinem Platz steht. Er kann gewinnen.
rivals-deciding = Du entscheidest für ihn
rivals-deciding-text = Einfluss geht dorthin, wo er am wenigsten hat. Bei Gleichstand und bei jeder anderen Wahl wirst du gefragt.
rivals-spoiler-over = Das Dritte am Tisch
rivals-spoiler = Keine Güter, keine Punkte
rivals-spoiler-text = Haus Hagal zieht nach jedem Agentenzug der Person mit dem Startmarker. Es belegt Felder, steigt bei den Fraktionen auf, hält Allianzen und nimmt im Konflikt einen Rang ein, aber keine Belohnung.
plan-paul_atreides = Du siehst immer deine nächste Karte: Ziehe, wenn es eine gute ist. Der Siegelring zieht sie sofort.
plan-glossu_the_beast_rabban = Kämpfe: Der Siegelring rekrutiert überall Truppen, sogar zwei, sobald du eine Allianz hast.
plan-earl_memnon_thorvald = Nimm früh einen Sitz im Hohen Rat: Er bringt dir zusätzlich 1 Einfluss. Der Siegelring sammelt Spice dafür.
plan-count_ilban_richese = Sammle Solaris: Immer wenn du damit ein Feld bezahlst, ziehst du eine Karte. Der Siegelring bringt jedes Mal einen.
