### Tipps: eine mögliche Antwort und was sie nach der Engine gibt.

hint-go = Spiele „{ $card }“ aus und geh zum Feld „{ $space }“: { $gains }.
hint-space = „{ $space }“: { $gains }.
hint-acquire = Deine Überzeugung reicht für „{ $card }“: { $n } von { $of }.
hint-acquire-gain = „{ $card }“ gibt sofort { $gains }.
hint-deploy-hold = { $n ->
        [one] Setze { $n } Trupp ein: Mit Kampfstärke { $strength } führst du um { $lead }.
       *[other] Setze { $n } Truppen ein: Mit Kampfstärke { $strength } führst du um { $lead }.
    }
hint-deploy-all = { $n ->
        [one] Setze deinen Trupp ein: Mit Kampfstärke { $strength } führst du um { $lead }.
       *[other] Setze alle { $n } Truppen ein: Mit Kampfstärke { $strength } führst du um { $lead }.
    }
hint-deploy-place = { $n ->
        [one] Setze { $n } Trupp ein
       *[other] Setze { $n } Truppen ein
    }: { $place ->
        [2] So, wie es steht, ist das die zweite Belohnung
       *[other] So, wie es steht, ist das die dritte Belohnung
    }.
hint-deploy-keep-lead = Lass den Rest zu Hause und beende deinen Zug: Du führst um { $lead }.
hint-deploy-keep = { $most ->
        [one] Lass deinen Trupp zu Hause: Mit ihm stünde es { $strength } gegen { $against }.
       *[other] Lass deine Truppen zu Hause: Mit { $most } weiteren stünde es { $strength } gegen { $against }.
    }
hint-lead = { $label }: Mit Kampfstärke { $strength } führst du im Konflikt.
hint-reveal = Decke deine Hand auf: { $gains }.
hint-do = { $label }: { $gains }.
hint-for = { $gains } für { $costs }
hint-n-vp = { $n ->
        [one] { $n } Siegpunkt
       *[other] { $n } Siegpunkte
    }
hint-n-solari = { $n ->
        [one] { $n } Solari
       *[other] { $n } Solaris
    }
hint-n-spice = { $n } Spice
hint-n-water = { $n } Wasser
hint-n-garrison = { $n ->
        [one] { $n } Trupp
       *[other] { $n } Truppen
    }
hint-n-hand = { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
hint-n-intrigue = { $n ->
        [one] { $n } Intrigenkarte
       *[other] { $n } Intrigenkarten
    }
hint-n-influence = { $n } Einfluss ({ $faction })
hint-n-persuasion = { $n } Überzeugung

## Warum: ein zweiter Satz

hint-why-hold = Andere können noch Truppen und Schwerter bringen, aber selten mehr als das.
hint-why-all = Andere können noch Truppen und Schwerter bringen: Je mehr dort steht, desto sicherer.
hint-why-place = Der erste Platz ist zu weit, aber so springt vielleicht etwas heraus.
hint-why-keep-lead = Das genügt wahrscheinlich, und Truppen im Konflikt kommen nicht nach Hause.
hint-why-keep = Truppen im Konflikt sind danach weg: Spare sie für einen, der zu gewinnen ist.
hint-why-point = Bei { $n } Einfluss gibt eine Fraktion einen Siegpunkt.
hint-why-next-point = Noch ein Schritt dort ist ein Siegpunkt.
hint-why-next-alliance = Noch ein Schritt dort kann die Allianz bringen.
hint-why-plan = Das gehört zu deinem ersten Plan.
hint-why-enough-solari = { $n ->
        [one] { $n } Solari reicht für „{ $space }“.
       *[other] { $n } Solaris reichen für „{ $space }“.
    }
hint-why-enough-spice = { $n } Spice reicht für „{ $space }“.
hint-why-enough-water = { $n } Wasser reicht für „{ $space }“.
hint-why-thins = „{ $card }“ scheidet danach aus: Bessere Karten kommen öfter auf deine Hand.
hint-why-fight = Von dort können Truppen in den Konflikt.
hint-why-lead = Die größte Kampfstärke erhält die erste Belohnung.
hint-why-no-agent = Du hast keinen Agenten mehr zu entsenden.
hint-why-card-icons = Sie öffnet { $n } Arten von Feldern.
hint-why-card-persuasion = Später aufgedeckt gibt sie { $n } Überzeugung.
hint-why-card-swords = Später aufgedeckt gibt sie { $n } Schwerter.
hint-why-unspent = Was du nicht ausgibst, verfällt, und die Karte kommt später auf deine Hand.
hint-why-vp = Es gewinnt, wer die meisten Punkte hat.
hint-why-intrigue = Intrigenkarten entscheiden Konflikte, und manche sind am Ende Punkte.
hint-why-solari = Mit Solaris bezahlst du den Hohen Rat und einen dritten Agenten, den Schwertmeister.
hint-why-spice = Mit Spice bezahlst du die teureren Felder der Fraktionen.
hint-why-water = Mit Wasser bezahlst du die Felder mit viel Spice.
hint-why-hand = Eine Karte mehr entsendet vielleicht einen Agenten oder gibt mehr beim Aufdecken.
hint-why-garrison = Truppen zu Hause warten auf den Konflikt, den du willst.
hint-why-persuasion = Überzeugung erwirbt Karten; aufheben lässt sie sich nicht.

# Zwei Teams
hint-activate = Aktiviere { $ally }. { $then }
hint-deploy-stay = Lass deine Truppen zu Hause: Du führst um { $lead }.
hint-why-personal = Nur du kannst dorthin einen Agenten entsenden.
hint-why-team-reward = Auf Stufe { $n } deiner eigenen Leiste erhält das ganze Team etwas.
hint-why-throne = Nur dein Team kann Karten der Thron-Reihe erwerben, und sie wird nicht aufgefüllt.
hint-why-for-ally = Truppen und Würfel sind die der Figur, die in diesem Zug für dich handelt: { $ally }.
hint-why-swords-count = { $ally } hat dort Einheiten: Deine Schwerter zählen sofort.
hint-why-swords-wait = { $ally } hat dort noch keine Einheit: Deine Schwerter warten darauf, bis der Aufdeckzug dort vorbei ist.
hint-why-swords-lost = { $ally } hat schon aufgedeckt und dort keine Einheit: Deine Schwerter wären verloren.
