## What others do, shown one after the other

theatre-caption = What is being shown
theatre-hagal = House Hagal
theatre-reveal = Reveal turn
theatre-fact-space = goes to
theatre-fact-gives = place gives
theatre-fact-card = card gives
theatre-fact-joins = joins the Conflict
theatre-hurry = click or Space to hurry
theatre-tap = tap to hurry
theatre-paused = paused
theatre-pace = Pace
theatre-pace-step = Step
theatre-pace-slow = Slow
theatre-pace-normal = Normal
theatre-pace-fast = Fast
theatre-short-slow = ½×
theatre-short-normal = 1×
theatre-short-fast = 2×
theatre-skip = Skip
theatre-replay = Replay since my turn
theatre-replay-turn = Show this turn again

## Combat and the turning round

theatre-combat = Combat
theatre-conflict = Conflict { $level }
theatre-step-strength = Strength
theatre-step-intrigue = Intrigue
theatre-step-ranking = Ranking
theatre-step-rewards = Rewards
theatre-at-intrigue = Combat Intrigue cards: played or passed.
theatre-at-ranking = The strengths are ranked.
theatre-at-rewards = The rewards are taken.
theatre-wins = { $name }: alone with the most strength ({ $strength }), so the 1st reward.
theatre-doubled = { $name }: reward doubled by a sandworm.
theatre-round = The round turns
theatre-round-begins = Round { $n } begins. First Player: { $name }.
theatre-makers = Makers
theatre-makers-why = spice where no Agent stood
theatre-recall = Agents come home
theatre-swordmasters = A used Swordmaster leaves the game
theatre-points = Points
theatre-first = First Player
theatre-goes-on = Goes on by itself in { $n } s
theatre-wait = Wait for me
theatre-waits = Waits for you
theatre-skip-scene = Skip scene
theatre-continue = Continue

## Looking again

theatre-film = Since your turn
theatre-film-at = { $k } of { $n }
theatre-film-pause = Pause
theatre-film-go-on = Go on
theatre-film-next = Next turn
theatre-film-back = Back to my turn

## Sound

theatre-sound-on = Turn sound on
theatre-sound-off = Turn sound off
