# What comes next when nothing is left to choose.
act-only-end-agent-menu = Your turn is played. End it?
act-only-end-reveal-menu = You are done. End your Reveal turn?
act-only-reveal-turn = No Agent can be sent. Reveal your hand?
act-only-reveal-ally = With { $name } no Agent can be sent. Reveal your hand?
act-plots-or-reveal = Play Intrigue cards or reveal your hand.
act-only-pass-combat = You have no card to play in this Combat. Pass?
act-only-pass-victory = You have won the Conflict, and no card to play for that. Go on?
act-only-end-combat = You have no further card to play. Go on?
act-only-end-endgame = You have nothing left to score. Finish the game?
act-done = Done for you: { $what }
act-ends-soon = It ends by itself in a moment, unless you undo.
act-ends-soon-for-good = It ends by itself in a moment.
