/** A server that was updated: an open page must not go on with the old code. */
import { keep, recall } from './kept';

/** A part that is still missing so soon after is missing for another reason. */
const SOON = 60_000;

/** The page no longer finds the parts that it would load: it reloads, once. */
export function followUpdates(): void {
  addEventListener('vite:preloadError', reloadOnce);
  addEventListener('online', () => void checkForUpdate());
}

function reloadOnce(): void {
  const now = Date.now();
  if (now - Number(recall('loaded-again') ?? 0) < SOON) return;
  keep('loaded-again', String(now));
  // Without storage it would reload again and again.
  if (recall('loaded-again') === String(now)) location.reload();
}

const entryOf = (page: ParentNode): string | null => page.querySelector('script[type=module][src]')?.getAttribute('src') ?? null;

/** Reloads if the server's page begins with other code than this one. For when a connection comes back: the server may be another by then. */
export async function checkForUpdate(): Promise<void> {
  try {
    const answer = await fetch('/', { cache: 'no-cache' });
    if (!answer.ok) return;
    const theirs = entryOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
    if (theirs !== null && theirs !== entryOf(document)) reloadOnce();
  } catch {
    // No answer, no news.
  }
}
