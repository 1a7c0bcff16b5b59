# What whoever is away is told, by push or by mail.

remind-turn =
    { $n ->
        [one] It is your turn.
       *[other] It is your turn at { $n } tables.
    }
remind-last =
    { $n ->
        [one] It is your turn, and your time is running out.
       *[other] It is your turn at { $n } tables, and your time is running out.
    }
mail-confirm-subject = Your code for reminders
mail-confirm =
    Your code: { $code }

    Type it in the settings of Kanly, and you get a mail here when it is your turn and you are away. It is good for an hour.

    If you know nothing of this, do nothing: without the code no more mails come, and your address is not kept.
mail-end =
    No more of these mails:
    { $link }
