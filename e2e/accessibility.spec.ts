import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

const PAGES = [
  '/',
  '/jobs',
  '/lediga-jobb',
  '/stockholm/lediga-jobb',
  '/lediga-jobb/hogst-timlon',
  '/login',
  '/register',
  '/finns-inte',
];

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`in ${scheme}`, () => {
    test.use({ locale: 'sv-SE', colorScheme: scheme, viewport: { width: 390, height: 844 } });

    for (const path of PAGES) {
      test(`${path} has nothing for axe to find, and no sideways scroll at 320 px`, async ({
        page,
      }) => {
        await page.goto(path);
        // The not-found page shows its text after a second.
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(320);
      });
    }
  });
}

test('a job page has nothing for axe to find', async ({ page }) => {
  await page.goto('/jobs');
  await page.getByRole('list').getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/jobb\//);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});
