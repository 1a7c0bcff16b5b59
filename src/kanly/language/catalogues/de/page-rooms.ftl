# Playing together on a public server: the set-up, rooms, the lobby, devices.

## The set-up

setup-open = Per Link
setup-open-table = Tisch eröffnen
setup-opening = Der Tisch wird eröffnet …
together-title = Zusammen spielen
together-about = Plätze „per Link“ nimmt ein, wer den Link bekommt, am eigenen Gerät.

## The terms

terms-listed = Wer kommen darf
terms-listed-no = Nur per Link
terms-listed-yes = Steht in der Lobby
terms-listed-no-long = Den Tisch findet nur, wem du den Link schickst.
terms-listed-yes-long = Alle auf diesem Server sehen den Tisch und dürfen einen freien Platz nehmen.
terms-watching = Zusehen
terms-watching-nobody = Niemand
terms-watching-now = Sofort
terms-watching-later = 5 Minuten später
terms-watching-nobody-long = Nur wer einen Platz hat, sieht die Partie.
terms-watching-now-long = Wer ohne Platz dabei ist, sieht die Partie, wie sie läuft, aber keine verdeckten Karten.
terms-watching-later-long = Wer ohne Platz dabei ist, sieht die Partie von vor fünf Minuten. So kann niemand etwas verraten.
terms-clock = Bedenkzeit
terms-clock-none = Ohne Zeitlimit
terms-clock-move = Für jeden Zug
terms-clock-game = Für die ganze Partie, pro Person
terms-clock-none-long = Niemand wird gedrängt.
terms-clock-move-long = Ist die Zeit für einen Zug um, spielt ein Bot weiter, bis die Person zurückkommt.
terms-clock-game-long = Die Zeit läuft nur, während jemand entscheidet. Ist sie um, spielt ein Bot weiter.
terms-time-move = { $time } pro Zug
terms-time-game = { $time } pro Person für die Partie
terms-with-listed = steht in der Lobby
terms-with-now = Zusehen erlaubt
terms-with-later = Zusehen mit 5 Minuten Abstand

## A room

room-title = Tisch: { $name }
room-title-own = Dein Tisch
room-title-unnamed = Ein Tisch
room-free =
    { $n ->
        [0] Alle Plätze sind vergeben.
        [one] Ein Platz ist frei.
       *[other] { $n } Plätze sind frei.
    }
room-begin = Partie beginnen
room-beginning = Die Partie beginnt …
room-begin-free =
    { $n ->
        [one] Ein Platz ist noch frei: Lade jemanden ein oder gib ihn einem Bot.
       *[other] { $n } Plätze sind noch frei: Lade jemanden ein oder gib sie Bots.
    }
room-begin-ready = Alle haben einen Platz.
room-begin-host = { $name } beginnt die Partie, sobald alle Plätze vergeben sind.
room-begin-wait = Die Partie beginnt, sobald { $name } sie startet.
room-begin-sit-or-watch = Nimm Platz, oder sieh zu, wenn die Partie begonnen hat.
room-begin-sit = Nimm Platz: Nur wer einen Platz hat, sieht die Partie.
room-places = Wer am Tisch sitzt
room-place-free = Frei
room-place-kept = Frei, reserviert: { $name }
room-place-yours = Frei, für dich reserviert
room-you = du
room-host = leitet den Tisch
room-presence-here = da
room-presence-thinking = überlegt
room-presence-away = nicht da
room-sit = Hier sitzen
room-sit-named = Hier sitzen: { $seat }
room-stand = Aufstehen
room-to-bot = Einem Bot geben
room-to-nobody = Freigeben
room-action = { $action }: { $seat }
room-leader-lot = Anführer zufällig
room-leader-draft = Die Anführer werden zu Beginn der Partie reihum gewählt.
room-leader-recommended = Empfohlene Anführer werden zu Beginn der Partie gezogen.
room-invite = Einladen
room-invite-about = Ein Link für alle: Wer ihn öffnet, kommt herein und nimmt einen freien Platz.
room-copy = Link kopieren
room-copied = Kopiert
room-share = Teilen
room-share-text = Spiel mit mir Dune: Imperium.
room-code = QR-Code
room-code-about = Halte die Kamera eines Handys darauf.
room-code-picture = QR-Code des Links
room-copy-by-hand = Der Browser kopiert nicht von selbst. Hier ist der Link:
room-members = Wer da ist
room-no-place = ohne Platz
room-dismiss = Hinausschicken
room-dismiss-named = Hinausschicken: { $name }
room-dismiss-sure = { $name } verliert den Platz, und alle Links, die du verschickt hast, werden ungültig.
room-leave = Tisch verlassen
room-leave-sure = Dein Platz wird frei.
room-leave-sure-host = Dein Platz wird frei, und jemand anderes leitet dann den Tisch.
room-close = Tisch auflösen
room-close-sure = Der Tisch und alle Links zu ihm sind dann weg.
room-stay = Bleiben
room-no = Nein
room-terms = Wie ihr spielt
room-game = Die Partie
room-name-title = Wie heißt du?
room-name-about = So sehen dich die anderen. Mehr wird nicht gefragt, ein Konto gibt es nicht.
room-name = Dein Name
room-name-keep = So heiße ich
room-gone = Diesen Tisch gibt es nicht mehr.
room-gone-about = Er wurde aufgelöst, oder du gehörst nicht mehr dazu. Mit einem neuen Link kommst du wieder herein.
room-without-you = Die Partie hat ohne dich begonnen.
room-without-you-about = Du hattest keinen Platz, und nur wer einen hat, sieht diese Partie.

## An invitation

join-title = Du bist eingeladen
join-about = Jemand möchte mit dir Dune: Imperium spielen, hier im Browser. Kostenlos, ohne Konto.
join-come = Hereinkommen
join-coming = Einen Moment …
join-bad = Lass dir einen neuen Link schicken.

## The lobby

lobby-title = Lobby
lobby-play = Mit anderen spielen
lobby-play-about = Offene Tische, deine Einladungen und wo du dran bist.
lobby-about = Tische, an denen auf dich gewartet wird, und Tische mit freien Plätzen.
lobby-turns = Du bist dran
lobby-turns-none = Niemand wartet auf dich.
lobby-next = Nächster Tisch
lobby-go = Spielen
lobby-table = Eine Partie
lobby-others = Deine anderen Partien
lobby-open = Öffnen
lobby-due = Noch { $time }
lobby-due-none = Ohne Zeitlimit
lobby-mine = Deine Tische, die auf Leute warten
lobby-mine-none = Du hast keinen Tisch, der auf Leute wartet. Stell eine Partie zusammen und vergib einen Platz „per Link“: Mehr als den Link braucht niemand.
lobby-watched = Tische, denen du zusiehst
lobby-listed = Offene Tische
lobby-listed-none = Gerade ist kein Tisch für alle offen. Eröffne selbst einen: Steht er in der Lobby, finden ihn andere hier.
lobby-new = Partie zusammenstellen
lobby-back = Wieder hinein
lobby-enter = Hereinkommen
lobby-sit = Platz nehmen
lobby-watch = Zusehen
lobby-runs = läuft
lobby-free =
    { $n ->
        [0] kein Platz frei
        [one] 1 Platz frei
       *[other] { $n } Plätze frei
    }
lobby-bots =
    { $n ->
        [one] 1 Bot
       *[other] { $n } Bots
    }

## Where it is somebody's turn

turns-n =
    { $n ->
        [one] An 1 Tisch bist du dran
       *[other] An { $n } Tischen bist du dran
    }
title-turns = ● Du bist dran ({ $n }) · { $title }

## Another device

device-title = Ein anderes Gerät
device-about = Deine Plätze gehören zu diesem Browser. Mit einem Code hast du sie auch an einem anderen Gerät.
device-give = Von diesem Gerät
device-give-about = Erzeuge einen Code und gib ihn am anderen Gerät ein, oder scanne ihn dort. Er gilt einmal, zehn Minuten lang.
device-make = Code erzeugen
device-make-again = Neuen Code erzeugen
device-left = Läuft in { $time } ab
device-over = Dieser Code gilt nicht mehr.
device-secret = Wer ihn hat, spielt für dich: Zeig ihn sonst niemandem.
device-take = Auf dieses Gerät
device-take-about = Gib den Code ein, den dein anderes Gerät zeigt.
device-code = Code
device-go = Plätze übernehmen
device-has-tables = Dieses Gerät hat eigene Partien. Machst du weiter, bleiben sie zurück und lassen sich hier nicht mehr öffnen.
device-anyway = Zurücklassen
device-keep = Behalten
device-done = Fertig. Deine Plätze sind jetzt hier.
device-home = Zu deinen Partien

## The settings

set-you-group = Du
set-name = Dein Name
set-name-about = So heißt du an den Tischen, an die du dich von nun an setzt.
set-name-kept = Der Name ist gespeichert.
set-name-keep = Speichern
set-device = Ein anderes Gerät
set-device-about = So hast du deine Plätze und Partien auch am Handy oder an einem anderen Computer.
set-device-go = Code erzeugen oder eingeben

## What is refused

problem-unknown-room = Diesen Tisch gibt es nicht mehr, oder du gehörst nicht dazu.
problem-bad-invitation = Diese Einladung gilt nicht oder nicht mehr.
problem-not-host = Das kann nur, wer den Tisch leitet.
problem-nothing-is-hidden = Diese Partie stand in einer Datei; jemand könnte wissen, was verdeckt ist. Darum lässt sie sich nicht für andere öffnen.
problem-place-taken = Dieser Platz ist nicht mehr frei.
problem-leader-taken = Diesen Anführer hat inzwischen jemand anderes.
problem-places-free = Einige Plätze sind noch frei: Ein Bot könnte sie nehmen.
problem-has-begun = Die Partie hat begonnen; das lässt sich nicht mehr ändern.
problem-not-begun = Die Partie hat noch nicht begonnen.
problem-not-your-seat = Dieser Platz gehört jemand anderem.
problem-nothing-asked = Gerade bittet niemand, etwas zurückzunehmen.
problem-nobody-to-ask = Hier spielt sonst niemand, der zustimmen könnte.
problem-nothing-said = Da steht nichts.
problem-bad-clock = Die Bedenkzeit muss mindestens 15 Sekunden betragen.
problem-bad-member = Diese Person ist nicht mehr da.
problem-stood-in = Gerade spielt ein Bot für dich. Spiel zuerst wieder selbst.
problem-bad-code = Dieser Code gilt nicht oder nicht mehr. Sieh noch einmal nach, oder erzeuge einen neuen.
problem-has-tables = Dieses Gerät hat eigene Partien.
problem-nobody = Der Server kennt diesen Browser nicht. Lade die Seite neu und erlaube Cookies.
problem-one-device = Dieser Server ist nur für ein Gerät da.
problem-not-your-table = Diese Partie kann nur löschen, wer sie eröffnet hat.
