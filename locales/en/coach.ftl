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
reason-keeps-from = { $name } does not get number { $number } of a set: { jewel }.
reason-leaves-best = What stays on offer is worth most to this player.
reason-leaves-wanted = Stays on offer: { jewel }, number { $number } of this player’s set.
reason-adds-to-set = Number { $number } of a set: { jewel }, { bonus-of }.
reason-wins-for-certain = Nobody else can lay a card there any more.
reason-cannot-be-beaten = No card of the others can beat the { $card } any more.
reason-saves-highest = Spends the lowest card and saves the { $card }.
reason-worth-most = No jewel on offer is worth more: { points-long }.
reason-reaches-goal = Reaches { points-long } and brings on the last round.
reason-brings-noble = Brings a noble: { points-long } in all.
reason-scores = Scores { points-long }.
reason-adds-bonus = Adds a bonus: { gem }, now { $number }.
reason-takes-gold = Takes a gold token.
reason-denies = { $name } could have bought the card next: { points-long }.
reason-denies-end = { $name } could have bought the card next and ended the game.
reason-noble-nearer = { $bonuses ->
    [one] The nearest noble lacks only { $bonuses } bonus.
   *[other] The nearest noble lacks { $bonuses } bonuses.
  }
reason-within-reach = Can be bought next turn: level { $level }, { gem }{ $points ->
    [0] {""}
   *[other] , { points-long }
  }.

## Hints
hint-title = What a strong player would do
hint-thinking = Thinking…
hint-chance = { $chance } to win
hint-often = { $share } of the time
hint-mixed = No single move is best here. Vary between these as often as shown, so that nobody can read you.
hint-close = Close the hint

## The review of a game
review-about = A strong player looks at every decision again, with what the player knew at that moment.
review-running = { $done } of { $count } decisions looked at…
review-depth = For each decision { $count } positions were looked at.
review-deeper = Look deeper
review-graph = Chances of winning
review-graph-about = Everybody’s chance at each decision, as the player to move could judge it.
review-accuracy = Accuracy
review-accuracy-about = A decision that gives nothing away counts 100, one that gives away five points of winning chance counts 50.
review-given = Given away
review-luck = Luck
review-luck-about = Luck is what came to light between decisions: deals, draws, hidden cards.
review-turning = Turning points
review-turning-none = Nobody gave much away, and luck took no sides.
review-all = All decisions
review-number = No.
review-made = Move
review-better = Better
review-fine = Nothing better was found.
review-in-mixture = This move belongs to the best mixture.
review-chance = Chance
review-lost = { $name } gave away { $chance }
review-lucky = Luck helped { $name } by { $chance }
review-at = Decision { $number } of { $count }: { $name }
review-on-board = On the board
