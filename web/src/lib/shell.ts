/** What makes the page an app: it opens without a network, shows the reader's tables at once, and finds shared links. */
import type { TableLine } from './api';
import type { ClubLine } from './wire';
import { keep, recall } from './kept';
import { afterPaint } from './paint';

/** The worker's store, which `worker.js` names too. */
const STORE = 'cabochon-shell';

/** The worker keeps what it serves from now on; the files that this page has loaded already are kept here. */
export function keepShell(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  afterPaint(async () => {
    try {
      await navigator.serviceWorker.register('/worker.js');
      await navigator.serviceWorker.ready;
      const store = await caches.open(STORE);
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      const lasting = loaded.filter((name) => name.startsWith(`${location.origin}/assets/`));
      for (const name of lasting) if (!(await store.match(name, { ignoreVary: true }))) await store.add(name);
    } catch {
      // Without storage or worker the page needs a network.
    }
  });
}

function keptList(key: string): unknown[] {
  try {
    const kept: unknown = JSON.parse(recall(key) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** The reader's tables as last seen in this browser. */
export const keptTables = (): TableLine[] => keptList('tables') as TableLine[];
export const keepTables = (tables: readonly TableLine[]): void => keep('tables', JSON.stringify(tables));

/** The reader's clubs as last seen in this browser. */
export const keptClubs = (): ClubLine[] => keptList('clubs') as ClubLine[];
export const keepClubs = (clubs: readonly ClubLine[]): void => keep('clubs', JSON.stringify(clubs));

/** The address of the table that another app shared with this one (`share_target` of the manifest), if it is one of this server's. */
export function sharedTable(search: string): string | null {
  const shared = new URLSearchParams(search);
  const words = ['url', 'text', 'title'].flatMap((part) => (shared.get(part) ?? '').split(/\s+/));
  const link = words.find((word) => word.startsWith(`${location.origin}/t/`) || word.startsWith(`${location.origin}/deal/`));
  return link ? new URL(link).pathname : null;
}

interface InstallEvent extends Event {
  prompt(): Promise<void>;
}
let offer: InstallEvent | null = null;

/** Tells when the browser offers to install the page, and when it no longer does. */
export function followInstalling(told: (possible: boolean) => void): () => void {
  const offered = (event: Event): void => {
    event.preventDefault();
    offer = event as InstallEvent;
    told(true);
  };
  const done = (): void => {
    offer = null;
    told(false);
  };
  told(offer !== null);
  addEventListener('beforeinstallprompt', offered);
  addEventListener('appinstalled', done);
  return () => {
    removeEventListener('beforeinstallprompt', offered);
    removeEventListener('appinstalled', done);
  };
}

export const install = async (): Promise<void> => offer?.prompt();
