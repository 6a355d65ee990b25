import { expect, it } from 'vitest';
import { shellEn } from './messages.en';
import { shellSv } from './messages.sv';

/** Letters of a row of four tabs that fit 320 px with a gap between the words. */
const FITS = 40;
const TABS = ['search', 'applications', 'messages', 'profile'] as const;

it.each([
  ['sv', shellSv],
  ['en', shellEn],
] as const)('has words in %s that stand apart on the smallest phone', (_, words) => {
  const letters = TABS.map((tab) => words[`shell.nav.${tab}`]).join('');
  expect(letters.length).toBeLessThanOrEqual(FITS);
});
