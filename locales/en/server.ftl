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
## What other sites and messengers show for a link.
server-preview-house = Play three gem games online with friends or bots.
server-preview-rules = How to play { $game }.
server-preview-club = A club that plays together: open the link to join.
server-preview-free = { $free ->
    [one] One seat is free
   *[other] { $free } seats are free
}
server-preview-full = The game is about to begin
server-preview-turn = To move: { $names }
server-preview-won = Won by { $names }
server-preview-over = The game is over
server-preview-ended = It is over
server-preview-entered = { $count ->
    [one] One player so far
   *[other] { $count } players so far
}
server-preview-round = Round { $round } of { $rounds }
server-preview-game = Game { $round } of { $rounds }
server-preview-seat = free
server-preview-player = Player { $number }
server-preview-sit = Open the link to sit down
server-preview-watch = Open the link to watch
server-preview-take-part = Open the link to take part
