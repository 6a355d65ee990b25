import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { chromiumLaunch } from '../scripts/testing/chromium';
import { paths } from '../src/lib/site/paths';
import { openContactDetails } from './pages/apply';
import { identifyAs } from './pages/bankid';
import { hydrated } from './pages/hydration';
import { test } from './pages/test';
import { words } from './words';

const t = words('sv');
/** No other journey of this run applies for a job as this person. */
const PERSON = 'Disa Klintmark';
/** What they say of themselves, and look for. */
const INCOME = '412000';
const PLACE = 'm-0184';
const SEARCH = 'barnmorska';
const TYPED = 'Nordanvik-Provsvar';
/** What a visitor typed at the computer before they signed in. */
const EARLIER = '398000';

/** A browser whose folder stays when it is closed, as on a ward. */
async function openBrowser(folder: string, options: object): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(folder, {
    ...chromiumLaunch(),
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'allow',
    ...options,
  });
  return context;
}

const list = (page: Page) => page.getByRole('list', { name: t('jobs.list.label'), exact: true });

/** Opens the first job of a search that says what it pays, and says the income by which to tax it. */
async function sayIncome(page: Page, income: string): Promise<void> {
  await page.goto(`${paths.jobs()}?q=${SEARCH}`);
  await hydrated(page);
  await list(page).getByRole('link').first().click();
  const section = page.getByRole('region', { name: t('job_detail.calculator'), exact: true });
  await section.locator('summary').first().click();
  const municipality = section.getByRole('combobox', { name: t('pay.own.municipality') });
  await municipality.fill('Soln');
  await page.getByRole('option', { name: 'Solna' }).click();
  await section.getByLabel(t('pay.own.other_income'), { exact: true }).fill(income);
  await page.keyboard.press('Tab');
  await expect.poll(() => storesOf(page)).toContain(income);
}

/** Everything that the site has stored in this browser, and this tab, as one text. */
const storesOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const copies = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    const registration = await navigator.serviceWorker.getRegistration();
    const push = await registration?.pushManager.getSubscription().catch(() => null);
    const databases = await indexedDB.databases();
    return JSON.stringify({
      local: { ...localStorage },
      session: { ...sessionStorage },
      // The site's own files are the same for everybody
      copies: copies.flat().filter((url) => !new URL(url).pathname.startsWith('/assets/')),
      databases,
      push: push?.endpoint ?? null,
      state: history.state,
      cookies: document.cookie,
    });
  });

test('nothing of a shared session is left when the browser was closed without signing out', async ({
  baseURL,
  extraHTTPHeaders,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'vikari-profile-'));
  const options = { baseURL, extraHTTPHeaders };
  let context = await openBrowser(folder, options);
  try {
    const page = await context.newPage();
    await sayIncome(page, EARLIER);

    await page.goto(paths.login(paths.applications()));
    await page.getByRole('checkbox', { name: t('auth.shared.label') }).check();
    await identifyAs(page, 'sv', PERSON);
    await expect(page).toHaveURL(paths.applications());
    // Not even the tab has what was typed before
    expect(await storesOf(page)).not.toContain(EARLIER);

    await sayIncome(page, INCOME);
    const job = page.url();
    await page
      .getByRole('button', { name: /^Spara /u })
      .first()
      .click();
    await page.goto(paths.saved());
    await expect(page.getByText(t('saved.page.lead.candidate'))).toBeVisible();
    // Each other room keeps by the one door that `storeBoundaries.test.ts` holds; these ask for more:
    // live updates and push messages
    for (const room of [paths.messages(), '/account/notifications']) {
      await page.goto(room);
      await hydrated(page);
    }
    await page.goto(job);
    await page.getByRole('link', { name: t('job_detail.apply'), exact: true }).click();
    await openContactDetails(page, 'sv');
    await page.getByLabel(t('forms.last_name')).fill(TYPED);
    await page.keyboard.press('Tab');
    // What is kept for the tab is there, and on the device there is nothing
    await expect.poll(() => storesOf(page)).toContain(INCOME);
    const device = JSON.stringify(await page.evaluate(() => ({ ...localStorage })));
    for (const own of [INCOME, PLACE, SEARCH, jobIdIn(job), TYPED]) {
      expect(device).not.toContain(own);
    }
    const tab = await page.evaluate(() => ({ ...sessionStorage }));
    await context.close();

    // The same browser, which brings the tab back with what it had stored
    context = await openBrowser(folder, options);
    await context.addInitScript((kept) => {
      if (window !== window.top || sessionStorage.getItem('brought_back') !== null) return;
      for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
      sessionStorage.setItem('brought_back', '1');
    }, tab);
    const next = await context.newPage();
    await next.goto(paths.home());
    await hydrated(next);
    const cookies = (await context.cookies()).map(({ name }) => name);
    expect(cookies.filter((name) => !/language/.test(name))).toEqual([]);
    for (const own of [INCOME, EARLIER, PLACE, SEARCH, jobIdIn(job), TYPED, PERSON, 'draft.']) {
      expect(await storesOf(next)).not.toContain(own);
    }

    // Nor do the pages show anything of them
    await next.goto(paths.saved());
    await hydrated(next);
    await expect(next.getByText(t('saved.seen.empty'))).toBeVisible();
    await next.goto(paths.jobs());
    await hydrated(next);
    await next.getByRole('combobox').or(next.getByRole('searchbox')).first().click();
    await expect(next.getByRole('region', { name: t('jobs.bar.recent') })).toHaveCount(0);
    await next.goto(job);
    await hydrated(next);
    const section = next.getByRole('region', { name: t('job_detail.calculator'), exact: true });
    await expect(section.getByText(t('job_detail.pay.average'))).toBeVisible();
    await expect(next.getByText('Solna')).toHaveCount(0);
    await next.goto(paths.applications());
    await hydrated(next);
    await expect(next.getByText('Nordanvik')).toHaveCount(0);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
});

/** The id at the end of a job's address. */
function jobIdIn(url: string): string {
  const id = new URL(url).pathname.split('--').at(-1);
  if (!id) throw new Error(`There is no job in ${url}.`);
  return id;
}
