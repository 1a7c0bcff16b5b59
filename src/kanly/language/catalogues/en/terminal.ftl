### Words for the terminal game and the tables of the command line. Every id starts with "term-".

## Tables

term-player = Player
term-leader = Leader
term-points = Points
term-solari = Solari
term-spice = Spice
term-water = Water
term-garrison = Garrison
term-conflict = Conflict
term-strength = Strength
term-spies = Spies
term-agents = Agents
term-hand = Hand
term-intrigue = Intrigue
term-contracts = Contracts
term-taken = Taken
term-row = Imperium Row
term-throne = Throne Row
term-reserve = Reserve
term-cost = Cost
term-factions =
    { $n ->
        [one] Faction: { $names }
       *[other] Factions: { $names }
    }
term-icons =
    { $n ->
        [one] Icon: { $names }
       *[other] Icons: { $names }
    }

## Screen

term-round-of = Round { $n } of { $total }
term-you = You
term-called = { $leader } ({ $n })
term-seat-n = Seat { $n }
term-reward-first = 1st
term-reward-second = 2nd
term-reward-third = 3rd
term-shield-wall = Shield Wall: { $stands ->
    [yes] stands
   *[no] removed
 }
term-hagal-deck =
    { $n ->
        [one] House Hagal: { $n } card
       *[other] House Hagal: { $n } cards
    }
term-mentat-home = Mentat: on its space
term-mentat-with = Mentat:
term-mentat-next = next round:
term-persuasion = Persuasion
term-no-cards = no cards
term-in-play = In play
term-discard = Discard pile
term-deck = Deck
term-top = Top of deck
term-secret = In secret
term-objectives = Cards with a battle icon
term-since = What happened
term-earlier =
    { $n ->
        [one] … { $n } earlier line: type log to read it all
       *[other] … { $n } earlier lines: type log to read it all
    }
term-log-title = The whole game so far
term-col-points = VP
term-col-garrison = Gar
term-col-strength = Str
term-col-agents = Ag
term-col-spies = Spy
term-col-hand = Hnd
term-col-intrigue = Int
term-col-emperor = Em
term-col-spacing_guild = SG
term-col-bene_gesserit = BG
term-col-fremen = Fr
term-col-great_houses = GH
term-col-fringe_worlds = FW
term-badge-first = 1st
term-badge-swordmaster = SM
term-badge-price = SM:{ $n }/{ $price }
term-badge-council = HC
term-badge-hooks = MH
term-badge-revealed = rev
term-badge-tokens = 2?
term-activated = acts through { $name }
term-token-home = ready
term-token-gone = used up

## Talking to the player

term-welcome = You play { $leader } against { $others }. Type help for the commands.
term-welcome-team = You play { $leader } together with { $friends } against { $others }. Type help for the commands.
term-welcome-draft = You choose your Leader in the draft. Type help for the commands.
term-rivals =
    { $n ->
        [one] { $names } is a Rival and takes its turns by itself, as the House Hagal deck says. Type ? rival to read more.
       *[other] The Rivals take their turns by themselves, as the House Hagal deck says. Type ? rival to read more.
    }
term-level = Level: { $name }. { $about }
term-variant = Variant: { $name }. { $about }
term-not-understood = “{ $text }” is not understood: type a number from 1 to { $n }, or help.
term-undone = Taken back.
term-cannot-undo = Nothing can be taken back: something hidden has been seen, or another seat has moved.
term-saved = Saved to { $file }.
term-saved-seat = Saved to { $file }. To go on: kanly play --load { $file } --seat { $n }
term-cannot-save = { $file } cannot be written: { $reason }.
term-loaded = Loaded { $file }.
term-cannot-load = { $file } cannot be loaded: { $reason }.
term-error-missing = there is no such file or folder
term-error-directory = it is a folder
term-error-denied = access is denied
term-error-other = there is a file of that name that is no saved game
term-error-no-game = it is no whole saved game ({ $detail })
term-name-a-file = Name a file, such as: { $command } game.json
term-quit-save = Save before you go? A file name, or Enter for no:
term-bye = Goodbye.
term-lang-which = Name a language: { $languages }
term-lang-now = From now on in English.
term-ask-what = Ask for a card, a space or a word, such as: ? { $example }
term-no-match = Nothing here is called “{ $words }”.
term-more-matches = … and { $n } more: { $names }
term-why-not = Not possible now: { $reason }
term-game-over = The game is over
term-you-win = You win!
term-winner = { $name } wins.
term-team-wins = Your team wins!
term-winner-team = { $name } wins.
term-place = Place
term-tie-breaks = Ties are broken by spice, Solari, water, garrison, then the later Reveal turn.
term-tie-breaks-team = Ties are broken by what a team has together: spice, Solari, water, garrison, then the later Reveal turn.
term-reasons = Where the points came from

## Help

term-help-title = Commands
term-blank-words = WORDS
term-blank-file = FILE
term-help-number = choose that action
term-help-help = this page
term-help-ask = explain a card, a space or a word
term-help-ask-number = explain the first choice; likewise 2, 3 …
term-help-board = show the whole table
term-help-hand = show your cards with their texts
term-help-log = show everything that happened
term-help-undo = take back your last action
term-help-save = save the game
term-help-load = load a saved game
term-help-lang = change the language
term-help-quit = leave the game
term-signs = Signs
term-sign-agent = Agent of seat { $n }
term-sign-spy = Spy of seat { $n } connected to the space
term-sign-control = controlled by seat { $n }
term-sign-closed = closed by seat { $n } to its opponents
term-sign-not-for-sale = cannot be acquired with Persuasion
term-sign-tokens = two Factions chosen in secret
term-sign-combat = Combat space
term-sign-alliance = Alliance
term-sign-revealed = has taken the Reveal turn
term-sign-requirement = Influence needed
term-sign-icons = Agent icons of the card
term-sign-faction = Faction of the card
term-sign-completed = { $n } contracts completed
term-sign-first = First Player
term-sign-price = a Rival still without Swordmaster: has { $n } of { $price }
term-sign-no-hand = a Rival: has no hand
term-sign-arrow = Agent of a Commander that activates seat { $n }
term-sign-arrows = Swordmaster of a Commander: activates seat { $n } or { $other }
term-sign-personal = on the personal board of seat { $n }
term-sign-no-units = a Commander: has no units of its own
term-sign-swordmaster-sent = Swordmaster sent this round
term-sign-swordmaster-used = Swordmaster used up
term-sign-bonus = Swordmaster bonus: { $n } swords in each Reveal turn

## Kinds of components

term-kind-starter = Starting deck
term-kind-reserve = Reserve
term-kind-imperium = Imperium card
term-kind-intrigue = Intrigue card
term-kind-conflict = Conflict card
term-kind-objective = Objective card
term-kind-leader = Leader
term-kind-space = Board space
term-kind-post = Observation post
term-kind-rival = Rival card
term-kind-hagal = House Hagal card
term-kind-contract = Contract
term-kind-word = word of the game
term-side-usual = up to four players
term-side-six_players = six players

## Replays

term-verified = { $file }: all { $n } actions are legal and lead to the recorded position.
term-verified-no-end = { $file }: all { $n } actions are legal; the record does not say where they should lead.
term-not-over = The game stands in round { $n }.
term-step-help = Enter: next action. q: stop.

## Short glossary

term-word-agent = Agent
term-word-agent-text = Play a card and send an Agent to a space with one of the card's icons. You have two a round, three with the Swordmaster.
term-word-agent-text-older = Play a card and send an Agent to a space with one of the card's icons. You have two a round, one more with the Swordmaster and one more with the Mentat.
term-word-reveal = Reveal turn
term-word-reveal-text = Your last turn of the round: the cards left in hand give Persuasion, swords and their Reveal effects; then you acquire cards.
term-word-persuasion = Persuasion
term-word-persuasion-text = Pays for cards of the Imperium Row and the Reserve in your Reveal turn. What is left over is lost.
term-word-sword = Sword
term-word-sword-text = 1 strength in the Conflict, if you have a unit there.
term-word-strength = Strength
term-word-strength-text = 2 for each troop and 3 for each sandworm in the Conflict, 1 for each sword.
term-word-strength-text-older = 2 for each troop in the Conflict, 1 for each sword.
term-word-garrison = Garrison
term-word-garrison-text = Your troops at home. From a Combat space you may deploy the troops recruited this turn and up to two more.
term-word-conflict = Conflict
term-word-conflict-text = At the end of the round the strongest take the rewards of the Conflict card; the winner keeps the card.
term-word-conflict-text-older = At the end of the round the strongest take the rewards of the Conflict card.
term-word-battle_icon = Battle icon
term-word-battle_icon-text = Two cards you won with the same battle icon are turned face down for 1 Victory Point.
term-word-influence = Influence
term-word-influence-text = Your level with a Faction: 1 Victory Point at 2, a bonus at 4, and the Alliance for whoever first reaches 4.
term-word-alliance = Alliance
term-word-alliance-text = 1 Victory Point for the first with 4 Influence; whoever gets higher on the track takes it over.
term-word-spy = Spy
term-word-spy-text = On an observation post. Recall it to send an Agent to a connected space that is occupied, or to draw a card when you visit such a space.
term-word-sandworm = Sandworm
term-word-sandworm-text = 3 strength in the Conflict, and your reward is doubled. Needs Maker Hooks; none comes while the Shield Wall protects the Conflict.
term-word-hooks = Maker Hooks
term-word-hooks-text = From Sietch Tabr, for the rest of the game: they let you summon sandworms.
term-word-shield_wall = Shield Wall
term-word-shield_wall-text = While it stands, no sandworm can be summoned to a Conflict over Arrakeen, the Spice Refinery or the Imperial Basin.
term-word-control = Control
term-word-control-text = Whoever controls a location gains a bonus whenever an Agent is sent there, and one troop when it is fought for.
term-word-intrigue = Intrigue card
term-word-intrigue-text = Secret cards: Plot in your own turns, Combat during Combat, Endgame at the very end.
term-word-intrigue-text-older = Secret cards: Plot in your own turns, Combat during Combat or, if the card says so, when you have won a Conflict, Endgame at the very end.
term-word-contract = Contract
term-word-contract-text = With the CHOAM module: taken face up, completed by doing what it says, then it pays its reward.
term-word-trash = Trash
term-word-trash-text = Remove a card from the game. A deck with fewer weak cards shows its strong ones more often.
term-word-signet = Signet Ring
term-word-signet-text = Playing the Signet Ring card uses your Leader's signet ability.
term-word-victory_point = Victory Points
term-word-victory_point-text = The game ends after a round in which somebody has 10 or more, or when the last Conflict is over; whoever has the most points wins.
term-word-troop = Troop
term-word-troop-text = 2 strength in the Conflict. You recruit troops from your supply to your garrison and deploy them to the Conflict.
term-word-solari = Solari
term-word-solari-text = Money: pays for the High Council, the Swordmaster and other spaces and effects.
term-word-spice = Spice
term-word-spice-text = Comes from the Maker spaces; pays for spaces and effects, and breaks ties at the end.
term-word-water = Water
term-word-water-text = Pays for the way into the desert and for other spaces and effects.
term-word-maker = Maker space
term-word-maker-text = The Deep Desert, Hagga Basin and the Imperial Basin. At the end of a round, 1 bonus spice is put on each where no Agent stands.
term-word-maker-text-older = The Great Flat, Hagga Basin and the Imperial Basin. At the end of a round, 1 bonus spice is put on each where no Agent stands.
term-word-rival = Rival
term-word-rival-text = An opponent without hand or deck. In its turn House Hagal cards are revealed until one sends an Agent to a free space; only what that card shows happens. It pays for its Swordmaster with Solari, spice, Intrigue cards and water in any mix. Once it has it, it buys 1 Victory Point for 3 Intrigue cards, 3 water, 7 Solari or 7 spice.
term-word-rival-text-older = An opponent without hand or deck. In its turn House Hagal cards are revealed until one sends an Agent to a free space; only what that card shows happens. Alone you meet two, each with a Leader: their Swordmasters come in a round the level names, and they buy 1 Victory Point for 3 Intrigue cards, 3 water, 7 Solari or 7 spice. With two players House Hagal itself is the Rival: it acts after each Agent turn of the First Player and gains nothing but Influence, Alliances and a rank in the Conflict.
term-word-hagal = House Hagal
term-word-hagal-text = The deck that moves the Rivals: a card names a space and what the Rival gets there. When Combat begins, every Rival with a unit in the Conflict reveals one more card and adds its swords.
term-word-scheme = Scheme
term-word-scheme-text = When a Rival places its third Spy, it recalls the other two and does what its card gives as its Scheme.
term-word-mentat = Mentat
term-word-mentat-text = An extra Agent for one round. Whoever visits its space takes it, if it is there; in the next round it is back, unless somebody has won it for that round.
term-word-foldspace = Foldspace
term-word-foldspace-text = A card of the Reserve that goes to any kind of space. It is acquired only at the space of that name, never with Persuasion.
term-word-team = Team
term-word-team-text = With six players: a Commander and two Allies who win or lose together. The game ends as usual; then the team with more Victory Points together wins.
term-word-commander = Commander
term-word-commander-text = Muad'Dib or Shaddam, with six players: has no units, but a deck, two spaces and a track of their own. Influence on the board, units and swords they gain go to the Ally they have activated.
term-word-ally = Ally
term-word-ally-text = A teammate of a Commander: plays like anybody else, and acts for the Commander in turns in which they are activated.
term-word-activate = Activate
term-word-activate-text = A Commander begins each turn by naming an Ally. Each of the Commander's Agents points to one Ally and can be sent only in a turn of that Ally; the Swordmaster points to both.
term-word-personal_board = Personal board
term-word-personal_board-text = Two spaces and an Influence track that only one Commander uses: the Emperor's for Shaddam, that of the Fremen for Muad'Dib.
term-word-throne_row = Throne Row
term-word-throne_row-text = Cards Shaddam has moved there from the Imperium Row. Only his team can acquire them, and what is taken is not replaced.
term-word-trade = Trade
term-word-trade-text = With one teammate: each gives any number of one kind (Solari, spice, water or Intrigue cards), or nothing.
term-word-reinforce = Reinforce
term-word-reinforce-text = Three troops for the two Allies of a team, divided at will; their owners may deploy them at once.
term-word-bonus_token = Swordmaster bonus
term-word-bonus_token-text = With six players a Swordmaster is sent only once and then leaves the game; its bonus token stays and gives 2 swords in each Reveal turn.
term-word-concede = Concede
term-word-concede-text = When two teammates tie in Combat, one may leave the greater reward to the other and takes the next one.
