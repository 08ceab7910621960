/** What the plots of a person's statistics show, and how their values are written. */
import type { Colour } from '../art/cuts';
import { languageOf } from '../lib/languages';
import type { Dated, GamesWon, Statistics } from '../lib/wire';
import { number, percent, spoken } from '../lib/words.svelte';

/** A row of a plot with bars. */
export interface Bar {
  key: string;
  text: string;
  gem?: Colour | 'gold';
  /** How long the bar is, from 0 to 1. */
  share: number;
  /** Where a line marks what to compare it with, from 0 to 1. */
  mark?: number;
  /** What the bar shows, as text. */
  value: string;
}

/** A line of a plot over time. */
export interface Line {
  text: string;
  points: readonly Dated[];
}

/** What a game's own plots are drawn from. */
export interface FigureProps {
  told: Statistics;
}

/** «17 Nov 2026» */
export const dateText = (at: number): string => new Intl.DateTimeFormat(languageOf(spoken()).tag, { dateStyle: 'medium' }).format(at);

const shareOf = ({ games, won }: GamesWon): number => (games === 0 ? 0 : won / games);

/** «60 % (3/5)» */
export const wonText = (score: GamesWon): string => (score.games === 0 ? '–' : `${percent(shareOf(score))} (${number(score.won)}/${number(score.games)})`);

/** A row for the share of games won. */
export const wonBar = (key: string, text: string, score: GamesWon, mark?: number): Bar => ({ key, text, share: shareOf(score), value: wonText(score), ...(mark === undefined ? {} : { mark }) });

/** Rows for amounts, the longest bar being the largest. */
export function amounts(rows: readonly Omit<Bar, 'share' | 'value' | 'mark'>[], amountOf: (key: string) => number, write: (amount: number) => string = number): Bar[] {
  const most = Math.max(...rows.map(({ key }) => amountOf(key)), 0);
  return rows.map((row) => ({ ...row, share: most === 0 ? 0 : amountOf(row.key) / most, value: write(amountOf(row.key)) }));
}

/** Round numbers between these two, about four of them, for the lines of an axis. */
export function roundValues(low: number, high: number): number[] {
  const fine = Math.max(high - low, 1e-9) / 4;
  const power = 10 ** Math.floor(Math.log10(fine));
  const step = power * ([1, 2, 5].find((times) => times * power >= fine * (1 - 1e-9)) ?? 10);
  const first = Math.ceil(low / step - 1e-9);
  const count = Math.floor(high / step + 1e-9) - first + 1;
  return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}
