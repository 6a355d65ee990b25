import { afterEach, describe, expect, it, vi } from 'vitest';
import { localStore } from './localStore';
import { sessionStore } from './sessionStore';

describe.each([
  ['localStore', localStore, () => window.localStorage],
  ['sessionStore', sessionStore, () => window.sessionStorage],
] as const)('%s', (_name, store, area) => {
  afterEach(() => area().clear());

  it('reads back what it wrote, and nothing after removal', () => {
    store.write('key', { a: [1, 'två'] });
    expect(store.read('key')).toEqual({ a: [1, 'två'] });
    store.remove('key');
    expect(store.read('key')).toBeNull();
  });

  it('removes the keys with a common prefix and leaves the rest', () => {
    store.write('draft.a', 1);
    store.write('draft.b', 2);
    store.write('other', 3);
    expect(store.keys('draft.')).toEqual(['draft.a', 'draft.b']);
    store.removeAll('draft.');
    expect(Object.keys(area())).toEqual(['other']);
  });

  it('returns null for a value of another program', () => {
    area().setItem('key', '{not json');
    expect(store.read('key')).toBeNull();
  });

  it('stores nothing and does not throw when the store is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => store.write('key', 1)).not.toThrow();
    expect(store.read('key')).toBeNull();
  });
});
