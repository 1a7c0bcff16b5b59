# Beside the board: seats, Conflict, cards to acquire, log, the end of the game.

## Who sits there

side-you = You
side-you-named = { $name }, you
side-person = Person
side-bot = Bot
side-rival = Rival
side-deciding = deciding
side-revealed = revealed
side-first = First Player
side-seat-label = { $name } ({ $who }), { $n ->
    [one] { $n } point
   *[other] { $n } points
}
side-strip-deciding = { $name } ({ $who }), { $n ->
    [one] { $n } point
   *[other] { $n } points
}, deciding
side-area-of = Area of { $name }
side-details-of = All that { $name } has:
side-explain = Explain { $name }
side-legal = { $name }. You can choose this.
side-close = Close

## Teams

team-name = Team { $name }
team-own = your team
team-opponents = opponents
team-total = { $name }, { $n ->
    [one] { $n } point
   *[other] { $n } points
}
team-mate = your teammate
team-activated = activated
team-acts = acts
team-commander = Commander
team-bonus = Swordmaster bonus: { $n } swords in each Reveal turn
team-token = Agent that acts with { $names }: { $state ->
    [home] ready
   *[other] sent
}
team-token-swordmaster = Swordmaster, acts with either ({ $names }): { $state ->
    [home] ready
    [not-gained] not gained yet
   *[other] sent
}
team-order = Turn
team-order-title = Order of turns
team-activate = Activate { $name }
team-which = Which Ally acts
team-play-for = For whom the card is played
team-for = for { $name }
team-reveal-only = only to reveal
team-ring = Who can play Combat cards, in order
team-behalf = For { $names }: { $name }
team-why-throne-fremen = Fremen
team-why-throne-row = other team

## Short names

side-short-feyd_rautha_harkonnen = Feyd
side-short-gurney_halleck = Gurney
side-short-lady_amber_metulli = Amber
side-short-lady_jessica = Jessica
side-short-reverend_mother_jessica = Jessica
side-short-lady_margot_fenring = Margot
side-short-muad_dib = Muad'Dib
side-short-princess_irulan = Irulan
side-short-staban_tuek = Staban
side-short-shaddam_corrino_iv = Shaddam
side-short-baron_vladimir_harkonnen = Baron
side-short-glossu_rabban = Rabban

## What a seat has

side-points = Victory Points
side-solari = Solari
side-spice = Spice
side-water = Water
side-persuasion = Persuasion
side-garrison = Garrison
side-supply = Supply
side-garrison-supply = Troops: { $n } in the garrison, { $supply } in the supply
side-spies-left = Spies in the supply: { $n }
side-agents-left = Agents: { $n } ready, { $out } sent
side-influence = { $faction }: { $n } Influence
side-influence-ally = { $faction }: { $n } Influence and the Alliance
side-swordmaster = Swordmaster
side-council = High Council seat
side-hooks = Maker Hooks
side-has = yes
side-memories = Memories: { $n }
side-memories-title = Memories
side-battle-icon = Battle icon { $icon } ({ $name })
side-in-conflict = In the Conflict
side-n-troops = { $n ->
    [one] { $n } troop
   *[other] { $n } troops
}
side-n-worms = { $n ->
    [one] { $n } sandworm
   *[other] { $n } sandworms
}
side-n-swords = { $n ->
    [one] { $n } sword
   *[other] { $n } swords
}
side-strength = strength { $n }
side-words = What the signs mean
side-word-influence = Influence
side-word-alliance = Alliance
side-word-battle = Battle icon
side-agents-at = Agents at
side-points-from = Where the points came from
side-spies-at = Spies at

## Piles

side-hand = Hand
side-known-hand = Known in hand
side-known-intrigue = Known Intrigue cards
side-known-intrigue-own = Intrigue cards others know
side-intrigue = Intrigue cards
side-deck = Deck
side-discard = Discard pile
side-played = In play
side-shown = Revealed
side-reserved = Set aside
side-waiting = Intrigue cards still in effect
side-trash = Trashed
side-battle-up = Cards with a battle icon, face up
side-battle-down = Cards with a battle icon, face down
side-contracts-held = Contracts
side-contracts-done = Completed contracts
side-n-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
side-copies = { $name }, { $n } times
side-training = Training track
side-token-here = The Feyd token is here.
side-track-start = Start

## Rivals

side-swordmaster-yes = has its Swordmaster
side-swordmaster-way = Towards its Swordmaster: { $have } of { $need } Solari, spice, water and Intrigue cards
side-priority = Factions
side-signet = Signet
side-scheme = Scheme
side-hagal = House Hagal
side-hagal-left = { $n } left
side-hagal-last = Last card:
side-hagal-shown = { $n ->
    [one] { $n } card shown
   *[other] { $n } cards shown
}

## The Conflict

side-conflict = Conflict
side-rewards = Rewards
side-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
side-ties-only = if tied
side-ties-only-why = Goes to those who tie for second place; third place alone brings nothing with so few players.
side-protected = For { $place }, behind the Shield Wall: no sandworms.
side-unprotected = For { $place }. The Shield Wall is gone: sandworms can come.
side-no-worms = no sandworms
side-worms-come = sandworms can come
side-if-now = If it ended now
side-tie = tie
side-no-reward = no reward
side-no-units = no units
side-tie-line = { $names } are tied at { $strength }: { $place ->
    [0] no reward.
    [1] each takes the 1st reward.
    [2] { $won ->
        [no] nobody wins, each takes the 2nd reward.
       *[yes] each takes the 2nd reward.
    }
   *[3] each takes the 3rd reward.
}
side-tie-concede = Unless a teammate concedes: then one takes the greater reward.
side-no-conflict = No Conflict has been revealed.
side-win-icon = The winner also takes the card with the battle icon { $icon }.
side-passed = passed
side-conflict-before = Before:
side-combat-result = How the Conflict before ended
side-coming = To come:
side-level = { $level }
side-last-conflict = This is the last Conflict.

## Cards to acquire

side-row = Imperium Row
side-reserve = Reserve
side-buy-when = acquire in your Reveal turn
side-when-acquired = acquired
side-reach = { $n } of { $total } in reach
side-purse = { $purse } Persuasion to spend. { $n } of { $total } in reach.
side-short = { $n } short
side-not-now = not now
side-throne = Throne Row
side-throne-own = for your team
side-throne-empty = no cards
side-card-cost = { $name }, cost { $n }.
side-icons = Icons: { $icons }.
side-n-left = { $n } left
side-contracts = Contracts
side-contracts-yours = Your contracts
side-on-offer = On offer
side-contract-market = Contract { $name }. { $text }
side-contract-aside = Contract { $name }, set aside for Shaddam. { $text }
side-contract-mine = Your contract { $name }. { $text }
side-contract-done = Completed contract { $name }. { $text }
side-decks = Decks
side-imperium-deck = Imperium Deck: { $n }
side-intrigue-deck = Intrigue Deck: { $n }
side-piles = Discarded and removed
side-intrigue-discard = Discarded Intrigue cards
side-intrigue-trash = Trashed Intrigue cards
side-removed = Removed from the Imperium Row
side-conflicts-left = Conflicts beside the deck

## The log

side-log-news = Since your last turn
side-log-empty = Nothing has happened yet.
side-log-setup = Setup
side-log-earlier = Show earlier rounds

## Tabs

side-tabs = Parts of the table
side-tab-board = Board
side-tab-conflict = Conflict
side-tab-cards = Cards
side-tab-seats = Seats
side-tab-log = Log
side-tab-count = { $n ->
    [one] { $n } choice here
   *[other] { $n } choices here
}

## The end

side-end-you = You win with
side-end-person = { $name } wins with
side-end-yours = Your team wins
side-end-people = { $names } win
side-end-never = cannot score this
side-end-other = The winner is
side-end-sub = { $n ->
    [one] { $n } Victory Point
   *[other] { $n } Victory Points
} after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
side-end-new = New game
side-end-save = Save as a file
side-end-save-failed = The game could not be saved. Please try again.
side-end-standings = Final standings
side-end-why = Where every point came from
side-end-reason = Reason
side-end-total = Total
side-end-tie = The tie at { $n }
side-end-order = Compared in this order
side-end-order-teams = All of a team together, in this order
side-end-result = Result
side-end-equal = equal
side-end-decides = decides
side-end-chart = Points after each round
side-end-chart-teams = Points of the teams after each round
side-end-moments = Point by point
side-end-goal = The game ends from { $n } Victory Points on
side-end-kind-influence = Influence
side-end-kind-alliance = Alliances
side-end-kind-conflict = Conflict rewards
side-end-kind-match = Battle icons
side-end-kind-card = Cards and Intrigue
side-end-kind-bought = Bought by Rivals
side-end-kind-start = Start of the game

## The game of 2020

side-spoiler = third force, no points
side-spoiler-label = { $name } ({ $who })
side-mentat-now = Has the Mentat this round
side-mentat-next = Has won the Mentat for the next round
side-secret = Two Factions, chosen in secret
side-secret-own = Your secret: { $names }
side-secret-seen = The secret: { $names }
side-secret-shown = Revealed: { $names }
side-swordmaster-in = The Swordmaster comes in round { $n }
side-round-short = R{ $n }
side-top = On top of the deck, known to everybody
side-top-own = Your next card
side-buys = Buys points
side-buys-points = 1 for 3 Intrigue cards, 3 water, 7 Solari or 7 spice, as soon as it has them
side-card-by-space = { $name }: not for sale, only from the space { $space }
side-word-mentat = Mentat
side-short-paul_atreides = Paul
side-short-duke_leto_atreides = Leto
side-short-glossu_the_beast_rabban = Rabban
side-short-countess_ariana_thorvald = Ariana
side-short-earl_memnon_thorvald = Memnon
side-short-count_ilban_richese = Ilban
side-short-helena_richese = Helena
side-short-house_hagal = Hagal
side-for-place = For { $place }: the winner takes Control. Now: { $who }.
side-nobody = nobody
side-spoiler-rank = { $name } holds rank { $n }: nobody gets that reward.
side-by = by
