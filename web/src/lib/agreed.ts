/** What a table has agreed on, as text. */
import { faceOf } from '../games';
import type { Terms } from './wire';
import { named, t } from './words.svelte';

/** The value of an option, as it is offered. */
export function valueText(game: string, name: string, value: string): string {
  if (faceOf(game).options[name] !== 'seat') return named('option-value-*', `${name}-${value}`);
  return value === 'random' ? t('by-lot') : t('seat-number', { seat: value });
}

/** The first value of a choice is the usual one; flags and seats are mentioned only if they are unusual. */
function usual(game: string, name: string): string | undefined {
  const values = faceOf(game).options[name];
  return typeof values === 'string' ? undefined : values?.[0];
}

/** Every unusual option. */
export function agreedText({ game, options }: Terms): string[] {
  const said = options.split(/[ ,]+/).filter(Boolean).map((word) => word.split('='));
  const unusual = said.filter(([name = '', value]) => value !== usual(game, name));
  return unusual.map(([name = '', value = '']) => {
    const kind = faceOf(game).options[name];
    if (kind === 'flag') return named('option-*', name);
    return kind === 'seat' ? `${named('option-*', name)}: ${valueText(game, name, value)}` : named('agreed-*', `${name}-${value}`);
  });
}
