/** A line of talk, in the reader's language if it is one of the phrases. */
import type { Talk } from './wire';
import { has, named } from './words.svelte';

export function saying({ line: { phrase, text } }: Talk): string {
  return phrase && has('phrase-*', phrase) ? named('phrase-*', phrase) : (text ?? phrase ?? '');
}
