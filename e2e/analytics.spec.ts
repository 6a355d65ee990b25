import { expect, type Page } from '@playwright/test';
import type { TrackRequest } from '../domain/api/analytics';
import { builtScript } from './pages/builtScript';
import { hydrated } from './pages/hydration';
import { test } from './pages/test';
import { words } from './words';

const t = words('sv');
test.use({ locale: 'sv-SE' });

const COUNTING = builtScript('src/data/analytics/startAnalytics.ts');

const isTrack = (url: string) => url.endsWith('/misc/track');

/** Goes home → list → job → the first step of a registration, and leaves. */
async function walk(page: Page): Promise<void> {
  await page.goto('/');
  await hydrated(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell.footer.all_jobs') })
    .click();
  const results = page.getByRole('list', { name: t('jobs.list.label'), exact: true });
  await results.getByRole('link').first().click();
  await page
    .getByRole('link', { name: t('job_detail.apply'), exact: true })
    .first()
    .click();
  await page.getByRole('link', { name: t('auth.register.steps') }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: t('register.step.email.title') }),
  ).toBeVisible();
}

test('a visit is counted step by step, without a cookie and without storage', async ({ page }) => {
  const events: string[] = [];
  const refused: number[] = [];
  page.on('response', async (response) => {
    if (!isTrack(response.url())) return;
    if (response.status() !== 200) refused.push(response.status());
    const batch: TrackRequest = response.request().postDataJSON();
    for (const { event, first: _, ...properties } of batch.events) {
      events.push([event, ...Object.values(properties)].join(' '));
    }
  });
  await walk(page);
  // Leaves the site, as a closed tab does
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await expect.poll(() => events).toContain('registration_step email');
  const steps = events.filter((event) => !/^(?:filter_used|vital_measured)/.test(event));
  expect(steps).toEqual([
    'visit_begun / nowhere',
    'page_viewed /',
    'page_viewed /lediga-jobb',
    'page_viewed /jobb/*',
    'job_opened /lediga-jobb',
    'page_viewed /register',
    'registration_step one_page',
    'page_viewed /register/:step',
    'registration_step email',
  ]);
  // How fast the loaded page was, which shows jobs; what of it a headless browser measures is its own affair
  const vitals = events.filter((event) => event.startsWith('vital_measured'));
  for (const vital of vitals) {
    expect(vital).toMatch(/^vital_measured list (?:lcp|inp|cls) (?:good|needs_improvement|poor)$/);
  }
  expect(new Set(vitals).size).toBe(vitals.length);
  expect(refused).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  const stored = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
  expect(stored.filter((key) => /analytic|track|visit|batch/.test(key))).toEqual([]);
});

test('with Global Privacy Control nothing is sent', async ({ page }) => {
  const sent: string[] = [];
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (isTrack(request.url())) sent.push(request.url());
    if (request.url().endsWith(COUNTING)) loaded.push(request.url());
  });
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  });
  await walk(page);
  // The code that counts has come: it is read, and then imported
  await expect.poll(() => loaded.length).toBeGreaterThan(0);
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await page.goto('/jobs');
  await hydrated(page);
  expect(sent).toEqual([]);
});
