import { test as base, type Page } from '@playwright/test';
import type { Language } from '../../domain/language';
import { wholeChromiumLaunch } from '../../scripts/testing/chromium';
import { type Desktop, startDesktop } from './desktop';
import { OrcaReader } from './orcaReader';

interface WorkerFixtures {
  language: Language;
  desktop: Desktop;
  /** The one window on it: Orca loses sight of the one in front where others come and go. */
  window: Page;
}

/** `test` for what Orca reads: a desktop for each language, on which Chromium is opened. */
export const test = base.extend<{ reader: OrcaReader }, WorkerFixtures>({
  language: ['sv', { option: true, scope: 'worker' }],
  desktop: [
    async ({ language }, use) => {
      const desktop = await startDesktop(language);
      await use(desktop);
      await desktop.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  launchOptions: [
    async ({ desktop, language }, use) => {
      const { args = [], ...whole } = wholeChromiumLaunch();
      await use({
        ...whole,
        headless: false,
        env: desktop.env,
        // The page alone: no bar about the sandbox, no tabs and no address, which would be read too
        args: [
          ...args,
          '--test-type',
          '--kiosk',
          '--force-renderer-accessibility',
          `--lang=${language}`,
        ],
      });
    },
    { scope: 'worker' },
  ],
  window: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId, serviceWorkers, contextOptions } = project.use;
      const known = { baseURL, locale, timezoneId, serviceWorkers };
      const context = await browser.newContext({ ...contextOptions, ...known, viewport: null });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ window }, use) => use(window),
  reader: async ({ page, desktop }, use) => use(new OrcaReader(page, desktop)),
});
