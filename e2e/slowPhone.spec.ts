import { type Browser, expect, type Page } from '@playwright/test';
import { isHydrated } from './pages/hydration';
import { test } from './pages/test';
import { startSlowLine } from './support/slowLine';
import { pattern, words } from './words';

const t = words('sv');
const { SLOW_PHONE_LOADS } = process.env;
/** How much slower than this machine the phone's processor is; `npm run test:slow-phone` has both. */
const RATES = SLOW_PHONE_LOADS ? [4, 6] : [6];
/** Loads of each page at each rate; `npm run test:slow-phone` sets more. */
const LOADS = Number(SLOW_PHONE_LOADS ?? 2);
/** Loads at the same time, each in its own context: a slowed page leaves its processor idle. */
const AT_ONCE = 3;
/**
 * Milliseconds: however busy the machine is, a page is hydrated within this time unless it failed.
 */
const LONGEST = 60_000;
const PHONE = { width: 390, height: 844 };

// A trace takes screenshots all the time, which slows a throttled processor down twofold.
test.use({ trace: 'off', contextOptions: { reducedMotion: 'no-preference' } });

/** Presses something that needs the page's scripts; returns a check of its effect. */
type Press = (page: Page) => Promise<() => Promise<void>>;

const openFilters: Press = async (page) => {
  await page.getByRole('button', { name: pattern(t('jobs.bar.label')) }).click();
  return () => expect(page.getByRole('dialog')).toBeVisible({ timeout: LONGEST });
};

const share: Press = async (page) => {
  const button = page.getByRole('button', { name: t('job_detail.share') });
  await button.click();
  return () =>
    expect(
      page
        .getByText(t('job_detail.share_copied'))
        .or(page.getByText(t('job_detail.share_failed')))
        .first(),
    ).toBeVisible({ timeout: LONGEST });
};

const identify: Press = async (page) => {
  await page.getByRole('button', { name: t('auth.bankid.same') }).click();
  return () =>
    expect(page.getByRole('button', { name: 'Avbryt' })).toBeVisible({ timeout: LONGEST });
};

const PAGES: { name: string; path: (job: string) => string; press: Press; leaves?: true }[] = [
  { name: 'the start page', path: () => '/', press: openFilters },
  { name: 'the list of jobs', path: () => '/lediga-jobb', press: openFilters },
  { name: 'a job', path: (job) => job, press: share },
  // Its buttons navigate, with or without a script.
  { name: 'the login', path: () => '/login', press: identify, leaves: true },
];

async function slowDown(page: Page, rate: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate });
}

interface Load {
  browser: Browser;
  url: string;
  rate: number;
  press: Press;
  leaves?: true;
}

/**
 * One load over a slow line, with a press while the document's end and the scripts are still
 * loading.
 */
async function loadAndPress({ browser, url, rate, press, leaves }: Load): Promise<void> {
  const line = await startSlowLine();
  const context = await browser.newContext({
    locale: 'sv-SE',
    viewport: PHONE,
    proxy: line.proxy,
  });
  try {
    const page = await context.newPage();
    await slowDown(page, rate);
    await page.goto(url, { waitUntil: 'commit' });
    const seeEffect = await press(page);
    if (!leaves) expect(await isHydrated(page)).toBe(false);
    await line.scriptsHaveCome();
    line.finish();
    if (!leaves) await expect.poll(() => isHydrated(page), { timeout: LONGEST }).toBe(true);
    await seeEffect();
  } finally {
    await context.close();
    await line.close();
  }
}

/** The address of a job's page. */
async function newestJob(page: Page): Promise<string> {
  const answer = await page.request.post('/api/portal/public/jobs/filter', {
    data: { pageLength: 1 },
  });
  const { results } = await answer.json();
  return `/jobb/${results[0].slug}`;
}

for (const rate of RATES) {
  for (const { name, path, press, leaves } of PAGES) {
    test(`${rate} times slower, ${name} handles every press in ${LOADS} loads`, async ({
      browser,
      page,
      baseURL,
    }) => {
      test.setTimeout(LONGEST * (1 + LOADS));
      const url = `${baseURL}${path(await newestJob(page))}`;
      for (let loads = 0; loads < LOADS; loads += AT_ONCE) {
        const batch = Array.from({ length: Math.min(AT_ONCE, LOADS - loads) });
        await Promise.all(batch.map(() => loadAndPress({ browser, url, rate, press, leaves })));
      }
    });
  }
}

test.describe('a page that hydrates late', () => {
  test.use({ locale: 'sv-SE', viewport: PHONE });

  test('is hydrated in a tab that never paints a frame', async ({ page }) => {
    await page.addInitScript(() => {
      window.requestAnimationFrame = () => 0;
    });
    await page.goto('/');
    await expect.poll(() => isHydrated(page)).toBe(true);
  });

  test('keeps what was typed and sent before, and puts none of it into the address', async ({
    browser,
    baseURL,
  }) => {
    const line = await startSlowLine();
    const context = await browser.newContext({ locale: 'sv-SE', proxy: line.proxy });
    const page = await context.newPage();
    await page.goto(`${baseURL}/register`, { waitUntil: 'commit' });
    const email = page.getByLabel(t('auth.register.email'));
    await email.fill('anna@example.com');
    await email.press('Enter');
    await line.scriptsHaveCome();
    expect(await isHydrated(page)).toBe(false);
    line.finish();
    await expect.poll(() => isHydrated(page)).toBe(true);
    // The browser posted the form without a script: the other fields are missing, the e-mail
    // address is not
    await expect(page.getByText(t('registration.contact_information.error'))).toBeHidden();
    await expect(page.getByRole('heading', { name: t('forms.summary.title') })).toBeVisible();
    await expect(email).toHaveValue('anna@example.com');
    expect(new URL(page.url()).search).toBe('?problem=incomplete');
    await context.close();
    await line.close();
  });
});

test.describe('a page whose script cannot be loaded', () => {
  test.use({ locale: 'sv-SE', viewport: PHONE });
  const SCRIPT = '**/assets/main-*.js';

  test('is reloaded once and then works', async ({ page }) => {
    const reports: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/misc/report_client_error')) reports.push(request.postDataJSON());
    });
    // Requested twice per load when the tag does not wait for the failed preload
    let failing = true;
    await page.route(SCRIPT, (route) => (failing ? route.abort() : route.continue()));
    page.on('framenavigated', () => {
      failing = reports.length === 0;
    });
    await page.goto('/login?target_path=%2Fcandidate');
    await expect.poll(() => isHydrated(page).catch(() => false)).toBe(true);
    expect(reports).toEqual([
      {
        kind: 'script_not_loaded',
        message: expect.stringMatching(/^\/assets\/main-.*\.js$/),
        path: '/login',
      },
    ]);
  });

  test('shows an error the second time, and can be reloaded by hand', async ({ page }) => {
    await page.route(SCRIPT, (route) => route.abort());
    await page.goto('/login');
    await expect(page.getByRole('alert').filter({ hasText: 'kunde inte startas' })).toBeVisible();
    await page.unroute(SCRIPT);
    await page.getByRole('link', { name: 'Ladda om sidan' }).click();
    await expect.poll(() => isHydrated(page).catch(() => false)).toBe(true);
  });
});

test.describe('a part that is opened while the line is broken', () => {
  test.use({ viewport: PHONE });
  const JOURNEYS = [
    { language: 'sv', locale: 'sv-SE', notice: 'Ingen kontakt med servern' },
    { language: 'en', locale: 'en-GB', notice: 'No contact with the server' },
  ] as const;

  for (const { language, locale, notice } of JOURNEYS) {
    const tr = words(language);
    test.describe(`in ${language}`, () => {
      test.use({ locale });

      test('comes by itself when it is back, and the page stays', async ({ page, context }) => {
        await page.goto('/jobs');
        await page
          .getByRole('list', { name: tr('jobs.list.label'), exact: true })
          .getByRole('link')
          .first()
          .click();
        await page.waitForURL(/\/jobb?\/./u);
        await page.reload();
        await expect.poll(() => isHydrated(page)).toBe(true);
        await context.setOffline(true);
        await page.getByText(tr('job_detail.pay.details')).click();
        await expect(page.getByRole('alert').filter({ hasText: notice })).toBeVisible();
        await expect(page.getByText(tr('job_detail.pay.loading'))).toBeVisible();
        await context.setOffline(false);
        await expect(page.getByRole('combobox').first()).toBeVisible();
        await expect(page.getByText(notice)).toBeHidden();
      });
    });
  }
});
