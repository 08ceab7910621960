/** Before a game: the strength of the bots, what is visible, and the way back to a running game. */
import assert from 'node:assert/strict';
import { DESKTOP, GAMES, PHONE, choose, leave, person, settled, tableOf } from '../people.js';
import { Guest } from '../tables.js';

const within = (page, selector) =>
  page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).every(({ top, bottom, left, right }) => top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth));

/** The strength that was chosen is the strength that plays, and it is remembered; the options begin with it. */
export async function quickStrength(browser, server) {
  const page = await person(browser, server, PHONE);
  const levels = {};
  for (const strength of ['hard', 'easy']) {
    await page.goto('/');
    await choose(page, 'strength', strength);
    await page.reload();
    assert.equal(await page.locator('[data-option=strength] input:checked').inputValue(), strength, 'it is remembered');
    await page.locator('[data-game=splendor] [data-act=options]').click();
    await choose(page, 'others', 'bots');
    assert.equal(await page.locator('dialog [data-option=level] input:checked').inputValue(), { hard: 'level:5', easy: 'level:1' }[strength]);
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { state: 'detached' });
    await page.locator('[data-game=splendor] [data-act=bots]').click();
    await page.waitForSelector('.prompt');
    const { seats } = await new Guest(page.request).frame(tableOf(page));
    levels[strength] = seats.filter(({ kind }) => kind === 'bot').map(({ name }) => Number(/\d$/.exec(name)[0]));
  }
  assert.ok(Math.min(...levels.hard) > Math.max(...levels.easy), JSON.stringify(levels));
  await leave(page);
}

/** The main button of the options is visible at every size, even when everything is expanded. */
export async function optionsInSight(browser, server) {
  const page = await person(browser, server, DESKTOP);
  await page.goto('/');
  for (const [width, height] of [[1440, 900], [1280, 720], [360, 640], [844, 390]]) {
    await page.setViewportSize({ width, height });
    for (const game of GAMES) {
      await page.locator(`[data-game=${game}] [data-act=options]`).click();
      await page.waitForSelector('[data-option=players] input:checked', { state: 'attached' });
      await choose(page, 'others', 'bots');
      await page.locator('dialog [data-act=more]').click();
      await settled(page);
      assert.ok(await within(page, '[data-act=make]'), `${game} at ${width} × ${height}`);
      await page.keyboard.press('Escape');
      await page.waitForSelector('dialog', { state: 'detached' });
    }
  }
  await leave(page);
}

/** On a phone every game can be started without scrolling; a running game comes first, whoever is to move. */
export async function homeInSight(browser, server) {
  const page = await person(browser, server, { ...PHONE, viewport: { width: 390, height: 844 } });
  await page.goto('/');
  await page.waitForSelector('[data-act=bots]');
  await settled(page);
  assert.ok(await within(page, '[data-act=bots]'), 'all three can be begun');
  const table = await new Guest(page.request).deal({ game: 'sultan', options: 'first=1' }, ['me', 'random'], 'Ann');
  await page.evaluate(() => localStorage.setItem('cabochon.known', 'yes'));
  await page.reload();
  await page.locator('[data-act=to-my-turn]').click();
  await page.waitForURL(`**/t/${table}`);
  await leave(page);
}

/** What a messenger shows of a link: what it leads to, in the language that it asks for, with an absolute address for its picture. */
export async function linkPreviews(browser, server) {
  // A static server knows no tables.
  if (!server.restart) return 'only with the real server';
  const page = await person(browser, server, {});
  const table = await new Guest(page.request).make({ game: 'riquezas' }, ['me', 'open'], 'Ann');
  const about = (html, what) => new RegExp(`property="og:${what}" content="([^"]*)"`).exec(html)?.[1].replaceAll('&amp;', '&');
  const shown = async (path) => {
    const html = await (await page.request.get(path)).text();
    const picture = await page.request.get(about(html, 'image'));
    assert.equal(picture.headers()['content-type'], 'image/jpeg', path);
    return html;
  };
  for (const [path, game] of [['/', 'house'], ['/rules/splendor', 'splendor'], ['/t/none-such', 'house']]) {
    assert.equal(about(await shown(path), 'image'), `${server.url}/preview-${game}.jpg`, path);
  }
  const own = await shown(`/t/${table}?lang=de`);
  assert.match(about(own, 'image'), new RegExp(`^${server.url}/preview/t/${table}\\.jpg\\?lang=de&v=[0-9a-f]{8}$`));
  assert.equal(about(own, 'title'), 'Riquezas do Sultão · Ann');
  assert.match(about(own, 'description'), /^Ein Platz ist frei\./);
  await leave(page);
}
