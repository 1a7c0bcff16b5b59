# Bots: Stufen, Stile und was von ihnen zu erwarten ist.
bot-who = Bot: { $name }
bot-named = { $level }, { $style }
bot-level-label = Stufe aller Bots
bot-seat-label = Stil, { $seat }
bot-title = Wie die Bots spielen
bot-title-about = Eine Stufe für alle. Jeder Platz kann eine andere haben und seinen eigenen Stil.
bot-mixed = Gemischter Tisch
bot-mixed-about = Auch benachbarte Stufen sitzen am Tisch.
bot-styles = Stile
bot-thinking = { $name } denkt nach

## Stufen: Name, Charakter, was sie tun

bot-level-random = Streuner
bot-level-novice = Neuling
bot-level-greedy = Opportunist
bot-level-planner = Stratege
bot-level-search = Orakel
bot-many-random = { $n } Streuner
bot-many-novice = { $n } Neulinge
bot-many-greedy = { $n } Opportunisten
bot-many-planner = { $n } Strategen
bot-many-search = { $n } Orakel
bot-character-random = harmlos
bot-character-novice = freundlich
bot-character-greedy = gewieft
bot-character-planner = geduldig
bot-character-search = gnadenlos
bot-about-random = Macht irgendeinen erlaubten Zug, jeden mit der gleichen Chance.
bot-about-novice = Betrachtet den eigenen Zug wie in einer ersten Partie: nicht sehr genau und ohne an die anderen zu denken.
bot-about-greedy = Probiert alles aus, spielt den Zug zu Ende und nimmt, was jetzt am meisten bringt.
bot-about-planner = Denkt den ganzen Zug durch und schätzt, was er später wert ist.
bot-about-search = Spielt vor jedem Zug mit vielen Vermutungen über verdeckte Karten weiter, die Antworten der anderen eingeschlossen.

## Stile: Name und was sie mögen

bot-style-balanced = ausgewogen
bot-style-fighter = kämpferisch
bot-style-diplomat = diplomatisch
bot-style-trader = kaufmännisch
bot-style-spy = listig
bot-likes-balanced = Will nur gewinnen.
bot-likes-fighter = Mag außerdem Kampfstärke im Konflikt, gewonnene Konflikte und eine volle Garnison.
bot-likes-diplomat = Mag außerdem Einfluss, Allianzen und den Hohen Rat.
bot-likes-trader = Mag außerdem Solaris, Spice, Wasser, Verträge und neue Karten.
bot-likes-spy = Mag außerdem Spione auf dem Plan und Intrigenkarten auf der Hand.

## Was zu erwarten ist

bot-expected-some = Gewinnt etwa { $n } von { $of } Partien gegen { $others }.
bot-expected-all = Gewinnt fast jede Partie gegen { $others }.
bot-expected-none = Gewinnt kaum je gegen { $others }.
bot-seconds =
    { $n ->
        [one] Denkt bis zu { $n } Sekunde über jede Entscheidung nach.
       *[other] Denkt bis zu { $n } Sekunden über jede Entscheidung nach.
    }
bot-measured = Gemessen mit einem Bot gegen { $opponents } der Stufe darunter in Uprising, alle ausgewogen, je mindestens { $games } Partien; unter Gleichen gewinnt man 1 von { $of }.
