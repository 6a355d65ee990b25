import { expect, it } from 'vitest';
import { sourceFiles } from '../docs/sourceFiles';
import { findBareTexts } from './bareTexts';

const SAMPLE = 'scripts/bareTexts/sample.tsx';
const NOT_THE_SITE = /\.test\.tsx$|\/testing\/|\/dist-package\//u;

it('finds no text of the site or the kit that stands bare among siblings', () => {
  const files = sourceFiles()
    .map(({ path }) => path)
    .filter((path) => /^(?:src|ui-kit)\/.*\.tsx$/u.test(path) && !NOT_THE_SITE.test(path));
  expect(files.length).toBeGreaterThan(400);
  const found = findBareTexts(files).map(({ file, line, text }) => `${file}:${line} ${text}`);
  expect(found, 'put the text into one string, or into an element of its own').toEqual([]);
});

it('tells what stands bare from what is safe', () => {
  expect(findBareTexts([SAMPLE]).map(({ text }) => text)).toEqual([
    'return unit;',
    'Amount',
    '{amount}',
    "{isUnsure && 'about'}",
    'space',
    '{unit}',
  ]);
});
