### Die laufende Partie: Fragen, Antworten, Verlauf, Ablehnungen, Wertung.

## Namen von Dingen, die keine Spielteile sind

name-pass = Passen
name-end = Beenden
name-reveal = Aufdecken
name-rules = Regeln
name-amount = { $n }
name-option = Möglichkeit { $n }
name-seat = Platz { $n }
name-rival = { $name } (Rivale)
name-deploy = { n-troops } einsetzen
name-space = Feld
name-card = Ausgespielte Karte
name-leader = Anführer
name-step = Einfluss des Feldes
name-alliance = Allianz { allied-faction }
name-match = Abzeichenpaar: { $icon }
name-battle = { $name } ({ $icon })

## Fragen, nach Art der Entscheidung

prompt-turn = Du bist am Zug: Spiele eine Karte aus, um einen Agenten zu entsenden, oder decke deine Hand auf.
prompt-space = „{ $card }“: Zu welchem Feld entsendest du deinen Agenten?
prompt-cost = Welche Kosten des Feldes bezahlst du?
prompt-infiltrate = Infiltrieren: Welchen Spion rufst du zurück?
prompt-gather = Erkenntnisse sammeln: Rufst du einen Spion zurück, um 1 Karte zu ziehen?
prompt-agent-menu = Was tust du als Nächstes?
prompt-reveal-menu = Dein Aufdeckzug: Handle Effekte ab und erwirb Karten.
prompt-order = { $source }: Welchen Effekt handelst du als Nächstes ab?
prompt-use = { $source }: Nutzt du diesen Effekt?
prompt-choose = { $source }: Wähle eine Möglichkeit.
prompt-discard = Welche Karte wirfst du ab?
prompt-trash = Welche Karte entsorgst du?
prompt-top-draw = Welche dieser Karten ziehst du?
prompt-top-discard = Welche der beiden anderen wirfst du ab? Die letzte wird entsorgt.
prompt-manipulate = Welche Karte der Imperium-Reihe legst du beiseite?
prompt-train = Wohin bewegst du den Feyd-Marker?
prompt-acquire = Welche Karte erwirbst du?
prompt-influence = Bei welcher Fraktion erhältst du { n-influence }?
prompt-lose-influence = Bei welcher Fraktion verlierst du 1 Einfluss?
prompt-alliance = Wem gibst du die Allianz { allied-faction }?
prompt-place-spy = Wo platzierst du deinen Spion?
prompt-recall-to-place = Du hast keinen Spion im Vorrat: Welchen rufst du zurück, um ihn neu zu platzieren?
prompt-recall-spy = Welchen Spion rufst du zurück?
prompt-recall-agent = Welchen Agenten rufst du zurück?
prompt-contract = Welchen Vertrag nimmst du?
prompt-defend = Im Konflikt geht es um ein Feld, das du kontrollierst: Setzt du 1 Trupp aus deinem Vorrat ein?
prompt-deploy = Wie viele Truppen setzt du ein?
prompt-retreat = Wie viele Truppen ziehst du zurück?
prompt-detonate = Entfernst du den Schildwall?
prompt-combat = Kampf: Spielst du eine Kampf-Intrigenkarte aus?
prompt-endgame = Finale: Spiele Intrigenkarten aus und bilde Paare mit Abzeichen-Jokern.
prompt-endgame-cards = Finale: Spiele Intrigenkarten aus.
prompt-flip = Welche Konfliktkarte drehst du um?
prompt-leader = Welchen Anführer wählst du?
prompt-trash-intrigue = Welche Intrigenkarte entsorgst du?
prompt-discard-intrigue = Welche Intrigenkarte wirfst du ab?

## Fragen des Spiels von 2020, und solche, die jemand für einen Rivalen entscheidet

prompt-secret-pair = Welche zwei Fraktionen wählst du geheim?
prompt-choose-agent = Welchen deiner Agenten entsendest du?
prompt-voice = Welches Feld sperrst du bis zu deinem nächsten Zug für deine Gegner?
prompt-opponent = Welcher Gegner verliert 1 Trupp im Konflikt?
prompt-top-card = Ziehst oder entsorgst du die oberste Karte deines Decks?
prompt-take-back = Welche Karte nimmst du aus deinem Ablagestapel auf die Hand?
prompt-victory = Du hast den Konflikt gewonnen: Spielst du dafür eine Intrigenkarte aus?
prompt-use-rival = Du entscheidest für { $rival }: Wird dieser Effekt genutzt?
prompt-choose-rival = Du entscheidest für { $rival }: Wähle eine Möglichkeit.
prompt-influence-rival = Du entscheidest für { $rival }: Bei welcher Fraktion erhält der Rivale { n-influence }?

## Fragen von Teams; $stage eines Handels: Wer gefragt wird, beginnt oder erhält nichts oder etwas

prompt-throne = Welche Karte legst du aus der Imperium-Reihe in die Thron-Reihe?
prompt-activate = Welchen Verbündeten aktivierst du in diesem Zug?
prompt-ally-deploys = Zug deines Kommandanten, und du bist aktiviert: Wie viele Truppen setzt du ein?
prompt-ally-pays = „{ $source }“ kostet { n-resource }, und die Verbündeten bezahlen bisher { $paid }: Wie viel bezahlst du?
prompt-concede = Gleichstand in deinem Team: Überlässt du die größere Belohnung?
prompt-reinforce = Verstärkung: Wie teilst du { n-troops } auf?
prompt-hand-out = Welcher Verbündete erhält welchen Vertrag?
prompt-trade-partner = Mit wem aus deinem Team treibst du Handel?
prompt-trade-kind = { trade-so-far } Was gibst du?
prompt-trade-amount =
    { $resource ->
        [solari] { trade-so-far } Wie viele Solaris gibst du?
        [spice] { trade-so-far } Wie viel Spice gibst du?
       *[water] { trade-so-far } Wie viel Wasser gibst du?
    }
prompt-trade-cards =
    { $n ->
        [0] { trade-so-far } Welche Intrigenkarte gibst du?
       *[other] { trade-so-far } Du gibst { n-intrigue }. Welche noch?
    }
trade-so-far =
    { $stage ->
        [begin] Mit { $partner } treibst du Handel.
        [nothing] { $partner } gibt dir nichts.
       *[offer] { $partner } gibt dir { $offer }.
    }

## Antworten

action-play-card = „{ $card }“ ausspielen
action-play-intrigue = „{ $card }“ ({ $kind }) ausspielen: { $text }
action-reveal = Deine Hand aufdecken
action-send = Einen Agenten zum Feld „{ $space }“ entsenden
action-send-cost = Einen Agenten zum Feld „{ $space }“ entsenden und { $amounts } bezahlen
action-pay = { $amounts } bezahlen
action-pay-nothing = Nichts bezahlen
action-infiltrate = Deinen Spion vom { $post } zurückrufen und infiltrieren
action-gather = Deinen Spion vom { $post } zurückrufen und 1 Karte ziehen
action-gather-none = Keinen Spion zurückrufen
action-effect = { $source }: { $text }
action-complete = Den Vertrag „{ $contract }“ erfüllen: { $text }
action-deploy = { n-troops } im Konflikt einsetzen
action-end-turn = Deinen Zug beenden
action-end-reveal = Deinen Aufdeckzug beenden
action-buy = „{ $card }“ für { n-persuasion } erwerben
action-acquire-solari = „{ $card }“ für { n-resource } erwerben
action-acquire = „{ $card }“ erwerben (Kosten { $n })
action-acquire-none = Nichts erwerben
action-order-stop = Auf den Rest verzichten
action-use-none = Darauf verzichten
action-discard = „{ $card }“ abwerfen
action-trash =
    { $zone ->
        [hand] „{ $card }“ von deiner Hand entsorgen
        [discard] „{ $card }“ aus deinem Ablagestapel entsorgen
       *[play] „{ $card }“ (im Spiel) entsorgen
    }
action-trash-none = Nichts entsorgen
action-top-draw = „{ $card }“ ziehen
action-set-aside = „{ $card }“ beiseitelegen
action-train = { $place } – { $text }
action-influence = { n-influence } { with-faction } erhalten
action-lose-influence = 1 Einfluss { with-faction } verlieren
action-alliance = Die Allianz an { $leader } geben
action-place-spy = Einen Spion auf dem { $post } platzieren
action-place-none = Keinen Spion platzieren
action-recall-spy = Deinen Spion vom { $post } zurückrufen
action-recall-agent = Deinen Agenten vom Feld „{ $space }“ zurückrufen
action-contract = Den Vertrag „{ $contract }“ nehmen: { $text }
action-contract-solari = Keinen Vertrag nehmen und { n-resource } erhalten
action-defend = 1 Trupp aus deinem Vorrat einsetzen
action-defend-none = Nichts einsetzen
action-retreat =
    { $n ->
        [0] Keine Truppen zurückziehen
       *[other] { n-troops } zurückziehen
    }
action-detonate = Den Schildwall entfernen
action-detonate-none = Den Schildwall stehen lassen
action-pass = Passen
action-combat-done = Vorerst keine Karte mehr ausspielen
action-endgame-done = Dein Finale beenden
action-match = „{ $card }“ mit einem Abzeichen-Joker paaren: 1 Siegpunkt
action-flip = „{ $card }“ umdrehen
action-leader = { $leader } wählen
action-trash-intrigue = „{ $card }“ entsorgen
action-discard-intrigue = „{ $card }“ abwerfen

## Antworten des Spiels von 2020

action-exchange = { $amounts } bezahlen: { $text }
action-choose-agent = Den Agenten vom Feld „{ $space }“
action-choose-agent-home = Einen noch nicht entsandten Agenten
action-voice = Das Feld „{ $space }“ sperren
action-opponent = { $leader } 1 Trupp verlieren lassen
action-top-trash = „{ $card }“ entsorgen
action-take-back = „{ $card }“ auf die Hand nehmen
action-onto-deck = „{ $card }“ oben auf dein Deck legen

## Antworten von Teams

action-throne = „{ $card }“ in die Thron-Reihe legen
action-buy-throne = „{ $card }“ aus der Thron-Reihe für { n-persuasion } erwerben
action-acquire-throne-solari = „{ $card }“ aus der Thron-Reihe für { n-resource } erwerben
action-acquire-throne = „{ $card }“ aus der Thron-Reihe erwerben (Kosten { $n })
action-activate =
    { $n ->
        [0] { $ally } aktivieren (kein Agent zu entsenden)
        [one] { $ally } aktivieren ({ $n } Agent zu entsenden)
       *[other] { $ally } aktivieren ({ $n } Agenten zu entsenden)
    }
action-let-deploy = { $ally } Truppen einsetzen lassen
action-deploy-none = Nichts einsetzen
action-combat-for = Eine Karte für { $ally } ausspielen
action-through = { $action } ({ $ally })
action-ally-pays =
    { $n ->
        [0] Nichts bezahlen (Rest: { $rest })
       *[other] { n-resource } bezahlen (Rest: { $rest })
    }
action-concede = { $ally } die größere Belohnung überlassen (du: { $own }; { $ally }: { $other })
action-concede-not = Nichts überlassen (du: { $own }; { $ally }: { $other })
action-trade-with = Mit { $partner } Handel treiben
action-trade-kind =
    { $resource ->
        [solari] Solaris geben
        [spice] Spice geben
        [water] Wasser geben
       *[intrigue] Intrigenkarten geben
    }
action-trade-nothing = Nichts geben
action-trade-amount = { n-resource } geben
action-trade-card = „{ $card }“ geben
action-trade-done = Nichts weiter geben
share-own = { $what } für dich
share-ally = { $what } für { $ally }
share-contract = „{ $contract }“ ({ $reward })
reward-taken =
    { $place ->
        [1] erste Belohnung
        [2] zweite Belohnung
        [3] dritte Belohnung
       *[other] keine Belohnung
    }

## Verlauf, nach Ereignis

log-round = Runde { $n } beginnt.
log-conflict = Der Konflikt ist „{ $conflict }“.
log-first-player = { $seat } hat den Startmarker.
log-played = { $seat } spielt „{ $card }“ auf dem Feld „{ $space }“ aus.
log-infiltrated = { $seat } infiltriert mit dem Spion vom { $post }.
log-gathered = { $seat } sammelt Erkenntnisse mit dem Spion vom { $post }.
log-gained = { $seat } erhält { n-resource }.
log-paid = { $seat } bezahlt { n-resource }.
log-drew = { $seat } zieht { n-cards }.
log-drew-intrigue = { $seat } zieht { n-intrigue }.
log-stole = { $seat } nimmt { $victim } eine Intrigenkarte ab.
log-recruited = { $seat } rekrutiert { n-troops }.
log-deployed = { $seat } setzt { n-troops } ein.
log-retreated = { $seat } zieht { n-troops } zurück.
log-summoned = { $seat } ruft { n-worms }.
log-influence-up = { $seat } steigt auf { n-influence } { with-faction }.
log-influence-down = { $seat } fällt auf { n-influence } { with-faction }.
log-alliance = { $seat } erhält die Allianz { allied-faction }.
log-alliance-returned = { $seat } legt die Allianz { allied-faction } auf den Spielplan zurück.
log-scored =
    { $change ->
        [lost] { $seat } verliert { n-points } ({ $reason }).
       *[gained] { $seat } erhält { n-points } ({ $reason }).
    }
log-placed-spy = { $seat } platziert einen Spion auf dem { $post }.
log-recalled-spy = { $seat } ruft einen Spion vom { $post } zurück.
log-recalled-agent = { $seat } ruft einen Agenten vom Feld „{ $space }“ zurück.
log-trashed = { $seat } entsorgt „{ $card }“.
log-discarded = { $seat } wirft „{ $card }“ ab.
log-to-hand = { $seat } nimmt „{ $card }“ auf die Hand zurück.
log-acquired = { $seat } erwirbt „{ $card }“.
log-revealed = { $seat } deckt { n-persuasion } und { $swords ->
        [one] { $swords } Schwert
       *[other] { $swords } Schwerter
    } auf.
log-shown = { $seat } deckt außerdem „{ $card }“ auf.
log-intrigue = { $seat } spielt die Intrigenkarte „{ $card }“ aus.
log-trashed-intrigue = { $seat } entsorgt die Intrigenkarte „{ $card }“.
log-discarded-intrigue = { $seat } wirft die Intrigenkarte „{ $card }“ ab.
log-took-contract = { $seat } nimmt den Vertrag „{ $contract }“ (Belohnung: „{ CAPITAL($reward) }.“).
log-completed = { $seat } erfüllt den Vertrag „{ $contract }“.
log-hooks = { $seat } nimmt einen Haken.
log-shield-wall = { $seat } entfernt den Schildwall.
log-council = { $seat } nimmt einen Sitz im Hohen Rat ein.
log-swordmaster = { $seat } erhält den Schwertmeister, einen dritten Agenten.
log-control = { $seat } gewinnt die Kontrolle über das Feld „{ $space }“.
log-passed = { $seat } passt.
log-combat = Der Kampf beginnt: „{ $conflict }“.
log-reward =
    { $place ->
        [1] { $seat } erhält die erste Belohnung des Konflikts „{ $conflict }“.
        [2] { $seat } erhält die zweite Belohnung des Konflikts „{ $conflict }“.
       *[3] { $seat } erhält die dritte Belohnung des Konflikts „{ $conflict }“.
    }
log-won = { $seat } gewinnt den Konflikt „{ $conflict }“.
log-nobody-won = Niemand gewinnt den Konflikt „{ $conflict }“.
log-matched = { $seat } bildet aus „{ $one }“ und „{ $other }“ ein Paar.
log-flipped = { $seat } dreht „{ $card }“ um.
log-makers =
    { $n ->
        [one] Sandwürmer: Auf dem Feld „{ $space }“ liegt { $n } Bonus-Spice.
       *[other] Sandwürmer: Auf dem Feld „{ $space }“ liegen { $n } Bonus-Spice.
    }
log-recall = Die Agenten kehren zurück; { $seat } erhält den Startmarker.
log-endgame = Das Finale beginnt.
log-game-over = { $seat } gewinnt die Partie.
log-memory = { $seat } legt einen Trupp als Erinnerung auf den eigenen Anführer.
log-turned = { $seat } dreht den Anführer um: { $leader }.
log-trained = { $seat } bewegt den Feyd-Marker ({ $place }).
log-row-left = „{ $card }“ verlässt die Imperium-Reihe.
log-set-aside = { $seat } legt „{ $card }“ beiseite.
log-shuffled = { $seat } mischt den Ablagestapel zu einem neuen Deck.
log-strength = { $seat } hat { $n } Kampfstärke im Konflikt.
log-fought = { $seat } hat am Ende des Kampfes { $n } Kampfstärke.
log-swords = { $seat } erhält { n-swords }.
log-persuasion = { $seat } erhält { n-persuasion }.
log-leader =
    { $named ->
        [yes] { $seat } nimmt an der Partie teil.
       *[no] { $seat } tritt als { $leader } an.
    }
log-objective = { $seat } erhält eine { $card }.

## Verlauf der Rivalen; $choice: Karte mit zwei Feldern, von denen die Bedingung eines auswählt

log-rival =
    { $n ->
        [0] { $rival } nimmt als Rivale an der Partie teil.
       *[other] { $rival } nimmt als Rivale an der Partie teil (Schwertmeister-Wert { $n }).
    }
log-hagal =
    { $choice ->
        [yes] { $seat } deckt die Haus-Hagal-Karte „{ $card }“ auf und entsendet einen Agenten zum Feld „{ $space }“, weil { $condition }.
       *[no] { $seat } deckt die Haus-Hagal-Karte „{ $card }“ auf und entsendet einen Agenten dorthin.
    }
log-hagal-occupied =
    { $choice ->
        [yes] { $seat } deckt die Haus-Hagal-Karte „{ $card }“ auf und ignoriert sie: Das Feld „{ $space }“ ist belegt, und nur dieses zählt, weil { $condition }.
       *[no] { $seat } deckt die Haus-Hagal-Karte „{ $card }“ auf und ignoriert sie: Das Feld „{ $space }“ ist belegt.
    }
log-hagal-unmet =
    { $lack ->
        [spice] { $seat } deckt die Haus-Hagal-Karte „{ $card }“ auf und ignoriert sie: Es liegt kein Bonus-Spice { $spaces }.
        [free-spice] { $seat } deckt die Haus-Hagal-Karte „{ $card }“ auf und ignoriert sie: Auf keinem freien Sandwurm-Feld liegt Bonus-Spice.
       *[condition] { $seat } deckt die Haus-Hagal-Karte „{ $card }“ auf und ignoriert sie: Sie gilt nur, falls { $condition }.
    }
log-hagal-politics = { $seat } deckt die Haus-Hagal-Karte „{ $card }“ auf und ignoriert sie: Clevere Politik, denn die Allianz { allied-faction } ist sicher.
log-hagal-spy = { $seat } deckt die Haus-Hagal-Karte „{ $card }“ auf.
log-no-post = { $seat } platziert keinen Spion: Kein Posten dieser Art ist frei.
log-hagal-shuffled = Alle Haus-Hagal-Karten werden zu einem neuen Stapel gemischt.
log-hagal-swords = { $seat } deckt für den Kampf die Haus-Hagal-Karte „{ $card }“ auf und erhält { n-swords }.
log-signet = { $seat } nutzt die Siegelring-Fähigkeit: „{ CAPITAL($text) }.“
log-scheme = { $seat } führt den Schachzug aus: „{ CAPITAL($text) }.“
log-held-back =
    { $by ->
        [strength] { $seat } führt schon mit { $n } Kampfstärke und setzt keine Truppen ein (Experten-Truppeneinsatz).
       *[units] { $seat } hat schon { $n } Einheiten Vorsprung und setzt keine Truppen ein (Experten-Truppeneinsatz).
    }
log-stuck = { $seat } kann mit keiner Haus-Hagal-Karte einen Agenten entsenden: kein weiterer Zug in dieser Runde.
log-dice = { $seat } würfelt { $one } und { $other } für die Imperium-Reihe.
log-forgone =
    { $why ->
        [never] { $seat } nimmt nichts und überlässt { n-resource } der Bank.
       *[content] { $seat } hat den Schwertmeister schon und überlässt { n-resource } der Bank.
    }
log-no-faction-post = { $seat } platziert keinen Spion: Kein Posten einer Fraktion ist frei.
log-hagal-out-of-reach = { $seat } deckt die Haus-Hagal-Karte „{ $card }“ auf und ignoriert sie: Clevere Politik, denn die Allianz { allied-faction } ist außer Reichweite.
log-influence-lost = { $seat } kann { with-faction } nicht weiter steigen: { n-influence } verfällt.
log-defended = { $seat } kontrolliert das Feld „{ $space }“ und erhält den Defensivbonus.

## Verlauf von Teams

log-activated = { $seat } aktiviert einen Verbündeten: { $ally }.
log-swordmaster-left = { $seat } hat den Schwertmeister eingesetzt, der nun die Partie verlässt.
log-conceded = { $seat } überlässt die größere Belohnung: { $ally } erhält sie.
log-traded = Handel im Team ({ $seat } und { $partner }).
log-gave = { $seat } gibt { n-goods }.
log-throne = { $seat } legt „{ $card }“ in die Thron-Reihe.

## Verlauf des Spiels von 2020; $again: Ein Agent bleibt, wo er ist, und kommt dort noch einmal an

log-mentat = { $seat } hat für diese Runde den Mentat, einen zusätzlichen Agenten.
log-mentat-won = { $seat } gewinnt den Mentat für die nächste Runde.
log-mentat-home = Der Mentat kehrt auf sein Feld zurück.
log-voice = { $seat } sperrt das Feld „{ $space }“ für je einen Zug der Gegner.
log-hagal-closed = { $seat } deckt die Haus-Hagal-Karte „{ $card }“ auf und ignoriert sie: „Die Stimme“ sperrt das Feld „{ $space }“.
log-lost-troops =
    { $where ->
        [conflict] { $seat } verliert { n-troops } im Konflikt.
       *[garrison] { $seat } verliert { n-troops } aus der Garnison.
    }
log-tokens = { $seat } deckt die beiden geheim gewählten Fraktionen auf: { $one } und { $other }.
log-moved-agent =
    { $again ->
        [yes] { $seat } entsendet den Agenten vom Feld „{ $space }“ noch einmal dorthin.
       *[no] { $seat } bewegt einen Agenten vom Feld „{ $space }“ zum Feld „{ $target }“.
    }
log-onto-deck = { $seat } legt „{ $card }“ oben auf das eigene Deck.
log-waited = { $seat } beendet den Zug, ohne einen Agenten zu entsenden oder aufzudecken.
log-control-lost = { $seat } verliert die Kontrolle über das Feld „{ $space }“.

## Warum etwas nicht geht

reason-game-over = Die Partie ist zu Ende.
reason-not-offered = Das steht jetzt nicht zur Wahl.
reason-no-agent = Du hast keinen Agenten mehr, den du entsenden könntest.
reason-own-agent = Du hast schon einen Agenten auf dem Feld „{ $space }“.
reason-occupied = Auf dem Feld „{ $space }“ steht ein fremder Agent, und du hast dort keinen Spion zum Infiltrieren.
reason-occupied-no-spies = Auf dem Feld „{ $space }“ steht ein fremder Agent.
reason-once = Du hast schon, was das Feld „{ $space }“ gibt: Man besucht es nur einmal.
reason-no-swordmaster-level = Auf der Stufe Kwisatz Haderach kannst du keinen Schwertmeister erhalten: Das Feld „{ $space }“ ist dir verschlossen.
reason-requirement = Das Feld „{ $space }“ verlangt { $level } Einfluss { with-faction }; du hast { $have }.
reason-cost =
    { $resource ->
        [solari]
            { $need ->
                [one] Das Feld „{ $space }“ kostet { $need } Solari; du hast { $have }.
               *[other] Das Feld „{ $space }“ kostet { $need } Solaris; du hast { $have }.
            }
        [spice] Das Feld „{ $space }“ kostet { $need } Spice; du hast { $have }.
       *[water] Das Feld „{ $space }“ kostet { $need } Wasser; du hast { $have }.
    }
reason-card-icon = „{ $card }“ hat nicht das Symbol { $icon }, das das Feld „{ $space }“ braucht.
reason-no-icon = Keine deiner Handkarten hat das Symbol { $icon }, das das Feld „{ $space }“ braucht.
reason-choose-card-first = Wähle zuerst die Karte, die deinen Agenten zum Feld „{ $space }“ entsendet.
reason-not-in-hand = „{ $card }“ ist nicht auf deiner Hand.
reason-no-icons = „{ $card }“ hat keine Agentensymbole und kann in einem Agentenzug nicht ausgespielt werden.
reason-no-destination = Es gibt kein Feld, zu dem „{ $card }“ jetzt einen Agenten entsenden könnte.
reason-not-revealing = „{ $card }“ kann nur in deinem Aufdeckzug erworben werden.
reason-not-on-offer = „{ $card }“ liegt nicht aus.
reason-persuasion = „{ $card }“ kostet { $need } Überzeugung; du hast { $have }.
reason-no-price = „{ $card }“ hat keine Kosten: Die Karte wird nur durch Effekte erworben, nie mit Überzeugung.
reason-intrigue-not-held = Du hast „{ $card }“ nicht auf der Hand.
reason-wrong-time = „{ $card }“ kann in diesem Moment nicht ausgespielt werden.
reason-condition = Was „{ $card }“ verlangt, ist jetzt nicht erfüllt.
reason-deploy-limit =
    { $limit ->
        [0] Du kannst jetzt keine Truppen einsetzen.
        [one] Du kannst jetzt höchstens { $limit } Trupp einsetzen.
       *[other] Du kannst jetzt höchstens { $limit } Truppen einsetzen.
    }
reason-mandatory-left = Es gibt noch einen Effekt, den du abhandeln musst.
reason-not-turn-start = Du kannst nur zu Beginn deines Zuges aufdecken.
reason-ally-deploys = Du hast keine Einheiten: Der aktivierte Verbündete entscheidet, was er einsetzt.
reason-no-agent-for-ally = Keiner deiner verbliebenen Agenten handelt für den aktivierten Verbündeten.
reason-personal = Nur { $leader } kann einen Agenten zum Feld „{ $space }“ entsenden: Es ist auf einem persönlichen Tableau.
reason-throne-row = „{ $card }“ liegt in der Thron-Reihe: Nur Shaddams Team kann die Karte erwerben.
reason-throne-fremen = „{ $card }“ ist eine Fremenkarte und kann nicht in die Thron-Reihe gelegt werden.
reason-voiced = „Die Stimme“ sperrt dir in diesem Zug das Feld „{ $space }“.

## Woher die Siegpunkte kommen

score-start = Beginn der Partie
score-influence = { n-influence } { with-faction }
score-alliance = Allianz { allied-faction }
score-match = Abzeichenpaar: { $icon }
score-conflict = Konflikt: „{ $conflict }“
score-bought = mit Ressourcen gekauft

## Rangfolge

standing-line = { $place }. { $seat }: { n-points }
standing-team = { $line }; Team: { n-points }
standing-ties = { $spice } Spice, { $solari ->
        [one] { $solari } Solari
       *[other] { $solari } Solaris
    }, { $water } Wasser, { $garrison } in der Garnison
tie-spice = das meiste Spice
tie-solari = die meisten Solaris
tie-water = das meiste Wasser
tie-garrison = die meisten Truppen in der Garnison
tie-reveal = der späteste Aufdeckzug
