## What people are told while they are away.
told-turn = It is your turn at a table of { $game }.
told-invitation = A seat is kept for you at a new table of { $game }.
told-talk = Somebody said something to you at a table of { $game }.
told-time = Your time is running out at a table of { $game }.

## How they want to be told.
telling-about = At a table that you do not have open. You get one notice until you look at it.
telling-off = This server sends no notices.
push-here = Notices in this browser
push-here-about = Even when no page of Cabochon is open.
push-denied = The browser does not allow it. Allow notifications for this site in its settings, then try again.
push-unable = This browser cannot show notices. On an iPhone or iPad, add Cabochon to the home screen first.
push-elsewhere = Another browser
told-kind-turn = My turn
told-kind-invitation = A seat kept for me
told-kind-talk = Talk at my tables
told-kind-time = Little time left
quiet-hours = Quiet hours
quiet-hours-about = What still matters afterwards is sent then.
quiet-from = From
quiet-until = Until
webhooks = Webhooks
webhooks-about = An address of another service, such as a channel of Discord, that gets your notices.
webhook-form = What it reads
webhook-discord = Discord
webhook-json = JSON with a signature
webhook-address = Address of the webhook
webhook-add = Add webhook
webhook-remove = Remove { $host }
webhook-stopped = Stopped, since notices did not arrive. Add it again to go on.
webhook-secret = The secret of the signature. It is shown only now:
