## What the server itself writes: mails, and the pages behind their links.
server-mail-stop = To stop these mails:
server-mail-confirm-subject = Confirm your address for Cabochon
server-mail-confirm = Someone entered this address at { $host } to receive notifications about their games. If it was you, confirm it with this link within a day:
server-mail-confirm-not = If it was not you, do nothing: no notifications will come. To receive no more of these mails:
server-page-confirm-title = Confirm your address
server-page-confirm = Notifications about your games will then be sent to this address.
server-page-confirm-button = Confirm
server-page-confirmed-title = Address confirmed
server-page-confirmed = From now on, notifications also come by mail. You choose which ones in the settings.
server-page-stop-title = Stop these mails
server-page-stop = Nothing more will be sent to this address.
server-page-stop-button = Stop
server-page-stopped-title = Stopped
server-page-stopped = Nothing more will be sent to this address.
server-page-dead-title = This link no longer works
server-page-dead = It has expired, was already used or was replaced by a newer one. You can enter your address again in the settings.
server-page-home = To Cabochon
