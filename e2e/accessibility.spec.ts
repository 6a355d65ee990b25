import { expect } from '@playwright/test';
import { test } from './pages/test';
import { axeOn, expectNoViolations } from './pages/violations';

const PAGES = [
  '/',
  '/jobs',
  '/lediga-jobb',
  '/stockholm/lediga-jobb',
  '/lediga-jobb/hogst-timlon',
  '/loner/specialistlakare',
  '/login',
  '/register',
  '/sparade',
  '/privacy',
  '/tillganglighet',
  '/bevakning?roles=sjukskoterska',
  '/finns-inte',
];
/** A page of each kind: only colours differ, and the theme's tests check the contrast of them all. */
const DARK_PAGES = ['/', '/lediga-jobb', '/register'];

for (const [scheme, paths] of [
  ['light', PAGES],
  ['dark', DARK_PAGES],
] as const) {
  test.describe(`in ${scheme}`, () => {
    test.use({ locale: 'sv-SE', colorScheme: scheme, viewport: { width: 390, height: 844 } });

    for (const path of paths) {
      test(`${path} has nothing for axe to find, and no sideways scroll at 320 px`, async ({
        page,
      }) => {
        await page.goto(path);
        // The not-found page shows its text after a second.
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoViolations(page);
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
  const { violations } = await axeOn(page).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

for (const path of ['/', '/jobs', '/login']) {
  test(`${path} has its landmarks, a title and a language`, async ({ page }) => {
    await page.goto(path);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
    const navigation = page.getByRole('navigation');
    await expect(navigation).not.toHaveCount(0);
    for (const each of await navigation.all()) await expect(each).toHaveAccessibleName(/\w/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/Vikari/);
    await expect(page.locator('html')).toHaveAttribute('lang', /^(sv|en)$/);
  });
}
