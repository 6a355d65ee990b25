import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SITE = 'src';
/** The folders that may change the cache of answers. */
const ALLOWED = ['src/data/', 'src/session/'];

const sources = readdirSync(SITE, { recursive: true, encoding: 'utf8' })
  .map((file) => join(SITE, file))
  .filter((file) => /\.tsx?$/.test(file) && !ALLOWED.some((folder) => file.startsWith(folder)));

/** A call of `useSWR` that reads nothing, and so keeps a value of the page itself in the cache. */
const WITHOUT_READER =
  /\buseSWR(?:Immutable)?(?:<[^;()]*>)?\((?:[^;]*?,\s*(?:null|undefined)\s*[,)]|\s*[\w.]+\s*\))/;

// dependency-cruiser checks imports; this test finds functions that were passed on as values
it('changes the cache of answers in data/ and session/ only', () => {
  expect(sources.length).toBeGreaterThan(100);
  const found = sources.filter((file) =>
    /\b(mutate|unload|cacheAnswer|changePages)\b/.test(readFileSync(file, 'utf8')),
  );
  expect(found).toEqual([]);
});

it('keeps what the page itself knows in its `PageState`, not among the answers', () => {
  const found = ALLOWED.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .filter((file) => WITHOUT_READER.test(readFileSync(file, 'utf8'))),
  );
  expect(found).toEqual([]);
});

it.each([
  ['const { data } = useSWR<number>(COUNT, null);', true],
  ["const swr = useSWR<Thing>(localKey('thing'), null, { compare: Object.is });", true],
  ['return useSWR(\n  COUNT,\n  undefined,\n).data;', true],
  ['useSWR<number>(COUNT).data', true],
  ['useSWR<Saved>(asked ? DEVICE : null, deviceSaved.read);', false],
  ['useSWR(request && keyOf(search, request), () => api.call(search, request));', false],
])('tells whether a call reads nothing: %s %s', (source, readsNothing) => {
  expect(WITHOUT_READER.test(source)).toBe(readsNothing);
});

it('keeps no state in the modules of data/ and session/ that outlives a page', () => {
  const found = ALLOWED.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .filter((file) =>
        /^(let|const \w+ = new (Map|Set)\b)/m.test(readFileSync(folder + file, 'utf8')),
      )
      .map((file) => folder + file),
  );
  // Its listener and channel are removed when the page stops listening
  expect(found).toEqual(['src/session/sessionMessages.ts']);
});
