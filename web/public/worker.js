/* Shows notices that the server pushes, one a table, and opens the table when the reader taps one. Opens the page without a network. */
addEventListener('install', () => self.skipWaiting());
addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

addEventListener('push', (event) => {
  const { title, text, table, link, language } = event.data.json();
  const options = { body: text, lang: language, tag: table ?? 'test', icon: '/icon-192.png', badge: '/icon-192.png', data: { link } };
  event.waitUntil(self.registration.showNotification(title, options).then(count));
});

/** The number on the icon of the installed app: the notices that are left. */
async function count() {
  const shown = await self.registration.getNotifications();
  await (shown.length > 0 ? self.navigator.setAppBadge?.(shown.length) : self.navigator.clearAppBadge?.())?.catch(() => {});
}

addEventListener('notificationclick', (event) => {
  event.notification.close();
  const link = new URL(event.notification.data.link, self.location.origin);
  event.waitUntil(Promise.all([open(link), count()]));
});

/** The tab that has the table open, or a new one. */
async function open(link) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === link.pathname);
  return there ? there.focus() : self.clients.openWindow(link.href);
}

/* What the server says comes first, so that nobody runs old code; without a network, what was kept. Nothing under /api is touched. */
const STORE = 'cabochon-shell';
const MOST = 600;

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(lasting(event));
  else event.respondWith(newest(event));
});

async function page(event) {
  try {
    const answer = await fetch(event.request);
    // Pages differ by their link's preview alone: the home page stands for all.
    if (answer.ok) event.waitUntil(fetch('/').then((home) => put('/', home)).catch(() => {}));
    return answer;
  } catch {
    return (await kept('/')) ?? Response.error();
  }
}

/** A file whose name changes with its content. */
async function lasting(event) {
  const known = await kept(event.request);
  if (known) return known;
  const answer = await fetch(event.request);
  event.waitUntil(put(event.request, answer.clone()));
  return answer;
}

async function newest(event) {
  try {
    const answer = await fetch(event.request);
    event.waitUntil(put(event.request, answer.clone()));
    return answer;
  } catch {
    return (await kept(event.request)) ?? Response.error();
  }
}

// The same file in whatever form it was sent.
const kept = async (request) => (await caches.open(STORE)).match(request, { ignoreVary: true });

/** Keeps an answer; the oldest go when there are too many. */
async function put(request, answer) {
  if (!answer.ok || answer.redirected) return;
  const store = await caches.open(STORE);
  await store.put(request, answer);
  const all = await store.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((old) => store.delete(old)));
}
