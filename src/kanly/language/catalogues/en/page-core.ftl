# Words every screen of the page uses.
loading = Loading…
home-mark = Kanly: all games
home-link = All games
cards-link = Cards
rules-link = Rules help
replay-link = Review the game
theme-light = Light colours
theme-dark = Dark colours
menu = Menu
language = Language
round-n = Round { $n }
log-title = Log
seats-title = Seats
side-title = Conflict and cards
offline = The server does not answer. The page goes on by itself as soon as it is back.
word-or = or
word-then = then
word-and = and
word-each = each
word-per = per
word-if = if
word-up-to = up to
word-exactly = exactly
word-at-least = at least
problem-unknown-table = This game does not exist.
problem-stale = The table has moved on. Please look again.
problem-illegal = That cannot be done now.
problem-not-yours = Somebody else decides now.
problem-no-undo = Nothing can be taken back: something hidden has been seen.
problem-no-coach = There is no coach at this table.
problem-not-over = The whole game, with all that is hidden, opens when it is over.
problem-no-thought = The coach could not finish its thought. Try again.
problem-bad-setup = Such a game cannot be played.
problem-bad-record = This file is not a complete game of Kanly.
problem-hidden = These cards stay hidden while the game lasts.
problem-malformed = The page sent something the server does not understand.
problem-offline = The server does not answer.
problem-not-found = There is nothing here.
problem-error = Something went wrong on the server. Nothing was lost.
problem-bad-seat = There is no such seat.
problem-bad-language = Kanly does not speak this language.
problem-bad-ply = The game does not have so many moves.
problem-damaged = This saved game is damaged and cannot be opened.
problem-other-version = This game was begun with another version of Kanly, and this one cannot go on with it.
problem-not-allowed = That is not possible here.
keys-on = Play with single keys
means-title = What you have
means-spies = Spies in the supply
means-agents = Agents ready
news-n =
    { $n ->
        [one] { $n } move since yours
       *[other] { $n } moves since yours
    }
not-here = There is no such page.
reload = Try again
