import { expect, type Locator, type Page } from '@playwright/test';
import { paths } from '../src/lib/site/paths';
import { test } from './pages/test';
import { words } from './words';

const t = words('sv');

test.use({ locale: 'sv-SE' });

async function openJob(page: Page): Promise<void> {
  const found = await page.request.post('/api/portal/public/jobs/filter', {
    data: { workroles: 'sjukskoterska', pageLength: 1 },
  });
  const { results }: { results: { slug: string }[] } = await found.json();
  await page.goto(paths.job(results[0]?.slug ?? ''));
}

async function edges(part: Locator): Promise<{ left: number; top: number; bottom: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { left: box.x, top: box.y, bottom: box.y + box.height };
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
]) {
  test(`the facts and the buttons are in the first window of ${viewport.width} × ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openJob(page);
    const facts = page.getByRole('region', { name: t('job_detail.facts') });
    const apply = page.getByRole('link', { name: t('job_detail.apply'), exact: true });
    const bar = page.getByRole('complementary', { name: t('job_detail.apply') });
    expect((await edges(facts)).bottom).toBeLessThanOrEqual((await edges(bar)).top);
    await expect(apply).toBeInViewport({ ratio: 1 });

    // Within reach on the whole page, and at its end after everything else
    await page
      .getByRole('heading', { name: t('job_detail.workplace'), exact: true })
      .scrollIntoViewIfNeeded();
    await expect(apply).toBeInViewport({ ratio: 1 });
    const all = page.getByRole('link', { name: t('job_detail.all_jobs') });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect((await edges(all)).bottom).toBeLessThanOrEqual((await edges(bar)).top);
  });
}

test('the page begins where the list of jobs does', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(paths.jobs());
  const list = await edges(page.getByRole('list', { name: t('jobs.list.label'), exact: true }));
  await openJob(page);
  const { left } = await edges(page.getByRole('heading', { level: 1 }));
  expect(left).toBe((await edges(page.locator('header a').first())).left);
  expect(left).toBeLessThanOrEqual(list.left);
  const apply = page.getByRole('link', { name: t('job_detail.apply'), exact: true });
  await page
    .getByRole('heading', { name: t('job_detail.workplace'), exact: true })
    .scrollIntoViewIfNeeded();
  await expect(apply).toBeInViewport({ ratio: 1 });
});

test('a job and the start page are printed without the bars at the end of the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const banner = page.getByRole('region', { name: t('app_banner.label') });
  for (const open of [() => page.goto(paths.home()), () => openJob(page)]) {
    await page.emulateMedia({ media: 'screen' });
    await open();
    await expect(banner).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(banner).toBeHidden();
  }
});
