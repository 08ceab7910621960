/** What seats and bots are called. A bot of a level is one of the game's five characters; another of the same level at a table gets a companion's name. */
import { faceOf, known } from '../games';
import type { Frame, SeatLine } from './wire';
import { named, t } from './words.svelte';

const levelOf = (bot: string): string | undefined => /^level:([1-5])$/.exec(bot)?.[1];
/** The character of this level in this game, if its bots have names. */
function character(game: string, bot: string): string | null {
  const level = levelOf(bot);
  const players = known(game) ? faceOf(game).characters : null;
  return level && players ? `${players}-${level}` : null;
}

/** The character in a seat, if it is such a bot. */
export const characterOf = (game: string, seat: Pick<SeatLine, 'kind' | 'name'> | undefined): string | null => (seat?.kind === 'bot' ? character(game, seat.name) : null);

/** A bot's own name; one that this page does not know keeps the name it came with. */
export function botName(game: string, bot: string): string {
  const who = character(game, bot);
  if (who) return named('character-*', who);
  if (bot === 'random') return t('character-random');
  return levelOf(bot) ? botNote(bot) : bot;
}

/** Its name, and what it can do. */
export function botTitle(game: string, bot: string): string {
  const level = levelOf(bot);
  return level && character(game, bot) ? t('bot-named', { name: botName(game, bot), level }) : botNote(bot);
}

/** How it plays, in a sentence; empty if there is nothing to say. */
export function botAbout(game: string, bot: string): string {
  const who = character(game, bot);
  return who ? named('character-*-about', who) : '';
}

/** What it can do, beside its name. */
export function botNote(bot: string): string {
  const level = levelOf(bot);
  if (level) return t('bot-level', { level });
  return bot === 'random' ? t('bot-random') : t('bot-other', { name: bot });
}

/** How many companions a family of bots has: as many as may sit beside the first of a level. */
export const COMPANIONS = [1, 2, 3, 4] as const;

/** Another name for a bot: a companion's that nobody at the table has yet; a number if none is left. */
function anotherName(game: string, bot: string, name: string, taken: readonly string[]): string {
  const family = (known(game) ? faceOf(game).characters : null) ?? 'house';
  const companion = COMPANIONS.map((number) => named('companion-*', `${bot === 'random' ? 'house' : family}-${number}`)).find((one) => !taken.includes(one));
  return companion ?? t('name-numbered', { name, number: taken.length + 1 });
}

export function seatNames(game: string, seats: readonly Pick<SeatLine, 'kind' | 'name'>[]): string[] {
  const names: string[] = [];
  for (const [index, line] of seats.entries()) {
    // A person whom the server was told to erase has no name any more.
    const said = line.kind === 'bot' ? botName(game, line.name) : line.name;
    const name = said || t('seat-number', { seat: index + 1 });
    names.push(line.kind === 'bot' && names.includes(name) ? anotherName(game, line.name, name, names) : name);
  }
  return names;
}

/** The status of each seat: the clock, a bot's level, who covers it. The clock comes first, since the rest may be cut off. */
export function seatNotes(frame: Frame, passed: number): string[] {
  return frame.seats.map((line, index) => {
    const parts: string[] = [];
    if (line.clock !== null && frame.phase === 'playing') parts.push(clock(line.clock - (frame.waiting.includes(index + 1) ? passed : 0)));
    if (line.kind === 'bot') parts.push(botNote(line.name));
    if (line.resigned) parts.push(t('gave-up'));
    else if (line.covered_by) parts.push(t('covered-by', { bot: botTitle(frame.terms.game, line.covered_by) }));
    else if (line.kind === 'person' && !line.here && frame.phase === 'playing' && index + 1 !== frame.you) parts.push(t('not-here'));
    return parts.join(' · ');
  });
}

const LAST = 60_000;
/** Whose clock is running and has less than a minute left. */
export const hurried = (frame: Frame, passed: number): boolean[] =>
  frame.seats.map(({ clock }, index) => clock !== null && frame.phase === 'playing' && frame.waiting.includes(index + 1) && clock - passed < LAST);

function clock(ms: number): string {
  const seconds = Math.max(Math.ceil(ms / 1000), 0);
  if (seconds >= 86400) return t('days-left', { days: Math.floor(seconds / 86400) });
  const two = (number: number): string => String(number).padStart(2, '0');
  return seconds >= 3600 ? `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}` : `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}
