## What people are told while they are away.
told-turn = Du bist am Zug: { $game }.
told-invitation = Ein neuer Tisch wartet, dein Platz ist reserviert: { $game }.
told-talk = Am Tisch hat dir jemand geschrieben: { $game }.
told-time = Deine Zeit läuft ab: { $game }.

## How they want to be told.
telling-about = Für Tische, die du nicht offen hast. Solange du nicht nachsiehst, bekommst du nur eine Benachrichtigung pro Tisch.
telling-off = Dieser Server verschickt keine Benachrichtigungen.
push-here = Benachrichtigungen in diesem Browser
push-here-about = Auch wenn Cabochon nicht geöffnet ist.
push-denied = Der Browser blockiert sie. Erlaube in seinen Einstellungen Benachrichtigungen für diese Seite und versuche es noch einmal.
push-unable = Dieser Browser kann keine Benachrichtigungen zeigen. Auf iPhone und iPad muss Cabochon zuerst auf den Home-Bildschirm.
push-elsewhere = Ein anderer Browser
told-kind-turn = Ich bin am Zug
told-kind-invitation = Ein Platz ist für mich reserviert
told-kind-talk = Gespräche an meinen Tischen
told-kind-time = Die Zeit wird knapp
quiet-hours = Ruhezeit
quiet-hours-about = Was danach noch wichtig ist, wird dann gesendet.
quiet-from = Von
quiet-until = Bis
webhooks = Webhooks
webhooks-about = Die Adresse eines anderen Dienstes, der deine Benachrichtigungen bekommt, etwa eines Discord-Kanals.
webhook-form = Nachrichtenformat
webhook-discord = Discord
webhook-json = JSON mit Signatur
webhook-address = Adresse des Webhooks
webhook-add = Webhook hinzufügen
webhook-remove = { $host } entfernen
webhook-stopped = Angehalten, weil nichts angekommen ist. Füge ihn noch einmal hinzu, um ihn fortzusetzen.
webhook-secret = Das Geheimnis der Signatur. Es wird nur dieses eine Mal gezeigt:
