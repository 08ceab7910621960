/** What a table has agreed on, in words. */
import { faceOf } from '../games';
import type { Terms } from './wire';
import { named, t } from './words.svelte';

/** The value of an option, as it is offered. */
export function valueText(game: string, name: string, value: string): string {
  if (faceOf(game).options[name] !== 'seat') return named('option-value-*', `${name}-${value}`);
  return value === 'random' ? t('by-lot') : t('seat-number', { seat: value });
}

/** Every option that is not as usual. */
export function agreedText({ game, options }: Terms): string[] {
  return options.split(/[ ,]+/).filter(Boolean).map((word) => {
    const [name = '', value = ''] = word.split('=');
    const kind = faceOf(game).options[name];
    if (kind === 'flag') return named('option-*', name);
    return kind === 'seat' ? `${named('option-*', name)}: ${valueText(game, name, value)}` : named('agreed-*', `${name}-${value}`);
  });
}
