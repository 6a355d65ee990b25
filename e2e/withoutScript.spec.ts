import { expect, type Page } from '@playwright/test';
import { paths } from '../src/lib/site/paths';
import { identifyAs } from './pages/bankid';
import { test } from './pages/test';
import { words } from './words';

const t = words('sv');

test.use({ javaScriptEnabled: false, locale: 'sv-SE' });

/** Chooses the first option of a native select. */
async function chooseFirst(page: Page, label: string): Promise<void> {
  await page.getByLabel(label).selectOption({ index: 1 });
}

/** Opens the first job of a search. */
async function openJob(page: Page): Promise<void> {
  await page.goto(`${paths.jobs()}?q=sjuksköterska`);
  await page
    .getByRole('list', { name: t('jobs.list.label'), exact: true })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/\/jobb\//);
}

test('a visitor logs in and ends signed in on the target page', async ({ page }) => {
  await page.goto(paths.login('/job-applications'));
  await identifyAs(page, 'sv', 'Alva Nordanvik');
  await expect(page).toHaveURL('/job-applications');
  await expect(page.getByRole('heading', { name: t('applications.title') })).toBeVisible();
});

test('cancelling is shown on the page where it began, and the next attempt works', async ({
  page,
}) => {
  await page.goto(paths.login('/jobs'));
  await page.getByRole('checkbox', { name: t('auth.shared.label') }).check();
  await identifyAs(page, 'sv', 'Avbryt');
  await expect(page.getByRole('heading', { name: 'Du avbröt i BankID' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: t('auth.shared.label') })).toBeChecked();
  await identifyAs(page, 'sv', 'Alva Nordanvik');
  await expect(page).toHaveURL('/jobs');
  const session = (await page.context().cookies()).find(({ name }) => name.includes('session'));
  expect(session?.expires).toBe(-1);
});

test('a visitor registers from a job, and shows interest in it', async ({ page }) => {
  await openJob(page);
  const job = new URL(page.url()).pathname;
  await page.getByRole('button', { name: t('job_detail.interested') }).click();
  await expect(page).toHaveURL(/\/register\?target_path=/);

  await page.getByLabel(t('auth.register.email')).fill('sunniva@');
  await chooseFirst(page, t('auth.register.professions'));
  await page.getByRole('button', { name: t('auth.bankid.same') }).click();
  await expect(page).toHaveURL(/problem=incomplete/);
  expect(page.url()).not.toContain('sunniva');
  await expect(page.getByLabel(t('auth.register.email'))).toHaveValue('sunniva@');
  await expect(page.getByLabel(t('auth.register.professions'))).not.toHaveValue('');

  await page.getByLabel(t('auth.register.email')).fill('sunniva@example.com');
  await chooseFirst(page, t('auth.register.workfields'));
  await chooseFirst(page, t('auth.register.locations'));
  await identifyAs(page, 'sv', 'Sunniva Aspedal');
  await expect(page).toHaveURL(`${job}?intent=interested`);

  await page.getByRole('button', { name: t('job_detail.interested') }).click();
  await expect(page).toHaveURL(job);
  await expect(
    page.getByRole('heading', { name: t('job_detail.standing.interested') }),
  ).toBeVisible();
  await page.goto(paths.applications());
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('the return page says that it needs a script', async ({ request }) => {
  // Read as sent: a browser with scripts switched off by a test does not render `noscript`.
  const page = await (await request.get('/auth/bankid')).text();
  expect(page).toContain(`<noscript><p>${t('auth.return.needs_script')}</p></noscript>`);
});

test('a button that does nothing without a script is not shown', async ({ page }) => {
  const dead = page.locator('main button:not([type=submit]):visible');
  await page.goto(paths.home());
  await expect(page.getByRole('heading', { name: t('home.fields') })).toBeHidden();
  await expect(dead).toHaveCount(0);
  await page.goto(paths.availableJobs('sv'));
  await expect(page.getByText(t('jobs.list.more'))).toBeHidden();
  await expect(dead).toHaveCount(0);
  await openJob(page);
  await expect(dead).toHaveCount(0);
  await page.locator('main a[href^="/jamfor"]').first().click();
  await expect(page).toHaveURL(/\/jamfor/);
  await expect(dead).toHaveCount(0);
});
