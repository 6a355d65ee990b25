import { expect, type Page } from '@playwright/test';
import { STATEMENTS } from '../domain/insight/statements';
import { paths } from '../src/lib/site/paths';
import { openAs } from './pages/bankid';
import { tabTo } from './pages/keyboard';
import { test } from './pages/test';
import { expectNoViolations } from './pages/violations';
import { pattern, words } from './words';

/** No other test uses this person. */
const PERSON = 'Runa Vikholm';

/** The workplace that the person has worked at, from their own experiences. */
async function ownWorkplace(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const { results } = await (await fetch('/api/v2/users/experiences')).json();
    return results[0].workplace;
  });
}

test.describe('a candidate on a phone', () => {
  test.use({ locale: 'sv-SE', viewport: { width: 390, height: 844 } });

  test('finds where they have worked and answers by keyboard', async ({ page }) => {
    const t = words('sv');
    await openAs(page, PERSON, paths.insight());
    await expect(page).toHaveURL(/\/inblick$/);
    const workplace = await ownWorkplace(page);
    const field = page.getByRole('searchbox', { name: t('insight.search') });
    await tabTo(page, field);
    await page.keyboard.type(workplace);
    await page.keyboard.press('Enter');
    const link = page.getByRole('main').getByRole('link', { name: workplace, exact: true });
    await tabTo(page, link);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: t('insight.areas') })).toBeVisible();
    await expectNoViolations(page);

    const send = page.getByRole('button', { name: t('insight.form.submit') });
    await tabTo(page, send);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: t('insight.form.summary') })).toBeVisible();
    for (const { id } of STATEMENTS) {
      const first = page.locator(`input[name="${id}"]`).first();
      await tabTo(page, first);
      await page.keyboard.press('ArrowRight');
      await expect(page.locator(`input[name="${id}"]`).nth(1)).toBeChecked();
    }
    await tabTo(page, send);
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('insight.own.saved'))).toBeVisible();
    await page.reload();
    await expect(page.getByText(t('insight.own.waits'))).toBeVisible();
    const back = page.getByRole('button', { name: pattern(t('insight.own.take_back')) });
    await tabTo(page, back);
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('insight.own.taken_back'))).toBeVisible();
  });
});

test.describe('a visitor', () => {
  test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 }, javaScriptEnabled: false });

  test('sees average and number without a script, and how to see the rest', async ({ page }) => {
    const t = words('en');
    await page.goto(`${paths.insight()}?lang=en`);
    // Those with most answers come first
    await page.getByRole('searchbox', { name: t('insight.search') }).fill('vård');
    await page.getByRole('button', { name: t('insight.search.button') }).click();
    const results = page.getByRole('main').getByRole('listitem');
    await results
      .filter({ hasText: /\d+ answers$/ })
      .first()
      .getByRole('link')
      .click();
    await expect(page.getByText(/^\d+ answers$/)).toBeVisible();
    await expect(page.getByText(t('insight.limited'))).toBeVisible();
    await expect(page.getByRole('heading', { name: t('insight.areas') })).toHaveCount(0);
  });
});

test.describe('a visitor in Swedish', () => {
  test.use({ locale: 'sv-SE', viewport: { width: 390, height: 844 } });

  test('what a visitor sees has nothing for axe to find', async ({ page }) => {
    await page.goto(`${paths.insight()}?q=vård`);
    await page.getByRole('main').locator('a[href*="workplace="]').first().click();
    await expect(
      page.getByRole('heading', { name: words('sv')('insight.protection') }),
    ).toBeVisible();
    await expectNoViolations(page);
  });
});
