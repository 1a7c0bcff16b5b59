# Games that are kept: the list of them, and what keeps the server from keeping them.

saved-more = Mehr zeigen
saved-damaged = Beschädigte Partie
problem-disk-full = Die Festplatte ist voll, nichts lässt sich speichern. Es hat sich nichts geändert; mit mehr Platz geht es wieder.
problem-database = Die Partien lassen sich gerade nicht speichern. Es hat sich nichts geändert; gleich noch einmal versuchen.
problem-foreign = Der Server antwortet nicht unter dieser Adresse. Bitte die Seite unter der Adresse öffnen, die er genannt hat.
problem-too-large = Das ist zu groß für eine Partie.
problem-too-many = Das war zu viel auf einmal. Gib dem Server einen Moment.
