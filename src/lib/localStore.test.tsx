import { afterEach, describe, expect, it, vi } from 'vitest';
import { localStore } from './localStore';

describe('localStore', () => {
  afterEach(() => window.localStorage.clear());

  it('reads back what it wrote, and nothing after removal', () => {
    localStore.write('key', { a: [1, 'två'] });
    expect(localStore.read('key')).toEqual({ a: [1, 'två'] });
    localStore.remove('key');
    expect(localStore.read('key')).toBeNull();
  });

  it('gives null for what somebody else left there', () => {
    window.localStorage.setItem('key', '{not json');
    expect(localStore.read('key')).toBeNull();
  });

  it('survives a store that refuses', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => localStore.write('key', 1)).not.toThrow();
    expect(localStore.read('key')).toBeNull();
  });
});
