/** The calls to the server outside a running game. */
import { faceOf } from '../games';
import { optionsText } from './choices';
import { saltToShow, sealFor } from './fair';
import { forgetAll, keep, recall } from './kept';
import type { Strength } from './settings.svelte';
import type { Act, Added, Ask, Chair, ClubAct, ClubLine, ClubPage, Coached, ContestAct, ContestLine, ContestPage, ContestPlace, Creation, DailyDeals, DayPage, Dealt, Depth, FeedLink, Frame, Hinted, History as Past, Hooks, Leaderboard, Listing, Meant, Moment, NewContest, Offer, Page, PlayOn, PuzzleGames, PuzzlePage, PuzzleTried, Ratings, Reviewing, Statistics, TablePhase, Telling, Tested } from './wire';
import { has, named, spoken, t } from './words.svelte';

export interface TableLine {
  id: string;
  game: string;
  phase: TablePhase;
  players: Chair[];
  free: number;
  yourTurn: boolean;
  rated: boolean;
}

/** The code of the last refusal; `null` if the server did not answer at all. */
let refusal: string | null = null;

/** Why the last failed call failed, as text. */
export const whyNot = (): string => (refusal === null ? t('error-server') : named('refused-*', has('refused-*', refusal) ? refusal : 'other'));

async function codeOf(answer: Response): Promise<string> {
  const { code } = (await answer.json().catch(() => ({}))) as { code?: string };
  return code ?? 'other';
}

async function call<Answer>(path: string, body?: unknown, method = 'POST'): Promise<Answer | null> {
  refusal = null;
  try {
    const init: RequestInit = body === undefined ? {} : { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const answer = await fetch(path, { ...init, credentials: 'same-origin' });
    if (!answer.ok) {
      refusal = await codeOf(answer);
      return null;
    }
    const text = await answer.text();
    return (text === '' || text === 'null' ? {} : JSON.parse(text)) as Answer;
  } catch {
    return null;
  }
}

/** A table as a list shows it. */
export const lineOf = ({ table, phase, terms, seats, your_turn }: Listing): TableLine => ({
  id: table,
  game: terms.game,
  phase,
  players: seats.filter(({ kind }) => kind === 'person' || kind === 'bot'),
  free: seats.filter((seat) => seat.kind === 'open').length,
  yourTurn: your_turn ?? false,
  rated: terms.rated ?? false,
});

async function lines(path: string): Promise<TableLine[] | null> {
  const answer = await call<{ tables: Listing[] }>(path);
  // The server may refuse: then there are none to show.
  if (!answer) return refusal === null ? null : [];
  return answer.tables.map(lineOf);
}

/** The open tables; `null` if the server did not say. */
export const lobby = (): Promise<TableLine[] | null> => lines('/api/tables');
/** A browser that has never given a name sits nowhere: no need to ask the server. */
export const mine = (): Promise<TableLine[] | null> => (recall('known') ? lines('/api/tables/mine') : Promise.resolve([]));

interface Catalogue {
  games: Offer[];
  bots: string[];
}
let told: Promise<Catalogue | null> | null = null;

/** What the server offers; asked once, and again if there was no answer. */
async function catalogue(): Promise<Catalogue | null> {
  told ??= call<Catalogue>('/api/games');
  const answer = await told;
  if (!answer) told = null;
  return answer;
}

/** The available bots, from weak to strong. */
export const bots = async (): Promise<string[]> => (await catalogue())?.bots ?? [];

/** How many may sit at a table of this game, and its options. */
export const offerOf = async (game: string): Promise<Offer | null> => (await catalogue())?.games.find(({ name }) => name === game) ?? null;

/** Bots for this many seats, from those available: around the middle, or as weak or strong as possible. The weakest of all, which does not think, is left out. */
export async function company(count: number, strength: Strength): Promise<string[]> {
  const all = await bots();
  const places: Record<Strength, number[]> = {
    easy: [1, 2, 1],
    medium: [0, -1, 1].map((step) => Math.floor(all.length / 2) + step),
    hard: [1, 2, 1].map((step) => all.length - step),
  };
  return places[strength].slice(0, count).map((place) => all[place] ?? 'random');
}

/** Sends the name; the server then knows this browser by its cookie. */
export async function introduce(name: string): Promise<boolean> {
  const done = (await call('/api/me', { name })) !== null;
  if (done) keep('known', 'yes');
  return done;
}
/** Some things need a name: a spectator without one gets one first. */
const hasName = async (name = t('guest')): Promise<boolean> => Boolean(recall('known')) || introduce(name);

/** Does something at a table. */
export const act = (table: string, what: Act | Ask): Promise<{ table?: string; frame?: Frame } | null> => call(`/api/tables/${table}`, what);

/** Creates a table, maybe of a club; if there is nobody to wait for, the cards are dealt at once. */
export async function createTable(creation: Creation, startAtOnce: boolean, club: string | null = null): Promise<string | null> {
  if (!(await introduce(creation.name))) return null;
  const made = await call<{ table: string; promise: string }>(club ? `/api/clubs/${club}/tables` : '/api/tables', creation);
  if (made && startAtOnce) await dealAtOnce(made.table, made.promise);
  return made?.table ?? null;
}

/** There is nobody to wait for: this browser seals its number, starts, and reveals it. A start that gets no answer is sent again: a proxy drops what it sends over a connection that has just been closed. */
async function dealAtOnce(table: string, promise: string): Promise<void> {
  await act(table, { do: 'seal', seal: sealFor(table, promise) });
  const closed = (await act(table, { do: 'start' })) ?? (await act(table, { do: 'start' }));
  const salt = closed?.frame && saltToShow(closed.frame);
  if (salt) await act(table, { do: 'reveal', salt });
}

/** One click: against bots, or for friends with seats to fill. */
export async function quickTable(game: string, friends: boolean, name: string, strength: Strength = 'medium'): Promise<string | null> {
  const players = faceOf(game).quick;
  const others = friends ? Array.from({ length: players - 1 }, () => 'open') : await company(players - 1, strength);
  const choices = (await offerOf(game))?.tables.find((table) => table.players === players);
  return createTable({ name, seats: ['me', ...others], terms: { game, options: optionsText(choices, {}, !friends) } }, !friends);
}

/** The table as this browser may see it. */
export const frameOf = async (table: string): Promise<Frame | null> => (await call<{ frame: Frame }>(`/api/tables/${table}`))?.frame ?? null;

/** A rematch; against bots alone the cards are dealt at once. */
export async function playAgain(table: string, alone: boolean): Promise<string | null> {
  const next = (await act(table, { do: 'rematch' }))?.table ?? null;
  const frame = next && alone ? await frameOf(next) : null;
  if (next && frame?.phase === 'gathering') await dealAtOnce(next, frame.promise);
  return next;
}

/** Reports something to the people who run the server. */
export async function report(table: string, about: Omit<Extract<Ask, { do: 'report' }>, 'do'>, name: string): Promise<boolean> {
  if (!(await hasName(name))) return false;
  return (await act(table, { do: 'report', ...about })) !== null;
}

/** What a strong player would do now; only among bots, or where everyone has agreed. */
export const hintFor = (table: string): Promise<Hinted | null> => call<Hinted>(`/api/tables/${table}/hint`);

/** A move waits for the coach at most this long, in milliseconds. */
const PATIENCE = 1000;

/** What the coach says about a move before it is final; nothing if it does not answer in time, or may not speak. */
export const coachOn = (table: string, meant: Meant): Promise<Coached | null> =>
  Promise.race([call<Coached>(`/api/tables/${table}/coach`, meant), new Promise<null>((late) => setTimeout(() => late(null), PATIENCE))]);

/** The review of a finished game, or how far it is. */
export const reviewOf = (table: string): Promise<Reviewing | null> => call<Reviewing>(`/api/tables/${table}/review`);

/** Starts the review of a finished game. */
export async function askReview(table: string, depth: Depth): Promise<Reviewing | null> {
  if (!(await hasName())) return null;
  return call<Reviewing>(`/api/tables/${table}/review`, { depth });
}

/** A new table that goes on from a position of a finished game, against bots. */
export async function playOn(table: string, wish: PlayOn): Promise<string | null> {
  if (!(await hasName())) return null;
  return (await call<{ table: string }>(`/api/tables/${table}/again`, wish))?.table ?? null;
}

/** The link with which others play the deal of a finished game. */
export async function dealLink(table: string): Promise<string | null> {
  if (!(await hasName())) return null;
  const made = await call<{ deal: string }>(`/api/tables/${table}/deal`, {});
  return made ? `${location.origin}/deal/${made.deal}` : null;
}

/** What such a link leads to. */
export const dealOf = (deal: string): Promise<Dealt | null> => call<Dealt>(`/api/deals/${deal}`);

/** A new table with the cards of that deal. */
export async function playDeal(deal: string, name: string): Promise<string | null> {
  if (!(await introduce(name))) return null;
  return (await call<{ table: string }>(`/api/deals/${deal}`, {}))?.table ?? null;
}

/** Today's deals, and what this person did on the days before. */
export const dailyDeals = (): Promise<DailyDeals | null> => call<DailyDeals>('/api/daily');

/** The same for somebody who has a name: others have done nothing yet. */
export const myDaily = (): Promise<DailyDeals | null> => (recall('known') ? dailyDeals() : Promise.resolve(null));

/** The deal of a day, and how others did, once one may know. */
export const dailyPage = (day: string, game: string): Promise<DayPage | null> => call<DayPage>(`/api/daily/${day}/${game}`);

/** A table with the deal of a day; while the first try goes on, its table. Somebody who has played it before has a name. */
export async function playDaily(day: string, game: string, name: string | null): Promise<string | null> {
  if (name !== null && !(await introduce(name))) return null;
  return (await call<{ table: string }>(`/api/daily/${day}/${game}`, {}))?.table ?? null;
}

/** Makes a series or tournament, maybe of a club, and says its name in links. */
export async function makeContest(name: string, wish: NewContest, club: string | null): Promise<string | null> {
  if (!(await introduce(name))) return null;
  return (await call<{ contest: string }>(club ? `/api/clubs/${club}/contests` : '/api/contests', wish))?.contest ?? null;
}

/** Founds a club, and says its name in links. */
export async function foundClub(name: string, called: string): Promise<string | null> {
  if (!(await introduce(name))) return null;
  return (await call<{ club: string }>('/api/clubs', { name: called }))?.club ?? null;
}

/** A club as this browser may see it; `link` is the last word of the link by which it was opened. */
export function clubPage(club: string, link: string | null, days: number | null): Promise<ClubPage | null> {
  const asked = new URLSearchParams({ ...(link === null ? {} : { link }), ...(days === null ? {} : { days: String(days) }) });
  return call<ClubPage>(`/api/clubs/${club}?${asked}`);
}

/** Does something in a club; what comes back is nothing for those who left it or closed it. */
export const actInClub = (club: string, what: ClubAct, days: number | null): Promise<ClubPage | Record<string, never> | null> => call(`/api/clubs/${club}${days === null ? '' : `?days=${days}`}`, what);

/** One's clubs; none for a browser without a name. */
export const myClubs = async (): Promise<ClubLine[] | null> => (recall('known') ? ((await call<{ clubs: ClubLine[] }>('/api/clubs/mine'))?.clubs ?? null) : []);

/** A series or tournament as this browser may see it. */
export const contestPage = (contest: string): Promise<ContestPage | null> => call<ContestPage>(`/api/contests/${contest}`);

/** Does something in a series or tournament, and says how it is then. */
export const actInContest = (contest: string, what: ContestAct): Promise<ContestPage | null> => call<ContestPage>(`/api/contests/${contest}`, what);

/** One's series and tournaments; none for a browser without a name. */
export const myContests = async (): Promise<ContestLine[]> => (recall('known') ? ((await call<{ contests: ContestLine[] }>('/api/contests/mine'))?.contests ?? []) : []);

/** The series or tournament of a table, and its club. */
export const contestOf = (table: string): Promise<ContestPlace | null> => call<ContestPlace>(`/api/tables/${table}/contest`);

/** The games and themes that have puzzles, and how this person stands. */
export const puzzleGames = (): Promise<PuzzleGames | null> => call<PuzzleGames>('/api/puzzles');

/** The next puzzle for this person. */
export const nextPuzzle = (game: string, theme: string | null): Promise<PuzzlePage | null> => call<PuzzlePage>(`/api/puzzles/${game}${theme ? `?theme=${theme}` : ''}`);

/** A try at a puzzle, and its solution. */
export async function tryPuzzle(game: string, id: string, move: string): Promise<PuzzleTried | null> {
  if (!(await hasName())) return null;
  return call<PuzzleTried>(`/api/puzzles/${game}/${id}`, { move });
}

/** Which of one's games are wanted. */
export interface Filters {
  game?: string | undefined;
  players?: string | undefined;
  result?: string | undefined;
  with?: string | undefined;
  opponent?: string | undefined;
}

const asked = (filters: Filters, before: string | null = null): string => {
  const given = Object.entries({ ...filters, before }).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : '';
};

/** A page of one's finished games. A browser that has never given a name has played nothing. */
export const myGames = (filters: Filters, before: string | null): Promise<Past | null> =>
  recall('known') ? call<Past>(`/api/me/games${asked(filters, before)}`) : Promise.resolve({ games: [], total: 0, next: null, opponents: [] });

/** Where the records of these games are downloaded. */
export const recordsOf = (filters: Filters): string => `/api/me/records${asked(filters)}`;

/** Where everything is downloaded that the server keeps of a person. */
export const EXPORT = '/api/me/export';

/** Statistics of one's games of one kind. */
export const myStatistics = (game: string, filters: Filters): Promise<Statistics | null> => call<Statistics>(`/api/me/statistics/${game}${asked(filters)}`);

/** One's ratings; nothing for a browser without a name. */
export const myRatings = (): Promise<Ratings | null> => (recall('known') ? call<Ratings>('/api/me/ratings') : Promise.resolve(null));

/** Puts this person on the leaderboards, or takes them off. */
export async function listMe(listed: boolean): Promise<Ratings | null> {
  if (!(await hasName())) return null;
  return call<Ratings>('/api/me/ratings', { listed });
}

/** The best of this server in a game at a table size. */
export const leaderboard = (game: string, players: number): Promise<Leaderboard | null> => call<Leaderboard>(`/api/leaderboard/${game}/${players}`);

/** The name by which the server knows this browser. */
export const myName = async (): Promise<string | null> => (recall('known') ? ((await call<{ name: string }>('/api/me'))?.name ?? null) : null);

/** Makes the server forget this person, and the browser with it. */
export async function forgetMe(name: string): Promise<boolean> {
  const done = (await call('/api/me/forget', { name })) !== null;
  if (done) forgetAll();
  return done;
}

/** A finished game after this many moves. */
export const momentOf = (table: string, ply: number): Promise<Moment | null> => call<Moment>(`/api/tables/${table}/plies/${ply}`);

/** A finished game after this many moves and after each that followed; a very long game comes in several answers. */
export const replayOf = async (table: string, from: number): Promise<Moment[]> => (await call<{ moments: Moment[] }>(`/api/tables/${table}/replay?from=${from}`))?.moments ?? [];

/** A finished game after each of its moves, from the deal on; as far as the server tells it. */
export async function wholeGame(table: string): Promise<Moment[]> {
  const moments: Moment[] = [];
  for (;;) {
    const more = await replayOf(table, moments.length);
    moments.push(...more);
    if (more.length === 0 || moments.length > (moments[0]?.plies ?? 0)) return moments;
  }
}

/** What happened at a table after one ply and before another; as much as fits a page, the newest. */
export const storyOf = (table: string, since: number, before: number): Promise<Page | null> => call<Page>(`/api/tables/${table}/story?since=${since}&before=${before}`);

export async function recordOf(table: string): Promise<string | null> {
  try {
    const answer = await fetch(`/api/tables/${table}/record`);
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}

/** The code that moves this person to another browser. */
export async function recovery(name: string): Promise<string | null> {
  const code = async (): Promise<string | null> => (await call<{ code: string }>('/api/me/recovery', {}))?.code ?? null;
  return (await code()) ?? ((await introduce(name)) ? code() : null);
}

export async function useRecovery(code: string): Promise<boolean> {
  const done = (await call('/api/me/recover', { code })) !== null;
  if (done) keep('known', 'yes');
  return done;
}

/** How the reader is told while away; `null` if the server does not answer. */
export const telling = (): Promise<Telling | null> => call('/api/me/told');
export const wish = (wishes: { kinds: string[]; quiet: [number, number] | null }): Promise<Telling | null> =>
  call('/api/me/told', { ...wishes, language: spoken(), utc_offset: -new Date().getTimezoneOffset() });
export const addWay = (way: { form: string; address: string; p256dh?: string; auth?: string }): Promise<Added | null> => call('/api/me/told/ways', way);
export const dropWay = (id: string): Promise<Telling | null> => call(`/api/me/told/ways/${id}`, {}, 'DELETE');
export const testWay = (id: string): Promise<Tested | null> => call(`/api/me/told/ways/${id}/test`, {});
/** Where a table tells whose turn it is. */
export const hooksOf = (table: string): Promise<Hooks | null> => call(`/api/tables/${table}/webhooks`);
export const addHook = (table: string, form: string, address: string): Promise<Added | null> => call(`/api/tables/${table}/webhooks`, { form, address, language: spoken() });
export const dropHook = (table: string, id: string): Promise<Hooks | null> => call(`/api/tables/${table}/webhooks/${id}`, {}, 'DELETE');
/** Sends a link to a mail address, with which its owner confirms it. */
export const addAddress = (address: string): Promise<Added | null> => call('/api/me/told/mail', { address, language: spoken() });
export const renewFeed = (): Promise<FeedLink | null> => call('/api/me/told/feed', {});
export const isMuted = async (table: string): Promise<boolean> => (await call<{ muted: boolean }>(`/api/tables/${table}/mute`))?.muted ?? false;
export const mute = async (table: string, muted: boolean): Promise<boolean> => (await call<{ muted: boolean }>(`/api/tables/${table}/mute`, { muted }))?.muted ?? !muted;
