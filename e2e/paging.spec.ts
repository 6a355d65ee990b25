import { expect, type Page } from '@playwright/test';
import { PAGE_IDS } from '../domain/pageIds';
import { test } from './pages/test';

/** The page is scrolled to `top`; a browser rounds it to a device's pixel. */
async function expectPlace(page: Page, top: number): Promise<void> {
  const away = () => page.evaluate((y) => Math.abs(window.scrollY - y), top);
  await expect.poll(away).toBeLessThanOrEqual(1);
}

test('Back from a job shows the pages that were loaded, where they were left', async ({ page }) => {
  const lists: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/public/jobs/filter')) lists.push(request.postData() ?? '');
  });
  // Other journeys publish jobs of other professions meanwhile
  await page.goto('/lediga-jobb?roles=fysioterapeut');
  await expect(page.locator(`#${PAGE_IDS.root}`)).toBeAttached();
  const jobs = page.getByRole('list', { name: 'Lediga uppdrag' }).getByRole('article');
  const first = await jobs.count();
  await page.getByRole('button', { name: 'Visa fler' }).first().click();
  await expect.poll(() => jobs.count()).toBeGreaterThan(first);
  // The page came with the first part of the list
  expect(lists).toHaveLength(1);
  const shown = await jobs.count();
  const last = jobs.last();
  await last.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  await last.getByRole('link').click();
  await expect(page).toHaveURL(/\/jobb\//);
  await page.goBack();
  await expect(jobs).toHaveCount(shown);
  await expectPlace(page, left);
});

test('Back from a job shows the list by weeks where it was left', async ({ page }) => {
  await page.goto('/lediga-jobb');
  await expect(page.locator(`#${PAGE_IDS.root}`)).toBeAttached();
  await page.getByRole('link', { name: 'Veckor' }).click();
  await expect(page).toHaveURL(/view=weeks/);
  const weeks = page.getByRole('heading', { level: 3, name: /^Vecka \d+/ });
  await expect(weeks.first()).toBeVisible();
  const jobs = page.getByRole('article');
  const shown = await jobs.count();
  const last = jobs.nth(7);
  await last.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  await last.getByRole('link').click();
  await expect(page).toHaveURL(/\/jobb\//);
  await page.goBack();
  await expect(page).toHaveURL(/view=weeks/);
  await expect(jobs).toHaveCount(shown);
  await expectPlace(page, left);
});
