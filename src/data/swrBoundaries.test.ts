import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SITE = 'src';
/** Where the cache of answers may be changed. */
const ROOMS = ['src/data/', 'src/session/'];

const sources = readdirSync(SITE, { recursive: true, encoding: 'utf8' })
  .map((file) => join(SITE, file))
  .filter((file) => /\.tsx?$/.test(file) && !ROOMS.some((room) => file.startsWith(room)));

// dependency-cruiser holds the imports; what is passed on as a value is held here
it('changes the cache of answers in data/ and session/ only', () => {
  expect(sources.length).toBeGreaterThan(100);
  const found = sources.filter((file) =>
    /\b(mutate|unload|keepAnswer|changePages)\b/.test(readFileSync(file, 'utf8')),
  );
  expect(found).toEqual([]);
});

it('keeps no state in the modules of data/ and session/ that outlives a page', () => {
  const found = ROOMS.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .filter((file) =>
        /^(let|const \w+ = new (Map|Set)\b)/m.test(readFileSync(room + file, 'utf8')),
      )
      .map((file) => room + file),
  );
  // Both are there while the one listener of the page is
  expect(found).toEqual(['src/session/sessionMessages.ts']);
});
