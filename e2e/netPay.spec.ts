import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '../domain/language';
import { press, tabTo } from './pages/keyboard';
import { test } from './pages/test';
import { expectNoViolations } from './pages/violations';
import { pattern, words } from './words';

/** Swedish on a phone, English on a computer; both without the mouse. */
const READERS: readonly { language: Language; locale: string; width: number; height: number }[] = [
  { language: 'sv', locale: 'sv-SE', width: 390, height: 844 },
  { language: 'en', locale: 'en-GB', width: 1440, height: 900 },
];

/** The section of a job's page, and the sum in it. */
function payOf(page: Page, t: ReturnType<typeof words>): { section: Locator; sum: Locator } {
  const section = page.getByRole('region', { name: t('job_detail.calculator'), exact: true });
  return { section, sum: section.getByRole('status').first() };
}

for (const { language, locale, width, height } of READERS) {
  test.describe(`${language}, ${width} px`, () => {
    test.use({ locale, viewport: { width, height } });

    test('a visitor sees pay in the hand and chooses their municipality, which is kept', async ({
      page,
    }) => {
      const t = words(language);
      await page.goto(`/jobs?q=sjuksköterska${language === 'en' ? '&lang=en' : ''}`);
      const card = page
        .getByRole('list', { name: t('jobs.list.label'), exact: true })
        .getByRole('article')
        .filter({ hasText: pattern(t('job.in_hand_spoken.pay')) })
        .first();
      await press(page, card.getByRole('link'));

      const { section, sum } = payOf(page, t);
      const average = section.getByText(t('job_detail.pay.average'));
      await expect(sum).toContainText(t('job_detail.pay.in_hand'));
      await expect(average).toBeVisible();
      const before = (await sum.textContent()) ?? '';

      await press(page, section.locator('summary').first());
      const municipality = section.getByRole('combobox', { name: t('pay.own.municipality') });
      await tabTo(page, municipality);
      await page.keyboard.type('Soln');
      await expect(page.getByRole('option', { name: 'Solna' })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(municipality).toHaveValue('Solna');
      await expect(section.getByText(/Solna \(/)).toBeVisible();
      await expect(sum).not.toHaveText(before);
      await expect(section.getByRole('table')).toContainText(t('pay.job.in_hand'));
      await expectNoViolations(page);
      const own = (await sum.textContent()) ?? '';

      await page.reload();
      await expect(sum).toHaveText(own);
      await expect(average).toBeHidden();
    });
  });
}
