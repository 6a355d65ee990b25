import { expect, it } from 'vitest';
import { readShare } from './readShare';

it.each([
  ['above the window’s lower edge only', { top: 300, height: 2800, windowHeight: 800 }, 0],
  ['at its beginning', { top: 0, height: 2800, windowHeight: 800 }, 0],
  ['half way', { top: -1000, height: 2800, windowHeight: 800 }, 0.5],
  ['at its end', { top: -2000, height: 2800, windowHeight: 800 }, 1],
  ['past it', { top: -5000, height: 2800, windowHeight: 800 }, 1],
  ['short and in view', { top: 100, height: 400, windowHeight: 800 }, 1],
  ['short and below', { top: 700, height: 400, windowHeight: 800 }, 0],
])('a text %s', (_where, position, share) => {
  expect(readShare(position)).toBe(share);
});
