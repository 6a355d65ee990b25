import { createHash } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';
import { QUIET_WRITES, watchActions } from '../../scripts/testing/saidAfterAction';
import { type Site, startSite } from '../support/startSite';

/** Milliseconds that a site may take to start. */
const START = 120_000;

interface SiteFixture {
  site: Site | null;
  /** Fails a journey in whose pages an error was thrown that nothing caught, React's included. */
  noErrors: undefined;
  /** Fails a journey in whose pages a press changed something and nothing was said of it. */
  allSaid: undefined;
}
interface OwnSiteFixture {
  /** A site that is started when it is first asked for. */
  ownSite: () => Promise<Site>;
}

/** An IP address for a test. */
function addressOf(testId: string): string {
  const [a, b, c] = createHash('sha256').update(testId).digest();
  return `10.${a}.${b}.${c}`;
}

/** Judges the last press of a page, once what it changed has had the time to be rendered. */
async function judgeLastPress(page: Page): Promise<void> {
  try {
    await page.waitForFunction(() => !window.watchedActions?.isSilent(), null, { timeout: 2000 });
  } catch {
    // Nothing was said, or the page is closed
  }
  await page.evaluate(() => window.watchedActions?.take()).catch(() => undefined);
}

/**
 * `test` for journeys that change what is stored. Each has an IP address of its own, as its users
 * have: from one address, a fast machine calls more often than the limits allow. A second try has a
 * site of its own, on an empty data folder: on the common one its person has already done a part of
 * the journey.
 */
export const test = base.extend<SiteFixture, OwnSiteFixture>({
  ownSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
    async ({}, use) => {
      const started: { site?: ReturnType<typeof startSite> } = {};
      await use(() => {
        started.site ??= startSite();
        return started.site;
      });
      await (await started.site)?.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ ownSite }, use, { retry }) => {
      if (retry === 0) return use(null);
      const site = await ownSite();
      const { EMPLOYER_KEY_FILE } = process.env;
      process.env.EMPLOYER_KEY_FILE = site.keyFile;
      await use(site);
      process.env.EMPLOYER_KEY_FILE = EMPLOYER_KEY_FILE;
    },
    { timeout: START },
  ],
  noErrors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      context.on('weberror', (one) => errors.push(`${one.page()?.url()}: ${one.error()}`));
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
  allSaid: [
    async ({ context }, use) => {
      const silent: string[] = [];
      await context.exposeFunction('tellSilentPress', (press: string) => silent.push(press));
      await context.addInitScript(watchActions, QUIET_WRITES);
      await use(undefined);
      for (const page of context.pages()) await judgeLastPress(page);
      expect(silent, 'something is said after a press').toEqual([]);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: see above
  extraHTTPHeaders: ({}, use, { testId }) => use({ 'x-forwarded-for': addressOf(testId) }),
  baseURL: ({ baseURL, site }, use) => use(site?.url ?? baseURL),
});
