# Die eigene Bilanz, und was auf das Ende eines Spiels folgt.
profile-link = Deine Bilanz
record-nameless = Du
record-of = Wessen Bilanz
record-kept = Bei den Spielen gespeichert, nur auf diesem Rechner.
record-since = Seit { DATETIME($date, year: "numeric", month: "long") }.
record-export = Exportieren
record-empty = Noch ist kein Spiel beendet. Siege und Niederlagen werden hier gezählt.
record-games =
    { $n ->
        [one] beendetes Spiel
       *[other] beendete Spiele
    }
record-won = gewonnen ({ $n } %)
record-average = Punkte im Schnitt
record-conflicts =
    { $n ->
        [one] gewonnener Konflikt
       *[other] gewonnene Konflikte
    }
record-rounds = Runden bis zum Ende
record-streak =
    { $n ->
        [one] Sieg in Folge als Bestwert, jetzt { $now }
       *[other] Siege in Folge als Bestwert, jetzt { $now }
    }
record-leaders = Anführer
record-modes = Spielarten
record-won-of = { $won } von { $games }
record-points = Punkte pro Spiel, nach ihrer Herkunft
record-plot = Punkte der letzten Spiele
record-plot-spoken = Vom ersten zum letzten: { $points }
record-latest = Denkwürdige Spiele, und die letzten
record-best = bester Sieg
record-closest = knappstes Spiel
record-place = { $n }.
record-team = Team: { $n } Punkte

## Das Ende eines Spiels

title-turn = ● Am Zug · { $title }
end-rematch-new = Revanche, neue Anführer
end-rematch-same = Gleiche Anführer
end-rematch-draft = Anführer reihum
end-rematch-recommended = Empfohlene Anführer
end-rematch-failed = Die Revanche konnte nicht beginnen. Bitte noch einmal versuchen.
end-board = Spielplan am Ende
end-board-open = Öffnen
end-board-close = Schließen
end-picture = Bild zum Teilen
end-picture-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } nach { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
end-picture-foot = Kanly, ein inoffizieller Tisch für Dune: Imperium
end-picture-names = Auch die Namen anderer Personen
end-picture-save = Bild speichern
end-picture-failed = Dieser Browser konnte das Bild nicht erstellen.
