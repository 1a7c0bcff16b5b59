# Games that are kept: the list of them, and what keeps the server from keeping them.

saved-more = Mostrar más
saved-damaged = Partida dañada
problem-disk-full = El disco está lleno y no se puede guardar nada. Nada ha cambiado; inténtalo de nuevo cuando haya espacio.
problem-database = Las partidas no se pueden guardar en este momento. Nada ha cambiado; inténtalo de nuevo enseguida.
problem-foreign = El servidor no responde con esta dirección. Abre la página con la dirección que indicó.
problem-too-large = Es demasiado grande para ser una partida.
problem-too-many = Demasiado de golpe. Dale un momento al servidor.
