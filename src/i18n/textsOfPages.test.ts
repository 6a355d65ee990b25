import { expect, it } from 'vitest';
import { ROUTES } from './testing/routes';
import { TEXTS } from './testing/texts';
import { dynamicImports, missingTexts } from './testing/textsOfModules';

/*
 * A page loads only the texts that it names the parts of. A text of another part would be shown as
 * its id, and no story finds that: stories load all of them.
 */

const ids = new Map(
  Object.entries(TEXTS).map(([part, { sv }]) => [part, new Set(Object.keys(sv))]),
);
const pages = Object.entries(ROUTES).flatMap(([routes, parts]) =>
  dynamicImports(routes).map(({ path, parts: own }) => [path, [...parts, ...own]] as const),
);

it.each([['src/app/shell/RootLayout.tsx', ['']] as const, ...pages])(
  '%s names no text that it does not load',
  (page, parts) => {
    expect(missingTexts(page, parts, ids)).toEqual([]);
  },
);
