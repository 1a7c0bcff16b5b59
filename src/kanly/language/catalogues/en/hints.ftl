### Hints: a legal answer, and what the engine found it gives.

hint-go = Play “{ $card }” and go to “{ $space }”: { $gains }.
hint-space = “{ $space }”: { $gains }.
hint-acquire = You can pay “{ $card }”: { $n } of your { $of } Persuasion.
hint-acquire-gain = “{ $card }” gives { $gains } at once.
hint-deploy-hold = { $n ->
        [one] Deploy { $n } troop: with { $strength } strength you lead by { $lead }.
       *[other] Deploy { $n } troops: with { $strength } strength you lead by { $lead }.
    }
hint-deploy-all = { $n ->
        [one] Deploy your { $n } troop: with { $strength } strength you lead by { $lead }.
       *[other] Deploy all { $n } troops: with { $strength } strength you lead by { $lead }.
    }
hint-deploy-place = { $n ->
        [one] Deploy { $n } troop
       *[other] Deploy { $n } troops
    }: { $place ->
        [2] as things stand that takes the second reward
       *[other] as things stand that takes the third reward
    }.
hint-deploy-keep-lead = Keep the rest at home and end your turn: you lead by { $lead }.
hint-deploy-keep = { $most ->
        [one] Keep your troop at home: with it you would have { $strength } against { $against }.
       *[other] Keep your troops at home: with { $most } more you would have { $strength } against { $against }.
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

## Why: a second sentence

hint-why-hold = Others can still add troops and swords, but usually no more than that.
hint-why-all = Others can still add troops and swords: the more you have there, the safer.
hint-why-place = First place is out of reach, but this may win something.
hint-why-keep-lead = That is probably enough, and troops in the Conflict do not come home.
hint-why-keep = Troops in the Conflict are gone afterwards: save them for one you can win.
hint-why-point = At { $n } Influence a Faction gives a Victory Point.
hint-why-next-point = One more step there is a Victory Point.
hint-why-next-alliance = One more step there can bring the Alliance.
hint-why-plan = That is part of your first plan.
hint-why-enough-solari = { $n } Solari are enough for “{ $space }”.
hint-why-enough-spice = { $n } spice are enough for “{ $space }”.
hint-why-enough-water = { $n } water is enough for “{ $space }”.
hint-why-thins = “{ $card }” leaves the game after use: you draw your better cards more often.
hint-why-fight = From there troops can go into the Conflict.
hint-why-lead = The strongest takes the first reward.
hint-why-no-agent = You have no Agent left to send.
hint-why-card-icons = It can go to { $n } kinds of spaces.
hint-why-card-persuasion = Revealed later, it gives { $n } Persuasion.
hint-why-card-swords = Revealed later, it gives { $n } swords.
hint-why-unspent = What you do not spend is lost, and the card comes back to your hand later.
hint-why-vp = Whoever has the most points wins.
hint-why-intrigue = Intrigue cards turn Conflicts, and some are points in the end.
hint-why-solari = Solari pay for the High Council and a third Agent, the Swordmaster.
hint-why-spice = Spice pays for the dearer spaces of the Factions.
hint-why-water = Water pays for the spaces with much spice.
hint-why-hand = A card more is another way to send an Agent, or more when you reveal.
hint-why-garrison = Troops at home are there for the Conflict you want.
hint-why-persuasion = Persuasion buys cards; it cannot be saved.

# Two teams
hint-activate = Activate { $ally }. { $then }
hint-deploy-stay = Keep your troops at home: you lead by { $lead }.
hint-why-personal = Only you can send an Agent there.
hint-why-team-reward = At level { $n } of your own track the whole team gains something.
hint-why-throne = Only your team can acquire cards of the Throne Row, and it is not filled up again.
hint-why-for-ally = Troops and cubes are those of { $ally }, who acts for you in this turn.
hint-why-swords-count = { $ally } has units there: your swords count at once.
hint-why-swords-wait = { $ally } has no unit there yet: your swords wait for one until after the Reveal turn there.
hint-why-swords-lost = { $ally } has revealed and has no unit there: your swords would be lost.
