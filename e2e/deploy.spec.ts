import { expect, type Page } from '@playwright/test';
import { hydrated } from './pages/hydration';
import { test } from './pages/test';
import { words } from './words';

const t = words('sv');

test.use({ locale: 'sv-SE' });

/**
 * Replaces the site's build while a page is open: the files that the page has not asked for yet are
 * gone. A document that is loaded afterwards names files that are there, or not `forGood`.
 *
 * @returns the documents that have been loaded since then.
 */
async function deploy(page: Page, { forGood }: { forGood: boolean }): Promise<string[]> {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.route('**/assets/*.js', (route) =>
    documents.length === 0 || forGood
      ? route.fulfill({ status: 404, contentType: 'application/json', body: '{}' })
      : route.fallback(),
  );
  return documents;
}

test('the first click after an update of the site loads the page that was clicked, once', async ({
  page,
}) => {
  await page.goto('/cookies');
  await hydrated(page);
  const documents = await deploy(page, { forGood: false });
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/report_client_error')) reports.push(request.postData() ?? '');
  });
  await page
    .getByRole('link', { name: t('shell.nav.jobs') })
    .first()
    .click();
  await hydrated(page);
  await expect(page.getByRole('list', { name: t('jobs.list.label'), exact: true })).toBeVisible();
  expect(documents).toEqual(['/lediga-jobb']);
  expect(reports).toHaveLength(1);

  // From then on it is a page as any other, and so is the one before it
  await page.goBack();
  await expect(page).toHaveURL(/\/cookies$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents).toEqual(['/lediga-jobb']);
});

test('a page whose files are gone for good says so, and is not loaded again and again', async ({
  page,
}) => {
  await page.goto('/cookies');
  await hydrated(page);
  const documents = await deploy(page, { forGood: true });
  await page
    .getByRole('link', { name: t('shell.nav.jobs') })
    .first()
    .click();
  await expect(page.getByRole('alert').getByRole('link')).toBeVisible();
  // For the click, and once more for a start that failed
  expect(documents).toEqual(['/lediga-jobb', '/lediga-jobb']);
});
