# What people say to each other in a room and at a table.
talk-title = Gespräch
talk-empty = Noch hat niemand etwas gesagt. Ein Gruß ist ein guter Anfang.
talk-somebody = Jemand
talk-phrases = Fertige Sätze
talk-words = Deine Worte
talk-placeholder = Sag etwas
talk-send = Senden
talk-hush = Jemanden stummschalten
talk-hush-about = Du siehst dann nicht mehr, was diese Person schreibt. Niemand erfährt davon.
talk-mute = Stummschalten: { $name }
talk-unmute = Wieder lesen: { $name }

## Ready phrases, which everybody reads in their own language

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-oops = Ups!
phrase-thinking = Ich überlege noch …
phrase-your-turn = Du bist dran!
phrase-nice-move = Guter Zug!
phrase-that-hurt = Das tat weh!
phrase-back-soon = Bin gleich zurück.
phrase-good-game = Schöne Partie!
phrase-once-more = Noch eine?

## Said for those who come and go

phrase-left = Ich gehe vorerst.
phrase-back = Ich bin wieder da.
phrase-resigned = Ich gebe auf.
