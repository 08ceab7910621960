/** Notices in this browser: a service worker that shows them, and a subscription that the server sends to. */
import { badge } from './beckon';
import { addWay, dropWay } from './api';
import type { Way } from './wire';
import { keep, recall } from './kept';

/** Why there are none: the browser cannot, the reader does not allow it, or the server refused. */
export type Trouble = 'unable' | 'denied' | 'refused';

export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The number of this browser among the ways to reach the reader, if it is one of them. */
export const thisBrowser = (ways: readonly Way[]): Way | undefined => ways.find(({ id, form }) => form === 'push' && id === recall('push'));

const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

/** Subscribes this browser; returns what is in the way, if anything is. */
export async function subscribe(key: string): Promise<Trouble | null> {
  if (!canPush()) return 'unable';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  try {
    await navigator.serviceWorker.register('/worker.js');
    const worker = await navigator.serviceWorker.ready;
    const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
    const { endpoint, keys } = subscription.toJSON();
    const added = await addWay({ form: 'push', address: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' });
    if (!added) return 'refused';
    keep('push', added.id);
    return null;
  } catch {
    return 'unable';
  }
}

export async function unsubscribe(way: Way): Promise<void> {
  await dropWay(way.id);
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

/** The reader looks at a table: its notice goes, and the number on the app's icon says how many are left. */
export async function clearNotice(table: string): Promise<void> {
  if (recall('push') === null) return;
  const worker = await navigator.serviceWorker?.getRegistration();
  const shown = (await worker?.getNotifications()) ?? [];
  const seen = shown.filter(({ tag }) => tag === table);
  for (const notice of seen) notice.close();
  if (seen.length > 0) badge(shown.length - seen.length);
}
