# Der Spielplan der Seite: Orte, Zustände und was von ihnen gesagt wird.
board-title = Spielplan
board-spaces = Felder
board-group-choam = MAFEA
board-group-city = Städte
board-group-spice_trade = Spice-Handel
board-vp = Siegpunkte
board-score = Siegpunkte: { $list }.
board-influence = Einfluss: { $list }.
board-alliance = Allianz: { $who }.
board-alliance-free = Die Allianz ist frei.
board-track-point = Stufe { $level }: 1 Siegpunkt.
board-track-bonus = Stufe { $level }: { $bonus }
board-track-team = Stufe { $level }, für alle im Team: { $bonus }
board-council = Ratssitze
board-council-of = Sitze im Hohen Rat: { $who }.
board-council-empty = Niemand hat einen Sitz im Hohen Rat.
board-wall = Schildwall
board-wall-stands = steht
board-wall-gone = entfernt
board-behind-wall = hinter dem Schildwall
board-watches = Beobachtet: { $spaces }.
board-no-spy = Hier ist kein Spion.
board-agents-here = Agenten hier: { $who }.
board-spies-here = Spione hier: { $who }.
board-controlled = Kontrolle: { $who }.
board-bonus-spice = Bonus-Spice hier: { $n }.
board-price-now = Dich kostet es jetzt { $price }.
board-chosen = Gewählt.
board-can = Das kannst du wählen.
board-can-infiltrate = Das kannst du wählen: Du infiltrierst mit einem Spion.
board-within-reach = Die Karte kann hierher.
board-not-now = Jetzt nicht: { $why }
board-infiltrate = infiltrieren
board-why-needs = braucht
board-needs-for-you = Für dich: { $level } Einfluss ({ $faction }).
board-why-occupied = belegt
board-why-own-agent = dein Agent
board-why-once = nur einmal
board-why-no-swordmaster-level = dir versperrt
board-spaces-for = { $n ->
    [one] 1 Feld für „{ $card }“
   *[other] { $n } Felder für „{ $card }“
}
board-targets = { $n ->
    [one] 1 Möglichkeit
   *[other] { $n } Möglichkeiten
}
board-view = Ansicht
board-list = Liste
board-map = Plan
board-first-target = Erstes Ziel ({ $n })
board-next-target = Nächstes Ziel { $k }/{ $n }
board-zoom-in = Größer
board-zoom-out = Kleiner
# Wo lange Wörter auf den schmalen Feldern getrennt werden dürfen: Wörter, mit | an den Trennstellen.
board-breaks = Pflicht|be|wusster For|schungs|zentrum Unter|stüt|zung Schwert|meister Sitzungs|saal Angriffs|flotte Beein|drucken Fracht|kurier Führungs|stärke Geheim|dienst|bericht Gerissen|heit Haupt|quartier Heim|tücki|sches Inter|stellarer Koordi|nation Liefer|verein|barung Manipu|lation Meister|spion Opportu|nismus Raum|zeit|faltung Rücken|deckung Sand|wurm|hüter Schatten|allianz Schwach|stelle Seiten|wechsel Sonder|mission Spionage|netzwerk Strate|gische Uner|schütter|liche Unter|schlupf Unter|tauchen Ver|schlingen Wasser|meister Wüsten|planet Zauber|kundige Zuver|lässiger Öffent|liches Über|zeugen|des Doppel|agent Druck|mittel Destill|zelt Frag|würdige Gefähr|liche Geheim|nisse Markt|chance Notfall|plan Ornitho|pter Para|kompass Schmugg|ler Subver|siver Test|station Uner|wartete Verbün|deten Verzweig|ter Zauber|kampf Ökolo|gische Ablen|kung Aufklä|rung Bot|schaft Crys|messer Deto|nation Diplo|matie Ehr|furcht Fremen|kit Gefan|gener Heigh|liner Imperi|ale Imperi|aler Imperi|ales Infor|mant Liefe|rung Loyali|tät Opera|tion Rats|herrn Raum|gilde Sardau|kar Shi|shakli Siegel|ring Spek|takel Steuer|mann Takti|kerin Takti|sche Verbün|dete Ver|deckte Ver|deckter Versor|gung Ver|steckte Vor|rangige Wahr|trance Wüsten|maus ein|flößen Über|leben Kontro|verse Techno|logien Ökono|mische Militä|rische Uner|mess|licher Beherr|schung Aufmerk|samkeit Beschränk|ter Bevor|zugter Bot|schafter Destillan|züge Direk|torium Fremen|lager Geneh|migung Gen|manipu|lation Gift|schnüffler Infil|trieren Insze|nierter Kalku|lierte Liefe|rungen Loyali|täten Meister|taktiker Missio|naria Mobil|machung Mord|auftrag Neuaus|richtung Privat|armee Rekru|tierer Rekru|tierungs|mission Schwestern|schaft Todes|kommando Vereini|gung Verhee|render Verschwö|rung Verstär|kung Wasser|verkäufer Weiter|gehende Zwischen|fall beherr|schen

## Das Spiel von 2020

board-closed = gesperrt
board-closed-by = Bis zum nächsten Zug für Gegner gesperrt: { $who }.
board-why-voiced = gesperrt
board-mentat-here = Der Mentat ist hier.
board-mentat-free = auf seinem Feld
board-mentat-of = Dient: { $who }
