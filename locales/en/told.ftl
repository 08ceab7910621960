## What people are told while they are away.
told-turn = It is your turn in a game of { $game }.
told-invitation = A seat is reserved for you in a new game of { $game }.
told-talk = Somebody wrote to you in a game of { $game }.
told-time = You are running out of time in a game of { $game }.

## How they want to be told.
telling-about = For tables that you do not have open. Until you look at a table, you get only one notification from it.
telling-off = This server sends no notifications.
push-here = Notifications in this browser
push-here-about = Even when Cabochon is not open.
push-denied = The browser blocks them. Allow notifications for this site in its settings, then try again.
push-unable = This browser cannot show notifications. On an iPhone or iPad, first add Cabochon to the home screen.
push-elsewhere = Another browser
told-kind-turn = My turn
told-kind-invitation = A seat reserved for me
told-kind-talk = Talk at my tables
told-kind-time = Little time left
quiet-hours = Quiet hours
quiet-hours-about = What still matters afterwards is sent then.
quiet-from = From
quiet-until = Until
webhooks = Webhooks
webhooks-about = The address of another service that receives your notifications, such as a Discord channel.
webhook-form = Format
webhook-discord = Discord
webhook-json = JSON, signed
webhook-address = Address of the webhook
webhook-add = Add webhook
webhook-remove = Remove { $host }
webhook-stopped = Stopped because notifications did not arrive. Add it again to resume.
webhook-secret = The secret of the signature. It is shown only this once:
