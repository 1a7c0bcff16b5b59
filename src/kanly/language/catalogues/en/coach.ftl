### The coach: what speaks for a choice, and how a game is looked back at.

## Claims: what a choice has by the end of the turn that another has not

claim-goal-lead = You reach { n-points } and lead: the game ends with this round.
claim-goal = You reach { n-points }: the game ends with this round.
claim-lead = You have the most Victory Points then.
claim-points = { $n ->
        [one] { $n } more Victory Point.
       *[other] { $n } more Victory Points.
    }
claim-denies-points = { $who } has { $n ->
        [one] { $n } Victory Point less then.
       *[other] { $n } Victory Points less then.
    }
claim-alliance = You take the Alliance { allied-faction }.
claim-keeps-alliance = You keep the Alliance { allied-faction }.
claim-denies-alliance = { $who } does not have the Alliance { allied-faction } then.
claim-influence-point = You reach { n-influence } { with-faction }: a Victory Point.
claim-influence-next = You are one step below { n-influence } { with-faction }, and so below a Victory Point.
claim-alliance-next = You are one step below { n-influence } { with-faction }, the level of the Alliance.
claim-influence = { $n } more Influence { with-faction }.
claim-conflict-first = As it stands you win the Conflict by { $n }.
claim-conflict-place = { $place ->
        [2] As it stands you take the second reward of the Conflict.
       *[other] As it stands you take the third reward of the Conflict.
    }
claim-denies-first = As it stands { $who } does not win the Conflict.
claim-strength = { $n } more strength in the Conflict.
claim-worms = { $n ->
        [one] { $n } more sandworm in the Conflict.
       *[other] { $n } more sandworms in the Conflict.
    }
claim-swordmaster = You gain the Swordmaster: one more Agent in each round.
claim-swordmaster-once = You gain the Swordmaster: one more Agent once, and { n-swords } in each Reveal turn.
claim-council = You take a seat on the High Council.
claim-hooks = You take Maker Hooks.
claim-control = Your side controls “{ $space }”.
claim-contract = You complete the contract “{ $contract }”.
claim-acquires = “{ $card }” joins your cards.
claim-trashes = “{ $card }” leaves your cards.
claim-enough = You have { n-resource } for “{ $space }”.
claim-agents = { $n ->
        [one] { $n } more Agent to send this round.
       *[other] { $n } more Agents to send this round.
    }
claim-cards = { $n ->
        [one] { $n } more card in hand.
       *[other] { $n } more cards in hand.
    }
claim-intrigue = { $n ->
        [one] { $n } more Intrigue card.
       *[other] { $n } more Intrigue cards.
    }
claim-spice = { $n } more spice.
claim-water = { $n } more water.
claim-solari = { $n } more Solari.
claim-garrison = { $n ->
        [one] { $n } more troop in the garrison.
       *[other] { $n } more troops in the garrison.
    }
claim-spies = { $n ->
        [one] { $n } more Spy on the board.
       *[other] { $n } more Spies on the board.
    }

## Advice

advice-equal = About as good as: { $other }
advice-same = The other choices come to the same by the end of this turn.
advice-later = By the end of this turn nothing speaks for it that could be counted; what makes it better comes later.
advice-then = Then: { $steps }

## Looking back

review-rivals = Rivals
review-no-choice = Nothing that was played here cost much.
review-curve = Chances to win, in %
review-turning = Turning points
review-costly = Costliest decisions
review-shares = Where it came from, in percentage points of the chance to win
review-round = Round
review-start = Start
review-change = { $name }: { $change } in round { $n }
review-seat = Seat
review-total = Change
review-own = Own decisions
review-others = Decisions of others
review-luck = Luck
review-lost = Lost by costliest
review-decision = Round { $n }, action { $ply }: { $cost } lost
review-played = Played: { $action } ({ $win })
review-better = Better: { $action } ({ $win })
review-chance = Known only afterwards: until the next turn chance changed it by { $change }.
