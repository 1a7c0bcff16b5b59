# Die erste Seite: eine erste Partie, der Aufbau einer neuen, gespeicherte Partien.
setup-page-title = Kanly: neue Partie
setup-hero-title = Nimm Platz.
setup-hero-about = Spice, Intrigen und Heere in der Wüste für eine bis vier Personen oder zu sechst in zwei Teams. Inoffiziell, kostenlos, ohne Konto.
setup-hero-continue = Partie fortsetzen
setup-first-button = Erste Partie spielen
setup-hero-first = Du und zwei Rivalen, mit Tipps. Sofort bereit.

## Welches Spiel

setup-game-title = Welches Spiel
setup-game-for = für { $counts } Personen
setup-game-uprising = Uprising
setup-game-uprising-about = Spione, Sandwürmer, der Schildwall und, wenn ihr wollt, Verträge.
setup-game-six_players = Zu sechst
setup-game-six_players-about = Uprising in zwei Dreierteams, jedes mit einem Kommandanten.
setup-game-imperium = Imperium (2020)
setup-game-imperium-about = Der erste Spielplan: Mentat, Faltraum, Melangeverkauf, Haus Hagal; ohne Spione und Sandwürmer.
setup-game-mixed = Gemischt
setup-game-mixed-about = Uprising mit Karten, Konflikten oder Anführern von 2020.
setup-mixed-title = Was aus 2020 dazukommt
setup-mixed-one = Mindestens eines davon kommt dazu
setup-imperium = Karten
setup-imperium-about = Imperium- und Intrigenkarten werden unter die von Uprising gemischt.
setup-imperium_conflicts = Konflikte
setup-imperium_conflicts-about = Konfliktkarten werden dazugemischt. Sie haben keine Abzeichen: eher etwas für Neugierige.
setup-imperium_leaders = Anführer
setup-imperium_leaders-about = Auch die acht Anführer stehen zur Wahl.
setup-with-imperium = mit Karten von 2020
setup-with-imperium_conflicts = mit Konflikten von 2020
setup-with-imperium_leaders = mit Anführern von 2020
setup-with-chosen-cards =
    { $n ->
        [one] { $n } gewählte Karte
       *[other] { $n } gewählte Karten
    }
setup-cards-title = Karten von 2020
setup-cards-all = Alle { $n } verschiedenen Karten
setup-cards-some = Karten auswählen
setup-cards-chosen = { $n } von { $of } verschiedenen Karten werden dazugemischt, mit allen Exemplaren.
setup-cards-none = Keine ist angekreuzt: Alle werden dazugemischt.
setup-cards-imperium = Imperiumkarten
setup-cards-intrigue = Intrigenkarten
setup-cards-tick = Alle ankreuzen
setup-cards-untick = Keine ankreuzen
setup-cards-cost = Preis in Überzeugung
setup-hagal = Haus Hagal
setup-spoiler-joins = Haus Hagal nimmt den dritten Platz ein: Es belegt Felder und kämpft, erhält aber weder Güter noch Punkte. Niemand muss es spielen.
setup-not-module-imperium_leaders = nur mit Anführern von 2020
setup-about-imperium-mercenary = Die Rivalen beginnen ohne Truppen in der Garnison und erhalten ihren Schwertmeister in Runde 5; du beginnst mit 1 Spice und 1 Solari.
setup-about-imperium-sardaukar = Jeder Rivale beginnt mit 1 Intrigenkarte und erhält seinen Schwertmeister in Runde 4; das Feld „Mentat“ kostet 5 Solaris.
setup-about-imperium-mentat = Wie Sardaukar, aber die Rivalen erhalten ihren Schwertmeister in Runde 3, und bei einem Konflikt I oder II setzt ein Rivale keine Truppen ein, solange er mit mindestens 4 Kampfstärke führt (Experten-Truppeneinsatz).
setup-about-imperium-kwisatz_haderach = Wie Mentat; außerdem kannst du keinen Schwertmeister erhalten.
setup-first_player-none-imperium = Wie es die Regeln sagen

## Wer spielt

setup-who-title = Wer am Tisch sitzt
setup-players-label = Anzahl der Personen
setup-players-word =
    { $n ->
        [one] Person
       *[other] Personen
    }
setup-players-n =
    { $n ->
        [1] Allein
        [2] Zu zweit
        [3] Zu dritt
        [4] Zu viert
        [6] Zu sechst
       *[other] Zu { $n }
    }
setup-shuffle = Plätze mischen
setup-shuffled = Die Plätze sind gemischt: { $names }.
setup-seat-n = Platz { $n }
setup-name-label = Name, { $seat }
setup-name-placeholder = Name
setup-kind-label = Wer spielt, { $seat }
setup-leader-label = Anführer, { $seat }
setup-rival-label = Rivalenkarte, { $seat }
setup-person = Person
setup-short-rival = Rivale
setup-rival = Rivale
setup-random = Zufällig
setup-drafted = Reihum wählen
setup-suited = Empfohlen
setup-suits = hier empfohlen
setup-team-of = ein Kommandant und zwei Verbündete
setup-team-order = Reihenfolge der Züge:
setup-rivals-join =
    { $n ->
        [one] Ein Rivale nimmt den letzten Platz ein. Er folgt seinen Karten.
       *[other] Zwei Rivalen nehmen die letzten Plätze ein. Sie folgen ihren Karten.
    }
setup-recommended = Empfohlen für die erste Partie
setup-recommended-done = Empfohlen für die erste Partie: { $names }.

## Anführer und Rivalen

setup-leader-for = Anführer für
setup-rival-for = Rivalenkarte für
setup-pick-seat = Platz, für den gewählt wird
setup-pick-random = Zufällig
setup-pick-draft = Reihum wählen
setup-pick-recommended = Empfohlen
setup-draft-about = Zu Beginn der Partie wählen alle offen: zuerst, wer rechts vom Startmarker sitzt, und zuletzt, wer ihn hat.
setup-draft-random = Der Anführer für diesen Platz wird zu Beginn der Partie ausgelost.
setup-suited-about = Zu Beginn der Partie werden Anführer gezogen, die zu ihrem Team passen.
setup-suited-about-imperium = Zu Beginn der Partie werden Anführer gezogen, die leicht zu spielen sind.
setup-fixed-about = Dieser Kommandant sitzt immer hier.
setup-rival-random = Der Rivale für diesen Platz wird zu Beginn der Partie ausgelost.
setup-not-seat = vergeben: { $seat }
setup-not-rival = als Rivale am Tisch
setup-not-module = nur mit Verträgen
setup-not-chair = führt ein Team: { $seat }
setup-not-fixed = nicht an diesem Platz
setup-not-house = gleiches Haus: { $seat }
setup-not-streamlined = nicht mit „Vereinfachte Rivalen“

## Rivalen: Stufe und Varianten

setup-level-title = Schwierigkeitsstufe
setup-difficulty-mercenary = Söldner (Neuling)
setup-difficulty-sardaukar = Sardaukar (Talent)
setup-difficulty-mentat = Mentat (Profi)
setup-difficulty-kwisatz_haderach = Kwisatz Haderach (Profi+)
setup-about-uprising-mercenary = Die Rivalen beginnen ohne Truppen in der Garnison, und du beginnst mit 1 Intrigenkarte.
setup-about-uprising-sardaukar = Die Regeln ohne Anpassungen.
setup-about-uprising-mentat = Brutale Eskalation, Experten-Truppeneinsatz und Clevere Politik gelten.
setup-about-uprising-kwisatz_haderach = Wie Mentat; außerdem kannst du keinen Schwertmeister erhalten.
setup-variants-title = Varianten mit Rivalen
setup-variant-row_dice = Würfelbasierter „Sturm“ in der Imperium-Reihe
setup-variant-streamlined = Vereinfachte Rivalen
setup-variant-brutal_escalation = Brutale Eskalation
setup-variant-expert_deployment = Experten-Truppeneinsatz
setup-variant-smart_politics = Clevere Politik
setup-about-uprising-row_dice = Am Ende jedes deiner Aufdeckzüge wird mit zwei Würfeln gewürfelt, und die Karten an diesen Stellen der Imperium-Reihe verlassen die Partie (eine 6 entfernt keine).
setup-about-uprising-streamlined = Lady Amber Metulli oder Glossu „Die Bestie“ Rabban ist ein Rivale, der nicht gewinnen kann und keine Ressourcen mehr nimmt, sobald er seinen Schwertmeister hat.
setup-about-uprising-brutal_escalation = Bei einem Konflikt III deckt jeder kämpfende Rivale zwei Haus-Hagal-Karten auf und addiert die Schwerter beider Karten.
setup-about-uprising-expert_deployment = Bei einem Konflikt I oder II setzt ein Rivale keine Truppen ein, solange er mindestens drei Einheiten Vorsprung hat.
setup-about-uprising-smart_politics = Ein Rivale übergeht Fraktionsfelder ohne Kosten, bei denen seine Allianz sicher ist oder er zu weit zurückliegt.
setup-fixed-by = Auf dieser Schwierigkeitsstufe immer an
setup-always = Gehört hier immer dazu

## Module und Hausregeln

setup-rules-title = Regeln dieser Partie
setup-choam = Verträge
setup-choam-about = Das MAFEA-Modul: Verträge zum Nehmen und Erfüllen, weitere Karten und Shaddam Corrino IV. als Anführer.
setup-hints = Tipps
setup-hints-about = Jeder Schritt wird beim Spielen erklärt.
setup-one_per_house = Ein Anführer je Haus
setup-one_per_house-about = Hausregel: Am Tisch sitzen keine zwei Anführer desselben Hauses.
setup-first_player = Wer beginnt
setup-first_player-about = Hausregel: wer die erste Runde beginnt.
setup-first_player-none = Nach den Abzeichenkarten
setup-row_refresh = Imperium-Reihe
setup-row_refresh-about = Hausregel: was ab Runde 2 zu Rundenbeginn mit der Reihe geschieht.
setup-row_refresh-off = Bleibt
setup-row_refresh-oldest = Älteste Karte geht
setup-row_refresh-all = Alle fünf gehen
setup-row_refresh-off-long = Die gedruckten Regeln: Nur erworbene Karten werden ersetzt.
setup-row_refresh-oldest-long = Die Karte, die am längsten ausliegt, verlässt die Partie und wird ersetzt.
setup-row_refresh-all-long = Alle fünf Karten verlassen die Partie und werden ersetzt.

## Dieser Tisch

setup-table-title = Dieser Tisch
setup-start = Partie starten
setup-starting = Karten werden ausgeteilt …
setup-with-choam = mit Verträgen
setup-without-choam = ohne Verträge
setup-with-hints = mit Tipps
setup-with-draft = Anführer reihum gewählt
setup-with-recommended = empfohlene Anführer
setup-with-one_per_house = ein Anführer je Haus
setup-with-first_player = { $seat } beginnt
setup-with-row_refresh-oldest = Reihe: älteste Karte geht
setup-with-row_refresh-all = Reihe: alle fünf gehen

## Gespeicherte Partien

setup-saved-title = Deine Partien
setup-saved-running-title = Laufende Partien
setup-saved-over-title = Beendete Partien
setup-saved-none = Es gibt noch keine Partie. Was du beginnst, wird hier von selbst gespeichert.
setup-saved-go = Weiterspielen
setup-saved-result = Ergebnis ansehen
setup-saved-review = Rückblick
setup-saved-file = Als Datei speichern
setup-saved-file-short = Datei
setup-saved-delete = Löschen
setup-saved-sure = Diese Partie endgültig löschen?
setup-saved-sure-shared = Diese Partie für alle, die mitspielen, endgültig löschen?
setup-saved-keep = Behalten
setup-saved-deleted = Die Partie wurde gelöscht.
setup-saved-choosing = Auswahl der Anführer
setup-saved-decides = { $name } entscheidet
setup-saved-over = beendet
setup-saved-all =
    { $n ->
        [one] { $n } weitere Partie zeigen
       *[other] { $n } weitere Partien zeigen
    }
setup-saved-less = Weniger zeigen
setup-saved-again = Noch einmal versuchen
setup-action-named = { $action }: { $game }
setup-file-open = Spieldatei öffnen
problem-not-json = Diese Datei lässt sich nicht lesen: Sie ist keine Partie von Kanly.
setup-moment-ago = gerade eben

## Hinweis

setup-notice = Kanly ist ein inoffizielles Fanprojekt. Es steht in keiner Verbindung zu den Verlagen und Rechteinhabern von Dune oder Dune: Imperium, wird von ihnen nicht unterstützt und enthält keine ihrer Bilder, Logos oder Texte. Alle Zeichnungen sind unsere eigenen. Wer das echte Spiel spielen will, sollte es kaufen: Es lohnt sich.
