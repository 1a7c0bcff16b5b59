### Aufgaben: Stellungen, in denen ein Weg eindeutig der beste ist.

puzzles-page = Aufgaben
puzzles-link = Aufgaben
puzzles-link-about = Stellungen aus echten Partien: Finde den besten Weg.
puzzles-title = Was würdest du tun?
puzzles-lead = Stellungen aus Partien der besten Bots. In jeder ist ein Weg eindeutig der beste, was auch verborgen ist. Eine falsche Antwort ändert nichts: Sieh noch einmal hin.
puzzles-progress = { $n } von { $of } gelöst
puzzles-of = Aufgabe { $n } von { $of }
puzzles-steps-done = { $n } von { $of } Antworten gefunden
puzzles-conflict = Gewinne den Konflikt
puzzles-conflict-about = Kampfstärke am richtigen Ort, im richtigen Moment.
puzzles-conflict-task = Es geht um den Konflikt. Was ist deine beste Antwort?
puzzles-points = Hol die Punkte
puzzles-points-about = Siegpunkte, Allianzen, Einfluss.
puzzles-points-task = Es geht um Siegpunkte. Was ist deine beste Antwort?
puzzles-trade = Finde den Tausch
puzzles-trade-about = Was du gibst, was du bekommst, und wann.
puzzles-trade-task = Es geht um einen guten Tausch. Was ist deine beste Antwort?
puzzles-go-on = Richtig. Weiter.
puzzles-wrong = Nicht das Beste: { $what }.
puzzles-chances = Deine Gewinnchance wäre { $win } statt { $best }.
puzzles-solved = Gelöst.
puzzles-show = Antwort zeigen
puzzles-leave = Verlassen
puzzles-next = Nächste Aufgabe
puzzles-all = Alle Aufgaben
puzzles-why = Warum?
puzzles-why-title = Warum das am besten ist
puzzles-how = Die Gewinnchance nach jeder Antwort, soweit du es wissen kannst: gefunden durch Weiterspielen in vielen Verteilungen des Verborgenen.
puzzles-level = { $level ->
        [1] leicht
        [2] mittel
       *[3] schwer
    }
puzzles-state-new = neu
puzzles-state-begun = begonnen
puzzles-state-solved = gelöst
puzzles-state-clean = auf Anhieb gelöst
puzzles-with = { $players ->
        [1] { $game }, solo
        [6] { $game }
       *[other] { $game }, { $players } Personen
    }
problem-puzzle-over = Diese Aufgabe ist gelöst.
problem-unknown-puzzle = Diese Aufgabe gibt es nicht.
