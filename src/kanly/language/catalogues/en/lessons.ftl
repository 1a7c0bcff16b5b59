### Lessons: lesson-ID-STEP asks for a step, lesson-ID-learnt ends a lesson, lesson-not-WORD says why not.

lesson-agents-card = An Agent turn begins with a card. Choose one with a sign on its picture.
lesson-agents-place = The lit spaces carry the same sign. Choose one: you see what it costs and gives before you confirm.
lesson-agents-end = Your Agent stands there, and you have what the space gives. Undo would still take it back; end your turn when you are ready.
lesson-agents-second = You have a second Agent: send it with your other card. A dark chip on a space is its price.
lesson-agents-home = Both Agents are out. End your turn.
lesson-agents-learnt = A sign on a card opens every space with that sign. At the end of the round the Agents come home.

lesson-buying-reveal = No Agent is left, so now you reveal. Cards you did not play give what stands at their foot.
lesson-buying-buy = That makes 5 Persuasion. Acquire any card you can pay for.
lesson-buying-end = What you do not spend is lost. Acquire another card if you can, then end your turn.
lesson-buying-learnt = A new card goes to your discard pile and comes to your hand later. So your deck grows better, round by round.

lesson-combat-go = Troops go to fight from spaces with crossed swords. Play “{ card-reconnaissance }” and go to { space-arrakeen }: it recruits a troop as well.
lesson-combat-troops = The new troop and up to two more may join, and each counts 2. The strongest has 8: deploy all three.
lesson-combat-reveal = You stand at 6. End your turn and reveal: the sword on “{ card-dagger }” is 1 more.
lesson-combat-intrigue = Now it is Combat, 7 against 8. Play your Intrigue card: it gives 3 swords.
lesson-combat-win = 10 against 8. Play no more cards, and take the first reward: 1 Influence with a Faction you like.
lesson-combat-learnt = Most strength takes the first reward, the next most the second. If two tie for first place, both take the second.

lesson-influence-faction = A Faction space gives 1 Influence, and the second is a Victory Point. Play “{ card-diplomacy }” and go to { space-espionage }.
lesson-influence-spy = There is your point. Now place a Spy between { space-spice_refinery } and { space-arrakeen }: it watches both.
lesson-influence-enter = End your turn, and somebody goes to { space-arrakeen }. Your Spy lets you in all the same: go there with “{ card-reconnaissance }”.
lesson-influence-plot = Your Spy has come home. Now play your Intrigue card: a Plot is played in your own turn.
lesson-influence-end = You may deploy troops. End your turn.
lesson-influence-learnt = Influence brings points, and Spies open spaces that are taken. Nobody sees your Intrigue cards until you play them.

lesson-points-alliance = Whoever reaches 4 Influence first takes the Alliance and a point; you have 3 with the Fremen. Play “{ card-diplomacy }” and go to { space-fremkit }.
lesson-points-reveal = A point for the Alliance. End your turn and reveal your hand.
lesson-points-flow = You have enough Persuasion for “{ card-the_spice_must_flow }”. Acquire it: that is a point at once.
lesson-points-fight = More points are in the Conflict: its reward, and its sign, a pair with that of your Objective. End your turn and play no cards.
lesson-points-learnt = The Alliance 1, the card 1, the Conflict 2. Once somebody has 10 points the game ends with that round, and whoever has the most points wins.

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
