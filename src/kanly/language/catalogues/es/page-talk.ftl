# What people say to each other in a room and at a table.
talk-title = Charla
talk-empty = Nadie ha dicho nada todavía. Un saludo es un buen comienzo.
talk-somebody = Alguien
talk-phrases = Frases hechas
talk-words = Tus palabras
talk-placeholder = Di algo
talk-send = Enviar
talk-hush = Silenciar a alguien
talk-hush-about = Dejas de ver lo que escribe. Nadie se entera.
talk-mute = Silenciar: { $name }
talk-unmute = Volver a leer: { $name }

## Ready phrases, which everybody reads in their own language

phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-well-played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-oops = ¡Vaya!
phrase-thinking = Estoy pensando…
phrase-your-turn = ¡Te toca!
phrase-nice-move = ¡Buena jugada!
phrase-that-hurt = ¡Eso ha dolido!
phrase-back-soon = Vuelvo enseguida.
phrase-good-game = ¡Buena partida!
phrase-once-more = ¿Otra?

## Said for those who come and go

phrase-left = Me voy por ahora.
phrase-back = Ya he vuelto.
phrase-resigned = Abandono.
