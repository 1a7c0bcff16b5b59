### Der Trainer: was für eine Wahl spricht, und wie auf eine Partie zurückgeblickt wird.

## Gründe: was eine Wahl am Ende des Zuges hat und eine andere nicht

claim-goal-lead = Du kommst auf { n-points } und führst: Die Partie endet mit dieser Runde.
claim-goal = Du kommst auf { n-points }: Die Partie endet mit dieser Runde.
claim-lead = Du hast dann die meisten Siegpunkte.
claim-points = { $n ->
        [one] { $n } Siegpunkt mehr.
       *[other] { $n } Siegpunkte mehr.
    }
claim-denies-points = { $who } hat dann { $n ->
        [one] { $n } Siegpunkt weniger.
       *[other] { $n } Siegpunkte weniger.
    }
claim-alliance = Du erhältst die Allianz { allied-faction }.
claim-keeps-alliance = Du behältst die Allianz { allied-faction }.
claim-denies-alliance = { $who } hat die Allianz { allied-faction } dann nicht.
claim-influence-point = Du kommst auf { n-influence } { with-faction }: ein Siegpunkt.
claim-influence-next = Bis zu { n-influence } { with-faction }, also zu einem Siegpunkt, fehlt dir noch ein Schritt.
claim-alliance-next = Bis zu { n-influence } { with-faction }, der Stufe der Allianz, fehlt dir noch ein Schritt.
claim-influence = { $n } Einfluss mehr { with-faction }.
claim-conflict-first = So, wie es steht, gewinnst du den Konflikt mit { $n } Vorsprung.
claim-conflict-place = { $place ->
        [2] So, wie es steht, erhältst du die zweite Belohnung des Konflikts.
       *[other] So, wie es steht, erhältst du die dritte Belohnung des Konflikts.
    }
claim-denies-first = So, wie es steht, gewinnt { $who } den Konflikt nicht.
claim-strength = { $n } Kampfstärke mehr im Konflikt.
claim-worms = { $n ->
        [one] { $n } Sandwurm mehr im Konflikt.
       *[other] { $n } Sandwürmer mehr im Konflikt.
    }
claim-swordmaster = Du erhältst den Schwertmeister: einen Agenten mehr in jeder Runde.
claim-swordmaster-once = Du erhältst den Schwertmeister: einmal einen Agenten mehr und { n-swords } in jedem Aufdeckzug.
claim-council = Du nimmst einen Sitz im Hohen Rat ein.
claim-hooks = Du nimmst einen Haken.
claim-control = Deine Seite kontrolliert das Feld „{ $space }“.
claim-contract = Du erfüllst den Vertrag „{ $contract }“.
claim-acquires = „{ $card }“ kommt zu deinen Karten.
claim-trashes = „{ $card }“ gehört nicht mehr zu deinen Karten.
claim-enough = Du hast { n-resource } für das Feld „{ $space }“.
claim-agents = { $n ->
        [one] { $n } Agent mehr, den du diese Runde entsenden kannst.
       *[other] { $n } Agenten mehr, die du diese Runde entsenden kannst.
    }
claim-cards = { $n ->
        [one] { $n } Karte mehr auf der Hand.
       *[other] { $n } Karten mehr auf der Hand.
    }
claim-intrigue = { $n ->
        [one] { $n } Intrigenkarte mehr.
       *[other] { $n } Intrigenkarten mehr.
    }
claim-spice = { $n } Spice mehr.
claim-water = { $n } Wasser mehr.
claim-solari = { $n ->
        [one] { $n } Solari mehr.
       *[other] { $n } Solaris mehr.
    }
claim-garrison = { $n ->
        [one] { $n } Trupp mehr in der Garnison.
       *[other] { $n } Truppen mehr in der Garnison.
    }
claim-spies = { $n ->
        [one] { $n } Spion mehr auf dem Spielplan.
       *[other] { $n } Spione mehr auf dem Spielplan.
    }

## Rat

advice-equal = Etwa gleich gut: { $other }
advice-same = Die anderen Möglichkeiten kommen bis zum Ende dieses Zuges auf dasselbe hinaus.
advice-later = Bis zum Ende dieses Zuges spricht nichts Zählbares dafür; was es besser macht, kommt später.
advice-then = Danach: { $steps }

## Rückblick

review-rivals = Rivalen
review-no-choice = Nichts, was hier gespielt wurde, hat viel gekostet.
review-curve = Aussichten auf den Sieg, in %
review-turning = Wendepunkte
review-costly = Teuerste Entscheidungen
review-shares = Woher es kam, in Prozentpunkten der Aussicht auf den Sieg
review-round = Runde
review-start = Beginn
review-change = { $name }: { $change } in Runde { $n }
review-seat = Platz
review-total = Änderung
review-own = Eigene Entscheidungen
review-others = Entscheidungen anderer
review-luck = Glück
review-lost = Durch die teuersten verloren
review-decision = Runde { $n }, Aktion { $ply }: { $cost } verloren
review-played = Gespielt: { $action } ({ $win })
review-better = Besser: { $action } ({ $win })
review-chance = Erst danach bekannt: Bis zum nächsten Zug hat der Zufall es um { $change } geändert.
