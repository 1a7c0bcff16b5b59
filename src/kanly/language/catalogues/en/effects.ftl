### What components do. Clauses start in lower case and are put together; "sentence" closes them.
### $may is "yes" where the text must say that the seat may decline.

## Putting together

sentence = { CAPITAL($clause) }.
box = { $label }: { $text }
box-track = { $place } – { $text }
list-comma = { $a }, { $b }
list-semicolon = { $a }; { $b }
list-and = { $a } and { $b }
list-also = { $a }; also { $b }
list-or = { $a } or { $b }
list-nor = { $a } or { $b }
list-either = { $a }; or { $b }
grammar-pay = { $cost } → { $effect }
grammar-if = if { $condition }
grammar-when = if { $condition }: { $effect }
grammar-either = if { $condition }: { $yes }; otherwise: { $no }
grammar-for-each = { $effect } for { $count }
grammar-may = you may { $effect }
grammar-choose = choose one: { $options }
grammar-then = { $first }, then { $second }

## Numbers of things

n-resource =
    { $resource ->
        [solari] { $n } Solari
        [spice] { $n } spice
       *[water] { $n } water
    }
n-persuasion = { $n } Persuasion
n-influence = { $n } Influence
n-swords =
    { $n ->
        [one] { $n } sword
       *[other] { $n } swords
    }
n-points =
    { $n ->
        [one] { $n } Victory Point
       *[other] { $n } Victory Points
    }
n-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
n-intrigue =
    { $n ->
        [one] { $n } Intrigue card
       *[other] { $n } Intrigue cards
    }
n-troops =
    { $n ->
        [one] { $n } troop
       *[other] { $n } troops
    }
n-worms =
    { $n ->
        [one] { $n } sandworm
       *[other] { $n } sandworms
    }
n-goods =
    { $resource ->
        [intrigue] { n-intrigue }
       *[other] { n-resource }
    }

## Factions and icons inside a sentence

with-faction =
    { $faction ->
        [emperor] with the Emperor
        [spacing_guild] with the Spacing Guild
        [bene_gesserit] with the Bene Gesserit
        [great_houses] with the Great Houses
        [fringe_worlds] with the Fringe Worlds
       *[fremen] with the Fremen
    }
allied-faction = { with-faction }
faction-card =
    { $faction ->
        [emperor] Emperor card
        [spacing_guild] Spacing Guild card
        [bene_gesserit] Bene Gesserit card
       *[fremen] Fremen card
    }
a-faction-card =
    { $faction ->
        [emperor] an { faction-card }
       *[other] a { faction-card }
    }
faction-cards =
    { $faction ->
        [emperor] Emperor cards
        [spacing_guild] Spacing Guild cards
        [bene_gesserit] Bene Gesserit cards
       *[fremen] Fremen cards
    }
of-icon =
    { $icon ->
        [emperor] Emperor
        [spacing_guild] Spacing Guild
        [bene_gesserit] Bene Gesserit
        [fremen] Fremen
        [landsraad] Landsraad
        [city] City
        [spice_trade] Spice Trade
       *[faction] Faction
    }
a-space-of =
    { $first ->
        [emperor] an { $icons } space
       *[other] a { $icons } space
    }

## Gains

effect-gain = gain { n-resource }
effect-bonus-spice = gain all bonus spice on this space
effect-double-harvest = if you visit a Maker space: gain the spice printed there twice (the bonus spice only once)
effect-persuasion = gain { n-persuasion }
effect-swords = gain { n-swords }
effect-points = gain { n-points }
effect-draw = draw { n-cards }
effect-draw-intrigue = draw { n-intrigue }
effect-steal-intrigue = take 1 random Intrigue card from each opponent who has 4 or more
effect-recruit = recruit { n-troops }
effect-sandworm = summon { n-worms }
effect-hooks = take Maker Hooks
effect-contract = take a contract (if there is none: gain { n-resource })
effect-recall-agent = recall one of your other Agents
effect-recall-any-agent = recall one of your Agents
effect-swordmaster =
    { $n ->
        [0] take your Swordmaster, a third Agent for the rest of the game
       *[other] take your Swordmaster, a third Agent for a single use, and the Swordmaster Bonus: { n-swords } in each of your Reveal turns
    }
effect-council = take a High Council seat, worth { n-persuasion } in each of your Reveal turns
effect-influence = gain { n-influence } { with-faction }
effect-influence-any = gain { n-influence } with a Faction of your choice
effect-influence-either = gain { n-influence } { $factions }
effect-influence-trailing =
    { $who ->
        [rival] gain 1 Influence with a Faction where an opponent has more than the Rival
       *[you] gain 1 Influence with a Faction where an opponent has more than you
    }
effect-influence-two = gain 1 Influence with each of two different Factions
effect-influence-spied = gain 1 Influence with each Faction you are spying on
effect-faction-step = gain { n-influence } with the Faction of the space
effect-double-step = gain 2 Influence instead of 1 with the Faction whose space you visit
effect-double-step-trash = gain 2 Influence instead of 1 with the Faction whose space you visit and trash this card
effect-mentat = take the Mentat, if it is on its space, as an extra Agent for this round
effect-mentat-next = take the Mentat, wherever it is, as an extra Agent for the next round
effect-choose-tokens = choose two Factions in secret
effect-reveal-tokens = the first time you deploy { $n } or more troops in one turn: reveal the two Factions and gain 1 Influence with each of them

## For a team; $n of effect-reinforce: troops, of effect-pay-together: spice

effect-each-ally = each of your Allies: { $effect }
effect-whole-team = each member of your team: { $effect }
effect-split = choose one, and the activated Ally takes the other: { $options }
effect-pay-together = pay { n-resource } (your Allies may pay any part of it)
effect-reinforce = Reinforce: recruit { n-troops }, divided as you like between the Allies of your team, who may deploy them to the Conflict at once
effect-deploy-recruited = you may deploy any of the troops just recruited to the Conflict
effect-trade = trade with a teammate: each of you may give the other any amount of one kind (Solari, spice, water or Intrigue cards)
effect-hand-out = give each of your Allies one of the face-up contracts and replace them
effect-throne = move a card that is not a Fremen card from the Imperium Row to the Throne Row and replace it

## Beside signs, for what these cannot say

sign-each-ally = each Ally
sign-whole-team = whole team
sign-split = Ally: the other
sign-pay-together = with Allies
sign-starred = (six players: { $n })
sign-reveal-turn = Reveal turn

## Effects of Rivals

effect-rival-signet = use the Signet Ring ability of the Rival card
effect-influence-priority =
    { $n ->
        [1] gain 1 Influence with the first Faction of the priority list
        [2] gain 1 Influence with the second Faction of the priority list
        [3] gain 1 Influence with the third Faction of the priority list
       *[4] gain 1 Influence with the fourth Faction of the priority list
    }
effect-influence-least = gain { n-influence } with the Faction where the Rival has the least (ties: priority list)
effect-influence-most = gain 1 Influence with the Faction where the Rival has the most (ties: priority list)
effect-influence-alliance = gain { n-influence } with one Faction: one whose Alliance this earns, otherwise the one where the Rival has the least (ties: priority list)
effect-spy-priority = place a Spy on the first free Faction post of the priority list
effect-ask = { $effect } (you decide whether)
effect-hagal-harvest = gain { n-resource } and all bonus spice on this space (with two players the Rival gains none of it, and the bonus spice goes to the bank)

## Cards

effect-discard = discard { n-cards }
effect-discard-bonus = discard 1 card; if it is { a-faction-card }: { $bonus }
cost-discard-bonus = discard 1 card (if it is { a-faction-card }: also { $bonus })
effect-opponents-discard = each opponent discards { n-cards }
effect-opponents-lose-troops = each opponent loses { n-troops } from the garrison
effect-opponents-choose = each opponent chooses one: { $options }
effect-trash =
    { $may ->
        [yes] you may trash 1 card
       *[no] trash 1 card
    }
effect-trash-hand = trash 1 card from your hand
effect-trash-hand-bonus = trash 1 card from your hand (if it has a cost: { $bonus })
effect-trash-faction-play = trash another { faction-card } you have in play
effect-trash-faction-hand = trash { a-faction-card } from your hand
effect-trash-this = trash this card
effect-return-this = return this card to your hand
effect-top-card = look at the top card of your deck: draw it or trash it
effect-reshuffle = shuffle your discard pile into your deck
effect-take-back = take { a-faction-card } from your discard pile to your hand
effect-onto-deck =
    { $may ->
        [yes] you may put it on top of your deck
       *[no] put it on top of your deck
    }
effect-take-reserve = acquire { $card } from the Reserve
effect-trash-intrigue = trash 1 Intrigue card
effect-discard-intrigue = discard 1 Intrigue card
effect-when-acquiring = each time you acquire a card in your Reveal turn this round: { $effect }
effect-in-reveal-turn = in your Reveal turn this round: { $effect }
effect-cheaper = { $card } costs you { n-persuasion } less this turn
effect-acquire-up-to =
    { $may ->
        [yes] you may acquire a card that costs { $n } or less
       *[no] acquire a card that costs { $n } or less
    }
effect-acquire-up-to-deck =
    { $may ->
        [yes] you may acquire a card that costs { $n } or less to the top of your deck
       *[no] acquire a card that costs { $n } or less to the top of your deck
    }
effect-acquire-up-to-hand-if =
    { $may ->
        [yes] you may acquire a card that costs { $n } or less (if { $condition }: to your hand)
       *[no] acquire a card that costs { $n } or less (if { $condition }: to your hand)
    }
effect-acquire-exactly-hand =
    { $may ->
        [yes] you may acquire a card that costs exactly { $n } to your hand
       *[no] acquire a card that costs exactly { $n } to your hand
    }
effect-acquire-solari-hand =
    { $may ->
        [yes] you may acquire a card to your hand, paying its cost in Solari instead of Persuasion
       *[no] acquire a card to your hand, paying its cost in Solari instead of Persuasion
    }

## Units

effect-detonate =
    { $may ->
        [yes] you may remove the Shield Wall
       *[no] remove the Shield Wall
    }
effect-deploy =
    { $n ->
        [one] deploy 1 troop from your garrison to the Conflict
       *[other] deploy up to { $n } troops from your garrison to the Conflict
    }
effect-deploy-any = deploy any number of troops from your garrison to the Conflict
effect-deploy-recruits = you may deploy the troops you recruit this turn to the Conflict, whatever the space
effect-no-deployment = you cannot deploy units this turn
effect-retreat = retreat { n-troops }
effect-retreat-either = retreat { $least } or { $most } troops
effect-retreat-any = retreat any number of your troops
effect-retreat-up-to = retreat up to { $n } troops
effect-muster = recruit { n-troops }; if this is your Reveal turn, you may deploy any of them to the Conflict at once
effect-lose-troops =
    { $where ->
        [conflict] lose { n-troops } in the Conflict
       *[garrison] lose { n-troops } from the garrison
    }
effect-double-cross = an opponent of your choice loses 1 troop in the Conflict, and you deploy 1 troop from your supply there

## Agents, for a turn or until the next one

effect-voice = close a space to your opponents: until your next turn they cannot send Agents there
effect-envoy = the card you play this turn also has the icons of all four Factions
effect-unblock = opponents' Agents do not block your next Agent this turn
effect-end-turn =
    { $may ->
        [yes] you may end your turn at once, without an Agent or Reveal turn
       *[no] end your turn at once, without an Agent or Reveal turn
    }

## Spies

effect-spy =
    { $may ->
        [yes] you may place a Spy
       *[no] place a Spy
    }
effect-spy-icons =
    { $may ->
        [yes] you may place a Spy on a post connected to { a-space-of }
       *[no] place a Spy on a post connected to { a-space-of }
    }
effect-spy-here =
    { $may ->
        [yes] you may place a Spy on a post connected to this space, even where opponents have Spies
       *[no] place a Spy on a post connected to this space, even where opponents have Spies
    }
effect-spy-shared =
    { $may ->
        [yes] you may place a Spy on any post, even where opponents have Spies
       *[no] place a Spy on any post, even where opponents have Spies
    }
effect-spy-bonus = { $spy }; if its post is connected { $bonuses }
effect-spy-bonus-part = to { a-space-of }: { $bonus }
effect-recall-spy =
    { $n ->
        [one] recall 1 of your Spies
       *[other] recall { $n } of your Spies
    }

## Costs

effect-pay = pay { $amounts }
cost-nothing = nothing
effect-lose-influence =
    { $n ->
        [one] lose 1 Influence with a Faction of your choice
       *[other] lose { $n } Influence with Factions of your choice
    }
effect-flip =
    { $icon ->
        [crysknife] turn one of your Conflict cards with a Crysknife or a wild battle icon face down
        [desert_mouse] turn one of your Conflict cards with a Desert Mouse or a wild battle icon face down
       *[ornithopter] turn one of your Conflict cards with an Ornithopter or a wild battle icon face down
    }

## Effects unlike every other

special-top-three = if your deck has 3 or more cards: look at the top 3 cards of your deck: draw 1, discard 1 and trash 1
special-manipulate = remove a card from the Imperium Row and replace it; in your Reveal turn this round you may acquire the removed card for 1 Persuasion less
special-memory = put 1 troop from your supply on this Leader as a memory
special-other-memories = you may return all your memories to your supply, draw 1 card for each and then turn this Leader over
special-repeat-space = repeat the effects of the space
special-train = move the Feyd token 1 space along the Training track and take what it shows
special-complete = complete this contract

## Conditions (after "if")

cond-influence =
    { $who ->
        [rival] the Rival has { $n } or more Influence { with-faction }
       *[you] you have { $n } or more Influence { with-faction }
    }
cond-influence-below =
    { $who ->
        [rival] the Rival has less than { $n } Influence { with-faction }
       *[you] you have less than { $n } Influence { with-faction }
    }
cond-alliance = you have the Alliance { allied-faction }
cond-alliance-any =
    { $who ->
        [rival] the Rival has an Alliance
       *[you] you have an Alliance
    }
cond-other-in-play =
    { $faction ->
        [fremen] you have another Fremen card in play (Fremen Bond)
       *[other] you have another { faction-card } in play
    }
cond-recalled-spy = you recalled a Spy this turn
cond-spies =
    { $n ->
        [one] you have a Spy on the board
       *[other] you have { $n } or more Spies on the board
    }
cond-spying-maker = you are spying on a Maker space
cond-at-maker = you sent your Agent to a Maker space this turn
cond-units =
    { $n ->
        [one] you have a unit in the Conflict
       *[other] you have { $n } or more units in the Conflict
    }
cond-worm = you have a sandworm in the Conflict
cond-hooks =
    { $who ->
        [rival] the Rival has Maker Hooks
       *[you] you have Maker Hooks
    }
cond-can-summon =
    { $who ->
        [rival] the Rival has Maker Hooks and can summon sandworms to the Conflict
       *[you] you have Maker Hooks and can summon sandworms to the Conflict
    }
cond-bonus-spice = there is bonus spice at { $space }
cond-bonus-spice-more = there is more bonus spice at { $space } than at { $other }
cond-bonus-spice-not-more = there is not more bonus spice at { $space } than at { $other }
cond-richest-maker = it is free and has bonus spice, and no free Maker space has more
cond-conflict-level = the Conflict is a Conflict { $levels }
cond-council = you have a High Council seat
cond-council-not = you have no High Council seat
cond-swordmaster = you have gained your Swordmaster
cond-swordmaster-any = somebody has already gained a Swordmaster
cond-contracts = you have completed { $n } or more contracts
cond-strength = you have { $n } or more strength in the Conflict ({ $starred } or more with six players)
cond-gained-spice = you gained spice this turn
cond-deployed = you deployed { $n } or more units this turn
cond-paid = you paid { $amounts }
cond-paid-nothing = you paid nothing
cond-paid-number = you paid cost number { $n } of the space
cond-acquired = you acquired { $card } this turn
cond-owns = you own { $n } or more copies of { $card }
cond-owns-most = you own more copies of { $card } than each opponent
cond-influence-tracks =
    { $factions ->
        [4] you have { $n } or more Influence with all four Factions
       *[other] you have { $n } or more Influence with each of { $factions } Factions
    }
cond-turn-start = you have done nothing else yet this turn
cond-shadow = you have 4 or more Influence with a Faction whose Alliance an opponent holds

## Counts (after "for")

count-in-play = each of your { faction-cards } in play
count-revealed = each of your { faction-cards } revealed this turn
count-worms = each of your sandworms in the Conflict
count-completed = each of your completed contracts
count-other-swords = each other card you revealed this turn that gives swords

## Boxes of components

box-agent = Agent
box-reveal = Reveal
box-agent-here = In your Reveal turn, if you have an Agent here
box-acquire = When acquired
box-trashed = When trashed
box-discarded = When discarded
box-cost = Cost
box-requirement = Requirement
box-effect = Effect
box-influence = Influence
box-control = Control bonus
box-first = First place
box-second = Second place
box-third = Third place
box-battle = Battle icon
box-players = Players
box-condition = Condition
box-reward = Reward
box-posts = Connected to
box-other-face = Other face
box-swordmaster = Swordmaster value
box-signet = Signet Ring
box-scheme = Scheme
box-priority = Faction priority list
box-combat-bonus = Combat bonus
box-visit = { $space } ({ $condition })
ability-always = { $name }
ability-reveal = { $name } (Reveal turn)
ability-signet = { $name } (Signet Ring)
ability-setup = { $name } (setup)

## Sentences of components

text-signet = use the Signet Ring ability of your Leader
text-ignores-requirement = you need not meet the Influence requirement of the space
text-anywhere = send any of your Agents, even one that is already on the board, to any space, even if other Agents are there; costs and requirements still count
text-discounted = { $cost }, or { $discounted } once any player has gained a Swordmaster
text-once = you may send an Agent here only once per game
text-requirement = { n-influence } { $factions }
text-combat = Combat space
text-maker = Maker space
text-personal = personal board: only { $leader } can send an Agent here
text-control = take control of { $space }
text-level = Conflict { $level ->
        [1] I
        [2] II
       *[3] III
    }
text-wild = this icon matches any other in the Endgame
text-first-player = you are the First Player
text-on-reach = when you reach { n-influence } { with-faction }: { $effect }
text-on-send = when you send an Agent to { a-space-of }: { $effect }
text-spied-visit = when an opponent sends an Agent to a Maker space you are spying on: { $effect }
text-game-start = at the start of the game: { $effect }
text-on-council = when you take a High Council seat: { $effect }
text-on-paying = when you pay Solari for the cost of a space: { $effect }
text-on-harvest = when you gain spice from the Maker space you visit: gain { n-resource } less and { $effect }
text-rebate = sending an Agent to { a-space-of } costs you { n-resource } less
text-unblocked = opponents' Agents do not keep you from sending an Agent to { a-space-of }
text-sees-top = you may look at the top card of your deck at any time
text-victory = when you win a Conflict: { $effect }
text-set-aside = the { $n } { $contract } contracts are set aside; only you can take them when you take a contract
text-without = your starting deck does not include { $card }
text-visit = send an Agent to { $space }
text-harvest = gain { $n } or more spice in a turn in which you send an Agent to a Maker space
text-acquire = acquire { $card }
text-immediate = completed as soon as you take it
text-at-space = at { $space }
text-streamlined = in the variant Streamlined Rivals for two players this Rival cannot win and takes no more resources after gaining a Swordmaster
text-house-hagal = it blocks spaces, has a rank in Conflicts and holds Alliances, but gains no resources, rewards or Victory Points
text-politics = with Smart Politics the card is ignored if the Rival has the Alliance { allied-faction } and is ahead of everyone there, or if it has 2 or more Influence there and is 2 or more behind whoever leads
text-posts = place a Spy on the first of these posts that is free: { $posts }
text-reveal-another = then reveal another card
text-reshuffle = shuffle all House Hagal cards into a new deck
