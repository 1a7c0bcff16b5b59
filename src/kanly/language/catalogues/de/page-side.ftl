# Neben dem Spielplan: Plätze, Konflikt, Karten zur Auswahl, Verlauf, Ende der Partie.

## Wer dort sitzt

side-you = Du
side-you-named = { $name }, du
side-person = Person
side-bot = Bot
side-rival = Rivale
side-deciding = entscheidet
side-revealed = aufgedeckt
side-first = Startmarker
side-seat-label = { $name } ({ $who }), { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
side-strip-deciding = { $name } ({ $who }), { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}, entscheidet
side-area-of = Bereich: { $name }
side-details-of = Alles vor { $name }:
side-explain = { $name } erklären
side-legal = { $name }. Das kannst du wählen.
side-close = Schließen

## Teams

team-name = Team { $name }
team-own = dein Team
team-opponents = Gegner
team-total = { $name }, { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
team-mate = aus deinem Team
team-activated = aktiviert
team-acts = handelt
team-commander = Kommandant
team-bonus = Schwertmeister-Bonus: { $n } Schwerter in jedem Aufdeckzug
team-token = Agent, Verbündete: { $names }. { $state ->
    [home] Bereit
   *[other] Entsendet
}
team-token-swordmaster = Schwertmeister, Verbündete nach Wahl ({ $names }): { $state ->
    [home] Bereit
    [not-gained] Noch nicht erhalten
   *[other] Entsendet
}
team-order = Zug
team-order-title = Reihenfolge der Züge
team-activate = Aktivieren: { $name }
team-which = Welche Verbündeten handeln
team-play-for = Für wen die Karte ausgespielt wird
team-for = Für: { $name }
team-reveal-only = nur aufdecken
team-ring = Wer Kampfkarten ausspielen kann, der Reihe nach
team-behalf = Für { $names }: { $name }
team-why-throne-fremen = Fremen
team-why-throne-row = anderes Team

## Kurznamen

side-short-feyd_rautha_harkonnen = Feyd
side-short-gurney_halleck = Gurney
side-short-lady_amber_metulli = Amber
side-short-lady_jessica = Jessica
side-short-reverend_mother_jessica = Jessica
side-short-lady_margot_fenring = Margot
side-short-muad_dib = Muad'Dib
side-short-princess_irulan = Irulan
side-short-staban_tuek = Staban
side-short-shaddam_corrino_iv = Shaddam
side-short-baron_vladimir_harkonnen = Baron
side-short-glossu_rabban = Rabban

## Was ein Platz hat

side-points = Siegpunkte
side-solari = Solaris
side-spice = Spice
side-water = Wasser
side-persuasion = Überzeugung
side-garrison = Garnison
side-supply = Vorrat
side-garrison-supply = Truppen: { $n } in der Garnison, { $supply } im Vorrat
side-spies-left = Spione im Vorrat: { $n }
side-agents-left = Agenten: { $n } bereit, { $out } entsandt
side-influence = { $faction }: { $n } Einfluss
side-influence-ally = { $faction }: { $n } Einfluss und die Allianz
side-swordmaster = Schwertmeister
side-council = Sitz im Hohen Rat
side-hooks = Haken
side-has = ja
side-memories = Erinnerungen: { $n }
side-memories-title = Erinnerungen
side-battle-icon = Abzeichen { $icon } ({ $name })
side-in-conflict = Im Konflikt
side-n-troops = { $n ->
    [one] { $n } Trupp
   *[other] { $n } Truppen
}
side-n-worms = { $n ->
    [one] { $n } Sandwurm
   *[other] { $n } Sandwürmer
}
side-n-swords = { $n ->
    [one] { $n } Schwert
   *[other] { $n } Schwerter
}
side-strength = Kampfstärke { $n }
side-words = Was die Zeichen bedeuten
side-word-influence = Einfluss
side-word-alliance = Allianz
side-word-battle = Abzeichen
side-agents-at = Agenten auf
side-points-from = Woher die Punkte stammen
side-spies-at = Spione auf

## Stapel

side-hand = Hand
side-known-hand = Bekannte Handkarten
side-known-intrigue = Bekannte Intrigenkarten
side-known-intrigue-own = Intrigenkarten, die andere kennen
side-intrigue = Intrigenkarten
side-deck = Deck
side-discard = Ablagestapel
side-played = Im Spiel
side-shown = Aufgedeckt
side-reserved = Beiseitegelegt
side-waiting = Intrigenkarten, die noch wirken
side-trash = Entsorgt
side-battle-up = Karten mit Abzeichen, offen
side-battle-down = Karten mit Abzeichen, verdeckt
side-contracts-held = Verträge
side-contracts-done = Erfüllte Verträge
side-n-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
side-copies = { $name }, { $n }-mal
side-training = Trainingsleiste
side-token-here = Hier liegt der Feyd-Marker.
side-track-start = Start

## Rivalen

side-swordmaster-yes = hat den Schwertmeister
side-swordmaster-way = Für seinen Schwertmeister: { $have } von { $need } aus Solaris, Spice, Wasser und Intrigenkarten
side-priority = Fraktionen
side-signet = Siegelring
side-scheme = Schachzug
side-hagal = Haus Hagal
side-hagal-left = noch { $n }
side-hagal-last = Letzte Karte:
side-hagal-shown = { $n ->
    [one] { $n } Karte gezeigt
   *[other] { $n } Karten gezeigt
}

## Der Konflikt

side-conflict = Konflikt
side-rewards = Belohnungen
side-place = { $n }.
side-ties-only = bei Gleichstand
side-ties-only-why = Für alle, die sich den zweiten Platz teilen; bei so wenigen am Tisch bringt der dritte Platz allein nichts.
side-protected = Umkämpft: { $place }, hinter dem Schildwall; keine Sandwürmer.
side-unprotected = Umkämpft: { $place }. Der Schildwall ist fort: Sandwürmer können kommen.
side-no-worms = keine Sandwürmer
side-worms-come = Sandwürmer möglich
side-if-now = Stand jetzt
side-tie = gleich
side-no-reward = keine Belohnung
side-no-units = keine Einheiten
side-tie-line = Gleichstand bei { $strength } ({ $names }): { $place ->
    [0] keine Belohnung.
    [1] Alle erhalten die 1. Belohnung.
    [2] { $won ->
        [no] Niemand gewinnt, alle erhalten die 2. Belohnung.
       *[yes] Alle erhalten die 2. Belohnung.
    }
   *[3] Alle erhalten die 3. Belohnung.
}
side-tie-concede = Außer jemand verzichtet im eigenen Team: Dann erhält die andere Person die größere Belohnung.
side-no-conflict = Noch ist kein Konflikt aufgedeckt.
side-win-icon = Wer gewinnt, erhält außerdem die Karte mit dem Abzeichen { $icon }.
side-passed = passt
side-conflict-before = Davor:
side-combat-result = So endete der Konflikt davor
side-coming = Es folgen:
side-level = { $level }
side-last-conflict = Das ist der letzte Konflikt.

## Karten zur Auswahl

side-row = Imperium-Reihe
side-reserve = Reserve
side-buy-when = Erwerb im Aufdeckzug
side-when-acquired = Erwerb
side-reach = { $n } von { $total } in Reichweite
side-purse = { $purse } Überzeugung verfügbar. { $n } von { $total } in Reichweite.
side-short = { $n ->
    [one] { $n } fehlt
   *[other] { $n } fehlen
}
side-not-now = jetzt nicht
side-throne = Thron-Reihe
side-throne-own = für dein Team
side-throne-empty = keine Karten
side-card-cost = { $name }, Kosten { $n }.
side-icons = Symbole: { $icons }.
side-n-left = noch { $n }
side-contracts = Verträge
side-contracts-yours = Deine Verträge
side-on-offer = Ausliegend
side-contract-market = Vertrag „{ $name }“. { $text }
side-contract-aside = Vertrag „{ $name }“, für Shaddam beiseitegelegt. { $text }
side-contract-mine = Dein Vertrag „{ $name }“. { $text }
side-contract-done = Erfüllter Vertrag „{ $name }“. { $text }
side-decks = Stapel
side-imperium-deck = Imperium-Stapel: { $n }
side-intrigue-deck = Intrigenstapel: { $n }
side-piles = Abgeworfen und entfernt
side-intrigue-discard = Abgeworfene Intrigenkarten
side-intrigue-trash = Entsorgte Intrigenkarten
side-removed = Aus der Imperium-Reihe entfernt
side-conflicts-left = Konflikte neben dem Stapel

## Der Verlauf

side-log-news = Seit deinem letzten Zug
side-log-empty = Noch ist nichts geschehen.
side-log-setup = Aufbau
side-log-earlier = Frühere Runden zeigen

## Reiter

side-tabs = Teile des Tisches
side-tab-board = Spielplan
side-tab-conflict = Konflikt
side-tab-cards = Karten
side-tab-seats = Plätze
side-tab-log = Verlauf
side-tab-count = { $n ->
    [one] hier { $n } Möglichkeit
   *[other] hier { $n } Möglichkeiten
}

## Das Ende

side-end-you = Du gewinnst mit
side-end-person = { $name } gewinnt mit
side-end-yours = Dein Team gewinnt
side-end-people = Es gewinnen { $names }
side-end-never = nicht möglich
side-end-other = Den Sieg erringt
side-end-sub = { $n ->
    [one] { $n } Siegpunkt
   *[other] { $n } Siegpunkte
} nach { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
side-end-new = Neue Partie
side-end-save = Als Datei speichern
side-end-save-failed = Die Partie ließ sich nicht speichern. Bitte versuche es noch einmal.
side-end-standings = Endstand
side-end-why = Woher jeder Punkt kam
side-end-reason = Grund
side-end-total = Summe
side-end-tie = Der Gleichstand bei { $n }
side-end-order = Verglichen in dieser Reihenfolge
side-end-order-teams = Alle im Team zusammen, der Reihe nach
side-end-result = Ergebnis
side-end-equal = gleich
side-end-decides = entscheidet
side-end-chart = Punkte nach jeder Runde
side-end-chart-teams = Punkte der Teams nach jeder Runde
side-end-moments = Punkt für Punkt
side-end-goal = Ab { $n } Siegpunkten endet die Partie
side-end-kind-influence = Einfluss
side-end-kind-alliance = Allianzen
side-end-kind-conflict = Konflikt-Belohnungen
side-end-kind-match = Abzeichen
side-end-kind-card = Karten und Intrigen
side-end-kind-bought = Von Rivalen gekauft
side-end-kind-start = Beginn der Partie

## Das Spiel von 2020

side-spoiler = dritte Kraft, ohne Punkte
side-spoiler-label = { $name } ({ $who })
side-mentat-now = Hat in dieser Runde den Mentaten
side-mentat-next = Hat den Mentaten für die nächste Runde gewonnen
side-secret = Zwei geheim gewählte Fraktionen
side-secret-own = Dein Geheimnis: { $names }
side-secret-seen = Das Geheimnis: { $names }
side-secret-shown = Aufgedeckt: { $names }
side-swordmaster-in = Der Schwertmeister kommt in Runde { $n }
side-round-short = R{ $n }
side-top = Oben auf dem Deck, allen bekannt
side-top-own = Deine nächste Karte
side-buys = Kauft Punkte
side-buys-points = 1 für 3 Intrigenkarten, 3 Wasser, 7 Solaris oder 7 Spice, sobald er sie hat
side-card-by-space = { $name }: nicht zu kaufen, nur vom Feld „{ $space }“
side-word-mentat = Mentat
side-short-paul_atreides = Paul
side-short-duke_leto_atreides = Leto
side-short-glossu_the_beast_rabban = Rabban
side-short-countess_ariana_thorvald = Ariana
side-short-earl_memnon_thorvald = Memnon
side-short-count_ilban_richese = Ilban
side-short-helena_richese = Helena
side-short-house_hagal = Hagal
side-for-place = Umkämpft: { $place }. Wer gewinnt, erhält die Kontrolle. Jetzt: { $who }.
side-nobody = niemand
side-spoiler-rank = { $name } hält Rang { $n }: Diese Belohnung erhält niemand.
side-by = nur
