/** The screens: tables brought to every state worth a look, and the way to each screen. The browser tests visit them, and so does `npm run pictures`. */
import { GAMES, choose } from './people.js';
import { buyer, hoarder, reserver } from './tables.js';

const BOTS = ['random', 'random', 'random', 'random'];
export const me = (players) => ['me', ...BOTS.slice(0, players - 1)];
const laid = (frame) => frame.view.phase === 'bids' && frame.view.cushions.some(({ bids }) => bids.length > 0);
const late = (frame) => laid(frame) && frame.view.stage === 2 && frame.view.round === 3;

/** One table in each state, made once and shared by all. */
export async function tables(ann, bob) {
  const open = { options: 'screens=open' };
  const over = (frame) => frame.phase === 'over';
  // Before anything else: whoever is known to the server is the same person at all tables.
  await Promise.all([ann.introduce('Ann'), bob.introduce('Bob')]);
  // All tables at once: bots take their time.
  const founded = {
    'before-host': ann.make({ game: 'riquezas', options: 'rush=on silent=on' }, ['me', 'open', 'level:3', 'closed'], 'Ann'),
    'before-guest': bob.make({ game: 'sultan' }, ['me', 'open', 'random', 'open'], 'Bob'),
    'sultan-offer': ann.find({ game: 'sultan', ...open }, me(4), (frame) => frame.view.phase === 'offer'),
    'sultan-bids': ann.find({ game: 'sultan', ...open }, me(4), late),
    'sultan-three-screens': ann.find({ game: 'sultan', options: 'screens=closed' }, me(3), late),
    'sultan-two-eight-cards': ann.find({ game: 'sultan', ...open }, me(2), laid),
    'riquezas-offer': ann.find({ game: 'riquezas', ...open }, me(4), (frame) => frame.view.phase === 'offer'),
    'riquezas-five': ann.find({ game: 'riquezas', ...open }, me(5), late),
    'riquezas-every-variant': ann.find({ game: 'riquezas', options: 'rush=on silent=on bags=on stacking=on' }, me(2), laid),
    'riquezas-two-bazaars': ann.find({ game: 'riquezas', options: 'bazaars=2 screens=open' }, me(2), laid),
    'splendor-first': ann.find({ game: 'splendor' }, me(4), (frame) => frame.moves.length > 0),
    'splendor-middle': ann.find({ game: 'splendor' }, me(3), (frame) => frame.view.seats[0].points >= 4 && frame.view.seats[1].reserved.length > 0, buyer),
    'splendor-return': ann.find({ game: 'splendor' }, me(2), (frame) => frame.view.phase === 'give', hoarder),
    'splendor-reserved': ann.find({ game: 'splendor' }, me(2), (frame) => frame.view.seats[0].reserved.length === 3, reserver),
    'splendor-last-round': ann.find({ game: 'splendor', options: 'first=2' }, ['me', 'level:3'], (frame) => frame.view.last_round && frame.phase === 'playing', buyer),
    'sultan-end': ann.find({ game: 'sultan' }, me(4), over),
    'riquezas-end': ann.find({ game: 'riquezas' }, me(5), over),
    'splendor-end': ann.find({ game: 'splendor' }, me(3), over, buyer),
    covered: ann.make({ game: 'sultan', options: 'first=2' }, ['me', 'open']),
    asked: ann.make({ game: 'splendor', pace: { live: { bank: 900, increment: 20 } } }, ['me', 'open']),
    watched: bob.deal({ game: 'sultan' }, ['me', 'random', 'random'], 'Bob'),
  };
  const places = Object.fromEntries(await Promise.all(Object.entries(founded).map(async ([name, table]) => [name, await table])));
  for (const table of [places.covered, places.asked]) {
    await bob.join(table, 'Bob');
    await ann.act(table, { do: 'start' });
  }
  await bob.act(places.asked, { do: 'propose', what: { pace: { days: 2 } } });
  await bob.act(places.asked, { do: 'say', phrase: 'hello' });
  await ann.act(places.covered, { do: 'away' });
  return { ...places, occasions: await occasions(ann, bob) };
}

/** A club with a game behind it, a series after its first game and a tournament in its first round, all led by Ann. */
async function occasions(ann, bob) {
  const over = (frame) => frame.phase === 'over';
  const terms = { game: 'splendor' };
  const playBoth = (table) => Promise.all([ann, bob].map((guest) => guest.playUntil(table, over, buyer)));
  const { club } = await ann.post('/api/clubs', { name: 'Thursdays' });
  const { inside } = await (await ann.request.get(`/api/clubs/${club}`)).json();
  await bob.post(`/api/clubs/${club}`, { do: 'join', link: inside.link });
  await bob.post(`/api/clubs/${club}`, { do: 'say', text: 'Who plays tonight?' });
  const { table: played } = await ann.post(`/api/clubs/${club}/tables`, { terms, seats: ['me', 'open'], name: 'Ann' });
  await bob.act(played, { do: 'join', name: 'Bob' });
  await ann.act(played, { do: 'start' });
  await playBoth(played);
  await bob.post(`/api/clubs/${club}/tables`, { terms: { game: 'sultan' }, seats: ['me', 'open', 'open', 'level:3'], name: 'Bob' });

  const { contest: series } = await ann.post(`/api/clubs/${club}/contests`, { name: 'Best of five', terms, plan: { format: { series: 5 }, players: 2 } });
  await bob.post(`/api/contests/${series}`, { do: 'enter' });
  const { rounds } = await ann.post(`/api/contests/${series}`, { do: 'begin' });
  await playBoth(rounds[0].tables[0].table);
  const { contest: tournament } = await ann.post('/api/contests', { name: 'Spring Cup', terms: { game: 'sultan' }, plan: { format: 'round-robin', players: 2, gaps: 'bots' } });
  for (const guest of [ann, bob]) await guest.post(`/api/contests/${tournament}`, { do: 'enter' });
  await ann.post(`/api/contests/${tournament}`, { do: 'begin' });
  return { club, series, tournament };
}

/** Where people meet. */
const meetings = ({ club, series, tournament }) => [
  ['club', `/club/${club}`, '[data-standings]'],
  ['club-organise', `/club/${club}`, '[data-standings]', (page) => page.locator('[data-act=organise]').click()],
  ['series', `/series/${series}`, '[data-round-of="1"]'],
  ['tournament', `/tournament/${tournament}`, '[data-round="1"]'],
];

/** What the server has to think about first. */
export const thoughtful = (places) => [
  ...GAMES.map((game) => [`review-${game}`, `/t/${places[`${game}-end`]}/review`, '.plane']),
  ['hint', `/t/${places['splendor-first']}`, '.prompt', async (page) => {
    await page.locator('[data-act=hint]').click();
    await page.waitForSelector('[data-hint]');
  }],
];

/** The screens: where, and what to do there before looking. */
export function screens({ occasions, ...places }) {
  const list = [
    ['home', '/', '.games'],
    ['settings', '/', '.games', (page) => page.locator('header [aria-controls=settings]').click()],
    ['new-table', '/', '.games', async (page) => {
      await page.locator('[data-game=riquezas] [data-act=options]').click();
      await choose(page, 'players', '2');
    }],
    ['daily', '/daily', '[data-daily]'],
    ['puzzles', '/puzzles', '[data-puzzles]'],
    ['contests', '/series', '[data-new-contest]'],
    ['clubs', '/club', '[data-new-club]'],
    ...meetings(occasions),
    ...GAMES.map((game) => [`puzzle-${game}`, `/puzzles/${game}`, ':is(.board [data-puzzle], [data-puzzle] + .table .board)']),
    ['no-table', '/t/none-such', '.note h1'],
    ...GAMES.map((game) => [`rules-${game}`, `/rules/${game}`, 'article section']),
    ...GAMES.map((game) => [`guide-${game}`, `/guide/${game}`, '.guided .board']),
    ...GAMES.map((game) => [`${game}-replay`, `/t/${places[`${game}-end`]}/ply/20`, '.board']),
  ];
  for (const [name, table] of Object.entries(places)) {
    const ready = name.startsWith('before') ? '.seats' : name.endsWith('end') ? '.end' : '.prompt';
    list.push([name, `/t/${table}`, ready]);
  }
  list.push(['table-menu', `/t/${places.asked}`, '.prompt', (page) => page.locator('[data-act=table-menu]').click()]);
  list.push(['sultan-chosen', `/t/${places['sultan-bids']}`, '.prompt', async (page) => {
    await page.locator('.card.glow').first().click();
    await page.locator('.cushion.glow').first().hover();
  }]);
  list.push(['splendor-taking', `/t/${places['splendor-first']}`, '.prompt', (page) => page.locator('.token.glow').first().click()]);
  list.push(['splendor-card', `/t/${places['splendor-middle']}`, '.prompt', (page) => page.locator('.level .card').first().click()]);
  // Last: from here on the page knows who it is.
  const own = (part, ready, act) => [`person-${part}`, '/', '.games', async (page) => {
    await page.evaluate(() => localStorage.setItem('cabochon.known', 'yes'));
    await page.goto(`/me/${part}`);
    await page.waitForSelector(ready);
    await act?.(page);
  }];
  list.push(own('games', '[data-past]'));
  list.push(own('statistics', '[data-statistics]', async (page) => {
    await page.locator('[data-person] [name=game]').selectOption('splendor');
    await page.waitForSelector('[data-statistics=splendor] [data-figure=cards] li');
  }));
  list.push(own('ratings', '[data-leaders]'));
  list.push(own('data', '[data-act=forget]'));
  return list;
}
