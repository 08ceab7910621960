on-this-page = On this page

## Sultan
rules-sultan-short-title = In short
rules-sultan-short =
    Three stages of five rounds. In each round jewels lie on the cushions, and everybody lays one money card face down on one of them.

    The cards are turned over. On each cushion the highest card wins the jewel; ties go to the card laid first. All cards played are out of the game.

    At the end each jewel scores 1 to 5 points depending on its colour, and three or more of one colour earn a bonus. The player with the most points wins.
rules-sultan-aim-title = The aim
rules-sultan-aim =
    The Sultan sells his jewels. Everybody lays money cards face down and hopes to have laid the highest one in the right place. Jewels score points by their colour, and several of one colour earn a bonus.

    The fifty jewels are 12 white (1 point each), 11 red (2), 10 yellow (3), 9 green (4) and 8 blue (5).
rules-sultan-setup-title = Before the first round
rules-sultan-setup =
    Every player has their own deck of money cards, numbered 1 to 15. All jewels are in the pouch. There are three cushions, or two with three players. The first player of the first round is chosen at random, unless the table picks one.

    The game has three stages of five rounds. At the start of a stage everybody draws five cards; these five must last the whole stage.
rules-sultan-offer-title = The offer
rules-sultan-offer = The first player draws one jewel more than there are cushions and chooses one that goes back into the pouch. The others are laid on the cushions.
rules-sultan-bids-title = The bids
rules-sultan-bids = Beginning with the first player, everybody in turn lays exactly one card face down on a cushion. Several cards may lie on one cushion. Everybody sees who lays a card where and in which order, but not its value. Nobody may pass.
rules-sultan-reveal-title = The reveal
rules-sultan-reveal =
    When everyone has laid a card, the cards are turned over. On each cushion the highest card wins the jewel; in a tie, the card that was laid first. A jewel without a card goes back into the pouch.

    All cards that were laid leave the game, whether they won or not. The next player to the left is first player of the next round.
rules-sultan-score-title = The score
rules-sultan-score =
    After the third stage every jewel scores its points. In addition there is a bonus for each colour: 2 points for three jewels, 5 for four, 10 for five, 20 for six or more.

    The player with the most points wins. In a tie, the player with more jewels wins; if that is level too, the victory is shared.

    An example: 5 red, 4 green and 2 blue jewels score 10 + 16 + 10 points, with a bonus of 10 for the red and 5 for the green ones: 51 in all.
rules-sultan-two-title = With two players
rules-sultan-two = Each player has the cards 1 to 12 twice and draws eight of them per stage. A stage has four rounds, and in each round both lay two cards in turn, on different cushions. In a tie the first player of the round wins. The bonus is 2 points for four jewels of a colour, 5 for five, 10 for six, 20 for seven or more.
rules-variants-title = Variants
rules-variants =
    Screens: as in the boxed game, collections are hidden behind screens until the end. Open screens show them to everyone.

    Rush: nobody waits for a turn, and the card laid earlier wins ties.

    Silent purchase: a card that lies alone is discarded without being shown; the others learn its value when the game is over.

    Bags: the jewels you win go into a closed bag that not even their owner looks into before the end.

    Rush, silent purchase and bags can be combined, in Sultan as well as in Riquezas.

## Riquezas do Sultão
rules-riquezas-short-title = In short
rules-riquezas-short =
    Three stages of five rounds. In each round jewels are offered at the bazaars, and everybody lays one gold card face down at one of them.

    The cards are turned over. At each bazaar the highest card wins the jewel; ties go to the card laid first. All cards played are out of the game.

    At the end each jewel scores 1 to 5 points depending on its colour, and three or more of one colour earn a bonus. The player with the most points wins.
rules-riquezas-aim-title = The aim
rules-riquezas-aim =
    The Brazilian forerunner of Sultan. You bid gold at bazaars for jewels of five colours; sets of one colour earn a bonus.

    The fifty jewels are 12 red (1 point each), 11 yellow (2), 10 green (3), 9 blue (4) and 8 black (5). Note that red, yellow, green and blue are worth one point less than in Sultan.
rules-riquezas-course-title = How it is played
rules-riquezas-course =
    There are three bazaars, or two with three players. The first player draws one jewel more than there are bazaars and returns one. Then everybody in turn lays one gold card face down at a bazaar. The cards are turned over: the highest wins, and ties go to the card laid first. A jewel without a card goes back into the pouch.

    The game has three stages of five rounds, with five cards from 1 to 15 per stage. The bonus is 2, 5, 10 or 20 points for three, four, five, or six or more jewels of a colour.
rules-riquezas-score-title = The score
rules-riquezas-score = After the third stage every jewel scores its points, and each colour earns its bonus; you can earn a bonus in several colours. The player with the most points wins. In a tie, the player with more jewels wins; if that is level too, the victory is shared.
rules-riquezas-differs-title = What differs from Sultan
rules-riquezas-differs = The colours and their values, and the names. As in Sultan, the first player is chosen at random and the role passes to the left every round; but with five players each new stage is opened by the player to the left of the one who opened the previous stage.
rules-riquezas-two-title = With two players
rules-riquezas-two =
    Each has the cards 1 to 12 twice, draws eight per stage and lays two per round in turn. Ties go to the first player of the round. The bonus starts at four jewels: 2, 5, 10, 20.

    The table may choose to play with two bazaars, and whether both cards of a round may lie at one bazaar (stacking): then the highest card wins, and a tie is decided by the second card there. If that is a tie as well, the first player of the round wins.

## Splendor
rules-splendor-short-title = In short
rules-splendor-short =
    A turn is one action: take three tokens of different colours, take two of one colour, reserve a card with a gold token, or buy a card.

    Every card bought makes later ones cheaper for good. Nobody keeps more than ten tokens. Nobles visit the player who has the cards they want to see.

    As soon as somebody has 15 points, the round is finished and the game ends. The player with the most points wins.
rules-splendor-aim-title = The aim
rules-splendor-aim = You are a merchant who collects gems and invests them: in mines, ships and houses. Every card bought makes later ones cheaper, many bring prestige, and fine collections attract nobles. Reaching 15 points triggers the end.
rules-splendor-setup-title = Before the first turn
rules-splendor-setup = Four cards of each of the three levels lie face up. There is one more noble than there are players. The bank holds seven tokens of each gem (five with three players, four with two) and always five gold tokens, which are jokers. The player who goes first is chosen at random, unless the table picks one; play then goes clockwise.
rules-splendor-turn-title = A turn
rules-splendor-turn =
    Do exactly one of four things. Take three tokens of different colours (never gold). Or take two of one colour, if the bank has at least four of it. Or reserve a card, face up or unseen from the top of a deck, and take one gold token with it if the bank has any. Or buy a card, face up or reserved.

    Nobody holds more than three reserved cards. If you have more than ten tokens at the end of your turn, gold included in the count, you return the surplus.
rules-splendor-buy-title = Buying
rules-splendor-buy = A card costs the gems shown on it. Each card you own makes every later card one gem of its colour cheaper, for good. A gold token stands for any gem. The tokens you pay go back to the bank, and a card bought or reserved from the table is replaced at once.
rules-splendor-nobles-title = Nobles
rules-splendor-nobles = At the end of your turn a noble comes to you if your cards, tokens not counted, have all the bonuses shown on the tile. It is worth 3 points, costs no action and cannot be refused. Only one comes per turn; if several could, you choose.
rules-splendor-end-title = The end
rules-splendor-end = When somebody has 15 points at the end of a turn, the round is played out, so that everyone has had the same number of turns. The player with the most points wins. In a tie, the player who bought fewer cards wins; if that is level too, the victory is shared.
rules-splendor-rare-title = Rare cases
rules-splendor-rare =
    If tokens of only two colours, or of one, are left in the bank, you take one of each; you may not take fewer than you can.

    You may pay with gold even if you have a token of that colour. A card reserved from a deck is known to its owner alone; one reserved from the table has been seen by everyone.

    A noble that could not come because another came first can come at the end of a later turn, whatever you do in it. A player who can do nothing at all passes; when all have passed in a row, the game ends.
## The deal
rules-fair-title = Fair dealing
rules-fair =
    First everybody seals, then everybody shows. The server draws a secret number and publishes its fingerprint, from which nobody can work the number out. Then each player’s browser does the same with a number of its own. When the host starts, nothing can be changed any more: the browsers show their numbers, and the cards follow from all the numbers together.

    So nobody can choose the cards after seeing what the others bring, not even the person who runs the server. Your browser keeps its own number and what it was promised. When the game is over, it compares both with the record and says what is proven.

    Some things cannot be proven. Bots add no numbers. A browser that does not show its number in time is left out and named: someone who controls both that browser and the server could choose between two deals. Against bots alone it is proven to you, but not to others if you run the server yourself. The command cabochon verify checks a saved record, with every move.

## Examples, step by step
example-splendor-reserving-1 = This card is out of reach for now, and you do not want anyone else to have it.
example-splendor-reserving-2 = Reserve it: it goes to your hand, and a gold token comes with it.
example-splendor-reserving-3 = A card from the deck takes its place at once.
example-splendor-buying-1 = This card costs five sapphires.
example-splendor-buying-2 = Your two sapphire cards pay for two of them, now and every time.
example-splendor-buying-3 = Two sapphire tokens pay for two more, and a gold token stands for the last.
example-splendor-buying-4 = The card is yours: 2 points, and from now on a third sapphire that you need not pay for.
example-splendor-noble-1 = This noble wants to see three emeralds, three rubies and three onyxes on your cards. A ruby is missing.
example-splendor-noble-2 = You buy a ruby card: now you have them all.
example-splendor-noble-3 = At the end of your turn the noble comes by itself: 3 points.
example-sultan-reveal-1 = Three cards lie face down. The small number shows the order in which they were laid.
example-sultan-reveal-2 = The cards are turned over: two nines on the blue jewel, and a 4 alone on the red one.
example-sultan-reveal-3 = The nine that was laid first wins the blue jewel, and the 4 wins the red one. All three cards leave the game.
example-sultan-set-1 = Three red jewels: 2 points each, and a bonus of 2.
example-sultan-set-2 = A fourth: the bonus is now 5 instead of 2.
example-sultan-set-3 = With the fifth the bonus rises to 10.
example-riquezas-reveal-1 = Three gold cards lie at the bazaars. The small number shows the order in which they were laid.
example-riquezas-reveal-2 = The cards are turned over: two nines for the black jewel, worth 5 points, and a 4 alone for the green one.
example-riquezas-reveal-3 = The nine that was laid first wins the black jewel, and the 4 wins the green one. All three cards leave the game.
