## Moves, as one would suggest them
move-bid = Lay the { $card } { part-on-place }
move-return-jewel = Put the { jewel } back into the pouch
move-give = Return { $tokens }
move-reserve = Reserve { part-card }
move-reserve-blind = Reserve an unseen level { $level } card
move-buy = Buy { part-card }
move-buy-hidden = Buy a reserved card
move-noble = Welcome noble number { $number }

## What speaks for a move
reason-keeps-from = Denies { $name } a { jewel }, number { $number } of a set.
reason-leaves-best = Leaves on offer what is worth most to this player.
reason-leaves-wanted = Leaves a { jewel } on offer, number { $number } of this player’s set.
reason-adds-to-set = A { jewel }, number { $number } of a set: { bonus-of }.
reason-wins-for-certain = Nobody else can lay a card there any more.
reason-cannot-be-beaten = No card that the others still hold can beat the { $card }.
reason-saves-highest = Spends the lowest card and saves the { $card }.
reason-worth-most = No jewel on offer is worth more: { points-long }.
reason-reaches-goal = Reaches { points-long } and brings on the last round.
reason-brings-noble = Brings a noble: { points-long } in all.
reason-scores = Scores { points-long }.
reason-adds-bonus = Adds a bonus: { gem }, now { $number }.
reason-takes-gold = Takes a gold token.
reason-denies = Otherwise { $name } could buy the card next turn: { points-long }.
reason-denies-end = Otherwise { $name } could buy the card next turn and end the game.
reason-noble-nearer = { $bonuses ->
    [one] Only { $bonuses } bonus short of the nearest noble.
   *[other] { $bonuses } bonuses short of the nearest noble.
  }
reason-within-reach = Can be bought next turn: level { $level }, { gem }{ $points ->
    [0] {""}
   *[other] , { points-long }
  }.
reason-nearer = { $tokens ->
    [one] { $tokens } token short
   *[other] { $tokens } tokens short
  } of a card: level { $level }, { gem }{ $points ->
    [0] {""}
   *[other] , { points-long }
  }.

## Hints
hint-title = What a strong player would do
hint-thinking = Thinking…
hint-chance = { $chance } to win
hint-often = { $share } of the time
hint-mixed = No single move is best here. Mix these as often as shown, so that nobody can read you.
hint-close = Close the hint

## The review of a game
review-about = A strong player goes over every decision, knowing only what the player knew at that moment.
review-running = { $done } of { $count } decisions reviewed…
review-depth = Positions examined for each decision: { $count }.
review-deeper = Look deeper
review-graph = Chances of winning
review-graph-about = Everybody’s chance at each decision, as the player to move could judge it.
review-accuracy = Accuracy
review-accuracy-about = A decision that gives nothing away counts 100, one that gives away five points of winning chance counts 50.
review-given = Given away
review-luck = Luck
review-luck-about = Luck is what was revealed between decisions: deals, draws, hidden cards.
review-turning = Turning points
review-turning-none = Nobody gave much away, and luck favoured nobody.
review-all = All decisions
review-number = No.
review-made = Move
review-better = Better
review-fine = Nothing better was found.
review-in-mixture = This move is part of the best mix.
review-chance = Chance
review-lost = { $name } gave away { $chance }
review-lucky = Luck helped { $name } by { $chance }
review-at = Decision { $number } of { $count }: { $name }
review-on-board = On the board

## Playing on from a finished game
play-on-about = A new table starts from exactly this position, hidden cards included. Bots play the other seats.
play-on-seat = You play for
play-on-bots = Against
play-on-same = the same bots, and a bot in place of each person
play-on-do = Play
what-if = Play the better move

## A deal by a link
deal-title = Beat this result
deal-about = { $names } played these cards. You get exactly the same ones, and you’ll see the result after your game.
deal-play = Play these cards

## The coach, before a move is final
coach = Coach
coach-about = Speaks up before a costly move is final. Only against bots.
coach-off = Off
coach-blunders = Blunders only
coach-mistakes = Mistakes
coach-slips = Small slips, too
coach-from = Speaks when a move gives away at least { $share } winning chance.
coach-title = Before you play that
coach-costs = { $chance } to win. The best play would give you { $best }.
coach-better = This would be better:
coach-anyway = Play it anyway
coach-again = Choose again
coach-offer = Would you like a coach for your first games? It speaks up before a costly move is final, and you decide.
coach-offer-yes = Play with the coach
coach-offer-no = No, thanks
