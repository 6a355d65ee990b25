import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerAsset } from './assets';
import { CACHES, deleteOldCaches } from './browser';
import { listCopies } from './copies';
import { handleMessage, readMessage } from './keptPages';
import { answerNavigation } from './navigation';
import { prepareOffline } from './offline';
import { aPage, type FakeStore, fakeStore } from './testing/fakeStore';

const JOB = '/jobb/nattskoterska--v-1';
const OWN = '/forsta-dagen/a-1';
let store: FakeStore;
let later: Promise<unknown>[];

beforeEach(async () => {
  store = fakeStore();
  later = [];
  for (const language of ['sv', 'en'] as const) {
    store.site.set(`/offline/${language}`, async () => aPage(`Offline ${language}`, language));
  }
  store.site.set(JOB, async () => aPage('Nattsköterska | Vikari'));
  store.site.set('/healthz', async () => new Response('{}'));
  await prepareOffline(store);
});

function visit(path: string, init: RequestInit & { referrer?: string } = {}): Promise<Response> {
  const request = new Request(`https://vikari.test${path}`, init);
  return answerNavigation(store, request, {
    preloaded: Promise.resolve(undefined),
    later: (work) => void later.push(work),
  });
}
async function cutLine(): Promise<void> {
  await Promise.all(later);
  store.site.clear();
}
const keep = (...urls: string[]) => handleMessage(store, { type: 'keep', urls });
const keptUrls = async () => (await listCopies(store, CACHES.pages)).map(({ url }) => url);

describe('a navigation', () => {
  it('is answered by the network while there is a connection, whatever is stored', async () => {
    await keep(JOB);
    store.site.set(JOB, async () => aPage('Stängt | Vikari'));
    const text = await (await visit(JOB)).text();
    expect(text).toContain('Stängt');
    expect(text).not.toContain('data-kept-page');
  });

  it('gets the offline page without a connection, in the language of the last page', async () => {
    store.site.set('/en', async () => aPage('Start', 'en'));
    await visit('/en');
    await cutLine();
    const answer = await visit('/messages');
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('Offline en');
    expect(await (await visit('/messages?lang=sv')).text()).toContain('Offline sv');
  });

  it('gets the offline page when a failed preload is fulfilled with an error', async () => {
    const request = new Request('https://vikari.test/messages');
    const answer = await answerNavigation(store, request, {
      preloaded: Promise.resolve(Response.error()),
      later: () => undefined,
    });
    expect(answer.status).toBe(503);
  });

  it('gets the copy of a saved job, without scripts and with the time of the copy', async () => {
    await keep(`https://vikari.test${JOB}?from=list#top`);
    await cutLine();
    store.clock.now += 86_400_000;
    const answer = await visit(JOB);
    const text = await answer.text();
    expect(answer.status).toBe(503);
    expect(text).toContain('Nattsköterska');
    expect(text).toMatch(/<body id="root"><div role="note"[^>]*>.*1 mars 2026.*11:00.*stängts/u);
    expect(text).not.toMatch(/script|secret|main-1/);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('gets the copy of an own first day, which says that it may have changed', async () => {
    store.site.set(OWN, async () => aPage('Första dagen: Nattsköterska | Vikari'));
    await keep(OWN);
    expect(store.asked.find(({ path }) => path === OWN)?.init?.credentials).toBe('same-origin');
    // Each change is fetched, however soon
    store.site.set(OWN, async () => aPage('Första dagen: ändrad | Vikari'));
    await keep(OWN);
    await cutLine();
    const text = await (await visit(OWN)).text();
    expect(text).toContain('ändrad');
    expect(text).toContain('kan ha ändrats sedan dess');
    expect(text).not.toContain('stängts');
    // It names people: it is not read, nor listed, for ever
    store.clock.now += 61 * 86_400_000;
    expect(await (await visit(OWN)).text()).not.toContain('ändrad');
  });

  it('keeps no page that an ended session was led to instead, and forgets own ones', async () => {
    store.site.set(OWN, async () => {
      const page = aPage('Logga in | Vikari');
      Object.defineProperty(page, 'redirected', { value: true });
      return page;
    });
    await keep(OWN);
    expect(await keptUrls()).toEqual([]);
    store.site.set(OWN, async () => aPage('Första dagen | Vikari'));
    await keep(OWN);
    expect(await keptUrls()).toEqual([OWN]);
    await handleMessage(store, { type: 'forget' });
    expect(await keptUrls()).toEqual([]);
  });

  it('keeps no page that was being fetched when all were forgotten', async () => {
    let answer = (_: Response): void => undefined;
    store.site.set(OWN, () => new Promise((resolve) => (answer = resolve)));
    const kept = keep(OWN, JOB);
    await vi.waitFor(() => expect(store.asked.some(({ path }) => path === OWN)).toBe(true));
    await handleMessage(store, { type: 'forget' });
    answer(aPage('Första dagen | Vikari'));
    await kept;
    expect(await keptUrls()).toEqual([]);
  });

  it('lists the jobs that can be read on the offline page', async () => {
    await keep(JOB);
    await cutLine();
    const text = await (await visit('/sparade')).text();
    expect(text).toContain(`<a href="${JOB}">Nattsköterska`);
  });

  it('waits for a slow server while the connection works', async () => {
    let answer = (_: Response): void => undefined;
    store.site.set('/jobs', () => new Promise((resolve) => (answer = resolve)));
    const page = visit('/jobs');
    for (let round = 0; round < 5; round += 1) {
      await Promise.resolve();
      store.passTime();
      await new Promise((resolve) => setTimeout(resolve));
    }
    answer(aPage('Lista'));
    expect((await page).status).toBe(200);
  });

  it('does not wait when the connection does not work', async () => {
    const never = () => new Promise<Response>(() => undefined);
    store.site.set('/jobs', never).set('/healthz', never);
    const page = visit('/jobs');
    for (let round = 0; round < 2; round += 1) {
      await new Promise((resolve) => setTimeout(resolve));
      store.passTime();
    }
    expect((await page).status).toBe(503);
  });

  it('that posts a form is redirected to the form when the post fails', async () => {
    const referrer = 'https://vikari.test/kontakt';
    await cutLine();
    const request = { method: 'POST', url: 'https://vikari.test/skicka', referrer } as Request;
    const answer = await answerNavigation(store, request, {
      preloaded: Promise.resolve(undefined),
      later: () => undefined,
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, referrer]);
  });
});

describe('a copy', () => {
  it('is fetched without cookies, and of jobs’ pages only', async () => {
    store.asked.length = 0;
    await keep(JOB, '/messages', '/account', '/jobb/x/apply');
    expect(store.asked.map(({ path }) => path)).toEqual([JOB]);
    expect(store.asked[0]?.init?.credentials).toBe('omit');
  });

  it('is deleted when it is dropped, when its job is closed, and at a sign-out', async () => {
    const other = '/jobb/undersokterska--v-2';
    store.site.set(other, async () => aPage('Undersköterska'));
    await keep(JOB, other);
    await handleMessage(store, { type: 'drop', urls: [other] });
    expect(await keptUrls()).toEqual([JOB]);
    store.site.set(JOB, async () => aPage('Borta', 'sv', 410));
    await visit(JOB);
    await Promise.all(later);
    expect(await keptUrls()).toEqual([]);
    await keep(other);
    await handleMessage(store, { type: 'forget' });
    expect(await keptUrls()).toEqual([]);
  });

  it('is fetched again when its page is opened or kept again an hour later', async () => {
    await keep(JOB);
    store.asked.length = 0;
    await keep(JOB);
    expect(store.asked).toEqual([]);
    store.site.set(JOB, async () => aPage('Ny rubrik'));
    const titles = async () => (await listCopies(store, CACHES.pages)).map(({ title }) => title);
    await visit(JOB);
    await Promise.all(later);
    expect(await titles()).toEqual(['Nattsköterska | Vikari']);
    store.clock.now += 3_600_001;
    await visit(JOB);
    await Promise.all(later);
    expect(await titles()).toEqual(['Ny rubrik']);
  });

  it('is deleted when a hundred newer ones are stored', async () => {
    const urls = Array.from({ length: 101 }, (_, number) => `/jobb/natt--v-${number}`);
    for (const url of urls) store.site.set(url, async () => aPage(url));
    await keep(...urls);
    store.clock.now += 1;
    await keep(urls.at(-1) ?? '');
    expect(await keptUrls()).toEqual(urls.slice(1));
  });
});

describe('a built file', () => {
  const ask = () =>
    answerAsset(store, new Request('https://vikari.test/assets/chunk-1.js'), (work) =>
      later.push(work.catch(() => 'failed')),
    );

  it('is read from the device when it is there, whatever the site has now', async () => {
    store.site.set('/assets/chunk-1.js', async () => new Response('one'));
    await ask();
    await cutLine();
    expect(await (await ask()).text()).toBe('one');
  });

  it('comes from the network when the store is full or broken', async () => {
    store.site.set('/assets/chunk-1.js', async () => new Response('one'));
    store.full.value = true;
    expect(await (await ask()).text()).toBe('one');
    expect(await Promise.all(later)).toEqual(['failed']);
    store.caches.match = () => Promise.reject(new Error('broken'));
    expect(await (await ask()).text()).toBe('one');
  });
});

it('the caches of an older worker are deleted', async () => {
  await store.caches.open('kept-pages-0');
  await deleteOldCaches(store);
  expect(await store.caches.keys()).not.toContain('kept-pages-0');
  expect(await store.caches.keys()).toContain(CACHES.offline);
});

it.each([[null], ['keep'], [{ type: 'keep' }], [{ type: 'keep', urls: [1] }], [{ type: 'other' }]])(
  'ignores the message %o',
  (data) => {
    expect(readMessage(data)).toBeNull();
  },
);
