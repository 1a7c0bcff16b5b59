# Playing together on a public server: the set-up, rooms, the lobby, devices.

## The set-up

setup-open = By link
setup-open-table = Open the table
setup-opening = Opening the table …
together-title = Playing together
together-about = Whoever gets the link takes a seat “by link”, on a device of their own.

## The terms

terms-listed = Who may come
terms-listed-no = By link only
terms-listed-yes = Listed in the lobby
terms-listed-no-long = Only those you send the link to find the table.
terms-listed-yes-long = Everybody on this server sees the table and may take a free seat.
terms-watching = Watching
terms-watching-nobody = Nobody
terms-watching-now = At once
terms-watching-later = 5 minutes later
terms-watching-nobody-long = Only those with a seat see the game.
terms-watching-now-long = Whoever comes in without a seat sees the game as it goes, but no hidden cards.
terms-watching-later-long = Whoever comes in without a seat sees the game of five minutes ago, so nobody can give anything away.
terms-clock = Time to think
terms-clock-none = As long as you like
terms-clock-move = For each move
terms-clock-game = For the whole game, each
terms-clock-none-long = Nobody is hurried.
terms-clock-move-long = When the time for a move is up, a bot stands in until the person comes back.
terms-clock-game-long = The time runs only while somebody decides. When it is up, a bot stands in.
terms-time-move = { $time } for each move
terms-time-game = { $time } each for the game
terms-with-listed = listed in the lobby
terms-with-now = can be watched
terms-with-later = can be watched 5 minutes later

## A room

room-title = The table of { $name }
room-title-own = Your table
room-title-unnamed = A table
room-free =
    { $n ->
        [0] Every place is taken.
        [one] One place is free.
       *[other] { $n } places are free.
    }
room-begin = Begin the game
room-beginning = The game begins …
room-begin-free =
    { $n ->
        [one] One place is still free: invite somebody, or give it to a bot.
       *[other] { $n } places are still free: invite somebody, or give them to bots.
    }
room-begin-ready = Everybody has a place.
room-begin-host = { $name } begins the game when every place is taken.
room-begin-wait = Waiting for { $name } to begin.
room-begin-sit-or-watch = Sit down, or watch once the game has begun.
room-begin-sit = Sit down: only those with a seat see the game.
room-places = Who sits at the table
room-place-free = Free
room-place-kept = Free, kept for { $name }
room-place-yours = Free, kept for you
room-you = you
room-host = host
room-presence-here = here
room-presence-thinking = thinking
room-presence-away = away
room-sit = Sit here
room-sit-named = Sit here: { $seat }
room-stand = Stand up
room-to-bot = Give it to a bot
room-to-nobody = Free it
room-action = { $action }: { $seat }
room-leader-lot = Leader by lot
room-leader-draft = Leaders are drafted when the game begins.
room-leader-recommended = Recommended Leaders are drawn when the game begins.
room-invite = Invite
room-invite-about = One link for all: whoever opens it comes in and takes a free place.
room-copy = Copy the link
room-copied = Copied
room-share = Share
room-share-text = Play Dune: Imperium with me.
room-code = QR code
room-code-about = Point the camera of a phone at it.
room-code-picture = QR code of the link
room-copy-by-hand = The browser does not copy by itself. Here is the link:
room-members = Who is here
room-no-place = without a place
room-dismiss = Send out
room-dismiss-named = Send out: { $name }
room-dismiss-sure = { $name } loses the place, and no link you have sent is good any more.
room-leave = Leave the table
room-leave-sure = Your place becomes free.
room-leave-sure-host = Your place becomes free, and somebody else leads the table then.
room-close = Close the table
room-close-sure = The table and all links to it are gone then.
room-stay = Stay
room-no = No
room-terms = How you play
room-game = The game
room-name-title = What are you called?
room-name-about = The others see this name. Nothing else is asked, and there is no account.
room-name = Your name
room-name-keep = Use this name
room-gone = This table is not here any more.
room-gone-about = It was closed, or you are no longer in it. With a new link you can come in again.
room-without-you = The game has begun without you.
room-without-you-about = You had no seat, and only those with a seat see this game.

## An invitation

join-title = You are invited
join-about = Somebody wants to play Dune: Imperium with you, here in the browser. Free, no account.
join-come = Come in
join-coming = Coming in …
join-bad = Ask whoever sent you the link for a new one.

## The lobby

lobby-title = Lobby
lobby-play = Play with others
lobby-play-about = Open tables, your invitations, and where it is your turn.
lobby-about = Tables where somebody waits for you, and tables with free places.
lobby-turns = Your turn
lobby-turns-none = Nobody is waiting for you.
lobby-next = Next table
lobby-go = Play
lobby-table = A game
lobby-others = Your other games
lobby-open = Open
lobby-due = { $time } left
lobby-due-none = No time limit
lobby-mine = Your tables that gather
lobby-mine-none = You have no table that waits for people. Arrange a game and give a seat away “by link”: friends need nothing but the link.
lobby-watched = Tables you watch
lobby-listed = Open tables
lobby-listed-none = No table is open to everybody now. Open one yourself: listed in the lobby, others find it here.
lobby-new = Arrange a game
lobby-back = Go back in
lobby-enter = Come in
lobby-sit = Take a seat
lobby-watch = Watch
lobby-runs = running
lobby-free =
    { $n ->
        [0] no place free
        [one] 1 place free
       *[other] { $n } places free
    }
lobby-bots =
    { $n ->
        [one] 1 bot
       *[other] { $n } bots
    }

## Where it is somebody's turn

turns-n =
    { $n ->
        [one] Your turn at 1 table
       *[other] Your turn at { $n } tables
    }
title-turns = ● Your turn ({ $n }) · { $title }

## Another device

device-title = Another device
device-about = Your seats belong to this browser. With a code you have them on another device, too.
device-give = From this device
device-give-about = Make a code and type it on the other device, or scan it there. It is good once, for ten minutes.
device-make = Make a code
device-make-again = Make another code
device-left = Good for another { $time }
device-over = This code is not good any more.
device-secret = Whoever has it plays in your place: show it to nobody else.
device-take = To this device
device-take-about = Type the code your other device shows.
device-code = Code
device-go = Take my seats over
device-has-tables = This device has games of its own. If you go on, they stay behind and cannot be opened here any more.
device-anyway = Leave them behind
device-keep = Keep them
device-done = Done. Your seats are here now.
device-home = To your games

## The settings

set-you-group = You
set-name = Your name
set-name-about = So the others call you at tables you sit down at from now on.
set-name-kept = The name is kept.
set-name-keep = Keep
set-device = Another device
set-device-about = Have your seats and games on your phone or another computer, too.
set-device-go = Make or type a code

## What is refused

problem-unknown-room = This table is not here any more, or you are not in it.
problem-bad-invitation = This invitation is not good, or not any more.
problem-not-host = Only the host of the table can do this.
problem-nothing-is-hidden = Somebody may know what is hidden in this game, as it was in a file. So it cannot be opened to others.
problem-place-taken = This place is not free any more.
problem-leader-taken = Somebody else has this Leader by now.
problem-places-free = Some places are still free: a bot could take them.
problem-has-begun = The game has begun; this cannot be changed any more.
problem-not-begun = The game has not begun yet.
problem-not-your-seat = This seat belongs to somebody else.
problem-nothing-asked = Nobody asks to take anything back now.
problem-nobody-to-ask = Nobody else plays here who could agree.
problem-nothing-said = There is nothing to say in it.
problem-bad-clock = A clock must leave at least 15 seconds.
problem-bad-member = This person is not here any more.
problem-stood-in = A bot plays for you at the moment. Come back first.
problem-bad-code = This code is not good, or not any more. Look at it again, or make a new one.
problem-has-tables = This device has games of its own.
problem-nobody = The server does not know this browser. Load the page again, and allow cookies.
problem-one-device = This server is for one device only.
problem-not-your-table = Only whoever opened this game can delete it.
