/** Moves as a coach suggests them, and the reasons for them. */
import { place } from '../../boards/places';
import type { Ground } from '../../lib/wire';
import { t } from '../../lib/words.svelte';
import { tokensText } from './sentences';
import { read, type Card, type View } from './view';
import type { Reason } from './wire';

/** The card at a place of the market or among a seat's reserved cards, as far as the viewer knows it. */
function cardAt(view: View, seat: number, spot: string): Card | null {
  const held = /^hand\.(\d)$/.exec(spot);
  if (held) return view.seats[seat - 1]?.reserved[Number(held[1]) - 1]?.card ?? null;
  return view.levels.flatMap(({ places }) => places).find(({ place }) => place === spot)?.card ?? null;
}

const short = (card: Card): { level: number; gem: string; points: number } => ({ level: card.level, gem: card.bonus, points: card.points });

export function move(text: string, view: View, seat: number): string {
  const move = read(text);
  switch (move?.kind) {
    case 'take':
      return t('prompt-taking', { tokens: tokensText(move.tokens) });
    case 'give':
      return t('move-give', { tokens: tokensText(move.tokens) });
    case 'reserve': {
      const card = cardAt(view, seat, move.spot);
      return card ? t('move-reserve', short(card)) : t('move-reserve-blind', { level: move.spot.charAt(0) });
    }
    case 'buy': {
      const card = cardAt(view, seat, move.spot);
      return card ? t('move-buy', short(card)) : t('move-buy-hidden');
    }
    case 'noble':
      return t('move-noble', { number: move.place });
    case 'pass':
      return t('do-pass');
    default:
      return text;
  }
}

export function reason(ground: Ground, names: readonly string[]): { text: string; at: string[] } {
  const why = ground as Reason;
  const name = (seat: number): string => names[seat - 1] ?? String(seat);
  switch (why.reason) {
    case 'reaches-goal':
      return { text: t('reason-reaches-goal', { points: why.points }), at: [] };
    case 'brings-noble':
      return { text: t('reason-brings-noble', { points: why.points }), at: [place('nobles')] };
    case 'scores':
      return { text: t('reason-scores', { points: why.points }), at: [] };
    case 'adds-bonus':
      return { text: t('reason-adds-bonus', { gem: why.gem, number: why.number }), at: [] };
    case 'takes-gold':
      return { text: t('reason-takes-gold'), at: [place('bank-gold')] };
    case 'denies':
      return {
        text: why.ends ? t('reason-denies-end', { name: name(why.seat) }) : t('reason-denies', { name: name(why.seat), points: why.points }),
        at: [place(`seat-${why.seat}`), place(`spot-${why.place}`)],
      };
    case 'noble-nearer':
      return { text: t('reason-noble-nearer', { bonuses: why.bonuses }), at: [place(`noble-${why.noble}`)] };
    case 'within-reach':
      return { text: t('reason-within-reach', { level: why.level, gem: why.gem, points: why.points }), at: [place(`spot-${why.place}`)] };
    case 'nearer':
      return { text: t('reason-nearer', { tokens: why.tokens, level: why.level, gem: why.gem, points: why.points }), at: [place(`spot-${why.place}`)] };
  }
}
