import { describe, expect, it } from 'vitest';
import { encryptPayload, openPayload } from './payloadCipher';

const config = { key: btoa('k'.repeat(32)), iv: btoa('i'.repeat(12)) };

describe('payloadCipher', () => {
  it.each([
    ['a text', 'Hej på dig'],
    ['an object', { name: 'Åsa', rates: [710, 820.5], none: null }],
    ['null', null],
    ['a long list', Array.from({ length: 20_000 }, (_, index) => index)],
  ])('brings back %s', async (_what, value) => {
    expect(await openPayload(config, await encryptPayload(config, value))).toEqual(value);
  });

  it('never makes the same text twice', async () => {
    const [first, second] = await Promise.all([
      encryptPayload(config, 'same'),
      encryptPayload(config, 'same'),
    ]);
    expect(first).not.toBe(second);
  });

  it.each([
    ['another key', { ...config, key: btoa('x'.repeat(32)) }],
    ['another iv', { ...config, iv: btoa('x'.repeat(12)) }],
    ['an iv of the wrong length', { ...config, iv: btoa('i'.repeat(16)) }],
  ])('refuses %s', async (_what, other) => {
    const payload = await encryptPayload(config, 'secret');
    await expect(openPayload(other, payload)).rejects.toThrow();
  });

  it('refuses a payload with one bit changed anywhere', async () => {
    const bytes = atob(await encryptPayload(config, 'secret'));
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = String.fromCharCode(bytes.charCodeAt(at) ^ 1);
      const payload = btoa(bytes.slice(0, at) + changed + bytes.slice(at + 1));
      await expect(openPayload(config, payload)).rejects.toThrow();
    }
  });

  it.each(['', 'c2hvcnQ=', '%%%'])('refuses the text "%s"', async (payload) => {
    await expect(openPayload(config, payload)).rejects.toThrow();
  });
});
