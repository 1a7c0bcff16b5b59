### Learning and review: the cards, the rules help, going through a game, the coach.

learn-back = Back

## The cards

learn-cards-title = Cards and spaces
learn-cards-intro = Every component of the game, with its signs and its full text.
learn-cards-search = Search by name or text
learn-cards-filters = Filters
learn-cards-kind = Kind
learn-cards-faction = Faction
learn-cards-icon = Agent icon
learn-cards-cost = Cost in Persuasion
learn-cards-from = from
learn-cards-to = to
learn-cards-module = Module
learn-cards-any = All
learn-cards-base = Without module
learn-cards-choam = CHOAM
learn-cards-six_players = Six players
learn-cards-reset = Clear filters
learn-cards-found =
    { $n ->
        [0] Nothing fits these words and filters.
        [one] { $n } entry
       *[other] { $n } entries
    }
learn-cards-none-help = Search for fewer words, or clear the filters.
learn-cards-copies = × { $n }
learn-cards-copies-spoken = { $n } copies
learn-cards-cost-spoken = costs { $n } Persuasion
learn-cards-icons-spoken = Agent icons: { $icons }
learn-cards-no-icons = No Agent icon
learn-cards-reveal = Reveal
learn-cards-acquire = When acquired
learn-cards-level = Conflict { $level }
learn-cards-place = { $n ->
        [1] 1st
        [2] 2nd
       *[3] 3rd
    }
learn-cards-signet = Signet Ring
learn-cards-scheme = Scheme
learn-cards-swordmaster = Swordmaster value { $n }
learn-cards-swords = { $n ->
        [one] { $n } sword in Combat
       *[other] { $n } swords in Combat
    }
learn-cards-combat-space = Combat space
learn-cards-maker-space = Maker space
learn-cards-needs = needs { $n } Influence: { $faction }
learn-cards-control = Control
learn-kind-starter = Starting cards
learn-kind-reserve = Reserve
learn-kind-imperium = Imperium cards
learn-kind-intrigue = Intrigue cards
learn-kind-conflict = Conflicts
learn-kind-objective = Objectives
learn-kind-contract = Contracts
learn-kind-leader = Leaders
learn-kind-rival = Rivals
learn-kind-hagal = House Hagal
learn-kind-space = Board spaces
learn-intrigue-plot = Plot
learn-intrigue-combat = Combat
learn-intrigue-endgame = Endgame

## The rules help

learn-rules-title = Rules help
learn-rules-intro = The game in short, then every word of it. The table always shows what is legal, and says why something is not.
learn-rules-search = Search the rules
learn-rules-contents = Contents
learn-rules-see = See also
learn-rules-steps = The game in short
learn-rules-words = All words
learn-rules-found =
    { $n ->
        [0] Nothing found. Try a single word, such as the name of a piece.
        [one] { $n } entry
       *[other] { $n } entries
    }
learn-rules-cards = All cards and spaces
learn-group-turns = Agents and spaces
learn-group-cards = Cards and decks
learn-group-goods = Resources and points
learn-group-politics = Factions and council
learn-group-spies = Spies
learn-group-war = Troops and Conflict
learn-group-intrigue = Intrigue
learn-group-contracts = Contracts (CHOAM module)
learn-group-end = End of the round, end of the game
learn-group-rivals = Rivals: one and two players
learn-group-teams = Teams: six players
learn-group-table = At this table

## Five short chapters

chapter-round = A round in five steps
chapter-round-1 = Round start: a new Conflict card is revealed and every player draws 5 cards.
chapter-round-2 = Player turns: beginning with the First Player, everybody in turn takes one turn at a time, either an Agent turn or the Reveal turn. It ends when all have revealed.
chapter-round-3 = Combat: whoever has units in the Conflict may play Combat Intrigue cards. Then the strongest take the rewards.
chapter-round-4 = Makers: 1 spice is added to each Maker space where no Agent stands.
chapter-round-5 = Recall: with 10 points somewhere, or without Conflict cards left, the Endgame begins. Otherwise the Agents come home and the First Player marker passes on.

chapter-agent-turn = An Agent turn
chapter-agent-turn-1 = Choose a card in your hand that has an Agent icon.
chapter-agent-turn-2 = Choose a free space with that icon whose cost you can pay and whose requirement you meet.
chapter-agent-turn-3 = Pay the cost and put your Agent there.
chapter-agent-turn-4 = If you have a Spy on a post connected to the space, you may recall it to draw a card.
chapter-agent-turn-5 = Resolve the effects of the space and of the card's Agent box, in any order you like; a Faction space also gives 1 Influence.
chapter-agent-turn-6 = On a Combat space you may deploy troops: those recruited this turn and up to two more from your garrison.

chapter-reveal-turn = A Reveal turn
chapter-reveal-turn-1 = Reveal all the cards left in your hand.
chapter-reveal-turn-2 = Count Persuasion and swords and resolve the Reveal effects, in any order. Cards you played with Agents give nothing now.
chapter-reveal-turn-3 = Acquire cards for Persuasion, before, between or after the effects. They go to your discard pile; what you do not spend is lost.
chapter-reveal-turn-4 = Your strength is set: 2 for each troop, 3 for each sandworm, 1 for each sword; without a unit in the Conflict it is 0.
chapter-reveal-turn-5 = All your cards go to your discard pile. You have no more turns this round.

chapter-combat = Combat
chapter-combat-1 = Only players with at least one unit in the Conflict take part.
chapter-combat-2 = Beginning with the First Player, each in turn plays Combat Intrigue cards or passes, until all have passed one after the other.
chapter-combat-3 = The greatest strength wins the first reward, the next the second; the third reward is given in games of four and six, or to those who tie for second place.
chapter-combat-4 = A tie for first place: nobody wins, and everybody tied takes the second reward.
chapter-combat-5 = If you have a sandworm in the Conflict, you take your reward twice.
chapter-combat-6 = The winner keeps the Conflict card for its battle icon. All troops in the Conflict return to the supply.

chapter-winning = How to win
chapter-winning-1 = The Endgame begins when somebody has 10 or more Victory Points at the end of a round, or when the last Conflict is over: after 10 rounds at most.
chapter-winning-2 = 2 Influence with a Faction is worth 1 point, its Alliance 1 more.
chapter-winning-3 = Conflicts give points as rewards, and each pair of equal battle icons gives 1.
chapter-winning-4 = The Spice Must Flow, some cards and Endgame Intrigue cards give points.
chapter-winning-5 = Whoever has the most points wins. Ties are decided by spice, then Solari, water and troops in the garrison.

chapter-teams = Six players in two teams
chapter-teams-1 = Two teams of three: Muad'Dib and Shaddam command, each with two Allies. Turns alternate between the teams.
chapter-teams-2 = Each turn of a Commander activates one Ally. That Ally's units, cubes on the board and swords act for the Commander.
chapter-teams-3 = Everything else stays the Commander's own: goods, cards, Persuasion, Spies, contracts and the personal board.
chapter-teams-4 = Only Allies fight, each alone. Teammates who tie may concede: one takes the greater reward.
chapter-teams-5 = The Endgame begins as usual with 10 points at one seat. Then the team with the greater total wins.

## All words: gloss-ID is the word, gloss-ID-text explains it

gloss-leader = Leader
gloss-leader-text = The person you play. Every Leader has two abilities: one that works as its text says, and one that is used by playing the Signet Ring card. One to three signs after the name tell how complex the Leader is.
gloss-agent = Agent
gloss-agent-text = You have two Agents, three with the Swordmaster. In an Agent turn you play one card to send one Agent to one space. The Agents come home at the end of the round.
gloss-agent-icon = Agent icon
gloss-agent-icon-text = The signs at the top left of a card. One of them must be the sign of the space you want to go to. A card without Agent icons cannot send an Agent; it is only good for the Reveal turn.
gloss-space = Space
gloss-space-text = A place of the board that takes an Agent. It shows its icon, what it costs and what it gives. Normally only one Agent can stand there.
gloss-cost = Cost of a space
gloss-cost-text = You must be able to pay the whole cost before any effect of the space or the card. Where a space offers two costs, you choose and pay when you send the Agent.
gloss-requirement = Requirement
gloss-requirement-text = Three spaces ask for 2 Influence: Imperial Privilege with the Emperor, Shipping with the Spacing Guild, Sietch Tabr with the Fremen. It is checked when the Agent is sent, and nothing is paid for it.
gloss-occupied = Occupied space
gloss-occupied-text = Where another player's Agent stands you can go only by infiltrating with a Spy. Where your own Agent stands you cannot go at all.
gloss-effects-order = Order of effects
gloss-effects-order-text = The effects of the space, of the card's Agent box, the Influence of a Faction space and completed contracts are resolved in any order you like. Conditions are tested when the effect is resolved, so one effect can make the next one possible.
gloss-optional = May and must
gloss-optional-text = You may decline: effects that say “you may”, effects with a cost before an arrow, trashing, placing a Spy, deploying, acquiring. Everything else must be done if it can. An arrow's cost can be paid once a turn.
gloss-swordmaster = Swordmaster
gloss-swordmaster-text = Your third Agent, usable in the same round. The space costs 8 Solari until some player or Rival has a Swordmaster, then 6. You may visit it once per game.
gloss-recall-agent = Recall an Agent
gloss-recall-agent-text = One of your other Agents, not the one just sent, returns to your Leader and can be sent again this round. The space it leaves is free.
gloss-signet-ring = Signet Ring
gloss-signet-ring-text = A card of every starting deck. Played with an Agent it uses the signet ability of your Leader; when it is revealed it does not.

gloss-card-boxes = The two boxes of a card
gloss-card-boxes-text = The Agent box counts when you play the card with an Agent, the Reveal box when you reveal it. On one turn only one of the two is used.
gloss-deck = Deck
gloss-deck-text = You start with the same ten cards as everybody else. If you must draw and the deck is empty, your discard pile is shuffled into a new one; cards in hand and in play are not.
gloss-draw = Draw
gloss-draw-text = Each round begins with drawing 5 cards; cards still in hand stay there. A card drawn in your Reveal turn is revealed at once; a card drawn after it waits for the next round.
gloss-in-play = In play
gloss-in-play-text = Cards you have played or revealed lie before you until the end of your Reveal turn. Then they go to your discard pile.
gloss-imperium-row = Imperium Row
gloss-imperium-row-text = Five cards for everybody to acquire. A gap is filled at once from the Imperium Deck, and the new card can be acquired too.
gloss-reserve = Reserve
gloss-reserve-text = Two stacks that are always available while they last: Prepare the Way and The Spice Must Flow. A Reserve card that is trashed goes back to its stack.
gloss-persuasion = Persuasion
gloss-persuasion-text = Pays for cards in your Reveal turn. It comes from revealed cards, a High Council seat (2), an Agent at the Assembly Hall (1) and other effects. It cannot be saved.
gloss-acquire = Acquire
gloss-acquire-text = To take cards from the Imperium Row or the Reserve for their cost in Persuasion, in your Reveal turn, as many as you can pay for. They go to your discard pile, so you draw them later.
gloss-acquire-effect = Acquire effect
gloss-acquire-effect-text = Some cards give something once, at the moment you acquire them, however you acquire them. The point for The Spice Must Flow stays even if the card is trashed later.
gloss-discard = Discard
gloss-discard-text = A card of your choice from your hand goes to your discard pile; you will draw it again. Intrigue cards are meant only where that is said.
gloss-trash = Trash
gloss-trash-text = To take a card from your hand, your discard pile or play out of the game for good. A deck with fewer weak cards shows its strong ones more often. You may decline, unless trashing is a cost or a card trashes itself.
gloss-fremen-bond = Fremen Bond
gloss-fremen-bond-text = An effect that counts only if you have at least one other Fremen card in play. Two such cards enable each other.

gloss-victory-point = Victory Point
gloss-victory-point-text = Whoever has the most at the end wins. In a game of four everybody starts with 1, in a game of six Allies with 1 and Commanders with 4, otherwise with 0. There is no upper limit.
gloss-solari = Solari
gloss-solari-text = Money. It pays for the High Council, the Swordmaster and other spaces and effects.
gloss-spice = Spice
gloss-spice-text = Comes from the Maker spaces. It pays for spaces and effects and is the first tie-break at the end.
gloss-water = Water
gloss-water-text = You start with 1. It pays for the desert, the Research Station and other effects.
gloss-maker-space = Maker space
gloss-maker-space-text = Imperial Basin, Hagga Basin and Deep Desert. At the end of every round 1 bonus spice is added to each of them where no Agent stands; the next visitor takes all of it, besides what the space gives.

gloss-influence = Influence
gloss-influence-text = Your level with each of the four Factions, from 0 to 6. Reaching 2 gives 1 Victory Point, which you lose if you fall below 2. Reaching 4 gives the bonus of the track.
gloss-faction-space = Faction space
gloss-faction-space-text = The eight spaces of the Emperor, the Spacing Guild, the Bene Gesserit and the Fremen. Visiting one gives 1 Influence there. Sietch Tabr, Imperial Privilege and Shipping are not Faction spaces.
gloss-track-bonus = Bonus at 4 Influence
gloss-track-bonus-text = The Emperor lets you place a Spy, the Spacing Guild gives 3 Solari, the Bene Gesserit an Intrigue card, the Fremen 1 water. You get it each time you reach level 4, and never give it back.
gloss-alliance = Alliance
gloss-alliance-text = The first to reach 4 Influence with a Faction takes its Alliance and 1 Victory Point. Whoever gets higher than its holder takes both over; a tie changes nothing. If the holder loses Influence, it can pass to a player who was level or, below 4, go back to the board.
gloss-high-council = High Council
gloss-high-council-text = Costs 5 Solari. Your first visit takes a seat: 2 Persuasion in each of your Reveal turns from then on. Every later visit gives 2 spice, an Intrigue card and 3 troops. There is a seat for everybody.
gloss-control = Control
gloss-control-text = Some Conflicts give their winner Control of Arrakeen, the Spice Refinery or the Imperial Basin. Whenever anybody sends an Agent there, whoever controls it gains 1 Solari, at the Imperial Basin 1 spice.
gloss-defensive-bonus = Defensive bonus
gloss-defensive-bonus-text = If a Conflict for a location you control is revealed, you may deploy 1 troop from your supply at once.

gloss-spy = Spy
gloss-spy-text = You have three. A Spy stands on an observation post and stays there from round to round until you recall it. Placing one is always optional; without a Spy in your supply you may first take one back from the board.
gloss-observation-post = Observation post
gloss-observation-post-text = The small round places between the spaces. Each is connected to one, two or three spaces and holds one Spy.
gloss-spy-icon = Spy as Agent icon
gloss-spy-icon-text = A card with this icon can go to any space connected to a post where you have a Spy. The Spy stays.
gloss-infiltrate = Infiltrate
gloss-infiltrate-text = Recall a Spy from a post connected to a space to send your Agent there although another player's Agents stand on it. The card must still fit, and you pay as usual.
gloss-gather-intelligence = Gather Intelligence
gloss-gather-intelligence-text = Right after you place an Agent you may recall one Spy from a connected post to draw 1 card, before any other effect. The Spy you infiltrated with does not count again.

gloss-troop = Troop
gloss-troop-text = You have 12. To recruit one means to move it from your supply to your garrison; an empty supply recruits nothing. In the Conflict each troop is worth 2 strength.
gloss-garrison = Garrison
gloss-garrison-text = Your troops at home, 3 at the start. They fight only if you deploy them.
gloss-combat-space = Combat space
gloss-combat-space-text = A space with crossed swords. Only when you send an Agent there may you deploy troops, unless an effect says otherwise.
gloss-deploy = Deploy
gloss-deploy-text = To move troops from your garrison to the Conflict. On a turn at a Combat space: any number of those recruited this turn, and up to two more. It is never compulsory.
gloss-retreat = Retreat
gloss-retreat-text = A troop goes back from the Conflict to your garrison. Sandworms do not retreat.
gloss-conflict = Conflict
gloss-conflict-text = Each round one Conflict card shows what is fought for. In ten rounds there are one Conflict I, five of level II and four of level III, in this order, and they become more valuable. After Combat all troops there return to the supply.
gloss-strength = Strength
gloss-strength-text = 2 for each troop and 3 for each sandworm in the Conflict, 1 for each sword. Without a unit there it is 0.
gloss-sword = Sword
gloss-sword-text = 1 strength, if you have at least one unit in the Conflict.
gloss-reward = Rewards and ties
gloss-reward-text = The strongest takes the first reward. If two or more tie for first, nobody wins and each takes the second. If players tie for second, each takes the third. Otherwise the third goes to a single third player, only in games of four and six.
gloss-sandworm = Sandworm
gloss-sandworm-text = 3 strength, and whoever has at least one in the Conflict takes their reward twice; Control and the card itself are not doubled. It is summoned at Hagga Basin or the Deep Desert if you have Maker Hooks, and comes straight to the Conflict.
gloss-maker-hooks = Maker Hooks
gloss-maker-hooks-text = Taken at Sietch Tabr and kept for the rest of the game. With them you can summon sandworms instead of taking the spice. In a game of six only Muad'Dib's team can have them: when one of its Allies takes the token, so does the other.
gloss-shield-wall = Shield Wall
gloss-shield-wall-text = While it stands, no sandworm can come to a Conflict for Arrakeen, the Spice Refinery or the Imperial Basin. At Sietch Tabr and by some cards it can be removed for good.
gloss-battle-icon = Battle icon
gloss-battle-icon-text = Crysknife, Desert Mouse or Ornithopter, on Objectives and Conflict cards. As soon as you win a Conflict with the icon of another face-up card of yours, both are turned face down for 1 Victory Point. A wild icon is paired only in the Endgame, with any of the three.
gloss-objective = Objective
gloss-objective-text = Everybody is dealt one at the start, with a battle icon. One of them also names the First Player of the first round.

gloss-intrigue = Intrigue card
gloss-intrigue-text = Secret cards; there is no limit to how many you hold. Played cards go to a common discard pile. To play one you must meet its conditions and pay its costs.
gloss-plot = Plot
gloss-plot-text = An Intrigue card for your own turns: at any time of your Agent or Reveal turn, as many as you like.
gloss-combat-intrigue = Combat (Intrigue)
gloss-combat-intrigue-text = An Intrigue card for Combat, if you have a unit in the Conflict. Passing does not shut you out: while others still play cards, it will be your turn again.
gloss-endgame-intrigue = Endgame (Intrigue)
gloss-endgame-intrigue-text = An Intrigue card for the Endgame, usually for points if you meet its condition.
gloss-steal-intrigue = Steal Intrigue
gloss-steal-intrigue-text = Every opponent with four or more Intrigue cards gives you one of them at random.

gloss-contract = Contract
gloss-contract-text = Where the contract sign is shown you take one of the two face-up contracts; without the module, or when none is left, you gain 2 Solari. Contracts lie open, cannot be given back, and there is no limit.
gloss-complete-contract = Completing a contract
gloss-complete-contract-text = It happens as soon as the condition is met, and must be done. A contract for a space must have been yours before you sent the Agent there. A completed contract is turned face down after its reward; some cards count them.
gloss-harvest-contract = Harvest and other contracts
gloss-harvest-contract-text = Harvest: send an Agent to a Maker space and gain at least that much spice in that turn, from all sources. Immediate: completed when it is taken. One contract is completed by acquiring The Spice Must Flow.

gloss-first-player = First Player
gloss-first-player-text = Begins the turns and acts first in Combat. The marker passes on at the end of each round: clockwise, and in a game of two between the players.
gloss-makers = Makers
gloss-makers-text = The fourth step of a round: 1 spice is added to each Maker space without an Agent. It adds up until somebody comes.
gloss-recall = Recall
gloss-recall-text = The last step of a round. All Agents come home; Spies, Control, Maker Hooks and bonus spice stay.
gloss-endgame = Endgame
gloss-endgame-text = Begins after a round in which somebody has 10 or more points or the last Conflict was fought. In turn everybody may play Endgame Intrigue cards and pair wild battle icons. Points reached in the middle of a round do not end it.
gloss-tie-breaks = Tie-breaks
gloss-tie-breaks-text = With equal points the order is: most spice, most Solari, most water, most troops in the garrison, and finally the later Reveal turn.

gloss-rival = Rival
gloss-rival-text = An opponent the rules move: two against one player, one against two. A Rival takes Agent turns like you, but has no hand and no Reveal turn. With 10 points it brings the game to an end, and it can win.
gloss-house-hagal = House Hagal
gloss-house-hagal-text = The deck that moves the Rivals; its last card and what is left of it lie beside the seats. Cards are revealed until one names a free space; the Rival sends an Agent there and gets only what the card shows, without costs or requirements. At a Combat space it also deploys up to two troops from its garrison.
gloss-rival-combat = Rivals in Combat
gloss-rival-combat-text = When Combat begins, every Rival with a unit in the Conflict reveals a House Hagal card and adds its swords. Rivals take rewards, Control and battle icons like players, but play no Intrigue cards.
gloss-scheme = Scheme
gloss-scheme-text = When a Rival places its third Spy, it recalls the other two and carries out the Scheme of its card. Rivals use Spies for nothing else.
gloss-rival-goods = What Rivals buy
gloss-rival-goods-text = A Rival gets its Swordmaster as soon as its Solari, spice, water and Intrigue cards together reach its Swordmaster value; the counter at its seat, such as 1/8, says how far it is. From then on it buys 1 point each for 7 Solari, 7 spice, 3 water or 3 Intrigue cards.
gloss-difficulty = Levels of difficulty
gloss-difficulty-text = Alone you choose: Mercenary (the Rivals start without troops, you with an Intrigue card), Sardaukar (no change), Mentat (Brutal Escalation, Expert Deployment and Smart Politics) or Kwisatz Haderach (also no Swordmaster for you).
gloss-variants = Variants with Rivals
gloss-variants-text = Brutal Escalation: two cards for swords in a Conflict III. Expert Deployment: in Conflicts I and II a Rival three units ahead deploys no troops. Smart Politics: a Rival avoids free Faction spaces where its Alliance is safe or out of reach. Imperium Row dice, only alone: after your Reveal turn two dice remove cards from the Row.
gloss-streamlined = Streamlined Rivals
gloss-streamlined-text = For two players, with Lady Amber Metulli or Glossu Rabban: a Rival that cannot win and takes no more resources once it has its Swordmaster. It still takes spaces, Alliances and rewards away from you.

gloss-team = Team
gloss-team-text = A Commander and two Allies who win or lose together. Every seat keeps its own points; the team counts their sum. Teammates do not see each other's cards.
gloss-commander = Commander
gloss-commander-text = Muad'Dib or Shaddam. A Commander has no army, no Control and no rewards of Conflicts, but a starting deck and a personal board of its own, and begins with 4 points. Units a Commander gains are recruited for the activated Ally.
gloss-ally = Ally
gloss-ally-text = One of two teammates of a Commander, with an army and cubes on the four tracks of the board. An Ally plays as in a game of four, and besides acts in the Commander's turns whenever activated.
gloss-activate = Activate an Ally
gloss-activate-text = In an Agent turn the arrow of the Agent token decides, with the Swordmaster and in the Reveal turn the Commander. Influence on the board, units and swords go to the activated Ally, who also decides about deploying. A bonus for a level goes to whoever's cube moved.
gloss-personal-board = Personal board
gloss-personal-board-text = Two spaces and a track for one Commander alone: the Emperor's for Shaddam, that of the Fremen for Muad'Dib. Under a bracket every member of the team gets the reward. Level 2 gives the Commander 1 point, level 4 the Alliance.
gloss-shared-influence = Shared Influence
gloss-shared-influence-text = For requirements a Commander has the Influence of the Ally who has more. The Emperor's icon means the Great Houses, the Fremen icon the Fringe Worlds; Shaddam may take the Emperor's track instead, Muad'Dib that of the Fremen.
gloss-reinforce = Reinforce
gloss-reinforce-text = Three troops for the two Allies of the team, divided at will. Their owners may deploy them at once, though the space is no Combat space.
gloss-trade = Trade
gloss-trade-text = With one teammate: each of the two gives any number of one kind (Solari, spice, water or Intrigue cards) or nothing. Whoever began says their part first; both change hands together. Opponents see how many Intrigue cards move, not which.
gloss-throne-row = Throne Row
gloss-throne-row-text = Cards Shaddam has moved there from the Imperium Row. Only his team can acquire them, for their usual cost; what is taken is not replaced. Fremen cards cannot be moved there.
gloss-swordmaster-bonus = Swordmaster with six players
gloss-swordmaster-bonus-text = The Swordmaster can be sent once and leaves the game at the end of that round. Its bonus token stays: 2 swords in each of your Reveal turns, a Commander's for the activated Ally.
gloss-concede = Concede
gloss-concede-text = When two teammates tie in Combat, one may leave the greater reward to the other and takes the next one. If nobody concedes, the tie counts as always.

gloss-hidden = What is hidden
gloss-hidden-text = Hands, Intrigue cards and the order of all decks are secret; how many cards there are is open. Discard piles, resources, Influence and contracts are open to everybody.
gloss-undo = Undo
gloss-undo-text = You can take back your own last actions as long as nothing hidden has been seen and nobody else has acted. Otherwise the table says why not.
gloss-house-options = House options
gloss-house-options-text = A table can agree on choosing Leaders in turn, on one Leader for each House, on a fixed First Player, or on renewing the Imperium Row each round. Without such an agreement the game is played as printed.

## Going through a game

learn-replay-title = Review
learn-replay-step = Step { $ply } of { $plies }
learn-replay-slider = Step of the game
learn-replay-first = To the beginning
learn-replay-previous = One step back
learn-replay-next = One step on
learn-replay-last = To the end
learn-replay-previous-round = To the start of the round, or of the one before
learn-replay-next-round = To the next round
learn-replay-play = Play
learn-replay-pause = Pause
learn-replay-speed = Speed
learn-replay-view = Seen by
learn-replay-public = Everybody
learn-replay-open-cards = All hidden cards are shown: the game is over.
learn-replay-hidden-cards = Hidden cards stay hidden while the game lasts.
learn-replay-end = The game is over.
learn-replay-now = This is where the game stands now.
learn-replay-decides = decides.
learn-replay-download = Save the game as a file
learn-replay-table = To the table
learn-replay-hands = Cards in hand
learn-replay-hand-of = { $name }
learn-replay-hand-empty = no cards
learn-replay-intrigue = Intrigue
learn-replay-controls = Steps of the game
learn-replay-keys = Arrow keys: one step. Page keys: one round. Space: play and pause.
learn-replay-tab-board = Board
learn-replay-tab-conflict = Conflict
learn-replay-tab-side = Cards
learn-replay-tab-seats = Seats
learn-replay-tab-log = Log

## The coach: coach-ID is the heading, coach-ID-text what it says

coach-read = Rules: { $term }

coach-leader = Your Leader
coach-leader-text = Choose whom you play. One sign after the name: easy to begin with. The signet ability works when you play the Signet Ring card with an Agent.
coach-turn = Send an Agent
coach-turn-text = The signs at the top left of a card say where. Each round you play cards to send your Agents, two at first, then reveal the rest of your hand.
coach-space = Where to go
coach-space-text = Lit spaces are open to you. Choosing one first shows what you pay and get; nothing happens before you confirm.
coach-cost = Choose the cost
coach-cost-text = This space can be used at different prices. Paying more gives more; paying less keeps your resources for a space that needs them.
coach-infiltrate = Infiltrate
coach-infiltrate-text = Somebody stands there, but your Spy lets you in. The Spy you choose returns to your supply, so take the one you need least where it is.
coach-gather = Gather Intelligence
coach-gather-text = Your Spy watches the space you just visited. Recall it to draw a card now, or leave it for a later visit or an occupied space.
coach-agent-menu = In any order
coach-agent-menu-text = What is left to resolve is offered here, and the order is yours. Take first what the next effect may need.
coach-deploy = Send troops into the Conflict
coach-deploy-text = On a Combat space you may deploy the troops you just recruited and up to two more. Each counts 2; after Combat they go to your supply, win or lose.
coach-must-reveal = Time to reveal
coach-must-reveal-text = You cannot send another Agent now. Reveal your hand: its Persuasion buys cards, its swords count if you have units in the Conflict.
coach-persuasion = Your Reveal turn
coach-persuasion-text = Your hand lies open, and its Persuasion is what you can spend now. It cannot be saved, so spend as much as makes sense.
coach-combat = Combat
coach-combat-text = You may play Combat cards or pass. If a card would lift you to a better reward it is well spent; if your place is safe or lost, keep it.
coach-endgame = Endgame
coach-endgame-text = Play every Endgame card whose condition you meet and pair your wild battle icons: nothing is worth keeping now.
coach-choose = Choose one
coach-choose-text = Only one of these happens. Think of what you want to pay for next turn, and of what the Conflict asks for.
coach-order = What comes first?
coach-order-text = Here the order can matter. If one part gives something the other needs, take it first.
coach-use = Do it, or not?
coach-use-text = This part is optional. Resolve it if it gives you more than it costs; if not, decline and keep what you have.
coach-trash = Trash a card
coach-trash-text = A trashed card leaves the game. Take a weak card of your starting deck: then you draw your better cards more often.
coach-discard = Discard
coach-discard-text = The card only goes to your discard pile and will come back. Give up the one that does least for the rest of this round.
coach-place-spy = Place a Spy
coach-place-spy-text = A Spy watches the spaces beside its post. Later it gets you into an occupied one, or lets you draw a card. Choose a post beside spaces you want to visit.
coach-recall-spy = Take back a Spy
coach-recall-spy-text = Choose the Spy you will miss least: one beside spaces you do not mean to visit soon.
coach-recall-agent = Recall an Agent
coach-recall-agent-text = An Agent comes home and can be sent once more this round, if you have a card for it. The space it leaves becomes free for everybody.
coach-contract = Take a contract
coach-contract-text = A contract pays when you do what it says. Choose one for a space you want to visit anyway.
coach-gain-choice = Which Faction?
coach-gain-choice-text = A step to level 2 is a point, a step to level 4 a bonus and perhaps the Alliance. See where one step does most.
coach-lose-choice = Which Faction?
coach-lose-choice-text = Falling below 2 costs a point, and an Alliance can be lost. Choose a track where one step less changes nothing.
coach-defend = Defend what is yours
coach-defend-text = The Conflict is for a location you control, and one troop comes for free. It makes you a participant, so your swords will count.
coach-amount = How many troops?
coach-amount-text = Troops in the Conflict are worth 2 each and go to your supply after Combat. Troops in the garrison stay for later rounds.
coach-detonate = The Shield Wall
coach-detonate-text = Without it, sandworms, yours and everybody else's, can come to every Conflict. It is good for you if you have Maker Hooks and the others do not.
coach-free-card = Choose a card
coach-free-card-text = You choose a card without paying Persuasion for it. Take what helps your next rounds: Agent icons you lack, or a strong Reveal box.
coach-give-alliance = Give up the Alliance
coach-give-alliance-text = You lost Influence, and several players were level with you: one of them takes the Alliance with its Victory Point. Give it to whoever is least likely to win.
coach-train = Training
coach-train-text = The Feyd token moves one space along the Training track, and you get what that space shows. Where the way forks, look further ahead: each way leads to other rewards.
coach-activate = Which Ally?
coach-activate-text = Each of your turns one Ally acts for you: units, cubes on the board and swords are theirs. Choose the one who needs troops or stands before a level; the arrow of your Agent says who it is.
coach-ally-deploys = Your troops
coach-ally-deploys-text = Your Commander fights at a Combat space, with your troops. They are yours, so you decide how many go.
coach-ally-pays = Help to pay
coach-ally-pays-text = Your Commander cannot or will not pay alone. What you give is gone; what it brings is your team's.
coach-concede = Concede?
coach-concede-text = You tie with a teammate, so both would fall to the next reward. If one concedes, the team gets the greater one too.
coach-hand-out = Contracts for your Allies
coach-hand-out-text = Each Ally gets one. Give it to whoever wants to go to that space anyway.
coach-let-deploy = Deploying
coach-let-deploy-text = Troops of the Ally you activated may be deployed now. They decide; you only ask.
coach-play-for = For whom?
coach-play-for-text = A Commander plays a Combat card for one Ally who fights. Look at the ranking: where do swords change a place?
coach-reinforce = Three troops
coach-reinforce-text = Divide them between the two Allies. Whoever is close to a better place in the Conflict can deploy them at once.
coach-throne = The Throne Row
coach-throne-text = Move a card there that your team wants and the others should not get. It waits for you as long as you like.
coach-trade = Trade
coach-trade-text = Give what your teammate needs more than you, such as spice for an expensive space. Commanders often have Intrigue cards only an Ally can use.
coach-top-draw = Draw one of three
coach-top-draw-text = These are the top three cards of your deck. Draw the one that helps you most this round; of the other two one is discarded and one leaves the game.
coach-top-discard = Discard one, trash the other
coach-top-discard-text = The card you choose now goes to your discard pile and comes back. The other one leaves the game for good, so choose the better card here.
coach-manipulate = Set a card aside
coach-manipulate-text = Nobody else can acquire the card now, and in your Reveal turn this round you may acquire it for 1 Persuasion less. Choose one you will be able to pay for then.
coach-trash-intrigue = Trash an Intrigue card
coach-trash-intrigue-text = The card leaves the game. Give up the one you are least likely to use: a Combat card if you avoid fights, an Endgame card whose condition is far off.
coach-discard-intrigue = Discard an Intrigue card
coach-discard-intrigue-text = The card goes to the common discard pile, not back to you. Give up the one you are least likely to use.
coach-flip = Turn a Conflict card face down
coach-flip-text = A card turned face down cannot form a pair any more. Take one whose battle icon will find no partner.

## What an action changes, beside the numbers in page-acting.ftl

learn-what-hooks = Maker Hooks
learn-what-council = High Council seat
learn-what-swordmaster = Swordmaster
learn-what-contracts = Contracts
learn-change-with = You then have: { $what }.
learn-change-without = You lose: { $what }.

## The game of 2020

learn-cards-game = Game
learn-cards-imperium = Cards of 2020
learn-cards-imperium_conflicts = Conflicts of 2020
learn-cards-imperium_leaders = Leaders of 2020
learn-intrigue-victory = After a win
learn-rules-game = These words are about
learn-group-imperium = What came with 2020
gloss-mentat = Mentat
gloss-mentat-text = An extra Agent that belongs to nobody. If it stands on its space, a visit takes it for this round; a visit never takes it from anybody. As a reward of a Conflict it comes to the winner from wherever it is and serves in the next round. At the end of its round it goes home.
gloss-foldspace = Foldspace
gloss-foldspace-text = A card for any space that draws a card and then goes back to its stack. It cannot be bought: the space of that name gives it.
gloss-sell-melange = Sell Melange
gloss-sell-melange-text = One sale at each visit: 2, 3, 4 or 5 spice for 6, 8, 10 or 12 Solari.
gloss-any-space = Any space
gloss-any-space-text = One badge of dots stands for all seven Agent icons. The Kwisatz Haderach besides may send an Agent that already stands on the board, and goes where others stand; costs and requirements still count.
gloss-masterstroke = Masterstroke
gloss-masterstroke-text = The Baron chooses two Factions in secret when the game begins. The first time he deploys four or more troops in one turn, both are shown, and he gains 1 Influence with each.
gloss-closed-space = Closed space
gloss-closed-space-text = The Voice closes a space to all opponents until its player's next turn. The board shows a lock and whose it is.
gloss-winning-alone = Winning alone
gloss-winning-alone-text = Some Intrigue cards are played when you have won a Conflict, after the rewards. A tie for first place is no win.
gloss-known-top = Known top cards
gloss-known-top-text = A card laid openly on a deck is known to everybody until it is drawn or the deck is shuffled; the seat shows it. Paul Atreides always sees his own next card.
gloss-spoiler = House Hagal with two players
gloss-spoiler-text = A third seat without goods, cards and points. It has three Agents and moves after each Agent turn of the First Player. It blocks spaces, holds Alliances and takes a rank in the Conflict: if it is first alone, nobody gets the first reward.
chapter-agent-turn-4-imperium = Whoever controls the place gains its bonus.
chapter-reveal-turn-4-imperium = Your strength is set: 2 for each troop, 1 for each sword; without a troop in the Conflict it is 0.
chapter-combat-3-imperium = The greatest strength wins the first reward, the next the second; the third reward is given in games of four, or to those who tie for second place.
chapter-combat-5-imperium = Whoever has won alone may then play Intrigue cards that count for that.
chapter-combat-6-imperium = Nobody keeps the Conflict card. All troops in the Conflict return to the supply.
chapter-winning-3-imperium = Conflicts give points as rewards.
gloss-requirement-text-imperium = One space asks for Influence: Sietch Tabr for 2 with the Fremen. It is checked when the Agent is sent, and nothing is paid for it.
gloss-occupied-text-imperium = Where an Agent stands you cannot go, unless a card or your Leader says otherwise.
gloss-effects-order-text-imperium = The effects of the space, of the card's Agent box and the Influence of a Faction space are resolved in any order you like. Conditions are tested when the effect is resolved, so one effect can meet the condition of the next.
gloss-optional-text-imperium = You may decline: effects that say “you may”, effects with a cost before an arrow, trashing, deploying, acquiring. Everything else must be done if it can.
gloss-swordmaster-text-imperium = Your third Agent, usable in the same round. The space costs 8 Solari, and you may visit it once per game.
gloss-reserve-text-imperium = Three stacks that are available while they last: Arrakis Liaison and The Spice Must Flow for Persuasion, Foldspace only from its space. A Reserve card that is trashed goes back to its stack.
gloss-persuasion-text-imperium = Pays for cards in your Reveal turn. It comes from revealed cards, a High Council seat (2), an Agent at the Hall of Oratory (1) and other effects. It cannot be saved.
gloss-maker-space-text-imperium = Imperial Basin, Hagga Basin and The Great Flat. At the end of every round 1 bonus spice is added to each of them where no Agent stands; the next visitor takes all of it, besides what the space gives.
gloss-faction-space-text-imperium = The eight spaces of the Emperor, the Spacing Guild, the Bene Gesserit and the Fremen. Visiting one gives 1 Influence there. Sietch Tabr is not a Faction space.
gloss-track-bonus-text-imperium = The Emperor gives 2 troops, the Spacing Guild 3 Solari, the Bene Gesserit an Intrigue card, the Fremen 1 water. You get it each time you reach level 4, and never give it back.
gloss-high-council-text-imperium = Costs 5 Solari, once per game: 2 Persuasion in each of your Reveal turns from then on. There is a seat for everybody.
gloss-control-text-imperium = Some Conflicts give their winner Control of Arrakeen, Carthag or the Imperial Basin. Whenever anybody sends an Agent there, whoever controls it gains 1 Solari, at the Imperial Basin 1 spice.
gloss-retreat-text-imperium = A troop goes back from the Conflict to your garrison.
gloss-strength-text-imperium = 2 for each troop in the Conflict, 1 for each sword. Without a troop there it is 0.
gloss-recall-text-imperium = The last step of a round. All Agents come home, the Mentat goes back to its space; Control and bonus spice stay.
gloss-rival-combat-text-imperium = When Combat begins, every Rival with a troop in the Conflict reveals a House Hagal card and adds its swords. Rivals of a solo game take rewards and Control like you, but play no Intrigue cards.
gloss-rival-goods-text-imperium = As soon as a Rival has 3 Intrigue cards, 3 water, 7 Solari or 7 spice, it buys a Victory Point. It does not buy its Swordmaster: both come in the round the level says.
gloss-rival-text-imperium = An opponent the rules move, with a Leader of whom only the signet ability counts: two against one player. A Rival takes Agent turns like you, but has no hand and no Reveal turn. It takes Influence where it has least; where that is equal, and in other choices, you decide for it.
gloss-difficulty-text-imperium = Alone you choose. Mercenary: Rivals without troops, 1 Solari and 1 spice for you, Swordmasters in round 5. Sardaukar: each Rival starts with 3 troops and an Intrigue card, the Mentat costs 5 Solari, Swordmasters in round 4. Mentat: Expert Deployment besides, Swordmasters in round 3. Kwisatz Haderach: also no Swordmaster for you.
gloss-endgame-text-imperium = Begins after a round in which somebody has 10 or more points or the last Conflict was fought. In turn everybody may play Endgame Intrigue cards. Points reached in the middle of a round do not end it.
gloss-steal-intrigue-text-imperium = Every opponent with four or more Intrigue cards gives you one of them at random.
gloss-hidden-text-imperium = Hands, Intrigue cards and the order of all decks are secret; how many cards there are is open. Discard piles, resources and Influence are open to everybody.
gloss-reward-text-imperium = The strongest takes the first reward. If two or more tie for first, nobody wins and each takes the second. If players tie for second, each takes the third. Otherwise the third goes to a single third player, only in games of four.
gloss-victory-point-text-imperium = Whoever has the most at the end wins. In a game of four everybody starts with 1, otherwise with 0. There is no upper limit.
gloss-cost-text-imperium = You must be able to pay the whole cost before any effect of the space or the card. Where you sell melange you choose among four prices when you send the Agent.
gloss-recall-agent-text-imperium = One of your Agents, also the one just sent, returns to your Leader and can be sent again this round. The space it leaves is free.
coach-secret-pair = Two Factions in secret
coach-secret-pair-text = Once you deploy four or more troops in one turn, you gain an Influence with both. Take Factions you want to rise with anyway, best two where one step is a point.
coach-choose-agent = Which Agent?
coach-choose-agent-text = An Agent on the board can go once more and leaves its space free. The one at home then stays for another turn.
coach-voice = Close a space
coach-voice-text = No opponent can go there until your next turn. Close what somebody needs most, or what you want yourself next.
coach-opponent = Which opponent?
coach-opponent-text = Look at the ranking of the Conflict: where does one troop less change a place?
coach-top-card = Draw it or trash it
coach-top-card-text = A good card is drawn at once. A weak card of your starting deck is better trashed: it leaves the game.
coach-take-back = Take back a card
coach-take-back-text = The card comes from your discard pile to your hand and can be played this round.
coach-victory = You have won
coach-victory-text = Some Intrigue cards count only now, right after a win. Otherwise pass.
coach-endgame-text-imperium = Play every Endgame card whose condition you meet: nothing is worth keeping now.
