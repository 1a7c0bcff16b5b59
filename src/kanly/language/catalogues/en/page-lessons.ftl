### The lessons, the first game, and hints.

lessons-page = Learn
lessons-link = Learn to play
lessons-go-on = Go on learning
lessons-link-about = Five lessons of three minutes each.
lessons-title = Five lessons, then a game
lessons-lead = One idea each, about three minutes, only the choices it needs. Leave at any time; nothing is locked.
lessons-n = Lesson { $n }
lessons-of = Lesson { $n } of { $of }
lessons-steps-done = { $n } of { $of } steps done
lessons-state-new = 3 min
lessons-state-begun = step { $n } of { $of }
lessons-state-done = done
lessons-start = Start
lessons-open = Open
lessons-resume = Go on
lessons-again = Again
lessons-show = Show me
lessons-skip = Skip step
lessons-leave = Leave lesson
lessons-next = Next lesson
lessons-all = All lessons
lessons-done = The lesson is done.
lessons-first-next = Now a game

lessons-agents = Send an Agent
lessons-agents-idea = A sign on the card opens every space with that sign.
lessons-agents-1 = Choose a card, choose a space
lessons-agents-2 = See what it costs and gives
lessons-agents-3 = End your turn yourself
lessons-buying = Reveal and acquire
lessons-buying-idea = What you did not play buys better cards.
lessons-buying-1 = Reveal three cards
lessons-buying-2 = Spend their Persuasion
lessons-buying-3 = See where the new card goes
lessons-combat = Fight
lessons-combat-idea = Most strength takes the first reward.
lessons-combat-1 = Send troops into the Conflict
lessons-combat-2 = Count swords and Intrigue cards
lessons-combat-3 = Take a reward
lessons-influence = Influence, Spies, Intrigue
lessons-influence-idea = Friends give points, Spies open doors.
lessons-influence-1 = Climb an Influence track
lessons-influence-2 = Go where somebody stands
lessons-influence-3 = Play an Intrigue card
lessons-points = Make points
lessons-points-idea = Ten points end the game.
lessons-points-1 = Win an Alliance
lessons-points-2 = Call a sandworm, acquire a point
lessons-points-3 = Pair two battle icons

lessons-first = Your first game
lessons-first-about = An easy Leader against two Rivals, with hints and a slow pace. About 40 minutes, saved as you go.
lessons-first-button = Begin the game
lessons-you-play = You play
lessons-plan = A first plan
lessons-begin = Begin
plan-feyd_rautha_harkonnen = Play the Signet Ring early and often: the Training track clears weak cards and places Spies. A Spy taken back when you reveal is 2 swords.
plan-gurney_halleck = Fight: three troops in the Conflict are 6 strength, and that brings 1 Persuasion more. The Signet Ring recruits a troop wherever it goes.
plan-lady_amber_metulli = Collect Solari with the Signet Ring for the High Council, then aim for an Alliance. A troop you do not need comes home when you reveal.
plan-lady_margot_fenring = Take 2 Influence with the Bene Gesserit first: a point and 2 spice. Your Signet Ring places Spies beside the cities.
plan-muad_dib = Take 2 Influence with the Fremen: that opens Sietch Tabr and its Maker Hooks. Then summon sandworms.

## The Rivals: a card before their first turn

rivals-over = Your opponents: Rivals
rivals-hagal = Moved by House Hagal
rivals-hagal-text = Nobody plays a Rival. A card of the House Hagal deck names the space its Agent goes to; it has no hand and no Reveal turn.
rivals-free = Pays nothing
rivals-free-text = A Rival pays no costs and needs no Influence for a space. It gets what the card shows, not what the space gives you.
rivals-combat = In the Conflict
rivals-combat-text = On a space with crossed swords it deploys up to two troops. When Combat begins, one more card adds swords.
rivals-savings = The counter, such as 1/8
rivals-savings-points = Its Solari, spice, water and Intrigue cards, counted together. With the second number it has its Swordmaster, a third Agent; after that it buys points, and it can win.
rivals-savings-streamlined = Its Solari, spice, water and Intrigue cards, counted together. With the second number it has its Swordmaster, a third Agent.
rivals-go-on = Go on
rivals-explain = Who the Rivals are

## Hints

hint-show = Show me
hint-explain = Explain this step
hint-off = No more hints
act-why-lesson = not in this step
problem-lesson = The lesson is about something else now.
problem-no-lesson = This is no lesson.
problem-unknown-lesson = There is no such lesson.
rivals-imperium = Points and the third Agent
rivals-imperium-text = As soon as it has 3 Intrigue cards, 3 water, 7 Solari or 7 spice, it buys a point. Its Swordmaster comes by itself in the round shown at its seat. It can win.
rivals-deciding = You decide for it
rivals-deciding-text = Influence goes where it has least. On a tie, and for every other choice, you are asked.
rivals-spoiler-over = The third at the table
rivals-spoiler = No goods, no points
rivals-spoiler-text = House Hagal moves after each Agent turn of the First Player. It blocks spaces, rises with Factions, holds Alliances and takes a rank in the Conflict, but no reward.
plan-paul_atreides = You always see your next card: draw when it is a good one. The Signet Ring draws it at once.
plan-glossu_the_beast_rabban = Fight: the Signet Ring recruits troops wherever it goes, two of them once you have an Alliance.
plan-earl_memnon_thorvald = Take a High Council seat early: it brings you an Influence besides. The Signet Ring gathers spice for it.
plan-count_ilban_richese = Collect Solari: whenever you pay a space with them you draw a card. The Signet Ring brings one each time.
