import { expect, type Page } from '@playwright/test';
import type { Language } from '../domain/language';
import { NEWEST_TAX_YEAR } from '../domain/pay/years/taxYears';
import { paths } from '../src/lib/site/paths';
import { hydrated } from './pages/hydration';
import { tabTo } from './pages/keyboard';
import { test } from './pages/test';
import { expectNoViolations } from './pages/violations';
import { words } from './words';

const CASES = [
  { language: 'sv', locale: 'sv-SE', viewport: { width: 390, height: 844 } },
  { language: 'en', locale: 'en-GB', viewport: { width: 1440, height: 900 } },
] as const;

/** What is in the hand a month, own company and employed. */
function inHand(page: Page, language: Language, year: number) {
  const name = words(language)('pay_calculator.result').replace('{year}', String(year));
  return page.getByRole('region', { name }).getByRole('definition').allTextContents();
}

for (const { language, locale, viewport } of CASES) {
  const t = words(language);
  test.describe(`in ${language} at ${viewport.width} px`, () => {
    test.use({ locale, viewport });

    test('a year is worked out by keyboard, and its address shows the same to others', async ({
      page,
      context,
    }) => {
      await page.goto(paths.payCalculator());
      await hydrated(page);
      const before = await inHand(page, language, NEWEST_TAX_YEAR);

      const field = page.getByRole('textbox', { name: t('pay_calculator.field.rate') });
      await tabTo(page, field);
      // The slider comes when its place is near the window
      const rate = page.getByRole('slider', { name: t('pay_calculator.field.rate') });
      await tabTo(page, rate);
      await page.keyboard.press('PageUp');
      await expect(field).toHaveValue('700');
      await expect.poll(() => inHand(page, language, NEWEST_TAX_YEAR)).not.toEqual(before);

      const salary = page.getByRole('radio', {
        name: new RegExp(`^${t('pay_calculator.salary.best')}`, 'u'),
      });
      await tabTo(page, salary);
      await page.keyboard.press('ArrowDown');
      const month = page.getByRole('textbox', { name: t('pay_calculator.field.month') });
      await tabTo(page, month);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('x');
      await expect(month).toHaveAccessibleDescription(/40.000/u);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('30000');
      await expectNoViolations(page);
      await expect(page).toHaveURL(/rate=700.*month=30000/u);

      // Enter leads to the result
      await page.keyboard.press('Enter');
      const heading = page.getByRole('heading', {
        name: t('pay_calculator.result').replace('{year}', '2026'),
      });
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();

      const other = await context.newPage();
      await other.goto(page.url());
      expect(await inHand(other, language, NEWEST_TAX_YEAR)).toEqual(
        await inHand(page, language, NEWEST_TAX_YEAR),
      );
      await other.close();
    });
  });
}

test.describe('without a script', () => {
  test.use({ locale: 'sv-SE', javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const t = words('sv');

  test('the result is there, and the form is worked out by the server', async ({ page }) => {
    await page.goto(paths.payCalculator());
    const before = await inHand(page, 'sv', 2026);
    expect(before).toHaveLength(2);
    const sum = page.getByRole('textbox', { name: t('pay_calculator.field.sum') });
    await expect(sum).toBeHidden();
    await page.getByText(t('pay_calculator.income.sum'), { exact: true }).click();
    await sum.fill('1 500 000');
    await page.getByLabel(t('pay_calculator.municipality')).selectOption('Umeå');
    await page.getByLabel(t('pay_calculator.year'), { exact: true }).selectOption('2025');
    await page.getByRole('button', { name: t('pay_calculator.submit') }).click();
    await expect(page).toHaveURL(/year=2025/u);
    await expect(sum).toHaveValue('1\u00a0500\u00a0000');
    expect(await inHand(page, 'sv', 2025)).not.toEqual(before);

    await sum.fill('mycket');
    await page.getByRole('button', { name: t('pay_calculator.submit') }).click();
    await expect(sum).toHaveValue('mycket');
    await expect(page.getByText(t('pay_calculator.wrong')).first()).toBeVisible();
    expect(await inHand(page, 'sv', 2025)).toEqual([]);
  });
});
