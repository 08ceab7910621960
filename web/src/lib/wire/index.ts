// Written by a test of the crate `server` from its Rust types. To rewrite it: BLESS=1 cargo test -p server wire
// What a game shows and tells is its own: the table's terms say which game it is, and its folder has the types.
export type View = { outcome?: Outcome | null };
export type Seen = { event: string };
export type Ground = { reason: string };
// Every message of a client is one of these, with the name of its table and, where an answer is wanted, a number of its own.
export type Request = (Act | Ask) & { table?: string; id?: number };
export const phrases = ["hello", "good-luck", "well-bid", "well-bought", "well-played", "ouch", "hurry-up", "one-moment", "back-soon", "sorry", "thank-you", "good-game", "another-one", "goodbye"] as const;
// How many characters the server takes.
export const longest = { name: 32, talk: 400, report: 500, note: 200 } as const;
// The coach speaks when a move gives away at least this much winning chance.
export const coachSpeaksFrom = { blunders: 0.12, mistakes: 0.06, slips: 0.03 } as const;
// Why something was not done.
export const refusalCodes = ["bad-address", "bad-code", "bad-cover", "bad-deal", "bad-host", "bad-log", "bad-mail", "bad-message", "bad-move", "bad-name", "bad-pace", "bad-plan", "bad-record", "bad-report", "bad-salt", "bad-seats", "bad-setup", "bad-talk", "banned", "broken-table", "club-full", "covered", "contest-full", "crowded", "day-not-over", "dealing", "foreign-origin", "illegal-move", "knows-deal", "moved-since", "muted", "no-cover", "no-hints", "no-room", "no-such-bot", "no-such-club", "no-such-contest", "no-such-deal", "no-such-guide", "no-such-page", "no-such-line", "no-such-person", "no-such-puzzle", "no-such-seat", "no-such-table", "no-take-backs", "no-thought", "nobody", "not-absent", "not-asked", "not-covered", "not-host", "not-member", "not-now", "not-organiser", "not-over", "not-playing", "not-seated", "not-started", "not-your-turn", "nothing-proposed", "nothing-to-undo", "old-link", "out-of-time", "over", "pending", "removed", "resigned", "revealed", "seat-taken", "seated", "seats-open", "session-ended", "somebody-away", "spectator", "stale", "started", "too-fast", "too-many-clubs", "too-many-entries", "too-many-tables", "too-many-ways", "unavailable", "uncertain", "unknown-game"] as const;
export type Seat = number;
export type Seats = Seat[];
export type Viewer = Seat | "public";
export type Outcome = { 
/**
 * What decided it: one of the game's [`crate::Game::ENDINGS`].
 */
how: string, 
/**
 * Every seat, in seat order.
 */
standings: Array<Standing>, };
export type Standing = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * 1 for a winner; tied seats share a rank, and the next rank counts them all.
 */
rank: number, 
/**
 * The points.
 */
score: number, 
/**
 * What breaks ties under the game's rules: more jewels, or fewer cards. 0 if the game has no such rule.
 */
tie_break: number, };
export type Edition = { 
/**
 * The word for command lines, records and addresses.
 */
name: string, 
/**
 * The name as people write it.
 */
title: string, 
/**
 * One sentence about the game.
 */
about: string, 
/**
 * The smallest and the largest table.
 */
players: [number, number], 
/**
 * The options, in the order in which setups are written.
 */
options: Array<Opt>, };
export type Opt = { 
/**
 * The word before the `=`.
 */
name: string, 
/**
 * The default.
 */
default: string, 
/**
 * The default when one person plays against bots.
 */
against_bots: string | null, 
/**
 * One sentence on what it does.
 */
about: string, } & ({ "type": "flag" } | { "type": "choice", "values": Array<string> } | { "type": "seat" });
export type OptionKind = { "type": "flag" } | { "type": "choice", "values": Array<string> } | { "type": "seat" };
export type Offer = { 
/**
 * The choices, by the number of players.
 */
tables: Array<Choices>, 
/**
 * The word for command lines, records and addresses.
 */
name: string, 
/**
 * The name as people write it.
 */
title: string, 
/**
 * One sentence about the game.
 */
about: string, 
/**
 * The smallest and the largest table.
 */
players: [number, number], 
/**
 * The options, in the order in which setups are written.
 */
options: Array<Opt>, };
export type Choices = { 
/**
 * The number of players.
 */
players: number, 
/**
 * The options that make a difference at a table of this size.
 */
options: Array<Choice>, 
/**
 * Pairs of `option=value` that cannot be chosen together.
 */
conflicts: Array<[string, string]>, };
export type Choice = { 
/**
 * The word before the `=`.
 */
name: string, 
/**
 * What kind of option it is.
 */
kind: ChoiceKind, 
/**
 * The default; it is among the values.
 */
default: string, 
/**
 * The default when one person plays against bots; it is among the values.
 */
against_bots: string | null, 
/**
 * The values allowed after the `=`.
 */
values: Array<string>, };
export type ChoiceKind = "flag" | "choice" | "seat";
export type Terms = { 
/**
 * The name of the game.
 */
game: string, 
/**
 * Its options, as in `rush=on first=2`; options left out keep their defaults.
 */
options: string, 
/**
 * Whether the lobby shows the table; otherwise people need the link.
 */
public: boolean, 
/**
 * The time available.
 */
pace: Pace, 
/**
 * Whether a move may be taken back when everyone agrees.
 */
take_backs: boolean, 
/**
 * Whether the game counts for the ratings of the people who play it. Then there are no hints, and nothing is taken back.
 */
rated?: boolean, 
/**
 * Whether clients may show what has been played.
 */
memory_aids: boolean, 
/**
 * What happens to an absent person's seat.
 */
cover: Cover, 
/**
 * The bot that covers a seat.
 */
cover_by: string, };
export type Pace = "unhurried" | { "live": { 
/**
 * What each seat begins with.
 */
bank: number, 
/**
 * What each move adds.
 */
increment: number, } } | { "days": number };
export type Cover = "vote" | "clock" | "never";
export type Creation = { 
/**
 * The terms.
 */
terms: Pick<Terms, "game"> & Partial<Terms>, 
/**
 * Each seat: `open`, `closed`, `me` (once), or the name of a bot.
 */
seats: Array<string>, 
/**
 * The host's name.
 */
name: string, };
export type Act = { "do": "join", 
/**
 * Where.
 */
seat?: Seat, 
/**
 * The name to use.
 */
name: string, } | { "do": "seal", 
/**
 * The SHA-256 of the salt, 64 hexadecimal digits in lower case.
 */
seal: string, } | { "do": "reveal", 
/**
 * The salt, 64 hexadecimal digits in lower case.
 */
salt: string, } | { "do": "leave" } | { "do": "remove", 
/**
 * Whom.
 */
seat: Seat, } | { "do": "arrange", 
/**
 * Which.
 */
seat: Seat, 
/**
 * `open`, `closed`, or the name of a bot.
 */
to: string, } | { "do": "change", 
/**
 * The new terms.
 */
terms: Pick<Terms, "game"> & Partial<Terms>, } | { "do": "rename", 
/**
 * The new name.
 */
name: string, } | { "do": "host", 
/**
 * To whom.
 */
seat: Seat, } | { "do": "mute", 
/**
 * Their seat.
 */
seat?: Seat, 
/**
 * For spectators: the tag on their lines of talk.
 */
who?: string, 
/**
 * Whether they are muted.
 */
muted: boolean, } | { "do": "start", 
/**
 * Which bot.
 */
fill?: string, } | { "do": "play", 
/**
 * The ply of the frame that the move answers.
 */
ply: number, 
/**
 * In notation.
 */
move: string, } | { "do": "undo" } | { "do": "propose", 
/**
 * For what.
 */
what: Proposal, } | { "do": "answer", 
/**
 * What.
 */
yes: boolean, } | { "do": "hints", 
/**
 * Whether you agree.
 */
agree: boolean, } | { "do": "away" } | { "do": "return" } | { "do": "resign" };
export type Ask = { "do": "watch", 
/**
 * The ply of my last frame; 0 for the whole story.
 */
since?: number, } | { "do": "unwatch" } | { "do": "lobby" } | { "do": "leave-lobby" } | { "do": "say", 
/**
 * In the person's own words.
 */
text?: string, 
/**
 * One of the phrases that `GET /api/games` lists.
 */
phrase?: string, } | { "do": "rematch" } | { "do": "report" } & Report;
export type Report = { 
/**
 * Whether a line of talk or a name is reported.
 */
what: Reported, 
/**
 * The line of talk, by its number.
 */
line?: number, 
/**
 * The seat, for a name.
 */
seat?: Seat, 
/**
 * What is wrong with it.
 */
why: Reason, 
/**
 * The reporter's comment.
 */
words?: string, };
export type Reported = "talk" | "name";
export type Reason = "insult" | "hate" | "spam" | "private" | "other";
export type Proposal = "take-back" | "end" | { "pace": Pace } | "hints" | { "cover": Seat };
export type Message = { "frame": Frame } | { "done": { 
/**
 * The request's `id`.
 */
id: number, 
/**
 * The table that was created, for a rematch.
 */
table?: string, } } | { "refused": Refused } | { "lobby": { 
/**
 * The newest first.
 */
tables: Listing[], } } | { "talk": Talk };
export type RefusalCode = "bad-address" | "bad-code" | "bad-cover" | "bad-deal" | "bad-host" | "bad-log" | "bad-mail" | "bad-message" | "bad-move" | "bad-name" | "bad-pace" | "bad-plan" | "bad-record" | "bad-report" | "bad-salt" | "bad-seats" | "bad-setup" | "bad-talk" | "banned" | "broken-table" | "club-full" | "covered" | "contest-full" | "crowded" | "day-not-over" | "dealing" | "foreign-origin" | "illegal-move" | "knows-deal" | "moved-since" | "muted" | "no-cover" | "no-hints" | "no-room" | "no-such-bot" | "no-such-club" | "no-such-contest" | "no-such-deal" | "no-such-guide" | "no-such-page" | "no-such-line" | "no-such-person" | "no-such-puzzle" | "no-such-seat" | "no-such-table" | "no-take-backs" | "no-thought" | "nobody" | "not-absent" | "not-asked" | "not-covered" | "not-host" | "not-member" | "not-now" | "not-organiser" | "not-over" | "not-playing" | "not-seated" | "not-started" | "not-your-turn" | "nothing-proposed" | "nothing-to-undo" | "old-link" | "out-of-time" | "over" | "pending" | "removed" | "resigned" | "revealed" | "seat-taken" | "seated" | "seats-open" | "session-ended" | "somebody-away" | "spectator" | "stale" | "started" | "too-fast" | "too-many-clubs" | "too-many-entries" | "too-many-tables" | "too-many-ways" | "unavailable" | "uncertain" | "unknown-game";
export type Refused = { 
/**
 * A word that never changes.
 */
code: RefusalCode, 
/**
 * A sentence in English.
 */
message: string, 
/**
 * At which table.
 */
table?: string, 
/**
 * The request's `id`.
 */
id?: number, };
export type Frame = { 
/**
 * Which table.
 */
table: string, 
/**
 * The length of its log. A move names the ply of the frame that it answers.
 */
ply: number, 
/**
 * The server's time, in milliseconds since 1970.
 */
now: number, 
/**
 * The phase of the table.
 */
phase: TablePhase, 
/**
 * The terms.
 */
terms: Terms, 
/**
 * The viewer's seat; `null` for a spectator.
 */
you: Seat | null, 
/**
 * Where the host sits.
 */
host: Seat, 
/**
 * Every seat.
 */
seats: Array<SeatLine>, 
/**
 * The SHA-256 of the server's part of the deal.
 */
promise: string, 
/**
 * When the cards are dealt at the latest, in milliseconds since 1970, while clients reveal what they sealed.
 */
dealing: number | null, 
/**
 * From when the host may deal without missing salts, in milliseconds since 1970.
 */
host_deals_from: number | null, 
/**
 * The seats that owe a move.
 */
waiting: Seats, 
/**
 * The game as the viewer may see it, once it is dealt, in the game's own form.
 */
view: View | null, 
/**
 * The viewer's legal moves, in notation; empty if no move is owed.
 */
moves: Array<string>, 
/**
 * Whether the viewer may take back their last move, and the bots' moves since, without asking.
 */
undo: boolean, 
/**
 * Whether hints are given here: all the others are bots, or everyone has agreed.
 */
hints: boolean, 
/**
 * How much longer the clocks pause, in milliseconds: after an outage everyone has time to come back.
 */
pause: number, 
/**
 * The people the host has muted, by the tags on their lines of talk.
 */
silenced: Array<string>, 
/**
 * The open proposal.
 */
proposal: Proposed | null, 
/**
 * What happened since the ply that the viewer named.
 */
news: Array<News>, 
/**
 * Whether more happened since that ply than fits; `GET /api/tables/{table}/story` has the older part.
 */
earlier: boolean, 
/**
 * How it ended, once it has.
 */
ended: Ended | null, 
/**
 * The table that this one is a rematch of.
 */
after: string | null, 
/**
 * The rematch, once there is one.
 */
next: string | null, 
/**
 * Where the deal was played before, if it was.
 */
again: Repeated | null, 
/**
 * Which day's deal is played, if one is.
 */
daily: OfDay | null, };
export type TablePhase = "gathering" | "playing" | "over";
export type SeatLine = { 
/**
 * Who plays there.
 */
kind: "open" | "closed" | "bot" | "person" | "invited", 
/**
 * The name of the person who sits there or is invited, or of the bot.
 */
name: string, 
/**
 * The bot that plays for the person, if one does.
 */
covered_by: string | null, 
/**
 * Whether the person has agreed to hints.
 */
hints: boolean, 
/**
 * Whether the person has resigned.
 */
resigned: boolean, 
/**
 * Whether the host has muted them.
 */
muted: boolean, 
/**
 * Whether the person is looking at the table right now.
 */
here: boolean, 
/**
 * The SHA-256 of what their client adds to the deal, once it has committed to it.
 */
seal: string | null, 
/**
 * Whether their client has revealed it.
 */
shown: boolean, 
/**
 * Milliseconds left on the clock, if there is one.
 */
clock: number | null, };
export type Proposed = { 
/**
 * What is proposed.
 */
what: Proposal, 
/**
 * Who asks.
 */
by: Seat, 
/**
 * Who has agreed.
 */
agreed: Seats, };
export type Ended = { 
/**
 * By the rules, by resignation, by agreement, before it began, or by the operators of the server.
 */
how: "played" | "resigned" | "agreed" | "abandoned" | "stopped", 
/**
 * By the rules: what decided it, and every seat with rank and score.
 */
outcome: Outcome | null, 
/**
 * Who has won.
 */
winners: Seats, };
export type Repeated = { 
/**
 * The table; `null` while others are still playing the deal.
 */
table: string | null, 
/**
 * How many of its moves are kept.
 */
moves: number, };
export type PlayOn = { 
/**
 * After this many moves.
 */
ply: number, 
/**
 * In which seat; by default one's own, or that of the player to move.
 */
seat?: Seat, 
/**
 * A move to begin with, in notation.
 */
move?: string, 
/**
 * The bot in every other seat; by default bots stay the same, and the table's cover plays for people.
 */
bot?: string, };
export type News = { 
/**
 * The ply of the table after it.
 */
ply: number, 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * What a move caused, as the viewer sees it, in the game's own form.
 */
events?: Seen[], } & ({ "what": "created" } | { "what": "joined", seat: Seat, name: string, } | { "what": "mixed", seat: Seat, } | { "what": "sealed", seat: Seat, } | { "what": "closed" } | { "what": "revealed", seat: Seat, } | { "what": "left", seat: Seat, removed: boolean, } | { "what": "arranged", seat: Seat, } | { "what": "changed" } | { "what": "renamed", seat: Seat, name: string, } | { "what": "hosted", seat: Seat, } | { "what": "muted", seat: Seat, muted: boolean, } | { "what": "silenced", who: string, muted: boolean, } | { "what": "started" } | { "what": "moved", seat: Seat, move?: string, } | { "what": "undone", seat: Seat, } | { "what": "proposed", seat: Seat, proposal: Proposal, } | { "what": "answered", seat: Seat, yes: boolean, } | { "what": "hints", seat: Seat, agree: boolean, } | { "what": "covered", seat: Seat, why: Why, } | { "what": "returned", seat: Seat, } | { "what": "resigned", seat: Seat, } | { "what": "lapsed", seat: Seat, } | { "what": "followed", table: string, } | { "what": "stopped" } | { "what": "forgotten" } | { "what": "resumed", gap: number, });
export type Told = { "what": "created" } | { "what": "joined", seat: Seat, name: string, } | { "what": "mixed", seat: Seat, } | { "what": "sealed", seat: Seat, } | { "what": "closed" } | { "what": "revealed", seat: Seat, } | { "what": "left", seat: Seat, removed: boolean, } | { "what": "arranged", seat: Seat, } | { "what": "changed" } | { "what": "renamed", seat: Seat, name: string, } | { "what": "hosted", seat: Seat, } | { "what": "muted", seat: Seat, muted: boolean, } | { "what": "silenced", who: string, muted: boolean, } | { "what": "started" } | { "what": "moved", seat: Seat, move?: string, } | { "what": "undone", seat: Seat, } | { "what": "proposed", seat: Seat, proposal: Proposal, } | { "what": "answered", seat: Seat, yes: boolean, } | { "what": "hints", seat: Seat, agree: boolean, } | { "what": "covered", seat: Seat, why: Why, } | { "what": "returned", seat: Seat, } | { "what": "resigned", seat: Seat, } | { "what": "lapsed", seat: Seat, } | { "what": "followed", table: string, } | { "what": "stopped" } | { "what": "forgotten" } | { "what": "resumed", gap: number, };
export type Why = "asked" | "clock";
export type Talk = { 
/**
 * At which.
 */
table: string, 
/**
 * Its number at that table, counted from 0.
 */
n: number, 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * Who and what.
 */
line: Remark, };
export type Remark = { 
/**
 * Where they sat; `null` for a spectator.
 */
seat: Seat | null, 
/**
 * Their name at the time. A spectator never has the name of a seated person.
 */
name: string, 
/**
 * Their tag at this table, with which the host can mute them; lines of earlier builds have none.
 */
who?: string, 
/**
 * In the person's own words.
 */
text?: string, 
/**
 * Or one of the phrases.
 */
phrase?: string, };
export type Listing = { 
/**
 * Which.
 */
table: string, 
/**
 * Its phase.
 */
phase: TablePhase, 
/**
 * The terms.
 */
terms: Terms, 
/**
 * Every seat.
 */
seats: Array<Chair>, 
/**
 * When it was created, in milliseconds since 1970.
 */
created: number, 
/**
 * Whether you owe a move; only in the list of your own tables.
 */
your_turn?: boolean, };
export type Chair = { 
/**
 * Who plays there.
 */
kind: "open" | "closed" | "bot" | "person" | "invited", 
/**
 * The name of the person who sits there or is invited, or of the bot.
 */
name: string, };
export type Moment = { 
/**
 * After how many moves.
 */
ply: number, 
/**
 * How many moves the game has.
 */
plies: number, 
/**
 * Who made the last of them; `null` after the deal.
 */
seat: Seat | null, 
/**
 * What it caused, as the public saw it.
 */
events: Seen[], 
/**
 * The game as the public saw it then.
 */
view: View, };
export type Page = { 
/**
 * What happened, the oldest first.
 */
news: Array<News>, 
/**
 * Whether there is more before these: ask again with `before` set to the ply of the first of them.
 */
earlier: boolean, };
export type GuideStep = { 
/**
 * Which step, counted from 1.
 */
step: number, 
/**
 * How many the guide has.
 */
steps: number, 
/**
 * The name of its text.
 */
name: string, 
/**
 * Places on the board to look at, as the clients call them.
 */
at: Array<string>, 
/**
 * The move for the learner to make, in notation; `null` if there is only text to read.
 */
move: string | null, 
/**
 * The learner's legal moves; empty if none is owed.
 */
moves: Array<string>, 
/**
 * The game as the learner may see it.
 */
view: View, 
/**
 * What follows: the learner's move, if there is one, and the others' up to the next step.
 */
then: Array<GuideTurn>, };
export type GuideTurn = { 
/**
 * Who makes it.
 */
seat: Seat, 
/**
 * What it causes, as the learner sees it.
 */
events: Seen[], 
/**
 * The game afterwards, as the learner may see it.
 */
view: View, };
export type Argument = { 
/**
 * A kind in `reason`, and its numbers, pieces and seats.
 */
why: Ground, 
/**
 * `brings a noble, 3 points in all`.
 */
says: string, };
export type Advice = { 
/**
 * In notation.
 */
move: string, 
/**
 * The winning chance with it, from 0 to 1.
 */
chance: number, 
/**
 * Its share of the search, or how often a mixed strategy makes it: from 0 to 1.
 */
share: number, 
/**
 * The reasons for it, the heaviest first.
 */
reasons: Array<Argument>, };
export type Hint = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Whether the best is a mixed strategy: then each share says how often the move should be made, so that nobody can foresee it.
 */
mixed: boolean, 
/**
 * The best moves, the best first: at least one.
 */
choices: Array<Advice>, 
/**
 * Positions examined.
 */
nodes: number, };
export type Hinted = { 
/**
 * The ply of the frame that it answers.
 */
ply: number, 
/**
 * The advice.
 */
hint: Hint, };
export type Strictness = "blunders" | "mistakes" | "slips";
export type Objection = { 
/**
 * Whose move.
 */
seat: Seat, 
/**
 * The move, in notation.
 */
move: string, 
/**
 * The winning chance with it, from 0 to 1.
 */
chance: number, 
/**
 * The winning chance with the best play.
 */
best: number, 
/**
 * Whether the best is a mixed strategy: then each share says how often the move should be made.
 */
mixed: boolean, 
/**
 * What is better, the best first: at least one. The reasons say what puts it ahead of the move.
 */
better: Array<Advice>, 
/**
 * Positions examined.
 */
nodes: number, };
export type Meant = { 
/**
 * The ply of the frame that the move answers.
 */
ply: number, 
/**
 * In notation.
 */
move: string, 
/**
 * When the coach speaks.
 */
strictness: Strictness, };
export type Coached = { 
/**
 * The ply of the frame that it is about.
 */
ply: number, 
/**
 * Nothing if the move may stand, or if there was no time to look at it.
 */
objection: Objection | null, };
export type Dealt = { 
/**
 * The terms.
 */
terms: Terms, 
/**
 * Every seat of the game that was played.
 */
seats: Array<Chair>, };
export type OfDay = { 
/**
 * Which day's.
 */
day: string, 
/**
 * Whether the result counts.
 */
counted: boolean, };
export type DailyDeals = { 
/**
 * Today, as `2026-11-16`, by UTC.
 */
day: string, 
/**
 * When it ends, in milliseconds since 1970.
 */
ends: number, 
/**
 * One deal a game.
 */
games: Array<DealOfDay>, 
/**
 * The days before whose deals are open, the latest first.
 */
days: Array<string>, 
/**
 * The person's tries of these days.
 */
past: Array<PastTry>, };
export type PastTry = { 
/**
 * Which day.
 */
day: string, 
/**
 * The game.
 */
game: string, 
/**
 * What came of it.
 */
yours: Yours, };
export type DealOfDay = { 
/**
 * The game.
 */
game: string, 
/**
 * What is agreed in a try that counts.
 */
terms: Terms, 
/**
 * Every seat; the first is the person's.
 */
seats: Array<Chair>, 
/**
 * The SHA-256 of the seed of the deal.
 */
promise: string, 
/**
 * How many tries count so far.
 */
counted: number, 
/**
 * The person's first try, if there was one.
 */
yours: Yours | null, };
export type Yours = { 
/**
 * At which table.
 */
table: string, 
/**
 * Whether the game is over.
 */
over: boolean, 
/**
 * Whether it counts, or still may.
 */
counted: boolean, 
/**
 * Where it stands among the tries that count, from 1.
 */
rank: number | null, 
/**
 * The points ahead of the best other seat; `null` where the game was not played to its end.
 */
margin: number | null, };
export type DayPage = { 
/**
 * Which day.
 */
day: string, 
/**
 * Whether it is today: then a first try that begins now counts.
 */
today: boolean, 
/**
 * Until when a try may end and count, in milliseconds since 1970.
 */
closes: number, 
/**
 * What is played.
 */
deal: DealOfDay, 
/**
 * The best results, and the person's; `null` before they are told.
 */
results: Array<Placed> | null, 
/**
 * How the first moves were made; `null` before it is told.
 */
opening: Array<Step> | null, };
export type Placed = { 
/**
 * From 1; those who are level share a rank.
 */
rank: number, 
/**
 * Whose; empty where nobody knows it.
 */
name: string, 
/**
 * Whether it is the person's who asks.
 */
you: boolean, 
/**
 * As in [`Yours::margin`].
 */
margin: number | null, 
/**
 * Which place that was at the table.
 */
place: number | null, 
/**
 * From 0 to 1, where the game was reviewed.
 */
accuracy: number | null, 
/**
 * At which table.
 */
table: string, };
export type Step = { 
/**
 * A table where the position can be looked at, and after how many moves.
 */
table: string, ply: number, 
/**
 * What the person did who asks.
 */
yours: string | null, 
/**
 * What was done, the most frequent first.
 */
moves: Array<Chosen>, 
/**
 * How many people did something else.
 */
others: number, };
export type Chosen = { 
/**
 * In notation.
 */
move: string, people: number, };
export type History = { 
/**
 * The latest first.
 */
games: Array<PastGame>, 
/**
 * How many games fit the filters, on all pages.
 */
total: number, 
/**
 * What to pass as `before` for the next page.
 */
next: string | null, 
/**
 * The people one played with most.
 */
opponents: Array<Opponent>, };
export type Opponent = { 
/**
 * What to pass as `opponent`.
 */
tag: string, 
/**
 * Their present name.
 */
name: string, 
/**
 * How many games they played together.
 */
games: number, };
export type PastGame = { 
/**
 * At which table.
 */
table: string, 
/**
 * Which game.
 */
game: string, 
/**
 * How many played it.
 */
players: number, 
/**
 * Where the person sat, counted from 1.
 */
seat: number, 
/**
 * When it ended, in milliseconds since 1970.
 */
ended: number, 
/**
 * How it came out for the person.
 */
result: "won" | "shared" | "lost" | "none", 
/**
 * The person's rank, if the game was played to its end.
 */
place: number | null, 
/**
 * Each seat's points, seat 1 first; empty if the game was not played to its end.
 */
scores: number[], 
/**
 * Who played, seat 1 first.
 */
seats: Chair[], 
/**
 * What the game did to the person's rating.
 */
rated: RatingChange | null, 
/**
 * How accurately the person played, from 0 to 1, if the game was reviewed.
 */
accuracy: number | null, };
export type RatingChange = { 
/**
 * The rating after it.
 */
rating: number, 
/**
 * What it gained or lost.
 */
gain: number, };
export type Statistics = { 
/**
 * Which game.
 */
game: string, 
/**
 * All games that fit.
 */
all: GamesWon, 
/**
 * By the number of players.
 */
by_players: Array<Slice>, 
/**
 * By seat, counted from 1.
 */
by_seat: Array<Slice>, 
/**
 * With other people, and with bots alone.
 */
with_people: GamesWon, with_bots: GamesWon, 
/**
 * How many games were won in a row, until now and at best.
 */
streak: number, best_streak: number, 
/**
 * The mean accuracy of the reviewed games, from 0 to 1, and how many they are.
 */
accuracy: number | null, reviewed: number, 
/**
 * The accuracy of the latest reviewed games, the oldest first.
 */
accuracies: Array<Dated>, 
/**
 * The rating after each of the latest rated games, the oldest first, by the number of players.
 */
ratings: Array<RatingLine>, 
/**
 * What the game counts, by its own words.
 */
tallies: Record<string, number>, 
/**
 * What some of these words stand for.
 */
pictures: Record<string, unknown>, };
export type GamesWon = { 
/**
 * How many had a result.
 */
games: number, 
/**
 * How many of them were won, shared wins included.
 */
won: number, };
export type Slice = { 
/**
 * The number of players, or the seat.
 */
of: number, 
/**
 * The games.
 */
score: GamesWon, };
export type Dated = { 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * What.
 */
value: number, };
export type RatingLine = { 
/**
 * The table size.
 */
players: number, 
/**
 * After each game.
 */
points: Array<Dated>, };
export type Ratings = { 
/**
 * Whether the leaderboards show them.
 */
listed: boolean, 
/**
 * By game and table size.
 */
ratings: Array<Rated>, };
export type Rated = { 
/**
 * Which game.
 */
game: string, 
/**
 * At which table size.
 */
players: number, 
/**
 * The rating.
 */
rating: number, 
/**
 * How far the 95 % interval reaches to either side.
 */
within: number, 
/**
 * How many games it rests on.
 */
games: number, 
/**
 * Whether it is too uncertain to mean much yet.
 */
provisional: boolean, };
export type Leaderboard = { 
/**
 * The best first.
 */
leaders: Array<Leading>, 
/**
 * The bots, by their measured strength, the strongest first.
 */
bots: Array<Anchor>, 
/**
 * The person's own rating, listed or not.
 */
you: Rated | null, };
export type Leading = { 
/**
 * Their name.
 */
name: string, 
/**
 * The rating.
 */
rated: Rated, 
/**
 * Whether it is the person who asks.
 */
you: boolean, };
export type Anchor = { 
/**
 * Its name.
 */
bot: string, 
/**
 * Its rating, which no game changes.
 */
rating: number, };
export type PuzzleShown = { 
/**
 * The game.
 */
game: string, 
/**
 * The seat to move.
 */
seat: Seat, 
/**
 * How many play.
 */
players: number, 
/**
 * Its legal moves, in notation.
 */
moves: Array<string>, 
/**
 * The game as the seat sees it.
 */
view: View, };
export type PuzzleAnswer = { 
/**
 * Whether the best move was found.
 */
solved: boolean, 
/**
 * The best move, its winning chance, and why it is better than the one made.
 */
best: Advice, 
/**
 * The winning chance with the next best move.
 */
next_best: number, 
/**
 * What the puzzle is about.
 */
theme: string, 
/**
 * Positions examined to find this out.
 */
nodes: number, 
/**
 * What follows: the best move, and what strong players did then, as the seat sees it.
 */
line: GuideTurn[], };
export type PuzzleGames = { games: Array<PuzzlesOf>, };
export type PuzzlesOf = { 
/**
 * Which.
 */
game: string, 
/**
 * What they are about.
 */
themes: Array<PuzzleTheme>, 
/**
 * How the person stands.
 */
you: PuzzleStanding, };
export type PuzzleTheme = { 
/**
 * The game's word for it.
 */
theme: string, 
/**
 * How many there are.
 */
count: number, 
/**
 * How many of them the person has tried.
 */
tried: number, };
export type PuzzleStanding = { 
/**
 * The rating.
 */
rating: number, 
/**
 * How many puzzles they tried, and how many of them they solved.
 */
tried: number, solved: number, 
/**
 * How many they have solved in a row until now, and how many at best.
 */
streak: number, best: number, };
export type PuzzlePage = { puzzle: Posed | null, 
/**
 * How the person stands.
 */
you: PuzzleStanding, };
export type Posed = { 
/**
 * Its name.
 */
id: string, 
/**
 * Its rating.
 */
rating: number, 
/**
 * Whether the person tried it before: then it no longer counts.
 */
tried: boolean, 
/**
 * The game.
 */
game: string, 
/**
 * The seat to move.
 */
seat: Seat, 
/**
 * How many play.
 */
players: number, 
/**
 * Its legal moves, in notation.
 */
moves: Array<string>, 
/**
 * The game as the seat sees it.
 */
view: View, };
export type PuzzleTried = { 
/**
 * The solution, why, and what follows.
 */
answer: PuzzleAnswer, 
/**
 * What it changed in the person's rating; nothing where it was not the first try.
 */
gain: number | null, 
/**
 * How the person stands now.
 */
you: PuzzleStanding, };
export type Plan = { 
/**
 * Who meets whom.
 */
format: Format, 
/**
 * How many play at a table.
 */
players: number, 
/**
 * What happens where people are missing at a table.
 */
gaps: Gaps, 
/**
 * How many of the best play a knock-out final; 0 for none.
 */
last: number, 
/**
 * Whether every table of a round plays the same deal.
 */
duplicate: boolean, 
/**
 * Whether a round begins by itself once the one before is over.
 */
automatic: boolean, };
export type Format = { "series": number } | "round-robin" | { "swiss": number };
export type Gaps = "bots" | "byes";
export type ContestPhase = "entering" | "playing" | "over";
export type ContestStanding = { 
/**
 * Who.
 */
entrant: number, 
/**
 * 1 for the best. Those whom only the lot tells apart share a rank.
 */
rank: number, 
/**
 * In half points, without the knock-out final.
 */
points: number, 
/**
 * As in [`TieBreak::Buchholz`], in half points.
 */
buchholz: number, 
/**
 * As in [`TieBreak::SonnebornBerger`], in quarters of a point.
 */
sonneborn_berger: number, 
/**
 * As in [`TieBreak::Wins`].
 */
wins: number, 
/**
 * As in [`TieBreak::GamePoints`].
 */
game_points: number, 
/**
 * Tables played to their end, without the knock-out final.
 */
played: number, 
/**
 * Byes.
 */
byes: number, 
/**
 * How far they came in the knock-out final: 0 for nowhere, then counted by its rounds, and at its last table by places.
 */
knock_out: number, };
export type TieBreak = "buchholz" | "sonneborn-berger" | "wins" | "game-points";
export type NewContest = { 
/**
 * What it is called.
 */
name: string, 
/**
 * The terms of its tables. No list shows them; those of a tournament are rated.
 */
terms: Pick<Terms, "game"> & Partial<Terms>, 
/**
 * How it is played.
 */
plan: Pick<Plan, "format" | "players"> & Partial<Plan>, };
export type ContestAct = { "do": "enter" } | { "do": "leave", 
/**
 * Who.
 */
entrant?: number, } | { "do": "begin" } | { "do": "next", 
/**
 * How many rounds there were, so that two taps do not make two rounds.
 */
rounds: number, } | { "do": "correct", 
/**
 * In which round, counted from 0.
 */
round: number, 
/**
 * At which of its tables, counted from 0.
 */
table: number, 
/**
 * The rank of each seat, 1 for the best.
 */
ranks: Array<number>, 
/**
 * Why, for all to read.
 */
note: string, } | { "do": "help", 
/**
 * Whom.
 */
entrant: number, } | { "do": "end" };
export type ContestPage = { 
/**
 * Which.
 */
contest: string, 
/**
 * What it is called; empty if that was forgotten.
 */
name: string, 
/**
 * The club that it belongs to.
 */
club: ClubPlace | null, 
/**
 * The terms of its tables.
 */
terms: Terms, 
/**
 * How it is played.
 */
plan: Plan, 
/**
 * How far it is.
 */
phase: ContestPhase, 
/**
 * Which entrant you are.
 */
you: number | null, 
/**
 * Whether you lead it.
 */
leads: boolean, 
/**
 * Whether you can enter.
 */
can_enter: boolean, 
/**
 * Whether the next round can be made.
 */
can_go_on: boolean, 
/**
 * How many rounds there are without a knock-out final, if nobody drops out.
 */
planned: number, 
/**
 * Everyone who takes part.
 */
entrants: Array<Entrant>, 
/**
 * How they stand, the best first.
 */
standings: Array<ContestStanding>, 
/**
 * What decides between equal points, in order; then the lot.
 */
tie_breaks: Array<TieBreak>, 
/**
 * The rounds so far.
 */
rounds: Array<ContestRound>, };
export type Entrant = { 
/**
 * `person` or `bot`.
 */
kind: "person" | "bot", 
/**
 * Their name; empty for those who were forgotten.
 */
name: string, 
/**
 * Whether they have dropped out.
 */
left: boolean, 
/**
 * Whether they lead it.
 */
leads: boolean, };
export type ContestRound = { 
/**
 * Whether it belongs to the knock-out final.
 */
knock_out: boolean, 
/**
 * Who has a bye.
 */
byes: Array<number>, 
/**
 * Its tables.
 */
tables: Array<ContestTable>, };
export type ContestTable = { 
/**
 * Its name, if you may look at it: while others play the same deal, only at your own.
 */
table: string | null, 
/**
 * Who sits where; nobody's seat is a bot's.
 */
seats: Array<number | null>, 
/**
 * The rank of each seat, once it is over.
 */
ranks: Array<number> | null, 
/**
 * The points of each seat in the game.
 */
scores: Array<number | null>, 
/**
 * Whether an organiser set the result.
 */
corrected: boolean, 
/**
 * What they say about it.
 */
note: string, };
export type ContestLine = { 
/**
 * Which.
 */
contest: string, 
/**
 * What it is called.
 */
name: string, 
/**
 * The game.
 */
game: string, 
/**
 * Whether it is a series.
 */
series: boolean, 
/**
 * How far it is.
 */
phase: ContestPhase, 
/**
 * How many rounds there were.
 */
rounds: number, 
/**
 * The table at which one plays in this round.
 */
table: string | null, 
/**
 * Where one stands.
 */
rank: number | null, };
export type ContestPlace = { 
/**
 * Which; nothing for a table of its own.
 */
contest: string | null, 
/**
 * What it is called.
 */
name: string, 
/**
 * Whether it is a series.
 */
series: boolean, 
/**
 * In which round, counted from 1.
 */
round: number, 
/**
 * The club that the table belongs to.
 */
club: ClubPlace | null, };
export type ClubAct = { "do": "join", 
/**
 * The last word of the link.
 */
link: string, } | { "do": "leave" } | { "do": "say", 
/**
 * In the person's own words.
 */
text?: string, 
/**
 * One of the phrases.
 */
phrase?: string, } | { "do": "hush", 
/**
 * Which.
 */
line: number, } | { "do": "report" } & Report | { "do": "tell", 
/**
 * Whether one wants to.
 */
on: boolean, } | { "do": "rename", 
/**
 * What.
 */
name: string, } | { "do": "renew" } | { "do": "remove", 
/**
 * Whom, by their tag.
 */
who: string, } | { "do": "mute", 
/**
 * Whom, by their tag.
 */
who: string, 
/**
 * Whether they are muted.
 */
on: boolean, } | { "do": "lead", 
/**
 * Whom, by their tag.
 */
who: string, 
/**
 * Whether they are an organiser.
 */
on: boolean, } | { "do": "close" };
export type ClubPage = { 
/**
 * Which.
 */
club: string, 
/**
 * What it is called.
 */
name: string, 
/**
 * Whether you can join by the link that you came by.
 */
can_join: boolean, 
/**
 * What only members see.
 */
inside: ClubInside | null, };
export type ClubInside = { 
/**
 * Your tag.
 */
you: string, 
/**
 * Whether you are an organiser.
 */
leads: boolean, 
/**
 * Whether you are the first of them, who decides who else is one.
 */
first: boolean, 
/**
 * Whether an organiser has muted you.
 */
muted: boolean, 
/**
 * Whether you hear of new tables while you are away.
 */
told: boolean, 
/**
 * The last word of the link by which others can join.
 */
link: string, 
/**
 * Organisers first, then those who have been here longest.
 */
members: Array<ClubMember>, 
/**
 * Tables that wait for players or are being played.
 */
tables: Listing[], 
/**
 * Its series and tournaments, those that are not over first.
 */
contests: Array<ContestLine>, 
/**
 * Who is ahead, for each game that was played.
 */
standings: Array<ClubStandings>, 
/**
 * The latest talk, the oldest line first.
 */
talk: Talk[], };
export type ClubMember = { 
/**
 * Their tag in this club.
 */
who: string, 
/**
 * Their name, told apart from those of the others.
 */
name: string, 
/**
 * Whether they are an organiser.
 */
leads: boolean, 
/**
 * Whether an organiser has muted them; only organisers learn it.
 */
muted: boolean, };
export type ClubStandings = { 
/**
 * The game.
 */
game: string, 
/**
 * The best first.
 */
lines: Array<ClubScore>, };
export type ClubScore = { 
/**
 * Their tag.
 */
who: string, 
/**
 * 1 for the best; equals share a rank.
 */
rank: number, 
/**
 * In half points.
 */
points: number, 
/**
 * How many games they won, maybe with others.
 */
won: number, 
/**
 * How many games they played.
 */
played: number, };
export type ClubLine = { 
/**
 * Which.
 */
club: string, 
/**
 * What it is called.
 */
name: string, 
/**
 * How many members it has.
 */
members: number, 
/**
 * Whether one is an organiser.
 */
leads: boolean, 
/**
 * How many of its tables wait for players or are being played.
 */
tables: number, };
export type ClubPlace = { 
/**
 * Which.
 */
club: string, 
/**
 * What it is called.
 */
name: string, };
export type Depth = "normal" | "deep";
export type Decision = { 
/**
 * How many moves were made before it.
 */
ply: number, 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The move made, in notation.
 */
move: string, 
/**
 * Everyone's chance with the best move, seat 1 first.
 */
before: Array<number>, 
/**
 * Everyone's chance with the move made.
 */
after: Array<number>, 
/**
 * How much of its own chance the seat gave away.
 */
given_away: number, 
/**
 * Whether the best was a mixed strategy.
 */
mixed: boolean, 
/**
 * The best moves; the reasons say why the first is better than the one made.
 */
best: Array<Advice>, 
/**
 * What luck added to everyone's chance between this decision and the next.
 */
luck: Array<number>, 
/**
 * Whether it turned the game.
 */
turning: boolean, };
export type Played = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * How many decisions it made.
 */
decisions: number, 
/**
 * From 0 to 1: the mean over its decisions, each of which counts 1 if it gave nothing away, and half for every [`HALVES`] given away.
 * `None` if it had nothing to decide.
 */
accuracy: number | null, 
/**
 * What it gave away in total.
 */
given_away: number, 
/**
 * What luck gave it or took in total.
 */
luck: number, };
export type Review = { 
/**
 * The depth: nodes per decision, on average.
 */
nodes: number, 
/**
 * Every real decision, in order; forced moves are left out.
 */
decisions: Array<Decision>, 
/**
 * The result for each seat, as a share of the win; empty if the game was abandoned.
 */
result: Array<number>, 
/**
 * How each seat played.
 */
seats: Array<Played>, };
export type Progress = { 
/**
 * So far.
 */
done: number, 
/**
 * In all.
 */
of: number, };
export type Reviewing = { 
/**
 * The review, if one was made.
 */
review: Review | null, 
/**
 * How deep it looked.
 */
depth: Depth | null, 
/**
 * The progress of a review under way, the first or a deeper one.
 */
progress: Progress | null, };
export type Telling = { 
/**
 * Whether this server tells anyone anything.
 */
on: boolean, 
/**
 * Whether it sends mail, too.
 */
mail: boolean, 
/**
 * The kinds of notices that the person wants.
 */
kinds: Array<string>, 
/**
 * From which minute of the day until which one nothing is sent.
 */
quiet: [number, number] | null, 
/**
 * The ways to reach them, the oldest first.
 */
ways: Array<Way>, 
/**
 * What browsers need in order to subscribe.
 */
push_key: string, };
export type Way = { 
/**
 * Its number.
 */
id: string, 
/**
 * What is sent there.
 */
form: "json" | "discord" | "push" | "feed" | "mail" | "unconfirmed", 
/**
 * The host that it is sent to; of mail, the address.
 */
host: string, 
/**
 * Whether nothing more is sent there, since too much did not arrive.
 */
stopped: boolean, };
export type Added = { 
/**
 * Its number.
 */
id: string, 
/**
 * With what its webhook is signed; empty for browsers. It is shown only now.
 */
secret: string, };
export type Arrival = "arrived" | "silent" | "refused" | "forbidden" | "gone";
export type Tested = { outcome: Arrival, 
/**
 * What the other side answered, if it did.
 */
status: number | null, };
export type FeedLink = { 
/**
 * It is shown only now.
 */
link: string, };
export type Hooks = { 
/**
 * Whether this server sends anything.
 */
on: boolean, 
/**
 * Whether you may change it.
 */
yours: boolean, 
/**
 * Where it tells, the oldest first.
 */
ways: Array<Way>, };
