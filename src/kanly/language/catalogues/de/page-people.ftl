# People at one table, each at a device of their own.
side-tab-people = Leute
people-side-table = Tisch
people-title = Leute am Tisch
people-players = Wer spielt
people-watchers = Sehen zu
people-bot = ein Bot spielt
people-unread =
    { $n ->
        [one] { $n } neue Nachricht
       *[other] { $n } neue Nachrichten
    }
people-key-talk = Mit den anderen reden

## Time

people-time = Übrige Zeit
people-days = { $d } Tg. { $h } Std.
people-hours = { $h } Std. { $min } Min.
people-pressing =
    { $n ->
        [one] Du hast noch { $n } Sekunde.
       *[other] Du hast noch { $n } Sekunden.
    }

## Bots that stand in, and watching

people-for = ein Bot vertritt { $name }
people-for-you = ein Bot vertritt dich
people-bot-for-you = Ein Bot spielt für dich.
people-come-back = Wieder selbst spielen
people-watching = Du siehst zu.
people-later = Du siehst die Partie von vor fünf Minuten.
people-sit = Diesen Platz nehmen

## Taking back

people-back-ask = Um Rücknahme bitten
people-back-asked =
    { $n ->
        [one] { $name } möchte { $n } Aktion zurücknehmen.
       *[other] { $name } möchte { $n } Aktionen zurücknehmen.
    }
people-back-yours =
    { $n ->
        [one] Du möchtest { $n } Aktion zurücknehmen.
       *[other] Du möchtest { $n } Aktionen zurücknehmen.
    }
people-back-waiting = Noch keine Antwort: { $names }
people-back-agree = Einverstanden
people-back-refuse = Nein
people-back-withdraw = Zurückziehen
people-back-refused = Die anderen möchten lieber weiterspielen.

## The table itself

people-table = Tisch und Leute
people-open-title = Andere einladen
people-open-about = Vergib Plätze per Link: Wer den Link öffnet, spielt am eigenen Gerät mit. Du behältst deinen Platz.
people-open = Andere einladen
people-offer-title = Einen Platz vergeben
people-offer-about = Wer den Link zu einem Platz öffnet, spielt dort weiter.
people-offer-loses = { $name } kann dann nicht mehr dorthin zurück.
people-watch-link = Wer diesen Link öffnet, sieht zu.
people-dismiss-sure = { $name } sieht die Partie nicht mehr, und alle verschickten Links werden ungültig.
people-leave-title = Gehen
people-leave-about = Ein Bot spielt für dich, bis du wiederkommst. Das geht jederzeit.
people-leave = Vorerst gehen
people-stop-watching = Nicht mehr zusehen
people-resign-sure = An deiner Stelle spielt ein Bot weiter, und du bekommst den Platz nicht zurück.
people-resign = Aufgeben

## Once more

people-again = Revanche
people-again-wish = { $name } möchte eine Revanche.
people-again-open = Der Tisch für die Revanche ist offen.
people-again-come = Mitkommen
