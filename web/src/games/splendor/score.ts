/** Where the prestige came from: cards by level, and nobles. */
import { t } from '../../lib/words.svelte';
import type { ScoreLine } from '../face';
import type { View } from './view';

const sum = (parts: readonly { points: number }[]): number => parts.reduce((points, part) => points + part.points, 0);

export function score(view: View, seat: number): ScoreLine[] {
  const holder = view.seats[seat - 1];
  if (!holder) return [];
  const levels = [1, 2, 3].map((level) => ({ level, cards: holder.bought.filter((card) => card.level === level) }));
  const lines = levels.filter(({ cards }) => cards.length > 0).map(({ level, cards }) => ({ text: t('score-level', { level, count: cards.length, points: sum(cards) }), points: sum(cards) }));
  return holder.nobles.length > 0 ? [...lines, { text: t('score-nobles', { count: holder.nobles.length, points: sum(holder.nobles) }), points: sum(holder.nobles) }] : lines;
}
