## The daily deal
daily-until = De spellen van vandaag eindigen om { $time }.
daily-rules = Elk spel heeft één dagspel, met dezelfde bots voor iedereen; wat ze doen hangt alleen van jouw zetten af. Je eerste poging telt. De uitslag gaat op je voorsprong op de beste bot.
daily-before = Je eerste poging telt. Je speelt zonder tips en zetten blijven staan. Daarna zie je hoe anderen speelden.
daily-later = Je poging is voorbij. Je kunt deze kaarten zo vaak spelen als je wilt, ook met tips, maar dat telt niet meer.
daily-past = Deze dag is voorbij, dus een poging telt niet meer. Tips mogen.
daily-running = Je poging is bezig.
daily-play = Spelen
daily-continue = Verder spelen
daily-again = Nog eens spelen
daily-tried = { $count ->
    [one] { $count } speler is klaar.
   *[other] { $count } spelers zijn klaar.
  }
daily-hidden = Je ziet de uitslag als je eigen poging voorbij is.
daily-none = Niemand heeft dit spel afgemaakt.
daily-place = Plaats
daily-lead = Voorsprong
daily-lead-about = De voorsprong is het aantal punten van de speler min dat van de beste bot. De nauwkeurigheid staat erbij zodra een spel is geanalyseerd.
daily-gave-up = opgegeven
daily-look = Dit spel bekijken
daily-late = Je was te laat klaar, dus dit resultaat telt niet.
daily-opening = De eerste zetten
daily-opening-about = Wat iedereen deed die tot dan toe zette zoals jij.
daily-opening-first = Hoe er begonnen werd.
daily-decision = Beslissing { $number }
daily-people = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
  }
daily-yours = jouw zet
daily-others = andere zetten
daily-past-days = Eerdere dagen
daily-past-about = Spellen van eerdere dagen blijven open. Ze tellen niet meer.
daily-your-result = Jouw resultaat
daily-nobody = iemand
daily-closes = Afmaken vóór: { $time }
