## A person’s games
person-games = Games
person-statistics = Statistics
person-ratings = Ratings
person-data = Data
person-rating = Rating
person-none = You haven’t finished a game yet. Every game you finish will be listed here.
person-none-fit = There are no games here yet.
person-found = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
person-place = Place { $rank } of { $count }
person-more = Show more
person-records = Download the records
filter-game = Game
filter-players = Number of players
filter-result = Result
filter-with = Played with
filter-opponent = Opponent
filter-any = All
filter-people = People
filter-bots = Bots only
result-won = Won
result-shared = Shared win
result-lost = Lost
result-none = No result

## Statistics
stat-won = Games won
stat-streak = Wins in a row
stat-best-streak = Longest winning streak
stat-accuracy = Accuracy
stat-reviewed = { $count ->
    [one] from { $count } review
   *[other] from { $count } reviews
}
stat-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
stat-seat = Seat
stat-by-players = Games won by number of players
stat-by-seat = Games won by seat
stat-by-company = Games won with people and bots
stat-even = The line marks an equal share for everyone.
stat-rating-course = Rating over time
stat-accuracy-course = Accuracy over time
stat-as-table = As a table
stat-date = Date

## Statistics of the games
figure-each = per game
figure-cards = Cards you buy most
figure-nobles = Nobles who visit you
figure-colours = Cards bought by colour
figure-colour = Colour
figure-levels = Cards bought by level
figure-level = Level
figure-reserving = Reserving
figure-reserved = Reserved
figure-blind = Unseen, from a deck
figure-bought-later = Bought later
figure-jewel = Jewel
figure-bids = Average bid
figure-hits = Bids that won
figure-won = Jewels won
figure-bluffs = Bluffs
figure-bluffs-worked = Bluffs that worked
figure-bluffs-about = A bluff is a low card on a jewel worth 3 or more, laid while others could still answer.

## Ratings
rating-yours = Your ratings
rating-about = Rated games count, for each game and number of players separately. Everyone starts at 1,000; a lead of 400 means winning about ten games for each one lost. The number after ± shows how uncertain a rating still is. If you resign or leave, you come last. A game that everyone agrees to end doesn’t count.
rating-none = You have no rating yet. Turn on “Rated game” when you set up a table.
rating-games = { $count ->
    [one] { $count } rated game
   *[other] { $count } rated games
}
rating-provisional = provisional
rating-after = Rating { $rating } ({ $value })
leaderboard = Leaderboard
leaderboard-list-me = Show me on the leaderboards
leaderboard-list-about = Everyone on this server can then see your name and rating.
leaderboard-place = Place
leaderboard-name = Name
leaderboard-you = you
leaderboard-empty = No one is listed yet: you need to opt in, and your rating must no longer be provisional. The bots are shown for comparison.

## Your data
data-none = This server knows nothing about you yet.
data-begin = Start again
data-export = Take everything with you
data-export-about = One archive with your games and their records, ratings, puzzles, daily deals, and everything you said at tables.
data-export-do = Download everything
data-forget = Forget me
data-goes = What is deleted
data-goes-about = Your name, your history, statistics and ratings, your results in puzzles and daily deals, everything you said, your recovery code, and your sign-in on every device. In games still being played, a bot takes your seat.
data-stays = What stays
data-stays-about = The moves of your games, without your name, because the other players keep their games. Their results and ratings don’t change.
data-forget-final = This cannot be undone.
data-forget-name = To confirm, enter your name: { $name }
data-forget-do = Delete everything
data-forgotten = You have been forgotten.
