/** Points at places on the page, by the names between which things travel there (`data-at`, see lib/fly.ts): a board knows nothing of guides. */
import { TOKENS, read as readSplendor, type Tokens } from '../boards/splendor/view';
import { read as readSultan } from '../boards/sultan/view';

/** What a move touches, as selectors. */
export function touchedBy(move: string, game: string): string[] {
  return game === 'splendor' ? inSplendor(move) : inSultan(move);
}

export const place = (name: string): string => `[data-at="${name}"]`;

function inSultan(text: string): string[] {
  const move = readSultan(text);
  if (!move) return [];
  return move.kind === 'return' ? [place(`drawn-${move.jewel}`)] : [place(`card-${move.card}`), place(`cushion-${move.cushion}`)];
}

function inSplendor(text: string): string[] {
  const move = readSplendor(text);
  switch (move?.kind) {
    case 'take':
      return [...tokens('bank', move.tokens), `[data-move="${move.text}"]`];
    case 'give':
      return tokens('give', move.tokens);
    case 'reserve':
    case 'buy':
      return [place(`spot-${move.spot}`), `[data-act="${move.kind}"]`];
    case 'noble':
      return [place(`noble-${move.place}`)];
    default:
      return [];
  }
}

const tokens = (side: string, wanted: Tokens): string[] => TOKENS.filter((token) => wanted[token] > 0).map((token) => place(`${side}-${token}`));

/** Keeps the first match of each selector marked, whatever the page redraws, until it is let go. */
export function pointAt(table: Element, selectors: readonly string[]): () => void {
  const mark = (): void => selectors.forEach((selector) => table.querySelector(selector)?.setAttribute('data-pointed', ''));
  const watch = new MutationObserver(mark);
  watch.observe(table, { childList: true, subtree: true });
  mark();
  return () => {
    watch.disconnect();
    table.querySelectorAll('[data-pointed]').forEach((one) => one.removeAttribute('data-pointed'));
  };
}
