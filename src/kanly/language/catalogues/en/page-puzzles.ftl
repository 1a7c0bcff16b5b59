### Puzzles: positions in which one way to go on is clearly best.

puzzles-page = Puzzles
puzzles-link = Puzzles
puzzles-link-about = Positions from real games: find the best way to go on.
puzzles-title = What would you do?
puzzles-lead = Positions from games of the best bots. In each, one way to go on is clearly best, whatever is hidden. A wrong answer changes nothing: look again.
puzzles-progress = { $n } of { $of } solved
puzzles-of = Puzzle { $n } of { $of }
puzzles-steps-done = { $n } of { $of } answers found
puzzles-conflict = Win the Conflict
puzzles-conflict-about = Strength in the right place, at the right moment.
puzzles-conflict-task = It is about the Conflict. What is your best answer?
puzzles-points = Make the points
puzzles-points-about = Victory Points, Alliances, Influence.
puzzles-points-task = It is about Victory Points. What is your best answer?
puzzles-trade = Find the trade
puzzles-trade-about = What to give, what to get, and when.
puzzles-trade-task = It is about a good trade. What is your best answer?
puzzles-go-on = Right. Go on.
puzzles-wrong = Not the best: { $what }.
puzzles-chances = Your chance to win would be { $win } instead of { $best }.
puzzles-solved = Solved.
puzzles-show = Show the answer
puzzles-leave = Leave
puzzles-next = Next puzzle
puzzles-all = All puzzles
puzzles-why = Why?
puzzles-why-title = Why this is best
puzzles-how = The chance to win after each answer, as far as you can know: found by playing on in many deals of what is hidden.
puzzles-level = { $level ->
        [1] easy
        [2] medium
       *[3] hard
    }
puzzles-state-new = new
puzzles-state-begun = begun
puzzles-state-solved = solved
puzzles-state-clean = solved at first try
puzzles-with = { $players ->
        [1] { $game }, solo
        [6] { $game }
       *[other] { $game }, { $players } players
    }
problem-puzzle-over = This puzzle is solved.
problem-unknown-puzzle = There is no such puzzle.
