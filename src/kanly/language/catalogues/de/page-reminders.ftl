# Reminders for whoever is asked and away: how they are chosen, and how mails end.

remind = Erinnerungen
remind-about = Wenn du dran bist und Kanly nirgends offen hast: eine für jeden Zug, und noch eine, bevor deine Zeit um ist.
remind-off = Aus
remind-push = Mitteilung
remind-mail = E-Mail
remind-push-here = Dieses Gerät sagt dir Bescheid.
remind-push-elsewhere = Ein anderes Gerät von dir sagt Bescheid, dieses nicht.
remind-push-too = Auch hier Bescheid sagen
remind-push-never = Dieser Browser nimmt keine Mitteilungen an. Auf iPhone und iPad geht es, wenn Kanly auf dem Home-Bildschirm ist.
remind-push-denied = Dein Browser erlaubt dieser Seite keine Mitteilungen. In seinen Einstellungen lässt sich das ändern.
remind-mail-address = Deine E-Mail-Adresse
remind-mail-send = Code schicken
remind-mail-sent = Ein Code ist an { $address } unterwegs.
remind-mail-have = Ich habe einen Code
remind-mail-code = Code aus der E-Mail
remind-mail-confirm = Bestätigen
remind-mail-to = E-Mails gehen an { $address }.
remind-mail-private = Die Adresse erfährt niemand, und sie dient nur dazu. „Aus“ löscht sie.
mail-off-title = Keine E-Mails mehr?
mail-off-about = Kanly erinnert dich dann nicht mehr und löscht deine Adresse.
mail-off-do = Keine E-Mails mehr schicken
mail-off-done = Es kommen keine E-Mails mehr. Deine Adresse ist gelöscht.
problem-no-such-way = Auf diese Weise kann der Server dich nicht erinnern.
problem-bad-device = Die Mitteilungen dieses Browsers funktionieren hier nicht.
problem-bad-address = An diese Adresse lässt sich nichts schicken. Sieh noch einmal nach.
problem-no-mail = Die E-Mail konnte nicht verschickt werden. Versuche es später noch einmal.
