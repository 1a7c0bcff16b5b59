# Was kommt, wenn nichts mehr zu wählen ist.
act-only-end-agent-menu = Dein Zug ist gespielt. Beenden?
act-only-end-reveal-menu = Es bleibt nichts mehr. Aufdeckzug beenden?
act-only-reveal-turn = Kein Agent kann entsandt werden. Hand aufdecken?
act-only-reveal-ally = Mit { $name } kann kein Agent entsandt werden. Hand aufdecken?
act-plots-or-reveal = Spiele Intrigenkarten aus oder decke deine Hand auf.
act-only-pass-combat = Keine Karte für diesen Kampf. Passen?
act-only-pass-victory = Du hast den Konflikt gewonnen, aber keine Karte dafür. Weiter?
act-only-end-combat = Keine weitere Karte auszuspielen. Weiter?
act-only-end-endgame = Nichts mehr zu werten. Partie beenden?
act-done = Für dich erledigt: { $what }
act-ends-soon = Endet gleich von selbst, außer du machst es rückgängig.
act-ends-soon-for-good = Endet gleich von selbst.
