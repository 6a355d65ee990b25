import { expect, it } from 'vitest';
import { dynamicImports } from '../../src/i18n/testing/textsOfModules';
import { FIRST_LOAD_LIMIT, OWN_PAGES, overLimit } from './firstLoad.mjs';

/** Pages that somebody opens by a link in a message, or on the way somewhere else. */
const ON_THE_WAY =
  /\/(?:guards\/|auth-|confirm-email|undo-way|account-deleted|resume-registration|pause-mail|recommendation\/)/;
/** Before there is an account. */
const VISITORS = /\/(?:login|register|register-steps)\//;

const own = Object.values(OWN_PAGES).flat();

it("has a limit for each of the candidate's own pages", () => {
  const pages = dynamicImports('src/app/candidateRoutes.ts')
    .map(({ path }) => path)
    .filter((path) => !ON_THE_WAY.test(path) && !VISITORS.test(path));
  expect(pages.length).toBeGreaterThan(8);
  expect(pages.filter((path) => !own.includes(path))).toEqual([]);
});

it('has one for each tab of the account', () => {
  const tabs = dynamicImports('src/pages/account/AccountPage.tsx')
    .map(({ path }) => path)
    .filter((path) => path.endsWith('Tab.tsx'));
  expect(tabs).toHaveLength(5);
  expect(tabs.filter((path) => !own.includes(path))).toEqual([]);
});

it('keeps 4.6 % of 150 KB free on public first screens, and names a page that takes them', () => {
  const load = { page: '/', limit: FIRST_LOAD_LIMIT, files: 10 };
  expect(overLimit([{ ...load, bytes: 146_534 }])).toEqual([]);
  expect(overLimit([{ ...load, bytes: 146_535 }])).toEqual(['/ 146535 of 146534 bytes']);
});

it('names a page in too many files', () => {
  const load = { page: '/', bytes: 1, limit: 2, files: 26 };
  expect(overLimit([load, { ...load, filesLimit: 26 }])).toEqual([]);
  expect(overLimit([{ ...load, filesLimit: 25 }])).toEqual(['/ 26 of 25 files']);
});
