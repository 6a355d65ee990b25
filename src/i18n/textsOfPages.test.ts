import { expect, it } from 'vitest';
import { loadIntl, loadWords, WORDS_PARTS } from './intl';
import { dynamicImports, missingTexts } from './testing/textsOfModules';

/*
 * A page loads only the texts that it names the parts of. A text of another part would be shown as
 * its id, and no story finds that: stories load all of them.
 */

/** The modules with routes, with the parts that a layout around their pages loads. */
const ROUTES: Readonly<Record<string, readonly string[]>> = {
  'src/app/routes.tsx': [''],
  'src/app/jobListRoutes.ts': ['', 'search'],
  'src/app/candidateRoutes.ts': ['', 'own'],
};

/** The ids of each part, by loading one after another. */
async function idsByPart(): Promise<Map<string, ReadonlySet<string>>> {
  const { messages } = await loadIntl('sv');
  const ids = new Map<string, ReadonlySet<string>>([['', new Set(Object.keys(messages))]]);
  for (const part of WORDS_PARTS) {
    const before = new Set(Object.keys(messages));
    await loadWords(part, 'sv');
    ids.set(part, new Set(Object.keys(messages).filter((id) => !before.has(id))));
  }
  return ids;
}

const ids = await idsByPart();
const pages = Object.entries(ROUTES).flatMap(([routes, parts]) =>
  dynamicImports(routes).map(
    ({ path, part }) => [path, part === null ? parts : [...parts, part]] as const,
  ),
);

it('knows the texts of every part', () => {
  expect([...ids.values()].map(({ size }) => size).filter((size) => size < 10)).toEqual([]);
});

it.each([['src/app/shell/RootLayout.tsx', ['']] as const, ...pages])(
  '%s names no text that it does not load',
  (page, parts) => {
    expect(missingTexts(page, parts, ids)).toEqual([]);
  },
);
