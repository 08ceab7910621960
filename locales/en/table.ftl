## The page
skip-to-content = Skip to the content
footer-owners = Sultan, Riquezas do Sultão and Splendor are the names of games that belong to their owners. They are used here only to say which rules are played. Drawings and texts are Cabochon’s own.
language = Language
settings = Settings
dark-theme = Dark theme
confirm-moves = Confirm every move
sound = Soft sounds
sound-off = Turn the sound off
sound-on = Turn the sound on
recovery-title = My seats on another device
recovery-about = There are no accounts. This code moves you and your seats to another browser: keep it to yourself.
recovery-show = Show my code
recovery-enter = Code from the other device
recovery-use = Use it
recovery-wrong = That code is not known.
error-server = The server did not answer. Please try again.
cancel = Cancel

## Home
home-title = Three tables are set
home-about = Play at once against bots, or send a link to friends. No account, nothing to install.
title-sultan = Sultan
title-riquezas = Riquezas do Sultão
title-splendor = Splendor
facts-sultan = 2–5 players · 20 minutes
facts-riquezas = 2–5 players · 20 minutes
facts-splendor = 2–4 players · 30 minutes
about-sultan = Lay money face down on the cushions, outbid the others for the Sultan’s jewels and collect them in sets.
about-riquezas = The Brazilian forerunner: bazaars, gold and black jewels, with variants of its own.
about-splendor = Collect gems, buy cards that make later cards cheaper, and bring nobles to your door.
play-bots = Play against bots
play-friends = Table for friends
how-to-play = How to play
learn = Learn in five minutes
learn-on = Go on learning
more-options = More options
my-tables = My tables
my-tables-none = You sit at no table yet.
lobby = Open tables
lobby-none = No public table is waiting for players right now.
status-over = finished
status-playing = being played
status-your-turn = your turn
status-gathering = { $free ->
    [one] { $free } seat free
   *[other] { $free } seats free
  }
guest = Guest

## A new table
new-table = A table of { $game }
how-many = Players
other-seats = The other seats
seats-for-people = for people
who-starts = Who starts
by-lot = drawn by lot
seat-number = Seat { $seat }
screens = Screens
screens-closed = closed until the end
screens-open = open to all
pace = Pace
pace-unhurried = no clock
pace-live = { $minutes ->
    [one] { $minutes } minute each
   *[other] { $minutes } minutes each
  }, { $seconds ->
    [one] { $seconds } second more per move
   *[other] { $seconds } seconds more per move
  }
pace-days = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
  }
cover = If somebody stays away
cover-vote = the others vote for a bot
cover-clock = a bot steps in when the clock runs out
cover-never = no bot: the seat loses when its clock runs out
option-rush = Rush
option-rush-about = No turn order: everybody lays cards at the same time, and the earlier card wins ties.
option-silent = Silent purchase
option-silent-about = A card without a rival is discarded unseen.
option-bags = Bags
option-bags-about = Won jewels go into closed bags until the end.
option-stacking = Stacking
option-stacking-about = Both cards of a round may lie on one bazaar.
show-in-lobby = shown among the open tables
allow-memory = A panel shows the cards played so far
allow-take-backs = Moves may be taken back if all agree
make-table = Set the table
bot-random = careless bot
bot-level = bot, level { $level }
bot-named = { $name } (bot, level { $level })
bot-other = bot “{ $name }”
character-random = Momo
character-sultan-1 = Amina
character-sultan-1-about = Wants big jewels, and those of her favourite colour most of all; likes to lay a round number.
character-sultan-2 = Bashir
character-sultan-2-about = Collects sets, looks at nobody else's, forgets what was played, and bids 5 or 10 where he can.
character-sultan-3 = Dalia
character-sultan-3-about = Keeps jewels from those who need them, and remembers every card that was played.
character-sultan-4 = Faris
character-sultan-4-about = Imagines a few hands, and mixes his bids as if most others did the same.
character-sultan-5 = Zahra
character-sultan-5-about = Imagines thousands of hands, and learns who bids by habit.
character-splendor-1 = Bice
character-splendor-1-about = Saves for good cards, red ones above all, and forgets the nobles.
character-splendor-2 = Duccio
character-splendor-2-about = Thinks before he takes, and forgets the nobles.
character-splendor-3 = Fiammetta
character-splendor-3-about = Invites nobles, and sees what the others are after.
character-splendor-4 = Lapo
character-splendor-4-about = Thinks a few turns ahead.
character-splendor-5 = Ginevra
character-splendor-5-about = Thinks as far ahead as there is time for.

## Before the start
seats = Seats
seat-open = free
seat-closed = no chair
this-is-you = you
host = host
ask-to-leave = Ask to leave
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
wait-for-host = { $name } starts the game when everybody is here.
invite-title = Invite friends
invite-about = Whoever opens this link can sit down. No account is needed.
qr-label = The link as a QR code
copy-link = Copy the link
link-copied = The link is copied

## The line to the server
line-connecting = Going to the table …
line-lost = The connection is lost. It comes back by itself; nothing is gone.
no-table = There is no such table
no-table-about = The link may be cut short, or the table is long gone.
no-board = This game has no board here; it can be played by programs.
to-home = To the start page

## At the table
board = Board
players = Players
player = Player
you-watch = You are watching
you-are = { $name } (you)
title-your-turn = Your turn
table-menu = Table
undo = Undo
ask-take-back = Ask to take back my move
ask-end = Ask to end the game
ask-pace = Ask for another pace
ask-cover = Ask that a bot plays for { $name }
mute = Take the word from { $name }
unmute = Let { $name } talk again
make-host = Make { $name } the host
step-away = Let a bot play for me
give-up = Give up
give-up-sure = Yes, give up for good
covered-you = A bot is playing for you.
covered-by = { $bot } plays
take-seat-back = Take my seat back
gave-up = has given up
not-here = not here now
days-left = { $days ->
    [one] { $days } day left
   *[other] { $days } days left
  }
agree = Agree
decline = Decline
take-back = Take back
continue = Continue
refused-stale = The table has moved on in the meantime. Please look again.
refused-illegal-move = That move is not possible now.
refused-not-your-turn = It is not your turn.
refused-seat-taken = Somebody was faster: that seat is taken.
refused-not-absent = That person has not been away for long yet.
refused-other = That is not possible right now.
why-pending = Your move is on its way.
why-over = The game is over.
why-watching = You are watching this game.
why-not-your-turn = Not yet: { $names } has the move.
prompt-sending = Your move is on its way …
prompt-over = The game is over.
prompt-waiting = Waiting for { $names }

## What happened
log-title = What happened
since-you-looked = new since you last looked
log-joined = { $name } sits down.
log-left = Seat { $seat } is free again.
log-hosted = { $name } is the host now.
log-muted = { $name } is asked to be silent.
log-unmuted = { $name } may talk again.
log-started = The game begins.
log-undone = { $name } takes the move back.
log-asks-take-back = { $name } asks to take a move back.
log-asks-end = { $name } asks to end the game without a winner.
log-asks-cover = { $name } asks that a bot plays for { $absent }.
log-asks-pace = { $name } asks for another pace: { $pace }.
log-agreed = { $name } agrees.
log-refused = { $name } declines.
log-covered = { $bot } now plays for { $name }.
log-covered-clock = Time is up for { $name }: { $bot } plays on.
log-back = { $name } is back.
log-resigned = { $name } gives up.
log-lapsed = Time is up for { $name }.
log-followed = A rematch has been set.
log-over = The game is over.

## Sultan and Riquezas
jewel-white = white jewel
jewel-red = red jewel
jewel-yellow = yellow jewel
jewel-green = green jewel
jewel-blue = blue jewel
jewel-black = black jewel
jewel-worth = { $points ->
    [one] { $jewel }, worth { $points } point
   *[other] { $jewel }, worth { $points } points
  }
cushions = Cushions
cushion-number = cushion { $number }
bazaars = Bazaars
bazaar-number = bazaar { $number }
stage-of = Stage { $stage } of 3
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
cards-laid = Cards: { $cards }
no-card-yet = No card yet.
memory-title = Cards played so far
cards-played = Played
unseen-cards = { $count ->
    [one] and { $count } unseen
   *[other] and { $count } unseen
  }
prompt-reveal = The cards are turned up …
prompt-return = Choose the jewel that goes back into the pouch.
prompt-return-chosen = Back into the pouch: { $jewel }?
prompt-bid = Choose a card and a cushion.
prompt-bid-bazaar = Choose a card and a bazaar.
prompt-bid-where = Where does the { $card } go?
prompt-bid-which = Which card goes to { $place }?
prompt-bid-chosen = Lay the { $card } on { $place }?
do-return = Put it back
do-lay = Lay the card
why-return-first = First choose the jewel that goes back.
why-own-card = You have a card on this cushion already.
why-own-card-bazaar = You have a card on this bazaar already.
log-drew = { $count ->
    [one] { $name } draws { $count } card.
   *[other] { $name } draws { $count } cards.
  }
log-offered = Stage { $stage }, round { $round }: { $name } draws { $jewels }.
log-returned-jewel = { $name } puts the { $jewel } back.
log-laid = { $name } lays a card on { $place }.
log-laid-own = { $name } lays the { $card } on { $place }.
log-card-of = { $card } by { $name }
log-settled = On { $place }: { $cards }. { $name } gets the { $jewel }.
log-unsold = No card on { $place }: the { $jewel } goes back into the pouch.
log-unveiled = Unseen until now, { $name }: { $cards }.

## Splendor
gem-white = diamond
gem-blue = sapphire
gem-green = emerald
gem-red = ruby
gem-black = onyx
gem-gold = gold
gems-white = { $count ->
    [one] { $count } diamond
   *[other] { $count } diamonds
  }
gems-blue = { $count ->
    [one] { $count } sapphire
   *[other] { $count } sapphires
  }
gems-green = { $count ->
    [one] { $count } emerald
   *[other] { $count } emeralds
  }
gems-red = { $count ->
    [one] { $count } ruby
   *[other] { $count } rubies
  }
gems-black = { $count ->
    [one] { $count } onyx
   *[other] { $count } onyxes
  }
gems-gold = { $count } gold
nobles = Nobles
noble-text = Noble, { $points } prestige points, comes for { $gems } as bonuses
level-number = Level { $level }
deck-text = { $count ->
    [one] Deck of level { $level }, { $count } card
   *[other] Deck of level { $level }, { $count } cards
  }
card-text = Level { $level }, bonus { $gem }, { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
  }, costs { $cost }
card-short = { $points ->
    [0] a card of level { $level } ({ $gem })
    [one] a card of level { $level } ({ $gem }, { $points } point)
   *[other] a card of level { $level } ({ $gem }, { $points } points)
  }
hidden-card = Hidden card of level { $level }
can-buy = You can buy it.
bank = Bank
bank-of = { $gem }: { $count } in the bank.
chosen-count = { $count } chosen.
tokens-and-bonuses = Bonuses and tokens
holding-of = { $gem }: { $bonuses ->
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
give-of = { $gem }: { $count } held, { $chosen } to be returned
prestige = { $points } prestige
last-round = Last round: everybody has equally many turns.
prompt-action = Take tokens, or choose a card to buy or reserve.
prompt-taking = Take { $tokens }
prompt-taking-more = { $tokens }, and what else?
prompt-card = { $card }
prompt-deck = The top card of level { $level }, unseen
prompt-buy = Buy for { $tokens }
prompt-buy-free = Buy for nothing: your bonuses pay it all
prompt-give = { $count ->
    [0] Return these tokens?
    [one] You may hold ten: choose { $count } token to return.
   *[other] You may hold ten: choose { $count } tokens to return.
  }
prompt-noble = Several nobles would come: choose one.
prompt-pass = Nothing can be done: pass.
do-take = Take
do-give = Return
do-noble = Receive
do-buy = Buy
do-reserve = Reserve
do-reserve-gold = Reserve, take gold
do-pass = Pass
pay-differently = Pay differently
why-gold = Gold comes only with a reserved card.
why-bank-empty = The bank has no { $gem } left.
why-take-rule = Take three different colours, or two of one colour if at least four of it lie in the bank.
why-missing = You still miss { $tokens }.
why-hand-full = And you hold three reserved cards already.
why-no-reserve = You hold three reserved cards already.
why-return-tokens = { $count ->
    [one] First return { $count } token.
   *[other] First return { $count } tokens.
  }
why-choose-noble = First choose a noble.
why-noble = This noble comes by itself to whoever has { $gems } as bonuses.
log-taken = { $name } takes { $tokens }.
log-reserved = { $name } reserves { $card }.
log-reserved-blind = { $name } reserves an unseen card of level { $level }.
log-with-gold = One gold comes with it.
log-bought = { $name } buys { $card } for { $tokens }.
log-bought-free = { $name } gets { $card } for nothing.
log-returned-tokens = { $name } returns { $tokens }.
log-noble = { $points ->
    [one] A noble comes to { $name }: { $points } point.
   *[other] A noble comes to { $name }: { $points } points.
  }
log-passed = { $name } passes.
log-last-round = { $name } has reached the goal: the round is played out.

## The end
end-you-win = You win!
end-wins = { $name } wins
end-shared = { $names } share the win
end-agreed = The game was ended by agreement
end-abandoned = The game was abandoned
end-resigned = The others have given up.
end-by-jewels = Equal points: more jewels decide.
end-by-cards = Equal points: fewer cards decide.
end-stalled = Nobody could do anything any more.
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
share = Share
save-record = Save the record
fair-title = Was it dealt fairly?
fair-how = How the deal is kept fair
fair-before = Before anybody sat down the server drew a secret number and published the fingerprint below. Every player’s browser adds a number of its own, so nobody can choose the cards. After the game the secret is shown and everybody can check it.
fair-after = Before the start the server published the fingerprint below of its secret number. The cards follow from that number and from the numbers that the players’ browsers added. The record of the game now carries them all.
fair-check = Check now
fair-holds = It holds: the secret number has exactly this fingerprint.
fair-broken = It does not hold: the secret number has another fingerprint.
fair-not-here = This browser cannot check it here; use the command below.
fair-verify = To check the deal and every move offline, save the record and run
replay-start = The deal
replay-not-yet = A replay is there once the game is over.
to-table = To the table
ply-back = One move back
ply-on = One move on
ply-run = Play
ply-stop = Stop
ply-slider = Move
other-games = The other games

## Talk
talk-title = Table talk
talk-say = Say something
talk-phrases = A phrase …
talk-silent = Those who watch are silent while a game is played.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-bid = Well bid!
phrase-well-bought = Well bought!
phrase-well-played = Well played!
phrase-ouch = Ouch!
phrase-hurry-up = Shall we go on?
phrase-one-moment = One moment, please.
phrase-back-soon = I’ll be back soon.
phrase-sorry = Sorry!
phrase-thank-you = Thank you!
phrase-good-game = Good game!
phrase-another-one = Another one?
phrase-goodbye = Goodbye!
