## Clubs
clubs-about = Een club is een groep die samen speelt, met eigen tafels, een stand en een gesprek. Richt er een op en stuur de anderen de link.
clubs-own = Jouw clubs
clubs-none = Je zit nog in geen enkele.
club-new = Een nieuwe club
club-called = Naam van de club
club-found = Club oprichten
club-members = { $count ->
    [one] { $count } lid
   *[other] { $count } leden
  }
club-invited = Je bent uitgenodigd voor deze club. Leden zien elkaars namen, tafels, resultaten en gesprek.
club-outside = Wat hier gebeurt, zien alleen leden. Wil je erbij, vraag dan een van hen om de link.
club-join = Lid worden
club-invite = Uitnodigen: link delen
club-invite-about = Wie deze link heeft, kan lid worden.
club-leave = Club verlaten
club-leave-last = Je bent het laatste lid. Zonder jou wordt de club verwijderd.
club-told = Laat me weten als er een nieuwe tafel is
club-told-about = Op de manieren die je bij de meldingen hebt gekozen.
club-tables = Tafels
club-tables-none = Er is nu geen tafel open.
club-open = Tafel openen:
club-period = Periode
club-all-time = Alle spellen
club-last-days = Laatste { $days } dagen
club-standings-none = Er heeft nog geen spel geteld.
club-rule = Een spel aan een tafel van de club telt voor zijn leden als minstens twee mensen het tot een uitslag hebben gespeeld.
club-talk = Gesprek
club-muted = De leiding heeft je gedempt.
club-members-title = Leden
club-rename = Hernoemen
club-renew = Link vernieuwen
club-renew-about = Met de oude link komt dan niemand meer binnen.
club-renewed = Met de oude link komt niemand meer binnen.
club-unlead = { $name } uit de leiding halen
club-remove-about = Als je iemand verwijdert, wordt ook de link vernieuwd.
club-close = Club opheffen
club-close-sure = De club wordt met stand en gesprek voorgoed verwijderd. Gespeelde spellen blijven.
