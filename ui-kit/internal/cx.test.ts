import { expect, it } from 'vitest';
import { cx } from './cx';

it.each([
  [['a', 'b'], 'a b'],
  [['a', false, undefined, null, '', 'b'], 'a b'],
  [[], ''],
])('joins %j to "%s"', (names, joined) => {
  expect(cx(...names)).toBe(joined);
});
