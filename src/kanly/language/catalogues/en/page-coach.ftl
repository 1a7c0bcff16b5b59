### The coach: advice at the table, and the analysis of a finished game.

## Set-up

setup-coach = Coach
setup-coach-about = It can be asked at every decision of yours.
setup-coach-off = Off
setup-coach-hints = Hints
setup-coach-full = Full
setup-coach-off-long = Nobody is advised.
setup-coach-hints-long = It names the best choices in their order.
setup-coach-full-long = It also tells the chance to win, what comes next and why.
setup-with-coach-hints = coach: hints
setup-with-coach-full = coach: full

## Advice

advising-ask = Ask the coach
advising-title = The coach’s advice
advising-waiting = The coach is thinking
advising-there = { $n ->
        [one] The coach advises: { $best }
       *[other] The coach names { $n } choices. The best: { $best }
    }
advising-order = The best choice comes first.
advising-close = The first two are about equally good.
advising-win = Chance to win:
advising-against = Compared with: { $other }
advising-then = What comes next
advising-numbers = Beside each choice: the chance to win after it, as far as you can know.
advising-again = Try again

## Analysis of a finished game

analysis-title = Analysis
analysis-about = The coach goes through the game: who stood how well when, what turned it, which decisions cost most, and what was luck. That takes up to a minute.
analysis-start = Analyse this game
analysis-running = The coach goes through the game
analysis-there = The analysis is there.
analysis-curve = Chances to win, turn by turn
analysis-table = Chances to win at the end of each round
analysis-begin = Start
analysis-turning = Turning points
analysis-show = Show this moment in the review
analysis-change = { $name }: { $change } in round { $n }
analysis-costly = Costliest decisions
analysis-none = Nothing that was played here cost much.
analysis-decision = Round { $n }: { $cost } lost
analysis-played = Played: { $action } ({ $win })
analysis-better = Better: { $action } ({ $win })
analysis-chance = Known only afterwards: until the next turn chance changed it by { $change }.
analysis-luck-title = Luck and skill
analysis-luck-about = Where each one’s chance came from, in percentage points. Luck is what the cards did; 0 for own decisions means as good as expected.
analysis-own = Own decisions
analysis-others = Decisions of others
analysis-luck = Luck
analysis-total = Change
analysis-lost = Lost by costliest
