import { answerAsset, isAsset } from './assets';
import { deleteOldCaches, type Store } from './browser';
import { handleMessage, readMessage } from './keptPages';
import { answerNavigation } from './navigation';
import { type Browser, openShown, readPush, showAny, type Tab } from './notifications';
import { prepareOffline } from './offline';

interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  request: Request;
  /** Not in every browser. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
interface Events {
  install: WorkerEvent;
  activate: WorkerEvent;
  fetch: FetchEvent;
  message: WorkerEvent & { data: unknown };
  push: WorkerEvent & { data: { text(): string } | null };
  notificationclick: WorkerEvent & { notification: Notification };
}

/** What this uses of a service worker's scope, which the types of a page do not have. */
interface Scope {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Tab[]>;
    openWindow(url: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ): void;
}

const scope = globalThis as unknown as Scope;

const store: Store = {
  caches,
  fetch: (request, init) => fetch(request, init),
  now: () => Date.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  languages: navigator.languages,
};

/** What is on the device is an addition: a full or broken store must not stop anything. */
const quietly = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined);

// A new worker takes over at once: no page depends on which one answers, and what old pages use is kept
scope.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([quietly(prepareOffline(store)), scope.skipWaiting()]));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      quietly(deleteOldCaches(store)),
      // Navigation preload: a page is requested while the worker starts
      scope.registration.navigationPreload?.enable(),
      scope.clients.claim(),
    ]),
  );
});

scope.addEventListener('fetch', (event) => {
  const { request, preloadResponse } = event;
  const later = (work: Promise<unknown>) => event.waitUntil(quietly(work));
  const url = new URL(request.url);
  if (request.mode === 'navigate') {
    const preloaded = Promise.resolve(preloadResponse);
    event.respondWith(answerNavigation(store, request, { preloaded, later }));
  } else if (request.method === 'GET' && url.origin === location.origin && isAsset(url)) {
    event.respondWith(answerAsset(store, request, later));
  }
});

scope.addEventListener('message', (event) => {
  const message = readMessage(event.data);
  if (message) event.waitUntil(quietly(handleMessage(store, message)));
});

const browser: Browser = {
  show: (title, options) => scope.registration.showNotification(title, options),
  shownOf: async (tag) => (await scope.registration.getNotifications({ tag }))[0],
  tabs: () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true }),
  open: (url) => scope.clients.openWindow(url),
};

scope.addEventListener('push', (event) => {
  const push = event.data && readPush(event.data.text());
  if (push) event.waitUntil(showAny(browser, push));
});

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openShown(browser, event.notification.data));
});
