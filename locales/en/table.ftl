## The page
skip-to-content = Skip to the content
footer-owners = The names Sultan, Riquezas do Sultão and Splendor belong to their owners. They are used here only to say which rules are played. The artwork and texts are Cabochon’s own.
language = Language
settings = Settings
confirm-moves = Confirm every move
sound-off = Turn the sound off
sound-on = Turn the sound on
recovery-title = My seats on another device
recovery-about = There are no accounts. This code moves you and your seats to another browser: keep it to yourself.
recovery-show = Show my code
recovery-enter = Code from the other device
recovery-use = Use it
error-server = That did not work. Please try again in a moment.
cancel = Cancel

## Home
home-title = Three tables are waiting
home-about = Play against bots right away, or send a link to friends. No account, nothing to install.
install = Install the app
title-sultan = Sultan
title-riquezas = Riquezas do Sultão
title-splendor = Splendor
facts-sultan = 2–5 players · 20 minutes
facts-riquezas = 2–5 players · 30 minutes
facts-splendor = 2–4 players · 30 minutes
about-sultan = Lay money face down on the cushions, outbid the others for the Sultan’s jewels and collect them in sets.
about-riquezas = The Brazilian forerunner: bazaars, gold and black jewels, with variants of its own.
about-splendor = Collect gems, buy cards that make later cards cheaper, and bring nobles to your door.
play-bots = Play against bots
play-friends = With friends
how-to-play = How to play
learn = Learn in five minutes
learn-on = Resume the lesson
more-options = More options
my-tables = My tables
my-tables-none = You’re not at any table yet.
my-tables-kept = No connection. These are your tables as last seen.
lobby = Open tables
lobby-none = No public table is waiting for players right now.
status-over = finished
status-playing = in progress
status-your-turn = your turn
status-gathering = { $free ->
    [one] { $free } seat free
   *[other] { $free } seats free
  }
play-now = Play now
play-now-of = Play { $game } now
rules-short = Rules
options-short = Options
strength = Opponents
strength-easy = Easy
strength-medium = Medium
strength-hard = Hard
others-people = Friends
others-bots = Bots
theme = Theme
theme-system = System
theme-light = Light
theme-dark = Dark
letters = Letters on the stones
letters-about = Each colour also has its own shape.
guest = Guest

## A new table
how-many = Players
other-seats = The other seats
option-first = Who starts
by-lot = chosen at random
seat-number = Seat { $seat }
option-screens = Screens
option-value-screens-closed = closed until the end
option-value-screens-open = open to all
option-bazaars = Bazaars
option-value-bazaars-rulebook = 3
option-value-bazaars-2 = 2
agreed-screens-open = Screens open to all
agreed-bazaars-2 = Two bazaars
pace = Pace
pace-unhurried = no clock
pace-is = Pace: { $pace }
pace-live = { $minutes ->
    [one] { $minutes } minute each
   *[other] { $minutes } minutes each
  }, plus { $seconds ->
    [one] { $seconds } second per move
   *[other] { $seconds } seconds per move
  }
pace-days = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
  }
cover = If a player goes missing
cover-vote = the others may vote for a bot to take over
cover-clock = a bot takes over when the clock runs out
cover-never = no bot: a player who runs out of time loses
option-rush = Rush
option-rush-about = No turn order: everybody lays cards at the same time, and the earlier card wins ties.
option-silent = Silent purchase
option-silent-about = A card that lies alone is discarded without being shown.
option-bags = Bags
option-bags-about = Jewels you win stay in a closed bag until the end.
option-stacking = Stacking
option-stacking-about = Both cards of a round may lie at one bazaar.
show-in-lobby = listed among the open tables
allow-memory = Show a panel with the cards played so far
allow-take-backs = Moves can be taken back if everyone agrees
make-table = Set up the table
bot-random = careless bot
bot-level = level { $level }
bot-named = { $name } (bot, level { $level })
bot-other = bot “{ $name }”
name-numbered = { $name } { $number }
character-random = Momo
character-sultan-1 = Amina
character-sultan-1-about = Wants valuable jewels, and has a soft spot for one colour; likes to bid round numbers.
character-sultan-2 = Bashir
character-sultan-2-about = Collects sets, ignores everyone else’s, forgets what has been played, and bids 5 or 10 whenever he can.
character-sultan-3 = Dalia
character-sultan-3-about = Keeps jewels away from those who need them, and remembers every card played.
character-sultan-4 = Faris
character-sultan-4-about = Imagines a few possible hands, and varies his bids as if most of the others did the same.
character-sultan-5 = Zahra
character-sultan-5-about = Imagines thousands of possible hands, and notices who bids by habit.
character-splendor-1 = Bice
character-splendor-1-about = Saves for good cards, red ones above all, and forgets the nobles.
character-splendor-2 = Duccio
character-splendor-2-about = Thinks before he takes, but forgets the nobles.
character-splendor-3 = Fiammetta
character-splendor-3-about = Invites nobles, and sees what the others are after.
character-splendor-4 = Lapo
character-splendor-4-about = Thinks a few turns ahead.
character-splendor-5 = Ginevra
character-splendor-5-about = Thinks as far ahead as time allows.

## Before the start
seats = Seats
agreed-usual = The usual rules, no clock
change-options = Change
change-done = Apply
name-ask = What should the others call you?
name-done = That’s me
log-changed = The host changed the options.
log-renamed = Seat { $seat } is now called { $name }.
seat-open = free
seat-closed = closed
this-is-you = you
host = host
ask-to-leave = Remove from the table
seat-menu = Menu for { $name }
add-seat = Add a seat
your-name = Your name
sit-down = Sit down
table-full = All seats are taken. You can watch the game here.
start = Start
start-with-bots = { $count ->
    [one] Start with { $count } bot
   *[other] Start with { $count } bots
  }
leave = Leave the table
wait-for-host = { $name } will start the game once everybody is here.
invite-title = Invite friends
invite-about = Anyone who opens this link can sit down. No account needed.
qr-label = The link as a QR code
copy-link = Copy the link
link-copied = Link copied

## The line to the server
line-connecting = Connecting to the table…
line-lost = Connection lost. It will come back by itself; your game is safe.
line-lost-move = Connection lost. Your move is kept, and is sent when it comes back.
no-table = There is no such table
no-game = There is no such game here.
no-table-about = The link may be incomplete, or the table may have been deleted long ago.
no-board = This game has no board here; only programs can play it.
to-home = Back to the home page

## At the table
board = Board
players = Players
player = Player
you-watch = You are watching
you-are = { $name } (you)
title-your-turn = Your turn
table-menu = Table
undo = Undo
hint = Hint
ask-take-back = Ask to take back my move
ask-end = Ask to end the game
ask-pace = Ask for a different pace
ask-cover = Ask for a bot to play for { $name }
mute = Mute { $name }
unmute = Unmute { $name }
make-host = Make { $name } the host
step-away = Let a bot play for me
give-up = Resign
give-up-sure = Yes, resign for good
covered-you = A bot is playing for you.
covered-by = played by { $bot }
take-seat-back = Take my seat back
gave-up = has resigned
not-here = away
days-left = { $days ->
    [one] { $days } day left
   *[other] { $days } days left
  }
agree = Agree
decline = Decline
take-back = Cancel
continue = Continue
refused-stale = The game has moved on in the meantime. Please look again.
refused-illegal-move = That move is not possible now.
refused-not-your-turn = It is not your turn.
refused-seat-taken = Somebody was faster: that seat is taken.
refused-not-absent = That player hasn’t been away long enough yet.
refused-bad-code = This code is wrong or has already been used.
refused-bad-cover = A bot can take over when time runs out only if the game has a clock.
refused-bad-deal = This deal cannot be read.
refused-bad-host = This server does not answer at this address.
refused-bad-log = The history of this table is damaged. Please tell the people who run the server.
refused-bad-message = The server did not understand that. Please reload the page.
refused-bad-move = The server could not read that move. Please reload the page.
refused-bad-name = Please choose another name.
refused-bad-pace = That time limit is not possible at this table.
refused-bad-record = This record cannot be replayed.
refused-bad-salt = Your browser’s share of the deal was not accepted. Please reload the page.
refused-bad-seats = The game cannot be played with these seats.
refused-bad-setup = The game does not have these options.
refused-bad-talk = Your message is empty or too long.
refused-broken-table = This table was played under different rules from this server’s.
refused-covered = A bot is playing for you. Take your seat back first.
refused-crowded = Too many people are watching this table. Please try again later.
refused-foreign-origin = This request came from another website, so it was refused.
refused-moved-since = Somebody has moved since. Ask the others to let you take it back.
refused-muted = The host has muted you.
refused-no-cover = This table does not let bots fill in.
refused-no-such-bot = There is no such bot.
refused-no-such-guide = There is no such step in the guided game.
refused-no-such-page = There is nothing at this address.
refused-no-such-seat = There is no such seat, or nobody sits there.
refused-no-such-table = There is no such table.
refused-no-take-backs = This table does not allow take-backs.
refused-no-hints = Hints are given only among bots, or where everybody has agreed.
refused-no-thought = The bot could not decide. Please try again.
refused-nobody = The server does not know you yet. Please give your name first.
refused-not-asked = That is not for you to answer.
refused-not-covered = No bot is playing for you.
refused-not-host = Only the host can do that.
refused-not-over = You can see that once the game is over.
refused-not-playing = No game is being played at this table.
refused-not-seated = You have no seat at this table.
refused-not-started = The game has not begun yet.
refused-nothing-proposed = There is nothing to answer any more.
refused-nothing-to-undo = You have no move to take back.
refused-over = The game is over.
refused-pending = Another proposal is still waiting for its answers.
refused-resigned = You have already resigned.
refused-revealed = That move revealed something. Ask the others to let you take it back.
refused-seated = You already have a seat at this table.
refused-seats-open = Some seats are still open. Wait, close them, or fill them with bots.
refused-spectator = Spectators cannot talk while a game is being played.
refused-started = The game has already begun.
refused-too-fast = That was too fast. Please wait a moment.
refused-too-many-entries = The log of this table is full. Please set up another one.
refused-too-many-tables = Too many tables are open. Please finish some first.
refused-unavailable = The server cannot save this right now. Please try again.
refused-unknown-game = This server does not have that game.
refused-dealing = The game is about to start: the cards are being dealt.
refused-no-such-person = There is no such person at this table.
refused-out-of-time = Your time is up: the bot makes this move for you.
refused-removed = The host has asked you to leave this table.
refused-somebody-away = Everybody must agree to that, and a bot is playing for somebody. Wait until that person is back.
refused-no-room = This server has no room for new tables right now. Games in progress go on.
refused-uncertain = The server lost touch with its database and cannot say whether that was saved. Look at the table before you try again.
refused-other = That is not possible right now.
why-pending = Your move is on its way.
why-over = The game is over.
why-watching = You are watching this game.
why-not-your-turn = Not yet: waiting for { $names }.
prompt-sending = Your move is on its way…
prompt-over = The game is over.
prompt-waiting = Waiting for { $names }

## What happened
log-title = What happened
since-you-looked = new since you last looked
log-joined = { $name } sits down.
log-left = Seat { $seat } is free again.
log-hosted = { $name } is now the host.
log-muted = { $name } has been muted.
log-unmuted = { $name } is no longer muted.
log-started = The game begins.
log-undone = { $name } takes back the move.
log-asks-take-back = { $name } asks to take a move back.
log-asks-end = { $name } asks to end the game without a winner.
log-asks-cover = { $name } asks for a bot to play for { $absent }.
log-asks-pace = { $name } asks for a different pace: { $pace }.
log-agreed = { $name } agrees.
log-refused = { $name } declines.
log-covered = { $bot } now plays for { $name }.
log-covered-clock = Time is up for { $name }: { $bot } plays on.
log-back = { $name } is back.
log-resigned = { $name } resigns.
log-lapsed = Time is up for { $name }.
log-followed = A rematch is ready.
log-over = The game is over.

## Sultan and Riquezas
jewel = { $colour ->
    [white] white jewel
    [red] red jewel
    [yellow] yellow jewel
    [green] green jewel
    [blue] blue jewel
   *[black] black jewel
  }
jewel-colour = { $colour ->
    [white] white
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
   *[black] black
  }
jewel-worth = { $points ->
    [one] { jewel }, worth { $points } point
   *[other] { jewel }, worth { $points } points
  }
part-on-place = { $kind ->
    [bazaar] at bazaar { $number }
   *[cushion] on cushion { $number }
  }
part-on-place-first = { $kind ->
    [bazaar] At bazaar { $number }
   *[cushion] On cushion { $number }
  }
place-text = { $kind ->
    [bazaar] Bazaar { $number }
   *[cushion] Cushion { $number }
  }: { jewel-worth }. { $count ->
    [0] No card yet.
   *[other] Cards: { $cards }.
  }
first-badge = 1st
cushions = Cushions
bazaars = Bazaars
stage-of = Stage { $stage } of { $stages }
round-of = round { $round } of { $rounds }
pouch-holds = { $count ->
    [one] { $count } jewel in the pouch
   *[other] { $count } jewels in the pouch
  }
first-player = First player of this round
hand-of = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
  }
points-short = { $points } p.
points-long = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
bonus-of = { $points ->
    [one] { $points } bonus point
   *[other] { $points } bonus points
  }
behind-screen = behind the screen
in-the-bag = Your jewels are in the closed bag until the end.
unsold = unsold
drawn-jewels = Jewels drawn
your-hand = Your hand
money-card-of = Money card { $value }
gold-card-of = Gold card { $value }
memory-title = Cards played so far
cards-played = Played
unseen-cards = { $count ->
    [one] and { $count } unseen
   *[other] and { $count } unseen
  }
prompt-reveal = The cards are turned over…
prompt-return = Choose the jewel that goes back into the pouch.
prompt-return-chosen = Put the { jewel } back into the pouch?
prompt-bid = { $kind ->
    [bazaar] Choose a card and a bazaar.
   *[cushion] Choose a card and a cushion.
  }
prompt-bid-where = Where does the { $card } go?
prompt-bid-which = Which card goes { part-on-place }?
prompt-bid-chosen = Lay the { $card } { part-on-place }?
do-return = Put it back
do-lay = Lay the card
why-return-first = First choose the jewel that goes back.
why-own-card = { $kind ->
    [bazaar] You already have a card at this bazaar.
   *[cushion] You already have a card on this cushion.
  }
log-drew = { $count ->
    [one] { $name } draws { $count } card.
   *[other] { $name } draws { $count } cards.
  }
log-offered = Stage { $stage }, round { $round }. { $name } draws from the pouch: { $jewels }.
log-returned-jewel = { $name } puts a { jewel } back.
log-laid = { $name } lays a card { part-on-place }.
log-laid-own = { $name } lays the { $card } { part-on-place }.
log-card-of = { $name }’s { $card }
log-card-unseen = { $name }’s unseen card
log-settled = { part-on-place-first }: { $cards }. { $name } wins the { jewel }.
log-unsold = No card { part-on-place }: the { jewel } goes back into the pouch.
log-unveiled = { $count ->
    [one] { $name }’s unseen card was { $cards }.
   *[other] { $name }’s unseen cards were { $cards }.
  }

## Splendor
gem = { $gem ->
    [white] diamond
    [blue] sapphire
    [green] emerald
    [red] ruby
    [black] onyx
   *[gold] gold
  }
gem-count = { $gem ->
    [white] { $count ->
        [one] { $count } diamond
       *[other] { $count } diamonds
      }
    [blue] { $count ->
        [one] { $count } sapphire
       *[other] { $count } sapphires
      }
    [green] { $count ->
        [one] { $count } emerald
       *[other] { $count } emeralds
      }
    [red] { $count ->
        [one] { $count } ruby
       *[other] { $count } rubies
      }
    [black] { $count ->
        [one] { $count } onyx
       *[other] { $count } onyxes
      }
   *[gold] { $count } gold
  }
gem-object = { gem-count }
part-gems = { $gem ->
    [white] diamonds
    [blue] sapphires
    [green] emeralds
    [red] rubies
    [black] onyxes
   *[gold] gold
  }
part-points = { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
  }
nobles = Nobles
noble-text = Noble, { $points ->
    [one] { $points } prestige point
   *[other] { $points } prestige points
  }, visits a player who has { $gems } in bonuses
level-number = Level { $level }
deck-text = { $count ->
    [one] Deck of level { $level }, { $count } card
   *[other] Deck of level { $level }, { $count } cards
  }
card-text = Level { $level }, { gem } bonus, { part-points }, costs { $cost }.{ $buyable ->
    [yes] {" "}You can buy it.
   *[no] {""}
  }
part-card = a level { $level } card ({ $points ->
    [0] { gem }
   *[other] { gem }, { part-points }
  })
part-with-gold = { $gold ->
    [yes] {" "}and takes a gold token
   *[no] {""}
  }
hidden-card = Hidden card of level { $level }
bank = Bank
bank-of = { gem-count } in the bank.{ $chosen ->
    [0] {""}
   *[other] {" "}{ $chosen } chosen.
  }
tokens-and-bonuses = Bonuses and tokens
holding-of = { gem }: { $bonuses ->
    [one] { $bonuses } bonus
   *[other] { $bonuses } bonuses
  }, { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
  }
your-tokens = Your tokens
your-reserved = Your reserved cards
reserved-of = { $count ->
    [one] { $count } reserved card
   *[other] { $count } reserved cards
  }
give-of = { gem-count } held, { $chosen } to return
prestige = { $points } prestige
last-round = Last round: everyone gets the same number of turns.
prompt-action = Take tokens, or choose a card to buy or reserve.
prompt-taking = Take { $tokens }
prompt-taking-more = { $tokens }, and what else?
prompt-deck = The top card of level { $level }, unseen
prompt-buy = Buy for { $tokens }
prompt-buy-free = Buy for free: your bonuses cover it all
prompt-give = { $count ->
    [0] Return these tokens?
    [one] You may hold ten: choose { $count } token to return.
   *[other] You may hold ten: choose { $count } tokens to return.
  }
prompt-noble = Several nobles want to visit: choose one.
prompt-pass = Nothing can be done: you must pass.
do-take = Take
do-give = Return
do-noble = Welcome
do-buy = Buy
do-reserve = Reserve
do-reserve-gold = Reserve + gold
do-pass = Pass
pay-differently = Pay differently
why-gold = Gold comes only with a reserved card.
why-bank-empty = The bank has no { part-gems } left.
why-take-rule = Take three different colours, or two of one colour if the bank has at least four of it.
why-missing = You still need { $tokens }.{ $full ->
    [yes] {" "}And you already hold three reserved cards.
   *[no] {""}
  }
why-no-reserve = You already hold three reserved cards.
why-return-tokens = { $count ->
    [one] First return { $count } token.
   *[other] First return { $count } tokens.
  }
why-choose-noble = First choose a noble.
why-noble = This noble comes by itself to a player who has { $gems } in bonuses.
log-taken = { $name } takes { $tokens }.
log-reserved = { $name } reserves { part-card }{ part-with-gold }.
log-reserved-blind = { $name } reserves an unseen level { $level } card{ part-with-gold }.
log-bought = { $name } buys { part-card } for { $tokens }.
log-bought-free = { $name } gets { part-card } for free.
log-returned-tokens = { $name } returns { $tokens }.
log-noble = { $points ->
    [one] A noble visits { $name }: { $points } point.
   *[other] A noble visits { $name }: { $points } points.
  }
log-passed = { $name } passes.
log-last-round = { $name } has reached 15 points: this round is the last.

## The end
end-you-win = You win!
end-wins = { $name } wins
end-shared = { $names } share the victory
end-agreed = The game was ended by agreement
end-abandoned = The game was abandoned
end-resigned = The others have resigned.
end-by-jewels = Tied on points: the most jewels wins.
end-by-cards = Tied on points: the fewest cards wins.
end-stalled = Nobody could make a move any more.
score-level = { $count ->
    [one] level { $level }: { $count } card, { $points } p.
   *[other] level { $level }: { $count } cards, { $points } p.
  }
score-nobles = { $count ->
    [one] { $count } noble, { $points } p.
   *[other] { $count } nobles, { $points } p.
  }
rematch = Play again
to-rematch = To the rematch
replay = Replay
review = Review
save-record = Save the game record
fair-title = Was the deal fair?
fair-how = How the deal is kept fair
fair-before = Before anybody sat down, the server drew a secret number and published the fingerprint below. Every player’s browser seals a number of its own in the same way. Only when all are sealed are they shown, and the cards follow from all of them together: nobody can choose after seeing. After the game your browser checks it.
fair-promise = What the server promised before the deal:
fair-own = The number your browser added and kept:
fair-verdict-holds = Yes, proven
fair-verdict-partly = Partly proven
fair-verdict-unproven = Not proven
fair-verdict-broken = Something is wrong
fair-found-server = The server’s secret number does not match its promise.
fair-found-promise = The server promised this browser something else before the deal.
fair-found-seal = { $name }’s number is not the one that was sealed before the deal.
fair-found-own = The number that your browser showed was not used.
fair-found-seed = The cards were not dealt from the numbers in the record.
fair-found-proven = The server kept its promise, your number was used, and every number shown matches its seal.
fair-found-withheld = { $name } sealed a number and did not show it in time. Somebody who plays there and also runs the server could have chosen between two deals.
fair-found-nothing = { $name } sealed no number. Nothing is proven to that player.
fair-found-not-kept = This browser did not take part in the deal, so it can only check that the record fits together.
fair-found-old = No player sealed a number before the deal, so the person who runs the server could have chosen the cards. Games of earlier versions are all like this.
fair-found-alone = You played alone with bots. This is proven to you; to others only if you do not run the server.
fair-found-bots = Bots add no numbers.
fair-verify = To check the deal and every move offline, save the record and run
replay-start = The deal
replay-not-yet = The replay is available once the game is over.
to-table = Back to the table
ply-first = To the start
ply-last = To the end
talk-unread = { $count } new
ply-back = One move back
ply-on = One move forward
ply-run = Play
ply-stop = Stop
ply-slider = Move
other-games = The other games

## Talk
talk-title = Table talk
talk-say = Say something
talk-phrases = A phrase…
talk-silent = Spectators cannot talk while a game is being played.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-bid = Well bid!
phrase-well-bought = Nice buy!
phrase-well-played = Well played!
phrase-ouch = Ouch!
phrase-hurry-up = Shall we carry on?
phrase-one-moment = One moment, please.
phrase-back-soon = I’ll be back soon.
phrase-sorry = Sorry!
phrase-thank-you = Thank you!
phrase-good-game = Good game!
phrase-another-one = Another one?
phrase-goodbye = Goodbye!
seat-invited = invited
spectator = watching
dealing = The cards are being dealt…
dealing-waits = The cards are being dealt. Still waiting for { $names }…
deal-now = Deal without waiting
log-spectator-muted = A spectator has been muted.
log-spectator-unmuted = A spectator is no longer muted.
log-resumed = The server was unreachable ({ $seconds } s). Nobody lost time, and the clocks waited a little longer.
log-resumed-unhurried = The server was unreachable ({ $seconds } s). Nobody lost time.
ask-waits = Taking back a move, changing the pace and ending early need everybody’s consent. A bot is playing for somebody: wait until that person is back.
refused-banned = The people who run this server have banned you.
refused-session-ended = You were signed out everywhere. Please give your name again, or use your code.
refused-bad-report = Please say what the report is about, in at most 500 characters.
refused-no-such-line = That message is no longer there.
log-stopped = The people who run this server closed the table.
log-forgotten = A person’s name was removed from this table.
end-stopped = The people who run this server closed the table
report = Report…
report-title = Report to the people who run this server
report-about = They read what you send. Nobody at the table will know.
report-what = What is it about?
report-what-line = { $name }: “{ $text }”
report-what-name = The name “{ $name }”
report-why = What is wrong with it?
report-why-insult = It is insulting
report-why-hate = It is hateful or threatening
report-why-spam = It is advertising or spam
report-why-private = It gives away private details
report-why-other = Something else
report-words = In your own words (optional)
report-send = Send
report-thanks = Thank you. The people who run this server will look at it.
report-close = Close

# Pace, sound and touch in the settings.
speed = Others’ moves
speed-slow = slow
speed-normal = medium
speed-fast = fast
speed-instant = at once
volume = Sound volume
haptics = Vibrate with each move

## The end, told
end-margin = { $points ->
    [one] { $points } point ahead of { $name }
   *[other] { $points } points ahead of { $name }
  }
end-never-behind = { $name } was never behind.
end-took-lead = { $name } took the lead for good with move { $move } of { $moves }.
end-was-behind = { $points ->
    [one] After move { $move }, { $name } was { $points } point behind.
   *[other] After move { $move }, { $name } was { $points } points behind.
  }
end-lead-changed = { $count ->
    [one] The lead changed hands once.
   *[other] The lead changed hands { $count } times.
  }
end-race = Everyone’s points, move by move
end-aside = Look at the board
end-show = Show the result
end-picture = Share a picture
end-picture-sent = Picture saved

## Bots beside others of the same level
companion-sultan-1 = Nadir
companion-sultan-2 = Samira
companion-sultan-3 = Tarik
companion-sultan-4 = Leyla
companion-splendor-1 = Nello
companion-splendor-2 = Tessa
companion-splendor-3 = Vanni
companion-splendor-4 = Lisa
companion-house-1 = Pip
companion-house-2 = Kit
companion-house-3 = Lou
companion-house-4 = Max

## The letter on a stone: one of its colour’s word, another for each colour
letter-white = W
letter-red = R
letter-yellow = Y
letter-green = G
letter-blue = B
letter-black = K

## A finished game that is played on
play-on = Play on from here
again-from = { $move ->
    [0] This is the deal of another game.
   *[other] This game goes on from move { $move } of another one.
  }
again-look = Look at that game
fair-verdict-known = The deal was known
fair-found-known = These are the cards of another game that was already over, so they were known. The record of that game says how they were dealt.

## A deal that others play
deal-again = Deal these cards to others
again-blind = The same cards as in an earlier game. At the end you’ll see how that one went.
refused-knows-deal = You have already played this deal. It is for others.
refused-no-such-deal = There is no such deal. The link is wrong, or the game was deleted.
earlier-title = The same cards, played before
earlier-ahead = { points-long } more than { $name } in the same seat.
earlier-behind = { points-long } fewer than { $name } in the same seat.
earlier-level = As many points as { $name } in the same seat.

## The daily deal
daily = Daily deal
daily-invites = The same cards and bots for everyone, every day. Your first try counts.
daily-open = still to play
daily-in-play = in play
daily-rank = place { $rank } of { $count }
daily-done = played
daily-results = Results of the day
daily-counts = Daily deal. This try counts: no hints, and moves stand.
daily-free = Daily deal. This try does not count.
refused-day-not-over = This is today’s daily deal. You can pass it on when its day is over.

## Hints where everybody has agreed
hints-allow = Hints for everyone
hints-allow-about = Only if everybody at the table agrees. Anyone can withdraw.
hints-agreed = agrees to hints
hints-on = Everybody has agreed to hints: each player may ask for them.
ask-hints = Ask to allow hints for everyone
withdraw-hints = Withdraw my consent to hints
log-asks-hints = { $name } asks to allow hints for everyone.
log-hints-agreed = { $name } agrees to hints.
log-hints-withdrawn = { $name } no longer agrees to hints.

## Puzzles
puzzles = Puzzles
puzzles-invite = One move is clearly the best. Find it.
refused-no-such-puzzle = There is no such puzzle. The link is wrong.

## Being told while away.
telling-title = Notifications
table-webhooks = Webhooks of this table
table-mute = Mute notifications from this table
table-unmute = Unmute notifications from this table
refused-bad-address = Nothing can be sent to this address. It must begin with https:// and be reachable from the internet.
refused-bad-mail = No mail can be sent to this address.
refused-too-many-ways = You have as many addresses, webhooks and browsers as allowed. Remove one first.

## A person’s games
person = Your games
person-invite = Your history, statistics and ratings, to keep or to delete.
rated = Rated game
rated-about = It counts for everyone’s rating. There are no hints, and nothing is taken back.

## Series and tournaments
contests = Series and tournaments
contests-invite = Several games for one result, with friends or with many.
to-contest = To { $name }
refused-bad-plan = These choices do not go together.
refused-contest-full = Nobody else can enter any more.
refused-no-such-contest = There is no such series or tournament. The link is wrong, or it was deleted.
refused-not-now = That is not possible at the moment. Somebody may have been faster.
refused-not-organiser = Only its organisers can do that.

## Clubs
clubs = Clubs
clubs-invite = Your own circle: tables, standings and talk.
club-tables-open = { $count ->
    [one] { $count } open table
   *[other] { $count } open tables
  }
to-club = Go to { $name }
talk-remove = Remove
refused-club-full = The club is full.
refused-no-such-club = There is no such club. The link is wrong, or the club was closed.
refused-not-member = Only members of the club can do that.
refused-old-link = This link no longer works. Ask a member of the club for the new one.
refused-too-many-clubs = You are in too many clubs. Leave one first.
