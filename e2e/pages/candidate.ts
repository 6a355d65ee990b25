import { type BrowserContext, test as base, expect } from '@playwright/test';
import { words } from '../words';
import { completeApplication } from './apply';
import { openAs } from './bankid';

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

const t = words('sv');

/**
 * `test` for pages that need a candidate: one with an application has signed in, once for all tests
 * of a worker.
 */
export const candidateTest = base.extend<object, { session: Session }>({
  session: [
    async ({ browser }, use, { project, workerIndex }) => {
      const context = await browser.newContext({
        baseURL: project.use.baseURL,
        locale: 'sv-SE',
        timezoneId: 'Europe/Stockholm',
      });
      const page = await context.newPage();
      await openAs(page, 'Alva Nordanvik', '/jobs?q=fysioterapeut');
      const results = page.getByRole('list', { name: t('jobs.list.label'), exact: true });
      // A worker that replaces a failed one finds its own job.
      await results.getByRole('link').nth(workerIndex).click();
      await page.getByRole('link', { name: t('job_detail.apply'), exact: true }).click();
      await expect(page).toHaveURL(/\/candidate\/apply\?job=/, { timeout: 20_000 });
      await completeApplication(page, 'sv');
      const session = await context.storageState();
      await context.close();
      await use(session);
    },
    { scope: 'worker' },
  ],
  storageState: ({ session }, use) => use(session),
});
