/** What seats and bots are called. Bots have a name of their own by seat, so that three of them can be told apart. */
import type { Frame, SeatLine } from './wire';
import { t } from './words.svelte';

const BOTS = ['Amina', 'Bruno', 'Chiara', 'Dario', 'Elif'];

/** A bot's level in words; a level that this page does not know keeps its own name. */
export function botTitle(bot: string): string {
  const level = /^level:(\d+)$/.exec(bot)?.[1];
  if (level) return t('bot-level', { level });
  return bot === 'random' ? t('bot-random') : t('bot-other', { name: bot });
}

export function seatNames(seats: readonly SeatLine[]): string[] {
  return seats.map((line, index) => {
    if (line.kind === 'person') return line.name;
    if (line.kind === 'bot') return BOTS[index] ?? String(index + 1);
    return t('seat-number', { seat: index + 1 });
  });
}

/** What is said about each seat: the clock, a bot's level, who covers it. The clock stands first, since the rest may be cut off where there is little room. */
export function seatNotes(frame: Frame, passed: number): string[] {
  return frame.seats.map((line, index) => {
    const parts: string[] = [];
    if (line.clock !== null && frame.phase === 'playing') parts.push(clock(line.clock - (frame.waiting.includes(index + 1) ? passed : 0)));
    if (line.kind === 'bot') parts.push(botTitle(line.name));
    if (line.resigned) parts.push(t('gave-up'));
    else if (line.covered_by) parts.push(t('covered-by', { bot: botTitle(line.covered_by) }));
    else if (line.kind === 'person' && !line.here && frame.phase === 'playing' && index + 1 !== frame.you) parts.push(t('not-here'));
    return parts.join(' · ');
  });
}

function clock(ms: number): string {
  const seconds = Math.max(Math.ceil(ms / 1000), 0);
  if (seconds >= 86400) return t('days-left', { days: Math.floor(seconds / 86400) });
  const two = (number: number): string => String(number).padStart(2, '0');
  return seconds >= 3600 ? `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}` : `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}
