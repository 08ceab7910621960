/** A server that was updated no longer has the parts that an open page would load: then the page reloads, once. */
import { keep, recall } from './kept';

/** A part that is still missing so soon after is missing for another reason. */
const SOON = 60_000;

export function followUpdates(): void {
  addEventListener('vite:preloadError', () => {
    const now = Date.now();
    if (now - Number(recall('loaded-again') ?? 0) < SOON) return;
    keep('loaded-again', String(now));
    // Without storage it would reload again and again.
    if (recall('loaded-again') === String(now)) location.reload();
  });
}
