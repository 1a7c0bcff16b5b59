# What whoever is away is told, by push or by mail.

remind-turn =
    { $n ->
        [one] Du bist dran.
       *[other] Du bist an { $n } Tischen dran.
    }
remind-last =
    { $n ->
        [one] Du bist dran, und deine Zeit läuft ab.
       *[other] Du bist an { $n } Tischen dran, und deine Zeit läuft ab.
    }
mail-confirm-subject = Dein Code für Erinnerungen
mail-confirm =
    Dein Code: { $code }

    Gib ihn in den Einstellungen von Kanly ein. Dann kommt eine E-Mail hierher, wenn du dran bist und Kanly nirgends offen hast. Der Code gilt eine Stunde.

    Wenn du davon nichts weißt, tu nichts: Ohne den Code kommen keine E-Mails mehr, und deine Adresse wird nicht aufbewahrt.
mail-end =
    Keine solchen E-Mails mehr:
    { $link }
