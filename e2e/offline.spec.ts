import { expect, type Page } from '@playwright/test';
import { openContactDetails } from './pages/apply';
import { openAs } from './pages/bankid';
import { hydrated } from './pages/hydration';
import { test } from './pages/test';
import { words } from './words';

const t = words('sv');
const PERSON = 'Vendela Ekhammar';

test.use({
  locale: 'sv-SE',
  viewport: { width: 390, height: 844 },
  serviceWorkers: 'allow',
});

/** Waits until the service worker answers the page's requests, and has its offline page. */
async function readyForOffline(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/offline/sv'))))
    .toBe(true);
}

const list = (page: Page) => page.getByRole('list', { name: t('jobs.list.label'), exact: true });
const offlineTitle = (page: Page) =>
  page.getByRole('heading', { level: 1, name: t('failure.offline.title') });
const isKept = (page: Page, url: string) =>
  page.evaluate(async (address) => Boolean(await caches.match(new URL(address).pathname)), url);

test('a saved job is shown offline as a copy, and other pages show the offline page', async ({
  page,
  context,
}) => {
  await page.goto('/jobs');
  await hydrated(page);
  await readyForOffline(page);
  const link = list(page).getByRole('link').first();
  const title = (await link.textContent()) ?? '';
  await link.click();
  const heading = page.getByRole('heading', { level: 1, name: title });
  await expect(heading).toBeVisible();
  const job = page.url();

  // The job is not saved, so the offline page is shown
  await context.setOffline(true);
  await page.reload();
  await expect(offlineTitle(page)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: t('failure.retry') }).click();
  await expect(heading).toBeVisible();
  await hydrated(page);

  await page.evaluate((url) => {
    navigator.serviceWorker.controller?.postMessage({ type: 'keep', urls: [url] });
  }, job);
  await expect.poll(() => isKept(page, job)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(heading).toBeVisible();
  const note = page.getByRole('note').first();
  await expect(note).toContainText('Du är inte uppkopplad.');
  await expect(note).toContainText('kan ha ändrats eller stängts');
  // A page that needs the connection shows the offline page, with a link to the saved job
  await page.goto('/sparade');
  await expect(offlineTitle(page)).toBeVisible();
  await page.getByRole('link', { name: title }).click();
  await expect(heading).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Försök igen' }).click();
  await hydrated(page);
  await expect(heading).toBeVisible();
  await expect(page.locator('[data-kept-page]')).toHaveCount(0);

  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ type: 'forget' }));
  await expect.poll(() => isKept(page, job)).toBe(false);
});

test('what is written in an application offline is stored when the connection is back', async ({
  page,
  context,
}) => {
  await openAs(page, PERSON, '/account');
  await page.goto('/jobs?q=fysioterapeut');
  await hydrated(page);
  await readyForOffline(page);
  await list(page).getByRole('link').first().click();
  await page.getByRole('link', { name: t('job_detail.apply'), exact: true }).click();
  await openContactDetails(page, 'sv');
  const jobId = new URL(page.url()).searchParams.get('job') ?? '';

  await context.setOffline(true);
  await page.getByLabel(t('forms.last_name')).fill('Utanlina');
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).join()))
    .toMatch(/draft\.[0-9a-f]{32}\./u);
  await context.setOffline(false);
  const stored = () =>
    page.evaluate(async (id) => {
      const answer = await fetch(`/api/portal/application_draft?jobId=${id}`);
      return answer.text();
    }, jobId);
  await expect.poll(stored, { timeout: 40_000 }).toContain('Utanlina');
});
