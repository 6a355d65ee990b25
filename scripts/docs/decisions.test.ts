import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('numbers the decisions from 1 without a gap or a duplicate', () => {
  const page = readFileSync(new URL('../../docs/decisions/README.md', import.meta.url), 'utf8');
  const numbers = [...page.matchAll(/^\| (\d+) \|/gmu)].map(([, number]) => Number(number));
  expect(numbers.length).toBeGreaterThan(28);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});
