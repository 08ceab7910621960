## Clubs
clubs-about = Ein Club ist eine Runde, die zusammen spielt, mit eigenen Tischen, einer Tabelle und einem Gespräch. Gründe einen und schick den anderen den Link.
clubs-own = Deine Clubs
clubs-none = Du bist noch in keinem.
club-new = Ein neuer Club
club-called = Name des Clubs
club-found = Club gründen
club-members = { $count ->
    [one] { $count } Mitglied
   *[other] { $count } Mitglieder
  }
club-invited = Du bist in diesen Club eingeladen. Mitglieder sehen voneinander Namen, Tische, Ergebnisse und Gespräch.
club-outside = Was hier geschieht, sehen nur Mitglieder. Wenn du mitmachen willst, bitte eines um den Link.
club-join = Beitreten
club-invite = Einladen: Link teilen
club-invite-about = Wer diesen Link hat, kann beitreten.
club-leave = Austreten
club-leave-last = Du bist das letzte Mitglied. Ohne dich wird der Club gelöscht.
club-told = Bei neuen Tischen Bescheid geben
club-told-about = Auf den Wegen, die du bei den Benachrichtigungen gewählt hast.
club-tables = Tische
club-tables-none = Gerade ist kein Tisch offen.
club-open = Tisch eröffnen:
club-period = Zeitraum
club-all-time = Alle Partien
club-last-days = Letzte { $days } Tage
club-standings-none = Noch hat keine Partie gezählt.
club-rule = Eine Partie an einem Tisch des Clubs zählt für seine Mitglieder, wenn mindestens zwei Menschen sie bis zu einem Ergebnis gespielt haben.
club-talk = Gespräch
club-muted = Die Leitung hat dich stummgeschaltet.
club-members-title = Mitglieder
club-rename = Umbenennen
club-renew = Link erneuern
club-renew-about = Mit dem alten Link kommt dann niemand mehr herein.
club-renewed = Mit dem alten Link kommt niemand mehr herein.
club-unlead = { $name } aus der Leitung nehmen
club-remove-about = Wenn du jemanden entfernst, wird auch der Link erneuert.
club-close = Club auflösen
club-close-sure = Der Club wird mit Tabelle und Gespräch endgültig gelöscht. Gespielte Partien bleiben.
