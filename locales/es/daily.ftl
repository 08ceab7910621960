## The daily deal
daily-until = Los repartos de hoy acaban a las { $time }.
daily-rules = Cada juego tiene un reparto al día, con los mismos bots para todos; lo que hacen depende solo de tus jugadas. Cuenta tu primer intento. La clasificación sigue tu ventaja sobre el mejor bot.
daily-before = Cuenta tu primer intento. Lo juegas sin pistas y sin deshacer jugadas. Después verás cómo jugaron los demás.
daily-later = Tu intento ha terminado. Puedes volver a jugar este reparto cuantas veces quieras, con pistas, pero ya no cuenta.
daily-past = Este día ya pasó y un intento ya no cuenta. Se permiten pistas.
daily-running = Tu intento está en marcha.
daily-play = Jugar
daily-continue = Seguir
daily-again = Volver a jugar
daily-tried = { $count ->
    [one] { $count } persona ha terminado.
   *[other] { $count } personas han terminado.
  }
daily-hidden = Verás los resultados cuando termine tu propio intento.
daily-none = Nadie ha terminado este reparto.
daily-place = Puesto
daily-lead = Ventaja
daily-lead-about = La ventaja son los puntos del jugador menos los del mejor bot. La precisión aparece cuando la partida se ha analizado.
daily-gave-up = abandonó
daily-look = Ver esta partida
daily-late = Terminaste demasiado tarde y este resultado no cuenta.
daily-opening = Las primeras jugadas
daily-opening-about = Qué jugaron quienes habían jugado como tú hasta entonces.
daily-opening-first = Cómo se empezó.
daily-decision = Decisión { $number }
daily-people = { $count ->
    [one] { $count } persona
   *[other] { $count } personas
  }
daily-yours = tu jugada
daily-others = otras jugadas
daily-past-days = Días pasados
daily-past-about = Los repartos de días pasados siguen abiertos. Ya no cuentan.
daily-your-result = Tu resultado
daily-nobody = alguien
daily-closes = Plazo para terminar: { $time }
