# Reminders for whoever is asked and away: how they are chosen, and how mails end.

remind = Reminders
remind-about = If you have no screen of Kanly open when it is your turn: one for each turn, and one more before your time is up.
remind-off = Off
remind-push = Notification
remind-mail = Mail
remind-push-here = This device tells you.
remind-push-elsewhere = Another device of yours tells you, this one does not.
remind-push-too = Tell me here, too
remind-push-never = This browser takes no notifications. On an iPhone or iPad it does once Kanly is on the home screen.
remind-push-denied = Your browser does not allow this page to notify you. Its settings can change that.
remind-mail-address = Your mail address
remind-mail-send = Send me a code
remind-mail-sent = A code is on its way to { $address }.
remind-mail-have = I have a code
remind-mail-code = Code from the mail
remind-mail-confirm = Confirm
remind-mail-to = Mails go to { $address }.
remind-mail-private = Nobody is told the address, and it is used for nothing else. “Off” deletes it.
mail-off-title = No more mails?
mail-off-about = Kanly then reminds you no more, and deletes your address.
mail-off-do = Send no more mails
mail-off-done = No more mails will come. Your address is deleted.
problem-no-such-way = This server cannot remind you in that way.
problem-bad-device = This browser’s notifications do not work here.
problem-bad-address = No mail can be sent to this address. Look at it again.
problem-no-mail = The mail could not be sent. Try again later.
