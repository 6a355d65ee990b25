import { describe, expect, it } from 'vitest';
import { compareCursors, formatCursor, parseCursor } from './cursor';

describe('a cursor', () => {
  it.each([
    ['0.0', { xid: 0n, seq: 0 }],
    ['744.12', { xid: 744n, seq: 12 }],
    ['18446744073709551615.9007199254740991', { xid: 2n ** 64n - 1n, seq: 2 ** 53 - 1 }],
  ])('%s is read and written back unchanged', (text, cursor) => {
    expect(parseCursor(text)).toEqual(cursor);
    expect(formatCursor(cursor)).toBe(text);
  });

  it.each([
    '',
    '1',
    '1.',
    '.1',
    '01.1',
    '1.01',
    '-1.1',
    '1.1.1',
    ' 1.1',
    '1.1\n',
    '1e3.1',
    '18446744073709551616.1',
    '1.9007199254740993',
  ])('%o is not a cursor', (text) => {
    expect(parseCursor(text)).toBeNull();
  });

  it.each([
    ['1.5', '1.5', 0],
    ['1.5', '1.6', -1],
    ['2.1', '1.9', 1],
    ['9.1', '10.1', -1],
    ['9007199254740993.1', '9007199254740992.1', 1],
  ])('%s against %s is %i', (a, b, order) => {
    const [left, right] = [parseCursor(a), parseCursor(b)];
    expect(left && right && Math.sign(compareCursors(left, right))).toBe(order);
  });
});
