import { type Browser, openChat, readPush, showPush, type Tab } from './notifications';

/** What this uses of a service worker's scope, which the types of a page do not have. */
interface Scope {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Tab[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(
    type: 'push' | 'notificationclick',
    listener: (event: {
      data: { text(): string } | null;
      notification: Notification;
      waitUntil(work: Promise<unknown>): void;
    }) => void,
  ): void;
}

// It shows notifications and nothing else: it has no `fetch` listener, and keeps nothing
const scope = globalThis as unknown as Scope;

const browser: Browser = {
  show: (title, options) => scope.registration.showNotification(title, options),
  shownOf: async (tag) => (await scope.registration.getNotifications({ tag }))[0],
  tabs: () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true }),
  open: (url) => scope.clients.openWindow(url),
};

scope.addEventListener('push', (event) => {
  const push = event.data && readPush(event.data.text());
  if (push) event.waitUntil(showPush(browser, push));
});

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openChat(browser, event.notification.data));
});
