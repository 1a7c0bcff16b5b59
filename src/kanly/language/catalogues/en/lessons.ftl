### Lessons: lesson-ID-WORD asks for a step, lesson-ID-learnt ends a lesson, lesson-not-WORD says why not.

lesson-agents-card = An Agent turn begins with a card. Choose one with a sign on its picture.
lesson-agents-place = The lit spaces carry the same sign. Choose one: you see what it costs and gives before you confirm.
lesson-agents-price = This space has two prices, and whoever pays more gets more. Choose one.
lesson-agents-effect = Your Agent has arrived. What the space gives is offered below: take it.
lesson-agents-end = Your Agent stands there, and you have what the space gives. Unless you saw a hidden card, Undo takes it back; end your turn when you are ready.
lesson-agents-second = You have a second Agent: send it with your other card.
lesson-agents-second-place = Choose a lit space. The dark chip on some of them is the price.
lesson-agents-home = Both Agents are out. End your turn.
lesson-agents-learnt = A sign on a card opens every space with that sign. At the end of the round the Agents come home.

lesson-buying-reveal = No Agent is left, so now you reveal. Cards you did not play give what stands at their foot.
lesson-buying-buy = That makes 5 Persuasion. Acquire any card you can pay for.
lesson-buying-more = What you do not spend is lost. Acquire another card, or end your turn.
lesson-buying-end = The new card lies in your discard pile, and the rest buys nothing. End your turn.
lesson-buying-learnt = When your deck is empty, the discard pile is shuffled and becomes your deck: so a new card comes to your hand. Round by round your deck grows better.

lesson-combat-go = Troops go to fight from spaces with crossed swords. “{ card-reconnaissance }” opens some of them: play it.
lesson-combat-go-place = Go to { space-arrakeen }: it has crossed swords, and it recruits a troop as well.
lesson-combat-troops = The new troop and up to two more may join, and each counts 2. The strongest has 8: deploy all three.
lesson-combat-end = You stand at 6 against 8. End your turn: when you reveal, swords are added.
lesson-combat-reveal = Now reveal your hand. The sword on “{ card-dagger }” is 1 more.
lesson-combat-buy = That makes 7. Acquire a card if you can, then end your turn.
lesson-combat-intrigue = Now it is Combat, 7 against 8. Play your Intrigue card: it gives 3 swords.
lesson-combat-win = 10 against 8: that is enough. Play no more cards for now.
lesson-combat-reward = You have won. The first reward is 1 Influence: choose a Faction you like.
lesson-combat-learnt = Most strength takes the first reward, the next most the second; if two tie for first place, both take the second. Afterwards all troops in the Conflict go back to the supply, whoever won; those in your garrison stay.

lesson-influence-faction = A Faction space gives 1 Influence, and the second is a Victory Point. “{ card-diplomacy }” opens all of them: play it.
lesson-influence-faction-place = Go to { space-espionage }: you have 1 Influence there already.
lesson-influence-spy = There is your point. { space-espionage } also places a Spy: choose that below.
lesson-influence-post = Posts are marked with an eye. Place your Spy between { space-spice_refinery } and { space-arrakeen }: it watches both.
lesson-influence-leave = End your turn. Somebody else will go to { space-arrakeen }.
lesson-influence-enter = { space-arrakeen } is taken, but your Spy watches it and lets you in. Play “{ card-reconnaissance }”.
lesson-influence-enter-place = Go to { space-arrakeen }. Your Spy comes home for that.
lesson-influence-plot = Your Spy has come home. Now play your Intrigue card: a Plot is played in your own turn.
lesson-influence-deploy = { space-arrakeen } has crossed swords: you may deploy troops. When you are ready, end your turn.
lesson-influence-end = That was your second Agent. End your turn.
lesson-influence-learnt = Influence brings points, and Spies open spaces that are taken. Nobody sees your Intrigue cards until you play them.

lesson-points-alliance = Whoever reaches 4 Influence first takes the Alliance and a point; you have 3 with the Fremen. Play “{ card-diplomacy }”.
lesson-points-alliance-place = Go to { space-fremkit }: it gives 1 Influence with the Fremen.
lesson-points-influence = The Influence is offered below: take it, it is your fourth.
lesson-points-next = A point for the Alliance, and 1 water from the track. End your turn: your other Agent needs the water.
lesson-points-hooks = You have Maker Hooks from { space-sietch_tabr }: with them you call sandworms. Play “{ card-dune_the_desert_planet }”.
lesson-points-hooks-place = Go to { space-hagga_basin }. The Shield Wall is gone: while it stands, no sandworm comes to a Conflict behind it.
lesson-points-effect = The space gives spice or a sandworm, and it is offered below. Go on with it.
lesson-points-worm = Take the sandworm: it goes straight to the Conflict with 3 strength. Whoever has one there gets the reward twice.
lesson-points-deploy = The sandworm is in the Conflict. You may deploy troops too, then end your turn.
lesson-points-end = Both Agents are out. End your turn.
lesson-points-reveal = Reveal your hand: the next point is for sale.
lesson-points-flow = You have enough Persuasion for “{ card-the_spice_must_flow }”. Acquire it: that is a point at once.
lesson-points-objective = Your Objective, the card you began with, shows an ornithopter, and so does this Conflict: win it, and the pair is a point. End your turn.
lesson-points-learnt = The Alliance 1, the card 1, the Conflict 3: its point twice for the sandworm, and the pair. Once somebody has 10 points the game ends with that round, and whoever has the most points wins.

lesson-not-now = Not in this step: what is lit leads on.
lesson-not-agents = Agents first: after revealing you send none in this round.
lesson-not-troops = Troops have a lesson of their own.
lesson-not-buy = Acquire a card first: what is not spent is lost.
lesson-not-recruit = From here only two troops could go. { space-arrakeen } brings a third.
lesson-not-swords = No space for this card has crossed swords.
lesson-not-three = Too little against 8: deploy all three.
lesson-not-second = With 7 against 8 you would be second.
lesson-not-spy = No Spy comes from that. Go to { space-espionage } with “{ card-diplomacy }”.
lesson-not-plot = Keep this card: its step comes soon.
lesson-not-post = The Spy is to watch { space-arrakeen }: take the post beside it.
lesson-not-arrakeen = Your Spy is of use at { space-arrakeen }. Go there.
lesson-not-fremen = First the Alliance: with the Fremen 1 Influence is missing.
lesson-not-flow = First “{ card-the_spice_must_flow }”: it is worth a point.
lesson-not-later = Three of your troops are in the Conflict already: that is enough.
lesson-not-basin = Sandworms come at { space-hagga_basin }: go there with “{ card-dune_the_desert_planet }”.
lesson-not-worm = Not the spice: the sandworm doubles your reward.
