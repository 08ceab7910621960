// Written by a test of the crate `server` from its Rust types. To write it anew: BLESS=1 cargo test -p server wire
// Every message of a client is one of these, with the name of its table and, where an answer is wanted, a number of its own.
export type Request = (Act | Ask) & { table?: string; id?: number };
export const phrases = ["hello", "good-luck", "well-bid", "well-bought", "well-played", "ouch", "hurry-up", "one-moment", "back-soon", "sorry", "thank-you", "good-game", "another-one", "goodbye"] as const;
export type Terms = { 
/**
 * The name of the game.
 */
game: string, 
/**
 * Its options, as `rush=on first=2`; what is not said keeps its default.
 */
options: string, 
/**
 * Whether the lobby shows the table; otherwise one needs the link.
 */
public: boolean, 
/**
 * How much time there is.
 */
pace: Pace, 
/**
 * Whether a move may be taken back when everybody agrees.
 */
take_backs: boolean, 
/**
 * Whether clients may show what was played so far.
 */
memory_aids: boolean, 
/**
 * Whether clients keep won things behind screens.
 */
screens: boolean, 
/**
 * What happens to the seat of a person who does not come back.
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
 * What is agreed.
 */
terms: Terms, 
/**
 * Each seat: `open`, `closed`, `me`, or the name of a bot. `me` stands there once.
 */
seats: Array<string>, 
/**
 * What the host is called.
 */
name: string, };
export type Act = { "do": "join", 
/**
 * Where.
 */
seat?: number, 
/**
 * What to be called.
 */
name: string, } | { "do": "mix", 
/**
 * The digits.
 */
salt: string, } | { "do": "leave" } | { "do": "remove", 
/**
 * Whom.
 */
seat: number, } | { "do": "arrange", 
/**
 * Which.
 */
seat: number, 
/**
 * `open`, `closed`, or the name of a bot.
 */
to: string, } | { "do": "host", 
/**
 * To whom.
 */
seat: number, } | { "do": "mute", 
/**
 * Whose.
 */
seat: number, 
/**
 * Whether it is taken.
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
yes: boolean, } | { "do": "away" } | { "do": "return" } | { "do": "resign" };
export type Ask = { "do": "watch", 
/**
 * The ply of the last frame that I have; 0 for the whole story.
 */
since?: number, } | { "do": "unwatch" } | { "do": "lobby" } | { "do": "leave-lobby" } | { "do": "say", 
/**
 * In own words.
 */
text?: string, 
/**
 * One of the phrases that `GET /api/games` lists.
 */
phrase?: string, } | { "do": "rematch" };
export type Proposal = "take-back" | "end" | { "pace": Pace } | { "cover": number };
export type Message = { "frame": Frame } | { "done": { 
/**
 * The request's.
 */
id: number, 
/**
 * The table that was made, for a rematch.
 */
table?: string, } } | { "refused": Refused } | { "lobby": { 
/**
 * The newest first.
 */
tables: Listing[], } } | { "talk": Talk };
export type Refused = { 
/**
 * A word that never changes.
 */
code: string, 
/**
 * A sentence in English.
 */
message: string, 
/**
 * At which table.
 */
table?: string, 
/**
 * The request's.
 */
id?: number, };
export type Frame = { 
/**
 * Which table.
 */
table: string, 
/**
 * How many entries its log has. A move names the ply of the frame that it answers.
 */
ply: number, 
/**
 * The server's time, in milliseconds since 1970.
 */
now: number, 
/**
 * How far the table is.
 */
phase: Phase, 
/**
 * What was agreed.
 */
terms: Terms, 
/**
 * The viewer's seat; `null` for one who watches.
 */
you: number | null, 
/**
 * Where the host sits.
 */
host: number, 
/**
 * Every seat.
 */
seats: Array<SeatLine>, 
/**
 * The SHA-256 of the server's part of the deal.
 */
promise: string, 
/**
 * The seats that owe a move.
 */
waiting: number[], 
/**
 * The game as the viewer may know it, once it is dealt; its form is the game's own.
 */
view: unknown, 
/**
 * The viewer's legal moves, in notation; empty if no move is owed.
 */
moves: Array<string>, 
/**
 * Whether the viewer may take back their last move without asking.
 */
undo: boolean, 
/**
 * What is being asked.
 */
proposal: Proposed | null, 
/**
 * What happened since the ply that the viewer named.
 */
news: Array<News>, 
/**
 * How it ended, once it has.
 */
ended: Ended | null, 
/**
 * The table of which this is the rematch.
 */
after: string | null, 
/**
 * The rematch, once there is one.
 */
next: string | null, };
export type Phase = "gathering" | "playing" | "over";
export type SeatLine = { 
/**
 * `open`, `closed`, `bot` or `person`.
 */
kind: string, 
/**
 * What the person is called, or which bot it is.
 */
name: string, 
/**
 * The bot that plays for the person, if one does.
 */
covered_by: string | null, 
/**
 * Whether the person has given up.
 */
resigned: boolean, 
/**
 * Whether the host took the word from them.
 */
muted: boolean, 
/**
 * Whether their client has added to the deal.
 */
mixed: boolean, 
/**
 * Milliseconds left on the clock, if there is one.
 */
clock: number | null, };
export type Proposed = { 
/**
 * For what.
 */
what: Proposal, 
/**
 * Who asks.
 */
by: number, 
/**
 * Who has agreed.
 */
agreed: number[], };
export type Ended = { 
/**
 * `played`, `resigned`, `agreed` or `abandoned`.
 */
how: string, 
/**
 * By the rules: what decided it, and every seat with rank and score.
 */
outcome: unknown, 
/**
 * Who has won.
 */
winners: number[], };
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
 * What came of a move, as the viewer learns of it; its form is the game's own.
 */
events?: unknown[], } & ({ "what": "created" } | { "what": "joined", seat: number, name: string, } | { "what": "mixed", seat: number, } | { "what": "left", seat: number, removed: boolean, } | { "what": "arranged", seat: number, } | { "what": "hosted", seat: number, } | { "what": "muted", seat: number, muted: boolean, } | { "what": "started" } | { "what": "moved", seat: number, move?: string, } | { "what": "undone", seat: number, } | { "what": "proposed", seat: number, proposal: Proposal, } | { "what": "answered", seat: number, yes: boolean, } | { "what": "covered", seat: number, why: Why, } | { "what": "returned", seat: number, } | { "what": "resigned", seat: number, } | { "what": "lapsed", seat: number, } | { "what": "followed", table: string, });
export type Told = { "what": "created" } | { "what": "joined", seat: number, name: string, } | { "what": "mixed", seat: number, } | { "what": "left", seat: number, removed: boolean, } | { "what": "arranged", seat: number, } | { "what": "hosted", seat: number, } | { "what": "muted", seat: number, muted: boolean, } | { "what": "started" } | { "what": "moved", seat: number, move?: string, } | { "what": "undone", seat: number, } | { "what": "proposed", seat: number, proposal: Proposal, } | { "what": "answered", seat: number, yes: boolean, } | { "what": "covered", seat: number, why: Why, } | { "what": "returned", seat: number, } | { "what": "resigned", seat: number, } | { "what": "lapsed", seat: number, } | { "what": "followed", table: string, };
export type Why = "asked" | "clock";
export type Talk = { 
/**
 * At which.
 */
table: string, 
/**
 * The how manyth thing said there, counted from 0.
 */
n: number, 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * Who and what.
 */
line: Line, };
export type Line = { 
/**
 * Where they sat; `null` for one who watched.
 */
seat: number | null, 
/**
 * What they were called.
 */
name: string, 
/**
 * In own words.
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
 * How far it is.
 */
phase: Phase, 
/**
 * What was agreed.
 */
terms: Terms, 
/**
 * Every seat: `open`, `closed`, or who sits there.
 */
seats: Array<string>, 
/**
 * When it was made, in milliseconds since 1970.
 */
created: number, 
/**
 * Whether the one who asks owes a move; only in the list of one's own tables.
 */
your_turn?: boolean, };
