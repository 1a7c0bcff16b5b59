### The game as it is played: questions, answers, the log, refusals, the score.

## Names of things that are not components

name-pass = Pass
name-end = End
name-reveal = Reveal
name-rules = Rules
name-amount = { $n }
name-option = Option { $n }
name-seat = Seat { $n }
name-rival = { $name } (Rival)
name-deploy = Deploy { n-troops }
name-space = Space
name-card = Card played
name-leader = Leader
name-step = Influence of the space
name-alliance = Alliance { allied-faction }
name-match = Pair of battle icons: { $icon }
name-battle = { $name } ({ $icon })

## Questions, by the kind of decision

prompt-turn = Your turn: play a card to send an Agent, or reveal your hand.
prompt-space = { $card }: to which space do you send your Agent?
prompt-cost = Which cost of the space do you pay?
prompt-infiltrate = Infiltrate: which Spy do you recall?
prompt-gather = Gather Intelligence: recall a Spy to draw 1 card?
prompt-agent-menu = What do you do next?
prompt-reveal-menu = Your Reveal turn: resolve effects and acquire cards.
prompt-order = { $source }: which effect do you resolve next?
prompt-use = { $source }: do you use this effect?
prompt-choose = { $source }: choose one.
prompt-discard = Which card do you discard?
prompt-trash = Which card do you trash?
prompt-top-draw = Which of these cards do you draw?
prompt-top-discard = Which of the other two do you discard? The last one is trashed.
prompt-manipulate = Which card of the Imperium Row do you set aside?
prompt-train = Where do you move the Feyd token?
prompt-acquire = Which card do you acquire?
prompt-influence = With which Faction do you gain { n-influence }?
prompt-lose-influence = With which Faction do you lose 1 Influence?
prompt-alliance = To whom do you give the Alliance { allied-faction }?
prompt-place-spy = Where do you place your Spy?
prompt-recall-to-place = You have no Spy in your supply: which one do you recall to place it anew?
prompt-recall-spy = Which Spy do you recall?
prompt-recall-agent = Which Agent do you recall?
prompt-contract = Which contract do you take?
prompt-defend = The Conflict is for a space you control: deploy 1 troop from your supply?
prompt-deploy = How many troops do you deploy?
prompt-retreat = How many troops do you retreat?
prompt-detonate = Do you remove the Shield Wall?
prompt-combat = Combat: play a Combat Intrigue card?
prompt-endgame = Endgame: play Intrigue cards and match wild battle icons.
prompt-endgame-cards = Endgame: play Intrigue cards.
prompt-flip = Which Conflict card do you turn face down?
prompt-leader = Which Leader do you choose?
prompt-trash-intrigue = Which Intrigue card do you trash?
prompt-discard-intrigue = Which Intrigue card do you discard?

## Questions of the game of 2020, and those a person decides for a Rival

prompt-secret-pair = Which two Factions do you choose in secret?
prompt-choose-agent = Which of your Agents do you send?
prompt-voice = Which space do you close to your opponents until your next turn?
prompt-opponent = Which opponent loses 1 troop in the Conflict?
prompt-top-card = Do you draw the top card of your deck or trash it?
prompt-take-back = Which card do you take from your discard pile to your hand?
prompt-victory = You have won the Conflict: do you play an Intrigue card for that?
prompt-use-rival = You decide for { $rival }: is this effect used?
prompt-choose-rival = You decide for { $rival }: choose one.
prompt-influence-rival = You decide for { $rival }: with which Faction does the Rival gain { n-influence }?

## Questions of teams; $stage of a trade: who is asked begins, or has been given nothing or something

prompt-throne = Which card do you move from the Imperium Row to the Throne Row?
prompt-activate = Which Ally do you activate for this turn?
prompt-ally-deploys = Your Commander's turn, and you are activated: how many troops do you deploy?
prompt-ally-pays = { $source } costs { n-resource }, and so far the Allies pay { $paid }: how much do you pay?
prompt-concede = You tie with your teammate: do you concede the greater reward?
prompt-reinforce = Reinforce: how do you divide { n-troops }?
prompt-hand-out = Which Ally gets which contract?
prompt-trade-partner = With which teammate do you trade?
prompt-trade-kind = { trade-so-far } What do you give?
prompt-trade-amount =
    { $resource ->
        [solari] { trade-so-far } How many Solari do you give?
        [spice] { trade-so-far } How much spice do you give?
       *[water] { trade-so-far } How much water do you give?
    }
prompt-trade-cards =
    { $n ->
        [0] { trade-so-far } Which Intrigue card do you give?
       *[other] { trade-so-far } You give { n-intrigue }. Which one more?
    }
trade-so-far =
    { $stage ->
        [begin] Trade with { $partner }.
        [nothing] { $partner } gives you nothing.
       *[offer] { $partner } gives you { $offer }.
    }

## Answers

action-play-card = Play { $card }
action-play-intrigue = Play { $card } ({ $kind }): { $text }
action-reveal = Reveal your hand
action-send = Send an Agent to { $space }
action-send-cost = Send an Agent to { $space } and pay { $amounts }
action-pay = Pay { $amounts }
action-pay-nothing = Pay nothing
action-infiltrate = Recall your Spy from the { $post } and infiltrate
action-gather = Recall your Spy from the { $post } and draw 1 card
action-gather-none = Recall no Spy
action-effect = { $source }: { $text }
action-complete = Complete the contract { $contract }: { $text }
action-deploy = Deploy { n-troops } to the Conflict
action-end-turn = End your turn
action-end-reveal = End your Reveal turn
action-buy = Acquire { $card } for { n-persuasion }
action-acquire-solari = Acquire { $card } for { n-resource }
action-acquire = Acquire { $card } (cost { $n })
action-acquire-none = Acquire nothing
action-order-stop = Leave the rest
action-use-none = Leave it
action-discard = Discard { $card }
action-trash =
    { $zone ->
        [hand] Trash { $card } from your hand
        [discard] Trash { $card } from your discard pile
       *[play] Trash { $card } in play
    }
action-trash-none = Trash nothing
action-top-draw = Draw { $card }
action-set-aside = Set { $card } aside
action-train = { $place } – { $text }
action-influence = Gain { n-influence } { with-faction }
action-lose-influence = Lose 1 Influence { with-faction }
action-alliance = Give the Alliance to { $leader }
action-place-spy = Place a Spy at the { $post }
action-place-none = Place no Spy
action-recall-spy = Recall your Spy from the { $post }
action-recall-agent = Recall your Agent from { $space }
action-contract = Take the contract { $contract }: { $text }
action-contract-solari = Take no contract and gain { n-resource }
action-defend = Deploy 1 troop from your supply
action-defend-none = Deploy nothing
action-retreat =
    { $n ->
        [0] Retreat no troops
       *[other] Retreat { n-troops }
    }
action-detonate = Remove the Shield Wall
action-detonate-none = Leave the Shield Wall standing
action-pass = Pass
action-combat-done = Play no more cards for now
action-endgame-done = Finish your Endgame
action-match = Pair { $card } with a wild battle icon for 1 Victory Point
action-flip = Turn { $card } face down
action-leader = Choose { $leader }
action-trash-intrigue = Trash { $card }
action-discard-intrigue = Discard { $card }

## Answers of the game of 2020

action-exchange = Pay { $amounts }: { $text }
action-choose-agent = The Agent at { $space }
action-choose-agent-home = An Agent not sent yet
action-voice = Close { $space }
action-opponent = Make { $leader } lose 1 troop
action-top-trash = Trash { $card }
action-take-back = Take { $card } to your hand
action-onto-deck = Put { $card } on top of your deck

## Answers of teams

action-throne = Move { $card } to the Throne Row
action-buy-throne = Acquire { $card } from the Throne Row for { n-persuasion }
action-acquire-throne-solari = Acquire { $card } from the Throne Row for { n-resource }
action-acquire-throne = Acquire { $card } from the Throne Row (cost { $n })
action-activate =
    { $n ->
        [0] Activate { $ally } (no Agent to send)
        [one] Activate { $ally } ({ $n } Agent to send)
       *[other] Activate { $ally } ({ $n } Agents to send)
    }
action-let-deploy = Let { $ally } deploy troops
action-deploy-none = Deploy nothing
action-combat-for = Play a card for { $ally }
action-through = { $action } ({ $ally })
action-ally-pays =
    { $n ->
        [0] Pay nothing ({ $rest } left to pay)
       *[other] Pay { n-resource } ({ $rest } left to pay)
    }
action-concede = Concede to { $ally } (you: { $own }; { $ally }: { $other })
action-concede-not = Do not concede (you: { $own }; { $ally }: { $other })
action-trade-with = Trade with { $partner }
action-trade-kind =
    { $resource ->
        [solari] Give Solari
        [spice] Give spice
        [water] Give water
       *[intrigue] Give Intrigue cards
    }
action-trade-nothing = Give nothing
action-trade-amount = Give { n-resource }
action-trade-card = Give { $card }
action-trade-done = Give no more
share-own = { $what } for you
share-ally = { $what } for { $ally }
share-contract = { $contract } ({ $reward })
reward-taken =
    { $place ->
        [1] first reward
        [2] second reward
        [3] third reward
       *[other] no reward
    }

## The log, by event

log-round = Round { $n } begins.
log-conflict = The Conflict is { $conflict }.
log-first-player = { $seat } is the First Player.
log-played = { $seat } plays { $card } at { $space }.
log-infiltrated = { $seat } infiltrates with the Spy from the { $post }.
log-gathered = { $seat } gathers intelligence with the Spy from the { $post }.
log-gained = { $seat } gains { n-resource }.
log-paid = { $seat } pays { n-resource }.
log-drew = { $seat } draws { n-cards }.
log-drew-intrigue = { $seat } draws { n-intrigue }.
log-stole = { $seat } takes an Intrigue card from { $victim }.
log-recruited = { $seat } recruits { n-troops }.
log-deployed = { $seat } deploys { n-troops }.
log-retreated = { $seat } retreats { n-troops }.
log-summoned = { $seat } summons { n-worms }.
log-influence-up = { $seat } rises to { n-influence } { with-faction }.
log-influence-down = { $seat } falls to { n-influence } { with-faction }.
log-alliance = { $seat } takes the Alliance { allied-faction }.
log-alliance-returned = { $seat } returns the Alliance { allied-faction } to the board.
log-scored =
    { $change ->
        [lost] { $seat } loses { n-points } ({ $reason }).
       *[gained] { $seat } gains { n-points } ({ $reason }).
    }
log-placed-spy = { $seat } places a Spy at the { $post }.
log-recalled-spy = { $seat } recalls a Spy from the { $post }.
log-recalled-agent = { $seat } recalls an Agent from { $space }.
log-trashed = { $seat } trashes { $card }.
log-discarded = { $seat } discards { $card }.
log-to-hand = { $seat } returns { $card } to hand.
log-acquired = { $seat } acquires { $card }.
log-revealed = { $seat } reveals { n-persuasion } and { $swords ->
        [one] { $swords } sword
       *[other] { $swords } swords
    }.
log-shown = { $seat } also reveals { $card }.
log-intrigue = { $seat } plays the Intrigue card { $card }.
log-trashed-intrigue = { $seat } trashes the Intrigue card { $card }.
log-discarded-intrigue = { $seat } discards the Intrigue card { $card }.
log-took-contract = { $seat } takes the contract { $contract } (reward: { $reward }).
log-completed = { $seat } completes the contract { $contract }.
log-hooks = { $seat } takes Maker Hooks.
log-shield-wall = { $seat } removes the Shield Wall.
log-council = { $seat } takes a High Council seat.
log-swordmaster = { $seat } gains the Swordmaster, a third Agent.
log-control = { $seat } takes control of { $space }.
log-passed = { $seat } passes.
log-combat = Combat begins: { $conflict }.
log-reward =
    { $place ->
        [1] { $seat } takes the first reward of { $conflict }.
        [2] { $seat } takes the second reward of { $conflict }.
       *[3] { $seat } takes the third reward of { $conflict }.
    }
log-won = { $seat } wins the Conflict { $conflict }.
log-nobody-won = Nobody wins the Conflict { $conflict }.
log-matched = { $seat } pairs { $one } with { $other }.
log-flipped = { $seat } turns { $card } face down.
log-makers =
    { $n ->
        [one] Makers: { $n } bonus spice lies at { $space }.
       *[other] Makers: { $n } bonus spice lie at { $space }.
    }
log-recall = The Agents return; { $seat } takes the First Player marker.
log-endgame = The Endgame begins.
log-game-over = { $seat } wins the game.
log-memory = { $seat } puts a troop on the Leader as a memory.
log-turned = { $seat } turns the Leader over: { $leader }.
log-trained = { $seat } moves the Feyd token ({ $place }).
log-row-left = { $card } leaves the Imperium Row.
log-set-aside = { $seat } sets { $card } aside.
log-shuffled = { $seat } shuffles the discard pile into a new deck.
log-strength = { $seat } has strength { $n } in the Conflict.
log-fought = { $seat } has strength { $n } as Combat ends.
log-swords = { $seat } gains { n-swords }.
log-persuasion = { $seat } gains { n-persuasion }.
log-leader =
    { $named ->
        [yes] { $seat } joins the game.
       *[no] { $seat } plays { $leader }.
    }
log-objective = { $seat } receives { $card }.

## The log of Rivals; $choice: a card with two spaces, of which the condition picks one

log-rival =
    { $n ->
        [0] { $rival } joins the game as a Rival.
       *[other] { $rival } joins the game as a Rival (Swordmaster value { $n }).
    }
log-hagal =
    { $choice ->
        [yes] { $seat } reveals the House Hagal card { $card } and sends an Agent to { $space }, because { $condition }.
       *[no] { $seat } reveals the House Hagal card { $card } and sends an Agent there.
    }
log-hagal-occupied =
    { $choice ->
        [yes] { $seat } reveals the House Hagal card { $card } and ignores it: { $space } is occupied, and only that space counts because { $condition }.
       *[no] { $seat } reveals the House Hagal card { $card } and ignores it: { $space } is occupied.
    }
log-hagal-unmet =
    { $lack ->
        [spice] { $seat } reveals the House Hagal card { $card } and ignores it: there is no bonus spice { $spaces }.
        [free-spice] { $seat } reveals the House Hagal card { $card } and ignores it: no free Maker space has bonus spice.
       *[condition] { $seat } reveals the House Hagal card { $card } and ignores it: it counts only if { $condition }.
    }
log-hagal-politics = { $seat } reveals the House Hagal card { $card } and ignores it: Smart Politics, as the Alliance { allied-faction } is safe.
log-hagal-spy = { $seat } reveals the House Hagal card { $card }.
log-no-post = { $seat } places no Spy: no post of that type is free.
log-hagal-shuffled = All House Hagal cards are shuffled into a new deck.
log-hagal-swords = { $seat } reveals the House Hagal card { $card } for Combat and gains { n-swords }.
log-signet = { $seat } uses the Signet Ring ability: { $text }.
log-scheme = { $seat } carries out the Scheme: { $text }.
log-held-back =
    { $by ->
        [strength] { $seat } already leads by { $n } strength and deploys no troops (Expert Deployment).
       *[units] { $seat } is already { $n } units ahead and deploys no troops (Expert Deployment).
    }
log-stuck = { $seat } can send an Agent with no House Hagal card: no more turns this round.
log-dice = { $seat } rolls { $one } and { $other } for the Imperium Row.
log-forgone =
    { $why ->
        [never] { $seat } takes nothing and leaves { n-resource } to the bank.
       *[content] { $seat } already has a Swordmaster and leaves { n-resource } to the bank.
    }
log-no-faction-post = { $seat } places no Spy: no post of a Faction is free.
log-hagal-out-of-reach = { $seat } reveals the House Hagal card { $card } and ignores it: Smart Politics, as the Alliance { allied-faction } is out of reach.
log-influence-lost = { $seat } cannot rise further { with-faction }: { n-influence } is lost.
log-defended = { $seat } controls { $space } and takes the defensive bonus.

## The log of teams

log-activated = { $seat } activates { $ally }.
log-swordmaster-left = { $seat } has used the Swordmaster, who leaves the game.
log-conceded = { $seat } concedes the greater reward to { $ally }.
log-traded = Trade: { $seat } and { $partner }.
log-gave = { $seat } gives { n-goods }.
log-throne = { $seat } moves { $card } to the Throne Row.

## The log of the game of 2020; $again: an Agent stays where it is, and comes there once more

log-mentat = { $seat } has the Mentat, an extra Agent, for this round.
log-mentat-won = { $seat } wins the Mentat for the next round.
log-mentat-home = The Mentat returns to its space.
log-voice = { $seat } closes { $space } to opponents for one turn each.
log-hagal-closed = { $seat } reveals the House Hagal card { $card } and ignores it: The Voice has closed { $space }.
log-lost-troops =
    { $where ->
        [conflict] { $seat } loses { n-troops } in the Conflict.
       *[garrison] { $seat } loses { n-troops } from the garrison.
    }
log-tokens = { $seat } reveals the two Factions chosen in secret: { $one } and { $other }.
log-moved-agent =
    { $again ->
        [yes] { $seat } sends the Agent at { $space } there once more.
       *[no] { $seat } moves an Agent from { $space } to { $target }.
    }
log-onto-deck = { $seat } puts { $card } on top of the deck.
log-waited = { $seat } ends the turn without sending an Agent or revealing.
log-control-lost = { $seat } loses control of { $space }.

## Why something cannot be done

reason-game-over = The game is over.
reason-not-offered = That is not one of the choices now.
reason-no-agent = You have no Agent left to send.
reason-own-agent = You already have an Agent at { $space }.
reason-occupied = Somebody else's Agent is at { $space }, and you have no Spy there to infiltrate.
reason-occupied-no-spies = Somebody else's Agent is at { $space }.
reason-once = You already have what { $space } gives: it is visited only once.
reason-no-swordmaster-level = At the level Kwisatz Haderach you cannot gain a Swordmaster: { $space } is closed to you.
reason-requirement = { $space } requires { $level } Influence { with-faction }; you have { $have }.
reason-cost =
    { $resource ->
        [solari] { $space } costs { $need } Solari; you have { $have }.
        [spice] { $space } costs { $need } spice; you have { $have }.
       *[water] { $space } costs { $need } water; you have { $have }.
    }
reason-card-icon = { $card } does not have the { $icon } icon that { $space } needs.
reason-no-icon = No card in your hand has the { $icon } icon that { $space } needs.
reason-choose-card-first = First choose the card that sends your Agent to { $space }.
reason-not-in-hand = { $card } is not in your hand.
reason-no-icons = { $card } has no Agent icons: it cannot be played in an Agent turn.
reason-no-destination = There is no space { $card } could send an Agent to now.
reason-not-revealing = { $card } can only be acquired in your Reveal turn.
reason-not-on-offer = { $card } is not available.
reason-persuasion = { $card } costs { $need } Persuasion; you have { $have }.
reason-no-price = { $card } has no cost: it is acquired only through effects, never with Persuasion.
reason-intrigue-not-held = You do not hold { $card }.
reason-wrong-time = { $card } cannot be played at this time.
reason-condition = What { $card } asks for is not met now.
reason-deploy-limit =
    { $limit ->
        [0] You cannot deploy troops now.
        [one] You can deploy at most { $limit } troop now.
       *[other] You can deploy at most { $limit } troops now.
    }
reason-mandatory-left = There is still an effect you must resolve.
reason-not-turn-start = You can reveal only at the start of your turn.
reason-ally-deploys = You have no units: the activated Ally decides what to deploy.
reason-no-agent-for-ally = None of your Agents still at home acts for the activated Ally.
reason-personal = Only { $leader } can send an Agent to { $space }: it is on a personal board.
reason-throne-row = { $card } lies in the Throne Row: only Shaddam's team can acquire it.
reason-throne-fremen = { $card } is a Fremen card and cannot be moved to the Throne Row.
reason-voiced = The Voice has closed { $space } to you for this turn.

## Where Victory Points come from

score-start = start of the game
score-influence = { n-influence } { with-faction }
score-alliance = Alliance { allied-faction }
score-match = pair of battle icons: { $icon }
score-conflict = Conflict: { $conflict }
score-bought = bought with resources

## Standings

standing-line = { $place }. { $seat }: { n-points }
standing-team = { $line }; team: { n-points }
standing-ties = { $spice } spice, { $solari } Solari, { $water } water, { $garrison } in the garrison
tie-spice = most spice
tie-solari = most Solari
tie-water = most water
tie-garrison = most troops in the garrison
tie-reveal = latest Reveal turn
