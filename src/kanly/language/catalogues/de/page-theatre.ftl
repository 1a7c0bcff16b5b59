## Was andere tun, Zug für Zug gezeigt

theatre-caption = Was gerade gezeigt wird
theatre-hagal = Haus Hagal
theatre-reveal = Aufdeckzug
theatre-fact-space = Ziel
theatre-fact-gives = Feld bringt
theatre-fact-card = Karte bringt
theatre-fact-joins = in den Konflikt
theatre-hurry = Klick oder Leertaste: schneller
theatre-tap = Tippen: schneller
theatre-paused = angehalten
theatre-pace = Tempo
theatre-pace-step = Schritt
theatre-pace-slow = Langsam
theatre-pace-normal = Normal
theatre-pace-fast = Schnell
theatre-short-slow = ½×
theatre-short-normal = 1×
theatre-short-fast = 2×
theatre-skip = Springen
theatre-replay = Seit meinem Zug noch einmal zeigen
theatre-replay-turn = Diesen Zug noch einmal zeigen

## Kampf und Rundenwechsel

theatre-combat = Kampf
theatre-conflict = Konflikt { $level }
theatre-step-strength = Kampfstärke
theatre-step-intrigue = Intrige
theatre-step-ranking = Rangfolge
theatre-step-rewards = Belohnungen
theatre-at-intrigue = Intrigenkarten im Kampf: spielen oder passen.
theatre-at-ranking = Die Kampfstärke entscheidet über die Belohnung.
theatre-at-rewards = Die Belohnungen werden genommen.
theatre-wins = { $name }: allein mit der größten Kampfstärke ({ $strength }), also die 1. Belohnung.
theatre-doubled = { $name }: Belohnung durch einen Sandwurm verdoppelt.
theatre-round = Die Runde wechselt
theatre-round-begins = Runde { $n } beginnt. Startmarker: { $name }.
theatre-makers = Sandwürmer
theatre-makers-why = Spice, wo kein Agent stand
theatre-recall = Agenten kehren zurück
theatre-swordmasters = Ein eingesetzter Schwertmeister verlässt die Partie
theatre-points = Punkte
theatre-first = Startmarker
theatre-goes-on = Geht in { $n } s von selbst weiter
theatre-wait = Auf mich warten
theatre-waits = Wartet auf dich
theatre-skip-scene = Szene überspringen
theatre-continue = Weiter

## Noch einmal ansehen

theatre-film = Seit deinem Zug
theatre-film-at = { $k } von { $n }
theatre-film-pause = Anhalten
theatre-film-go-on = Weiter
theatre-film-next = Nächster Zug
theatre-film-back = Zurück zu meinem Zug

## Ton

theatre-sound-on = Ton einschalten
theatre-sound-off = Ton ausschalten
