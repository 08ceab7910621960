## Sultan
rules-sultan-short-title = In short
rules-sultan-short =
    Three stages of five rounds. In each round jewels lie on the cushions, and everybody lays one money card face down on one of them.

    The cards are turned up. On each cushion the highest card wins the jewel, of equal cards the one laid first. All cards laid are gone.

    In the end a jewel counts 1 to 5 points by its colour, and three or more of one colour bring a bonus. Most points win.
rules-sultan-aim-title = What it is about
rules-sultan-aim =
    The Sultan sells his jewels. Everybody lays money cards face down and hopes to have laid the highest one in the right place. Jewels score points by their colour, and several of one colour bring a bonus.

    The fifty jewels are 12 white (1 point each), 11 red (2), 10 yellow (3), 9 green (4) and 8 blue (5).
rules-sultan-setup-title = Before the first round
rules-sultan-setup =
    Every player has an own deck of money cards from 1 to 15. All jewels are in the pouch. There are three cushions, with three players two. Who is first player of the first round is drawn by lot, unless the table chooses.

    The game has three stages of five rounds. At the start of a stage everybody draws five cards; these five must do for the whole stage.
rules-sultan-offer-title = The offer
rules-sultan-offer = The first player draws one jewel more than there are cushions and chooses one that goes back into the pouch. The others are laid on the cushions.
rules-sultan-bids-title = The bids
rules-sultan-bids = Beginning with the first player, everybody in turn lays exactly one card face down on a cushion. Several cards may lie on one cushion. Everybody sees who lays a card where and in which order, but not its value. Nobody may pass.
rules-sultan-reveal-title = The reveal
rules-sultan-reveal =
    When all have laid a card, the cards are turned up. On each cushion the highest card wins the jewel; of equal cards the one that was laid first. A jewel without a card goes back into the pouch.

    All cards that were laid leave the game, whether they won or not. The next player to the left is first player of the next round.
rules-sultan-score-title = The score
rules-sultan-score =
    After the third stage every jewel scores its points. In addition there is a bonus for each colour: 2 points for three jewels, 5 for four, 10 for five, 20 for six or more.

    Most points win; if these are equal, most jewels; if these are equal too, the win is shared.

    An example: 3 white, 5 red and 1 blue jewel are 3 + 10 + 5 points, with a bonus of 2 for the white and 10 for the red ones: 30 in all.
rules-sultan-two-title = Two players
rules-sultan-two = Each player has the cards 1 to 12 twice and draws eight of them per stage. A stage has four rounds, and in each round both lay two cards in turn, on different cushions. Equal values: the first player of the round wins. The bonus is 2 points for four jewels of a colour, 5 for five, 10 for six, 20 for seven or more.
rules-variants-title = Variants
rules-variants =
    Screens: as in the box, collections are hidden behind screens until the end. Open screens show them to all.

    Rush: nobody waits for a turn, and the card laid earlier wins ties.

    Silent purchase: a card that lies alone on its place is discarded without being shown; the others learn its value when the game is over.

    Bags: won jewels go into a closed bag that not even their owner looks into before the end.

    Rush, silent purchase and bags can be combined, in Sultan as well as in Riquezas.

## Riquezas do Sultão
rules-riquezas-short-title = In short
rules-riquezas-short =
    Three stages of five rounds. In each round jewels are offered at the bazaars, and everybody lays one gold card face down at one of them.

    The cards are turned up. At each bazaar the highest card wins the jewel, of equal cards the one laid first. All cards laid are gone.

    In the end a jewel counts 1 to 5 points by its colour, and three or more of one colour bring a bonus. Most points win.
rules-riquezas-aim-title = What it is about
rules-riquezas-aim =
    The Brazilian forerunner of Sultan. Gold is laid at bazaars for jewels of five colours; sets of one colour bring a bonus.

    The fifty jewels are 12 red (1 point each), 11 yellow (2), 10 green (3), 9 blue (4) and 8 black (5). Mind that the colours are worth one point less than in Sultan.
rules-riquezas-course-title = The course
rules-riquezas-course =
    There are three bazaars, with three players two. The first player draws one jewel more than there are bazaars and returns one. Then everybody in turn lays one gold card face down at a bazaar. The cards are turned up: the highest wins, of equal cards the one laid first. A jewel without a card goes back.

    The game has three stages of five rounds, with five cards from 1 to 15 per stage. The bonus is 2, 5, 10 or 20 points for three, four, five, or six and more jewels of a colour.
rules-riquezas-score-title = The score
rules-riquezas-score = After the third stage every jewel scores its points, and each colour brings its bonus; one can earn a bonus in several colours. Most points win; if these are equal, most jewels; if these are equal too, the win is shared.
rules-riquezas-differs-title = What differs from Sultan
rules-riquezas-differs = The colours and their values, the names, and the first player: drawn by lot at the start. With five players a new stage is opened by the player to the left of the one who opened the stage before.
rules-riquezas-two-title = Two players
rules-riquezas-two =
    Each has the cards 1 to 12 twice, draws eight per stage and lays two per round in turn. Equal values go to the first player of the round. The bonus begins with four jewels: 2, 5, 10, 20.

    The table may choose to play with two bazaars, and whether both cards of a round may lie at one bazaar (stacking): then the highest card wins, and equal ones are decided by the second card there. If these are equal as well, the first player of the round wins.

## Splendor
rules-splendor-short-title = In short
rules-splendor-short =
    A turn is one action: take three tokens of different colours, take two of one colour, reserve a card with a gold token, or buy a card.

    Every card bought makes later ones cheaper for good. Nobody keeps more than ten tokens. Nobles come by themselves to those whose cards they like.

    With 15 points somebody brings on the end; the round is played out. Most points win.
rules-splendor-aim-title = What it is about
rules-splendor-aim = You are a merchant who collects gems and invests them: in mines, ships and houses. Every card bought makes later ones cheaper, many bring prestige, and fine collections attract nobles. Whoever reaches 15 points brings on the end.
rules-splendor-setup-title = Before the first turn
rules-splendor-setup = Four cards of each of the three levels lie open. There are one more nobles than players. The bank holds seven tokens of each gem, with three players five, with two players four, and always five gold tokens, which are jokers. Who has the first turn is drawn by lot, unless the table chooses; then play goes clockwise.
rules-splendor-turn-title = A turn
rules-splendor-turn =
    Do exactly one of four things. Take three tokens of different colours. Or take two of one colour, if at least four of it lie in the bank. Or reserve a card, open or unseen from a deck, and take one gold with it if there is any. Or buy a card, open or reserved.

    Nobody holds more than three reserved cards. Whoever has more than ten tokens at the end of the turn returns the surplus, gold included.
rules-splendor-buy-title = Buying
rules-splendor-buy = A card costs the gems shown on it. Each card you own takes one gem of its colour off every later price, for good. A gold token stands for any gem. The tokens you pay go back to the bank, and an open card is replaced at once.
rules-splendor-nobles-title = Nobles
rules-splendor-nobles = At the end of your turn a noble comes to you if your cards, tokens not counted, have all the bonuses shown on the tile. It costs no action and cannot be refused. Only one comes per turn; if several would, you choose.
rules-splendor-end-title = The end
rules-splendor-end = When somebody has 15 points at the end of a turn, the round is played out, so that all have had equally many turns. Most points win; if these are equal, fewest bought cards; if these are equal too, the win is shared.
rules-splendor-rare-title = Rare cases
rules-splendor-rare =
    If tokens of only two colours, or of one, are left in the bank, whoever takes gets one of each; taking fewer than possible is not allowed.

    Gold may be paid even where a token of the colour is at hand. A card reserved from a deck is known to its owner alone; one reserved from the open cards has been seen by all.

    A noble that could not come because another came first can come at the end of a later turn, whatever is done in it. Whoever can do nothing at all passes; when all have passed in a row the game ends.
