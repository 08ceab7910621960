/** Moves as a coach suggests them, and the reasons for them. */
import { place } from '../../boards/places';
import type { Ground } from '../../lib/wire';
import { t } from '../../lib/words.svelte';
import { isStall, read, type View } from './view';
import type { Reason } from './wire';

export function move(text: string, view: View): string {
  const move = read(text);
  if (!move) return text;
  if (move.kind === 'return') return t('move-return-jewel', { colour: move.jewel });
  return t('move-bid', { card: move.card, kind: isStall(view) ? 'bazaar' : 'cushion', number: move.cushion });
}

export function reason(ground: Ground, names: readonly string[]): { text: string; at: string[] } {
  const why = ground as Reason;
  switch (why.reason) {
    case 'keeps-from':
      return { text: t('reason-keeps-from', { name: names[why.seat - 1] ?? String(why.seat), number: why.number, colour: why.colour }), at: [place(`seat-${why.seat}`)] };
    case 'leaves-best':
      return { text: t('reason-leaves-best'), at: [] };
    case 'leaves-wanted':
      return { text: t('reason-leaves-wanted', { number: why.number, colour: why.colour }), at: [place(`drawn-${why.colour}`)] };
    case 'adds-to-set':
      return { text: t('reason-adds-to-set', { number: why.number, colour: why.colour, points: why.points }), at: [] };
    case 'wins-for-certain':
      return { text: t('reason-wins-for-certain'), at: [] };
    case 'cannot-be-beaten':
      return { text: t('reason-cannot-be-beaten', { card: why.card }), at: [] };
    case 'saves-highest':
      return { text: t('reason-saves-highest', { card: why.card }), at: [place(`card-${why.card}`)] };
    case 'worth-most':
      return { text: t('reason-worth-most', { points: why.points }), at: [] };
  }
}
