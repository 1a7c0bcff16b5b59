# Wörter, die alle Seiten verwenden.
loading = Wird geladen …
home-mark = Kanly: alle Partien
home-link = Alle Partien
cards-link = Karten
rules-link = Regelhilfe
replay-link = Partie durchsehen
theme-light = Helle Farben
theme-dark = Dunkle Farben
menu = Menü
language = Sprache
round-n = Runde { $n }
log-title = Verlauf
seats-title = Plätze
side-title = Konflikt und Karten
offline = Der Server antwortet nicht. Sobald er wieder da ist, geht es von selbst weiter.
word-or = oder
word-then = dann
word-and = und
word-each = jeweils
word-per = je
word-if = falls
word-up-to = bis zu
word-exactly = genau
word-at-least = mindestens
problem-unknown-table = Diese Partie gibt es nicht.
problem-stale = Die Partie ist schon weiter. Bitte sieh noch einmal hin.
problem-illegal = Das geht jetzt nicht.
problem-not-yours = Jetzt entscheidet jemand anderes.
problem-no-undo = Nichts lässt sich zurücknehmen: Etwas Verdecktes wurde gesehen.
problem-no-coach = An diesem Tisch gibt es keinen Trainer.
problem-not-over = Die ganze Partie mit allem Verdeckten steht offen, wenn sie vorbei ist.
problem-no-thought = Der Trainer konnte nicht zu Ende denken. Versuche es noch einmal.
problem-bad-setup = Eine solche Partie ist nicht möglich.
problem-bad-record = Diese Datei ist keine vollständige Partie von Kanly.
problem-hidden = Diese Karten bleiben verdeckt, solange die Partie läuft.
problem-malformed = Die Seite hat etwas geschickt, das der Server nicht versteht.
problem-offline = Der Server antwortet nicht.
problem-not-found = Hier ist nichts.
problem-error = Auf dem Server ist etwas schiefgegangen. Nichts ist verloren.
problem-bad-seat = Diesen Platz gibt es nicht.
problem-bad-language = Diese Sprache spricht Kanly nicht.
problem-bad-ply = So viele Züge hat die Partie nicht.
problem-damaged = Diese gespeicherte Partie ist beschädigt und lässt sich nicht öffnen.
problem-other-version = Diese Partie wurde mit einer anderen Version von Kanly begonnen; diese kann sie nicht fortsetzen.
problem-not-allowed = Das ist hier nicht möglich.
keys-on = Mit einzelnen Tasten spielen
means-title = Was du hast
means-spies = Spione im Vorrat
means-agents = Bereite Agenten
news-n =
    { $n ->
        [one] { $n } Zug seit deinem
       *[other] { $n } Züge seit deinem
    }
not-here = Diese Seite gibt es nicht.
reload = Noch einmal versuchen
