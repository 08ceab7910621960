/* Shows notices that the server pushes, one a table, and opens the table when the reader taps one. It keeps no pages: what is shown is always the server's. */
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
