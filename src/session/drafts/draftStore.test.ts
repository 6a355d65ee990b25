import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeviceKey } from '#domain/api/payloadKeys';
import { type WebStore, webStore } from '../../lib/store/webStore';
import { DRAFT_LIFETIME } from './draftRecord';
import { createDraftStore, type DraftStoreOptions } from './draftStore';

const NOW = 1_800_000_000_000;
const ALVA: DeviceKey = { key: btoa('a'.repeat(32)), iv: btoa('i'.repeat(12)), owner: 'aaaa' };
const BODIL: DeviceKey = { key: btoa('b'.repeat(32)), iv: btoa('j'.repeat(12)), owner: 'bbbb' };
const draft = { answers: { q1: 'Åtta år på avdelning.' } };

/** The browser's storage, as strings by key. */
let kept: Record<string, string>;
let area: WebStore;
const logError = vi.fn();

/** A `Storage` whose own properties are its items, as in a browser. */
function storage(): [Record<string, string>, WebStore] {
  const items: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, text: string) => {
      items[key] = text;
    },
    removeItem: (key: string) => {
      delete items[key];
    },
  };
  const like = new Proxy(items, {
    get: (_items, name) => Reflect.get(methods, name),
  });
  return [items, webStore(() => like as unknown as Storage)];
}

beforeEach(() => {
  [kept, area] = storage();
  logError.mockClear();
});

const open = (changed: Partial<DraftStoreOptions> = {}) =>
  createDraftStore({
    fetchKey: async () => ALVA,
    area,
    cleared: [],
    encrypted: true,
    now: () => NOW,
    logError,
    ...changed,
  });

async function left(changed: Partial<DraftStoreOptions> = {}, name = 'job-1') {
  const store = open(changed);
  store.write(name, draft);
  await store.settled();
  return store;
}

describe('a draft', () => {
  it('is read again in another tab, by the same candidate', async () => {
    await left();
    expect(await open().read('job-1')).toEqual(draft);
    expect(await open().read('job-2')).toBeNull();
  });

  it('is stored encrypted in the browser, under a name without data of the candidate', async () => {
    await left();
    expect(Object.keys(kept)).toEqual(['draft.aaaa.job-1']);
    expect(Object.values(kept).join()).not.toMatch(/Åtta|avdelning|answers|"q1"/u);
  });

  it('is the last of several writes in quick succession', async () => {
    const store = open();
    for (const text of ['M', 'Ma', 'Mar', 'Mars']) store.write('job-1', text);
    await store.settled();
    expect(await open().read('job-1')).toBe('Mars');
  });

  it('is in memory at once, and stored once the key can be read', async () => {
    const fetchKey = vi.fn(async () => ALVA).mockRejectedValueOnce(new Error('The line broke.'));
    const store = open({ fetchKey });
    store.write('job-1', draft);
    expect(await store.read('job-1')).toEqual(draft);
    await store.settled();
    expect(kept).toEqual({});
    expect(logError).toHaveBeenCalledOnce();
    store.write('job-2', draft);
    await store.settled();
    expect(Object.keys(kept).sort()).toEqual(['draft.aaaa.job-1', 'draft.aaaa.job-2']);
  });

  it('is found absent without a key', async () => {
    const fetchKey = vi.fn(async () => ALVA);
    expect(await open({ fetchKey }).read('job-1')).toBeNull();
    expect(fetchKey).not.toHaveBeenCalled();
  });

  it('is deleted when it is removed, also while it is being encrypted', async () => {
    const store = await left();
    store.write('job-1', draft);
    store.remove('job-1');
    await store.settled();
    expect(kept).toEqual({});
    expect(await open().read('job-1')).toBeNull();
  });

  it('expires after 30 days', async () => {
    await left();
    const later = open({ now: () => NOW + DRAFT_LIFETIME });
    expect(await later.read('job-1')).toBeNull();
    expect(kept).toEqual({});
  });

  it('is deleted after 30 days, whichever draft is read', async () => {
    await left();
    await open({ now: () => NOW + DRAFT_LIFETIME }).tidy();
    expect(kept).toEqual({});
  });

  it.each([
    ['cut', (text: string) => text.replace(/.{8}"\}$/u, '"}')],
    ['put under another name', (text: string) => text],
    ['no draft at all', () => '{"at":1800000000000,"sealed":"!"}'],
  ])('that is %s is read as null and removed', async (how, damage) => {
    await left();
    const name = how === 'put under another name' ? 'job-2' : 'job-1';
    kept[`draft.aaaa.${name}`] = damage(kept['draft.aaaa.job-1'] ?? '');
    expect(await open().read(name)).toBeNull();
    expect(kept).not.toHaveProperty([`draft.aaaa.${name}`]);
    expect(logError).toHaveBeenCalledTimes(name === 'job-1' ? 1 : 0);
  });

  it('cannot be read with the key of another session’s user', async () => {
    await left();
    expect(await open({ fetchKey: async () => ({ ...BODIL, owner: 'aaaa' }) }).read('job-1')).toBe(
      null,
    );
    expect(logError).toHaveBeenCalledOnce();
  });
});

describe('on a browser that several people use', () => {
  it('the drafts of the earlier user are removed when another signs in', async () => {
    await left();
    const [other, otherArea] = storage();
    otherArea.write('draft.registration', { email: 'a@example.com' });
    otherArea.write('theme', 'dark');
    const store = open({ fetchKey: async () => BODIL, cleared: [otherArea] });
    await store.tidy();
    expect(kept).toEqual({});
    expect(Object.keys(other)).toEqual(['theme']);
  });

  it('nothing is kept after sign-out, not even what was being encrypted', async () => {
    const store = open();
    store.write('job-1', draft);
    store.close();
    await store.settled();
    store.write('job-1', draft);
    await store.settled();
    expect(kept).toEqual({});
    expect(await store.read('job-1')).toBeNull();
  });

  it('a draft that cannot be stored is in memory only', async () => {
    const store = await left({ area: null });
    expect(await store.read('job-1')).toEqual(draft);
    expect(kept).toEqual({});
  });
});

describe('without Web Crypto', () => {
  it('a draft is stored unencrypted', async () => {
    await left({ encrypted: false });
    expect(JSON.parse(kept['draft.aaaa.job-1'] ?? '')).toEqual({ at: NOW, open: draft });
    expect(await open({ encrypted: false }).read('job-1')).toEqual(draft);
  });

  it('one that was encrypted before is not readable', async () => {
    await left();
    expect(await open({ encrypted: false }).read('job-1')).toBeNull();
  });
});
