import { expect, test } from 'vitest';
import { currentIndex, type ProgressState } from './progress';

test.each<[string, ProgressState[], number]>([
  ['the current one', ['done', 'current', 'upcoming'], 1],
  ['the one where it stopped', ['done', 'done', 'stopped'], 2],
  ['the last when all are done', ['done', 'done', 'done'], 2],
  ['the first when none has begun', ['upcoming', 'upcoming'], 0],
  ['the first of none', [], 0],
])('%s', (_name, states, index) => {
  expect(currentIndex(states.map((state) => ({ state })))).toBe(index);
});
