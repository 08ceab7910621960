## The daily deal
daily-until = Today’s deals end at { $time }.
daily-rules = Each game has one deal a day, with the same bots for everyone; what they do depends only on your moves. Your first try counts. Results are ranked by your lead over the best bot.
daily-before = Your first try counts. There are no hints and no take-backs. Afterwards you see how others did.
daily-later = Your try for this deal is over. You can play it again as often as you like, with hints, but that no longer counts.
daily-past = This day is over, so a try no longer counts. Hints are allowed.
daily-running = Your try is under way.
daily-play = Play
daily-continue = Continue
daily-again = Play it again
daily-tried = { $count ->
    [one] { $count } person has finished.
   *[other] { $count } people have finished.
  }
daily-hidden = You will see the results when your own try is over.
daily-none = Nobody has finished this deal.
daily-place = Place
daily-lead = Lead
daily-lead-about = A player’s lead is their points minus the best bot’s. Accuracy appears once a game has been reviewed.
daily-gave-up = gave up
daily-look = Look at this game
daily-late = You finished too late for this result to count.
daily-opening = The first moves
daily-opening-about = What people played after the same moves as yours.
daily-opening-first = How people opened.
daily-decision = Decision { $number }
daily-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
  }
daily-yours = your move
daily-others = other moves
daily-past-days = Past days
daily-past-about = Deals of past days stay open. They no longer count.
daily-your-result = Your result
daily-nobody = somebody
daily-closes = Finish by: { $time }
