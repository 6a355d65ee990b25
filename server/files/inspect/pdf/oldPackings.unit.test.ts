import { expect, it } from 'vitest';
import { lzwLength, runLength } from './oldPackings';

const FAR = 1_000_000;

it.each([
  // The example of ISO 32000-2, 7.4.4.2
  ['the standard’s example', '800b6050220c0c8501', 10],
  ['nothing', '8040', 0],
])('counts what LZW unfolds to: %s', (_name, packed, length) => {
  expect(lzwLength(Buffer.from(packed, 'hex'), FAR)).toBe(length);
});

it('counts LZW through all widths of its codes', () => {
  // Every code is the one that is being defined, so the lengths are 1, 2, 3, …
  const codes = [256, 65, ...Array.from({ length: 1500 }, (_, index) => 258 + index)];
  let bits = '';
  let next = 258;
  for (const [index, code] of codes.entries()) {
    const width = next >= 2047 ? 12 : next >= 1023 ? 11 : next >= 511 ? 10 : 9;
    bits += code.toString(2).padStart(index < 2 ? 9 : width, '0');
    if (index > 1) next += 1;
  }
  const bytes = Buffer.from((bits.match(/.{8}/gu) ?? []).map((byte) => Number.parseInt(byte, 2)));
  expect(lzwLength(bytes, FAR * 10)).toBeGreaterThan((1498 * 1499) / 2);
  expect(lzwLength(bytes, 1000)).toBeLessThan(1100);
});

it.each([
  ['a run and a text', 'fe41' + '02414243' + '80' + '0041', 6],
  ['a text that is cut off', '7f41', 128],
])('counts runs: %s', (_name, packed, length) => {
  expect(runLength(Buffer.from(packed, 'hex'), FAR)).toBe(length);
});
