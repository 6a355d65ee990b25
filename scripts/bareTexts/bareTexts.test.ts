import { expect, it } from 'vitest';
import { sourceFiles } from '../docs/sourceFiles';
import { findBareTexts } from './bareTexts';

const SAMPLE = 'scripts/bareTexts/sample.tsx';
const NOT_THE_SITE = /\.test\.tsx$|\/testing\/|\/dist-package\//u;

// Read together: opening the project takes TypeScript most of the time
const files = sourceFiles()
  .map(({ path }) => path)
  .filter((path) => /^(?:src|ui-kit)\/.*\.tsx$/u.test(path) && !NOT_THE_SITE.test(path));
const all = findBareTexts([SAMPLE, ...files]);

/** What stands bare and may, with the reason. */
const SAFE: Readonly<Record<string, string>> = {
  'src/lib/jobText/TitleInText.tsx': 'its element is another one when its words change, by its key',
};

it('finds no text of the site or the kit that stands bare among siblings', () => {
  expect(files.length).toBeGreaterThan(400);
  const bare = all.filter(({ file }) => file !== SAMPLE);
  const found = bare.flatMap(({ file, line, text }) =>
    file in SAFE ? [] : [`${file}:${line} ${text}`],
  );
  expect(Object.keys(SAFE).every((safe) => bare.some(({ file }) => file === safe))).toBe(true);
  expect(found, 'put the text into one string, or into an element of its own').toEqual([]);
});

it('tells what stands bare from what is safe', () => {
  const sample = all.filter(({ file }) => file === SAMPLE);
  expect(sample.map(({ text }) => text)).toEqual([
    'return unit;',
    'Amount',
    '{amount}',
    "{isUnsure && 'about'}",
    'space',
    '{unit}',
  ]);
});
