### Tipps: eine mögliche Antwort und was sie nach der Engine gibt.

hint-go = Spiele „{ $card }“ aus und geh zum Feld „{ $space }“: { $gains }.
hint-space = „{ $space }“: { $gains }.
hint-acquire = Deine Überzeugung reicht für „{ $card }“: { $n } von { $of }.
hint-acquire-gain = „{ $card }“ gibt sofort { $gains }.
hint-deploy = { $n ->
        [one] Setze { $n } Trupp ein: Mit Kampfstärke { $strength } führst du im Konflikt.
       *[other] Setze { $n } Truppen ein: Mit Kampfstärke { $strength } führst du im Konflikt.
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
