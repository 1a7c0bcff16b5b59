"""Mails: what stands in them, and the server of the host's that sends them."""

from __future__ import annotations

import ipaddress
import re
import smtplib
import ssl
from collections.abc import Mapping
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formataddr, formatdate, make_msgid
from typing import Final

from ...engine.errors import KanlyError
from ...language import message

PATIENCE: Final = 10.0
"""Seconds the mail server has for each answer."""
ENCRYPTED: Final = 465
"""The port at which a mail server begins with encryption; at others it is asked for."""
SUBMISSION: Final = "587"
"""The port mail servers take mails of their users at."""
LONGEST: Final = 254
"""Characters of an address."""
FORM: Final = SMTP.clone(max_line_length=900)
"""Lines that are hardly ever broken: a link that was would be written in code."""
ADDRESS: Final = re.compile(
    r"(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*"
    r"@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?",
    re.ASCII | re.IGNORECASE,
)


class NotSent(Exception):
    """A mail was not sent.  What the mail server said is not repeated: it names addresses."""

    def __init__(self, reason: str, for_good: bool = False) -> None:
        super().__init__(reason)
        self.for_good = for_good
        """The mail server knows nobody of that address, and will not."""


@dataclass(frozen=True)
class MailServer:
    """The mail server of the host, and the address mails come from."""

    sender: str
    host: str
    port: int
    user: str = ""
    password: str = field(default="", repr=False)

    def send(self, mail: EmailMessage) -> None:
        """Have it sent; the way there is encrypted, but on this machine."""
        try:
            with self._connected() as server:
                if not (self.port == ENCRYPTED or _is_here(self.host)):
                    server.starttls(context=ssl.create_default_context())
                if self.user:
                    server.login(self.user, self.password)
                server.send_message(mail)
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            raise NotSent("nobody there", all(500 <= x < 600 for x in codes)) from None
        except (smtplib.SMTPException, OSError, ValueError) as error:
            raise NotSent(type(error).__name__) from None

    def _connected(self) -> smtplib.SMTP:
        if self.port == ENCRYPTED:
            context = ssl.create_default_context()
            return smtplib.SMTP_SSL(self.host, self.port, timeout=PATIENCE, context=context)
        return smtplib.SMTP(self.host, self.port, timeout=PATIENCE)


def configured(sender: str, environment: Mapping[str, str]) -> MailServer:
    """The mail server the environment names; a password stands on no command line."""
    if not is_address(sender):
        raise KanlyError(f"--mail-from {sender}: this is no address of mail")
    host, _, port = environment.get("KANLY_MAIL_SERVER", "").partition(":")
    if not host or not (port or SUBMISSION).isdecimal():
        raise KanlyError(
            "--mail-from needs KANLY_MAIL_SERVER in the environment, as smtp.example.org:587"
        )
    user, password = (environment.get(f"KANLY_MAIL_{x}", "") for x in ("USER", "PASSWORD"))
    return MailServer(sender, host, int(port or SUBMISSION), user, password)


def is_address(text: str) -> bool:
    """Is it one address a mail can go to, and nothing else?"""
    return len(text) <= LONGEST and ADDRESS.fullmatch(text) is not None


def confirmation(server: MailServer, to: str, lang: str, code: str) -> EmailMessage:
    """Asks whether whoever reads this wants reminders."""
    said = message(lang, "mail-confirm", code=code)
    return _mail(server, to, message(lang, "mail-confirm-subject"), said)


def reminder(
    server: MailServer, to: str, lang: str, words: str, links: list[str], end: str
) -> EmailMessage:
    """Tells that somebody is asked, at which tables, and how to get no more of these."""
    said = "\n\n".join([words, "\n".join(links), message(lang, "mail-end", link=end)])
    mail = _mail(server, to, words, said)
    mail["List-Unsubscribe"] = f"<{end}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return mail


def _mail(server: MailServer, to: str, subject: str, said: str) -> EmailMessage:
    mail = EmailMessage(FORM)
    mail["From"] = formataddr(("Kanly", server.sender))
    mail["To"] = to
    mail["Subject"] = subject
    mail["Date"] = formatdate()
    mail["Message-ID"] = make_msgid(domain=server.sender.rpartition("@")[2])
    mail["Auto-Submitted"] = "auto-generated"
    mail.set_content(f"{said}\n")
    return mail


def _is_here(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
