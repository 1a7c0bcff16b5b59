### Was die Spielteile tun. Satzteile beginnen klein und werden zusammengesetzt; „sentence“ schließt sie ab.
### $may ist „yes“, wo der Text sagen muss, dass man verzichten darf.

## Zusammensetzen

sentence = { CAPITAL($clause) }.
box = { $label }: { $text }
box-track = { $place } – { $text }
list-comma = { $a }, { $b }
list-semicolon = { $a }; { $b }
list-and = { $a } und { $b }
list-also = { $a }; außerdem: { CAPITAL($b) }
list-or = { $a } oder { $b }
list-nor = { $a } oder { $b }
list-either = { $a }; oder { $b }
grammar-pay = { $cost } → { $effect }
grammar-if = falls { $condition }
grammar-when = falls { $condition }: { CAPITAL($effect) }
grammar-either = falls { $condition }: { CAPITAL($yes) }; sonst: { CAPITAL($no) }
grammar-for-each = { $effect } für { $count }
grammar-may = wenn du möchtest, { $effect }
grammar-choose = wähle eine Möglichkeit: { CAPITAL($options) }
grammar-then = { $first }; danach: { CAPITAL($second) }

## Anzahlen

n-resource =
    { $resource ->
        [solari]
            { $n ->
                [one] { $n } Solari
               *[other] { $n } Solaris
            }
        [spice] { $n } Spice
       *[water] { $n } Wasser
    }
n-persuasion = { $n } Überzeugung
n-influence = { $n } Einfluss
n-swords =
    { $n ->
        [one] { $n } Schwert
       *[other] { $n } Schwerter
    }
n-points =
    { $n ->
        [one] { $n } Siegpunkt
       *[other] { $n } Siegpunkte
    }
n-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
n-intrigue =
    { $n ->
        [one] { $n } Intrigenkarte
       *[other] { $n } Intrigenkarten
    }
n-troops =
    { $n ->
        [one] { $n } Trupp
       *[other] { $n } Truppen
    }
n-worms =
    { $n ->
        [one] { $n } Sandwurm
       *[other] { $n } Sandwürmer
    }
n-goods =
    { $resource ->
        [intrigue] { n-intrigue }
       *[other] { n-resource }
    }

## Fraktionen und Symbole im Satz

with-faction =
    { $faction ->
        [emperor] beim Imperator
        [spacing_guild] bei der Raumgilde
        [bene_gesserit] bei den Bene Gesserit
        [great_houses] bei den Großen Häusern
        [fringe_worlds] bei den Randwelten
       *[fremen] bei den Fremen
    }
allied-faction =
    { $faction ->
        [emperor] mit dem Imperator
        [spacing_guild] mit der Raumgilde
        [bene_gesserit] mit den Bene Gesserit
        [great_houses] mit den Großen Häusern
        [fringe_worlds] mit den Randwelten
       *[fremen] mit den Fremen
    }
faction-card =
    { $faction ->
        [emperor] Imperator-Karte
        [spacing_guild] Raumgilden-Karte
        [bene_gesserit] Bene-Gesserit-Karte
       *[fremen] Fremenkarte
    }
a-faction-card = eine { faction-card }
faction-cards =
    { $faction ->
        [emperor] Imperator-Karten
        [spacing_guild] Raumgilden-Karten
        [bene_gesserit] Bene-Gesserit-Karten
       *[fremen] Fremenkarten
    }
of-icon =
    { $icon ->
        [emperor] Imperator-
        [spacing_guild] Raumgilden-
        [bene_gesserit] Bene-Gesserit-
        [fremen] Fremen-
        [landsraad] Landsraad-
        [city] Stadt-
        [spice_trade] Spice-Handel-
       *[faction] Fraktions-
    }
a-space-of =
    { $first ->
        [faction] einem Fraktionsfeld
       *[other] einem { $icons }Feld
    }

## Erhalten

effect-gain = erhalte { n-resource }
effect-bonus-spice = erhalte das gesamte Bonus-Spice dieses Feldes
effect-double-harvest = falls du ein Sandwurm-Feld besuchst: Erhalte das dort aufgedruckte Spice zweimal (das Bonus-Spice nur einmal)
effect-persuasion = erhalte { n-persuasion }
effect-swords = erhalte { n-swords }
effect-points = erhalte { n-points }
effect-draw = ziehe { n-cards }
effect-draw-intrigue = ziehe { n-intrigue }
effect-steal-intrigue = nimm von jedem Gegner, der mindestens 4 hat, 1 zufällige Intrigenkarte
effect-recruit = rekrutiere { n-troops }
effect-sandworm = rufe { n-worms }
effect-hooks = nimm einen Haken
effect-contract = nimm einen Vertrag (falls keiner da ist: Erhalte { n-resource })
effect-recall-agent = rufe einen deiner anderen Agenten zurück
effect-recall-any-agent = rufe einen deiner Agenten zurück
effect-swordmaster =
    { $n ->
        [0] erhalte deinen Schwertmeister, einen dritten Agenten für den Rest der Partie
       *[other] erhalte deinen Schwertmeister, einen dritten Agenten für einen einzigen Einsatz, und den Schwertmeister-Bonus: { n-swords } in jedem deiner Aufdeckzüge
    }
effect-council = nimm einen Sitz im Hohen Rat ein, der dir in jedem Aufdeckzug { n-persuasion } gibt
effect-influence = erhalte { n-influence } { with-faction }
effect-influence-any = erhalte { n-influence } bei einer Fraktion deiner Wahl
effect-influence-either = erhalte { n-influence } { $factions }
effect-influence-trailing =
    { $who ->
        [rival] erhalte 1 Einfluss bei einer Fraktion, bei der ein Gegner mehr hat als der Rivale
       *[you] erhalte 1 Einfluss bei einer Fraktion, bei der ein Gegner mehr hat als du
    }
effect-influence-two = erhalte je 1 Einfluss bei zwei verschiedenen Fraktionen
effect-influence-spied = erhalte 1 Einfluss bei jeder Fraktion, die du ausspionierst
effect-faction-step = erhalte { n-influence } bei der Fraktion des Feldes
effect-double-step = erhalte 2 statt 1 Einfluss bei der Fraktion, deren Feld du besuchst
effect-double-step-trash = erhalte 2 statt 1 Einfluss bei der Fraktion, deren Feld du besuchst, und entsorge diese Karte
effect-mentat = nimm den Mentat, falls er auf seinem Feld steht, als zusätzlichen Agenten für diese Runde
effect-mentat-next = nimm den Mentat, wo immer er ist, als zusätzlichen Agenten für die nächste Runde
effect-choose-tokens = wähle geheim zwei Fraktionen
effect-reveal-tokens = wenn du zum ersten Mal in einem Zug mindestens { $n } Truppen einsetzt: Decke die beiden Fraktionen auf und erhalte bei jeder 1 Einfluss

## Für ein Team; $n von effect-reinforce: Truppen, von effect-pay-together: Spice

effect-each-ally = jeder deiner Verbündeten: { CAPITAL($effect) }
effect-whole-team = alle in deinem Team: { CAPITAL($effect) }
effect-split = wähle eine Möglichkeit, die andere gilt für den aktivierten Verbündeten: { CAPITAL($options) }
effect-pay-together = bezahle { n-resource } (deine Verbündeten dürfen einen beliebigen Teil davon bezahlen)
effect-reinforce = Verstärkung: Rekrutiere { n-troops }, beliebig aufgeteilt auf die Verbündeten deines Teams, die sie sofort im Konflikt einsetzen dürfen
effect-deploy-recruited = du darfst beliebig viele der eben rekrutierten Truppen im Konflikt einsetzen
effect-trade = treibe Handel mit einem Teammitglied: Ihr dürft einander beliebig viel von je einer Sorte geben (Solaris, Spice, Wasser oder Intrigenkarten)
effect-hand-out = gib jedem deiner Verbündeten einen der offenen Verträge und ersetze sie
effect-throne = lege eine Karte, die keine Fremenkarte ist, aus der Imperium-Reihe in die Thron-Reihe und ersetze sie

## Neben Symbolen, für das, was diese nicht sagen können

sign-each-ally = jeder Verbündete
sign-whole-team = ganzes Team
sign-split = Verbündeter: das andere
sign-pay-together = mit Verbündeten
sign-starred = (zu sechst: { $n })
sign-reveal-turn = Aufdeckzug

## Effekte der Rivalen

effect-rival-signet = nutze die Siegelring-Fähigkeit der Rivalenkarte
effect-influence-priority =
    { $n ->
        [1] erhalte 1 Einfluss bei der ersten Fraktion der Prioritätenliste
        [2] erhalte 1 Einfluss bei der zweiten Fraktion der Prioritätenliste
        [3] erhalte 1 Einfluss bei der dritten Fraktion der Prioritätenliste
       *[4] erhalte 1 Einfluss bei der vierten Fraktion der Prioritätenliste
    }
effect-influence-least = erhalte { n-influence } bei der Fraktion mit dem geringsten eigenen Einfluss (bei Gleichstand nach der Prioritätenliste)
effect-influence-most = erhalte 1 Einfluss bei der Fraktion mit dem größten eigenen Einfluss (bei Gleichstand nach der Prioritätenliste)
effect-influence-alliance = erhalte { n-influence } bei einer einzigen Fraktion: einer, deren Allianz damit gewonnen wird, sonst der mit dem geringsten eigenen Einfluss (bei Gleichstand nach der Prioritätenliste)
effect-spy-priority = platziere einen Spion auf dem ersten freien Fraktionsposten nach der Prioritätenliste
effect-ask = { $effect } (du entscheidest, ob)
effect-hagal-harvest = erhalte { n-resource } und das gesamte Bonus-Spice dieses Feldes (zu zweit erhält der Rivale nichts davon, und das Bonus-Spice geht an die Bank)

## Karten

effect-discard = wirf { n-cards } ab
effect-discard-bonus = wirf 1 Karte ab; falls es { a-faction-card } ist: { CAPITAL($bonus) }
cost-discard-bonus = wirf 1 Karte ab (falls es { a-faction-card } ist, außerdem: { CAPITAL($bonus) })
effect-opponents-discard = jeder Gegner wirft { n-cards } ab
effect-opponents-lose-troops = jeder Gegner verliert { n-troops } aus der Garnison
effect-opponents-choose = jeder Gegner wählt eine Möglichkeit: { CAPITAL($options) }
effect-trash =
    { $may ->
        [yes] du darfst 1 Karte entsorgen
       *[no] entsorge 1 Karte
    }
effect-trash-hand = entsorge 1 Karte von deiner Hand
effect-trash-hand-bonus = entsorge 1 Karte von deiner Hand (falls sie Kosten hat: { CAPITAL($bonus) })
effect-trash-faction-play = entsorge eine andere { faction-card }, die du im Spiel hast
effect-trash-faction-hand = entsorge { a-faction-card } von deiner Hand
effect-trash-this = entsorge diese Karte
effect-return-this = nimm diese Karte auf die Hand zurück
effect-top-card = sieh dir die oberste Karte deines Decks an: Ziehe oder entsorge sie
effect-reshuffle = mische deinen Ablagestapel in dein Deck
effect-take-back = nimm { a-faction-card } aus deinem Ablagestapel auf die Hand
effect-onto-deck =
    { $may ->
        [yes] du darfst sie oben auf dein Deck legen
       *[no] lege sie oben auf dein Deck
    }
effect-take-reserve = erwirb „{ $card }“ aus der Reserve
effect-trash-intrigue = entsorge 1 Intrigenkarte
effect-discard-intrigue = wirf 1 Intrigenkarte ab
effect-when-acquiring = jedes Mal, wenn du in deinem Aufdeckzug dieser Runde eine Karte erwirbst: { CAPITAL($effect) }
effect-in-reveal-turn = in deinem Aufdeckzug dieser Runde: { CAPITAL($effect) }
effect-cheaper = „{ $card }“ kostet dich in diesem Zug { n-persuasion } weniger
effect-acquire-up-to =
    { $may ->
        [yes] du darfst eine Karte erwerben, die höchstens { $n } kostet
       *[no] erwirb eine Karte, die höchstens { $n } kostet
    }
effect-acquire-up-to-deck =
    { $may ->
        [yes] du darfst eine Karte, die höchstens { $n } kostet, oben auf dein Deck erwerben
       *[no] erwirb eine Karte, die höchstens { $n } kostet, oben auf dein Deck
    }
effect-acquire-up-to-hand-if =
    { $may ->
        [yes] du darfst eine Karte erwerben, die höchstens { $n } kostet (falls { $condition }: auf deine Hand)
       *[no] erwirb eine Karte, die höchstens { $n } kostet (falls { $condition }: auf deine Hand)
    }
effect-acquire-exactly-hand =
    { $may ->
        [yes] du darfst eine Karte, die genau { $n } kostet, auf deine Hand erwerben
       *[no] erwirb eine Karte, die genau { $n } kostet, auf deine Hand
    }
effect-acquire-solari-hand =
    { $may ->
        [yes] du darfst eine Karte auf deine Hand erwerben und ihre Kosten in Solaris statt in Überzeugung bezahlen
       *[no] erwirb eine Karte auf deine Hand und bezahle ihre Kosten in Solaris statt in Überzeugung
    }

## Einheiten

effect-detonate =
    { $may ->
        [yes] du darfst den Schildwall vom Spielplan entfernen
       *[no] entferne den Schildwall vom Spielplan
    }
effect-deploy =
    { $n ->
        [one] setze 1 Trupp aus deiner Garnison im Konflikt ein
       *[other] setze bis zu { $n } Truppen aus deiner Garnison im Konflikt ein
    }
effect-deploy-any = setze beliebig viele Truppen aus deiner Garnison im Konflikt ein
effect-deploy-recruits = du darfst Truppen, die du in diesem Zug rekrutierst, im Konflikt einsetzen, egal auf welchem Feld dein Agent steht
effect-no-deployment = du darfst in diesem Zug keine Einheiten einsetzen
effect-retreat = ziehe { n-troops } zurück
effect-retreat-either = ziehe { $least } oder { $most } Truppen zurück
effect-retreat-any = ziehe beliebig viele deiner Truppen zurück
effect-retreat-up-to = ziehe bis zu { $n } Truppen zurück
effect-muster = rekrutiere { n-troops }; ist es dein Aufdeckzug, darfst du beliebig viele davon sofort im Konflikt einsetzen
effect-lose-troops =
    { $where ->
        [conflict] verliere { n-troops } im Konflikt
       *[garrison] verliere { n-troops } aus der Garnison
    }
effect-double-cross = ein Gegner deiner Wahl verliert 1 Trupp im Konflikt, und du setzt dort 1 Trupp aus deinem Vorrat ein

## Agenten, für einen Zug oder bis zum nächsten

effect-voice = sperre ein Feld für deine Gegner: Bis zu deinem nächsten Zug können sie keine Agenten dorthin entsenden
effect-envoy = die Karte, die du in diesem Zug ausspielst, hat auch die Symbole aller vier Fraktionen
effect-unblock = gegnerische Agenten blockieren in diesem Zug deinen nächsten Agenten nicht
effect-end-turn =
    { $may ->
        [yes] du darfst deinen Zug sofort beenden, ohne Agenten- oder Aufdeckzug
       *[no] beende deinen Zug sofort, ohne Agenten- oder Aufdeckzug
    }

## Spione

effect-spy =
    { $may ->
        [yes] du darfst einen Spion platzieren
       *[no] platziere einen Spion
    }
effect-spy-icons =
    { $may ->
        [yes] du darfst einen Spion auf einem Posten platzieren, der mit { a-space-of } verbunden ist
       *[no] platziere einen Spion auf einem Posten, der mit { a-space-of } verbunden ist
    }
effect-spy-here =
    { $may ->
        [yes] du darfst einen Spion auf einem Posten dieses Feldes platzieren, auch wenn dort gegnerische Spione stehen
       *[no] platziere einen Spion auf einem Posten dieses Feldes, auch wenn dort gegnerische Spione stehen
    }
effect-spy-shared =
    { $may ->
        [yes] du darfst einen Spion auf einem beliebigen Posten platzieren, auch wenn dort gegnerische Spione stehen
       *[no] platziere einen Spion auf einem beliebigen Posten, auch wenn dort gegnerische Spione stehen
    }
effect-spy-bonus = { $spy }; ist sein Posten { $bonuses }
effect-spy-bonus-part = mit { a-space-of } verbunden: { CAPITAL($bonus) }
effect-recall-spy =
    { $n ->
        [one] rufe 1 deiner Spione zurück
       *[other] rufe { $n } deiner Spione zurück
    }

## Kosten

effect-pay = bezahle { $amounts }
cost-nothing = nichts
effect-lose-influence =
    { $n ->
        [one] verliere 1 Einfluss bei einer Fraktion deiner Wahl
       *[other] verliere { $n } Einfluss bei Fraktionen deiner Wahl
    }
effect-flip =
    { $icon ->
        [crysknife] drehe eine deiner Konfliktkarten mit Crysmesser-Abzeichen oder Abzeichen-Joker um
        [desert_mouse] drehe eine deiner Konfliktkarten mit Wüstenmaus-Abzeichen oder Abzeichen-Joker um
       *[ornithopter] drehe eine deiner Konfliktkarten mit Ornithopter-Abzeichen oder Abzeichen-Joker um
    }

## Effekte, die keinem anderen gleichen

special-top-three = falls dein Deck mindestens 3 Karten hat: Sieh dir die obersten 3 Karten deines Decks an; ziehe 1, wirf 1 ab und entsorge 1
special-manipulate = lege eine Karte der Imperium-Reihe beiseite und ersetze sie; in deinem Aufdeckzug dieser Runde darfst du die beiseitegelegte Karte für 1 Überzeugung weniger erwerben
special-memory = lege 1 Trupp aus deinem Vorrat als Erinnerung auf diesen Anführer
special-other-memories = du darfst alle deine Erinnerungen in deinen Vorrat zurücklegen, für jede 1 Karte ziehen und dann diesen Anführer umdrehen
special-repeat-space = führe die Effekte des Feldes noch einmal aus
special-train = bewege den Feyd-Marker auf der Trainingsleiste 1 Feld weiter und erhalte, was es zeigt
special-complete = erfülle diesen Vertrag

## Bedingungen (nach „falls“)

cond-influence =
    { $who ->
        [rival] der Rivale mindestens { $n } Einfluss { with-faction } hat
       *[you] du mindestens { $n } Einfluss { with-faction } hast
    }
cond-influence-below =
    { $who ->
        [rival] der Rivale weniger als { $n } Einfluss { with-faction } hat
       *[you] du weniger als { $n } Einfluss { with-faction } hast
    }
cond-alliance = du die Allianz { allied-faction } hast
cond-alliance-any =
    { $who ->
        [rival] der Rivale eine Allianz hat
       *[you] du eine Allianz hast
    }
cond-other-in-play =
    { $faction ->
        [fremen] du eine weitere Fremenkarte im Spiel hast (Fremenbund)
       *[other] du eine weitere { faction-card } im Spiel hast
    }
cond-recalled-spy = du in diesem Zug einen Spion zurückgerufen hast
cond-spies =
    { $n ->
        [one] du einen Spion auf dem Spielplan hast
       *[other] du mindestens { $n } Spione auf dem Spielplan hast
    }
cond-spying-maker = du ein Sandwurm-Feld ausspionierst
cond-at-maker = du in diesem Zug einen Agenten zu einem Sandwurm-Feld entsandt hast
cond-units =
    { $n ->
        [one] du eine Einheit im Konflikt hast
       *[other] du mindestens { $n } Einheiten im Konflikt hast
    }
cond-worm = du einen Sandwurm im Konflikt hast
cond-hooks =
    { $who ->
        [rival] der Rivale einen Haken hat
       *[you] du einen Haken hast
    }
cond-can-summon =
    { $who ->
        [rival] der Rivale einen Haken hat und Sandwürmer in den Konflikt rufen kann
       *[you] du einen Haken hast und Sandwürmer in den Konflikt rufen kannst
    }
cond-bonus-spice = auf dem Feld „{ $space }“ Bonus-Spice liegt
cond-bonus-spice-more = auf dem Feld „{ $space }“ mehr Bonus-Spice liegt als auf dem Feld „{ $other }“
cond-bonus-spice-not-more = auf dem Feld „{ $space }“ nicht mehr Bonus-Spice liegt als auf dem Feld „{ $other }“
cond-richest-maker = es frei ist, Bonus-Spice hat und kein freies Sandwurm-Feld mehr davon hat
cond-conflict-level = der Konflikt ein Konflikt { $levels } ist
cond-council = du einen Sitz im Hohen Rat hast
cond-council-not = du keinen Sitz im Hohen Rat hast
cond-swordmaster = du deinen Schwertmeister erhalten hast
cond-swordmaster-any = jemand schon einen Schwertmeister erhalten hat
cond-contracts = du mindestens { $n } Verträge erfüllt hast
cond-strength = du im Konflikt mindestens { $n } Kampfstärke hast (zu sechst mindestens { $starred })
cond-gained-spice = du in diesem Zug Spice erhalten hast
cond-deployed = du in diesem Zug mindestens { $n } Einheiten eingesetzt hast
cond-paid = du { $amounts } bezahlt hast
cond-paid-nothing = du nichts bezahlt hast
cond-paid-number = du die Kosten Nummer { $n } des Feldes bezahlt hast
cond-acquired = du in diesem Zug „{ $card }“ erworben hast
cond-owns = du mindestens { $n } Karten „{ $card }“ besitzt
cond-owns-most = du mehr Karten „{ $card }“ besitzt als jeder Gegner
cond-influence-tracks =
    { $factions ->
        [4] du bei allen vier Fraktionen mindestens { $n } Einfluss hast
       *[other] du bei { $factions } Fraktionen jeweils mindestens { $n } Einfluss hast
    }
cond-turn-start = du in diesem Zug noch nichts anderes getan hast
cond-shadow = du mindestens 4 Einfluss bei einer Fraktion hast, deren Allianz ein Gegner besitzt

## Zählungen (nach „für“)

count-in-play = jede deiner { faction-cards } im Spiel
count-revealed = jede deiner { faction-cards }, die du in diesem Zug aufgedeckt hast
count-worms = jeden deiner Sandwürmer im Konflikt
count-completed = jeden deiner erfüllten Verträge
count-other-swords = jede andere Karte, die du in diesem Zug aufgedeckt hast und die Schwerter gibt

## Bereiche der Spielteile

box-agent = Agent
box-reveal = Aufdecken
box-agent-here = In deinem Aufdeckzug, falls du hier einen Agenten hast
box-acquire = Beim Erwerben
box-trashed = Beim Entsorgen
box-discarded = Beim Abwerfen
box-cost = Kosten
box-requirement = Bedingung
box-effect = Effekt
box-influence = Einfluss
box-control = Kontrollbonus
box-first = Erster Platz
box-second = Zweiter Platz
box-third = Dritter Platz
box-battle = Abzeichen
box-players = Personen
box-condition = Bedingung
box-reward = Belohnung
box-posts = Verbunden mit
box-other-face = Andere Seite
box-swordmaster = Schwertmeister-Wert
box-signet = Siegelring
box-scheme = Schachzug
box-priority = Prioritätenliste
box-combat-bonus = Kampfbonus
box-visit = { $space } ({ $condition })
ability-always = { $name }
ability-reveal = { $name } (Aufdeckzug)
ability-signet = { $name } (Siegelring)
ability-setup = { $name } (Aufbau)

## Sätze der Spielteile

text-signet = nutze die Siegelring-Fähigkeit deines Anführers
text-ignores-requirement = du musst die Einfluss-Bedingung des Feldes nicht erfüllen
text-anywhere = entsende einen beliebigen deiner Agenten, auch einen, der schon auf dem Spielplan steht, zu einem beliebigen Feld, auch wenn dort andere Agenten stehen; Kosten und Bedingungen gelten trotzdem
text-discounted = { $cost }, oder { $discounted }, sobald jemand einen Schwertmeister erhalten hat
text-once = du darfst nur einmal pro Partie einen Agenten hierher entsenden
text-requirement = { n-influence } { $factions }
text-combat = Kampffeld
text-maker = Sandwurm-Feld
text-personal = persönliches Tableau: Nur { $leader } kann einen Agenten hierher entsenden
text-control = gewinne die Kontrolle über das Feld „{ $space }“
text-level = Konflikt { $level ->
        [1] I
        [2] II
       *[3] III
    }
text-wild = dieses Abzeichen bildet im Finale mit jedem anderen ein Paar
text-first-player = du erhältst den Startmarker
text-on-reach = wenn du { n-influence } { with-faction } erreichst: { CAPITAL($effect) }
text-on-send = wenn du einen Agenten zu { a-space-of } entsendest: { CAPITAL($effect) }
text-spied-visit = wenn ein Gegner einen Agenten zu einem Sandwurm-Feld entsendet, das du ausspionierst: { CAPITAL($effect) }
text-game-start = zu Beginn der Partie: { CAPITAL($effect) }
text-on-council = wenn du einen Sitz im Hohen Rat einnimmst: { CAPITAL($effect) }
text-on-paying = wenn du Solaris für die Kosten eines Feldes bezahlst: { CAPITAL($effect) }
text-on-harvest = wenn du Spice von dem Sandwurm-Feld erhältst, das du besuchst: Erhalte { n-resource } weniger und { $effect }
text-rebate = einen Agenten zu { a-space-of } zu entsenden kostet dich { n-resource } weniger
text-unblocked = gegnerische Agenten hindern dich nicht daran, einen Agenten zu { a-space-of } zu entsenden
text-sees-top = du darfst dir jederzeit die oberste Karte deines Decks ansehen
text-victory = wenn du einen Konflikt gewinnst: { CAPITAL($effect) }
text-set-aside = die { $n } Verträge „{ $contract }“ liegen beiseite; nur du kannst sie nehmen, wenn du einen Vertrag nimmst
text-without = dein Startdeck enthält keine Karte „{ $card }“
text-visit = entsende einen Agenten zum Feld „{ $space }“
text-harvest = erhalte mindestens { $n } Spice in einem Zug, in dem du einen Agenten zu einem Sandwurm-Feld entsendest
text-acquire = erwirb „{ $card }“
text-immediate = sofort erfüllt, wenn du ihn nimmst
text-at-space = auf dem Feld „{ $space }“
text-streamlined = in der Variante „Vereinfachte Rivalen“ für zwei kann dieser Rivale nicht gewinnen und nimmt keine Ressourcen mehr, sobald er seinen Schwertmeister hat
text-house-hagal = es blockiert Felder, belegt einen Platz in Konflikten und hält Allianzen, erhält aber keine Ressourcen, Belohnungen oder Siegpunkte
text-politics = bei „Clevere Politik“ wird die Karte ignoriert, falls der Rivale die Allianz { allied-faction } hat und dort vor allen anderen liegt oder falls er dort mindestens 2 Einfluss hat und mindestens 2 hinter der Spitze liegt
text-posts = platziere einen Spion auf dem ersten dieser Posten, der frei ist: { $posts }
text-reveal-another = decke dann eine weitere Karte auf
text-reshuffle = mische alle Haus-Hagal-Karten zu einem neuen Stapel
