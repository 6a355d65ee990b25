import { readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { expect, it } from 'vitest';
import { cataloguesOf } from '../server/web/builtAssets';
import { ROUTES } from '../src/i18n/testing/routes';
import { dynamicImports } from '../src/i18n/testing/textsOfModules';

/*
 * The server names the files of a page's texts in its head, so that they are fetched beside its code.
 * One that it does not name costs a slow line one more answer before the page works.
 */

const later = readFileSync('src/i18n/catalogue.sv.ts', 'utf8');
const FILE_OF = new Map(
  [...later.matchAll(/^ {2}(\w+): \(\) => import\('([^']+)'\),$/gm)].map(([, part, path]) => [
    part,
    `${join('src/i18n', path ?? '')}.ts`,
  ]),
);

const pages = Object.entries(ROUTES).flatMap(([routes, parts]) =>
  dynamicImports(routes).map(({ path, parts: own }) => [path, [...parts, ...own]] as const),
);

it.each(pages)('%s has its texts named in its head', (page, parts) => {
  const asked = parts.filter((part) => part !== '' && part !== 'own');
  const files = asked.map((part) => FILE_OF.get(part));
  const named = cataloguesOf([page], 'sv').slice(1);
  // The layout around the candidate's pages, a module of its own, has theirs
  expect(named.filter((file) => file !== FILE_OF.get('own')).sort()).toEqual(files.sort());
});
