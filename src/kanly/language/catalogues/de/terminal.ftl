### Wörter für das Spiel im Terminal und die Tabellen der Kommandozeile. Jede Kennung beginnt mit „term-“.

## Tabellen

term-player = Person
term-leader = Anführer
term-points = Punkte
term-solari = Solaris
term-spice = Spice
term-water = Wasser
term-garrison = Garnison
term-conflict = Konflikt
term-strength = Kampfstärke
term-spies = Spione
term-agents = Agenten
term-hand = Hand
term-intrigue = Intrigen
term-contracts = Verträge
term-taken = Genommen
term-row = Imperium-Reihe
term-throne = Thron-Reihe
term-reserve = Reserve
term-cost = Kosten
term-factions =
    { $n ->
        [one] Fraktion: { $names }
       *[other] Fraktionen: { $names }
    }
term-icons =
    { $n ->
        [one] Symbol: { $names }
       *[other] Symbole: { $names }
    }

## Bildschirm

term-round-of = Runde { $n } von { $total }
term-you = Du
term-called = { $leader } ({ $n })
term-seat-n = Platz { $n }
term-reward-first = 1.
term-reward-second = 2.
term-reward-third = 3.
term-shield-wall = Schildwall: { $stands ->
    [yes] steht
   *[no] entfernt
 }
term-hagal-deck =
    { $n ->
        [one] Haus Hagal: { $n } Karte
       *[other] Haus Hagal: { $n } Karten
    }
term-mentat-home = Mentat: auf seinem Feld
term-mentat-with = Mentat:
term-mentat-next = nächste Runde:
term-persuasion = Überzeugung
term-no-cards = keine Karten
term-in-play = Im Spiel
term-discard = Ablagestapel
term-deck = Deck
term-top = Oben auf dem Deck
term-secret = Geheim
term-objectives = Abzeichen
term-since = Was geschah
term-earlier =
    { $n ->
        [one] … { $n } frühere Zeile: Mit log siehst du alles
       *[other] … { $n } frühere Zeilen: Mit log siehst du alles
    }
term-log-title = Die ganze Partie bisher
term-col-points = SP
term-col-garrison = Gar
term-col-strength = KSt
term-col-agents = Ag
term-col-spies = Spi
term-col-hand = Hnd
term-col-intrigue = Int
term-col-emperor = Im
term-col-spacing_guild = RG
term-col-bene_gesserit = BG
term-col-fremen = Fr
term-col-great_houses = GH
term-col-fringe_worlds = RW
term-badge-first = 1.
term-badge-swordmaster = SM
term-badge-price = SM:{ $n }/{ $price }
term-badge-council = HR
term-badge-hooks = HK
term-badge-revealed = auf
term-badge-tokens = 2?
term-activated = aktiviert: { $name }
term-token-home = bereit
term-token-gone = verbraucht

## Gespräch mit der Person am Terminal

term-welcome = Du spielst { $leader } gegen { $others }. Mit help siehst du die Befehle.
term-welcome-team = Du spielst { $leader } gemeinsam mit { $friends } gegen { $others }. Mit help siehst du die Befehle.
term-welcome-draft = Du wählst deinen Anführer in der Auswahl. Mit help siehst du die Befehle.
term-rivals =
    { $n ->
        [one] { $names } ist ein Rivale und zieht von selbst, wie es der Haus-Hagal-Stapel vorgibt. Mehr dazu mit ? rivale.
       *[other] Die Rivalen ziehen von selbst, wie es der Haus-Hagal-Stapel vorgibt. Mehr dazu mit ? rivale.
    }
term-level = Stufe: { $name }. { $about }
term-variant = Variante: { $name }. { $about }
term-not-understood = „{ $text }“ ist unverständlich: Gib eine Zahl von 1 bis { $n } ein, oder help.
term-undone = Zurückgenommen.
term-cannot-undo = Nichts kann zurückgenommen werden: Etwas Verdecktes wurde gesehen, oder ein anderer Platz hat gezogen.
term-saved = Gespeichert in { $file }.
term-saved-seat = Gespeichert in { $file }. Weiter geht es mit: kanly play --load { $file } --seat { $n }
term-cannot-save = { $file } kann nicht geschrieben werden: { $reason }.
term-loaded = { $file } geladen.
term-cannot-load = { $file } kann nicht geladen werden: { $reason }.
term-error-missing = diese Datei oder diesen Ordner gibt es nicht
term-error-directory = das ist ein Ordner
term-error-denied = der Zugriff wird verweigert
term-error-other = eine Datei dieses Namens gibt es schon, und sie ist keine gespeicherte Partie
term-error-no-game = das ist keine vollständige gespeicherte Partie ({ $detail })
term-name-a-file = Nenne eine Datei, etwa: { $command } partie.json
term-quit-save = Vor dem Ende speichern? Dateiname, oder Eingabetaste für nein:
term-bye = Auf Wiedersehen.
term-lang-which = Nenne eine Sprache: { $languages }
term-lang-now = Ab jetzt auf Deutsch.
term-ask-what = Frag nach einer Karte, einem Feld oder einem Begriff, etwa: ? { $example }
term-no-match = Nichts heißt hier „{ $words }“.
term-more-matches =
    { $n ->
        [one] … und noch eins: { $names }
       *[other] … und { $n } weitere: { $names }
    }
term-why-not = Jetzt nicht möglich: { $reason }
term-game-over = Die Partie ist zu Ende
term-you-win = Du gewinnst!
term-winner = { $name } gewinnt.
term-team-wins = Dein Team gewinnt!
term-winner-team = { $name } gewinnt.
term-place = Rang
term-tie-breaks = Bei Gleichstand entscheiden Spice, Solaris, Wasser, Garnison, dann der spätere Aufdeckzug.
term-tie-breaks-team = Bei Gleichstand entscheidet, was das Team zusammen hat: Spice, Solaris, Wasser, Garnison, dann der spätere Aufdeckzug.
term-reasons = Woher die Punkte kommen

## Hilfe

term-help-title = Befehle
term-blank-words = WÖRTER
term-blank-file = DATEI
term-help-number = diese Aktion wählen
term-help-help = diese Seite
term-help-ask = eine Karte, ein Feld oder einen Begriff erklären
term-help-ask-number = die erste Möglichkeit erklären; ebenso 2, 3 …
term-help-board = den ganzen Tisch zeigen
term-help-hand = deine Karten mit ihren Texten zeigen
term-help-log = alles Geschehene zeigen
term-help-undo = deine letzte Aktion zurücknehmen
term-help-save = die Partie speichern
term-help-load = eine gespeicherte Partie laden
term-help-lang = die Sprache wechseln
term-help-quit = die Partie verlassen
term-signs = Zeichen
term-sign-agent = Agent von Platz { $n }
term-sign-spy = Spion von Platz { $n }, mit dem Feld verbunden
term-sign-control = von Platz { $n } kontrolliert
term-sign-closed = von Platz { $n } für Gegner gesperrt
term-sign-not-for-sale = nicht mit Überzeugung zu erwerben
term-sign-tokens = zwei geheim gewählte Fraktionen
term-sign-combat = Kampffeld
term-sign-alliance = Allianz
term-sign-revealed = hat den Aufdeckzug gemacht
term-sign-requirement = nötiger Einfluss
term-sign-icons = Agentensymbole der Karte
term-sign-faction = Fraktion der Karte
term-sign-completed = { $n } Verträge erfüllt
term-sign-first = Startmarker
term-sign-price = ein Rivale noch ohne Schwertmeister: hat { $n } von { $price }
term-sign-no-hand = ein Rivale: hat keine Hand
term-sign-arrow = Agent eines Kommandanten, der Platz { $n } aktiviert
term-sign-arrows = Schwertmeister eines Kommandanten: aktiviert Platz { $n } oder { $other }
term-sign-personal = auf dem persönlichen Tableau von Platz { $n }
term-sign-no-units = ein Kommandant: hat keine eigenen Einheiten
term-sign-swordmaster-sent = Schwertmeister in dieser Runde entsendet
term-sign-swordmaster-used = Schwertmeister verbraucht
term-sign-bonus = Schwertmeister-Bonus: { $n } Schwerter in jedem Aufdeckzug

## Arten von Bestandteilen

term-kind-starter = Startdeck
term-kind-reserve = Reserve
term-kind-imperium = Imperium-Karte
term-kind-intrigue = Intrigenkarte
term-kind-conflict = Konfliktkarte
term-kind-objective = Abzeichenkarte
term-kind-leader = Anführer
term-kind-space = Spielplanfeld
term-kind-post = Beobachtungsposten
term-kind-rival = Rivalenkarte
term-kind-hagal = Haus-Hagal-Karte
term-kind-contract = Vertrag
term-kind-word = Begriff des Spiels
term-side-usual = bis zu viert
term-side-six_players = zu sechst

## Aufzeichnungen

term-verified = { $file }: Alle { $n } Aktionen sind erlaubt und führen zur aufgezeichneten Stellung.
term-verified-no-end = { $file }: Alle { $n } Aktionen sind erlaubt; wohin sie führen sollen, sagt die Aufzeichnung nicht.
term-not-over = Die Partie steht in Runde { $n }.
term-step-help = Eingabetaste: nächste Aktion. q: Ende.

## Kleines Glossar

term-word-agent = Agent
term-word-agent-text = Spiele eine Karte aus und entsende einen Agenten zu einem Feld mit einem Symbol der Karte. Du hast zwei pro Runde, mit dem Schwertmeister drei.
term-word-agent-text-older = Spiele eine Karte aus und entsende einen Agenten zu einem Feld mit einem Symbol der Karte. Du hast zwei pro Runde, einen mehr mit dem Schwertmeister und einen mehr mit dem Mentat.
term-word-reveal = Aufdeckzug
term-word-reveal-text = Dein letzter Zug der Runde: Die Karten auf deiner Hand geben Überzeugung, Schwerter und ihre Aufdeck-Effekte; dann erwirbst du Karten.
term-word-persuasion = Überzeugung
term-word-persuasion-text = Damit erwirbst du im Aufdeckzug Karten der Imperium-Reihe und der Reserve. Was übrig bleibt, verfällt.
term-word-sword = Schwert
term-word-sword-text = 1 Kampfstärke im Konflikt, wenn du dort eine Einheit hast.
term-word-strength = Kampfstärke
term-word-strength-text = 2 je Trupp und 3 je Sandwurm im Konflikt, 1 je Schwert.
term-word-strength-text-older = 2 je Trupp im Konflikt, 1 je Schwert.
term-word-garrison = Garnison
term-word-garrison-text = Deine Truppen daheim. Von einem Kampffeld aus darfst du die in diesem Zug rekrutierten und bis zu zwei weitere einsetzen.
term-word-conflict = Konflikt
term-word-conflict-text = Am Ende der Runde erhalten die Stärksten die Belohnungen der Konfliktkarte; wer gewinnt, behält die Karte.
term-word-conflict-text-older = Am Ende der Runde erhalten die Stärksten die Belohnungen der Konfliktkarte.
term-word-battle_icon = Abzeichen
term-word-battle_icon-text = Zwei deiner Karten mit demselben Abzeichen werden umgedreht und geben 1 Siegpunkt.
term-word-influence = Einfluss
term-word-influence-text = Deine Stufe bei einer Fraktion: 1 Siegpunkt bei 2, ein Bonus bei 4, und die Allianz für die erste Person auf 4.
term-word-alliance = Allianz
term-word-alliance-text = 1 Siegpunkt für die erste Person mit 4 Einfluss; wer auf der Leiste höher kommt, übernimmt sie.
term-word-spy = Spion
term-word-spy-text = Auf einem Beobachtungsposten. Rufe ihn zurück, um einen Agenten zu einem belegten verbundenen Feld zu entsenden oder um beim Besuch eines solchen Feldes eine Karte zu ziehen.
term-word-sandworm = Sandwurm
term-word-sandworm-text = 3 Kampfstärke im Konflikt, und deine Belohnung wird verdoppelt. Braucht einen Haken; keiner kommt, solange der Schildwall den Konflikt schützt.
term-word-hooks = Haken
term-word-hooks-text = Von Sietch Tabr, für den Rest der Partie: Damit kannst du Sandwürmer rufen.
term-word-shield_wall = Schildwall
term-word-shield_wall-text = Solange er steht, kann kein Sandwurm in einen Konflikt um Arrakeen, die Spice-Raffinerie oder das Imperiale Becken gerufen werden.
term-word-control = Kontrolle
term-word-control-text = Wer einen Ort kontrolliert, erhält einen Bonus, immer wenn ein Agent dorthin entsandt wird, und einen Trupp, wenn um ihn gekämpft wird.
term-word-intrigue = Intrigenkarte
term-word-intrigue-text = Geheime Karten: Komplott in deinen Zügen, Kampf während des Kampfes, Finale ganz am Ende.
term-word-intrigue-text-older = Geheime Karten: Komplott in deinen Zügen, Kampf während des Kampfes oder, falls die Karte es sagt, nach einem gewonnenen Konflikt, Finale ganz am Ende.
term-word-contract = Vertrag
term-word-contract-text = Mit dem MAFEA-Modul: offen genommen, erfüllt, indem du tust, was darauf steht; dann gibt er seine Belohnung.
term-word-trash = Entsorgen
term-word-trash-text = Eine Karte aus der Partie entfernen. Ein Deck mit weniger schwachen Karten zeigt seine starken öfter.
term-word-signet = Siegelring
term-word-signet-text = Spielst du die Karte „Siegelring“ aus, nutzt du die Siegelring-Fähigkeit deines Anführers.
term-word-victory_point = Siegpunkte
term-word-victory_point-text = Die Partie endet nach einer Runde, in der jemand mindestens 10 hat, oder nach dem letzten Konflikt; es gewinnt, wer die meisten Punkte hat.
term-word-troop = Trupp
term-word-troop-text = 2 Kampfstärke im Konflikt. Du rekrutierst Truppen aus deinem Vorrat in deine Garnison und setzt sie im Konflikt ein.
term-word-solari = Solaris
term-word-solari-text = Geld: bezahlt den Hohen Rat, den Schwertmeister und andere Felder und Effekte.
term-word-spice = Spice
term-word-spice-text = Kommt von den Sandwurm-Feldern; bezahlt Felder und Effekte und entscheidet am Ende bei Gleichstand.
term-word-water = Wasser
term-word-water-text = Bezahlt den Weg in die Wüste und andere Felder und Effekte.
term-word-maker = Sandwurm-Feld
term-word-maker-text = Die Tiefe Wüste, das Hagga-Becken und das Imperiale Becken. Am Ende der Runde kommt 1 Bonus-Spice auf jedes, auf dem kein Agent steht.
term-word-maker-text-older = Die große Ebene, das Hagga-Becken und das Imperiale Becken. Am Ende der Runde kommt 1 Bonus-Spice auf jedes, auf dem kein Agent steht.
term-word-rival = Rivale
term-word-rival-text = Ein Gegner ohne Hand und Deck. In seinem Zug werden Haus-Hagal-Karten aufgedeckt, bis eine davon einen Agenten zu einem freien Feld entsendet; nur was diese Karte zeigt, geschieht. Seinen Schwertmeister bezahlt er mit Solaris, Spice, Intrigenkarten und Wasser in beliebiger Mischung. Sobald er ihn hat, kauft er 1 Siegpunkt für 3 Intrigenkarten, 3 Wasser, 7 Solaris oder 7 Spice.
term-word-rival-text-older = Ein Gegner ohne Hand und Deck. In seinem Zug werden Haus-Hagal-Karten aufgedeckt, bis eine davon einen Agenten zu einem freien Feld entsendet; nur was diese Karte zeigt, geschieht. Allein triffst du auf zwei, jeder mit einem Anführer: Ihr Schwertmeister kommt in der Runde, die die Stufe nennt, und sie kaufen 1 Siegpunkt für 3 Intrigenkarten, 3 Wasser, 7 Solaris oder 7 Spice. Zu zweit ist Haus Hagal selbst der Rivale: Es handelt nach jedem Agentenzug der Person mit dem Startmarker und erhält nur Einfluss, Allianzen und einen Platz im Konflikt.
term-word-hagal = Haus Hagal
term-word-hagal-text = Der Stapel, der die Rivalen bewegt: Eine Karte nennt ein Feld und was der Rivale dort erhält. Wenn der Kampf beginnt, deckt jeder Rivale mit einer Einheit im Konflikt noch eine Karte auf und zählt ihre Schwerter dazu.
term-word-scheme = Schachzug
term-word-scheme-text = Platziert ein Rivale seinen dritten Spion, ruft er die beiden anderen zurück und führt den Schachzug seiner Karte aus.
term-word-mentat = Mentat
term-word-mentat-text = Ein zusätzlicher Agent für eine Runde. Wer sein Feld besucht, nimmt ihn, falls er dort steht; in der nächsten Runde ist er wieder da, außer jemand hat ihn für diese Runde gewonnen.
term-word-foldspace = Faltraum
term-word-foldspace-text = Eine Karte der Reserve, die zu Feldern aller Art führt. Man erwirbt sie nur auf dem Feld dieses Namens, nie mit Überzeugung.
term-word-team = Team
term-word-team-text = Zu sechst: ein Kommandant und zwei Verbündete, die gemeinsam gewinnen oder verlieren. Die Partie endet wie immer; dann gewinnt das Team mit mehr Siegpunkten zusammen.
term-word-commander = Kommandant
term-word-commander-text = Muad'Dib oder Shaddam, zu sechst: hat keine Einheiten, aber ein eigenes Deck, zwei eigene Felder und eine eigene Einflussleiste. Einfluss auf dem Plan, Einheiten und Schwerter, die er erhält, gehen an den Verbündeten, den er aktiviert hat.
term-word-ally = Verbündeter
term-word-ally-text = Im Team eines Kommandanten: spielt wie alle anderen und handelt für den Kommandanten in Zügen, in denen er ihn aktiviert.
term-word-activate = Aktivieren
term-word-activate-text = Ein Kommandant nennt zu Beginn jedes Zuges einen Verbündeten. Jeder seiner Agenten zeigt auf einen Verbündeten und wird nur in dessen Zügen entsendet; der Schwertmeister zeigt auf beide.
term-word-personal_board = Persönliches Tableau
term-word-personal_board-text = Zwei Felder und eine Einflussleiste, die nur ein Kommandant benutzt: die des Imperators für Shaddam, die der Fremen für Muad'Dib.
term-word-throne_row = Thron-Reihe
term-word-throne_row-text = Karten, die Shaddam aus der Imperium-Reihe dorthin gelegt hat. Nur sein Team kann sie erwerben, und sie werden nicht ersetzt.
term-word-trade = Handel
term-word-trade-text = Mit einer Person aus dem Team: Beide geben beliebig viel von einer Sorte (Solaris, Spice, Wasser oder Intrigenkarten) oder nichts.
term-word-reinforce = Verstärkung
term-word-reinforce-text = Drei Truppen für die beiden Verbündeten eines Teams, beliebig aufgeteilt; wem sie gehören, darf sie sofort einsetzen.
term-word-bonus_token = Schwertmeister-Bonus
term-word-bonus_token-text = Zu sechst wird ein Schwertmeister nur einmal entsendet und verlässt dann die Partie; sein Bonusplättchen bleibt und bringt 2 Schwerter in jedem Aufdeckzug.
term-word-concede = Verzichten
term-word-concede-text = Bei Gleichstand im Team darf im Kampf eine Person der anderen die größere Belohnung überlassen und nimmt die nächste.
