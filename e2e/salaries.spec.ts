import { expect, type Page } from '@playwright/test';
import type { Language } from '../domain/language';
import { paths } from '../src/lib/site/paths';
import { press, tabTo } from './pages/keyboard';
import { test } from './pages/test';
import { expectNoViolations } from './pages/violations';
import { words } from './words';

const SIZES = [
  { language: 'sv', viewport: { width: 390, height: 844 }, title: 'Lön för sjuksköterskor' },
  { language: 'en', viewport: { width: 1440, height: 900 }, title: 'Pay for nurses' },
] as const satisfies readonly {
  language: Language;
  viewport: { width: number; height: number };
  title: string;
}[];

/** Chooses a place for the page's jobs, without the mouse. */
async function narrowByKeyboard(page: Page, place: string): Promise<void> {
  await tabTo(page, page.locator('#jobs summary'));
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('link', { name: place, exact: true }));
  await expect(page).toHaveURL(/locations=r-01/);
}

for (const { language, viewport, title } of SIZES) {
  const t = words(language);

  test(`from the guide to a profession and its jobs by keyboard, ${language}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      viewport,
      locale: language === 'sv' ? 'sv-SE' : 'en-GB',
    });
    const page = await context.newPage();
    await page.goto(`${paths.salaries()}?lang=${language}`);
    await expectNoViolations(page);
    const nurse = language === 'sv' ? 'Sjuksköterska' : 'Nurse';
    await press(page, page.locator('main').getByRole('link', { name: nurse, exact: true }));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectNoViolations(page);

    await narrowByKeyboard(page, language === 'sv' ? 'Stockholms län' : 'Stockholm County');
    const jobs = page.getByRole('list', { name: t('salaries.jobs') });
    await press(page, jobs.getByRole('link').first());
    await expect(page).toHaveURL(/\/jobb\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.close();
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, locale: 'sv-SE' });

  test('a page shows figures, answers and chosen jobs', async ({ page }) => {
    const t = words('sv');
    await page.goto(paths.nurseStaffingPay());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const question = page.locator('#questions summary').first();
    await question.click();
    await expect(page.locator('#questions details[open] p').first()).toBeVisible();
    const times = page.getByRole('navigation', { name: t('salaries.jobs.time') });
    const night = times.getByRole('link', { name: 'Natt', exact: true });
    await night.click();
    await expect(page).toHaveURL(/time-of-day=night/);
    await expect(night).toHaveAttribute('aria-current', 'true');
  });
});

test('a profession without a page is not found', async ({ page }) => {
  const response = await page.goto(paths.salary('finns-inte'));
  expect(response?.status()).toBe(404);
});
