import { expect, it } from 'vitest';
import { randomFrom } from '../search/random';
import { misspell } from './misspell';
import { JUDGED_QUERIES } from './queries/all';

it.each([
  [0, 10],
  [1, 10],
  [2, 9],
  [3, 11],
])('makes mistake %i in the longest word, never at its ends', (turn, length) => {
  for (let seed = 0; seed < 200; seed += 1) {
    const [first = '', second = ''] = misspell('ssk barnmorska', turn, randomFrom(seed)).split(' ');
    expect(first).toBe('ssk');
    expect(second).not.toBe('barnmorska');
    expect(second).toHaveLength(length);
    expect(second[0] + second.slice(-1)).toBe('ba');
  }
});

it('gives at least 400 queries, each once', () => {
  const texts = JUDGED_QUERIES.map(({ text }) => text);
  expect(texts.length).toBeGreaterThanOrEqual(400);
  expect(new Set(texts).size).toBe(texts.length);
});
