### Der Trainer: Rat am Tisch und die Auswertung einer beendeten Partie.

## Vorbereitung

setup-coach = Trainer
setup-coach-about = Du kannst ihn bei jeder deiner Entscheidungen fragen.
setup-coach-off = Ohne
setup-coach-hints = Hinweise
setup-coach-full = Ausführlich
setup-coach-off-long = Niemand erhält Rat.
setup-coach-hints-long = Er nennt die besten Möglichkeiten der Reihe nach.
setup-coach-full-long = Er nennt auch die Aussicht auf den Sieg, wie es weitergeht und warum.
setup-with-coach-hints = Trainer: Hinweise
setup-with-coach-full = Trainer: ausführlich

## Rat

advising-ask = Den Trainer fragen
advising-title = Der Rat des Trainers
advising-waiting = Der Trainer denkt nach
advising-there = { $n ->
        [one] Der Trainer rät: { $best }
       *[other] Der Trainer nennt { $n } Möglichkeiten. Die beste: { $best }
    }
advising-order = Die beste Möglichkeit steht zuerst.
advising-close = Die ersten beiden sind etwa gleich gut.
advising-win = Aussicht auf den Sieg:
advising-against = Verglichen mit: { $other }
advising-then = Wie es weitergeht
advising-numbers = Neben jeder Möglichkeit: die Aussicht auf den Sieg danach, soweit du es wissen kannst.
advising-again = Noch einmal versuchen

## Auswertung einer beendeten Partie

analysis-title = Auswertung
analysis-about = Der Trainer geht die Partie durch: wer wann wie gut stand, was sie gewendet hat, welche Entscheidungen am meisten gekostet haben und was Glück war. Das dauert bis zu einer Minute.
analysis-start = Diese Partie auswerten
analysis-running = Der Trainer geht die Partie durch
analysis-there = Die Auswertung ist da.
analysis-curve = Aussichten auf den Sieg, Zug um Zug
analysis-table = Aussichten auf den Sieg am Ende jeder Runde
analysis-begin = Beginn
analysis-turning = Wendepunkte
analysis-show = Diesen Moment im Rückblick zeigen
analysis-change = { $name }: { $change } in Runde { $n }
analysis-costly = Teuerste Entscheidungen
analysis-none = Nichts, was hier gespielt wurde, hat viel gekostet.
analysis-decision = Runde { $n }: { $cost } verloren
analysis-played = Gespielt: { $action } ({ $win })
analysis-better = Besser: { $action } ({ $win })
analysis-chance = Erst danach bekannt: Bis zum nächsten Zug hat der Zufall es um { $change } geändert.
analysis-luck-title = Glück und Können
analysis-luck-about = Woher die Aussicht jeder Person kam, in Prozentpunkten. Glück ist, was die Karten taten; 0 bei den eigenen heißt: so gut wie erwartet.
analysis-own = Eigene Entscheidungen
analysis-others = Entscheidungen anderer
analysis-luck = Glück
analysis-total = Änderung
analysis-lost = Durch die teuersten verloren
