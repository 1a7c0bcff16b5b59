# The board of the page: places, states and what is spoken of them.
board-title = Board
board-spaces = Spaces
board-group-choam = CHOAM
board-group-city = Cities
board-group-spice_trade = Spice trade
board-vp = Victory Points
board-score = Victory Points: { $list }.
board-influence = Influence: { $list }.
board-alliance = Alliance: { $who }.
board-alliance-free = The Alliance is free.
board-track-point = Level { $level }: 1 Victory Point.
board-track-bonus = Level { $level }: { $bonus }
board-track-team = Level { $level }, for every member of the team: { $bonus }
board-council = Council seats
board-council-of = Seats on the High Council: { $who }.
board-council-empty = Nobody has a seat on the High Council.
board-wall = Shield Wall
board-wall-stands = stands
board-wall-gone = removed
board-behind-wall = behind the Shield Wall
board-watches = Watches: { $spaces }.
board-no-spy = No Spy here.
board-agents-here = Agents here: { $who }.
board-spies-here = Spies here: { $who }.
board-controlled = Controlled by { $who }.
board-bonus-spice = { $n } bonus spice lies here.
board-price-now = For you it costs { $price } now.
board-chosen = Chosen.
board-can = You can choose this.
board-can-infiltrate = You can choose this: you infiltrate with a Spy.
board-within-reach = The card can go here.
board-not-now = Not now: { $why }
board-infiltrate = infiltrate
board-why-needs = needs
board-needs-for-you = For you: { $level } Influence with { $faction }.
board-why-occupied = occupied
board-why-own-agent = your Agent
board-why-once = only once
board-why-no-swordmaster-level = closed to you
board-spaces-for = { $n ->
    [one] 1 space for { $card }
   *[other] { $n } spaces for { $card }
}
board-targets = { $n ->
    [one] 1 choice
   *[other] { $n } choices
}
board-view = View
board-list = List
board-map = Map
board-first-target = First target ({ $n })
board-next-target = Next target { $k }/{ $n }
board-zoom-in = Larger
board-zoom-out = Smaller
# Where long words may be broken on narrow tiles and cards: words, with | at the breaks.
board-breaks = Sword|master Coordi|nation Head|quarters Intelli|gence Inter|stellar Question|able Reconnais|sance Alle|giances Contin|gency Coun|cilor Distrac|tion Merce|naries Opportu|nism Opportu|nity Ornitho|pter Para|compass Stock|piling Treach|erous Truth|trance Water|master Agree|ment Branch|ing Con|tracts Convin|cing Crys|knife Danger|ous Deto|nation Diplo|macy Eco|logical Espio|nage Har|vester Heigh|liner Infor|mant Leader|ship Manip|ulate Oper|ation Oper|ative Over|throw Privi|lege Sardau|kar Shi|shakli Spec|tacle Spy|master Steers|man Still|tent Stra|tegic Subver|sive Tacti|cian Under|cover Unex|pected Unswerv|ing Controver|sial Techno|logy Eco|nomic Mili|tary Expe|dition Adminis|trator Assassi|nation Authori|zation Devas|tating Director|ship Dispen|sation Manipu|lation Missio|naria Mobili|zation Recruit|ment Reinforce|ments

## The game of 2020

board-closed = closed
board-closed-by = Closed to opponents by { $who } until their next turn.
board-why-voiced = closed
board-mentat-here = The Mentat is here.
board-mentat-free = on its space
board-mentat-of = Serves { $who }
