import { expect } from '@playwright/test';
import { crawl } from '../scripts/crawl/crawl';
import { faultsOf } from '../scripts/crawl/faults';
import { createStructuredDataCheck } from '../scripts/crawl/structuredData';
import { test } from './pages/test';

/** `npm run crawl` reads them all. */
const PAGES_PER_KIND = 8;

test('a search engine finds no fault in a sample of the site', async ({ baseURL }) => {
  const site = baseURL ?? '';
  const read = await crawl(site, { perKind: PAGES_PER_KIND });
  expect(read.pages.size).toBeGreaterThan(50);
  expect(await faultsOf(read, site, createStructuredDataCheck())).toEqual([]);
});
