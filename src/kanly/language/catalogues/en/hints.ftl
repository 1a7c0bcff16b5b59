### Hints: a legal answer, and what the engine found it gives.

hint-go = Play “{ $card }” and go to “{ $space }”: { $gains }.
hint-space = “{ $space }”: { $gains }.
hint-acquire = You can pay “{ $card }”: { $n } of your { $of } Persuasion.
hint-acquire-gain = “{ $card }” gives { $gains } at once.
hint-deploy = { $n ->
        [one] Deploy { $n } troop: with { $strength } strength you lead the Conflict.
       *[other] Deploy { $n } troops: with { $strength } strength you lead the Conflict.
    }
hint-lead = { $label }: with { $strength } strength you lead the Conflict.
hint-reveal = Reveal your hand: { $gains }.
hint-do = { $label }: { $gains }.
hint-for = { $gains } for { $costs }
hint-n-vp = { $n ->
        [one] { $n } Victory Point
       *[other] { $n } Victory Points
    }
hint-n-solari = { $n } Solari
hint-n-spice = { $n } spice
hint-n-water = { $n } water
hint-n-garrison = { $n ->
        [one] { $n } troop
       *[other] { $n } troops
    }
hint-n-hand = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
hint-n-intrigue = { $n ->
        [one] { $n } Intrigue card
       *[other] { $n } Intrigue cards
    }
hint-n-influence = { $n } Influence ({ $faction })
hint-n-persuasion = { $n } Persuasion
