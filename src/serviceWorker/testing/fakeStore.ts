import type { Store } from '../browser';

const SITE = 'https://vikari.test';
const addressOf = (key: RequestInfo | URL): string =>
  new URL(key instanceof Request ? key.url : key, SITE).href;

/** Caches in memory, as much of them as the worker uses. */
function memoryCaches(onPut: () => void): CacheStorage {
  const all = new Map<string, Map<string, Response>>();
  const cacheOf = (name: string, fetchOne: Store['fetch']): Cache => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    const cache = {
      match: async (key: RequestInfo | URL) => entries.get(addressOf(key))?.clone(),
      async put(key: RequestInfo | URL, response: Response) {
        onPut();
        entries.delete(addressOf(key));
        entries.set(addressOf(key), response);
      },
      add: async (key: string) => cache.put(key, await fetchOne(key)),
      delete: async (key: RequestInfo | URL) => entries.delete(addressOf(key)),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
    };
    return cache as unknown as Cache;
  };
  const fetched: Store['fetch'] = async () => new Response('looks');
  return {
    open: async (name) => cacheOf(name, fetched),
    keys: async () => [...all.keys()],
    delete: async (name) => all.delete(name),
    has: async (name) => all.has(name),
    async match(key) {
      for (const name of all.keys()) {
        const found = await cacheOf(name, fetched).match(addressOf(key));
        if (found) return found;
      }
      return undefined;
    },
  };
}

export interface FakeStore extends Store {
  /** What the network answers, by path; absent: there is no line. */
  site: Map<string, () => Promise<Response>>;
  asked: { path: string; init: RequestInit | undefined }[];
  clock: { now: number };
  /** Ends what waits at present. */
  passTime(): void;
  full: { value: boolean };
}

export function fakeStore(): FakeStore {
  const site: FakeStore['site'] = new Map();
  const asked: FakeStore['asked'] = [];
  const clock = { now: Date.parse('2026-03-01T10:00:00Z') };
  const full = { value: false };
  let waiting: (() => void)[] = [];
  return {
    site,
    asked,
    clock,
    full,
    languages: ['sv-SE'],
    caches: memoryCaches(() => {
      if (full.value) throw new DOMException('The store is full.', 'QuotaExceededError');
    }),
    fetch(request, init) {
      const path = new URL(addressOf(request)).pathname;
      asked.push({ path, init });
      return site.get(path)?.() ?? Promise.reject(new TypeError('Failed to fetch'));
    },
    now: () => clock.now,
    wait: () => new Promise((resolve) => waiting.push(resolve)),
    passTime() {
      const ended = waiting;
      waiting = [];
      for (const end of ended) end();
    },
  };
}

/** A page as the server sends it. */
export function aPage(title: string, language: 'sv' | 'en' = 'sv', status = 200): Response {
  const html = `<!DOCTYPE html><html lang="${language}"><head><title>${title}</title><script>inline()</script><link rel="stylesheet" href="/assets/style-1.css"><template id="vikari-scripts"><script type="module" src="/assets/main-1.js"></script></template></head><body id="root"><main>${title}</main><div data-kept-jobs="true"></div><script type="application/json" id="vikari-data">{"secret":1}</script></body></html>`;
  return new Response(html, {
    status,
    headers: { 'content-type': 'text/html', 'content-language': language, 'set-cookie': 'x=1' },
  });
}
