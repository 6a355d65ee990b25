import { expect, it } from 'vitest';
import { canonicalJson } from './canonicalJson';

it('gives equal texts for equal values, whatever their key order', () => {
  const one = { b: [{ y: 1, x: 2 }], a: null };
  const other = { a: null, b: [{ x: 2, y: 1 }] };
  expect(canonicalJson(one)).toBe(canonicalJson(other));
  expect(canonicalJson(one)).toBe('{"a":null,"b":[{"x":2,"y":1}]}');
});

it('keeps the order of lists, which is significant', () => {
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
});
