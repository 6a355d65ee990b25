import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { FrameError, openFrame, sealFrame } from './frame';

const key = randomBytes(32);
const PLACE = { fileId: 'file', number: 3, last: false };
const BYTES = Buffer.from('%PDF-1.7 innehåll');

describe('a frame', () => {
  it('opens to what was sealed', () => {
    expect(openFrame(key, PLACE, sealFrame(key, PLACE, BYTES))).toEqual(BYTES);
  });

  it('is sealed with a nonce of its own each time, which begins with its number', () => {
    const nonces = Array.from({ length: 50 }, () =>
      sealFrame(key, PLACE, BYTES).subarray(1, 13).toString('hex'),
    );
    expect(new Set(nonces).size).toBe(50);
    for (const nonce of nonces) expect(nonce).toMatch(/^00000003/);
  });

  it('shows nothing of what is in it', () => {
    const sealed = sealFrame(key, PLACE, Buffer.alloc(1000, 'a'));
    expect(sealed.includes('aaaa')).toBe(false);
  });

  it.each([
    ['another file', { ...PLACE, fileId: 'other' }],
    ['another number', { ...PLACE, number: 4 }],
    ['the end of the file', { ...PLACE, last: true }],
  ])('does not open as a frame of %s', (_what, place) => {
    const sealed = sealFrame(key, PLACE, BYTES);
    expect(() => openFrame(key, place, sealed)).toThrow(FrameError);
  });

  it('does not open with another key', () => {
    const sealed = sealFrame(key, PLACE, BYTES);
    expect(() => openFrame(randomBytes(32), PLACE, sealed)).toThrow(FrameError);
  });

  it('does not open when any one of its bytes is changed, or missing', () => {
    const sealed = sealFrame(key, PLACE, BYTES);
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8((changed[index] ?? 0) ^ 1, index);
      expect(() => openFrame(key, PLACE, changed)).toThrow(FrameError);
      expect(() => openFrame(key, PLACE, sealed.subarray(0, index))).toThrow(FrameError);
    }
  });
});
