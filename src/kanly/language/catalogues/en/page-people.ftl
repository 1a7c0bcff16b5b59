# People at one table, each at a device of their own.
side-tab-people = People
people-side-table = Table
people-title = People at the table
people-players = Players
people-watchers = Watching
people-bot = a bot plays
people-unread =
    { $n ->
        [one] { $n } new line
       *[other] { $n } new lines
    }
people-key-talk = Talk to the others

## Time

people-time = Time left
people-days = { $d } d { $h } h
people-hours = { $h } h { $min } min
people-pressing =
    { $n ->
        [one] You have { $n } second left.
       *[other] You have { $n } seconds left.
    }

## Bots that stand in, and watching

people-for = a bot plays for { $name }
people-for-you = a bot plays for you
people-bot-for-you = A bot plays for you.
people-come-back = Take my seat back
people-watching = You are watching.
people-later = You see the game of five minutes ago.
people-sit = Take this seat

## Taking back

people-back-ask = Ask to take it back
people-back-asked =
    { $n ->
        [one] { $name } asks to take back { $n } action.
       *[other] { $name } asks to take back { $n } actions.
    }
people-back-yours =
    { $n ->
        [one] You ask to take back { $n } action.
       *[other] You ask to take back { $n } actions.
    }
people-back-waiting = No answer yet: { $names }
people-back-agree = Agree
people-back-refuse = No
people-back-withdraw = Withdraw
people-back-refused = The others would rather play on.

## The table itself

people-table = Table and people
people-open-title = Invite others
people-open-about = Give seats away by link: whoever opens it plays along on a device of their own. You stay in your seat.
people-open = Invite others
people-offer-title = Give a seat to somebody
people-offer-about = Whoever opens the link of a seat plays on there.
people-offer-loses = { $name } cannot come back to it then.
people-watch-link = Whoever opens this link watches.
people-dismiss-sure = { $name } no longer sees the game, and no link you have sent is good any more.
people-leave-title = Going
people-leave-about = A bot plays for you until you come back. You can come back any time.
people-leave = Leave for now
people-stop-watching = Stop watching
people-resign-sure = A bot plays on in your place, and you cannot take the seat back.
people-resign = Resign

## Once more

people-again = Rematch
people-again-wish = { $name } wants a rematch.
people-again-open = The table for a rematch is open.
people-again-come = Come along
