# Die Frage, die Hand, Erklärungen, die Übergabe und die Tasten am Tisch.

## Prompt

act-prompt = Was jetzt zu tun ist
act-you-decide = Du entscheidest.
act-steps = Schritte des Zuges
act-step-card = Karte
act-step-space = Feld
act-step-effects = Effekte
act-step-reveal = Aufdecken
act-step-leader = Anführer
act-step-combat = Kampf
act-step-endgame = Finale
act-step-defend = Konflikt
act-step-flip = Finale
act-step-throne = Thron-Reihe
act-step-activate = Verbündete
act-waiting = { $name } entscheidet
act-won = { $n ->
    [one] { $names } gewinnt mit { $vp } Siegpunkten.
   *[other] { $names } teilen sich den Sieg mit { $vp } Siegpunkten.
}
act-over-help = Die Partie ist zu Ende.
act-purse = { $n } Überzeugung zum Ausgeben
act-undo = Rückgängig
act-undo-all = Alles rückgängig
act-undo-hidden-seen = Verdecktes gesehen
act-undo-other-seat = andere waren am Zug
act-undo-nothing-done = noch nichts getan
act-undo-told-hidden-seen = Nicht mehr rückgängig zu machen: Verdeckte Karten wurden gesehen.
act-undo-told-other-seat = Nicht mehr rückgängig zu machen: Andere waren am Zug.
act-undo-told-nothing-done = Noch gibt es nichts rückgängig zu machen.
act-final = Lässt sich nicht zurücknehmen.
act-back = Zurück
act-list = { $n ->
    [one] Liste: 1 Ziel
   *[other] Liste: { $n } Ziele
}
act-list-word = Liste
act-hide = Ausblenden
act-show = Zeigen
act-deploy-up-to = { $n ->
    [one] 1 Trupp einsetzen
   *[other] bis zu { $n } Truppen einsetzen
}
act-show-choices = Möglichkeiten zeigen
act-hide-choices = Möglichkeiten ausblenden
act-do-next = Als Nächstes
act-choices = Möglichkeiten
act-places = Ziele
act-confirm-hint = Bestätige mit C.
act-ask-end = Deinen Zug beenden?
act-ask-end-endgame = Dein Finale beenden?
act-ask-end-trade-cards = Diese Karten geben?
act-ask-reveal = Deine Hand jetzt aufdecken?
act-left-end = { $n ->
    [one] Noch möglich: { $what }
   *[other] Noch { $n } Möglichkeiten: { $what }
}
act-left-reveal = Du entsendest in dieser Runde keine Agenten mehr.
act-left-ally = Danach wird nach dem Einsetzen gefragt: { $name }.
act-left-trade = Danach antwortet { $name }; du kannst sie nicht zurücknehmen.

## One line of help for each question

act-help-turn = { $cards ->
    [0] Keine Karte ist jetzt spielbar.
    [one] 1 Karte ist spielbar.
   *[other] { $cards } Karten sind spielbar.
}
act-help-turn-no-agent = Du hast keinen Agenten mehr.
act-help-turn-other-agent = Dein Agent ({ $name }) ist schon entsandt; der andere ({ $other }) ist frei.
act-help-turn-no-agent-ally = Dein Agent ({ $name }) ist schon entsandt.
act-help-turn-reveal = Keine Karte kann jetzt einen Agenten entsenden.
act-help-space = { $spaces ->
    [one] „{ $card }“ erreicht 1 Feld.
   *[other] „{ $card }“ erreicht { $spaces } Felder.
}
act-help-cost = Was du erhältst, hängt davon ab, was du bezahlst.
act-help-infiltrate = Der Spion kommt in deinen Vorrat zurück; der andere Agent bleibt.
act-help-gather = Der Spion kommt in deinen Vorrat zurück.
act-help-agent-menu = Handle die Effekte in beliebiger Reihenfolge ab.
act-help-agent-menu-one = Ein freiwilliger Effekt ist übrig: Handle ihn ab oder beende deinen Zug ohne ihn.
act-help-agent-menu-ally = Beendest du deinen Zug, wird in jedem Fall nach dem Einsetzen gefragt: { $name }.
act-help-agent-menu-deploy = Du kannst Truppen einsetzen oder deinen Zug beenden.
act-help-agent-menu-done = { $plots ->
    [0] Alles ist erledigt: Beende deinen Zug.
   *[other] Alle Effekte sind erledigt: Spiele Intrigenkarten aus oder beende deinen Zug.
}
act-help-agent-menu-must = In beliebiger Reihenfolge; dein Zug kann enden, sobald alles Verpflichtende erledigt ist.
act-help-reveal-menu-must = Handle zuerst ab, was sein muss; dann kannst du deinen Zug beenden.
act-help-reveal-menu = { $market ->
    [0] { $persuasion } Überzeugung zum Ausgeben, keine Karte in Reichweite.
    [one] { $persuasion } Überzeugung zum Ausgeben, 1 Karte in Reichweite.
   *[other] { $persuasion } Überzeugung zum Ausgeben, { $market } Karten in Reichweite.
}
act-help-order = Die Reihenfolge kann wichtig sein.
act-help-use = Handle ihn ab oder verzichte.
act-help-choose = Nur eine davon.
act-help-influence = Die Fraktionen leuchten auf dem Spielplan auf.
act-help-lose-influence = Die Fraktionen leuchten auf dem Spielplan auf.
act-help-alliance = Du wählst unter denen, die gleichauf liegen.
act-help-place-spy = { $n ->
    [one] 1 Posten steht dir offen.
   *[other] { $n } Posten stehen dir offen.
}
act-help-recall-to-place = Er wird sofort neu platziert.
act-help-recall-spy = Er kommt in deinen Vorrat zurück.
act-help-recall-agent = Du kannst ihn in dieser Runde noch einmal entsenden.
act-help-discard = Wähle eine Karte auf deiner Hand.
act-help-trash = Sie scheidet aus der Partie aus.
act-help-trash-intrigue = Wähle eine deiner Intrigenkarten. Sie scheidet aus der Partie aus.
act-help-discard-intrigue = Wähle eine deiner Intrigenkarten.
act-help-acquire = { $market ->
    [one] 1 Karte zur Auswahl. Sie kostet keine Überzeugung.
   *[other] { $market } Karten zur Auswahl. Sie kosten keine Überzeugung.
}
act-help-manipulate = Du kannst sie in dieser Runde später günstiger erwerben.
act-help-contract = { $n ->
    [one] 1 Möglichkeit.
   *[other] { $n } Möglichkeiten.
}
act-help-deploy = Aus deiner Garnison in den Konflikt.
act-help-retreat = Aus dem Konflikt in deine Garnison.
act-help-detonate = Ohne ihn erreichen Sandwürmer jeden Konflikt.
act-help-train = Der Marker zieht ein Feld weiter.
act-help-top-draw = Die obersten Karten deines Decks.
act-help-top-discard = Die obersten Karten deines Decks.
act-help-defend = Es kostet dich nichts.
act-help-combat = Passen alle nacheinander, wird der Kampf abgehandelt.
act-help-endgame = Alles, was noch Siegpunkte bringt.
act-help-flip = Ihr Abzeichen zählt dann nicht mehr.
act-help-leader = Lies sie: Jeder spielt sich anders.
act-help-activate = Einheiten, Würfel und Schwerter dieser Verbündeten handeln in diesem Zug für dich.
act-help-ally-deploys = Der Zug gehört deinem Kommandanten, die Truppen gehören dir.
act-help-ally-pays = Du darfst einen beliebigen Teil zahlen oder nichts.
act-help-reinforce = Danach entscheiden beide Verbündeten selbst, was sie einsetzen.
act-help-trade-partner = Erst dein Teil, dann die Antwort. Beides wechselt zugleich.
act-help-trade-kind = Eine Sorte oder nichts.
act-help-trade-amount = So viel du magst.
act-help-trade-cards = Das andere Team sieht, wie viele Karten wechseln, nicht welche.
act-help-concede = Verzichtet niemand, bleibt es beim Gleichstand.
act-help-throne = { $market ->
    [one] 1 Karte. Dort kann nur dein Team sie erwerben.
   *[other] { $market } Karten. Dort kann nur dein Team sie erwerben.
}
act-help-hand-out = Ein Vertrag für jede verbündete Person.
act-because = Wegen „{ $what }“.
act-because-of = Wegen „{ $what }“ ({ $name }).
act-answered-gives-nothing = { $name } gibt nichts.
act-answered-deploys-nothing = { $name } setzt nichts ein.

## Confirming

act-confirm-any = Bestätigen
act-confirm-space = Agent entsenden
act-confirm-space-recall-agent = Agent zurückrufen
act-confirm-acquire = Erwerben
act-confirm-acquire-manipulate = Beiseitelegen
act-confirm-intrigue = Ausspielen
act-confirm-intrigue-discard-intrigue = Abwerfen
act-confirm-intrigue-trash-intrigue = Entsorgen
act-confirm-card = Karte wählen
act-confirm-card-turn = Ausspielen
act-confirm-card-discard = Abwerfen
act-confirm-card-trash = Entsorgen
act-confirm-card-top-draw = Ziehen
act-confirm-card-top-discard = Abwerfen
act-confirm-discarded = Entsorgen
act-confirm-played = Entsorgen
act-confirm-revealed = Entsorgen
act-confirm-contract = Vertrag nehmen
act-confirm-contract-agent-menu = Vertrag erfüllen
act-confirm-post = Spion zurückrufen
act-confirm-post-place-spy = Spion platzieren
act-confirm-faction = Fraktion wählen
act-confirm-faction-influence = Einfluss erhalten
act-confirm-faction-lose-influence = Einfluss verlieren
act-confirm-battle = Karte wählen
act-confirm-battle-endgame = Paar bilden
act-confirm-battle-flip = Umdrehen
act-confirm-leader = Anführer wählen
act-confirm-amount-reinforce = { $first } und { $second } geben
act-confirm-amount-trade-amount = { $n } geben
act-confirm-amount-ally-pays = { $n } zahlen
act-confirm-deploy-ally-deploys = { $n } einsetzen
act-confirm-option-concede = Verzichten
act-confirm-intrigue-trade-cards = Diese Karte geben
act-confirm-acquire-throne = Dorthin legen
act-confirm-throne = Erwerben
act-way-stand = Nicht verzichten
act-other = Anderes wählen
act-close = Schließen

## Numbers

act-step-fewer = Weniger
act-step-more = Mehr
act-step-number = Anzahl
act-after = Danach
act-change = { $what }: von { $before } auf { $after }.
act-what-vp = Siegpunkte
act-what-solari = Solaris
act-what-spice = Spice
act-what-water = Wasser
act-what-garrison = Truppen in der Garnison
act-what-conflict = Truppen im Konflikt
act-what-worms = Sandwürmer im Konflikt
act-what-strength = Kampfstärke
act-what-persuasion = Überzeugung
act-what-hand = Handkarten
act-what-intrigue = Intrigenkarten
act-what-agents = Agenten
act-what-spies = Spione im Vorrat
act-what-influence = Einfluss: { $faction }

## Cards

act-box-agent = Agent
act-box-reveal = Aufdecken
act-box-acquire = Beim Erwerben
act-no-agent-effect = kein Agenteneffekt
act-only-reveal = nur zum Aufdecken
act-intrigue-plot = Komplott
act-intrigue-combat = Kampf
act-intrigue-endgame = Finale
act-intrigue-victory = Sieg
act-intrigue-now = jetzt spielbar
act-intrigue-when-plot = in deinem Zug
act-intrigue-when-combat = im Kampf
act-intrigue-when-endgame = im Finale
act-intrigue-when-victory = wenn du einen Konflikt gewonnen hast
act-pile-discarded = Ablagestapel
act-pile-played = Im Spiel
act-pile-revealed = Aufgedeckt
act-pile-card = Oben auf deinem Deck
act-pile-acquire = Zur Auswahl
act-draft-seats = Wer wann wählt
act-draft-now = { $name } wählt jetzt
act-draft-later = { $name }: wählt später
act-leader-complexity = { $n ->
    [1] Leicht zu spielen
    [2] Mit etwas Erfahrung
   *[other] Für Erfahrene
}

## Why a card cannot be played, in a word or two

act-why-no-icons = nur zum Aufdecken
act-why-no-destination = kein Feld frei
act-why-no-agent = kein Agent übrig
act-why-wrong-time = nicht jetzt
act-why-condition = nicht erfüllt
act-why-cost = zu teuer
act-why-persuasion = zu wenig Überzeugung
act-why-not-on-offer = nicht verfügbar

## Hand

act-hand = Deine Hand
act-hand-cards = Karten
act-hand-intrigue = Intrigenkarten
act-hand-sum = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} · { $intrigue ->
    [one] 1 Intrige
   *[other] { $intrigue } Intrigen
}
act-hand-open = Ganze Karten zeigen
act-hand-close = Karten einklappen
act-hand-empty = Keine Karten auf der Hand.
act-hand-hidden = Alle Hände sind verdeckt.
act-card-played = Für diesen Zug gewählt
act-card-reaches = { $n ->
    [one] Erreicht 1 Feld
   *[other] Erreicht { $n } Felder
}

## Explanations

act-tag-combat = Kampffeld
act-tag-maker = Sandwurm-Feld
act-tag-requirement = { $level } Einfluss: { $faction }
act-tag-level = Konflikt { $n ->
    [1] I
    [2] II
   *[other] III
}
act-fact-cards = Karten dafür
act-fact-pay = Kosten
act-fact-nothing = nichts
act-fact-gain = Ertrag
act-fact-reveal = Aufdeckzug
act-fact-influence = Einfluss
act-fact-lying = Liegt hier
act-fact-control = Kontrolle
act-fact-here = Jetzt hier
act-fact-post = Beobachtungsposten
act-fact-watches = Beobachtet
act-fact-spies = Spione
act-fact-level = Bei { $n }
act-fact-deploys = Einsetzen
act-fact-deploys-next = bis zu { $n }, gefragt nach deinen Effekten
act-fact-team = Für alle drei in deinem Team.
act-fact-alliance = Und die Allianz, wenn niemand mehr hat.
act-fact-ally = Allianz
act-fact-reward = Belohnung
act-reward-1 = 1.
act-reward-2 = 2.
act-reward-3 = 3.
act-n-spice = { $n } Spice
act-one-vp = 1 Siegpunkt
act-nobody = niemand
act-you = Du

## Hand-over

act-pass-to = Gib das Gerät weiter an
act-hidden = Alle Hände sind verdeckt, bis du bereit bist.
act-pass-why = Der Zug läuft noch ({ $name }), und du wirst gefragt: { $question }
act-take = Ich bin { $name }: meine Karten zeigen
act-news = Was geschehen ist

## Keys

act-keys = Tasten
act-key-next = Nächstes leuchtendes Ziel
act-key-previous = Voriges leuchtendes Ziel
act-key-choose = Wählen
act-key-confirm = Bestätigen, oder der Hauptknopf
act-key-number = Diese Möglichkeit oder diese Karte der Hand
act-key-step = Weniger, mehr
act-key-undo = Rückgängig
act-key-undo-all = Alles rückgängig machen, was geht
act-key-reveal = Deine Hand aufdecken
act-key-end = Deinen Zug beenden oder passen
act-key-hand = Zu deiner Hand
act-key-board = Zum Spielplan
act-key-prompt = Zur Frage
act-key-log = Verlauf
act-key-close = Offenes schließen
act-key-help = Diese Tasten
act-card-factions = Fraktion: { $factions }.
act-draft-title = Anführer zur Auswahl
act-hand-playable =
    { $n ->
        [one] 1 spielbar
       *[other] { $n } spielbar
    }

## Questions of a team

desk-deployment = Einsatz (Zug: { $name })
desk-reinforcement = Verstärkung
desk-deal = Handel
desk-payment = Gemeinsam zahlen ({ $name })
desk-concession = Gleichstand im Team
desk-how-many = Wie viele Truppen
desk-how-much = Wie viel
desk-deploy-from = Bis zu { $limit ->
    [one] { $limit } Trupp
   *[other] { $limit } Truppen
} von { $garrison } in deiner Garnison; { $recruited } in diesem Zug rekrutiert.
desk-deploy-note = In diesem Zug zählen sie auch als Einheiten des Kommandanten: { $name }.
desk-deploy-ends = Danach ist der Zug zu Ende.
desk-deploy-goes-on = Danach geht der Zug weiter: { $name }.
desk-no-change = Nichts ändert sich.
desk-pay-left = noch zu zahlen
desk-has = hat { $n }
desk-pay-note = Zusammen { $n } Spice. Was die Verbündeten nicht zahlen, zahlt der Kommandant; reicht es nicht, wird nichts gezahlt.
desk-supply = Vorrat { $n }
desk-up-to = { $n ->
    [0] keine
   *[other] jetzt bis zu { $n }
}
desk-reinforce-note = Nur diese Truppen dürfen eingesetzt werden: Das Feld ist kein Kampffeld.
desk-trade-choose = Wähle, mit wem du handelst.
desk-trade-note = Beide geben eine Sorte oder nichts. Kein Versprechen bindet.
desk-you-give = Du gibst
desk-gives = { $name } gibt
desk-answers = Dann antwortet { $name }
desk-holds = Was { $name } hat
desk-none = nichts
desk-nothing = nichts
desk-of = Du hast { $n }.
desk-named = { $n ->
    [one] Bisher { $n } Karte gewählt.
   *[other] Bisher { $n } Karten gewählt.
}
desk-given = Karten, die du gibst
desk-settled = Steht fest: Das bekommst du in jedem Fall.
desk-concede = Du verzichtest
desk-stand = Niemand verzichtet
desk-concede-note = Wer verzichtet, lässt der anderen Person im Team die größere Belohnung und den Sieg.
desk-concede-next = Verzichtest du nicht, wird danach { $name } gefragt.
desk-concede-declined = { $name } wurde schon gefragt und verzichtet nicht.

## Das Spiel von 2020

act-step-secret = Geheimnis
act-help-secret-pair = Das siehst nur du. Sie werden einmal aufgedeckt, wenn du in einem Zug mindestens 4 Truppen einsetzt.
act-help-choose-agent = Wähle ihn auf dem Spielplan, oder nimm den zu Hause.
act-help-voice = Drücke ein beliebiges Feld. Gegner können es bis zu deinem nächsten Zug nicht besuchen.
act-help-opponent = Wähle unter den Plätzen.
act-help-top-card = Nur du siehst sie.
act-help-take-back = Sie kommt auf deine Hand.
act-help-victory = Du hast allein gewonnen: Solche Karten zählen jetzt oder in dieser Runde nicht mehr.
act-confirm-space-voice = Feld sperren
act-confirm-space-choose-agent = Diesen Agenten entsenden
act-confirm-discarded-take-back = Karte nehmen
act-confirm-seat-opponent = Gegner wählen
act-confirm-option-secret-pair = Diese beiden wählen
act-confirm-option-cost = Das bezahlen
act-confirm-option-top-card = Entsorgen
act-why-voiced = gesperrt
desk-secret = Geniestreich
desk-secret-which = Welche zwei Fraktionen
desk-secret-later = Später je 1 Einfluss:
desk-secret-left =
    { $n ->
        [one] Wähle noch eine.
       *[other] Wähle zwei.
    }
desk-secret-note = Gegner sehen an deinem Platz zwei verdeckte Marker.
desk-top = Oben auf deinem Deck
desk-top-note = Was entsorgt wird, verlässt die Partie für immer.
desk-sale = Ein Verkauf
desk-sale-dear = zu teuer
desk-sale-pick = Eines davon, einmal.
