# Games that are kept: the list of them, and what keeps the server from keeping them.

saved-more = Show more
saved-damaged = Damaged game
problem-disk-full = The disk is full, so nothing can be saved. Nothing has changed; try again when there is room.
problem-database = The games cannot be saved at the moment. Nothing has changed; try again soon.
problem-foreign = The server does not answer under this address. Open the page under the address it printed.
problem-too-large = This is too large to be a game.
problem-too-many = That was too much at once. Give the server a moment.
