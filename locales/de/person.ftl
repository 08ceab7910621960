## A person’s games
person-games = Partien
person-statistics = Statistik
person-ratings = Wertungen
person-data = Daten
person-rating = Wertung
person-none = Du hast noch keine Partie beendet. Jede beendete Partie erscheint hier.
person-none-fit = Hier gibt es noch keine Partien.
person-found = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
person-place = Platz { $rank } von { $count }
person-more = Mehr anzeigen
person-records = Partien herunterladen
filter-game = Spiel
filter-players = Spielerzahl
filter-result = Ergebnis
filter-with = Gespielt mit
filter-opponent = Gegner
filter-any = Alle
filter-people = Menschen
filter-bots = Nur Bots
result-won = Gewonnen
result-shared = Geteilter Sieg
result-lost = Verloren
result-none = Ohne Ergebnis

## Statistics
stat-won = Gewonnene Partien
stat-streak = Siege in Folge
stat-best-streak = Längste Siegesserie
stat-accuracy = Genauigkeit
stat-reviewed = { $count ->
    [one] aus { $count } Analyse
   *[other] aus { $count } Analysen
}
stat-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
stat-seat = Platz
stat-by-players = Siege nach Spielerzahl
stat-by-seat = Siege nach Sitzplatz
stat-by-company = Siege mit Menschen und Bots
stat-even = Der Strich zeigt den gleichen Anteil für alle.
stat-rating-course = Wertung im Lauf der Zeit
stat-accuracy-course = Genauigkeit im Lauf der Zeit
stat-as-table = Als Tabelle
stat-date = Datum

## Statistics of the games
figure-each = pro Partie
figure-cards = Deine meistgekauften Karten
figure-nobles = Adlige, die dich besuchen
figure-colours = Gekaufte Karten nach Farbe
figure-colour = Farbe
figure-levels = Gekaufte Karten nach Stufe
figure-level = Stufe
figure-reserving = Reservieren
figure-reserved = Reserviert
figure-blind = Verdeckt vom Stapel
figure-bought-later = Später gekauft
figure-jewel = Juwel
figure-bids = Durchschnittliches Gebot
figure-hits = Erfolgreiche Gebote
figure-won = Gewonnene Juwelen
figure-bluffs = Bluffs
figure-bluffs-worked = Gelungene Bluffs
figure-bluffs-about = Ein Bluff ist eine niedrige Karte auf ein Juwel, das mindestens 3 wert ist, solange andere noch antworten können.

## Ratings
rating-yours = Deine Wertungen
rating-about = Gewertete Partien zählen, für jedes Spiel und jede Spielerzahl getrennt. Alle beginnen bei 1.000; 400 Punkte Vorsprung bedeuten etwa zehn Siege auf eine Niederlage. Die Zahl hinter ± zeigt, wie unsicher eine Wertung noch ist. Wer aufgibt oder geht, wird Letzter. Eine Partie, die alle einvernehmlich beenden, zählt nicht.
rating-none = Du hast noch keine Wertung. Schalte beim Einrichten eines Tisches „Gewertete Partie“ ein.
rating-games = { $count ->
    [one] { $count } gewertete Partie
   *[other] { $count } gewertete Partien
}
rating-provisional = vorläufig
rating-after = Wertung { $rating } ({ $value })
leaderboard = Rangliste
leaderboard-list-me = In den Ranglisten erscheinen
leaderboard-list-about = Dann sehen alle auf diesem Server deinen Namen und deine Wertung.
leaderboard-place = Rang
leaderboard-name = Spieler
leaderboard-you = du
leaderboard-empty = Noch steht niemand hier: Man muss es wollen, und die Wertung darf nicht mehr vorläufig sein. Die Bots dienen zum Vergleich.

## Your data
data-none = Dieser Server weiß noch nichts über dich.
data-begin = Neu anfangen
data-export = Alles mitnehmen
data-export-about = Ein Archiv mit deinen Partien und ihren Aufzeichnungen, Wertungen, Aufgaben, Tagespartien und allem, was du an Tischen geschrieben hast.
data-export-do = Alles herunterladen
data-forget = Vergiss mich
data-goes = Was gelöscht wird
data-goes-about = Dein Name, Verlauf, Statistik und Wertungen, deine Ergebnisse bei Aufgaben und Tagespartien, alles, was du geschrieben hast, dein Wiederherstellungscode und deine Anmeldung auf allen Geräten. In laufenden Partien übernimmt ein Bot deinen Platz.
data-stays = Was bleibt
data-stays-about = Die Züge deiner Partien, ohne deinen Namen, denn die anderen behalten ihre Partien. Ihre Ergebnisse und Wertungen ändern sich nicht.
data-forget-final = Das lässt sich nicht rückgängig machen.
data-forget-name = Gib zur Bestätigung deinen Namen ein: { $name }
data-forget-do = Alles löschen
data-forgotten = Du bist vergessen.
