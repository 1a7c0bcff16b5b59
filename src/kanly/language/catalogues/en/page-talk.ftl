# What people say to each other in a room and at a table.
talk-title = Talk
talk-empty = Nobody has said anything yet. A greeting is a good start.
talk-somebody = Somebody
talk-phrases = Ready phrases
talk-words = Your words
talk-placeholder = Say something
talk-send = Send
talk-hush = Mute somebody
talk-hush-about = You no longer see what they say. Nobody is told.
talk-mute = Mute { $name }
talk-unmute = Hear { $name } again

## Ready phrases, which everybody reads in their own language

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-thinking = I am thinking …
phrase-your-turn = Your turn!
phrase-nice-move = Nice move!
phrase-that-hurt = That hurt!
phrase-back-soon = Back soon.
phrase-good-game = Good game!
phrase-once-more = Once more?

## Said for those who come and go

phrase-left = I leave for now.
phrase-back = I am back.
phrase-resigned = I resign.
