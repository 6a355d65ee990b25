import { describe, expect, it } from 'vitest';
import { decodeListToken, encodeListToken } from './listPage';

const cursor = { at: '2026-03-20T12:00:00.123456Z', id: 'c1d2-3' };

describe('a list’s page token', () => {
  it('is read as it was written, and is safe in an address', () => {
    const token = encodeListToken(cursor);
    expect(token).toMatch(/^[\w-]+$/);
    expect(decodeListToken(token)).toEqual(cursor);
  });

  it.each([
    '',
    'a',
    'abc',
    '%00',
    'x'.repeat(129),
    `${encodeListToken(cursor)}=`,
    encodeListToken({ ...cursor, id: '' }),
    encodeListToken({ ...cursor, id: 'a b' }),
    encodeListToken({ ...cursor, id: 'a'.repeat(65) }),
    encodeListToken({ ...cursor, at: '2026-02-30T12:00:00.123456Z' }),
    encodeListToken({ ...cursor, at: '2026-03-20T24:00:00.123456Z' }),
    encodeListToken({ ...cursor, at: '2026-03-20T12:00:00Z' }),
    encodeListToken({ ...cursor, at: '0000-03-20T12:00:00.123456Z' }),
    btoa('n.0.1.v-1'),
  ])('is refused when it is %s', (token) => {
    expect(decodeListToken(token)).toBeNull();
  });
});
