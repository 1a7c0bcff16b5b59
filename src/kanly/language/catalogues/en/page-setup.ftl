# The first screen: a first game, the set-up of a new one, saved games.
setup-page-title = Kanly: new game
setup-hero-title = Take a seat.
setup-hero-about = Spice, intrigue and armies in the desert for one to four players, or for six in two teams. Unofficial, free, no account.
setup-hero-continue = Continue your game
setup-first-button = Play a first game
setup-hero-first = You and two Rivals, with hints. Ready in a second.

## Which game

setup-game-title = Which game
setup-game-for = for { $counts } players
setup-game-uprising = Uprising
setup-game-uprising-about = Spies, sandworms, the Shield Wall, and contracts if you like.
setup-game-six_players = Six players
setup-game-six_players-about = Uprising in two teams of three, each with a Commander.
setup-game-imperium = Imperium (2020)
setup-game-imperium-about = The first board: Mentat, Foldspace, Sell Melange, House Hagal; no Spies and no sandworms.
setup-game-mixed = Mixed
setup-game-mixed-about = Uprising with cards, Conflicts or Leaders of 2020.
setup-mixed-title = What is added from 2020
setup-mixed-one = At least one of the three is added
setup-imperium = Cards
setup-imperium-about = Imperium and Intrigue cards are shuffled into the decks of Uprising.
setup-imperium_conflicts = Conflicts
setup-imperium_conflicts-about = Conflict cards are shuffled in. They have no battle icons, so this is rather for the curious.
setup-imperium_leaders = Leaders
setup-imperium_leaders-about = Its eight Leaders can be chosen too.
setup-with-imperium = with cards of 2020
setup-with-imperium_conflicts = with Conflicts of 2020
setup-with-imperium_leaders = with Leaders of 2020
setup-with-chosen-cards =
    { $n ->
        [one] { $n } chosen card
       *[other] { $n } chosen cards
    }
setup-cards-title = Cards of 2020
setup-cards-all = All { $n } different cards
setup-cards-some = Choose cards
setup-cards-chosen = { $n } of { $of } different cards are shuffled in, with all their copies.
setup-cards-none = None is ticked: all of them are shuffled in.
setup-cards-imperium = Imperium cards
setup-cards-intrigue = Intrigue cards
setup-cards-tick = Tick all
setup-cards-untick = Untick all
setup-cards-cost = Price in Persuasion
setup-hagal = House Hagal
setup-spoiler-joins = House Hagal takes the third seat: it blocks spaces and fights, but gains neither goods nor points. Nobody needs to play it.
setup-not-module-imperium_leaders = only with Leaders of 2020
setup-about-imperium-mercenary = The Rivals start without troops in their garrisons and get their Swordmasters in round 5; you start with 1 spice and 1 Solari.
setup-about-imperium-sardaukar = Each Rival starts with 1 Intrigue card and gets its Swordmaster in round 4; the Mentat space costs 5 Solari.
setup-about-imperium-mentat = As Sardaukar, but the Rivals get their Swordmasters in round 3, and for a Conflict I or II a Rival deploys no troops while it leads by 4 or more strength (Expert Deployment).
setup-about-imperium-kwisatz_haderach = As Mentat, and you cannot gain a Swordmaster.
setup-first_player-none-imperium = As the rules say

## Who plays

setup-who-title = Who sits at the table
setup-players-label = Number of players
setup-players-word =
    { $n ->
        [one] player
       *[other] players
    }
setup-players-n =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
setup-shuffle = Shuffle seats
setup-shuffled = The seats have been shuffled: { $names }.
setup-seat-n = Seat { $n }
setup-name-label = Name, { $seat }
setup-name-placeholder = Name
setup-kind-label = Who plays, { $seat }
setup-leader-label = Leader, { $seat }
setup-rival-label = Rival card, { $seat }
setup-person = Person here
setup-short-rival = Rival
setup-rival = Rival
setup-random = Random
setup-drafted = Draft
setup-suited = Recommended
setup-suits = recommended here
setup-team-of = a Commander and two Allies
setup-team-order = Turns in this order:
setup-rivals-join =
    { $n ->
        [one] A Rival takes the last seat. It follows its cards.
       *[other] Two Rivals take the last seats. They follow their cards.
    }
setup-recommended = Recommended for a first game
setup-recommended-done = Recommended for a first game: { $names }.

## Leaders and Rivals

setup-leader-for = Leader for
setup-rival-for = Rival card for
setup-pick-seat = Seat to choose for
setup-pick-random = Random
setup-pick-draft = Draft
setup-pick-recommended = Recommended
setup-draft-about = The players choose openly when the game begins: the First Player last, the player to the right of the First Player first.
setup-draft-random = The Leader of this seat is drawn when the game begins.
setup-suited-about = Leaders that suit their team are drawn when the game begins.
setup-suited-about-imperium = Leaders that are easy to begin with are drawn when the game begins.
setup-fixed-about = This Commander always sits here.
setup-rival-random = The Rival of this seat is drawn when the game begins.
setup-not-seat = taken: { $seat }
setup-not-rival = Rival at the table
setup-not-module = only with contracts
setup-not-chair = commands a team: { $seat }
setup-not-fixed = not at this seat
setup-not-house = same House: { $seat }
setup-not-streamlined = not with Streamlined Rivals

## Rivals: level and variants

setup-level-title = Level
setup-difficulty-mercenary = Mercenary (Novice)
setup-difficulty-sardaukar = Sardaukar (Veteran)
setup-difficulty-mentat = Mentat (Expert)
setup-difficulty-kwisatz_haderach = Kwisatz Haderach (Expert+)
setup-about-uprising-mercenary = The Rivals start without troops in their garrisons, and you start with 1 Intrigue card.
setup-about-uprising-sardaukar = The rules as they are, without changes.
setup-about-uprising-mentat = Brutal Escalation, Expert Deployment and Smart Politics are in force.
setup-about-uprising-kwisatz_haderach = As Mentat, and you cannot gain a Swordmaster.
setup-variants-title = Variants with Rivals
setup-variant-row_dice = Imperium Row dice
setup-variant-streamlined = Streamlined Rivals
setup-variant-brutal_escalation = Brutal Escalation
setup-variant-expert_deployment = Expert Deployment
setup-variant-smart_politics = Smart Politics
setup-about-uprising-row_dice = At the end of each of your Reveal turns two dice are rolled, and the cards at those places of the Imperium Row leave the game (a 6 takes none).
setup-about-uprising-streamlined = Lady Amber Metulli or Glossu "The Beast" Rabban is a Rival who cannot win and takes no more resources after gaining a Swordmaster.
setup-about-uprising-brutal_escalation = For a Conflict III each fighting Rival reveals two House Hagal cards and adds the swords of both.
setup-about-uprising-expert_deployment = For a Conflict I or II a Rival deploys no troops while it is three or more units ahead.
setup-about-uprising-smart_politics = A Rival passes over Faction spaces without cost where its Alliance is safe or where it is too far behind.
setup-fixed-by = Always on at this level
setup-always = Always part of this game

## Modules and house options

setup-rules-title = Rules of this game
setup-choam = Contracts
setup-choam-about = The CHOAM module: contract tiles to take and complete, more cards, and Shaddam Corrino IV as a Leader.
setup-hints = Hints
setup-hints-about = Every step is explained while you play.
setup-one_per_house = One Leader per House
setup-one_per_house-about = House option: no two Leaders of the same House sit at the table.
setup-first_player = First player
setup-first_player-about = House option: who starts the first round.
setup-first_player-none = As the Objectives say
setup-row_refresh = Imperium Row
setup-row_refresh-about = House option: what happens to the Row when a round starts, from round 2 on.
setup-row_refresh-off = Stays
setup-row_refresh-oldest = Oldest card goes
setup-row_refresh-all = All five go
setup-row_refresh-off-long = The printed rules: only acquired cards are replaced.
setup-row_refresh-oldest-long = The card that has lain there longest leaves the game and is replaced.
setup-row_refresh-all-long = All five cards leave the game and are replaced.

## This table

setup-table-title = This table
setup-start = Start the game
setup-starting = Dealing the cards …
setup-with-choam = with contracts
setup-without-choam = without contracts
setup-with-hints = with hints
setup-with-draft = Leaders by draft
setup-with-recommended = recommended Leaders
setup-with-one_per_house = one Leader per House
setup-with-first_player = { $seat } starts
setup-with-row_refresh-oldest = Row: oldest card goes
setup-with-row_refresh-all = Row: all five go

## Saved games

setup-saved-title = Your games
setup-saved-running-title = Running games
setup-saved-over-title = Finished games
setup-saved-none = There is no game yet. What you start is kept here by itself.
setup-saved-go = Go on
setup-saved-result = See the result
setup-saved-review = Review
setup-saved-file = Save as a file
setup-saved-file-short = File
setup-saved-delete = Delete
setup-saved-sure = Delete this game for good?
setup-saved-sure-shared = Delete this game for everybody who plays in it?
setup-saved-keep = Keep it
setup-saved-deleted = The game has been deleted.
setup-saved-choosing = Choosing Leaders
setup-saved-decides = { $name } decides
setup-saved-over = game over
setup-saved-all =
    { $n ->
        [one] Show { $n } more game
       *[other] Show { $n } more games
    }
setup-saved-less = Show fewer
setup-saved-again = Try again
setup-action-named = { $action }: { $game }
setup-file-open = Open a game file
problem-not-json = This file cannot be read: it is not a game of Kanly.
setup-moment-ago = just now

## Notice

setup-notice = Kanly is an unofficial fan work. It is not connected with or endorsed by the publishers or rights holders of Dune or Dune: Imperium, and contains none of their art, logos or texts. All drawings are our own. To play the real game, buy it: it is worth it.
