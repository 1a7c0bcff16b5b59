# The prompt, the hand, explanations, hand-over and keys of the table.

## Prompt

act-prompt = What to do now
act-you-decide = Your decision.
act-steps = Steps of the turn
act-step-card = Card
act-step-space = Space
act-step-effects = Effects
act-step-reveal = Reveal
act-step-leader = Leaders
act-step-combat = Combat
act-step-endgame = Endgame
act-step-defend = Conflict
act-step-flip = Endgame
act-step-throne = Throne Row
act-step-activate = Ally
act-waiting = { $name } is deciding
act-won = { $n ->
    [one] { $names } wins with { $vp } Victory Points.
   *[other] { $names } share the victory with { $vp } Victory Points.
}
act-over-help = The game is over.
act-purse = { $n } Persuasion to spend
act-undo = Undo
act-undo-all = Undo all
act-undo-hidden-seen = hidden cards were seen
act-undo-other-seat = others have acted
act-undo-nothing-done = nothing to undo
act-undo-told-hidden-seen = Too late to undo: hidden cards have been seen since.
act-undo-told-other-seat = Too late to undo: others have acted since.
act-undo-told-nothing-done = There is nothing to undo yet.
act-final = Cannot be taken back.
act-back = Back
act-list = { $n ->
    [one] List 1 target
   *[other] List { $n } targets
}
act-list-word = List
act-hide = Hide
act-show = Show
act-deploy-up-to = { $n ->
    [one] deploy 1 troop
   *[other] deploy up to { $n } troops
}
act-show-choices = Show the choices
act-hide-choices = Hide the choices
act-do-next = Do next
act-choices = Choices
act-places = Targets
act-confirm-hint = Confirm with C.
act-ask-end = End your turn?
act-ask-end-endgame = Finish your Endgame?
act-ask-end-trade-cards = Give these cards?
act-ask-reveal = Reveal your hand now?
act-left-end = { $n ->
    [one] You could still: { $what }
   *[other] You could still do { $n } things: { $what }
}
act-left-reveal = You send no more Agents this round.
act-left-ally = Then { $name } is asked about deploying.
act-left-trade = { $name } answers then; you cannot take them back.

## One line of help for each question

act-help-turn = { $cards ->
    [0] No card can be played now.
    [one] 1 card can be played.
   *[other] { $cards } cards can be played.
}
act-help-turn-no-agent = You have no Agent left.
act-help-turn-other-agent = Your Agent for { $name } has been sent; that for { $other } is free.
act-help-turn-no-agent-ally = Your Agent for { $name } has been sent.
act-help-turn-reveal = No card can send an Agent now.
act-help-space = { $spaces ->
    [one] { $card } reaches 1 space.
   *[other] { $card } reaches { $spaces } spaces.
}
act-help-cost = What follows depends on what you pay.
act-help-infiltrate = The Spy goes back to your supply; the other Agent stays.
act-help-gather = The Spy goes back to your supply.
act-help-agent-menu = Take the effects in any order.
act-help-agent-menu-one = One optional effect is left: resolve it, or end your turn without it.
act-help-agent-menu-ally = When you end your turn, { $name } is asked about deploying in any case.
act-help-agent-menu-deploy = You may deploy troops, or end your turn.
act-help-agent-menu-done = { $plots ->
    [0] Everything is done: end your turn.
   *[other] Every effect is done: play Intrigue cards or end your turn.
}
act-help-agent-menu-must = In any order; your turn can end once all that must be done is done.
act-help-reveal-menu-must = Resolve what must be done first; then you can end your turn.
act-help-reveal-menu = { $market ->
    [0] { $persuasion } Persuasion to spend, no card in reach.
    [one] { $persuasion } Persuasion to spend, 1 card in reach.
   *[other] { $persuasion } Persuasion to spend, { $market } cards in reach.
}
act-help-order = The order can matter.
act-help-use = Resolve it, or decline it.
act-help-choose = Only one of them.
act-help-influence = The Factions light up on the board.
act-help-lose-influence = The Factions light up on the board.
act-help-alliance = You choose among the seats that are level.
act-help-place-spy = { $n ->
    [one] 1 post is open to you.
   *[other] { $n } posts are open to you.
}
act-help-recall-to-place = It is placed again at once.
act-help-recall-spy = It goes back to your supply.
act-help-recall-agent = You can send it again this round.
act-help-discard = Choose a card in your hand.
act-help-trash = It leaves the game.
act-help-trash-intrigue = Choose one of your Intrigue cards. It leaves the game.
act-help-discard-intrigue = Choose one of your Intrigue cards.
act-help-acquire = { $market ->
    [one] 1 card to choose from. It costs no Persuasion.
   *[other] { $market } cards to choose from. It costs no Persuasion.
}
act-help-manipulate = You may acquire it for less later this round.
act-help-contract = { $n ->
    [one] 1 choice.
   *[other] { $n } choices.
}
act-help-deploy = From your garrison to the Conflict.
act-help-retreat = From the Conflict to your garrison.
act-help-detonate = Without it, sandworms reach every Conflict.
act-help-train = The token moves one place.
act-help-top-draw = The top cards of your deck.
act-help-top-discard = The top cards of your deck.
act-help-defend = It costs you nothing.
act-help-combat = Passing is final once everybody passes in a row.
act-help-endgame = Whatever still gives Victory Points.
act-help-flip = Its battle icon no longer counts.
act-help-leader = Read them; each plays differently.
act-help-activate = That Ally's units, cubes and swords act for you this turn.
act-help-ally-deploys = The turn is your Commander's, the troops are yours.
act-help-ally-pays = You may pay any part of it, or nothing.
act-help-reinforce = Each Ally then decides what to deploy.
act-help-trade-partner = Your part first, then the answer. Both change hands together.
act-help-trade-kind = One kind, or nothing.
act-help-trade-amount = As many as you like.
act-help-trade-cards = Opponents see how many cards move, not which.
act-help-concede = If nobody concedes, the tie stands.
act-help-throne = { $market ->
    [one] 1 card. Only your team can acquire it there.
   *[other] { $market } cards. Only your team can acquire it there.
}
act-help-hand-out = One contract for each Ally.
act-because = Because of { $what }.
act-because-of = Because of { $what } ({ $name }).
act-answered-gives-nothing = { $name } gives nothing.
act-answered-deploys-nothing = { $name } deploys nothing.

## Confirming

act-confirm-any = Confirm
act-confirm-space = Send Agent
act-confirm-space-recall-agent = Recall Agent
act-confirm-acquire = Acquire
act-confirm-acquire-manipulate = Set aside
act-confirm-intrigue = Play card
act-confirm-intrigue-discard-intrigue = Discard
act-confirm-intrigue-trash-intrigue = Trash
act-confirm-card = Choose card
act-confirm-card-turn = Play card
act-confirm-card-discard = Discard
act-confirm-card-trash = Trash
act-confirm-card-top-draw = Draw
act-confirm-card-top-discard = Discard
act-confirm-discarded = Trash
act-confirm-played = Trash
act-confirm-revealed = Trash
act-confirm-contract = Take contract
act-confirm-contract-agent-menu = Complete contract
act-confirm-post = Recall Spy
act-confirm-post-place-spy = Place Spy
act-confirm-faction = Choose Faction
act-confirm-faction-influence = Gain Influence
act-confirm-faction-lose-influence = Lose Influence
act-confirm-battle = Choose card
act-confirm-battle-endgame = Pair cards
act-confirm-battle-flip = Turn face down
act-confirm-leader = Choose Leader
act-confirm-amount-reinforce = Divide { $first } and { $second }
act-confirm-amount-trade-amount = Give { $n }
act-confirm-amount-ally-pays = Pay { $n }
act-confirm-deploy-ally-deploys = Deploy { $n }
act-confirm-option-concede = Concede
act-confirm-intrigue-trade-cards = Give this card
act-confirm-acquire-throne = Move it there
act-confirm-throne = Acquire
act-way-stand = Keep the tie
act-other = Other choice
act-close = Close

## Numbers

act-step-fewer = Fewer
act-step-more = More
act-step-number = Number
act-after = After
act-change = { $what } from { $before } to { $after }.
act-what-vp = Victory Points
act-what-solari = Solari
act-what-spice = Spice
act-what-water = Water
act-what-garrison = Troops in the garrison
act-what-conflict = Troops in the Conflict
act-what-worms = Sandworms in the Conflict
act-what-strength = Strength
act-what-persuasion = Persuasion
act-what-hand = Cards in hand
act-what-intrigue = Intrigue cards
act-what-agents = Agents
act-what-spies = Spies in supply
act-what-influence = Influence: { $faction }

## Cards

act-box-agent = Agent
act-box-reveal = Reveal
act-box-acquire = When acquired
act-no-agent-effect = no Agent effect
act-only-reveal = only to reveal
act-intrigue-plot = Plot
act-intrigue-combat = Combat
act-intrigue-endgame = Endgame
act-intrigue-victory = Win
act-intrigue-now = play now
act-intrigue-when-plot = in your turn
act-intrigue-when-combat = in Combat
act-intrigue-when-endgame = in the Endgame
act-intrigue-when-victory = when you have won a Conflict
act-pile-discarded = Discard pile
act-pile-played = In play
act-pile-revealed = Revealed
act-pile-card = Top of your deck
act-pile-acquire = Available
act-draft-seats = Who chooses when
act-draft-now = { $name } chooses now
act-draft-later = { $name }: still to choose
act-leader-complexity = { $n ->
    [1] Easy to play
    [2] For some experience
   *[other] For experts
}

## Why a card cannot be played, in a word or two

act-why-no-icons = only to reveal
act-why-no-destination = no space free
act-why-no-agent = no Agent left
act-why-wrong-time = not now
act-why-condition = not met
act-why-cost = too expensive
act-why-persuasion = too little Persuasion
act-why-not-on-offer = not available

## Hand

act-hand = Your hand
act-hand-cards = Cards
act-hand-intrigue = Intrigue cards
act-hand-sum = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} · { $intrigue } Intrigue
act-hand-open = Show whole cards
act-hand-close = Fold the cards
act-hand-empty = No cards in hand.
act-hand-hidden = All hands are hidden.
act-card-played = Chosen for this turn
act-card-reaches = { $n ->
    [one] Reaches 1 space
   *[other] Reaches { $n } spaces
}

## Explanations

act-tag-combat = Combat space
act-tag-maker = Maker space
act-tag-requirement = { $level } Influence: { $faction }
act-tag-level = Conflict { $n ->
    [1] I
    [2] II
   *[other] III
}
act-fact-cards = Cards for it
act-fact-pay = Pay
act-fact-nothing = nothing
act-fact-gain = Gain
act-fact-reveal = Reveal turn
act-fact-influence = Influence
act-fact-lying = Lying here
act-fact-control = Control
act-fact-here = Here now
act-fact-post = Observation post
act-fact-watches = Watches
act-fact-spies = Spies
act-fact-level = At { $n }
act-fact-deploys = May deploy
act-fact-deploys-next = up to { $n }, asked after your effects
act-fact-team = For all three of your team.
act-fact-alliance = And the Alliance, if nobody has more.
act-fact-ally = Alliance
act-fact-reward = Reward
act-reward-1 = 1st
act-reward-2 = 2nd
act-reward-3 = 3rd
act-n-spice = { $n } spice
act-one-vp = 1 Victory Point
act-nobody = nobody
act-you = You

## Hand-over

act-pass-to = Pass the device to
act-hidden = All hands are hidden until you are ready.
act-pass-why = The turn of { $name } goes on, and you are asked: { $question }
act-take = I am { $name }: show my cards
act-news = What happened

## Keys

act-keys = Keys
act-key-next = Next lit target
act-key-previous = Previous lit target
act-key-choose = Choose
act-key-confirm = Confirm, or the main button
act-key-number = That choice of the prompt, or that card of your hand
act-key-step = Fewer, more
act-key-undo = Undo
act-key-undo-all = Undo everything that can be undone
act-key-reveal = Reveal your hand
act-key-end = End your turn, or pass
act-key-hand = To your hand
act-key-board = To the board
act-key-prompt = To the prompt
act-key-log = Log
act-key-close = Close what is open
act-key-help = These keys
act-card-factions = Faction: { $factions }.
act-draft-title = Leaders to choose from
act-hand-playable =
    { $n ->
        [one] 1 playable
       *[other] { $n } playable
    }

## Questions of a team

desk-deployment = Deploy in a turn of { $name }
desk-reinforcement = Reinforce
desk-deal = Trade
desk-payment = Pay together ({ $name })
desk-concession = Tied with a teammate
desk-how-many = How many troops
desk-how-much = How much
desk-deploy-from = Up to { $limit ->
    [one] { $limit } troop
   *[other] { $limit } troops
} of { $garrison } in your garrison; { $recruited } recruited this turn.
desk-deploy-note = In this turn they also count as those of { $name }.
desk-deploy-ends = Then the turn is over.
desk-deploy-goes-on = Then { $name } goes on with the turn.
desk-no-change = Nothing changes.
desk-pay-left = left to pay
desk-has = has { $n }
desk-pay-note = Together { $n } spice. The Commander pays what the Allies leave; if it is not enough, nothing is paid.
desk-supply = supply { $n }
desk-up-to = { $n ->
    [0] none
   *[other] up to { $n } now
}
desk-reinforce-note = Only these troops may be deployed: the space is no Combat space.
desk-trade-choose = Choose with whom you trade.
desk-trade-note = Each gives one kind or nothing. Nobody is bound to a promise.
desk-you-give = You give
desk-gives = { $name } gives
desk-answers = { $name } answers then
desk-holds = What { $name } holds
desk-none = none
desk-nothing = nothing
desk-of = You have { $n }.
desk-named = { $n ->
    [one] { $n } card chosen so far.
   *[other] { $n } cards chosen so far.
}
desk-given = Cards you give
desk-settled = Settled: this is yours whatever you answer.
desk-concede = You concede
desk-stand = Nobody concedes
desk-concede-note = Whoever concedes leaves the greater reward, and the win, to the teammate.
desk-concede-next = If you do not concede, { $name } is asked next.
desk-concede-declined = { $name } has been asked and does not concede.

## The game of 2020

act-step-secret = Secret
act-help-secret-pair = Only you see this. They are shown once, when you deploy 4 or more troops in one turn.
act-help-choose-agent = Choose it on the board, or take the one at home.
act-help-voice = Press any space. Opponents cannot go there until your next turn.
act-help-opponent = Choose among the seats.
act-help-top-card = Only you see it.
act-help-take-back = It comes to your hand.
act-help-victory = You have won alone: such cards count now, or not at all this round.
act-confirm-space-voice = Close space
act-confirm-space-choose-agent = Send this Agent
act-confirm-discarded-take-back = Take card
act-confirm-seat-opponent = Choose opponent
act-confirm-option-secret-pair = Choose these two
act-confirm-option-cost = Pay this
act-confirm-option-top-card = Trash
act-why-voiced = closed
desk-secret = Masterstroke
desk-secret-which = Which two Factions
desk-secret-later = Later, 1 Influence each:
desk-secret-left =
    { $n ->
        [one] Choose one more.
       *[other] Choose two.
    }
desk-secret-note = Opponents see two tokens face down at your seat.
desk-top = The top of your deck
desk-top-note = What is trashed leaves the game for good.
desk-sale = One sale
desk-sale-dear = too dear
desk-sale-pick = One of them, once.
