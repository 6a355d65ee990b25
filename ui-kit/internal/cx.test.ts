import { expect, it } from 'vitest';
import { cx } from './cx';

const CASES: [(string | false | null | undefined)[], string][] = [
  [['a', 'b'], 'a b'],
  [['a', false, undefined, null, '', 'b'], 'a b'],
  [[], ''],
];

it.each(CASES)('joins %j to "%s"', (names, joined) => {
  expect(cx(...names)).toBe(joined);
});
