# Your record, and what follows the end of a game.
profile-link = Your record
record-nameless = You
record-of = Whose record
record-kept = Kept with the games, on this computer only.
record-since = Since { DATETIME($date, year: "numeric", month: "long") }.
record-export = Export
record-empty = No game has been finished yet. What you win and lose will be counted here.
record-games =
    { $n ->
        [one] game finished
       *[other] games finished
    }
record-won = won ({ $n }%)
record-average = points on average
record-conflicts =
    { $n ->
        [one] Conflict won
       *[other] Conflicts won
    }
record-rounds = rounds to the end
record-streak =
    { $n ->
        [one] win in a row at best, { $now } now
       *[other] wins in a row at best, { $now } now
    }
record-leaders = Leaders
record-modes = Modes
record-won-of = { $won } of { $games } won
record-points = Points per game, by where they come from
record-plot = Points of the latest games
record-plot-spoken = From the earliest to the latest: { $points }
record-latest = Games to remember, and the latest
record-best = best victory
record-closest = closest game
record-place =
    { $n ->
        [1] { $n }st
        [2] { $n }nd
        [3] { $n }rd
       *[other] { $n }th
    }
record-team = team: { $n } points

## The end of a game

title-turn = ● Your turn · { $title }
end-rematch-new = Rematch, new Leaders
end-rematch-same = Same Leaders
end-rematch-draft = Draft Leaders
end-rematch-recommended = Recommended Leaders
end-rematch-failed = The rematch could not be begun. Please try again.
end-board = Final board
end-board-open = Open
end-board-close = Close
end-picture = Picture to share
end-picture-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    } after { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
end-picture-foot = Kanly, an unofficial table for Dune: Imperium
end-picture-names = Names of other people too
end-picture-save = Save the picture
end-picture-failed = The picture could not be made in this browser.
