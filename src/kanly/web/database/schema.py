"""What the database holds.  A change here needs a migration (`migrations/versions`)."""

from __future__ import annotations

import sqlalchemy as sa

META = sa.MetaData()
TABLES = sa.Table(
    "tables",
    META,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("created", sa.String(32), nullable=False),
    sa.Column("updated", sa.String(32), nullable=False),
    # The key of who opened it; empty on a server for one device.
    sa.Column("owner", sa.String(64), nullable=False, server_default=""),
    sa.Column("setup", sa.Text, nullable=False),
    sa.Column("hints", sa.Boolean, nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("position", sa.Text),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("summary", sa.Text, nullable=False),
    sa.Column("version", sa.String(32)),
    sa.Column("lesson", sa.String(32)),
    sa.Column("coach", sa.String(8)),
    sa.Column("review", sa.Text),
    sa.Column("puzzle", sa.String(32)),
    # A bot must answer; which server has its bots think until when (seconds since 1970).
    sa.Column("bot_to_move", sa.Boolean),
    sa.Column("thinker", sa.String(32)),
    sa.Column("thinks_until", sa.Double),
    # Which seat is asked, and since when; the clock, if there is one; when it runs out.
    # (Seconds since 1970; 0: that was not kept yet.)
    sa.Column("deciding", sa.Integer),
    sa.Column("asked", sa.Double, nullable=False, server_default="0"),
    sa.Column("ticking", sa.Text),
    sa.Column("due", sa.Double),
    # Somebody may know what is hidden: they chose the seed, or had the game as a file.
    sa.Column("told", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index("tables_bot_to_move", "bot_to_move", "thinks_until"),
    sa.Index("tables_due", "due"),
)
ACTIONS = sa.Table(
    "actions",
    META,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("action", sa.String(64), nullable=False),
    # The revision it led to, and when it was kept; nothing for those of Kanly 0.5 and before.
    sa.Column("revision", sa.Integer),
    sa.Column("at", sa.String(32)),
)
SEATS = sa.Table(
    "seats",
    META,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("bot", sa.String(64), nullable=False),
    # The key of the person who has it; empty on a server for one device.
    sa.Column("person", sa.String(64), nullable=False),
    # The bot that plays for the person meanwhile.
    sa.Column("standin", sa.String(64), nullable=False, server_default=""),
    sa.Index("seats_person", "person"),
)
ROOMS = sa.Table(
    "rooms",
    META,
    # The game of a room has its id.
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("stage", sa.String(16), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    # Is there something in it for whoever comes?
    sa.Column("welcomes", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("updated", sa.String(32), nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("document", sa.Text, nullable=False),
    sa.Index("rooms_listed", "listed", "stage", "updated"),
)
MEMBERS = sa.Table(
    "members",
    META,
    sa.Column("room", sa.ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("person", sa.String(64), nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("gone", sa.Boolean, nullable=False),
    sa.UniqueConstraint("room", "person", name="members_once"),
    sa.Index("members_person", "person"),
)
CHAT = sa.Table(
    "chat",
    META,
    sa.Column("room", sa.ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("at", sa.String(32), nullable=False),
    sa.Column("member", sa.Integer, nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    # One of the phrases that are told in everybody's language, or somebody's own words.
    sa.Column("phrase", sa.String(32), nullable=False),
    sa.Column("words", sa.Text, nullable=False),
)
PEOPLE = sa.Table(
    "people",
    META,
    sa.Column("person", sa.String(64), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    # When a screen of theirs was last known to be open (seconds since 1970).
    sa.Column("seen", sa.Double, nullable=False),
)
CODES = sa.Table(
    "codes",
    META,
    # What the code is hashed to, and the number of a person, readable with the code only.
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("sealed", sa.String(64), nullable=False),
    sa.Column("until", sa.Double, nullable=False),
)
REMINDERS = sa.Table(
    "reminders",
    META,
    sa.Column("person", sa.String(64), primary_key=True),
    # How they are reminded ("push" or "mail"; who is not at all has no row), in which language.
    sa.Column("way", sa.String(8), nullable=False),
    sa.Column("lang", sa.String(8), nullable=False),
    # Where mails go, if they are wanted; and what ends them, without a cookie.
    sa.Column("address", sa.String(254), nullable=False),
    sa.Column("ticket", sa.String(32), nullable=False),
    # So often it has failed; until when nobody need look: a server sees to it, or it tries later.
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("rests_until", sa.Double, nullable=False),
    sa.Index("reminders_ticket", "ticket"),
    sa.Index("reminders_rest", "rests_until"),
)
DEVICES = sa.Table(
    "devices",
    META,
    sa.Column("person", sa.ForeignKey("reminders.person", ondelete="CASCADE"), primary_key=True),
    # What the endpoint is hashed to, the endpoint, and what only the browser there can read with.
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("endpoint", sa.Text, nullable=False),
    sa.Column("key", sa.String(128), nullable=False),
    sa.Column("secret", sa.String(32), nullable=False),
    sa.Column("since", sa.Double, nullable=False),
    # The last reminder that has reached it.
    sa.Column("heard", sa.String(32), nullable=False),
)
REMINDED = sa.Table(
    "reminded",
    META,
    sa.Column("person", sa.ForeignKey("reminders.person", ondelete="CASCADE"), primary_key=True),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    # The question (by when it was asked) they were reminded of first, and when time ran out.
    sa.Column("first", sa.Double, nullable=False),
    sa.Column("last", sa.Double, nullable=False),
)
PUZZLES = sa.Table(
    "puzzles",
    META,
    sa.Column("person", sa.String(64), primary_key=True),
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("solved", sa.Boolean, nullable=False),
    sa.Column("helped", sa.Boolean, nullable=False),
)
LOOKED = sa.Table(
    "looked",
    META,
    # One row: when a server has last looked at the clocks of tables (seconds since 1970).
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Double, nullable=False),
)
SECRETS = sa.Table(
    "secrets",
    META,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.String(64), nullable=False),
)
