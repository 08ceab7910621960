## The daily deal
daily-until = Die heutigen Partien enden um { $time }.
daily-rules = Für jedes Spiel gibt es täglich eine Partie mit denselben Bots für alle; was sie tun, hängt nur von deinen Zügen ab. Dein erster Versuch zählt. Die Rangliste richtet sich nach dem Vorsprung auf den besten Bot.
daily-before = Dein erster Versuch zählt. Tipps gibt es nicht, und kein Zug lässt sich zurücknehmen. Wie andere gespielt haben, siehst du danach.
daily-later = Dein Versuch ist vorbei. Du kannst diese Karten beliebig oft wieder spielen, auch mit Tipps, aber das zählt nicht mehr.
daily-past = Dieser Tag ist vorbei, ein Versuch zählt nicht mehr. Tipps sind erlaubt.
daily-running = Dein Versuch läuft.
daily-play = Spielen
daily-continue = Weiterspielen
daily-again = Noch einmal spielen
daily-tried = { $count ->
    [one] { $count } Person ist fertig.
   *[other] { $count } Personen sind fertig.
  }
daily-hidden = Die Ergebnisse siehst du, wenn dein eigener Versuch vorbei ist.
daily-none = Noch hat niemand diese Partie beendet.
daily-place = Platz
daily-lead = Vorsprung
daily-lead-about = Der Vorsprung ist die eigene Punktzahl minus die des besten Bots. Die Genauigkeit steht dort, sobald eine Partie analysiert wurde.
daily-gave-up = aufgegeben
daily-look = Diese Partie ansehen
daily-late = Du bist zu spät fertig geworden, deshalb zählt dieses Ergebnis nicht.
daily-opening = Die ersten Züge
daily-opening-about = So zogen alle, die bis dahin wie du gespielt hatten.
daily-opening-first = So wurde begonnen.
daily-decision = Entscheidung { $number }
daily-people = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
  }
daily-yours = dein Zug
daily-others = andere Züge
daily-past-days = Frühere Tage
daily-past-about = Partien früherer Tage bleiben offen. Sie zählen nicht mehr.
daily-your-result = Dein Ergebnis
daily-nobody = jemand
daily-closes = Beenden bis: { $time }
