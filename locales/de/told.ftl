## What people are told while they are away.
told-turn = Du bist am Zug: { $game }.
told-invitation = An einem neuen Tisch wird ein Platz für dich frei gehalten: { $game }.
told-talk = Am Tisch hat dir jemand etwas gesagt: { $game }.
told-time = Deine Zeit läuft ab: { $game }.

## How they want to be told.
telling-about = Bei Tischen, die du nicht geöffnet hast. Du bekommst eine Nachricht, bis du nachsiehst.
telling-off = Dieser Server verschickt keine Nachrichten.
push-here = Nachrichten in diesem Browser
push-here-about = Auch wenn keine Seite von Cabochon offen ist.
push-denied = Der Browser erlaubt es nicht. Erlaube in seinen Einstellungen Benachrichtigungen für diese Seite und versuche es noch einmal.
push-unable = Dieser Browser kann keine Nachrichten zeigen. Auf iPhone und iPad muss Cabochon zuerst auf den Home-Bildschirm.
push-elsewhere = Ein anderer Browser
told-kind-turn = Ich bin am Zug
told-kind-invitation = Ein Platz wird für mich frei gehalten
told-kind-talk = Gespräche an meinen Tischen
told-kind-time = Die Zeit wird knapp
quiet-hours = Ruhezeit
quiet-hours-about = Was danach noch gilt, wird dann gesendet.
quiet-from = Von
quiet-until = Bis
webhooks = Webhooks
webhooks-about = Eine Adresse bei einem anderen Dienst, etwa einem Kanal von Discord, die deine Nachrichten bekommt.
webhook-form = Was dort gelesen wird
webhook-discord = Discord
webhook-json = JSON mit Signatur
webhook-address = Adresse des Webhooks
webhook-add = Webhook hinzufügen
webhook-remove = { $host } entfernen
webhook-stopped = Angehalten, weil Nachrichten nicht ankamen. Füge ihn noch einmal hinzu, um fortzufahren.
webhook-secret = Das Geheimnis der Signatur. Es wird nur jetzt gezeigt:
